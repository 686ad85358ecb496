"""The pieces: nine of each colour, numbered, with what an octopus carries in the same number."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tablee.core.facts import facts
from tablee.games.aquatika.rules.board import GREY, PACKAGE, YELLOW


class Kind(Enum):
    """The three kinds of piece."""

    OCTOPUS = 0
    SHARK = 1
    FISH = 2


class Colour(Enum):
    """The two sides: Yellow is seat 0, Grey is seat 1."""

    YELLOW = 0
    GREY = 1


KINDS: Final = tuple(Kind)
OCTOPUS: Final = 0
SHARK: Final = 1
FISH: Final = 2

EACH: Final = tuple(facts(PACKAGE, "pieces.toml")["each"][kind.name.lower()] for kind in KINDS)
SIDE: Final = sum(EACH)  # pieces of a colour

# A piece is a number: 1 to 9 are yellow, 10 to 18 grey, octopuses first, then sharks, then fish. What stands on a cell is one
# number too: the uncovered piece, and above its five bits the prey beneath it. 0 is nothing.
EMPTY: Final = 0
TOP: Final = 31
PREY: Final = 5
CODES: Final = (2 * SIDE + 1) << PREY

OWNER: Final = (-1, *([YELLOW] * SIDE), *([GREY] * SIDE))
KIND: Final = (-1, *(2 * tuple(kind for kind, count in enumerate(EACH) for _ in range(count))))
FIRST: Final = tuple(tuple(1 + seat * SIDE + sum(EACH[:kind]) for kind in range(len(KINDS))) for seat in (YELLOW, GREY))


def _plain(code: int) -> int:
    """AQU-R18: pieces of one kind and colour are interchangeable."""
    if code == EMPTY or code & TOP >= len(KIND) or code >> PREY >= len(KIND):
        return 0
    top = 1 + OWNER[code & TOP] * len(KINDS) + KIND[code & TOP]
    return top + 7 * (_plain(code >> PREY) if code >> PREY else 0)


PLAIN: Final = tuple(_plain(code) for code in range(CODES))


def numbered(seat: int, kinds: tuple[int, ...]) -> list[int]:
    """AQU-2: the pieces of a colour for an arrangement by kinds."""
    following = list(FIRST[seat])
    pieces = []
    for kind in kinds:
        pieces.append(following[kind])
        following[kind] += 1
    return pieces
