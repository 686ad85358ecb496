"""Drinking potions: free, in the windows of the Witch's own turn.

PGN-60: after her pawns have come home, in the third step of upkeep, before each action, between two steps of a visit, between the
two uses of a power, and after the last action. Before an action the drink is one of the answers; each other window is a call of
`window`, and nothing else decides whether she is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core.notation import Seat, Word
from tablee.core.state import PASS, Call, Event, Pass, Question
from tablee.games.pagan.facts import CARD_AT, CARDS, NEEDS, NO_CARD, SECRET, WITCH
from tablee.games.pagan.moves import DRINK, Drink
from tablee.games.pagan.rules.cards.potions import POTIONS
from tablee.games.pagan.rules.play import FINISH
from tablee.games.pagan.rules.tokens import full_potions
from tablee.games.pagan.table import Pagan


@dataclass(frozen=True, slots=True)
class Drank(Event):
    """PGN-60: a potion was drunk."""

    seat: Seat
    card: Word


@dataclass(frozen=True, slots=True)
class DrinkPotion(Question):
    """PGN-60, PGN-61: drink a full potion now, or keep it."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Drink | Pass]:
        return [*drinks(s), PASS]

    def answer(self, s: Pagan, seat: Seat, move: Drink | Pass) -> None:
        if isinstance(move, Pass):
            nothing_happened(s)
        else:
            drink(s, CARD_AT[move.card])


DRINK_POTION = DrinkPotion()


def drinks(s: Pagan) -> list[Drink]:
    """PGN-60: the potions that are full."""
    return [DRINK[potion] for potion in full_potions(s)]


def window(s: Pagan, back: Call) -> bool:
    """PGN-60, PGN-R68: a moment when the Witch may drink, before the rule in question goes on. Whether she is asked.

    She is, with a full potion, unless she has just declined. What follows a window makes the next one another question, unless it
    says that nothing happened.
    """
    fresh, s.fresh = s.fresh, True
    if not fresh or not full_potions(s):
        return False
    s.then(back)
    s.ask(WITCH, DRINK_POTION)
    return True


def nothing_happened(s: Pagan) -> None:
    """PGN-R68: not since the last window, where she declined or nothing was full: the next one would be the same question."""
    s.fresh = False


def drink(s: Pagan, potion: int) -> None:
    """PGN-60, PGN-34: its secrets go to the reserve, its effect is carried out, and then it is discarded."""
    # PGN-R69: of two copies, a full one
    space = next(at for at, card in enumerate(s.potions) if card == potion and s.filled[at] == NEEDS[card])
    s.potions[space] = NO_CARD
    s.reserve[SECRET] += s.filled[space]
    s.filled[space] = 0
    s.resolving.append(potion)
    s.tell(Drank, WITCH, CARDS[potion])
    s.then(FINISH)
    POTIONS[potion](s)
