"""What comes after a match: the rematch, and playing on from an earlier position."""

from __future__ import annotations

from tablee.core.chance import commitment
from tablee.core.notation import Seat
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.cast import bot_name
from tablee.table.entries import Entries, LogEntry
from tablee.table.lobby import open_table
from tablee.table.state import Phase, TableState
from tablee.table.terms import Terms, check_strength


def noted(s: TableState, person: str, table: str) -> Entries:
    """Note that this table has a rematch, if it has none yet."""
    _check(s, person)
    return (log.Rematched(table),)


def opening(s: TableState, person: str, *, link: str, code: str) -> Entries:
    """The log of the rematch: the same people and bots, each one seat further."""
    _check(s, person)
    opened = log.Opened(person, s.game.name, s.game.version, s.terms, link, code)
    here = [one for one in s.seating.people.values() if one.present]
    here.sort(key=lambda one: (one.id != person, one.number))
    came = tuple(log.Came(one.id, one.name, one.account) for one in here)
    seated: list[LogEntry] = []
    for seat, chair in enumerate(s.seating.chairs):
        there = (seat + 1) % len(s.seating.chairs)
        if not chair.person:
            seated.append(log.Placed(there, chair.bot, chair.name))
        elif s.seating.people[chair.person].present:
            seated.append(log.Sat(chair.person, there, chair.name))
    return (opened, *came, *seated)


def _check(s: TableState, person: str) -> None:
    s.check_present(person)
    if s.phase is not Phase.OVER:
        raise no.NotOver
    if not s.seating.seated(person):
        raise no.OnlyPlayers
    if s.rematched:
        raise no.AlreadyRematched


def continuation(
    s: TableState,
    person: str,
    name: str,
    steps: int,
    seat: Seat,
    bot: str,
    *,
    table: str,
    link: str,
    code: str,
    key: str = "",
) -> Entries:
    """The log of a new table where the match goes on from where it stood after so many steps.

    The person has that seat, bots have the others. Steps are answers and departures, as they held in the end; `table` is this
    one's id. The luck is that of the match: its seed is taken over.
    """
    if person in s.seating.barred:
        raise no.Barred
    if person not in s.seating.people and not s.lets_in(key):
        raise no.NotInvited
    match = s.match
    if s.phase is not Phase.OVER or match is None:
        raise no.NotOver
    check_strength(bot)
    s.seating.chair(seat)
    if not 0 <= steps < len(match.steps):
        raise no.NothingToContinue(steps)
    taken = match.steps[:steps]
    if any(step.seat == seat and not step.move for step in taken):
        raise no.SeatGone(seat)
    terms = Terms(s.terms.seats, s.terms.options, language=s.terms.language, stand_in=bot)
    opening = open_table(person, name, s.game.name, terms, link=link, code=code)
    seated = _seated_among_bots(person, name, seat, bot, s)
    started = (log.Continued(table, steps), log.Sealed(match.seed.hex()), log.Started(commitment(match.seed)))
    played = tuple(log.Answered(step.seat, step.move) if step.move else log.Resigned(step.seat) for step in taken)
    return (*opening, *seated, *started, *played)


def _seated_among_bots(person: str, name: str, seat: Seat, bot: str, s: TableState) -> Entries:
    """One person, and bots on the other seats."""
    seated: list[LogEntry] = []
    names = [name]
    for one in range(s.terms.seats):
        if one == seat:
            seated.append(log.Sat(person, seat))
        else:
            names.append(bot_name(bot, names, f"{name} {s.game.name}"))
            seated.append(log.Placed(one, bot, names[-1]))
    return tuple(seated)


def apply(s: TableState, entry: log.Rematched | log.Continued) -> None:
    """Note the other table."""
    match entry:
        case log.Rematched():
            s.rematched = entry.table
        case log.Continued():
            s.continued = entry.table
