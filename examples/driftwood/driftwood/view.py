"""DRI-2: what a seat may know: its own hand, and of the other hands and the pile the number of cards."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from driftwood.rules import Driftwood
from tablee.core.game import View, asked
from tablee.core.notation import Seat


@dataclass(frozen=True, slots=True)
class DriftwoodView(View):
    """The table as one seat sees it."""

    hand: tuple[int, ...]  # mine, sorted
    sizes: tuple[int, ...]  # of every hand
    pile: int  # cards in it
    laid: tuple[int, ...]  # in front of each seat, 0 for none
    rafts: tuple[tuple[int, ...], ...]
    washed: tuple[int, ...]
    load: int


def view(s: Driftwood, seat: Seat | None) -> DriftwoodView:
    """DRI-2: the view of a seat, or of a spectator."""
    return DriftwoodView(
        seat=seat,
        seats=s.seats,
        asked=asked(s, seat),
        outcome=s.outcome,
        hand=() if seat is None else tuple(s.hand[seat]),
        sizes=tuple(len(hand) for hand in s.hand),
        pile=len(s.pile),
        laid=tuple(s.laid),
        rafts=tuple(tuple(raft) for raft in s.raft),
        washed=tuple(s.washed),
        load=s.load,
    )


def determinize(s: Driftwood, seat: Seat, rng: Random) -> None:
    """DRI-2: the pile and the other hands, dealt anew."""
    others = [other for other in range(s.seats) if other != seat]
    unseen = sorted((*s.pile, *(card for other in others for card in s.hand[other])))
    rng.shuffle(unseen)
    for other in others:
        size = len(s.hand[other])
        s.hand[other] = sorted(unseen[:size])
        del unseen[:size]
    s.pile = unseen
