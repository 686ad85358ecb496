"""Aquatika, by Alexandre Droit: a race to the far side of the reef for two players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game
from tablee.core.kinds import gather
from tablee.games.aquatika import rules
from tablee.games.aquatika.rules import end, moves, setup, state
from tablee.games.aquatika.rules.state import Aquatika
from tablee.games.aquatika.scene import scene
from tablee.games.aquatika.view import AquatikaView, determinize, view

GAME: Final[Game[Aquatika, AquatikaView]] = Game(
    name="aquatika",
    version=1,
    package=__name__,
    players=range(2, 3),
    options=(state.LAYOUT, state.PLACEMENT, state.LATERAL_JUMPS, state.SHOW_PREY, state.BEGINS),
    new=setup.new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=gather(rules),
    moves=(*setup.PLACE.values(), *moves.GO.values(), *moves.CARRY.values(), *moves.ONTO.values()),
    inventory=state.inventory,
    open_draws=frozenset({"first"}),
    leave=end.give_up,
    longest=5_000,
    minutes=(15, 30),
)
