"""Opening a database: what an address means, how its connections are set up, and getting its schema up to date."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Row, Select, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from tablee.core.errors import Refusal
from tablee.store.errors import MissingDriver, NewerDatabase, StoreClosed, StoreFailed, UnusableDatabase
from tablee.store.schema import metadata
from tablee.store.values import sound

T = TypeVar("T")

BUSY: Final = 10  # seconds to wait for another process that writes, or for a server to answer
Rows = Sequence[Row[*tuple[Any, ...]]]

READERS: Final = 4  # connections that read at once
MIGRATIONS: Final = Path(__file__).parent / "migrations"
OUR_LOCK: Final = 0x7AB1EE  # on PostgreSQL: one process at a time brings the schema up to date
HEAD: Final = "head"

POSTGRESQL: Final = frozenset({"postgresql", "postgres", "postgresql+asyncpg"})


@dataclass
class Progress:
    """How far a transaction came, for whoever must tell what went wrong."""

    begun: bool = False
    committing: bool = False


class Database(ABC):
    """An open database: one connection writes, a few read."""

    postgresql: ClassVar[bool]

    def __init__(self, url: URL) -> None:
        self.url = url
        self.shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
        self.where = url.database if url.get_backend_name() == "sqlite" and url.database else self.shown
        self.closed = False

    async def fetch(self, query: Select[*tuple[Any, ...]], *words: str) -> Rows:
        """What a query finds: nothing, if it asks for words that no database could hold."""
        if self.closed:
            raise StoreClosed
        if not all(sound(word) for word in words):
            return []
        try:
            return await self.reading(lambda connection: connection.execute(query).all())
        except (DBAPIError, PoolTimeoutError, OSError) as error:
            raise StoreFailed from error

    @abstractmethod
    async def reading(self, run: Callable[[Connection], T]) -> T:
        """Run this with a connection that reads, every statement by itself."""

    @abstractmethod
    async def writing(self, run: Callable[[Connection], T], progress: Progress | None = None) -> T:
        """Run this in a transaction; when it returns, all is on the disk."""

    @abstractmethod
    async def close(self) -> None: ...


def transact(connection: Connection, run: Callable[[Connection], T], progress: Progress) -> T:
    """One transaction, step by step. A connection that failed may still be in the middle of it: it is not used again."""
    try:
        connection.begin()
        progress.begun = True
        value = run(connection)
        progress.committing = True
        connection.commit()
    except BaseException:
        connection.invalidate()
        raise
    return value


class Sqlite(Database):
    """A file. A thread writes and a few read; a transaction is one trip to a thread, not one for every statement."""

    postgresql = False

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        arguments = {"timeout": BUSY}
        self._writer = create_engine(  # AUTOCOMMIT: see _begin, we begin ourselves
            url, pool_size=1, max_overflow=0, connect_args=arguments, isolation_level="AUTOCOMMIT"
        )
        self._reader = create_engine(
            url, pool_size=READERS, max_overflow=0, connect_args=arguments, isolation_level="AUTOCOMMIT"
        )
        event.listen(self._writer, "begin", _begin)
        for engine in (self._writer, self._reader):
            event.listen(engine, "connect", _careful)
        self._write = ThreadPoolExecutor(1, "store writes")
        self._read = ThreadPoolExecutor(READERS, "store reads")

    async def reading(self, run: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self._reader.connect() as connection:
                return run(connection)

        return await asyncio.get_running_loop().run_in_executor(self._read, work)

    async def writing(self, run: Callable[[Connection], T], progress: Progress | None = None) -> T:
        def work() -> T:
            with self._writer.connect() as connection:
                return transact(connection, run, progress or Progress())

        return await asyncio.get_running_loop().run_in_executor(self._write, work)

    async def close(self) -> None:
        self.closed = True
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._read.shutdown()
        self._write.shutdown()
        self._reader.dispose()
        self._writer.dispose()


class Postgresql(Database):
    """A server."""

    postgresql = True

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._arguments = {"timeout": BUSY, "server_settings": {"application_name": "tablee"}}
        self._writer = create_async_engine(url, pool_size=1, max_overflow=0, connect_args=self._arguments)
        self._reader = create_async_engine(
            url,
            pool_size=READERS,
            max_overflow=0,
            pool_timeout=6 * BUSY,
            pool_pre_ping=True,
            connect_args=self._arguments,
            isolation_level="AUTOCOMMIT",
        )
        event.listen(self._writer.sync_engine, "connect", _synced)

    async def reading(self, run: Callable[[Connection], T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(run)

    async def writing(self, run: Callable[[Connection], T], progress: Progress | None = None) -> T:
        async with self._writer.connect() as connection:
            return await connection.run_sync(transact, run, progress or Progress())

    def lone(self) -> AsyncEngine:
        """For a connection of one's own."""
        return create_async_engine(self.url, poolclass=NullPool, connect_args=self._arguments)

    async def close(self) -> None:
        self.closed = True
        await self._reader.dispose()
        await self._writer.dispose()


