"""Traceability: every numbered rule has code and a test that cite it, and nobody cites a rule that does not exist.

Code cites a rule by its number, `FUJ-9`, in a docstring or a comment. A test cites it likewise or in its name:
`test_fuj_9_…`, `test_fuj_r5_…`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

import tablee
from tablee.core.game import load, names
from tablee.rulebook import NUMBER, Rule, Rulebook, rulebook

SOURCE: Final = Path(str(tablee.__file__)).parent
TESTS: Final = Path(__file__).parent
OUR_GAMES: Final = [name for name in names() if (SOURCE / "games" / name).is_dir()]

_TEST_NAME: Final = re.compile(r"\bdef test_([a-z]{3})_([a-z]?)([0-9]+)([a-z]?)(?=[_(])")


# --- The finders -----------------------------------------------------------------------------------------------------


def prefix_of(book: Rulebook) -> str:
    """The letters that all numbers of a rulebook begin with."""
    (prefix,) = {rule.number.partition("-")[0] for rule in book.rules}
    return prefix


def numbers_of(book: Rulebook) -> list[str]:
    return [rule.number for rule in book.rules]


def cited(text: str, prefix: str) -> set[str]:
    """The rules of one game that a text names, in words or in the name of a test."""
    written = {found for found in NUMBER.findall(text) if found.startswith(f"{prefix}-")}
    named = {
        f"{prefix}-{letter.upper()}{digits}{suffix}"
        for of, letter, digits, suffix in _TEST_NAME.findall(text)
        if of == prefix.lower()
    }
    return written | named


def without_citation(book: Rulebook, texts: Iterable[str]) -> list[str]:
    """The rules that none of these texts cites."""
    found: set[str] = set().union(*(cited(text, prefix_of(book)) for text in texts))
    return [number for number in numbers_of(book) if number not in found]


def unknown(book: Rulebook, text: str) -> list[str]:
    """The numbers that a text cites and that no rule has."""
    return sorted(cited(text, prefix_of(book)) - set(numbers_of(book)))


def twice(book: Rulebook) -> list[str]:
    """The numbers that two rules have."""
    return [number for number, times in Counter(numbers_of(book)).items() if times > 1]


def differences(one: Rulebook, other: Rulebook) -> list[str]:
    """How the numbers of two rulebooks differ, in themselves or in their order."""
    mine, theirs = numbers_of(one), numbers_of(other)
    faults = [f"{number} is only in the first" for number in mine if number not in theirs]
    faults += [f"{number} is only in the second" for number in theirs if number not in mine]
    if not faults:
        faults += [f"{a} stands where the second has {b}" for a, b in zip(mine, theirs, strict=True) if a != b]
    return faults


def files_of(folder: Path, *patterns: str) -> Iterator[Path]:
    """The files of a folder that match any of the patterns, however deep."""
    return (path for pattern in patterns for path in sorted(folder.rglob(pattern)))


def texts_of(folder: Path, *patterns: str) -> list[str]:
    return [path.read_text("utf-8") for path in files_of(folder, *patterns)]


def book_of(game: str, language: str = "en") -> Rulebook:
    return rulebook(load(game).package, language)


# --- Our games -------------------------------------------------------------------------------------------------------


def test_we_have_games() -> None:
    assert "fuji_flush" in OUR_GAMES


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_rule_is_cited_by_code(game: str) -> None:
    assert without_citation(book_of(game), texts_of(SOURCE / "games" / game, "*.py")) == []


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert without_citation(book_of(game), texts_of(TESTS / "games" / game, "test_*.py")) == []


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_cited_rule_exists(game: str) -> None:
    paths = [*files_of(SOURCE, "*.py", "*.ftl", "*.md", "*.toml"), *files_of(TESTS / "games" / game, "*.py")]
    faults = {str(path): unknown(book_of(game), path.read_text("utf-8")) for path in paths}
    assert {path: found for path, found in faults.items() if found} == {}


@pytest.mark.parametrize("game", OUR_GAMES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    assert differences(book_of(game, "fr"), book_of(game, "en")) == []


@pytest.mark.parametrize("game", OUR_GAMES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_number_is_that_of_one_rule_with_a_title_and_a_text(game: str, language: str) -> None:
    book = book_of(game, language)
    assert twice(book) == []
    assert [rule.number for rule in book.rules if not (rule.title and rule.section and rule.text)] == []


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_question_and_event_names_a_rule(game: str) -> None:
    loaded = load(game)
    named = {kind.__name__: kind.rule for kind in loaded.kinds.questions} | {
        kind.__name__: kind.rule for kind in loaded.kinds.events
    }
    known = numbers_of(book_of(game))
    assert [kind for kind, rule in named.items() if rule not in known] == []


# --- The finders find ------------------------------------------------------------------------------------------------


def made_up(*numbers: str) -> Rulebook:
    return Rulebook("", tuple(Rule(number, "A title", "A section", "A text.") for number in numbers))


BOOK: Final = made_up("XYZ-1", "XYZ-2", "XYZ-2a", "XYZ-R1")


def test_a_rule_without_code_is_found() -> None:
    code = ['"""XYZ-1, XYZ-R1: what they say."""', "# XYZ-2: a reason\n"]
    assert without_citation(BOOK, code) == ["XYZ-2a"]
    assert without_citation(BOOK, []) == ["XYZ-1", "XYZ-2", "XYZ-2a", "XYZ-R1"]


def test_a_rule_without_a_test_is_found() -> None:
    tests = ["def test_xyz_1_it_works() -> None: ...", "def test_xyz_r1_a_ruling(table: Table) -> None: ..."]
    assert without_citation(BOOK, tests) == ["XYZ-2", "XYZ-2a"]
    assert without_citation(BOOK, [*tests, "def test_xyz_2a_more(): ...", "def test_xyz_2() -> None: ..."]) == []


def test_a_number_within_another_is_not_that_number() -> None:
    assert cited("XYZ-12 and def test_xyz_12_a_dozen(): ...", "XYZ") == {"XYZ-12"}
    assert cited("def test_xyz_2_a_card_lies_there(): ...", "XYZ") == {"XYZ-2"}
    assert cited("AXYZ-2, xyz-2, call test_xyz_2_it()", "XYZ") == set()


def test_a_rule_of_another_game_is_no_citation() -> None:
    assert cited("ABC-1, utf-8, UTF-8, def test_abc_1_it(): ...", "XYZ") == set()


def test_a_cited_rule_that_does_not_exist_is_found() -> None:
    assert unknown(BOOK, "XYZ-1, XYZ-3, XYZ-R2, XYZ-2b") == ["XYZ-2b", "XYZ-3", "XYZ-R2"]
    assert unknown(BOOK, "def test_xyz_7_nothing_like_it(): ...") == ["XYZ-7"]
    assert unknown(BOOK, "XYZ-1, ABC-9") == []


def test_rulebooks_that_differ_in_numbers_are_found() -> None:
    assert differences(BOOK, made_up("XYZ-1", "XYZ-2", "XYZ-R1", "XYZ-R2")) == [
        "XYZ-2a is only in the first",
        "XYZ-R2 is only in the second",
    ]
    assert differences(BOOK, BOOK) == []


def test_rulebooks_that_differ_in_order_are_found() -> None:
    assert differences(made_up("XYZ-1", "XYZ-2"), made_up("XYZ-2", "XYZ-1")) == [
        "XYZ-1 stands where the second has XYZ-2",
        "XYZ-2 stands where the second has XYZ-1",
    ]


def test_a_number_of_two_rules_is_found() -> None:
    assert twice(made_up("XYZ-1", "XYZ-2", "XYZ-1")) == ["XYZ-1"]
    assert twice(BOOK) == []


def test_a_rulebook_with_two_prefixes_is_refused() -> None:
    with pytest.raises(ValueError, match="too many values"):
        prefix_of(made_up("XYZ-1", "ABC-2"))
