"""A match as text: a header, one line for each move or draw of luck, and how it ended. The record is the match.

    tablee record 1
    game fuji_flush 1
    seats 3
    option deals 1
    commitment 5f0c…
    ! deck 7 3 3 20 2 …
    ! first 2
    2 play 12
    0 play 15
    = own-turn 2
    seed 91ab…

`!` is a draw of luck by its name, a number is a seat with its move, `- 1` is a player who left for good, `=` is the end: the
reason, the winners, and the scores where there are any. `#` begins a remark. Lines are counted as in any editor, from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from tablee.core.chance import Chance, ChanceError, Dice, Draw, Recorder, Replay, commitment
from tablee.core.errors import BadRecord, Refusal
from tablee.core.game import Game, OptionValue, Setup, View, load
from tablee.core.notation import NotationError, Seat, quote, tokens, unquote
from tablee.core.state import ClockMove, Journal, Move, Outcome, State, apply, run

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the match: a draw, a seat's move, or (neither) a seat that left."""

    draw: Draw | None = None
    seat: Seat = -1
    move: str = ""
    line: int = 0

    def __str__(self) -> str:
        if self.draw is not None:
            return f"! {self.draw}"
        return f"{self.seat} {self.move}" if self.move else f"- {self.seat}"


@dataclass(frozen=True)
class Record:
    """A match, finished or not, with the line of each entry where it was read from a text."""

    game: str
    version: int
    setup: Setup
    entries: tuple[Entry, ...] = ()
    outcome: Outcome | None = None
    outcome_line: int = 0
    names: tuple[str, ...] = ()
    commitment: str = ""
    seed: str = ""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)  # where the parts of the heading stand

    def line(self, part: str) -> int:
        """The line of a part of the heading; the first, where it does not stand there."""
        return self.lines.get(part, 1)

    @property
    def heading(self) -> list[str]:
        """The lines above the match."""
        lines = [f"tablee record {FORMAT}", f"game {self.game} {self.version}", f"seats {self.setup.seats}"]
        lines += [f"option {name} {_write_option(value)}" for name, value in self.setup.options.items()]
        lines += [f"name {seat} {quote(name)}" for seat, name in enumerate(self.names)]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        return lines

    def __str__(self) -> str:
        lines = self.heading + [str(entry) for entry in self.entries]
        if self.outcome is not None:
            lines.append(_write_outcome(self.outcome))
        if self.seed:
            lines.append(f"seed {self.seed}")
        return "\n".join(lines) + "\n"


def _write_option(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value) if isinstance(value, int) or value.isalnum() else quote(value)


def _write_outcome(outcome: Outcome) -> str:
    scores = ["scores", *map(str, outcome.scores)] if outcome.scores else []
    return " ".join(["=", outcome.reason, *map(str, outcome.winners), *scores])


# --- Reading -----------------------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The record that a text tells of; BadRecord names the line that can't be read."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            try:
                reader.take(number, line.rstrip())
            except (ValueError, NotationError):
                raise BadRecord(number, f"I can't read “{line[:60]}”") from None
    return reader.record(max(1, len(text.rstrip().splitlines())))


