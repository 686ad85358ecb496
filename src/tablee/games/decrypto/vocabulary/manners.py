"""What a bot never says. The worst words stand in the lists as fingerprints, so that the lists can be read by anybody."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from tablee.games.decrypto.vocabulary.spelling import normal, words

MARK: Final = "sha256:"
DIGITS: Final = 16
PLURALS: Final = ("s", "es", "x")


def blocked(text: str, language: str) -> bool:
    """Whether a text has a word that a bot never says."""
    found = words(text)
    return any(_is_listed(form, language) for word in (*found, "".join(found)) for form in _forms(word))


def fingerprint(word: str) -> str:
    """How a word is written in a list that should not show it."""
    return MARK + sha256(normal(word).encode()).hexdigest()[:DIGITS]


def _forms(word: str) -> set[str]:
    """A word, and what it may be the plural of."""
    return {word, *(word.removesuffix(plural) for plural in PLURALS)}


@cache
def _is_listed(form: str, language: str) -> bool:
    listed = _block(language)
    return form in listed or fingerprint(form) in listed


@cache
def _block(language: str) -> frozenset[str]:
    text = files(__package__).joinpath(f"block.{language}.txt").read_text("utf-8")
    bare = " ".join(line.partition("#")[0] for line in text.splitlines())
    return frozenset(word if word.startswith(MARK) else normal(word) for word in bare.split())
