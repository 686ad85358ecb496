"""Searching in other processes: with a hard time limit, cancellable, and on several cores at once when asked.

A worker is handed a world that was dealt anew for the seat that thinks, and the name of a bot. One that is late, dies or fails is
replaced, and a bot without foresight answers in its place: a table never waits for ever, and never stops for a crash.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from time import monotonic
from typing import Self

from tablee.bots import PROGRAM, make
from tablee.bots.bot import Thought, UnknownBot
from tablee.bots.simple import EasyBot
from tablee.core.game import Game, View, configure, load
from tablee.core.notation import Seat
from tablee.core.state import Move, State

logger = logging.getLogger(__name__)

PATIENCE = 0.05  # seconds between two looks at whether a search was cancelled
GRACE = 5.0  # seconds that a new worker may take to get up, above the limit of the search


@dataclass(frozen=True)
class Answer:
    """What a search came to. `notes` says what went wrong on the way, if anything did."""

    move: Move
    thoughts: tuple[Thought, ...] = ()
    iterations: int = 0
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Request:
    """What a worker is asked. The world was dealt anew before: nothing that the seat can't know leaves the table."""

    game: str
    bot: str
    world: State
    seat: Seat
    seed: str


class CancelledSearch(Exception):  # noqa: N818  # nobody did anything wrong
    """Somebody no longer wants to know."""


@dataclass
class Thinking:
    """A search under way. `future` has the answer; `cancel` stops it, whatever it is doing."""

    future: Future[Answer] = field(default_factory=Future)
    _parts: tuple[_Task, ...] = ()

    def result(self, timeout: float | None = None) -> Answer:
        """The answer, when it is there."""
        return self.future.result(timeout)

    def cancel(self) -> None:
        """Stop searching; the future then holds CancelledSearch."""
        for part in self._parts:
            part.cancelled.set()


class _Task:
    """One part of a search, on one core."""

    def __init__(self, request: Request, seconds: float) -> None:
        self.request = request
        self.seconds = seconds
        self.cancelled = threading.Event()
        self.future: Future[Answer] = Future()


class Pool:
    """A few worker processes, each with a thread that minds it."""

    def __init__(self, workers: int = 1) -> None:
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._context = multiprocessing.get_context("spawn")
        self._minders = [threading.Thread(target=self._mind, name=f"bots {n}", daemon=True) for n in range(workers)]
        self._lock = threading.Lock()
        self._closed = False
        self.lost: dict[str, int] = dict.fromkeys(Loss, 0)  # how many searches came to nothing, and why
        for minder in self._minders:
            minder.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def think(
        self,
        game: Game[State, View],
        bot: str,
        world: State,
        seat: Seat,
        *,
        seed: str,
        seconds: float = 10.0,
        cores: int = 1,
    ) -> Thinking:
        """Let that bot think about a world, for so many seconds at the very most; on several cores, from several seeds."""
        if bot.startswith(PROGRAM):
            raise UnknownBot(bot)  # a program has a process of its own, and its failures are minded there
        make(bot)
        parts = tuple(_Task(Request(game.name, bot, world, seat, f"{seed} {core}"), seconds) for core in range(cores))
        thinking = Thinking(_parts=parts)
        thinking.future.set_running_or_notify_cancel()  # `Thinking.cancel` alone cancels it, and lets the parts end first
        missing = [len(parts)]

        def done(_: Future[Answer]) -> None:
            with self._lock:
                missing[0] -= 1
                last = missing[0] == 0
            if last:
                try:
                    _settle(thinking.future, game, world, seat, seed, [part.future for part in parts])
                except Exception as error:  # noqa: BLE001  # not even the simple bot can answer: nobody waits for ever
                    thinking.future.set_exception(error)

        for part in parts:
            part.future.add_done_callback(done)
            self._tasks.put(part)
        return thinking

    def close(self) -> None:
        """End all workers. Searches that have not begun are cancelled."""
        self._closed = True
        for _ in self._minders:
            self._tasks.put(None)
        for minder in self._minders:
            minder.join()

    def _mind(self) -> None:
        worker: _Worker | None = None
        while (task := self._tasks.get()) is not None:
            if self._closed or task.cancelled.is_set():
                task.future.set_exception(CancelledSearch())
                continue
            try:
                worker = worker or _Worker(self._context)
                answer = worker.answer(task)
            except Exception as error:  # noqa: BLE001  # a minder that dies of it would take its bots with it
                if worker is not None:
                    worker.end()
                    worker = None
                if task.cancelled.is_set():
                    task.future.set_exception(CancelledSearch())
                else:
                    self._lose(task, error)
                    task.future.set_exception(error)
            else:
                task.future.set_result(answer)
        if worker is not None:
            worker.end()

    def _lose(self, task: _Task, error: Exception) -> None:
        """For the host: which bot was lost at which game, and why. What it was thinking about is told to nobody."""
        why = error.why if isinstance(error, _LostError) else Loss.FAILED
        with self._lock:
            self.lost[why] += 1
        logger.warning(
            "a bot was lost",
            extra={"why": str(why), "game": task.request.game, "bot": task.request.bot, "seconds": task.seconds},
        )


