"""What all handlers of one worker share: the house, the store, who is asking, and how much they may ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

from litestar.connection import ASGIConnection

from tablee.bots.pool import Pool
from tablee.core.errors import Refusal
from tablee.house import House
from tablee.house.tasks import Tasks
from tablee.i18n import LANGUAGES, OUR_TEXTS, MissingTextError, say
from tablee.store import Account, Store
from tablee.store.people import folded
from tablee.table.pace import pause
from tablee.table.review import Review
from tablee.web import wire
from tablee.web.frames import Frames
from tablee.web.identity import COOKIE, NobodyThere, Sessions, who
from tablee.web.limits import Buckets, Heads, TooMany
from tablee.web.metrics import Metrics
from tablee.web.settings import Settings
from tablee.web.wishes import at_the_table, grant


class Closable(Protocol):
    """A socket that can be closed from here. `since` says since when the other end is slow; 0 if it isn't."""

    since: float

    async def close(self, code: int, reason: str) -> None: ...


Connection = ASGIConnection[Any, Any, Any, Any]  # of any kind: a request or a socket

LOG: Final = logging.getLogger("tablee")
ENDED: Final = 4401  # the session is over
SLOW: Final = 1013
CHECKED: Final = 30.0  # seconds between two looks at whether sessions are still good


