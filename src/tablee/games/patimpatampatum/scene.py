"""How PatimPatamPatum lies on the table: the players, the streets of Berga, the cards in play, my hand, the scoring sheet."""

from __future__ import annotations

from collections import Counter as Tally
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import (
    MINE,
    SUMMARY,
    Board,
    Card,
    Counter,
    Link,
    Node,
    Note,
    Piece,
    Scene,
    Sheet,
    Speaker,
    Spot,
    Steps,
    Zone,
    around,
    prompt,
)
from tablee.games.patimpatampatum.board import (
    CELLS,
    HOUSES,
    NAMES,
    NEXT,
    NOBODY,
    NOWHERE,
    PLACE,
    SANT_PERE,
    SQUARES,
    STREETS,
    VALUE,
    WEST,
    walks,
)
from tablee.games.patimpatampatum.cards import (
    CARDS,
    COMPARSES,
    FIRST_COMPARSE,
    FLAT,
    NO_CARD,
    PRINTED,
    TABALER,
    deck,
)
from tablee.games.patimpatampatum.offers import actions, help_for, offer
from tablee.games.patimpatampatum.rules.push import ChooseRetreat, Defend
from tablee.games.patimpatampatum.rules.setup import TakeComparse
from tablee.games.patimpatampatum.rules.state import ROUNDS, SMALLEST
from tablee.games.patimpatampatum.rules.turn import ChoosePawn, ChooseSecond, LayCard
from tablee.games.patimpatampatum.view import PatumView

BACKS: Final = 3  # drawn of a hand or pile that nobody sees into; its number is told
LEFT, TOP, WIDTH, HEIGHT = 80, 100, 1140, 680
SMALL, LARGE = 46, 80  # streets and houses; squares and Sant Pere
LETTERS: Final = ("T", "G", "K", "N", "M")  # colour is never alone
LIMIT: Final = "ron"  # the Ronda de Queralt


def scene(view: PatumView, speaker: Speaker) -> Scene:
    """PPP-85: the table as the view tells it."""
    places = tuple(place(view, speaker, seat) for seat in around(view))
    nodes: list[Node] = []
    if isinstance(view.asked.question, TakeComparse):
        nodes.append(comparses(view, speaker))
    else:
        nodes += [*status(view, speaker), board(view, speaker)]
    nodes.append(Zone("table", speaker.say("table"), places, "grid", style="troupes"))
    if view.round:
        nodes += in_play(view, speaker)
        nodes += [replace(zone, style="actions mine") for zone in actions(view, speaker)]
        if view.seat is not None:
            nodes += [summary(view, speaker, view.seat), my_hand(view, speaker, view.seat)]
        nodes += [scoring(view, speaker), tally(view, speaker)]
        if view.outcome is None:
            nodes.insert(-1, due(view, speaker))
    return Scene(
        game="patimpatampatum",
        title=speaker.say("name"),
        nodes=tuple(nodes),
        prompt=prompt(view, speaker, lambda move: offer(view, speaker, move), help=help_for(view, speaker)),
    )


# --- Players ---------------------------------------------------------------------------------------------------------


def troupe(view: PatumView, seat: Seat) -> str:
    """The comparse of a seat as a word for style sheets and pictures; nothing before it is taken."""
    return COMPARSES[view.comparse[seat]] if seat < len(view.comparse) else ""


def letter(view: PatumView, seat: Seat) -> str:
    return LETTERS[view.comparse[seat]] if seat < len(view.comparse) else "?"


def place(view: PatumView, speaker: Speaker, seat: Seat) -> Zone:
    """A player's place: comparse, points, hand as a number, and what must be known of who is without cards."""
    name = speaker.name(seat)
    style = [troupe(view, seat), "active" if seat in view.asked.waiting else "", "gone" if seat in view.gone else ""]
    if seat >= len(view.comparse):
        text = speaker.say("seat-no-comparse", name=name)
        return Zone(f"seat.{seat}", text, seat=seat, style=" ".join(filter(None, style)))
    comparse = speaker.say("comparse-name", comparse=troupe(view, seat))
    text = speaker.say("seat-gone", name=name) if seat in view.gone else f"{name} · {comparse}"
    inside: list[Node] = [
        Piece(f"badge.{seat}", comparse, letter(view, seat), style="badge", picture=troupe(view, seat), seat=seat),
        Counter(
            f"score.{seat}",
            speaker.say("score", name=name, points=view.score[seat]),
            speaker.say("score-label"),
            view.score[seat],
            seat=seat,
            style="points",
        ),
    ]
    if view.round:
        inside.append(hand_size(view, speaker, seat))
        houses = view.street[HOUSES[0] : STREETS[0]].count(seat)
        if houses:
            told = speaker.say("houses", name=name, houses=houses)
            inside.append(
                Counter(f"houses.{seat}", told, speaker.say("houses-label"), houses, seat=seat, style="houses")
            )
        inside += warnings(view, speaker, seat)
        if seat != view.seat:
            inside.append(backs(view, speaker, seat))
    return Zone(f"seat.{seat}", text, tuple(inside), "column", seat=seat, style=" ".join(filter(None, style)))


