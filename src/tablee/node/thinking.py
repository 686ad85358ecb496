"""How long a bot seems to think: as long over an answer that it had to give as over one that it chose.

A search ends at once where there is nothing to choose, where it can see to the end, or where a tree was kept. Whoever looks at the
clock would learn that. So no answer comes sooner than such a bot usually takes over such a question at this node, and one without a
choice takes as long as a choice that was made lately, drawn by lot. All of it depends on what everybody may know: the game, the
strength, and what is asked.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final

from tablee.bots import patience

REMEMBERED: Final = 32  # choices of a kind
ENOUGH: Final = 8  # of them to go by; before that, all that the strength may take
USUAL: Final = 0.9  # of the choices are made in so long

Kind = tuple[str, str, str]  # the game, the strength, the question


class ThinkingTimes:
    """What choices have taken at this node lately, in seconds, by their kind."""

    def __init__(self) -> None:
        self._taken: dict[Kind, deque[float]] = {}

    def seemly(self, kind: Kind, took: float, *, forced: bool, rng: Random) -> float:
        """How long an answer shall take that was found in so many seconds; a choice is remembered."""
        taken = self._taken.setdefault(kind, deque(maxlen=REMEMBERED))
        usual = sorted(taken)[int(USUAL * len(taken))] if len(taken) >= ENOUGH else patience(kind[1])
        if forced:
            took = max(took, rng.choice(taken)) if taken else took
        else:
            taken.append(took)
        return max(took, usual)
