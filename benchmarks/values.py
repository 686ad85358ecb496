"""How well the value of a table foretells the end: matches of rollouts, and what each game's hints expected on the way.

The surprise of an end is the logarithm of what was given for it; an even guess is surprised by the logarithm of the seats. A value
above 1 in the third column is worse than that guess: a search that believes it is misled. Few tables make the figure a rough one. The
last two columns say how much of it is mere boldness: the power to which the hopes would have to be raised to surprise least, and the
surprise that is left then.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log
from random import Random

from tablee.bots.hints import hints_of
from tablee.core.chance import Dice
from tablee.core.game import Game, View, load, names
from tablee.core.state import State, apply

LOOKED_AT = 0.05  # of the tables of a match
LONGEST = 3000  # answers; a longer match says nothing
LEAST = 1e-4  # hope that a value may give for what then happens
POWERS = [1.1**step for step in range(-24, 13)]

Guess = tuple[Sequence[float], Sequence[float]]  # what was hoped, and what came


def match(game: Game[State, View], seats: int, seed: int) -> list[Guess]:
    """One match in which everybody answers by feeling, and the guesses on the way."""
    hints = hints_of(game)
    assert hints is not None
    rng = Random(seed)
    s = game.start(game.setup(seats), Dice.from_int(seed))
    seen: list[Sequence[float]] = []
    for _ in range(LONGEST):
        if s.outcome is not None:
            break
        seat = rng.choice(s.waiting)
        world = game.sample_world(s, seat, rng)
        answers = game.answers(world, seat, rng)
        apply(s, seat, answers[0] if len(answers) == 1 else hints.rollout(world, seat, answers, rng))
        if s.outcome is None and rng.random() < LOOKED_AT:
            seen.append(hints.value(s))
    if s.outcome is None:
        return []
    came = [s.outcome.share(seat) for seat in range(seats)]
    return [(hoped, came) for hoped in seen]


def surprise(guesses: Sequence[Guess], power: float = 1.0) -> float:
    """The mean over all guesses, beside that of an even one."""
    whole = 0.0
    for hoped, came in guesses:
        parts = [max(hope, LEAST) ** power for hope in hoped]
        whole -= sum(share * log(part / sum(parts)) for share, part in zip(came, parts, strict=True)) / sum(came)
    return whole / len(guesses) / log(len(guesses[0][0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", help="all of them, if none is named")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    unknown = set(given.games) - set(names())
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(names())}")
    print(f"{'game':18} {'seats':>5} {'value / even guess':>18} {'tables':>7} {'power':>6} {'left':>6}")
    for name in given.games or names():
        game = load(name)
        hints = hints_of(game)
        if hints is None or hints.decide is not None:
            print(f"{name:18} its bots do not go by a value")
            continue
        seats = game.players[0]
        guesses = [one for k in range(given.matches) for one in match(game, seats, given.seed * 100_000 + k)]
        if not guesses:
            print(f"{name:18} {seats:5} too few matches: no table was looked at")
            continue
        power = min(POWERS, key=lambda one: surprise(guesses, one))
        told = f"{surprise(guesses):18.2f} {len(guesses):7} {power:6.2f} {surprise(guesses, power):6.2f}"
        print(f"{name:18} {seats:5} {told}", flush=True)


if __name__ == "__main__":
    main()
