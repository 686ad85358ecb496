"""Who the true witch is, as the Hunter sees it: a weight for each villager, from what lies open and what has happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, Protocol, TypeAlias

from tablee.games.pagan.facts import COLOUR, NOBODY, OF_COLOUR

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


def shrewd(s: Signs, among: Sequence[int]) -> list[float]:
    """PGN-62, PGN-75: the same by a shrewder eye, fitted to Witches who bluff and to Witches who don't.

    Whoever is fed may be a decoy; but a Witch feeds her own colour, since whom she visits feeds it, and in the end she needs favours.
    """
    alive, spurned = s.alive, s.spurned
    favours, fed = s.favours, s.fed
    by_colour = [fed[one] + fed[two] + fed[three] for one, two, three in OF_COLOUR]
    most = max(fed)
    share = BY_SHARE / (1 + sum(fed))
    signs = {
        one: BY_FAVOURS * favours[one]
        + share * fed[one]
        + BY_KIN * (by_colour[COLOUR[one]] - fed[one])
        + (BY_MOST if most and fed[one] == most else 0.0)
        + (PASSED_OVER if spurned >> one & 1 else 0.0)
        for one in among
        if alive >> one & 1
    }
    best = max(signs.values(), default=0.0)
    return [exp(signs[one] - best) if one in signs else 0.0 for one in among]


# What each sign adds to the logarithm of a weight.
BY_FAVOURS: Final = 1.4
BY_SHARE: Final = 2.3  # its part of all the secrets that were ever given
BY_KIN: Final = 0.34  # a secret that another of its colour was given
BY_MOST: Final = 1.2  # nobody was given more
PASSED_OVER: Final = -3.7  # a ritual was possible there, and none was held


def guarded(s: Signs, among: Sequence[int]) -> list[float]:
    """What a Witch who bluffs takes a Hunter to believe: mostly what lies open, but he may be shrewd."""
    openly, shrewdly = belief(s, among), shrewd(s, among)
    whole, other = sum(openly), sum(shrewdly)
    if not whole:
        return openly
    return [OPENLY * one / whole + (1 - OPENLY) * two / other for one, two in zip(openly, shrewdly, strict=True)]


OPENLY: Final = 0.87


BeliefModel: TypeAlias = Callable[[Signs, Sequence[int]], list[float]]


def share_out(weights: list[float], innocent: Sequence[int]) -> list[float]:
    """The weights as parts of one, once it is known who is innocent; NOBODY for a card that one has not seen."""
    for one in innocent:
        if one != NOBODY:
            weights[one] = 0.0
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else weights
