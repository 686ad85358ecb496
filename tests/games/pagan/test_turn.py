"""Turns and the upkeep: PGN-01 to PGN-12; readiness: PGN-13, PGN-14."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import IllegalMove
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.drink import DrinkPotion
from tablee.games.pagan.rules.hands import DiscardCard
from tablee.games.pagan.rules.upkeep import PayAlly, UseEffect

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_pgn_01_the_witch_begins_and_then_they_alternate(table: type[Table]) -> None:
    t = table.dealt()
    assert t.s.turn == 1
    for turn, side in ((1, "witch"), (2, "hunter"), (3, "witch"), (4, "hunter")):
        assert t.s.turn == turn
        t.is_asked(ChooseAction, side)
        t.quietly(side)


def test_pgn_02_ones_pawns_come_home_and_the_others_stay(table: type[Table]) -> None:
    t = table()
    t.pawns("witch", "annie", "sue", "mia")
    t.pawns("hunter", "wulfric")
    t.upkeep("witch", 3)
    assert [t.stands("witch", one) for one in ("annie", "sue", "mia")] == [0, 0, 0]
    assert t.stands("hunter", "wulfric") == 1
    assert not t.can("witch", "visit wulfric")


def test_pgn_03_start_effects_come_in_the_order_of_the_active_player(table: type[Table]) -> None:
    t = table()
    t.in_play("clerk", "local-guide", "nightmares")
    t.hand("hunter", "study", "agent")
    t.influence("hunter", 5)
    t.upkeep("hunter")
    t.is_asked(UseEffect, "hunter")
    assert t.choices("hunter") == ["use local-guide", "use clerk", "use nightmares"]
    t.plays("hunter", "use nightmares", "discard study")
    assert t.choices("hunter") == ["use local-guide", "use clerk", "pass"]


def test_pgn_04_during_effects_come_after_those_of_the_start(table: type[Table]) -> None:
    t = table()
    t.in_play("agent", "clerk")
    t.hand("witch", "trance")
    t.influence("hunter", 5)
    t.upkeep("hunter")
    assert t.choices("hunter") == ["use clerk", "pass"]
    t.plays("hunter", "pass")
    assert t.choices("hunter") == ["use agent", "pass"]


def test_pgn_05_each_ally_is_paid_in_full_or_goes(table: type[Table]) -> None:
    t = table()
    t.in_play("henchman", "militiaman", "exorcist")
    t.influence("hunter", 2)
    t.upkeep("hunter")
    t.is_asked(PayAlly, "hunter")
    t.plays("hunter", "pay-upkeep", "dismiss", "pay-upkeep")
    assert t.has("hunter") == 0
    assert (t.lies("henchman"), t.lies("militiaman"), t.lies("exorcist")) == (True, False, True)
    assert t.discards("hunter") == ["militiaman"]


def test_pgn_06_end_effects_come_after_the_allies_were_paid(table: type[Table]) -> None:
    t = table()
    t.in_play("exorcist", "famine")
    t.influence("hunter", 4)
    t.upkeep("hunter")
    t.is_asked(PayAlly, "hunter")
    t.plays("hunter", "pay-upkeep")
    assert t.has("hunter") == 2
    assert t.choices("hunter") == ["use exorcist", "pass"]


def test_pgn_07_more_than_seven_cards_are_discarded_at_the_end_of_the_upkeep(table: type[Table]) -> None:
    t = table()
    t.hand("witch", *["trance", "raven", "coven", "theft"] * 2, "spectre")
    t.upkeep("witch", 3)
    t.is_asked(DiscardCard, "witch")
    t.plays("witch", "discard trance", "discard spectre")
    t.is_asked(ChooseAction, "witch")
    assert len(t.holds("witch")) == 7


def test_pgn_07_the_limit_matters_at_no_other_time(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "trance", "trance", "raven", "raven", "coven", "coven", "theft")
    t.turn("witch")
    t.plays("witch", "draw")
    assert len(t.holds("witch")) == 8
    t.is_asked(ChooseAction, "witch")


def test_pgn_08_three_actions_one_after_the_other(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    for left in (3, 2, 1):
        assert t.pawns_left() == left
        t.is_asked(ChooseAction, "hunter")
        t.plays("hunter", "gain")
    assert t.has("hunter") == 6
    t.is_asked(ChooseAction, "witch")


def test_pgn_09_in_her_first_turn_the_witch_visits_two_villagers_of_one_colour(table: type[Table]) -> None:
    t = table.dealt()
    assert t.pawns_left() == 2
    assert len(t.choices("witch")) == 9
    t.plays("witch", "visit annie", "on sue", "on sue")
    assert t.choices("witch") == ["visit johnson", "visit sue"]
    with pytest.raises(IllegalMove):
        t.plays("witch", "gain")


def test_pgn_10_nobody_passes_while_a_pawn_can_do_something(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    assert not t.can("hunter", "pass")
    t.turn("witch")
    assert not t.can("witch", "pass")
    t.plays("witch", "gain", "gain")
    assert {choice.split()[0] for choice in t.choices("witch")} == {"visit"}


def test_pgn_11_the_familiar_pawn_goes_to_villagers_only(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "theft")
    t.influence("witch", 5)
    t.turn("witch")
    t.plays("witch", "gain", "gain")
    assert t.pawns_left() == 1
    assert all(choice.endswith("with familiar") for choice in t.choices("witch"))
    assert len(t.choices("witch")) == 9


def test_pgn_11_without_a_ready_villager_it_stays_unused(table: type[Table]) -> None:
    t = table()
    t.eliminated("johnson", "sue", "pamuy", "adams", "mia", "atkins")
    t.pawns("hunter", "annie", "wulfric", "biggs")
    t.turn("witch")
    t.plays("witch", "gain", "gain")
    t.is_asked(ChooseAction, "hunter")


def test_pgn_12_after_the_last_pawn_there_is_a_last_chance_to_drink(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.turn("witch")
    t.plays("witch", "gain", "gain", "visit biggs with familiar", "on biggs", "pass")
    take = t.choices("witch")[0]
    t.plays("witch", take)
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "drink natures-blend")
    assert t.has("witch") == 10
    t.is_asked(ChooseAction, "hunter")


@pytest.mark.parametrize("last", ["gain", "draw", "play theft", "ready sue"])
def test_pgn_12_the_last_chance_comes_whatever_the_last_pawn_did(table: type[Table], last: str) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.secrets(sue=1)
    t.pawns("hunter", "sue")
    t.hand("witch", "theft")
    t.influence("witch", 1)
    t.turn("witch")
    t.last_pawn()
    t.plays("witch", last)
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "pass")
    t.is_asked(ChooseAction, "hunter")


def test_pgn_12_a_potion_that_the_last_pawn_fills_can_be_drunk(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir")
    t.filled("truth-elixir", 2)
    t.hand("witch", "suggestion")
    t.influence("witch", 1)
    t.turn("witch")
    t.last_pawn()
    t.plays("witch", "play suggestion", "colour red", "fill truth-elixir", "fill truth-elixir")
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "drink truth-elixir")
    assert t.secrets_on("sue") == 1
    t.is_asked(ChooseAction, "hunter")


def test_pgn_12_a_potion_that_a_familiar_fills_can_be_drunk_after_another_was_declined(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend", "truth-elixir", "assistance")
    t.filled("natures-blend", 2)
    t.filled("truth-elixir", 3)
    t.turn("witch")
    t.plays("witch", "gain", "gain", "visit mia with familiar", "on mia", "pass", "pass")
    t.plays("witch", "send assistance", "fill truth-elixir")
    t.is_asked(DrinkPotion, "witch")
    assert t.can("witch", "drink truth-elixir")


def test_pgn_10_a_pawn_that_a_last_drink_gives_something_to_do_is_used(table: type[Table]) -> None:
    t = table()
    t.eliminated("pamuy", "adams")
    t.pawns("hunter", "mia", "atkins", "wulfric")
    t.investigates("house-arrest", "annie")
    t.investigates("house-arrest", "biggs")
    t.in_play("waking-draught")
    t.filled("waking-draught", 2)
    t.turn("witch")
    t.plays("witch", "visit sue", "on sue", "pass", "visit johnson", "on sue", "pass")
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "drink waking-draught", "on mia", "pass")
    t.is_asked(ChooseAction, "witch")
    assert t.choices("witch") == ["visit mia with familiar"]


def test_pgn_13_a_villager_with_any_pawn_is_occupied(table: type[Table]) -> None:
    t = table()
    t.pawns("witch", "annie")
    t.eliminated("sue")
    t.turn("hunter")
    assert not t.can("hunter", "visit annie")
    assert not t.can("hunter", "visit sue")
    assert t.can("hunter", "visit johnson")


def test_pgn_14_a_location_has_room_for_one_pawn_the_boards_for_all(table: type[Table]) -> None:
    t = table()
    t.in_play("main-hall")
    t.turn("hunter")
    t.plays("hunter", "activate main-hall")
    assert t.has("hunter") == 4
    assert t.on_location("main-hall")
    assert not t.can("hunter", "activate main-hall")
    t.plays("hunter", "gain")
    assert t.can("hunter", "gain")
