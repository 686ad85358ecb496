"""How a match of Aquatika ended, in words: AQU-50 to AQU-55, AQU-R16."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.looking import end, note, ranks

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)


@pytest.mark.parametrize(
    ("pieces", "move", "mine", "theirs"),
    [
        ("YS b8", "b8-c9", "Your shark has reached your goal, c9.", "Ada wins: a shark has reached the goal, c9."),
        ("YO(GF) c8", "c8=c9", "Your octopus has reached your goal, c9.", "Ada wins: an octopus has reached the goal, c9."),
        ("YF c8", "c8-c9", "Your flying fish has reached your goal, c9.", "Ada wins: a flying fish has reached the goal, c9."),
    ],
)  # fmt: skip
def test_aqu_50_the_piece_that_is_home_is_named(
    table: type[Table], pieces: str, move: str, mine: str, theirs: str
) -> None:
    t = table(pieces, "GS a1").turn(Y)
    t.plays(move)
    assert end(t.looks(Y)).text == mine
    assert end(t.looks(G)).text == end(t.looks(None)).text == theirs
    assert [end(t.looks(one)).title for one in (Y, G, None)] == ["You win", "You lose", "Ada wins"]


def test_aqu_52_who_can_not_move_is_told_so(table: type[Table]) -> None:
    t = table("YF a8", "GO b8").turn(Y)
    assert end(t.looks(G)).text == "Ada can’t move: no legal move is left."
    assert end(t.looks(Y)).text == "Basile wins: you can’t move any more."
    assert end(t.looks(Y, "fr")).text == "Basile gagne\u00a0: vous ne pouvez plus jouer."
    assert ranks(t.looks(None)) == [(1, (G,), None), (2, (Y,), None)]


def test_aqu_52_where_no_piece_is_uncovered_that_is_said(table: type[Table]) -> None:
    t = table("GO b8").turn(Y)
    assert end(t.looks(G)).text == "Ada can’t move: every piece is eaten or covered."


@pytest.mark.parametrize("seat", [Y, G])
def test_aqu_r16_who_gave_up_is_named(table: type[Table], seat: int) -> None:
    t = table.opened()
    t.gives_up(seat)
    name = ("Ada", "Basile")[seat]
    assert end(t.looks(1 - seat)).text == f"{name} has given up."
    assert end(t.looks(seat, "fr")).text.endswith("vous avez abandonné.")
    assert ranks(t.looks(None)) == [(1, (1 - seat,), None), (2, (seat,), None)]


def test_aqu_54_there_are_no_points_but_what_each_has_lost(table: type[Table]) -> None:
    t = table("YS b8", "GS a1").turn(Y)
    t.plays("b8-c9")
    assert [place.score for place in end(t.looks(None)).places] == [None, None]
    assert note(t.looks(None), Y).startswith("Yellow, ")
    assert note(t.looks(None), G).startswith("Grey, ")