async def open_database(address: str, revision: str = HEAD) -> Database:
    """Open what stands at this address, creating or upgrading its schema; a Refusal that says what to do instead."""
    url = understand(address)
    database = connect_to(url)
    try:
        await prepare(database, revision)
    except BaseException as error:
        await database.close()
        if isinstance(error, Refusal) or not isinstance(error, Exception):
            raise
        raise UnusableDatabase(database.shown, reason(error)) from error
    return database


def understand(address: str) -> URL:
    """The address with its driver: `sqlite:///file.db` or `postgresql://user@host/name`."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        begins, there, _ = address.partition("://")
        shown = f"“{begins}://…”" if there else "“…”"
        raise UnusableDatabase(shown, "its address can't be read; write sqlite:///file.db or postgresql://…") from None
    shown = url.render_as_string(hide_password=True)
    if url.drivername == "sqlite":
        return _file(url, shown)
    if url.drivername in POSTGRESQL:
        query = {("ssl" if name == "sslmode" else name): value for name, value in url.query.items()}
        return url.set(drivername="postgresql+asyncpg", query=query)
    raise UnusableDatabase(shown, "its address must begin with sqlite:/// or postgresql://")


def _file(url: URL, shown: str) -> URL:
    if url.database in {None, "", ":memory:"} or url.host or url.query:
        raise UnusableDatabase(shown, "it must name a file, like sqlite:///tablee.db, and nothing else")
    file = Path(str(url.database))
    if file.is_dir():
        raise UnusableDatabase(shown, "that is a folder; name a file in it")
    if not file.parent.is_dir():
        raise UnusableDatabase(shown, f"there is no folder {file.parent}; make it first")
    return url


def connect_to(url: URL) -> Database:
    """The database at this address. Nothing is opened yet."""
    if url.get_backend_name() == "sqlite":
        return Sqlite(url)
    try:
        return Postgresql(url)
    except ModuleNotFoundError:
        raise MissingDriver("PostgreSQL", "pip install 'tablee[postgres]'") from None


def _careful(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """SQLite: a commit is on the disk when it returns, and foreign keys hold."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY * 1000}", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _synced(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """PostgreSQL: a commit is on the disk when it returns, even where the server's default is laxer."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.close()
    connection.commit()


def _begin(connection: Connection) -> None:
    """SQLite: take the right to write at once. A transaction that reads first and writes then could be refused it."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def prepare(database: Database, revision: str = HEAD) -> None:
    """Bring the schema up to date, in one transaction; of several processes that start at once, one does it."""
    if not database.postgresql:
        await _write_ahead(database)

    def upgrade(connection: Connection) -> None:
        if database.postgresql:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({OUR_LOCK})"))
        _migrate(connection, database.shown, revision)

    await database.writing(upgrade)


async def _write_ahead(database: Database) -> None:
    """SQLite: readers don't wait for the writer. Another process that opens at the same moment makes us ask again."""
    for _ in range(10 * BUSY):
        try:
            mode = await database.reading(lambda connection: connection.scalar(text("PRAGMA journal_mode = WAL")))
        except OperationalError as error:
            if "locked" not in str(error.orig):
                raise
            await asyncio.sleep(0.1)
        else:
            if mode != "wal":
                raise UnusableDatabase(database.shown, "its folder can't hold a write-ahead log; use a local disk")
            return
    raise UnusableDatabase(database.shown, "another program keeps it locked")


def _migrate(connection: Connection, shown: str, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    current = current_revision(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if current is None:
        others = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
        if others:
            raise UnusableDatabase(shown, f"it belongs to another program, which has a table “{others[0]}” of its own")
    elif current not in known:
        raise NewerDatabase(shown, current)
    command.upgrade(config, revision)


def current_revision(connection: Connection) -> str | None:
    """How far the schema is."""
    return MigrationContext.configure(connection).get_current_revision()


def reason(error: Exception) -> str:
    """What a driver says, in one line, without the statement it was about."""
    said = getattr(error, "orig", None) or error
    if isinstance(error, SQLAlchemyError) and said is error:
        return str(error).partition("\n")[0]
    lines = str(said).splitlines() or [type(said).__name__]
    return lines[0].rpartition("'>: ")[2] or lines[0]
