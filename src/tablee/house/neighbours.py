"""Houses that share a database: who lives, and who of them tends which table.

Every house leaves a beat in the database. A table is tended by one of those that live, and all of them agree which, because each
reckons it from the table's id and theirs (rendezvous hashing): when one comes or goes, only the tables that it gains or
loses change hands. For a moment two may believe to own the same table. Nothing comes of it but work done twice: a log takes
each turn once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Final

from tablee.store import Houses

BEAT: Final = 2.0  # seconds between two beats
LEASE: Final = 8.0  # seconds after its last beat for which a house is thought to live
FORGOTTEN: Final = 100  # leases after which nobody remembers a house


def owner(table_id: str, houses: Iterable[str]) -> str:
    """The house that tends this table."""
    return max(houses, key=lambda house: (blake2b(f"{house} {table_id}".encode(), digest_size=8).digest(), house))


class Neighbours:
    """The houses as one of them knows them."""

    def __init__(self, houses: Houses, *, clock: Callable[[], float], lease: float = LEASE) -> None:
        self.id = token_urlsafe(9)
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

    def _heard(self, beats: dict[str, float]) -> None:
        now = self._clock()
        recent = {house for house, at in beats.items() if house and abs(now - at) < self._lease}
        self.living = frozenset(recent | {self.id})
