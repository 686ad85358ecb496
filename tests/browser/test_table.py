"""The table in a browser, as people use it: by mouse, by keyboard, on a phone, two at one screen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Person, SitDown, hands
from tests.web.conftest import Served


def play_once(table: str, *people: Person) -> Person:
    """Whoever is asked plays the first card that can be played; these sit on the first seats."""
    watching = people[0]
    while True:
        before = watching.moment()
        waiting: list[int] = watching.sees(table)["looks"][0]["scene"]["prompt"]["waiting"]
        for seat in waiting:
            if seat < len(people):
                people[seat].lit.first.wait_for()
                people[seat].plays()
                return people[seat]
        watching.moves_on(before)  # a bot is about to play


# --- Playing ---------------------------------------------------------------------------------------------------------------


def test_a_person_and_two_bots_play_a_whole_match_by_clicking(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens(3)
    while ada.is_asked():
        ada.plays()
    expect(ada.page.locator(".finished")).to_contain_text(re.compile("win", re.IGNORECASE))
    expect(ada.page.locator(".stage .place")).to_have_count(3)  # the table stays as it ended


def test_two_people_play_in_two_browsers(sits_down: SitDown) -> None:
    ada, basile = sits_down("Ada"), sits_down("Basile")
    table = ada.opens(3, start=False, bots="")
    invitation = ada.sees(table)["setting"]["link"]
    basile.goes_to(table, invitation)
    expect(basile.page.locator("main")).to_contain_text("Ada")
    basile.wishes(table, "sit", seat=1)
    basile.wishes(table, "prepare")
    ada.wishes(table, "place", seat=2, bot="random")
    ada.wishes(table, "start")
    for person in (ada, basile):
        expect(person.page.locator(".stage .place")).to_have_count(3)
    ada.says("Bonjour Basile")
    expect(basile.page.locator(".chat .lines")).to_contain_text("Bonjour Basile")
    for _ in range(6):
        asked = play_once(table, ada, basile)
        expect(asked.page.locator(".story .lines")).to_contain_text("You play")


def test_a_match_can_be_played_with_the_keyboard_alone(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens(3)
    ada.is_asked()
    reach(ada.page, "[data-lit]")
    ways = iter((["Enter"], ["Space"], ["1"], ["ArrowRight", "Enter"], ["ArrowRight", "ArrowLeft", "Enter"]))
    while ada.is_asked():
        assert ada.page.evaluate("document.activeElement.matches('[data-lit]')"), "focus is not on what can be picked"
        before = ada.moment()
        for key in next(ways, ["Enter"]):
            ada.page.keyboard.press(key)
        ada.moves_on(before)


def reach(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until something like this has focus, and see that it shows."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab doesn't reach {selector}")


def test_the_controls_are_exactly_the_options(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    table = ada.opens(3)
    for _ in range(4):
        if not ada.is_asked():
            break
        prompt = ada.sees(table)["looks"][0]["scene"]["prompt"]
        assert ada.offers() == [offer["move"] for offer in prompt["offers"]]
        lit = {one.get_attribute("data-id") for one in ada.lit.all()}
        assert lit == {node for offer in prompt["offers"] for node in (*offer["path"], *offer["like"])}
        assert (
            set(ada.page.locator('.stage [role="button"]').evaluate_all("all => all.map(one => one.dataset.id)")) == lit
        )
        ada.plays()


def test_the_list_plays_too_and_is_closed_to_those_who_are_not_asked(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens(3)
    ada.is_asked()
    if (fold := ada.page.locator(".ask .to-list")).is_visible():  # up to four answers are never folded
        fold.click()
    move = ada.offers()[-1]
    before = ada.moment()
    ada.page.locator(f'[data-move="{move}"]').click()
    ada.moves_on(before)
    expect(ada.page.locator(".story .lines")).to_contain_text(re.compile(f"You play an? {move.removeprefix('play ')}"))


AT_ITS_END = """() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.story .lines');
  return scrollHeight - scrollTop - clientHeight < 2;
}"""


def test_the_log_follows_though_the_page_changes_its_size_and_waits_for_a_reader(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.page.set_viewport_size({"width": 1440, "height": 600})
    ada.opens(3)
    log = ada.page.locator(".story .lines")
    while log.evaluate("(o) => o.scrollHeight - o.clientHeight") < 200:
        ada.plays()
        ada.is_asked()
    shrink = "(o) => { o.style.transition = 'none'; o.style.flex = 'none'; o.style.height = `${o.clientHeight - 90}px`; o.dispatchEvent(new Event('scroll')); }"
    log.evaluate(shrink)  # the page tells of a scroll before anybody has seen that the log became smaller
    ada.plays()
    ada.is_asked()
    ada.page.wait_for_function(AT_ITS_END)
    log.evaluate(
        "(o) => new Promise((done) => { o.addEventListener('scroll', done, { once: true }); o.scrollTop = 0; })"
    )
    ada.plays()
    ada.is_asked()
    assert log.evaluate("(o) => o.scrollTop") == 0


# --- One screen, several people ---------------------------------------------------------------------------------------------


def test_a_curtain_hides_everything_between_two_people_at_one_screen(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens(3, sit=(0, 1, 2), hot_seat=True)
    seen = set()
    for _ in range(4):
        curtain = ada.page.locator("dialog.curtain")
        expect(curtain).to_be_visible()
        assert ada.page.locator(".stage .card").count() == 0, "the page holds cards behind the curtain"
        ada.page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        seat = curtain.get_attribute("data-seat")
        seen.add(seat)
        curtain.get_by_role("button").click()
        expect(ada.hand.first).to_be_visible()
        assert ada.hand.first.get_attribute("data-seat") == seat
        ada.lit.first.click()
    assert len(seen) == 3


def test_several_seats_of_one_person_are_tabs(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens(3, sit=(0, 1))
    tabs = ada.page.get_by_role("tab")
    expect(tabs).to_have_count(2)
    for _ in range(3):
        if not ada.is_asked():
            break
        seat = ada.page.locator('[role="tab"][aria-selected="true"]').get_attribute("data-seat")
        assert ada.hand.first.get_attribute("data-seat") == seat
        ada.plays()
    if not ada.is_over:
        other = ada.page.locator('[role="tab"][aria-selected="false"]')
        seat = other.get_attribute("data-seat")
        other.click()
        expect(ada.hand.first).to_have_attribute("data-seat", str(seat))


# --- Trouble -----------------------------------------------------------------------------------------------------------------


def test_a_killed_server_comes_back_and_nothing_is_lost(sits_down: SitDown, mortal: Served) -> None:
    ada = sits_down("Ada", at=mortal)
    ada.opens(3)
    ada.is_asked()
    ada.plays()
    ada.is_asked()
    before = ada.page.locator(".story .lines").inner_text()
    mortal.kill()
    expect(ada.page.locator(".banner.lost")).to_be_visible()
    expect(ada.lit).to_have_count(0)  # nothing can be done that might be lost
    mortal.start()
    expect(ada.page.locator(".banner.lost")).to_have_count(0)
    assert ada.is_asked()
    assert ada.page.locator(".story .lines").inner_text() == before
    ada.plays()


def test_the_language_changes_in_the_middle_of_a_match(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens(3)
    ada.is_asked()
    expect(ada.page.locator(".question")).to_contain_text("Play a card")
    ada.page.locator('header.top button[lang="fr"]').click()
    expect(ada.page.locator(".question")).to_contain_text("Jouez une carte")
    expect(ada.page.locator(".story")).to_contain_text("Ce qui s’est passé")
    expect(ada.page.locator(".story .lines")).not_to_contain_text("plays")
    assert ada.is_asked()
    ada.plays()
    assert "web-" not in ada.text(), "a text is missing"


def test_a_match_that_is_resigned_or_left_can_be_watched(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    table = ada.opens(4, public=True)
    ada.is_asked()
    chloe = sits_down("Chloé")
    chloe.goes_to(table)
    expect(chloe.page.locator(".stage .place")).to_have_count(4)
    assert chloe.hand.count() == 0
    expect(chloe.lit).to_have_count(0)
    expect(ada.page.locator(".onlookers")).to_contain_text("Chloé")
    ada.picks_from_menu("Resign")
    ada.page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(chloe.page.locator(".story .lines")).to_contain_text("Ada leaves")


def test_an_answer_can_be_taken_back_when_the_others_agree(sits_down: SitDown) -> None:
    ada, basile = sits_down("Ada"), sits_down("Basile")
    table = ada.opens(3, start=False, bots="", options={"first": "0"})
    basile.goes_to(table, ada.sees(table)["setting"]["link"])
    expect(basile.page.locator("main")).to_contain_text("Ada")
    basile.wishes(table, "sit", seat=1)
    basile.wishes(table, "prepare")
    ada.wishes(table, "place", seat=2, bot="random")
    ada.wishes(table, "start")
    ada.is_asked()
    ada.plays()
    basile.is_asked()
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ada.page.locator(".banner.undo")).to_contain_text("You asked")
    basile.page.locator(".banner.undo").get_by_role("button", name="That’s fine").click()
    assert ada.is_asked()
    expect(basile.lit).to_have_count(0)


def test_a_bot_plays_for_me_until_i_take_my_seat_back(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens(3, options={"deals": 9})
    ada.is_asked()
    ada.picks_from_menu("Let a bot play for me")
    ada.page.locator(".banner.bot").get_by_role("button", name="Play again myself").click()
    expect(ada.page.locator(".banner.bot")).to_have_count(0)
    ada.is_asked()


# --- Phones ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_shows_it_all_without_scrolling_sideways(sits_down: SitDown, width: int) -> None:
    ada = sits_down("Ada", viewport={**PHONE, "width": width}, has_touch=True, is_mobile=True)
    ada.opens(8)
    ada.is_asked()
    for _ in range(2):
        assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= width
        assert ada.page.evaluate("document.querySelector('.ground').clientHeight") > PHONE["height"] / 3
        for card in ada.hand.all():
            box = card.bounding_box()
            assert box is not None
            assert box["width"] >= 44
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= PHONE["height"], "the hand is out of reach"
        ada.lit.first.tap()
        ada.is_asked()
    expect(ada.page.locator(".side")).to_be_hidden()
    ada.page.get_by_role("button", name="Log and chat").tap()
    expect(ada.page.locator(".side")).to_be_visible()
    ada.says("Hello")
    expect(ada.page.locator(".chat .lines")).to_contain_text("Hello")


def test_a_long_press_is_a_look_and_no_move(sits_down: SitDown) -> None:
    ada = sits_down("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.opens(3)
    ada.is_asked()
    card = ada.hand.first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, "button": 0})
    reading = ada.page.locator(".reading")
    expect(reading).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click", {"bubbles": True})
    reading.get_by_role("button", name="Close").tap()
    expect(reading).to_be_hidden()
    ada.plays()
    expect(ada.page.locator(".story .lines li", has_text="You play")).to_have_count(1)


# --- Any board ---------------------------------------------------------------------------------------------------------------

BOARD = """async () => {
  const files = document.body.dataset.files;
  const [{ Stage }, { Ask }] = await Promise.all([import(`${files}js/table/scene.js`), import(`${files}js/table/ask.js`)]);
  const spot = (id, x) => ({ kind: 'spot', id, text: `Space ${id}`, x, y: 0, width: 1, height: 1, label: id, style: '', picture: '', badge: '', round: false });
  const piece = { kind: 'piece', id: 'pawn', text: 'My pawn', label: 'P', at: 'a', style: '', detail: '', picture: '', badge: '', seat: 0, under: [] };
  const board = { kind: 'board', id: 'board', text: 'A board', width: 3, height: 1, spots: [spot('a', 0), spot('b', 1), spot('c', 2)], nodes: [piece], links: [{ start: 'a', end: 'b', style: '' }], picture: '', style: '' };
  const offer = (move, text, path, grave = false) => ({ move, text, path, like: [], preview: `Goes: ${text}`, touches: path.slice(1), grave });
  const offers = [offer('go b', 'To b', ['pawn', 'b']), offer('go c', 'To c', ['pawn', 'c'], true), offer('pass', 'Pass', [])];
  const entry = { notation: 'clue {word} {wheel}', text: 'Give it', blanks: [{ name: 'word', text: 'A word', longest: 20, choices: [] }, { name: 'wheel', text: 'A number', longest: 1, choices: ['1', '2'] }] };
  const main = document.querySelector('main');
  main.replaceChildren();
  const [root, panel] = [document.createElement('div'), document.createElement('section')];
  main.append(root, panel);
  const stage = new Stage(root);
  stage.show({ game: 'fuji_flush', title: 'A board', nodes: [board], prompt: null, standings: null }, { me: 0, seats: ['Ada'] });
  const ask = new Ask(stage, panel, { answer: (move) => (panel.dataset.answer = move), rule() {} });
  panel.className = 'ask';
  ask.show({ text: 'Where to?', rule: '', waiting: [0], mine: true, offers, entry, help: '' }, { open: true, whose: 'You' });
}"""


def test_a_way_of_two_steps_is_picked_dragged_typed_or_written(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.page.goto(ada.server.address)
    ada.page.locator("main h1").wait_for()
    ada.page.evaluate(BOARD)
    panel, pawn = ada.page.locator(".ask"), ada.page.locator('[data-id="pawn"]')
    lit = ada.page.locator("[data-lit]")

    expect(lit).to_have_count(1)
    pawn.click()  # first the piece, then the space
    expect(lit).to_have_count(2)
    ada.page.keyboard.press("Escape")
    expect(lit).to_have_count(1)
    pawn.click()
    ada.page.locator('[data-id="b"]').click()
    expect(panel).to_have_attribute("data-answer", "go b")

    ada.page.evaluate("document.querySelector('.ask').dataset.answer = ''")
    ada.page.keyboard.press("Escape")
    pawn.drag_to(ada.page.locator('[data-id="b"]'))
    expect(panel).to_have_attribute("data-answer", "go b")

    ada.page.keyboard.press("Escape")
    pawn.focus()
    for key in ("Enter", "ArrowRight", "Enter"):  # what is grave is asked once more
        ada.page.keyboard.press(key)
    ada.page.locator("dialog").get_by_role("button", name="Do it").click()
    expect(panel).to_have_attribute("data-answer", "go c")

    ada.page.get_by_role("button", name="Pass").click()
    expect(panel).to_have_attribute("data-answer", "pass")
    ada.page.get_by_label("A word").fill('a "quoted" \\ word')
    ada.page.get_by_label("A number").select_option("2")
    ada.page.get_by_role("button", name="Give it").click()
    expect(panel).to_have_attribute("data-answer", 'clue "a \\"quoted\\" \\\\ word" 2')


# --- Time --------------------------------------------------------------------------------------------------------------------


def sand_runs(ada: Person) -> list[str]:
    """Ada has all four seats; black has sent its clues and turned the hourglass on white, whose form is open: its keywords."""
    options = {"hourglass": True, "teams": "sides", "language": "en"}
    ada.page.clock.install()
    table = ada.opens(4, game="decrypto", sit=(0, 1, 2, 3), bots="", options=options)

    def answers(seat: int, move: str) -> None:
        ada.wishes(table, "answer", seat=seat, moment=ada.sees(table)["moment"], move=move)

    looks = ada.sees(table)["looks"]
    drawers = [
        look["seat"] for look in looks if any(one["move"] == "draw" for one in look["scene"]["prompt"]["offers"])
    ]
    white, black = drawers
    for seat, move in ((white, "draw"), (black, "draw"), (black, 'clues "abacus" "zebra" "quartz"'), (black, "turn")):
        answers(seat, move)
    expect(ada.page.locator(".ask .form input")).to_have_count(3)
    return [label.rpartition(", ")[2] for label in ada.page.locator(".ask .form label").all_inner_texts()]


def test_what_stands_in_a_form_when_the_sand_runs_out_is_handed_in(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    sand_runs(ada)
    fields = ada.page.locator(".ask .form input")
    fields.nth(0).fill("walrus")
    fields.nth(2).fill("fjord")
    ada.page.clock.fast_forward(20_000)
    expect(ada.page.locator(".story .lines")).not_to_contain_text("walrus")
    ada.page.clock.fast_forward(10_000)
    expect(ada.page.locator(".story .lines")).to_contain_text("Kept so far: “walrus”, “…”, “fjord”.")
    expect(fields.nth(0)).to_have_value("walrus")
    expect(ada.page.locator(".toast")).to_have_count(0)


def test_a_clue_that_is_not_allowed_does_not_cost_the_others_when_the_sand_runs_out(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    _, keyword, _ = sand_runs(ada)
    fields = ada.page.locator(".ask .form input")
    for at, clue in enumerate(("walrus", keyword, "fjord")):
        fields.nth(at).fill(clue)
    ada.page.clock.fast_forward(29_500)
    expect(ada.page.locator(".story .lines")).to_contain_text("Kept so far: “walrus”, “…”, “fjord”.")
    expect(ada.page.locator(".toast")).to_have_count(0)


# --- Rules -------------------------------------------------------------------------------------------------------------------


def test_the_rule_behind_the_question_opens_at_the_table(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.opens(3)
    ada.is_asked()
    ada.page.locator(".ask .cite").click()
    dialog = ada.page.locator("dialog.ruling")
    expect(dialog).to_contain_text("FUJ-9")
    expect(dialog.get_by_role("link", name="All the rules")).to_have_attribute("href", "/rules/fuji_flush#FUJ-9")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert ada.page.evaluate("document.activeElement.classList.contains('cite')")


# --- Secrets -----------------------------------------------------------------------------------------------------------------

EVERYTHING = """() => {
  const found = [];
  for (const element of document.body.querySelectorAll('*')) {
    const drawn = element.namespaceURI.endsWith('svg'); // coordinates
    for (const attribute of element.attributes) if (!drawn && attribute.name !== 'style') found.push(attribute.value);
    for (const child of element.childNodes) if (child.nodeType === 3) found.push(child.data);
  }
  return found.join('\\n');
}"""


def numbers(text: str) -> set[int]:
    return {int(found) for found in re.findall(r"(?<![\w.])\d{1,2}(?![\w.])", text)}


def test_the_page_of_a_seat_holds_nothing_that_the_seat_may_not_know(sits_down: SitDown, server: Served) -> None:
    ada = sits_down("Ada")
    table = ada.opens(5, options={"tally": False})
    checked = 0
    for _ in range(8):
        if not ada.is_asked():
            break
        told = numbers(json.dumps(ada.sees(table)["looks"], ensure_ascii=False))
        hidden = {card for hand in hands(server, table)[1:] for card in hand} - told
        held = numbers(ada.page.evaluate(EVERYTHING))
        assert hidden & held <= set(range(1, 7)), (
            "a hidden card is on the page"
        )  # low numbers count seats and options too
        backs = ada.page.locator(".stage .card.down").evaluate_all(
            "all => all.map(one => [one.className, one.getAttribute('aria-label'), one.innerHTML].join())"
        )
        assert len(set(backs)) == 1, "backs differ"
        checked += len(hidden)
        ada.plays()
    assert checked > 0
