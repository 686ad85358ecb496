"""Loot: a hold, a treasure, or a curse given away. And how treasures come to their owners in the first place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tablee.core.notation import Seat, Word
from tablee.core.state import Event, Move, Question
from tablee.games.jamaica.rules.facts import BETH, EMPTY, GOLD, GONE, HOLD, LAIRS, POWERS, SIXTH, WORDS, WORTH
from tablee.games.jamaica.rules.load import can_stow, stow
from tablee.games.jamaica.rules.state import Jamaica, crew, decider

# --- Treasures -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FoundPower(Event):
    """JAM-16: a power from a lair lies face up and works at once."""

    seat: Seat
    power: Word


@dataclass(frozen=True, slots=True)
class FoundTreasure(Event):
    """JAM-16: a treasure from a lair; only its owner looks at it."""

    seat: Seat
    worth: int


@dataclass(frozen=True, slots=True)
class FoundHidden(Event):
    """JAM-16, JAM-G4: the others see that a treasure was taken."""

    who: tuple[Seat, ...]


def take_treasure(s: Jamaica, ship: int) -> None:
    """JAM-16: token off, top card taken, a power face up and anything else face down. JAM-R2: there is a card for each token.

    JAM-G4: what the Ghost takes nobody sees, power or not.
    """
    s.tokens ^= 1 << s.pos[ship]
    card = s.pile.pop()
    if ship < s.seats and card < len(POWERS):
        gain_power(s, ship, card)
        s.tell(FoundPower, ship, POWERS[card])
        return
    s.backs[ship].append(len(s.face))
    s.face.append(card)
    s.cursed = (*s.cursed, 0)
    s.holders = (*s.holders, 1 << ship if ship < s.seats else 0)
    if ship < s.seats:
        s.tell_only((ship,), FoundTreasure, ship, WORTH[card])
        s.tell_others(FoundHidden, (ship,))
    else:
        s.tell(FoundHidden, ())


def gain_power(s: Jamaica, ship: int, power: int) -> None:
    """JAM-16: it works at once. JAM-R30: an empty 6th Hold can be loaded in the same turn."""
    powers = list(s.powers)
    powers[power] = ship
    s.powers = tuple(powers)
    if power == HOLD:
        s.holds[ship].append(EMPTY)


def held_by(s: Jamaica, back: int) -> tuple[Seat, ...]:
    """JAM-R41: who knows the face of a back: everybody who holds or has held it."""
    return tuple(seat for seat in range(s.seats) if s.holders[back] >> seat & 1)


# --- What the winner may choose --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeHold(Move):
    """JAM-35: all tokens of one of the loser's holds, counted from 1."""

    hold: int


@dataclass(frozen=True, slots=True)
class TakePower(Move):
    """JAM-35: one of the loser's powers."""

    power: Word


@dataclass(frozen=True, slots=True)
class TakeHidden(Move):
    """JAM-35: one of the loser's face-down treasures, at random."""


@dataclass(frozen=True, slots=True)
class Give(Move):
    """JAM-35: one of one's own cursed treasures, by the number of its back, counted from 1."""

    treasure: int


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """JAM-35: nothing."""


Loot: TypeAlias = TakeHold | TakePower | TakeHidden | Give | Decline

TAKE_HOLD: Final = tuple(TakeHold(at + 1) for at in range(SIXTH + 1))
TAKE_POWER: Final = tuple(TakePower(power) for power in POWERS)
TAKE_HIDDEN: Final = TakeHidden()
GIVE: Final = tuple(Give(back + 1) for back in range(len(LAIRS)))
DECLINE: Final = Decline()


@dataclass(frozen=True, slots=True)
class WonBattle(Event):
    """JAM-34: one ship has beaten another."""

    who: tuple[Seat, ...]
    whom: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TookHold(Event):
    """JAM-35: the contents of a hold change ships."""

    who: tuple[Seat, ...]
    whom: tuple[Seat, ...]
    goods: Word
    tokens: int


@dataclass(frozen=True, slots=True)
class Sunk(Event):
    """JAM-G6: food or gunpowder that the Ghost took goes to the bank."""


@dataclass(frozen=True, slots=True)
class TookPower(Event):
    """JAM-35: a power changes ships."""

    who: tuple[Seat, ...]
    whom: tuple[Seat, ...]
    power: Word


@dataclass(frozen=True, slots=True)
class TookTreasure(Event):
    """JAM-35, JAM-R41: a face-down treasure changes ships; told to those who know its face."""

    who: tuple[Seat, ...]
    whom: tuple[Seat, ...]
    worth: int
    treasure: int


