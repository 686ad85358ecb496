"""Many matches between bots, the same whatever the number of processes: match i of an experiment has a seed of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from time import perf_counter

from tablee.bots import Bot, make
from tablee.core.chance import Dice, seed_from
from tablee.core.game import Game, OptionValue, Setup, View, load
from tablee.core.notation import Seat
from tablee.core.state import Outcome, State, apply, is_secret

CHUNK = 20  # matches that a process takes at a time


@dataclass(frozen=True)
class Meeting:
    """A match to be played: who sits where, the seed of the bots' own luck, and the seed of the deal."""

    line_up: tuple[str, ...]
    seed: str
    deal: str


@dataclass(frozen=True)
class Played:
    """One match between bots: how it ended, after how many answers, and how long each seat thought."""

    outcome: Outcome
    length: int
    seconds: tuple[float, ...]
    answers: tuple[int, ...]
    notes: tuple[str, ...] = ()  # what the bots had to say of themselves: a program that failed


@dataclass(frozen=True)
class Simulation:
    """What came of many matches."""

    game: str
    seats: int
    games: int
    wins: tuple[int, ...]  # by seat; a shared win counts for each
    ties: int  # matches with several winners
    mean_length: float  # answers in a match
    seconds: float


def play(game: Game[State, View], setup: Setup, bots: Sequence[Bot], seed: str, deal: str | None = None) -> Played:
    """One match. The bots' own luck follows from the seed, and so does the deal, unless it has a seed of its own."""
    s = game.start(setup, Dice(seed_from(f"deal {seed if deal is None else deal}")))
    rngs = [Random(f"{seed} seat {seat}") for seat in range(setup.seats)]
    order = Random(f"{seed} order")
    seconds, answers = [0.0] * setup.seats, [0] * setup.seats
    try:
        while s.outcome is None:
            seat: Seat = s.waiting[0] if len(s.waiting) == 1 else order.choice(s.waiting)
            world = game.sample_world(s, seat, rngs[seat])
            start = perf_counter()
            move = bots[seat].choose(game, world, seat, rngs[seat])
            seconds[seat] += perf_counter() - start
            answers[seat] += 1
            secret = is_secret(s)
            apply(s, seat, move)
            for other, bot in enumerate(bots):
                bot.saw(seat, move if other == seat or not secret else None)
    finally:
        for bot in bots:
            bot.close()
    notes = tuple(note for bot in bots for note in bot.notes)
    return Played(s.outcome, sum(answers), tuple(seconds), tuple(answers), notes)


@dataclass(frozen=True)
class Chunk:
    """Matches for one process."""

    game: str
    options: Mapping[str, OptionValue]
    matches: tuple[Meeting, ...]

    def run(self) -> list[Played]:
        """Play them."""
        game = load(self.game)
        return [
            play(
                game,
                game.setup(len(match.line_up), self.options),
                [make(name) for name in match.line_up],
                match.seed,
                match.deal,
            )
            for match in self.matches
        ]


def play_all(
    game: str,
    options: Mapping[str, OptionValue],
    matches: Sequence[Meeting],
    jobs: int,
    progress: Callable[[int], None] | None = None,
    note: Callable[[str], None] | None = None,
) -> Iterator[Played]:
    """All these matches, in order, on as many processes as asked. `note` is told what the bots say of themselves."""
    work = [Chunk(game, options, tuple(matches[at : at + CHUNK])) for at in range(0, len(matches), CHUNK)]
    if jobs <= 1:
        for job in work:
            yield from _told(job.run(), progress, note)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for played in pool.map(Chunk.run, work):
            yield from _told(played, progress, note)


def _told(
    played: list[Played], progress: Callable[[int], None] | None, note: Callable[[str], None] | None
) -> list[Played]:
    if progress is not None:
        progress(len(played))
    if note is not None:
        for match in played:
            for said in match.notes:
                note(said)
    return played


def simulate(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    note: Callable[[str], None] | None = None,
) -> Simulation:
    """That many matches with these bots in these seats."""
    for name in bots:
        make(name)
    load(game).setup(len(bots), options)
    start = perf_counter()
    wins = [0] * len(bots)
    ties = length = 0
    matches = [Meeting(tuple(bots), f"{seed} {number}", deal=f"{seed} {number}") for number in range(games)]
    for played in play_all(game, options or {}, matches, jobs, progress, note):
        for seat in played.outcome.winners:
            wins[seat] += 1
        ties += len(played.outcome.winners) > 1
        length += played.length
    return Simulation(
        game=game,
        seats=len(bots),
        games=games,
        wins=tuple(wins),
        ties=ties,
        mean_length=length / games if games else 0.0,
        seconds=round(perf_counter() - start, 3),
    )
