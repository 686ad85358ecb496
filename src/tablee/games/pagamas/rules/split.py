"""Phase 3, sharing the loot: PGM-20 to PGM-31."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import product
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, Event, Move, Question, do
from tablee.games.pagamas.cards import LOOKOUT, NOBODY, SEATS, SECOND, TODAY, VALUE
from tablee.games.pagamas.rules import promise
from tablee.games.pagamas.rules.ballot import count, show_votes
from tablee.games.pagamas.rules.moves import SHARE, Share
from tablee.games.pagamas.table import SPLIT, Pagamas, holder, pick_out, table_order, throw_away

PROPOSALS: Final = 2

# --- The loot of the day ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LootDrawn(Event):
    """PGM-21: the Captain and the Lookout see the loot of the day."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LootLanded(Event):
    """PGM-20: the others see how many cards were drawn."""

    count: int


@dataclass(frozen=True, slots=True)
class LastTurnCame(Event):
    """PGM-20: the loot deck is empty, so this turn is the last."""

    turn: int


def split_the_loot(s: Pagamas) -> None:
    """PGM-20: the Captain draws one card fewer than there are players, or what is left. PGM-21: he and the Lookout see them."""
    s.phase = 3
    number = min(s.seats - 1, len(s.loot))
    today = s.loot[-number:]
    del s.loot[-number:]
    today.sort(reverse=True)
    s.today = today
    s.sharing = True
    s.saw = [0] * s.seats
    s.dealer = s.captain
    s.lookout = holder(s, LOOKOUT)
    s.tell_only((s.captain, s.lookout), LootDrawn, tuple(today))
    s.tell_others(LootLanded, number)
    if not s.loot:
        s.last_turn = True
        s.tell(LastTurnCame, s.turn)
    s.then(do(promise.name_prices), do(propose, 1))


