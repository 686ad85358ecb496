"""Presence: who is connected lately, what follows when somebody has been away for too long, and tables that were forgotten.

Connections are the node's knowledge. It writes down who went away and who came back; from there on all follows from the log. In a
match that counts days the clock alone says what an absence costs: closing the page is nothing to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tablee.core.notation import Seat
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import undo
from tablee.table.entries import Entries
from tablee.table.play import resigned
from tablee.table.state import Phase, TableState
from tablee.table.terms import DAY, LONGEST, Absent, Pace

EMPTIED: Final = 3_600.0  # seconds that a lobby is kept in which nobody is any more
DESERTED: Final = 6 * 3_600.0  # one where everybody is away
FORGOTTEN: Final = 7 * DAY  # a match where nobody is: then bots play on
PresenceCommand = do.NoteAway | do.NoteBack | do.Depart | do.GiveUp
PresenceEntry = log.WentAway | log.CameBack | log.HostPassed


def handle(s: TableState, person: str, command: PresenceCommand, now: float) -> Entries:
    """Judge what the node has noticed."""
    match command:
        case do.NoteAway():
            if command.person in s.away or command.person not in watched(s):
                return ()
            return (log.WentAway(command.person, min(command.since, now)),)
        case do.NoteBack():
            return (log.CameBack(command.person),) if command.person in s.away else ()
        case do.Depart():
            return _depart(s, person)
        case do.GiveUp():
            return _give_up(s, now)


def watched(s: TableState) -> tuple[str, ...]:
    """The people whose absence means something: all in the lobby, in a match those who play, and the host."""
    if s.phase is Phase.OVER or _counts_days(s):
        return ()
    here = tuple(one.id for one in s.seating.people.values() if one.present)
    if s.phase is Phase.LOBBY:
        return here
    playing = {chair.played_by for chair in s.seating.chairs}
    return tuple(one for one in here if one in playing or one == s.seating.host)


def _counts_days(s: TableState) -> bool:
    return s.phase is Phase.RUNNING and s.terms.time.pace is Pace.DAYS


def ends(s: TableState) -> Mapping[str, float]:
    """Who is away, and when the others need not wait any longer."""
    if not s.away:
        return {}
    grace = DAY if s.terms.time.pace is Pace.DAYS else s.terms.grace
    people = set(watched(s))
    return {person: since + grace for person, since in s.away.items() if person in people}


def is_missing(s: TableState, person: str, now: float) -> bool:
    """Whether the person has been away for longer than the grace."""
    end = ends(s).get(person)
    return end is not None and now >= end


# --- What follows by itself --------------------------------------------------------------------------------------------


def check(s: TableState, now: float) -> Entries:
    """What is due because somebody has been away for too long; to be asked again until nothing is."""
    for person, end in ends(s).items():
        if now >= end and (due := _due(s, person)):
            return due
    return ()


def next_due(s: TableState) -> float | None:
    """When something of that kind is due next."""
    return min((end for person, end in ends(s).items() if _due(s, person)), default=None)


def _due(s: TableState, person: str) -> Entries:
    """Another is host, and where the terms say so a bot plays on: for those who are there."""
    heirs = [one for one in _there(s) if one != person]
    if not heirs:
        return ()
    if person == s.seating.host:
        return (log.HostPassed(heirs[0]),)
    if s.phase is Phase.RUNNING and s.terms.absent is Absent.BOT:
        for seat in _played(s, person):
            return replaced(s, seat, s.terms.stand_in, "")
    return ()


def _there(s: TableState) -> Iterator[str]:
    """Who could be host: the players who are there; in the lobby, everybody."""
    people = [*s.seating.players(), *(s.seating.spectators() if s.phase is Phase.LOBBY else ())]
    return (one.id for one in people if one.id not in s.away)


def _played(s: TableState, person: str = "") -> list[Seat]:
    """The seats that this person plays; without one, that any person plays."""
    chairs = enumerate(s.seating.chairs)
    return [seat for seat, chair in chairs if chair.played_by and person in {"", chair.played_by}]


def replaced(s: TableState, seat: Seat, bot: str, by: str) -> Entries:
    """A bot plays the seat; an undo that only its owner had to agree to happens now."""
    owner = s.seating.chairs[seat].person
    others = [one for one in _played(s, owner) if one != seat]
    return (log.HandedOver(seat, bot, by), *(() if others else undo.settled(s, without=owner)))


# --- Leaving for good --------------------------------------------------------------------------------------------------


def _depart(s: TableState, person: str) -> Entries:
    """Nobody waits for somebody who can't come back. Step by step: each leads to a state in which the next is judged."""
    if s.is_here(person):
        return (log.Left(person),)
    seats = _played(s, person) if s.phase is Phase.RUNNING else []
    if not seats:
        return ()
    if s.terms.absent is Absent.LEAVE:
        return resigned(s, seats[0])
    return replaced(s, seats[0], s.terms.stand_in, "")


# --- Forgotten tables --------------------------------------------------------------------------------------------------


def abandoned_at(s: TableState) -> float | None:
    """When the table is given up if nobody comes: a lobby is thrown away, a match is played on by bots."""
    match s.phase:
        case Phase.LOBBY:
            here = [one.id for one in s.seating.people.values() if one.present]
            if any(one not in s.away for one in here):
                return None
            days = s.terms.time.pace is Pace.DAYS
            return s.at + (EMPTIED if not here else LONGEST if days else DESERTED)
        case Phase.RUNNING if _played(s):
            if s.terms.time.pace is Pace.DAYS:
                return s.at + LONGEST if any(s.clocks.clocks[seat].flagged for seat in _played(s)) else None
            return s.at + FORGOTTEN if is_idle(s) else None
        case _:
            return None


def is_idle(s: TableState) -> bool:
    """Whether a match goes on at which none of its people is. Where a move takes days, nobody has to be there."""
    if s.phase is not Phase.RUNNING or s.terms.time.pace is Pace.DAYS:
        return False
    playing = {s.seating.chairs[seat].person for seat in _played(s)}
    return not any(s.is_here(one) and one not in s.away for one in playing)


def _give_up(s: TableState, now: float) -> Entries:
    end = abandoned_at(s)
    if end is None or now < end or s.phase is not Phase.RUNNING:
        return ()
    return tuple(log.HandedOver(seat, s.terms.stand_in, "") for seat in _played(s))


# --- What happened -----------------------------------------------------------------------------------------------------


def apply(s: TableState, entry: PresenceEntry) -> None:
    """Make an entry about presence happen."""
    match entry:
        case log.WentAway():
            s.away[entry.person] = entry.since
        case log.CameBack():
            s.away.pop(entry.person, None)
        case log.HostPassed():
            s.seating.host = entry.person


def slept(s: TableState, since: float, now: float) -> None:
    """The server was away: nobody could come back meanwhile."""
    s.away = {person: gone + max(0.0, now - max(since, gone)) for person, gone in s.away.items()}
