"""What a live table of Fuji Flush needs beyond the rules: silence."""

from __future__ import annotations

from typing import Final

from tablee.core.notation import Seat
from tablee.games.fuji_flush.rules import FujiFlush
from tablee.table.hooks import CHANNELS, LiveHooks


def muted(s: FujiFlush, _seat: Seat) -> frozenset[str]:
    """FUJ-2, FUJ-O4: players tell nobody anything about their hands, and no table can judge what is said: so nothing is."""
    return frozenset() if s.talk or s.outcome is not None else CHANNELS


LIVE: Final[LiveHooks[FujiFlush]] = LiveHooks(muted=muted)
