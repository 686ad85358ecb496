"""The things on the table of Jamaica: the chart with the ships, the holds, the treasures, the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import MINE, Board, Card, Counter, Link, Node, Piece, Speaker, Spot, Zone
from tablee.games.jamaica.rules.facts import (
    ARRIVED,
    BETH,
    CARDS,
    COLUMN,
    EMPTY,
    FOOD,
    LAIRS,
    LAP,
    LEFT,
    MAP,
    NEXT,
    NO_CARD,
    PORT_ROYAL,
    POWERS,
    PRICES,
    ROW,
    SABRE,
    SIXTH,
    SPACES,
    UNSEEN,
    VALUE,
    WANTS,
    WORDS,
    WORTH,
)
from tablee.games.jamaica.rules.rounds import CARD, Play
from tablee.games.jamaica.view import FACE_DOWN, JamaicaView

MARGIN: Final = 0.5  # of the chart around its spaces
WIDTH: Final = 22
HEIGHT: Final = 15
BACKS: Final = 4  # drawn of a hand that nobody sees into; its number is told


def ship_name(view: JamaicaView, speaker: Speaker, ship: int) -> str:
    return speaker.name(ship) if ship < view.seats else speaker.say("the-ghost")


def ship_id(view: JamaicaView, ship: int) -> str:
    return str(ship) if ship < view.seats else "ghost"


def mover(view: JamaicaView) -> Seat | None:
    """JAM-04: whose turn it is, once cards are being turned up."""
    return (view.captain + view.turn - 1) % view.seats if view.turn else None


def steps_to_go(view: JamaicaView, one: int) -> int:
    """JAM-43: as the tie-break counts them."""
    return 0 if view.lap[one] == 1 else LEFT[view.pos[one]] - LAP * view.lap[one]


def chart(view: JamaicaView, speaker: Speaker) -> Board:
    """The 50 spaces, the ways between them, and the ships."""
    spots = spaces(speaker.anybody(), view.swap, view.tokens)
    ships = tuple(ship(view, speaker, one) for one in range(len(view.pos)))
    return Board("chart", speaker.say("chart"), WIDTH, HEIGHT, spots, ships, WAYS, "chart")


WAYS: Final = tuple(
    Link(f"space.{space}", f"space.{after}", "channel" if at else "red-line" if VALUE[space] < 0 < VALUE[after] else "")
    for space in range(SPACES)
    for at, after in enumerate(NEXT[space])
)


@lru_cache(maxsize=128)
def spaces(speaker: Speaker, swap: int, treasures: tuple[int, ...]) -> tuple[Spot, ...]:
    """The spaces, with the treasures that still lie on them: the same for everybody, and from one move to the next."""
    return tuple(spot(speaker, swap, space, there=space in treasures) for space in range(SPACES))


def spot(speaker: Speaker, swap: int, space: int, *, there: bool) -> Spot:
    """A space: what it asks for, what it is worth; and whether a treasure lies there."""
    goods, price = WANTS[space], PRICES[swap][space]
    worth = VALUE[space]
    badge = f"+{worth}" if worth > 0 else ""
    big = 1.5 if space == PORT_ROYAL else 0.92
    if space == PORT_ROYAL:
        text, label, style = speaker.say("space-port-royal", value=ARRIVED), "⚓", "port-royal"
        badge = f"+{ARRIVED}"
    elif space in LAIRS:
        text = speaker.say("space-treasure", space=space) if there else speaker.say("space-lair", space=space)
        label, style = ("☠★", "lair treasure") if there else ("☠", "lair")
    elif goods == FOOD:
        text, label, style = speaker.say("space-sea", space=space, price=price), letter(speaker, goods, price), "sea"
    else:
        text, label, style = speaker.say("space-port", space=space, price=price), letter(speaker, goods, price), "port"
    if worth > 0:
        text = f"{text} {speaker.say('space-value', value=worth)}"
        style += " after-line"
    return Spot(
        f"space.{space}",
        text,
        COLUMN[space] + MARGIN,
        ROW[space] + MARGIN,
        big,
        big,
        label,
        style,
        style.split()[1] if style.startswith("lair treasure") else style.split()[0],
        badge,
        round=space != PORT_ROYAL,
    )


def letter(speaker: Speaker, goods: int, tokens: int) -> str:
    """Goods and how many, in as little room as can be: the colour of a hold is never alone."""
    return speaker.say("letter", goods=WORDS[goods], tokens=tokens)


def ship(view: JamaicaView, speaker: Speaker, one: int) -> Piece:
    """A ship on its space."""
    where, steps = view.pos[one], steps_to_go(view, one)
    if one == view.seats:
        text = speaker.say("ghost-ship-at", space=where, steps=steps)
        return Piece("ship.ghost", text, "☠", f"space.{where}", "ship ghost", picture="ghost")
    name = speaker.name(one)
    text = (
        speaker.say("ship-home", name=name)
        if view.lap[one] == 1
        else speaker.say("ship-at", name=name, space=where, steps=steps)
    )
    style = "ship moving" if one == mover(view) and view.outcome is None else "ship"
    return Piece(f"ship.{one}", text, initial(view, speaker, one), f"space.{where}", style, picture="ship", seat=one)


def initial(view: JamaicaView, speaker: Speaker, seat: Seat) -> str:
    """What stands on a ship: the first letter of a name, with the seat's number where two names begin alike."""
    letter = speaker.name(seat)[:1]
    alike = [one for one in range(view.seats) if speaker.name(one)[:1] == letter]
    return f"{letter}{seat + 1}" if len(alike) > 1 else letter


