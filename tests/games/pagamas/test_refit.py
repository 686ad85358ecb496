"""Phases 1 and 2: PGM-10 to PGM-15."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import IllegalMove
from tablee.games.pagamas.rules.refit import (
    Drew,
    DrewOne,
    HandDiscarded,
    RefitHand,
    Reshuffled,
    SailorHired,
    WentWithout,
)
from tablee.games.pagamas.rules.role import AppointRole

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)


def test_pgm_10_who_keeps_the_hand_draws_what_it_lacks(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, "ambush")
    t.next_actions("dodge", "m1", "m1", "m1", "m1")
    t.begin(1)
    t.is_asked(RefitHand, A)
    t.does(A, "keep-hand")
    assert t.holds(A) == ["ambush", "dodge"]
    assert [len(t.s.crew[seat]) for seat in (A, B, C)] == [0, 2, 2]


def test_pgm_10_who_discards_loses_the_whole_hand_and_draws_two(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, "ambush", "bribe")
    t.next_actions("dodge", "m2")
    t.begin(1)
    t.does(A, "discard-hand")
    assert t.holds(A) == ["dodge"]
    assert t.s.crew[A] == [2]
    assert t.discards() == ["ambush", "bribe"]
    assert HandDiscarded(A, 2) in t.log(B)


def test_pgm_10_who_has_no_card_is_not_asked(table: type[Table]) -> None:
    t = table(3)
    t.begin(1)
    t.is_asked(AppointRole, A)


def test_pgm_10_who_lost_his_character_draws_like_the_others(table: type[Table]) -> None:
    t = table(3)
    t.role(B, "none")
    t.next_actions("m1", "m1", "m3", "m3")
    t.begin(1)
    assert t.s.crew[B] == [3, 3]


def test_pgm_11_a_sailor_is_placed_at_once_and_not_replaced(table: type[Table]) -> None:
    t = table(3)
    t.next_actions("m3", "m1")
    t.begin(1)
    assert t.s.crew[A] == [1, 3]
    assert t.holds(A) == []
    assert [event for event in t.log(C) if isinstance(event, SailorHired)][:2] == [SailorHired(A, 1), SailorHired(A, 3)]


def test_pgm_12_other_cards_go_to_the_hand_unseen(table: type[Table]) -> None:
    t = table(3)
    t.next_actions("bribe", "dodge", "m1", "m1", "m1", "m1")
    t.begin(1)
    assert t.holds(A) == ["dodge", "bribe"]
    assert Drew(A, 5) in t.log(A)
    assert [event for event in t.log(B) if isinstance(event, Drew) and event.seat == A] == []
    assert t.log(B).count(DrewOne(A)) == 2
    assert t.sees(B).sizes[A] == 2
    assert t.sees(B).hand == ()


def test_pgm_12_there_is_no_limit_on_sailors(table: type[Table]) -> None:
    t = table(3)
    t.crew(A, 1, 1, 1, 1, 1, 2, 2, 2)
    t.next_actions("m1", "m1")
    t.begin(1)
    assert len(t.s.crew[A]) == 10


def test_pgm_13_an_empty_deck_is_made_anew_from_the_discards(table: type[Table]) -> None:
    t = table(3)
    t.s.discard, t.s.deck = t.s.deck[:30], t.s.deck[30:31]
    t.begin(1)
    assert Reshuffled(30) in t.log(A)
    assert len(t.s.deck) == 25
    assert t.s.discard == []


def test_pgm_13_with_both_piles_empty_the_draw_is_skipped(table: type[Table]) -> None:
    t = table(3)
    t.s.deck = [1, 1, 1]
    t.begin(1)
    assert [len(t.s.crew[seat]) for seat in (A, B, C)] == [2, 1, 0]
    assert [event for event in t.log(A) if isinstance(event, WentWithout)] == [WentWithout(B), WentWithout(C)]


def test_pgm_15_the_captain_keeps_his_card_and_gives_each_other_player_one(table: type[Table]) -> None:
    t = table(5)
    t.role(B, "none")
    t.begin(2)
    t.is_asked(AppointRole, A)
    t.does(A, "appoint 3 second", "appoint 1 lookout")
    assert t.choices(A) == ["appoint 2 chaplain", "appoint 4 chaplain"]
    t.does(A, "appoint 4 chaplain")
    assert [t.is_role(seat) for seat in range(5)] == ["captain", "lookout", "bosun", "second", "chaplain"]


def test_pgm_15_the_captains_card_cannot_be_given_away(table: type[Table]) -> None:
    t = table(4)
    t.begin(2)
    with pytest.raises(IllegalMove):
        t.does(A, "appoint 0 second")


def test_pgm_15_every_order_of_the_characters_is_possible(table: type[Table]) -> None:
    for order in permutations((B, C, D)):
        t = table(4)
        t.begin(2)
        t.does(A, f"appoint {order[0]} second", f"appoint {order[1]} lookout")
        assert [t.is_role(seat) for seat in order] == ["second", "lookout", "chaplain"]
