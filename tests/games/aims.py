"""For tests of what a game is played for: the goal as a seat reads it, and how near everybody is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.core.goal import Told, goal_of
from tablee.i18n import Words

if TYPE_CHECKING:
    from tablee.core.notation import Seat


def told(game: Any, s: Any, seat: Seat | None, language: str = "en") -> Told:
    goal = goal_of(game)
    assert goal is not None
    return goal.told(game.view(s, seat), Words(game, language, seat))


def line(game: Any, s: Any, seat: Seat | None, language: str = "en") -> str:
    goal = goal_of(game)
    assert goal is not None
    return goal.line(game.view(s, seat), Words(game, language, seat))


def labels(game: Any, s: Any, seat: Seat | None) -> list[str]:
    """How near everybody is, as short as can be."""
    return [label for label, _ in _near(game, s, seat, "en")]


def texts(game: Any, s: Any, seat: Seat | None, language: str = "en") -> list[str]:
    """The same in words."""
    return [text for _, text in _near(game, s, seat, language)]


def _near(game: Any, s: Any, seat: Seat | None, language: str) -> list[tuple[str, str]]:
    goal = goal_of(game)
    assert goal is not None
    return [(one.label, one.text) for one in goal.near(game.view(s, seat), Words(game, language, seat))]
