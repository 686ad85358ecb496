"""What stands between the network and the web server: how long a connection may keep us waiting, and how many one address has.

A browser sends what it has to say at once. Whoever opens a connection and says nothing, or a byte now and then, only takes a place.
So whenever it is the other end's turn, a connection is *owing*, and has until a deadline; and when places run short, whoever has been
owing for longest gives way to the next who comes.

Our server, uvicorn, knows none of this. It is handed a `Guard` for its protocol (`http=` in `web/serve.py`), which stands in front of
the true one: a protocol towards the network, a transport towards uvicorn. Both are interfaces of asyncio; how uvicorn reads HTTP is its
own affair. `guarded` tells the guard where the answer to a request begins and ends.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio import AbstractEventLoop, BaseTransport, Protocol, Transport
from asyncio.protocols import BaseProtocol
from collections import Counter as Tally
from enum import StrEnum
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tablee.web.limits import network_of
from tablee.web.metrics import Counter
from tablee.web.settings import Limits, Settings

PROTOCOL: Final = "tablee.web.guard:guard"  # for uvicorn, in each worker
KEY: Final = "tablee.guard"  # where a request finds the guard of its connection
SLOWEST: Final = 1024  # bytes a second that somebody has to take of an answer

WANTED: Final = 65_536  # open files, where the system allows them
LITTLE: Final = 4_096  # open files, below which a host is told
BACKLOG: Final = 2_048  # connections that the system may have accepted for us, at the very most
OTHERS: Final = 256  # files for the database, bots and whatever else is not a visitor

LOG: Final = logging.getLogger("tablee")


# --- Open files ----------------------------------------------------------------------------------------------------------


def open_files() -> int:
    """How many files this process may have open. Every connection is one."""
    if sys.platform == "win32":
        return WANTED
    import resource  # noqa: PLC0415  # there is none on Windows

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft


def raise_open_files() -> int:
    """Take as many as the system lets us, up to what we have a use for."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return open_files()


def tell_if_few(files: int) -> None:
    """Say at the start that there will be little room."""
    if files < LITTLE:
        LOG.warning("few open files", extra={"files": files, "connections": places(files), "wanted": WANTED})


