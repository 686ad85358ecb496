"""The pages: one shell for all of them, its scripts, styles and words, and the art of the games. Nothing comes from elsewhere.

Files are read once, when the server starts, and compressed then. Their address has a fingerprint of all of them in it, so that a
browser keeps them for ever and never mixes two versions.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.syntax import ast, parse
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from tablee.core.game import load, names
from tablee.i18n import LANGUAGES
from tablee.web.context import language_of

TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
Asking = Request[Any, Any, Any]


# --- Words -----------------------------------------------------------------------------------------------------------------

Pattern = str | list[Any]


def patterns(text: str) -> dict[str, Pattern]:
    """Fluent messages as the browser reads them: pieces of text, values, and choices by a value."""
    return {
        entry.id.name: _pattern(entry.value)
        for entry in parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _pattern(pattern: ast.Pattern) -> Pattern:
    pieces = [_piece(element) for element in pattern.elements]
    return str(pieces[0]) if len(pieces) == 1 and isinstance(pieces[0], str) else pieces


def _piece(element: ast.TextElement | ast.Placeable) -> str | dict[str, Any]:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    match element.expression:
        case ast.StringLiteral(value=value):
            return str(value)
        case ast.VariableReference(id=name):
            return {"value": name.name}
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            return {
                "value": name.name,
                "choices": {_key(one): _pattern(one.value) for one in variants},
                "otherwise": next(_key(one) for one in variants if one.default),
            }
        case other:
            raise ValueError(f"the browser can't say {type(other).__name__}")


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def words(language: str) -> dict[str, Pattern]:
    """Every text of the pages in one language."""
    found: dict[str, Pattern] = {}
    for one in sorted(files("tablee.web").joinpath("words").iterdir(), key=lambda one: one.name):
        if one.name.endswith(f".{language}.ftl"):
            found |= patterns(one.read_text("utf-8"))
    return found


# --- Files -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    type: str
    plain: bytes
    packed: bytes  # nothing, where packing gains nothing


@dataclass(frozen=True)
class Files:
    """Everything that a page may ask for, by its path below the fingerprint."""

    version: str
    files: dict[str, File]

    def weight(self, *paths: str) -> int:
        """How many bytes these are, packed."""
        return sum(len(self.files[path].packed or self.files[path].plain) for path in paths)


@cache
def all_files() -> Files:
    """Our own static files, the words, and the style and art of each game."""
    found = dict(_below(files("tablee.web").joinpath("static"), ""))
    for language in LANGUAGES:
        found[f"words.{language}.json"] = json.dumps(words(language), ensure_ascii=False).encode()
    for name in names():
        package = files(load(name).package)
        style = package.joinpath("table.css")
        found[f"games/{name}/table.css"] = style.read_bytes() if style.is_file() else b""
        found |= dict(_below(package.joinpath("art"), f"games/{name}/art/"))
    version = sha256(b"".join(f"{path} {len(body)} ".encode() + body for path, body in sorted(found.items())))
    kept = {path: _file(path, body) for path, body in found.items() if path.rpartition(".")[2] in TYPES}
    return Files(version.hexdigest()[:12], kept)


def has_cover(game: str) -> bool:
    """Whether a game brings a picture for the catalog."""
    return f"games/{game}/art/cover.svg" in all_files().files


def _below(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    inside: list[tuple[str, bytes]] = []
    for one in folder.iterdir():
        inside += _below(one, f"{prefix}{one.name}/") if one.is_dir() else [(f"{prefix}{one.name}", one.read_bytes())]
    return inside


def _file(path: str, body: bytes) -> File:
    packed = gzip.compress(body, 9, mtime=0)
    return File(TYPES[path.rpartition(".")[2]], body, packed if len(packed) < len(body) else b"")


@get("/static/{version:str}/{path:path}", include_in_schema=False)
async def static(request: Asking, version: str, path: str) -> Response[bytes]:
    """One of the files. An older fingerprint gets today's file, and keeps it for a moment only."""
    kept = all_files()
    found = kept.files.get(path.lstrip("/"))
    if found is None:
        raise NotFoundException
    headers = {"cache-control": FOR_EVER if version == kept.version else "no-cache", "vary": "accept-encoding"}
    body = found.plain
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = found.packed
    return Response(body, media_type=found.type, headers=headers)


# --- The shell -------------------------------------------------------------------------------------------------------------

SHELL: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#f6f1e7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#17191d" media="(prefers-color-scheme: dark)">
<title>Tablée</title>
<link rel="icon" href="/static/{version}/icon.svg" type="image/svg+xml" id="icon">
<link rel="apple-touch-icon" href="/static/{version}/icon-180.png">
<link rel="manifest" href="/static/{version}/tablee.webmanifest">
<link rel="stylesheet" href="/static/{version}/css/base.css">
<link rel="stylesheet" href="/static/{version}/css/pages.css">
<link rel="stylesheet" href="/static/{version}/css/table.css">
<link rel="modulepreload" href="/static/{version}/js/app.js">
<link rel="modulepreload" href="/static/{version}/js/dom.js">
<link rel="modulepreload" href="/static/{version}/js/words.js">
<script src="/static/{version}/js/theme.js"></script>
<script type="module" src="/static/{version}/js/app.js"></script>
</head>
<body data-files="/static/{version}/">
<a class="skip" href="#main">Tablée</a>
<header class="top"></header>
<main id="main" tabindex="-1"></main>
<noscript><p>{noscript}</p></noscript>
</body>
</html>
"""
NOSCRIPT: Final = {
    "en": "Tablée needs JavaScript for its table. The rules can be read, and played by, over the JSON API too.",
    "fr": "La table de Tablée a besoin de JavaScript. Les règles se lisent, et le jeu se joue, aussi par l’API JSON.",
}

ADDRESSES: Final = [
    "/", "/new/{game:str}", "/t/{table_id:str}", "/replay/{table_id:str}", "/rules/{game:str}", "/p/{name:str}",
    "/account", "/about",
]  # fmt: skip


@get(ADDRESSES, include_in_schema=False, media_type="text/html")
async def shell(request: Asking) -> Response[str]:
    """Any page: what it shows is up to its script, in whatever language its reader speaks."""
    return _page(request, 200)


@get("/{path:path}", include_in_schema=False, media_type="text/html")
async def nowhere(request: Asking, path: str) -> Response[str]:
    """An address that is none of ours, said in words to a reader; a program gets the short answer."""
    if "text/html" not in request.headers.get("accept", "") or path.startswith(("/api/", "/static/", "/schema")):
        raise NotFoundException
    return _page(request, 404)


def _page(request: Asking, status: int) -> Response[str]:
    language = language_of(request)
    page = SHELL.format(language=language, version=all_files().version, noscript=NOSCRIPT[language])
    headers = {"vary": "accept-language"}
    return Response(page, status_code=status, media_type="text/html", headers=headers)


handlers: Final = (static, shell, nowhere)
