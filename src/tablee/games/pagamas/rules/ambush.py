"""Phase 5, ambushes: PGM-40 to PGM-44."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, PASS, Event, Move, Pass, Question
from tablee.games.pagamas.cards import AMBUSH, NOBODY, PLACES, SEATS, SECOND, Place
from tablee.games.pagamas.rules.moves import ONLY_PASS
from tablee.games.pagamas.table import Pagamas, Trap, holder, table_order

trap: Final = cache(Trap)  # each is made once: see `promise.promised`


def unused(s: Pagamas, seat: Seat) -> list[int]:
    """PGM-42, PGM-44: the places that a player can still name: not his own hideout, none twice, the closed island too."""
    taken = {s.hideout[seat], *(one.place for one in s.traps if one.author == seat)}
    return [place for place in PLACES if place not in taken]


# --- Setting them ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ambush(Move):
    """PGM-41: set an ambush on this player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class At(Move):
    """PGM-41: name the place."""

    place: Place


AMBUSHES: Final = [Ambush(seat) for seat in range(SEATS)]
AT: Final = tuple(At(place) for place in Place)


@dataclass(frozen=True, slots=True)
class AmbushSet(Event):
    """PGM-41: an ambush was set; where, only its author knows. `power` is 1 if no card was played for it."""

    seat: Seat
    target: Seat
    power: int


@dataclass(frozen=True, slots=True)
class SetAmbush(Question):
    """PGM-40: an ambush on somebody, by the Second's power or with a card, or none."""

    power: int

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        if not self.power and AMBUSH not in s.hand[seat]:
            return ONLY_PASS
        return [PASS, *(AMBUSHES[one] for one, role in enumerate(s.role) if one != seat and role != NOBODY)]

    def answer(self, s: Pagamas, seat: Seat, move: Ambush | Pass) -> None:
        if isinstance(move, Ambush):
            if not self.power:
                s.hand[seat].remove(AMBUSH)
                s.beside.append(AMBUSH)  # PGM-43
            s.ask(seat, _PLACES[self.power][move.seat])


@dataclass(frozen=True, slots=True)
class PlaceAmbush(Question):
    """PGM-41, PGM-R17: one of one's unused hideout cards, face down on the target's stack."""

    secret: ClassVar[bool] = True
    target: Seat
    power: int

    def options(self, s: Pagamas, seat: Seat) -> Sequence[At]:
        return [AT[place] for place in unused(s, seat)]

    def refusal(self, s: Pagamas, seat: Seat, move: Move) -> str | None:
        if move in self.options(s, seat):
            return None
        return "refuse-place-used" if isinstance(move, At) else ILLEGAL

    def answer(self, s: Pagamas, seat: Seat, move: At) -> None:
        s.traps.append(trap(seat, self.target, move.place.value, bool(self.power)))
        s.tell(AmbushSet, seat, self.target, self.power)
        if not self.power:
            ask_ambush(s, seat)


_PLACES: Final = [[PlaceAmbush(seat, power) for seat in range(SEATS)] for power in (0, 1)]
BY_POWER: Final = SetAmbush(1)
BY_CARD: Final = SetAmbush(0)


def set_ambushes(s: Pagamas) -> None:
    """PGM-40: the Second first, with his power; then everybody in table order, with cards."""
    s.phase = 5
    s.then_each(ask_ambush, table_order(s))
    s.ask(holder(s, SECOND), BY_POWER)


def ask_ambush(s: Pagamas, seat: Seat) -> None:
    """PGM-40, PGM-42: any number of cards, but no more than three places are left to name. Who holds no card is not asked."""
    if s.hand[seat] and unused(s, seat):
        s.ask(seat, BY_CARD)
