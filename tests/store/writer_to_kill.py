"""Appends to a few tables for ever, and says after each append what it was promised: the table, the seq, the body."""

from __future__ import annotations

import asyncio
import os
import sys

from tablee.store import NewEntry, Store


async def play(store: Store, table_id: str) -> None:
    entries = await store.read(table_id)
    seq = len(entries)
    while True:
        bodies = [f'"{os.getpid()}/{seq}/{part}"' for part in range(1 + seq % 3)]
        said = await store.append(table_id, seq, [NewEntry("move", body) for body in bodies])
        seq = said.last
        lines = [f"{table_id} {said.first + n} {body}\n" for n, body in enumerate(bodies)]
        os.write(sys.stdout.fileno(), "".join(lines).encode())


async def main(address: str, tables: int) -> None:
    async with await Store.open(address) as store, asyncio.TaskGroup() as group:
        for n in range(tables):
            group.create_task(play(store, f"t{n}"))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
