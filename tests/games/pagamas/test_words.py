"""The sentences of the log and of the questions, as different readers read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.games.pagamas.cards import Place, Role
from tablee.games.pagamas.rules.ambush import At
from tablee.games.pagamas.rules.hideout import Hide
from tablee.games.pagamas.rules.reveal import AmbushShown, FoundAt
from tablee.games.pagamas.rules.role import Appoint, Appointed
from tablee.games.pagamas.rules.split import AGAINST, FOR

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)
NBSP = "\u00a0"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            ["Ada is First mate.", "You are Lookout.", "Ada is in the Pleasure house.", "You are on Treasure island."],
        ),
        (
            "fr",
            [
                "Ada est Second.",
                "Vous êtes Vigie.",
                "Ada est chez les Filles de joie.",
                "Vous êtes sur l’Île au trésor.",
            ],
        ),
    ],
)
def test_characters_and_places_have_their_names(table: type[Table], language: str, told: list[str]) -> None:
    words = table(4).words(B, language)
    events = (Appointed(A, Role.SECOND), Appointed(B, Role.LOOKOUT), FoundAt(A, Place.HOUSE), FoundAt(B, Place.ISLAND))
    assert [words.sentence(event) for event in events] == told


def test_moves_name_what_they_do(table: type[Table]) -> None:
    words = table(4).words(A)
    moves = (Appoint(B, Role.CHAPLAIN), Hide(Place.TAVERN), At(Place.ISLAND), FOR, AGAINST)
    assert [words.sentence(move) for move in moves] == [
        "Basile becomes Chaplain",
        "Hide in the Tavern",
        "On Treasure island",
        "Vote for the split",
        "Vote against the split",
    ]


@pytest.mark.parametrize(
    ("hits", "told"),
    [
        (1, f"Ada attendait Basile à la Taverne{NBSP}: touché{NBSP}!"),
        (0, "Ada attendait Basile à la Taverne, en vain."),
        (-1, "Ada attendait à la Taverne, mais Basile était déjà hors jeu."),
    ],
)
def test_an_ambush_that_is_turned_up_says_what_came_of_it(table: type[Table], hits: int, told: str) -> None:
    assert table(4).words(C, "fr").sentence(AmbushShown(A, B, Place.TAVERN, hits)) == told


def test_the_captain_reads_what_he_would_keep_and_the_others_how_many(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(A, A, B)
    assert [t.words(A).sentence(event) for event in t.log(A)] == [
        "You propose a split.",
        "You would keep: 3, 2.",
        "You offer Basile: 1.",
    ]
    assert [t.words(B).sentence(event) for event in t.log(B)] == [
        "Ada proposes a split.",
        "Ada would keep 2 cards.",
        "You are offered: 1.",
    ]


def test_every_ask_tells_who_is_awaited(table: type[Table]) -> None:
    t = table(4)
    t.begin(2)
    asked = t.looks(B, "fr").prompt
    assert asked is not None
    assert asked.text == "Ada nomme le Second."
    mine = t.looks(A, "fr").prompt
    assert mine is not None
    assert mine.text == f"Qui devient Second{NBSP}?"
