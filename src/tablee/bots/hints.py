"""What a game tells its bots: how a decent player would answer, and how a search is tuned for it.

A game's folder may hold a `hints.py` with `HINTS`. Bots find it by the game's package, as texts are found; without it a search plays
its rollouts at random. Hints are only ever shown a determinized state: one that the seat to answer can't tell from the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Never, TypeVar

from tablee.core.game import Game, View, declared
from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.state import Move, Question, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Tuning(Generic[S]):
    """How a search is tuned for a game. The defaults suit most; measure before setting any of these."""

    horizon: int | None = None  # answers after which a rollout trusts the value; None: play to the end
    quiescent: Callable[[S], bool] | None = None  # whether the value can be trusted now; a rollout goes on until it can
    opponent_model: float = (
        0.0  # how often opponents in the tree answer by the prior, and not with what is best for them
    )
    common_random_numbers: bool = (
        False  # whether a search with time for it tries every sensible answer in the same worlds
    )
    max_iterations: int | None = None  # after which more time makes no better player
    easy_exponent: float = 1.0  # to which `easy` raises the prior: the smaller, the less it minds
    pure: tuple[
        type[Question], ...
    ] = ()  # put to several together, and yet one answer is simply best: no mixed strategy


@dataclass(frozen=True)
class Hints(Generic[S]):
    """What a decent player knows by heart."""

    rollout: Callable[[S, Seat, Sequence[Move], Random], Move]  # a quick, sensible answer
    prior: Callable[[S, Seat, Sequence[Move]], Sequence[float]]  # how good each option looks, not negative
    value: Callable[[S], Sequence[float]]  # the part of the win that each seat may expect, from 0 to 1
    tuning: Tuning[S] = field(default_factory=Tuning)
    determinize: Callable[[S, Seat, Random], None] | None = None
    """Instead of the game's own, a better guess at what is hidden: a belief that is not uniform."""
    expert: Callable[[Seat], Hints[S]] | None = None  # what a `hard` bot in that seat uses instead of all this
    decide: Callable[[S, Seat, str, Random], Move] | None = None
    """Where looking ahead makes no sense, as with free text: the whole answer of a bot that is `easy`, `normal` or `hard`."""
    deductions: Callable[[Never, Speaker], Sequence[str]] | None = None  # of the game's own view
    """What follows from what a seat sees, in sentences, for who asks for advice: whom the signs point at, say."""


def hints_of(game: Game[State, View]) -> Hints[State] | None:
    """The hints in the game's folder; None if there are none."""
    return declared(game.package, "hints", Hints)


def deductions(game: Game[State, View], view: View, speaker: Speaker) -> tuple[str, ...]:
    """What follows from what a seat sees, in sentences; nothing where the game has nothing to say."""
    hints = hints_of(game)
    if hints is None or hints.deductions is None:
        return ()
    return tuple(hints.deductions(view, speaker))  # type: ignore[arg-type]  # the game's view, for the game's hints
