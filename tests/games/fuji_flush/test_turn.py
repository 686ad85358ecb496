"""A turn: push through, play, compare, draw. FUJ-5 to FUJ-18, in the order of the rulebook."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Scripted
from tablee.core.errors import IllegalMove, MatchOver, NotAsked
from tablee.games.fuji_flush.rules import (
    COPIES,
    Drew,
    DrewOne,
    Flushed,
    Played,
    PushedThrough,
    Reshuffled,
    Withstood,
)
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)
PROPERTY: Final = settings(max_examples=30, deadline=None, derandomize=True, database=None)

players = st.integers(3, 8)
numbers = st.integers(0, 10**6)


# --- Push through ----------------------------------------------------------------------------------------------------


def test_fuj_5_a_card_that_lasted_leaves_and_its_owner_draws_nothing(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 6)
    t.hand(A, 7, 8)
    t.turn(A)
    assert t.on_table() == {}
    assert t.discarded() == (6,)
    assert t.in_hand(A) == (7, 8)
    t.told(None, PushedThrough(A, 6, (A,)))


def test_fuj_5_a_pushed_card_brings_its_owner_one_card_nearer_to_the_end(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 6)
    t.hand(A, 7, 8)
    assert t.cards_left(A) == 3
    t.turn(A)
    assert t.cards_left(A) == 2


def test_fuj_6_every_equal_card_leaves_with_it_and_nobody_draws(table: type[Table]) -> None:
    t = table(5)
    t.front(B, 6)
    t.front(D, 6)
    t.front(E, 6)
    t.front(A, 9)
    t.turn(D)
    assert t.on_table() == {A: 9}
    assert t.discarded() == (6, 6, 6)
    assert [len(t.in_hand(seat)) for seat in (B, D, E)] == [2, 2, 2]
    assert t.combined(6) == 0
    t.told(None, PushedThrough(D, 6, (B, D, E)))


def test_fuj_6_cards_of_other_values_stay(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 5)
    t.front(B, 10)
    t.front(C, 5)
    t.front(D, 2)
    t.turn(A)
    assert t.on_table() == {B: 10, D: 2}


def test_fuj_7_whoever_is_without_cards_now_wins_before_anything_is_played(table: type[Table]) -> None:
    t = table(4)
    t.front(B, 6)
    t.hand(B)
    t.turn(B)
    assert t.outcome.winners == (B,)
    assert t.to_play is None


def test_fuj_7_nobody_wins_while_all_of_the_group_hold_cards(table: type[Table]) -> None:
    t = table(4)
    t.front(B, 6)
    t.front(C, 6)
    t.hand(B, 2)
    t.hand(C, 3)
    t.turn(B)
    assert not t.over
    assert t.to_play == B


def test_fuj_7_after_the_end_no_card_is_played(table: type[Table]) -> None:
    t = table(4)
    t.front(B, 6)
    t.front(C, 6)
    t.hand(B, 2)
    t.hand(C)
    t.turn(B)
    with pytest.raises(MatchOver):
        t.plays(B, 2)


def test_fuj_8_in_the_first_round_nothing_is_pushed(table: type[Table]) -> None:
    t = table.dealt(4)
    for _ in range(4):
        assert t.to_play is not None
        assert t.s.front[t.to_play] == 0
        t.plays_something(Random(1))
    assert t.on_table().keys() <= {A, B, C, D}


def test_fuj_8_after_a_flush_the_player_just_plays(table: type[Table]) -> None:
    t = table(3)
    t.front(B, 4)
    t.hand(A, 9, 2)
    t.hand(B, 7)
    t.next_draws(5)
    t.turn(A)
    t.plays(A, 9)
    assert t.to_play == B
    t.not_told(B, PushedThrough)
    assert t.choices(B) == ["play 5", "play 7"]


# --- Play a card -----------------------------------------------------------------------------------------------------


def test_fuj_9_the_choices_are_the_values_in_hand_each_once(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 3, 3, 3, 11, 20)
    t.turn(A)
    assert t.choices(A) == ["play 3", "play 11", "play 20"]
    assert t.choices(B) == []


def test_fuj_9_the_card_lies_in_front_of_its_owner_and_only_that_card(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 3, 3, 11)
    t.turn(A)
    t.plays(A, 3)
    assert t.on_table() == {A: 3}
    assert t.in_hand(A) == (3, 11)
    t.told(None, Played(A, 3, count=1, total=3))


@pytest.mark.parametrize("card", [0, 4, 12, 21])
def test_fuj_9_a_card_that_is_not_in_hand_is_refused_and_nothing_changes(table: type[Table], card: int) -> None:
    t = table(3)
    t.hand(A, 3, 11)
    t.turn(A)
    before = fingerprint(t.s)
    with pytest.raises(IllegalMove) as refused:
        t.plays(A, card)
    assert fingerprint(t.s) == before
    assert refused.value.key == "refuse-not-in-hand"


def test_fuj_9_nobody_plays_out_of_turn(table: type[Table]) -> None:
    t = table(3)
    t.turn(A)
    before = fingerprint(t.s)
    with pytest.raises(NotAsked):
        t.plays(B, 2)
    assert fingerprint(t.s) == before


# --- Compare ---------------------------------------------------------------------------------------------------------


def test_fuj_10_equal_cards_add_up(table: type[Table]) -> None:
    t = table(5)
    t.front(A, 7)
    t.front(C, 7)
    t.hand(D, 7, 2)
    t.turn(D)
    t.plays(D, 7)
    assert t.combined(7) == 21
    t.told(None, Played(D, 7, count=3, total=21))


@given(players, numbers)
@PROPERTY
def test_fuj_10_the_combined_value_is_the_sum_of_the_equal_cards_in_front(
    table: type[Table], players: int, number: int
) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while not t.over:
        t.plays_something(rng)
        for card in COPIES:
            t.combined(card)


def test_fuj_11_a_lower_group_is_flushed_and_its_owners_draw(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 4)
    t.front(B, 4)
    t.hand(A, 2)
    t.hand(B, 2)
    t.hand(D, 9)
    t.next_draws(13, 14)
    t.turn(D)
    t.plays(D, 9)
    assert t.on_table() == {D: 9}
    assert t.discarded() == (4, 4)
    assert t.in_hand(A) == (2, 13)
    assert t.in_hand(B) == (2, 14)
    t.told(None, Flushed(A, 4), Flushed(B, 4))


def test_fuj_11_a_single_lower_card_is_flushed(table: type[Table]) -> None:
    t = table(3)
    t.front(C, 8)
    t.hand(A, 9, 2)
    t.turn(A)
    t.plays(A, 9)
    assert t.on_table() == {A: 9}


@given(players, numbers)
@PROPERTY
def test_fuj_11_just_the_groups_worth_less_are_flushed_whole(table: type[Table], players: int, number: int) -> None:
    """FUJ-11, FUJ-12, FUJ-13: told once more from the dossier's words, and compared."""
    t, rng = table.dealt(players, number), Random(number)
    while not t.over:
        (active,) = t.s.waiting
        before = t.on_table()
        t.plays_something(rng)
        played, *_ = [event for event in t.log(None) if isinstance(event, Played)]
        groups = Counter(before.values())
        attack = played.card * (groups[played.card] + 1)
        beaten = {card for card, count in groups.items() if card != played.card and card * count < attack}
        flushed = {event.seat: event.card for event in t.log(None) if isinstance(event, Flushed)}
        assert played.seat == active
        assert played.total == attack
        assert flushed == {seat: card for seat, card in before.items() if card in beaten}


