"""Phase 6, everything is turned up: PGM-50 to PGM-59."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, Event, Move, Question, do
from tablee.games.pagamas.cards import DODGE, HOUSE, ISLAND, NOBODY, SEATS, VALUE, Place
from tablee.games.pagamas.rules.election import hold_election
from tablee.games.pagamas.rules.moves import PAY, Pay, different
from tablee.games.pagamas.rules.split import among, choices
from tablee.games.pagamas.table import (
    AMBUSHES,
    HIDEOUTS,
    Pagamas,
    hand_over,
    holders,
    pick_out,
    table_order,
    throw_away,
)

# --- 6a: the hideouts ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FoundAt(Event):
    """PGM-50: where somebody had hidden."""

    seat: Seat
    place: Place


def reveal(s: Pagamas) -> None:
    """PGM-50: all hideouts are turned up together."""
    s.phase = 6
    s.revealed = HIDEOUTS
    for seat in table_order(s):
        s.tell(FoundAt, seat, Place(s.hideout[seat]))
    s.then(do(settle_the_house), do(turn_up_ambushes), do(let_bury))


# --- 6b: the House ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PaidHouse(Event):
    """PGM-51: what one paid oneself."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class PaidOne(Event):
    """PGM-51: somebody paid a card at the House."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FellAtHouse(Event):
    """PGM-51: somebody could not pay."""

    seat: Seat


class PayHouse(Question):
    """PGM-51: which loot card the stay costs."""

    __slots__ = ()
    secret: ClassVar[bool] = True

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Pay]:
        return [PAY[value] for value in different([card >> VALUE for card in s.magot[seat]])]

    def answer(self, s: Pagamas, seat: Seat, move: Pay) -> None:
        pay_house(s, seat, move.card)


PAY_HOUSE: Final = PayHouse()


def settle_the_house(s: Pagamas) -> None:
    """PGM-51: all who hid there, in table order, before any ambush. PGM-52: then perhaps an election."""
    guests = [seat for seat in table_order(s) if s.hideout[seat] == HOUSE]
    if guests:
        s.then(*(do(ask_to_pay, seat) for seat in guests), do(replace_the_captain))


def ask_to_pay(s: Pagamas, seat: Seat) -> None:
    """PGM-51, PGM-R9, PGM-R36: a card, whatever it is worth; without any, the player falls. PGM-R38: the only card is just paid."""
    pile = s.magot[seat]
    if not pile:
        fall(s, seat)
    elif len(pile) == 1:
        pay_house(s, seat, pile[0] >> VALUE)
    else:
        s.ask(seat, PAY_HOUSE)


def pay_house(s: Pagamas, seat: Seat, value: int) -> None:
    """PGM-51: the card is discarded."""
    throw_away(s, pick_out(s, seat, (value,)))
    s.tell_only((seat,), PaidHouse, seat, value)
    s.tell_others(PaidOne, seat)


def fall(s: Pagamas, seat: Seat) -> None:
    """PGM-51: without loot to pay, character, sailors and hand are lost. PGM-52: that is no ambush and sets no flag."""
    s.tell(FellAtHouse, seat)
    s.fell |= 1 << seat
    s.harmed |= 1 << seat
    strip(s, seat)


def strip(s: Pagamas, seat: Seat) -> None:
    """PGM-51, PGM-56, PGM-76: a player loses his character, his hand and his sailors. PGM-R25: never his hoard."""
    s.role[seat] = NOBODY
    if seat == s.captain:
        s.captain = NOBODY
        s.fallen = seat
    s.discard += s.hand[seat]
    s.discard += s.crew[seat]
    s.hand[seat] = []
    s.crew[seat] = []


def replace_the_captain(s: Pagamas) -> None:
    """PGM-52, PGM-58: if the Captain has lost his card, those who still have a character elect a new one."""
    if s.captain == NOBODY:
        hold_election(s, holders(s))


# --- 6c: the ambushes ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AmbushShown(Event):
    """PGM-53: an ambush was turned up: 1 if it hits, 0 if it misses, -1 if its target has fallen before."""

    seat: Seat
    target: Seat
    place: Place
    hits: int


@dataclass(frozen=True, slots=True)
class Trapped(Event):
    """PGM-54: an ambush succeeded."""

    seat: Seat
    author: Seat


@dataclass(frozen=True, slots=True)
class CameTooLate(Event):
    """PGM-54: the victim was trapped already."""

    seat: Seat
    author: Seat


@dataclass(frozen=True, slots=True)
class Dodged(Event):
    """PGM-54: a Dodge was played and drawn: 1 if the ambush fails, 0 if not."""

    seat: Seat
    author: Seat
    escaped: int


@dataclass(frozen=True, slots=True)
class Dodge(Move):
    """PGM-54: play a Dodge."""


@dataclass(frozen=True, slots=True)
class Suffer(Move):
    """PGM-54: play none."""


DODGE_IT: Final = Dodge()
SUFFER: Final = Suffer()


@dataclass(frozen=True, slots=True)
class DodgeAmbush(Question):
    """PGM-54, PGM-R13: play one Dodge against this ambush, or none. Whoever could hold one is asked."""

    author: Seat

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Move]:
        return _DODGING if DODGE in s.hand[seat] else _SUFFERING

    def answer(self, s: Pagamas, seat: Seat, move: Move) -> None:
        if isinstance(move, Dodge):
            dodge(s, seat, self.author)
        else:
            trap(s, seat, self.author)


_DODGING: Final = (DODGE_IT, SUFFER)
_SUFFERING: Final = (SUFFER,)
_DODGES: Final = [DodgeAmbush(seat) for seat in range(SEATS)]


def turn_up_ambushes(s: Pagamas) -> None:
    """PGM-53: an ambush hits if it names the target's hideout; on one who fell at the House it is void (PGM-R10).

    PGM-54: victims in table order, hits in the order of the stack. PGM-55, PGM-R11, PGM-R32: whatever has become of the authors.
    """
    s.revealed = AMBUSHES
    s.robber = [NOBODY] * s.seats
    hits: dict[Seat, list[int]] = {}
    for trap in s.traps:
        void = s.fell >> trap.target & 1
        hit = s.hideout[trap.target] == trap.place
        s.tell(AmbushShown, trap.author, trap.target, Place(trap.place), -1 if void else int(hit))
        if hit and not void:
            hits.setdefault(trap.target, []).append(trap.author)
    if s.traps:
        calls = [do(resolve_hit, victim, author) for victim in table_order(s) for author in hits.get(victim, ())]
        s.then(*calls, do(apply_losses))


def resolve_hit(s: Pagamas, victim: Seat, author: Seat) -> None:
    """PGM-54: after a success the later ones come too late. PGM-R12: after a dodge the next one is resolved in its turn."""
    if s.robber[victim] != NOBODY:
        s.tell(CameTooLate, victim, author)
    elif s.hand[victim]:
        s.ask(victim, _DODGES[author])
    else:
        trap(s, victim, author)


def dodge(s: Pagamas, victim: Seat, author: Seat) -> None:
    """PGM-54: one chance in two; the card is discarded either way."""
    s.hand[victim].remove(DODGE)
    s.discard.append(DODGE)
    escaped = s.chance.pick("dodge", 2)
    s.tell(Dodged, victim, author, escaped)
    if not escaped:
        trap(s, victim, author)


def trap(s: Pagamas, victim: Seat, author: Seat) -> None:
    """PGM-55: what it costs is settled when all ambushes are decided."""
    s.robber[victim] = author
    s.tell(Trapped, victim, author)


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """PGM-57: whose loot went to whom."""

    seat: Seat
    robber: Seat
    count: int


@dataclass(frozen=True, slots=True)
class LootLost(Event):
    """PGM-57: loot that reached a circle of robbers is discarded."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class StolenSeen(Event):
    """PGM-57: what a robber finds."""

    seat: Seat
    cards: tuple[int, ...]


