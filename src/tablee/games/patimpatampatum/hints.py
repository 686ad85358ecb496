"""What a decent player of PatimPatamPatum feels. Sees only a table dealt anew for the seat that thinks.

Everything is counted in points. A pawn is worth what its square pays now and, less surely, in the rounds to come; a pawn in the
street a little, the more the nearer it is to a dear square; a card what it could still do. A turn is planned as a whole: the best
end that the cards can reach, less what they cost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from random import Random
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import Move
from tablee.games.patimpatampatum.board import (
    CELL,
    CELLS,
    FAR,
    HOUSES,
    LONGEST,
    NOBODY,
    SANT_PERE,
    SQUARES,
    STREETS,
    VALUE,
    Walks,
    walks,
)
from tablee.games.patimpatampatum.cards import (
    ADMIN,
    BORRATXOS,
    DEALT,
    FIRST_COMPARSE,
    FUETS,
    KIND,
    PIXAPI,
    PLENS,
    TABALER,
)
from tablee.games.patimpatampatum.rules.push import (
    Block,
    Borratxos,
    ChooseRetreat,
    Comparse,
    Defend,
    Fuets,
    Plens,
    PlensWith,
    Retreat,
    Yield,
    keeps_its_place,
    victims,
)
from tablee.games.patimpatampatum.rules.rounds import houses_pay, square_pays
from tablee.games.patimpatampatum.rules.setup import Place, PlacePawn
from tablee.games.patimpatampatum.rules.state import ROUNDS, Patum, held, pawns
from tablee.games.patimpatampatum.rules.turn import (
    ChoosePawn,
    ChooseSecond,
    ChooseWay,
    Discard,
    Go,
    House,
    Lay,
    LayCard,
    Pawn,
    Push,
    Use,
)

HORIZON: Final = 5  # answers of a rollout before the value is trusted: the rest of a turn, with its defence
SLIP: Final = 0.12  # how often a rollout does anything: playouts that never vary teach nothing
GLANCE: Final = 4  # pawns that a rollout looks at before it chooses one
KEENNESS: Final = 2.0  # points that make an option e times as likely

LATER: Final = (1.0, 0.45, 0.3)  # what a payment is worth now, in the next round and in the one after
ALMOST: Final = 0.28  # of the payment that one more pawn would bring
NEAR: Final = 0.55  # of a square's value, for a pawn in the street, divided by the way
LOSS: Final = 0.4  # of what a rival loses
FALLEN: Final = 0.7  # what a failed push costs beside the cards
NEVER: Final = -9.0
DEARER_FIRST: Final = 0.4  # of two cards the dearer is laid first, so that a pair is thought of once

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

SPREAD: Final = (0.0, 14.0, 11.0, 8.0)  # by round: points of advantage that make a win e times as likely


# --- What things are worth -------------------------------------------------------------------------------------------


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


class Mood:
    """What one player feels about the places and the cards, felt once for all options of a question."""

    __slots__ = ("arrival", "hopes", "price", "prizes", "s", "seat")

    def __init__(self, s: Patum, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.hopes = prospect(west=s.west)
        urgency = haste(s)
        self.price = [worth * urgency for worth in PRICE]
        self.price[FIRST_COMPARSE + s.comparse[seat]] = OWN_COMPARSE * urgency
        self.arrival = [0.0] * STREETS[0]  # of squares and houses
        self.prizes: list[list[tuple[int, float]]] = [
            [] for _ in range(SQUARES[-1] + 1)
        ]  # cards and prize of each victim
        for square in SQUARES:
            self.arrival[square] = gain = coming(s, seat, square)
            if s.full >> square & 1:
                self.prizes[square] = [
                    (len(s.hand[victim]), gain + LOSS * standing(s, victim, square))
                    for victim in victims(s, seat, square)
                ]
        for house in HOUSES:
            self.arrival[house] = NEVER if s.street[house] == seat else gain_go(s, seat, house)

    def push(self, square: int, push: int) -> float:
        """The best that a push can do: the place, and what the rival loses."""
        best = -FALLEN
        for cards, prize in self.prizes[square]:
            likely = CHANCE[push][cards]
            best = max(best, likely * prize - (1 - likely) * FALLEN)
        return best

    def push_against(self, square: int, victim: Seat, push: int) -> float:
        """What a push against this rival may bring."""
        likely = CHANCE[push][len(self.s.hand[victim])]
        prize = self.arrival[square] + LOSS * standing(self.s, victim, square)
        return likely * prize - (1 - likely) * FALLEN

    def end(self, found: Walks, value: int) -> float:
        """The best that a move of this value can do, from where these walks begin."""
        street, hopes, best = self.s.street, self.hopes, -FALLEN
        for cell in found.exact[value]:
            if hopes[cell] > best and street[cell] == NOBODY:
                best = hopes[cell]
        for distance, cell in found.open:
            if distance > value:
                break
            best = max(best, self.arrival[cell])
        for distance, square in found.full:
            if distance >= value:
                break
            best = max(best, self.push(square, value - distance))
        return best

    def sums(self) -> dict[int, float]:
        """Each value that one or two cards can make, with what the cheapest way costs."""
        worth, price, hand = self.s.worth, self.price, self.s.hand[self.seat]
        cheapest: dict[int, float] = {}
        kinds = sorted(set(hand))
        for at, kind in enumerate(kinds):
            value, cost = worth[kind], price[kind]
            if cost < cheapest.get(value, FAR):
                cheapest[value] = cost
            for other in kinds[at if hand.count(kind) > 1 else at + 1 :]:
                both, sum_of_both = cost + price[other], value + worth[other]
                if both < cheapest.get(sum_of_both, FAR):
                    cheapest[sum_of_both] = both
        return cheapest

    def plan(self, cell: int, cheapest: dict[int, float]) -> float:
        """The best turn of the pawn on this cell."""
        found = walks(cell, self.s.full, west=self.s.west)
        best = NEVER
        for value, cost in cheapest.items():
            best = max(best, self.end(found, value) - cost)
        return best - standing(self.s, self.seat, cell)


# --- How good each option looks --------------------------------------------------------------------------------------


def gain_pawn(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-22: the pawn with the best plan; a house if it is worth the card."""
    mood = Mood(s, seat)
    cheapest = mood.sums()

    def gain(move: Move) -> float:
        if isinstance(move, Pawn):
            return mood.plan(CELL[move.cell], cheapest)
        if isinstance(move, House):
            return mood.arrival[CELL[move.cell]] - mood.price[ADMIN] - mood.hopes[SANT_PERE]
        assert isinstance(move, Discard)
        return -mood.price[KIND[move.card]]

    return gain


