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
    ALIGA,
    BORRATXOS,
    FIRST_COMPARSE,
    FUETS,
    KIND,
    KINDS,
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

HORIZON: Final = 9  # answers of a rollout before the value is trusted: a turn or two
SLIP: Final = 0.12  # how often a rollout does anything: playouts that never vary teach nothing
GLANCE: Final = 4  # pawns that a rollout looks at before it chooses one
KEENNESS: Final = 1.1  # points that make an option e times as likely

LATER: Final = (1.0, 0.45, 0.3)  # what a payment is worth now, in the next round and in the one after
ALMOST: Final = 0.28  # of the payment that one more pawn would bring
NEAR: Final = 0.55  # of a square's value, for a pawn in the street, divided by the way
LOSS: Final = 0.4  # of what a rival loses
FALLEN: Final = 0.7  # what a failed push costs beside the cards

CARD: Final = tuple(
    {
        **dict(zip(range(TABALER), (0.45, 0.65, 0.9, 1.25, 1.6), strict=True)),
        TABALER: 0.7,
        PLENS: 1.1,
        ADMIN: 1.6,
        FUETS: 1.1,
        PIXAPI: 0.8,
        ALIGA: 1.6,
        BORRATXOS: 1.0,
    }.get(kind, 1.2)
    for kind in KINDS
)
OWN_COMPARSE: Final = 0.5

HOLDS: Final = (1.0, 0.95, 0.66, 0.42, 0.27, 0.11, 0.0)  # the part of all cards that are worth more than a push
TRICKS: Final = 0.045  # for each card in a hand: that it is a character which stops any push


# --- What things are worth -------------------------------------------------------------------------------------------


@cache
def asset(number: int, square: int, count: int) -> float:
    """What so many pawns in a square are worth in this round and later."""
    worth = 0.0
    for after in range(number, ROUNDS + 1):
        pays, more = square_pays(square, count, after), square_pays(square, count + 1, after)
        worth += LATER[after - number] * (pays + ALMOST * (more - pays) * (count > 0))
    return worth


@cache
def housing(number: int, count: int) -> float:
    """What so many houses are worth: they can be taken at any moment."""
    return 0.8 * houses_pay(count, number) + (0.25 * houses_pay(count, number + 1) if number < ROUNDS else 0.0)


@cache
def prospect(*, west: bool) -> tuple[float, ...]:
    """What a pawn in the street may hope for."""
    worth = [0.0] * len(CELLS)
    for cell in (SANT_PERE, *STREETS):
        near = {square: distance for distance, square in walks(cell, 0, west=west).open if square in SQUARES}
        worth[cell] = max(NEAR * VALUE[square] / (near.get(square, FAR) + 2) for square in SQUARES)
    return tuple(worth)


def price(s: Patum, seat: Seat, kind: int) -> float:
    """What a card could still do; less when the round is almost over."""
    worth = OWN_COMPARSE if kind == FIRST_COMPARSE + s.comparse[seat] else CARD[kind]
    return worth * haste(s)


def haste(s: Patum) -> float:
    """1 while much is to come, less when the second hand is about to be empty: cards left over are worth nothing."""
    sizes = sorted(len(hand) for seat, hand in enumerate(s.hand) if not s.gone >> seat & 1)
    second = sizes[0] if s.gone else sizes[1]
    return min(1.0, 0.15 + (second + len(s.pile) / s.seats) / 8)


def standing(s: Patum, seat: Seat, cell: int) -> float:
    """What a pawn of this player is worth where it stands."""
    if cell in SQUARES:
        count = s.crowd[cell * s.seats + seat]
        return asset(s.round, cell, count) - asset(s.round, cell, count - 1)
    if cell in HOUSES:
        count = held(s, seat)
        return housing(s.round, count) - housing(s.round, count - 1)
    return prospect(west=s.west)[cell]


def coming(s: Patum, seat: Seat, cell: int) -> float:
    """What a pawn of this player would be worth if it came there."""
    if cell in SQUARES:
        count = s.crowd[cell * s.seats + seat]
        return asset(s.round, cell, count + 1) - asset(s.round, cell, count)
    if cell in HOUSES:
        count = held(s, seat)
        return housing(s.round, count + 1) - housing(s.round, count)
    return prospect(west=s.west)[cell]


def chance_of(push: int, cards: int) -> float:
    """How likely a push succeeds against so many cards that nobody sees."""
    if not cards:
        return 1.0
    holds = HOLDS[min(push, len(HOLDS) - 1)]
    return float((1 - holds) ** min(cards, 8) * (1 - TRICKS) ** cards + 0.25 * holds * (1 - 1 / (1 + push)))


