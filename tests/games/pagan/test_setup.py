"""Setting up: PGN-S1 to PGN-S7, and what the table can agree on."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from tablee.core.chance import Scripted
from tablee.core.errors import BadSetup
from tablee.core.game import Choice, Setup
from tablee.games.pagan import GAME
from tablee.games.pagan.facts import CARD_AT, CARDS, VILLAGER_AT, VILLAGERS
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.decks import box_deck, quick_deck, read_deck, write_deck
from tablee.games.pagan.rules.hands import Drew, DrewSome
from tablee.games.pagan.rules.setup import faction_options, factions_in_use
from tablee.i18n import LANGUAGES, Words, told

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table

    from tablee.core.game import Game, View
    from tablee.core.state import State


def test_pgn_s1_the_first_seat_is_the_witch_with_three_pawns_and_so_has_the_hunter(table: type[Table]) -> None:
    t = table.dealt()
    t.is_asked(ChooseAction, "witch")
    assert list(GAME.players) == [2]
    assert t.s.pawn == [-1] * 6


def test_pgn_s2_nine_villagers_without_tokens(table: type[Table]) -> None:
    t = table.dealt()
    assert t.s.alive == 0b111111111
    assert t.s.clues == t.s.secrets == t.s.favours == [0] * 9
    assert t.s.curses == []


def test_pgn_s3_scenario_and_decks_are_agreed_on_before(table: type[Table]) -> None:
    t = table.dealt(1, scenario="welcome", decks="quick")
    assert t.s.scenario.word == "welcome"
    assert len(t.s.deck[0]) + len(t.s.hand[0]) == 30


def test_pgn_s4_the_top_suspect_is_the_true_witch_and_only_she_knows(table: type[Table]) -> None:
    t = table.dealt(Scripted([VILLAGER_AT["mia"]], [], []))
    assert VILLAGERS[t.s.witch] == "mia"
    assert sorted(t.s.suspects) == [one for one in range(9) if VILLAGERS[one] != "mia"]
    assert t.sees("witch").witch == VILLAGER_AT["mia"]
    assert t.sees("hunter").witch == t.sees(None).witch == -1


def test_pgn_s5_three_cards_and_two_influence_each(table: type[Table]) -> None:
    trance, clerk = CARD_AT["trance"], CARD_AT["clerk"]
    t = table.dealt(Scripted([], [trance, trance, trance - 1], [clerk]))
    assert t.holds("witch") == ["thick-fog", "trance", "trance"]
    assert len(t.holds("hunter")) == 3
    assert t.s.influence == [2, 2]
    assert [len(deck) for deck in t.s.deck] == [47, 47]
    assert [drew.card for drew in t.told(Drew, "witch")] == ["thick-fog", "trance", "trance"]
    assert t.told(DrewSome, "hunter") == [DrewSome(0, 3)]


def test_pgn_s6_the_reserve(table: type[Table]) -> None:
    t = table.dealt()
    assert t.s.reserve == [30, 30, 20]
    assert t.s.evidence == 0
    box = GAME.inventory(t.s)
    assert (box["clue"], box["secret"], box["favour"], box["pawn"]) == (30, 30, 20, 6)
    assert Counter(box.values())[2] == 50
    assert sum(number for name, number in box.items() if name.startswith("suspect")) == 9


def test_pgn_s7_nobody_is_asked_for_a_second_hand(table: type[Table]) -> None:
    t = table.dealt()
    assert all(choice.startswith("visit") for choice in t.choices("witch"))


# --- Options ---------------------------------------------------------------------------------------------------------


def test_pgn_o1_the_suspects_are_those_of_the_factions_in_use(table: type[Table]) -> None:
    for scenario in ("none", "welcome", "souls"):
        t = table.dealt(1, scenario=scenario)
        assert sorted((t.s.witch, *t.s.suspects)) == list(range(9))
        assert t.s.scenario.green == "watchers"


def test_pgn_o1_a_colour_with_several_factions_is_an_option() -> None:
    assert faction_options([["strays"], ["frontier-folk"], ["watchers"]]) == ()
    assert faction_options([["strays"], ["frontier-folk", "settlers"], ["watchers"]]) == (
        Choice("red_faction", ("frontier-folk", "settlers"), "frontier-folk"),
    )


def test_pgn_o1_a_scenario_chooses_the_green_faction_and_the_table_the_others() -> None:
    box = [["strays", "lost"], ["frontier-folk"], ["watchers", "weavers"]]
    setup = Setup(2, {"scenario": "welcome", "blue_faction": "lost", "green_faction": "weavers"})
    assert factions_in_use(setup, box) == ["lost", "frontier-folk", "watchers"]
    setup = Setup(2, {"scenario": "none", "blue_faction": "lost", "green_faction": "weavers"})
    assert factions_in_use(setup, box) == ["lost", "frontier-folk", "weavers"]


def test_pgn_o2_the_souls_put_three_faction_cards_beside_the_board(table: type[Table]) -> None:
    assert table.dealt(1, scenario="souls").s.factions == [-1, -1, -1]
    assert table.dealt(1).s.factions == []


def test_pgn_o3_a_deck_is_read_and_written(table: type[Table]) -> None:
    text = "2 clerk, 2x agent; 1 0022  # Study\nwitchs-mark"
    assert sorted(read_deck(text)) == sorted(
        CARD_AT[name] for name in ("clerk", "clerk", "agent", "agent", "study", "witchs-mark")
    )
    for deck in (box_deck(0), box_deck(1), quick_deck(0), quick_deck(1)):
        assert read_deck(write_deck(deck)) == deck
    t = table.dealt(1, decks="quick", hunter_deck=write_deck(quick_deck(1)))
    assert sorted(t.s.deck[1] + t.s.hand[1]) == quick_deck(1)


@pytest.mark.parametrize(
    "line",
    ["2 truth-elixir", "2 Truth Elixir", "2x Élixir de vérité", "2 × ÉLIXIR DE VÉRITÉ", "2 elixir de verite", "2 0030"],
)
def test_pgn_o3_a_card_is_named_in_either_language(line: str) -> None:
    assert read_deck(line) == [CARD_AT["truth-elixir"]] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_pgn_o3_every_card_is_read_by_its_name(language: str) -> None:
    words = Words(cast("Game[State, View]", GAME), language)
    text = "\n".join(words.say("card-name", card=name) for name in CARDS)
    assert read_deck(text) == list(range(len(CARDS)))


def own(seat: int, *, without: str, instead: str) -> str:
    """A quick deck with other cards in the place of some."""
    deck = quick_deck(seat)
    for old, new in zip(without.split(), instead.split(), strict=True):
        deck[deck.index(CARD_AT[old])] = CARD_AT[new]
    return write_deck(deck)


def test_pgn_o3_thirty_cards_of_ones_own_are_played(table: type[Table]) -> None:
    witch = own(0, without="hypnosis hypnosis", instead="trance trance")
    t = table.dealt(1, decks="quick", witch_deck=witch)
    assert sorted(t.s.deck[0] + t.s.hand[0]) == read_deck(witch)
    assert CARD_AT["trance"] in t.s.deck[0] + t.s.hand[0]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"witch_deck": "2 clerk"}, "can’t have “Clerk”"),
        ({"hunter_deck": "3 clerk"}, "3 copies of “Clerk”"),
        ({"hunter_deck": "2 clerk"}, "has 2 cards; a deck has exactly 50 or 30"),
        ({"hunter_deck": "2 clark"}, "There is no card “clark”"),
        ({"hunter_deck": "two of the clerks"}, "There is no card “two of the clerks”"),
        ({"hunter_deck": "2 clerk\n–––"}, "“–––” is not a line of a deck"),
        ({"hunter_deck": "99 clerk"}, "99 copies of “clerk” are too many"),
        ({"hunter_deck": write_deck(quick_deck(1))}, "the Witch’s has 50 cards, the Hunter’s 30"),
        (
            {"decks": "quick", "witch_deck": own(0, without="hypnosis", instead="raven")},
            "too few curses: 5. A deck of 30 cards has at least 6 of each type",
        ),
    ],
)
def test_pgn_o3_a_deck_that_is_none_is_refused_with_the_reason(given: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, given)
    assert why in told(caught.value, "en")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"witch_deck": "2 clerk"}, "La sorcière ne peut pas avoir « Greffière », une carte de l’autre camp."),
        ({"hunter_deck": "3 clerk"}, "La pioche du chasseur a 3 « Greffière » ; il en faut 2 au plus."),
        ({"hunter_deck": "2 clerk"}, "La pioche du chasseur a 2 cartes ; il en faut exactement 50 ou 30."),
        ({"hunter_deck": "2 clark"}, "Il n’y a pas de carte « clark »."),
        ({"hunter_deck": "–––"}, "« ––– » n’est pas une ligne de pioche"),
        ({"hunter_deck": "99 clerk"}, "99 « clerk », c’est trop."),
        ({"hunter_deck": write_deck(quick_deck(1))}, "celle de la sorcière a 50 cartes, celle du chasseur 30."),
        (
            {"decks": "quick", "witch_deck": own(0, without="hypnosis", instead="raven")},
            "La pioche de la sorcière n’a pas assez de malédictions : 5. Une pioche de 30 cartes en a au moins 6 de chaque type.",
        ),
    ],
)
def test_pgn_o3_the_reason_is_said_in_the_readers_language(given: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, given)
    assert why in told(caught.value, "fr").replace("\u00a0", " ")


def test_pgn_o4_the_quick_game_is_played_with_thirty_cards_each(table: type[Table]) -> None:
    t = table.dealt(1, decks="quick", scenario="welcome")
    assert [sorted(t.s.deck[seat] + t.s.hand[seat]) for seat in (0, 1)] == [quick_deck(0), quick_deck(1)]


@pytest.mark.parametrize("scenario", ["none", "welcome", "souls"])
@pytest.mark.parametrize("decks", ["full", "quick"])
def test_pgn_o5_every_mixture_of_scenario_and_decks_can_be_played(
    table: type[Table], scenario: str, decks: str
) -> None:
    t = table.dealt(1, scenario=scenario, decks=decks)
    assert t.s.scenario.word == scenario
    assert len(t.s.deck[0]) == len(t.s.deck[1]) == (47 if decks == "full" else 27)
