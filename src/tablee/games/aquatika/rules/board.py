"""The boards: which cells there are, where the camps and the goals lie. A board is data (`layouts.toml`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from tablee.core.notation import Seat

PACKAGE: Final = __package__.rpartition(".")[0]

YELLOW: Final = 0
GREY: Final = 1
FORWARD: Final = (1, -1)  # rows, for Yellow and for Grey

COLUMNS: Final = "abcde"
WIDTH: Final = len(COLUMNS)
HEIGHT: Final = 10
CELLS: Final = WIDTH * HEIGHT  # of the grid that holds every layout
NAMES: Final = tuple(f"{column}{row}" for row in range(HEIGHT) for column in COLUMNS)
NUMBER: Final = {name: cell for cell, name in enumerate(NAMES)}


@dataclass(frozen=True, slots=True)
class Layout:
    """One board. Cells are numbers on the grid of ten rows of five: row by row, `a0` is 0."""

    name: str
    cells: tuple[int, ...]
    camps: tuple[tuple[int, ...], tuple[int, ...]]  # of Yellow and of Grey, in the order of placement
    goals: tuple[int, int]  # of Yellow and of Grey
    within: bool  # the goals are cells of the body; AQU-R14: only there can one be occupied

    def enters(self, seat: Seat) -> tuple[int, ...]:
        """AQU-12: the cells that a colour may enter: all but the other's goal, and that one too where it is in the body."""
        return self.cells if self.within else tuple(cell for cell in self.cells if cell != self.goals[1 - seat])


def read_layout(name: str, drawn: str, goals: str) -> Layout:
    """A layout from its drawing."""
    signs: dict[int, str] = {}
    for line in drawn.split("\n"):
        if line:
            row, *cells = line.split()
            signs |= {int(row) * WIDTH + column: sign for column, sign in enumerate(cells) if sign != "."}
    return Layout(
        name=name,
        cells=tuple(sorted(signs)),
        camps=(camp(signs, "Y", YELLOW), camp(signs, "G", GREY)),
        goals=(only(signs, "y"), only(signs, "g")),
        within=goals == "within",
    )


def camp(signs: dict[int, str], sign: str, seat: Seat) -> tuple[int, ...]:
    """AQU-2: the nine cells of a camp, from the front row to the back row, each row from its owner's left."""
    forward = FORWARD[seat]
    cells = (cell for cell, one in signs.items() if one == sign)
    return tuple(sorted(cells, key=lambda cell: (-forward * (cell // WIDTH), forward * (cell % WIDTH))))


def only(signs: dict[int, str], sign: str) -> int:
    """The one cell with that sign."""
    (cell,) = (cell for cell, one in signs.items() if one == sign)
    return cell


def _read_layouts() -> tuple[Layout, ...]:
    drawn: dict[str, dict[str, str]] = tomllib.loads(files(PACKAGE).joinpath("layouts.toml").read_text("utf-8"))
    return tuple(read_layout(name, table["map"], table["goals"]) for name, table in drawn.items())


LAYOUTS: Final = _read_layouts()


def near(cell: int, rows: int, columns: int) -> int | None:
    """The cell so many rows and columns away, if the grid has it."""
    row, column = cell // WIDTH + rows, cell % WIDTH + columns
    return row * WIDTH + column if 0 <= row < HEIGHT and 0 <= column < WIDTH else None
