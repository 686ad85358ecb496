"""The table: teams, keywords, codes, clues, tokens and note sheets, as plain data."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

from tablee.core.facts import facts
from tablee.core.notation import Seat
from tablee.core.state import Ending, State
from tablee.core.stateclass import stateclass
from tablee.games.decrypto.vocabulary.lists import keywords

FACTS: Final = facts("tablee.games.decrypto", "box.toml")
DIGITS: Final = tuple(range(1, FACTS["codes"]["digits"] + 1))
LENGTH: Final = FACTS["codes"]["length"]
CODES: Final = tuple(int("".join(map(str, digits))) for digits in permutations(DIGITS, LENGTH))
SPLIT: Final = dict(zip(CODES, permutations(DIGITS, LENGTH), strict=True))
HAND: Final = FACTS["words"]["hand"]
CAP: Final = FACTS["talk"]["proposals"]

NOTHING: Final = -1  # not drawn, not fixed, nobody
NONE: Final = 0  # a code that has been revealed; a guess that is no guess
BLANK: Final = "…"  # DEC-33: a clue that was not written

WHITE: Final = 0
BLACK: Final = 1
BOTH: Final = (WHITE, BLACK)


class End(Ending):
    """DEC-40 to DEC-45, DEC-50: how a match ends."""

    INTERCEPTIONS = "interceptions"
    MISCOMMUNICATIONS = "miscommunications"
    BALANCE = "balance"
    WORDS = "words"
    DRAWN = "drawn"
    INTERCEPTED = "intercepted"
    HELD = "held"
    ABANDONED = "abandoned"


class Side(enum.Enum):
    """A team, by its colour; with three players black is the Interceptor (DEC-46)."""

    WHITE = WHITE
    BLACK = BLACK


SIDES: Final = (Side.WHITE, Side.BLACK)


class Phase(enum.IntEnum):
    """Where a round stands."""

    ENCRYPT = 0  # choosing encryptors, drawing and writing
    HALF = 1  # clues are read and guessed
    TIE = 2  # the teams name each other's keywords


@dataclass(frozen=True, slots=True)
class Row:
    """DEC-19: a line of the public note sheet: what one team sent in one round, and what became of it."""

    round: int
    team: int
    clues: tuple[str, ...]
    struck: tuple[str, ...]  # DEC-56: what a clue replaced, by clue; empty where nothing was
    attempt: int
    guess: int
    code: int
    attempted: bool  # no attempt was made in the first round, nor where it says so


@stateclass
class Decrypto(State):
    """The table. Seats and codes are numbers; a keyword is its place in the list of the table's language."""

    # What was agreed on:
    language: str
    rounds: int
    limit: int
    names: tuple[str, str]
    hourglass: bool
    discussion: int  # seconds; 0: no limit
    strict: bool  # no translations
    three: bool
    # The match:
    team: tuple[int, ...] = ()  # by seat
    members: tuple[tuple[Seat, ...], ...] = ((), ())
    order: list[list[Seat]] = field(default_factory=lambda: [[], []])  # DEC-5: the rotation of each team
    turn: list[int] = field(default_factory=lambda: [0, 0])  # whose place in it comes next
    gone: int = 0  # a bit for each seat whose player has left
    words: list[list[int]] = field(default_factory=lambda: [[], []])
    interceptions: list[int] = field(default_factory=lambda: [0, 0])
    misses: list[int] = field(default_factory=lambda: [0, 0])
    sheet: tuple[Row, ...] = ()
    # The round:
    round: int = 0
    phase: Phase = Phase.ENCRYPT
    encryptor: list[Seat] = field(default_factory=lambda: [NOTHING, NOTHING])
    code: list[int] = field(default_factory=lambda: [NOTHING, NOTHING])
    clues: list[list[str]] = field(default_factory=lambda: [[], []])
    draft: list[list[str]] = field(default_factory=lambda: [[], []])  # DEC-33: what an encryptor has written so far
    submitted: list[int] = field(default_factory=lambda: [0, 0])
    recalled: list[int] = field(default_factory=lambda: [0, 0])
    glass: Seat = NOTHING  # who has turned the hourglass
    swapped: list[int] = field(default_factory=lambda: [0, 0])
    swap_vote: dict[Seat, Seat] = field(default_factory=dict)  # DEC-52: whom a member wants to encrypt
    swap_tried: dict[Seat, int] = field(default_factory=dict)  # a bit for each partner that a member has named
    # The half, or the tie:
    half: int = WHITE
    stood: int = 0  # a bit for each seat that leaves it to the others, until something new is said
    vote: dict[Seat, int] = field(default_factory=dict)  # DEC-15: what each guesser wants, the latest word last
    talked: dict[int, int] = field(default_factory=dict)  # proposals and endorsements for this guess, by team
    guess: list[int] = field(default_factory=lambda: [NOTHING, NOTHING])
    """Fixed: the guess of the half's team, the attempt of the other."""
    flag: list[Seat] = field(default_factory=lambda: [NOTHING] * LENGTH)  # DEC-31: who has flagged each clue
    settled: int = 0  # a bit for each flagged clue that was kept or replaced
    struck: list[str] = field(default_factory=lambda: [""] * LENGTH)
    proposals: list[list[tuple[str, ...]]] = field(default_factory=lambda: [[], []])
    """DEC-58: the lists of words that a team talks about."""
    attempts: list[tuple[str, ...]] = field(default_factory=lambda: [(), ()])  # and the one that it has fixed


# --- Who is who --------------------------------------------------------------------------------------------------------


def is_present(s: Decrypto, seat: Seat) -> bool:
    """DEC-53: whether somebody plays the seat."""
    return not s.gone >> seat & 1


def present(s: Decrypto, team: int) -> tuple[Seat, ...]:
    """DEC-53: the members of a team who are still there."""
    members = s.members[team]
    return tuple(seat for seat in members if not s.gone >> seat & 1) if s.gone else members


def guessers(s: Decrypto, team: int) -> tuple[Seat, ...]:
    """DEC-13: who guesses: of the half's team all but the encryptor, of the other team everybody."""
    there = present(s, team)
    if s.phase == Phase.HALF and team == s.half:
        writer = s.encryptor[team]
        return tuple(seat for seat in there if seat != writer)
    return there


def keyword(s: Decrypto, team: int, digit: int) -> str:
    """The keyword behind the window of that number."""
    return keywords(s.language)[s.words[team][digit - 1]].word


def keywords_of(s: Decrypto, team: int) -> tuple[str, ...]:
    """The four keywords of a team, in the order of their windows."""
    every = keywords(s.language)
    return tuple(every[one].word for one in s.words[team])


def digits(code: int) -> tuple[int, ...]:
    """421 is 4, 2, 1."""
    return SPLIT[code]


def spelled(code: int) -> str:
    """A code as people read it: 4-2-1; `none` where there is none."""
    return "-".join(str(code)) if code > NONE else "none"


def inventory(s: Decrypto) -> dict[str, int]:
    """What never changes: four keywords for each team that has some, and the 24 codes of each colour."""
    dealt = [one for words in s.words for one in words]
    return {
        "keywords": len(dealt),
        "different keywords": len(set(dealt)),
        "codes": len(CODES) * (1 if s.three else len(BOTH)),
        "players": sum(map(len, s.members)),
    }
