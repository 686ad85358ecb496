"""The action phase: what a pawn that was placed does, and what is told of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import Event, Move, Outcome
from tablee.games.pagan.facts import (
    ACTIVATION_EVIDENCE,
    BASIC_DRAW,
    BASIC_GAIN,
    CARD_AT,
    CARDS,
    CLUE,
    COLOUR,
    COLOURS,
    EXONERATE_EVIDENCE,
    FAVOUR,
    HUNTER,
    INVESTIGATION,
    NO_CARD,
    PAWNS_OF,
    READY_COST,
    SECRET,
    VILLAGER_AT,
    VILLAGERS,
    WITCH,
)
from tablee.games.pagan.moves import (
    Activate,
    Draw,
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
from tablee.games.pagan.rules.cards.curses import lift
from tablee.games.pagan.rules.cards.locations import LOCATIONS
from tablee.games.pagan.rules.hands import draw
from tablee.games.pagan.rules.in_play import discard_from_play
from tablee.games.pagan.rules.modifiers import (
    basic_gain,
    eliminate_price,
    harass_clues,
    pawns_needed,
    ready_tax,
)
from tablee.games.pagan.rules.play import play
from tablee.games.pagan.rules.tokens import (
    gain,
    lose,
    lose_evidence,
    pay_clues,
    take_away,
)
from tablee.games.pagan.rules.visit import visit
from tablee.games.pagan.table import (
    FAMILIAR_BIT,
    ON_BOARD,
    ON_LOCATION,
    STANDARD_BITS,
    End,
    Pagan,
    innocents,
    send_home,
)

FIRST_TURN: Final = 1


# --- What happened ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BasicGain(Event):
    """PGN-24: a pawn for influence."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BasicDraw(Event):
    """PGN-24: a pawn for a card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MadeReady(Event):
    """PGN-25: the enemy's pawns were sent away."""

    seat: Seat
    villager: Word


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """PGN-70: a pawn stands on a location."""

    seat: Seat
    card: Word


@dataclass(frozen=True, slots=True)
class Exonerated(Event):
    """PGN-72: the Hunter drew a Suspect and looked at it."""

    seat: Seat
    villager: Word
    number: int
    needed: int


@dataclass(frozen=True, slots=True)
class ExoneratedSomebody(Event):
    """PGN-72: the others see how many he has."""

    seat: Seat
    number: int
    needed: int


@dataclass(frozen=True, slots=True)
class Harassed(Event):
    """PGN-73: a villager was harassed."""

    seat: Seat
    villager: Word


@dataclass(frozen=True, slots=True)
class FoundGuilty(Event):
    """PGN-75: it was the true witch."""

    seat: Seat
    villager: Word


@dataclass(frozen=True, slots=True)
class FoundInnocent(Event):
    """PGN-75: it was not."""

    seat: Seat
    villager: Word
    number: int
    limit: int


@dataclass(frozen=True, slots=True)
class RitualHeld(Event):
    """PGN-62: the true witch is revealed, too late."""

    seat: Seat
    villager: Word


# --- Pawns -----------------------------------------------------------------------------------------------------------


def standard_left(s: Pagan) -> int:
    """The Witch's standard pawns that she has still to place."""
    return (s.pawns_left & STANDARD_BITS).bit_count()


def place_pawn(s: Pagan, seat: Seat, where: int) -> None:
    """PGN-08, PGN-11: the next pawn; the familiar pawn goes nowhere but to villagers."""
    for pawn in PAWNS_OF[seat]:
        if s.pawns_left >> pawn & 1 and 1 << pawn != FAMILIAR_BIT:
            s.pawn[pawn] = where
            s.pawns_left &= ~(1 << pawn)
            return


def place_familiar_pawn(s: Pagan, villager: int) -> None:
    """PGN-11: on a villager."""
    s.pawn[FAMILIAR_BIT.bit_length() - 1] = villager
    s.pawns_left &= ~FAMILIAR_BIT


# --- Carrying out ----------------------------------------------------------------------------------------------------


def carry_out(s: Pagan, seat: Seat, move: Move) -> None:
    """PGN-08: place the pawn and resolve the whole action."""
    if isinstance(move, Visit):
        go_and_visit(s, seat, VILLAGER_AT[move.villager])
    elif isinstance(move, VisitWithFamiliar):
        go_with_familiar(s, VILLAGER_AT[move.villager])
    elif isinstance(move, Ritual):
        ritual(s)
    elif isinstance(move, Harass):
        harass(s, VILLAGER_AT[move.villager], FAVOUR if move.what == "favour" else SECRET)
    elif isinstance(move, Activate):
        activate(s, CARD_AT[move.card])
    else:
        place_pawn(s, seat, ON_BOARD)
        act_on_board(s, seat, move)


def act_on_board(s: Pagan, seat: Seat, move: Move) -> None:
    """PGN-14, PGN-24: what the pawn on the board is there for."""
    if isinstance(move, Gain):
        s.tell(BasicGain, seat)
        gain(s, seat, basic_gain(s) if seat == HUNTER else BASIC_GAIN)
    elif isinstance(move, Draw):
        s.tell(BasicDraw, seat)
        draw(s, seat, BASIC_DRAW)
    elif isinstance(move, Play):
        play(s, seat, CARD_AT[move.card], 0)
    elif isinstance(move, Ready):
        make_ready(s, seat, VILLAGER_AT[move.villager])
    elif isinstance(move, Lift):
        lift(s, CARD_AT[move.card])
    elif isinstance(move, Exonerate):
        exonerate(s)
    else:
        assert isinstance(move, Eliminate)
        eliminate(s, VILLAGER_AT[move.villager])


