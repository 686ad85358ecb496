"""A finished match, looked at again: any position, as any seat saw it, or with everything laid open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tablee.core import beats
from tablee.core.goal import table_of
from tablee.core.notation import Seat
from tablee.core.scene import Board, Card, Node, Piece, Scene, Sheet, Zone, walk
from tablee.core.state import Event, State
from tablee.i18n import Words
from tablee.table.refusals import NoSuchSeat, NoSuchStep, NotOver
from tablee.table.running_match import RunningMatch
from tablee.table.snapshot import EventSeen, event_seen, seat_names
from tablee.table.state import Phase, TableState

OPEN: Final = "open"  # a reader who sees everything
SPECTATOR: Final = "spectator"


@dataclass(frozen=True)
class ReplayStep:
    """What happened with one answer: who answered what, and what the reader was told."""

    step: int
    seat: Seat
    move: str  # in notation; empty where a player left
    text: str  # and in words
    events: tuple[EventSeen, ...]


class Review:
    """All positions of a match that is over."""

    def __init__(self, table: TableState) -> None:
        if table.phase is not Phase.OVER or table.match is None:
            raise NotOver
        self.table = table
        played = table.match
        match = RunningMatch(played.game, played.setup, played.seed, 0)
        self._states: list[State] = [match.state.clone()]
        self._told = [len(match.match.journal.told)]
        for step in played.steps:
            match.repeat(step)
            self._states.append(match.state.clone())
            self._told.append(len(match.match.journal.told))
        self._match = match

    @property
    def steps(self) -> int:
        return len(self._states) - 1

    def scene(self, step: int, eyes: str, language: str) -> Scene:
        """The table after so many answers."""
        if not 0 <= step <= self.steps:
            raise NoSuchStep(step, self.steps)
        s = self._states[step]
        reader = self._reader(eyes)
        if eyes != OPEN:
            return self._scene(s, reader, language)
        words = self._words(None, language)  # what lies open is nobody's: “you” is never said
        seen = [self.table.game.scene(self.table.game.view(s, seat), words) for seat in range(s.seats)]
        return laid_open(self._scene(s, None, language), seen)

    def timeline(self, eyes: str, language: str) -> tuple[ReplayStep, ...]:
        """What happened, answer by answer; the first one is the beginning, before anybody answered."""
        reader = self._reader(eyes)
        words = self._words(reader, language)
        game, staging = self.table.game, beats.beats_of(self.table.game)
        found = []
        for number in range(len(self._told)):
            said = tuple(
                event_seen(beats.told(staging, event, words, first=at == 0), number)
                for at, event in enumerate(self._events(number, reader))
            )
            step = self._match.steps[number - 1] if number else None
            shown = step is not None and bool(step.move) and (not step.secret or eyes == OPEN or step.seat == reader)
            found.append(
                ReplayStep(
                    number,
                    step.seat if step else 0,
                    step.move if step and shown else "",
                    words.sentence(game.read_move(step.move)) if step and shown else "",
                    said,
                )
            )
        return tuple(found)

    def played(self, step: int, eyes: str, language: str) -> tuple[EventSeen, ...]:
        """What led to the table after so many answers from the one before, to be shown step by step."""
        if not 0 < step <= self.steps:
            return ()
        reader, view = self._reader(eyes), self.table.game.view
        before, after = (view(self._states[one], reader) for one in (step - 1, step))
        words, events = self._words(reader, language), self._events(step, reader)
        shown = beats.staged(beats.beats_of(self.table.game), before, after, events, words)
        return tuple(event_seen(beat, step) for beat in shown)

    def _events(self, step: int, reader: Seat | None) -> list[Event]:
        """What a reader was told of one answer; of the beginning, for 0."""
        told = self._match.match.journal.told[self._told[step - 1] if step else 0 : self._told[step]]
        return [event for one in told if (event := one.to(reader)) is not None]

    def _reader(self, eyes: str) -> Seat | None:
        if eyes in {OPEN, SPECTATOR}:
            return None
        seats = self._match.setup.seats
        if not eyes.isascii() or not eyes.isdecimal() or len(eyes) > 2 or int(eyes) >= seats:
            raise NoSuchSeat(int(eyes) if eyes.isascii() and eyes.isdecimal() and len(eyes) < 10 else -1)
        return int(eyes)

    def _words(self, reader: Seat | None, language: str) -> Words:
        return Words(self.table.game, language, reader, seat_names(self.table, language))

    def _scene(self, s: State, reader: Seat | None, language: str) -> Scene:
        return table_of(self.table.game, self.table.game.view(s, reader), self._words(reader, language))


# --- Laying open -----------------------------------------------------------------------------------------------------------


def laid_open(spectator: Scene, seats: Sequence[Scene]) -> Scene:
    """The spectator's scene, with each thing as whoever sees most of it sees it. Hidden things have the ids of places.

    A thing that looks the same to all but some, who agree, is as they see it: they alone know who the witch is, or which words are
    above the columns.
    """
    versions: dict[str, list[Node]] = {}
    for scene in seats:
        for node in walk(scene):
            versions.setdefault(node.id, []).append(node)
    best = {name: (_shown(node), node) for name, seen in versions.items() if (node := max(seen, key=_shown))}
    for node in walk(spectator):
        others = {repr(one): one for one in versions.get(node.id, ()) if one != node}
        if isinstance(node, Card | Sheet) and len(others) == 1:
            (other,) = others.values()
            best[node.id] = max(best[node.id][0], _shown(node) + 1), other
    return replace(spectator, nodes=tuple(_opened(node, best) for node in spectator.nodes))


def _opened(node: Node, best: Mapping[str, tuple[int, Node]]) -> Node:
    shown, better = best.get(node.id, (0, node))
    if isinstance(node, Zone):
        inside = tuple(_opened(one, best) for one in node.nodes)
        # A hand of which every back is drawn shows as much either way: then it lies as its owner sees it.
        wins = shown > _all(node.nodes) and shown >= _all(inside)
        return better if wins else replace(node, nodes=inside)
    if isinstance(node, Board):
        return replace(node, nodes=tuple(_opened(one, best) for one in node.nodes))
    return better if shown > _shown(node) else node


def _shown(node: Node) -> int:
    """How many things can be told apart here: cards that lie face up, pieces with a sign, and what pieces cover."""
    if isinstance(node, Zone):
        return _all(node.nodes)
    if isinstance(node, Board):
        return _all(node.nodes)
    if isinstance(node, Piece):
        return int(bool(node.label or node.picture)) + _all(node.under)
    return int(isinstance(node, Card) and node.up)


def _all(nodes: Iterable[Node]) -> int:
    return sum(map(_shown, nodes))
