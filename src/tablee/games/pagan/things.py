"""What lies on the table: villagers with their tokens, cards, boards, pawns."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import Card, Counter, Node, Note, Piece, Speaker, Zone
from tablee.games.pagan.facts import (
    AFFECTS,
    ALLY,
    CARDS,
    CLUE,
    COLOUR,
    COLOURS,
    COST,
    EVIDENCE_IN_BOX,
    FACTIONS,
    FAMILIAR,
    FAMILIAR_PAWN,
    FAMINE,
    FAVOUR,
    HUNTER,
    LIFT_CLUES,
    LIFT_INFLUENCE,
    LOCATION,
    NEEDS,
    NO_CARD,
    NOBODY,
    OF_COLOUR,
    PAWNS_OF,
    POTION,
    POWER,
    REINFORCE_INFLUENCE,
    SCENARIO_WORDS,
    SCENARIOS,
    SECRET,
    SIDES,
    SLOTS_CURSE,
    TOKEN_WORDS,
    TOKENS,
    TYPE,
    TYPES,
    UPKEEP,
    VILLAGERS,
    WITCH,
    Scenario,
)
from tablee.games.pagan.table import ON_LOCATION, RESERVE
from tablee.games.pagan.view import PaganView

DISCARDS_SHOWN: Final = 3  # of a discard pile; a closer look tells them all


def scenario_of(view: PaganView) -> Scenario:
    return SCENARIOS[SCENARIO_WORDS.index(view.scenario)]


def villager_id(villager: int) -> str:
    return f"v.{VILLAGERS[villager]}"


# --- Cards -----------------------------------------------------------------------------------------------------------


def card_name(speaker: Speaker, card: int) -> str:
    return speaker.say("card-name", card=CARDS[card])


@lru_cache(maxsize=512)
def card_told(speaker: Speaker, card: int) -> str:
    kind = speaker.say("type-name", type=TYPES[TYPE[card]])
    return speaker.say("card-told", card=CARDS[card], kind=kind, cost=COST[card])


@lru_cache(maxsize=512)
def card_detail(speaker: Speaker, card: int) -> str:
    """Everything that is printed on a card."""
    return f"{speaker.say('card-text', card=CARDS[card])} {speaker.say('type-text', type=TYPES[TYPE[card]])}"


def face(card: int) -> str:
    """The style of a card: its type, and whose it is."""
    return f"{TYPES[TYPE[card]]} of-{SIDES[WITCH if TYPE[card] >= POTION else HUNTER]}"


@lru_cache(maxsize=2048)
def printed(speaker: Speaker, name: str, card: int, style: str = "", badge: str = "") -> Card:
    """A card face up, as it is printed."""
    return Card(
        name,
        card_told(speaker, card),
        card_name(speaker, card),
        style=f"{face(card)} {style}".strip(),
        detail=card_detail(speaker, card),
        picture=f"card-{CARDS[card]}",
        badge=badge or str(COST[card]),
    )


# --- Villagers -------------------------------------------------------------------------------------------------------


def village(view: PaganView, speaker: Speaker) -> Zone:
    """The nine villagers in their three colours."""
    return Zone(
        "village",
        speaker.say("village"),
        tuple(faction(view, speaker, colour) for colour in range(len(COLOURS))),
        "grid",
        style="village",
    )


def faction(view: PaganView, speaker: Speaker, colour: int) -> Zone:
    """PGN-O1: three villagers of a colour; PGN-O2: with the card of their faction, if there are owners."""
    nodes: list[Node] = [villager(view, speaker, one) for one in OF_COLOUR[colour]]
    if view.factions:
        nodes.append(faction_card(view, speaker, colour))
    hue = speaker.say("colour-name", colour=COLOURS[colour])
    told = speaker.say("faction-zone", colour=hue, faction=FACTIONS[colour])
    return Zone(f"colour.{COLOURS[colour]}", told, tuple(nodes), style=f"faction {COLOURS[colour]}")


def faction_card(view: PaganView, speaker: Speaker, colour: int) -> Card:
    """PGN-O2: the card of a faction, with its owner."""
    owner = view.factions[colour]
    told = speaker.say("faction-name", faction=FACTIONS[colour])
    if owner != NOBODY:
        told = speaker.say("faction-owned", faction=FACTIONS[colour], name=speaker.name(owner))
    return Card(
        f"faction.{FACTIONS[colour]}",
        told,
        speaker.say("faction-name", faction=FACTIONS[colour]),
        style=f"faction {'owned' if owner != NOBODY else ''}".strip(),
        detail=speaker.say("faction-text", faction=FACTIONS[colour]),
        picture=f"faction-{FACTIONS[colour]}",
        seat=None if owner == NOBODY else owner,
    )


def villager(view: PaganView, speaker: Speaker, one: int) -> Zone:
    """A villager: the portrait, the power, tokens of both sides, pawns, and the investigation on its side."""
    name = VILLAGERS[one]
    nodes: list[Node] = [portrait(view, speaker, one)]
    if not view.alive >> one & 1:
        gone = speaker.say("villager-gone", villager=name)
        return Zone(f"place.{name}", gone, tuple(nodes), style=f"villager {COLOURS[COLOUR[one]]} gone")
    power = speaker.say("power-told", villager=name)
    text = speaker.say("villager-text", villager=name)
    nodes.append(Piece(f"power.{name}", power, style="power", detail=text, picture=f"power-{POWER[one]}"))
    for token, counts in ((FAVOUR, view.favours), (SECRET, view.secrets), (CLUE, view.clues)):
        if counts[one]:
            nodes.append(token_piece(speaker, one, token, counts[one]))
    nodes += [
        pawn_piece(view, speaker, pawn) for seat in (WITCH, HUNTER) for pawn in PAWNS_OF[seat] if view.pawn[pawn] == one
    ]
    if view.investigations[one] != NO_CARD:
        nodes.append(investigation(view, speaker, one))
    known, told = knowledge(view, speaker, one)
    if not known:
        told = speaker.say("villager-name", villager=name)
    occupied = "occupied" if one in view.pawn else "ready"
    return Zone(f"place.{name}", told, tuple(nodes), style=f"villager {COLOURS[COLOUR[one]]} {occupied}")


def portrait(view: PaganView, speaker: Speaker, one: int) -> Card:
    """PGN-S4, PGN-72: the card; the Witch sees who she is, the Hunter whom he knows to be innocent."""
    name = VILLAGERS[one]
    short = speaker.say("target-name", target=name)
    if not view.alive >> one & 1:
        gone = speaker.say("villager-gone", villager=name)
        return Card(villager_id(one), gone, short, style="villager gone", picture="villager-down")
    style, told = knowledge(view, speaker, one)
    detail = speaker.say(
        "villager-detail",
        villager=name,
        number=TOKENS[one],
        colour=COLOURS[COLOUR[one]],
        secrets=view.secrets[one],
        favours=view.favours[one],
        clues=view.clues[one],
        fed=view.fed[one],
    )
    style = f"villager {COLOURS[COLOUR[one]]} {style} {'visited' if view.visited == one else ''}"
    return Card(
        villager_id(one),
        told,
        short,
        style=" ".join(style.split()),
        detail=detail,
        picture=f"villager-{name}",
        badge=f"+{TOKENS[one]}",
    )


def knowledge(view: PaganView, speaker: Speaker, one: int) -> tuple[str, str]:
    """What the reader knows of a villager: a style and a sentence."""
    name = VILLAGERS[one]
    if view.witch == one:
        if view.outcome is not None:
            return "true", speaker.say("villager-revealed", villager=name)
        return "true", speaker.say("villager-true", villager=name)
    if one in view.drawn:
        shown = view.revealed >> view.drawn.index(one) & 1
        if shown or view.seat != HUNTER:
            return "innocent", speaker.say("villager-shown", villager=name)
        return "innocent", speaker.say("villager-innocent", villager=name)
    if one in view.bottom:
        return "innocent", speaker.say("villager-innocent", villager=name)
    return "", speaker.say("villager-card", villager=name)


def token_piece(speaker: Speaker, one: int, token: int, number: int) -> Piece:
    return Piece(
        f"{TOKEN_WORDS[token]}.{VILLAGERS[one]}",
        speaker.say("tokens", token=TOKEN_WORDS[token], number=number),
        style=f"token {TOKEN_WORDS[token]}",
        detail=speaker.say("token-text", token=TOKEN_WORDS[token]),
        picture=f"token-{TOKEN_WORDS[token]}",
        badge=str(number),
    )


def investigation(view: PaganView, speaker: Speaker, one: int) -> Card:
    """PGN-30: on the side of the player whom it affects."""
    card = view.investigations[one]
    side = SIDES[AFFECTS[card]]
    told = speaker.say("investigation-on", card=CARDS[card], side=side, target=VILLAGERS[one])
    return Card(
        f"investigation.{VILLAGERS[one]}",
        told,
        card_name(speaker, card),
        style=f"{face(card)} side-{side} small",
        detail=card_detail(speaker, card),
        picture=f"card-{CARDS[card]}",
        badge=side[0].upper(),
    )


# --- Pawns -----------------------------------------------------------------------------------------------------------


def pawn_kind(pawn: int) -> str:
    return "familiar" if pawn == FAMILIAR_PAWN else "witch" if pawn < FAMILIAR_PAWN else "hunter"


def pawn_piece(view: PaganView, speaker: Speaker, pawn: int) -> Piece:
    """A pawn, wherever it is."""
    kind = pawn_kind(pawn)
    seat = HUNTER if kind == "hunter" else WITCH
    where, name = view.pawn[pawn], speaker.say("pawn-name", pawn=kind)
    if 0 <= where < len(VILLAGERS):
        told = speaker.say("pawn-there", name=name, target=VILLAGERS[where])
    elif view.pawns_left >> pawn & 1:
        told = speaker.say("pawn-waiting", name=name)
    else:
        told = speaker.say("pawn-used", name=name)
    waits = "waits" if where == RESERVE and view.pawns_left >> pawn & 1 else ""
    return Piece(f"pawn.{pawn}", told, style=f"pawn {kind} {waits}".strip(), picture=f"pawn-{kind}", seat=seat)


def reserve_pawns(view: PaganView, speaker: Speaker, seat: Seat) -> Zone:
    """The pawns that stand on no villager and no location."""
    there = tuple(
        pawn_piece(view, speaker, pawn)
        for pawn in PAWNS_OF[seat]
        if view.pawn[pawn] == RESERVE or len(VILLAGERS) <= view.pawn[pawn] < ON_LOCATION
    )
    return Zone(f"pawns.{seat}", speaker.say("pawns-zone"), there, style="pawns", seat=seat)


# --- Boards ----------------------------------------------------------------------------------------------------------


def place(view: PaganView, speaker: Speaker, seat: Seat) -> Zone:
    """A player's board: influence, cards, pawns in reserve, and the spaces for permanent cards."""
    name = speaker.name(seat)
    nodes: list[Node] = [*numbers(view, speaker, seat), reserve_pawns(view, speaker, seat)]
    if seat == WITCH:
        nodes += [spaces(view, speaker, POTION, view.potions), spaces(view, speaker, FAMILIAR, view.familiars)]
        nodes.append(curses(view, speaker))
    else:
        nodes += [spaces(view, speaker, ALLY, view.allies), spaces(view, speaker, LOCATION, view.locations)]
        if view.drawn or view.bottom:
            nodes.append(suspects(view, speaker))
    if seat != view.seat:
        nodes += other_hand(view, speaker, seat)
    if view.discards[seat]:
        nodes.append(discards(view, speaker, seat))
    told = speaker.say("place-of", name=name, role=SIDES[seat], influence=view.influence[seat], cards=view.sizes[seat])
    style = f"board {SIDES[seat]} {'active' if view.active == seat and view.outcome is None else ''}".strip()
    return Zone(f"seat.{seat}", told, tuple(nodes), seat=seat, style=style)


