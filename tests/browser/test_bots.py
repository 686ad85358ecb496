"""Bots at the table in the browser: their names, faces and badges, and their advice."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import PHONE, SitDown

from tablee.table.cast import CAST


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


def test_bots_have_names_faces_and_badges_in_the_lobby_at_the_table_and_in_the_log(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    table = ada.opens(3, bots="easy", start=False)
    chairs = ada.page.locator(".chair.bot")
    expect(chairs.locator("svg.face")).to_have_count(2)
    expect(chairs.locator(".level")).to_have_text(["bot, easy", "bot, easy"])
    names = chairs.locator("strong").all_inner_texts()
    assert set(names) < set(CAST["easy"])
    heads = [one.get_attribute("d") for one in chairs.locator(".face path:first-child").all()]
    assert len(set(heads)) == 2
    ada.wishes(table, "start")
    people = ada.page.locator(".players li")
    for name in names:
        row = people.filter(has_text=name)
        expect(row.locator("svg.face")).to_have_count(1)
        expect(row.locator(".level")).to_have_text("bot, easy")
        expect(ada.page.locator(".stage .place").filter(has_text=name).locator("svg.face").first).to_be_visible()
    ada.is_asked()
    ada.plays()
    expect(ada.page.locator(".story .line.cause", has_text=names[0]).locator("svg.face").first).to_be_attached()


def test_a_face_is_the_same_after_the_match_and_in_its_replay(sits_down: SitDown) -> None:
    ada = sits_down("Ada", viewport=PHONE)
    table = ada.opens(3, bots="easy")
    while ada.is_asked():
        ada.plays()
    places = ada.page.locator(".places svg.face")
    expect(places).to_have_count(2)
    heads = {one.get_attribute("d") for one in places.locator("path:first-child").all()}
    ada.page.goto(f"{ada.server.address}/replay/{table}")
    shown = ada.page.locator(".stage .place svg.face path:first-child")
    expect(shown).to_have_count(2)
    assert {one.get_attribute("d") for one in shown.all()} == heads
