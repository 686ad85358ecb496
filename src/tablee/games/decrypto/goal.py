"""What Decrypto is played for: DEC-37, two interceptions, and partners who understand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablee.core.goal import Goal, Picture, Told
from tablee.core.notation import Seat
from tablee.core.scene import Near, Speaker
from tablee.games.decrypto.offers import team_name
from tablee.games.decrypto.rules.state import BLACK, BOTH, NOTHING, WHITE
from tablee.games.decrypto.view import DecryptoView

KEPT: Final = 1024
RIGHT, WRONG = "✓", "✗"


def line(view: DecryptoView, speaker: Speaker) -> str:
    """DEC-37, DEC-50: in a few words; with three the two sides want different things."""
    if view.three and view.team == WHITE:
        return speaker.say("goal-line-three-team", rounds=view.rounds)
    return speaker.say("goal-line", limit=view.limit)


def near(view: DecryptoView, speaker: Speaker) -> Iterator[Near]:
    """DEC-18, DEC-37: the tokens of each team. DEC-50: with three, those of the Interceptor, and the rounds withstood."""
    if not view.three:
        for team in BOTH:
            members, name = view.members[team], team_name(view, speaker, team)
            yield tokens(speaker, members, name, view.interceptions[team], view.misses[team], view.limit)
        return
    withstood = view.round - (view.outcome is None)
    yield rounds(speaker, view.members[WHITE], withstood, view.rounds)
    yield intercepted(speaker, view.members[BLACK], view.interceptions[BLACK], view.limit)


@lru_cache(KEPT)
def tokens(speaker: Speaker, members: tuple[Seat, ...], name: str, got: int, missed: int, limit: int) -> Near:
    """What a team has."""
    text = speaker.say("goal-near", name=name, got=got, missed=missed, limit=limit)
    return Near(members, f"{RIGHT}{got} {WRONG}{missed}", text)


@lru_cache(KEPT)
def rounds(speaker: Speaker, members: tuple[Seat, ...], withstood: int, all_rounds: int) -> Near:
    """DEC-50: how long the two have withstood."""
    text = speaker.say("goal-near-rounds", withstood=withstood, rounds=all_rounds)
    return Near(members, f"{withstood}/{all_rounds}", text)


@lru_cache(KEPT)
def intercepted(speaker: Speaker, members: tuple[Seat, ...], got: int, limit: int) -> Near:
    """DEC-49: what the Interceptor has."""
    return Near(members, f"{RIGHT}{got}/{limit}", speaker.say("goal-near-interceptor", got=got, limit=limit))


def told(view: DecryptoView, speaker: Speaker) -> Told:
    """DEC-37 to DEC-42; DEC-49 and DEC-50 with three."""
    if view.three:
        return told_to_three(view, speaker)
    return Told(
        goal=speaker.say("goal"),
        wins=(
            speaker.say("goal-win-intercept", limit=view.limit),
            speaker.say("goal-win-rounds", rounds=view.rounds),
        ),
        loses=(speaker.say("goal-lose-miss", limit=view.limit), speaker.say("goal-lose-plain")),
        role=role(view, speaker),
    )


def told_to_three(view: DecryptoView, speaker: Speaker) -> Told:
    """DEC-49, DEC-50: one side's win is the other's loss."""
    crack = speaker.say("goal-three-crack", limit=view.limit)
    hold = speaker.say("goal-three-hold", rounds=view.rounds)
    wrong = speaker.say("goal-three-wrong")
    alone = view.team == BLACK
    return Told(
        goal=speaker.say("goal-three"),
        wins=(crack, wrong) if alone else (hold,),
        loses=(hold,) if alone else (crack, wrong),
        role=role(view, speaker),
    )


def role(view: DecryptoView, speaker: Speaker) -> str:
    """DEC-4, DEC-5: my team, and who gives its clues in this round."""
    if view.seat is None or view.team == NOTHING:
        return ""
    if view.three and view.team == BLACK:
        return speaker.say("goal-role-interceptor")
    name = team_name(view, speaker, view.team)
    mates = speaker.names(tuple(seat for seat in view.members[view.team] if seat != view.seat))
    giver = view.encryptors[view.team]
    if giver == view.seat:
        return speaker.say("goal-role-encryptor", team=name, mates=mates)
    if giver == NOTHING:
        return speaker.say("goal-role-team", team=name, mates=mates)
    return speaker.say("goal-role-guesser", team=name, mates=mates, giver=speaker.name(giver))


def clues_read(view: DecryptoView) -> bool:
    return bool(view.clues) and view.round > 1


GOAL: Final[Goal[DecryptoView]] = Goal(
    line=line,
    near=near,
    told=told,
    pictures=(
        Picture(lambda speaker: speaker.say("goal-picture-keywords"), ("keywords",), seats=4),
        Picture(lambda speaker: speaker.say("goal-picture-clues"), ("clues",), clues_read, seats=4),
        Picture(lambda speaker: speaker.say("goal-picture-notes"), ("sheet.1",), clues_read, seats=4),
    ),
)
