"""What is in the box, against the dossier's counts and tables."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from tablee.games.jamaica.rules.facts import (
    AHEAD,
    ASTERN,
    BACKWARD,
    BANK,
    BEFORE,
    CARDS,
    COLUMN,
    COMBAT,
    DISPUTED,
    FOOD,
    FORWARD,
    GHOST_HOLDS,
    GOLD,
    LAIRS,
    LAP,
    LEFT,
    NEXT,
    PORT_ROYAL,
    PORTS,
    POWDER,
    POWERS,
    PRICES,
    ROW,
    SEA,
    SPACES,
    START_HOLDS,
    TREASURES,
    VALUE,
    WORTH,
)

# The column `left` of the dossier's board, by space.
STEPS_LEFT = (
    32, 31, 30, 29, 28, 27, 26, 29, 28, 27, 26, 25, 24, 25, 24, 23, 22, 21, 20, 19, 22, 21, 20, 19, 18, 17, 18, 17, 16, 15,
    14, 13, 12, 15, 14, 13, 12, 11, 10, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
)  # fmt: skip

EDGES = {
    **{one: (one + 1,) for one in range(49)},
    49: (0,), 6: (7, 13), 12: (15,), 19: (20, 26), 25: (28,), 32: (33, 39), 38: (41,),
}  # fmt: skip


def test_the_board_has_fifty_spaces_of_four_kinds() -> None:
    assert SPACES == 50
    assert (len(SEA), len(PORTS), len(LAIRS)) == (29, 11, 9)
    assert sorted((PORT_ROYAL, *SEA, *PORTS, *LAIRS)) == list(range(50))


def test_the_prices_are_the_dossiers() -> None:
    assert Counter(SEA.values()) == {1: 3, 2: 9, 3: 12, 4: 5}
    assert sum(SEA.values()) == 77
    assert Counter(PORTS.values()) == {3: 6, 5: 4, 7: 1}
    assert LAIRS == (4, 9, 11, 19, 22, 25, 33, 37, 44)
    assert PORTS == {5: 3, 6: 5, 16: 3, 18: 3, 21: 3, 28: 5, 30: 5, 31: 3, 34: 3, 41: 5, 45: 7}
    assert DISPUTED == {16: 5, 30: 3}
    assert sum(PRICES[0]) == sum(PRICES[1])


def test_the_ways_are_the_dossiers_with_three_forks_and_three_meetings() -> None:
    assert dict(enumerate(NEXT)) == EDGES
    assert [space for space in range(50) if len(NEXT[space]) > 1] == [6, 19, 32]
    assert [space for space in range(50) if len(BEFORE[space]) > 1] == [15, 28, 41]


def test_the_steps_left_are_the_dossiers() -> None:
    assert LEFT == STEPS_LEFT
    assert LAP == 32
    assert 44 == 32 + 3 * 4  # the longest lap takes all three outer lanes, four steps more each


def test_no_move_has_more_than_two_ends() -> None:
    for reach in (AHEAD, ASTERN):
        assert max(len(reach[space][pips][0]) for space in range(50) for pips in range(1, 7)) == 2


def test_going_ahead_and_astern_undo_each_other() -> None:
    for space in range(50):
        for pips in range(1, 7):
            assert all(space in ASTERN[end][pips][0] for end in AHEAD[space][pips][0])


def test_a_move_that_crosses_the_line_has_one_end() -> None:
    for reach in (AHEAD, ASTERN):
        assert all(
            len(reach[space][pips][0]) == 1 for space in range(50) for pips in range(1, 7) if reach[space][pips][1]
        )


def test_the_values_are_the_dossiers() -> None:
    assert [VALUE[space] for space in range(41, 50)] == list(range(2, 11))
    assert {VALUE[space] for space in range(41)} == {-5}


def test_there_are_eleven_cards_with_the_dossiers_halves() -> None:
    assert len(set(CARDS)) == len(CARDS) == 11
    for half in (0, 1):
        counted = Counter(card[half] for card in CARDS)
        assert counted == {FORWARD: 4, FOOD: 2, POWDER: 2, GOLD: 2, BACKWARD: 1}


def test_there_are_twelve_treasures_with_the_dossiers_worths() -> None:
    assert len(TREASURES) == 12
    assert POWERS == ("map", "sabre", "beth", "hold")
    assert [WORTH[card] for card in TREASURES] == [0, 0, 0, 0, 3, 3, 5, 7, 7, -2, -3, -4]


def test_the_tokens_and_the_combat_die_are_the_dossiers() -> None:
    assert BANK == (0, 45, 80, 45)
    assert COMBAT[1:6] == (2, 4, 6, 8, 10)
    assert START_HOLDS == (FOOD * 8 + 3, GOLD * 8 + 3, 0, 0, 0)
    assert GHOST_HOLDS == (GOLD * 8 + 5, GOLD * 8 + 3, 0, 0, 0)


def test_every_space_has_a_place_of_its_own_on_the_chart_near_the_one_before() -> None:
    places = [(COLUMN[space], ROW[space]) for space in range(SPACES)]
    assert len(set(places)) == SPACES
    assert all(0 <= x < 21 and 0 <= y < 14 for x, y in places)
    for space in range(SPACES):
        for after in NEXT[space]:
            (x, y), (u, v) = places[space], places[after]
            assert max(abs(x - u), abs(y - v)) <= 3
    assert all(a < b for a, b in pairwise(LAIRS))
