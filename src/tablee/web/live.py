"""One socket per seat or spectator: wishes come in, what may be known goes out.

Whatever goes out continues from what went before (`since`, `heard`); an end that has missed something says what it has, with
`look`, and gets the rest. A socket that is lost loses nothing: the next one begins where the last ended.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
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
from tablee.web.socket import quick

Socket = WebSocket[Any, Any, Any]

LOG: Final = logging.getLogger("tablee")

REFUSED: Final = 4403  # you may not look at this table, or not any more
FLOODED: Final = 1008
BROKEN: Final = 1011
STRIKES: Final = 40  # messages too many, after which a socket is closed


class Line:
    """The socket of one person at one table. It watches the table, and is told of whatever happens there (`set`)."""

    __slots__ = (
        "account", "bucket", "ear", "frames", "hall", "hearing", "quick", "since", "socket", "strikes", "table",
        "table_id", "telling",
    )  # fmt: skip

    def __init__(self, hall: Hall, socket: Socket, account: Account, table: Table, table_id: str, ear: Ear) -> None:
        self.hall = hall
        self.socket = socket
        self.quick = quick(socket)
        self.account = account
        self.table = table
        self.table_id = table_id
        self.ear = ear
        self.frames = hall.frames_of(table_id)
        self.bucket = Bucket(hall.settings.limits.socket_rate, hall.settings.limits.socket_burst)
        self.strikes = 0
        self.since = 0.0  # when the other end began not to take what it is sent; 0 if it does
        self.telling: asyncio.Task[None] | None = None  # something that is being sent and takes its time
        self.hearing = False  # a message is being dealt with that takes its time

    async def talk(self) -> None:
        """Until one of the two ends goes."""
        async with self.hall.house.watched_by(self.table_id, self):
            self.set()
            try:
                if self.quick is not None:
                    self.quick.listener = self.listen
                while await self._hear(await self.socket.receive_data(mode="text")):
                    pass
            finally:
                if self.quick is not None:
                    self.quick.listener = None
                if self.telling is not None:
                    self.telling.cancel()
                    await asyncio.gather(self.telling, return_exceptions=True)

    # --- What goes out -------------------------------------------------------------------------------------------------------

    def set(self) -> None:
        """Something happened: send whatever is new, at once if the other end takes it."""
        if self.telling is not None:
            return
        try:
            frame = self._next()
        except Refusal as refusal:  # sent away, or gone by another door
            self.telling = asyncio.create_task(self._part(refusal))
        except Exception:
            LOG.exception("a table can't be shown")
            self.telling = asyncio.create_task(self.close(BROKEN, "broken"))
        else:
            if frame is not None and not (self.quick is not None and self.quick.write(frame)):
                self.telling = asyncio.create_task(self._tell(frame))

    def _next(self) -> bytes | None:
        """All that is new to the other end."""
        frame = self.frames.next(self.table, self.ear, now := time())
        if frame is not None:
            self.hall.metrics.sent.add()
            self.hall.metrics.shown.add(max(0.0, now - self.table.at))
        return frame

    async def _tell(self, frame: bytes | None) -> None:
        """Send this, and whatever is new after it, to an end that may be slow."""
        try:
            while frame is not None:
                await self._send(frame)
                frame = self._next()
            self.telling = None
        except Refusal as refusal:
            await self._part(refusal)
        except WebSocketDisconnect:
            pass
        except Exception:
            LOG.exception("a table can't be shown")
            await self.close(BROKEN, "broken")

    async def _part(self, refusal: Refusal) -> None:
        """Say why, and go."""
        with suppress(WebSocketDisconnect):
            await self._send(wire.encode(wire.Refused("", refusal.key, self._words(refusal))))
        await self.close(REFUSED, refusal.key)

    async def _send(self, frame: bytes) -> None:
        """Waits only while the other end is slow; whoever is slow for too long is cut off (`Hall.check_lines`)."""
        self.since = self.since or monotonic()
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        self.since = 0.0

    # --- What comes in -------------------------------------------------------------------------------------------------------

    def listen(self, message: bytes) -> bool:
        """Deal with a message at once, if it is an answer and nothing stands in its way; else it goes the way of all others."""
        if self.hearing:
            return False
        try:
            wish = wire.read_wish(message)
        except Refusal:
            return False
        if not isinstance(wish, wire.Answer) or not self.bucket.take():
            return False
        key = wish.key
        self.ear.asked.add(key)
        if self.hall.hasten(self.table_id, self.account, wish, partial(self._hastened, key)):
            return True
        self.ear.asked.discard(key)
        self.bucket.give_back()
        return False

    def _hastened(self, key: str, refusal: Refusal | None) -> None:
        """What was dealt with at once is on the disk, or refused after all."""
        if refusal is None:
            self._acknowledge(key)
        else:
            self.ear.asked.discard(key)
            self.hall.go(self._refuse(key, refusal))

    async def _hear(self, message: str) -> bool:
        """Whether to go on listening."""
        self.hearing = True
        try:
            return await self._deal_with(message)
        finally:
            self.hearing = False

    async def _deal_with(self, message: str) -> bool:
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
                self.set()
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
            self.set()

    async def _refuse(self, key: str, refusal: Refusal) -> None:
        self.hall.metrics.refused.add(refusal.key)
        with suppress(WebSocketDisconnect):  # then nobody is there to be told
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
        table = await hall.house.table(table_id)
        table.lines_for(account.id)  # who may not be here is told before anything else
        with hall.sockets_of_address.one(address_of(socket)), hall.sockets_of_person.one(account.id):
            await socket.accept()
            line = Line(hall, socket, account, table, table_id, Ear(account.id, language, since, lines, lean=lean))
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
