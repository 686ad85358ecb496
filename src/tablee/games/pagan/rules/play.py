"""Playing cards: what they cost, where they go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, PASS, Event, Move, Pass, Question, do
from tablee.games.pagan.facts import (
    ALLY,
    BRIBERY,
    CARD_AT,
    CARDS,
    CHARM,
    COST,
    CURSE,
    EVENT,
    FAMILIAR,
    FRONTIER_FOLK,
    HUNTER,
    INVESTIGATION,
    LOCATION,
    NO_CARD,
    OWNER,
    POTION,
    SLOTS_CURSE,
    TYPE,
    TYPES,
    VILLAGER_AT,
    VILLAGERS,
)
from tablee.games.pagan.moves import ON, PLAY, PLAY_CHEAPER, REPLACE, Discard, On, Play, PlayCheaper, Replace
from tablee.games.pagan.rules.cards.charms import CHARMS
from tablee.games.pagan.rules.cards.events import BRIBE_PRICE, EVENTS
from tablee.games.pagan.rules.hands import designs, discard, discards, leave_hand
from tablee.games.pagan.rules.in_play import CARDS_ON_BOARD, discard_from_play
from tablee.games.pagan.table import ON_LOCATION, Pagan, living

SUE_LESS: Final = 2  # what a discarded card takes off the cost at Sue's
BY_SUE: Final = Word("sue")


# --- What happened ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Played(Event):
    """PGN-27: a card was played for so much influence."""

    seat: Seat
    card: Word
    cost: int


@dataclass(frozen=True, slots=True)
class PlayedNothing(Event):
    """PGN-20: a “play” that was not used."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InvestigationPlaced(Event):
    """PGN-30: an investigation lies in front of a villager."""

    by: ClassVar[Seat] = HUNTER
    card: Word
    villager: Word


# --- The cost --------------------------------------------------------------------------------------------------------


def cost(s: Pagan, seat: Seat, card: int, delta: int) -> int:
    """PGN-27, PGN-31, PGN-R52, PGN-O2: printed cost, surcharge of curses, reductions; only the sum stops at 0."""
    price = COST[card] + delta
    if TYPE[card] == CURSE:
        price += min(len(s.curses), SLOTS_CURSE - 1)
    if s.played == 0 and s.factions and s.factions[FRONTIER_FOLK] == seat:
        price -= 1
    return max(0, price)


def playable(s: Pagan, seat: Seat, card: int, delta: int) -> bool:
    """PGN-27, PGN-R44, PGN-R45: whoever can pay may play; Bribery needs what its effect costs as well."""
    left = s.influence[seat] - cost(s, seat, card, delta)
    return left >= (BRIBE_PRICE if card == BRIBERY else 0)


def plays(s: Pagan, seat: Seat, delta: int) -> list[Play]:
    """PGN-27: every card of the hand that can be paid."""
    return [PLAY[card] for card in designs(s.hand[seat]) if playable(s, seat, card, delta)]


def can_play(s: Pagan, seat: Seat, name: str, delta: int) -> bool:
    """PGN-27: whether the hand has such a card and it can be paid."""
    card = CARD_AT.get(name, NO_CARD)
    return card in s.hand[seat] and playable(s, seat, card, delta)


# --- An effect that says “play” --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayCard(Question):
    """PGN-27, PGN-20: a card, or none; asked even if no card can be paid, so that silence tells nothing."""

    source: Word
    delta: int
    left: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[Play | PlayCheaper | Pass]:
        moves: list[Play | PlayCheaper | Pass] = []
        moves += plays(s, seat, self.delta)
        if self.source == BY_SUE and len(s.hand[seat]) > 1:
            moves += [PLAY_CHEAPER[card] for card in designs(s.hand[seat]) if self.cheaper(s, seat, card)]
        return [*moves, PASS]

    def cheaper(self, s: Pagan, seat: Seat, card: int) -> bool:
        """PGN-R13, PGN-R70: a discard would make the card cheaper, and then it could be paid."""
        less = self.delta - SUE_LESS
        return cost(s, seat, card, less) < cost(s, seat, card, self.delta) and playable(s, seat, card, less)

    def refusal(self, s: Pagan, seat: Seat, move: Move) -> str | None:
        if type(move) is Pass:
            return None
        if can_play(s, seat, move.card, self.delta) if type(move) is Play else move in self.options(s, seat):
            return None
        if isinstance(move, Play | PlayCheaper):
            return "refuse-too-dear" if CARD_AT.get(move.card, NO_CARD) in s.hand[seat] else "refuse-not-in-hand"
        return ILLEGAL

    def answer(self, s: Pagan, seat: Seat, move: Play | PlayCheaper | Pass) -> None:
        if isinstance(move, Pass):
            s.tell(PlayedNothing, seat)
            return
        if self.left > 1:
            s.then(do(may_play, seat, self.source, self.delta, self.left - 1))
        card = CARD_AT[move.card]
        if isinstance(move, PlayCheaper):
            leave_hand(s, seat, card)
            s.resolving.append(card)
            s.ask(seat, DiscardForLess(move.card))
        else:
            play(s, seat, card, self.delta)


