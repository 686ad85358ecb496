"""Set-up: AQU-1 to AQU-3, and what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest

from tablee.core.chance import Scripted
from tablee.core.errors import IllegalMove
from tablee.core.state import apply, options
from tablee.games.aquatika import GAME
from tablee.games.aquatika.rules.board import LAYOUTS, NAMES
from tablee.games.aquatika.rules.pieces import EACH, KIND, OWNER, SIDE
from tablee.games.aquatika.rules.setup import BecameReady, CampsShown, FirstPlayerChosen

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)

# The boards as the dossier lists them, cell by cell.
CELLS: Final = {
    "classic": {f"{column}{row}" for column in "abcde" for row in range(1, 9)} | {"c9", "c0"},
    "strip": {f"{column}{row}" for column in "abc" for row in range(1, 9)} | {"b9", "b0"},
    "rect": {f"{column}{row}" for column in "abcde" for row in range(1, 7)},
}
CAMPS: Final = {
    "classic": ("b1 c1 d1 b2 c2 d2 b3 c3 d3", "b8 c8 d8 b7 c7 d7 b6 c6 d6"),
    "strip": ("a1 b1 c1 a2 b2 c2 a3 b3 c3", "a8 b8 c8 a7 b7 c7 a6 b6 c6"),
    "rect": ("a1 b1 d1 e1 a2 b2 c2 d2 e2", "a6 b6 d6 e6 a5 b5 c5 d5 e5"),
}
GOALS: Final = {"classic": ("c9", "c0"), "strip": ("b9", "b0"), "rect": ("c6", "c1")}


# --- Facts -----------------------------------------------------------------------------------------------------------


def test_there_are_nine_pieces_a_side_three_of_each_kind() -> None:
    assert EACH == (3, 3, 3)
    assert SIDE == 9
    assert Counter(zip(OWNER[1:], KIND[1:], strict=True)) == {(seat, kind): 3 for seat in (Y, G) for kind in range(3)}


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_aqu_o1_the_boards_are_those_of_the_dossier(layout: object) -> None:
    (found,) = (one for one in LAYOUTS if one is layout)
    assert {NAMES[cell] for cell in found.cells} == CELLS[found.name]
    assert [{NAMES[cell] for cell in camp} for camp in found.camps] == [set(camp.split()) for camp in CAMPS[found.name]]
    assert tuple(NAMES[cell] for cell in found.goals) == GOALS[found.name]
    assert found.within == (found.name == "rect")


def test_aqu_o1_the_classic_board_has_forty_cells_and_two_goals() -> None:
    assert [len(layout.cells) for layout in LAYOUTS] == [42, 26, 30]
    assert [layout.name for layout in LAYOUTS] == ["classic", "strip", "rect"]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_a_board_is_the_same_after_a_half_turn(layout: object) -> None:
    (found,) = (one for one in LAYOUTS if one is layout)
    turned = {found.cells[0] + found.cells[-1] - cell for cell in found.cells}
    assert turned == set(found.cells)
    middle = found.goals[Y] + found.goals[G]
    assert tuple(middle - cell for cell in found.camps[Y]) == found.camps[G]


# --- Who begins --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [Y, G])
def test_aqu_1_lots_are_drawn_for_the_first_move(table: type[Table], first: int) -> None:
    t = table.begun(Scripted(first), first="random")
    assert t.s.first == first
    assert t.log() == [FirstPlayerChosen(first)]


@pytest.mark.parametrize(("option", "seat"), [("yellow", Y), ("grey", G)])
def test_aqu_o5_the_table_may_say_who_begins(table: type[Table], option: str, seat: int) -> None:
    t = table.begun(Scripted(), first=option)
    assert t.s.first == seat
    t.places(Y, "SSS OOO FFF")
    t.places(G, "SSS OOO FFF")
    assert t.to_move == seat


def test_aqu_1_yellow_sits_at_row_1_and_grey_at_row_8(table: type[Table]) -> None:
    t = table.opened("SSS OOO FFF", "SSS OOO FFF")
    assert [t.on(name) for name in ("b1", "c1", "d1", "b3")] == ["YF", "YF", "YF", "YS"]
    assert [t.on(name) for name in ("b8", "c8", "d8", "b6")] == ["GF", "GF", "GF", "GS"]


# --- Placement ---------------------------------------------------------------------------------------------------------


def test_aqu_2_a_camp_is_filled_from_the_front_row_each_row_from_its_owners_left(table: type[Table]) -> None:
    t = table.opened("OSF SFO FOS", "OSF SFO FOS")
    assert [t.on(name) for name in ("b3", "c3", "d3", "b2", "c2", "d2", "b1", "c1", "d1")] == [
        "YO", "YS", "YF", "YS", "YF", "YO", "YF", "YO", "YS",
    ]  # fmt: skip
    assert [t.on(name) for name in ("d6", "c6", "b6", "d7", "c7", "b7", "d8", "c8", "b8")] == [
        "GO", "GS", "GF", "GS", "GF", "GO", "GF", "GO", "GS",
    ]  # fmt: skip


def test_aqu_2_there_is_a_question_for_each_piece_with_what_is_left(table: type[Table]) -> None:
    t = table.begun()
    assert [str(move) for move in options(t.s, Y)] == ["place octopus b3", "place shark b3", "place fish b3"]
    t.places(Y, "OOO")
    assert [str(move) for move in options(t.s, Y)] == ["place shark b2", "place fish b2"]


def test_aqu_2_any_arrangement_can_be_made() -> None:
    """1680 of them, each by one row of answers."""

    def count(left: tuple[int, ...]) -> int:
        kinds = [kind for kind in range(3) if left[kind]]
        if len(kinds) == 1:
            return 1  # lies by itself
        return sum(count(tuple(n - (kind == one) for one, n in enumerate(left))) for kind in kinds)

    assert count(EACH) == 1680


def test_aqu_2_a_piece_that_is_not_left_or_for_another_cell_is_refused(table: type[Table]) -> None:
    t = table.begun()
    t.places(Y, "OOO")
    for wrong in ("place octopus b2", "place shark c2", "place shark b3"):
        with pytest.raises(IllegalMove) as refused:
            apply(t.s, Y, GAME.read_move(wrong))
        assert refused.value.key == "refuse-not-this-place"
    with pytest.raises(IllegalMove) as refused:
        apply(t.s, Y, GAME.read_move("b3-b4"))
    assert refused.value.key == "refuse-placement-first"


def test_aqu_r22_the_last_pieces_of_one_kind_lie_by_themselves(table: type[Table]) -> None:
    t = table.begun()
    t.places(Y, "OOO SSS")
    assert t.s.waiting == (G,)
    assert t.s.placed[Y] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert t.log() == [BecameReady(Y)]


def test_aqu_3_both_place_at_once_in_any_order_of_answers(table: type[Table]) -> None:
    t = table.begun()
    assert awaited(t) == (Y, G)
    t.places(G, "OOO S")
    t.places(Y, "S")
    t.places(G, "SS")
    assert awaited(t) == (Y,)
    t.places(Y, "SS OOO")
    assert t.log()[-2:] == [BecameReady(Y), CampsShown(Y)]
    assert t.to_move == Y
    assert t.on("d6") == "GO"


def awaited(t: Table) -> tuple[int, ...]:
    return t.s.waiting


def test_aqu_3_nothing_stands_on_the_board_before_both_are_ready(table: type[Table]) -> None:
    t = table.begun()
    t.places(Y, "SSS OOO FFF")
    assert t.standing() == set()
    assert t.s.waiting == (G,)


@pytest.mark.parametrize(("first", "seat"), [("yellow", Y), ("grey", G)])
def test_aqu_o2_in_sequence_the_first_player_places_first(table: type[Table], first: str, seat: int) -> None:
    t = table.begun(placement="sequential", first=first)
    assert t.s.waiting == (seat,)
    t.places(seat, "SSS OOO FFF")
    assert t.s.waiting == (1 - seat,)
    t.places(1 - seat, "SSS OOO FFF")
    assert t.to_move == seat
