"""What a player may answer: the sentence, where to click, and what it would do."""

from __future__ import annotations

from tablee.core.scene import Offer, Speaker
from tablee.core.state import Move
from tablee.games.pagan.facts import (
    ALLY,
    BASIC_GAIN,
    CARD_AT,
    COLOUR,
    COLOURS,
    COST,
    CURSE,
    FAMILIAR,
    FAMILIAR_PAWN,
    FAMINE,
    FRONTIER_FOLK,
    HUNTER,
    LOCATION,
    NEEDS,
    POTION,
    SLOTS_CURSE,
    TOKENS,
    TYPE,
    VILLAGER_AT,
    VILLAGERS,
    WITCH,
)
from tablee.games.pagan.moves import (
    Activate,
    Colour,
    Discard,
    Dismiss,
    Draw,
    Drink,
    Eliminate,
    Exonerate,
    Fill,
    From,
    Gain,
    Harass,
    Lift,
    On,
    Play,
    PlayCheaper,
    Pour,
    Ready,
    Reinforce,
    Remove,
    Replace,
    Ritual,
    Take,
    Use,
    UseFamiliar,
    Visit,
    VisitWithFamiliar,
)
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.play import PlayCard
from tablee.games.pagan.table import ON_LOCATION
from tablee.games.pagan.things import scenario_of, space_id, villager_id
from tablee.games.pagan.view import PaganView


def offer(view: PaganView, speaker: Speaker, move: Move) -> Offer:
    """One option: its sentence, where to click, and what it would do."""
    text, name = speaker.sentence(move), str(move)
    match move:
        case Visit():
            return Offer(name, text, (f"v.{move.villager}",), preview=visit_preview(speaker, move.villager))
        case VisitWithFamiliar():
            path = (f"pawn.{FAMILIAR_PAWN}", f"v.{move.villager}")
            return Offer(name, text, path, preview=visit_preview(speaker, move.villager))
        case On() | From():
            return Offer(name, text, (f"v.{move.villager}",))
        case Colour():
            return Offer(name, text, (f"colour.{move.colour}",))
        case Play() | PlayCheaper() | Discard():
            return hand_offer(view, speaker, move, text)
        case Gain() | Draw() | Ready() | Ritual() | Exonerate() | Harass() | Eliminate():
            return board_offer(view, speaker, move, text)
        case _:
            return card_offer(view, move, text)


def board_offer(view: PaganView, speaker: Speaker, move: Move, text: str) -> Offer:
    """On an action of the board, and then on whom it concerns; the Clerk's card is a button."""
    name = str(move)
    match move:
        case Ritual():
            path = ("action.ritual", villager_id(view.witch))
            return Offer(name, text, path, grave=True, cost=speaker.say("cost-ritual"))
        case Gain():
            return Offer(name, text, ("action.gain",), preview=speaker.say("preview-gain", number=basic_gain(view)))
        case Draw():
            return Offer(name, text, ("action.draw",) if isinstance(view.asked.question, ChooseAction) else ())
        case Ready():
            return Offer(name, text, ("action.ready", f"v.{move.villager}"))
        case Harass():
            token = "favour" if move.what == "favour" else "secret"
            path = ("action.harass", f"{token}.{move.villager}")
            return Offer(name, text, path, touches=(f"v.{move.villager}",))
        case Eliminate():
            return eliminate_offer(view, speaker, move, text)
        case _:
            needed = scenario_of(view).suspects
            preview = speaker.say("preview-exonerate", number=len(view.drawn) + 1, needed=needed)
            return Offer(name, text, ("action.exonerate",), preview=preview)


def visit_preview(speaker: Speaker, villager: str) -> str:
    one = VILLAGER_AT[villager]
    return speaker.say("preview-visit", villager=villager, number=TOKENS[one], colour=COLOURS[COLOUR[one]])


def basic_gain(view: PaganView) -> int:
    """PGN-24, PGN-84: what the basic action gives the reader."""
    return max(0, BASIC_GAIN - view.curses.count(FAMINE)) if view.seat == HUNTER else BASIC_GAIN


def eliminate_offer(view: PaganView, speaker: Speaker, move: Eliminate, text: str) -> Offer:
    """PGN-74: momentous, and asked once more."""
    lost = len(VILLAGERS) - view.alive.bit_count()
    preview = speaker.say("preview-eliminate", number=lost + 1, limit=scenario_of(view).innocents)
    return Offer(str(move), text, ("action.eliminate", f"v.{move.villager}"), preview=preview, grave=True, cost=preview)


def price(view: PaganView, card: int, delta: int) -> int:
    """PGN-27, PGN-31, PGN-O2: what a card would cost the reader."""
    cost = COST[card] + delta
    if TYPE[card] == CURSE:
        cost += min(len(view.curses), SLOTS_CURSE - 1)
    if view.played == 0 and view.factions and view.factions[FRONTIER_FOLK] == view.seat:
        cost -= 1
    return max(0, cost)


def hand_offer(view: PaganView, speaker: Speaker, move: Play | PlayCheaper | Discard, text: str) -> Offer:
    """On a card of the hand; another copy of it does as well."""
    seat = view.seat
    card = CARD_AT[move.card]
    places = tuple(f"hand.{seat}.{at}" for at, one in enumerate(view.hand) if one == card)
    preview = ""
    if not isinstance(move, Discard):
        question = view.asked.question
        delta = question.delta if isinstance(question, PlayCard) else 0
        delta -= 2 * isinstance(move, PlayCheaper)
        mine = view.influence[seat if seat is not None else WITCH]
        cost = price(view, card, delta)
        preview = speaker.say("preview-play", card=move.card, price=cost, influence=mine)
        text = speaker.say("offer-play", move=text, price=cost)
    return Offer(str(move), text, places[:1], like=places[1:], preview=preview)


def card_offer(view: PaganView, move: Move, text: str) -> Offer:
    """On a card that lies on the table; what sits nowhere is a button."""
    path: tuple[str, ...] = ()
    match move:
        case Drink():
            spaces = [at for at, card in enumerate(view.potions) if card == CARD_AT[move.card]]
            path = (space_id(POTION, next(at for at in spaces if view.filled[at] == NEEDS[CARD_AT[move.card]])),)
        case Fill() | Pour():
            path = (space_id(POTION, view.potions.index(CARD_AT[move.card])),)
        case Activate():
            ready = [at for at, card in enumerate(view.locations) if card == CARD_AT[move.card]]
            path = (space_id(LOCATION, next(at for at in ready if ON_LOCATION + at not in view.pawn)),)
        case Lift():
            path = (space_id(CURSE, view.curses.index(CARD_AT[move.card])),)
        case Take():
            path = (f"looked.{view.looked.index(CARD_AT[move.card])}",)
        case UseFamiliar() | Reinforce():
            path = (space_id(FAMILIAR, view.familiars.index(CARD_AT[move.card])),)
        case Remove() | Replace():
            path = in_play(view, CARD_AT[move.card])
        case Use():
            path = in_play(view, CARD_AT[move.card]) if move.card in CARD_AT else (f"faction.{move.card}",)
    return Offer(str(move), text, path, passive=isinstance(move, Dismiss))


def in_play(view: PaganView, card: int) -> tuple[str, ...]:
    """Where a permanent card lies."""
    kind = TYPE[card]
    cards = {
        ALLY: view.allies,
        LOCATION: view.locations,
        POTION: view.potions,
        FAMILIAR: view.familiars,
        CURSE: view.curses,
    }[kind]
    return (space_id(kind, cards.index(card)),)
