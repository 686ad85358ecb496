"""For tests that look at beats: whole random matches, answer by answer, as every reader is shown them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from tablee.core import beats
from tablee.core.beats import Beat, beats_of, staged
from tablee.core.chance import Dice
from tablee.core.game import Game, OptionValue, View
from tablee.core.notation import Seat
from tablee.core.record import Match
from tablee.core.scene import Counter, Node, Scene, Zone, walk
from tablee.core.state import Event, State
from tablee.i18n import Words


@dataclass(frozen=True)
class Shown:
    """One answer, as one reader is shown it."""

    reader: Seat | None
    before: Scene
    after: Scene
    events: tuple[Event, ...]
    beats: tuple[Beat, ...]


def shown(
    game: Game[State, View], seats: int, number: int, language: str = "en", **given: OptionValue
) -> Iterator[Shown]:
    """A random match, as each of its readers is shown it: every seat, and a spectator."""
    rng = Random(number)
    match = Match(game, game.setup(seats, given), Dice.from_int(number))
    readers = (*range(seats), None)
    words = {reader: Words(game, language, reader) for reader in readers}
    staging = beats_of(game)
    while match.state.outcome is None:
        views = {reader: game.view(match.state, reader) for reader in readers}
        told = len(match.journal.told)
        seat = rng.choice(match.state.waiting)
        match.play(seat, rng.choice(game.answers(match.state, seat, rng)))
        for reader in readers:
            before, after = views[reader], game.view(match.state, reader)
            events = tuple(match.journal.seen_by(reader, told))
            yield Shown(
                reader,
                game.scene(before, words[reader]),
                game.scene(after, words[reader]),
                events,
                staged(staging, before, after, events, words[reader]),
            )


def played(one: Shown) -> dict[str, Node]:
    """What the beats of an answer leave on the table, by id, before the scene after it is shown."""
    there = {node.id: node for node in walk(one.before)}
    for step in (step for beat in one.beats for step in beats.flat(beat.steps)):
        match step:
            case beats.Put() | beats.Show():
                there[step.node.id] = step.node
            case beats.Drop():
                there.pop(step.node, None)
            case beats.Count() if isinstance(node := there.get(step.node), Counter):
                there[step.node] = replace(node, value=step.value)
            case beats.Count() if isinstance(node := there.get(step.node), Zone):
                there[step.node] = replace(node, count=step.value)
    return there


def lost(one: Shown) -> set[str]:
    """What the beats of an answer name that their reader never has on the table."""
    there = {node.id for scene in (one.before, one.after) for node in walk(scene)}
    there |= {node.id for beat in one.beats for node in beats.nodes(beat)}
    return {name for beat in one.beats for name in beats.names(beat) if isinstance(name, str)} - there
