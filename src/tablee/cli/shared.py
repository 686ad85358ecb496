"""What several verbs share: their arguments, the language, JSON, a bar."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tablee import i18n
from tablee.core.errors import BadSetup, Refusal
from tablee.core.game import OptionValue
from tablee.terminal.harmless import harmless_json

GameName = Annotated[str, typer.Argument(help="The game, as `tablee games` calls it.", metavar="GAME")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, NAME=VALUE; may be repeated.")
]
Language = Annotated[str | None, typer.Option("--lang", help="fr or en; by default the language of your system.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes to use.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same matches.")]


class NoSuchLanguage(Refusal):
    """A language that we don't speak."""

    key = "error-language"
    sentence = "I speak fr and en, not “{asked}”."


class BadOption(BadSetup):
    """An option that isn't written as one."""

    key = "error-option"
    sentence = "An option is written NAME=VALUE, not “{text}”."


def chosen_language(asked: str | None) -> str:
    """The language asked for, or the system's if we speak it, or English."""
    if asked is not None:
        if asked not in i18n.LANGUAGES:
            raise NoSuchLanguage(asked=asked)
        return asked
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return spoken if spoken in i18n.LANGUAGES else "en"


def language_of(words: Sequence[str]) -> str:
    """The language that a command asks for, for whatever is refused before or after it has been read."""
    asked = [
        word.partition("=")[2] or following
        for word, following in pairwise((*words, ""))
        if word.partition("=")[0] == "--lang"
    ]
    return asked[-1] if asked and asked[-1] in i18n.LANGUAGES else chosen_language(None)


def read_options(given: list[str] | None) -> dict[str, OptionValue]:
    """`deals=3` as the game reads it."""
    chosen: dict[str, OptionValue] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(text=text)
        chosen[name] = value
    return chosen


def say_json(value: object) -> None:
    """One object on the output."""
    sys.stdout.write(harmless_json(json.dumps(value, ensure_ascii=False, indent=1)) + "\n")


@contextmanager
def progress_bar(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing in a pipe."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _done: None
        return
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)
