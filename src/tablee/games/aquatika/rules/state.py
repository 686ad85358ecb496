"""The table of Aquatika, and what can be read off it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final

from tablee.core.chance import Chance
from tablee.core.game import Choice, Setup, Switch
from tablee.core.notation import Seat
from tablee.core.state import State
from tablee.core.stateclass import DERIVED, stateclass
from tablee.games.aquatika.rules.board import CELLS, GREY, LAYOUTS, WIDTH, YELLOW, Layout
from tablee.games.aquatika.rules.moves import GEOMETRIES, Carry, Onto, Travel
from tablee.games.aquatika.rules.pieces import EACH, EMPTY, KIND, KINDS, OCTOPUS, OWNER, PLAIN, PREY, TOP

LAYOUT: Final = Choice("layout", tuple(layout.name for layout in LAYOUTS), default="classic")
PLACEMENT: Final = Choice("placement", ("secret", "sequential"), default="secret")
LATERAL_JUMPS: Final = Switch("lateral_jumps", default=False)
SHOW_PREY: Final = Switch("show_prey", default=False)
BEGINS: Final = Choice("first", ("random", "yellow", "grey"), default="random")


@stateclass
class Aquatika(State):
    """The table. A cell is one number, the piece and what it carries: moves are looked up by it, in tables made once."""

    variant: int  # which of the geometries: layout and lateral jumps
    secret: bool
    show_prey: bool
    board: list[int]  # what stands on each cell
    placed: list[list[int]]  # the kinds that each side has put into its camp; empty once both are shown
    first: Seat = YELLOW
    start: tuple[tuple[int, ...], ...] = ()  # both arrangements, once they are shown
    log: list[Travel] = field(default_factory=list)  # every move so far
    eaten: list[int] = field(default_factory=list)  # the pieces off the board, in the order of their going
    # What follows from the board and the moves:
    men: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []), metadata=DERIVED)
    """The cells of each side's uncovered pieces, in order."""
    look: int = 0  # the board as the pieces see it: two bits a cell
    position: int = 0  # the board as one number, for what comes again
    seen: dict[int, int] = field(default_factory=dict, metadata=DERIVED)
    """How often each position came, since the last move that can't be undone."""
    twice: int = 0  # how many of those came twice


def empty_table(setup: Setup, chance: Chance) -> Aquatika:
    """AQU-O1 to AQU-O5: what the table agreed on, and nothing on the board."""
    layout = [one.name for one in LAYOUTS].index(LAYOUT.of(setup))
    variant = 2 * layout + LATERAL_JUMPS.of(setup)
    return Aquatika(
        2,
        chance,
        variant,
        secret=PLACEMENT.of(setup) == "secret",
        show_prey=SHOW_PREY.of(setup),
        board=[EMPTY] * CELLS,
        placed=[[], []],
    )


def layout_of(s: Aquatika) -> Layout:
    return GEOMETRIES[s.variant].layout


def in_placement(s: Aquatika) -> bool:
    return not s.start


# --- Positions that come again -----------------------------------------------------------------------------------------


BITS: Final = 6  # for one cell
WEIGHT: Final = tuple(tuple(plain << BITS * cell for cell in range(CELLS)) for plain in range(1 << BITS))
WEIGHTS: Final = tuple(WEIGHT[plain] for plain in PLAIN)
TO_MOVE: Final = (0, 1 << BITS * CELLS)


def position(board: Sequence[int]) -> int:
    """AQU-53, AQU-R18: all pieces and all preys as one number; pieces of one kind and colour are interchangeable."""
    return sum(WEIGHTS[code][cell] for cell, code in enumerate(board))


def after(s: Aquatika, move: Travel) -> int:
    """The position that a move would make."""
    code, met, a, b = s.board[move.a], s.board[move.b], move.a, move.b
    kind = type(move)
    left = 0 if kind is Carry else code >> PREY
    arrives = code if kind is Carry else code & TOP
    if kind is Onto and KIND[arrives] == OCTOPUS:
        arrives |= met << PREY
    return s.position + WEIGHTS[left][a] - WEIGHTS[code][a] + WEIGHTS[arrives][b] - WEIGHTS[met][b]


def occurred(s: Aquatika, to_move: Seat) -> int:
    """AQU-53: how often the present position has come."""
    return s.seen.get(s.position | TO_MOVE[to_move], 1)


def can_come_back(s: Aquatika, move: Travel) -> bool:
    """AQU-54: whether the position before this move could ever come again: after a sideways move that eats nothing.

    An octopus is never carried, so its rows count up for good; nothing else is carried back unless one advances. So after a
    move forward, as after a meal, no earlier position returns, and what was seen before can be forgotten.
    """
    if move.a // WIDTH != move.b // WIDTH:
        return False
    return type(move) is not Onto or KIND[s.board[move.a] & TOP] == OCTOPUS


def barred(s: Aquatika, seat: Seat, move: Travel) -> bool:
    """AQU-53: the move would make a position for the third time. A winning one is never barred."""
    if not can_come_back(s, move) or move.b == layout_of(s).goals[seat]:
        return False
    return s.seen.get(after(s, move) | TO_MOVE[1 - seat], 0) >= 2


# --- What must always hold -------------------------------------------------------------------------------------------


def inventory(s: Aquatika) -> dict[str, int]:
    """AQU-2: three octopuses, three sharks and three flying fish of each colour, wherever they are."""
    pieces = [piece for code in (*s.board, *s.eaten) for piece in (code & TOP, code >> PREY) if piece]
    counted = {}
    for seat, colour in ((YELLOW, "yellow"), (GREY, "grey")):
        for kind, name in enumerate(KINDS):
            lying = sum(OWNER[piece] == seat and KIND[piece] == kind for piece in pieces)
            counted[f"{colour} {name.name.lower()}"] = lying if s.start else EACH[kind]
    return counted
