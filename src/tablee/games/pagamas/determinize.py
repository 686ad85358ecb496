"""Dealing anew all that a seat can't know, under everything that it does know. Called on a clone.

Gathered, sorted, shuffled and dealt back: the loot of unknown value, the Action deck and the other hands, hideouts and places of
ambushes, and what the Captain deals face down.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.notation import Seat
from tablee.games.pagamas.cards import (
    HAMMOCK,
    HOUSE,
    ISLAND,
    MIXED,
    NOBODY,
    PLACES,
    SEATS,
    STRONGEST,
    TAVERN,
    TODAY,
    VALUE,
    mixed_by,
)
from tablee.games.pagamas.rules.mutiny import rewarded
from tablee.games.pagamas.table import AMBUSHES, HIDDEN, Pagamas, Trap

_PUBLIC: Final = (1 << SEATS) - 1


def determinize(s: Pagamas, seat: Seat, rng: Random) -> None:
    """PGM-21, PGM-23, PGM-35: a world that the seat can't tell from this one. Once the match is over only the deck is hidden."""
    deal_actions(s, seat, rng)
    if s.outcome is not None:
        return
    deal_loot(s, seat, rng)
    deal_places(s, seat, rng)
    if s.spoils and seat != s.captain:
        guess_spoils(s, rng)


# --- Action cards ----------------------------------------------------------------------------------------------------


def deal_actions(s: Pagamas, seat: Seat, rng: Random) -> None:
    """PGM-12: the others' hands hold no sailors, which lie open; the rest is the deck."""
    if s.outcome is not None:
        s.deck.sort()
        rng.shuffle(s.deck)
        return
    others = [other for other in range(s.seats) if other != seat]
    cards = sorted((*(card for card in s.deck if card > STRONGEST), *(card for one in others for card in s.hand[one])))
    rng.shuffle(cards)
    for other in others:
        size = len(s.hand[other])
        if size:
            s.hand[other] = sorted(cards[-size:])
            del cards[-size:]
    deck = sorted((*cards, *(card for card in s.deck if card <= STRONGEST)))
    rng.shuffle(deck)
    s.deck = deck


# --- Loot ------------------------------------------------------------------------------------------------------------


class _Slot:
    """A loot card: where it lies, what everybody can tell of it, and its value, 0 if the seat does not know it."""

    __slots__ = ("mark", "pile", "value")

    def __init__(self, pile: int, mark: int, value: int) -> None:
        self.pile = pile
        self.mark = mark
        self.value = value


def deal_loot(s: Pagamas, seat: Seat, rng: Random) -> None:
    """Values anew for every loot card that the seat does not know; what others saw in secret is forgotten.

    Of today's loot the seat keeps the values that it saw (its note of the turn), wherever those cards may lie now.
    """
    noted = today_seen(s, seat)
    piles = [*s.magot, *s.hoard, s.loot_discard]
    slots, pool = take_up(s, seat, piles)
    tangle(slots, seat, rng)
    if s.sharing:
        if seat != s.captain:
            pool += s.today
            deal_offer(s, seat, rng, noted, pool)
        pool.sort()
        rng.shuffle(pool)
    else:
        pool.sort()
        rng.shuffle(pool)
        place_noted(slots, noted, pool, rng)
    for slot in slots:
        piles[slot.pile].append((slot.value or pool.pop()) << VALUE | slot.mark)
    for pile in piles:
        if len(pile) > 1:
            pile.sort()
    s.loot = pool
    if s.today and not s.sharing:
        remember(s, seat, noted, piles, rng)


def take_up(s: Pagamas, seat: Seat, piles: list[list[int]]) -> tuple[list[_Slot], list[int]]:
    """Every loot card off the table, in an order that depends on the seat's knowledge alone; and the values it can't know."""
    slots: list[_Slot] = []
    pool = s.loot[:]
    mine = 1 << SEATS + seat
    knowing = 1 << seat | mine
    for at, pile in enumerate(piles):
        if not pile:
            continue
        found = []
        for card in pile:
            if card & knowing:
                found.append((card & (_PUBLIC | MIXED | TODAY | mine), card >> VALUE))
            else:
                found.append((card & (_PUBLIC | MIXED | TODAY), 0))
                pool.append(card >> VALUE)
        if len(found) > 1:
            found.sort(key=_apart_from_today)
        slots += [_Slot(at, mark, value) for mark, value in found]
        pile.clear()
    return slots, pool


def _apart_from_today(card: tuple[int, int]) -> tuple[int, int, int]:
    """An order of cards in which those that can't be told apart are not told apart by the day they were drawn."""
    mark, value = card
    return mark & ~TODAY, value, 0 if mark & MIXED else mark & TODAY


def tangle(slots: list[_Slot], seat: Seat, rng: Random) -> None:
    """Where another secretly chose among cards, any of them may be today's."""
    groups: dict[int, list[_Slot]] = {}
    for slot in slots:
        if slot.mark & MIXED and mixed_by(slot.mark) != seat:
            groups.setdefault(slot.mark & MIXED, []).append(slot)
    for _, group in sorted(groups.items(), key=lambda one: one[0]):
        number = sum(bool(slot.mark & TODAY) for slot in group)
        for slot in group:
            slot.mark &= ~TODAY
        for slot in rng.sample(group, number):
            slot.mark |= TODAY


