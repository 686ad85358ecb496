"""Luck. The only source of it in any game, and every draw has a name.

A live table draws from `Recorder(Dice(seed))`; a replay from `Replay`; a test from `Scripted`. The rules can't tell them
apart. Names are single words: they stand in the record.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b, sha256

SEED_BYTES = 32


class Draw(tuple[str, tuple[int, ...]]):
    """One draw as it is recorded: its name, and the order or the number that came."""

    __slots__ = ()

    @property
    def what(self) -> str:
        return self[0]

    @property
    def values(self) -> tuple[int, ...]:
        return self[1]

    def __str__(self) -> str:
        return " ".join((self.what, *map(str, self.values)))


class Chance(ABC):
    """What the rules may ask of luck."""

    __slots__ = ()

    @abstractmethod
    def shuffle(self, what: str, items: list[int]) -> None:
        """Put the items in a random order, in place."""

    @abstractmethod
    def pick(self, what: str, n: int) -> int:
        """One of 0 … n - 1."""

    def roll(self, what: str, sides: int) -> int:
        """A die: one of 1 … sides. Recorded as the pick below it."""
        return self.pick(what, sides) + 1


class ChanceError(Exception):
    """A draw that can't be made: a script that ran out, a record that tells of another draw."""


class NoChance(Chance):
    """What a clone has until somebody gives it luck of its own: a plan must never read the table's dice."""

    __slots__ = ()

    def shuffle(self, what: str, items: list[int]) -> None:
        raise ChanceError(f"a clone has no chance: give it one before it draws “{what}”")

    def pick(self, what: str, n: int) -> int:
        raise ChanceError(f"a clone has no chance: give it one before it draws “{what}”")


NO_CHANCE = NoChance()


class Dice(Chance):
    """Draws from a 256-bit seed by a keyed hash in counter mode: exact, the same everywhere, and not to be foreseen.

    Block i is BLAKE2b-512 of the 8-byte little-endian counter i = 0, 1, … keyed with the seed. The blocks are read as one
    stream of bits, low bits first. A number below n takes the fewest bits that can hold n - 1, and is drawn again
    while it is not below n. A shuffle draws one number below len(items)! and reads it in the factorial base.
    """

    __slots__ = ("_bits", "_block", "_pool", "seed")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self._block = 0
        self._pool = 0
        self._bits = 0

    @classmethod
    def from_int(cls, number: int) -> Dice:
        """The dice of a numbered experiment."""
        return cls(seed_from(str(number)))

    def copy(self) -> Dice:
        """Dice that will fall as these do."""
        twin = Dice(self.seed)
        twin._block, twin._pool, twin._bits = self._block, self._pool, self._bits
        return twin

    def below(self, n: int) -> int:
        """One of 0 … n - 1, all equally likely."""
        if n < 1:
            raise ChanceError(f"there is nothing to pick from: one of {n}")
        need = (n - 1).bit_length()
        while True:
            if self._bits < need:
                self._refill(need)
            value = self._pool & ((1 << need) - 1)
            self._pool >>= need
            self._bits -= need
            if value < n:
                return value

    def _refill(self, need: int) -> None:
        while self._bits < need:
            block = blake2b(self._block.to_bytes(8, "little"), key=self.seed).digest()
            self._pool |= int.from_bytes(block, "little") << self._bits
            self._bits += 512
            self._block += 1

    def shuffle(self, what: str, items: list[int]) -> None:
        orders, digits = _factorial_base(len(items))
        code = self.below(orders)
        for product, places in digits:
            code, part = divmod(code, product)
            for i, base in places:
                j = part % base
                part //= base
                items[i], items[j] = items[j], items[i]

    def pick(self, what: str, n: int) -> int:
        return self.below(n)


