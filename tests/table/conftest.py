"""A table whose log is kept as a store would keep it, and a small game with something of everything."""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final, cast

import pytest

from tablee.core.chance import NO_CHANCE, Chance, seed_from
from tablee.core.game import Game, Setup, View, asked, load
from tablee.core.kinds import Kinds
from tablee.core.notation import Seat
from tablee.core.scene import Scene, Speaker
from tablee.core.state import Event, Move, Outcome, Pass, Question, State, do
from tablee.table import commands as wish
from tablee.table import entries as log
from tablee.table import lobby, rematch
from tablee.table import state as state_module
from tablee.table.entries import Channel, Entries, LogEntry, NumberedEntry
from tablee.table.hooks import LiveHooks, hooks_of
from tablee.table.table import Table
from tablee.table.terms import Terms
from tablee.testing.introspect import fingerprint

PEOPLE: Final = ("ada", "basile", "chloé", "dario")
NOBODY: Final = 999  # a number that nobody has


def plain_parts(table: Table) -> Hashable:
    """All that a table is, as one comparable value."""
    s = table.state
    played: object = None
    if s.match is not None:
        match = s.match
        journal = [repr(told) for told in match.match.journal.told]
        entries = [str(entry) for entry in match.match.entries]
        played = [fingerprint(match.state), entries, journal, match.steps, match.asked, match.told, match.dice._block]
        played.append((match.dice._bits, match.dice._pool))
    seating = s.seating
    parts = [
        s.terms, s.link, s.code, s.phase, s.seq, s.at, s.revision, s.phase_since, s.undo, s.commitment, s.seed, s.keys, s.handed,
        s.rematched, s.continued, s.sealed_seed, seating.people, seating.chairs, seating.host, seating.barred, seating.numbered,
        s.chat.lines, s.chat.buckets, s.clocks.clocks, s.timer.limit, s.timer.since, played,
    ]  # fmt: skip
    return repr(parts)


def through_the_store(entry: LogEntry) -> LogEntry:
    return log.read(entry.kind, log.write(entry))


@dataclass(frozen=True)
class Judge:
    """Every command in the words of a player. It gives the entries that would be stored, or raises the refusal."""

    table: Table
    now: float = 0.0

    def _judged(self, person: str, command: wish.Command, now: float | None = None) -> Entries:
        return self.table.handle(person, command, self.now if now is None else now)

    def _number(self, person: str) -> int:
        known = self.table.state.seating.people.get(person)
        return NOBODY if known is None else known.number

    def come(self, person: str, name: str, key: str = "") -> Entries:
        return self._judged(person, wish.Join(name=name, invitation=key))

    def change(self, person: str, terms: Terms) -> Entries:
        return self._judged(person, wish.ChangeTerms(terms=terms))

    def sit(self, person: str, seat: Seat, name: str = "") -> Entries:
        return self._judged(person, wish.Sit(seat=seat, name=name))

    def stand(self, person: str, seat: Seat) -> Entries:
        return self._judged(person, wish.Stand(seat=seat))

    def place(self, person: str, seat: Seat, bot: str) -> Entries:
        return self._judged(person, wish.PlaceBot(seat=seat, bot=bot))

    def kick(self, person: str, other: str) -> Entries:
        return self._judged(person, wish.Kick(person=self._number(other)))

    def prepare(self, person: str, *, ready: bool = True) -> Entries:
        return self._judged(person, wish.Ready(ready=ready))

    def start(self, person: str, seed: bytes) -> Entries:
        return self._judged(person, wish.Deal(seed=seed))

    def answer(self, person: str, seat: Seat, seen: int, move: str, *, key: str = "") -> Entries:
        return self._judged(person, wish.Answer(seat=seat, revision=seen, move=move, key=key))

    def answer_for_bot(self, seat: Seat, seen: int, move: str) -> Entries:
        return self._judged("", wish.BotAnswer(seat=seat, revision=seen, move=move))

    def pass_for(self, seat: Seat, seen: int) -> Entries:
        return self._judged("", wish.ForcedPass(seat=seat, revision=seen))

    def resign(self, person: str, seat: Seat) -> Entries:
        return self._judged(person, wish.Resign(seat=seat))

    def leave(self, person: str) -> Entries:
        return self._judged(person, wish.Leave())

    def hand_over(self, person: str, seat: Seat, bot: str = "") -> Entries:
        return self._judged(person, wish.HandOver(seat=seat, bot=bot))

    def take_back(self, person: str, seat: Seat) -> Entries:
        return self._judged(person, wish.TakeBack(seat=seat))

    def end_for(self, person: str, seat: Seat) -> Entries:
        return self._judged(person, wish.EndFor(seat=seat))

    def ask_undo(self, person: str) -> Entries:
        return self._judged(person, wish.AskUndo())

    def agree(self, person: str) -> Entries:
        return self._judged(person, wish.AgreeUndo())

    def refuse_undo(self, person: str) -> Entries:
        return self._judged(person, wish.RefuseUndo())

    def say(
        self, person: str, channel: Channel, text: str, now: float, *, to: Sequence[str] = (), seat: Seat | None = None
    ) -> Entries:
        hearers = tuple(self._number(one) for one in to)
        return self._judged(person, wish.Say(text=text, channel=channel, to=hearers, seat=seat), now)

    def goes_away(self, person: str, since: float) -> Entries:
        return self._judged("", wish.NoteAway(person=person, since=since), max(self.now, since))

    def comes_back(self, person: str) -> Entries:
        return self._judged("", wish.NoteBack(person=person))

    def departs(self, person: str) -> Entries:
        return self._judged(person, wish.Depart())

    def give_up(self, now: float) -> Entries:
        return self._judged("", wish.GiveUp(), now)

    def flag(self, now: float) -> Entries:
        return self._judged("", wish.CheckClocks(), now)

    def wake(self, since: float) -> Entries:
        return self._judged("", wish.Resume(away_since=since))

    def owed(self) -> Entries:
        return self._judged("", wish.Resume())

    def rematch(self, person: str, table: str, *, link: str, code: str) -> tuple[Entries, Entries]:
        noted = self._judged(person, wish.Rematch(table=table))
        return noted, rematch.opening(self.table.state, person, link=link, code=code)


