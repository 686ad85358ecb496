"""One socket per seat or spectator: wishes come in, what may be known goes out.

Whatever goes out continues from what went before (`since`, `heard`); an end that has missed something says what it has, with
`look`, and gets the rest. A socket that is lost loses nothing: the next one begins where the last ended.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic, time
from typing import Annotated, Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from tablee.core.errors import Refusal
from tablee.store import Account
from tablee.table.table import Table
from tablee.web import wire
from tablee.web.frames import Ear
from tablee.web.hall import Hall, address_of, language_of
from tablee.web.limits import Bucket, TooMany
from tablee.web.origin import check_origin

Socket = WebSocket[Any, Any, Any]

REFUSED: Final = 4403  # you may not look at this table, or not any more
FLOODED: Final = 1008
STRIKES: Final = 40  # messages too many, after which a socket is closed


class Line:
    """The socket of one person at one table."""

    def __init__(self, hall: Hall, socket: Socket, account: Account, table_id: str, ear: Ear) -> None:
        self.hall = hall
        self.socket = socket
        self.account = account
        self.table_id = table_id
        self.ear = ear
        self.bucket = Bucket(hall.settings.limits.socket_rate, hall.settings.limits.socket_burst)
        self.strikes = 0
        self.woken = asyncio.Event()
        self.since = 0.0  # when the other end began not to take what it is sent; 0 if it does

    async def talk(self) -> None:
        """Until one of the two ends goes."""
        house = self.hall.house
        async with house.watch(self.table_id) as self.woken:
            telling = asyncio.create_task(self._tell(await house.table(self.table_id)))
            try:
                while await self._hear(await self.socket.receive_data(mode="text")):
                    pass
            finally:
                telling.cancel()
                await asyncio.gather(telling, return_exceptions=True)

    async def _tell(self, table: Table) -> None:
        """Send whatever is new, as soon as it is."""
        frames, metrics = self.hall.frames_of(self.table_id), self.hall.metrics
        try:
            while True:
                self.woken.clear()
                frame = frames.next(table, self.ear, now := time())
                if frame is not None:
                    await self._send(frame)
                    metrics.sent.add()
                    metrics.shown.add(max(0.0, now - table.at))
                await self.woken.wait()
        except Refusal as refusal:  # sent away, or gone by another door
            await self._send(wire.encode(wire.Refused("", refusal.key, self._words(refusal))))
            await self.close(REFUSED, refusal.key)
        except WebSocketDisconnect:
            pass

    async def _send(self, frame: bytes) -> None:
        """Waits only while the other end is slow; whoever is slow for too long is cut off (`Hall.check_lines`)."""
        self.since = self.since or monotonic()
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        self.since = 0.0

    async def _hear(self, message: str) -> bool:
        """Whether to go on listening."""
        if not self.bucket.take():
            self.strikes += 1
            if self.strikes > STRIKES:
                await self.close(FLOODED, "too-many")
                return False
            await self._refuse("", TooMany())
            return True
        key = ""
        try:
            wish = wire.read_wish(message)
            key = wish.key
            if isinstance(wish, wire.Look):
                self.hall.metrics.resyncs.add()
                self.ear.forget(wish.since, wish.lines, wish.language)
                self.woken.set()
            else:
                self.ear.asked.add(key)
                await self.hall.granted(self.table_id, self.account, wish)
                self._acknowledge(key)
        except Refusal as refusal:
            self.ear.asked.discard(key)
            await self._refuse(key, refusal)
        return True

    def _acknowledge(self, key: str) -> None:
        """With the next frame, if none has told it already."""
        if key in self.ear.asked:
            self.ear.asked.discard(key)
            self.ear.done.append(key)
            self.woken.set()

    async def _refuse(self, key: str, refusal: Refusal) -> None:
        self.hall.metrics.refused.add(refusal.key)
        await self._send(wire.encode(wire.Refused(key, refusal.key, self._words(refusal))))

    def _words(self, refusal: Refusal) -> str:
        return self.hall.words(refusal, self.ear.language, self.table_id)

    async def close(self, code: int, reason: str) -> None:
        """The server has had enough, or has nothing more to say."""
        self.hall.metrics.closed.add(reason)
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(code=code, reason=reason)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    hall: Hall,
    table_id: str,
    since: Annotated[int, Parameter(ge=0)] = 0,
    lines: Annotated[int, Parameter(ge=0)] = 0,
    *,
    lean: bool = False,
) -> None:
    """Sit at a table, or watch it. `since` and `lines` are what the person has already of it.

    With `lean`, a scene that follows on one sent before on this socket tells only what changed.
    """
    language = language_of(socket)
    try:
        check_origin(socket, hall.settings)
        account = await hall.person(socket)
        (await hall.house.table(table_id)).lines_for(account.id)  # who may not be here is told before anything else
        with hall.sockets_of_address.one(address_of(socket)), hall.sockets_of_person.one(account.id):
            await socket.accept()
            line = Line(hall, socket, account, table_id, Ear(account.id, language, since, lines, lean=lean))
            with hall.open_line(line, socket):
                await line.talk()
    except Refusal as refusal:
        hall.metrics.refused.add(refusal.key)
        await socket.accept()
        text = hall.words(refusal, language)
        await socket.send_data(wire.encode(wire.Refused("", refusal.key, text)), mode="text")
        await socket.close(code=REFUSED, reason=refusal.key)
    except WebSocketDisconnect:
        pass
