"""The wheel holds all that Tablée needs: installed where nothing of this checkout can be seen, it plays and serves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from hatchling.build import build_wheel
from tests.web.conftest import answers, free_port

from tablee.core.game import names
from tablee.i18n import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"

pytestmark = [pytest.mark.process, pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        return folder / build_wheel(str(folder))


class Installed:
    """An environment that holds the wheel and, from elsewhere, its dependencies; nothing of the checkout."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        python = str(self.bin / "python")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python]
        subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], check=True)
        here = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
        Path(here, "dependencies.pth").write_text(
            sysconfig.get_path("purelib") + "\n"
        )  # its own .pth files are not read

    def runs(self, *words: str) -> str:
        ran = subprocess.run(
            [str(self.bin / words[0]), *words[1:]],
            cwd=self.folder, env=self.environment, capture_output=True, encoding="utf-8", check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        port, log = free_port(), self.folder / "server.log"
        with log.open("wb") as told:
            process = subprocess.Popen(
                [str(self.bin / "tablee"), "serve", "--port", str(port)],
                cwd=self.folder, env=self.environment, stderr=told,
            )  # fmt: skip
        try:
            answers(f"http://127.0.0.1:{port}", log, lambda: process.poll() is None)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    files = {
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert "tablee/py.typed" in files
    with zipfile.ZipFile(wheel) as packed:
        inside = {name for name in packed.namelist() if not name.split("/")[0].endswith(".dist-info")}
    assert inside == files


def test_what_is_installed_is_what_runs(installed: Installed) -> None:
    where = installed.runs("python", "-c", "import tablee; print(tablee.__file__)").strip()
    assert Path(where).is_relative_to(installed.folder)


PLAYS_EVERYTHING = """
from tablee import load, names
from tablee.i18n import LANGUAGES, Words
from tablee.lab.simulate import simulate
from tablee.rulebook import rulebook

for name in names():
    game = load(name)
    simulate(name, ["random"] * game.players[0], games=1, seed=1)
    for language in LANGUAGES:
        print(Words(game, language).say("name"), len(rulebook(game.package, language).rules))
"""


def test_every_game_is_played_from_the_wheel(installed: Installed) -> None:
    assert len(installed.runs("python", "-c", PLAYS_EVERYTHING).splitlines()) == len(LANGUAGES) * len(names())


def test_the_command_is_there(installed: Installed) -> None:
    assert "FUJ-9" in installed.runs("tablee", "rules", "fuji_flush", "9")


def test_pages_and_pictures_are_served_from_the_wheel(installed: Installed) -> None:
    def get(address: str) -> bytes:
        with urlopen(address) as answer:
            told: bytes = answer.read()
            return told

    with installed.serving() as address:
        page = get(address).decode()
        files = re.findall(r'(?:src|href)="(/static/[^"]+)"', page)
        assert files
        for file in files:
            assert get(address + file)
        (folder,) = re.findall(r'data-files="([^"]+)"', page)
        for game in names():
            assert b"<svg" in get(f"{address}{folder}games/{game}/art/cover.svg")
        assert b'"ok"' in get(f"{address}/health")
