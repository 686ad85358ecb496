"""What Fuji Flush is played for, as its players read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.aims import labels, texts, told

from tablee.games.fuji_flush import GAME

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C = range(3)


def test_fuj_19_the_cards_in_hand_and_the_one_in_front_are_still_to_be_got_rid_of(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 7)
    t.hand(A)
    t.hand(B, 4)
    t.hand(C, 2, 20)
    t.turn(B)
    assert labels(GAME, t.s, None) == ["1", "1", "2"]
    assert texts(GAME, t.s, A)[0] == "Ada: one card left"
    assert texts(GAME, t.s, C, "fr")[2] == "Chloé\u00a0: encore 2 cartes"


def test_fuj_o2_several_deals_have_to_be_won(table: type[Table]) -> None:
    assert "3 deals" in told(GAME, table(3, deals=3).s, A).wins[-1]
    assert not any("deals" in said for said in told(GAME, table(3).s, A).wins)
