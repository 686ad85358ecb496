"""What happened at a node since it opened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tablee.table import entries as log
from tablee.table.commands import Command
from tablee.table.entries import LogEntry


def _nothing(_command: Command, _seconds: float) -> None:
    """Nobody wants to know."""


@dataclass
class Counts:
    """Numbers, and nothing about who did what."""

    moves: int = 0  # answers of people and bots
    bots: int = 0  # answers of bots alone
    lines: int = 0  # of chat
    refused: int = 0  # commands of people
    noticed: Callable[[Command, float], None] = field(default=_nothing, compare=False)
    """Called with a person's command, and how long it took, when it is done and everybody at the table could notice it."""

    def add(self, entries: Iterable[LogEntry]) -> None:
        """Count what was stored."""
        for entry in entries:
            match entry:
                case log.Answered(person=person, forced=forced):
                    self.moves += 1
                    self.bots += not person and not forced
                case log.Said():
                    self.lines += 1
