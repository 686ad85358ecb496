"""What happens is shown one event after the other, as fast as the reader likes, and nobody's answer waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Person, SitDown

PLAYING: Final = ".caption[data-playing]"
SETTLED: Final = ".caption:not([data-playing])"
LISTEN: Final = """() => {
  window.shown = [];
  document.addEventListener('beat', (event) => window.shown.push(event.detail.text));
}"""


def at_the_table(person: Person, seats: int = 4) -> str:
    table = person.opens(seats)
    assert person.is_asked()
    person.page.locator(SETTLED).wait_for()
    person.page.evaluate(LISTEN)
    return table


def shown(person: Person) -> list[str]:
    """The beats that were played."""
    told: list[str] = person.page.evaluate("window.shown")
    return told


def log(person: Person) -> list[str]:
    return person.page.locator(".story .line > span").all_inner_texts()


def answers(person: Person) -> None:
    """Pick the first card that can be picked, and wait until all that comes of it is shown."""
    person.plays()
    person.page.locator(SETTLED).wait_for()


def test_every_event_that_is_told_is_shown_in_its_order(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="fast")
    at_the_table(ada)
    before = len(log(ada))
    for _ in range(3):
        if ada.is_asked():
            answers(ada)
    expect(ada.page.locator(SETTLED)).to_be_visible()
    told = log(ada)[before:]
    assert shown(ada)[: len(told)] == told[: len(shown(ada))]
    assert len(shown(ada)) >= 3


def test_the_log_gets_a_line_when_its_event_is_shown(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="fast")
    at_the_table(ada)
    ada.page.evaluate(
        """() => {
          window.last = [];
          const text = () => [...document.querySelectorAll('.story .line > span')].at(-1).innerText;
          document.addEventListener('beat', () => window.last.push(text()));
        }"""
    )
    answers(ada)
    assert ada.page.evaluate("window.last") == shown(ada)
    assert len(shown(ada)) > 1


def test_a_picture_in_the_log_leaves_the_cards_on_the_table_their_shape(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="fast")
    at_the_table(ada)
    answers(ada)
    shapes = ada.page.locator(".stage .card").evaluate_all(
        "all => all.map((one) => one.offsetHeight / one.offsetWidth)"
    )
    assert shapes
    assert min(shapes) > 1


def test_whoever_skips_has_the_whole_log_at_once(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="calm")
    table = at_the_table(ada)
    ada.plays()
    ada.page.locator(f"{PLAYING} ~ .stage [data-lit]").first.wait_for()
    ada.page.locator(PLAYING).click()
    (look,) = ada.sees(table)["looks"]
    assert log(ada)[-1] == look["events"][-1]["text"]


def test_the_space_bar_skips(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="calm")
    at_the_table(ada)
    ada.plays()
    ada.page.locator(f"{PLAYING} ~ .stage [data-lit]").first.wait_for()  # nothing more comes before I answer
    ada.page.locator("body").press(" ")
    expect(ada.page.locator(".caption .skip-beats")).to_be_hidden()


def test_a_click_on_the_line_skips(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="calm")
    at_the_table(ada)
    ada.plays()
    ada.page.locator(f"{PLAYING} ~ .stage [data-lit]").first.wait_for()
    ada.page.locator(PLAYING).click()
    expect(ada.page.locator(".caption .again")).to_be_visible()


def test_an_answer_never_waits_and_is_the_card_that_was_seen(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="calm")
    at_the_table(ada)
    ada.plays()
    ada.page.locator(f"{PLAYING} ~ .stage [data-lit]").first.wait_for()  # I am asked while the others are still shown
    card = ada.lit.last
    label = card.locator(".label").inner_text()
    mine = ada.page.locator(".story .line.cause[data-seat='0']", has_text="You play")
    before = mine.count()
    card.click()
    expect(mine).to_have_count(before + 1)
    assert label in mine.last.inner_text().split(".")[0].split()


def test_who_wants_nothing_to_move_is_told_the_same(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="fast", reduced_motion="reduce")
    at_the_table(ada)
    ada.page.evaluate(
        """() => {
          window.moved = 0;
          Element.prototype.animate = function () { window.moved += 1; };
        }"""
    )
    answers(ada)
    assert shown(ada)
    assert ada.page.evaluate("window.moved") == 0


def test_everything_since_my_last_answer_is_shown_again(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="fast")
    at_the_table(ada)
    answers(ada)
    ada.is_asked()
    ada.page.locator(SETTLED).wait_for()
    first = shown(ada)
    hand = ada.hand.all_inner_texts()
    ada.page.locator(".caption .again").click()
    ada.page.locator(PLAYING).wait_for()
    ada.page.locator(SETTLED).wait_for()
    assert shown(ada) == [*first, *first]
    assert ada.hand.all_inner_texts() == hand


def test_at_once_nothing_is_played_and_the_last_move_is_told(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="at-once")
    at_the_table(ada)
    ada.plays()
    ada.is_asked()
    assert shown(ada) == []
    expect(ada.page.locator(".caption .cause")).not_to_be_empty()


def test_marks_of_the_last_moves_stay_until_i_answer(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="at-once")
    at_the_table(ada)
    ada.plays()
    ada.is_asked()
    expect(ada.page.locator(".stage [data-moved]").first).to_be_visible()


def test_the_speed_is_chosen_in_the_menu_and_kept(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="calm")
    table = at_the_table(ada)
    ada.picks_from_menu("Speed: calm")
    ada.goes_to(table)
    ada.is_asked()
    ada.picks_from_menu("Speed: normal")


def test_the_log_is_grouped_by_moves_and_marks_what_is_new(sits_down: SitDown) -> None:
    ada = sits_down("Ada", speed="at-once")
    at_the_table(ada)
    ada.plays()
    ada.is_asked()
    expect(ada.page.locator(".story .line.cause .mark").first).to_be_visible()
    expect(ada.page.locator(".story .line.first-new")).to_have_count(1)
    assert "You play" in ada.page.locator(".story .line.first-new").inner_text()
