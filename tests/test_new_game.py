"""`tablee new-game`: what it writes is a game as it should be, and is found when it is installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from tests.docs.test_docs import install

from tablee import i18n, rulebook


class Ran(Protocol):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]
ROOT = Path(__file__).parents[1]


@pytest.fixture
def tide_pool(tablee: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new game in an empty folder; what was imported from it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert tablee("new-game", "tide_pool").code == 0
    yield tmp_path / "tide_pool"
    for name in [name for name in sys.modules if name.partition(".")[0] == "tide_pool"]:
        del sys.modules[name]
    i18n.bundle.cache_clear()
    i18n._spoken.cache_clear()
    rulebook.rulebook.cache_clear()


def test_nothing_of_the_template_is_left(tide_pool: Path) -> None:
    files = [file for file in tide_pool.rglob("*") if file.is_file()]
    assert {file.name for file in files} == {
        "README.md", "pyproject.toml", "__init__.py", "rules.py", "view.py", "scene.py", "standings.py", "goal.py", "en.ftl", "fr.ftl",
        "rules.en.md", "rules.fr.md", "test_tide_pool.py",
    }  # fmt: skip
    assert [file.name for file in files if re.search(r"@\w+@", file.read_text("utf-8"))] == []
    assert "TID-3" in (tide_pool / "tide_pool" / "rules.en.md").read_text("utf-8")


def test_it_passes_the_suite_without_being_installed(tablee: Run, tide_pool: Path) -> None:
    ran = tablee("check", str(tide_pool))
    assert (ran.code, ran.err) == (0, "")
    assert "tide_pool passes" in ran.out


def test_it_is_found_when_it_is_installed(tablee: Run, tide_pool: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tide_pool, (tide_pool / "pyproject.toml").read_text("utf-8"))
    monkeypatch.syspath_prepend(str(tide_pool))
    assert "Tide Pool" in tablee("games").out
    assert "TID-4" in tablee("rules", "tide_pool", "4", "--lang", "fr").out
    assert "most rounds" in tablee("play", "tide_pool", "me", "easy", "--seed", "1", typed="1\n" * 9).out


@pytest.mark.process
def test_its_own_tests_and_our_linter_and_types_pass(tide_pool: Path) -> None:
    install(tide_pool, (tide_pool / "pyproject.toml").read_text("utf-8"))
    commands = (
        ["pytest", "-q", "--disable-plugin-autoload", "-p", "no:cacheprovider", "tests"],
        ["ruff", "check", "--no-cache", "--config", str(ROOT / "pyproject.toml"), "--config", 'src=["."]', "."],
        ["ruff", "format", "--no-cache", "--check", "--config", str(ROOT / "pyproject.toml"), "."],
        ["mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), "tide_pool", "tests"],
    )
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    for command in commands:
        ran = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=tide_pool,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("name", ["Tide", "ti", "2pool", "tide pool", "import", "fuji_flush", "random"])
def test_a_name_that_will_not_do_is_refused(
    tablee: Run, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = tablee("new-game", name)
    assert (ran.code, ran.out) == (2, "")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tablee: Run, tide_pool: Path) -> None:
    ran = tablee("new-game", "tide_pool")
    assert ran.code == 2
    assert "exists already" in ran.err


def test_a_folder_without_a_game_is_told(tablee: Run, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'nothing'\n")
    ran = tablee("check", str(tmp_path))
    assert ran.code == 2
    assert "tablee.games" in ran.err
