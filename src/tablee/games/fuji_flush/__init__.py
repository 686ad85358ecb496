"""Fuji Flush, by Friedemann Friese: a game of shedding cards for three to eight players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game, Hints
from tablee.games.fuji_flush import hints, rules
from tablee.games.fuji_flush.rules import FujiFlush
from tablee.games.fuji_flush.scene import scene
from tablee.games.fuji_flush.view import FujiView, redeal, view

GAME: Final[Game[FujiFlush, FujiView]] = Game(
    name="fuji_flush",
    version=1,
    package=__name__,
    players=range(3, 9),
    options=(rules.TALLY, rules.DEALS, rules.FIRST),
    new=rules.new,
    view=view,
    redeal=redeal,
    scene=scene,
    kinds=(rules.Play,),
    questions=(rules.PlayCard,),
    events=(
        rules.DealBegan,
        rules.PushedThrough,
        rules.Played,
        rules.Flushed,
        rules.Withstood,
        rules.Drew,
        rules.DrewOne,
        rules.Reshuffled,
        rules.DealWon,
        rules.Stopped,
        rules.Left,
    ),
    endings=rules.ENDINGS,
    moves=tuple(rules.PLAY[card] for card in rules.COPIES),
    inventory=rules.inventory,
    open_draws=frozenset({"first"}),
    hints=Hints(rollout=hints.rollout, prior=hints.prior, value=hints.value, horizon=hints.HORIZON),
    leave=rules.leave,
    refuse=rules.refuse,
    longest=9 * rules.TURN_LIMIT,
    minutes=(10, 20),
)
