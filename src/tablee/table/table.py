"""A table: commands are judged, stored entries happen.

`Table.handle` changes nothing: it gives the entries to store, or raises a refusal. Once they are stored, `Table.apply` makes each
of them happen. `Table.replay` applies a whole log: a table is its log, and nothing else is the truth.

The time (`now`, seconds of the server's clock) and everything that has to be fresh (seed, link, code) are arguments.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablee.core.notation import Seat
from tablee.core.record import Record, redact
from tablee.table import absence, chat, lobby, play, presence, rematch, undo
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.entries import Entries, LogEntry, NumberedEntry
from tablee.table.state import Phase, TableState

_UNSEEN: Final = (log.Said, log.Sealed)  # change nothing that anybody looks at
_INSIDE: Final = (log.Answered, log.Said, log.Sealed)  # change nothing around the match; nor does an undo that was free


class Table:
    """The commands and entries of one table, and the state that they have led to."""

    __slots__ = ("state",)

    def __init__(self, opened: log.Opened) -> None:
        self.state = TableState(opened)

    @classmethod
    def replay(cls, entries: Iterable[NumberedEntry]) -> Table:
        """The table that a log leads to; the first entry opens it."""
        rest = iter(entries)
        first = next(rest, None)
        if first is None or not isinstance(first.entry, log.Opened):
            raise no.UnknownEntry(first.entry.kind if first else "", "a log begins with the opening of its table")
        table = cls(first.entry)
        table.apply(first.entry, first.at)
        for one in rest:
            if one.seq != table.state.seq + 1:
                raise no.UnknownEntry(one.entry.kind, f"it is number {one.seq} after {table.state.seq}")
            table.apply(one.entry, one.at)
        return table

    def handle(self, person: str, command: do.Command, now: float) -> Entries:
        """Judge a command: the entries to store, all or none of them; or its refusal. Nothing to store: it is so already."""
        s = self.state
        self._check_open(person)
        match command:
            case do.MatchCommand():
                return play.handle(s, person, command)
            case do.Say():
                return chat.say(s, person, command, now)
            case do.LobbyCommand():
                return lobby.handle(s, person, command, now)
            case do.UndoCommand():
                return undo.handle(s, person, command)
            case do.AbsenceCommand():
                return absence.handle(s, person, command, now)
            case do.CheckClocks():
                return absence.check_clocks(s, now)
            case do.NoteAway() | do.NoteBack() | do.Depart() | do.GiveUp():
                return presence.handle(s, person, command, now)
            case do.Resume():
                return absence.resume(s, command.away_since)
            case do.Rematch():
                return rematch.noted(s, person, command.table)
            case _:
                raise TypeError(f"a table can't do {command!r}")

    def _check_open(self, person: str) -> None:
        """Once the host of the server has closed a table, nobody does anything there; the node may still tidy up."""
        if person:
            self.state.check_open()

    def apply(self, entry: LogEntry, at: float) -> None:
        """Make an entry happen. Whoever calls this has stored it before."""
        s = self.state
        self._count(entry, at)
        match entry:
            case log.Answered() | log.Resigned() | log.Undone() | log.Ended():
                play.apply(s, entry, at)
            case log.Said():
                s.chat.add(entry, s.seating.people[entry.person].name, at)
            case log.Opened():
                pass
            case log.Sealed():
                s.sealed_seed = bytes.fromhex(entry.seed)
            case log.Started():
                lobby.apply_start(s, entry, at)
            case log.UndoAsked() | log.UndoAgreed() | log.UndoRefused():
                undo.apply(s, entry)
            case log.AbsenceEntry():
                absence.apply(s, entry, at)
            case log.Rematched() | log.Continued():
                rematch.apply(s, entry)
            case log.Came() | log.Kicked() | log.Sat() | log.Stood() | log.Placed() | log.Prepared() | log.Changed():
                lobby.apply(s, entry)
            case _:
                raise no.UnknownEntry(entry.kind, "a table can't apply it")

    def _count(self, entry: LogEntry, at: float) -> None:
        s = self.state
        s.seq += 1
        s.at = at
        if not isinstance(entry, _UNSEEN):
            s.revision += 1
        if isinstance(entry, log.Said) and entry.channel is not log.Channel.TABLE:
            s.secret_seq = s.seq
        inside = isinstance(entry, _INSIDE) or (isinstance(entry, log.Undone) and s.undo is None)
        if s.undo is not None or not inside:
            s.room_revision = s.revision
        if not inside:
            s.room_changed_at = at


def record(s: TableState, person: str, seat: Seat | None = None) -> Record:
    """The record: whole once the match is over, before that as this seat of the person, or a spectator, may read it."""
    s.check_present(person)
    if s.phase is Phase.OVER:
        return whole_record(s)
    if seat is not None and seat not in s.visible_seats(person):
        raise no.NotYourSeat(seat)
    match = s.running()
    return redact(match.match.record(names=s.names(), seed=match.seed), seat, game=s.game)


def whole_record(s: TableState) -> Record:
    """The record of a match that is over."""
    if s.match is None or s.phase is not Phase.OVER:
        raise no.NotOver
    return s.match.match.record(names=s.names(), seed=s.match.seed)
