"""The Hunter's investigations: what they do in step 1 of a visit. Quarantine and House Arrest are read off in `modifiers`."""

from __future__ import annotations

from typing import Final

from tablee.core.notation import Seat
from tablee.games.pagan.facts import (
    AFFECTS,
    BLACKMAIL,
    BRUTALITY,
    CARDS,
    CLUE,
    HUNTER,
    NO_CARD,
    PERSUASION,
    PRIVATE_INFORMATION,
    RUMOURS,
    SECRET,
)
from tablee.games.pagan.rules.hands import draw
from tablee.games.pagan.rules.tokens import add, gain_evidence, remove_up_to, witch_pays
from tablee.games.pagan.table import Pagan

BLACKMAIL_INFLUENCE: Final = 2
BRUTALITY_SECRETS: Final = 2
INFORMATION_CARDS: Final = 1
PERSUASION_EVIDENCE: Final = 1


def trigger(s: Pagan, seat: Seat, villager: int) -> bool:
    """PGN-15, PGN-R17: the investigation on the visitor's side of the villager does what it says, and must. Whether there is one."""
    card = s.investigations[villager]
    if card == NO_CARD or AFFECTS[card] != seat:
        return False
    if card == RUMOURS:
        rumours(s, villager)
    elif card == PRIVATE_INFORMATION:
        private_information(s)
    elif card == PERSUASION:
        persuasion(s)
    elif card == BLACKMAIL:
        blackmail(s)
    elif card == BRUTALITY:
        brutality(s, villager)
    return True


def rumours(s: Pagan, villager: int) -> None:
    """PGN-15, PGN-R22, PGN-R63: a clue here when the Witch comes; with none left, the Hunter may move one."""
    add(s, CLUE, villager)


def private_information(s: Pagan) -> None:
    """PGN-15, PGN-R64: the Hunter draws a card, which he may play in step 4."""
    draw(s, HUNTER, INFORMATION_CARDS)


def persuasion(s: Pagan) -> None:
    """PGN-15, PGN-R7: an evidence for the Hunter, fog or not."""
    gain_evidence(s, PERSUASION_EVIDENCE)


def blackmail(s: Pagan) -> None:
    """PGN-15, PGN-R21, PGN-R64: the Witch gives the Hunter 2 influence, or what she has, before anything else."""
    witch_pays(s, BLACKMAIL_INFLUENCE)


def brutality(s: Pagan, villager: int) -> None:
    """PGN-15: up to 2 secrets leave this villager."""
    remove_up_to(s, HUNTER, SECRET, [villager], BRUTALITY_SECRETS, CARDS[BRUTALITY])
