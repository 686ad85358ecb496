"""A finished match with everything laid open: each thing as whoever knows most of it sees it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from tablee.core.chance import Dice
from tablee.core.game import load
from tablee.core.record import Match
from tablee.core.scene import Card, Scene, Sheet, walk
from tablee.games.pagan.facts import VILLAGERS
from tablee.i18n import Words
from tablee.table.review import laid_open

if TYPE_CHECKING:
    from tablee.games.pagan.table import Pagan

ANSWERS = 20


def match(name: str, seats: int) -> Match:
    """A random match, some answers in."""
    game, rng = load(name), Random(1)
    played = Match(game, game.setup(seats, {}), Dice.from_int(1))
    for _ in range(ANSWERS):
        seat = rng.choice(played.state.waiting)
        played.play(seat, rng.choice(game.answers(played.state, seat, rng)))
    return played


def opened(played: Match) -> Scene:
    game, words = played.game, Words(played.game, "en")
    scenes = [game.scene(game.view(played.state, seat), words) for seat in (*range(played.state.seats), None)]
    return laid_open(scenes[-1], scenes[:-1])


def test_the_villager_who_is_the_witch_is_marked() -> None:
    played = match("pagan", 2)
    witch = cast("Pagan", played.state).witch
    marked = [node.id for node in walk(opened(played)) if isinstance(node, Card) and "true" in node.style.split()]
    assert marked == [f"v.{VILLAGERS[witch]}"]


def test_the_words_of_both_teams_stand_above_their_columns() -> None:
    sheets = [
        node for node in walk(opened(match("decrypto", 4))) if isinstance(node, Sheet) and node.id.startswith("sheet.")
    ]
    assert len(sheets) == 2
    assert all(len(column.split()) > 1 for sheet in sheets for column in sheet.columns[1:5])


@pytest.mark.parametrize(("name", "seats"), [("fuji_flush", 3), ("jamaica", 3), ("pagamas", 4), ("patimpatampatum", 3)])
def test_every_hand_lies_open(name: str, seats: int) -> None:
    hands = [
        node for node in walk(opened(match(name, seats))) if isinstance(node, Card) and node.id.startswith("hand.")
    ]
    assert hands
    assert all(card.up for card in hands)
