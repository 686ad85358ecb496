"""An acknowledged entry is never lost: writers are killed at random moments, and everything they had been promised is there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

import pytest
from sqlalchemy import Connection, text

from tablee.store import NewTable, Store

WRITER = Path(__file__).with_name("writer_to_kill.py")
TABLES = 4


def read_until_killed(address: str, acknowledgements: int, longer: float) -> list[tuple[str, int, str]]:
    """Let a process append and say what it was promised; kill it a little after so many lines; all it said."""
    with subprocess.Popen(
        [sys.executable, str(WRITER), address, str(TABLES)], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(acknowledgements)]
        sleep(longer)  # a commit takes a few milliseconds: any moment of it
        writer.kill()
        lines += writer.stdout.readlines()
    assert writer.returncode == -9
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(table_id, int(seq), body) for table_id, seq, body in whole]


async def set_up(address: str) -> None:
    async with await Store.open(address) as store:
        for n in range(TABLES):
            await store.create(NewTable(f"t{n}", "fuji_flush"))


async def logs(address: str) -> dict[str, list[tuple[int, str]]]:
    async with await Store.open(address) as store:
        return {
            table.id: [(entry.seq, entry.body) for entry in await store.read(table.id)]
            for table in await store.open_tables()
        }


def kill_again_and_again(address: str, times: int) -> None:
    rng = Random(address)
    asyncio.run(set_up(address))
    promised: dict[tuple[str, int], str] = {}
    for _ in range(times):
        for table_id, seq, body in read_until_killed(address, rng.randint(1, 60), rng.uniform(0, 0.01)):
            assert promised.setdefault((table_id, seq), body) == body
        found = asyncio.run(logs(address))
        for table_id, entries in found.items():
            assert [seq for seq, _ in entries] == list(range(1, len(entries) + 1)), table_id
        there = {(table_id, seq): body for table_id, entries in found.items() for seq, body in entries}
        assert promised.items() <= there.items()
    assert len(promised) >= times


@pytest.mark.parametrize("half", [1, 2])  # two workers share the work
def test_sqlite_loses_nothing_that_was_acknowledged_when_the_writer_is_killed(sqlite: str, half: int) -> None:
    kill_again_and_again(sqlite, 10)


def test_postgresql_loses_nothing_that_was_acknowledged_when_the_writer_is_killed(postgres: str) -> None:
    kill_again_and_again(postgres, 5)


@pytest.mark.parametrize("kind", ["writing", "reading"])
def test_sqlite_writes_ahead_syncs_every_commit_and_keeps_foreign_keys(sqlite: str, kind: str) -> None:
    def ask(connection: Connection) -> dict[str, object]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return {pragma: connection.scalar(text(f"PRAGMA {pragma}")) for pragma in asked}

    async def run() -> dict[str, object]:
        async with await Store.open(sqlite) as store:
            database = store._database
            return await (database.writing(ask) if kind == "writing" else database.reading(ask))

    assert asyncio.run(run()) == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_postgresql_syncs_every_commit_even_if_the_host_said_otherwise(postgres: str) -> None:
    def relax(connection: Connection) -> None:
        name = connection.scalar(text("SELECT current_database()"))
        connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))

    async def run() -> object:
        async with await Store.open(postgres) as store:
            await store._database.writing(relax)
        async with await Store.open(postgres) as store:
            return await store._database.writing(lambda connection: connection.scalar(text("SHOW synchronous_commit")))

    assert asyncio.run(run()) == "on"
