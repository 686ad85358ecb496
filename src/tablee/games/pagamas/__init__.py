"""Pagamás: pirates share the loot, vote, lie in wait and mutiny. For three to six players."""

from __future__ import annotations
