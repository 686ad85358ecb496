"""Battle: gunpowder, one die each, the star, the Sabre, Lady Beth, and what the winner takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, Call, Event, Move, Question, do
from tablee.games.jamaica.rules.facts import BETH, BETH_ADDS, COMBAT, MOST_IN_HOLD, POWDER, SABRE, SIXTH, STAR
from tablee.games.jamaica.rules.loot import win
from tablee.games.jamaica.rules.pay import pay
from tablee.games.jamaica.rules.state import (
    ATTACK_FACE,
    ATTACK_POWDER,
    ATTACKER,
    DEFENCE_FACE,
    DEFENCE_POWDER,
    DEFENDER,
    SABRE_USED,
    Jamaica,
    amount,
    crew,
)

MOST_POWDER: Final = MOST_IN_HOLD * (SIXTH + 1)


@dataclass(frozen=True, slots=True)
class Attack(Move):
    """JAM-31: the ship of this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackGhost(Move):
    """JAM-G5: the Ghost Ship."""


@dataclass(frozen=True, slots=True)
class Powder(Move):
    """JAM-32: so many gunpowder tokens."""

    tokens: int


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """JAM-36: the roll stands."""


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """JAM-36: the roll is done again."""


ATTACK: Final = tuple(Attack(seat) for seat in range(6))
ATTACK_GHOST: Final = AttackGhost()
FIRE: Final = tuple(Powder(tokens) for tokens in range(MOST_POWDER + 1))
KEEP: Final = Keep()
REROLL: Final = Reroll()


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """JAM-30: a ship came where another one is."""

    who: tuple[Seat, ...]
    whom: tuple[Seat, ...]
    space: int


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """JAM-32: gunpowder was spent, before the roll."""

    seat: Seat
    tokens: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """JAM-34: a combat die fell; with gunpowder and Lady Beth it makes the total."""

    who: tuple[Seat, ...]
    die: int
    total: int


@dataclass(frozen=True, slots=True)
class RolledStar(Event):
    """JAM-32: the star wins at once."""

    who: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    """JAM-36: Saran's Sabre has a roll done again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """JAM-34: equal strength, and nobody wins."""

    total: int


# --- The two sides ---------------------------------------------------------------------------------------------------


class ChooseTarget(Question):
    """JAM-31: several ships are there; one of them is attacked."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Attack | AttackGhost]:
        return [ATTACK[ship] if ship < s.seats else ATTACK_GHOST for ship in ships_beside(s, seat)]

    def answer(self, s: Jamaica, seat: Seat, move: Attack | AttackGhost) -> None:
        begin_battle(s, seat, move.seat if isinstance(move, Attack) else s.seats)


CHOOSE_TARGET: Final = ChooseTarget()


def ships_beside(s: Jamaica, ship: int) -> list[int]:
    """JAM-30, JAM-R13: the other ships on its space, whatever their laps; nobody fights in Port Royal (space 0).

    JAM-R16: a ship that has come home lies there, and is safe.
    """
    here = s.pos[ship]
    return [other for other, space in enumerate(s.pos) if space == here and other != ship] if here else []


def meet(s: Jamaica, seat: Seat) -> None:
    """JAM-31, JAM-R5: one opponent, one battle on a space; the attacker chooses. JAM-R4: nobody may refuse."""
    others = ships_beside(s, seat)
    if len(others) > 1:
        s.ask(seat, CHOOSE_TARGET)
    elif others:
        begin_battle(s, seat, others[0])


def begin_battle(s: Jamaica, attacker: int, defender: int) -> None:
    """JAM-32: the attacker begins. JAM-R43: every battle has its own gunpowder, Sabre and loot."""
    s.battle = [attacker, defender, 0, 0, 0, 0, 0]
    s.tell(Attacked, crew(s, attacker), crew(s, defender), s.pos[attacker])
    ask_for_powder(s, ATTACKER)


# --- Gunpowder, then the die -----------------------------------------------------------------------------------------


