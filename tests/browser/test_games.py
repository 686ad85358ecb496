"""Every game, from its lobby to its result, by somebody at a screen who picks things on the table and moves from the list."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Person, SitDown

from tablee.core.game import load, names

PICKED = 10  # answers that are picked on the table
LISTED = 10  # answers after those, clicked in the list with a mouse; then a script in the page clicks on
LONGEST = 600  # answers of one person
MISSED = 15  # answers that came too late, at most; on a busy machine there are more of them
WORDS = (
    "amber",
    "bridge",
    "candle",
    "drum",
    "eagle",
    "flute",
    "garden",
    "hammer",
    "island",
    "jungle",
    "kettle",
    "ladder",
)


def opens_a_table(person: Person, game: str) -> str:
    """Through the pages: a new table for the fewest players, a bot on every seat but one, and start."""
    page, fewest = person.page, load(game).players[0]
    page.goto(f"{person.server.address}/new/{game}")
    if len(load(game).players) > 1:
        page.get_by_role("radio", name=str(fewest), exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    for seat in range(2, fewest + 1):
        page.get_by_label(f"Bot on seat {seat}").select_option("easy")
        expect(page.locator(".chairs li").nth(seat - 1)).to_contain_text("Bot")
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".stage [data-id]").first).to_be_visible()
    return urlsplit(page.url).path.rpartition("/")[2]


READY = """() => document.querySelector('.finished') ||
  document.querySelector('.ask.mine [data-move][aria-disabled="false"], .ask.mine .form form')"""
MOVES = "all => all.map((one) => one.dataset.move)"
CLICK_ON = """async ([seed, most]) => {
  // Whoever sits there clicks any answer in the list as soon as it can be clicked. Ends at a form, at the result, or after so many.
  let luck = seed;
  const chosen = (all) => all[(luck = (luck * 48271) % 2147483647) % all.length];
  const patience = performance.now() + 60000;
  const late = new Promise((resolve) => setTimeout(resolve, 60000));
  const change = () => new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      resolve();
    });
    seen.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  let given = 0;
  while (given < most && performance.now() < patience && !document.querySelector('.finished, .ask.mine .form form')) {
    const yes = document.querySelector('dialog.sure .primary');
    const offers = yes ? [] : document.querySelectorAll('.ask.mine [data-move][aria-disabled="false"]');
    if (yes) yes.click();
    else if (offers.length) {
      chosen(offers).click();
      given += 1;
    }
    if (yes || offers.length) await new Promise((resolve) => setTimeout(resolve));
    else await Promise.race([change(), late]);
  }
  return given;
}"""


def is_asked(person: Person) -> bool:
    """Wait until the page takes an answer, or it is over."""
    person.page.wait_for_function(READY, timeout=4 * PATIENCE)
    return not person.is_over


def picks(page: Page, offer: dict[str, Any]) -> None:
    """On the table, one thing after the other; where several moves begin so, the list that is left decides."""
    for node in offer["path"]:
        page.locator(f'.stage [data-id="{node}"]').dispatch_event("click")
    left = page.locator(f'.ask.narrowed [data-move="{offer["move"]}"]')
    if left.count() and page.locator(".stage [data-lit]").count() == 0:
        left.click()


def writes(page: Page, entry: dict[str, Any], rng: Random) -> None:
    """An answer in words."""
    fields = page.locator(".ask .form")
    for at, blank in enumerate(entry["blanks"]):
        field = fields.locator("input, select, textarea").nth(at)
        if blank["choices"]:
            field.select_option(index=min(at, len(blank["choices"]) - 1))
        else:
            field.fill(f"{rng.choice(WORDS)} {rng.randrange(1000)}")
    fields.get_by_role("button").last.click()


def picks_from_the_list(page: Page, move: str) -> None:
    page.mouse.move(
        1, 1
    )  # away from any card: what lies under a hand is shown large, and stays while the hand is there
    button = page.locator(f'.ask [data-move="{move}"]')
    if not button.is_visible():
        page.locator(".ask .to-list").click()
    button.click()


def answers(person: Person, table: str, rng: Random, *, by_hand: bool) -> None:
    page = person.page
    offers = person.sees(table)["looks"][0]["scene"]["prompt"]["offers"] if by_hand else []
    placed = [offer for offer in offers if offer["path"]]
    moves = page.locator(".ask [data-move]").evaluate_all(MOVES)
    if placed:
        picks(page, rng.choice(placed))
    elif moves:
        picks_from_the_list(page, rng.choice(moves))
    elif entry := (person.sees(table)["looks"][0]["scene"]["prompt"] or {}).get("entry"):
        writes(page, entry, rng)  # where there is none, somebody was quicker
    if page.locator("dialog.sure").count():
        page.locator("dialog.sure .primary").click()


@pytest.mark.parametrize("game", names())
def test_a_person_plays_a_whole_match_against_bots_from_the_lobby_to_the_result(sits_down: SitDown, game: str) -> None:
    small = names().index(game) % 2 == 1
    ada = sits_down("Ada", viewport=PHONE if small else DESKTOP)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(urlsplit(request.url).netloc))
    table = opens_a_table(ada, game)
    rng = Random(game)
    given = 0
    ada.page.set_default_timeout(PATIENCE / 3)
    missed = 0
    while is_asked(ada):
        if given >= PICKED + LISTED:
            given += ada.page.evaluate(CLICK_ON, [rng.randrange(1, 2**31), LONGEST])
            assert given < LONGEST
            if not ada.page.locator(".ask.mine .form form").count():
                continue
        try:
            answers(ada, table, rng, by_hand=given < PICKED)
            given += 1
        except TooLate:  # on an open floor somebody was quicker, and the question is another one
            missed += 1
        assert given < LONGEST
        assert missed < MISSED
    assert given > 0
    expect(ada.page.locator(".toast.wrong")).to_have_count(0)
    expect(ada.page.locator(".finished")).to_contain_text(re.compile("win|draw|lose|shared", re.IGNORECASE))
    assert {place for place in asked if place} == {urlsplit(ada.server.address).netloc}
