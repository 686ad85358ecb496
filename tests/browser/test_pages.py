"""The pages around the table, as a stranger, a friend and somebody with an account walk through them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Person, SitDown
from tests.browser.test_table_access import audit
from tests.web.conftest import Served

from tablee.core.chance import commitment
from tablee.table.cast import CAST

PATHS = ["/", "/new/fuji_flush", "/rules/fuji_flush", "/account", "/about", "/p/me"]


def visits(person: Person, path: str) -> Page:
    """Go to one of our addresses, and wait until its page is there."""
    person.page.goto(person.server.address + path)
    expect(person.page.locator("main h1")).to_be_visible()
    return person.page


def plays_a_little(person: Person, moves: int = 3) -> str:
    """A match against two bots that ends soon: after some moves the person leaves, and it is void."""
    table = person.opens(3)
    for _ in range(moves):
        assert person.is_asked()
        person.plays()
    person.wishes(table, "resign", seat=0)
    expect(person.page.locator(".finished")).to_be_visible()
    return table


def link_of(person: Person, table: str) -> str:
    return str(person.sees(table)["setting"]["link"])


@pytest.fixture
def zoe(sits_down: SitDown) -> Person:
    """A stranger, on a phone."""
    return sits_down("Zoé", guest=False, viewport=PHONE)


# --- Playing ---------------------------------------------------------------------------------------------------------------


def test_a_stranger_plays_against_bots_in_two_clicks(zoe: Person) -> None:
    page = visits(zoe, "/")
    page.get_by_role("button", name="Play against bots (Fuji Flush)").click()
    expect(page.get_by_label("Your name")).not_to_have_value("")
    page.get_by_role("button", name="Start").click()
    expect(zoe.hand).to_have_count(6)
    page.goto(zoe.server.address)
    expect(page.locator(".rows .title").filter(has_text="Fuji Flush")).to_be_visible()


def test_what_was_chosen_last_time_is_chosen_again(zoe: Person) -> None:
    page = visits(zoe, "/")
    for _ in range(2):
        page.get_by_role("button", name="Play against bots (Fuji Flush)").click()
        page.get_by_label("Your name").fill("Zoé")
        page.get_by_text("3", exact=True).click()
        page.get_by_text("easy", exact=True).click()
        page.get_by_role("button", name="Start").click()
        expect(page.locator(".stage")).to_contain_text(re.compile("|".join(CAST["easy"])))
        page.goto(zoe.server.address)
    page.get_by_role("button", name="Play against bots (Fuji Flush)").click()
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    expect(page.get_by_label("Your name")).to_have_value("Zoé")


def test_what_matters_first_is_asked_and_dealt(zoe: Person) -> None:
    page = visits(zoe, "/")
    page.get_by_role("button", name="Play against bots (Decrypto)").click()
    expect(page.get_by_role("radio", name="English")).to_be_checked()
    page.keyboard.press("Escape")
    for _ in range(2):
        page.get_by_role("button", name="Play against bots (Pagan: Fate of Roanoke)").click()
        page.get_by_text("The Hunter", exact=True).click()
        page.get_by_text("Quick, 30 cards", exact=True).click()
        page.get_by_role("button", name="Start").click()
        expect(page.locator(".stage [data-id]").first).to_be_visible()
        opened = zoe.page.request.get(
            f"{zoe.server.address}/api{page.url.removeprefix(zoe.server.address).replace('/t/', '/tables/')}"
        ).json()
        assert [chair["mine"] for chair in opened["setting"]["chairs"]] == [False, True]
        assert opened["setting"]["options"]["decks"] == "quick"
        page.goto(zoe.server.address)
    page.get_by_role("button", name="Play against bots (Pagan: Fate of Roanoke)").click()
    expect(page.get_by_role("radio", name="The Hunter")).to_be_checked()
    expect(page.get_by_role("radio", name="Quick, 30 cards")).to_be_checked()


def test_a_friend_follows_an_invitation_and_the_host_starts(sits_down: SitDown, zoe: Person) -> None:
    ada = sits_down("Ada")
    page = visits(ada, "/new/fuji_flush")
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    expect(page.locator(".qr")).to_have_js_property("complete", value=True)
    assert page.locator(".qr").evaluate("(one) => one.naturalWidth > 0")

    zoe.page.goto(link)
    zoe.page.get_by_role("textbox").fill("Zoé")
    zoe.page.get_by_role("textbox").press("Enter")
    zoe.page.get_by_role("button", name="Sit on seat 2").click()
    expect(page.locator(".chairs")).to_contain_text("Zoé")
    expect(page.locator("#missing")).to_contain_text("One seat is still free")
    page.get_by_label("Bot on seat 3").select_option("easy")
    expect(page.locator("#missing")).to_have_text("Not ready yet: Zoé.")

    zoe.page.get_by_label("Say something to the table").fill("Here I am")
    zoe.page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log")).to_contain_text("Here I am")

    zoe.page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Start the match").click()
    expect(ada.hand).to_have_count(6)
    expect(zoe.hand).to_have_count(6)


def test_the_terms_that_the_host_changes_are_seen_by_everybody(sits_down: SitDown, zoe: Person) -> None:
    ada = sits_down("Ada")
    ada.opens(3, bots="", start=False)
    code = ada.page.locator(".code strong").inner_text()
    page = visits(zoe, "/")
    page.get_by_role("textbox", name="Code").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    page.get_by_role("textbox", name="What shall the others call you?").fill("Zoé")
    page.keyboard.press("Enter")
    expect(page.locator(".agreed")).to_contain_text("no limit")
    ada.page.get_by_text("Time, options and more").click()
    ada.page.get_by_text("Per move", exact=True).click()
    expect(page.locator(".agreed")).to_contain_text("one minute for each move")
    ada.page.get_by_label("Deals in a series").fill("3")
    ada.page.get_by_label("Deals in a series").press("Enter")
    expect(page.locator(".agreed div").filter(has_text="Deals in a series")).to_contain_text("3")


def test_a_code_that_opens_nothing_is_told(zoe: Person) -> None:
    page = visits(zoe, "/")
    page.get_by_role("textbox", name="Code").fill("NOPE42")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    zoe.troubles.clear()  # the browser reports every address where nothing is


def test_people_at_one_screen_have_names_of_their_own(zoe: Person) -> None:
    page = visits(zoe, "/new/fuji_flush")
    page.get_by_text("Together at this screen").click()
    page.get_by_label("Player 1", exact=True).fill("Zoé")
    page.get_by_label("Player 2", exact=True).fill("Max")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("body")).to_contain_text(re.compile("Zoé|Max"))
    names = {chair["name"] for chair in zoe.sees(page.url.rpartition("/")[2])["setting"]["chairs"]}
    assert {"Zoé", "Max"} < names


# --- After a match ---------------------------------------------------------------------------------------------------------


def test_after_a_match_its_luck_is_checked_and_a_rematch_opened(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    plays_a_little(ada, moves=1)
    strip = ada.page.locator(".finished")
    expect(strip.get_by_role("listitem")).to_have_count(3)
    strip.locator("summary").click()
    expect(strip).to_contain_text("Your browser has just made the fingerprint of the number again")
    strip.get_by_role("button", name="Rematch").click()
    expect(ada.page.locator(".chairs li")).to_have_count(3)


def test_the_browser_makes_the_same_fingerprints(zoe: Person) -> None:
    page = visits(zoe, "/about")
    script = page.locator("body").get_attribute("data-files")
    seed = bytes(range(7, 39))
    told = page.evaluate(
        """async ([path, seed, lengths]) => {
          const { commitment, sha256 } = await import(path);
          return [commitment(seed), ...lengths.map((length) => sha256(new Uint8Array(length).fill(97)))];
        }""",
        [f"{script}js/pages/sha256.js", seed.hex(), list(range(130))],
    )
    assert told == [commitment(seed), *(sha256(b"a" * length).hexdigest() for length in range(130))]


def test_a_match_is_watched_again_shared_and_continued(sits_down: SitDown, zoe: Person) -> None:
    ada = sits_down("Ada")
    table = plays_a_little(ada)
    page = visits(zoe, f"/replay/{table}?k={link_of(ada, table)}")
    moment = page.locator("output")
    steps = int(moment.inner_text().split()[-1])
    expect(page.locator(".log li")).to_have_count(steps + 1)

    page.keyboard.press("End")
    expect(moment).to_have_text(f"{steps} of {steps}")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_text(f"2 of {steps}")
    expect(page.locator(".log li[aria-current]")).to_have_attribute("data-step", "2")
    page.locator(".log li").nth(1).get_by_role("button").click()
    expect(moment).to_have_text(f"1 of {steps}")

    expect(page.locator(".stage .card.down").first).to_be_attached()
    page.get_by_label("Through whose eyes").select_option("0")
    expect(page.locator(".tray .card")).not_to_have_count(0)

    page.get_by_text("Share this moment").click()
    shared = page.get_by_label("Invitation link").input_value()
    assert "at=1" in shared
    assert "eyes=0" in shared

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".stage")).to_be_visible()
    assert page.url.rpartition("/")[2] != table


def test_a_log_line_leads_to_its_rule(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    table = plays_a_little(ada, moves=1)
    page = visits(ada, f"/replay/{table}")
    page.locator(".log").get_by_role("link", name="Rule FUJ-9").first.click()
    expect(page.locator(".rule.current")).to_contain_text("Play one card")
    expect(page.locator(".rule.current")).to_be_focused()


# --- Rules -----------------------------------------------------------------------------------------------------------------


def test_rules_have_addresses_contents_and_a_search(zoe: Person) -> None:
    page = visits(zoe, "/rules/fuji_flush#FUJ-12")
    expect(page.locator(".rule.current h3")).to_contain_text("A tie protects")
    expect(page.locator(".rule.current")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("draw pile empty")
    expect(page.locator(".rule:visible h3").filter(has_text="When the draw pile is empty")).to_have_count(1)
    expect(page.locator("#FUJ-12")).to_be_hidden()
    page.get_by_label("Search the rules").fill("")
    page.get_by_text("Contents").click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name=re.compile("^FUJ-2 ")).click()
    expect(page.locator("#FUJ-2")).to_be_in_viewport()


# --- Oneself ---------------------------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_leaves(sits_down: SitDown) -> None:
    ada = sits_down("Ada the First")
    table = ada.opens(3, bots="", start=False)
    page = visits(ada, "/account")
    page.locator("#sign-up-name").fill("Ada Lovelace")
    page.locator("#sign-up-password").fill("analytical engine")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada Lovelace")
    expect(page.locator("header .who")).to_have_text("Ada Lovelace")

    page.get_by_label("What is the key for?").fill("my bot")
    page.get_by_role("button", name="Make a key").click()
    expect(page.get_by_label("Key", exact=True)).to_have_value(re.compile("^tbl_"))
    expect(page.locator(".tokens")).to_contain_text("my bot")

    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.locator("header .who")).to_have_text("Account")
    visits(ada, "/account")
    page.locator("#sign-in-name").fill("Ada Lovelace")
    page.locator("#sign-in-password").fill("analytical engine")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada Lovelace")
    visits(ada, "/")
    expect(page.locator(f'a[href="/t/{table}"]')).to_be_visible()

    visits(ada, "/account")
    page.get_by_text("Delete everything about me").click()
    page.locator("#delete-password").fill("analytical engine")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("header .who")).to_have_text("Account")


def test_a_wrong_password_is_told_in_words(zoe: Person) -> None:
    page = visits(zoe, "/account")
    page.locator("#sign-in-name").fill("Nobody at all")
    page.locator("#sign-in-password").fill("wrong wrong")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_have_text("That name and that password don’t belong together.")
    zoe.troubles.clear()  # the browser reports every refusal


def test_the_theme_is_remembered_before_anything_is_drawn(zoe: Person) -> None:
    page = visits(zoe, "/account")
    page.get_by_text("Dark", exact=True).click()
    visits(zoe, "/about")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor") == "rgb(23, 25, 29)"


def test_finished_matches_stand_on_the_page_of_a_player(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    table = plays_a_little(ada, moves=1)
    page = visits(ada, "/p/me")
    page.locator(f'a[href="/replay/{table}"]').click()
    expect(page.locator(".log li").first).to_be_visible()


# --- Every page ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS)
def test_the_language_changes_in_place(zoe: Person, path: str) -> None:
    page = visits(zoe, path)
    before = page.locator("main").inner_text()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("main")).not_to_have_text(before)
    expect(page.get_by_role("button", name="Français")).to_be_focused()
    assert page.url == zoe.server.address + path
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_what_was_filled_in_stays_when_the_language_changes(zoe: Person) -> None:
    page = visits(zoe, "/new/fuji_flush")
    page.get_by_role("radio", name="6").check(force=True)
    page.get_by_label("Your name").fill("Zoé la Grande")
    page.get_by_text("Time, options and more").click()
    page.get_by_text("Per move", exact=True).click()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_visible()
    expect(page.get_by_role("radio", name="6")).to_be_checked()
    expect(page.get_by_label("Votre nom")).to_have_value("Zoé la Grande")
    expect(page.get_by_label("Secondes par coup")).to_be_visible()


def test_the_first_guess_of_the_language_is_the_browsers(sits_down: SitDown) -> None:
    page = visits(sits_down("Léa", locale="fr-CA"), "/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Prenez place")


def test_an_address_where_nothing_is_says_so(zoe: Person) -> None:
    page = visits(zoe, "/")
    assert page.request.get(f"{zoe.server.address}/nothing", headers={"accept": "text/html"}).status == 404
    page.evaluate("history.pushState(null, '', '/nothing'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing is here")
    page.get_by_role("link", name="Home").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Take a seat")


@pytest.fixture
def elsewhere(sits_down: SitDown, server: Served) -> Iterator[list[str]]:
    """Requests that went anywhere but to our own server."""
    found: list[str] = []
    yield found
    assert found == []


def watch(person: Person, found: list[str]) -> None:
    def noted(request: Any) -> None:
        if not request.url.startswith((person.server.address, "data:")):
            found.append(request.url)

    person.page.on("request", noted)


@pytest.mark.parametrize(
    ("screen", "colours", "language"), [(PHONE, "light", "fr"), (DESKTOP, "dark", "en")], ids=["phone", "desktop"]
)
def test_every_page_can_be_read_reached_and_hit(
    sits_down: SitDown, elsewhere: list[str], screen: dict[str, int], colours: str, language: str
) -> None:
    ada = sits_down("Ada", viewport=screen, color_scheme=colours, locale=language)
    watch(ada, elsewhere)
    for path in PATHS:
        audit(visits(ada, path))
    ada.opens(3, bots="", start=False)
    expect(ada.page.locator(".chairs")).to_be_visible()
    audit(ada.page)
    table = plays_a_little(ada, moves=1)
    audit(ada.page)
    page = visits(ada, f"/replay/{table}")
    expect(page.locator(".stage .card").first).to_be_visible()
    audit(page)
    ada.page.context.clear_cookies()
    audit(visits(ada, "/account"))
    visits(ada, "/")
    ada.page.locator(".game", has_text="Fuji Flush").locator(".primary").click()
    expect(ada.page.locator("dialog")).to_be_visible()
    audit(ada.page)


@pytest.mark.parametrize("width", [360, 2560])
def test_no_page_is_wider_than_its_screen(sits_down: SitDown, width: int) -> None:
    ada = sits_down("Ada", viewport={"width": width, "height": 800}, locale="fr")
    for path in PATHS:
        page = visits(ada, path)
        for details in page.locator("details:not([open]) > summary").all():
            details.click()
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), path


def test_text_of_twice_the_size_fits(sits_down: SitDown) -> None:
    ada = sits_down("Ada", viewport=DESKTOP)
    for path in PATHS:
        page = visits(ada, path)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), path


def test_a_match_is_begun_with_the_keyboard_alone(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    page = visits(ada, "/")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('bots (Fuji Flush)')"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    page.keyboard.press("Enter")
    expect(ada.hand).to_have_count(6)
