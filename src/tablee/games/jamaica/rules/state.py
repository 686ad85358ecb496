"""The table of Jamaica: ships, holds, cards, treasures, and what a battle has come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final

from tablee.core.game import Switch
from tablee.core.notation import Seat
from tablee.core.state import State
from tablee.core.stateclass import stateclass
from tablee.games.jamaica.rules.facts import LAP, LEFT, WORTH

SHORTAGE_JUMP: Final = Switch("shortage_jump", default=False)
DECLINE_LOOT: Final = Switch("decline_loot", default=False)
GHOST_SHIP: Final = Switch("ghost_ship", default=False)
STRICT_BANK: Final = Switch("strict_bank", default=False)
SWAP_DISPUTED_PORTS: Final = Switch("swap_disputed_ports", default=False)

# The parts of a battle, as they stand in `battle`.
ATTACKER, DEFENDER, ATTACK_POWDER, ATTACK_FACE, DEFENCE_POWDER, DEFENCE_FACE, SABRE_USED = range(7)


@stateclass
class Jamaica(State):
    """The table. A ship is its seat; the Ghost Ship comes after the last seat.

    Hands are kept sorted. A face-down treasure is a *back*, numbered in the order of taking: everybody sees which back lies
    where (JAM-R41), and only its face is hidden.
    """

    jump: bool  # JAM-44
    decline: bool  # JAM-45
    ghost: bool  # JAM-G1
    strict: bool  # JAM-O1
    swap: int  # JAM-O2: 1 with the other prices
    chosen: list[int]  # the card in front of each seat, face down until its turn
    powers: tuple[int, ...]  # which ship has each power, -1 for none
    hand: list[list[int]] = field(default_factory=list)
    deck: list[list[int]] = field(default_factory=list)  # the top card last
    discard: list[list[int]] = field(default_factory=list)  # the top card last
    known: tuple[tuple[int, ...], ...] = ()  # JAM-R42: cards of each hand that everybody knows
    pos: list[int] = field(default_factory=list)
    lap: list[int] = field(default_factory=list)
    holds: list[list[int]] = field(default_factory=list)
    cargo: int = 0  # what is being loaded while its place is asked for
    backs: list[list[int]] = field(default_factory=list)  # the face-down treasures of each ship
    face: list[int] = field(default_factory=list)  # of each back
    holders: tuple[int, ...] = ()  # of each back, the seats that have held it, as bits
    cursed: tuple[int, ...] = ()  # of each back, 1 if it was given away as cursed
    uncursed: int = 0  # the backs of which all know that they are not cursed, as bits
    pile: list[int] = field(default_factory=list)  # the top card last
    removed: list[int] = field(default_factory=list)
    tokens: int = 0  # the lairs that still have their token, as bits
    battle: list[int] = field(default_factory=list)
    round: int = 0
    captain: Seat = 0
    rolled: tuple[int, int] = (0, 0)
    morning: int = 0
    evening: int = 0
    turn: int = 0  # how many have turned their card up in this round
    ending: bool = False


def active(s: Jamaica) -> Seat:
    """JAM-04: whose card was turned up last."""
    return (s.captain + s.turn - 1) % s.seats


def crew(s: Jamaica, ship: int) -> tuple[Seat, ...]:
    """Who sails a ship, for the log: nobody on the Ghost Ship."""
    return (ship,) if ship < s.seats else ()


def decider(s: Jamaica, ship: int, other: int) -> Seat:
    """JAM-G5: who decides for a ship in a battle: for the Ghost, the player who is not fighting."""
    return ship if ship < s.seats else 1 - other


def amount(holds: Sequence[int], goods: int) -> int:
    """How many tokens of these goods lie in the holds."""
    have = 0
    for hold in holds:
        if hold >> 3 == goods:
            have += hold & 7
    return have


def finished(s: Jamaica, ship: int) -> bool:
    """JAM-12: whether a ship has come home."""
    return s.lap[ship] == 1


def steps_left(s: Jamaica, ship: int) -> int:
    """JAM-43: how far a ship is from the finish, by the shortest way; a whole lap more for each lap below 0."""
    lap = s.lap[ship]
    return 0 if lap == 1 else LEFT[s.pos[ship]] - LAP * lap


def treasure(s: Jamaica, ship: int) -> int:
    """JAM-41: what the face-down treasures of a ship are worth."""
    return sum(WORTH[s.face[back]] for back in s.backs[ship])
