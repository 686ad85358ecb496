"""How Fuji Flush lies on the table: a place for each player, the two piles, and my hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import MINE, Card, Node, Note, Offer, Scene, Sheet, Speaker, Zone, around, prompt
from tablee.core.state import Move
from tablee.games.fuji_flush.rules import COPIES, EMPTY, Play
from tablee.games.fuji_flush.view import FujiView

KEPT: Final = 4096  # parts that lie on tables just now, of each kind
VALUES: Final = tuple(map(str, COPIES))
OF_EACH: Final = tuple(map(str, COPIES.values()))
TIED: Final = "tied"  # the style of cards that count together, and of their sum
BACKS: Final = 3  # drawn of a hand or pile that nobody sees into; its number is told


def scene(view: FujiView, speaker: Speaker) -> Scene:
    """FUJ-2: the table as the view tells it."""
    places = tuple(place(view, speaker, seat) for seat in around(view))
    nodes: list[Node] = [
        Zone(
            "table",
            speaker.say("table"),
            (*places, piles(speaker.anybody(), view.draw, len(view.discard), view.discard[-1:]), sums(view, speaker)),
            "grid",
        )
    ]
    if view.seat is not None and view.outcome is None:
        nodes.append(hand(speaker, view.seat, view.hand, mine=True))
    if view.deals > 1:
        nodes.append(series(view, speaker))
    if view.tally and view.outcome is None:
        nodes.append(tally(speaker.anybody(), view.discard))
    return Scene(
        game="fuji_flush",
        title=speaker.say("name"),
        nodes=tuple(nodes),
        prompt=prompt(view, speaker, lambda move: offer(view, speaker, move), help=speaker.say("help-play-card")),
    )


def place(view: FujiView, speaker: Speaker, seat: Seat) -> Zone:
    """A player's place: the card in front, and the hand as a number (FUJ-2)."""
    if seat not in view.present:
        return empty_place(speaker, seat)
    card = view.front[seat]
    shown = view.hands[seat] if view.outcome is not None else None
    hidden = shown is None and seat != view.seat
    active = seat in view.asked.waiting
    return taken_place(
        speaker, seat, view.sizes[seat], card, view.front.count(card), shown, hidden=hidden, active=active
    )


@lru_cache(KEPT)
def empty_place(speaker: Speaker, seat: Seat) -> Zone:
    """FUJ-R16: somebody has left."""
    return Zone(f"seat.{seat}", speaker.say("seat-gone", name=speaker.name(seat)), seat=seat, style="gone")


@lru_cache(KEPT)
def taken_place(
    speaker: Speaker,
    seat: Seat,
    size: int,
    card: int,
    group: int,
    shown: tuple[int, ...] | None,
    *,
    hidden: bool,
    active: bool,
) -> Zone:
    """A place as long as nothing changes there: `group` of the same card lie in front of players."""
    name = speaker.name(seat)
    inside: list[Node] = []
    if card == EMPTY:
        text = speaker.say("seat-nothing", name=name, cards=size)
    else:
        text = speaker.say("seat-card", name=name, card=card, total=card * group, cards=size)
        inside.append(front_card(speaker, seat, card, group))
        if size == 0 and shown is None:
            inside.append(Note(f"warning.{seat}", speaker.say("last-card", name=name), "warning"))
    if shown is not None:
        inside.append(hand(speaker, seat, shown, mine=False))
    elif hidden:
        told = speaker.say("hand-of", name=name, cards=size)
        backs = tuple(
            Card(f"hand.{seat}.{at}", speaker.say("card-back"), up=False, seat=seat) for at in range(min(size, BACKS))
        )
        inside.append(Zone(f"hand.{seat}", told, backs, "stack", count=size, seat=seat))
    return Zone(f"seat.{seat}", text, tuple(inside), "column", seat=seat, style="active" if active else "")


@lru_cache(KEPT)
def front_card(speaker: Speaker, seat: Seat, card: int, group: int) -> Card:
    """FUJ-10: the card in front, tied to its equals."""
    text = speaker.say("card-front", card=card, name=speaker.name(seat))
    return face(f"front.{seat}", text, card, style=TIED if group > 1 else "", seat=seat)


def sums(view: FujiView, speaker: Speaker) -> Zone:
    """FUJ-10: what equal cards in front make together, once for each group."""
    groups = ((card, view.front.count(card)) for card in sorted(set(view.front) - {EMPTY}))
    return Zone(
        "sums", speaker.say("sums"), tuple(group_sum(card, count) for card, count in groups if count > 1), "column"
    )


