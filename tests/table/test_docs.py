"""The page about the live table says what is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from tablee.table import commands

PAGE = Path(__file__).parents[2] / "docs" / "live-table.md"
KINDS = ("lobby", "match", "absence", "always", "node")


def named(*kinds: str) -> set[str]:
    """The commands in these rows of the page."""
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if re.match(rf"\| ({'|'.join(kinds)}) \|", line)]
    return set(re.findall(r"`(\w+)`", " ".join(rows)))


def test_the_page_names_every_command() -> None:
    known = {
        name
        for name, one in vars(commands).items()
        if isinstance(one, type) and issubclass(one, commands.Command) and not one.__subclasses__()
    }
    assert named(*KINDS) == known


def test_what_people_can_send_is_what_the_page_says() -> None:
    assert named(*KINDS[:-1]) == {one.__name__ for one in get_args(commands.PlayerCommand)}
