"""The words of the pages: the same keys and the same values in both languages, all of them there, none of them idle."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tablee.i18n import LANGUAGES
from tablee.web.pages import words

WEB: Final = files("tablee.web")
PARTS: Final = sorted({one.name.split(".")[0] for one in WEB.joinpath("words").iterdir() if one.name.endswith(".ftl")})
NBSP: Final = "\u00a0"


class Values(Visitor):
    """The names of the values in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the name of the visitor
        self.found.add(node.id.name)


def messages(part: str, language: str) -> dict[str, ftl.Message]:
    text = WEB.joinpath("words", f"{part}.{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key stands there twice"
    return {entry.id.name: entry for entry in found}


def values(message: ftl.Message) -> set[str]:
    visitor = Values()
    visitor.visit(message)
    return visitor.found


def scripts(folder: Traversable) -> str:
    told = ""
    for one in folder.iterdir():
        if one.is_dir():
            told += scripts(one)
        elif one.name.endswith(".js"):
            told += one.read_text("utf-8")
    return told


def said() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the scripts say, and the patterns of those that they put together."""
    code = scripts(WEB.joinpath("static"))
    keys = set(re.findall(r'"(web-[\w-]+)"', code))
    patterns = [re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(one)) for one in re.findall(r"`(web-[^`]+)`", code)]
    return keys, [re.compile(one) for one in patterns]


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_have_the_same_keys_and_values(part: str) -> None:
    english, french = messages(part, "en"), messages(part, "fr")
    assert list(english) == list(french)
    assert {key: values(one) for key, one in english.items()} == {key: values(one) for key, one in french.items()}


def test_no_key_stands_in_two_parts() -> None:
    keys = [key for part in PARTS for key in messages(part, "en")]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_pages_say_is_there(language: str) -> None:
    there = words(language)
    keys, patterns = said()
    assert sorted(keys - set(there)) == []
    assert [one.pattern for one in patterns if not any(one.fullmatch(key) for key in there)] == []


def test_no_text_is_left_that_nobody_says() -> None:
    keys, patterns = said()
    idle = [key for key in words("en") if key not in keys and not any(one.fullmatch(key) for one in patterns)]
    assert idle == []


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_typeset(part: str, language: str) -> None:
    text = WEB.joinpath("words", f"{part}.{language}.ftl").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\w'\w", line)] == []
    if language == "fr":
        loose = rf"(?<![{NBSP}{{$])[;!?](?=\s|$)|(?<!{NBSP}):(?=\s|$)|«(?!{NBSP})|(?<!{NBSP})»"
        assert [line for line in lines if re.search(loose, line)] == []
