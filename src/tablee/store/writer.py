"""Group commit: whatever is asked while a commit is under way shares the next one, and one sync to the disk.

Within a transaction each asker is judged alone: an append that comes too late is refused, and the others are written. Nobody is
answered before the commit has returned.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from time import time
from typing import Final, Generic, TypeVar

import msgspec
from sqlalchemy import Connection, TextClause, bindparam, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tablee.core.errors import Refusal
from tablee.store.database import Database, Progress
from tablee.store.errors import Behind, StoreClosed, StoreFailed, UnknownPerson, UnknownTable, Unsure
from tablee.store.schema import accounts, log, tables
from tablee.store.values import Appended, NewEntry

T = TypeVar("T")

MOST: Final = 256  # askers in one transaction
HEAVIEST: Final = 4_000_000  # characters of bodies, after which a transaction takes in nobody else
WAITING: Final = 4 * MOST  # askers that wait or are being served; the next ones wait outside
TRIES: Final = 3
CHANNEL: Final = "tablee_log"
MANY: Final = 4  # askers in a transaction, from which on it is worth while to wait for more of them
GATHERED: Final = 0.01  # seconds that the next ones wait then

_encode: Final = msgspec.json.Encoder().encode

Told = Callable[[Sequence[tuple[str, int]]], None]
Row = dict[str, str | int | float | bool | None]

_LOCK: Final = (
    select(tables.c.id)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
_HEADS: Final = select(
    tables.c.id, select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery().label("head")
).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_PEOPLE: Final = select(accounts.c.id).where(accounts.c.id.in_(bindparam("ids", expanding=True)))
_TOUCH: Final = (
    update(tables).where(tables.c.id.in_(bindparam("ids", expanding=True))).values(updated_at=bindparam("now"))
)
_DESCRIBE: Final = update(tables).where(tables.c.id == bindparam("which")).values(summary=bindparam("said"))
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:said AS text[])) AS said")  # noqa: S608


@cache
def asked_before(count: int) -> TextClause:
    """So many keys, each looked up by index: `(a, b, c) IN (…)` would read all keys that SQLite has."""
    asked = ", ".join(f"(:t{n}, :p{n}, :k{n})" for n in range(count))
    return text(
        f"WITH asked (t, p, k) AS (VALUES {asked}) "  # noqa: S608  # names of parameters
        "SELECT log.table_id, log.person, log.key, log.seq, log.span FROM asked CROSS JOIN log "
        "WHERE log.table_id = asked.t AND log.person = asked.p AND log.key = asked.k"
    )


@dataclass(eq=False)
class Job(Generic[T]):
    """Something that somebody waits for."""

    future: asyncio.Future[T] = field(init=False)

    def answer(self, value: T) -> None:
        if not self.future.done():
            self.future.set_result(value)

    def refuse(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)

    @property
    def given_up(self) -> bool:
        """Whether nobody waits for it any more."""
        return self.future.done()


@dataclass(eq=False)
class Append(Job[Appended]):
    """Entries for a log that is believed to end at `expected`."""

    table_id: str
    expected: int
    entries: Sequence[NewEntry]
    person: str | None = None
    key: str | None = None
    summary: str | None = None

    @property
    def asked_as(self) -> tuple[str, str, str] | None:
        """Who asked under which key."""
        if self.person is None or self.key is None:
            return None
        return self.table_id, self.person, self.key

    @property
    def weight(self) -> int:
        return sum(len(entry.body) for entry in self.entries)


@dataclass(eq=False, kw_only=True)
class Express(Append):
    """An append whose asker does not wait: it is called back, with what was appended or with why it was not."""

    called: Callable[[Appended | Exception], None]

    def answer(self, value: Appended) -> None:
        self.called(value)

    def refuse(self, error: Exception) -> None:
        self.called(error)

    @property
    def given_up(self) -> bool:
        return False


@dataclass(eq=False)
class Work(Job[None]):
    """Any other writing. It may be run again if its transaction could not be committed."""

    run: Callable[[Connection], None]


AnyJob = Append | Work
Settle = Callable[[], None]


_COLUMNS: Final = ("table_id", "seq", "kind", "body", "private", "at", "person", "key", "span")


def _listed(
    table_id: str, after: int, entries: Sequence[NewEntry], person: str | None, key: str | None
) -> Iterator[tuple[str | int | float | bool | None, ...]]:
    """The rows of entries that follow `after`. The key stands on the first alone, with the number of entries."""
    span = None if key is None else len(entries)
    for seq, entry in enumerate(entries, start=after + 1):
        yield table_id, seq, entry.kind, entry.body, entry.private, entry.at, person, key, span
        key = span = None


def rows(
    table_id: str, after: int, entries: Sequence[NewEntry], person: str | None = None, key: str | None = None
) -> list[Row]:
    """The same by the names of the columns."""
    return [dict(zip(_COLUMNS, row, strict=True)) for row in _listed(table_id, after, entries, person, key)]


class Writer:
    """The one task that writes."""

    def __init__(self, database: Database, told: Told) -> None:
        self.commits = 0
        self._database = database
        self._told = told
        self._waiting: deque[AnyJob] = deque()
        self._room = asyncio.Semaphore(WAITING)
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store")

    async def append(self, job: Append) -> Appended:
        """Judge and write this, with whatever else waits."""
        async with self._room:
            self._submit(job)
            return await job.future

    def express(self, job: Express) -> bool:
        """The same without waiting; False, and nothing is done, where many wait already."""
        if self._room.locked() or self._closing:
            return False
        self._waiting.append(job)
        self._wake.set()
        return True

    async def work(self, run: Callable[[Connection], T]) -> T:
        """Do this in a savepoint of the next transaction."""
        answer: list[T] = []

        def keep(connection: Connection) -> None:
            answer[:] = [run(connection)]

        job = Work(keep)
        async with self._room:
            self._submit(job)
            await job.future
        return answer[0]

    async def close(self) -> None:
        """Write what waits, and nothing after it."""
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    def _submit(self, job: AnyJob) -> None:
        if self._closing:
            raise StoreClosed
        job.future = asyncio.get_running_loop().create_future()
        self._waiting.append(job)
        self._wake.set()

    async def _run(self) -> None:
        """Where many ask, a commit for more of them at a time costs each of them less, and all of them wait less."""
        many = False
        while True:
            await self._wake.wait()
            if many and not self._closing and len(self._waiting) < MOST:
                await asyncio.sleep(GATHERED)
            if batch := self._take():
                await self._commit(batch, TRIES)
                many = len(batch) >= MANY
            elif self._closing:
                return
            else:
                self._wake.clear()

    def _take(self) -> list[AnyJob]:
        """Those who waited longest; not those who have gone away meanwhile."""
        batch: list[AnyJob] = []
        weight = 0
        while self._waiting and len(batch) < MOST and weight < HEAVIEST:
            job = self._waiting.popleft()
            if job.given_up:
                continue
            batch.append(job)
            weight += job.weight if isinstance(job, Append) else 0
        return batch

    async def _commit(self, batch: Sequence[AnyJob], tries: int) -> None:
        """One transaction for all. If the database objects, one for each, so that nobody pays for another."""
        progress = Progress()
        try:
            settled, moved = await self._database.writing(
                lambda connection: _judge(connection, batch, notify=self._database.postgresql), progress
            )
        except Exception as error:  # noqa: BLE001  # every driver has its own; all reach those who wait
            if progress.committing:
                _fail(batch, Unsure(), error)
            elif not progress.begun or tries == 1:
                _fail(batch, StoreFailed(), error)
            elif len(batch) == 1 or _lost(error):
                await self._commit(batch, tries - 1)
            else:
                for job in batch:
                    await self._commit([job], tries)
            return
        self.commits += 1
        for settle in settled:
            settle()
        self._told(moved)


def _lost(error: Exception) -> bool:
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def _fail(batch: Sequence[AnyJob], refusal: Refusal, cause: Exception) -> None:
    refusal.__cause__ = cause
    for job in batch:
        job.refuse(refusal)


def _judge(
    connection: Connection, batch: Sequence[AnyJob], *, notify: bool
) -> tuple[list[Settle], list[tuple[str, int]]]:
    """Write what can be written; what to tell everybody once it is committed, and which logs end where now."""
    settled: list[Settle] = []
    appends = [job for job in batch if isinstance(job, Append)]
    moved = _judge_appends(connection, appends, settled, notify=notify) if appends else []
    for job in batch:
        if isinstance(job, Work):
            _try(connection, job, settled)
    return settled, moved


def _try(connection: Connection, job: Work, settled: list[Settle]) -> None:
    savepoint = connection.begin_nested()
    try:
        job.run(connection)
    except DBAPIError:
        raise
    except Exception as error:  # noqa: BLE001  # it goes to the one who asked
        savepoint.rollback()
        settled.append(partial(job.refuse, error))
    else:
        savepoint.commit()
        settled.append(partial(job.answer, None))


def _judge_appends(
    connection: Connection, appends: Sequence[Append], settled: list[Settle], *, notify: bool
) -> list[tuple[str, int]]:
    if not notify and (moved := _write_at_once(connection, appends)):
        settled += [partial(job.answer, Appended(job.expected + 1, job.expected + len(job.entries))) for job in appends]
        return moved
    ids = padded(job.table_id for job in appends)
    if notify:  # PostgreSQL has other writers: hold the tables, in one order, before reading where their logs end
        connection.execute(_LOCK, {"ids": ids})
    ledger = Ledger({which: head or 0 for which, head in connection.execute(_HEADS, {"ids": ids})})
    if keys := padded(job.asked_as for job in appends if job.asked_as):
        words = {f"{part}{n}": word for n, key in enumerate(keys) for part, word in zip("tpk", key, strict=True)}
        for table_id, person, key, seq, span in connection.execute(asked_before(len(keys)), words):
            ledger.said[table_id, person, key] = Appended(seq, seq + span - 1, repeated=True)
    if people := padded(job.person for job in appends if job.person is not None):
        ledger.people.update(connection.scalars(_PEOPLE, {"ids": people}))
    for job in appends:
        try:
            settled.append(partial(job.answer, ledger.judge(job)))
        except Refusal as refusal:
            settled.append(partial(job.refuse, refusal))
    ledger.write(connection, notify=notify)
    return list(ledger.moved.items())


_AT_ONCE: Final = (
    "INSERT INTO log (table_id, seq, kind, body, private, at, person, key, span) "
    "SELECT new ->> 0, new ->> 1, new ->> 2, new ->> 3, new ->> 4, new ->> 5, new ->> 6, new ->> 7, new ->> 8 "
    "FROM (SELECT value AS new FROM json_each(?)) "
    "WHERE new ->> 1 = 1 OR EXISTS (SELECT 1 FROM log WHERE table_id = new ->> 0 AND seq = (new ->> 1) - 1)"
)
_TOUCH_ALL: Final = "UPDATE tables SET updated_at = ? WHERE id IN (SELECT value FROM json_each(?))"


def _write_at_once(connection: Connection, appends: Sequence[Append]) -> list[tuple[str, int]]:
    """SQLite: all appends without judging them first; which logs end where now.

    An entry goes where none stands yet, behind one that does, to a table and of a person that are there, and under a key that
    was not used: the statement and the constraints of the log say so. If any of them objects, nothing is written and nothing
    is given back; then each is judged by itself. It is one statement for all, because every statement lets go of the
    interpreter and has to wait until it gets it back.
    """
    if any(job.summary is not None for job in appends):
        return []
    new = [row for job in appends for row in _listed(job.table_id, job.expected, job.entries, job.person, job.key)]
    savepoint = connection.begin_nested()
    try:
        written = connection.exec_driver_sql(_AT_ONCE, (_encode(new).decode(),)).rowcount
    except (IntegrityError, OverflowError):
        written = -1
    if written != len(new):
        savepoint.rollback()
        return []
    savepoint.commit()
    moved = {job.table_id: job.expected + len(job.entries) for job in appends}
    connection.exec_driver_sql(_TOUCH_ALL, (time(), _encode(list(moved)).decode()))
    return list(moved.items())


class Ledger:
    """Where the logs end, as one append after the other is judged."""

    def __init__(self, heads: dict[str, int]) -> None:
        self.heads = heads
        self.said: dict[tuple[str, str, str], Appended] = {}
        self.people: set[str] = set()
        self.moved: dict[str, int] = {}
        self._rows: list[Row] = []
        self._summaries: dict[str, str] = {}

    def judge(self, job: Append) -> Appended:
        head = self.heads.get(job.table_id)
        if head is None:
            raise UnknownTable
        if job.asked_as in self.said:
            return self.said[job.asked_as]
        if job.person is not None and job.person not in self.people:
            raise UnknownPerson
        if head != job.expected:
            raise Behind(head)
        self._rows += rows(job.table_id, head, job.entries, job.person, job.key)
        last = self.heads[job.table_id] = self.moved[job.table_id] = head + len(job.entries)
        if job.asked_as:
            self.said[job.asked_as] = Appended(head + 1, last, repeated=True)
        if job.summary is not None:
            self._summaries[job.table_id] = job.summary
        return Appended(head + 1, last)

    def write(self, connection: Connection, *, notify: bool) -> None:
        if not self._rows:
            return
        connection.execute(insert(log), self._rows)
        connection.execute(_TOUCH, {"ids": padded(self.moved), "now": time()})
        if self._summaries:
            changes = [{"which": which, "said": said} for which, said in self._summaries.items()]
            connection.execute(_DESCRIBE, changes)
        if notify:
            connection.execute(_NOTIFY, {"said": [f"{which} {seq}" for which, seq in self.moved.items()]})


K = TypeVar("K", str, tuple[str, str, str])


def padded(values: Iterable[K]) -> list[K]:
    """As a list whose length is a power of two, the last one repeated: few different statements to prepare."""
    listed = sorted(set(values))
    if not listed:
        return listed
    return listed + [listed[-1]] * ((1 << (len(listed) - 1).bit_length()) - len(listed))
