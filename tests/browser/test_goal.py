"""The goal: a card before a first match of a game, and a line on the table whose figures wait for what caused them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import DESKTOP, PHONE, SitDown

from tablee.core.game import names

CARD = ".goal-card"
PLAY = f"{CARD} .primary"


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_first_match_begins_with_the_goal_and_one_button(
    sits_down: SitDown, game: str, screen: dict[str, int]
) -> None:
    ada = sits_down("Ada", viewport=screen, goals=())
    ada.opens({"decrypto": 4, "aquatika": 2, "pagan": 2}.get(game, 3), game=game)
    card = ada.page.locator(CARD)
    expect(card.locator(".wins li").first).to_be_visible()
    expect(card.locator(".loses li").first).to_be_attached()
    expect(card.locator(".role")).to_be_visible()
    expect(card.locator("figure .sight [data-id]").first).to_be_attached()
    assert card.locator("figure").count() == 3
    expect(ada.page.locator(PLAY)).to_be_focused()
    expect(ada.page.locator(PLAY)).to_be_in_viewport(ratio=1)
    ada.page.locator(PLAY).click()
    expect(card).to_have_count(0)


def test_the_card_comes_once_on_a_device_and_later_from_the_tools(sits_down: SitDown) -> None:
    ada = sits_down("Ada", goals=())
    ada.opens()
    ada.page.locator(PLAY).wait_for()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(CARD)).to_have_count(0)
    ada.opens()
    expect(ada.lit.first).to_be_visible()
    expect(ada.page.locator(CARD)).to_have_count(0)
    ada.page.get_by_role("button", name="The goal").click()
    expect(ada.page.locator(f"{CARD} .lead")).to_have_text(
        "Be the first to have no card left, neither in your hand nor in front of you."
    )
    ada.page.locator(PLAY).click()
    ada.opens(2, game="aquatika")
    expect(ada.page.locator(f"{CARD} .role")).to_contain_text("Your goal is")


def test_a_goal_that_cannot_be_told_is_not_asked_for_with_every_move(sits_down: SitDown) -> None:
    ada = sits_down("Ada", goals=())
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    ada.page.route("**/goal?*", refuse)
    ada.opens(3)
    for _ in range(2):
        assert ada.is_asked()
        ada.plays()
    assert ada.is_asked()
    assert len(asked) == 1
    ada.troubles.clear()  # the browser reports what could not be had


def test_the_match_goes_on_behind_the_card(sits_down: SitDown) -> None:
    ada = sits_down("Ada", goals=())
    table = ada.opens(3)
    ada.page.locator(PLAY).wait_for()
    ada.wishes(table, "hand-over", seat=0)
    expect(ada.page.locator(".story .lines li").nth(4)).to_be_attached()
    expect(ada.page.locator(PLAY)).to_be_visible()


def test_who_only_watches_is_not_introduced_and_can_ask(sits_down: SitDown) -> None:
    ada = sits_down("Ada", goals=())
    table = ada.opens(2, game="pagan", public=True)
    zoe = sits_down("Zoé", goals=())
    zoe.goes_to(table)
    expect(zoe.page.locator("#near p")).to_have_text("The ritual, or the Witch’s name")
    expect(zoe.page.locator(CARD)).to_have_count(0)
    zoe.page.get_by_role("button", name="The goal").click()
    expect(zoe.page.locator(f"{CARD} .lead")).to_contain_text("The Witch hides among nine villagers")
    expect(zoe.page.locator(f"{CARD} .role")).to_have_count(0)


def test_a_witch_is_told_who_she_is_and_her_goal_stays_in_sight(sits_down: SitDown) -> None:
    ada = sits_down("Ada", viewport=PHONE, goals=())
    ada.opens(2, game="pagan")
    expect(ada.page.locator(f"{CARD} .role")).to_contain_text("You are the Witch, secretly")
    ada.page.locator(PLAY).click()
    expect(ada.page.locator("#near p")).to_have_text("Hold the ritual, unseen")
    expect(ada.page.locator("#near li").first).to_contain_text("Ritual 0/3")


NEAR = "[...document.querySelectorAll('#near li')].map((one) => one.querySelector('[aria-hidden]:not(svg)').textContent).join()"


def test_the_figures_change_once_their_beats_were_played(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="calm", reduced_motion="no-preference")
    ada.opens(3)
    ada.is_asked()
    ada.page.locator(".caption:not([data-playing])").wait_for()  # what came before me was shown
    ada.page.evaluate(
        f"""() => {{
            window.seen = [];
            document.addEventListener("beat", () => window.seen.push({NEAR}));
        }}"""
    )
    seen: list[str] = []
    before = ""
    while not seen:  # two answers that come in one frame are not played
        assert ada.is_asked()
        before = ada.page.evaluate(NEAR)
        first = ada.page.locator("#near li").first.inner_text()
        ada.lit.first.click()
        expect(ada.page.locator("#near li").first).not_to_have_text(first)
        seen = ada.page.evaluate("window.seen")
    assert seen[0] == before


def test_the_line_is_as_high_whatever_it_tells(sits_down: SitDown) -> None:
    ada = sits_down("Ada", viewport=PHONE)
    heights = set()
    for seats in (3, 8):
        ada.opens(seats)
        ada.is_asked()
        box = ada.page.locator("#near").bounding_box()
        assert box is not None
        heights.add(box["height"])
        assert box["x"] + box["width"] <= PHONE["width"]
    assert len(heights) == 1