def push_gain(s: Patum, seat: Seat, square: int, victim: Seat, push: int) -> float:
    """What a push may bring: the place, and what the rival loses."""
    likely = chance_of(push, len(s.hand[victim]))
    prize = coming(s, seat, square) + LOSS * standing(s, victim, square)
    return likely * prize - (1 - likely) * FALLEN


# --- A turn as a whole -----------------------------------------------------------------------------------------------


def best_end(s: Patum, seat: Seat, found: Walks, value: int) -> float:
    """The best that a move of this value can do, from where these walks begin."""
    street, hopes = s.street, prospect(west=s.west)
    best = best_push(s, seat, found, value)
    for cell in found.exact[value]:
        if hopes[cell] > best and street[cell] == NOBODY:
            best = hopes[cell]
    for distance, cell in found.open:
        if distance > value:
            break
        if street[cell] != seat:
            best = max(best, gain_go(s, seat, cell))
    return best


def best_push(s: Patum, seat: Seat, found: Walks, value: int) -> float:
    """The best that a push of this value can do."""
    best = -FALLEN
    for distance, square in found.full:
        if distance < value:
            for victim in victims(s, seat, square):
                best = max(best, push_gain(s, seat, square, victim, value - distance))
    return best


def sums(s: Patum, seat: Seat) -> dict[int, float]:
    """Each value that one or two cards can make, with what the cheapest way costs."""
    worth = s.worth
    hand = s.hand[seat]
    prices = {kind: price(s, seat, kind) for kind in set(hand)}
    cheapest: dict[int, float] = {}
    for at, kind in enumerate(hand):
        value, cost = worth[kind], prices[kind]
        if cost < cheapest.get(value, FAR):
            cheapest[value] = cost
        for other in hand[at + 1 :]:
            both = cost + prices[other]
            if both < cheapest.get(value + worth[other], FAR):
                cheapest[value + worth[other]] = both
    return cheapest


def plan(s: Patum, seat: Seat, cell: int, cheapest: dict[int, float]) -> float:
    """The best turn of the pawn on this cell."""
    found = walks(cell, s.full, west=s.west)
    best = max(best_end(s, seat, found, value) - cost for value, cost in cheapest.items())
    return best - standing(s, seat, cell)


# --- How good each option looks --------------------------------------------------------------------------------------


