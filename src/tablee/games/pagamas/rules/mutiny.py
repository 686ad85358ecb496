"""Phase 7, mutiny: PGM-70 to PGM-78."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import PASS, Event, Move, Pass, Question, clockwise, do
from tablee.games.pagamas.cards import ALL_HANDS, FORCE, MIXED, NOBODY, SEATS, TAVERN, TODAY, VALUE, shown
from tablee.games.pagamas.rules import promise
from tablee.games.pagamas.rules.election import hold_election
from tablee.games.pagamas.rules.moves import ONLY_PASS, SHARE, Share
from tablee.games.pagamas.rules.reveal import strip
from tablee.games.pagamas.table import (
    Pagamas,
    from_left_of,
    hand_over,
    holders,
    members,
    mix_with,
    table_order,
)

# --- Who may start one -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Revolt(Move):
    """PGM-71: turn the card to red."""


@dataclass(frozen=True, slots=True)
class KeepCalm(Move):
    """PGM-71: leave it."""


REVOLT: Final = Revolt()
KEEP_CALM: Final = KeepCalm()
_STARTING: Final = (REVOLT, KEEP_CALM)


@dataclass(frozen=True, slots=True)
class MutinyBegan(Event):
    """PGM-71: the card lies on red."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CalmHeld(Event):
    """PGM-71: nobody started a mutiny."""

    turn: int


class StartMutiny(Question):
    """PGM-71: start a mutiny, for good, or leave it."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        return _STARTING

    def answer(self, s: Pagamas, seat: Seat, move: Move) -> None:
        if isinstance(move, Revolt):
            begin_mutiny(s, seat)


START_MUTINY: Final = StartMutiny()


def may_start(s: Pagamas, seat: Seat) -> bool:
    """PGM-70: after a forced split, a Captain who kept all or a successful ambush everybody with a character.

    Otherwise only guests of the tavern. PGM-R18: a new Captain changes nothing. PGM-R19: never the Captain himself.
    """
    if s.role[seat] == NOBODY or seat == s.captain:
        return False
    return s.forced or s.kept_all or s.ambush_success or s.hideout[seat] == TAVERN


def rise(s: Pagamas) -> None:
    """PGM-70, PGM-71: all who may start one are asked in table order, until one does."""
    s.phase = 7
    s.then(*(do(ask_to_start, seat) for seat in table_order(s) if may_start(s, seat)), do(close_the_mutiny))


def ask_to_start(s: Pagamas, seat: Seat) -> None:
    """PGM-71: nobody is asked once it has begun."""
    if not s.mutiny:
        s.ask(seat, START_MUTINY)


def close_the_mutiny(s: Pagamas) -> None:
    """PGM-71: if all decline, the phase is over."""
    if not s.mutiny:
        s.tell(CalmHeld, s.turn)


# --- The camps -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class JoinMutiny(Move):
    """PGM-72: turn one's character to its mutineer side, for good."""


@dataclass(frozen=True, slots=True)
class StayLoyal(Move):
    """PGM-72: stay on the Captain's side."""


JOIN_MUTINY: Final = JoinMutiny()
STAY_LOYAL: Final = StayLoyal()
_SIDES: Final = (JOIN_MUTINY, STAY_LOYAL)


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """PGM-72: somebody is a mutineer now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """PGM-72: somebody stays loyal, so far."""

    seat: Seat


class ChooseSide(Question):
    """PGM-72: the mutineers or the Captain."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        return _SIDES

    def answer(self, s: Pagamas, seat: Seat, move: Move) -> None:
        if isinstance(move, JoinMutiny):
            s.mutineers |= 1 << seat
            s.tell(Joined, seat)
        else:
            s.tell(Stayed, seat)


CHOOSE_SIDE: Final = ChooseSide()


def begin_mutiny(s: Pagamas, seat: Seat) -> None:
    """PGM-71: irrevocable. PGM-O4: the starter and the Captain may promise something before the camps form."""
    s.mutiny = True
    s.starter = seat
    s.tell(MutinyBegan, seat)
    s.then(do(let_leader_vow, seat), do(let_leader_vow, s.captain), do(form_camps))


def let_leader_vow(s: Pagamas, seat: Seat) -> None:
    """PGM-O4: to a participant who is neither the starter nor the Captain."""
    promise.let_vow(s, seat, promise.SIDE, holders(s) & ~(1 << s.captain | 1 << s.starter))


def form_camps(s: Pagamas) -> None:
    """PGM-72: all with a character but the Captain take sides. PGM-O3: in rounds, or all at once in secret."""
    s.then(do(lock_camps))
    if s.together_sides:
        s.ask_all(undecided(s), CHOOSE_SIDE)
    else:
        go_round(s)


