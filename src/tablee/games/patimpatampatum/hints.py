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
    NOWHERE,
    SANT_PERE,
    SQUARES,
    STREETS,
    VALUE,
    in_play,
    walks,
)
from tablee.games.patimpatampatum.cards import (
    ADMIN,
    ALIGA,
    BORRATXOS,
    DEALT,
    FIRST_COMPARSE,
    FUETS,
    KIND,
    NO_CARD,
    PIXAPI,
    PLENS,
    TABALER,
)
from tablee.games.patimpatampatum.rules.push import (
    DEFEND,
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

HORIZON: Final = 0  # answers of a rollout before the value is trusted: it foresees the rest of a turn by itself
SLIP: Final = 0.12  # how often a rollout does anything: playouts that never vary teach nothing
GLANCE: Final = 4  # pawns that a rollout looks at before it chooses one
KEENNESS: Final = 2.0  # points that make an option e times as likely

LATER: Final = (1.0, 0.45, 0.3)  # what a payment is worth now, in the next round and in the one after
ALMOST: Final = 0.28  # of the payment that one more pawn would bring
NEAR: Final = 0.55  # of a square's value, for a pawn in the street, divided by the way
LOSS: Final = 0.4  # of what a rival loses
FALLEN: Final = 0.7  # what a failed push costs beside the cards
NEVER: Final = -9.0
NO_WAY: Final = 99.0
DEAREST: Final = LONGEST // 2  # the highest value of a card
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

TURN: Final = 1.0  # what a turn brings at least that was not begun yet
REACH: Final = 0.6  # how much of the best free place it brings

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


class Mood:
    """What one player feels about a board: what the places are worth, and how well a move of each value can end."""

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


_MOODS: Final[dict[object, Mood]] = {}
MOST_MOODS: Final = 2000


def mood_of(s: Patum, seat: Seat) -> Mood:
    """The mood, kept for each board: a search meets the same ones again and again, and all parts of a turn share one."""
    sizes = [len(hand) for hand in s.hand]
    sizes[seat] = 0
    key = (seat, s.round, s.spent, bytes(sizes), bytes(s.crowd), tuple(s.street))
    known = _MOODS.get(key)
    if known is None:
        if len(_MOODS) >= MOST_MOODS:
            _MOODS.clear()
        known = _MOODS[key] = Mood(s, seat)
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


# --- How good each option looks --------------------------------------------------------------------------------------


def gain_pawn(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-22: the pawn with the best plan; a house if it is worth the card."""
    mood, price = mood_of(s, seat), prices(s, seat)
    cheapest = sums(s, seat, price)

    def gain(move: Move) -> float:
        if isinstance(move, Pawn):
            return mood.plan(CELL[move.cell], cheapest)
        if isinstance(move, House):
            return mood.arrival[CELL[move.cell]] - price[ADMIN] - mood.hopes[SANT_PERE]
        assert isinstance(move, Discard)
        return -price[KIND[move.card]]

    return gain


def gain_card(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-20: the card that begins the best plan, alone or with another."""
    price, worth, hand = prices(s, seat), s.worth, s.hand[seat]
    ends = mood_of(s, seat).best_ends(s.origin)
    kinds = sorted(set(hand))

    def gain(move: Move) -> float:
        assert isinstance(move, Lay)
        kind = KIND[move.card]
        value = worth[kind]
        best = ends[value]
        for other in kinds:
            if worth[other] <= value and (other != kind or hand.count(kind) > 1):
                best = max(best, ends[value + worth[other]] - price[other])
        return best - price[kind]

    return gain


def gain_way(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-30: the end itself, or what a further card makes of it."""
    mood, price, worth, value = mood_of(s, seat), prices(s, seat), s.worth, s.value
    found = walks(s.origin, s.full, west=s.west)
    near = {square: distance for distance, square in found.full}

    def gain(move: Move) -> float:
        if isinstance(move, Go):
            cell = CELL[move.cell]
            if SANT_PERE < cell < STREETS[0]:
                return mood.arrival[cell]
            owner = s.street[cell]
            return mood.hopes[cell] + (LOSS * standing(s, owner, cell) if owner != NOBODY else 0.0)
        if isinstance(move, Push):
            square = CELL[move.cell]
            return mood.push_against(square, move.victim, value - near[square])
        if isinstance(move, Lay):
            kind = KIND[move.card]
            dearer = DEARER_FIRST if worth[kind] > worth[s.laid[0]] else 0.0
            return mood.best_ends(s.origin)[value + worth[kind]] - price[kind] - dearer
        assert isinstance(move, Use)
        return gain_use(s, seat, KIND[move.card], mood) - price[KIND[move.card]]

    return gain


def gain_use(s: Patum, seat: Seat, kind: int, mood: Mood) -> float:
    """PPP-80, PPP-82, PPP-83: a safe push, a rival out of the way, or two moves for one."""
    found = walks(s.origin, s.full, west=s.west)
    if kind == TABALER:
        pushes = [mood.best_pushes(square)[s.value - distance] for distance, square in found.full if distance < s.value]
        at_stake = FALLEN if s.origin not in HOUSES and s.origin != SANT_PERE else 0.0
        return max(pushes, default=NEVER) + at_stake
    if kind == PIXAPI:
        rivals = [cell for cell in found.exact[s.value] if s.street[cell] not in (NOBODY, seat)]
        return max((gain_go(s, seat, cell) for cell in rivals), default=NEVER)
    others = [
        mood.best_ends(cell)[s.value] - mood.standing[cell]
        for cell in (SANT_PERE, *SQUARES)
        if pawns(s, cell, seat) > (cell == s.origin)
    ]
    return mood.best_ends(s.origin)[s.value] + max(others, default=NEVER)


def gain_second(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-83: the pawn that makes most of the sum; to stop is nothing."""
    mood = mood_of(s, seat)

    def gain(move: Move) -> float:
        if not isinstance(move, Pawn):
            return 0.0
        cell = CELL[move.cell]
        return mood.best_ends(cell)[s.value] - mood.standing[cell]

    return gain


def gain_defence(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-50: what is saved, less what it costs; a distant attacker is worth sending home."""
    price, attacker = prices(s, seat), s.active
    home = prospect(west=s.west)[SANT_PERE]
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


def wealth(s: Patum, urgency: float) -> list[float]:
    """The points that each player has and may expect."""
    assets, houses, hopes, seats = ASSET[s.round], HOUSING[s.round], prospect(west=s.west), s.seats
    worth = list(map(float, s.score))
    crowd = s.crowd
    for seat in range(seats):
        if not s.gone >> seat & 1:
            for square in SQUARES:
                worth[seat] += assets[square][crowd[square * seats + seat]]
            worth[seat] += houses[held(s, seat)] + urgency * sum([PRICE[kind] for kind in s.hand[seat]])
    for cell, owner in enumerate(s.street):
        if owner != NOBODY and not s.gone >> owner & 1:
            worth[owner] += 0.5 * hopes[cell]
    return worth


def outlook(s: Patum, seat: Seat) -> float:
    """What the next turn of a player may bring: mostly the best place that is free."""
    assets, seats, full, crowd, best = ASSET[s.round], s.seats, s.full, s.crowd, 0.0
    for square in in_play(SQUARES, west=s.west):
        if not full >> square & 1:
            count = crowd[square * seats + seat]
            best = max(best, assets[square][count + 1] - assets[square][count])
    return max(TURN, REACH * best)


def foresee(s: Patum, wealths: list[float]) -> None:
    """What the turn under way will bring, and the next one to everybody else: else whoever moves first would seem to win."""
    seat = s.active
    for one in range(s.seats):
        if s.hand[one] and (one != seat or s.origin == NOWHERE):
            wealths[one] += outlook(s, one)
    if s.origin == NOWHERE:
        return
    mood = mood_of(s, seat)
    if isinstance(s.question, Defend | ChooseRetreat):
        likely = CHANCE[s.push][len(s.hand[s.victim])] if s.question is DEFEND else 0.0
        wealths[seat] += likely * (mood.arrival[s.target] - mood.standing[s.origin]) - (1 - likely) * FALLEN
        wealths[s.victim] -= likely * standing(s, s.victim, s.target)
        return
    ends = mood.best_ends(s.origin)
    if s.character not in (NO_CARD, ALIGA):
        best = gain_use(s, seat, s.character, mood) if len(s.laid) > 1 else ends[s.value]
        wealths[seat] += best - mood.standing[s.origin]
        return
    best = ends[s.value] if s.value else NEVER
    if s.first == NOWHERE and len(s.laid) < 2:
        price, worth = prices(s, seat), s.worth
        for kind in s.hand[seat]:
            best = max(best, ends[s.value + worth[kind]] - price[kind])
    wealths[seat] += best - mood.standing[s.origin] + (TURN if s.character == ALIGA and s.first == NOWHERE else 0.0)


def value(s: Patum) -> list[float]:
    """Each seat's hope of the win: the wealthier, the likelier, and the more so the later it is.

    How much an advantage is worth in each round was fitted to who won matches of greedy players.
    """
    if s.outcome is not None:
        return [s.outcome.share(seat) for seat in range(s.seats)]
    wealths = wealth(s, haste(s) if s.round else 0.0)
    if s.round:
        foresee(s, wealths)
    best, spread = max(wealths), SPREAD[max(s.round, 1)]
    hopes = [0.0 if s.gone >> seat & 1 else exp((one - best) / spread) for seat, one in enumerate(wealths)]
    whole = sum(hopes)
    return [hope / whole for hope in hopes]
