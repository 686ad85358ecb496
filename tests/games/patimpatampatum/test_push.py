"""Pushes, defences and retreats: PPP-40 to PPP-65."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import IllegalMove
from tablee.games.patimpatampatum.board import (
    CELL,
    CELLS,
    NAMES,
    NOBODY,
    SANT_PERE,
    SQUARES,
    STREETS,
    crossings,
    neighbours,
    retreat_cells,
    walks,
)
from tablee.games.patimpatampatum.cards import CARDS, COMPARSES
from tablee.games.patimpatampatum.rules.push import (
    Blocked,
    ComparseShown,
    FuetsBlocked,
    PlensStruck,
    Pushed,
    PushSucceeded,
    Retreated,
    Stayed,
    TookPlace,
    Yielded,
)

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import CardName, Table

T, G, K, N, M = range(5)
PROPERTY: Final = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def pushed(
    table: type[Table],
    *defence: CardName,
    start: str = "maj3",
    square: str = "q_joan",
    cards: tuple[CardName, ...] = (4, 3),
    character: str = "",
    inside: tuple[int, ...] = (G, K, K),
) -> Table:
    """Turcs push guites with these cards, and guites hold those; two cards more, so that nobody runs out."""
    t = table(4)
    t.stand(square, *inside)
    if start != "sp":
        t.stand(start, T)
    t.hand(T, *cards, *([character] if character else []), 2, 2)
    t.hand(G, *defence, 2, 2)
    t.turn(T)
    t.plays(T, f"pawn {start}", *(f"lay {card}" for card in cards))
    if character:
        t.plays(T, f"use {character}")
    t.plays(T, f"push {square} against 1")
    return t


# --- The push --------------------------------------------------------------------------------------------------------


def test_ppp_40_the_attacker_names_a_rival_who_stands_there(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, T)
    t.stand("maj3", T)
    t.hand(T, 6, 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6")
    assert t.pushes() == ["push q_joan against 1", "push q_joan against 2"]
    for victim in (T, N):
        with pytest.raises(IllegalMove):
            t.plays(T, f"push q_joan against {victim}")
    t = table(4)
    t.stand("q_joan", T, T, T)
    t.stand("maj3", T)
    t.hand(T, 6, 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6")
    assert t.pushes() == []


def test_ppp_41_the_push_is_the_sum_less_the_distance(table: type[Table]) -> None:
    t = pushed(table)
    t.told(Pushed(T, G, NAMES[CELL["q_joan"]], total=7, distance=2, push=5))
    t = pushed(table, start="maj4", cards=(4,))
    t.told(Pushed(T, G, NAMES[CELL["q_joan"]], total=4, distance=1, push=3))


def test_ppp_42_a_push_is_at_least_1(table: type[Table]) -> None:
    for card, pushes in ((2, []), (3, ["push q_joan against 1", "push q_joan against 2"])):
        t = table(4)
        t.stand("q_joan", G, K, K)
        t.stand("maj3", T)
        t.hand(T, card, 6)
        t.turn(T)
        t.plays(T, "pawn maj3", f"lay {card}")
        assert t.pushes() == pushes


def test_ppp_43_the_pawn_waits_for_the_defence(table: type[Table]) -> None:
    t = pushed(table, 6)
    assert t.owner("maj3") == T
    assert t.count("q_joan", G) == 1
    assert t.asked == (G, "Defend")


@pytest.mark.parametrize(("start", "distance"), [("maj3", 2), ("sp", 5), ("h_angels", 3), ("q_forn", 3)])
def test_ppp_44_a_push_begins_anywhere(table: type[Table], start: str, distance: int) -> None:
    t = pushed(table, start=start, cards=(6, 6))
    assert t.s.distance == distance
    t.plays(G, "yield")
    assert t.count("q_joan", T) == 1
    assert t.count(start, T) == (11 if start == "sp" else 0)


# --- The defence -----------------------------------------------------------------------------------------------------


def test_ppp_50_nobody_must_defend(table: type[Table]) -> None:
    t = pushed(table, 6, "comparse-turcs")
    t.plays(G, "yield")
    t.told(Yielded(G), PushSucceeded(T, G, NAMES[CELL["q_joan"]]))
    assert t.in_hand(G) == ["2", "2", "6", "comparse-turcs"]


def test_ppp_50_a_tie_is_not_enough(table: type[Table]) -> None:
    t = pushed(table, 5, 6)
    assert t.choices() == ["yield", "block 6"]
    t.plays(G, "block 6")
    t.told(Blocked(G, CARDS[4], value=6, push=5))


def test_ppp_50_fuets_double_a_value(table: type[Table]) -> None:
    t = pushed(table, "fuets", 3, 4)
    assert t.choices() == ["yield", "fuets 3", "fuets 4"]
    t.plays(G, "fuets 4")
    t.told(FuetsBlocked(G, CARDS[2], value=8, push=5), Retreated(T, NAMES[SANT_PERE]))


def test_ppp_50_fuets_beside_fuets(table: type[Table]) -> None:
    t = pushed(table, "fuets", "fuets", start="maj4", cards=(4,))
    assert t.s.push == 3
    assert "fuets fuets" in t.choices()
    t = pushed(table, "fuets", start="maj4", cards=(4,))
    assert "fuets fuets" not in t.choices()


def test_ppp_50_plens_strike_the_lower_card(table: type[Table]) -> None:
    t = pushed(table, "plens", 3, 6)
    assert t.choices() == ["yield", "block 6", "plens 3", "plens 6"]
    t.plays(G, "plens 3")
    t.told(PlensStruck(G, value=3, push=2), Blocked(G, CARDS[1], value=3, push=2), Retreated(T, NAMES[CELL["maj2"]]))


def test_ppp_50_where_nothing_is_left_plens_stand_alone(table: type[Table]) -> None:
    t = pushed(table, "plens", 6, start="sp", cards=(5, 4))
    assert t.choices() == ["yield", "block 6", "plens"]
    t.plays(G, "plens")
    t.told(PlensStruck(G, value=4, push=0), Stayed(T, NAMES[SANT_PERE]))


def test_ppp_50_the_comparse_card_of_the_attacker(table: type[Table]) -> None:
    t = pushed(table, "comparse-turcs", "comparse-gegants")
    assert t.choices() == ["yield", "comparse"]
    t.plays(G, "comparse")
    t.told(ComparseShown(G, COMPARSES[0]), Retreated(T, NAMES[SANT_PERE]))


def test_ppp_51_a_hopeless_defence_is_refused(table: type[Table]) -> None:
    t = pushed(table, 5, "fuets")
    for hopeless in ("block 5", "block 6", "fuets 2", "plens", "comparse", "borratxos q_forn"):
        with pytest.raises(IllegalMove):
            t.plays(G, hopeless)
    assert t.in_hand(G) == ["2", "2", "5", "fuets"]


def test_ppp_52_the_defender_draws_nothing_and_discards_openly(table: type[Table]) -> None:
    t = pushed(table, "fuets", 5)
    before = len(t.s.pile)
    t.plays(G, "fuets 5")
    assert t.in_hand(G) == ["2", "2"]
    assert sorted(t.discarded()) == ["3", "4", "5", "fuets"]
    assert len(t.s.pile) == before - 1  # the attacker's draw


def test_ppp_53_who_holds_a_card_is_asked_and_who_holds_none_is_not(table: type[Table]) -> None:
    t = pushed(table)
    assert t.asked == (G, "Defend")
    assert t.choices() == ["yield"]
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 4, 2, 2)
    t.hand(G)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 4", "push q_joan against 1")
    t.told(PushSucceeded(T, G, NAMES[CELL["q_joan"]]))
    assert t.asked == (K, "ChoosePawn")


def test_ppp_54_the_beaten_pawn_goes_to_sant_pere_and_the_attacker_enters(table: type[Table]) -> None:
    t = pushed(table)
    t.plays(G, "yield")
    assert (t.count("q_joan", T), t.count("q_joan", G), t.count("sp", G)) == (1, 0, 12)
    assert t.owner("maj3") is None


def test_ppp_55_borratxos_trade_places(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("q_forn", T, K, K)
    t.stand("q_viladomat", T)
    t.stand("q_fonts", T)
    t.stand("maj3", T)
    t.hand(T, 4, 2, 2)
    t.hand(G, "borratxos", 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 4", "push q_joan against 1")
    assert t.choices() == ["yield", "block borratxos", "borratxos q_viladomat", "borratxos q_forn"]
    full = t.s.full
    t.plays(G, "borratxos q_forn")
    t.told(TookPlace(G, T, NAMES[CELL["q_forn"]]))
    assert (t.count("q_forn", G), t.count("q_forn", T)) == (1, 0)
    assert (t.count("q_joan", G), t.count("q_joan", T)) == (0, 1)
    assert t.count("sp", T) == 9
    assert t.s.full == full


def test_ppp_56_the_three_ways_to_fail(table: type[Table]) -> None:
    t = pushed(table, 6)
    t.plays(G, "block 6")
    assert t.owner("maj2") == T  # by the difference
    t = pushed(table, "plens", start="ang3", square="q_joan", cards=(2, 2))
    t.plays(G, "plens 2")
    assert t.owner("ang2") == T
    t = pushed(table, "plens", start="maj2", cards=(3, 2))
    t.plays(G, "plens")
    assert t.owner("maj2") == T  # stays
    t = pushed(table, "comparse-turcs")
    t.plays(G, "comparse")
    assert t.count("sp", T) == 12


@pytest.mark.parametrize("answer", ["block 6", "fuets 6", "plens 6", "comparse"])
@pytest.mark.parametrize(("start", "character"), [("maj3", "tabaler"), ("h_angels", "")])
def test_ppp_57_with_a_tabaler_or_from_a_house_the_pawn_keeps_its_place(
    table: type[Table], answer: str, start: str, character: str
) -> None:
    t = pushed(table, 6, "fuets", "plens", "comparse-turcs", start=start, cards=(4, 3), character=character)
    t.plays(G, answer)
    assert t.owner(start) == T
    t.told(Stayed(T, NAMES[CELL[start]]))


# --- The retreat -----------------------------------------------------------------------------------------------------


def test_ppp_60_a_retreat_uses_streets_and_sant_pere_only() -> None:
    empty = [NOBODY] * len(CELLS)
    for start in STREETS:
        for square in SQUARES:
            for steps in range(1, 8):
                cells = retreat_cells(empty, start, square, steps, west=True)
                assert set(cells) <= {SANT_PERE, *STREETS}


def slow_retreat(street: list[int], start: int, square: int, steps: int, *, west: bool) -> set[int]:
    """PPP-60 to PPP-64 word by word, with nothing kept and no cleverness."""
    ways = crossings(sum(1 << one for one in SQUARES), west=west)

    around = neighbours(west=west)

    def far(goal: int, allowed: set[int]) -> dict[int, int]:
        reached, todo = {goal: 0}, [goal]
        for cell in todo:
            for after in around[cell]:
                if after in allowed and after not in reached:
                    reached[after] = reached[cell] + 1
                    todo.append(after)
        return reached

    retreat = {SANT_PERE, *STREETS}
    home, away = far(SANT_PERE, retreat), far(square, retreat | {start})
    in_vain = 0
    while in_vain < 3:
        routes: list[tuple[int, ...]] = [(start,)]
        for _ in range(steps):
            routes = [
                (*route, after)
                for route in routes
                for after in (ways[route[-1]] if route[-1] != SANT_PERE else ())
                if after not in route
            ] + [route for route in routes if route[-1] == SANT_PERE]
        ends = {route[-1] for route in routes if away[route[-1]] > away[start]}
        if not ends:
            in_vain += 1
        nearest = {cell for cell in ends if home[cell] == min(home[one] for one in ends)}
        empty = {cell for cell in nearest if street[cell] == NOBODY}
        if empty:
            return empty
        steps += 1
    return {SANT_PERE}


@given(st.sampled_from(STREETS), st.sampled_from(SQUARES), st.integers(1, 6), st.integers(0, 10**6))
@PROPERTY
def test_ppp_61_ppp_62_ppp_63_ppp_64_the_retreat_is_what_the_words_say(
    start: int, square: int, steps: int, number: int
) -> None:
    rng = Random(number)
    street = [NOBODY] * len(CELLS)
    for cell in rng.sample(STREETS, 25):
        street[cell] = G
    street[start] = T
    found = retreat_cells(street, start, square, steps, west=True)
    assert set(found) == slow_retreat(street, start, square, steps, west=True)


def test_ppp_62_the_defender_chooses_among_equals(table: type[Table]) -> None:
    t = pushed(table, 6, start="ron8", square="q_fonts", cards=(6,))
    t.plays(G, "block 6")
    assert t.asked == (G, "ChooseRetreat")
    assert t.choices() == ["retreat ron7", "retreat ros1"]
    with pytest.raises(IllegalMove):
        t.plays(G, "retreat maj8")
    t.plays(G, "retreat ros1")
    assert t.owner("ros1") == T
    assert t.asked == (G, "ChoosePawn")


def test_ppp_63_an_occupied_cell_is_passed_and_leaves_no_choice(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_fonts", G, K, K)
    t.stand("ron8", T)
    t.stand("ron7", N)
    t.hand(T, 6, 2, 2)
    t.hand(G, 6, 2, 2)
    t.turn(T)
    t.plays(T, "pawn ron8", "lay 6", "push q_fonts against 1")
    t.plays(G, "block 6")
    assert t.owner("ros1") == T


def test_ppp_64_nowhere_farther_at_three_lengths_means_sant_pere() -> None:
    empty = [NOBODY] * len(CELLS)
    assert retreat_cells(empty, CELL["can1"], CELL["q_joan"], 2, west=True) == (SANT_PERE,)


def test_ppp_65_from_sant_pere_it_stays_and_from_a_square_it_loses_its_place(table: type[Table]) -> None:
    t = pushed(table, 6, start="sp", cards=(5, 3))
    t.plays(G, "block 6")
    assert t.count("sp", T) == 12
    t = pushed(table, 6, start="q_forn", cards=(4, 4))
    assert t.s.push == 5
    t.plays(G, "block 6")
    assert t.count("q_forn", T) == 0
    assert t.owner("ciu3") == T


def test_ppp_41_the_distance_is_the_shortest_walk_for_every_start() -> None:
    """A square next door is one step away; full squares in between are gone around."""
    for square in SQUARES:
        for cell in STREETS:
            found = {one: distance for distance, one in walks(cell, 1 << square, west=True).full}
            if cell in crossings(0, west=True)[square]:
                assert found[square] == 1
            else:
                assert found[square] > 1