def numbers(view: PaganView, speaker: Speaker, seat: Seat) -> list[Node]:
    """Influence, hand and pile of a player; the Hunter's evidence and Suspects, the Witch's ritual."""
    name = speaker.name(seat)
    role = speaker.say("role-name", role=SIDES[seat])
    needs = scenario_of(view)
    found: list[Node] = [
        Note(f"role.{seat}", role, f"role {SIDES[seat]}"),
        Counter(
            f"influence.{seat}",
            speaker.say("influence-of", name=name, number=view.influence[seat]),
            speaker.say("influence-label"),
            view.influence[seat],
            style="influence",
            seat=seat,
        ),
        Counter(
            f"cards.{seat}",
            speaker.say("hand-of", name=name, cards=view.sizes[seat]),
            speaker.say("cards-label"),
            view.sizes[seat],
            seat=seat,
        ),
        Counter(
            f"pile.{seat}",
            speaker.say("pile-of", name=name, cards=view.decks[seat]),
            speaker.say("pile-label"),
            view.decks[seat],
            seat=seat,
        ),
    ]
    if seat == WITCH:
        lost = len(VILLAGERS) - view.alive.bit_count()
        told = speaker.say("innocents-told", number=lost, limit=needs.innocents)
        found.append(
            Counter("innocents", told, speaker.say("innocents-label"), lost, needs.innocents, style="goal", seat=WITCH)
        )
        return found
    evidence = speaker.say("evidence-told", number=view.evidence)
    drawn = speaker.say("suspects-told", number=len(view.drawn), needed=needs.suspects)
    found += [
        Counter(
            "evidence",
            evidence,
            speaker.say("evidence-label"),
            view.evidence,
            EVIDENCE_IN_BOX,
            style="evidence",
            seat=HUNTER,
        ),
        Counter(
            "suspects", drawn, speaker.say("suspects-label"), len(view.drawn), needs.suspects, style="goal", seat=HUNTER
        ),
    ]
    return found


