"""Views and scenes as plain data, the same bytes for the same knowledge: what programs read and what the checks compare."""

from __future__ import annotations

import dataclasses
import enum
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

from tablee.core import notation
from tablee.core.state import Event, Move, Question

JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"


def serialize(value: object) -> JsonValue:
    """Dataclasses as objects, moves as their notation, questions and events with their kind and rule."""
    if type(value) in _ATOMS:
        return value  # type: ignore[return-value]  # the line above says what it is
    return _way(type(value))(value)  # type: ignore[arg-type]  # a class is hashable


_ATOMS = frozenset({type(None), bool, int, float, str})


@cache
def _way(cls: type[Any]) -> Callable[[Any], JsonValue]:
    """How a value of this class becomes plain."""
    if issubclass(cls, list | tuple):
        return _listed
    if issubclass(cls, enum.StrEnum):
        return str
    if issubclass(cls, enum.Enum):
        return lambda value: str(value.name).lower()
    if issubclass(cls, Move):
        return str
    if issubclass(cls, Mapping):
        return lambda value: {str(key): serialize(one) for key, one in value.items()}
    if issubclass(cls, frozenset | set):
        return lambda value: _listed(sorted(value))
    if issubclass(cls, Question | Event):
        kind, fields = notation.verb(cls), _fields(cls)
        return lambda value: {"kind": kind, "rule": value.rule} | fields(value)
    return _fields(cls)


def _listed(values: Iterable[object]) -> JsonValue:
    return [one if type(one) in _ATOMS else serialize(one) for one in values]  # type: ignore[misc]  # atoms are plain


def _fields(cls: type[Any]) -> Callable[[Any], dict[str, JsonValue]]:
    if not dataclasses.is_dataclass(cls):
        if issubclass(cls, Question | Event):
            return lambda _: {}
        raise TypeError(f"{cls.__name__} can't be written as plain data")
    names = [one.name for one in dataclasses.fields(cls)]
    if not names:
        return lambda _: {}
    get = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)

    def fields(value: Any) -> dict[str, JsonValue]:
        return {
            name: one if type(one) in _ATOMS else serialize(one) for name, one in zip(names, get(value), strict=True)
        }

    return fields


def encode(value: object) -> bytes:
    """Canonical JSON."""
    return json.dumps(serialize(value), ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
