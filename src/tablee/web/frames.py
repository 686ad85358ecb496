"""From a table to what is sent: each part is made only when it changed, and encoded once for all who see the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Raw

from tablee.core.game import View
from tablee.core.goal import table_of
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.i18n import Words
from tablee.table import chat, snapshot
from tablee.table.absence import shown_clocks
from tablee.table.noticed import Seats
from tablee.table.state import TableState
from tablee.web.changes import changes
from tablee.web.wire import Acknowledged, Frame, PerspectiveChange

_encode: Final = msgspec.json.Encoder().encode

AnyPerspective = Raw | snapshot.Perspective | PerspectiveChange


@dataclass(slots=True)
class Subscription:
    """What one connection has been sent so far of a table, and in which language. Revisions are as the person counts."""

    person: str
    language: str
    since: int = 0  # the revision
    lines: int = 0  # of chat
    lean: bool = False  # whether it understands a scene that tells only what changed
    beats: bool = False  # whether it shows what happens, step by step
    room_revision: int = -1  # of the room that was sent, as the table counts
    seen: int = -1  # the revision of the perspectives that were sent last on this connection
    readers: tuple[Seat | None, ...] = ()  # and whose they were
    pending: set[str] = field(default_factory=set)  # keys of commands under way
    done: list[str] = field(default_factory=list)  # keys of commands that were done since the last frame
    told: dict[Seat | None, int] = field(default_factory=dict)  # at a hot seat, by seat: those not shown fall behind

    def resync(self, since: int, lines: int, language: str) -> None:
        """The other end says what it has; it gets the rest, and the room again."""
        self.since, self.lines, self.room_revision, self.seen = since, lines, -1, -1
        self.told.clear()
        self.language = language or self.language


@dataclass(slots=True)
class RenderCache:
    """The match as one reader sees it, in one language: the latest scene with what it was made from, and the one before it.

    Revisions are as the reader counts, so a cache is for one view and one owner of seats: who has lost his seat sees what a spectator
    sees, and counts otherwise.
    """

    words: Words
    revision: int = -1
    view: View | None = None
    scene: Scene | None = None
    earlier: int = -1  # the revision of the scene before
    before: Scene | None = None
    beats: bool = False  # whether anybody shows what happens, step by step
    # How many events still hold, and what led to the latest scene from the one before, if it was one answer.
    played: tuple[int, tuple[snapshot.EventSeen, ...]] = (0, ())


class Frames:
    """What is sent of one table. All spectators see the same, so what was encoded for one is kept for the next."""

    def __init__(self) -> None:
        self._revision = -1
        self._room_revision = -1  # for which names are known
        self._spectators: dict[tuple[Seats, str, int, int, bool], Raw] = {}
        self._caches: dict[tuple[Seats, Seat | None, str], RenderCache] = {}

    def next(self, s: TableState, to: Subscription, now: float) -> bytes | None:
        """All that is new to this subscription, which then has it; None if nothing is."""
        if s.revision != self._revision:
            self._spectators.clear()
            self._revision = s.revision
        if self._room_revision < s.room_revision:
            self._room_revision = s.room_revision
            self._rename(s)
        revision, since = s.revision_of(to.person), snapshot.known(s, to.person, to.since)
        moved = revision != to.since or to.room_revision < 0
        heard, lines = snapshot.talk(s, to.person, since=since, lines=to.lines)
        if not moved and not lines and heard == to.lines:
            return _acknowledgement(to)
        room_changed = to.room_revision < s.room_revision
        answered = [key for key in to.pending if (to.person, key) in s.keys]  # they stand in the log
        to.pending.difference_update(answered)
        frame = Frame(
            since=since,
            revision=revision,
            heard=heard,
            lines=lines,
            room=snapshot.room(s, to.person, to.language) if room_changed else None,
            perspectives=self._perspectives(s, to, since, revision) if moved else None,
            clocks=shown_clocks(s, now),
            absences=snapshot.absences(s, now),
            may_undo=snapshot.may_undo(s, to.person),
            muted=chat.muted(s, to.person),
            done=(*to.done, *answered),
        )
        to.done.clear()
        if moved:
            to.seen = revision
        to.since, to.lines = revision, heard + len(lines)
        if room_changed:
            to.room_revision = s.revision
        return _encode(frame)

    def _perspectives(self, s: TableState, to: Subscription, since: int, revision: int) -> tuple[AnyPerspective, ...]:
        readers = snapshot.readers(s, to.person)
        if not s.terms.hot_seat:
            base = to.seen if to.lean and to.seen == since and to.readers == readers else -1
            to.readers = readers
            return tuple([self._perspective(s, to, reader, revision, since, base) for reader in readers])
        found = tuple([self._perspective(s, to, reader, revision, to.told.get(reader, 0)) for reader in readers])
        to.told.update(dict.fromkeys(readers, revision))
        return found

    def _perspective(
        self, s: TableState, to: Subscription, reader: Seat | None, revision: int, since: int, base: int = -1
    ) -> AnyPerspective:
        """With a base, what changed since the scene of that revision, if that is still known."""
        owned, language = s.owned(to.person) if reader is None else (), to.language  # a seat has one owner
        cache = self._caches.get((owned, reader, language))
        if cache is None:
            cache = self._caches[owned, reader, language] = RenderCache(_words(s, reader, language))
        cache.beats = cache.beats or to.beats
        scene = cache.scene
        if scene is None or cache.revision != revision:
            scene = _render(cache, s, reader, revision, s.revision_at(to.person, cache.revision))
        if reader is not None:
            return _told(cache, scene, s, reader, to, since, base)
        known = self._spectators.get((owned, language, since, base, to.beats))
        if known is None:
            known = Raw(_encode(_told(cache, scene, s, reader, to, since, base)))
            self._spectators[owned, language, since, base, to.beats] = known
        return known

    def _rename(self, s: TableState) -> None:
        """The people may have changed, or their names: what was said before may not be so any more."""
        for (_, reader, language), cache in self._caches.items():
            cache.words, cache.view = _words(s, reader, language), None


def _acknowledgement(to: Subscription) -> bytes | None:
    """Something was done that changed nothing, or nothing that wasn't told before."""
    if not to.done:
        return None
    told = _encode(Acknowledged(tuple(to.done)))
    to.done.clear()
    return told


