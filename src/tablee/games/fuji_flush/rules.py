"""Fuji Flush: be among the first to have no card left, neither in hand nor in front of you."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from tablee.core.chance import Chance
from tablee.core.errors import BadSetup
from tablee.core.facts import facts
from tablee.core.game import Choice, Number, Setup, Switch
from tablee.core.notation import Seat
from tablee.core.state import Ending, Event, Move, Outcome, Question, State, do
from tablee.core.stateclass import stateclass

_FACTS: Final = facts(__package__, "cards.toml")
COPIES: Final = {int(value): copies for value, copies in _FACTS["copies"].items()}
DECK: Final = tuple(card for card, copies in COPIES.items() for _ in range(copies))
DEALT: Final = {int(players): cards for players, cards in _FACTS["dealt"].items()}
EMPTY: Final = 0  # in front of a player who has no card there
UNBEATABLE: Final = 1000  # what no card at all is worth: more than any group, so that it is never flushed
NO_GROUPS: Final = (UNBEATABLE, *(0 for _ in range(max(COPIES))))
TURN_LIMIT: Final = 3000
FEWEST_PLAYERS: Final = 3

TALLY: Final = Switch("tally", default=True)
DEALS: Final = Number("deals", least=1, most=9, default=1)
FIRST: Final = Choice("first", ("random", *map(str, range(8))), default="random")
TALK: Final = Switch("talk", default=False)


class End(Ending):
    """FUJ-19 to FUJ-21, FUJ-O2, FUJ-R15, FUJ-R16: how a match ends."""

    OWN_TURN = "own-turn"
    OTHER_TURN = "other-turn"
    TOGETHER = "together"
    TURN_LIMIT = "turn-limit"
    SERIES = "series"
    VOID = "void"


@stateclass
class FujiFlush(State):
    """The table. Hands are kept sorted: which of two equal cards is the older one, nobody can tell."""

    others: tuple[tuple[Seat, ...], ...]  # for each seat the others, clockwise; empty for one who left
    wins: tuple[int, ...]
    deals: int
    first: Seat | None  # who begins the first deal, if the table has said so
    tally: bool
    talk: bool  # FUJ-O4: for a live table
    hand: list[list[int]] = field(default_factory=list)
    front: list[int] = field(default_factory=list)
    worth: list[int] = field(default_factory=list)  # FUJ-10: the combined value of the cards in front, by their value
    deck: list[int] = field(default_factory=list)  # the top card last
    discard: list[int] = field(default_factory=list)  # the top card last
    deal: int = 0  # counted from 1
    played: int = 0  # cards played in this deal


# --- Set-up ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """FUJ-3: the cards are dealt and somebody begins."""

    seat: Seat
    deal: int
    deals: int


def new(setup: Setup, chance: Chance) -> FujiFlush:
    """FUJ-4: the turn goes round in the order of the seats; nobody is skipped. FUJ-R14: three to eight sit down."""
    first = FIRST.of(setup)
    s = FujiFlush(
        setup.seats,
        chance,
        others=others_of(setup.seats, tuple(range(setup.seats))),
        wins=(0,) * setup.seats,
        deals=DEALS.of(setup),
        first=None if first == "random" else int(first),
        tally=TALLY.of(setup),
        talk=TALK.of(setup),
    )
    s.then(do(first_deal))
    return s


class CantBegin(BadSetup):
    """FUJ-O3: whoever begins has to sit at the table."""

    package = "tablee.games.fuji_flush"
    key = "setup-first"
    sentence = "Seat {first} can't begin: there are seats 0 to {last}."


def refuse(setup: Setup) -> CantBegin | None:
    """FUJ-O3: whoever begins has to sit at the table."""
    first = FIRST.of(setup)
    if first != "random" and int(first) >= setup.seats:
        return CantBegin(first=first, last=setup.seats - 1)
    return None


@lru_cache
def others_of(seats: int, present: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """FUJ-4: for each seat the others in turn order; nothing for a seat that nobody holds any more."""
    return tuple(
        tuple(other for other in (*range(seat + 1, seats), *range(seat)) if other in present) if seat in present else ()
        for seat in range(seats)
    )


def first_deal(s: FujiFlush) -> None:
    """FUJ-1, FUJ-3: deal, and let somebody begin."""
    deal_cards(s)
    choose_first_player(s)


def deal_cards(s: FujiFlush) -> None:
    """FUJ-1: shuffle the 90 cards and deal six to each, five with seven or eight players; the rest is the draw pile.

    FUJ-2: hands are secret; only their number of cards is public.
    """
    deck = list(DECK)
    s.chance.shuffle("deck", deck)
    count = DEALT[s.seats - s.others.count(())]
    hands = []
    for others in s.others:
        hand = []
        if others:
            hand = deck[-count:]
            del deck[-count:]
            hand.sort()
        hands.append(hand)
    s.hand = hands
    s.deck = deck
    s.discard = []
    s.front = [EMPTY] * s.seats
    s.worth = list(NO_GROUPS)
    s.played = 0
    s.deal += 1


def choose_first_player(s: FujiFlush) -> None:
    """FUJ-3, FUJ-O3: a random seat begins, unless the table has set one."""
    begin(s, s.chance.pick("first", s.seats) if s.first is None else s.first)


def begin(s: FujiFlush, seat: Seat) -> None:
    """FUJ-8: in the first round nobody has a card in front."""
    s.tell(DealBegan, seat, s.deal, s.deals)
    start_turn(s, seat)


# --- A turn: push through --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PushedThrough(Event):
    """FUJ-5, FUJ-6: a card survived until its owner's turn; it leaves with all its equals."""

    seat: Seat
    card: int
    seats: tuple[Seat, ...]


