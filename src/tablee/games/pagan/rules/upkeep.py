"""The upkeep in its six steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import PASS, Event, Pass, Question, do
from tablee.games.pagan.facts import (
    AGENT,
    CARD_AT,
    CARDS,
    CLERK,
    EXORCIST,
    FACTIONS,
    HAND_LIMIT,
    HUNTER,
    LOCAL_GUIDE,
    NIGHTMARES,
    NO_CARD,
    PAWNS_OF,
    STRAYS,
    WATCHERS,
    WITCH,
)
from tablee.games.pagan.moves import DISMISS, PAY_UPKEEP, USE, Dismiss, PayUpkeep, Use
from tablee.games.pagan.rules.cards.allies import agent, clerk, exorcist, local_guide, without_clue
from tablee.games.pagan.rules.cards.curses import lifts, nightmares
from tablee.games.pagan.rules.drink import nothing_happened, window
from tablee.games.pagan.rules.hands import draw, must_discard
from tablee.games.pagan.rules.modifiers import allies_at_work, upkeep
from tablee.games.pagan.rules.tokens import gain, lose
from tablee.games.pagan.table import RESERVE, Pagan

OF_STRAYS: Final = len(CARDS) + STRAYS  # the Faction card among the effects of the upkeep
WATCHERS_INFLUENCE: Final = 1
STRAYS_CARDS: Final = 1
LIMIT: Final = Word("limit")
WHEN: Final = (Word("start"), Word("during"), Word("end"))
START, DURING, END = range(len(WHEN))


@dataclass(frozen=True, slots=True)
class UpkeepPaid(Event):
    """PGN-05: an ally was paid and stays."""

    by: ClassVar[Seat] = HUNTER
    card: Word
    number: int


@dataclass(frozen=True, slots=True)
class AllyLeft(Event):
    """PGN-05: an ally was not paid and goes."""

    by: ClassVar[Seat] = HUNTER
    card: Word


# --- Step 1 ----------------------------------------------------------------------------------------------------------


def pawns_home(s: Pagan) -> None:
    """PGN-02: all one's pawns come back, wherever they are."""
    s.phase = 1
    for pawn in PAWNS_OF[s.active]:
        s.pawn[pawn] = RESERVE


# --- Steps 2, 3 and 5: effects of cards ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UseEffect(Question):
    """PGN-03, PGN-04, PGN-06, PGN-R61: which effect is next; what is not compulsory may be left."""

    when: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[Use | Pass]:
        moves: list[Use | Pass] = [USE[effect] for effect in dict.fromkeys(possible(s))]
        return moves if NIGHTMARES in s.pending and s.hand[HUNTER] else [*moves, PASS]

    def answer(self, s: Pagan, seat: Seat, move: Use | Pass) -> None:
        if isinstance(move, Pass):
            s.pending.clear()
            if not owns(s, seat, WATCHERS):
                nothing_happened(s)
            return
        effect = CARD_AT[move.card] if move.card in CARD_AT else len(CARDS) + FACTIONS.index(move.card)
        s.pending.remove(effect)
        s.then(EFFECTS[WHEN.index(self.when)])
        use(s, seat, effect)


def possible(s: Pagan) -> list[int]:
    """PGN-03, PGN-04, PGN-06: the effects still to come that can do something now."""
    return [effect for effect in s.pending if can_do(s, effect)]


def can_do(s: Pagan, effect: int) -> bool:
    """Whether an effect would do anything; all of it is open to both players."""
    if effect == LOCAL_GUIDE:
        return bool(without_clue(s))
    if effect == NIGHTMARES:
        return bool(s.hand[HUNTER])
    if effect == AGENT:
        return bool(s.hand[WITCH])
    return effect != EXORCIST or bool(lifts(s))


def use(s: Pagan, seat: Seat, effect: int) -> None:
    """PGN-03, PGN-04, PGN-06: what the card says."""
    if effect == LOCAL_GUIDE:
        local_guide(s)
    elif effect == CLERK:
        clerk(s)
    elif effect == NIGHTMARES:
        nightmares(s)
    elif effect == AGENT:
        agent(s)
    elif effect == EXORCIST:
        exorcist(s)
    else:
        assert effect == OF_STRAYS
        draw(s, seat, STRAYS_CARDS)
        must_discard(s, seat, STRAYS_CARDS, FACTIONS[STRAYS])


