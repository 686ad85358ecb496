"""What a decent player feels, and what makes one laugh if a bot does not do it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.bots import make
from tablee.core.game import Game, View
from tablee.core.state import State, options
from tablee.games.aquatika import GAME
from tablee.games.aquatika.hints import CAMPS, GROUNDS, prior, rollout, value, winners
from tablee.games.aquatika.rules.board import NAMES, NUMBER

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)
PROPERTY: Final = settings(max_examples=10, deadline=None, derandomize=True, database=None)
layouts = st.sampled_from(["classic", "strip", "rect"])
numbers = st.integers(0, 10**6)


def likes(t: Table) -> dict[str, float]:
    """How good each move looks to who has to move."""
    assert t.to_move is not None
    moves = options(t.s, t.to_move)
    return {str(move): weight for move, weight in zip(moves, prior(t.s, t.to_move, moves), strict=True)}


def best(t: Table) -> str:
    weights = likes(t)
    return max(weights, key=lambda move: weights[move])


def chosen(t: Table, name: str = "ismcts:150") -> str:
    """What a bot does."""
    assert t.to_move is not None
    world = GAME.sample_world(t.s, t.to_move, Random(1))
    return str(make(name).choose(cast("Game[State, View]", GAME), world, t.to_move, Random(1)))


# --- The ground ----------------------------------------------------------------------------------------------------------


def test_a_corner_is_one_step_farther_from_the_goal_than_the_cell_beside_it() -> None:
    far = GROUNDS[0].far[Y]
    assert [far[NUMBER[name]] for name in ("c9", "c8", "b8", "a8", "a7", "c1", "a1")] == [0, 1, 1, 2, 2, 8, 8]


@pytest.mark.parametrize(
    ("variant", "gates"), [(0, {"b8", "c8", "d8"}), (2, {"a8", "b8", "c8"}), (4, {"b5", "c5", "d5", "b6", "d6"})]
)
def test_the_gates_are_the_cells_from_which_a_step_wins(variant: int, gates: set[str]) -> None:
    assert {name for cell, name in enumerate(NAMES) if GROUNDS[variant].gates[Y] >> cell & 1} == gates


def test_winners_are_the_pieces_that_can_reach_the_goal_now(table: type[Table]) -> None:
    t = table("YF a7", "YF e8", "YS d8", "GO b8", "GS b1", "GF e1").turn(Y)
    assert [NAMES[cell] for cell in winners(t.s, Y)] == ["a7", "d8"]
    assert [NAMES[cell] for cell in winners(t.s, G)] == ["b1"]


# --- Moves ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy", "ismcts:150"])
def test_a_win_is_taken(table: type[Table], name: str) -> None:
    t = table("YS b8", "YS c4", "GO c5", "GF d5", "GS e8").turn(Y)
    assert best(t) == "b8-c9"
    assert chosen(t, name) == "b8-c9"


@pytest.mark.parametrize("name", ["greedy", "ismcts:150"])
def test_a_piece_about_to_win_is_taken(table: type[Table], name: str) -> None:
    t = table("GS b1", "YS a1", "YS d4", "GO d5", "GF c5").turn(Y)
    assert best(t) == "a1xb1"
    assert chosen(t, name) == "a1xb1"


def test_own_pieces_are_not_eaten_without_need(table: type[Table]) -> None:
    t = table.opened("SSS OOO FFF", "SSS OOO FFF")
    weights = likes(t)
    assert max(weights["b3xc3"], weights["c3xb3"], weights["d3xc3"]) < min(weights["b3-b4"], weights["b3-a3"])
    assert not chosen(t).startswith(("b3x", "c3x", "d3x"))


def test_a_meal_for_nothing_is_taken(table: type[Table]) -> None:
    t = table("YS c4", "YF a1", "GO c5", "GF a8", "GS e8").turn(Y)
    assert chosen(t) == "c4xc5"


def test_nobody_steps_beside_a_shark_for_nothing(table: type[Table]) -> None:
    t = table("YF c4", "YF a2", "YS a1", "GS c6", "GO e8", "GF a8").turn(Y)
    assert chosen(t) not in {"c4-b5", "c4-c5", "c4-d5"}


def test_a_runner_that_nobody_can_stop_runs(table: type[Table]) -> None:
    t = table("YF a6", "YS c1", "GS c4", "GF e5", "GO d4").turn(Y)
    while not t.over:
        t.plays(chosen(t))
    assert t.outcome.winners == (Y,)


@given(layouts, st.booleans(), numbers)
@PROPERTY
def test_hints_can_be_used_as_they_are(table: type[Table], layout: str, lateral: bool, number: int) -> None:  # noqa: FBT001
    t, rng = table.begun(number, layout=layout, lateral_jumps=lateral), Random(number)
    while not t.over:
        seat = rng.choice(t.s.waiting)
        moves = options(t.s, seat)
        assert rollout(t.s, seat, moves, rng) in moves
        assert min(prior(t.s, seat, moves)) > 0
        hopes = value(t.s)
        assert sum(hopes) == pytest.approx(1)
        assert min(hopes) > 0
        t.plays_something(rng)
    assert sorted(value(t.s)) == [0, 1]


def test_the_value_likes_what_leads_to_the_win(table: type[Table]) -> None:
    even = table("YS c4", "GS c7").turn(Y)
    ahead = table("YS c4", "YS d4", "GS c7").turn(Y)
    home = table("YS b8", "GS c7").turn(Y)
    lost = table("YS e4", "GS b1", "GS d1").turn(Y)
    assert value(lost.s)[Y] < value(even.s)[Y] < value(ahead.s)[Y] < value(home.s)[Y]


def test_on_the_short_board_a_goal_can_be_stood_on_in_time(table: type[Table]) -> None:
    """AQU-12: against a fish, or an octopus if an octopus stands there; a shark eats whoever does."""
    for attacker, stopped in (("YF d6", True), ("YO d6", True), ("YS d6", False)):
        t = table(attacker, "YS a1", "YO a2", "GO b6", "GS e1", layout="rect").turn(G)
        assert (value(t.s)[G] > 0.1) == stopped
    t = table("YF d6", "YS a1", "YO a2", "GO b6", "GS e3", layout="rect").turn(G)
    assert chosen(t) == "b6-c6"


# --- Camps ---------------------------------------------------------------------------------------------------------------


def test_the_camps_of_the_book_are_camps_and_differ() -> None:
    assert all(sorted(camp) == [0, 0, 0, 1, 1, 1, 2, 2, 2] for camp in CAMPS)
    assert len(set(CAMPS)) == len(CAMPS)


def test_a_bot_fills_its_camp_from_the_book_and_not_always_with_the_same(table: type[Table]) -> None:
    found = set()
    for number in range(8):
        t, rng = table.begun(number), Random(number)
        bot = make("ismcts:40")
        while Y in t.s.waiting and not t.s.start:
            world = GAME.sample_world(t.s, Y, rng)
            move = bot.choose(cast("Game[State, View]", GAME), world, Y, rng)
            t.places(Y, {"octopus": "O", "shark": "S", "fish": "F"}[str(move).split()[1]])
            bot.saw(Y, move)
        found.add(tuple(t.s.placed[Y]))
    assert found <= set(CAMPS)
    assert len(found) > 2


def test_beside_the_book_every_piece_looks_the_same(table: type[Table]) -> None:
    t = table.begun()
    t.places(Y, "SSS")
    assert set(prior(t.s, Y, options(t.s, Y))) == {1.0}
