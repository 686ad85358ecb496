"""Tiny games whose best play is known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar, cast

import pytest

from tablee.core.chance import NO_CHANCE, Chance
from tablee.core.game import Game, Setup, View, asked
from tablee.core.kinds import Kinds
from tablee.core.notation import Seat
from tablee.core.scene import Scene, Speaker
from tablee.core.state import Move, OpenQuestion, Outcome, Question, State, do

S = TypeVar("S", bound=State)


def tiny(
    name: str,
    make: object,
    kinds: tuple[type[Move], ...],
    moves: tuple[Move, ...],
    questions: tuple[type[Question], ...],
    *,
    seats: range = range(2, 3),
) -> Game[State, View]:
    """A game of perfect information for two, without a face."""

    def scene(view: View, speaker: Speaker) -> Scene:
        return Scene(name, name, (), None)

    def view(s: State, seat: Seat | None) -> View:
        return View(seat, s.seats, asked(s, seat), s.outcome)

    def determinize(s: State, seat: Seat, rng: Random) -> None:
        return None

    return cast(
        "Game[State, View]",
        Game(
            name=name,
            version=1,
            package=__name__,
            players=seats,
            options=(),
            new=make,  # type: ignore[arg-type]
            view=view,
            determinize=determinize,
            scene=scene,
            kinds=Kinds(moves=kinds, questions=questions, events=(), endings=("over",)),
            moves=moves,
            inventory=lambda s: {},
        ),
    )


# --- Nim: whoever takes the last stone wins ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take(Move):
    stones: int


TAKES = tuple(Take(stones) for stones in (1, 2, 3))


class Heap(State):
    __slots__ = ("stones",)

    def __init__(self, chance: Chance, stones: int) -> None:
        super().__init__(2, chance)
        self.stones = stones

    def clone(self) -> Heap:
        copy = Heap(NO_CHANCE, self.stones)
        self.clone_onto(copy)
        return copy


class TakeStones(Question):
    __slots__ = ()

    def options(self, s: Heap, seat: Seat) -> list[Take]:
        return [take for take in TAKES if take.stones <= s.stones]

    def answer(self, s: Heap, seat: Seat, move: Take) -> None:
        s.stones -= move.stones
        if s.stones == 0:
            s.finish(Outcome((seat,), "over"))
        else:
            s.ask(1 - seat, TakeStones())


def begin(s: Heap) -> None:
    s.ask(0, TakeStones())


@pytest.fixture
def nim() -> Game[State, View]:
    def new(setup: Setup, chance: Chance) -> Heap:
        s = Heap(chance, 21)
        s.then(do(begin))
        return s

    return tiny("nim", new, (Take,), TAKES, (TakeStones,))


# --- Pennies: both show a side at once ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Show(Move):
    side: int


SIDES = (Show(0), Show(1))


class Pennies(State):
    """Seat 0 wins when both show 0; when both show 1 only with the given chance in a hundred; else seat 1 wins."""

    __slots__ = ("percent", "shown")

    def __init__(self, chance: Chance, percent: int) -> None:
        super().__init__(2, chance)
        self.percent = percent
        self.shown: list[int] = []

    def clone(self) -> Pennies:
        copy = Pennies(NO_CHANCE, self.percent)
        self.clone_onto(copy)
        copy.shown = self.shown[:]
        return copy


class ShowSide(Question):
    __slots__ = ()

    def options(self, s: Pennies, seat: Seat) -> tuple[Show, ...]:
        return SIDES

    def answer(self, s: Pennies, seat: Seat, move: Show) -> None:
        s.shown.append(move.side)


def show(s: Pennies) -> None:
    s.then(do(compare))
    s.ask_all((0, 1), ShowSide())


def compare(s: Pennies) -> None:
    one, other = s.shown
    matched = one == other and (one == 0 or s.chance.pick("luck", 100) < s.percent)
    s.finish(Outcome((0 if matched else 1,), "over"))


def pennies_game(percent: int) -> Game[State, View]:
    def new(setup: Setup, chance: Chance) -> Pennies:
        s = Pennies(chance, percent)
        s.then(do(show))
        return s

    return tiny("pennies", new, (Show,), SIDES, (ShowSide,))


@pytest.fixture
def pennies() -> Game[State, View]:
    return pennies_game(100)


@pytest.fixture
def loaded_pennies() -> Game[State, View]:
    return pennies_game(50)


class ShowPlainly(ShowSide):
    __slots__ = ()


def show_plainly(s: Pennies) -> None:
    s.then(do(look_at_the_first))
    s.ask_all((0, 1), ShowPlainly())


def look_at_the_first(s: Pennies) -> None:
    won = s.shown[0] == 0 or s.chance.pick("luck", 100) < s.percent
    s.finish(Outcome((0 if won else 1,), "over"))


@pytest.fixture
def plain_pennies() -> Game[State, View]:
    """Side 0 wins for seat 0 whatever the other shows; side 1 wins nine times in ten."""

    def new(setup: Setup, chance: Chance) -> Pennies:
        s = Pennies(chance, 90)
        s.then(do(show_plainly))
        return s

    return tiny("plain pennies", new, (Show,), SIDES, (ShowPlainly,))


# --- Words and the open floor --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Speak(Move):
    word: str


class WordGame(State):
    """Whoever says “sesame” wins; whoever says another word loses."""

    __slots__ = ()

    def clone(self) -> WordGame:
        copy = WordGame(self.seats, NO_CHANCE)
        self.clone_onto(copy)
        return copy


class Password(OpenQuestion):
    __slots__ = ()

    def refusal(self, s: WordGame, seat: Seat, move: Move) -> str | None:
        return None if isinstance(move, Speak) and move.word.isalpha() else "error-illegal-move"

    def suggest(self, s: WordGame, seat: Seat, rng: Random) -> list[Speak]:
        words = ["barley", "oats", "sesame", "rye"]
        rng.shuffle(words)
        return [Speak(word) for word in words]

    def answer(self, s: WordGame, seat: Seat, move: Speak) -> None:
        s.finish(Outcome((seat if move.word == "sesame" else 1 - seat,), "over"))


def ask_one(s: WordGame) -> None:
    s.ask(1, Password())


def open_the_floor(s: WordGame) -> None:
    s.ask_any((0, 1), Password())


def word_game(first: Callable[[WordGame], None]) -> Game[State, View]:
    def new(setup: Setup, chance: Chance) -> WordGame:
        s = WordGame(2, chance)
        s.then(do(first))
        return s

    return tiny("words", new, (Speak,), (), (Password,))


@pytest.fixture
def password() -> Game[State, View]:
    return word_game(ask_one)


@pytest.fixture
def floor() -> Game[State, View]:
    return word_game(open_the_floor)
