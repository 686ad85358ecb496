"""How a battle is likely to end (JAM-34): for what a player is shown before spending gunpowder, and for bots."""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.games.jamaica.rules.facts import COMBAT, STAR

Odds = tuple[float, float, float]  # win, tie, lose

NUMBERS: Final = COMBAT[1:STAR]


@cache
def attack_odds(lead: int) -> Odds:
    """For the attacker before any die has fallen; `lead` is his gunpowder and Lady Beth, less the defender's."""
    win, tie = 1 / STAR, 0.0
    for mine in NUMBERS:
        for theirs in NUMBERS:
            if mine + lead > theirs:
                win += 1 / STAR**2
            elif mine + lead == theirs:
                tie += 1 / STAR**2
    return win, tie, 1 - win - tie


@cache
def defence_odds(missing: int) -> Odds:
    """For the defender before his roll; `missing` is what his die has to make to reach the attacker's total."""
    win = (1 + sum(die > missing for die in NUMBERS)) / STAR
    tie = sum(die == missing for die in NUMBERS) / STAR
    return win, tie, 1 - win - tie
