"""The Witch's cards, one test for each at least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.chance import Scripted
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.cards.charms import SuspectRevealed
from tablee.games.pagan.rules.cards.familiars import SendFamiliar

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def full(t: Table, potion: str, secrets: int) -> None:
    """The potion is in play and full, and it is the Witch's turn."""
    t.in_play(potion)
    t.filled(potion, secrets)
    t.turn("witch")


def visits_with_familiar(t: Table) -> None:
    """The familiar pawn has visited Mia, and step 5 is asked."""
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on biggs")
    t.is_asked(SendFamiliar, "witch")


# --- Potions ---------------------------------------------------------------------------------------------------------


def test_vial_of_oblivion_removes_up_to_four_clues(table: type[Table]) -> None:
    t = table()
    t.clues(sue=3, mia=3)
    full(t, "vial-of-oblivion", 2)
    t.plays("witch", "drink vial-of-oblivion", "from sue", "from sue", "from mia", "from mia")
    assert (t.clues_on("sue"), t.clues_on("mia")) == (1, 1)
    t.is_asked(ChooseAction, "witch")
    assert t.discards("witch") == ["vial-of-oblivion"]


def test_waking_draught_readies_up_to_two_villagers(table: type[Table]) -> None:
    t = table()
    t.pawns("hunter", "sue", "mia", "biggs")
    full(t, "waking-draught", 2)
    t.plays("witch", "drink waking-draught", "on sue", "on mia")
    assert [t.stands("hunter", one) for one in ("sue", "mia", "biggs")] == [0, 0, 1]
    t.is_asked(ChooseAction, "witch")


def test_natures_blend_gives_six_influence(table: type[Table]) -> None:
    t = table()
    full(t, "natures-blend", 2)
    t.plays("witch", "drink natures-blend")
    assert t.has("witch") == 6


def test_potion_of_knowledge_takes_three_of_five(table: type[Table]) -> None:
    t = table()
    t.next_cards("witch", "raven", "coven", "theft", "spectre", "trance")
    full(t, "potion-of-knowledge", 2)
    t.plays("witch", "drink potion-of-knowledge", "take raven", "take coven", "take theft")
    assert t.holds("witch") == ["theft", "raven", "coven"]
    assert t.discards("witch") == ["trance", "spectre", "potion-of-knowledge"]


def test_truth_elixir_adds_a_secret_everywhere(table: type[Table]) -> None:
    t = table()
    t.eliminated("biggs")
    full(t, "truth-elixir", 4)
    t.plays("witch", "drink truth-elixir")
    assert t.s.secrets == [1] * 8 + [0]


def test_love_philtre_adds_a_favour_where_there_is_at_most_one(table: type[Table]) -> None:
    t = table()
    t.favours(annie=2, sue=1)
    full(t, "love-philtre", 3)
    t.plays("witch", "drink love-philtre")
    assert not t.can("witch", "on annie")
    t.plays("witch", "on sue")
    assert t.favours_on("sue") == 2


def test_bramble_venom_removes_an_ally_or_a_location(table: type[Table]) -> None:
    t = table()
    t.in_play("clerk", "study")
    full(t, "bramble-venom", 3)
    t.plays("witch", "drink bramble-venom")
    assert t.choices("witch") == ["remove clerk", "remove study"]
    t.plays("witch", "remove study")
    assert not t.lies("study")
    assert t.discards("hunter") == ["study"]


# --- Charms ----------------------------------------------------------------------------------------------------------


def casts(t: Table, charm: str, influence: int = 2) -> None:
    """The Witch plays a charm with a basic action."""
    t.hand("witch", charm)
    t.influence("witch", influence)
    t.turn("witch")
    t.plays("witch", f"play {charm}")


