"""Houses, people and matches for the tests of the house."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from tablee.bots.pool import Pool
from tablee.core.state import options
from tablee.house import House
from tablee.store import NewEntry, NewTable, Store
from tablee.table.entries import Logged, read
from tablee.table.table import Table
from tablee.table.terms import Terms

FUJI = Terms(3, {"first": "0"}, language="en")


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(bounded())


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def opened(store: Store, pool: Pool, **more: Any) -> House:
    """A house whose bots take no pause."""
    return await House.open(store, pool, pace=lambda _rng: 0.0, rng=Random(1), **more)


@asynccontextmanager
async def house_on(address: str, **more: Any) -> AsyncIterator[tuple[House, Store]]:
    """A store, and a house whose bots take no pause."""
    async with await Store.open(address) as store:
        with Pool(1) as pool:
            house = await opened(store, pool, **more)
            try:
                yield house, store
            finally:
                await house.close()


async def dies(house: House) -> None:
    """As if it were killed: it says nothing to anybody."""
    await house._stop()


async def comes_true(house: House, table_id: str, wanted: Callable[[Table], bool]) -> Table:
    """Wait until the table stands so."""
    async with house.watch(table_id) as woken:
        while not wanted(table := await house.table(table_id)):
            await woken.wait()
            woken.clear()
    return table


async def guest(store: Store, name: str) -> str:
    return (await store.people.create(name)).id


async def seated(house: House, person: str, terms: Terms = FUJI, bots: str = "random") -> str:
    """A table where one person sits on seat 0 and bots on the others, in a running match."""
    table_id = await house.open_table(person, "Zoé", "fuji_flush", terms)
    await sits(house, table_id, person, 0)
    for seat in range(1, terms.seats):
        await places(house, table_id, person, seat, bots)
    await starts(house, table_id, person)
    return table_id


async def play_on(house: House, table_id: str, person: str, answers: int | None = None) -> None:
    """The person answers so many times, or to the end."""
    rng = Random(7)
    async with house.watch(table_id) as woken:
        while answers is None or answers > 0:
            woken.clear()
            table = await house.table(table_id)
            assert table.live is not None
            if table.live.state.outcome is not None:
                return
            if 0 not in table.live.asked:
                await woken.wait()
                continue
            await answer(house, table_id, person, table.moment, str(rng.choice(options(table.live.state, 0))))
            answers = None if answers is None else answers - 1


async def answer(house: House, table_id: str, person: str, seen: int, move: str, seat: int = 0) -> None:
    await house.wish(table_id, lambda table, _now: table.answer(person, seat, seen, move), person=person)


async def sits(house: House, table_id: str, person: str, seat: int) -> None:
    """Somebody comes in, sits down and is ready."""
    code = (await house.table(table_id)).code
    await house.wish(table_id, lambda table, _now: table.come(person, f"Player {seat}", code), person=person)
    await house.wish(table_id, lambda table, _now: table.sit(person, seat), person=person)
    await house.wish(table_id, lambda table, _now: table.prepare(person), person=person)


async def places(house: House, table_id: str, host: str, seat: int, bot: str = "random") -> None:
    await house.wish(table_id, lambda table, _now: table.place(host, seat, bot), person=host)


async def starts(house: House, table_id: str, host: str) -> None:
    await house.wish(table_id, lambda table, _now: table.start(host, bytes(32)), person=host)


async def replayed(store: Store, table_id: str) -> Table:
    return Table.replay(
        Logged(one.seq, one.at, read(one.kind, json.loads(one.body))) for one in await store.read(table_id)
    )


async def copy_of(store: Store, table_id: str, new: str, *, without: int = 0) -> None:
    """A table with the same log, less its last entries: what a house that was killed may leave behind."""
    entries = await store.read(table_id)
    kept = [NewEntry(one.kind, one.body, one.private, one.at) for one in entries[: len(entries) - without]]
    await store.create(NewTable(new, "fuji_flush"), kept)
