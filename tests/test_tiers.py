"""The guard of the quick tier refuses whatever needs a mark, and every mark has a fixture or a test that carries it."""

from __future__ import annotations

import multiprocessing
import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from tests.tiers import BY_FIXTURE, MARKS, Guard, Trespass, marks_of

MAKEFILE = Path(__file__).parents[1] / "Makefile"


def connect() -> None:
    with socket.socket() as one:
        one.connect(("127.0.0.1", 9))


def listen() -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))


FORBIDDEN: dict[str, Callable[[], object]] = {
    "a program": lambda: subprocess.run([sys.executable, "--version"], check=False),
    "a shell": lambda: os.system("true"),
    "a fork": os.fork,
    "a spawned process": multiprocessing.get_context("spawn").Process(target=print).start,
    "a connection": connect,
    "a port": listen,
    "a database": lambda: sqlite3.connect(":memory:"),
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_without_a_mark_it_is_refused(guard: Guard, what: str) -> None:
    with pytest.raises(Trespass):
        FORBIDDEN[what]()
    assert guard.trespasses
    guard.trespasses.clear()  # this once, it was meant


def test_what_was_swallowed_is_remembered(guard: Guard) -> None:
    with suppress(Exception):
        connect()
    (told,) = guard.trespasses
    assert "socket.connect" in told
    assert "@pytest.mark.process" in told
    guard.trespasses.clear()


@pytest.mark.database
def test_with_a_mark_it_is_allowed() -> None:
    sqlite3.connect(":memory:").close()


def test_a_test_is_marked_by_its_fixtures() -> None:
    assert marks_of(["tmp_path", "browser", "address"]) == {"browser", "database"}
    assert marks_of(["tmp_path"]) == set()
    assert set(BY_FIXTURE.values()) == set(MARKS)


def test_the_quick_tier_is_all_without_a_mark() -> None:
    (quick,) = re.findall(r"^QUICK := (.+)$", MAKEFILE.read_text("utf-8"), flags=re.MULTILINE)
    assert quick == f"not ({' or '.join(MARKS)})"
