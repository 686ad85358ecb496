"""A node: one process that serves tables. It opens and loads them, takes commands, and tells subscribers what happened."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from hashlib import blake2b
from random import Random
from typing import Final, Self

from tablee.bots.pool import CancelledSearch, Pool
from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.node.automation import Automation
from tablee.node.clock import SteadyClock
from tablee.node.cluster import HEARTBEAT, LEASE, Cluster
from tablee.node.counts import Counts
from tablee.node.loaded_table import Busy, LoadedTable, Services, stored
from tablee.node.loaded_tables import IDLE, LoadedTables
from tablee.node.maintenance import Maintenance
from tablee.node.presence import LINGER, Presence
from tablee.node.results import Results, summary_of
from tablee.node.tasks import Tasks
from tablee.store import NewTable, Store, TableTaken, UnknownPerson, UnknownTable, Unsure
from tablee.table import lobby, play, rematch
from tablee.table.advice import Advice, advice
from tablee.table.commands import Command, Deal, Depart, Rematch, Start
from tablee.table.entries import Entries, NumberedEntry
from tablee.table.pace import pause
from tablee.table.state import TableState
from tablee.table.table import Table
from tablee.table.terms import Terms

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of a code: none that looks like another
CODE: Final = 6
SEED: Final = 32  # bytes
ID: Final = 9  # bytes, of a table

logger = logging.getLogger(__name__)


class NoHint(Refusal):
    """A hint while the bots go home."""

    key = "error-no-hint"
    transient = True
    sentence = "No bot can think about that just now. Try again."


class ServerNode:
    """Open one with `ServerNode.open(store, pool)`, and close it."""

    def __init__(
        self,
        store: Store,
        pool: Pool,
        *,
        clock: Callable[[], float] | None = None,
        pace: Callable[[Random], float] = pause,
        rng: Random | None = None,
        heartbeat: float = HEARTBEAT,
        lease: float = LEASE,
        idle: float = IDLE,
        linger: float = LINGER,
    ) -> None:
        clock = clock or SteadyClock()
        self._store = store
        self._clock = clock
        self._tasks = Tasks()
        self.cluster = Cluster(store.nodes, clock=clock, lease=lease)
        self.automation = Automation(
            pool, clock=clock, pace=pace, rng=rng or Random(secrets.token_bytes(16)), owns=self.cluster.owns
        )
        results = Results(store)
        self.presence = Presence(self._note, clock=clock, linger=linger)
        services = Services(store, clock, Counts(), self._tasks, self.cluster, self.automation, self.presence, results)
        self.counts = services.counts
        self.tables = LoadedTables(services, idle=idle)
        self.maintenance = Maintenance(
            store,
            self.cluster,
            self.tables,
            self.automation,
            self.presence,
            results,
            clock=clock,
            every=heartbeat,
            lease=lease,
        )
        self._stop_listening: Callable[[], None] = lambda: None
        self._closed = False

    @classmethod
    async def open(
        cls,
        store: Store,
        pool: Pool,
        *,
        clock: Callable[[], float] | None = None,
        pace: Callable[[Random], float] = pause,
        rng: Random | None = None,
        heartbeat: float = HEARTBEAT,
        lease: float = LEASE,
        idle: float = IDLE,
        linger: float = LINGER,
    ) -> Self:
        """A node over a store: every match that was running goes on."""
        node = cls(
            store, pool, clock=clock, pace=pace, rng=rng, heartbeat=heartbeat, lease=lease, idle=idle, linger=linger
        )
        try:
            node._stop_listening = await store.listen(node._moved)
            await node.maintenance.begin()
        except BaseException:
            await node._stop()
            raise
        return node

    def _moved(self, table_id: str, seq: int) -> None:
        if not self._closed:
            self.maintenance.moved(table_id, seq)

    async def close(self) -> None:
        """Stop bots and clocks. Nothing is lost: whatever was acknowledged is in the store."""
        if self._closed:
            return
        await self._stop()
        try:
            await self.cluster.leave()
        except Refusal as refusal:  # the others will miss our heartbeat
            logger.warning("a node could not say that it closes: %s", refusal)

    async def _stop(self) -> None:
        self._closed = True
        self._stop_listening()
        self.presence.close()
        for loaded in self.tables:
            if loaded.timer is not None:
                loaded.timer.cancel()
        await self.maintenance.stop()
        await self.automation.close()
        await self.tables.drained()
        await self._tasks.ended()

    # --- Commands --------------------------------------------------------------------------------------------------------

    def submit(self, table_id: str, command: Command, person: str = "") -> asyncio.Future[int]:
        """Do what somebody asks of a table: the number of the last entry once it is on the disk, or the refusal.

        The same key of the same person again gets the same answer. A command is carried out even if nobody waits for it any more.
        """
        if isinstance(command, Start):
            command = Deal(key=command.key, seed=secrets.token_bytes(SEED))
        loaded = self.tables.get(table_id)
        if loaded is not None:
            return loaded.submit(command, person)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._tasks.go(self._load_and_submit(table_id, command, person, answer))
        return answer

    async def _load_and_submit(self, table_id: str, command: Command, person: str, answer: asyncio.Future[int]) -> None:
        try:
            async with self.tables.use(table_id) as loaded:
                seq = await loaded.submit(command, person)
        except Refusal as refusal:
            if not answer.done():
                answer.set_exception(refusal)
        except Exception:
            logger.exception("a table could not be loaded")
            if not answer.done():
                answer.set_exception(Unsure())
        else:
            if not answer.done():
                answer.set_result(seq)

    def _note(self, table_id: str, command: Command) -> None:
        """Submit what was noticed about somebody's presence. Nobody waits for it."""
        if not self._closed:
            self.submit(table_id, command).add_done_callback(_unwaited)

    async def forget(self, person: str) -> None:
        """Take leave of all tables for a person whose account is about to be deleted."""
        for one in await self._store.open_tables(person=person):
            async with self.tables.use(one.id) as loaded:
                before = -1
                while before < loaded.table.state.seq:
                    before = loaded.table.state.seq
                    await loaded.submit(Depart(), person)
            self.presence.forget(one.id, person)

    async def hint(self, table_id: str, person: str, seat: Seat, bot: str = "hard") -> Advice:
        """What a bot of that strength would advise for a seat that the person plays and that is asked now.

        It is handed a sampled world, like any bot. One hint at a time for each seat: while one is thought about, Busy.
        """
        async with self.tables.use(table_id) as loaded:
            turn = play.hint_turn(loaded.table.state, person, seat, bot)
            answers = loaded.table.state.running().view(seat).asked.options
            if seat in loaded.hinted:
                raise Busy
            loaded.hinted.add(seat)
            try:
                answer = await self.automation.think(loaded, turn)
            except CancelledSearch:
                raise NoHint from None
            finally:
                loaded.hinted.discard(seat)
        return advice(answers, answer.move, answer.thoughts)

    # --- Opening ---------------------------------------------------------------------------------------------------------

    async def open_table(
        self, person: str, name: str, game: str, terms: Terms, *, account: str = "", key: str = ""
    ) -> str:
        """A new table with a link and a code of its own; its id. The same idempotency key of the same person opens one table.

        `account` is the name of the host's account.
        """

        def opening(link: str, code: str) -> Entries:
            return lobby.open_table(person, name, game, terms, link=link, code=code, account=account)

        return await self._open(opening, person, key)

    async def opened_under(self, person: str, key: str) -> str:
        """The table that this person opened under that key; nothing if there is none."""
        if not key:
            return ""
        table_id = await self._keyed_id(person, key)
        return table_id if await self._store.table(table_id) is not None else ""

    async def _open(self, opening: Callable[[str, str], Entries], person: str, key: str) -> str:
        """Create a table with a new link and code; or find the one that the same key has opened, here or at another node."""
        while True:
            entries = opening(*_doors())
            table_id = await self._keyed_id(person, key) if key else secrets.token_urlsafe(ID)
            try:
                new = await self._create(table_id, entries, person)
            except TableTaken:  # the id is that of the same key, or by a rare chance the code is another's
                if opened := await self.opened_under(person, key):
                    return opened
            else:
                self.automation.attend(new)
                self.presence.seen(new, person)
                return new.id

    async def _keyed_id(self, person: str, key: str) -> str:
        """The same for all nodes, and nothing that others could guess."""
        secret = await self._store.secret("tables")
        digest = blake2b(f"{person} {key}".encode(), digest_size=ID, key=secret).digest()
        return urlsafe_b64encode(digest).decode()

    async def rematch(self, table_id: str, person: str) -> str:
        """The same people and bots at a new table, each one seat further; its id."""
        s = await self.table(table_id)
        if s.rematched:
            return s.rematched
        link, code = _doors()
        new = await self._create(secrets.token_urlsafe(ID), rematch.opening(s, person, link=link, code=code), person)
        self.presence.watch(new)
        self.presence.seen(new, person)
        await self.submit(table_id, Rematch(table=new.id), person)
        return new.id

    async def continue_from(
        self,
        table_id: str,
        person: str,
        steps: int,
        seat: Seat,
        bot: str = "normal",
        *,
        invitation: str = "",
        key: str = "",
    ) -> str:
        """A private table where a match that is over goes on from where it stood, against bots; its id.

        For whoever was there, for everybody if the table is public, else with its link or code as the invitation.
        """
        s = await self.table(table_id)
        known, account = s.seating.people.get(person), await self._store.people.by_id(person)
        if account is None:
            raise UnknownPerson
        name = known.name if known is not None else account.name

        def opening(link: str, code: str) -> Entries:
            return rematch.continuation(
                s, person, name, steps, seat, bot, table=table_id, link=link, code=code, key=invitation
            )

        return await self._open(opening, person, key)

    async def _create(self, table_id: str, entries: Entries, person: str) -> LoadedTable:
        now = self._clock()
        table = Table.replay(NumberedEntry(seq, now, entry) for seq, entry in enumerate(entries, start=1))
        s = table.state
        await self._store.create(
            NewTable(table_id, s.game.name, public=s.terms.public, code=s.code, summary=summary_of(s)),
            [stored(entry, now) for entry in entries],
            person=person,
        )
        return self.tables.add(table_id, table)

    # --- Looking ---------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableState:
        """A table as it stands, for reading alone; TableClosed if nobody may look at it any more."""
        async with self.tables.use(table_id) as loaded:
            loaded.table.state.check_open()
            return loaded.table.state

    async def seen(self, table_id: str, person: str) -> TableState:
        """The same for a person who asks, and who is there as long as that goes on."""
        async with self.tables.use(table_id) as loaded:
            loaded.table.state.check_open()
            if loaded.table.state.is_here(person):
                self.presence.seen(loaded, person)
            return loaded.table.state

    def package(self, table_id: str) -> str:
        """Where the texts of a table's game lie, if the table is in memory; else nothing."""
        loaded = self.tables.get(table_id)
        return loaded.table.state.game.package if loaded is not None else ""

    async def by_code(self, code: str) -> str:
        """The id of the table with that code."""
        found = await self._store.by_code(code.strip().upper())
        if found is None:
            raise UnknownTable
        return found.id

    @contextlib.asynccontextmanager
    async def subscribe(self, table_id: str, notify: Callable[[], None], person: str = "") -> AsyncIterator[None]:
        """Call `notify` whenever something happened at the table. It has to return at once and must not fail.

        With a person, that person is connected as long as this lasts.
        """
        async with self.tables.use(table_id) as loaded:
            loaded.subscribers.add(notify)
        try:
            with self.presence.connected(loaded, person) if person else contextlib.nullcontext():
                yield
        finally:
            loaded.subscribers.discard(notify)

    @contextlib.asynccontextmanager
    async def watch(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever something happened at the table; clear it, then look."""
        woken = asyncio.Event()
        async with self.subscribe(table_id, woken.set):
            yield woken

    def now(self) -> float:
        """The time that all tables of this node go by."""
        return self._clock()

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self.tables)

    @property
    def subscribed(self) -> int:
        """How many subscribe to a table."""
        return sum(len(loaded.subscribers) for loaded in self.tables)


def _unwaited(answer: asyncio.Future[int]) -> None:
    """A refusal is no news: the table has gone, or is not to be reached; whoever is away stays away, and is noted later."""
    if not answer.cancelled():
        answer.exception()


def _doors() -> tuple[str, str]:
    """A new link and a new code."""
    return secrets.token_urlsafe(16), "".join(secrets.choice(LETTERS) for _ in range(CODE))
