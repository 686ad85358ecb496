"""Set-up: AQU-1 to AQU-3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.chance import Chance
from tablee.core.game import Setup
from tablee.core.notation import Seat, Word
from tablee.core.state import Event, Move, Question, do
from tablee.games.aquatika.rules.board import GREY, LAYOUTS, NAMES, YELLOW
from tablee.games.aquatika.rules.moves import GEOMETRIES, OCCUPIED, TENTACLED
from tablee.games.aquatika.rules.pieces import EACH, KIND, KINDS, OCTOPUS, SIDE, Kind, numbered
from tablee.games.aquatika.rules.state import BEGINS, Aquatika, empty_table, layout_of, position
from tablee.games.aquatika.rules.turn import begin_turn

# --- Who begins ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    """AQU-1: somebody has the first move."""

    seat: Seat


def new(setup: Setup, chance: Chance) -> Aquatika:
    """AQU-1, AQU-O5: Yellow is the first seat, Grey the second; either may begin."""
    s = empty_table(setup, chance)
    begins = BEGINS.of(setup)
    s.then(do(draw_lots) if begins == "random" else do(choose_first, YELLOW if begins == "yellow" else GREY), do(place))
    return s


def draw_lots(s: Aquatika) -> None:
    """AQU-1: nobody knows who ate fish last, so lots are drawn."""
    choose_first(s, s.chance.pick("first", 2))


def choose_first(s: Aquatika, seat: Seat) -> None:
    """AQU-1: this player has the first move."""
    s.first = seat
    s.tell(FirstPlayerChosen, seat)


# --- Placement -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place(Move):
    """AQU-2: a piece for the next cell of the camp."""

    kind: Kind
    cell: Word


PLACE: Final = {
    (kind, cell): Place(KINDS[kind], Word(NAMES[cell]))
    for cell in sorted({cell for layout in LAYOUTS for camp in layout.camps for cell in camp})
    for kind in range(len(KINDS))
}


@dataclass(frozen=True, slots=True)
class BecameReady(Event):
    """AQU-3: a player has placed all nine pieces."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CampsShown(Event):
    """AQU-3: both camps lie open, and the first player moves."""

    seat: Seat


class PlacePieces(Question):
    """AQU-2: which piece goes onto the next cell of your camp: the front row first, from your left to your right.

    AQU-3: what was answered stays hidden until both are ready, so the question says nothing of how far anybody is.
    """

    __slots__ = ()
    secret: ClassVar[bool] = True

    def options(self, s: Aquatika, seat: Seat) -> Sequence[Place]:
        placed = s.placed[seat]
        cell = GEOMETRIES[s.variant].layout.camps[seat][len(placed)]
        return [PLACE[kind, cell] for kind in (0, 1, 2) if placed.count(kind) < EACH[kind]]

    def refusal(self, s: Aquatika, seat: Seat, move: Move) -> str | None:
        if move in self.options(s, seat):
            return None
        return "refuse-not-this-place" if isinstance(move, Place) else "refuse-placement-first"

    def answer(self, s: Aquatika, seat: Seat, move: Place) -> None:
        placed = s.placed[seat]
        placed.append(move.kind.value)
        left = [kind for kind in (0, 1, 2) if placed.count(kind) < EACH[kind]]
        if len(left) < 2:
            placed += left * (SIDE - len(placed))  # AQU-R22: what can only lie in one way is laid by itself
            s.tell(BecameReady, seat)
        place(s)


PLACE_PIECES: Final = PlacePieces()


def place(s: Aquatika) -> None:
    """AQU-3: both place at once, in secret. AQU-O2: or the first player places first, and shows the camp when it is full."""
    waiting = [seat for seat in (s.first, 1 - s.first) if len(s.placed[seat]) < SIDE]
    if not waiting:
        show_camps(s)
    elif s.secret:
        s.ask_any(sorted(waiting), PLACE_PIECES)
    else:
        s.ask(waiting[0], PLACE_PIECES)


def show_camps(s: Aquatika) -> None:
    """AQU-3: the pieces stand on the board, and the first player moves. AQU-53: this position counts as its first."""
    s.start = tuple(map(tuple, s.placed))
    s.placed = []
    for seat in (YELLOW, GREY):
        cells = layout_of(s).camps[seat]
        for cell, piece in zip(cells, numbered(seat, s.start[seat]), strict=True):
            s.board[cell] = piece
            s.look |= OCCUPIED[cell] | (TENTACLED[cell] if KIND[piece] == OCTOPUS else 0)
        s.men[seat][:] = sorted(cells)
    s.position = position(s.board)
    s.tell(CampsShown, s.first)
    begin_turn(s, s.first)
