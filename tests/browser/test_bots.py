"""Bots at the table in the browser: their advice."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import SitDown


def test_advice_names_the_best_answer_first_and_marks_it_on_the_table(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens()
    ada.is_asked()
    ada.page.get_by_role("button", name="Get a hint").click()
    told = ada.page.locator(".hint")
    headline = told.locator("strong")
    expect(headline).to_have_text(re.compile(r"^Best: Play the \d+$"))
    assert re.search(r"From here the bot would win|hardly ever|almost always", told.inner_text())
    assert "%" not in told.inner_text()
    best = headline.inner_text().rsplit(" ", 1)[1]
    advised = ada.page.locator(".tray [data-advised]")
    expect(advised).to_have_count(1)
    assert best in str(advised.get_attribute("aria-label"))
    told.get_by_role("button", name="Close").click()
    expect(ada.page.locator("[data-advised]")).to_have_count(0)
