"""The end of a match: results for the players' pages, and ratings."""

from __future__ import annotations

from typing import Final

from tablee.house.ratings import contenders, rated
from tablee.store import RatingMoved, Result, Store
from tablee.table.table import Table

TRIES: Final = 20  # while other matches of the same people end


async def finish(store: Store, table_id: str, table: Table) -> None:
    """Write how it ended, once: doing it again changes nothing."""
    people = {chair.person for chair in table.seating.chairs if chair.person}
    accounts = [one for person in people if (one := await store.people.by_id(person)) is not None and not one.guest]
    found = contenders(table, {one.id for one in accounts})
    for left in range(TRIES, 0, -1):
        before = await store.people.ratings(table.game.name, [one.account for one in found]) if found else {}
        try:
            await store.finish(table_id, results(table), rated(table.game.name, found, before))
        except RatingMoved:
            if left == 1:
                raise
        else:
            return


def results(table: Table) -> list[Result]:
    """How every seat fared: winners are first, everybody else shares the next place."""
    outcome = table.live.state.outcome if table.live is not None else None
    if outcome is None:
        return []
    second = len(outcome.winners) + 1
    return [
        Result(seat, chair.person or None, 1 if seat in outcome.winners else second, outcome.share(seat))
        for seat, chair in enumerate(table.seating.chairs)
    ]
