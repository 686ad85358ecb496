"""What a decent player feels: the dossier's advice for bots, and figures that a search can use."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.bots import make
from tablee.core.game import Game, View
from tablee.core.state import State, options
from tablee.games.jamaica import GAME
from tablee.games.jamaica.hints import nearness, prior, rollout, value

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)
PROPERTY: Final = settings(max_examples=15, deadline=None, derandomize=True, database=None)


def favourite(t: Table, seat: int) -> str:
    """What looks best to the player who is asked."""
    choices = options(t.s, seat)
    weights = prior(t.s, seat, choices)
    return str(choices[weights.index(max(weights))])


@given(st.integers(2, 6), st.integers(0, 10**6))
@PROPERTY
def test_priors_values_and_rollouts_can_be_used_at_every_moment(table: type[Table], players: int, number: int) -> None:
    t, rng = table(players, number, ghost_ship=players == 2), Random(number)
    while t.s.outcome is None:
        for seat in t.s.waiting:
            choices = options(t.s, seat)
            weights = prior(t.s, seat, choices)
            assert len(weights) == len(choices)
            assert min(weights) >= 0
            assert max(weights) == pytest.approx(1)
            assert rollout(t.s, seat, choices, rng) in choices
        hopes = value(t.s)
        assert sum(hopes) == pytest.approx(1)
        t.plays_something(rng)
    assert value(t.s) == [t.outcome.share(seat) for seat in range(players)]


def test_a_ship_ahead_with_gold_hopes_for_more(table: type[Table]) -> None:
    t = table(3)
    t.at(A, 20)
    t.at(B, 10)
    t.aboard(C, "")
    a, b, c = value(t.s)
    assert a > b > c


def test_the_nearer_the_end_the_more_the_printed_number_counts(table: type[Table]) -> None:
    t = table(2)
    assert nearness(t.s) == 0
    t.at(A, 47)
    assert nearness(t.s) > 0.3
    t.s.ending = True
    assert nearness(t.s) == 0.9


@pytest.mark.parametrize(
    ("cards", "dice", "best"),
    [
        (("forward food", "backward forward", "gold gold"), (4, 1), "play forward food"),  # the lair with its treasure
        (("gold gold", "forward forward"), (6, 6), "play gold gold"),  # twelve gold against a shortage
    ],
)
def test_a_card_is_judged_by_where_it_leads(
    table: type[Table], cards: tuple[str, ...], dice: tuple[int, int], best: str
) -> None:
    t = table(2)
    t.plays_on(Random(1), 1)
    while not t.s.together:
        t.plays_on(Random(1), 1)
    t.hand(A, *cards)
    t.at(A, 0)
    t.aboard(A, "F3 G3")
    t.s.morning, t.s.evening = dice
    assert favourite(t, A) == best


def test_a_lair_with_a_treasure_is_the_better_way_back(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 44)
    t.aboard(A, "")
    t.acts(A, "backward", 3)
    assert favourite(t, A) == "retreat 38"  # to lair 37, not to 19


def test_the_smallest_hold_is_emptied_first(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F4 F1")
    t.acts(A, "forward", 2)
    assert favourite(t, A) == "pay 1"
    chosen = Counter(str(rollout(t.s, A, options(t.s, A), Random(number))) for number in range(200))
    assert chosen["pay 1"] > 150


def test_what_is_worth_least_is_thrown_away(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "G5 F3 P1 G2 F4")
    t.acts(A, "gold", 6)
    assert favourite(t, A) == "empty 3"


def in_battle(table: type[Table], mine: str, theirs: str) -> Table:
    t = table(2)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, mine)
    t.aboard(B, theirs)
    return t


def test_the_best_hold_of_gold_is_taken(table: type[Table]) -> None:
    t = in_battle(table, "", "F2 G6 P3 G2")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert favourite(t, A) == "take-hold 2"


def test_a_bad_curse_is_given_away(table: type[Table]) -> None:
    t = in_battle(table, "G1", "F1")
    t.treasure(A, -4)
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert favourite(t, A) == "give 1"


def test_a_defender_who_can_not_reach_the_total_saves_gunpowder(table: type[Table]) -> None:
    t = in_battle(table, "P6 P6", "P1 G3")
    t.acts(A, "forward", 4)
    t.rolls(10)
    t.answers(A, "powder 12")
    assert favourite(t, B) == "powder 0"


def test_a_defender_spends_just_enough_to_be_sure(table: type[Table]) -> None:
    t = in_battle(table, "G6", "P6 G6")
    t.rolls(2)
    t.acts(A, "forward", 4)
    assert favourite(t, B) == "powder 1"


def test_the_sabre_undoes_a_star_and_leaves_a_good_roll(table: type[Table]) -> None:
    t = in_battle(table, "", "G6")
    t.power(B, "sabre")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert favourite(t, B) == "reroll"
    t = in_battle(table, "G6", "")
    t.power(A, "sabre")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert favourite(t, A) == "keep"


def test_the_ghost_is_steered_at_the_other(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 18)
    t.at(B, 12)
    t.at(2, 15)
    t.s.captain = A
    t.haunts(1)
    assert favourite(t, A) == "steer backward"


def test_a_world_is_enough_for_a_hint(table: type[Table]) -> None:
    """Hints are shown worlds dealt anew, never the true one."""
    t = table(3, 5)
    t.plays_on(Random(5), 40)
    seat = t.s.waiting[0]
    world = GAME.sample_world(t.s, seat, Random(1))
    assert len(prior(world, seat, options(world, seat))) == len(options(t.s, seat))


def test_a_search_tries_the_card_that_looks_best_first(table: type[Table]) -> None:
    """JAM-03: cards are chosen together, but no mixture is looked for."""
    t = table(2, 3)
    while not t.s.together:
        t.plays_on(Random(1), 1)
    game = cast("Game[State, View]", GAME)
    world = game.sample_world(t.s, A, Random(1))
    bot = make("ismcts:1")
    chosen = bot.choose(game, world, A, Random(1))
    choices = options(world, A)
    weights = prior(t.s, A, choices)
    assert chosen == max(zip(choices, weights, strict=True), key=lambda pair: pair[1])[0]


def test_of_ships_that_are_alike_none_is_attacked_more_often(table: type[Table]) -> None:
    """JAM-31: by lot, else the first seats would suffer."""
    t = table(3)
    t.emptied(4)
    t.at(B, 4)
    t.at(C, 4)
    t.acts(A, "forward", 4)
    choices = options(t.s, A)
    assert [str(move) for move in choices] == ["attack 1", "attack 2"]
    felt = Counter(str(rollout(t.s, A, choices, Random(number))) for number in range(200))
    assert 70 < felt["attack 1"] < 130
