"""The end of the game: FUJ-19 to FUJ-22."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.looking import note, ranks

from tablee.core.state import Outcome
from tablee.games.fuji_flush.rules import DealWon, Played, PushedThrough

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)
PROPERTY: Final = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def test_fuj_19_the_game_ends_when_a_player_has_no_card_in_hand_and_none_in_front(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 8)
    t.hand(A)
    t.turn(A)
    assert t.outcome == Outcome((A,), "own-turn")
    t.told(None, PushedThrough(A, 8, (A,)), DealWon((A,), A))


def test_fuj_19_playing_the_last_card_does_not_win(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 8)
    t.turn(A)
    t.plays(A, 8)
    assert not t.over
    assert t.cards_left(A) == 1


def test_fuj_19_a_flush_never_wins_for_it_brings_a_card(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 8)
    t.hand(A)
    t.hand(C, 9, 2)
    t.turn(C)
    t.plays(C, 9)
    assert not t.over
    assert t.cards_left(A) == 1
    assert t.to_play == A


def test_fuj_19_the_last_card_wins_when_it_has_gone_round(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 8)
    t.turn(A)
    t.plays(A, 8)
    t.plays(B, 2)
    t.plays(C, 3)
    assert t.outcome == Outcome((A,), "own-turn")


def test_fuj_20_a_player_may_win_in_the_turn_of_another(table: type[Table]) -> None:
    t = table(4)
    t.front(B, 3)
    t.front(D, 3)
    t.hand(B, 5)
    t.hand(D)
    t.turn(B)
    assert t.outcome == Outcome((D,), "other-turn")
    t.told(None, DealWon((D,), B))


def test_fuj_21_all_who_get_rid_of_their_last_card_at_once_win_together(table: type[Table]) -> None:
    t = table(5)
    for seat in (A, C, E):
        t.front(seat, 3)
        t.hand(seat)
    t.front(D, 3)
    t.turn(C)
    assert t.outcome == Outcome((A, C, E), "together")
    assert t.outcome.share(A) == 1 / 3
    assert t.outcome.share(D) == 0


def test_fuj_21_two_others_win_together_too(table: type[Table]) -> None:
    t = table(5)
    for seat in (A, C, E):
        t.front(seat, 3)
    t.hand(A)
    t.hand(C, 9)
    t.hand(E)
    t.turn(C)
    assert t.outcome == Outcome((A, E), "together")


@given(st.integers(3, 8), st.integers(0, 10**6))
@PROPERTY
def test_fuj_19_a_match_ends_in_a_push_with_its_winners_without_a_card_and_the_others_with_some(
    table: type[Table], players: int, number: int
) -> None:
    """FUJ-19, FUJ-20, FUJ-21: the ending says who won, and in whose turn."""
    t = table.dealt(players, number)
    t.plays_on(Random(number))
    winners = t.outcome.winners
    assert winners == tuple(seat for seat in range(players) if t.cards_left(seat) == 0)
    push = [event for event in t.log(None) if isinstance(event, PushedThrough)][-1]
    played = [event for event in t.log(None) if isinstance(event, Played)][-1]
    assert set(winners) <= set(push.seats)
    assert push.seat == (played.seat + 1) % players
    reason = "together" if len(winners) > 1 else "own-turn" if winners == (push.seat,) else "other-turn"
    assert t.outcome.reason == reason


def test_fuj_22_the_table_ranks_by_cards_left_the_fewest_first(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 3)
    t.hand(A)
    t.hand(B, 5, 6, 7)
    t.hand(C, 8)
    t.front(C, 9)
    t.hand(D, 10)
    t.turn(A)
    assert ranks(t.looks(None)) == [(1, (A,), None), (2, (D,), None), (3, (C,), None), (4, (B,), None)]
    assert note(t.looks(None), B) == "3 cards left"
    assert t.outcome.winners == (A,)
    assert t.outcome.scores == ()
