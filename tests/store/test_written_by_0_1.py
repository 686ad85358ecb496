"""A database that version 0.1 has written opens, and all that was in it is there."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection

from tablee.store import Appended, NameTaken, NewEntry, Store, StoredEntry
from tablee.store.database import connect_to, current_revision, open_database, understand

LOG = "SELECT table_id, seq, kind, body, private, at, person, key FROM log ORDER BY table_id, seq"
TABLES = ("lobby", "over", "running")


async def rows(address: str) -> list[tuple[str, StoredEntry]]:
    """The log as it lies there, whatever its schema."""

    def read(connection: Connection) -> list[tuple[str, StoredEntry]]:
        found = connection.exec_driver_sql(LOG).all()
        return [(row[0], StoredEntry(row[1], row[2], row[3], bool(row[4]), *row[5:])) for row in found]

    database = connect_to(understand(address))
    try:
        return await database.reading(read)
    finally:
        await database.close()


def test_its_logs_read_the_same_after_the_migration(written_by_0_1: str) -> None:
    async def run() -> None:
        before = await rows(written_by_0_1)
        assert len(before) > 50
        async with await Store.open(written_by_0_1) as store:
            assert await store._database.reading(current_revision) == "0005"
            after = [(table_id, entry) for table_id in TABLES for entry in await store.read(table_id)]
        assert after == before

    asyncio.run(run())


def test_its_tables_are_open_public_or_over_as_they_were(written_by_0_1: str) -> None:
    async def run() -> None:
        async with await Store.open(written_by_0_1) as store:
            assert [table.id for table in await store.open_tables()] == ["lobby", "running"]
            assert [table.id for table in await store.open_tables(kind="started")] == ["running"]
            assert [table.id for table in await store.open_tables(person="guest-bob")] == ["running"]
            assert [table.id for table in await store.public_tables()] == ["lobby"]
            assert [result.rank for result in await store.outcome("over")] == [2, 2, 1]

    asyncio.run(run())


def test_its_people_are_there_with_what_is_theirs(written_by_0_1: str) -> None:
    async def run() -> None:
        async with await Store.open(written_by_0_1) as store:
            ann, bob = await store.people.by_name("ann"), await store.people.by_id("guest-bob")
            assert ann is not None
            assert bob is not None
            assert (ann.id, ann.guest, bob.name, bob.guest) == ("account-ann", False, "Bob", True)
            owner, token = await store.people.by_token("hash-of-a-token") or (None, None)
            assert owner == ann
            assert token is not None
            assert (token.scope, token.expires_at) == ("account", None), "it may do what it could"
            (match,) = await store.people.matches(ann.id)
            assert (match.table.id, match.result.seat) == ("over", 0)
            assert [(rating.game, rating.matches) for rating in await store.people.ratings_of(ann.id)] == [
                ("fuji_flush", 1)
            ]
            assert await store.secret("sessions") == bytes(range(32)), "sessions go on"

    asyncio.run(run())


def test_accounts_whose_names_look_the_same_keep_them_and_the_oldest_alone_claims_the_look(address: str) -> None:
    async def run() -> None:
        database = await open_database(address, "0003")
        insert = "INSERT INTO accounts (id, name, folded, password_hash, created_at, sessions_epoch) VALUES "
        rows = [
            "('new', 'Zоé', 'zоé', 'hash', 2, 0)",
            "('old', 'Zoé', 'zoé', 'hash', 1, 0)",
            "('bot', 'Bot 2', 'bot 2', 'h', 3, 0)",
        ]
        await database.writing(lambda connection: [connection.exec_driver_sql(insert + row) for row in rows])
        await database.close()
        async with await Store.open(address) as store:
            found = [await store.people.by_name(name) for name in ("Zoé", "Zоé", "bot 2")]
            assert [one.id for one in found if one is not None] == ["old", "new", "bot"]
            await store.people.set_password("new", "another")
            with pytest.raises(NameTaken):
                await store.people.create("Zoe", "hash")
            await store.people.rename("old", "Zoë")
            await store.people.delete("old")
            await store.people.rename("new", "Zoé")

    asyncio.run(run())


def test_it_is_known_when_its_last_node_closed(written_by_0_1: str) -> None:
    async def run() -> None:
        async with await Store.open(written_by_0_1) as store:
            closed = await store.nodes.heartbeats()
            assert list(closed) == [""]
            over = await store.table("over")
            assert over is not None
            assert closed[""] >= over.updated_at

    asyncio.run(run())


def test_its_logs_go_on_and_its_keys_still_hold(written_by_0_1: str) -> None:
    async def run() -> None:
        async with await Store.open(written_by_0_1) as store:
            *_, last = await store.read("running")
            (answer,) = [entry for entry in await store.read("running") if entry.key == "key-1"]
            new = [NewEntry("said", "{}")]
            again = await store.append("running", last.seq, new, person=answer.person, key="key-1")
            assert again == Appended(answer.seq, answer.seq, repeated=True)
            assert await store.append("running", last.seq, new) == Appended(last.seq + 1, last.seq + 1)

    asyncio.run(run())
