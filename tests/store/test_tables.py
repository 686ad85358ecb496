"""What a lobby asks: tables by code, open, public, of a person; and being woken when a log moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from tablee.store import NewEntry, NewTable, Store, UnknownTable

Story = Callable[[Store], Awaitable[None]]
MOVE = [NewEntry("move", "1")]


def tell(address: str, story: Story) -> None:
    """Run a story with an open store."""

    async def run() -> None:
        async with await Store.open(address) as store:
            await story(store)

    asyncio.run(run())


class Bell:
    """Hears wake-ups, and can wait for one."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    def __call__(self, table_id: str, seq: int) -> None:
        self.heard.put_nowait((table_id, seq))

    async def until(self, table_id: str, seq: int) -> None:
        while await self.heard.get() != (table_id, seq):
            pass


async def cut(store: Store, which: str) -> None:
    """Cut other connections to the database."""
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    sql = text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others} AND {which}")
    await store._database.reading(lambda connection: connection.execute(sql))


# --- Listing -----------------------------------------------------------------------------------------------------------


def test_a_table_is_found_by_its_code_and_listed_as_long_as_it_is_open(address: str) -> None:
    async def story(store: Store) -> None:
        made = await store.create(NewTable("t", "fuji_flush", public=True, code="ABCD", summary='{"seats": 4}'))
        assert await store.by_code("ABCD") == await store.table("t") == made
        assert await store.by_code("abcd") is None
        assert await store.public_tables() == await store.open_tables() == [made]
        await store.finish("t")
        assert await store.public_tables() == await store.open_tables() == []
        over = await store.by_code("ABCD")
        assert over is not None
        assert over.ended_at is not None

    tell(address, story)


def test_a_lobby_shows_public_tables_only_the_liveliest_first(address: str) -> None:
    async def story(store: Store) -> None:
        for name in "abc":
            await store.create(NewTable(name, "fuji_flush", public=name != "b"))
        await store.append("a", 0, MOVE)
        assert [table.id for table in await store.public_tables()] == ["a", "c"]
        assert [table.id for table in await store.public_tables(limit=1)] == ["a"]
        await store.describe("b", public=True, summary='"new"')
        await store.describe("a", public=False)
        assert [(table.id, table.summary) for table in await store.public_tables()] == [("b", '"new"'), ("c", "{}")]
        with pytest.raises(UnknownTable):
            await store.describe("none", public=True)

    tell(address, story)


def test_a_person_finds_the_open_tables_where_they_did_something(address: str) -> None:
    async def story(store: Store) -> None:
        ann, bob = await store.people.create("Ann"), await store.people.create("Bob")
        for name in "abc":
            await store.create(NewTable(name, "fuji_flush"), MOVE, person=ann.id if name != "b" else None)
        await store.append("b", 1, MOVE, person=bob.id)
        await store.finish("c")
        assert [table.id for table in await store.open_tables(person=ann.id)] == ["a"]
        assert [table.id for table in await store.open_tables(person=bob.id)] == ["b"]

    tell(address, story)


def test_a_table_that_is_thrown_away_takes_its_log_along(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush", code="ABCD"), MOVE)
        assert await store.delete("t")
        assert not await store.delete("t")
        with pytest.raises(UnknownTable):
            await store.read("t")
        await store.create(NewTable("t", "fuji_flush", code="ABCD"))
        assert await store.read("t") == []

    tell(address, story)


# --- Being woken -------------------------------------------------------------------------------------------------------


def test_a_commit_wakes_its_own_process_with_where_each_log_ends(address: str) -> None:
    async def story(store: Store) -> None:
        bell = Bell()
        stop = store.on_commit(bell)
        await store.create(NewTable("t", "fuji_flush"))
        await store.append("t", 0, MOVE * 3)
        await bell.until("t", 3)
        assert len(await store.read("t")) == 3
        stop()
        await store.append("t", 3, MOVE)
        assert bell.heard.empty()

    tell(address, story)


def test_listening_hears_the_own_store_on_both_databases(address: str) -> None:
    async def story(store: Store) -> None:
        bell = Bell()
        stop = await store.listen(bell)
        await store.create(NewTable("t", "fuji_flush"))
        await store.append("t", 0, MOVE)
        await bell.until("t", 1)
        stop()

    tell(address, story)


def test_postgresql_wakes_the_stores_of_other_processes_after_the_commit(postgres: str) -> None:
    async def run() -> None:
        async with await Store.open(postgres) as one, await Store.open(postgres) as other:
            first, second = Bell(), Bell()
            await other.listen(first)
            await other.listen(second)
            await one.create(NewTable("a table", "fuji_flush"))
            for seq in range(5):
                await one.append("a table", seq, MOVE)
                await first.until("a table", seq + 1)
                await second.until("a table", seq + 1)
                assert len(await other.read("a table")) == seq + 1

    asyncio.run(run())


def test_a_listener_that_lost_its_connection_comes_back_and_tells_what_it_may_have_missed(postgres: str) -> None:
    async def run() -> None:
        async with await Store.open(postgres) as one, await Store.open(postgres) as other:
            bell = Bell()
            await other.listen(bell)
            await one.create(NewTable("t", "fuji_flush"))
            await one.append("t", 0, MOVE)
            await bell.until("t", 1)
            await cut(one, "query LIKE 'LISTEN%'")
            await bell.until("t", 1)
            await one.append("t", 1, MOVE)
            await bell.until("t", 2)

    asyncio.run(run())


def test_a_writer_whose_idle_connection_was_cut_writes_all_the_same(postgres: str) -> None:
    async def run() -> None:
        async with await Store.open(postgres) as store:
            await store.create(NewTable("t", "fuji_flush"))
            await cut(store, "true")
            told = await asyncio.gather(*(store.append("t", seq, MOVE) for seq in range(5)))
            assert [answer.last for answer in told] == [1, 2, 3, 4, 5]

    asyncio.run(run())
