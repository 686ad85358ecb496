"""What PatimPatamPatum is played for, as its players read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.aims import labels, texts, told

from tablee.games.patimpatampatum import GAME

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N = range(4)


def test_ppp_74_what_the_round_would_bring_stands_beside_the_points(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_forn", T)
    t.s.score = (4, 1, 0, 0)
    t.turn(T)
    assert labels(GAME, t.s, None) == ["4+6", "1", "0", "0"]
    assert texts(GAME, t.s, T)[:2] == ["Ada: 4 points, and 6 more if the round ended now", "Basile: one point"]


def test_ppp_01_everybody_is_told_the_comparse_once_it_is_taken(table: type[Table]) -> None:
    assert told(GAME, table(4).s, T).role == "You lead the Turcs i cavallets."
    assert told(GAME, table.opened(4).s, T).role.startswith("You choose your comparse")
    assert told(GAME, table(4).s, None).role == ""
