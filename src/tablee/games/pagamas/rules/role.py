"""Phase 2, the roles: PGM-15."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import Event, Move, Question
from tablee.games.pagamas.cards import CAPTAIN, NOBODY, ROLES, SEATS, SECOND, Role
from tablee.games.pagamas.table import Pagamas


@dataclass(frozen=True, slots=True)
class Appoint(Move):
    """PGM-15: a character for a player."""

    notation: ClassVar[str] = "appoint {seat} {role}"
    seat: Seat
    role: Role


APPOINT: Final = {role: [Appoint(seat, role) for seat in range(SEATS)] for role in Role if role.value != CAPTAIN}


@dataclass(frozen=True, slots=True)
class Appointed(Event):
    """PGM-15: the Captain gave a character."""

    seat: Seat
    role: Role


@dataclass(frozen=True, slots=True)
class AppointRole(Question):
    """PGM-15: who gets this character."""

    role: Role

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Appoint]:
        moves = APPOINT[self.role]
        return [moves[other] for other, role in enumerate(s.role) if role == NOBODY]

    def answer(self, s: Pagamas, seat: Seat, move: Appoint) -> None:
        give_role(s, move.seat, self.role.value)
        appoint_next(s, self.role.value + 1)


_ASKED: Final = [AppointRole(role) for role in Role]


def assign_roles(s: Pagamas) -> None:
    """PGM-15: the Captain takes all characters back, keeps his own, and gives each other player one."""
    s.phase = 2
    captain = s.captain
    s.role = [NOBODY] * s.seats
    s.role[captain] = CAPTAIN
    appoint_next(s, SECOND)


def appoint_next(s: Pagamas, role: int) -> None:
    """PGM-15: one question for each character; the last one goes to the last player."""
    if role + 1 < s.seats:
        s.ask(s.captain, _ASKED[role])
    else:
        give_role(s, s.role.index(NOBODY), role)


def give_role(s: Pagamas, seat: Seat, role: int) -> None:
    s.role[seat] = role
    s.tell(Appointed, seat, ROLES[role])
