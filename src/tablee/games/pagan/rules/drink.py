"""Drinking potions: free, in the windows of the Witch's own turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tablee.core.notation import Seat, Word
from tablee.core.state import Call, Event, Question
from tablee.games.pagan.facts import CARD_AT, CARDS, NEEDS, NO_CARD, SECRET, WITCH
from tablee.games.pagan.moves import DRINK, PASS, Drink, Pass
from tablee.games.pagan.rules.cards.potions import POTIONS
from tablee.games.pagan.rules.play import FINISH
from tablee.games.pagan.rules.tokens import full_potions
from tablee.games.pagan.table import Pagan


@dataclass(frozen=True, slots=True)
class Drank(Event):
    """PGN-60: a potion was drunk."""

    rule: ClassVar[str] = "PGN-60"
    seat: Seat
    card: Word


@dataclass(frozen=True, slots=True)
class DrinkPotion(Question):
    """PGN-60, PGN-61: drink a full potion now, or keep it."""

    rule: ClassVar[str] = "PGN-60"

    def options(self, s: Pagan, seat: Seat) -> Sequence[Drink | Pass]:
        return [*drinks(s), PASS]

    def answer(self, s: Pagan, seat: Seat, move: Drink | Pass) -> None:
        if isinstance(move, Pass):
            s.fresh = False
        else:
            drink(s, CARD_AT[move.card])


DRINK_POTION = DrinkPotion()


def drinks(s: Pagan) -> list[Drink]:
    """PGN-60: the potions that are full."""
    return [DRINK[potion] for potion in full_potions(s)]


def window(s: Pagan, back: Call) -> bool:
    """PGN-60, PGN-R68: a moment when the Witch may drink, before the rule in question goes on. Whether she is asked.

    She is not asked again while nothing has happened since she was asked last: it would be the same question.
    """
    if not s.fresh or not full_potions(s):
        return False
    s.agenda.append(back)
    s.ask(WITCH, DRINK_POTION)
    return True


def drink(s: Pagan, potion: int) -> None:
    """PGN-60, PGN-34: its secrets go to the reserve, its effect is carried out, and then it is discarded."""
    # PGN-R69: of two copies, a full one
    space = next(at for at, card in enumerate(s.potions) if card == potion and s.filled[at] == NEEDS[card])
    s.potions[space] = NO_CARD
    s.reserve[SECRET] += s.filled[space]
    s.filled[space] = 0
    s.fresh = True
    s.resolving.append(potion)
    if s.journal is not None:
        s.tell(Drank(WITCH, CARDS[potion]))
    s.agenda.append(FINISH)
    POTIONS[potion](s)
