"""What a node does with every heartbeat: share the matches with the other nodes, and do what could not be done before."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from time import time
from typing import Final

from tablee.core.errors import Refusal
from tablee.node.automation import Automation
from tablee.node.cluster import HEARTBEAT, LEASE, Cluster
from tablee.node.loaded_table import Busy, LoadedTable
from tablee.node.loaded_tables import LoadedTables
from tablee.node.presence import Presence
from tablee.node.results import Results, summary_of
from tablee.node.tasks import Tasks
from tablee.store import Store, StoredTable, StoreFailed, Unsure
from tablee.table.commands import GiveUp, Resume
from tablee.table.presence import EMPTIED, abandoned_at
from tablee.table.state import Phase

SWEEP: Final = 600.0  # seconds between two looks for forgotten tables
AT_ONCE: Final = 32  # tables that are taken over together

logger = logging.getLogger(__name__)


class Maintenance:
    """Heartbeats, taking over matches, catching up, retrying, and letting go of idle tables."""

    def __init__(
        self,
        store: Store,
        cluster: Cluster,
        tables: LoadedTables,
        automation: Automation,
        presence: Presence,
        results: Results,
        *,
        clock: Callable[[], float],
        every: float = HEARTBEAT,
        lease: float = LEASE,
    ) -> None:
        self._store = store
        self._cluster = cluster
        self._tables = tables
        self._automation = automation
        self._presence = presence
        self._results = results
        self._clock = clock
        self._every = every
        self._lease = lease
        self._tasks = Tasks()
        self._vanished = True  # a node may have gone, and nobody knows which people were connected there
        self._swept = clock()  # when forgotten tables were last looked for
        self._unshared = False  # matches may have changed hands and not been taken over yet

    async def begin(self) -> None:
        """Join the cluster and take over what is ours, then go on with every heartbeat."""
        await self._cluster.discover()
        if self._cluster.alone:  # nobody was there: time that ran meanwhile is given back, before anybody hears of us
            await self.take_over(away_since=self._cluster.last_heartbeat or 0.0)
            await self._cluster.heartbeat()
        else:
            await self._cluster.heartbeat()
            await self.take_over()
        self._tasks.go(self._run())

    async def stop(self) -> None:
        """No more heartbeats."""
        await self._tasks.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.once()
            except Refusal as refusal:
                logger.warning("a node missed a heartbeat: %s", refusal)
            except Exception:  # whatever it was: a node without a heartbeat loses its tables
                logger.exception("a node missed a heartbeat")

    async def once(self) -> None:
        """One heartbeat."""
        alive = self._cluster.alive
        if await self._cluster.heartbeat():
            self._unshared = True
            self._vanished |= not alive <= self._cluster.alive
            for loaded in self._tables:
                self._automation.attend(loaded)
        if self._unshared:
            await self.take_over()
        else:  # a wake-up may be lost, and on SQLite none comes from another process, be it only the host's command
            for table_id, seq in (await self._store.moved_since(time() - self._lease)).items():
                self.moved(table_id, seq)
        await self._retry()
        self._tables.drop_idle()
        if self._clock() - self._swept >= SWEEP:
            self._swept = self._clock()
            await self._sweep()

    def moved(self, table_id: str, seq: int) -> None:
        """Somebody moved a table: perhaps one that is loaded here, or whose bots are ours."""
        loaded = self._tables.get(table_id)
        if loaded is not None:
            behind = seq > loaded.table.state.seq
        else:
            behind = self._tables.is_loading(table_id) or self._cluster.owns(table_id)
        if behind:
            self._tasks.go(self._catch_up(table_id, seq))

    async def _catch_up(self, table_id: str, seq: int) -> None:
        async def work() -> None:
            if seq > loaded.table.state.seq:
                await loaded.catch_up()

        with _reporting(table_id):
            async with self._tables.use(table_id) as loaded:
                await loaded.exclusively(work)

    async def _retry(self) -> None:
        """Do what could not be done before."""
        failed, self._automation.failed = self._automation.failed, set()
        for table_id in failed:
            with _reporting(table_id):
                async with self._tables.use(table_id) as loaded:
                    await loaded.exclusively(loaded.catch_up)
        owed, self._results.owed = self._results.owed, set()
        for table_id in owed:
            with _reporting(table_id):
                async with self._tables.use(table_id) as loaded:
                    await self._write_results(loaded)

    async def _write_results(self, loaded: LoadedTable) -> None:
        await loaded.exclusively(lambda: self._results.write(loaded))

    async def take_over(self, *, away_since: float | None = None) -> None:
        """Attend every table that is ours. `away_since`: no node was there since then."""
        ours = [one for one in await self._store.open_tables() if self._cluster.owns(one.id)]
        vanished, self._vanished, self._unshared = self._vanished, False, False
        for first in range(0, len(ours), AT_ONCE):
            await asyncio.gather(
                *(self._adopt(one, away_since, watch=vanished) for one in ours[first : first + AT_ONCE])
            )

    async def _adopt(self, one: StoredTable, away_since: float | None, *, watch: bool) -> None:
        """Go on with a match; write what a node that was killed could no longer write."""
        with _reporting(one.id):
            try:
                async with self._tables.use(one.id) as loaded:
                    await loaded.submit(Resume(away_since=away_since))
                    s = loaded.table.state
                    if s.phase is Phase.OVER or summary_of(s) != one.summary:
                        await self._write_results(loaded)
                    if watch:
                        self._presence.watch(loaded)
            except (Busy, StoreFailed, Unsure):
                self._unshared, self._vanished = True, self._vanished or watch  # with the next heartbeat
                raise
            if not loaded.needed:
                self._tables.drop(loaded)

    async def _sweep(self) -> None:
        """Look for tables where nobody has been for long: lobbies are thrown away, matches are played on by bots."""
        quiet = self._clock() - EMPTIED
        for one in await self._store.open_tables():
            if one.updated_at <= quiet and self._cluster.owns(one.id):
                with _reporting(one.id):
                    async with self._tables.use(one.id) as loaded:
                        await self._give_up(loaded)
                    if not loaded.needed:
                        self._tables.drop(loaded)

    async def _give_up(self, loaded: LoadedTable) -> None:
        async def throw_away() -> None:
            if await self._store.delete(loaded.id, at_seq=loaded.table.state.seq):
                self._tables.drop(loaded)

        end = abandoned_at(loaded.table.state)
        if end is None or self._clock() < end:
            return
        if loaded.table.state.phase is Phase.LOBBY:
            await loaded.exclusively(throw_away)
        else:
            await loaded.submit(GiveUp())


@contextlib.contextmanager
def _reporting(table_id: str) -> Iterator[None]:
    """A table that can't be used (other rules, deleted, out of reach just now) does not stop the others."""
    try:
        yield
    except Refusal as refusal:
        logger.warning("table %s: %s", table_id, refusal)