def test_fuj_12_an_equal_group_stays(table: type[Table]) -> None:
    t = table(5)
    t.front(A, 6)
    t.front(B, 6)
    t.hand(D, 12, 2)
    t.turn(D)
    t.plays(D, 12)
    assert t.on_table() == {A: 6, B: 6, D: 12}
    t.told(None, Withstood((A, B), 6, 12))
    t.not_told(None, Flushed)


def test_fuj_12_a_higher_group_stays(table: type[Table]) -> None:
    t = table(5)
    t.front(A, 6)
    t.front(B, 6)
    t.hand(D, 11, 2)
    t.turn(D)
    t.plays(D, 11)
    assert t.on_table() == {A: 6, B: 6, D: 11}
    t.not_told(None, Withstood)
    t.not_told(None, Flushed)


def test_fuj_13_only_the_group_just_played_attacks(table: type[Table]) -> None:
    t = table(5)
    t.front(A, 20)
    t.front(B, 3)
    t.hand(D, 2)
    t.turn(D)
    t.plays(D, 2)
    assert t.on_table() == {A: 20, B: 3, D: 2}


@pytest.mark.parametrize("card", [2, 5, 19])
def test_fuj_13_the_new_card_is_not_flushed_in_its_own_turn(table: type[Table], card: int) -> None:
    t = table(4)
    t.front(A, 20)
    t.hand(C, card, 2)
    t.turn(C)
    t.plays(C, card)
    assert t.on_table() == {A: 20, C: card}


