"""How a match of Fuji Flush ended, in words: FUJ-19 to FUJ-22, FUJ-O2, FUJ-R15, FUJ-R16."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.fuji_flush.test_options import about_to_win
from tests.games.fuji_flush.test_rulings import one_turn_before_the_limit
from tests.games.looking import end, note, ranks

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D = range(4)


def test_fuj_19_who_wins_at_the_own_turn_is_told_so(table: type[Table]) -> None:
    t = about_to_win(table, B, deals=1)
    t.turn(B)
    assert end(t.looks(B)).text == "At your own turn you had no card left."
    assert end(t.looks(A)).text == "Basile wins, with no card left at the start of the turn."
    assert end(t.looks(B, "fr")).text == "À votre tour, vous n’aviez plus de carte."


def test_fuj_20_a_win_in_anothers_turn_is_called_one(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 8)
    t.hand(A, 2)
    t.front(B, 8)
    t.hand(B)
    t.turn(A)
    assert t.outcome.reason == "other-turn"
    assert end(t.looks(B)).text == "Another player’s turn took your last card."
    assert end(t.looks(A, "fr")).text == "Basile gagne\u00a0: sa dernière carte est partie au tour d’un autre."


def test_fuj_21_several_share_the_first_place_without_a_tie_break(table: type[Table]) -> None:
    t = about_to_win(table, B, C, deals=1)
    t.turn(B)
    assert [(rank, seats) for rank, seats, _ in ranks(t.looks(None))][:2] == [(1, (B,)), (1, (C,))]
    assert end(t.looks(B)).title == "You share the win"
    assert end(t.looks(B)).text == "You and Chloé got rid of your last cards at the same moment."
    assert end(t.looks(A, "fr")).text == "Basile et Chloé n’ont plus de carte, au même instant."


def test_fuj_22_the_others_go_by_the_cards_they_have_left(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 3)
    t.hand(A)
    t.hand(B, 5, 6, 7)
    t.hand(C, 8)
    t.hand(D, 10)
    t.turn(A)
    assert [(rank, seats) for rank, seats, _ in ranks(t.looks(None))] == [(1, (A,)), (2, (C,)), (2, (D,)), (4, (B,))]
    assert [note(t.looks(None), seat) for seat in (A, B, C)] == ["no card left", "3 cards left", "one card left"]
    assert end(t.looks(B)).title == "You came fourth"


def test_fuj_o2_a_series_counts_deals_won_and_nothing_else(table: type[Table]) -> None:
    t = about_to_win(table, C, deal=3, deals=3)
    t.s.wins = (1, 0, 1, 0)
    t.turn(C)
    assert ranks(t.looks(None)) == [(1, (C,), 2), (2, (A,), 1), (3, (B,), 0), (3, (D,), 0)]
    assert end(t.looks(None)).unit == "Deals won"
    assert end(t.looks(C)).text == "You won 2 of 3 deals."
    assert end(t.looks(A, "fr")).text == "Chloé gagne la série avec 2 manches sur 3."


def test_fuj_o2_as_many_deals_share_the_series(table: type[Table]) -> None:
    t = about_to_win(table, C, deal=2, deals=2)
    t.s.wins = (1, 0, 0, 0)
    t.turn(C)
    assert end(t.looks(B)).text == "Ada and Chloé share the series with 1 of 2 deals each."
    assert end(t.looks(A)).title == "You share the win"


def test_fuj_r15_at_the_limit_the_fewest_cards_win(table: type[Table]) -> None:
    t = one_turn_before_the_limit(table, 4)
    t.hand(A, 2, 9, 9)
    t.hand(B, 5, 6)
    t.hand(C, 7)
    t.front(C, 20)
    t.hand(D, 8)
    t.turn(A)
    t.plays(A, 2)
    assert end(t.looks(D)).text == "The turn limit is reached, and you have the fewest cards: 1."
    assert end(t.looks(A)).text == "The turn limit is reached: Dario wins with the fewest cards, 1."


def test_fuj_r16_who_left_comes_last_and_a_void_match_has_no_places(table: type[Table]) -> None:
    t = table(4)
    t.turn(A)
    t.leaves(D)
    t.leaves(B)
    assert end(t.looks(A)).title == "Nobody wins"
    assert end(t.looks(A)).text == "Fewer than three players are left: the match is void."
    assert {rank for rank, _, _ in ranks(t.looks(None))} == {0}
    assert note(t.looks(None), B) == "left the match"
    assert end(t.looks(A, "fr")).text == "Il reste moins de trois joueurs\u00a0: la partie est annulée."
