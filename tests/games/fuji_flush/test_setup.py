"""Set-up: FUJ-1 to FUJ-4."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Scripted
from tablee.core.facts import facts
from tablee.games.fuji_flush import GAME
from tablee.games.fuji_flush.rules import COPIES, DECK, DealBegan

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)
PROPERTY: Final = settings(max_examples=25, deadline=None, derandomize=True, database=None)

COUNTS_OF_THE_DOSSIER: Final = {
    2: 16,
    3: 12,
    4: 9,
    5: 8,
    6: 6,
    7: 6,
    8: 5,
    9: 4,
    10: 4,
    11: 4,
    12: 3,
    13: 3,
    14: 3,
    15: 2,
    16: 1,
    17: 1,
    18: 1,
    19: 1,
    20: 1,
}


# --- The cards -------------------------------------------------------------------------------------------------------


def test_fuj_1_each_value_has_the_copies_of_the_dossier() -> None:
    copies = facts(GAME.package, "cards.toml")["copies"]
    assert {int(value): count for value, count in copies.items()} == COUNTS_OF_THE_DOSSIER


def test_fuj_1_the_deck_has_90_cards_worth_619_together() -> None:
    assert sum(COUNTS_OF_THE_DOSSIER.values()) == 90
    assert len(DECK) == 90
    assert sum(DECK) == 619
    assert Counter(DECK) == COUNTS_OF_THE_DOSSIER == COPIES


def test_fuj_1_the_cards_dealt_are_those_of_the_dossier() -> None:
    dealt = facts(GAME.package, "cards.toml")["dealt"]
    assert dealt == {"3": 6, "4": 6, "5": 6, "6": 6, "7": 5, "8": 5}


# --- The deal --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "each", "left"), [(3, 6, 72), (4, 6, 66), (5, 6, 60), (6, 6, 54), (7, 5, 55), (8, 5, 50)]
)
def test_fuj_1_the_deal_leaves_the_rest_as_draw_pile(table: type[Table], players: int, each: int, left: int) -> None:
    t = table.dealt(players)
    assert t.sees(None).sizes == (each,) * players
    assert len(t.pile()) == left
    assert t.discarded() == ()
    assert t.on_table() == {}


@given(players=st.integers(3, 8), number=st.integers(0, 10**6))
@PROPERTY
def test_fuj_1_every_deal_is_of_the_whole_deck(table: type[Table], players: int, number: int) -> None:
    assert table.dealt(players, number).box() == COUNTS_OF_THE_DOSSIER


def test_fuj_1_the_deck_is_shuffled(table: type[Table]) -> None:
    deals = {(t.in_hand(A), t.pile()) for t in (table.dealt(4, number) for number in range(10))}
    assert len(deals) == 10


def test_fuj_1_hands_come_from_the_top_of_the_shuffled_deck(table: type[Table]) -> None:
    t = table.dealt(3, Scripted([20, 19, 18, 17, 16, 15, *[2] * 6, *[3] * 6, 14], A))
    assert t.in_hand(A) == (15, 16, 17, 18, 19, 20)
    assert t.in_hand(B) == (2,) * 6
    assert t.in_hand(C) == (3,) * 6
    assert t.pile()[0] == 14


# --- Secret and open -------------------------------------------------------------------------------------------------


def test_fuj_2_a_hand_is_known_to_its_owner_alone(table: type[Table]) -> None:
    t = table.dealt(4)
    assert t.sees(A).hand == t.in_hand(A)
    assert t.sees(None).hand == ()
    assert t.sees(A).hands == t.sees(None).hands == ()


def test_fuj_2_the_number_of_cards_in_a_hand_is_public(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 5)
    t.hand(B, 6, 7)
    t.hand(C, 8, 9, 10)
    t.turn(A)
    assert t.sees(None).sizes == t.sees(B).sizes == (1, 2, 3)


def test_fuj_2_a_hand_is_sorted_and_so_tells_nothing_of_the_order_of_drawing(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 9, 4, 12)
    assert t.in_hand(A) == (4, 9, 12)
    t.front(A, 2)
    t.next_draws(5)
    t.turn(B)
    t.plays(B, 3)
    assert t.in_hand(A) == (4, 5, 9, 12)


# --- Who begins, and round the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(5))
def test_fuj_3_luck_picks_who_begins(table: type[Table], seat: int) -> None:
    t = table.dealt(5, Scripted([], seat))
    assert t.to_play == seat
    t.told(None, DealBegan(seat, deal=1, deals=1))


def test_fuj_3_anybody_may_come_to_begin(table: type[Table]) -> None:
    assert {table.dealt(3, number).to_play for number in range(30)} == {A, B, C}


@given(players=st.integers(3, 8), number=st.integers(0, 10**6))
@PROPERTY
def test_fuj_4_the_turn_goes_round_and_nobody_is_skipped(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    before = t.plays_something(rng)
    while not t.over:
        now = t.plays_something(rng)
        assert now == (before + 1) % players
        before = now


def test_fuj_4_nobody_passes(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 7, 7, 9)
    t.turn(A)
    assert t.choices(A) == ["play 7", "play 9"]
    assert [kind.__name__ for kind in GAME.kinds.moves] == ["Play"]