class Loss(StrEnum):
    """Why a search came to nothing."""

    LATE = "late"  # it hung, or thought for too long
    DIED = "died"
    FAILED = "failed"


class _LostError(Exception):
    """A worker that is of no more use, and why."""

    def __init__(self, why: Loss, told: str) -> None:
        super().__init__(told)
        self.why = why


class _Worker:
    """A process that thinks for us."""

    def __init__(self, context: multiprocessing.context.SpawnContext) -> None:
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._fresh = True

    def answer(self, task: _Task) -> Answer:
        limit = monotonic() + task.seconds + (GRACE if self._fresh else 0)
        self._fresh = False
        try:
            self._line.send(task.request)
            while not self._line.poll(PATIENCE):
                if task.cancelled.is_set():
                    raise _LostError(Loss.LATE, "the search was cancelled")
                if monotonic() > limit:
                    raise _LostError(Loss.LATE, f"{task.request.bot} thought for more than {task.seconds:g} s")
            reply = self._line.recv()
        except (EOFError, OSError):
            raise _LostError(Loss.DIED, f"the process of {task.request.bot} died") from None
        if not isinstance(reply, Answer):
            raise _LostError(Loss.FAILED, f"{task.request.bot} failed: {reply}")
        return reply

    def end(self) -> None:
        self._line.close()
        self._process.kill()
        self._process.join()


def _work(line: Connection) -> None:
    """A worker's life: answer until nobody asks any more."""
    threading.Thread(target=_end_with_parent, name="watch", daemon=True).start()
    configure(os.environ)
    with suppress(EOFError, OSError):  # nobody is at the other end
        while True:
            line.send(_search(line.recv()))


def _end_with_parent() -> None:
    """A parent that was killed can't end its workers, and one that searches would not notice for as long as it does."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _search(request: Request) -> Answer | str:
    try:
        game = load(request.game)
        bot = make(request.bot)
        move = bot.choose(game, request.world, request.seat, Random(request.seed))
        iterations = int(getattr(bot, "iterations", 0))
        return Answer(move, tuple(bot.explain()), iterations, tuple(bot.notes))
    except Exception as error:  # noqa: BLE001  # whatever a bot does wrong is told to the table, and costs one answer
        return f"{type(error).__name__}: {error}"


def _settle(
    future: Future[Answer],
    game: Game[State, View],
    world: State,
    seat: Seat,
    seed: str,
    parts: Sequence[Future[Answer]],
) -> None:
    """Put the parts together; with none, ask a bot that needs no time."""
    errors = [part.exception() for part in parts]
    answers = [part.result() for part, error in zip(parts, errors, strict=True) if error is None]
    notes = tuple(str(error) for error in errors if error is not None and not isinstance(error, CancelledSearch))
    if any(isinstance(error, CancelledSearch) for error in errors):
        future.set_exception(CancelledSearch())
    elif answers:
        future.set_result(_merge(answers, notes, Random(seed), together=world.together))
    else:
        fallback = EasyBot("easy")
        move = fallback.choose(game, world, seat, Random(seed))
        said = f"{notes[0]}; a simple bot answered in its place."
        future.set_result(Answer(move, tuple(fallback.explain()), 0, (said,)))


def _merge(answers: Sequence[Answer], notes: tuple[str, ...], rng: Random, *, together: bool) -> Answer:
    """Root parallelism: the thoughts of all searches, each weighing as much as it has searched."""
    if len(answers) == 1:
        return replace(answers[0], notes=(*answers[0].notes, *notes))
    whole = sum(answer.iterations or 1 for answer in answers)
    shares: dict[Move, float] = {}
    values: dict[Move, float] = {}
    for answer in answers:
        weight = (answer.iterations or 1) / whole
        for thought in answer.thoughts:
            shares[thought.move] = shares.get(thought.move, 0.0) + weight * thought.share
            if thought.value is not None:
                values[thought.move] = values.get(thought.move, 0.0) + weight * thought.share * thought.value
    thoughts = sorted(
        (
            Thought(move, share, values[move] / share if move in values and share else None)
            for move, share in shares.items()
        ),
        key=lambda thought: -thought.share,
    )
    best = thoughts[0].move
    if together:
        best = rng.choices(list(shares), list(shares.values()))[0]
    said = tuple(note for answer in answers for note in answer.notes)
    return Answer(best, tuple(thoughts), sum(answer.iterations for answer in answers), (*said, *notes))
