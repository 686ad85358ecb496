"""The table for everybody: what a screen reader is told, what can be read, what can be hit, and what can be reached."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Person, SitDown

CONTROLS = {"button", "link", "textbox", "combobox", "checkbox", "radio", "tab", "menuitem", "slider", "switch"}

CONTRAST = """() => {
  const parse = (text) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => below.map((value, at) => top[at] * top[3] + value * (1 - top[3]));
  const light = (color) => {
    const [r, g, b] = color.map((value) => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      layers.push(color);
      if (color[3] === 1) break;
    }
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
  };
  const seen = new Set();
  const weak = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || seen.has(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.unseen, :disabled, [aria-disabled="true"], noscript, .skip')) continue;
    seen.add(element);
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const below = ground(element);
    const [one, other] = [light(over(parse(style.color), below)), light(below)].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < (large ? 3 : 4.5)) weak.push(`${ratio.toFixed(2)} ${element.className} “${element.textContent.trim().slice(0, 40)}”`);
  }
  return weak;
}"""

SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role="button"], [role="tab"]')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.skip') && !(one.closest('p') && one.matches('a')))
  .map((one) => [one, one.getBoundingClientRect(), one.matches('.card') ? 44 : one.matches('.primary') ? 40 : 24])
  .filter(([, box, least]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([one, box]) => `${one.className} ${one.textContent.trim().slice(0, 30)} ${box.width.toFixed()}x${box.height.toFixed()}`)"""

HEADINGS = "() => [...document.querySelectorAll('h1, h2, h3, h4')].filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1]))"

UNSEEN_STOPS = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [tabindex="0"]')]
  .filter((one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('.skip'))
  .filter((one) => { const box = one.getBoundingClientRect(); return box.width < 1 || box.height < 1; })
  .map((one) => one.outerHTML.slice(0, 80))"""


def tree(page: Page) -> list[Any]:
    """What the browser tells a screen reader."""
    session = page.context.new_cdp_session(page)
    try:
        nodes: list[Any] = session.send("Accessibility.getFullAXTree")["nodes"]
    finally:
        session.detach()
    return [node for node in nodes if not node["ignored"]]


def word(node: Any, part: str) -> str:
    return str(node.get(part, {}).get("value", ""))


def audit(page: Page) -> None:
    nodes = tree(page)
    for node in nodes:
        role = word(node, "role")
        if role in CONTROLS or role == "image":
            assert word(node, "name").strip(), f"a {role} without a name: {node}"
    levels = page.evaluate(HEADINGS)
    assert levels[:1] == [1]
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels)), levels
    assert page.evaluate(CONTRAST) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(UNSEEN_STOPS) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def in_the_middle_of_a_match(person: Person) -> None:
    person.opens(4, time={"pace": "stock", "seconds": 600})
    for _ in range(2):
        assert person.is_asked()
        person.plays()
    assert person.is_asked()


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everything_on_the_table_has_a_name_a_size_and_contrast(
    sits_down: SitDown, screen: dict[str, int], colours: str
) -> None:
    ada = sits_down("Ada", viewport=screen, color_scheme=colours)
    in_the_middle_of_a_match(ada)
    audit(ada.page)
    ada.page.get_by_role("button", name="Menu").click()
    audit(ada.page)
    ada.page.keyboard.press("Escape")
    ada.picks_from_menu("What others see")
    expect(ada.page.locator("dialog")).to_contain_text("Only you see these")
    audit_dialog(ada.page)
    ada.page.keyboard.press("Escape")
    if screen is PHONE:
        ada.page.get_by_role("button", name="Log and chat").click()
        expect(ada.page.locator(".side")).to_be_visible()
        audit_dialog(ada.page)


def audit_dialog(page: Page) -> None:
    """What lies over the table: its words and controls."""
    assert page.evaluate(CONTRAST) == []
    assert page.evaluate(SMALL) == []


def test_a_screen_reader_is_told_the_table_the_question_and_the_turn(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    in_the_middle_of_a_match(ada)
    told = {(word(node, "role"), word(node, "name")) for node in tree(ada.page)}
    assert ("region", "The table") in told
    assert ("region", "The question") in told
    assert ("complementary", "Log and chat") in told
    assert ("log", "What has happened") in told
    assert ("group", "Your hand") in told
    live = ada.page.locator('[aria-live="assertive"]')
    expect(live).to_have_count(1)
    expect(live).to_have_text("Your turn. Play a card from your hand.")
    lit = ada.lit.first
    assert ("button", lit.get_attribute("aria-label")) in told


def test_text_of_twice_the_size_loses_nothing(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    in_the_middle_of_a_match(ada)
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    ada.hand.last.scroll_into_view_if_needed()
    expect(ada.hand.last).to_be_in_viewport()
    ada.plays()


def test_things_move_only_for_those_who_like_it(sits_down: SitDown) -> None:
    still, moving = sits_down("Ada"), sits_down("Basile", reduced_motion="no-preference")
    for person, moves in ((still, False), (moving, True)):
        person.opens(3)
        person.is_asked()
        person.page.evaluate(
            """() => {
              window.counted = 0;
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (...how) { window.counted += 1; return animate.apply(this, how); };
            }"""
        )
        person.plays()
        assert (person.page.evaluate("window.counted") > 0) is moves
