"""The table of Pagan: what lies where, and what has happened in this turn."""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import Ending, State
from tablee.core.stateclass import stateclass
from tablee.games.pagan.facts import (
    CARDS,
    EVIDENCE_IN_BOX,
    FAMILIAR_PAWN,
    HUNTER,
    IN_BOX,
    NO_CARD,
    NOBODY,
    PAWNS,
    PAWNS_OF,
    SLOTS_ALLY,
    SLOTS_FAMILIAR,
    SLOTS_LOCATION,
    SLOTS_POTION,
    VILLAGE,
    VILLAGERS,
    WITCH,
    Scenario,
)


class End(Ending):
    """How a match ends."""

    RITUAL = "ritual"
    INNOCENTS = "innocents"
    WITCH_ELIMINATED = "witch-eliminated"
    SUSPECTS = "suspects"
    TURN_LIMIT = "turn-limit"


# Where a pawn is: on a villager (0 to 8), or here.
RESERVE: Final = -1
ON_BOARD: Final = 9
ON_LOCATION: Final = 10  # and the space of the location

# The steps of a visit; 0 while there is none.
NO_VISIT: Final = 0

FAMILIAR_BIT: Final = 1 << FAMILIAR_PAWN
STANDARD_BITS: Final = FAMILIAR_BIT - 1
WITCH_BITS: Final = FAMILIAR_BIT | STANDARD_BITS
HUNTER_BITS: Final = (1 << PAWNS) - 1 - WITCH_BITS


def _on_each(value: int, number: int) -> list[int]:
    """A field that is such a list."""
    return field(default_factory=partial(list, (value,) * number))


def _of_both() -> list[list[int]]:
    """A field with a list for each seat."""
    return field(default_factory=lambda: [[], []])


@stateclass
class Pagan(State):
    """The table. Cards are numbers of designs; hands are kept sorted, so that their order tells nothing.

    Static modifiers are nowhere in here: they are read off the cards in play whenever they matter (PGN-84).
    """

    scenario: Scenario
    limited: bool  # PGN-92
    deck: list[list[int]]  # the top card last
    suspects: list[int]  # the Suspects deck, the top card last
    factions: list[int]  # who owns the Faction card of each colour, if they are in play
    influence: list[int] = _on_each(0, 2)
    hand: list[list[int]] = _of_both()
    discard: list[list[int]] = _of_both()
    known: list[list[int]] = _of_both()  # of each hand, the designs that the opponent has lawfully seen there
    clues: list[int] = _on_each(0, len(VILLAGERS))
    secrets: list[int] = _on_each(0, len(VILLAGERS))
    favours: list[int] = _on_each(0, len(VILLAGERS))
    reserve: list[int] = field(default_factory=partial(list, IN_BOX))  # of clues, secrets and favours
    pawn: list[int] = _on_each(RESERVE, PAWNS)  # where each is: two of the Witch, her familiar's, three of the Hunter
    investigations: list[int] = _on_each(NO_CARD, len(VILLAGERS))  # in front of each villager
    allies: list[int] = _on_each(NO_CARD, SLOTS_ALLY)  # by space, NO_CARD where there is none
    locations: list[int] = _on_each(NO_CARD, SLOTS_LOCATION)
    potions: list[int] = _on_each(NO_CARD, SLOTS_POTION)
    filled: list[int] = _on_each(0, SLOTS_POTION)  # the secrets on each of these
    familiars: list[int] = _on_each(NO_CARD, SLOTS_FAMILIAR)
    fed: list[int] = _on_each(0, len(VILLAGERS))  # how many secrets each was ever given: everybody can count along
    curses: list[int] = field(default_factory=list)
    alive: int = (1 << len(VILLAGERS)) - 1  # a mask
    evidence: int = 0
    witch: int = NOBODY  # the villager who is the true witch
    peeked: int = 0  # how many cards at the bottom of the Suspects deck the Hunter has seen
    drawn: list[int] = field(default_factory=list)  # the Suspects that the Hunter has drawn, in this order
    revealed: int = 0  # which of these lie face up for good, a mask
    # Of the turn
    turn: int = 0
    active: Seat = HUNTER
    phase: int = 0  # 1 to 6 in the upkeep, then ACTIONS
    pawns_left: int = 0  # a mask
    used_familiar: bool = False
    cheap: int = 0  # conversions for 2 secrets made in this turn
    played: int = 0  # cards
    fresh: bool = False  # whether the next window to drink is another question than the last one
    colour: int = NOBODY  # of the villagers that the Witch visits in her first turn
    pending: list[int] = field(default_factory=list)
    """Upkeep effects still to come: cards, or 50 + colour for a Faction card."""
    # Of the visit
    visited: int = NOBODY
    step: int = NO_VISIT
    visitor_familiar: bool = False
    conversions: int = 0
    # Of an effect
    resolving: list[int] = field(default_factory=list)  # cards played or drunk whose effect is not over
    looked: list[int] = field(default_factory=list)  # cards taken off a draw pile to choose from
    spread: int = 0  # villagers that still get a token of the effect, a mask
    agent: int = NO_CARD  # the card of the Witch that the Agent has just seen
    spurned: int = 0  # villagers on whom the ritual could have been held, and was not


