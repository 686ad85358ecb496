"""A real server, a real Chromium, and people who sit before it."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright
from tests.web.conftest import Served

from tablee.core.game import names
from tablee.games.fuji_flush.rules import FujiFlush
from tablee.table import entries as log
from tablee.table.entries import NumberedEntry
from tablee.table.table import Table
from tablee.web.settings import Limits, Settings

PATIENCE = 15_000  # milliseconds until something has to be on the page
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip
DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Where Chromium is. Without one, nothing here can be tested, and that is no reason to be silent."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail(
            "The tests of the pages need Chromium: install it (apt install chromium), or set CHROMIUM to its path."
        )
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for a file. Longer it must not live: while it does, no other test here can have an event loop of its own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield started
        started.close()


def new_server(folder: Path) -> Served:
    """A server whose bots answer at once."""
    settings = Settings(database=f"sqlite:///{folder / 'tablee.db'}", pace=0.01, limits=Limits().times(100))
    return Served(settings, folder / "server.log")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for everybody who doesn't kill it."""
    served = new_server(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.kill()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server of one's own, to be killed."""
    served = new_server(tmp_path)
    served.start()
    yield served
    served.kill()


def hands(server: Served, table: str) -> list[list[int]]:
    """The true hands, from the log on the disk: what no page may know of another seat."""
    path = server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        rows = database.execute(
            "select seq, at, kind, body from log where table_id = ? order by seq", (table,)
        ).fetchall()
    replayed = Table.replay(NumberedEntry(seq, at, log.read(kind, body)) for seq, at, kind, body in rows)
    return cast("FujiFlush", replayed.state.running().state).hand


# --- People ----------------------------------------------------------------------------------------------------------------


@dataclass
class Person:
    """Somebody before a browser of their own, who does what people do: look, click, type."""

    name: str
    server: Served
    context: BrowserContext
    page: Page
    troubles: list[str] = field(default_factory=list)  # what the browser complained about

    # --- Coming ---

    def is_guest(self) -> Person:
        """Come in by the JSON API, where the way in is not what is tested."""
        self.posts("/api/guests", {"name": self.name})
        return self

    def posts(self, path: str, body: Mapping[str, Any]) -> Any:
        answer = self.context.request.post(
            self.server.address + path, data=dict(body), headers={"origin": self.server.address}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def opens(
        self,
        seats: int = 3,
        *,
        game: str = "fuji_flush",
        sit: Sequence[int] = (0,),
        bots: str = "random",
        start: bool = True,
        **terms: Any,
    ) -> str:
        """Open a table, with bots on the other seats, and go there; the id of the table."""
        strengths = [bots] * (seats - len(sit)) if bots else []
        if game == "fuji_flush":
            terms["options"] = {"talk": True} | terms.get("options", {})
        body = {"game": game, "terms": {"seats": seats, **terms}, "sit": list(sit), "bots": strengths, "start": start}
        table = str(self.posts("/api/tables", body)["id"])
        self.goes_to(table)
        return table

    def goes_to(self, table: str, invitation: str = "") -> None:
        self.page.goto(f"{self.server.address}/t/{table}" + (f"?k={invitation}" if invitation else ""))

    def wishes(self, table: str, wish: str, **fields: Any) -> None:
        """Straight to the server, where the page is not what is tested."""
        self.posts(f"/api/tables/{table}/wishes", {"wish": wish, **fields})

    def sees(self, table: str) -> Any:
        """All that the server tells this person."""
        return self.context.request.get(f"{self.server.address}/api/tables/{table}?lang=en").json()

    # --- Looking ---

    @property
    def lit(self) -> Locator:
        """What can be picked on the table."""
        return self.page.locator(".stage [data-lit]")

    @property
    def hand(self) -> Locator:
        return self.page.locator(".tray .card")

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator(".finished").count())

    def is_asked(self) -> bool:
        """Wait until I am asked, or the match is over; whether I am asked."""
        self.page.locator(".finished, .stage [data-lit]").first.wait_for(timeout=PATIENCE)
        return not self.is_over

    def offers(self) -> list[str]:
        """The moves in the list of the page."""
        return [str(one.get_attribute("data-move")) for one in self.page.locator(".ask [data-move]").all()]

    def text(self) -> str:
        return self.page.locator("main").inner_text()

    # --- Doing ---

    def plays(self, at: int = 0) -> None:
        """Click one of the cards that can be played, and see it taken."""
        before = self.moment()
        self.lit.nth(at).click()
        self.moves_on(before)

    def moment(self) -> int:
        """How much has been told so far."""
        return self.page.locator(".story .lines li").count()

    def moves_on(self, before: int) -> None:
        expect(self.page.locator(".story .lines li")).not_to_have_count(before)

    def says(self, text: str) -> None:
        self.page.locator(".chat form input").fill(text)
        self.page.locator(".chat form input").press("Enter")

    def picks_from_menu(self, words: str) -> None:
        self.page.get_by_role("button", name=re.compile("^Menu")).click()
        self.page.locator("#table-menu").get_by_text(words).click()


SitDown = Callable[..., Person]


@pytest.fixture
def sits_down(browser: Browser, server: Served) -> Iterator[SitDown]:
    """A person with a browser: `sits_down("Ada", viewport=PHONE)`. Nobody's console may complain.

    What happens is shown at once, and the goals of all games are known, unless a test is about how these are shown.
    """
    with ExitStack() as stack:
        people: list[Person] = []

        def sit_down(
            name: str,
            *,
            at: Served | None = None,
            guest: bool = True,
            speed: str = "at-once",
            goals: Sequence[str] = names(),
            **context: Any,
        ) -> Person:
            options = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **context}
            opened = stack.enter_context(closing(browser.new_context(**options)))
            opened.add_init_script(
                f"localStorage.getItem('tablee-speed') ?? localStorage.setItem('tablee-speed', '{speed}');"
                f"localStorage.getItem('tablee-goals') ?? localStorage.setItem('tablee-goals', '{' '.join(goals)}')"
            )
            person = Person(name, at or server, opened, opened.new_page())
            listen(person)
            people.append(person)
            return person.is_guest() if guest else person

        yield sit_down
        for person in people:
            assert person.troubles == []


def listen(person: Person) -> None:
    """Note what goes wrong in a browser. A server that was killed is noticed by everybody, and is no trouble."""

    def noted(kind: str, text: str) -> None:
        if "ERR_CONNECTION" not in text and "WebSocket connection" not in text:
            person.troubles.append(f"{kind}: {text}")

    person.page.on("console", lambda said: noted(said.type, said.text) if said.type in {"error", "warning"} else None)
    person.page.on("pageerror", lambda error: noted("error", str(error)))
