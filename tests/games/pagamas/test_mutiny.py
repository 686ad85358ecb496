"""Phase 7: PGM-70 to PGM-78."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.games.pagamas.rules.election import ElectCaptain, ElectionCalled, StandForCaptain
from tablee.games.pagamas.rules.mutiny import (
    CallAllHands,
    CalmHeld,
    CampsLocked,
    ChoosePlank,
    ChooseSide,
    Joined,
    MutinyBegan,
    MutinyFailed,
    MutinyWon,
    Reinforced,
    ShareSpoils,
    SpoilsGiven,
    SpoilsGone,
    SpoilsSeen,
    StartMutiny,
    Stayed,
    WalkedThePlank,
)

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)


def evening(table: type[Table], seats: int = 4, *, cause: str = "forced", **given: str) -> Table:
    """Everybody has hidden in the hammock and nothing else has happened but the cause of a mutiny."""
    t = table(seats, **given)
    t.hidden(*(["hammock"] * seats))
    if cause:
        setattr(t.s, cause, True)
    return t


@pytest.mark.parametrize("cause", ["forced", "kept_all", "ambush_success"])
def test_pgm_70_each_cause_lets_everybody_with_a_character_start(table: type[Table], cause: str) -> None:
    t = evening(table, cause=cause)
    t.role(C, "none")
    t.begin(7)
    t.is_asked(StartMutiny, B)
    t.does(B, "keep-calm")
    t.is_asked(StartMutiny, D)


def test_pgm_70_otherwise_only_guests_of_the_tavern(table: type[Table]) -> None:
    t = evening(table, cause="")
    t.hidden("tavern", "hammock", "tavern", "tavern")
    t.role(D, "none")
    t.begin(7)
    t.is_asked(StartMutiny, C)
    t.does(C, "keep-calm")
    assert CalmHeld(1) in t.log()


def test_pgm_71_the_first_who_says_yes_turns_the_card_and_nobody_else_is_asked(table: type[Table]) -> None:
    t = evening(table)
    t.begin(7)
    t.does(B, "keep-calm")
    t.does(C, "revolt")
    assert MutinyBegan(C) in t.log()
    assert t.sees(None).mutiny
    t.is_asked(ChooseSide, C)


def test_pgm_71_if_all_decline_the_turn_is_over(table: type[Table]) -> None:
    t = evening(table)
    t.begin(7)
    t.all_do("keep-calm", "keep-calm", "keep-calm")
    assert t.s.turn == 2


def test_pgm_72_the_starter_first_then_clockwise_and_a_round_without_a_new_mutineer_locks(table: type[Table]) -> None:
    t = evening(table, 5)
    t.begin(7)
    t.does(B, "keep-calm")
    t.does(C, "revolt")
    asked = []
    for move in ("stay-loyal", "stay-loyal", "join-mutiny", "stay-loyal", "stay-loyal", "join-mutiny"):
        asked.append(t.asked[0])
        t.does(t.asked[0], move)
    assert asked == [C, D, E, B, C, D]
    assert t.history(Joined) == [Joined(E), Joined(D)]
    assert t.history(Stayed) == [Stayed(C), Stayed(D), Stayed(B), Stayed(C)]
    assert t.sees(None).mutineers == (D, E)
    t.does(B, "stay-loyal")
    t.is_asked(ChooseSide, C)
    t.does(C, "stay-loyal")
    t.does(B, "stay-loyal")
    assert CampsLocked((D, E), 4, 9) in t.log()


def test_pgm_72_who_has_lost_his_character_takes_no_part(table: type[Table]) -> None:
    t = evening(table)
    t.role(C, "none")
    t.begin(7)
    t.does(B, "revolt")
    t.does(B, "join-mutiny")
    t.is_asked(ChooseSide, D)


def test_pgm_73_only_characters_count_at_first(table: type[Table]) -> None:
    t = evening(table)
    for seat in range(4):
        t.crew(seat, 3)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "join-mutiny")
    assert CampsLocked((B, C, D), 6, 4) in t.log()


def test_pgm_74_all_hands_adds_a_participants_sailors_to_his_camp(table: type[Table]) -> None:
    t = evening(table)
    t.hand(D, "hands")
    t.crew(A, 1, 3)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "join-mutiny")
    t.is_asked(CallAllHands, D)
    assert t.choices(D) == [
        "pass", "reinforce 0", "reinforce 1", "reinforce 2", "reinforce 3",
    ]  # fmt: skip
    t.does(D, "reinforce 0")
    assert Reinforced(D, A, 4) in t.log()
    assert MutinyFailed(A, 6, 8) in t.log()


def test_pgm_74_from_the_captains_left_until_all_have_passed_in_a_row(table: type[Table]) -> None:
    t = evening(table)
    t.hand(B, "hands", "dodge")
    t.hand(C, "bribe")
    t.hand(A, "hands")
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "stay-loyal", "stay-loyal")
    asked = []
    for move in ("pass", "pass", "reinforce 0", "pass", "pass"):
        asked.append(t.asked[0])
        t.does(t.asked[0], move)
    assert asked == [B, C, A, B, C]
    assert MutinyFailed(A, 5, 5) in t.log()


def test_pgm_74_each_participant_is_reinforced_once(table: type[Table]) -> None:
    t = evening(table)
    t.hand(B, "hands", "hands")
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "join-mutiny", "reinforce 1")
    assert t.choices(B) == ["pass", "reinforce 0", "reinforce 2", "reinforce 3"]


def test_pgm_75_the_mutineers_need_more_force(table: type[Table]) -> None:
    t = evening(table)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "stay-loyal", "stay-loyal")
    assert MutinyFailed(A, 5, 5) in t.log()
    t = evening(table)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "join-mutiny")
    assert MutinyWon(A, 6, 4) in t.log()


def test_pgm_76_the_captain_planks_one_mutineer_and_shares_his_loot_in_his_camp(table: type[Table]) -> None:
    t = evening(table, 5)
    t.loot(B, 2, 1)
    t.hand(B, "dodge")
    t.crew(B, 3)
    t.loot(C, 3)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "stay-loyal", "stay-loyal", "stay-loyal", "stay-loyal", "pass")
    t.is_asked(ChoosePlank, A)
    assert t.choices(A) == ["plank 1", "plank 2"]
    t.does(A, "plank 1")
    assert WalkedThePlank(B, 2) in t.log()
    assert SpoilsSeen((2, 1)) in t.log(A)
    assert SpoilsSeen((2, 1)) not in t.log(D)
    t.is_asked(ShareSpoils, A)
    assert t.choices(A) == ["share 2 to 0", "share 2 to 3", "share 2 to 4"]
    t.all_do("share 2 to 0", "share 1 to 4")
    assert SpoilsGiven(E, (1,)) in t.log(E)
    assert SpoilsGone(E, 1) in t.log(D)
    assert [t.has(seat) for seat in range(5)] == [[2], [], [3], [], [1]]
    assert t.discards() == ["dodge", "m3"]


def test_pgm_76_nobody_sees_how_spoils_are_dealt_before_the_end(table: type[Table]) -> None:
    t = evening(table, 5)
    t.loot(B, 2, 1)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", *(["stay-loyal"] * 6))
    t.does(A, "share 2 to 3")
    assert t.log(D) == []
    assert t.sees(D).spoils == ()
    assert t.sees(A).spoils == (3,)


def test_pgm_77_the_mutineers_elect_a_captain_who_planks_the_old_one(table: type[Table]) -> None:
    t = evening(table, 5)
    t.loot(A, 3, 1)
    t.hand(A, "dodge")
    t.crew(A, 2)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "stay-loyal", "join-mutiny", "stay-loyal", "pass")
    assert MutinyWon(A, 8, 5) in t.log()
    assert [event.electors for event in t.history(ElectionCalled)] == [(B, C, E)]
    t.is_asked(StandForCaptain, B)
    assert t.holds(A) == ["dodge"]
    t.all_do("stand", "stand-back", "stand-back", "stand")
    t.is_asked(ElectCaptain, B, C, E)
    t.all_do("elect 4", "elect 4", "elect 4")
    assert WalkedThePlank(A, 2) in t.log()
    t.is_asked(ShareSpoils, E)
    assert t.choices(E) == ["share 3 to 1", "share 3 to 2", "share 3 to 4"]
    t.all_do("share 3 to 4", "share 1 to 1")
    assert (t.has(E), t.has(B)) == ([3], [1])
    assert t.s.captain == E


def test_pgm_78_only_the_planked_players_loot_is_shared(table: type[Table]) -> None:
    t = evening(table, 4)
    t.loot(A, 3)
    t.loot(B, 2)
    t.loot(C, 1)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "stay-loyal", "stay-loyal", "stay-loyal", "stay-loyal")
    t.is_asked(ShareSpoils, A)
    t.does(A, "share 2 to 3")
    assert [t.has(seat) for seat in range(4)] == [[3], [], [1], [2]]