def gain_card(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-20: the card that begins the best plan, alone or with another."""
    mood, worth, hand = Mood(s, seat), s.worth, s.hand[seat]
    found = walks(s.origin, s.full, west=s.west)
    kinds = sorted(set(hand))
    ends: dict[int, float] = {}

    def end(value: int) -> float:
        if value not in ends:
            ends[value] = mood.end(found, value)
        return ends[value]

    def gain(move: Move) -> float:
        assert isinstance(move, Lay)
        kind = KIND[move.card]
        best = end(worth[kind])
        for other in kinds:
            if worth[other] <= worth[kind] and (other != kind or hand.count(kind) > 1):
                best = max(best, end(worth[kind] + worth[other]) - mood.price[other])
        return best - mood.price[kind]

    return gain


def gain_way(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-30: the end itself, or what a further card makes of it."""
    mood, worth, value = Mood(s, seat), s.worth, s.value
    found = walks(s.origin, s.full, west=s.west)
    near = {square: distance for distance, square in found.full}

    def gain(move: Move) -> float:
        if isinstance(move, Go):
            cell = CELL[move.cell]
            return mood.arrival[cell] if SANT_PERE < cell < STREETS[0] else gain_go(s, seat, cell)
        if isinstance(move, Push):
            square = CELL[move.cell]
            return mood.push_against(square, move.victim, value - near[square])
        if isinstance(move, Lay):
            kind = KIND[move.card]
            dearer = DEARER_FIRST if worth[kind] > worth[s.laid[0]] else 0.0
            return mood.end(found, value + worth[kind]) - mood.price[kind] - dearer
        assert isinstance(move, Use)
        return gain_use(mood, KIND[move.card], found)

    return gain


def gain_use(mood: Mood, kind: int, found: Walks) -> float:
    """PPP-80, PPP-82, PPP-83: a safe push, a rival out of the way, or two moves for one."""
    s, seat, cost = mood.s, mood.seat, mood.price[kind]
    if kind == TABALER:
        pushes = [mood.push(square, s.value - distance) for distance, square in found.full if distance < s.value]
        at_stake = FALLEN if s.origin not in HOUSES and s.origin != SANT_PERE else 0.0
        return max(pushes, default=NEVER) + at_stake - cost
    if kind == PIXAPI:
        rivals = [cell for cell in found.exact[s.value] if s.street[cell] not in (NOBODY, seat)]
        return max((gain_go(s, seat, cell) for cell in rivals), default=NEVER) - cost
    others = [
        mood.end(walks(cell, s.full, west=s.west), s.value) - standing(s, seat, cell)
        for cell in (SANT_PERE, *SQUARES)
        if pawns(s, cell, seat) > (cell == s.origin)
    ]
    return mood.end(found, s.value) + max(others, default=NEVER) - cost


def gain_second(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-83: the pawn that makes most of the sum; to stop is nothing."""
    mood = Mood(s, seat)

    def gain(move: Move) -> float:
        if not isinstance(move, Pawn):
            return 0.0
        cell = CELL[move.cell]
        return mood.end(walks(cell, s.full, west=s.west), s.value) - standing(s, seat, cell)

    return gain


def gain_defence(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-50: what is saved, less what it costs; a distant attacker is worth sending home."""
    mood, attacker = Mood(s, seat), s.active
    price = mood.price
    home = mood.hopes[SANT_PERE]
    saved = standing(s, seat, s.target) - home + LOSS * coming(s, attacker, s.target)
    safe = keeps_its_place(s) or s.origin == SANT_PERE
    sent = 0.0 if safe else LOSS * max(0.0, standing(s, attacker, s.origin) - home)

    def gain(move: Move) -> float:
        if isinstance(move, Block):
            return saved + sent / 2 - price[KIND[move.card]]
        if isinstance(move, Fuets):
            return saved + sent / 2 - price[FUETS] - price[KIND[move.card]]
        if isinstance(move, PlensWith):
            return saved + sent / 2 - price[PLENS] - price[KIND[move.card]]
        if isinstance(move, Plens):
            return saved - price[PLENS]
        if isinstance(move, Comparse):
            return saved + sent - price[FIRST_COMPARSE + s.comparse[attacker]]
        if isinstance(move, Borratxos):
            square = CELL[move.cell]
            return coming(s, seat, square) + LOSS * standing(s, attacker, square) - home - price[BORRATXOS]
        assert isinstance(move, Yield)
        return 0.0

    return gain


def gain_retreat(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-62: wherever the attacker hopes for least."""
    hopes = prospect(west=s.west)

    def gain(move: Move) -> float:
        assert isinstance(move, Retreat)
        return -hopes[CELL[move.cell]]

    return gain


def gain_place(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-V1: the first pawn of mine in a square, the dearer the better."""

    def gain(move: Move) -> float:
        assert isinstance(move, Place)
        return 0.3 * coming(s, seat, CELL[move.cell])

    return gain


def gains(s: Patum, seat: Seat) -> Callable[[Move], float] | None:
    """How many points each answer to the present question seems to bring; None where it does not matter."""
    match s.question:
        case ChoosePawn():
            return gain_pawn(s, seat)
        case LayCard():
            return gain_card(s, seat)
        case ChooseWay():
            return gain_way(s, seat)
        case ChooseSecond():
            return gain_second(s, seat)
        case Defend():
            return gain_defence(s, seat)
        case ChooseRetreat():
            return gain_retreat(s, seat)
        case PlacePawn():
            return gain_place(s, seat)
        case _:
            return None


def prior(s: Patum, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How good each option looks: e times as good for each point or so more."""
    gain = gains(s, seat)
    if gain is None or len(options) == 1:
        return [1.0] * len(options)
    found = [gain(move) for move in options]
    best = max(found)
    return [0.002 + exp((one - best) / KEENNESS) for one in found]


def rollout(s: Patum, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    """What looks best, among a few where there are many; with a slip now and then."""
    if rng.random() < SLIP:
        return options[int(rng.random() * len(options))]
    gain = gains(s, seat)
    if gain is None:
        return options[int(rng.random() * len(options))]
    if isinstance(s.question, ChoosePawn) and len(options) > GLANCE:
        options = [options[0], *rng.sample(options[1:], GLANCE - 1)]
    return max(options, key=gain)


# --- The hope of the win ---------------------------------------------------------------------------------------------


def wealth(s: Patum, seat: Seat, urgency: float) -> float:
    """The points a player has and may expect."""
    worth = float(s.score[seat])
    if s.gone >> seat & 1:
        return worth
    assets = ASSET[s.round]
    for square, count in enumerate(s.crowd[seat :: s.seats]):
        worth += assets[square][count]
    worth += HOUSING[s.round][held(s, seat)]
    hopes = prospect(west=s.west)
    for cell, owner in enumerate(s.street):
        if owner == seat:
            worth += 0.5 * hopes[cell]
    return worth + urgency * sum([PRICE[kind] for kind in s.hand[seat]])


def value(s: Patum) -> list[float]:
    """Each seat's hope of the win: the wealthier, the likelier, and the more so the later it is.

    How much an advantage is worth in each round was fitted to who won matches of greedy players.
    """
    if s.outcome is not None:
        return [s.outcome.share(seat) for seat in range(s.seats)]
    urgency = haste(s) if s.round else 0.0
    wealths = [wealth(s, seat, urgency) for seat in range(s.seats)]
    best, spread = max(wealths), SPREAD[max(s.round, 1)]
    hopes = [0.0 if s.gone >> seat & 1 else exp((one - best) / spread) for seat, one in enumerate(wealths)]
    whole = sum(hopes)
    return [hope / whole for hope in hopes]
