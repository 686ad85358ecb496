"""Visiting a villager, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import PASS, Event, Pass, Question, do
from tablee.games.pagan.facts import (
    CLUE,
    CONVERSIONS,
    CONVERT_RATE,
    EVIDENCE_AT,
    FAVOUR,
    HUNTER,
    NOBODY,
    SECOND_USE,
    SECRET,
    TARGET,
    TOKENS,
    VILLAGER_AT,
    VILLAGERS,
    WITCH,
)
from tablee.games.pagan.moves import AGAIN, CONVERT, FROM, Again, Convert, From
from tablee.games.pagan.rules.cards.familiars import NO_FAMILIARS, SendFamiliar, familiar_moves
from tablee.games.pagan.rules.cards.investigations import trigger
from tablee.games.pagan.rules.cards.potions import favours_to_drink
from tablee.games.pagan.rules.drink import nothing_happened, window
from tablee.games.pagan.rules.modifiers import TRANCE_RATE, cheap_left, fog
from tablee.games.pagan.rules.tokens import (
    BY_VISIT,
    distribute,
    favours_elsewhere,
    gain_evidence,
    move_token,
    put,
    sources,
    take_away,
)
from tablee.games.pagan.rules.villagers import PLAY_POWERS, power
from tablee.games.pagan.table import NO_VISIT, Pagan


@dataclass(frozen=True, slots=True)
class Visited(Event):
    """PGN-23, PGN-13: a pawn was placed on a villager."""

    seat: Seat
    villager: Word
    familiar: int
    pawns: int


@dataclass(frozen=True, slots=True)
class Converted(Event):
    """PGN-16: secrets became a favour."""

    by: ClassVar[Seat] = WITCH
    villager: Word
    secrets: int


@dataclass(frozen=True, slots=True)
class UsedAgain(Event):
    """PGN-21: the power of a villager was used a second time."""

    seat: Seat
    villager: Word


# --- Step 1 ----------------------------------------------------------------------------------------------------------


def visit(s: Pagan, seat: Seat, villager: int, *, familiar: bool, pawns: int) -> None:
    """PGN-15, PGN-23, PGN-R64: step 1, the investigation on one's own side; the other steps follow when it is over."""
    s.visited = villager
    s.visitor_familiar = familiar
    s.conversions = 0
    s.step = 1
    s.tell(Visited, seat, VILLAGERS[villager], int(familiar), pawns)
    s.then(*(WITCH_STEPS if seat == WITCH else HUNTER_STEPS))
    if not trigger(s, seat, villager):
        nothing_happened(s)


# --- Step 2 ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ConvertSecrets(Question):
    """PGN-16, PGN-R6: secrets of the visited villager into a favour, or not."""

    villager: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[Convert | Pass]:
        return [*conversions(s), PASS]

    def answer(self, s: Pagan, seat: Seat, move: Convert | Pass) -> None:
        if isinstance(move, Convert):
            convert(s, move.secrets)
        else:
            stop_converting(s)


@dataclass(frozen=True, slots=True)
class MoveFavour(Question):
    """PGN-R38: no favour is left; one may be moved here, for the same secrets, or nothing is converted."""

    villager: Word
    secrets: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[From | Pass]:
        there = {move.villager for move in sources(s, FAVOUR, s.visited) if isinstance(move, From)}
        return [*(move for move in FROM if move.villager in there), PASS]

    def answer(self, s: Pagan, seat: Seat, move: From | Pass) -> None:
        if isinstance(move, From):
            pay_conversion(s, self.secrets)
            move_token(s, FAVOUR, VILLAGER_AT[move.villager], s.visited)
            convert_more(s)
        else:
            stop_converting(s)


def witch_step_two(s: Pagan) -> None:
    """PGN-16, PGN-R5: before anything is distributed."""
    if not window(s, WITCH_STEP_TWO):
        s.step = 2
        convert_more(s)


def conversions(s: Pagan) -> list[Convert]:
    """PGN-16, PGN-R6, PGN-R38, PGN-R59: for 3 secrets; under Trance for 2, once a turn and copy; at most two in a visit."""
    secrets = s.secrets[s.visited]
    if secrets < TRANCE_RATE or s.conversions >= CONVERSIONS:
        return []
    if not s.reserve[FAVOUR] and not favours_elsewhere(s, s.visited):
        return []
    moves = [CONVERT[CONVERT_RATE]] if secrets >= CONVERT_RATE else []
    if cheap_left(s) > 0:
        moves.append(CONVERT[TRANCE_RATE])
    return moves


def convert_more(s: Pagan) -> None:
    """PGN-16: as long as it is possible."""
    if conversions(s):
        s.ask(WITCH, ConvertSecrets(VILLAGERS[s.visited]))
    else:
        stop_converting(s)


