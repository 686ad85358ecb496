"""Who the true witch is, as the Hunter sees it: a weight for each villager, from what lies open and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from tablee.games.pagan.facts import NOBODY

BASE: Final = 1.6  # what speaks for a villager of whom nothing is known: a witch also feeds decoys
BY_SECRET: Final = 0.7
BY_FAVOUR: Final = 2.4
BY_FED: Final = 0.4
SPURNED: Final = 0.02  # a ritual was possible there, and none was held


class Signs(Protocol):
    """What lies open of the villagers: the table itself, or what a seat sees of it."""

    @property
    def alive(self) -> int: ...
    @property
    def spurned(self) -> int: ...
    @property
    def secrets(self) -> Sequence[int]: ...
    @property
    def favours(self) -> Sequence[int]: ...
    @property
    def fed(self) -> Sequence[int]: ...


def belief(s: Signs, among: Sequence[int]) -> list[float]:
    """PGN-62, PGN-75: how likely each of these villagers is the witch, in proportion.

    What she feeds and favours is suspect, discounted for bluff; whom a ritual was possible on, and who was not chosen for it, is
    cleared; the dead are innocent. Signs count squared: the fed ones are suspected more than in proportion.
    """
    alive, spurned = s.alive, s.spurned
    secrets, favours, fed = s.secrets, s.favours, s.fed
    found = []
    for one in among:
        if alive >> one & 1:
            signs = BASE + BY_SECRET * secrets[one] + BY_FAVOUR * favours[one] + BY_FED * fed[one]
            found.append(signs * signs * (SPURNED if spurned >> one & 1 else 1.0))
        else:
            found.append(0.0)
    return found


def share_out(weights: list[float], innocent: Sequence[int]) -> list[float]:
    """The weights as parts of one, once it is known who is innocent; NOBODY for a card that one has not seen."""
    for one in innocent:
        if one != NOBODY:
            weights[one] = 0.0
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else weights
