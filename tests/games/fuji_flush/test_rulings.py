"""The rulings: FUJ-R1 to FUJ-R16."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Scripted
from tablee.core.errors import BadSetup, MatchOver, NotAsked
from tablee.core.state import Outcome
from tablee.games.fuji_flush.rules import (
    DECK,
    TURN_LIMIT,
    DealWon,
    Drew,
    DrewOne,
    Flushed,
    Left,
    Played,
    PushedThrough,
    Reshuffled,
    Stopped,
    Withstood,
)

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)
PROPERTY: Final = settings(max_examples=30, deadline=None, derandomize=True, database=None)

players = st.integers(3, 8)
numbers = st.integers(0, 10**6)


def test_fuj_r1_allies_discard_with_me_and_do_not_draw(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 7)
    t.front(C, 7)
    t.hand(A, 2, 3)
    t.hand(C, 4, 5)
    t.turn(A)
    assert t.on_table() == {}
    assert t.in_hand(C) == (4, 5)
    t.not_told(C, Drew)


@given(players, numbers)
@PROPERTY
def test_fuj_r2_whoever_has_to_play_holds_a_card(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while t.to_play is not None:
        assert t.choices(t.to_play)
        t.plays_something(rng)


def test_fuj_r2_an_empty_hand_with_a_card_in_front_wins_instead_of_playing(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 2)
    t.hand(A)
    t.turn(A)
    assert t.outcome.winners == (A,)


def test_fuj_r3_after_an_ally_pushed_i_just_play(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 7)
    t.front(B, 7)
    t.hand(A, 2, 3)
    t.hand(B, 4, 5)
    t.turn(A)
    t.plays(A, 2)
    assert t.to_play == B
    assert t.on_table() == {A: 2}
    t.not_told(B, PushedThrough)
    assert t.choices(B) == ["play 4", "play 5"]


def test_fuj_r4_a_pushed_card_no_longer_counts(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 6)
    t.front(C, 6)
    t.hand(A, 6, 2)
    t.turn(A)
    t.plays(A, 6)
    assert t.combined(6) == 6
    t.told(None, Played(A, 6, count=1, total=6))


@given(players, numbers)
@PROPERTY
def test_fuj_r5_there_are_always_enough_cards_to_draw(table: type[Table], players: int, number: int) -> None:
    """The piles never hold fewer cards than after the deal, and a turn takes seven at most."""
    t, rng = table.dealt(players, number), Random(number)
    rest = len(t.pile())
    while not t.over:
        assert len(t.pile()) + len(t.discarded()) >= rest >= 50
        t.plays_something(rng)
        assert sum(isinstance(event, DrewOne | Drew) for event in t.log(None)) <= players - 1 <= 7


def test_fuj_r5_one_play_can_make_seven_draw_over_a_reshuffle(table: type[Table]) -> None:
    t = table(8, Scripted([2, 3, 4]))
    for seat, card in enumerate((3, 4, 5, 6, 7, 8, 9)):
        t.front(seat, card)
    t.hand(H, 20, 2)
    t.discards(2)
    t.draw_pile(11, 12, 13)
    t.turn(H)
    t.plays(H, 20)
    t.told(None, Reshuffled(8))
    assert [len(t.in_hand(seat)) for seat in range(7)] == [3] * 7
    assert len(t.pile()) == 4
    assert t.discarded() == ()


@given(players, numbers)
@PROPERTY
def test_fuj_r6_a_group_grows_or_leaves_as_a_whole(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while not t.over:
        before = t.on_table()
        t.plays_something(rng)
        after = t.on_table()
        for card in set(before.values()):
            was = {seat for seat, lies in before.items() if lies == card}
            now = {seat for seat, lies in after.items() if lies == card}
            assert was <= now or not was & now


def test_fuj_r7_a_card_equal_to_a_combined_value_neither_joins_nor_flushes(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 5)
    t.front(B, 5)
    t.hand(C, 10, 2)
    t.turn(C)
    t.plays(C, 10)
    assert t.on_table() == {A: 5, B: 5, C: 10}
    t.told(None, Played(C, 10, count=1, total=10), Withstood((A, B), 5, 10))


def test_fuj_r8_a_low_card_under_a_high_one_is_legal_and_nothing_happens(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 20)
    t.turn(B)
    t.plays(B, 2)
    assert t.on_table() == {A: 20, B: 2}
    t.not_told(None, Flushed)


def test_fuj_r8_a_low_card_survives_if_nobody_plays_above_it(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 20)
    t.hand(B, 3, 3)
    t.hand(C, 2, 4)
    t.hand(A, 3, 5)
    t.turn(B)
    t.plays(B, 3)
    t.plays(C, 2)
    t.plays(A, 3)
    t.told(None, PushedThrough(B, 3, (A, B)))


def test_fuj_r9_my_growing_group_shelters_no_card_of_another_value(table: type[Table]) -> None:
    t = table(5)
    t.front(A, 7)
    t.front(B, 7)
    t.front(C, 5)
    t.hand(D, 9, 2)
    t.turn(D)
    t.plays(D, 9)
    assert t.on_table() == {A: 7, B: 7, D: 9}


def test_fuj_r10_a_group_is_never_beaten_at_the_moment_it_grows(table: type[Table]) -> None:
    t = table(5)
    t.front(A, 20)
    t.front(B, 4)
    t.hand(C, 4, 2)
    t.turn(C)
    t.plays(C, 4)
    assert t.on_table() == {A: 20, B: 4, C: 4}


def test_fuj_r10_it_is_beaten_by_what_is_played_later(table: type[Table]) -> None:
    t = table(5)
    t.front(A, 4)
    t.front(B, 4)
    t.hand(C, 8, 2)
    t.hand(D, 9, 2)
    t.turn(C)
    t.plays(C, 8)
    assert t.on_table() == {A: 4, B: 4, C: 8}
    t.plays(D, 9)
    assert t.on_table() == {D: 9}


def test_fuj_r11_several_groups_fall_at_once(table: type[Table]) -> None:
    t = table(7)
    for seat, card in ((A, 3), (B, 3), (C, 5), (D, 4), (E, 11)):
        t.front(seat, card)
    t.hand(F, 10, 2)
    t.turn(F)
    t.plays(F, 10)
    assert t.on_table() == {E: 11, F: 10}
    t.told(None, Flushed(A, 3), Flushed(B, 3), Flushed(C, 5), Flushed(D, 4))


def test_fuj_r11_the_attack_does_not_change_while_groups_fall(table: type[Table]) -> None:
    """B draws the same value that D just played: a card in hand adds nothing."""
    t = table(5)
    t.front(A, 2)
    t.front(B, 3)
    t.front(C, 7)
    t.hand(D, 6, 2)
    t.next_draws(6, 6)
    t.turn(D)
    t.plays(D, 6)
    assert t.on_table() == {C: 7, D: 6}
    assert t.combined(6) == 6


def test_fuj_r12_when_an_ally_wins_in_my_turn_i_play_no_card(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 4)
    t.front(C, 4)
    t.hand(A, 7, 8)
    t.hand(C)
    t.turn(A)
    assert t.outcome == Outcome((C,), "other-turn")
    assert t.in_hand(A) == (7, 8)
    with pytest.raises(MatchOver):
        t.plays(A, 7)


def test_fuj_r13_everybody_may_look_through_the_discards(table: type[Table]) -> None:
    t = table(3)
    t.discards(4, 9, 2)
    t.turn(A)
    assert t.sees(B).discard == t.sees(None).discard == (4, 9, 2)


@pytest.mark.parametrize("players", [0, 1, 2, 9, 10])
def test_fuj_r14_fewer_than_three_or_more_than_eight_are_refused(table: type[Table], players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 8 players"):
        table(players)


@pytest.mark.parametrize("players", range(3, 9))
def test_fuj_r14_three_to_eight_may_sit_down(table: type[Table], players: int) -> None:
    assert table.dealt(players).to_play in range(players)


# --- A game without end ----------------------------------------------------------------------------------------------


def one_turn_before_the_limit(table: type[Table], seats: int, **given: int) -> Table:
    t = table(seats, **given)
    t.s.played = TURN_LIMIT - 1
    return t


def test_fuj_r15_after_3000_cards_the_fewest_cards_win(table: type[Table]) -> None:
    assert TURN_LIMIT == 3000
    t = one_turn_before_the_limit(table, 4)
    t.hand(A, 2, 9, 9)
    t.hand(B, 5, 6)
    t.hand(C, 7)
    t.front(C, 20)
    t.hand(D, 8)
    t.turn(A)
    t.plays(A, 2)
    assert t.outcome == Outcome((D,), "turn-limit")
    t.told(None, Stopped((D,), 3000))


def test_fuj_r15_the_card_in_front_counts_and_the_fewest_share(table: type[Table]) -> None:
    t = one_turn_before_the_limit(table, 4)
    t.hand(A, 2, 9)
    t.hand(B, 5, 6, 7)
    t.hand(C, 7)
    t.front(C, 20)
    t.hand(D, 8, 8)
    t.turn(A)
    t.plays(A, 2)
    assert t.outcome == Outcome((A, C, D), "turn-limit")


def test_fuj_r15_the_last_card_is_still_compared_and_flushed_cards_replaced(table: type[Table]) -> None:
    t = one_turn_before_the_limit(table, 3)
    t.hand(A, 20, 2, 2)
    t.front(C, 4)
    t.hand(C)
    t.turn(A)
    t.plays(A, 20)
    t.told(None, Flushed(C, 4), Stopped((C,), 3000))
    assert t.cards_left(C) == 1


def test_fuj_r15_one_card_before_nothing_stops(table: type[Table]) -> None:
    t = table(3)
    t.s.played = TURN_LIMIT - 2
    t.turn(A)
    t.plays(A, 2)
    assert not t.over


def test_fuj_r15_in_a_series_the_deal_stops_and_the_next_one_is_dealt(table: type[Table]) -> None:
    t = one_turn_before_the_limit(table, 3, deals=2)
    t.hand(A, 2, 3, 4)
    t.hand(B, 2, 3)
    t.hand(C, 2)
    t.turn(A)
    t.plays(A, 2)
    assert not t.over
    assert t.sees(None).wins == (0, 0, 1)
    assert t.sees(None).deal == 2
    assert t.to_play == C
    assert t.s.played == 0


# --- A player leaves -------------------------------------------------------------------------------------------------


def test_fuj_r16_the_cards_of_who_leaves_go_to_the_discard_pile_face_up(table: type[Table]) -> None:
    t = table(4)
    t.front(C, 12)
    t.hand(C, 5, 9)
    t.turn(A)
    t.leaves(C)
    assert t.cards_left(C) == 0
    assert Counter(t.discarded()) == Counter((5, 9, 12))
    t.told(None, Left(C, (5, 9, 12)))
    assert t.box() == Counter(DECK)


def test_fuj_r16_no_other_card_moves_not_even_one_of_the_same_value(table: type[Table]) -> None:
    """FUJ-R6: the one way in which a group gets smaller."""
    t = table(5)
    for seat in (B, C, D):
        t.front(seat, 7)
    t.front(E, 20)
    t.turn(A)
    hands = [t.in_hand(seat) for seat in (A, B, D, E)]
    t.leaves(C)
    assert t.on_table() == {B: 7, D: 7, E: 20}
    assert t.combined(7) == 14
    assert [t.in_hand(seat) for seat in (A, B, D, E)] == hands
    t.not_told(None, Flushed)
    t.not_told(None, DrewOne)


def test_fuj_r16_whoever_was_to_play_still_is(table: type[Table]) -> None:
    t = table(4)
    t.turn(A)
    t.leaves(C)
    assert t.to_play == A


def test_fuj_r16_the_seat_is_left_out_of_the_order(table: type[Table]) -> None:
    t = table(4)
    t.turn(A)
    t.leaves(B)
    t.plays(A, 2)
    assert t.to_play == C
    with pytest.raises(NotAsked):
        t.plays(B, 2)


def test_fuj_r16_if_it_was_the_leavers_turn_the_next_seat_begins_its_own(table: type[Table]) -> None:
    t = table(4)
    t.front(B, 6)
    t.turn(A)
    t.leaves(A)
    assert t.to_play == B
    t.told(None, PushedThrough(B, 6, (B,)))


def test_fuj_r16_the_next_seat_may_win_by_it(table: type[Table]) -> None:
    t = table(4)
    t.front(B, 6)
    t.hand(B)
    t.turn(A)
    t.leaves(A)
    assert t.outcome == Outcome((B,), "own-turn")


def test_fuj_r16_in_a_series_the_next_seat_may_win_the_deal_by_it_and_the_next_deal_begins(table: type[Table]) -> None:
    t = table(4, deals=2)
    t.front(B, 6)
    t.hand(B)
    t.turn(A)
    t.leaves(A)
    t.told(None, DealWon((B,), B))
    assert t.sees(None).deal == 2
    assert t.to_play == B
    assert t.sees(None).sizes == (0, 6, 6, 6)


def test_fuj_r16_below_three_players_the_match_is_void(table: type[Table]) -> None:
    t = table(4)
    t.turn(A)
    t.leaves(D)
    assert not t.over
    t.leaves(B)
    assert t.outcome == Outcome((), "void")
    assert t.outcome.share(A) == 0


def test_fuj_r16_nobody_leaves_a_match_that_is_over(table: type[Table]) -> None:
    t = table(3)
    t.turn(A)
    t.leaves(A)
    with pytest.raises(MatchOver):
        t.leaves(B)


def test_fuj_r16_whoever_left_can_not_win_at_the_turn_limit(table: type[Table]) -> None:
    """FUJ-R15 counts the cards of who still sits there: an empty seat has fewest of all."""
    t = one_turn_before_the_limit(table, 4)
    t.hand(A, 2, 3, 4)
    t.hand(B, 2)
    t.turn(A)
    t.leaves(D)
    t.plays(A, 2)
    assert t.outcome == Outcome((B,), "turn-limit")


@given(st.integers(4, 8), numbers)
@PROPERTY
def test_fuj_r16_a_match_goes_on_without_who_left(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    for _ in range(rng.randrange(15)):
        if t.over:
            return
        t.plays_something(rng)
    if not t.over:
        leaver = rng.randrange(players)
        t.leaves(leaver)
        t.plays_on(rng)
        assert leaver not in t.outcome.winners
        assert t.outcome.winners
    assert t.box() == Counter(DECK)
