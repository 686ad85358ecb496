"""The table: teams, keywords, codes, clues, tokens and note sheets, as plain data."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from tablee.core.chance import NO_CHANCE, Chance
from tablee.core.facts import facts
from tablee.core.notation import Seat
from tablee.core.state import State
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


class Decrypto(State):
    """The table. Seats and codes are numbers; a keyword is its place in the list of the table's language."""

    __slots__ = (
        "attempts",
        "clues",
        "code",
        "discussion",
        "draft",
        "encryptor",
        "flag",
        "glass",
        "gone",
        "guess",
        "half",
        "hourglass",
        "interceptions",
        "language",
        "limit",
        "members",
        "misses",
        "names",
        "order",
        "phase",
        "proposals",
        "recalled",
        "round",
        "rounds",
        "settled",
        "sheet",
        "stood",
        "strict",
        "struck",
        "submitted",
        "swap_tried",
        "swap_vote",
        "swapped",
        "talked",
        "team",
        "three",
        "turn",
        "vote",
        "words",
    )

    def __init__(
        self,
        seats: int,
        chance: Chance,
        language: str,
        rounds: int,
        limit: int,
        names: tuple[str, str],
        *,
        hourglass: bool,
        discussion: int,
        strict: bool,
    ) -> None:
        super().__init__(seats, chance)
        self.language = language
        self.rounds = rounds
        self.limit = limit
        self.names = names
        self.hourglass = hourglass
        self.discussion = discussion  # seconds; 0: no limit
        self.strict = strict  # the table has agreed on no translations
        self.three = seats == 3
        self.team: tuple[int, ...] = ()  # by seat
        self.members: tuple[tuple[Seat, ...], ...] = ((), ())
        self.order: list[list[Seat]] = [[], []]  # DEC-5: the rotation of each team
        self.turn = [0, 0]  # whose place in it comes next
        self.gone = 0  # a bit for each seat whose player has left
        self.words: list[list[int]] = [[], []]
        self.round = 0
        self.phase = Phase.ENCRYPT
        self.half = WHITE
        self.encryptor = [NOTHING, NOTHING]
        self.code = [NOTHING, NOTHING]
        self.clues: list[list[str]] = [[], []]
        self.draft: list[list[str]] = [[], []]  # DEC-33: what an encryptor has written so far
        self.submitted = [0, 0]
        self.recalled = [0, 0]
        self.glass = NOTHING  # who has turned the hourglass
        self.swapped = [0, 0]
        self.swap_vote: dict[Seat, Seat] = {}  # DEC-52: whom a member wants to encrypt
        self.swap_tried: dict[Seat, int] = {}  # a bit for each partner that a member has named
        self.stood = 0  # a bit for each seat that leaves it to the others, until something new is said
        self.vote: dict[Seat, int] = {}  # DEC-15: what each guesser wants, the latest word last
        self.talked: dict[int, int] = {}  # proposals and endorsements for this guess, by team
        self.guess = [NOTHING, NOTHING]  # fixed: the guess of the half's team, the attempt of the other
        self.flag = [NOTHING] * LENGTH  # DEC-31: who has flagged each clue
        self.settled = 0  # a bit for each flagged clue that was kept or replaced
        self.struck = [""] * LENGTH
        self.interceptions = [0, 0]
        self.misses = [0, 0]
        self.sheet: tuple[Row, ...] = ()
        self.proposals: list[list[tuple[str, ...]]] = [[], []]  # DEC-58: the lists of words that a team talks about
        self.attempts: list[tuple[str, ...]] = [(), ()]  # and the one that it has fixed

    def clone(self) -> Decrypto:
        copy = Decrypto.__new__(Decrypto)
        State.__init__(copy, self.seats, NO_CHANCE)
        copy.language = self.language
        copy.rounds = self.rounds
        copy.limit = self.limit
        copy.names = self.names
        copy.hourglass = self.hourglass
        copy.discussion = self.discussion
        copy.strict = self.strict
        copy.three = self.three
        copy.team = self.team
        copy.members = self.members
        copy.order = [one[:] for one in self.order]
        copy.turn = self.turn[:]
        copy.gone = self.gone
        copy.words = [one[:] for one in self.words]
        copy.round = self.round
        copy.phase = self.phase
        copy.half = self.half
        copy.encryptor = self.encryptor[:]
        copy.code = self.code[:]
        copy.clues = [one[:] for one in self.clues]
        copy.draft = [one[:] for one in self.draft]
        copy.submitted = self.submitted[:]
        copy.recalled = self.recalled[:]
        copy.glass = self.glass
        copy.swapped = self.swapped[:]
        copy.swap_vote = self.swap_vote.copy()
        copy.swap_tried = self.swap_tried.copy()
        copy.stood = self.stood
        copy.vote = self.vote.copy()
        copy.talked = self.talked.copy()
        copy.guess = self.guess[:]
        copy.flag = self.flag[:]
        copy.settled = self.settled
        copy.struck = self.struck[:]
        copy.interceptions = self.interceptions[:]
        copy.misses = self.misses[:]
        copy.sheet = self.sheet
        copy.proposals = [one[:] for one in self.proposals]
        copy.attempts = self.attempts[:]
        self.clone_onto(copy)
        return copy


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
