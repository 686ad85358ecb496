"""How a decent player of PatimPatamPatum judges, in points. Sees only a table dealt anew for the seat that thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from tablee.bots.hints import Hints, Tuning
from tablee.core.notation import Seat
from tablee.core.state import Move
from tablee.games.patimpatampatum.board import (
    CELL,
    HOUSES,
    NOBODY,
    NOWHERE,
    SANT_PERE,
    SQUARES,
    STREETS,
    in_play,
    walks,
)
from tablee.games.patimpatampatum.cards import (
    ADMIN,
    ALIGA,
    BORRATXOS,
    FIRST_COMPARSE,
    FUETS,
    KIND,
    NO_CARD,
    PIXAPI,
    PLENS,
    TABALER,
)
from tablee.games.patimpatampatum.judgement import (
    ASSET,
    CHANCE,
    FALLEN,
    HOUSING,
    LOSS,
    NEVER,
    PRICE,
    Evaluation,
    coming,
    evaluate,
    gain_go,
    haste,
    prices,
    prospect,
    standing,
    sums,
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
)
from tablee.games.patimpatampatum.rules.setup import Place, PlacePawn
from tablee.games.patimpatampatum.rules.state import Patum, held, pawns
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
TEMPERATURE: Final = 2.0  # points that make an option e times as likely
DEARER_FIRST: Final = 0.4  # of two cards the dearer is laid first, so that a pair is thought of once
TURN: Final = 1.0  # what a turn brings at least that was not begun yet
REACH: Final = 0.6  # how much of the best free place it brings
SPREAD: Final = (0.0, 14.0, 11.0, 8.0)  # by round: points of advantage that make a win e times as likely


# --- How good each option looks --------------------------------------------------------------------------------------


def gain_pawn(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-22: the pawn with the best plan; a house if it is worth the card."""
    board, price = evaluate(s, seat), prices(s, seat)
    cheapest = sums(s, seat, price)

    def gain(move: Move) -> float:
        if isinstance(move, Pawn):
            return board.plan(CELL[move.cell], cheapest)
        if isinstance(move, House):
            return board.arrival[CELL[move.cell]] - price[ADMIN] - board.hopes[SANT_PERE]
        assert isinstance(move, Discard)
        return -price[KIND[move.card]]

    return gain


def gain_card(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-20: the card that begins the best plan, alone or with another."""
    price, worth, hand = prices(s, seat), s.worth, s.hand[seat]
    ends = evaluate(s, seat).best_ends(s.origin)
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
    board, price, worth, value = evaluate(s, seat), prices(s, seat), s.worth, s.value
    found = walks(s.origin, s.full, west=s.west)
    near = {square: distance for distance, square in found.full}

    def gain(move: Move) -> float:
        if isinstance(move, Go):
            cell = CELL[move.cell]
            if SANT_PERE < cell < STREETS[0]:
                return board.arrival[cell]
            owner = s.street[cell]
            return board.hopes[cell] + (LOSS * standing(s, owner, cell) if owner != NOBODY else 0.0)
        if isinstance(move, Push):
            square = CELL[move.cell]
            return board.push_against(square, move.victim, value - near[square])
        if isinstance(move, Lay):
            kind = KIND[move.card]
            dearer = DEARER_FIRST if worth[kind] > worth[s.laid[0]] else 0.0
            return board.best_ends(s.origin)[value + worth[kind]] - price[kind] - dearer
        assert isinstance(move, Use)
        return gain_use(s, seat, KIND[move.card], board) - price[KIND[move.card]]

    return gain


def gain_use(s: Patum, seat: Seat, kind: int, board: Evaluation) -> float:
    """PPP-80, PPP-82, PPP-83: a safe push, a rival out of the way, or two moves for one."""
    found = walks(s.origin, s.full, west=s.west)
    if kind == TABALER:
        pushes = [
            board.best_pushes(square)[s.value - distance] for distance, square in found.full if distance < s.value
        ]
        at_stake = FALLEN if s.origin not in HOUSES and s.origin != SANT_PERE else 0.0
        return max(pushes, default=NEVER) + at_stake
    if kind == PIXAPI:
        rivals = [cell for cell in found.exact[s.value] if s.street[cell] not in (NOBODY, seat)]
        return max((gain_go(s, seat, cell) for cell in rivals), default=NEVER)
    others = [
        board.best_ends(cell)[s.value] - board.standing[cell]
        for cell in (SANT_PERE, *SQUARES)
        if pawns(s, cell, seat) > (cell == s.origin)
    ]
    return board.best_ends(s.origin)[s.value] + max(others, default=NEVER)


def gain_second(s: Patum, seat: Seat) -> Callable[[Move], float]:
    """PPP-83: the pawn that makes most of the sum; to stop is nothing."""
    board = evaluate(s, seat)

    def gain(move: Move) -> float:
        if not isinstance(move, Pawn):
            return 0.0
        cell = CELL[move.cell]
        return board.best_ends(cell)[s.value] - board.standing[cell]

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
    return [0.002 + exp((one - best) / TEMPERATURE) for one in found]


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


def next_turn_gain(s: Patum, seat: Seat) -> float:
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
            wealths[one] += next_turn_gain(s, one)
    if s.origin == NOWHERE:
        return
    board = evaluate(s, seat)
    if isinstance(s.question, Defend | ChooseRetreat):
        likely = CHANCE[s.push][len(s.hand[s.victim])] if s.question is DEFEND else 0.0
        wealths[seat] += likely * (board.arrival[s.target] - board.standing[s.origin]) - (1 - likely) * FALLEN
        wealths[s.victim] -= likely * standing(s, s.victim, s.target)
        return
    ends = board.best_ends(s.origin)
    if s.character not in (NO_CARD, ALIGA):
        best = gain_use(s, seat, s.character, board) if len(s.laid) > 1 else ends[s.value]
        wealths[seat] += best - board.standing[s.origin]
        return
    best = ends[s.value] if s.value else NEVER
    if s.first == NOWHERE and len(s.laid) < 2:
        price, worth = prices(s, seat), s.worth
        for kind in s.hand[seat]:
            best = max(best, ends[s.value + worth[kind]] - price[kind])
    wealths[seat] += best - board.standing[s.origin] + (TURN if s.character == ALIGA and s.first == NOWHERE else 0.0)


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


HINTS: Final[Hints[Patum]] = Hints(rollout=rollout, prior=prior, value=value, tuning=Tuning(horizon=HORIZON))
