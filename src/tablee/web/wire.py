"""What goes over the wire beside commands: requests, envelopes and answers, the same for the socket and for the JSON API.

Commands are declared in `tablee.table.commands`, snapshots in `tablee.table.snapshot`; nothing else about a table is ever sent. The
names on the wire are those of version 0.1 (`wish`, `moment`, `setting`, `looks`), whatever they are called in Python.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw, Struct, field

from tablee.core.errors import Refusal
from tablee.table.clock import ShownClock
from tablee.table.commands import Command, Key, Number, PlayerCommand, SeatNumber
from tablee.table.snapshot import AbsenceSeen, EventSeen, LineSeen, Perspective, RoomSnapshot, TableSnapshot
from tablee.table.terms import Terms, Word
from tablee.web.changes import SceneChanges

Name = Annotated[str, Meta(min_length=1, max_length=200)]


class BadMessage(Refusal):
    """Something that can't be read."""

    key = "error-web-message"
    sentence = "I can’t read that: {problem}."

    def __init__(self, problem: str) -> None:
        super().__init__(problem=problem.rstrip("."))


# --- What a person sends ---------------------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `sit` are the seats that the host takes, `bots` the strengths on the seats after them, in order.

    `names` are those of the people on the seats of the host, where several sit at one screen. The same `key` of the same person opens
    one table.
    """

    game: Word
    terms: Terms
    sit: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    names: Annotated[list[Name], Meta(max_length=16)] = []
    bots: Annotated[list[Word], Meta(max_length=16)] = []
    start: bool = False  # begin at once, if nobody is missing
    key: Key = ""


class Resync(Command, tag="look", frozen=True):
    """On a socket: send what came after this revision and these lines. For a gap, or for another language."""

    since: Number = 0
    lines: Number = 0
    language: Annotated[str, Meta(pattern="^(fr|en|)$")] = ""


_COMMANDS: Final[msgspec.json.Decoder[PlayerCommand | Resync]] = msgspec.json.Decoder(PlayerCommand | Resync)


def read_command(message: str | bytes) -> PlayerCommand | Resync:
    """The command in a message of a socket; BadMessage for anything else."""
    try:
        return _COMMANDS.decode(message)
    except RecursionError:
        raise BadMessage("it is nested too deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMessage(str(error)) from None


# --- What a person receives ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SnapshotOut:
    """All that a person may know of a table: a `TableSnapshot` under its names on the wire."""

    since: int
    moment: int
    heard: int
    lines: tuple[LineSeen, ...]
    setting: RoomSnapshot
    looks: tuple[Perspective, ...]
    clocks: tuple[ShownClock, ...]
    absences: tuple[AbsenceSeen, ...]
    may_undo: bool
    muted: tuple[str, ...]


def snapshot_out(s: TableSnapshot) -> SnapshotOut:
    """A snapshot for the JSON API."""
    return SnapshotOut(
        s.since, s.revision, s.heard, s.lines, s.room, s.perspectives, s.clocks, s.absences, s.may_undo, s.muted
    )


class Frame(Struct, frozen=True, tag_field="type", tag="seen", omit_defaults=True):
    """On a socket: a `TableSnapshot` without the parts that have not changed. Its perspectives may be encoded already."""

    since: int
    revision: int = field(name="moment")
    heard: int = 0
    lines: tuple[LineSeen, ...] = ()
    room: RoomSnapshot | None = field(name="setting", default=None)
    perspectives: tuple[Perspective | PerspectiveChange | Raw, ...] | None = field(name="looks", default=None)
    clocks: tuple[ShownClock, ...] = ()
    absences: tuple[AbsenceSeen, ...] = ()
    may_undo: bool = False
    muted: tuple[str, ...] = ()
    done: tuple[str, ...] = ()  # the commands with these keys are on the disk


class PerspectiveChange(Struct, frozen=True):
    """On a socket: a `Perspective` for whoever has that of the revision `base`; its scene tells what changed since (see `changes`)."""

    seat: int | None
    base: int
    scene: SceneChanges
    start: int
    events: tuple[EventSeen, ...]


class Acknowledged(Struct, frozen=True, tag_field="type", tag="done"):
    """On a socket: the commands with these keys are on the disk, and there is nothing else to tell."""

    done: tuple[str, ...]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """On a socket: the command with this key was refused, and nothing has changed."""

    key: str
    error: str
    text: str


class Problem(Struct, frozen=True):
    """What the JSON API answers to whatever it refuses."""

    error: str
    text: str


encode: Final = msgspec.json.Encoder().encode


# --- Pages -----------------------------------------------------------------------------------------------------------------


class OptionOut(Struct, frozen=True):
    """An option of a game, with its words."""

    name: str
    kind: str  # switch, number, choice or text
    default: bool | int | str
    title: str
    help: str
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    quick: bool = False  # asked even where a match is begun with one click


class GameOut(Struct, frozen=True):
    """A game of the catalog."""

    name: str
    title: str
    about: str
    least: int
    most: int
    minutes: tuple[int, int]
    version: int
    options: tuple[OptionOut, ...]
    strengths: tuple[str, ...]
    cover: bool  # whether there is a picture for the catalog, `art/cover.svg`
    leavable: bool  # whether a match can go on without somebody
    sides: tuple[str, ...]  # where the seats differ from the start: what each of them is, in words


class RuleOut(Struct, frozen=True):
    """A numbered rule, in words."""

    number: str
    title: str
    section: str
    text: str


class SectionOut(Struct, frozen=True):
    """A part of a rulebook: its heading, and what is said there before its first rule."""

    title: str
    text: str


class RulebookOut(Struct, frozen=True):
    """The rules of a game, in order."""

    game: str
    title: str
    introduction: str
    sections: tuple[SectionOut, ...]
    rules: tuple[RuleOut, ...]


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    seats: int
    open_seats: int
    bots: int
    players: tuple[str, ...]
    spectators: int
    public: bool
    language: str
    idle: bool  # a match goes on, and none of those who play it is there
    updated_at: float
    asks_me: bool = False


class Tables(Struct, frozen=True):
    """My tables that are not over, and those that anybody may join."""

    mine: tuple[ListedTable, ...]
    public: tuple[ListedTable, ...]


class OpenedTable(Struct, frozen=True):
    """A new table, with what lets others in."""

    id: str
    link: str
    code: str


class FoundTable(Struct, frozen=True):
    """The table behind a code."""

    id: str


class RatingOut(Struct, frozen=True):
    """How strong somebody is thought to be in a game: at least so strong, and how sure that is."""

    game: str
    rating: float
    mu: float
    sigma: float
    matches: int


class MatchOut(Struct, frozen=True):
    """A finished match on a player's page."""

    table: str
    game: str
    players: tuple[str, ...]
    ended_at: float
    seat: int
    rank: int
    share: float


