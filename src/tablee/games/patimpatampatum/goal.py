"""What PatimPatamPatum is played for: PPP-90, the most points after three rounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.core.goal import Goal, Picture, Told
from tablee.core.notation import Seat
from tablee.core.scene import Near, Speaker
from tablee.games.patimpatampatum.scene import troupe
from tablee.games.patimpatampatum.view import PatumView

KEPT: Final = 1024


def line(_view: PatumView, speaker: Speaker) -> str:
    """PPP-90: in a few words."""
    return speaker.say("goal-line")


def near(view: PatumView, speaker: Speaker) -> Iterator[Near]:
    """PPP-74, PPP-75: everybody's points, and what the round would bring if it ended now."""
    for seat in range(view.seats):
        if seat not in view.gone:
            yield points(speaker, seat, view.score[seat], sum(view.due[seat]) if view.due else 0)


@lru_cache(KEPT)
def points(speaker: Speaker, seat: Seat, score: int, due: int) -> Near:
    """The points of a player."""
    text = speaker.say("goal-near", name=speaker.name(seat), points=score, due=due)
    return Near((seat,), f"{score}+{due}" if due else str(score), text)


def told(view: PatumView, speaker: Speaker) -> Told:
    """PPP-50, PPP-71, PPP-74, PPP-75, PPP-90."""
    return Told(
        goal=speaker.say("goal"),
        wins=(speaker.say("goal-win-squares"), speaker.say("goal-win-houses")),
        loses=(speaker.say("goal-lose-pushed"), speaker.say("goal-lose-cards")),
        role=role(view, speaker),
    )


def role(view: PatumView, speaker: Speaker) -> str:
    """PPP-01: the comparse of the reader, once it is taken."""
    if view.seat is None:
        return ""
    mine = troupe(view, view.seat)
    return speaker.say("goal-role", comparse=mine) if mine else speaker.say("goal-role-none")


def dancing(view: PatumView) -> bool:
    return view.round > 0


GOAL: Final[Goal[PatumView]] = Goal(
    line=line,
    near=near,
    told=told,
    pictures=(
        Picture(lambda speaker: speaker.say("goal-picture-board"), ("berga",), dancing),
        Picture(lambda speaker: speaker.say("goal-picture-hand"), ("hand.0",), dancing),
        Picture(lambda speaker: speaker.say("goal-picture-due"), ("due",), dancing),
    ),
)