@dataclass
class _Reader:
    """Takes the lines of a record one by one."""

    begun: bool = False
    lines: dict[str, int] = field(default_factory=dict)
    game: str = ""
    version: int = 0
    seats: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    commitment: str = ""
    seed: str = ""
    entries: list[Entry] = field(default_factory=list)
    outcome: Outcome | None = None
    outcome_line: int = 0

    def take(self, number: int, line: str) -> None:
        if not self.begun:
            self.begun = True
            if line != f"tablee record {FORMAT}":
                raise BadRecord(number, f"a record begins with “tablee record {FORMAT}”")
            return
        head, _, rest = line.partition(" ")
        if self.outcome is not None and head != "seed":
            raise BadRecord(number, "the match has ended above")
        if head == "!":
            what, *values = rest.split()
            self.entries.append(Entry(draw=Draw((what, tuple(int(value) for value in values))), line=number))
        elif head == "-":
            self.entries.append(Entry(seat=self._seat(number, rest), line=number))
        elif head.isdecimal():
            if not rest:
                raise ValueError(line)
            self.entries.append(Entry(seat=self._seat(number, head), move=rest, line=number))
        elif head == "=":
            self.outcome, self.outcome_line = _read_outcome(rest), number
        else:
            self._heading(number, head, tokens(rest))

    def _seat(self, number: int, text: str) -> Seat:
        seat = int(text)
        if not 0 <= seat < self.seats:
            raise BadRecord(number, f"there is no seat {seat}")
        return seat

    def _heading(self, number: int, head: str, words: list[str]) -> None:
        if self.entries and head != "seed":
            raise BadRecord(number, f"“{head}” belongs above the match")
        if head == "seed" and self.outcome is None:
            raise BadRecord(number, "a seed is told when the match has ended, not before")
        self.lines[f"option {words[0]}" if head == "option" and words else head] = number
        match head, words:
            case "game", [name, version]:
                self.game, self.version = name, int(version)
            case "seats", [seats]:
                self.seats = int(seats)
            case "option", [name, value]:
                self.options[name] = unquote(value) if value.startswith('"') else value
            case "name", [seat, name] if int(seat) == len(self.names) and name.startswith('"'):
                self.names.append(unquote(name))
            case "commitment", [value]:
                self.commitment = value
            case "seed", [value]:
                if len(bytes.fromhex(value)) != 32:
                    raise ValueError(value)
                self.seed = value
            case _:
                raise ValueError(head)

    def record(self, last: int) -> Record:
        if not self.game or not self.seats:
            raise BadRecord(last, "the record does not say which game was played by how many")
        setup = Setup(self.seats, self.options)
        return Record(
            game=self.game,
            version=self.version,
            setup=setup,
            entries=tuple(self.entries),
            outcome=self.outcome,
            outcome_line=self.outcome_line,
            names=tuple(self.names),
            commitment=self.commitment,
            seed=self.seed,
            lines=self.lines,
        )


def _read_outcome(text: str) -> Outcome:
    reason, *words = text.split()
    if "scores" in words:
        at = words.index("scores")
        return Outcome(tuple(map(int, words[:at])), reason, tuple(map(int, words[at + 1 :])))
    return Outcome(tuple(map(int, words)), reason)


# --- A match being played ----------------------------------------------------------------------------------------------


class Match:
    """A state and its record, growing together."""

    def __init__(self, game: Game[State, View], setup: Setup, chance: Chance) -> None:
        self.game = game
        self.setup = setup
        self.entries: list[Entry] = []
        self.journal = Journal()
        self.recorder = Recorder(chance)
        self.state = game.new(setup, self.recorder)
        self.state.journal = self.journal
        run(self.state)
        self._note_draws()

    def play(self, seat: Seat, move: Move, text: str = "", *, by_clock: bool = False) -> None:
        """The seat's move, and its text where that is known. A refusal leaves state and record as they were."""
        apply(self.state, seat, move, by_clock=by_clock)
        self.entries.append(Entry(None, seat, text or str(move)))
        self._note_draws()

    def retell(self, seat: Seat, move: Move, text: str = "") -> None:
        """What is known to have happened: a seat's move, or a clock's."""
        self.play(seat, move, text, by_clock=isinstance(move, ClockMove))

    def leave(self, seat: Seat) -> None:
        """The player goes for good and nobody takes the seat."""
        self.game.end_for(self.state, seat)
        self.entries.append(Entry(seat=seat))
        self._note_draws()

    def _note_draws(self) -> None:
        if self.recorder.draws:
            self.entries.extend(Entry(draw=draw) for draw in self.recorder.draws)
            self.recorder.draws.clear()

    def branch(self, chance: Chance) -> Match:
        """A match that goes on from here by itself, with luck of its own; it keeps only what is new."""
        new = Match.__new__(Match)
        new.game, new.setup = self.game, self.setup
        new.entries, new.journal = [], Journal()
        new.recorder = Recorder(chance)
        new.state = self.state.clone()
        new.state.chance, new.state.journal = new.recorder, new.journal
        return new

    def follow(self, branch: Match) -> None:
        """What happened on a branch has happened here; nothing else has since it was made."""
        self.entries += branch.entries
        self.journal.told += branch.journal.told
        self.recorder, self.state = branch.recorder, branch.state
        self.state.journal = self.journal

    def record(self, *, names: Sequence[str] = (), seed: bytes = b"") -> Record:
        """The record so far. The seed is told only of a match that is over, its commitment always."""
        over = self.state.outcome is not None
        told = Record(
            game=self.game.name,
            version=self.game.version,
            setup=self.setup,
            outcome=self.state.outcome,
            names=tuple(names),
            commitment=commitment(seed) if seed else "",
            seed=seed.hex() if seed and over else "",
        )
        first = len(told.heading) + 1
        entries = tuple(replace(entry, line=line) for line, entry in enumerate(self.entries, start=first))
        return replace(told, entries=entries, outcome_line=first + len(entries) if over else 0)


