"""A table on the screen: how soon it shows, how much it weighs, and how long a new scene of 150 nodes takes.

    python benchmarks/screen.py            # needs Chromium; CHROMIUM names it where it isn't on the path

First paint is measured from the navigation to a table in the middle of a match, in a fresh browser profile, over the loopback. The
weight is what the page of a table loads, as it goes over the wire. A scene changes as a busy one does: a third of its cards show
something else, a third have moved to another zone.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tablee.web.settings import VARIABLE, Limits, Settings

ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NODES = 150
ZONES = 10
SHOWS = 60
FRAME = 16.7  # milliseconds

SHOW = """async ({ scenes }) => {
  const { Stage } = await import(`${document.body.dataset.files}js/table/scene.js`);
  const root = document.createElement('div');
  root.style.cssText = 'position: fixed; inset: 0; overflow: auto';
  document.body.append(root);
  const stage = new Stage(root);
  const seats = ['Ada', 'Basile', 'Chloé', 'Denis'];
  const times = [];
  for (const scene of scenes) {
    const began = performance.now();
    stage.show(scene, { seats, me: 0, animate: true });
    root.getBoundingClientRect(); // the layout belongs to it
    times.push(performance.now() - began);
    await new Promise(requestAnimationFrame);
  }
  const nodes = root.querySelectorAll('[data-id]').length;
  root.remove();
  return { times: times.slice(1), nodes };
}"""

PAINT = """() => Object.fromEntries(performance.getEntriesByType('paint').map((one) => [one.name, one.startTime]))"""
LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((one) => !new URL(one.name).pathname.startsWith('/api/'))
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""


def scene(step: int) -> dict[str, Any]:
    """150 nodes: zones of cards, some of which change their face and some their zone with each step."""
    zones: list[dict[str, Any]] = [
        {
            "id": f"zone.{at}", "text": f"Zone {at}", "nodes": [], "layout": "row", "columns": 0, "count": None,
            "style": "", "seat": at % 4, "kind": "zone",
        }
        for at in range(ZONES)
    ]  # fmt: skip
    for at in range(NODES - ZONES):
        label = str(at if at % 3 else at + step)
        where = (at + (step if at % 3 == 1 else 0)) % ZONES
        zones[where]["nodes"].append(
            {
                "id": f"card.{at}", "text": f"Card {label}", "label": label, "up": True, "style": "", "detail": "",
                "picture": "snow", "badge": "", "seat": None, "kind": "card",
            }
        )  # fmt: skip
    return {"game": "fuji_flush", "title": "150 nodes", "nodes": zones, "prompt": None, "result": ""}


@contextmanager
def served(folder: Path, port: int, pace: float = 0.01) -> Iterator[str]:
    """A server of our own, whose bots hardly rest."""
    settings = Settings(database=f"sqlite:///{folder / 'tablee.db'}", pace=pace, limits=Limits().times(100))
    environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
    code = (
        "from tablee.web.serve import serve; from tablee.web.settings import Settings; "
        f"serve(Settings.from_environment(), host='127.0.0.1', port={port})"
    )
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                urlopen(f"{address}/health").close()
                break
            except URLError:
                time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait()


def opened(context: BrowserContext, address: str) -> str:
    """A table where somebody is asked."""
    origin = {"origin": address}
    context.request.post(f"{address}/api/guests", data={"name": "Ada"}, headers=origin)
    wanted = {"game": "fuji_flush", "terms": {"seats": 4}, "sit": [0], "bots": ["random"] * 3, "start": True}
    answer = context.request.post(f"{address}/api/tables", data=wanted, headers=origin)
    return str(answer.json()["id"])


def visit(browser: Browser, address: str) -> tuple[dict[str, float], dict[str, int], Page]:
    """A table, for the first time: when it was painted, what it loaded."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("localStorage.setItem('tablee-goals', 'fuji_flush')")
    page = context.new_page()
    table = opened(context, address)
    began = time.perf_counter()
    page.goto(f"{address}/t/{table}")
    page.locator(".stage .card").first.wait_for()
    shown = 1000 * (time.perf_counter() - began)
    page.locator("[data-lit]").first.wait_for()
    page.wait_for_load_state("networkidle")
    return {**page.evaluate(PAINT), "table": shown}, dict(page.evaluate(LOADED)), page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        sys.exit("This needs Chromium: install it, or set CHROMIUM to its path.")
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), asked.port) as address,
        sync_playwright() as played,
    ):
        browser = played.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        visits = [visit(browser, address) for _ in range(asked.visits)]
        _paint, _, page = visits[-1]
        shown = page.evaluate(SHOW, {"scenes": [scene(step) for step in range(SHOWS)]})
        browser.close()
    loaded = visits[0][1]
    times = sorted(shown["times"])
    found = {
        "first_paint_ms": statistics.median(one["first-contentful-paint"] for one, _, _ in visits),
        "table_ms": statistics.median(one["table"] for one, _, _ in visits),
        "weight_bytes": sum(loaded.values()),
        "files": len(loaded),
        "nodes": shown["nodes"],
        "show_best_ms": times[0],
        "show_median_ms": statistics.median(times),
    }
    if asked.json:
        print(json.dumps(found))
        return
    print(f"first paint of a table        {found['first_paint_ms']:8.0f} ms   (median of {asked.visits} visits)")
    print(f"the table with its cards      {found['table_ms']:8.0f} ms")
    print(f"weight over the wire          {found['weight_bytes'] / 1000:8.1f} kB   in {found['files']} files")
    print(
        f"a changed scene, {found['nodes']} nodes    {found['show_median_ms']:8.1f} ms   (best {found['show_best_ms']:.1f}; a frame is {FRAME})"
    )


if __name__ == "__main__":
    main()