class CommitPowder(Question):
    """JAM-32, JAM-33, JAM-R4: any number of one's gunpowder tokens, or none."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Powder]:
        return FIRE[: amount(s.holds[seat], POWDER) + 1]

    def refusal(self, s: Jamaica, seat: Seat, move: Move) -> str | None:
        return None if type(move) is Powder and 0 <= move.tokens <= amount(s.holds[seat], POWDER) else ILLEGAL

    def answer(self, s: Jamaica, seat: Seat, move: Powder) -> None:
        commit(s, seat, move.tokens)


COMMIT: Final = CommitPowder()


def ask_for_powder(s: Jamaica, side: int) -> None:
    """JAM-32, JAM-33: who has gunpowder may spend it. JAM-G5: the Ghost never has any."""
    ship = s.battle[side]
    if ship < s.seats and amount(s.holds[ship], POWDER):
        s.ask(ship, COMMIT)
    else:
        roll(s)


def commit(s: Jamaica, seat: Seat, tokens: int) -> None:
    """JAM-32, JAM-R20: discarded before the roll, and lost in all cases, on a tie or a star too."""
    if tokens == 0:
        roll(s)
        return
    s.battle[ATTACK_POWDER if seat == s.battle[ATTACKER] else DEFENCE_POWDER] = tokens
    s.tell(Committed, seat, tokens)
    s.then(ROLL)
    pay(s, seat, POWDER, tokens)


def roll(s: Jamaica) -> None:
    """JAM-32, JAM-33: one roll of the combat die for the side whose turn it is; then the Sabre may speak."""
    battle = s.battle
    side = DEFENCE_FACE if battle[ATTACK_FACE] else ATTACK_FACE
    battle[side] = s.chance.roll("combat", STAR)
    tell_roll(s, side)
    owner = s.powers[SABRE]
    if owner >= 0 and not battle[SABRE_USED] and owner < s.seats and owner in battle[:2]:
        s.ask(owner, USE_SABRE)
    else:
        judge(s)


ROLL: Final[Call] = do(roll)


def tell_roll(s: Jamaica, side: int) -> None:
    """JAM-34: what fell and what it makes."""
    attacks = side == ATTACK_FACE
    ship, face = s.battle[ATTACKER if attacks else DEFENDER], s.battle[side]
    if face == STAR:
        s.tell(RolledStar, crew(s, ship))
    else:
        s.tell(Rolled, crew(s, ship), COMBAT[face], strength(s, ATTACKER if attacks else DEFENDER))


# --- The Sabre and Lady Beth -----------------------------------------------------------------------------------------


class UseSabre(Question):
    """JAM-36, JAM-R21: once in a battle, right after either roll, have it done again."""

    __slots__ = ()

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Keep | Reroll]:
        return SABRE_MOVES

    def answer(self, s: Jamaica, seat: Seat, move: Keep | Reroll) -> None:
        if move == REROLL:
            reroll(s, seat)
        judge(s)


SABRE_MOVES: Final = (KEEP, REROLL)
USE_SABRE: Final = UseSabre()


def reroll(s: Jamaica, seat: Seat) -> None:
    """JAM-36, JAM-R23: the second result stands, whatever it is or was; a star falls to it before it applies."""
    battle = s.battle
    battle[SABRE_USED] = 1
    s.tell(Rerolled, seat)
    side = DEFENCE_FACE if battle[DEFENCE_FACE] else ATTACK_FACE
    battle[side] = s.chance.roll("combat", STAR)
    tell_roll(s, side)


def strength(s: Jamaica, side: int) -> int:
    """JAM-34: die and gunpowder. JAM-37, JAM-R24: two more with Lady Beth, before comparing."""
    battle = s.battle
    ship = battle[side]
    beth = BETH_ADDS if s.powers[BETH] == ship else 0
    if side == ATTACKER:
        return COMBAT[battle[ATTACK_FACE]] + battle[ATTACK_POWDER] + beth
    return COMBAT[battle[DEFENCE_FACE]] + battle[DEFENCE_POWDER] + beth


# --- Who wins --------------------------------------------------------------------------------------------------------


def judge(s: Jamaica) -> None:
    """JAM-32: an attacker's star wins before the defender does anything. JAM-33: a defender's star wins whatever the total.

    JAM-34: otherwise the higher strength; equal strengths, and nothing happens.
    """
    attacker, defender, _, attack, _, defence, _ = s.battle
    if attack == STAR:
        win(s, attacker, defender)
    elif not defence:
        ask_for_powder(s, DEFENDER)
    elif defence == STAR:
        win(s, defender, attacker)
    else:
        ours, theirs = strength(s, ATTACKER), strength(s, DEFENDER)
        if ours > theirs:
            win(s, attacker, defender)
        elif ours < theirs:
            win(s, defender, attacker)
        else:
            s.tell(Tied, ours)
            s.battle = []
