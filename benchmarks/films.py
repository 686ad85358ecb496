"""Films of what happens: a picture every 150 ms of one dramatic moment of each game, to see whether it can be followed.

    python benchmarks/films.py                          # every game, phone and desktop, into build/films
    python benchmarks/films.py jamaica --screen phone   # needs Chromium

Somebody plays at random against bots until something worth a film has happened, then has it shown again at normal speed.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.screen import served
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tablee.core.game import load, names

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
SCREENS: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}
SEATS: Final = {
    "aquatika": 2,
    "decrypto": 4,
    "fuji_flush": 5,
    "jamaica": 4,
    "pagamas": 5,
    "pagan": 2,
    "patimpatampatum": 4,
}
EVERY: Final = 150  # milliseconds between two pictures
LONGEST: Final = 14  # beats; what takes longer is no film
PATIENCE: Final = 60_000  # milliseconds

LISTEN: Final = """() => {
  // Every frame with what it tells and its time, and how many beats were played.
  window.frames_told = [];
  window.beats_played = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.type === 'seen' && frame.looks) window.frames_told.push({ ...frame, at: performance.now() });
      });
    }
  };
  document.addEventListener('beat', () => (window.beats_played += 1));
}"""

IS_ASKED: Final = """() => {
  const look = window.frames_told.at(-1)?.looks[0];
  return look && (look.scene.prompt?.mine || look.scene.standings);
}"""


ANSWER: Final = """luck => {
  // Click any answer; whether the page has taken it.
  const yes = document.querySelector('dialog.sure .primary');
  if (yes) yes.click();
  if (document.querySelector('dialog.sure')) return false;
  const offers = [...document.querySelectorAll('.ask.mine [data-move][aria-disabled="false"]')];
  const form = document.querySelector('.ask.mine .form form');
  if (form && !offers.length) {
    for (const field of form.elements) if (field.matches('input')) field.value = `word${Math.floor(Math.random() * 1e6)}`;
    form.requestSubmit();
  } else offers[Math.floor(luck * offers.length)]?.click();
  return !document.querySelector('dialog.sure') && (form !== null || offers.length > 0);
}"""


@dataclass
class Guest:
    """Somebody who plays in a browser against bots, and has all that the page was told."""

    browser: Browser
    address: str
    game: str
    screen: str
    rng: Random
    speed: str = "at-once"
    colours: Literal["light", "dark"] = "light"
    page: Page = field(init=False)
    table: str = ""

    def __post_init__(self) -> None:
        context = self.browser.new_context(
            viewport=SCREENS[self.screen],
            has_touch=self.screen == "phone",
            color_scheme=self.colours,
            locale="en",
        )
        context.add_init_script(f"({LISTEN})()")
        context.request.post(f"{self.address}/api/guests", data={"name": "Ada"}, headers=self.origin)
        self.page = context.new_page()
        self.page.goto(f"{self.address}/about")
        self.likes(self.speed)

    @property
    def origin(self) -> dict[str, str]:
        return {"origin": self.address}

    def likes(self, speed: str) -> None:
        self.page.evaluate("speed => localStorage.setItem('tablee-speed', speed)", speed)

    def opens(self, bots: str = "random") -> None:
        """A new table, with bots on all other seats."""
        seats = SEATS.get(self.game, load(self.game).players[-1])
        seat = self.rng.randrange(seats)
        wanted = {
            "game": self.game, "terms": {"seats": seats}, "sit": [seat], "bots": [bots] * (seats - 1), "start": True,
        }  # fmt: skip
        answer = self.page.request.post(f"{self.address}/api/tables", data=wanted, headers=self.origin)
        assert answer.ok, answer.text()
        self.table = str(answer.json()["id"])
        self.page.goto(f"{self.address}/t/{self.table}")

    def is_asked(self) -> bool:
        """Wait until it is my turn or the match is over; whether it is my turn."""
        self.page.wait_for_function(IS_ASKED, timeout=PATIENCE)
        return bool(self.page.evaluate("() => window.frames_told.at(-1).looks[0].scene.prompt?.mine"))

    def told(self, since: int = 0) -> list[dict[str, Any]]:
        """The frames from that one on."""
        frames: list[dict[str, Any]] = self.page.evaluate("since => window.frames_told.slice(since)", since)
        return frames

    def played(self) -> int:
        """How many beats were played so far."""
        return int(self.page.evaluate("() => window.beats_played"))

    def now(self) -> float:
        """The page's clock, in milliseconds."""
        return float(self.page.evaluate("() => performance.now()"))

    def is_shown(self) -> None:
        """Wait until nothing is played any more."""
        self.page.locator(".caption:not([data-playing])").wait_for(timeout=PATIENCE)

    def answers(self) -> None:
        """Anything that is offered, or words where words are asked for."""
        self.page.wait_for_function(ANSWER, arg=self.rng.random(), polling=50, timeout=PATIENCE)


