"""How long somebody takes to answer who has nothing to think about."""

from __future__ import annotations

from random import Random

SHORTEST = 0.6
LONGEST = 8.0
USUAL = 0.5  # the logarithm of the median: 1.6 s
SPREAD = 0.55


def pause(rng: Random) -> float:
    """A pause like a person's, in seconds, for bots and for answers that the table gives for a person.

    It depends on nothing but the rng: neither on the hand nor on the options, so that no delay tells who holds what.
    """
    return min(LONGEST, max(SHORTEST, rng.lognormvariate(USUAL, SPREAD)))
