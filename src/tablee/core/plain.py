"""Views and scenes as plain data, the same bytes for the same knowledge: what programs read and what the checks compare."""

from __future__ import annotations

import dataclasses
import enum
import json
from collections.abc import Mapping
from typing import TypeAlias

from tablee.core import notation
from tablee.core.state import Event, Move, Question

Plain: TypeAlias = "None | bool | int | float | str | list[Plain] | dict[str, Plain]"


def plain(value: object) -> Plain:
    """Dataclasses as objects, moves as their notation, questions and events with their kind and rule."""
    if value is None or isinstance(value, bool | int | float | str) and not isinstance(value, enum.Enum):
        return value
    if isinstance(value, enum.Enum):
        return value.name.lower()
    if isinstance(value, Move):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, frozenset | set):
        return [plain(one) for one in sorted(value)]
    if isinstance(value, Question | Event):
        kind: dict[str, Plain] = {"kind": notation.verb(type(value)), "rule": value.rule}
        return kind | _fields(value)
    return _fields(value)


def _fields(value: object) -> dict[str, Plain]:
    if not dataclasses.is_dataclass(value):
        if type(value).__slots__ == ():  # type: ignore[attr-defined]  # a question or event without fields
            return {}
        raise TypeError(f"{type(value).__name__} can't be written as plain data")
    return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}


def encode(value: object) -> bytes:
    """Canonical JSON."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
