"""A table in memory, and its queue: one command after the other is judged, appended to the log, applied and published.

There is no lock and, mostly, no task. A command that finds the queue empty is judged at once and handed to the store; when the
store calls back, its entries are applied, everybody is told, and the next command is taken. Only what needs more of the database
(another node was quicker, a retry under the same key, results to write) goes on in a task; the queue waits for that too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.node.counts import Counts
from tablee.node.tasks import Tasks
from tablee.store import Appended, Behind, NewEntry, Store, StoredEntry, Unsure
from tablee.table import entries as log
from tablee.table.commands import Command
from tablee.table.entries import Entries, LogEntry, NumberedEntry
from tablee.table.refusals import StaleAnswer
from tablee.table.table import Table

if TYPE_CHECKING:
    from tablee.node.automation import Automation
    from tablee.node.cluster import Cluster
    from tablee.node.presence import Presence
    from tablee.node.results import Results

TRIES: Final = 20  # at a command while another node moves the same table
LONGEST_QUEUE: Final = 256
REMEMBERED: Final = 200  # refusals of one table
QUIET: Final = (log.Answered, log.Said)  # no result and no list of tables changes with these: publish them at once

logger = logging.getLogger(__name__)


class Busy(Refusal):
    """A table that others move all the time, or that many wait for."""

    key = "error-busy"
    transient = True
    sentence = "Too much happens at this table just now. Try again."


@dataclass(frozen=True)
class Services:
    """What all loaded tables of a node share."""

    store: Store
    clock: Callable[[], float]
    counts: Counts
    tasks: Tasks  # what the queues do in the background
    cluster: Cluster
    automation: Automation
    presence: Presence
    results: Results


class QueuedCommand(Struct, eq=False, gc=False):
    """A command in the queue. Nobody is `person` where the node itself asks."""

    command: Command
    person: str
    done: asyncio.Future[int]
    tries: int = TRIES
    began: float = field(default_factory=monotonic)

    @property
    def keyed(self) -> bool:
        """Whether it can be recognised when it is sent again."""
        return bool(self.person and self.command.key)

    @property
    def asked_as(self) -> tuple[str, str]:
        """Who asked under which idempotency key."""
        return self.person, self.command.key

    def resolve(self, seq: int) -> None:
        if not self.done.done():  # whoever asked may have gone away
            self.done.set_result(seq)

    def refuse(self, refusal: Refusal) -> None:
        if not self.done.done():
            self.done.set_exception(refusal)


class Chore(Struct, eq=False):
    """Other work that has to have the table to itself."""

    work: Callable[[], Coroutine[None, None, None]]
    done: asyncio.Future[None]


class LoadedTable:
    """A table in memory, with its queue, its subscribers, and the bots and clocks at work there."""

    __slots__ = (
        "_busy", "_drained", "_queue", "_refused", "_services", "finished", "hinted", "id", "subscribers", "table", "timer",
        "touched", "under_way", "users",
    )  # fmt: skip

    def __init__(self, table_id: str, table: Table, services: Services) -> None:
        self.id = table_id
        self.table = table
        self.touched = services.clock()  # when somebody last wanted something of it
        self.users = 0  # those who are in the middle of something here
        self.subscribers: set[Callable[[], None]] = set()
        self.under_way: dict[tuple[Seat, int], asyncio.Task[None]] = {}  # bots and forced passes, by seat and revision
        self.hinted: set[Seat] = set()  # seats that somebody waits for a hint for
        self.timer: asyncio.TimerHandle | None = None  # for the next clock that runs out
        self.finished = False  # the results are written
        self._services = services
        self._queue: list[QueuedCommand | Chore] = []  # mostly empty, and never long
        self._busy = False  # the first in line is being done
        self._refused: dict[tuple[str, str], Refusal] = {}  # lately, by person and key
        self._drained: list[asyncio.Future[None]] = []

    # --- The queue -----------------------------------------------------------------------------------------------------

    def submit(self, command: Command, person: str = "") -> asyncio.Future[int]:
        """Do this when its turn comes: the number of the last entry once it is on the disk, or the refusal.

        It is done even if nobody waits for it any more.
        """
        job = QueuedCommand(command, person, asyncio.get_running_loop().create_future())
        if len(self._queue) >= LONGEST_QUEUE:
            job.refuse(Busy())
        else:
            self._queue.append(job)
            self._take_next()
        return job.done

    def exclusively(self, work: Callable[[], Coroutine[None, None, None]]) -> asyncio.Future[None]:
        """Do this when its turn comes, between two commands."""
        chore = Chore(work, asyncio.get_running_loop().create_future())
        self._queue.append(chore)
        self._take_next()
        return chore.done

    async def drained(self) -> None:
        """Wait until nothing is under way here."""
        if self._busy:
            self._drained.append(waiter := asyncio.get_running_loop().create_future())
            await waiter

    @property
    def needed(self) -> bool:
        """Whether anybody looks at it or does something here, or a bot or a clock will."""
        return bool(self._busy or self.users or self.subscribers or self.under_way or self.timer is not None)

    def _take_next(self) -> None:
        while self._queue and not self._busy:
            self._busy = True
            first = self._queue.pop(0)
            if isinstance(first, QueuedCommand):
                self._judge(first)
            else:
                self._services.tasks.go(self._do_chore(first))
        if not self._busy:
            for waiter in self._drained:
                waiter.set_result(None)
            self._drained.clear()

    def _judge(self, job: QueuedCommand) -> None:
        """Judge a command and hand its entries to the store."""
        state, now = self.table.state, self._services.clock()
        self.touched = now
        try:
            self._check_refused(job)
            entries = self.table.handle(job.person, job.command, now)
            if not entries:
                self._resolve(job, state.seq)
                return
            new = [stored(entry, now) for entry in entries]
            appending = self._services.store.append(
                self.id, state.seq, new, person=job.person or None, key=job.command.key or None
            )
        except Refusal as refusal:
            self._judged_no(job, refusal)
        except Exception:
            logger.exception("a command could not be judged")
            self._refuse(job, Unsure())
        else:
            appending.add_done_callback(partial(self._appended, job, entries, now))

    def _check_refused(self, job: QueuedCommand) -> None:
        """Refuse what was refused before."""
        if self._refused and job.keyed and (before := self._refused.get(job.asked_as)) is not None:
            raise again(before)

    def _judged_no(self, job: QueuedCommand, refusal: Refusal) -> None:
        """A retry of what was done before can't be done again, and is no less done for that: ask the store."""
        alone = self._services.cluster.alone
        if job.keyed and job.asked_as not in self._refused and not (isinstance(refusal, StaleAnswer) and alone):
            self._go_on(job, self._look_up(job, refusal))
        else:  # a table knows the keys of its answers, if nobody else moves it
            self._remember(job, refusal)
            self._refuse(job, refusal)

    def _appended(self, job: QueuedCommand, entries: Entries, now: float, appending: asyncio.Future[Appended]) -> None:
        """The entries are on the disk: apply and publish them. Or they are not: find out what to answer."""
        error = Unsure() if appending.cancelled() else appending.exception()
        if isinstance(error, Behind):
            self._go_on(job, self._judge_again(job))
        elif isinstance(error, Refusal):
            self._refuse(job, error)
        elif error is not None:
            logger.error("a log could not be written", exc_info=error)
            self._refuse(job, Unsure())
        elif appending.result().repeated:
            self._go_on(job, self._repeated(job, appending.result()))
        else:
            try:
                for entry in entries:
                    self.table.apply(entry, now)
                self._services.counts.add(entries)
                if job.person and self.table.state.secret_seq != self.table.state.seq:
                    self._services.counts.noticed(job.command, monotonic() - job.began)
                if all(isinstance(entry, QUIET) for entry in entries):
                    self.publish()
                    self._resolve(job, self.table.state.seq)
                else:
                    self._go_on(job, self._settle(job))
            except Exception:
                logger.exception("something went wrong at a table")
                self._refuse(job, Unsure())
        self._take_next()

    # --- What takes more of the database -------------------------------------------------------------------------------

    def _go_on(self, job: QueuedCommand, work: Coroutine[None, None, None]) -> None:
        """Do the rest in a task. The table stays busy until then."""
        self._services.tasks.go(self._carry_on(job, work))

    async def _carry_on(self, job: QueuedCommand, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Refusal as refusal:
            self._refuse(job, refusal)
        except Exception:
            logger.exception("something went wrong at a table")
            self._refuse(job, Unsure())
        self._take_next()

    async def _look_up(self, job: QueuedCommand, refusal: Refusal) -> None:
        """The same key again gets the same answer, whatever would be said to it now."""
        before = await self._services.store.asked(self.id, job.person, job.command.key)
        if before is not None:
            self._resolve(job, before.last)
        else:
            self._remember(job, refusal)
            self._refuse(job, refusal)

    async def _repeated(self, job: QueuedCommand, done: Appended) -> None:
        """It was done before, here or at another node."""
        if done.last > self.table.state.seq:
            await self.catch_up()
        self._resolve(job, done.last)

    async def _judge_again(self, job: QueuedCommand) -> None:
        """Another node was quicker: see what happened there, and judge anew."""
        job.tries -= 1
        await self.catch_up()
        if not job.tries:
            raise Busy
        self._judge(job)

    async def _settle(self, job: QueuedCommand) -> None:
        """Write what follows from the log before anybody is told."""
        await self._services.results.write(self)
        self.publish()
        self._resolve(job, self.table.state.seq)

    async def _do_chore(self, chore: Chore) -> None:
        try:
            await chore.work()
        except Exception as error:  # noqa: BLE001  # it reaches whoever asked
            if not chore.done.done():
                chore.done.set_exception(error)
        else:
            if not chore.done.done():
                chore.done.set_result(None)
        self._busy = False
        self._take_next()

    async def catch_up(self) -> None:
        """Apply what another node has stored meanwhile. Only for whoever has the table to himself."""
        for one in numbered(await self._services.store.read(self.id, after=self.table.state.seq)):
            self.table.apply(one.entry, one.at)
        self.publish()

    # --- Answers -------------------------------------------------------------------------------------------------------

    def publish(self) -> None:
        """Tell everybody that something happened, and let bots and clocks do what is theirs."""
        for notify in tuple(self.subscribers):
            notify()
        self._services.automation.attend(self)
        self._services.presence.attend(self)

    def _resolve(self, job: QueuedCommand, seq: int) -> None:
        self._busy = False
        job.resolve(seq)

    def _refuse(self, job: QueuedCommand, refusal: Refusal) -> None:
        self._busy = False
        self._services.counts.refused += bool(job.person)
        job.refuse(refusal)

    def _remember(self, job: QueuedCommand, refusal: Refusal) -> None:
        """A copy of a refused command that comes late gets the same refusal: what was given up is not done after all."""
        if not job.keyed or refusal.transient:
            return
        self._refused[job.asked_as] = again(refusal)
        if len(self._refused) > REMEMBERED:
            del self._refused[next(iter(self._refused))]


def again(refusal: Refusal) -> Refusal:
    """The same refusal without its traceback, which would keep alive everything that was at hand then."""
    new = type(refusal).__new__(type(refusal), *refusal.args)
    new.__dict__.update(refusal.__dict__)
    return new


def stored(entry: LogEntry, at: float) -> NewEntry:
    """An entry as the store keeps it."""
    return NewEntry(entry.kind, log.write(entry).decode(), private=entry.private, at=at, person=brought(entry))


def brought(entry: LogEntry) -> str | None:
    """Whose entry it is, whoever submitted it: people come along to a rematch."""
    return entry.person if isinstance(entry, log.Came) else None


def numbered(kept: Iterable[StoredEntry]) -> Iterator[NumberedEntry]:
    """Entries as the table applies them."""
    for one in kept:
        yield NumberedEntry(one.seq, one.at, log.read(one.kind, one.body))
