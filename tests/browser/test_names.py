"""The longest names, in wide letters, on the narrowest screen: nothing runs over its edge, and the whole name can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, SitDown

from tablee.lookalikes import width
from tablee.table.seats import LONGEST_NAME

NAMES = ("W" * 30, "王" * 20, "W Wm" * 8 + "Mm")

OVER_THE_EDGE = """(names) => {
  const over = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    over.push(`the page is too wide: ${wide.map((one) => `<${one.localName} class="${one.className}">`).join(" ")}`);
  }
  for (const one of document.querySelectorAll("body *")) {
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("");
    if (!names.some((name) => own.includes(name)) || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest(".unseen, option, select, title, .sheet") || one.offsetWidth <= 1) continue; // for ears; a sheet scrolls
    let box = one.getBoundingClientRect();
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible") continue;
      const clip = at.getBoundingClientRect();
      const cut = box.right > clip.right + 1 || at.scrollWidth > at.clientWidth + 1;
      if (cut && style.textOverflow !== "ellipsis") over.push(`cut without a sign: <${at.localName} class="${at.className}">`);
      if (cut && !one.closest("[title]")) over.push(`cut, and nowhere whole: <${one.localName} class="${one.className}">`);
      box = { left: Math.max(box.left, clip.left), right: Math.min(box.right, clip.right) };
      break;
    }
    if (box.left < -1 || box.right > innerWidth + 1)
      over.push(`over the edge: <${one.localName} class="${one.className}"> in <${one.parentElement.className}>`);
  }
  return [...new Set(over)];
}"""


def fits(page: Page, name: str, where: str, faults: list[str]) -> None:
    """Note what doesn't fit. One screen after the other is looked at, whatever was found before."""
    expect(page.locator("body")).to_contain_text(name)
    faults += [f"{where}: {one}" for one in page.evaluate(OVER_THE_EDGE, list(NAMES))]


@pytest.mark.parametrize("first", range(2))
def test_long_names_fit_the_lobby_the_table_the_log_and_the_end(first: int, sits_down: SitDown) -> None:
    name, other = NAMES[first], NAMES[first + 1]
    assert width(name) <= LONGEST_NAME
    faults: list[str] = []
    ada, zoe = sits_down(name, viewport=PHONE), sits_down(other, viewport=PHONE)
    table = ada.opens(3, bots="", start=False)
    code = ada.sees(table)["setting"]["code"]
    zoe.wishes(table, "come", invitation=code)
    zoe.wishes(table, "sit", seat=1)
    ada.wishes(table, "place", seat=2, bot="random")
    expect(ada.page.locator(".chairs")).to_contain_text(other)
    ada.wishes(table, "say", text="hello")
    fits(ada.page, name, "lobby", faults)

    zoe.wishes(table, "prepare")
    ada.wishes(table, "start")
    zoe.goes_to(table)
    for person in (ada, zoe):
        expect(person.hand.first).to_be_visible()
        fits(person.page, other, "table", faults)
        person.page.locator(".side-tool").click()
        expect(person.page.locator(".side .close, .drawn .close").first).to_be_in_viewport(ratio=1)
        fits(person.page, other, "drawer", faults)

    while ada.sees(table)["setting"]["phase"] != "over":
        for person in (ada, zoe):
            for look in person.sees(table)["looks"]:
                prompt = look["scene"]["prompt"]
                if prompt and prompt["mine"]:
                    person.wishes(
                        table,
                        "answer",
                        seat=look["seat"],
                        moment=person.sees(table)["moment"],
                        move=prompt["offers"][0]["move"],
                    )
    expect(ada.page.locator(".finished")).to_be_visible()
    fits(ada.page, name, "end", faults)
    for path in ("/", "/account", "/p/me", f"/replay/{table}"):
        ada.page.goto(ada.server.address + path)
        expect(ada.page.locator("main h1, main h2").first).to_be_visible()
        fits(ada.page, name, path.partition(table)[0], faults)
    assert not faults, "\n".join(dict.fromkeys(faults))
