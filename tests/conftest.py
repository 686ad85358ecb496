"""What the tests of every face share."""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Callable, Generator
from dataclasses import dataclass

import pytest
from tests.tiers import MARKS, Guard, marks_of

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


# --- Tiers, and the order of the tests -----------------------------------------------------------------------------------

GUARD = Guard()
LONG = ("test_games.py", "test_crash.py", "test_wheel.py", "test_conformance.py", "test_intruders.py")


def pytest_configure(config: pytest.Config) -> None:
    for mark, told in MARKS.items():
        config.addinivalue_line("markers", f"{mark}: {told}")
    GUARD.post()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One for each core; one more for everything: a test of a server or of a page waits much of its time."""
    return (os.cpu_count() or 1) + (not config.option.markexpr)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test by its fixtures. The longest first, so that no worker is left with one when all others are done."""
    for item in items:
        for mark in sorted(marks_of(getattr(item, "fixturenames", ()))):
            item.add_marker(mark)
    items.sort(key=lambda item: LONG.index(item.path.name) if item.path.name in LONG else len(LONG))


def pytest_collection_finish() -> None:
    """Whatever is there now stays to the end: the garbage collector need not look at it again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test without a mark is watched, with the fixtures that it sets up."""
    if not any(mark.name in MARKS for mark in item.iter_markers()):
        GUARD.watch()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """Also where the code under test has swallowed the refusal."""
    told = yield
    if GUARD.trespasses:
        pytest.fail("; ".join(GUARD.trespasses))
    return told


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown() -> None:
    """The last test clears away for all before it."""
    GUARD.rest()


@pytest.fixture
def guard() -> Guard:
    """The guard itself, for its own tests."""
    return GUARD
