"""Revisions as each reader may count them: nobody's number tells how much others have done in secret.

The table counts every entry that somebody may notice. What a reader (the owner of some seats, or a spectator) could not notice is
missing from his count: so his revision grows when, and only when, something changed that he may see or was told. A revision that
comes back from him, with an answer or a request, stands for the last one of the table that looked the same to him.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable

from tablee.core.notation import Seat

Seats = tuple[Seat, ...]

SPECTATOR: Seats = ()


class Noticed:
    """What the readers of one table have not noticed. A reader is the seats that he owns."""

    __slots__ = ("_missed", "any")

    def __init__(self, owners: Iterable[Seats] = ()) -> None:
        self.any = False  # whether anybody has missed anything
        self._missed: dict[Seats, list[int]] = {owned: [] for owned in (SPECTATOR, *owners)}

    def note(self, revision: int, blind: frozenset[Seat | None], gone: Collection[Seat]) -> None:
        """These have not noticed what happened at this revision. Whoever has no seat left sees what a spectator sees."""
        if not blind:
            return
        for owned, missed in self._missed.items():
            if blind.issuperset([seat for seat in owned if seat not in gone] or [None]):
                missed.append(revision)
                self.any = True

    def shown(self, owned: Seats, revision: int) -> int:
        """The table's revision, as this reader counts."""
        missed = self._missed.get(owned)
        return revision if not missed else revision - bisect_right(missed, revision)

    def true(self, owned: Seats, shown: int) -> int:
        """The table's last revision for which this reader counts so many."""
        missed = self._missed.get(owned)
        if not missed:
            return shown
        return shown + bisect_right(range(len(missed)), shown, key=lambda at: missed[at] - at - 1)
