"""Imports point one way, and no game imports another.

    core  ←  games, bots, i18n, rulebook  ←  table, lab  ←  testing, terminal
    core  ←  store                        ←  node        ←  web  ←  cli

A part imports only what is to its left; `node` also `table`, `web` also `table` and `lab`, and `cli` anything. `LOOKS_AT` has it exactly.

Read from the source, whatever is imported where: at the top, in a function, or for type checking alone.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import tablee

SOURCE: Final = Path(tablee.__file__).parent
WORDS: Final = frozenset({"i18n", "rulebook", "texts"})  # texts and rulebooks, between the games and the faces
RULES: Final = frozenset({"core", "games", "bots"})

LOOKS_AT: Final[dict[str, frozenset[str]]] = {
    "core": frozenset(),
    "games": frozenset({"core"}),
    "bots": frozenset({"core"}),
    "testing": frozenset({"core", "bots", "table"}),
    "lookalikes": frozenset(),
    "texts": frozenset(),
    "i18n": frozenset({"core", "texts"}),
    "rulebook": frozenset({"core", "texts"}),
    "table": RULES | WORDS | {"lookalikes"},
    "store": frozenset({"core", "lookalikes"}),
    "node": RULES | WORDS | {"table", "store"},
    "lab": RULES | WORDS,
    "terminal": RULES | WORDS | {"table", "lab"},
    "web": RULES | WORDS | {"lookalikes", "table", "store", "node", "lab"},
    "cli": RULES | WORDS | {"lookalikes", "testing", "table", "store", "node", "lab", "terminal", "web"},
}

COMPANIONS: Final = {"hints": "tablee.bots.hints", "live": "tablee.table.hooks"}
"""The modules of a game's folder that bots and live tables look for, and the one module where each finds the types it fills in."""

STANDARD_ONLY: Final = ("core", "bots", "games")
EXCEPTIONS: Final = {"decrypto": frozenset({"snowballstemmer", "numpy"})}

OUTSIDE: Final = frozenset(
    {
        "asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib", "secrets", "select", "shutil",
        "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
    }
)  # fmt: skip
"""The clock, the disk, the network, other processes, and randomness that no seed governs."""


@dataclass(frozen=True)
class Import:
    """One name that a file imports: `from random import Random` is `random` and `Random`."""

    file: str
    line: int
    module: str
    name: str

    @property
    def part(self) -> str:
        """The part of Tablée that it belongs to; nothing for the package itself or for another package."""
        root, _, rest = self.module.partition(".")
        return (rest.partition(".")[0] or self.name) if root == "tablee" else ""

    @property
    def root(self) -> str:
        return self.module.partition(".")[0]

    def __str__(self) -> str:
        what = f"{self.module}.{self.name}" if self.name else self.module
        return f"{self.file}:{self.line} imports {what}"


