"""The promises of the question panel, in every game at both sizes: a sample of what `benchmarks/promises.py` measures."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from benchmarks.promises import BROKEN, SCREENS, Found, looks
from tests.browser.conftest import PHONE, SitDown

from tablee.core.game import load, names
from tablee.core.scene import Scene, Zone
from tablee.core.serialize import serialize
from tablee.games.pagan.facts import CARDS
from tablee.games.pagan.things import printed
from tablee.i18n import Words

QUESTIONS = 8


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", names())
def test_an_answer_is_in_sight_and_nothing_jumps_or_breaks(sits_down: SitDown, game: str, screen: str) -> None:
    phone = screen == "phone"
    ada = sits_down("Ada", viewport=SCREENS[screen], has_touch=phone, is_mobile=phone)
    found = Found(game, screen)
    for look in itertools.islice(looks(ada.page, ada.server.address, game, Random(game)), QUESTIONS):
        found.add(look)
    assert found.questions == QUESTIONS
    assert found.visible == QUESTIONS, found.unseen
    assert found.moved == {}
    assert found.broken == {}
    if phone:
        assert found.tight == {}


PANEL = """async () => {
  const files = document.body.dataset.files;
  const [{ Stage }, { Ask }] = await Promise.all([import(`${files}js/table/scene.js`), import(`${files}js/table/ask.js`)]);
  const card = (at) => ({ kind: 'card', id: `hand.0.${at}`, text: `Card ${at}`, label: `Card ${at}`, up: true, style: '', detail: `What card ${at} does.`, picture: '', badge: '', seat: 0 });
  const hand = { kind: 'zone', id: 'hand.0', text: 'Your hand', nodes: [0, 1, 2, 3, 4].map(card), layout: 'fan', columns: 0, count: null, style: 'mine', seat: 0 };
  const offer = (at) => ({ move: `play ${at}`, text: `Play card ${at}, 2 influence`, path: [`hand.0.${at}`], like: [], preview: '', touches: [], grave: at === 1, cost: at === 1 ? 'It is gone for good.' : '', passive: false });
  const pass = { move: 'pass', text: 'No, go on', path: [], like: [], preview: '', touches: [], grave: false, cost: '', passive: true };
  const main = document.querySelector('main');
  const [root, panel] = [document.createElement('div'), document.createElement('section')];
  main.replaceChildren(root, panel);
  const stage = new Stage(root);
  stage.show({ game: 'fuji_flush', title: 'A hand', nodes: [hand], prompt: null, standings: null }, { me: 0, seats: ['Ada'] });
  const ask = new Ask(stage, panel, { answer: (move) => (panel.dataset.answer = move), rule() {} });
  panel.className = 'ask';
  Object.assign(window, { stage, ask });
  window.show = (many) => {
    const offers = [pass, ...[0, 1, 2, 3, 4].slice(0, many).map(offer)];
    ask.show({ text: 'Which?', rule: '', waiting: [0], mine: true, offers, entry: null, help: '' }, { open: true, whose: 'You' });
  };
}"""


def test_to_act_comes_first_and_strong_and_a_few_answers_are_never_folded(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.page.goto(ada.server.address)
    ada.page.locator("main h1").wait_for()
    ada.page.evaluate(PANEL)
    ada.page.evaluate("show(3)")
    buttons = ada.page.locator(".ask .buttons [data-move]")
    assert buttons.evaluate_all("all => all.map((one) => one.dataset.move)") == ["play 0", "play 1", "play 2", "pass"]
    assert buttons.evaluate_all("all => all.map((one) => one.matches('.primary'))") == [True, True, True, False]
    ada.page.evaluate("show(5)")
    assert buttons.evaluate_all("all => all.map((one) => one.dataset.move)") == ["pass"]
    assert ada.page.locator(".ask .offers [data-move]").count() == 5


def test_what_can_not_be_undone_says_what_it_costs(sits_down: SitDown) -> None:
    ada = sits_down("Ada")
    ada.page.goto(ada.server.address)
    ada.page.locator("main h1").wait_for()
    ada.page.evaluate(PANEL)
    ada.page.evaluate("show(3)")
    ada.page.locator('[data-move="play 1"]').click()
    dialog = ada.page.locator("dialog.sure")
    assert "It is gone for good." in dialog.inner_text()
    dialog.get_by_role("button", name="Do it").click()
    ada.page.locator('.ask[data-answer="play 1"]').wait_for()


def test_a_finger_reads_first_and_plays_from_there_or_by_a_second_tap(sits_down: SitDown) -> None:
    ada = sits_down("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.page.goto(ada.server.address)
    ada.page.locator("main h1").wait_for()
    ada.page.evaluate(PANEL)
    ada.page.evaluate("show(5)")
    card, reading = ada.page.locator('[data-id="hand.0.2"]'), ada.page.locator(".reading")
    card.tap()
    assert "What card 2 does." in reading.inner_text()
    assert ada.page.locator(".ask").get_attribute("data-answer") is None
    reading.get_by_role("button", name="Play card 2, 2 influence").tap()
    ada.page.locator('.ask[data-answer="play 2"]').wait_for()
    for _ in range(2):
        ada.page.locator('[data-id="hand.0.3"]').tap()
    ada.page.locator('.ask[data-answer="play 3"]').wait_for()


NAMED = """([scene, language]) => {
  document.documentElement.lang = language;
  const main = document.querySelector('main');
  const root = document.createElement('div');
  main.replaceChildren(root);
  return import(`${document.body.dataset.files}js/table/scene.js`).then(async ({ Stage }) => {
    const stage = new Stage(root);
    stage.show(scene, { me: 0, seats: ['Ada', 'Bo'] });
    await document.fonts.ready;
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
    for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame);
  });
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_on_a_small_card_is_whole_or_broken_between_syllables(sits_down: SitDown, language: str) -> None:
    ada = sits_down("Ada", viewport=PHONE)
    ada.page.goto(ada.server.address)
    ada.page.locator("main h1").wait_for()
    speaker = Words(load("pagan"), language, 0)
    cards = [printed(speaker, f"card.{at}", at) for at in range(len(CARDS))]
    zones = (
        Zone("hand.0", "Hand", tuple(cards[::2]), "fan", style="mine", seat=0),
        Zone("spaces.0", "Spaces", tuple(cards[1::2]), "row", style="spaces"),
    )
    scene = Scene("pagan", "Names", zones, None)
    ada.page.evaluate(NAMED, [serialize(scene), language])
    assert ada.page.locator(".stage .card .label").count() == len(CARDS)
    assert ada.page.evaluate(f"({BROKEN})()") == []


