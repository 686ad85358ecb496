"""The set-up: comparses, the first pawns in the squares, the first order. PPP-01 to PPP-05, and PPP-V1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from tablee.core.chance import Chance
from tablee.core.game import Setup
from tablee.core.notation import Seat, Word
from tablee.core.state import Event, Move, Question, do
from tablee.games.patimpatampatum.board import CELL, NAMES, SANT_PERE, SQUARES, VALUE
from tablee.games.patimpatampatum.cards import COMPARSE, COMPARSES, FACTS
from tablee.games.patimpatampatum.rules.rounds import begin_round
from tablee.games.patimpatampatum.rules.state import Patum, empty_table, inside, lift, put

PAIR: Final = 2  # a square that takes two pawns at the beginning, of different owners

QUOTA: Final = {
    seats: tuple(FACTS[f"quota-{seats}"].get(NAMES[square], 0) for square in SQUARES) for seats in (3, 4, 5)
}
DRAWN: Final = {int(seats): pawns for seats, pawns in FACTS["drawn"].items()}


def quota(s: Patum, square: int) -> int:
    """PPP-02: how many pawns a square takes at the beginning."""
    return QUOTA[s.seats][square - SQUARES[0]]


def new(setup: Setup, chance: Chance) -> Patum:
    """PPP-01: everybody takes a comparse."""
    s = empty_table(setup, chance)
    s.then(do(choose_comparses), do(place_pawns), do(begin_round))
    return s


# --- Comparses -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take(Move):
    """PPP-01: a comparse that nobody has."""

    comparse: Word


TAKE: Final = [Take(name) for name in COMPARSES]


@dataclass(frozen=True, slots=True)
class Took(Event):
    """PPP-01: a player took a comparse."""

    seat: Seat
    comparse: Word


class TakeComparse(Question):
    """PPP-01: each player takes one of the comparses that are left."""

    __slots__ = ()

    def options(self, s: Patum, seat: Seat) -> Sequence[Take]:
        return [TAKE[comparse] for comparse in range(len(COMPARSES)) if comparse not in s.comparse]

    def answer(self, s: Patum, seat: Seat, move: Take) -> None:
        take(s, seat, COMPARSE[move.comparse])
        choose_comparses(s)


TAKE_COMPARSE: Final = TakeComparse()


def take(s: Patum, seat: Seat, comparse: int) -> None:
    """PPP-01: the comparse is theirs."""
    s.comparse = (*s.comparse, comparse)
    s.tell(Took, seat, COMPARSES[comparse])


def choose_comparses(s: Patum) -> None:
    """PPP-01: seat by seat; the last of five takes what is left, and so does who has left the table."""
    while len(s.comparse) < s.seats:
        seat = len(s.comparse)
        left = [comparse for comparse in range(len(COMPARSES)) if comparse not in s.comparse]
        if len(left) > 1 and not s.gone >> seat & 1:
            s.ask(seat, TAKE_COMPARSE)
            return
        take(s, seat, left[0])


# --- Pawns from the bag ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Filled(Event):
    """PPP-02: the pawns that came out of the bag for a square; each owner is named once."""

    cell: Word
    seats: tuple[Seat, ...]


def place_pawns(s: Patum) -> None:
    """PPP-02: from a bag, or, with PPP-V1, by choice."""
    if s.strategic:
        place_by_choice(s)
    else:
        draw_from_the_bag(s)


def draw_from_the_bag(s: Patum) -> None:
    """PPP-02: blindly, from the dearest square down. PPP-03: in a square for two the owners differ. PPP-04: the rest waits."""
    bag = [seat for seat in range(s.seats) for _ in range(DRAWN[s.seats])]
    for square in SQUARES:
        while inside(s, square) < quota(s, square):
            seat = bag.pop(s.chance.pick("bag", len(bag)))
            if may_place(s, seat, square):
                place(s, seat, square)
            else:
                bag.append(seat)
                bag.sort()
        if quota(s, square):
            s.tell(Filled, NAMES[square], tuple(seat for seat in range(s.seats) if s.crowd[square * s.seats + seat]))
    set_first_order(s)


def may_place(s: Patum, seat: Seat, square: int) -> bool:
    """PPP-03: a square for two takes no second pawn of the same owner."""
    if inside(s, square) >= quota(s, square):
        return False
    return quota(s, square) > PAIR or not s.crowd[square * s.seats + seat]


def place(s: Patum, seat: Seat, square: int) -> None:
    """PPP-02, PPP-04: one pawn from those that wait on Sant Pere."""
    lift(s, seat, SANT_PERE)
    put(s, seat, square)


# --- Pawns by choice -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place(Move):
    """PPP-V1: a pawn into this square."""

    cell: Word


PLACE: Final = [Place(NAMES[square]) for square in (SANT_PERE, *SQUARES)]


@dataclass(frozen=True, slots=True)
class PlacingBegan(Event):
    """PPP-V1: who places first, second, …; then back again."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """PPP-V1: a player chose a square for a pawn."""

    seat: Seat
    cell: Word


class PlacePawn(Question):
    """PPP-V1: one pawn into any square that still takes it."""

    __slots__ = ()

    def options(self, s: Patum, seat: Seat) -> Sequence[Place]:
        return [PLACE[square] for square in open_squares(s, seat)]

    def answer(self, s: Patum, seat: Seat, move: Place) -> None:
        place_next(s, CELL[move.cell])
        ask_to_place(s)


PLACE_PAWN: Final = PlacePawn()


def place_by_choice(s: Patum) -> None:
    """PPP-V1: a snake through a random order, as many times as each has pawns to place."""
    order = list(range(s.seats))
    s.chance.shuffle("placing", order)
    s.order = tuple(order)
    there, back = s.order, s.order[::-1]
    s.placing = tuple(seat for turn in range(DRAWN[s.seats]) for seat in (back if turn % 2 else there))
    s.tell(PlacingBegan, s.order)
    ask_to_place(s)


def ask_to_place(s: Patum) -> None:
    """PPP-V1: the next one; for a player who left, the first square that will do."""
    while s.placing:
        seat = s.placing[0]
        if not s.gone >> seat & 1:
            s.ask(seat, PLACE_PAWN)
            return
        place_next(s, open_squares(s, seat)[0])
    set_first_order(s)


def place_next(s: Patum, square: int) -> None:
    """PPP-V1: the pawn of whoever is next."""
    seat, *after = s.placing
    place(s, seat, square)
    s.placing = tuple(after)
    s.tell(Placed, seat, NAMES[square])


def open_squares(s: Patum, seat: Seat) -> list[int]:
    """PPP-V1: the squares that take this pawn and leave room for all the pawns that are still to come."""
    return [square for square in SQUARES if may_place(s, seat, square) and can_be_finished(s, seat, square)]


def can_be_finished(s: Patum, seat: Seat, square: int) -> bool:
    """PPP-V1: with a pawn here, can squares for two still be filled by different owners? The others take anybody."""
    left = [s.placing.count(one) - (one == seat) for one in range(s.seats)]
    pairs = []
    for one in SQUARES:
        if quota(s, one) == PAIR:
            owners = {rival for rival in range(s.seats) if s.crowd[one * s.seats + rival]}
            pairs.append(owners | {seat} if one == square else owners)
    return _can_fill(left, [owners for owners in pairs if len(owners) < PAIR])


def _can_fill(left: list[int], pairs: list[set[Seat]]) -> bool:
    if not pairs:
        return True
    owners, *others = pairs
    able = [seat for seat, pawns in enumerate(left) if pawns and seat not in owners]
    for chosen in combinations(able, PAIR - len(owners)):
        if _can_fill([pawns - (seat in chosen) for seat, pawns in enumerate(left)], others):
            return True
    return False


# --- The first order -------------------------------------------------------------------------------------------------


def placed_worth(s: Patum, seat: Seat) -> int:
    """PPP-05: for each pawn in a square, the value of that square."""
    return sum(VALUE[square] * s.crowd[square * s.seats + seat] for square in SQUARES)


def set_first_order(s: Patum) -> None:
    """PPP-05: whoever's pawns are worth least begins. Ties: by chance; PPP-V1: whoever placed the last pawn later is earlier."""
    if s.strategic:
        last = s.order if DRAWN[s.seats] % 2 else s.order[::-1]
        order = list(reversed(last))
    else:
        order = list(range(s.seats))
        s.chance.shuffle("order", order)
    s.order = tuple(sorted(order, key=lambda seat: placed_worth(s, seat)))


SETUP_MOVES: Final[tuple[Move, ...]] = (*TAKE, *(PLACE[square] for square in SQUARES))