def apply_losses(s: Pagamas) -> None:
    """PGM-56, PGM-R14: the trapped lose everything, even if that is nothing. PGM-43: used Ambush cards are discarded.

    PGM-55: all at once. PGM-58: then perhaps an election, in which nobody trapped here has a voice.
    """
    s.discard += s.beside
    s.beside = []
    victims = [seat for seat in range(s.seats) if s.robber[seat] != NOBODY]
    if not victims:
        return
    s.ambush_success = True
    piles = [(seat, s.magot[seat]) for seat in victims]
    for seat in victims:
        s.magot[seat] = []
    for seat, pile in piles:
        if pile:
            pass_on(s, seat, pile)
    for seat in victims:
        s.harmed |= 1 << seat
        strip(s, seat)
    replace_the_captain(s)


def pass_on(s: Pagamas, victim: Seat, pile: list[int]) -> None:
    """PGM-57, PGM-R35: to the first on the way from robber to robber who is no victim; if there is none, the loot is discarded."""
    taker = final_robber(s.robber, victim)
    if taker == NOBODY:
        throw_away(s, pile)
        s.tell(LootLost, victim, len(pile))
    else:
        hand_over(s, pile, taker)
        s.tell(Robbed, victim, taker, len(pile))
        s.tell_only((taker,), StolenSeen, taker, tuple(card >> VALUE for card in reversed(pile)))


def final_robber(robber: list[int], victim: Seat) -> Seat:
    """PGM-57: who ends up with a victim's loot; NOBODY if the way leads into a circle."""
    taker = robber[victim]
    for _ in robber:
        if robber[taker] == NOBODY:
            return taker
        taker = robber[taker]
    return NOBODY


# --- 6d: burials -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bury(Move):
    """PGM-59: these cards go to the hoard."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """PGM-59: what one buried oneself; for all to see with open hoards (PGM-O2)."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BuriedSome(Event):
    """PGM-59: how many cards somebody buried."""

    seat: Seat
    count: int


@cache
def bury(cards: tuple[int, ...]) -> Bury:
    """The move with these cards, made once."""
    return Bury(cards)


class BuryLoot(Question):
    """PGM-59: any of one's unburied loot, what was stolen a moment ago included."""

    __slots__ = ()
    secret: ClassVar[bool] = True

    def options(self, s: Pagamas, seat: Seat) -> Sequence[Bury]:
        return [bury(cards) for cards in choices(s.magot[seat])]

    def refusal(self, s: Pagamas, seat: Seat, move: Move) -> str | None:
        return None if isinstance(move, Bury) and among(move.cards, s.magot[seat]) else ILLEGAL

    def answer(self, s: Pagamas, seat: Seat, move: Bury) -> None:
        if not move.cards:
            return
        cards = pick_out(s, seat, move.cards)
        if s.open_hoards:
            cards = [card | (1 << s.seats) - 1 for card in cards]
        s.hoard[seat] += cards
        s.hoard[seat].sort()
        if s.open_hoards:
            s.tell(Buried, seat, move.cards)
        else:
            s.tell_only((seat,), Buried, seat, move.cards)
            s.tell_others(BuriedSome, seat, len(move.cards))


BURY_LOOT: Final = BuryLoot()


def let_bury(s: Pagamas) -> None:
    """PGM-59, PGM-R16: all who are on the island, have loot, and were not harmed in this phase, at the same time."""
    safe = [seat for seat in range(s.seats) if s.hideout[seat] == ISLAND and s.magot[seat] and not s.harmed >> seat & 1]
    if safe:
        s.ask_all(safe, BURY_LOOT)
