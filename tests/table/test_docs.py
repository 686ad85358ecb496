"""The page about the live table says what is so."""

from __future__ import annotations

import re
from pathlib import Path

from tablee.table import Table

PAGE = Path(__file__).parents[2] / "docs" / "live-table.md"


def test_the_page_names_every_wish() -> None:
    rows = [
        line for line in PAGE.read_text("utf-8").splitlines() if re.match(r"\| (lobby|match|absence|always) \|", line)
    ]
    named = set(re.findall(r"`(\w+)`", " ".join(rows)))
    questions = {"replay", "owed", "undo_is_free", "may_undo", "channels"}
    assert named == {name for name in vars(Table) if not name.startswith("_")} - questions
