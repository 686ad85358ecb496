"""Looking into a state: what the conformance suite compares with."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from tablee.core.chance import NO_CHANCE, Dice
from tablee.core.state import Journal, Move, Question, State, do
from tablee.core.stateclass import DERIVED, stateclass
from tablee.testing.introspect import Place, difference, fingerprint, shared, spots


class Weather(enum.Enum):
    SUN = 1
    RAIN = 2


@dataclass(frozen=True, slots=True)
class Walk(Move):
    to: int


@dataclass(frozen=True, slots=True)
class Nest:
    eggs: int
    seen: Weather


class Garden(State):
    """A bit of everything that a state may hold."""

    __slots__ = ("beds", "bees", "names", "tools", "weather")

    def __init__(self) -> None:
        super().__init__(2, NO_CHANCE)
        self.beds: list[list[int]] = [[1, 2], [3]]
        self.bees = {7, 8}
        self.names = {"rose": [4, 5]}
        self.tools = (["rake"], 3)
        self.weather = Weather.SUN


def dig(s: Garden) -> None:
    s.beds.clear()


def water(s: Garden) -> None:
    s.bees.clear()


def changes() -> list[Callable[[Garden], object]]:
    """Each changes one thing in the garden."""
    return [
        lambda s: s.beds[1].append(4),
        lambda s: s.beds.reverse(),
        lambda s: s.bees.add(9),
        lambda s: s.names.update(rose=[5, 4]),
        lambda s: s.tools[0].append("hoe"),
        lambda s: setattr(s, "weather", Weather.RAIN),
        lambda s: setattr(s, "waiting", (1,)),
        lambda s: setattr(s, "question", Question()),
        lambda s: setattr(s, "together", True),
        lambda s: setattr(s, "sealed", {0: Walk(1)}),
        lambda s: s.then(do(dig)),
    ]


@pytest.mark.parametrize("number", range(len(changes())))
def test_whatever_changes_in_a_state_changes_its_fingerprint(number: int) -> None:
    s = Garden()
    changes()[number](s)
    assert fingerprint(s) != fingerprint(Garden())
    assert difference(s, Garden()) != "nothing"


def test_equal_states_have_equal_fingerprints() -> None:
    assert fingerprint(Garden()) == fingerprint(Garden())
    assert difference(Garden(), Garden()) == "nothing"


def test_chance_and_journal_are_no_part_of_a_state() -> None:
    s = Garden()
    s.chance, s.journal = Dice(bytes(32)), Journal()
    assert fingerprint(s) == fingerprint(Garden())


def test_another_rule_on_the_agenda_is_another_state() -> None:
    one, other = Garden(), Garden()
    one.then(do(dig))
    other.then(do(water))
    assert fingerprint(one) != fingerprint(other)


def test_a_compiled_rule_on_the_agenda_is_known_by_its_name() -> None:
    """The wheel that mypyc makes has no Python functions, only built-in ones; `sorted` and `max` stand for those."""
    one, other = Garden(), Garden()
    one.agenda.append((sorted, ()))  # type: ignore[arg-type]  # a stand-in
    other.agenda.append((max, ()))
    assert fingerprint(one) != fingerprint(other)


@stateclass
class Meadow(State):
    """Small values, lying in all sorts of places."""

    flowers: list[int] = field(default_factory=lambda: [1, 2])
    nests: list[Nest | None] = field(default_factory=lambda: [Nest(3, Weather.RAIN), None])
    paths: dict[int, tuple[int, int]] = field(default_factory=lambda: {7: (5, 6)})
    sky: list[Weather] = field(default_factory=lambda: [Weather.SUN])
    fences: tuple[list[int], int] = field(default_factory=lambda: ([8], 9))
    treasure: Nest = field(default_factory=lambda: Nest(4, Weather.SUN))
    walks: list[Walk] = field(default_factory=lambda: [Walk(3)])
    order: tuple[int, ...] = (0, 1)
    wet: list[bool] = field(default_factory=lambda: [True])
    day: int = 1
    counted: list[int] = field(default_factory=lambda: [2], metadata=DERIVED)


def meadow() -> Meadow:
    return Meadow(2, NO_CHANCE)


def test_the_common_part_of_a_state_counts_in_a_dataclass_too() -> None:
    s = meadow()
    s.waiting = (1,)
    assert fingerprint(s) != fingerprint(meadow())


def test_what_two_states_share_is_told_by_its_path() -> None:
    one, other = Garden(), Garden()
    other.beds[1] = one.beds[1]
    other.tools = one.tools
    other.names["rose"] = one.names["rose"]
    assert sorted(shared(one, other)) == ["beds[1]", "names[0]", "tools[0]"]


def test_states_that_share_only_what_can_not_change_share_nothing() -> None:
    one, other = Garden(), Garden()
    one.sealed, other.sealed = {0: Walk(1)}, {0: Walk(1)}
    one.question = other.question = Question()
    assert shared(one, other) == []


def test_small_values_are_found_wherever_they_lie() -> None:
    assert {spot.place.name: spot.value for spot in spots(meadow())} == {
        "flowers[0]": 1,
        "flowers[1]": 2,
        "nests[0]": Nest(3, Weather.RAIN),
        "nests[0].eggs": 3,
        "nests[0].seen": Weather.RAIN,
        "paths[…]": (5, 6),
        "paths[0]": 5,
        "paths[1]": 6,
        "sky[0]": Weather.SUN,
        "fences[0][0]": 8,
        "treasure": Nest(4, Weather.SUN),
        "treasure.seen": Weather.SUN,
        "walks[0]": Walk(3),
    }


def test_what_is_put_at_a_spot_lies_there_and_nothing_else_changes() -> None:
    for at in range(len(spots(meadow()))):
        s = meadow()
        spot = spots(s)[at]
        other = next((one.value for one in spots(s) if one.kind == spot.kind and one.value != spot.value), spot.value)
        spot.put(other)
        assert spot.place.read(s) == fingerprint(other), spot.place.name
        spot.put(spot.value)
        assert fingerprint(s) == fingerprint(meadow()), spot.place.name


def test_a_place_in_a_list_that_has_grown_holds_something_else() -> None:
    s = meadow()
    place = spots(s)[0].place
    before = place.read(s)
    s.flowers.append(3)
    assert place.read(s) != before
    s.flowers.clear()
    assert place.read(s) is None


@pytest.mark.parametrize(
    ("at", "size", "name"),
    [
        (0, 9, "deck[0]"),
        (1, 9, "deck[1]"),
        (4, 9, "deck[…]"),
        (7, 9, "deck[-2]"),
        (8, 9, "deck[-1]"),
        (0, 1, "deck[0]"),
    ],
)
def test_a_place_is_named_from_the_end_it_is_near_to(at: int, size: int, name: str) -> None:
    assert Place(("deck", at), size).name == name