def spaces(view: PaganView, speaker: Speaker, kind: int, cards: tuple[int, ...]) -> Zone:
    """The three spaces for cards of a type."""
    seat = WITCH if kind in (POTION, FAMILIAR) else HUNTER
    nodes = tuple(in_space(view, speaker, kind, space, card) for space, card in enumerate(cards))
    return Zone(
        f"{TYPES[kind]}s", speaker.say("zone-of", type=TYPES[kind]), nodes, style=f"spaces {TYPES[kind]}s", seat=seat
    )


def space_id(kind: int, space: int) -> str:
    return f"{TYPES[kind]}.{space}"


def in_space(view: PaganView, speaker: Speaker, kind: int, space: int, card: int) -> Card:
    """A permanent card with what must be known of it, or a free space."""
    name = space_id(kind, space)
    if card == NO_CARD:
        return Card(name, speaker.say("space-empty", type=TYPES[kind]), up=False, style="space")
    word = CARDS[card]
    style, detail, badge = face(card), card_detail(speaker, card), ""
    if kind == POTION:
        told = speaker.say("potion-told", card=word, secrets=view.filled[space], needed=NEEDS[card])
        badge = f"{view.filled[space]}/{NEEDS[card]}"
        style += " full" if view.filled[space] == NEEDS[card] else ""
    elif kind == ALLY:
        price = UPKEEP[card] + view.curses.count(FAMINE)
        told = speaker.say("ally-told", card=word, price=price)
        badge = f"-{price}"
    elif kind == LOCATION:
        used = ON_LOCATION + space in view.pawn
        told = speaker.say("location-told", card=word, used=int(used))
        style += " used" if used else ""
        badge = "●" if used else ""
    else:
        told = speaker.say("familiar-told", card=word)
        detail = speaker.say("familiar-reinforced", card=word, price=REINFORCE_INFLUENCE[card])
    return Card(name, told, card_name(speaker, card), style=style, detail=detail, picture=f"card-{word}", badge=badge)


