"""What follows from a log: results for the players' pages, ratings, and what a lobby shows of a table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from tablee.core.errors import Refusal
from tablee.node.ratings import contenders, rated
from tablee.store import RatingMoved, Result, Store
from tablee.table.snapshot import summary
from tablee.table.state import Phase, TableState

if TYPE_CHECKING:
    from tablee.node.loaded_table import LoadedTable

TRIES: Final = 20  # while other matches of the same people end

logger = logging.getLogger(__name__)


class Results:
    """Writes it after the log. What can't be written now is owed, and written later."""

    def __init__(self, store: Store) -> None:
        self.owed: set[str] = set()  # tables
        self._store = store

    async def write(self, loaded: LoadedTable) -> None:
        """Write what follows from the log of a table. To do it again changes nothing."""
        s = loaded.table.state
        try:
            if s.phase is Phase.OVER and not loaded.finished:
                await finish(self._store, loaded.id, s)
                loaded.finished = True
            await self._store.describe(loaded.id, summary=summary_of(s), public=s.terms.public)
        except Refusal as refusal:
            logger.warning("what follows from the log of %s is not written yet: %s", loaded.id, refusal)
            self.owed.add(loaded.id)


def summary_of(s: TableState) -> str:
    """What a list of tables tells of this one, as the store keeps it."""
    return msgspec.json.encode(summary(s)).decode()


async def finish(store: Store, table_id: str, s: TableState) -> None:
    """Write how a match ended, once."""
    people = {chair.person for chair in s.seating.chairs if chair.person}
    accounts = [one for person in people if (one := await store.people.by_id(person)) is not None and not one.guest]
    found = contenders(s, {one.id for one in accounts})
    for left in range(TRIES, 0, -1):
        before = await store.people.ratings(s.game.name, [one.account for one in found]) if found else {}
        try:
            await store.finish(table_id, results(s), rated(s.game.name, found, before))
        except RatingMoved:
            if left == 1:
                raise
        else:
            return


def results(s: TableState) -> list[Result]:
    """How every seat fared: winners are first, everybody else shares the next place."""
    outcome = s.match.state.outcome if s.match is not None else None
    if outcome is None:
        return []
    second = len(outcome.winners) + 1
    return [
        Result(seat, chair.person or None, 1 if seat in outcome.winners else second, outcome.share(seat))
        for seat, chair in enumerate(s.seating.chairs)
    ]
