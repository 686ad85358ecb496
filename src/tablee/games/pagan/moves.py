"""Every move there is, made once: what a player can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, TypeVar

from tablee.core.notation import Word
from tablee.core.state import PASS, Move
from tablee.games.pagan.facts import (
    ALLY,
    CARDS,
    COLOURS,
    CONVERT_RATE,
    CURSE,
    FACTIONS,
    FAMILIAR,
    LOCATION,
    POTION,
    TYPE,
    VILLAGERS,
)

M = TypeVar("M", bound=Move)


def of_type(*kinds: int) -> list[int]:
    """The designs of these types."""
    return [card for card, kind in enumerate(TYPE) if kind in kinds]


# --- Actions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Visit(Move):
    """PGN-13: a pawn on a ready villager; for the Witch, a standard pawn."""

    villager: Word


@dataclass(frozen=True, slots=True)
class VisitWithFamiliar(Move):
    """PGN-11: the familiar pawn on a ready villager."""

    notation: ClassVar[str] = "visit {villager} with familiar"
    villager: Word


@dataclass(frozen=True, slots=True)
class Ritual(Move):
    """PGN-62: the end of Roanoke."""


@dataclass(frozen=True, slots=True)
class Gain(Move):
    """PGN-24: influence."""


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """PGN-24: a card."""


@dataclass(frozen=True, slots=True)
class Play(Move):
    """PGN-27: a card of the hand."""

    card: Word


@dataclass(frozen=True, slots=True)
class PlayCheaper(Move):
    """PGN-R13: a card of the hand, for 2 less, another one being discarded."""

    notation: ClassVar[str] = "play {card} cheaper"
    card: Word


@dataclass(frozen=True, slots=True)
class Ready(Move):
    """PGN-25: the enemy's pawns leave a villager."""

    villager: Word


@dataclass(frozen=True, slots=True)
class Activate(Move):
    """PGN-70: a pawn on a location; of two copies, one that is ready."""

    card: Word


@dataclass(frozen=True, slots=True)
class Lift(Move):
    """PGN-71: a curse."""

    card: Word


@dataclass(frozen=True, slots=True)
class Exonerate(Move):
    """PGN-72: draw a Suspect."""


@dataclass(frozen=True, slots=True)
class Harass(Move):
    """PGN-73: a villager loses a favour, or all secrets."""

    notation: ClassVar[str] = "harass {villager} {what}"
    villager: Word
    what: Word


@dataclass(frozen=True, slots=True)
class Eliminate(Move):
    """PGN-74: a villager."""

    villager: Word


@dataclass(frozen=True, slots=True)
class Drink(Move):
    """PGN-60: a potion; of two copies, a full one."""

    card: Word


# --- Parts of a choice -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Use(Move):
    """PGN-03, PGN-04, PGN-06: the effect of a card in the upkeep."""

    card: Word


@dataclass(frozen=True, slots=True)
class PayUpkeep(Move):
    """PGN-05: the ally stays."""


@dataclass(frozen=True, slots=True)
class Dismiss(Move):
    """PGN-05: the ally goes."""


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """PGN-82: a card of the hand."""

    card: Word


@dataclass(frozen=True, slots=True)
class Convert(Move):
    """PGN-16: so many secrets into a favour."""

    secrets: int


@dataclass(frozen=True, slots=True)
class On(Move):
    """A villager."""

    villager: Word


@dataclass(frozen=True, slots=True)
class Fill(Move):
    """PGN-19: a secret into this potion; of two copies, the fuller one that has room."""

    card: Word


@dataclass(frozen=True, slots=True)
class Colour(Move):
    """One of the three colours."""

    colour: Word


@dataclass(frozen=True, slots=True)
class From(Move):
    """PGN-81: a token off this villager."""

    villager: Word


@dataclass(frozen=True, slots=True)
class Pour(Move):
    """PGN-81: a secret out of this potion; of two copies, the emptier one that holds any."""

    card: Word


@dataclass(frozen=True, slots=True)
class Take(Move):
    """PGN-R11: a card that one looks at."""

    card: Word


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """PGN-82: a card in play; of two copies, the one that holds more."""

    card: Word


@dataclass(frozen=True, slots=True)
class Replace(Move):
    """PGN-29, PGN-31: a card of one's own makes room; of two copies, the one that holds less or has been used."""

    card: Word


@dataclass(frozen=True, slots=True)
class Again(Move):
    """PGN-21: the power a second time."""


