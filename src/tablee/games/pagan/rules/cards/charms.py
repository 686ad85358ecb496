"""The Witch's charms: carried out at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import Event, Question
from tablee.games.pagan.facts import (
    CARDS,
    CLAIRVOYANCE,
    CLUE,
    COLOUR,
    COLOUR_AT,
    DISCREDIT,
    HUNTER,
    MISDIRECTION,
    SECRET,
    SEDUCTION,
    SUGGESTION,
    TAVERN,
    THEFT,
    TOKENS_OF,
    VILLAGER_AT,
    VILLAGERS,
    WITCH,
)
from tablee.games.pagan.moves import CHOOSE_COLOUR, ON, Colour, On
from tablee.games.pagan.rules.cards.events import free
from tablee.games.pagan.rules.hands import draw
from tablee.games.pagan.rules.tokens import add, distribute, gain, lose, lose_evidence, move_up_to
from tablee.games.pagan.table import Pagan, living, occupied_by

CLAIRVOYANCE_CARDS: Final = 2
DISCREDIT_EVIDENCE: Final = 2
MISDIRECTION_CLUES: Final = 3
THEFT_INFLUENCE: Final = 3
SUGGESTION_SECRETS: Final = 2


# --- Clairvoyance ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SuspectRevealed(Event):
    """PGN-R47: a Suspect card of the Hunter lies face up for the rest of the match."""

    villager: Word


def clairvoyance(s: Pagan) -> None:
    """PGN-R47: draw 2 cards; then a random Suspect that the Hunter holds face down is turned up for good, if there is one."""
    draw(s, WITCH, CLAIRVOYANCE_CARDS)
    unseen = [at for at in range(len(s.drawn)) if not s.revealed >> at & 1]
    if unseen:
        at = unseen[s.chance.pick("clairvoyance", len(unseen))]
        s.revealed |= 1 << at
        s.tell(SuspectRevealed, VILLAGERS[s.drawn[at]])


def discredit(s: Pagan) -> None:
    """PGN-R36: the Hunter loses up to 2 evidence."""
    lose_evidence(s, DISCREDIT_EVIDENCE)


def misdirection(s: Pagan) -> None:
    """PGN-R48: up to 3 clues move, each to any other villager."""
    move_up_to(s, WITCH, CLUE, MISDIRECTION_CLUES, CARDS[MISDIRECTION])


def theft(s: Pagan) -> None:
    """PGN-R48: the Hunter loses up to 3 influence, and the Witch gains as much."""
    gain(s, WITCH, lose(s, HUNTER, THEFT_INFLUENCE))


# --- Suggestion, and the Tavern --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseColour(Question):
    """PGN-28, PGN-70: the colour whose villagers get the tokens of Suggestion or of the Tavern."""

    source: Word
    number: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[Colour]:
        return [CHOOSE_COLOUR[colour] for colour in sorted({COLOUR[one] for one in living(s)})]

    def answer(self, s: Pagan, seat: Seat, move: Colour) -> None:
        token = CLUE if self.source == CARDS[TAVERN] else SECRET
        assert TOKENS_OF[token] == seat
        distribute(s, seat, token, COLOUR_AT[move.colour], self.number, self.source)


def suggestion(s: Pagan) -> None:
    """PGN-R19: 2 secrets over villagers of one colour and potions; quarantine does not matter."""
    s.ask(WITCH, ChooseColour(CARDS[SUGGESTION], SUGGESTION_SECRETS))


# --- Seduction -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Seduce(Question):
    """PGN-28: which villager with a Hunter pawn is readied and given a secret."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[On]:
        return [ON[one] for one in occupied_by(s, HUNTER)]

    def answer(self, s: Pagan, seat: Seat, move: On) -> None:
        villager = VILLAGER_AT[move.villager]
        free(s, villager, HUNTER)
        add(s, SECRET, villager)


def seduction(s: Pagan) -> None:
    """PGN-R45, PGN-R66: a villager with a Hunter pawn is readied for nothing and gets a secret; without one, nothing at all."""
    if occupied_by(s, HUNTER):
        s.ask(WITCH, Seduce())


CHARMS: Final[Mapping[int, Callable[[Pagan], None]]] = {
    CLAIRVOYANCE: clairvoyance,
    DISCREDIT: discredit,
    MISDIRECTION: misdirection,
    THEFT: theft,
    SUGGESTION: suggestion,
    SEDUCTION: seduction,
}
