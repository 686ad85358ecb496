"""The documentation as a site: it builds without a warning, every page is in its menu, and it loads nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

ROOT = Path(__file__).parents[2]
LOADED = (
    re.compile(r"<(?:script|img|iframe|source)\b[^>]*\bsrc=[\"']?(?:https?:)?//[^\"'> ]*"),
    re.compile(r"<link\b[^>]*\bhref=[\"']?(?:https?:)?//[^\"'> ]*"),
    re.compile(r"url\([\"']?(?:https?:)?//[^)]*\)"),
    re.compile(r"@import[^;]*"),
)


def build_site(docs: Path, into: Path) -> None:
    build(load_config(str(ROOT / "mkdocs.yml"), docs_dir=str(docs), site_dir=str(into)))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built strictly: a dead link, a dead anchor or a page outside the menu would end it."""
    folder = tmp_path_factory.mktemp("site")
    build_site(ROOT / "docs", folder)
    return folder


def test_every_page_is_on_the_site(site: Path) -> None:
    pages = {page.relative_to(ROOT / "docs").with_suffix("") for page in (ROOT / "docs").rglob("*.md")}
    assert {page.relative_to(site).with_suffix("") for page in site.rglob("*.html")} == pages | {Path("404")}


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    files = [file for file in site.rglob("*") if file.suffix in {".html", ".css"}]
    assert files
    assert [(file.name, found) for file in files for kind in LOADED for found in kind.findall(file.read_text())] == []


def test_a_dead_link_ends_the_build(tmp_path: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        copy = tmp_path / "docs" / page.relative_to(ROOT / "docs")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(page.read_text("utf-8").replace("](pictures/", "](https://example.org/"), "utf-8")
    (tmp_path / "docs" / "index.md").write_text("[nowhere](nowhere.md)", "utf-8")
    with pytest.raises(Abort):
        build_site(tmp_path / "docs", tmp_path / "site")
