"""What all request handlers of one worker share: the node, the store, who is asking, and how much they may ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import monotonic
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

from litestar.connection import ASGIConnection
from msgspec.structs import replace

from tablee.bots.pool import Pool
from tablee.core.errors import Refusal
from tablee.i18n import LANGUAGES, OUR_TEXTS, told
from tablee.lookalikes import folded
from tablee.node import ServerNode
from tablee.node.tasks import Tasks
from tablee.store import Account, Store
from tablee.table.commands import Answer, Command, Enter, Join, PlayerCommand, Say, name_of
from tablee.table.pace import pause
from tablee.table.review import Review
from tablee.web.frames import Frames
from tablee.web.guard import connections
from tablee.web.identity import COOKIE, DEVICE, Devices, Identity, NobodyThere, Scope, Sessions, hashed, who
from tablee.web.limits import OpenedFrom, OpenLimit, RateLimit, network_of
from tablee.web.metrics import Metrics
from tablee.web.settings import Settings


class Closable(Protocol):
    """A connection that can be closed from here. `slow_since` is 0 where the other end isn't slow."""

    slow_since: float

    async def close(self, code: int, reason: str) -> None: ...


AnyRequest = ASGIConnection[Any, Any, Any, Any]  # HTTP or WebSocket

LOG: Final = logging.getLogger("tablee")
ENDED: Final = 4401  # the session is over
READING: Final = frozenset({"GET", "HEAD"})
SLOW: Final = 1013
CHECKED: Final = 2.0  # seconds between two looks at whether sessions have ended anywhere
AT_LEAST: Final = 15  # looks after which all are checked in any case: tokens end by themselves
NOTED: Final = 300.0  # seconds between two notes of when a token was last used
TOKENS: Final = 10_000  # whose last note is remembered
UNCOUNTED: Final = (Answer, Say)  # where they are refused: why, others may not know


@dataclass
class AppContext:
    """One worker."""

    settings: Settings
    store: Store
    node: ServerNode
    sessions: Sessions
    devices: Devices
    metrics: Metrics = field(default_factory=Metrics)
    connections: dict[Closable, AnyRequest] = field(default_factory=dict)  # the open sockets
    frames: WeakValueDictionary[str, Frames] = field(default_factory=WeakValueDictionary)  # of tables with sockets here
    reviews: dict[str, Review] = field(default_factory=dict)  # finished matches that somebody looked at lately
    addresses: RateLimit = field(init=False)
    doors: RateLimit = field(init=False)
    guesses: RateLimit = field(init=False)
    names: RateLimit = field(init=False)
    people: RateLimit = field(init=False)
    thoughts: RateLimit = field(init=False)
    sockets_of_address: OpenLimit = field(init=False)
    sockets_of_person: OpenLimit = field(init=False)
    opened_from: OpenedFrom = field(default_factory=OpenedFrom)
    _tokens_noted: dict[str, float] = field(
        default_factory=dict
    )  # when the use of a token was last written, by its hash
    _tasks: Tasks = field(default_factory=Tasks)

    def __post_init__(self) -> None:
        limits = self.settings.limits
        self.node.counts.noticed = self._done
        self.addresses = RateLimit(limits.address_rate, limits.address_burst)
        self.doors = RateLimit(limits.door_rate, limits.door_burst)
        self.guesses = RateLimit(limits.guess_rate, limits.guess_burst)
        self.names = RateLimit(limits.name_rate, limits.name_burst)
        self.people = RateLimit(limits.person_rate, limits.person_burst)
        self.thoughts = RateLimit(limits.thoughts_of_person, limits.thoughts_burst)
        self.sockets_of_address = OpenLimit(limits.sockets_of_address)
        self.sockets_of_person = OpenLimit(limits.sockets_of_person)

    async def identity(self, request: AnyRequest, needed: Scope | None = None) -> Identity | None:
        """Whoever is asking, within the limits; None for nobody. By default reading needs less than anything else."""
        bearer = bearer_of(request.headers)
        found = await who(self.store, self.sessions, cookie=request.cookies.get(COOKIE, ""), bearer=bearer)
        if found is None:
            return None
        found.check(needed or (Scope.READ if request.scope.get("method", "GET") in READING else Scope.PLAY))
        self.people.take(found.account.id)
        if bearer:
            self._note_use(hashed(bearer))
        return found

    async def asker(self, request: AnyRequest, needed: Scope | None = None) -> Account | None:
        """Whose account is asking; None for nobody."""
        found = await self.identity(request, needed)
        return found.account if found is not None else None

    def _note_use(self, token_hash: str) -> None:
        """Note that a token was used, once in a while. Nobody waits for it."""
        now = monotonic()
        if now - self._tokens_noted.get(token_hash, -NOTED) < NOTED:
            return
        if len(self._tokens_noted) >= TOKENS:
            self._tokens_noted.clear()
        self._tokens_noted[token_hash] = now
        self._tasks.go(self.store.people.touch_token(token_hash))

    async def person(self, request: AnyRequest, needed: Scope | None = None) -> Account:
        """The same, where somebody is needed."""
        account = await self.asker(request, needed)
        if account is None:
            raise NobodyThere
        return account

    def submit(self, table_id: str, account: Account, command: PlayerCommand) -> asyncio.Future[int]:
        """Do what a person asks of a table, and note how long it took. It is on the disk when the future has its result."""
        self.people.take(account.id)
        answer = self.node.submit(table_id, entering(command, account), account.id)
        answer.add_done_callback(partial(self._refused, command))
        return answer

    def _refused(self, command: Command, answer: asyncio.Future[int]) -> None:
        refusal = None if answer.cancelled() else answer.exception()
        if isinstance(refusal, Refusal) and not isinstance(command, UNCOUNTED):
            self.metrics.refused.add(refusal.key)

    def _done(self, command: Command, seconds: float) -> None:
        """Something was done that everybody at its table could notice. Who reads the numbers may sit there."""
        self.metrics.done.add(seconds)
        self.metrics.commands.add(name_of(command).replace("-", ""))

    def words(self, refusal: Refusal, language: str, table_id: str = "") -> str:
        """Why something was refused, in words; those of its game, at a table that is in memory here."""
        return told(refusal, language, self.node.package(table_id) or OUR_TEXTS)

    def frames_of(self, table_id: str) -> Frames:
        """What is sent of a table, shared by all its sockets."""
        known = self.frames.get(table_id)
        if known is None:
            known = self.frames[table_id] = Frames()
        return known

    @contextmanager
    def connected(self, connection: Closable, request: AnyRequest) -> Iterator[None]:
        """A connection, as long as it is open."""
        self.connections[connection] = request
        try:
            yield
        finally:
            del self.connections[connection]

    async def check_connections(self) -> None:
        """Cut off whoever has not taken what it was sent for too long: a table doesn't wait, and memory is not endless."""
        late = monotonic() - self.settings.limits.patience
        for connection in [one for one in self.connections if 0 < one.slow_since < late]:
            await connection.close(SLOW, "slow")

    async def check_sessions(self) -> None:
        """Close the sockets of those who have signed out everywhere, or whose token was taken away."""
        good: dict[tuple[str, str], bool] = {}
        for connection, request in list(self.connections.items()):
            key = request.cookies.get(COOKIE, ""), bearer_of(request.headers)
            if key not in good:
                good[key] = await who(self.store, self.sessions, cookie=key[0], bearer=key[1]) is not None
            if not good[key]:
                await connection.close(ENDED, "signed-out")

    def knock(self, request: AnyRequest) -> None:
        """At the door: signing in and coming in as a guest cost more than other requests."""
        self.doors.take(address_of(request))

    def guess(self, request: AnyRequest, name: str, account: Account | None) -> None:
        """A password for a name: so many tries from an address, and so many from everywhere.

        A browser that has signed in to this account before is counted by itself: strangers don't shut its owner out.
        """
        device = self.devices.known(request.cookies.get(DEVICE, ""), account)
        if device:
            self.guesses.take(f"device {device}")
            return
        self.guesses.take(f"{address_of(request)} {folded(name)}")
        self.names.take(folded(name))

    def confirm(self, account: Account) -> None:
        """The password of somebody who is in already, to be sure: so many tries."""
        self.guesses.take(f"person {account.id}")


