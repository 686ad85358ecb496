"""Advice in plain words: what a bot would do on a seat, and how its best answers compare by one measure.

The measure is the part of the win that the bot expects after an answer. Where it weighs how often to choose what, because it must not be
guessed or doesn't look ahead, it is that. The recommended answer is first, and no other has a better figure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import floor
from typing import Final

from tablee.bots import Thought
from tablee.core.scene import Prompt
from tablee.core.state import Move
from tablee.i18n import Words

MOST: Final = 4  # answers that are listed
NEAR: Final = 0.04  # of a win: an estimate from so few matches can't tell them apart
LESS: Final = 0.1  # below the best from where on the tenths that are told are fewer for certain


class Measure(StrEnum):
    """By what answers are compared."""

    ONLY = "only"  # there is one answer
    WINS = "wins"  # the part of the win that is expected
    OFTEN = "often"  # how often it is chosen
    NONE = "none"  # the game itself has decided for its bots


class Worth(StrEnum):
    """How an answer compares with the recommended one."""

    BEST = "best"
    NEAR = "near"
    LESS = "less"
    FAR = "far"


@dataclass(frozen=True)
class Line:
    """One answer that was weighed, by the measure of the advice."""

    move: Move
    figure: float | None  # from 0 to 1; None where nothing is compared
    worth: Worth


@dataclass(frozen=True)
class Advice:
    """The answers that were weighed, the recommended one first."""

    measure: Measure
    lines: tuple[Line, ...]

    @property
    def move(self) -> Move:
        """What is recommended."""
        return self.lines[0].move


def advice(answers: Sequence[Move], chosen: Move, thoughts: Sequence[Thought]) -> Advice:
    """What a bot's thoughts come to. `answers` are all that are possible, where they can be listed."""
    if len(answers) == 1:
        return Advice(Measure.ONLY, (Line(answers[0], None, Worth.BEST),))
    wins = {thought.move: thought.value for thought in thoughts if thought.value is not None}
    if wins:
        return _compared(Measure.WINS, wins)
    often = {thought.move: thought.share for thought in thoughts if tenths(thought.share) > 0}
    if len(thoughts) > 1 and often:
        return _compared(Measure.OFTEN, often)
    return Advice(Measure.NONE, (Line(chosen, None, Worth.BEST),))


def _compared(measure: Measure, figures: dict[Move, float]) -> Advice:
    best_first = sorted(figures, key=lambda move: -figures[move])[:MOST]
    best = figures[best_first[0]]
    lines = [Line(move, figures[move], _worth(best - figures[move])) for move in best_first[1:]]
    return Advice(measure, (Line(best_first[0], best, Worth.BEST), *lines))


def _worth(behind: float) -> Worth:
    if behind <= NEAR:
        return Worth.NEAR
    return Worth.LESS if behind <= LESS else Worth.FAR


def tenths(figure: float) -> int:
    """A figure as it is told: so many times in ten."""
    return floor(10 * figure + 0.5)


@dataclass(frozen=True)
class SpokenLine:
    """An answer, and how it compares with the recommended one; nothing of that one itself."""

    line: Line
    text: str
    worth: str


@dataclass(frozen=True)
class SpokenAdvice:
    """Advice in words: the recommended answer, what is expected of it, and the answers that were weighed."""

    headline: str
    expectation: str
    lines: tuple[SpokenLine, ...]


def spoken(found: Advice, words: Words, prompt: Prompt | None) -> SpokenAdvice:
    """Advice in the words of the question that stands on the table, where it is still that one."""
    offered = {} if prompt is None else {offer.move: offer.text for offer in prompt.offers}
    best = found.lines[0]
    move = offered.get(str(best.move)) or words.sentence(best.move)
    only = found.measure is Measure.ONLY
    return SpokenAdvice(
        words.say("hint-only", move=move) if only else words.say("hint-best", move=move),
        _expectation(found.measure, best, words),
        tuple(
            SpokenLine(line, offered.get(str(line.move)) or words.sentence(line.move), _worth_of(found, line, words))
            for line in found.lines
        ),
    )


def _expectation(measure: Measure, best: Line, words: Words) -> str:
    if best.figure is None:
        return ""
    if measure is Measure.WINS:
        return words.say("hint-wins", tenths=tenths(best.figure))
    return words.say("hint-often", tenths=tenths(best.figure))


def _worth_of(found: Advice, line: Line, words: Words) -> str:
    if line.worth is Worth.BEST or line.figure is None:
        return ""
    if found.measure is Measure.WINS:
        return words.say("hint-worth-wins", worth=line.worth, tenths=tenths(line.figure))
    return words.say("hint-worth-often", worth=line.worth, tenths=tenths(line.figure))
