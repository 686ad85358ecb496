"""What goes over the wire, in both directions: the same shapes for the socket and for the JSON API.

A person's wish is an object with the name of the wish in `wish`; whatever it doesn't know is refused. What a person receives is a
`Sight`: nothing else about a table is ever sent. A sight continues from another (`since`, `heard`), so that a gap shows.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from tablee.core.errors import Refusal
from tablee.table.clock import Shown
from tablee.table.sight import EventSeen, LineSeen, Setting
from tablee.table.terms import Absent, Pace, Terms, Time

LONGEST_NAME: Final = 40
LONGEST_LINE: Final = 2_000  # of talk, before the table says how long it may be
WITHOUT_NUL: Final = r"^[^\x00]*$"  # no database keeps one
Name = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(max_length=64, pattern=WITHOUT_NUL)]
Word = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(pattern="^(fr|en)$")]
Seat = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
OptionIn = bool | int | Annotated[str, Meta(max_length=20_000)]


class BadMessage(Refusal):
    """Something that can't be read."""

    key = "error-web-message"
    sentence = "I can’t read that: {problem}."

    def __init__(self, problem: str) -> None:
        super().__init__(problem=problem.rstrip("."))


# --- Terms -----------------------------------------------------------------------------------------------------------------


class TimeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time each player has: `none`, `move`, `stock` or `days` (which counts in seconds too)."""

    pace: Annotated[str, Meta(pattern="^(none|move|stock|days)$")] = "none"
    seconds: Annotated[float, Meta(ge=0, le=2_592_000)] = 0.0
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0


class TermsIn(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on before a match begins."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Word, OptionIn] = {}
    time: TimeIn = TimeIn()
    language: Language = "fr"
    public: bool = False
    absent: Annotated[str, Meta(pattern="^(ask|bot|leave)$")] = "ask"
    stand_in: Word = "normal"
    hot_seat: bool = False

    def terms(self) -> Terms:
        """As the table knows them."""
        return Terms(
            seats=self.seats,
            options=dict(self.options),
            time=Time(Pace[self.time.pace.upper()], self.time.seconds, self.time.increment),
            language=self.language,
            public=self.public,
            absent=Absent[self.absent.upper()],
            stand_in=self.stand_in,
            hot_seat=self.hot_seat,
        )


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `sit` are the seats that the host takes, `bots` the strengths on the seats after them, in order.

    `names` are those of the people on the seats of the host, where several sit at one screen.
    """

    game: Word
    terms: TermsIn
    sit: Annotated[list[Seat], Meta(max_length=16)] = []
    names: Annotated[list[Name], Meta(max_length=16)] = []
    bots: Annotated[list[Word], Meta(max_length=16)] = []
    start: bool = False  # begin at once, if nobody is missing


# --- Wishes ----------------------------------------------------------------------------------------------------------------


class Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="wish", tag=str.lower):
    """What a person wants of a table. The same key again is not done again."""

    key: Key = ""


class Come(Wish, tag="come", frozen=True):
    """Come in, or come back, or be called otherwise here. `invitation` is the table's link or code."""

    name: Annotated[str, Meta(max_length=200)] = ""  # empty: the name of the account
    invitation: Annotated[str, Meta(max_length=100)] = ""


class Change(Wish, tag="change", frozen=True, kw_only=True):
    """Other terms; the host, before the start."""

    terms: TermsIn


class Sit(Wish, tag="sit", frozen=True, kw_only=True):
    """Take an open seat; with a name, for somebody else at the same screen."""

    seat: Seat
    name: Annotated[str, Meta(max_length=200)] = ""


class Stand(Wish, tag="stand", frozen=True, kw_only=True):
    """Give up a seat; the host may also send away a bot."""

    seat: Seat


class Place(Wish, tag="place", frozen=True, kw_only=True):
    """Give a seat to a bot."""

    seat: Seat
    bot: Word


class Kick(Wish, tag="kick", frozen=True, kw_only=True):
    """Send somebody away, by number."""

    person: Number


class Prepare(Wish, tag="prepare", frozen=True):
    """Be ready, or not."""

    ready: bool = True


class Start(Wish, tag="start", frozen=True):
    """Begin the match."""


class Answer(Wish, tag="answer", frozen=True, kw_only=True):
    """Answer what a seat is asked. `moment` is that of the last sight."""

    seat: Seat
    moment: Number
    move: Annotated[str, Meta(max_length=1_000)]


