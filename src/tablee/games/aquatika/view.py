"""AQU-60 to AQU-65: what a seat may know.

Once the camps are shown, that is everything: the moves are made in the open. Only the picture hides what the other side's
octopuses cover, as the hollow pieces do on a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tablee.core.game import View, asked
from tablee.core.notation import Seat
from tablee.games.aquatika.rules.board import GREY, YELLOW
from tablee.games.aquatika.rules.end import moves_of
from tablee.games.aquatika.rules.moves import Travel
from tablee.games.aquatika.rules.pieces import EACH, SIDE, TOP
from tablee.games.aquatika.rules.state import Aquatika, barred, in_placement, occurred


@dataclass(frozen=True, slots=True)
class AquatikaView(View):
    """The table as one seat sees it."""

    variant: int
    secret: bool  # the camps are filled in secret
    first: Seat
    camps: tuple[tuple[int, ...], tuple[int, ...]]  # the kinds in each camp at the start, as far as I may know
    ready: tuple[bool, bool]
    moves: tuple[Travel, ...]  # all that were made
    board: tuple[int, ...]  # the picture: the prey of the other side's octopuses left out
    masked: tuple[bool, bool]  # whether the prey of this colour's octopuses is left out
    eaten: tuple[int, ...]
    occurred: int  # how often the present position has come
    barred: tuple[Travel, ...]  # what I could do, but for the third time


def view(s: Aquatika, seat: Seat | None) -> AquatikaView:
    """AQU-64: the view of a seat, or of a spectator."""
    over = s.outcome is not None
    shown = over or s.show_prey
    masked = (not shown and seat != YELLOW, not shown and seat != GREY)
    to_move = s.waiting[0] if s.start and s.waiting else None
    return AquatikaView(
        seat=seat,
        seats=2,
        asked=asked(s, seat),
        outcome=s.outcome,
        variant=s.variant,
        secret=s.secret,
        first=s.first,
        camps=(camp(s, YELLOW, seat), camp(s, GREY, seat)),
        ready=(True, True) if s.start else (len(s.placed[YELLOW]) == SIDE, len(s.placed[GREY]) == SIDE),
        moves=tuple(s.log),
        board=picture(s, masked),
        masked=masked,
        eaten=tuple(s.eaten),
        occurred=1 if to_move is None else occurred(s, to_move),
        barred=tuple(move for move in moves_of(s, seat) if barred(s, seat, move))
        if s.twice and seat is not None and seat == to_move
        else (),
    )


def camp(s: Aquatika, owner: Seat, seat: Seat | None) -> tuple[int, ...]:
    """AQU-64: an arrangement: mine at any time, the other's once both are shown, or once it is full where they are open."""
    if s.start:
        return s.start[owner]
    placed = s.placed[owner]
    if owner == seat or (not s.secret and len(placed) == SIDE):
        return tuple(placed)
    return ()


def picture(s: Aquatika, masked: tuple[bool, bool]) -> tuple[int, ...]:
    """AQU-60, AQU-61: nobody looks under the other's octopuses. AQU-62, AQU-O3: unless the table shows every prey."""
    board = s.board
    holding = [cell for seat in (YELLOW, GREY) if masked[seat] for cell in s.men[seat] if board[cell] > TOP]
    if holding:
        board = board[:]
        for cell in holding:
            board[cell] &= TOP
    return tuple(board)


def determinize(s: Aquatika, seat: Seat, rng: Random) -> None:
    """AQU-65: in secret placement, any full camp of the other; an unfinished one is still to be made (AQU-R21).

    AQU-63: from then on nothing is hidden from a perfect memory, and nothing changes.
    """
    if not in_placement(s) or s.outcome is not None:
        return
    other = 1 - seat
    if len(s.placed[other]) < SIDE:
        s.placed[other] = []
    elif s.secret:
        kinds = [kind for kind, each in enumerate(EACH) for _ in range(each)]
        rng.shuffle(kinds)
        s.placed[other] = kinds
