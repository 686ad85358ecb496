"""The pages are true: their code runs, the game they build passes the suite, and their tables tell what is in the code.

The convention, for README.md, CONTRIBUTING.md and docs/*.md:

- a fenced block below a line that names a file (`examples/bots/low_card.py`:) is written to that file; in add-a-game.md it is
  an excerpt of that file of `examples/driftwood`;
- every other ```python block is run, those of a page one after the other in one namespace;
- unless the line above it is <!-- not run -->;
- a ```text block that begins like a record is replayed, and its luck is checked if it has a seed.
"""

from __future__ import annotations

import dataclasses
import importlib
import importlib.util
import inspect
import json
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tablee import i18n, rulebook
from tablee.cli import author
from tablee.core import notation, record, scene, standings
from tablee.core.chance import Dice
from tablee.core.game import Game, Setup, View, load
from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.serialize import serialize
from tablee.core.standings import standings_of
from tablee.core.state import State
from tablee.i18n import LANGUAGES, Words, keys
from tablee.testing import checks, secrecy

ROOT = Path(__file__).parents[2]
PAGES = sorted(page for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")) if page.name != "CHANGELOG.md")
WALK = ROOT / "docs" / "add-a-game.md"
TESTING = ROOT / "docs" / "testing.md"
EXAMPLE = ROOT / "examples" / "driftwood"
FORMATS = ROOT / "docs" / "formats.md"
NOT_RUN = "<!-- not run -->"

NEEDS = {"store.md": [pytest.mark.database], "write-a-bot.md": [pytest.mark.process]}

names = pytest.mark.parametrize(
    "page", [pytest.param(page, id=page.name, marks=NEEDS.get(page.name, [])) for page in PAGES]
)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file it belongs to if a line above names one, and where its text begins."""

    language: str
    file: str
    run: bool
    line: int
    text: str


def blocks(page: Path) -> Iterator[Block]:
    above, opening, inside, start = "", "", [""], 0
    for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1):
        if not opening and line.startswith("```"):
            opening, inside, start = line, [], number + 1
        elif opening and line == "```":
            named = re.fullmatch(r"`([\w./-]+)`:", above)
            language = opening.strip("`").strip()
            run = language == "python" and not named and above != NOT_RUN
            yield Block(language, named[1] if named else "", run, start, "".join(f"{one}\n" for one in inside))
            above, opening = "", ""
        elif opening:
            inside.append(line)
        elif line:
            above = line
    assert not opening, f"{page.name}: the block at line {start} is not closed"


def lay_out(folder: Path, change: tuple[str, str, str] = ("", "", "")) -> None:
    """Copy the example and install it; a change is (file, what stands there, what shall stand there)."""
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "records"))
    changed, old, new = change
    if changed:
        file = folder / changed
        text = file.read_text("utf-8")
        assert text.count(old) == 1, f"{changed} has no single “{old}” to change"
        file.write_text(text.replace(old, new), "utf-8")
    install(folder, folder.joinpath("pyproject.toml").read_text("utf-8"))


def install(folder: Path, pyproject: str) -> None:
    """What an installer writes of a package: its name, its version and its entry points."""
    project = tomllib.loads(pyproject)["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in points.items())]
    info.joinpath("entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to work in, on the path; what was imported from it is forgotten afterwards."""
    before = set(sys.modules)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in set(sys.modules) - before:
        file = getattr(sys.modules[name], "__file__", None)
        if file is None or Path(file).is_relative_to(tmp_path):
            del sys.modules[name]
    i18n.bundle.cache_clear()
    i18n._spoken.cache_clear()
    rulebook.rulebook.cache_clear()


def driftwood(shelf: Path, change: tuple[str, str, str] = ("", "", "")) -> Game[State, View]:
    lay_out(shelf, change)
    importlib.invalidate_caches()
    return load("driftwood")


def run_page(page: Path) -> ModuleType:
    """Run the blocks of a page in one namespace; a failure shows the page's own lines."""
    module = ModuleType(f"page_{page.stem.replace('-', '_')}")
    module.__file__ = None
    sys.modules[module.__name__] = module
    for block in blocks(page):
        if block.run:
            code = "\n" * (block.line - 1) + block.text
            exec(compile(code, str(page), "exec", dont_inherit=True), module.__dict__)
    return module


def speak(game: Game[State, View], language: str) -> checks.Speakers:
    def speaker(_setup: Setup, seat: Seat | None) -> Speaker:
        return Words(game, language, seat)

    return speaker


def play(game: Game[State, View], seats: int, number: int) -> record.Match:
    match = record.Match(game, game.setup(seats), Dice.from_int(number))
    rng = Random(number)
    while match.state.outcome is None:
        seat = rng.choice(match.state.waiting)
        match.play(seat, rng.choice(game.answers(match.state, seat, rng)))
    return match


# --- Every page ------------------------------------------------------------------------------------------------------


@names
def test_the_python_of_a_page_runs(page: Path, shelf: Path) -> None:
    lay_out(shelf)
    for block in blocks(page):
        if block.file and page != WALK:
            shelf.joinpath(block.file).parent.mkdir(parents=True, exist_ok=True)
            shelf.joinpath(block.file).write_text(block.text, "utf-8")
    run_page(page)


@names
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target:
            continue
        name, _, heading = target.partition("#")
        other = page.parent / name if name else page
        assert other.exists(), f"{target} is not there"
        if heading:
            assert heading in headings(other), f"{name or page.name} has no heading {heading}"


def headings(page: Path) -> set[str]:
    """The headings of a page as a link spells them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in found}


@names
def test_the_records_of_a_page_replay(page: Path, shelf: Path) -> None:
    driftwood(shelf)
    for block in blocks(page):
        if block.language == "text" and block.text.startswith("tablee record"):
            told = record.read(block.text)
            assert str(told) == block.text
            verdict = record.verify(told)
            assert verdict.over
            assert verdict.luck == bool(told.seed)


# --- Add a game ------------------------------------------------------------------------------------------------------


def test_the_excerpts_of_the_walk_stand_in_the_example() -> None:
    excerpts = [block for block in blocks(WALK) if block.file]
    assert len(excerpts) > 10
    for block in excerpts:
        assert block.text in EXAMPLE.joinpath(block.file).read_text("utf-8"), f"line {block.line}: not in {block.file}"


def test_the_walk_is_short() -> None:
    assert len(WALK.read_text("utf-8").splitlines()) < 500


def test_the_walk_begins_with_the_files_of_a_new_game(tmp_path: Path) -> None:
    new = tmp_path / "new"
    author.new_game("driftwood", folder=new)
    began = {file.relative_to(new) for file in new.rglob("*") if file.is_file()}
    assert began <= {file.relative_to(EXAMPLE) for file in EXAMPLE.rglob("*")}
    told = set(re.findall(r"`([\w./]+\.\w+)`", section(WALK, "1. Begin")))
    assert {file.name for file in began} - {"README.md"} <= {Path(name).name for name in told}


def test_the_game_of_the_walk_passes_the_suite_in_both_languages(shelf: Path) -> None:
    game = driftwood(shelf)
    speakers = [checks.echo, *(speak(game, language) for language in LANGUAGES)]
    report = checks.check(game, games=3, speakers=speakers)
    assert report.games == 27
    assert report.looks["secrets"] > 300


def test_the_game_of_the_walk_plays_and_says_everything(shelf: Path) -> None:
    game = driftwood(shelf)
    told, ended = set(), set()
    for number in range(60):
        match = play(game, 2 + number % 3, number)
        outcome = match.state.outcome
        assert outcome is not None
        ended.add(outcome.reason)
        for language in LANGUAGES:
            for seat in (*range(match.state.seats), None):
                words = Words(game, language, seat)
                ended_for = standings_of(game, game.view(match.state, seat), words)
                assert ended_for is not None
                assert ended_for.text
                for event in match.journal.seen_by(seat):
                    told.add(type(event))
                    assert words.sentence(event)
    assert told == set(game.kinds.events)
    assert ended == set(game.kinds.endings)


def test_the_texts_of_the_walk_have_the_same_keys_and_one_for_everything(shelf: Path) -> None:
    game = driftwood(shelf)
    english = keys("driftwood", "en")
    assert english == keys("driftwood", "fr")
    needed = {"name", "tagline"}
    for kind, classes in (("move", game.kinds.moves), ("ask", game.kinds.questions), ("event", game.kinds.events)):
        needed |= {f"{kind}-{notation.verb(one)}" for one in classes}
    needed |= {f"end-{ending}" for ending in game.kinds.endings}
    needed |= {f"option-{option.name}{more}" for option in game.options for more in ("", "-help")}
    assert needed <= english


def test_the_tests_of_the_walk_pass(shelf: Path) -> None:
    driftwood(shelf)
    run_page(WALK)  # writes the golden records
    kept = {file.name: file.read_text("utf-8") for file in EXAMPLE.joinpath("tests", "records").iterdir()}
    assert {file.name: file.read_text("utf-8") for file in Path("tests", "records").iterdir()} == kept
    spec = importlib.util.spec_from_file_location("test_driftwood", shelf / "tests" / "test_driftwood.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    tests = [one for name, one in vars(module).items() if name.startswith("test_")]
    assert len(tests) == 14
    for test in tests:
        test()


MISTAKES = {
    "a public list that the view does not tell": ("hidden", "view.py", "tuple(s.washed)", "()"),
    "a hidden list that determinize forgets": (
        "hidden",
        "view.py",
        "if other != seat]",
        "if other != seat and other < 2]",
    ),
    "gathering without sorting": ("determinize", "view.py", "unseen = sorted((*s.pile", "unseen = list((*s.pile"),
    "ids of hidden cards": ("secrets", "view.py", "pile=len(s.pile)", "pile=s.pile[-1] if s.pile else 0"),
    "a secret told to all": (
        "secrets",
        "rules.py",
        "s.tell_only((seat,), Drew, seat, card)\n    s.tell_others(DrewOne, seat)",
        "s.tell(Drew, seat, card)",
    ),
    "an option that is not in moves": ("notation", "__init__.py", ", rules.LEAVE)", ")"),
    "an ending that is not in endings": ("ends", "rules.py", "End.HEAVIEST if", '"heavy" if'),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_suite_finds_the_usual_mistakes(mistake: str, shelf: Path) -> None:
    check, file, old, new = MISTAKES[mistake]
    game = driftwood(shelf, (f"driftwood/{file}", old, new))
    with pytest.raises(checks.Broken) as broken:
        checks.check(game, games=4)
    assert broken.value.check == check


def test_the_reference_of_the_suite_tells_of_every_check_and_argument() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", section(TESTING, "The checks"), flags=re.MULTILINE))
    assert told == set(re.findall(r'\.looked\("(\w+)"\)', inspect.getsource(checks) + inspect.getsource(secrecy)))
    table = "\n".join(re.findall(r"^\| (`.+?) \|", section(TESTING, "From a program"), flags=re.MULTILINE))
    named = set(re.findall(r"`(\w+)`", table))
    parts = {field.name for field in dataclasses.fields(secrecy.Report)}
    assert named == (set(inspect.signature(checks.check).parameters) - {"game"}) | parts


def section(page: Path, heading: str) -> str:
    """The text below a heading, up to the next one of its level or above."""
    found = re.search(
        rf"^(#+) {re.escape(heading)}\n(.*?)(?=^#{{1,2}} |\Z)", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    assert found, f"{page.name} has no section {heading}"
    return found[2]


# --- Architecture ----------------------------------------------------------------------------------------------------


def test_the_way_of_a_move_names_functions_that_are_there() -> None:
    page = section(ROOT / "docs" / "architecture.md", "A move, from click to screens")
    rows = re.findall(r"^\| (\d+) \| `(?:[\w]+\.)?([#\w]+)` \| `([\w/.*]+)`", page, flags=re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, 31))
    for _, name, file in rows:
        if not file.startswith("games/"):
            text = ROOT.joinpath("src", "tablee", file).read_text("utf-8")
            assert re.search(rf"(?<!\w){name}\(", text), f"{file} has no {name}"


# --- Formats ---------------------------------------------------------------------------------------------------------


def scene_classes() -> dict[str, set[str]]:
    found = {}
    for module in (scene, standings):
        for name, one in vars(module).items():
            if inspect.isclass(one) and dataclasses.is_dataclass(one) and one.__module__ == module.__name__:
                found[name] = {field.name for field in dataclasses.fields(one)}
    return found


def test_the_formats_tell_of_every_part_of_a_scene_and_of_every_field() -> None:
    told: dict[str, set[str]] = {}
    for name, table in re.findall(r"^#### (\w+)\n(.*?)(?=^#|\Z)", section(FORMATS, "Scenes"), re.MULTILINE | re.DOTALL):
        told[name] = set(re.findall(r"^\| `(\w+)` \|", table, flags=re.MULTILINE))
    assert told == scene_classes()


def test_the_view_of_the_formats_is_what_the_game_gives(shelf: Path) -> None:
    game = driftwood(shelf)
    (match,) = (block.text for block in blocks(FORMATS) if block.language == "text")
    (view,) = (json.loads(block.text) for block in blocks(FORMATS) if block.language == "json")
    state = record.replay(record.read(match), at=11).state
    assert view == serialize(game.view(state, 1))
