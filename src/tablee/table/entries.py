"""Everything that can happen at a table, one kind of entry each. The log of a table is its entries in order.

Entries are plain data: `body` gives what a store keeps, `read` gives the entry back. An entry is never sent to anybody as it
is: what a person receives is a `Sight`. `private` marks the kinds that hold what somebody at the table may not know.
"""

from __future__ import annotations

import dataclasses
import enum
import types
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Final, Union, cast, get_args, get_origin, get_type_hints

from tablee.core.game import OptionValue
from tablee.core.notation import Seat
from tablee.core.plain import Plain, plain
from tablee.table.refusals import UnknownEntry
from tablee.table.terms import Terms


class Channel(enum.Enum):
    """Where something is said."""

    TABLE = enum.auto()
    TEAM = enum.auto()
    ASIDE = enum.auto()
    GALLERY = enum.auto()  # among spectators


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    kind: ClassVar[str] = ""
    private: ClassVar[bool] = False

    @property
    def body(self) -> dict[str, Plain]:
        """The entry as plain data."""
        return cast("dict[str, Plain]", plain(self))


@dataclass(frozen=True)
class Logged:
    """An entry as it stands in the log: its number, from 1, and the time of the server."""

    seq: int
    at: float
    entry: Entry


# --- The lobby ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opened(Entry):
    """The table was opened. Link and code let people in."""

    kind: ClassVar[str] = "opened"
    private: ClassVar[bool] = True
    host: str
    game: str
    version: int
    terms: Terms
    link: str = field(repr=False)
    code: str = field(repr=False)


@dataclass(frozen=True)
class Changed(Entry):
    """The host changed the terms."""

    kind: ClassVar[str] = "changed"
    terms: Terms


@dataclass(frozen=True)
class Came(Entry):
    """A person came in, or came back, under this name."""

    kind: ClassVar[str] = "came"
    person: str
    name: str


@dataclass(frozen=True)
class Left(Entry):
    """A person left. Before the start the seats become open, later they wait for the return."""

    kind: ClassVar[str] = "left"
    person: str


@dataclass(frozen=True)
class Kicked(Entry):
    """The host sent a person away."""

    kind: ClassVar[str] = "kicked"
    person: str


@dataclass(frozen=True)
class Sat(Entry):
    """A person sat down; with a name, for somebody else at the same screen."""

    kind: ClassVar[str] = "sat"
    person: str
    seat: Seat
    name: str = ""


@dataclass(frozen=True)
class Stood(Entry):
    """The seat is open again."""

    kind: ClassVar[str] = "stood"
    seat: Seat


@dataclass(frozen=True)
class Placed(Entry):
    """A bot was given a seat."""

    kind: ClassVar[str] = "placed"
    seat: Seat
    bot: str


@dataclass(frozen=True)
class Prepared(Entry):
    """A person is ready, or no longer."""

    kind: ClassVar[str] = "prepared"
    person: str
    ready: bool


# --- The match ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Continued(Entry):
    """The match goes on from where another stood after so many steps."""

    kind: ClassVar[str] = "continued"
    table: str
    steps: int


@dataclass(frozen=True)
class Sealed(Entry):
    """The seed of the match, secret until its end."""

    kind: ClassVar[str] = "sealed"
    private: ClassVar[bool] = True
    seed: str = field(repr=False)


@dataclass(frozen=True)
class Started(Entry):
    """The match began. Its luck is fixed by the commitment."""

    kind: ClassVar[str] = "started"
    commitment: str


@dataclass(frozen=True)
class Answered(Entry):
    """A seat answered. `person` is empty where a bot did; `forced` says that the table passed for the person."""

    kind: ClassVar[str] = "answered"
    private: ClassVar[bool] = True
    seat: Seat
    move: str
    person: str = ""
    forced: bool = False
    key: str = ""  # of the person's choosing: the same wish sent twice happens once


@dataclass(frozen=True)
class Resigned(Entry):
    """The match ended for a seat; nobody takes it."""

    kind: ClassVar[str] = "resigned"
    seat: Seat


@dataclass(frozen=True)
class UndoAsked(Entry):
    """A person asked to go back to where `keep` answers had been given; the voters have to agree."""

    kind: ClassVar[str] = "undo-asked"
    person: str
    keep: int
    voters: tuple[str, ...]


