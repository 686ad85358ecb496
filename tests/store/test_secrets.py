"""Secrets that a database keeps: made once, the same for all who ask."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from tablee.store import Store

ASK = """
import asyncio, sys
from tablee.store import Store

async def main():
    async with await Store.open(sys.argv[1]) as store:
        print("ready", flush=True)
        sys.stdin.readline()
        print((await store.secret("sessions")).hex())

asyncio.run(main())
"""


def test_a_secret_is_made_once_and_kept(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as store:
            sessions, other = await store.secret("sessions"), await store.secret("other")
            assert len(sessions) == 32
            assert sessions not in {other, bytes(32)}
        async with await Store.open(address) as store:
            assert await store.secret("sessions") == sessions
            assert await store.secret("other") == other

    asyncio.run(run())


def test_many_who_ask_at_once_get_the_same(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            asked = [store.secret("sessions") for store in (one, other) * 4]
            assert len(set(await asyncio.gather(*asked))) == 1

    asyncio.run(run())


def test_two_processes_that_ask_at_once_get_the_same(address: str) -> None:
    asyncio.run(opened(address))
    askers = [
        subprocess.Popen(
            [sys.executable, "-c", ASK, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        for _ in range(2)
    ]
    for asker in askers:
        assert asker.stdout is not None
        assert asker.stdout.readline() == "ready\n"
    for asker in askers:
        assert asker.stdin is not None
        asker.stdin.write("now\n")
    told = {asker.communicate()[0] for asker in askers}
    assert len(told) == 1
    assert len(bytes.fromhex(told.pop())) == 32


async def opened(address: str) -> None:
    await (await Store.open(address)).close()


def test_a_name_that_no_database_could_hold_is_no_name(sqlite: str) -> None:
    async def run() -> None:
        async with await Store.open(sqlite) as store:
            with pytest.raises(ValueError, match="secret"):
                await store.secret("a\0")

    asyncio.run(run())
