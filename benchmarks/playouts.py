"""Random playouts of our Fuji Flush beside hand-written Python and beside its peers, as ratios measured in one run.

One process and one loop for all: play whole games at random until the slice of CPU time is used up, and count the
decisions. The contestants take turns, so that a busy machine slows them all. Nothing here fails on a time: it reports.
"""

from __future__ import annotations

import argparse
import copy
import gc
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

import flat_fuji_flush  # type: ignore[import-not-found]  # beside this file

from tablee.core.chance import Dice
from tablee.core.game import load
from tablee.core.state import State, apply, options

SEATS = 4
SEED = 7
WARM_UP = 0.2  # seconds of each contestant before the first round, not counted
GAMES_PER_LOOK = 8  # games between two looks at the clock, which costs about as much as a decision
SURVEYED = 100  # games in which the chance nodes of a peer are looked at

OURS = "tablee Fuji Flush"
FLAT = "flat Fuji Flush"
TUNED = "flat Fuji Flush, tuned"
CRAZY_EIGHTS = "OpenSpiel crazy_eights"
HEARTS = "OpenSpiel hearts"
EVENLY = ", chance by index"
UNO = "RLCard uno"
PROMISES = {CRAZY_EIGHTS: 1.0, HEARTS: 1.0, UNO: 5.0, FLAT: 0.5}  # ours makes at least this multiple of its decisions
CLONE_PROMISE = 3.0  # microseconds

Playout = Callable[[], int]
"""Plays one game to its end and returns the number of decisions."""


@dataclass
class Contestant:
    """Something that plays, and how it did."""

    name: str
    note: str
    play: Playout
    chance_nodes: float = 0.0  # per game, in its time and not in its count
    rates: list[float] = field(default_factory=list)  # decisions per CPU second, one for each round
    games: int = 0
    decisions: int = 0

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    @property
    def length(self) -> float:
        """Decisions per game."""
        return self.decisions / self.games

    def run(self, seconds: float) -> None:
        """One round: whole games until the CPU time is used up."""
        gc.collect()
        play = self.play
        games = decisions = 0
        start = time.process_time()
        elapsed = 0.0
        while elapsed < seconds:
            for _ in range(GAMES_PER_LOOK):
                decisions += play()
            games += GAMES_PER_LOOK
            elapsed = time.process_time() - start
        self.games += games
        self.decisions += decisions
        self.rates.append(decisions / elapsed)

    def warm_up(self) -> None:
        self.run(WARM_UP)
        self.rates.clear()
        self.games = self.decisions = 0


@dataclass(frozen=True)
class Clones:
    """Microseconds for a copy of our state, one figure for each round."""

    clone: list[float]
    deepcopy: list[float]


@dataclass(frozen=True)
class Bar:
    """A promise, and whether this run keeps it."""

    promise: str
    found: str
    holds: bool | None  # None: the peer is not installed


def ours() -> Contestant:
    """Through the public `options` and `apply`; one `Dice` for all games, so that seeding is not counted."""
    game = load("fuji_flush")
    dice = Dice.from_int(SEED)
    setup = game.setup(SEATS)
    draw = random.Random(SEED).random

    def play() -> int:
        s = game.start(setup, dice)
        decisions = 0
        while s.outcome is None:
            seat = s.waiting[0]
            moves = options(s, seat)
            apply(s, seat, moves[int(draw() * len(moves))])
            decisions += 1
        return decisions

    return Contestant(OURS, f"{SEATS} seats, options and apply", play)


def flat() -> Contestant:
    """The ceiling: the same game by hand."""
    play = partial(flat_fuji_flush.playout, SEATS, random.Random(SEED))
    return Contestant(FLAT, f"{SEATS} seats, hand-written plain Python with the same data", play)


def tuned() -> Contestant:
    """Flat, with data chosen so that no options are ever listed: no bar, but what is left to gain."""
    play = partial(flat_fuji_flush.tuned, SEATS, random.Random(SEED))
    return Contestant(TUNED, f"{SEATS} seats, hand-written, data chosen for speed alone; no bar", play)


def crazy_eights() -> Contestant:
    return open_spiel(CRAZY_EIGHTS, "crazy_eights", weigh)


def hearts() -> Contestant:
    return open_spiel(HEARTS, "hearts", weigh)


def even_crazy_eights() -> Contestant:
    return open_spiel(CRAZY_EIGHTS + EVENLY, "crazy_eights", take_evenly)


