"""A house: all the tables of one server. What happens at a table is stored, then it happens, then people are told.

No network here: a face opens tables, passes on wishes, and is woken when something happened. Bots think in other processes and
answer after a pause like a person's; clocks run out by themselves. A house that was killed begins again where its logs end, and
several houses on one database share its tables.
"""

from __future__ import annotations

from tablee.house.house import Busy, Counts, House, NoHint
from tablee.house.room import Entries, Wish

__all__ = ["Busy", "Counts", "Entries", "House", "NoHint", "Wish"]
