"""What those at a table agree on before the start: how many sit down, options, time, language, and who may come in."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tablee.core.errors import CantLeave
from tablee.core.game import Game, OptionValue, View
from tablee.core.state import State
from tablee.i18n import LANGUAGES
from tablee.table.refusals import BadTime, UnknownLanguage, UnknownStrength

STRENGTHS = ("random", "easy", "normal", "hard")  # programs and budgets are no choice for people from outside
DAY = 86_400.0
LONGEST = 30 * DAY


class Pace(enum.Enum):
    """How time is counted."""

    NONE = "none"
    MOVE = "move"  # so many seconds for each answer
    STOCK = "stock"  # so many seconds for the whole match, and perhaps some more with each answer
    DAYS = "days"  # so many days for each answer


@dataclass(frozen=True)
class Time:
    """The time that each player has. Seconds everywhere, for days too."""

    pace: Pace = Pace.NONE
    seconds: float = 0.0
    increment: float = 0.0  # a stock only: what each answer adds

    @classmethod
    def per_move(cls, seconds: float) -> Time:
        """So many seconds for each answer."""
        return cls(Pace.MOVE, seconds)

    @classmethod
    def stock(cls, seconds: float, increment: float = 0.0) -> Time:
        """So many seconds for the match, and some more with each answer."""
        return cls(Pace.STOCK, seconds, increment)

    @classmethod
    def days(cls, days: float) -> Time:
        """So many days for each answer."""
        return cls(Pace.DAYS, days * DAY)

    def check(self) -> None:
        """BadTime for a time that can't be played with."""
        if self.pace is Pace.NONE:
            if self.seconds or self.increment:
                raise BadTime
            return
        least = DAY / 24 if self.pace is Pace.DAYS else 1.0
        if not least <= self.seconds <= LONGEST:  # also refuses what is no number
            raise BadTime
        if not 0 <= self.increment <= (3600 if self.pace is Pace.STOCK else 0):
            raise BadTime


class Absent(enum.Enum):
    """What becomes of a seat whose time ran out."""

    ASK = enum.auto()  # the others may hand it to a bot, or wait
    BOT = enum.auto()  # a bot plays on at once
    LEAVE = enum.auto()  # the match ends for that seat, as the game's rules say


@dataclass(frozen=True)
class Terms:
    """All that can be changed until the start."""

    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    time: Time = field(default_factory=Time)
    language: str = "fr"
    public: bool = False  # anybody may come in; else with the link or the code
    absent: Absent = Absent.ASK
    stand_in: str = "normal"  # the bot that takes the seat of somebody who went
    hot_seat: bool = False  # several people, one screen: a person looks only at the seat that is asked

    def checked(self, game: Game[State, View]) -> Terms:
        """These terms with every option written out, or the refusal of what can't be."""
        self.time.check()
        if self.language not in LANGUAGES:
            raise UnknownLanguage(self.language)
        check_strength(self.stand_in)
        if self.absent is Absent.LEAVE and game.leave is None:
            raise CantLeave(game.name)
        return replace(self, options=dict(game.setup(self.seats, self.options).options))


def check_strength(bot: str) -> None:
    """UnknownStrength for a bot that can't be had here."""
    if bot not in STRENGTHS:
        raise UnknownStrength(bot)
