"""Looking into a state: everything that is in it, what it shares with another, and where the small values lie that may be hidden."""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache, partial
from types import BuiltinFunctionType, FunctionType
from typing import Any, NamedTuple

from tablee.core.state import Event, Move, Question, State
from tablee.core.stateclass import DERIVED

OUTSIDE = ("chance", "journal")  # ports of a state, not part of its data
RULES = (FunctionType, BuiltinFunctionType)  # a compiled rule is of the second kind
COMMON = frozenset(one.name for one in fields(State))

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


Step = int | str | tuple[object]  # an index, the name of a field, or a key in a tuple of its own


class Place(NamedTuple):
    """Where a small value lies in a state: `deck[-1]`, `hand[2][0]`, `ambush[1].victim`."""

    steps: tuple[Step, ...]  # from the state to it
    size: int  # of the list or tuple that it lies in; 0 for anything else

    @property
    def name(self) -> str:
        """The same place in a list that has grown or shrunk: counted from the end it is near to."""
        *way, last = self.steps
        told = "".join(
            f"[{step}]" if isinstance(step, int) else f".{step}" for step in way if not isinstance(step, tuple)
        )
        if isinstance(last, str):
            end = f".{last}"
        elif not isinstance(last, int):
            end = "[…]"
        elif last < 2:
            end = f"[{last}]"
        else:
            end = f"[{last - self.size}]" if last >= self.size - 2 else "[…]"
        return (told + end).removeprefix(".")

    @property
    def is_end(self) -> bool:
        """Whether it is the first or the last of its list; where there is no order, always."""
        return not self.size or self.steps[-1] in {0, self.size - 1}

    def read(self, s: State) -> object:
        """What lies there now; the size of its list is part of it."""
        thing: Any = s
        for step in self.steps:
            size = len(thing) if isinstance(thing, list | tuple) else 0
            try:
                thing = (
                    getattr(thing, step) if isinstance(step, str) else thing[step if isinstance(step, int) else step[0]]
                )
            except (AttributeError, LookupError, TypeError):
                return None
        return (size, fingerprint(thing)) if size != self.size else fingerprint(thing)


class Spot:
    """A place, what lies there now, and the way to put something else there."""

    __slots__ = ("place", "put", "slot", "value")

    def __init__(self, place: Place, value: object, put: Callable[[object], None], slot: tuple[int, object]) -> None:
        self.place = place
        self.value = value
        self.put = put
        self.slot = slot  # what changes when something is put there: a list, dict or state by its id, and where in it

    @property
    def kind(self) -> object:
        """What it can be swapped for: something of its kind."""
        return (tuple, len(self.value)) if isinstance(self.value, tuple) else type(self.value)


def spots(s: State) -> list[Spot]:
    """Every small value that a game keeps: numbers, Enums, tuples and frozen dataclasses, in lists and dicts and inside each other.

    Numbers count in lists and dicts. Those right on the state, alone, in a tuple or in a frozen dataclass, are taken for something that
    all know: a round, the order of the seats, a scenario. What is marked as derived is not looked at.
    """
    found: list[Spot] = []
    derived = {one.name for one in fields(s) if one.metadata.get(_DERIVED)}
    for name, part in attributes(s):
        if name not in COMMON and name not in derived:
            _look(Spot(Place((name,), 0), part, partial(setattr, s, name), (id(s), name)), found, held=False)
    return found


def _look(spot: Spot, found: list[Spot], *, held: bool) -> None:
    """Note a spot, and look into what lies there. Held: in a list or dict, where numbers count."""
    thing, steps = spot.value, spot.place.steps
    if _is_small(thing) and (held or not isinstance(thing, int | tuple)):
        found.append(spot)
    if isinstance(thing, list):
        for at, part in enumerate(thing):
            place = Place((*steps, at), len(thing))
            _look(Spot(place, part, partial(thing.__setitem__, at), (id(thing), at)), found, held=True)
    elif isinstance(thing, dict):
        for key, part in thing.items():
            place = Place((*steps, (key,)), 0)
            _look(Spot(place, part, partial(thing.__setitem__, key), (id(thing), key)), found, held=True)
    elif isinstance(thing, tuple):
        for at, part in enumerate(thing):
            place = Place((*steps, at), len(thing))
            _look(Spot(place, part, partial(_put_in_tuple, spot.put, thing, at), spot.slot), found, held=held)
    elif _is_frozen(thing) and not isinstance(thing, _WHOLE):
        for one in fields(thing):  # type: ignore[arg-type]  # a frozen dataclass
            place, part = Place((*steps, one.name), 0), getattr(thing, one.name)
            _look(Spot(place, part, partial(_put_in_field, spot.put, thing, one.name), spot.slot), found, held=held)


(_DERIVED,) = DERIVED
_WHOLE = (Move, Question, Event)  # not looked into: what a move says is one thing


def _is_small(thing: object) -> bool:
    return type(thing) is int or (
        not isinstance(thing, bool | list) and (isinstance(thing, enum.Enum | tuple) or _is_frozen(thing))
    )


def _is_frozen(thing: object) -> bool:
    params = getattr(type(thing), "__dataclass_params__", None)
    return params is not None and params.frozen


def _put_in_tuple(put: Callable[[object], None], whole: tuple[object, ...], at: int, part: object) -> None:
    put((*whole[:at], part, *whole[at + 1 :]))


def _put_in_field(put: Callable[[object], None], whole: Any, name: str, part: object) -> None:
    put(replace(whole, **{name: part}))
