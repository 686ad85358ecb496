"""What a game is: its options and seats, how it is found by name, and games of other packages."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Final

import pytest

from tablee.core import game as games
from tablee.core.chance import NO_CHANCE, Chance, Dice, Scripted
from tablee.core.errors import BadSetup, CantLeave, MatchOver, RulesError, UnknownGame, UnknownMove
from tablee.core.game import Choice, Game, Number, Option, OptionValue, Setup, Switch, Text, View, asked, declared, load
from tablee.core.kinds import Kinds
from tablee.core.notation import Seat
from tablee.core.record import Match, read, replay
from tablee.core.scene import Scene, Speaker
from tablee.core.state import Move, OpenQuestion, Outcome, Question, State, apply, do
from tablee.testing.checks import check

# --- A game of naming a number -----------------------------------------------------------------------------------------


class Naming(State):
    __slots__ = ("length",)

    def __init__(self, seats: int, chance: Chance, length: int) -> None:
        super().__init__(seats, chance)
        self.length = length

    def clone(self) -> Naming:
        copy = Naming(self.seats, NO_CHANCE, self.length)
        self.clone_onto(copy)
        return copy


@dataclass(frozen=True, slots=True)
class Name(Move):
    number: int


@dataclass(frozen=True, slots=True)
class Shout(Move):
    word: str


class NameNumber(Question):
    def options(self, s: Naming, seat: Seat) -> Sequence[Name]:
        return NAMES[: s.length]

    def answer(self, s: Naming, seat: Seat, move: Name) -> None:
        s.then(do(ask_word, move.number % s.seats))


class ShoutWord(OpenQuestion):
    def refusal(self, s: Naming, seat: Seat, move: Move) -> str | None:
        return None if isinstance(move, Shout) else "refuse-no-word"

    def suggest(self, s: Naming, seat: Seat, rng: Random) -> Sequence[Shout]:
        return [Shout("hey"), Shout("ho")]

    def answer(self, s: Naming, seat: Seat, move: Shout) -> None:
        s.finish(Outcome((seat,), "shouted"))


NAMES: Final = tuple(Name(number) for number in range(5))


def ask_number(s: Naming) -> None:
    s.ask(s.chance.pick("first", s.seats), NameNumber())


def ask_word(s: Naming, seat: Seat) -> None:
    s.ask(seat, ShoutWord())


def new(setup: Setup, chance: Chance) -> Naming:
    s = Naming(setup.seats, chance, LENGTH.of(setup))
    s.then(do(ask_number))
    return s


def view(s: Naming, seat: Seat | None) -> View:
    return View(seat, s.seats, asked(s, seat), s.outcome)


def scene(view: View, speaker: Speaker) -> Scene:
    return Scene("naming", "Naming", (), None)


def nothing_hidden(s: Naming, seat: Seat, rng: Random) -> None:
    pass


def inventory(s: Naming) -> dict[str, int]:
    return {}


def go_home(s: Naming, seat: Seat) -> None:
    s.finish(Outcome((), "void"))


class LoudAndLong(BadSetup):
    """Options that don't go together."""

    sentence = "A loud game can't be long."


def loud_and_long(setup: Setup) -> LoudAndLong | None:
    return LoudAndLong() if LOUD.of(setup) and LENGTH.of(setup) > 4 else None


LOUD: Final = Switch("loud", default=False)
LENGTH: Final = Number("length", least=2, most=5, default=3)
MOOD: Final = Choice("mood", ("gay", "grave"), default="gay")
WORDS: Final = Text("words", default="sea", longest=10)

NAMING: Final[Game[Naming, View]] = Game(
    name="naming",
    version=1,
    package=__name__,
    players=range(2, 5),
    options=(LOUD, LENGTH, MOOD, WORDS),
    new=new,
    view=view,
    determinize=nothing_hidden,
    scene=scene,
    kinds=Kinds(moves=(Name, Shout), questions=(NameNumber, ShoutWord), events=(), endings=("shouted", "void")),
    moves=NAMES,
    inventory=inventory,
    leave=go_home,
    refuse=loud_and_long,
)


