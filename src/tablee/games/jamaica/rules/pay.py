"""Paying: tokens from any of one's holds, hold by hold where there is a choice. Gunpowder is spent in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, Move, Question
from tablee.games.jamaica.rules.facts import EMPTY, MOST_IN_HOLD, WORDS
from tablee.games.jamaica.rules.state import Jamaica


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """JAM-15: so many tokens out of the hold in question."""

    tokens: int


PAY: Final = tuple(Pay(tokens) for tokens in range(MOST_IN_HOLD + 1))


@dataclass(frozen=True, slots=True)
class PayFrom(Question):
    """JAM-15, JAM-R19: how many of the tokens due come out of this hold; the rest comes out of the others.

    Holds are counted from 1.
    """

    goods: Word
    due: int
    hold: int
    others: tuple[int, ...]

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Pay]:
        least, most = self.bounds(s.holds[seat])
        return PAY[least : most + 1][::-1]

    def refusal(self, s: Jamaica, seat: Seat, move: Move) -> str | None:
        least, most = self.bounds(s.holds[seat])
        return None if type(move) is Pay and least <= move.tokens <= most else ILLEGAL

    def bounds(self, holds: list[int]) -> tuple[int, int]:
        """The fewest and the most tokens that can come out of this hold."""
        least = self.due
        for one in self.others:
            least -= holds[one - 1] & 7
        most = holds[self.hold - 1] & 7
        return (max(0, least)), (min(self.due, most))

    def answer(self, s: Jamaica, seat: Seat, move: Pay) -> None:
        take_out(s.holds[seat], self.hold - 1, move.tokens)
        pay_out_of(s, seat, WORDS.index(self.goods), self.due - move.tokens, [one - 1 for one in self.others])


def pay(s: Jamaica, seat: Seat, goods: int, due: int) -> None:
    """JAM-15: from any combination of holds. JAM-R19: the smallest hold is asked about first, which frees it soonest."""
    holds = s.holds[seat]
    with_it = [at for at, hold in enumerate(holds) if hold >> 3 == goods]
    if len(with_it) > 1:
        with_it.sort(key=holds.__getitem__)
    pay_out_of(s, seat, goods, due, with_it)


def pay_out_of(s: Jamaica, seat: Seat, goods: int, due: int, among: Sequence[int]) -> None:
    """JAM-15: what is left to pay, out of these holds; the payer is asked if there is more than one way."""
    if due == 0:
        return
    holds = s.holds[seat]
    if len(among) == 1:
        take_out(holds, among[0], due)
        return
    have = 0
    for at in among:
        have += holds[at] & 7
    if have == due:
        for at in among:
            holds[at] = EMPTY
    else:
        s.ask(seat, PayFrom(WORDS[goods], due, among[0] + 1, tuple(at + 1 for at in among[1:])))


def take_out(holds: list[int], at: int, tokens: int) -> None:
    """JAM-15: a hold that becomes empty is free again."""
    hold = holds[at]
    holds[at] = hold - tokens if hold & 7 != tokens else EMPTY


def give_all(holds: list[int], goods: int) -> int:
    """JAM-18: everything one has of these goods; how many tokens it was."""
    given = 0
    for at, hold in enumerate(holds):
        if hold >> 3 == goods:
            given += hold & 7
            holds[at] = EMPTY
    return given