def today_seen(s: Pagamas, seat: Seat) -> list[int]:
    """PGM-21, PGM-R7: the seat's note of the turn: the values of today's loot that it has seen."""
    if seat in (s.dealer, s.lookout):
        return sorted(s.today)
    return sorted(card for at, card in enumerate(s.today) if s.saw[seat] >> at & 1)


def without(values: list[int], taken: list[int]) -> list[int]:
    """The values that are left when others are taken away, as far as they are there."""
    left = values[:]
    for value in taken:
        if value in left:
            left.remove(value)
    return left


def place_noted(slots: list[_Slot], noted: list[int], pool: list[int], rng: Random) -> None:
    """The values in the seat's note lie somewhere among today's cards: those that it can't place, anywhere."""
    missing = without(noted, [slot.value for slot in slots if slot.mark & TODAY and slot.value])
    blank = [slot for slot in slots if slot.mark & TODAY and not slot.value]
    rng.shuffle(blank)
    for slot, value in zip(blank, missing, strict=False):
        if value in pool:
            pool.remove(value)
            slot.value = value


def deal_offer(s: Pagamas, seat: Seat, rng: Random, noted: list[int], pool: list[int]) -> None:
    """PGM-22, PGM-23: the loot on offer, dealt anew under the public counts; while the Captain is still dealing, guessed."""
    done = len(s.offer) == len(s.today)
    mine = sorted(card for card, taker in zip(s.today, s.offer, strict=False) if done and taker == seat)
    rest = [(value, 1) for value in without(noted, mine)]
    for value in noted:
        pool.remove(value)
    pool.sort()
    rng.shuffle(pool)
    rest += [(pool.pop(), 0) for _ in range(len(s.today) - len(noted))]
    rng.shuffle(rest)
    if done:
        takers = sorted(taker for taker in s.offer if taker != seat)
        cards = [(value, taker, seen) for (value, seen), taker in zip(rest, takers, strict=True)]
        cards += [(value, seat, 1) for value in mine]
        rng.shuffle(cards)
    else:
        dealt = len(s.offer)
        cards = [
            (value, rng.randrange(s.seats) if at < dealt else NOBODY, seen) for at, (value, seen) in enumerate(rest)
        ]
    s.today = [value for value, _, _ in cards]
    s.offer = [taker for _, taker, _ in cards if taker != NOBODY]
    guess_notes(s, seat, rng)
    for at, (_, taker, seen) in enumerate(cards):
        s.saw[seat] |= seen << at
        if done:
            s.saw[taker] |= 1 << at


def remember(s: Pagamas, seat: Seat, noted: list[int], piles: list[list[int]], rng: Random) -> None:
    """The seat's note says the same as before; what else was drawn today lies in the piles; of the others' notes nothing is known."""
    drawn = [card >> VALUE for pile in piles for card in pile if card & TODAY]
    unseen = sorted(without(drawn, noted))
    rng.shuffle(unseen)
    guess_notes(s, seat, rng)
    if seat not in (s.dealer, s.lookout):
        s.saw[seat] = (1 << len(noted)) - 1
    s.today = (sorted(noted, reverse=True) + unseen)[: len(s.today)]


def guess_notes(s: Pagamas, seat: Seat, rng: Random) -> None:
    """PGM-R7: which cards the others saw in a refused proposal, nobody but the Captain can tell."""
    s.saw = [0 if other == seat else rng.getrandbits(len(s.today)) for other in range(s.seats)]


def guess_spoils(s: Pagamas, rng: Random) -> None:
    """PGM-22, PGM-76: what the Captain has shared out so far, nobody else can see."""
    takers = rewarded(s)
    s.spoils = [rng.choice(takers) for _ in s.spoils]


# --- Hideouts and ambushes -------------------------------------------------------------------------------------------


def deal_places(s: Pagamas, seat: Seat, rng: Random) -> None:
    """PGM-35, PGM-41, PGM-42: where the others hide, and the places they named: never their own hideout, none twice."""
    if s.revealed == AMBUSHES or not s.hideout or NOBODY in s.hideout:
        return
    left: dict[Seat, list[int]] = {}
    for other in range(s.seats):
        if other == seat:
            continue
        if s.revealed == HIDDEN:
            s.hideout[other] = rng.choices(PLACES, habits(s, other))[0]
        places = [place for place in PLACES if place != s.hideout[other]]
        rng.shuffle(places)
        left[other] = places
    s.traps = [
        trap if trap.author == seat else Trap(trap.author, trap.target, left[trap.author].pop(), trap.power)
        for trap in s.traps
    ]


def habits(s: Pagamas, seat: Seat) -> list[float]:
    """How often players hide where, by what all can see: the island draws those with much loot, the more so near the end."""
    cards = len(s.magot[seat])
    weights = [0.0] * len(PLACES)
    weights[HAMMOCK] = 1.0
    weights[TAVERN] = 0.7
    weights[HOUSE] = 0.6 if cards else 0.05
    if not s.kept_all:
        weights[ISLAND] = 0.2 + (3.0 if s.last_turn else 0.9) * cards
    return weights
