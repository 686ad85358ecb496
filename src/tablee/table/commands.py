"""Everything that can be asked of a table, each declared once.

`PlayerCommand` lists what people may send: the socket and the JSON API decode these very types. The member `wish` names the
command, unknown members are refused. The other commands are the node's own (bots, clocks, a fresh seed) and are never decoded.

A command is judged by `Table.handle`. Its idempotency key makes a retry safe: the same key of the same person is done once.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct, field

from tablee.table.entries import Channel
from tablee.table.terms import Terms, Word

LONGEST_LINE: Final = 2_000  # of chat on the wire; the table itself allows less
WITHOUT_NUL: Final = r"^[^\x00]*$"  # no database stores one
Key = Annotated[str, Meta(max_length=64, pattern=WITHOUT_NUL)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Nickname = Annotated[str, Meta(max_length=200)]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="wish"):
    """What somebody asks of a table."""

    key: Key = ""


# --- The lobby ---------------------------------------------------------------------------------------------------------


class LobbyCommand(Command, frozen=True):
    """Who is here, who sits where, and on what terms."""


class Join(LobbyCommand, tag="come", frozen=True):
    """Come in, come back, or change one's name here. `invitation` is the table's link or code."""

    name: Nickname = ""  # empty: the name of the account
    invitation: Annotated[str, Meta(max_length=100)] = ""


class Enter(LobbyCommand, tag="enter", frozen=True):
    """A `Join` of somebody with an account, and the name of that. The node's own: never decoded."""

    account: str
    name: str = ""  # empty: the name of the account
    invitation: str = ""


class ChangeTerms(LobbyCommand, tag="change", frozen=True):
    """Change the terms: for the host, before the start."""

    terms: Terms


class Sit(LobbyCommand, tag="sit", frozen=True):
    """Take an open seat; with a name, for somebody else at the same screen."""

    seat: SeatNumber
    name: Nickname = ""


class Stand(LobbyCommand, tag="stand", frozen=True):
    """Give up a seat; the host may also remove a bot, or somebody who has been away for too long."""

    seat: SeatNumber


class PlaceBot(LobbyCommand, tag="place", frozen=True):
    """Put a bot on a seat."""

    seat: SeatNumber
    bot: Word


class Kick(LobbyCommand, tag="kick", frozen=True):
    """Remove somebody for good, by number."""

    person: Number


class Ready(LobbyCommand, tag="prepare", frozen=True):
    """Be ready, or not."""

    ready: bool = True


class Start(LobbyCommand, tag="start", frozen=True):
    """Start the match. The node makes a `Deal` of it, because nobody else may choose the seed."""


class Deal(LobbyCommand, tag="deal", frozen=True):
    """Start the match with this fresh, secret seed. The node's own: never decoded."""

    seed: bytes


# --- The match ---------------------------------------------------------------------------------------------------------


class MatchCommand(Command, frozen=True):
    """Answers, and leaving the match."""


class Answer(MatchCommand, tag="answer", frozen=True):
    """Answer what a seat is asked. `revision` is the one of the snapshot that the person was looking at."""

    seat: SeatNumber
    revision: Number = field(name="moment")
    move: Annotated[str, Meta(max_length=1_000)]


class Resign(MatchCommand, tag="resign", frozen=True):
    """Leave the match for good with one seat."""

    seat: SeatNumber


class BotAnswer(MatchCommand, tag="bot-answer", frozen=True):
    """A bot's answer, judged like anybody's. The node's own."""

    seat: int
    revision: int
    move: str


class ForcedPass(MatchCommand, tag="forced-pass", frozen=True):
    """Pass for a person who can do nothing else. The node's own, sent after a pause (see `pace`)."""

    seat: int
    revision: int


# --- Undo --------------------------------------------------------------------------------------------------------------


class UndoCommand(Command, frozen=True):
    """Taking an answer back."""


class AskUndo(UndoCommand, tag="undo", frozen=True):
    """Take back one's last answer, or ask the others to allow it."""


class AgreeUndo(UndoCommand, tag="agree", frozen=True):
    """Let somebody take an answer back."""


class RefuseUndo(UndoCommand, tag="disagree", frozen=True):
    """Don't let them; or, for whoever asked, withdraw the request."""


# --- Absence -----------------------------------------------------------------------------------------------------------


class AbsenceCommand(Command, frozen=True):
    """Leaving, and who plays meanwhile."""


class Leave(AbsenceCommand, tag="leave", frozen=True):
    """Leave the table. Seats of a running match wait."""


class HandOver(AbsenceCommand, tag="hand-over", frozen=True):
    """Let a bot play a seat: one's own, or that of somebody who is away."""

    seat: SeatNumber
    bot: Word = ""


class TakeBack(AbsenceCommand, tag="take-back", frozen=True):
    """Play one's own seat again."""

    seat: SeatNumber


class EndFor(AbsenceCommand, tag="end-for", frozen=True):
    """End the match for somebody who is away, where the terms say so."""

    seat: SeatNumber


# --- Talk --------------------------------------------------------------------------------------------------------------


class Say(Command, tag="say", frozen=True):
    """Say something: to the table, one's team, some people (an aside, by number) or the other spectators."""

    text: Annotated[str, Meta(max_length=LONGEST_LINE)]
    channel: Channel = Channel.TABLE
    to: Annotated[tuple[Number, ...], Meta(max_length=16)] = ()
    seat: SeatNumber | None = None  # whose team, for somebody with several seats


# --- The node's own ----------------------------------------------------------------------------------------------------


class CheckClocks(Command, tag="check-clocks", frozen=True):
    """Do what is due because time ran out, for one seat or by a rule."""


class NoteAway(Command, tag="note-away", frozen=True):
    """Note that a person has not been connected since that time."""

    person: str
    since: float


class NoteBack(Command, tag="note-back", frozen=True):
    """Note that a person is connected."""

    person: str


class Depart(Command, tag="depart", frozen=True):
    """Leave for good: the account is being deleted. To be asked again until nothing is left to do."""


class GiveUp(Command, tag="give-up", frozen=True):
    """Let bots play on where nobody has been for long."""


class Resume(Command, tag="resume", frozen=True):
    """Write what a log lacks after a crash: its end, or that no server was there since that time."""

    away_since: float | None = None


class Close(AbsenceCommand, tag="close", frozen=True):
    """Close the table for good: the host of the server says why."""

    reason: str


class Rematch(Command, tag="rematch", frozen=True):
    """Note that this new table is the rematch."""

    table: str


PlayerCommand = (
    Join | ChangeTerms | Sit | Stand | PlaceBot | Kick | Ready | Start | Answer | AskUndo | AgreeUndo | RefuseUndo | Resign
    | Leave | HandOver | TakeBack | EndFor | Say
)  # fmt: skip


def name_of(command: Command) -> str:
    """What a command is called on the wire."""
    return str(type(command).__struct_config__.tag)
