"""Phase 1, refit: PGM-10 to PGM-13."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, Event, Move, Question
from tablee.games.pagamas.cards import HAND, STRONGEST
from tablee.games.pagamas.table import Pagamas, table_order


@dataclass(frozen=True, slots=True)
class KeepHand(Move):
    """PGM-10: keep the hand and fill it up."""


@dataclass(frozen=True, slots=True)
class DiscardHand(Move):
    """PGM-10: discard the whole hand, then fill it up."""


KEEP_HAND: Final = KeepHand()
DISCARD_HAND: Final = DiscardHand()


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    """PGM-10: a player discarded the whole hand."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class SailorHired(Event):
    """PGM-11: a sailor was drawn and is placed at once."""

    seat: Seat
    force: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """PGM-12: a card went to the hand; which, only the owner sees."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class DrewOne(Event):
    """PGM-12: the others see that a card went to a hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """PGM-13: the Action discard became the new deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class WentWithout(Event):
    """PGM-13: no Action card was left to draw."""

    seat: Seat


class RefitHand(Question):
    """PGM-10, PGM-R2: keep the hand, or discard all of it."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        return _CHOICES

    def refusal(self, s: Pagamas, seat: Seat, move: Move) -> str | None:
        return None if type(move) in (KeepHand, DiscardHand) else ILLEGAL

    def answer(self, s: Pagamas, seat: Seat, move: Move) -> None:
        if isinstance(move, DiscardHand):
            hand = s.hand[seat]
            s.tell(HandDiscarded, seat, len(hand))
            s.discard += hand
            s.hand[seat] = []
        draw_up(s, seat)


_CHOICES: Final = (KEEP_HAND, DISCARD_HAND)
REFIT_HAND: Final = RefitHand()


def refit(s: Pagamas) -> None:
    """PGM-10: all in table order."""
    s.phase = 1
    s.then_each(refit_player, table_order(s))


def refit_player(s: Pagamas, seat: Seat) -> None:
    """PGM-10: who has no card has nothing to discard and just draws."""
    if s.hand[seat]:
        s.ask(seat, REFIT_HAND)
    else:
        draw_up(s, seat)


def draw_up(s: Pagamas, seat: Seat) -> None:
    """PGM-10: as many as the hand lacks. PGM-11, PGM-R1: a sailor is placed at once and not replaced. PGM-12: others go to the hand.

    PGM-13, PGM-R3: an empty deck is made anew from the discards; if there are none either, the player goes without.
    """
    hand = s.hand[seat]
    drawn = []
    for _ in range(HAND - len(hand)):
        if not s.deck and not reshuffle(s):
            s.tell(WentWithout, seat)
            break
        card = s.deck.pop()
        insort(hand if card > STRONGEST else s.crew[seat], card)
        drawn.append(card)
    tell_of_draws(s, seat, drawn)


def tell_of_draws(s: Pagamas, seat: Seat, drawn: list[int]) -> None:
    """PGM-11, PGM-12: sailors first, whatever the order of drawing: it is gone as soon as the cards lie there."""
    for card in sorted(drawn):
        if card > STRONGEST:
            s.tell_only((seat,), Drew, seat, card)
            s.tell_others(DrewOne, seat)
        else:
            s.tell(SailorHired, seat, card)


def reshuffle(s: Pagamas) -> bool:
    """PGM-13: the Action discard becomes the deck; whether there is a card now."""
    s.deck, s.discard = sorted(s.discard), []
    if s.deck:
        s.chance.shuffle("actions", s.deck)
        s.tell(Reshuffled, len(s.deck))
    return bool(s.deck)
