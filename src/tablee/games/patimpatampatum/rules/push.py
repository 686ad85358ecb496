"""A push into a full square: the push itself, the defence, the retreat. PPP-40 to PPP-65."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import Event, Move, Question
from tablee.games.patimpatampatum.board import (
    CELL,
    HOUSES,
    NAMES,
    SANT_PERE,
    SQUARES,
    STREETS,
    VALUE,
    retreat_cells,
)
from tablee.games.patimpatampatum.cards import (
    BORRATXOS,
    CARDS,
    COMPARSES,
    FIRST_COMPARSE,
    FUETS,
    KIND,
    PLENS,
    TABALER,
)
from tablee.games.patimpatampatum.rules.state import Patum, lift, may_push, put

# --- The push --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """PPP-41: a push, with how it is made up."""

    seat: Seat
    victim: Seat
    cell: Word
    total: int
    distance: int
    push: int


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """PPP-70: a player is without cards."""

    seat: Seat


def victims(s: Patum, seat: Seat, square: int) -> list[Seat]:
    """PPP-40: the rivals who stand in a full square. PPP-R9: own pawns there do no harm.

    PPP-R40: one who may no longer be pushed (PPP-71) can't be named.
    """
    base = square * s.seats
    return [rival for rival in range(s.seats) if rival != seat and s.crowd[base + rival] and may_push(s, seat, rival)]


def push(s: Patum, seat: Seat, square: int, victim: Seat, distance: int) -> None:
    """PPP-41: the value cards less the distance. PPP-43: the pawn does not move before the defence is settled.

    PPP-44: from wherever it stands. PPP-53: who holds a card is always asked, even if there is no answer but to give way; without cards there is no window.
    PPP-71, PPP-R27: only a push against a player who had no cards when it was made uses up the one that is allowed.
    """
    s.target, s.victim, s.distance = square, victim, distance
    s.push = s.value - distance
    s.tell(Pushed, seat, victim, NAMES[square], s.value, distance, s.push)
    if s.hand[victim]:
        s.ask(victim, DEFEND)
    else:
        s.spent |= 1 << (seat * s.seats + victim)
        succeed(s)


# --- The defence -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Yield(Move):
    """PPP-50: no defence."""


@dataclass(frozen=True, slots=True)
class Block(Move):
    """PPP-50: a card whose value is higher than the push."""

    card: Word


@dataclass(frozen=True, slots=True)
class Fuets(Move):
    """PPP-50: firecrackers, and a card whose value they double."""

    card: Word


@dataclass(frozen=True, slots=True)
class Plens(Move):
    """PPP-50: fire devils strike the lower card, and nothing is left of the push."""


@dataclass(frozen=True, slots=True)
class PlensWith(Move):
    """PPP-50: fire devils strike the lower card, and a card is higher than what is left."""

    notation: ClassVar[str] = "plens {card}"
    card: Word


@dataclass(frozen=True, slots=True)
class Comparse(Move):
    """PPP-50: the card of the attacker's comparse."""


@dataclass(frozen=True, slots=True)
class Borratxos(Move):
    """PPP-55: the beaten pawn takes an attacker's place in another square."""

    cell: Word


YIELD: Final = Yield()
BLOCK: Final = [Block(card) for card in CARDS]
FUETS_WITH: Final = [Fuets(card) for card in CARDS]
PLENS_ALONE: Final = Plens()
PLENS_WITH: Final = [PlensWith(card) for card in CARDS]
COMPARSE_CARD: Final = Comparse()
BORRATXOS_TO: Final = [Borratxos(NAMES[square]) for square in (SANT_PERE, *SQUARES)]

Defence = Yield | Block | Fuets | Plens | PlensWith | Comparse | Borratxos


@dataclass(frozen=True, slots=True)
class Yielded(Event):
    """PPP-50: the defender gives way."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """PPP-50: a card of higher value held the push."""

    seat: Seat
    card: Word
    value: int
    push: int


@dataclass(frozen=True, slots=True)
class FuetsBlocked(Event):
    """PPP-50: firecrackers doubled a card, and held the push."""

    seat: Seat
    card: Word
    value: int
    push: int


@dataclass(frozen=True, slots=True)
class PlensStruck(Event):
    """PPP-50: fire devils struck the lower card of a push."""

    seat: Seat
    value: int
    push: int


@dataclass(frozen=True, slots=True)
class ComparseShown(Event):
    """PPP-56: the attacker's own comparse card stopped the push."""

    seat: Seat
    comparse: Word


