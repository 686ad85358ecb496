"""PatimPatamPatum, by Marc Figueras and Marià Pitarque: pushing through the streets of Berga, for three to five players."""

from __future__ import annotations

from typing import Final

from tablee.core.game import Game, Hints
from tablee.games.patimpatampatum import hints
from tablee.games.patimpatampatum.rules import leave, push, rounds, setup, state, turn
from tablee.games.patimpatampatum.rules.state import Patum
from tablee.games.patimpatampatum.scene import scene
from tablee.games.patimpatampatum.view import PatumView, redeal, view

GAME: Final[Game[Patum, PatumView]] = Game(
    name="patimpatampatum",
    version=1,
    package=__name__,
    players=range(3, 6),
    options=(state.STRATEGIC, state.FLAT_VALUES),
    new=setup.new,
    view=view,
    redeal=redeal,
    scene=scene,
    kinds=(
        setup.Take,
        setup.Place,
        turn.Pawn,
        turn.House,
        turn.Discard,
        turn.Lay,
        turn.Use,
        turn.Go,
        turn.Push,
        turn.Stop,
        push.Yield,
        push.Block,
        push.Fuets,
        push.Plens,
        push.PlensWith,
        push.Comparse,
        push.Borratxos,
        push.Retreat,
    ),
    questions=(
        setup.TakeComparse,
        setup.PlacePawn,
        turn.ChoosePawn,
        turn.LayCard,
        turn.ChooseWay,
        turn.ChooseSecond,
        push.Defend,
        push.ChooseRetreat,
    ),
    events=(
        setup.Took,
        setup.Filled,
        setup.Placed,
        setup.PlacingBegan,
        rounds.RoundBegan,
        turn.Administered,
        turn.HouseTaken,
        turn.Discarded,
        turn.Laid,
        turn.Used,
        turn.Moved,
        turn.TouristCame,
        turn.Drew,
        turn.DrewOne,
        push.Pushed,
        push.Yielded,
        push.Blocked,
        push.FuetsBlocked,
        push.PlensStruck,
        push.ComparseShown,
        push.PushSucceeded,
        push.TookPlace,
        push.Retreated,
        push.Stayed,
        push.RanOut,
        rounds.RoundEnded,
        rounds.SquarePaid,
        rounds.HousesPaid,
        rounds.Scored,
        leave.Left,
    ),
    endings=state.ENDINGS,
    moves=(*setup.SETUP_MOVES, *turn.TURN_MOVES, *push.PUSH_MOVES),
    inventory=state.inventory,
    hints=Hints(rollout=hints.rollout, prior=hints.prior, value=hints.value, horizon=hints.HORIZON),
    leave=leave.leave,
    longest=4000,
    minutes=(60, 90),
)
