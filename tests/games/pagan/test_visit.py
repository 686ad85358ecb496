"""Visiting a villager: PGN-15 to PGN-23; the nine powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.cards.familiars import SendFamiliar
from tablee.games.pagan.rules.drink import DrinkPotion
from tablee.games.pagan.rules.hands import DiscardCard, TakeCard
from tablee.games.pagan.rules.play import PlayCard
from tablee.games.pagan.rules.tokens import Distribute
from tablee.games.pagan.rules.visit import ConvertSecrets, UseAgain, Visited

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_pgn_15_an_investigation_on_ones_own_side_triggers(table: type[Table]) -> None:
    t = table()
    t.investigates("persuasion", "atkins")
    t.investigates("rumours", "mia")
    t.turn("hunter")
    t.plays("hunter", "visit atkins")
    assert t.s.evidence == 1
    t.plays("hunter", "on biggs", "on biggs", "visit mia")
    assert t.clues_on("mia") == 0


def test_pgn_16_three_secrets_become_a_favour_at_most_twice(table: type[Table]) -> None:
    t = table()
    t.secrets(mia=9)
    t.turn("witch")
    t.plays("witch", "visit mia")
    t.is_asked(ConvertSecrets, "witch")
    assert t.choices("witch") == ["convert 3", "pass"]
    t.plays("witch", "convert 3", "convert 3")
    t.is_asked(Distribute, "witch")
    assert (t.favours_on("mia"), t.secrets_on("mia")) == (2, 3)


def test_pgn_16_nobody_has_to_convert(table: type[Table]) -> None:
    t = table()
    t.secrets(mia=3)
    t.turn("witch")
    t.plays("witch", "visit mia", "pass")
    assert (t.favours_on("mia"), t.secrets_on("mia")) == (0, 3)


def test_pgn_17_three_clues_give_exactly_one_evidence_and_stay(table: type[Table]) -> None:
    t = table()
    t.clues(mia=7, atkins=2)
    t.turn("hunter")
    t.plays("hunter", "visit mia", "on biggs")
    assert (t.s.evidence, t.clues_on("mia")) == (1, 7)
    t.plays("hunter", "visit atkins", "on biggs", "on biggs")
    assert t.s.evidence == 1


def test_pgn_18_the_tokens_go_to_the_printed_colour_as_one_likes(table: type[Table]) -> None:
    t = table()
    t.eliminated("biggs")
    t.turn("hunter")
    t.plays("hunter", "visit atkins")
    assert t.choices("hunter") == ["on mia", "on atkins"]
    t.plays("hunter", "on mia", "on atkins")
    assert (t.clues_on("mia"), t.clues_on("atkins")) == (1, 1)


def test_pgn_19_a_secret_may_go_to_a_potion_which_takes_no_more_than_it_needs(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 1)
    t.turn("witch")
    t.plays("witch", "visit atkins", "fill natures-blend")
    assert t.secrets_in("natures-blend") == 2
    assert not t.can("witch", "fill natures-blend")


def test_pgn_20_a_play_power_may_be_declined_and_is_offered_whatever_the_hand(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "trance")
    t.turn("witch")
    t.plays("witch", "visit wulfric", "on adams", "on adams")
    t.is_asked(PlayCard, "witch")
    assert t.choices("witch") == ["pass"]


def test_pgn_21_with_two_favours_the_power_may_be_used_twice(table: type[Table]) -> None:
    t = table()
    t.favours(atkins=1)
    t.secrets(atkins=3)
    t.turn("witch")
    t.plays("witch", "visit atkins", "convert 3", "on mia", "on mia")
    t.is_asked(UseAgain, "witch")
    t.plays("witch", "again")
    assert t.has("witch") == 4
    t.is_asked(ChooseAction, "witch")


def test_pgn_21_a_favour_drunk_between_the_uses_counts(table: type[Table]) -> None:
    t = table()
    t.favours(atkins=1)
    t.in_play("love-philtre")
    t.filled("love-philtre", 3)
    t.turn("witch")
    t.plays("witch", "visit atkins", "on mia", "on mia", "pass")
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "drink love-philtre", "on atkins")
    t.is_asked(UseAgain, "witch")
    t.plays("witch", "again")
    assert t.has("witch") == 4


def test_pgn_21_without_a_second_use_in_reach_the_next_window_is_the_next_action(table: type[Table]) -> None:
    t = table()
    t.favours(atkins=1)
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.turn("witch")
    t.plays("witch", "visit atkins", "on mia", "on mia", "pass")
    t.is_asked(ChooseAction, "witch")


def test_pgn_21_the_hunter_never_uses_a_power_twice(table: type[Table]) -> None:
    t = table()
    t.favours(atkins=3)
    t.turn("hunter")
    t.plays("hunter", "visit atkins", "on mia", "on mia")
    assert t.has("hunter") == 2
    t.is_asked(ChooseAction, "hunter")


def test_pgn_22_a_familiar_is_used_in_the_visit_of_the_familiar_pawn_once_a_turn(table: type[Table]) -> None:
    t = table()
    t.in_play("apprentices")
    t.turn("witch")
    t.plays("witch", "visit mia", "on mia")
    t.is_asked(ChooseAction, "witch")
    t.plays("witch", "visit atkins with familiar", "on mia", "on mia")
    t.is_asked(SendFamiliar, "witch")
    assert t.choices("witch") == ["send apprentices", "pass"]
    t.plays("witch", "send apprentices")
    assert t.has("witch") == 3 + 2 + 1


def test_pgn_23_readying_and_harassing_are_no_visits(table: type[Table]) -> None:
    t = table()
    t.investigates("persuasion", "mia")
    t.clues(mia=3)
    t.secrets(mia=1)
    t.turn("hunter")
    t.plays("hunter", "harass mia secrets")
    assert t.s.evidence == 0
    assert t.told(Visited) == []


def test_pgn_23_house_arrest_holds_for_the_ritual_whose_steps_are_left_out(table: type[Table]) -> None:
    t = table()
    t.investigates("house-arrest", "annie")
    t.favours(annie=3)
    t.turn("witch")
    assert t.can("witch", "ritual")
    t.plays("witch", "gain", "gain")
    assert not t.can("witch", "ritual")


# --- The nine powers -------------------------------------------------------------------------------------------------


def test_johnson_gives_two_and_three_to_who_is_behind(table: type[Table]) -> None:
    t = table()
    t.influence("hunter", 1)
    t.turn("witch")
    t.plays("witch", "visit johnson", "on sue")
    assert t.has("witch") == 3


def test_johnson_gives_two_to_who_is_level(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    t.plays("hunter", "visit johnson", "on sue")
    assert t.has("hunter") == 2


def test_sue_plays_a_card_for_two_less_if_another_is_discarded(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "study", "agent")
    t.influence("hunter", 1)
    t.turn("hunter")
    t.plays("hunter", "visit sue", "on sue")
    assert t.choices("hunter") == ["play agent cheaper", "play study cheaper", "pass"]
    t.plays("hunter", "play study cheaper", "discard agent")
    assert t.lies("study")
    assert t.has("hunter") == 0
    assert t.discards("hunter") == ["agent"]


def test_annie_draws_a_card(table: type[Table]) -> None:
    t = table()
    t.next_cards("witch", "trance")
    t.turn("witch")
    t.plays("witch", "visit annie", "on sue", "on sue")
    assert t.holds("witch") == ["trance"]


def test_pamuy_plays_a_card_for_one_less(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "study", "armory")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "visit pamuy", "on pamuy", "play study")
    assert t.has("hunter") == 0


def test_adams_draws_two_and_discards_one(table: type[Table]) -> None:
    t = table()
    t.next_cards("witch", "trance", "raven")
    t.turn("witch")
    t.plays("witch", "visit adams", "on adams")
    t.is_asked(DiscardCard, "witch")
    t.plays("witch", "discard trance")
    assert t.holds("witch") == ["raven"]
    assert t.discards("witch") == ["trance"]


def test_wulfric_plays_a_card(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "trance")
    t.influence("witch", 3)
    t.turn("witch")
    t.plays("witch", "visit wulfric", "on adams", "on adams", "play trance")
    assert t.curses() == ["trance"]
    assert t.has("witch") == 0


def test_mia_gives_three_and_one_to_the_opponent(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    t.plays("hunter", "visit mia", "on mia")
    assert (t.has("hunter"), t.has("witch")) == (3, 1)


def test_atkins_gives_two(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    t.plays("hunter", "visit atkins", "on mia", "on mia")
    assert t.has("hunter") == 2


def test_biggs_looks_at_three_takes_one_and_discards_two(table: type[Table]) -> None:
    t = table()
    t.next_cards("hunter", "study", "agent", "clerk")
    t.turn("hunter")
    t.plays("hunter", "visit biggs", "on biggs")
    t.is_asked(TakeCard, "hunter")
    assert t.choices("hunter") == ["take clerk", "take agent", "take study"]
    t.plays("hunter", "take agent")
    assert t.holds("hunter") == ["agent"]
    assert t.discards("hunter") == ["clerk", "study"]
