"""What Pagan is played for: PGN-62, PGN-72 to PGN-75: the Witch wants her ritual, the Hunter her name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.core.goal import Goal, Picture, Told
from tablee.core.scene import Near, Speaker
from tablee.games.pagan.facts import HUNTER, LAST_TURN, NOBODY, SIDES, VILLAGE, VILLAGERS, WITCH, Scenario
from tablee.games.pagan.things import scenario_of
from tablee.games.pagan.view import PaganView

KEPT: Final = 1024
LATER: Final = 8  # turns after which tokens lie in the village


def line(view: PaganView, speaker: Speaker) -> str:
    """PGN-62, PGN-75: in a few words, for one side or for who watches both."""
    if view.seat == WITCH:
        return speaker.say("goal-line-witch")
    if view.seat == HUNTER:
        return speaker.say("goal-line-hunter")
    return speaker.say("goal-line-both")


def near(view: PaganView, speaker: Speaker) -> Iterator[Near]:
    """PGN-62, PGN-72, PGN-75: favours for the ritual, innocents eliminated, Suspect cards drawn.

    The Witch counts the favours on her own villager; nobody else knows which that is, and counts the most on any.
    """
    needs = scenario_of(view)
    favours = ritual_favours(view)
    yield ritual(speaker, favours, needs.ritual, own=view.witch != NOBODY)
    yield innocents(speaker, len(VILLAGE) - view.alive.bit_count() - caught(view), needs.innocents)
    yield suspects(speaker, len(view.drawn), needs.suspects)


def ritual_favours(view: PaganView) -> int:
    """The favours on the true witch for who knows her; else the most on a living villager."""
    if view.witch != NOBODY:
        return view.favours[view.witch]
    return max(view.favours[one] for one in VILLAGE if view.alive >> one & 1)


def caught(view: PaganView) -> int:
    """Once the match is over: 1 if the true witch was eliminated, who is no innocent."""
    return int(view.outcome is not None and view.witch != NOBODY and not view.alive >> view.witch & 1)


@lru_cache(KEPT)
def ritual(speaker: Speaker, favours: int, needed: int, *, own: bool) -> Near:
    """PGN-62: how near the ritual is."""
    label = speaker.say("goal-near-favours-label", favours=favours, needed=needed)
    if own:
        return Near((WITCH,), label, speaker.say("goal-near-own-favours", favours=favours, needed=needed))
    return Near((WITCH,), label, speaker.say("goal-near-favours", favours=favours, needed=needed))


@lru_cache(KEPT)
def innocents(speaker: Speaker, gone: int, needed: int) -> Near:
    """PGN-75: how many innocents the Hunter has eliminated."""
    label = speaker.say("goal-near-innocents-label", gone=gone, needed=needed)
    return Near((WITCH,), label, speaker.say("goal-near-innocents", gone=gone, needed=needed))


@lru_cache(KEPT)
def suspects(speaker: Speaker, drawn: int, needed: int) -> Near:
    """PGN-72: how many Suspect cards the Hunter holds."""
    label = speaker.say("goal-near-suspects-label", drawn=drawn, needed=needed)
    return Near((HUNTER,), label, speaker.say("goal-near-suspects", drawn=drawn, needed=needed))


def told(view: PaganView, speaker: Speaker) -> Told:
    """PGN-62, PGN-72 to PGN-75, with the figures of the scenario; PGN-92."""
    needs = scenario_of(view)
    hunting = view.seat == HUNTER
    reader = "spectator" if view.seat is None else SIDES[view.seat]
    hers, his = of_witch(needs, speaker, reader), of_hunter(needs, speaker, reader)
    draw = (speaker.say("goal-turn-limit", turns=LAST_TURN),) if view.limited else ()
    return Told(
        goal=goal(view, speaker),
        wins=his if hunting else hers,
        loses=(*(hers if hunting else his), *draw),
        role=role(view, speaker),
    )


def goal(view: PaganView, speaker: Speaker) -> str:
    """What each side wants, in a sentence."""
    if view.seat == WITCH:
        return speaker.say("goal-witch")
    if view.seat == HUNTER:
        return speaker.say("goal-hunter")
    return speaker.say("goal-both")


def of_witch(needs: Scenario, speaker: Speaker, reader: str) -> tuple[str, ...]:
    """PGN-62, PGN-75: how the Witch wins."""
    return (
        speaker.say("goal-ritual", favours=needs.ritual, reader=reader),
        speaker.say("goal-innocents", number=needs.innocents, reader=reader),
    )


def of_hunter(needs: Scenario, speaker: Speaker, reader: str) -> tuple[str, ...]:
    """PGN-72, PGN-74: how the Hunter wins."""
    return (
        speaker.say("goal-eliminate", clues=needs.eliminate, others=needs.others, reader=reader),
        speaker.say("goal-suspects", number=needs.suspects, reader=reader),
    )


def role(view: PaganView, speaker: Speaker) -> str:
    """Who the reader is; the Witch alone learns which villager."""
    if view.seat == WITCH:
        return speaker.say("goal-role-witch", villager=VILLAGERS[view.witch])
    return speaker.say("goal-role-hunter") if view.seat == HUNTER else ""


def later(view: PaganView) -> bool:
    return view.turn >= LATER


GOAL: Final[Goal[PaganView]] = Goal(
    line=line,
    near=near,
    told=told,
    pictures=(
        Picture(lambda speaker: speaker.say("goal-picture-village"), ("colour.blue",), later, seat=HUNTER),
        Picture(lambda speaker: speaker.say("goal-picture-hand"), ("hand.1",), later, seat=HUNTER),
        Picture(
            lambda speaker: speaker.say("goal-picture-board"),
            ("influence.1", "evidence", "suspects"),
            later,
            seat=HUNTER,
        ),
    ),
)
