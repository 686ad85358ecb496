"""The house itself: tables in memory, wishes, and what it takes over when it opens or another house dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from time import time
from typing import Final

from tablee.bots.pool import Answer, CancelledSearch, Pool
from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.house.ending import finish
from tablee.house.neighbours import BEAT, LEASE, Neighbours
from tablee.house.room import Entries, Errand, Room, Watcher, Wish, logged, stored, told
from tablee.house.tasks import Tasks
from tablee.house.tender import Tender
from tablee.store import Appended, Behind, NewTable, Store, StoreFailed, TableTaken, UnknownPerson, UnknownTable, Unsure
from tablee.store import Table as StoredTable
from tablee.table import entries as log
from tablee.table.entries import Entry, Logged
from tablee.table.pace import pause
from tablee.table.refusals import StaleAnswer
from tablee.table.standing import Phase
from tablee.table.table import Table
from tablee.table.terms import Terms

IDLE: Final = 600.0  # seconds after which a table that nobody touches leaves the memory
TRIES: Final = 20  # at a wish while another house moves the same table
AT_ONCE: Final = 32  # tables that are taken over together
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of a code: none that looks like another
CODE: Final = 6
LIGHT: Final = (log.Answered, log.Said)  # what nothing else follows from
QUEUE: Final = 16  # answers to one table that wait for one that is on its way to the disk

logger = logging.getLogger(__name__)


class Busy(Refusal):
    """A table that others move all the time."""

    key = "error-busy"
    passing = True
    sentence = "Too much happens at this table just now. Try again."


class NoHint(Refusal):
    """A hint while the bots go home."""

    key = "error-no-hint"
    passing = True
    sentence = "No bot can think about that just now. Try again."


@dataclass
class Counts:
    """What happened in this house since it opened."""

    moves: int = 0  # answers of people and bots
    bots: int = 0  # answers of bots alone
    lines: int = 0  # of talk
    refused: int = 0  # wishes

    def add(self, entries: Iterable[Entry]) -> None:
        """Count what was stored. Answers that come with a start were given elsewhere."""
        for entry in entries:
            match entry:
                case log.Answered(person=person, forced=forced):
                    self.moves += 1
                    self.bots += not person and not forced
                case log.Said():
                    self.lines += 1
                case log.Started():
                    return


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
        beat: float = BEAT,
        lease: float = LEASE,
        idle: float = IDLE,
    ) -> None:
        self._store = store
        self._clock = clock
        self._beat = beat
        self._lease = lease
        self._idle = idle
        self.counts = Counts()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._owing: set[str] = set()  # tables whose end or summary could not be written yet
        self._unshared = False  # tables may have changed hands and not been taken over yet
        self._tasks = Tasks()
        self._wishes = Tasks()
        self._neighbours = Neighbours(store.houses, clock=clock, lease=lease)
        self._tender = Tender(
            pool,
            clock=clock,
            pace=pace,
            rng=rng or Random(secrets.token_bytes(16)),
            mine=self._neighbours.mine,
            carry_out=self._do,
        )
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
        beat: float = BEAT,
        lease: float = LEASE,
        idle: float = IDLE,
    ) -> House:
        """A house over a store: every match that was running goes on."""
        house = cls(store, pool, clock=clock, pace=pace, rng=rng, beat=beat, lease=lease, idle=idle)
        try:
            await house._begin()
        except BaseException:
            await house._stop()
            raise
        return house

    async def _begin(self) -> None:
        self._deaf = await self._store.listen(self._moved)
        await self._neighbours.look()
        if self._neighbours.alone:  # nobody was there: what ran meanwhile is given back, before anybody hears of us
            await self._take_over(away_since=self._neighbours.last_beat or 0.0)
            await self._neighbours.beat()
        else:
            await self._neighbours.beat()
            await self._take_over()
        self._tasks.go(self._live())

    async def close(self) -> None:
        """Stop bots and timers. Nothing is lost: all that was said yes to is in the store."""
        if self._closed:
            return
        await self._stop()
        try:
            await self._neighbours.leave()
        except Refusal as refusal:  # the others will miss our beat
            logger.warning("a house could not say that it closes: %s", refusal)

    async def _stop(self) -> None:
        self._closed = True
        self._deaf()
        for room in self._rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        await self._tasks.cancel()
        await self._tender.close()
        await self._wishes.ended()

    # --- Tables ----------------------------------------------------------------------------------------------------------

    async def open_table(self, person: str, name: str, game: str, terms: Terms) -> str:
        """A new table with a link and a code of its own; its id."""
        while True:
            link, code = _doors()
            entries = Table.open(person, name, game, terms, link=link, code=code)
            with contextlib.suppress(TableTaken):
                return await self._create(secrets.token_urlsafe(9), entries, person)

    async def rematch(self, table_id: str, person: str) -> str:
        """The same people and bots at a new table, each one seat further; its id."""
        table = await self.table(table_id)
        if table.rematched:
            return table.rematched
        new = secrets.token_urlsafe(9)
        link, code = _doors()
        _, opening = table.rematch(person, new, link=link, code=code)
        await self._create(new, opening, person)
        await self.wish(
            table_id, lambda table, _now: table.rematch(person, new, link=link, code=code)[0], person=person
        )
        return new

    async def continue_from(
        self, table_id: str, person: str, steps: int, seat: Seat, bot: str = "normal", *, key: str = ""
    ) -> str:
        """A private table where a match that is over goes on from where it stood, against bots; its id.

        For whoever was there, for everybody if the table is public, else with its link or code as the key.
        """
        table = await self.table(table_id)
        known, account = table.seating.people.get(person), await self._store.people.by_id(person)
        if account is None:
            raise UnknownPerson
        name = known.name if known is not None else account.name
        while True:
            new, (link, code) = secrets.token_urlsafe(9), _doors()
            opening, match = table.continue_from(
                person, name, steps, seat, bot, table=table_id, link=link, code=code, key=key
            )
            with contextlib.suppress(TableTaken):
                await self._create(new, opening, person)
                break
        await self._do(new, lambda _table, _now: match, person=person)
        return new

    async def _create(self, table_id: str, entries: Entries, person: str) -> str:
        now = self._clock()
        table = Table.replay(Logged(seq, now, entry) for seq, entry in enumerate(entries, start=1))
        await self._store.create(
            NewTable(table_id, table.game.name, public=table.terms.public, code=table.code, summary=told(table)),
            [stored(entry, now) for entry in entries],
            person=person,
        )
        self._rooms.setdefault(table_id, Room(table_id, table, now))  # a lobby may have shown it to somebody already
        return table_id

    async def table(self, table_id: str) -> Table:
        """A table as it stands; for looking, not for changing."""
        async with self._using(table_id) as room:
            return room.table

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

        The same key of the same person again is not done again. A wish that has begun is carried out, even if nobody waits for it
        any more.
        """
        try:
            return await self._do(table_id, wish, person=person, key=key)
        except Refusal:
            self.counts.refused += 1
            raise

    def hasten(
        self, table_id: str, wish: Wish, called: Callable[[Refusal | None], None], *, person: str, key: str | None
    ) -> bool:
        """The same without a task of its own, for what people do most: answer and talk, where nothing else is under way.

        False: nothing was done, `wish` has to do it or to say why not. True: `called` is called when it is on the disk, or with
        the refusal.
        """
        room = self._rooms.get(table_id)
        if room is None or self._closed:
            return False
        errand = Errand(wish, called, person, key)
        if room.hastening and len(room.errands) < QUEUE:
            room.errands.append(errand)
            return True
        return self._begin_errand(room, errand)

    def _begin_errand(self, room: Room, errand: Errand) -> bool:
        """Judge it and send it to the store, if nobody else is at the table."""
        if not room.try_lock():
            return False
        try:
            room.hastening = self._send_off(room, errand)
        except Refusal:
            pass  # said again, and remembered, by whoever is not in a hurry
        finally:
            if not room.hastening:
                room.lock.release()
        return room.hastening

    def _send_off(self, room: Room, errand: Errand) -> bool:
        now = self._clock()
        room.check_refused(errand.person, errand.key)
        entries = errand.wish(room.table, now)
        if len(entries) != 1 or not isinstance(entries[0], LIGHT):
            return False
        new = [stored(entry, now) for entry in entries]
        come = partial(self._hastened, room, errand, entries, now)
        if not self._store.express(room.id, room.table.seq, new, come, person=errand.person, key=errand.key):
            return False
        room.users += 1
        room.touched = now
        return True

    def _hastened(self, room: Room, errand: Errand, entries: Entries, now: float, came: Appended | Exception) -> None:
        """What was hastened is on the disk, or is not. Nothing that goes wrong here concerns the store, which called."""
        room.users -= 1
        try:
            self._settle_errand(room, errand, entries, now, came)
        except Exception:
            logger.exception("something went wrong at a table")
            errand.called(Unsure())
        while room.errands and not room.hastening:
            self._take_up(room, room.errands.pop(0))

    def _take_up(self, room: Room, errand: Errand) -> None:
        """An errand that has waited for its turn."""
        begun = False
        try:
            begun = not self._closed and self._begin_errand(room, errand)
        except Exception:
            logger.exception("something went wrong at a table")
        if not begun:
            self._wishes.go(self._at_leisure(room, errand))

    def _settle_errand(
        self, room: Room, errand: Errand, entries: Entries, now: float, came: Appended | Exception
    ) -> None:
        try:
            if isinstance(came, Appended) and not came.repeated:
                for entry in entries:
                    room.table.take(entry, now)
                self.counts.add(entries)
        finally:
            room.hastening = False
            room.lock.release()
        if isinstance(came, Behind) or (isinstance(came, Appended) and came.repeated):
            self._wishes.go(self._at_leisure(room, errand))
        elif isinstance(came, Appended):
            self._tell(room)
            errand.called(None)
        else:
            self.counts.refused += 1
            errand.called(came if isinstance(came, Refusal) else StoreFailed())

    async def _at_leisure(self, room: Room, errand: Errand) -> None:
        """The table has moved meanwhile, the key was used before, or it is not so simple: as for any other wish."""
        try:
            await self.wish(room.id, errand.wish, person=errand.person, key=errand.key)
        except Refusal as refusal:
            errand.called(refusal)
        except Exception:
            logger.exception("something went wrong at a table")
            errand.called(Unsure())
        else:
            errand.called(None)

    async def hint(self, table_id: str, person: str, seat: Seat, bot: str = "hard") -> Answer:
        """What a bot of that strength would answer for a seat that the person plays and that is asked now.

        It is handed an imagined world, like any bot. One hint at a time for each seat: while one is thought about, Busy.
        """
        async with self._using(table_id) as room:
            turn = room.table.hint(person, seat, bot)
            if seat in room.hinted:
                raise Busy
            room.hinted.add(seat)
            try:
                return await self._tender.think(room, turn)
            except CancelledSearch:
                raise NoHint from None
            finally:
                room.hinted.discard(seat)

    async def _do(self, table_id: str, wish: Wish, *, person: str | None = None, key: str | None = None) -> int:
        return await asyncio.shield(self._wishes.go(self._carry_out(table_id, wish, person, key)))

    async def _carry_out(self, table_id: str, wish: Wish, person: str | None, key: str | None) -> int:
        async with self._using(table_id) as room, room.lock:
            room.check_refused(person, key)
            for _ in range(TRIES):
                now = self._clock()
                try:
                    entries = wish(room.table, now)
                except Refusal as refusal:
                    if before := await self._asked_before(table_id, refusal, person, key):
                        return before.last
                    room.refuse(person, key, refusal)
                    raise
                if not entries:
                    return room.table.seq
                new = [stored(entry, now) for entry in entries]
                try:
                    done = await self._store.append(table_id, room.table.seq, new, person=person, key=key)
                except Behind:
                    await self._catch_up(room)
                    continue
                if done.repeated:
                    if done.last > room.table.seq:
                        await self._catch_up(room)
                    return done.last
                for entry in entries:
                    room.table.take(entry, now)
                self.counts.add(entries)
                await self._happened(room, entries)
                return done.last
        raise Busy

    async def _asked_before(
        self, table_id: str, refusal: Refusal, person: str | None, key: str | None
    ) -> Appended | None:
        """What was done the first time, if this was: it can't be done again, and is no less done for that."""
        if person is None or key is None:
            return None
        if isinstance(refusal, StaleAnswer) and self._neighbours.alone:
            return None  # a table knows the keys of its answers, and nobody else moves it
        return await self._store.asked(table_id, person, key)

    async def _happened(self, room: Room, entries: Iterable[Entry]) -> None:
        if any(not isinstance(entry, LIGHT) for entry in entries):
            await self._settle(room)
        self._tell(room)

    async def _settle(self, room: Room) -> None:
        """Write what follows from the log: results, and what a lobby shows. If that fails now, it is done with a later beat."""
        try:
            if room.table.phase is Phase.OVER and not room.finished:
                await finish(self._store, room.id, room.table)
                room.finished = True
            await self._store.describe(room.id, summary=told(room.table), public=room.table.terms.public)
        except Refusal as refusal:
            logger.warning("what follows from the log of %s is not written yet: %s", room.id, refusal)
            self._owing.add(room.id)

    def _tell(self, room: Room) -> None:
        for watcher in tuple(room.watchers):
            watcher.set()
        self._tender.tend(room)

    @contextlib.asynccontextmanager
    async def watch(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever something happened at the table; clear it, then look."""
        woken = asyncio.Event()
        async with self.watched_by(table_id, woken):
            yield woken

    @contextlib.asynccontextmanager
    async def watched_by(self, table_id: str, watcher: Watcher) -> AsyncIterator[None]:
        """The same for anybody who can be told. What it does then, it does at once: it must not wait, and not fail."""
        async with self._using(table_id) as room:
            room.watchers.add(watcher)
        try:
            yield
        finally:
            room.watchers.discard(watcher)

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def watching(self) -> int:
        """How many watch a table."""
        return sum(len(room.watchers) for room in self._rooms.values())

    # --- In memory -------------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _using(self, table_id: str) -> AsyncIterator[Room]:
        """The table in memory; a cold one is its log replayed."""
        while table_id not in self._rooms:
            await self._load(table_id)
        room = self._rooms[table_id]
        room.users += 1
        room.touched = self._clock()
        try:
            yield room
        finally:
            room.users -= 1

    async def _load(self, table_id: str) -> None:
        """Whoever asks for a table while it is being loaded waits for the same."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = self._wishes.go(self._replay(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        await asyncio.shield(loading)

    async def _replay(self, table_id: str) -> None:
        table = Table.replay(logged(await self._store.read(table_id)))
        room = self._rooms[table_id] = Room(table_id, table, self._clock())
        self._tender.tend(room)

    def _drop(self, room: Room) -> None:
        """Let a table go cold. Nobody may be in the middle of something there."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    def _drop_idle(self) -> None:
        now = self._clock()
        for room in list(self._rooms.values()):
            if not room.needed and now - room.touched >= self._idle:
                self._drop(room)

    async def _catch_up(self, room: Room) -> None:
        """Take what another house has stored meanwhile."""
        for one in logged(await self._store.read(room.id, after=room.table.seq)):
            room.table.take(one.entry, one.at)
        self._tell(room)

    def _moved(self, table_id: str, seq: int) -> None:
        """Somebody moved a table: perhaps one that is watched here, or that is ours to tend."""
        if self._closed:
            return
        room = self._rooms.get(table_id)
        if room is not None:
            behind = seq > room.table.seq
        else:
            behind = table_id in self._loading or self._neighbours.mine(table_id)
        if behind:
            self._tasks.go(self._look(table_id, seq))

    async def _look(self, table_id: str, seq: int) -> None:
        with _telling(table_id):
            async with self._using(table_id) as room, room.lock:
                if seq > room.table.seq:
                    await self._catch_up(room)

    # --- Other houses ----------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        """Beat, as long as the house is open."""
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self._beat_once()
            except Refusal as refusal:
                logger.warning("a house missed a beat: %s", refusal)
            except Exception:  # whatever it was: a house that no longer beats loses its tables
                logger.exception("a house missed a beat")

    async def _beat_once(self) -> None:
        if await self._neighbours.beat():
            self._unshared = True
            for room in self._rooms.values():
                self._tender.tend(room)
        if self._unshared:
            await self._take_over()
        elif not self._neighbours.alone:  # a wake-up may be lost, and on SQLite none comes from another process
            for table_id, seq in (await self._store.moved_since(time() - self._lease)).items():
                self._moved(table_id, seq)
        await self._try_again()
        self._drop_idle()

    async def _try_again(self) -> None:
        """Do what could not be done before."""
        failed, self._tender.failed = self._tender.failed, set()
        for table_id in failed:
            with _telling(table_id):
                async with self._using(table_id) as room, room.lock:
                    await self._catch_up(room)
        owing, self._owing = self._owing, set()
        for table_id in owing:
            with _telling(table_id):
                async with self._using(table_id) as room, room.lock:
                    await self._settle(room)

    async def _take_over(self, *, away_since: float | None = None) -> None:
        """Tend every running match that is ours, though nobody asks for it. `away_since`: no house was there since then."""
        running = await self._store.open_tables(kind=log.Started.kind)
        ours = [one for one in running if self._neighbours.mine(one.id)]
        self._unshared = False
        for first in range(0, len(ours), AT_ONCE):
            await asyncio.gather(*(self._adopt(one, away_since) for one in ours[first : first + AT_ONCE]))

    async def _adopt(self, one: StoredTable, away_since: float | None) -> None:
        """Go on with a match; write what a house that was killed could no longer write."""
        with _telling(one.id):
            try:
                await self._do(one.id, lambda table, _now: _owed(table, away_since))
                async with self._using(one.id) as room, room.lock:
                    if room.table.phase is Phase.OVER or told(room.table) != one.summary:
                        await self._settle(room)
            except (Busy, StoreFailed, Unsure):
                self._unshared = True  # with the next beat
                raise
            if not room.needed:
                self._drop(room)


@contextlib.contextmanager
def _telling(table_id: str) -> Iterator[None]:
    """A table that can't be used (of other rules, deleted, or out of reach just now) does not stop the others."""
    try:
        yield
    except Refusal as refusal:
        logger.warning("table %s: %s", table_id, refusal)


def _doors() -> tuple[str, str]:
    """A new link and a new code."""
    return secrets.token_urlsafe(16), "".join(secrets.choice(LETTERS) for _ in range(CODE))


def _owed(table: Table, away_since: float | None) -> Entries:
    """What a log lacks: its end; or that nobody was there, since the last beat or the last entry after it."""
    if owed := table.owed():
        return owed
    return () if away_since is None else table.wake(max(away_since, table.at))