def start_turn(s: FujiFlush, seat: Seat) -> None:
    """FUJ-8, FUJ-R3: whoever has no card in front just plays; FUJ-R2: the hand is never empty then."""
    if s.front[seat]:
        push_through(s, seat, s.front[seat])
    else:
        s.ask(seat, CARD)


def push_through(s: FujiFlush, seat: Seat, card: int) -> None:
    """FUJ-5, FUJ-6, FUJ-R1: a card still in front leaves with all its equals, and nobody draws.

    FUJ-7, FUJ-R12: whoever is now without cards wins before anything else happens. FUJ-R4: what has left does not combine
    with the card played next.
    """
    front = s.front
    if s.worth[card] == card:
        together: tuple[Seat, ...] = (seat,)
    else:
        together = tuple(one for one in range(s.seats) if front[one] == card)
    won = False
    for one in together:
        front[one] = EMPTY
        s.discard.append(card)
        if not s.hand[one]:
            won = True
    s.worth[card] = 0
    s.tell(PushedThrough, seat, card, together)
    if won:
        win_the_deal(s, tuple(one for one in together if not s.hand[one]), seat)
    else:
        s.ask(seat, CARD)


# --- A turn: play a card ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play(Move):
    """FUJ-9: a card from the hand."""

    card: int


PLAY: Final = [Play(card) for card in range(max(COPIES) + 1)]


@dataclass(frozen=True, slots=True)
class Played(Event):
    """FUJ-9, FUJ-10: a card lies in front of its owner; `total` is the combined value it makes."""

    seat: Seat
    card: int
    count: int
    total: int


class PlayCard(Question):
    """FUJ-9: play exactly one card from the hand, of any value. There is no passing."""

    __slots__ = ()

    def options(self, s: FujiFlush, seat: Seat) -> Sequence[Play]:
        moves = []
        last = EMPTY
        for card in s.hand[seat]:  # sorted: equal cards lie side by side, and are one choice
            if card != last:
                moves.append(PLAY[card])
                last = card
        return moves

    def refusal(self, s: FujiFlush, seat: Seat, move: Move) -> str | None:
        return None if type(move) is Play and move.card in s.hand[seat] else "refuse-not-in-hand"

    def answer(self, s: FujiFlush, seat: Seat, move: Play) -> None:
        """FUJ-10, FUJ-14: equal printed values add up. FUJ-11, FUJ-R11: every group worth less than that is flushed.

        FUJ-12, FUJ-R7: one worth as much stays. FUJ-13, FUJ-R8, FUJ-R9, FUJ-R10: only the group just played attacks, and it
        is never beaten in the turn of its playing. FUJ-18: then the next seat clockwise has its turn.
        """
        card, front, worth, others = move.card, s.front, s.worth, s.others[seat]
        s.hand[seat].remove(card)
        front[seat] = card
        worth[card] = total = worth[card] + card
        if s.journal is not None:  # without this a playout takes 43 % longer
            tell_of_the_play(s, seat, card)
        flushed = []
        for other in others:
            if worth[front[other]] < total:
                flushed.append(other)  # noqa: PERF401  # a comprehension costs a call, here where it matters
        if flushed:
            flush(s, flushed)
        s.played = played = s.played + 1
        if played == TURN_LIMIT:
            stop_at_the_limit(s)
        else:
            start_turn(s, others[0])


CARD: Final = PlayCard()