def _words(s: TableState, reader: Seat | None, language: str) -> Words:
    return Words(s.game, language, reader, snapshot.seat_names(s, language))


def _told(
    cache: RenderCache, scene: Scene, s: TableState, reader: Seat | None, to: Subscription, since: int, base: int
) -> snapshot.Perspective | PerspectiveChange:
    assert s.match is not None
    if to.beats and cache.played[1] and since == cache.earlier:
        start, events = cache.played
    else:
        start, events = snapshot.events(s, reader, cache.words, s.revision_at(to.person, since))
    if base < 0 or cache.earlier != base or cache.before is None:
        return snapshot.Perspective(reader, scene, start, events)
    return PerspectiveChange(reader, base, changes(cache.before, scene), start, events)


def _render(cache: RenderCache, s: TableState, reader: Seat | None, revision: int, since: int) -> Scene:
    """The scene of the present revision: a new one, unless nothing that this reader sees has changed.

    `since` is what the table counted when the scene before was made.
    """
    view = snapshot.view(s, reader)
    scene = cache.scene
    cache.played = (0, ())
    if cache.beats and cache.view is not None and revision == cache.revision + 1:
        cache.played = snapshot.played(s, reader, cache.words, cache.view, since)
    cache.earlier, cache.before = cache.revision, scene
    if scene is None or view != cache.view:
        scene = table_of(s.game, view, cache.words)
    cache.revision, cache.view, cache.scene = revision, view, scene
    return scene
