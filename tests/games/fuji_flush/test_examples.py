"""The worked examples of the dossier, under their numbers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Scripted
from tablee.core.errors import IllegalMove, NotAsked, UnknownMove
from tablee.core.state import Outcome
from tablee.games.fuji_flush import GAME
from tablee.games.fuji_flush.rules import DECK, Drew, DrewOne, Flushed, Played, PushedThrough, Reshuffled, Withstood
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)


def test_example_1_a_whole_round_of_four_players(table: type[Table]) -> None:
    t = table(4)
    t.hand(A, 6, 9, 2)
    t.hand(B, 8, 14, 2)
    t.hand(C, 7, 6, 2)
    t.hand(D, 7, 2, 2)
    t.next_draws(3, 4, 5)
    t.turn(A)
    t.plays(A, 6)
    t.plays(B, 8)
    t.told(A, Flushed(A, 6), Drew(A, 3))
    t.plays(C, 7)
    t.not_told(None, Flushed)
    t.plays(D, 7)
    t.told(B, Played(D, 7, count=2, total=14), Flushed(B, 8), Drew(B, 4))
    t.plays(A, 9)
    t.not_told(None, Flushed)
    t.plays(B, 14)
    t.told(A, Withstood((C, D), 7, 14), Flushed(A, 9), Drew(A, 5))
    t.told(C, PushedThrough(C, 7, (C, D)))
    assert t.to_play == C
    assert t.on_table() == {B: 14}
    t.plays(C, 6)
    t.not_told(None, Flushed)
    assert t.on_table() == {B: 14, C: 6}
    assert [t.in_hand(seat) for seat in range(4)] == [(2, 3, 5), (2, 4), (2,), (2, 2)]


def test_example_2_equal_to_the_combined_value(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 5)
    t.front(B, 5)
    t.hand(C, 10, 2)
    t.turn(C)
    t.plays(C, 10)
    assert t.on_table() == {A: 5, B: 5, C: 10}
    assert t.combined(5) == 10
    t.not_told(None, Flushed)


def test_example_3_a_growing_group(table: type[Table]) -> None:
    t = table(6)
    for seat, card in ((A, 2), (B, 2), (C, 5), (D, 6)):
        t.front(seat, card)
    t.hand(E, 2, 2)
    t.turn(E)
    t.plays(E, 2)
    t.told(None, Played(E, 2, count=3, total=6), Withstood((D,), 6, 6), Flushed(C, 5))
    assert t.on_table() == {A: 2, B: 2, D: 6, E: 2}


def test_example_4_under_a_giant(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 20)
    t.hand(C, 4, 2)
    t.turn(C)
    t.plays(C, 4)
    assert t.on_table() == {A: 20, C: 4}


def test_example_5_bystanders_are_not_compared(table: type[Table]) -> None:
    t = table(5)
    t.front(A, 9)
    t.front(B, 5)
    t.hand(D, 4, 2)
    t.turn(D)
    t.plays(D, 4)
    assert t.on_table() == {A: 9, B: 5, D: 4}


def test_example_6_a_whole_group_falls(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 5)
    t.front(B, 5)
    t.hand(A, 2)
    t.hand(B, 2)
    t.hand(C, 12, 2)
    t.next_draws(3, 4)
    t.turn(C)
    t.plays(C, 12)
    assert t.on_table() == {C: 12}
    t.told(None, DrewOne(A), DrewOne(B))
    assert t.in_hand(A) == (2, 3)
    assert t.in_hand(B) == (2, 4)


def test_example_7_a_win_out_of_turn(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 4)
    t.hand(A, 7, 8)
    t.front(C, 4)
    t.hand(C)
    t.turn(A)
    assert t.discarded() == (4, 4)
    assert t.outcome == Outcome((C,), "other-turn")
    assert t.in_hand(A) == (7, 8)
    assert t.on_table() == {}


def test_example_8_two_winners(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 4)
    t.hand(A)
    t.front(C, 4)
    t.hand(C)
    t.turn(A)
    assert t.outcome == Outcome((A, C), "together")


def test_example_9_the_last_card_is_not_enough(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 6)
    t.hand(B, 9, 2)
    t.next_draws(11)
    t.turn(A)
    t.plays(A, 6)
    assert t.in_hand(A) == ()
    assert not t.over
    t.plays(B, 9)
    t.told(A, Flushed(A, 6), Drew(A, 11))
    assert t.cards_left(A) == 1


def test_example_10_no_self_combination(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 5)
    t.front(B, 5)
    t.hand(A, 5, 6)
    t.turn(A)
    assert t.discarded() == (5, 5)
    t.plays(A, 5)
    assert t.combined(5) == 5


def test_example_11_the_pile_runs_out_in_the_middle(table: type[Table]) -> None:
    t = table(5, Scripted([7, 2]))
    t.front(A, 4)
    t.front(B, 6)
    t.front(C, 7)
    for seat in (A, B, C, E):
        t.hand(seat, 3)
    t.hand(D, 15, 3)
    t.discards(2, 2, 2)
    t.draw_pile(11)
    t.turn(D)
    t.plays(D, 15)
    assert t.in_hand(A) == (3, 11)
    t.told(None, Reshuffled(6))
    assert t.in_hand(B) == (3, 7)
    assert t.in_hand(C) == (2, 3)
    assert sorted(t.pile()) == [2, 2, 4, 6]
    assert t.discarded() == ()


def test_example_12_twenty_is_not_safe(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 11)
    t.front(B, 20)
    t.hand(C, 11, 2)
    t.turn(C)
    t.plays(C, 11)
    t.told(None, Played(C, 11, count=2, total=22), Flushed(B, 20))
    assert t.on_table() == {A: 11, C: 11}


@pytest.mark.parametrize(("players", "each", "left"), [(7, 5, 55), (6, 6, 54)])
def test_example_13_the_deal(table: type[Table], players: int, each: int, left: int) -> None:
    t = table.dealt(players)
    assert t.sees(None).sizes == (each,) * players
    assert t.sees(None).draw == left


def test_example_14_push_before_play(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 3)
    t.hand(A, 2)
    t.front(D, 3)
    t.hand(D, 9)
    t.turn(A)
    assert t.on_table() == {}
    t.plays(A, 2)
    assert t.in_hand(A) == ()
    assert t.on_table() == {A: 2}
    assert not t.over


def test_example_15_illegal_things_are_refused_and_change_nothing(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 4, 5)
    t.hand(B, 6, 7)
    t.turn(A)
    before = fingerprint(t.s)
    with pytest.raises(IllegalMove):
        t.plays(A, 6)
    with pytest.raises(NotAsked):
        t.plays(B, 6)
    for text in ("play 4 5", "play 4,5", "pass", "play", ""):
        with pytest.raises(UnknownMove):
            GAME.read_move(text)
    assert fingerprint(t.s) == before


@pytest.mark.parametrize("players", range(3, 9))
def test_example_16_conservation(table: type[Table], players: int) -> None:
    t, rng = table.dealt(players, 16), Random(16)
    assert t.box() == Counter(DECK)
    while not t.over:
        t.plays_something(rng)
        assert t.box() == Counter(DECK)
        assert sum(t.box().values()) == 90
