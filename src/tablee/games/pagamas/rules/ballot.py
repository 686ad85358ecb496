"""Bribes, in every ballot: PGM-66. After the votes are shown and before they are counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import PASS, Event, Move, Pass, Question
from tablee.games.pagamas.cards import BRIBE, SEATS, VALUE
from tablee.games.pagamas.rules.moves import ONLY_PASS, PAY, Pay, different
from tablee.games.pagamas.table import ELECTION, Pagamas, members, pick_out, throw_away, weight


@dataclass(frozen=True, slots=True)
class Bribe(Move):
    """PGM-66: win over the sailors of another elector."""

    seat: Seat


BRIBES: Final = [Bribe(seat) for seat in range(SEATS)]


@dataclass(frozen=True, slots=True)
class VoteShown(Event):
    """PGM-24: how somebody voted on the split, with the weight of the vote."""

    seat: Seat
    choice: int
    weight: int


@dataclass(frozen=True, slots=True)
class Elected(Event):
    """PGM-63: for whom somebody voted, with the weight of the vote."""

    seat: Seat
    candidate: Seat
    weight: int


@dataclass(frozen=True, slots=True)
class Bribed(Event):
    """PGM-66: sailors vote like the briber."""

    seat: Seat
    victim: Seat
    sailors: int


@dataclass(frozen=True, slots=True)
class PaidBribe(Event):
    """PGM-66: what the bribe cost; only the briber sees the card."""

    seat: Seat
    card: int


class OfferBribe(Question):
    """PGM-66, PGM-R28: play a Bribe on another elector, whatever it changes, or pass."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        if BRIBE not in s.hand[seat]:
            return ONLY_PASS
        return [PASS, *(BRIBES[other] for other in members(s, s.electors & ~(1 << seat)))]

    def answer(self, s: Pagamas, seat: Seat, move: Bribe | Pass) -> None:
        if isinstance(move, Bribe):
            bribe(s, seat, move.seat)


class PayBribe(Question):
    """PGM-66, PGM-R29: which of one's own loot cards the bribe costs; never one that is only on offer."""

    __slots__ = ()
    secret: ClassVar[bool] = True

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Pay]:
        return [PAY[value] for value in different([card >> VALUE for card in s.magot[seat]])]

    def answer(self, s: Pagamas, seat: Seat, move: Pay) -> None:
        pay_bribe(s, seat, move.card)


OFFER_BRIBE: Final = OfferBribe()
PAY_BRIBE: Final = PayBribe()


def show_votes(s: Pagamas, order: tuple[Seat, ...]) -> None:
    """PGM-24, PGM-63: the votes are shown together; a sailor votes like his master until somebody bribes him.

    PGM-66, PGM-R37: then each elector in turn may bribe. Who has no card or no loot, as all can see, is not asked.
    """
    s.crew_vote = s.vote[:]
    shown = Elected if s.ballot == ELECTION else VoteShown
    for seat in (one for one in order if s.electors >> one & 1):
        s.tell(shown, seat, s.vote[seat], weight(s, seat))
    if s.bribes:
        s.then_each(ask_bribe, [seat for seat in order if s.hand[seat] and s.magot[seat]])


def ask_bribe(s: Pagamas, seat: Seat) -> None:
    """PGM-66: whoever could hold a Bribe is asked, whether he holds one or not."""
    if s.electors >> seat & 1:
        s.ask(seat, OFFER_BRIBE)


def bribe(s: Pagamas, seat: Seat, victim: Seat) -> None:
    """PGM-66: the victim's sailors, not his character, vote like the briber's character; a later bribe overrides this one."""
    s.hand[seat].remove(BRIBE)
    s.discard.append(BRIBE)
    s.crew_vote[victim] = s.vote[seat]
    s.tell(Bribed, seat, victim, len(s.crew[victim]))
    if len(s.magot[seat]) == 1:
        pay_bribe(s, seat, s.magot[seat][0] >> VALUE)
    else:
        s.ask(seat, PAY_BRIBE)


def pay_bribe(s: Pagamas, seat: Seat, value: int) -> None:
    """PGM-66: a card, whatever it is worth: no change is given."""
    throw_away(s, pick_out(s, seat, (value,)))
    s.tell_only((seat,), PaidBribe, seat, value)


def count(s: Pagamas) -> dict[int, int]:
    """PGM-24, PGM-63, PGM-66: the voices for each choice, those of bribed sailors where they were bribed to."""
    voices: dict[int, int] = {}
    for seat, vote in enumerate(s.vote):
        if s.electors >> seat & 1:
            voices[vote] = voices.get(vote, 0) + 1
            crew = len(s.crew[seat])
            if crew:
                choice = s.crew_vote[seat]
                voices[choice] = voices.get(choice, 0) + crew
    return voices
