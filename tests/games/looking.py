"""For tests that look at a scene: the things on it, and what is asked."""

from __future__ import annotations

from typing import TypeVar

from tablee.core.scene import Node, Offer, Prompt, Scene, walk
from tablee.core.standings import Standings

N = TypeVar("N", bound=Node)


def node(scene: Scene, name: str, kind: type[N]) -> N:
    """The thing of that id on the table."""
    (found,) = (one for one in walk(scene) if one.id == name)
    assert isinstance(found, kind)
    return found


def ids(scene: Scene) -> set[str]:
    return {one.id for one in walk(scene)}


def prompt(scene: Scene) -> Prompt:
    assert scene.prompt is not None
    return scene.prompt


def offers(scene: Scene) -> dict[str, Offer]:
    return {offer.move: offer for offer in prompt(scene).offers}


def end(scene: Scene) -> Standings:
    """How the match ended."""
    assert scene.standings is not None
    return scene.standings


def ranks(scene: Scene) -> list[tuple[int, tuple[int, ...], int | None]]:
    """Every place: its number, whose it is, and the score."""
    return [(place.rank, place.seats, place.score) for place in end(scene).places]


def made_of(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """What the score of a player is made of."""
    (place,) = (one for one in end(scene).places if seat in one.seats)
    return [(part.text, part.amount) for part in place.parts]


def note(scene: Scene, seat: int) -> str:
    """What else is told of a player's place."""
    (place,) = (one for one in end(scene).places if seat in one.seats)
    return place.note
