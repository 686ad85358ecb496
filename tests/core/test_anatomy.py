"""Looking into a state: what the conformance suite compares with."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from tablee.core.anatomy import Place, difference, fingerprint, number_lists, shared
from tablee.core.chance import NO_CHANCE, Dice
from tablee.core.state import Journal, Move, Question, State, do


class Weather(enum.Enum):
    SUN = 1
    RAIN = 2


@dataclass(frozen=True, slots=True)
class Walk(Move):
    to: int


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


@dataclass
class Meadow(State):
    """A state may be written as a dataclass."""

    flowers: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(2, NO_CHANCE)


def test_the_common_part_of_a_state_counts_in_a_dataclass_too() -> None:
    s = Meadow()
    s.waiting = (1,)
    assert fingerprint(s) != fingerprint(Meadow())


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


def test_the_lists_of_cards_are_found_with_their_paths() -> None:
    assert number_lists(Garden()) == {"beds[0]": [1, 2], "beds[1]": [3], "names[rose]": [4, 5]}


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
    assert Place("deck", at, size).name == name
