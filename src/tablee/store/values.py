"""What goes into the store and comes out of it: plain values, nothing that holds a connection.

Times are seconds since 1970 (UTC). Bodies and summaries are JSON texts that the store never reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isfinite
from time import time


def check(text: str, what: str) -> None:
    """ValueError for a text that not every database can hold."""
    if not sound(text):
        raise ValueError(f"{what} must be text that UTF-8 can encode, without NUL")


def sound(text: str) -> bool:
    """Whether every database can hold this text: no NUL, no half of a surrogate pair."""
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class NewEntry:
    """Something to append. A private entry is for the server alone (a seed before the end of the match)."""

    kind: str
    body: str
    private: bool = False
    at: float = field(default_factory=time)
    person: str | None = None  # whose it is, if it isn't of whoever appends it

    def __post_init__(self) -> None:
        check(self.kind, "the kind of an entry")
        check(self.body, "the body of an entry")
        if not isfinite(self.at):
            raise ValueError("the time of an entry must be a number of seconds")


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """Something that was appended. `person` is None for what nobody did, and for who was forgotten."""

    seq: int
    kind: str
    body: str
    private: bool
    at: float
    person: str | None
    key: str | None


@dataclass(frozen=True, slots=True)
class Appended:
    """From which seq to which; `repeated` if that was the answer to the first asking, and nothing was written now."""

    first: int
    last: int
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to create. `summary` is what a lobby shows of it."""

    id: str
    game: str
    public: bool = False
    code: str | None = None
    summary: str = "{}"

    def __post_init__(self) -> None:
        check(self.id, "the id of a table")
        check(self.game, "the game of a table")
        check(self.code or "", "the code of a table")
        check(self.summary, "the summary of a table")


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as a lobby knows it. What happens at it is its log."""

    id: str
    game: str
    public: bool
    code: str | None
    created_at: float
    updated_at: float
    ended_at: float | None
    summary: str


@dataclass(frozen=True, slots=True)
class Account:
    """A person. A guest has no password; sessions of an older epoch than the account's are over."""

    id: str
    name: str
    password_hash: str | None
    created_at: float
    sessions_epoch: int

    @property
    def guest(self) -> bool:
        return self.password_hash is None


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """A person as the host of a server sees one: with how many sessions and tokens there are."""

    account: Account
    sessions: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Token:
    """A key that a program signs in with. Only its hash is kept."""

    hash: str
    account: str
    label: str
    created_at: float
    last_used: float | None
    scope: str
    expires_at: float | None  # None: those of version 0.1


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an account is thought to be in a game, after so many matches."""

    account: str
    game: str
    mu: float
    sigma: float
    matches: int

    def __post_init__(self) -> None:
        if not (isfinite(self.mu) and isfinite(self.sigma)):
            raise ValueError("a rating must be a number")


@dataclass(frozen=True, slots=True)
class Result:
    """How a seat fared: its rank from 1, and its share of the win (1 alone, ½ of two winners, 0 otherwise)."""

    seat: int
    account: str | None
    rank: int
    share: float

    def __post_init__(self) -> None:
        if not isfinite(self.share):
            raise ValueError("a share must be a number")


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match on the page of one who was there."""

    table: StoredTable
    result: Result
