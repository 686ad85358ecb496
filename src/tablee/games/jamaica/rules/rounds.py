"""The round: dice, cards, everybody's turn in order, and the draw."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, Call, Event, Move, Question, do
from tablee.games.jamaica.rules.end import End, score_all
from tablee.games.jamaica.rules.facts import CARDS, FORWARD, HAND, HAND_WITH_MAP, MAP, MOST_ROUNDS, WORDS
from tablee.games.jamaica.rules.ghost import HAUNT_EVENING, HAUNT_MORNING
from tablee.games.jamaica.rules.load import load
from tablee.games.jamaica.rules.move import sail
from tablee.games.jamaica.rules.state import Jamaica, active, finished

# --- Dice ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Morning(Move):
    """JAM-02: the die for the morning; the other one is for the evening."""

    die: int


MORNING: Final = tuple(Morning(die) for die in range(7))


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """JAM-01: the Captain has thrown both dice."""

    seat: Seat
    round: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class DicePlaced(Event):
    """JAM-02: which die is for the morning, which for the evening."""

    seat: Seat
    morning: int
    evening: int


class PlaceDice(Question):
    """JAM-02: the Captain chooses, hand in view."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Morning]:
        return (MORNING[s.rolled[0]], MORNING[s.rolled[1]])

    def refusal(self, s: Jamaica, seat: Seat, move: Move) -> str | None:
        return None if type(move) is Morning and move.die in s.rolled else ILLEGAL

    def answer(self, s: Jamaica, seat: Seat, move: Morning) -> None:
        place_dice(s, move.die)


PLACE_DICE: Final = PlaceDice()


def begin_round(s: Jamaica) -> None:
    """JAM-01: both dice are thrown openly. JAM-02: with a double there is nothing to choose."""
    s.round += 1
    s.turn = 0
    s.morning = s.evening = 0
    first = s.chance.roll("dice", 6)
    second = s.chance.roll("dice", 6)
    s.rolled = (first, second)
    s.tell(DiceRolled, s.captain, s.round, first, second)
    if first == second:
        place_dice(s, first)
    else:
        s.ask(s.captain, PLACE_DICE)


def place_dice(s: Jamaica, morning: int) -> None:
    """JAM-02, JAM-R18: decided in the open, before anybody chooses a card."""
    first, second = s.rolled
    s.morning, s.evening = (first, second) if morning == first else (second, first)
    s.tell(DicePlaced, s.captain, s.morning, s.evening)
    choose_cards(s)


# --- Cards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play(Move):
    """JAM-03: an action card, by what it does in the morning and in the evening."""

    morning: Word
    evening: Word


PLAY: Final = tuple(Play(WORDS[morning], WORDS[evening]) for morning, evening in CARDS)
CARD: Final = {move: card for card, move in enumerate(PLAY)}


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """JAM-04: a card is turned up, and its owner's turn begins."""

    seat: Seat
    morning: Word
    evening: Word


