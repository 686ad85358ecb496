"""The package tells the truth about itself: what it needs is declared, and a command loads only what it uses."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: Final[dict[str, list[str]]] = PROJECT["optional-dependencies"]
TAKEN_BY_OTHERS: Final = {
    "asyncpg": "SQLAlchemy loads it for an address that begins with postgresql",
    "uvloop": "uvicorn takes it where it is installed",
}


def canonical(name: str) -> str:
    """A distribution's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirements: list[str]) -> set[str]:
    """The distributions of these requirements."""
    return {canonical(re.split(r"[\[<>=!~;\s]", one, maxsplit=1)[0]) for one in requirements}


owners_of = cache(packages_distributions)


@cache
def distributions(module: str) -> frozenset[str]:
    """Whose module it is. A namespace such as `fluent` belongs to several: then the one that has the file."""
    owners = owners_of().get(module.partition(".")[0], [])
    if len(set(owners)) < 2:
        return frozenset(map(canonical, owners))
    path = module.replace(".", "/")
    return frozenset(
        canonical(owner)
        for owner in owners
        for file in distribution(owner).files or []
        if file.as_posix().startswith((f"{path}/", f"{path}."))
    )


def third_party(folder: Path) -> Iterator[tuple[str, str]]:
    """Every module that is neither ours nor Python's, and the file that imports it."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                modules = [node.module]
            else:
                continue
            for module in modules:
                if module.partition(".")[0] not in {"tablee", *sys.stdlib_module_names}:
                    yield module, path.relative_to(ROOT).as_posix()


def test_everything_that_is_imported_is_declared() -> None:
    declared = named(PROJECT["dependencies"])
    faults = [
        f"{file} imports {module}" for module, file in third_party(ROOT / "src") if not distributions(module) & declared
    ]
    assert faults == []


def test_everything_that_is_declared_is_imported() -> None:
    used = {owner for module, _ in third_party(ROOT / "src") for owner in distributions(module)}
    assert named(PROJECT["dependencies"]) - used - set(TAKEN_BY_OTHERS) == set()


PEERS: Final = {"pyspiel": "open-spiel", "rlcard": "rlcard"}  # absent here, and so unknown to `distributions`


def test_everything_that_benchmarks_import_is_declared() -> None:
    declared = named([*PROJECT["dependencies"], *EXTRAS["bench"], *EXTRAS["dev"]])
    ours = {"benchmarks", "tests", *(path.stem for path in (ROOT / "benchmarks").rglob("*.py"))}
    for module, file in third_party(ROOT / "benchmarks"):
        root = module.partition(".")[0]
        owners = {PEERS[root]} if root in PEERS else distributions(module)
        assert root in ours or owners & declared, f"{file} imports {module}"


@pytest.mark.parametrize("extra", ["", *EXTRAS])
def test_every_requirement_has_a_lower_bound(extra: str) -> None:
    requirements = EXTRAS[extra] if extra else PROJECT["dependencies"]
    assert [one for one in requirements if ">=" not in one and not one.startswith("tablee[")] == []


def test_every_requirement_has_a_known_version() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    known = {canonical(line.partition("==")[0]) for line in lines if "==" in line}
    wanted = named([*PROJECT["dependencies"], *(one for extra in EXTRAS.values() for one in extra)])
    assert wanted - known - {"tablee"} == set()


def test_a_namespace_that_several_share_is_told_apart() -> None:
    assert distributions("fluent.syntax") == {"fluent-syntax"}
    assert distributions("fluent.runtime") == {"fluent-runtime"}


# --- What a command loads ---------------------------------------------------------------------------------------------------

LOADED: Final = """
import json, sys
sys.argv = ["tablee", *json.loads(sys.argv[1])]
from tablee.cli import main
try:
    main()
finally:
    print("\\n" + json.dumps(sorted(sys.modules)))
"""
SERVER: Final = {"alembic", "argon2", "litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets"}
COMMANDS: Final = {
    "rules fuji_flush 9": SERVER | {"openskill", "numpy", "snowballstemmer"},
    "games": SERVER | {"openskill", "numpy"},
    "games --json": SERVER | {"openskill", "numpy"},
    "play fuji_flush easy easy easy": SERVER - {"msgspec"}
    | {"openskill", "numpy"},  # undo and talk are those of a live table
    "simulate fuji_flush random random random -n 1": SERVER | {"numpy"},
}


@pytest.mark.process
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_loads_only_what_it_uses(command: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", LOADED, json.dumps(command.split())], capture_output=True, encoding="utf-8", check=True
    )
    loaded = {module.partition(".")[0] for module in json.loads(ran.stdout.splitlines()[-1])}
    assert loaded & COMMANDS[command] == set()
