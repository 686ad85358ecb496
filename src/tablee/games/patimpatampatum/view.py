"""PPP-85: what a seat may know: the board, the discards and every number of cards; of the hands only its own."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tablee.core.game import View, asked
from tablee.core.notation import Seat
from tablee.games.patimpatampatum.rules.rounds import pay_of
from tablee.games.patimpatampatum.rules.state import Paid, Patum


@dataclass(frozen=True, slots=True)
class PatumView(View):
    """The table as one seat sees it. Cells and cards are the numbers of `board` and `cards`."""

    hand: tuple[int, ...]  # mine, sorted
    sizes: tuple[int, ...]  # of every hand
    pile: int  # cards in the draw pile
    discard: tuple[int, ...]  # the top card last
    laid: tuple[int, ...]  # value cards of this turn
    character: int  # the card played for its action, -1 for none
    comparse: tuple[int, ...]
    street: tuple[int, ...]  # who stands on each street cell and in each house, -1 for nobody
    crowd: tuple[int, ...]  # pawns on Sant Pere and in each square, by cell and seat
    full: int  # a bit for each full square
    west: bool
    round: int
    order: tuple[Seat, ...]
    placing: tuple[Seat, ...]
    active: Seat
    origin: int  # where the chosen pawn stands, -1 before it is chosen
    landed: int
    first: int  # where the pawn stands that made the first move of an Àliga
    target: int
    victim: int
    distance: int
    push: int
    difference: int
    spent: tuple[tuple[Seat, Seat], ...]  # attacker and player without cards: pushed once, and not again in this round
    score: tuple[int, ...]
    sheet: tuple[tuple[Paid, ...], ...]  # what was paid, by round and seat
    due: tuple[Paid, ...]  # what would be paid if the round ended now
    gone: tuple[Seat, ...]
    strategic: bool
    flat: bool


def view(s: Patum, seat: Seat | None) -> PatumView:
    """PPP-85: the view of a seat, or of a spectator. Hands are not shown even when a round or the match is over."""
    seats = range(s.seats)
    return PatumView(
        seat=seat,
        seats=s.seats,
        asked=asked(s, seat),
        outcome=s.outcome,
        hand=() if seat is None else tuple(s.hand[seat]),
        sizes=tuple(len(hand) for hand in s.hand),
        pile=len(s.pile),
        discard=tuple(s.discard),
        laid=tuple(s.laid),
        character=s.character,
        comparse=s.comparse,
        street=tuple(s.street),
        crowd=tuple(s.crowd),
        full=s.full,
        west=s.west,
        round=s.round,
        order=s.order,
        placing=s.placing,
        active=s.active,
        origin=s.origin,
        landed=s.landed,
        first=s.first,
        target=s.target,
        victim=s.victim,
        distance=s.distance,
        push=s.push,
        difference=s.difference,
        spent=tuple((one, other) for one in seats for other in seats if s.spent >> (one * s.seats + other) & 1),
        score=s.score,
        sheet=s.sheet,
        due=tuple(pay_of(s, one, s.round) for one in seats) if s.round and s.outcome is None else (),
        gone=tuple(one for one in seats if s.gone >> one & 1),
        strategic=s.strategic,
        flat=s.flat,
    )


def determinize(s: Patum, seat: Seat, rng: Random) -> None:
    """PPP-85: the draw pile and the other hands, dealt anew. Nothing in a hand was ever shown: what is shown is discarded."""
    others = [other for other in range(s.seats) if other != seat]
    unseen = s.pile + [card for other in others for card in s.hand[other]]
    unseen.sort()
    rng.shuffle(unseen)
    for other in others:
        size = len(s.hand[other])
        if size:
            s.hand[other] = sorted(unseen[-size:])
            del unseen[-size:]
    s.pile = unseen