@dataclass(frozen=True, slots=True)
class TookHidden(Event):
    """JAM-R41: the others see which back moves."""

    who: tuple[Seat, ...]
    whom: tuple[Seat, ...]
    treasure: int


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """JAM-35: a cursed treasure was given away; told to those who know its face."""

    seat: Seat
    whom: tuple[Seat, ...]
    worth: int
    treasure: int


@dataclass(frozen=True, slots=True)
class GaveCursed(Event):
    """JAM-R28: the others learn that it is cursed, not how badly."""

    seat: Seat
    whom: tuple[Seat, ...]
    treasure: int


@dataclass(frozen=True, slots=True)
class TookNothing(Event):
    """JAM-35: nothing could be taken or given, or nothing was wanted."""

    who: tuple[Seat, ...]


class ChooseLoot(Question):
    """JAM-35: one thing of three, whatever can be carried out."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Loot]:
        return choices(s, *sides(s, seat))

    def answer(self, s: Jamaica, seat: Seat, move: Loot) -> None:
        plunder(s, *sides(s, seat), move)


class GhostLoot(Question):
    """JAM-G6: the player who was not in the battle chooses for the Ghost."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Loot]:
        return ghost_choices(s, 1 - seat)

    def answer(self, s: Jamaica, seat: Seat, move: Loot) -> None:
        plunder(s, s.seats, 1 - seat, move)


CHOOSE_LOOT: Final = ChooseLoot()
GHOST_LOOT: Final = GhostLoot()


def sides(s: Jamaica, winner: int) -> tuple[int, int]:
    """Winner and loser of the battle that was just fought."""
    attacker, defender = s.battle[:2]
    return (winner, defender) if winner == attacker else (winner, attacker)


def win(s: Jamaica, winner: int, loser: int) -> None:
    """JAM-35: the winner chooses. JAM-R22: loot comes after the rolls and changes nothing about them.

    JAM-R46: whether the winner has a curse to give is no one else's business: who has a face-down treasure is always asked.
    """
    s.tell(WonBattle, crew(s, winner), crew(s, loser))
    if winner >= s.seats:
        s.ask(decider(s, winner, loser), GHOST_LOOT)
        return
    if not s.backs[winner]:
        open_to_all = choices(s, winner, loser)
        if len(open_to_all) == 1:
            plunder(s, winner, loser, open_to_all[0])
            return
    s.ask(winner, CHOOSE_LOOT)


def choices(s: Jamaica, winner: int, loser: int) -> list[Loot]:
    """JAM-35: (a) a hold that can be stowed, (b) a treasure, (c) a curse; (d) nothing, if there is nothing else.

    JAM-R25: a hold of goods that fill all the winner's holds can't be chosen. JAM-R36: what can be done must be done,
    JAM-45: unless the table lets the winner decline. JAM-R29: only curses are given away.
    """
    moves: list[Loot] = []
    for at, hold in enumerate(s.holds[loser]):
        if hold and can_stow(s, winner, hold >> 3):
            moves.append(TAKE_HOLD[at])
    if loser in s.powers:
        moves += [TAKE_POWER[power] for power in powers_of(s, loser)]
    if s.backs[loser]:
        moves.append(TAKE_HIDDEN)
    for back in s.backs[winner]:
        if WORTH[s.face[back]] < 0:
            moves.append(GIVE[back])
    if s.decline or not moves:
        moves.append(DECLINE)
    return moves


def powers_of(s: Jamaica, ship: int) -> list[int]:
    """JAM-35: the powers that can be taken from a ship. JAM-G1, JAM-G7: never Lady Beth from the Ghost."""
    return [power for power, owner in enumerate(s.powers) if owner == ship and not (ship == s.seats and power == BETH)]


def ghost_choices(s: Jamaica, loser: Seat) -> list[Loot]:
    """JAM-G6: a hold, JAM-R48: gold only if there is room for it; a treasure; or nothing, always."""
    moves: list[Loot] = [
        TAKE_HOLD[at]
        for at, hold in enumerate(s.holds[loser])
        if hold and (hold >> 3 != GOLD or can_stow(s, s.seats, GOLD))
    ]
    moves += [TAKE_POWER[power] for power in powers_of(s, loser)]
    if s.backs[loser]:
        moves.append(TAKE_HIDDEN)
    return [*moves, DECLINE]