def curses(view: PaganView, speaker: Speaker) -> Zone:
    """PGN-31: the curse board, with what the next one costs more."""
    nodes = tuple(
        curse(speaker, space, view.curses[space])
        if space < len(view.curses)
        else Card(
            f"curse.{space}", speaker.say("space-empty", type=TYPES[TYPE[FAMINE]]), f"+{space}", up=False, style="space"
        )
        for space in range(SLOTS_CURSE)
    )
    more = min(len(view.curses), SLOTS_CURSE - 1)
    return Zone("curses", speaker.say("curses-zone", more=more), nodes, style="spaces curses", seat=WITCH)


@lru_cache(maxsize=256)
def curse(speaker: Speaker, space: int, card: int) -> Card:
    """PGN-71: a curse, and what it takes to lift it."""
    both = int(bool(LIFT_INFLUENCE[card] and LIFT_CLUES[card]))
    told = speaker.say(
        "curse-told", card=CARDS[card], influence=LIFT_INFLUENCE[card], both=both, clues=LIFT_CLUES[card]
    )
    return Card(
        f"curse.{space}",
        told,
        card_name(speaker, card),
        style=face(card),
        detail=card_detail(speaker, card),
        picture=f"card-{CARDS[card]}",
    )


def suspects(view: PaganView, speaker: Speaker) -> Zone:
    """PGN-72, PGN-R47: the Suspects that the Hunter has drawn or put at the bottom, as far as the reader may know them."""
    nodes = [
        hidden_suspect(speaker, f"suspect.{at}") if one == NOBODY else suspect(speaker, f"suspect.{at}", one)
        for at, one in enumerate(view.drawn)
    ]
    nodes += [
        Card(
            f"bottom.{at}",
            speaker.say("suspect-bottom", villager=VILLAGERS[one]),
            speaker.say("target-name", target=VILLAGERS[one]),
            style="suspect bottom",
            picture=f"villager-{VILLAGERS[one]}",
        )
        for at, one in enumerate(view.bottom)
    ]
    return Zone("drawn", speaker.say("suspects-drawn"), tuple(nodes), style="suspects", seat=HUNTER)