def summary(view: PatumView, speaker: Speaker, seat: Seat) -> Zone:
    """What I have to have in sight: my points, what they would be if the round ended now, my cards."""
    name, points = speaker.name(seat), view.score[seat]
    inside: list[Node] = [
        Counter("own.score", speaker.say("score", name=name, points=points), speaker.say("score-label"), points)
    ]
    if view.due:
        expected = points + sum(view.due[seat])
        inside.append(Counter("own.due", f"{speaker.say('if-ended')}: {expected}", speaker.say("if-ended"), expected))
    inside.append(replace(hand_size(view, speaker, seat), id="own.cards", style=""))
    return Zone("own", speaker.say("own"), tuple(inside), style=SUMMARY)


def hand_size(view: PatumView, speaker: Speaker, seat: Seat) -> Counter:
    size = view.sizes[seat]
    told = speaker.say("hand-of", name=speaker.name(seat), cards=size)
    return Counter(f"cards.{seat}", told, speaker.say("cards-label"), size, seat=seat, style="cards")


def backs(view: PatumView, speaker: Speaker, seat: Seat) -> Zone:
    """PPP-85: the hand of another is a number of backs."""
    size = view.sizes[seat]
    told = speaker.say("hand-of", name=speaker.name(seat), cards=size)
    cards = tuple(
        Card(f"hand.{seat}.{at}", speaker.say("card-back"), up=False, picture="back", seat=seat)
        for at in range(min(size, BACKS))
    )
    return Zone(f"hand.{seat}", told, cards, "stack", count=size, seat=seat)


def warnings(view: PatumView, speaker: Speaker, seat: Seat) -> list[Node]:
    """PPP-71: who is without cards, and who has used the one push against them."""
    if view.sizes[seat] or view.outcome is not None:
        return []
    used = tuple(attacker for attacker, victim in view.spent if victim == seat)
    if not used:
        return [Note(f"warning.{seat}", speaker.say("without-cards", name=speaker.name(seat)), "warning")]
    told = speaker.say("without-cards-pushed", name=speaker.name(seat), names=speaker.names(used))
    return [Note(f"warning.{seat}", told, "warning")]


def comparses(view: PatumView, speaker: Speaker) -> Zone:
    """PPP-01: the comparses that nobody has taken."""
    left = [comparse for comparse in range(len(COMPARSES)) if comparse not in view.comparse]
    cards = tuple(
        Card(
            f"comparse.{COMPARSES[one]}",
            speaker.say("comparse-name", comparse=COMPARSES[one]),
            speaker.say("comparse-name", comparse=COMPARSES[one]),
            style=f"comparse {COMPARSES[one]}",
            picture=COMPARSES[one],
            badge=LETTERS[one],
            detail=speaker.say("comparse-about", comparse=COMPARSES[one]),
        )
        for one in left
    )
    return Zone("comparses", speaker.say("comparses-left"), cards, style="comparses")


# --- Where we are ----------------------------------------------------------------------------------------------------


def status(view: PatumView, speaker: Speaker) -> list[Node]:
    """Round, capacity, the steps of a turn, and the order of play."""
    inside: list[Node] = []
    if view.round:
        holds = view.round + SMALLEST - 1
        inside += [
            Counter("round", speaker.say("round", number=view.round), speaker.say("round-label"), view.round, ROUNDS),
            Counter("capacity", speaker.say("capacity", pawns=holds), speaker.say("capacity-label"), holds),
        ]
    if view.round and view.outcome is None:
        inside.append(steps(view, speaker))
    names = ", ".join(speaker.name(seat) for seat in view.order)
    track = tuple(in_order(view, speaker, seat, at + 1) for at, seat in enumerate(view.order))
    order = Zone("order", speaker.say("order", names=names), track, style="track")
    return [Zone("status", speaker.say("status"), tuple(inside), style="status"), order] if inside else [order]