class Defend(Question):
    """PPP-50: one value card and one character at most. PPP-51: what would not help can't be played."""

    __slots__ = ()

    def options(self, s: Patum, seat: Seat) -> Sequence[Defence]:
        """PPP-R13, PPP-R15, PPP-R16, PPP-R17, PPP-R19: each character by itself, and only where it works."""
        hand, worth = s.hand[seat], s.worth
        kinds = sorted(set(hand))
        moves: list[Defence] = [YIELD]
        moves += [BLOCK[kind] for kind in kinds if worth[kind] > s.push]
        if FUETS in hand:
            moves += [FUETS_WITH[kind] for kind in _beside(hand, kinds, FUETS) if 2 * worth[kind] > s.push]
        if PLENS in hand and len(s.laid) == 2:
            left = struck(s)
            if left < 1:
                moves.append(PLENS_ALONE)
            else:
                moves += [PLENS_WITH[kind] for kind in _beside(hand, kinds, PLENS) if worth[kind] > left]
        if FIRST_COMPARSE + s.comparse[s.active] in hand:
            moves.append(COMPARSE_CARD)
        if BORRATXOS in hand:
            moves += [BORRATXOS_TO[square] for square in places(s)]
        return moves

    def refusal(self, s: Patum, seat: Seat, move: Move) -> str | None:
        return None if move in self.options(s, seat) else "refuse-no-defence"

    def answer(self, s: Patum, seat: Seat, move: Defence) -> None:
        worth = s.worth
        if isinstance(move, Yield):
            give_way(s, seat)
        elif isinstance(move, Block):
            block(s, seat, KIND[move.card])
        elif isinstance(move, Fuets):
            kind = KIND[move.card]
            pay(s, seat, FUETS, kind)
            s.tell(FuetsBlocked, seat, move.card, 2 * worth[kind], s.push)
            ran_out(s, seat)
            fall_back(s, 2 * worth[kind] - s.push)
        elif isinstance(move, Plens | PlensWith):
            strike(s, seat, move)
        elif isinstance(move, Comparse):
            show_comparse(s, seat)
        else:
            drink(s, seat, CELL[move.cell])


def _beside(hand: list[int], kinds: list[int], character: int) -> list[int]:
    """The kinds that can be played for their value beside a character card."""
    return [kind for kind in kinds if kind != character or hand.count(character) > 1]


DEFEND: Final = Defend()


def pay(s: Patum, seat: Seat, *kinds: int) -> None:
    """PPP-52: cards of the defence are discarded face up, and no card is drawn for them."""
    for kind in kinds:
        s.hand[seat].remove(kind)
        s.discard.append(kind)


def ran_out(s: Patum, seat: Seat) -> None:
    """PPP-70, PPP-R3: who pays with the last card is without cards from that moment."""
    if not s.hand[seat]:
        s.tell(RanOut, seat)


def give_way(s: Patum, seat: Seat) -> None:
    """PPP-50: defending is never compulsory."""
    s.tell(Yielded, seat)
    succeed(s)


def block(s: Patum, seat: Seat, kind: int) -> None:
    """PPP-50: strictly higher than the push; the pawn falls back by the difference."""
    value = s.worth[kind]
    pay(s, seat, kind)
    s.tell(Blocked, seat, CARDS[kind], value, s.push)
    ran_out(s, seat)
    fall_back(s, value - s.push)


def struck(s: Patum) -> int:
    """PPP-50, PPP-R12, PPP-R14: what is left of a push of two value cards when the lower one, or one of two equals, goes."""
    worth = s.worth
    return max(worth[kind] for kind in s.laid) - s.distance


def strike(s: Patum, seat: Seat, move: Plens | PlensWith) -> None:
    """PPP-50: the fire devils. PPP-56: alone they hold the pawn where it is; with a card it falls back.

    PPP-R28: the struck card is struck for this push alone.
    """
    worth = s.worth
    left = struck(s)
    pay(s, seat, PLENS)
    s.tell(PlensStruck, seat, min(worth[kind] for kind in s.laid), left)
    if isinstance(move, PlensWith):
        s.push = left
        block(s, seat, KIND[move.card])
    else:
        ran_out(s, seat)
        stay(s)


def show_comparse(s: Patum, seat: Seat) -> None:
    """PPP-56, PPP-R18: the push fails whatever its value, and the pawn goes to Sant Pere."""
    comparse = s.comparse[s.active]
    pay(s, seat, FIRST_COMPARSE + comparse)
    s.tell(ComparseShown, seat, COMPARSES[comparse])
    ran_out(s, seat)
    if keeps_its_place(s):
        stay(s)
    else:
        retreat_to(s, SANT_PERE)


