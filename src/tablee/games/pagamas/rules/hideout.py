"""Phase 4, hideouts: PGM-35 to PGM-37."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, Event, Move, Question, do
from tablee.games.pagamas.cards import NOBODY, Place
from tablee.games.pagamas.table import Pagamas


@dataclass(frozen=True, slots=True)
class Hide(Move):
    """PGM-35: a hideout, face down."""

    place: Place


HIDE: Final = tuple(Hide(place) for place in Place)
_CLOSED: Final = tuple(move for move in HIDE if move.place is not Place.ISLAND)


@dataclass(frozen=True, slots=True)
class AllHid(Event):
    """PGM-35: everybody has chosen a hideout."""

    turn: int


class ChooseHideout(Question):
    """PGM-35: one of the four, all at the same time. PGM-36, PGM-R4: no island if the Captain kept all the loot.

    PGM-37: the House may be chosen even without loot to pay for it.
    """

    __slots__ = ()
    secret: ClassVar[bool] = True

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Hide]:
        return _CLOSED if s.kept_all else HIDE

    def refusal(self, s: Pagamas, seat: Seat, move: Move) -> str | None:
        if type(move) is not Hide:
            return ILLEGAL
        return "refuse-island-closed" if s.kept_all and move.place is Place.ISLAND else None

    def answer(self, s: Pagamas, seat: Seat, move: Hide) -> None:
        s.hideout[seat] = move.place.value


CHOOSE_HIDEOUT: Final = ChooseHideout()


def hide(s: Pagamas) -> None:
    """PGM-35: everybody hides, secretly and at the same time."""
    s.phase = 4
    s.hideout = [NOBODY] * s.seats
    s.then(do(tell_all_hid))
    s.ask_all(range(s.seats), CHOOSE_HIDEOUT)


def tell_all_hid(s: Pagamas) -> None:
    """PGM-35: the others see that somebody has chosen, not what."""
    s.tell(AllHid, s.turn)
