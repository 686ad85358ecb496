"""What a node knows of connections reaches the log, from any node; and what was forgotten ends."""

from __future__ import annotations

import time

import pytest
from tests.node.players import FUJI, Clock, comes_true, dies, guest, node_on, opened, run, seated

from tablee.bots.pool import Pool
from tablee.node import ServerNode
from tablee.store import Store, UnknownTable
from tablee.table.presence import DESERTED, FORGOTTEN
from tablee.table.state import Phase

HASTY = 0.05  # seconds without a connection


def now() -> Clock:
    clock = Clock()
    clock.now = time.time()
    return clock


async def sees_gone(node: ServerNode, table_id: str, person: str) -> None:
    """The person comes, and goes. What was noted of an absence before that is settled first."""
    async with node.subscribe(table_id, lambda: None, person):
        await node.tables.drained()
        await comes_true(node, table_id, lambda s: person not in s.away)
    await comes_true(node, table_id, lambda s: person in s.away)


def test_who_goes_is_noted_and_who_comes_back_too(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite, linger=HASTY) as (node, store):
            zoe = await guest(store, "Zoé")
            table_id = await seated(node, zoe)
            await sees_gone(node, table_id, zoe)
            async with node.subscribe(table_id, lambda: None, zoe):
                await comes_true(node, table_id, lambda s: not s.away)

    run(work)


def test_who_is_connected_at_another_node_is_back_at_once(address: str) -> None:
    async def work() -> None:
        async with node_on(address, linger=HASTY, heartbeat=0.1) as (one, store), await Store.open(address) as second:
            with Pool(1) as pool:
                two = await opened(second, pool, heartbeat=0.1)
                zoe = await guest(store, "Zoé")
                table_id = await seated(one, zoe)
                async with two.subscribe(table_id, lambda: None, zoe):
                    await sees_gone(one, table_id, zoe)
                    await comes_true(one, table_id, lambda s: not s.away)
                await two.close()

    run(work)


def test_whoever_does_not_come_back_after_a_restart_is_away(sqlite: str) -> None:
    async def work() -> None:
        async with await Store.open(sqlite) as store:
            with Pool(1) as pool:
                node = await opened(store, pool)
                zoe = await guest(store, "Zoé")
                table_id = await seated(node, zoe)
                await dies(node)
                again = await opened(store, pool, linger=HASTY)
                await comes_true(again, table_id, lambda s: zoe in s.away)
                await again.close()

    run(work)


def test_a_deserted_lobby_is_thrown_away(address: str) -> None:
    async def work() -> None:
        clock = now()
        async with node_on(address, linger=HASTY, clock=clock, idle=1e9) as (node, store):
            zoe = await guest(store, "Zoé")
            table_id = await node.open_table(zoe, "Zoé", "fuji_flush", FUJI)
            await sees_gone(node, table_id, zoe)
            clock.now += DESERTED - 60
            await node.maintenance.once()
            assert (await node.table(table_id)).phase is Phase.LOBBY
            clock.now += 700
            await node.maintenance.once()
            with pytest.raises(UnknownTable):
                await node.table(table_id)

    run(work)


def test_a_forgotten_match_is_played_on_by_bots(sqlite: str) -> None:
    async def work() -> None:
        clock = now()
        async with node_on(sqlite, linger=HASTY, clock=clock) as (node, store):
            zoe = await guest(store, "Zoé")
            table_id = await seated(node, zoe)
            await sees_gone(node, table_id, zoe)
            clock.now += FORGOTTEN + 60
            await node.maintenance.once()
            await comes_true(node, table_id, lambda s: s.phase is Phase.OVER)

    run(work)
