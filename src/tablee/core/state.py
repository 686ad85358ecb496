"""What every game's state shares: the agenda, the question being asked, and the verbs.

Inside the rules: `then`, `then_each`, `ask`, `ask_all`, `ask_any`, `tell`, `tell_only`, `tell_others`, `finish`. From outside:
`options` and `apply` here, `view` and `determinize` in `game`.

What happens now is a function call. What must wait for an answer goes on the agenda: a stack of calls kept as data, so that a
state can be copied, saved and determinized in the middle of anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from random import Random
from typing import ClassVar, Concatenate, Final, Never, ParamSpec, Self, TypeAlias, TypeVar

from tablee.core import notation
from tablee.core.chance import Chance
from tablee.core.errors import IllegalMove, MatchOver, NotAsked, RulesError
from tablee.core.notation import Seat

P = ParamSpec("P")
S = TypeVar("S", bound="State")

Call: TypeAlias = tuple[Callable[..., None], tuple[object, ...]]

ILLEGAL: Final = "error-illegal-move"  # the text of a refusal that has nothing more to say than “not now”

_RULE = re.compile(r"[A-Z]+-[A-Z]?[0-9]+[a-z]?(?=[,:])")


def rule_of(cls: type) -> str:
    """The number that opens the docstring of a question or event: “FUJ-5” of “FUJ-5, FUJ-6: a card survived …”.

    A class without one has its base's. Python run with `-OO` has no docstrings, and then no numbers to show beside a question.
    """
    found = _RULE.match(cls.__doc__) if cls.__doc__ else None
    return found[0] if found else ""


@cache
def clockwise(start: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in the order of play, beginning with this one."""
    return tuple((start + step) % seats for step in range(seats))


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


class ClockMove(Move):
    """What a clock gives for a seat when the time of a rule has run out. No seat may answer it, be it a person's or a bot's."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """The answer that does nothing. All games share this one.

    A live table gives it for a player who can do nothing else, after a pause like anybody's: so a seat that holds nothing to
    react with is asked too, and neither log nor delay tells who holds the card.
    """


PASS: Final = Pass()


class Event:
    """Something that happened: one frozen dataclass per kind, in the past tense. Its docstring opens with the rule it comes from."""

    __slots__ = ()
    rule: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.rule = rule_of(cls) or cls.rule


class Question:
    """Something asked: one frozen dataclass per kind. It holds public ids only, and is itself public.

    Its docstring opens with the rule it comes from. The state's type is the game's own in each game; a base class can't name it,
    hence `Never`: only the core calls these, with the state that asked.
    """

    __slots__ = ()
    rule: ClassVar[str] = ""
    secret: ClassVar[bool] = False  # the answer stays hidden from the others after it was given

    def __init_subclass__(cls) -> None:
        cls.rule = rule_of(cls) or cls.rule

    def options(self, s: Never, seat: Seat) -> Sequence[Move]:
        """Every legal answer, computed from the state and never stored; the same order for the same knowledge."""
        raise RulesError(f"{type(self).__name__} lists no options")

    def answer(self, s: Never, seat: Seat, move: Never) -> None:
        """What the answer does."""
        raise RulesError(f"{type(self).__name__} does nothing with its answer")

    def refusal(self, s: Never, seat: Seat, move: Move) -> str | None:
        """None when the move is accepted, else the text key of the reason.

        A game may say it faster than by listing the options, and say more than “not now”; it must accept just the options, and the
        conformance suite compares.
        """
        return None if move in self.options(s, seat) else ILLEGAL


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


class Ending(StrEnum):
    """The ways in which a match can end: a game lists its own in one subclass. Records and texts carry the values."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. Winners share; nobody wins a match that is void."""

    winners: tuple[Seat, ...]
    reason: str  # a member of the game's `Ending`
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


@dataclass(slots=True, eq=False, repr=False)
class State:
    """The part of a state that no game changes by itself. A game adds its fields under `@stateclass`."""

    seats: int
    chance: Chance
    agenda: list[Call] = field(default_factory=list, init=False)  # the next call last; games use the verbs
    question: Question | None = field(default=None, init=False)
    waiting: tuple[Seat, ...] = field(default=(), init=False)  # who has still to answer
    together: bool = field(default=False, init=False)  # the answers are kept until all are in
    asked: tuple[Seat, ...] = field(
        default=(), init=False
    )  # together: everybody who was asked, in the order of the answers
    sealed: dict[Seat, Move] = field(default_factory=dict, init=False)
    outcome: Outcome | None = field(default=None, init=False)
    journal: Journal | None = field(default=None, init=False)  # None while searching

    def clone(self) -> Self:
        """A copy that shares nothing mutable, has no journal, and no chance until it is given one."""
        raise RulesError(f"{type(self).__name__} has no clone: it needs @stateclass")

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
        self.agenda.extend(calls[::-1])

    def then_each(self, rule: Callable[[Self, Seat], None], seats: Iterable[Seat]) -> None:
        """Resolve a rule next for each of these seats, in this order, before whatever was next."""
        self.agenda.extend([(rule, (seat,)) for seat in seats][::-1])

    def expects(self, call: Call) -> bool:
        """Whether a call is still to come."""
        return call in self.agenda

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

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what happened, to everybody: `s.tell(Played, seat, card)`. The event is built only if somebody listens."""
        if self.journal is not None:
            self.journal.told.append(Told(event(*args, **kwargs), None, None))

    def tell_only(self, seats: Sequence[Seat], event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what happened to these seats alone."""
        if self.journal is not None:
            self.journal.told.append(Told(event(*args, **kwargs), tuple(seats), None))

    def tell_others(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Right after `tell_only`: what the rest is told instead, spectators included."""
        if self.journal is not None:
            last = self.journal.told[-1]
            if last.only is None or last.others is not None:
                raise RulesError("tell_others follows tell_only")
            self.journal.told[-1] = Told(last.event, last.only, event(*args, **kwargs))

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


def apply(s: State, seat: Seat, move: Move, *, by_clock: bool = False) -> None:
    """The seat's answer, or what a clock gives for it. Refused with nothing changed: MatchOver, NotAsked, IllegalMove."""
    question = s.question
    if question is None:
        raise MatchOver
    if seat not in s.waiting:
        raise NotAsked(seat)
    if isinstance(move, ClockMove) is not by_clock:
        raise IllegalMove(str(move))
    if s.together:
        _seal(s, question, seat, move)
        return
    refused = question.refusal(s, seat, move)  # type: ignore[arg-type]  # see Question
    if refused is not None:
        raise IllegalMove(str(move), refused)
    s.question = None
    question.answer(s, seat, move)  # type: ignore[arg-type]  # see Question
    if s.question is None:
        run(s)


def _seal(s: State, question: Question, seat: Seat, move: Move) -> None:
    refused = question.refusal(s, seat, move)  # type: ignore[arg-type]  # see Question
    if refused is not None:
        raise IllegalMove(str(move), refused)
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
