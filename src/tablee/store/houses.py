"""Which houses serve the tables of this database, and when each was last heard of."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from tablee.store.database import Database
from tablee.store.schema import houses
from tablee.store.values import check
from tablee.store.writer import Writer

CLOSED: Final = ""  # the row that tells when a house last closed


class Houses:
    """The beats of all houses. Times are those of their clocks."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def beats(self) -> dict[str, float]:
        """When each house was last heard of; under an empty id, when one last closed."""
        found = await self._database.fetch(select(houses.c.id, houses.c.beat_at))
        return {row.id: row.beat_at for row in found}

    async def beat(self, house: str, now: float, forget: float) -> dict[str, float]:
        """Say that this house lives, and hear of the others. What was last heard of before `forget` is forgotten."""
        check(house, "the id of a house")

        def run(connection: Connection) -> dict[str, float]:
            _write(connection, house, now)
            connection.execute(delete(houses).where(houses.c.beat_at < forget, houses.c.id != CLOSED))
            return {row.id: row.beat_at for row in connection.execute(select(houses.c.id, houses.c.beat_at))}

        return await self._writer.work(run)

    async def leave(self, house: str, now: float) -> None:
        """Say that this house closes. When it did so is kept: nobody may be there to beat after it."""

        def run(connection: Connection) -> None:
            connection.execute(delete(houses).where(houses.c.id == house))
            _write(connection, CLOSED, now)

        await self._writer.work(run)


def _write(connection: Connection, house: str, now: float) -> None:
    if connection.execute(update(houses).where(houses.c.id == house).values(beat_at=now)).rowcount == 0:
        connection.execute(insert(houses).values(id=house, beat_at=now))
