"""The Witch's familiars: one a turn, in step 5 of the visit made with the familiar pawn."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import PASS, Event, Pass, Question, do
from tablee.games.pagan.facts import (
    APPRENTICES,
    ASSISTANCE,
    BLACK_CAT,
    CARD_AT,
    CARDS,
    CLUE,
    COLOUR,
    COVEN,
    HUNTER,
    NO_CARD,
    OF_COLOUR,
    RAVEN,
    REINFORCE_DISCARD,
    REINFORCE_INFLUENCE,
    SECRET,
    SLOTS_FAMILIAR,
    SPECTRE,
    VILLAGER_AT,
    VILLAGERS,
    WITCH,
)
from tablee.games.pagan.moves import ON, REINFORCE, SEND, Fill, On, Reinforce, UseFamiliar
from tablee.games.pagan.rules.drink import nothing_happened
from tablee.games.pagan.rules.hands import must_discard
from tablee.games.pagan.rules.play import may_play
from tablee.games.pagan.rules.tokens import (
    IN_POTION,
    add,
    adding,
    clues_there,
    filling,
    gain,
    lose,
    move_up_to,
    remove_up_to,
    room_in,
    take_away,
)
from tablee.games.pagan.table import Pagan, lives, living

RAVEN_SECRETS: Final = 3
COVEN_LESS: Final = 3
APPRENTICES_INFLUENCE: Final = 1
APPRENTICES_REINFORCED: Final = 3
ASSISTANCE_REINFORCED: Final = 2
CAT_CLUES: Final = 3
NO_FAMILIARS: Final = [NO_CARD] * SLOTS_FAMILIAR


# --- Which one -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FamiliarUsed(Event):
    """PGN-22: a familiar was used, as it is or reinforced."""

    seat: Seat
    card: Word
    reinforced: int


@dataclass(frozen=True, slots=True)
class SendFamiliar(Question):
    """PGN-22: one familiar in play, as it is or reinforced, or none."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[UseFamiliar | Reinforce | Pass]:
        return [*familiar_moves(s), PASS]

    def answer(self, s: Pagan, seat: Seat, move: UseFamiliar | Reinforce | Pass) -> None:
        if isinstance(move, Pass):
            nothing_happened(s)
            return
        s.used_familiar = True
        card, reinforced = CARD_AT[move.card], isinstance(move, Reinforce)
        s.tell(FamiliarUsed, seat, CARDS[card], int(reinforced))
        if not reinforced:
            NORMAL[card](s)
            return
        lose(s, seat, REINFORCE_INFLUENCE[card])
        s.then(REINFORCED[card])
        must_discard(s, seat, REINFORCE_DISCARD[card], CARDS[card])


def familiar_moves(s: Pagan) -> list[UseFamiliar | Reinforce]:
    """PGN-22, PGN-R14, PGN-R16, PGN-R57: each familiar in play, in the forms that can do something and can be paid."""
    moves: list[UseFamiliar | Reinforce] = []
    for card in sorted({*s.familiars} - {NO_CARD}):
        if useful(s, card):
            moves.append(SEND[card])
        if (
            s.influence[WITCH] >= REINFORCE_INFLUENCE[card]
            and len(s.hand[WITCH]) >= REINFORCE_DISCARD[card]
            and useful_reinforced(s, card)
        ):
            moves.append(REINFORCE[card])
    return moves


def useful(s: Pagan, card: int) -> bool:
    """PGN-R16, PGN-R57: whether the familiar can do anything as it is."""
    if card == ASSISTANCE:
        return bool(assist_moves(s))
    if card == RAVEN:
        return any(s.secrets) and s.alive.bit_count() > 1
    if card == SPECTRE:
        return s.investigations[s.visited] != NO_CARD and bool(without_investigation(s))
    return card != BLACK_CAT or s.clues[s.visited] > 0


def useful_reinforced(s: Pagan, card: int) -> bool:
    """PGN-R16, PGN-R57: whether it can do anything reinforced; the Spectre then needs no free villager."""
    if card == SPECTRE:
        return s.investigations[s.visited] != NO_CARD
    if card == BLACK_CAT:
        return clues_there(s, COLOUR[s.visited]) > 0
    return useful(s, card)


# --- Assistance ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Assist(Question):
    """PGN-22, PGN-R19: where a secret of Assistance goes: the visited villager or a potion."""

    left: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[On | Fill | Pass]:
        moves = assist_moves(s)
        return moves if s.reserve[SECRET] else [*moves, PASS]

    def answer(self, s: Pagan, seat: Seat, move: On | Fill | Pass) -> None:
        if isinstance(move, Pass):
            return
        if self.left > 1:
            s.then(do(assist, self.left - 1))
        add(s, SECRET, s.visited if isinstance(move, On) else IN_POTION + room_in(s, CARD_AT[move.card]))