@dataclass(frozen=True, slots=True)
class UseFamiliar(Move):
    """PGN-22: a familiar, as it is."""

    notation: ClassVar[str] = "send {card}"
    card: Word


@dataclass(frozen=True, slots=True)
class Reinforce(Move):
    """PGN-22: a familiar, reinforced."""

    card: Word


@dataclass(frozen=True, slots=True)
class Expel(Move):
    """PGN-04: the card that the Agent saw is discarded."""


@dataclass(frozen=True, slots=True)
class Bribe(Move):
    """PGN-R44: so much evidence is bought."""

    evidence: int


@dataclass(frozen=True, slots=True)
class Sap(Move):
    """Weakening: influence."""


VISIT: Final = tuple(Visit(name) for name in VILLAGERS)
VISIT_WITH_FAMILIAR: Final = tuple(VisitWithFamiliar(name) for name in VILLAGERS)
RITUAL: Final = Ritual()
GAIN: Final = Gain()
DRAW: Final = Draw()
PLAY: Final = tuple(Play(name) for name in CARDS)
PLAY_CHEAPER: Final = tuple(PlayCheaper(name) for name in CARDS)
READY: Final = tuple(Ready(name) for name in VILLAGERS)
ACTIVATE: Final = {card: Activate(CARDS[card]) for card in of_type(LOCATION)}
LIFT: Final = {card: Lift(CARDS[card]) for card in of_type(CURSE)}
EXONERATE: Final = Exonerate()
HARASS_FAVOUR: Final = tuple(Harass(name, Word("favour")) for name in VILLAGERS)
HARASS_SECRETS: Final = tuple(Harass(name, Word("secrets")) for name in VILLAGERS)
ELIMINATE: Final = tuple(Eliminate(name) for name in VILLAGERS)
DRINK: Final = {card: Drink(CARDS[card]) for card in of_type(POTION)}
USE: Final = (*(Use(name) for name in CARDS), *(Use(name) for name in FACTIONS))
PAY_UPKEEP: Final = PayUpkeep()
DISMISS: Final = Dismiss()
DISCARD: Final = tuple(Discard(name) for name in CARDS)
CONVERT: Final = tuple(Convert(secrets) for secrets in range(CONVERT_RATE + 1))
ON: Final = tuple(On(name) for name in VILLAGERS)
FILL: Final = {card: Fill(CARDS[card]) for card in of_type(POTION)}
CHOOSE_COLOUR: Final = tuple(Colour(name) for name in COLOURS)
FROM: Final = tuple(From(name) for name in VILLAGERS)
POUR: Final = {card: Pour(CARDS[card]) for card in of_type(POTION)}
TAKE: Final = tuple(Take(name) for name in CARDS)
REMOVE: Final = tuple(Remove(name) for name in CARDS)
REPLACE: Final = tuple(Replace(name) for name in CARDS)
AGAIN: Final = Again()
SEND: Final = {card: UseFamiliar(CARDS[card]) for card in of_type(FAMILIAR)}
REINFORCE: Final = {card: Reinforce(CARDS[card]) for card in of_type(FAMILIAR)}
EXPEL: Final = Expel()
BRIBE: Final = tuple(Bribe(evidence) for evidence in range(4))
SAP: Final = Sap()

EFFECTS_OF_UPKEEP: Final = of_type(ALLY, CURSE)


def every_move() -> tuple[Move, ...]:
    """Every move that can be listed, in a fixed order."""
    return (
        *VISIT,
        *VISIT_WITH_FAMILIAR,
        RITUAL,
        GAIN,
        DRAW,
        *PLAY,
        *PLAY_CHEAPER,
        *READY,
        *ACTIVATE.values(),
        *LIFT.values(),
        EXONERATE,
        *HARASS_FAVOUR,
        *HARASS_SECRETS,
        *ELIMINATE,
        *DRINK.values(),
        PASS,
        *(USE[card] for card in EFFECTS_OF_UPKEEP),
        *USE[len(CARDS) :],
        PAY_UPKEEP,
        DISMISS,
        *DISCARD,
        *CONVERT[CONVERT_RATE - 1 :],
        *ON,
        *FILL.values(),
        *CHOOSE_COLOUR,
        *FROM,
        *POUR.values(),
        *TAKE,
        *(REMOVE[card] for card in of_type(POTION, FAMILIAR, ALLY, LOCATION)),
        *(REPLACE[card] for card in of_type(POTION, FAMILIAR, ALLY, LOCATION, CURSE)),
        AGAIN,
        *SEND.values(),
        *REINFORCE.values(),
        EXPEL,
        *BRIBE[1:],
        SAP,
    )
