"""What is in the box: characters, Action cards, hideouts, and loot cards with who has seen them."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tablee.core.facts import facts
from tablee.core.notation import Seat

_FACTS: Final = facts(__package__, "cards.toml")

# --- Characters ------------------------------------------------------------------------------------------------------


class Role(Enum):
    """The characters, in the order in which they join: with n players the first n are in play."""

    CAPTAIN = 0
    SECOND = 1
    LOOKOUT = 2
    CHAPLAIN = 3
    BOSUN = 4
    COOK = 5


ROLES: Final = tuple(Role)
NOBODY: Final = -1  # a seat that there isn't, and the role of a player who has lost his character
CAPTAIN: Final = Role.CAPTAIN.value
SECOND: Final = Role.SECOND.value
LOOKOUT: Final = Role.LOOKOUT.value
FORCE: Final = tuple(_FACTS["force"][role.name.lower()] for role in Role)

# --- Action cards ----------------------------------------------------------------------------------------------------

STRONGEST: Final = 3  # a card up to this number is a sailor of that Force
AMBUSH: Final = 4
DODGE: Final = 5
ALL_HANDS: Final = 6
BRIBE: Final = 7
COPIES: Final = dict(enumerate(_FACTS["copies"].values(), start=1))
HAND: Final = _FACTS["refit"]["hand"]


def action_deck(*, bribes: bool) -> list[int]:
    """PGM-1: the Action deck is the same at every number of players. PGM-O1: without bribes, two cards fewer."""
    return [card for card, copies in COPIES.items() if card != BRIBE or bribes for _ in range(copies)]


# --- Hideouts --------------------------------------------------------------------------------------------------------


class Place(Enum):
    """PGM-2: the four hideouts that every player has."""

    HAMMOCK = 0
    TAVERN = 1
    HOUSE = 2
    ISLAND = 3


HAMMOCK: Final = Place.HAMMOCK.value
TAVERN: Final = Place.TAVERN.value
HOUSE: Final = Place.HOUSE.value
ISLAND: Final = Place.ISLAND.value
PLACES: Final = tuple(place.value for place in Place)

# --- Loot ------------------------------------------------------------------------------------------------------------

PER_PLAYER: Final = {int(value): copies for value, copies in _FACTS["loot"].items()}
VALUES: Final = tuple(PER_PLAYER)
PARTS: Final = sum(value * copies for value, copies in PER_PLAYER.items())  # of each player, on the average

# A loot card that lies before somebody is one number: its value, and who has seen it.
#   bits 0-5    the seats of whom everybody knows that they know the card (who owned it, who dealt it)
#   bits 6-11   the seats that know it, as only they and its dealer can tell (they saw it in a refused proposal)
#   bit 12      it was drawn today
#   bits 13-15  an owner, counted from 1, secretly chose among these cards today: which were drawn today, others can't tell
#   bits 16-17  the value: sorted numbers are sorted by value
SEATS: Final = 6
SEEN: Final = (1 << 2 * SEATS) - 1
TODAY: Final = 1 << 12
MIXED: Final = 7 << 13
VALUE: Final = 16


def loot_deck(players: int) -> list[int]:
    """PGM-1: for each player four cards of one part, two of two and one of three."""
    return [value for value, copies in PER_PLAYER.items() for _ in range(copies * players)]


def worth(cards: list[int]) -> int:
    """PGM-91: the parts that some loot cards are worth."""
    return sum(card >> VALUE for card in cards)


def knows(card: int, seat: Seat) -> bool:
    """Whether the seat has seen this loot card and can still tell it from the others."""
    return bool((card | card >> SEATS) >> seat & 1)


def shown(card: int, seat: Seat) -> int:
    """The card, now that everybody knows that this seat has seen it."""
    return (card | 1 << seat) & ~(1 << SEATS + seat)


def mixed_by(card: int) -> Seat:
    """Who secretly chose among this card and others today; NOBODY if nobody did."""
    return ((card & MIXED) >> 13) - 1
