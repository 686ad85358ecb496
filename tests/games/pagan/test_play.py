"""Playing cards: PGN-27 to PGN-34; drinking: PGN-60, PGN-61; tokens: PGN-80 to PGN-84."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import IllegalMove
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.cards.familiars import SendFamiliar
from tablee.games.pagan.rules.drink import DrinkPotion
from tablee.games.pagan.rules.hands import NothingToDraw, Reshuffled
from tablee.games.pagan.rules.play import MakeRoom, PlaceInvestigation, PlayCard
from tablee.games.pagan.rules.tokens import MoveToken

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_pgn_27_who_cant_pay_cant_play(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "study")
    t.influence("hunter", 2)
    t.turn("hunter")
    with pytest.raises(IllegalMove):
        t.plays("hunter", "play study")
    t.influence("hunter", 3)
    t.plays("hunter", "play study")
    assert t.has("hunter") == 0


def test_pgn_28_a_charm_is_resolved_and_discarded(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "theft")
    t.influence("witch", 1)
    t.influence("hunter", 2)
    t.turn("witch")
    t.plays("witch", "play theft")
    assert (t.has("witch"), t.has("hunter")) == (2, 0)
    assert t.discards("witch") == ["theft"]
    assert t.s.resolving == []


def test_pgn_29_with_no_free_space_a_card_of_the_same_type_goes(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend", "natures-blend", "truth-elixir")
    t.filled("truth-elixir", 3)
    t.filled("natures-blend", 1)
    t.hand("witch", "love-philtre")
    t.influence("witch", 2)
    t.turn("witch")
    t.plays("witch", "play love-philtre")
    t.is_asked(MakeRoom, "witch")
    assert t.choices("witch") == ["replace natures-blend", "replace truth-elixir"]
    t.plays("witch", "replace truth-elixir")
    assert not t.lies("truth-elixir")
    assert t.lies("love-philtre")
    assert t.s.reserve[1] == 29
    assert t.discards("witch") == ["truth-elixir"]


def test_pgn_30_an_investigation_lies_at_a_villager_without_one(table: type[Table]) -> None:
    t = table()
    t.investigates("rumours", "sue")
    t.hand("hunter", "persuasion")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play persuasion")
    t.is_asked(PlaceInvestigation, "hunter")
    assert "on sue" not in t.choices("hunter")
    t.plays("hunter", "on mia")
    assert t.investigation("mia") == "persuasion"


def test_pgn_30_if_every_villager_has_one_it_takes_the_place_of_one(table: type[Table]) -> None:
    t = table()
    t.eliminated("johnson", "pamuy", "adams", "wulfric", "atkins", "biggs", "annie")
    t.investigates("rumours", "sue")
    t.investigates("rumours", "mia")
    t.hand("hunter", "persuasion")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play persuasion")
    assert t.choices("hunter") == ["on sue", "on mia"]
    t.plays("hunter", "on mia")
    assert t.investigation("mia") == "persuasion"
    assert t.discards("hunter") == ["rumours"]


def test_pgn_31_each_other_curse_adds_one_to_the_cost(table: type[Table]) -> None:
    t = table()
    t.in_play("hypnosis", "famine")
    t.hand("witch", "nightmares")
    t.influence("witch", 4)
    t.turn("witch")
    t.plays("witch", "play nightmares")
    assert t.has("witch") == 0
    assert t.curses() == ["hypnosis", "famine", "nightmares"]


def test_pgn_32_a_card_may_be_used_in_the_turn_it_is_played(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "main-hall")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play main-hall", "activate main-hall")
    assert t.has("hunter") == 4


def test_pgn_33_an_empty_pile_is_made_of_the_discards_and_with_both_empty_the_draw_is_lost(table: type[Table]) -> None:
    t = table()
    t.piles("witch", 0, 1)
    t.turn("witch")
    t.plays("witch", "draw")
    assert t.told(Reshuffled)[0].seat == 0
    assert len(t.holds("witch")) == 1
    t.plays("witch", "draw")
    assert t.told(NothingToDraw)[0].seat == 0
    assert len(t.holds("witch")) == 1


def test_pgn_34_a_charm_cant_be_drawn_by_itself(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "clairvoyance")
    t.piles("witch", 0, 0)
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "play clairvoyance")
    assert t.holds("witch") == []
    assert t.discards("witch") == ["clairvoyance"]


def test_pgn_60_a_full_potion_is_drunk_before_an_action_and_as_often_as_one_likes(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend", "natures-blend", "truth-elixir")
    t.filled("natures-blend", 2)
    t.filled("natures-blend", 2, copy=2)
    t.filled("truth-elixir", 3)
    t.turn("witch")
    assert not t.can("witch", "drink truth-elixir")
    t.plays("witch", "drink natures-blend", "drink natures-blend")
    assert t.has("witch") == 12
    assert t.pawns_left() == 3
    assert t.discards("witch") == ["natures-blend", "natures-blend"]
    assert t.s.reserve[1] == 27


def test_pgn_60_between_the_steps_of_a_visit(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 1)
    t.hand("witch", "coven")
    t.turn("witch")
    t.plays("witch", "visit wulfric", "fill natures-blend", "on adams")
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "drink natures-blend")
    t.is_asked(PlayCard, "witch")
    t.plays("witch", "play coven")
    assert t.has("witch") == 3


def test_pgn_60_in_the_upkeep(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.upkeep("witch", 3)
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "pass")
    t.is_asked(ChooseAction, "witch")
    assert t.can("witch", "drink natures-blend")


def test_pgn_60_between_the_two_uses_of_a_power(table: type[Table]) -> None:
    t = table()
    t.favours(wulfric=2)
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.hand("witch", "coven", "apprentices")
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "visit wulfric", "on adams", "on adams", "pass", "play apprentices")
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "drink natures-blend", "play coven")
    assert t.has("witch") == 3


def test_pgn_61_a_full_potion_may_be_kept(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.turn("witch")
    t.quietly("witch")
    t.is_asked(ChooseAction, "hunter")
    t.quietly("hunter")
    t.is_asked(DrinkPotion, "witch")
    assert t.secrets_in("natures-blend") == 2


# --- Tokens and numbers ----------------------------------------------------------------------------------------------


def test_pgn_80_influence_has_no_maximum_and_stops_at_nothing(table: type[Table]) -> None:
    t = table()
    t.influence("hunter", 40)
    t.in_play("main-hall")
    t.turn("hunter")
    t.plays("hunter", "activate main-hall")
    assert t.has("hunter") == 44


def test_pgn_81_without_tokens_in_the_reserve_one_may_be_moved_or_not(table: type[Table]) -> None:
    t = table()
    t.clues(sue=2, mia=1)
    t.none_left("clue")
    t.turn("hunter")
    t.plays("hunter", "visit biggs")
    assert t.choices("hunter") == ["on mia", "on atkins", "on biggs", "pass"]
    t.plays("hunter", "on biggs")
    t.is_asked(MoveToken, "hunter")
    assert t.choices("hunter") == ["from sue", "from mia", "pass"]
    t.plays("hunter", "from sue")
    assert (t.clues_on("sue"), t.clues_on("biggs")) == (1, 1)


def test_pgn_81_a_secret_may_be_moved_out_of_a_potion(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir")
    t.filled("truth-elixir", 3)
    t.none_left("secret")
    t.turn("witch")
    t.plays("witch", "visit mia", "on mia", "pour truth-elixir")
    assert t.secrets_in("truth-elixir") == 2
    assert t.secrets_on("mia") == 1


def test_pgn_81_a_secret_may_be_moved_from_one_copy_of_a_potion_to_the_other(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir", "truth-elixir")
    t.filled("truth-elixir", 3)
    t.filled("truth-elixir", 1, copy=2)
    t.none_left("secret")
    t.turn("witch")
    t.plays("witch", "visit mia", "fill truth-elixir")
    t.is_asked(MoveToken, "witch")
    assert t.choices("witch") == ["pour truth-elixir", "pass"]
    t.plays("witch", "pour truth-elixir")
    assert (t.secrets_in("truth-elixir"), t.secrets_in("truth-elixir", copy=2)) == (4, 0)


def test_pgn_81_the_only_copy_is_no_source_for_itself(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir", "truth-elixir")
    t.filled("truth-elixir", 3)
    t.none_left("secret")
    t.turn("witch")
    t.plays("witch", "visit mia")
    assert t.choices("witch") == ["on mia", "on atkins", "on biggs", "pass"]


def test_pgn_81_a_token_is_offered_no_place_where_none_can_come_from_elsewhere(table: type[Table]) -> None:
    t = table()
    t.clues(mia=3)
    t.none_left("clue")
    t.turn("hunter")
    t.plays("hunter", "visit biggs")
    assert t.choices("hunter") == ["on atkins", "on biggs", "pass"]


def test_pgn_81_a_familiar_may_take_the_last_secret_of_the_visited_villager_for_a_potion(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir", "assistance")
    t.secrets(mia=1)
    t.none_left("secret")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "pass")
    t.is_asked(SendFamiliar, "witch")
    t.plays("witch", "send assistance")
    assert t.choices("witch") == ["fill truth-elixir", "pass"]
    t.plays("witch", "fill truth-elixir", "from mia")
    assert t.secrets_in("truth-elixir") == 1


def test_pgn_82_what_is_discarded_comes_from_a_hand_what_is_removed_was_in_play(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir")
    t.filled("truth-elixir", 3)
    t.hand("hunter", "ransacking")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play ransacking", "remove truth-elixir")
    assert t.discards("witch") == ["truth-elixir"]
    assert t.s.reserve[1] == 30


def test_pgn_83_a_scenario_beats_the_rules(table: type[Table]) -> None:
    t = table(1, scenario="welcome")
    t.favours(annie=2)
    t.turn("witch")
    assert t.can("witch", "ritual")


def test_pgn_84_modifiers_add_up_and_then_stop_at_their_floor(table: type[Table]) -> None:
    t = table()
    t.in_play("famine", "famine")
    t.turn("hunter")
    t.plays("hunter", "gain")
    assert t.has("hunter") == 0


def test_pgn_84_they_act_from_the_moment_their_card_lies_there(table: type[Table]) -> None:
    t = table()
    t.in_play("famine")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "lift famine", "gain")
    assert t.has("hunter") == 2
