"""Words that a host brings are dealt; a list that can't be read is refused before anything starts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.core.errors import BadHosting
from tablee.core.game import configure, load
from tablee.games.decrypto.vocabulary import lists


@pytest.fixture
def own_words(tmp_path: Path) -> Path:
    path = tmp_path / "words.txt"
    path.write_text("zeppelin: machines\n", "utf-8")
    return path


def test_a_list_in_the_environment_is_added_to_ours(own_words: Path) -> None:
    try:
        configure({"TABLEE_DECRYPTO_WORDS_EN": str(own_words)})
        assert "zeppelin" in {one.word for one in lists.keywords("en")}
        assert "zeppelin" not in {one.word for one in lists.keywords("fr")}
    finally:
        lists.forget()
    assert "zeppelin" not in {one.word for one in lists.keywords("en")}


def test_nothing_is_brought_by_other_variables() -> None:
    before = lists.keywords("en")
    configure({"HOME": "/", "TABLEE_DATABASE": "x"})
    assert lists.keywords("en") == before
    assert load("decrypto").configure is not None


def test_a_list_that_is_not_there_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadHosting, match=r"nowhere\.txt"):
        configure({"TABLEE_DECRYPTO_WORDS_EN": str(tmp_path / "nowhere.txt")})


@pytest.mark.process
def test_the_command_says_so_and_does_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "TABLEE_DECRYPTO_WORDS_FR": str(tmp_path / "nowhere.txt")}
    code = "from tablee.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "games"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "nowhere.txt" in done.stderr
    assert done.stdout == ""
