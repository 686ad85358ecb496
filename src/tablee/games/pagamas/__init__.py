"""Pagamás: pirates share the loot, vote, lie in wait and mutiny. For three to six players."""

from __future__ import annotations

from itertools import chain
from typing import Final

from tablee.core.game import Game
from tablee.core.kinds import gather
from tablee.core.state import PASS, Move
from tablee.games.pagamas import rules
from tablee.games.pagamas.cards import PER_PLAYER, SEATS
from tablee.games.pagamas.determinize import determinize
from tablee.games.pagamas.rules import (
    ambush,
    ballot,
    election,
    hideout,
    moves,
    mutiny,
    promise,
    refit,
    reveal,
    role,
    setup,
    split,
    turn,
)
from tablee.games.pagamas.scene import scene
from tablee.games.pagamas.table import Pagamas
from tablee.games.pagamas.view import PagamasView, view


def every_move() -> tuple[Move, ...]:
    """Every move that can be listed, the usual ones first. Any part of all the loot there is can be thrown away or buried."""
    picks = split.selections(*(PER_PLAYER[value] * SEATS for value in (3, 2, 1)))
    picks = tuple(sorted(picks, key=lambda cards: (len(cards), cards)))
    return (
        PASS,
        refit.KEEP_HAND,
        refit.DISCARD_HAND,
        *chain.from_iterable(role.APPOINT.values()),
        *promise.PLEDGE[1:],
        *chain.from_iterable(promise.VOW),
        *chain.from_iterable(moves.SHARE.values()),
        split.FOR,
        split.AGAINST,
        *ballot.BRIBES,
        *moves.PAY.values(),
        split.FORCE,
        split.LET_BE,
        *hideout.HIDE,
        *ambush.AMBUSHES,
        *ambush.AT,
        reveal.DODGE_IT,
        reveal.SUFFER,
        election.STAND,
        election.STAND_BACK,
        *election.ELECT,
        mutiny.REVOLT,
        mutiny.KEEP_CALM,
        mutiny.JOIN_MUTINY,
        mutiny.STAY_LOYAL,
        *mutiny.REINFORCE,
        *mutiny.PLANK,
        *(split.overboard(cards) for cards in picks),
        *(reveal.bury(cards) for cards in picks),
    )


GAME: Final[Game[Pagamas, PagamasView]] = Game(
    name="pagamas",
    version=1,
    package=__name__,
    players=range(3, 7),
    options=(setup.POT_DE_VIN, setup.OPEN_HOARDS, setup.SIDES_MODE, setup.PROMISES),
    new=setup.new,
    view=view,
    determinize=determinize,
    scene=scene,
    kinds=gather(rules),
    moves=every_move(),
    inventory=turn.inventory,
    open_draws=frozenset({"dodge"}),
    leave=None,  # PGM-R27: a bot takes the seat of a player who leaves
    longest=4000,
    minutes=(60, 90),
)
