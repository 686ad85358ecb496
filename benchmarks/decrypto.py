"""How well bots of Decrypto understand each other, and how often they are intercepted, round by round.

    python benchmarks/decrypto.py rates --language fr -n 40
    python benchmarks/decrypto.py duel hard normal --language en -n 60

`rates` lets a bot write and two others read, partner and interceptor, each with a mind of another vocabulary than the writer's:
the stand-in for people. `duel` plays whole matches of two teams of two.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.bots import make
from tablee.core.chance import Dice
from tablee.core.game import load
from tablee.games.decrypto import GAME, brain
from tablee.games.decrypto.brain import SKILLS, Mind
from tablee.games.decrypto.rules.state import BLACK, CODES, WHITE, Phase, Row
from tablee.games.decrypto.vocabulary.mind import mind, narrow
from tablee.lab.simulate import play

ROUNDS: Final = 6


def rates(language: str, strength: str, games: int, seed: int, *, same: bool) -> tuple[list[float], list[float]]:
    """The share of codes that the partner reads and that the interceptor finds, by round."""
    read, found = [0.0] * ROUNDS, [0.0] * ROUNDS
    for number in range(games):
        whole = mind(language)
        minds: list[Mind] = [whole] * 3 if same else [narrow(whole, 3 * (seed + number) + at) for at in range(3)]
        for at, (decoded, intercepted) in enumerate(transmissions(language, strength, minds, seed + number)):
            read[at] += decoded / games
            found[at] += intercepted / games
    return read, found


def transmissions(language: str, strength: str, minds: Sequence[Mind], seed: int) -> list[tuple[bool, bool]]:
    """One team writes for some rounds; whether its partner and the other team read it."""
    rng, skill = Random(seed), SKILLS[strength]
    s = GAME.start(GAME.setup(4, {"language": language}), Dice.from_int(seed))
    writer, partner, interceptor = minds
    s.phase, s.half = Phase.HALF, WHITE
    result = []
    for number in range(1, ROUNDS + 1):
        s.round = number
        s.code[WHITE] = rng.choice(CODES)
        clues = brain.write(writer, s, WHITE, skill, rng)
        if clues is None:
            break
        s.clues[WHITE] = clues
        guess = brain.choose_code(brain.read_own(partner, s, WHITE), SKILLS["normal"], rng)
        attempt = brain.choose_code(brain.read_theirs(interceptor, s, WHITE, SKILLS["hard"]), SKILLS["hard"], rng)
        result.append((guess == s.code[WHITE], attempt == s.code[WHITE]))
        s.sheet = (*s.sheet, Row(number, WHITE, tuple(clues), ("", "", ""), attempt, guess, s.code[WHITE], number > 1))
    return result


def duel(language: str, one: str, other: str, games: int, seed: int) -> None:
    """Matches of two against two, the sides changed after each."""
    game = load("decrypto")
    won: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for number in range(games):
        sides = (one, other) if number % 2 == 0 else (other, one)
        line_up = [sides[WHITE], sides[BLACK]] * 2
        setup = game.setup(4, {"language": language, "teams": "alternate"})
        outcome = play(game, setup, [make(name) for name in line_up], f"{seed} {number}").outcome
        reasons[outcome.reason] += 1
        for team in (WHITE, BLACK):
            won[f"{sides[team]} ({'first' if (number % 2 == 0) == (team == WHITE) else 'second'})"] += (
                0 if team not in outcome.winners else 1
            )
    print(dict(won), dict(reasons))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["rates", "duel"])
    parser.add_argument("bots", nargs="*", default=["hard", "normal"])
    parser.add_argument("--language", default="en", choices=["fr", "en"])
    parser.add_argument("--same", action="store_true", help="one mind for all three")
    parser.add_argument("-n", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.what == "duel":
        one, other = args.bots
        duel(args.language, one, other, args.n, args.seed)
        return
    for strength in SKILLS:
        read, found = rates(args.language, strength, args.n, args.seed, same=args.same)
        print(f"{args.language} {strength:6} read {' '.join(f'{rate:.2f}' for rate in read)}", end="   ")
        print(f"intercepted {' '.join(f'{rate:.2f}' for rate in found[1:])}")


if __name__ == "__main__":
    main()
