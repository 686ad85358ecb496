"""Nodes, people and matches for the tests of the node."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from tablee.bots.pool import Pool
from tablee.core.state import options
from tablee.node import ServerNode
from tablee.node.loaded_table import numbered
from tablee.store import NewEntry, NewTable, Store
from tablee.table import commands as do
from tablee.table.state import TableState
from tablee.table.table import Table
from tablee.table.terms import Terms

FUJI = Terms(3, {"first": "0", "talk": True}, language="en")


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 180)

    asyncio.run(bounded())


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def opened(store: Store, pool: Pool, **more: Any) -> ServerNode:
    """A node whose bots take no pause."""
    return await ServerNode.open(store, pool, pace=lambda _rng: 0.0, rng=Random(1), **more)


@asynccontextmanager
async def node_on(address: str, **more: Any) -> AsyncIterator[tuple[ServerNode, Store]]:
    """A store, and a node whose bots take no pause."""
    async with await Store.open(address) as store:
        with Pool(1) as pool:
            node = await opened(store, pool, **more)
            try:
                yield node, store
            finally:
                await node.close()


async def dies(node: ServerNode) -> None:
    """As if it were killed: it says nothing to anybody."""
    await node._stop()


async def comes_true(node: ServerNode, table_id: str, wanted: Callable[[TableState], bool]) -> TableState:
    """Wait until the table stands so."""
    async with node.watch(table_id) as woken:
        while not wanted(table := await node.table(table_id)):
            await woken.wait()
            woken.clear()
    return table


async def guest(store: Store, name: str) -> str:
    return (await store.people.create(name)).id


async def seated(node: ServerNode, person: str, terms: Terms = FUJI, bots: str = "random") -> str:
    """A table where one person sits on seat 0 and bots on the others, in a running match."""
    table_id = await node.open_table(person, "Zoé", "fuji_flush", terms)
    await sits(node, table_id, person, 0)
    for seat in range(1, terms.seats):
        await places(node, table_id, person, seat, bots)
    await starts(node, table_id, person)
    return table_id


async def play_on(node: ServerNode, table_id: str, person: str, answers: int | None = None) -> None:
    """The person answers so many times, or to the end."""
    rng = Random(7)
    async with node.watch(table_id) as woken:
        while answers is None or answers > 0:
            woken.clear()
            table = await node.table(table_id)
            assert table.match is not None
            if table.match.state.outcome is not None:
                return
            if 0 not in table.match.asked:
                await woken.wait()
                continue
            await answer(node, table_id, person, table.revision, str(rng.choice(options(table.match.state, 0))))
            answers = None if answers is None else answers - 1


async def answer(node: ServerNode, table_id: str, person: str, revision: int, move: str, seat: int = 0) -> None:
    await node.submit(table_id, do.Answer(seat=seat, revision=revision, move=move), person)


async def sits(node: ServerNode, table_id: str, person: str, seat: int) -> None:
    """Somebody comes in, sits down and is ready."""
    code = (await node.table(table_id)).code
    await node.submit(table_id, do.Join(name=f"Player {seat}", invitation=code), person)
    await node.submit(table_id, do.Sit(seat=seat), person)
    await node.submit(table_id, do.Ready(), person)


async def places(node: ServerNode, table_id: str, host: str, seat: int, bot: str = "random") -> None:
    await node.submit(table_id, do.PlaceBot(seat=seat, bot=bot), host)


async def starts(node: ServerNode, table_id: str, host: str) -> None:
    """With a seed that a test knows."""
    await node.submit(table_id, do.Deal(seed=bytes(32)), host)


async def replayed(store: Store, table_id: str) -> TableState:
    return Table.replay(numbered(await store.read(table_id))).state


async def copy_of(store: Store, table_id: str, new: str, *, without: int = 0) -> None:
    """A table with the same log, less its last entries: what a node that was killed may leave behind."""
    entries = await store.read(table_id)
    kept = [NewEntry(one.kind, one.body, one.private, one.at) for one in entries[: len(entries) - without]]
    await store.create(NewTable(new, "fuji_flush"), kept)
