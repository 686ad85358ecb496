"""Luck: the dice and their algorithm, what is recorded of it, and how it is given again."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import (
    NO_CHANCE,
    Chance,
    ChanceError,
    Dice,
    Draw,
    Recorder,
    Replay,
    Scripted,
    commitment,
    seed_from,
)

SEED = bytes(range(32))

a_property = settings(deadline=None, derandomize=True)
seeds = st.binary(min_size=32, max_size=32)


def shuffled(chance: Chance, items: list[int], what: str = "deck") -> list[int]:
    cards = items[:]
    chance.shuffle(what, cards)
    return cards


# --- The dice, against their description -------------------------------------------------------------------------------


class PlainDice:
    """The documented algorithm said a second time, as simply as it can be said: bits in a list, one by one."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.bits: list[int] = []
        self.counter = 0

    def bit(self) -> int:
        if not self.bits:
            block = hashlib.blake2b(self.counter.to_bytes(8, "little"), key=self.seed, digest_size=64).digest()
            self.bits = [byte >> place & 1 for byte in block for place in range(8)]
            self.counter += 1
        return self.bits.pop(0)

    def below(self, n: int) -> int:
        width = 0
        while 2**width < n:
            width += 1
        while True:
            value = sum(self.bit() << place for place in range(width))
            if value < n:
                return value

    def shuffle(self, items: list[int]) -> None:
        code = self.below(math.factorial(len(items)))
        for last in range(len(items) - 1, 0, -1):
            code, digit = divmod(code, last + 1)
            items[last], items[digit] = items[digit], items[last]


@a_property
@given(seeds, st.lists(st.integers(1, 3000), max_size=60))
def test_numbers_are_those_of_the_documented_algorithm(seed: bytes, bounds: list[int]) -> None:
    dice, plain = Dice(seed), PlainDice(seed)
    assert [dice.pick("any", n) for n in bounds] == [plain.below(n) for n in bounds]


@a_property
@given(seeds, st.lists(st.integers(0, 130), max_size=4))
def test_shuffles_are_those_of_the_documented_algorithm(seed: bytes, sizes: list[int]) -> None:
    dice, plain = Dice(seed), PlainDice(seed)
    for size in sizes:
        expected = list(range(size))
        plain.shuffle(expected)
        assert shuffled(dice, list(range(size))) == expected


def test_numbers_and_shuffles_are_read_from_one_stream() -> None:
    dice, plain = Dice(SEED), PlainDice(SEED)
    for size in (90, 1, 7, 52, 2):
        expected = list(range(size))
        plain.shuffle(expected)
        assert shuffled(dice, list(range(size))) == expected
        assert dice.roll("combat", 6) == plain.below(6) + 1


def test_the_dice_of_a_seed_stay_what_they_are_for_ever() -> None:
    """Published records depend on these figures: if this test fails, the dice were changed and old matches won't verify."""
    dice = Dice(SEED)
    assert shuffled(dice, list(range(10))) == [7, 6, 8, 5, 4, 9, 3, 1, 2, 0]
    assert [dice.roll("combat", 6) for _ in range(10)] == [5, 6, 3, 4, 5, 3, 1, 5, 5, 2]


@a_property
@given(seeds, st.lists(st.integers(), max_size=100))
def test_a_shuffle_loses_nothing(seed: bytes, items: list[int]) -> None:
    assert Counter(shuffled(Dice(seed), items)) == Counter(items)


def test_the_name_of_a_draw_does_not_change_what_comes() -> None:
    assert shuffled(Dice(SEED), list(range(20)), "deck") == shuffled(Dice(SEED), list(range(20)), "bag")


def test_one_of_one_takes_no_luck() -> None:
    dice = Dice(SEED)
    assert [dice.pick("only", 1) for _ in range(1000)] == [0] * 1000
    assert dice.pick("next", 2**40) == Dice(SEED).pick("next", 2**40)


def test_a_copy_of_dice_falls_as_they_do_and_leaves_them_alone() -> None:
    dice = Dice.from_int(3)
    dice.below(1000)
    copy = dice.copy()
    assert [copy.below(6) for _ in range(300)] == [dice.below(6) for _ in range(300)]


def test_every_order_of_three_is_equally_likely() -> None:
    dice = Dice(SEED)
    orders = Counter(tuple(shuffled(dice, [1, 2, 3])) for _ in range(6000))
    assert set(orders) == set(permutations([1, 2, 3]))
    assert all(900 <= times <= 1100 for times in orders.values())


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 10])
def test_every_side_of_a_die_is_equally_likely(sides: int) -> None:
    dice = Dice(SEED)
    rolls = Counter(dice.roll("die", sides) for _ in range(1000 * sides))
    assert set(rolls) == set(range(1, sides + 1))
    assert all(900 <= times <= 1100 for times in rolls.values())


def test_each_code_of_the_factorial_base_is_another_order() -> None:
    class Coded(Dice):
        """Dice that are told the number a shuffle draws."""

        code = 0

        def below(self, n: int) -> int:
            assert n == 120
            return self.code

    orders = set()
    for code in range(120):
        dice = Coded(SEED)
        dice.code = code
        orders.add(tuple(shuffled(dice, [1, 2, 3, 4, 5])))
    assert len(orders) == 120


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_has_thirty_two_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        Dice(bytes(length))


def test_one_of_nothing_can_not_be_picked() -> None:
    class Watched(Dice):
        """Dice that give up instead of drawing for ever."""

        def _refill(self, need: int) -> None:
            assert self._block < 100, "the dice draw for ever"
            super()._refill(need)

    with pytest.raises(ChanceError):
        Watched(SEED).pick("card", 0)


