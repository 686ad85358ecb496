"""Loading: all together into one empty hold; with none empty, one of other goods is emptied first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, Event, Move, Question
from tablee.games.jamaica.rules.facts import BANK, EMPTY, SIXTH, WORDS
from tablee.games.jamaica.rules.state import Jamaica, amount, crew


@dataclass(frozen=True, slots=True)
class Load(Move):
    """JAM-27: which of the empty holds, counted from 1."""

    hold: int


@dataclass(frozen=True, slots=True)
class Empty(Move):
    """JAM-23: which hold is emptied to make room."""

    hold: int


LOAD: Final = tuple(Load(at + 1) for at in range(SIXTH + 1))
EMPTY_HOLD: Final = tuple(Empty(at + 1) for at in range(SIXTH + 1))


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """JAM-22: goods went into a hold."""

    who: tuple[Seat, ...]
    goods: Word
    tokens: int


@dataclass(frozen=True, slots=True)
class ThrownAway(Event):
    """JAM-23: a hold was emptied to make room."""

    seat: Seat
    goods: Word
    tokens: int


@dataclass(frozen=True, slots=True)
class LoadIgnored(Event):
    """JAM-24: every hold has these goods already."""

    seat: Seat
    goods: Word


@dataclass(frozen=True, slots=True)
class BankShort(Event):
    """JAM-O1: the bank has fewer tokens than the die says."""

    seat: Seat
    goods: Word
    tokens: int
    asked: int


@dataclass(frozen=True, slots=True)
class WhichHold(Question):
    """JAM-27: an ordinary hold or the 6th Hold, both empty."""

    goods: Word
    tokens: int

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Load]:
        return (LOAD[s.holds[seat].index(EMPTY)], LOAD[SIXTH])

    def answer(self, s: Jamaica, seat: Seat, move: Load) -> None:
        place(s, seat, move.hold - 1)


@dataclass(frozen=True, slots=True)
class MakeRoom(Question):
    """JAM-23: no hold is empty; one with other goods has to go."""

    goods: Word
    tokens: int

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Empty]:
        goods = s.cargo >> 3
        return [EMPTY_HOLD[at] for at, hold in enumerate(s.holds[seat]) if hold >> 3 != goods]

    def refusal(self, s: Jamaica, seat: Seat, move: Move) -> str | None:
        if move in self.options(s, seat):
            return None
        if isinstance(move, Empty) and 0 < move.hold <= len(s.holds[seat]):
            return "refuse-same-goods"
        return ILLEGAL

    def answer(self, s: Jamaica, seat: Seat, move: Empty) -> None:
        throw_away(s, seat, move.hold - 1)
        place(s, seat, move.hold - 1)


def load(s: Jamaica, seat: Seat, goods: int, pips: int) -> None:
    """JAM-22, JAM-25, JAM-26: as many tokens as the die shows, at once, and not by choice.

    JAM-R1: the bank never runs out; JAM-O1: unless the table counts its tokens.
    """
    tokens = pips
    if s.strict:
        tokens = min(pips, BANK[goods] - sum(amount(holds, goods) for holds in s.holds))
        if tokens < pips:
            s.tell(BankShort, seat, WORDS[goods], tokens, pips)
    if tokens:
        stow(s, seat, goods * 8 + tokens)


def can_stow(s: Jamaica, ship: int, goods: int) -> bool:
    """JAM-24, JAM-R31: there is an empty hold, or one with other goods; the 6th Hold counts like any other."""
    return any(hold >> 3 != goods for hold in s.holds[ship])


def stow(s: Jamaica, ship: int, cargo: int) -> None:
    """JAM-22: into an empty hold, never on top of anything. JAM-25: none is emptied while another is empty."""
    holds = s.holds[ship]
    s.cargo = cargo
    if EMPTY in holds:
        at = holds.index(EMPTY)
        if at < SIXTH < len(holds) and not holds[SIXTH] and ship < s.seats:
            s.ask(ship, WhichHold(WORDS[cargo >> 3], cargo & 7))
        else:
            place(s, ship, at)
        return
    goods = cargo >> 3
    others = [at for at, hold in enumerate(holds) if hold >> 3 != goods]
    if len(others) > 1:
        s.ask(ship, MakeRoom(WORDS[goods], cargo & 7))
    elif others:
        throw_away(s, ship, others[0])
        place(s, ship, others[0])
    else:
        ignore_load(s, ship)


def ignore_load(s: Jamaica, seat: Seat) -> None:
    """JAM-24: with the same goods in every hold nothing is loaded."""
    s.tell(LoadIgnored, seat, WORDS[s.cargo >> 3])
    s.cargo = 0


def throw_away(s: Jamaica, seat: Seat, at: int) -> None:
    """JAM-23: the tokens of a hold go back to the bank."""
    hold = s.holds[seat][at]
    s.tell(ThrownAway, seat, WORDS[hold >> 3], hold & 7)


def place(s: Jamaica, ship: int, at: int) -> None:
    """JAM-22: what is being loaded lies in that hold."""
    cargo = s.cargo
    s.holds[ship][at] = cargo
    s.cargo = 0
    s.tell(Loaded, crew(s, ship), WORDS[cargo >> 3], cargo & 7)
