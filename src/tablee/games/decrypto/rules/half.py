"""Half a round: one team's clues are read, both teams guess, the code is revealed, tokens are given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, PASS, Event, Move, OpenQuestion, Pass
from tablee.games.decrypto.rules.agree import (
    agreed,
    close_talk,
    has_proposal,
    may_leave_it,
    most_endorsed,
    open_talk,
    speak,
    spokesperson,
)
from tablee.games.decrypto.rules.clues import cleaned, fault, used
from tablee.games.decrypto.rules.moves import FIX, FLAG, GUESS, KEEP, Fix, Flag, Guess, Keep, Replace, TimeUp
from tablee.games.decrypto.rules.state import (
    BLACK,
    BOTH,
    CODES,
    LENGTH,
    NONE,
    NOTHING,
    SIDES,
    Decrypto,
    Phase,
    Row,
    Side,
    guessers,
    spelled,
)
from tablee.games.decrypto.vocabulary.spelling import normal

# --- READ --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CluesRead(Event):
    """DEC-12: a team's clues are there for everybody."""

    side: Side
    first: str
    second: str
    third: str


def open_half(s: Decrypto, team: int) -> None:
    """DEC-12, DEC-14, DEC-48: the clues are read; in the first round nobody intercepts."""
    s.phase = Phase.HALF
    s.half = team
    s.flag = [NOTHING] * LENGTH
    s.settled = 0
    s.struck = [""] * LENGTH
    open_talk(s)
    s.tell(CluesRead, SIDES[team], *s.clues[team])
    if s.round == 1:
        s.guess[1 - team] = NONE
    without_guessers(s)
    discuss(s)


def without_guessers(s: Decrypto) -> None:
    """DEC-53, DEC-R14: where nobody is left to guess, the guess is none, which is wrong, or no attempt is made."""
    for team in BOTH:
        if s.guess[team] == NOTHING and not guessers(s, team):
            fix_guess(s, team, NONE)


# --- DISCUSS -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discuss(OpenQuestion):
    """DEC-14, DEC-13: both teams talk on their own and fix a guess; opponents may flag a clue."""

    secret: ClassVar[bool] = True
    side: Side

    def options(self, s: Decrypto, seat: Seat) -> Sequence[Move]:
        team = s.team[seat]
        own = team == s.half
        if own and seat == s.encryptor[team]:
            return [KEEP[at] for at in unanswered(s)]
        flags = () if own else open_flags(s, seat)
        if s.guess[team] != NOTHING:
            return (*(FLAG[at] for at in flags), PASS) if flags else ()
        return choices(
            s.vote.get(seat, NOTHING),
            flags,
            attempt=not own,
            fixes=may_fix(s, seat),
            passes=may_leave_it(s, seat),
        )

    def refusal(self, s: Decrypto, seat: Seat, move: Move) -> str | None:
        if isinstance(move, Replace):
            return refuse_replacement(s, seat, move)
        if isinstance(move, TimeUp):
            return None if s.discussion else ILLEGAL
        if may_guess(s, seat, move.code) if isinstance(move, Guess) else move in self.options(s, seat):
            return None
        if isinstance(move, Guess | Fix) and s.round == 1 and s.team[seat] != s.half:
            return "refuse-no-interception"
        return ILLEGAL

    def answer(self, s: Decrypto, seat: Seat, move: Move) -> None:
        team = s.team[seat]
        if isinstance(move, Guess):
            s.tell_only(s.members[team], Proposed, seat, spelled(move.code))
            settle(s, team, speak(s, seat, move.code))
        elif isinstance(move, Fix):
            fix_guess(s, team, move.code)
        elif isinstance(move, Flag):
            flag_clue(s, seat, move.clue - 1)
        elif isinstance(move, Keep):
            keep_clue(s, move.clue - 1)
        elif isinstance(move, Replace):
            replace_clue(s, move.clue - 1, cleaned(move.text))
        elif isinstance(move, Pass):
            leave_it(s, seat)
        else:
            end_discussion(s)
        discuss(s)

    def suggest(self, s: Decrypto, seat: Seat, rng: Random) -> Sequence[Move]:
        return self.options(s, seat)


DISCUSS: Final = tuple(map(Discuss, SIDES))


