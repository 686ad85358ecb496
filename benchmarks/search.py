"""Search speed: iterations of our information-set search on Fuji Flush, beside OpenSpiel's on hearts, in one run.

Both play random or simple rollouts to the end of the game from the first decision with a choice. Ours is interpreted Python and
plays the game's own policy in its rollouts; OpenSpiel's is C++ with random rollouts. CPU seconds, interleaved rounds.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from random import Random

from tablee.bots.bot import Budget
from tablee.bots.hints import hints_of
from tablee.bots.ismcts import Search
from tablee.core.chance import Dice
from tablee.core.game import load

SEED = 7


def ours(*, hints: bool) -> Callable[[int], None]:
    """Searches from the opening of a four-seat game."""
    game = load("fuji_flush")
    own = hints_of(game) if hints else None
    s = game.start(game.setup(4), Dice.from_int(SEED))
    seat = s.waiting[0]

    def run(iterations: int) -> None:
        search = Search(game, game.sample_world(s, seat, Random(1)), seat, Random(2), hints=own)
        search.run(Budget(iterations=iterations))

    return run


def hearts() -> Callable[[int], None]:
    """OpenSpiel's ISMCTS on hearts, from the first decision with a real choice."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    rng = Random(SEED)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))

    def run(iterations: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        pyspiel.ISMCTSBot(SEED, evaluator, 1.0, iterations, -1, kind, False, False).step(state)

    return run


def measure(run: Callable[[int], None], seconds: float) -> float:
    """Iterations per CPU second, growing the batch until it fills the time."""
    batch = 64
    while True:
        start = time.process_time()
        run(batch)
        spent = time.process_time() - start
        if spent >= seconds:
            return batch / spent
        batch = max(batch * 2, int(batch * seconds / max(spent, 1e-4)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Search iterations per CPU second, beside OpenSpiel's.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a contestant in a round (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds (default 5)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("--seconds must be above 0 and --rounds at least 1")
    contestants = {
        "tablee Fuji Flush, its own rollouts": ours(hints=True),
        "tablee Fuji Flush, random rollouts": ours(hints=False),
    }
    try:
        contestants["OpenSpiel ISMCTS hearts (C++)"] = hearts()
    except ModuleNotFoundError:
        print("OpenSpiel is not installed: pip install 'tablee[bench]' brings it.")
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(given.rounds):
        for name, run in contestants.items():
            rates[name].append(measure(run, given.seconds))
    first = statistics.median(next(iter(rates.values())))
    if given.json:
        print(
            json.dumps({name: {"median": statistics.median(found), "rounds": found} for name, found in rates.items()})
        )
        return
    print("Search iterations per CPU second; ratios within this run.\n")
    for name, found in rates.items():
        median = statistics.median(found)
        print(f"{name:38} min {min(found):9,.0f}  median {median:9,.0f}  first / it {first / median:5.2f}")


if __name__ == "__main__":
    main()
