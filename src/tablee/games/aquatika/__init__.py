"""Aquatika, by Alexandre Droit: a race to the far side of the reef for two players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game, Hints
from tablee.games.aquatika import hints
from tablee.games.aquatika.rules import end, moves, setup, state, turn
from tablee.games.aquatika.rules.state import Aquatika
from tablee.games.aquatika.scene import scene
from tablee.games.aquatika.view import AquatikaView, redeal, view

GAME: Final[Game[Aquatika, AquatikaView]] = Game(
    name="aquatika",
    version=1,
    package=__name__,
    players=range(2, 3),
    options=(state.LAYOUT, state.PLACEMENT, state.LATERAL_JUMPS, state.SHOW_PREY, state.BEGINS),
    new=setup.new,
    view=view,
    redeal=redeal,
    scene=scene,
    kinds=(setup.Place, moves.Go, moves.Carry, moves.Onto),
    questions=(setup.PlacePieces, turn.MovePiece),
    events=(
        setup.FirstPlayerChosen,
        setup.BecameReady,
        setup.CampsShown,
        turn.Stepped,
        turn.Jumped,
        turn.Covered,
        turn.Carried,
        turn.Released,
        turn.Ate,
        turn.AtePrey,
        end.ReachedGoal,
        end.GotStuck,
        end.GaveUp,
    ),
    endings=end.ENDINGS,
    moves=(*setup.PLACE.values(), *moves.GO.values(), *moves.CARRY.values(), *moves.ONTO.values()),
    inventory=state.inventory,
    open_draws=frozenset({"first"}),
    hints=Hints(rollout=hints.rollout, prior=hints.prior, value=hints.value, horizon=hints.HORIZON),
    leave=end.give_up,
    longest=5_000,
    minutes=(15, 30),
)
