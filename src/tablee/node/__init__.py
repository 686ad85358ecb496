"""A node serves tables: what happens there is stored, then it happens, then people are told.

No network here: a face opens tables, submits commands and subscribes. Bots think in other processes and answer after a pause like
a person's; clocks run out by themselves. A node that was killed goes on where its logs end, and several nodes on one database
share its tables.
"""

from __future__ import annotations

from tablee.node.counts import Counts
from tablee.node.loaded_table import Busy
from tablee.node.node import NoHint, ServerNode

__all__ = ["Busy", "Counts", "NoHint", "ServerNode"]
