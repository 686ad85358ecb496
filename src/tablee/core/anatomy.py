"""Looking into a state: everything that is in it, what it shares with another, and the lists where cards lie."""

from __future__ import annotations

import enum
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import BuiltinFunctionType, FunctionType

from tablee.core.state import State

OUTSIDE = ("chance", "journal")  # ports of a state, not part of its data
RULES = (FunctionType, BuiltinFunctionType)  # a compiled rule is of the second kind
COMMON = frozenset(State.__slots__)

Atom = int | str | float | bool | None


def attributes(thing: object) -> Iterator[tuple[str, object]]:
    """The named parts of an object, whatever way it keeps them."""
    names = _declared(type(thing)) if not isinstance(thing, type) else ()  # type: ignore[arg-type]  # a class is hashable
    more = getattr(thing, "__dict__", None)
    if more:
        names = tuple(dict.fromkeys((*names, *more)))
    for name in names:
        part = getattr(thing, name, _MISSING)
        if part is not _MISSING:
            yield name, part


_MISSING = object()


@cache
def _declared(kind: type[object]) -> tuple[str, ...]:
    """What a class says of its parts: fields and slots."""
    names = dict.fromkeys(f.name for f in fields(kind)) if is_dataclass(kind) else {}
    for cls in kind.__mro__:
        slots = getattr(cls, "__slots__", ())
        names |= dict.fromkeys((slots,) if isinstance(slots, str) else slots)
    return tuple(names)


_ATOMS = frozenset({type(None), bool, int, float, str})
_NUMBERS = {int}


def fingerprint(thing: object) -> Hashable:
    """All that is in a state, as one comparable value: equal fingerprints, equal states."""
    kind = type(thing)
    if kind in _ATOMS:
        return thing
    if isinstance(thing, list) and set(map(type, thing)) == _NUMBERS:
        return ("list", *thing)  # most of a state is lists of cards
    if isinstance(thing, enum.Enum):
        return (type(thing).__qualname__, thing.name)
    if isinstance(thing, list | tuple):
        return (type(thing).__name__, *(fingerprint(one) for one in thing))
    if isinstance(thing, dict):
        return ("dict", *sorted(((fingerprint(k), fingerprint(v)) for k, v in thing.items()), key=repr))
    if isinstance(thing, set | frozenset):
        return ("set", *sorted((fingerprint(one) for one in thing), key=repr))
    if isinstance(thing, RULES):
        return f"{thing.__module__}.{thing.__qualname__}"
    parts = ((name, fingerprint(part)) for name, part in attributes(thing) if name not in OUTSIDE)
    return (type(thing).__qualname__, *sorted(parts))


def difference(one: object, other: object) -> str:
    """Where two states differ: the names of their parts."""
    mine, theirs = dict(attributes(one)), dict(attributes(other))
    unlike = [
        name
        for name in sorted(mine.keys() | theirs.keys())
        if name not in OUTSIDE and fingerprint(mine.get(name)) != fingerprint(theirs.get(name))
    ]
    return ", ".join(unlike) or "nothing"


def _mutables(thing: object, path: str) -> Iterator[tuple[int, str]]:
    if isinstance(thing, list | dict | set):
        yield id(thing), path
        inside = thing.values() if isinstance(thing, dict) else thing
        for at, one in enumerate(inside):
            yield from _mutables(one, f"{path}[{at}]")
    elif isinstance(thing, tuple | frozenset):
        for at, one in enumerate(thing):
            yield from _mutables(one, f"{path}[{at}]")
    elif thing is not None and not isinstance(
        thing, int | str | float | enum.Enum | FunctionType | BuiltinFunctionType
    ):
        params = getattr(type(thing), "__dataclass_params__", None)
        frozen = params is not None and params.frozen
        parts = list(attributes(thing))
        if parts and not frozen:
            yield id(thing), path
        for name, one in parts:
            if name not in OUTSIDE:
                yield from _mutables(one, f"{path}.{name}" if path else name)


def shared(one: State, other: State) -> list[str]:
    """What two states have in common that either could change: the paths."""
    mine = dict(_mutables(one, ""))
    return [path or "the state itself" for key, path in _mutables(other, "") if key in mine]


def loose(thing: object) -> list[str]:
    """What in a value could be changed: the paths."""
    return [path or "the thing itself" for _, path in _mutables(thing, "")]


@dataclass(frozen=True)
class Place:
    """A place in a list of numbers somewhere in a state: `deck[-1]`, `hand[2][0]`."""

    path: str
    at: int
    size: int

    @property
    def name(self) -> str:
        """The same place in a list that has grown or shrunk: counted from the end it is near to."""
        if self.at < 2:
            return f"{self.path}[{self.at}]"
        return f"{self.path}[{self.at - self.size}]" if self.at >= self.size - 2 else f"{self.path}[…]"


def number_lists(s: State) -> dict[str, list[int]]:
    """The lists of whole numbers that a game keeps: where its cards lie."""
    found: dict[str, list[int]] = {}

    def look(thing: object, path: str) -> None:
        if isinstance(thing, list):
            if thing and all(isinstance(one, int) and not isinstance(one, bool) for one in thing):
                found[path] = thing
            for at, one in enumerate(thing):
                look(one, f"{path}[{at}]")
        elif isinstance(thing, dict):
            for key, one in thing.items():
                look(one, f"{path}[{key}]")

    for name, part in attributes(s):
        if name not in COMMON:
            look(part, name)
    return found
