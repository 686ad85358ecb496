"""A turn: a pawn, the cards, where it goes. PPP-20 to PPP-38, PPP-80 to PPP-83; and the end of a turn."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, Event, Move, Question, do
from tablee.games.patimpatampatum.board import (
    CELL,
    CELLS,
    HOUSES,
    NAMES,
    NOBODY,
    NOWHERE,
    SANT_PERE,
    SQUARES,
    STREETS,
    in_play,
    walks,
)
from tablee.games.patimpatampatum.cards import ADMIN, ALIGA, CARDS, KIND, NO_CARD, PIXAPI, TABALER
from tablee.games.patimpatampatum.rules.push import RanOut, push, victims
from tablee.games.patimpatampatum.rules.state import Patum, forget_turn, lift, pawns, put, stands, without_cards
from tablee.games.patimpatampatum.rules.walk import can_move, first_cards, has_end, leads_somewhere, movable, rest

# --- A pawn, the Administradors, or a discard --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pawn(Move):
    """PPP-21: the pawn that will move, by its cell."""

    cell: Word


@dataclass(frozen=True, slots=True)
class House(Move):
    """PPP-81: the Administradors take a pawn from Sant Pere to this house."""

    cell: Word


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """PPP-22: nothing can move, so one card goes."""

    card: Word


PAWN: Final = [Pawn(cell) for cell in NAMES]
HOUSE: Final = [House(cell) for cell in NAMES]
DISCARD: Final = [Discard(card) for card in CARDS]


@dataclass(frozen=True, slots=True)
class Administered(Event):
    """PPP-81: a pawn went from Sant Pere straight to a house."""

    seat: Seat
    cell: Word


@dataclass(frozen=True, slots=True)
class HouseTaken(Event):
    """PPP-36: the rival in a house goes to Sant Pere."""

    seat: Seat
    rival: Seat
    cell: Word


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """PPP-22: nothing could move."""

    seat: Seat
    card: Word


class ChoosePawn(Question):
    """PPP-22, PPP-20: a pawn to move, or the Administradors; a discard only if there is neither."""

    __slots__ = ()

    def options(self, s: Patum, seat: Seat) -> Sequence[Pawn | House | Discard]:
        """PPP-23, PPP-R5: a defence character is of no use here but for its value; there is always something to do."""
        moves: list[Pawn | House | Discard] = [PAWN[cell] for cell in movable(s, seat)]
        if ADMIN in s.hand[seat]:
            moves += [HOUSE[cell] for cell in houses(s, seat)]
        return moves or [DISCARD[kind] for kind in sorted(set(s.hand[seat]))]

    def refusal(self, s: Patum, seat: Seat, move: Move) -> str | None:
        if type(move) is not Pawn:
            return None if move in self.options(s, seat) else ILLEGAL
        cell = CELL.get(move.cell, NOWHERE)
        return None if cell != NOWHERE and pawns(s, cell, seat) > 0 and can_move(s, seat, cell) else ILLEGAL

    def answer(self, s: Patum, seat: Seat, move: Pawn | House | Discard) -> None:
        if isinstance(move, Pawn):
            s.origin = CELL[move.cell]
            s.ask(seat, LAY_CARD)
        elif isinstance(move, House):
            administer(s, seat, CELL[move.cell])
        else:
            discard(s, seat, KIND[move.card])


CHOOSE_PAWN: Final = ChoosePawn()


def houses(s: Patum, seat: Seat) -> list[int]:
    """PPP-81, PPP-R23: an empty house, whichever one likes; a rival's only if none is empty. PPP-R22: those in play.

    PPP-R36: without a pawn on Sant Pere there is nothing to send.
    """
    if not s.crowd[seat]:
        return []
    street = s.street
    used = in_play(HOUSES, west=s.west)
    return [cell for cell in used if street[cell] == NOBODY] or [cell for cell in used if street[cell] != seat]


def administer(s: Patum, seat: Seat, cell: int) -> None:
    """PPP-81: the card alone, and the whole turn."""
    s.hand[seat].remove(ADMIN)
    s.character = ADMIN
    s.origin = SANT_PERE
    s.tell(Administered, seat, NAMES[cell])
    arrive(s, seat, cell)
    end_turn(s)


def discard(s: Patum, seat: Seat, kind: int) -> None:
    """PPP-22, PPP-R5: a forced discard; nothing moves."""
    s.hand[seat].remove(kind)
    s.discard.append(kind)
    s.tell(Discarded, seat, CARDS[kind])
    end_turn(s)


# --- The cards -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """PPP-20: a card for its value."""

    card: Word


@dataclass(frozen=True, slots=True)
class Use(Move):
    """PPP-20: a character card for its action: Tabaler, Pixapi or Àliga."""

    card: Word


LAY: Final = [Lay(card) for card in CARDS]
USE: Final = [Use(card) for card in CARDS]
COMPANIONS: Final = (TABALER, PIXAPI, ALIGA)  # PPP-22: characters that go with value cards


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """PPP-20: a card was laid for its value."""

    seat: Seat
    card: Word
    value: int


@dataclass(frozen=True, slots=True)
class Used(Event):
    """PPP-20: a character was played for its action."""

    seat: Seat
    card: Word


class LayCard(Question):
    """PPP-20: at least one card, for its value."""

    __slots__ = ()

    def options(self, s: Patum, seat: Seat) -> Sequence[Lay]:
        return [LAY[kind] for kind in first_cards(s, seat, s.origin)]

    def refusal(self, s: Patum, seat: Seat, move: Move) -> str | None:
        if type(move) is not Lay or KIND.get(move.card, NO_CARD) not in s.hand[seat]:
            return "refuse-card"
        kind = KIND[move.card]
        value = s.worth[kind]
        found = walks(s.origin, s.full, west=s.west)
        if has_end(s, seat, found, value, NO_CARD):
            return None
        rests = rest(s.hand[seat], kind)
        return None if leads_somewhere(s, seat, found, value, rests, NO_CARD, more=True) else "refuse-card"

    def answer(self, s: Patum, seat: Seat, move: Lay) -> None:
        lay(s, seat, KIND[move.card])
        s.ask(seat, CHOOSE_WAY)


LAY_CARD: Final = LayCard()


def lay(s: Patum, seat: Seat, kind: int) -> None:
    """PPP-20: one or two cards for their values; a card never gives both its value and its action."""
    s.hand[seat].remove(kind)
    s.laid.append(kind)
    s.value += s.worth[kind]
    s.tell(Laid, seat, CARDS[kind], s.worth[kind])


def use(s: Patum, seat: Seat, kind: int) -> None:
    """PPP-20: at most one character for its action. PPP-80: it is spent whatever comes of it."""
    s.hand[seat].remove(kind)
    s.character = kind
    s.tell(Used, seat, CARDS[kind])


# --- Where it goes ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Go(Move):
    """PPP-33, PPP-34, PPP-36, PPP-37, PPP-82: the cell where the move ends."""

    cell: Word


@dataclass(frozen=True, slots=True)
class Push(Move):
    """PPP-40: into a full square, against a rival there."""

    notation: ClassVar[str] = "push {cell} against {victim}"
    cell: Word
    victim: Seat


GO: Final = [Go(cell) for cell in NAMES]
PUSH: Final = [[Push(NAMES[cell], seat) for seat in range(5)] for cell in (SANT_PERE, *SQUARES)]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """PPP-30: a pawn walked."""

    seat: Seat
    origin: Word
    cell: Word
    value: int


@dataclass(frozen=True, slots=True)
class TouristCame(Event):
    """PPP-82: the rival on the street cell goes to Sant Pere."""

    seat: Seat
    rival: Seat
    cell: Word


def ends(s: Patum, seat: Seat) -> list[Go | Push]:
    """PPP-32 to PPP-42: every place where the chosen pawn may end with the cards laid.

    PPP-R7: streets by exact count; what is left over is lost only in a square or a house. PPP-R8: a square with room is
    entered, not pushed into. PPP-R24: an occupied house may be entered while others are empty. PPP-R25: a tourist only goes
    where a rival stands.
    """
    value, street = s.value, s.street
    found = walks(s.origin, s.full, west=s.west)
    if s.character == PIXAPI:
        return [GO[cell] for cell in found.exact[value] if street[cell] not in (NOBODY, seat)]
    moves: list[Go | Push] = []
    if s.character != TABALER:
        moves += [GO[cell] for cell in found.exact[value] if street[cell] == NOBODY]
        moves += [GO[cell] for distance, cell in found.open if distance <= value and street[cell] != seat]
    for distance, square in found.full:
        if distance < value:
            moves += [PUSH[square][victim] for victim in victims(s, seat, square)]
    return moves


class ChooseWay(Question):
    """PPP-30, PPP-22: where the pawn goes; or first a second card, or a character."""

    __slots__ = ()

    def options(self, s: Patum, seat: Seat) -> Sequence[Go | Push | Lay | Use]:
        moves: list[Go | Push | Lay | Use] = [*ends(s, seat)]
        if s.first == NOWHERE:
            moves += [LAY[kind] for kind in second_cards(s, seat)]
            moves += [USE[kind] for kind in companions(s, seat)]
        return moves

    def refusal(self, s: Patum, seat: Seat, move: Move) -> str | None:
        if type(move) is Go or type(move) is Push:
            return None if can_end(s, seat, move) else ILLEGAL
        if s.first != NOWHERE or (type(move) is not Lay and type(move) is not Use):
            return ILLEGAL
        cards = second_cards(s, seat) if type(move) is Lay else companions(s, seat)
        return None if KIND.get(move.card, NO_CARD) in cards else ILLEGAL

    def answer(self, s: Patum, seat: Seat, move: Go | Push | Lay | Use) -> None:
        if isinstance(move, Go):
            go(s, seat, CELL[move.cell])
        elif isinstance(move, Push):
            s.then(AFTER_MOVE)
            push(s, seat, CELL[move.cell], move.victim, distance_to(s, CELL[move.cell]))
        else:
            if isinstance(move, Lay):
                lay(s, seat, KIND[move.card])
            else:
                use(s, seat, KIND[move.card])
            s.ask(seat, CHOOSE_WAY)


CHOOSE_WAY: Final = ChooseWay()


def can_end(s: Patum, seat: Seat, move: Go | Push) -> bool:
    """PPP-33 to PPP-42: one of the ends, asked for by itself."""
    cell = CELL.get(move.cell, NOWHERE)
    value = s.value
    found = walks(s.origin, s.full, west=s.west)
    if isinstance(move, Push):
        near = any(square == cell and distance < value for distance, square in found.full)
        return near and s.character != PIXAPI and move.victim in victims(s, seat, cell)
    owner = s.street[cell] if cell != NOWHERE else seat
    if s.character == PIXAPI:
        return owner not in (NOBODY, seat) and cell in found.exact[value]
    if s.character == TABALER or owner == seat:
        return False
    if cell in SQUARES or cell in HOUSES:
        return any(one == cell and distance <= value for distance, one in found.open)
    return owner == NOBODY and cell in found.exact[value]


def second_cards(s: Patum, seat: Seat) -> list[int]:
    """PPP-20, PPP-R6: a second value card for the same sum, as long as that sum leads somewhere."""
    if len(s.laid) > 1:
        return []
    hand, worth, value = s.hand[seat], s.worth, s.value
    found = walks(s.origin, s.full, west=s.west)
    return [
        kind
        for kind in sorted(set(hand))
        if has_end(s, seat, found, value + worth[kind], s.character)
        or leads_somewhere(s, seat, found, value + worth[kind], rest(hand, kind), s.character, more=False)
    ]


def companions(s: Patum, seat: Seat) -> list[int]:
    """PPP-22, PPP-24: the characters that can go with this move, because they have an object."""
    hand = s.hand[seat]
    if s.character != NO_CARD:
        return []
    found, value, more = walks(s.origin, s.full, west=s.west), s.value, len(s.laid) < 2
    return [
        kind
        for kind in COMPANIONS
        if kind in hand and leads_somewhere(s, seat, found, value, rest(hand, kind), kind, more=more)
    ]


def distance_to(s: Patum, square: int) -> int:
    """PPP-41, PPP-R11: the shortest legal walk, the step into the square included."""
    found = walks(s.origin, s.full, west=s.west)
    return next(distance for distance, one in found.full if one == square)


def go(s: Patum, seat: Seat, cell: int) -> None:
    """PPP-30, PPP-38: the pawn walks, from wherever it stands."""
    s.tell(Moved, seat, NAMES[s.origin], NAMES[cell], s.value)
    arrive(s, seat, cell)
    after_move(s)


def arrive(s: Patum, seat: Seat, cell: int) -> None:
    """PPP-36, PPP-82, PPP-R26: whoever stands in the house, or under the tourist, goes to Sant Pere without defence."""
    rival = s.street[cell]
    lift(s, seat, s.origin)
    if rival != NOBODY:
        put(s, rival, SANT_PERE)
        s.tell(TouristCame if cell in STREETS else HouseTaken, seat, rival, NAMES[cell])
    put(s, seat, cell)
    s.landed = cell


# --- The second pawn of an Àliga -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """PPP-83: no second move."""


STOP: Final = Stop()


class ChooseSecond(Question):
    """PPP-83: another pawn for the same sum, or none."""

    __slots__ = ()

    def options(self, s: Patum, seat: Seat) -> Sequence[Pawn | Stop]:
        return [*(PAWN[cell] for cell in second_pawns(s, seat)), STOP]

    def answer(self, s: Patum, seat: Seat, move: Pawn | Stop) -> None:
        if isinstance(move, Stop):
            end_turn(s)
        else:
            s.origin = CELL[move.cell]
            s.ask(seat, CHOOSE_WAY)


CHOOSE_SECOND: Final = ChooseSecond()


def second_pawns(s: Patum, seat: Seat) -> list[int]:
    """PPP-83, PPP-R39: where a pawn stands that did not make the first move, and can go somewhere."""
    value = s.value
    return [
        cell
        for cell in stands(s, seat)
        if pawns(s, cell, seat) > (cell == s.first) and has_end(s, seat, walks(cell, s.full, west=s.west), value, ALIGA)
    ]


# --- The end of a turn -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """PPP-25: a card was drawn; what, only its owner sees."""

    seat: Seat
    card: Word


@dataclass(frozen=True, slots=True)
class DrewOne(Event):
    """PPP-25: the others see that a card was drawn."""

    seat: Seat


def after_move(s: Patum) -> None:
    """PPP-83: with an Àliga a second pawn may move.

    PPP-72, PPP-R4: if the defender was the second without cards, the round ends at once, and a second move is lost.
    """
    if without_cards(s, but=s.active) > 1:
        put_away(s)
        return
    if s.character == ALIGA and s.first == NOWHERE and not s.gone >> s.active & 1:
        s.first = s.landed
        if second_pawns(s, s.active):
            s.origin = s.landed = s.target = NOWHERE
            s.victim, s.distance, s.push, s.difference = NOBODY, 0, 0, 0
            s.ask(s.active, CHOOSE_SECOND)
            return
    end_turn(s)


AFTER_MOVE: Final = do(after_move)


def put_away(s: Patum) -> None:
    """PPP-25: the cards played go to the discard pile, face up."""
    s.discard += s.laid
    s.laid = []
    s.value = 0
    if s.character != NO_CARD:
        s.discard.append(s.character)
        s.character = NO_CARD


def end_turn(s: Patum) -> None:
    """PPP-25, PPP-R1, PPP-R2: one card is drawn if there is one. PPP-70: then a hand that is empty counts.

    PPP-72: with two players without cards nobody is asked any more, and the round ends.
    """
    seat = s.active
    put_away(s)
    if s.pile and not s.gone >> seat & 1:
        kind = s.pile.pop()
        insort(s.hand[seat], kind)
        s.tell_only((seat,), Drew, seat, CARDS[kind])
        s.tell_others(DrewOne, seat)
    elif not s.hand[seat] and not s.gone >> seat & 1:
        s.tell(RanOut, seat)
    if without_cards(s) < 2:
        next_turn(s)


def next_turn(s: Patum) -> None:
    """PPP-11, PPP-12: the next in the order who has cards."""
    at = s.order.index(s.active)
    for seat in (*s.order[at + 1 :], *s.order[: at + 1]):
        if s.hand[seat]:
            begin_turn(s, seat)
            return


def begin_turn(s: Patum, seat: Seat) -> None:
    """PPP-20: whoever's turn it is must play at least one card."""
    s.active = seat
    forget_turn(s)
    s.ask(seat, CHOOSE_PAWN)


TURN_MOVES: Final[tuple[Move, ...]] = (
    *PAWN,
    *(HOUSE[cell] for cell in HOUSES),
    *DISCARD,
    *LAY,
    *(USE[kind] for kind in COMPANIONS),
    *(GO[cell] for cell in CELLS),
    *(PUSH[square][seat] for square in SQUARES for seat in range(5)),
    STOP,
)