# --- A turn: compare, flush, draw ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Flushed(Event):
    """FUJ-11: a card was beaten and is discarded."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Withstood(Event):
    """FUJ-12: a group of exactly the same combined value stays."""

    seats: tuple[Seat, ...]
    card: int
    total: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """FUJ-11: the owner of a flushed card draws; what, only the owner sees."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class DrewOne(Event):
    """FUJ-2: the others see that one card was drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """FUJ-17: the draw pile was empty and was made anew."""

    cards: int


def flush(s: FujiFlush, flushed: list[Seat]) -> None:
    """FUJ-16: all beaten cards are discarded, then their owners draw, clockwise. FUJ-15: the active player never draws."""
    front, heard = s.front, s.journal is not None  # asked once: without this a playout takes 5 % longer
    for seat in flushed:
        s.discard.append(front[seat])
        if heard:
            s.tell(Flushed, seat, front[seat])
    for seat in flushed:
        s.worth[front[seat]] = 0
        front[seat] = EMPTY
        if not s.deck:
            reshuffle(s)
        drawn = s.deck.pop()
        insort(s.hand[seat], drawn)
        if heard:
            s.tell_only((seat,), Drew, seat, drawn)
            s.tell_others(DrewOne, seat)


def tell_of_the_play(s: FujiFlush, seat: Seat, card: int) -> None:
    """FUJ-12, FUJ-R7: who ties with the group just played is told too: equality protects, and nobody joins by a sum."""
    total = s.worth[card]
    s.tell(Played, seat, card, total // card, total)
    for other, worth in enumerate(s.worth):
        if worth == total and other != card:
            s.tell(Withstood, tuple(one for one in range(s.seats) if s.front[one] == other), other, total)


def reshuffle(s: FujiFlush) -> None:
    """FUJ-17, FUJ-R5: the whole discard pile, cards flushed in this very turn included, becomes the new draw pile."""
    s.deck, s.discard = s.discard, []
    s.chance.shuffle("deck", s.deck)
    s.tell(Reshuffled, len(s.deck))


# --- The end ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """FUJ-19: somebody has no card left."""

    seats: tuple[Seat, ...]
    active: Seat


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """FUJ-R15: the deal was stopped; the fewest cards win."""

    seats: tuple[Seat, ...]
    turns: int


def win_the_deal(s: FujiFlush, winners: tuple[Seat, ...], active: Seat) -> None:
    """FUJ-19: no card in hand and none in front. FUJ-20: in anybody's turn. FUJ-21: all at once, without a tie-break."""
    s.tell(DealWon, winners, active)
    if len(winners) > 1:
        end_the_deal(s, winners, End.TOGETHER)
    else:
        end_the_deal(s, winners, End.OWN_TURN if winners[0] == active else End.OTHER_TURN)


def stop_at_the_limit(s: FujiFlush) -> None:
    """FUJ-R15: after 3000 turns the players with the fewest cards, hand and table together, share the win."""
    present = [seat for seat in range(s.seats) if s.others[seat]]
    fewest = min(cards_left(s, seat) for seat in present)
    winners = tuple(seat for seat in present if cards_left(s, seat) == fewest)
    s.tell(Stopped, winners, s.played)
    end_the_deal(s, winners, End.TURN_LIMIT)


def cards_left(s: FujiFlush, seat: Seat) -> int:
    """FUJ-22: what the ranking of the others goes by, hand and table together."""
    return len(s.hand[seat]) + (s.front[seat] != EMPTY)


def end_the_deal(s: FujiFlush, winners: tuple[Seat, ...], reason: End) -> None:
    """FUJ-O2: in a series the winner, the lowest seat among several, begins the next deal; most wins take the series."""
    s.wins = tuple(wins + (seat in winners) for seat, wins in enumerate(s.wins))
    if s.deal < s.deals:
        s.then(do(deal_cards), do(begin, winners[0]))
    elif s.deals > 1:
        present = [seat for seat in range(s.seats) if s.others[seat]]
        best = max(s.wins[seat] for seat in present)
        s.finish(Outcome(tuple(seat for seat in present if s.wins[seat] == best), End.SERIES, s.wins))
    else:
        s.finish(Outcome(winners, reason))


# --- A player leaves -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Left(Event):
    """FUJ-R16: a player left; the cards of that seat lie on the discard pile."""

    seat: Seat
    cards: tuple[int, ...]


def leave(s: FujiFlush, seat: Seat) -> None:
    """FUJ-R16: hand and table card are discarded, nothing else moves; with fewer than three the match is void.

    FUJ-R6: this alone makes a group smaller.
    """
    if not s.others[seat]:
        return
    active = s.waiting[0]
    follower = s.others[seat][0]
    cards = s.hand[seat]
    s.hand[seat] = []
    if s.front[seat]:
        cards.append(s.front[seat])
        s.worth[s.front[seat]] -= s.front[seat]
        s.front[seat] = EMPTY
    s.discard.extend(cards)
    s.others = others_of(s.seats, tuple(sorted(s.others[seat])))
    s.tell(Left, seat, tuple(cards))
    if len(s.others[follower]) + 1 < FEWEST_PLAYERS:
        s.finish(Outcome((), End.VOID))
    elif active == seat:
        s.question = None
        start_turn(s, follower)


# --- What must always hold -------------------------------------------------------------------------------------------


def inventory(s: FujiFlush) -> dict[str, int]:
    """FUJ-1: the 90 cards, wherever they are."""
    cards = Counter(s.deck)
    cards.update(s.discard)
    cards.update(card for card in s.front if card != EMPTY)
    for hand in s.hand:
        cards.update(hand)
    return {f"card {value}": cards[value] for value in COPIES}
