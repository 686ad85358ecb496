"""The streets of Berga: the cells, and where walks along them can lead.

A cell is a small number: Sant Pere, the squares from the dearest down, the houses, the streets. Which squares are full is a
number too, with a bit for each square. Where a walk can end depends on these alone, so each answer is found once and kept.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypedDict

from tablee.core.notation import Word

LONGEST: Final = 12  # two sixes


class CellFacts(TypedDict, total=False):
    """A cell as the file tells it."""

    kind: str
    x: int
    y: int
    west: bool
    to: str


_FACTS: Final = tomllib.loads(files(__package__).joinpath("board.toml").read_text("utf-8"))
_CELLS: Final[dict[str, CellFacts]] = _FACTS["cells"]
_VALUE: Final[dict[str, int]] = _FACTS["value"]

NAMES: Final = tuple(Word(name) for name in _CELLS)
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(NAMES)}
CELLS: Final = range(len(NAMES))
PLACE: Final = tuple((facts["x"], facts["y"]) for facts in _CELLS.values())
WEST: Final = frozenset(CELL[name] for name, facts in _CELLS.items() if facts.get("west", False))
NEXT: Final = tuple(tuple(CELL[name] for name in facts["to"].split()) for facts in _CELLS.values())

SANT_PERE: Final = 0
SQUARES: Final = range(1, 7)
HOUSES: Final = range(7, 13)
STREETS: Final = range(13, len(NAMES))
VALUE: Final = (0, *_VALUE.values())  # of a square, by cell

NOWHERE: Final = -1
NOBODY: Final = -1
FAR: Final = 99


@cache
def neighbours(*, west: bool) -> tuple[tuple[int, ...], ...]:
    """PPP-R37: with three players nothing lies beyond the Ronda de Queralt; the ways to it are cut."""
    if west:
        return NEXT
    return tuple(() if cell in WEST else tuple(one for one in NEXT[cell] if one not in WEST) for cell in CELLS)


@cache
def in_play(cells: range, *, west: bool) -> tuple[int, ...]:
    """PPP-R22: the squares, houses or streets that this number of players uses."""
    return tuple(cell for cell in cells if west or cell not in WEST)


# --- Walks -----------------------------------------------------------------------------------------------------------


class Walks:
    """Where walks from one cell can lead while certain squares are full."""

    __slots__ = ("exact", "full", "open")

    def __init__(
        self,
        exact: tuple[tuple[int, ...], ...],
        opened: tuple[tuple[int, int], ...],
        full: tuple[tuple[int, int], ...],
    ) -> None:
        self.exact = exact  # PPP-33, PPP-37: streets and Sant Pere, by the number of steps
        self.open = opened  # PPP-34, PPP-36: squares with room and houses, with their distances, nearest first
        self.full = full  # PPP-41: full squares, with their distances, nearest first


_WALKS: Final[dict[int, Walks]] = {}


def walks(start: int, full: int, *, west: bool) -> Walks:
    """PPP-30: every cell entered is one step. The start is never entered again (PPP-31), so its own bit says nothing."""
    known = _WALKS.get((start << 8) | full | west)
    if known is None:
        mine = full & ~(1 << start)
        known = _WALKS[(start << 8) | full | west] = (
            walks(start, mine, west=west) if mine != full else _find_walks(start, full, west=west)
        )
    return known


def _find_walks(start: int, full: int, *, west: bool) -> Walks:
    ways = crossings(full, west=west)
    ends: list[set[int]] = [set() for _ in range(LONGEST + 1)]
    used = [False] * len(NAMES)

    def step(cell: int, steps: int) -> None:
        used[cell] = True
        for after in ways[cell]:
            if not used[after]:
                ends[steps].add(after)
                if steps < LONGEST:
                    step(after, steps + 1)
        used[cell] = False

    step(start, 1)
    exact = tuple(tuple(sorted(cell for cell in cells if cell not in SQUARES)) for cells in ends)
    distances = _distances(start, ways)
    around = neighbours(west=west)
    near: list[tuple[int, int]] = []
    far: list[tuple[int, int]] = []
    for cell in (*SQUARES, *HOUSES):
        before = [distances[one] for one in around[cell] if one not in HOUSES]
        if cell != start and before and min(before) < FAR:
            (far if full >> cell & 1 else near).append((min(before) + 1, cell))
    return Walks(exact, tuple(sorted(near)), tuple(sorted(far)))


@cache
def crossings(full: int, *, west: bool) -> tuple[tuple[int, ...], ...]:
    """PPP-34, PPP-35, PPP-36: the cells that a walk may step onto and go on: neither full squares nor houses."""
    return tuple(
        tuple(one for one in cells if one not in HOUSES and not (one in SQUARES and full >> one & 1))
        for cells in neighbours(west=west)
    )


def _distances(start: int, ways: tuple[tuple[int, ...], ...]) -> list[int]:
    distances = [FAR] * len(NAMES)
    distances[start] = 0
    reached = [start]
    for cell in reached:
        for after in ways[cell]:
            if distances[after] == FAR:
                distances[after] = distances[cell] + 1
                reached.append(after)
    return distances


@lru_cache(maxsize=4096)
def way(start: int, end: int, steps: int, full: int, *, west: bool) -> tuple[int, ...]:
    """One walk of that many steps, without its start, for a screen to show; a shorter one into a square or a house."""
    ways = crossings(full & ~(1 << start), west=west)
    found: list[int] = []
    used = {start}
    around = neighbours(west=west)

    def step(cell: int, left: int) -> bool:
        if left == 1:
            if end in around[cell]:
                found.append(end)
            return end in around[cell]
        for after in ways[cell]:
            if after not in used and after != end:
                used.add(after)
                found.append(after)
                if step(after, left - 1):
                    return True
                found.pop()
                used.discard(after)
        return False

    step(start, steps)
    return tuple(found)


# --- Retreats --------------------------------------------------------------------------------------------------------

ALL_FULL: Final = sum(1 << square for square in SQUARES)
TRIES: Final = 3  # PPP-64


@cache
def street_distances(*, west: bool) -> tuple[int, ...]:
    """PPP-60: the way to Sant Pere over streets alone."""
    return tuple(_distances(SANT_PERE, crossings(ALL_FULL, west=west)))


@cache
def _from_the_square(square: int, start: int, *, west: bool) -> tuple[int, ...]:
    """PPP-60: how far streets, Sant Pere and the start are from the attacked square."""
    around = neighbours(west=west)
    allowed = {SANT_PERE, *STREETS, start}
    return tuple(_distances(square, tuple(tuple(one for one in cells if one in allowed) for cells in around)))


@cache
def retreat_ends(start: int, square: int, steps: int, *, west: bool) -> tuple[int, ...]:
    """PPP-61, PPP-62, PPP-R29: the ends of walks of that length that lie farther from the square, nearest to Sant Pere."""
    ways = crossings(ALL_FULL, west=west)
    far = _from_the_square(square, start, west=west)
    home = street_distances(west=west)
    used = [False] * len(NAMES)
    ends: set[int] = set()

    def step(cell: int, left: int) -> None:
        if left == 0 or (cell == SANT_PERE and cell != start):
            ends.add(cell)
            return
        used[cell] = True
        for after in ways[cell]:
            if not used[after]:
                step(after, left - 1)
        used[cell] = False

    step(start, steps)
    farther = [cell for cell in sorted(ends) if far[cell] > far[start]]
    nearest = min((home[cell] for cell in farther), default=0)
    return tuple(cell for cell in farther if home[cell] == nearest)


def retreat_cells(
    street: list[int] | tuple[int, ...], start: int, square: int, steps: int, *, west: bool
) -> tuple[int, ...]:
    """PPP-63, PPP-R30: empty cells only, else one step more. PPP-64, PPP-R31: after three lengths in vain, Sant Pere."""
    in_vain = 0
    while in_vain < TRIES:
        ends = retreat_ends(start, square, steps, west=west)
        if not ends:
            in_vain += 1
        empty = tuple(cell for cell in ends if street[cell] == NOBODY)
        if empty:
            return empty
        steps += 1
    return (SANT_PERE,)
