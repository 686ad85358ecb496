"""Every answer there is. Those that can be listed are made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import PASS, ClockMove, Move
from tablee.games.decrypto.rules.state import CODES, LENGTH, NONE

MOST_SEATS: Final = 8


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """DEC-7: the encryptor takes a code card."""


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """DEC-52: another member should encrypt: a proposal, or an endorsement of one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Clues(Move):
    """DEC-8: three clues, in the order of the digits."""

    first: str
    second: str
    third: str

    @property
    def texts(self) -> tuple[str, str, str]:
        return (self.first, self.second, self.third)


@dataclass(frozen=True, slots=True)
class Recall(Move):
    """DEC-8: the clues are taken back before they are read."""


@dataclass(frozen=True, slots=True)
class Turn(Move):
    """DEC-32: the hourglass is turned."""


@dataclass(frozen=True, slots=True)
class Guess(Move):
    """DEC-15: a code is proposed, or a proposal endorsed; 0 is no attempt (DEC-16)."""

    code: int


@dataclass(frozen=True, slots=True)
class Fix(Move):
    """DEC-15: the spokesperson decides alone."""

    code: int


@dataclass(frozen=True, slots=True)
class Flag(Move):
    """DEC-31: an objection to a clue, counted from 1."""

    clue: int


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """DEC-31: the encryptor keeps a flagged clue."""

    clue: int


@dataclass(frozen=True, slots=True)
class Replace(Move):
    """DEC-31: the encryptor gives another clue for a flagged one."""

    notation: ClassVar[str] = "replace {clue} by {text}"
    clue: int
    text: str


@dataclass(frozen=True, slots=True)
class Words(Move):
    """DEC-58: the four keywords of the opponents, as a proposal."""

    first: str
    second: str
    third: str
    fourth: str

    @property
    def texts(self) -> tuple[str, str, str, str]:
        return (self.first, self.second, self.third, self.fourth)


@dataclass(frozen=True, slots=True)
class Endorse(Move):
    """DEC-58: a list of words that a partner has proposed, by its number."""

    number: int


@dataclass(frozen=True, slots=True)
class Settle(Move):
    """DEC-58: the spokesperson fixes one of the lists alone."""

    number: int


@dataclass(frozen=True, slots=True)
class TimeUp(ClockMove):
    """DEC-33, DEC-34: the time has run out."""


DRAW: Final = Draw()
RECALL: Final = Recall()
TURN: Final = Turn()
TIME_UP: Final = TimeUp()
SWAP: Final = tuple(map(Swap, range(MOST_SEATS)))
GUESS: Final = {code: Guess(code) for code in (*CODES, NONE)}
FIX: Final = {code: Fix(code) for code in (*CODES, NONE)}
FLAG: Final = tuple(Flag(at + 1) for at in range(LENGTH))
KEEP: Final = tuple(Keep(at + 1) for at in range(LENGTH))

LISTS: Final = 60  # of words that a team may talk about (DEC-55)
ENDORSE: Final = tuple(Endorse(at + 1) for at in range(LISTS))
SETTLE: Final = tuple(Settle(at + 1) for at in range(LISTS))

LISTED: Final = (
    DRAW, RECALL, TURN, PASS, *SWAP, *GUESS.values(), *FIX.values(), *FLAG, *KEEP, *ENDORSE, *SETTLE,
)  # fmt: skip