def even_hearts() -> Contestant:
    return open_spiel(HEARTS + EVENLY, "hearts", take_evenly)


def weigh(outcomes: list[tuple[int, float]], draw: Callable[[], float]) -> int:
    """A chance outcome by its probability: what a driver has to do for any game."""
    left = draw()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def take_evenly(outcomes: list[tuple[int, float]], draw: Callable[[], float]) -> int:
    """A chance outcome where all are equally likely, as in these two games: faster, and not for any other."""
    return outcomes[int(draw() * len(outcomes))][0]


def open_spiel(
    name: str, game_name: str, sample: Callable[[list[tuple[int, float]], Callable[[], float]], int]
) -> Contestant:
    """A C++ game of OpenSpiel driven from Python, with its default parameters."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_name)
    terminal = int(pyspiel.PlayerId.TERMINAL)
    chance = int(pyspiel.PlayerId.CHANCE)
    draw = random.Random(SEED).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        # One call where `is_terminal` and `is_chance_node` would be two: some 5 % faster.
        while (player := state.current_player()) != terminal:
            if player == chance:
                state.apply_action(sample(state.chance_outcomes(), draw))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions

    note = f"{version('open_spiel')}, C++ driven from Python, default parameters: {game.num_players()} players"
    return Contestant(name, note, play, chance_nodes=chance_nodes(game))


def chance_nodes(game: Any) -> float:
    """Chance nodes per game. Refuses a game whose outcomes are not equally likely: `take_evenly` takes them to be."""
    draw = random.Random(SEED).random
    nodes = 0
    for _ in range(SURVEYED):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                nodes += 1
                chances = [probability for _, probability in state.chance_outcomes()]
                if max(chances) - min(chances) > 1e-9:
                    raise ValueError(f"{game} has chance outcomes that are not equally likely: sample them by weight")
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
    return nodes / SURVEYED


def uno() -> Contestant:
    """RLCard at the level of its environments, observations built."""
    rlcard = import_module("rlcard")
    env = rlcard.make("uno", config={"seed": SEED})
    draw = random.Random(SEED).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return Contestant(UNO, f"{version('rlcard')}, environment level, {env.num_players} players", play)


def gather() -> tuple[list[Contestant], list[str]]:
    """Ours, everybody else who can play here, and a sentence for each peer who can't."""
    peers: dict[str, Callable[[], Contestant]] = {
        CRAZY_EIGHTS: crazy_eights,
        HEARTS: hearts,
        CRAZY_EIGHTS + EVENLY: even_crazy_eights,
        HEARTS + EVENLY: even_hearts,
        UNO: uno,
    }
    present, absent = [ours(), flat(), tuned()], []
    for name, invite in peers.items():
        try:
            present.append(invite())
        except ImportError as error:
            absent.append(f"{name} is left out ({error}); to have it: pip install 'tablee[bench]'")
    return present, absent


def compete(contestants: Sequence[Contestant], rounds: int, seconds: float) -> None:
    """The rounds, interleaved; every round begins with another contestant."""
    for contestant in contestants:
        contestant.warm_up()
    gc.collect()
    gc.freeze()  # nobody's collector walks through what the others have imported
    for turn in range(rounds):
        first = turn % len(contestants)
        for contestant in (*contestants[first:], *contestants[:first]):
            if sys.stderr.isatty():
                print(f"\rround {turn + 1} of {rounds}: {contestant.name:30}", end="", file=sys.stderr, flush=True)
            contestant.run(seconds)
    if sys.stderr.isatty():
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)


def measure_clones(rounds: int) -> Clones:
    """Copies of every position of one random game, by `clone` and by `copy.deepcopy`."""
    draw = random.Random(SEED).random
    game = load("fuji_flush")
    s = game.start(game.setup(SEATS), Dice.from_int(SEED))
    positions: list[State] = []
    while s.outcome is None:
        positions.append(s.clone())
        seat = s.waiting[0]
        moves = options(s, seat)
        apply(s, seat, moves[int(draw() * len(moves))])

    def microseconds(copied: Callable[[State], State], times: int) -> float:
        gc.collect()
        start = time.process_time()
        for _ in range(times):
            for position in positions:
                copied(position)
        return (time.process_time() - start) / (times * len(positions)) * 1e6

    found = Clones([], [])
    for _ in range(rounds):
        found.clone.append(microseconds(type(s).clone, 1_000))
        found.deepcopy.append(microseconds(copy.deepcopy, 20))
    return found


