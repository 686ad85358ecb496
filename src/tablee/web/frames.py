"""From a table to what is sent: each part is made only when it changed, and encoded once for all who see the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Raw

from tablee.core.game import View
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.i18n import Words
from tablee.table import sight
from tablee.table.table import Table
from tablee.web.changes import changes
from tablee.web.wire import Done, Frame, LookOn

_encode: Final = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Ear:
    """What somebody has been sent so far of one table, in which language."""

    person: str
    language: str
    since: int = 0
    lines: int = 0
    lean: bool = False  # whether it understands a scene that tells only what changed
    settled: int = -1  # the moment of the setting that was sent
    seen: int = -1  # the moment of the looks that were sent last on this socket
    readers: tuple[Seat | None, ...] = ()  # and through whose eyes they were
    asked: set[str] = field(default_factory=set)  # keys of wishes under way
    done: list[str] = field(default_factory=list)  # keys of wishes that were granted since
    told: dict[Seat | None, int] = field(
        default_factory=dict
    )  # at a hot seat, by seat: those who don't look fall behind

    def forget(self, since: int, lines: int, language: str) -> None:
        """The other end says what it has; it gets the rest, and the setting again."""
        self.since, self.lines, self.settled, self.seen = since, lines, -1, -1
        self.told.clear()
        self.language = language or self.language


@dataclass(slots=True)
class Latest:
    """The latest scene of a reader, with all that it was made from."""

    moment: int
    words: Words
    view: View
    scene: Scene


class Frames:
    """What is sent of one table. Spectators see the same, so their looks of the present moment are kept for the next of them."""

    def __init__(self) -> None:
        self._moment = -1
        self._looks: dict[tuple[Seat | None, str, int, int], Raw] = {}
        self._words: dict[tuple[Seat | None, str], Words] = {}
        self._scenes: dict[tuple[Seat | None, str], Latest] = {}
        self._before: dict[tuple[Seat | None, str], tuple[int, Scene]] = {}  # what was sent before the latest

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
        if moved:
            ear.seen = table.moment
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
            base = ear.seen if ear.lean and ear.seen == since and ear.readers == readers else -1
            ear.readers = readers
            return tuple(self._look(table, reader, ear.language, since, base) for reader in readers)
        looks = tuple(self._look(table, reader, ear.language, ear.told.get(reader, 0)) for reader in readers)
        ear.told.update(dict.fromkeys(readers, table.moment))
        return looks

    def _look(self, table: Table, reader: Seat | None, language: str, since: int, base: int = -1) -> Raw:
        """With a base, what changed since the scene of that moment, if that is still known."""
        who = (reader, language)
        scene = self._scene(table, reader, language)
        before = self._before.get(who)
        if before is None or before[0] != base:
            base = -1
        key = (reader, language, since, base)
        known = self._looks.get(key)
        if known is None:
            start, events = sight.events(table, reader, self._speaker(table, reader, language), since)
            if before is None or base < 0:
                told = _encode(sight.Look(reader, scene, start, events))
            else:
                told = _encode(LookOn(reader, base, changes(before[1], scene), start, events))
            known = Raw(told)
            if reader is None:
                self._looks[key] = known
        return known

    def _scene(self, table: Table, reader: Seat | None, language: str) -> Scene:
        who = (reader, language)
        latest = self._scenes.get(who)
        if latest is not None:
            if latest.moment == table.moment:
                return latest.scene
            self._before[who] = (latest.moment, latest.scene)
        words, view = self._speaker(table, reader, language), sight.view(table, reader)
        if latest is not None and latest.words is words and latest.view == view:
            scene = latest.scene  # something happened that does not show from here
        else:
            scene = table.game.scene(view, words)
        self._scenes[who] = Latest(table.moment, words, view, scene)
        return scene

    def _speaker(self, table: Table, reader: Seat | None, language: str) -> Words:
        words = self._words.get((reader, language))
        if words is None:
            names = sight.seat_names(table, language)
            words = self._words[reader, language] = Words(table.game, language, reader, names)
        return words
