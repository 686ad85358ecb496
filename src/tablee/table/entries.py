"""Everything that can happen at a table, one kind of entry each. The log of a table is its entries in order.

Entries are plain data: `write` gives what a store keeps, `read` gives the entry back. An entry is never sent to anybody: what a
person receives is a snapshot. `private` marks the kinds that hold what somebody at the table may not know.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec
from msgspec import Struct

from tablee.core.notation import Seat
from tablee.table.refusals import UnknownEntry
from tablee.table.terms import Terms


class Channel(enum.Enum):
    """Where something is said."""

    TABLE = "table"
    TEAM = "team"
    ASIDE = "aside"
    GALLERY = "gallery"  # among spectators


class LogEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that happened at a table. Fields that were added later have defaults: older logs stay readable."""

    kind: ClassVar[str] = ""
    private: ClassVar[bool] = False


class NumberedEntry(Struct, frozen=True):
    """An entry as it stands in the log: its number, from 1, and the server's time."""

    seq: int
    at: float
    entry: LogEntry


Entries = tuple[LogEntry, ...]


# --- The lobby ---------------------------------------------------------------------------------------------------------


class Opened(LogEntry, frozen=True):
    """The table was opened. Link and code let people in."""

    kind: ClassVar[str] = "opened"
    private: ClassVar[bool] = True
    host: str
    game: str
    version: int
    terms: Terms
    link: str
    code: str

    def __repr__(self) -> str:
        """Without link and code: they let people in."""
        return f"Opened({self.host!r}, {self.game!r}, {self.version!r}, {self.terms!r})"


class Changed(LogEntry, frozen=True):
    """The host changed the terms."""

    kind: ClassVar[str] = "changed"
    terms: Terms


class Came(LogEntry, frozen=True):
    """A person came in, or came back, under this name."""

    kind: ClassVar[str] = "came"
    person: str
    name: str
    account: str = ""  # the name of the person's account, whatever the person is called here


class AbsenceEntry(LogEntry, frozen=True):
    """Who left, is away or out of time, and who plays meanwhile."""


class Left(AbsenceEntry, frozen=True):
    """A person left. Before the start the seats become open, later they wait for the return."""

    kind: ClassVar[str] = "left"
    person: str


class Kicked(LogEntry, frozen=True):
    """The host sent a person away."""

    kind: ClassVar[str] = "kicked"
    person: str


class Sat(LogEntry, frozen=True):
    """A person sat down; with a name, for somebody else at the same screen."""

    kind: ClassVar[str] = "sat"
    person: str
    seat: Seat
    name: str = ""


class Stood(LogEntry, frozen=True):
    """The seat is open again."""

    kind: ClassVar[str] = "stood"
    seat: Seat


class Placed(LogEntry, frozen=True):
    """A bot was given a seat."""

    kind: ClassVar[str] = "placed"
    seat: Seat
    bot: str
    name: str = ""  # none in logs of 0.1


class Prepared(LogEntry, frozen=True):
    """A person is ready, or no longer."""

    kind: ClassVar[str] = "prepared"
    person: str
    ready: bool


# --- The match ---------------------------------------------------------------------------------------------------------


class Continued(LogEntry, frozen=True):
    """The match goes on from where another stood after so many steps."""

    kind: ClassVar[str] = "continued"
    table: str
    steps: int


class Sealed(LogEntry, frozen=True):
    """The seed of the match, secret until its end."""

    kind: ClassVar[str] = "sealed"
    private: ClassVar[bool] = True
    seed: str

    def __repr__(self) -> str:
        """Without the seed."""
        return "Sealed()"


class Started(LogEntry, frozen=True):
    """The match began. Its luck is fixed by the commitment."""

    kind: ClassVar[str] = "started"
    commitment: str


class Answered(LogEntry, frozen=True):
    """A seat answered. `person` is empty where a bot did; `forced` says that the table passed for the person."""

    kind: ClassVar[str] = "answered"
    private: ClassVar[bool] = True
    seat: Seat
    move: str
    person: str = ""
    forced: bool = False
    key: str = ""  # of the person's choosing: the same answer sent twice is given once


