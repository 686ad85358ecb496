"""What every game's state shares: the agenda, the question being asked, and the verbs.

Inside the rules: `then`, `ask`, `ask_all`, `ask_any`, `tell`, `finish`. From outside: `options` and `apply` here, `view` and
`redeal` in `game`.

What happens now is a function call. What must wait for an answer goes on the agenda: a stack of calls kept as data, so that a
state can be copied, saved and dealt anew in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Concatenate, Never, ParamSpec, Self, TypeAlias, TypeVar

from tablee.core import notation
from tablee.core.chance import Chance
from tablee.core.errors import IllegalMove, MatchOver, NotAsked, RulesError
from tablee.core.notation import Seat

P = ParamSpec("P")
S = TypeVar("S", bound="State")

Call: TypeAlias = tuple[Callable[..., None], tuple[object, ...]]


def do(rule: Callable[Concatenate[S, P], None], *args: P.args, **kwargs: P.kwargs) -> Call:
    """A rule to be called later. Its arguments are small public handles: a seat, a space, never a hidden card."""
    if kwargs:
        raise RulesError(f"{rule.__name__}: what is on the agenda takes its arguments by position")
    return (rule, args)


class Move:
    """An answer: one frozen dataclass per verb. `str(move)` is its notation and parses back."""

    __slots__ = ()
    notation: ClassVar[str] = ""  # the words around the fields, "share {card} to {seat}"; empty: verb, then fields

    def __str__(self) -> str:
        return notation.write(self)


class Event:
    """Something that happened: one frozen dataclass per kind, in the past tense, naming the rule it comes from."""

    __slots__ = ()
    rule: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Limit:
    """A rule of time: what is given, for whom, once it has run so long. Rules have no clock; a table that has one keeps it."""

    what: str  # as long as this stays the same, the same time runs
    seconds: float
    seat: Seat  # for whom the move is given: somebody who is asked
    move: Move
    presses: tuple[Seat, ...]  # whose time it is, as everybody may know


class Question:
    """Something asked: one frozen dataclass per kind. It holds public ids only, and is itself public.

    The state's type is the game's own in each game; a base class can't name it, hence `Never`: only the core calls these, with
    the state that asked.
    """

    __slots__ = ()
    rule: ClassVar[str] = ""
    secret: ClassVar[bool] = False  # the answer stays hidden from the others after it was given
    mixed: ClassVar[bool] = True  # put to several together: a good player must not be foreseen, and varies the answer

    def options(self, s: Never, seat: Seat) -> Sequence[Move]:
        """Every legal answer, computed from the state and never stored; the same order for the same knowledge."""
        raise RulesError(f"{type(self).__name__} lists no options")

    def answer(self, s: Never, seat: Seat, move: Never) -> None:
        """What the answer does."""
        raise RulesError(f"{type(self).__name__} does nothing with its answer")

    def allows(self, s: Never, seat: Seat, move: Move) -> bool:
        """Whether the move is among the options. A game may say it faster; the conformance suite compares."""
        return move in self.options(s, seat)

    def take(self, s: Never, seat: Seat, move: Never) -> bool:
        """`allows` and `answer` in one: False, with nothing changed, for a move that is refused.

        A game where this is asked a million times may write it out; the conformance suite compares it with the options.
        """
        if not self.allows(s, seat, move):
            return False
        self.answer(s, seat, move)
        return True

    def complaint(self, s: Never, seat: Seat, move: Move) -> str:
        """The text key that says why a move is refused, where a game can say more than “not now”."""
        return "error-illegal-move"

    def waits(self, s: Never, seat: Seat) -> bool:
        """Whether the match waits for the seat. On an open floor some may speak whom nobody waits for: no clock runs for them."""
        return True

    def limit(self, s: Never) -> Limit | None:
        """A rule of time that runs while this is asked; its move is given by the table alone, and by no player."""
        return None


class OpenQuestion(Question):
    """A question whose answers can't be listed: clues, words."""

    __slots__ = ()

    def options(self, s: Never, seat: Seat) -> Sequence[Move]:
        return ()

    def refusal(self, s: Never, seat: Seat, move: Move) -> str | None:
        """None when the move is accepted, else the text key of the reason."""
        raise RulesError(f"{type(self).__name__} refuses nothing")

    def suggest(self, s: Never, seat: Seat, rng: Random) -> Sequence[Move]:
        """Some answers that would be accepted, for bots and for a player without an idea."""
        raise RulesError(f"{type(self).__name__} suggests nothing")

    def allows(self, s: Never, seat: Seat, move: Move) -> bool:
        return self.refusal(s, seat, move) is None

    def complaint(self, s: Never, seat: Seat, move: Move) -> str:
        return self.refusal(s, seat, move) or "error-illegal-move"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. Winners share; nobody wins a match that is void."""

    winners: tuple[Seat, ...]
    reason: str  # one of the game's `endings`
    scores: tuple[int, ...] = ()

    def share(self, seat: Seat) -> float:
        """The seat's part of the win: 1 alone, 1/2 with another, 0 for who lost."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True, slots=True)
class Told:
    """One event with who may see what: `only` None means everybody, spectators included."""

    event: Event
    only: tuple[Seat, ...] | None
    others: Event | None

    def to(self, seat: Seat | None) -> Event | None:
        """What this seat is told; None for a seat is a spectator."""
        if self.only is None or (seat is not None and seat in self.only):
            return self.event
        return self.others


