"""What players of Pagan differ in: what a Witch does with her secrets, and what a Hunter makes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablee.games.pagan.belief import BeliefModel, belief, guarded, shrewd


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """A way to play. The figures of the Witch are by the favours of a ritual: a short match has less time for decoys."""

    openly: Mapping[int, float]  # what a secret for herself is worth to the Witch
    feigned: Mapping[int, float]  # and one for a decoy; the nearer they are, the more often the Hunter is fooled
    believe: BeliefModel = belief  # what the Hunter makes of the signs
    # what a clue is worth to him without which he can't get at a villager on whom a ritual may come
    defend: float = 0.0
    wary: float = 0.0  # and one on a suspect with favours, before it comes to that
    careful: bool = False  # whether the Witch looks at what a familiar or a Waking Draught would do for her now


# docs/games/pagan.md has the figures behind these.
PLAIN: Final = PlayStyle(openly={2: 3.0, 3: 2.54}, feigned={2: 1.2, 3: 1.49})
BLUFFING: Final = PlayStyle(openly={2: 3.0, 3: 1.9}, feigned={2: 1.2, 3: 1.9}, believe=guarded, careful=True)
SHREWD: Final = PlayStyle(openly=PLAIN.openly, feigned=PLAIN.feigned, believe=shrewd, defend=30.0, wary=2.0)
