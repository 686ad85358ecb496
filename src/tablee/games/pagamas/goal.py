"""What Pagamás is played for: PGM-91, the most loot buried when the loot has run out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.core.goal import Goal, Picture, Told
from tablee.core.notation import Seat
from tablee.core.scene import Near, Speaker
from tablee.games.pagamas.cards import CAPTAIN, FORCE, NOBODY, ROLES
from tablee.games.pagamas.view import PagamasView

KEPT: Final = 1024


def line(_view: PagamasView, speaker: Speaker) -> str:
    """PGM-91: in a few words."""
    return speaker.say("goal-line")


def near(view: PagamasView, speaker: Speaker) -> Iterator[Near]:
    """PGM-91: what everybody has buried; the parts where the reader knows them (PGM-12), else the number of cards."""
    for seat in range(view.seats):
        yield buried(speaker, seat, len(view.hoards[seat]), view.totals[seat])


@lru_cache(KEPT)
def buried(speaker: Speaker, seat: Seat, cards: int, parts: int) -> Near:
    """What a player has buried."""
    name = speaker.name(seat)
    if parts == NOBODY:
        return Near((seat,), f"{cards}×?" if cards else "0", speaker.say("goal-near-cards", name=name, cards=cards))
    return Near((seat,), str(parts), speaker.say("goal-near-parts", name=name, parts=parts))


def told(view: PagamasView, speaker: Speaker) -> Told:
    """PGM-8, PGM-24, PGM-51, PGM-56, PGM-58, PGM-90 to PGM-92."""
    return Told(
        goal=speaker.say("goal", turns=view.turns),
        wins=(speaker.say("goal-win-share"), speaker.say("goal-win-bury"), speaker.say("goal-win-rob")),
        loses=(speaker.say("goal-lose-unburied"), speaker.say("goal-lose-trapped")),
        role=role(view, speaker),
    )


def role(view: PagamasView, speaker: Speaker) -> str:
    """PGM-24: the Captain shares out the loot; the others vote with what they are."""
    if view.seat is None:
        return ""
    mine = view.roles[view.seat]
    if mine == NOBODY:
        return speaker.say("goal-role-none")
    if mine == CAPTAIN:
        return speaker.say("goal-role-captain")
    return speaker.say("goal-role", role=ROLES[mine].name.lower(), force=FORCE[mine])


def night(view: PagamasView) -> bool:
    return view.turn > 1 and NOBODY not in view.hideouts


def rich(view: PagamasView) -> bool:
    return len(view.magots[0]) > 1


def sailors(view: PagamasView) -> bool:
    return bool(view.crews[0])


GOAL: Final[Goal[PagamasView]] = Goal(
    line=line,
    near=near,
    told=told,
    pictures=(
        Picture(lambda speaker: speaker.say("goal-picture-loot"), ("magot.0",), rich),
        Picture(lambda speaker: speaker.say("goal-picture-port"), ("port",), night),
        Picture(lambda speaker: speaker.say("goal-picture-crew"), ("crew.0",), sailors),
    ),
)