def undecided(s: Pagamas) -> list[Seat]:
    """PGM-72: the participants who have not turned, the starter first, then clockwise."""
    open_to_all = holders(s) & ~s.mutineers & ~(1 << s.captain)
    return [seat for seat in clockwise(s.starter, s.seats) if open_to_all >> seat & 1]


def go_round(s: Pagamas) -> None:
    """PGM-72: who has stayed so far is asked again as long as somebody turned in the round before."""
    asked = undecided(s)
    if asked:
        s.then(*(do(ask_side, seat) for seat in asked), do(end_round, s.mutineers))


def ask_side(s: Pagamas, seat: Seat) -> None:
    s.ask(seat, CHOOSE_SIDE)


def end_round(s: Pagamas, before: int) -> None:
    """PGM-72: a round without a new mutineer locks the camps."""
    if s.mutineers != before:
        go_round(s)


# --- The trial of strength -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CampsLocked(Event):
    """PGM-73: the Forces of both camps, characters only."""

    mutineers: tuple[Seat, ...]
    against: int
    loyal: int


@dataclass(frozen=True, slots=True)
class Reinforce(Move):
    """PGM-74: play All hands! on this participant."""

    seat: Seat


REINFORCE: Final = [Reinforce(seat) for seat in range(SEATS)]


@dataclass(frozen=True, slots=True)
class Reinforced(Event):
    """PGM-74: somebody's sailors join the fight."""

    seat: Seat
    target: Seat
    force: int


class CallAllHands(Question):
    """PGM-74, PGM-R21: on any participant not yet reinforced, friend or foe, with or without sailors; or pass."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        if ALL_HANDS not in s.hand[seat]:
            return ONLY_PASS
        return [PASS, *(REINFORCE[one] for one in members(s, holders(s) & ~s.reinforced))]

    def answer(self, s: Pagamas, seat: Seat, move: Reinforce | Pass) -> None:
        if isinstance(move, Reinforce):
            s.hand[seat].remove(ALL_HANDS)
            s.discard.append(ALL_HANDS)
            s.reinforced |= 1 << move.seat
            s.tell(Reinforced, seat, move.seat, sum(s.crew[move.seat]))


CALL_ALL_HANDS: Final = CallAllHands()


def lock_camps(s: Pagamas) -> None:
    """PGM-73: characters alone give a camp its Force."""
    s.locked = True
    promise.judge_sides(s)
    s.tell(CampsLocked, members(s, s.mutineers), *forces(s))
    call_all_hands(s, 0, 0)


def forces(s: Pagamas) -> tuple[int, int]:
    """PGM-73: the Force of the mutineers and of the Captain's camp. PGM-74: with the sailors that were called."""
    camps = [0, 0]
    for seat, role in enumerate(s.role):
        if role != NOBODY:
            camp = s.mutineers >> seat & 1
            camps[camp] += FORCE[role]
            if s.reinforced >> seat & 1:
                camps[camp] += sum(s.crew[seat])
    return camps[1], camps[0]


def call_all_hands(s: Pagamas, at: int, passed: int) -> None:
    """PGM-74: round and round from the Captain's left, until all participants have passed in a row.

    Who holds no card, as all can see, passes. When everybody is reinforced there is nothing left to play.
    """
    fighters = [seat for seat in from_left_of(s, s.captain) if s.role[seat] != NOBODY]
    while passed < len(fighters) and s.reinforced != holders(s):
        seat = fighters[at % len(fighters)]
        at += 1
        if s.hand[seat]:
            s.then(do(hear_next, at, passed, s.reinforced))
            s.ask(seat, CALL_ALL_HANDS)
            return
        passed += 1
    decide(s)


def hear_next(s: Pagamas, at: int, passed: int, before: int) -> None:
    """PGM-74: whoever plays a card lets all the others answer."""
    call_all_hands(s, at, passed + 1 if s.reinforced == before else 0)


# --- The winner ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MutinyFailed(Event):
    """PGM-75: the Captain's camp is as strong or stronger."""

    captain: Seat
    against: int
    loyal: int


@dataclass(frozen=True, slots=True)
class MutinyWon(Event):
    """PGM-75: the mutineers are stronger."""

    captain: Seat
    against: int
    loyal: int


@dataclass(frozen=True, slots=True)
class Plank(Move):
    """PGM-76: this mutineer walks the plank."""

    seat: Seat


PLANK: Final = [Plank(seat) for seat in range(SEATS)]


