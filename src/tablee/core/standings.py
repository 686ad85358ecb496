"""Standings: how a match ended, for who reads it. Who came where, what each score is made of, and how it was decided.

A game's folder may hold a `standings.py` with a function `standings(view, speaker)`. Whoever shows the end finds it by the game's
package, as beats are found. Of a game without one the winners are told, and the scores if the rules count any.

**Standings are made from a view of a match that is over**, so they tell a reader nothing that the table does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from tablee.core.errors import RulesError
from tablee.core.game import Game, View, companion
from tablee.core.notation import Seat
from tablee.core.state import Outcome, State

if TYPE_CHECKING:
    from tablee.core.scene import Scene, Speaker

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Order: TypeAlias = tuple[int, ...]
"""What places go by: the smallest is first, and equals share their place."""
UNPLACED = 0  # where nobody wins, nobody has a place


@dataclass(frozen=True, slots=True)
class Part:
    """A row of a score: gold, a treasure, a round."""

    text: str
    amount: int


@dataclass(frozen=True, slots=True)
class Place:
    """How a player fared, or a team. The parts add up to the score; a game that counts no points has neither."""

    seats: tuple[Seat, ...]
    text: str
    score: int | None = None
    parts: tuple[Part, ...] = ()
    note: str = ""  # what else counts or counted: what parts equals, what is left
    rank: int = UNPLACED  # from 1


@dataclass(frozen=True, slots=True)
class Standings:
    """The end of a match, for one reader."""

    reason: str  # the ending
    title: str  # what it means for the reader: “You win”, “You came second”, “Ada wins”
    text: str  # how it was decided
    unit: str  # what scores count, as the heading of a column
    places: tuple[Place, ...]  # the first place first


# --- What games share --------------------------------------------------------------------------------------------------


def signed(number: int) -> str:
    """A number with the minus sign of print."""
    return str(number).replace("-", "−")


def gained(number: int) -> str:
    """What a part adds to a score, with its sign."""
    return f"+{number}" if number > 0 else signed(number)


def outcome_of(view: View) -> Outcome:
    """How the match of this view ended; RulesError before the end."""
    if view.outcome is None:
        raise RulesError("standings are told of a match that is over")
    return view.outcome


def ranked(places: Iterable[tuple[Order, Place]]) -> tuple[Place, ...]:
    """In their order, counted as in sports: after two firsts comes the third."""
    sorted_places = sorted(places, key=lambda one: (one[0], one[1].seats))
    orders = [order for order, _ in sorted_places]
    return tuple(replace(place, rank=orders.index(order) + 1) for order, place in sorted_places)


def conclude(
    view: View, speaker: Speaker, places: Iterable[tuple[Order, Place]], text: str, unit: str = ""
) -> Standings:
    """The standings: the places by their order, and what the end means for the reader."""
    outcome = outcome_of(view)
    found = ranked(places)
    if not outcome.winners:
        found = tuple(replace(place, rank=UNPLACED) for place in found)
    return Standings(outcome.reason, _title(view.seat, outcome, found, speaker), text, unit, found)


def runners_up(places: Iterable[Place]) -> tuple[Seat, ...]:
    """Who came next after the winners: those whom the winners are compared with."""
    behind = [place for place in places if place.rank > 1]
    return tuple(seat for place in behind if place.rank == behind[0].rank for seat in place.seats)


def _title(reader: Seat | None, outcome: Outcome, places: tuple[Place, ...], speaker: Speaker) -> str:
    if not outcome.winners:
        return speaker.say("standing-nobody")
    mine = next((place for place in places if reader in place.seats), None)
    if mine is None:
        if all(place.rank == 1 for place in places):
            return speaker.say("standing-everybody")
        names, shared = speaker.names(outcome.winners), sum(place.rank == 1 for place in places) > 1
        if shared:
            return speaker.say("standing-winners-share", names=names)
        return speaker.say("standing-winners", names=names, count=len(outcome.winners))
    level = sum(place.rank == mine.rank for place in places) > 1
    if mine.rank == 1:
        return _won(mine, speaker, level=level)
    return _lost(mine, speaker, level=level, duel=len(places) == 2)


def _won(mine: Place, speaker: Speaker, *, level: bool) -> str:
    if level:
        return speaker.say("standing-shared")
    return speaker.say("standing-team-won") if len(mine.seats) > 1 else speaker.say("standing-won")


def _lost(mine: Place, speaker: Speaker, *, level: bool, duel: bool) -> str:
    if duel:
        return speaker.say("standing-team-lost") if len(mine.seats) > 1 else speaker.say("standing-lost")
    if level:
        return speaker.say("standing-place-shared", rank=mine.rank)
    return speaker.say("standing-place", rank=mine.rank)


# --- Finding them ------------------------------------------------------------------------------------------------------

Tell: TypeAlias = "Callable[[View, Speaker], Standings]"


def plain(view: View, speaker: Speaker) -> Standings:
    """The winners, then the others by their scores: for a game whose folder does not say more."""
    outcome = outcome_of(view)
    scores = outcome.scores or (None,) * view.seats
    places = (
        (
            (seat not in outcome.winners, -(0 if seat in outcome.winners else scores[seat] or 0)),
            Place((seat,), speaker.name(seat), scores[seat]),
        )
        for seat in range(view.seats)
    )
    return conclude(view, speaker, places, speaker.result(outcome))


@cache
def _found(package: str) -> Tell:
    module = companion(package, "standings")
    if module is None:
        return plain
    found = getattr(module, "standings", None)
    if not callable(found):
        raise RulesError(f"{module.__name__} has no function “standings”")
    return cast("Tell", found)


def standings_of(game: Game[S, V], view: V, speaker: Speaker) -> Standings | None:
    """How the match ended, for the reader of this view; None as long as it goes on."""
    return None if view.outcome is None else _found(game.package)(view, speaker)


def ended(game: Game[S, V], view: V, speaker: Speaker) -> Scene:
    """What lies on the table, and once the match is over, how it ended."""
    scene = game.scene(view, speaker)
    return scene if view.outcome is None else replace(scene, standings=standings_of(game, view, speaker))
