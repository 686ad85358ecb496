"""Every kind of move, question and event of a game, and every way a match can end: gathered from its modules."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import TypeVar

from tablee.core.errors import RulesError
from tablee.core.state import PASS, Ending, Event, Move, Pass, Question

T = TypeVar("T")


@dataclass(frozen=True)
class Kinds:
    """What a game is made of. Texts, rule numbers and the reading of moves follow from it."""

    moves: tuple[type[Move], ...]
    questions: tuple[type[Question], ...]
    events: tuple[type[Event], ...]
    endings: tuple[str, ...]


def gather(*roots: ModuleType) -> Kinds:
    """What these modules define and, where they are packages, all modules in them: by the name of the module, then as written.

    A class that others are derived from is no kind by itself. `Pass` is the core's, and counts where a module imports it. Questions
    and events have to name their rule. RulesError says what is wrong.
    """
    modules = [module for root in roots for module in _modules(root)]
    moves, questions, events = (
        _leaves(modules, Move, also=_passes(modules)),
        _leaves(modules, Question),
        _leaves(modules, Event),
    )
    ruled: tuple[type[Question | Event], ...] = (*questions, *events)
    for kind in ruled if sys.flags.optimize < 2 else ():  # -OO leaves no docstrings to read
        if not kind.rule:
            raise RulesError(
                f"{kind.__module__}.{kind.__name__}: the docstring has to open with the number of its rule"
            )
    return Kinds(moves, questions, events, tuple(str(end) for kind in _leaves(modules, Ending) for end in kind))


def _modules(root: ModuleType) -> Iterator[ModuleType]:
    yield root
    for found in pkgutil.walk_packages(getattr(root, "__path__", ()), f"{root.__name__}."):
        yield importlib.import_module(found.name)


def _leaves(modules: list[ModuleType], base: type[T], *, also: tuple[type[T], ...] = ()) -> tuple[type[T], ...]:
    found = [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, base) and thing.__module__ == module.__name__
    ]
    bases = {one for kind in found for one in kind.__mro__[1:]}
    kinds = (*also, *(kind for kind in dict.fromkeys(found) if kind not in bases))
    names = [kind.__name__ for kind in kinds]
    for name in names:
        if names.count(name) > 1:
            raise RulesError(
                f"{name} is defined twice among the kinds of {base.__name__}: texts could not tell them apart"
            )
    return kinds


def _passes(modules: list[ModuleType]) -> tuple[type[Pass], ...]:
    uses = any(thing is PASS or thing is Pass for module in modules for thing in vars(module).values())
    return (Pass,) if uses else ()
