"""The store: the log of every table, on the disk before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from secrets import token_bytes
from time import time
from typing import Final, Self

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from tablee.store.database import Database, Postgresql, open_database
from tablee.store.errors import StoreClosed, TableTaken, UnknownPerson, UnknownTable
from tablee.store.faults import Fault, fault_of
from tablee.store.listener import Listener, WakeUp
from tablee.store.nodes import Nodes
from tablee.store.people import People, known, rate
from tablee.store.schema import LARGEST, log, results, secrets, tables
from tablee.store.values import Appended, NewEntry, NewTable, Rating, Result, StoredEntry, StoredTable, check, sound
from tablee.store.writer import Append, Writer, rows

SECRET: Final = 32  # bytes

_ENTRY = (log.c.seq, log.c.kind, log.c.body, log.c.private, log.c.at, log.c.person, log.c.key)


class Store:
    """Open one with `Store.open(address)`, and close it.

    `people` are accounts and what belongs to them; `nodes` are the processes that serve the tables.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._callbacks: list[WakeUp] = []
        self._listener: Listener | None = None
        self._writer = Writer(database, self._tell)
        self._closed = False
        self.people = People(database, self._writer)
        self.nodes = Nodes(database, self._writer)

    @classmethod
    async def open(cls, address: str) -> Self:
        """Open `sqlite:///file.db` or `postgresql://…`; create or upgrade its schema."""
        return cls(await open_database(address))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        if self._listener is not None:
            await self._listener.close()
        await self._writer.close()
        await self._database.close()

    @property
    def commits(self) -> int:
        """How many transactions were committed. Appends share them."""
        return self._writer.commits

    @property
    def fault(self) -> Fault | None:
        """Why the last transaction could not be written; None if it was. A node's heartbeat tries again every few seconds."""
        return self._writer.fault

    def fault_of(self, error: BaseException) -> Fault:
        """What an error of the database comes from."""
        return fault_of(error, self._database.where)

    # --- Writing -------------------------------------------------------------------------------------------------------

    async def create(
        self, table: NewTable, entries: Sequence[NewEntry] = (), *, person: str | None = None
    ) -> StoredTable:
        """A new table, and the first entries of its log. TableTaken if its id or its code is another's."""
        made = StoredTable(table.id, table.game, table.public, table.code, now := time(), now, None, table.summary)

        def run(connection: Connection) -> StoredTable:
            same = tables.c.id == table.id
            if table.code is not None:
                same = or_(same, tables.c.code == table.code)
            if connection.scalar(select(tables.c.id).where(same).limit(1)) is not None:
                raise TableTaken
            here = known(connection, [one for one in (person, *(entry.person for entry in entries)) if one is not None])
            if person is not None and person not in here:
                raise UnknownPerson
            connection.execute(
                insert(tables).values(
                    id=table.id,
                    game=table.game,
                    public=table.public,
                    code=table.code,
                    created_at=now,
                    updated_at=now,
                    summary=table.summary,
                )
            )
            if entries:
                theirs = [one if one.person in here else replace(one, person=None) for one in entries]
                connection.execute(insert(log), rows(table.id, 0, theirs, person))
            return made

        return await self._writer.work(run)

    def append(
        self,
        table_id: str,
        expected_seq: int,
        entries: Sequence[NewEntry],
        *,
        person: str | None = None,
        key: str | None = None,
    ) -> asyncio.Future[Appended]:
        """Append to a log that ends at `expected_seq` (compare-and-set): queued at once, in the order of the calls.

        The future resolves when the entries are on the disk, or with the refusal: Behind if the log ends elsewhere, UnknownTable,
        UnknownPerson, StoreFailed, Unsure, StoreClosed. The same idempotency key of the same person at the same table gets the
        first answer again, and nothing is written. Cancelling the future withdraws an append that still waits in the queue; a
        write that has begun goes on.
        """
        if not entries:
            raise ValueError("there must be something to append")
        if key is not None and person is None:
            raise ValueError("a key belongs to a person")
        check(key or "", "a key")
        job = Append(table_id, expected_seq, tuple(entries), person, key)
        if not sound(table_id):
            job.refuse(UnknownTable())
        elif not sound(person or ""):
            job.refuse(UnknownPerson())
        else:
            self._writer.submit(job)
        return job.future

    async def describe(self, table_id: str, *, summary: str | None = None, public: bool | None = None) -> None:
        """Change what a lobby shows of a table, or whether it shows it."""
        check(summary or "", "a summary")
        values: dict[str, str | bool] = {}
        if summary is not None:
            values["summary"] = summary
        if public is not None:
            values["public"] = public

        def run(connection: Connection) -> None:
            change = update(tables).where(tables.c.id == table_id).values({"updated_at": time(), **values})
            if connection.execute(change).rowcount == 0:
                raise UnknownTable

        if not sound(table_id):
            raise UnknownTable
        await self._writer.work(run)

    async def finish(self, table_id: str, outcome: Sequence[Result] = (), rated: Sequence[Rating] = ()) -> bool:
        """The match is over: results for the players' pages, and their new ratings, all or nothing.

        False if it was finished before: then nothing is written, and whoever was killed half-way can simply do it again.
        RatingMoved if a rating is not one match further than the stored one. Who has no account any more is left out.
        """
        if not sound(table_id):
            raise UnknownTable
        now = time()

        def run(connection: Connection) -> bool:
            over = update(tables).where(tables.c.id == table_id, tables.c.ended_at.is_(None))
            over = over.values(ended_at=now, updated_at=now)
            if connection.execute(over).rowcount == 0:
                if connection.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
                    raise UnknownTable
                return False
            game = connection.scalar(select(tables.c.game).where(tables.c.id == table_id))
            here = known(connection, [one.account for one in outcome if one.account is not None])
            told = [
                {
                    "table_id": table_id,
                    "seat": one.seat,
                    "account": one.account if one.account in here else None,
                    "game": game,
                    "ended_at": now,
                    "rank": one.rank,
                    "share": one.share,
                }
                for one in outcome
            ]
            if told:
                connection.execute(insert(results), told)
            rate(connection, rated)
            return True

        return await self._writer.work(run)

    async def delete(self, table_id: str, *, at_seq: int | None = None) -> bool:
        """Throw a table away with its log and results. False if there was none, or if its log does not end at `at_seq`."""

        def run(connection: Connection) -> bool:
            if at_seq is not None:
                connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
                if connection.scalar(select(func.max(log.c.seq)).where(log.c.table_id == table_id)) != at_seq:
                    return False
            return connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount > 0

        return sound(table_id) and await self._writer.work(run)

    async def secret(self, name: str) -> bytes:
        """Random bytes for this purpose: made once for this database, and the same for all who ever ask."""
        check(name, "the name of a secret")
        query = select(secrets.c.value).where(secrets.c.name == name)
        if rows := await self._database.fetch(query):
            return bytes(rows[0].value)

        def run(connection: Connection) -> bytes:
            known = connection.scalar(query)
            if known is not None:
                return bytes(known)
            made = token_bytes(SECRET)
            connection.execute(insert(secrets).values(name=name, value=made))
            return made

        return await self._writer.work(run)

    # --- Reading -------------------------------------------------------------------------------------------------------

    async def read(self, table_id: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        """The log of a table from the entry that follows `after`."""
        query = (
            select(*_ENTRY)
            .where(log.c.table_id == table_id, log.c.seq > min(max(after, 0), LARGEST))
            .order_by(log.c.seq)
            .limit(limit)
        )
        found = [StoredEntry(*row) for row in await self._database.fetch(query, table_id)]
        if not found and await self.table(table_id) is None:
            raise UnknownTable
        return found

    async def asked(self, table_id: str, person: str, key: str) -> Appended | None:
        """What this person's wish with that key came to, if it was done."""
        mine = (log.c.table_id == table_id) & (log.c.person == person) & (log.c.key == key)
        rows = await self._database.fetch(select(log.c.seq, log.c.span).where(mine), table_id, person, key)
        return Appended(rows[0].seq, rows[0].seq + rows[0].span - 1, repeated=True) if rows else None

    async def table(self, table_id: str) -> StoredTable | None:
        """A table by its id."""
        rows = await self._database.fetch(select(tables).where(tables.c.id == table_id), table_id)
        return StoredTable(*rows[0]) if rows else None

    async def by_code(self, code: str) -> StoredTable | None:
        """A table by its code."""
        rows = await self._database.fetch(select(tables).where(tables.c.code == code), code)
        return StoredTable(*rows[0]) if rows else None

    async def open_tables(
        self, *, person: str | None = None, opener: str | None = None, kind: str | None = None
    ) -> list[StoredTable]:
        """All tables whose match is not over; or those of them where this person did something; oldest first.

        With an opener, those that this person opened; with a kind, those whose log has an entry of that kind.
        """
        query = select(tables).where(tables.c.ended_at.is_(None)).order_by(tables.c.created_at, tables.c.id)
        if person is not None:
            query = query.where(exists().where(log.c.table_id == tables.c.id, log.c.person == person))
        if opener is not None:
            query = query.where(exists().where(log.c.table_id == tables.c.id, log.c.seq == 1, log.c.person == opener))
        if kind is not None:
            query = query.where(exists().where(log.c.table_id == tables.c.id, log.c.kind == kind))
        found = await self._database.fetch(query, person or "", opener or "", kind or "")
        return [StoredTable(*row) for row in found]

    async def still_open(self, table_ids: Iterable[str]) -> list[StoredTable]:
        """Those of these tables whose match is not over."""
        query = select(tables).where(tables.c.ended_at.is_(None), tables.c.id.in_(list(table_ids)))
        return [StoredTable(*row) for row in await self._database.fetch(query)]

    async def moved_since(self, at: float) -> dict[str, int]:
        """The tables where something happened since then, and where their logs end."""
        end = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id, end).where(tables.c.updated_at >= at)
        return {table_id: seq or 0 for table_id, seq in await self._database.fetch(query)}

    async def public_tables(self, *, limit: int = 100) -> list[StoredTable]:
        """What a lobby shows: open and public, the liveliest first."""
        query = (
            select(tables)
            .where(tables.c.ended_at.is_(None), tables.c.public)
            .order_by(tables.c.updated_at.desc(), tables.c.id)
            .limit(limit)
        )
        return [StoredTable(*row) for row in await self._database.fetch(query)]

    async def outcome(self, table_id: str) -> list[Result]:
        """How every seat fared; nothing before the end."""
        query = select(results.c.seat, results.c.account, results.c.rank, results.c.share)
        query = query.where(results.c.table_id == table_id).order_by(results.c.seat)
        return [Result(*row) for row in await self._database.fetch(query, table_id)]

    # --- Being woken ---------------------------------------------------------------------------------------------------

    def on_commit(self, callback: WakeUp) -> Callable[[], None]:
        """Call back with (table, seq) after every commit of this store that moved a log; call what this returns to stop."""
        self._callbacks.append(callback)
        return lambda: self._callbacks.remove(callback)

    async def listen(self, callback: WakeUp) -> Callable[[], None]:
        """Call back with (table, seq) after the commits of every store on this database, this one's among them.

        A wake-up, no more: it may come late, twice, or not at all; the log is the truth. Across processes it needs PostgreSQL;
        with SQLite it hears this store alone.
        """
        if self._closed:
            raise StoreClosed
        if not isinstance(self._database, Postgresql):
            return self.on_commit(callback)
        if self._listener is None or self._listener.failed:
            self._listener = Listener(self._database)
        listener = self._listener
        await listener.ready()
        listener.callbacks.append(callback)
        return lambda: listener.callbacks.remove(callback)

    def _tell(self, moved: Sequence[tuple[str, int]]) -> None:
        loop = asyncio.get_running_loop()
        for callback in self._callbacks:
            for table_id, seq in moved:
                loop.call_soon(callback, table_id, seq)
