"""Turn by turn, until somebody has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import Event, Outcome, do
from tablee.games.pagan.facts import (
    COLOURS,
    FACTIONS,
    FAVOUR_WEIGHT,
    HOLD,
    HUNTER,
    LAST_TURN,
    NOBODY,
    OF_COLOUR,
)
from tablee.games.pagan.rules.actions import ACT
from tablee.games.pagan.rules.resolution import FIRST_TURN
from tablee.games.pagan.rules.tokens import clues_there
from tablee.games.pagan.rules.upkeep import HUNTER_UPKEEP, WITCH_UPKEEP, pawns_home
from tablee.games.pagan.table import ACTIONS, HUNTER_BITS, STANDARD_BITS, WITCH_BITS, End, Pagan


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """PGN-01: a turn of one of the two."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class FactionTaken(Event):
    """PGN-O2: a Faction card has a new owner."""

    seat: Seat
    faction: Word


def take_turn(s: Pagan) -> None:
    """PGN-01, PGN-02, PGN-91, PGN-92: the other player's turn, upkeep first; after the last turn of all nobody has won."""
    if s.limited and s.turn >= LAST_TURN:
        s.finish(Outcome((), End.TURN_LIMIT))
        return
    s.turn += 1
    s.active = seat = HUNTER - s.active
    s.used_familiar = False
    s.cheap = s.played = 0
    s.fresh = True
    s.pawns_left = HUNTER_BITS if seat == HUNTER else STANDARD_BITS if s.turn == FIRST_TURN else WITCH_BITS
    s.tell(TurnBegan, seat, s.turn)
    pawns_home(s)
    s.then(*(HUNTER_UPKEEP if seat == HUNTER else WITCH_UPKEEP), BEGIN_ACTIONS, END_TURN)


def begin_actions(s: Pagan) -> None:
    """PGN-08: now the pawns are placed."""
    s.phase = ACTIONS
    s.then(ACT)


def end_turn(s: Pagan) -> None:
    """PGN-12: it is the other player's turn."""
    s.colour = NOBODY
    if s.factions:
        claim_factions(s, s.active)
    take_turn(s)


def claim_factions(s: Pagan, seat: Seat) -> None:
    """PGN-O2: who holds a colour firmly, and more firmly than the opponent, takes its Faction card."""
    for colour in range(len(COLOURS)):
        holds = (witch_hold(s, colour), clues_there(s, colour))
        if holds[seat] >= HOLD and holds[seat] > holds[HUNTER - seat] and s.factions[colour] != seat:
            s.factions[colour] = seat
            s.tell(FactionTaken, seat, FACTIONS[colour])


def witch_hold(s: Pagan, colour: int) -> int:
    """PGN-O2: secrets, and favours threefold; the dead have none."""
    return sum(s.secrets[one] + FAVOUR_WEIGHT * s.favours[one] for one in OF_COLOUR[colour])


TAKE_TURN: Final = do(take_turn)
END_TURN: Final = do(end_turn)
BEGIN_ACTIONS: Final = do(begin_actions)
