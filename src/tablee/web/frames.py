"""From a table to what is sent: each part is made only when it changed, and encoded once for all who see the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Raw

from tablee.core.notation import Seat
from tablee.i18n import Words
from tablee.table import sight
from tablee.table.table import Table
from tablee.web.wire import Done, Frame

_encode: Final = msgspec.json.Encoder().encode


@dataclass
class Ear:
    """What somebody has been sent so far of one table, in which language."""

    person: str
    language: str
    since: int = 0
    lines: int = 0
    settled: int = -1  # the moment of the setting that was sent
    asked: set[str] = field(default_factory=set)  # keys of wishes under way
    done: list[str] = field(default_factory=list)  # keys of wishes that were granted since
    told: dict[Seat | None, int] = field(
        default_factory=dict
    )  # at a hot seat, by seat: those who don't look fall behind

    def forget(self, since: int, lines: int, language: str) -> None:
        """The other end says what it has; it gets the rest, and the setting again."""
        self.since, self.lines, self.settled = since, lines, -1
        self.told.clear()
        self.language = language or self.language


class Frames:
    """What is sent of one table. Looks of the present moment are kept for the next who sees the same."""

    def __init__(self) -> None:
        self._moment = -1
        self._looks: dict[tuple[Seat | None, str, int], Raw] = {}
        self._words: dict[tuple[Seat | None, str], Words] = {}

    def next(self, table: Table, ear: Ear, now: float) -> bytes | None:
        """All that is new to this ear, or None if nothing is; then the ear has it."""
        if table.moment != self._moment:
            self._looks.clear()
            self._moment = table.moment
        if ear.settled < table.settled:
            self._words.clear()
        since = sight.known(table, ear.since)
        moved = table.moment != ear.since or ear.settled < 0
        heard, lines = sight.talk(table, ear.person, since=since, lines=ear.lines)
        if not moved and not lines and heard == ear.lines:
            return self._only_done(ear)
        resettled = ear.settled < table.settled
        granted = [key for key in ear.asked if (ear.person, key) in table.keys]  # answers: they stand in the log
        ear.asked.difference_update(granted)
        frame = Frame(
            since=since,
            moment=table.moment,
            heard=heard,
            lines=lines,
            setting=sight.setting(table, ear.person, ear.language) if resettled else None,
            looks=self._looks_of(table, ear, since) if moved else None,
            clocks=table.shown_clocks(now),
            may_undo=sight.may_undo(table, ear.person),
            muted=table.muted(ear.person),
            done=(*ear.done, *granted),
        )
        ear.done.clear()
        ear.since, ear.lines = table.moment, heard + len(lines)
        if resettled:
            ear.settled = table.moment
        return _encode(frame)

    def _only_done(self, ear: Ear) -> bytes | None:
        """Something was granted that changed nothing, or nothing that wasn't told before."""
        if not ear.done:
            return None
        told = _encode(Done(tuple(ear.done)))
        ear.done.clear()
        return told

    def _looks_of(self, table: Table, ear: Ear, since: int) -> tuple[Raw, ...]:
        readers = sight.readers(table, ear.person)
        if not table.terms.hot_seat:
            return tuple(self._look(table, reader, ear.language, since) for reader in readers)
        looks = tuple(self._look(table, reader, ear.language, ear.told.get(reader, 0)) for reader in readers)
        ear.told.update(dict.fromkeys(readers, table.moment))
        return looks

    def _look(self, table: Table, reader: Seat | None, language: str, since: int) -> Raw:
        key = (reader, language, since)
        known = self._looks.get(key)
        if known is None:
            words = self._words.get((reader, language))
            if words is None:
                names = sight.seat_names(table, language)
                words = self._words[reader, language] = Words(table.game, language, reader, names)
            known = self._looks[key] = Raw(_encode(sight.look(table, reader, words, since)))
        return known
