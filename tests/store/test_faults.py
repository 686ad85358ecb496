"""The host is told what is wrong with the disk, by its name."""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError

from tablee.store import NewEntry, NewTable, Store, StoreFailed
from tablee.store.database import Sqlite
from tablee.store.faults import DAMAGED, FAILING, FULL, READ_ONLY, UNABLE, fault_of

HEAVY = [NewEntry("move", "x" * 100_000)]


@contextmanager
def no_more_room(store: Store) -> Iterator[None]:
    """The disk is full: SQLite finds no place for another page, and says so as it does then."""
    database = store._database
    assert isinstance(database, Sqlite)

    def small(connection: DBAPIConnection, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count = 1")  # as few as it has already
        cursor.close()

    event.listen(database._writer, "checkout", small)
    try:
        yield
    finally:
        event.remove(database._writer, "checkout", small)
        database._writer.dispose()


@pytest.mark.database
def test_a_full_disk_is_told_by_its_name_until_there_is_room_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "tablee.store")

    async def story() -> None:
        async with await Store.open(f"sqlite:///{tmp_path / 'tablee.db'}") as store:
            await store.create(NewTable("t1", "fuji_flush"))
            assert [store.fault] == [None]
            with no_more_room(store):
                for _ in range(2):  # it is told once
                    with pytest.raises(StoreFailed):
                        await store.append("t1", 0, HEAVY)
                assert store.fault is not None
                assert store.fault.name == FULL
                assert store.fault.where == str(tmp_path / "tablee.db")
                assert "database or disk is full" in store.fault.said
            await store.append("t1", 0, HEAVY)
            assert store.fault is None

    asyncio.run(story())
    told = [(one.levelname, one.getMessage()) for one in caplog.records if one.name.startswith("tablee.store")]
    assert told == [("ERROR", FULL), ("INFO", "the database writes again")]
    assert caplog.records[0].__dict__["where"] == str(tmp_path / "tablee.db")


def raised(code: int) -> OperationalError:
    error = sqlite3.OperationalError("as it says")
    error.sqlite_errorcode = code
    return OperationalError("INSERT …", {}, error)


class Answered(Exception):  # noqa: N818
    """As a driver of PostgreSQL says it."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__("could not extend file: No space left on device")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("error", "name"),
    [
        (raised(sqlite3.SQLITE_FULL), FULL),
        (raised(sqlite3.SQLITE_IOERR), FAILING),
        (raised(sqlite3.SQLITE_IOERR | 12 << 8), FAILING),  # SQLITE_IOERR_WRITE: the family is in the lowest byte
        (raised(sqlite3.SQLITE_READONLY), READ_ONLY),
        (raised(sqlite3.SQLITE_CORRUPT), DAMAGED),
        (raised(sqlite3.SQLITE_BUSY), UNABLE),
        (OSError(errno.ENOSPC, "No space left on device"), FULL),
        (OSError(errno.EIO, "Input/output error"), FAILING),
        (ConnectionRefusedError(errno.ECONNREFUSED, "nobody listens"), UNABLE),
        (OperationalError("INSERT …", {}, Answered("53100")), FULL),
        (OperationalError("INSERT …", {}, Answered("58030")), FAILING),
        (OperationalError("INSERT …", {}, Answered("08006")), UNABLE),
    ],
)
def test_a_fault_has_the_name_that_a_host_knows(error: Exception, name: str) -> None:
    fault = fault_of(error, "/srv/tablee.db")
    assert (fault.name, fault.where) == (name, "/srv/tablee.db")
    assert "INSERT" not in fault.said
