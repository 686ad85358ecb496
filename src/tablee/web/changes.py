"""What changed from one scene to the next: whoever has the one needs only that to have the other.

Where the nodes of a scene, a zone or a board are listed, a node that lies in the same list of the scene before and is the same is
told by its id alone. A board whose spots are those of before is told without them. Everything else is told whole.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from tablee.core.scene import Board, Node, Scene, Zone

Told = dict[str, Any] | Node | str

_ZONE: Final = ("id", "text", "layout", "columns", "count", "style", "seat", "kind")
_BOARD: Final = ("id", "text", "width", "height", "links", "picture", "style", "kind")
_of_zone: Final = attrgetter(*_ZONE)
_of_board: Final = attrgetter(*_BOARD)


def changes(before: Scene, scene: Scene) -> dict[str, Any]:
    """The scene, for whoever has the one before."""
    return {
        "game": scene.game,
        "title": scene.title,
        "nodes": _list(before.nodes, scene.nodes),
        "prompt": scene.prompt,
        "result": scene.result,
    }


def _list(before: tuple[Node, ...], nodes: tuple[Node, ...]) -> list[Told]:
    if before is nodes:
        return [node.id for node in nodes]
    known: dict[str, Node] = {}
    told: list[Told] = []
    there = len(before)
    for place, node in enumerate(nodes):
        if place < there and before[place] is node:
            told.append(node.id)
            continue
        old = (known or _by_id(before, known)).get(node.id)
        told.append(node.id if old is node else node if old is None else _node(old, node))
    return told


def _by_id(nodes: tuple[Node, ...], known: dict[str, Node]) -> dict[str, Node]:
    for node in nodes:
        known[node.id] = node
    return known


def _node(old: Node, node: Node) -> Told:
    """A node whose id was there before."""
    if type(node) is not type(old):
        return node
    if isinstance(node, Zone):
        assert isinstance(old, Zone)
        inside = _list(old.nodes, node.nodes)
        if _of_zone(old) == _of_zone(node) and _untouched(old.nodes, inside):
            return node.id
        return dict(zip(_ZONE, _of_zone(node), strict=True), nodes=inside)
    if isinstance(node, Board):
        assert isinstance(old, Board)
        inside = _list(old.nodes, node.nodes)
        spots = old.spots is node.spots or old.spots == node.spots
        if spots and _of_board(old) == _of_board(node) and _untouched(old.nodes, inside):
            return node.id
        told: dict[str, Any] = dict(zip(_BOARD, _of_board(node), strict=True), nodes=inside)
        if not spots:
            told["spots"] = node.spots
        return told
    return node.id if old == node else node


def _untouched(before: tuple[Node, ...], told: list[Told]) -> bool:
    return len(before) == len(told) and all(one == node.id for node, one in zip(before, told, strict=True))
