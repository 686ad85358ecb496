"""The options: JAM-44, JAM-45, JAM-O1, JAM-O2. The Ghost Ship has a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.games.jamaica import GAME
from tablee.games.jamaica.rules.battle import Attacked
from tablee.games.jamaica.rules.load import BankShort, MakeRoom
from tablee.games.jamaica.rules.move import ChooseRetreat

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)


def test_all_options_are_off_by_default() -> None:
    assert not any(GAME.setup(2).options.values())
    assert [option.name for option in GAME.options] == [
        "shortage_jump",
        "decline_loot",
        "ghost_ship",
        "strict_bank",
        "swap_disputed_ports",
    ]


def test_jam_44_straight_to_the_first_payable_space(table: type[Table]) -> None:
    t = table(2, shortage_jump=True)
    t.at(B, 7)
    t.at(A, 5)
    t.aboard(A, "F1 G2")
    t.acts(A, "forward", 3)
    t.answers(A, "sail 8")
    assert t.where(A) == (4, 0)
    assert t.cargo(A) == "G2"  # the ports in between take nothing
    t.not_told(None, Attacked)


@pytest.mark.parametrize(
    ("holds", "choices"), [("G4 F1", ["retreat 29", "retreat 38"]), ("G4", ["retreat 19", "retreat 25", "retreat 37"])]
)
def test_jam_44_one_choice_for_each_way_back(table: type[Table], holds: str, choices: list[str]) -> None:
    t = table(2, shortage_jump=True)
    t.at(A, 44)
    t.aboard(A, holds)
    t.acts(A, "backward", 3)
    assert t.is_asked(A, ChooseRetreat)
    assert t.choices(A) == choices
    t.answers(A, choices[0])
    assert f"retreat {t.where(A)[0]}" == choices[0]
    assert t.cargo(A) == ""


def test_jam_44_a_battle_there_and_again_if_it_can_not_be_paid_then(table: type[Table]) -> None:
    t = table(2, shortage_jump=True)
    t.at(A, 15)
    t.at(B, 16)
    t.aboard(A, "G3")
    t.aboard(B, "")
    t.rolls(2, 8)
    t.acts(A, "forward", 2)
    assert t.cargo(B) == "G3"
    assert t.is_asked(A, ChooseRetreat)
    assert t.choices(A) == ["retreat 4", "retreat 11"]


def test_jam_45_the_winner_may_always_decline(table: type[Table]) -> None:
    t = table(2, decline_loot=True)
    t.emptied(4)
    t.at(B, 4)
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.choices(A) == ["take-hold 1", "take-hold 2", "decline"]
    t.answers(A, "decline")
    assert t.cargo(B) == "F3 G3"


def test_jam_o1_a_load_takes_what_is_left(table: type[Table]) -> None:
    t = table(2, strict_bank=True)
    t.aboard(A, "F6 F6 F6 F6")
    t.aboard(B, "F6 F6 F6 -")
    t.acts(B, "food", 6)
    assert t.has(B, "F") == 21
    t.told(A, BankShort(B, "food", 3, 6))  # type: ignore[arg-type]


def test_jam_o1_with_nothing_left_no_hold_is_emptied(table: type[Table]) -> None:
    t = table(3, strict_bank=True)
    t.aboard(A, "P6 P6 P6 P6 G1")
    t.aboard(B, "P6 P6 P6 P3 G1")
    t.aboard(C, "G1 G1 F1 F1 G1")
    t.acts(C, "powder", 5)
    assert t.done
    assert t.cargo(C) == "F1 F1 G1 G1 G1"
    t.told(A, BankShort(C, "powder", 0, 5))  # type: ignore[arg-type]


def test_jam_o1_off_the_bank_never_runs_out(table: type[Table]) -> None:
    """JAM-R1."""
    t = table(3)
    t.aboard(A, "P6 P6 P6 P6 P6")
    t.aboard(B, "P6 P6 P6 P6 P6")
    t.aboard(C, "G1 G1 F1 F1 G1")
    t.acts(C, "powder", 5)
    assert t.is_asked(C, MakeRoom)


@pytest.mark.parametrize(("swapped", "sixteen", "thirty"), [(False, 3, 5), (True, 5, 3)])
def test_jam_o2_the_disputed_ports(table: type[Table], *, swapped: bool, sixteen: int, thirty: int) -> None:
    for space, price in ((16, sixteen), (30, thirty)):
        t = table(2, swap_disputed_ports=swapped)
        t.at(A, space - 1)
        t.aboard(A, "G6")
        t.acts(A, "forward", 1)
        assert t.has(A, "G") == 6 - price


def test_options_may_be_combined(table: type[Table]) -> None:
    t = table(2, ghost_ship=True, strict_bank=True, shortage_jump=True, decline_loot=True, swap_disputed_ports=True)
    assert (t.s.ghost, t.s.strict, t.s.jump, t.s.decline, t.s.swap) == (True, True, True, True, 1)