def test_clairvoyance_draws_two_cards_and_turns_a_suspect_up_for_good(table: type[Table]) -> None:
    t = table(Scripted(1))
    t.drawn("sue", "mia", "biggs")
    t.s.revealed = 0b001
    t.next_cards("witch", "raven", "coven")
    casts(t, "clairvoyance")
    assert t.holds("witch") == ["raven", "coven"]
    assert t.told(SuspectRevealed)[0].villager == "biggs"
    assert t.sees("witch").drawn == (1, -1, 8)
    assert t.sees(None).drawn == (1, -1, 8)
    assert t.sees("hunter").drawn == (1, 6, 8)


def test_discredit_takes_two_evidence(table: type[Table]) -> None:
    t = table()
    t.evidence(3)
    casts(t, "discredit")
    assert t.s.evidence == 1


def test_misdirection_moves_up_to_three_clues(table: type[Table]) -> None:
    t = table()
    t.clues(sue=3)
    casts(t, "misdirection")
    t.plays("witch", "from sue")
    assert not t.can("witch", "on sue")
    t.plays("witch", "on mia", "from sue", "on mia", "pass")
    assert (t.clues_on("sue"), t.clues_on("mia")) == (1, 2)
    t.is_asked(ChooseAction, "witch")


def test_theft_takes_up_to_three_influence(table: type[Table]) -> None:
    t = table()
    t.influence("hunter", 5)
    casts(t, "theft")
    assert (t.has("witch"), t.has("hunter")) == (4, 2)