class ChooseCard(Question):
    """JAM-03: one card of the hand, face down; the others see only that a choice was made."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Play]:
        return [PLAY[card] for card in s.hand[seat]]

    def refusal(self, s: Jamaica, seat: Seat, move: Move) -> str | None:
        if type(move) is Play and CARD.get(move) in s.hand[seat]:
            return None
        return "refuse-not-in-hand" if isinstance(move, Play) else ILLEGAL

    def answer(self, s: Jamaica, seat: Seat, move: Play) -> None:
        card = CARD[move]
        s.hand[seat].remove(card)
        s.chosen[seat] = card


CHOOSE_CARD: Final = ChooseCard()


def choose_cards(s: Jamaica) -> None:
    """JAM-03: all at the same time and in secret."""
    s.then(TAKE_TURN)
    s.ask_all(range(s.seats), CHOOSE_CARD)


# --- Turns -----------------------------------------------------------------------------------------------------------


def take_turn(s: Jamaica) -> None:
    """JAM-04: clockwise from the Captain, each turns up the card and plays the morning, then the evening.

    JAM-R17: whoever has not played yet still does, even after somebody came home. JAM-G2: then the Ghost, if it sails.
    """
    if s.turn == s.seats:
        s.then(END_ROUND)
        if s.ghost:
            s.then(HAUNT_MORNING, HAUNT_EVENING)
        return
    s.turn += 1
    seat = active(s)
    card = s.chosen[seat]
    if card in s.known[seat]:
        forget(s, seat, card)
    morning, evening = CARDS[card]
    s.tell(Revealed, seat, WORDS[morning], WORDS[evening])
    s.then(EVENING, TAKE_TURN)
    act(s, seat, morning, s.morning)


def take_evening(s: Jamaica) -> None:
    """JAM-04: after the whole morning. JAM-12: not for a ship that has come home; JAM-R45: but after a fall-back."""
    seat = active(s)
    if not finished(s, seat):
        act(s, seat, CARDS[s.chosen[seat]][1], s.evening)


def act(s: Jamaica, seat: Seat, action: int, pips: int) -> None:
    """JAM-05: both actions are compulsory, with the exact number of the die."""
    if action >= FORWARD:
        sail(s, seat, action, pips)
    else:
        load(s, seat, action, pips)


TAKE_TURN: Final[Call] = do(take_turn)
EVENING: Final[Call] = do(take_evening)

# --- The end of the round --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """JAM-06: a card was drawn; which, only its owner sees."""

    seat: Seat
    morning: Word
    evening: Word


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """JAM-06: a discard pile became a new deck."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class CompassPassed(Event):
    """JAM-06: the next Captain."""

    seat: Seat


def end_round(s: Jamaica) -> None:
    """JAM-06: discard, draw, pass the compass. JAM-40, JAM-R33: after the last round nobody draws; scores are counted.

    JAM-R37: a game that does not end is scored after 500 rounds.
    """
    if s.ending:
        score_all(s)
        return
    if s.round == MOST_ROUNDS:
        score_all(s, End.ROUND_LIMIT)
        return
    for seat in range(s.seats):
        s.discard[seat].append(s.chosen[seat])
        s.chosen[seat] = -1
        draw(s, seat)
    s.captain = (s.captain + 1) % s.seats
    s.tell(CompassPassed, s.captain)
    begin_round(s)


END_ROUND: Final[Call] = do(end_round)


def draw(s: Jamaica, seat: Seat) -> None:
    """JAM-06: up to three cards. JAM-39: four with Morgan's Map; who has lost it draws nothing until below three."""
    hand = s.hand[seat]
    size = HAND_WITH_MAP if s.powers[MAP] == seat else HAND
    drawn = []
    while len(hand) < size:
        if not s.deck[seat]:
            reshuffle(s, seat)
        card = s.deck[seat].pop()
        insort(hand, card)
        drawn.append(card)
    for card in sorted(drawn):  # in which order two came does not matter to anybody
        morning, evening = CARDS[card]
        s.tell_only((seat,), Drew, seat, WORDS[morning], WORDS[evening])


def reshuffle(s: Jamaica, seat: Seat) -> None:
    """JAM-06, JAM-R3: the whole discard pile, the card just played included. JAM-R42: the rest of the cards is the hand."""
    s.deck[seat], s.discard[seat] = s.discard[seat], []
    s.chance.shuffle("deck", s.deck[seat])
    s.known = (*s.known[:seat], tuple(s.hand[seat]), *s.known[seat + 1 :])
    s.tell(Reshuffled, seat, len(s.deck[seat]))


def forget(s: Jamaica, seat: Seat, card: int) -> None:
    """JAM-R42: a card of the hand that everybody knew is played."""
    rest = tuple(one for one in s.known[seat] if one != card)
    s.known = (*s.known[:seat], rest, *s.known[seat + 1 :])
