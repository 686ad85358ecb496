"""The end: AQU-50 to AQU-56."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import IllegalMove
from tablee.core.notation import Word
from tablee.core.state import Outcome
from tablee.games.aquatika.rules.end import GotStuck, ReachedGoal
from tablee.games.aquatika.rules.pieces import Kind

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)
PROPERTY: Final = settings(max_examples=25, deadline=None, derandomize=True, database=None)
layouts = st.sampled_from(["classic", "strip", "rect"])
numbers = st.integers(0, 10**6)


@pytest.mark.parametrize(
    ("pieces", "move", "arrives"),
    [
        (("YS b8",), "b8-c9", Kind.SHARK),
        (("YO d8",), "d8-c9", Kind.OCTOPUS),
        (("YO(YF) c8",), "c8=c9", Kind.OCTOPUS),
        (("YF c8",), "c8-c9", Kind.FISH),
        (("YF e7", "GS d8"), "e7-c9", Kind.FISH),
    ],
)
def test_aqu_50_a_piece_on_the_goal_of_its_colour_wins_at_once(
    table: type[Table], pieces: tuple[str, ...], move: str, arrives: Kind
) -> None:
    t = table(*pieces, "GS a1").turn(Y)
    t.plays(move)
    assert t.outcome == Outcome((Y,), "goal")
    assert t.log()[-1] == ReachedGoal(Y, arrives, Word("c9"))


@pytest.mark.parametrize(
    ("layout", "start", "goal"), [("classic", "b1", "c0"), ("strip", "a1", "b0"), ("rect", "b2", "c1")]
)
def test_aqu_50_grey_wins_at_the_other_end_of_every_board(
    table: type[Table], layout: str, start: str, goal: str
) -> None:
    t = table(f"GS {start}", "YS a4", layout=layout).turn(G)
    t.plays(f"{start}-{goal}")
    assert t.outcome == Outcome((G,), "goal")


def test_aqu_51_an_octopus_that_carries_an_opposing_piece_wins_for_its_owner_alone(table: type[Table]) -> None:
    t = table("YO(GF) c8", "GS a1").turn(Y)
    t.plays("c8=c9")
    assert t.outcome.winners == (Y,)


def test_aqu_52_who_must_move_and_can_not_loses(table: type[Table]) -> None:
    t = table("YF a8", "GO b8").turn(Y)
    assert t.outcome == Outcome((G,), "no-move")
    assert t.log() == [GotStuck(Y, 1)]


def shuffle_sideways(t: Table) -> None:
    """Both go to and fro until the first position has come twice and Grey could make it come again."""
    t.plays("a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1", "e8-d8", "b1-a1")


def test_aqu_53_a_move_that_makes_a_position_for_the_third_time_is_illegal(table: type[Table]) -> None:
    t = table("YS a1", "GS e8").turn(Y)
    shuffle_sideways(t)
    assert t.moves() == {"d8-c8", "d8-c7", "d8-d7", "d8-e7"}
    with pytest.raises(IllegalMove) as refused:
        t.plays("d8-e8")
    assert refused.value.key == "refuse-third-time"


def test_aqu_53_the_starting_position_counts_as_its_first(table: type[Table]) -> None:
    t = table.opened("SSS OOO FFF", "SSS OOO FFF")
    t.plays("b3-a3", "b6-a6", "a3-b3", "a6-b6")
    assert t.sees(None).occurred == 2
    t.plays("b3-a3", "b6-a6", "a3-b3")
    assert "a6-b6" not in t.moves()


def test_aqu_53_the_side_to_move_belongs_to_the_position(table: type[Table]) -> None:
    """Yellow reaches the same places in three moves, Grey in none: another side is to move."""
    t = table("YS a1", "GS e8", "GF a8").turn(Y)
    t.plays("a1-b1", "e8-d8", "b1-a1", "d8-e8")
    assert t.sees(None).occurred == 2
    t.plays("a1-b1")
    assert t.sees(None).occurred == 2
    t.plays("a8-b8")
    assert t.sees(None).occurred == 1


def test_aqu_53_after_a_move_forward_the_count_begins_anew(table: type[Table]) -> None:
    t = table("YS a1", "GS e8").turn(Y)
    shuffle_sideways(t)
    t.plays("d8-d7")
    assert t.s.seen == {}
    assert t.sees(None).occurred == 1
    assert len(t.moves()) == 3


def test_aqu_53_a_winning_move_is_never_barred(table: type[Table]) -> None:
    """On the short board a piece can go sideways onto its goal: whatever has come twice, that wins."""
    t = table("YS b6", "GS e1", "GF a6", layout="rect").turn(Y)
    assert "b6-c6" in t.moves()
    t.s.seen = dict.fromkeys((t.s.position, 0), 2)
    t.s.twice = 2
    assert "b6-c6" in t.moves()
    t.plays("b6-c6")
    assert t.outcome == Outcome((Y,), "goal")


@given(layouts, st.booleans(), numbers)
@PROPERTY
def test_aqu_53_no_position_ever_comes_three_times(table: type[Table], layout: str, lateral: bool, number: int) -> None:  # noqa: FBT001
    """AQU-54: counted over the whole match, not only since the last move that can't be undone."""
    t, rng = table.begun(number, layout=layout, lateral_jumps=lateral), Random(number)
    came: Counter[tuple[int, int | None]] = Counter()
    while not t.over:
        t.plays_something(rng)
        if t.s.start and not t.over:
            now = (t.s.position, t.to_move)
            came[now] += 1
            assert came[now] == t.sees(None).occurred
            assert came[now] <= 2


