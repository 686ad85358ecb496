"""The Hunter's events: carried out at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import PASS, Event, Pass, Question, do
from tablee.games.pagan.facts import (
    BRIBERY,
    CARD_AT,
    CLUE,
    DENUNCIATION,
    FAMILIAR,
    HUNTER,
    HUNTER_PAWNS,
    INTERROGATION,
    NO_CARD,
    ON_THE_TRAIL,
    POTION,
    RANSACKING,
    TYPE,
    VILLAGER_AT,
    VILLAGERS,
    WEAKENING,
    WITCH,
)
from tablee.games.pagan.moves import BRIBE, ON, POUR, REMOVE, SAP, Bribe, On, Pour, Remove, Sap
from tablee.games.pagan.rules.in_play import discard_from_play
from tablee.games.pagan.rules.tokens import add_several, add_to_each, drain, gain_evidence, lose
from tablee.games.pagan.table import Pagan, living, occupied_by, other, send_home

BRIBE_PRICE: Final = 2  # for each evidence
BRIBE_MOST: Final = 3
INTERROGATION_CLUES: Final = 2
INTERROGATION_WITH_PAWN: Final = 3
WEAKENING_INFLUENCE: Final = 3


# --- Bribery ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BuyEvidence(Question):
    """PGN-R44, PGN-27: how much evidence, at 2 influence each: a payment of the effect, which no reduction touches."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Bribe]:
        return BRIBE[1 : min(BRIBE_MOST, s.influence[seat] // BRIBE_PRICE) + 1]

    def answer(self, s: Pagan, seat: Seat, move: Bribe) -> None:
        lose(s, seat, BRIBE_PRICE * move.evidence)
        gain_evidence(s, move.evidence)


def bribery(s: Pagan) -> None:
    """PGN-R44: pay 2, 4 or 6 influence and gain 1, 2 or 3 evidence."""
    s.ask(HUNTER, BuyEvidence())


# --- Interrogation ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Interrogate(Question):
    """PGN-28: which villager gets the clues of the Interrogation."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[On]:
        return [ON[one] for one in living(s)]

    def answer(self, s: Pagan, seat: Seat, move: On) -> None:
        villager = VILLAGER_AT[move.villager]
        there = any(s.pawn[pawn] == villager for pawn in HUNTER_PAWNS)
        add_several(s, CLUE, villager, INTERROGATION_WITH_PAWN if there else INTERROGATION_CLUES)


def interrogation(s: Pagan) -> None:
    """PGN-28, PGN-R62: 2 clues on a villager, 3 where one of the Hunter's pawns stands."""
    s.ask(HUNTER, Interrogate())


# --- Weakening -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Weaken(Question):
    """PGN-28: the secrets of a potion, or the Witch's influence."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Pour | Sap]:
        held = {potion for potion, secrets in zip(s.potions, s.filled, strict=True) if potion != NO_CARD and secrets}
        return [*(POUR[potion] for potion in sorted(held)), SAP]

    def answer(self, s: Pagan, seat: Seat, move: Pour | Sap) -> None:
        if isinstance(move, Pour):
            drain(s, fullest(s, CARD_AT[move.card]))
        else:
            lose(s, WITCH, WEAKENING_INFLUENCE)


def fullest(s: Pagan, potion: int) -> int:
    """PGN-R69: of two copies of a potion the one that holds more."""
    spaces = [space for space, card in enumerate(s.potions) if card == potion]
    return max(spaces, key=lambda space: s.filled[space])


def weakening(s: Pagan) -> None:
    """PGN-28, PGN-R45: all secrets of a potion go, or up to 3 influence of the Witch."""
    if any(s.filled):
        s.ask(HUNTER, Weaken())
    else:
        lose(s, WITCH, WEAKENING_INFLUENCE)


# --- On the Trail ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FollowTrail(Question):
    """PGN-R46: one of the villagers with a Witch pawn may be readied, free of charge."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[On | Pass]:
        return [*(ON[one] for one in occupied_by(s, WITCH)), PASS]

    def answer(self, s: Pagan, seat: Seat, move: On | Pass) -> None:
        if isinstance(move, On):
            free(s, VILLAGER_AT[move.villager], WITCH)


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """PGN-R66, PGN-R46: the enemy's pawns left a villager."""

    villager: Word
    seat: Seat

    @property
    def by(self) -> Seat:
        """Nobody frees a villager of his own pawns."""
        return other(self.seat)


def free(s: Pagan, villager: int, seat: Seat) -> None:
    """PGN-R46, PGN-R66: all pawns of that player leave, for nothing."""
    send_home(s, villager, seat)
    s.tell(Freed, VILLAGERS[villager], seat)


def on_the_trail(s: Pagan) -> None:
    """PGN-R46, PGN-R62: a clue for each villager with a Witch pawn; then one of them may be readied."""
    trail = occupied_by(s, WITCH)
    if trail:
        s.then(FOLLOW)
        add_to_each(s, HUNTER, CLUE, trail)


def follow_trail(s: Pagan) -> None:
    """PGN-R46: one of those villagers."""
    s.ask(HUNTER, FollowTrail())


FOLLOW: Final = do(follow_trail)


# --- Ransacking ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ransack(Question):
    """PGN-82: which potion or familiar goes."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Remove]:
        return [REMOVE[card] for card in sorted({*s.potions, *s.familiars} - {NO_CARD})]

    def answer(self, s: Pagan, seat: Seat, move: Remove) -> None:
        card = CARD_AT[move.card]
        if TYPE[card] == POTION:
            discard_from_play(s, POTION, fullest(s, card))
        else:
            discard_from_play(s, FAMILIAR, s.familiars.index(card))


def ransacking(s: Pagan) -> None:
    """PGN-82, PGN-R45: a potion or a familiar leaves play, if there is one."""
    if any(card != NO_CARD for card in (*s.potions, *s.familiars)):
        s.ask(HUNTER, Ransack())


# --- Denunciation ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Denounced(Event):
    """PGN-28: the Hunter saw the top card of the Suspects deck and put it at the bottom."""

    by: ClassVar[Seat] = HUNTER
    villager: Word


@dataclass(frozen=True, slots=True)
class DenouncedSomebody(Event):
    """PGN-28: the others see that he did."""

    seat: Seat


def denunciation(s: Pagan) -> None:
    """PGN-28, PGN-R35, PGN-R45: look at the top Suspect and put it at the bottom; there always is one."""
    suspect = s.suspects.pop()
    s.suspects.insert(0, suspect)
    s.peeked = min(s.peeked + 1, len(s.suspects))
    s.tell_only([HUNTER], Denounced, VILLAGERS[suspect])
    s.tell_others(DenouncedSomebody, HUNTER)


EVENTS: Final[Mapping[int, Callable[[Pagan], None]]] = {
    BRIBERY: bribery,
    INTERROGATION: interrogation,
    WEAKENING: weakening,
    ON_THE_TRAIL: on_the_trail,
    RANSACKING: ransacking,
    DENUNCIATION: denunciation,
}
