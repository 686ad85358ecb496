"""What the tests of every face share."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tablee.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def tablee(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command as a shell would: `tablee("play", "fuji_flush", "me", "easy", "easy", typed="1")`."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["tablee", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code: object = 0
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
        told = capsys.readouterr()
        assert isinstance(code, int)
        return Ran(code, told.out, told.err)

    return run


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a test of a server or of a page waits much of its time."""
    return (os.cpu_count() or 1) + 1


LONG = ("test_crash.py", "test_conformance.py", "test_intruders.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker is left with one of them when all others are done."""
    items.sort(key=lambda item: LONG.index(item.path.name) if item.path.name in LONG else len(LONG))