class Recorder(Chance):
    """Draws from another chance and keeps what came."""

    __slots__ = ("draws", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[Draw] = []

    def shuffle(self, what: str, items: list[int]) -> None:
        self.source.shuffle(what, items)
        self.draws.append(Draw((what, tuple(items))))

    def pick(self, what: str, n: int) -> int:
        value = self.source.pick(what, n)
        self.draws.append(Draw((what, (value,))))
        return value


class Replay(Chance):
    """Gives again what was drawn once, and checks that the rules ask for it by the same name."""

    __slots__ = ("_draws", "_next")

    def __init__(self, draws: Iterable[Draw] = ()) -> None:
        self._draws = list(draws)
        self._next = 0

    def add(self, draw: Draw) -> None:
        """One more draw at the end."""
        self._draws.append(draw)

    @property
    def left(self) -> int:
        """How many draws nobody has asked for yet."""
        return len(self._draws) - self._next

    def _draw(self, what: str) -> tuple[int, ...]:
        if not self.left:
            raise ChanceError(f"the rules draw “{what}” here, and the record does not tell what came")
        draw = self._draws[self._next]
        if draw.what != what:
            raise ChanceError(f"the rules draw “{what}” here, the record tells of “{draw.what}”")
        self._next += 1
        return draw.values

    def shuffle(self, what: str, items: list[int]) -> None:
        order = self._draw(what)
        if sorted(order) != sorted(items):
            raise ChanceError(f"“{what}” is not an order of the cards that are shuffled")
        items[:] = order

    def pick(self, what: str, n: int) -> int:
        values = self._draw(what)
        if len(values) != 1 or not 0 <= values[0] < n:
            raise ChanceError(f"“{what}” is not a number from 0 to {n - 1}")
        return values[0]


class Scripted(Chance):
    """Chance for tests: gives the outcomes it was told, in turn; a shuffle takes a list, or puts those items on top.

    `Scripted(2, [5, 5])`: the first draw, a pick, gives 2; the next, a shuffle, puts two fives at the end of the list,
    which is the top of every pile, the last one drawn first.
    """

    def __init__(self, *outcomes: int | Sequence[int]) -> None:
        self._outcomes = list(outcomes)

    def _next(self, what: str) -> int | Sequence[int]:
        if not self._outcomes:
            raise ChanceError(f"nothing was scripted for “{what}”")
        return self._outcomes.pop(0)

    def shuffle(self, what: str, items: list[int]) -> None:
        top = self._next(what)
        if isinstance(top, int):
            raise ChanceError(f"“{what}” is a shuffle: script a list, not {top}")
        for item in top:
            if item not in items:
                raise ChanceError(f"“{what}”: there is no {item} left to put on top")
            items.remove(item)
        items.extend(reversed(top))

    def pick(self, what: str, n: int) -> int:
        value = self._next(what)
        if not isinstance(value, int) or not 0 <= value < n:
            raise ChanceError(f"“{what}” is a number from 0 to {n - 1}: {value} was scripted")
        return value


def seed_from(text: str) -> bytes:
    """A seed for experiments, from any text. Live tables take theirs from the operating system."""
    return blake2b(text.encode(), digest_size=SEED_BYTES, person=b"tablee seed").digest()


def commitment(seed: bytes) -> str:
    """What is published before the first card is dealt: it fixes the seed and tells nothing of it."""
    return sha256(b"tablee commitment\n" + seed).hexdigest()


@cache
def _factorial_base(n: int) -> tuple[int, list[tuple[int, list[tuple[int, int]]]]]:
    """n!, and its digits from place n - 1 down to 1 with their bases, grouped so that a group fits a machine word.

    The digits are those of dividing by n, n - 1, … 2 in turn; the groups only spare most of the divisions of big numbers.
    """
    groups: list[tuple[int, list[tuple[int, int]]]] = [(1, [])]
    for place in range(n - 1, 0, -1):
        product, places = groups[-1]
        if product * (place + 1) >= 1 << 30:
            groups.append((place + 1, [(place, place + 1)]))
        else:
            groups[-1] = (product * (place + 1), [*places, (place, place + 1)])
    return math.factorial(n), groups