def test_fuj_14_a_card_joins_only_cards_of_the_same_number(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 5)
    t.front(B, 5)
    t.hand(C, 10, 2)
    t.turn(C)
    t.plays(C, 10)
    assert t.combined(5) == 10
    assert t.combined(10) == 10
    t.told(None, Played(C, 10, count=1, total=10))


# --- Draw ------------------------------------------------------------------------------------------------------------


@given(players, numbers)
@PROPERTY
def test_fuj_15_the_active_player_never_draws(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while not t.over:
        (active,) = t.s.waiting
        held = len(t.in_hand(active))
        t.plays_something(rng)
        t.not_told(active, Drew)
        assert len(t.in_hand(active)) == held - 1
        assert DrewOne(active) not in t.log(None)


@given(players, numbers)
@PROPERTY
def test_fuj_15_nobody_ever_has_more_cards_than_before(table: type[Table], players: int, number: int) -> None:
    """A flush replaces a card, a push takes one away: hand and front together (FUJ-5, FUJ-11) only go down."""
    t, rng = table.dealt(players, number), Random(number)
    while not t.over:
        before = [t.cards_left(seat) for seat in range(players)]
        t.plays_something(rng)
        assert all(t.cards_left(seat) <= before[seat] for seat in range(players))


def test_fuj_16_the_owners_draw_clockwise_after_the_active_player(table: type[Table]) -> None:
    t = table(5)
    for seat, card in ((A, 4), (B, 5), (D, 6), (E, 7)):
        t.front(seat, card)
        t.hand(seat, 2)
    t.hand(C, 20, 2)
    t.next_draws(11, 12, 13, 14)
    t.turn(C)
    t.plays(C, 20)
    assert [t.in_hand(seat) for seat in (D, E, A, B)] == [(2, 11), (2, 12), (2, 13), (2, 14)]
    t.told(None, DrewOne(D), DrewOne(E), DrewOne(A), DrewOne(B))
    assert t.discarded() == (6, 7, 4, 5)


def test_fuj_16_all_flushed_cards_are_discarded_before_the_first_draw(table: type[Table]) -> None:
    t = table(3, Scripted([14, 4]))
    t.front(B, 4)
    t.front(C, 5)
    t.hand(A, 20, 2)
    t.hand(B, 2)
    t.hand(C, 2)
    t.discards(14)
    t.draw_pile()
    t.turn(A)
    t.plays(A, 20)
    t.told(None, Reshuffled(3))
    assert t.in_hand(B) == (2, 14)
    assert t.in_hand(C) == (2, 4)


def test_fuj_16_the_log_tells_every_flush_before_the_first_draw(table: type[Table]) -> None:
    t = table(3)
    t.front(B, 4)
    t.front(C, 5)
    t.hand(A, 20, 2)
    t.turn(A)
    t.plays(A, 20)
    t.told(None, Flushed(B, 4), Flushed(C, 5), DrewOne(B), DrewOne(C))


def test_fuj_17_an_empty_draw_pile_is_made_anew_from_all_discards(table: type[Table]) -> None:
    t = table(3, Scripted([9, 4, 8]))
    t.front(B, 4)
    t.hand(A, 20, 2)
    t.hand(B, 2)
    t.discards(8, 9)
    t.draw_pile()
    t.turn(A)
    t.plays(A, 20)
    assert t.in_hand(B) == (2, 9)
    assert t.pile() == (4, 8)
    assert t.discarded() == ()
    t.told(C, Reshuffled(3))


def test_fuj_17_nothing_is_shuffled_before_somebody_has_to_draw(table: type[Table]) -> None:
    t = table(3, Scripted())
    t.front(B, 4)
    t.hand(A, 20, 2)
    t.hand(B, 2)
    t.discards(8, 9)
    t.draw_pile(11)
    t.turn(A)
    t.plays(A, 20)
    assert t.in_hand(B) == (2, 11)
    assert t.pile() == ()
    assert t.discarded() == (8, 9, 4)
    t.not_told(None, Reshuffled)


def test_fuj_18_the_next_player_clockwise_begins(table: type[Table]) -> None:
    t = table(3)
    t.turn(B)
    t.plays(B, 2)
    assert t.to_play == C
    t.plays(C, 2)
    assert t.to_play == A
