"""The table of Jamaica: ships, holds, cards, treasures, and what a battle has come to."""

from __future__ import annotations

from typing import Final

from tablee.core.chance import NO_CHANCE, Chance
from tablee.core.game import Switch
from tablee.core.notation import Seat
from tablee.core.state import State
from tablee.games.jamaica.rules.facts import LAP, LEFT, WORTH

SHORTAGE_JUMP: Final = Switch("shortage_jump", default=False)
DECLINE_LOOT: Final = Switch("decline_loot", default=False)
GHOST_SHIP: Final = Switch("ghost_ship", default=False)
STRICT_BANK: Final = Switch("strict_bank", default=False)
SWAP_DISPUTED_PORTS: Final = Switch("swap_disputed_ports", default=False)

# The parts of a battle, as they stand in `battle`.
ATTACKER, DEFENDER, ATTACK_POWDER, ATTACK_FACE, DEFENCE_POWDER, DEFENCE_FACE, SABRE_USED = range(7)


class Jamaica(State):
    """The table. A ship is its seat; the Ghost Ship comes after the last seat.

    Hands are kept sorted. A face-down treasure is a *back*, numbered in the order of taking: everybody sees which back lies
    where (JAM-R41), and only its face is hidden.
    """

    __slots__ = (
        "backs",
        "battle",
        "captain",
        "cargo",
        "chosen",
        "cursed",
        "deck",
        "decline",
        "discard",
        "ending",
        "evening",
        "face",
        "ghost",
        "hand",
        "holders",
        "holds",
        "jump",
        "known",
        "lap",
        "morning",
        "pile",
        "pos",
        "powers",
        "removed",
        "rolled",
        "round",
        "strict",
        "swap",
        "tokens",
        "turn",
    )

    def __init__(
        self,
        seats: int,
        chance: Chance,
        hand: list[list[int]],
        deck: list[list[int]],
        discard: list[list[int]],
        chosen: list[int],
        pos: list[int],
        lap: list[int],
        holds: list[list[int]],
        backs: list[list[int]],
        face: list[int],
        pile: list[int],
        removed: list[int],
        battle: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.hand = hand
        self.deck = deck  # the top card last
        self.discard = discard  # the top card last
        self.chosen = chosen  # the card in front of each seat, face down until its turn
        self.pos = pos
        self.lap = lap
        self.holds = holds
        self.backs = backs  # the face-down treasures of each ship
        self.face = face  # of each back
        self.pile = pile  # the top card last
        self.removed = removed
        self.battle = battle
        self.known: tuple[tuple[int, ...], ...] = ()  # JAM-R42: cards of each hand that everybody knows
        self.powers: tuple[int, ...] = ()  # which ship has each power, -1 for none
        self.holders: tuple[int, ...] = ()  # of each back, the seats that have held it, as bits
        self.cursed: tuple[int, ...] = ()  # of each back, 1 if it was given away as cursed
        self.tokens = 0  # the lairs that still have their token, as bits
        self.round = 0
        self.captain: Seat = 0
        self.rolled = (0, 0)
        self.morning = 0
        self.evening = 0
        self.turn = 0  # how many have turned their card up in this round
        self.cargo = 0  # what is being loaded while its place is asked for
        self.ending = False
        self.jump = False  # JAM-44
        self.decline = False  # JAM-45
        self.ghost = False  # JAM-G1
        self.strict = False  # JAM-O1
        self.swap = 0  # JAM-O2: 1 with the other prices

    def clone(self) -> Jamaica:
        copy = Jamaica(
            self.seats,
            NO_CHANCE,
            [hand[:] for hand in self.hand],
            [deck[:] for deck in self.deck],
            [discard[:] for discard in self.discard],
            self.chosen[:],
            self.pos[:],
            self.lap[:],
            [holds[:] for holds in self.holds],
            [backs[:] for backs in self.backs],
            self.face[:],
            self.pile[:],
            self.removed[:],
            self.battle[:],
        )
        self.clone_onto(copy)
        copy.known = self.known
        copy.powers = self.powers
        copy.holders = self.holders
        copy.cursed = self.cursed
        copy.tokens = self.tokens
        copy.round = self.round
        copy.captain = self.captain
        copy.rolled = self.rolled
        copy.morning = self.morning
        copy.evening = self.evening
        copy.turn = self.turn
        copy.cargo = self.cargo
        copy.ending = self.ending
        copy.jump = self.jump
        copy.decline = self.decline
        copy.ghost = self.ghost
        copy.strict = self.strict
        copy.swap = self.swap
        return copy


def active(s: Jamaica) -> Seat:
    """JAM-04: whose card was turned up last."""
    return (s.captain + s.turn - 1) % s.seats


def crew(s: Jamaica, ship: int) -> tuple[Seat, ...]:
    """Who sails a ship, for the log: nobody on the Ghost Ship."""
    return (ship,) if ship < s.seats else ()


def decider(s: Jamaica, ship: int, other: int) -> Seat:
    """JAM-G5: who decides for a ship in a battle: for the Ghost, the player who is not fighting."""
    return ship if ship < s.seats else 1 - other


def amount(holds: list[int], goods: int) -> int:
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
