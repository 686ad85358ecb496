"""A program on a pipe: real programs, well-behaved and not. Whatever one does costs that one turn and nothing else."""

from __future__ import annotations

import gc
import json
import os
import select
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, ClassVar, cast

import pytest

from tablee.bots import Bot, UnknownBot, external, make
from tablee.bots.external import ExternalBot
from tablee.bots.simple import RandomBot
from tablee.core.chance import NO_CHANCE, Chance, Dice
from tablee.core.game import Game, Setup, View, asked, load
from tablee.core.kinds import Kinds
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.core.state import Move, OpenQuestion, Outcome, State, apply, do, options
from tablee.games.fuji_flush.rules import FujiFlush, Play
from tablee.lab.simulate import play, simulate

pytestmark = pytest.mark.process

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
GAME = load("fuji_flush")
PATIENT = 60.0  # for a program that fails by itself, however slow the machine is
SHORT = 0.5

TALK = """
import json, os, sys, time

def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()

def questions():
    for line in sys.stdin:
        message = json.loads(line)
        if "ask" in message:
            yield message

"""
CHATTY = """
for question in questions():
    say(question["options"][0])
    while True: os.write(1, b"x" * 1000)
"""
GOOD = 'for question in questions(): say(question["options"][0])'


@pytest.fixture(autouse=True)
def bounded() -> Iterator[None]:
    """A test that hangs is a test that fails."""

    def give_up(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError("this test hangs")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, 120, 5)  # and again, if the test can't even be cleared away
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Every program that a test starts; at its end each is reaped, and no pipe is left open."""
    processes: list[subprocess.Popen[bytes]] = []
    before = open_files()

    class Watched(subprocess.Popen[bytes]):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            processes.append(self)

    monkeypatch.setattr(subprocess, "Popen", Watched)
    yield processes
    assert all(process.returncode is not None for process in processes)
    assert open_files() == before


def open_files() -> int:
    gc.collect()
    return len(os.listdir("/dev/fd"))  # noqa: PTH208  # its entries are gone while they are listed


class Seated:
    """A bot on the seat that begins a match of Fuji Flush, asked as often as a test likes."""

    def __init__(self, body: str, *more: str | Path, seconds: float = PATIENT, fallback: Bot | None = None) -> None:
        command = [sys.executable, "-I", "-S", "-c", TALK + body, *map(str, more)]
        self.bot = ExternalBot(command, "program:test", seconds=seconds, fallback=fallback)
        self.s = cast("FujiFlush", GAME.start(GAME.setup(4, {"first": "2"}), Dice.from_int(1)))
        self.seat = 2
        self.rng = Random(1)

    def answers(self) -> Move:
        """What the bot answers now; it is always allowed."""
        move = self.bot.choose(GAME, GAME.sample_world(self.s, self.seat, self.rng), self.seat, self.rng)
        assert move in options(self.s, self.seat)
        return move

    def plays(self) -> Move:
        """What the program itself answers: nothing went wrong."""
        move = self.answers()
        assert self.bot.notes == []
        return move

    def fails(self, *words: str) -> str:
        """The turn is lost, and one sentence says who, what and who answered instead."""
        self.bot.notes.clear()
        self.answers()
        (note,) = self.bot.notes
        assert note.startswith("Seat 2, program:test, ")
        assert "easy answered instead" in note
        assert note.endswith(".")
        for word in words:
            assert word in note
        return note


Table = Callable[..., Seated]


@pytest.fixture
def table() -> Iterator[Table]:
    """`t = table("say('hello')")`: a bot whose program has this body; closed when the test ends."""
    seated: list[Seated] = []

    def sit(body: str, *more: str | Path, seconds: float = PATIENT, fallback: Bot | None = None) -> Seated:
        seated.append(Seated(body, *more, seconds=seconds, fallback=fallback))
        return seated[-1]

    yield sit
    for one in seated:
        one.bot.close()


def heard(file: Path) -> list[dict[str, Any]]:
    """The messages that a program has written down."""
    return [json.loads(line) for line in file.read_bytes().splitlines()]


SCRIBE = """
notes = open(sys.argv[1], "ab", buffering=0)
for line in sys.stdin.buffer:
    notes.write(line)
    message = json.loads(line)
    if "ask" in message:
        say(message["options"][0])
