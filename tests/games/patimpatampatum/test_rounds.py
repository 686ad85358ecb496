"""The end of a round, the scoring, the end of the match: PPP-70 to PPP-75, PPP-90."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.state import Outcome
from tablee.games.patimpatampatum.board import CELL, NAMES, SQUARES, VALUE
from tablee.games.patimpatampatum.rules.push import RanOut
from tablee.games.patimpatampatum.rules.rounds import (
    HousesPaid,
    RoundBegan,
    RoundEnded,
    Scored,
    SquarePaid,
    end_round,
    houses_pay,
    next_order,
    square_pays,
)

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)
PROPERTY: Final = settings(max_examples=10, deadline=None, derandomize=True, database=None)


def test_ppp_70_the_first_without_cards_only_stops_playing(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 2)
    t.no_pile()
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    t.told(RanOut(T))
    assert t.s.round == 1
    assert t.asked == (G, "ChoosePawn")


def test_ppp_70_a_defender_is_without_cards_right_after_paying(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 6, 2, 2)
    t.hand(G, 6)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "push q_joan against 1")
    t.plays(G, "block 6")
    t.told(RanOut(G))
    assert t.asked == (K, "ChoosePawn")


def test_ppp_71_each_opponent_pushes_a_player_without_cards_once(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, G, G)
    t.stand("maj3", T)
    t.stand("maj4", T)
    t.stand("maj5", K)
    t.hand(T, 6, 6, 6)
    t.hand(G)
    t.hand(K, 6, 6)
    t.turn(T)
    t.plays(T, "pawn maj4", "lay 6", "push q_joan against 1")
    assert t.sees(N).spent == ((T, G),)
    t.plays(K, "pawn maj5", "lay 6", "push q_joan against 1")
    assert t.sees(N).spent == ((T, G), (K, G))
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6")
    assert t.pushes() == ["push q_joan against 2"]


def test_ppp_71_the_limit_is_for_one_round(table: type[Table]) -> None:
    t = table(4)
    t.s.spent = 1 << (T * 4 + G)
    t.hand(G)
    t.hand(K)
    t.turn(T)
    end_round(t.s)
    assert t.sees(None).spent == ()


def test_ppp_72_the_round_ends_with_the_second_player_without_cards(table: type[Table]) -> None:
    t = table(4)
    t.hand(G)
    t.hand(T, 2)
    t.no_pile()
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    t.told(RoundEnded(1), RoundBegan(2, 4, t.s.order))
    assert t.sees(None).sizes == (12,) * 4
    assert t.sees(None).pile == 28


def test_ppp_72_a_second_move_is_lost_if_the_defender_ends_the_round(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 6, "aliga", 2)
    t.hand(G, 6)
    t.hand(N)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "use aliga", "push q_joan against 1")
    t.plays(G, "block 6")
    assert t.s.round == 2
    assert t.owner("maj1") == T


def test_ppp_72_the_own_hand_counts_only_at_the_end_of_the_turn(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 6, "aliga")
    t.hand(G, 6, 2)
    t.hand(N)
    t.no_pile()
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "use aliga", "push q_joan against 1")
    t.plays(G, "yield")
    assert t.asked == (T, "ChooseSecond")
    t.plays(T, "stop")
    assert t.s.round == 2


def test_ppp_73_fewest_points_play_first_and_ties_turn_the_last_order_round(table: type[Table]) -> None:
    t = table(4)
    t.s.order = (T, G, K, N)
    t.s.score = (7, 3, 7, 12)
    assert next_order(t.s) == (G, K, T, N)


@pytest.mark.parametrize(("number", "pays"), [(1, (0, 1, 1, 1, 1)), (2, (0, 0, 1, 1, 1)), (3, (0, 0, 1, 2, 2))])
def test_ppp_74_a_square_pays_by_pawns_and_round(number: int, pays: tuple[int, ...]) -> None:
    for square in SQUARES:
        found = tuple(square_pays(square, pawns, number) for pawns in range(5))
        assert found == tuple(VALUE[square] * times for times in pays)


def test_ppp_74_everybody_is_paid_in_full_and_told(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_creu", T, G)
    t.stand("q_forn", T, T, N)
    t.stand("h_salo", N)
    t.hand(T)
    t.hand(G)
    t.turn(K)
    t.mark()
    end_round(t.s)
    t.told(
        SquarePaid(NAMES[CELL["q_creu"]], 15, (T, G)),
        SquarePaid(NAMES[CELL["q_forn"]], 6, (T, N)),
        HousesPaid(N, 1, 1),
        Scored(T, 21, 21),
        Scored(G, 15, 15),
        Scored(K, 0, 0),
        Scored(N, 7, 7),
    )
    assert t.sees(None).sheet == (((15, 0, 0, 0, 0, 6, 0), (15, 0, 0, 0, 0, 0, 0), (0,) * 7, (0, 0, 0, 0, 0, 6, 1)),)
    assert t.s.order == (K, N, G, T)


def test_ppp_75_houses_pay_by_number_and_round() -> None:
    assert [[houses_pay(houses, number) for houses in range(4)] for number in (1, 2, 3)] == [
        [0, 1, 3, 6],
        [0, 2, 5, 9],
        [0, 3, 7, 12],
    ]


def last_round(table: type[Table], *winners: int) -> Table:
    """The third round is about to be scored; these players have pawns in squares of equal value."""
    t = table(4, number=3)
    for seat, square in zip(winners, ("q_viladomat", "q_joan"), strict=False):
        t.stand(square, seat, seat)
    t.hand(T)
    t.hand(G)
    t.turn(K)
    end_round(t.s)
    return t


def test_ppp_90_most_points_win_after_three_rounds(table: type[Table]) -> None:
    t = last_round(table, K)
    assert t.outcome == Outcome((K,), "points", (0, 0, 7, 0))


def test_ppp_90_level_players_win_together(table: type[Table]) -> None:
    t = last_round(table, K, N)
    assert t.outcome == Outcome((K, N), "shared", (0, 0, 7, 7))


@given(st.integers(3, 5), st.integers(0, 10**6))
@PROPERTY
def test_ppp_90_a_match_has_three_scorings_that_add_up(table: type[Table], players: int, number: int) -> None:
    t = table.dealt(players, number)
    t.plays_on(Random(number))
    sheet = t.sees(None).sheet
    assert len(sheet) == 3
    sums = tuple(sum(sum(paid[seat]) for paid in sheet) for seat in range(players))
    assert t.outcome.scores == sums
    assert t.outcome.winners == tuple(seat for seat in range(players) if sums[seat] == max(sums))
