"""The first part of a round: each team chooses its encryptor, who draws a code and writes three clues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, PASS, Event, Move, OpenQuestion
from tablee.games.decrypto.rules.clues import fault, is_blank, refuse_clues, used, written
from tablee.games.decrypto.rules.moves import DRAW, RECALL, SWAP, TURN, Clues, Draw, Recall, Swap, Turn
from tablee.games.decrypto.rules.moves import TimeUp as TimeUpMove
from tablee.games.decrypto.rules.state import (
    BLACK,
    BLANK,
    CODES,
    FACTS,
    LENGTH,
    NOTHING,
    SIDES,
    WHITE,
    Decrypto,
    Side,
    present,
    spelled,
)
from tablee.games.decrypto.vocabulary.lists import keywords
from tablee.games.decrypto.vocabulary.spelling import normal

HOURGLASS: Final = FACTS["talk"]["hourglass"]
SUGGESTED: Final = 2  # clue triples for somebody without an idea


# --- The floor ---------------------------------------------------------------------------------------------------------


class Encrypt(OpenQuestion):
    """DEC-8, DEC-52: both teams at once: choose, draw, write."""

    __slots__ = ()
    secret: ClassVar[bool] = True

    def options(self, s: Decrypto, seat: Seat) -> Sequence[Move]:
        team = s.team[seat]
        if seat == s.encryptor[team]:
            if s.code[team] == NOTHING:
                return [DRAW, *swaps(s, seat)] if may_swap(s, team) else (DRAW,)
            return after_submitting(s, team) if s.submitted[team] else ()
        if s.three and team == BLACK:
            return (TURN, PASS) if may_turn(s, seat) else ()
        if s.code[team] == NOTHING and may_swap(s, team) and (open_swaps := swaps(s, seat)):
            return [*open_swaps, PASS]
        return ()

    def refusal(self, s: Decrypto, seat: Seat, move: Move) -> str | None:
        if isinstance(move, Clues):
            team = s.team[seat]
            return refuse_clues(s, team, move.texts) if writes(s, seat) else ILLEGAL
        if isinstance(move, TimeUpMove):
            return None if s.glass != NOTHING and writes(s, seat) else ILLEGAL
        return None if move in self.options(s, seat) else ILLEGAL

    def answer(self, s: Decrypto, seat: Seat, move: Move) -> None:
        team = s.team[seat]
        if isinstance(move, Draw):
            draw_code(s, team)
        elif isinstance(move, Clues):
            write_clues(s, team, move.texts)
        elif isinstance(move, Swap):
            propose_swap(s, seat, move.seat)
        elif isinstance(move, Recall):
            recall_clues(s, team)
        elif isinstance(move, Turn):
            turn_hourglass(s, seat)
        elif isinstance(move, TimeUpMove):
            run_out(s, team)
        else:
            s.stood |= 1 << seat
        encrypt(s)

    def suggest(self, s: Decrypto, seat: Seat, rng: Random) -> Sequence[Clues]:
        """Any words of the list that the team may still use: they are legal, and tell nothing."""
        team = s.team[seat]
        taken = used(s, team)
        return [Clues(*any_clues(s, team, taken, rng)) for _ in range(SUGGESTED)]


ENCRYPT: Final = Encrypt()


def encrypt(s: Decrypto) -> None:
    """DEC-11: the phase ends when both sets of clues are fixed; nobody has seen any before."""
    if not (s.submitted[WHITE] and s.submitted[BLACK]):
        s.ask_any(floor(s), ENCRYPT)


def floor(s: Decrypto) -> tuple[Seat, ...]:
    """Who may do something now."""
    return tuple(
        seat
        for seat in range(s.seats)
        if not (s.gone | s.stood) >> seat & 1 and (writes(s, seat) or ENCRYPT.options(s, seat))
    )


def writes(s: Decrypto, seat: Seat) -> bool:
    """DEC-8: an encryptor who has drawn and whose clues are not fixed."""
    team = s.team[seat]
    return seat == s.encryptor[team] and s.code[team] != NOTHING and not s.submitted[team]


# --- Choosing the encryptor --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SwapProposed(Event):
    """DEC-52: somebody wants another encryptor; only the team hears it."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class EncryptorSwapped(Event):
    """DEC-6: the team has chosen another encryptor."""

    seat: Seat
    other: Seat


def may_swap(s: Decrypto, team: int) -> bool:
    """DEC-52: once for each team and round, and only where there is somebody to swap with."""
    return not s.swapped[team] and len(present(s, team)) > 1


def swaps(s: Decrypto, seat: Seat) -> list[Swap]:
    """DEC-52: each member proposes once, and may endorse what others have proposed, each name once."""
    team = s.team[seat]
    mates = present(s, team)
    tried = s.swap_tried.get(seat, 0)
    named = {wanted for mate, wanted in s.swap_vote.items() if s.team[mate] == team}
    return [
        SWAP[other]
        for other in mates
        if other != s.encryptor[team] and not tried >> other & 1 and (not tried or other in named)
    ]


def propose_swap(s: Decrypto, seat: Seat, other: Seat) -> None:
    """DEC-6, DEC-52: to propose is to endorse; when all present members agree, the two exchange their places."""
    team = s.team[seat]
    s.swap_vote[seat] = other
    s.swap_tried[seat] = s.swap_tried.get(seat, 0) | 1 << other
    mates = present(s, team)
    for mate in mates:
        s.stood &= ~(1 << mate)
    s.tell_only(s.members[team], SwapProposed, seat, other)
    if all(s.swap_vote.get(mate) == other for mate in mates):
        s.swapped[team] = 1
        s.tell(EncryptorSwapped, other, s.encryptor[team])
        take_over(s, team, other)
        forget_swaps(s, team)


