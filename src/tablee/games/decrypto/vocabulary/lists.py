"""Which words are dealt (DEC-2): our keywords with their themes, those a host adds, and which of them may meet.

The files are plain text, so that anybody who speaks a language can extend them; docs/decrypto-words.md tells how.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from itertools import chain
from typing import Final

from tablee.games.decrypto.vocabulary.spelling import normal, stem, words

LANGUAGES: Final = ("en", "fr")
VARIABLES: Final = {language: f"TABLEE_DECRYPTO_WORDS_{language.upper()}" for language in LANGUAGES}
"""The environment variables in which a host names a file with words of their own."""


@dataclass(frozen=True)
class Keyword:
    """A word that can be dealt, and what it is about."""

    word: str
    theme: str


@cache
def has_vocabulary(language: str) -> bool:
    """Whether bots know the words of this language here; people play without. Found out without loading NumPy."""
    return find_spec("numpy") is not None and files(__package__).joinpath(f"table.{language}.npz").is_file()


class BrokenList(ValueError):  # noqa: N818  # its sentence says what is broken
    """A host's list can't be taken, and why."""


@dataclass(frozen=True)
class _Line:
    """A line of a list: a keyword, and in a host's list what it calls to mind."""

    keyword: Keyword
    calls: tuple[str, ...]


_of_the_host: dict[str, tuple[_Line, ...]] = {}


@cache
def keywords(language: str) -> tuple[Keyword, ...]:
    """DEC-2: what can be dealt in a language, our own words first."""
    own = (line.keyword for line in _lines(_text(f"keywords.{language}.txt")))
    return (*own, *(line.keyword for line in _of_the_host.get(language, ())))


@cache
def associations(language: str) -> Mapping[str, tuple[str, ...]]:
    """What people think of when they hear a keyword."""
    own = dict(map(_association, _written(_text(f"associations.{language}.txt"))))
    return own | {line.keyword.word: line.calls for line in _of_the_host.get(language, ()) if line.calls}


def may_meet(a: str, b: str, language: str) -> bool:
    """DEC-2: two keywords of one game share neither stem nor theme, and don't mean almost the same."""
    themes = _themes(language)
    if a in themes and themes[a] == themes.get(b):
        return False
    return stem(a, language) != stem(b, language) and frozenset((a, b)) not in _close(language)


def configure(environment: Mapping[str, str]) -> None:
    """Add the lists that a host names in the environment, all of them or, if one is broken, none."""
    found = {
        language: _host_list(language, environment[name]) for language, name in VARIABLES.items() if name in environment
    }
    forget()
    _of_the_host.update(found)


def forget() -> None:
    """Have our own words alone again."""
    _of_the_host.clear()
    keywords.cache_clear()
    associations.cache_clear()
    _themes.cache_clear()


@cache
def _themes(language: str) -> dict[str, str]:
    return {keyword.word: keyword.theme for keyword in keywords(language)}


@cache
def _close(language: str) -> frozenset[frozenset[str]]:
    """The pairs that the vectors find too close, written down by `derive`."""
    return frozenset(frozenset(line.split()) for line in _written(_text(f"close.{language}.txt")))


def _text(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")


def _written(text: str) -> Iterator[str]:
    """The lines that say something."""
    bare = (line.partition("#")[0].strip() for line in text.splitlines())
    return (line for line in bare if line)


def _association(line: str) -> tuple[str, tuple[str, ...]]:
    word, _, calls = line.partition(":")
    return word.strip(), _listed(calls)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(one for one in (part.strip() for part in text.split(",")) if one)


def _lines(text: str) -> Iterator[_Line]:
    for line in _written(text):
        word, theme, calls = (*(part.strip() for part in line.split(":", 2)), "", "")[:3]
        yield _Line(Keyword(word, theme), _listed(calls))


def _host_list(language: str, path: str) -> tuple[_Line, ...]:
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123 (a game knows no paths)
            found = tuple(_lines(file.read()))
    except OSError as fault:
        raise BrokenList(f"The list of words {path} can't be read: {fault.strerror}.") from fault
    except UnicodeDecodeError as fault:
        raise BrokenList(f"The list of words {path} isn't written in UTF-8.") from fault
    own = (line.keyword.word for line in _lines(_text(f"keywords.{language}.txt")))
    for told in _faults(found, own, language):
        raise BrokenList(f"The list of words {path} is left aside. {told}")
    return found


def _faults(lines: Iterable[_Line], own: Iterable[str], language: str) -> Iterator[str]:
    """What is wrong with a host's list, one sentence for each fault."""
    known = {_key(word, language): word for word in own}
    for line in lines:
        word = line.keyword.word
        if not line.keyword.theme:
            yield f"“{word}” has no theme; write “{word}: theme”."
        if not word or " " in word or not normal(word):
            yield f"“{word}” isn't one word."
        elif other := known.get(_key(word, language)):
            yield f"“{word}” and “{other}” are the same word."
        known[_key(word, language)] = word
        for call in line.calls:
            if _key(word, language) in {stem(part, language) for part in chain(words(call), [call])}:
                yield f"“{word}” can't call itself to mind, as “{call}” says."


def _key(word: str, language: str) -> str:
    return " ".join(stem(part, language) for part in words(word))
