"""A house: all the tables of one server. What happens at a table is stored, then it happens, then people are told.

No network here: a face opens tables, passes on wishes, and is woken when something happened. Bots think in other processes and
answer after a pause like a person's; clocks run out by themselves. A house that was killed begins again where its logs end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from time import time
from typing import Final

from tablee.bots.pool import CancelledSearch, Pool, Thinking
from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.core.plain import plain
from tablee.core.state import Outcome
from tablee.store import Behind, NewEntry, NewTable, Result, Store, TableTaken, UnknownTable
from tablee.store import Entry as Stored
from tablee.table import entries as log
from tablee.table.entries import Entry, Logged
from tablee.table.pace import pause
from tablee.table.sight import summary
from tablee.table.standing import BotTurn
from tablee.table.table import Table
from tablee.table.terms import Terms

Entries = tuple[Entry, ...]
Wish = Callable[[Table, float], Entries]  # what somebody wants of a table, at a time

TRIES: Final = 20  # at a wish while another house moves the same table
SECONDS: Final = 15.0  # a bot's search, at the very most
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of a code: none that looks like another
CODE: Final = 6


@dataclass(eq=False)
class Room:
    """A table that is in memory, with whoever watches it and whatever is under way."""

    id: str
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[asyncio.Event] = field(default_factory=set)
    under_way: dict[tuple[Seat, int], asyncio.Task[None]] = field(default_factory=dict)  # by seat, and since when asked
    timer: asyncio.TimerHandle | None = None


class House:
    """Open one with `House.open(store, pool)`, and close it."""

    def __init__(
        self,
        store: Store,
        pool: Pool,
        *,
        clock: Callable[[], float] = time,
        pace: Callable[[Random], float] = pause,
        rng: Random | None = None,
    ) -> None:
        self._store = store
        self._pool = pool
        self._clock = clock
        self._pace = pace
        self._rng = rng or Random(secrets.token_bytes(16))
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._deaf: Callable[[], None] = lambda: None
        self._closed = False

    @classmethod
    async def open(
        cls,
        store: Store,
        pool: Pool,
        *,
        clock: Callable[[], float] = time,
        pace: Callable[[Random], float] = pause,
        rng: Random | None = None,
    ) -> House:
        """A house over a store: every match that was running goes on."""
        house = cls(store, pool, clock=clock, pace=pace, rng=rng)
        house._deaf = await store.listen(house._moved)
        for one in await store.open_tables():
            room = await house._room(one.id)
            last = (await store.read(one.id, after=room.table.seq - 1))[-1].at
            await house.wish(one.id, lambda table, _now, last=last: (*table.owed(), *table.wake(last)))  # type: ignore[misc]
        return house

    async def close(self) -> None:
        """Stop bots and timers. Nothing is lost: all that was said yes to is in the store."""
        self._closed = True
        self._deaf()
        for room in self._rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- Tables ----------------------------------------------------------------------------------------------------------

    async def open_table(self, person: str, name: str, game: str, terms: Terms) -> str:
        """A new table with a link and a code of its own; its id."""
        while True:
            link, code = secrets.token_urlsafe(16), "".join(secrets.choice(LETTERS) for _ in range(CODE))
            entries = Table.open(person, name, game, terms, link=link, code=code)
            with contextlib.suppress(TableTaken):
                return await self._create(secrets.token_urlsafe(9), entries, person)

    async def rematch(self, table_id: str, person: str) -> str:
        """The same people and bots at a new table, each one seat further; its id."""
        room = await self._room(table_id)
        if room.table.rematched:
            return room.table.rematched
        new, link = secrets.token_urlsafe(9), secrets.token_urlsafe(16)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        _, opening = room.table.rematch(person, new, link=link, code=code)
        await self._create(new, opening, person)
        await self.wish(
            table_id, lambda table, _now: table.rematch(person, new, link=link, code=code)[0], person=person
        )
        return new

    async def _create(self, table_id: str, entries: Entries, person: str) -> str:
        now = self._clock()
        table = Table.replay(Logged(seq, now, entry) for seq, entry in enumerate(entries, start=1))
        public, told = table.terms.public, json.dumps(plain(summary(table)))
        await self._store.create(
            NewTable(table_id, table.game.name, public=public, code=table.code, summary=told),
            [_stored(entry, now) for entry in entries],
            person=person,
        )
        self._rooms[table_id] = Room(table_id, table)
        return table_id

    async def table(self, table_id: str) -> Table:
        """A table as it stands; for looking, not for changing."""
        return (await self._room(table_id)).table

    def package(self, table_id: str) -> str:
        """Where the texts of a table's game lie, if the table is in memory; else nothing."""
        room = self._rooms.get(table_id)
        return room.table.game.package if room is not None else ""

    async def by_code(self, code: str) -> str:
        """The id of the table with that code."""
        found = await self._store.by_code(code.strip().upper())
        if found is None:
            raise UnknownTable
        return found.id

    # --- Wishes ----------------------------------------------------------------------------------------------------------

    async def wish(self, table_id: str, wish: Wish, *, person: str | None = None, key: str | None = None) -> int:
        """Do what somebody wants, or refuse it. When this returns it is on the disk; the number of the last entry.

        The same key of the same person again is not done again.
        """
        room = await self._room(table_id)
        async with room.lock:
            for _ in range(TRIES):
                now = self._clock()
                entries = wish(room.table, now)
                if not entries:
                    return room.table.seq
                stored = [_stored(entry, now) for entry in entries]
                try:
                    done = await self._store.append(table_id, room.table.seq, stored, person=person, key=key)
                except Behind:
                    await self._catch_up(room)
                    continue
                if done.repeated:
                    return done.last
                for entry in entries:
                    room.table.take(entry, now)
                await self._happened(room, entries)
                return done.last
        raise Busy

    async def _happened(self, room: Room, entries: Iterable[Entry]) -> None:
        if any(isinstance(entry, log.Ended) for entry in entries):
            await self._store.finish(room.id, _results(room.table))
        if any(not isinstance(entry, log.Said | log.Answered) for entry in entries):
            await self._store.describe(
                room.id, summary=json.dumps(plain(summary(room.table))), public=room.table.terms.public
            )
        self._tell(room)

    def _tell(self, room: Room) -> None:
        for watcher in room.watchers:
            watcher.set()
        self._tend(room)

    @contextlib.asynccontextmanager
    async def watch(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever something happened at the table; clear it, then look."""
        room = await self._room(table_id)
        woken = asyncio.Event()
        room.watchers.add(woken)
        try:
            yield woken
        finally:
            room.watchers.discard(woken)

    # --- In memory -------------------------------------------------------------------------------------------------------

    async def _room(self, table_id: str) -> Room:
        """The table in memory; a cold one is its log replayed."""
        if table_id not in self._rooms:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self._rooms:
                    table = Table.replay(_logged(await self._store.read(table_id)))
                    self._rooms[table_id] = room = Room(table_id, table)
                    self._tend(room)
        return self._rooms[table_id]

    async def _catch_up(self, room: Room) -> None:
        """Take what another house has stored meanwhile."""
        for one in _logged(await self._store.read(room.id, after=room.table.seq)):
            room.table.take(one.entry, one.at)
        self._tell(room)

    def _moved(self, table_id: str, seq: int) -> None:
        """Another house moved a table, perhaps one that somebody watches here."""
        room = self._rooms.get(table_id)
        if room is not None and seq > room.table.seq and not self._closed:
            self._go(self._look(room))

    async def _look(self, room: Room) -> None:
        async with room.lock:
            await self._catch_up(room)

    def _go(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- Bots, automatic answers and clocks ------------------------------------------------------------------------------

    def _tend(self, room: Room) -> None:
        """See to all that a table needs nobody's wish for."""
        if self._closed or room.table.live is None:
            return
        asked = room.table.live.asked
        due = {turn.seat: turn for turn in room.table.bots_due()}
        wanted = {(seat, asked[seat]) for seat in (*due, *room.table.forced())}
        for key in [key for key in room.under_way if key not in wanted]:
            room.under_way.pop(key).cancel()
        for key in wanted - set(room.under_way):
            seat, seen = key[0], room.table.moment
            work = self._let_think(room, due[seat]) if seat in due else self._pass(room, seat, seen)
            room.under_way[key] = task = self._go(work)
            task.add_done_callback(lambda _, room=room, key=key: room.under_way.pop(key, None))  # type: ignore[misc]
        self._wind(room)

    async def _let_think(self, room: Room, turn: BotTurn) -> None:
        began = asyncio.get_running_loop().time()
        rest = self._pace(self._rng)
        world = turn.imagine(self._rng)
        seed = secrets.token_hex(8)
        thinking = self._pool.think(room.table.game, turn.bot, world, turn.seat, seed=seed, seconds=SECONDS)
        with _cancelling(thinking):
            answer = await asyncio.wrap_future(thinking.future)
        await asyncio.sleep(max(0.0, began + rest - asyncio.get_running_loop().time()))
        await self._answer(room, lambda table, _now: table.answer_for_bot(turn.seat, turn.seen, str(answer.move)))

    async def _pass(self, room: Room, seat: Seat, seen: int) -> None:
        await asyncio.sleep(self._pace(self._rng))
        await self._answer(room, lambda table, _now: table.pass_for(seat, seen))

    async def _answer(self, room: Room, wish: Wish) -> None:
        with contextlib.suppress(Refusal):  # the table has moved on, and asks again if it has to
            await self.wish(room.id, wish)

    def _wind(self, room: Room) -> None:
        """Set the timer to when the next clock runs out."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        due = room.table.clocks.next_due()
        if due is not None and room.table.shown_clocks(self._clock()):
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(max(0.0, due - self._clock()), lambda: self._go(self._flag(room)))

    async def _flag(self, room: Room) -> None:
        await self._answer(room, lambda table, now: table.flag(now))
        self._wind(room)


class Busy(Refusal):
    """A table that others move all the time."""

    key = "error-busy"
    sentence = "Too much happens at this table just now. Try again."


@contextlib.contextmanager
def _cancelling(thinking: Thinking) -> Iterator[None]:
    """A search that nobody waits for any more is stopped."""
    try:
        yield
    except asyncio.CancelledError:
        thinking.cancel()
        raise
    except CancelledSearch:
        raise asyncio.CancelledError from None


def _stored(entry: Entry, at: float) -> NewEntry:
    return NewEntry(entry.kind, json.dumps(entry.body, ensure_ascii=False), private=entry.private, at=at)


def _logged(stored: Iterable[Stored]) -> Iterator[Logged]:
    for one in stored:
        yield Logged(one.seq, one.at, log.read(one.kind, json.loads(one.body)))


def _results(table: Table) -> list[Result]:
    """How every seat fared: winners are first, everybody else shares the next place."""
    outcome: Outcome | None = table.live.state.outcome if table.live is not None else None
    if outcome is None:
        return []
    second = len(outcome.winners) + 1
    return [
        Result(seat, chair.person or None, 1 if seat in outcome.winners else second, outcome.share(seat))
        for seat, chair in enumerate(table.seating.chairs)
    ]
