"""What a hard bot makes of the table: it bluffs, it allows for bluff, and it knows no more than its seat."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final, cast

import pytest

from tablee.bots import Budget
from tablee.bots.ismcts import IsmctsBot
from tablee.core.state import options
from tablee.games.pagan import GAME
from tablee.games.pagan.belief import belief, guarded, shrewd
from tablee.games.pagan.evaluation import FEATURES, OF_HUNTER, OF_WITCH, Evaluation, features_of
from tablee.games.pagan.facts import HUNTER, VILLAGE, VILLAGER_AT, WITCH
from tablee.games.pagan.heuristics import suspicion, win_chances
from tablee.games.pagan.hints import EXPERTS, HINTS, scores
from tablee.games.pagan.play_style import BLUFFING, PLAIN, SHREWD, PlayStyle
from tablee.games.pagan.rules.cards.familiars import SendFamiliar

HARD: Final = replace(
    GAME, determinize=EXPERTS[HUNTER].determinize or GAME.determinize
)  # as a hard Hunter deals the worlds

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table

    from tablee.bots.hints import Hints
    from tablee.core.game import Game, View
    from tablee.core.notation import Seat
    from tablee.core.state import State
    from tablee.games.pagan.table import Pagan


def scored(t: Table, seat: int, move: str, style: PlayStyle) -> float:
    """What that option looks like to a player of that style."""
    answers = options(t.s, seat)
    return scores(t.s, seat, answers, style)[[str(one) for one in answers].index(move)]


def fed(t: Table, **given: int) -> None:
    """So many secrets were ever given to these villagers, and lie there."""
    t.secrets(**given)
    for villager, number in given.items():
        t.s.fed[VILLAGER_AT[villager]] = number


# --- What he believes ------------------------------------------------------------------------------------------------


def test_pgn_62_a_shrewd_hunter_suspects_the_colour_that_is_fed(table: type[Table]) -> None:
    t = table()
    fed(t, sue=5, mia=1)
    weights = shrewd(t.s, VILLAGE)
    assert weights[VILLAGER_AT["annie"]] == weights[VILLAGER_AT["johnson"]] > 3 * weights[VILLAGER_AT["pamuy"]]
    plain = belief(t.s, VILLAGE)
    assert plain[VILLAGER_AT["annie"]] == plain[VILLAGER_AT["pamuy"]]


def test_pgn_62_a_shrewd_hunter_goes_by_favours_more_than_by_secrets(table: type[Table]) -> None:
    t = table()
    fed(t, sue=6, annie=4)
    t.favours(annie=2)
    assert shrewd(t.s, VILLAGE)[VILLAGER_AT["annie"]] == max(shrewd(t.s, VILLAGE)) == 1.0


def test_pgn_75_a_shrewd_hunter_clears_the_dead_and_the_spurned(table: type[Table]) -> None:
    t = table()
    fed(t, sue=6, mia=6)
    t.eliminated("sue")
    t.s.spurned = 1 << VILLAGER_AT["mia"]
    weights = shrewd(t.s, VILLAGE)
    assert weights[VILLAGER_AT["sue"]] == 0.0
    assert 0 < weights[VILLAGER_AT["mia"]] < weights[VILLAGER_AT["atkins"]]


def test_a_witch_who_bluffs_allows_for_both_hunters(table: type[Table]) -> None:
    t = table()
    fed(t, sue=5, mia=1)
    weights = guarded(t.s, VILLAGE)
    assert sum(weights) == pytest.approx(1.0)
    openly = [one / sum(belief(t.s, VILLAGE)) for one in belief(t.s, VILLAGE)]
    shrewdly = [one / sum(shrewd(t.s, VILLAGE)) for one in shrewd(t.s, VILLAGE)]
    for weight, one, other in zip(weights, openly, shrewdly, strict=True):
        assert min(one, other) <= weight <= max(one, other)
    t.eliminated("sue")
    assert guarded(t.s, [VILLAGER_AT["sue"]]) == [0.0]


def test_pgn_s4_the_worlds_of_a_hard_hunter_keep_what_he_has_seen(table: type[Table]) -> None:
    t = table()
    t.drawn("sue", "mia")
    t.eliminated("biggs")
    t.suspects("adams")
    t.hand("hunter", "denunciation")
    t.influence("hunter", 3)
    t.turn("hunter")
    t.plays("hunter", "play denunciation")
    worlds = [HARD.sample_world(t.s, HUNTER, Random(number)) for number in range(200)]
    assert {s.witch for s in worlds} == {VILLAGER_AT[one] for one in ("johnson", "annie", "pamuy", "wulfric", "atkins")}
    assert all(s.suspects[0] == VILLAGER_AT["adams"] and s.drawn == t.s.drawn for s in worlds)


def test_the_worlds_of_a_hard_hunter_follow_his_own_belief(table: type[Table]) -> None:
    t = table()
    fed(t, sue=8)
    t.turn("hunter")
    kin = {VILLAGER_AT[one] for one in ("johnson", "annie")}
    hard, plain = (
        sum(game.sample_world(t.s, HUNTER, Random(number)).witch in kin for number in range(300))
        for game in (HARD, GAME)
    )
    assert hard > 2 * plain


@pytest.mark.parametrize("style", [PLAIN, BLUFFING, SHREWD])
def test_no_temper_knows_more_than_the_hunter_has_seen(table: type[Table], style: PlayStyle) -> None:
    t = table()
    fed(t, sue=4, mia=2)
    t.favours(mia=3)
    t.pawns("witch", "mia")
    t.turn("hunter")
    answers = options(t.s, HUNTER)
    told = scores(t.s, HUNTER, answers, style)
    t.s.witch, t.s.suspects[0] = t.s.suspects[0], t.s.witch
    assert scores(t.s, HUNTER, answers, style) == told


# --- How they score -------------------------------------------------------------------------------------------------


def test_a_witch_who_bluffs_likes_a_decoy_as_well_as_herself(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    t.plays("witch", "visit johnson")
    assert scored(t, WITCH, "on annie", PLAIN) > scored(t, WITCH, "on sue", PLAIN) + 0.5
    assert scored(t, WITCH, "on annie", BLUFFING) == pytest.approx(scored(t, WITCH, "on sue", BLUFFING))


def test_pgn_22_a_careful_witch_sends_no_coven_without_a_card_to_play(table: type[Table]) -> None:
    t = table()
    t.in_play("coven")
    t.hand("witch")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on mia")
    t.is_asked(SendFamiliar, "witch")
    assert scored(t, WITCH, "send coven", BLUFFING) < scored(t, WITCH, "pass", BLUFFING)
    assert scored(t, WITCH, "send coven", PLAIN) > scored(t, WITCH, "pass", PLAIN)


def test_pgn_22_a_careful_witch_does_not_discard_her_only_card_for_a_coven(table: type[Table]) -> None:
    t = table()
    t.in_play("coven")
    t.hand("witch", "theft")
    t.influence("witch", 9)
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on mia")
    told = {one: scored(t, WITCH, one, BLUFFING) for one in ("send coven", "reinforce coven", "pass")}
    assert told["reinforce coven"] < told["pass"] < told["send coven"]


def test_pgn_22_a_careful_witch_discards_no_card_for_influence_she_has_plenty_of(table: type[Table]) -> None:
    t = table()
    t.in_play("apprentices")
    t.hand("witch", "theft")
    t.influence("witch", 0)
    t.turn("witch")
    t.plays("witch", "visit annie with familiar", "on annie", "on annie")
    assert scored(t, WITCH, "reinforce apprentices", BLUFFING) > scored(t, WITCH, "send apprentices", BLUFFING)
    t.influence("witch", 12)
    assert scored(t, WITCH, "reinforce apprentices", BLUFFING) < scored(t, WITCH, "send apprentices", BLUFFING)


def test_pgn_60_a_careful_witch_wakes_only_whom_she_would_visit(table: type[Table]) -> None:
    t = table()
    t.in_play("waking-draught")
    t.filled("waking-draught", 2)
    t.pawns("hunter", "biggs")
    t.turn("witch")
    assert scored(t, WITCH, "drink waking-draught", BLUFFING) < scored(t, WITCH, "drink waking-draught", PLAIN)
    t.secrets(biggs=6)
    t.favours(biggs=1)
    assert scored(t, WITCH, "drink waking-draught", BLUFFING) == scored(t, WITCH, "drink waking-draught", PLAIN)
    t.plays("witch", "drink waking-draught")
    assert scored(t, WITCH, "on biggs", BLUFFING) > scored(t, WITCH, "pass", BLUFFING) + 0.5


def test_a_shrewd_hunter_brings_the_clue_without_which_he_cannot_stop_a_ritual(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.pawns("witch", "annie")
    t.turn("hunter")
    assert scored(t, HUNTER, "visit johnson", SHREWD) > scored(t, HUNTER, "visit johnson", PLAIN) + 5
    t.plays("hunter", "visit johnson")
    assert scored(t, HUNTER, "on annie", SHREWD) > scored(t, HUNTER, "on sue", SHREWD) + 5


def test_with_two_pawns_left_a_clue_comes_too_late(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.pawns("witch", "annie")
    t.turn("hunter")
    before = scored(t, HUNTER, "visit johnson", SHREWD)
    t.plays("hunter", "gain")
    assert scored(t, HUNTER, "visit johnson", SHREWD) < before - 5


# --- Who is ahead ----------------------------------------------------------------------------------------------------


def test_every_sign_has_a_weight(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    assert tuple(OF_WITCH) == tuple(OF_HUNTER) == FEATURES
    assert len(features_of(t.s, belief)) == len(FEATURES)


@pytest.mark.parametrize("value", [Evaluation(guarded, OF_WITCH), Evaluation(shrewd, OF_HUNTER)])
def test_the_outlook_moves_with_the_race(table: type[Table], value: Evaluation) -> None:
    t = table()
    t.turn("hunter")
    start = value(t.s)
    assert sum(start) == pytest.approx(1.0)
    t.drawn("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    assert value(t.s)[HUNTER] > start[HUNTER]
    t = table()
    fed(t, mia=6)
    t.favours(annie=2)
    t.turn("hunter")
    hidden = value(t.s)[WITCH]
    assert hidden > start[WITCH]
    t.clue_everywhere()
    t.clues(annie=4)
    fed(t, annie=8, sue=3)
    assert suspicion(t.s, value.believe)[t.s.witch] > 0.5
    assert value(t.s)[WITCH] < hidden


def test_a_short_match_is_judged_by_the_two_clocks(table: type[Table]) -> None:
    value = Evaluation(guarded, OF_WITCH)
    for scenario, alike in (("welcome", True), ("none", False)):
        t = table(scenario=scenario)
        fed(t, mia=4)
        t.turn("witch")
        assert (value(t.s) == win_chances(t.s)) is alike


def test_what_is_decided_is_told_as_it_is(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.turn("witch")
    value = Evaluation(guarded, OF_WITCH)
    assert value(t.s)[WITCH] > 0.95
    t.plays("witch", "ritual")
    assert value(t.s) == (1.0, 0.0)


# --- Who thinks so ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "times"), [("hard", 1), ("ismcts:5", 1), ("normal", 0)])
@pytest.mark.parametrize("seat", [WITCH, HUNTER])
def test_only_a_hard_bot_thinks_so(table: type[Table], name: str, times: int, seat: int) -> None:
    asked: list[int] = []

    def expert(one: Seat) -> Hints[Pagan]:
        asked.append(one)
        return EXPERTS[one]

    t = table()
    t.turn(("witch", "hunter")[seat])
    hints = cast("Hints[State]", replace(HINTS, expert=expert))
    game = cast("Game[State, View]", GAME)
    move = IsmctsBot(Budget(iterations=5), name, hints=hints).choose(
        game, GAME.sample_world(t.s, seat, Random(1)), seat, Random(1)
    )
    assert move in options(t.s, seat)
    assert asked == [seat] * times


def test_a_hard_bot_stops_where_more_makes_no_better_player(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    bot = IsmctsBot(Budget(iterations=2000, seconds=60.0), "hard")
    bot.choose(cast("Game[State, View]", GAME), GAME.sample_world(t.s, WITCH, Random(1)), WITCH, Random(1))
    assert bot.iterations == EXPERTS[WITCH].tuning.max_iterations
