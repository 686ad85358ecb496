"""The cluster as its database knows it: which nodes serve the tables, and when each last sent a heartbeat."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from tablee.store.database import Database
from tablee.store.schema import nodes
from tablee.store.values import check
from tablee.store.writer import Writer

CLOSED: Final = ""  # the row that tells when a node last closed

_HEARTBEATS: Final = select(nodes.c.id, nodes.c.heartbeat_at)


class Nodes:
    """The heartbeats of all nodes. Times are those of their own clocks."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def heartbeats(self) -> dict[str, float]:
        """The last heartbeat of each node; under an empty id, when one last closed."""
        return {row.id: row.heartbeat_at for row in await self._database.fetch(_HEARTBEATS)}

    async def heartbeat(self, node: str, now: float, forget: float) -> dict[str, float]:
        """Send a heartbeat, and get those of all nodes. Nodes whose last one is older than `forget` are dropped."""
        check(node, "the id of a node")

        def run(connection: Connection) -> dict[str, float]:
            _write(connection, node, now)
            connection.execute(delete(nodes).where(nodes.c.heartbeat_at < forget, nodes.c.id != CLOSED))
            return {row.id: row.heartbeat_at for row in connection.execute(_HEARTBEATS)}

        return await self._writer.work(run)

    async def leave(self, node: str, now: float) -> None:
        """Leave the cluster. The time is kept: no other node may be there to send a heartbeat after this."""

        def run(connection: Connection) -> None:
            connection.execute(delete(nodes).where(nodes.c.id == node))
            _write(connection, CLOSED, now)

        await self._writer.work(run)


def _write(connection: Connection, node: str, now: float) -> None:
    if connection.execute(update(nodes).where(nodes.c.id == node).values(heartbeat_at=now)).rowcount == 0:
        connection.execute(insert(nodes).values(id=node, heartbeat_at=now))
