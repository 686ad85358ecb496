"""The Witch's potions: what they do when they are drunk."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import PASS, Pass, Question
from tablee.games.pagan.facts import (
    ALLY,
    BRAMBLE_VENOM,
    CARD_AT,
    CARDS,
    CLUE,
    FAVOUR,
    HUNTER,
    LOCATION,
    LOVE_PHILTRE,
    NATURES_BLEND,
    NEEDS,
    NO_CARD,
    POTION_OF_KNOWLEDGE,
    SECRET,
    TRUTH_ELIXIR,
    TYPE,
    VIAL_OF_OBLIVION,
    VILLAGER_AT,
    WAKING_DRAUGHT,
    WITCH,
)
from tablee.games.pagan.moves import ON, REMOVE, On, Remove
from tablee.games.pagan.rules.cards.events import free
from tablee.games.pagan.rules.hands import look_and_take
from tablee.games.pagan.rules.in_play import discard_from_play
from tablee.games.pagan.rules.tokens import add, add_to_each, gain, remove_up_to
from tablee.games.pagan.table import Pagan, living, occupied_by

VIAL_CLUES: Final = 4
DRAUGHT_VILLAGERS: Final = 2
BLEND_INFLUENCE: Final = 6
KNOWLEDGE_LOOK: Final = 5
KNOWLEDGE_TAKE: Final = 3
PHILTRE_MOST: Final = 1  # favours that the villager may have had


def vial_of_oblivion(s: Pagan) -> None:
    """PGN-60: up to 4 clues leave the villagers."""
    remove_up_to(s, WITCH, CLUE, living(s), VIAL_CLUES, CARDS[VIAL_OF_OBLIVION])


@dataclass(frozen=True, slots=True)
class Wake(Question):
    """PGN-60, PGN-R66: which villager with a Hunter pawn is readied next, if any."""

    left: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[On | Pass]:
        return [*(ON[one] for one in occupied_by(s, HUNTER)), PASS]

    def answer(self, s: Pagan, seat: Seat, move: On | Pass) -> None:
        if isinstance(move, On):
            free(s, VILLAGER_AT[move.villager], HUNTER)
            wake(s, self.left - 1)


def wake(s: Pagan, left: int) -> None:
    """PGN-R66: as long as a Hunter pawn stands on a villager."""
    if left and occupied_by(s, HUNTER):
        s.ask(WITCH, Wake(left))


def waking_draught(s: Pagan) -> None:
    """PGN-60, PGN-R23: up to 2 villagers are readied; it is not the action, so that no Militiaman is paid."""
    wake(s, DRAUGHT_VILLAGERS)


def natures_blend(s: Pagan) -> None:
    """PGN-60: 6 influence."""
    gain(s, WITCH, BLEND_INFLUENCE)


def potion_of_knowledge(s: Pagan) -> None:
    """PGN-60, PGN-R11: look at 5 cards, take 3, discard the others."""
    look_and_take(s, WITCH, KNOWLEDGE_LOOK, KNOWLEDGE_TAKE)


def truth_elixir(s: Pagan) -> None:
    """PGN-60, PGN-R19, PGN-R37: a secret for each living villager."""
    add_to_each(s, WITCH, SECRET, living(s))


@dataclass(frozen=True, slots=True)
class Enamour(Question):
    """PGN-60: which villager with at most 1 favour gets another."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[On]:
        return [ON[one] for one in to_enamour(s)]

    def answer(self, s: Pagan, seat: Seat, move: On) -> None:
        add(s, FAVOUR, VILLAGER_AT[move.villager])


def to_enamour(s: Pagan) -> list[int]:
    """The living villagers with at most 1 favour."""
    return [one for one in living(s) if s.favours[one] <= PHILTRE_MOST]


def favours_to_drink(s: Pagan) -> int:
    """PGN-21: how many favours full potions would bring."""
    if LOVE_PHILTRE not in s.potions:
        return 0
    return sum(
        1
        for potion, secrets in zip(s.potions, s.filled, strict=True)
        if potion == LOVE_PHILTRE and secrets == NEEDS[LOVE_PHILTRE]
    )


def love_philtre(s: Pagan) -> None:
    """PGN-60, PGN-R45, PGN-O5: a favour for a villager with at most 1, in every scenario."""
    if to_enamour(s):
        s.ask(WITCH, Enamour())


@dataclass(frozen=True, slots=True)
class Poison(Question):
    """PGN-82: which ally or location goes."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Remove]:
        return [REMOVE[card] for card in sorted({*s.allies, *s.locations} - {NO_CARD})]

    def answer(self, s: Pagan, seat: Seat, move: Remove) -> None:
        card = CARD_AT[move.card]
        if TYPE[card] == ALLY:
            discard_from_play(s, ALLY, s.allies.index(card))
        else:
            discard_from_play(s, LOCATION, s.locations.index(card))


def bramble_venom(s: Pagan) -> None:
    """PGN-82, PGN-R45, PGN-R55: an ally or a location leaves play, if there is one."""
    if any(card != NO_CARD for card in (*s.allies, *s.locations)):
        s.ask(WITCH, Poison())


POTIONS: Final[Mapping[int, Callable[[Pagan], None]]] = {
    VIAL_OF_OBLIVION: vial_of_oblivion,
    WAKING_DRAUGHT: waking_draught,
    NATURES_BLEND: natures_blend,
    POTION_OF_KNOWLEDGE: potion_of_knowledge,
    TRUTH_ELIXIR: truth_elixir,
    LOVE_PHILTRE: love_philtre,
    BRAMBLE_VENOM: bramble_venom,
}
