"""How well bots of Decrypto understand each other, and how often they are intercepted, round by round.

    python benchmarks/decrypto.py rates --language fr -n 40
    python benchmarks/decrypto.py duel hard normal --language en -n 60
    python benchmarks/decrypto.py lengths --language en -n 100

`rates` lets a bot write and two others read, partner and interceptor, each with another vocabulary than the writer's:
the stand-in for people. `duel` plays whole matches of two teams of two, `lengths` matches of four equal bots, and tells in which
round they end. All are played with four different vocabularies, or with `--same` by bots that share one.

Behind every share stands the 95 % interval of Wilson.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Final

from tablee.core.chance import Dice, seed_from
from tablee.core.state import apply
from tablee.games.decrypto import GAME, hints, strategy
from tablee.games.decrypto.rules.state import BOTH, CODES, WHITE, Decrypto, Phase, Row
from tablee.games.decrypto.strategy import SKILLS
from tablee.games.decrypto.vocabulary.semantics import SemanticModel, narrow, semantic_model

ROUNDS: Final = 6
PEOPLE: Final = 24  # different vocabularies, of which each match takes some
DEVIATIONS: Final = 1.96  # either side, for 95 %


@cache
def vocabulary(language: str, number: int) -> SemanticModel:
    """A vocabulary with half of the words' meaning."""
    return narrow(semantic_model(language), number)


def vocabularies(language: str, count: int, seed: int, *, same: bool) -> list[SemanticModel]:
    """Those who sit down: all with one vocabulary, or each with another."""
    if same:
        return [semantic_model(language)] * count
    return [vocabulary(language, number) for number in Random(f"{seed} people").sample(range(PEOPLE), count)]


def interval(hits: int, of: int) -> str:
    """A share and its 95 % interval, by Wilson."""
    share, square = hits / of, DEVIATIONS**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = DEVIATIONS / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return f"{share:.2f} ({middle - half:.2f}-{middle + half:.2f})"


# --- Rates -------------------------------------------------------------------------------------------------------------


def rates(language: str, strength: str, games: int, seed: int, *, same: bool) -> tuple[list[int], list[int]]:
    """How many codes the partner reads and the interceptor finds, by round."""
    read, found = [0] * ROUNDS, [0] * ROUNDS
    for number in range(seed, seed + games):
        people = vocabularies(language, 3, number, same=same)
        for at, (decoded, intercepted) in enumerate(transmissions(language, strength, people, number)):
            read[at] += decoded
            found[at] += intercepted
    return read, found


def transmissions(language: str, strength: str, people: Sequence[SemanticModel], seed: int) -> list[tuple[bool, bool]]:
    """One team writes for some rounds; whether its partner and the other team read it."""
    rng, skill = Random(seed), SKILLS[strength]
    s = GAME.start(GAME.setup(4, {"language": language}), Dice.from_int(seed))
    writer, partner, interceptor = people
    s.phase, s.half = Phase.HALF, WHITE
    result = []
    for number in range(1, ROUNDS + 1):
        s.round = number
        s.code[WHITE] = rng.choice(CODES)
        clues = strategy.write(writer, s, WHITE, skill, rng)
        if clues is None:
            break
        s.clues[WHITE] = clues
        guess = strategy.choose_code(strategy.read_own(partner, s, WHITE), SKILLS["normal"], rng)
        attempt = strategy.choose_code(strategy.read_theirs(interceptor, s, WHITE, SKILLS["hard"]), SKILLS["hard"], rng)
        result.append((guess == s.code[WHITE], attempt == s.code[WHITE]))
        s.sheet = (*s.sheet, Row(number, WHITE, tuple(clues), ("", "", ""), attempt, guess, s.code[WHITE], number > 1))
    return result


# --- Matches -----------------------------------------------------------------------------------------------------------


def match(language: str, bots: Sequence[str], people: Sequence[SemanticModel], seed: str) -> Decrypto:
    """A whole match of two teams of two, seats 0 and 2 against 1 and 3, each seat with its own vocabulary."""
    setup = GAME.setup(4, {"language": language, "teams": "alternate"})
    s = GAME.start(setup, Dice(seed_from(f"deal {seed}")))
    rng = Random(f"{seed} bots")
    while s.outcome is None:
        seat = rng.choice(s.waiting)
        world = GAME.sample_world(s, seat, rng)
        if bots[seat] == "random":
            apply(s, seat, rng.choice(GAME.answers(world, seat, rng)))
        else:
            apply(s, seat, hints.decide_with(people[seat], world, seat, bots[seat], rng))
    return s


def duel(language: str, one: str, other: str, games: int, seed: int, *, same: bool) -> None:
    """Matches of two against two, the sides changed after each."""
    won: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for number in range(games):
        sides = (one, other) if number % 2 == 0 else (other, one)
        s = match(language, [*sides, *sides], vocabularies(language, 4, seed + number, same=same), f"{seed} {number}")
        assert s.outcome is not None
        ends[s.outcome.reason] += 1
        winners = {s.team[seat] for seat in s.outcome.winners}
        won["drawn" if len(winners) == len(BOTH) else sides[winners.pop()]] += 1
    shares = ", ".join(f"{name} {interval(won[name], games)}" for name in (one, other))
    print(f"{language} {shares}, drawn {won['drawn']}; {dict(ends.most_common())}")


def lengths(language: str, strength: str, games: int, seed: int, *, same: bool) -> None:
    """In which round matches of four equal bots end, and how."""
    last: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    white = 0
    for number in range(games):
        s = match(language, [strength] * 4, vocabularies(language, 4, seed + number, same=same), f"{seed} {number}")
        assert s.outcome is not None
        last[s.round] += 1
        ends[s.outcome.reason] += 1
        white += {s.team[seat] for seat in s.outcome.winners} == {WHITE}
    rounds = " ".join(f"{number}:{last[number]}" for number in range(1, 9))
    print(f"{language} {strength:6} {rounds}   {dict(ends.most_common())}, white won {interval(white, games)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["rates", "duel", "lengths"])
    parser.add_argument("bots", nargs="*", help="two for a duel, one may be random; else all strengths")
    parser.add_argument("--language", default="en", choices=["fr", "en"])
    parser.add_argument("--same", action="store_true", help="one vocabulary for all")
    parser.add_argument("-n", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.what == "duel":
        one, other = args.bots or ("hard", "normal")
        duel(args.language, one, other, args.n, args.seed, same=args.same)
        return
    for strength in args.bots or SKILLS:
        if args.what == "lengths":
            lengths(args.language, strength, args.n, args.seed, same=args.same)
            continue
        read, found = rates(args.language, strength, args.n, args.seed, same=args.same)
        print(f"{args.language} {strength:6} read        {'  '.join(interval(one, args.n) for one in read)}")
        print(f"{'':9} intercepted {'  '.join(interval(one, args.n) for one in found[1:])}")


if __name__ == "__main__":
    main()