def test_numbered_experiments_have_dice_of_their_own() -> None:
    picks = {Dice.from_int(number).pick("any", 2**64) for number in range(100)}
    assert len(picks) == 100
    assert Dice.from_int(7).seed == seed_from("7")


# --- Commitment --------------------------------------------------------------------------------------------------------


def test_a_commitment_is_the_documented_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(b"tablee commitment\n" + SEED).hexdigest()


def test_another_seed_has_another_commitment() -> None:
    assert len({commitment(seed_from(str(number))) for number in range(100)}) == 100


# --- Recorder and Replay -----------------------------------------------------------------------------------------------


def test_a_recorder_draws_what_its_source_draws_and_keeps_it() -> None:
    recorder, dice = Recorder(Dice(SEED)), Dice(SEED)
    cards = shuffled(recorder, [1, 2, 3, 4])
    assert cards == shuffled(dice, [1, 2, 3, 4])
    assert recorder.pick("first", 4) == (first := dice.pick("first", 4))
    assert recorder.draws == [Draw(("deck", tuple(cards))), Draw(("first", (first,)))]


def test_a_roll_is_recorded_as_the_pick_below_it() -> None:
    recorder = Recorder(Scripted(4))
    assert recorder.roll("combat", 6) == 5
    assert [str(draw) for draw in recorder.draws] == ["combat 4"]


def test_what_was_drawn_does_not_change_with_the_list_that_was_shuffled() -> None:
    recorder, cards = Recorder(Dice(SEED)), [1, 2, 3, 4]
    recorder.shuffle("deck", cards)
    order = tuple(cards)
    cards.pop()
    assert recorder.draws[0].values == order


@a_property
@given(seeds, st.lists(st.integers(1, 12), max_size=12))
def test_a_replay_gives_again_what_was_recorded(seed: bytes, sizes: list[int]) -> None:
    def draw_all(chance: Chance) -> list[list[int]]:
        return [[*shuffled(chance, list(range(n))), chance.pick("one", n), chance.roll("die", n)] for n in sizes]

    recorder = Recorder(Dice(seed))
    first = draw_all(recorder)
    replay = Replay(recorder.draws)
    assert draw_all(replay) == first
    assert replay.left == 0


def test_a_replay_can_be_told_one_more_draw() -> None:
    replay = Replay()
    replay.add(Draw(("first", (2,))))
    assert replay.left == 1
    assert replay.pick("first", 3) == 2


def test_a_replay_refuses_another_name() -> None:
    replay = Replay([Draw(("deck", (1, 2)))])
    with pytest.raises(ChanceError, match="the rules draw “bag” here, the record tells of “deck”"):
        replay.shuffle("bag", [1, 2])


@pytest.mark.parametrize("order", [(1, 2), (1, 2, 2), (1, 2, 4), (1, 2, 3, 3)])
def test_a_replay_refuses_what_is_no_order_of_the_cards(order: tuple[int, ...]) -> None:
    cards = [1, 2, 3]
    with pytest.raises(ChanceError, match="“deck” is not an order of the cards that are shuffled"):
        Replay([Draw(("deck", order))]).shuffle("deck", cards)
    assert cards == [1, 2, 3]


@pytest.mark.parametrize("values", [(), (3,), (-1,), (0, 1)])
def test_a_replay_refuses_a_number_out_of_range(values: tuple[int, ...]) -> None:
    with pytest.raises(ChanceError, match="“first” is not a number from 0 to 2"):
        Replay([Draw(("first", values))]).pick("first", 3)


def test_a_replay_that_has_run_out_says_what_the_rules_draw() -> None:
    replay = Replay([Draw(("first", (0,)))])
    replay.pick("first", 3)
    with pytest.raises(ChanceError, match="the rules draw “combat” here, and the record does not tell what came"):
        replay.roll("combat", 6)


# --- Scripted ----------------------------------------------------------------------------------------------------------


def test_a_script_gives_its_outcomes_in_turn() -> None:
    chance = Scripted(2, 0)
    assert (chance.pick("first", 3), chance.roll("combat", 6)) == (2, 1)


def test_a_scripted_shuffle_puts_these_cards_on_top_the_first_to_be_drawn_first() -> None:
    cards = shuffled(Scripted([5, 3, 5]), [3, 5, 1, 5, 2])
    assert [cards.pop() for _ in range(3)] == [5, 3, 5]
    assert cards == [1, 2]


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ((), "nothing was scripted for “deck”"),
        ((4,), "“deck” is a shuffle: script a list, not 4"),
        (([1, 1],), "“deck”: there is no 1 left to put on top"),
    ],
)
def test_a_script_that_does_not_fit_a_shuffle_says_so(script: tuple[int | list[int], ...], problem: str) -> None:
    with pytest.raises(ChanceError, match=problem):
        Scripted(*script).shuffle("deck", [1, 2, 3])


@pytest.mark.parametrize("outcome", [3, -1, [1]])
def test_a_script_that_does_not_fit_a_pick_says_so(outcome: int | list[int]) -> None:
    with pytest.raises(ChanceError, match="“first” is a number from 0 to 2"):
        Scripted(outcome).pick("first", 3)


# --- No chance ---------------------------------------------------------------------------------------------------------


def test_a_clone_without_chance_can_not_shuffle() -> None:
    cards = [1, 2, 3]
    with pytest.raises(ChanceError, match="give it one before it draws “deck”"):
        NO_CHANCE.shuffle("deck", cards)
    assert cards == [1, 2, 3]


def test_a_clone_without_chance_can_not_roll() -> None:
    with pytest.raises(ChanceError, match="give it one before it draws “combat”"):
        NO_CHANCE.roll("combat", 6)
