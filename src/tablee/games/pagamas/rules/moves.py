"""Answers that more than one phase takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import PASS, Move
from tablee.games.pagamas.cards import SEATS, VALUES

ONLY_PASS: Final = (PASS,)


@dataclass(frozen=True, slots=True)
class Share(Move):
    """PGM-22, PGM-76: a loot card goes to a player."""

    notation: ClassVar[str] = "share {card} to {seat}"
    card: int
    seat: Seat


SHARE: Final = {value: [Share(value, seat) for seat in range(SEATS)] for value in VALUES}


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """PGM-51, PGM-66: a loot card of one's own is discarded."""

    card: int


PAY: Final = {value: Pay(value) for value in VALUES}


def different(cards: list[int]) -> list[int]:
    """The different values among sorted numbers, the lowest first."""
    return list(dict.fromkeys(cards))