@dataclass
class Hall:
    """One worker."""

    settings: Settings
    store: Store
    house: House
    sessions: Sessions
    metrics: Metrics = field(default_factory=Metrics)
    lines: dict[Closable, Connection] = field(default_factory=dict)  # the open sockets
    frames: WeakValueDictionary[str, Frames] = field(default_factory=WeakValueDictionary)  # of tables with sockets here
    reviews: dict[str, Review] = field(default_factory=dict)  # finished matches that somebody looked at lately
    addresses: Buckets = field(init=False)
    doors: Buckets = field(init=False)
    guesses: Buckets = field(init=False)
    people: Buckets = field(init=False)
    thoughts: Buckets = field(init=False)
    sockets_of_address: Heads = field(init=False)
    sockets_of_person: Heads = field(init=False)
    _tasks: Tasks = field(default_factory=Tasks)

    def __post_init__(self) -> None:
        limits = self.settings.limits
        self.addresses = Buckets(limits.address_rate, limits.address_burst)
        self.doors = Buckets(limits.door_rate, limits.door_burst)
        self.guesses = Buckets(limits.guess_rate, limits.guess_burst)
        self.people = Buckets(limits.person_rate, limits.person_burst)
        self.thoughts = Buckets(limits.thoughts_of_person, limits.thoughts_burst)
        self.sockets_of_address = Heads(limits.sockets_of_address)
        self.sockets_of_person = Heads(limits.sockets_of_person)

    async def asker(self, connection: Connection) -> Account | None:
        """Whoever is asking, within the limits; None for nobody."""
        account = await who(
            self.store, self.sessions, cookie=connection.cookies.get(COOKIE, ""), bearer=bearer_of(connection.headers)
        )
        if account is not None:
            self.people.take(account.id)
        return account

    async def person(self, connection: Connection) -> Account:
        """The same, where somebody is needed."""
        account = await self.asker(connection)
        if account is None:
            raise NobodyThere
        return account

    async def granted(self, table_id: str, account: Account, wish: wire.AnyWish) -> int:
        """Do what a person wants, and note how long it took. When this returns it is on the disk."""
        began = monotonic()
        self.people.take(account.id)
        last = await grant(self.house, table_id, account, wish)
        self.metrics.granted.add(monotonic() - began)
        self.metrics.wishes.add(type(wish).__name__.lower())
        return last

    def hasten(
        self, table_id: str, account: Account, wish: wire.AnyWish, called: Callable[[Refusal | None], None]
    ) -> bool:
        """The same at once, if nothing stands in its way (see `House.hasten`); `called` hears what came of it."""
        began = monotonic()

        def done(refusal: Refusal | None) -> None:
            if refusal is None:
                self.metrics.granted.add(monotonic() - began)
                self.metrics.wishes.add(type(wish).__name__.lower())
            called(refusal)

        try:
            self.people.take(account.id)
        except TooMany:  # said again by whoever is not in a hurry
            return False
        if self.house.hasten(table_id, at_the_table(account, wish), done, person=account.id, key=wish.key or None):
            return True
        self.people.give_back(account.id)
        return False

    def go(self, work: Coroutine[None, None, None]) -> None:
        """Begin something that nobody waits for."""
        self._tasks.go(work)

    def words(self, refusal: Refusal, language: str, table_id: str = "") -> str:
        """Why something was refused, in words; those of its game, at a table that is in memory here."""
        return told(refusal, language, self.house.package(table_id) or OUR_TEXTS)

    def frames_of(self, table_id: str) -> Frames:
        """What is sent of a table, shared by all its sockets."""
        known = self.frames.get(table_id)
        if known is None:
            known = self.frames[table_id] = Frames()
        return known

    @contextmanager
    def open_line(self, line: Closable, socket: Connection) -> Iterator[None]:
        """A socket, as long as it is open."""
        self.lines[line] = socket
        try:
            yield
        finally:
            del self.lines[line]

    async def check_lines(self) -> None:
        """Cut off whoever has not taken what it was sent for too long: a table doesn't wait, and memory is not endless."""
        late = monotonic() - self.settings.limits.patience
        for line in [one for one in self.lines if 0 < one.since < late]:
            await line.close(SLOW, "slow")

    async def check_sessions(self) -> None:
        """Close the sockets of those who have signed out everywhere, or whose token was taken away."""
        good: dict[tuple[str, str], bool] = {}
        for line, socket in list(self.lines.items()):
            key = socket.cookies.get(COOKIE, ""), bearer_of(socket.headers)
            if key not in good:
                good[key] = await who(self.store, self.sessions, cookie=key[0], bearer=key[1]) is not None
            if not good[key]:
                await line.close(ENDED, "signed-out")

    def knock(self, connection: Connection, name: str = "") -> None:
        """At the door: signing in and coming in as a guest cost more than other requests; so does a password for a name."""
        self.doors.take(address_of(connection))
        if name:
            self.guesses.take(folded(name))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Hall]:
    """A worker, from its opening to its end. Whatever was said yes to is on the disk at any moment in between."""

    def rest(rng: Random) -> float:
        return settings.pace * pause(rng)

    async with await Store.open(settings.database) as store:
        with Pool(settings.thinkers) as pool:
            house = await House.open(store, pool, pace=rest)
            hall = Hall(settings, store, house, Sessions(await store.secret("sessions")))
            LOG.info("open", extra={"tables": len(await store.open_tables())})
            checking = asyncio.create_task(_check(hall))
            try:
                yield hall
            finally:
                checking.cancel()
                await hall._tasks.cancel()  # noqa: SLF001  # of the same module
                await house.close()
                LOG.info("closed")


async def _check(hall: Hall) -> None:
    while True:
        await asyncio.sleep(CHECKED)
        with suppress(Refusal):  # a database that is away for a moment: next time
            await hall.check_lines()
            await hall.check_sessions()


def bearer_of(headers: Mapping[str, str]) -> str:
    """The token of a program, if it sent one."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def address_of(connection: Connection) -> str:
    """Where it comes from; behind a proxy, what the server was told to believe (see `tablee serve`)."""
    return connection.client.host if connection.client is not None else ""


def language_of(connection: Connection) -> str:
    """The language to answer in: what was asked for, else what the browser prefers, else French."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    return preferred(connection.headers.get("accept-language", ""))


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


def told(refusal: Refusal, language: str, package: str = OUR_TEXTS) -> str:
    """A refusal in words."""
    try:
        return say(package, language, refusal.key, refusal.values)
    except MissingTextError:
        return str(refusal)
