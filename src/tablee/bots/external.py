"""A bot that is a program in any language, on a pipe. What is said on it: docs/write-a-bot.md.

Whatever the program does wrong costs it that one turn, which a fallback answers. Nothing here waits beyond a deadline:
our ends of the pipes never block, and a program that failed is killed with all that it started.
"""

from __future__ import annotations

import os
import select
import shlex
import shutil
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from random import Random
from time import monotonic
from typing import IO, Final

from tablee.bots.bot import Bot, Thought
from tablee.bots.simple import EasyBot
from tablee.core import notation
from tablee.core.errors import UnknownMove
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.serialize import encode
from tablee.core.state import Move, OpenQuestion, State, options

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for one answer, with the start of the program if it has to be started
FAILURES: Final = 3  # in one match, then the fallback keeps the seat
LINE: Final = 65_536  # bytes in one line of the program
SPELLED: Final = 2_000  # characters in the answer to a question whose answers can't be listed
GRACE: Final = 1.0  # seconds to end by itself after the last message
REAP: Final = 2.0  # seconds for the system to take away what was killed
CHUNK: Final = 65_536  # bytes read at a time
LAST_WORDS: Final = 4_096  # bytes kept of the error output
QUOTED: Final = 80  # characters of the program's words in a note


def read_command(text: str) -> list[str] | None:
    """A command and its arguments, as a shell splits them; None where there is no such program to start."""
    try:
        command = shlex.split(text)
    except ValueError:
        return None
    return command if command and shutil.which(command[0]) else None


class Failed(Exception):  # noqa: N818  # the program did, and it is said as a sentence's end
    """What a program did wrong: “took longer than 10 seconds”."""


class Gone(Failed):
    """It closed a pipe, or it is not there any more."""


class ExternalBot(Bot):
    """Asks a program. It is started at its first question, and anew after a failure."""

    def __init__(
        self, command: Sequence[str], name: str = "", *, seconds: float = SECONDS, fallback: Bot | None = None
    ) -> None:
        if not command:
            raise ValueError("a program has a name")
        super().__init__(name or f"program:{shlex.join(command)}")
        self.command = list(command)
        self.seconds = seconds
        self.fallback = fallback or EasyBot("easy")
        self.failures = 0
        self.last_words: list[str] = []  # the end of what the program that failed last had said on its error output
        self._program: Program | None = None
        self._story: list[bytes] = []  # what was seen so far, for a program that starts late or anew

    def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        if self.failures < FAILURES:
            try:
                move = self._ask(game, world, seat)
            except Failed as failed:
                self._give_up(seat, failed)
            else:
                self.thoughts = [Thought(move, 1.0, None)]
                return move
        move = self.fallback.choose(game, world, seat, rng)
        self.thoughts = self.fallback.explain()
        return move

    def saw(self, mover: Seat, move: Move | None) -> None:
        self.fallback.saw(mover, move)
        if self.failures == FAILURES:
            return
        seen = line({"saw": None if move is None else str(move), "seat": mover})
        self._story.append(seen)
        if self._program is not None:
            self._program.tell(seen)

    def close(self) -> None:
        self.fallback.close()
        if self._program is not None:
            self._program.dismiss(line({"end": True}), monotonic() + GRACE)
            self._program = None

    def _ask(self, game: Game[State, View], world: State, seat: Seat) -> Move:
        deadline = monotonic() + self.seconds
        if self._program is None:
            self._program = Program(self.command)
            self._program.tell(greeting(game, world, seat) + b"".join(self._story))
        said = self._program.ask(question(game, world, seat, self.seconds), deadline)
        return understand(game, world, seat, said)

    def _give_up(self, seat: Seat, failed: Failed) -> None:
        """End the program and say so, once for each failure."""
        self.failures += 1
        problem = str(failed)
        self.last_words = []
        if self._program is not None:
            self._program.kill()
            if isinstance(failed, Gone):
                problem = self._program.obituary or problem
            self.last_words = self._program.last_words
            self._program = None
        if self.last_words:
            problem += f" (its last words: {quoted(self.last_words[-1])})"
        instead = f"{self.fallback.name} answered instead"
        if self.failures == FAILURES:
            instead += f", and keeps the seat after {FAILURES} failures"
            self._story.clear()
        self.notes.append(f"Seat {seat}, {self.name}, {problem}: {instead}.")


# --- What is said ----------------------------------------------------------------------------------------------------


def line(message: dict[str, object]) -> bytes:
    """One message: a JSON object, the same bytes for the same knowledge, and the end of the line."""
    return encode(message) + b"\n"


def greeting(game: Game[State, View], world: State, seat: Seat) -> bytes:
    """The first message to a program that was started."""
    return line({"tablee": PROTOCOL, "game": game.name, "rules": game.version, "seats": world.seats, "seat": seat})


def question(game: Game[State, View], world: State, seat: Seat, seconds: float) -> bytes:
    """What the seat is asked, all that it sees, and what it may answer."""
    assert world.question is not None
    return line(
        {
            "ask": notation.verb(type(world.question)),
            "rule": world.question.rule,
            "view": game.view(world, seat),
            "options": options(world, seat),
            "seconds": seconds,
        }
    )


def understand(game: Game[State, View], world: State, seat: Seat, said: bytes) -> Move:
    """The move that a line spells, if it is an answer to what is asked; Failed otherwise."""
    try:
        text = said.decode().strip()
    except UnicodeDecodeError:
        raise Failed("answered with bytes that are not UTF-8") from None
    if not isinstance(world.question, OpenQuestion):
        for move in options(world, seat):
            if str(move) == text:
                return move
        raise Failed(f"answered {quoted(text)}, which is none of its options")
    if len(text) > SPELLED:  # and reading a hostile text takes long: its length counts twice
        raise Failed(f"answered with more than {SPELLED} characters")
    try:
        move = game.read_move(text)
    except UnknownMove:
        raise Failed(f"answered {quoted(text)}, which is no move of this game") from None
    if world.question.refusal(world, seat, move) is not None:  # type: ignore[arg-type]  # see Question
        raise Failed(f"answered {quoted(text)}, which is not allowed now")
    return move


