"""How Jamaica lay between two answers: the holds after some of what happened, from what everybody saw.

An event tells goods and their number, not which hold they were in. Loading follows the rules; where a payer had a choice, what is
there after the answer says how it was made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablee.core.notation import Seat
from tablee.core.state import Event
from tablee.games.jamaica.rules.battle import Committed
from tablee.games.jamaica.rules.facts import EMPTY, GOLD, HOLD, POWDER, POWERS, SIXTH, WORDS
from tablee.games.jamaica.rules.load import Loaded, ThrownAway
from tablee.games.jamaica.rules.loot import FoundPower, TookHold, TookPower
from tablee.games.jamaica.rules.move import Paid, RanShort
from tablee.games.jamaica.rules.pay import PayFrom
from tablee.games.jamaica.view import JamaicaView

Holds = list[list[int]]


def holds_after(events: Iterable[Event], before: JamaicaView, after: JamaicaView) -> tuple[tuple[int, ...], ...]:
    """JAM-22: what lies in every hold after these events, and after what had still to be paid before them."""
    holds = [list(one) for one in before.holds]
    due = before.asked.question
    if isinstance(due, PayFrom):
        for payer in before.asked.waiting:
            take_out(holds[payer], payer, WORDS.index(due.goods), due.due, after)
    for event in events:
        spend(event, holds, after)
        stow(event, holds, after)
        rob(event, holds, after)
    return tuple(map(tuple, holds))


def spend(event: Event, holds: Holds, after: JamaicaView) -> None:
    """JAM-15, JAM-18, JAM-32: goods that leave a ship for the bank."""
    match event:
        case Paid():
            take_out(holds[event.seat], event.seat, WORDS.index(event.goods), event.tokens, after)
        case RanShort():
            take_out(holds[event.seat], event.seat, WORDS.index(event.goods), event.given, after)
        case Committed():
            take_out(holds[event.seat], event.seat, POWDER, event.tokens, after)


def take_out(mine: list[int], payer: Seat, goods: int, tokens: int, after: JamaicaView) -> None:
    """Out of the holds that have less of these goods in the end, and then out of any that were filled again.

    A payer who is asked out of which one has paid nothing yet.
    """
    end, asked = after.holds[payer], isinstance(after.asked.question, PayFrom)
    for refilled in (False,) if asked else (False, True):
        for at, hold in enumerate(mine):
            if hold >> 3 == goods:
                left = end[at] & 7 if not refilled and at < len(end) and end[at] >> 3 == goods else 0
                less = min(tokens, max(0, (hold & 7) - left))
                tokens -= less
                mine[at] = hold - less if hold & 7 != less else EMPTY


def stow(event: Event, holds: Holds, after: JamaicaView) -> None:
    """JAM-22, JAM-23: goods that are loaded, and those that make room for them."""
    match event:
        case ThrownAway():
            mine, cargo = holds[event.seat], cargo_of(event)
            if cargo in mine:
                mine[changed(mine, after.holds[event.seat], cargo)] = EMPTY
        case Loaded():
            ship = of(event.who, holds)
            if EMPTY in holds[ship]:
                holds[ship][changed(holds[ship], after.holds[ship], EMPTY, cargo_of(event))] = cargo_of(event)


def rob(event: Event, holds: Holds, after: JamaicaView) -> None:
    """JAM-35: what is taken from the loser. JAM-38: the 6th Hold goes with what lies in it; JAM-G6: the Ghost keeps gold only."""
    match event:
        case TookHold():
            ship, cargo = of(event.whom, holds), cargo_of(event)
            if cargo in holds[ship]:
                holds[ship][changed(holds[ship], after.holds[ship], cargo)] = EMPTY
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


def of(who: tuple[Seat, ...], holds: Holds) -> int:
    """The ship that these sail; the Ghost comes last."""
    return who[0] if who else len(holds) - 1
