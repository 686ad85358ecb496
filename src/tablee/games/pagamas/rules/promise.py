"""Promises that bind nobody: PGM-O4. They are said before ballots and mutinies, and the table remembers who kept them.

Free talk and asides belong to the table's chat. These are the few promises that the table itself can understand, so that bots can
make them, weigh them, and keep or break them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import PASS, Event, Move, Pass, Question
from tablee.games.pagamas.cards import SEATS
from tablee.games.pagamas.table import Pagamas, Promise, members

MOST: Final = 2  # cards that can be promised

VOTE: Final = 0  # “give me so many cards, and I vote for your split”
SPLIT: Final = 1  # “vote for my split, and you get so many cards next turn”
ELECT: Final = 2  # “vote for me, and you get so many cards next turn”
SIDE: Final = 3  # “be on my side, and you get so many cards next turn”
KINDS: Final = ("vote", "split", "elect", "side")


# There are few different promises, and each is made once: made anew every time, they and the ambushes cost a playout 5 %.
promised: Final = cache(Promise)


@cache
def as_earned(promise: Promise) -> Promise:
    return replace(promise, earned=True)


@cache
def as_due(promise: Promise) -> Promise:
    return replace(promise, due=True)


# --- Making them -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pledge(Move):
    """PGM-O4: “for so many cards I vote for the split”."""

    cards: int


@dataclass(frozen=True, slots=True)
class Vow(Move):
    """PGM-O4: “do as I wish, and you get so many cards next turn”."""

    notation: ClassVar[str] = "vow {cards} to {seat}"
    cards: int
    seat: Seat


PLEDGE: Final = (PASS, *(Pledge(cards) for cards in range(1, MOST + 1)))
VOW: Final = [[Vow(cards, seat) for seat in range(SEATS)] for cards in range(1, MOST + 1)]


@dataclass(frozen=True, slots=True)
class Pledged(Event):
    """PGM-O4: a voter named his price."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class Vowed(Event):
    """PGM-O4: somebody promised cards of the next turn."""

    seat: Seat
    to: Seat
    cards: int
    kind: Word


@dataclass(frozen=True, slots=True)
class WordKept(Event):
    """PGM-O4: a promise was kept."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class WordBroken(Event):
    """PGM-O4: a promise was broken."""

    seat: Seat
    to: Seat


class NamePrice(Question):
    """PGM-O4: before the loot is shared, everybody but the Captain may say what his vote costs."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        return PLEDGE if len(s.today) > 1 else PLEDGE[:2]

    def answer(self, s: Pagamas, seat: Seat, move: Pledge | Pass) -> None:
        if isinstance(move, Pledge):
            s.promise.append(promised(seat, s.captain, move.cards, VOTE))
            s.tell(Pledged, seat, move.cards)


@dataclass(frozen=True, slots=True)
class MakeVow(Question):
    """PGM-O4, PGM-62: promise one player cards of the next turn, or nothing."""

    kind: Word
    listeners: tuple[Seat, ...]

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        return [PASS, *(vows[other] for other in self.listeners for vows in VOW)]

    def answer(self, s: Pagamas, seat: Seat, move: Vow | Pass) -> None:
        if isinstance(move, Vow):
            s.promise.append(promised(seat, move.seat, move.cards, KINDS.index(self.kind)))
            s.tell(Vowed, seat, move.seat, move.cards, self.kind)


NAME_PRICE: Final = NamePrice()


def name_prices(s: Pagamas) -> None:
    """PGM-O4: all but the Captain, at the same time."""
    if s.promises:
        s.ask_all([seat for seat in range(s.seats) if seat != s.captain], NAME_PRICE)


def let_vow(s: Pagamas, seat: Seat, kind: int, listeners: int) -> None:
    """PGM-O4: this player may make one promise to one of these; not in the last turn, which no turn follows."""
    listeners &= ~(1 << seat)
    if s.promises and not s.last_turn and listeners:
        s.ask(seat, MakeVow(Word(KINDS[kind]), members(s, listeners)))


# --- Earning, keeping, breaking ---------------------------------------------------------------------------------------


def judge_votes(s: Pagamas, shares: list[int]) -> None:
    """PGM-O4: after a ballot on a split. Who was given his price has to vote for; who votes for has earned the Captain's vow."""
    left = []
    for promise in s.promise:
        if promise.kind == VOTE and shares[promise.maker] >= promise.cards:
            note(s, promise, kept=s.vote[promise.maker] == 1)
        elif promise.kind == SPLIT and not promise.due:
            if s.vote[promise.to] == 1:
                left.append(as_earned(promise))
        else:
            left.append(promise)
    s.promise = left


def judge_shares(s: Pagamas, shares: list[int]) -> None:
    """PGM-O4: when the loot has been shared, the Captain has kept or broken what was due; what others owed is void."""
    left = []
    for promise in s.promise:
        if promise.due:
            if promise.maker == s.captain:
                note(s, promise, kept=shares[promise.to] >= promise.cards)
        elif promise.kind != VOTE:
            left.append(promise)
    s.promise = left


def judge_election(s: Pagamas, winner: Seat) -> None:
    """PGM-O4: whoever voted for the winner has earned what the winner vowed."""
    left = []
    for promise in s.promise:
        if promise.kind != ELECT or promise.due or promise.earned:
            left.append(promise)
        elif promise.maker == winner and s.vote and s.vote[promise.to] == winner:
            left.append(as_earned(promise))
    s.promise = left


def judge_sides(s: Pagamas) -> None:
    """PGM-O4: whoever is on the side of the one who vowed has earned it."""
    left = []
    for promise in s.promise:
        if promise.kind != SIDE or promise.due:
            left.append(promise)
        elif s.mutineers >> promise.maker & 1 == s.mutineers >> promise.to & 1:
            left.append(as_earned(promise))
    s.promise = left


def outlive_the_turn(s: Pagamas) -> None:
    """PGM-O4: what was earned is due in the next turn; the rest is forgotten."""
    s.promise = [as_due(promise) for promise in s.promise if promise.earned]


def note(s: Pagamas, promise: Promise, *, kept: bool) -> None:
    """PGM-O4: everybody sees whether a word was kept."""
    if kept:
        s.kept[promise.maker] += 1
        s.tell(WordKept, promise.maker, promise.to)
    else:
        s.broken[promise.maker] += 1
        s.tell(WordBroken, promise.maker, promise.to)


def owed(s: Pagamas, maker: Seat, to: Seat) -> int:
    """The cards that this Captain owes that player in the present split."""
    cards = 0
    for promise in s.promise:
        if promise.due and promise.maker == maker and promise.to == to:
            cards = max(cards, promise.cards)
    return cards
