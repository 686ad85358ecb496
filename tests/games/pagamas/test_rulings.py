"""The rulings: PGM-R1 to PGM-R38."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Scripted
from tablee.core.errors import CantLeave, IllegalMove, NotAsked
from tablee.games.pagamas import GAME
from tablee.games.pagamas.rules.ballot import OfferBribe
from tablee.games.pagamas.rules.election import BecameCaptain, ElectionCalled, StandForCaptain
from tablee.games.pagamas.rules.hideout import ChooseHideout
from tablee.games.pagamas.rules.mutiny import (
    CallAllHands,
    MutinyFailed,
    MutinyWon,
    Reinforced,
    ShareSpoils,
    StartMutiny,
    WalkedThePlank,
)
from tablee.games.pagamas.rules.reveal import AmbushShown, BuryLoot, CameTooLate, DodgeAmbush, FellAtHouse, PaidOne
from tablee.games.pagamas.rules.role import AppointRole
from tablee.games.pagamas.rules.split import ForceSplit, ShareLoot, SplitAdopted

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)


def mutiny(table: type[Table], seats: int = 4) -> Table:
    t = table(seats)
    t.hidden(*(["hammock"] * seats))
    t.s.forced = True
    return t


def test_pgm_r1_a_drawn_sailor_is_not_replaced(table: type[Table]) -> None:
    t = table(3)
    t.next_actions("m1", "m1")
    t.begin(1)
    assert len(t.s.crew[A]) + len(t.s.hand[A]) == 2


def test_pgm_r2_the_whole_hand_or_nothing(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, "ambush", "dodge")
    t.begin(1)
    assert t.choices(A) == ["keep-hand", "discard-hand"]


def test_pgm_r3_players_late_in_table_order_go_without(table: type[Table]) -> None:
    t = table(3)
    t.s.deck = [1, 1, 1, 1]
    t.begin(1)
    assert [len(t.s.crew[seat]) for seat in range(3)] == [2, 2, 0]


def test_pgm_r4_the_only_card_of_the_last_turn_kept_closes_the_island(table: type[Table]) -> None:
    t = table(4)
    t.s.loot = [1]
    t.begin(3)
    t.split(A)
    t.votes(A, B, C, D)
    t.quietly(ChooseHideout)
    assert t.s.last_turn
    assert "hide island" not in t.choices(B)


def test_pgm_r5_all_to_one_other_is_not_kept_all(table: type[Table]) -> None:
    t = table(4)
    t.begin(3)
    t.split(C, C, C)
    t.votes(A, B, C, D)
    assert not t.s.kept_all
    assert len(t.has(C)) == 3


def test_pgm_r6_the_second_proposal_may_equal_the_first(table: type[Table]) -> None:
    t = table(4)
    t.begin(3)
    t.split(A, A, B)
    t.votes(A)
    t.split(A, A, B)
    t.votes(A, B, C)
    assert SplitAdopted(3, 1) in t.log()


def test_pgm_r7_what_was_seen_in_a_refused_proposal_is_remembered_by_value_only(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(B, A, A)
    t.votes(A)
    assert t.sees(B).today == (3,)
    t.split(A, D, D)
    assert t.sees(B).today == (3,)
    t.votes(A, B, C, D)
    t.quietly(ChooseHideout)
    assert t.sees(B).today == (3,)
    assert t.values_seen(B, A) == [0]
    assert t.sees(D).today == (2, 1)


def test_pgm_r8_the_first_refusal_lets_nobody_force(table: type[Table]) -> None:
    t = table(4)
    t.begin(3)
    t.split(A, A, A)
    t.votes(A)
    assert not isinstance(t.s.question, ForceSplit)
    t.is_asked(ShareLoot, A)


def test_pgm_r9_no_change_is_given(table: type[Table]) -> None:
    t = table(3)
    t.hidden("house", "hammock", "hammock")
    t.loot(A, 3)
    t.begin(6)
    assert (t.has(A), t.thrown()) == ([], [3])
    assert t.is_role(A) == "captain"


def test_pgm_r10_who_falls_in_the_house_is_not_trapped_there(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "hammock")
    t.trap(A, B, "house")
    t.begin(6)
    assert FellAtHouse(B) in t.log()
    assert [event.hits for event in t.history(AmbushShown)] == [-1]
    assert t.s.turn == 2


def test_pgm_r11_the_trapped_seconds_ambush_resolves(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "tavern", "island")
    t.loot(C, 2)
    t.trap(B, C, "island", power=True)
    t.trap(A, B, "tavern")
    t.begin(6)
    assert t.has(A) == [2]


def test_pgm_r12_after_a_dodge_the_next_hit_needs_another(table: type[Table]) -> None:
    t = table(4, Scripted(1, 1))
    t.hidden("hammock", "hammock", "island", "hammock")
    t.hand(C, "dodge", "dodge")
    t.loot(C, 1)
    t.trap(A, C, "island")
    t.trap(D, C, "island")
    t.begin(6)
    t.does(C, "dodge")
    t.is_asked(DodgeAmbush, C)
    t.does(C, "dodge")
    t.is_asked(BuryLoot, C)


def test_pgm_r13_two_dodges_do_not_help_against_one_ambush(table: type[Table]) -> None:
    t = table(3, Scripted(0))
    t.hidden("hammock", "hammock", "island")
    t.hand(C, "dodge", "dodge")
    t.trap(A, C, "island")
    t.begin(6)
    t.does(C, "dodge")
    assert t.stripped(C)


def test_pgm_r14_an_ambush_on_empty_pockets_succeeds(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "island")
    t.crew(C, 1)
    t.trap(A, C, "island")
    t.begin(6)
    assert t.stripped(C)
    assert t.s.ambush_success


def test_pgm_r15_with_the_second_trapped_too_the_nearest_of_the_tied(table: type[Table]) -> None:
    t = table(5)
    t.hidden("tavern", "island", "hammock", "hammock", "hammock")
    t.trap(C, A, "tavern")
    t.trap(D, B, "island")
    t.begin(6)
    t.all_do("stand-back", "stand", "stand", "stand", "elect 4", "elect 3", "elect 2")
    assert t.s.captain == C


def test_pgm_r16_a_trapped_player_elected_has_a_character_but_does_not_bury(table: type[Table]) -> None:
    t = table(4)
    t.hidden("tavern", "hammock", "island", "hammock")
    t.loot(C, 2)
    t.trap(C, A, "tavern")
    t.trap(D, C, "island")
    t.begin(6)
    t.all_do("stand-back", "stand", "stand-back")
    assert t.is_role(C) == "captain"
    t.is_asked(StartMutiny, D)
    assert t.hoard(C) == []


def test_pgm_r17_an_elected_second_leaves_his_card_vacant(table: type[Table]) -> None:
    t = table(4)
    t.hidden("house", "hammock", "tavern", "hammock")
    t.begin(6)
    t.all_do("stand", "stand-back", "stand-back")
    assert "second" not in [t.is_role(seat) for seat in range(4)]
    t.is_asked(StartMutiny, C)


def test_pgm_r18_the_flags_count_against_a_new_captain(table: type[Table]) -> None:
    t = table(4)
    t.s.kept_all = True
    t.hidden("house", "hammock", "hammock", "hammock")
    t.begin(6)
    t.all_do("stand", "stand-back", "stand-back")
    t.is_asked(StartMutiny, C)


def test_pgm_r19_the_captain_cannot_start_a_mutiny(table: type[Table]) -> None:
    t = table(3)
    t.hidden("tavern", "hammock", "hammock")
    t.begin(7)
    assert t.s.turn == 2


def test_pgm_r20_a_mutiny_without_mutineers(table: type[Table]) -> None:
    t = mutiny(table)
    t.begin(7)
    t.all_do("revolt", "stay-loyal", "stay-loyal", "stay-loyal")
    assert MutinyFailed(A, 0, 10) in t.log()
    assert t.history(WalkedThePlank) == []


def test_pgm_r21_all_hands_without_sailors_adds_nothing(table: type[Table]) -> None:
    t = mutiny(table)
    t.hand(B, "hands")
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "stay-loyal", "stay-loyal", "stay-loyal", "stay-loyal")
    t.is_asked(CallAllHands, B)
    t.does(B, "reinforce 1")
    assert Reinforced(B, B, 0) in t.log()
    assert t.history(MutinyFailed) == [MutinyFailed(A, 3, 7)]


def test_pgm_r22_the_captains_own_loot_is_no_reward(table: type[Table]) -> None:
    t = mutiny(table)
    t.loot(A, 3, 2)
    t.loot(B, 1)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", *(["stay-loyal"] * 4))
    assert t.choices(A) == ["share 1 to 0", "share 1 to 2", "share 1 to 3"]
    t.does(A, "share 1 to 2")
    assert t.has(A) == [2, 3]


def test_pgm_r23_a_loyal_player_elected_by_mutineers_rewards_mutineers_only(table: type[Table]) -> None:
    t = mutiny(table, 6)
    t.loot(A, 2)
    t.begin(7)
    t.all_do(
        "revolt", *["join-mutiny", "join-mutiny", "stay-loyal", "join-mutiny", "stay-loyal"], "stay-loyal", "stay-loyal"
    )
    assert t.history(MutinyWon) == [MutinyWon(A, 8, 7)]
    t.all_do("stand-back", "stand-back", "stand", "stand-back", "stand-back")
    t.is_asked(ShareSpoils, D)
    assert t.choices(D) == ["share 2 to 1", "share 2 to 2", "share 2 to 3", "share 2 to 4"]


def test_pgm_r24_a_loyal_second_wins_a_tie_of_mutineers(table: type[Table]) -> None:
    t = mutiny(table, 6)
    for seat, role in ((B, "cook"), (C, "lookout"), (D, "chaplain"), (E, "bosun"), (F, "second")):
        t.role(seat, role)
    t.begin(7)
    t.all_do("revolt", *(["join-mutiny"] * 4), "stay-loyal", "stay-loyal")
    assert t.history(MutinyWon) == [MutinyWon(A, 8, 7)]
    t.all_do("stand", "stand", "stand-back", "stand-back", "stand-back", "elect 1", "elect 2", "elect 1", "elect 2")
    assert t.history(BecameCaptain) == [BecameCaptain(F, 2)]


def test_pgm_r25_the_hoard_of_a_fallen_player_is_untouched(table: type[Table]) -> None:
    t = mutiny(table)
    t.buried(B, 3, 3)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", *(["stay-loyal"] * 4))
    assert t.history(WalkedThePlank) == [WalkedThePlank(B, 0)]
    assert t.hoard(B) == [3, 3]


def test_pgm_r26_all_against_the_captain(table: type[Table]) -> None:
    t = mutiny(table, 3)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny")
    assert t.history(MutinyWon) == [MutinyWon(A, 5, 4)]


def test_pgm_r27_nobody_drops_out(table: type[Table]) -> None:
    t = table.dealt(4)
    assert GAME.leave is None
    with pytest.raises(CantLeave):
        GAME.end_for(t.s, A)


def test_pgm_r28_a_bribe_may_change_nothing(table: type[Table]) -> None:
    t = table(3)
    t.hand(B, "bribe")
    t.loot(B, 1)
    t.begin(3)
    t.split(A, B)
    t.votes(A, B, C)
    t.does(B, "bribe 2")
    assert SplitAdopted(3, 0) in t.log()


def test_pgm_r29_loot_on_offer_pays_no_bribe(table: type[Table]) -> None:
    t = table(3)
    t.hand(B, "bribe")
    t.begin(3)
    t.split(A, B)
    t.votes(A)
    assert not isinstance(t.s.question, OfferBribe)


def test_pgm_r30_votes_are_not_divided_and_nothing_is_exchanged(table: type[Table]) -> None:
    kinds = {kind.__name__ for kind in GAME.kinds.moves}
    assert not {"Give", "Exchange", "Swap"} & kinds
    t = table(3)
    t.crew(B, 1, 1)
    t.begin(3)
    t.split(A, B)
    t.does(B, "vote for")
    with pytest.raises(NotAsked):
        t.does(B, "vote against")


def test_pgm_r31_two_elections_in_one_turn(table: type[Table]) -> None:
    t = table(4)
    t.hidden("house", "tavern", "hammock", "hammock")
    t.trap(D, B, "tavern")
    t.begin(6)
    t.all_do("stand", "stand-back", "stand-back")
    t.is_asked(StandForCaptain, C)
    asked = []
    while isinstance(t.s.question, StandForCaptain):
        asked.append(t.asked[0])
        t.does(t.asked[0], "stand-back")
    assert asked == [C, D, A]
    assert [event.seat for event in t.history(ElectionCalled)] == [A, B]


def test_pgm_r32_the_ambush_of_one_who_fell_in_the_house_counts(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "tavern")
    t.loot(C, 1, 1)
    t.trap(B, C, "tavern", power=True)
    t.begin(6)
    assert t.s.ambush_success or t.s.turn == 2
    assert t.has(B) == [1, 1]


def test_pgm_r33_a_fallen_player_elected_has_neither_sailors_nor_hand_and_cannot_be_trapped(table: type[Table]) -> None:
    t = table(4)
    t.hidden("house", "house", "tavern", "hammock")
    t.hand(B, "dodge")
    t.crew(B, 1)
    t.trap(D, B, "house")
    t.begin(6)
    t.all_do("stand", "stand-back", "stand-back")
    assert t.is_role(B) == "captain"
    assert (t.holds(B), t.s.crew[B]) == ([], [])
    assert [event.hits for event in t.history(AmbushShown)] == [-1]


def test_pgm_r34_throwing_loot_away_does_not_open_the_island(table: type[Table]) -> None:
    t = table(3)
    t.next_loot(2, 1)
    t.begin(3)
    t.split(A, A)
    t.votes(A, B, C)
    t.does(A, "overboard 2,1")
    assert "hide island" not in t.choices(B)


def test_pgm_r35_a_hit_that_came_too_late_makes_no_circle(table: type[Table]) -> None:
    t = table(4)
    t.role(A, "second")
    t.role(B, "lookout")
    t.role(D, "captain")
    t.role(C, "chaplain")
    t.hidden("tavern", "island", "hammock", "hammock")
    t.loot(A, 3)
    t.loot(B, 2)
    t.trap(A, B, "island", power=True)
    t.trap(C, A, "tavern")
    t.trap(B, A, "tavern")
    t.begin(6)
    assert CameTooLate(A, B) in t.log()
    assert t.has(C) == [2, 3]
    assert t.thrown() == []


def test_pgm_r36_who_paid_his_only_card_is_trapped_for_nothing(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "hammock")
    t.loot(B, 2)
    t.trap(A, B, "house")
    t.begin(6)
    assert PaidOne(B) in t.log()
    assert t.stripped(B)
    assert t.has(A) == []
    assert t.s.ambush_success


def test_pgm_r37_only_those_are_passed_over_who_can_be_seen_to_have_nothing(table: type[Table]) -> None:
    t = table(4)
    t.loot(B, 1)
    t.hand(C, "dodge")
    t.loot(D, 1)
    t.hand(D, "dodge")
    t.begin(3)
    t.split(A, A, B)
    t.votes(A, B)
    t.is_asked(OfferBribe, D)
    assert t.choices(D) == ["pass"]


def test_pgm_r38_where_there_is_no_choice_nobody_is_asked(table: type[Table]) -> None:
    t = table(3)
    t.begin(2)
    t.is_asked(AppointRole, A)
    t.does(A, "appoint 2 second")
    assert t.is_role(B) == "lookout"
    t = mutiny(table, 3)
    t.loot(B, 2)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "stay-loyal", "stay-loyal")
    t.is_asked(ShareSpoils, A)
    with pytest.raises(IllegalMove):
        t.does(A, "share 2 to 1")