class PlayerOut(Struct, frozen=True):
    """A player's page."""

    name: str
    since: float
    ratings: tuple[RatingOut, ...]
    matches: tuple[MatchOut, ...]


class MeOut(Struct, frozen=True):
    """Who I am."""

    name: str
    guest: bool
    since: float


class SessionOut(Struct, frozen=True):
    """Who is asking; nobody, before somebody has come in."""

    me: MeOut | None


class TokenOut(Struct, frozen=True):
    """A key of a program, without the key."""

    id: str
    label: str
    scope: str  # read, play or account
    created_at: float
    last_used: float | None
    expires_at: float | None  # None: one of version 0.1, which doesn't expire


class NewToken(Struct, frozen=True):
    """A new key. It is told this once."""

    id: str
    token: str


class ThoughtOut(Struct, frozen=True):
    """One option that a bot weighed. `figure` is from 0 to 1 by the measure of the hint; `worth` compares it in words with the best."""

    move: str
    text: str
    figure: float | None
    worth: str  # empty for the best


class HintOut(Struct, frozen=True):
    """What a bot would do, in words, and how its best options compare by one measure: the best is first, none has a better figure."""

    move: str
    headline: str
    expectation: str  # empty where there is nothing to expect
    measure: str  # wins: what is expected; often: how often it is chosen; none: nothing is compared; only: there is one answer
    thoughts: tuple[ThoughtOut, ...]
    told: tuple[str, ...] = ()  # what can be gathered from what the seat sees


def problem(refusal: Refusal, text: str) -> Problem:
    """A refusal for the JSON API."""
    return Problem(refusal.key, text)
