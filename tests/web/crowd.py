"""Many connections at once, from any address of the loopback, that say nothing, or little and slowly."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Self

SPARE = 200  # files that a test has open besides
AT_ONCE = 100  # connections: fewer than wait in the queue of a server with few files. One that finds it full may wait for ever
DRIP = 0.2  # seconds between two bytes of somebody slow: more often than any server would call silence

HEADER = b"GET / HTTP/1.1\r\nHost: tablee\r\nX-Long: "
BODY = b"POST /api/guests HTTP/1.1\r\nHost: tablee\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: tablee\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nX-Long: "
)


def room_for(connections: int) -> None:
    """This process may have that many open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE
    assert hard == resource.RLIM_INFINITY or hard >= wanted, f"this test needs {wanted} open files: ulimit -Hn"
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@dataclass
class Visitor:
    """One connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def drips(self, begin: bytes) -> None:
        """Begins like this, and then sends a byte from time to time until nobody listens any more."""
        with suppress(ConnectionError):
            self.writer.write(begin)
            while not self.reader.at_eof():
                await self.writer.drain()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.reader.read(1), DRIP)
                self.writer.write(b"x")

    async def closed(self) -> bytes:
        """What was said until the server closed the connection."""
        with suppress(ConnectionError):
            return await self.reader.read()
        return b""

    async def page(self, path: str = "/") -> bytes:
        """The answer to an ordinary request."""
        self.writer.write(f"GET {path} HTTP/1.1\r\nHost: tablee\r\nConnection: close\r\n\r\n".encode())
        return await self.reader.read()


class Crowd:
    """The connections to one server."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._all: list[asyncio.StreamWriter] = []
        self._work: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        for writer in self._all:
            writer.transport.abort()

    async def come(self, address: str, count: int = 1) -> list[Visitor]:
        """So many connections from one address, and the server has accepted them."""
        came: list[Visitor] = []
        while len(came) < count:
            some = min(AT_ONCE, count - len(came))
            came += await asyncio.gather(*(self._one(address) for _ in range(some)))
            if count > 1:  # they are accepted in their order: whoever comes last is answered when all others are inside
                await (await self._one(address)).page("/health")
        return came

    async def _one(self, address: str) -> Visitor:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0))
        self._all.append(writer)
        return Visitor(reader, writer)

    def drip(self, visitors: Sequence[Visitor], begin: bytes) -> None:
        """All of these are slow from now on."""
        self._work += [asyncio.create_task(one.drips(begin)) for one in visitors]
