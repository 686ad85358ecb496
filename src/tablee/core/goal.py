"""The goal: what a game is played for, how one wins and loses it, who the reader is in this match, and how near everybody is.

A game's folder may hold a `goal.py` with `GOAL`. Whoever shows the game finds it by the game's package, as texts are found. Its line
is part of every scene; the rest is told before somebody's first match, and to whoever asks.

**A goal tells only what its reader may know**: it is made from that reader's view, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, Generic, TypeVar

from tablee.core.chance import Dice
from tablee.core.errors import RulesError
from tablee.core.game import Game, OptionValue, View, declared
from tablee.core.notation import Seat
from tablee.core.scene import SUMMARY, Aim, Near, Node, Scene, Speaker, Zone, walk
from tablee.core.standings import ended
from tablee.core.state import State, apply

V = TypeVar("V", bound=View)

MATCHES: Final = 20  # random ones, in which the moment of a picture is looked for


@dataclass(frozen=True, slots=True)
class Told:
    """The goal in full, as it is told before a first match."""

    goal: str  # in one sentence
    wins: tuple[str, ...]  # how one wins, in short lines
    loses: tuple[str, ...]  # what keeps one from it
    role: str  # who the reader is in this match; for a spectator, who plays


def _always(_view: View) -> bool:
    return True


@dataclass(frozen=True)
class Picture(Generic[V]):
    """A part of a real table: these things, at the first moment of a random match at which they are there and `when` is so."""

    caption: Callable[[Speaker], str]
    nodes: tuple[str, ...]  # ids, as the player of `seat` sees them
    when: Callable[[V], bool] = _always
    seats: int | None = None  # how many play; None: as few as can
    seat: Seat | None = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True)
class Goal(Generic[V]):
    """What a game is played for: the value `GOAL` of its `goal.py`."""

    line: Callable[[V, Speaker], str]
    """The goal of this reader in a few words, which stay on the table."""
    near: Callable[[V, Speaker], Iterable[Near]]
    """How near everybody is."""
    told: Callable[[V, Speaker], Told]
    """All of it."""
    pictures: tuple[Picture[V], ...] = ()


def goal_of(game: Game[State, View]) -> Goal[View] | None:
    """What the game is played for; None if its folder does not say."""
    return declared(game.package, "goal", Goal)


def table_of(game: Game[State, View], view: View, speaker: Speaker) -> Scene:
    """What lies on the table, with what it is played for; and once the match is over, how it ended."""
    return aimed(ended(game, view, speaker), goal_of(game), view, speaker)


def aimed(scene: Scene, goal: Goal[View] | None, view: View, speaker: Speaker) -> Scene:
    """The scene with the goal of its reader."""
    if goal is None:
        return scene
    return replace(scene, aim=Aim(goal.line(view, speaker), tuple(goal.near(view, speaker))))


# --- Pictures ----------------------------------------------------------------------------------------------------------


def drawn(game: Game[State, View], picture: Picture[View], speaker: Callable[[Seat | None], Speaker]) -> Scene:
    """The picture as a scene, the same for everybody who reads that language. RulesError if there never is such a moment."""
    setup = game.setup(picture.seats or game.players[0], picture.options, speaker(None).language)
    for number in range(MATCHES):
        rng = Random(number)
        s = game.start(setup, Dice(rng.randbytes(32)))
        while s.outcome is None:
            found = _cut(game, picture, s, speaker(picture.seat))
            if found is not None:
                return found
            seat = rng.choice(s.waiting)
            apply(s, seat, rng.choice(game.answers(s, seat, rng)))
    raise RulesError(f"{game.name} has no moment with {', '.join(picture.nodes)}")


def _cut(game: Game[State, View], picture: Picture[View], s: State, speaker: Speaker) -> Scene | None:
    """The things of the picture, if it is the moment and they are all there."""
    view = game.view(s, picture.seat)
    if not picture.when(view):
        return None
    scene = game.scene(view, speaker)
    there: dict[str, Node] = {node.id: node for node in walk(scene)}
    if any(name not in there for name in picture.nodes):
        return None
    return replace(scene, nodes=tuple(_shown(there[name]) for name in picture.nodes), prompt=None)


def _shown(node: Node) -> Node:
    """A thing in a picture is nobody's: what its owner holds lies there like the rest."""
    if not isinstance(node, Zone):
        return node
    return replace(node, style=" ".join(word for word in node.style.split() if word not in SUMMARY.split()))
