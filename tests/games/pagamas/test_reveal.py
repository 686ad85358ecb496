"""Phase 6: PGM-50 to PGM-59."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Scripted
from tablee.games.pagamas.cards import NOBODY, Place
from tablee.games.pagamas.rules.election import ElectionCalled, StandForCaptain
from tablee.games.pagamas.rules.mutiny import StartMutiny
from tablee.games.pagamas.rules.reveal import (
    AmbushShown,
    Buried,
    BuriedSome,
    BuryLoot,
    CameTooLate,
    DodgeAmbush,
    Dodged,
    FellAtHouse,
    FoundAt,
    LootLost,
    PaidHouse,
    PaidOne,
    PayHouse,
    Robbed,
    Trapped,
    final_robber,
)

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)
PROPERTY = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def test_pgm_50_all_hideouts_are_turned_up_together(table: type[Table]) -> None:
    t = table(3)
    t.hidden("tavern", "island", "hammock")
    t.loot(B, 1)
    t.begin(6)
    assert t.log(C)[:3] == [FoundAt(A, Place.TAVERN), FoundAt(B, Place.ISLAND), FoundAt(C, Place.HAMMOCK)]
    assert t.sees(None).hideouts == (1, 3, 0)


def test_pgm_51_each_guest_pays_a_card_of_his_choice_in_table_order(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "house")
    t.loot(B, 3, 1)
    t.loot(C, 2, 2, 1)
    t.begin(6)
    t.is_asked(PayHouse, B)
    assert t.choices(B) == ["pay 1", "pay 3"]
    t.does(B, "pay 1")
    assert PaidHouse(B, 1) in t.log(B)
    assert PaidOne(B) in t.log(C)
    t.is_asked(PayHouse, C)
    t.does(C, "pay 2")
    assert (t.has(B), t.has(C), t.thrown()) == ([3], [1, 2], [1, 2])


def test_pgm_51_who_has_none_loses_character_sailors_and_hand(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "island")
    t.hand(B, "dodge")
    t.crew(B, 1, 2)
    t.buried(B, 3)
    t.loot(C, 1)
    t.begin(6)
    assert FellAtHouse(B) in t.log()
    assert t.stripped(B)
    assert t.discards() == ["dodge", "m1", "m2"]
    assert t.hoard(B) == [3]


def test_pgm_51_payment_comes_before_any_ambush(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "hammock")
    t.loot(B, 2, 1)
    t.trap(C, B, "house")
    t.begin(6)
    t.does(B, "pay 2")
    assert t.has(C) == [1]


def test_pgm_52_a_captain_who_cannot_pay_is_replaced_before_the_ambushes(table: type[Table]) -> None:
    t = table(4)
    t.hidden("house", "house", "hammock", "hammock")
    t.trap(D, C, "hammock")
    t.begin(6)
    t.is_asked(StandForCaptain, B)
    assert t.sees(None).revealed == 1
    assert [event.electors for event in t.history(ElectionCalled)] == [(C, D)]
    assert not t.s.ambush_success


def test_pgm_53_an_ambush_hits_where_the_target_hides(table: type[Table]) -> None:
    t = table(3)
    t.hidden("tavern", "hammock", "island")
    t.loot(C, 1)
    t.trap(A, C, "island")
    t.trap(B, A, "house", power=True)
    t.begin(6)
    assert AmbushShown(A, C, Place.ISLAND, 1) in t.log()
    assert AmbushShown(B, A, Place.HOUSE, 0) in t.log()
    assert t.has(A) == [1]


def test_pgm_53_an_ambush_on_who_fell_in_the_house_is_void(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "island")
    t.loot(C, 1)
    t.trap(A, B, "house")
    t.begin(6)
    assert AmbushShown(A, B, Place.HOUSE, -1) in t.log()
    assert not t.s.ambush_success


def test_pgm_53_who_was_elected_a_moment_ago_can_be_trapped_as_captain(table: type[Table]) -> None:
    t = table(4)
    t.hidden("house", "tavern", "hammock", "hammock")
    t.trap(D, B, "tavern")
    t.begin(6)
    t.all_do("stand", "stand-back", "stand-back")
    assert Trapped(B, D) in t.log()
    t.is_asked(StandForCaptain, C)
    assert t.s.fallen == B


def test_pgm_54_a_dodge_works_one_time_in_two(table: type[Table]) -> None:
    for luck, escapes in ((1, True), (0, False)):
        t = table(3, Scripted(luck))
        t.hidden("hammock", "hammock", "island")
        t.hand(C, "dodge")
        t.loot(C, 3)
        t.trap(B, C, "island", power=True)
        t.begin(6)
        t.is_asked(DodgeAmbush, C)
        assert t.choices(C) == ["dodge", "suffer"]
        t.does(C, "dodge")
        assert Dodged(C, B, int(escapes)) in t.log()
        assert "dodge" in t.discards()
        assert t.has(C) == ([3] if escapes else [])
        assert t.s.ambush_success is not escapes


def test_pgm_54_whoever_could_hold_a_dodge_is_asked(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "island")
    t.hand(C, "bribe")
    t.trap(A, C, "island")
    t.begin(6)
    t.is_asked(DodgeAmbush, C)
    assert t.choices(C) == ["suffer"]


def test_pgm_54_after_a_success_later_ones_come_too_late(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "island", "hammock")
    t.loot(C, 2)
    t.trap(A, C, "island")
    t.trap(D, C, "island")
    t.begin(6)
    assert CameTooLate(C, D) in t.log()
    assert (t.has(A), t.has(D)) == ([2], [])


def test_pgm_54_victims_in_table_order_and_hits_in_stack_order(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "tavern", "island", "hammock")
    for seat in (A, B, C):
        t.hand(seat, "dodge" if seat < 2 else "bribe")
    t.trap(D, C, "island")
    t.trap(C, B, "tavern")
    t.trap(B, C, "island", power=True)
    t.begin(6)
    t.is_asked(DodgeAmbush, B)
    t.does(B, "suffer")
    t.is_asked(DodgeAmbush, C)
    assert t.s.question == DodgeAmbush(D)


def test_pgm_55_a_trapped_author_has_his_own_ambushes_resolved(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "tavern", "island", "hammock")
    t.loot(B, 1)
    t.loot(C, 3)
    t.trap(B, C, "island", power=True)
    t.trap(D, B, "tavern")
    t.begin(6)
    assert t.has(D) == [1, 3]
    assert t.stripped(B)
    assert t.stripped(C)


def test_pgm_55_an_author_who_fell_in_the_house_keeps_what_his_ambush_brings(table: type[Table]) -> None:
    t = table(3)
    t.hidden("island", "house", "hammock")
    t.loot(A, 2)
    t.trap(B, A, "island", power=True)
    t.begin(6)
    assert t.has(B) == [2]
    assert t.is_role(B) == "none"


def test_pgm_56_the_trapped_lose_character_hand_sailors_and_loot(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "tavern")
    t.hand(C, "bribe")
    t.crew(C, 3, 1)
    t.loot(C, 2, 1)
    t.buried(C, 3)
    t.trap(B, C, "tavern", power=True)
    t.begin(6)
    t.does(C, "suffer")
    assert t.stripped(C)
    assert (t.has(B), t.has(C), t.hoard(C)) == ([1, 2], [], [3])
    assert Robbed(C, B, 2) in t.log()
    assert t.s.ambush_success
    t.is_asked(StartMutiny, B)


@given(st.integers(3, 6), st.data())
@PROPERTY
def test_pgm_57_loot_goes_on_to_the_first_who_is_no_victim_or_is_lost_in_a_circle(
    players: int, data: st.DataObject
) -> None:
    robber = [
        data.draw(st.sampled_from([NOBODY, *(other for other in range(players) if other != seat)]))
        for seat in range(players)
    ]
    for victim in range(players):
        if robber[victim] == NOBODY:
            continue
        seen = []
        taker = victim
        while robber[taker] != NOBODY and taker not in seen:
            seen.append(taker)
            taker = robber[taker]
        assert final_robber(robber, victim) == (NOBODY if robber[taker] != NOBODY else taker)


def test_pgm_57_two_who_trap_each_other_lose_their_loot_to_nobody(table: type[Table]) -> None:
    t = table(3)
    t.hidden("tavern", "hammock", "island")
    t.loot(A, 3)
    t.loot(B, 2, 1)
    t.trap(A, B, "hammock")
    t.trap(B, A, "tavern", power=True)
    t.begin(6)
    assert t.thrown() == [1, 2, 3]
    assert LootLost(A, 1) in t.log()
    assert LootLost(B, 2) in t.log()


def test_pgm_58_a_trapped_captain_is_replaced_after_the_loot_has_moved(table: type[Table]) -> None:
    t = table(4)
    t.hidden("island", "hammock", "tavern", "hammock")
    t.loot(A, 3)
    t.trap(C, A, "island")
    t.trap(B, D, "hammock", power=True)
    t.begin(6)
    t.is_asked(StandForCaptain, B)
    assert t.has(C) == [3]
    assert [event.electors for event in t.history(ElectionCalled)] == [(B, C)]


def test_pgm_59_the_safe_on_the_island_may_bury_what_they_like(table: type[Table]) -> None:
    t = table(4)
    t.hidden("island", "island", "tavern", "island")
    t.loot(A, 2, 1)
    t.loot(B, 3)
    t.loot(C, 1)
    t.begin(6)
    t.is_asked(BuryLoot, A, B)
    assert t.choices(A) == ["bury 2,1", "bury 2", "bury 1", "bury -"]
    t.does(A, "bury 2")
    t.does(B, "bury 3")
    assert (t.hoard(A), t.has(A), t.hoard(B)) == ([2], [1], [3])
    assert Buried(B, (3,)) in t.log(B)
    assert BuriedSome(B, 1) in t.log(A)
    assert t.sees(A).totals == (2, -1, -1, -1)


def test_pgm_59_loot_stolen_a_moment_ago_can_be_buried(table: type[Table]) -> None:
    t = table(3)
    t.hidden("island", "tavern", "hammock")
    t.loot(C, 3)
    t.trap(A, C, "hammock")
    t.begin(6)
    t.does(A, "bury 3")
    assert t.hoard(A) == [3]


@pytest.mark.parametrize("harm", ["trapped", "fallen"])
def test_pgm_59_who_was_harmed_buries_nothing(table: type[Table], harm: str) -> None:
    t = table(3)
    t.hidden("hammock", "island" if harm == "trapped" else "house", "island")
    t.trap(A, C if harm == "trapped" else B, "island")
    t.loot(C, 1)
    t.begin(6)
    assert not (isinstance(t.s.question, BuryLoot) and B in t.asked)
    assert t.has(B) == []