def may_guess(s: Decrypto, seat: Seat, code: int) -> bool:
    """DEC-14: whether a code is among the options, without listing all 24 of them."""
    team = s.team[seat]
    own = team == s.half
    if s.guess[team] != NOTHING or (own and seat == s.encryptor[team]) or s.vote.get(seat) == code:
        return False
    return code in GUESS and not (own and code == NONE)


@lru_cache(4096)
def choices(vote: int, flags: tuple[int, ...], *, attempt: bool, fixes: bool, passes: bool) -> tuple[Move, ...]:
    """DEC-14, DEC-16: the 24 codes, and for the interceptors none of them."""
    codes = (*CODES, NONE) if attempt else CODES
    found: list[Move] = [GUESS[code] for code in codes if code != vote]
    if fixes:
        found += [FIX[code] for code in codes]
    found += [FLAG[at] for at in flags]
    if passes:
        found.append(PASS)
    return tuple(found)


def discuss(s: Decrypto) -> None:
    """DEC-54: as soon as all is fixed that is asked for, the code is revealed by itself."""
    if NOTHING in s.guess:
        s.ask_any(floor(s), DISCUSS[s.half])
    else:
        reveal(s)


def floor(s: Decrypto) -> tuple[Seat, ...]:
    """Who may do something now."""
    quiet = s.gone | s.stood
    return tuple(seat for seat in range(s.seats) if not quiet >> seat & 1 and may_speak(s, seat))


def may_speak(s: Decrypto, seat: Seat) -> bool:
    """Whether the seat has an option, without listing them."""
    team = s.team[seat]
    if team == s.half:
        return bool(unanswered(s)) if seat == s.encryptor[team] else s.guess[team] == NOTHING
    return s.guess[team] == NOTHING or (seat not in s.flag and NOTHING in s.flag)


# --- LOCK --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """DEC-15: a guess is proposed or endorsed; only the team hears it."""

    seat: Seat
    code: str


@dataclass(frozen=True, slots=True)
class LeftIt(Event):
    """DEC-55: somebody leaves it to the partners; only the team hears it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GuessFixed(Event):
    """DEC-14: what the team itself sees."""

    side: Side
    code: str


@dataclass(frozen=True, slots=True)
class GuessLies(Event):
    """DEC-14: what the others see: that a guess is fixed."""

    side: Side


@dataclass(frozen=True, slots=True)
class TalkEnded(Event):
    """DEC-34: the time for talk is over."""


def may_fix(s: Decrypto, seat: Seat) -> bool:
    """DEC-15: the spokesperson of several, once something was proposed."""
    team = s.team[seat]
    return len(guessers(s, team)) > 1 and has_proposal(s, team) and seat == spokesperson(s, team)


def settle(s: Decrypto, team: int, code: int) -> None:
    """DEC-15: fix what was agreed on, if anything was."""
    if code != NOTHING:
        fix_guess(s, team, code)


def leave_it(s: Decrypto, seat: Seat) -> None:
    """DEC-55, DEC-R31: who leaves it to the partners goes along with what they agree on."""
    team = s.team[seat]
    s.stood |= 1 << seat
    if s.guess[team] == NOTHING:
        s.tell_only(s.members[team], LeftIt, seat)
        settle(s, team, agreed(s, team))


def fix_guess(s: Decrypto, team: int, code: int) -> None:
    """DEC-14, DEC-55: it can't be changed any more. Who has a clue to flag still may."""
    s.guess[team] = code
    close_talk(s, team)
    s.tell_only(s.members[team], GuessFixed, SIDES[team], spelled(code))
    s.tell_others(GuessLies, SIDES[team])


def end_discussion(s: Decrypto) -> None:
    """DEC-34: the proposal with most endorsements counts; without any, the guess is wrong or no attempt is made."""
    s.tell(TalkEnded)
    for team in BOTH:
        if s.guess[team] == NOTHING:
            fix_guess(s, team, max(NONE, most_endorsed(s, team)))


# --- Objections --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ClueFlagged(Event):
    """DEC-31: an opponent objects to a clue."""

    seat: Seat
    clue: str


@dataclass(frozen=True, slots=True)
class ClueKept(Event):
    """DEC-31: the encryptor keeps it."""

    side: Side
    clue: str


@dataclass(frozen=True, slots=True)
class ClueReplaced(Event):
    """DEC-56: the encryptor gives another; everybody sees both."""

    side: Side
    old: str
    clue: str


