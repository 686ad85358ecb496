"""The heartbeats of nodes; and which tables they look after."""

from __future__ import annotations

import asyncio

from tablee.store import NewEntry, NewTable, Store


def test_a_heartbeat_is_seen_by_all_until_the_node_leaves(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            assert await one.nodes.heartbeats() == {}
            assert await one.nodes.heartbeat("a", 100.0, forget=0.0) == {"a": 100.0}
            assert await other.nodes.heartbeat("b", 101.0, forget=0.0) == {"a": 100.0, "b": 101.0}
            assert await one.nodes.heartbeat("a", 102.0, forget=0.0) == {"a": 102.0, "b": 101.0}
            await one.nodes.leave("a", 103.0)
            assert await other.nodes.heartbeats() == {"": 103.0, "b": 101.0}
            await other.nodes.leave("b", 104.0)
            assert await other.nodes.heartbeats() == {"": 104.0}

    asyncio.run(run())


def test_a_node_whose_last_heartbeat_is_old_is_dropped(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as store:
            await store.nodes.leave("z", 1.0)
            await store.nodes.heartbeat("a", 100.0, forget=0.0)
            assert await store.nodes.heartbeat("b", 200.0, forget=100.0) == {"": 1.0, "a": 100.0, "b": 200.0}
            assert await store.nodes.heartbeat("b", 201.0, forget=101.0) == {"": 1.0, "b": 201.0}

    asyncio.run(run())


def test_many_nodes_may_send_heartbeats_and_leave_at_once(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            both = list(zip("abcdef", (one, other) * 3, strict=True))
            await asyncio.gather(*(store.nodes.heartbeat(node, 100.0, forget=0.0) for node, store in both))
            assert sorted(await one.nodes.heartbeats()) == list("abcdef")
            await asyncio.gather(*(store.nodes.leave(node, 101.0) for node, store in both))
            assert await one.nodes.heartbeats() == {"": 101.0}

    asyncio.run(run())


def test_tables_are_told_apart_by_what_happened_there(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as store:
            for name in "tuv":
                await store.create(NewTable(name, "fuji_flush"), [NewEntry("opened", "1")])
            await store.append("u", 1, [NewEntry("started", "2")])
            await store.append("v", 1, [NewEntry("started", "2")])
            await store.finish("v")
            assert [table.id for table in await store.open_tables(kind="started")] == ["u"]
            assert await store.open_tables(kind="\0") == []
            last = await store.table("v")
            assert last is not None
            assert await store.moved_since(0.0) == {"t": 1, "u": 2, "v": 2}
            assert await store.moved_since(last.updated_at) == {"v": 2}
            assert await store.moved_since(last.updated_at + 1) == {}

    asyncio.run(run())
