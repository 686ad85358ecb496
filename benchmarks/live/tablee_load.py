"""The load on our server: people with a socket on every seat, who answer whatever they are asked, at random.

Everything goes over the wire (docs/wire.md). Everybody comes from an address of his own, as a proxy would tell, so that the server's
limits are those of any host.
"""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from benchmarks.live.processes import PATIENCE, Cost, Meter, Running, Tally
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.web.client import Client, Seat

WARM = 20  # tables that play before anything is measured


class Visitor(Client):
    """Somebody at an address of his own."""

    def __init__(self, server: Running, number: int) -> None:
        super().__init__(f"http://{server.address}", timeout=PATIENCE)
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.be_guest(f"Player {number}")

    def headers(self) -> dict[str, str]:
        return super().headers() | {"x-forwarded-for": self.address}

    async def watch(self, table: str, language: str, beats: str) -> ClientConnection:
        """A socket at a table, as the browser opens it."""
        headers = {"cookie": self.cookie, "x-forwarded-for": self.address}
        return await connect(
            f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/live?lang={language}&lean=true&beats={beats}",
            additional_headers=headers,
            origin=Origin(self.server),
            compression=None,
            max_size=None,
            ping_interval=None,
        )


@dataclass
class OurTable:
    """A table with a socket on every seat. Whoever is asked answers at random, at once or in his turn."""

    people: list[Visitor]
    first: Seat
    moves: int
    tally: Tally
    rng: Random
    every: float = 0.0  # seconds between two moves
    beats: str = "true"  # whether the screens show what happens, step by step
    sockets: list[ClientConnection] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)  # by moment: when the move was sent that leads to it
    waiting: set[int] = field(default_factory=set)  # seats whose answer is on its way
    asked: dict[int, tuple[int, list[str]]] = field(default_factory=dict)  # by seat: the moment, and what is offered

    async def open(self, stack: AsyncExitStack) -> None:
        """Connect all seats, half of them in French."""
        for number, one in enumerate(self.people):
            opened = await one.watch(self.first.table, "fr" if number % 2 else "en", self.beats)
            self.sockets.append(await stack.enter_async_context(opened))

    async def play(self) -> None:
        """Until so many moves were made and acknowledged, or the match is over."""
        self.left = self.moves
        self.ended = False
        self.over = asyncio.Event()
        followers = [asyncio.create_task(self._follow(one)) for one in self.sockets]
        over = asyncio.create_task(self.over.wait())
        await asyncio.wait([over, *followers], return_when=asyncio.FIRST_COMPLETED)
        if not over.done():
            raise SystemExit(f"a socket at table {self.first.table} was closed: {self.sockets}")
        for follower in followers:
            follower.cancel()
        await asyncio.gather(*followers, return_exceptions=True)

    async def _follow(self, one: ClientConnection) -> None:
        async for message in one:
            self.tally.bytes += len(message)
            frame = msgspec.json.decode(message)
            for key in frame.get("done", ()):
                self.waiting.discard(int(key.partition(".")[0]))
                self.tally.moves += 1
            if frame["type"] == "refused":  # somebody was quicker; the next frame asks again
                self.waiting.discard(int(frame["key"].partition(".")[0]))
                self.left += 1
            if frame["type"] == "seen":
                self._see(frame)
            for seat in [seat for seat in self.asked if self.sockets[seat] is one and seat not in self.waiting]:
                await self._answer(one, seat, *self.asked.pop(seat))
            if not self.waiting and (self.ended or not self.left):
                self.over.set()

    def _see(self, frame: dict[str, Any]) -> None:
        moment = frame["moment"]
        began = self.sent.get(moment)
        if began is not None:
            self.tally.late.append(time.monotonic() - began)
        for look in frame.get("looks") or ():
            prompt = look["scene"]["prompt"]
            self.asked.pop(look["seat"], None)
            if prompt is None:
                self.ended = True
            elif prompt["mine"]:
                self.asked[look["seat"]] = (moment, [offer["move"] for offer in prompt["offers"]])

    async def _answer(self, one: ClientConnection, seat: int, moment: int, offers: list[str]) -> None:
        if not self.left:
            return
        self.left -= 1
        self.waiting.add(seat)
        if self.every:
            await asyncio.sleep(self.every)
        wish = {
            "wish": "answer",
            "seat": seat,
            "moment": moment,
            "move": self.rng.choice(offers),
            "key": f"{seat}.{moment}",
        }
        self.sent[moment + 1] = time.monotonic()
        await one.send(json.dumps(wish))

    def record(self) -> str:
        """The match so far, with its deal: whoever has not finished gives up, and then everything may be told."""
        if not self.ended:
            self.first.wish("resign", seat=0)
        return self.first.client.record(self.first.table)


def sit_down(server: Running, game: str, seats: int, tables: int, shared: int) -> list[tuple[list[Visitor], Seat]]:
    """So many tables; at so many of them (`shared`) the same people sit, each with a socket of its own for every table."""
    found = []
    people: list[Visitor] = []
    for number in range(tables):
        if number % shared == 0:
            people = [Visitor(server, number * seats + seat) for seat in range(seats)]
        first = people[0].open_table(game, seats, sit=[0], language="en")
        for seat, one in enumerate(people[1:], start=1):
            other = one.come(first.table, first.code)
            other.wish("sit", seat=seat)
            other.wish("prepare")
        first.wish("start")
        for one in people:
            one.close()
        found.append((people, first))
    return found


async def measure(
    server: Running, name: str, game: str, seats: int, tables: int, moves: int, every: float = 0.0, beats: str = "true"
) -> tuple[Cost, list[OurTable]]:
    """All tables at once, after a few others: what is loaded once belongs to no table."""
    if not every:
        await _run(server, "warm", game, seats, WARM, moves, every, beats)
    return await _run(server, name, game, seats, tables, moves, every, beats)


async def _run(
    server: Running, name: str, game: str, seats: int, tables: int, moves: int, every: float, beats: str
) -> tuple[Cost, list[OurTable]]:
    meter, tally, rng = Meter(server), Tally(), Random(name)
    shared = 10 if every else 1  # whoever plays as fast as he can meets the limits at two tables
    boards = [
        OurTable(people, first, moves, tally, Random(rng.random()), every and every * (0.5 + rng.random()), beats)
        for people, first in await asyncio.to_thread(sit_down, server, game, seats, tables, shared)
    ]
    async with AsyncExitStack() as stack:
        for board in boards:
            await board.open(stack)
        return await meter.cost(name, tally, [board.play() for board in boards]), boards