def imports_of(text: str, file: str) -> Iterator[Import]:
    """Everything that a file imports; relative imports with their full names."""
    package = ["tablee", *Path(file).parent.parts]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (Import(file, node.lineno, alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (Import(file, node.lineno, module, alias.name) for alias in node.names)


@cache
def imports_in(part: str) -> tuple[Import, ...]:
    """Everything that a part of Tablée imports: a folder, or a file beside the folders."""
    alone = SOURCE / f"{part}.py"
    files = sorted([*(SOURCE / part).rglob("*.py"), *([alone] if alone.exists() else [])])
    return tuple(
        one for path in files for one in imports_of(path.read_text("utf-8"), path.relative_to(SOURCE).as_posix())
    )


def parts() -> set[str]:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    return folders | {path.stem for path in SOURCE.glob("*.py") if not path.stem.startswith("__")}


def against_the_stream(one: Import, part: str) -> bool:
    return one.root == "tablee" and one.part not in {"", part, *LOOKS_AT[part]} and not is_companions(one)


def is_companions(one: Import) -> bool:
    """Whether a game's `hints` or `live` imports the types of what it tells."""
    path = Path(one.file)
    return path.parts[0] == "games" and len(path.parts) == 3 and COMPANIONS.get(path.stem) == one.module


def game_of(one: Import) -> str:
    """The game whose folder the importing file lies in."""
    _, game, *_ = (*Path(one.file).parts, "")
    return game.removesuffix(".py")


def of_another_game(one: Import) -> bool:
    name = f"{one.module}.{one.name}".split(".")
    return name[:2] == ["tablee", "games"] and name[2] != game_of(one)


def from_outside(one: Import) -> bool:
    """Neither ours nor of the standard library."""
    return one.root != "tablee" and one.root not in sys.stdlib_module_names


def told(faults: Iterator[Import]) -> list[str]:
    return [str(fault) for fault in faults]


def test_every_part_has_its_place_in_the_order() -> None:
    assert parts() <= set(LOOKS_AT)


@pytest.mark.parametrize("part", LOOKS_AT)
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    assert told(one for one in imports_in(part) if against_the_stream(one, part)) == []


def test_no_game_imports_another() -> None:
    assert told(one for one in imports_in("games") if of_another_game(one)) == []


@pytest.mark.parametrize("part", STANDARD_ONLY)
def test_core_bots_and_games_need_nothing_but_the_standard_library(part: str) -> None:
    faults = (
        one
        for one in imports_in(part)
        if from_outside(one) and one.root not in EXCEPTIONS.get(game_of(one), frozenset())
    )
    assert told(faults) == []


@pytest.mark.parametrize("part", ["core", "games"])
def test_core_and_games_import_neither_clock_nor_disk_nor_network(part: str) -> None:
    assert told(one for one in imports_in(part) if one.root in OUTSIDE) == []


@pytest.mark.parametrize("part", ["core", "games", "bots"])
def test_of_random_only_the_class_is_imported_never_the_global_dice(part: str) -> None:
    assert told(one for one in imports_in(part) if one.root == "random" and one.name != "Random") == []


# --- The test itself, tested -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "file", "module", "part"),
    [
        ("import tablee.web.app", "core/state.py", "tablee.web.app", "web"),
        ("from tablee import web", "core/state.py", "tablee", "web"),
        ("from tablee.web import app", "core/state.py", "tablee.web", "web"),
        ("from ..web import app", "core/state.py", "tablee.web", "web"),
        ("from .. import web", "core/state.py", "tablee", "web"),
        ("def f():\n    from tablee.web import app", "core/state.py", "tablee.web", "web"),
        ("from ...web.app import x", "games/pagan/rules.py", "tablee.web.app", "web"),
    ],
)
def test_an_import_against_the_stream_is_seen_however_it_is_written(
    line: str, file: str, module: str, part: str
) -> None:
    (one,) = imports_of(line, file)
    assert (one.module, one.part) == (module, part)
    assert against_the_stream(one, Path(file).parts[0])


@pytest.mark.parametrize(
    "line",
    [
        "import tablee.games.pagan",
        "from tablee.games import pagan",
        "from ..pagan.rules import x",
        "from .. import pagan",
    ],
)
def test_an_import_of_another_game_is_seen_however_it_is_written(line: str) -> None:
    (one,) = imports_of(line, "games/jamaica/rules.py")
    assert of_another_game(one)


@pytest.mark.parametrize(
    "line", ["from tablee.games.jamaica import rules", "from . import rules", "from .rules import x"]
)
def test_a_game_may_import_its_own_folder(line: str) -> None:
    (one,) = imports_of(line, "games/jamaica/view.py")
    assert not of_another_game(one)
    assert not against_the_stream(one, "games")


@pytest.mark.parametrize(
    ("file", "line", "allowed"),
    [
        ("games/jamaica/hints.py", "from tablee.bots.hints import Hints", True),
        ("games/jamaica/live.py", "from tablee.table.hooks import LiveHooks", True),
        ("games/jamaica/rules.py", "from tablee.bots.hints import Hints", False),
        ("games/jamaica/hints.py", "from tablee.bots.ismcts import Search", False),
        ("games/jamaica/hints.py", "from tablee.table.hooks import LiveHooks", False),
        ("games/jamaica/rules/live.py", "from tablee.table.hooks import LiveHooks", False),
    ],
)
def test_only_hints_and_live_look_at_bots_and_tables_and_only_at_their_types(
    file: str, line: str, *, allowed: bool
) -> None:
    (one,) = imports_of(line, file)
    assert against_the_stream(one, "games") is not allowed


def test_a_third_package_is_seen() -> None:
    (one,) = imports_of("import numpy.random", "core/state.py")
    assert from_outside(one)