# --- A proposal ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """PGM-22: the Captain has dealt out all the cards."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """PGM-23: what a player is offered, for himself and for the Captain."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfferedSome(Event):
    """PGM-23: how many cards a player is offered."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class KeptBack(Event):
    """PGM-22: what the Captain would keep, for himself."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KeptBackSome(Event):
    """PGM-23: how many cards the Captain would keep."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ShareLoot(Question):
    """PGM-22: to whom this card goes: anybody, the Captain included. The others see nothing before all are dealt."""

    secret: ClassVar[bool] = True
    card: int  # counted from 1
    cards: int

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Share]:
        return SHARE[s.today[self.card - 1]][: s.seats]

    def refusal(self, s: Pagamas, seat: Seat, move: Move) -> str | None:
        return (
            None
            if type(move) is Share and move.card == s.today[self.card - 1] and 0 <= move.seat < s.seats
            else ILLEGAL
        )

    def answer(self, s: Pagamas, seat: Seat, move: Share) -> None:
        s.offer.append(move.seat)
        if self.card < self.cards:
            s.ask(seat, _SHARES[self.cards][self.card])
        else:
            show_proposal(s)


_SHARES: Final = [[ShareLoot(at + 1, cards) for at in range(cards)] for cards in range(SEATS)]


def propose(s: Pagamas, number: int) -> None:
    """PGM-22: the Captain deals out every card. PGM-26, PGM-R6: the second proposal may equal the first."""
    s.proposal = number
    cards = len(s.today)
    s.offer = []
    s.ask(s.captain, _SHARES[cards][0])


def offered(s: Pagamas) -> list[int]:
    """PGM-23: how many cards each player is offered; nothing while the Captain is still dealing."""
    counts = [0] * s.seats
    if len(s.offer) == len(s.today):
        for seat in s.offer:
            counts[seat] += 1
    return counts


def show_proposal(s: Pagamas) -> None:
    """PGM-23, PGM-R7: the counts are public; each looks at his own cards, and remembers them today.

    PGM-22: others see the finished proposal only. PGM-O4: then the Captain may add a promise.
    """
    for at, seat in enumerate(s.offer):
        s.saw[seat] |= 1 << at
    if s.journal is not None:  # with this loop too, as with votes, draws and hideouts, a playout takes 8 % longer
        s.tell(Proposed, s.captain, s.proposal)
        for seat in table_order(s):
            cards = tuple(s.today[at] for at, taker in enumerate(s.offer) if taker == seat)
            if cards and seat == s.captain:
                s.tell_only((seat,), KeptBack, seat, cards)
                s.tell_others(KeptBackSome, seat, len(cards))
            elif cards:
                s.tell_only((seat, s.captain), Offered, seat, cards)
                s.tell_others(OfferedSome, seat, len(cards))
    s.then(do(vote_on_split))
    promise.let_vow(s, s.captain, promise.SPLIT, (1 << s.seats) - 1)


# --- The ballot ------------------------------------------------------------------------------------------------------


class Ballot(Enum):
    """PGM-24: there is no abstaining."""

    AGAINST = 0
    FOR = 1


@dataclass(frozen=True, slots=True)
class Vote(Move):
    """PGM-24: for or against the split."""

    choice: Ballot


FOR: Final = Vote(Ballot.FOR)
AGAINST: Final = Vote(Ballot.AGAINST)
_VOTES: Final = (FOR, AGAINST)


@dataclass(frozen=True, slots=True)
class SplitAdopted(Event):
    """PGM-25: the split was adopted."""

    ayes: int
    noes: int


@dataclass(frozen=True, slots=True)
class SplitRefused(Event):
    """PGM-25: the split was refused."""

    ayes: int
    noes: int
    number: int


@dataclass(frozen=True, slots=True)
class VoteOnSplit(Question):
    """PGM-24: everybody votes, the Captain too, all at the same time."""

    number: int

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Vote]:
        return _VOTES

    def refusal(self, s: Pagamas, seat: Seat, move: Move) -> str | None:
        return None if type(move) is Vote else ILLEGAL

    def answer(self, s: Pagamas, seat: Seat, move: Vote) -> None:
        s.vote[seat] = move.choice.value


_BALLOTS: Final = {number: VoteOnSplit(number) for number in range(1, PROPOSALS + 1)}


def vote_on_split(s: Pagamas) -> None:
    """PGM-24: all vote; then the votes are shown, bribes are offered, and all is counted."""
    s.ballot = SPLIT
    s.electors = (1 << s.seats) - 1
    s.vote = [NOBODY] * s.seats
    s.crew_vote = s.vote[:]
    s.then(do(show_split_votes), do(count_split_votes))
    s.ask_all(range(s.seats), _BALLOTS[s.proposal])


def show_split_votes(s: Pagamas) -> None:
    """PGM-24, PGM-66: in table order."""
    promise.judge_votes(s, offered(s))
    show_votes(s, table_order(s))


def count_split_votes(s: Pagamas) -> None:
    """PGM-25: a tie adopts. PGM-26: after the first refusal there is a second proposal.

    PGM-27, PGM-R8: only after the second one the Second decides.
    """
    voices = count(s)
    ayes, noes = voices.get(1, 0), voices.get(0, 0)
    if ayes >= noes:
        s.tell(SplitAdopted, ayes, noes)
        deal_out(s)
        return
    s.tell(SplitRefused, ayes, noes, s.proposal)
    if s.proposal < PROPOSALS:
        propose(s, s.proposal + 1)
    else:
        s.ask(holder(s, SECOND), FORCE_SPLIT)


# --- Forcing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Force(Move):
    """PGM-27: the second proposal is adopted all the same."""


@dataclass(frozen=True, slots=True)
class LetBe(Move):
    """PGM-27: all the loot of the day is the Captain's."""


FORCE: Final = Force()
LET_BE: Final = LetBe()


@dataclass(frozen=True, slots=True)
class SplitForced(Event):
    """PGM-27: the Second forced the split."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SplitLost(Event):
    """PGM-27: the Second let it be, and the Captain takes everything."""

    seat: Seat
    captain: Seat


class ForceSplit(Question):
    """PGM-27: force the split, which opens the way to a mutiny, or leave everything to the Captain."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Force | LetBe]:
        return _FORCING

    def answer(self, s: Pagamas, seat: Seat, move: Force | LetBe) -> None:
        if isinstance(move, Force):
            s.forced = True
            s.tell(SplitForced, seat)
        else:
            s.offer = [s.captain] * len(s.today)
            s.tell(SplitLost, seat, s.captain)
        deal_out(s)