class Club:
    """A table and its log, with a clock that a test turns. Every entry goes through its text and back."""

    def __init__(self, game: str = "fuji_flush", **terms: object) -> None:
        self.now = 1000.0
        self.log: list[NumberedEntry] = []
        given: dict[str, object] = {"seats": 3, "language": "en"} | terms
        first, *rest = lobby.open_table("ada", "Ada", game, Terms(**given), link="link-1", code="CODE")  # type: ignore[arg-type]
        opened = through_the_store(first)
        assert isinstance(opened, log.Opened)
        self.table = Table(opened)
        self.do((first, *rest))

    @property
    def judge(self) -> Judge:
        """What the table says to a command now."""
        return Judge(self.table, self.now)

    def do(self, entries: Entries) -> Entries:
        """Store, then make it happen."""
        for entry in entries:
            again = through_the_store(entry)
            assert again == entry
            self.log.append(NumberedEntry(len(self.log) + 1, self.now, again))
            self.table.apply(again, self.now)
        return entries

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def restarted(self) -> Table:
        return Table.replay(self.log)

    def same_after_restart(self) -> bool:
        return plain_parts(self.restarted()) == plain_parts(self.table)

    def kinds(self, entries: Entries) -> list[type[LogEntry]]:
        return [type(entry) for entry in entries]

    # --- players -------------------------------------------------------------------------------------------------------

    def comes(self, *people: str) -> None:
        for person in people:
            self.do(self.judge.come(person, person.capitalize(), "CODE"))

    def sits(self, person: str, *seats: Seat) -> None:
        for seat in seats:
            self.do(self.judge.sit(person, seat))

    def starts(self, seed: int = 1) -> None:
        """Everybody is ready, and the host begins."""
        for one in list(self.table.state.seating.players()):
            self.do(self.judge.prepare(one.id))
        self.do(self.judge.start(self.table.state.seating.host, seed_from(str(seed))))

    @property
    def turn(self) -> tuple[Seat, str]:
        """A seat that is asked, and its person."""
        seat = self.state().waiting[0]
        return seat, self.table.state.seating.chairs[seat].person

    def state(self) -> State:
        """The state of the game."""
        match = self.table.state.match
        assert match is not None
        return match.state

    def answers(self, seat: Seat, move: str) -> Entries:
        person = self.table.state.seating.chairs[seat].person
        return self.do(self.judge.answer(person, seat, self.table.state.revision_of(person), move))

    def plays(self, rng: Random) -> Entries:
        """Somebody who is asked gives some answer: a person, or a bot."""
        s = self.state()
        seat = rng.choice(s.waiting)
        move = str(rng.choice(self.table.state.game.answers(s, seat, rng)))
        if self.table.state.seating.chairs[seat].bot:
            return self.do(self.judge.answer_for_bot(seat, self.table.state.revision, move))
        return self.answers(seat, move)


