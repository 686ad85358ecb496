"""The table of Pagamás: what lies where, and whose it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import State, clockwise
from tablee.core.stateclass import stateclass
from tablee.games.pagamas.cards import MIXED, NOBODY, SEATS, SEEN, TODAY, VALUE

NO_BALLOT: Final = 0
SPLIT: Final = 1
ELECTION: Final = 2

HIDDEN: Final = 0  # what has been turned up in phase 6
HIDEOUTS: Final = 1
AMBUSHES: Final = 2


@dataclass(frozen=True, slots=True)
class Trap:
    """PGM-41: an ambush, a hideout card face down on somebody's stack."""

    author: Seat
    target: Seat
    place: int  # in a view NOBODY until it is turned up, except for its author
    power: bool  # the Second set it without a card


@dataclass(frozen=True, slots=True)
class Promise:
    """PGM-O4: one promise."""

    maker: Seat
    to: Seat
    cards: int
    kind: int
    earned: bool = False  # the condition was met
    due: bool = False  # the turn in which it has to be kept has come


@stateclass
class Pagamas(State):
    """The table. Sets of seats are bit masks; hands and loot are kept sorted, so that their order tells nothing."""

    # Options
    bribes: bool  # PGM-O1
    open_hoards: bool  # PGM-O2
    together_sides: bool  # PGM-O3
    promises: bool  # PGM-O4
    # Cards
    deck: list[int]  # of Action cards, the top card last
    loot: list[int]  # the deck of loot, values only, the top card last
    hand: list[list[int]]
    crew: list[list[int]]  # the sailors before each player
    magot: list[list[int]]  # the loot before each player, not buried
    hoard: list[list[int]]  # the buried loot
    role: list[int]
    kept: list[int]  # PGM-O4: promises kept and broken by each seat
    broken: list[int]
    discard: list[int] = field(default_factory=list)
    loot_discard: list[int] = field(default_factory=list)
    lots: tuple[tuple[Seat, int], ...] = ()  # PGM-3: what was drawn for the first Captain, in its order
    past: tuple[int, ...] = ()  # where everybody hid in the last turn
    past_traps: tuple[Trap, ...] = ()  # and the ambushes that were set
    # Of the turn, public
    turn: int = 0
    phase: int = 0
    captain: Seat = NOBODY
    fallen: Seat = NOBODY  # the Captain who fell last
    dealer: Seat = NOBODY  # who was Captain, and who was Lookout, when today's loot was drawn
    lookout: Seat = NOBODY
    forced: bool = False
    kept_all: bool = False
    ambush_success: bool = False
    mutiny: bool = False
    last_turn: bool = False
    sharing: bool = False  # today's loot is drawn, and nobody's yet
    proposal: int = 0  # the first or the second
    ballot: int = NO_BALLOT
    electors: int = 0
    candidates: int = 0
    harmed: int = 0  # who fell at the House or was trapped in this turn
    fell: int = 0  # who fell at the House in this turn
    revealed: int = HIDDEN
    starter: Seat = NOBODY  # of the mutiny
    mutineers: int = 0
    locked: bool = False  # the camps
    reinforced: int = 0
    won: bool = False  # by the mutineers
    vote: list[int] = field(default_factory=list)  # of each seat: NOBODY, 1 for and 0 against, or a candidate
    crew_vote: list[int] = field(default_factory=list)  # of each seat's sailors
    beside: list[int] = field(default_factory=list)  # Ambush cards beside the stacks
    robber: list[int] = field(default_factory=list)  # of each victim
    promise: list[Promise] = field(default_factory=list)
    # Of the turn, hidden from some
    today: list[int] = field(default_factory=list)  # the values of the loot drawn today, the highest first
    saw: list[int] = field(default_factory=list)  # for each seat, which of these it was offered, as a mask
    offer: list[int] = field(default_factory=list)  # whom each of these is offered to, as far as the Captain has dealt
    hideout: list[int] = field(default_factory=list)
    traps: list[Trap] = field(default_factory=list)  # in the order of setting
    spoils: list[int] = field(default_factory=list)  # as `offer`, for the cards of the one who walked the plank


# --- Around the table ------------------------------------------------------------------------------------------------


def table_order(s: Pagamas) -> tuple[Seat, ...]:
    """PGM-7: clockwise from the Captain."""
    return clockwise(s.captain, s.seats)


def from_left_of(s: Pagamas, seat: Seat) -> tuple[Seat, ...]:
    """Clockwise from the left of this player, who comes last."""
    return clockwise((seat + 1) % s.seats, s.seats)


def members(s: Pagamas, seats: int) -> tuple[Seat, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(s.seats) if seats >> seat & 1)


def holders(s: Pagamas) -> int:
    """The seats with a character, as a mask."""
    held = 0
    for seat, role in enumerate(s.role):
        if role != NOBODY:
            held |= 1 << seat
    return held


def holder(s: Pagamas, role: int) -> Seat:
    """Who has this character now; NOBODY if it is vacant."""
    return s.role.index(role) if role in s.role else NOBODY


def weight(s: Pagamas, seat: Seat) -> int:
    """PGM-24: one voice for the character, and one for each sailor."""
    return 1 + len(s.crew[seat])


# --- Loot that moves -------------------------------------------------------------------------------------------------


def pick_out(s: Pagamas, seat: Seat, values: tuple[int, ...]) -> list[int]:
    """The owner secretly takes cards of these values out of his magot.

    If only some go, the others can no longer tell which: all but the owner forget every card that lay there. If the whole magot
    goes, nothing is forgotten.
    """
    pile = s.magot[seat]
    if len(values) == len(pile):
        s.magot[seat] = []
        return pile
    mix = 0
    for card in pile:
        if card & (TODAY | MIXED):
            mix = (seat + 1) << 13
            if card & MIXED and card & MIXED != mix:
                mix_with(s, card & MIXED, mix)
    keep = (3 << VALUE) | TODAY
    rest = [card & keep | 1 << seat | mix for card in s.magot[seat]]
    gone = []
    for value in values:
        card = next(card for card in rest if card >> VALUE == value)
        rest.remove(card)
        gone.append(card)
    rest.sort()
    s.magot[seat] = rest
    return gone


def mix_with(s: Pagamas, old: int, new: int) -> None:
    """Cards among which somebody chose earlier today are mixed with others now: one heap of which nobody can tell."""
    for pile in (*s.magot, *s.hoard, s.loot_discard):
        for at, card in enumerate(pile):
            if card & MIXED == old:
                pile[at] = card & ~MIXED | new


def throw_away(s: Pagamas, cards: list[int]) -> None:
    """Loot goes face down to its discard pile, and never comes back."""
    s.loot_discard += cards
    s.loot_discard.sort()


def hand_over(s: Pagamas, cards: list[int], seat: Seat) -> None:
    """A whole magot changes hands: nobody forgets, and the new owner looks at it."""
    pile = s.magot[seat]
    pile += [(card | 1 << seat) & ~(1 << SEATS + seat) for card in cards]
    pile.sort()


def forget_today(s: Pagamas) -> None:
    """At the end of a turn nobody asks any more which cards were drawn in it."""
    keep = (3 << VALUE) | SEEN
    for piles in (s.magot, s.hoard):
        for seat, pile in enumerate(piles):
            if pile:
                piles[seat] = [card & keep for card in pile]
                piles[seat].sort()
    s.loot_discard = [card & keep for card in s.loot_discard]
    s.loot_discard.sort()