@dataclass(frozen=True, slots=True)
class WalkedThePlank(Event):
    """PGM-76: somebody lost everything before him."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SpoilsSeen(Event):
    """PGM-76: the Captain looks at the loot of the one who walked the plank."""

    cards: tuple[int, ...]


class ChoosePlank(Question):
    """PGM-76: which mutineer walks the plank."""

    __slots__ = ()

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Plank]:
        return [PLANK[one] for one in members(s, s.mutineers)]

    def answer(self, s: Pagamas, seat: Seat, move: Plank) -> None:
        walk_the_plank(s, move.seat)


CHOOSE_PLANK: Final = ChoosePlank()


def decide(s: Pagamas) -> None:
    """PGM-75, PGM-R26: the mutineers win only with more Force. PGM-R20: without any the Captain wins, and nobody is planked."""
    against, loyal = forces(s)
    if against > loyal:
        s.tell(MutinyWon, s.captain, against, loyal)
        s.won = True
        depose(s)
        return
    s.tell(MutinyFailed, s.captain, against, loyal)
    losers = members(s, s.mutineers)
    if len(losers) == 1:
        walk_the_plank(s, losers[0])
    elif losers:
        s.ask(s.captain, CHOOSE_PLANK)


def depose(s: Pagamas) -> None:
    """PGM-77, PGM-R23: the mutineers elect a new Captain, who planks the old one. Until then he keeps all but his card."""
    old = s.captain
    s.role[old] = NOBODY
    s.captain = NOBODY
    s.fallen = old
    s.then(do(walk_the_plank, old))
    hold_election(s, s.mutineers)


def walk_the_plank(s: Pagamas, victim: Seat) -> None:
    """PGM-76, PGM-77: character, hand and sailors are lost; the Captain looks at the magot and shares it out."""
    captain = s.captain
    strip(s, victim)
    pile = s.magot[victim]
    s.tell(WalkedThePlank, victim, len(pile))
    if not pile:
        return
    s.magot[victim] = [shown(card, captain) for card in pile]
    s.magot[victim].sort()
    s.tell_only((captain,), SpoilsSeen, tuple(card >> VALUE for card in reversed(s.magot[victim])))
    s.spoils = []
    if rewarded(s) == (captain,):
        s.spoils = [captain] * len(pile)
        hand_out_spoils(s, victim)
    else:
        s.ask(captain, ShareSpoils(victim, 1, len(pile)))


def rewarded(s: Pagamas) -> tuple[Seat, ...]:
    """PGM-76, PGM-77: the Captain, and the participants of his camp; after a won mutiny, the Captain and the mutineers.

    PGM-78, PGM-R22: nothing but the loot of who walked the plank is given.
    """
    camp = s.mutineers if s.won else holders(s) & ~s.mutineers
    return members(s, camp | 1 << s.captain)


# --- The spoils ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpoilsGiven(Event):
    """PGM-76: what somebody got of the spoils, for himself and for the Captain."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpoilsGone(Event):
    """PGM-76: how many cards of the spoils somebody got."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ShareSpoils(Question):
    """PGM-76, PGM-77: to whom this card goes, the highest first. The others see nothing before all are dealt (PGM-22)."""

    secret: ClassVar[bool] = True
    victim: Seat
    card: int  # counted from 1
    cards: int

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Share]:
        moves = SHARE[s.magot[self.victim][-self.card] >> VALUE]
        return [moves[one] for one in rewarded(s)]

    def answer(self, s: Pagamas, seat: Seat, move: Share) -> None:
        s.spoils.append(move.seat)
        if self.card < self.cards:
            s.ask(seat, ShareSpoils(self.victim, self.card + 1, self.cards))
        else:
            hand_out_spoils(s, self.victim)


def hand_out_spoils(s: Pagamas, victim: Seat) -> None:
    """PGM-76: face down. If they end up with several players, only the Captain and each new owner know a card."""
    captain = s.captain
    pile, s.magot[victim] = s.magot[victim], []
    spoils, s.spoils = s.spoils, []
    takers = [seat for seat in from_left_of(s, captain) if seat in spoils]
    if len(takers) == 1:
        hand_over(s, pile, takers[0])
    else:
        pile = mix_spoils(s, pile, captain)
        for card, taker in zip(reversed(pile), spoils, strict=True):
            s.magot[taker].append(card | 1 << taker)
        for taker in takers:
            s.magot[taker].sort()
    for taker in takers:
        cards = tuple(card >> VALUE for card, one in zip(reversed(pile), spoils, strict=True) if one == taker)
        s.tell_only((taker, captain), SpoilsGiven, taker, cards)
        s.tell_others(SpoilsGone, taker, len(cards))


def mix_spoils(s: Pagamas, pile: list[int], captain: Seat) -> list[int]:
    """Nobody else can tell any more which card went where, nor which of them were drawn today."""
    mix = 0
    for card in pile:
        if card & (TODAY | MIXED):
            mix = (captain + 1) << 13
            if card & MIXED and card & MIXED != mix:
                mix_with(s, card & MIXED, mix)
    return [card & (3 << VALUE | TODAY) | 1 << captain | mix for card in pile]
