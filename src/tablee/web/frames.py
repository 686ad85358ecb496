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

AnyLook = Raw | sight.Look | LookOn


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
class Eyes:
    """The match through somebody's eyes, in one language: the latest scene with what it was made from, and the one before it."""

    words: Words
    moment: int = -1
    view: View | None = None
    scene: Scene | None = None
    earlier: int = -1  # the moment of the scene that was sent before
    before: Scene | None = None


class Frames:
    """What is sent of one table. Spectators see the same, so their looks of the present moment are kept for the next of them."""

    def __init__(self) -> None:
        self._moment = -1
        self._settled = -1  # the moment for which names are known
        self._looks: dict[tuple[str, int, int], Raw] = {}
        self._eyes: dict[tuple[Seat | None, str], Eyes] = {}

    def next(self, table: Table, ear: Ear, now: float) -> bytes | None:
        """All that is new to this ear, or None if nothing is; then the ear has it."""
        if table.moment != self._moment:
            self._looks.clear()
            self._moment = table.moment
        if self._settled < table.settled:
            self._settled = table.settled
            self._meet(table)
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

    def _looks_of(self, table: Table, ear: Ear, since: int) -> tuple[AnyLook, ...]:
        readers = sight.readers(table, ear.person)
        if not table.terms.hot_seat:
            base = ear.seen if ear.lean and ear.seen == since and ear.readers == readers else -1
            ear.readers = readers
            return tuple([self._look(table, reader, ear.language, since, base) for reader in readers])
        looks = tuple([self._look(table, reader, ear.language, ear.told.get(reader, 0)) for reader in readers])
        ear.told.update(dict.fromkeys(readers, table.moment))
        return looks

    def _look(self, table: Table, reader: Seat | None, language: str, since: int, base: int = -1) -> AnyLook:
        """With a base, what changed since the scene of that moment, if that is still known."""
        eyes = self._eyes.get((reader, language))
        if eyes is None:
            eyes = self._eyes[reader, language] = Eyes(_words(table, reader, language))
        scene = eyes.scene
        if scene is None or eyes.moment != table.moment:
            scene = _look_again(eyes, table, reader)
        if reader is not None:
            return _told(eyes, scene, table, reader, since, base)
        known = self._looks.get((language, since, base))
        if known is None:
            known = Raw(_encode(_told(eyes, scene, table, reader, since, base)))
            self._looks[language, since, base] = known
        return known

    def _meet(self, table: Table) -> None:
        """The people may have changed, or their names: what was said before may not be so any more."""
        for (reader, language), eyes in self._eyes.items():
            eyes.words, eyes.view = _words(table, reader, language), None


def _words(table: Table, reader: Seat | None, language: str) -> Words:
    return Words(table.game, language, reader, sight.seat_names(table, language))


def _told(eyes: Eyes, scene: Scene, table: Table, reader: Seat | None, since: int, base: int) -> sight.Look | LookOn:
    start, events = sight.events(table, reader, eyes.words, since)
    if base < 0 or eyes.earlier != base or eyes.before is None:
        return sight.Look(reader, scene, start, events)
    return LookOn(reader, base, changes(eyes.before, scene), start, events)


def _look_again(eyes: Eyes, table: Table, reader: Seat | None) -> Scene:
    """The scene of the present moment: a new one, unless something happened that does not show from there."""
    view = sight.view(table, reader)
    scene = eyes.scene
    eyes.earlier, eyes.before = eyes.moment, scene
    if scene is None or view != eyes.view:
        scene = table.game.scene(view, eyes.words)
    eyes.moment, eyes.view, eyes.scene = table.moment, view, scene
    return scene
