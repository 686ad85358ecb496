"""PatimPatamPatum, by Marc Figueras and Marià Pitarque: pushing through the streets of Berga, for three to five players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game
from tablee.core.kinds import gather
from tablee.games.patimpatampatum import rules
from tablee.games.patimpatampatum.rules import leave, push, setup, state, turn
from tablee.games.patimpatampatum.rules.state import Patum
from tablee.games.patimpatampatum.scene import scene
from tablee.games.patimpatampatum.view import PatumView, determinize, view

GAME: Final[Game[Patum, PatumView]] = Game(
    name="patimpatampatum",
    version=1,
    package=__name__,
    players=range(3, 6),
    options=(state.STRATEGIC, state.FLAT_VALUES),
    new=setup.new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=gather(rules),
    moves=(*setup.SETUP_MOVES, *turn.TURN_MOVES, *push.PUSH_MOVES),
    inventory=state.inventory,
    leave=leave.leave,
    longest=4000,
    minutes=(60, 90),
)
