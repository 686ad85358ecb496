"""Driftwood: load your raft with what the sea brings."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tablee.core.chance import Chance
from tablee.core.facts import facts
from tablee.core.game import Number, Setup
from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, Ending, Event, Move, Outcome, Question, State, do
from tablee.core.stateclass import stateclass

_FACTS: Final = facts(__package__, "cards.toml")
WOOD: Final = tuple(range(_FACTS["wood"]["lightest"], _FACTS["wood"]["heaviest"] + 1))
DEALT: Final = _FACTS["deal"]["cards"]
NOTHING: Final = 0  # in front of a player who has laid no card

LOAD: Final = Number("load", least=10, most=20, default=15)


class End(Ending):
    """DRI-7, DRI-8, DRI-9: how a match ends."""

    FULL = "full"
    HEAVIEST = "heaviest"
    LEVEL = "level"


@stateclass
class Driftwood(State):
    """The table. A card is its weight. Hands are kept sorted, so that their order tells nothing."""

    load: int  # DRI-O1
    hand: list[list[int]] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)  # the top card last
    laid: list[int] = field(default_factory=list)  # in front of each seat
    raft: list[list[int]] = field(default_factory=list)
    washed: list[int] = field(default_factory=list)


# --- Set-up ----------------------------------------------------------------------------------------------------------


def new(setup: Setup, chance: Chance) -> Driftwood:
    """DRI-O1: the rafts carry what the table agreed on."""
    seats = setup.seats
    s = Driftwood(seats, chance, LOAD.of(setup), [], [], [NOTHING] * seats, [[] for _ in range(seats)], [])
    s.then(do(deal), do(lay_wood))
    return s


def deal(s: Driftwood) -> None:
    """DRI-1, DRI-2: shuffle the twelve cards and deal three to each; the rest is the pile."""
    s.pile = list(WOOD)
    s.chance.shuffle("pile", s.pile)
    s.hand = [sorted(s.pile.pop() for _ in range(DEALT)) for _ in range(s.seats)]


# --- A round: everybody lays -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """DRI-3: a card from the hand."""

    card: int


LAY: Final = [Lay(card) for card in range(max(WOOD) + 1)]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """DRI-3: a card was turned up."""

    seat: Seat
    card: int


class LayWood(Question):
    """DRI-3: one card from the hand."""

    __slots__ = ()

    def options(self, s: Driftwood, seat: Seat) -> Sequence[Lay]:
        return [LAY[card] for card in s.hand[seat]]

    def refusal(self, s: Driftwood, seat: Seat, move: Move) -> str | None:
        if not isinstance(move, Lay):
            return ILLEGAL
        return None if move.card in s.hand[seat] else "refuse-not-in-hand"

    def answer(self, s: Driftwood, seat: Seat, move: Lay) -> None:
        s.hand[seat].remove(move.card)
        s.laid[seat] = move.card
        s.tell(Laid, seat, move.card)


LAY_WOOD: Final = LayWood()


def lay_wood(s: Driftwood) -> None:
    """DRI-3: all choose at the same time; then the lightest picks."""
    s.then(do(pick_wood))
    s.ask_all(range(s.seats), LAY_WOOD)


# --- A round: the lightest picks -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take(Move):
    """DRI-4: a laid card goes onto the raft."""

    card: int


@dataclass(frozen=True, slots=True)
class Leave(Move):
    """DRI-5: none of them."""


TAKE: Final = [Take(card) for card in range(max(WOOD) + 1)]
LEAVE: Final = Leave()


@dataclass(frozen=True, slots=True)
class Took(Event):
    """DRI-4: a raft is loaded."""

    seat: Seat
    card: int
    weight: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """DRI-5: a card was drawn; what, only the owner sees."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class DrewOne(Event):
    """DRI-5: the others see that a card was drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WashedAway(Event):
    """DRI-6: what nobody took is gone."""

    cards: tuple[int, ...]


class PickWood(Question):
    """DRI-4, DRI-5: take one of the laid cards, or leave them all."""

    __slots__ = ()

    def options(self, s: Driftwood, seat: Seat) -> Sequence[Take | Leave]:
        room = s.load - weight(s, seat)
        return [*(TAKE[card] for card in sorted(s.laid) if card <= room), LEAVE]

    def answer(self, s: Driftwood, seat: Seat, move: Take | Leave) -> None:
        if isinstance(move, Take):
            take(s, seat, move.card)
        else:
            draw(s, seat)
        wash_away(s)
        end_the_round(s)


PICK_WOOD: Final = PickWood()


def pick_wood(s: Driftwood) -> None:
    """DRI-4, DRI-R1: whoever laid the lightest card is asked, whatever fits."""
    s.ask(s.laid.index(min(s.laid)), PICK_WOOD)


def take(s: Driftwood, seat: Seat, card: int) -> None:
    """DRI-4: onto the raft."""
    s.laid[s.laid.index(card)] = NOTHING
    s.raft[seat].append(card)
    s.tell(Took, seat, card, weight(s, seat))


def draw(s: Driftwood, seat: Seat) -> None:
    """DRI-5: the top card of the pile, if there is one."""
    if not s.pile:
        return
    card = s.pile.pop()
    insort(s.hand[seat], card)
    s.tell_only((seat,), Drew, seat, card)
    s.tell_others(DrewOne, seat)


def wash_away(s: Driftwood) -> None:
    """DRI-6: what was laid and not taken."""
    gone = [card for card in s.laid if card != NOTHING]
    s.washed.extend(gone)
    s.laid = [NOTHING] * s.seats
    s.tell(WashedAway, tuple(gone))


# --- The end ---------------------------------------------------------------------------------------------------------


def weight(s: Driftwood, seat: Seat) -> int:
    """DRI-8: what a raft carries."""
    return sum(s.raft[seat])


def end_the_round(s: Driftwood) -> None:
    """DRI-7: exactly the load wins at once. DRI-8, DRI-9: if a hand is empty, the heaviest raft wins, or several."""
    weights = tuple(weight(s, seat) for seat in range(s.seats))
    if s.load in weights:
        s.finish(Outcome((weights.index(s.load),), End.FULL, weights))
    elif all(s.hand):
        lay_wood(s)
    else:
        winners = tuple(seat for seat in range(s.seats) if weights[seat] == max(weights))
        s.finish(Outcome(winners, End.HEAVIEST if len(winners) == 1 else End.LEVEL, weights))


# --- What must always hold -------------------------------------------------------------------------------------------


def inventory(s: Driftwood) -> dict[str, int]:
    """DRI-1: the twelve cards, wherever they are."""
    cards = Counter((*s.pile, *s.laid, *s.washed))
    for held in (*s.hand, *s.raft):
        cards.update(held)
    return {f"wood {card}": cards[card] for card in WOOD}
