"""How fast one may ask, and how many of something one may have open."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from tablee.core.errors import Refusal
from tablee.table.token_bucket import TokenBucket

KEPT: Final = 20_000  # buckets; those that were not used for longest are forgotten, and would be full again by then


class TooMany(Refusal):
    """Asked too often."""

    key = "error-web-too-many"
    transient = True
    sentence = "That was too much at once: wait a moment and try again."


class TooManyOpen(Refusal):
    """Too many connections, tables or keys at the same time."""

    key = "error-web-too-many-open"
    transient = True
    sentence = "You have too many of these open at once: close some first."


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """As whom we count an address: itself, or of IPv6 its /64, since whoever has one of these has all of them."""
    try:
        address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


class TooManyLobbies(TooManyOpen):
    """Too many tables of one person that wait for people."""

    key = "error-web-too-many-lobbies"
    sentence = "You have {most} tables that have not begun: begin or leave one of them first."

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class TooManyHere(TooManyOpen):
    """Too many tables that were opened from one address."""

    key = "error-web-too-many-here"
    sentence = "From where you are, {most} such tables are open already: wait until one of them is over."

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class RateLimit:
    """A token bucket for everybody who asks."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str) -> None:
        """TooMany if there is no token left."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket.full(self._rate, self._burst, now)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        if not bucket.take(now):
            raise TooMany


class OpenLimit:
    """How many of something everybody may have open at once."""

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


class OpenedFrom:
    """The tables that were opened from each address. It is in memory alone: no address is written anywhere."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, list[str]] = OrderedDict()

    def tables(self, address: str) -> list[str]:
        """The tables opened from there that were still open when it was last looked at."""
        return self._tables.get(address, [])

    def keep(self, address: str, tables: list[str]) -> None:
        """These are the ones that are still open."""
        if not tables:
            self._tables.pop(address, None)
            return
        self._tables[address] = tables
        self._tables.move_to_end(address)
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
