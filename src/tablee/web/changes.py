"""What changed from one scene to the next: whoever has the one needs only that to have the other.

Where the nodes of a scene, a zone or a board are listed, a node that lies in the same list of the scene before and is the same is
told by its id alone, and so is a spot of a board. A board whose spots are all those of before is told without them, and so is a
scene whose aim is that of before. Everything else is told whole.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict, cast

import msgspec
from msgspec import Raw

from tablee.core.notation import Seat
from tablee.core.scene import Aim, Board, Layout, Link, Node, Offer, Prompt, Scene, Spot, Zone
from tablee.core.standings import Standings

KEPT: Final = 1 << 12  # offers

_encode: Final = msgspec.json.Encoder().encode


class ZoneChanges(TypedDict):
    """A zone that was there before."""

    id: str
    text: str
    layout: Layout
    columns: int
    count: int | None
    style: str
    seat: Seat | None
    kind: Literal["zone"]
    nodes: list[Told]


class BoardChanges(TypedDict):
    """A board that was there before; without its spots where they are those of before."""

    id: str
    text: str
    width: float
    height: float
    links: tuple[Link, ...]
    picture: str
    style: str
    kind: Literal["board"]
    nodes: list[Told]
    spots: NotRequired[list[Spot | str]]


Told = ZoneChanges | BoardChanges | Node | str


class SceneChanges(TypedDict):
    """A scene, for whoever has the one before."""

    game: str
    title: str
    nodes: list[Told]
    prompt: Prompt | None
    aim: NotRequired[Aim | None]
    standings: Standings | None


def changes(before: Scene, scene: Scene) -> SceneChanges:
    """The scene, for whoever has the one before."""
    told: SceneChanges = {
        "game": scene.game,
        "title": scene.title,
        "nodes": _list(before.nodes, scene.nodes) or _named(scene.nodes),
        "prompt": None if scene.prompt is None else _prompt(scene.prompt),
        "standings": scene.standings,
    }
    if scene.aim != before.aim:
        told["aim"] = scene.aim
    return told


def _prompt(prompt: Prompt) -> Any:
    """The prompt: once it is encoded nobody can tell that it was not."""
    return {
        "text": prompt.text,
        "rule": prompt.rule,
        "waiting": prompt.waiting,
        "mine": prompt.mine,
        "offers": [_offer(offer) for offer in prompt.offers],
        "entry": prompt.entry,
        "help": prompt.help,
    }


_offers: Final[dict[int, tuple[Offer, Raw | None]]] = {}  # by id; an offer that is kept here keeps its id


def _offer(offer: Offer) -> Offer | Raw:
    """An offer that a game hands out again and again is encoded once, when it is sent for the second time."""
    known = _offers.get(id(offer))
    if known is None:
        if len(_offers) >= KEPT:
            _offers.clear()
        _offers[id(offer)] = offer, None
        return offer
    encoded = known[1]
    if encoded is None:
        encoded = Raw(_encode(offer))
        _offers[id(offer)] = offer, encoded
    return encoded


def _list(before: tuple[Node, ...], nodes: tuple[Node, ...]) -> list[Told] | None:
    """Most nodes are the very same as before, and in the same order but for one that came or went. None: all of them are."""
    if before is nodes:
        return None
    told: list[Told] = []
    known: dict[str, Node] | None = None
    place, there = 0, len(before)
    changed = there != len(nodes)
    for node in nodes:
        name = node.id
        if place < there and before[place] is node:
            place += 1
            told.append(name)
        elif place + 1 < there and before[place + 1] is node:
            place += 2
            told.append(name)
            changed = True
        else:
            if place < there and before[place].id == name:
                same: Node | None = before[place]
                place += 1
            else:
                changed = True
                if known is None:
                    known = {old.id: old for old in before}
                same = known.get(name)
            one = node if same is None else _node(same, node)
            told.append(one)
            changed = changed or one is not name
    return told if changed else None


def _node(old: Node, node: Node) -> Told:
    """A node whose id was there before."""
    if old is node:
        return node.id
    if isinstance(node, Zone) and isinstance(old, Zone):
        return _zone(old, node)
    if isinstance(node, Board) and isinstance(old, Board):
        return _board(old, node)
    return node.id if old == node else node


def _zone(old: Zone, node: Zone) -> Told:
    inside = _list(old.nodes, node.nodes)
    if (
        inside is None
        and old.style == node.style
        and old.text == node.text
        and old.count == node.count
        and old.layout == node.layout
        and old.columns == node.columns
        and old.seat == node.seat
    ):
        return node.id
    return {
        "id": node.id,
        "text": node.text,
        "layout": node.layout,
        "columns": node.columns,
        "count": node.count,
        "style": node.style,
        "seat": node.seat,
        "kind": node.kind,
        "nodes": _named(node.nodes) if inside is None else inside,
    }


def _board(old: Board, node: Board) -> Told:
    inside, spots = _list(old.nodes, node.nodes), _list(old.spots, node.spots)
    if (
        inside is None
        and spots is None
        and old.text == node.text
        and old.style == node.style
        and old.picture == node.picture
        and old.width == node.width
        and old.height == node.height
        and old.links == node.links
    ):
        return node.id
    told: BoardChanges = {
        "id": node.id,
        "text": node.text,
        "width": node.width,
        "height": node.height,
        "links": node.links,
        "picture": node.picture,
        "style": node.style,
        "kind": node.kind,
        "nodes": _named(node.nodes) if inside is None else inside,
    }
    if spots is not None:
        told["spots"] = cast("list[Spot | str]", spots)
    return told


def _named(nodes: tuple[Node, ...]) -> list[Told]:
    return [node.id for node in nodes]