@given(numbers)
@PROPERTY
def test_aqu_54_who_only_waits_runs_out_of_positions_and_there_are_no_draws(table: type[Table], number: int) -> None:
    """Two octopuses on three cells each go to and fro as long as they may: 18 positions, each at most twice."""
    t, rng = table("YO a1", "GO a8", layout="strip").turn(Y), Random(number)
    waited = 0
    while not t.over:
        sideways = [move for move in sorted(t.moves()) if move[1] == move[-1]]
        waited += bool(sideways) and len(t.s.log) == waited
        t.plays(rng.choice(sideways or sorted(t.moves())))
    assert waited < 36
    assert len(t.outcome.winners) == 1


@given(layouts, st.booleans(), numbers)
@PROPERTY
def test_aqu_55_only_who_has_just_moved_wins_by_the_goal_with_the_piece_that_moved(
    table: type[Table],
    layout: str,
    lateral: bool,  # noqa: FBT001
    number: int,
) -> None:
    t, rng = table.begun(number, layout=layout, lateral_jumps=lateral), Random(number)
    while not t.over:
        mover = t.to_move
        t.plays_something(rng)
    if t.outcome.reason == "goal":
        assert t.outcome.winners == (mover,)
        last = t.s.log[-1]
        assert t.on(last.end)[0] == "YG"[mover or 0]


def test_aqu_55_a_prey_left_on_its_owners_goal_does_not_win(table: type[Table]) -> None:
    t = table("GO(YS) c6", "GS e5", "YF a1", layout="rect").turn(G)
    t.plays("c6-b6")
    assert not t.over
    assert t.on("c6") == "YS"
    t.plays("c6-d6", "e5-e4", "d6-c6")
    assert t.outcome == Outcome((Y,), "goal")


@pytest.mark.parametrize("attacker", ["YS", "YO"])
def test_aqu_55_a_piece_on_the_goal_may_be_eaten_or_covered_by_who_arrives_and_wins(
    table: type[Table], attacker: str
) -> None:
    t = table(f"{attacker} c5", "GF c6", "GS a2", layout="rect").turn(Y)
    t.plays("c5xc6")
    assert t.outcome == Outcome((Y,), "goal")


def test_aqu_56_the_goal_comes_first_then_whether_the_other_can_move(table: type[Table]) -> None:
    """With its last piece beneath the octopus, Grey couldn't move; but Yellow is home already."""
    t = table("YO(GS) c8").turn(Y)
    t.plays("c8=c9")
    assert t.outcome == Outcome((Y,), "goal")


def test_aqu_56_a_meal_that_leaves_the_other_something_to_move_ends_nothing(table: type[Table]) -> None:
    t = table("YS c4", "GF c5", "GF e8").turn(Y)
    t.plays("c4xc5")
    assert t.to_move == G


def test_aqu_56_who_has_no_legal_move_after_the_others_move_loses_at_once(table: type[Table]) -> None:
    t = table("YS c4", "GF c5").turn(Y)
    t.plays("c4xc5")
    assert t.outcome == Outcome((Y,), "no-move")
    assert t.log()[-1] == GotStuck(G, 0)


@given(layouts, numbers)
@PROPERTY
def test_aqu_50_every_match_has_one_winner_and_says_how(table: type[Table], layout: str, number: int) -> None:
    t, rng = table.begun(number, layout=layout), Random(number)
    while not t.over:
        t.plays_something(rng)
    assert t.outcome.reason in {"goal", "no-move"}
    assert len(t.outcome.winners) == 1
