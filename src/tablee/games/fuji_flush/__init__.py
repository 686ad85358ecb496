"""Fuji Flush, by Friedemann Friese: a game of shedding cards for three to eight players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game
from tablee.core.kinds import gather
from tablee.games.fuji_flush import rules
from tablee.games.fuji_flush.rules import FujiFlush
from tablee.games.fuji_flush.scene import scene
from tablee.games.fuji_flush.view import FujiView, determinize, view

GAME: Final[Game[FujiFlush, FujiView]] = Game(
    name="fuji_flush",
    version=1,
    package=__name__,
    players=range(3, 9),
    options=(rules.TALLY, rules.DEALS, rules.FIRST, rules.TALK),
    new=rules.new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=gather(rules),
    moves=tuple(rules.PLAY[card] for card in rules.COPIES),
    inventory=rules.inventory,
    open_draws=frozenset({"first"}),
    leave=rules.leave,
    refuse=rules.refuse,
    longest=9 * rules.TURN_LIMIT,
    minutes=(10, 20),
)