def place(view: JamaicaView, speaker: Speaker, seat: Seat) -> Zone:
    """A player's place: the card in front, the holds, the treasures, and the hand as a number."""
    name, steps = speaker.name(seat), steps_to_go(view, seat)
    inside: list[Node] = []
    if seat == view.captain:
        inside.append(
            Piece("compass", speaker.say("compass", name=name), speaker.say("compass-label"), picture="compass")
        )
    inside.append(to_go(view, speaker, seat))
    if view.outcome is not None or seat != view.seat:  # mine lie within reach
        inside.append(hold_zone(view, speaker, seat))
    if view.chosen[seat] != NO_CARD:
        front = action_card(view, speaker, f"front.{seat}", seat, view.chosen[seat], "front")
        inside.append(Zone(f"front.zone.{seat}", speaker.say("front", name=name), (front,), seat=seat))
    elif view.discards[seat]:
        last = action_card(view, speaker, f"front.{seat}", seat, view.discards[seat][-1], "old")
        inside.append(Zone(f"front.zone.{seat}", speaker.say("last-played", name=name), (last,), seat=seat))
    treasures = treasure_cards(view, speaker, seat)
    if treasures:
        inside.append(Zone(f"treasures.{seat}", speaker.say("treasures", name=name), treasures, seat=seat))
    if view.outcome is None and seat != view.seat:
        inside.append(hand_of(view, speaker, seat))
    waiting = "active" if seat in view.asked.waiting else "ready" if seat in view.asked.answered else ""
    turn = "turn" if seat == mover(view) and view.outcome is None else ""
    text = (
        speaker.say("place-home", name=name)
        if view.lap[seat] == 1
        else speaker.say("place", name=name, space=view.pos[seat], steps=steps)
    )
    return Zone(f"seat.{seat}", text, tuple(inside), "column", seat=seat, style=f"{waiting} {turn}".strip())


def to_go(view: JamaicaView, speaker: Speaker, seat: Seat) -> Counter:
    """JAM-43: how far it still is."""
    steps = steps_to_go(view, seat)
    text = speaker.say("steps", name=speaker.name(seat), steps=steps)
    return Counter(f"steps.{seat}", text, speaker.say("steps-label"), steps, seat=seat)


def ghost_place(view: JamaicaView, speaker: Speaker) -> Zone:
    """JAM-G1: the Ghost's holds and treasures."""
    ghost = view.seats
    inside: list[Node] = [hold_zone(view, speaker, ghost)]
    treasures = treasure_cards(view, speaker, ghost)
    inside.append(Zone("treasures.ghost", speaker.say("treasures-ghost"), treasures))
    text = speaker.say("ghost-ship-at", space=view.pos[ghost], steps=steps_to_go(view, ghost))
    return Zone("seat.ghost", text, tuple(inside), "column", style="ghost")


def hold_zone(view: JamaicaView, speaker: Speaker, ship: int) -> Zone:
    """JAM-22: the holds with their goods, empty ones too."""
    who = ship_id(view, ship)
    seat = ship if ship < view.seats else None
    anybody = speaker.anybody()
    pieces = tuple([one_hold(anybody, seat, at, hold) for at, hold in enumerate(view.holds[ship])])
    text = speaker.say("holds-ghost") if seat is None else speaker.say("holds", name=speaker.name(seat))
    return Zone(f"holds.{who}", text, pieces, style="holds", seat=seat)


@lru_cache(maxsize=1024)
def one_hold(speaker: Speaker, seat: Seat | None, at: int, hold: int) -> Piece:
    """What lies in a hold, of a player or of the Ghost: the same for everybody."""
    goods, tokens = WORDS[hold >> 3], hold & 7
    if hold == EMPTY:
        text = speaker.say("hold-empty-sixth") if at == SIXTH else speaker.say("hold-empty", hold=at + 1)
        label = "–"
    else:
        text = (
            speaker.say("hold-sixth", goods=goods, tokens=tokens)
            if at == SIXTH
            else speaker.say("hold", hold=at + 1, goods=goods, tokens=tokens)
        )
        label = letter(speaker, hold >> 3, tokens)
    return Piece(
        f"hold.{'ghost' if seat is None else seat}.{at}",
        text,
        label,
        style=f"hold {goods} sixth" if at == SIXTH else f"hold {goods}",
        picture=f"hold-{goods}",
        badge=str(tokens or ""),
        seat=seat,
    )


def hold_told(view: JamaicaView, speaker: Speaker, one: int, at: int) -> str:
    """What lies in a hold."""
    hold = view.holds[one][at]
    return speaker.say("goods", goods=WORDS[hold >> 3], tokens=hold & 7) if hold else speaker.say("goods-none")


