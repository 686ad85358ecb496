"""Driftwood: a game of taking what the sea brings, for two to four players."""

from __future__ import annotations

from typing import Final

from driftwood import rules
from driftwood.rules import Driftwood
from driftwood.scene import scene
from driftwood.view import DriftwoodView, determinize, view
from tablee.core.game import Game
from tablee.core.kinds import gather

GAME: Final[Game[Driftwood, DriftwoodView]] = Game(
    name="driftwood",
    version=1,
    package=__name__,
    players=range(2, 5),
    options=(rules.LOAD,),
    new=rules.new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=gather(rules),
    moves=(*(rules.LAY[card] for card in rules.WOOD), *(rules.TAKE[card] for card in rules.WOOD), rules.LEAVE),
    inventory=rules.inventory,
    longest=20,
    minutes=(2, 5),
)
