"""Movement, the price of a space, and shortage: JAM-10 to JAM-21."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.games.jamaica.rules.battle import Attacked, CommitPowder
from tablee.games.jamaica.rules.loot import FoundHidden, FoundPower, FoundTreasure
from tablee.games.jamaica.rules.move import (
    CameHome,
    ChooseRetreat,
    ChooseWay,
    FellBack,
    Paid,
    RanShort,
    Sailed,
)
from tablee.games.jamaica.rules.pay import PayFrom

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)


def test_jam_10_one_space_for_each_pip(table: type[Table]) -> None:
    t = table(2)
    t.acts(A, "forward", 3)
    assert t.where(A) == (3, 0)
    t.told(B, Sailed((A,), "forward", 3, 3))  # type: ignore[arg-type]
    t.aboard(A, "F3")
    t.acts(A, "backward", 2)
    assert t.where(A) == (1, 0)


@pytest.mark.parametrize(
    ("start", "way", "pips", "ends"),
    [
        (6, "forward", 1, (7, 13)),
        (19, "forward", 6, (25, 31)),
        (32, "forward", 4, (36, 42)),
        (15, "backward", 1, (12, 14)),
        (28, "backward", 3, (19, 23)),
        (41, "backward", 6, (29, 33)),
    ],
)
def test_jam_10_at_a_fork_the_mover_chooses_knowing_the_die(
    table: type[Table], start: int, way: str, pips: int, ends: tuple[int, int]
) -> None:
    t = table(2)
    t.aboard(A, "F6 F6 G6 G6 G6")
    t.at(A, start)
    t.acts(A, way, pips)
    assert t.is_asked(A, ChooseWay)
    assert t.choices(A) == [f"sail {end}" for end in ends]
    t.answers(A, f"sail {ends[1]}")
    assert t.where(A) == (ends[1], 0)


def test_jam_11_ships_in_between_do_not_matter(table: type[Table]) -> None:
    t = table(3)
    t.at(B, 1)
    t.at(C, 2)
    t.acts(A, "forward", 3)
    assert t.done
    assert t.where(A) == (3, 0)
    t.not_told(None, Attacked)


def test_jam_12_a_ship_stops_at_port_royal_and_the_evening_is_ignored(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 47)
    t.plays(A, "forward food", 6, 6)
    assert t.done
    assert t.where(A) == (0, 1)
    assert t.s.ending
    assert t.cargo(A) == "F3 G3"
    t.told(B, CameHome(A))


def test_jam_12_in_the_evening_too(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 44)
    t.plays(A, "gold forward", 2, 6)
    assert t.where(A) == (0, 1)
    assert t.cargo(A) == "F3 G2 G3"


def test_jam_13_backward_from_the_first_turn(table: type[Table]) -> None:
    t = table(2)
    t.acts(A, "backward", 1)
    assert t.where(A) == (49, -1)


def test_jam_13_forward_over_the_line_from_a_lap_behind_is_no_finish(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 48, -1)
    t.acts(A, "forward", 5)
    assert t.where(A) == (3, 0)
    assert not t.s.ending


@pytest.mark.parametrize(("start", "lap", "pips"), [(2, 0, 2), (2, -1, 2)])
def test_jam_13_entering_port_royal_backward_changes_no_lap(
    table: type[Table], start: int, lap: int, pips: int
) -> None:
    t = table(2)
    t.at(A, start, lap)
    t.acts(A, "backward", pips)
    assert t.where(A) == (0, lap)


def test_jam_14_first_the_battle_then_the_price(table: type[Table]) -> None:
    t = table(2)
    t.at(B, 3)
    t.aboard(B, "")
    t.rolls(8, 2)
    t.acts(A, "forward", 3)
    kinds = [type(event) for event in t.log(None)]
    assert kinds.index(Attacked) < kinds.index(Paid)
    assert t.done


def test_jam_14_first_the_battle_then_the_treasure(table: type[Table]) -> None:
    t = table(2)
    t.at(B, 4)
    t.aboard(B, "")
    t.rolls(8, 2)
    t.acts(A, "forward", 4)
    kinds = [type(event) for event in t.log(B)]
    assert kinds.index(Attacked) < max(kinds.index(one) for one in (FoundHidden, FoundPower) if one in kinds)


# --- Price -----------------------------------------------------------------------------------------------------------


def test_jam_15_food_at_sea_and_gold_in_a_port(table: type[Table]) -> None:
    t = table(2)
    t.acts(A, "forward", 2)
    assert t.cargo(A) == "G3"
    t.told(B, Paid(A, "food", 3))  # type: ignore[arg-type]
    t = table(2)
    t.acts(A, "forward", 5)
    assert t.cargo(A) == "F3"


def test_jam_15_port_royal_is_free(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 3)
    t.acts(A, "backward", 3)
    assert t.where(A) == (0, 0)
    assert t.cargo(A) == "F3 G3"


def test_jam_15_tokens_may_come_from_any_holds(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 F2 G3")
    t.acts(A, "forward", 2)
    assert t.is_asked(A, PayFrom)
    assert t.choices(A) == ["pay 2", "pay 1", "pay 0"]  # out of the two; the rest comes out of the three
    t.answers(A, "pay 1")
    assert t.done
    assert t.cargo(A) == "F1 F1 G3"


def test_jam_15_with_three_holds_each_is_asked_in_its_turn(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F4 F1 F2")
    t.at(A, 10)
    t.acts(A, "forward", 3)  # 15 costs 3
    assert t.choices(A) == ["pay 1", "pay 0"]
    t.answers(A, "pay 0")
    assert t.choices(A) == ["pay 2", "pay 1", "pay 0"]
    t.answers(A, "pay 2")
    assert t.cargo(A) == "F1 F3"


def test_jam_15_no_question_where_there_is_no_choice(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F1 F2 G1")
    t.acts(A, "forward", 2)
    assert t.done
    assert t.cargo(A) == "G1"


def test_jam_15_a_hold_that_becomes_empty_is_free_again(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 G1 G2 G3 P1")
    t.plays(A, "forward powder", 2, 6)
    assert t.done
    assert t.cargo(A) == "G1 G2 G3 P1 P6"


def test_jam_16_a_power_from_a_lair_lies_open_and_works(table: type[Table]) -> None:
    t = table(2)
    t.top_treasure(0)
    t.acts(A, "forward", 4)
    assert t.powers(A) == {"map"}
    assert not t.token(4)
    t.told(B, FoundPower(A, "map"))  # type: ignore[arg-type]
    assert t.sees(B).powers[0] == A


def test_jam_16_any_other_treasure_stays_face_down(table: type[Table]) -> None:
    t = table(2)
    t.top_treasure(7)
    t.acts(A, "forward", 4)
    assert t.worths(A) == [7]
    t.told(A, FoundTreasure(A, 7))
    t.told(B, FoundHidden((A,)))
    t.not_told(B, FoundTreasure)
    assert t.sees(A).faces == (7,)
    assert t.sees(B).faces == (-1,)
    assert t.sees(None).faces == (-1,)


def test_jam_16_a_lair_without_token_is_free_and_gives_nothing(table: type[Table]) -> None:
    t = table(2)
    t.emptied(4)
    t.acts(A, "forward", 4)
    assert t.done
    assert t.cargo(A) == "F3 G3"
    assert t.s.backs[A] == []


def test_jam_17_being_attacked_costs_no_price(table: type[Table]) -> None:
    t = table(2)
    t.at(B, 3)
    t.aboard(A, "F3")
    t.rolls(8, 8)
    t.acts(A, "forward", 3)
    assert t.cargo(B) == "F3 G3"


# --- Shortage --------------------------------------------------------------------------------------------------------


def test_jam_18_who_can_not_pay_gives_all_of_that_and_falls_back(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F1 F1 G4")
    t.acts(A, "forward", 2)  # 3 food
    t.told(B, RanShort(A, "food", 3, 2), RanShort(A, "food", 2, 0))  # type: ignore[arg-type]
    assert t.has(A, "F") == 0
    assert t.has(A, "G") == 4
    assert t.where(A) == (0, 0)  # space 1 costs food too


def test_jam_19_one_space_back_to_the_first_that_can_be_paid(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 15)
    t.aboard(A, "G3")
    t.acts(A, "forward", 2)  # 17 costs food; 16 costs three gold
    assert t.where(A) == (16, 0)
    assert t.cargo(A) == ""
    t.told(B, FellBack(A, 16))


@pytest.mark.parametrize(("start", "ways"), [(15, (12, 14)), (28, (25, 27)), (41, (38, 40))])
def test_jam_19_where_ways_meet_the_owner_chooses(table: type[Table], start: int, ways: tuple[int, int]) -> None:
    t = table(2)
    t.at(A, start + 3)
    t.aboard(A, "")
    t.acts(A, "backward", 3)
    assert t.is_asked(A, ChooseRetreat)
    assert t.choices(A) == [f"retreat {way}" for way in ways]


def test_jam_19_each_space_on_the_way_back_asks_for_its_own_goods(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 5)
    t.aboard(A, "F1 G2")
    t.acts(A, "forward", 2)
    t.answers(A, "sail 7")  # 2 food, then 6: 5 gold, then 5: 3 gold, then the lair
    assert t.where(A) == (4, 0)
    assert t.cargo(A) == ""


def test_jam_20_loot_won_on_the_way_back_may_pay(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 5)
    t.at(B, 7)
    t.aboard(A, "")
    t.aboard(B, "F4")
    t.rolls("star")
    t.acts(A, "forward", 3)
    t.answers(A, "sail 8")
    assert t.where(A) == (7, 0)
    assert t.cargo(A) == "F2"


def test_jam_20_the_treasure_of_the_lair_is_taken_as_usual(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 5)
    t.aboard(A, "")
    t.top_treasure(6)
    t.acts(A, "forward", 1)
    assert t.where(A) == (4, 0)
    assert t.worths(A) == [5]


@pytest.mark.parametrize("start", range(45, 50))
def test_jam_21_from_the_last_spaces_not_beyond_44(table: type[Table], start: int) -> None:
    t = table(2)
    t.at(A, start - 1)
    t.aboard(A, "")
    t.acts(A, "forward", 1)
    assert t.where(A) == (44, 0)


@pytest.mark.parametrize("number", range(20))
def test_jam_21_a_fall_back_never_passes_port_royal(table: type[Table], number: int) -> None:
    """In random matches no ship's lap ever changes by falling back."""
    t, rng = table(3, number), Random(number)
    while t.s.outcome is None:
        laps = t.s.lap[:]
        t.plays_something(rng)
        events = t.log(None)
        for seat in range(3):
            sailed = any(isinstance(event, Sailed) and event.who == (seat,) for event in events)
            home = CameHome(seat) in events
            assert sailed or home or t.s.lap[seat] == laps[seat]


def test_jam_19_the_walk_back_goes_on_after_the_answers_of_a_battle(table: type[Table]) -> None:
    t = table(2)
    t.at(B, 2)
    t.aboard(A, "P1")
    t.aboard(B, "")
    t.acts(A, "forward", 3)
    assert t.is_asked(A, CommitPowder)
    t.rolls(2, 8)
    t.answers(A, "powder 0")
    assert t.done  # B takes the one hold there is
    assert t.cargo(B) == "P1"
    assert t.where(A) == (0, 0)
