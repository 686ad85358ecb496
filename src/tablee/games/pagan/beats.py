"""How Pagan is staged: pawns go to villagers, tokens and influence fly with their number, cards come out of hands and turn over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from tablee.core.beats import Beats, Change, Count, Drop, Fly, Go, Mark, Put, Show, Step, Together, Where
from tablee.core.notation import Seat, Word
from tablee.core.scene import Card
from tablee.core.state import Event
from tablee.games.pagan.facts import (
    CARD_AT,
    CURSE,
    FACTIONS,
    HUNTER,
    HUNTER_PAWNS,
    INVESTIGATION,
    LOCATION,
    NEEDS,
    NO_CARD,
    NOBODY,
    OWNER,
    PAWNS_OF,
    POTION,
    SIDES,
    TOKEN_WORDS,
    TOKENS_OF,
    TYPE,
    TYPES,
    VILLAGER_AT,
    VILLAGERS,
    WATCHERS,
    WITCH,
)
from tablee.games.pagan.meanwhile import (
    MIDDLE,
    counted_influence,
    evidence,
    in_play,
    left_from,
    lying,
    new_in_hand,
    new_space,
    number_on,
    piled,
    place_of,
    sized,
    space_of,
    take_from,
)
from tablee.games.pagan.rules.cards.allies import Spied, SpiedSomething
from tablee.games.pagan.rules.cards.charms import SuspectRevealed
from tablee.games.pagan.rules.cards.curses import CurseLifted
from tablee.games.pagan.rules.cards.events import Denounced, DenouncedSomebody, Freed
from tablee.games.pagan.rules.cards.familiars import FamiliarUsed, InvestigationMoved, InvestigationReturned
from tablee.games.pagan.rules.drink import Drank
from tablee.games.pagan.rules.hands import (
    Discarded,
    Drew,
    DrewSome,
    Looked,
    LookedSome,
    NothingToDraw,
    Reshuffled,
    Took,
    TookOne,
)
from tablee.games.pagan.rules.in_play import CardLeft
from tablee.games.pagan.rules.play import InvestigationPlaced, Played, PlayedNothing
from tablee.games.pagan.rules.resolution import (
    Activated,
    BasicDraw,
    BasicGain,
    Exonerated,
    ExoneratedSomebody,
    FoundGuilty,
    FoundInnocent,
    Harassed,
    MadeReady,
    RitualHeld,
)
from tablee.games.pagan.rules.tokens import (
    EvidenceGained,
    EvidenceLost,
    InfluenceGained,
    InfluenceLost,
    PotionDrained,
    PotionFilled,
    TokenAdded,
    TokenMoved,
    TokenRemoved,
)
from tablee.games.pagan.rules.turn import FactionTaken, TurnBegan
from tablee.games.pagan.rules.upkeep import AllyLeft, UpkeepPaid
from tablee.games.pagan.rules.visit import Converted, UsedAgain, Visited
from tablee.games.pagan.table import ON_LOCATION
from tablee.games.pagan.things import (
    card_detail,
    curse,
    discarded,
    faction_card,
    hidden_suspect,
    in_space,
    investigation,
    pawn_piece,
    portrait,
    printed,
    seen_card,
    space_id,
    suspect,
    token_piece,
    villager_id,
)
from tablee.games.pagan.view import PaganView

TOKENS_AT: Final = 2  # in the place of a villager: after the portrait and the power
SECRETS: Final = "token-secret"


def steps(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """What is seen of one event."""
    yield from walked(event, change)
    yield from paid(event, change)
    yield from laid(event, change)
    yield from brewed(event, change)
    yield from held(event, change)
    yield from looked(event, change)
    yield from used(event, change)
    yield from left(event, change)
    yield from investigated(event, change)
    yield from suspected(event, change)
    yield from judged(event, change)


# --- Pawns -------------------------------------------------------------------------------------------------------------


def walked(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-02, PGN-08, PGN-13, PGN-25, PGN-70: where pawns are placed, and how they come home."""
    match event:
        case TurnBegan():
            yield from came_home(event, change)
        case Visited() | Harassed() | RitualHeld():
            yield from arrived(event.seat, event.villager, change)
        case MadeReady():
            yield from sent_home(event.villager, HUNTER - event.seat, change)
        case Freed():
            yield from sent_home(event.villager, event.seat, change)
        case Activated():
            yield from activated(event, change)
        case UsedAgain() | Converted():
            yield Mark((f"v.{event.villager}",))
        case BasicGain() | BasicDraw():
            yield Mark((f"pawns.{event.seat}",))