def in_order(view: PatumView, speaker: Speaker, seat: Seat, number: int) -> Piece:
    """PPP-11, PPP-74: when a player plays, and how many points that player would have if the round ended now."""
    name, badge = speaker.name(seat), ""
    told = speaker.say("order-at", name=name, number=number)
    if view.due:
        points = view.score[seat] + sum(view.due[seat])
        told, badge = speaker.say("order-due", name=name, number=number, points=points), str(points)
    return Piece(
        f"order.{seat}",
        told,
        letter(view, seat),
        style=f"{troupe(view, seat)} {'now' if seat == view.active and view.round else ''}".strip(),
        picture=troupe(view, seat),
        badge=badge,
        seat=seat,
    )


def steps(view: PatumView, speaker: Speaker) -> Steps:
    """PPP-20: a pawn, cards, where it goes; PPP-50: the defence; PPP-62: the retreat."""
    question = view.asked.question
    now = 2
    if isinstance(question, ChoosePawn | ChooseSecond):
        now = 0
    elif isinstance(question, LayCard):
        now = 1
    elif isinstance(question, Defend):
        now = 3
    elif isinstance(question, ChooseRetreat):
        now = 4
    told = (
        speaker.say("step-pawn"),
        speaker.say("step-cards"),
        speaker.say("step-way"),
        speaker.say("step-defence"),
        speaker.say("step-retreat"),
    )
    return Steps("turn", speaker.say("turn-of", name=speaker.name(view.active)), told, now)


# --- The board -------------------------------------------------------------------------------------------------------


def board(view: PatumView, speaker: Speaker) -> Board:
    """The streets of Berga, with every pawn."""
    used = [cell for cell in CELLS if view.west or cell not in WEST]
    distances = far_off(view)
    spots = tuple(spot(view, speaker, cell, distances.get(cell, 0)) for cell in CELLS)
    pieces = tuple(piece for cell in used for piece in standing(view, speaker, cell))
    links = ways(west=view.west)
    return Board("berga", speaker.say("board"), WIDTH, HEIGHT, spots, pieces, links, picture="berga", style="berga")


@cache
def ways(*, west: bool) -> tuple[Link, ...]:
    """The ways between the cells, the same in every scene."""
    return tuple(
        Link(f"cell.{NAMES[one]}", f"cell.{NAMES[other]}", way_style(one, other, west=west))
        for one in CELLS
        for other in NEXT[one]
        if one < other
    )


def way_style(one: int, other: int, *, west: bool) -> str:
    if not west and (one in WEST or other in WEST):
        return "way off"
    return "way limit" if NAMES[one].startswith(LIMIT) and NAMES[other].startswith(LIMIT) else "way"


def far_off(view: PatumView) -> dict[int, int]:
    """PPP-41: how far squares and houses are from the pawn that was chosen."""
    if view.origin == NOWHERE or view.target != NOWHERE:
        return {}
    found = walks(view.origin, view.full, west=view.west)
    return {cell: distance for distance, cell in (*found.open, *found.full)}


def spot(view: PatumView, speaker: Speaker, cell: int, distance: int) -> Spot:
    """A cell, with its value and how many of its places are taken, where that matters."""
    off = cell in WEST and not view.west
    style = ["start" if cell == SANT_PERE else "square" if cell in SQUARES else "house" if cell in HOUSES else "street"]
    label, badge = "⌂" if cell in HOUSES else NAMES[cell] if not off else "", ""
    if cell in SQUARES:
        label = str(VALUE[cell])
        taken = sum(view.crowd[cell * view.seats : (cell + 1) * view.seats])
        holds = view.round + SMALLEST - 1
        badge = f"{taken}/{holds}" if view.round and not off else ""
        if view.round and view.full >> cell & 1:
            style.append("full")
    if distance:
        badge = f"{badge} ↦{distance}".strip()
    style += ["off"] if off else []
    style += ["chosen"] if cell == view.origin else []
    style += ["target"] if cell == view.target else []
    return drawn(cell, words_for(view, speaker, cell), label, " ".join(style), badge)


