"""Set-up: JAM-S1 to JAM-S6."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import BadSetup
from tablee.games.jamaica import GAME
from tablee.games.jamaica.rules.facts import LAIRS
from tablee.games.jamaica.rules.setup import CaptainChosen

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

EVERY_NUMBER = pytest.mark.parametrize("players", range(2, 7))


def test_jam_s1_a_captain_is_chosen_at_random(table: type[Table]) -> None:
    assert {table(3, number).s.captain for number in range(30)} == {0, 1, 2}
    t = table(3)
    t.told(None, CaptainChosen(t.s.captain))


@EVERY_NUMBER
def test_jam_s2_every_ship_starts_at_port_royal(table: type[Table], players: int) -> None:
    t = table(players)
    assert [t.where(ship) for ship in range(players)] == [(0, 0)] * players


@EVERY_NUMBER
def test_jam_s3_everybody_holds_three_of_eleven_cards(table: type[Table], players: int) -> None:
    t = table(players)
    for seat in range(players):
        assert (len(t.s.hand[seat]), len(t.s.deck[seat]), len(t.s.discard[seat])) == (3, 8, 0)
        assert sorted([*t.s.hand[seat], *t.s.deck[seat]]) == list(range(11))


def test_jam_s3_the_decks_are_shuffled(table: type[Table]) -> None:
    assert len({tuple(table(2, number).s.hand[0]) for number in range(40)}) > 20


@EVERY_NUMBER
def test_jam_s4_three_food_and_three_gold_in_two_of_five_holds(table: type[Table], players: int) -> None:
    t = table(players)
    for seat in range(players):
        assert t.cargo(seat) == "F3 G3"
        assert len(t.s.holds[seat]) == 5


@EVERY_NUMBER
def test_jam_s5_a_token_on_every_lair_nine_cards_in_the_pile_three_removed(table: type[Table], players: int) -> None:
    t = table(players)
    assert t.sees(None).tokens == LAIRS
    assert (len(t.s.pile), len(t.s.removed)) == (9, 3)
    assert sorted([*t.s.pile, *t.s.removed]) == list(range(12))


@pytest.mark.parametrize("players", [1, 7])
def test_jam_s6_two_to_six_sit_down(players: int) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(players)


def test_jam_s6_nothing_else_varies_with_their_number(table: type[Table]) -> None:
    assert {(t.s.tokens, len(t.s.pile), t.s.round) for t in (table(players) for players in range(2, 7))} == {
        (sum(1 << lair for lair in LAIRS), 9, 1)
    }


def test_jam_r39_all_luck_comes_from_one_source(table: type[Table]) -> None:
    assert table(3, 7).s.hand == table(3, 7).s.hand
    assert table(3, 7).s.rolled == table(3, 7).s.rolled


def test_jam_r40_clockwise_is_the_next_higher_seat(table: type[Table]) -> None:
    t = table(3)
    for seat in range(3):
        t.played(seat, 5)
    t.s.captain = 2
    t.ends_round()
    assert t.s.captain == 0