def holds_told(view: JamaicaView, speaker: Speaker, one: int) -> str:
    """What a ship has on board."""
    told = [hold_told(view, speaker, one, at) for at, hold in enumerate(view.holds[one]) if hold]
    return ", ".join(told) or speaker.say("goods-none")


def treasure_cards(view: JamaicaView, speaker: Speaker, ship: int) -> tuple[Node, ...]:
    """Powers face up; other treasures as backs, with their worth for who knows it (JAM-R41)."""
    seat = ship if ship < view.seats else None
    cards: list[Node] = [
        Card(
            f"power.{POWERS[power]}",
            speaker.say("power", power=POWERS[power]),
            speaker.say("power-label", power=POWERS[power]),
            style="power",
            detail=power_detail(speaker, power),
            picture=f"power-{POWERS[power]}",
            seat=seat,
        )
        for power, owner in enumerate(view.powers)
        if owner == ship
    ]
    return (*cards, *(treasure_card(view, speaker, back, seat) for back in view.backs[ship]))


def treasure_card(view: JamaicaView, speaker: Speaker, back: int, seat: Seat | None) -> Card:
    """A face-down treasure: its number is that of its back, which everybody can follow."""
    face, number = view.faces[back], back + 1
    if face == UNSEEN:
        text = (
            speaker.say("treasure-cursed-unknown", number=number)
            if view.cursed[back]
            else speaker.say("treasure-unknown", number=number)
        )
        return Card(f"treasure.{back}", text, up=False, style="cursed" if view.cursed[back] else "", seat=seat)
    if face < len(POWERS):
        text = speaker.say("power", power=POWERS[face])
        return Card(f"treasure.{back}", text, speaker.say("power-label", power=POWERS[face]), style="power", seat=seat)
    worth = WORTH[face]
    label = f"+{worth}" if worth > 0 else f"−{-worth}"
    text = speaker.say("treasure-worth", number=number, worth=label)
    style = "gold known" if worth > 0 else "cursed known"
    known = "treasure-gold" if worth > 0 else "treasure-cursed"
    return Card(f"treasure.{back}", text, label, style=style, picture=known, seat=seat, badge=cursed_badge(view, back))


def cursed_badge(view: JamaicaView, back: int) -> str:
    """JAM-R28: that it is cursed is known to all once it was given away."""
    return "☠" if view.cursed[back] else ""


def power_detail(speaker: Speaker, power: int) -> str:
    """What a power does."""
    if power == MAP:
        return speaker.say("power-map-detail")
    if power == SABRE:
        return speaker.say("power-sabre-detail")
    if power == BETH:
        return speaker.say("power-beth-detail")
    return speaker.say("power-hold-detail")


def action_card(view: JamaicaView, speaker: Speaker, name: str, seat: Seat, card: int, style: str = "") -> Card:
    """An action card: sun and moon, and what each does."""
    if card == FACE_DOWN:
        return Card(name, speaker.say("card-back"), up=False, style=style, seat=seat)
    morning, evening = (WORDS[action] for action in CARDS[card])
    return Card(
        name,
        speaker.say("card", morning=morning, evening=evening),
        f"{sign(speaker, CARDS[card][0])} {sign(speaker, CARDS[card][1])}",
        style=f"action {style}".strip(),
        detail=speaker.say("card-detail", morning=morning, evening=evening),
        picture=f"card-{morning}-{evening}",
        seat=seat,
    )


def sign(speaker: Speaker, action: int) -> str:
    """An action in one character."""
    return speaker.say("sign", action=WORDS[action])


def my_hand(view: JamaicaView, speaker: Speaker, seat: Seat) -> Zone:
    """My cards; the one I have laid down is marked until all have."""
    cards = []
    for at, card in enumerate(view.hand):
        chosen = isinstance(view.asked.mine, Play) and CARD[view.asked.mine] == card
        cards.append(action_card(view, speaker, f"hand.{seat}.{at}", seat, card, "chosen" if chosen else ""))
    return Zone(f"hand.{seat}", speaker.say("hand"), tuple(cards), "fan", count=len(cards), seat=seat, style=MINE)


def hand_of(view: JamaicaView, speaker: Speaker, seat: Seat) -> Zone:
    """Another hand: how many cards, and those that everybody knows since a reshuffle (JAM-R42)."""
    size = view.sizes[seat]
    backs = tuple(
        Card(f"hand.{seat}.{at}", speaker.say("card-back"), up=False, seat=seat) for at in range(min(size, BACKS))
    )
    text = speaker.say("hand-of", name=speaker.name(seat), cards=size, deck=view.decks[seat])
    if view.known[seat]:
        known = ", ".join(
            f"{sign(speaker, CARDS[card][0])} {sign(speaker, CARDS[card][1])}" for card in view.known[seat]
        )
        text = f"{text} {speaker.say('hand-known', cards=known)}"
    return Zone(f"hand.{seat}", text, backs, "stack", count=size, seat=seat)
