"""The end: JAM-40 to JAM-43."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.jamaica.rules.end import Scored, score, space_value
from tablee.games.jamaica.rules.rounds import Revealed
from tablee.games.jamaica.rules.state import steps_left

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)
PROPERTY: Final = settings(max_examples=25, deadline=None, derandomize=True, database=None)


def over(table: type[Table], *ships: tuple[int, int], players: int = 2) -> Table:
    """The last round has been played; the ships are here."""
    t = table(players)
    for ship, (space, lap) in enumerate(ships):
        t.at(ship, space, lap)
        t.aboard(ship, "")
        t.played(ship, 5)
    t.s.ending = True
    return t


def test_jam_40_the_round_is_played_to_its_end(table: type[Table]) -> None:
    t = table(3)
    t.at(B, 47)
    t.round(B, 4, 2, "gold gold", "forward food", "powder gold")
    assert [event.seat for event in t.log(None) if isinstance(event, Revealed)] == [B, C, A]
    assert t.s.outcome is not None
    assert t.cargo(C) == "F3 G2 G3 P4"
    assert t.cargo(A) == "F3 G2 G3 G4"


def test_jam_40_who_has_played_does_not_play_again(table: type[Table]) -> None:
    t = table(3)
    t.at(C, 47)
    t.round(A, 4, 2, "gold gold", "powder gold", "forward food")
    assert t.s.outcome is not None
    assert t.s.round == 1


def test_jam_40_several_may_come_home_and_each_has_fifteen(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 48)
    t.at(B, 49)
    t.round(A, 4, 2, "forward food", "forward powder")
    assert t.outcome.scores == (18, 18)
    assert t.outcome.winners == (A, B)
    assert t.outcome.reason == "shared"


def test_jam_41_space_gold_and_treasures_count_and_nothing_else(table: type[Table]) -> None:
    t = over(table, (45, 0), (44, 0))
    t.aboard(A, "G4 F6 P6 G2")
    t.power(A, "hold")
    t.s.holds[A][5] = 2 * 8 + 5
    t.power(A, "map")
    t.treasure(A, 7)
    t.treasure(A, -2)
    assert score(t.s, A) == 6 + 4 + 2 + 5 + 7 - 2
    t.ends_round()
    t.told(None, Scored(A, 6, 11, 5, 22), Scored(B, 5, 0, 0, 5))


@pytest.mark.parametrize(
    ("space", "lap", "value"),
    [(0, 1, 15), (49, 0, 10), (41, 0, 2), (40, 0, -5), (38, 0, -5), (0, 0, -5), (49, -1, -5), (0, -1, -5), (1, 0, -5)],
)
def test_jam_42_the_value_of_a_space(table: type[Table], space: int, lap: int, value: int) -> None:
    t = table(2)
    t.at(A, space, lap)
    assert space_value(t.s, A) == value


@pytest.mark.parametrize(
    ("space", "lap", "steps"), [(0, 0, 32), (0, 1, 0), (49, 0, 1), (49, -1, 33), (0, -1, 64), (6, 0, 26), (7, 0, 29)]
)
def test_jam_43_steps_to_the_finish(table: type[Table], space: int, lap: int, steps: int) -> None:
    t = table(2)
    t.at(A, space, lap)
    assert steps_left(t.s, A) == steps


def test_jam_43_the_highest_score_wins(table: type[Table]) -> None:
    t = over(table, (0, 1), (44, 0))
    t.aboard(B, "G6 G5")
    t.ends_round()
    assert (t.outcome.winners, t.outcome.reason, t.outcome.scores) == ((B,), "points", (15, 16))


def test_jam_43_among_equals_the_one_ahead_wins(table: type[Table]) -> None:
    t = over(table, (44, 0), (0, 1))
    t.aboard(A, "G6 G4")
    t.ends_round()
    assert (t.outcome.winners, t.outcome.reason) == ((B,), "ahead")


def test_jam_43_still_equal_they_share(table: type[Table]) -> None:
    t = over(table, (12, 0), (14, 0), (3, 0), players=3)
    t.ends_round()
    assert (t.outcome.winners, t.outcome.reason) == ((A, B), "shared")


@given(st.integers(2, 6), st.integers(0, 10**6))
@PROPERTY
def test_jam_43_every_random_match_has_winners_with_the_best_score(
    table: type[Table], players: int, number: int
) -> None:
    t = table(players, number)
    t.plays_on(Random(number))
    best = max(t.outcome.scores)
    tied = [seat for seat in range(players) if t.outcome.scores[seat] == best]
    nearest = min(steps_left(t.s, seat) for seat in tied)
    assert t.outcome.winners == tuple(seat for seat in tied if steps_left(t.s, seat) == nearest)
    assert all(t.outcome.scores[seat] == score(t.s, seat) for seat in range(players))