def ratio(mine: Contestant, other: Contestant) -> float:
    """Ours over it, of the medians."""
    return mine.median / other.median


def worst_ratio(mine: Contestant, other: Contestant) -> float:
    """Ours over it in the round that was worst for us."""
    return min(a / b for a, b in zip(mine.rates, other.rates, strict=True))


def judge(contestants: Sequence[Contestant], clones: Clones) -> list[Bar]:
    """Every promise that this script can tell about."""
    mine = contestants[0]
    others = {contestant.name: contestant for contestant in contestants[1:]}
    bars = []
    for name, least in PROMISES.items():
        promise = f"ours at least {least:g}x {name}"
        if name in others:
            found = ratio(mine, others[name])
            told = f"{found:.2f}x, worst round {worst_ratio(mine, others[name]):.2f}x"
            bars.append(Bar(promise, told, found >= least))
        else:
            bars.append(Bar(promise, "not measured", None))
    quick, slow = statistics.median(clones.clone), statistics.median(clones.deepcopy)
    told = f"{quick:.2f} µs; copy.deepcopy {slow:.0f} µs, {slow / quick:.0f} times as long"
    bars.append(Bar(f"a clone under {CLONE_PROMISE:g} µs", told, quick < CLONE_PROMISE))
    return bars


@dataclass(frozen=True)
class Report:
    """All that one run found."""

    rounds: int
    seconds: float
    contestants: list[Contestant]  # ours first
    absent: list[str]
    clones: Clones
    bars: list[Bar]

    @property
    def machine(self) -> str:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        return f"{python}, {platform.machine()}, {os.cpu_count()} CPUs"


def show(report: Report) -> None:
    """The table for a reader."""
    mine = report.contestants[0]
    print(f"Random playouts, decisions per CPU second. {report.machine}.")
    print(f"{report.rounds} rounds, interleaved, {report.seconds:g} s of CPU time for each contestant in a round.\n")
    print(f"{'':42}{'min':>10}{'median':>10}{'per game':>10}{'ours / it':>12}{'worst round':>13}")
    for one in report.contestants:
        row = f"{one.name:42}{min(one.rates):>10,.0f}{one.median:>10,.0f}{one.length:>10.1f}"
        if one is not mine:
            row += f"{ratio(mine, one):>12.2f}{worst_ratio(mine, one):>13.2f}"
        print(row)
    print()
    for one in report.contestants:
        print(f"{one.name}: {one.note}.")
        if one.chance_nodes:
            counted = one.median * (1 + one.chance_nodes / one.length)
            print(f"  Its {one.chance_nodes:.0f} chance nodes per game are in its time and not in its count.")
            print(f"  Counted like decisions they would make it {counted:,.0f}, ours / it {mine.median / counted:.2f}.")
    for sentence in report.absent:
        print(sentence)
    print("\nBars, judged on the ratio of the medians of this run:")
    words = {True: "holds", False: "MISSED", None: "unknown"}
    for bar in report.bars:
        print(f"  {words[bar.holds]:8}{bar.promise}: {bar.found}")


def as_json(report: Report) -> str:
    """The same for a program, with the figure of every round."""
    mine = report.contestants[0]
    contestants = [
        {
            "name": one.name,
            "note": one.note,
            "rates": one.rates,
            "min": min(one.rates),
            "median": one.median,
            "decisions_per_game": one.length,
            "chance_nodes_per_game": one.chance_nodes,
            "ours_to_it": ratio(mine, one),
            "ours_to_it_worst_round": worst_ratio(mine, one),
        }
        for one in report.contestants
    ]
    whole = {
        "machine": report.machine,
        "rounds": report.rounds,
        "seconds": report.seconds,
        "contestants": contestants,
        "absent": report.absent,
        "clone_microseconds": asdict(report.clones),
        "bars": [asdict(bar) for bar in report.bars],
    }
    return json.dumps(whole, indent=2, ensure_ascii=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random playouts beside our peers, as ratios measured in one run.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a contestant in a round (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, in each of which everybody plays (default 5)")
    parser.add_argument("--json", action="store_true", help="print JSON, with the figure of every round")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("--seconds must be above 0 and --rounds at least 1")

    contestants, absent = gather()
    compete(contestants, given.rounds, given.seconds)
    clones = measure_clones(given.rounds)
    bars = judge(contestants, clones)
    report = Report(given.rounds, given.seconds, contestants, absent, clones, bars)
    if given.json:
        print(as_json(report))
    else:
        show(report)


if __name__ == "__main__":
    main()
