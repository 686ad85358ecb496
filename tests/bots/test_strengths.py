"""Names of bots and what they promise."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tablee.bots import STRENGTHS, UnknownBot, make
from tablee.bots.bot import Budget, read_budget
from tablee.bots.hints import Tuning, hints_of
from tablee.bots.ismcts import IsmctsBot
from tablee.bots.simple import EasyBot
from tablee.core.chance import Dice
from tablee.core.game import load
from tablee.core.state import options


@pytest.mark.parametrize("name", [*STRENGTHS, "greedy", "ismcts", "ismcts:20", "ismcts:10ms"])
def test_every_name_makes_a_bot_that_answers(name: str) -> None:
    game = load("fuji_flush")
    s = game.start(game.setup(3), Dice.from_int(1))
    seat = s.waiting[0]
    bot = make(name if name not in {"hard", "ismcts"} else "ismcts:50")
    move = bot.choose(game, game.sample_world(s, seat, Random(1)), seat, Random(1))
    assert move in options(s, seat)
    assert sum(thought.share for thought in bot.explain()) == pytest.approx(1)
    assert make(name).name == name


@pytest.mark.parametrize(
    "name", ["", "hrad", "ismcts:", "ismcts:fast", "ismcts:0", "ismcts:-3", "ismcts:1.5", "normal:3"]
)
def test_an_unknown_name_is_refused_with_the_names_there_are(name: str) -> None:
    if name == "ismcts:":
        assert isinstance(make(name), IsmctsBot)
        return
    with pytest.raises(UnknownBot, match="There is no bot called"):
        make(name)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("200ms", Budget(seconds=0.2)),
        ("500", Budget(iterations=500)),
        ("", None),
        ("1.5", None),
        ("s", None),
    ],
)
def test_a_budget_is_seconds_or_iterations(text: str, budget: Budget | None) -> None:
    assert read_budget(text) == budget


def test_greedy_breaks_ties_by_how_the_table_looks_after() -> None:
    game = load("fuji_flush")
    s = game.start(game.setup(3, {"first": "0"}), Dice.from_int(1))
    s.hand[0][:] = [4, 6, 9]  # type: ignore[attr-defined]
    move = make("greedy").choose(game, game.sample_world(s, 0, Random(1)), 0, Random(1))
    assert str(move) == "play 4"


def test_an_easy_bot_minds_less_where_the_game_says_so() -> None:
    game = load("fuji_flush")
    found_hints = hints_of(game)
    assert found_hints is not None
    s = game.start(game.setup(3, {"first": "0"}), Dice.from_int(1))
    s.hand[0][:] = [2, 9, 20]  # type: ignore[attr-defined]
    hints = replace(found_hints, prior=lambda *_: (98.0, 1.0, 1.0))
    found = [
        [
            str(EasyBot("easy", hints=one).choose(game, game.sample_world(s, 0, Random(1)), 0, Random(seed)))
            for seed in range(60)
        ]
        for one in (hints, replace(hints, tuning=Tuning(easy_exponent=0.0)))
    ]
    first = str(options(s, 0)[0])
    assert found[0].count(first) > 50  # 30 % for being the best, and nearly all of the rest
    assert 20 < found[1].count(first) < 45  # 30 %, and a third of the rest
    assert len(set(found[1])) == 3
