"""The table of PatimPatamPatum: who stands where, who holds what, and what is going on in the turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from typing import Final

from tablee.core.chance import Chance
from tablee.core.game import Setup, Switch
from tablee.core.notation import Seat
from tablee.core.state import Ending, State
from tablee.core.stateclass import stateclass
from tablee.games.patimpatampatum.board import CELLS, HOUSES, NOBODY, NOWHERE, SQUARES, STREETS
from tablee.games.patimpatampatum.cards import CARDS, FACTS, FIRST_COMPARSE, FLAT, KIND, NO_CARD, PRINTED

ROUNDS: Final = 3  # PPP-V3
SMALLEST: Final = 3  # PPP-10: what a square holds in the first round

STRATEGIC: Final = Switch("strategic", default=False)
FLAT_VALUES: Final = Switch("flat", default=False)


class End(Ending):
    """PPP-90: how a match ends."""

    POINTS = "points"
    SHARED = "shared"
    VOID = "void"


Paid = tuple[int, ...]  # what a player was paid in a round: for each square, then for houses


@stateclass
class Patum(State):
    """The table. Hands are kept sorted: their order tells nothing."""

    hand: list[list[int]]
    street: list[int]  # who stands on each street cell and in each house, by cell
    crowd: list[int]  # pawns on Sant Pere and in the squares, by cell and seat
    score: tuple[int, ...]
    west: bool
    strategic: bool
    flat: bool
    worth: tuple[int, ...]  # PPP-20, PPP-V2: what each kind of card is worth
    pile: list[int] = field(default_factory=list)  # the top card last
    discard: list[int] = field(default_factory=list)  # the top card last
    comparse: tuple[int, ...] = ()  # of each seat that has taken one
    placing: tuple[Seat, ...] = ()  # PPP-V1: who places a pawn, the next one first
    order: tuple[Seat, ...] = ()  # PPP-11
    sheet: tuple[tuple[Paid, ...], ...] = ()  # by round and seat
    round: int = 0  # counted from 1
    full: int = 0  # a bit for each full square
    spent: int = 0  # PPP-71: a bit for each attacker and player without cards
    gone: int = 0  # PPP-R35: a bit for each player who left
    # The turn:
    active: Seat = 0
    laid: list[int] = field(default_factory=list)  # the value cards
    value: int = 0  # PPP-21: the sum of the value cards
    character: int = NO_CARD  # the card that is played for its action
    origin: int = NOWHERE  # where the chosen pawn stands
    landed: int = NOWHERE  # where the pawn is after its move
    first: int = NOWHERE  # PPP-R39: where the pawn is that made the first move of an Àliga
    target: int = NOWHERE  # the square that is pushed into
    victim: Seat = NOBODY
    distance: int = 0
    push: int = 0
    difference: int = 0  # PPP-56


def empty_table(setup: Setup, chance: Chance) -> Patum:
    """PPP-04: a table where every pawn stands on Sant Pere. PPP-V1, PPP-V2: as the players have agreed."""
    seats, flat = setup.seats, FLAT_VALUES.of(setup)
    return Patum(
        seats,
        chance,
        hand=[[] for _ in range(seats)],
        street=[NOBODY] * len(CELLS),
        crowd=[FACTS["pawns"][str(seats)]] * seats + [0] * (seats * len(SQUARES)),
        score=(0,) * seats,
        west=seats > 3,
        strategic=STRATEGIC.of(setup),
        flat=flat,
        worth=FLAT if flat else PRINTED,
    )


def forget_turn(s: Patum) -> None:
    """PPP-20: nothing was chosen yet; the cards were put away before."""
    s.value = 0
    s.character = NO_CARD
    s.origin = s.landed = s.first = s.target = NOWHERE
    s.victim = NOBODY
    s.distance = s.push = s.difference = 0


# --- Cards -----------------------------------------------------------------------------------------------------------


def without_cards(s: Patum, but: Seat = NOBODY) -> int:
    """PPP-70: how many are without cards. PPP-R42: all who left count as one."""
    count = 1 if s.gone else 0
    for seat, hand in enumerate(s.hand):
        if not hand and seat != but and not s.gone >> seat & 1:
            count += 1
    return count


def may_push(s: Patum, seat: Seat, victim: Seat) -> bool:
    """PPP-71: a player without cards is pushed by each opponent once at most."""
    return bool(s.hand[victim]) or not s.spent >> (seat * s.seats + victim) & 1


# --- Pawns -----------------------------------------------------------------------------------------------------------


def capacity(s: Patum) -> int:
    """PPP-10: three pawns in the first round, then four, then five."""
    return s.round + SMALLEST - 1


def pawns(s: Patum, cell: int, seat: Seat) -> int:
    """How many pawns of a player stand on a cell."""
    if cell <= SQUARES[-1]:
        return s.crowd[cell * s.seats + seat]
    return int(s.street[cell] == seat)


def inside(s: Patum, cell: int) -> int:
    """How many pawns stand in a square."""
    return sum(s.crowd[cell * s.seats : (cell + 1) * s.seats])


def fill_up(s: Patum) -> None:
    """PPP-R32: which squares are full at the capacity of this round."""
    s.full = sum([1 << square for square in SQUARES if inside(s, square) >= capacity(s)])


def put(s: Patum, seat: Seat, cell: int) -> None:
    """A pawn comes to a cell."""
    if cell > SQUARES[-1]:
        s.street[cell] = seat
        return
    s.crowd[cell * s.seats + seat] += 1
    if cell and inside(s, cell) >= capacity(s):
        s.full |= 1 << cell


def lift(s: Patum, seat: Seat, cell: int) -> None:
    """PPP-R10: a pawn leaves a cell, and its place is free."""
    if cell > SQUARES[-1]:
        s.street[cell] = NOBODY
        return
    s.crowd[cell * s.seats + seat] -= 1
    s.full &= ~(1 << cell)


def stands(s: Patum, seat: Seat) -> list[int]:
    """The cells where a player has a pawn."""
    crowd, street = s.crowd[seat :: s.seats], s.street
    cells = [cell for cell, count in enumerate(crowd) if count]
    at = SQUARES[-1]
    for _ in range(street.count(seat)):
        at = street.index(seat, at + 1)
        cells.append(at)
    return cells


def held(s: Patum, seat: Seat) -> int:
    """PPP-75: how many houses a player holds."""
    return s.street[HOUSES[0] : STREETS[0]].count(seat)


# --- What must always hold -------------------------------------------------------------------------------------------


def inventory(s: Patum) -> dict[str, int]:
    """PPP-01: every card and every pawn, wherever it is; before the first deal the cards lie in the box."""
    if s.round:
        cards = Counter((*s.pile, *s.discard, *s.laid))
        for hand in s.hand:
            cards.update(hand)
        if s.character != NO_CARD:
            cards[s.character] += 1
        comparses = sum(cards[FIRST_COMPARSE + comparse] for comparse in s.comparse)
    else:
        cards = Counter({KIND[name]: count for name, count in FACTS[f"copies-{s.seats}"].items()})
        comparses = s.seats
    box = {f"card {CARDS[kind]}": cards[kind] for kind in range(FIRST_COMPARSE)}
    box["comparse cards"] = comparses
    for seat in range(s.seats):
        box[f"pawns of seat {seat}"] = s.street.count(seat) + sum(s.crowd[seat :: s.seats])
    return box
