"""A bad line between people and the server: it drops sockets, and delays, repeats and reorders what they carry, both ways."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

DROPPED = 0.05  # of messages: the socket goes with them
REPEATED = 0.15
DELAYED = 0.4
LONGEST = 0.03  # seconds


class Weather:
    """A proxy that speaks to both sides, and can't be trusted."""

    def __init__(self, server: str, seed: int) -> None:
        self.happened = Counter[str]()
        self.address = ""
        self.fair = False  # nothing is dropped any more
        self._server = server.replace("http", "ws", 1)
        self._seed = seed
        self._numbers = count()

    @asynccontextmanager
    async def blowing(self) -> AsyncIterator[Weather]:
        async with serve(self._carry, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None) as proxy:
            port = next(iter(proxy.sockets)).getsockname()[1]
            self.address = f"ws://127.0.0.1:{port}"
            yield self

    async def _carry(self, person: ServerConnection) -> None:
        request = person.request
        assert request is not None
        rng = Random(f"{self._seed} {next(self._numbers)}")
        headers = {name: request.headers[name] for name in ("cookie", "origin") if name in request.headers}
        async with connect(
            f"{self._server}{request.path}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
        ) as server:
            ways = [self._way(person, server, rng, "up"), self._way(server, person, rng, "down")]
            running = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            for way in running:
                way.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            for end in (person, server):
                end.transport.abort()

    async def _way(
        self,
        source: ServerConnection | ClientConnection,
        target: ServerConnection | ClientConnection,
        rng: Random,
        name: str,
    ) -> None:
        """One direction, until a socket is gone."""
        sent = 0  # of this direction: the number of the message that was let through last
        numbers = count(1)

        async def let_through(message: str | bytes, number: int, delay: float) -> None:
            nonlocal sent
            await asyncio.sleep(delay)
            self.happened[f"{name}: overtaken"] += number < sent
            sent = max(sent, number)
            await target.send(message)

        with suppress(ConnectionClosed):
            async with asyncio.TaskGroup() as group:
                async for message in source:
                    if rng.random() < DROPPED and not self.fair:
                        self.happened[f"{name}: dropped"] += 1
                        raise asyncio.CancelledError
                    number = next(numbers)
                    for copy in range(1 + (rng.random() < REPEATED)):
                        self.happened[f"{name}: repeated"] += copy
                        delay = rng.uniform(0, LONGEST) if rng.random() < DELAYED else 0.0
                        self.happened[f"{name}: delayed"] += delay > 0
                        group.create_task(let_through(message, number, delay))