def came_home(event: TurnBegan, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-02: all pawns of a player at once."""
    reserve = f"pawns.{event.seat}"
    moves: list[Step] = [Count("turn", event.turn)]
    for pawn in PAWNS_OF[event.seat]:
        where = change.before.pawn[pawn]
        if where >= ON_LOCATION:
            start = space_id(LOCATION, where - ON_LOCATION)
            moves.append(Put(reserve, pawn_piece(change.after, change.speaker, pawn), start=start))
        elif 0 <= where < len(VILLAGERS):
            moves.append(Go(f"pawn.{pawn}", reserve))
    yield Together(tuple(moves))


def arrived(seat: Seat, villager: Word, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-13, PGN-R3: one pawn or two."""
    there, was, now = VILLAGER_AT[villager], change.before.pawn, change.after.pawn
    pawns = tuple(f"pawn.{pawn}" for pawn in PAWNS_OF[seat] if now[pawn] == there != was[pawn])
    yield Together(tuple(Go(pawn, f"place.{villager}") for pawn in pawns))
    yield Mark((*pawns, f"v.{villager}"))


def sent_home(villager: Word, seat: Seat, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-25, PGN-R66: all pawns that a player has there."""
    there = VILLAGER_AT[villager]
    pawns = tuple(f"pawn.{pawn}" for pawn in PAWNS_OF[seat] if change.before.pawn[pawn] == there)
    yield Together(tuple(Go(pawn, f"pawns.{seat}") for pawn in pawns))
    yield Mark((*pawns, f"v.{villager}"))


def activated(event: Activated, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-70: the pawn goes into the location, which shows that it is used."""
    card = CARD_AT[event.card]
    for pawn in HUNTER_PAWNS:
        where = change.after.pawn[pawn]
        if where >= ON_LOCATION and where != change.before.pawn[pawn]:
            space = where - ON_LOCATION
            place = space_id(LOCATION, space)
            yield Drop(f"pawn.{pawn}", end=place)
            yield Show(in_space(change.after, change.speaker, LOCATION, space, card))
            yield Mark((place,))


# --- Influence and evidence --------------------------------------------------------------------------------------------


def paid(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-80, PGN-81, PGN-17: what is gained comes from what gives it, what is lost goes to what it is paid for."""
    match event:
        case InfluenceGained():
            giver = change.events[change.at - 1] if change.at else None
            passed = isinstance(giver, InfluenceLost) and giver.seat != event.seat
            start = f"influence.{HUNTER - event.seat}" if passed else source(change)
            yield Fly(start, f"influence.{event.seat}", f"+{event.number}", "token-influence")
            yield counted_influence(event.seat, change)
        case InfluenceLost():
            following = change.events[change.at + 1] if change.at + 1 < len(change.events) else None
            if isinstance(following, InfluenceGained) and following.seat != event.seat:
                yield counted_influence(event.seat, change)
            else:
                yield from pays(event.seat, event.number, source(change), change)
        case EvidenceGained():
            yield Fly(source(change), "evidence", f"+{event.number}", "token-evidence")
            yield Count("evidence", evidence(change))
        case EvidenceLost():
            spent = Fly("evidence", source(change), f"−{event.number}", "token-evidence")
            yield Together((spent, Count("evidence", evidence(change))))
        case UpkeepPaid():
            yield Mark((place_of(CARD_AT[event.card], change),))


def pays(seat: Seat, number: int, end: Where, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-80: influence on its way to what it is paid for."""
    spent = Fly(f"influence.{seat}", end, f"−{number}", "token-influence")
    yield Together((spent, counted_influence(seat, change)))


def source(change: Change[PaganView]) -> str:
    """What gives something at this event, or takes it: what was done last; else what was under way; else what is paid for."""
    before = change.before
    for earlier, past in enumerate(reversed(change.so_far)):
        over = isinstance(past, Played | Drank) and earlier > 1  # what a card or potion gives comes directly after it
        if not over and (where := scene_of(past, change)):
            return where
    if before.resolving:
        return f"resolving.{len(before.resolving) - 1}"
    if before.visited != NOBODY:
        return villager_id(before.visited)
    return next((where for coming in change.events[change.at + 1 :] if (where := scene_of(coming, change))), MIDDLE)


def scene_of(event: Event, change: Change[PaganView]) -> str:
    """Where it is that something happens; nothing if it happens nowhere in particular."""
    match event:
        case Visited() | UsedAgain() | Harassed() | MadeReady() | FoundGuilty() | FoundInnocent():
            return f"v.{event.villager}"
        case Activated() | FamiliarUsed() | UpkeepPaid() | CardLeft():
            return place_of(CARD_AT[event.card], change)
        case Exonerated() | ExoneratedSomebody():
            return "suspects"
        case BasicGain():
            return f"pawns.{event.seat}"
        case Drank():
            return space_id(POTION, full(CARD_AT[event.card], change))
        case Played():
            return MIDDLE
        case TurnBegan():
            return f"faction.{FACTIONS[WATCHERS]}" if change.before.factions else MIDDLE
    return ""


# --- Tokens ------------------------------------------------------------------------------------------------------------


def laid(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-18, PGN-81, PGN-82: tokens come from their owner and go back there, or pass from villager to villager."""
    match event:
        case TokenAdded():
            yield Fly(home(event.by), f"v.{event.villager}", f"+{event.number}", f"token-{event.token}")
            yield counted(event.token, event.villager, change)
            yield Mark((f"{event.token}.{event.villager}",))
        case TokenRemoved():
            owner = TOKENS_OF[TOKEN_WORDS.index(event.token)]
            gone = Fly(f"v.{event.villager}", home(owner), f"−{event.number}", f"token-{event.token}")
            yield Together((gone, counted(event.token, event.villager, change)))
        case TokenMoved():
            passed = Fly(f"v.{event.villager}", f"v.{event.target}", "1", f"token-{event.token}")
            yield Together((passed, counted(event.token, event.villager, change)))
            yield counted(event.token, event.target, change)
            yield Mark((f"{event.token}.{event.target}",))


def home(seat: Seat) -> str:
    """Where the tokens of a player come from: the head of his board."""
    return f"role.{seat}"


def counted(token: Word, villager: Word, change: Change[PaganView]) -> Step:
    """The tokens on a villager, as many as there are at this event."""
    was = number_on(token, villager, change.so_far[:-1], change.before)
    number = number_on(token, villager, change.so_far, change.before)
    if not number:
        return Drop(f"{token}.{villager}")
    piece = token_piece(change.speaker, VILLAGER_AT[villager], TOKEN_WORDS.index(token), number)
    return Show(piece) if was else Put(f"place.{villager}", piece, at=TOKENS_AT)


# --- Potions -----------------------------------------------------------------------------------------------------------


def brewed(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-19, PGN-60, PGN-82: a potion fills, is drained, is drunk."""
    match event:
        case PotionFilled():
            space = potion_that_changed(CARD_AT[event.card], change, rose=True)
            yield Fly(home(WITCH), space_id(POTION, space), "+1", SECRETS)
            yield Show(board_card(change, POTION, space))
            yield from within_reach(space, event.secrets, change)
            yield Mark((space_id(POTION, space),))
        case PotionDrained():
            space = potion_that_changed(CARD_AT[event.card], change, rose=False)
            gone = Fly(space_id(POTION, space), home(WITCH), f"−{event.number}", SECRETS)
            full = within_reach(space, change.after.filled[space], change)
            yield Together((gone, Show(board_card(change, POTION, space)), *full))
        case Drank():
            yield from drunk(CARD_AT[event.card], change)


def within_reach(space: int, secrets: int, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-82: the Witch has her potions in sight in one line."""
    if change.before.seat == WITCH:
        yield Count(f"own.potion.{space}", secrets)


def potion_that_changed(card: int, change: Change[PaganView], *, rose: bool) -> int:
    """PGN-R69: the space of that potion; of two copies the one that holds more or less than before."""
    before, after = change.before, change.after
    spaces = [space for space, cards in enumerate(zip(before.potions, after.potions, strict=True)) if card in cards]
    more = [space for space in spaces if after.filled[space] > before.filled[space]]
    less = [space for space in spaces if after.filled[space] < before.filled[space]]
    return ((more if rose else less) or spaces)[0]


def full(card: int, change: Change[PaganView]) -> int:
    """PGN-R69: the space of a potion that was full before; of two copies the first."""
    both = zip(change.before.potions, change.before.filled, strict=True)
    return next(space for space, held_there in enumerate(both) if held_there == (card, NEEDS[card]))


def drunk(card: int, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-60: the potion is shown in the middle, and its secrets go back."""
    before, speaker = change.before, change.speaker
    space = full(card, change)
    place = space_id(POTION, space)
    yield Fly(place, MIDDLE, node=printed(speaker, "drunk", card))
    empty = Show(in_space(before, speaker, POTION, space, NO_CARD))
    yield Together((Fly(place, home(WITCH), f"−{NEEDS[card]}", SECRETS), empty))


# --- Hands -------------------------------------------------------------------------------------------------------------


def held(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-24, PGN-27, PGN-33, PGN-82: cards come to a hand and leave it; only their owner sees which come."""
    match event:
        case Drew():
            card = printed(change.speaker, new_in_hand(event.seat, change), CARD_AT[event.card])
            drawn = Put(f"hand.{event.seat}", card, start=f"pile.{event.seat}")
            yield Together((drawn, piled(event.seat, change), sized(event.seat, change)))
        case DrewSome():
            yield Fly(f"pile.{event.seat}", f"cards.{event.seat}", f"+{event.number}", back(event.seat))
            yield Together((piled(event.seat, change), sized(event.seat, change)))
        case Reshuffled():
            yield from reshuffled(event.seat, change)
        case Discarded():
            place = left_from(event.seat, change)
            yield Together((
                *to_discards(CARD_AT[event.card], place or f"cards.{event.seat}", change),
                *dropped(place),
                sized(event.seat, change),
            ))  # fmt: skip
        case Played():
            yield from played(event, change)


def looked(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-R11, PGN-04: cards of a pile are looked at, and some taken; the Agent sees a card of the Witch."""
    match event:
        case Looked():
            card = printed(change.speaker, "looked", CARD_AT[event.card])
            yield Together((Fly(f"pile.{event.seat}", f"hand.{event.seat}", node=card), piled(event.seat, change)))
        case LookedSome():
            seen = Fly(f"pile.{event.seat}", event.seat, str(event.number), back(event.seat))
            yield Together((seen, piled(event.seat, change)))
        case Took():
            place = left_from(event.seat, change)
            card = printed(change.speaker, new_in_hand(event.seat, change), CARD_AT[event.card])
            taken = Put(f"hand.{event.seat}", card, start=place or f"pile.{event.seat}")
            yield Together((taken, *dropped(place), sized(event.seat, change)))
        case TookOne():
            yield Fly(event.seat, f"cards.{event.seat}", "+1", back(event.seat))
            yield sized(event.seat, change)
        case Spied():
            yield from spied(CARD_AT[event.card], change)
        case SpiedSomething():
            yield Mark((f"cards.{WITCH}",))


def played(event: Played, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-27, PGN-29, PGN-31: a card leaves the hand face up, for its space if it has one; then it is paid."""
    seat, card, before, speaker = event.seat, CARD_AT[event.card], change.before, change.speaker
    shown = bool(before.resolving) and before.resolving[-1] == card  # PGN-R13: already, before a discard
    place = f"resolving.{len(before.resolving) - 1}" if shown else left_from(seat, change)
    start, end = place or f"cards.{seat}", MIDDLE
    space = new_space(card, change)
    if space == NO_CARD:
        comes: Step = Fly(start, MIDDLE, node=printed(speaker, "played", card))
    else:
        end = space_id(TYPE[card], space)
        comes = put_in_space(change, TYPE[card], space, start)
    yield Together((comes, *dropped(place), sized(seat, change)))
    if event.cost:
        yield from pays(seat, event.cost, end, change)
    if end != MIDDLE:
        yield Mark((end,))


def spied(card: int, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-04: the Hunter sees one of the Witch's cards; she sees which."""
    before = change.before
    cards = lying(WITCH, change)
    place = take_from(cards, card)
    if place and before.seat != WITCH:
        yield Show(seen_card(change.speaker, place, card))
    yield Mark((place or f"cards.{WITCH}",))


def reshuffled(seat: Seat, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-33: the discard pile becomes the draw pile."""
    pile = f"pile.{seat}"
    flown: Step = Fly(seat, pile, picture=back(seat))
    gone: Step = Drop(f"discard.{seat}", end=pile) if change.before.discards[seat] else flown
    yield Together((gone, piled(seat, change)))


def to_discards(card: int, start: str, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-82, PGN-R40: a card goes face up to the discard pile of its owner, or to his place if there is no pile yet."""
    seat, speaker = OWNER[card], change.speaker
    shuffled = any(isinstance(past, Reshuffled) and past.seat == seat for past in change.so_far)
    if shuffled or not change.before.discards[seat]:
        yield Fly(start, seat, node=printed(speaker, "discarded", card))
        return
    earlier = sum(
        OWNER[CARD_AT[past.card]] == seat
        for past in change.so_far[:-1]
        if isinstance(past, Discarded | CardLeft | AllyLeft)
    )
    lie = len(change.before.discards[seat]) + earlier
    yield Put(f"discard.{seat}", discarded(speaker, seat, lie, card, card_detail(speaker, card)), start=start)
    yield Count(f"discard.{seat}", lie + 1)


def dropped(place: str) -> tuple[Step, ...]:
    """What lay there is there no longer; nothing, if the reader never saw a place."""
    return (Drop(place),) if place else ()


def back(seat: Seat) -> str:
    """The picture of a card that nobody else sees."""
    return f"back-{SIDES[seat]}"


# --- Cards in play -----------------------------------------------------------------------------------------------------


def used(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-22, PGN-O2: a familiar is sent, a Faction card taken."""
    match event:
        case FamiliarUsed():
            yield Mark((place_of(CARD_AT[event.card], change),))
        case FactionTaken():
            card = faction_card(change.after, change.speaker, FACTIONS.index(event.faction))
            yield Fly(card.id, event.seat, picture=card.picture)
            yield Show(card)
            yield Mark((card.id,))


def left(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-05, PGN-29, PGN-71, PGN-82: a card leaves play, with the secrets that lie on it; what it made room for comes."""
    match event:
        case CardLeft() | AllyLeft():
            card = CARD_AT[event.card]
            yield Together((*to_discards(card, place_of(card, change), change), *vacated(card, change)))
            yield from made_room(card, change)
        case CurseLifted():
            yield Mark(("curses",))


def vacated(card: int, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-29: a free space, or nothing where a card has no space."""
    kind, space, before = TYPE[card], space_of(card, change), change.before
    if space == NO_CARD:
        return
    if kind in (CURSE, INVESTIGATION):
        yield Drop(place_of(card, change))
        return
    yield Show(in_space(before, change.speaker, kind, space, NO_CARD))
    if kind == POTION and before.filled[space]:
        yield Fly(space_id(POTION, space), home(WITCH), f"−{before.filled[space]}", SECRETS)


def made_room(card: int, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-29, PGN-31: the card that waited for a space takes it; it is in play afterwards."""
    waiting = change.before.resolving
    kind = TYPE[card]
    if not waiting or TYPE[waiting[-1]] != kind or kind == INVESTIGATION:
        return
    now = in_play(change.after, kind)
    space = len(now) - 1 if kind == CURSE else space_of(card, change)
    if now[space] == waiting[-1]:
        start = f"resolving.{len(waiting) - 1}"
        yield Together((put_in_space(change, kind, space, start), Drop(start)))


def investigated(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-30, PGN-R17, PGN-R18: an investigation comes to a villager, moves to another, or goes back to a hand."""
    before, after, speaker = change.before, change.after, change.speaker
    match event:
        case InvestigationPlaced():
            start = f"resolving.{len(before.resolving) - 1}"
            card = investigation(after, speaker, VILLAGER_AT[event.villager])
            yield Together((Put(f"place.{event.villager}", card, start=start), Drop(start)))
            yield Mark((card.id, f"v.{event.villager}"))
        case InvestigationMoved():
            start = place_of(CARD_AT[event.card], change)
            card = investigation(after, speaker, VILLAGER_AT[event.villager])
            yield Together((Put(f"place.{event.villager}", card, start=start), Drop(start)))
            yield Mark((card.id, f"v.{event.villager}"))
        case InvestigationReturned():
            yield Together((Drop(place_of(CARD_AT[event.card], change), end=f"cards.{HUNTER}"), sized(HUNTER, change)))


def put_in_space(change: Change[PaganView], kind: int, space: int, start: str) -> Put:
    """PGN-29, PGN-31: a card takes a space, as it lies there afterwards."""
    card = curse(change.speaker, space, change.after.curses[space]) if kind == CURSE else None
    return Put(f"{TYPES[kind]}s", card or board_card(change, kind, space), start=start, at=space)


def board_card(change: Change[PaganView], kind: int, space: int) -> Card:
    """What lies in a space afterwards."""
    return in_space(change.after, change.speaker, kind, space, in_play(change.after, kind)[space])


# --- Suspects and verdicts ---------------------------------------------------------------------------------------------


def suspected(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-72, PGN-R35, PGN-R47: a Suspect is drawn, looked at, turned up; who may not see it sees its back."""
    speaker = change.speaker
    match event:
        case Exonerated():
            one, name = VILLAGER_AT[event.villager], f"suspect.{event.number - 1}"
            yield from drew_suspect(event.number, change)
            yield (
                Show(suspect(speaker, name, one))
                if has_suspects(change)
                else Fly(MIDDLE, "suspects", node=suspect(speaker, name, one))
            )
            yield from known(one, change)
        case ExoneratedSomebody():
            yield from drew_suspect(event.number, change)
        case Denounced():
            one = VILLAGER_AT[event.villager]
            yield Fly(MIDDLE, "suspects", node=suspect(speaker, "suspect", one))
            yield from known(one, change)
        case DenouncedSomebody():
            yield Fly(MIDDLE, "suspects", node=hidden_suspect(speaker, "suspect"))
        case SuspectRevealed():
            one = VILLAGER_AT[event.villager]
            turned = (change.after.revealed ^ change.before.revealed).bit_length() - 1
            yield Show(suspect(speaker, f"suspect.{turned}", one))
            yield from known(one, change)


def drew_suspect(number: int, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-72: a card face down beside those that were drawn before."""
    card = hidden_suspect(change.speaker, f"suspect.{number - 1}")
    if has_suspects(change):
        yield Put("drawn", card, start=MIDDLE, at=number - 1)
    else:
        yield Fly(MIDDLE, "suspects", node=card)
    yield Count("suspects", number)


def has_suspects(change: Change[PaganView]) -> bool:
    """Whether Suspects that were drawn lie on the table already."""
    return bool(change.before.drawn or change.before.bottom)


def known(one: int, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-72: the reader knows now that this villager is innocent."""
    yield Show(portrait(change.after, change.speaker, one))
    yield Mark((villager_id(one),))


def judged(event: Event, change: Change[PaganView]) -> Iterator[Step]:
    """PGN-62, PGN-75: a villager turns over."""
    match event:
        case FoundInnocent():
            one = VILLAGER_AT[event.villager]
            yield Show(portrait(change.after, change.speaker, one))
            yield Count("innocents", event.number)
            yield Mark((villager_id(one), "innocents"))
        case FoundGuilty() | RitualHeld():
            one = VILLAGER_AT[event.villager]
            face = portrait(change.after, change.speaker, one)
            hidden = hidden_suspect(change.speaker, face.id)
            yield Show(replace(hidden, style=face.style))
            yield Show(face)
            yield Mark((face.id,))


PICTURES: Final[Mapping[type[Event], str]] = {
    InfluenceGained: "token-influence",
    InfluenceLost: "token-influence",
    EvidenceGained: "token-evidence",
    EvidenceLost: "token-evidence",
    BasicGain: "power-gain",
    BasicDraw: "power-draw",
    Harassed: "pawn-hunter",
    RitualHeld: "pawn-witch",
}


def picture(event: Event) -> str:
    """What stands before an event in the log: a token, a villager, a card that lies open."""
    match event:
        case TokenAdded() | TokenRemoved() | TokenMoved():
            return f"token-{event.token}"
        case Visited() | UsedAgain() | MadeReady() | FoundGuilty() | FoundInnocent() | SuspectRevealed() | Freed():
            return f"villager-{event.villager}"
        case Exonerated() | Converted() | Denounced():
            return f"villager-{event.villager}"
        case Played() | Drank() | Activated() | FamiliarUsed() | CardLeft() | Discarded() | Drew() | Took():
            return f"card-{event.card}"
        case PotionFilled() | PotionDrained() | UpkeepPaid() | AllyLeft() | CurseLifted() | Spied() | Looked():
            return f"card-{event.card}"
    return PICTURES.get(type(event), "")


BEATS: Final[Beats[PaganView]] = Beats(
    steps,
    picture=picture,
    causes=frozenset({
        TurnBegan, Visited, UsedAgain, Played, Drank, Activated, FamiliarUsed, BasicGain, BasicDraw, MadeReady, Harassed,
        Exonerated, ExoneratedSomebody, FoundGuilty, FoundInnocent, RitualHeld,
    }),
    quiet=frozenset({
        Drew, DrewSome, Looked, LookedSome, Took, TookOne, Reshuffled, NothingToDraw, PlayedNothing,
    }),
    drama=frozenset({
        Drank, Harassed, Exonerated, ExoneratedSomebody, Denounced, DenouncedSomebody, SuspectRevealed, FoundGuilty,
        FoundInnocent, RitualHeld,
    }),
    actors=dict.fromkeys((
        EvidenceGained, EvidenceLost, TokenAdded, PotionFilled, Converted, UpkeepPaid, AllyLeft, CurseLifted, Freed, Spied,
        Denounced, InvestigationPlaced, InvestigationMoved, InvestigationReturned,
    ), "by"),
)  # fmt: skip
