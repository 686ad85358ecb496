"""The worked examples of the dossier, under their numbers. Comparses: T turcs, G guites, K gegants, N nans, M maces."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tablee.games.patimpatampatum.board import CELL, NAMES, SQUARES, neighbours
from tablee.games.patimpatampatum.cards import CARDS, COMPARSE, TABALER, deck
from tablee.games.patimpatampatum.rules.push import Blocked, Pushed, Retreated
from tablee.games.patimpatampatum.rules.rounds import RoundEnded, houses_pay, next_order, pay_of
from tablee.games.patimpatampatum.rules.setup import set_first_order

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)


def the_push_of_example_1(table: type[Table], *blocked: str) -> Table:
    """Guites on maj3 push gegants in Sant Joan with 4 + 3, two steps away."""
    t = table(4)
    t.stand("q_joan", K, N, N)
    t.stand("maj3", G)
    for cell in blocked:
        t.stand(cell, T)
    t.hand(G, 4, 3, 2)
    t.hand(K, 6, 3, "plens", "comparse-guites", "comparse-nans")
    t.turn(G)
    t.plays(G, "pawn maj3", "lay 4", "lay 3", "push q_joan against 2")
    return t


def test_example_1_push_and_retreat(table: type[Table]) -> None:
    t = the_push_of_example_1(table)
    t.told(Pushed(G, K, NAMES[CELL["q_joan"]], total=7, distance=2, push=5))
    t.plays(K, "block 6")
    t.told(Blocked(K, CARDS[4], value=6, push=5), Retreated(G, NAMES[CELL["maj2"]]))
    assert t.owner("maj2") == G
    assert t.owner("maj3") is None
    t = the_push_of_example_1(table, "maj2")
    t.plays(K, "block 6")
    assert t.owner("maj1") == G


def pays(t: Table, square: str) -> dict[int, int]:
    """What a square would pay each player now."""
    at = SQUARES.index(CELL[square])
    paid = {seat: pay_of(t.s, seat, t.s.round)[at] for seat in range(t.s.seats)}
    return {seat: points for seat, points in paid.items() if points}


def test_example_2_round_1_scoring(table: type[Table]) -> None:
    t = table(5)
    t.stand("q_creu", M, N, N)
    assert pays(t, "q_creu") == {M: 15, N: 15}


def test_example_3_round_3_scoring(table: type[Table]) -> None:
    t = table(5, number=3)
    t.stand("q_francesc", M, G, G, T, T)
    t.stand("q_forn", K, K, K, N, N)
    assert pays(t, "q_francesc") == {G: 8, T: 8}
    assert pays(t, "q_forn") == {K: 12, N: 6}


def test_example_4_houses() -> None:
    assert [houses_pay(2, number) for number in (1, 2, 3)] == [3, 5, 7]
    assert houses_pay(4, 2) == 9


def test_example_5_exact_ends(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 3, 4)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 3")
    assert t.ends() == {"ang1", "bux3", "can3", "ciu3", "maj3", "pie2", "pin3"}
    t = table(4)
    t.hand(T, 3, 4)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4")
    assert t.ends() == {"ang2", "bux2", "bux4", "can4", "ciu4", "maj4", "pie1", "pin4", "q_forn"}


def test_example_6_surplus(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 6)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6")
    assert "q_forn" in t.ends()
    assert "ciu4" in t.ends()  # by a walk of exactly six: ciu1 ciu2 ciu3 q_forn plc1 ciu4
    t.plays(T, "go q_forn")
    assert t.count("q_forn", T) == 1


@pytest.mark.parametrize(("pawns", "card", "possible"), [((N,), 2, True), ((N, N, K), 2, False), ((N, N, K), 4, True)])
def test_example_7_crossing(table: type[Table], pawns: tuple[int, ...], card: int, *, possible: bool) -> None:
    t = table(4)
    t.stand("q_forn", *pawns)
    t.stand("frn1", T)
    t.hand(T, card, 6)
    t.turn(T)
    t.plays(T, "pawn frn1", f"lay {card}")
    assert ("ciu3" in t.ends()) is possible


def test_example_8_equal_is_not_enough(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", K, N, N)
    t.stand("maj4", G)
    t.hand(G, 6, 2)
    t.hand(K, 5, 5, 4)
    t.turn(G)
    t.plays(G, "pawn maj4", "lay 6", "push q_joan against 2")
    assert t.choices() == ["yield"]
    t.plays(K, "yield")
    assert t.count("q_joan", G) == 1
    assert t.count("q_joan", K) == 0
    assert t.count("sp", K) == 12


def test_example_9_fuets(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", K, N, N)
    t.stand("maj4", G)
    t.hand(G, 6, 2)
    t.hand(K, "fuets", 3, "plens")
    t.turn(G)
    t.plays(G, "pawn maj4", "lay 6", "push q_joan against 2")
    assert t.choices() == ["yield", "fuets 3"]
    t.plays(K, "fuets 3")
    t.told(Retreated(G, NAMES[CELL["maj3"]]))


def test_example_10_plens_with_a_number(table: type[Table]) -> None:
    t = the_push_of_example_1(table)
    t.plays(K, "plens 3")
    assert t.owner("maj2") == G
    assert t.in_hand(K) == ["6", "comparse-guites", "comparse-nans"]


def test_example_11_plens_alone(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", K, N, N)
    t.hand(G, 5, 4, 2)
    t.hand(K, "plens", 2)
    t.turn(G)
    t.plays(G, "pawn sp", "lay 5", "lay 4", "push q_joan against 2")
    assert t.s.push == 4
    assert t.choices() == ["yield", "plens"]
    t.plays(K, "plens")
    assert t.count("sp", G) == 12
    assert t.count("q_joan", K) == 1
    assert {"5", "4"} <= set(t.discarded())


def test_example_12_comparse_and_tabaler(table: type[Table]) -> None:
    t = the_push_of_example_1(table)
    assert t.choices().count("comparse") == 1
    t.plays(K, "comparse")
    assert t.count("sp", G) == 12
    assert t.in_hand(K) == ["3", "6", "plens", "comparse-nans"]
    t = table(4)
    t.stand("q_joan", K, N, N)
    t.stand("maj3", G)
    t.hand(G, 6, "tabaler", 2)
    t.hand(K, "comparse-guites", 2)
    t.turn(G)
    t.plays(G, "pawn maj3", "lay 6", "use tabaler", "push q_joan against 2")
    t.plays(K, "comparse")
    assert t.owner("maj3") == G
    t = table(4)
    t.stand("q_joan", K, N, N)
    t.stand("maj3", G)
    t.hand(G, 6, 2)
    t.hand(K, "comparse-nans", 2)
    t.turn(G)
    t.plays(G, "pawn maj3", "lay 6", "push q_joan against 2")
    assert t.choices() == ["yield"]


def test_example_13_house_privilege(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", K, N, N)
    t.stand("h_angels", G)
    t.hand(G, 6, 2)
    t.hand(K, 5, 2)
    t.turn(G)
    t.plays(G, "pawn h_angels", "lay 6", "push q_joan against 2")
    assert (t.s.distance, t.s.push) == (3, 3)
    t.plays(K, "block 5")
    assert t.owner("h_angels") == G


def test_example_14_borratxos(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_francesc", T, K, K)
    t.stand("q_viladomat", N)
    t.stand("q_creu", N)
    t.stand("ciu6", N)
    t.hand(N, 6, 2)
    t.hand(T, "borratxos", 2)
    t.turn(N)
    t.plays(N, "pawn ciu6", "lay 6", "push q_francesc against 0")
    assert t.choices() == ["yield", "borratxos q_viladomat"]
    t.plays(T, "borratxos q_viladomat")
    assert (t.count("q_viladomat", T), t.count("q_viladomat", N)) == (1, 0)
    assert (t.count("q_francesc", T), t.count("q_francesc", N)) == (0, 1)
    assert t.count("sp", N) == 10
    assert t.count("q_creu", N) == 1


def test_example_15_pixapi(table: type[Table]) -> None:
    t = table(4)
    t.stand("can4", G)
    t.hand(T, 4, "pixapi", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4", "use pixapi", "go can4")
    assert t.owner("can4") == T
    assert t.count("sp", G) == 12
    t = table(4)
    t.stand("can4", T)
    t.hand(T, 4, "pixapi", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4")
    assert "use pixapi" not in t.choices()
    assert "go can4" not in t.choices()


def test_example_16_administradors(table: type[Table]) -> None:
    t = table(4)
    for house in ("h_buxade", "h_angels", "h_huch", "h_salo", "h_roser"):
        t.stand(house, G)
    t.hand(T, "admin", 2)
    t.turn(T)
    assert [choice for choice in t.choices() if choice.startswith("house")] == ["house h_ciutat"]
    t = table(4)
    for house, seat in zip(("h_buxade", "h_angels", "h_huch", "h_salo", "h_roser", "h_ciutat"), "GGGKTT", strict=True):
        t.stand(house, "TGKN".index(seat))
    t.hand(T, "admin", 2)
    t.turn(T)
    targets = [choice for choice in t.choices() if choice.startswith("house")]
    assert sorted(targets) == ["house h_angels", "house h_buxade", "house h_huch", "house h_salo"]


def test_example_17_aliga(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", K, N, N)
    t.hand(T, 6, "aliga", 2)
    t.hand(K, 2, 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 6", "use aliga", "go q_forn")
    assert t.count("q_forn", T) == 1
    t.plays(T, "pawn sp", "push q_joan against 2")
    assert t.s.push == 1
    t.plays(K, "block 2")
    assert t.count("sp", T) == 11
    assert t.count("q_joan", T) == 0


def test_example_18_push_too_weak(table: type[Table]) -> None:
    for pawns, pushes, enters in (((K, N, N), [], False), ((K, N), [], True)):
        t = table(4)
        t.stand("q_joan", *pawns)
        t.hand(T, 5, 2)
        t.turn(T)
        t.plays(T, "pawn sp", "lay 5")
        assert t.pushes() == pushes
        assert ("q_joan" in t.ends()) is enters


@pytest.mark.parametrize(
    ("start", "square", "difference", "cells", "seats"),
    [
        ("ron8", "q_fonts", 1, {"ron7", "ros1"}, 4),
        ("ron8", "q_fonts", 1, {"ron7"}, 3),
        ("gra1", "q_fonts", 2, {"maj7"}, 4),
        ("maj5", "q_joan", 1, {"maj6"}, 4),
        ("can5", "q_viladomat", 3, {"can2"}, 4),
        ("maj3", "q_joan", 4, {"sp"}, 4),
    ],
)
def test_example_19_retreat_behind_a_square(
    table: type[Table], start: str, square: str, difference: int, cells: set[str], seats: int
) -> None:
    """The push is made with a sum that leaves just a 6 less the difference; a 6 holds it."""
    t = table(seats)
    t.stand(square, G, G, K)
    t.stand(start, T)
    distance = 2 if start == "maj3" else 1
    value = 6 - difference + distance
    first, *second = [value] if value <= 6 else [value - 2, 2]
    t.hand(T, first, *second, 3)
    t.hand(G, 6, 2)
    t.turn(T)
    t.plays(T, f"pawn {start}", f"lay {first}", *(f"lay {card}" for card in second), f"push {square} against {G}")
    assert t.s.push == 6 - difference
    t.plays(G, "block 6")
    if len(cells) > 1:
        assert t.asked == (G, "ChooseRetreat")
        assert {choice.removeprefix("retreat ") for choice in t.choices()} == cells
        t.plays(G, f"retreat {min(cells)}")
    waiting = 11 if seats == 4 else 12  # on Sant Pere before the retreat
    assert t.count(min(cells), T) == (waiting + 1 if cells == {"sp"} else 1)
    assert t.count(start, T) == 0


def test_example_20_without_cards(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", N, N, N)
    t.stand("maj4", G)
    t.stand("maj5", G)
    t.stand("ang3", T)
    t.hand(N)
    t.hand(G, 6, 6, 6)
    t.hand(T, 6, 5, 5)
    t.turn(G)
    t.plays(G, "pawn maj4", "lay 6", f"push q_joan against {N}")
    assert t.count("q_joan", G) == 1
    t.turn(G)
    t.plays(G, "pawn maj5", "lay 6")
    assert t.pushes() == []
    t.turn(T)
    t.plays(T, "pawn ang3", "lay 6")
    assert f"push q_joan against {N}" in t.pushes()


def test_example_21_end_trigger(table: type[Table]) -> None:
    t = table(5)
    t.stand("q_joan", K, N, N)
    t.stand("maj3", T)
    t.hand(M)
    t.hand(T, 4, 3)
    t.hand(K, 6, 5)
    t.no_pile()
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 4", "lay 3", f"push q_joan against {K}")
    assert t.asked == (K, "Defend")
    t.plays(K, "block 6")
    t.told(Retreated(T, NAMES[CELL["maj2"]]), RoundEnded(1))
    assert t.s.round == 2


def test_example_22_not_an_end(table: type[Table]) -> None:
    t = table(5)
    t.stand("q_joan", K, N, N)
    t.stand("maj3", T)
    t.hand(M)
    t.hand(T, 4, 3)
    t.hand(K, 6, 5)
    t.pile_of(2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 4", "lay 3", f"push q_joan against {K}")
    t.plays(K, "block 6")
    assert t.s.round == 1
    assert t.in_hand(T) == ["2"]
    assert t.asked == (G, "ChoosePawn")


def test_example_23_first_order(table: type[Table]) -> None:
    t = table(4)
    squares = {15: "q_creu", 11: "q_fonts", 8: "q_francesc", 6: "q_forn"}
    for seat, values in ((T, (15, 7, 7, 6)), (G, (15, 11, 8, 6)), (K, (11, 8, 7, 7)), (N, (8, 7, 7, 6))):
        for at, value in enumerate(values):
            t.stand(squares.get(value, "q_joan" if at % 2 else "q_viladomat"), seat)
    set_first_order(t.s)
    assert t.s.order == (N, K, T, G)


def test_example_24_round_2_scoring(table: type[Table]) -> None:
    t = table(4, number=2)
    t.stand("q_fonts", T, N, N, N)
    t.stand("q_forn", G, G, T, K)
    assert pays(t, "q_fonts") == {N: 11}
    assert pays(t, "q_forn") == {G: 6}


def test_example_25_three_players(table: type[Table]) -> None:
    around = neighbours(west=False)[CELL["ron8"]]
    assert {NAMES[cell] for cell in around} == {"maj8", "q_fonts", "ron7"}
    t = table.dealt(3)
    assert sum(t.count("sp", seat) for seat in range(3)) == 27


def test_example_26_deck() -> None:
    for players, total, numbers in ((3, 57, 41), (4, 76, 55), (5, 95, 69)):
        cards = deck(tuple(range(players)))
        assert len(cards) == total
        assert sum(kind < TABALER for kind in cards) == numbers
    three = Counter(CARDS[kind] for kind in deck(tuple(COMPARSE[name] for name in ("turcs", "nans", "maces"))))
    shown = {name: count for name, count in three.items() if name.startswith("comparse")}
    assert shown == {"comparse-turcs": 1, "comparse-nans": 1, "comparse-maces": 1}


@pytest.mark.parametrize(
    ("start", "square", "cards", "difference", "end"),
    [("pai2", "q_creu", (4, 3), 1, "sfr1"), ("can1", "q_joan", (6, 4), 2, "sp"), ("can1", "q_joan", (6, 5), 1, "can2")],
)
def test_example_27_no_cell_farther_off(
    table: type[Table], start: str, square: str, cards: tuple[int, int], difference: int, end: str
) -> None:
    t = table(4)
    t.stand(square, G, G, K)
    t.stand(start, T)
    t.hand(T, *cards, 2, 2)
    t.hand(G, 6, 2)
    before = t.count("sp", T)
    t.turn(T)
    t.plays(T, f"pawn {start}", f"lay {cards[0]}", f"lay {cards[1]}", f"push {square} against {G}")
    assert t.s.push == 6 - difference
    t.plays(G, "block 6")
    assert t.count(end, T) == (before + 1 if end == "sp" else 1)
    assert t.count(start, T) == 0


def test_example_23_next_rounds_take_the_reverse_of_the_last_order_among_equals(table: type[Table]) -> None:
    t = table(4)
    t.s.order = (N, K, T, G)
    t.s.score = (5, 5, 5, 5)
    assert next_order(t.s) == (G, T, K, N)