MakeClub = Callable[..., Club]


@pytest.fixture
def club() -> MakeClub:
    """Opens a table: `club(seats=3)`."""
    return Club


@pytest.fixture
def three() -> Club:
    """Three people at Fuji Flush, begun, where they may talk."""
    return seated(Club(options={"talk": True}))


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch) -> MakeClub:
    """Opens a begun table of the parlour game: `parlour(seats=2)`; `parlour("pairs", seats=4)` of another kind of it."""
    for module in (state_module, lobby):
        monkeypatch.setattr(module, "load", lambda name: PARLOURS.get(name) or load(name))
    monkeypatch.setattr(state_module, "hooks_of", lambda game: HOOKS.get(game.name) or hooks_of(game))

    def make(name: str = "parlour", **terms: object) -> Club:
        return seated(Club(name, **terms))

    return make


@pytest.fixture
def parts_of() -> Callable[[Table], Hashable]:
    return plain_parts


def seated(club: Club) -> Club:
    seats = len(club.table.state.seating.chairs)
    club.comes(*PEOPLE[1:seats])
    for seat, person in enumerate(PEOPLE[:seats]):
        club.sits(person, seat)
    club.starts()
    return club


# --- A parlour game: walk openly, peek, show, roll, bid in secret, be taunted -------------------------------------------


@dataclass(frozen=True)
class Walk(Move):
    steps: int


class What(enum.Enum):
    PEEK = enum.auto()
    SHOW = enum.auto()
    ROLL = enum.auto()
    BID = enum.auto()
    PONDER = enum.auto()
    TAUNT = enum.auto()
    STOP = enum.auto()


@dataclass(frozen=True)
class Act(Move):
    notation: ClassVar[str] = "do {what}"
    what: What


@dataclass(frozen=True)
class Bid(Move):
    amount: int


@dataclass(frozen=True)
class Mark(Move):
    number: int


@dataclass(frozen=True)
class Block(Move):
    pass


@dataclass(frozen=True)
class Walked(Event):
    seat: Seat
    steps: int


@dataclass(frozen=True)
class Saw(Event):
    seat: Seat
    card: int


@dataclass(frozen=True)
class Peeked(Event):
    seat: Seat


MOVES: Final = (
    *(Walk(n) for n in (1, 2)),
    *(Act(what) for what in What),
    *(Bid(n) for n in range(3)),
    *(Mark(n) for n in range(3)),
    Pass(),
    Block(),
)


class Parlour(State):
    """Positions are open; each seat holds a hidden card and perhaps a hidden mark."""

    __slots__ = ("card", "luck", "mark", "peeked", "place", "shown", "turn")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.place = [0] * seats
        self.card: list[int] = []
        self.mark = [-1] * seats
        self.peeked = [False] * seats  # at the card of the next seat
        self.shown = [False] * seats
        self.luck = 0
        self.turn = 0

    def clone(self) -> Parlour:
        copy = Parlour(self.seats, NO_CHANCE)
        self.clone_onto(copy)
        copy.place, copy.card, copy.mark = self.place[:], self.card[:], self.mark[:]
        copy.peeked, copy.shown, copy.luck, copy.turn = self.peeked[:], self.shown[:], self.luck, self.turn
        return copy


@dataclass(frozen=True)
class WhatNow(Question):
    def options(self, s: Parlour, seat: Seat) -> tuple[Move, ...]:
        return MOVES[:9]

    def answer(self, s: Parlour, seat: Seat, move: Move) -> None:
        other = (seat + 1) % s.seats
        match move:
            case Walk(steps):
                s.place[seat] += steps
                s.tell(Walked, seat, steps)
            case Act(What.PEEK):
                s.peeked[seat] = True
                s.tell_only([seat], Saw, other, s.card[other])
                s.tell_others(Peeked, seat)
            case Act(What.SHOW):
                s.shown[seat] = True
                s.tell(Saw, seat, s.card[seat])
            case Act(What.ROLL):
                s.luck = s.chance.roll("luck", 6)
            case Act(What.BID):
                s.then(do(lets_bid))
                return
            case Act(What.PONDER):
                s.ask(seat, MARKING)
                return
            case Act(What.TAUNT):
                s.then(*(do(react, one) for one in range(s.seats) if one != seat), do(go_on))
                return
            case _:
                s.turn = other
        s.then(do(go_on))


@dataclass(frozen=True)
class HowMuch(Question):
    def options(self, s: Parlour, seat: Seat) -> tuple[Move, ...]:
        return tuple(Bid(n) for n in range(3))

    def answer(self, s: Parlour, seat: Seat, move: Bid) -> None:
        s.place[seat] += move.amount