@lru_cache(maxsize=4096)
def drawn(cell: int, text: str, label: str, style: str, badge: str) -> Spot:
    """The same cell in the same state is the same spot: most of the board is, from one moment to the next."""
    x, y = PLACE[cell]
    size = LARGE if cell <= SQUARES[-1] else SMALL
    return Spot(
        f"cell.{NAMES[cell]}",
        text,
        x - LEFT - size / 2,
        y - TOP - size / 2,
        size,
        size,
        label,
        style,
        picture="house" if cell in HOUSES else "",
        badge=badge,
        round=cell not in SQUARES,
    )


def words_for(view: PatumView, speaker: Speaker, cell: int) -> str:
    """What a screen reader says of a cell: its name, its value, who stands there."""
    name = speaker.say("cell-name", cell=NAMES[cell])
    if cell in WEST and not view.west:
        return speaker.say("cell-off", name=name)
    if cell > SQUARES[-1]:
        owner = view.street[cell]
        return name if owner == NOBODY else speaker.say("cell-pawn", name=name, player=speaker.name(owner))
    standing_there = ", ".join(
        f"{speaker.name(seat)} {count}" for seat in range(view.seats) if (count := view.crowd[cell * view.seats + seat])
    )
    if cell == SANT_PERE:
        return speaker.say("cell-start", name=name, players=standing_there or speaker.say("nobody"))
    taken = sum(view.crowd[cell * view.seats : (cell + 1) * view.seats])
    return speaker.say(
        "cell-square",
        name=name,
        value=VALUE[cell],
        pawns=taken,
        holds=max(view.round, 1) + SMALLEST - 1,
        players=standing_there or speaker.say("nobody"),
    )


def standing(view: PatumView, speaker: Speaker, cell: int) -> list[Piece]:
    """The pawns on a cell, named by their place; on Sant Pere one piece for each player, with a number."""
    if cell > SQUARES[-1]:
        owner = view.street[cell]
        return [] if owner == NOBODY else [pawn(view, speaker, cell, owner, f"pawn.{NAMES[cell]}")]
    found = []
    for seat in range(view.seats):
        count = view.crowd[cell * view.seats + seat]
        if cell == SANT_PERE:
            if count:
                found.append(pawn(view, speaker, cell, seat, f"pawn.{NAMES[cell]}.{seat}", f"×{count}"))
        else:
            found += [pawn(view, speaker, cell, seat, f"pawn.{NAMES[cell]}.{seat}.{at}") for at in range(count)]
    return found


def pawn(view: PatumView, speaker: Speaker, cell: int, seat: Seat, name: str, badge: str = "") -> Piece:
    told = speaker.say("pawn", player=speaker.name(seat), cell=speaker.say("cell-name", cell=NAMES[cell]))
    style = [troupe(view, seat)]
    if cell == view.origin and seat == view.active:
        style.append("chosen")
    if cell == view.target and seat == view.victim:
        style.append("pushed")
    return Piece(
        name,
        told,
        letter(view, seat),
        f"cell.{NAMES[cell]}",
        " ".join(filter(None, style)),
        picture=troupe(view, seat),
        badge=badge,
        seat=seat,
    )


# --- Cards -----------------------------------------------------------------------------------------------------------


def worth(view: PatumView, kind: int) -> int:
    """PPP-V2: what a card is worth at this table."""
    return (FLAT if view.flat else PRINTED)[kind]


def face(view: PatumView, speaker: Speaker, kind: int, name: str, style: str = "") -> Card:
    """A card face up: a number, or a character with its value on the corner and its action for a closer look."""
    card = CARDS[kind]
    label = speaker.say("card-name", card=card)
    if kind < TABALER:
        text = speaker.say("card-number", value=worth(view, kind))
        return Card(name, text, label, style=f"number {style}".strip(), picture="number")
    return Card(
        name,
        speaker.say("card-character", card=label, value=worth(view, kind)),
        label,
        style=f"character {style}".strip(),
        detail=speaker.say("card-about", card=card),
        picture=COMPARSES[kind - FIRST_COMPARSE] if kind >= FIRST_COMPARSE else card,
        badge=str(worth(view, kind)),
    )


