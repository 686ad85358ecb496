"""Makes the golden records: matches that show each way in which a game can end.

    python tests/records/make.py fuji_flush

Everybody plays any card. The dice are numbered, and the first number whose match shows what is wanted is kept: the same files
every time. A file is named after its ending, with a word on what else it shows: `own-turn.reshuffled.match`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from tablee.core.chance import Dice, seed_from
from tablee.core.game import OptionValue, load
from tablee.core.notation import Seat
from tablee.core.record import Match, Record

HERE: Final = Path(__file__).parent


def anything(_match: Match) -> bool:
    return True


def reshuffled(match: Match) -> bool:
    """A pile was shuffled a second time."""
    shuffles = [entry for entry in match.entries if entry.draw is not None and len(entry.draw.values) > 1]
    return len(shuffles) > 1


def reshuffled_midway(match: Match) -> bool:
    """A pile was shuffled again after the first answer."""
    moves = 0
    for entry in match.entries:
        if entry.draw is None:
            moves += 1
        elif moves and len(entry.draw.values) > 1:
            return True
    return False


@dataclass(frozen=True)
class Wanted:
    """A match to look for: how it ends, what else it shows, who sits there, and who leaves before which answer."""

    ending: str
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    leavers: Mapping[int, Seat] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    also: str = ""
    shows: Callable[[Match], bool] = anything

    @property
    def file(self) -> str:
        return f"{self.ending}.{self.also}.match" if self.also else f"{self.ending}.match"


# fuji_flush: nothing for “turn-limit”, which no play reaches; tests/test_records.py says why.
WANTED: Final[dict[str, tuple[Wanted, ...]]] = {
    "fuji_flush": (
        Wanted("own-turn", seats=3, names=("Ada", "Basile", "Chloé")),
        Wanted("other-turn", seats=5, options={"tally": False}),
        Wanted("together", seats=6),
        Wanted("series", seats=4, options={"deals": 3, "first": "2"}),
        Wanted("void", seats=7, leavers={3: 6, 8: 0, 14: 1, 15: 4, 20: 3}),
        Wanted("own-turn", seats=8, also="reshuffled", shows=reshuffled),
        Wanted("other-turn", seats=8, also="left", leavers={5: 2, 30: 7}),
    ),
    "pagamas": (
        Wanted("richest", seats=3, names=("Ada", "Basile", "Chloé")),
        Wanted("level", seats=4, options={"open_hoards": True, "sides_mode": "simultaneous"}),
        Wanted("richest", seats=5, also="silent", options={"pot_de_vin": False, "promises": False}),
        Wanted("level", seats=6, also="reshuffled", shows=reshuffled_midway),
    ),
}


def make(game: str, wanted: Wanted) -> Record:
    """The first match that is as wanted."""
    for number in count():
        seed = seed_from(f"{game} {wanted.file} {number}")
        match = play(game, wanted, seed)
        outcome = match.state.outcome
        if outcome is not None and outcome.reason == wanted.ending and wanted.shows(match):
            return match.record(names=wanted.names, seed=seed)
    raise AssertionError


def play(game: str, wanted: Wanted, seed: bytes) -> Match:
    """A match where everybody plays any card, and leaves when it is time to."""
    rules, rng = load(game), Random(seed)
    match = Match(rules, rules.setup(wanted.seats, wanted.options), Dice(seed))
    for answer in count():
        if answer in wanted.leavers and match.state.outcome is None:
            match.leave(wanted.leavers[answer])
        if match.state.outcome is not None:
            return match
        seat = rng.choice(match.state.waiting)
        match.play(seat, rng.choice(rules.answers(match.state, seat, rng)))
    raise AssertionError


def main(games: list[str]) -> None:
    for game in games or list(WANTED):
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        for wanted in WANTED[game]:
            (folder / wanted.file).write_text(str(make(game, wanted)), "utf-8")
            sys.stdout.write(f"{game}/{wanted.file}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
