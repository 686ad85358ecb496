"""Appends per second, each on the disk before it is acknowledged: one table alone, and many in flight; SQLite and PostgreSQL.

Every append is one entry, of a person and with a key, as a move at a table is.

Wall time, since what is measured is waiting for the disk. Beside them the bare cost of one sync to the same disk, so that the
ratios within a run mean something on another machine. PostgreSQL is the server of the `pgserver` wheel, in a folder of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from tablee.store import NewEntry, NewTable, Store

ENTRY = [NewEntry("move", json.dumps({"seat": 1, "move": "play 12"}))]


def syncs(folder: Path, seconds: float) -> float:
    """Small writes per second, each synced."""
    with (folder / "sync").open("wb", buffering=0) as file:
        count, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            file.write(b"x" * 4096)
            os.fdatasync(file.fileno())
            count += 1
    return count / spent


async def appends(address: str, tables: int, seconds: float) -> tuple[float, float, float]:
    """Appends per second, appends per commit, and the median wait of one in milliseconds."""
    waits: list[float] = []

    async def play(store: Store, table_id: str, person: str, end: float) -> None:
        seq = 0
        while (asked := time.perf_counter()) < end:
            seq = (await store.append(table_id, seq, ENTRY, person=person, key=f"key {seq}")).last
            waits.append(time.perf_counter() - asked)

    async with await Store.open(address) as store:
        ids = [uuid4().hex for _ in range(tables)]
        await asyncio.gather(*(store.create(NewTable(one, "fuji_flush")) for one in ids))
        people = await asyncio.gather(*(store.people.create(one) for one in ids))
        before, start = store.commits, time.perf_counter()
        await asyncio.gather(*(play(store, one, who.id, start + seconds) for one, who in zip(ids, people, strict=True)))
        spent = time.perf_counter() - start
        return len(waits) / spent, len(waits) / (store.commits - before), statistics.median(waits) * 1000


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)  # read once, on import
    from pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description="Appends per second of the store, on both databases.")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds of a contestant in a round (default 2)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds (default 3)")
    parser.add_argument("--tables", type=int, default=200, help="tables in flight (default 200)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1 or given.tables < 1:
        parser.error("--seconds must be above 0, --rounds and --tables at least 1")
    folder = Path(tempfile.mkdtemp(prefix="tablee"))
    try:
        with postgresql(folder) as server:
            addresses = {"SQLite": f"sqlite:///{folder / 'tablee.db'}", "PostgreSQL": server}
            contestants = {
                f"{kind}, {tables} table{'s' if tables > 1 else ''}": (address, tables)
                for kind, address in addresses.items()
                for tables in (1, given.tables)
            }
            bare: list[float] = []
            found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in contestants}
            for _ in range(given.rounds):
                bare.append(syncs(folder, given.seconds))
                for name, (address, tables) in contestants.items():
                    found[name].append(asyncio.run(appends(address, tables, given.seconds)))
    finally:
        shutil.rmtree(folder)
    show(bare, found, as_json=given.json)


def show(bare: list[float], found: dict[str, list[tuple[float, float, float]]], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"syncs": bare, **found}))
        return
    print("Appends per second, wall time, each synced before it is acknowledged; medians of the rounds.\n")
    print(f"{'bare 4 kB write and sync':26} {statistics.median(bare):9,.0f} /s")
    for name, rounds in found.items():
        rate, shared, wait = (statistics.median(column) for column in zip(*rounds, strict=True))
        ratio = rate / statistics.median(bare)
        print(
            f"{name:26} {rate:9,.0f} /s  {shared:6.1f} a commit  median wait {wait:6.1f} ms  {ratio:6.2f} x a bare sync"
        )


if __name__ == "__main__":
    main()