# --- Running a match again ---------------------------------------------------------------------------------------------


def replay(record: Record, *, at: int | None = None, game: Game[State, View] | None = None) -> Match:
    """The match as it stood after the given line of its text, or at its end; BadRecord if it can't have been so."""
    return _rerun(record, game or load(record.game), _Retold(), at)


@dataclass(frozen=True)
class Verdict:
    """What a verification found out. A record that fails is a BadRecord instead."""

    moves: int
    draws: int
    over: bool
    luck: bool  # the seed is told, and every draw came from it
    committed: bool  # the seed is the one that was committed to


def verify(record: Record, *, promised: str = "", game: Game[State, View] | None = None) -> Verdict:
    """Run the match again; with its seed, check every draw against it, and the seed against the commitment."""
    seed = bytes.fromhex(record.seed) if record.seed else b""
    if promised and record.commitment != promised:
        raise BadRecord(record.line("commitment"), "the commitment is not the one that was published")
    if seed and record.commitment and commitment(seed) != record.commitment:
        raise BadRecord(record.line("seed"), "the seed does not match the commitment")
    match = _rerun(record, game or load(record.game), _Retold(Dice(seed) if seed else None), None)
    draws = sum(entry.draw is not None for entry in record.entries)
    return Verdict(
        moves=len(record.entries) - draws,
        draws=draws,
        over=match.state.outcome is not None,
        luck=bool(seed),
        committed=bool(seed and record.commitment),
    )


class _Retold(Chance):
    """The draws of one step at a time, by their lines; with dice, each is also drawn again and compared."""

    def __init__(self, dice: Dice | None = None) -> None:
        self._dice = dice
        self._draws: list[Entry] = []
        self._line = 0

    @contextmanager
    def step(self, line: int, draws: Sequence[Entry]) -> Iterator[None]:
        """Whatever goes wrong in this step is told of its line."""
        self._line, self._draws = line, list(draws)
        try:
            yield
        except (ChanceError, Refusal) as error:
            raise BadRecord(self._line, str(error)) from None
        if self._draws:
            raise BadRecord(self._draws[0].line, "the rules draw nothing here")

    def _next(self, what: str) -> Replay:
        if not self._draws:
            raise ChanceError(f"the rules draw “{what}” here, and the record does not tell what came")
        entry = self._draws.pop(0)
        assert entry.draw is not None
        self._line = entry.line
        return Replay([entry.draw])

    def shuffle(self, what: str, items: list[int]) -> None:
        again = items[:]
        self._next(what).shuffle(what, items)
        if self._dice is not None:
            self._dice.shuffle(what, again)
            self._compare(what, same=again == items)

    def pick(self, what: str, n: int) -> int:
        value = self._next(what).pick(what, n)
        if self._dice is not None:
            self._compare(what, same=self._dice.pick(what, n) == value)
        return value

    def _compare(self, what: str, *, same: bool) -> None:
        if not same:
            raise ChanceError(f"“{what}” did not come from the seed of this match")


