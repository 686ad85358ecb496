"""Staging: how what happened is shown, one event after the other, between two scenes.

A scene says what lies on the table; a **beat** says what happened on the way there. It is the sentence of one event, who acts,
and steps: patches to the scene that the reader looks at, by the ids of its nodes. A screen plays the beats of an answer in their
order and then shows the scene after it, which is right whatever the steps have left out.

A game's folder may hold a `beats.py` with `BEATS`. Whoever shows the game finds it by the game's package, as texts are found. A
game without one has its sentences told, and then its things glide to where they are.

**A beat tells only what its reader may know**: it is made from that reader's own views before and after the answer, and from the
events as that reader was told them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeAlias, TypeVar

from tablee.core.game import Game, View, declared
from tablee.core.notation import Seat
from tablee.core.scene import Die, Node, Speaker
from tablee.core.state import Event, State

V = TypeVar("V", bound=View)

Weight: TypeAlias = Literal["quiet", "plain", "drama"]
Where: TypeAlias = str | Seat
"""The id of a node, or a seat: that player's place on the table."""


# --- Steps: things change ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Go:
    """A thing moves: to a spot of its board, through these spots one by one, or to another zone, where it lies last."""

    node: str
    to: str
    via: tuple[str, ...] = ()
    kind: Literal["go"] = "go"


@dataclass(slots=True)
class Put:
    """A thing comes to a zone or board, out of `start` if that is said. One of the same id that lies anywhere is replaced."""

    zone: str
    node: Node
    start: Where = ""
    at: int | None = None  # its place among what lies there; None: the last
    kind: Literal["put"] = "put"


@dataclass(slots=True)
class Drop:
    """A thing leaves the table, into `end` if that is said."""

    node: str
    end: Where = ""
    kind: Literal["drop"] = "drop"


@dataclass(slots=True)
class Show:
    """The thing of that id looks like this now: a card turned over, a badge, another text."""

    node: Node
    kind: Literal["show"] = "show"


@dataclass(slots=True)
class Count:
    """A counter has this value now, or that many lie in a zone."""

    node: str
    value: int
    kind: Literal["count"] = "count"


@dataclass(slots=True)
class Mark:
    """These things were touched by the last move: they are marked until the reader has answered."""

    nodes: tuple[str, ...]
    kind: Literal["mark"] = "mark"


# --- Steps: things are shown -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Fly:
    """Something passes from one place to another and changes nothing: gold, loot, a vote, a card nobody sees."""

    start: Where
    end: Where
    label: str = ""  # what is printed on it: “+3”
    picture: str = ""  # a name in the game's art
    node: Node | None = None  # a card or piece that flies as it lies
    kind: Literal["fly"] = "fly"


@dataclass(slots=True)
class Roll:
    """A die tumbles and stops like this. One that does not lie on the table is rolled above it."""

    die: Die
    kind: Literal["roll"] = "roll"


@dataclass(slots=True)
class Side:
    """One side of a duel: what its total is made of, line by line."""

    seat: Seat | None
    text: str  # who or what: “Ada”, “two 7s”
    lines: tuple[str, ...]
    total: str


@dataclass(slots=True)
class Duel:
    """A battle, a push, a tie: both totals enter, then who has won."""

    text: str
    sides: tuple[Side, Side]
    winner: Literal[0, 1] | None = None  # None: nobody
    result: str = ""
    kind: Literal["duel"] = "duel"


@dataclass(slots=True)
class Row:
    """A line of a tally: what is counted, what it brings, and the sum so far."""

    text: str
    amount: str
    total: str = ""
    seat: Seat | None = None


@dataclass(slots=True)
class Tally:
    """Something is counted up, row by row: votes, a round paid square by square."""

    text: str
    rows: tuple[Row, ...]
    kind: Literal["tally"] = "tally"


@dataclass(slots=True)
class Cheer:
    """Somebody is celebrated."""

    seats: tuple[Seat, ...]
    kind: Literal["cheer"] = "cheer"


@dataclass(slots=True)
class Together:
    """These steps happen at the same time; any others one after the other."""

    steps: tuple[Step, ...]
    kind: Literal["together"] = "together"


Step: TypeAlias = Go | Put | Drop | Show | Count | Mark | Fly | Roll | Duel | Tally | Cheer | Together


# --- Beats -------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Beat:
    """One event, as one reader is shown it."""

    text: str  # the sentence of the log
    rule: str
    seat: Seat | None  # who acts: the banner has this player's face and colour
    cause: bool  # somebody's move; else what came of it
    weight: Weight
    steps: tuple[Step, ...] = ()
    picture: str = ""  # what it is about, as a name in the game's art: it stands before the sentence in the log