def gain_pawn(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-22: the pawn with the best plan; a house if it is worth the card."""
    cheapest = sums(s, seat)

    def gain(move: Move) -> float:
        if isinstance(move, Pawn):
            return plan(s, seat, CELL[move.cell], cheapest)
        if isinstance(move, House):
            cell = CELL[move.cell]
            return gain_go(s, seat, cell) - price(s, seat, ADMIN) - standing(s, seat, SANT_PERE)
        assert isinstance(move, Discard)
        return -price(s, seat, KIND[move.card])

    return gain


def gain_card(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-20: the card that begins the best plan, alone or with another."""
    worth, hand = s.worth, s.hand[seat]
    found = walks(s.origin, s.full, west=s.west)
    ends: dict[int, float] = {}

    def end(value: int) -> float:
        if value not in ends:
            ends[value] = best_end(s, seat, found, value)
        return ends[value]

    def gain(move: Move) -> float:
        assert isinstance(move, Lay)
        kind = KIND[move.card]
        best = end(worth[kind])
        for other in set(hand):
            # of two cards the dearer is laid first, so that a pair is thought of once
            if worth[other] <= worth[kind] and (other != kind or hand.count(kind) > 1):
                best = max(best, end(worth[kind] + worth[other]) - price(s, seat, other))
        return best - price(s, seat, kind)

    return gain


def gain_way(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-30: the end itself, or what a further card makes of it."""
    worth, value = s.worth, s.value
    found = walks(s.origin, s.full, west=s.west)
    near = {square: distance for distance, square in found.full}

    def gain(move: Move) -> float:
        if isinstance(move, Go):
            return gain_go(s, seat, CELL[move.cell])
        if isinstance(move, Push):
            square = CELL[move.cell]
            return push_gain(s, seat, square, move.victim, value - near[square])
        if isinstance(move, Lay):
            kind = KIND[move.card]
            dearer = 0.4 if worth[kind] > worth[s.laid[0]] else 0.0
            return best_end(s, seat, found, value + worth[kind]) - price(s, seat, kind) - dearer
        assert isinstance(move, Use)
        return gain_use(s, seat, KIND[move.card], found, value)

    return gain


def gain_go(s: Patum, seat: Seat, cell: int) -> float:
    owner = s.street[cell]
    return coming(s, seat, cell) + (LOSS * standing(s, owner, cell) if owner != NOBODY else 0.0)


def gain_use(s: Patum, seat: Seat, kind: int, found: Walks, value: int) -> float:
    """PPP-80, PPP-82, PPP-83: a safe push, a rival out of the way, or two moves for one."""
    cost = price(s, seat, kind)
    if kind == TABALER:
        out = standing(s, seat, s.origin) if s.origin not in (SANT_PERE, *HOUSES) else 0.0
        return best_push(s, seat, found, value) + min(out, 1.0) - cost
    if kind == PIXAPI:
        rivals = [cell for cell in found.exact[value] if s.street[cell] not in (NOBODY, seat)]
        return max((gain_go(s, seat, cell) for cell in rivals), default=-1.0) - cost
    others = [
        best_end(s, seat, walks(cell, s.full, west=s.west), value) - standing(s, seat, cell)
        for cell in second_cells(s, seat)
    ]
    return best_end(s, seat, found, value) + max(others, default=-1.0) - cost


def second_cells(s: Patum, seat: Seat) -> list[int]:
    """Where another pawn stands that an Àliga could move: Sant Pere and the squares will do for a feeling."""
    return [cell for cell in (SANT_PERE, *SQUARES) if pawns(s, cell, seat) > (cell == s.origin)]


def gain_second(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-83: the pawn that makes most of the sum; to stop is nothing."""
    value = s.value

    def gain(move: Move) -> float:
        if not isinstance(move, Pawn):
            return 0.0
        cell = CELL[move.cell]
        return best_end(s, seat, walks(cell, s.full, west=s.west), value) - standing(s, seat, cell)

    return gain


def gain_defence(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-50: what is saved, less what it costs; a distant attacker is worth sending home."""
    attacker, hopes = s.active, prospect(west=s.west)
    saved = standing(s, seat, s.target) - hopes[SANT_PERE] + LOSS * coming(s, attacker, s.target)
    sent = 0.0 if keeps_its_place(s) or s.origin == SANT_PERE else 0.3 * max(0.0, standing(s, attacker, s.origin))

    def gain(move: Move) -> float:
        if isinstance(move, Yield):
            return 0.0
        if isinstance(move, Block):
            return saved + sent / 2 - price(s, seat, KIND[move.card])
        if isinstance(move, Fuets):
            return saved + sent / 2 - price(s, seat, FUETS) - price(s, seat, KIND[move.card])
        if isinstance(move, PlensWith):
            return saved + sent / 2 - price(s, seat, PLENS) - price(s, seat, KIND[move.card])
        if isinstance(move, Plens):
            return saved - price(s, seat, PLENS)
        if isinstance(move, Comparse):
            return saved + sent - price(s, seat, FIRST_COMPARSE + s.comparse[attacker])
        assert isinstance(move, Borratxos)
        square = CELL[move.cell]
        return (
            coming(s, seat, square)
            + LOSS * standing(s, attacker, square)
            - hopes[SANT_PERE]
            - price(s, seat, BORRATXOS)
        )

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
        square = CELL[move.cell]
        count = s.crowd[square * s.seats + seat]
        return 0.3 * (asset(1, square, count + 1) - asset(1, square, count))

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


def wealth(s: Patum, seat: Seat) -> float:
    """The points a player has and may expect."""
    crowd = s.crowd[seat :: s.seats]
    worth = float(s.score[seat])
    if s.gone >> seat & 1:
        return worth
    number = max(s.round, 1)
    for square in SQUARES:
        if crowd[square]:
            worth += asset(number, square, crowd[square])
    worth += housing(number, held(s, seat))
    hopes = prospect(west=s.west)
    worth += 0.5 * sum([hopes[cell] for cell, owner in enumerate(s.street) if owner == seat])
    if s.round:
        urgency = haste(s)
        worth += urgency * sum([CARD[kind] for kind in s.hand[seat]])
    return worth


def value(s: Patum) -> list[float]:
    """Each seat's hope of the win: the wealthier, the likelier, and the more so the later it is."""
    if s.outcome is not None:
        return [s.outcome.share(seat) for seat in range(s.seats)]
    wealths = [wealth(s, seat) for seat in range(s.seats)]
    best = max(wealths)
    spread = 3.5 + 3.0 * (ROUNDS - max(s.round, 1))
    hopes = [0.0 if s.gone >> seat & 1 else exp((one - best) / spread) for seat, one in enumerate(wealths)]
    whole = sum(hopes)
    return [hope / whole for hope in hopes]
