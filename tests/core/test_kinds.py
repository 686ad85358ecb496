"""Moves, questions, events and endings, gathered from the modules of a game."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tablee.core.errors import RulesError
from tablee.core.kinds import gather
from tablee.core.state import Event, Pass, Question

MakeModules = Callable[..., ModuleType]

HEAD = """
from __future__ import annotations
from dataclasses import dataclass
from tablee.core.state import PASS, Ending, Event, Move, Outcome, Pass, Question
"""


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeModules]:
    """Writes the modules of a package and imports it: `modules(turn="class Roll(Move): ...")`."""
    known = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)

    def make(head: str = HEAD, **sources: str) -> ModuleType:
        folder = tmp_path / "pocket_rules"
        folder.mkdir()
        (folder / "__init__.py").write_text("")
        for name, source in sources.items():
            (folder / f"{name}.py").write_text(head + textwrap.dedent(source))
        __import__("pocket_rules")
        return sys.modules["pocket_rules"]

    yield make
    for name in set(sys.modules) - known:
        del sys.modules[name]


def test_everything_is_gathered_by_module_and_then_as_it_is_written(modules: MakeModules) -> None:
    rules = modules(
        turn='''
        @dataclass(frozen=True)
        class Roll(Move): pass
        class Throw(Question):
            """TOY-2: roll the die."""
        @dataclass(frozen=True)
        class Won(Event):
            """TOY-4, TOY-5: somebody has a six."""
        @dataclass(frozen=True)
        class Aimed(Event):
            """TOY-3: somebody took aim."""
        ''',
        end="""
        class End(Ending):
            SIX = "six"
            NO_SIX = "no-six"
        @dataclass(frozen=True)
        class Quit(Move): pass
        """,
    )
    found = gather(rules)
    assert [kind.__name__ for kind in found.moves] == ["Pass", "Quit", "Roll"]
    assert [kind.__name__ for kind in found.questions] == ["Throw"]
    assert [kind.__name__ for kind in found.events] == ["Won", "Aimed"]
    assert [kind.rule for kind in found.events] == ["TOY-4", "TOY-3"]
    assert found.endings == ("six", "no-six")
    assert all(type(one) is str for one in found.endings)


def test_what_a_module_only_imports_is_not_gathered_twice(modules: MakeModules) -> None:
    rules = modules(
        one="""
        @dataclass(frozen=True)
        class Roll(Move): pass
        """,
        two="from pocket_rules.one import Roll",
    )
    assert [kind.__name__ for kind in gather(rules).moves if kind is not Pass] == ["Roll"]


def test_what_others_are_derived_from_is_no_kind(modules: MakeModules) -> None:
    rules = modules(
        turn="""
        class Travel(Move): pass
        @dataclass(frozen=True)
        class Walk(Travel): pass
        @dataclass(frozen=True)
        class Ride(Travel): pass
        """
    )
    assert [kind.__name__ for kind in gather(rules).moves if kind is not Pass] == ["Walk", "Ride"]


@pytest.mark.parametrize(("imported", "passes"), [("Move", False), ("Pass, Move", True), ("PASS, Move", True)])
def test_passing_counts_where_the_rules_import_it(modules: MakeModules, imported: str, *, passes: bool) -> None:
    rules = modules(f"from tablee.core.state import {imported}\n", turn="")
    assert (Pass in gather(rules).moves) is passes


def test_a_single_module_can_be_gathered(modules: MakeModules) -> None:
    modules(turn="@dataclass(frozen=True)\nclass Roll(Move): pass\n")
    __import__("pocket_rules.turn")
    assert "Roll" in {kind.__name__ for kind in gather(sys.modules["pocket_rules.turn"]).moves}


@pytest.mark.parametrize("base", ["Question", "Event"])
def test_a_question_or_event_that_names_no_rule_is_a_mistake(modules: MakeModules, base: str) -> None:
    rules = modules(turn=f'@dataclass(frozen=True)\nclass Nameless({base}):\n    """Somebody did something."""\n')
    with pytest.raises(RulesError, match="Nameless: the docstring has to open with the number of its rule"):
        gather(rules)


def test_two_of_one_name_are_a_mistake(modules: MakeModules) -> None:
    source = '@dataclass(frozen=True)\nclass Roll(Event):\n    """TOY-1: rolled."""\n'
    with pytest.raises(RulesError, match="Roll is defined twice"):
        gather(modules(one=source, two=source))


# --- The number of a rule ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("docstring", "rule"),
    [
        ("FUJ-5: a card.", "FUJ-5"),
        ("FUJ-5, FUJ-6: a card.", "FUJ-5"),
        ("PGN-R66, PGN-R46: pawns.", "PGN-R66"),
        ("JAM-04: a card.", "JAM-04"),
        ("XYZ-2a: a part.", "XYZ-2a"),
        ("A card, by FUJ-5: so it goes.", ""),
        ("FUJ-5 and more", ""),
        (None, ""),
    ],
)
@pytest.mark.parametrize("base", [Question, Event])
def test_the_number_that_opens_the_docstring_is_the_rule(
    base: type[Question | Event], docstring: str | None, rule: str
) -> None:
    assert base.rule == ""
    kind: type[Question | Event] = type("Kind", (base,), {"__doc__": docstring})
    assert kind.rule == rule


def test_without_a_number_of_its_own_a_kind_has_that_of_its_base() -> None:
    class Asked(Question):
        """TOY-1: something."""

    class AskedAgain(Asked):
        """The same, later."""

    assert AskedAgain.rule == "TOY-1"
