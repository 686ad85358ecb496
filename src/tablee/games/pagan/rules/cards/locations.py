"""The Hunter's locations: what a pawn does there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import Question
from tablee.games.pagan.facts import (
    ARMORY,
    CARDS,
    DUNGEON,
    FAVOUR,
    HEADQUARTERS,
    HUNTER,
    MAIN_HALL,
    SECRET,
    STUDY,
    TAVERN,
    VILLAGER_AT,
)
from tablee.games.pagan.moves import FROM, From
from tablee.games.pagan.rules.cards.charms import ChooseColour
from tablee.games.pagan.rules.hands import draw
from tablee.games.pagan.rules.play import may_play
from tablee.games.pagan.rules.tokens import gain, remove_up_to, take_away
from tablee.games.pagan.table import Pagan, living

HALL_INFLUENCE: Final = 4
HEADQUARTERS_CARDS: Final = 2
HEADQUARTERS_LESS: Final = 1
STUDY_CARDS: Final = 3
TAVERN_CLUES: Final = 2
ARMORY_SECRETS: Final = 2


def main_hall(s: Pagan) -> None:
    """PGN-70: 4 influence."""
    gain(s, HUNTER, HALL_INFLUENCE)


def headquarters(s: Pagan) -> None:
    """PGN-70, PGN-R43, PGN-R54: up to 2 cards, one after the other, each for 1 less."""
    may_play(s, HUNTER, CARDS[HEADQUARTERS], -HEADQUARTERS_LESS, HEADQUARTERS_CARDS)


def study(s: Pagan) -> None:
    """PGN-70: draw 3 cards."""
    draw(s, HUNTER, STUDY_CARDS)


def tavern(s: Pagan) -> None:
    """PGN-70: 2 clues over villagers of one colour."""
    s.ask(HUNTER, ChooseColour(CARDS[TAVERN], TAVERN_CLUES))


@dataclass(frozen=True, slots=True)
class Imprison(Question):
    """PGN-70: which villager loses a favour, ready or not."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[From]:
        return [FROM[one] for one in living(s) if s.favours[one]]

    def answer(self, s: Pagan, seat: Seat, move: From) -> None:
        take_away(s, FAVOUR, VILLAGER_AT[move.villager], 1)


def dungeon(s: Pagan) -> None:
    """PGN-70, PGN-R56: a favour leaves any villager; without favours the evidence is spent for nothing."""
    if any(s.favours):
        s.ask(HUNTER, Imprison())


def armory(s: Pagan) -> None:
    """PGN-70, PGN-R56: up to 2 secrets leave villagers."""
    remove_up_to(s, HUNTER, SECRET, living(s), ARMORY_SECRETS, CARDS[ARMORY])


LOCATIONS: Final[Mapping[int, Callable[[Pagan], None]]] = {
    MAIN_HALL: main_hall,
    HEADQUARTERS: headquarters,
    STUDY: study,
    TAVERN: tavern,
    DUNGEON: dungeon,
    ARMORY: armory,
}