class Undo(Wish, tag="undo", frozen=True):
    """Take the last own answer back, or ask for it."""


class Agree(Wish, tag="agree", frozen=True):
    """Let somebody take an answer back."""


class Disagree(Wish, tag="disagree", frozen=True):
    """Don't; or, for the one who asked, think better of it."""


class Resign(Wish, tag="resign", frozen=True, kw_only=True):
    """Leave the match for good with one seat."""

    seat: Seat


class Leave(Wish, tag="leave", frozen=True):
    """Leave the table. Seats of a running match wait."""


class HandOver(Wish, tag="hand-over", frozen=True, kw_only=True):
    """Let a bot play a seat: one's own, or that of somebody who is away."""

    seat: Seat
    bot: Word = ""


class TakeBack(Wish, tag="take-back", frozen=True, kw_only=True):
    """Play one's own seat again."""

    seat: Seat


class EndFor(Wish, tag="end-for", frozen=True, kw_only=True):
    """End the match for somebody who is away, where the terms say so."""

    seat: Seat


class Say(Wish, tag="say", frozen=True, kw_only=True):
    """Say something: to the table, the own team, some people (an aside, by number), or the other spectators."""

    text: Annotated[str, Meta(max_length=LONGEST_LINE)]
    channel: Annotated[str, Meta(pattern="^(table|team|aside|gallery)$")] = "table"
    to: Annotated[list[Number], Meta(max_length=16)] = []
    seat: Seat | None = None


class Look(Wish, tag="look", frozen=True):
    """On a socket: send what came after this moment and these lines; the answer to a gap, or to another language or seat."""

    since: Number = 0
    lines: Number = 0
    language: Annotated[str, Meta(pattern="^(fr|en|)$")] = ""


AnyWish = (
    Come | Change | Sit | Stand | Place | Kick | Prepare | Start | Answer | Undo | Agree | Disagree | Resign | Leave
    | HandOver | TakeBack | EndFor | Say
)  # fmt: skip

_READER: Final[msgspec.json.Decoder[AnyWish | Look]] = msgspec.json.Decoder(AnyWish | Look)


def read_wish(message: str | bytes) -> AnyWish | Look:
    """The wish in a message of a socket; BadMessage for anything else."""
    try:
        return _READER.decode(message)
    except RecursionError:
        raise BadMessage("it is nested too deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMessage(str(error)) from None


# --- What a person receives ------------------------------------------------------------------------------------------------


class Frame(Struct, frozen=True, tag_field="type", tag="seen", omit_defaults=True):
    """On a socket: a `Sight` without the parts that have not changed. Its looks may be encoded already."""

    since: int
    moment: int
    heard: int = 0
    lines: tuple[LineSeen, ...] = ()
    setting: Setting | None = None
    looks: tuple[object, ...] | None = None
    clocks: tuple[Shown, ...] = ()
    may_undo: bool = False
    muted: tuple[str, ...] = ()
    done: tuple[str, ...] = ()  # the wishes with these keys are on the disk


class LookOn(Struct, frozen=True):
    """On a socket: a `Look` for whoever has that of the moment `base`; its scene tells only what changed since (see `changes`)."""

    seat: int | None
    base: int
    scene: dict[str, Any]
    start: int
    events: tuple[EventSeen, ...]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """On a socket: the wishes with these keys are on the disk, and there is nothing else to tell."""

    done: tuple[str, ...]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """On a socket: the wish with this key was refused, and nothing has changed."""

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


class GameOut(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    about: str
    least: int
    most: int
    minutes: tuple[int, int]
    version: int
    options: tuple[OptionOut, ...]
    strengths: tuple[str, ...]
    cover: bool  # whether there is a picture for the shelf, `art/cover.svg`
    leavable: bool  # whether a match can go on without somebody


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
    created_at: float
    last_used: float | None


class NewToken(Struct, frozen=True):
    """A new key. It is told this once."""

    id: str
    token: str


class ThoughtOut(Struct, frozen=True):
    """One option as a bot sees it."""

    move: str
    text: str
    share: float
    value: float | None


class HintOut(Struct, frozen=True):
    """What a bot would do, and how the options compare."""

    move: str
    thoughts: tuple[ThoughtOut, ...]
    told: tuple[str, ...] = ()  # what can be gathered from what the seat sees


def problem(refusal: Refusal, text: str) -> Problem:
    """A refusal for the JSON API."""
    return Problem(refusal.key, text)
