"""Tables come into memory when they are asked for, and leave it when nobody needs them there."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from tests.node.players import FUJI, Clock, comes_true, guest, node_on, places, play_on, run, seated

from tablee.node import Counts, ServerNode
from tablee.store import Store, UnknownTable
from tablee.table import commands as do
from tablee.table.refusals import NotInTheLobby
from tablee.table.state import Phase
from tablee.table.terms import Terms, Time


async def much_later(node: ServerNode, clock: Clock, seconds: float = 600) -> None:
    clock.now += seconds
    await node.maintenance.once()


def test_a_table_that_nobody_touches_leaves_the_memory_and_comes_back(sqlite: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with node_on(sqlite, clock=clock, heartbeat=600) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await node.open_table(person, "Zoé", "fuji_flush", FUJI)
            await much_later(node, clock, 599)
            assert node.loaded == 1
            await much_later(node, clock, 1)
            assert node.loaded == 0
            await places(node, table_id, person, 1)
            assert node.loaded == 1
            await much_later(node, clock)
            assert node.loaded == 0
            async with node.watch(table_id) as woken:
                await much_later(node, clock)
                assert (node.loaded, node.subscribed) == (1, 1)
                await places(node, table_id, person, 2)
                assert woken.is_set()
            await much_later(node, clock)
            assert (node.loaded, node.subscribed) == (0, 0)

    run(work)


def test_a_match_whose_clock_runs_here_stays_and_one_without_may_leave(sqlite: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with node_on(sqlite, clock=clock, heartbeat=600) as (node, store):
            person = await guest(store, "Zoé")
            timed = await seated(node, person, Terms(3, {"first": "0"}, Time.days(3), "en"))
            await seated(node, person)
            await much_later(node, clock)
            assert list(node.tables._loaded) == [timed]

    run(work)


def test_a_match_whose_bot_thinks_stays(sqlite: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with node_on(sqlite, clock=clock, heartbeat=600) as (node, store):
            node.automation._pace = lambda _rng: 3600.0
            person = await guest(store, "Zoé")
            await seated(node, person, Terms(3, {"first": "1"}, language="en"))
            await much_later(node, clock)
            assert node.loaded == 1

    run(work)


def test_a_table_does_not_leave_in_the_middle_of_a_command(sqlite: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with node_on(sqlite, clock=clock, heartbeat=600) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await node.open_table(person, "Zoé", "fuji_flush", FUJI)
            loaded = node.tables._loaded[table_id]
            released = asyncio.Event()

            async def hold() -> None:
                await released.wait()

            held = loaded.exclusively(hold)
            commands = [asyncio.create_task(places(node, table_id, person, seat)) for seat in (1, 2)]
            await much_later(node, clock)
            assert node.tables._loaded[table_id] is loaded
            released.set()
            await asyncio.gather(held, *commands)

    run(work)


def test_a_command_is_carried_out_though_its_asker_goes_away(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await node.open_table(person, "Zoé", "fuji_flush", FUJI)
            async with node.watch(table_id) as woken:
                asked = asyncio.create_task(places(node, table_id, person, 1))
                await asyncio.sleep(0)
                asked.cancel()
                with suppress(asyncio.CancelledError):
                    await asked
                await woken.wait()
            assert (await node.table(table_id)).seating.chairs[1].bot == "random"
            assert (await store.read(table_id))[-1].kind == "placed"

    run(work)


def test_opening_keeps_no_lobby_and_no_match_in_memory_that_waits_for_a_person(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            for _ in range(5):
                await node.open_table(person, "Zoé", "fuji_flush", FUJI)
            waiting = await seated(node, person)
            timed = await seated(node, person, Terms(3, {"first": "0"}, Time.stock(600), "en"))
        async with node_on(address) as (node, store):
            assert list(node.tables._loaded) == [timed]
            await play_on(node, waiting, person)
            assert (await node.table(waiting)).phase is Phase.OVER

    run(work)


def test_a_table_that_cannot_be_loaded_does_not_keep_a_node_from_opening(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            old, timed = [await seated(node, person, Terms(3, {"first": "0"}, Time.stock(600), "en")) for _ in range(2)]
        async with await Store.open(address) as store:
            other = f"UPDATE log SET body = replace(body, '\"version\":1', '\"version\":0') WHERE table_id = '{old}'"
            await store._database.writing(lambda connection: connection.exec_driver_sql(other))
        async with node_on(address) as (node, _):
            assert list(node.tables._loaded) == [timed]

    run(work)


def test_a_table_that_is_not_there_leaves_nothing_in_memory(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, _):
            for n in range(5):
                with pytest.raises(UnknownTable):
                    await node.table(f"nowhere {n}")
            await asyncio.sleep(0)
            assert (node.loaded, len(node.tables._loading)) == (0, 0)

    run(work)


def test_what_goes_on_is_counted(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            await node.submit(table_id, do.Say(text="hello"), person)
            with pytest.raises(NotInTheLobby):
                await node.submit(table_id, do.PlaceBot(seat=1, bot="easy"), person)
            await play_on(node, table_id, person, answers=2)
            table = await comes_true(node, table_id, lambda table: table.match is not None and 0 in table.match.asked)
            assert table.match is not None
            steps = len(table.match.steps)
            assert node.counts == Counts(moves=steps, bots=steps - 2, lines=1, refused=1)

    run(work)
