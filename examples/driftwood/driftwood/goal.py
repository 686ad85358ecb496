"""What Driftwood is played for: DRI-8, the heaviest raft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from driftwood.view import DriftwoodView
from tablee.core.goal import Goal, Picture, Told
from tablee.core.scene import Near, Speaker


def line(_view: DriftwoodView, speaker: Speaker) -> str:
    """DRI-8: in a few words."""
    return speaker.say("goal-line")


def near(view: DriftwoodView, speaker: Speaker) -> Iterator[Near]:
    """DRI-8: what every raft carries, which everybody sees."""
    for seat, raft in enumerate(view.rafts):
        text = speaker.say("weight", name=speaker.name(seat), weight=sum(raft), load=view.load)
        yield Near((seat,), f"{sum(raft)}/{view.load}", text)


def told(view: DriftwoodView, speaker: Speaker) -> Told:
    """DRI-4 to DRI-8."""
    return Told(
        goal=speaker.say("goal"),
        wins=(speaker.say("goal-win", load=view.load),),
        loses=(speaker.say("goal-lose"),),
        role="" if view.seat is None else speaker.say("goal-role"),
    )


GOAL: Final[Goal[DriftwoodView]] = Goal(
    line=line,
    near=near,
    told=told,
    pictures=(Picture(lambda speaker: speaker.say("goal-picture"), ("raft.0",), lambda view: len(view.rafts[0]) > 1),),
)