def my_hand(view: PatumView, speaker: Speaker, seat: Seat) -> Zone:
    """My cards, sorted, named by their place."""
    cards = tuple(face(view, speaker, kind, f"hand.{seat}.{at}") for at, kind in enumerate(view.hand))
    return Zone(f"hand.{seat}", speaker.say("hand"), cards, "fan", count=len(cards), seat=seat, style=MINE)


def in_play(view: PatumView, speaker: Speaker) -> list[Node]:
    """The cards of this turn with what they make, the push, and the two piles."""
    nodes: list[Node] = []
    if view.victim != NOBODY:
        told = speaker.say(
            "push-told",
            name=speaker.name(view.active),
            victim=speaker.name(view.victim),
            cell=speaker.say("cell-name", cell=NAMES[view.target]),
            push=view.push,
            distance=view.distance,
        )
        nodes.append(Note("push", told, "warning mine"))
    played = [face(view, speaker, kind, f"laid.{at}", "laid") for at, kind in enumerate(view.laid)]
    if view.character != NO_CARD:
        played.append(face(view, speaker, view.character, "laid.character", "laid action"))
    if played:
        value = sum(worth(view, kind) for kind in view.laid)
        told = speaker.say("laid-sum", name=speaker.name(view.active), value=value)
        nodes.append(Zone("laid", told, tuple(played), style="laid mine"))
    covers = tuple(
        Card(f"pile.{at}", speaker.say("card-back"), up=False, picture="back") for at in range(min(view.pile, BACKS))
    )
    top = tuple(face(view, speaker, kind, "discard.top") for kind in view.discard[-1:])
    piles = (
        Zone("pile", speaker.say("draw-pile", cards=view.pile), covers, "stack", count=view.pile),
        Zone("discard", speaker.say("discard-pile", cards=len(view.discard)), top, "stack", count=len(view.discard)),
    )
    return [*nodes, Zone("piles", speaker.say("piles"), piles, style="piles")]


# --- Sheets ----------------------------------------------------------------------------------------------------------


def scoring(view: PatumView, speaker: Speaker) -> Sheet:
    """PPP-74, PPP-75: what each round paid, and the sum."""
    seats = range(view.seats)
    rows = [
        (speaker.say("round", number=number), *(str(sum(paid[seat])) for seat in seats))
        for number, paid in enumerate(view.sheet, start=1)
    ]
    rows.append((speaker.say("total"), *(str(view.score[seat]) for seat in seats)))
    if view.due:
        rows.append((speaker.say("if-ended"), *(str(view.score[seat] + sum(view.due[seat])) for seat in seats)))
    return Sheet("scoring", speaker.say("scoring"), ("", *map(speaker.name, seats)), tuple(rows), style="scoring")


def due(view: PatumView, speaker: Speaker) -> Sheet:
    """PPP-74: what each square and the houses would pay now, with the pawns there: “7 (2)”."""
    seats = range(view.seats)
    rows = []
    for at, square in enumerate(SQUARES):
        if square in WEST and not view.west:
            continue
        name = speaker.say("cell-name", cell=NAMES[square])
        counts = view.crowd[square * view.seats : (square + 1) * view.seats]
        rows.append((f"{name} ({VALUE[square]})", *(figure(view.due[seat][at], counts[seat]) for seat in seats)))
    held = [view.street[HOUSES[0] : STREETS[0]].count(seat) for seat in seats]
    rows.append((speaker.say("houses-label"), *(figure(view.due[seat][-1], held[seat]) for seat in seats)))
    title = speaker.say("due", number=view.round)
    return Sheet("due", title, ("", *map(speaker.name, seats)), tuple(rows), style="due")


def figure(points: int, pawns: int) -> str:
    return f"{points} ({pawns})" if pawns else "–"


def tally(view: PatumView, speaker: Speaker) -> Sheet:
    """PPP-85: the discards are open: how many of each kind have gone, of how many there are."""
    seen, whole = Tally(view.discard), Tally(deck(view.comparse))
    return Sheet(
        "tally",
        speaker.say("tally"),
        (speaker.say("tally-card"), speaker.say("tally-gone"), speaker.say("tally-of")),
        tuple(
            (speaker.say("card-name", card=CARDS[kind]), str(seen[kind]), str(whole[kind])) for kind in sorted(whole)
        ),
        style="tally",
    )
