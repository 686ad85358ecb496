"""Loading: JAM-22 to JAM-27."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import IllegalMove
from tablee.games.jamaica.rules.load import Loaded, LoadIgnored, MakeRoom, ThrownAway, WhichHold

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B = range(2)


def test_jam_22_all_together_into_one_empty_hold(table: type[Table]) -> None:
    t = table(2)
    t.acts(A, "food", 5)
    assert t.cargo(A) == "F3 F5 G3"
    t.told(B, Loaded((A,), "food", 5))  # type: ignore[arg-type]


def test_jam_22_never_onto_an_occupied_hold(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "G1 F1 F1 F1 F1")
    t.acts(A, "gold", 2)
    t.answers(A, "empty 3")
    assert t.cargo(A) == "F1 F1 F1 G1 G2"


def test_jam_23_with_none_empty_one_of_other_goods_is_emptied(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 G4 P2 F1 G1")
    t.acts(A, "gold", 2)
    assert t.is_asked(A, MakeRoom)
    assert t.choices(A) == ["empty 1", "empty 3", "empty 4"]
    t.answers(A, "empty 3")
    assert t.cargo(A) == "F1 F3 G1 G2 G4"
    t.told(B, ThrownAway(A, "powder", 2))  # type: ignore[arg-type]


def test_jam_23_never_one_with_the_same_goods(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 G4 P2 F1 G1")
    t.acts(A, "gold", 2)
    with pytest.raises(IllegalMove) as refused:
        t.answers(A, "empty 2")
    assert refused.value.key == "refuse-same-goods"
    with pytest.raises(IllegalMove) as other:
        t.answers(A, "empty 6")
    assert other.value.key == "error-illegal-move"


def test_jam_23_with_one_candidate_nobody_is_asked(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "G1 G1 G1 P1 G1")
    t.acts(A, "gold", 2)
    assert t.done
    assert t.cargo(A) == "G1 G1 G1 G1 G2"


def test_jam_24_with_the_same_in_every_hold_nothing_is_loaded(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "G1 G2 G3 G4 G5")
    t.acts(A, "gold", 6)
    assert t.done
    assert t.cargo(A) == "G1 G2 G3 G4 G5"
    t.told(B, LoadIgnored(A, "gold"))  # type: ignore[arg-type]


def test_jam_25_a_load_is_not_a_choice_and_nothing_is_emptied_beside_an_empty_hold(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 G4 P2 F1 -")
    t.acts(A, "gold", 2)
    assert t.done
    assert t.cargo(A) == "F1 F3 G2 G4 P2"


def test_jam_26_two_loads_of_one_card_go_into_two_holds(table: type[Table]) -> None:
    t = table(2)
    t.plays(A, "gold gold", 4, 4)
    assert t.cargo(A) == "F3 G3 G4 G4"


def test_jam_27_the_owner_chooses_between_an_ordinary_hold_and_the_sixth(table: type[Table]) -> None:
    t = table(2)
    t.power(A, "hold")
    t.acts(A, "powder", 4)
    assert t.is_asked(A, WhichHold)
    assert t.choices(A) == ["load 3", "load 6"]
    t.answers(A, "load 6")
    assert t.s.holds[A][5] & 7 == 4


def test_jam_27_with_only_one_of_them_empty_nobody_is_asked(table: type[Table]) -> None:
    t = table(2)
    t.power(A, "hold")
    t.aboard(A, "F1 F1 F1 F1 F1 -")
    t.acts(A, "powder", 4)
    assert t.done
    assert t.s.holds[A][5] & 7 == 4
    t.aboard(A, "F1 F1 F1 F1 - P4")
    t.acts(A, "powder", 2)
    assert t.done
    assert t.s.holds[A][4] & 7 == 2
