"""Makes the golden records: matches that show each way in which a game can end.

    python tests/records/make.py fuji_flush

Everybody does anything, unless it says otherwise. The dice are numbered, and the first number whose match shows what is wanted is kept: the same files
every time. A file is named after its ending, with a word on what else it shows: `own-turn.reshuffled.match`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from tablee.bots.hints import Hints, hints_of
from tablee.core.chance import Dice, seed_from
from tablee.core.game import Game, OptionValue, View, load
from tablee.core.notation import Seat
from tablee.core.record import Match, Record
from tablee.core.state import Move, State

HERE: Final = Path(__file__).parent


def anything(_match: Match) -> bool:
    return True


def reshuffled(match: Match) -> bool:
    """A pile was shuffled a second time."""
    shuffles = [entry for entry in match.entries if entry.draw is not None and len(entry.draw.values) > 1]
    return len(shuffles) > 1


def said(*words: str) -> Callable[[Match], bool]:
    """Events of these kinds were told."""

    def shows(match: Match) -> bool:
        told = {type(one.event).__name__ for one in match.journal.told}
        return told.issuperset(words)

    return shows


def hints(game: Game[State, View]) -> Hints[State]:
    found = hints_of(game)
    assert found is not None
    return found


Chooser = Callable[[Game[State, View], State, Seat, Sequence[Move], Random], Move]


def whatever(_game: Game[State, View], _s: State, _seat: Seat, answers: Sequence[Move], rng: Random) -> Move:
    """Any answer, all equally likely."""
    return rng.choice(answers)


def what_looks_worst(game: Game[State, View], s: State, seat: Seat, answers: Sequence[Move], _rng: Random) -> Move:
    """The answer that a decent player would like least: for matches that nobody wants to win."""
    weights = hints(game).prior(s, seat, answers)
    return answers[weights.index(min(weights))]


def as_bots_think(game: Game[State, View], s: State, seat: Seat, _answers: Sequence[Move], rng: Random) -> Move:
    """What a bot answers, in a game that thinks for its bots."""
    decide = hints(game).decide
    assert decide is not None
    return decide(game.sample_world(s, seat, rng), seat, rng.choice(("easy", "normal", "hard")), rng)


def what_looks_good(game: Game[State, View], s: State, seat: Seat, answers: Sequence[Move], rng: Random) -> Move:
    """What a quick, sensible player answers, in a world of his own."""
    return hints(game).rollout(game.sample_world(s, seat, rng), seat, answers, rng)


def rather(*beginnings: str) -> Chooser:
    """An answer that begins like this, the first of these if it can be; else anything."""

    def chooses(_game: Game[State, View], _s: State, _seat: Seat, answers: Sequence[Move], rng: Random) -> Move:
        for beginning in beginnings:
            liked = [move for move in answers if str(move).startswith(beginning)]
            if liked:
                return rng.choice(liked)
        return rng.choice(answers)

    return chooses


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
    """A match to look for: how it ends, what else it shows, who sits there, how they play, and who leaves before which answer."""

    ending: str
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    leavers: Mapping[int, Seat] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    also: str = ""
    shows: Callable[[Match], bool] = anything
    chooses: Chooser = whatever

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
    "aquatika": (
        Wanted("goal", seats=2, names=("Ada", "Basile"), shows=said("Jumped", "Covered", "Carried", "Released", "Ate")),
        Wanted("goal", seats=2, also="strip", options={"layout": "strip", "placement": "sequential"}),
        Wanted("goal", seats=2, also="rect", options={"layout": "rect", "lateral_jumps": True, "show_prey": True}),
        Wanted("no-move", seats=2),
        Wanted("resigned", seats=2, leavers={40: 1}),
        Wanted("resigned", seats=2, also="placing", leavers={5: 0}),
    ),
    "jamaica": (
        Wanted("points", seats=3, names=("Ada", "Basile", "Chloé")),
        Wanted("points", seats=2, also="ghost", options={"ghost_ship": True, "decline_loot": True}),
        Wanted("ahead", seats=4, options={"strict_bank": True}),
        Wanted("shared", seats=5),
        Wanted("points", seats=6, also="jump", options={"shortage_jump": True, "swap_disputed_ports": True}),
        Wanted("round-limit", seats=2, chooses=what_looks_worst),
    ),
    "patimpatampatum": (
        Wanted("points", seats=4, names=("Ada", "Basile", "Chloé", "Dario")),
        Wanted("shared", seats=3, options={"strategic": True}),
        Wanted("void", seats=3, also="left", leavers={40: 1, 90: 0}),
        Wanted("points", seats=5, also="flat", options={"flat": True}),
        Wanted("points", seats=5, also="left", options={"strategic": True}, leavers={3: 4, 120: 2, 300: 0}),
    ),
    "decrypto": (
        Wanted("interceptions", seats=4, names=("Ada", "Basile", "Chloé", "Dario"), chooses=as_bots_think),
        Wanted("interceptions", seats=7, also="english", options={"language": "en"}, chooses=as_bots_think),
        Wanted("miscommunications", seats=5, options={"tokens": 3, "teams": "alternate"}),
        Wanted("balance", seats=6, options={"uneven": True, "rounds": "4"}, shows=said("ClueFlagged", "ClueKept")),
        Wanted("words", seats=4, options={"tokens": 3, "rounds": "4", "language": "en"}, chooses=as_bots_think),
        Wanted("drawn", seats=8, options={"hourglass": True}, shows=said("HourglassTurned", "EncryptorSwapped")),
        Wanted("intercepted", seats=3, options={"interceptor": "1"}),
        Wanted("held", seats=3, options={"language": "en"}, chooses=as_bots_think),
        Wanted("abandoned", seats=4, leavers={2: 0, 4: 2, 6: 1, 7: 3}),
        Wanted("miscommunications", seats=6, also="left", leavers={6: 1, 14: 4}),
    ),
    "pagamas": (
        Wanted("richest", seats=3, names=("Ada", "Basile", "Chloé")),
        Wanted("level", seats=4, options={"open_hoards": True, "sides_mode": "simultaneous"}),
        Wanted("richest", seats=5, also="silent", options={"pot_de_vin": False, "promises": False}),
        Wanted("level", seats=6, also="reshuffled", shows=reshuffled_midway),
    ),
    "pagan": (  # with a last turn, since programs may go on for ever
        Wanted(
            "ritual",
            seats=2,
            options={"turn_limit": True},
            names=("Wilma", "Howard"),
            chooses=what_looks_good,
            shows=said("Drank", "FamiliarUsed"),
        ),
        Wanted("innocents", seats=2, options={"turn_limit": True}, chooses=rather("eliminate", "visit", "on", "pass")),
        Wanted("witch-eliminated", seats=2, options={"decks": "quick"}, chooses=what_looks_good),
        Wanted("suspects", seats=2, options={"scenario": "welcome", "decks": "quick"}, chooses=what_looks_good),
        Wanted(
            "turn-limit",
            seats=2,
            options={"turn_limit": True},
            chooses=rather("pass", "gain", "visit biggs", "visit mia", "on"),
        ),
        Wanted(
            "ritual",
            seats=2,
            also="souls",
            options={"scenario": "souls", "turn_limit": True},
            shows=said("FactionTaken", "Reshuffled"),
        ),
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
    """A match where everybody answers as wanted, and leaves when it is time to."""
    rules, rng = load(game), Random(seed)
    match = Match(rules, rules.setup(wanted.seats, wanted.options), Dice(seed))
    for answer in count():
        if answer in wanted.leavers and match.state.outcome is None:
            match.leave(wanted.leavers[answer])
        if match.state.outcome is not None:
            return match
        seat = rng.choice(match.state.waiting)
        answers = rules.answers(match.state, seat, rng)
        match.play(seat, wanted.chooses(rules, match.state, seat, answers, rng))
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