def quoted(text: str) -> str:
    """The program's words in ours: short, and without anything that a terminal would obey."""
    short = text if len(text) <= QUOTED else f"{text[:QUOTED]}…"
    return "“" + "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in short) + "”"


# --- The pipe --------------------------------------------------------------------------------------------------------


class Program:
    """A running program and its three pipes. Nothing here waits beyond a deadline."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603  # starting it is what we were asked for
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment(),
                start_new_session=True,  # a group of its own, to be killed as one, and no terminal to write on
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise Failed(f"can't be started ({reason})") from None
        stdin, stdout, stderr = pipes(self._process)
        self._stdin, self._stdout, self._stderr = stdin.fileno(), stdout.fileno(), stderr.fileno()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._open = {self._stdin, self._stdout, self._stderr}  # those that the program has not closed
        self._to_write = bytearray()
        self._said = bytearray()
        self._complaints = bytearray()
        self._end = weakref.finalize(self, end, self._process, os.getpid())  # also for who forgets to close

    def tell(self, message: bytes) -> None:
        """Say something that needs no answer: now as far as the pipe takes it, the rest later."""
        self._to_write += message
        self._write()

    def ask(self, message: bytes, deadline: float) -> bytes:
        """The line that the program answers; Failed if there is none in time."""
        self._read()
        if self._said:
            raise Failed("spoke before it was asked")
        self._to_write += message
        while True:
            self._write()
            self._read()
            self._listen()
            length = self._said.find(b"\n", 0, LINE + 1)
            if length >= 0 and not self._to_write:
                answer = bytes(self._said[:length])
                del self._said[: length + 1]  # what comes after it nobody has asked for
                return answer
            if length < 0 and len(self._said) > LINE:
                raise Failed(f"sent a line of more than {LINE} bytes")
            if self._to_write and self._stdin not in self._open:
                raise Gone("closed its input")
            if length < 0 and self._stdout not in self._open:
                raise Gone("closed its output")
            if not self._wait(deadline):
                raise Failed("did not read its input in time" if self._to_write else "did not answer in time")

    def dismiss(self, message: bytes, deadline: float) -> None:
        """Say the last thing, let the program end by itself, and take away what is left of it."""
        self.tell(message)
        stdin, _, _ = pipes(self._process)
        while True:
            self._write()
            if not self._to_write:
                self._open.discard(self._stdin)
                stdin.close()
            self._read()
            self._said.clear()
            self._listen()
            if not self._open & {self._stdout, self._stderr} or not self._wait(deadline):
                break
        self._end()

    def kill(self) -> None:
        """End it now, with all that it started; its last words are kept."""
        kill(self._process)
        self._listen()
        self._end()

    @property
    def obituary(self) -> str:
        """How it ended, if it was not us who ended it."""
        status = self._process.returncode
        if status is None or status == -signal.SIGKILL:
            return ""
        return f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"

    @property
    def last_words(self) -> list[str]:
        """The end of its error output, by lines."""
        return [one for one in self._complaints.decode(errors="replace").splitlines() if one.strip()]

    def _write(self) -> None:
        while self._to_write and self._stdin in self._open:
            try:
                del self._to_write[: os.write(self._stdin, self._to_write[:CHUNK])]
            except BlockingIOError:
                return
            except BrokenPipeError:
                self._open.remove(self._stdin)

    @property
    def _curious(self) -> bool:
        """Whether there is more to be read: neither a whole line is there, nor more than a line may have."""
        return b"\n" not in self._said and len(self._said) <= LINE

    def _read(self) -> None:
        if self._curious:
            self._said += self._take(self._stdout)

    def _listen(self) -> None:
        """Take what is on the error output, so that it never fills."""
        self._complaints += self._take(self._stderr)
        del self._complaints[:-LAST_WORDS]

    def _take(self, pipe: int) -> bytes:
        if pipe not in self._open:
            return b""
        try:
            taken = os.read(pipe, CHUNK)
        except BlockingIOError:
            return b""
        if not taken:
            self._open.remove(pipe)
        return taken

    def _wait(self, deadline: float) -> bool:
        """Sleep until a pipe is ready, or until the deadline, which gives False."""
        left = deadline - monotonic()
        if left <= 0:
            return False
        poll = select.poll()
        for pipe in self._open & {self._stderr, *([self._stdout] if self._curious else [])}:
            poll.register(pipe, select.POLLIN)
        if self._to_write and self._stdin in self._open:
            poll.register(self._stdin, select.POLLOUT)
        poll.poll(ceil(min(left, 60) * 1000))
        return True


def environment() -> dict[str, str]:
    """What a program is told of ours: where programs and its home are, and that all text is UTF-8."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "LANG": "C.UTF-8"}


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Our ends: its input, its output, its error output."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a program's whole group and reap it. The group goes first: until then its number is nobody else's."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError, PermissionError):  # it is gone, or it is another user's by now
        os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):  # stuck in the kernel: `subprocess` reaps it when it comes out
        process.wait(REAP)


def end(process: subprocess.Popen[bytes], owner: int) -> None:
    """Leave nothing behind: no process, no pipe. A fork of ours leaves its parent's programs alone."""
    if os.getpid() == owner:
        kill(process)
    for pipe in pipes(process):
        pipe.close()