def refusal_of(seats: int, given: dict[str, OptionValue], game: Game[Naming, View] = NAMING) -> str:
    with pytest.raises(BadSetup) as caught:
        game.setup(seats, given)
    return str(caught.value)


# --- Seats and options -------------------------------------------------------------------------------------------------


def test_options_that_nobody_named_have_their_defaults() -> None:
    assert NAMING.setup(2).options == {"loud": False, "length": 3, "mood": "gay", "words": "sea"}


def test_the_language_of_words_follows_who_plays_unless_it_is_named() -> None:
    game = load("decrypto")
    assert game.setup(4).options["language"] == "fr"
    assert game.setup(4, language="en").options["language"] == "en"
    assert game.setup(4, {"language": "fr"}, "en").options["language"] == "fr"
    assert game.setup(4, language="de").options["language"] == "fr"


@pytest.mark.parametrize(
    ("name", "given", "kept"),
    [
        ("loud", True, True),
        ("loud", "on", True),
        ("loud", "off", False),
        ("loud", "true", True),
        ("loud", "false", False),
        ("length", 2, 2),
        ("length", "5", 5),
        ("mood", "grave", "grave"),
        ("words", "salt sun", "salt sun"),
        ("words", "", ""),
    ],
)
def test_an_option_is_kept_in_its_own_type(name: str, given: OptionValue, kept: OptionValue) -> None:
    value = NAMING.setup(2, {name: given}).options[name]
    assert value == kept
    assert type(value) is type(kept)


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("loud", "maybe", "Option “loud” is on or off, not “maybe”."),
        ("loud", 1, "Option “loud” is on or off, not “1”."),
        ("length", 1, "Option “length” is a number from 2 to 5, not “1”."),
        ("length", 6, "Option “length” is a number from 2 to 5, not “6”."),
        ("length", "many", "Option “length” is a number from 2 to 5, not “many”."),
        ("length", True, "Option “length” is a number from 2 to 5, not “True”."),
        ("mood", "sad", "Option “mood” is one of gay, grave, not “sad”."),
        ("mood", True, "Option “mood” is one of gay, grave, not “True”."),
        ("words", "more than ten", "Option “words” is a text of at most 10 characters."),
        ("words", 7, "Option “words” is a text of at most 10 characters."),
        ("speed", 7, "naming has no option “speed”; its options are loud, length, mood, words."),
    ],
)
def test_an_option_that_the_game_does_not_have_is_refused_in_a_sentence(
    name: str, given: OptionValue, sentence: str
) -> None:
    assert refusal_of(2, {name: given}) == sentence


def test_a_game_without_options_says_so() -> None:
    bare = replace(NAMING, options=(), refuse=None)
    assert refusal_of(2, {"speed": 7}, bare) == "naming has no option “speed”; it has none."


def test_options_that_do_not_go_together_are_refused_by_the_game() -> None:
    assert refusal_of(2, {"loud": "on", "length": 5}) == "A loud game can't be long."


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1000])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    assert refusal_of(seats, {}) == f"naming is for 2 to 4 players, not {seats}."


def test_a_game_for_one_number_of_players_says_exactly_how_many() -> None:
    assert refusal_of(3, {}, replace(NAMING, players=range(2, 3))) == "naming is for exactly 2 players, not 3."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_in_the_range_is_fine(seats: int) -> None:
    assert NAMING.setup(seats).seats == seats


@pytest.mark.parametrize("option", [LOUD, LENGTH, MOOD, WORDS])
def test_every_value_worth_trying_is_one_of_the_option(option: Option) -> None:
    assert [option.read(value) for value in option.values] == list(option.values)
    assert option.default in option.values


# --- Moves as text, answers, and leaving -------------------------------------------------------------------------------


def started(first: Seat = 0) -> Naming:
    return NAMING.start(NAMING.setup(2), Scripted(first))


