"""All that happens at a table by itself: bots, forced passes, and clocks that run out. Each submits a command like anybody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from tablee.bots.pool import Answer, CancelledSearch, Pool
from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.node.loaded_table import LoadedTable
from tablee.node.tasks import Tasks
from tablee.node.thinking import Kind, ThinkingTimes
from tablee.table.absence import next_due
from tablee.table.commands import BotAnswer, CheckClocks, Command, ForcedPass
from tablee.table.play import BotTurn, bots_due, forced_seats

SECONDS: Final = 15.0  # a bot's search, at the very most
AGAIN: Final = 0.3  # of a pause, for another answer of the seat that answered last
BOT: Final = 0.5  # of a pause, for a bot: whoever watches sees each answer played, at a speed of his own


class Automation:
    """Attends the tables that this node owns."""

    def __init__(
        self,
        pool: Pool,
        *,
        clock: Callable[[], float],
        pace: Callable[[Random], float],
        rng: Random,
        owns: Callable[[str], bool],
    ) -> None:
        self.failed: set[str] = set()  # tables where something was not done, to be looked at again
        self._pool = pool
        self._clock = clock
        self._pace = pace
        self._rng = rng
        self._owns = owns
        self._times = ThinkingTimes()
        self._tasks = Tasks()
        self._closed = False

    @property
    def bots_lost(self) -> Mapping[str, int]:
        """How many searches came to nothing since we began, by why."""
        return self._pool.lost

    async def close(self) -> None:
        """Stop bots and timers."""
        self._closed = True
        await self._tasks.cancel()

    def attend(self, loaded: LoadedTable) -> None:
        """Begin what is to be done, and stop what is not; all of it, where the table is no longer ours."""
        s = loaded.table.state
        if s.match is None:
            self._set_timer(loaded)
            return
        due: dict[Seat, BotTurn] = {}
        wanted: set[tuple[Seat, int]] = set()
        if not self._closed:
            due = {turn.seat: turn for turn in bots_due(s)}
            wanted = {(seat, s.match.asked[seat]) for seat in (*due, *forced_seats(s))}
            if wanted and not self._owns(loaded.id):
                wanted = set()
        if wanted or loaded.under_way:
            self._put_to_work(loaded, due, wanted)
        self._set_timer(loaded)

    def _put_to_work(self, loaded: LoadedTable, due: dict[Seat, BotTurn], wanted: set[tuple[Seat, int]]) -> None:
        for key in [key for key in loaded.under_way if key not in wanted]:
            loaded.under_way.pop(key).cancel()
        for key in wanted - set(loaded.under_way):
            seat = key[0]
            work = self._play(loaded, due[seat]) if seat in due else self._pass(loaded, seat)
            loaded.under_way[key] = task = self._tasks.go(work)
            task.add_done_callback(lambda task, key=key: _forget(loaded, key, task))  # type: ignore[misc]

    async def think(self, loaded: LoadedTable, turn: BotTurn) -> Answer:
        """What a bot would answer. A search that nobody waits for any more is stopped."""
        seed = secrets.token_hex(8)
        world = turn.sample_world(self._rng)
        game = loaded.table.state.game
        thinking = self._pool.think(game, turn.bot, world, turn.seat, seed=seed, seconds=SECONDS)
        try:
            return await asyncio.wrap_future(thinking.future)
        except asyncio.CancelledError:
            thinking.cancel()
            raise

    async def _play(self, loaded: LoadedTable, turn: BotTurn) -> None:
        loop = asyncio.get_running_loop()
        began, rest = loop.time(), BOT * self._rest(loaded, turn.seat)
        kind, forced = _asked(loaded, turn)
        try:
            answer = await self.think(loaded, turn)
        except CancelledSearch:  # the pool is closed, and soon the node
            return
        took = loop.time() - began
        if rest > 0:  # a host who wants no pauses has no secrets of time
            rest = max(rest, self._times.seemly(kind, took, forced=forced, rng=self._rng))
        await asyncio.sleep(max(0.0, rest - took))
        await self._submit(loaded, BotAnswer(seat=turn.seat, revision=turn.revision, move=str(answer.move)))

    async def _pass(self, loaded: LoadedTable, seat: Seat) -> None:
        revision = loaded.table.state.revision
        await asyncio.sleep(self._pace(self._rng))  # nobody passes in a hurry who could have chosen
        await self._submit(loaded, ForcedPass(seat=seat, revision=revision))

    def _rest(self, loaded: LoadedTable, seat: Seat) -> float:
        """A pause like a person's. A bot that goes on in the same turn is quicker, whatever there is to choose."""
        rest = self._pace(self._rng)
        match = loaded.table.state.match
        steps = match.steps if match is not None else ()
        return AGAIN * rest if steps and steps[-1].seat == seat else rest

    async def _submit(self, loaded: LoadedTable, command: Command) -> None:
        """Mostly the table has moved on when this is refused. If it has not, the next heartbeat looks at it again."""
        try:
            await loaded.submit(command)
        except Refusal:
            self.failed.add(loaded.id)

    def _set_timer(self, loaded: LoadedTable) -> None:
        """For when the next clock runs out."""
        if loaded.timer is not None:
            loaded.timer.cancel()
            loaded.timer = None
        due = next_due(loaded.table.state)
        if due is None or self._closed or not self._owns(loaded.id):
            return
        loop = asyncio.get_running_loop()
        later = max(0.0, due - self._clock())
        loaded.timer = loop.call_later(later, lambda: self._tasks.go(self._check_clocks(loaded)))

    async def _check_clocks(self, loaded: LoadedTable) -> None:
        await self._submit(loaded, CheckClocks())
        if loaded.id not in self.failed:
            self._set_timer(loaded)


def _asked(loaded: LoadedTable, turn: BotTurn) -> tuple[Kind, bool]:
    """What is asked, as everybody knows it; and whether the bot can give one answer alone, as nobody else shall."""
    match = loaded.table.state.running()
    kind = (match.game.name, turn.bot, type(match.state.question).__name__)
    return kind, len(match.view(turn.seat).asked.options) == 1


def _forget(loaded: LoadedTable, key: tuple[Seat, int], task: asyncio.Task[None]) -> None:
    if loaded.under_way.get(key) is task:
        del loaded.under_way[key]
