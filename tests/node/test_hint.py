"""Hints: what a bot would answer for a seat that is asked, made of what that seat knows."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from tests.node.players import guest, node_on, opened, play_on, run, seated

from tablee.bots.pool import CancelledSearch, Pool, Thinking
from tablee.core.errors import NotAsked
from tablee.core.notation import Seat
from tablee.core.serialize import encode
from tablee.core.state import State, options
from tablee.node import Busy, NoHint, ServerNode
from tablee.store import Store
from tablee.table import commands as do
from tablee.table import refusals as no
from tablee.table.terms import Terms


def test_a_hint_is_an_option_of_the_seat_with_what_the_bot_thought(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            table = await node.table(table_id)
            assert table.match is not None
            seq = table.seq
            for bot in ("random", "easy", "normal", "hard"):
                hint = await node.hint(table_id, person, 0, bot)
                assert hint.move in options(table.match.state, 0)
            assert hint.lines[0].move == hint.move
            assert (table.seq, node.tables._loaded[table_id].users) == (seq, 0)

    run(work)


def test_a_hint_is_for_an_own_seat_that_is_asked_and_of_a_known_strength(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person, other = await guest(store, "Zoé"), await guest(store, "Max")
            node.automation._pace = lambda _rng: 3600.0
            lobby = await node.open_table(person, "Zoé", "fuji_flush", Terms(3, language="en"))
            with pytest.raises(no.NotRunning):
                await node.hint(lobby, person, 0)
            table_id = await seated(node, person)
            with pytest.raises(no.NotHere):
                await node.hint(table_id, other, 0)
            with pytest.raises(no.NotYourSeat):
                await node.hint(table_id, person, 1)
            with pytest.raises(no.NoSuchSeat):
                await node.hint(table_id, person, 7)
            for name in ("ismcts:600s", "program:cat", "greedy", "genius"):
                with pytest.raises(no.UnknownStrength):
                    await node.hint(table_id, person, 0, name)
            await play_on(node, table_id, person, answers=1)
            with pytest.raises(NotAsked):
                await node.hint(table_id, person, 0)
            await node.submit(table_id, do.HandOver(seat=0), person)
            with pytest.raises(no.BotPlays):
                await node.hint(table_id, person, 0)

    run(work)


class Spy(Pool):
    """A pool that keeps what it was asked, and thinks until it is cancelled."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[tuple[State, Seat]] = []
        self.thinking: list[Thinking] = []
        self.begun = asyncio.Semaphore(0)

    def think(self, game, bot, world, seat, *, seed, seconds=10.0, cores=1):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
        self.asked.append((world, seat))
        self.thinking.append(super().think(game, bot, world, seat, seed=seed, seconds=seconds, cores=cores))
        self.begun.release()
        return self.thinking[-1]


async def with_spy(address: str) -> tuple[ServerNode, Store, Spy, str, str]:
    store, pool = await Store.open(address), Spy()
    node = await opened(store, pool)
    person = await guest(store, "Zoé")
    return node, store, pool, person, await seated(node, person)


def test_whoever_asks_for_a_hint_and_goes_away_stops_the_search(sqlite: str) -> None:
    async def work() -> None:
        node, store, pool, person, table_id = await with_spy(sqlite)
        asked = asyncio.create_task(node.hint(table_id, person, 0))
        await pool.begun.acquire()
        with pytest.raises(Busy):
            await node.hint(table_id, person, 0)
        asked.cancel()
        with suppress(asyncio.CancelledError):
            await asked
        assert all(part.cancelled.is_set() for part in pool.thinking[0]._parts)
        again = asyncio.create_task(node.hint(table_id, person, 0))
        await pool.begun.acquire()
        again.cancel()
        await node.close()
        await store.close()

    run(work)


def test_a_bot_that_is_asked_for_a_hint_sees_what_the_seat_sees_and_no_more(sqlite: str) -> None:
    async def work() -> None:
        node, store, pool, person, table_id = await with_spy(sqlite)
        table = await node.table(table_id)
        assert table.match is not None
        truth = table.match.state
        asked = asyncio.create_task(node.hint(table_id, person, 0))
        await pool.begun.acquire()
        world, seat = pool.asked[0]
        game = table.game
        assert encode(game.view(world, seat)) == encode(game.view(truth, seat))
        assert encode([game.view(world, one) for one in (1, 2)]) != encode([game.view(truth, one) for one in (1, 2)])
        asked.cancel()
        await node.close()
        await store.close()

    run(work)


def test_when_the_bots_go_home_a_hint_is_refused(sqlite: str) -> None:
    async def work() -> None:
        node, store, pool, person, table_id = await with_spy(sqlite)
        asked = asyncio.create_task(node.hint(table_id, person, 0))
        await pool.begun.acquire()
        pool.thinking[0].future.set_exception(CancelledSearch())  # what closing a pool comes to
        with pytest.raises(NoHint):
            await asked
        await node.close()
        await store.close()

    run(work)
