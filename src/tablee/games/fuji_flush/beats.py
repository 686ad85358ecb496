"""How Fuji Flush is staged: a card is played, others are swept off the slope, their owners draw, a survivor leaves over the top."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from tablee.core.beats import Beats, Change, Count, Drop, Fly, Mark, Put, Show, Step, Together
from tablee.core.notation import Seat
from tablee.core.scene import Card, Speaker
from tablee.core.state import Event
from tablee.games.fuji_flush.rules import (
    DealWon,
    Drew,
    DrewOne,
    Flushed,
    Played,
    PushedThrough,
    Reshuffled,
    Stopped,
    Withstood,
)
from tablee.games.fuji_flush.scene import BACKS, KEPT, face, front_card, group_sum
from tablee.games.fuji_flush.view import FujiView

SUMMIT: Final = "sums"  # where the sums stand, high on the mountain


def steps(event: Event, change: Change[FujiView]) -> Iterator[Step]:
    """What is seen of one event."""
    match event:
        case Played():
            yield from played(event, change)
        case Withstood():
            yield Mark(fronts(event.seats))
        case Flushed():
            if change.before.front.count(event.card) > 1 and first_of_group(event, change):
                yield Drop(f"sum.{event.card}")
            yield from discarded((event.seat,), event.card, change)
        case PushedThrough():
            if len(event.seats) > 1:
                yield Drop(f"sum.{event.card}")
            yield from discarded(event.seats, event.card, change, over=SUMMIT)
        case Drew():
            yield from drew(event, change)
        case DrewOne():
            yield from drew_one(event, change)
        case Reshuffled():
            yield Together((Count("discard", 0), Fly("discard", "draw", node=back(change.speaker))))
            yield Together((Drop("discard.top"), Count("draw", event.cards)))


def played(event: Played, change: Change[FujiView]) -> Iterator[Step]:
    """FUJ-9: the card leaves the hand and lies in front. FUJ-10: it is tied to its equals, and one sum tells what they make."""
    seat, card, before, speaker = event.seat, event.card, change.before, change.speaker
    size = before.sizes[seat]
    if seat == before.seat:
        held = f"hand.{seat}.{before.hand.index(card)}"
        left: tuple[Step, ...] = (Drop(held),)
    else:
        held = f"hand.{seat}.{min(size, BACKS) - 1}"
        left = (Drop(held),) if size <= BACKS else ()
    front = front_card(speaker, seat, card, event.count)
    yield Together((Put(f"seat.{seat}", front, start=held, at=0), *left, Count(f"hand.{seat}", size - 1)))
    partners = tuple(other for other in before.present if before.front[other] == card and other != seat)
    if partners:
        told = tuple(Show(front_card(speaker, other, card, event.count)) for other in partners)
        yield Together((*told, Put("sums", group_sum(card, event.count))))
    yield Mark(fronts((seat, *partners)))


def discarded(seats: tuple[Seat, ...], card: int, change: Change[FujiView], *, over: str = "") -> Iterator[Step]:
    """FUJ-5: survivors climb over the summit. FUJ-11: losers slide down. The last of them lies on top of the discard pile."""
    yield from swept(change.speaker.anybody(), seats, card, discards(change), over)


def first_of_group(event: Flushed, change: Change[FujiView]) -> bool:
    """Whether no equal of this card was flushed before it: the sum falls with the first."""
    return [one.card for one in change.so_far if isinstance(one, Flushed)].count(event.card) == 1


def drew(event: Drew, change: Change[FujiView]) -> Iterator[Step]:
    """FUJ-11: my card comes from the draw pile. It is sorted into the hand with the scene after the answer."""
    seat, held = event.seat, change.before.sizes[event.seat]
    card = face(f"hand.{seat}.{held}", change.speaker.say("card", card=event.card), event.card, seat=seat)
    yield Together(
        (Put(f"hand.{seat}", card, start="draw"), Count(f"hand.{seat}", held + 1), Count("draw", left(change)))
    )


def drew_one(event: DrewOne, change: Change[FujiView]) -> Iterator[Step]:
    """FUJ-2: a card that nobody else sees."""
    seat, held = event.seat, change.before.sizes[event.seat]
    yield from one_drawn(change.speaker.anybody(), seat, held, left(change))


def left(change: Change[FujiView]) -> int:
    """What is left of the draw pile at this event."""
    lie = change.before.draw
    for one in change.so_far:
        if isinstance(one, Reshuffled):
            lie = one.cards
        elif isinstance(one, Drew | DrewOne):
            lie -= 1
    return lie


def discards(change: Change[FujiView]) -> int:
    """How many cards lie on the discard pile at this event."""
    lie = len(change.before.discard)
    for one in change.so_far:
        if isinstance(one, Reshuffled):
            lie = 0
        elif isinstance(one, Flushed):
            lie += 1
        elif isinstance(one, PushedThrough):
            lie += len(one.seats)
    return lie


@lru_cache(KEPT)
def swept(speaker: Speaker, seats: tuple[Seat, ...], card: int, discards: int, over: str) -> tuple[Step, ...]:
    """The cards in front of these players slide away, and one of them lies on top of the discard pile."""
    top = Put("discard", face("discard.top", speaker.say("card", card=card), card), start=over)
    return (
        Together(tuple(Drop(front, end=over or "discard") for front in fronts(seats))),
        Together((top, Count("discard", discards))),
    )


@lru_cache(KEPT)
def one_drawn(speaker: Speaker, seat: Seat, held: int, draw: int) -> tuple[Step, ...]:
    """From the draw pile to somebody's hand."""
    flown = Fly("draw", f"hand.{seat}", node=back(speaker))
    return Together((flown, Count("draw", draw))), Count(f"hand.{seat}", held + 1)


@lru_cache(KEPT)
def fronts(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The cards in front of these players."""
    return tuple(f"front.{seat}" for seat in seats)


def back(speaker: Speaker) -> Card:
    """A card on its way that nobody sees."""
    return Card("back", speaker.say("card-back"), up=False)


PICTURES: Final[Mapping[type[Event], str]] = {Drew: "back", DrewOne: "back", PushedThrough: "summit", DealWon: "summit"}


def picture(event: Event) -> str:
    """What stands before an event in the log: a card that was drawn, the summit."""
    return PICTURES.get(type(event), "")


BEATS: Final[Beats[FujiView]] = Beats(
    steps,
    picture=picture,
    causes=frozenset({Played, PushedThrough}),
    quiet=frozenset({Drew, DrewOne}),
    drama=frozenset({DealWon, Stopped}),
)
