"""What Fuji Flush is played for: FUJ-19, to be rid of all one's cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.core.goal import Goal, Picture, Told
from tablee.core.notation import Seat
from tablee.core.scene import Near, Speaker
from tablee.games.fuji_flush.rules import EMPTY
from tablee.games.fuji_flush.view import FujiView

KEPT: Final = 1024


def line(_view: FujiView, speaker: Speaker) -> str:
    """FUJ-19: in a few words."""
    return speaker.say("goal-line")


def near(view: FujiView, speaker: Speaker) -> Iterator[Near]:
    """FUJ-2, FUJ-19: the cards that everybody has left, in hand and in front."""
    for seat in view.present:
        yield left(speaker, seat, view.sizes[seat] + (view.front[seat] != EMPTY))


@lru_cache(KEPT)
def left(speaker: Speaker, seat: Seat, cards: int) -> Near:
    """How many cards a player has left."""
    return Near((seat,), str(cards), speaker.say("goal-near", name=speaker.name(seat), cards=cards))


def told(view: FujiView, speaker: Speaker) -> Told:
    """FUJ-5 to FUJ-11, FUJ-19 to FUJ-21; FUJ-O2: several deals."""
    wins = [speaker.say("goal-win-through"), speaker.say("goal-win-group"), speaker.say("goal-win-together")]
    if view.deals > 1:
        wins.append(speaker.say("goal-win-series", deals=view.deals))
    return Told(
        goal=speaker.say("goal"),
        wins=tuple(wins),
        loses=(speaker.say("goal-lose-flush"), speaker.say("goal-lose-last")),
        role="" if view.seat is None else speaker.say("goal-role"),
    )


def two_together(view: FujiView) -> bool:
    return view.front[1] == view.front[2] != EMPTY


def last_card(view: FujiView) -> bool:
    return view.sizes[1] == 0 and view.front[1] != EMPTY


GOAL: Final[Goal[FujiView]] = Goal(
    line=line,
    near=near,
    told=told,
    pictures=(
        Picture(lambda speaker: speaker.say("goal-picture-hand"), ("hand.0",)),
        Picture(lambda speaker: speaker.say("goal-picture-group"), ("seat.1", "seat.2"), two_together),
        Picture(lambda speaker: speaker.say("goal-picture-last"), ("seat.1",), last_card),
    ),
)
