"""The Hunter's allies: what they do in his upkeep. Militiaman and Henchman are read off in `modifiers`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import PASS, Event, Pass, Question
from tablee.games.pagan.facts import CARD_AT, CARDS, CLUE, HUNTER, NO_CARD, VILLAGER_AT, WITCH
from tablee.games.pagan.moves import DRAW, EXPEL, ON, Discard, Draw, Expel, Lift, On
from tablee.games.pagan.rules.cards.curses import lift, lifts
from tablee.games.pagan.rules.hands import discard, discards, draw
from tablee.games.pagan.rules.tokens import add, gain, lose
from tablee.games.pagan.table import Pagan, living

CLERK_CARDS: Final = 1
CLERK_INFLUENCE: Final = 3
AGENT_PRICE: Final = 2


# --- Local Guide -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Guide(Question):
    """PGN-03: which villager without a clue gets one."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[On]:
        return [ON[one] for one in without_clue(s)]

    def answer(self, s: Pagan, seat: Seat, move: On) -> None:
        add(s, CLUE, VILLAGER_AT[move.villager])


def without_clue(s: Pagan) -> list[int]:
    """The living villagers without a clue."""
    return [one for one in living(s) if not s.clues[one]]


def local_guide(s: Pagan) -> None:
    """PGN-03: a clue on a villager that has none."""
    s.ask(HUNTER, Guide())


# --- Clerk -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskClerk(Question):
    """PGN-03: draw a card, or discard one for 3 influence."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Draw | Discard]:
        return [DRAW, *discards(s, seat)]

    def answer(self, s: Pagan, seat: Seat, move: Draw | Discard) -> None:
        if isinstance(move, Draw):
            draw(s, seat, CLERK_CARDS)
        else:
            discard(s, seat, CARD_AT[move.card])
            gain(s, seat, CLERK_INFLUENCE)


def clerk(s: Pagan) -> None:
    """PGN-03, PGN-R61: the Hunter may draw, or turn a card into influence."""
    if s.hand[HUNTER]:
        s.ask(HUNTER, AskClerk())
    else:
        draw(s, HUNTER, CLERK_CARDS)


# --- Agent -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spied(Event):
    """PGN-04: the Agent saw a card; both players know which."""

    by: ClassVar[Seat] = HUNTER
    card: Word


@dataclass(frozen=True, slots=True)
class SpiedSomething(Event):
    """PGN-04: a spectator sees that he looked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExpelCard(Question):
    """PGN-04: pay 2 influence, and the Witch discards the card that the Agent saw."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Expel | Pass]:
        return (EXPEL, PASS)

    def answer(self, s: Pagan, seat: Seat, move: Expel | Pass) -> None:
        card, s.agent = s.agent, NO_CARD
        if isinstance(move, Expel):
            lose(s, seat, AGENT_PRICE)
            discard(s, WITCH, card)


def agent(s: Pagan) -> None:
    """PGN-04: look at a random card of the Witch's hand; who can pay may have it discarded."""
    hand = s.hand[WITCH]
    card = hand[s.chance.pick("agent", len(hand))]
    if card not in s.known[WITCH]:
        s.known[WITCH] = sorted((*s.known[WITCH], card))
    s.tell_only([WITCH, HUNTER], Spied, CARDS[card])
    s.tell_others(SpiedSomething, HUNTER)
    if s.influence[HUNTER] >= AGENT_PRICE:
        s.agent = card
        s.ask(HUNTER, ExpelCard())


# --- Exorcist --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exorcise(Question):
    """PGN-06: which curse is lifted, without a pawn."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Lift]:
        return lifts(s)

    def answer(self, s: Pagan, seat: Seat, move: Lift) -> None:
        lift(s, CARD_AT[move.card])


def exorcist(s: Pagan) -> None:
    """PGN-06, PGN-R60: a curse for its price, with no pawn."""
    s.ask(HUNTER, Exorcise())
