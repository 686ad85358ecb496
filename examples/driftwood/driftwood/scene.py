"""How Driftwood lies on the table: a place for each player, the sea, and my hand."""

from __future__ import annotations

from driftwood.rules import NOTHING, Lay, Take
from driftwood.view import DriftwoodView
from tablee.core.notation import Seat
from tablee.core.scene import MINE, Card, Counter, Node, Offer, Scene, Speaker, Zone, prompt
from tablee.core.state import Move


def scene(view: DriftwoodView, speaker: Speaker) -> Scene:
    """DRI-2: the table as the view tells it."""
    nodes: list[Node] = [place(view, speaker, seat) for seat in range(view.seats)]
    nodes.append(sea(view, speaker))
    if view.seat is not None:
        nodes.append(my_hand(view, speaker))
    return Scene(
        game="driftwood",
        title=speaker.say("name"),
        nodes=tuple(nodes),
        prompt=prompt(view, speaker, lambda move: offer(view, speaker, move)),
    )


def place(view: DriftwoodView, speaker: Speaker, seat: Seat) -> Zone:
    """A player's place: the raft with its weight, the card laid, and of another one's hand the backs."""
    name, weight = speaker.name(seat), sum(view.rafts[seat])
    inside: list[Node] = [
        Counter(
            f"weight.{seat}",
            speaker.say("weight", name=name, weight=weight, load=view.load),
            speaker.say("weight-label"),
            weight,
            view.load,
            seat=seat,
        ),
        Zone(f"raft.{seat}", speaker.say("raft", name=name), wood(speaker, view.rafts[seat]), seat=seat),
    ]
    if view.laid[seat] != NOTHING:
        inside.append(Zone(f"laid.{seat}", speaker.say("laid", name=name), wood(speaker, view.laid[seat : seat + 1])))
    if seat != view.seat:
        size = view.sizes[seat]
        backs = tuple(Card(f"hand.{seat}.{at}", speaker.say("back"), up=False, seat=seat) for at in range(size))
        inside.append(Zone(f"hand.{seat}", speaker.say("hand-of", name=name, cards=size), backs, "fan", seat=seat))
    style = "active" if seat in view.asked.waiting else "ready" if seat in view.asked.answered else ""
    return Zone(f"seat.{seat}", name, tuple(inside), "column", seat=seat, style=style)


def wood(speaker: Speaker, cards: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards that everybody sees, called by what they are."""
    return tuple(Card(f"wood.{card}", speaker.say("wood", card=card), str(card)) for card in cards)


def sea(view: DriftwoodView, speaker: Speaker) -> Zone:
    """The pile by its size, and what was washed away."""
    backs = tuple(Card(f"pile.{at}", speaker.say("back"), up=False) for at in range(view.pile))
    pile = Zone("pile", speaker.say("pile", cards=view.pile), backs, "stack", count=view.pile)
    washed = Zone("washed", speaker.say("washed"), wood(speaker, view.washed))
    return Zone("sea", speaker.say("sea"), (pile, washed))


def my_hand(view: DriftwoodView, speaker: Speaker) -> Zone:
    """My cards; the one I have chosen is marked until all have chosen."""
    cards = tuple(
        Card(
            f"hand.{view.seat}.{at}",
            speaker.say("wood", card=card),
            str(card),
            style="chosen" if view.asked.mine == Lay(card) else "",
            seat=view.seat,
        )
        for at, card in enumerate(view.hand)
    )
    return Zone(f"hand.{view.seat}", speaker.say("hand"), cards, "fan", seat=view.seat, style=MINE)


def offer(view: DriftwoodView, speaker: Speaker, move: Move) -> Offer:
    """A card to click; to leave them all is a button."""
    path: tuple[str, ...] = ()
    if isinstance(move, Lay):
        path = (f"hand.{view.seat}.{view.hand.index(move.card)}",)
    elif isinstance(move, Take):
        path = (f"wood.{move.card}",)
    return Offer(move=str(move), text=speaker.sentence(move), path=path)
