"""How pieces move: AQU-11 and AQU-12, the octopus (AQU-20 to AQU-25), the shark (AQU-30) and the flying fish (AQU-40 to AQU-45).

What a piece can do depends on the few cells that it can reach or fly over. Those are one number, two bits a cell, and what
follows from that number is found once and remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Self, TypeAlias

from tablee.core.notation import Seat, Word
from tablee.core.state import Move
from tablee.games.aquatika.rules.board import CELLS, FORWARD, GREY, LAYOUTS, NAMES, NUMBER, YELLOW, Layout, near
from tablee.games.aquatika.rules.pieces import CODES, EMPTY, FISH, KIND, OCTOPUS, OWNER, PREY, SHARK, TOP

# --- Moves -----------------------------------------------------------------------------------------------------------


class Travel(Move):
    """A piece goes from one cell to another. Its text is that of the rulebook's examples: `c4-c5`, `c4=c5`, `c4xc5`.

    There is one object for each move between two cells, however it is made: moves are compared by what they are, at the
    speed of comparing addresses, which searches do all the time.
    """

    __slots__ = ("a", "b", "text")
    sign: ClassVar[str] = ""
    start: Word
    end: Word
    a: int  # the cell of the start
    b: int  # the cell of the end
    text: str

    def __new__(cls, start: Word, end: Word) -> Self:
        known = _MADE.get((cls, start, end))
        if known is not None:
            return known  # type: ignore[return-value]  # it was made of this class
        made = super().__new__(cls)
        if start in NUMBER and end in NUMBER:
            _MADE[cls, start, end] = made
        return made

    def __post_init__(self) -> None:
        put = object.__setattr__  # the fields are frozen, and these follow from them
        put(self, "a", NUMBER.get(self.start, -1))
        put(self, "b", NUMBER.get(self.end, -1))
        put(self, "text", f"{self.start}{self.sign}{self.end}")

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[type[Travel], tuple[str, str]]:
        return type(self), (self.start, self.end)


_MADE: Final[dict[tuple[type[Travel], str, str], Travel]] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Go(Travel):
    """AQU-11, AQU-41: to an empty cell, by a step or by jumps; an octopus leaves its prey behind (AQU-22)."""

    notation: ClassVar[str] = "{start} - {end}"
    sign: ClassVar[str] = "-"
    start: Word
    end: Word


@dataclass(frozen=True, slots=True, eq=False)
class Carry(Travel):
    """AQU-22: an octopus takes its prey along to an empty cell."""

    notation: ClassVar[str] = "{start} = {end}"
    sign: ClassVar[str] = "="
    start: Word
    end: Word


@dataclass(frozen=True, slots=True, eq=False)
class Onto(Travel):
    """AQU-20, AQU-30: onto a piece, which an octopus covers and a shark eats."""

    notation: ClassVar[str] = "{start} x {end}"
    sign: ClassVar[str] = "x"
    start: Word
    end: Word


# --- Where a piece may go --------------------------------------------------------------------------------------------

SIDEWAYS: Final = ((0, -1), (0, 1))  # rows forward, columns
AHEAD: Final = ((1, -1), (1, 0), (1, 1))
STEPS: Final = (*SIDEWAYS, *AHEAD)

OCCUPIED: Final = tuple(1 << 2 * cell for cell in range(CELLS))  # a piece stands there …
TENTACLED: Final = tuple(2 << 2 * cell for cell in range(CELLS))  # … and it is an octopus

Known: TypeAlias = dict[int, tuple[Travel, ...]]
Ahead: TypeAlias = tuple[int, Known]
Reach: TypeAlias = tuple[int, Known, Ahead | None]
"""Which bits matter to a piece on a cell, and what it can do, by those bits; for a fish, the line straight ahead by itself."""

NOWHERE: Final[Reach] = (0, {0: ()}, None)
STRAIGHT: Final = (1, 0)


class Geometry:
    """A layout with its lines, for both colours. AQU-43, AQU-O4: whether fish jump sideways too is part of it."""

    def __init__(self, layout: Layout, *, lateral: bool) -> None:
        self.layout = layout
        self.jumps = STEPS if lateral else AHEAD
        self.enters = (layout.enters(YELLOW), layout.enters(GREY))
        self.lines = {
            (seat, cell, direction): tuple(self.line(seat, cell, direction))
            for seat in (YELLOW, GREY)
            for cell in range(CELLS)
            for direction in STEPS
        }
        tables = {
            (seat, kind, laden): tuple(self.blank(seat, kind, cell) for cell in range(CELLS))
            for seat in (YELLOW, GREY)
            for kind, laden in ((OCTOPUS, False), (OCTOPUS, True), (SHARK, False), (FISH, False))
        }
        nothing = (NOWHERE,) * CELLS
        self.reach: list[tuple[Reach, ...]] = []
        for code in range(CODES):
            top = code & TOP
            piece = 0 < top < len(KIND)
            self.reach.append(tables.get((OWNER[top], KIND[top], code >> PREY > 0), nothing) if piece else nothing)

    def line(self, seat: Seat, cell: int, direction: tuple[int, int]) -> Iterator[int]:
        """AQU-11, AQU-12: the cells in one direction, as far as the colour may go."""
        rows, columns = direction
        at = near(cell, rows * FORWARD[seat], columns)
        while at is not None and at in self.enters[seat]:
            yield at
            at = near(at, rows * FORWARD[seat], columns)

    def blank(self, seat: Seat, kind: int, cell: int) -> Reach:
        """What matters to such a piece on that cell; what it can do is found when it is first asked."""
        bits = 0
        for direction in STEPS:
            if kind != FISH or direction != STRAIGHT:
                line = self.lines[seat, cell, direction]
                for at in line if kind == FISH and direction in self.jumps else line[:1]:
                    bits |= OCCUPIED[at] | (TENTACLED[at] if kind == OCTOPUS else 0)
        if kind != FISH:
            return bits, {}, None
        return bits, {}, (sum(OCCUPIED[at] for at in self.lines[seat, cell, STRAIGHT]), {})

    def moves(self, code: int, cell: int, look: int) -> tuple[Travel, ...]:
        """All that the piece can do there."""
        mask, known, ahead = self.reach[code][cell]
        found = known.get(look & mask)
        if found is None:
            found = self.find(code, cell, look)
        if ahead is not None:
            more = ahead[1].get(look & ahead[0])
            found += self.find_ahead(code, cell, look) if more is None else more
        return found

    def find(self, code: int, cell: int, look: int) -> tuple[Travel, ...]:
        """What the piece can do, a fish but for the line straight ahead; kept for the next time."""
        mask, known, _ = self.reach[code][cell]
        top = code & TOP
        if KIND[top] == OCTOPUS:
            found = self.octopus(OWNER[top], cell, look, code >> PREY)
        elif KIND[top] == SHARK:
            found = self.shark(OWNER[top], cell, look)
        else:
            found = (move for line in STEPS if line != STRAIGHT for move in self.fish(OWNER[top], cell, look, line))
        known[look & mask] = moves = tuple(sorted(found, key=lambda move: (move.b, move.sign)))
        return moves

    def find_ahead(self, code: int, cell: int, look: int) -> tuple[Travel, ...]:
        """What a fish can do straight ahead; kept for the next time."""
        _, _, ahead = self.reach[code][cell]
        assert ahead is not None
        mask, known = ahead
        known[look & mask] = moves = tuple(self.fish(OWNER[code & TOP], cell, look, STRAIGHT))
        return moves

    def beside(self, seat: Seat, cell: int) -> Iterator[int]:
        """AQU-11: one cell forward, diagonally forward or sideways; never backward. AQU-R8: from a corner, sideways alone."""
        for direction in STEPS:
            yield from self.lines[seat, cell, direction][:1]

    def octopus(self, seat: Seat, cell: int, look: int, prey: int) -> Iterator[Travel]:
        """AQU-20, AQU-25: onto an empty cell or any piece but an octopus. AQU-21, AQU-22: carry the prey, or release it.

        AQU-R1: what carries needs an empty cell. AQU-R19: onto the goal too, both win. AQU-R4: only uncovered pieces stand on a cell. AQU-R17: own pieces too,
        from the first turn on.
        """
        for at in self.beside(seat, cell):
            if not look & OCCUPIED[at]:
                yield GO[cell, at]
                if prey != EMPTY:
                    yield CARRY[cell, at]
            elif not look & TENTACLED[at]:
                yield ONTO[cell, at]

    def shark(self, seat: Seat, cell: int, look: int) -> Iterator[Travel]:
        """AQU-30: onto an empty cell or any piece, sharks, octopuses and its own side included."""
        for at in self.beside(seat, cell):
            yield ONTO[cell, at] if look & OCCUPIED[at] else GO[cell, at]

    def fish(self, seat: Seat, cell: int, look: int, direction: tuple[int, int]) -> Iterator[Travel]:
        """AQU-40: a step onto an empty cell. AQU-41, AQU-44: or a jump over just one piece; AQU-45: perhaps onto the goal.

        AQU-42: and on in the same line. AQU-R5: an octopus with its prey is one piece. AQU-R6: it may stop after any jump.
        AQU-R7: it never turns.
        """
        line = self.lines[seat, cell, direction]
        if line and not look & OCCUPIED[line[0]]:
            yield GO[cell, line[0]]
        elif direction in self.jumps:
            for over, landing in zip(line[::2], line[1::2], strict=False):
                if not look & OCCUPIED[over] or look & OCCUPIED[landing]:
                    break
                yield GO[cell, landing]


GEOMETRIES: Final = tuple(Geometry(layout, lateral=lateral) for layout in LAYOUTS for lateral in (False, True))


def _pairs(*, jumps: bool) -> Iterator[tuple[int, int]]:
    """Every start and end of a step, or of jumps, on any layout by either colour."""
    for geometry in GEOMETRIES:
        for seat in (YELLOW, GREY):
            for cell in geometry.enters[seat]:
                for direction in STEPS:
                    line = geometry.lines[seat, cell, direction]
                    for end in line[1::2] if jumps else line[:1]:
                        yield cell, end


_STEPS: Final = sorted(set(_pairs(jumps=False)))
_WAYS: Final = sorted({*_STEPS, *_pairs(jumps=True)})
GO: Final = {(a, b): Go(Word(NAMES[a]), Word(NAMES[b])) for a, b in _WAYS}
CARRY: Final = {(a, b): Carry(Word(NAMES[a]), Word(NAMES[b])) for a, b in _STEPS}
ONTO: Final = {(a, b): Onto(Word(NAMES[a]), Word(NAMES[b])) for a, b in _STEPS}
