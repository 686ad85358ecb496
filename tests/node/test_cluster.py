"""Nodes that share a database: each table is tended by one that lives, and nobody's clock gains by it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.node.players import (
    FUJI,
    Clock,
    comes_true,
    dies,
    guest,
    node_on,
    opened,
    places,
    play_on,
    replayed,
    run,
    seated,
    sits,
    starts,
)

from tablee.bots.pool import Pool
from tablee.node import ServerNode, cluster
from tablee.node.cluster import LEASE, owner
from tablee.store import Store, StoreFailed
from tablee.table.absence import shown_clocks
from tablee.table.entries import Answered, Slept, read
from tablee.table.state import Phase
from tablee.table.terms import Absent, Terms, Time

SOON = 0.1  # between two beats
TIMED = Terms(3, {"first": "0"}, Time.stock(600), "en")

NODES = st.sets(st.text(min_size=1), min_size=1, max_size=6)


@settings(deadline=None, derandomize=True)
@given(NODES, st.text(min_size=1), st.text())
def test_a_table_changes_hands_only_if_its_node_goes_or_a_new_one_gets_it(
    nodes: set[str], other: str, table: str
) -> None:
    before, after = owner(table, nodes), owner(table, nodes | {other})
    assert after in {before, other}
    assert owner(table, sorted(nodes, reverse=True)) == before


def test_every_node_has_about_its_share_of_the_tables() -> None:
    shares = Counter(owner(f"table {n}", "abcd") for n in range(4000))
    assert min(shares.values()) > 800


@asynccontextmanager
async def two_nodes(address: str) -> AsyncIterator[tuple[ServerNode, ServerNode, Store]]:
    """Two nodes on one database that know of each other, and whose clock stands still: no lease ends by itself."""
    clock = Clock()
    async with (
        node_on(address, clock=clock, heartbeat=SOON) as (one, store),
        node_on(address, clock=clock, heartbeat=SOON) as (two, _),
    ):
        await one.maintenance.once()
        assert one.cluster.alive == two.cluster.alive == {one.cluster.id, two.cluster.id}
        yield one, two, store


async def dies_for_good(node: ServerNode) -> None:
    """It dies, and its lease ends."""
    await dies(node)
    assert isinstance(node._clock, Clock)
    node._clock.now += LEASE


async def table_of(node: ServerNode, at: ServerNode, person: str, terms: Terms = FUJI) -> str:
    """A match in the making that this node will attend, opened at another."""
    while True:
        table_id = await at.open_table(person, "Zoé", "fuji_flush", terms)
        if node.cluster.owns(table_id):
            return table_id


async def begin(node: ServerNode, table_id: str, person: str) -> None:
    """The person on seat 0, bots on the others."""
    await sits(node, table_id, person, 0)
    for seat in (1, 2):
        await places(node, table_id, person, seat)
    await starts(node, table_id, person)


def test_the_node_that_owns_a_table_tends_it_wherever_people_sit(postgres: str) -> None:
    async def work() -> None:
        async with two_nodes(postgres) as (one, two, store):
            person = await guest(store, "Zoé")
            table_id = await table_of(two, one, person)
            await begin(one, table_id, person)
            await play_on(one, table_id, person, answers=3)
            assert not one.tables._loaded[table_id].under_way
            await play_on(one, table_id, person)
            assert table_id in two.tables._loaded  # nobody asked for it there
            assert (await replayed(store, table_id)).phase is Phase.OVER

    run(work)


def test_when_a_node_dies_another_plays_on_with_its_bots(postgres: str) -> None:
    async def work() -> None:
        async with two_nodes(postgres) as (one, two, store):
            person = await guest(store, "Zoé")
            table_id = await table_of(two, one, person)
            await begin(one, table_id, person)
            await play_on(one, table_id, person, answers=1)
            await dies_for_good(two)
            await play_on(one, table_id, person)
            assert one.cluster.alone
            assert (await replayed(store, table_id)).phase is Phase.OVER

    run(work)


def test_when_a_node_dies_another_minds_its_clocks(postgres: str) -> None:
    async def work() -> None:
        async with two_nodes(postgres) as (one, two, store):
            person = await guest(store, "Zoé")
            terms = Terms(3, {"first": "0"}, Time.per_move(1), "en", absent=Absent.BOT, stand_in="random")
            table_id = await table_of(two, one, person, terms)
            await begin(one, table_id, person)
            await dies_for_good(two)
            table = await comes_true(one, table_id, lambda table: table.phase is Phase.OVER)
            assert table.seating.chairs[0].bot == "random"

    run(work)


def test_a_node_that_closes_hands_its_tables_on_at_once(postgres: str) -> None:
    async def work() -> None:
        async with node_on(postgres, heartbeat=0.1, lease=600) as (one, store):
            person = await guest(store, "Zoé")
            async with node_on(postgres, heartbeat=0.1, lease=600) as (two, _):
                await one.maintenance.once()
                table_id = await table_of(two, one, person)
                await begin(one, table_id, person)
                await play_on(one, table_id, person, answers=1)
            await play_on(one, table_id, person)

    run(work)


def test_a_bots_turn_is_taken_once_though_two_houses_believe_to_own_the_table(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_nodes(postgres) as (one, two, store):
            for node in (one, two):
                monkeypatch.setattr(node.automation, "_owns", lambda _table_id: True)
            person = await guest(store, "Zoé")
            table_id = await seated(one, person)
            await two.table(table_id)
            await play_on(two, table_id, person)
            await comes_true(one, table_id, lambda table: table.phase is Phase.OVER)
            table = await replayed(store, table_id)
            answers = [one for one in await store.read(table_id) if one.kind == Answered.kind]
            assert table.match is not None
            assert len(answers) == len(table.match.steps)

    run(work)


def test_what_could_not_be_taken_over_is_taken_over_later(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with node_on(postgres, heartbeat=600, lease=600) as (one, store):
            person = await guest(store, "Zoé")
            async with node_on(postgres, heartbeat=600, lease=600) as (two, _):
                await one.maintenance.once()
                table_id = await table_of(two, one, person, TIMED)
                await begin(one, table_id, person)
                assert one.tables._loaded.pop(table_id).timer is None

            async def fails(*_: object, **__: object) -> int:
                raise StoreFailed

            with monkeypatch.context() as patch:
                patch.setattr(store, "read", fails)
                await one.maintenance.once()
            assert table_id not in one.tables._loaded
            await one.maintenance.once()
            assert one.tables._loaded[table_id].timer is not None

    run(work)


def test_a_lost_wake_up_is_made_up_for(sqlite: str) -> None:
    """On SQLite no wake-up crosses from one store to another: only beats tell the owner that a table has moved."""

    async def work() -> None:
        async with two_nodes(sqlite) as (one, two, store):
            person = await guest(store, "Zoé")
            table_id = await table_of(two, one, person)
            await begin(one, table_id, person)
            await play_on(one, table_id, person)
            assert (await replayed(store, table_id)).phase is Phase.OVER

    run(work)


# --- Clocks ------------------------------------------------------------------------------------------------------------


async def left(node: ServerNode, table_id: str, clock: Clock) -> float:
    """What the person on seat 0 has left."""
    return shown_clocks(await node.table(table_id), clock.now)[0].left


async def thinks_for_100_seconds(node: ServerNode, store: Store, clock: Clock) -> str:
    """A person whose turn it is, with 500 of 600 seconds left."""
    person = await guest(store, "Zoé")
    table_id = await seated(node, person, TIMED)
    clock.now += 100
    await node.maintenance.once()
    assert await left(node, table_id, clock) == 500
    return table_id


@pytest.mark.parametrize("killed", [True, False])
def test_what_ran_while_no_node_was_there_is_given_back_and_no_more(address: str, *, killed: bool) -> None:
    async def work() -> None:
        clock = Clock()
        async with await Store.open(address) as store:
            with Pool(1) as pool:
                node = await opened(store, pool, clock=clock, heartbeat=600)
                table_id = await thinks_for_100_seconds(node, store, clock)
                await (dies(node) if killed else node.close())
                clock.now += 5000
                again = await opened(store, pool, clock=clock, heartbeat=600)
                assert await left(again, table_id, clock) == 500
                await again.close()

    run(work)


def test_nobody_gains_time_when_another_node_opens(postgres: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with node_on(postgres, clock=clock, heartbeat=600) as (one, store):
            table_id = await thinks_for_100_seconds(one, store, clock)
            async with node_on(postgres, clock=clock, heartbeat=600) as (two, _):
                assert await left(two, table_id, clock) == await left(one, table_id, clock) == 500
                assert await slept(store, table_id) == []
                clock.now += 5
                await one.maintenance.once()
                await two.maintenance.once()
                assert await left(two, table_id, clock) == await left(one, table_id, clock) == 495

    run(work)


def test_without_any_beat_time_is_given_back_since_the_last_entry(address: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with await Store.open(address) as store:
            with Pool(1) as pool:
                node = await opened(store, pool, clock=clock, heartbeat=600)
                table_id = await thinks_for_100_seconds(node, store, clock)
                await dies(node)
                await store._database.writing(
                    lambda c: c.exec_driver_sql("DELETE FROM nodes")
                )  # an older database has none
                clock.now += 5000
                again = await opened(store, pool, clock=clock, heartbeat=600)
                assert await left(again, table_id, clock) == 600
                await again.close()

    run(work)


def test_a_node_that_dies_while_it_opens_costs_nobody_any_time(address: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with await Store.open(address) as store:
            with Pool(1) as pool:
                node = await opened(store, pool, clock=clock, heartbeat=600)
                table_id = await thinks_for_100_seconds(node, store, clock)
                await dies(node)
                clock.now += 5000
                again = ServerNode(store, pool, clock=clock)
                await again.cluster.discover()
                await dies(again)
                clock.now += 100
                once_more = await opened(store, pool, clock=clock, heartbeat=600)
                assert await left(once_more, table_id, clock) == 500
                await once_more.close()

    run(work)


def test_a_match_without_a_running_clock_has_nothing_to_be_given_back(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
        async with node_on(sqlite) as (_, store):
            assert await slept(store, table_id) == []

    run(work)


async def slept(store: Store, table_id: str) -> list[Slept]:
    entries = [read(one.kind, one.body) for one in await store.read(table_id)]
    return [entry for entry in entries if isinstance(entry, Slept)]


@pytest.mark.process
def test_a_node_whose_process_is_no_more_is_not_waited_for() -> None:
    mine = cluster.new_id()
    machine, process, token = mine.split("/")
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert cluster.surely_dead(f"{machine}/{ended.pid}/{token}")
    assert cluster.surely_dead(f"{machine}/{process}/an-earlier-one-with-our-number")
    assert not cluster.surely_dead(f"{machine}/{os.getppid()}/{token}")
    assert not cluster.surely_dead(f"another-machine/{ended.pid}/{token}")
    assert not cluster.surely_dead("of-an-older-version")
