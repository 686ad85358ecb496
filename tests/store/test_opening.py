"""Addresses, drivers, migrations: a database opens, or a sentence says why not."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from tablee.store import MissingDriver, NewEntry, NewerDatabase, NewTable, Store, UnusableDatabase
from tablee.store.database import connect_to, current_revision, open_database, understand
from tablee.store.schema import metadata


async def opened(address: str) -> None:
    await (await Store.open(address)).close()


async def run_sql(address: str, *statements: str) -> None:
    """What another program does to a database."""
    database = connect_to(understand(address))
    for statement in statements:
        await database.writing(partial(Connection.execute, statement=text(statement)))
    await database.close()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


# --- Migrations --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begin_at", ["head", "0001", "0002", "0003", "0004"])
def test_an_empty_or_older_database_gets_the_schema_of_today(address: str, begin_at: str) -> None:
    async def run() -> None:
        await (await open_database(address, begin_at)).close()
        async with await Store.open(address) as store:
            assert await store._database.reading(current_revision) == "0005"
            assert await store._database.reading(differences) == []

    asyncio.run(run())


def test_an_upgrade_keeps_what_was_there(address: str) -> None:
    async def run() -> None:
        await (await open_database(address, "0001")).close()
        await run_sql(
            address,
            "INSERT INTO tables (id, game, public, created_at, updated_at, summary) VALUES ('t','g',true,1,1,'{}')",
            "INSERT INTO log (table_id, seq, kind, body, private, at) VALUES ('t', 1, 'move', '1', false, 1)",
        )
        async with await Store.open(address) as store:
            assert [entry.body for entry in await store.read("t")] == ["1"]
            assert (await store.append("t", 1, [NewEntry("move", "2")])).last == 2
            assert await store.finish("t")

    asyncio.run(run())


def test_guests_of_an_older_database_give_their_names_free(address: str) -> None:
    async def run() -> None:
        await (await open_database(address, "0002")).close()
        await run_sql(
            address,
            "INSERT INTO accounts (id, name, folded, created_at, sessions_epoch) VALUES ('g', 'Ann', 'ann', 1, 0)",
            "INSERT INTO accounts (id, name, folded, password_hash, created_at, sessions_epoch)"
            " VALUES ('b', 'Bob', 'bob', 'hash', 1, 0)",
        )
        async with await Store.open(address) as store:
            ann = await store.people.create("Ann", "hash")
            assert await store.people.by_name("ann") == ann
            assert (await store.people.by_name("bob") or ann).id == "b"
            assert (await store.people.by_id("g") or ann).guest

    asyncio.run(run())


def test_opening_again_changes_nothing(address: str) -> None:
    asyncio.run(opened(address))
    asyncio.run(opened(address))


def test_many_who_open_a_new_database_at_once_all_get_in(address: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(Store.open(address) for _ in range(6)))
        await stores[0].create(NewTable("t", "fuji_flush"))
        for store in stores:
            assert await store.table("t") is not None
            await store.close()

    asyncio.run(run())


def test_a_database_of_a_later_version_is_refused_and_left_alone(address: str) -> None:
    async def run() -> None:
        await opened(address)
        await run_sql(address, "UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(NewerDatabase, match=r"later version of Tablée.*9999.*install that one"):
            await Store.open(address)
        database = connect_to(understand(address))
        assert await database.reading(current_revision) == "9999"
        await database.close()

    asyncio.run(run())


def test_a_database_of_another_program_is_refused_and_left_alone(address: str) -> None:
    async def run() -> None:
        await run_sql(address, "CREATE TABLE accounts (number integer)")
        with pytest.raises(UnusableDatabase, match="belongs to another program"):
            await Store.open(address)
        await run_sql(address, "SELECT number FROM accounts")

    asyncio.run(run())


# --- Addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("", "can't be read"),
        ("tablee.db", "can't be read"),
        ("postgresql://ann:secret@host:port/db", "can't be read"),
        ("mysql://ann:secret@host/db", "must begin with sqlite:/// or postgresql://"),
        ("sqlite://", "must name a file"),
        ("sqlite:///:memory:", "must name a file"),
        ("sqlite:///a.db?mode=ro", "must name a file"),
        ("sqlite:////nowhere/at/all/a.db", "there is no folder /nowhere/at/all"),
        ("sqlite:////", "that is a folder"),
        ("postgresql://ann:secret@/db?host=/nowhere", "can't be used"),
        ("postgresql://ann:secret@/db?host=/nowhere&sslmode=never", "can't be used"),
        ("postgresql://ann:secret@/db?host=/nowhere&colour=red", "can't be used"),
    ],
)
def test_an_address_that_does_not_work_is_refused_in_a_sentence_without_its_password(
    address: str, sentence: str
) -> None:
    with pytest.raises(UnusableDatabase, match=sentence) as refused:
        asyncio.run(Store.open(address))
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.database
def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    with pytest.raises(UnusableDatabase, match="file is not a database"):
        asyncio.run(Store.open(f"sqlite:///{file}"))
    assert file.read_text() == "Dear Ann, " * 1000


def test_a_postgresql_database_that_is_not_there_is_refused(postgres: str) -> None:
    with pytest.raises(UnusableDatabase, match='"missing" does not exist'):
        asyncio.run(Store.open(postgres.replace("/tests?", "/missing?")))


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_postgresql_addresses_may_be_written_in_three_ways(scheme: str) -> None:
    url = understand(f"{scheme}://ann@host/db?sslmode=require")
    assert (url.drivername, dict(url.query)) == ("postgresql+asyncpg", {"ssl": "require"})


def test_a_missing_driver_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingDriver, match=r"pip install 'tablee\[postgres\]'"):
        asyncio.run(Store.open("postgresql://ann@host/db"))
