"""Jamaica, by Malcolm Braff, Bruno Cathala and Sébastien Pauchon: a pirates' race around an island for two to six players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game
from tablee.core.kinds import gather
from tablee.games.jamaica import rules
from tablee.games.jamaica.rules import battle, ghost, inventory, load, loot, move, pay, rounds, setup
from tablee.games.jamaica.rules.state import (
    DECLINE_LOOT,
    GHOST_SHIP,
    SHORTAGE_JUMP,
    STRICT_BANK,
    SWAP_DISPUTED_PORTS,
    Jamaica,
)
from tablee.games.jamaica.scene import scene
from tablee.games.jamaica.view import JamaicaView, determinize, view

GAME: Final[Game[Jamaica, JamaicaView]] = Game(
    name="jamaica",
    version=1,
    package=__name__,
    players=range(2, 7),
    options=(SHORTAGE_JUMP, DECLINE_LOOT, GHOST_SHIP, STRICT_BANK, SWAP_DISPUTED_PORTS),
    new=setup.new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=gather(rules),
    moves=(
        *rounds.MORNING[1:],
        *rounds.PLAY,
        *move.SAIL,
        *move.RETREAT,
        *pay.PAY,
        *load.LOAD,
        *load.EMPTY_HOLD,
        *battle.ATTACK,
        battle.ATTACK_GHOST,
        *battle.FIRE,
        *battle.SABRE_MOVES,
        *loot.TAKE_HOLD,
        *loot.TAKE_POWER,
        loot.TAKE_HIDDEN,
        *loot.GIVE,
        loot.DECLINE,
        *ghost.STEER,
    ),
    inventory=inventory,
    open_draws=frozenset({"captain", "dice", "combat", "hidden"}),
    leave=None,  # JAM-R38: a bot takes the seat of a player who goes
    refuse=setup.refuse,
    longest=100_000,
    minutes=(30, 60),
)
