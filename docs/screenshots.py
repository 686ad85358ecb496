"""Take the pictures of the README and these pages: `python docs/screenshots.py`, by hand, when the look has changed.

Starts a server, plays a little, and writes `docs/pictures/*.png`.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

PICTURES = Path(__file__).parent / "pictures"
HEAVIEST = 200_000  # bytes of one picture
DESKTOP = {"width": 1120, "height": 700}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30.0  # seconds until the server has to answer
MOVES = 5  # before a picture of a table is taken


@contextmanager
def served() -> Iterator[str]:
    """A server on a database that is thrown away; its address."""
    with socket.socket() as trial, TemporaryDirectory() as folder:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
        trial.close()
        command = [sys.executable, "-c", "from tablee.cli import main; main()", "serve", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/tablee.db"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(lambda: bool(urlopen(f"{address}/health")))
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(ready: Callable[[], bool]) -> None:
    """Ask again and again."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if ready():
                return
        except OSError:
            pass
        if time.monotonic() > end:
            sys.exit("The server doesn’t answer.")
        time.sleep(0.1)


def somebody(browser: Browser, screen: dict[str, int], colours: str, language: str) -> Page:
    """A page of somebody with a screen of that size."""
    context = browser.new_context(viewport=screen, color_scheme=colours, locale=language, reduced_motion="reduce")  # type: ignore[arg-type]
    context.add_init_script("localStorage.setItem('tablee-goals', 'fuji_flush aquatika jamaica')")
    return context.new_page()


def take(page: Page, name: str) -> None:
    """One picture, once everything is drawn."""
    page.wait_for_load_state("networkidle")
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    size = path.stat().st_size
    print(f"{path.name}: {size // 1000} kB")
    if size > HEAVIEST:
        sys.exit(f"{path.name} has {size} bytes: more than {HEAVIEST}.")


def play(page: Page, address: str, name: str, moves: int) -> None:
    """Sit down against bots, as a stranger does, and play some cards."""
    page.goto(address)
    page.locator(".game").filter(has_text="Fuji Flush").locator(".primary").click()
    page.locator("#play-name").fill(name)
    page.locator("dialog [type=submit]").click()
    page.locator("dialog.goal-card[open]").wait_for()
    page.keyboard.press("Escape")
    for _ in range(moves):
        told = page.locator(".story .lines li").count()
        page.locator(".stage [data-lit]").first.click()
        page.wait_for_function("(told) => document.querySelectorAll('.story .lines li').length > told", arg=told)
        page.locator(".stage [data-lit]").first.wait_for(timeout=60_000)


def pictures(browser: Browser, address: str) -> None:
    """All of them."""
    for screen, colours, language, suffix in (
        (DESKTOP, "light", "en", "desktop"),
        (PHONE, "light", "fr", "phone"),
        (DESKTOP, "dark", "fr", "desktop-dark"),
    ):
        page = somebody(browser, screen, colours, language)
        page.goto(address)
        page.locator(".game").first.wait_for()
        take(page, f"home-{suffix}")
        play(page, address, "Ada", MOVES)
        take(page, f"table-{suffix}")
    lobby(browser, address)


def lobby(browser: Browser, address: str) -> None:
    """A table before its match, with somebody who came by the link."""
    ada, basile = (somebody(browser, DESKTOP, "light", "en") for _ in range(2))
    ada.goto(f"{address}/new/fuji_flush")
    ada.locator("#new-name").fill("Ada")
    ada.locator("form .primary").click()
    basile.goto(ada.locator("#link-to-copy").input_value())
    basile.locator("input[name=name]").fill("Basile")
    basile.locator("input[name=name]").press("Enter")
    basile.locator("#sit-1").click()
    basile.locator("#ready").click()
    ada.locator("#bot-2").select_option("normal")
    ada.locator(".chair.bot").wait_for()
    take(ada, "lobby-desktop")


def main() -> None:
    """Take them."""
    PICTURES.mkdir(exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        pictures(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
