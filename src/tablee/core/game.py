"""What a game is: a value with a name, its options, and a handful of functions. Found by name, loaded when asked for."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from tablee.core import notation
from tablee.core.chance import Chance, Dice
from tablee.core.errors import (
    BadHosting,
    BadSetup,
    CantLeave,
    MatchOver,
    NoOptions,
    NoSuchOption,
    NotAChoice,
    NotASwitch,
    NotInRange,
    RulesError,
    TooLong,
    UnknownGame,
    UnknownMove,
    WrongFixedSeats,
    WrongSeats,
)
from tablee.core.kinds import Kinds
from tablee.core.notation import Seat
from tablee.core.state import Move, OpenQuestion, Outcome, Question, State, forget_sealed, options, run

if TYPE_CHECKING:
    from tablee.core.scene import Scene, Speaker

S = TypeVar("S", bound=State)
V = TypeVar("V", bound="View")
T = TypeVar("T")

OptionValue = bool | int | str
ENTRY_POINTS = "tablee.games"
OUR_GAMES = "tablee.games"
NOTHING = object()  # what a module declares that was to declare something


@dataclass(frozen=True)
class Setup:
    """How many sit down, and what they agreed on. Options that nobody named have their defaults."""

    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True)
class Switch:
    """An option that is on or off."""

    name: str
    default: bool

    def of(self, setup: Setup) -> bool:
        """What this set-up says."""
        return bool(setup.options.get(self.name, self.default))

    def read(self, value: OptionValue) -> bool:
        """The value as this option keeps it; BadSetup if it has no such value."""
        known: dict[OptionValue, bool] = {
            True: True,
            False: False,
            "on": True,
            "off": False,
            "true": True,
            "false": False,
        }
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if value not in known:
            raise NotASwitch(option=self.name, value=str(value))
        return known[value]

    @property
    def told(self) -> str:
        """What it can be, for a person."""
        return "on or off"

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """Values worth trying: all of them, or the ends and the default of a long range."""
        return (True, False)


@dataclass(frozen=True)
class Number:
    """An option that is a whole number."""

    name: str
    least: int
    most: int
    default: int

    def of(self, setup: Setup) -> int:
        """What this set-up says."""
        return int(setup.options.get(self.name, self.default))

    def read(self, value: OptionValue) -> int:
        """The value as this option keeps it; BadSetup if it has no such value."""
        try:
            number = int(value) if not isinstance(value, bool) else None
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            raise NotInRange(option=self.name, least=self.least, most=self.most, value=str(value))
        return number

    @property
    def told(self) -> str:
        """What it can be, for a person."""
        return f"{self.least} to {self.most}"

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """Values worth trying: all of them, or the ends and the default of a long range."""
        return tuple(sorted({self.least, self.default, self.most}))


@dataclass(frozen=True)
class Choice:
    """An option that is one of a few words."""

    name: str
    choices: tuple[str, ...]
    default: str
    quick: bool = False  # asked even where a match is begun with one click
    language: bool = False  # of words in play: who opens a table is dealt those of their own, unless they say otherwise

    def of(self, setup: Setup) -> str:
        """What this set-up says."""
        return str(setup.options.get(self.name, self.default))

    def read(self, value: OptionValue) -> str:
        """The value as this option keeps it; BadSetup if it has no such value."""
        if isinstance(value, bool) or str(value) not in self.choices:
            raise NotAChoice(option=self.name, choices=", ".join(self.choices), value=str(value))
        return str(value)

    @property
    def told(self) -> str:
        """What it can be, for a person."""
        return ", ".join(self.choices)

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """Values worth trying: all of them, or the ends and the default of a long range."""
        return self.choices


@dataclass(frozen=True)
class Text:
    """An option that is free text: a word list, a deck."""

    name: str
    default: str = ""
    longest: int = 20_000

    def of(self, setup: Setup) -> str:
        """What this set-up says."""
        return str(setup.options.get(self.name, self.default))

    def read(self, value: OptionValue) -> str:
        """The value as this option keeps it; BadSetup if it has no such value."""
        if not isinstance(value, str) or len(value) > self.longest:
            raise TooLong(option=self.name, longest=self.longest)
        return value

    @property
    def told(self) -> str:
        """What it can be, for a person."""
        return f"a text of at most {self.longest} characters"

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """Values worth trying: all of them, or the ends and the default of a long range."""
        return (self.default,)


Option = Switch | Number | Choice | Text


def usual(option: Option, language: str | None) -> OptionValue:
    """What an option is when nobody says anything."""
    if isinstance(option, Choice) and option.language and language in option.choices:
        return language
    return option.default


@dataclass(frozen=True, slots=True)
class Asked:
    """What every view tells of the question: what is asked, of whom, who has answered, and what I may answer."""

    question: Question | None
    waiting: tuple[Seat, ...]
    answered: tuple[Seat, ...]  # of a question put to several together: whose answer lies there, sealed
    mine: Move | None  # my own sealed answer
    options: tuple[Move, ...]


def asked(s: State, seat: Seat | None) -> Asked:
    """The part of a view that no game has to write."""
    if s.question is None:
        return _NOTHING_ASKED
    answered = tuple(one for one in s.asked if one in s.sealed) if s.together else ()
    if seat is None:
        return Asked(s.question, s.waiting, answered, None, ())
    mine = s.sealed.get(seat) if s.together else None
    return Asked(s.question, s.waiting, answered, mine, tuple(options(s, seat)))


_NOTHING_ASKED = Asked(None, (), (), None, ())


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know, built from nothing. Each game adds its own fields."""

    seat: Seat | None  # None: a spectator
    seats: int
    asked: Asked
    outcome: Outcome | None


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game as a value. Not a class to inherit from."""

    name: str
    version: int  # of the rules; a record made under another version says so
    package: str  # where its texts, rulebook and art lie; for bots and live tables also `hints` and `live`
    players: range
    options: tuple[Option, ...]
    new: Callable[[Setup, Chance], S]  # the empty table, with the first rules on its agenda
    view: Callable[[S, Seat | None], V]
    determinize: Callable[[S, Seat, Random], None]  # in place, on a clone: all that the seat can't know, dealt anew
    scene: Callable[[V, Speaker], Scene]
    kinds: Kinds  # every kind of move, question and event there is, and every way a match can end
    moves: tuple[Move, ...]  # every move that can be listed, in a fixed order, for learning agents
    inventory: Callable[[S], Mapping[str, int]]  # what is in the box: the same at every moment of a match
    open_draws: frozenset[str] = frozenset()  # names of draws that everybody sees
    leave: Callable[[S, Seat], None] | None = None  # a player goes and nobody takes the seat
    refuse: Callable[[Setup], BadSetup | None] | None = None  # why these options don't go together, if they don't
    longest: int = 10_000  # no match has more answers than this
    minutes: tuple[int, int] = (0, 0)  # as on the box
    sides: tuple[str, ...] = ()  # where the seats differ from the start: what each of them is, as `side-…` in the texts
    configure: Callable[[Mapping[str, str]], None] | None = None
    """Take what a host has set for this game, by variables of the environment that begin with `TABLEE_<GAME>_`.

    Called once in every process, before the first match. A ValueError says what is wrong with it, and then nothing was taken.
    """

    def setup(self, seats: int, given: Mapping[str, OptionValue] | None = None, language: str | None = None) -> Setup:
        """A complete set-up, or BadSetup with the reason. The language is that of who plays, for options that hang on it."""
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            if least == most:
                raise WrongFixedSeats(game=self.name, needed=least, seats=seats)
            raise WrongSeats(game=self.name, least=least, most=most, seats=seats)
        known = {option.name: option for option in self.options}
        for name in given or {}:
            if name not in known:
                if not known:
                    raise NoOptions(game=self.name, option=name)
                raise NoSuchOption(game=self.name, option=name, known=", ".join(known))
        chosen = {name: usual(option, language) for name, option in known.items()}
        chosen |= {name: known[name].read(value) for name, value in (given or {}).items()}
        setup = Setup(seats, chosen)
        problem = self.refuse(setup) if self.refuse else None
        if problem is not None:
            raise problem
        return setup

    @cached_property
    def _spelled(self) -> dict[str, Move]:
        return {str(move): move for move in self.moves}

    def read_move(self, text: str) -> Move:
        """The move that a text spells, or UnknownMove."""
        known = self._spelled.get(text)
        if known is not None:
            return known
        try:
            move = notation.read(text, self.kinds.moves)
        except notation.NotationError as error:
            raise UnknownMove(text, str(error)) from None
        return self._spelled.get(str(move), move)

    def spell(self, move: Move, text: str) -> str:
        """How a move is written that was read from this text."""
        return text if self._spelled.get(text) is move else str(move)

    def sample_world(self, s: S, seat: Seat, rng: Random) -> S:
        """A world that the seat can't tell from the true one: the only kind of state that a bot is ever handed."""
        world = s.clone()
        world.chance = Dice(rng.randbytes(32))
        self.resample(world, seat, rng)
        return world

    def resample(self, s: S, seat: Seat, rng: Random) -> None:
        """On a clone: forget sealed answers and deal anew all the seat can't know."""
        forget_sealed(s, seat)
        self.determinize(s, seat, rng)

    def answers(self, s: S, seat: Seat, rng: Random) -> Sequence[Move]:
        """Answers to choose from, where they can be listed and where they can't."""
        listed = options(s, seat)
        if listed or not isinstance(s.question, OpenQuestion) or seat not in s.waiting:
            return listed
        return s.question.suggest(s, seat, rng)  # type: ignore[arg-type]  # see Question

    def start(self, setup: Setup, chance: Chance) -> S:
        """A table where somebody is asked: the first rules have been carried out."""
        s = self.new(setup, chance)
        run(s)
        return s

    def end_for(self, s: S, seat: Seat) -> None:
        """The player goes for good and nobody takes the seat."""
        if self.leave is None:
            raise CantLeave(self.name)
        if s.outcome is not None:
            raise MatchOver
        self.leave(s, seat)
        if s.question is None:
            run(s)


