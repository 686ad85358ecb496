"""The table on a screen, in both languages."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.looking import end, made_of, note, ranks

from tablee.core.scene import Board, Card, Counter, Note, Sheet, Steps, Zone, walk
from tablee.games.pagamas import GAME
from tablee.games.pagamas.rules.hideout import ChooseHideout
from tablee.i18n import LANGUAGES

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)
PROPERTY = settings(max_examples=4, deadline=None, derandomize=True, database=None)


def test_the_seven_phases_are_always_in_sight(table: type[Table]) -> None:
    t, rng = table.dealt(4, promises=True), Random(1)
    while t.s.outcome is None:
        steps = t.node(None, "phases", Steps)
        assert len(steps.steps) == 7
        assert steps.now == t.s.phase - 1
        t.plays_something(rng)


def test_the_phases_have_the_names_of_the_rulebook(table: type[Table]) -> None:
    t = table(4)
    t.begin(4)
    steps = t.node(A, "phases", Steps)
    assert steps.steps == ("Refit", "Roles", "Split", "Hideouts", "Ambushes", "Reveal", "Mutiny")
    assert steps.text == "Turn 1 of 10, phase: Hideouts"
    french = t.node(A, "phases", Steps, "fr")
    assert french.steps[2] == "Partage"


def test_the_split_shows_who_gets_how_many_and_how_much_to_those_who_may_know(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(A, B, B)
    assert t.node(B, "offer.1", Zone).text == "Offered to Basile: 2 cards, worth 3 parts"
    assert t.node(A, "offer.1", Zone).text == "Offered to Basile: 2 cards, worth 3 parts"
    assert t.node(D, "offer.1", Zone).text == "Offered to Basile: 2 cards"
    assert [card.up for card in t.node(D, "offer.1", Zone).nodes if isinstance(card, Card)] == [False, False]
    assert "offer.2" not in t.ids(D)


def test_a_card_goes_by_a_click_on_it_and_on_a_player(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    offer = t.offers(A)["share 3 to 2"]
    assert offer.path == ("today.0", "character.2")
    assert offer.text == "Give the 3 to Chloé"
    assert t.offers(A)["share 3 to 0"].text == "Keep the 3"
    t.does(A, "share 3 to 0", "share 2 to 0")
    last = t.offers(A)["share 1 to 0"]
    assert last.grave
    assert "island" in last.preview
    assert t.node(A, "today.0", Card).badge == "→ A"


def test_a_hideout_is_a_place_in_the_port(table: type[Table]) -> None:
    t = table(4)
    t.loot(A, 1)
    t.begin(4)
    port = t.node(A, "port", Board)
    assert [spot.label for spot in port.spots] == ["Hammock", "Tavern", "Pleasure house", "Treasure island"]
    assert t.offers(A)["hide island"].path == ("place.3",)
    t.all_do("hide tavern", "hide hammock", "hide house", "hide island")
    assert [piece.id for piece in t.node(A, "port", Board).nodes] == ["pawn.0"]
    assert t.node(None, "port", Board).nodes == ()


def test_a_closed_island_says_so(table: type[Table]) -> None:
    t = table(3)
    t.s.kept_all = True
    t.begin(4)
    assert "closed" in t.node(A, "port", Board).spots[3].style
    assert "closed" in t.node(A, "port", Board).spots[3].text
    assert t.node(A, "flag.kept", Note).text.startswith("The Captain kept all the loot")


def test_every_seat_is_told_at_a_glance(table: type[Table]) -> None:
    t = table(4)
    t.crew(B, 1, 3)
    t.loot(B, 2, 1)
    t.buried(B, 3)
    t.begin(4)
    assert t.node(C, "seat.1", Zone).text == "Basile: First mate · 3 votes · loot 2 · buried 1 · hand 0"
    assert t.node(C, "votes.1", Counter).value == 3
    assert t.node(C, "crew.1", Zone).text == "2 sailors, Force 4"
    assert t.node(C, "magot.1", Zone).text == "Loot of Basile: 2 cards"
    assert t.node(B, "magot.1", Zone).text == "Loot of Basile: 2 cards, worth 3 parts"
    assert t.node(C, "hoard.1", Counter).value == 1
    assert t.node(B, "hoard.1", Counter).value == 3
    assert "active" in t.node(C, "seat.1", Zone).style
    assert "captain" in t.node(C, "seat.0", Zone).style


def test_who_else_knows_a_card_is_told_on_a_closer_look(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(A, B, D)
    t.votes(A, B, C, D)
    assert t.node(B, "magot.1.0", Card).detail == "Also known to Ada"
    assert t.node(C, "magot.1.0", Card).label == ""


def test_an_ambush_is_a_back_for_all_but_its_author(table: type[Table]) -> None:
    t = table(4)
    t.hand(D, "ambush")
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.begin(5)
    assert t.offers(B)["ambush 0"].path == ("character.0",)
    t.does(B, "ambush 0", "at island")
    assert not t.node(A, "trap.0", Card).up
    assert t.node(B, "trap.0", Card).label == "Treasure island"
    assert t.offers(D)["ambush 2"].path == ("hand.3.0", "character.2")


def test_the_last_ballot_lies_there_with_weights_and_bribes(table: type[Table]) -> None:
    t = table(3)
    t.hand(B, "bribe")
    t.loot(B, 1)
    t.crew(C, 1, 1)
    t.begin(3)
    t.split(A, B)
    t.votes(A, B)
    t.does(B, "bribe 2")
    sheet = t.node(A, "ballot", Sheet)
    assert sheet.rows == (("Ada", "for", "1"), ("Basile", "for", "1"), ("Chloé", "against", "1; 2 bribed: for"))


def test_a_mutiny_shows_the_camps_and_their_force(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    t.begin(7)
    assert t.offers(B)["revolt"].path == ("mutiny",)
    assert t.offers(B)["revolt"].grave
    assert t.offers(B)["revolt"].cost.startswith("There is no way back.")
    assert [move for move, offer in t.offers(B).items() if offer.passive] == ["keep-calm"]
    t.does(B, "revolt", "join-mutiny")
    assert t.node(C, "camps", Sheet).text == "Mutiny: 3 against 7"
    assert t.node(C, "mutiny", Card).style == "mutiny red"
    assert t.node(C, "character.1", Card).label == "Mutineer!"


def test_promises_lie_on_the_table_and_words_are_counted(table: type[Table]) -> None:
    t = table(4, promises=True)
    t.begin(3)
    t.all_do("pledge 1", "pass", "pass")
    zone = t.node(A, "promises", Zone)
    assert [note.text for note in zone.nodes] == ["Basile to Ada: “for one card I vote for the split”"]
    t.split(A, A, B)
    t.does(A, "pass")
    t.votes(A)
    assert t.node(A, "word.1", Note).text == "Word never kept, broken once"


def test_the_end_shows_the_scores_the_highest_first(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "hammock")
    t.s.last_turn = True
    t.buried(C, 3, 1)
    t.buried(A, 2)
    t.loot(B, 1)
    t.begin(7)
    assert ranks(t.looks(None)) == [(1, (C,), 4), (2, (A,), 2), (3, (B,), 0)]
    assert made_of(t.looks(None), C) == [("1 × 3 parts", 3), ("1 × one part", 1)]
    assert note(t.looks(None), B) == "one part not buried, and lost"
    assert end(t.looks(C)).text == "You have buried 2 parts more than Ada."
    assert end(t.looks(A, "fr")).text == "Chloé gagne, avec 2 parts enterrées de plus que vous."


@given(st.integers(3, 6), st.integers(0, 10**6))
@PROPERTY
def test_a_back_has_neither_label_nor_value_in_its_id(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while t.s.outcome is None:
        if rng.random() < 0.1:
            for node in walk(t.looks(rng.choice([None, *range(players)]))):
                if isinstance(node, Card) and not node.up:
                    assert node.label == ""
                    assert "parts" not in node.style
        t.plays_something(rng)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_help(table: type[Table], language: str) -> None:
    t, rng = table.dealt(5, 3, promises=True), Random(3)
    helped = set()
    while t.s.outcome is None:
        seat = t.asked[0]
        if type(t.s.question) not in helped:
            prompt = t.looks(seat, language).prompt
            assert prompt is not None
            assert prompt.help
            helped.add(type(t.s.question))
        t.plays_something(rng)
    assert len(helped) >= 18


def test_every_picture_that_a_scene_names_is_drawn(table: type[Table]) -> None:
    art = {path.name.removesuffix(".svg") for path in files(GAME.package).joinpath("art").iterdir()}
    named = set()
    for players in (4, 6):
        t, rng = table.dealt(players, 5), Random(5)
        while t.s.outcome is None:
            if rng.random() < 0.2:
                named |= {getattr(node, "picture", "") for node in walk(t.looks(rng.randrange(players)))}
            t.plays_something(rng)
    named.discard("")
    assert named <= art
    assert art <= named | {"cover", "mutineer", "mutiny", "calm", "bribe", "hands", "dodge", "ambush"}


def test_last_night_is_remembered(table: type[Table]) -> None:
    t = table(3)
    t.begin(4)
    t.all_do("hide tavern", "hide hammock", "hide hammock", "ambush 0", "at island")
    t.quietly(ChooseHideout)
    assert t.node(C, "past", Sheet).rows[0] == ("Ada", "Tavern", "Basile (Treasure island)")
