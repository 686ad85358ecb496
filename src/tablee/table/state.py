"""The state of a table: all that its log has led to. `Table.apply` changes it, everybody else reads it."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from hmac import compare_digest

from tablee.core.game import Game, View, load
from tablee.core.notation import Seat
from tablee.core.state import State
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.chat import Chat
from tablee.table.clock import Clocks, RuleTimer
from tablee.table.hooks import hooks_of
from tablee.table.noticed import SPECTATOR, Noticed, Seats
from tablee.table.running_match import RunningMatch
from tablee.table.seats import Seating
from tablee.table.undo import UndoRequest


class Phase(enum.Enum):
    """Before, during and after the match."""

    LOBBY = enum.auto()
    RUNNING = enum.auto()
    OVER = enum.auto()


class TableState:
    """A table as its log left it."""

    __slots__ = (
        "at",
        "away",
        "chat",
        "clocks",
        "closed",
        "code",
        "commitment",
        "continued",
        "game",
        "handed",
        "hooks",
        "keys",
        "link",
        "match",
        "noticed",
        "phase",
        "phase_since",
        "rematched",
        "revision",
        "room_changed_at",
        "room_revision",
        "sealed_seed",
        "seating",
        "secret_seq",
        "seed",
        "seq",
        "terms",
        "timer",
        "undo",
    )  # fmt: skip

    def __init__(self, opened: log.Opened) -> None:
        self.game: Game[State, View] = load(opened.game)
        self.hooks = hooks_of(self.game)
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
        self.revision = (
            0  # counts the entries that somebody may notice; chat is not among them. Sent to nobody: see `noticed`
        )
        self.noticed = Noticed()  # what each reader has missed of them
        self.secret_seq = 0  # the number of the last entry that somebody could not notice
        self.phase_since = 0  # the revision at which the phase began
        self.room_revision = 0  # the revision at which people, seats, terms or a request to undo last changed
        self.room_changed_at = 0.0  # and its time; neither chat nor answers change it
        self.chat = Chat()
        self.clocks = Clocks(opened.terms.time, 0)
        self.timer = RuleTimer()
        self.match: RunningMatch | None = None
        self.undo: UndoRequest | None = None
        self.commitment = ""
        self.seed = ""  # told at the end, not before
        self.sealed_seed = b""
        self.closed = ""  # why, once the host of the server has closed it
        self.rematched = ""  # the table of the rematch
        self.continued = ""  # the table whose match goes on here
        self.handed: set[Seat] = set()  # seats that a bot played for their owners, if only for a while
        self.away: dict[str, float] = {}  # people who are not connected, and since when
        self.keys: set[tuple[str, str]] = set()  # idempotency keys of the answers given, with the person

    @property
    def is_running(self) -> bool:
        """Whether the match runs."""
        return self.phase is Phase.RUNNING

    def check_open(self) -> None:
        """TableClosed once the host of the server has closed the table."""
        if self.closed:
            raise no.TableClosed(self.closed)

    # --- Who may do what -----------------------------------------------------------------------------------------------

    def check_present(self, person: str) -> None:
        """NotHere for somebody who has not come in, or has left."""
        if not self.is_here(person):
            raise no.NotHere

    def check_lobby(self, person: str) -> None:
        """The person is here, and the match has not started."""
        self.check_present(person)
        if self.phase is not Phase.LOBBY:
            raise no.NotInTheLobby

    def check_host(self, person: str) -> None:
        """The person is the host, and the match has not started."""
        self.check_lobby(person)
        if person != self.seating.host:
            raise no.NotTheHost

    def running(self) -> RunningMatch:
        """The match, or NotRunning."""
        if self.match is None or self.phase is not Phase.RUNNING:
            raise no.NotRunning
        return self.match

    def running_for(self, person: str) -> RunningMatch:
        """The match, for somebody who is here."""
        self.check_present(person)
        return self.running()

    # --- Revisions -----------------------------------------------------------------------------------------------------

    def revision_of(self, person: str) -> int:
        """The revision as this person counts: it grows when the person may notice something, and only then."""
        return self.noticed.shown(self.owned(person), self.revision) if self.noticed.any else self.revision

    def revision_at(self, person: str, revision: int) -> int:
        """The table's revision behind one that the person was told: the last that looked the same."""
        return self.noticed.true(self.owned(person), revision) if self.noticed.any else revision

    @property
    def public_revision(self) -> int:
        """The revision as a spectator counts: what everybody may notice."""
        return self.noticed.shown(SPECTATOR, self.revision)

    def owned(self, person: str) -> Seats:
        """The seats that a person holds, or held in this match; none for a spectator."""
        return tuple([seat for seat, chair in enumerate(self.seating.chairs) if chair.person == person])

    # --- Questions -----------------------------------------------------------------------------------------------------

    def lets_in(self, key: str) -> bool:
        """Whether this link or code opens the table. A public table needs none."""
        doors = ((key, self.link), (key.strip().upper(), self.code.upper()))
        return self.terms.public or any(door and compare_digest(given.encode(), door.encode()) for given, door in doors)

    def is_here(self, person: str) -> bool:
        """Whether the person is at the table now."""
        known = self.seating.people.get(person)
        return known is not None and known.present

    def knows(self, person: str) -> bool:
        """Whether the person is at the table, or played there."""
        return person in self.seating.people

    def person(self, number: int) -> str:
        """The id behind the number by which others know a person."""
        for one in self.seating.people.values():
            if one.number == number:
                return one.id
        raise no.NotHere

    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as records have them; a bot's is its strength and the number of its seat."""
        return tuple(
            self.seating.called(seat) if chair.person else f"{chair.bot or '?'} {seat + 1}"
            for seat, chair in enumerate(self.seating.chairs)
        )

    def visible_seats(self, person: str) -> tuple[Seat, ...]:
        """The seats whose view the person may see now; none for a spectator.

        At a hot seat several people share the screen: only the seats that are asked are shown.
        """
        mine = self.seating.seats_of(person) if self.match is not None else ()
        if not self.terms.hot_seat or len(mine) < 2 or self.phase is Phase.OVER or self.match is None:
            return mine
        return tuple(seat for seat in mine if seat in self.match.asked)

    def teams(self, person: str) -> tuple[tuple[Seat, ...], ...]:
        """The teams of the person's seats; once the match is over, all of them. Who plays with whom may be a secret."""
        if self.match is None or self.hooks.teams is None:
            return ()
        mine = set(self.seating.seats_of(person))
        found = (tuple(team) for team in self.hooks.teams(self.match.state))
        return tuple(team for team in found if self.phase is Phase.OVER or mine & set(team))

    def timed_people(self) -> Mapping[Seat, int]:
        """The seats of people whose clocks run, and since which revision; not those who may speak but need not."""
        match = self.match
        if match is None or self.phase is not Phase.RUNNING or match.state.question is None:
            return {}
        return {seat: since for seat, since in match.timed.items() if self._waits_for(match.state, seat)}

    def asks(self, person: str) -> bool:
        """Whether the match waits for an answer of this person."""
        match = self.match
        if match is None or self.phase is not Phase.RUNNING or match.state.question is None:
            return False
        chairs = self.seating.chairs
        return any(chairs[seat].played_by == person and self._waits_for(match.state, seat) for seat in match.asked)

    def _waits_for(self, s: State, seat: Seat) -> bool:
        waits_for = self.hooks.waits_for
        return bool(self.seating.chairs[seat].played_by) and (waits_for is None or waits_for(s, seat))
