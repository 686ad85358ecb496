"""A game that thinks for its bots: they give its answer, each at its strength, and search nothing."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.bots import make
from tablee.core.chance import Dice
from tablee.core.game import Game, View, load
from tablee.core.state import Move, State, options

if TYPE_CHECKING:
    from tablee.core.notation import Seat

HEARD: list[str] = []


def last_option(s: State, seat: Seat, strength: str, _rng: Random) -> Move:
    HEARD.append(strength)
    return options(s, seat)[-1]


def thoughtful() -> Game[State, View]:
    game = load("fuji_flush")
    assert game.hints is not None
    return replace(game, hints=replace(game.hints, think=last_option))


@pytest.mark.parametrize(
    ("bot", "strength"),
    [("easy", "easy"), ("greedy", "normal"), ("normal", "normal"), ("hard", "hard"), ("ismcts:50", "hard")],
)
def test_a_bot_gives_the_answer_of_the_game_at_its_strength(bot: str, strength: str) -> None:
    game = thoughtful()
    s = game.start(game.setup(3), Dice.from_int(1))
    (seat,) = s.waiting
    HEARD.clear()
    one = make(bot)
    move = one.choose(game, game.imagine(s, seat, Random(1)), seat, Random(2))
    assert [strength] == HEARD
    assert move == options(s, seat)[-1]
    assert [thought.move for thought in one.explain()] == [move]


def test_a_random_bot_does_not_think() -> None:
    game = thoughtful()
    s = game.start(game.setup(3), Dice.from_int(1))
    (seat,) = s.waiting
    HEARD.clear()
    make("random").choose(game, game.imagine(s, seat, Random(1)), seat, Random(2))
    assert HEARD == []