def forget_swaps(s: Decrypto, team: int) -> None:
    """DEC-52: the encryptor is settled for this round."""
    for mate in s.members[team]:
        s.swap_vote.pop(mate, None)
        s.swap_tried.pop(mate, None)
        s.stood &= ~(1 << mate)


def take_over(s: Decrypto, team: int, other: Seat) -> None:
    """DEC-6, DEC-R13: the new encryptor and the old one exchange their places in the rotation."""
    order, old = s.order[team], s.encryptor[team]
    one, two = order.index(old), order.index(other)
    order[one], order[two] = order[two], order[one]
    s.encryptor[team] = other


# --- The code ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CodeSeen(Event):
    """DEC-7: what the encryptor sees."""

    seat: Seat
    code: str


@dataclass(frozen=True, slots=True)
class CodeDrawn(Event):
    """DEC-7: what the others see: that a card was drawn."""

    seat: Seat


def draw_code(s: Decrypto, team: int) -> None:
    """DEC-7, DEC-R6: any of the 24 codes, whatever came before."""
    s.code[team] = CODES[s.chance.pick(f"code-{SIDES[team].name.lower()}", len(CODES))]
    forget_swaps(s, team)
    seat = s.encryptor[team]
    if seat != NOTHING:
        s.tell_only((seat,), CodeSeen, seat, spelled(s.code[team]))
        s.tell_others(CodeDrawn, seat)


# --- The clues ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CluesWritten(Event):
    """DEC-8: what the encryptor has fixed."""

    first: str
    second: str
    third: str


@dataclass(frozen=True, slots=True)
class CluesKept(Event):
    """DEC-33: what the encryptor has written so far."""

    first: str
    second: str
    third: str


@dataclass(frozen=True, slots=True)
class ClueLeftOut(Event):
    """DEC-R33: a clue that may not be given is missing while the sand runs; the encryptor alone is told."""

    clue: int


@dataclass(frozen=True, slots=True)
class CluesFixed(Event):
    """DEC-11: a team's clues are there; what they are, nobody else sees."""

    side: Side


@dataclass(frozen=True, slots=True)
class CluesRecalled(Event):
    """DEC-8: a team's clues were taken back."""

    side: Side


def write_clues(s: Decrypto, team: int, texts: Sequence[str]) -> None:
    """DEC-8: three clues are fixed. DEC-33, DEC-R33: with the hourglass, fewer are kept as written so far."""
    lines = written(s, team, texts)
    if BLANK in lines:
        for at, (line, text) in enumerate(zip(lines, texts, strict=True)):
            if line == BLANK and not is_blank(text):
                s.tell_only((s.encryptor[team],), ClueLeftOut, at + 1)
        s.draft[team] = lines
        s.tell_only((s.encryptor[team],), CluesKept, *lines)
    else:
        fix_clues(s, team, lines)


def fix_clues(s: Decrypto, team: int, lines: Sequence[str]) -> None:
    """DEC-8, DEC-11: they lie there, unseen."""
    s.clues[team] = list(lines)
    s.draft[team] = []
    s.submitted[team] = 1
    seat = s.encryptor[team]
    if seat == NOTHING:
        s.tell(CluesFixed, SIDES[team])
    else:
        s.tell_only((seat,), CluesWritten, *lines)
        s.tell_others(CluesFixed, SIDES[team])


def after_submitting(s: Decrypto, team: int) -> Sequence[Move]:
    """DEC-8, DEC-32: take the clues back, turn the hourglass, or leave it at that."""
    if s.submitted[1 - team]:
        return ()
    found: list[Move] = []
    if not s.recalled[team] and s.glass == NOTHING:
        found.append(RECALL)
    if may_turn(s, s.encryptor[team]):
        found.append(TURN)
    return [*found, PASS] if found else ()


def recall_clues(s: Decrypto, team: int) -> None:
    """DEC-8: once a round, while the other team still writes and no sand runs."""
    s.draft[team], s.clues[team] = s.clues[team], []
    s.submitted[team] = 0
    s.recalled[team] = 1
    s.tell(CluesRecalled, SIDES[team])


def any_clues(s: Decrypto, team: int, taken: set[str], rng: Random) -> list[str]:
    """Three different words of the list that this team may give."""
    every = keywords(s.language)
    found: list[str] = []
    forms = set(taken)
    while len(found) < LENGTH:
        word = every[int(rng.random() * len(every))].word
        if fault(s, team, word, 0, forms) is None:
            found.append(word)
            forms.add(normal(word))
    return found


# --- The hourglass -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HourglassTurned(Event):
    """DEC-32: the other encryptor has thirty seconds."""

    seat: Seat
    seconds: int


@dataclass(frozen=True, slots=True)
class SandRanOut(Event):
    """DEC-33: what is written so far is fixed."""

    side: Side


def may_turn(s: Decrypto, seat: Seat) -> bool:
    """DEC-10, DEC-32, DEC-51, DEC-R21: once a round, by who has submitted while the other writes; with three by the Interceptor."""
    if not s.hourglass or s.glass != NOTHING:
        return False
    other = 1 - s.team[seat]
    return not s.submitted[other] and s.code[other] != NOTHING


def turn_hourglass(s: Decrypto, seat: Seat) -> None:
    """DEC-32: the sand runs; how long, the table knows."""
    s.glass = seat
    s.tell(HourglassTurned, seat, HOURGLASS)


def run_out(s: Decrypto, team: int) -> None:
    """DEC-33: what is written so far is fixed, the rest is blank."""
    s.tell(SandRanOut, SIDES[team])
    lines = s.draft[team] or [BLANK] * LENGTH
    fix_clues(s, team, [BLANK if is_blank(line) else line for line in lines])
