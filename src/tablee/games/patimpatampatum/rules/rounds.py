"""Rounds: the deal, the end of a round, the scoring, the order of the next, the end. PPP-06, PPP-10 to PPP-13, PPP-70 to PPP-90."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import Event, Outcome, do
from tablee.games.patimpatampatum.board import NAMES, SQUARES, VALUE
from tablee.games.patimpatampatum.cards import DEALT, FACTS, deck
from tablee.games.patimpatampatum.rules.state import ROUNDS, End, Paid, Patum, capacity, fill_up, forget_turn, held
from tablee.games.patimpatampatum.rules.turn import begin_turn, put_away

MOST_HOUSES: Final = 3
HOUSES_PAY: Final = tuple(
    (0, *(FACTS[f"houses-{one}"][str(houses)] for houses in range(1, MOST_HOUSES + 1))) for one in range(1, ROUNDS + 1)
)


# --- The deal --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """PPP-10: a round begins; the seats are in their order of play."""

    number: int
    capacity: int
    order: tuple[Seat, ...]


def begin_round(s: Patum) -> None:
    """PPP-10, PPP-13: squares hold one pawn more than before, and pawns stay where they are.

    PPP-11: the first in the order begins.
    """
    s.round += 1
    s.spent = 0
    fill_up(s)
    deal(s)
    s.tell(RoundBegan, s.round, capacity(s), s.order)
    s.then(END_ROUND)
    begin_turn(s, next(seat for seat in s.order if s.hand[seat]))


def deal(s: Patum) -> None:
    """PPP-06, PPP-73: all cards are shuffled and twelve dealt to each; the rest is the draw pile. PPP-R35: not to who left."""
    cards = list(deck(s.comparse))
    s.chance.shuffle("deck", cards)
    hands: list[list[int]] = []
    for seat in range(s.seats):
        hand: list[int] = []
        if not s.gone >> seat & 1:
            hand = sorted(cards[-DEALT:])
            del cards[-DEALT:]
        hands.append(hand)
    s.hand, s.pile, s.discard = hands, cards, []


# --- The end of a round ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """PPP-72: a second player is without cards."""

    number: int


@dataclass(frozen=True, slots=True)
class SquarePaid(Event):
    """PPP-74: a square paid everybody who has enough pawns in it."""

    cell: Word
    points: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HousesPaid(Event):
    """PPP-75: houses paid whoever holds them."""

    seat: Seat
    houses: int
    points: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """PPP-74: what a player was paid in a round, and has in all."""

    seat: Seat
    points: int
    score: int


def end_round(s: Patum) -> None:
    """PPP-72: the round is scored; after the third the match is over, else the next begins."""
    put_away(s)
    forget_turn(s)
    s.tell(RoundEnded, s.round)
    score(s)
    if s.round == ROUNDS:
        end_match(s)
    else:
        s.order = next_order(s)
        begin_round(s)


END_ROUND: Final = do(end_round)


def square_pays(square: int, pawns: int, number: int) -> int:
    """PPP-74: its value for a pawn in the first round, for two in the second; in the third for two, and double for three.

    PPP-R34: more pawns than that pay no more in the first two rounds.
    """
    if number < ROUNDS:
        return VALUE[square] if pawns >= number else 0
    return 0 if pawns < 2 else VALUE[square] * (2 if pawns > 2 else 1)


def houses_pay(houses: int, number: int) -> int:
    """PPP-75: by how many houses one holds, in all. PPP-R33: more than three are paid as three."""
    return HOUSES_PAY[number - 1][min(houses, MOST_HOUSES)]


def pay_of(s: Patum, seat: Seat, number: int) -> Paid:
    """PPP-74, PPP-75: what a player would be paid now, for each square and then for houses. PPP-R42: who left, nothing."""
    if s.gone >> seat & 1:
        return (0,) * (len(SQUARES) + 1)
    crowd = s.crowd[seat :: s.seats]
    return (*[square_pays(square, crowd[square], number) for square in SQUARES], houses_pay(held(s, seat), number))


def score(s: Patum) -> None:
    """PPP-74: everybody who has enough pawns in a square is paid in full; nothing is shared out."""
    paid = tuple(pay_of(s, seat, s.round) for seat in range(s.seats))
    s.sheet = (*s.sheet, paid)
    s.score = tuple(before + sum(points) for before, points in zip(s.score, paid, strict=True))
    for at, square in enumerate(SQUARES):
        for points in sorted({one[at] for one in paid} - {0}):
            seats = tuple(seat for seat in range(s.seats) if paid[seat][at] == points)
            s.tell(SquarePaid, NAMES[square], points, seats)
    for seat in range(s.seats):
        if paid[seat][-1]:
            s.tell(HousesPaid, seat, held(s, seat), paid[seat][-1])
    for seat in range(s.seats):
        s.tell(Scored, seat, sum(paid[seat]), s.score[seat])


def next_order(s: Patum) -> tuple[Seat, ...]:
    """PPP-73, PPP-R38: fewest points first; of tied players, whoever was later in the round just played."""
    return tuple(sorted(s.order, key=lambda seat: (s.score[seat], -s.order.index(seat))))


# --- The end ---------------------------------------------------------------------------------------------------------


def end_match(s: Patum) -> None:
    """PPP-90: most points win, and whoever is level wins too."""
    present = [seat for seat in range(s.seats) if not s.gone >> seat & 1]
    best = max(s.score[seat] for seat in present)
    winners = tuple(seat for seat in present if s.score[seat] == best)
    s.finish(Outcome(winners, End.POINTS if len(winners) == 1 else End.SHARED, s.score))
