"""The time of a node: that on the wall when the node began, and from there on what a monotonic clock has counted.

Somebody who sets the clock of the machine, or a service that does, takes no time from anybody and gives none. A new process
begins with the wall again; `Resume` gives back what lies between its beginning and the last heartbeat of the old one.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """Call it for the seconds since 1970 as this node counts them."""

    __slots__ = ("_ahead", "_monotonic")

    def __init__(
        self, *, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()

    def __call__(self) -> float:
        return self._ahead + self._monotonic()
