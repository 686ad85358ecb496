"""What a host can set. Every value has a default that is right for one machine."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from typing import Final, Self

import msgspec

DATABASE: Final = "sqlite:///tablee.db"
VARIABLE: Final = "TABLEE_SETTINGS"  # how the workers of one server learn of them


@dataclass(frozen=True)
class Limits:
    """How much one may ask. A rate is in things a second, a burst is how many may come at once."""

    address_rate: float = 30.0  # requests of one address
    address_burst: float = 240.0
    door_rate: float = 0.5  # sign-ins, new accounts, new guests and codes of one address: a whole club may have one
    door_burst: float = 60.0
    guess_rate: float = (
        0.1  # passwords for one name from one address, or from a browser that has signed in to it before
    )
    guess_burst: float = 10.0
    name_rate: float = 0.5  # passwords for one name, from all other browsers of the world
    name_burst: float = 100.0
    person_rate: float = 15.0  # requests of one person, on whatever way
    person_burst: float = 90.0
    socket_rate: float = 10.0  # messages of one socket
    socket_burst: float = 40.0
    connections_of_address: int = 400  # of whatever kind, to one worker
    sockets_of_address: int = 200
    sockets_of_person: int = 20
    tables_of_person: int = 40  # that are not over, where one has done something
    lobbies_of_person: int = 6  # of those that one has opened: tables that have not begun
    tables_of_address: int = 200  # that are not over, opened from there since this process began
    lobbies_of_address: int = 30  # of those: tables that have not begun
    tokens_of_person: int = 20
    thoughts_of_person: float = 0.1  # hints
    thoughts_burst: float = 6.0
    body: int = 256 * 1024  # bytes of a request
    message: int = 64 * 1024  # bytes of a message on a socket
    patience: float = 20.0  # seconds that a connection may take for what it is sent, before it is closed
    header_patience: float = 10.0  # seconds from a connection, or the first byte of a request, to the end of its header
    body_patience: float = 20.0  # seconds for all of the body
    idle_patience: float = 10.0  # seconds between an answer and the next request

    def times(self, factor: float) -> Limits:
        """The same, for a server that trusts its people more: rates, bursts and numbers, not sizes and times."""
        told = asdict(self)
        return Limits(**{name: value if name in FIXED else type(value)(value * factor) for name, value in told.items()})


FIXED: Final = frozenset({"body", "message", "patience", "header_patience", "body_patience", "idle_patience"})


@dataclass(frozen=True)
class Settings:
    """One server."""

    database: str = DATABASE
    thinkers: int = 1  # processes in which bots think, for each worker
    origins: tuple[str, ...] = ()  # pages of other addresses that may use the API with a cookie; its own always may
    secure: bool = False  # cookies over https only; set it where a proxy speaks https
    limits: Limits = field(default_factory=Limits)
    metrics: str = ""  # the token with which /metrics can be read; without one it can't
    proxies: str = "127.0.0.1"  # the addresses whose word on where a request came from is believed, or *
    pace: float = 1.0  # the pauses of bots are multiplied by this
    linger: float = 20.0  # seconds without a connection or a request after which a table notes that somebody is away

    @property
    def shown(self) -> str:
        """The database, without its password."""
        scheme, _, rest = self.database.partition("://")
        access, at, place = rest.rpartition("@")
        return f"{scheme}://{access.partition(':')[0]}@{place}" if at else self.database

    def to_environment(self) -> None:
        """For the processes that this one starts."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Self:
        """As whoever started this process has set them."""
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)
