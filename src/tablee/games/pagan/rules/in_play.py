"""Cards that leave play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Word
from tablee.core.state import Event
from tablee.games.pagan.facts import (
    ALLY,
    CARDS,
    CURSE,
    FAMILIAR,
    HUNTER,
    INVESTIGATION,
    LOCATION,
    NO_CARD,
    POTION,
    SECRET,
    WITCH,
)
from tablee.games.pagan.table import ON_LOCATION, RESERVE, Pagan

CARDS_ON_BOARD: Final = (ALLY, LOCATION, POTION, FAMILIAR)


@dataclass(frozen=True, slots=True)
class CardLeft(Event):
    """PGN-82: a card in play went to its owner's discard pile."""

    card: Word


def discard_from_play(s: Pagan, kind: int, space: int) -> None:
    """PGN-29, PGN-82: off the table, with all that lies on it."""
    if kind == POTION:
        card, s.potions[space] = s.potions[space], NO_CARD
        s.reserve[SECRET] += s.filled[space]
        s.filled[space] = 0
    elif kind == LOCATION:
        card, s.locations[space] = s.locations[space], NO_CARD
        send_pawn_back(s, space)
    elif kind == ALLY:
        card, s.allies[space] = s.allies[space], NO_CARD
    elif kind == FAMILIAR:
        card, s.familiars[space] = s.familiars[space], NO_CARD
    elif kind == INVESTIGATION:
        card, s.investigations[space] = s.investigations[space], NO_CARD
    else:
        assert kind == CURSE
        card = s.curses.pop(space)
    s.discard[WITCH if kind in (POTION, FAMILIAR, CURSE) else HUNTER].append(card)
    s.tell(CardLeft, CARDS[card])


def send_pawn_back(s: Pagan, space: int) -> None:
    """PGN-29, PGN-R53, PGN-R55: the pawn on a location that leaves goes to the reserve, and has been used all the same."""
    if ON_LOCATION + space in s.pawn:
        s.pawn[s.pawn.index(ON_LOCATION + space)] = RESERVE
