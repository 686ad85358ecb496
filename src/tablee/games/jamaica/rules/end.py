"""The end: scores, and who wins."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.notation import Seat
from tablee.core.state import Ending, Event, Outcome
from tablee.games.jamaica.rules.facts import ARRIVED, BEFORE_THE_LINE, GOLD, VALUE
from tablee.games.jamaica.rules.state import Jamaica, amount, finished, steps_left, treasure


class End(Ending):
    """JAM-43: how a match ends."""

    POINTS = "points"
    AHEAD = "ahead"
    SHARED = "shared"
    ROUND_LIMIT = "round-limit"


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """JAM-41: a score and its parts."""

    seat: Seat
    space: int
    gold: int
    treasure: int
    total: int


def space_value(s: Jamaica, seat: Seat) -> int:
    """JAM-42: 15 at home, the printed number after the red line, five less than nothing anywhere else or a lap behind."""
    if finished(s, seat):
        return ARRIVED
    return VALUE[s.pos[seat]] if s.lap[seat] == 0 else BEFORE_THE_LINE


def score(s: Jamaica, seat: Seat) -> int:
    """JAM-41: the space, the gold in all holds, the face-down treasures; nothing else counts."""
    return space_value(s, seat) + amount(s.holds[seat], GOLD) + treasure(s, seat)


def score_all(s: Jamaica, reason: End | None = None) -> None:
    """JAM-43: the highest score wins; among equals who is furthest ahead; still equal, they share."""
    scores = tuple(score(s, seat) for seat in range(s.seats))
    for seat in range(s.seats):
        gold = amount(s.holds[seat], GOLD)
        s.tell(Scored, seat, space_value(s, seat), gold, treasure(s, seat), scores[seat])
    best = max(scores)
    tied = [seat for seat in range(s.seats) if scores[seat] == best]
    nearest = min(steps_left(s, seat) for seat in tied)
    winners = tuple(seat for seat in tied if steps_left(s, seat) == nearest)
    if reason is None:
        reason = End.POINTS if len(tied) == 1 else End.AHEAD if len(winners) == 1 else End.SHARED
    s.finish(Outcome(winners, reason, scores))
