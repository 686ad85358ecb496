"""How a table stands: all that its log has led to, what may be asked about it, and how an entry changes it."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hmac import compare_digest
from random import Random
from typing import Final

from tablee.core.game import Game, Setup, View, load
from tablee.core.notation import Seat
from tablee.core.record import Record, redact
from tablee.core.state import Limit, Move, State
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.chat import Chat, Line
from tablee.table.clock import Clocks, Shown
from tablee.table.entries import Entry
from tablee.table.live import Live
from tablee.table.seats import Chair, Seating
from tablee.table.terms import Pace
from tablee.table.undo import Request

PASSING = "pass"  # how every game spells an answer that does nothing


class Phase(enum.Enum):
    """Before, during and after the match."""

    LOBBY = enum.auto()
    RUNNING = enum.auto()
    OVER = enum.auto()


@dataclass(frozen=True)
class BotTurn:
    """A bot has to answer. `imagine` gives it a world; nothing else of the match ever reaches it."""

    seat: Seat
    bot: str
    seen: int  # goes with the answer, so that one that comes too late is refused
    imagine: Callable[[Random], State]


class Standing:
    """A table as its log left it. `take` is all that changes it."""

    def __init__(self, opened: log.Opened) -> None:
        self.game: Game[State, View] = load(opened.game)
        if opened.version != self.game.version:
            raise no.OtherRules(opened.game, opened.version)
        self.terms = opened.terms
        self.link = opened.link
        self.code = opened.code
        self.seating = Seating(opened.terms.seats)
        self.seating.host = opened.host
        self.phase = Phase.LOBBY
        self.seq = 0  # the number of the last entry
        self.at = 0.0  # and its time
        self.moment = 0  # entries that everybody may notice; talk is not among them
        self.phase_since = 0  # the moment when the phase began
        self.settled = 0  # the moment when people, seats, terms or a wish to undo last changed
        self.settled_at = 0.0  # and its time; talk and answers never change it
        self.chat = Chat()
        self.clocks = Clocks(opened.terms.time, 0)
        self.live: Live | None = None
        self.undo: Request | None = None
        self.commitment = ""
        self.seed = ""  # told at the end, not before
        self.rematched = ""
        self.continued = ""  # the table whose match goes on here
        self.handed: set[Seat] = set()  # seats that a bot played for their owners, if only for a while
        self.limited = ("", 0.0)  # the rule of time that runs, and since when
        self._limit: Limit | None = None  # the same, as the game puts it
        self.keys: set[tuple[str, str]] = set()  # of answers that were given, by person
        self._sealed = b""

    # --- What a caller may ask -----------------------------------------------------------------------------------------

    def looks(self, person: str) -> tuple[Seat, ...]:
        """The seats through whose eyes the person may look now; none for a spectator.

        At a hot seat several people share the screen: only what is asked is shown, the curtain between is the face's.
        """
        mine = self.seating.seats_of(person) if self.live is not None else ()
        if not self.terms.hot_seat or len(mine) < 2 or self.phase is Phase.OVER or self.live is None:
            return mine
        return tuple(seat for seat in mine if seat in self.live.asked)

    def teams(self, person: str) -> tuple[tuple[Seat, ...], ...]:
        """The teams of the person's seats; once the match is over, all of them. Who plays with whom may be a secret."""
        if self.live is None or self.game.teams is None:
            return ()
        mine = set(self.seating.seats_of(person))
        found = (tuple(team) for team in self.game.teams(self.live.state))
        return tuple(team for team in found if self.phase is Phase.OVER or mine & set(team))

    def bots_due(self) -> tuple[BotTurn, ...]:
        """The bots that have to answer now."""
        live = self.live
        if live is None or self.phase is not Phase.RUNNING:
            return ()
        return tuple(
            self._turn(live, seat, chair.bot)
            for seat, chair in enumerate(self.seating.chairs)
            if chair.bot and seat in live.asked
        )

    def _turn(self, live: Live, seat: Seat, bot: str) -> BotTurn:
        return BotTurn(seat, bot, self.moment, partial(self.game.imagine, live.state, seat))

    def saw(self, seat: Seat) -> list[tuple[Seat, Move | None]]:
        """Every answer of the match as that seat saw it, for a bot that remembers; after an undo it begins anew."""
        return self._match().saw(seat)

    def forced(self) -> tuple[Seat, ...]:
        """The people's seats that can do nothing but pass: to be answered for them, after a pause like anybody's."""
        live = self.live
        if live is None or self.phase is not Phase.RUNNING:
            return ()
        return tuple(
            seat
            for seat in live.asked
            if self.seating.chairs[seat].played_by and _only_passes(live.view(seat).asked.options)
        )

    def shown_clocks(self, now: float) -> tuple[Shown, ...]:
        """The clocks for a face: the players' own, and the time that a rule gives where it ends sooner."""
        if self.phase is not Phase.RUNNING:
            return ()
        own, limit = self.clocks.shown(now), self.limit()
        if limit is None:
            return own
        shown = {clock.seat: clock for clock in own}
        left = max(0.0, self.limited[1] + limit.seconds - now)
        for seat in limit.presses:
            if seat not in shown or not shown[seat].runs or left <= shown[seat].left:
                shown[seat] = Shown(seat, left, runs=True, flagged=False, rule=True)
        return tuple(shown[seat] for seat in sorted(shown))

    def limit(self) -> Limit | None:
        """The rule of time that runs now, if the game has one."""
        return self._limit if self.phase is Phase.RUNNING else None

    def next_due(self) -> float | None:
        """When something is due because time runs out, if nothing happens before."""
        limit = self.limit()
        ends = [self.clocks.next_due() if self.phase is Phase.RUNNING else None]
        ends.append(self.limited[1] + limit.seconds if limit is not None else None)
        return min((end for end in ends if end is not None), default=None)

    def record(self, person: str, seat: Seat | None = None) -> Record:
        """The record: whole once the match is over, before that as this seat of the person, or a spectator, may read it."""
        self._here(person)
        if self.phase is Phase.OVER:
            return self.whole_record()
        if seat is not None and seat not in self.looks(person):
            raise no.NotYourSeat(seat)
        live = self._match()
        return redact(live.match.record(names=self.names(), seed=live.seed), seat, game=self.game)

    def whole_record(self) -> Record:
        """The record of a match that is over."""
        if self.live is None or self.phase is not Phase.OVER:
            raise no.NotOver
        return self.live.match.record(names=self.names(), seed=self.live.seed)

    def lets_in(self, key: str) -> bool:
        """Whether anybody who has this key may come in: the link or the code, or none where the table is public."""
        doors = ((key, self.link), (key.strip().upper(), self.code.upper()))
        return self.terms.public or any(door and compare_digest(given.encode(), door.encode()) for given, door in doors)

    def is_here(self, person: str) -> bool:
        """Whether the person is at the table now."""
        known = self.seating.people.get(person)
        return known is not None and known.present

    def knows(self, person: str) -> bool:
        """Whether the person is at the table, or played there."""
        return person in self.seating.people

    def asks(self, person: str) -> bool:
        """Whether the match waits for an answer of this person."""
        return any(self.seating.chairs[seat].played_by == person for seat in self._asked_people())

    def names(self) -> tuple[str, ...]:
        """How the players are called, by seat; a bot by its strength and the number of its seat."""
        return tuple(
            self.seating.called(seat) or f"{chair.bot or '?'} {seat + 1}"
            for seat, chair in enumerate(self.seating.chairs)
        )

    def muted(self, person: str) -> tuple[str, ...]:
        """The channels where the person has to keep quiet now, by the rules of the game."""
        muted = self.game.muted
        if muted is None or self.live is None or self.phase is not Phase.RUNNING:
            return ()
        quiet = (muted(self.live.state, seat) for seat in self.seating.seats_of(person))
        return tuple(sorted(frozenset().union(*quiet)))

    def person(self, number: int) -> str:
        """The id behind the number by which others know a person."""
        for one in self.seating.people.values():
            if one.number == number:
                return one.id
        raise no.NotHere

    def lines_for(self, person: str) -> tuple[Line, ...]:
        """Every line that the person hears. Players don't hear the spectators while the match runs."""
        self._here(person)
        if not self.chat.lines:
            return ()
        gallery = self.phase is not Phase.RUNNING or not self.seating.seated(person)
        return tuple(self.chat.heard(person, gallery=gallery))

    # --- Who may wish what ---------------------------------------------------------------------------------------------

    def _here(self, person: str) -> None:
        known = self.seating.people.get(person)
        if known is None or not known.present:
            raise no.NotHere

    def _lobby(self, person: str) -> None:
        self._here(person)
        if self.phase is not Phase.LOBBY:
            raise no.NotInTheLobby

    def _host(self, person: str) -> None:
        self._lobby(person)
        if person != self.seating.host:
            raise no.NotTheHost

    def _match(self) -> Live:
        if self.live is None or self.phase is not Phase.RUNNING:
            raise no.NotRunning
        return self.live

    def _running(self, person: str) -> Live:
        self._here(person)
        return self._match()

    # --- What happened -------------------------------------------------------------------------------------------------

    def take(self, entry: Entry, at: float) -> None:
        """Make an entry happen. Whoever calls this has stored it before."""
        self._count(entry, at)
        match entry:
            case log.Answered() | log.Resigned() | log.Undone() | log.Ended():
                self._take_play(entry, at)
            case log.Said():
                self.chat.take(entry, self.seating.people[entry.person].name, at)
            case log.Sealed():
                self._sealed = bytes.fromhex(entry.seed)
            case log.Opened():
                pass
            case log.Rematched() | log.Continued():
                self._take_other_table(entry)
            case log.UndoAsked() | log.UndoAgreed() | log.UndoRefused():
                self._take_vote(entry)
            case log.Flagged() | log.HandedOver() | log.TakenBack() | log.Slept():
                self._take_time(entry, at)
            case log.Started():
                self._take_start(entry, at)
            case _:
                self._take_lobby(entry)

    def _count(self, entry: Entry, at: float) -> None:
        self.seq += 1
        self.at = at
        if not isinstance(entry, _UNSEEN):
            self.moment += 1
        usual = isinstance(entry, _USUAL)
        if self.undo is not None or not usual:
            self.settled = self.moment
        if not usual:
            self.settled_at = at

    def _take_other_table(self, entry: log.Rematched | log.Continued) -> None:
        match entry:
            case log.Rematched():
                self.rematched = entry.table
            case log.Continued():
                self.continued = entry.table

    def _take_lobby(self, entry: Entry) -> None:
        seating = self.seating
        match entry:
            case log.Came():
                seating.came(entry.person, entry.name)
            case log.Left():
                seating.left(entry.person, keep=self.phase is not Phase.LOBBY)
                if self.undo is not None and self.undo.person == entry.person:
                    self.undo = None
            case log.Kicked():
                seating.kicked(entry.person)
            case log.Sat():
                seating.chairs[entry.seat] = Chair(person=entry.person, name=entry.name)
            case log.Stood():
                seating.chairs[entry.seat] = Chair()
            case log.Placed():
                seating.chairs[entry.seat] = Chair(bot=entry.bot)
            case log.Prepared():
                seating.prepared(entry.person, ready=entry.ready)
            case log.Changed():
                self.terms = entry.terms
                seating.resized(entry.terms.seats)
                seating.unprepared()
            case _:
                raise no.UnknownEntry(entry.kind, "a table can't take it")

    def _take_start(self, entry: log.Started, at: float) -> None:
        setup: Setup = self.game.setup(self.terms.seats, self.terms.options)
        self.phase, self.phase_since = Phase.RUNNING, self.moment
        self.commitment = entry.commitment
        self.live = Live(self.game, setup, self._sealed, self.moment)
        self.clocks = Clocks(self.terms.time, self.terms.seats)
        self._follow_clocks(at)
        self._follow_limit(at)

    def _take_play(self, entry: log.Answered | log.Resigned | log.Undone | log.Ended, at: float) -> None:
        live = self._match()
        self.undo = None  # whatever happens now, it is no longer what they were asked about
        answered: Seat | None = None
        match entry:
            case log.Answered():
                live.play(entry.seat, entry.move, entry.person, self.moment)
                answered = entry.seat
                if entry.key:
                    self.keys.add((entry.person, entry.key))
            case log.Resigned():
                live.resign(entry.seat, self.moment)
                self.seating.chairs[entry.seat] = replace(self.seating.chairs[entry.seat], bot="", gone=True)
            case log.Undone():
                live.undo(entry.keep, self.moment)
            case log.Ended():
                self.phase, self.phase_since = Phase.OVER, self.moment
                self.seed = entry.seed
        self._follow_clocks(at, answered=answered)
        self._follow_limit(at)

    def _follow_clocks(self, at: float, *, answered: Seat | None = None) -> None:
        if self.terms.time.pace is not Pace.NONE:  # without a time, nobody need be looked for
            self.clocks.follow(self._asked_people(), at, answered=answered)

    def _follow_limit(self, at: float) -> None:
        """A rule of time runs on as long as it is the same one."""
        assert self.live is not None
        s = self.live.state
        limit = self._limit = None if s.question is None else s.question.limit(s)  # type: ignore[arg-type]  # see Question
        what = "" if limit is None or self.phase is not Phase.RUNNING else limit.what
        if what != self.limited[0]:
            self.limited = (what, at)

    def _take_vote(self, entry: log.UndoAsked | log.UndoAgreed | log.UndoRefused) -> None:
        match entry:
            case log.UndoAsked():
                self.undo = Request(entry.person, entry.keep, entry.voters)
            case log.UndoAgreed():
                assert self.undo is not None
                self.undo = replace(self.undo, agreed=(*self.undo.agreed, entry.person))
            case log.UndoRefused():
                self.undo = None

    def _take_time(self, entry: log.Flagged | log.HandedOver | log.TakenBack | log.Slept, at: float) -> None:
        match entry:
            case log.Flagged():
                self.clocks.flag(entry.seat)
            case log.Slept():
                self.clocks.slept(entry.since, at)
                what, since = self.limited
                self.limited = (what, since + max(0.0, at - max(since, entry.since)))
            case log.HandedOver():
                self.handed.add(entry.seat)
                self.seating.chairs[entry.seat] = replace(self.seating.chairs[entry.seat], bot=entry.bot)
                self._follow_clocks(at)
            case log.TakenBack():
                self.seating.chairs[entry.seat] = replace(self.seating.chairs[entry.seat], bot="")
                self.clocks.reprieve(entry.seat)
                self._follow_clocks(at)

    def _asked_people(self) -> Mapping[Seat, int]:
        """The seats whose people the match waits for, and since when; not those who may speak and need not."""
        live = self.live
        if live is None or self.phase is not Phase.RUNNING or live.state.question is None:
            return {}
        question = live.state.question
        return {
            seat: since
            for seat, since in live.asked.items()
            if self.seating.chairs[seat].played_by and question.waits(live.state, seat)  # type: ignore[arg-type]
        }


_UNSEEN: Final = (log.Said, log.Sealed)  # what changes nothing that is looked at
_USUAL: Final = (log.Answered, log.Said, log.Sealed)  # what changes nothing around the match


def _only_passes(moves: Sequence[Move]) -> bool:
    return len(moves) == 1 and str(moves[0]) == PASSING
