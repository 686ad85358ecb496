"""The set-up: PPP-01 to PPP-06; the facts of the box and of the board, against the dossier's counts; PPP-V1."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Scripted
from tablee.core.errors import IllegalMove
from tablee.core.state import apply, options
from tablee.games.patimpatampatum import GAME
from tablee.games.patimpatampatum.board import (
    ALL_FULL,
    CELLS,
    HOUSES,
    NAMES,
    NEXT,
    PLACE,
    SANT_PERE,
    SQUARES,
    STREETS,
    VALUE,
    WEST,
    crossings,
    neighbours,
    street_distances,
    walks,
)
from tablee.games.patimpatampatum.cards import CARDS, COMPARSES, FLAT, PRINTED, deck
from tablee.games.patimpatampatum.rules.setup import (
    DRAWN,
    QUOTA,
    Filled,
    PlacingBegan,
    Took,
    ask_to_place,
    draw_from_the_bag,
    placed_worth,
    set_first_order,
)

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)
PROPERTY: Final = settings(max_examples=25, deadline=None, derandomize=True, database=None)
seats_of = st.integers(3, 5)
numbers = st.integers(0, 10**6)


# --- Facts -----------------------------------------------------------------------------------------------------------


def test_the_board_has_the_cells_and_ways_of_the_dossier() -> None:
    assert len(CELLS) == 90
    assert (len(SQUARES), len(HOUSES), len(STREETS)) == (6, 6, 77)
    assert sum(map(len, NEXT)) == 2 * 113
    assert all(one in NEXT[other] for one in CELLS for other in NEXT[one])
    assert {NAMES[cell] for cell in WEST} == {
        "sfr1", "sfr2", "sfr3", "ros1", "ros2", "pai1", "pai2", "q_creu", "h_roser",
    }  # fmt: skip
    assert sum(bool(cells) for cells in neighbours(west=False)) == 81


def test_cells_lie_apart_from_each_other() -> None:
    for one in CELLS:
        for other in range(one):
            (x, y), (u, v) = PLACE[one], PLACE[other]
            assert (x - u) ** 2 + (y - v) ** 2 >= 50**2


def test_squares_and_houses_are_as_far_from_sant_pere_as_the_dossier_says() -> None:
    far = {
        "q_forn": 4, "q_joan": 5, "q_viladomat": 6, "q_francesc": 7, "q_fonts": 9, "q_creu": 12,
        "h_angels": 5, "h_buxade": 5, "h_ciutat": 6, "h_huch": 8, "h_salo": 8, "h_roser": 11,
    }  # fmt: skip
    assert {NAMES[cell]: distance for distance, cell in walks(SANT_PERE, 0, west=True).open} == far
    full = walks(SANT_PERE, ALL_FULL, west=True)
    assert {NAMES[cell]: distance for distance, cell in (*full.open, *full.full)} == far
    assert [VALUE[square] for square in SQUARES] == [15, 11, 8, 7, 7, 6]


def test_ppp_60_streets_alone_are_longer_for_twelve_cells_only() -> None:
    """The figures that the dossier lists; everywhere else the way is the same as over the open board."""
    listed = {
        "bal4": 9, "bal5": 10, "ind1": 9, "mor4": 8, "mor5": 9, "mor6": 10, "ron2": 10, "ron3": 11, "ron4": 12,
        "sfr1": 13, "sfr2": 14, "sfr3": 14,
    }  # fmt: skip
    open_ways = crossings(0, west=True)
    open_far = {SANT_PERE: 0}
    reached = [SANT_PERE]
    for cell in reached:
        for after in open_ways[cell]:
            if after not in open_far:
                open_far[after] = open_far[cell] + 1
                reached.append(after)
    streets = street_distances(west=True)
    assert {NAMES[cell]: streets[cell] for cell in STREETS if streets[cell] != open_far[cell]} == listed


@pytest.mark.parametrize("west", [True, False])
def test_no_single_street_cell_seals_off_a_part_of_the_town(*, west: bool) -> None:
    ways = crossings(ALL_FULL, west=west)
    cells = [cell for cell in (SANT_PERE, *STREETS) if ways[cell]]
    for closed in cells:
        start = next(cell for cell in cells if cell != closed)
        seen, todo = {start, closed}, [start]
        while todo:
            for after in ways[todo.pop()]:
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
        assert len(seen) == len(cells)


def test_characters_are_worth_what_the_dossier_says() -> None:
    worth: dict[str, int] = dict(zip(CARDS, PRINTED, strict=True))
    assert [worth[card] for card in ("2", "3", "4", "5", "6")] == [2, 3, 4, 5, 6]
    named = {"tabaler": 2, "plens": 2, "admin": 1, "fuets": 2, "pixapi": 3, "aliga": 1, "borratxos": 3}
    assert {card: worth[card] for card in named} == named
    assert {worth[card] for card in CARDS if card.startswith("comparse")} == {3}


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (3, (11, 9, 8, 7, 6, 3, 2, 2, 2, 2, 1, 1)),
        (4, (14, 12, 11, 10, 8, 4, 3, 2, 2, 2, 2, 2)),
        (5, (17, 15, 14, 13, 10, 5, 4, 3, 3, 2, 2, 2)),
    ],
)
def test_ppp_01_the_deck_is_that_of_the_number_of_players(players: int, counts: tuple[int, ...]) -> None:
    cards = Counter(deck(tuple(range(players))))
    assert tuple(cards[kind] for kind in range(len(counts))) == counts
    assert sum(cards.values()) == {3: 57, 4: 76, 5: 95}[players]


# --- Comparses -------------------------------------------------------------------------------------------------------


def test_ppp_01_each_player_takes_a_comparse_that_nobody_has(table: type[Table]) -> None:
    t = table.opened(3)
    assert t.choices() == [f"take {name}" for name in COMPARSES]
    t.plays(T, "take nans")
    t.told(Took(T, COMPARSES[3]))
    assert t.asked == (G, "TakeComparse")
    assert "take nans" not in t.choices()
    t.plays(G, "take maces")
    t.plays(K, "take turcs")
    assert t.s.comparse == (3, 4, 0)
    cards = {CARDS[kind] for kind in (*t.s.pile, *(kind for hand in t.s.hand for kind in hand))}
    assert {card for card in cards if card.startswith("comparse")} == {
        "comparse-nans",
        "comparse-maces",
        "comparse-turcs",
    }


def test_ppp_01_the_last_of_five_takes_what_is_left(table: type[Table]) -> None:
    t = table.dealt(5)
    assert t.s.comparse == (0, 1, 2, 3, 4)
    assert [type(event).__name__ for event in t.journal.seen_by(None)][:5] == ["Took"] * 5


@pytest.mark.parametrize(("players", "pawns"), [(3, 13), (4, 12), (5, 11)])
def test_ppp_01_everybody_has_as_many_pawns_as_the_table_says(table: type[Table], players: int, pawns: int) -> None:
    t = table.dealt(players)
    assert [sum(t.where(seat).values()) for seat in range(players)] == [pawns] * players


# --- The bag ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "quota"), [(3, (0, 2, 2, 2, 3, 3)), (4, (2, 2, 3, 3, 3, 3)), (5, (2, 2, 2, 3, 3, 3))]
)
def test_ppp_02_the_squares_take_all_the_pawns_of_the_bag(players: int, quota: tuple[int, ...]) -> None:
    assert QUOTA[players] == quota
    assert sum(quota) == players * DRAWN[players]


@given(seats_of, numbers)
@PROPERTY
def test_ppp_02_ppp_03_ppp_04_the_first_pawns_stand_in_the_squares_and_the_rest_wait(
    table: type[Table], players: int, number: int
) -> None:
    t = table.dealt(players, number)
    for at, square in enumerate(SQUARES):
        counts = [t.count(NAMES[square], seat) for seat in range(players)]
        assert sum(counts) == QUOTA[players][at]
        if QUOTA[players][at] == 2:
            assert max(counts) == 1
    for seat in range(players):
        assert t.count("sp", seat) == {3: 13, 4: 12, 5: 11}[players] - DRAWN[players]


def test_ppp_03_a_second_pawn_of_the_same_owner_goes_back_and_another_is_drawn(table: type[Table]) -> None:
    """Three players: the bag holds 0000 1111 2222, and each number is the place in it. Fonts: T, T again (back), then G."""
    t = table(3, Scripted(0, 0, 3, 0, 3, 0, 3, *(0,) * 6, [0, 1, 2]))
    draw_from_the_bag(t.s)
    assert (t.count("q_fonts", T), t.count("q_fonts", G)) == (1, 1)
    assert (t.count("q_francesc", T), t.count("q_francesc", G)) == (1, 1)
    assert (t.count("q_viladomat", T), t.count("q_viladomat", K)) == (1, 1)


def test_ppp_04_all_other_pawns_stand_on_sant_pere(table: type[Table]) -> None:
    t = table.dealt(5)
    for seat in range(5):
        squares = sum(count for cell, count in t.where(seat).items() if cell.startswith("q_"))
        assert (squares, t.count("sp", seat)) == (3, 8)


def test_ppp_05_whoever_has_pawns_of_least_worth_begins(table: type[Table]) -> None:
    for number in range(20):
        t = table.dealt(4, number)
        worths = [placed_worth(t.s, seat) for seat in t.s.order]
        assert worths == sorted(worths)
        assert t.asked == (t.s.order[0], "ChoosePawn")


def test_ppp_06_twelve_cards_each_and_the_rest_is_the_pile(table: type[Table]) -> None:
    for players, left in ((3, 21), (4, 28), (5, 35)):
        t = table.dealt(players)
        assert t.sees(None).sizes == (12,) * players
        assert t.sees(None).pile == left
        assert t.sees(None).score == (0,) * players


def test_ppp_02_everybody_is_told_who_stands_in_which_square(table: type[Table]) -> None:
    t = table.dealt(4)
    filled = [event for event in t.journal.seen_by(None) if isinstance(event, Filled)]
    assert [event.cell for event in filled] == [NAMES[square] for square in SQUARES]
    for event in filled:
        assert event.seats == tuple(seat for seat in range(4) if t.count(event.cell, seat))


# --- Strategic placement ---------------------------------------------------------------------------------------------


def test_ppp_v1_a_snake_through_a_random_order(table: type[Table]) -> None:
    t = table.dealt(4, 3, strategic=True)
    (began,) = [event for event in t.journal.seen_by(None) if isinstance(event, PlacingBegan)]
    order = began.order
    assert sorted(order) == [0, 1, 2, 3]
    asked = []
    rng = Random(1)
    while t.s.round == 0:
        asked.append(t.plays_something(rng))
    assert tuple(asked) == (*order, *order[::-1], *order, *order[::-1])
    assert t.sees(None).sizes == (12,) * 4


@given(seats_of, numbers)
@PROPERTY
def test_ppp_v1_nobody_is_ever_stuck_and_every_figure_is_kept(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number, strategic=True), Random(number)
    while t.s.round == 0:
        assert t.choices()
        t.plays_something(rng)
    for at, square in enumerate(SQUARES):
        counts = [t.count(NAMES[square], seat) for seat in range(players)]
        assert sum(counts) == QUOTA[players][at]
        assert max(counts, default=0) <= 1 or QUOTA[players][at] == 3
    worths = [placed_worth(t.s, seat) for seat in t.s.order]
    assert worths == sorted(worths)


def test_ppp_v1_two_owners_in_a_square_for_two(table: type[Table]) -> None:
    t = table.dealt(4, 3, strategic=True)
    first = t.s.waiting[0]
    t.plays(first, "place q_creu")
    while t.s.waiting[0] != first:
        seat = t.s.waiting[0]
        apply(t.s, seat, next(move for move in options(t.s, seat) if "forn" in str(move) or "joan" in str(move)))
    assert "place q_creu" not in t.choices()
    with pytest.raises(IllegalMove):
        t.plays(first, "place q_creu")


def test_ppp_v1_a_placement_that_would_leave_no_way_for_the_rest_is_refused(table: type[Table]) -> None:
    """Three players: all but the last pawns of one owner are placed, and two squares for two still wait for owners."""
    t = table(3, strategic=True)
    t.s.round = 0
    t.stand("q_fonts", T, G)
    t.stand("q_francesc", T)
    t.stand("q_joan", G, G, G)
    t.stand("q_forn", K, K)
    t.s.placing = (T, K, K, T)
    ask_to_place(t.s)
    assert t.choices() == ["place q_viladomat", "place q_forn"]
    t.plays(T, "place q_forn")
    assert t.choices() == ["place q_francesc", "place q_viladomat"]
    t.plays(K, "place q_francesc")
    t.s.agenda.clear()
    assert t.choices() == ["place q_viladomat"]


def test_ppp_v1_of_tied_players_whoever_placed_later_plays_earlier(table: type[Table]) -> None:
    for players, expected in ((4, (0, 1, 2, 3)), (5, (4, 3, 2, 1, 0))):
        t = table(players, strategic=True)
        t.s.order = tuple(range(players))  # four pawns each end backwards, three each forwards
        set_first_order(t.s)
        assert t.s.order == expected


# --- Other options ---------------------------------------------------------------------------------------------------


def test_ppp_v2_every_character_is_worth_1(table: type[Table]) -> None:
    assert (2, 3, 4, 5, 6, *(1,) * 12) == FLAT
    t = table(4, flat=True)
    t.hand(T, "pixapi", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay pixapi")
    assert t.ends() == {"bux1", "can1", "ciu1", "maj1", "pin1"}


def test_ppp_v3_a_match_has_three_rounds_with_every_option(table: type[Table]) -> None:
    for strategic in (False, True):
        t = table.dealt(3, 5, strategic=strategic)
        t.plays_on(Random(5))
        assert len(t.sees(None).sheet) == 3
    assert "rounds" not in [option.name for option in GAME.options]
