"""A question in a terminal: how it works, and how an answer that can't be listed is written."""

from __future__ import annotations

from rich.console import Console

from tablee.core.scene import Blank, Entry, Prompt
from tablee.terminal.draw import draw_prompt


def drawn(prompt: Prompt) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(draw_prompt(prompt, "You can"))
    return captured.get()


def test_an_answer_that_is_written_shows_its_parts_its_notation_and_its_help() -> None:
    entry = Entry("clues {first} {second}", (Blank("first", "For 4, hat"), Blank("second", "For 2, moth")), "Send")
    told = drawn(Prompt("Write.", "DEC-8", (0,), mine=True, entry=entry, help="Point at the meaning."))
    assert "For 4, hat · For 2, moth  clues {first} {second}" in told
    assert "Point at the meaning." in told


def test_who_is_not_asked_is_spared_the_help() -> None:
    assert "meaning" not in drawn(Prompt("Wait.", "DEC-8", (1,), mine=False, help="Point at the meaning."))
