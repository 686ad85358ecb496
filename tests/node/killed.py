"""A node that plays one match and is killed at some moment: says yes to a move only when the node has."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from random import Random

from tablee.bots.pool import Pool
from tablee.core.errors import Refusal
from tablee.core.state import options
from tablee.node import ServerNode
from tablee.store import Store
from tablee.table import commands as do


async def main(address: str, table_id: str, person: str) -> None:
    async with await Store.open(address) as store:
        with Pool(1) as pool:
            node = await ServerNode.open(store, pool, pace=lambda _rng: 0.0, heartbeat=0.1, lease=0.5)
            async with node.watch(table_id) as woken:
                await play(node, table_id, person, woken)
            await node.close()


async def play(node: ServerNode, table_id: str, person: str, woken: asyncio.Event) -> None:
    rng = Random(table_id)
    while True:
        woken.clear()
        table = await node.table(table_id)
        live = table.match
        if live is None or live.state.outcome is not None:
            print("over", flush=True)
            return
        mine = [seat for seat in live.asked if table.seating.chairs[seat].person == person]
        if not mine:
            await woken.wait()
            continue
        move = str(rng.choice(options(live.state, mine[0])))
        with suppress(Refusal):
            await answer(node, table_id, person, mine[0], table.revision, move)


async def answer(node: ServerNode, table_id: str, person: str, seat: int, seen: int, move: str) -> None:
    """A move and a line of talk, each said yes to when the node has."""
    seq = await node.submit(table_id, do.Answer(seat=seat, revision=seen, move=move), person)
    print(f"yes {seq} {seat} {move}", flush=True)
    text = f"move {seq}"
    said = await node.submit(table_id, do.Say(text=text), person)
    print(f"said {said} {text}", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
