"""How a match of Pagamás ended, in words and numbers: PGM-91, PGM-92."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.looking import end, made_of, note, ranks

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C = range(3)


def last_turn(table: type[Table]) -> Table:
    """Nobody goes anywhere in the last turn."""
    t = table(3)
    t.hidden("hammock", "hammock", "hammock")
    t.s.last_turn = True
    return t


def test_pgm_91_a_score_is_made_of_buried_cards_and_what_is_lost_is_told(table: type[Table]) -> None:
    t = last_turn(table)
    t.buried(B, 3, 3, 1)
    t.loot(A, 2, 2)
    t.begin(7)
    assert made_of(t.looks(None), B) == [("2 × 3 parts", 6), ("1 × one part", 1)]
    assert made_of(t.looks(None), A) == []
    assert note(t.looks(None), A) == "4 parts not buried, and lost"
    assert note(t.looks(None, "fr"), A) == "4 parts non enterrées, perdues"


def test_pgm_92_the_highest_score_wins_by_so_many_parts(table: type[Table]) -> None:
    t = last_turn(table)
    t.buried(B, 3, 1)
    t.buried(C, 3)
    t.begin(7)
    assert ranks(t.looks(None)) == [(1, (B,), 4), (2, (C,), 3), (3, (A,), 0)]
    assert end(t.looks(B)).text == "You have buried one part more than Chloé."
    assert end(t.looks(C, "fr")).text == "Basile gagne, avec une part enterrée de plus que vous."


def test_pgm_92_equals_share_the_win(table: type[Table]) -> None:
    t = last_turn(table)
    t.buried(B, 3)
    t.buried(C, 1, 2)
    t.begin(7)
    assert ranks(t.looks(None)) == [(1, (B,), 3), (1, (C,), 3), (3, (A,), 0)]
    assert end(t.looks(B)).title == "You share the win"
    assert end(t.looks(A)).text == "Basile and Chloé share the win: 3 parts buried each, and nobody has more."
    assert end(t.looks(A, "fr")).text.startswith("Basile et Chloé partagent la victoire")
