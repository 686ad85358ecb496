"""What Aquatika is played for: AQU-50, to bring one piece to the goal of one's colour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.core.goal import Goal, Picture, Told
from tablee.core.notation import Seat
from tablee.core.scene import Near, Speaker
from tablee.games.aquatika.phrases import COLOURS
from tablee.games.aquatika.rules.board import GREY, NAMES, WIDTH, YELLOW
from tablee.games.aquatika.rules.moves import GEOMETRIES
from tablee.games.aquatika.rules.pieces import OWNER, TOP
from tablee.games.aquatika.view import AquatikaView

KEPT: Final = 1024
OPENING: Final = 6  # moves after which the camps have left their rows


def line(view: AquatikaView, speaker: Speaker) -> str:
    """AQU-50: in a few words; each side has a goal of its own."""
    if view.seat is None:
        return speaker.say("goal-line-both", yellow=goal_cell(view, YELLOW), grey=goal_cell(view, GREY))
    return speaker.say("goal-line", cell=goal_cell(view, view.seat))


def near(view: AquatikaView, speaker: Speaker) -> Iterator[Near]:
    """AQU-50: how many rows the foremost piece of each side is from its goal, and how many pieces it has lost."""
    if any(view.board):
        for seat in (YELLOW, GREY):
            yield foremost(speaker, seat, rows_left(view, seat), sum(OWNER[piece] == seat for piece in view.eaten))


@lru_cache(KEPT)
def foremost(speaker: Speaker, seat: Seat, rows: int, lost: int) -> Near:
    """How far a side has come."""
    return Near((seat,), str(rows), speaker.say("goal-near", name=speaker.name(seat), rows=rows, lost=lost))


def rows_left(view: AquatikaView, seat: Seat) -> int:
    """The rows from the foremost uncovered piece of a side to its goal."""
    end = GEOMETRIES[view.variant].layout.goals[seat] // WIDTH
    standing = (cell for cell, code in enumerate(view.board) if code and OWNER[code & TOP] == seat)
    return min((abs(end - cell // WIDTH) for cell in standing), default=end)


def goal_cell(view: AquatikaView, seat: Seat) -> str:
    """AQU-50: the one cell of a colour, behind the camp of the other."""
    return NAMES[GEOMETRIES[view.variant].layout.goals[seat]]


def told(view: AquatikaView, speaker: Speaker) -> Told:
    """AQU-20 to AQU-52."""
    seat = view.seat
    return Told(
        goal=speaker.say("goal"),
        wins=(speaker.say("goal-win-any"), speaker.say("goal-win-stuck")),
        loses=(speaker.say("goal-lose-eaten"), speaker.say("goal-lose-prey"), speaker.say("goal-lose-guard")),
        role="" if seat is None else speaker.say("goal-role", colour=COLOURS[seat], cell=goal_cell(view, seat)),
    )


def under_way(view: AquatikaView) -> bool:
    return len(view.moves) >= OPENING


def eaten(view: AquatikaView) -> bool:
    return any(OWNER[piece] == GREY for piece in view.eaten)


GOAL: Final[Goal[AquatikaView]] = Goal(
    line=line,
    near=near,
    told=told,
    pictures=(
        Picture(lambda speaker: speaker.say("goal-picture-board"), ("board",), under_way),
        Picture(lambda speaker: speaker.say("goal-picture-pieces"), ("stock",)),
        Picture(lambda speaker: speaker.say("goal-picture-eaten"), ("lost.1",), eaten),
    ),
)