def open_flags(s: Decrypto, seat: Seat) -> tuple[int, ...]:
    """DEC-31: each opponent flags one clue in a half, and each clue is flagged once."""
    if seat in s.flag:
        return ()
    return tuple(at for at, by in enumerate(s.flag) if by == NOTHING)


def unanswered(s: Decrypto) -> list[int]:
    """DEC-56: flagged clues that the encryptor may still replace: until the first guess of the half is fixed."""
    if not may_answer(s):
        return []
    return [at for at, by in enumerate(s.flag) if by != NOTHING and not s.settled >> at & 1]


def may_answer(s: Decrypto) -> bool:
    """DEC-56: no guess of this half is fixed, but for the attempt that nobody makes in the first round."""
    return s.guess[s.half] == NOTHING and (s.round == 1 or s.guess[1 - s.half] == NOTHING)


def flag_clue(s: Decrypto, seat: Seat, at: int) -> None:
    """DEC-31, DEC-R25: everybody sees the objection; it changes no token."""
    s.flag[at] = seat
    s.tell(ClueFlagged, seat, s.clues[s.half][at])


def keep_clue(s: Decrypto, at: int) -> None:
    """DEC-31: it stays as it is."""
    s.settled |= 1 << at
    s.tell(ClueKept, SIDES[s.half], s.clues[s.half][at])


def refuse_replacement(s: Decrypto, seat: Seat, move: Replace) -> str | None:
    """DEC-56: only for a flagged clue, once, and by the same checks."""
    at = move.clue - 1
    if seat != s.encryptor[s.half] or at not in unanswered(s):
        return ILLEGAL
    team = s.half
    return fault(s, team, move.text, at, used(s, team) | {normal(clue) for clue in (*s.clues[team], *s.struck)} - {""})


def replace_clue(s: Decrypto, at: int, text: str) -> None:
    """DEC-56: the old clue stays used up; whoever had left it to the others is asked again."""
    old = s.clues[s.half][at]
    s.struck[at] = old
    s.clues[s.half][at] = text
    s.settled |= 1 << at
    s.stood = 0
    s.tell(ClueReplaced, SIDES[s.half], old, text)


# --- REVEAL and TOKENS -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """DEC-17: the attempt, the guess, then the code."""

    side: Side
    attempt: str
    guess: str
    code: str


@dataclass(frozen=True, slots=True)
class Intercepted(Event):
    """DEC-18: a code was found out."""

    side: Side
    tokens: int


@dataclass(frozen=True, slots=True)
class Misunderstood(Event):
    """DEC-18: a team did not understand its own encryptor."""

    side: Side
    tokens: int


@dataclass(frozen=True, slots=True)
class Understood(Event):
    """DEC-18: the team has its code, and nobody else."""

    side: Side


@dataclass(frozen=True, slots=True)
class InterceptorGained(Event):
    """DEC-49: a wrong guess of the team is the Interceptor's gain."""

    tokens: int


def reveal(s: Decrypto) -> None:
    """DEC-17, DEC-18, DEC-19, DEC-R1, DEC-R2, DEC-R3, DEC-R5, DEC-R22: everything is told, tokens are given, the clues are filed under their digits."""
    team, other = s.half, 1 - s.half
    code, guess, attempt = s.code[team], s.guess[team], s.guess[other]
    s.sheet = (
        *s.sheet,
        Row(s.round, team, tuple(s.clues[team]), tuple(s.struck), attempt, guess, code, s.round > 1),
    )
    s.code[team] = NONE
    s.clues[team] = []
    open_talk(s)
    s.tell(Revealed, SIDES[team], spelled(attempt), spelled(guess), spelled(code))
    if attempt == code:
        s.interceptions[other] += 1
        s.tell(Intercepted, SIDES[other], s.interceptions[other])
    if guess != code:
        give_miscommunication(s, team)
    elif attempt != code:
        s.tell(Understood, SIDES[team])


def give_miscommunication(s: Decrypto, team: int) -> None:
    """DEC-18, DEC-49: the team's token; with three players the Interceptor's instead."""
    if s.three:
        s.interceptions[BLACK] += 1
        s.tell(InterceptorGained, s.interceptions[BLACK])
        return
    s.misses[team] += 1
    s.tell(Misunderstood, SIDES[team], s.misses[team])
