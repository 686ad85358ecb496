"""Fuji Flush written flat, for the engine to be compared with: what the contract costs.

Lists of ints in local variables and one loop; no moves, no contract, no legality check, no log. Each function plays the whole
of FUJ-1 to FUJ-21 for 3 to 8 seats, every seat choosing uniformly among the distinct values in its hand. `playout` keeps the data
as the engine does: it is the ceiling. `tuned` keeps a hand as two lists so that no options are ever listed, and lets an iterator
pass the turn: it shows what is left to gain for somebody who gives up the question of what can be played.
Run as a script it prints the length of its games and its speed for every number of seats.
"""

from __future__ import annotations

import random
import statistics
import time
from bisect import insort
from itertools import cycle
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

COUNTS = {2: 16, 3: 12, 4: 9, 5: 8, 6: 6, 7: 6, 8: 5, 9: 4, 10: 4, 11: 4}
COUNTS |= {12: 3, 13: 3, 14: 3, 15: 2, 16: 1, 17: 1, 18: 1, 19: 1, 20: 1}
DECK = [value for value, count in COUNTS.items() for _ in range(count)]
DEALT = {3: 6, 4: 6, 5: 6, 6: 6, 7: 5, 8: 5}
OTHERS = {n: [tuple((seat + k) % n for k in range(1, n)) for seat in range(n)] for n in DEALT}
"""For every seat the other seats, clockwise from the next one (FUJ-16)."""

UNBEATABLE = 1_000  # the strength of an empty place: above any combined value, so that it is never flushed
TURNS = 3_000  # R15, the safety stop


def playout(seats: int, rng: random.Random) -> int:  # noqa: C901  # one loop is the point
    """One random game, written flat with the data that the engine has: sorted hands, and a list of options each turn."""
    random = rng.random
    deck = shuffled(DECK, random)
    dealt = DEALT[seats]
    hands = [sorted(deck[begin : begin + dealt]) for begin in range(0, seats * dealt, dealt)]
    del deck[: seats * dealt]
    discard: list[int] = []
    front = [0] * seats
    worth = [UNBEATABLE] + [0] * 20
    others = OTHERS[seats]
    seat = int(random() * seats)
    for played in range(TURNS):
        # FUJ-5 to FUJ-8, FUJ-19 to FUJ-21
        card = front[seat]
        if card:
            won = False
            for one in range(seats):
                if front[one] == card:
                    front[one] = 0
                    discard.append(card)
                    if not hands[one]:
                        won = True
            worth[card] = 0
            if won:
                return played

        # FUJ-9
        hand = hands[seat]
        options: list[int] = []
        last = 0
        for card in hand:
            if card != last:
                options.append(card)
                last = card
        card = options[int(random() * len(options))]
        hand.remove(card)
        front[seat] = card

        # FUJ-10 to FUJ-17
        total = worth[card] + card
        worth[card] = total
        flushed = []
        for other in others[seat]:
            if worth[front[other]] < total:
                flushed.append(other)
                discard.append(front[other])
        for other in flushed:
            worth[front[other]] = 0
            front[other] = 0
            if not deck:
                deck, discard = shuffled(discard, random), []
            insort(hands[other], deck.pop())
        seat = others[seat][0]
    return TURNS


def tuned(seats: int, rng: random.Random) -> int:  # noqa: C901, PLR0912, PLR0915  # one loop is the point
    """Play one random game and return the number of decisions, that is of cards played."""
    random = rng.random

    # FUJ-1: a hand is two lists, the distinct values in order (what may be chosen) and their second, third, ... copies.
    pile = shuffled(DECK, random)
    dealt = DEALT[seats]
    hands: list[list[int]] = []
    copies: list[list[int]] = []
    for begin in range(0, seats * dealt, dealt):
        cards = pile[begin : begin + dealt]
        cards.sort()
        hand: list[int] = []
        spare: list[int] = []
        last = 0
        for value in cards:
            if value == last:
                spare.append(value)
            else:
                hand.append(value)
                last = value
        hands.append(hand)
        copies.append(spare)
    del pile[: seats * dealt]

    discard: list[int] = []
    table = [0] * seats  # by seat: the value of its table card, 0 for none
    strength = [UNBEATABLE] + [0] * 20  # by value: the combined value of its group
    draw = pile.pop
    throw = discard.append

    # FUJ-3, FUJ-4: a random seat begins, then clockwise.
    places = list(zip(range(seats), hands, copies, OTHERS[seats], strict=True))
    first = int(random() * seats)
    turns = cycle(places[first:] + places[:first])
    for played, (seat, hand, spare, others) in zip(range(TURNS), turns, strict=False):
        # FUJ-5 to FUJ-8, FUJ-19 to FUJ-21: push through, and see whether somebody has won.
        value = table[seat]
        if value:
            table[seat] = 0
            throw(value)
            won = not hand
            if strength[value] > value:
                for other in others:
                    if table[other] == value:
                        table[other] = 0
                        throw(value)
                        if not hands[other]:
                            won = True
            strength[value] = 0
            if won:
                return played

        # FUJ-9: the decision.
        index = int(random() * len(hand))
        value = hand[index]
        if value in spare:
            spare.remove(value)
        else:
            del hand[index]
        table[seat] = value

        # FUJ-10 to FUJ-16: flush all that is weaker. The group just played is as strong as itself, so it stays.
        combined = strength[value] + value
        strength[value] = combined
        for other in others:
            beaten = table[other]
            if strength[beaten] < combined:
                strength[beaten] = 0
                table[other] = 0
                throw(beaten)
                if not pile:
                    # FUJ-17: the cards this turn has still to flush are shuffled in too, so they are flushed first.
                    late = []
                    for later in others:
                        beaten = table[later]
                        if strength[beaten] < combined:
                            strength[beaten] = 0
                            table[later] = 0
                            throw(beaten)
                            late.append(later)
                    pile += shuffled(discard, random)
                    discard.clear()
                    take(draw(), hands[other], copies[other])
                    for later in late:
                        take(draw(), hands[later], copies[later])
                    break
                # `take`, written out for speed.
                card = draw()
                drawer = hands[other]
                if card in drawer:
                    copies[other].append(card)
                else:
                    insort(drawer, card)
    return TURNS


def shuffled(cards: list[int], random: Callable[[], float]) -> list[int]:
    """Sorting by random keys is faster in CPython than `random.shuffle` or a swap per card."""
    return sorted(cards, key=lambda _: random())


def take(card: int, hand: list[int], spare: list[int]) -> None:
    """Put a card into a hand."""
    if card in hand:
        spare.append(card)
    else:
        insort(hand, card)


def main() -> None:
    print("Flat Fuji Flush, random games: their length, and decisions per CPU second (this machine, now)")
    print("seats   mean  median  decisions/s")
    rng = random.Random(1)
    for seats in DEALT:
        start = time.process_time()
        lengths = [playout(seats, rng) for _ in range(10_000)]
        seconds = time.process_time() - start
        mean, median = statistics.fmean(lengths), statistics.median(lengths)
        print(f"{seats:5} {mean:6.1f} {median:7.0f} {sum(lengths) / seconds:12,.0f}")


if __name__ == "__main__":
    main()
