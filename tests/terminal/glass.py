"""A terminal of so many columns and rows, as far as ours is spoken to: what is seen on it, and what was written to it."""

from __future__ import annotations

import re
from io import StringIO

from rich.cells import cell_len
from rich.console import Console

_SPOKEN = re.compile(r"\x1b\[(?P<numbers>[0-9;?]*)(?P<letter>[A-Za-z])|(?P<text>[^\x1b])", re.DOTALL)


class Glass(StringIO):
    """Understands where to go, what to erase, and letters."""

    def __init__(self, width: int = 80, height: int = 24) -> None:
        super().__init__()
        self.width, self.height = width, height
        self.rows = [[" "] * width for _ in range(height)]
        self.row = self.column = 0
        self.sent = ""  # since it was last looked at
        self.scrolled = False

    def console(self) -> Console:
        return Console(
            file=self,
            width=self.width,
            height=self.height,
            force_terminal=True,
            color_system=None,
            legacy_windows=False,
        )

    def write(self, text: str) -> int:
        self.sent += text
        for said in _SPOKEN.finditer(text):
            if said["text"] is not None:
                self._letter(said["text"])
            else:
                self._go(said["letter"], [int(one) for one in said["numbers"].split(";") if one.isdecimal()])
        return len(text)

    def _go(self, letter: str, numbers: list[int]) -> None:
        if letter == "H":
            self.row, self.column = (numbers[0] - 1, numbers[1] - 1) if numbers else (0, 0)
        elif letter == "K":
            self.rows[self.row] = [" "] * self.width
        elif letter == "J":
            self.rows = [[" "] * self.width for _ in range(self.height)]

    def _letter(self, letter: str) -> None:
        if letter == "\n":
            self.row, self.column = self.row + 1, 0
        else:
            if self.column + cell_len(letter) > self.width:
                self.row, self.column = self.row + 1, 0
            self._scroll()
            self.rows[self.row][self.column] = letter
            for more in range(1, cell_len(letter)):
                self.rows[self.row][self.column + more] = ""
            self.column += cell_len(letter)
        self._scroll()

    def _scroll(self) -> None:
        if self.row >= self.height:
            self.scrolled = True
            self.rows = [*self.rows[1:], [" "] * self.width]
            self.row = self.height - 1

    def seen(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]

    def type(self, text: str) -> str:
        """Somebody types a line: it is echoed, and the cursor goes on."""
        self.write(f"{text}\n")
        return text
