"""Who is connected to which table at this node, lately. A table is told when somebody has gone, and when somebody is back.

A node knows its own connections alone. Whoever is connected at another one as well is noted as away for a moment, and back as soon
as that one hears of it: the log settles it, like everything that several nodes do at a table.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import random
from typing import Final

from tablee.node.loaded_table import LoadedTable
from tablee.table.commands import Command, NoteAway, NoteBack
from tablee.table.presence import watched

LINGER: Final = 20.0  # seconds without a connection or a request: a page that is loaded again is no absence

Person = tuple[str, str]  # a table's id and a person's
Note = Callable[[str, Command], None]


class Presence:
    """The connections of a node."""

    def __init__(self, note: Note, *, clock: Callable[[], float], linger: float = LINGER) -> None:
        self._note = note
        self._clock = clock
        self._linger = linger
        self._connections: defaultdict[str, Counter[str]] = defaultdict(Counter)  # of people, by table
        self._timers: dict[Person, asyncio.TimerHandle] = {}  # of those who are not connected and were lately
        self._closed = False

    def close(self) -> None:
        """Note nothing any more: those who are connected come to another node, or to the next."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    @contextmanager
    def connected(self, loaded: LoadedTable, person: str) -> Iterator[None]:
        """A person is connected to that table, as long as this lasts."""
        here = self._connections[loaded.id]
        here[person] += 1
        self._stop_timer(loaded.id, person)
        self._greet(loaded, person)
        try:
            yield
        finally:
            here[person] -= 1
            if not here[person]:
                del here[person]
                self._start_timer(loaded.id, person, self._linger)
            if not here:
                self._connections.pop(loaded.id, None)

    def seen(self, loaded: LoadedTable, person: str) -> None:
        """A person who may have no connection has asked something of a table."""
        if person not in self._connections.get(loaded.id, ()):
            self._start_timer(loaded.id, person, self._linger)
        self._greet(loaded, person)

    def watch(self, loaded: LoadedTable) -> None:
        """Nobody knows whether the people of this table are connected anywhere: give them time to come."""
        s = loaded.table.state
        for person in watched(s):
            known = person in s.away or person in self._connections.get(loaded.id, ())
            if not known and (loaded.id, person) not in self._timers:
                self._start_timer(loaded.id, person, self._linger * (1 + random()))  # spread over time

    def attend(self, loaded: LoadedTable) -> None:
        """Something happened at a table: perhaps another node has noted as away who is connected here."""
        for person in self._connections.get(loaded.id, ()):
            self._greet(loaded, person)

    def forget(self, table_id: str, person: str) -> None:
        """The person does not come back."""
        self._stop_timer(table_id, person)

    def _greet(self, loaded: LoadedTable, person: str) -> None:
        if person in loaded.table.state.away:
            self._note(loaded.id, NoteBack(person=person))

    def _start_timer(self, table_id: str, person: str, seconds: float) -> None:
        self._stop_timer(table_id, person)
        if not self._closed:
            gone = partial(self._gone, table_id, person, self._clock())
            self._timers[table_id, person] = asyncio.get_running_loop().call_later(seconds, gone)

    def _stop_timer(self, table_id: str, person: str) -> None:
        timer = self._timers.pop((table_id, person), None)
        if timer is not None:
            timer.cancel()

    def _gone(self, table_id: str, person: str, since: float) -> None:
        self._timers.pop((table_id, person), None)
        self._note(table_id, NoteAway(person=person, since=since))
