"""Who sees what: views, events, records, and the world dealt anew for a bot (JAM-03, JAM-04, JAM-16, JAM-R41, JAM-R42)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Dice
from tablee.core.game import Game, View
from tablee.core.record import Match, read, redact
from tablee.core.serialize import encode
from tablee.core.state import State, options
from tablee.games.jamaica import GAME
from tablee.games.jamaica.rules.facts import POWERS, WORTH
from tablee.games.jamaica.view import turned_up
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)
PROPERTY: Final = settings(max_examples=30, deadline=None, derandomize=True, database=None)

players = st.integers(2, 6)
numbers = st.integers(0, 10**6)
turns = st.integers(0, 200)


def after(table: type[Table], players: int, number: int, turns: int) -> Table:
    """A match after so many answers, or at its end; with two players the Ghost sails too."""
    t = table(players, number, ghost_ship=players == 2)
    t.plays_on(Random(number), turns)
    return t


def test_jam_03_the_owner_sees_the_hand_the_others_its_size(table: type[Table]) -> None:
    t = table(3)
    assert t.sees(A).hand == tuple(t.s.hand[A])
    assert t.sees(B).hand == tuple(t.s.hand[B])
    assert t.sees(None).hand == ()
    assert t.sees(B).sizes == (3, 3, 3)
    assert t.sees(B).decks == (8, 8, 8)
    assert t.sees(B).hands == ()


def test_jam_04_the_order_of_a_deck_is_nobodys(table: type[Table]) -> None:
    t = table(3)
    before = [encode(t.sees(seat)) for seat in (A, B, None)]
    t.s.deck[A].reverse()
    t.s.pile.reverse()
    t.s.removed.reverse()
    assert [encode(t.sees(seat)) for seat in (A, B, None)] == before


def test_jam_04_played_cards_are_public(table: type[Table]) -> None:
    t = after(table, 3, 3, 60)
    for seat in (A, B, None):
        assert t.sees(seat).discards == tuple(tuple(discard) for discard in t.s.discard)


def test_jam_r41_once_a_holder_always_in_the_know(table: type[Table]) -> None:
    t = table(3)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(B, "")
    t.treasure(B, 7)
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.s.backs == [[0], [], []]
    assert [t.sees(seat).faces[0] for seat in (A, B, C, None)] == [t.s.face[0], t.s.face[0], -1, -1]


def test_a_record_for_a_player_tells_the_open_draws_alone() -> None:
    """JAM-01, JAM-R27: everybody sees the dice, and which back was taken."""
    match = Match(cast("Game[State, View]", GAME), GAME.setup(3), Dice.from_int(1))
    rng = Random(1)
    while match.state.outcome is None:
        seat = match.state.waiting[0]
        match.play(seat, rng.choice(options(match.state, seat)))
    told = read(str(match.record(seed=b"\1" * 32)))
    for reader in (A, None):
        shown = {entry.draw.what for entry in redact(told, reader).entries if entry.draw is not None}
        assert shown <= {"captain", "dice", "combat", "hidden"}
        assert {"captain", "dice", "combat"} <= shown


# --- Dealt anew ------------------------------------------------------------------------------------------------------


@given(players, numbers, turns)
@PROPERTY
def test_a_world_dealt_anew_looks_the_same_to_its_seat(
    table: type[Table], players: int, number: int, turns: int
) -> None:
    t = after(table, players, number, turns)
    for seat in range(players):
        world = t.s.clone()
        GAME.determinize(world, seat, Random(number))
        assert encode(GAME.view(world, seat)) == encode(t.sees(seat))
        assert GAME.inventory(world) == GAME.inventory(t.s)


@given(players, numbers, turns)
@PROPERTY
def test_dealing_anew_depends_on_nothing_that_the_seat_can_not_know(
    table: type[Table], players: int, number: int, turns: int
) -> None:
    t = after(table, players, number, turns)
    for seat in range(players):
        twin = GAME.sample_world(t.s, seat, Random(number))
        one, other = GAME.sample_world(t.s, seat, Random(5)), GAME.sample_world(twin, seat, Random(5))
        assert fingerprint(one) == fingerprint(other)


@given(players, numbers, turns)
@PROPERTY
def test_jam_r42_a_world_keeps_what_all_know_of_every_player(
    table: type[Table], players: int, number: int, turns: int
) -> None:
    t = after(table, players, number, turns)
    for seat in range(players):
        world = GAME.sample_world(t.s, seat, Random(number))
        for other in range(players):
            face_down = [] if turned_up(world, other) else [world.chosen[other]]
            assert set(world.known[other]) <= {*world.hand[other], *face_down}
            assert world.hand[other] == sorted(world.hand[other])


@given(players, numbers, turns)
@PROPERTY
def test_jam_r41_a_world_has_no_power_face_down_but_with_the_ghost_and_curses_where_all_know_them(
    table: type[Table], players: int, number: int, turns: int
) -> None:
    t = after(table, players, number, turns)
    for seat in range(players):
        world = GAME.sample_world(t.s, seat, Random(number))
        for backs in world.backs[:players]:
            assert all(world.face[back] >= len(POWERS) for back in backs)
        for backs in world.backs:
            assert all(WORTH[world.face[back]] < 0 for back in backs if world.cursed[back])


def test_any_hidden_card_may_lie_anywhere_hidden(table: type[Table]) -> None:
    t = table(3)
    t.treasure(B, 5)
    worlds = [GAME.sample_world(t.s, A, Random(number)) for number in range(300)]
    assert {world.face[0] for world in worlds} == set(range(4, 12))
    assert {world.pile[-1] for world in worlds} == set(range(12))
    assert {card for world in worlds for card in world.hand[B]} == set(range(11))
    assert {world.deck[A][-1] for world in worlds} == set(t.s.deck[A])
    assert all(world.hand[A] == t.s.hand[A] for world in worlds)


def test_jam_r28_a_given_curse_may_be_any_curse_one_has_not_seen(table: type[Table]) -> None:
    t = table(3)
    back = t.treasure(B, -3)
    t.s.cursed = (1,)
    assert {WORTH[GAME.sample_world(t.s, A, Random(number)).face[back]] for number in range(60)} == {-2, -3, -4}
    t.treasure(A, -2)
    assert {WORTH[GAME.sample_world(t.s, A, Random(number)).face[back]] for number in range(60)} == {-3, -4}


def after_a_win_that_brought_nothing(table: type[Table], *, decline: bool) -> Table:
    """B, with a face-down treasure, has beaten C, who has nothing, and took nothing; A has looked on."""
    t = table(3, decline_loot=decline)
    t.emptied(4)
    t.at(C, 4)
    t.aboard(C, "")
    t.treasure(B, 5)
    t.rolls("star")
    t.acts(B, "forward", 4)
    t.answers(B, "decline")
    return t


def test_jam_35_who_had_to_take_nothing_held_no_curse(table: type[Table]) -> None:
    t = after_a_win_that_brought_nothing(table, decline=False)
    later = t.treasure(B, 3)
    worlds = [GAME.sample_world(t.s, A, Random(number)) for number in range(300)]
    assert {world.face[0] for world in worlds} == {card for card in range(12) if WORTH[card] > 0}
    assert {world.face[later] for world in worlds} == set(range(4, 12))


def test_jam_45_who_may_decline_tells_nothing_by_it(table: type[Table]) -> None:
    t = after_a_win_that_brought_nothing(table, decline=True)
    worlds = [GAME.sample_world(t.s, A, Random(number)) for number in range(300)]
    assert {world.face[0] for world in worlds} == set(range(4, 12))


def test_jam_g4_the_ghosts_own_treasure_may_be_a_power(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.hidden(2, 6)
    faces = {GAME.sample_world(t.s, A, Random(number)).face[0] for number in range(200)}
    assert faces == set(range(12)) - {2}


@pytest.mark.parametrize("seat", [A, B])
def test_a_card_laid_face_down_is_dealt_anew_for_the_others(table: type[Table], seat: int) -> None:
    t = table(2)
    t.aboard(A, "F1 G1 F2 G2 P1")
    t.round(A, 1, 2, "powder gold", "food powder")
    seen = {GAME.sample_world(t.s, seat, Random(number)).chosen[B] for number in range(100)}
    assert seen == ({9} if seat == B else set(range(11)))


def test_jam_r47_after_the_end_nothing_is_dealt_anew(table: type[Table]) -> None:
    t = table(2, 3)
    t.plays_on(Random(3))
    assert fingerprint(GAME.sample_world(t.s, A, Random(1))) == fingerprint(t.s)
