"""The goal: found in a game's folder, part of every table, with pictures of real ones."""

from __future__ import annotations

from typing import Final

import pytest

from tablee.core.chance import Dice
from tablee.core.errors import RulesError
from tablee.core.game import Game, View, load, names
from tablee.core.goal import Goal, Picture, Told, aimed, drawn, goal_of, table_of
from tablee.core.notation import Seat
from tablee.core.scene import Aim, Near, Scene
from tablee.core.serialize import encode
from tablee.core.state import State
from tablee.i18n import LANGUAGES, Words
from tablee.testing.checks import Echo

EVERY_GAME: Final = pytest.mark.parametrize("name", names())
LONGEST_LINE: Final = 36  # characters that fit beside everybody's figures
LONGEST_CARD: Final = 1_000  # and on the card, in all


def beginning(name: str, seat: Seat | None, language: str) -> tuple[Game[State, View], View, Words]:
    game = load(name)
    s = game.start(game.setup(game.players[0]), Dice(b"the goal" * 4))
    return game, game.view(s, seat), Words(game, language, seat)


@EVERY_GAME
def test_every_game_says_what_it_is_played_for(name: str) -> None:
    goal = goal_of(load(name))
    assert goal is not None
    assert len(goal.pictures) == 3


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_goal_is_short_enough_to_be_read_before_a_first_match(name: str, language: str, seat: Seat | None) -> None:
    game, view, words = beginning(name, seat, language)
    goal = goal_of(game)
    assert goal is not None
    assert len(goal.line(view, words)) <= LONGEST_LINE
    told = goal.told(view, words)
    captions = [picture.caption(words) for picture in goal.pictures]
    assert len(" ".join((told.goal, *told.wins, *told.loses, told.role, *captions))) <= LONGEST_CARD


@EVERY_GAME
def test_a_table_has_the_line_of_its_goal(name: str) -> None:
    game, view, words = beginning(name, 0, "en")
    goal, scene = goal_of(game), table_of(game, view, words)
    assert goal is not None
    assert scene.aim == Aim(goal.line(view, words), tuple(goal.near(view, words)))


@EVERY_GAME
def test_a_picture_is_the_same_each_time_and_asks_nothing(name: str) -> None:
    game = load(name)
    goal = goal_of(game)
    assert goal is not None
    for picture in goal.pictures:
        one, again = (drawn(game, picture, lambda seat: Words(game, "fr", seat)) for _ in range(2))
        assert encode(one) == encode(again)
        assert tuple(node.id for node in one.nodes) == picture.nodes
        assert one.prompt is None


def test_a_picture_of_what_never_happens_is_a_mistake() -> None:
    never: Picture[View] = Picture(lambda speaker: speaker.say("never"), ("attic",))
    with pytest.raises(RulesError, match="fuji_flush has no moment with attic"):
        drawn(load("fuji_flush"), never, lambda _: Echo())


def test_a_scene_without_a_goal_stays_as_it_is() -> None:
    _, view, words = beginning("fuji_flush", 0, "en")
    scene = Scene("sea", "Sea", (), None)
    assert aimed(scene, None, view, words) is scene
    goal: Goal[View] = Goal(
        line=lambda view, speaker: "Sail",
        near=lambda view, speaker: (Near((0,), "1", "one league"),),
        told=lambda view, speaker: Told("Sail.", ("Sail.",), ("Sink.",), "You sail."),
    )
    assert aimed(scene, goal, view, words).aim == Aim("Sail", (Near((0,), "1", "one league"),))
    assert scene.aim is None
