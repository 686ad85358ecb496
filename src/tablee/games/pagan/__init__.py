"""Pagan: a witch and a hunter in Roanoke, 1587. For two players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game
from tablee.core.kinds import gather
from tablee.games.pagan import moves, rules, table
from tablee.games.pagan.facts import SIDES
from tablee.games.pagan.rules import decks, setup
from tablee.games.pagan.scene import scene
from tablee.games.pagan.table import Pagan, inventory
from tablee.games.pagan.view import PaganView, determinize, view

GAME: Final[Game[Pagan, PaganView]] = Game(
    name="pagan",
    version=2,
    package=__name__,
    players=range(2, 3),
    options=(
        setup.SCENARIO,
        *setup.FACTION_OPTIONS,
        decks.DECKS,
        decks.WITCH_DECK,
        decks.HUNTER_DECK,
        setup.TURN_LIMIT,
    ),
    new=setup.new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=gather(moves, rules, table),
    moves=moves.every_move(),
    inventory=inventory,
    refuse=decks.refuse,
    longest=20_000,
    minutes=(30, 60),
    sides=SIDES,
)
