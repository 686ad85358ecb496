"""Group commit: whatever is submitted while a commit is under way shares the next one, and one sync to the disk.

Within a transaction each job is judged alone: an append that comes too late is refused, and the others are written. No future
resolves before the commit has returned. The queue has no bound of its own: a table appends one command at a time, so it is as
long as there are tables in play.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from time import time
from typing import Final, Generic, TypeVar

from sqlalchemy import Connection, TextClause, bindparam, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tablee.core.errors import Refusal
from tablee.store.database import Database, Progress
from tablee.store.errors import Behind, StoreClosed, StoreFailed, UnknownPerson, UnknownTable, Unsure
from tablee.store.faults import Fault, fault_of
from tablee.store.schema import LARGEST, accounts, log, tables
from tablee.store.values import Appended, NewEntry

T = TypeVar("T")
logger = logging.getLogger(__name__)

MOST: Final = 256  # jobs in one transaction
LONGEST: Final = 1024  # entries that are written with one statement
HEAVIEST: Final = 4_000_000  # characters of bodies, after which a transaction takes in no other job
TRIES: Final = 3
CHANNEL: Final = "tablee_log"
MANY: Final = 4  # jobs in a transaction, from which on it is worth waiting for more of them
GATHERED: Final = 0.01  # seconds that the next ones wait then

Told = Callable[[Sequence[tuple[str, int]]], None]
Value = str | int | float | bool | None
Row = dict[str, Value]

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
    """Something to write, and the future that tells what became of it."""

    future: asyncio.Future[T] = field(init=False)

    def __post_init__(self) -> None:
        self.future = asyncio.get_running_loop().create_future()

    def resolve(self, value: T) -> None:
        if not self.future.done():  # whoever waited may have been cancelled meanwhile
            self.future.set_result(value)

    def refuse(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


@dataclass(eq=False)
class Append(Job[Appended]):
    """Entries for a log that is believed to end at `expected`."""

    table_id: str
    expected: int
    entries: Sequence[NewEntry]
    person: str | None = None
    key: str | None = None

    @property
    def asked_as(self) -> tuple[str, str, str] | None:
        """Who asked under which idempotency key."""
        if self.person is None or self.key is None:
            return None
        return self.table_id, self.person, self.key

    @property
    def weight(self) -> int:
        return sum(len(entry.body) for entry in self.entries)


@dataclass(eq=False)
class Work(Job[None]):
    """Any other writing. It may be run again if its transaction could not be committed."""

    run: Callable[[Connection], None]


AnyJob = Append | Work
Settle = Callable[[], None]


_COLUMNS: Final = ("table_id", "seq", "kind", "body", "private", "at", "person", "key", "span")


def _listed(
    table_id: str, after: int, entries: Sequence[NewEntry], person: str | None, key: str | None
) -> Iterator[tuple[Value, ...]]:
    """The rows of entries that follow `after`. The key stands on the first alone, with the number of entries."""
    span = None if key is None else len(entries)
    for seq, entry in enumerate(entries, start=after + 1):
        yield table_id, seq, entry.kind, entry.body, entry.private, entry.at, entry.person or person, key, span
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
        self.fault: Fault | None = None  # why the last transaction was not written
        self._database = database
        self._told = told
        self._waiting: deque[AnyJob] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store")

    def submit(self, job: AnyJob) -> None:
        """Queue this behind all that was submitted before it."""
        if self._closing:
            job.refuse(StoreClosed())
            return
        self._waiting.append(job)
        self._wake.set()

    async def work(self, run: Callable[[Connection], T]) -> T:
        """Do this in a savepoint of the next transaction."""
        answer: list[T] = []

        def keep(connection: Connection) -> None:
            answer[:] = [run(connection)]

        job = Work(keep)
        self.submit(job)
        await job.future
        return answer[0]

    async def close(self) -> None:
        """Write what waits, and nothing after it."""
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        """Where many jobs come, fewer and larger commits cost less for each of them, and all of them wait less."""
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
        """The oldest jobs, without those that were cancelled meanwhile."""
        batch: list[AnyJob] = []
        weight = 0
        while self._waiting and len(batch) < MOST and weight < HEAVIEST:
            job = self._waiting.popleft()
            if job.future.cancelled():
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
                self._failed(batch, Unsure, error)
            elif not progress.begun or tries == 1:
                self._failed(batch, StoreFailed, error)
            elif len(batch) == 1 or _lost(error):
                await self._commit(batch, tries - 1)
            else:
                for job in batch:
                    await self._commit([job], tries)
            return
        self.commits += 1
        if self.fault is not None:
            self.fault = None
            logger.info("the database writes again")
        for settle in settled:
            settle()
        self._told(moved)

    def _failed(self, batch: Sequence[AnyJob], refusal: type[Unsure | StoreFailed], cause: Exception) -> None:
        """Tell those who wait, and the host: him once for each fault, however many commits it costs."""
        fault = fault_of(cause, self._database.where)
        if fault != self.fault:
            logger.error(fault.name, extra={"where": fault.where, "said": fault.said})
        self.fault = fault
        for job in batch:
            why = refusal()
            why.__cause__ = cause
            job.refuse(why)


def _lost(error: Exception) -> bool:
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)


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
        settled.append(partial(job.resolve, None))


def _judge_appends(
    connection: Connection, appends: Sequence[Append], settled: list[Settle], *, notify: bool
) -> list[tuple[str, int]]:
    if not notify and (moved := _write_at_once(connection, appends)):
        settled += [
            partial(job.resolve, Appended(job.expected + 1, job.expected + len(job.entries))) for job in appends
        ]
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
            settled.append(partial(job.resolve, ledger.judge(job)))
        except Refusal as refusal:
            settled.append(partial(job.refuse, refusal))
    ledger.write(connection, notify=notify)
    return list(ledger.moved.items())


@cache
def _insert_after(count: int) -> str:
    """So many rows, each with the seq that has to stand before it (null: one of these rows does, or none has to)."""
    new = ", ".join(f"({', '.join('?' * (len(_COLUMNS) + 1))})" for _ in range(count))
    taken = ", ".join(f"column{n}" for n in range(1, len(_COLUMNS) + 1))
    after = f"column{len(_COLUMNS) + 1}"
    return (
        f"INSERT INTO log ({', '.join(_COLUMNS)}) SELECT {taken} FROM (VALUES {new}) WHERE column1 IS NOT NULL "  # noqa: S608
        f"AND ({after} IS NULL OR EXISTS (SELECT 1 FROM log WHERE table_id = column1 AND seq = {after}))"
    )


@cache
def _touch_all(count: int) -> str:
    return f"UPDATE tables SET updated_at = ? WHERE id IN ({', '.join('?' * count)})"  # noqa: S608


def _write_at_once(connection: Connection, appends: Sequence[Append]) -> list[tuple[str, int]]:
    """SQLite: all appends without judging them first; which logs end where now.

    An entry goes where none stands yet, behind one that does, to a table and of a person that are there, and under a key that
    was not used: the statement and the constraints of the log say so. If any of them objects, nothing is written and nothing
    is given back; then each is judged by itself. It is one statement for all, because every statement lets go of the
    interpreter and has to wait until it gets it back.
    """
    heads: dict[str, int] = {}
    new: list[tuple[Value, ...]] = []
    for job in appends:
        if heads.get(job.table_id, job.expected) != job.expected or not 0 <= job.expected < LARGEST:
            return []
        after = job.expected if job.expected and job.table_id not in heads else None
        for row in _listed(job.table_id, job.expected, job.entries, job.person, job.key):
            new.append((*row, after))
            after = None
        heads[job.table_id] = job.expected + len(job.entries)
    if len(new) > LONGEST:
        return []
    nothing = [(None,) * (len(_COLUMNS) + 1)] * (_power_of_two(len(new)) - len(new))
    savepoint = connection.begin_nested()
    try:
        said = tuple(value for row in (*new, *nothing) for value in row)
        written = connection.exec_driver_sql(_insert_after(len(new) + len(nothing)), said).rowcount
    except IntegrityError:
        written = -1
    if written != len(new):
        savepoint.rollback()
        return []
    savepoint.commit()
    ids = padded(heads)
    connection.exec_driver_sql(_touch_all(len(ids)), (time(), *ids))
    return list(heads.items())


class Ledger:
    """Where the logs end, as one append after the other is judged."""

    def __init__(self, heads: dict[str, int]) -> None:
        self.heads = heads
        self.said: dict[tuple[str, str, str], Appended] = {}
        self.people: set[str] = set()
        self.moved: dict[str, int] = {}
        self._rows: list[Row] = []

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
        return Appended(head + 1, last)

    def write(self, connection: Connection, *, notify: bool) -> None:
        if not self._rows:
            return
        connection.execute(insert(log), self._rows)
        connection.execute(_TOUCH, {"ids": padded(self.moved), "now": time()})
        if notify:
            connection.execute(_NOTIFY, {"said": [f"{which} {seq}" for which, seq in self.moved.items()]})


K = TypeVar("K", str, tuple[str, str, str])


def padded(values: Iterable[K]) -> list[K]:
    """As a list whose length is a power of two, the last one repeated: few different statements to prepare."""
    listed = sorted(set(values))
    return listed + listed[-1:] * (_power_of_two(len(listed)) - len(listed))


def _power_of_two(least: int) -> int:
    return 1 << (least - 1).bit_length() if least else 0
