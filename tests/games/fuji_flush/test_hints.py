"""What a decent player feels: the dossier's “low-safe”, and figures that a search can use."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.state import options
from tablee.games.fuji_flush.hints import low_safe, prior, rollout, value
from tablee.games.fuji_flush.rules import Play

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)
PROPERTY: Final = settings(max_examples=30, deadline=None, derandomize=True, database=None)

players = st.integers(3, 8)
numbers = st.integers(0, 10**6)


def low_safe_of_the_dossier(hand: tuple[int, ...], front: dict[int, int]) -> int:
    """§9: among the cards whose combined value would be at least the highest on the table, the lowest; else the lowest."""
    groups = Counter(front.values())
    highest = max((card * count for card, count in groups.items()), default=0)
    safe = [card for card in hand if card * (groups[card] + 1) >= highest]
    return min(safe or hand)


@given(players, numbers)
@PROPERTY
def test_low_safe_is_what_the_dossier_says(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while t.to_play is not None:
        assert low_safe(t.s, t.to_play) == low_safe_of_the_dossier(t.in_hand(t.to_play), t.on_table())
        t.plays_something(rng)


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ((2, 9, 12, 20), 12),  # 9 is beaten by the 6s, 12 ties with them: that is safe
        ((2, 6, 20), 6),  # three 6s make 18
        ((2, 3, 11), 2),  # nothing reaches 12: the lowest goes
        ((13, 14), 13),
    ],
)
def test_low_safe_against_two_sixes(table: type[Table], hand: tuple[int, ...], card: int) -> None:
    t = table(4)
    t.front(A, 6)
    t.front(B, 6)
    t.hand(C, *hand)
    t.turn(C)
    assert low_safe(t.s, C) == card


def test_low_safe_on_an_empty_table_is_the_lowest_card(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 4, 9)
    t.turn(A)
    assert low_safe(t.s, A) == 4


def test_a_rollout_is_low_safe_with_a_slip_now_and_then(table: type[Table]) -> None:
    t = table(4)
    t.front(B, 8)
    t.hand(A, 2, 9, 20)
    t.turn(A)
    rng = Random(1)
    chosen = Counter(rollout(t.s, A, options(t.s, A), rng) for _ in range(1000))
    assert chosen.keys() == {Play(2), Play(9), Play(20)}
    assert chosen[Play(9)] > 850


def test_a_rollout_with_one_option_takes_it(table: type[Table]) -> None:
    t = table(4)
    t.hand(A, 7, 7)
    t.turn(A)
    assert rollout(t.s, A, options(t.s, A), Random(1)) == Play(7)


@given(players, numbers)
@PROPERTY
def test_the_prior_likes_low_safe_best_and_gives_everything_a_chance(
    table: type[Table], players: int, number: int
) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while t.to_play is not None:
        choices = options(t.s, t.to_play)
        weights = prior(t.s, t.to_play, choices)
        assert len(weights) == len(choices)
        assert min(weights) > 0
        assert choices[weights.index(max(weights))] == Play(low_safe(t.s, t.to_play))
        t.plays_something(rng)


def test_the_prior_likes_a_safe_card_better_than_one_that_is_beaten(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 10)
    t.hand(B, 2, 9, 11, 20)
    t.turn(B)
    two, nine, eleven, twenty = prior(t.s, B, options(t.s, B))
    assert eleven > twenty > two > nine


@given(players, numbers)
@PROPERTY
def test_the_value_is_a_share_of_the_win_for_each_seat(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while not t.over:
        hopes = value(t.s)
        assert len(hopes) == players
        assert min(hopes) > 0
        assert sum(hopes) == pytest.approx(1)
        t.plays_something(rng)
    assert value(t.s) == [t.outcome.share(seat) for seat in range(players)]


def test_the_value_is_higher_with_fewer_cards_and_a_card_in_front_is_half_gone(table: type[Table]) -> None:
    t = table(4)
    t.hand(A, 4)
    t.hand(B, 5)
    t.front(B, 9)
    t.hand(C, 6, 7)
    t.hand(D)
    t.front(D, 20)
    t.turn(A)
    a, b, c, d = value(t.s)
    assert d > a > b > c


def test_the_value_of_who_left_is_nothing(table: type[Table]) -> None:
    t = table(4)
    t.turn(A)
    t.leaves(C)
    hopes = value(t.s)
    assert hopes[C] == 0
    assert sum(hopes) == pytest.approx(1)


def test_the_value_of_a_void_match_is_nothing_for_anybody(table: type[Table]) -> None:
    t = table(3)
    t.turn(A)
    t.leaves(C)
    assert value(t.s) == [0, 0, 0]


def test_low_safe_beats_players_who_take_any_card(table: type[Table]) -> None:
    """The dossier measured 1.8 times a fair share; here one such player sits among three who play at random."""
    won = 0.0
    for number in range(200):
        t, rng = table.dealt(4, number), Random(number)
        while t.to_play is not None:
            if t.to_play == A:
                t.plays(A, low_safe(t.s, A))
            else:
                t.plays_something(rng)
        won += t.outcome.share(A)
    assert won > 1.5 * 200 / 4