"""


# --- A program that behaves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        pytest.param([sys.executable, str(EXAMPLES / "low_card.py")], id="python"),
        pytest.param(["node", str(EXAMPLES / "low_card.mjs")], id="node"),
    ],
)
@pytest.mark.parametrize("seats", [3, 8])
def test_the_examples_play_a_whole_match(command: list[str], seats: int) -> None:
    bot = make(f"program:{shlex.join(command)}")
    assert isinstance(bot, ExternalBot)
    bot.seconds = PATIENT
    others = [RandomBot("random") for _ in range(seats - 1)]
    played = play(GAME, GAME.setup(seats), [bot, *others], "a match")
    assert played.outcome.winners
    assert played.answers[0] > 1
    assert bot.notes == []


def test_the_examples_play_alike() -> None:
    names = [
        shlex.join([sys.executable, str(EXAMPLES / "low_card.py")]),
        f"node {shlex.quote(str(EXAMPLES))}/low_card.mjs",
    ]
    bots = [[make(f"program:{name}"), make("random"), make("random")] for name in names]
    python, node = (play(GAME, GAME.setup(3), line_up, "the same match") for line_up in bots)
    assert (python.outcome, python.answers) == (node.outcome, node.answers)


def test_only_names_cross_processes() -> None:
    name = f"program:{shlex.join([sys.executable, str(EXAMPLES / 'low_card.py')])}"
    here, elsewhere = (simulate("fuji_flush", [name, "random", "random"], games=2, jobs=jobs) for jobs in (1, 2))
    assert here.wins == elsewhere.wins
    assert here.mean_length == elsewhere.mean_length


def test_the_first_message_is_a_greeting_then_come_questions(table: Table, tmp_path: Path) -> None:
    t = table(SCRIBE, tmp_path / "heard")
    t.plays()
    t.plays()
    greeting, question, again = heard(tmp_path / "heard")
    assert greeting == {"tablee": 1, "game": "fuji_flush", "rules": GAME.version, "seats": 4, "seat": 2}
    assert question == again
    assert {key: question[key] for key in ("ask", "rule", "seconds")} == {
        "ask": "play-card",
        "rule": "FUJ-9",
        "seconds": PATIENT,
    }
    assert question["options"] == [str(move) for move in options(t.s, 2)]
    assert question["view"]["hand"] == t.s.hand[2]
    assert question["view"]["seat"] == 2


def test_the_program_is_told_what_was_answered_even_before_its_first_question(table: Table, tmp_path: Path) -> None:
    t = table(SCRIBE, tmp_path / "heard")
    t.bot.saw(1, Play(7))
    t.plays()
    t.bot.saw(2, Play(3))
    t.bot.saw(3, None)
    t.bot.close()
    assert [message for message in heard(tmp_path / "heard") if "ask" not in message][1:] == [
        {"saw": "play 7", "seat": 1},
        {"saw": "play 3", "seat": 2},
        {"saw": None, "seat": 3},
        {"end": True},
    ]


def test_the_answer_is_what_the_bot_thought_of(table: Table) -> None:
    t = table(GOOD)
    move = t.plays()
    (thought,) = t.bot.explain()
    assert (thought.move, thought.share, thought.value) == (move, 1.0, None)


def test_no_program_is_started_before_it_is_asked(table: Table, started: list[subprocess.Popen[bytes]]) -> None:
    t = table(GOOD)
    t.bot.saw(0, Play(5))
    assert started == []
    t.plays()
    t.plays()
    assert len(started) == 1


def test_an_answer_may_end_like_on_windows_and_have_spaces_around_it(table: Table) -> None:
    t = table('for question in questions(): say("  " + question["options"][1] + " \\r")')
    assert str(t.plays()) == str(options(t.s, 2)[1])


def test_the_program_knows_little_of_our_environment(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PASSWORD", "hunter2")
    t = table("sys.exit(' '.join(sorted(os.environ)))")
    t.fails()
    assert set(t.bot.last_words[-1].split()) <= {"HOME", "LANG", "PATH"}


# --- What it never receives ------------------------------------------------------------------------------------------


def test_the_program_never_receives_a_byte_that_depends_on_what_its_seat_may_not_know(tmp_path: Path) -> None:
    seat, rng = 1, Random(7)
    s = cast("FujiFlush", GAME.start(GAME.setup(4), Dice.from_int(3)))
    bots = [ExternalBot([sys.executable, "-c", TALK + SCRIBE, str(tmp_path / name)], seconds=PATIENT) for name in "ab"]
    different = 0
    while s.outcome is None:
        (mover,) = s.waiting
        if mover == seat:
            twin = cast("FujiFlush", GAME.sample_world(s, seat, rng))
            different += (s.hand, s.deck) != (twin.hand, twin.deck)
            moves = {
                bot.choose(GAME, GAME.sample_world(one, seat, rng), seat, Random(1))
                for bot, one in zip(bots, (s, twin), strict=True)
            }
            (move,) = moves
        else:
            move = rng.choice(options(s, mover))
        apply(s, mover, move)
        for bot in bots:
            bot.saw(mover, move)
    for bot in bots:
        bot.close()
        assert bot.notes == []
    assert different > 5
    assert tmp_path.joinpath("a").read_bytes() == tmp_path.joinpath("b").read_bytes()
    assert len(heard(tmp_path / "a")) > 20


# --- A program that fails --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fault:
    """A program, and what is said of it."""

    body: str
    said: str
    seconds: float = PATIENT


FAULTS = {
    "crashes at its start": Fault("raise SystemExit(3)", "ended with status 3"),
    "crashes at a question": Fault(
        "for question in questions(): 1 / 0", "ended with status 1 (its last words: “ZeroDiv"
    ),
    "is ended by a signal": Fault("os.kill(os.getpid(), 15)", "was ended by signal 15"),
    "ends without a word": Fault("for question in questions(): break", "ended with status 0"),
    "ends in mid-line": Fault('for question in questions(): os.write(1, b"play"); break', "ended with status 0"),
    "hangs at its start": Fault("time.sleep(600)", "did not answer in time", SHORT),
    "hangs at a question": Fault("for question in questions(): time.sleep(600)", "did not answer in time", SHORT),
    "spins": Fault("while True: pass", "did not answer in time", SHORT),
    "answers letter by letter, never done": Fault(
        "for question in questions():\n    while True: os.write(1, b'x'); time.sleep(0.05)",
        "did not answer in time",
        SHORT,
    ),
    "answers with another's move": Fault('for question in questions(): say("play 21")', "“play 21”, which is none of"),
    "answers in prose": Fault('for question in questions(): say("my two")', "“my two”, which is none of its options"),
    "answers nothing": Fault('for question in questions(): say("")', "“”, which is none of its options"),
    "answers with bytes that are no text": Fault(
        r'for question in questions(): os.write(1, b"play \xff\n")', "bytes that are not UTF-8"
    ),
    "writes a banner before it is asked": Fault(
        'say("LowCard 1.0")\n' + GOOD, ""
    ),  # what is said depends on who is quicker
    "floods from its start": Fault('while True: os.write(1, b"hello\\n" * 1000)', ""),
    "floods with lines": Fault(
        'for question in questions():\n    while True: os.write(1, b"hello\\n" * 1000)', "“hello”, which is none of"
    ),
    "floods without lines": Fault(
        'for question in questions():\n    while True: os.write(1, b"hello" * 1000)', "a line of more than 65536 bytes"
    ),
    "sends a gigantic line": Fault(
        'for question in questions(): say("x" * 10_000_000)', "a line of more than 65536 bytes"
    ),
    "closes its output": Fault("os.close(1); time.sleep(600)", "closed its output"),
    "closes its input and its output": Fault("os.close(0); os.close(1); time.sleep(600)", "closed its "),
    "floods its error output": Fault('while True: os.write(2, b"oh no\\n" * 1000)', "did not answer in time", SHORT),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_program_that_fails_loses_its_turn_only(name: str, table: Table) -> None:
    fault = FAULTS[name]
    t = table(fault.body, seconds=fault.seconds)
    t.fails(fault.said)
    assert [thought.move for thought in t.bot.explain()]


@pytest.mark.parametrize("name", ["crashes at a question", "floods with lines", "sends a gigantic line"])
def test_a_program_that_fails_all_the_time_does_not_stop_the_match(name: str) -> None:
    bot = Seated(FAULTS[name].body).bot
    played = play(GAME, GAME.setup(3), [bot, RandomBot("random"), RandomBot("random")], "a match")
    assert played.outcome.winners
    assert len(bot.notes) == 3


def test_a_program_that_is_not_there_loses_its_turn_only() -> None:
    t = Seated("")
    t.bot.command = ["./no-such-program"]
    t.fails("can't be started (No such file or directory)")


def test_a_file_that_is_no_program_loses_its_turn_only(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("play 2\n")
    file.chmod(0o755)
    t = Seated("")
    t.bot.command = [str(file)]
    t.fails("can't be started (Exec format error)")


def test_a_crash_in_mid_game_loses_that_turn_only(table: Table) -> None:
    t = table('for question in questions():\n    say(question["options"][0])\n    break')
    first = t.plays()
    t.fails("ended with status 0")
    t.bot.notes.clear()
    assert t.plays() == first


def test_who_speaks_again_after_the_answer_loses_the_next_turn(table: Table) -> None:
    t = table('for question in questions(): say(question["options"][0] + "\\nand I win!")')
    t.plays()
    t.fails("spoke before it was asked")


def test_who_closes_the_input_loses_the_next_turn(table: Table) -> None:
    t = table('for question in questions():\n    os.close(0)\n    say(question["options"][0])\n    time.sleep(600)')
    t.plays()
    t.fails("closed its input")


def test_a_program_that_never_reads_does_not_block_us(table: Table) -> None:
    t = table("time.sleep(600)", seconds=SHORT)
    for _ in range(10_000):
        t.bot.saw(1, Play(7))
    t.fails("did not read its input in time")


def test_a_full_pipe_between_two_questions_does_not_block_us(table: Table) -> None:
    t = table('for question in questions():\n    say(question["options"][0])\n    time.sleep(600)')
    t.plays()
    for _ in range(10_000):
        t.bot.saw(1, Play(7))
    t.bot.seconds = SHORT
    t.fails("did not read its input in time")


def test_a_long_story_reaches_a_program_that_reads(table: Table, tmp_path: Path) -> None:
    t = table(SCRIBE, tmp_path / "heard")
    for _ in range(10_000):
        t.bot.saw(1, Play(7))
    t.plays()
    assert len(heard(tmp_path / "heard")) == 10_002


def test_a_full_error_output_blocks_nobody(table: Table) -> None:
    t = table('for question in questions(): os.write(2, b"thinking\\n" * 100_000); say(question["options"][0])')
    t.plays()
    t.plays()


def test_the_line_of_most_bytes_is_still_read(table: Table) -> None:
    t = table('for question in questions(): say(question["options"][0].ljust(int(sys.argv[1])))', str(external.LINE))
    t.plays()
    t = table(
        'for question in questions(): say(question["options"][0].ljust(int(sys.argv[1])))', str(external.LINE + 1)
    )
    t.fails("a line of more than 65536 bytes")


def test_a_note_is_one_short_line_that_no_terminal_obeys(table: Table) -> None:
    t = table(
        'for question in questions():\n    os.write(2, b"\\x1b[2Jadieu\\n")\n    say("\\x1b]0;mine\\x07" + "x" * 500)'
    )
    note = t.fails("�[2Jadieu", "�]0;mine�xxx", "…")
    assert note.isprintable()
    assert len(note) < 400


# --- After a failure -------------------------------------------------------------------------------------------------


def test_after_a_failure_the_program_starts_anew_with_a_greeting_and_the_story_so_far(
    table: Table, tmp_path: Path
) -> None:
    life = """
