"""A screen of which only what changed is written again. Where there is none, as in a pipe, everything is printed once."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from tablee.terminal.draw import tamed

BELOW = 2  # rows under what is shown: where one types, and a last row for a word in reply
WIPED = 60  # lines that hide what a pipe has printed before


class Screen:
    """The rows of a terminal as they were last written."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.full = console.is_terminal and not console.is_dumb_terminal
        self._written: list[Text] = []
        self._size = (0, 0)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def rows(self) -> int | None:
        """The rows there are for the table and its question; None where all can be printed."""
        return self.console.height - BELOW if self.full else None

    def open(self) -> None:
        """Take the whole terminal; what stood there comes back at the end, and no hand stays in the scrollback."""
        if self.full:
            self.console.set_alt_screen(enable=True)

    def close(self) -> None:
        if self.full:
            self.console.set_alt_screen(enable=False)
        self.forget()

    def forget(self) -> None:
        """Somebody else has written here: the next time, everything is written."""
        self._size = (0, 0)

    def show(self, lines: Sequence[Text], reply: Text | None = None) -> None:
        """These lines, a word in reply below them, and the cursor where one types."""
        lines = [tamed(line) for line in lines]
        reply = reply and tamed(reply)
        if not self.full:
            for line in (*lines, *([reply] if reply is not None else [])):
                self.console.print(line, soft_wrap=True)
            return
        size = (self.console.width, self.console.height)
        if size != self._size:
            self._size, self._written = size, []
            self.console.control(Control.clear(), Control.home())
        typed = self.console.height - BELOW
        wanted = [*lines[:typed], *([Text("")] * (typed - len(lines))), Text(""), reply or Text("")]
        for row, line in enumerate(wanted):
            if row == typed or row >= len(self._written) or self._written[row] != line:
                self._write(row, line)
        self._written = wanted
        self.console.control(Control.move_to(0, typed))

    def _write(self, row: int, line: Text) -> None:
        self.console.control(Control.move_to(0, row), Control((ControlType.ERASE_IN_LINE, 2)))
        self.console.print(line, end="", soft_wrap=True)

    def wipe(self) -> None:
        """Nothing of what was shown may be seen."""
        if self.full:
            self._written = []
            self.console.control(Control.clear(), Control.home())
        else:
            self.console.print("\n" * WIPED)