def assist_moves(s: Pagan) -> list[On | Fill]:
    """PGN-22, PGN-81: the visited villager and the potions, as far as a secret can come there."""
    return [*adding(s, SECRET, [s.visited]), *filling(s)]


def assist(s: Pagan, left: int) -> None:
    """PGN-22, PGN-R62: one secret after the other."""
    if filling(s):
        s.ask(WITCH, Assist(left))
        return
    if left > 1:
        s.then(do(assist, left - 1))
    add(s, SECRET, s.visited)


def assistance(s: Pagan) -> None:
    """PGN-22: a secret on the visited villager or a potion."""
    assist(s, 1)


def assistance_reinforced(s: Pagan) -> None:
    """PGN-22: two of them."""
    assist(s, ASSISTANCE_REINFORCED)


# --- Raven -----------------------------------------------------------------------------------------------------------


def raven(s: Pagan) -> None:
    """PGN-22: a secret moves from a villager to another."""
    move_up_to(s, WITCH, SECRET, 1, CARDS[RAVEN], must=True)


def raven_reinforced(s: Pagan) -> None:
    """PGN-22: up to three do."""
    move_up_to(s, WITCH, SECRET, RAVEN_SECRETS, CARDS[RAVEN])


# --- Coven -----------------------------------------------------------------------------------------------------------


def coven(s: Pagan) -> None:
    """PGN-22, PGN-R15, PGN-R54: play a card; a familiar played so can't be used in this turn."""
    may_play(s, WITCH, CARDS[COVEN], 0)


def coven_reinforced(s: Pagan) -> None:
    """PGN-22, PGN-R57: for 3 less; the discard was paid before a card is chosen."""
    may_play(s, WITCH, CARDS[COVEN], -COVEN_LESS)


# --- Apprentices -----------------------------------------------------------------------------------------------------


def apprentices(s: Pagan) -> None:
    """PGN-22: 1 influence."""
    gain(s, WITCH, APPRENTICES_INFLUENCE)


def apprentices_reinforced(s: Pagan) -> None:
    """PGN-22: 3 influence."""
    gain(s, WITCH, APPRENTICES_REINFORCED)


# --- Spectre ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InvestigationMoved(Event):
    """PGN-R17: an investigation lies in front of another villager, on the same side."""

    by: ClassVar[Seat] = WITCH
    card: Word
    villager: Word


@dataclass(frozen=True, slots=True)
class InvestigationReturned(Event):
    """PGN-R18: an investigation went back to the Hunter's hand."""

    by: ClassVar[Seat] = WITCH
    card: Word


@dataclass(frozen=True, slots=True)
class Haunt(Question):
    """PGN-R17, PGN-R16: to which villager without one the investigation moves."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[On]:
        return [ON[one] for one in without_investigation(s)]

    def answer(self, s: Pagan, seat: Seat, move: On) -> None:
        villager, card = VILLAGER_AT[move.villager], s.investigations[s.visited]
        s.investigations[s.visited] = NO_CARD
        s.investigations[villager] = card
        s.tell(InvestigationMoved, CARDS[card], VILLAGERS[villager])


def without_investigation(s: Pagan) -> list[int]:
    """The living villagers without an investigation."""
    return [one for one in living(s) if s.investigations[one] == NO_CARD]


def spectre(s: Pagan) -> None:
    """PGN-R16, PGN-R17: the investigation of the visited villager moves to one that has none."""
    s.ask(WITCH, Haunt())


def spectre_reinforced(s: Pagan) -> None:
    """PGN-R18: it goes back to the Hunter's hand, where the Witch knows of it."""
    card, s.investigations[s.visited] = s.investigations[s.visited], NO_CARD
    insort(s.hand[HUNTER], card)
    if card not in s.known[HUNTER]:
        insort(s.known[HUNTER], card)
    s.tell(InvestigationReturned, CARDS[card])


# --- Black Cat -------------------------------------------------------------------------------------------------------


def black_cat(s: Pagan) -> None:
    """PGN-22: a clue leaves the visited villager."""
    take_away(s, CLUE, s.visited, 1)


def black_cat_reinforced(s: Pagan) -> None:
    """PGN-22: up to 3 clues leave villagers of that colour."""
    among = [one for one in OF_COLOUR[COLOUR[s.visited]] if lives(s, one)]
    remove_up_to(s, WITCH, CLUE, among, CAT_CLUES, CARDS[BLACK_CAT])


NORMAL: Final[Mapping[int, Callable[[Pagan], None]]] = {
    ASSISTANCE: assistance,
    RAVEN: raven,
    COVEN: coven,
    APPRENTICES: apprentices,
    SPECTRE: spectre,
    BLACK_CAT: black_cat,
}
REINFORCED: Final = {
    ASSISTANCE: do(assistance_reinforced),
    RAVEN: do(raven_reinforced),
    COVEN: do(coven_reinforced),
    APPRENTICES: do(apprentices_reinforced),
    SPECTRE: do(spectre_reinforced),
    BLACK_CAT: do(black_cat_reinforced),
}
