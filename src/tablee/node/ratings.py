"""How strong people are thought to be after a match. A reckoning without any I/O.

Everybody is rated alone, by place: winners share the first, whoever lost shares the second. In a game of teams the winners are a
team, and it comes to the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from tablee.store import Rating
from tablee.table.state import TableState

FIRST: Final = 1
LOST: Final = 2

_MODEL: Final = PlackettLuce()


@dataclass(frozen=True)
class Contender:
    """Somebody whose rating a match changes, and the place that was won."""

    account: str
    place: int


def contenders(table: TableState, accounts: Collection[str]) -> tuple[Contender, ...]:
    """Those of the accounts whom a match is rated for: nobody, unless two of them played one seat each to the end.

    Whoever let a bot play, even for a while, is left out. Whoever resigned has lost. A continuation is not rated, nor is a match
    that nobody won and nobody gave up.
    """
    outcome = table.match.state.outcome if table.match is not None else None
    if outcome is None or table.continued:
        return ()
    chairs = table.seating.chairs
    if not outcome.winners and not any(chair.gone for chair in chairs):
        return ()
    people = [chair.person for chair in chairs]
    found = tuple(
        Contender(
            chair.person,
            LOST if chair.gone or (outcome.winners and seat not in outcome.winners) else FIRST,
        )
        for seat, chair in enumerate(chairs)
        if chair.person in accounts and people.count(chair.person) == 1 and seat not in table.handed
    )
    return found if len(found) > 1 else ()


def rated(game: str, found: Sequence[Contender], before: Mapping[str, Rating]) -> list[Rating]:
    """Their ratings after the match; who has none yet begins with what is thought of a stranger."""
    if not found:
        return []
    known = [before.get(one.account) for one in found]
    sides = [[_MODEL.rating() if rating is None else _MODEL.rating(rating.mu, rating.sigma)] for rating in known]
    after = _MODEL.rate(sides, ranks=[float(one.place) for one in found])
    return [
        Rating(one.account, game, new.mu, new.sigma, 1 if old is None else old.matches + 1)
        for one, old, [new] in zip(found, known, after, strict=True)
    ]
