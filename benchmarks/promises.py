"""The promises of the question panel, measured in a real browser while somebody plays random matches against bots.

    python benchmarks/promises.py                      # every game, phone and desktop, 200 questions each
    python benchmarks/promises.py jamaica --screen phone --questions 50 --pictures /tmp/pictures

For every question it notes whether an answer can be seen and hit without scrolling, whether everything that can be picked is in
sight (on the table, or docked in the panel), which targets are under 40 px, which words on the table are broken or cut, and whether
the stage, the panel or the tray moved since the question before; and all that the browser itself calls a layout shift, without the
cards and pieces, which the game moves.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tablee.core.game import load, names

ROOT: Final = Path(__file__).resolve().parent.parent
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
SCREENS: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}
SEATS: Final = {"aquatika": 2, "decrypto": 4, "fuji_flush": 5, "jamaica": 4, "pagamas": 5, "pagan": 2}
PATIENCE: Final = 60_000  # milliseconds
CHUNK: Final = 10  # questions that the page answers by itself before it reports

WATCH: Final = """() => {
  // What the browser calls a layout shift, without what the game moves: its cards, pieces, counters, and what follows a hand.
  const GAMES = '.card, .note, .sheet *, .extra, .piece, .counter, .die, .ghost, .dragged, .links, .lines, .said';
  window.shifts = [];
  const seen = (list) => {
    for (const entry of list.getEntries()) {
      const frame = entry.sources.filter(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element && element.isConnected && !element.closest(GAMES) && !element.closest('.near *') && element.closest('.middle');
      });
      const name = ({ node }) => {
        const element = node instanceof Element ? node : node.parentElement;
        return `${element.tagName.toLowerCase()}.${element.className} (${element.parentElement?.className})`;
      };
      if (frame.length) window.shifts.push({ value: entry.value, names: frame.map(name) });
    }
  };
  new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
}"""

BROKEN: Final = """() => {
  const box = (element) => element.getBoundingClientRect();
  // Words in two lines, or beyond the edge of the card they stand on.
  const broken = new Set();
  for (const label of document.querySelectorAll('.stage :is(.card, .piece, .spot, .counter) .label, .stage .zone-title .told')) {
    if (!label.checkVisibility() || label.offsetWidth <= 1 || !label.firstChild || label.firstChild.nodeType !== Node.TEXT_NODE) continue;
    const text = label.firstChild;
    const holder = label.closest('.card');
    for (const { 0: word, index } of text.data.matchAll(/[^\\s\\u00ad\\u2010\\u2011\\-]+/g)) {
      const range = document.createRange();
      range.setStart(text, text.data[index - 1] === '\\u00ad' ? index + 1 : index); // the hyphen belongs to the line before
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter((one) => one.width > 0.5).map((one) => Math.round(one.top)));
      if (lines.size > 1) broken.add(word);
      else if (holder && box(holder).width > 0 && range.getBoundingClientRect().width > box(holder).width + 1) broken.add(`${word}… on ${holder.className} ${Math.round(box(holder).width)}`);
    }
  }
  return [...broken];
}"""

LOOK: Final = """() => {
  // One question as it stands: what can be seen of its answers, and whether the frame is where it was.
  const box = (element) => element.getBoundingClientRect();
  const say = (element) => `${element.className.split(' ').slice(0, 4).join('.')} ${element.dataset.id ?? element.dataset.move ?? ''}`;
  const partOf = (element) => element.closest('.near, .tray, .ground');
  // Seen: its middle lies in the window, is not cut off, and nothing of another part of the page lies over it.
  const seen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { left, top, width, height } = box(element);
    const at = document.elementsFromPoint(left + width / 2, top + height / 2);
    return at.includes(element) && partOf(at[0]) === partOf(element);
  };
  const ask = document.querySelector('.ask.mine');
  const answers = [...ask.querySelectorAll('[data-move][aria-disabled="false"], .docked [data-for], .plays button, .form :is(button, input, select)')];
  const target = (element) => (element.matches('.zone, .board') ? element.firstElementChild : element);
  const lit = [...document.querySelectorAll('.stage :is(.ground, .tray) [data-lit]')];
  const shown = [...answers, ...lit.map(target)].filter(seen);
  const docked = new Set([...ask.querySelectorAll('.docked [data-for]')].map((one) => one.dataset.for));
  // A button in the panel, or a copy of it or of its like, does as well.
  const ids = (one) => (one.dataset.path ?? '').split(' ');
  const named = new Set([...ask.querySelectorAll('.buttons [data-move]')].flatMap(ids));
  for (const one of ask.querySelectorAll('[data-move]')) if (ids(one).some((id) => docked.has(id))) for (const id of ids(one)) named.add(id);
  const hidden = lit.filter((one) => !seen(target(one)) && !docked.has(one.dataset.id) && !named.has(one.dataset.id));
  // Up to four answers are seen whole.
  const few = [...ask.querySelectorAll('.buttons [data-move]')];
  const room = box(ask.querySelector('.answers'));
  if (few.length <= 4) hidden.push(...few.filter((one) => box(one).bottom > room.bottom + 1));
  const small = (element) => Math.min(box(element).width, box(element).height) < 39.5;
  const isSmall = (one) => small(one) && !docked.has(one.dataset.id) && !named.has(one.dataset.id);
  const tight = [...lit.filter((one) => seen(target(one)) && isSmall(one)), ...answers.filter((one) => seen(one) && small(one))];

  const broken = BROKEN();

  const frame = {};
  for (const part of ['.caption', '.stage > .ground', '.stage > .near', '.stage > .tray']) {
    const element = document.querySelector(part);
    frame[part] = element ? [box(element).left, box(element).top, box(element).width, box(element).height].map(Math.round) : [];
  }
  for (const board of document.querySelectorAll('.stage .board:has(> .board-window)')) {
    const surface = board.querySelector(':scope > .board-window');
    frame[board.dataset.id] = [surface.offsetWidth, surface.offsetHeight];
  }
  const before = window.frame ?? frame;
  const moved = Object.keys(frame).filter((key) => before[key] && String(before[key]) !== String(frame[key]));
  window.frame = frame;
  const shifts = window.shifts.splice(0);
  return {
    question: ask.querySelector('.question .text').textContent,
    visible: shown.length > 0,
    hidden: hidden.map(say),
    tight: tight.map((one) => `${say(one)} ${Math.round(box(one).width)}x${Math.round(box(one).height)}`),
    broken,
    moved: moved.map((key) => `${key} ${before[key]} → ${frame[key]}`),
    shift: shifts.reduce((sum, one) => sum + one.value, 0),
    shifted: shifts.flatMap((one) => one.names),
  };
}""".replace("BROKEN", f"({BROKEN})")

PLAY: Final = """async ([look, seed, most]) => {
  // Whoever sits there looks, and clicks any answer. Ends after so many, at the result, or when nothing is asked for too long.
  const measure = eval(look);
  let luck = seed;
  const random = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
  const chosen = (all) => all[Math.floor(random() * all.length)];
  const pause = () => new Promise((resolve) => setTimeout(resolve, 8));
  const frames = async () => {
    for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame);
  };
  const found = [];
  let patience = performance.now() + 20000;
  const OFFERS = '.ask.mine [data-move][aria-disabled="false"]';
  while (found.length < most && performance.now() < patience && !document.querySelector('.finished')) {
    const yes = document.querySelector('dialog.sure .primary');
    const form = document.querySelector('.ask.mine .form form');
    const offers = document.querySelectorAll(OFFERS);
    if (yes) yes.click();
    else if (offers.length || form) {
      await frames();
      if (!document.querySelector(OFFERS) && !document.querySelector('.ask.mine .form form')) continue;
      const one = measure();
      const still = [...document.querySelectorAll(OFFERS)];
      const written = document.querySelector('.ask.mine .form form');
      if (written && (!still.length || random() < 0.8)) {
        for (const field of written.elements)
          if (field.matches('input')) field.value = `word${Math.floor(random() * 1e6)}`;
        written.requestSubmit();
      } else if (still.length) chosen(still).click();
      found.push(one);
      patience = performance.now() + 20000;
      await pause();
      await pause();
    }
    await pause();
  }
  return { found, over: Boolean(document.querySelector('.finished')) };
}"""


@dataclass
class Found:
    """What was seen of one game at one size."""

    game: str
    screen: str
    questions: int = 0
    visible: int = 0
    complete: int = 0
    shift: float = 0.0
    moved: Counter[str] = field(default_factory=Counter)
    shifted: Counter[str] = field(default_factory=Counter)
    unseen: Counter[str] = field(default_factory=Counter)
    hidden: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    tight: Counter[str] = field(default_factory=Counter)
    frames: int = 0  # questions before which a part of the frame moved
    small: int = 0  # questions with a target under 40 px

    def add(self, look: dict[str, Any]) -> None:
        self.questions += 1
        self.visible += look["visible"]
        self.complete += not look["hidden"]
        self.shift += look["shift"]
        self.frames += bool(look["moved"])
        self.small += bool(look["tight"])
        if not look["visible"]:
            self.unseen[look["question"]] += 1
        self.hidden.update(f"{one} · {look['question'][:50]}" for one in look["hidden"])
        self.moved.update(look["moved"])
        self.shifted.update(look["shifted"])
        self.broken.update(look["broken"])
        self.tight.update(look["tight"])

    def line(self) -> str:
        share = 100 / max(1, self.questions)
        return (
            f"{self.game:16} {self.screen:8} {self.questions:5} {share * self.visible:9.1f} {share * self.complete:9.1f} "
            f"{self.frames:6} {self.shift:7.3f} {len(self.broken):6} {self.small:6}"
        )


HEADING: Final = "game             screen   asked  answer %     all %  moved   shift broken tight"


def opened(context: BrowserContext, address: str, game: str, number: int) -> str:
    """A table of this game, where the person of this context plays against bots."""
    seats = SEATS.get(game, load(game).players[-1])
    wanted = {
        "game": game,
        "terms": {"seats": seats},
        "sit": [number % seats],
        "bots": ["random"] * (seats - 1),
        "start": True,
    }
    answer = context.request.post(f"{address}/api/tables", data=wanted, headers={"origin": address})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def looks(page: Page, address: str, game: str, rng: Random) -> Iterator[dict[str, Any]]:
    """Question after question of one match after the other."""
    for number in range(1000):
        page.goto(f"{address}/t/{opened(page.context, address, game, number)}")
        page.locator(".stage [data-id]").first.wait_for(timeout=PATIENCE)
        page.evaluate("document.fonts.ready")
        page.evaluate(f"({WATCH})()")
        page.wait_for_load_state("networkidle")
        page.evaluate("window.shifts.length = 0")  # what came in while the page was loaded is no question
        over = False
        while not over:
            told = page.evaluate(PLAY, [f"({LOOK})", rng.randrange(1, 2**31), CHUNK])
            yield from told["found"]
            over = told["over"] or not told["found"]


def measured(
    browser: Browser, address: str, game: str, screen: str, *, questions: int, seed: int = 1, pictures: Path | None = None,
    language: str = "en", colours: Literal["light", "dark"] = "light",
) -> Found:  # fmt: skip
    """So many questions of random matches."""
    context = browser.new_context(
        viewport=SCREENS[screen],
        has_touch=screen == "phone",
        is_mobile=screen == "phone",
        device_scale_factor=1,
        color_scheme=colours,
        reduced_motion="reduce",
        locale=language,
    )
    context.request.post(f"{address}/api/guests", data={"name": "Ada"}, headers={"origin": address})
    context.add_init_script(f"localStorage.setItem('tablee-goals', '{game}')")
    page = context.new_page()
    found = Found(game, screen)
    for look in looks(page, address, game, Random(seed)):
        found.add(look)
        if pictures is not None and found.questions % CHUNK == 0:
            page.wait_for_timeout(150)
            page.screenshot(path=pictures / f"{game}-{screen}-{colours}-{found.questions:03}.png")
        if found.questions >= questions:
            break
    context.close()
    return found


def told(found: Found, most: int) -> None:
    """The faults, the most frequent first."""
    parts = ("unseen", "hidden", "moved", "shifted", "broken", "tight")
    for part in parts:
        counted: Counter[str] = getattr(found, part)
        for text, count in counted.most_common(most):
            print(f"    {part:8} {count:4} × {text}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--screen", choices=SCREENS, action="append")
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--faults", type=int, default=6, help="of each kind, how many are printed")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--port", type=int, default=8767)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        sys.exit("This needs Chromium.")
    sys.path.insert(0, str(ROOT))
    from benchmarks.screen import served  # noqa: PLC0415  # a script and a module of tests at once

    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), asked.port) as address,
        sync_playwright() as played,
    ):
        browser = played.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        if not asked.json:
            print(HEADING)
        for game in asked.games:
            for screen in asked.screen or SCREENS:
                found = measured(
                    browser, address, game, screen, questions=asked.questions, pictures=asked.pictures,
                    language=asked.language, colours="dark" if asked.dark else "light",
                )  # fmt: skip
                if asked.json:
                    print(json.dumps(vars(found)))
                else:
                    print(found.line(), flush=True)
                    told(found, asked.faults)
        browser.close()


if __name__ == "__main__":
    main()
