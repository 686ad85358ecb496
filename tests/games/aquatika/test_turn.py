"""A turn and what the three kinds of piece do: AQU-10 to AQU-45."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import IllegalMove, NotAsked
from tablee.core.notation import Word
from tablee.core.state import apply
from tablee.games.aquatika import GAME
from tablee.games.aquatika.rules.board import CELLS, WIDTH
from tablee.games.aquatika.rules.moves import Carry, Go, Onto
from tablee.games.aquatika.rules.pieces import Colour, Kind
from tablee.games.aquatika.rules.turn import Ate, AtePrey, Carried, Covered, Jumped, Released, Stepped

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)
PROPERTY: Final = settings(max_examples=25, deadline=None, derandomize=True, database=None)
layouts = st.sampled_from(["classic", "strip", "rect"])
numbers = st.integers(0, 10**6)


# --- The turn ----------------------------------------------------------------------------------------------------------


def test_aqu_10_players_alternate(table: type[Table]) -> None:
    t = table.opened()
    t.plays("b3-b4")
    assert t.to_move == G
    t.plays("b6-b5")
    assert t.to_move == Y


def test_aqu_10_only_who_is_to_move_moves_and_only_own_pieces(table: type[Table]) -> None:
    t = table.opened()
    with pytest.raises(NotAsked):
        apply(t.s, G, GAME.read_move("b6-b5"))
    with pytest.raises(IllegalMove) as refused:
        t.plays("b6-b5")
    assert refused.value.key == "refuse-not-your-piece"
    with pytest.raises(IllegalMove) as refused:
        t.plays("place fish b3")
    assert refused.value.key == "error-illegal-move"


def test_aqu_10_passing_is_not_allowed(table: type[Table]) -> None:
    t = table("YS c4", "GS c7").turn(Y)
    assert t.moves() == {"c4-b4", "c4-d4", "c4-b5", "c4-c5", "c4-d5"}


@pytest.mark.parametrize("piece", ["O", "S", "F"])
def test_aqu_11_every_piece_steps_forward_diagonally_forward_or_sideways(table: type[Table], piece: str) -> None:
    t = table(f"Y{piece} c4", f"G{piece} d7").turn(Y)
    assert t.moves() == {"c4-b4", "c4-d4", "c4-b5", "c4-c5", "c4-d5"}
    t.plays("c4-c5")
    assert t.log() == [Stepped(Y, kind(piece), Word("c4"), Word("c5"))]
    assert t.moves() == {"d7-c7", "d7-e7", "d7-c6", "d7-d6", "d7-e6"}


def kind(letter: str) -> Kind:
    return {"O": Kind.OCTOPUS, "S": Kind.SHARK, "F": Kind.FISH}[letter]


@given(layouts, st.booleans(), numbers)
@PROPERTY
def test_aqu_11_nothing_ever_moves_backward(table: type[Table], layout: str, lateral: bool, number: int) -> None:  # noqa: FBT001
    t, rng = table.begun(number, layout=layout, lateral_jumps=lateral, first="random"), Random(number)
    while not t.over:
        mover = t.to_move
        before = len(t.s.log)
        t.plays_something(rng)
        for move in t.s.log[before:]:
            rows = move.b // WIDTH - move.a // WIDTH
            assert rows >= 0 if mover == Y else rows <= 0


@pytest.mark.parametrize(
    ("cell", "moves"),
    [
        ("a4", {"a4-b4", "a4-a5", "a4-b5"}),
        ("e4", {"e4-d4", "e4-e5", "e4-d5"}),
        ("a8", {"a8-b8"}),
        ("b8", {"b8-a8", "b8-c8", "b8-c9"}),
        ("c8", {"c8-b8", "c8-d8", "c8-c9"}),
    ],
)
def test_aqu_12_a_piece_never_leaves_the_board_but_for_its_goal(table: type[Table], cell: str, moves: set[str]) -> None:
    assert table(f"YS {cell}", "GS c1").turn(Y).moves() == moves


def test_aqu_12_nobody_enters_the_goal_of_the_other_colour(table: type[Table]) -> None:
    assert "c1-c0" not in table("YS c1", "GS e8").turn(Y).moves()
    assert "c8-c9" not in table("GS c8", "YS a1").turn(G).moves()


def test_aqu_12_on_the_short_board_anybody_enters_the_goals(table: type[Table]) -> None:
    t = table("YS c2", "YS b1", "GS a5", layout="rect").turn(Y)
    assert "b1-c1" in t.moves()
    t.plays("b1-c1")
    assert not t.over
    assert t.on("c1") == "YS"


def test_aqu_13_an_octopus_with_its_prey_is_one_piece_on_one_cell(table: type[Table]) -> None:
    t = table("YO(GS) c4", "YF c3", "GS e8").turn(Y)
    t.plays("c4=c5")
    assert t.standing() == {"YO(GS) c5", "YF c3", "GS e8"}
    assert t.log() == [Carried(Y, Word("c4"), Word("c5"), Colour.GREY, Kind.SHARK)]


# --- The octopus -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("prey", ["GS", "GF", "YS", "YF"])
def test_aqu_20_an_octopus_covers_any_piece_but_an_octopus_of_either_side(table: type[Table], prey: str) -> None:
    t = table("YO c4", f"{prey} c5", "GS e8").turn(Y)
    t.plays("c4xc5")
    assert t.on("c5") == f"YO({prey})"
    assert t.on("c4") == ""
    colour = Colour.YELLOW if prey[0] == "Y" else Colour.GREY
    assert t.log() == [Covered(Y, Word("c4"), Word("c5"), colour, kind(prey[1]))]
    t.consistent()


def test_aqu_21_an_octopus_holds_one_prey_at_most(table: type[Table]) -> None:
    t = table("YO(GS) c4", "GF c5", "GS e8").turn(Y)
    assert "c4=c5" not in t.moves()
    t.plays("c4xc5")
    assert t.on("c5") == "YO(GF)"
    assert t.on("c4") == "GS"
    assert t.log() == [
        Covered(Y, Word("c4"), Word("c5"), Colour.GREY, Kind.FISH),
        Released(Y, Word("c4"), Colour.GREY, Kind.SHARK),
    ]


def test_aqu_22_carry_takes_the_prey_along_release_leaves_it(table: type[Table]) -> None:
    carried = table("YO(GS) c4", "GS e8").turn(Y)
    carried.plays("c4=d5")
    assert carried.standing() == {"YO(GS) d5", "GS e8"}
    released = table("YO(GS) c4", "GS e8").turn(Y)
    released.plays("c4-d5")
    assert released.standing() == {"YO d5", "GS c4", "GS e8"}
    assert released.log()[1:] == [Released(Y, Word("c4"), Colour.GREY, Kind.SHARK)]


def test_aqu_22_an_octopus_without_a_prey_has_nothing_to_carry(table: type[Table]) -> None:
    t = table("YO c4", "GS e8").turn(Y)
    with pytest.raises(IllegalMove) as refused:
        t.plays("c4=c5")
    assert refused.value.key == "refuse-not-there"


def test_aqu_23_a_covered_piece_does_not_move_whoever_owns_it(table: type[Table]) -> None:
    t = table("YO(YS) c4", "GO(YF) e8", "GS a8").turn(Y)
    assert all(move.startswith("c4") for move in t.moves())
    assert t.s.men[Y] == [4 * WIDTH + 2]


def test_aqu_24_a_released_piece_moves_on_in_its_own_direction(table: type[Table]) -> None:
    t = table("YO(GS) c4", "GS e8").turn(Y)
    t.plays("c4-c5")
    assert t.moves("c4") == {"c4-b4", "c4-d4", "c4-b3", "c4-c3", "c4-d3"}


@pytest.mark.parametrize("other", ["GO", "GO(YF)", "YO", "YO(GF)"])
def test_aqu_25_no_octopus_steps_onto_an_octopus(table: type[Table], other: str) -> None:
    t = table("YO c4", f"{other} c5", "GS e8").turn(Y)
    assert "c4xc5" not in t.moves()


# --- The shark -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("met", ["GO", "GS", "GF", "YO", "YS", "YF"])
def test_aqu_30_a_shark_eats_any_piece_for_good(table: type[Table], met: str) -> None:
    t = table("YS c4", f"{met} c5", "GS e8").turn(Y)
    before = len(t.eaten())
    t.plays("c4xc5")
    assert t.on("c5") == "YS"
    assert t.eaten()[before:] == [met]
    colour = Colour.YELLOW if met[0] == "Y" else Colour.GREY
    assert t.log() == [Ate(Y, Word("c4"), Word("c5"), colour, kind(met[1]))]
    t.consistent()


@pytest.mark.parametrize("prey", ["GS", "GF", "YS", "YF"])
def test_aqu_31_with_an_octopus_its_prey_is_eaten_whoever_owns_it(table: type[Table], prey: str) -> None:
    t = table("YS c4", f"GO({prey}) c5", "GS e8").turn(Y)
    before = len(t.eaten())
    t.plays("c4xc5")
    assert t.eaten()[before:] == ["GO", prey]
    assert isinstance(t.log()[-1], AtePrey)
    t.consistent()


# --- The flying fish -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("met", ["GO", "GS", "GF", "YO", "YS", "YF"])
def test_aqu_40_a_fish_steps_onto_empty_cells_only(table: type[Table], met: str) -> None:
    t = table("YF c4", f"{met} c5", "GS e8").turn(Y)
    assert t.moves("c4") == {"c4-b4", "c4-d4", "c4-b5", "c4-d5", "c4-c6"}


@pytest.mark.parametrize("over", ["GO", "GO(YS)", "GS", "GF", "YO", "YS", "YF"])
def test_aqu_41_a_fish_jumps_over_one_piece_of_any_kind_which_is_unharmed(table: type[Table], over: str) -> None:
    t = table("YF c4", f"{over} d5", "GS a8").turn(Y)
    t.plays("c4-e6")
    assert t.on("d5") == over
    assert t.on("e6") == "YF"
    assert t.log() == [Jumped(Y, Word("c4"), Word("e6"), 1)]


def test_aqu_41_the_landing_must_be_empty(table: type[Table]) -> None:
    t = table("YF c4", "GO c5", "GF c6").turn(Y)
    assert "c4-c6" not in t.moves()


def test_aqu_42_jumps_go_on_in_the_same_direction_and_may_stop(table: type[Table]) -> None:
    t = table("YF c1", "GO c2", "GS c4", "YS c6").turn(Y)
    assert {"c1-c3", "c1-c5", "c1-c7"} <= t.moves()
    t.plays("c1-c7")
    assert t.log() == [Jumped(Y, Word("c1"), Word("c7"), 3)]


def test_aqu_42_a_step_and_a_jump_do_not_combine(table: type[Table]) -> None:
    t = table("YF c2", "GO c4", "GS a8").turn(Y)
    assert t.moves("c2") == {"c2-b2", "c2-d2", "c2-b3", "c2-c3", "c2-d3"}


@pytest.mark.parametrize("lateral", [False, True])
def test_aqu_43_jumps_go_ahead_and_sideways_by_an_option(table: type[Table], lateral: bool) -> None:  # noqa: FBT001
    around = ("b3", "c3", "d3", "b4", "d4", "b5", "c5", "d5")
    t = table("YF c4", *(f"{piece} {cell}" for piece, cell in zip(
        ("GO", "GO", "GO", "GS", "GS", "GS", "GF", "GF"), around, strict=True
    )), lateral_jumps=lateral).turn(Y)  # fmt: skip
    assert t.moves() == {"c4-a6", "c4-c6", "c4-e6"} | ({"c4-a4", "c4-e4"} if lateral else set())


def test_aqu_o4_sideways_jumps_go_on_too(table: type[Table]) -> None:
    t = table("YF a4", "GS b4", "GO d4", lateral_jumps=True).turn(Y)
    assert {"a4-c4", "a4-e4"} <= t.moves()


def test_aqu_44_two_pieces_in_a_row_are_not_cleared_at_once(table: type[Table]) -> None:
    t = table("YF c4", "GO c5", "GF c6", "GS e8").turn(Y)
    assert not {"c4-c6", "c4-c7"} & t.moves()


def test_aqu_45_a_jump_may_land_on_the_own_goal(table: type[Table]) -> None:
    t = table("YF c5", "GO c6", "GF c8").turn(Y)
    t.plays("c5-c9")
    assert t.over


def test_aqu_45_but_not_on_the_goal_of_the_other(table: type[Table]) -> None:
    t = table("GF c2", "YS c1", "YF c7", "GS c8").turn(G)
    assert "c2-c0" in t.moves()
    t = table("YF c2", "GS c1", "GS c8").turn(Y)
    assert not [move for move in t.moves() if move.endswith(("c0", "c9"))]


# --- What the state keeps ------------------------------------------------------------------------------------------------


@given(layouts, st.booleans(), numbers)
@PROPERTY
def test_what_is_kept_beside_the_board_follows_from_it(
    table: type[Table],
    layout: str,
    lateral: bool,  # noqa: FBT001
    number: int,
) -> None:
    t, rng = table.begun(number, layout=layout, lateral_jumps=lateral), Random(number)
    while not t.over:
        t.plays_something(rng)
        if t.s.start:
            t.consistent()
    assert len(t.s.board) == CELLS


def test_a_move_is_spelled_as_in_the_dossier_and_read_with_or_without_spaces() -> None:
    for text, spaced, made in (
        ("c4-c5", "c4 - c5", Go(Word("c4"), Word("c5"))),
        ("c4=c5", "c4 = c5", Carry(Word("c4"), Word("c5"))),
        ("c4xc5", "c4 x c5", Onto(Word("c4"), Word("c5"))),
    ):
        assert str(made) == text
        assert GAME.read_move(text) is GAME.read_move(spaced)
        assert GAME.read_move(text) is made
        assert pickle.loads(pickle.dumps(made)) is made
        assert copy.deepcopy(made) is made
    assert len({Go(Word("c4"), Word("c5")), Carry(Word("c4"), Word("c5")), Onto(Word("c4"), Word("c5"))}) == 3
    assert Go(Word("nowhere"), Word("c5")).a == -1