ACTIONS: Final = 7  # the phase after the six steps of the upkeep


# --- Readiness -------------------------------------------------------------------------------------------------------


def lives(s: Pagan, villager: int) -> bool:
    """Whether the villager is still in the game."""
    return bool(s.alive >> villager & 1)


def living(s: Pagan) -> list[int]:
    """The villagers who are still in the game."""
    alive = s.alive
    return [villager for villager in VILLAGE if alive >> villager & 1]


def is_ready(s: Pagan, villager: int) -> bool:
    """PGN-13: a living villager without any pawn is ready."""
    return s.alive >> villager & 1 == 1 and villager not in s.pawn


def ready_villagers(s: Pagan) -> list[int]:
    """PGN-13: every villager who is ready."""
    alive, pawn = s.alive, s.pawn
    return [villager for villager in VILLAGE if alive >> villager & 1 and villager not in pawn]


def occupied_by(s: Pagan, seat: Seat) -> list[int]:
    """PGN-13: the villagers with a pawn of this player, from left to right."""
    pawn, last = s.pawn, len(VILLAGERS)
    return sorted({pawn[one] for one in PAWNS_OF[seat] if 0 <= pawn[one] < last})


def send_home(s: Pagan, villager: int, seat: Seat) -> None:
    """PGN-25, PGN-26, PGN-R50, PGN-R66: the pawns of that player go back to his reserve, and serve him no more in this turn."""
    for one in PAWNS_OF[seat]:
        if s.pawn[one] == villager:
            s.pawn[one] = RESERVE


def other(seat: Seat) -> Seat:
    return HUNTER - seat + WITCH


def innocents(s: Pagan) -> int:
    """How many innocents were eliminated."""
    return len(VILLAGERS) - s.alive.bit_count()


# --- The box ---------------------------------------------------------------------------------------------------------


def inventory(s: Pagan) -> dict[str, int]:
    """Everything there is, wherever it lies."""
    box = {
        "clue": s.reserve[0] + sum(s.clues),
        "secret": s.reserve[1] + sum(s.secrets) + sum(s.filled),
        "favour": s.reserve[2] + sum(s.favours),
        "evidence beyond the box": max(0, s.evidence - EVIDENCE_IN_BOX),
        "pawn": len(s.pawn),
    }
    places = [
        *s.hand, *s.deck, *s.discard, s.investigations, s.allies, s.locations, s.potions, s.familiars, s.curses,
        s.resolving, s.looked,
    ]  # fmt: skip
    for cards in places:
        for card in cards:
            if card != NO_CARD:
                box[CARDS[card]] = box.get(CARDS[card], 0) + 1
    for suspect in (s.witch, *s.suspects, *s.drawn):
        if suspect != NOBODY:
            box[f"suspect {VILLAGERS[suspect]}"] = box.get(f"suspect {VILLAGERS[suspect]}", 0) + 1
    return box
