"""How a decent player judges: figures that a search can use, and moves that nobody laughs at."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.state import Move, apply, options
from tablee.games.patimpatampatum.board import CELL, SQUARES
from tablee.games.patimpatampatum.hints import next_turn_gain, prior, rollout, value
from tablee.games.patimpatampatum.judgement import ASSET, CHANCE, HOUSING, evaluate, haste, prospect

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)
PROPERTY: Final = settings(max_examples=10, deadline=None, derandomize=True, database=None)


def best(t: Table) -> str:
    """What looks best to whoever is asked."""
    seat = t.s.waiting[0]
    choices = options(t.s, seat)
    weights = prior(t.s, seat, choices)
    return str(choices[weights.index(max(weights))])


def plays_what_looks_best(t: Table, seat: int) -> list[str]:
    """The whole turn of a player, or the answer to a push."""
    played: list[str] = []
    while t.s.waiting == (seat,) and len(played) < 8:
        move = best(t)
        played.append(move)
        t.plays(seat, move)
        if move.startswith(("go", "push", "house", "stop", "yield", "block")):
            break
    return played


@given(st.integers(3, 5), st.integers(0, 10**6))
@PROPERTY
def test_every_option_has_a_weight_and_every_seat_a_hope(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number, strategic=number % 2 == 0), Random(number)
    for _ in range(150):
        if t.s.outcome is not None:
            break
        seat = t.s.waiting[0]
        choices = options(t.s, seat)
        weights = prior(t.s, seat, choices)
        assert len(weights) == len(choices)
        assert min(weights) > 0
        move = rollout(t.s, seat, choices, rng)
        assert move in choices
        hopes = value(t.s)
        assert len(hopes) == players
        assert sum(hopes) == pytest.approx(1)
        apply(t.s, seat, move)


def test_once_all_is_over_the_hope_is_the_share(table: type[Table]) -> None:
    t = table.dealt(3, 3)
    t.plays_on(Random(3))
    assert value(t.s) == [t.outcome.share(seat) for seat in range(3)]


def test_who_has_left_hopes_for_nothing(table: type[Table]) -> None:
    t = table(4)
    t.turn(T)
    t.leaves(G)
    assert value(t.s)[G] == 0


def test_points_and_pawns_in_squares_raise_the_hope(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_creu", T)
    t.stand("q_forn", G)
    t.turn(K)
    turcs, guites, gegants, _nans = value(t.s)
    assert turcs > guites > gegants


def test_more_pawns_are_never_worth_less_and_dear_squares_more() -> None:
    for number in (1, 2, 3):
        for square in SQUARES:
            assert list(ASSET[number][square][:6]) == sorted(ASSET[number][square][:6])
        assert list(HOUSING[number][:4]) == sorted(HOUSING[number][:4])
        assert ASSET[number][CELL["q_creu"]][2] > ASSET[number][CELL["q_forn"]][2]


def test_a_harder_push_against_fewer_cards_is_likelier() -> None:
    assert CHANCE[3][0] == 1
    assert CHANCE[6][4] > CHANCE[4][4] > CHANCE[2][4]
    assert CHANCE[4][2] > CHANCE[4][9]
    assert all(0 <= chance <= 1 for row in CHANCE for chance in row)


def test_near_a_dear_square_is_better_than_on_sant_pere() -> None:
    hopes = prospect(west=True)
    assert hopes[CELL["pai1"]] > hopes[CELL["maj4"]] > hopes[CELL["sp"]]


def test_cards_are_worth_less_when_the_round_is_almost_over(table: type[Table]) -> None:
    t = table.dealt(4)
    assert haste(t.s) == 1
    t = table(4)
    t.hand(G)
    t.hand(T, 2)
    t.no_pile()
    t.turn(T)
    assert haste(t.s) < 0.5


def test_a_free_place_is_taken(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj8", T)
    t.hand(T, 2, 3, 4)
    t.turn(T)
    assert plays_what_looks_best(t, T) == ["pawn maj8", "lay 4", "go q_creu"]


def test_a_pawn_that_pays_stays_where_it_is(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_creu", T)
    t.stand("q_fonts", T)
    t.hand(T, 2, 3, 4, 5)
    t.turn(T)
    assert best(t) == "pawn sp"


def test_a_dear_place_is_held_with_the_cheapest_card_that_does(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_creu", G, K, K)
    t.stand("sfr3", T)
    t.hand(T, 4, 2)
    t.hand(G, 4, 5, 6)
    t.turn(T)
    t.plays(T, "pawn sfr3", "lay 4", "push q_creu against 1")
    assert best(t) == "block 4"


def test_a_place_that_pays_nothing_is_not_worth_two_good_cards(table: type[Table]) -> None:
    """Third round: one pawn alone in the Forn is worth little."""
    t = table(4, number=3)
    t.stand("q_forn", G, K, K, K, K)
    t.stand("ciu3", T)
    t.hand(T, 6, 2)
    t.hand(G, 5, "fuets", 2)
    t.turn(T)
    t.plays(T, "pawn ciu3", "lay 6", "push q_forn against 1")
    assert t.choices() == ["yield", "fuets 5"]
    assert best(t) == "yield"


def test_a_board_is_evaluated_once_and_anew_when_a_pawn_has_moved(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj8", T)
    t.hand(T, 2, 3, 4)
    t.turn(T)
    before = evaluate(t.s, T)
    t.plays(T, "pawn maj8", "lay 4")
    assert evaluate(t.s.clone(), T) is before
    t.plays(T, "go q_creu")
    assert evaluate(t.s, T) is not before


def test_the_value_foresees_where_the_chosen_pawn_will_end(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj8", T)
    t.hand(T, 2, 3, 4)
    t.turn(T)
    near, far = t.s.clone(), t.s.clone()
    apply(near, T, next(move for move in options(near, T) if str(move) == "pawn maj8"))
    apply(far, T, next(move for move in options(far, T) if str(move) == "pawn sp"))
    assert value(near)[T] > value(far)[T]


def test_a_free_dear_place_is_what_everybody_expects_of_the_next_turn(table: type[Table]) -> None:
    t = table(4)
    t.turn(T)
    free = next_turn_gain(t.s, G)
    t.stand("q_creu", K, K, N)
    assert t.s.full >> CELL["q_creu"] & 1
    assert next_turn_gain(t.s, G) < free


def test_a_rollout_slips_now_and_then(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj8", T)
    t.hand(T, 2, 3, 4)
    t.turn(T)
    rng = Random(1)
    choices = options(t.s, T)
    chosen: list[Move] = [rollout(t.s, T, choices, rng) for _ in range(300)]
    assert {str(move) for move in chosen} == {"pawn sp", "pawn maj8"}
    assert sum(str(move) == "pawn maj8" for move in chosen) > 250
