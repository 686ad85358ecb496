"""The rulings: PPP-R1 to PPP-R42."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import IllegalMove
from tablee.core.state import Outcome
from tablee.games.patimpatampatum import GAME
from tablee.games.patimpatampatum.board import CELL, CELLS, NOBODY, SANT_PERE, WEST, retreat_cells, walks
from tablee.games.patimpatampatum.rules.leave import Left
from tablee.games.patimpatampatum.rules.rounds import houses_pay, next_order, pay_of, square_pays

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import CardName, Table

T, G, K, N, M = range(5)
PROPERTY: Final = settings(max_examples=15, deadline=None, derandomize=True, database=None)


def pushed(table: type[Table], attack: tuple[CardName, ...], defence: tuple[CardName, ...], **more: str) -> Table:
    """Turcs push guites out of Sant Joan from maj3 (or elsewhere), laying all cards of the attack that are numbers."""
    t = table(4)
    t.stand("q_joan", G, K, K)
    start = more.get("start", "maj3")
    if start != "sp":
        t.stand(start, T)
    t.hand(T, *attack)
    t.hand(G, *defence)
    t.turn(T)
    t.plays(T, f"pawn {start}", *(f"lay {card}" for card in attack if isinstance(card, int)))
    if "use" in more:
        t.plays(T, f"use {more['use']}")
    t.plays(T, "push q_joan against 1")
    return t


def test_ppp_r1_with_an_empty_pile_one_plays_on_without_drawing(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 2, 3)
    t.no_pile()
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    assert t.in_hand(T) == ["3"]
    assert t.s.pile == []
    assert t.asked[0] == G


def test_ppp_r2_who_plays_the_last_card_and_draws_is_not_without_cards(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 2)
    t.hand(G)
    t.pile_of(5)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    assert t.in_hand(T) == ["5"]
    assert t.s.round == 1


def test_ppp_r3_a_defender_who_pays_with_the_last_card_is_out_though_there_is_a_pile(table: type[Table]) -> None:
    t = pushed(table, (4, 3, "2"), (6,))
    t.plays(G, "block 6")
    assert t.in_hand(G) == []
    assert t.s.pile
    assert t.asked == (K, "ChoosePawn")


def test_ppp_r4_if_both_run_out_the_attacker_draws_first(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 4, 3)
    t.hand(G, 6)
    t.pile_of(2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 4", "lay 3", "push q_joan against 1")
    t.plays(G, "block 6")
    assert t.s.round == 1
    assert t.in_hand(T) == ["2"]
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 4, 3)
    t.hand(G, 6)
    t.no_pile()
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 4", "lay 3", "push q_joan against 1")
    t.plays(G, "block 6")
    assert t.s.round == 2
    assert t.owner("maj2") == T


@given(st.integers(3, 5), st.integers(0, 10**6))
@PROPERTY
def test_ppp_r5_every_match_ends(table: type[Table], players: int, number: int) -> None:
    t = table.dealt(players, number)
    t.plays_on(Random(number), GAME.longest)
    assert t.outcome.reason in GAME.kinds.endings


def test_ppp_r6_two_cards_are_one_sum_for_one_pawn(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 2, 3, 6)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2", "lay 3")
    assert "maj2" not in t.ends()
    assert "maj3" not in t.ends()
    t.plays(T, "go maj5")
    assert t.asked[0] == G


def test_ppp_r7_fewer_steps_than_the_sum_do_not_end_in_the_street(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 4, 6)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4")
    for cell in ("maj1", "maj2", "maj3"):
        with pytest.raises(IllegalMove):
            t.plays(T, f"go {cell}")


def test_ppp_r8_a_square_with_room_is_not_pushed_into(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K)
    t.stand("maj3", T)
    t.hand(T, 6, 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6")
    assert t.pushes() == []
    assert "q_joan" in t.ends()


def test_ppp_r9_own_pawns_in_a_full_square_do_not_forbid_a_push(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, T, T)
    t.stand("maj3", T)
    t.hand(T, 6, 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6")
    assert t.pushes() == ["push q_joan against 1"]


def test_ppp_r10_who_pushes_out_of_a_full_square_leaves_a_free_place(table: type[Table]) -> None:
    for answer, lands in (("yield", "q_joan"), ("block 6", "ciu3")):
        t = table(4)
        t.stand("q_forn", T, N, N)
        t.stand("q_joan", G, K, K)
        t.hand(T, 4, 4, 2)
        t.hand(G, 6, 2)
        t.turn(T)
        t.plays(T, "pawn q_forn", "lay 4", "lay 4", "push q_joan against 1")
        t.plays(G, answer)
        assert t.count(lands, T) == 1
        assert t.sees(None).full == 1 << CELL["q_joan"]


def test_ppp_r11_the_shortest_walk_counts_and_a_full_square_is_no_short_cut(table: type[Table]) -> None:
    for inside, distance in (((), 4), ((N, N, N), 6)):
        t = table(4)
        t.stand("q_forn", *inside)
        t.stand("q_joan", G, K, K)
        t.stand("ciu3", T)
        t.hand(T, 6, 5, 2)
        t.turn(T)
        t.plays(T, "pawn ciu3", "lay 6", "lay 5", "push q_joan against 1")
        assert t.s.distance == distance


def test_ppp_r12_of_two_equal_cards_plens_strike_one(table: type[Table]) -> None:
    t = pushed(table, (4, 4, "2"), ("plens", 3, 2))
    assert t.choices() == ["yield", "plens 3"]


def test_ppp_r13_plens_have_no_action_against_one_card_but_their_value(table: type[Table]) -> None:
    t = pushed(table, (3, "tabaler"), ("plens", 2))
    assert t.choices() == ["yield", "block 2", "block plens"]


def test_ppp_r14_a_tabaler_is_no_card_of_the_push(table: type[Table]) -> None:
    t = pushed(table, (6, "tabaler", "2"), ("plens", 6), start="maj2", use="tabaler")
    assert t.choices() == ["yield", "block 6"]


def test_ppp_r15_fuets_double_a_character_card_too(table: type[Table]) -> None:
    t = pushed(table, (4, 3, "tabaler"), ("fuets", "pixapi", "plens"))
    assert "fuets pixapi" in t.choices()
    assert "fuets plens" not in t.choices()


def test_ppp_r16_one_character_a_defence(table: type[Table]) -> None:
    t = pushed(table, (4, 3, "tabaler"), ("fuets", "plens", 3))
    assert t.choices() == ["yield", "fuets 3", "plens 3"]


def test_ppp_r17_the_own_comparse_card_has_no_action(table: type[Table]) -> None:
    t = pushed(table, (4, 3, "tabaler"), ("comparse-guites", 2))
    assert t.choices() == ["yield"]


def two_pushes(table: type[Table], *defence: CardName) -> Table:
    """Turcs push guites in two squares with one Àliga; the first push waits for its answer."""
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("q_forn", G, N, N)
    t.stand("maj3", T)
    t.stand("ciu2", T)
    t.hand(T, 6, 4, "aliga", 2)
    t.hand(G, *defence)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "lay 4", "use aliga", "push q_joan against 1")
    return t


def test_ppp_r18_a_comparse_card_stops_one_push_of_an_aliga(table: type[Table]) -> None:
    t = two_pushes(table, "comparse-turcs", 2, 2)
    t.plays(G, "comparse")
    assert t.count("sp", T) == 11
    t.plays(T, "pawn ciu2", "push q_forn against 1")
    assert t.choices() == ["yield"]


def test_ppp_r19_borratxos_come_alone(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("q_forn", T)
    t.stand("maj3", T)
    t.hand(T, 6, 4, 2)
    t.hand(G, "borratxos", "fuets", 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "lay 4", "push q_joan against 1")
    assert t.choices() == ["yield", "borratxos q_forn"]


def test_ppp_r20_a_square_of_equal_value_will_do(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, T, K)
    t.stand("q_viladomat", T)
    t.stand("q_francesc", T)
    t.stand("maj3", T)
    t.hand(T, 6, 2)
    t.hand(G, "borratxos", 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "push q_joan against 1")
    assert t.choices() == ["yield", "borratxos q_viladomat"]


def test_ppp_r21_the_square_the_attacker_came_from_does_not_count(table: type[Table]) -> None:
    for others, choices in (((), ["yield"]), ((T,), ["yield", "borratxos q_forn"])):
        t = table(4)
        t.stand("q_joan", G, K, K)
        t.stand("q_forn", T, *others)
        t.hand(T, 6, 2)
        t.hand(G, "borratxos", 2)
        t.turn(T)
        t.plays(T, "pawn q_forn", "lay 6", "push q_joan against 1")
        assert t.choices() == choices


def test_ppp_r22_with_three_players_there_are_five_houses(table: type[Table]) -> None:
    t = table(3)
    t.hand(T, "admin", 2)
    t.turn(T)
    houses = [choice for choice in t.choices() if choice.startswith("house")]
    assert len(houses) == 5
    assert "house h_roser" not in houses


def test_ppp_r23_any_empty_house_may_be_chosen(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, "admin", 2)
    t.turn(T)
    assert len([choice for choice in t.choices() if choice.startswith("house")]) == 6


def test_ppp_r24_an_occupied_house_may_be_entered_by_foot(table: type[Table]) -> None:
    t = table(4)
    t.stand("h_angels", G)
    t.hand(T, 5, 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 5")
    assert {"h_angels", "h_buxade"} <= t.ends()


def test_ppp_r25_a_pixapi_does_not_end_on_ones_own_pawn(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", G)
    t.stand("can3", T)
    t.hand(T, 3, "pixapi", 6)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 3", "use pixapi")
    with pytest.raises(IllegalMove):
        t.plays(T, "go can3")


def test_ppp_r26_a_pixapi_against_a_player_without_cards_is_no_push(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", G)
    t.hand(T, 3, "pixapi", 6)
    t.hand(G)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 3", "use pixapi", "go maj3")
    assert t.sees(None).spent == ()
    assert t.owner("maj3") == T


def test_ppp_r27_no_second_push_of_an_aliga_against_who_had_no_cards(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("q_forn", G, G, G)
    t.stand("maj3", T)
    t.stand("ciu2", T)
    t.hand(T, 6, "aliga", 2)
    t.hand(G)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "use aliga", "push q_joan against 1")
    t.plays(T, "pawn ciu2")
    assert t.pushes() == []


def test_ppp_r27_who_ran_out_by_paying_for_the_first_may_be_pushed_again(table: type[Table]) -> None:
    t = two_pushes(table, "comparse-turcs")
    t.plays(G, "comparse")
    assert t.in_hand(G) == []
    assert t.sees(None).spent == ()
    t.plays(T, "pawn ciu2", "push q_forn against 1")
    assert t.count("q_forn", T) == 1
    assert t.sees(None).spent == ((T, G),)


def test_ppp_r28_plens_strike_for_one_push_and_the_other_has_the_full_sum(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("q_forn", G, N, N)
    t.stand("ciu2", T)
    t.hand(T, 5, 4, "aliga", 2)
    t.hand(G, "plens", 2, 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 5", "lay 4", "use aliga", "push q_joan against 1")
    t.plays(G, "plens")
    assert t.count("sp", T) == 11
    t.plays(T, "pawn ciu2", "push q_forn against 1")
    assert t.s.push == 7


def test_ppp_r29_a_retreat_that_reaches_sant_pere_stops_there() -> None:
    empty = [NOBODY] * len(CELLS)
    assert retreat_cells(empty, CELL["maj3"], CELL["q_joan"], 9, west=True) == (SANT_PERE,)


def test_ppp_r30_a_retreat_passes_over_pawns(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj4", T)
    t.stand("maj3", N)
    t.stand("maj2", N)
    t.hand(T, 6, 2)
    t.hand(G, 6, 2)
    t.turn(T)
    t.plays(T, "pawn maj4", "lay 6", "push q_joan against 1")
    t.plays(G, "block 6")
    assert t.owner("maj1") == T


def test_ppp_r31_behind_the_square_a_pawn_still_ends_farther_off() -> None:
    empty = [NOBODY] * len(CELLS)
    assert retreat_cells(empty, CELL["maj5"], CELL["q_joan"], 1, west=True) == (CELL["maj6"],)
    assert retreat_cells(empty, CELL["pai2"], CELL["q_creu"], 1, west=True) == (CELL["sfr1"],)


def test_ppp_r32_a_full_square_has_a_place_in_the_next_round(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_forn", G, K, N)
    t.hand(G)
    t.hand(T, 2)
    t.no_pile()
    t.turn(T)
    assert t.sees(None).full == 1 << CELL["q_forn"]
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    assert t.sees(None).full == 0


def test_ppp_r33_four_houses_are_paid_as_three() -> None:
    assert [houses_pay(houses, 1) for houses in (3, 4, 6)] == [6, 6, 6]


def test_ppp_r34_more_pawns_than_needed_pay_nothing_more() -> None:
    for number in (1, 2):
        assert square_pays(CELL["q_forn"], 3, number) == square_pays(CELL["q_forn"], 2, number) == 6


def test_ppp_r35_who_leaves_keeps_the_pawns_there_and_loses_the_hand(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_forn", G, G)
    t.hand(G, 5, 6)
    t.turn(T)
    t.leaves(G)
    t.told(Left(G, 2))
    assert t.discarded() == ["5", "6"]
    assert t.count("q_forn", G) == 2
    assert t.asked == (T, "ChoosePawn")
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    assert t.asked == (K, "ChoosePawn")


def test_ppp_r35_who_leaves_may_be_the_second_without_cards(table: type[Table]) -> None:
    t = table(4)
    t.hand(K)
    t.turn(T)
    t.leaves(G)
    assert t.s.round == 2
    assert t.sees(None).sizes == (12, 0, 12, 12)


def test_ppp_r36_without_a_pawn_on_sant_pere_the_administradors_do_nothing(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", T)
    t.s.crowd[T] = 0
    t.hand(T, "admin", 2)
    t.turn(T)
    assert t.choices() == ["pawn maj3"]


@given(st.integers(0, 10**6))
@PROPERTY
def test_ppp_r37_with_three_players_nothing_goes_west(table: type[Table], number: int) -> None:
    t, rng = table.dealt(3, number), Random(number)
    while t.s.outcome is None:
        t.plays_something(rng)
        assert all(t.count(name, seat) == 0 for seat in range(3) for name in ("q_creu", "h_roser", "ros1", "sfr1"))
    for cell in CELLS:
        if cell not in WEST:
            assert WEST.isdisjoint(cell for ends in walks(cell, 0, west=False).exact for cell in ends)


def test_ppp_r38_three_tied_players_turn_their_order_round(table: type[Table]) -> None:
    t = table(5)
    t.s.order = (M, K, T, N, G)
    t.s.score = (9, 2, 9, 1, 9)
    assert next_order(t.s) == (N, G, T, K, M)


def test_ppp_r39_the_pawn_of_the_first_move_does_not_make_the_second(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", T)
    t.hand(T, 3, "aliga", 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 3", "use aliga", "go sp")
    assert "pawn sp" in t.choices()  # others stand there too
    t = table(4)
    t.stand("maj3", T)
    t.stand("maj8", T)
    t.s.crowd[T] = 0
    t.hand(T, 3, "aliga", 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 3", "use aliga", "go sp")
    assert t.choices() == ["pawn maj8", "stop"]


def test_ppp_r39_a_pawn_that_borratxos_sent_to_sant_pere_may_make_the_second(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("q_forn", T)
    t.stand("maj3", T)
    t.s.crowd[T] = 0
    t.hand(T, 6, "aliga", 2)
    t.hand(G, "borratxos", 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "use aliga", "push q_joan against 1")
    t.plays(G, "borratxos q_forn")
    assert t.choices() == ["pawn sp", "stop"]


def test_ppp_r40_if_the_only_rival_may_not_be_pushed_the_square_is_closed(table: type[Table]) -> None:
    for other, pushes in ((G, []), (K, ["push q_joan against 2"])):
        t = table(4)
        t.stand("q_joan", G, G, other)
        t.stand("maj3", T)
        t.hand(T, 6, 2)
        t.hand(G)
        t.s.spent = 1 << (T * 4 + G)
        t.turn(T)
        t.plays(T, "pawn maj3", "lay 6")
        assert t.pushes() == pushes


@pytest.mark.parametrize("start", ["sp", "h_angels"])
def test_ppp_r41_a_tabaler_that_adds_nothing_is_legal(table: type[Table], start: str) -> None:
    t = pushed(table, (6, 2, "tabaler"), (6, 2), start=start, use="tabaler")
    before = t.count(start, T)
    t.plays(G, "block 6")
    assert t.count(start, T) == before


# --- Leaving ---------------------------------------------------------------------------------------------------------


def test_ppp_r42_all_who_left_count_as_one_player_without_cards(table: type[Table]) -> None:
    t = table(5)
    t.turn(T)
    t.leaves(G)
    t.leaves(K)
    assert t.s.round == 1
    t.leaves(M)
    assert t.s.round == 1
    assert t.asked == (T, "ChoosePawn")


def test_ppp_r42_with_fewer_than_two_players_the_match_is_void(table: type[Table]) -> None:
    t = table(3)
    t.turn(T)
    t.leaves(T)
    assert t.asked == (G, "ChoosePawn")
    t.leaves(G)
    assert t.outcome == Outcome((), "void", (0, 0, 0))


def test_ppp_r42_who_left_is_paid_nothing_and_does_not_win(table: type[Table]) -> None:
    t = table(4, number=3)
    t.stand("q_forn", G, G)
    t.turn(T)
    t.leaves(G)
    assert sum(pay_of(t.s, G, 3)) == 0
    t.plays_on(Random(1))
    assert G not in t.outcome.winners


def test_ppp_r42_what_was_asked_of_who_left_is_settled(table: type[Table]) -> None:
    t = pushed(table, (4, 3, "tabaler"), (6, 2))
    t.leaves(G)
    assert t.count("q_joan", T) == 1
    t = pushed(table, (4, 3, "tabaler"), (6, 2))
    t.leaves(T)
    assert t.asked == (G, "Defend")
    t.plays(G, "block 6")
    assert t.owner("maj2") == T
    assert t.asked == (G, "ChoosePawn")
    assert t.in_hand(T) == []
    t = table(4)
    t.stand("q_fonts", G, K, K)
    t.stand("ron8", T)
    t.hand(T, 6, 2)
    t.hand(G, 6, 2)
    t.turn(T)
    t.plays(T, "pawn ron8", "lay 6", "push q_fonts against 1")
    t.plays(G, "block 6")
    t.leaves(G)
    assert t.owner("ron7") == T
    t = table(4)
    t.hand(T, 4, "aliga", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4", "use aliga")
    t.leaves(T)
    assert t.asked == (G, "ChoosePawn")
    assert sorted(t.discarded()) == ["2", "4", "aliga"]


def test_ppp_r42_leaving_during_the_set_up(table: type[Table]) -> None:
    t = table.opened(4, strategic=True)
    t.leaves(T)
    assert t.s.comparse == (0,)
    assert t.asked == (G, "TakeComparse")
    t.plays(G, "take maces")
    t.leaves(N)
    t.plays(K, "take nans")
    asked = set()
    rng = Random(2)
    while t.s.round == 0:
        asked.add(t.plays_something(rng))
    assert asked == {G, K}
    assert t.count("sp", T) == t.count("sp", N) == 8
    t.leaves(N)
    assert t.s.outcome is None
