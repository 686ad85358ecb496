"""What bots would do: nothing that makes one laugh, and nothing that they can't know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from tablee.core.state import options
from tablee.games.pagan import GAME
from tablee.games.pagan.advice import deductions
from tablee.games.pagan.facts import CARD_AT, WITCH
from tablee.games.pagan.heuristics import menace, suspicion, worth
from tablee.games.pagan.hints import prior, rollout, scores, value
from tablee.games.pagan.view import view
from tablee.i18n import Words

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table

    from tablee.core.game import Game, View
    from tablee.core.state import State

SEAT = {"witch": 0, "hunter": 1}


def favourite(t: Table, side: str) -> str:
    """The option that looks best to the player, in a world of his own."""
    world = t.sampled(side).s
    answers = options(world, SEAT[side])
    found = prior(world, SEAT[side], answers)
    return str(answers[found.index(max(found))])


def test_the_witch_takes_the_ritual(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.turn("witch")
    assert favourite(t, "witch") == "ritual"


def test_the_witch_readies_herself_for_the_ritual(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.secrets(annie=1)
    t.pawns("hunter", "annie")
    t.turn("witch")
    assert favourite(t, "witch") == "ready annie"


def test_the_witch_converts_on_her_own_villager(table: type[Table]) -> None:
    t = table()
    t.secrets(annie=6)
    t.turn("witch")
    assert favourite(t, "witch").startswith("visit annie")
    t.plays("witch", "visit annie")
    assert favourite(t, "witch") == "convert 3"


def test_the_hunter_stops_a_ritual(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.clues(sue=3)
    t.turn("hunter")
    assert favourite(t, "hunter") == "harass annie favour"


def test_the_hunter_readies_a_threat_that_hides_under_a_pawn(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.clues(sue=3, annie=1)
    t.pawns("witch", "annie")
    t.turn("hunter")
    assert favourite(t, "hunter") == "ready annie"


def test_the_hunter_eliminates_whom_he_is_sure_of(table: type[Table]) -> None:
    t = table()
    t.drawn("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    t.suspects("biggs")
    t.hand("hunter", "denunciation")
    t.influence("hunter", 3)
    t.clue_everywhere()
    t.clues(annie=3)
    t.turn("hunter")
    t.plays("hunter", "play denunciation")
    assert favourite(t, "hunter") == "eliminate annie"


def suspected(table: type[Table], clues: int) -> Table:
    """A clue lies everywhere, and so many on Annie; she has the favours for a ritual, and secrets too."""
    t = table()
    t.favours(annie=3)
    t.secrets(annie=2)
    t.clue_everywhere()
    t.clues(annie=clues)
    return t


def test_the_hunter_eliminates_a_threat_he_is_sure_enough_of_rather_than_harass_it(table: type[Table]) -> None:
    t = suspected(table, clues=3)
    t.turn("hunter")
    assert 0.6 < suspicion(t.s)[2] < 0.97
    assert favourite(t, "hunter") == "eliminate annie"


def test_the_hunter_stops_a_threat_he_is_not_sure_of_without_killing(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3, mia=2, pamuy=2, sue=2, biggs=2, wulfric=2)
    t.clue_everywhere()
    t.clues(annie=3)
    t.turn("hunter")
    assert favourite(t, "hunter") in ("visit annie", "harass annie favour")


def test_the_hunter_first_finds_the_clue_that_he_readies_the_threat_with(table: type[Table]) -> None:
    """Readying takes a clue: he fetches it in the colour before, and can still eliminate with his last pawn."""
    t = suspected(table, clues=3)
    t.pawns("witch", "annie")
    t.turn("hunter")
    assert favourite(t, "hunter") in ("visit johnson", "visit sue")
    t.plays("hunter", "visit johnson", "on annie")
    assert favourite(t, "hunter") == "ready annie"
    t.plays("hunter", "ready annie")
    assert favourite(t, "hunter") == "eliminate annie"


def test_a_suspect_within_reach_is_as_good_as_found(table: type[Table]) -> None:
    t = suspected(table, clues=4)
    t.pawns("witch", "annie")
    t.turn("hunter")
    assert value(t.s)[1] > 0.95
    t.clues(annie=3)
    assert value(t.s)[1] < 0.9
    t.clues(annie=4)
    t.pawns("hunter", "annie")  # he stands in his own way
    assert value(t.s)[1] < 0.9


def test_what_saves_the_witch_is_worth_more_the_nearer_the_hunter_is(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    cards = [CARD_AT[name] for name in ("misdirection", "vial-of-oblivion", "black-cat", "witchs-mark")]
    t.clues(sue=11)
    far = [worth(t.s, card) for card in cards]
    t.clues(sue=0)
    t.clue_everywhere()
    t.clues(annie=3)
    near = [worth(t.s, card) for card in cards]
    assert menace(t.s) > 0.5
    assert all(one > other + 2 for one, other in zip(near, far, strict=True))


def test_the_rich_mind_prices_less(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "trance")
    t.turn("witch")
    found = []
    for influence in (4, 12):
        t.influence("witch", influence)
        answers = options(t.s, 0)
        found.append(scores(t.s, 0, answers)[[str(one) for one in answers].index("play trance")])
    assert found[1] > found[0] + 1


def test_the_hunter_does_not_eliminate_at_random(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere(3)
    t.turn("hunter")
    assert not favourite(t, "hunter").startswith("eliminate")


def test_the_hunter_exonerates_with_the_evidence_for_it(table: type[Table]) -> None:
    t = table()
    t.evidence(3)
    t.turn("hunter")
    assert favourite(t, "hunter") == "exonerate"


def test_the_last_suspect_is_drawn_whatever_else_there_is(table: type[Table]) -> None:
    t = table()
    t.drawn("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    t.evidence(3)
    t.favours(annie=3)
    t.turn("hunter")
    assert favourite(t, "hunter") == "exonerate"


def test_the_hunter_knows_no_more_than_he_has_seen(table: type[Table]) -> None:
    t = table()
    t.secrets(sue=4)
    t.turn("hunter")
    answers = options(t.s, 1)
    told = scores(t.s, 1, answers)
    t.s.witch, t.s.suspects[0] = t.s.suspects[0], t.s.witch
    assert scores(t.s, 1, answers) == told


def test_whom_he_has_drawn_is_not_suspected(table: type[Table]) -> None:
    t = table()
    t.drawn("sue")
    t.favours(sue=3)
    t.turn("hunter")
    assert suspicion(t.s)[1] == 0.0
    assert abs(sum(suspicion(t.s)) - 1.0) < 1e-9


def test_a_table_near_the_ritual_looks_better_to_the_witch(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    before = value(t.s)[0]
    t.favours(annie=2)
    assert value(t.s)[0] > before
    assert abs(sum(value(t.s)) - 1.0) < 1e-9


def test_a_table_near_the_last_suspect_looks_better_to_the_hunter(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    before = value(t.s)[1]
    t.drawn("johnson", "sue", "pamuy", "adams", "wulfric", "mia")
    t.evidence(5)
    assert value(t.s)[1] > before


def test_every_card_has_a_worth_at_any_moment(table: type[Table]) -> None:
    t = table.dealt(5)
    rng = Random(5)
    for _ in range(200):
        if t.s.outcome is not None:
            break
        seat = t.s.waiting[0]
        answers = options(t.s, seat)
        assert all(-5 < worth(t.s, card) < 25 for card in range(50))
        move = rollout(t.s, seat, answers, rng)
        assert move in answers
        t.plays(("witch", "hunter")[seat], str(move))


def test_a_bot_plays_a_whole_match(table: type[Table]) -> None:
    t = table.dealt(8)
    rng = Random(8)
    while t.s.outcome is None:
        seat = t.s.waiting[0]
        world = GAME.sample_world(t.s, seat, rng)
        t.plays(("witch", "hunter")[seat], str(rollout(world, seat, options(world, seat), rng)))
    assert t.outcome.reason in GAME.kinds.endings


def test_the_hunter_puts_a_clue_on_his_suspect(table: type[Table]) -> None:
    t = table()
    t.secrets(mia=4)
    t.clues(atkins=1, biggs=1)
    t.turn("hunter")
    t.plays("hunter", "visit biggs")
    assert favourite(t, "hunter") == "on mia"


def test_the_hunter_takes_what_feeds_his_suspect_from_the_witch(table: type[Table]) -> None:
    t = table()
    t.secrets(mia=3)
    t.pawns("witch", "atkins", "mia")
    t.turn("hunter")
    t.plays("hunter", "visit biggs")
    assert favourite(t, "hunter") == "on atkins"


def test_a_ritual_that_nobody_can_prevent_is_as_good_as_won(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.pawns("hunter", "annie")
    t.turn("witch")
    held = value(t.s)[0]
    t.secrets(annie=1)
    assert held < 0.95 < value(t.s)[0]


def test_pawns_on_what_feeds_her_cost_the_witch(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    free = value(t.s)[0]
    t.pawns("hunter", "johnson", "sue")
    assert value(t.s)[0] < free


def advised(t: Table, side: str, language: str) -> list[str]:
    """What the player is told beside a hint."""
    seat = SEAT[side]
    return list(deductions(view(t.s, seat), Words(cast("Game[State, View]", GAME), language, seat)))


def test_pgn_62_who_asks_for_advice_is_told_whom_the_signs_point_at(table: type[Table]) -> None:
    t = table()
    t.favours(mia=2)
    t.drawn("sue")
    t.turn("hunter")
    (line,) = advised(t, "hunter", "en")
    assert line.startswith("What has happened points at Mia, the Maiden (")
    assert "Sue" not in line
    assert advised(t, "hunter", "fr")[0].startswith("Les signes désignent\u00a0: ")


def test_pgn_62_at_the_beginning_nothing_points_at_anybody(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    assert advised(t, "hunter", "en") == ["Nothing points at anybody yet."]
    assert advised(t, "witch", "fr") == ["Rien ne désigne encore personne."]


def test_pgn_75_the_witch_is_told_how_much_they_point_at_her(table: type[Table]) -> None:
    t = table()
    t.favours(mia=1)
    before = advised(t, "witch", "en")[1]
    t.favours(annie=3)
    after = advised(t, "witch", "en")[1]
    assert before.startswith("What has happened points at you, Doctor Annie, with ")
    assert share(after) > share(before)


def share(line: str) -> int:
    return int(line.rsplit(maxsplit=1)[-1].removesuffix("%."))


def test_pgn_12_after_the_last_pawn_nobody_is_woken(table: type[Table]) -> None:
    t = table()
    t.in_play("waking-draught")
    t.filled("waking-draught", 2)
    t.pawns("hunter", "biggs")
    t.turn("witch")
    t.last_pawn()
    t.plays("witch", "gain")
    assert dict(zip(t.choices("witch"), scores(t.s, WITCH, options(t.s, WITCH)), strict=True)) == {
        "drink waking-draught": 0.5,
        "pass": 2.5,
    }


def test_pgn_81_a_potion_gives_a_secret_to_its_twin_rather_than_away(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir", "truth-elixir", "natures-blend")
    t.filled("truth-elixir", 3)
    t.filled("truth-elixir", 1, copy=2)
    t.filled("natures-blend", 1)
    t.none_left("secret")
    t.turn("witch")
    t.plays("witch", "visit mia", "fill truth-elixir")
    assert t.choices("witch") == ["pour natures-blend", "pour truth-elixir", "pass"]
    blend, twin, nothing = scores(t.s, WITCH, options(t.s, WITCH))
    assert blend < nothing < twin
