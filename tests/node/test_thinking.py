"""How long a bot seems to think tells nobody whether it had a choice."""

from __future__ import annotations

from collections import Counter
from random import Random

from tablee.node.thinking import ENOUGH, REMEMBERED, ThinkingTimes

KIND = ("patimpatampatum", "hard", "Defend")


def after(*taken: float) -> ThinkingTimes:
    times = ThinkingTimes()
    for one in taken:
        times.seemly(KIND, one, forced=False, rng=Random(1))
    return times


def test_an_answer_without_a_choice_takes_no_less_than_the_strength_may_take_before_any_was_seen() -> None:
    for strength, least in (("hard", 1.0), ("normal", 0.5), ("easy", 0.0)):
        kind = ("aquatika", strength, "Move")
        assert ThinkingTimes().seemly(kind, 0.0, forced=True, rng=Random(1)) == least
        assert ThinkingTimes().seemly(kind, 0.0, forced=False, rng=Random(1)) == least


def test_with_and_without_a_choice_answers_take_the_same_times_equally_often() -> None:
    """Also the few that take longest: who was slow need not have chosen."""
    taken = [0.2 + 0.025 * n for n in range(REMEMBERED)]
    chosen = Counter(after(*taken).seemly(KIND, one, forced=False, rng=Random(1)) for one in taken)
    rng = Random(1)
    forced = Counter(after(*taken).seemly(KIND, 0.0, forced=True, rng=rng) for _ in range(4000))
    assert forced.keys() == chosen.keys()
    assert all(abs(forced[one] / 4000 - chosen[one] / REMEMBERED) < 0.03 for one in chosen)


def test_a_choice_that_was_quick_for_once_does_not_show() -> None:
    times = after(*[0.4] * ENOUGH)
    assert times.seemly(KIND, 0.001, forced=False, rng=Random(1)) == 0.4


def test_what_was_no_choice_is_not_remembered() -> None:
    times = after(*[0.4] * ENOUGH)
    for _ in range(REMEMBERED):
        assert times.seemly(KIND, 0.0, forced=True, rng=Random(1)) == 0.4


def test_each_game_strength_and_question_has_times_of_its_own() -> None:
    times = after(*[0.2] * ENOUGH)
    for kind in (("fuji_flush", *KIND[1:]), (*KIND[:2], "Push")):
        assert times.seemly(kind, 0.0, forced=True, rng=Random(1)) == 1.0
