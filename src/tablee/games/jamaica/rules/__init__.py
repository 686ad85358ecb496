"""The rules of Jamaica, a file for each phase, in the order of the rulebook.

`facts` and `state` say what there is; then `setup`, `rounds`, `move`, `pay`, `load`, `battle`, `loot`, `end` and, for the table
that has agreed on it, `ghost`.
"""

from __future__ import annotations

from collections import Counter

from tablee.games.jamaica.rules.facts import CARDS, GONE, NO_CARD, POWERS, TREASURES
from tablee.games.jamaica.rules.state import Jamaica


def inventory(s: Jamaica) -> dict[str, int]:
    """JAM-S3, JAM-S5: the action cards of each player and the treasure cards, wherever they are; JAM-R2: a card for each token.

    Food, gold and gunpowder come from a bank without end (JAM-R1) and are not counted here.
    """
    box: dict[str, int] = {}
    for seat in range(s.seats):
        cards = Counter(
            (*s.hand[seat], *s.deck[seat], *s.discard[seat], *(c for c in (s.chosen[seat],) if c != NO_CARD))
        )
        box |= {f"card {card} of seat {seat}": cards[card] for card in range(len(CARDS))}
    treasures = Counter((*s.pile, *s.removed, *(card for card in s.face if card != GONE)))
    treasures.update(power for power in range(len(POWERS)) if s.powers[power] >= 0)
    box |= {f"treasure {card}": treasures[card] for card in TREASURES}
    box["tokens without a card"] = s.tokens.bit_count() - len(s.pile)
    return box
