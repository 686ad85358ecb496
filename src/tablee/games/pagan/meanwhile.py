"""What there is while an answer is staged: counted from the views before and after it, and from what was told of it so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.beats import Change, Count, Step, Together
from tablee.core.notation import Seat, Word
from tablee.core.state import Event
from tablee.games.pagan.facts import (
    ADAMS,
    ALLY,
    CARD_AT,
    CURSE,
    FAMILIAR,
    HUNTER,
    INVESTIGATION,
    LOCATION,
    NO_CARD,
    POTION,
    TOKEN_WORDS,
    TYPE,
    VILLAGER_AT,
    VILLAGERS,
)
from tablee.games.pagan.rules.cards.familiars import InvestigationReturned
from tablee.games.pagan.rules.hands import Discarded, Drew, DrewSome, Looked, LookedSome, Reshuffled, Took, TookOne
from tablee.games.pagan.rules.in_play import CardLeft
from tablee.games.pagan.rules.play import Played
from tablee.games.pagan.rules.tokens import (
    EvidenceGained,
    EvidenceLost,
    InfluenceGained,
    InfluenceLost,
    TokenAdded,
    TokenMoved,
    TokenRemoved,
)
from tablee.games.pagan.rules.upkeep import AllyLeft
from tablee.games.pagan.things import space_id
from tablee.games.pagan.view import PaganView

MIDDLE: Final = f"v.{VILLAGERS[ADAMS]}"
"""The middle of the village: where a card is shown that has no place of its own while it is carried out."""


# --- Influence, evidence, tokens -------------------------------------------------------------------------------------


def counted_influence(seat: Seat, change: Change[PaganView]) -> Step:
    """PGN-80: what a player has at this event; mine is also told within my reach."""
    has = change.before.influence[seat]
    for past in change.so_far:
        match past:
            case InfluenceGained() if past.seat == seat:
                has += past.number
            case InfluenceLost() if past.seat == seat:
                has -= past.number
            case Played() if past.seat == seat:
                has -= past.cost
    shown = Count(f"influence.{seat}", has)
    return Together((shown, Count("own.influence", has))) if seat == change.before.seat else shown


def evidence(change: Change[PaganView]) -> int:
    """PGN-81: what the Hunter has at this event."""
    has = change.before.evidence
    for past in change.so_far:
        if isinstance(past, EvidenceGained):
            has += past.number
        elif isinstance(past, EvidenceLost):
            has -= past.number
    return has


def number_on(token: Word, villager: Word, events: Sequence[Event], before: PaganView) -> int:
    """How many of these tokens lie there after these events."""
    number = (before.clues, before.secrets, before.favours)[TOKEN_WORDS.index(token)][VILLAGER_AT[villager]]
    for past in events:
        match past:
            case TokenAdded() if (past.token, past.villager) == (token, villager):
                number += past.number
            case TokenRemoved() if (past.token, past.villager) == (token, villager):
                number -= past.number
            case TokenMoved() if past.token == token:
                number += (past.target == villager) - (past.villager == villager)
    return number


# --- Hands -----------------------------------------------------------------------------------------------------------

Lying = tuple[str, int]
"""A thing of the scene, and the card that it is for the reader; NO_CARD for a back."""


def lying(seat: Seat, change: Change[PaganView]) -> list[Lying]:
    """The cards of a hand as they lay before the answer, or those that the player was looking at."""
    before = change.before
    if before.looks and before.active == seat:
        return [(f"looked.{at}", card) for at, card in enumerate(before.looked)]
    seen = before.hand if seat == before.seat else before.known[seat] if before.known else ()
    backs = (NO_CARD,) * (before.sizes[seat] - len(seen))
    return [(f"hand.{seat}.{at}", card) for at, card in enumerate((*seen, *backs))]


def take_from(cards: list[Lying], card: int) -> str:
    """Where that card lies, which is taken away: the one that is seen, else the last back; nothing if there is none."""
    places = [place for place, one in cards if one == card] or [place for place, one in cards if one == NO_CARD][-1:]
    if not places:
        return ""
    cards[:] = [one for one in cards if one[0] != places[0]]
    return places[0]


def left_from(seat: Seat, change: Change[PaganView]) -> str:
    """Where the card lay that leaves at this event."""
    cards, place, new = lying(seat, change), "", change.before.sizes[seat]
    for past in change.so_far:
        match past:
            case Drew() if past.seat == seat:
                cards.append((f"hand.{seat}.{new}", CARD_AT[past.card]))
                new += 1
            case Played() | Discarded() | Took() if past.seat == seat:
                place = take_from(cards, CARD_AT[past.card])
    return place


def new_in_hand(seat: Seat, change: Change[PaganView]) -> str:
    """The id of a card that comes to a hand: it is sorted in with the scene after the answer."""
    earlier = sum(isinstance(past, Drew | Took) and past.seat == seat for past in change.so_far[:-1])
    return f"hand.{seat}.{change.before.sizes[seat] + earlier}"


def sized(seat: Seat, change: Change[PaganView]) -> Count:
    """How many cards a hand holds at this event."""
    before = change.before
    size = before.sizes[seat]
    for past in change.so_far:
        match past:
            case DrewSome() if past.seat == seat:
                size += past.number
            case Drew() | Took() | TookOne() if past.seat == seat:
                size += 1
            case Played() if past.seat == seat and before.resolving[-1:] != (CARD_AT[past.card],):
                size -= 1
            case Discarded() if past.seat == seat and not (before.looks and before.active == seat):
                size -= 1
            case InvestigationReturned() if seat == HUNTER:
                size += 1
    return Count(f"cards.{seat}", size)


# --- Draw piles ------------------------------------------------------------------------------------------------------


def piled(seat: Seat, change: Change[PaganView]) -> Count:
    """PGN-33: what is left of a draw pile at this event: counted from before, but from afterwards once it was shuffled."""
    later = change.events[change.at + 1 :]
    if any(isinstance(coming, Reshuffled) and coming.seat == seat for coming in later):
        return Count(f"pile.{seat}", change.before.decks[seat] - taken_off(seat, change.so_far))
    return Count(f"pile.{seat}", change.after.decks[seat] + taken_off(seat, later))


def taken_off(seat: Seat, events: Sequence[Event]) -> int:
    """How many cards these events take off a draw pile."""
    one = sum(isinstance(event, Drew | Looked) and event.seat == seat for event in events)
    some = (event for event in events if isinstance(event, DrewSome | LookedSome) and event.seat == seat)
    return one + sum(event.number for event in some)


# --- Cards in play ---------------------------------------------------------------------------------------------------


def in_play(view: PaganView, kind: int) -> tuple[int, ...]:
    """The spaces for cards of a type; of investigations those in front of the villagers."""
    return {
        ALLY: view.allies,
        LOCATION: view.locations,
        POTION: view.potions,
        FAMILIAR: view.familiars,
        CURSE: view.curses,
        INVESTIGATION: view.investigations,
    }.get(kind, ())


def space_of(card: int, change: Change[PaganView]) -> int:
    """The space of a card that was in play before; of two copies one that has gone, and not the one that went before."""
    was, now = in_play(change.before, TYPE[card]), in_play(change.after, TYPE[card])
    lay = [space for space, one in enumerate(was) if one == card]
    spaces = [space for space in lay if now[space : space + 1] != (card,)] or lay
    if not spaces:
        return NO_CARD
    earlier = sum(isinstance(past, CardLeft | AllyLeft) and CARD_AT[past.card] == card for past in change.so_far[:-1])
    return spaces[min(earlier, len(spaces) - 1)]


def place_of(card: int, change: Change[PaganView]) -> str:
    """Where on the table a card in play lies."""
    space = space_of(card, change)
    if space == NO_CARD:
        return MIDDLE
    if TYPE[card] == INVESTIGATION:
        return f"investigation.{VILLAGERS[space]}"
    return space_id(TYPE[card], space)


def new_space(card: int, change: Change[PaganView]) -> int:
    """PGN-29, PGN-31: the space that a card has taken, NO_CARD if it has none."""
    kind = TYPE[card]
    was, now = in_play(change.before, kind), in_play(change.after, kind)
    if kind == INVESTIGATION:
        return NO_CARD
    return next(
        (space for space, one in enumerate(now) if one == card and was[space : space + 1] in {(), (NO_CARD,)}), NO_CARD
    )