def go_and_visit(s: Pagan, seat: Seat, villager: int) -> None:
    """PGN-09, PGN-13, PGN-R3, PGN-R39: one pawn, or two of the Witch under House Arrest."""
    pawns = pawns_needed(s, villager) if seat == WITCH else 1
    for _ in range(pawns):
        place_pawn(s, seat, villager)
    if s.turn == FIRST_TURN:
        s.colour = COLOUR[villager]
    visit(s, seat, villager, familiar=False, pawns=pawns)


def go_with_familiar(s: Pagan, villager: int) -> None:
    """PGN-11, PGN-22, PGN-R3: the familiar pawn, and under House Arrest a standard one as well."""
    pawns = pawns_needed(s, villager)
    place_familiar_pawn(s, villager)
    for _ in range(pawns - 1):
        place_pawn(s, WITCH, villager)
    visit(s, WITCH, villager, familiar=True, pawns=pawns)


def make_ready(s: Pagan, seat: Seat, villager: int) -> None:
    """PGN-25, PGN-26, PGN-R39: one token of one's own there, and all enemy pawns leave."""
    take_away(s, SECRET if seat == WITCH else CLUE, villager, READY_COST)
    if seat == WITCH:
        lose(s, WITCH, ready_tax(s))
    send_home(s, villager, HUNTER - seat)
    s.tell(MadeReady, seat, VILLAGERS[villager])


def ritual(s: Pagan) -> None:
    """PGN-62, PGN-90, PGN-R49: the Suspect card is turned up, and the Witch has won."""
    for _ in range(pawns_needed(s, s.witch)):
        if standard_left(s):
            place_pawn(s, WITCH, s.witch)
        else:
            place_familiar_pawn(s, s.witch)
    s.tell(RitualHeld, WITCH, VILLAGERS[s.witch])
    s.finish(Outcome((WITCH,), End.RITUAL))


def activate(s: Pagan, card: int) -> None:
    """PGN-70, PGN-32, PGN-R56: a pawn on it, the price, the effect."""
    space = next(at for at, one in enumerate(s.locations) if one == card and ON_LOCATION + at not in s.pawn)
    place_pawn(s, HUNTER, ON_LOCATION + space)
    s.tell(Activated, HUNTER, CARDS[card])
    lose_evidence(s, ACTIVATION_EVIDENCE[card])
    LOCATIONS[card](s)


def exonerate(s: Pagan) -> None:
    """PGN-72, PGN-90, PGN-R32, PGN-O2: 3 evidence for the top Suspect; with the last one that it takes the Hunter has won."""
    lose_evidence(s, EXONERATE_EVIDENCE)
    suspect = s.suspects.pop()
    s.peeked = min(s.peeked, len(s.suspects))
    s.drawn.append(suspect)
    number, needed = len(s.drawn), s.scenario.suspects
    s.tell_only([HUNTER], Exonerated, HUNTER, VILLAGERS[suspect], number, needed)
    s.tell_others(ExoneratedSomebody, HUNTER, number, needed)
    if number >= needed:
        s.finish(Outcome((HUNTER,), End.SUSPECTS))


def harass(s: Pagan, villager: int, token: int) -> None:
    """PGN-73, PGN-R34: the pawn stays there, the clues of the colour are paid, and a favour or all secrets go."""
    place_pawn(s, HUNTER, villager)
    s.tell(Harassed, HUNTER, VILLAGERS[villager])
    take_away(s, token, villager, 1 if token == FAVOUR else s.secrets[villager])
    pay_clues(s, harass_clues(s), COLOURS[COLOUR[villager]])


def eliminate(s: Pagan, villager: int) -> None:
    """PGN-74, PGN-75, PGN-R65: what a Mark asks is paid; then the Witch says whether it was she."""
    lose(s, HUNTER, eliminate_price(s))
    if villager == s.witch:
        s.tell(FoundGuilty, HUNTER, VILLAGERS[villager])
        s.finish(Outcome((HUNTER,), End.WITCH_ELIMINATED))
        return
    s.alive &= ~(1 << villager)
    s.tell(FoundInnocent, HUNTER, VILLAGERS[villager], innocents(s), s.scenario.innocents)
    clear(s, villager)
    if innocents(s) >= s.scenario.innocents:
        s.finish(Outcome((WITCH,), End.INNOCENTS))


def clear(s: Pagan, villager: int) -> None:
    """PGN-75, PGN-R32, PGN-R33: all tokens of an innocent, all clues everywhere, and the investigation leave the table."""
    take_away(s, SECRET, villager, s.secrets[villager])
    take_away(s, FAVOUR, villager, s.favours[villager])
    for one, clues in enumerate(s.clues):
        take_away(s, CLUE, one, clues)
    if s.investigations[villager] != NO_CARD:
        discard_from_play(s, INVESTIGATION, villager)
