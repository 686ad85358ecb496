"""The table of PatimPatamPatum: who stands where, who holds what, and what is going on in the turn."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tablee.core.chance import NO_CHANCE, Chance
from tablee.core.game import Switch
from tablee.core.notation import Seat
from tablee.core.state import State
from tablee.games.patimpatampatum.board import CELLS, HOUSES, NOBODY, NOWHERE, SQUARES, STREETS
from tablee.games.patimpatampatum.cards import CARDS, FACTS, FIRST_COMPARSE, KIND, NO_CARD, PRINTED

ROUNDS: Final = 3  # PPP-V3
SMALLEST: Final = 3  # PPP-10: what a square holds in the first round

STRATEGIC: Final = Switch("strategic", default=False)
FLAT_VALUES: Final = Switch("flat", default=False)

ENDINGS: Final = ("points", "shared", "void")

Paid = tuple[int, ...]  # what a player was paid in a round: for each square, then for houses


class Patum(State):
    """The table. Hands are kept sorted: their order tells nothing."""

    __slots__ = (
        "active",
        "character",
        "comparse",
        "crowd",
        "difference",
        "discard",
        "distance",
        "first",
        "flat",
        "full",
        "gone",
        "hand",
        "laid",
        "landed",
        "order",
        "origin",
        "pile",
        "placing",
        "push",
        "round",
        "score",
        "sheet",
        "spent",
        "strategic",
        "street",
        "target",
        "value",
        "victim",
        "west",
        "worth",
    )

    def __init__(
        self,
        seats: int,
        chance: Chance,
        hand: list[list[int]],
        pile: list[int],
        discard: list[int],
        laid: list[int],
        street: list[int],
        crowd: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.hand = hand
        self.pile = pile  # the top card last
        self.discard = discard  # the top card last
        self.laid = laid  # the value cards of this turn
        self.street = street  # who stands on each street cell and in each house, by cell
        self.crowd = crowd  # pawns on Sant Pere and in the squares, by cell and seat
        self.comparse: tuple[int, ...] = ()  # of each seat that has taken one
        self.placing: tuple[Seat, ...] = ()  # PPP-V1: who places a pawn, the next one first
        self.order: tuple[Seat, ...] = ()  # PPP-11
        self.score: tuple[int, ...] = (0,) * seats
        self.sheet: tuple[tuple[Paid, ...], ...] = ()  # by round and seat
        self.round = 0  # counted from 1
        self.full = 0  # a bit for each full square
        self.spent = 0  # PPP-71: a bit for each attacker and player without cards
        self.gone = 0  # PPP-R35: a bit for each player who left
        self.west = seats > 3
        self.strategic = False
        self.flat = False
        self.worth = PRINTED  # PPP-20, PPP-V2: what each kind of card is worth

    def begin(self, seat: Seat) -> None:
        """A turn in which nothing was chosen yet."""
        self.active = seat
        self.value = 0  # PPP-21: the sum of the value cards
        self.character = NO_CARD  # the card that is played for its action
        self.origin = NOWHERE  # where the chosen pawn stands
        self.landed = NOWHERE  # where the pawn is after its move
        self.first = NOWHERE  # PPP-R39: where the pawn is that made the first move of an Àliga
        self.target = NOWHERE  # the square that is pushed into
        self.victim = NOBODY
        self.distance = 0
        self.push = 0
        self.difference = 0  # PPP-56

    def clone(self) -> Patum:
        copy = Patum(
            self.seats,
            NO_CHANCE,
            [hand[:] for hand in self.hand],
            self.pile[:],
            self.discard[:],
            self.laid[:],
            self.street[:],
            self.crowd[:],
        )
        self.clone_onto(copy)
        copy.comparse = self.comparse
        copy.placing = self.placing
        copy.order = self.order
        copy.score = self.score
        copy.sheet = self.sheet
        copy.round = self.round
        copy.full = self.full
        copy.spent = self.spent
        copy.gone = self.gone
        copy.strategic = self.strategic
        copy.flat = self.flat
        copy.worth = self.worth
        copy.active = self.active
        copy.value = self.value
        copy.character = self.character
        copy.origin = self.origin
        copy.landed = self.landed
        copy.first = self.first
        copy.target = self.target
        copy.victim = self.victim
        copy.distance = self.distance
        copy.push = self.push
        copy.difference = self.difference
        return copy


def empty_table(seats: int, chance: Chance) -> Patum:
    """PPP-04: a table where every pawn stands on Sant Pere."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    crowd = [FACTS["pawns"][str(seats)]] * seats + [0] * (seats * len(SQUARES))
    s = Patum(seats, chance, hands, [], [], [], [NOBODY] * len(CELLS), crowd)
    s.begin(0)
    return s


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
