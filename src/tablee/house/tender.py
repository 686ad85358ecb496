"""All that a table needs nobody's wish for: bots, automatic answers and clocks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from tablee.bots.pool import Answer, CancelledSearch, Pool
from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.house.room import Room, Wish
from tablee.house.tasks import Tasks
from tablee.table.standing import BotTurn

SECONDS: Final = 15.0  # a bot's search, at the very most
AGAIN: Final = 0.3  # of a pause, for another answer of the seat that answered last


class Tender:
    """Sees to the tables that are this house's own; `mine` tells which."""

    def __init__(
        self,
        pool: Pool,
        *,
        clock: Callable[[], float],
        pace: Callable[[Random], float],
        rng: Random,
        mine: Callable[[str], bool],
        carry_out: Callable[[str, Wish], Awaitable[int]],
    ) -> None:
        self.failed: set[str] = set()  # tables where something was not done, to be looked at again
        self._pool = pool
        self._clock = clock
        self._pace = pace
        self._rng = rng
        self._mine = mine
        self._carry_out = carry_out
        self._tasks = Tasks()
        self._closed = False

    async def close(self) -> None:
        """Stop bots and timers."""
        self._closed = True
        await self._tasks.cancel()

    def tend(self, room: Room) -> None:
        """Begin what is to be done, and stop what is not; all of it, where the table is no longer ours."""
        live = room.table.live
        if live is None:
            return
        due: dict[Seat, BotTurn] = {}
        wanted: set[tuple[Seat, int]] = set()
        if not self._closed:
            due = {turn.seat: turn for turn in room.table.bots_due()}
            wanted = {(seat, live.asked[seat]) for seat in (*due, *room.table.forced())}
            if wanted and not self._mine(room.id):
                wanted = set()
        if wanted or room.under_way:
            self._put_to_work(room, due, wanted)
        self._wind(room)

    def _put_to_work(self, room: Room, due: dict[Seat, BotTurn], wanted: set[tuple[Seat, int]]) -> None:
        for key in [key for key in room.under_way if key not in wanted]:
            room.under_way.pop(key).cancel()
        for key in wanted - set(room.under_way):
            seat = key[0]
            work = self._let_think(room, due[seat]) if seat in due else self._pass(room, seat, room.table.moment)
            room.under_way[key] = task = self._tasks.go(work)
            task.add_done_callback(lambda task, room=room, key=key: _forget(room, key, task))  # type: ignore[misc]

    async def think(self, room: Room, turn: BotTurn) -> Answer:
        """What a bot would answer. A search that nobody waits for any more is stopped."""
        seed = secrets.token_hex(8)
        world = turn.imagine(self._rng)
        thinking = self._pool.think(room.table.game, turn.bot, world, turn.seat, seed=seed, seconds=SECONDS)
        try:
            return await asyncio.wrap_future(thinking.future)
        except asyncio.CancelledError:
            thinking.cancel()
            raise

    async def _let_think(self, room: Room, turn: BotTurn) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._rest(room, turn.seat)
        try:
            answer = await self.think(room, turn)
        except CancelledSearch:  # the pool is closed, and soon the house
            return
        await asyncio.sleep(max(0.0, until - loop.time()))
        await self._answer(room, lambda table, _now: table.answer_for_bot(turn.seat, turn.seen, str(answer.move)))

    async def _pass(self, room: Room, seat: Seat, seen: int) -> None:
        await asyncio.sleep(self._rest(room, seat))
        await self._answer(room, lambda table, _now: table.pass_for(seat, seen))

    def _rest(self, room: Room, seat: Seat) -> float:
        """A pause like a person's, for bots and automatic passes alike. Whoever goes on in the same turn is quicker."""
        rest = self._pace(self._rng)
        steps = room.table.live.steps if room.table.live is not None else ()
        return AGAIN * rest if steps and steps[-1].seat == seat else rest

    async def _answer(self, room: Room, wish: Wish) -> None:
        """Mostly the table has moved on when this is refused. If it has not, it is looked at again with the next beat."""
        try:
            await self._carry_out(room.id, wish)
        except Refusal:
            self.failed.add(room.id)

    def _wind(self, room: Room) -> None:
        """Set the timer to when the next clock runs out."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        due = room.table.next_due()
        if due is None or self._closed or not self._mine(room.id):
            return
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(max(0.0, due - self._clock()), lambda: self._tasks.go(self._flag(room)))

    async def _flag(self, room: Room) -> None:
        await self._answer(room, lambda table, now: table.flag(now))
        if room.id not in self.failed:
            self._wind(room)


def _forget(room: Room, key: tuple[Seat, int], task: asyncio.Task[None]) -> None:
    if room.under_way.get(key) is task:
        del room.under_way[key]
