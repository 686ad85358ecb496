"""What a game says about talk at the table: who is on a team, and who has to keep quiet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablee.core.notation import Seat
from tablee.core.state import State


def no_teams(_s: State) -> Sequence[Sequence[Seat]]:
    """Everybody plays for himself."""
    return ()


def nobody_muted(_s: State, _seat: Seat) -> frozenset[str]:
    """Everybody may talk."""
    return frozenset()


@dataclass(frozen=True)
class Manners:
    """The hooks of one game. Both may depend only on what the seats they speak of may know.

    `teams` lists the seats of each team. `muted` names the channels that a seat may not use now: `table`, `team`, `aside`.
    """

    teams: Callable[[State], Sequence[Sequence[Seat]]] = no_teams
    muted: Callable[[State, Seat], frozenset[str]] = nobody_muted