def backlog(files: int) -> int:
    """How many connections may wait for us. They are accepted all at once, before we can let go of any: there must be room for that."""
    return min(BACKLOG, files // 8)


def places(files: int) -> int:
    """For how many connections there is room."""
    return files - min(OTHERS + BACKLOG, files // 2)


# --- All connections -----------------------------------------------------------------------------------------------------


class Owing(StrEnum):
    """What the other end owes us."""

    HEADER = "header"
    BODY = "body"
    REQUEST = "idle"  # the next one
    READING = "slow"  # to take what it was sent


CROWDED: Final = "crowded"  # had to give way, or found no place


class Proxies:
    """The addresses that speak for others: `--proxies`."""

    def __init__(self, told: str) -> None:
        named = [one.strip() for one in told.split(",") if one.strip()]
        self._all = "*" in named
        self._networks = [ip_network(one, strict=False) for one in named if _is_network(one)]

    def __contains__(self, host: str) -> bool:
        if self._all or not host:
            return True  # no address at all: a socket of this machine
        address = ip_address(host)
        return any(address in network for network in self._networks)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


class Connections:
    """Those of one worker: how many there are of each address, and who is owing."""

    def __init__(self, limits: Limits, proxies: Proxies, most: int) -> None:
        self.limits = limits
        self.dropped = Counter("tablee_connections_dropped_total", "Connections cut off, by what they owed.", "reason")
        self._proxies = proxies
        self._most = most
        self._count = 0
        self._of_network: Tally[str] = Tally()
        self._owing: dict[str, dict[Guard, None]] = {}  # by network, in the order in which they began to owe
        self._reported: dict[str, int] = {}

    def enter(self, guard: Guard, host: str) -> bool:
        """Whether there is a place. Where there is none, whoever has been owing for longest gives way."""
        if self._of_network[guard.network] >= self.limits.connections_of_address and host not in self._proxies:
            place = self._make_room(self._owing.get(guard.network))
        elif self._count >= self._most:  # whoever takes most of it pays
            place = self._make_room(max(self._owing.values(), key=len, default=None))
        else:
            place = True
        if place:
            self._count += 1
            self._of_network[guard.network] += 1
        return place

    def _make_room(self, owing: dict[Guard, None] | None) -> bool:
        if not owing:
            self.dropped.add(CROWDED)
            return False
        next(iter(owing)).drop(CROWDED)
        return True

    def owes(self, guard: Guard) -> None:
        """It is the other end's turn. Whoever owed something before has been owing for so much longer."""
        self._owing.setdefault(guard.network, {}).setdefault(guard)

    def owes_nothing(self, guard: Guard) -> None:
        """It is our turn."""
        owing = self._owing.get(guard.network, {})
        owing.pop(guard, None)
        if not owing:
            self._owing.pop(guard.network, None)

    def leave(self, guard: Guard) -> None:
        """A place that is free again."""
        self.owes_nothing(guard)
        self._count -= 1
        self._of_network[guard.network] -= 1
        if not self._of_network[guard.network]:
            del self._of_network[guard.network]

    def report(self) -> None:
        """Tell the log how many were cut off since the last report. Whose they were is not told."""
        now = dict(self.dropped.counts)
        new = {reason: count - self._reported.get(reason, 0) for reason, count in now.items()}
        if any(new.values()):
            LOG.log(logging.WARNING if new.get(CROWDED) else logging.INFO, "connections cut off", extra=new)
        self._reported = now


@cache
def connections() -> Connections:
    """Those of this process."""
    settings = Settings.from_environment()
    return Connections(settings.limits, Proxies(settings.proxies), places(open_files()))


# --- One connection ------------------------------------------------------------------------------------------------------


class Guard(Protocol):
    """Stands in front of uvicorn's protocol for one connection."""

    def __init__(self, every: Connections, loop: AbstractEventLoop) -> None:
        self.inner = Protocol()  # who reads: HTTP, and after a handshake WebSocket
        self.upgraded = False
        self.network = ""
        self._every = every
        self._loop = loop
        self._transport: Transport | None = None  # none, where there was no place
        self._inside = False
        self._answering = 0  # requests
        self._owed: Owing | None = None
        self._due = 0.0
        self._left = 0  # bytes of ours that the other end had not taken when we last looked
        self._timer: asyncio.TimerHandle | None = None

    # --- Towards the network: a protocol -----------------------------------------------------------------------------------

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody has come. Nothing has been read yet."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        self.network = network_of(host)
        taken = cast(Transport, transport)  # uvloop's is one in all but its base class
        if not self._every.enter(self, host):
            taken.abort()
            return
        self._transport, self._inside = taken, True
        self._owe(Owing.HEADER, self._every.limits.header_patience)
        self.inner.connection_made(Outlet(self, taken))

    def connection_lost(self, exc: Exception | None) -> None:
        """Over, whoever ended it."""
        self._leave()
        if self._transport is not None:
            self.inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The first bytes after an answer begin a new header, or so they should."""
        if self._owed is Owing.REQUEST:
            self._owe(Owing.HEADER, self._every.limits.header_patience)
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        """The other end has said all that it will."""
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """The other end does not take what it is sent. For a WebSocket, see `AppContext.check_connections`."""
        if not self.upgraded:
            self._owe(Owing.READING, self._every.limits.patience)
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """It does."""
        if self._answering and not self.upgraded:
            self._owe_nothing()
        self.inner.resume_writing()

    # --- From the application ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """A header is complete, and we are busy."""
        self._answering += 1
        self._owe_nothing()

    def await_body(self) -> None:
        """We wait for a body that may take so long from now on, in however many pieces it comes."""
        self._owe(Owing.BODY, self._every.limits.body_patience)

    def have_body(self) -> None:
        """All of it, or as much as there will ever be."""
        if self._owed is Owing.BODY:
            self._owe_nothing()

    def end(self) -> None:
        """Answered."""
        self._answering -= 1
        if not self._answering:
            self._owe(Owing.REQUEST, self._every.limits.idle_patience)

    # --- From uvicorn ------------------------------------------------------------------------------------------------------

    def closing(self) -> None:
        """What was sent has to be taken before a connection closes."""
        self._owe(Owing.READING, self._every.limits.patience)

    # --- Deadlines ---------------------------------------------------------------------------------------------------------

    def drop(self, reason: str) -> None:
        """Cut the connection."""
        self._every.dropped.add(reason)
        self._leave()
        if self._transport is not None:
            self._transport.abort()

    def _leave(self) -> None:
        self._owed = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._inside:
            self._inside = False
            self._every.leave(self)

    def _owe(self, what: Owing, patience: float) -> None:
        if not self._inside or self._transport is None:
            return
        self._owed, self._due = what, self._loop.time() + patience
        self._left = self._transport.get_write_buffer_size()
        self._every.owes(self)
        if self._timer is None or self._timer.when() > self._due:
            self._set_timer()

    def _owe_nothing(self) -> None:
        self._owed = None
        self._every.owes_nothing(self)

    def _set_timer(self) -> None:
        """One for each connection. Deadlines move with every request: a timer that finds one moved looks again later."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(self._due, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._owed is None or self._transport is None:
            return
        if self._loop.time() < self._due:
            self._set_timer()
            return
        patience = self._every.limits.patience
        taken = self._left - self._transport.get_write_buffer_size()
        if self._left and (self._owed is Owing.REQUEST or taken >= SLOWEST * patience):
            self._owe(Owing.READING, patience)  # there is something to take first, or it is being taken
        else:
            self.drop(self._owed)


class Outlet(Transport):
    """The other side of a guard: the connection as uvicorn has it."""

    def __init__(self, guard: Guard, transport: Transport) -> None:
        super().__init__()
        self._guard = guard
        self._transport = transport

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        self._transport.close()
        self._guard.closing()

    def abort(self) -> None:
        self._transport.abort()

    def set_protocol(self, protocol: BaseProtocol) -> None:
        """After a handshake another protocol reads on. The guard stays where it is."""
        self._guard.inner, self._guard.upgraded = cast(Protocol, protocol), True

    def get_protocol(self) -> BaseProtocol:
        return self._guard.inner

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._transport.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._transport.write(data)

    def can_write_eof(self) -> bool:
        return self._transport.can_write_eof()

    def write_eof(self) -> None:
        self._transport.write_eof()


def guard(*, app_state: dict[str, Any], _loop: AbstractEventLoop | None = None, **given: Any) -> Guard:
    """What uvicorn calls for each connection. A request finds its guard in what uvicorn hands on to the application."""
    made = Guard(connections(), _loop or asyncio.get_running_loop())
    made.inner = AutoHTTPProtocol(app_state={**app_state, KEY: made}, _loop=_loop, **given)  # type: ignore[call-arg]
    return made


# --- Around the application ----------------------------------------------------------------------------------------------


def guarded(app: ASGIApp) -> ASGIApp:
    """Tells the guard of a connection where a request begins and ends."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        guard: Guard | None = scope.get("state", {}).pop(KEY, None)
        if guard is None:  # no network in between: a test
            await app(scope, receive, send)
            return
        guard.begin()
        try:
            await app(scope, _timed(guard, receive) if scope["type"] == ScopeType.HTTP else receive, send)
        finally:
            guard.end()

    return run


def _timed(guard: Guard, receive: Receive) -> Receive:
    begun = whole = False

    async def receiving() -> ReceiveMessage:
        nonlocal begun, whole
        if not begun:
            begun = True
            guard.await_body()
        message = await receive()
        if not whole and not message.get("more_body"):
            whole = True
            guard.have_body()
        return message

    return receiving
