"""The lobby: who is here, who sits where, the terms, and the start."""

from __future__ import annotations

from tablee.core.chance import commitment
from tablee.core.game import load
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.clock import Clocks
from tablee.table.entries import Entries
from tablee.table.noticed import Noticed
from tablee.table.play import ending, follow_time
from tablee.table.presence import is_missing
from tablee.table.running_match import RunningMatch
from tablee.table.seats import Chair, Seating
from tablee.table.state import Phase, TableState
from tablee.table.terms import Terms, check_strength

LobbyEntry = log.Came | log.Kicked | log.Sat | log.Stood | log.Placed | log.Prepared | log.Changed


def open_table(host: str, name: str, game: str, terms: Terms, *, link: str, code: str, account: str = "") -> Entries:
    """The first entries of a new table. The host comes in, and rules the lobby."""
    found = load(game)
    shown = Seating(0).good_name(host, name)
    return (
        log.Opened(host, game, found.version, terms.checked(found), link, code),
        log.Came(host, shown, account),
    )


def handle(s: TableState, person: str, command: do.LobbyCommand, now: float) -> Entries:
    """Judge a command of the lobby."""
    match command:
        case do.Join() | do.Enter():
            return _join(s, person, command)
        case do.ChangeTerms():
            return _change_terms(s, person, command.terms)
        case do.Sit():
            return _sit(s, person, command)
        case do.Stand():
            return _stand(s, person, command, now)
        case do.PlaceBot():
            return _place_bot(s, person, command)
        case do.Kick():
            return _kick(s, person, command)
        case do.Ready():
            return _ready(s, person, ready=command.ready)
        case do.Deal():
            return _start(s, person, command.seed)
        case _:
            raise TypeError(f"the lobby can't do {command!r}")


def _join(s: TableState, person: str, command: do.Join | do.Enter) -> Entries:
    """By invitation, the link or the code is needed. Whoever is in may change the name so.

    A name that somebody has already, or nearly, is refused: the page asks for another. Whoever is here keeps what was given.
    """
    if person in s.seating.barred:
        raise no.Barred
    if person not in s.seating.people and not s.lets_in(command.invitation):
        raise no.NotInvited
    account = command.account if isinstance(command, do.Enter) else ""
    name = command.name or account
    known = s.seating.people.get(person)
    if known is not None and known.name == name and known.account == account:
        return () if known.present else (log.Came(person, name, account),)
    return (log.Came(person, s.seating.good_name(person, name), account),)


def _change_terms(s: TableState, person: str, terms: Terms) -> Entries:
    """Who sits on a seat that is no longer there has to stand up; everybody has to be ready again."""
    s.check_host(person)
    checked = terms.checked(s.game)
    return () if checked == s.terms else (log.Changed(checked),)


def _sit(s: TableState, person: str, command: do.Sit) -> Entries:
    """One person may take several seats, with a name for each of those at the same screen."""
    s.check_lobby(person)
    if not s.seating.chair(command.seat).open:
        raise no.SeatTaken(command.seat)
    return (log.Sat(person, command.seat, s.seating.good_seat_name(person, command.seat, command.name)),)


def _stand(s: TableState, person: str, command: do.Stand, now: float) -> Entries:
    """The host may also free the seat of a bot, or of somebody who has been away for too long."""
    s.check_lobby(person)
    chair = s.seating.chair(command.seat)
    freed = chair.bot or is_missing(s, chair.person, now)
    if chair.person != person and not (freed and person == s.seating.host):
        raise no.NotYourSeat(command.seat)
    return (log.Stood(command.seat),)


def _place_bot(s: TableState, person: str, command: do.PlaceBot) -> Entries:
    """On an open seat, or in another bot's place. A host meets the same bots again in the same game."""
    s.check_host(person)
    check_strength(command.bot)
    chair = s.seating.chair(command.seat)
    if chair.person:
        raise no.SeatTaken(command.seat)
    if chair.bot == command.bot:
        return ()
    company = f"{s.seating.people[person].name} {s.game.name}"
    return (log.Placed(command.seat, command.bot, s.seating.name_for_bot(command.seat, command.bot, company)),)


def _kick(s: TableState, person: str, command: do.Kick) -> Entries:
    other = s.person(command.person)
    s.check_host(person)
    if other == person:
        raise no.NotHere
    return (log.Kicked(other),)


def _ready(s: TableState, person: str, *, ready: bool) -> Entries:
    s.check_lobby(person)
    if not s.seating.seats_of(person):
        raise no.OnlyPlayers
    return () if s.seating.people[person].ready == ready else (log.Prepared(person, ready),)


def _start(s: TableState, person: str, seed: bytes) -> Entries:
    """The seed is stored in an entry of its own; only its commitment is told until the end."""
    s.check_host(person)
    missing = sum(chair.open for chair in s.seating.chairs)
    if missing:
        raise no.SeatsMissing(missing)
    players = list(s.seating.players())
    if not players:
        raise no.NobodyPlays
    waiting = [one.name for one in players if not one.ready and one.id != person]
    if waiting:
        raise no.NotReady(", ".join(waiting))
    setup = s.game.setup(s.terms.seats, s.terms.options)
    outcome = RunningMatch(s.game, setup, seed, 0).state.outcome
    over = (ending(outcome, seed),) if outcome is not None else ()
    return (log.Sealed(seed.hex()), log.Started(commitment(seed)), *over)


# --- What happened -----------------------------------------------------------------------------------------------------


def apply(s: TableState, entry: LobbyEntry) -> None:
    """Make an entry of the lobby happen."""
    seating = s.seating
    match entry:
        case log.Came():
            seating.came(entry.person, entry.name, entry.account)
            s.away.pop(entry.person, None)
        case log.Kicked():
            seating.kicked(entry.person)
            s.away.pop(entry.person, None)
        case log.Sat():
            seating.chairs[entry.seat] = Chair(person=entry.person, name=entry.name)
        case log.Stood():
            seating.chairs[entry.seat] = Chair()
        case log.Placed():
            seating.chairs[entry.seat] = Chair(bot=entry.bot, name=entry.name)
        case log.Prepared():
            seating.prepared(entry.person, ready=entry.ready)
        case log.Changed():
            s.terms = entry.terms
            seating.resized(entry.terms.seats)
            seating.unprepared()


def apply_start(s: TableState, entry: log.Started, at: float) -> None:
    """The match begins."""
    s.phase, s.phase_since = Phase.RUNNING, s.revision
    s.commitment = entry.commitment
    s.match = RunningMatch(s.game, s.game.setup(s.terms.seats, s.terms.options), s.sealed_seed, s.revision)
    s.noticed = Noticed(s.owned(chair.person) for chair in s.seating.chairs if chair.person)
    s.clocks = Clocks(s.terms.time, s.terms.seats)
    follow_time(s, at)
