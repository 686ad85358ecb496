"""Hands and draw piles: draw, discard, look."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, Event, Move, Question
from tablee.games.pagan.facts import CARD_AT, CARDS, SIDES
from tablee.games.pagan.moves import DISCARD, TAKE, Discard, Take
from tablee.games.pagan.table import Pagan

PILE: Final = tuple(f"{side}-pile" for side in SIDES)


# --- What happened ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """PGN-24: a card was drawn; which, only the owner sees."""

    seat: Seat
    card: Word


@dataclass(frozen=True, slots=True)
class DrewSome(Event):
    """PGN-24: the others see how many."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """PGN-33: a discard pile became a draw pile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """PGN-33: both piles are empty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """PGN-82: a card went from a hand to the discard pile, where everybody sees it."""

    seat: Seat
    card: Word


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """PGN-R11: a card that lies on top, for the owner's eyes."""

    seat: Seat
    card: Word


@dataclass(frozen=True, slots=True)
class LookedSome(Event):
    """PGN-R11: the others see how many."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """PGN-R11: one of these went to the hand; which, only the owner sees."""

    seat: Seat
    card: Word


@dataclass(frozen=True, slots=True)
class TookOne(Event):
    """PGN-R11: the others see that."""

    seat: Seat


# --- Drawing ---------------------------------------------------------------------------------------------------------


def draw(s: Pagan, seat: Seat, number: int) -> None:
    """PGN-24, PGN-33: one card at a time; when the pile is empty, the discard pile is shuffled; with both empty, nothing."""
    drawn = [card for _ in range(number) if (card := take_off(s, seat)) is not None]
    for card in drawn:
        insort(s.hand[seat], card)
    tell_cards(s, seat, sorted(drawn), Drew, DrewSome)
    if len(drawn) < number:
        s.tell(NothingToDraw, seat)


def tell_cards(
    s: Pagan, seat: Seat, cards: Sequence[int], each: type[Drew | Looked], some: type[DrewSome | LookedSome]
) -> None:
    """PGN-24, PGN-R11: each card to its owner; to the others how many there are."""
    for at, card in enumerate(cards):
        s.tell_only((seat,), each, seat, CARDS[card])
        if at == 0:
            s.tell_others(some, seat, len(cards))


def take_off(s: Pagan, seat: Seat) -> int | None:
    """PGN-33, PGN-34: the top card of a draw pile. A card that is being carried out is not in the discard pile yet."""
    pile = s.deck[seat]
    if not pile:
        if not s.discard[seat]:
            return None
        pile.extend(s.discard[seat])
        s.discard[seat].clear()
        pile.sort()
        s.chance.shuffle(PILE[seat], pile)
        s.tell(Reshuffled, seat)
    return pile.pop()


# --- Leaving a hand --------------------------------------------------------------------------------------------------


def leave_hand(s: Pagan, seat: Seat, card: int) -> None:
    """A card leaves a hand for all to see: whoever knew of one there knows no longer."""
    s.hand[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)


def discard(s: Pagan, seat: Seat, card: int) -> None:
    """PGN-82, PGN-R40: from the hand to one's own discard pile, which everybody may read."""
    leave_hand(s, seat, card)
    s.discard[seat].append(card)
    s.tell(Discarded, seat, CARDS[card])


def designs(cards: Sequence[int]) -> list[int]:
    """Each design once, in order."""
    return sorted(set(cards))


def discards(s: Pagan, seat: Seat) -> list[Discard]:
    """Any card of the hand."""
    return [DISCARD[card] for card in designs(s.hand[seat])]


def in_hand(s: Pagan, seat: Seat, move: Move) -> bool:
    """Whether this says to discard a card that is there."""
    return type(move) is Discard and CARD_AT.get(move.card, -1) in s.hand[seat]


@dataclass(frozen=True, slots=True)
class DiscardCard(Question):
    """PGN-82: a card has to go: by the limit of the hand, or because an effect says so, which `source` names."""

    source: Word
    left: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[Discard]:
        return discards(s, seat)

    def refusal(self, s: Pagan, seat: Seat, move: Move) -> str | None:
        if in_hand(s, seat, move):
            return None
        return "refuse-not-in-hand" if isinstance(move, Discard) else ILLEGAL

    def answer(self, s: Pagan, seat: Seat, move: Discard) -> None:
        discard(s, seat, CARD_AT[move.card])
        must_discard(s, seat, self.left - 1, self.source)


def must_discard(s: Pagan, seat: Seat, number: int, source: Word) -> None:
    """PGN-R12, PGN-R27: so many cards of one's choice, as far as there are any; the last ones go unasked."""
    hand = s.hand[seat]
    if number <= 0 or not hand:
        return
    if len(hand) <= number:
        for card in hand[:]:
            discard(s, seat, card)
    else:
        s.ask(seat, DiscardCard(source, number))


# --- Looking ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeCard(Question):
    """PGN-R11: which of the cards one looks at goes to the hand; nobody else sees it."""

    secret: ClassVar[bool] = True
    left: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[Take]:
        return [TAKE[card] for card in designs(s.looked)]

    def refusal(self, s: Pagan, seat: Seat, move: Move) -> str | None:
        return None if type(move) is Take and CARD_AT.get(move.card, -1) in s.looked else ILLEGAL

    def answer(self, s: Pagan, seat: Seat, move: Take) -> None:
        take(s, seat, CARD_AT[move.card])
        choose_of_looked(s, seat, self.left - 1)


def look_and_take(s: Pagan, seat: Seat, number: int, taken: int) -> None:
    """PGN-R11: look at the top cards one at a time, take some, discard the others; the discard pile is shuffled if need be."""
    cards = sorted(card for _ in range(number) if (card := take_off(s, seat)) is not None)
    s.looked = cards
    tell_cards(s, seat, cards, Looked, LookedSome)
    choose_of_looked(s, seat, taken)


def choose_of_looked(s: Pagan, seat: Seat, left: int) -> None:
    """PGN-R11: exactly so many, or all if there are fewer."""
    if left and len(s.looked) > left:
        s.ask(seat, TakeCard(left))
        return
    if left:
        for card in s.looked[:]:
            take(s, seat, card)
    for card in s.looked:
        s.discard[seat].append(card)
        s.tell(Discarded, seat, CARDS[card])
    s.looked = []


def take(s: Pagan, seat: Seat, card: int) -> None:
    """PGN-R11: into the hand."""
    s.looked.remove(card)
    insort(s.hand[seat], card)
    s.tell_only([seat], Took, seat, CARDS[card])
    s.tell_others(TookOne, seat)