@cache
def _offered(path: tuple[str, ...]) -> dict[str, EntryPoint | None]:
    """Every game by its name: the entries of other packages, which come first, and ours, which need none.

    Looking through all that is installed takes milliseconds, so it is done once for each path that packages are looked for on.
    """
    found: dict[str, EntryPoint | None] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        found.setdefault(entry.name, entry)
    for module in pkgutil.iter_modules(importlib.import_module(OUR_GAMES).__path__):
        if module.ispkg:
            found.setdefault(module.name, None)
    return dict(sorted(found.items()))


def names() -> list[str]:
    """Every game that can be loaded: ours, and those of other packages."""
    return list(_offered(tuple(sys.path)))


def load(name: str) -> Game[State, View]:
    """The game of that name, or UnknownGame."""
    offered = _offered(tuple(sys.path))
    if name not in offered:
        raise UnknownGame(name, ", ".join(offered))
    entry = offered[name]
    found = entry.load() if entry is not None else importlib.import_module(f"{OUR_GAMES}.{name}").GAME
    if not isinstance(found, Game):
        raise RulesError(f"{name} is not a Game")
    return cast("Game[State, View]", found)


def companion(package: str, name: str) -> ModuleType | None:
    """The module of that name in a game's folder; None if there is none."""
    try:
        folder = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return None  # a game that was written in a script or a test has no folder
    if folder is None or folder.submodule_search_locations is None:
        return None
    full = f"{package}.{name}"
    return None if importlib.util.find_spec(full) is None else importlib.import_module(full)


def declared(package: str, name: str, kind: type[T]) -> T | None:
    """What a module in a game's folder declares under its own name in capitals, as `hints.py` does `HINTS`; None without such a module."""
    found = _declared(package, name)
    if found is None or isinstance(found, kind):
        return found
    raise RulesError(f"{package}.{name} has no {name.upper()}")


@cache
def _declared(package: str, name: str) -> object:
    module = companion(package, name)
    return None if module is None else getattr(module, name.upper(), NOTHING)


def configure(environment: Mapping[str, str]) -> None:
    """Hand every game what the host has set for it; BadHosting if something is wrong with it."""
    for name in names():
        ours = f"TABLEE_{name.upper()}_"
        if not any(key.startswith(ours) for key in environment):
            continue
        game = load(name)
        if game.configure is None:
            continue
        try:
            game.configure(environment)
        except ValueError as error:
            raise BadHosting(str(error)) from error