def stop_converting(s: Pagan) -> None:
    """PGN-R68: a step without a conversion is nothing."""
    if not s.conversions:
        nothing_happened(s)


def convert(s: Pagan, secrets: int) -> None:
    """PGN-16, PGN-R38: the secrets go to the reserve, and a favour comes."""
    if not s.reserve[FAVOUR]:
        s.ask(WITCH, MoveFavour(VILLAGERS[s.visited], secrets))
        return
    pay_conversion(s, secrets)
    put(s, FAVOUR, s.visited)
    convert_more(s)


def pay_conversion(s: Pagan, secrets: int) -> None:
    """PGN-16, PGN-R59: what was paid is counted: conversions in this visit, cheap ones in this turn."""
    take_away(s, SECRET, s.visited, secrets)
    s.conversions += 1
    s.cheap += secrets < CONVERT_RATE
    s.tell(Converted, VILLAGERS[s.visited], secrets)


def hunter_step_two(s: Pagan) -> None:
    """PGN-17, PGN-R7, PGN-R22: an evidence where 3 clues lie, exactly one, unless there is fog; the clues stay."""
    s.step = 2
    if s.clues[s.visited] >= EVIDENCE_AT and not fog(s):
        gain_evidence(s, 1)


# --- Step 3 ----------------------------------------------------------------------------------------------------------


def witch_step_three(s: Pagan) -> None:
    """PGN-18, PGN-19: the printed number of secrets."""
    if not window(s, WITCH_STEP_THREE):
        s.step = 3
        distribute(s, WITCH, SECRET, TARGET[s.visited], TOKENS[s.visited], BY_VISIT)


def hunter_step_three(s: Pagan) -> None:
    """PGN-18: the printed number of clues."""
    s.step = 3
    distribute(s, HUNTER, CLUE, TARGET[s.visited], TOKENS[s.visited], BY_VISIT)


# --- Step 4 ----------------------------------------------------------------------------------------------------------


def witch_step_four(s: Pagan) -> None:
    """PGN-20, PGN-21: the power; then perhaps once more."""
    if not window(s, WITCH_STEP_FOUR):
        s.step = 4
        s.then(SECOND)
        power(s, WITCH, s.visited)


def hunter_step_four(s: Pagan) -> None:
    """PGN-20: the power, once."""
    s.step = 4
    power(s, HUNTER, s.visited)


@dataclass(frozen=True, slots=True)
class UseAgain(Question):
    """PGN-21: the power a second time, or not."""

    villager: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[Again | Pass]:
        return (AGAIN, PASS)

    def answer(self, s: Pagan, seat: Seat, move: Again | Pass) -> None:
        if isinstance(move, Again):
            use_again(s)
        else:
            nothing_happened(s)


def second_use(s: Pagan) -> None:
    """PGN-21, PGN-R8: with 2 favours there, counted now. A “play” is simply offered again: it can be declined as it is.

    PGN-60: the Witch may drink before, if there is or could be a second use; else this is the window of what comes next.
    """
    if s.favours[s.visited] + favours_to_drink(s) < SECOND_USE or window(s, SECOND):
        return
    if s.favours[s.visited] < SECOND_USE:
        nothing_happened(s)
    elif s.visited in PLAY_POWERS:
        power(s, WITCH, s.visited)
    else:
        s.ask(WITCH, UseAgain(VILLAGERS[s.visited]))


def use_again(s: Pagan) -> None:
    """PGN-21, PGN-R9, PGN-R10: completely, but never a third time."""
    s.tell(UsedAgain, WITCH, VILLAGERS[s.visited])
    power(s, WITCH, s.visited)


# --- Step 5 ----------------------------------------------------------------------------------------------------------


def witch_step_five(s: Pagan) -> None:
    """PGN-22, PGN-R14, PGN-R15: one familiar a turn, in the visit of the familiar pawn."""
    if not s.visitor_familiar or s.used_familiar or s.familiars == NO_FAMILIARS:
        return
    if not window(s, WITCH_STEP_FIVE):
        s.step = 5
        if familiar_moves(s):
            s.ask(WITCH, SendFamiliar())
        else:
            nothing_happened(s)


def end_visit(s: Pagan) -> None:
    """PGN-08: the action is over."""
    s.visited = NOBODY
    s.step = NO_VISIT


WITCH_STEP_TWO: Final = do(witch_step_two)
WITCH_STEP_THREE: Final = do(witch_step_three)
WITCH_STEP_FOUR: Final = do(witch_step_four)
WITCH_STEP_FIVE: Final = do(witch_step_five)
SECOND: Final = do(second_use)
WITCH_STEPS: Final = (WITCH_STEP_TWO, WITCH_STEP_THREE, WITCH_STEP_FOUR, WITCH_STEP_FIVE, do(end_visit))
HUNTER_STEPS: Final = (do(hunter_step_two), do(hunter_step_three), do(hunter_step_four), do(end_visit))
