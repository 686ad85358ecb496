"""The fields of a state, declared once: slots, constructor and `clone` are made from their annotations.

    @stateclass
    class FujiFlush(State):
        hand: list[list[int]] = field(default_factory=list)
        deal: int = 0

A search clones all the time, so `clone` is written out for each class, as `dataclasses` writes a constructor: lists, dicts and sets
are copied as deep as the annotation says, and what can't change is handed over.
"""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from collections.abc import Callable, Iterator
from typing import Final, Literal, NewType, TypeVar, Union, dataclass_transform

from tablee.core.chance import NO_CHANCE
from tablee.core.errors import RulesError
from tablee.core.state import Event, Move, Question, State

S = TypeVar("S", bound=State)

DERIVED: Final = types.MappingProxyType({"derived": True})
"""For what follows from other fields and is kept because it is asked so often: `field(default_factory=dict, metadata=DERIVED)`.

The conformance suite looks for hidden things in those other fields, and not there.
"""

_ATOMS: Final = frozenset({int, str, float, bool, bytes, types.NoneType})
_FROZEN: Final = (enum.Enum, Move, Question, Event)  # by their contract
_COMMON: Final = {  # what State declares
    "seats": "self.seats",
    "chance": "NO_CHANCE",
    "agenda": "self.agenda[:]",
    "question": "self.question",
    "waiting": "self.waiting",
    "together": "self.together",
    "asked": "self.asked",
    "sealed": "self.sealed.copy() if self.together else {}",
    "outcome": "self.outcome",
    "journal": "None",
}


@dataclass_transform(eq_default=False, field_specifiers=(dataclasses.field,))
def stateclass(cls: type[S]) -> type[S]:
    """A state with these fields, as with `dataclass(slots=True)`, and with a `clone`. RulesError for a field that can't be cloned."""
    if "clone" in vars(cls):
        raise RulesError(f"{cls.__name__}: clone is made from the fields")
    made = dataclasses.dataclass(cls, eq=False, repr=False, match_args=False, slots=True)
    space: dict[str, object] = {"new": object.__new__, "NO_CHANCE": NO_CHANCE, "copy_list": list.copy}
    exec(_source(made), space)  # noqa: S102  # the text follows from the fields alone
    clone = typing.cast("Callable[[S], S]", space["clone"])
    clone.__qualname__ = f"{cls.__qualname__}.clone"
    clone.__module__ = cls.__module__
    made.clone = clone  # type: ignore[method-assign, assignment]  # what State promises
    return made


def _source(cls: type[State]) -> str:
    """`clone` as text. It skips the constructor, whose work would be thrown away."""
    try:
        hints = typing.get_type_hints(cls)
    except NameError as error:
        raise RulesError(f"{cls.__name__}: {error.name} has to be known where the state is declared") from error
    lines = ["def clone(self):", "    copy = new(self.__class__)"]
    for one in dataclasses.fields(cls):
        value = _COMMON.get(one.name) or _copied(f"{cls.__name__}.{one.name}", hints[one.name], f"self.{one.name}")
        lines.append(f"    copy.{one.name} = {value}")
    return "\n".join([*lines, "    return copy"])


def _copied(name: str, hint: object, value: str, depth: int = 0) -> str:
    """An expression for a copy of `value`, or `value` itself if nothing in it can change."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    inner = f"v{depth}"
    if origin is list:
        part = _copied(name, args[0], inner, depth + 1)
        if part == inner:
            return f"{value}[:]"
        if part == f"{inner}[:]":
            return f"[*map(copy_list, {value})]"  # a comprehension is a call of its own until Python 3.12
        return f"[{part} for {inner} in {value}]"
    if origin is dict:
        part = _copied(name, args[1], inner, depth + 1)
        return f"{value}.copy()" if part == inner else f"{{k{depth}: {part} for k{depth}, {inner} in {value}.items()}}"
    if origin is set:
        return f"{value}.copy()"
    if origin is tuple and len(args) == 2 and args[1] is ...:
        part = _copied(name, args[0], inner, depth + 1)
        return value if part == inner else f"tuple([{part} for {inner} in {value}])"
    if origin is tuple:
        parts = [_copied(name, part, f"{value}[{at}]", depth) for at, part in enumerate(args)]
        return value if all(_is_frozen(part) for part in args) else f"({', '.join(parts)},)"
    if origin in {Union, types.UnionType} and types.NoneType in args and len(args) == 2:
        part = _copied(name, next(one for one in args if one is not types.NoneType), value, depth)
        return value if part == value else f"None if {value} is None else {part}"
    if not _is_frozen(hint):
        told = hint.__name__ if isinstance(hint, type) else hint
        raise RulesError(
            f"{name} can't be cloned: {told} is neither a list, dict, set or tuple with its parts annotated,"
            " nor a value that can't change: a number, a text, an Enum, a frozen dataclass, a Move or a Question"
        )
    return value


def _is_frozen(hint: object) -> bool:
    """Whether nothing in a value of this type can change."""
    if isinstance(hint, NewType):
        return _is_frozen(hint.__supertype__)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is None:
        return isinstance(hint, type) and (hint in _ATOMS or issubclass(hint, _FROZEN) or _is_frozen_dataclass(hint))
    if origin in {Literal, Callable}:
        return True
    if origin in {tuple, frozenset, Union, types.UnionType}:
        return all(part is ... or _is_frozen(part) for part in args)
    return False


def _is_frozen_dataclass(cls: type) -> bool:
    params = getattr(cls, "__dataclass_params__", None)
    return params is not None and params.frozen and all(_is_frozen(hint) for hint in _field_types(cls))


def _field_types(cls: type) -> Iterator[object]:
    hints = typing.get_type_hints(cls)
    return (hints[one.name] for one in dataclasses.fields(cls))
