"""What each seat may know, zone by zone; and dealing anew what it can't."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.serialize import encode
from tablee.games.pagamas import GAME
from tablee.games.pagamas.cards import NOBODY, TODAY, VALUE, knows
from tablee.games.pagamas.rules.hideout import ChooseHideout
from tablee.games.pagamas.rules.refit import RefitHand
from tablee.games.pagamas.rules.reveal import BuryLoot
from tablee.games.pagamas.rules.split import ThrowOverboard

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)
PROPERTY = settings(max_examples=10, deadline=None, derandomize=True, database=None)


def after_split(table: type[Table], *takers: int, loot: tuple[int, ...] = (3, 2, 1)) -> Table:
    """Four players; the Captain has dealt 3, 2, 1 like this, adopted at once."""
    t = table(4)
    t.next_loot(*loot)
    t.begin(3)
    t.split(*takers)
    t.votes(A, B, C, D)
    return t


# --- Zones -----------------------------------------------------------------------------------------------------------


def test_pgm_12_a_hand_is_seen_by_its_owner_and_its_size_by_all(table: type[Table]) -> None:
    t = table(3)
    t.hand(B, "ambush", "dodge")
    t.begin(4)
    assert t.sees(B).hand == (4, 5)
    for other in (A, C, None):
        assert t.sees(other).hand == ()
        assert t.sees(other).sizes == (0, 2, 0)


def test_decks_are_told_by_size_and_the_action_discard_by_card(table: type[Table]) -> None:
    t = table(3)
    t.hand(B, "ambush")
    t.begin(1)
    t.does(B, "discard-hand")
    seen = t.sees(C)
    assert seen.discard == (4,)
    assert (seen.deck, seen.loot) == (30, 21)


def test_pgm_29_after_a_split_captain_and_owner_know_a_card(table: type[Table]) -> None:
    t = after_split(table, A, B, D)
    t.is_asked(ThrowOverboard, A, B, D)
    assert [t.values_seen(A, seat) for seat in range(4)] == [[3], [2], [], [1]]
    assert [t.values_seen(B, seat) for seat in range(4)] == [[0], [2], [], [0]]
    assert t.sees(C).magots[B][0].known_by == (A, B)


def test_all_to_one_player_confuses_nobody(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(B, D, D)
    t.votes(A)
    t.split(A, A, A)
    t.votes(A, B, C, D)
    assert t.values_seen(C, A) == [3, 2, 1]
    assert t.values_seen(B, A) == [3, 0, 0]
    assert t.values_seen(D, A) == [2, 1, 0]
    assert t.sees(D).magots[A][0].known_by == (A, C)


def test_who_secretly_picks_some_of_his_cards_makes_all_others_forget(table: type[Table]) -> None:
    t = table(4)
    t.loot(B, 2, known_by=(D,))
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(A, B, A)
    t.votes(A, B, C, D)
    assert t.values_seen(D, B) == [2, 0]
    t.does(A, "overboard -")
    t.does(B, "overboard 2")
    assert t.values_seen(D, B) == [0]
    assert t.values_seen(A, B) == [0]
    assert [loot.value for loot in t.sees(B).thrown] == [2]
    assert [loot.value for loot in t.sees(A).thrown] == [0]


def test_a_whole_magot_that_moves_makes_nobody_forget(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "tavern", "hammock", "hammock")
    t.loot(B, 2, 1, known_by=(D,))
    t.trap(C, B, "tavern")
    t.begin(6)
    assert t.values_seen(D, C) == [2, 1]
    assert t.values_seen(B, C) == [2, 1]
    assert t.values_seen(C, C) == [2, 1]
    assert t.values_seen(A, C) == [0, 0]


def test_spoils_that_go_to_several_are_known_to_captain_and_owner_only(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    t.loot(B, 3, 1, known_by=(D,))
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "stay-loyal", "stay-loyal", "stay-loyal", "stay-loyal")
    assert t.values_seen(A, B) == [3, 1]
    t.all_do("share 3 to 0", "share 1 to 2")
    assert t.values_seen(A, C) == [1]
    assert t.values_seen(D, A) == [0]
    assert t.values_seen(B, C) == [0]


def test_spoils_that_go_to_one_are_known_to_all_who_knew_them(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    t.loot(B, 3, 1, known_by=(D,))
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "stay-loyal", "stay-loyal", "stay-loyal", "stay-loyal")
    t.all_do("share 3 to 2", "share 1 to 2")
    for seat in (A, B, C, D):
        assert t.values_seen(seat, C) == [3, 1]


def test_pgm_59_a_hoard_is_its_owners_secret_until_the_end(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "hammock")
    t.buried(B, 3)
    t.s.last_turn = True
    t.s.forced = True
    t.begin(7)
    assert [loot.value for loot in t.sees(A).hoards[B]] == [0]
    assert t.sees(B).totals == (NOBODY, 3, NOBODY)
    t.quietly(RefitHand)
    assert t.sees(None).totals == (0, 3, 0)
    assert [loot.value for loot in t.sees(A).hoards[B]] == [3]


def test_pgm_35_hideouts_and_places_are_hidden_until_they_are_turned_up(table: type[Table]) -> None:
    t = table(4)
    t.begin(4)
    t.all_do("hide tavern", "hide hammock", "hide house", "hide island")
    t.does(B, "ambush 2", "at house")
    assert t.s.turn == 2
    assert t.sees(None).past == (1, 0, 2, 3)
    assert [(trap.author, trap.target, trap.place) for trap in t.sees(None).past_traps] == [(B, C, 2)]


@given(st.integers(3, 6), st.integers(0, 10**6))
@PROPERTY
def test_a_spectator_sees_no_value_that_is_not_public(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while t.s.outcome is None:
        seen = t.sees(None)
        assert seen.hand == seen.today == seen.offer == seen.dealing == ()
        assert {loot.value for pile in (*seen.magots, *seen.hoards, seen.thrown) for loot in pile} <= {0}
        t.plays_something(rng)


# --- Dealing anew ----------------------------------------------------------------------------------------------------


@given(st.integers(3, 6), st.integers(0, 10**6))
@PROPERTY
def test_a_seat_cannot_tell_an_sampled_world_from_the_true_one(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number, promises=bool(number % 2)), Random(number)
    while t.s.outcome is None:
        seat = rng.randrange(players)
        world = t.sampled(seat, number)
        mine, theirs = t.sees(seat), world.sees(seat)
        if not t.s.together:
            assert encode(mine) == encode(theirs)
        assert mine.magots == theirs.magots
        assert mine.today == theirs.today
        assert GAME.inventory(t.s) == GAME.inventory(world.s)
        t.plays_something(rng)


def test_what_the_lookout_noted_lies_somewhere_among_todays_cards(table: type[Table]) -> None:
    t = after_split(table, A, B, D)
    t.quietly(ChooseHideout)
    places: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for number in range(60):
        world = t.sampled(C, number)
        today = [card >> VALUE for pile in world.s.magot for card in pile if card & TODAY]
        assert sorted(today) == [1, 2, 3]
        places[tuple(tuple(world.has(seat)) for seat in (A, B, D))] += 1
    assert len(places) == 6


def test_who_saw_nothing_imagines_any_cards(table: type[Table]) -> None:
    t = after_split(table, A, B, A)
    t.quietly(ChooseHideout)
    worlds = {(*t.sampled(D, number).has(A), *t.sampled(D, number).has(B)) for number in range(60)}
    assert len(worlds) > 6


def test_what_was_noted_stays_even_if_a_card_went_overboard(table: type[Table]) -> None:
    t = table(4)
    t.loot(A, 1)
    t.next_loot(3, 2, 2)
    t.begin(3)
    t.split(A, B, D)
    t.votes(A, B, C, D)
    t.all_do("overboard 1", "overboard -", "overboard -")
    overboard: Counter[bool] = Counter()
    for number in range(80):
        world = t.sampled(C, number)
        cards = [card for pile in (*world.s.magot, world.s.loot_discard) for card in pile if card & TODAY]
        assert sorted(card >> VALUE for card in cards) == [2, 2, 3]
        overboard[any(card & TODAY for card in world.s.loot_discard)] += 1
    assert overboard[True]
    assert overboard[False]


def test_a_shown_card_stays_where_it_is(table: type[Table]) -> None:
    t = after_split(table, B, B, D)
    t.quietly(ChooseHideout)
    for number in range(10):
        world = t.sampled(A, number)
        assert world.has(B) == [2, 3]
        assert world.has(D) == [1]
        assert t.sampled(B, number).has(B) == [2, 3]


def test_hideouts_and_places_are_sampled_within_the_rules(table: type[Table]) -> None:
    t = table(4)
    t.hand(C, "ambush")
    t.hand(D, "bribe")
    t.begin(4)
    t.all_do("hide tavern", "hide hammock", "hide house", "hide island")
    t.does(B, "ambush 2", "at island")
    t.does(C, "ambush 0", "at tavern")
    hideouts, places = set(), set()
    for number in range(60):
        world = t.sampled(A, number)
        assert world.s.hideout[A] == 1
        hideouts.add(tuple(world.s.hideout))
        for trap in world.s.traps:
            assert trap.place != world.s.hideout[trap.author]
            places.add((trap.author, trap.place))
    assert len(hideouts) > 10
    assert len(places) >= 6


def test_an_sampled_island_is_closed_when_the_true_one_is(table: type[Table]) -> None:
    t = table(3)
    t.s.kept_all = True
    t.hand(C, "ambush")
    t.begin(4)
    t.all_do("hide tavern", "hide hammock", "hide house", "pass")
    assert all(3 not in t.sampled(A, number).s.hideout for number in range(30))


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_nobody_learns_from_an_sampled_world_what_others_saw_in_secret(table: type[Table], seat: int) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(B, D, D)
    t.votes(A)
    t.split(A, A, A)
    t.votes(A, B, C, D)
    world = t.sampled(seat)
    for card in world.s.magot[A]:
        for other in (B, D):
            if other != seat:
                assert not knows(card, other)


def test_other_hands_hold_no_sailors_in_an_sampled_world(table: type[Table]) -> None:
    t = table(4)
    t.hand(B, "ambush", "dodge")
    t.hand(C, "bribe")
    t.begin(4)
    hands = set()
    for number in range(40):
        world = t.sampled(A, number)
        assert [len(hand) for hand in world.s.hand] == [0, 2, 1, 0]
        assert min(world.s.hand[B]) > 3
        hands.add(tuple(map(tuple, world.s.hand)))
    assert len(hands) > 5


def test_a_captain_who_deals_keeps_what_he_has_dealt(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.does(A, "share 3 to 2")
    world = t.sampled(A)
    assert (world.s.today, world.s.offer) == ([3, 2, 1], [C])
    assert {tuple(t.sampled(B, number).s.offer) for number in range(40)} == {(A,), (B,), (C,), (D,)}


def test_burial_of_a_part_hides_what_is_left(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "island", "hammock")
    t.loot(B, 3, 1, known_by=(A,))
    t.begin(6)
    t.is_asked(BuryLoot, B)
    t.does(B, "bury 3")
    assert t.values_seen(A, B) == [0]
    assert [loot.value for loot in t.sees(A).hoards[B]] == [0]