NEARER = """() => {
  const spot = (at) => ({ kind: 'spot', id: `spot.${at}`, text: `Space ${at}`, label: `${at}`, x: at, y: at, width: 1, height: 1, style: '', detail: '', picture: '', badge: '', round: true });
  const board = { kind: 'board', id: 'board', text: 'The sea', width: 20, height: 20, spots: Array.from({ length: 20 }, (_, at) => spot(at)), nodes: [], links: [], style: '', picture: '' };
  const offer = (at) => ({ move: `go ${at}`, text: `Go to ${at}`, path: [`spot.${at}`], like: [], preview: '', touches: [], grave: false, cost: '', passive: false });
  stage.show({ game: 'fuji_flush', title: 'A board', nodes: [board], prompt: null, result: '' }, { me: 0, seats: ['Ada'] });
  const offers = [13, 14, 15, 16, 17].map(offer);
  ask.show({ text: 'Where to?', rule: '', waiting: [0], mine: true, offers, entry: null, help: '' }, { open: true, whose: 'You' });
}"""


NEAR = """() => {
  const room = document.querySelector('.board-window').getBoundingClientRect();
  return [13, 14, 15, 16, 17].every((at) => {
    const { left, right, top, bottom, width } = document.querySelector(`[data-id="spot.${at}"]`).getBoundingClientRect();
    return width >= 40 && left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
  });
}"""


def test_a_board_comes_nearer_where_its_spaces_are_too_small_and_is_seen_whole_with_one_tap(sits_down: SitDown) -> None:
    ada = sits_down("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.page.goto(ada.server.address)
    ada.page.locator("main h1").wait_for()
    ada.page.evaluate(PANEL)
    ada.page.evaluate(NEARER)
    ada.page.wait_for_function(NEAR)
    room = ada.page.locator(".board-window").bounding_box()
    ada.page.get_by_role("button", name="The whole board").tap()
    assert ada.page.locator(".board-surface[data-zoomed]").count() == 0
    ada.page.get_by_role("button", name="Nearer").tap()
    assert ada.page.locator(".board-surface[data-zoomed]").count() == 1
    assert ada.page.locator(".board-window").bounding_box() == room
