"""Rounds, turns and walking: PPP-10 to PPP-38."""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import IllegalMove
from tablee.games.patimpatampatum.board import CELL, CELLS, HOUSES, NAMES, SANT_PERE, SQUARES, crossings, walks, way
from tablee.games.patimpatampatum.cards import CARDS
from tablee.games.patimpatampatum.rules.rounds import RoundBegan
from tablee.games.patimpatampatum.rules.turn import Discarded, Drew, DrewOne, HouseTaken, Laid, Moved

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)
PROPERTY: Final = settings(max_examples=40, deadline=None, derandomize=True, database=None)


# --- Rounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "holds"), [(1, 3), (2, 4), (3, 5)])
def test_ppp_10_a_square_holds_one_pawn_more_in_each_round(table: type[Table], number: int, holds: int) -> None:
    t = table(4, number=number)
    t.stand("q_forn", *(G,) * (holds - 1))
    t.hand(T, 6, 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6")
    assert "q_forn" in t.ends()
    t = table(4, number=number)
    t.stand("q_forn", *(G,) * holds)
    t.hand(T, 6, 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6")
    assert "q_forn" not in t.ends()
    assert t.pushes() == ["push q_forn against 1"]


def test_ppp_11_players_take_turns_in_the_order_of_the_track(table: type[Table]) -> None:
    t = table(4)
    t.s.order = (N, T, K, G)
    t.turn(N)
    for seat, after in ((N, T), (T, K), (K, G), (G, N)):
        t.plays(seat, "pawn sp", "lay 3", f"go {'maj3' if seat == N else ['ciu3', 'bux3', 'can3'][seat % 3]}")
        assert t.asked == (after, "ChoosePawn")


def test_ppp_12_a_player_without_cards_is_passed_over(table: type[Table]) -> None:
    t = table(4)
    t.hand(G)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    assert t.asked == (K, "ChoosePawn")
    assert t.in_hand(G) == []


def test_ppp_13_pawns_stay_from_one_round_to_the_next(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_forn", G, K)
    t.stand("h_salo", N)
    t.stand("maj7", N)
    t.hand(G)
    t.hand(T, 2)
    t.no_pile()
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    assert t.s.round == 2
    t.told(RoundBegan(2, 4, t.s.order))
    assert (t.count("q_forn", G), t.owner("h_salo"), t.owner("maj7"), t.owner("maj2")) == (1, N, N, T)


# --- Cards -----------------------------------------------------------------------------------------------------------


def test_ppp_20_one_or_two_cards_for_their_values_and_one_character(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, G, K)
    t.hand(T, 6, 4, 3, "tabaler", "aliga")
    t.turn(T)
    t.plays(T, "pawn sp")
    assert t.choices() == ["lay 3", "lay 4", "lay 6", "lay tabaler", "lay aliga"]
    t.plays(T, "lay 6")
    t.told(Laid(T, CARDS[4], 6))
    assert {"lay 3", "lay 4", "use tabaler", "use aliga"} <= set(t.choices())
    t.plays(T, "lay 4")
    assert not any(choice.startswith("lay") for choice in t.choices())
    t.plays(T, "use tabaler")
    assert not any(choice.startswith("use") for choice in t.choices())


def test_ppp_20_a_character_card_laid_for_its_value_does_not_act(table: type[Table]) -> None:
    t = table(4)
    t.stand("can2", G)
    t.hand(T, "pixapi", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay pixapi")
    assert "use pixapi" not in t.choices()
    assert t.ends() == {"ang1", "bux3", "can3", "ciu3", "maj3", "pie2", "pin3"}


def test_ppp_21_the_sum_moves_one_pawn(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 3, 4, 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 3", "lay 4", "go maj7")
    t.told(Moved(T, NAMES[SANT_PERE], NAMES[CELL["maj7"]], 7))
    assert t.where(T) == {"sp": 11, "maj7": 1}
    assert t.asked[0] == G


def test_ppp_22_a_turn_is_a_move_or_the_administradors(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", T)
    t.hand(T, 2, "admin")
    t.turn(T)
    assert t.choices() == ["pawn sp", "pawn maj3", *(f"house {NAMES[cell]}" for cell in HOUSES)]


def nothing_can_move(table: type[Table]) -> Table:
    """Turcs hold a 2 only, and every cell two steps from their pawns is taken."""
    t = table(3)
    t.hand(T, 2, "comparse-turcs")
    t.s.crowd[T] = 1  # the other twelve stand out of the way, on no cell that matters
    for cell in ("maj2", "ciu2", "pin2", "pie1", "bux2", "can2"):
        t.stand(cell, G)
    for cell in ("maj3", "ciu3", "pin3", "pie2", "bux3", "can3", "ang1"):
        t.stand(cell, K)
    for cell in ("ciu5", "pin5", "bux5", "can5", "maj5"):
        t.stand(cell, G)
    return t


def test_ppp_22_a_card_is_discarded_only_if_nothing_else_is_possible(table: type[Table]) -> None:
    t = table(3)
    t.s.crowd[T] = 1
    t.hand(T, 2)
    for cell in ("maj2", "ciu2", "pin2", "pie1", "bux2", "can2"):
        t.stand(cell, G)
    t.turn(T)
    assert t.choices() == ["discard 2"]
    t.plays(T, "discard 2")
    t.told(Discarded(T, CARDS[0]))
    assert t.asked[0] == G
    assert len(t.in_hand(T)) == 1  # drawn
    t = table(3)
    t.hand(T, 2, 3)
    t.turn(T)
    with pytest.raises(IllegalMove):
        t.plays(T, "discard 2")


def test_ppp_22_a_pair_or_a_tourist_may_be_the_only_way_to_move(table: type[Table]) -> None:
    t = nothing_can_move(table)
    t.turn(T)
    assert t.choices() == ["pawn sp"]
    t.plays(T, "pawn sp", "lay 2")
    assert t.ends() == set()
    assert t.choices() == ["lay comparse-turcs"]
    t.plays(T, "lay comparse-turcs")
    assert t.ends()
    t = table(3)
    t.s.crowd[T] = 1
    t.hand(T, 2, "pixapi")
    for cell in ("maj2", "ciu2", "pin2", "pie1", "bux2", "can2"):
        t.stand(cell, G)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2")
    assert t.ends() == set()
    t.plays(T, "use pixapi")
    assert t.ends() == {"maj2", "ciu2", "pin2", "pie1", "bux2", "can2"}


def test_ppp_23_characters_of_the_defence_do_not_act_in_ones_own_turn(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_forn", G, G, G)
    t.hand(T, 6, "plens", "fuets", "borratxos", "comparse-guites")
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6")
    assert [choice for choice in t.choices() if choice.startswith("use")] == []
    t.plays(T, "push q_forn against 1")
    t = table(4)
    t.stand("q_forn", G, G, G)
    t.hand(T, 6, 2)
    t.hand(G, "tabaler", "admin", "pixapi", "aliga")
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6", "push q_forn against 1")
    assert t.choices() == ["yield", "block pixapi"]


def test_ppp_24_a_character_needs_an_object(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 6, "tabaler", "pixapi", "aliga")
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6")
    assert [choice for choice in t.choices() if choice.startswith("use")] == ["use aliga"]
    t = table(4)
    t.stand("q_forn", G, G, G)
    t.stand("bux5", G)
    t.hand(T, 5, "tabaler", "pixapi")
    t.turn(T)
    t.plays(T, "pawn sp", "lay 5")
    assert {choice for choice in t.choices() if choice.startswith("use")} == {"use tabaler", "use pixapi"}
    t.plays(T, "use tabaler")
    assert t.choices() == ["push q_forn against 1", "lay pixapi"]


def test_ppp_25_played_cards_are_discarded_and_one_is_drawn(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 3, 4, 2)
    t.next_draws(6)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 3", "lay 4", "go maj7")
    assert t.discarded() == ["3", "4"]
    assert t.in_hand(T) == ["2", "6"]
    t.told(Drew(T, CARDS[4]), to=T)
    t.told(DrewOne(T), to=G)


# --- Walking ---------------------------------------------------------------------------------------------------------


@given(start=st.sampled_from(CELLS), full=st.integers(0, 63), steps=st.integers(1, 12), west=st.booleans())
@PROPERTY
def test_ppp_30_ppp_31_every_end_has_a_walk_that_uses_no_cell_twice(
    start: int, full: int, steps: int, *, west: bool
) -> None:
    full <<= 1
    found = walks(start, full, west=west)
    ways = crossings(full & ~(1 << start), west=west)
    for end in found.exact[steps]:
        route = (start, *way(start, end, steps, full, west=west))
        assert len(route) == len(set(route)) == steps + 1
        assert route[-1] == end
        assert all(after in ways[before] for before, after in itertools.pairwise(route))
    for distance, cell in (*found.open, *found.full):
        assert len(way(start, cell, distance, full, west=west)) == distance


def test_ppp_31_there_is_no_turning_back(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj1", T)
    t.hand(T, 2, 6)
    t.turn(T)
    t.plays(T, "pawn maj1", "lay 2")
    assert "maj1" not in t.ends()
    assert t.ends() == {"maj3", "ang1", "ciu1", "pin1", "bux1", "can1"}


def test_ppp_32_pawns_in_the_street_are_walked_over_and_not_ended_on(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj1", T)
    t.stand("maj2", G)
    t.stand("maj3", K)
    t.hand(T, 2, 3)
    t.turn(T)
    t.plays(T, "pawn maj1", "lay 3")
    assert {"maj4", "ang2"} <= t.ends()
    t.plays(T, "lay 2")
    t = table(4)
    t.stand("maj1", T)
    t.stand("maj3", K)
    t.hand(T, 2, 3)
    t.turn(T)
    t.plays(T, "pawn maj1", "lay 2")
    assert "maj3" not in t.ends()
    with pytest.raises(IllegalMove):
        t.plays(T, "go maj3")


def test_ppp_33_a_street_cell_is_reached_by_exact_count(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj6", T)
    t.hand(T, 2, 3)
    t.turn(T)
    t.plays(T, "pawn maj6", "lay 2")
    assert t.ends() == {"maj8", "huc5", "maj4", "q_joan"}


def test_ppp_34_a_square_with_room_is_crossed_or_entered_with_steps_to_spare(table: type[Table]) -> None:
    t = table(4)
    t.stand("ciu3", T)
    t.stand("q_forn", G, K)
    t.hand(T, 2, 3)
    t.turn(T)
    t.plays(T, "pawn ciu3", "lay 2")
    assert {"q_forn", "frn1", "plc1"} <= t.ends()
    t.plays(T, "go q_forn")
    assert t.count("q_forn", T) == 1


def test_ppp_35_a_full_square_is_neither_crossed_nor_entered(table: type[Table]) -> None:
    t = table(4)
    t.stand("ciu3", T)
    t.stand("q_forn", G, K, K)
    t.hand(T, 2, 3)
    t.turn(T)
    t.plays(T, "pawn ciu3", "lay 2")
    assert {"q_forn", "frn1"} & t.ends() == set()
    assert t.pushes() == ["push q_forn against 1", "push q_forn against 2"]
    with pytest.raises(IllegalMove):
        t.plays(T, "go q_forn")


def test_ppp_36_a_rival_in_a_house_goes_to_sant_pere_without_defence(table: type[Table]) -> None:
    t = table(4)
    t.stand("h_angels", G)
    t.hand(T, 6, 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6", "go h_angels")
    t.told(HouseTaken(T, G, NAMES[CELL["h_angels"]]))
    assert t.owner("h_angels") == T
    assert t.count("sp", G) == 12


def test_ppp_36_a_house_with_ones_own_pawn_is_not_entered_and_none_is_crossed(table: type[Table]) -> None:
    t = table(4)
    t.stand("h_angels", T)
    t.hand(T, 6, 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6")
    assert "h_angels" not in t.ends()
    assert all(house not in crossings(0, west=True)[cell] for cell in CELLS for house in HOUSES)


def test_ppp_37_sant_pere_is_crossed_and_reached_by_exact_count(table: type[Table]) -> None:
    for card, reached in ((2, True), (3, False)):
        t = table(4)
        t.stand("maj2", T)
        t.hand(T, card, 6)
        t.turn(T)
        t.plays(T, "pawn maj2", f"lay {card}")
        assert ("sp" in t.ends()) is reached
        assert ("can1" in t.ends()) is not reached


def test_ppp_38_a_pawn_leaves_a_square_or_a_house_when_its_owner_likes(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", T, G, G)
    t.stand("h_huch", T)
    t.hand(T, 2, 3)
    t.turn(T)
    assert {"pawn q_joan", "pawn h_huch"} <= set(t.choices())
    t.plays(T, "pawn q_joan", "lay 2")
    assert t.ends() == {"maj3", "frn1", "maj6", "ang2", "mor2", "mor3", "mor5"} | ({"maj4", "maj5"} & t.ends())
    t.plays(T, "go maj6")
    assert t.count("q_joan", T) == 0
    assert not t.s.full & 1 << SQUARES.index(CELL["q_joan"]) + 1


@given(st.integers(3, 5), st.integers(0, 10**6))
@PROPERTY
def test_ppp_22_whoever_has_the_turn_can_always_play(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    for _ in range(60):
        if t.s.outcome is not None:
            break
        assert t.choices()
        t.plays_something(rng)
        assert t.s.full == sum(
            1 << square
            for square in SQUARES
            if sum(t.count(NAMES[square], seat) for seat in range(players)) >= t.s.round + 2
        )