first = not os.path.exists(sys.argv[2])
open(sys.argv[2], "w").close()
with open(sys.argv[1], "ab", buffering=0) as notes:
    for line in sys.stdin.buffer:
        notes.write(line)
        if b'"ask"' in line:
            if first:
                sys.exit("alas")
            say(json.loads(line)["options"][0])
"""
    t = table(life, tmp_path / "heard", tmp_path / "lived")
    t.bot.saw(1, Play(7))
    t.fails("ended with status 1 (its last words: “alas”)")
    t.bot.saw(2, Play(3))
    t.bot.notes.clear()
    t.plays()
    kinds = [next(key for key in ("tablee", "ask", "saw") if key in message) for message in heard(tmp_path / "heard")]
    assert kinds == ["tablee", "saw", "ask", "tablee", "saw", "saw", "ask"]


def test_after_three_failures_the_fallback_keeps_the_seat_and_it_is_said_once(
    table: Table, started: list[subprocess.Popen[bytes]]
) -> None:
    t = table('for question in questions(): say("pass")')
    notes = [t.fails("“pass”"), t.fails("“pass”"), t.fails("“pass”")]
    assert ["keeps the seat after 3 failures" in note for note in notes] == [False, False, True]
    t.bot.notes.clear()
    t.plays()
    t.bot.saw(2, Play(3))
    t.plays()
    assert len(started) == 3


def test_the_fallback_is_any_bot_and_follows_the_match(table: Table) -> None:
    class Parrot(Bot):
        seen: ClassVar[list[object]] = []

        def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
            return options(world, seat)[-1]

        def saw(self, mover: Seat, move: Move | None) -> None:
            self.seen.append((mover, move))

        def close(self) -> None:
            self.seen.append("closed")

    t = table("raise SystemExit", fallback=Parrot("parrot"))
    t.bot.saw(1, Play(7))
    assert t.answers() == options(t.s, 2)[-1]
    assert "parrot answered instead" in t.bot.notes[0]
    t.bot.close()
    assert Parrot.seen == [(1, Play(7)), "closed"]


def test_a_program_is_killed_with_all_that_it_started(table: Table, tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    held = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    try:
        t = table(
            "import subprocess; subprocess.Popen(['sleep', '600'], stdout=open(sys.argv[1], 'w')); sys.exit(1)", fifo
        )
        t.fails()
        poll = select.poll()
        poll.register(held, select.POLLIN)
        assert [event for _, event in poll.poll(60_000)] == [select.POLLHUP]  # nobody holds the other end any more
    finally:
        os.close(held)


# --- The end ---------------------------------------------------------------------------------------------------------


def test_at_the_end_the_program_has_time_to_say_farewell(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GRACE", PATIENT)
    body = GOOD + '\nos.write(1, b"x" * 200_000); os.write(2, b"y" * 200_000); open(sys.argv[1], "w").write("farewell")'
    t = table(body, tmp_path / "said")
    t.plays()
    t.bot.close()
    assert tmp_path.joinpath("said").read_text() == "farewell"


@pytest.mark.parametrize("body", [GOOD + "\ntime.sleep(600)", CHATTY])
def test_who_does_not_go_is_killed(
    body: str, table: Table, monkeypatch: pytest.MonkeyPatch, started: list[subprocess.Popen[bytes]]
) -> None:
    monkeypatch.setattr(external, "GRACE", 0.2)
    t = table(body)
    t.plays()
    t.bot.close()
    assert [process.returncode for process in started] == [-signal.SIGKILL]


def test_closing_twice_or_before_anything_was_asked_is_no_mistake(table: Table) -> None:
    t = table(GOOD)
    t.bot.close()
    t.plays()
    t.bot.close()
    t.bot.close()


def test_a_bot_that_nobody_closed_leaves_nothing_behind(started: list[subprocess.Popen[bytes]]) -> None:
    t = Seated(GOOD + "\ntime.sleep(600)")
    t.plays()
    del t
    gc.collect()
    assert [process.returncode for process in started] == [-signal.SIGKILL]


# --- Questions whose answers can't be listed -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Say(Move):
    word: str


@dataclass(frozen=True, slots=True)
class SayWord(OpenQuestion):
    rule: ClassVar[str] = "TOY-1"

    def refusal(self, s: Toy, seat: Seat, move: Move) -> str | None:
        return None if isinstance(move, Say) and len(move.word) < 10 else "error-illegal-move"

    def suggest(self, s: Toy, seat: Seat, rng: Random) -> Sequence[Move]:
        return [Say("sea")]

    def answer(self, s: Toy, seat: Seat, move: Say) -> None:
        s.finish(Outcome((seat,), "said"))


class Toy(State):
    __slots__ = ()

    def clone(self) -> Toy:
        copy = Toy(self.seats, NO_CHANCE)
        self.clone_onto(copy)
        return copy


def ask_word(s: Toy) -> None:
    s.ask(0, SayWord())


def new(setup: Setup, chance: Chance) -> Toy:
    s = Toy(setup.seats, chance)
    s.then(do(ask_word))
    return s


def no_scene(_view: View, _speaker: object) -> Scene:
    raise NotImplementedError


TOY = cast(
    "Game[State, View]",
    Game(
        name="toy",
        version=1,
        package=__name__,
        players=range(1, 2),
        options=(),
        new=new,
        view=lambda s, seat: View(seat, s.seats, asked(s, seat), s.outcome),
        determinize=lambda s, seat, rng: None,
        scene=no_scene,
        kinds=Kinds(moves=(Say,), questions=(SayWord,), events=(), endings=("said",)),
        moves=(),
        inventory=lambda s: {},
    ),
)


def open_answer(said: str) -> tuple[str, list[str]]:
    """What the toy's bot answers when its program says this, and the notes."""
    command = [sys.executable, "-I", "-S", "-c", TALK + "for question in questions(): say(sys.argv[1])", said]
    bot = ExternalBot(command, "program:test", seconds=PATIENT)
    s = TOY.start(TOY.setup(1), Dice.from_int(1))
    move = bot.choose(TOY, TOY.sample_world(s, 0, Random(1)), 0, Random(1))
    apply(s, 0, move)
    bot.close()
    return str(move), bot.notes


def test_an_open_question_takes_any_move_that_the_game_accepts() -> None:
    assert open_answer('say "été"') == ('say "été"', [])


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ('say "a long long word"', "which is not allowed now"),
        ("say sea", "which is no move of this game"),
        ("shout", "which is no move of this game"),
        ('"' + '\\"' * 30_000, "with more than 2000 characters"),
    ],
)
def test_an_open_question_refuses_the_rest(said: str, problem: str) -> None:
    move, (note,) = open_answer(said)
    assert move == 'say "sea"'
    assert problem in note


# --- By name ---------------------------------------------------------------------------------------------------------


def test_a_command_is_split_as_a_shell_does() -> None:
    bot = make(f"program:{shlex.quote(sys.executable)} -c 'print(1, 2)'")
    assert isinstance(bot, ExternalBot)
    assert bot.command == [sys.executable, "-c", "print(1, 2)"]
    assert bot.name.startswith("program:")


@pytest.mark.parametrize(
    "name", ["program", "program:", "program: ", "program:'./bot", "program:./no-such-program --fast"]
)
def test_a_program_that_is_not_there_is_refused_by_name(name: str) -> None:
    with pytest.raises(UnknownBot, match="There is no bot called"):
        make(name)
