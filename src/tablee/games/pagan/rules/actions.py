"""The action phase: what a pawn can do, and the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, Move, Question, do
from tablee.games.pagan.facts import (
    ACTIVATION_EVIDENCE,
    CARD_AT,
    COLOUR,
    COLOURS,
    EXONERATE_EVIDENCE,
    HOUSE_ARREST,
    HUNTER,
    NO_CARD,
    NOBODY,
    PAWNS_OF,
    READY_COST,
    VILLAGER_AT,
    WITCH,
)
from tablee.games.pagan.moves import (
    ACTIVATE,
    DRAW,
    ELIMINATE,
    EXONERATE,
    GAIN,
    HARASS_FAVOUR,
    HARASS_SECRETS,
    READY,
    RITUAL,
    VISIT,
    VISIT_WITH_FAMILIAR,
    Activate,
    Draw,
    Drink,
    Eliminate,
    Exonerate,
    Gain,
    Harass,
    Lift,
    Play,
    Ready,
    Ritual,
    Visit,
    VisitWithFamiliar,
)
from tablee.games.pagan.rules.cards.curses import can_lift, lifts
from tablee.games.pagan.rules.drink import drink, drinks, window
from tablee.games.pagan.rules.modifiers import (
    eliminate_clues,
    eliminate_price,
    harass_clues,
    pawns_needed,
    ready_tax,
)
from tablee.games.pagan.rules.play import can_play, plays
from tablee.games.pagan.rules.resolution import FIRST_TURN, carry_out, standard_left
from tablee.games.pagan.rules.tokens import (
    clues_there,
    full_potions,
)
from tablee.games.pagan.table import (
    FAMILIAR_BIT,
    ON_LOCATION,
    STANDARD_BITS,
    Pagan,
    is_ready,
    lives,
    living,
    occupied_by,
    ready_villagers,
)

# --- The Witch's actions ---------------------------------------------------------------------------------------------


def witch_visits(s: Pagan) -> list[Move]:
    """PGN-09, PGN-11, PGN-13, PGN-R1, PGN-R2, PGN-R3, PGN-R51, PGN-R67: ready villagers, with enough pawns for each."""
    standard, familiar = standard_left(s), s.pawns_left & FAMILIAR_BIT
    there = ready_villagers(s)
    if s.turn == FIRST_TURN and s.colour != NOBODY:
        there = [one for one in there if COLOUR[one] == s.colour]
    moves: list[Move]
    if HOUSE_ARREST not in s.investigations:
        moves = [VISIT[one] for one in there] if standard else []
        return moves + [VISIT_WITH_FAMILIAR[one] for one in there] if familiar else moves
    moves = [VISIT[one] for one in there if standard >= pawns_needed(s, one)]
    if familiar:
        moves += [VISIT_WITH_FAMILIAR[one] for one in there if standard + 1 >= pawns_needed(s, one)]
    return moves


def can_hold_ritual(s: Pagan, villager: int) -> bool:
    """PGN-23, PGN-62, PGN-R2, PGN-R49: ready, with the favours it takes, and pawns enough to visit."""
    return (
        s.favours[villager] >= s.scenario.ritual
        and is_ready(s, villager)
        and s.pawns_left.bit_count() >= pawns_needed(s, villager)
        and s.turn != FIRST_TURN
    )


def can_ready(s: Pagan, seat: Seat, villager: int) -> bool:
    """PGN-25, PGN-R23: an enemy pawn stands there, and one has a token there and what a Militiaman asks."""
    tokens = s.secrets if seat == WITCH else s.clues
    if not lives(s, villager) or tokens[villager] < READY_COST:
        return False
    if seat == WITCH:
        return villager in s.pawn[PAWNS_OF[HUNTER][0] :] and s.influence[WITCH] >= ready_tax(s)
    return villager in s.pawn[: PAWNS_OF[HUNTER][0]]


def readies(s: Pagan, seat: Seat) -> list[Move]:
    """PGN-25: every villager that can be readied."""
    return [READY[one] for one in occupied_by(s, HUNTER - seat) if can_ready(s, seat, one)]


def witch_actions(s: Pagan) -> list[Move]:
    """PGN-08, PGN-09, PGN-10: everything that a pawn of the Witch can do now."""
    moves = witch_visits(s)
    if can_hold_ritual(s, s.witch):
        moves.append(RITUAL)
    if s.pawns_left & STANDARD_BITS and s.turn != FIRST_TURN:
        moves += (GAIN, DRAW)
        moves += plays(s, WITCH, 0)
        moves += readies(s, WITCH)
    return moves


# --- The Hunter's actions --------------------------------------------------------------------------------------------


def can_harass(s: Pagan, villager: int) -> bool:
    """PGN-73, PGN-R24: ready, with clues enough in its colour."""
    return is_ready(s, villager) and clues_there(s, COLOUR[villager]) >= harass_clues(s)


def can_eliminate(s: Pagan, villager: int) -> bool:
    """PGN-74, PGN-R29, PGN-R31, PGN-O2: ready, with the clues it takes there and on the others, and what a Mark asks."""
    return (
        s.clues[villager] >= eliminate_clues(s)
        and is_ready(s, villager)
        and others_have_clues(s, villager)
        and s.influence[HUNTER] >= eliminate_price(s)
    )


def others_have_clues(s: Pagan, villager: int) -> bool:
    """PGN-74, PGN-O2: a clue on every other living villager, or on as many as the scenario says."""
    alive = living(s)
    with_clue = sum(1 for one in alive if s.clues[one] and one != villager)
    return with_clue >= min(s.scenario.others, len(alive) - 1)


def can_activate(s: Pagan, card: int) -> bool:
    """PGN-14, PGN-70: a copy of it is ready, and its activation can be paid."""
    return (
        card != NO_CARD
        and s.evidence >= ACTIVATION_EVIDENCE[card]
        and any(one == card and ON_LOCATION + space not in s.pawn for space, one in enumerate(s.locations))
    )


def can_exonerate(s: Pagan) -> bool:
    """PGN-72: with 3 evidence, and a Suspect left."""
    return s.evidence >= EXONERATE_EVIDENCE and bool(s.suspects)


def hunter_actions(s: Pagan) -> list[Move]:
    """PGN-08, PGN-10: everything that a pawn of the Hunter can do now."""
    ready = ready_villagers(s)
    moves: list[Move] = [VISIT[one] for one in ready]
    moves += (GAIN, DRAW)
    moves += plays(s, HUNTER, 0)
    moves += readies(s, HUNTER)
    if any(card != NO_CARD for card in s.locations):
        moves += [ACTIVATE[card] for card in sorted({*s.locations}) if can_activate(s, card)]
    if s.curses:
        moves += lifts(s)
    if can_exonerate(s):
        moves.append(EXONERATE)
    needed = harass_clues(s)
    there = [clues_there(s, colour) >= needed for colour in range(len(COLOURS))]
    for one in ready:
        if there[COLOUR[one]]:
            if s.favours[one]:
                moves.append(HARASS_FAVOUR[one])
            if s.secrets[one]:
                moves.append(HARASS_SECRETS[one])
    clues = eliminate_clues(s)
    moves += [ELIMINATE[one] for one in ready if s.clues[one] >= clues and can_eliminate(s, one)]
    return moves


# --- The question ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseAction(Question):
    """PGN-08, PGN-60: what the next pawn does; the Witch may drink first."""

    def options(self, s: Pagan, seat: Seat) -> Sequence[Move]:
        if seat == HUNTER:
            return hunter_actions(s)
        return witch_actions(s) + drinks(s)

    def refusal(self, s: Pagan, seat: Seat, move: Move) -> str | None:
        return refusal(s, seat, move)

    def answer(self, s: Pagan, seat: Seat, move: Move) -> None:
        s.then(ACT)
        if isinstance(move, Drink):
            drink(s, CARD_AT[move.card])
        else:
            if seat == WITCH and any(s.favours) and not isinstance(move, Ritual):
                spurn(s)
            carry_out(s, seat, move)


CHOOSE_ACTION: Final = ChooseAction()


def refusal(s: Pagan, seat: Seat, move: Move) -> str | None:
    """PGN-08, PGN-10: why an action is impossible now, as far as a sentence can say it; found without listing all of them."""
    kind = type(move)
    if kind is Visit or kind is VisitWithFamiliar:
        assert isinstance(move, Visit | VisitWithFamiliar)
        return visit_refusal(s, seat, VILLAGER_AT.get(move.villager, NOBODY), familiar=kind is VisitWithFamiliar)
    if kind is Drink:
        assert isinstance(move, Drink)
        return None if seat == WITCH and CARD_AT.get(move.card, NO_CARD) in full_potions(s) else ILLEGAL
    if kind is Gain or kind is Draw or kind is Play or kind is Ready:
        return board_refusal(s, seat, move)
    if seat == HUNTER:
        return hunter_refusal(s, move)
    if s.turn == FIRST_TURN:
        return "refuse-first-turn"
    if kind is Ritual:
        return None if can_hold_ritual(s, s.witch) else "refuse-ritual"
    return ILLEGAL


def visit_refusal(s: Pagan, seat: Seat, villager: int, *, familiar: bool) -> str | None:
    """PGN-09, PGN-11, PGN-13, PGN-R1, PGN-R2: why a villager can't be visited, if it can't."""
    if villager == NOBODY:
        return ILLEGAL
    if villager in s.pawn:
        return "refuse-occupied"
    if not lives(s, villager):
        return "refuse-eliminated"
    if seat == HUNTER:
        return "refuse-pawns" if familiar else None
    if s.turn == FIRST_TURN and s.colour not in (NOBODY, COLOUR[villager]):
        return "refuse-first-turn"
    if familiar and not s.pawns_left & FAMILIAR_BIT:
        return "refuse-pawns"
    return None if standard_left(s) + familiar >= pawns_needed(s, villager) else "refuse-pawns"


def board_refusal(s: Pagan, seat: Seat, move: Move) -> str | None:
    """PGN-14, PGN-24, PGN-25: why an action that both have is impossible, if it is; they can be chosen again and again."""
    if isinstance(move, Play) and CARD_AT.get(move.card, NO_CARD) not in s.hand[seat]:
        return "refuse-not-in-hand"
    if seat == WITCH and s.turn == FIRST_TURN:
        return "refuse-first-turn"
    if seat == WITCH and not s.pawns_left & STANDARD_BITS:
        return "refuse-pawns"
    if isinstance(move, Play):
        return None if can_play(s, seat, move.card, 0) else "refuse-too-dear"
    if isinstance(move, Ready):
        villager = VILLAGER_AT.get(move.villager, NOBODY)
        return None if villager != NOBODY and can_ready(s, seat, villager) else "refuse-ready"
    return None


def hunter_refusal(s: Pagan, move: Move) -> str | None:
    """PGN-70, PGN-71, PGN-72, PGN-73, PGN-74: why an action of the Hunter is impossible, if it is."""
    if isinstance(move, Activate):
        return None if can_activate(s, CARD_AT.get(move.card, NO_CARD)) else ILLEGAL
    if isinstance(move, Lift):
        return None if can_lift(s, CARD_AT.get(move.card, NO_CARD)) else ILLEGAL
    if isinstance(move, Exonerate):
        return None if can_exonerate(s) else "refuse-exonerate"
    if isinstance(move, Harass):
        villager, tokens = (
            VILLAGER_AT.get(move.villager, NOBODY),
            {"favour": s.favours, "secrets": s.secrets}.get(move.what),
        )
        can = villager != NOBODY and tokens is not None and tokens[villager] and can_harass(s, villager)
        return None if can else "refuse-harass"
    if isinstance(move, Eliminate):
        villager = VILLAGER_AT.get(move.villager, NOBODY)
        return None if villager != NOBODY and can_eliminate(s, villager) else "refuse-eliminate"
    return ILLEGAL


def act(s: Pagan) -> None:
    """PGN-08, PGN-10, PGN-11: as long as a pawn is left that can do something.

    PGN-12, PGN-60: then the Witch has a last chance to drink, which may give a pawn something to do.
    """
    if s.active == HUNTER:
        if s.pawns_left:
            s.ask(HUNTER, CHOOSE_ACTION)
    elif s.pawns_left and ((s.pawns_left & STANDARD_BITS and s.turn != FIRST_TURN) or witch_visits(s)):
        s.fresh = True  # a window too
        s.ask(WITCH, CHOOSE_ACTION)
    else:
        window(s, ACT)


ACT: Final = do(act)


def spurn(s: Pagan) -> None:
    """PGN-62: everybody can see on whom a ritual would have been possible, and that none was held."""
    for one in living(s):
        if s.favours[one] >= s.scenario.ritual and can_hold_ritual(s, one):
            s.spurned |= 1 << one
