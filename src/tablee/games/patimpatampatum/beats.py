"""How PatimPatamPatum is staged: pawns walk the streets, a push is a duel, and a round is paid square by square."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from tablee.core.beats import Beats, Change, Count, Drop, Duel, Fly, Go, Mark, Put, Side, Step, Together
from tablee.core.notation import Seat
from tablee.core.state import Event
from tablee.games.patimpatampatum.board import CELL, HOUSES, NAMES, NOWHERE, SANT_PERE, SQUARES
from tablee.games.patimpatampatum.cards import ADMIN, FIRST_COMPARSE, FUETS, KIND, NO_CARD, PLENS
from tablee.games.patimpatampatum.offers import route
from tablee.games.patimpatampatum.rules.push import (
    Blocked,
    ComparseShown,
    FuetsBlocked,
    PlensStruck,
    Pushed,
    PushSucceeded,
    RanOut,
    Retreated,
    Stayed,
    TookPlace,
    Yielded,
)
from tablee.games.patimpatampatum.rules.rounds import HousesPaid, RoundBegan, RoundEnded, Scored, SquarePaid
from tablee.games.patimpatampatum.rules.setup import Filled, Took
from tablee.games.patimpatampatum.rules.turn import (
    Administered,
    Discarded,
    Drew,
    DrewOne,
    HouseTaken,
    Laid,
    Moved,
    TouristCame,
    Used,
)
from tablee.games.patimpatampatum.scene import face, pawn
from tablee.games.patimpatampatum.view import PatumView


def steps(event: Event, change: Change[PatumView]) -> Iterator[Step]:
    """What is seen of one event."""
    yield from played(event, change)
    yield from walked(event, change)
    yield from pushed(event, change)
    yield from paid(event, change)


# --- Cards -------------------------------------------------------------------------------------------------------------


def played(event: Event, change: Change[PatumView]) -> Iterator[Step]:
    """PPP-20 to PPP-25, PPP-52: cards leave a hand for the table, and one is drawn."""
    match event:
        case (
            Laid()
            | Used()
            | Discarded()
            | Administered()
            | Blocked()
            | FuetsBlocked()
            | PlensStruck()
            | ComparseShown()
        ):
            cards = tuple(shown(event.seat, kind, change) for kind in spent(event, change))
            yield Together((*cards, *counted(event.seat, change)))
        case Drew():
            card = face(change.after, change.speaker, KIND[event.card], "drawn")
            yield Together((Fly("pile", f"hand.{event.seat}", node=card), *counted(event.seat, change)))
        case DrewOne():
            yield from counted(event.seat, change)
        case RoundBegan():
            yield Together(tuple(step for seat in event.order for step in counted(seat, change)))


def spent(event: Event, change: Change[PatumView]) -> tuple[int, ...]:
    """The cards that an event takes out of a hand."""
    match event:
        case Laid() | Used() | Discarded() | Blocked():
            return (KIND[event.card],)
        case FuetsBlocked():
            return (FUETS, KIND[event.card])
        case PlensStruck():
            return (PLENS,)
        case ComparseShown():
            return (FIRST_COMPARSE + change.before.comparse[change.before.active],)
        case Administered():
            return (ADMIN,)
    return ()


def shown(seat: Seat, kind: int, change: Change[PatumView]) -> Fly:
    """A card on its way to the others of its turn, or to the cell that it defends."""
    view = change.before
    start = f"hand.{seat}.{view.hand.index(kind)}" if seat == view.seat and kind in view.hand else f"hand.{seat}"
    laid = "laid" if view.laid or view.character != NO_CARD else "piles"
    end = laid if seat == view.active else f"cell.{NAMES[view.target]}"
    return Fly(start, end, node=face(change.after, change.speaker, kind, "shown"))


def counted(seat: Seat, change: Change[PatumView]) -> Iterator[Step]:
    """How many cards that player has, and the draw pile, at this event."""
    size, pile = change.before.sizes[seat], change.before.pile
    for past in change.so_far:
        if isinstance(past, RoundBegan):
            size, pile = change.after.sizes[seat], change.after.pile
        elif isinstance(past, Drew | DrewOne):
            size, pile = size + (past.seat == seat), pile - 1
        elif getattr(past, "seat", None) == seat:
            size -= len(spent(past, change))
    yield Count(f"cards.{seat}", size)
    yield Count(f"hand.{seat}", size)
    yield Count("pile", pile)
    if seat == change.before.seat:
        yield Count("own.cards", size)


# --- Pawns -------------------------------------------------------------------------------------------------------------


def walked(event: Event, change: Change[PatumView]) -> Iterator[Step]:
    """PPP-30, PPP-36, PPP-81, PPP-82: a pawn goes where it goes, and whoever has to make room goes to Sant Pere."""
    match event:
        case Moved():
            origin, cell = CELL[event.origin], CELL[event.cell]
            yield from goes(event.seat, origin, cell, change, route(change.before, cell)[:-1])
        case Administered():
            yield from goes(event.seat, SANT_PERE, CELL[event.cell], change)
        case TouristCame() | HouseTaken():
            yield from goes(event.rival, CELL[event.cell], SANT_PERE, change)
        case Retreated():
            yield from goes(event.seat, change.before.origin, CELL[event.cell], change)


def goes(
    seat: Seat, origin: int, cell: int, change: Change[PatumView], through: tuple[int, ...] = ()
) -> Iterator[Step]:
    """A pawn leaves its cell under the name that it will have, because pawns are named by where they stand."""
    if origin in {NOWHERE, cell}:
        return
    view, speaker = change.before, change.speaker
    name = name_on(view, cell, seat)
    there = name_on(view, origin, seat, last=True)
    walker = pawn(change.after, speaker, cell, seat, name)
    starts = replace(walker, at=f"cell.{NAMES[origin]}")
    stays = origin == SANT_PERE and view.crowd[origin * view.seats + seat] > 1
    if cell == SANT_PERE and view.crowd[cell * view.seats + seat]:
        yield Fly(f"cell.{NAMES[origin]}", f"cell.{NAMES[cell]}", node=walker)
        yield Drop(there)
        return
    yield Together((Put("berga", starts), *(() if stays else (Drop(there),))))
    yield Go(name, f"cell.{NAMES[cell]}", tuple(f"cell.{NAMES[one]}" for one in through))
    yield Mark((f"cell.{NAMES[origin]}", f"cell.{NAMES[cell]}"))


def name_on(view: PatumView, cell: int, seat: Seat, *, last: bool = False) -> str:
    """How a pawn of that player is called on that cell: the last one that stands there, or the next to come."""
    if cell > SQUARES[-1]:
        return f"pawn.{NAMES[cell]}"
    if cell == SANT_PERE:
        return f"pawn.{NAMES[cell]}.{seat}"
    return f"pawn.{NAMES[cell]}.{seat}.{view.crowd[cell * view.seats + seat] - last}"


# --- Pushes ------------------------------------------------------------------------------------------------------------


def pushed(event: Event, change: Change[PatumView]) -> Iterator[Step]:
    """PPP-40 to PPP-57: a push against what holds it, and who has to leave."""
    match event:
        case Pushed():
            yield Mark((f"cell.{event.cell}",))
        case Blocked() | FuetsBlocked():
            yield duel(change, event.seat, str(event.value), event.push, winner=1)
        case PlensStruck():
            yield Mark((f"cell.{NAMES[change.before.target]}",))
        case ComparseShown():
            yield duel(change, event.seat, "★", change.before.push, winner=1)
        case Yielded():
            yield duel(change, event.seat, "0", change.before.push, winner=0)
        case PushSucceeded():
            yield from made_way(event.seat, event.victim, event.cell, SANT_PERE, change)
        case TookPlace():
            yield from made_way(event.victim, event.seat, NAMES[change.before.target], CELL[event.cell], change)


def made_way(seat: Seat, victim: Seat, cell: str, refuge: int, change: Change[PatumView]) -> Iterator[Step]:
    """PPP-54, PPP-55: the beaten pawn leaves, then the attacker enters."""
    yield from goes(victim, CELL[cell], refuge, change)
    yield from goes(seat, change.before.origin, CELL[cell], change)


def duel(change: Change[PatumView], defender: Seat, against: str, push: int, *, winner: int) -> Duel:
    """PPP-41, PPP-50: what was laid less the distance, against the card that holds it."""
    view, speaker = change.before, change.speaker
    total, distance = push + view.distance, view.distance
    attack = Side(view.active, speaker.name(view.active), (f"{total} − {distance}",), str(push))
    defence = Side(defender, speaker.name(defender), (), against)
    text = speaker.say("duel", cell=NAMES[view.target])
    return Duel(text, (attack, defence), 1 if winner else 0)


# --- Rounds ------------------------------------------------------------------------------------------------------------


def paid(event: Event, change: Change[PatumView]) -> Iterator[Step]:
    """PPP-74, PPP-75: points fly from each square and from the houses to whoever has earned them."""
    match event:
        case SquarePaid():
            yield Together(tuple(Fly(f"cell.{event.cell}", seat, label=f"+{event.points}") for seat in event.seats))
        case HousesPaid():
            yield Fly(f"cell.{NAMES[HOUSES[0]]}", event.seat, label=f"+{event.points}", picture="house")
        case Scored():
            yield Count(f"score.{event.seat}", event.score)
            if event.seat == change.before.seat:
                yield Count("own.score", event.score)


PICTURES: Final[Mapping[type[Event], str]] = {
    Drew: "back",
    DrewOne: "back",
    Filled: "house",
    HousesPaid: "house",
    HouseTaken: "house",
    Administered: "admin",
    FuetsBlocked: "fuets",
    PlensStruck: "plens",
}


def picture(event: Event) -> str:
    """What stands before an event in the log: a troupe, a house, a card."""
    match event:
        case Took() | ComparseShown():
            return event.comparse
    return PICTURES.get(type(event), "")


BEATS: Final[Beats[PatumView]] = Beats(
    steps,
    picture=picture,
    causes=frozenset({Moved, Administered, Pushed, RoundBegan, RoundEnded}),
    quiet=frozenset({Drew, DrewOne, Laid, Used, Discarded, RanOut, Filled}),
    drama=frozenset({Pushed, Blocked, FuetsBlocked, ComparseShown, PushSucceeded, TookPlace, Stayed, RoundEnded}),
)
