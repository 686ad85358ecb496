"""Nodes that share a database: who is alive, and who of them owns which table.

Every node leaves a heartbeat in the database. A table is owned by one of those that are alive, and all of them agree which,
because each computes it from the table's id and theirs (rendezvous hashing): when one comes or goes, only the tables that it gains
or loses change hands. For a moment two may believe they own the same table. Nothing comes of it but work done twice: a log takes
each turn once.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Final

from tablee.store import Nodes

HEARTBEAT: Final = 2.0  # seconds between two heartheartbeats
LEASE: Final = 8.0  # seconds after its last heartbeat for which a node counts as alive
FORGOTTEN: Final = 10_800  # leases after which a node is forgotten: a day, by whatever clock


_HERE: Final[set[str]] = set()  # the nodes of this process


def new_id() -> str:
    """The id of a node: its machine, its process, and something unique."""
    return f"{socket.gethostname()}/{os.getpid()}/{token_urlsafe(9)}"


def surely_dead(node: str) -> bool:
    """Whether a node was in a process of this machine that is no more: nobody has to wait until its lease ends.

    A server that was killed and starts again at once would otherwise leave tables to its own ghost.
    """
    machine, _, rest = node.partition("/")
    process = rest.partition("/")[0]
    if machine != socket.gethostname() or not process.isdecimal():
        return False
    if int(process) == os.getpid():
        return node not in _HERE
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def owner(table_id: str, nodes: Iterable[str]) -> str:
    """The node that owns this table."""
    return max(nodes, key=lambda node: (blake2b(f"{node} {table_id}".encode(), digest_size=8).digest(), node))


class Cluster:
    """The nodes as one of them knows them."""

    def __init__(self, nodes: Nodes, *, clock: Callable[[], float], lease: float = LEASE) -> None:
        self.id = new_id()
        _HERE.add(self.id)
        self.alive = frozenset({self.id})
        self.last_heartbeat: float | None = None  # of anybody, before this node
        self._nodes = nodes
        self._clock = clock
        self._lease = lease
        self._heard: dict[
            str, tuple[float, float]
        ] = {}  # each node's last heartbeat by its own clock, and by ours when it came

    @property
    def alone(self) -> bool:
        """Whether no other node is alive."""
        return self.alive == {self.id}

    def owns(self, table_id: str) -> bool:
        """Whether bots and clocks of that table are this node's."""
        return self.alone or owner(table_id, self.alive) == self.id

    async def discover(self) -> None:
        """Find out who is alive, before anybody knows of this node."""
        heartbeats = await self._nodes.heartbeats()
        self.last_heartbeat = max(heartbeats.values(), default=None)
        self._note(heartbeats)

    async def heartbeat(self) -> bool:
        """Say that this node is alive; whether anybody came or went since the last time."""
        before = self.alive
        now = self._clock()
        self._note(await self._nodes.heartbeat(self.id, now, forget=now - FORGOTTEN * self._lease))
        return self.alive != before

    async def leave(self) -> None:
        """Say that this node closes."""
        await self._nodes.leave(self.id, self._clock())
        _HERE.discard(self.id)

    def _note(self, heartbeats: dict[str, float]) -> None:
        now = self._clock()
        self._heard = {node: self._heard_at(node, at, now) for node, at in heartbeats.items() if node}
        recent = {node for node, (_, heard) in self._heard.items() if abs(now - heard) < self._lease}
        self.alive = frozenset({node for node in recent if not surely_dead(node)} | {self.id})

    def _heard_at(self, node: str, at: float, now: float) -> tuple[float, float]:
        """At first sight one has to believe the other's clock; after that, a heartbeat that was not there before came now."""
        known = self._heard.get(node)
        if known is None:
            return at, at
        return known if known[0] == at else (at, now)
