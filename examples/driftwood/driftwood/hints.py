"""What a decent player of Driftwood knows by heart. Sees only determinized states."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from driftwood.rules import WOOD, Driftwood, Lay, Take, weight
from tablee.bots.hints import Hints
from tablee.core.notation import Seat
from tablee.core.state import Move


def liking(s: Driftwood, seat: Seat, move: Move) -> float:
    """Light cards pick; heavy ones load; a full raft wins."""
    if isinstance(move, Lay):
        return 1.0 + max(WOOD) - move.card
    if isinstance(move, Take):
        return 100.0 if weight(s, seat) + move.card == s.load else float(move.card)
    return 3.0


def prior(s: Driftwood, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How good each option looks."""
    return [liking(s, seat, move) for move in options]


def rollout(s: Driftwood, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    """An option, the better ones more often."""
    return rng.choices(options, prior(s, seat, options))[0]


def value(s: Driftwood) -> list[float]:
    """Each seat's hope: its part of all the wood on the rafts."""
    if s.outcome is not None:
        return [s.outcome.share(seat) for seat in range(s.seats)]
    weights = [1 + weight(s, seat) for seat in range(s.seats)]
    return [one / sum(weights) for one in weights]


HINTS: Final[Hints[Driftwood]] = Hints(rollout=rollout, prior=prior, value=value)