def _rerun(record: Record, game: Game[State, View], chance: _Retold, at: int | None) -> Match:
    if record.version != game.version:
        raise BadRecord(
            record.line("game"),
            f"{game.name} is at version {game.version} of its rules, this match at {record.version}",
        )
    setup = _setup(record, game)
    (_, deal), *steps = _steps(record.entries)
    with chance.step(len(record.heading), deal):
        match = Match(game, setup, chance)
    for entry, draws in steps:
        if at is None or entry.line <= at:
            with chance.step(entry.line, draws):
                _take(match, entry)
    if at is None and record.outcome is not None and record.outcome != match.state.outcome:
        found = match.state.outcome
        says = f"the rules say “{_write_outcome(found)}”" if found else "by the rules it isn't over"
        raise BadRecord(record.outcome_line, f"the match did not end like this: {says}")
    return match


def _setup(record: Record, game: Game[State, View]) -> Setup:
    """The set-up of a record, or the line of what the game refuses: the seats, an option, or options together."""
    seats, options = record.setup.seats, record.setup.options
    given: dict[str, OptionValue] = {}
    line = record.line("seats")
    try:
        game.setup(seats)
        for name, value in options.items():
            line = record.line(f"option {name}")
            given[name] = value
            game.setup(seats, given)
        return game.setup(seats, options)
    except Refusal as refusal:
        raise BadRecord(line, str(refusal)) from None


def _take(match: Match, entry: Entry) -> None:
    if entry.move:
        match.retell(entry.seat, match.game.read_move(entry.move))
    else:
        match.leave(entry.seat)


def _steps(entries: Sequence[Entry]) -> list[tuple[Entry, list[Entry]]]:
    """Each move with the draws that follow it; the first step is the deal, before any move."""
    steps: list[tuple[Entry, list[Entry]]] = [(Entry(), [])]
    for entry in entries:
        if entry.draw is None:
            steps.append((entry, []))
        else:
            steps[-1][1].append(entry)
    return steps


# --- What a seat may read of it ----------------------------------------------------------------------------------------


def redact(record: Record, seat: Seat | None, *, game: Game[State, View] | None = None) -> Record:
    """The record as a seat may read it: it has a line for whatever the seat could notice, and none for anything else.

    Draws that nobody saw are left out; hidden answers stand as `?`, or are left out where the seat could not tell that somebody
    answered, or who. It can be read, not replayed. What everybody learns when a match is over stands in the whole record.
    """
    game = game or load(record.game)
    chance = _Retold()
    steps = _steps(record.entries)
    shown = _open_draws(game, steps[0][1])
    sealed: list[int] = []
    with chance.step(len(record.heading), steps[0][1]):
        match = Match(game, _setup(record, game), chance)
    for entry, draws in steps[1:]:
        state = match.state
        question, together = state.question, state.together
        opens = together and bool(entry.move) and state.waiting == (entry.seat,)
        hidden = bool(entry.move) and entry.seat != seat and question is not None and question.secret
        before, told = game.view(state, seat) if hidden and not together else None, len(match.journal.told)
        with chance.step(entry.line, draws):
            _take(match, entry)
        if before is not None:
            if before.asked.waiting == (entry.seat,) and noticed(game, match, seat, before, told):
                shown.append(replace(entry, move="?"))
        elif hidden:
            shown.append(replace(entry, move="?"))
        else:
            if entry.move and entry.seat != seat and together:
                sealed.append(len(shown))
            shown.append(entry)
        if opens:
            sealed.clear()  # the last answer came in: all are seen
        elif together and state.question is not question:
            shown = [replace(one, move="?") if at in sealed else one for at, one in enumerate(shown)]
            sealed.clear()  # somebody left, and what was sealed is never opened
        shown += _open_draws(game, draws)
    for at in sealed:
        shown[at] = replace(shown[at], move="?")
    first = len(record.heading) + 1
    entries = tuple(replace(entry, line=line) for line, entry in enumerate(shown, start=first))  # the old ones count
    return replace(record, entries=entries, outcome_line=first + len(entries) if record.outcome else 0, seed="")


def noticed(game: Game[State, View], match: Match, reader: Seat | None, before: View, told: int) -> bool:
    """Whether the reader, who had that view when so many events had been told, has seen or been told anything since."""
    return (
        any(one.to(reader) is not None for one in match.journal.told[told:]) or game.view(match.state, reader) != before
    )


def _open_draws(game: Game[State, View], draws: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in draws if entry.draw is not None and entry.draw.what in game.open_draws]
