"""A table: the log of what happened there, and every wish that somebody may have.

A wish is a method. It changes nothing: it gives the entries to be stored, or a refusal. Once they are stored, `take` makes each
of them happen. `Table.replay` takes a whole log: a table is its log, and nothing else is the truth.

The time (`now`, seconds of the server's clock) and everything that has to be fresh (seed, link, code) are arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tablee.core.chance import commitment
from tablee.core.errors import CantLeave, IllegalMove, NotAsked
from tablee.core.game import load
from tablee.core.notation import Seat
from tablee.core.state import Outcome
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.entries import Channel, Entry, Logged
from tablee.table.live import Live
from tablee.table.seats import Seating, shown_name
from tablee.table.standing import PASSING, BotTurn, Phase, Standing
from tablee.table.terms import Absent, Terms, check_strength
from tablee.table.undo import Request, nothing_learnt

LONGEST_KEY = 64

Entries = tuple[Entry, ...]


class Table(Standing):
    """A table with the wishes of those who are there."""

    @classmethod
    def replay(cls, logged: Iterable[Logged]) -> Table:
        """The table that a log leads to; the first entry opens it."""
        entries = iter(logged)
        first = next(entries, None)
        if first is None or not isinstance(first.entry, log.Opened):
            raise no.UnknownEntry(first.entry.kind if first else "", "a log begins with the opening of its table")
        table = cls(first.entry)
        table.take(first.entry, first.at)
        for one in entries:
            if one.seq != table.seq + 1:
                raise no.UnknownEntry(one.entry.kind, f"it is number {one.seq} after {table.seq}")
            table.take(one.entry, one.at)
        return table

    # --- The lobby -----------------------------------------------------------------------------------------------------

    @staticmethod
    def open(host: str, name: str, game: str, terms: Terms, *, link: str, code: str) -> Entries:
        """Open a table. The host comes in, and rules the lobby."""
        found = load(game)
        shown = Seating(0).good_name(host, name)
        return (
            log.Opened(host, game, found.version, terms.checked(found), link, code),
            log.Came(host, shown),
        )

    def come(self, person: str, name: str, key: str = "") -> Entries:
        """Come in, or come back; by invitation the key is the link or the code. Whoever is in may change the name so."""
        if person in self.seating.barred:
            raise no.Barred
        if person not in self.seating.people and not self.lets_in(key):
            raise no.NotInvited
        shown = self.seating.good_name(person, name)
        known = self.seating.people.get(person)
        if known is not None and known.present and known.name == shown:
            return ()
        return (log.Came(person, shown),)

    def change(self, person: str, terms: Terms) -> Entries:
        """Other terms. Who sits on a seat that is no longer there has to stand up; everybody has to be ready again."""
        self._host(person)
        checked = terms.checked(self.game)
        return () if checked == self.terms else (log.Changed(checked),)

    def sit(self, person: str, seat: Seat, name: str = "") -> Entries:
        """Take an open seat; one person may take several, with a name for each of those at the same screen."""
        self._lobby(person)
        if not self.seating.chair(seat).open:
            raise no.SeatTaken(seat)
        return (log.Sat(person, seat, shown_name(name) if name else ""),)

    def stand(self, person: str, seat: Seat) -> Entries:
        """Give up a seat; the host may also send away a bot."""
        self._lobby(person)
        chair = self.seating.chair(seat)
        if chair.person != person and not (chair.bot and person == self.seating.host):
            raise no.NotYourSeat(seat)
        return (log.Stood(seat),)

    def place(self, person: str, seat: Seat, bot: str) -> Entries:
        """Give an open seat, or a bot's, to a bot."""
        self._host(person)
        check_strength(bot)
        if self.seating.chair(seat).person:
            raise no.SeatTaken(seat)
        return (log.Placed(seat, bot),)

    def kick(self, person: str, other: str) -> Entries:
        """Send somebody away for good."""
        self._host(person)
        if other == person or other not in self.seating.people:
            raise no.NotHere
        return (log.Kicked(other),)

    def prepare(self, person: str, *, ready: bool = True) -> Entries:
        """Say that one is ready."""
        self._lobby(person)
        if not self.seating.seats_of(person):
            raise no.OnlyPlayers
        return () if self.seating.people[person].ready == ready else (log.Prepared(person, ready),)

    def start(self, person: str, seed: bytes) -> Entries:
        """Begin. The seed is secret and fresh; only its commitment is told until the end."""
        self._host(person)
        missing = sum(chair.open for chair in self.seating.chairs)
        if missing:
            raise no.SeatsMissing(missing)
        players = list(self.seating.players())
        if not players:
            raise no.NobodyPlays
        waiting = [one.name for one in players if not one.ready and one.id != person]
        if waiting:
            raise no.NotReady(", ".join(waiting))
        setup = self.game.setup(self.terms.seats, self.terms.options)
        outcome = Live(self.game, setup, seed, 0).state.outcome
        ending = (_ending(outcome, seed),) if outcome is not None else ()
        return (log.Sealed(seed.hex()), log.Started(commitment(seed)), *ending)

    # --- The match -----------------------------------------------------------------------------------------------------

    def answer(self, person: str, seat: Seat, seen: int, move: str, *, key: str = "") -> Entries:
        """A person's answer; `seen` is the moment that the person was shown (`Sight.moment`).

        With a key, the same answer sent twice is given once: the second time there is nothing to store.
        """
        self._here(person)
        if (person, key) in self.keys:
            return ()
        if len(key) > LONGEST_KEY:
            raise no.BadKey(LONGEST_KEY)
        live = self._match()
        chair = self.seating.chair(seat)
        if chair.person != person or chair.gone:
            raise no.NotYourSeat(seat)
        if chair.bot:
            raise no.BotPlays(seat)
        limit = self.limit()
        if limit is not None and self.game.read_move(move) == limit.move:
            raise IllegalMove(move)
        return self._answer(live, seat, seen, move, person, key)

    def hint(self, person: str, seat: Seat, bot: str) -> BotTurn:
        """What to let a bot think about who is asked what it would answer; only for one's own seat, while it is asked."""
        live = self._running(person)
        check_strength(bot)
        chair = self.seating.chair(seat)
        if chair.person != person or chair.gone:
            raise no.NotYourSeat(seat)
        if chair.bot:
            raise no.BotPlays(seat)
        if seat not in live.asked:
            raise NotAsked(seat)
        return self._turn(live, seat, bot)

    def answer_for_bot(self, seat: Seat, seen: int, move: str) -> Entries:
        """A bot's answer, judged like anybody's."""
        live = self._match()
        if not self.seating.chair(seat).bot:
            raise no.NoBotThere(seat)
        return self._answer(live, seat, seen, move, "")

    def pass_for(self, seat: Seat, seen: int) -> Entries:
        """Pass for a person who can do nothing else, after a pause (see `pace`)."""
        live = self._match()
        if seat not in self.forced():
            raise NotAsked(seat)
        (entry, *rest) = self._answer(live, seat, seen, PASSING, "")
        assert isinstance(entry, log.Answered)
        return (replace(entry, forced=True), *rest)

    def _answer(self, live: Live, seat: Seat, seen: int, move: str, person: str, key: str = "") -> Entries:
        if seat not in live.asked:
            raise NotAsked(seat)
        if not live.asked[seat] <= seen <= self.moment:
            raise no.StaleAnswer
        meant = self.game.read_move(move)
        text = self.game.spell(meant, move)
        outcome = live.try_move(seat, meant, text)
        return (log.Answered(seat, text, person, key=key), *self._end(outcome))

    def resign(self, person: str, seat: Seat) -> Entries:
        """Leave the match for good with one seat, where the game says what happens then."""
        live = self._running(person)
        chair = self.seating.chair(seat)
        if chair.person != person or chair.gone:
            raise no.NotYourSeat(seat)
        return (log.Resigned(seat), *self._end(live.try_resign(seat)))

    def leave(self, person: str) -> Entries:
        """Go away. In a running match the seats wait; whoever leaves nobody but bots behind is replaced at once."""
        self._here(person)
        left: Entries = (log.Left(person),)
        if self.phase is not Phase.RUNNING or not self.seating.seats_of(person):
            return left
        if self.terms.absent is Absent.LEAVE or any(one.id != person for one in self.seating.players()):
            return left
        seats = [seat for seat, chair in enumerate(self.seating.chairs) if chair.played_by]
        return (*left, *(log.HandedOver(seat, self.terms.stand_in, "") for seat in seats))

    def hand_over(self, person: str, seat: Seat, bot: str = "") -> Entries:
        """Let a bot play one's own seat, or that of somebody who left or whose time ran out."""
        self._running(person)
        check_strength(bot or self.terms.stand_in)
        chair = self.seating.chair(seat)
        if chair.bot or chair.gone:
            raise no.BotPlays(seat)
        if chair.person != person:
            if not self.seating.seats_of(person):
                raise no.NotYourSeat(seat)
            if self.seating.people[chair.person].present and not self.clocks.clocks[seat].flagged:
                raise no.StillThere(seat)
        return self._replaced(seat, bot or self.terms.stand_in, person)

    def _replaced(self, seat: Seat, bot: str, by: str) -> Entries:
        owner = self.seating.chairs[seat].person
        others = [one for one in self.seating.seats_of(owner) if one != seat and not self.seating.chairs[one].bot]
        return (log.HandedOver(seat, bot, by), *(() if others else self._settle_undo(without=owner)))

    def end_for(self, person: str, seat: Seat) -> Entries:
        """End the match for somebody who left or whose time ran out, where the table chose no bots."""
        live = self._running(person)
        chair = self.seating.chair(seat)
        if not self.seating.seats_of(person):
            raise no.OnlyPlayers
        if self.terms.absent is not Absent.LEAVE:
            raise CantLeave(self.game.name)
        if not chair.played_by or (self.seating.people[chair.person].present and not self.clocks.clocks[seat].flagged):
            raise no.StillThere(seat)
        return (log.Resigned(seat), *self._end(live.try_resign(seat)))

    def take_back(self, person: str, seat: Seat) -> Entries:
        """Play one's own seat again."""
        self._running(person)
        chair = self.seating.chair(seat)
        if chair.person != person or chair.gone:
            raise no.NotYourSeat(seat)
        if not chair.bot:
            raise no.NoBotThere(seat)
        return (log.TakenBack(seat),)

    def flag(self, now: float) -> Entries:
        """What is due because time ran out, for one seat or by a rule; to be asked again until nothing is."""
        if self.phase is not Phase.RUNNING or self.live is None:
            return ()
        limit = self.limit()
        if limit is not None and now >= self.limited[1] + limit.seconds:
            (entry, *rest) = self._answer(self.live, limit.seat, self.moment, str(limit.move), "")
            assert isinstance(entry, log.Answered)
            return (replace(entry, forced=True), *rest)
        for seat in self.clocks.due(now):
            flagged = log.Flagged(seat)
            match self.terms.absent:
                case Absent.BOT:
                    return (flagged, *self._replaced(seat, self.terms.stand_in, ""))
                case Absent.LEAVE:
                    return (flagged, log.Resigned(seat), *self._end(self.live.try_resign(seat)))
                case Absent.ASK:
                    return (flagged,)
        return ()

    def wake(self, since: float) -> Entries:
        """The server is back; it was away since that time. Nothing, if neither a clock nor a rule of time runs."""
        runs = self.phase is Phase.RUNNING and (self.clocks.run or self.limit() is not None)
        return (log.Slept(since),) if runs else ()

    def owed(self) -> Entries:
        """What a log that was cut short still lacks: the end of a match that is over."""
        if self.phase is Phase.RUNNING and self.live is not None:
            return self._end(self.live.state.outcome)
        return ()

    def rematch(self, person: str, table: str, *, link: str, code: str) -> tuple[Entries, Entries]:
        """The entry for this table, and the log of the new one: the same people and bots, each one seat further."""
        self._here(person)
        if self.phase is not Phase.OVER:
            raise no.NotOver
        if not self.seating.seated(person):
            raise no.OnlyPlayers
        if self.rematched:
            raise no.AlreadyRematched
        opened = log.Opened(person, self.game.name, self.game.version, self.terms, link, code)
        here = [one for one in self.seating.people.values() if one.present]
        here.sort(key=lambda one: (one.id != person, one.number))
        came = tuple(log.Came(one.id, one.name) for one in here)
        seated: list[Entry] = []
        for seat, chair in enumerate(self.seating.chairs):
            there = (seat + 1) % len(self.seating.chairs)
            if not chair.person:
                seated.append(log.Placed(there, chair.bot))
            elif self.seating.people[chair.person].present:
                seated.append(log.Sat(chair.person, there, chair.name))
        return (log.Rematched(table),), (opened, *came, *seated)

    def continue_from(
        self,
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
    ) -> tuple[Entries, Entries]:
        """The log of a new table where the match goes on from where it stood after so many steps: its opening, and its match.

        The person has that seat, bots have the others. Steps are answers and departures, as they held in the end; `table` is this
        one's id. The luck is that of the match: its seed is taken over.
        """
        if person in self.seating.barred:
            raise no.Barred
        if person not in self.seating.people and not self.lets_in(key):
            raise no.NotInvited
        live = self.live
        if self.phase is not Phase.OVER or live is None:
            raise no.NotOver
        check_strength(bot)
        self.seating.chair(seat)
        if not 0 <= steps < len(live.steps):
            raise no.NothingToContinue(steps)
        taken = live.steps[:steps]
        if any(step.seat == seat and not step.move for step in taken):
            raise no.SeatGone(seat)
        terms = Terms(self.terms.seats, self.terms.options, language=self.terms.language, stand_in=bot)
        opening = self.open(person, name, self.game.name, terms, link=link, code=code)
        seated = tuple(
            log.Sat(person, seat) if one == seat else log.Placed(one, bot) for one in range(self.terms.seats)
        )
        played = tuple(log.Answered(step.seat, step.move) if step.move else log.Resigned(step.seat) for step in taken)
        started = (log.Continued(table, steps), log.Sealed(live.seed.hex()), log.Started(commitment(live.seed)))
        return (*opening, *seated), (*started, *played)

    # --- Taking an answer back -----------------------------------------------------------------------------------------

    def ask_undo(self, person: str) -> Entries:
        """Take back the last own answer: at once if it is free or nobody else has to agree, else by consent."""
        self._running(person)
        if self.undo is not None:
            raise no.UndoPending
        keep = self._undo_to(person)
        voters = tuple(one for one in self._playing() if one != person)
        if not voters or self.undo_is_free(person):
            return (log.Undone(person, keep),)
        return (log.UndoAsked(person, keep, voters),)

    def undo_is_free(self, person: str) -> bool:
        """Whether the last own answer can be taken back without asking; see `undo`."""
        live = self._running(person)
        keep = self._undo_to(person)
        step = live.steps[keep]
        if keep != len(live.steps) - 1 or step.drew:
            return False
        return nothing_learnt(self.game, live.after(keep).state, step.seat, self.game.read_move(step.move))

    def may_undo(self, person: str) -> bool:
        """Whether there is an own answer to take back."""
        return self._last_of(person) is not None

    def _undo_to(self, person: str) -> int:
        last = self._last_of(person)
        if last is None:
            raise no.NothingToUndo
        return last

    def _last_of(self, person: str) -> int | None:
        steps = self.live.steps if self.live is not None and self.phase is Phase.RUNNING else []
        for at in range(len(steps) - 1, -1, -1):
            if not steps[at].move:
                return None  # what a player's leaving did is not taken back
            if steps[at].person == person:
                return at
        return None

    def agree(self, person: str) -> Entries:
        """Agree that an answer is taken back."""
        self._running(person)
        if self.undo is None or person not in self._missing_votes(self.undo):
            raise no.NoUndoAsked
        return (log.UndoAgreed(person), *self._settle_undo(without=person))

    def refuse_undo(self, person: str) -> Entries:
        """Refuse it; or, for the one who asked, think better of it."""
        self._running(person)
        if self.undo is None or (person != self.undo.person and person not in self.undo.voters):
            raise no.NoUndoAsked
        return (log.UndoRefused(person),)

    def _playing(self) -> tuple[str, ...]:
        """The people who play a seat themselves. Whoever left and is waited for is among them, and can't agree yet."""
        return tuple(dict.fromkeys(chair.played_by for chair in self.seating.chairs if chair.played_by))

    def _missing_votes(self, undo: Request) -> set[str]:
        return (set(undo.voters) & set(self._playing())) - set(undo.agreed)

    def _settle_undo(self, without: str) -> Entries:
        """The undo itself, if nobody but this one person was still to agree."""
        undo = self.undo
        if undo is None or undo.person == without or self._missing_votes(undo) - {without}:
            return ()
        return (log.Undone(undo.person, undo.keep),)

    # --- Talk ----------------------------------------------------------------------------------------------------------

    def say(
        self,
        person: str,
        channel: Channel,
        text: str,
        now: float,
        *,
        to: Sequence[str] = (),
        seat: Seat | None = None,
    ) -> Entries:
        """Say something. `to` are the hearers of an aside; `seat` picks the team of somebody with several seats."""
        self._here(person)
        line = self.chat.checked(person, text, now)
        self._check_channel(person, channel)
        if channel.name.lower() in self.muted(person):
            raise no.Muted
        match channel:
            case Channel.TEAM:
                hearers = self._team(person, seat)
            case Channel.ASIDE:
                hearers = self._aside(person, to)
            case Channel.TABLE | Channel.GALLERY:
                hearers = ()
        return (log.Said(person, channel, line, hearers),)

    def channels(self, person: str) -> tuple[Channel, ...]:
        """Where the person may talk now, if the rules of the game don't mute anybody."""
        return tuple(channel for channel in Channel if self._open_to(person, channel))

    def _open_to(self, person: str, channel: Channel) -> bool:
        try:
            self._check_channel(person, channel)
        except no.NotForYou:
            return False
        return channel is not Channel.TEAM or bool(self.teams(person) and self.seating.seats_of(person))

    def _check_channel(self, person: str, channel: Channel) -> None:
        """Spectators talk among themselves while the match runs; who resigned still talks at the table."""
        seated = self.seating.seated(person)
        if channel is Channel.GALLERY:
            fits = not seated
        elif self.phase is not Phase.RUNNING:
            fits = True
        else:
            fits = seated if channel is Channel.TABLE else bool(self.seating.seats_of(person))
        if not fits:
            raise no.NotForYou

    def _team(self, person: str, seat: Seat | None) -> tuple[str, ...]:
        mine = self.seating.seats_of(person)
        if seat is not None and seat not in mine:
            raise no.NotYourSeat(seat)
        found = [team for team in self.teams(person) if any(one in team and seat in {None, one} for one in mine)]
        if len(found) != 1:
            raise no.NoTeam
        people = {self.seating.chairs[one].person for one in found[0]} - {""}
        return tuple(sorted(people, key=lambda one: self.seating.people[one].number))

    def _aside(self, person: str, to: Sequence[str]) -> tuple[str, ...]:
        hearers = dict.fromkeys(to)
        hearers.pop(person, None)
        known = self.seating.people
        players_only = self.phase is Phase.RUNNING
        if not hearers or any(one not in known or (players_only and not self.seating.seats_of(one)) for one in hearers):
            raise no.NobodyListens
        return (person, *sorted(hearers, key=lambda one: known[one].number))

    def _end(self, outcome: Outcome | None) -> Entries:
        if outcome is None or self.live is None:
            return ()
        return (_ending(outcome, self.live.seed),)


def _ending(outcome: Outcome, seed: bytes) -> log.Ended:
    return log.Ended(outcome.reason, outcome.winners, outcome.scores, seed.hex())
