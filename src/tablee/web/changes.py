"""What changed from one scene to the next: whoever has the one needs only that to have the other.

Where the nodes of a scene, a zone or a board are listed, a node that lies in the same list of the scene before and is the same is
told by its id alone. A board whose spots are those of before is told without them. Everything else is told whole.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.scene import Board, Node, Scene, Zone

Told = dict[str, Any] | Node | str

_ZONE: Final = ("id", "text", "layout", "columns", "count", "style", "seat", "kind")
_BOARD: Final = ("id", "text", "width", "height", "links", "picture", "style", "kind")


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
    known = {node.id: node for node in before}
    told: list[Told] = []
    for node in nodes:
        old = known.get(node.id)
        if old is node:
            told.append(node.id)
        elif old is None:
            told.append(node)
        else:
            told.append(_node(old, node))
    return told


def _node(old: Node, node: Node) -> Told:
    """A node whose id was there before."""
    if isinstance(node, Zone) and isinstance(old, Zone):
        inside = _list(old.nodes, node.nodes)
        if _untouched(old.nodes, inside) and _alike(_ZONE, old, node):
            return node.id
        return {name: getattr(node, name) for name in _ZONE} | {"nodes": inside}
    if isinstance(node, Board) and isinstance(old, Board):
        inside = _list(old.nodes, node.nodes)
        spots = old.spots is node.spots or old.spots == node.spots
        if spots and _untouched(old.nodes, inside) and _alike(_BOARD, old, node):
            return node.id
        told = {name: getattr(node, name) for name in _BOARD} | {"nodes": inside}
        return told if spots else told | {"spots": node.spots}
    return node.id if old == node else node


def _untouched(before: tuple[Node, ...], told: list[Told]) -> bool:
    return len(before) == len(told) and all(one == node.id for node, one in zip(before, told, strict=True))


def _alike(names: tuple[str, ...], old: Node, node: Node) -> bool:
    return all(getattr(old, name) == getattr(node, name) for name in names)
