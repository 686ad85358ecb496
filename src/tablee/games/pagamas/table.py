"""The table of Pagamás: what lies where, and whose it is."""

from __future__ import annotations

from typing import Final

from tablee.core.chance import NO_CHANCE, Chance
from tablee.core.notation import Seat
from tablee.core.state import State
from tablee.games.pagamas.cards import MIXED, NOBODY, SEATS, SEEN, TODAY, VALUE

# PGM-7: for each number of players and each seat, all seats clockwise, beginning with that one.
ROUND: Final = tuple(
    tuple(tuple((start + step) % players for step in range(players)) for start in range(players))
    for players in range(SEATS + 1)
)

NO_BALLOT: Final = 0
SPLIT: Final = 1
ELECTION: Final = 2

HIDDEN: Final = 0  # what has been turned up in phase 6
HIDEOUTS: Final = 1
AMBUSHES: Final = 2


class Pagamas(State):
    """The table. Sets of seats are bit masks; hands and loot are kept sorted, so that their order tells nothing."""

    __slots__ = (
        "ambush",
        "ambush_success",
        "ballot",
        "beside",
        "bribes",
        "broken",
        "candidates",
        "captain",
        "crew",
        "crew_vote",
        "dealer",
        "deck",
        "discard",
        "electors",
        "fallen",
        "fell",
        "forced",
        "hand",
        "harmed",
        "hideout",
        "hoard",
        "kept",
        "kept_all",
        "last_turn",
        "locked",
        "lookout",
        "loot",
        "loot_discard",
        "lots",
        "magot",
        "mutineers",
        "mutiny",
        "offer",
        "open_hoards",
        "past",
        "past_ambush",
        "phase",
        "promise",
        "promises",
        "proposal",
        "reinforced",
        "revealed",
        "robber",
        "role",
        "saw",
        "sharing",
        "spoils",
        "starter",
        "today",
        "together_sides",
        "turn",
        "vote",
        "won",
    )

    def __init__(
        self,
        seats: int,
        chance: Chance,
        deck: list[int],
        discard: list[int],
        hand: list[list[int]],
        crew: list[list[int]],
        loot: list[int],
        loot_discard: list[int],
        magot: list[list[int]],
        hoard: list[list[int]],
        role: list[int],
        kept: list[int],
        broken: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.deck = deck  # of Action cards, the top card last
        self.discard = discard
        self.hand = hand
        self.crew = crew  # the sailors before each player
        self.loot = loot  # the deck of loot, values only, the top card last
        self.loot_discard = loot_discard
        self.magot = magot  # the loot before each player, not buried
        self.hoard = hoard  # the buried loot
        self.role = role
        self.kept = kept  # PGM-O4: promises kept and broken by each seat
        self.broken = broken
        self.lots: tuple[tuple[Seat, int], ...] = ()  # PGM-3: what was drawn for the first Captain, in its order
        self.past: tuple[int, ...] = ()  # where everybody hid in the last turn
        self.past_ambush: tuple[int, ...] = ()  # and the ambushes that were set
        # Of the turn, public
        self.turn = 0
        self.phase = 0
        self.captain: Seat = NOBODY
        self.fallen: Seat = NOBODY  # the Captain who fell last
        self.dealer: Seat = NOBODY  # who was Captain, and who was Lookout, when today's loot was drawn
        self.lookout: Seat = NOBODY
        self.forced = self.kept_all = self.ambush_success = self.mutiny = self.last_turn = False
        self.sharing = False  # today's loot is drawn, and nobody's yet
        self.proposal = 0  # the first or the second
        self.ballot = NO_BALLOT
        self.electors = self.candidates = 0
        self.harmed = 0  # who fell at the House or was trapped in this turn
        self.fell = 0  # who fell at the House in this turn
        self.revealed = HIDDEN
        self.starter: Seat = NOBODY  # of the mutiny
        self.mutineers = 0
        self.locked = False  # the camps
        self.reinforced = 0
        self.won = False  # by the mutineers
        self.vote: list[int] = []  # of each seat, NOBODY where none: 1 for and 0 against, or a candidate
        self.crew_vote: list[int] = []  # of each seat's sailors
        self.beside: list[int] = []  # Ambush cards beside the stacks
        self.robber: list[int] = []  # of each victim
        self.promise: list[int] = []  # PGM-O4
        # Of the turn, hidden from some
        self.today: list[int] = []  # the values of the loot drawn today, the highest first
        self.saw: list[int] = []  # for each seat, which of these it was offered, as a mask
        self.offer: list[int] = []  # for each of these that the Captain has dealt, whom it is offered to
        self.hideout: list[int] = []
        self.ambush: list[int] = []  # as they were set: place, author, target and whether by the Second's power
        self.spoils: list[int] = []  # the same for each card of the one who walked the plank, the highest first
        # Options
        self.bribes = True  # PGM-O1
        self.open_hoards = False  # PGM-O2
        self.together_sides = False  # PGM-O3
        self.promises = True  # PGM-O4

    def clone(self) -> Pagamas:
        copy = Pagamas(
            self.seats,
            NO_CHANCE,
            self.deck[:],
            self.discard[:],
            [cards[:] for cards in self.hand],
            [cards[:] for cards in self.crew],
            self.loot[:],
            self.loot_discard[:],
            [cards[:] for cards in self.magot],
            [cards[:] for cards in self.hoard],
            self.role[:],
            self.kept[:],
            self.broken[:],
        )
        self.clone_onto(copy)
        copy.lots = self.lots
        copy.past = self.past
        copy.past_ambush = self.past_ambush
        copy.turn = self.turn
        copy.phase = self.phase
        copy.captain = self.captain
        copy.fallen = self.fallen
        copy.dealer = self.dealer
        copy.lookout = self.lookout
        copy.forced = self.forced
        copy.kept_all = self.kept_all
        copy.ambush_success = self.ambush_success
        copy.mutiny = self.mutiny
        copy.last_turn = self.last_turn
        copy.sharing = self.sharing
        copy.proposal = self.proposal
        copy.ballot = self.ballot
        copy.electors = self.electors
        copy.candidates = self.candidates
        copy.harmed = self.harmed
        copy.fell = self.fell
        copy.revealed = self.revealed
        copy.starter = self.starter
        copy.mutineers = self.mutineers
        copy.locked = self.locked
        copy.reinforced = self.reinforced
        copy.won = self.won
        copy.vote = self.vote[:]
        copy.crew_vote = self.crew_vote[:]
        copy.beside = self.beside[:]
        copy.robber = self.robber[:]
        copy.promise = self.promise[:]
        copy.today = self.today[:]
        copy.saw = self.saw[:]
        copy.offer = self.offer[:]
        copy.hideout = self.hideout[:]
        copy.ambush = self.ambush[:]
        copy.spoils = self.spoils[:]
        copy.bribes = self.bribes
        copy.open_hoards = self.open_hoards
        copy.together_sides = self.together_sides
        copy.promises = self.promises
        return copy


# --- Around the table ------------------------------------------------------------------------------------------------


def table_order(s: Pagamas) -> tuple[Seat, ...]:
    """PGM-7: clockwise from the Captain."""
    return ROUND[s.seats][s.captain]


def from_left_of(s: Pagamas, seat: Seat) -> tuple[Seat, ...]:
    """Clockwise from the left of this player, who comes last."""
    return ROUND[s.seats][(seat + 1) % s.seats]


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
