"""Houses that share a database: who lives, and who of them tends which table.

Every house leaves a beat in the database. A table is tended by one of those that live, and all of them agree which, because each
reckons it from the table's id and theirs (rendezvous hashing): when one comes or goes, only the tables that it gains or
loses change hands. For a moment two may believe to own the same table. Nothing comes of it but work done twice: a log takes
each turn once.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Final

from tablee.store import Houses

BEAT: Final = 2.0  # seconds between two beats
LEASE: Final = 8.0  # seconds after its last beat for which a house is thought to live
FORGOTTEN: Final = 100  # leases after which nobody remembers a house


_HERE: Final[set[str]] = set()  # the houses of this process


def new_id() -> str:
    """The name of a house: its machine, its process, and something that no other has."""
    return f"{socket.gethostname()}/{os.getpid()}/{token_urlsafe(9)}"


def surely_dead(house: str) -> bool:
    """Whether a house was in a process of this machine that is no more: nobody has to wait until its lease ends.

    A server that was killed and starts again at once would otherwise leave tables to its own ghost.
    """
    machine, _, rest = house.partition("/")
    process = rest.partition("/")[0]
    if machine != socket.gethostname() or not process.isdecimal():
        return False
    if int(process) == os.getpid():
        return house not in _HERE
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def owner(table_id: str, houses: Iterable[str]) -> str:
    """The house that tends this table."""
    return max(houses, key=lambda house: (blake2b(f"{house} {table_id}".encode(), digest_size=8).digest(), house))


class Neighbours:
    """The houses as one of them knows them."""

    def __init__(self, houses: Houses, *, clock: Callable[[], float], lease: float = LEASE) -> None:
        self.id = new_id()
        _HERE.add(self.id)
        self.living = frozenset({self.id})
        self.last_beat: float | None = None  # of anybody, before this house
        self._houses = houses
        self._clock = clock
        self._lease = lease

    @property
    def alone(self) -> bool:
        """Whether no other house lives."""
        return self.living == {self.id}

    def mine(self, table_id: str) -> bool:
        """Whether this house tends that table."""
        return self.alone or owner(table_id, self.living) == self.id

    async def look(self) -> None:
        """Find out who lives, before anybody knows of this house."""
        beats = await self._houses.beats()
        self.last_beat = max(beats.values(), default=None)
        self._heard(beats)

    async def beat(self) -> bool:
        """Say that this house lives; whether anybody came or went since the last time."""
        before = self.living
        now = self._clock()
        self._heard(await self._houses.beat(self.id, now, forget=now - FORGOTTEN * self._lease))
        return self.living != before

    async def leave(self) -> None:
        """Say that this house closes."""
        await self._houses.leave(self.id, self._clock())
        _HERE.discard(self.id)

    def _heard(self, beats: dict[str, float]) -> None:
        now = self._clock()
        recent = {house for house, at in beats.items() if house and abs(now - at) < self._lease}
        self.living = frozenset({house for house in recent if not surely_dead(house)} | {self.id})
