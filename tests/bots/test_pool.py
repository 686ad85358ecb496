"""Searching in other processes: nothing that happens there stops a match."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tablee.bots import pool as pools
from tablee.bots.bot import UnknownBot
from tablee.bots.pool import CancelledSearch, Pool
from tablee.core.chance import Dice
from tablee.core.game import Game, View, load
from tablee.core.state import State, apply, options

pytestmark = pytest.mark.process


@pytest.fixture
def pool() -> Iterator[Pool]:
    with Pool(2) as pool:
        yield pool


def opening() -> tuple[Game[State, View], State, int]:
    game = load("fuji_flush")
    s = game.start(game.setup(4), Dice.from_int(5))
    return game, s, s.waiting[0]


def test_a_worker_answers_with_an_option_and_its_thoughts(pool: Pool) -> None:
    game, s, seat = opening()
    answer = pool.think(game, "ismcts:50", game.sample_world(s, seat, Random(1)), seat, seed="a").result(60)
    assert answer.move in options(s, seat)
    assert answer.iterations == 50
    assert {thought.move for thought in answer.thoughts} == set(options(s, seat))
    assert not answer.notes


def test_the_same_seed_gives_the_same_answer_wherever_it_is_searched(pool: Pool) -> None:
    game, s, seat = opening()
    answers = [pool.think(game, "ismcts:80", game.sample_world(s, seat, Random(1)), seat, seed="a") for _ in range(3)]
    found = [answer.result(60) for answer in answers]
    assert found[0].move == found[1].move == found[2].move
    assert found[0].thoughts == found[1].thoughts == found[2].thoughts


def test_several_cores_search_one_position_together(pool: Pool) -> None:
    game, s, seat = opening()
    answer = pool.think(game, "ismcts:60", game.sample_world(s, seat, Random(1)), seat, seed="a", cores=2).result(60)
    assert answer.iterations == 120
    assert sum(thought.share for thought in answer.thoughts) == pytest.approx(1)


LONG = "ismcts:600s"
LOOKS = 8  # that a minder takes in vain before a search counts as begun


class Line:
    """The line to a worker; after so many looks at it something happens."""

    def __init__(self, line: Connection, act: Callable[[], None]) -> None:
        self._line = line
        self._act = act
        self._looks = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)

    def poll(self, patience: float) -> bool:
        self._looks += 1
        if self._looks == LOOKS:
            self._act()
        return self._line.poll(patience)


InMidSearch = Callable[[Callable[[], None]], None]


@pytest.fixture
def in_mid_search(monkeypatch: pytest.MonkeyPatch) -> InMidSearch:
    """Do this in the middle of every long search from now on."""

    def watch(act: Callable[[], None]) -> None:
        class Watched(pools._Worker):
            def answer(self, task: pools._Task) -> pools.Answer:
                line = self._line
                if task.request.bot == LONG:
                    self._line = cast("Connection", Line(line, act))
                try:
                    return super().answer(task)
                finally:
                    self._line = line

        monkeypatch.setattr(pools, "_Worker", Watched)

    return watch


def test_a_search_that_takes_too_long_is_cut_off_and_a_simple_bot_answers() -> None:
    game, s, seat = opening()
    world = game.sample_world(s, seat, Random(1))
    with Pool(1) as pool:
        pool.think(game, "random", world, seat, seed="warm").result(60)
        answer = pool.think(game, LONG, world, seat, seed="a", seconds=0.2).result(60)
        assert answer.move in options(s, seat)
        assert "more than 0.2 s" in answer.notes[0]
        assert pool.think(game, "random", world, seat, seed="b").result(60).move in options(s, seat)


def test_a_search_can_be_cancelled_while_it_runs(pool: Pool, in_mid_search: InMidSearch) -> None:
    game, s, seat = opening()
    world = game.sample_world(s, seat, Random(1))
    searching = threading.Event()
    in_mid_search(searching.set)
    thinking = pool.think(game, LONG, world, seat, seed="a", seconds=600)
    assert searching.wait(60)
    thinking.cancel()
    with pytest.raises(CancelledSearch):
        thinking.result(60)
    assert pool.think(game, "random", world, seat, seed="b").result(60).move in options(s, seat)


def kill_all_workers() -> None:
    for child in multiprocessing.active_children():
        child.kill()


def test_a_match_goes_on_when_workers_are_killed_in_mid_search(pool: Pool, in_mid_search: InMidSearch) -> None:
    game, s, _ = opening()
    rng = Random(1)
    told: list[str] = []
    moves = 0
    in_mid_search(kill_all_workers)
    while s.outcome is None:
        seat = s.waiting[0]
        name = LONG if moves % 10 == 3 else "random"
        thinking = pool.think(game, name, game.sample_world(s, seat, rng), seat, seed=str(moves), seconds=600)
        answer = thinking.result(60)
        told += answer.notes
        apply(s, seat, answer.move)
        moves += 1
    assert told
    assert all("died" in note for note in told)


def test_workers_that_hang_die_or_fail_are_counted_and_told(
    in_mid_search: InMidSearch, caplog: pytest.LogCaptureFixture
) -> None:
    game, s, seat = opening()
    world = game.sample_world(s, seat, Random(1))
    with Pool(1) as pool:
        pool.think(game, "random", world, seat, seed="warm").result(60)
        assert pool.lost == {"late": 0, "died": 0, "failed": 0}
        pool.think(game, LONG, world, seat, seed="a", seconds=0.2).result(60)
        assert pool.lost == {"late": 1, "died": 0, "failed": 0}
        in_mid_search(kill_all_workers)
        pool.think(game, LONG, world, seat, seed="a", seconds=600).result(60)
        assert pool.lost == {"late": 1, "died": 1, "failed": 0}
        pool.think(replace(game, name="nothing"), "random", world, seat, seed="a").result(
            60
        )  # no process has that game
        assert pool.lost == {"late": 1, "died": 1, "failed": 1}
    assert [(one.levelname, one.getMessage()) for one in caplog.records] == [("WARNING", "a bot was lost")] * 3
    assert [one.__dict__["why"] for one in caplog.records] == ["late", "died", "failed"]


def test_where_nobody_can_answer_whoever_waits_is_told(pool: Pool) -> None:
    game, s, seat = opening()
    with pytest.raises(IndexError):
        pool.think(game, "random", game.sample_world(s, seat, Random(1)), 99, seed="a").result(60)


def test_a_process_that_can_not_be_started_costs_one_answer_and_not_the_pool(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, s, seat = opening()
    world = game.sample_world(s, seat, Random(1))
    with monkeypatch.context() as patch:

        def none_left(*_: object, **__: object) -> None:
            raise OSError(24, "Too many open files")

        patch.setattr(pool._context, "Pipe", none_left)
        for _ in range(4):  # more than there are minders
            answer = pool.think(game, "random", world, seat, seed="a").result(60)
            assert answer.move in options(s, seat)
            assert "Too many open files" in answer.notes[0]
    assert pool.lost["failed"] == 4
    assert not pool.think(game, "random", world, seat, seed="a").result(60).notes


THINKS_FOR_LONG = """
import threading
from multiprocessing.connection import Connection
from random import Random
from tablee.bots.pool import Pool
from tablee.core.chance import Dice
from tablee.core.game import load