def hidden_suspect(speaker: Speaker, name: str) -> Card:
    return Card(name, speaker.say("suspect-hidden"), up=False, picture="back-suspect", style="suspect")


def suspect(speaker: Speaker, name: str, one: int) -> Card:
    told = speaker.say("suspect-drawn", villager=VILLAGERS[one])
    short = speaker.say("target-name", target=VILLAGERS[one])
    return Card(name, told, short, style="suspect", picture=f"villager-{VILLAGERS[one]}")


def other_hand(view: PaganView, speaker: Speaker, seat: Seat) -> list[Node]:
    """The other hand: backs, but for what was lawfully seen there; all of it when the match is over."""
    name = speaker.name(seat)
    told = speaker.say("hand-of", name=name, cards=view.sizes[seat])
    shown = view.hands[seat] if view.hands else view.known[seat] if view.known else ()
    cards: list[Node] = [seen_card(speaker, f"hand.{seat}.{at}", card) for at, card in enumerate(shown)]
    back = f"back-{SIDES[seat]}"
    cards += [
        Card(f"hand.{seat}.{at}", speaker.say("card-back"), up=False, picture=back, style=f"back {SIDES[seat]}")
        for at in range(len(shown), view.sizes[seat])
    ]
    return [Zone(f"hand.{seat}", told, tuple(cards), style="hand-of", seat=seat)] if cards else []


def seen_card(speaker: Speaker, name: str, card: int) -> Card:
    told = speaker.say("known-card", card=CARDS[card])
    return Card(
        name,
        told,
        card_name(speaker, card),
        style=f"{face(card)} seen",
        detail=card_detail(speaker, card),
        picture=f"card-{CARDS[card]}",
    )


def discards(view: PaganView, speaker: Speaker, seat: Seat) -> Zone:
    """PGN-R40: the discard pile, open to all: its last cards, and the names of the others on a closer look."""
    pile = view.discards[seat]
    names = ", ".join(card_name(speaker, card) for card in pile)
    told = speaker.say("discards-of", name=speaker.name(seat), cards=len(pile))
    first = max(0, len(pile) - DISCARDS_SHOWN)
    cards = tuple(discarded(speaker, seat, at, pile[at], names) for at in range(first, len(pile)))
    return Zone(f"discard.{seat}", told, cards, "stack", count=len(pile), style="discards", seat=seat)


def discarded(speaker: Speaker, seat: Seat, at: int, card: int, detail: str) -> Card:
    """A card on a discard pile."""
    return Card(
        f"discard.{seat}.{at}",
        speaker.say("discard-card", card=CARDS[card]),
        card_name(speaker, card),
        style=f"{face(card)} discarded",
        detail=detail,
        picture=f"card-{CARDS[card]}",
    )
