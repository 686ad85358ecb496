"""How Jamaica lay between two answers: the holds after some of what happened, from what everybody saw.

An event tells goods and their number, not which hold they were in. Loading follows the rules; where a payer had a choice, what is
there after the answer says how it was made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from tablee.core.beats import Change
from tablee.core.notation import Seat
from tablee.core.state import Event
from tablee.games.jamaica.rules.battle import Committed
from tablee.games.jamaica.rules.facts import EMPTY, GOLD, HOLD, POWDER, POWERS, SIXTH, WORDS
from tablee.games.jamaica.rules.load import Loaded, ThrownAway
from tablee.games.jamaica.rules.loot import FoundPower, TookHold, TookPower
from tablee.games.jamaica.rules.move import Paid, RanShort
from tablee.games.jamaica.rules.pay import PayFrom
from tablee.games.jamaica.view import JamaicaView

AllHolds: TypeAlias = tuple[tuple[int, ...], ...]
Now: TypeAlias = list[list[int]]
"""All holds while events are gone through, one after the other."""

STOWING: Final = (Committed, FoundPower, Loaded, Paid, RanShort, ThrownAway, TookHold, TookPower)
"""Events that may change what lies in a hold."""


def holds_around(change: Change[JamaicaView]) -> tuple[AllHolds, AllHolds]:
    """JAM-22: what lies in every hold just before the present event, and just after it."""
    stowing = [at for at, event in enumerate(change.events) if isinstance(event, STOWING)]
    course = holds_on_the_way(tuple([change.events[at] for at in stowing]), what_is_known(change))
    done = sum(at <= change.at for at in stowing)
    return course[done - 1], course[done]


def holds_at_first(change: Change[JamaicaView]) -> AllHolds:
    """JAM-15: what lies in every hold once it was paid what the answer is about."""
    return holds_on_the_way((), what_is_known(change))[0]


@dataclass(frozen=True, slots=True)
class Known:
    """What everybody knows of the holds around an answer."""

    start: AllHolds
    end: AllHolds
    paid: tuple[Seat, int, int] | None  # with the answer itself: who, which goods, how many
    is_open: bool  # whether somebody is asked after it how to pay


def what_is_known(change: Change[JamaicaView]) -> Known:
    due, paid = change.before.asked.question, None
    if isinstance(due, PayFrom):
        paid = change.before.asked.waiting[0], WORDS.index(due.goods), due.due
    return Known(change.before.holds, change.after.holds, paid, isinstance(change.after.asked.question, PayFrom))


@lru_cache(maxsize=64)
def holds_on_the_way(events: tuple[Event, ...], known: Known) -> tuple[AllHolds, ...]:
    """What lies in every hold before these events, and after each of them: the same for everybody."""
    holds = [list(one) for one in known.start]
    if known.paid is not None:
        take_out(holds, *known.paid, known)
    course = [tuple(map(tuple, holds))]
    for event in events:
        spend(event, holds, known)
        stow(event, holds, known.end)
        rob(event, holds, known.end)
        course.append(tuple(map(tuple, holds)))
    return tuple(course)


def spend(event: Event, holds: Now, known: Known) -> None:
    """JAM-15, JAM-18, JAM-32: goods that leave a ship for the bank."""
    match event:
        case Paid():
            take_out(holds, event.seat, WORDS.index(event.goods), event.tokens, known)
        case RanShort():
            take_out(holds, event.seat, WORDS.index(event.goods), event.given, known)
        case Committed():
            take_out(holds, event.seat, POWDER, event.tokens, known)


def take_out(holds: Now, payer: Seat, goods: int, tokens: int, known: Known) -> None:
    """Out of the holds that have less of these goods in the end, and then out of any that were filled again.

    A payer who is asked out of which one has paid nothing yet.
    """
    mine, end = holds[payer], known.end[payer]
    for refilled in (False,) if known.is_open else (False, True):
        for at, hold in enumerate(mine):
            if hold >> 3 == goods:
                left = end[at] & 7 if not refilled and at < len(end) and end[at] >> 3 == goods else 0
                less = min(tokens, max(0, (hold & 7) - left))
                tokens -= less
                mine[at] = hold - less if hold & 7 != less else EMPTY


def stow(event: Event, holds: Now, end: AllHolds) -> None:
    """JAM-22, JAM-23: goods that are loaded, and those that make room for them."""
    match event:
        case ThrownAway():
            mine, cargo = holds[event.seat], cargo_of(event)
            if cargo in mine:
                mine[changed(mine, end[event.seat], cargo)] = EMPTY
        case Loaded():
            ship, cargo = of(event.who, holds), cargo_of(event)
            if EMPTY in holds[ship]:
                holds[ship][changed(holds[ship], end[ship], EMPTY, cargo)] = cargo


def rob(event: Event, holds: Now, end: AllHolds) -> None:
    """JAM-35: what is taken from the loser. JAM-38: the 6th Hold goes with what lies in it; JAM-G6: the Ghost keeps gold only."""
    match event:
        case TookHold():
            ship, cargo = of(event.whom, holds), cargo_of(event)
            if cargo in holds[ship]:
                holds[ship][changed(holds[ship], end[ship], cargo)] = EMPTY
        case FoundPower() if event.power == POWERS[HOLD]:
            holds[event.seat].append(EMPTY)
        case TookPower() if event.power == POWERS[HOLD]:
            loser, winner = holds[of(event.whom, holds)], holds[of(event.who, holds)]
            cargo = loser.pop() if len(loser) > SIXTH else EMPTY
            winner.append(cargo if event.who or cargo >> 3 == GOLD else EMPTY)


def changed(mine: Sequence[int], end: Sequence[int], was: int, becomes: int | None = None) -> int:
    """A hold with this in it: one that has what it becomes in the end, or something else at least, if there is one."""
    alike = [at for at, hold in enumerate(mine) if hold == was]
    left = {at: end[at] for at in alike if at < len(end) and end[at] != was}
    return next((at for at, hold in left.items() if hold == becomes), next(iter(left), alike[0]))


def cargo_of(event: Loaded | ThrownAway | TookHold) -> int:
    return WORDS.index(event.goods) * 8 + event.tokens


def of(who: tuple[Seat, ...], holds: Now) -> int:
    """The ship that these sail; the Ghost comes last."""
    return who[0] if who else len(holds) - 1
