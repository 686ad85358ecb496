"""A house that plays one match and is killed at some moment: says yes to a move only when the house has."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from random import Random

from tablee.bots.pool import Pool
from tablee.core.errors import Refusal
from tablee.core.state import options
from tablee.house import House
from tablee.store import Store
from tablee.table.entries import Channel


async def main(address: str, table_id: str, person: str) -> None:
    async with await Store.open(address) as store:
        with Pool(1) as pool:
            house = await House.open(store, pool, pace=lambda _rng: 0.0, beat=0.1, lease=0.5)
            async with house.watch(table_id) as woken:
                await play(house, table_id, person, woken)
            await house.close()


async def play(house: House, table_id: str, person: str, woken: asyncio.Event) -> None:
    rng = Random(table_id)
    while True:
        woken.clear()
        table = await house.table(table_id)
        live = table.live
        if live is None or live.state.outcome is not None:
            print("over", flush=True)
            return
        mine = [seat for seat in live.asked if table.seating.chairs[seat].person == person]
        if not mine:
            await woken.wait()
            continue
        move = str(rng.choice(options(live.state, mine[0])))
        with suppress(Refusal):
            await answer(house, table_id, person, mine[0], table.moment, move)


async def answer(house: House, table_id: str, person: str, seat: int, seen: int, move: str) -> None:
    """A move and a line of talk, each said yes to when the house has."""
    seq = await house.wish(table_id, lambda table, _now: table.answer(person, seat, seen, move), person=person)
    print(f"yes {seq} {seat} {move}", flush=True)
    text = f"move {seq}"
    said = await house.wish(table_id, lambda table, now: table.say(person, Channel.TABLE, text, now), person=person)
    print(f"said {said} {text}", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
