"""Whole matches over a bad line: at the end everybody knows what happened, all of it, and nothing happened twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import pytest
from tests.web.conftest import Serve, Served
from tests.web.weather import Weather
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.core import record
from tablee.store import Store
from tablee.web.client import Client, Seat, Snapshot

WHOLE = 120.0  # seconds for a match at the very most
LOST = (ConnectionClosed, InvalidHandshake, OSError)


@dataclass
class Friend:
    """Somebody at the table, or watching it, who takes frames as they come and asks with a key until there is an answer."""

    name: str
    seat: Seat
    line: str
    rng: Random
    snapshot: Snapshot = field(default_factory=Snapshot)
    pending: dict[str, Any] | None = None
    done: list[dict[str, Any]] = field(default_factory=list)
    refused: list[dict[str, Any]] = field(default_factory=list)
    gaps: int = 0
    answered: int = 0  # the moment of the last look that was answered
    talks: int = 4
    numbers: Iterator[int] = field(default_factory=count)

    async def play(self) -> None:
        """Until the match is over and nothing is left to ask."""
        while not self.content():
            try:
                async with self._connect() as socket:
                    await self._talk(socket)
            except LOST:
                await asyncio.sleep(0.01)

    async def follow(self, moment: int, lines: int) -> None:
        """Until so much is known."""
        while (self.snapshot.moment, len(self.snapshot.lines)) != (moment, lines):
            try:
                async with self._connect() as socket:
                    while (self.snapshot.moment, len(self.snapshot.lines)) != (moment, lines):
                        await self._hear(socket)
            except LOST:
                await asyncio.sleep(0.01)

    def content(self) -> bool:
        return self.snapshot.phase == "over" and self.pending is None

    def _connect(self) -> connect:
        known = f"since={self.snapshot.moment}&lines={len(self.snapshot.lines)}"
        return connect(
            f"{self.line}{self.seat.path}/live?lang=en&{known}",
            additional_headers=self.seat.client.headers(),
            compression=None,
            max_size=None,
        )

    async def _talk(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while not self.content():
            if self.pending is None:
                self.pending = self._wish()
                if self.pending is not None:
                    await socket.send(json.dumps(self.pending))
            await self._hear(socket)

    async def _hear(self, socket: ClientConnection) -> None:
        told = json.loads(await socket.recv())
        if told["type"] == "seen" and not self.snapshot.take(told):
            self.gaps += 1
            known = {"since": self.snapshot.moment, "lines": len(self.snapshot.lines)} if self.gaps % 2 else {}
            await socket.send(json.dumps({"wish": "look", **known}))
        if self.pending is None:
            return
        if self.pending["key"] in told.get("done", ()):
            self.done.append(self.pending)
            self.pending = None
        elif told["type"] == "refused" and told["key"] == self.pending["key"]:
            self.refused.append(self.pending)
            self.pending = None

    def _wish(self) -> dict[str, Any] | None:
        """Answer, talk, agree, or take back: whatever there is to do."""
        if self.snapshot.phase != "running":
            return None
        undo = self.snapshot.setting["undo"]
        if undo is not None and undo["asks_me"]:
            return self._keyed("agree" if self.rng.random() < 0.7 else "disagree")
        if self.talks and self.rng.random() < 0.1:
            self.talks -= 1
            channel = "gallery" if self.name == "Zoé" else "table"
            return self._keyed("say", text=f"{self.name} {next(self.numbers)}", channel=channel)
        asked = self.snapshot.asked()
        if asked and undo is None and asked[0].moment > self.answered:
            look = asked[0]
            self.answered = look.moment
            return self._keyed("answer", seat=look.seat, moment=look.moment, move=self.rng.choice(look.offers))
        if self.rng.random() < 0.03 and undo is None and self.name != "Zoé":
            return self._keyed("undo")
        return None

    def _keyed(self, wish: str, **fields: Any) -> dict[str, Any]:
        return {"wish": wish, "key": f"{self.name} {next(self.numbers)}", **fields}


@pytest.fixture
def server(serve: Serve) -> Served:
    return serve()


def sit_down(server: Served, stack: ExitStack, line: str, seed: int) -> list[Friend]:
    """Three who play and one who watches."""
    names = ["Ada", "Basile", "Chloé", "Zoé"]
    clients = [stack.enter_context(Client(server.address)) for _ in names]
    for client, name in zip(clients, names, strict=True):
        client.be_guest(name)
    first = clients[0].open_table("fuji_flush", 3, sit=[0], language="en", options={"talk": True})
    seats = [first, *(client.join(first.code) for client in clients[1:])]
    for place, seat in enumerate(seats[1:3], start=1):
        seat.wish("sit", seat=place)
        seat.wish("prepare")
    first.wish("start")
    return [Friend(name, seat, line, Random(f"{seed} {name}")) for name, seat in zip(names, seats, strict=True)]


async def keys_of(database: str, table_id: str) -> list[str]:
    """Everything that friends asked for and that was done, in the order of the log."""
    async with await Store.open(database) as store:
        keys = [entry.key for entry in await store.read(table_id) if entry.key is not None]
        return [key for key in keys if " " in key and not key.startswith("opening ")]


@pytest.mark.parametrize("seed", range(4))
def test_over_a_bad_line_everybody_ends_with_the_same_match(server: Served, seed: int) -> None:
    async def work(stack: ExitStack) -> None:
        async with Weather(server.address, seed).blowing() as weather, asyncio.timeout(WHOLE):
            friends = sit_down(server, stack, weather.address, seed)
            await asyncio.gather(*(friend.play() for friend in friends))
            whole = [friend.seat.look() for friend in friends]
            await asyncio.gather(
                *(
                    friend.follow(snapshot.moment, len(snapshot.lines))
                    for friend, snapshot in zip(friends, whole, strict=True)
                )
            )
            for friend, snapshot in zip(friends, whole, strict=True):
                assert friend.snapshot.events == snapshot.events
                assert friend.snapshot.lines == snapshot.lines
                assert friend.snapshot.looks == snapshot.looks
                assert friend.snapshot.setting == snapshot.setting
            await nothing_twice(friends)
            assert record.verify(record.read(friends[3].seat.client.record(friends[3].seat.table)))
            for trouble in ("dropped", "repeated", "delayed", "overtaken"):
                assert weather.happened[f"up: {trouble}"] + weather.happened[f"down: {trouble}"] > 0
            print(weather.happened, [len(friend.done) for friend in friends], [len(f.refused) for f in friends])

    async def nothing_twice(friends: list[Friend]) -> None:
        keys = await keys_of(server.settings.database, friends[0].seat.table)
        ours = [wish["key"] for friend in friends for wish in friend.done]
        assert len(set(keys)) == len(keys)
        assert set(keys) == set(ours)
        for friend in friends:
            mine = [wish["key"] for wish in friend.done]
            assert [key for key in keys if key in mine] == mine  # in the order in which they were promised
            texts = [wish["text"] for wish in friend.done if wish["wish"] == "say"]
            heard = [line["text"] for line in friend.snapshot.lines if line["name"] == friend.name]
            assert heard == texts

    with ExitStack() as stack:
        asyncio.run(work(stack))
