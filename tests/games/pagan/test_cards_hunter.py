"""The Hunter's cards, one test for each at least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.chance import Scripted
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.cards.allies import Spied, SpiedSomething
from tablee.games.pagan.rules.cards.events import Denounced, DenouncedSomebody
from tablee.games.pagan.rules.hands import DiscardCard
from tablee.games.pagan.rules.play import PlayCard

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


# --- Allies ----------------------------------------------------------------------------------------------------------


def test_local_guide_adds_a_clue_where_there_is_none(table: type[Table]) -> None:
    t = table()
    t.in_play("local-guide")
    t.clues(sue=1)
    t.influence("hunter", 1)
    t.upkeep("hunter")
    t.plays("hunter", "use local-guide")
    assert "on sue" not in t.choices("hunter")
    t.plays("hunter", "on mia")
    assert t.clues_on("mia") == 1


def test_local_guide_has_nothing_to_do_once_all_have_a_clue(table: type[Table]) -> None:
    t = table()
    t.in_play("local-guide")
    t.clue_everywhere()
    t.influence("hunter", 1)
    t.upkeep("hunter")
    assert t.choices("hunter") == ["pay-upkeep", "dismiss"]


def test_clerk_draws_or_turns_a_card_into_influence(table: type[Table]) -> None:
    t = table()
    t.in_play("clerk", "clerk")
    t.next_cards("hunter", "agent")
    t.hand("hunter", "study")
    t.upkeep("hunter")
    t.plays("hunter", "use clerk", "draw", "use clerk")
    assert t.choices("hunter") == ["draw", "discard agent", "discard study"]
    t.plays("hunter", "discard study")
    assert (t.has("hunter"), t.holds("hunter")) == (3, ["agent"])


def test_clerk_draws_unasked_for_an_empty_hand(table: type[Table]) -> None:
    t = table()
    t.in_play("clerk")
    t.influence("hunter", 1)
    t.upkeep("hunter")
    t.plays("hunter", "use clerk")
    assert len(t.holds("hunter")) == 1


def test_militiaman_makes_readying_dearer_for_the_witch(table: type[Table]) -> None:
    t = table()
    t.in_play("militiaman")
    t.pawns("hunter", "mia")
    t.secrets(mia=1)
    t.influence("witch", 3)
    t.turn("witch")
    t.plays("witch", "ready mia")
    assert t.has("witch") == 1


def test_agent_sees_a_random_card_and_may_have_it_discarded(table: type[Table]) -> None:
    t = table(Scripted(1))
    t.in_play("agent")
    t.hand("witch", "theft", "trance")
    t.influence("hunter", 2)
    t.upkeep("hunter")
    t.plays("hunter", "use agent")
    assert t.log("hunter") == t.log("witch") == [Spied(t.told(Spied, "hunter")[0].card)]
    assert t.told(Spied, "hunter")[0].card == "trance"
    assert t.log(None) == [SpiedSomething(1)]
    t.plays("hunter", "expel")
    assert (t.holds("witch"), t.discards("witch"), t.has("hunter")) == (["theft"], ["trance"], 0)


def test_agent_is_asked_nothing_more_of_who_cant_pay(table: type[Table]) -> None:
    t = table()
    t.in_play("agent")
    t.hand("witch", "theft")
    t.influence("hunter", 1)
    t.upkeep("hunter")
    t.plays("hunter", "use agent")
    assert t.choices("hunter") == ["pay-upkeep", "dismiss"]
    assert t.sees("hunter").known[0] == t.sees("witch").known[0] != ()
    assert t.sees(None).known == ()


def test_henchman_harasses_for_a_clue_less(table: type[Table]) -> None:
    t = table()
    t.in_play("henchman")
    t.clues(mia=2)
    t.secrets(atkins=1)
    t.turn("hunter")
    t.plays("hunter", "harass atkins secrets")
    assert t.clues_on("mia") == 0


def test_exorcist_lifts_a_curse_without_a_pawn(table: type[Table]) -> None:
    t = table()
    t.in_play("exorcist", "famine", "thick-fog")
    t.influence("hunter", 4)
    t.upkeep("hunter")
    t.plays("hunter", "pay-upkeep", "use exorcist")
    assert t.choices("hunter") == ["lift famine"]
    t.plays("hunter", "lift famine")
    assert t.curses() == ["thick-fog"]
    assert t.pawns_left() == 3


# --- Events ----------------------------------------------------------------------------------------------------------


def test_bribery_buys_evidence(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "bribery")
    t.influence("hunter", 5)
    t.turn("hunter")
    t.plays("hunter", "play bribery")
    assert t.choices("hunter") == ["bribe 1", "bribe 2"]
    t.plays("hunter", "bribe 2")
    assert (t.has("hunter"), t.s.evidence) == (1, 2)


def test_interrogation_adds_two_clues_or_three_where_a_pawn_stands(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "interrogation", "interrogation")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play interrogation", "on sue", "visit annie", "on johnson", "on johnson")
    t.plays("hunter", "play interrogation", "on annie")
    assert (t.clues_on("sue"), t.clues_on("annie")) == (2, 3)


def test_weakening_empties_a_potion_or_takes_influence(table: type[Table]) -> None:
    for choice in ("pour truth-elixir", "sap"):
        t = table()
        t.in_play("truth-elixir")
        t.filled("truth-elixir", 3)
        t.influence("witch", 2)
        t.influence("hunter", 1)
        t.hand("hunter", "weakening")
        t.turn("hunter")
        t.plays("hunter", "play weakening")
        assert t.choices("hunter") == ["pour truth-elixir", "sap"]
        t.plays("hunter", choice)
        assert (t.secrets_in("truth-elixir"), t.has("witch")) == ((0, 2) if choice != "sap" else (3, 0))
        assert t.lies("truth-elixir")


def test_on_the_trail_adds_a_clue_where_witch_pawns_stand_and_readies_one(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "on-the-trail")
    t.pawns("witch", "annie", "sue", "sue")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play on-the-trail")
    assert (t.clues_on("annie"), t.clues_on("sue")) == (1, 1)
    assert t.choices("hunter") == ["on sue", "on annie", "pass"]
    t.plays("hunter", "on sue")
    assert t.stands("witch", "sue") == 0
    assert t.clues_on("sue") == 1


def test_ransacking_removes_a_potion_or_a_familiar(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir", "raven")
    t.hand("hunter", "ransacking")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play ransacking")
    assert t.choices("hunter") == ["remove truth-elixir", "remove raven"]
    t.plays("hunter", "remove raven")
    assert not t.lies("raven")


def test_denunciation_looks_at_the_top_suspect_and_puts_it_at_the_bottom(table: type[Table]) -> None:
    t = table()
    t.suspects("mia", "sue")
    t.hand("hunter", "denunciation")
    t.influence("hunter", 3)
    t.turn("hunter")
    t.plays("hunter", "play denunciation")
    assert t.log("hunter")[-1] == Denounced(t.told(Denounced, "hunter")[0].villager)
    assert t.told(Denounced, "hunter")[0].villager == "mia"
    assert t.log("witch")[-1] == DenouncedSomebody(1)
    assert t.s.suspects[0] == t.sees("hunter").bottom[0]
    assert t.sees("witch").bottom == ()


# --- Investigations --------------------------------------------------------------------------------------------------


def test_rumours_add_a_clue_when_the_witch_comes(table: type[Table]) -> None:
    t = table()
    t.investigates("rumours", "mia")
    t.turn("witch")
    t.plays("witch", "visit mia")
    assert t.clues_on("mia") == 1


def test_private_information_draws_a_card_for_the_hunter(table: type[Table]) -> None:
    t = table()
    t.investigates("private-information", "mia")
    t.next_cards("hunter", "study")
    t.turn("hunter")
    t.plays("hunter", "visit mia")
    assert t.holds("hunter") == ["study"]


def test_quarantine_keeps_distributed_secrets_away(table: type[Table]) -> None:
    t = table()
    t.investigates("quarantine", "mia")
    t.turn("witch")
    t.plays("witch", "visit atkins")
    assert t.choices("witch") == ["on atkins", "on biggs"]


def test_house_arrest_takes_two_pawns(table: type[Table]) -> None:
    t = table()
    t.investigates("house-arrest", "mia")
    t.turn("witch")
    t.plays("witch", "visit mia", "on mia")
    assert t.stands("witch", "mia") == 2
    assert t.pawns_left() == 1


def test_persuasion_gives_evidence(table: type[Table]) -> None:
    t = table()
    t.investigates("persuasion", "mia")
    t.turn("hunter")
    t.plays("hunter", "visit mia")
    assert t.s.evidence == 1


def test_blackmail_costs_the_witch_two_influence(table: type[Table]) -> None:
    t = table()
    t.investigates("blackmail", "biggs")
    t.influence("witch", 3)
    t.turn("witch")
    t.plays("witch", "visit biggs")
    assert (t.has("witch"), t.has("hunter")) == (1, 2)


def test_brutality_removes_up_to_two_secrets_here(table: type[Table]) -> None:
    t = table()
    t.investigates("brutality", "mia")
    t.secrets(mia=3, atkins=3)
    t.turn("hunter")
    t.plays("hunter", "visit mia")
    assert t.choices("hunter") == ["from mia", "pass"]
    t.plays("hunter", "from mia", "from mia")
    assert t.secrets_on("mia") == 1
    assert t.choices("hunter") == ["on mia", "on atkins", "on biggs"]


# --- Locations -------------------------------------------------------------------------------------------------------


def test_main_hall_gives_four_influence(table: type[Table]) -> None:
    t = table()
    t.in_play("main-hall")
    t.turn("hunter")
    t.plays("hunter", "activate main-hall")
    assert t.has("hunter") == 4


def test_headquarters_plays_two_cards_for_one_less_each(table: type[Table]) -> None:
    t = table()
    t.in_play("headquarters")
    t.hand("hunter", "clerk", "agent", "henchman")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "activate headquarters", "play clerk")
    t.is_asked(PlayCard, "hunter")
    t.plays("hunter", "play agent")
    t.is_asked(ChooseAction, "hunter")
    assert t.has("hunter") == 0
    assert t.lies("clerk")
    assert t.lies("agent")


def test_study_draws_three_cards(table: type[Table]) -> None:
    t = table()
    t.in_play("study")
    t.turn("hunter")
    t.plays("hunter", "activate study")
    assert len(t.holds("hunter")) == 3


def test_tavern_spreads_two_clues_over_a_colour(table: type[Table]) -> None:
    t = table()
    t.in_play("tavern")
    t.turn("hunter")
    t.plays("hunter", "activate tavern")
    assert t.choices("hunter") == ["colour blue", "colour red", "colour green"]
    t.plays("hunter", "colour red", "on adams", "on pamuy")
    assert (t.clues_on("adams"), t.clues_on("pamuy")) == (1, 1)


def test_dungeon_removes_a_favour_even_from_an_occupied_villager(table: type[Table]) -> None:
    t = table()
    t.in_play("dungeon")
    t.favours(annie=3)
    t.pawns("witch", "annie")
    t.evidence(1)
    t.turn("hunter")
    t.plays("hunter", "activate dungeon", "from annie")
    assert t.favours_on("annie") == 2


def test_armory_removes_up_to_two_secrets(table: type[Table]) -> None:
    t = table()
    t.in_play("armory")
    t.secrets(annie=2, sue=1)
    t.turn("hunter")
    t.plays("hunter", "activate armory", "from annie", "from sue")
    assert (t.secrets_on("annie"), t.secrets_on("sue")) == (1, 0)
    t.is_asked(ChooseAction, "hunter")


def test_a_card_that_has_to_go_is_of_the_hunters_choice(table: type[Table]) -> None:
    t = table()
    t.in_play("nightmares")
    t.hand("hunter", "clerk", "study")
    t.upkeep("hunter")
    t.is_asked(DiscardCard, "hunter")
    t.plays("hunter", "discard study")
    assert t.holds("hunter") == ["clerk"]
