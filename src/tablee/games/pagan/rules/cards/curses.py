"""The Witch's curses: lifting them, and the one that acts in the upkeep. The others are read off in `modifiers`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tablee.core.notation import Seat, Word
from tablee.core.state import Event
from tablee.games.pagan.facts import CARDS, CURSE, HUNTER, LIFT_CLUES, LIFT_INFLUENCE, NIGHTMARES
from tablee.games.pagan.moves import LIFT, Lift
from tablee.games.pagan.rules.hands import must_discard
from tablee.games.pagan.rules.in_play import discard_from_play
from tablee.games.pagan.rules.tokens import ANY_COLOUR, lose, pay_clues
from tablee.games.pagan.table import Pagan

NIGHTMARES_CARDS = 1


@dataclass(frozen=True, slots=True)
class CurseLifted(Event):
    """PGN-71: the Hunter paid for a curse, and it is gone."""

    by: ClassVar[Seat] = HUNTER
    card: Word


def can_lift(s: Pagan, curse: int) -> bool:
    """PGN-71: it is in play and can be paid in full."""
    return (
        curse in s.curses
        and s.influence[HUNTER] >= LIFT_INFLUENCE[curse]
        and (not LIFT_CLUES[curse] or sum(s.clues) >= LIFT_CLUES[curse])
    )


def lifts(s: Pagan) -> Sequence[Lift]:
    """PGN-71: the curses that can be lifted, from left to right."""
    return [LIFT[curse] for curse in dict.fromkeys(s.curses) if can_lift(s, curse)]


def lift(s: Pagan, curse: int) -> None:
    """PGN-71, PGN-R30: pay, discard the curse, and the others move to the left. The clues come from anywhere."""
    lose(s, HUNTER, LIFT_INFLUENCE[curse])
    discard_from_play(s, CURSE, s.curses.index(curse))
    s.tell(CurseLifted, CARDS[curse])
    pay_clues(s, LIFT_CLUES[curse], ANY_COLOUR)


def nightmares(s: Pagan) -> None:
    """PGN-03, PGN-R27: the Hunter discards a card of his choice, if he has any."""
    must_discard(s, HUNTER, NIGHTMARES_CARDS, CARDS[NIGHTMARES])
