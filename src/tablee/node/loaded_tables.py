"""The tables that a node has in memory. A table that nobody needs leaves; a cold one is its log replayed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Final

from tablee.node.loaded_table import LoadedTable, Services, numbered
from tablee.table.table import Table

IDLE: Final = 600.0  # seconds after which a table that nobody touches leaves the memory


class LoadedTables:
    """The registry of loaded tables."""

    def __init__(self, services: Services, *, idle: float = IDLE) -> None:
        self._services = services
        self._idle = idle
        self._loaded: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._loaded)

    def __iter__(self) -> Iterator[LoadedTable]:
        return iter(list(self._loaded.values()))

    def get(self, table_id: str) -> LoadedTable | None:
        """A table, if it is in memory."""
        return self._loaded.get(table_id)

    def is_loading(self, table_id: str) -> bool:
        """Whether a table is on its way into memory."""
        return table_id in self._loading

    def add(self, table_id: str, table: Table) -> LoadedTable:
        """A new table. Somebody may have found it in a lobby and loaded it already."""
        loaded = self._loaded.get(table_id)
        if loaded is None:
            loaded = self._loaded[table_id] = LoadedTable(table_id, table, self._services)
        return loaded

    @contextlib.asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LoadedTable]:
        """A table, which does not leave the memory meanwhile."""
        while table_id not in self._loaded:
            await self._load(table_id)
        loaded = self._loaded[table_id]
        loaded.users += 1
        loaded.touched = self._services.clock()
        try:
            yield loaded
        finally:
            loaded.users -= 1

    async def _load(self, table_id: str) -> None:
        """Whoever asks for a table while it is being loaded waits for the same."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = self._services.tasks.go(self._replay(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        await asyncio.shield(loading)

    async def _replay(self, table_id: str) -> None:
        table = Table.replay(numbered(await self._services.store.read(table_id)))
        self._services.automation.attend(self.add(table_id, table))

    def drop(self, loaded: LoadedTable) -> None:
        """Let a table go cold. Nobody may be in the middle of something there."""
        if self._loaded.get(loaded.id) is loaded:
            del self._loaded[loaded.id]

    def drop_idle(self) -> None:
        """Let go of the tables that nobody needed for a while."""
        now = self._services.clock()
        for loaded in self:
            if not loaded.needed and now - loaded.touched >= self._idle:
                self.drop(loaded)

    async def drained(self) -> None:
        """Wait until nothing is under way at any table."""
        for loaded in self:
            await loaded.drained()
