"""For tests that look at a scene: the things on it, and what is asked."""

from __future__ import annotations

from typing import TypeVar

from tablee.core.scene import Node, Offer, Prompt, Scene, walk

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
