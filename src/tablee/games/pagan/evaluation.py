"""Who is ahead, as a hard player sees it: features of the table, weighed as they have told in thousands of matches.

A weight is what a feature adds to the logarithm of the odds that the Witch wins. docs/games/pagan.md tells how they were found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from tablee.games.pagan.belief import BeliefModel
from tablee.games.pagan.facts import COLOUR, HARASS_CLUES, HUNTER, NOBODY, WITCH
from tablee.games.pagan.heuristics import (
    AS_GOOD_AS_WON,
    RATE_CLUES,
    RATE_THERE,
    economy,
    others_missing,
    ritual_at_hand,
    suspicion,
    win_chances,
    within_reach,
)
from tablee.games.pagan.rules.modifiers import eliminate_clues
from tablee.games.pagan.rules.tokens import clues_there
from tablee.games.pagan.table import Pagan, innocents

LONG: Final = 40  # turns after which one more tells nothing
FEATURES: Final = (
    "always",
    "turn",
    "late",  # the square of the turn
    "suspected",  # how sure the Hunter is of the true witch
    "first",  # he suspects nobody more
    "cornered",  # how sure he is, and how soon he could eliminate her
    "far",  # how sure he is, and the turns he needs for that
    "misled",  # he suspects another more, and could eliminate that one soon
    "favour one",  # at most so many favours short of the ritual: two, one, none
    "favour two",
    "favour three",
    "secrets",  # on her, as far as the ritual needs them
    "last secrets",  # and she has what the last favour takes
    "drawn",  # Suspects
    "one suspect left",
    "two suspects left",
    "evidence",
    "last innocent",  # the Hunter may not eliminate another
    "second innocent",
    "within reach",  # he can eliminate her in this turn: how sure he is
    "economy",
    "spurned",
    "her pawns",
    "his pawns",
    "occupied",  # he stands on her
    "harassment",  # he has the clues to harass her
    "guarded",  # she is ready for the ritual but for her own pawn, and he has a clue to ready her with
)


def features_of(s: Pagan, believe: BeliefModel) -> Sequence[float]:
    """Every feature of FEATURES, in this order."""
    witch, scenario, pawn = s.witch, s.scenario, s.pawn
    suspects = suspicion(s, believe)
    sure = suspects[witch]
    top = suspects.index(max(suspects))
    missing = max(0, scenario.ritual - s.favours[witch])
    secrets = s.secrets[witch]
    turns = turns_to_eliminate(s, witch)
    left = scenario.innocents - innocents(s)
    unseen = scenario.suspects - len(s.drawn)
    pawns = s.pawns_left.bit_count() + 0.5 * (s.visited != NOBODY)
    turn = min(s.turn, LONG)
    stands = witch in pawn[:3]
    return (
        1.0,
        turn,
        turn * turn / 20,
        sure,
        top == witch,
        sure * exp(-turns),
        sure * turns,
        0.0 if top == witch else suspects[top] * exp(-turns_to_eliminate(s, top)),
        missing <= 2,
        missing <= 1,
        missing == 0,
        min(secrets, 3 * missing),
        missing == 1 and secrets >= 3,
        len(s.drawn),
        unseen <= 1,
        unseen <= 2,
        s.evidence,
        left <= 1,
        left <= 2,
        sure * within_reach(s, witch),
        economy(s, WITCH) - economy(s, HUNTER),
        s.spurned.bit_count(),
        pawns if s.active == WITCH else 0.0,
        pawns if s.active == HUNTER else 0.0,
        witch in pawn[3:],
        clues_there(s, COLOUR[witch]) >= HARASS_CLUES,
        missing == 0 and stands and s.clues[witch] > 0,
    )


def turns_to_eliminate(s: Pagan, villager: int) -> float:
    """How many turns the Hunter needs for the clues of an elimination, with one to ready the villager by."""
    there = max(0, eliminate_clues(s) + (villager in s.pawn[:3]) - s.clues[villager])
    return max((there + others_missing(s, villager)) / RATE_CLUES, there / RATE_THERE)


class Evaluation:
    """The value of a table for who believes so, with these weights."""

    __slots__ = ("believe", "weights")

    def __init__(self, believe: BeliefModel, weights: Mapping[str, float]) -> None:
        self.believe = believe
        self.weights = tuple(weights[feature] for feature in FEATURES)

    def __call__(self, s: Pagan) -> tuple[float, float]:
        """Each side's chance to win; what has happened, once the match is over."""
        if s.outcome is not None:
            return s.outcome.share(WITCH), s.outcome.share(HUNTER)
        if s.scenario.ritual < FITTED_TO:
            return win_chances(s)
        if ritual_at_hand(s):
            return AS_GOOD_AS_WON, 1 - AS_GOOD_AS_WON
        odds = sum(
            [weight * feature for weight, feature in zip(self.weights, features_of(s, self.believe), strict=True)]
        )
        witch = 1 / (1 + exp(-max(-SURE_ODDS, min(SURE_ODDS, odds))))
        return witch, 1 - witch


SURE_ODDS: Final = 6.0
FITTED_TO: Final = 3  # favours of a ritual: of a shorter match the weights know nothing


# --- The weights -----------------------------------------------------------------------------------------------------

# For a Witch who bluffs, and takes the Hunter to believe what lies open.
OF_WITCH: Final[Mapping[str, float]] = {
    "always": -0.12,
    "turn": 0.045,
    "late": 0.000,
    "suspected": -3.74,
    "first": -0.19,
    "cornered": -1.52,
    "far": 0.72,
    "misled": 0.55,
    "favour one": 0.39,
    "favour two": 0.64,
    "favour three": 1.95,
    "secrets": 0.12,
    "last secrets": 0.88,
    "drawn": -0.27,
    "one suspect left": -1.84,
    "two suspects left": 0.57,
    "evidence": -0.10,
    "last innocent": 0.70,
    "second innocent": 0.26,
    "within reach": -4.49,
    "economy": 0.000,
    "spurned": -0.33,
    "her pawns": 0.044,
    "his pawns": 0.001,
    "occupied": 0.17,
    "harassment": -0.38,
    "guarded": -0.12,
}

# For a Hunter who allows for it.
OF_HUNTER: Final[Mapping[str, float]] = {
    "always": -0.45,
    "turn": 0.027,
    "late": -0.008,
    "suspected": -4.68,
    "first": -0.14,
    "cornered": -0.073,
    "far": 1.10,
    "misled": 0.36,
    "favour one": 0.63,
    "favour two": 1.00,
    "favour three": 1.59,
    "secrets": 0.096,
    "last secrets": 0.50,
    "drawn": -0.12,
    "one suspect left": -2.86,
    "two suspects left": -0.11,
    "evidence": -0.030,
    "last innocent": 1.24,
    "second innocent": 0.50,
    "within reach": -3.74,
    "economy": 0.011,
    "spurned": -0.16,
    "her pawns": 0.071,
    "his pawns": 0.010,
    "occupied": 0.31,
    "harassment": -0.26,
    "guarded": 0.16,
}
