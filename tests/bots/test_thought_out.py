"""A game that decides for its bots: they give its answer, each at its strength, and search nothing."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.bots import make, simple
from tablee.bots.hints import hints_of
from tablee.core.chance import Dice
from tablee.core.game import Game, View, load
from tablee.core.state import Move, State, options

if TYPE_CHECKING:
    from tablee.core.notation import Seat

HEARD: list[str] = []


def last_option(s: State, seat: Seat, strength: str, _rng: Random) -> Move:
    HEARD.append(strength)
    return options(s, seat)[-1]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game[State, View]:
    """Fuji Flush, with hints that decide for every bot that asks for them."""
    loaded = load("fuji_flush")
    own = hints_of(loaded)
    assert own is not None
    monkeypatch.setattr(simple, "hints_of", lambda _: replace(own, decide=last_option))
    return loaded


@pytest.mark.parametrize(
    ("bot", "strength"),
    [("easy", "easy"), ("greedy", "normal"), ("normal", "normal"), ("hard", "hard"), ("ismcts:50", "hard")],
)
def test_a_bot_gives_the_answer_of_the_game_at_its_strength(game: Game[State, View], bot: str, strength: str) -> None:
    s = game.start(game.setup(3), Dice.from_int(1))
    (seat,) = s.waiting
    HEARD.clear()
    one = make(bot)
    move = one.choose(game, game.sample_world(s, seat, Random(1)), seat, Random(2))
    assert [strength] == HEARD
    assert move == options(s, seat)[-1]
    assert [thought.move for thought in one.explain()] == [move]


def test_a_random_bot_does_not_ask_the_game(game: Game[State, View]) -> None:
    s = game.start(game.setup(3), Dice.from_int(1))
    (seat,) = s.waiting
    HEARD.clear()
    make("random").choose(game, game.sample_world(s, seat, Random(1)), seat, Random(2))
    assert HEARD == []
