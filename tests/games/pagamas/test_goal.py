"""What Pagamás is played for, as its players read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.aims import labels, texts, told

from tablee.games.pagamas import GAME
from tablee.games.pagamas.cards import NOBODY

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C = range(3)


def test_pgm_91_i_see_the_parts_that_i_have_buried_and_of_the_others_the_cards(table: type[Table]) -> None:
    t = table(3)
    t.buried(A, 3, 2)
    t.buried(B, 1)
    assert labels(GAME, t.s, A) == ["5", "1×?", "0"]
    assert labels(GAME, t.s, None) == ["2×?", "1×?", "0"]
    assert texts(GAME, t.s, A)[:2] == ["Ada: 5 parts buried", "Basile: one card buried"]
    assert texts(GAME, t.s, C, "fr")[2] == "Chloé\u00a0: rien d’enterré"


def test_pgm_o2_open_hoards_are_counted_by_all(table: type[Table]) -> None:
    t = table(3, open_hoards=True)
    t.buried(A, 3, 2)
    assert labels(GAME, t.s, B)[0] == "5"


def test_pgm_8_the_number_of_turns_is_told(table: type[Table]) -> None:
    assert "after 11 turns" in told(GAME, table(3).s, A).goal
    assert "after 9 turns" in told(GAME, table(6).s, A).goal


def test_pgm_24_everybody_is_told_the_character(table: type[Table]) -> None:
    t = table(3)
    assert told(GAME, t.s, A).role.startswith("You are the Captain")
    assert told(GAME, t.s, B).role.startswith("You are the First mate")
    t.s.role[C] = NOBODY
    assert told(GAME, t.s, C).role.startswith("You have no character")