def test_a_listed_move_is_read_as_the_very_move_of_the_table() -> None:
    assert NAMING.read_move("name 3") is NAMES[3]
    assert NAMING.read_move("  NAME 3 ") is NAMES[3]


def test_a_move_that_can_not_be_listed_is_read_by_its_kind() -> None:
    assert NAMING.read_move('shout "hey"') == Shout("hey")


def test_a_text_that_spells_no_move_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownMove) as caught:
        NAMING.read_move("name three")
    assert str(caught.value) == "I can't read “name three” as a move: “three” is not a number."


def test_answers_are_the_options_where_they_can_be_listed() -> None:
    assert list(NAMING.answers(started(), 0, Random(1))) == [Name(0), Name(1), Name(2)]


def test_answers_are_suggestions_where_they_can_not_be_listed() -> None:
    s = started()
    apply(s, 0, Name(1))
    assert list(NAMING.answers(s, 1, Random(1))) == [Shout("hey"), Shout("ho")]


def test_who_is_not_asked_has_no_answers() -> None:
    s = started()
    apply(s, 0, Name(1))
    assert list(NAMING.answers(s, 0, Random(1))) == []


def test_an_sampled_world_has_luck_of_its_own_and_leaves_the_table_alone() -> None:
    s = started()
    world = NAMING.sample_world(s, 1, Random(1))
    apply(world, 0, Name(1))
    assert isinstance(world.chance, Dice)
    assert s.waiting == (0,)


def test_a_player_can_leave() -> None:
    s = started()
    NAMING.end_for(s, 1)
    assert s.outcome == Outcome((), "void")


def test_nobody_leaves_a_match_that_is_over() -> None:
    s = started()
    NAMING.end_for(s, 1)
    with pytest.raises(MatchOver):
        NAMING.end_for(s, 0)


def test_a_game_that_does_not_say_what_happens_when_a_player_leaves_lets_nobody_go() -> None:
    with pytest.raises(CantLeave, match="In naming nobody can leave for good: let a bot take the seat"):
        replace(NAMING, leave=None).end_for(started(), 0)


# --- Found by name -----------------------------------------------------------------------------------------------------


def test_our_games_are_found_by_the_names_of_their_folders() -> None:
    assert "fuji_flush" in games.names()
    assert games.load("fuji_flush").name == "fuji_flush"


def test_the_names_are_sorted_and_each_loads_a_game_of_that_name() -> None:
    names = games.names()
    assert names == sorted(set(names))
    assert [games.load(name).name for name in names] == names


@pytest.mark.parametrize("name", ["chess", "", "core", "../core", "fuji_flush.rules", "__pycache__"])
def test_a_name_that_no_game_has_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        games.load(name)
    known = ", ".join(games.names())
    assert str(caught.value) == f"There is no game called “{name}”. Known games: {known}."


# --- A game of another package -----------------------------------------------------------------------------------------

HEADS_OR_TAILS = '''
    """A game that Tablée has never heard of: call the coin."""

    from __future__ import annotations

    import enum
    from dataclasses import dataclass

    from tablee.core.game import Game, View, asked
    from tablee.core.kinds import Kinds
    from tablee.core.scene import Offer, Scene, prompt
    from tablee.core.state import Move, Outcome, Question, State, do
    from tablee.core.stateclass import stateclass


    class Side(enum.Enum):
        HEADS = 0
        TAILS = 1


    @dataclass(frozen=True, slots=True)
    class Call(Move):
        side: Side


    CALLS = tuple(map(Call, Side))


    class CallCoin(Question):
        def options(self, s, seat):
            return CALLS

        def answer(self, s, seat, move):
            right = s.chance.pick("coin", 2) == move.side.value
            s.finish(Outcome((seat if right else 1 - seat,), "called"))


    @stateclass
    class Coin(State):
        """Nothing lies on the table but the question."""


    def ask(s):
        s.ask(0, CallCoin())


    def new(setup, chance):
        s = Coin(setup.seats, chance)
        s.then(do(ask))
        return s


    def view(s, seat):
        return View(seat, s.seats, asked(s, seat), s.outcome)


    def scene(view, speaker):
        return Scene("heads_or_tails", "Heads or tails", (), prompt(view, speaker, offer))


    def offer(move):
        return Offer(str(move), str(move))


    def determinize(s, seat, rng):
        pass


    def inventory(s):
        return {"coin": 1}


    GAME = Game(
        name="heads_or_tails", version=3, package=__name__, players=range(2, 3), options=(), new=new, view=view,
        determinize=determinize, scene=scene, kinds=Kinds((Call,), (CallCoin,), (), ("called",)), moves=CALLS,
        inventory=inventory, open_draws=frozenset({"coin"}),
    )
    NO_GAME = "a text"
'''