def entering(command: PlayerCommand, account: Account) -> Command:
    """The command; that of somebody who comes in says under which name, and of which account."""
    if not isinstance(command, Join):
        return command
    if account.guest:
        return replace(command, name=command.name or account.name)
    return Enter(key=command.key, account=account.name, name=command.name, invitation=command.invitation)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[AppContext]:
    """A worker, from its opening to its end. Whatever was said yes to is on the disk at any moment in between."""

    def rest(rng: Random) -> float:
        return settings.pace * pause(rng)

    async with await Store.open(settings.database) as store:
        with Pool(settings.thinkers) as pool:
            node = await ServerNode.open(store, pool, pace=rest, linger=settings.linger)
            sessions, devices = Sessions(await store.secret("sessions")), Devices(await store.secret("devices"))
            context = AppContext(settings, store, node, sessions, devices)
            LOG.info("open", extra={"tables": len(await store.open_tables())})
            checking = asyncio.create_task(_check(context))
            try:
                yield context
            finally:
                checking.cancel()
                await context._tasks.cancel()  # noqa: SLF001  # of the same module
                await node.close()
                LOG.info("closed")


async def _check(context: AppContext) -> None:
    """Whoever was signed out, here, by another process or by the host of the server, is soon off the sockets."""
    seen, looks = 0, 0
    while True:
        await asyncio.sleep(CHECKED)
        looks += 1
        if looks % AT_LEAST == 0:
            connections().report()
        with suppress(Refusal):  # a database that is away for a moment: next time
            await context.check_connections()
            ended = await context.store.people.endings()
            if ended != seen or looks % AT_LEAST == 0:
                await context.check_sessions()
                seen = ended


def bearer_of(headers: Mapping[str, str]) -> str:
    """The token of a program, if it sent one."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def address_of(request: AnyRequest) -> str:
    """As whom we count where it comes from; behind a proxy, what the server was told to believe (see `tablee serve`)."""
    return network_of(request.client.host) if request.client is not None else ""


def language_of(request: AnyRequest) -> str:
    """The language to answer in: what was asked for, else what the browser prefers, else French."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The best of our languages by the header of a browser: `en-GB,en;q=0.8,fr;q=0.5`."""
    best, weight = LANGUAGES[0], 0.0
    for one in header.split(","):
        tag, _, rest = one.strip().partition(";")
        language = tag.lower().partition("-")[0]
        try:
            quality = float(rest.strip().removeprefix("q=")) if rest else 1.0
        except ValueError:
            quality = 0.0
        if language in LANGUAGES and quality > weight:
            best, weight = language, quality
    return best
