"""A table that is in memory, and its log on the way to the store and back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.core.plain import plain
from tablee.store import Entry as Stored
from tablee.store import NewEntry
from tablee.table import entries as log
from tablee.table.entries import Entry, Logged
from tablee.table.sight import summary
from tablee.table.table import Table

REMEMBERED: Final = 200  # refusals of one table

_encode: Final = msgspec.json.Encoder().encode

Entries = tuple[Entry, ...]
Wish = Callable[[Table, float], Entries]  # what somebody wants of a table, at a time


class Watcher(Protocol):
    """Somebody who wants to know that something happened at a table: an `asyncio.Event` does."""

    def set(self) -> None:
        """Something happened."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A wish of somebody who does not wait for it but is called: when it is on the disk, or with the refusal."""

    wish: Wish
    called: Callable[[Refusal | None], None]
    person: str
    key: str | None


@dataclass(eq=False)
class Room:
    """A table in memory, with whoever watches it and whatever is under way."""

    id: str
    table: Table
    touched: float  # when somebody last wanted something of it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0  # those in the middle of something here, or waiting for the lock
    hastening: bool = False  # an errand has the lock
    errands: list[Errand] = field(default_factory=list)  # those that came meanwhile, a few at the most
    watchers: set[Watcher] = field(default_factory=set)
    under_way: dict[tuple[Seat, int], asyncio.Task[None]] = field(default_factory=dict)  # by seat, and since when asked
    hinted: set[Seat] = field(default_factory=set)  # seats that somebody waits for a hint for
    refused: dict[tuple[str, str], Refusal] = field(default_factory=dict)  # lately, by person and key
    finished: bool = False  # the results are written
    timer: asyncio.TimerHandle | None = None

    def refuse(self, person: str | None, key: str | None, refusal: Refusal) -> None:
        """The same key again gets the same answer, also a no: a copy that comes late does nothing that was given up."""
        if person is None or key is None or refusal.passing:
            return
        self.refused[person, key] = again(refusal)
        if len(self.refused) > REMEMBERED:
            del self.refused[next(iter(self.refused))]

    def check_refused(self, person: str | None, key: str | None) -> None:
        """Refuse what was refused before."""
        before = self.refused.get((person or "", key or ""))
        if before is not None:
            raise again(before)

    def try_lock(self) -> bool:
        """Take the lock, if nobody has it or waits for it."""
        if self.lock.locked():
            return False
        taking = self.lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()
        return False

    @property
    def needed(self) -> bool:
        """Whether anybody looks at it or does something here, or a bot or a clock will."""
        return bool(self.users or self.watchers or self.under_way or self.timer is not None)


def again(refusal: Refusal) -> Refusal:
    """The same refusal, without what led to it: that would keep everything alive that was at hand then."""
    new = type(refusal).__new__(type(refusal), *refusal.args)
    new.__dict__.update(refusal.__dict__)
    return new


def stored(entry: Entry, at: float) -> NewEntry:
    """An entry as the store keeps it."""
    plain = entry if type(entry) is log.Answered else entry.body  # most are answers, and those are plain already
    return NewEntry(entry.kind, _encode(plain).decode(), private=entry.private, at=at)


def logged(kept: Iterable[Stored]) -> Iterator[Logged]:
    """Entries as the table takes them."""
    for one in kept:
        yield Logged(one.seq, one.at, log.read(one.kind, json.loads(one.body)))


def told(table: Table) -> str:
    """What a list of tables tells of this one, as the store keeps it."""
    return json.dumps(plain(summary(table)))
