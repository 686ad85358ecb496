"""What it costs to show what happens, event by event: the server's time, and the players'.

    python benchmarks/beats.py cost                # the same matches with beats and without, in one process
    python benchmarks/beats.py server              # the same at a real server under load
    python benchmarks/beats.py pace                # three matches of every game in a browser, at normal speed
    python benchmarks/beats.py pace jamaica --matches 1

`cost` plays the same random matches twice, move by move in turns: once for screens that show what happens, once for screens that
don't. It counts the processor time of judging a move, applying it and making every seat's frame. A real server also stores and sends:
`server` counts all of its time, and is less steady.

`pace` sits before a real browser against bots with their usual pauses, waits until all is shown and answers. It counts the events that
the seat was told and those that were played one by one, the time until it is asked again, and the time from then until all is shown.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import films
from benchmarks.live import tablee_load
from benchmarks.live.processes import ours
from benchmarks.screen import served
from playwright.sync_api import sync_playwright
from tests.table.conftest import Club, seated

from tablee.core.game import load, names
from tablee.web.frames import Frames, Subscription

MOST_SEATS: Final = 4
MOVES: Final = 50  # at each table of a server under load


@dataclass
class Screens:
    """A table with a screen at every seat, and what each move at it costs."""

    club: Club
    beats: bool
    rng: Random
    frames: Frames = field(default_factory=Frames)
    to: list[Subscription] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # of each move
    bytes: int = 0

    def __post_init__(self) -> None:
        people = dict.fromkeys(chair.person for chair in self.club.table.state.seating.chairs)
        self.to = [Subscription(person, "en", lean=True, beats=self.beats) for person in people]
        self.send()

    def send(self) -> None:
        for one in self.to:
            self.bytes += len(self.frames.next(self.club.table.state, one, self.club.now) or b"")

    def move(self) -> None:
        """Somebody answers, and everybody sees it."""
        began = time.process_time()
        self.club.plays(self.rng)
        self.send()
        self.seconds.append(time.process_time() - began)


def played(game: str, number: int) -> tuple[Screens, Screens]:
    """The same match twice, move by move in turns: with beats and without."""
    seats = next(one for one in reversed(load(game).players) if one <= MOST_SEATS)
    shown, plain = (Screens(seated(Club(game, seats=seats)), beats, Random(number)) for beats in (True, False))
    while shown.club.state().outcome is None:
        for one in (shown, plain) if len(shown.seconds) % 2 else (plain, shown):
            one.move()
    return shown, plain


def cost(games: Sequence[str], matches: int, rounds: int) -> None:
    """The server's time for a move, with beats and without: of every move the least of so many rounds."""
    print("game              moves  µs with  without    more  kB with  without")
    for game in games:
        spent, sent, moves = [0.0, 0.0], [0, 0], 0
        for number in range(matches):
            again = [played(game, number) for _ in range(rounds)]
            for at in (0, 1):
                spent[at] += sum(map(min, zip(*(pair[at].seconds for pair in again), strict=True)))
                sent[at] += again[0][at].bytes
            moves += len(again[0][0].seconds)
        per, size = ([one / moves for one in total] for total in (spent, sent))
        more = 100 * (per[0] / per[1] - 1)
        print(
            f"{game:16} {moves:6} {1e6 * per[0]:8.0f} {1e6 * per[1]:8.0f} {more:5.1f} % {size[0] / 1000:8.1f} {size[1] / 1000:8.1f}"
        )


def server(games: Sequence[str], tables: int, rounds: int) -> None:
    """The same for a real server under load, with its store and its sockets: medians of so many rounds."""
    print("game              µs with  without    more")
    for game in games:
        found: dict[str, list[float]] = {"true": [], "false": []}
        for at in range(rounds):
            for beats, costs in sorted(
                found.items(), reverse=bool(at % 2)
            ):  # who comes first is as often the one as the other
                with tempfile.TemporaryDirectory() as place, ours(f"sqlite:///{place}/tablee.db") as running:
                    seats = load(game).players[0]
                    run = tablee_load.measure(running, game, game, seats, tables, MOVES, beats=beats)
                    costs.append(asyncio.run(run)[0].microseconds)
        shown, plain = (statistics.median(costs) for costs in found.values())
        print(f"{game:16} {shown:8.0f} {plain:8.0f} {100 * (shown / plain - 1):5.1f} %", flush=True)


# --- The players' time -----------------------------------------------------------------------------------------------------


@dataclass
class Watched:
    """What somebody was told and shown between two answers of his own."""

    told: int  # events
    shown: int  # beats that were played
    wait: float  # seconds from his answer until he could answer again
    rest: float  # and from then until all was shown


def watched(guest: films.Guest, questions: int) -> Iterator[Watched]:
    """So many questions of one match, answered when all has been shown."""
    guest.opens()
    on = guest.is_asked()
    guest.is_shown()
    frames, beats = len(guest.told()), guest.played()
    for _ in range(questions):
        if not on:
            return
        began = guest.now()
        guest.answers()
        guest.page.wait_for_function("known => window.frames_told.length > known", arg=frames)
        on = guest.is_asked()
        asked = guest.told(-1)[0]["at"]
        guest.is_shown()
        shown, new = guest.played(), guest.told(frames)
        told = sum(len(frame["looks"][0]["events"]) for frame in new)
        yield Watched(told, shown - beats, (asked - began) / 1000, max(0.0, guest.now() - asked) / 1000)
        frames, beats = frames + len(new), shown


def pace(games: Sequence[str], matches: int, questions: int, port: int) -> None:
    """What somebody is told and shown at normal speed, and how long it takes."""
    print("game             asked  told shown   wait until asked, s       then until all is shown, s")
    with (
        tempfile.TemporaryDirectory() as place,
        served(Path(place), port, pace=1.0) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=films.chromium(), args=films.ARGUMENTS)
        for game in games:
            found: list[Watched] = []
            for number in range(matches):
                guest = films.Guest(browser, address, game, "desktop", Random(number), speed="normal")
                found += watched(guest, questions)
                guest.page.context.close()
            wait, rest = ([getattr(one, what) for one in found] for what in ("wait", "rest"))
            told, shown = (sum(getattr(one, what) for one in found) for what in ("told", "shown"))
            print(f"{game:16} {len(found):5} {told:5} {shown:5}   {spread(wait)}   {spread(rest)}", flush=True)
        browser.close()


def spread(some: Sequence[float]) -> str:
    return f"median {statistics.median(some):5.1f} most {max(some):5.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["cost", "server", "pace"])
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=60, help="at the server under load")
    parser.add_argument("--questions", type=int, default=12, help="of each match in the browser")
    parser.add_argument("--port", type=int, default=8769)
    asked = parser.parse_args()
    if asked.what == "cost":
        cost(asked.games, asked.matches, asked.rounds)
    elif asked.what == "server":
        server(asked.games, asked.tables, asked.rounds)
    else:
        pace(asked.games, asked.matches, asked.questions, asked.port)


if __name__ == "__main__":
    main()
