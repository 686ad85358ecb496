"""What a bot is, and what strengths there are.

A bot sits on one seat of one match. It is only ever handed a world: a state dealt anew for its seat (`Game.sample_world`), in which
nothing is left of what the seat can't know. It may deal anew as often as it likes.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tablee.core.errors import Refusal
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.state import Move, State


@dataclass(frozen=True)
class Thought:
    """One option as a bot saw it: the share of its attention, and the part of the win it expects from it."""

    move: Move
    share: float
    value: float | None


@dataclass(frozen=True)
class Budget:
    """How long to think: whichever ends first. Without seconds, a choice depends on the seed alone."""

    iterations: int | None = None
    seconds: float | None = None


class Bot(ABC):
    """A player that is a program, on one seat of one match."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.thoughts: Sequence[Thought] = ()  # what the last choice was made of, best first
        self.notes: list[str] = []  # what the table should be told: a program that failed, and what was done about it

    @abstractmethod
    def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        """An answer to what the seat is asked in this world."""

    def saw(self, mover: Seat, move: Move | None) -> None:  # noqa: B027  # most bots have no memory
        """Somebody has answered; None where the seat doesn't see what. Its own answers are told too."""

    def explain(self) -> Sequence[Thought]:
        """The options as the last choice saw them, best first."""
        return self.thoughts

    def close(self) -> None:  # noqa: B027  # most bots hold nothing
        """The match is over."""


class UnknownBot(Refusal):
    """A name that no bot has."""

    key = "error-unknown-bot"
    sentence = "There is no bot called “{name}”. Try {known}."

    def __init__(self, name: str) -> None:
        super().__init__(name=name, known=", ".join((*STRENGTHS, "greedy", "ismcts:1s", "ismcts:500", "program:./bot")))


STRENGTHS = ("random", "easy", "normal", "hard")

_BUDGET = re.compile(r"(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s|)")


def read_budget(text: str) -> Budget | None:
    """`1s`, `200ms` or a number of iterations; None for anything else, and for no time at all."""
    found = _BUDGET.fullmatch(text)
    if found is None or float(found["number"]) == 0:
        return None
    number = float(found["number"])
    if found["unit"] == "":
        return Budget(iterations=int(number)) if number.is_integer() else None
    return Budget(seconds=number / 1000 if found["unit"] == "ms" else number)