# --- The push succeeds -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PushSucceeded(Event):
    """PPP-54: the beaten pawn goes to Sant Pere, the attacker enters."""

    seat: Seat
    victim: Seat
    cell: Word


@dataclass(frozen=True, slots=True)
class TookPlace(Event):
    """PPP-55: the beaten pawn took the place of an attacker's pawn in another square."""

    seat: Seat
    victim: Seat
    cell: Word


def succeed(s: Patum) -> None:
    """PPP-54: the beaten pawn goes to Sant Pere, the attacking pawn enters."""
    enter_the_square(s, SANT_PERE)


def enter_the_square(s: Patum, refuge: int) -> None:
    """PPP-54: the attacking pawn enters, the beaten one leaves for its refuge."""
    seat, victim = s.active, s.victim
    lift(s, victim, s.target)
    put(s, victim, refuge)
    lift(s, seat, s.origin)
    put(s, seat, s.target)
    s.landed = s.target
    if refuge == SANT_PERE:
        s.tell(PushSucceeded, seat, victim, NAMES[s.target])


def places(s: Patum) -> list[int]:
    """PPP-55: other squares of no higher value where the attacker has a pawn. PPP-R20: equal value will do.

    PPP-R21: the attacking pawn has left the square it came from, and does not count there.
    """
    return [
        square
        for square in SQUARES
        if square != s.target
        and VALUE[square] <= VALUE[s.target]
        and s.crowd[square * s.seats + s.active] > (square == s.origin)
    ]


def drink(s: Patum, seat: Seat, square: int) -> None:
    """PPP-55: the push succeeds, but a pawn of the attacker goes to Sant Pere and the beaten pawn takes its place."""
    pay(s, seat, BORRATXOS)
    lift(s, s.active, square)
    put(s, s.active, SANT_PERE)
    enter_the_square(s, square)
    s.tell(TookPlace, seat, s.active, NAMES[square])
    ran_out(s, seat)


# --- The push fails --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Retreat(Move):
    """PPP-62: a cell to which the attacker falls back."""

    cell: Word


RETREAT: Final = [Retreat(cell) for cell in NAMES]


@dataclass(frozen=True, slots=True)
class Retreated(Event):
    """PPP-61: a beaten attacker fell back."""

    seat: Seat
    cell: Word


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """PPP-57: the attacker stays on the cell it pushed from."""

    seat: Seat
    cell: Word


class ChooseRetreat(Question):
    """PPP-62: in doubt the defender says where the attacker falls back to."""

    __slots__ = ()

    def options(self, s: Patum, seat: Seat) -> Sequence[Retreat]:
        return [RETREAT[cell] for cell in retreat_cells(s.street, s.origin, s.target, s.difference, west=s.west)]

    def answer(self, s: Patum, seat: Seat, move: Retreat) -> None:
        retreat_to(s, CELL[move.cell])


CHOOSE_RETREAT: Final = ChooseRetreat()


def keeps_its_place(s: Patum) -> bool:
    """PPP-57: with a Tabaler, or from a house, a pawn neither falls back nor goes to Sant Pere. PPP-R41: wherever it is."""
    return s.character == TABALER or HOUSES[0] <= s.origin < STREETS[0]


def stay(s: Patum) -> None:
    """PPP-56, PPP-57: the pawn stays on the cell it pushed from."""
    s.landed = s.origin
    s.tell(Stayed, s.active, NAMES[s.origin])


def fall_back(s: Patum, difference: int) -> None:
    """PPP-60, PPP-61: as many cells as the difference. PPP-65: from Sant Pere there is no way back, the pawn stays there."""
    s.difference = difference
    if keeps_its_place(s) or s.origin == SANT_PERE:
        stay(s)
        return
    cells = retreat_cells(s.street, s.origin, s.target, difference, west=s.west)
    if len(cells) == 1:
        retreat_to(s, cells[0])
    else:
        s.ask(s.victim, CHOOSE_RETREAT)


def retreat_to(s: Patum, cell: int) -> None:
    """PPP-61, PPP-65: a pawn that pushed from a square loses its place there."""
    lift(s, s.active, s.origin)
    put(s, s.active, cell)
    s.landed = cell
    s.tell(Retreated, s.active, NAMES[cell])


PUSH_MOVES: Final[tuple[Move, ...]] = (
    YIELD,
    *BLOCK,
    *FUETS_WITH,
    PLENS_ALONE,
    *PLENS_WITH,
    COMPARSE_CARD,
    *(BORRATXOS_TO[square] for square in SQUARES),
    *(RETREAT[cell] for cell in (SANT_PERE, *STREETS)),
)