@dataclass(slots=True)
class Change(Generic[V]):
    """What one answer led to, as one reader may know it, and which of its events is told of now. It goes on with the beats."""

    before: V  # the reader's view before the answer
    after: V  # and once all of it has happened
    events: tuple[Event, ...]  # all that the reader was told of this answer, in order
    at: int  # where in it the present event is
    speaker: Speaker

    @property
    def so_far(self) -> tuple[Event, ...]:
        """What the reader was told of this answer, up to the present event."""
        return self.events[: self.at + 1]


def _no_picture(_event: Event) -> str:
    return ""


@dataclass(frozen=True)
class Beats(Generic[V]):
    """How a game stages its events: the value `BEATS` of its `beats.py`."""

    steps: Callable[[Event, Change[V]], Iterable[Step]]
    """The steps of an event. What is not said here glides to its place after the last beat."""
    causes: frozenset[type[Event]] = frozenset()
    """Events that are somebody's move. The first event of an answer always counts as one."""
    quiet: frozenset[type[Event]] = frozenset()
    """Events without a banner of their own, which take the least time."""
    drama: frozenset[type[Event]] = frozenset()
    """Events that everybody holds their breath for."""
    actors: Mapping[type[Event], str] = field(default_factory=dict)
    """The field that tells who acts, where that is not `seat`; of several players none is shown."""
    picture: Callable[[Event], str] = _no_picture
    """What an event is about: a name in the game's art, or nothing."""


def _still(_event: Event, _change: Change[View]) -> Iterable[Step]:
    return ()


PLAIN: Beats[View] = Beats(_still)


def beats_of(game: Game[State, View]) -> Beats[View]:
    """How the game stages its events; sentences alone if its folder does not say."""
    return declared(game.package, "beats", Beats) or PLAIN


def told(beats: Beats[View], event: Event, speaker: Speaker, *, first: bool) -> Beat:
    """A beat without steps: all that is left of an event once it has been shown. `first` of its answer, it is a cause."""
    kind = type(event)
    weight: Weight = "drama" if kind in beats.drama else "quiet" if kind in beats.quiet else "plain"
    actor = getattr(event, beats.actors.get(kind, "seat"), None)
    if isinstance(actor, tuple):
        actor = actor[0] if len(actor) == 1 else None
    cause = first or kind in beats.causes
    return Beat(speaker.sentence(event), event.rule, actor, cause, weight, (), beats.picture(event))


def staged(
    beats: Beats[View], before: View, after: View, events: Sequence[Event], speaker: Speaker
) -> tuple[Beat, ...]:
    """What one answer led to, beat by beat. The end of a match is celebrated in its last one."""
    told_all = tuple(events)
    change = Change(before, after, told_all, 0, speaker)
    shown = []
    for at, event in enumerate(told_all):
        change.at = at
        beat = told(beats, event, speaker, first=at == 0)
        beat.steps = tuple(beats.steps(event, change))
        shown.append(beat)
    outcome = after.outcome
    if shown and outcome is not None and outcome.winners and before.outcome is None:
        shown[-1].steps = (*shown[-1].steps, Cheer(outcome.winners))
    return tuple(shown)


# --- What a beat speaks of ---------------------------------------------------------------------------------------------


def flat(steps: Iterable[Step]) -> Iterator[Step]:
    """Every step, those that happen together too."""
    for step in steps:
        if isinstance(step, Together):
            yield from flat(step.steps)
        else:
            yield step


def names(beat: Beat) -> Iterator[Where]:
    """Every node and seat that a beat names, as a thing that is there."""
    if beat.seat is not None:
        yield beat.seat
    for step in flat(beat.steps):
        yield from (one for one in _named(step) if one != "")


def _named(step: Step) -> Sequence[Where]:
    match step:
        case Go():
            return (step.node, *step.via, step.to)
        case Put():
            return (step.zone, step.start)
        case Drop():
            return (step.node, step.end)
        case Show():
            return (step.node.id,)
        case Count():
            return (step.node,)
        case Mark():
            return step.nodes
        case Fly():
            return (step.start, step.end)
        case Cheer():
            return step.seats
    return ()


def nodes(beat: Beat) -> Iterator[Node]:
    """What a beat brings to the table."""
    for step in flat(beat.steps):
        if isinstance(step, Put):
            yield step.node


def texts(beat: Beat) -> Iterator[str]:
    """What a beat says beside its sentence."""
    for step in flat(beat.steps):
        match step:
            case Put() | Show():
                yield step.node.text
            case Roll():
                yield step.die.text
            case Duel():
                yield step.text
                yield from (side.text for side in step.sides)
            case Tally():
                yield step.text
                yield from (row.text for row in step.rows)
