"""The fields of a state, declared once: what its clone copies, and what can't be declared."""

from __future__ import annotations

import enum
import pickle
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, Literal, NewType

import pytest

from tablee.core.chance import Dice, NoChance
from tablee.core.errors import RulesError
from tablee.core.notation import Seat
from tablee.core.state import Journal, Move, Question, State, do
from tablee.core.stateclass import stateclass
from tablee.testing.introspect import fingerprint, shared

Bay = NewType("Bay", int)


class Flag(enum.Enum):
    RED = 1
    BLUE = 2


@dataclass(frozen=True)
class Cargo:
    weight: int
    ports: tuple[str, ...]


@dataclass(frozen=True)
class Crate:
    """Frozen, and yet what is in it can change."""

    goods: list[int]


@dataclass
class Buoy:
    depth: int


@dataclass(frozen=True, slots=True)
class Sail(Move):
    bay: int


@stateclass
class Harbour(State):
    """Every kind of field that can be cloned."""

    name: str
    flag: Flag
    ships: list[int]
    berths: list[list[int]]
    decks: list[list[list[int]]]
    sides: tuple[list[int], list[str]]
    rows: tuple[list[int], ...]
    watch: dict[Seat, int]
    logs: dict[str, list[int]]
    lit: set[int]
    cargo: Cargo
    manifest: list[Cargo]
    next_port: Bay | None = None
    wreck: list[int] | None = None
    colour: Literal["red", "blue"] = "red"
    last: Sail | None = None
    asks: Question | None = None
    tide: tuple[int, ...] = ()
    known: frozenset[int] = frozenset()
    rule: Callable[[int], int] = abs
    storms: list[int] = field(default_factory=list)


def harbour() -> Harbour:
    return Harbour(
        2,
        Dice.from_int(1),
        name="Brest",
        flag=Flag.RED,
        ships=[1, 2],
        berths=[[1], [2, 3]],
        decks=[[[1], [2]], []],
        sides=([1], ["port"]),
        rows=([1], [2]),
        watch={0: 1},
        logs={"today": [1]},
        lit={3},
        cargo=Cargo(3, ("Brest",)),
        manifest=[Cargo(1, ())],
        wreck=[7],
        last=Sail(1),
    )


def sail(s: Harbour, seat: Seat) -> None:
    s.ships.append(seat)


def test_a_clone_has_everything_and_shares_nothing_that_can_change() -> None:
    s = harbour()
    s.then(do(sail, 1))
    copy = s.clone()
    assert type(copy) is Harbour
    assert fingerprint(copy) == fingerprint(s)
    assert shared(s, copy) == []


def test_what_can_not_change_is_handed_over() -> None:
    s = harbour()
    copy = s.clone()
    assert copy.cargo is s.cargo
    assert copy.manifest[0] is s.manifest[0]
    assert copy.last is s.last


def test_a_clone_of_nothing_where_a_list_may_be_is_nothing() -> None:
    s = harbour()
    s.wreck = None
    assert s.clone().wreck is None


def test_a_clone_has_neither_journal_nor_chance_and_keeps_sealed_answers() -> None:
    s = harbour()
    s.journal = Journal()
    s.ask_all((0, 1), Question())
    s.sealed = {1: Sail(2)}
    copy = s.clone()
    assert copy.journal is None
    assert isinstance(copy.chance, NoChance)
    assert (copy.sealed, copy.asked, copy.waiting) == ({1: Sail(2)}, (0, 1), (0, 1))
    assert copy.sealed is not s.sealed


def test_the_common_fields_are_all_cloned() -> None:
    """A field that State gains one day is not forgotten."""
    s = harbour()
    assert all(hasattr(s.clone(), one.name) for one in fields(State))


def test_two_states_do_not_share_a_default() -> None:
    one, other = harbour(), harbour()
    one.storms.append(1)
    assert other.storms == []


def test_a_state_has_slots_and_nothing_else() -> None:
    s = harbour()
    assert not hasattr(s, "__dict__")
    with pytest.raises(AttributeError):
        s.shipz = []  # type: ignore[attr-defined]


def test_states_are_compared_by_identity() -> None:
    assert harbour() != harbour()
    assert len({harbour(), harbour()}) == 2


def test_a_state_can_be_pickled_on_its_way_to_a_worker() -> None:
    s = harbour().clone()
    assert fingerprint(pickle.loads(pickle.dumps(s))) == fingerprint(s)


@stateclass
class Port(Harbour):
    """Derived from another state, as a game of another package may be."""

    cranes: list[int] = field(default_factory=list)


class Marina(Port):
    """Adds nothing but methods."""

    __slots__ = ()

    def count(self) -> int:
        return len(self.ships)


@pytest.mark.parametrize("kind", [Port, Marina])
def test_a_derived_state_is_cloned_as_what_it_is(kind: type[Port]) -> None:
    base = harbour()
    own = {one.name: getattr(base, one.name) for one in fields(Harbour) if one.init}
    s = kind(**own, cranes=[1])
    copy = s.clone()
    assert type(copy) is kind
    assert fingerprint(copy) == fingerprint(s)
    assert shared(s, copy) == []


NOT_CLONED: dict[str, Any] = {
    "an object": object,
    "anything": Any,
    "a list of anything": list,
    "a list of objects": list[object],
    "a dict that does not say of what": dict,
    "a random generator": Random,
    "a dataclass that is not frozen": Buoy,
    "a list of such": list[Buoy],
    "a frozen dataclass that holds a list": Crate,
    "one of two that differ": list[int] | dict[int, int],
    "bytes that can change": bytearray,
}


@pytest.mark.parametrize("hint", NOT_CLONED.values(), ids=NOT_CLONED)
def test_a_field_that_can_not_be_cloned_is_a_mistake_when_the_class_is_made(hint: object) -> None:
    class Bad(State):
        __annotations__ = {"thing": hint}

    with pytest.raises(RulesError, match=r"Bad\.thing can't be cloned"):
        stateclass(Bad)


def test_a_type_that_is_not_known_is_a_mistake() -> None:
    class Bad(State):
        thing: list[Unknown]  # type: ignore[name-defined]  # noqa: F821  # which is what is wrong with it

    with pytest.raises(RulesError, match="Unknown has to be known"):
        stateclass(Bad)


def test_a_clone_written_by_hand_is_a_mistake() -> None:
    class Bad(State):
        def clone(self) -> Bad:
            return self

    with pytest.raises(RulesError, match="clone is made from the fields"):
        stateclass(Bad)


def test_a_state_without_the_decorator_says_what_it_lacks() -> None:
    class Bad(State):
        pass

    with pytest.raises(RulesError, match="@stateclass"):
        Bad(2, Dice.from_int(1)).clone()