# --- Carrying it out -------------------------------------------------------------------------------------------------


def plunder(s: Jamaica, winner: int, loser: int, move: Loot) -> None:
    """JAM-35: what the winner chose. After it both ships stay where they are."""
    s.battle = []
    if isinstance(move, TakeHold):
        take_hold(s, winner, loser, move.hold - 1)
    elif isinstance(move, TakePower):
        take_power(s, winner, loser, POWERS.index(move.power))
    elif isinstance(move, TakeHidden):
        take_hidden(s, winner, loser)
    elif isinstance(move, Give):
        give_cursed(s, winner, loser, move.treasure - 1)
    else:
        take_nothing(s, winner)


def take_nothing(s: Jamaica, winner: int) -> None:
    """JAM-35 (d): a winner who has to has no curse to give, as all can tell; JAM-45, JAM-G6: not so one who chose to."""
    s.tell(TookNothing, crew(s, winner))
    if winner < s.seats and not s.decline:
        for back in s.backs[winner]:
            s.uncursed |= 1 << back


def take_hold(s: Jamaica, winner: int, loser: int, at: int) -> None:
    """JAM-35 (a), JAM-R26: the whole hold, loaded like any load. JAM-G6: the Ghost keeps gold only."""
    hold = s.holds[loser][at]
    s.holds[loser][at] = EMPTY
    s.tell(TookHold, crew(s, winner), crew(s, loser), WORDS[hold >> 3], hold & 7)
    if winner < s.seats or hold >> 3 == GOLD:
        stow(s, winner, hold)
    else:
        s.tell(Sunk)


def take_power(s: Jamaica, winner: int, loser: int, power: int) -> None:
    """JAM-35 (b): a named power. JAM-38: the 6th Hold comes with what lies in it, without any rule of loading.

    JAM-G6: on the Ghost a power sleeps, but for the 6th Hold, which keeps gold only. JAM-39, JAM-R32: Morgan's Map changes
    nobody's hand before the next draw.
    """
    s.tell(TookPower, crew(s, winner), crew(s, loser), POWERS[power])
    cargo = s.holds[loser].pop() if power == HOLD else EMPTY
    gain_power(s, winner, power)
    if power == HOLD:
        s.holds[winner][SIXTH] = cargo if winner < s.seats or cargo >> 3 == GOLD else EMPTY


def take_hidden(s: Jamaica, winner: int, loser: int) -> None:
    """JAM-35 (b), JAM-R27: any of the loser's face-down treasures, at random, whatever the thief knows of them.

    JAM-R41: all see which back moves; thief, victim and former holders know its face. JAM-G6: the player who decides for the
    Ghost does not look. JAM-G7: a power that the Ghost had taken unseen is turned up.
    """
    mine = s.backs[loser]
    back = mine.pop(s.chance.pick("hidden", len(mine)) if len(mine) > 1 else 0)
    card = s.face[back]
    if card < len(POWERS) and winner < s.seats:
        turn_up(s, winner, back, card)
        return
    s.backs[winner].append(back)
    remember(s, winner, back)
    who, whom = crew(s, winner), crew(s, loser)
    s.tell_only(held_by(s, back), TookTreasure, who, whom, WORTH[card], back + 1)
    s.tell_others(TookHidden, who, whom, back + 1)


def turn_up(s: Jamaica, winner: Seat, back: int, card: int) -> None:
    """JAM-G7: the back is no more; the power lies face up and works."""
    s.face[back] = GONE
    gain_power(s, winner, card)
    s.tell(TookPower, (winner,), (), POWERS[card])


def remember(s: Jamaica, ship: int, back: int) -> None:
    """JAM-R41: a new holder knows the face for good; the Ghost knows nothing."""
    if ship < s.seats:
        s.holders = (*s.holders[:back], s.holders[back] | 1 << ship, *s.holders[back + 1 :])


def give_cursed(s: Jamaica, winner: Seat, loser: int, back: int) -> None:
    """JAM-35 (c), JAM-R28: any cursed treasure of the winner's; its face is for the receiver, that it is cursed for all."""
    s.backs[winner].remove(back)
    s.backs[loser].append(back)
    remember(s, loser, back)
    s.cursed = (*s.cursed[:back], 1, *s.cursed[back + 1 :])
    whom = crew(s, loser)
    s.tell_only(held_by(s, back), Gave, winner, whom, WORTH[s.face[back]], back + 1)
    s.tell_others(GaveCursed, winner, whom, back + 1)
