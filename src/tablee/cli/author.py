"""For authors of games: a new one, and the conformance suite."""

from __future__ import annotations

import keyword
import re
import sys
import tomllib
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from tablee import i18n
from tablee.cli.shared import Seed, progress_bar
from tablee.core.errors import Refusal
from tablee.core.game import ENTRY_POINTS, Game, Setup, View, load, names
from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.state import State
from tablee.testing import checks

app = typer.Typer()

TEMPLATE: Final = "template"
NAME: Final = re.compile(r"[a-z]{3}[a-z0-9_]*")


class BadGameName(Refusal):
    """No name for a game."""

    key = "error-author-name"
    sentence = "“{name}” can't be the name of a game: small letters, digits and _, three letters first."


class GameNameTaken(Refusal):
    """Another game, or a module of Python, is called so."""

    key = "error-author-taken"
    sentence = "There is a {name} already: choose another name."


class FolderExists(Refusal):
    """The new folder is not new."""

    key = "error-author-folder"
    sentence = "{folder} exists already: choose another folder with --into."


class NoEntryPoint(Refusal):
    """A package that names no game, or several."""

    key = "error-author-entry-point"
    sentence = "{file} has to name one game as an entry point of {group}."


class NotAGame(Refusal):
    """An entry point that leads to something else."""

    key = "error-author-not-a-game"
    sentence = "{what} is not a Game."


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Its name for programs: small letters, digits and _.", metavar="NAME")],
    title: Annotated[str, typer.Option(help="Its name for people; by default made from NAME.")] = "",
    folder: Annotated[Path | None, typer.Option("--into", help="The new folder; by default ./NAME.")] = None,
) -> None:
    """Begin a game: writes a package with a tiny game, complete and correct, to be replaced by yours."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadGameName(name=name)
    if name in names() or name in sys.stdlib_module_names:
        raise GameNameTaken(name=name)
    into = folder or Path(name)
    if into.exists():
        raise FolderExists(folder=str(into))
    words = {
        "@name@": name,
        "@Class@": "".join(part.capitalize() for part in name.split("_")),
        "@Title@": title or name.replace("_", " ").title(),
        "@RUL@": name[:3].upper(),
        "@rul@": name[:3],
    }
    for path, text in written(files(__package__) / TEMPLATE, Path()):
        target = into / Path(*(part.replace("package", name) for part in path.parts))
        for word, meant in words.items():
            text = text.replace(word, meant)  # noqa: PLW2901
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    sys.stdout.write(
        f"{into} holds a tiny game to begin with. Now:\n"
        f"  tablee check {into}          the conformance suite\n"
        f"  pip install -e {into}        then every face of Tablée finds it\n"
        f"  tablee play {name} me easy\n"
    )


def written(folder: Traversable, path: Path) -> list[tuple[Path, str]]:
    """The files of the template, without the suffix that keeps tools from taking them for code of ours."""
    found: list[tuple[Path, str]] = []
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            found += written(one, path / one.name)
        else:
            found.append((path / one.name.removesuffix(".txt"), one.read_text("utf-8")))
    return found


@app.command()
def check(
    game: Annotated[
        str, typer.Argument(help="The game as `tablee games` calls it, or the folder of its package.", metavar="GAME")
    ],
    matches: Annotated[int, typer.Option("--games", min=1, help="Random matches of every set-up.")] = 1,
    seed: Seed = 1,
) -> None:
    """The conformance suite: every number of players, every option."""
    found = from_folder(Path(game)) if Path(game, "pyproject.toml").is_file() else load(game)

    def speakers(language: str) -> checks.Speakers:
        def speaker(_setup: Setup, seat: Seat | None) -> Speaker:
            return i18n.Words(found, language, seat)

        return speaker

    with progress_bar(f"check {found.name}", None) as advance:
        try:
            report = checks.check(
                found,
                games=matches,
                seed=seed,
                speakers=[speakers(language) for language in i18n.LANGUAGES],
                progress=lambda _setup: advance(1),
            )
        except checks.Broken as broken:
            sys.stderr.write(f"{broken}\n")
            raise typer.Exit(1) from None
    for name, looks in sorted(report.looks.items()):
        sys.stdout.write(f"{name:10} {looks:8}\n")
    sys.stdout.write(f"{found.name} passes: {report.games} matches of {report.setups} set-ups\n")


def from_folder(folder: Path) -> Game[State, View]:
    """The game of a package that is not installed: its pyproject.toml names it as an installer would read it."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8")).get("project", {})
    points = project.get("entry-points", {}).get(ENTRY_POINTS, {})
    if len(points) != 1:
        raise NoEntryPoint(file=str(folder / "pyproject.toml"), group=ENTRY_POINTS)
    ((name, value),) = points.items()
    sys.path[:0] = [str((folder / "src").resolve()), str(folder.resolve())]
    found = EntryPoint(name, value, ENTRY_POINTS).load()
    if not isinstance(found, Game):
        raise NotAGame(what=value)
    return found
