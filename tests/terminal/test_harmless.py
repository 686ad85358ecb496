"""Nothing that somebody wrote is obeyed by a terminal: no control character of a text reaches it raw."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol
from unicodedata import category

import pytest
from rich.text import Text
from tests.terminal.glass import Glass

from tablee.terminal.screen import Screen

RED = "\x1b[31m"
TURNED = "\u202e"
C1 = "\x9b2J"


class Ran(Protocol):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def obeyed(text: str) -> list[str]:
    """What a terminal would act on."""
    return [sign for sign in text if category(sign) in {"Cc", "Cf"} and sign != "\n"]


@pytest.fixture
def forged(tmp_path: Path) -> Path:
    """A record whose players have names that steer a terminal, and which does not replay."""
    known = Path("tests/records/fuji_flush/own-turn.match").read_text("utf-8")
    seats = next(line for line in known.splitlines() if line.startswith("seats"))
    name = 'name 0 "' + "".join(f"\\u{ord(one):04x}" for one in "\x1b\u202e\x9b") + 'Zoé"'
    path = tmp_path / "forged.match"
    lines = [line for line in known.splitlines() if not line.startswith("name 0")]
    at = lines.index(seats)
    path.write_text("\n".join([*lines[: at + 1], name, *lines[at + 1 :]]), "utf-8")
    return path


@pytest.mark.parametrize("how", [[], ["--json"]])
def test_the_names_of_a_record_steer_no_terminal(tablee: Run, forged: Path, how: list[str]) -> None:
    ran = tablee("show", str(forged), *how)
    assert ran.code == 0, ran.err
    assert "Zoé" in ran.out
    assert obeyed(ran.out) == []


def test_a_refusal_steers_no_terminal(tablee: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.match"
    path.write_text(f"tablee record 1\ngame {RED}{TURNED}fuji 1\n", "utf-8")
    ran = tablee("verify", str(path))
    assert ran.code == 2
    assert obeyed(ran.err) == []
    again = tablee("play", f"fuji{C1}", "me")
    assert again.code == 2
    assert obeyed(again.err) == []


def test_a_name_at_the_table_steers_no_terminal(tablee: Run) -> None:
    ran = tablee(
        "play", "fuji_flush", f"me:{RED}Zoé{TURNED}", "me:Max", "easy", "--seed", "3", "-o", "first=0", typed="\nlog\n"
    )
    assert "Zoé" in ran.out
    assert obeyed(ran.out) == []


def test_what_is_shown_on_a_whole_screen_steers_it_nowhere() -> None:
    glass = Glass()
    Screen(glass.console()).show([Text(f"Pass the screen to {RED}Zoé{C1}.")], Text(f"“{TURNED}” is not allowed"))
    assert RED not in glass.sent
    assert TURNED not in glass.sent
    assert "\x9b" not in glass.sent
