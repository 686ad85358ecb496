"""Many matches: each has its own seed, and neither its neighbours nor the number of processes change it."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from tablee.bots import Bot, UnknownBot, make
from tablee.core.errors import BadSetup, UnknownGame
from tablee.core.game import Game, View, load
from tablee.core.notation import Seat
from tablee.core.state import Move, Outcome, State
from tablee.lab.simulate import CHUNK, Meeting, Played, Simulation, play, play_all, simulate

BOTS = ("greedy", "easy", "random")
COMMAND = [sys.executable, "-c", "from tablee.cli import main; main()", "simulate"]


def story(played: Played) -> tuple[Outcome, tuple[int, ...]]:
    """What can be had again of a match: all but the time it took."""
    return played.outcome, played.answers


def one_match(seed: str, deal: str | None = None) -> tuple[Outcome, tuple[int, ...]]:
    game = load("fuji_flush")
    return story(play(game, game.setup(3), [make(name) for name in BOTS], seed, deal))


def timeless(result: Simulation) -> Simulation:
    return replace(result, seconds=0)


class Witness(Bot):
    """Plays anything, and remembers what it was told."""

    def __init__(self) -> None:
        super().__init__("witness")
        self.seen: list[tuple[Seat, Move | None]] = []
        self.chosen = 0
        self.closed = 0

    def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        self.chosen += 1
        return rng.choice(game.answers(world, seat, rng))

    def saw(self, mover: Seat, move: Move | None) -> None:
        self.seen.append((mover, move))

    def close(self) -> None:
        self.closed += 1


# --- One match -----------------------------------------------------------------------------------------------------------


def test_the_deal_follows_from_the_seed_unless_it_has_one_of_its_own() -> None:
    assert one_match("7") == one_match("7", deal="7")
    assert one_match("7") != one_match("7", deal="8")


def test_on_the_same_deal_bots_with_other_luck_play_otherwise() -> None:
    assert len({one_match(str(seed), deal="7") for seed in range(5)}) > 1


def test_every_bot_sees_every_open_answer_and_is_closed_once() -> None:
    game = load("fuji_flush")
    bots = [Witness() for _ in range(4)]
    played = play(game, game.setup(4), bots, "1")
    for seat, bot in enumerate(bots):
        assert bot.seen == bots[0].seen
        assert bot.chosen == played.answers[seat] == sum(mover == seat for mover, _ in bot.seen)
        assert bot.closed == 1
    assert len(bots[0].seen) == played.length == sum(played.answers)
    assert None not in [move for _, move in bots[0].seen]


# --- Many ----------------------------------------------------------------------------------------------------------------


def test_matches_come_in_the_order_they_were_asked_for() -> None:
    meetings = [Meeting(BOTS, seed=f"1 {number}", deal=f"1 {number}") for number in range(2 * CHUNK + 3)]
    stories = [story(played) for played in play_all("fuji_flush", {}, meetings, 1)]
    assert stories == [one_match(meeting.seed) for meeting in meetings]


@pytest.mark.process
def test_the_number_of_processes_changes_nothing() -> None:
    results = []
    for jobs in ("1", "2"):
        words = ["fuji_flush", *BOTS, "-n", str(2 * CHUNK + 3), "--seed", "5", "--json", "--jobs", jobs]
        done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, encoding="utf-8", check=True)
        results.append(json.loads(done.stdout))
        del results[-1]["seconds"]
    assert results[0] == results[1]


def test_the_same_seed_gives_the_same_matches_and_another_seed_others() -> None:
    first, again, other = (timeless(simulate("fuji_flush", BOTS, games=30, seed=seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_what_is_counted_is_what_was_played() -> None:
    meetings = [Meeting(BOTS, f"3 {number}", f"3 {number}") for number in range(60)]
    matches = list(play_all("fuji_flush", {}, meetings, 1))
    result = simulate("fuji_flush", BOTS, games=60, seed=3)
    assert result.wins == tuple(sum(seat in one.outcome.winners for one in matches) for seat in range(3))
    assert result.ties == sum(len(one.outcome.winners) > 1 for one in matches)
    assert result.mean_length == pytest.approx(sum(one.length for one in matches) / 60)
    assert (result.game, result.seats, result.games) == ("fuji_flush", 3, 60)


def test_every_match_is_told_to_the_progress_bar() -> None:
    steps: list[int] = []
    simulate("fuji_flush", BOTS, games=2 * CHUNK + 3, progress=steps.append)
    assert steps == [CHUNK, CHUNK, 3]


def test_the_options_reach_the_table() -> None:
    one, three = (simulate("fuji_flush", BOTS, games=20, options={"deals": deals}) for deals in (1, 3))
    assert three.mean_length > 2 * one.mean_length


def test_no_match_is_no_trouble() -> None:
    result = simulate("fuji_flush", BOTS, games=0)
    assert (result.wins, result.ties, result.mean_length) == ((0, 0, 0), 0, 0)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot):
        simulate("fuji_flush", ["greedy", "easy", "nobody"], games=1)
    with pytest.raises(BadSetup):
        simulate("fuji_flush", ["greedy", "easy"], games=1)
    with pytest.raises(BadSetup):
        simulate("fuji_flush", BOTS, games=1, options={"colour": "red"})
    with pytest.raises(UnknownGame):
        simulate("ludo", BOTS, games=1)
