"""The Ghost Ship, for two players: after both have played it moves twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import Call, Event, Move, Question, do
from tablee.games.jamaica.rules.battle import ATTACK, Attack, begin_battle, ships_beside
from tablee.games.jamaica.rules.facts import AHEAD, ASTERN, BACKWARD, FORWARD, PORT_ROYAL, WANTS, WORDS
from tablee.games.jamaica.rules.loot import take_treasure
from tablee.games.jamaica.rules.move import SAIL, Sail, move_ship
from tablee.games.jamaica.rules.state import Jamaica, finished, steps_left


@dataclass(frozen=True, slots=True)
class Steer(Move):
    """JAM-G3: the way the Ghost goes."""

    way: Word


STEER: Final = (Steer(WORDS[FORWARD]), Steer(WORDS[BACKWARD]))


@dataclass(frozen=True, slots=True)
class GhostTurned(Event):
    """JAM-G8: the Ghost stops at Port Royal and will have to turn back."""


@dataclass(frozen=True, slots=True)
class SteerGhost(Question):
    """JAM-G3: neither first nor last alone, the Ghost goes where the Captain says."""

    pips: int

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Steer]:
        return STEER

    def answer(self, s: Jamaica, seat: Seat, move: Steer) -> None:
        sail_ghost(s, FORWARD if move.way == WORDS[FORWARD] else BACKWARD, self.pips)


@dataclass(frozen=True, slots=True)
class GhostWay(Question):
    """JAM-G3: the Captain chooses the way of the Ghost at a fork."""

    way: Word
    pips: int

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Sail]:
        reach = AHEAD if self.way == WORDS[FORWARD] else ASTERN
        return [SAIL[space] for space in reach[s.pos[s.seats]][self.pips][0]]

    def answer(self, s: Jamaica, seat: Seat, move: Sail) -> None:
        move_ship(s, s.seats, FORWARD if self.way == WORDS[FORWARD] else BACKWARD, self.pips, move.space)
        ghost_arrives(s)


class GhostTarget(Question):
    """JAM-G3: both players are on the space; the Captain chooses whom the Ghost attacks."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Attack]:
        return [ATTACK[ship] for ship in ships_beside(s, s.seats)]

    def answer(self, s: Jamaica, seat: Seat, move: Attack) -> None:
        begin_battle(s, s.seats, move.seat)


GHOST_TARGET: Final = GhostTarget()


def haunt_morning(s: Jamaica) -> None:
    """JAM-G2: first with the Morning die."""
    haunt(s, s.morning)


def haunt_evening(s: Jamaica) -> None:
    """JAM-G2: then with the Evening die. JAM-G9: in the last round too."""
    haunt(s, s.evening)


HAUNT_MORNING: Final[Call] = do(haunt_morning)
HAUNT_EVENING: Final[Call] = do(haunt_evening)


def haunt(s: Jamaica, pips: int) -> None:
    """JAM-G3: alone in the lead it goes back, alone in last place forward; else the Captain of the round says.

    JAM-G8: from Port Royal, after the circuit, it can only turn back.
    """
    ghost = s.seats
    mine, *others = (steps_left(s, ship) for ship in (ghost, *range(s.seats)))
    if finished(s, ghost) or mine < min(others):
        sail_ghost(s, BACKWARD, pips)
    elif mine > max(others):
        sail_ghost(s, FORWARD, pips)
    else:
        s.ask(s.captain, SteerGhost(pips))


def sail_ghost(s: Jamaica, direction: int, pips: int) -> None:
    """JAM-G3: the Captain chooses the way at a fork. JAM-G8: at Port Royal, forward on lap 0, it stops without ending anything."""
    ghost = s.seats
    ends, crosses = (AHEAD if direction == FORWARD else ASTERN)[s.pos[ghost]][pips]
    if crosses and direction == FORWARD and s.lap[ghost] == 0:
        s.pos[ghost], s.lap[ghost] = PORT_ROYAL, 1
        s.tell(GhostTurned)
    elif len(ends) > 1:
        s.ask(s.captain, GhostWay(WORDS[direction], pips))
    else:
        move_ship(s, ghost, direction, pips, ends[0])
        ghost_arrives(s)


def ghost_arrives(s: Jamaica) -> None:
    """JAM-G2: it never pays. JAM-G4: it takes the treasure of a lair, after the battle."""
    others = ships_beside(s, s.seats)
    if not others:
        haunt_lair(s)
        return
    s.then(HAUNT_LAIR)
    if len(others) > 1:
        s.ask(s.captain, GHOST_TARGET)
    else:
        begin_battle(s, s.seats, others[0])


def haunt_lair(s: Jamaica) -> None:
    """JAM-G4: the top treasure, face down and unseen."""
    here = s.pos[s.seats]
    if not WANTS[here] and s.tokens >> here & 1:
        take_treasure(s, s.seats)


HAUNT_LAIR: Final[Call] = do(haunt_lair)
