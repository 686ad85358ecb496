"""docs/write-a-bot.md is true: its example is the file, its messages are those on the pipe, its tables tell all."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.bots import STRENGTHS, Bot, external, make
from tablee.bots.external import ExternalBot
from tablee.core.chance import Dice
from tablee.core.game import load
from tablee.core.state import apply, options

ROOT = Path(__file__).parents[2]
PAGE = ROOT.joinpath("docs", "write-a-bot.md").read_text("utf-8")
SCRIBE = """
import json, sys
with open(sys.argv[1], "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        if "ask" in (message := json.loads(line)):
            print(message["options"][0], flush=True)
"""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


def section(heading: str) -> str:
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert found, f"there is no section {heading}"
    return found[1]


def first_column(text: str) -> list[str]:
    return re.findall(r"^\| `([^`]+)` \|", text, flags=re.MULTILINE)


def messages() -> list[dict[str, Any]]:
    """The messages on the page, in their order."""
    return [json.loads(block) for block in blocks("json")]


def test_the_example_on_the_page_is_the_file() -> None:
    assert ROOT.joinpath("examples", "bots", "low_card.py").read_text("utf-8") in blocks("python")


@pytest.mark.process
def test_the_messages_on_the_page_are_those_on_the_pipe(tmp_path: Path) -> None:
    game = load("fuji_flush")
    s = game.start(game.setup(3, {"first": "0"}), Dice.from_int(1))
    bot = ExternalBot([sys.executable, "-c", SCRIBE, str(tmp_path / "heard")])
    opening = options(s, 0)[0]
    apply(s, 0, opening)
    bot.saw(0, opening)
    move = bot.choose(game, game.sample_world(s, 1, Random(1)), 1, Random(1))
    bot.close()
    assert bot.notes == []
    assert [json.loads(line) for line in tmp_path.joinpath("heard").read_text("utf-8").splitlines()] == messages()
    assert blocks("text") == [f"{move}\n"]


def test_every_key_of_a_message_is_explained() -> None:
    kinds = ["tablee", "saw", "ask", "end"]
    assert [next(kind for kind in kinds if kind in message) for message in messages()] == kinds
    for kind, message in zip(kinds, messages(), strict=True):
        assert first_column(section(kind)) == list(message)


def test_every_name_of_a_bot_is_told() -> None:
    *strengths, greedy, search, program = first_column(section("Names"))
    assert tuple(strengths) == STRENGTHS
    assert [make(name).name for name in (greedy, search)] == [greedy, search]
    assert program == "program:COMMAND"


def test_every_part_of_a_bot_is_told() -> None:
    parts = {name for name in (*vars(Bot), *vars(make("random"))) if not name.startswith("_")}
    assert set(first_column(section("A class in Python"))) >= parts - {"name", "thoughts"}


def test_the_limits_on_the_page_are_those_of_the_code() -> None:
    assert f"at most {external.SPELLED} characters" in PAGE
    assert f"a line of more than {external.LINE} bytes" in PAGE
    assert external.FAILURES == 3
    assert "After three failures" in PAGE
    assert external.GRACE == 1
    assert "has a second to end by itself" in PAGE
    assert set(external.environment()) <= {"PATH", "HOME", "LANG"}
