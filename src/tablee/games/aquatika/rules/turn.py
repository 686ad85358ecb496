"""A turn: AQU-10 to AQU-13, and what a move does to the pieces it meets: AQU-20 to AQU-45."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, Event, Move, Question
from tablee.games.aquatika.rules.board import NAMES, WIDTH
from tablee.games.aquatika.rules.end import can_move, legal_moves, lose_without_a_move, moves_of, win_by_the_goal
from tablee.games.aquatika.rules.moves import GEOMETRIES, OCCUPIED, TENTACLED, Carry, Onto, Travel
from tablee.games.aquatika.rules.pieces import KIND, KINDS, OCTOPUS, OWNER, PREY, TOP, Colour, Kind
from tablee.games.aquatika.rules.state import TO_MOVE, WEIGHTS, Aquatika, barred, can_come_back

# --- What happened ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """AQU-11: a piece went to an empty cell beside it."""

    seat: Seat
    piece: Kind
    start: Word
    end: Word


@dataclass(frozen=True, slots=True)
class Jumped(Event):
    """AQU-41, AQU-42: a flying fish jumped, once or several times in a line."""

    seat: Seat
    start: Word
    end: Word
    jumps: int


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """AQU-20: an octopus sat down on a piece."""

    seat: Seat
    start: Word
    end: Word
    colour: Colour
    prey: Kind


@dataclass(frozen=True, slots=True)
class Carried(Event):
    """AQU-22: an octopus moved with its prey."""

    seat: Seat
    start: Word
    end: Word
    colour: Colour
    prey: Kind


@dataclass(frozen=True, slots=True)
class Released(Event):
    """AQU-24: an octopus moved away from its prey, which is free again."""

    seat: Seat
    cell: Word
    colour: Colour
    prey: Kind


@dataclass(frozen=True, slots=True)
class Ate(Event):
    """AQU-30: a shark ate a piece."""

    seat: Seat
    start: Word
    end: Word
    colour: Colour
    piece: Kind


@dataclass(frozen=True, slots=True)
class AtePrey(Event):
    """AQU-31: what sat beneath an eaten octopus is gone too."""

    seat: Seat
    colour: Colour
    prey: Kind


def colour_of(piece: int) -> Colour:
    return Colour(OWNER[piece])


def kind_of(piece: int) -> Kind:
    return KINDS[KIND[piece]]


def tell_of_the_move(s: Aquatika, seat: Seat, move: Travel) -> None:
    """AQU-61: coverings, carries, releases and meals happen in the open: everybody is told. Told before the pieces move."""
    code, met = s.board[move.a], s.board[move.b]
    top, prey = code & TOP, code >> PREY
    start, end = Word(NAMES[move.a]), Word(NAMES[move.b])
    if type(move) is Carry:
        s.tell(Carried, seat, start, end, colour_of(prey), kind_of(prey))
        return
    if type(move) is Onto:
        eaten = met & TOP
        if KIND[top] == OCTOPUS:
            s.tell(Covered, seat, start, end, colour_of(eaten), kind_of(eaten))
        else:
            s.tell(Ate, seat, start, end, colour_of(eaten), kind_of(eaten))
            if met >> PREY:
                s.tell(AtePrey, seat, colour_of(met >> PREY), kind_of(met >> PREY))
    elif abs(move.a // WIDTH - move.b // WIDTH) > 1 or abs(move.a % WIDTH - move.b % WIDTH) > 1:
        length = max(abs(move.a // WIDTH - move.b // WIDTH), abs(move.a % WIDTH - move.b % WIDTH))
        s.tell(Jumped, seat, start, end, length // 2)
    else:
        s.tell(Stepped, seat, kind_of(top), start, end)
    if prey:
        s.tell(Released, seat, start, colour_of(prey), kind_of(prey))


# --- The question ----------------------------------------------------------------------------------------------------


class MovePiece(Question):
    """AQU-10: move exactly one of your own uncovered pieces. There is no passing."""

    __slots__ = ()

    def options(self, s: Aquatika, seat: Seat) -> Sequence[Travel]:
        return legal_moves(s, seat) if s.twice else moves_of(s, seat)

    def refusal(self, s: Aquatika, seat: Seat, move: Move) -> str | None:
        if not isinstance(move, Travel):
            return ILLEGAL
        if move.a not in s.men[seat]:
            return "refuse-not-your-piece"
        if move not in GEOMETRIES[s.variant].moves(s.board[move.a], move.a, s.look):
            return "refuse-not-there"
        return "refuse-third-time" if s.twice and barred(s, seat, move) else None

    def answer(self, s: Aquatika, seat: Seat, move: Travel) -> None:
        if s.journal is not None:  # without this a playout takes 15 % longer
            tell_of_the_move(s, seat, move)
        s.log.append(move)
        if can_come_back(s, move):
            if not s.seen:
                s.seen[s.position | TO_MOVE[seat]] = 1
            carry_out(s, seat, move)
            remember(s, 1 - seat)
        else:
            if s.seen:
                s.seen = {}
                s.twice = 0
            carry_out(s, seat, move)
        if move.b == GEOMETRIES[s.variant].layout.goals[seat]:
            win_by_the_goal(s, seat, move.b)
        else:
            begin_turn(s, 1 - seat)


MOVE_PIECE: Final = MovePiece()


def begin_turn(s: Aquatika, seat: Seat) -> None:
    """AQU-10: players alternate. AQU-56: who has no legal move loses at once; a meal alone ends nothing (AQU-R10)."""
    if can_move(s, seat):
        s.ask(seat, MOVE_PIECE)
    else:
        lose_without_a_move(s, seat)


def remember(s: Aquatika, to_move: Seat) -> None:
    """AQU-53: one more time that this position came."""
    now = s.position | TO_MOVE[to_move]
    times = s.seen.get(now, 0) + 1
    s.seen[now] = times
    if times == 2:
        s.twice += 1


def carry_out(s: Aquatika, seat: Seat, move: Travel) -> None:
    """AQU-13: an octopus with its prey is one piece on one cell."""
    a, b, board = move.a, move.b, s.board
    code, met = board[a], board[b]
    arrives, left = code & TOP, code >> PREY
    tentacled = KIND[arrives] == OCTOPUS
    look = s.look
    men = s.men[seat]
    if met:
        if tentacled:
            cover(s, met, b)
            arrives |= met << PREY
            look ^= TENTACLED[b]
        else:
            eat(s, met, b)
            if KIND[met & TOP] == OCTOPUS:
                look ^= TENTACLED[b]
    else:
        look ^= OCCUPIED[b] | TENTACLED[b] if tentacled else OCCUPIED[b]
        if type(move) is Carry:
            arrives, left = code, 0
    men.remove(a)
    insort(men, b)
    if left:
        release(s, left, a)
        look ^= TENTACLED[a]
    else:
        look ^= OCCUPIED[a] | TENTACLED[a] if tentacled else OCCUPIED[a]
    board[a], board[b], s.look = left, arrives, look
    s.position += WEIGHTS[left][a] - WEIGHTS[code][a] + WEIGHTS[arrives][b] - WEIGHTS[met][b]


def cover(s: Aquatika, met: int, cell: int) -> None:
    """AQU-20, AQU-23: the piece beneath, own or opposing, is no longer among those that can move."""
    s.men[OWNER[met]].remove(cell)


def release(s: Aquatika, prey: int, cell: int) -> None:
    """AQU-24, AQU-R13: a piece of its owner again, wherever it was carried to (AQU-R12)."""
    insort(s.men[OWNER[prey]], cell)


def eat(s: Aquatika, met: int, cell: int) -> None:
    """AQU-30, AQU-31, AQU-R2, AQU-R3: off the board for good, and with an octopus its prey, whoever owns it."""
    s.men[OWNER[met & TOP]].remove(cell)
    s.eaten.append(met & TOP)
    if met >> PREY:
        s.eaten.append(met >> PREY)