class Journal:
    """What was told, in order. A state without a journal builds no event."""

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: list[Told] = []

    def seen_by(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events that this seat may see, from the given place on."""
        return [event for told in self.told[since:] if (event := told.to(seat)) is not None]


class State:
    """The part of a state that no game changes by itself."""

    __slots__ = (
        "agenda",
        "asked",
        "chance",
        "journal",
        "outcome",
        "question",
        "sealed",
        "seats",
        "together",
        "waiting",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.agenda: list[Call] = []  # the next call last
        self.question: Question | None = None
        self.waiting: tuple[Seat, ...] = ()  # who has still to answer
        self.together = False  # the answers are kept until all are in
        self.asked: tuple[Seat, ...] = ()  # together: everybody who was asked, in the order of the answers
        self.sealed: dict[Seat, Move] = {}
        self.outcome: Outcome | None = None
        self.chance = chance
        self.journal: Journal | None = None  # None while searching

    def clone(self) -> Self:
        """A copy that shares nothing mutable, has no journal, and no chance until it is given one."""
        raise RulesError(f"{type(self).__name__} has no clone")

    def clone_onto(self, copy: State) -> None:
        """The part of `clone` that no game has to write; the copy was made with `NO_CHANCE`."""
        copy.question = self.question
        copy.waiting = self.waiting
        copy.outcome = self.outcome
        if self.agenda:
            copy.agenda = self.agenda[:]
        if self.together:
            copy.together = True
            copy.asked = self.asked
            copy.sealed = self.sealed.copy()

    def then(self, *calls: Call) -> None:
        """Resolve these next, in this order, before whatever was next."""
        self.agenda.extend(reversed(calls))

    def ask(self, seat: Seat, question: Question) -> None:
        """Ask one seat."""
        self.question = question
        self.waiting = (seat,)
        if self.together:
            self._unseal()

    def ask_all(self, seats: Sequence[Seat], question: Question) -> None:
        """Ask several seats at once; nobody sees an answer before the last one is in."""
        if not seats:
            raise RulesError("nobody was asked")
        self.question = question
        self.asked = self.waiting = tuple(seats)
        self.together = True
        self.sealed = {}

    def ask_any(self, seats: Sequence[Seat], question: Question) -> None:
        """Open the floor: whoever of these seats answers is heard at once, and the rule asks again or moves on."""
        if not seats:
            raise RulesError("nobody was asked")
        self.question = question
        self.waiting = tuple(seats)
        if self.together:
            self._unseal()

    def _unseal(self) -> None:
        """What several were asked together is asked no more."""
        self.together = False
        self.asked = ()
        self.sealed = {}

    def tell(self, event: Event, *, only: Sequence[Seat] | None = None, others: Event | None = None) -> None:
        """Say what happened, to all or to some; `others` is what the rest is told instead."""
        if self.journal is not None:
            self.journal.told.append(Told(event, None if only is None else tuple(only), others))

    def finish(self, outcome: Outcome) -> None:
        """The match is over."""
        self.outcome = outcome
        self.question = None
        self.waiting = ()
        self.agenda.clear()
        self._unseal()


def options(s: State, seat: Seat) -> Sequence[Move]:
    """What the seat may answer now; nothing if it isn't asked, or if the answers can't be listed."""
    question = s.question
    if question is None or seat not in s.waiting:
        return ()
    return question.options(s, seat)  # type: ignore[arg-type]  # see Question


def apply(s: State, seat: Seat, move: Move) -> None:
    """The seat's answer. Refused with nothing changed: MatchOver, NotAsked, IllegalMove."""
    question = s.question
    if question is None:
        raise MatchOver
    if seat not in s.waiting:
        raise NotAsked(seat)
    if s.together:
        _seal(s, question, seat, move)
        return
    s.question = None
    if not question.take(s, seat, move):  # type: ignore[arg-type]  # see Question
        s.question = question
        raise IllegalMove(str(move), question.complaint(s, seat, move))  # type: ignore[arg-type]  # see Question
    if s.question is None:
        run(s)


def _seal(s: State, question: Question, seat: Seat, move: Move) -> None:
    if not question.allows(s, seat, move):  # type: ignore[arg-type]  # see Question
        raise IllegalMove(str(move), question.complaint(s, seat, move))  # type: ignore[arg-type]  # see Question
    s.sealed[seat] = move
    s.waiting = tuple(other for other in s.waiting if other != seat)
    if s.waiting:
        return
    asked, sealed = s.asked, s.sealed
    s.question, s.together, s.asked, s.sealed = None, False, (), {}
    for one in asked:
        question.answer(s, one, sealed[one])  # type: ignore[arg-type]  # see Question
        if s.outcome is not None:
            return
        if s.question is not None:
            raise RulesError(f"{type(question).__name__} was asked of several: what it asks next goes on the agenda")
    run(s)


def run(s: State) -> None:
    """Resolve the agenda until somebody is asked or the match is over."""
    while s.question is None and s.outcome is None:
        if not s.agenda:
            raise RulesError("nobody is asked, nothing is on the agenda and the match is not over")
        rule, args = s.agenda.pop()
        rule(s, *args)


def is_secret(s: State) -> bool:
    """Whether the answer to what is asked now stays hidden from the others, for a while or for good."""
    return s.together or (s.question is not None and s.question.secret)


def forget_sealed(s: State, seat: Seat) -> None:
    """Forget the answers that this seat has not seen: those seats have to answer again."""
    if not s.together:
        return
    s.sealed = {one: move for one, move in s.sealed.items() if one == seat}
    s.waiting = tuple(one for one in s.asked if one not in s.sealed)
