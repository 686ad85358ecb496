"""What a game may ask of a live table, beyond its rules: teams that talk, silence, and rules of time.

A game's folder may hold a `live.py` with `LIVE`. A table finds it by the game's package, as texts are found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tablee.core.game import Game, View, declared
from tablee.core.notation import Seat
from tablee.core.state import ClockMove, State

S = TypeVar("S", bound=State)

CHANNELS = frozenset({"table", "team", "aside"})


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """A rule of time: what is given, for whom, once it has run so long. Rules have no clock; a table has one."""

    what: str  # as long as this stays the same, the same time runs
    seconds: float
    seat: Seat  # for whom the move is given: somebody who is asked
    move: ClockMove
    presses: tuple[Seat, ...]  # whose time it is, as everybody may know


@dataclass(frozen=True)
class LiveHooks(Generic[S]):
    """What a live table asks the game about a state."""

    teams: Callable[[S], Sequence[Sequence[Seat]]] | None = None
    """The seats of each team, for talk among themselves. A team may depend only on what each of its seats may know."""
    muted: Callable[[S, Seat], frozenset[str]] | None = None
    """The channels that the seat may not use now: `table`, `team`, `aside`. May depend only on what that seat may know."""
    waits_for: Callable[[S, Seat], bool] | None = None
    """Whether the match waits for a seat that is asked. On an open floor some may speak whom nobody waits for: no clock runs for them.

    Everybody sees the clocks: where the question is secret, it may depend only on what everybody may know.
    """
    time_limit: Callable[[S], TimeLimit | None] | None = None
    """The rule of time that runs now. May depend only on what everybody may know."""


NO_HOOKS: LiveHooks[State] = LiveHooks()


def hooks_of(game: Game[State, View]) -> LiveHooks[State]:
    """The hooks in the game's folder; empty ones if there are none."""
    return declared(game.package, "live", LiveHooks) or NO_HOOKS