def test_suggestion_spreads_two_secrets_over_a_colour_and_potions(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir")
    casts(t, "suggestion")
    t.plays("witch", "colour red", "on pamuy", "fill truth-elixir")
    assert (t.secrets_on("pamuy"), t.secrets_in("truth-elixir")) == (1, 1)


def test_seduction_readies_a_villager_and_adds_a_secret(table: type[Table]) -> None:
    t = table()
    t.pawns("hunter", "sue", "mia")
    casts(t, "seduction")
    assert t.choices("witch") == ["on sue", "on mia"]
    t.plays("witch", "on mia")
    assert t.stands("hunter", "mia") == 0
    assert t.secrets_on("mia") == 1


# --- Curses ----------------------------------------------------------------------------------------------------------


def test_nightmares_cost_the_hunter_a_card_each_turn(table: type[Table]) -> None:
    t = table()
    t.in_play("nightmares")
    t.hand("hunter", "study")
    t.upkeep("hunter")
    assert t.holds("hunter") == []
    assert t.discards("hunter") == ["study"]


def test_hypnosis_blanks_the_allies(table: type[Table]) -> None:
    t = table()
    t.in_play("hypnosis", "clerk")
    t.influence("hunter", 1)
    t.upkeep("hunter")
    assert t.choices("hunter") == ["pay-upkeep", "dismiss"]


def test_thick_fog_hides_the_evidence_of_step_two(table: type[Table]) -> None:
    t = table()
    t.in_play("thick-fog")
    t.clues(mia=3)
    t.turn("hunter")
    t.plays("hunter", "visit mia", "on mia")
    assert t.s.evidence == 0


def test_trance_converts_two_secrets_once_a_turn(table: type[Table]) -> None:
    t = table()
    t.in_play("trance")
    t.secrets(mia=2, biggs=2)
    t.turn("witch")
    t.plays("witch", "visit mia", "convert 2", "on atkins")
    assert t.favours_on("mia") == 1
    t.plays("witch", "visit biggs", "on atkins")
    assert t.favours_on("biggs") == 0


def test_witchs_mark_asks_four_clues_and_two_influence(table: type[Table]) -> None:
    t = table()
    t.in_play("witchs-mark")
    t.clue_everywhere()
    t.clues(annie=4)
    t.influence("hunter", 1)
    t.turn("hunter")
    assert not t.can("hunter", "eliminate annie")
    t.influence("hunter", 2)
    assert t.can("hunter", "eliminate annie")


def test_famine_raises_upkeep_and_lowers_the_basic_gain(table: type[Table]) -> None:
    t = table()
    t.in_play("famine", "henchman")
    t.influence("hunter", 2)
    t.upkeep("hunter")
    t.plays("hunter", "pay-upkeep", "gain")
    assert t.has("hunter") == 1


# --- Familiars -------------------------------------------------------------------------------------------------------


def test_assistance_adds_a_secret_or_two(table: type[Table]) -> None:
    t = table()
    t.in_play("assistance", "truth-elixir")
    visits_with_familiar(t)
    assert t.choices("witch") == ["send assistance", "reinforce assistance", "pass"]
    t.plays("witch", "reinforce assistance", "on mia", "fill truth-elixir")
    assert (t.secrets_on("mia"), t.secrets_in("truth-elixir"), t.has("witch")) == (1, 1, 1)


def test_assistance_as_it_is_adds_one(table: type[Table]) -> None:
    t = table()
    t.in_play("assistance")
    visits_with_familiar(t)
    t.plays("witch", "send assistance")
    assert t.secrets_on("mia") == 1
    assert t.has("witch") == 3


def test_raven_moves_a_secret_or_up_to_three(table: type[Table]) -> None:
    for move, moved in (("send raven", 1), ("reinforce raven", 3)):
        t = table()
        t.in_play("raven")
        t.secrets(sue=3)
        visits_with_familiar(t)
        t.plays("witch", move, *["from sue", "on annie"] * moved)
        assert t.secrets_on("annie") == moved
        assert t.has("witch") == (3 if moved == 1 else 2)
        t.is_asked(ChooseAction, "witch")


def test_coven_plays_a_card(table: type[Table]) -> None:
    t = table()
    t.in_play("coven")
    t.hand("witch", "trance")
    visits_with_familiar(t)
    t.plays("witch", "send coven", "play trance")
    assert t.curses() == ["trance"]
    assert t.has("witch") == 0


def test_coven_reinforced_plays_for_three_less(table: type[Table]) -> None:
    t = table()
    t.in_play("coven")
    t.hand("witch", "trance", "raven")
    visits_with_familiar(t)
    t.plays("witch", "reinforce coven", "discard raven", "play trance")
    assert t.has("witch") == 3


def test_apprentices_give_one_influence_or_three_for_a_card(table: type[Table]) -> None:
    t = table()
    t.in_play("apprentices")
    t.hand("witch", "trance", "raven")
    visits_with_familiar(t)
    t.plays("witch", "reinforce apprentices", "discard raven")
    assert t.has("witch") == 6


def test_spectre_moves_the_investigation_of_the_visited_villager(table: type[Table]) -> None:
    t = table()
    t.in_play("spectre")
    t.investigates("quarantine", "mia")
    t.investigates("rumours", "sue")
    visits_with_familiar(t)
    t.plays("witch", "send spectre")
    assert not t.can("witch", "on sue")
    t.plays("witch", "on annie")
    assert (t.investigation("mia"), t.investigation("annie")) == ("", "quarantine")


def test_spectre_reinforced_sends_it_back_to_the_hunters_hand(table: type[Table]) -> None:
    t = table()
    t.in_play("spectre")
    t.investigates("quarantine", "mia")
    visits_with_familiar(t)
    t.plays("witch", "reinforce spectre")
    assert t.holds("hunter") == ["quarantine"]
    assert t.has("witch") == 1
    assert t.sampled("witch").holds("hunter") == ["quarantine"]


def test_black_cat_removes_a_clue_or_up_to_three_of_the_colour(table: type[Table]) -> None:
    t = table()
    t.in_play("black-cat")
    t.clues(mia=1, atkins=2, sue=1)
    visits_with_familiar(t)
    t.plays("witch", "reinforce black-cat")
    assert t.choices("witch") == ["from mia", "from atkins", "pass"]
    t.plays("witch", "from atkins", "from atkins", "from mia")
    assert (t.clues_on("mia"), t.clues_on("atkins"), t.clues_on("sue")) == (0, 0, 1)


def test_black_cat_as_it_is_removes_one_from_the_visited_villager(table: type[Table]) -> None:
    t = table()
    t.in_play("black-cat")
    t.clues(mia=2)
    visits_with_familiar(t)
    t.plays("witch", "send black-cat")
    assert t.clues_on("mia") == 1
