"""The end: AQU-50 to AQU-56, and a player who gives up (AQU-R16)."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.notation import Seat, Word
from tablee.core.state import Ending, Event, Outcome
from tablee.games.aquatika.rules.board import NAMES
from tablee.games.aquatika.rules.moves import GEOMETRIES, Travel
from tablee.games.aquatika.rules.pieces import KIND, KINDS, TOP, Kind
from tablee.games.aquatika.rules.state import Aquatika, barred, in_placement


class End(Ending):
    """AQU-50, AQU-52, AQU-R16: how a match ends."""

    GOAL = "goal"
    NO_MOVE = "no-move"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class ReachedGoal(Event):
    """AQU-50: a piece arrived on the goal of its colour."""

    seat: Seat
    piece: Kind
    cell: Word


@dataclass(frozen=True, slots=True)
class GotStuck(Event):
    """AQU-52: a player has to move and can't."""

    seat: Seat
    pieces: int  # on the board and uncovered


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """AQU-R16: a player gave up."""

    seat: Seat


def win_by_the_goal(s: Aquatika, seat: Seat, cell: int) -> None:
    """AQU-50: one of his own pieces on the goal of his colour wins at once.

    AQU-51: an octopus wins for its owner, whatever it carries. AQU-55: only who has moved wins, with the piece that he moved,
    so AQU-R11: never both.
    """
    s.tell(ReachedGoal, seat, KINDS[KIND[s.board[cell] & TOP]], Word(NAMES[cell]))
    s.finish(Outcome((seat,), End.GOAL))


def moves_of(s: Aquatika, seat: Seat) -> list[Travel]:
    """AQU-10: what one of his own uncovered pieces can do; AQU-23: a covered one does nothing. AQU-53: nothing is barred yet."""
    geometry = GEOMETRIES[s.variant]
    reach, board, look = geometry.reach, s.board, s.look
    moves: list[Travel] = []
    for cell in s.men[seat]:
        code = board[cell]
        mask, known, ahead = reach[code][cell]
        found = known.get(look & mask)
        moves += geometry.find(code, cell, look) if found is None else found
        if ahead is not None:
            found = ahead[1].get(look & ahead[0])
            moves += geometry.find_ahead(code, cell, look) if found is None else found
    return moves


def legal_moves(s: Aquatika, seat: Seat) -> list[Travel]:
    """AQU-53: without what would make a position for the third time."""
    moves = moves_of(s, seat)
    return [move for move in moves if not barred(s, seat, move)] if s.twice else moves


def can_move(s: Aquatika, seat: Seat) -> bool:
    """AQU-52: whether there is a legal move at all."""
    if s.twice:
        return bool(legal_moves(s, seat))
    geometry, board, look = GEOMETRIES[s.variant], s.board, s.look
    reach = geometry.reach
    for cell in s.men[seat]:
        code = board[cell]
        mask, known, _ = reach[code][cell]
        if known.get(look & mask) or geometry.moves(code, cell, look):
            return True
    return False


def lose_without_a_move(s: Aquatika, seat: Seat) -> None:
    """AQU-52: who must move and can't loses: all eaten (AQU-R9), covered (AQU-R20), blocked, or barred (AQU-R15).

    AQU-54: there are no draws.
    """
    s.tell(GotStuck, seat, len(s.men[seat]))
    s.finish(Outcome((1 - seat,), End.NO_MOVE))


def give_up(s: Aquatika, seat: Seat) -> None:
    """AQU-R16: whoever gives up, or leaves for good, loses."""
    if in_placement(s):
        s.placed = [[], []]  # AQU-R23: nobody has to show a camp that was never played
    s.tell(GaveUp, seat)
    s.finish(Outcome((1 - seat,), End.RESIGNED))
