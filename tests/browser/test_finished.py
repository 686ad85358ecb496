"""The end of a match on its page: who, how and why, on a phone and on a desktop, to players and to onlookers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Person, SitDown

DESKTOP: Final = {"width": 1440, "height": 900}
SCREENS: Final = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
MINE: Final = re.compile(r"^You (win|lose|came \w+|share .+)$")


def plays_to_the_end(person: Person, game: str = "jamaica", seats: int = 3) -> str:
    """A match that bots play out, also on the seat of the person; the id of its table."""
    table = person.opens(seats, game=game)
    person.wishes(table, "hand-over", seat=0)
    expect(person.page.locator(".finished")).to_be_visible(timeout=60_000)
    return table


def in_sight(one: Locator) -> bool:
    """Whether all of it is on the screen, without scrolling."""
    box, screen = one.bounding_box(), one.page.viewport_size
    assert box is not None
    assert screen is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= screen["height"] and box["x"] + box["width"] <= screen["width"]


@SCREENS
def test_it_says_what_the_end_means_for_me_and_how_it_was_decided(sits_down: SitDown, viewport: dict[str, int]) -> None:
    ada = sits_down("Ada", viewport=viewport)
    plays_to_the_end(ada)
    expect(ada.page.locator("#result")).to_have_text(MINE)
    expect(ada.page.locator(".finished .why")).to_have_text(re.compile(r"\.$"))


@SCREENS
def test_rematch_and_replay_are_in_sight_and_nothing_is_clipped(sits_down: SitDown, viewport: dict[str, int]) -> None:
    ada = sits_down("Ada", viewport=viewport)
    plays_to_the_end(ada)
    finished = ada.page.locator(".finished")
    assert in_sight(finished.get_by_role("button", name="Rematch"))
    assert in_sight(finished.get_by_role("link", name="Watch again"))
    assert finished.evaluate(
        "(all) => [all, ...all.querySelectorAll('*')].filter((one) => one.scrollWidth > one.clientWidth + 1"
        " && getComputedStyle(one).display !== 'inline' && !one.classList.contains('unseen')).map((one) => one.className)"
    ) == []  # fmt: skip


@SCREENS
def test_the_places_stand_in_their_order_and_mine_is_marked(sits_down: SitDown, viewport: dict[str, int]) -> None:
    ada = sits_down("Ada", viewport=viewport)
    plays_to_the_end(ada)
    ranks = [int(one) for one in ada.page.locator(".places .rank").all_inner_texts()]
    scores = [int(one.replace("−", "-")) for one in ada.page.locator(".places .score").all_inner_texts()]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1
    assert scores == sorted(scores, reverse=True)
    expect(ada.page.locator(".places .mine")).to_contain_text("Ada")


def test_the_parts_of_a_score_lie_open_on_a_desktop_and_fold_out_on_a_phone(sits_down: SitDown) -> None:
    ada, zoe = sits_down("Ada", viewport=DESKTOP), sits_down("Zoé", viewport=PHONE)
    plays_to_the_end(ada)
    expect(ada.page.locator(".places .parts").first).to_contain_text("Treasures")
    plays_to_the_end(zoe)
    parts = zoe.page.locator(".places .parts").first
    expect(parts).to_be_hidden()
    zoe.page.locator(".places summary").first.click()
    expect(parts).to_contain_text("Treasures")


def test_an_onlooker_sees_who_won(sits_down: SitDown) -> None:
    ada, zoe = sits_down("Ada"), sits_down("Zoé", viewport=PHONE)
    table = plays_to_the_end(ada)
    zoe.goes_to(table, ada.sees(table)["setting"]["link"])
    expect(zoe.page.locator("#result")).to_have_text(re.compile("wins|share|Everybody"))
    expect(zoe.page.locator(".places .mine")).to_have_count(0)
    expect(zoe.page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_the_fairness_of_the_draws_is_a_line_that_unfolds(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    plays_to_the_end(ada, "fuji_flush")
    luck = ada.page.locator("#luck")
    expect(luck).to_contain_text("Draws verified")
    expect(luck.locator("dl")).to_be_hidden()
    luck.locator("summary").click()
    expect(luck.locator("dl")).to_be_visible()


def test_the_end_of_a_replay_tells_the_places_and_no_moment_before_it_does(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    table = plays_to_the_end(ada)
    ada.page.goto(f"{ada.server.address}/replay/{table}")
    expect(ada.page.locator(".stage .board")).to_be_visible()
    expect(ada.page.locator(".places")).to_have_count(0)
    ada.page.keyboard.press("End")
    expect(ada.page.locator(".places li[data-rank]")).to_have_count(3)
    expect(ada.page.locator("#result")).to_have_text(re.compile("wins|share|Everybody"))
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".places")).to_have_count(0)
