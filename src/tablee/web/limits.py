"""How fast one may ask: a bucket of credits for each address, person and socket."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from tablee.core.errors import Refusal

KEPT: Final = 20_000  # buckets; the ones that were not used for longest are forgotten, and they are full again by then


class TooMany(Refusal):
    """Asked too often."""

    key = "error-web-too-many"
    passing = True
    sentence = "That was too much at once: wait a moment and try again."


class TooManyOpen(Refusal):
    """Too many connections, tables or keys at the same time."""

    key = "error-web-too-many-open"
    passing = True
    sentence = "You have too many of these open at once: close some first."


class Bucket:
    """Credits that fill up again with time."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def give_back(self) -> None:
        """One that was not used after all."""
        self._left += 1

    def take(self) -> bool:
        """Whether there was a credit to take."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody who asks."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        """TooMany if there is no credit left."""
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = Bucket(self._rate, self._burst, self._clock)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(who)
        if not bucket.take():
            raise TooMany

    def give_back(self, who: str) -> None:
        """One that was not used after all."""
        self._known[who].give_back()


class Heads:
    """How many of something everybody has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, who: str) -> None:
        """TooManyOpen if that is one too many."""
        count = self._open.get(who, 0)
        if count >= self._most:
            raise TooManyOpen
        self._open[who] = count + 1

    def leave(self, who: str) -> None:
        """One less."""
        count = self._open[who] - 1
        if count:
            self._open[who] = count
        else:
            del self._open[who]

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """One more, as long as this lasts."""
        self.enter(who)
        try:
            yield
        finally:
            self.leave(who)
