"""What is seen of each event: pawns go to villagers, tokens and influence fly with their number, cards come from hands face up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar, cast

import pytest
from tests.games.staging import Shown, lost, shown

from tablee.core.beats import Beat, Beats, Cheer, Count, Drop, Fly, Go, Mark, Put, Show, Step, flat, staged
from tablee.core.game import Game, View
from tablee.core.scene import Card, Counter, Piece, walk
from tablee.core.state import State
from tablee.games.pagan import GAME
from tablee.games.pagan.beats import BEATS
from tablee.games.pagan.rules.cards.familiars import InvestigationReturned

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table

W, H = 0, 1
PAGAN: Final = cast("Game[State, View]", GAME)
SIDES: Final = ("witch", "hunter", None)
PLAYED: Final = 150  # answers of a long match, as each of three readers is shown them
S = TypeVar("S", bound=Step)


def seen(t: Table, happens: Callable[[], object], reader: str | None = None) -> list[Beat]:
    """What the reader is shown of that."""
    before = t.sees(reader)
    happens()
    return list(staged(cast("Beats[View]", BEATS), before, t.sees(reader), tuple(t.log(reader)), t.words(reader)))


def plays(t: Table, side: str, move: str, reader: str | None = None) -> list[Beat]:
    return seen(t, lambda: t.plays(side, move), reader)


def steps(told: list[Beat], kind: type[S]) -> list[S]:
    return [step for beat in told for step in flat(beat.steps) if isinstance(step, kind)]


def counts(told: list[Beat], name: str) -> list[int]:
    """The values that a counter shows one after the other."""
    return [step.value for step in steps(told, Count) if step.node == name]


def flights(told: list[Beat]) -> list[tuple[object, object, str]]:
    return [(step.start, step.end, step.label) for step in steps(told, Fly)]


# --- Pawns -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", SIDES)
def test_pgn_13_a_pawn_goes_to_the_villager_that_is_visited(table: type[Table], reader: str | None) -> None:
    t = table()
    t.turn("witch")
    told = plays(t, "witch", "visit atkins", reader)
    assert steps(told, Go) == [Go("pawn.0", "place.atkins")]
    assert "v.atkins" in steps(told, Mark)[0].nodes
    assert (told[0].seat, told[0].cause) == (W, True)


def test_pgn_11_the_familiar_pawn_goes_where_it_is_sent(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    assert steps(plays(t, "witch", "visit annie with familiar"), Go) == [Go("pawn.2", "place.annie")]


def test_pgn_r39_under_house_arrest_two_pawns_go_at_once(table: type[Table]) -> None:
    t = table()
    t.investigates("house-arrest", "mia")
    t.turn("witch")
    assert [step.node for step in steps(plays(t, "witch", "visit mia"), Go)] == ["pawn.0", "pawn.1"]


def test_pgn_02_all_pawns_of_whose_turn_it_is_come_home(table: type[Table]) -> None:
    t = table()
    t.in_play("main-hall")
    t.turn("witch")
    t.pawns("hunter", "annie", "mia")
    t.s.pawn[5] = 10
    t.s.pawns_left = 1
    told = plays(t, "witch", "gain", "hunter")
    home = [step for step in steps(told, Go) if step.to == "pawns.1"]
    assert [step.node for step in home] == ["pawn.3", "pawn.4"]
    (back,) = (step for step in steps(told, Put) if step.zone == "pawns.1")
    assert (back.node.id, back.start) == ("pawn.5", "location.0")


def test_pgn_25_who_readies_a_villager_sends_the_other_player_s_pawns_home(table: type[Table]) -> None:
    t = table()
    t.secrets(annie=1)
    t.turn("witch")
    t.pawns("hunter", "annie")
    told = plays(t, "witch", "ready annie")
    assert ("v.annie", "role.0", "−1") in flights(told)
    assert steps(told, Go) == [Go("pawn.3", "pawns.1")]


def test_pgn_70_a_pawn_goes_into_a_location_which_pays(table: type[Table]) -> None:
    t = table()
    t.in_play("main-hall")
    t.turn("hunter")
    told = plays(t, "hunter", "activate main-hall")
    assert steps(told, Drop) == [Drop("pawn.3", end="location.0")]
    assert [step.node.id for step in steps(told, Show)] == ["location.0"]
    assert ("location.0", "influence.1", "+4") in flights(told)


# --- Influence and evidence --------------------------------------------------------------------------------------------


def test_pgn_80_influence_comes_from_the_villager_who_gives_it_and_is_counted(table: type[Table]) -> None:
    t = table()
    t.influence("hunter", 1)
    t.clues(atkins=3)
    t.turn("hunter")
    t.plays("hunter", "visit atkins")
    told: list[Beat] = []
    while t.s.visited >= 0:
        told = plays(t, "hunter", t.choices("hunter")[0])
    assert ("v.atkins", "influence.1", "+2") in flights(told)
    assert counts(told, "influence.1") == [3]


def test_pgn_17_evidence_comes_from_the_villager_with_three_clues(table: type[Table]) -> None:
    t = table()
    t.clues(mia=3)
    t.turn("hunter")
    told = plays(t, "hunter", "visit mia")
    assert ("v.mia", "evidence", "+1") in flights(told)
    assert counts(told, "evidence") == [1]


def test_pgn_r48_stolen_influence_passes_from_one_player_to_the_other(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "theft")
    t.influence("witch", 5)
    t.influence("hunter", 2)
    t.turn("witch")
    told = plays(t, "witch", "play theft")
    assert ("influence.1", "influence.0", "+2") in flights(told)
    assert counts(told, "influence.1") == [0]
    assert counts(told, "influence.0")[-1] == t.has("witch")


# --- Tokens and potions ------------------------------------------------------------------------------------------------


def test_pgn_18_a_token_flies_from_its_owner_to_the_villager_and_lies_there(table: type[Table]) -> None:
    t = table()
    t.secrets(johnson=1)
    t.hand("witch", "seduction")
    t.influence("witch", 9)
    t.turn("witch")
    t.pawns("hunter", "johnson", "sue")
    t.plays("witch", "play seduction")
    told = plays(t, "witch", "on johnson")
    assert ("role.0", "v.johnson", "+1") in flights(told)
    (piece,) = (step.node for step in steps(told, Show))
    assert isinstance(piece, Piece)
    assert (piece.id, piece.badge) == ("secret.johnson", "2")


def test_pgn_18_the_first_token_of_its_kind_is_put_down(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "interrogation")
    t.influence("hunter", 9)
    t.turn("hunter")
    t.plays("hunter", "play interrogation")
    told = plays(t, "hunter", "on biggs")
    (put,) = steps(told, Put)
    assert (put.zone, put.node.id) == ("place.biggs", "clue.biggs")
    assert Mark(("clue.biggs",)) in steps(told, Mark)
    assert told[0].seat == H
    assert ("role.1", "v.biggs", "+2") in flights(told)


def test_pgn_r48_a_token_that_moves_flies_from_villager_to_villager(table: type[Table]) -> None:
    t = table()
    t.clues(annie=1)
    t.hand("witch", "misdirection")
    t.influence("witch", 9)
    t.turn("witch")
    t.plays("witch", "play misdirection", "from annie")
    told = plays(t, "witch", "on mia")
    assert ("v.annie", "v.mia", "1") in flights(told)
    assert steps(told, Drop) == [Drop("clue.annie")]
    assert [step.node.id for step in steps(told, Put)] == ["clue.mia"]


def test_pgn_19_a_potion_fills(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.turn("witch")
    t.plays("witch", "visit atkins")
    told = plays(t, "witch", "fill natures-blend")
    assert ("role.0", "potion.0", "+1") in flights(told)
    (potion,) = steps(told, Show)
    assert isinstance(potion.node, Card)
    assert potion.node.badge.startswith("1/")


def test_pgn_60_a_potion_that_is_drunk_leaves_its_space_and_gives_what_it_gives(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.turn("witch")
    told = plays(t, "witch", "drink natures-blend", "hunter")
    (shown_card, *_) = steps(told, Fly)
    assert isinstance(shown_card.node, Card)
    assert (shown_card.start, shown_card.node.up) == ("potion.0", True)
    assert ("potion.0", "role.0", "−2") in flights(told)
    assert counts(told, "influence.0") == [6]
    assert told[0].weight == "drama"


def test_pgn_60_after_a_drink_it_is_the_villager_again_who_gives(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.turn("witch")
    t.plays("witch", "visit mia")
    while t.s.step < 3 or not t.can("witch", "drink natures-blend"):
        t.plays("witch", next(one for one in t.choices("witch") if one != "drink natures-blend"))
    told = plays(t, "witch", "drink natures-blend")
    assert ("potion.0", "influence.0", "+6") in flights(told)
    assert ("v.mia", "influence.0", "+3") in flights(told)


# --- Cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reader", "start"), [("witch", "hand.0.1"), ("hunter", "hand.0.2"), (None, "hand.0.2")])
def test_pgn_29_a_card_comes_out_of_the_hand_face_up_and_is_paid(
    table: type[Table], reader: str | None, start: str
) -> None:
    t = table()
    t.hand("witch", "theft", "raven", "love-philtre")  # by number: the philtre, the theft, the raven
    t.influence("witch", 9)
    t.turn("witch")
    told = plays(t, "witch", "play theft", reader)
    (flown,) = (step for step in steps(told, Fly) if isinstance(step.node, Card))
    assert flown.start == start
    assert flown.node is not None
    assert flown.node.text
    assert Drop(start) in steps(told, Drop)
    assert counts(told, "cards.0") == [2]
    paid = [step for step in steps(told, Fly) if step.start == "influence.0"]
    assert [step.end for step in paid] == ["v.adams"]


def test_pgn_29_a_card_with_a_space_of_its_own_is_put_there(table: type[Table]) -> None:
    t = table()
    t.in_play("raven")
    t.hand("witch", "spectre")
    t.influence("witch", 9)
    t.turn("witch")
    (put,) = steps(plays(t, "witch", "play spectre", "hunter"), Put)
    assert (put.zone, put.node.id, put.start, put.at) == ("familiars", "familiar.1", "hand.0.0", 1)


def test_pgn_29_the_card_that_waited_takes_the_space_of_the_one_that_leaves(table: type[Table]) -> None:
    t = table()
    t.in_play("raven", "spectre", "coven")
    t.hand("witch", "black-cat")
    t.influence("witch", 9)
    t.turn("witch")
    t.plays("witch", "play black-cat")
    told = plays(t, "witch", "replace spectre")
    gone = [step for step in steps(told, Fly) if step.start == "familiar.1"]
    assert [step.end for step in gone] == [W]
    (put,) = steps(told, Put)
    assert (put.node.id, put.start) == ("familiar.1", "resolving.0")
    assert isinstance(put.node, Card)
    assert put.node.picture == "card-black-cat"


def test_pgn_24_only_the_owner_sees_which_card_is_drawn(table: type[Table]) -> None:
    for reader in SIDES:
        t = table()
        t.next_cards("witch", "theft")
        t.turn("witch")
        told = plays(t, "witch", "draw", reader)
        (drawn,) = (beat for beat in told if beat.weight == "quiet")
        pictures = [step.picture for step in steps([drawn], Fly)]
        cards = [step.node.picture for step in steps([drawn], Put) if isinstance(step.node, Card)]
        assert (pictures, cards) == (([], ["card-theft"]) if reader == "witch" else (["back-witch"], []))
        assert counts(told, "cards.0") == [1]
        assert counts(told, "pile.0") == [t.sees(None).decks[W]]


def test_pgn_r11_cards_that_are_looked_at_are_shown_to_who_looks(table: type[Table]) -> None:
    for reader in ("hunter", "witch"):
        t = table()
        t.next_cards("hunter", "study", "tavern", "dungeon")
        t.turn("hunter")
        t.plays("hunter", "visit biggs")
        told: list[Beat] = []
        while not t.s.looked:
            told = plays(t, "hunter", t.choices("hunter")[0], reader)
        flown = [step for step in steps(told, Fly) if step.start == "pile.1"]
        assert len(flown) == (3 if reader == "hunter" else 1)
        assert all((step.node is not None) == (reader == "hunter") for step in flown)


@pytest.mark.parametrize("reader", SIDES)
def test_pgn_82_a_discard_is_seen_by_all(table: type[Table], reader: str | None) -> None:
    t = table()
    t.in_play("nightmares")
    t.hand("hunter", "study", "tavern")
    t.upkeep("hunter")
    told = plays(t, "hunter", "discard tavern", reader)
    (flown,) = (step for step in steps(told, Fly) if step.node is not None)
    assert isinstance(flown.node, Card)
    assert (flown.start, flown.node.picture) == ("hand.1.1", "card-tavern")


def test_pgn_05_an_ally_that_is_not_paid_leaves_its_space(table: type[Table]) -> None:
    t = table()
    t.in_play("clerk", "agent")
    t.influence("hunter", 9)
    t.upkeep("hunter")
    while not t.can("hunter", "dismiss"):
        t.plays("hunter", "pass")
    told = plays(t, "hunter", "dismiss")
    assert any(step.start == "ally.0" for step in steps(told, Fly))
    assert any(step.node.id == "ally.0" and "space" in step.node.style for step in steps(told, Show))


def test_pgn_05_upkeep_is_paid_to_the_ally(table: type[Table]) -> None:
    t = table()
    t.in_play("militiaman")
    t.influence("hunter", 9)
    t.upkeep("hunter")
    told = plays(t, "hunter", "pay-upkeep")
    (paid, *_) = steps(told, Fly)
    assert (paid.start, paid.end) == ("influence.1", "ally.0")


def test_pgn_30_an_investigation_is_placed_with_a_villager(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "rumours")
    t.influence("hunter", 9)
    t.turn("hunter")
    t.plays("hunter", "play rumours")
    (put,) = steps(plays(t, "hunter", "on mia"), Put)
    assert (put.zone, put.node.id, put.start) == ("place.mia", "investigation.mia", "resolving.0")


def test_pgn_r17_an_investigation_moves_to_another_villager(table: type[Table]) -> None:
    t = table()
    t.in_play("spectre")
    t.investigates("private-information", "atkins")
    t.turn("witch")
    t.plays("witch", "visit atkins with familiar")
    while not t.can("witch", "send spectre"):
        t.plays("witch", t.choices("witch")[0])
    t.plays("witch", "send spectre")
    told = plays(t, "witch", "on mia")
    (put,) = (step for step in steps(told, Put) if step.zone == "place.mia" and step.node.id.startswith("inv"))
    assert put.start == "investigation.atkins"


def test_pgn_r18_an_investigation_goes_back_to_a_hand(table: type[Table]) -> None:
    t = table()
    t.in_play("spectre")
    t.investigates("quarantine", "mia")
    t.influence("witch", 9)
    t.hand("witch", "theft", "raven")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar")
    while not t.can("witch", "reinforce spectre"):
        t.plays("witch", t.choices("witch")[0])
    told = plays(t, "witch", "reinforce spectre")
    while not t.told(InvestigationReturned):
        told = plays(t, "witch", t.choices("witch")[0])
    assert Drop("investigation.mia", end="cards.1") in steps(told, Drop)
    assert counts(told, "cards.1") == [1]


def test_pgn_71_a_curse_that_is_lifted_leaves_the_board(table: type[Table]) -> None:
    t = table()
    t.in_play("trance", "thick-fog")
    t.clues(annie=9)
    t.influence("hunter", 9)
    t.turn("hunter")
    told = plays(t, "hunter", "lift thick-fog")
    assert Drop("curse.1") in steps(told, Drop)
    assert any(isinstance(step.node, Card) and step.start == "curse.1" for step in steps(told, Fly))


def test_pgn_82_a_potion_is_drained(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend", "truth-elixir")
    t.filled("truth-elixir", 2)
    t.hand("hunter", "weakening")
    t.influence("hunter", 9)
    t.turn("hunter")
    t.plays("hunter", "play weakening")
    told = plays(t, "hunter", "pour truth-elixir")
    assert flights(told)[0] == ("potion.1", "role.0", "−2")


def test_pgn_r46_the_pawns_of_a_villager_are_sent_home(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "on-the-trail")
    t.influence("hunter", 9)
    t.turn("hunter")
    t.pawns("witch", "annie", "mia")
    t.plays("hunter", "play on-the-trail")
    told = plays(t, "hunter", "on mia")
    assert steps(told, Go) == [Go("pawn.1", "pawns.0")]
    assert (told[0].seat, told[0].cause) == (H, True)


def test_pgn_33_the_discard_pile_becomes_the_draw_pile(table: type[Table]) -> None:
    t = table()
    t.piles("witch", 0, 10)
    t.turn("witch")
    told = plays(t, "witch", "draw")
    assert steps(told, Drop) == [Drop("discard.0", end="pile.0")]
    assert counts(told, "pile.0") == [10, 9]


def test_pgn_04_the_agent_s_hunter_sees_a_card_turn_over_and_the_witch_sees_which(table: type[Table]) -> None:
    for reader in SIDES:
        t = table()
        t.in_play("agent")
        t.hand("witch", "theft")
        t.influence("hunter", 9)
        t.upkeep("hunter")
        told = plays(t, "hunter", "use agent", reader)
        assert [step.node.id for step in steps(told, Show)] == (["hand.0.0"] if reader == "hunter" else [])
        assert steps(told, Mark)[0] == Mark(("cards.0" if reader is None else "hand.0.0",))


def test_pgn_r11_a_card_that_is_taken_comes_to_the_hand(table: type[Table]) -> None:
    for reader in SIDES:
        t = table()
        t.next_cards("hunter", "study", "tavern", "dungeon")
        t.turn("hunter")
        t.plays("hunter", "visit biggs")
        while not t.s.looked:
            t.plays("hunter", t.choices("hunter")[0])
        told = plays(t, "hunter", "take tavern", reader)
        assert counts(told, "cards.1") == [1] * 3  # what is left of those that were looked at was never in the hand
        if reader == "hunter":
            (put,) = steps(told[:1], Put)
            assert (put.zone, put.start) == ("hand.1", "looked.1")


def test_pgn_o2_a_faction_card_goes_to_its_new_owner(table: type[Table]) -> None:
    t = table(scenario="souls")
    t.clues(johnson=3, sue=3, annie=3)
    t.turn("hunter")
    told: list[Beat] = []
    while t.s.active == H:
        told = plays(t, "hunter", "gain")
    assert ("faction.strays", H, "") in flights(told)
    assert "faction.strays" in {step.node.id for step in steps(told, Show)}


# --- Suspects and verdicts ---------------------------------------------------------------------------------------------


def test_pgn_72_the_hunter_sees_the_suspect_turn_over_and_the_witch_its_back(table: type[Table]) -> None:
    for reader in SIDES:
        t = table()
        t.drawn("sue")
        t.suspects("mia")
        t.evidence(3)
        t.turn("hunter")
        told = plays(t, "hunter", "exonerate", reader)
        assert ("evidence", "suspects", "−3") in flights(told)
        (put,) = steps(told, Put)
        assert isinstance(put.node, Card)
        assert (put.zone, put.node.id, put.node.up) == ("drawn", "suspect.1", False)
        turned = [step.node.id for step in steps(told, Show)]
        assert turned == (["suspect.1", "v.mia"] if reader == "hunter" else [])
        assert counts(told, "suspects") == [2]
        assert told[-1].weight == "drama"


def test_pgn_r47_a_suspect_that_is_revealed_turns_over(table: type[Table]) -> None:
    t = table()
    t.drawn("sue")
    t.hand("witch", "clairvoyance")
    t.influence("witch", 9)
    t.turn("witch")
    told = plays(t, "witch", "play clairvoyance", "witch")
    assert [step.node.id for step in steps(told, Show)] == ["suspect.0", "v.sue"]


def test_pgn_r35_only_the_hunter_sees_whom_he_denounces(table: type[Table]) -> None:
    for reader in SIDES:
        t = table()
        t.suspects("mia")
        t.hand("hunter", "denunciation")
        t.influence("hunter", 9)
        t.turn("hunter")
        told = plays(t, "hunter", "play denunciation", reader)
        (flown,) = (step.node for step in steps(told, Fly) if step.end == "suspects")
        assert isinstance(flown, Card)
        assert flown.up == (reader == "hunter")


def test_pgn_75_an_innocent_turns_over_and_everything_leaves(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere(1)
    t.clues(mia=9)
    t.secrets(mia=2)
    t.turn("hunter")
    told = plays(t, "hunter", "eliminate mia")
    assert [step.node.id for step in steps(told[:1], Show)] == ["v.mia"]
    assert counts(told, "innocents") == [1]
    assert {"clue.mia", "secret.mia", "clue.annie"} <= {step.node for step in steps(told, Drop)}


def test_pgn_75_the_true_witch_turns_over_and_the_hunter_is_cheered(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere(1)
    t.clues(annie=9)
    t.turn("hunter")
    told = plays(t, "hunter", "eliminate annie")
    down, up = (step.node for step in steps(told, Show) if step.node.id == "v.annie")
    assert isinstance(down, Card)
    assert isinstance(up, Card)
    assert (down.up, up.up, "true" in up.style) == (False, True, True)
    assert steps(told, Cheer) == [Cheer((H,))]


def test_pgn_62_at_the_ritual_the_witch_is_turned_up_where_her_pawn_comes(table: type[Table]) -> None:
    t = table()
    t.favours(annie=9)
    t.turn("witch")
    told = plays(t, "witch", "ritual", "hunter")
    assert steps(told, Go) == [Go("pawn.0", "place.annie")]
    assert [step.node.id for step in steps(told, Show)] == ["v.annie", "v.annie"]
    assert steps(told, Cheer) == [Cheer((W,))]


def test_pgn_73_a_villager_is_harassed_by_a_pawn_that_stays_there(table: type[Table]) -> None:
    t = table()
    t.clues(annie=3)
    t.secrets(annie=2)
    t.turn("hunter")
    told = plays(t, "hunter", "harass annie secrets")
    assert steps(told, Go) == [Go("pawn.3", "place.annie")]
    assert ("v.annie", "role.0", "−2") in flights(told)
    assert told[0].weight == "drama"


# --- Whole matches -----------------------------------------------------------------------------------------------------


def amiss(one: Shown) -> set[str]:
    """What the beats of an answer count or lay otherwise than it is afterwards."""
    after = {node.id: node for node in walk(one.after)}
    shown_at_last: dict[str, object] = {}
    there: dict[str, object] = {}
    for beat in one.beats:
        for step in flat(beat.steps):
            match step:
                case Count() if isinstance(node := after.get(step.node), Counter):
                    shown_at_last[step.node], there[step.node] = step.value, node.value
                case Put() | Show() if isinstance(step.node, Piece) and step.node.style.startswith("token"):
                    node = after.get(step.node.id)
                    shown_at_last[step.node.id] = step.node.badge
                    there[step.node.id] = node.badge if isinstance(node, Piece) else ""
                case Drop() if step.node in shown_at_last:
                    shown_at_last[step.node] = ""
    return {name for name, value in shown_at_last.items() if there[name] != value}


@pytest.mark.parametrize(
    "given", [{}, {"decks": "quick"}, {"scenario": "souls"}], ids=["all cards", "quick decks", "souls"]
)
def test_whatever_happens_is_shown_of_what_lies_there_and_comes_out_as_it_is_afterwards(
    given: dict[str, str],
) -> None:
    for one in islice(shown(PAGAN, 2, 4, turn_limit=True, **given), 3 * PLAYED):
        assert [beat.rule for beat in one.beats] == [event.rule for event in one.events]
        assert lost(one) == set()
        assert amiss(one) == set()
