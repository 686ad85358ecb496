"""Only what changed is written again, and the question keeps its place."""

from __future__ import annotations

from rich.text import Text
from tests.terminal.glass import Glass

from tablee.terminal.screen import Screen


def lines(*texts: str) -> list[Text]:
    return [Text(text) for text in texts]


def test_what_is_shown_is_seen() -> None:
    glass = Glass()
    screen = Screen(glass.console())
    screen.show(lines("one", "⚓ two", "three"), Text("a reply"))
    assert glass.seen()[:3] == ["one", "⚓ two", "three"]
    assert glass.seen()[-1] == "a reply"
    assert (glass.row, glass.column) == (22, 0)  # where one types


def test_only_the_lines_that_changed_are_written_again() -> None:
    glass = Glass()
    screen = Screen(glass.console())
    screen.show(lines(*(f"line {at}" for at in range(22))))
    glass.sent = ""
    screen.show(lines(*(f"line {at}" if at != 7 else "another" for at in range(22))))
    assert "another" in glass.sent
    assert "line" not in glass.sent
    assert glass.seen()[7] == "another"


def test_what_was_typed_goes_and_nothing_scrolls() -> None:
    glass = Glass()
    screen = Screen(glass.console())
    screen.show(lines("one"))
    glass.type("> play 12")
    screen.show(lines("one"))
    assert not glass.scrolled
    assert "play 12" not in "\n".join(glass.seen())


def test_another_size_is_another_screen() -> None:
    glass = Glass()
    console = glass.console()
    screen = Screen(console)
    screen.show(lines("one"))
    console.height = 20
    glass.sent = ""
    screen.show(lines("one"))
    assert "one" in glass.sent


def test_nothing_stays_of_a_screen_that_was_wiped() -> None:
    glass = Glass()
    screen = Screen(glass.console())
    screen.show(lines("my hand"))
    screen.wipe()
    assert not any(glass.seen())
    screen.show(lines("pass the screen"))
    assert glass.seen()[0] == "pass the screen"
