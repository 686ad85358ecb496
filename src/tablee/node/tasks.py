"""Work in the background, which ends with the node."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from tablee.core.errors import Refusal

T = TypeVar("T")
logger = logging.getLogger(__name__)


class Tasks:
    """Tasks under way. An error that reaches nobody else reaches the log of the server."""

    def __init__(self) -> None:
        self._all: set[asyncio.Task[Any]] = set()

    def go(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        """Begin this."""
        task = asyncio.create_task(work)
        self._all.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._all.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            logger.error("something went wrong at a table", exc_info=error)

    async def cancel(self) -> None:
        """Stop all of it."""
        for task in self._all:
            task.cancel()
        await self.ended()

    async def ended(self) -> None:
        """Wait until all of it has ended."""
        await asyncio.gather(*self._all, return_exceptions=True)
