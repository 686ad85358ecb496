"""What Aquatika is played for, as its players read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.aims import labels, line, texts, told

from tablee.games.aquatika import GAME

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)


def test_aqu_50_each_side_is_told_its_own_goal(table: type[Table]) -> None:
    t = table.opened()
    assert line(GAME, t.s, Y) == "One piece on c9"
    assert line(GAME, t.s, G, "fr") == "Une pièce en c0"
    assert line(GAME, t.s, None) == "Yellow to c9, Grey to c0"
    assert told(GAME, t.s, G).role.startswith("You are Grey.")
    assert told(GAME, t.s, None).role == ""


def test_aqu_50_the_foremost_piece_tells_how_near_a_side_is(table: type[Table]) -> None:
    t = table.opened()
    assert labels(GAME, t.s, None) == ["6", "6"]
    assert texts(GAME, t.s, Y)[0] == "Ada: 6 rows from the goal, nothing eaten"


def test_aqu_2_nobody_is_near_while_the_camps_are_filled(table: type[Table]) -> None:
    t = table()
    assert labels(GAME, t.s, None) == []
