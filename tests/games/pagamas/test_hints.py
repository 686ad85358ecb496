"""What a decent player feels."""

from __future__ import annotations

from math import log
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.state import apply, options
from tablee.games.pagamas.hints import expected, peril, plan, prior, quiet, rollout, trust, value
from tablee.games.pagamas.rules.promise import SPLIT
from tablee.games.pagamas.rules.turn import turns
from tablee.games.pagamas.table import Promise

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)
PROPERTY = settings(max_examples=6, deadline=None, derandomize=True, database=None)


def best(t: Table, seat: int) -> str:
    """The option that looks best."""
    choices = options(t.s, seat)
    weights = prior(t.s, seat, choices)
    return str(choices[max(range(len(choices)), key=weights.__getitem__)])


def test_a_captain_buys_just_enough_votes_with_the_lowest_cards(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    assert plan(t.s, A).count(A) == 2
    assert plan(t.s, A)[0] == A
    assert best(t, A) == "share 3 to 0"


def test_a_captain_pays_what_he_owes(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.s.promise = [Promise(A, D, cards=2, kind=SPLIT, earned=True, due=True)]
    t.begin(3)
    assert plan(t.s, A).count(D) == 2


def test_who_is_offered_nothing_votes_against_and_who_gets_much_for(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(A, A, B)
    assert best(t, A) == "vote for"
    assert best(t, D) == "vote against"
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(D, A, A)
    assert best(t, D) == "vote for"


def test_a_split_that_nobody_wants_promises_the_captain_little(table: type[Table]) -> None:
    hopes = []
    for takers in ((A, A, A), (A, B, C)):
        t = table(4)
        t.crew(B, 1, 1)
        t.crew(C, 1, 1)
        t.next_loot(2, 2, 2)
        t.begin(3)
        t.split(*takers)
        hopes.append(expected(t.s))
    assert hopes[0][A] < 1.5  # of six parts
    assert hopes[1][B] > hopes[0][B]


def test_a_captain_who_keeps_all_invites_a_mutiny(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(A, B, C)
    assert peril(t.s) == 0.0
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(A, A, A)
    assert 0.1 < peril(t.s) <= 0.6


def test_the_word_of_a_liar_goes_less_far(table: type[Table]) -> None:
    t = table(4)
    t.s.kept = [3, 0, 0, 0]
    t.s.broken = [0, 3, 0, 0]
    assert trust(t.s, A) > trust(t.s, C) > trust(t.s, B)


def test_nobody_goes_to_the_house_without_loot_and_the_rich_go_to_the_island(table: type[Table]) -> None:
    t = table(4)
    t.loot(B, 3, 2)
    t.begin(4)
    assert best(t, B) == "hide island"
    weights = dict(zip(map(str, options(t.s, C)), prior(t.s, C, options(t.s, C)), strict=True))
    assert weights["hide house"] < 0.02


def test_the_last_card_is_not_paid_to_the_house(table: type[Table]) -> None:
    t = table(4)
    t.loot(B, 1)
    t.begin(4)
    weights = dict(zip(map(str, options(t.s, B)), prior(t.s, B, options(t.s, B)), strict=True))
    assert 10 * weights["hide house"] < weights["hide hammock"]


def test_an_ambush_goes_to_the_richest(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "island", "hammock")
    t.loot(C, 3, 2, 1)
    t.begin(5)
    assert best(t, B) == "ambush 2"
    t.does(B, "ambush 2")
    assert best(t, B) == "at island"


def test_everything_is_buried_and_nothing_thrown_away(table: type[Table]) -> None:
    t = table(3)
    t.hidden("island", "hammock", "hammock")
    t.loot(A, 3, 1)
    t.begin(6)
    assert best(t, A) == "bury 3,1"
    t = table(3)
    t.begin(3)
    t.split(A, B)
    t.votes(A, B, C)
    assert best(t, A) == "overboard -"


def test_all_hands_is_called_when_it_turns_the_scales(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    t.hand(B, "hands")
    t.crew(B, 3)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "stay-loyal", "stay-loyal")
    assert best(t, B) == "reinforce 1"


@given(st.integers(3, 6), st.integers(0, 10**6))
@PROPERTY
def test_priors_and_values_can_be_used_as_they_are(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number, promises=bool(number % 2)), Random(number)
    while t.s.outcome is None:
        seat = t.asked[0]
        choices = options(t.s, seat)
        weights = prior(t.s, seat, choices)
        assert len(weights) == len(choices)
        assert min(weights) >= 0
        assert sum(weights) > 0
        hopes = value(t.s)
        assert sum(hopes) == pytest.approx(1)
        assert rollout(t.s, seat, choices, rng) in choices
        t.plays_something(rng)
    assert value(t.s) == [t.outcome.share(seat) for seat in range(players)]


def test_a_decent_player_beats_players_who_take_any_option(table: type[Table]) -> None:
    won = 0.0
    for number in range(40):
        t, rng = table.dealt(4, number), Random(number)
        while t.s.outcome is None:
            seat = t.asked[0]
            choices = options(t.s, seat)
            apply(t.s, seat, rollout(t.s, seat, choices, rng) if seat == A else rng.choice(choices))
        won += t.outcome.share(A)
    assert won > 1.7 * 40 / 4


@pytest.mark.parametrize("players", [3, 6])
def test_the_value_of_a_table_foretells_its_end_better_than_an_even_guess(table: type[Table], players: int) -> None:
    surprise = []
    for number in range(100):  # fewer tell little: a match is one end, however often one looks
        t, rng = table.dealt(players, number), Random(number)
        seen = []
        while t.s.outcome is None:
            seat = t.asked[0]
            if rng.random() < 0.1:
                seen.append(value(t.s))
            apply(t.s, seat, rollout(t.s, seat, options(t.s, seat), rng))
        won = [t.outcome.share(seat) for seat in range(players)]
        surprise += [-sum(part * log(hope) for part, hope in zip(won, hopes, strict=True)) for hopes in seen]
    assert len(surprise) > 300
    assert sum(surprise) / len(surprise) < 0.95 * log(players)


@pytest.mark.parametrize("parts", [1, 2, 3])
def test_no_card_is_a_burden_and_none_loses_by_being_buried(table: type[Table], parts: int) -> None:
    """However far the end is."""
    for turn in range(1, turns(3) + 1):
        t = table(3)
        t.s.turn = turn
        without = value(t.s)[B]
        t.loot(B, parts)
        unburied = value(t.s)[B]
        t = table(3)
        t.s.turn = turn
        t.buried(B, parts)
        assert without < unburied < value(t.s)[B]


def test_a_table_is_not_judged_while_hideouts_lie_face_down(table: type[Table]) -> None:
    t = table(3)
    t.begin(4)
    assert quiet(t.s)
    t.does(A, "hide hammock")
    assert not quiet(t.s)
    t.does(B, "hide tavern")
    t.does(C, "hide island")
    while t.s.turn == 1 and t.s.phase < 7:
        assert not quiet(t.s)
        t.plays_something(Random(1))
    assert quiet(t.s)


def test_what_is_buried_is_worth_more_than_what_may_be(table: type[Table]) -> None:
    t = table(3)
    t.loot(B, 2)
    t.buried(C, 2)
    hopes = value(t.s)
    assert hopes[C] > hopes[B]