@lru_cache(KEPT)
def group_sum(card: int, count: int) -> Note:
    """FUJ-10: “7+7 = 14”, where the ropes of these cards meet."""
    return Note(f"sum.{card}", f"{'+'.join([str(card)] * count)} = {card * count}", TIED)


@lru_cache(KEPT)
def hand(speaker: Speaker, seat: Seat, cards: tuple[int, ...], *, mine: bool) -> Zone:
    """Cards named by their place in the sorted hand, not by copy."""
    text = speaker.say("hand") if mine else speaker.say("hand-of", name=speaker.name(seat), cards=len(cards))
    faces = tuple(
        face(f"hand.{seat}.{at}", speaker.say("card", card=card), card, seat=seat) for at, card in enumerate(cards)
    )
    return Zone(f"hand.{seat}", text, faces, "fan", count=len(cards), seat=seat, style=MINE if mine else "")


@lru_cache(KEPT)
def piles(speaker: Speaker, draw: int, discard: int, last: tuple[int, ...]) -> Zone:
    """The draw pile by its size, the discard pile with its top card (FUJ-R13)."""
    backs = tuple(Card(f"draw.{at}", speaker.say("card-back"), up=False) for at in range(min(draw, BACKS)))
    top = tuple(face("discard.top", speaker.say("card", card=card), card) for card in last)
    draw_text = speaker.say("draw-pile", cards=draw)
    discard_text = speaker.say("discard-pile", cards=discard)
    return Zone(
        "piles",
        f"{draw_text} · {discard_text}",
        (
            Zone("draw", draw_text, backs, "stack", count=draw),
            Zone("discard", discard_text, top, "stack", count=discard),
        ),
        style="centre",
    )


@lru_cache(KEPT)
def tally(speaker: Speaker, discard: tuple[int, ...]) -> Sheet:
    """FUJ-O1: how many of each value lie on the discard pile."""
    return Sheet(
        "tally",
        speaker.say("tally"),
        (speaker.say("tally-value"), *VALUES),
        (
            (speaker.say("tally-count"), *map(str, map(discard.count, COPIES))),
            (speaker.say("tally-of"), *OF_EACH),
        ),
    )


def series(view: FujiView, speaker: Speaker) -> Sheet:
    """FUJ-O2: the deals won so far."""
    rows = tuple((speaker.name(seat), str(view.wins[seat])) for seat in range(view.seats))
    heading = (speaker.say("series-player"), speaker.say("series-wins"))
    return Sheet("series", speaker.say("series", deal=view.deal, deals=view.deals), heading, rows)


def offer(view: FujiView, speaker: Speaker, move: Move) -> Offer:
    """A card to click, with what playing it would do."""
    assert isinstance(move, Play)
    seat, card = view.seat, move.card
    partners = tuple(other for other in view.present if view.front[other] == card)
    total = card * (len(partners) + 1)
    beaten = tuple(
        other for other in view.present if view.front[other] != card and view.worth[view.front[other]] < total
    )
    told = [
        speaker.say("preview-group", names=speaker.names(partners), count=len(partners) + 1, card=card, total=total)
        if partners
        else speaker.say("preview-alone", total=total)
    ]
    if beaten:
        told.append(speaker.say("preview-flush", names=speaker.names(beaten)))
    told += [
        speaker.say("preview-tie", card=other)
        for other, worth in enumerate(view.worth)
        if worth == total and other != card
    ]
    first, *like = (f"hand.{seat}.{at}" for at, held in enumerate(view.hand) if held == card)
    return Offer(
        move=str(move),
        text=speaker.sentence(move),
        path=(first,),
        like=tuple(like),
        preview=" ".join(told),
        touches=tuple(f"front.{other}" for other in (*partners, *beaten)),
    )


def face(node: str, text: str, card: int, *, style: str = "", seat: Seat | None = None) -> Card:
    """A card face up: its number, and a picture of its height on the mountain."""
    height = band(card)
    return Card(node, text, str(card), style=f"{height} {style}".strip(), picture=height, seat=seat)


def band(card: int) -> str:
    """How high on the mountain a card stands: foot, slope, snow or summit."""
    return "foot" if card < 6 else "slope" if card < 11 else "snow" if card < 16 else "summit"
