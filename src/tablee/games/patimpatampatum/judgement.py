"""What pawns, cards, pushes and a whole turn of PatimPatamPatum are worth, in points.

A pawn is worth what its square pays now and, less surely, in the rounds to come; a pawn in the street a little, the more the nearer
it is to a dear square; a card what it could still do. A turn is planned as a whole: the best end that the cards can reach, less what
they cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tablee.core.notation import Seat
from tablee.games.patimpatampatum.board import (
    CELLS,
    FAR,
    HOUSES,
    LONGEST,
    NOBODY,
    SANT_PERE,
    SQUARES,
    STREETS,
    VALUE,
    walks,
)
from tablee.games.patimpatampatum.cards import DEALT, FIRST_COMPARSE
from tablee.games.patimpatampatum.rules.push import victims
from tablee.games.patimpatampatum.rules.rounds import houses_pay, square_pays
from tablee.games.patimpatampatum.rules.state import ROUNDS, Patum, held

LATER: Final = (1.0, 0.45, 0.3)  # what a payment is worth now, in the next round and in the one after
ALMOST: Final = 0.28  # of the payment that one more pawn would bring
NEAR: Final = 0.55  # of a square's value, for a pawn in the street, divided by the way
LOSS: Final = 0.4  # of what a rival loses
FALLEN: Final = 0.7  # what a failed push costs beside the cards
NEVER: Final = -9.0
NO_WAY: Final = 99.0
DEAREST: Final = LONGEST // 2  # the highest value of a card
PRICE: Final = (
    *(0.45, 0.65, 0.9, 1.25, 1.6),  # the numbers
    *(0.7, 1.1, 1.6, 1.1, 0.8, 1.6, 1.0),  # Tabaler, Plens, Administradors, Fuets, Pixapi, Àliga, Borratxos
    *(1.2,) * 5,  # comparses
)
OWN_COMPARSE: Final = 0.5
PAWNS: Final = 13
HOLDS: Final = (1.0, 0.95, 0.66, 0.42, 0.27, 0.11, 0.0)  # the part of all cards that are worth more than a push
TRICKS: Final = 0.045  # for each card in a hand: that it is a character which stops any push
TIRED: Final = 0.25  # how often a hand that could hold does not want to


def _asset(number: int, square: int, count: int) -> float:
    worth = 0.0
    for after in range(number, ROUNDS + 1):
        pays, more = square_pays(square, count, after), square_pays(square, count + 1, after)
        worth += LATER[after - number] * (pays + ALMOST * (more - pays) * (count > 0))
    return worth


def _housing(number: int, count: int) -> float:
    later = 0.25 * houses_pay(count, number + 1) if number < ROUNDS else 0.0
    return 0.8 * houses_pay(count, number) + later


# what so many pawns in a square are worth in this round and later, by round, square and pawns
ASSET: Final = tuple(
    tuple(
        tuple(_asset(max(number, 1), square, count) if square else 0.0 for count in range(PAWNS + 2))
        for square in (SANT_PERE, *SQUARES)
    )
    for number in range(ROUNDS + 1)
)
# what so many houses are worth: they can be taken at any moment
HOUSING: Final = tuple(
    tuple(_housing(max(number, 1), count) for count in range(len(HOUSES) + 2)) for number in range(ROUNDS + 1)
)


def _chance(push: int, cards: int) -> float:
    if not cards:
        return 1.0
    holds = HOLDS[min(push, len(HOLDS) - 1)]
    helpless = (1 - holds) ** min(cards, 8) * (1 - TRICKS) ** cards
    return float(helpless + TIRED * holds * (1 - 1 / (1 + push)))


# how likely a push succeeds against so many cards that nobody sees
CHANCE: Final = tuple(tuple(_chance(push, cards) for cards in range(2 * DEALT + 1)) for push in range(LONGEST + 1))
CHANCE_BY_CARDS: Final = tuple(zip(*CHANCE, strict=True))


@cache
def prospect(*, west: bool) -> tuple[float, ...]:
    """What a pawn in the street may hope for."""
    worth = [0.0] * len(CELLS)
    for cell in (SANT_PERE, *STREETS):
        near = {square: distance for distance, square in walks(cell, 0, west=west).open if square in SQUARES}
        worth[cell] = max(NEAR * VALUE[square] / (near.get(square, FAR) + 2) for square in SQUARES)
    return tuple(worth)


def haste(s: Patum) -> float:
    """1 while much is to come, less when the second hand is about to be empty: cards left over are worth nothing."""
    sizes = sorted([len(hand) for seat, hand in enumerate(s.hand) if not s.gone >> seat & 1])
    second = sizes[0] if s.gone else sizes[1]
    return min(1.0, 0.15 + (second + len(s.pile) / s.seats) / 8)


def standing(s: Patum, seat: Seat, cell: int) -> float:
    """What a pawn of this player is worth where it stands."""
    if cell >= STREETS[0] or cell == SANT_PERE:
        return prospect(west=s.west)[cell]
    if cell in SQUARES:
        assets, count = ASSET[s.round][cell], s.crowd[cell * s.seats + seat]
        return assets[count] - assets[count - 1]
    count = held(s, seat)
    return HOUSING[s.round][count] - HOUSING[s.round][count - 1]


def coming(s: Patum, seat: Seat, cell: int) -> float:
    """What a pawn of this player would be worth if it came there."""
    if cell >= STREETS[0] or cell == SANT_PERE:
        return prospect(west=s.west)[cell]
    if cell in SQUARES:
        assets, count = ASSET[s.round][cell], s.crowd[cell * s.seats + seat]
        return assets[count + 1] - assets[count]
    count = held(s, seat)
    return HOUSING[s.round][count + 1] - HOUSING[s.round][count]


def gain_go(s: Patum, seat: Seat, cell: int) -> float:
    """What it is worth to come there, with a rival who has to go."""
    owner = s.street[cell]
    return coming(s, seat, cell) + (LOSS * standing(s, owner, cell) if owner != NOBODY else 0.0)


# --- A turn as a whole -----------------------------------------------------------------------------------------------


class Evaluation:
    """A board as one player values it: what the places are worth, and how well a move of each value can end."""

    __slots__ = ("arrival", "ends", "full", "hopes", "prizes", "pushes", "standing", "street", "west")

    def __init__(self, s: Patum, seat: Seat) -> None:
        self.hopes = prospect(west=s.west)
        self.street = tuple(s.street)
        self.full = s.full
        self.west = s.west
        self.arrival = [0.0] * STREETS[0]  # of a pawn that comes to a square or a house
        self.standing = list(self.hopes)  # of a pawn that is there
        self.prizes: dict[int, list[tuple[Seat, int, float]]] = {}  # victim, cards and prize, by full square
        self.pushes: dict[int, list[float]] = {}  # the best push, by square and strength
        self.ends: dict[int, list[float]] = {}  # the best end, by cell and value
        assets, at = ASSET[s.round], seat
        for square in SQUARES:
            at += s.seats
            count, worth = s.crowd[at], assets[square]
            self.arrival[square] = gain = worth[count + 1] - worth[count]
            self.standing[square] = worth[count] - worth[count - 1] if count else 0.0
            if s.full >> square & 1:
                self.prizes[square] = [
                    (victim, len(s.hand[victim]), gain + LOSS * standing(s, victim, square))
                    for victim in victims(s, seat, square)
                ]
        houses = HOUSING[s.round]
        count = held(s, seat)
        gain = houses[count + 1] - houses[count]
        for house in HOUSES:
            owner = self.street[house]
            if owner == NOBODY:
                self.arrival[house] = gain
            elif owner == seat:
                self.arrival[house] = NEVER
                self.standing[house] = houses[count] - houses[count - 1]
            else:
                self.arrival[house] = gain + LOSS * standing(s, owner, house)

    def best_pushes(self, square: int) -> list[float]:
        """The best that a push into a full square can do, by its strength: the place, and what the rival loses."""
        known = self.pushes.get(square)
        if known is None:
            known = self.pushes[square] = self._find_pushes(square)
        return known

    def _find_pushes(self, square: int) -> list[float]:
        best = [-FALLEN] * (LONGEST + 1)
        for _, cards, prize in self.prizes[square]:
            stake = prize + FALLEN
            best = list(map(max, best, [likely * stake - FALLEN for likely in CHANCE_BY_CARDS[cards]]))
        return best

    def push_against(self, square: int, victim: Seat, push: int) -> float:
        """What a push against this rival may bring."""
        cards, prize = next((cards, prize) for one, cards, prize in self.prizes[square] if one == victim)
        likely = CHANCE[push][cards]
        return likely * prize - (1 - likely) * FALLEN

    def best_ends(self, cell: int) -> list[float]:
        """The best that a move from this cell can do, by its value."""
        known = self.ends.get(cell)
        if known is None:
            known = self.ends[cell] = self._find_ends(cell)
        return known

    def _find_ends(self, cell: int) -> list[float]:
        street, hopes, arrival = self.street, self.hopes, self.arrival
        found = walks(cell, self.full, west=self.west)
        best = [-FALLEN] * (LONGEST + 1)
        for value, ends in enumerate(fairest(cell, self.full, west=self.west)):
            for end in ends:
                if street[end] == NOBODY:
                    best[value] = hopes[end]
                    break
        nearest, top = 0, -FALLEN
        opened = found.open
        for value in range(1, LONGEST + 1):
            while nearest < len(opened) and opened[nearest][0] <= value:
                top = max(top, arrival[opened[nearest][1]])
                nearest += 1
            best[value] = max(best[value], top)
        for distance, square in found.full:
            best[distance + 1 :] = map(max, best[distance + 1 :], self.best_pushes(square)[1:])
        return best

    def plan(self, cell: int, cheapest: Sequence[tuple[int, float]]) -> float:
        """The best turn of the pawn on this cell."""
        ends = self.best_ends(cell)
        return max([ends[value] - cost for value, cost in cheapest]) - self.standing[cell]


@cache
def fairest(start: int, full: int, *, west: bool) -> tuple[tuple[int, ...], ...]:
    """The streets where walks of each length end, those with the best prospect first."""
    hopes = prospect(west=west)
    return tuple(tuple(sorted(cells, key=lambda cell: -hopes[cell])) for cells in walks(start, full, west=west).exact)


_EVALUATIONS: Final[dict[object, Evaluation]] = {}
MOST_EVALUATIONS: Final = 2000


def evaluate(s: Patum, seat: Seat) -> Evaluation:
    """The evaluation, kept for each board: a search meets the same ones again and again, and all parts of a turn share one."""
    sizes = [len(hand) for hand in s.hand]
    sizes[seat] = 0
    key = (seat, s.round, s.spent, bytes(sizes), bytes(s.crowd), tuple(s.street))
    known = _EVALUATIONS.get(key)
    if known is None:
        if len(_EVALUATIONS) >= MOST_EVALUATIONS:
            _EVALUATIONS.clear()
        known = _EVALUATIONS[key] = Evaluation(s, seat)
    return known


def prices(s: Patum, seat: Seat) -> list[float]:
    """What each kind of card is worth to this player."""
    urgency = haste(s)
    price = [worth * urgency for worth in PRICE]
    price[FIRST_COMPARSE + s.comparse[seat]] = OWN_COMPARSE * urgency
    return price


def sums(s: Patum, seat: Seat, price: Sequence[float]) -> list[tuple[int, float]]:
    """Each value that one or two cards of the hand can make, with what the cheapest way costs."""
    worth = s.worth
    cheap, next_cheap = [NO_WAY] * (DEAREST + 1), [NO_WAY] * (DEAREST + 1)  # of the cards of each value
    for kind in s.hand[seat]:
        value, cost = worth[kind], price[kind]
        if cost < cheap[value]:
            cheap[value], next_cheap[value] = cost, cheap[value]
        elif cost < next_cheap[value]:
            next_cheap[value] = cost
    cheapest = [*cheap, *[NO_WAY] * DEAREST]
    for value in range(1, DEAREST + 1):
        cost = cheap[value]
        if cost < NO_WAY:
            cheapest[2 * value] = min(cheapest[2 * value], cost + next_cheap[value])
            for other in range(value + 1, DEAREST + 1):
                cheapest[value + other] = min(cheapest[value + other], cost + cheap[other])
    return [(value, cost) for value, cost in enumerate(cheapest) if cost < NO_WAY]