# --- Films -----------------------------------------------------------------------------------------------------------------


def kinds(steps: Sequence[dict[str, Any]]) -> Iterator[str]:
    for step in steps:
        yield step["kind"]
        yield from kinds(step.get("steps", ()))


DRAMATIC: Final[dict[str, frozenset[str]]] = {
    "aquatika": frozenset({"drop"}),
    "decrypto": frozenset({"duel", "fly"}),
    "fuji_flush": frozenset({"drop"}),
    "jamaica": frozenset({"duel"}),
    "pagamas": frozenset({"duel", "tally"}),
    "pagan": frozenset({"fly"}),
    "patimpatampatum": frozenset({"duel"}),
}


def is_dramatic(game: str, frames: Sequence[dict[str, Any]]) -> bool:
    """Whether a film of this is worth its while."""
    events = [event for frame in frames for event in frame["looks"][0]["events"]]
    found = {kind for event in events for kind in kinds(event.get("steps", ()))}
    heavy = sum(event.get("weight") == "drama" for event in events)
    return 1 < len(events) <= LONGEST and bool(found & DRAMATIC.get(game, found)) and heavy + len(found) > 2


def film(guest: Guest, folder: Path) -> int:
    """Something dramatic, shown again at normal speed; how many pictures it took."""
    while True:
        guest.opens()
        seen, on = 0, guest.is_asked()
        while on:
            guest.answers()
            guest.page.wait_for_function("known => window.frames_told.length > known", arg=max(seen, 1))
            on = guest.is_asked()
            new = guest.told(seen)
            seen += len(new)
            if is_dramatic(guest.game, new):
                guest.likes("normal")
                return taken(guest, folder)


def taken(guest: Guest, folder: Path) -> int:
    """The pictures of what is shown again, at even times."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jpg"):
        old.unlink()
    shots: list[tuple[float, bytes]] = []
    with screencast(guest.page, shots):
        guest.page.locator(".caption .again").click()
        guest.is_shown()
        guest.page.wait_for_timeout(4 * EVERY)
    number, first = 0, shots[0][0]
    for at, (time, picture) in enumerate(shots):
        after = shots[at + 1][0] if at + 1 < len(shots) else time + EVERY / 1000
        while first + number * EVERY / 1000 < after:
            (folder / f"{number:03}.jpg").write_bytes(picture)
            number += 1
    return number


@contextmanager
def screencast(page: Page, shots: list[tuple[float, bytes]]) -> Iterator[None]:
    """Every picture that the browser paints, with its time."""
    session = page.context.new_cdp_session(page)

    def shot(frame: dict[str, Any]) -> None:
        shots.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", shot)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 80})
    yield
    session.send("Page.stopScreencast")
    session.detach()


def chromium() -> str:
    """Where the browser is."""
    return next(filter(None, map(shutil.which, BROWSERS)), None) or sys.exit("This needs Chromium.")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--screen", choices=SCREENS, action="append")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=8768)
    parser.add_argument("--folder", type=Path, default=Path("build/films"))
    asked = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as place,
        served(Path(place), asked.port) as address,
        sync_playwright() as played,
    ):
        browser = played.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in asked.games:
            for screen in asked.screen or SCREENS:
                guest = Guest(
                    browser, address, game, screen, Random(asked.seed), colours="dark" if asked.dark else "light"
                )
                pictures = film(guest, asked.folder / f"{game}-{screen}")
                print(f"{game:16} {screen:8} {pictures:4} pictures", flush=True)
                guest.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
