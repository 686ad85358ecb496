"""Movement, the price of the space, and the walk back of a ship that can't pay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, Call, Event, Move, Question, do
from tablee.games.jamaica.rules.battle import meet
from tablee.games.jamaica.rules.facts import (
    AHEAD,
    ASTERN,
    BACKWARD,
    BEFORE,
    FORWARD,
    PORT_ROYAL,
    PRICES,
    SPACES,
    WANTS,
    WORDS,
)
from tablee.games.jamaica.rules.loot import take_treasure
from tablee.games.jamaica.rules.pay import give_all, pay
from tablee.games.jamaica.rules.state import Jamaica, active, amount, crew

# --- Movement --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sail(Move):
    """JAM-10: the space where the move ends, which says the way taken at a fork."""

    space: int


SAIL: Final = tuple(Sail(space) for space in range(SPACES))


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    """JAM-10: a ship has moved, one space for each pip."""

    who: tuple[Seat, ...]
    way: Word
    pips: int
    space: int


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """JAM-12: a ship has come home; this is the last round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChooseWay(Question):
    """JAM-10: the way at a fork, chosen by where it leads."""

    way: Word
    pips: int

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Sail]:
        return [SAIL[space] for space in self.ends(s, seat)]

    def refusal(self, s: Jamaica, seat: Seat, move: Move) -> str | None:
        return None if type(move) is Sail and move.space in self.ends(s, seat) else ILLEGAL

    def ends(self, s: Jamaica, seat: Seat) -> tuple[int, ...]:
        """The spaces where the move can end."""
        return (AHEAD if self.way == WORDS[FORWARD] else ASTERN)[s.pos[seat]][self.pips][0]

    def answer(self, s: Jamaica, seat: Seat, move: Sail) -> None:
        direction = FORWARD if self.way == WORDS[FORWARD] else BACKWARD
        move_ship(s, seat, direction, self.pips, move.space)
        arrive(s, seat)


CHOOSE_WAY: Final = {
    (direction, pips): ChooseWay(WORDS[direction], pips) for direction in (FORWARD, BACKWARD) for pips in range(1, 7)
}


def sail(s: Jamaica, seat: Seat, direction: int, pips: int) -> None:
    """JAM-10: one space for each pip; at a fork the mover chooses, knowing the die. JAM-11: ships in between don't matter.

    JAM-12, JAM-R15: with lap 0, the ship stops at Port Royal, exactly or not.
    """
    ends, crosses = (AHEAD if direction == FORWARD else ASTERN)[s.pos[seat]][pips]
    if crosses and direction == FORWARD and s.lap[seat] == 0:
        come_home(s, seat)
    elif len(ends) > 1:
        s.ask(seat, CHOOSE_WAY[direction, pips])
    else:
        move_ship(s, seat, direction, pips, ends[0])
        arrive(s, seat)


def move_ship(s: Jamaica, ship: int, direction: int, pips: int, end: int) -> None:
    """JAM-13, JAM-R14, JAM-R44: back across the line costs a lap, forward across it gives one. It can be done at any time."""
    start = s.pos[ship]
    if direction == FORWARD:
        s.lap[ship] += AHEAD[start][pips][1]
    else:
        s.lap[ship] -= ASTERN[start][pips][1]
    s.pos[ship] = end
    s.tell(Sailed, crew(s, ship), WORDS[direction], pips, end)


def come_home(s: Jamaica, seat: Seat) -> None:
    """JAM-12: the pips that are left don't count. JAM-40: the round is played to its end."""
    s.pos[seat] = PORT_ROYAL
    s.lap[seat] = 1
    s.ending = True
    s.tell(CameHome, seat)


def arrive(s: Jamaica, seat: Seat) -> None:
    """JAM-14, JAM-R6, JAM-R7, JAM-R34: on the last space of a move first the battle, then the price or the treasure."""
    here = s.pos[seat]
    if here != PORT_ROYAL:
        if s.pos.count(here) > 1:
            s.then(SETTLE)
            meet(s, seat)
        else:
            settle(s)


# --- Price of the space ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """JAM-15: the price of a space was paid."""

    seat: Seat
    goods: Word
    tokens: int


def settle(s: Jamaica) -> None:
    """JAM-15: food at sea, gold in a port. JAM-16: a lair is free, and gives its treasure. JAM-17: once, on arrival.

    JAM-R35: with what is on board now; a load that comes in the evening is too late.
    """
    seat = active(s)
    here = s.pos[seat]
    goods = WANTS[here]
    if not goods:
        if s.tokens >> here & 1:
            take_treasure(s, seat)
        return
    price = PRICES[s.swap][here]
    if amount(s.holds[seat], goods) < price:
        run_short(s, seat, goods, price)
        return
    s.tell(Paid, seat, WORDS[goods], price)
    pay(s, seat, goods, price)


SETTLE: Final[Call] = do(settle)

# --- Shortage --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Retreat(Move):
    """JAM-19: the space to fall back to."""

    space: int


RETREAT: Final = tuple(Retreat(space) for space in range(SPACES))


@dataclass(frozen=True, slots=True)
class RanShort(Event):
    """JAM-18: a ship can't pay; it gives all it has of these goods."""

    seat: Seat
    goods: Word
    price: int
    given: int


@dataclass(frozen=True, slots=True)
class FellBack(Event):
    """JAM-19: a ship in shortage has gone back."""

    seat: Seat
    space: int


class ChooseRetreat(Question):
    """JAM-19: where two ways join, the owner chooses on which one to step back."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Retreat]:
        return [RETREAT[space] for space in retreats(s, seat)]

    def refusal(self, s: Jamaica, seat: Seat, move: Move) -> str | None:
        return None if type(move) is Retreat and move.space in retreats(s, seat) else ILLEGAL

    def answer(self, s: Jamaica, seat: Seat, move: Retreat) -> None:
        fall_back(s, seat, move.space)


CHOOSE_RETREAT: Final = ChooseRetreat()


def run_short(s: Jamaica, seat: Seat, goods: int, price: int) -> None:
    """JAM-18, JAM-R10: all one has of what the space asks for, be it nothing. JAM-R9, JAM-R11: the other goods are safe here.

    JAM-20: a battle on the way may have changed what one has, for better or worse. JAM-R8: and so on, space by space.
    """
    given = give_all(s.holds[seat], goods)
    s.tell(RanShort, seat, WORDS[goods], price, given)
    spaces = retreats(s, seat)
    if len(spaces) > 1:
        s.ask(seat, CHOOSE_RETREAT)
    else:
        fall_back(s, seat, spaces[0])


def retreats(s: Jamaica, seat: Seat) -> Sequence[int]:
    """JAM-19: one space back. JAM-44: straight to the first space that can be paid, on each way."""
    behind = BEFORE[s.pos[seat]]
    return first_payable(s, seat, behind) if s.jump else behind


def first_payable(s: Jamaica, seat: Seat, behind: Sequence[int]) -> list[int]:
    """JAM-44: on every way back, the first space whose whole price the ship can pay with what it has now."""
    found: list[int] = []
    for space in behind:
        goods = WANTS[space]
        if not goods or amount(s.holds[seat], goods) >= PRICES[s.swap][space]:
            found.append(space)
        else:
            found += first_payable(s, seat, BEFORE[space])
    return sorted(set(found))


def fall_back(s: Jamaica, seat: Seat, space: int) -> None:
    """JAM-19: then as on any arrival. JAM-21, JAM-R12: Port Royal is free, so that nobody is driven past it."""
    s.pos[seat] = space
    s.tell(FellBack, seat, space)
    arrive(s, seat)
