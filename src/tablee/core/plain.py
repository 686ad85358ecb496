"""Views and scenes as plain data, the same bytes for the same knowledge: what programs read and what the checks compare."""

from __future__ import annotations

import dataclasses
import enum
import json
from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from tablee.core import notation
from tablee.core.state import Event, Move, Question

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"


def plain(value: object) -> Plain:
    """Dataclasses as objects, moves as their notation, questions and events with their kind and rule."""
    if type(value) in _ATOMS:
        return value  # type: ignore[return-value]  # the line above says what it is
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, enum.Enum):
        return value.name.lower()
    if isinstance(value, Move):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, frozenset | set):
        return [plain(one) for one in sorted(value)]
    if isinstance(value, Question | Event):
        kind: dict[str, Plain] = {"kind": notation.verb(type(value)), "rule": value.rule}
        return kind | _fields(value)
    return _fields(value)


_ATOMS = frozenset({type(None), bool, int, float, str})


def _fields(value: object) -> dict[str, Plain]:
    return {name: plain(getattr(value, name)) for name in _names(type(value))}  # type: ignore[arg-type]  # a class is hashable


@cache
def _names(cls: type[object]) -> tuple[str, ...]:
    if dataclasses.is_dataclass(cls):
        return tuple(f.name for f in dataclasses.fields(cls))
    if issubclass(cls, Question | Event):
        return ()
    raise TypeError(f"{cls.__name__} can't be written as plain data")


def encode(value: object) -> bytes:
    """Canonical JSON."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
