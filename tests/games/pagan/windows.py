"""Counts the Witch's chances to drink (PGN-60) from outside: by what is told and what is asked, not by what the rules remember.

    python -m tests.games.pagan.windows 1000

Everything that happens is told, so the rule can be read off a match: if a potion is full after something has happened, and the
next thing happens on the other side of a window, then the Witch was offered a drink in between.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from tablee.core.chance import Dice
from tablee.core.game import OptionValue
from tablee.core.state import Journal, Move, Told, apply, options, run
from tablee.games.pagan import GAME
from tablee.games.pagan.facts import NEEDS, NO_CARD, WITCH
from tablee.games.pagan.moves import Drink, Fill
from tablee.games.pagan.rules.play import PlayCard, PlayedNothing
from tablee.games.pagan.rules.turn import FactionTaken, TurnBegan
from tablee.games.pagan.rules.visit import UsedAgain, Visited

if TYPE_CHECKING:
    from tablee.games.pagan.table import Pagan

SETUPS: Final[tuple[dict[str, OptionValue], ...]] = (
    {},
    {"decks": "quick"},
    {"scenario": "souls"},
    {"scenario": "welcome", "decks": "quick"},
)
POWER: Final = 4  # the step of a visit
AGAIN: Final = 2  # the second use of the power
Moment = tuple[int, ...]  # two things that happen at different moments have a window between them


@dataclass
class Count:
    """What came of it."""

    matches: int = 0
    windows: int = 0  # with a full potion, after something had happened
    offered: int = 0
    kinds: Counter[str] = field(default_factory=Counter)  # windows, by what came before them
    missed: list[str] = field(default_factory=list)


class Watched(list[Told]):
    """A journal's list that looks at the table whenever something is told."""

    def __init__(self, s: Pagan, found: Count) -> None:
        super().__init__()
        self.s = s
        self.found = found
        self.moment: Moment | None = (
            None  # of the last thing that happened with a full potion, unless she was offered a drink since
        )
        self.last = ""
        self.uses = 0  # of the power in this visit, as far as one can tell

    def append(self, told: Told) -> None:
        super().append(told)
        event = told.event
        if isinstance(event, Visited):
            self.uses = 0
        elif isinstance(event, UsedAgain):
            self.uses = AGAIN
        if isinstance(event, Visited | PlayedNothing):
            return  # the choice itself, and nothing
        now = self.at(told)
        if self.moment is not None and now != self.moment:
            self.found.windows += 1
            self.found.kinds[self.last] += 1
            self.found.missed.append(f"{self.last} {self.moment}, then {event}")
        self.moment = now if self.s.active == WITCH and self.full() else None
        self.last = type(event).__name__

    def at(self, told: Told) -> Moment:
        """When it is: turn, step of the upkeep, pawn, step of the visit, use of the power."""
        s = self.s
        if isinstance(told.event, TurnBegan):
            return (s.turn, 1, 0, 0, 0)
        if isinstance(told.event, FactionTaken):
            return (s.turn + 1, 1, 0, 0, 0)
        return (s.turn, s.phase, s.pawns_left, s.step, int(self.uses >= AGAIN))

    def full(self) -> bool:
        """Whether a potion holds what it needs."""
        s = self.s
        return any(
            card != NO_CARD and secrets == NEEDS[card] for card, secrets in zip(s.potions, s.filled, strict=True)
        )

    def asked(self, answers: Sequence[Move]) -> None:
        """Somebody is asked something; whatever can be drunk is a window that the Witch has."""
        if isinstance(self.s.question, PlayCard) and self.s.step == POWER:
            self.uses += 1  # such a power is not announced
        if any(isinstance(one, Drink) for one in answers):
            if self.moment is not None:
                self.found.windows += 1
                self.found.offered += 1
                self.found.kinds[self.last] += 1
            self.moment = None


def watch(number: int, count: Count) -> None:
    """A random match, where secrets rather go to potions, and are rather kept there."""
    rng = Random(f"windows {number}")
    s = GAME.new(GAME.setup(2, SETUPS[number % len(SETUPS)] | {"turn_limit": True}), Dice.from_int(number))
    s.journal = Journal()
    s.journal.told = told = Watched(s, count)
    run(s)
    while s.outcome is None:
        (seat,) = s.waiting
        answers = options(s, seat)
        told.asked(answers)
        liked = [one for one in answers if isinstance(one, Fill)]
        if len(answers) > 1 and rng.random() < 0.75:
            answers = [one for one in answers if not isinstance(one, Drink)]
        apply(s, seat, rng.choice(liked if liked and rng.random() < 0.5 else answers))
    count.matches += 1


def windows(matches: int) -> Count:
    """That many matches."""
    count = Count()
    for number in range(matches):
        watch(number, count)
    return count


def main(matches: str = "1000") -> None:
    count = windows(int(matches))
    sys.stdout.write(
        f"{count.matches} matches, {count.windows} windows, {count.offered} offered, {len(count.missed)} missed\n"
    )
    for kind, number in count.kinds.most_common():
        sys.stdout.write(f"{number:8} after {kind}\n")
    for missed in count.missed[:10]:
        sys.stdout.write(f"missed: {missed}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
