"""The numbered rules of a game, in our own words: `rules.fr.md` and `rules.en.md` in its folder.

A rule is a heading `### FUJ-9 Play a card` and the text below it; sections are `##` headings.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tablee.core.errors import Refusal

_RULE = re.compile(r"### (?P<number>[A-Z]{3}-[A-Z]?\d+[a-z]?) (?P<title>.+)")
NUMBER = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b")


class UnknownRule(Refusal):
    """A number that no rule has."""

    key = "error-unknown-rule"
    sentence = "{game} has no rule {number}; they go from {first} to {last}."

    def __init__(self, game: str, number: str, first: str, last: str) -> None:
        super().__init__(game=game, number=number, first=first, last=last)


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    number: str
    title: str
    section: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """A game's rules in one language, as a whole and by number."""

    text: str
    rules: tuple[Rule, ...]

    def rule(self, number: str) -> Rule:
        """The rule of that number, whatever the case: `fuj-9`, or `9` alone; UnknownRule otherwise."""
        prefix = self.rules[0].number.partition("-")[0]
        wanted = number.upper() if "-" in number else f"{prefix}-{number.upper()}"
        for rule in self.rules:
            if rule.number.upper() == wanted:
                return rule
        raise UnknownRule(prefix, number, self.rules[0].number, self.rules[-1].number)


@cache
def rulebook(package: str, language: str) -> Rulebook:
    """The rulebook of a game's package."""
    text = files(package).joinpath(f"rules.{language}.md").read_text("utf-8")
    rules: list[Rule] = []
    section = ""
    for block in re.split(r"^(?=##)", text, flags=re.MULTILINE):
        heading, _, body = block.partition("\n")
        found = _RULE.fullmatch(heading.strip())
        if found:
            rules.append(Rule(found["number"], found["title"].strip(), section, body.strip()))
        elif heading.startswith("## "):
            section = heading.removeprefix("## ").strip()
    return Rulebook(text, tuple(rules))