poll = Connection.poll

def look(line, patience):
    print("searching", flush=True)  # the worker has been asked
    return poll(line, patience)

if __name__ == "__main__":
    game = load("fuji_flush")
    s = game.start(game.setup(4), Dice.from_int(5))
    world = game.sample_world(s, s.waiting[0], Random(1))
    pool = Pool(2)
    pool.think(game, "random", world, s.waiting[0], seed="warm").result(60)
    Connection.poll = look
    pool.think(game, "ismcts:600s", world, s.waiting[0], seed="a", seconds=600)
    threading.Event().wait()
"""


def test_workers_do_not_outlive_a_parent_that_is_killed(tmp_path: Path) -> None:
    """Workers write where their parent writes: its output ends when the last of them does."""
    script = tmp_path / "parent.py"
    script.write_text(THINKS_FOR_LONG)
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert parent.stdout.readline() == "searching\n"
    parent.kill()
    assert set(parent.communicate(timeout=60)[0].splitlines()) <= {"searching"}


def test_an_unknown_bot_is_refused_before_anything_is_started(pool: Pool) -> None:
    game, s, seat = opening()
    with pytest.raises(UnknownBot):
        pool.think(game, "genius", game.sample_world(s, seat, Random(1)), seat, seed="a")


def test_a_program_is_not_for_the_pool(pool: Pool) -> None:
    game, s, seat = opening()
    with pytest.raises(UnknownBot):
        pool.think(game, "program:cat", game.sample_world(s, seat, Random(1)), seat, seed="a")


def test_closing_cancels_what_has_not_begun() -> None:
    game, s, seat = opening()
    pool = Pool(1)
    world = game.sample_world(s, seat, Random(1))
    running = pool.think(game, "ismcts:600s", world, seat, seed="a", seconds=0.5)
    waiting = pool.think(game, "ismcts:600s", world, seat, seed="b", seconds=600)
    pool.close()
    assert running.future.done()
    with pytest.raises(CancelledSearch):
        waiting.result(60)
