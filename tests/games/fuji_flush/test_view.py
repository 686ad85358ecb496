"""Who sees what (FUJ-2): views, events, records, and the world dealt anew for a bot."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Dice, Scripted
from tablee.core.game import Game, View
from tablee.core.record import Match, read, redact
from tablee.core.serialize import encode
from tablee.core.state import State, options
from tablee.games.fuji_flush import GAME
from tablee.games.fuji_flush.rules import DECK, Drew, DrewOne, FujiFlush, Left, Played, Reshuffled
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)
PROPERTY: Final = settings(max_examples=30, deadline=None, derandomize=True, database=None)

players = st.integers(3, 8)
numbers = st.integers(0, 10**6)
turns = st.integers(0, 60)


def after(table: type[Table], players: int, number: int, turns: int) -> Table:
    """A match after so many turns, or at its end."""
    t, rng = table.dealt(players, number), Random(number)
    for _ in range(turns):
        if t.over:
            break
        t.plays_something(rng)
    return t


def sampled(s: FujiFlush, seat: int, rng: Random) -> FujiFlush:
    return GAME.sample_world(s, seat, rng)


# --- Views -----------------------------------------------------------------------------------------------------------


def test_fuj_2_the_owner_sees_the_hand_the_others_its_size(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 5, 9)
    t.hand(B, 7)
    t.turn(C)
    assert t.sees(A).hand == (5, 9)
    assert t.sees(B).hand == (7,)
    assert t.sees(B).sizes == (2, 1, 2)
    assert t.sees(None).hand == ()
    assert t.sees(None).sizes == (2, 1, 2)


def test_fuj_2_cards_in_front_and_combined_values_are_public(table: type[Table]) -> None:
    t = table(4)
    t.front(A, 7)
    t.front(B, 7)
    t.turn(C)
    for seat in (A, D, None):
        assert t.sees(seat).front == (7, 7, 0, 0)
        assert t.sees(seat).worth[7] == 14


def test_fuj_2_the_size_of_the_draw_pile_is_public_and_its_order_nobodys(table: type[Table]) -> None:
    t = table(3)
    t.next_draws(5, 6)
    t.turn(A)
    one = [encode(t.sees(seat)) for seat in (A, B, C, None)]
    t.s.deck.reverse()
    assert [encode(t.sees(seat)) for seat in (A, B, C, None)] == one
    assert t.sees(A).draw == len(t.pile())
    assert t.sees(A).pile == ()


def test_fuj_2_only_who_is_asked_sees_choices(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 5, 9)
    t.turn(A)
    assert [str(move) for move in t.sees(A).asked.options] == ["play 5", "play 9"]
    assert t.sees(B).asked.options == ()
    assert t.sees(None).asked.options == ()
    assert t.sees(None).asked.waiting == (A,)


def test_fuj_2_once_all_is_over_nothing_is_hidden(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 5)
    t.hand(A)
    t.hand(B, 6, 7)
    t.hand(C, 8)
    t.next_draws(9)
    t.turn(A)
    for seat in (A, B, C, None):
        assert t.sees(seat).hands == ((), (6, 7), (8,))
        assert t.sees(seat).pile[-1] == 9


def test_fuj_2_between_two_deals_of_a_series_nothing_is_shown(table: type[Table]) -> None:
    t = table(3, deals=2)
    t.front(A, 5)
    t.hand(A)
    t.turn(A)
    assert t.sees(None).hands == ()
    assert t.sees(None).pile == ()


# --- Events ----------------------------------------------------------------------------------------------------------


def flush_of_b(table: type[Table]) -> Table:
    t = table(4)
    t.front(B, 4)
    t.hand(A, 20, 2)
    t.next_draws(13)
    t.turn(A)
    t.plays(A, 20)
    return t


def test_fuj_2_the_card_drawn_is_told_to_its_owner_alone(table: type[Table]) -> None:
    t = flush_of_b(table)
    t.told(B, Drew(B, 13))
    t.not_told(B, DrewOne)


@pytest.mark.parametrize("seat", [A, C, D, None])
def test_fuj_2_the_others_are_told_that_one_card_was_drawn(table: type[Table], seat: int | None) -> None:
    t = flush_of_b(table)
    t.told(seat, DrewOne(B))
    t.not_told(seat, Drew)


@pytest.mark.parametrize("seat", [A, B, C, None])
def test_fuj_2_everybody_is_told_what_is_played_and_of_a_reshuffle(table: type[Table], seat: int | None) -> None:
    t = table(3, Scripted([]))
    t.front(B, 4)
    t.hand(A, 20, 2)
    t.draw_pile()
    t.turn(A)
    t.plays(A, 20)
    t.told(seat, Played(A, 20, count=1, total=20), Reshuffled(1))


def test_fuj_2_everybody_sees_the_cards_of_who_left(table: type[Table]) -> None:
    """FUJ-R16: they lie face up."""
    t = table(4)
    t.hand(C, 5, 6)
    t.turn(A)
    t.leaves(C)
    t.told(B, Left(C, (5, 6)))
    assert t.sees(None).discard == (5, 6)
    assert t.sees(None).present == (A, B, D)


@given(players, numbers)
@PROPERTY
def test_fuj_2_a_player_knows_every_card_of_the_own_hand_from_what_was_told(
    table: type[Table], players: int, number: int
) -> None:
    """The hand of the deal, minus what was played, plus what was drawn: nothing is kept from the owner."""
    t, rng = table.dealt(players, number), Random(number)
    known = [Counter(t.in_hand(seat)) for seat in range(players)]
    while not t.over:
        t.plays_something(rng)
        for seat in range(players):
            for event in t.log(seat):
                if isinstance(event, Played) and event.seat == seat:
                    known[seat][event.card] -= 1
                elif isinstance(event, Drew):
                    assert event.seat == seat
                    known[seat][event.card] += 1
            assert +known[seat] == Counter(t.in_hand(seat))


# --- Records ---------------------------------------------------------------------------------------------------------


def test_fuj_2_a_record_for_a_player_tells_who_begins_but_no_order_of_the_cards() -> None:
    match = Match(cast("Game[State, View]", GAME), GAME.setup(3), Dice.from_int(1))
    while match.state.outcome is None:
        (seat,) = match.state.waiting
        match.play(seat, options(match.state, seat)[0])
    told = read(str(match.record(seed=b"\1" * 32)))
    for reader in (A, None):
        draws = [entry.draw.what for entry in redact(told, reader).entries if entry.draw is not None]
        assert draws == ["first"]
        assert redact(told, reader).seed == ""


# --- Dealt anew ------------------------------------------------------------------------------------------------------


@given(players, numbers, turns)
@PROPERTY
def test_fuj_2_a_world_dealt_anew_looks_the_same_to_its_seat(
    table: type[Table], players: int, number: int, turns: int
) -> None:
    t = after(table, players, number, turns)
    for seat in range(players):
        world = sampled(t.s, seat, Random(number))
        assert encode(GAME.view(world, seat)) == encode(t.sees(seat))
        assert GAME.inventory(world) == GAME.inventory(t.s)
        assert all(hand == sorted(hand) for hand in world.hand)


@given(players, numbers, turns)
@PROPERTY
def test_fuj_2_dealing_anew_depends_on_nothing_that_the_seat_can_not_know(
    table: type[Table], players: int, number: int, turns: int
) -> None:
    t = after(table, players, number, turns)
    for seat in range(players):
        twin = sampled(t.s, seat, Random(number))
        one, other = sampled(t.s, seat, Random(5)), sampled(twin, seat, Random(5))
        assert fingerprint(one) == fingerprint(other)


def test_fuj_2_any_hidden_card_may_lie_anywhere_hidden(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 5)
    t.hand(B, 20)
    t.hand(C, 19)
    t.turn(A)
    worlds = [sampled(t.s, A, Random(number)) for number in range(300)]
    where = {"B" if 20 in w.hand[B] else "C" if 20 in w.hand[C] else "pile" for w in worlds}
    assert where == {"B", "C", "pile"}
    assert {w.deck[-1] for w in worlds} >= {2, 3, 4, 5, 6}


def test_fuj_2_what_is_known_stays_when_the_world_is_dealt_anew(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 5, 6)
    t.front(B, 9)
    t.discards(20, 19)
    t.turn(A)
    world = sampled(t.s, A, Random(1))
    assert world.hand[A] == [5, 6]
    assert world.front == t.s.front
    assert world.worth == t.s.worth
    assert world.discard == [20, 19]
    unseen = Counter(DECK) - Counter((5, 6, 9, 20, 19))
    assert Counter([*world.deck, *world.hand[B], *world.hand[C]]) == unseen


def test_fuj_2_after_the_end_nothing_is_dealt_anew(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 5)
    t.hand(A)
    t.turn(A)
    assert fingerprint(sampled(t.s, B, Random(1))) == fingerprint(t.s)