@dataclass(frozen=True, slots=True)
class DiscardForLess(Question):
    """PGN-R13: which other card is discarded; the chosen one, shown already, is then played for 2 less."""

    card: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[Discard]:
        return discards(s, seat)

    def answer(self, s: Pagan, seat: Seat, move: Discard) -> None:
        card = s.resolving.pop()
        discard(s, seat, CARD_AT[move.card])
        pay_and_play(s, seat, card, -SUE_LESS)


def may_play(s: Pagan, seat: Seat, source: Word, delta: int, left: int = 1) -> None:
    """PGN-20, PGN-R8, PGN-R43, PGN-R70: put to the player whatever the hand holds; only an empty hand, which all see, is passed over."""
    if s.hand[seat]:
        s.ask(seat, PlayCard(source, delta, left))


# --- Playing ---------------------------------------------------------------------------------------------------------


def play(s: Pagan, seat: Seat, card: int, delta: int) -> None:
    """PGN-27: out of the hand."""
    leave_hand(s, seat, card)
    pay_and_play(s, seat, card, delta)


def pay_and_play(s: Pagan, seat: Seat, card: int, delta: int) -> None:
    """PGN-27: pay, and carry out or put in play."""
    price = cost(s, seat, card, delta)
    s.influence[seat] -= price
    s.played += 1
    s.tell(Played, seat, CARDS[card], price)
    kind = TYPE[card]
    if kind in CARDS_ON_BOARD:
        put_on_board(s, seat, card)
    elif kind == CURSE:
        put_curse(s, card)
    elif kind == INVESTIGATION:
        s.resolving.append(card)
        s.ask(seat, PlaceInvestigation(CARDS[card]))
    else:
        resolve(s, card)


def resolve(s: Pagan, card: int) -> None:
    """PGN-28, PGN-34: an event or a charm is carried out, and only then discarded."""
    s.resolving.append(card)
    s.then(FINISH)
    if TYPE[card] == EVENT:
        EVENTS[card](s)
    else:
        assert TYPE[card] == CHARM
        CHARMS[card](s)


def finish_card(s: Pagan) -> None:
    """PGN-28, PGN-34: onto the discard pile of its owner."""
    card = s.resolving.pop()
    s.discard[OWNER[card]].append(card)


FINISH: Final = do(finish_card)


# --- Permanent cards -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MakeRoom(Question):
    """PGN-29, PGN-31, PGN-R42: every space is taken; a card of the same type is discarded, without any effect."""

    kind: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[Replace]:
        return [REPLACE[card] for card in designs(cards_of(s, TYPES.index(self.kind)))]

    def answer(self, s: Pagan, seat: Seat, move: Replace) -> None:
        kind, old, new = TYPES.index(self.kind), CARD_AT[move.card], s.resolving.pop()
        if kind == CURSE:
            discard_from_play(s, CURSE, s.curses.index(old))
            s.curses.append(new)
        else:
            space = least_of(s, kind, old)
            discard_from_play(s, kind, space)
            cards_of(s, kind)[space] = new


def cards_of(s: Pagan, kind: int) -> list[int]:
    """The spaces for cards of a type."""
    if kind == ALLY:
        return s.allies
    if kind == LOCATION:
        return s.locations
    if kind == POTION:
        return s.potions
    return s.familiars if kind == FAMILIAR else s.curses


def least_of(s: Pagan, kind: int, card: int) -> int:
    """PGN-R69: of two copies the one that is worth less: the emptier potion, the location that has been used."""
    spaces = [space for space, one in enumerate(cards_of(s, kind)) if one == card]
    if kind == POTION:
        return min(spaces, key=lambda space: s.filled[space])
    if kind == LOCATION:
        return min(spaces, key=lambda space: ON_LOCATION + space not in s.pawn)
    return spaces[0]


def put_on_board(s: Pagan, seat: Seat, card: int) -> None:
    """PGN-29, PGN-32, PGN-R58: into a free space, ready for use; with none free, another card has to go first."""
    spaces = cards_of(s, TYPE[card])
    if NO_CARD in spaces:
        spaces[spaces.index(NO_CARD)] = card
    else:
        s.resolving.append(card)
        s.ask(seat, MakeRoom(TYPES[TYPE[card]]))


def put_curse(s: Pagan, card: int) -> None:
    """PGN-31: the leftmost empty space; with three in play one is discarded first, and the others move left."""
    if len(s.curses) < SLOTS_CURSE:
        s.curses.append(card)
    else:
        s.resolving.append(card)
        s.ask(OWNER[card], MakeRoom(TYPES[CURSE]))


# --- Investigations --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceInvestigation(Question):
    """PGN-30: in front of a living villager without one; if all have one, it takes the place of one."""

    card: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[On]:
        return [ON[one] for one in open_places(s)]

    def answer(self, s: Pagan, seat: Seat, move: On) -> None:
        villager, card = VILLAGER_AT[move.villager], s.resolving.pop()
        old = s.investigations[villager]
        if old != NO_CARD:
            discard_from_play(s, INVESTIGATION, villager)
        s.investigations[villager] = card
        s.tell(InvestigationPlaced, CARDS[card], VILLAGERS[villager])


def open_places(s: Pagan) -> list[int]:
    """PGN-30, PGN-R58: the living villagers without an investigation; all of them, if each has one."""
    alive = living(s)
    return [one for one in alive if s.investigations[one] == NO_CARD] or alive
