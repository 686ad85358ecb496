"""Elections, the Golden Rule: no ship without a Captain. PGM-60 to PGM-65."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import Event, Move, Question, do
from tablee.games.pagamas.cards import CAPTAIN, NOBODY, SEATS, SECOND
from tablee.games.pagamas.rules import promise
from tablee.games.pagamas.rules.ballot import count, show_votes
from tablee.games.pagamas.table import ELECTION, Pagamas, from_left_of, holder, members


@dataclass(frozen=True, slots=True)
class Stand(Move):
    """PGM-61: be a candidate."""


@dataclass(frozen=True, slots=True)
class StandBack(Move):
    """PGM-61: be none."""


@dataclass(frozen=True, slots=True)
class Elect(Move):
    """PGM-63: vote for this candidate."""

    seat: Seat


STAND: Final = Stand()
STAND_BACK: Final = StandBack()
ELECT: Final = [Elect(seat) for seat in range(SEATS)]
_CANDIDACY: Final = (STAND, STAND_BACK)


@dataclass(frozen=True, slots=True)
class ElectionCalled(Event):
    """PGM-60: the ship has no Captain."""

    seat: Seat
    electors: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """PGM-61: somebody is a candidate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BecameCaptain(Event):
    """PGM-65: a new Captain, with the most voices he had; 0 where nobody voted."""

    seat: Seat
    voices: int


@dataclass(frozen=True, slots=True)
class ElectionTied(Event):
    """PGM-64: several candidates have the most voices."""

    seats: tuple[Seat, ...]
    voices: int


class StandForCaptain(Question):
    """PGM-61: anybody but the Captain who has just fallen, with or without a character."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        return _CANDIDACY

    def answer(self, s: Pagamas, seat: Seat, move: Move) -> None:
        if isinstance(move, Stand):
            s.candidates |= 1 << seat
            s.tell(Stood, seat)


class ElectCaptain(Question):
    """PGM-63, PGM-R30: the whole weight for one candidate; no abstaining."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Elect]:
        return [ELECT[one] for one in members(s, s.candidates)]

    def answer(self, s: Pagamas, seat: Seat, move: Elect) -> None:
        s.vote[seat] = move.seat


STAND_FOR_CAPTAIN: Final = StandForCaptain()
ELECT_CAPTAIN: Final = ElectCaptain()


def hold_election(s: Pagamas, electors: int) -> None:
    """PGM-60: whenever the Captain loses his card; the game then goes on where it was. PGM-R31: more than once if need be.

    PGM-61: all but the fallen Captain say whether they stand, clockwise from his left.
    """
    s.ballot = ELECTION
    s.electors = electors
    s.candidates = 0
    s.vote = [NOBODY] * s.seats
    s.crew_vote = s.vote[:]
    s.tell(ElectionCalled, s.fallen, members(s, electors))
    s.then(*(do(ask_candidacy, seat) for seat in from_left_of(s, s.fallen)[:-1]), do(open_ballot))


def ask_candidacy(s: Pagamas, seat: Seat) -> None:
    """PGM-61: openly, one after the other."""
    s.ask(seat, STAND_FOR_CAPTAIN)


def open_ballot(s: Pagamas) -> None:
    """PGM-64: one candidate is elected without a ballot; without any, the Second or the nearest; without electors all are tied.

    PGM-62, PGM-O4: the candidates may promise something before the votes.
    """
    running = [seat for seat in from_left_of(s, s.fallen) if s.candidates >> seat & 1]
    if not running:
        take_the_helm(s, without_candidates(s), 0)
    elif len(running) == 1:
        take_the_helm(s, running[0], 0)
    elif not s.electors:
        break_the_tie(s, running, 0)
    else:
        s.then(*(do(let_candidate_vow, seat) for seat in running), do(vote_for_captain))


def let_candidate_vow(s: Pagamas, seat: Seat) -> None:
    """PGM-62, PGM-O4: a candidate may promise one elector something."""
    promise.let_vow(s, seat, promise.ELECT, s.electors)


def vote_for_captain(s: Pagamas) -> None:
    """PGM-63: all electors at the same time."""
    s.then(do(show_election_votes), do(count_election_votes))
    s.ask_all(members(s, s.electors), ELECT_CAPTAIN)


def show_election_votes(s: Pagamas) -> None:
    """PGM-66: in an election bribes go clockwise from the fallen Captain's left."""
    show_votes(s, from_left_of(s, s.fallen))


def count_election_votes(s: Pagamas) -> None:
    """PGM-64: the most voices win; a tie is broken."""
    voices = count(s)
    most = max(voices.values())
    best = [seat for seat in from_left_of(s, s.fallen) if voices.get(seat) == most]
    if len(best) == 1:
        take_the_helm(s, best[0], most)
    else:
        break_the_tie(s, best, most)


def break_the_tie(s: Pagamas, tied: list[Seat], voices: int) -> None:
    """PGM-64, PGM-R24: the holder of the Second's card, candidate or not; PGM-R15: else the tied one nearest clockwise."""
    s.tell(ElectionTied, tuple(tied), voices)
    second = holder(s, SECOND)
    take_the_helm(s, tied[0] if second == NOBODY else second, voices)


def without_candidates(s: Pagamas) -> Seat:
    """PGM-64: the Second, else the nearest clockwise with a character, else the nearest; never the fallen Captain."""
    second = holder(s, SECOND)
    if second != NOBODY:
        return second
    nearest = from_left_of(s, s.fallen)[:-1]
    return next((seat for seat in nearest if s.role[seat] != NOBODY), nearest[0])


def take_the_helm(s: Pagamas, seat: Seat, voices: int) -> None:
    """PGM-65, PGM-R16, PGM-R33: the Captain's card for the elected; the character he had stays vacant until the next phase 2."""
    s.role[seat] = CAPTAIN
    s.captain = seat
    promise.judge_election(s, seat)
    s.tell(BecameCaptain, seat, voices)
