"""What those at a table agree on before the start: how many sit down, options, time, language, and who may come in."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from tablee.core.errors import CantLeave
from tablee.core.game import Game, View
from tablee.core.state import State
from tablee.i18n import LANGUAGES
from tablee.table.refusals import BadTime, UnknownLanguage, UnknownStrength

STRENGTHS: Final = ("random", "easy", "normal", "hard")  # outsiders choose neither programs nor budgets
DAY: Final = 86_400.0
LONGEST: Final = 30 * DAY
LONGEST_INCREMENT: Final = 3_600.0
Word = Annotated[str, Meta(max_length=40)]
OptionIn = bool | int | Annotated[str, Meta(max_length=20_000)]


class Pace(enum.Enum):
    """How time is counted."""

    NONE = "none"
    MOVE = "move"  # so many seconds for each answer
    STOCK = "stock"  # so many seconds for the whole match, and perhaps some more with each answer
    DAYS = "days"  # so many days for each answer


class Time(Struct, frozen=True, forbid_unknown_fields=True):
    """The time that each player has. Always in seconds, for days too."""

    pace: Pace = Pace.NONE
    seconds: Annotated[float, Meta(ge=0, le=2_592_000)] = 0.0
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0  # a stock only: what each answer adds

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
        if not 0 <= self.increment <= (LONGEST_INCREMENT if self.pace is Pace.STOCK else 0):
            raise BadTime


class Absent(enum.Enum):
    """What becomes of a seat whose time ran out."""

    ASK = "ask"  # the others may hand it to a bot, or wait
    BOT = "bot"  # a bot plays on at once
    LEAVE = "leave"  # the match ends for that seat, as the game's rules say


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be changed until the start."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Mapping[Word, OptionIn] = {}
    time: Time = Time()
    language: Annotated[str, Meta(pattern="^(fr|en)$")] = "fr"
    public: bool = False  # anybody may come in; otherwise only with the link or the code
    absent: Absent = Absent.ASK
    stand_in: Word = "normal"  # the bot that takes the seat of somebody who went
    hot_seat: bool = False  # several people, one screen: only the seat that is asked is shown
    grace: Annotated[float, Meta(ge=1, le=86_400)] = (
        120.0  # seconds after which the others need not wait for who is away
    )

    def checked(self, game: Game[State, View]) -> Terms:
        """These terms with every option written out, or the refusal of what can't be."""
        self.time.check()
        if self.language not in LANGUAGES:
            raise UnknownLanguage(self.language)
        check_strength(self.stand_in)
        if self.absent is Absent.LEAVE and game.leave is None:
            raise CantLeave(game.name)
        return replace(self, options=dict(game.setup(self.seats, self.options, self.language).options))


def check_strength(bot: str) -> None:
    """UnknownStrength for a bot that can't be had here."""
    if bot not in STRENGTHS:
        raise UnknownStrength(bot)
