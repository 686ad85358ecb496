"""How a Patum ended, in words and numbers: PPP-74, PPP-75, PPP-90, PPP-R42."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tests.games.looking import end, made_of, note, ranks
from tests.games.patimpatampatum.test_rounds import last_round

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N = range(4)


def test_ppp_90_most_points_win_by_so_many_and_the_square_that_paid_is_named(table: type[Table]) -> None:
    t = last_round(table, K)
    assert ranks(t.looks(None)) == [(1, (K,), 7), (2, (T,), 0), (2, (G,), 0), (2, (N,), 0)]
    assert made_of(t.looks(None), K) == [("Plaça de Viladomat", 7)]
    assert end(t.looks(K)).text == "You have 7 points more than Ada, Basile and Dario."
    assert end(t.looks(T, "fr")).text == "Chloé gagne la Patum, avec 7 points de plus que vous, Basile et Dario."


def test_ppp_90_level_players_win_together(table: type[Table]) -> None:
    t = last_round(table, K, N)
    assert ranks(t.looks(None))[:2] == [(1, (K,), 7), (1, (N,), 7)]
    assert end(t.looks(K)).text == "You and Dario win together, with 7 points each."
    assert end(t.looks(T)).title == "You share third place"
    assert end(t.looks(T, "fr")).text == "Chloé et Dario gagnent ensemble, avec 7 points chacun."


def test_ppp_75_houses_are_a_part_of_their_own(table: type[Table]) -> None:
    t = table.dealt(3, 2)
    t.plays_on(Random(2))
    for seat in range(3):
        for text, amount in made_of(t.looks(None), seat):
            assert text.startswith("Plaça") or text == "Houses"
            assert amount > 0


def test_ppp_r42_who_left_comes_last_whatever_the_points(table: type[Table]) -> None:
    t = table(4, number=3)
    t.stand("q_forn", G, G)
    t.turn(T)
    t.s.score = (0, 50, 0, 0)
    t.leaves(G)
    t.plays_on(Random(1))
    assert ranks(t.looks(None))[-1][1] == (G,)
    assert note(t.looks(None), G) == "left the match"


def test_ppp_r42_a_void_match_has_no_places(table: type[Table]) -> None:
    t = table(3)
    t.turn(T)
    t.leaves(T)
    t.leaves(G)
    assert end(t.looks(K)).title == "Nobody wins"
    assert end(t.looks(K)).text == "Too few players are left: the match is void."
    assert {rank for rank, _, _ in ranks(t.looks(None))} == {0}