@dataclass(frozen=True)
class UndoAgreed(Entry):
    """A person agreed."""

    kind: ClassVar[str] = "undo-agreed"
    person: str


@dataclass(frozen=True)
class UndoRefused(Entry):
    """A person refused, or the one who asked thought better of it."""

    kind: ClassVar[str] = "undo-refused"
    person: str


@dataclass(frozen=True)
class Undone(Entry):
    """The match stands again where `keep` answers had been given."""

    kind: ClassVar[str] = "undone"
    person: str
    keep: int


@dataclass(frozen=True)
class Flagged(Entry):
    """The time of a seat ran out."""

    kind: ClassVar[str] = "flagged"
    seat: Seat


@dataclass(frozen=True)
class HandedOver(Entry):
    """A bot plays the seat until its owner takes it back."""

    kind: ClassVar[str] = "handed-over"
    seat: Seat
    bot: str
    by: str  # empty: by itself


@dataclass(frozen=True)
class TakenBack(Entry):
    """The owner plays the seat again."""

    kind: ClassVar[str] = "taken-back"
    seat: Seat


@dataclass(frozen=True)
class Slept(Entry):
    """The server was away since that time: no clock ran."""

    kind: ClassVar[str] = "slept"
    since: float


@dataclass(frozen=True)
class Ended(Entry):
    """The match is over; now the seed is told."""

    kind: ClassVar[str] = "ended"
    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    seed: str


@dataclass(frozen=True)
class Rematched(Entry):
    """The same people have a new table."""

    kind: ClassVar[str] = "rematched"
    table: str


@dataclass(frozen=True)
class Said(Entry):
    """A line of talk. `to` are those who hear it in a team or an aside, the speaker included."""

    kind: ClassVar[str] = "said"
    private: ClassVar[bool] = True
    person: str
    channel: Channel
    text: str
    to: tuple[str, ...] = ()


KINDS: Final[Mapping[str, type[Entry]]] = {
    kind.kind: kind
    for kind in (
        Opened, Changed, Came, Left, Kicked, Sat, Stood, Placed, Prepared, Continued, Sealed, Started, Answered, Resigned, UndoAsked,
        UndoAgreed, UndoRefused, Undone, Flagged, HandedOver, TakenBack, Slept, Ended, Rematched, Said,
    )
}  # fmt: skip


# --- Reading -----------------------------------------------------------------------------------------------------------


def read(kind: str, body: Mapping[str, Plain]) -> Entry:
    """The entry that a store kept; UnknownEntry for anything else."""
    cls = KINDS.get(kind)
    if cls is None:
        raise UnknownEntry(kind, "there is no such kind")
    try:
        return cast("Entry", _dataclass(cls, body))
    except (TypeError, KeyError) as error:
        raise UnknownEntry(kind, str(error).strip("'\"")) from None


@cache
def _parts(cls: type[object]) -> dict[str, object]:
    hints = get_type_hints(cls)
    return {part.name: hints[part.name] for part in dataclasses.fields(cls)}  # type: ignore[arg-type]  # a dataclass


def _dataclass(cls: type[object], body: object) -> object:
    """A part that came later has a default: what was written before it is read all the same."""
    parts = _parts(cls)  # type: ignore[arg-type]  # a class is hashable
    if not isinstance(body, Mapping) or not set(body) <= set(parts):
        raise TypeError(f"its parts are {', '.join(parts) or 'none'}")
    return cls(**{name: _value(hint, body[name], name) for name, hint in parts.items() if name in body})


def _value(hint: object, value: object, name: str) -> object:
    """The value as its type wants it; TypeError for a value of another type."""
    origin = get_origin(hint)
    if origin is tuple and isinstance(value, list | tuple):
        return tuple(_value(get_args(hint)[0], one, name) for one in value)
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping) and isinstance(value, Mapping):
        return {str(key): _value(OptionValue, one, name) for key, one in value.items()}
    if origin in {Union, types.UnionType} and any(type(value) is one for one in get_args(hint)):
        return value
    if isinstance(hint, type):
        if issubclass(hint, enum.Enum) and isinstance(value, str):
            return hint[value.upper()]
        if dataclasses.is_dataclass(hint):
            return _dataclass(hint, value)
        if hint is float and type(value) is int:
            return float(value)
        if type(value) is hint:
            return value
    raise TypeError(f"“{name}” has a value of another type")