class Resigned(LogEntry, frozen=True):
    """The match ended for a seat; nobody takes it."""

    kind: ClassVar[str] = "resigned"
    seat: Seat


class UndoAsked(LogEntry, frozen=True):
    """A person asked to go back to where `keep` answers had been given; the voters have to agree."""

    kind: ClassVar[str] = "undo-asked"
    person: str
    keep: int
    voters: tuple[str, ...]


class UndoAgreed(LogEntry, frozen=True):
    """A person agreed."""

    kind: ClassVar[str] = "undo-agreed"
    person: str


class UndoRefused(LogEntry, frozen=True):
    """A person refused, or the one who asked thought better of it."""

    kind: ClassVar[str] = "undo-refused"
    person: str


class Undone(LogEntry, frozen=True):
    """The match stands again where `keep` answers had been given."""

    kind: ClassVar[str] = "undone"
    person: str
    keep: int


class Flagged(AbsenceEntry, frozen=True):
    """The time of a seat ran out."""

    kind: ClassVar[str] = "flagged"
    seat: Seat


class WentAway(AbsenceEntry, frozen=True):
    """A person was no longer connected since that time, and has not come back at once."""

    kind: ClassVar[str] = "went-away"
    person: str
    since: float


class CameBack(AbsenceEntry, frozen=True):
    """The person is connected again."""

    kind: ClassVar[str] = "came-back"
    person: str


class HostPassed(AbsenceEntry, frozen=True):
    """The host was away for too long: this person is host now."""

    kind: ClassVar[str] = "host-passed"
    person: str


class HandedOver(AbsenceEntry, frozen=True):
    """A bot plays the seat until its owner takes it back."""

    kind: ClassVar[str] = "handed-over"
    seat: Seat
    bot: str
    by: str  # empty: by itself


class TakenBack(AbsenceEntry, frozen=True):
    """The owner plays the seat again."""

    kind: ClassVar[str] = "taken-back"
    seat: Seat


class Slept(AbsenceEntry, frozen=True):
    """The server was away since that time: no clock ran."""

    kind: ClassVar[str] = "slept"
    since: float


class Ended(LogEntry, frozen=True):
    """The match is over; now the seed is told."""

    kind: ClassVar[str] = "ended"
    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    seed: str


class Rematched(LogEntry, frozen=True):
    """The same people have a new table."""

    kind: ClassVar[str] = "rematched"
    table: str


class Closed(AbsenceEntry, frozen=True):
    """The host of the server closed the table. Nobody won, and nobody looks at it any more."""

    kind: ClassVar[str] = "closed"
    reason: str


class Said(LogEntry, frozen=True):
    """A line of talk. `to` are those who hear it in a team or an aside, the speaker included."""

    kind: ClassVar[str] = "said"
    private: ClassVar[bool] = True
    person: str
    channel: Channel
    text: str
    to: tuple[str, ...] = ()


KINDS: Final[Mapping[str, type[LogEntry]]] = {
    kind.kind: kind
    for kind in (
        Opened, Changed, Came, Left, Kicked, Sat, Stood, Placed, Prepared, Continued, Sealed, Started, Answered, Resigned, UndoAsked,
        UndoAgreed, UndoRefused, Undone, Flagged, WentAway, CameBack, HostPassed, HandedOver, TakenBack, Slept, Ended, Rematched, Closed,
        Said,
    )
}  # fmt: skip


# --- Reading and writing -----------------------------------------------------------------------------------------------

_DECODERS: Final = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}
write: Final = msgspec.json.Encoder().encode
"""An entry as a store keeps it, beside its kind."""


def read(kind: str, body: str | bytes) -> LogEntry:
    """The entry that a store kept; UnknownEntry for anything else."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        raise UnknownEntry(kind, "there is no such kind")
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as error:
        raise UnknownEntry(kind, str(error)) from None
