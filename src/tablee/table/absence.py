"""Leaving, handing a seat to a bot and taking it back, what is due when time runs out, and closing the table."""

from __future__ import annotations

from dataclasses import replace

from tablee.core.errors import CantLeave
from tablee.core.notation import Seat
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import presence
from tablee.table import refusals as no
from tablee.table.clock import ShownClock
from tablee.table.entries import Entries
from tablee.table.play import ended, follow_clocks, judge_answer, resigned
from tablee.table.presence import replaced
from tablee.table.state import Phase, TableState
from tablee.table.terms import Absent, check_strength


def handle(s: TableState, person: str, command: do.AbsenceCommand, now: float) -> Entries:
    """Judge a command about somebody's absence."""
    match command:
        case do.Leave():
            return _leave(s, person)
        case do.HandOver():
            return _hand_over(s, person, command, now)
        case do.TakeBack():
            return _take_back(s, person, command.seat)
        case do.EndFor():
            return _end_for(s, person, command.seat, now)
        case do.Close():
            return _close(s, command.reason)
        case _:
            raise TypeError(f"nobody absent can do {command!r}")


def _leave(s: TableState, person: str) -> Entries:
    """In a running match the seats wait; whoever leaves nobody but bots behind is replaced at once."""
    s.check_present(person)
    left: Entries = (log.Left(person),)
    if s.phase is not Phase.RUNNING or not s.seating.seats_of(person):
        return left
    if s.terms.absent is Absent.LEAVE or any(one.id != person for one in s.seating.players()):
        return left
    seats = [seat for seat, chair in enumerate(s.seating.chairs) if chair.played_by]
    return (*left, *(log.HandedOver(seat, s.terms.stand_in, "") for seat in seats))


def _hand_over(s: TableState, person: str, command: do.HandOver, now: float) -> Entries:
    """One's own seat, or that of somebody who left, was away for too long, or whose time ran out."""
    s.running_for(person)
    seat, bot = command.seat, command.bot or s.terms.stand_in
    check_strength(bot)
    chair = s.seating.chair(seat)
    if chair.bot or chair.gone:
        raise no.BotPlays(seat)
    if chair.person != person:
        if not s.seating.seats_of(person):
            raise no.NotYourSeat(seat)
        if not _away(s, seat, now):
            raise no.StillThere(seat)
    return replaced(s, seat, bot, person)


def _away(s: TableState, seat: Seat, now: float) -> bool:
    """Whether the person of that seat left, has been away for too long, or ran out of time."""
    person = s.seating.chairs[seat].person
    return not s.seating.people[person].present or s.clocks.clocks[seat].flagged or presence.is_missing(s, person, now)


def _take_back(s: TableState, person: str, seat: Seat) -> Entries:
    s.running_for(person)
    chair = s.seating.chair(seat)
    if chair.person != person or chair.gone:
        raise no.NotYourSeat(seat)
    if not chair.bot:
        raise no.NoBotThere(seat)
    return (log.TakenBack(seat),)


def _end_for(s: TableState, person: str, seat: Seat, now: float) -> Entries:
    """Where the table chose no bots."""
    s.running_for(person)
    chair = s.seating.chair(seat)
    if not s.seating.seats_of(person):
        raise no.OnlyPlayers
    if s.terms.absent is not Absent.LEAVE:
        raise CantLeave(s.game.name)
    if not chair.played_by or not _away(s, seat, now):
        raise no.StillThere(seat)
    return resigned(s, seat)


def _close(s: TableState, reason: str) -> Entries:
    """The host of the server closes the table, lobby or match, for a reason that can be told in a line."""
    if s.phase is Phase.OVER:
        raise no.NothingToClose
    told = " ".join(reason.split())
    if not told or not told.isprintable():
        raise no.EmptyLine
    return (log.Closed(told),)


# --- Time --------------------------------------------------------------------------------------------------------------


def check_clocks(s: TableState, now: float) -> Entries:
    """What is due because time ran out, for one seat or by a rule; to be asked again until nothing is."""
    if entries := presence.check(s, now):
        return entries
    if s.phase is not Phase.RUNNING or s.match is None:
        return ()
    limit = s.timer.limit
    if limit is not None and now >= s.timer.since + limit.seconds:
        given = log.Answered(limit.seat, str(limit.move), forced=True)
        return judge_answer(s, s.match, given, s.revision, by_clock=True)
    for seat in s.clocks.due(now):
        flagged = log.Flagged(seat)
        match s.terms.absent:
            case Absent.BOT:
                return (flagged, *replaced(s, seat, s.terms.stand_in, ""))
            case Absent.LEAVE:
                return (flagged, *resigned(s, seat))
            case Absent.ASK:
                return (flagged,)
    return ()


def resume(s: TableState, away_since: float | None) -> Entries:
    """What a log lacks: the end of a match that is over; or that no server was there, if a clock ran meanwhile."""
    if s.phase is not Phase.RUNNING or s.match is None:
        return ()
    if over := ended(s, s.match.state.outcome):
        return over
    if away_since is None or not (s.clocks.run or s.timer.limit is not None or s.away):
        return ()
    return (log.Slept(max(away_since, s.at)),)


def next_due(s: TableState) -> float | None:
    """When something is due because time runs out, if nothing happens before."""
    ends = [presence.next_due(s)]
    if s.phase is Phase.RUNNING:
        ends += [s.clocks.next_due(), s.timer.ends]
    return min((end for end in ends if end is not None), default=None)


def shown_clocks(s: TableState, now: float) -> tuple[ShownClock, ...]:
    """The clocks for a screen: the players' own, and the time that a rule gives where it ends sooner."""
    if s.phase is not Phase.RUNNING:
        return ()
    own, limit = s.clocks.shown(now), s.timer.limit
    if limit is None:
        return own
    shown = {clock.seat: clock for clock in own}
    left = max(0.0, s.timer.since + limit.seconds - now)
    for seat in limit.presses:
        if seat not in shown or not shown[seat].runs or left <= shown[seat].left:
            shown[seat] = ShownClock(seat, left, runs=True, flagged=False, rule=True)
    return tuple(shown[seat] for seat in sorted(shown))


# --- What happened -----------------------------------------------------------------------------------------------------


def apply(s: TableState, entry: log.AbsenceEntry, at: float) -> None:
    """Make an entry about absence or time happen."""
    match entry:
        case log.Left():
            s.seating.left(entry.person, keep=s.phase is not Phase.LOBBY)
            s.away.pop(entry.person, None)
            if s.undo is not None and s.undo.person == entry.person:
                s.undo = None
        case log.WentAway() | log.CameBack() | log.HostPassed():
            presence.apply(s, entry)
        case log.Flagged():
            s.clocks.flag(entry.seat)
        case log.Closed():
            s.closed, s.undo = entry.reason, None
            s.phase, s.phase_since = Phase.OVER, s.revision
        case log.Slept():
            s.clocks.slept(entry.since, at)
            s.timer.slept(entry.since, at)
            presence.slept(s, entry.since, at)
        case log.HandedOver():
            s.handed.add(entry.seat)
            s.seating.chairs[entry.seat] = replace(s.seating.chairs[entry.seat], bot=entry.bot)
            follow_clocks(s, at)
        case log.TakenBack():
            s.seating.chairs[entry.seat] = replace(s.seating.chairs[entry.seat], bot="")
            s.clocks.reprieve(entry.seat)
            follow_clocks(s, at)
