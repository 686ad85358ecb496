"""How fast a game is: random playouts through `options` and `apply`, and what a clone, a view and a scene cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

from tablee.core.chance import Dice
from tablee.core.game import Game, View
from tablee.core.state import State, apply, options
from tablee.i18n import Words

REPEATS = 5


@dataclass(frozen=True)
class Speed:
    """Figures of one machine at one moment, in CPU time: compare them within one run."""

    seats: int
    steps_per_s: float
    games_per_s: float
    steps_per_game: float
    clone_us: float
    view_us: float
    scene_us: float


def bench(game: Game[State, View], seconds: float = 1.0) -> Speed:
    """Measure one game at its middle number of seats."""
    seats = 4 if 4 in game.players else game.players[0]
    setup = game.setup(seats)
    dice, rng = Dice.from_int(1), Random(1)
    middle: list[State] = []
    steps = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        s = game.start(setup, dice)
        keep = rng.randrange(60) if len(middle) < 20 else -1
        at = 0
        while s.outcome is None:
            seat = s.waiting[0] if len(s.waiting) == 1 else rng.choice(s.waiting)
            if at == keep:
                middle.append(s.clone())
            moves = options(s, seat) or game.answers(s, seat, rng)
            apply(s, seat, moves[int(rng.random() * len(moves))])
            at += 1
        steps += at
        games += 1
    speaker = Words(game, "en", 0)
    views = [game.view(s, 0) for s in middle]
    return Speed(
        seats=seats,
        steps_per_s=round(steps / spent),
        games_per_s=round(games / spent, 1),
        steps_per_game=round(steps / games, 1),
        clone_us=_microseconds([s.clone for s in middle]),
        view_us=_microseconds([lambda s=s: game.view(s, 0) for s in middle]),  # type: ignore[misc]
        scene_us=_microseconds([lambda view=view: game.scene(view, speaker) for view in views]),  # type: ignore[misc]
    )


def _microseconds(calls: list[Callable[[], object]]) -> float:
    """The mean over these calls, the best of a few rounds."""
    best = float("inf")
    rounds = max(1, 2000 // max(1, len(calls)))
    for _ in range(REPEATS):
        start = process_time()
        for _ in range(rounds):
            for call in calls:
                call()
        best = min(best, process_time() - start)
    return round(best / (rounds * len(calls)) * 1e6, 2)