def next_effect(s: Pagan, when: int) -> None:
    """PGN-03, PGN-R61: asked as long as there is an effect; one that is compulsory and alone comes unasked."""
    there = possible(s)
    if not there:
        s.pending.clear()
    elif len(there) == 1 and there[0] == NIGHTMARES:
        s.pending.clear()
        nightmares(s)
    else:
        s.ask(s.active, UseEffect(WHEN[when]))


EFFECTS: Final = tuple(do(next_effect, when) for when in range(len(WHEN)))


def start_of_upkeep(s: Pagan) -> None:
    """PGN-03, PGN-O2: Local Guide, Clerk and Nightmares for the Hunter; the Faction cards for whoever owns them."""
    if s.active == WITCH and window(s, START_OF_UPKEEP):
        return
    s.phase = 2
    seat = s.active
    pending = []
    if seat == HUNTER:
        pending += [LOCAL_GUIDE] * allies_at_work(s, LOCAL_GUIDE)
        pending += [CLERK] * allies_at_work(s, CLERK)
        pending += [NIGHTMARES] * s.curses.count(NIGHTMARES)
    if owns(s, seat, STRAYS):
        pending.append(OF_STRAYS)
    if owns(s, seat, WATCHERS):
        gain(s, seat, WATCHERS_INFLUENCE)
    elif not pending:
        nothing_happened(s)
    if pending:
        s.pending = pending
        next_effect(s, START)


def owns(s: Pagan, seat: Seat, faction: int) -> bool:
    """PGN-O2: whether the Faction card is in play and that player's."""
    return bool(s.factions) and s.factions[faction] == seat


def during_upkeep(s: Pagan) -> None:
    """PGN-04, PGN-60: the Agents of the Hunter; the Witch may drink."""
    if s.active == WITCH:
        if not window(s, DURING_UPKEEP):
            s.phase = 3
        return
    s.phase = 3
    s.pending = [AGENT] * allies_at_work(s, AGENT)
    if s.pending:
        next_effect(s, DURING)


def end_of_upkeep(s: Pagan) -> None:
    """PGN-06, PGN-R60: the Exorcists that were paid."""
    s.phase = 5
    s.pending = [EXORCIST] * allies_at_work(s, EXORCIST)
    if s.pending:
        next_effect(s, END)


# --- Step 4 ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayAlly(Question):
    """PGN-05: pay an ally in full, or let it go."""

    card: Word
    space: int
    price: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[PayUpkeep | Dismiss]:
        return (PAY_UPKEEP, DISMISS)

    def answer(self, s: Pagan, seat: Seat, move: PayUpkeep | Dismiss) -> None:
        if isinstance(move, PayUpkeep):
            lose(s, seat, self.price)
            s.tell(UpkeepPaid, self.card, self.price)
        else:
            let_go(s, self.space)
        pay_allies(s, self.space + 1)


def pay_allies(s: Pagan, space: int) -> None:
    """PGN-05, PGN-R25, PGN-R26: ally by ally; one that can't be paid in full goes, one that costs nothing stays."""
    s.phase = 4
    for at in range(space, len(s.allies)):
        ally = s.allies[at]
        if ally == NO_CARD:
            continue
        price = upkeep(s, ally)
        if price <= s.influence[HUNTER]:
            s.ask(HUNTER, PayAlly(CARDS[ally], at, price))
            return
        let_go(s, at)


def let_go(s: Pagan, space: int) -> None:
    """PGN-05: to the discard pile."""
    card, s.allies[space] = s.allies[space], NO_CARD
    s.discard[HUNTER].append(card)
    s.tell(AllyLeft, CARDS[card])


# --- Step 6 ----------------------------------------------------------------------------------------------------------


def hand_limit(s: Pagan) -> None:
    """PGN-07, PGN-R18, PGN-R41: down to 7 cards, one's own choice; the limit matters at no other time."""
    s.phase = 6
    must_discard(s, s.active, len(s.hand[s.active]) - HAND_LIMIT, LIMIT)


START_OF_UPKEEP: Final = do(start_of_upkeep)
DURING_UPKEEP: Final = do(during_upkeep)
WITCH_UPKEEP: Final = (START_OF_UPKEEP, DURING_UPKEEP, do(hand_limit))
HUNTER_UPKEEP: Final = (START_OF_UPKEEP, DURING_UPKEEP, do(pay_allies, 0), do(end_of_upkeep), do(hand_limit))
