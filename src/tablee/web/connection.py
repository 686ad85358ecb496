"""One connection for each person and table: commands come in, what the person may know goes out.

Whatever goes out continues from what went before (`since`, `heard`); an end that has missed something says what it has, with
`look`, and gets the rest. A connection that is lost loses nothing: the next one begins where the last ended.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Annotated, Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from tablee.core.errors import Refusal
from tablee.table.chat import lines_for
from tablee.table.state import TableState
from tablee.table.token_bucket import TokenBucket
from tablee.web import wire
from tablee.web.context import AppContext, address_of, language_of
from tablee.web.frames import Subscription
from tablee.web.identity import Identity, NobodyThere, Scope
from tablee.web.limits import TooMany
from tablee.web.origin import check_origin

Socket = WebSocket[Any, Any, Any]

LOG: Final = logging.getLogger("tablee")

REFUSED: Final = 4403  # you may not look at this table, or not any more
FLOODED: Final = 1008
BROKEN: Final = 1011
STRIKES: Final = 40  # messages too many, after which a connection is closed


class Connection:
    """The socket of one person at one table. It subscribes to the table: `publish` is called when something happened."""

    __slots__ = (
        "_bucket", "_context", "_frames", "_identity", "_public", "_refusals", "_sending", "_socket", "_strikes", "_subscription", "_table",
        "_table_id", "slow_since",
    )  # fmt: skip

    def __init__(
        self,
        context: AppContext,
        socket: Socket,
        identity: Identity,
        table: TableState,
        table_id: str,
        subscription: Subscription,
    ) -> None:
        limits = context.settings.limits
        self._context = context
        self._socket = socket
        self._identity = identity
        self._table = table
        self._table_id = table_id
        self._subscription = subscription
        self._frames = context.frames_of(table_id)
        self._bucket = TokenBucket.full(limits.socket_rate, limits.socket_burst, monotonic())
        self._strikes = 0
        self._public = -1  # the last change that was counted
        self._refusals: list[bytes] = []  # to be sent
        self._sending: asyncio.Task[None] | None = None
        self.slow_since = 0.0  # when the other end began not to take what it is sent; 0 if it does

    async def serve(self) -> None:
        """Until one of the two ends goes."""
        async with self._context.node.subscribe(self._table_id, self.publish, self._identity.account.id):
            self.publish()
            try:
                while (message := await self._socket.receive())["type"] == "websocket.receive":
                    text = message.get("text")
                    if not await self._receive(message.get("bytes") or b"" if text is None else text):
                        break
            finally:
                if self._sending is not None:
                    self._sending.cancel()
                    await asyncio.gather(self._sending, return_exceptions=True)

    # --- What goes out ---------------------------------------------------------------------------------------------------

    def publish(self) -> None:
        """Send whatever is new; while something is being sent, it goes after that."""
        if self._sending is not None:
            return
        try:
            frame = self._next()
        except Refusal as refusal:  # kicked, or gone by another door
            self._sending = asyncio.create_task(self._part(refusal))
        except Exception:
            LOG.exception("a table can't be shown")
            self._sending = asyncio.create_task(self.close(BROKEN, "broken"))
        else:
            if frame is not None:
                self._sending = asyncio.create_task(self._send_all(frame))

    def _next(self) -> bytes | None:
        """The next thing that is new to the other end."""
        if self._refusals:
            return self._refusals.pop(0)
        self._table.check_open()
        frame = self._frames.next(self._table, self._subscription, now := self._context.node.now())
        public = self._table.public_revision
        if frame is not None and public != self._public:
            self._public = public
            self._context.metrics.sent.add()
            self._context.metrics.shown.add(max(0.0, now - self._table.at))
        return frame

    async def _send_all(self, frame: bytes | None) -> None:
        """Send this, and whatever is new after it, to an end that may be slow."""
        try:
            while frame is not None:
                await self._send(frame)
                frame = self._next()
            self._sending = None
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
            await self._send(self._refused("", refusal))
        await self.close(REFUSED, refusal.key)

    async def _send(self, frame: bytes) -> None:
        """Waits only while the other end is slow; whoever is slow for too long is cut off (`AppContext.check_connections`)."""
        self.slow_since = self.slow_since or monotonic()
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        self.slow_since = 0.0

    async def close(self, code: int, reason: str) -> None:
        """The server has had enough, or has nothing more to say."""
        self._context.metrics.closed.add(reason)
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code=code, reason=reason)

    # --- What comes in ---------------------------------------------------------------------------------------------------

    async def _receive(self, message: str | bytes) -> bool:
        """Whether to go on."""
        if not self._bucket.take(monotonic()):
            self._context.metrics.refused.add(TooMany.key)
            self._strikes += 1
            if self._strikes > STRIKES:
                await self.close(FLOODED, "too-many")
                return False
            self._refuse("", TooMany())
            return True
        key = ""
        try:
            command = wire.read_command(message)
            key = command.key
            if isinstance(command, wire.Resync):
                self._context.metrics.resyncs.add()
                self._subscription.resync(command.since, command.lines, command.language)
                self.publish()
            else:
                self._identity.check(Scope.PLAY)
                answer = self._context.submit(self._table_id, self._identity.account, command)
                self._subscription.pending.add(key)
                answer.add_done_callback(partial(self._answered, key))
        except Refusal as refusal:
            self._context.metrics.refused.add(refusal.key)
            self._refuse(key, refusal)
        return True

    def _answered(self, key: str, answer: asyncio.Future[int]) -> None:
        """A command is on the disk, or was refused."""
        refusal = answer.exception()
        if isinstance(refusal, Refusal):
            self._subscription.pending.discard(key)
            self._refuse(key, refusal)
        elif key in self._subscription.pending:  # no frame has told it yet
            self._subscription.pending.discard(key)
            self._subscription.done.append(key)
            self.publish()

    def _refuse(self, key: str, refusal: Refusal) -> None:
        self._refusals.append(self._refused(key, refusal))
        self.publish()

    def _refused(self, key: str, refusal: Refusal) -> bytes:
        text = self._context.words(refusal, self._subscription.language, self._table_id)
        return wire.encode(wire.Refused(key, refusal.key, text))


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    context: AppContext,
    table_id: str,
    since: Annotated[int, Parameter(ge=0)] = 0,
    lines: Annotated[int, Parameter(ge=0)] = 0,
    *,
    lean: bool = False,
    beats: bool = False,
) -> None:
    """Sit at a table, or watch it. `since` and `lines` are what the person has already of it.

    With `lean`, a scene that follows on one sent before on this socket tells only what changed; with `beats`, what is new is told
    with the steps in which it is shown.
    """
    language = language_of(socket)
    try:
        check_origin(socket, context.settings)
        identity = await context.identity(socket, Scope.READ)
        if identity is None:
            raise NobodyThere
        account = identity.account
        table = await context.node.table(table_id)
        lines_for(table, account.id)  # who may not be here is told before anything else
        with context.sockets_of_address.one(address_of(socket)), context.sockets_of_person.one(account.id):
            await socket.accept()
            subscription = Subscription(account.id, language, since, lines, lean=lean, beats=beats)
            connection = Connection(context, socket, identity, table, table_id, subscription)
            with context.connected(connection, socket):
                await connection.serve()
    except Refusal as refusal:
        context.metrics.refused.add(refusal.key)
        await socket.accept()
        text = context.words(refusal, language)
        await socket.send_data(wire.encode(wire.Refused("", refusal.key, text)), mode="text")
        await socket.close(code=REFUSED, reason=refusal.key)
    except WebSocketDisconnect:
        pass
