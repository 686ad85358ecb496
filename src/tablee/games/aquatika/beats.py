"""How Aquatika is staged: a piece goes where it goes, a fish cell by cell over the others, and then its prey leaves the reef."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.core.beats import Beats, Change, Drop, Go, Mark, Step
from tablee.core.state import Event
from tablee.games.aquatika.phrases import COLOURS, PIECES
from tablee.games.aquatika.rules.board import NAMES, NUMBER, WIDTH
from tablee.games.aquatika.rules.end import GaveUp, GotStuck, ReachedGoal
from tablee.games.aquatika.rules.pieces import OWNER, TOP, Kind
from tablee.games.aquatika.rules.turn import Ate, AtePrey, Carried, Covered, Jumped, Released, Stepped
from tablee.games.aquatika.view import AquatikaView


def steps(event: Event, change: Change[AquatikaView]) -> Iterator[Step]:
    """What is seen of one event."""
    match event:
        case Jumped():
            yield Go(there(event.start, change), event.end, flight(event.start, event.end))
            yield Mark((event.start, event.end))
        case Ate():
            eaten = change.before.board[NUMBER[event.end]] & TOP
            yield Go(there(event.start, change), event.end)
            yield Drop(PIECES[eaten], end=OWNER[eaten])
            yield Mark((event.start, event.end))
        case Stepped() | Carried() | Covered():
            yield Go(there(event.start, change), event.end)
            yield Mark((event.start, event.end))
        case Released():
            yield Mark((event.cell,))
        case ReachedGoal():
            yield Mark((event.cell,))


def there(cell: str, change: Change[AquatikaView]) -> str:
    """The piece that stood there before the move."""
    return PIECES[change.before.board[NUMBER[cell]] & TOP]


def flight(start: str, end: str) -> tuple[str, ...]:
    """AQU-42: the cells where a fish that jumps more than once comes down on its way."""
    (x, y), (to_x, to_y) = (divmod(NUMBER[cell], WIDTH)[::-1] for cell in (start, end))
    jumps = max(abs(to_x - x), abs(to_y - y)) // 2
    return tuple(
        NAMES[(y + (to_y - y) * jump // jumps) * WIDTH + x + (to_x - x) * jump // jumps] for jump in range(1, jumps)
    )


def picture(event: Event) -> str:
    """What stands before an event in the log: the piece that moved, or was eaten."""
    match event:
        case Stepped() | ReachedGoal():
            return drawn(event.piece, COLOURS[event.seat])
        case Jumped():
            return f"fish-{COLOURS[event.seat]}"
        case Covered() | Carried():
            return f"octopus-{COLOURS[event.seat]}"
        case Ate():
            return drawn(event.piece, event.colour.name.lower())
        case AtePrey() | Released():
            return drawn(event.prey, event.colour.name.lower())
    return ""


def drawn(kind: Kind, colour: str) -> str:
    """The picture of a piece."""
    return f"{kind.name.lower()}-{colour}"


BEATS: Final[Beats[AquatikaView]] = Beats(
    steps,
    picture=picture,
    drama=frozenset({Ate, ReachedGoal, GotStuck, GaveUp}),
)
