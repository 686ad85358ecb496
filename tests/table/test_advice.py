"""Advice: the recommended answer is the best by the one measure that is shown, in plain words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tablee.bots import Thought, make
from tablee.core.chance import Dice
from tablee.core.game import load, names
from tablee.core.notation import Seat
from tablee.core.state import Move, State, apply
from tablee.games.fuji_flush.rules import Play
from tablee.i18n import LANGUAGES, Words
from tablee.table.advice import Advice, Measure, Worth, advice, spoken, tenths

MOMENTS = 12  # of each game
BOTS = ("random", "easy", "greedy", "ismcts:40", "ismcts:300")
RANK = {Worth.BEST: 0, Worth.NEAR: 1, Worth.LESS: 2, Worth.FAR: 3}
THREE, FOUR, FIVE = Play(3), Play(4), Play(5)


def moments(name: str) -> Iterator[tuple[State, Seat]]:
    """Questions of a game at random, in a match that is played at random."""
    game, rng = load(name), Random(name)
    s = game.start(game.setup(game.players[0]), Dice.from_int(1))
    for _ in range(MOMENTS):
        for _ in range(rng.randrange(9)):
            if s.outcome is None:
                mover = rng.choice(s.waiting)
                apply(s, mover, rng.choice(game.answers(s, mover, rng)))
        if s.outcome is not None:
            return
        yield s, rng.choice(s.waiting)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("bot", BOTS)
def test_no_answer_has_a_better_figure_than_one_above_it(name: str, bot: str) -> None:
    game = load(name)
    for at, (s, seat) in enumerate(moments(name)):
        one = make(bot)
        chosen = one.choose(game, game.sample_world(s, seat, Random(at)), seat, Random(at))
        found = advice(game.view(s, seat).asked.options, chosen, one.explain())
        figures = [line.figure for line in found.lines if line.figure is not None]
        assert figures == sorted(figures, reverse=True)
        assert len(figures) in {0, len(found.lines)}
        assert [RANK[line.worth] for line in found.lines] == sorted(RANK[line.worth] for line in found.lines)
        assert found.lines[0].worth is Worth.BEST
        assert found.move == found.lines[0].move


def compared(*weighed: tuple[Move, float, float | None]) -> Advice:
    return advice((THREE, FOUR, FIVE), weighed[0][0], [Thought(*one) for one in weighed])


def said(found: Advice, language: str = "en") -> tuple[str, str, list[str]]:
    told = spoken(found, Words(load("fuji_flush"), language), None)
    return told.headline, told.expectation, [f"{line.text}: {line.worth}" for line in told.lines[1:]]


def test_what_is_expected_decides_and_not_how_often_it_was_tried() -> None:
    found = compared((THREE, 0.26, 0.43), (FOUR, 0.2, 0.47), (FIVE, 0.1, 0.2))
    assert found.measure is Measure.WINS
    assert said(found) == (
        "Best: Play the 4",
        "From here the bot would win about 5 times in 10.",
        ["Play the 3: about as good", "Play the 5: about 2 times in 10"],
    )


def test_an_answer_that_is_worse_is_never_told_with_as_many_tenths() -> None:
    for best in range(101):
        for other in range(best + 1):
            found = compared((THREE, 1.0, best / 100), (FOUR, 0.0, other / 100))
            if found.lines[1].worth is Worth.FAR:
                assert tenths(other / 100) < tenths(best / 100)


def test_where_the_bot_must_not_be_guessed_it_is_said_how_often_it_chooses_what() -> None:
    found = compared((THREE, 0.33, None), (FOUR, 0.64, None), (FIVE, 0.03, None))
    assert found.measure is Measure.OFTEN
    assert said(found) == (
        "Best: Play the 4",
        "The bot would choose this about 6 times in 10.",
        ["Play the 3: about 3 times in 10"],
    )


def test_where_there_is_one_answer_it_is_said_so() -> None:
    found = advice((THREE,), THREE, [Thought(THREE, 1.0, None)])
    assert (found.measure, said(found)) == (Measure.ONLY, ("There is only one answer: Play the 3", "", []))


def test_where_the_game_decides_for_its_bots_nothing_is_compared() -> None:
    found = advice((THREE, FOUR), FOUR, [Thought(FOUR, 1.0, None)])
    assert (found.measure, said(found)) == (Measure.NONE, ("Best: Play the 4", "", []))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_can_be_said(language: str) -> None:
    for tenth in range(11):
        for value in (tenth / 10, None):
            headline, _, lines = said(compared((THREE, tenth / 10, value), (FOUR, 0.06, 0.0)), language)
            assert headline
            assert all(line[-1].isalnum() for line in lines)
