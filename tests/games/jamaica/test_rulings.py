"""The rulings, JAM-R1 to JAM-R48, those that no other file tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import CantLeave, IllegalMove
from tablee.games.jamaica import GAME
from tablee.games.jamaica.rules.battle import Attacked, CommitPowder, Rolled, UseSabre
from tablee.games.jamaica.rules.loot import ChooseLoot, Gave, GaveCursed, TookHidden, TookTreasure, WonBattle
from tablee.games.jamaica.rules.move import RanShort
from tablee.games.jamaica.rules.pay import PayFrom
from tablee.games.jamaica.rules.rounds import ChooseCard, Drew

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)


def meeting(table: type[Table], mine: str = "", theirs: str = "G1", players: int = 2) -> Table:
    """A comes to the emptied lair 4, where B is: nothing is due there."""
    t = table(players)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, mine)
    t.aboard(B, theirs)
    return t


def test_jam_r1_the_bank_never_runs_out(table: type[Table]) -> None:
    t = table(6)
    for seat in range(6):
        t.aboard(seat, "F6 F6 F6 F6 -")
    t.acts(A, "food", 6)
    assert t.has(A, "F") == 30


@pytest.mark.parametrize("number", range(10))
def test_jam_r2_there_is_a_treasure_card_for_every_token(table: type[Table], number: int) -> None:
    t, rng = table(4, number), Random(number)
    while t.s.outcome is None:
        t.plays_something(rng)
        assert len(t.s.pile) == t.s.tokens.bit_count()


def test_jam_r3_draw_what_is_there_then_shuffle_and_go_on(table: type[Table]) -> None:
    t = table(2)
    t.piles(A, [0, 1], [2], [3, 4, 5, 6, 7, 8, 9])
    t.piles(B, [0, 1], [2, 3], [4, 5, 6, 7, 8, 9])
    for seat in (A, B):
        t.s.chosen[seat] = 10
    t.power(A, "map")
    t.luck([9], 0, 1)
    t.ends_round()
    assert t.s.hand[A] == [0, 1, 2, 9]
    assert t.s.known[A] == (0, 1, 2)


def test_jam_r4_a_battle_can_not_be_refused_but_gunpowder_can(table: type[Table]) -> None:
    t = meeting(table, mine="P3")
    t.acts(A, "forward", 4)
    assert t.is_asked(A, CommitPowder)
    assert t.choices(A)[0] == "powder 0"
    with pytest.raises(IllegalMove):
        t.answers(A, "decline")


def test_jam_r5_the_third_ship_is_not_touched(table: type[Table]) -> None:
    t = meeting(table, mine="G2", players=3)
    t.at(C, 4)
    t.aboard(C, "G4")
    t.rolls(2, "star")
    t.acts(A, "forward", 4)
    t.answers(A, "attack 1")
    assert t.done
    assert t.cargo(C) == "G4"


@pytest.mark.parametrize("number", range(10))
def test_jam_r6_no_lair_has_a_token_and_a_ship_once_the_turn_is_over(table: type[Table], number: int) -> None:
    t, rng = table(4, number), Random(number)
    while t.s.outcome is None:
        t.plays_something(rng)
        if isinstance(t.s.question, ChooseCard):
            assert all(not t.token(space) for space in t.s.pos)


def test_jam_r7_the_price_is_due_with_what_one_has_after_the_battle(table: type[Table]) -> None:
    t = table(2)
    t.at(B, 3)
    t.aboard(A, "F2")
    t.aboard(B, "")
    t.rolls(2, 8)
    t.acts(A, "forward", 3)
    t.told(None, RanShort(A, "food", 2, 0), RanShort(A, "food", 3, 0), RanShort(A, "food", 2, 0))  # type: ignore[arg-type]
    assert t.where(A) == (0, 0)


def test_jam_r8_the_walk_back_is_space_by_space(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 4)
    t.aboard(A, "G4")
    t.acts(A, "forward", 2)
    assert t.where(A) == (4, 0)  # the five of space 6 take the four: none are left for space 5
    assert t.cargo(A) == ""


def test_jam_r9_each_space_takes_only_what_it_asks_for(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F2 G6 P2")
    t.acts(A, "forward", 2)
    assert t.cargo(A) == "G6 P2"


def test_jam_r10_one_may_run_short_with_nothing(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "")
    t.acts(A, "forward", 1)
    assert t.where(A) == (0, 0)
    t.told(B, RanShort(A, "food", 2, 0))  # type: ignore[arg-type]


def test_jam_r11_the_spaces_on_the_way_back_take_what_they_ask_for(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 4)
    t.aboard(A, "F1 G4")
    t.acts(A, "forward", 3)
    t.answers(A, "sail 7")
    assert t.cargo(A) == ""
    jump = table(2, shortage_jump=True)
    jump.at(A, 4)
    jump.aboard(A, "F1 G2")
    jump.acts(A, "forward", 3)
    jump.answers(A, "sail 7")
    assert jump.cargo(A) == "G2"


def test_jam_r12_backward_to_port_royal_is_free_and_goes_on_with_pips_left(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 3)
    t.acts(A, "backward", 3)
    assert t.where(A) == (0, 0)
    assert not t.s.ending
    t.at(A, 3)
    t.acts(A, "backward", 4)
    assert t.where(A) == (49, -1)


def test_jam_r13_ships_on_different_laps_meet(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 46, -1)
    t.at(B, 47)
    t.rolls(4, 4)
    t.acts(A, "forward", 1)
    t.told(None, Attacked((A,), (B,), 47))


def test_jam_r14_backward_through_port_royal(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 2)
    t.acts(A, "backward", 5)
    assert t.where(A) == (47, -1)


@pytest.mark.parametrize("pips", [1, 2, 6])
def test_jam_r15_exact_or_not_it_is_home(table: type[Table], pips: int) -> None:
    t = table(2)
    t.at(A, 49)
    t.acts(A, "forward", pips)
    assert t.where(A) == (0, 1)


def test_jam_r16_a_ship_at_home_is_safe_and_keeps_its_holds(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 0, 1)
    t.at(B, 3)
    t.acts(B, "backward", 3)
    t.not_told(None, Attacked)
    assert t.cargo(A) == "F3 G3"


def test_jam_r17_who_plays_after_the_arrival_plays_normally(table: type[Table]) -> None:
    t = table(3)
    t.at(A, 49)
    t.at(B, 10)
    t.at(C, 11)
    t.emptied(11)
    t.rolls(4, 4, 4, 4)
    t.round(A, 1, 2, "forward food", "forward powder", "gold gold")
    t.told(None, Attacked((B,), (C,), 11))
    assert t.s.outcome is not None


def test_jam_r18_the_dice_are_placed_before_anybody_chooses_a_card(table: type[Table]) -> None:
    t = table(2, 2)
    while t.s.rolled[0] == t.s.rolled[1]:
        t.plays_on(Random(1), 10)
    assert t.s.morning == 0
    t.answers(t.s.captain, f"morning {t.s.rolled[0]}")
    assert isinstance(t.s.question, ChooseCard)
    assert t.s.captain in t.s.waiting


def test_jam_r19_gunpowder_comes_from_which_holds_one_likes(table: type[Table]) -> None:
    t = meeting(table, mine="P3 P2", theirs="")
    t.acts(A, "forward", 4)
    t.rolls(8, 2)
    t.answers(A, "powder 2")
    assert t.is_asked(A, PayFrom)
    assert t.choices(A) == ["pay 2", "pay 1", "pay 0"]
    t.answers(A, "pay 0")
    assert t.cargo(A) == "P1 P2"


def test_jam_r20_gunpowder_is_lost_on_a_star(table: type[Table]) -> None:
    t = meeting(table, mine="P3")
    t.acts(A, "forward", 4)
    t.rolls("star")
    t.answers(A, "powder 3")
    assert t.cargo(A) == "G1"


def test_jam_r21_the_sabre_is_drawn_once_in_a_battle(table: type[Table]) -> None:
    t = meeting(table, mine="F1")
    t.power(A, "sabre")
    t.rolls(2, 4, 6)
    t.acts(A, "forward", 4)
    t.answers(A, "reroll")
    assert t.is_asked(B, ChooseLoot)  # no second window after the roll of B


def test_jam_r22_a_sabre_stolen_changes_nothing_about_the_rolls(table: type[Table]) -> None:
    t = meeting(table, mine="F1", theirs="")
    t.power(B, "sabre")
    t.rolls(10, 2)
    t.acts(A, "forward", 4)
    t.answers(B, "keep", "keep")
    assert t.done
    assert t.powers(A) == {"sabre"}


def test_jam_r23_a_defender_with_the_sabre_may_undo_a_star(table: type[Table]) -> None:
    t = meeting(table, mine="F1")
    t.power(B, "sabre")
    t.rolls("star", 2, 10)
    t.acts(A, "forward", 4)
    assert t.is_asked(B, UseSabre)
    t.answers(B, "reroll")
    t.told(None, WonBattle((B,), (A,)))


def test_jam_r24_lady_beth_counts_before_comparing(table: type[Table]) -> None:
    t = meeting(table, mine="F1")
    t.power(B, "beth")
    t.rolls(6, 4)
    t.acts(A, "forward", 4)
    t.told(None, Rolled((A,), 6, 6), Rolled((B,), 4, 6))
    assert t.cargo(A) == "F1"


def test_jam_r25_a_hold_of_goods_that_fill_all_mine_can_not_be_chosen(table: type[Table]) -> None:
    t = meeting(table, mine="G1 G1 G1 G1 G1", theirs="G4 F5")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.s.waiting == (A,)  # the food is the only loot; it takes the place of one of five holds
    assert t.choices(A) == [f"empty {hold}" for hold in range(1, 6)]
    t.answers(A, "empty 2")
    assert t.cargo(A) == "F5 G1 G1 G1 G1"


def test_jam_r26_the_whole_hold(table: type[Table]) -> None:
    t = meeting(table, theirs="G5")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.cargo(A) == "G5"


def test_jam_r27_a_hidden_treasure_is_taken_at_random_and_looked_at(table: type[Table]) -> None:
    found = set()
    for pick in range(3):
        t = meeting(table, theirs="")
        for worth in (7, 3, -4):
            t.treasure(B, worth)
        t.luck(5, pick)
        t.acts(A, "forward", 4)
        (worth,) = t.worths(A)
        t.told(A, TookTreasure((A,), (B,), worth, pick + 1))
        found.add(worth)
    assert found == {7, 3, -4}


def test_jam_r28_of_a_curse_given_the_receiver_sees_the_worth_and_all_the_curse(table: type[Table]) -> None:
    t = meeting(table, players=3)
    t.treasure(A, -2)
    t.treasure(A, -4)
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.choices(A)[-2:] == ["give 1", "give 2"]
    t.answers(A, "give 2")
    t.told(B, Gave(A, (B,), -4, 2))
    t.told(C, GaveCursed(A, (B,), 2))
    t.told(None, GaveCursed(A, (B,), 2))
    assert t.sees(C).cursed == (0, 1)
    assert t.sees(C).faces == (-1, -1)


def test_jam_r29_powers_and_wealth_are_not_given_away(table: type[Table]) -> None:
    t = meeting(table)
    t.treasure(A, 3)
    t.power(A, "map")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.choices(A) == ["take-hold 1"]


def test_jam_r30_a_sixth_hold_of_the_morning_is_loaded_in_the_evening(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F1 F1 F1 F1 F1")
    t.top_treasure(3)
    t.plays(A, "forward powder", 4, 5)
    assert t.cargo(A) == "F1 F1 F1 F1 F1 P5"


def test_jam_r31_every_hold_includes_the_sixth(table: type[Table]) -> None:
    t = table(2)
    t.power(A, "hold")
    t.aboard(A, "F1 F1 F1 F1 F1 G2")
    t.acts(A, "food", 4)
    assert t.cargo(A) == "F1 F1 F1 F1 F1 F4"
    t.acts(A, "food", 6)
    assert t.cargo(A) == "F1 F1 F1 F1 F1 F4"


def test_jam_r32_a_map_that_changes_hands_moves_no_card(table: type[Table]) -> None:
    t = meeting(table, theirs="")
    t.power(B, "map")
    t.rolls("star")
    before = [len(hand) for hand in t.s.hand]
    t.acts(A, "forward", 4)
    assert t.powers(A) == {"map"}
    assert [len(hand) for hand in t.s.hand] == before


def test_jam_r33_in_the_last_round_the_map_does_nothing(table: type[Table]) -> None:
    t = table(2)
    for seat in (A, B):
        t.played(seat, t.s.hand[seat][0])
    t.power(A, "map")
    t.s.ending = True
    t.ends_round()
    assert len(t.s.hand[A]) == 2
    t.not_told(A, Drew)


def test_jam_r34_two_moves_of_one_card_fight_and_pay_each(table: type[Table]) -> None:
    t = table(3)
    t.at(B, 1)
    t.at(C, 3)
    t.aboard(A, "F6")
    t.aboard(B, "")
    t.aboard(C, "")
    t.rolls(4, 4, 4, 4)
    t.plays(A, "forward forward", 1, 2)
    t.told(None, Attacked((A,), (B,), 1), Attacked((A,), (C,), 3))
    assert t.cargo(A) == "F2"


def test_jam_r35_the_evenings_load_does_not_pay_the_morning(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "")
    t.plays(A, "forward food", 1, 6)
    assert t.where(A) == (0, 0)
    assert t.cargo(A) == "F6"


def test_jam_r36_what_can_be_taken_must_be_taken(table: type[Table]) -> None:
    t = meeting(table, mine="G6 G5 G4 F3 P2", theirs="F1")
    t.rolls("star")
    t.acts(A, "forward", 4)
    t.answers(A, "powder 0")
    assert t.choices(A) == ["empty 1", "empty 2", "empty 3", "empty 5"]


def test_jam_r37_after_500_rounds_the_scores_are_counted(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "G4")
    for seat in (A, B):
        t.played(seat, t.s.hand[seat][0])
    t.s.round = 499
    t.ends_round()
    assert t.s.outcome is None
    for seat in (A, B):
        t.played(seat, t.s.hand[seat][0])
    t.ends_round()
    assert (t.outcome.reason, t.outcome.winners, t.outcome.scores) == ("round-limit", (A,), (-1, -2))


def test_jam_r38_nobody_leaves_for_good(table: type[Table]) -> None:
    t = table(3)
    with pytest.raises(CantLeave):
        GAME.end_for(t.s, A)


def test_jam_r41_all_see_which_back_moves_and_holders_know_its_face(table: type[Table]) -> None:
    t = meeting(table, theirs="", players=3)
    t.treasure(B, 7, held=(C,))
    t.treasure(B, 5)
    t.luck(5, 0)
    t.acts(A, "forward", 4)
    assert t.s.backs == [[0], [1], []]
    t.told(A, TookTreasure((A,), (B,), 7, 1))
    t.told(B, TookTreasure((A,), (B,), 7, 1))
    t.told(C, TookTreasure((A,), (B,), 7, 1))
    t.told(None, TookHidden((A,), (B,), 1))
    assert t.sees(B).faces[0] == t.s.face[0]
    assert t.sees(B).held == ((A, B, C), (B,))


def test_jam_r41_a_known_treasure_is_no_likelier_than_another(table: type[Table]) -> None:
    found = set()
    for pick in (0, 1):
        t = meeting(table, theirs="")
        t.treasure(B, 7, held=(A,))
        t.treasure(B, -4)
        t.luck(5, pick)
        t.acts(A, "forward", 4)
        found.add(t.worths(A)[0])
    assert found == {7, -4}


def test_jam_r42_a_reshuffle_tells_the_rest_of_the_hand(table: type[Table]) -> None:
    t = table(2)
    for seat in (A, B):
        t.piles(seat, [0, 1], [], [2, 3, 4, 5, 6, 7, 8, 9])
        t.played(seat, 10)
    t.luck([10], [3], 0, 0)
    t.s.captain = B
    t.ends_round()
    assert t.sees(B).known == ((0, 1), (0, 1))
    t.answers(A, "play food forward")
    t.answers(B, "play food forward")
    assert t.sees(B).known[A] == (1,)  # the first card was turned up, and is played


def test_jam_r43_each_battle_of_a_walk_back_has_its_own_sabre(table: type[Table]) -> None:
    t = table(3)
    t.at(B, 2)
    t.at(C, 1)
    for seat in (A, B, C):
        t.aboard(seat, "")
    t.power(A, "sabre")
    t.rolls(2, 4, 4, 2, 4, 4)
    t.acts(A, "forward", 3)
    t.answers(A, "reroll")
    assert t.is_asked(A, UseSabre)
    t.answers(A, "reroll")
    assert t.where(A) == (0, 0)


def test_jam_r44_below_lap_minus_one_nothing_special(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 1, -1)
    t.acts(A, "backward", 2)
    assert t.where(A) == (49, -2)
    t.aboard(A, "F6")
    t.acts(A, "forward", 2)
    assert t.where(A) == (1, -1)


def test_jam_r45_the_evening_is_played_from_where_the_fall_back_ended(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F4")
    t.plays(A, "forward forward", 6, 3)
    assert t.s.waiting == (A,)  # back on lair 4; three forward is 7 or 13
    assert t.choices(A) == ["sail 7", "sail 13"]


def test_jam_r46_a_winner_with_a_hidden_treasure_is_always_asked(table: type[Table]) -> None:
    for worth, choices in ((3, ["decline"]), (-3, ["give 1"])):
        t = meeting(table, theirs="")
        t.treasure(A, worth)
        t.rolls("star")
        t.acts(A, "forward", 4)
        assert t.is_asked(A, ChooseLoot)
        assert t.choices(A) == choices


def test_jam_r47_after_the_end_everything_is_shown(table: type[Table]) -> None:
    t = table(3, 4)
    t.plays_on(Random(4))
    for seat in (A, None):
        seen = t.sees(seat)
        assert seen.faces == tuple(t.s.face)
        assert seen.hands == tuple(tuple(hand) for hand in t.s.hand)
        assert len(seen.treasures) == 2