ENTRY_POINTS = """
    [tablee.games]
    heads_or_tails = pocket_games.coins:GAME
    broken_toy = pocket_games.coins:NO_GAME

    [somebody.else]
    solitaire = pocket_games.coins:GAME
"""


@pytest.fixture
def pocket_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package as pip leaves it in site-packages: its folder, and beside it a dist-info folder."""
    files = {
        "pocket_games/__init__.py": "",
        "pocket_games/coins.py": HEADS_OR_TAILS,
        "pocket_games-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: pocket-games\nVersion: 1.0\n",
        "pocket_games-1.0.dist-info/entry_points.txt": ENTRY_POINTS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(dedent(text), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "pocket_games"]:
        del sys.modules[name]


@pytest.mark.usefixtures("pocket_games")
def test_a_game_of_another_package_is_among_the_names_before_anything_of_it_is_imported() -> None:
    assert "heads_or_tails" in games.names()
    assert "fuji_flush" in games.names()
    assert "pocket_games.coins" not in sys.modules


@pytest.mark.usefixtures("pocket_games")
def test_what_another_package_offers_to_others_is_no_game() -> None:
    assert "solitaire" not in games.names()


@pytest.mark.usefixtures("pocket_games")
def test_a_game_of_another_package_is_loaded_by_name_and_played() -> None:
    game = games.load("heads_or_tails")
    match = Match(game, game.setup(2), Scripted(1))
    match.play(0, game.read_move("call heads"))
    assert match.state.outcome == Outcome((1,), "called")


@pytest.mark.usefixtures("pocket_games")
def test_a_record_of_another_packages_game_finds_its_game_by_name() -> None:
    game = games.load("heads_or_tails")
    match = Match(game, game.setup(2), Scripted(0))
    match.play(0, game.read_move("call heads"))
    again = replay(read(str(match.record())))
    assert again.state.outcome == Outcome((0,), "called")


@pytest.mark.usefixtures("pocket_games")
def test_a_game_of_another_package_can_be_checked_like_ours() -> None:
    assert check(games.load("heads_or_tails")).games == 2


@pytest.mark.usefixtures("pocket_games")
def test_an_entry_that_is_no_game_is_the_fault_of_its_package() -> None:
    with pytest.raises(RulesError, match="broken_toy is not a Game"):
        games.load("broken_toy")


def test_what_is_installed_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = games.load("fuji_flush")
    monkeypatch.setattr(games, "entry_points", lambda **_: pytest.fail("it looks again"))
    assert games.load("fuji_flush") is found
    assert "fuji_flush" in games.names()


def test_a_package_that_is_gone_leaves_no_name_behind() -> None:
    assert "heads_or_tails" not in games.names()


def test_a_module_of_a_game_that_declares_nothing_is_a_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "forgetful"
    folder.mkdir()
    for file in ("__init__.py", "hints.py"):
        (folder / file).touch()
    (folder / "beats.py").write_text("BEATS = 7")
    monkeypatch.syspath_prepend(tmp_path)
    assert declared("forgetful", "goal", str) is None
    assert declared("forgetful", "beats", int) == 7
    for name in ("hints", "beats"):
        with pytest.raises(RulesError, match=f"forgetful.{name} has no {name.upper()}"):
            declared("forgetful", name, str)