_FORCING: Final = (FORCE, LET_BE)
FORCE_SPLIT: Final = ForceSplit()

# --- The cards change hands ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeptAll(Event):
    """PGM-28: the Captain has all the loot of the day."""

    seat: Seat


def deal_out(s: Pagamas) -> None:
    """PGM-29: the cards go to their owners' magots. PGM-28, PGM-R5: all with the Captain is `kept_all`, all with another is not.

    Whoever dealt a card and whoever has it know it. Only if all lie with one player can nobody confuse them: then all who saw a
    card know it.
    """
    promise.judge_shares(s, offered(s))
    first = s.offer[0]
    alone = s.offer.count(first) == len(s.offer)
    dealer = 1 << s.captain | (1 << s.lookout if alone else 0)
    for at, seat in enumerate(s.offer):
        known = dealer | 1 << seat
        if alone:
            for other, seen in enumerate(s.saw):
                if seen >> at & 1 and not known >> other & 1:
                    known |= 1 << SEATS + other
        s.magot[seat].append(s.today[at] << VALUE | TODAY | known)
    for seat in set(s.offer):
        s.magot[seat].sort()
    s.offer = []
    s.sharing = False
    if alone and first == s.captain:
        s.kept_all = True
        s.tell(KeptAll, s.captain)
    open_overboard_window(s)


# --- Overboard -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Overboard(Move):
    """PGM-30: these cards go over the side."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ThrewOverboard(Event):
    """PGM-30: what one threw away oneself."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WentOverboard(Event):
    """PGM-30: how many cards somebody threw away."""

    seat: Seat
    count: int


@cache
def overboard(cards: tuple[int, ...]) -> Overboard:
    """The move with these cards, made once."""
    return Overboard(cards)


@cache
def selections(threes: int, twos: int, ones: int) -> tuple[tuple[int, ...], ...]:
    """Every choice among so many cards of each value, the highest value first; all of them first, none of them last."""
    picks = product(range(threes, -1, -1), range(twos, -1, -1), range(ones, -1, -1))
    return tuple((3,) * three + (2,) * two + (1,) * one for three, two, one in picks)


def choices(cards: list[int]) -> tuple[tuple[int, ...], ...]:
    """Every choice among the cards of a magot."""
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[card >> VALUE] += 1
    return selections(counts[3], counts[2], counts[1])


def among(cards: tuple[int, ...], pile: list[int]) -> bool:
    """Whether these values, the highest first, can be picked out of a magot."""
    values = [card >> VALUE for card in pile]
    return list(cards) == sorted(cards, reverse=True) and all(
        cards.count(value) <= values.count(value) for value in set(cards)
    )


class ThrowOverboard(Question):
    """PGM-30: any number of one's own unburied loot cards, all players at the same time."""

    __slots__ = ()
    secret: ClassVar[bool] = True

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Overboard]:
        return [overboard(cards) for cards in reversed(choices(s.magot[seat]))]

    def refusal(self, s: Pagamas, seat: Seat, move: Move) -> str | None:
        return None if isinstance(move, Overboard) and among(move.cards, s.magot[seat]) else ILLEGAL

    def answer(self, s: Pagamas, seat: Seat, move: Overboard) -> None:
        if move.cards:
            throw_away(s, pick_out(s, seat, move.cards))
            s.tell_only((seat,), ThrewOverboard, move.cards)
            s.tell_others(WentOverboard, seat, len(move.cards))


THROW_OVERBOARD: Final = ThrowOverboard()


def open_overboard_window(s: Pagamas) -> None:
    """PGM-30: whoever has loot before him. PGM-28, PGM-R34: what is thrown away changes nothing about who kept all."""
    owners = [seat for seat in range(s.seats) if s.magot[seat]]
    s.ask_all(owners, THROW_OVERBOARD)
