"""Hearing what other processes have committed: LISTEN on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol, cast

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from tablee.store.database import Postgresql
from tablee.store.errors import StoreFailed
from tablee.store.schema import log, tables
from tablee.store.writer import CHANNEL

PATIENCE: Final = 1.0  # seconds before a lost connection is tried again
WakeUp = Callable[[str, int], None]

_HEADS: Final = select(
    tables.c.id, select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
).where(tables.c.ended_at.is_(None))


class Driver(Protocol):
    """What we need of an asyncpg connection."""

    async def add_listener(self, channel: str, callback: Callable[[object, int, str, str], None]) -> None: ...

    def add_termination_listener(self, callback: Callable[[object], None]) -> None: ...


class Listener:
    """One connection that listens, for any number of callbacks."""

    def __init__(self, database: Postgresql) -> None:
        self.callbacks: list[WakeUp] = []
        self._database = database
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(), name="store listens")

    @property
    def failed(self) -> bool:
        """Whether it never began to listen."""
        return self._task.done()

    async def ready(self) -> None:
        """Wait until nothing is missed any more; StoreFailed if the database can't be reached."""
        await asyncio.shield(self._ready)

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (DBAPIError, OSError, StoreFailed) as error:
                if not self._ready.done():
                    refusal = StoreFailed()
                    refusal.__cause__ = error
                    self._ready.set_exception(refusal)
                    return
            await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        """Until the connection is lost. After a loss, wake everybody up: who knows what was missed."""
        lost = asyncio.Event()
        engine = self._database.lone()
        try:
            async with engine.connect() as connection:
                driver = cast("Driver", (await connection.get_raw_connection()).driver_connection)
                driver.add_termination_listener(lambda _: lost.set())
                await driver.add_listener(CHANNEL, self._heard)
                if self._ready.done():
                    for table_id, seq in await self._database.fetch(_HEADS):
                        self._tell(table_id, seq or 0)
                else:
                    self._ready.set_result(None)
                await lost.wait()
                await connection.invalidate()
        finally:
            await engine.dispose()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        table_id, _, seq = payload.rpartition(" ")
        self._tell(table_id, int(seq))

    def _tell(self, table_id: str, seq: int) -> None:
        for callback in self.callbacks:
            asyncio.get_running_loop().call_soon(callback, table_id, seq)
