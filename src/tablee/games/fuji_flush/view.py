"""FUJ-2: what a seat may know: its own hand, and of the others' hands the number of cards."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tablee.core.game import View, asked
from tablee.core.notation import Seat
from tablee.games.fuji_flush.rules import FujiFlush


@dataclass(frozen=True, slots=True)
class FujiView(View):
    """The table as one seat sees it. The discards are public: each entered the pile face up (FUJ-R13)."""

    hand: tuple[int, ...]  # mine, sorted
    sizes: tuple[int, ...]  # of every hand
    front: tuple[int, ...]  # the card in front of each seat, 0 for none
    worth: tuple[int, ...]  # the combined value of the cards in front, by their value
    draw: int  # cards in the draw pile
    discard: tuple[int, ...]  # the top card last
    present: tuple[Seat, ...]
    deal: int
    deals: int
    wins: tuple[int, ...]
    tally: bool
    hands: tuple[tuple[int, ...], ...]  # of everybody, once the match is over
    pile: tuple[int, ...]  # the draw pile, once the match is over


def view(s: FujiFlush, seat: Seat | None) -> FujiView:
    """FUJ-2: the view of a seat, or of a spectator."""
    return FujiView(
        seat=seat,
        seats=s.seats,
        asked=asked(s, seat),
        outcome=s.outcome,
        hand=() if seat is None else tuple(s.hand[seat]),
        sizes=tuple(len(hand) for hand in s.hand),
        front=tuple(s.front),
        worth=tuple(s.worth),
        draw=len(s.deck),
        discard=tuple(s.discard),
        present=tuple(one for one in range(s.seats) if s.others[one]),
        deal=s.deal,
        deals=s.deals,
        wins=s.wins,
        tally=s.tally,
        hands=tuple(tuple(hand) for hand in s.hand) if s.outcome is not None else (),
        pile=tuple(s.deck) if s.outcome is not None else (),
    )


def determinize(s: FujiFlush, seat: Seat, rng: Random) -> None:
    """FUJ-2: the draw pile and the others' hands, dealt anew; once the match is over nothing is hidden."""
    if s.outcome is not None:
        return
    others = [other for other in range(s.seats) if other != seat]
    unseen = sorted((*s.deck, *(card for other in others for card in s.hand[other])))
    rng.shuffle(unseen)
    for other in others:
        size = len(s.hand[other])
        s.hand[other] = sorted(unseen[:size])
        del unseen[:size]
    s.deck = unseen