@dataclass(frozen=True)
class Marking(Question):
    secret: ClassVar[bool] = True

    def options(self, s: Parlour, seat: Seat) -> tuple[Move, ...]:
        return tuple(Mark(n) for n in range(3))

    def answer(self, s: Parlour, seat: Seat, move: Mark) -> None:
        s.mark[seat] = move.number
        s.then(do(go_on))


@dataclass(frozen=True)
class React(Question):
    def options(self, s: Parlour, seat: Seat) -> tuple[Move, ...]:
        return (Pass(), Block()) if s.card[seat] == 0 else (Pass(),)

    def answer(self, s: Parlour, seat: Seat, move: Move) -> None:
        if isinstance(move, Block):
            s.place[s.turn] = 0


WHAT, BIDDING, MARKING, REACT = WhatNow(), HowMuch(), Marking(), React()


def lets_bid(s: Parlour) -> None:
    s.then(do(go_on))
    s.ask_all(tuple(range(s.seats)), BIDDING)


def react(s: Parlour, seat: Seat) -> None:
    s.ask(seat, REACT)


def go_on(s: Parlour) -> None:
    first = max(range(s.seats), key=s.place.__getitem__)
    if s.place[first] >= 12:
        s.finish(Outcome((first,), "home"))
    else:
        s.ask(s.turn, WHAT)


def begin(s: Parlour) -> None:
    cards = list(range(s.seats))
    s.chance.shuffle("cards", cards)
    s.card = cards
    go_on(s)


def new(setup: Setup, chance: Chance) -> Parlour:
    s = Parlour(setup.seats, chance)
    s.then(do(begin))
    return s


def determinize(s: Parlour, seat: Seat, rng: Random) -> None:
    other = (seat + 1) % s.seats
    unknown = [
        one for one in range(s.seats) if one != seat and not s.shown[one] and not (one == other and s.peeked[seat])
    ]
    cards = sorted(s.card[one] for one in unknown)
    rng.shuffle(cards)
    for one, card in zip(unknown, cards, strict=True):
        s.card[one] = card
    for one in range(s.seats):
        if one != seat and s.mark[one] >= 0:
            s.mark[one] = rng.randrange(3)


@dataclass(frozen=True, slots=True)
class ParlourView(View):
    place: tuple[int, ...]
    cards: tuple[int, ...]  # -1: unknown
    marked: tuple[bool, ...]
    mark: int
    luck: int


def view(s: Parlour, seat: Seat | None) -> ParlourView:
    cards = tuple(
        card
        if s.shown[one] or one == seat or (seat is not None and s.peeked[seat] and one == (seat + 1) % s.seats)
        else -1
        for one, card in enumerate(s.card)
    )
    marked = tuple(mark >= 0 for mark in s.mark)
    mark = -1 if seat is None else s.mark[seat]
    return ParlourView(seat, s.seats, asked(s, seat), s.outcome, tuple(s.place), cards, marked, mark, s.luck)


def leave(s: Parlour, seat: Seat) -> None:
    s.finish(Outcome(tuple(one for one in range(s.seats) if one != seat), "left"))


def scene(_view: ParlourView, _speaker: Speaker) -> Scene:
    return Scene("parlour", "Parlour", (), None)


PARLOUR: Final = cast(
    "Game[State, View]",
    Game(
        name="parlour",
        version=1,
        package="tablee.texts",
        players=range(2, 5),
        options=(),
        new=new,
        view=view,
        determinize=determinize,
        scene=scene,
        kinds=Kinds(
            moves=(Walk, Act, Bid, Mark, Pass, Block),
            questions=(WhatNow, HowMuch, Marking, React),
            events=(Walked, Saw, Peeked),
            endings=("home", "left"),
        ),
        moves=MOVES,
        inventory=lambda s: {"cards": s.seats},
        leave=leave,
    ),
)


def pairs(_s: State) -> Sequence[Sequence[Seat]]:
    return ((0, 2), (1, 3))


def first_is_mute(_s: State, seat: Seat) -> frozenset[str]:
    return frozenset({"team", "aside"}) if seat == 0 else frozenset()


PARLOURS: Final = {
    one.name: one
    for one in (
        PARLOUR,
        replace(PARLOUR, name="pairs"),
        replace(PARLOUR, name="mute"),
    )
}
HOOKS: Final[dict[str, LiveHooks[State]]] = {
    "pairs": LiveHooks(teams=pairs),
    "mute": LiveHooks(teams=pairs, muted=first_is_mute),
}
