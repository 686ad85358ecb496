"""The store: the log of every table, on the disk before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from secrets import token_bytes
from time import time
from typing import Final, Self

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from tablee.store.database import Database, Postgresql, open_database
from tablee.store.errors import StoreClosed, TableTaken, UnknownPerson, UnknownTable
from tablee.store.houses import Houses
from tablee.store.listener import Listener, WakeUp
from tablee.store.people import People, known, rate
from tablee.store.schema import log, results, secrets, tables
from tablee.store.values import Appended, Entry, NewEntry, NewTable, Rating, Result, Table, check, sound
from tablee.store.writer import Append, Express, Writer, rows

LARGEST: Final = 2**31 - 1  # a seq, in the database
SECRET: Final = 32  # bytes

_ENTRY = (log.c.seq, log.c.kind, log.c.body, log.c.private, log.c.at, log.c.person, log.c.key)


class Store:
    """Open one with `Store.open(address)`, and close it.

    `people` are accounts and what belongs to them; `houses` are those who serve the tables.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._callbacks: list[WakeUp] = []
        self._listener: Listener | None = None
        self._writer = Writer(database, self._tell)
        self._closed = False
        self.people = People(database, self._writer)
        self.houses = Houses(database, self._writer)

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

    # --- Writing -------------------------------------------------------------------------------------------------------

    async def create(self, table: NewTable, entries: Sequence[NewEntry] = (), *, person: str | None = None) -> Table:
        """A new table, and the first entries of its log. TableTaken if its id or its code is another's."""
        made = Table(table.id, table.game, table.public, table.code, now := time(), now, None, table.summary)

        def run(connection: Connection) -> Table:
            same = tables.c.id == table.id
            if table.code is not None:
                same = or_(same, tables.c.code == table.code)
            if connection.scalar(select(tables.c.id).where(same).limit(1)) is not None:
                raise TableTaken
            if person is not None and not known(connection, [person]):
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
                connection.execute(insert(log), rows(table.id, 0, entries, person))
            return made

        return await self._writer.work(run)

    async def append(
        self,
        table_id: str,
        expected_seq: int,
        entries: Sequence[NewEntry],
        *,
        person: str | None = None,
        key: str | None = None,
        summary: str | None = None,
    ) -> Appended:
        """Append to a log that ends at `expected_seq`; when this returns, the entries are on the disk.

        Behind if the log ends elsewhere. The same key of the same person again gets the first answer again, and nothing is
        written. A summary, if given, replaces the table's in the same commit.
        """
        if not entries:
            raise ValueError("there must be something to append")
        if key is not None and person is None:
            raise ValueError("a key belongs to a person")
        check(key or "", "a key")
        check(summary or "", "a summary")
        if not sound(table_id):
            raise UnknownTable
        if not sound(person or ""):
            raise UnknownPerson
        return await self._writer.append(Append(table_id, expected_seq, tuple(entries), person, key, summary))

    def express(
        self,
        table_id: str,
        expected_seq: int,
        entries: Sequence[NewEntry],
        called: Callable[[Appended | Exception], None],
        *,
        person: str,
        key: str | None = None,
    ) -> bool:
        """The same without waiting: `called` is called with what was appended once it is on the disk, or with why it was not.

        False, and nothing is done, where there is nothing to append, or so much to do that one has to wait. It must not fail.
        """
        if not entries or not sound(key or ""):
            return False
        return self._writer.express(Express(table_id, expected_seq, entries, person, key, called=called))

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

    async def delete(self, table_id: str) -> bool:
        """Throw a table away with its log and results. False if there was none."""

        def run(connection: Connection) -> bool:
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

    async def read(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The log of a table from the entry that follows `after`."""
        query = (
            select(*_ENTRY)
            .where(log.c.table_id == table_id, log.c.seq > min(max(after, 0), LARGEST))
            .order_by(log.c.seq)
            .limit(limit)
        )
        found = [Entry(*row) for row in await self._database.fetch(query, table_id)]
        if not found and await self.table(table_id) is None:
            raise UnknownTable
        return found

    async def asked(self, table_id: str, person: str, key: str) -> Appended | None:
        """What this person's wish with that key came to, if it was done."""
        mine = (log.c.table_id == table_id) & (log.c.person == person) & (log.c.key == key)
        rows = await self._database.fetch(select(log.c.seq, log.c.span).where(mine), table_id, person, key)
        return Appended(rows[0].seq, rows[0].seq + rows[0].span - 1, repeated=True) if rows else None

    async def table(self, table_id: str) -> Table | None:
        """A table by its id."""
        rows = await self._database.fetch(select(tables).where(tables.c.id == table_id), table_id)
        return Table(*rows[0]) if rows else None

    async def by_code(self, code: str) -> Table | None:
        """A table by its code."""
        rows = await self._database.fetch(select(tables).where(tables.c.code == code), code)
        return Table(*rows[0]) if rows else None

    async def open_tables(self, *, person: str | None = None, kind: str | None = None) -> list[Table]:
        """All tables whose match is not over; or those of them where this person did something; oldest first.

        With a kind, those whose log has an entry of that kind.
        """
        query = select(tables).where(tables.c.ended_at.is_(None)).order_by(tables.c.created_at, tables.c.id)
        if person is not None:
            query = query.where(exists().where(log.c.table_id == tables.c.id, log.c.person == person))
        if kind is not None:
            query = query.where(exists().where(log.c.table_id == tables.c.id, log.c.kind == kind))
        return [Table(*row) for row in await self._database.fetch(query, person or "", kind or "")]

    async def moved_since(self, at: float) -> dict[str, int]:
        """The tables where something happened since then, and where their logs end."""
        end = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id, end).where(tables.c.updated_at >= at)
        return {table_id: seq or 0 for table_id, seq in await self._database.fetch(query)}

    async def public_tables(self, *, limit: int = 100) -> list[Table]:
        """What a lobby shows: open and public, the liveliest first."""
        query = (
            select(tables)
            .where(tables.c.ended_at.is_(None), tables.c.public)
            .order_by(tables.c.updated_at.desc(), tables.c.id)
            .limit(limit)
        )
        return [Table(*row) for row in await self._database.fetch(query)]

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
