"""What Jamaica is played for: JAM-41, the most points when the race is over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.core.goal import Goal, Picture, Told
from tablee.core.notation import Seat
from tablee.core.scene import Near, Speaker
from tablee.core.standings import signed
from tablee.games.jamaica.rules.facts import ARRIVED, BEFORE_THE_LINE, GOLD, UNSEEN, WORTH
from tablee.games.jamaica.standings import space_value
from tablee.games.jamaica.things import steps_to_go
from tablee.games.jamaica.view import JamaicaView

KEPT: Final = 1024
SAILING: Final = 3  # rounds after which the ships are under way


def line(_view: JamaicaView, speaker: Speaker) -> str:
    """JAM-41: in a few words."""
    return speaker.say("goal-line")


def near(view: JamaicaView, speaker: Speaker) -> Iterator[Near]:
    """JAM-41, JAM-R41: the points of every ship as they would be now, without the treasures that the reader can't see."""
    for seat in range(view.seats):
        known = [face for back in view.backs[seat] if (face := view.faces[back]) != UNSEEN]
        gold = sum(hold & 7 for hold in view.holds[seat] if hold >> 3 == GOLD)
        points = space_value(view, seat) + gold + sum(WORTH[face] for face in known)
        hidden = len(view.backs[seat]) - len(known)
        yield standing(speaker, seat, points, steps_to_go(view, seat), hidden)


@lru_cache(KEPT)
def standing(speaker: Speaker, seat: Seat, points: int, steps: int, hidden: int) -> Near:
    """What a ship would have now, how far it has to go, and how many of its treasures are hidden."""
    name, figure = speaker.name(seat), signed(points)
    text = speaker.say("goal-near", name=name, points=figure, steps=steps, hidden=hidden)
    return Near((seat,), figure + "?" * bool(hidden), text)


def told(view: JamaicaView, speaker: Speaker) -> Told:
    """JAM-02, JAM-17, JAM-40 to JAM-43."""
    loses = [speaker.say("goal-lose-line", points=signed(BEFORE_THE_LINE)), speaker.say("goal-lose-stores")]
    if view.ghost:
        loses.append(speaker.say("goal-lose-ghost"))
    return Told(
        goal=speaker.say("goal"),
        wins=(
            speaker.say("goal-win-space", points=ARRIVED),
            speaker.say("goal-win-gold"),
            speaker.say("goal-win-battle"),
        ),
        loses=tuple(loses),
        role=role(view, speaker),
    )


def role(view: JamaicaView, speaker: Speaker) -> str:
    """JAM-02: the Captain of the round places the dice."""
    if view.seat is None:
        return ""
    if view.seat == view.captain:
        return speaker.say("goal-role-captain")
    return speaker.say("goal-role", captain=speaker.name(view.captain))


def at_sea(view: JamaicaView) -> bool:
    return view.round > SAILING


def loaded(view: JamaicaView) -> bool:
    return any(hold >> 3 == GOLD and hold & 7 for hold in view.holds[0]) and view.round > 1


GOAL: Final[Goal[JamaicaView]] = Goal(
    line=line,
    near=near,
    told=told,
    pictures=(
        Picture(lambda speaker: speaker.say("goal-picture-chart"), ("chart",), at_sea),
        Picture(lambda speaker: speaker.say("goal-picture-holds"), ("holds.0",), loaded),
        Picture(lambda speaker: speaker.say("goal-picture-cards"), ("hand.0",), at_sea),
    ),
)
