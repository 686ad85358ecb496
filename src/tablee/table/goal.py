"""What a match is played for, in full, as one of its readers may know it: asked for before a first match, and whenever one likes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.game import Game, View
from tablee.core.goal import drawn, goal_of
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.core.state import State
from tablee.i18n import NAMES, Words
from tablee.table.refusals import NoGoal, NotRunning
from tablee.table.snapshot import readers, seat_names, view
from tablee.table.state import TableState


@dataclass(frozen=True)
class PictureSeen:
    """A part of a real table, of another match: with the names of who plays there, and through whose eyes it is seen."""

    text: str
    scene: Scene
    seat: Seat | None
    names: tuple[str, ...]


@dataclass(frozen=True)
class GoalSeen:
    """The goal, how one wins, what keeps one from it, who the reader is in this match; and pictures."""

    goal: str
    wins: tuple[str, ...]
    loses: tuple[str, ...]
    role: str
    pictures: tuple[PictureSeen, ...]


_pictures: Final[dict[tuple[str, str], tuple[PictureSeen, ...]]] = {}  # they are the same for every match


def goal_seen(s: TableState, person: str, seat: Seat | None, language: str) -> GoalSeen:
    """What the person on that seat plays for, or a spectator."""
    if s.match is None:
        raise NotRunning
    goal = goal_of(s.game)
    if goal is None:
        raise NoGoal
    (reader,) = readers(s, person, seat) if seat is not None else (None,)
    told = goal.told(view(s, reader), Words(s.game, language, reader, seat_names(s, language)))
    return GoalSeen(told.goal, told.wins, told.loses, told.role, pictures(s.game, language))


def pictures(game: Game[State, View], language: str) -> tuple[PictureSeen, ...]:
    """The pictures of a game, made when somebody asks for them for the first time."""
    known = _pictures.get((game.package, language))
    if known is None:
        goal = goal_of(game)
        known = _pictures[game.package, language] = tuple(
            PictureSeen(
                one.caption(Words(game, language)),
                drawn(game, one, lambda seat: Words(game, language, seat)),
                one.seat,
                NAMES[: one.seats or game.players[0]],
            )
            for one in (goal.pictures if goal is not None else ())
        )
    return known
