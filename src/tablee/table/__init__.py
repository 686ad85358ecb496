"""A live table without any network: seats, clocks, undo, talk, fairness. No I/O, no clock and no luck of its own."""

from __future__ import annotations

from tablee.table.entries import Entry, Logged
from tablee.table.sight import Sight, Summary
from tablee.table.standing import Phase
from tablee.table.table import Table
from tablee.table.terms import Absent, Pace, Terms, Time

__all__ = [
    "Absent",
    "Entry",
    "Logged",
    "Pace",
    "Phase",
    "Sight",
    "Summary",
    "Table",
    "Terms",
    "Time",
]
