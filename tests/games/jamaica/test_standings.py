"""How a race of Jamaica ended, in words and numbers: JAM-41 to JAM-43, JAM-R37."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.jamaica.test_end import over
from tests.games.looking import end, made_of, note, ranks

from tablee.games.jamaica.rules.end import End, score_all

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)


def test_jam_41_a_score_is_made_of_space_gold_and_treasures(table: type[Table]) -> None:
    t = over(table, (45, 0), (44, 0))
    t.aboard(A, "G4 F6 P6 G2")
    t.treasure(A, 7)
    t.treasure(A, -2)
    t.ends_round()
    assert made_of(t.looks(None), A) == [("Space", 6), ("Gold", 6), ("Treasures", 5)]
    assert made_of(t.looks(None, "fr"), B) == [("Case", 5), ("Or", 0), ("Trésors", 0)]


def test_jam_42_before_the_red_line_the_space_takes_five_away(table: type[Table]) -> None:
    t = over(table, (0, 1), (3, 0))
    t.ends_round()
    assert made_of(t.looks(None), B)[0] == ("Space", -5)
    assert ranks(t.looks(None)) == [(1, (A,), 15), (2, (B,), -5)]


def test_jam_43_the_highest_score_wins_by_so_many_points(table: type[Table]) -> None:
    t = over(table, (0, 1), (44, 0))
    t.aboard(B, "G6 G5")
    t.ends_round()
    assert end(t.looks(B)).text == "You are 1 point ahead of Ada."
    assert end(t.looks(A)).text == "Basile wins, 1 point ahead of you."
    assert end(t.looks(A, "fr")).text == "Basile gagne, avec 1 point de plus que vous."


def test_jam_43_among_equals_whoever_is_ahead_wins_and_is_told_by_how_much(table: type[Table]) -> None:
    t = over(table, (44, 0), (0, 1))
    t.aboard(A, "G6 G4")
    t.ends_round()
    assert ranks(t.looks(None)) == [(1, (B,), 15), (2, (A,), 15)]
    assert end(t.looks(B)).text == "You and Ada have 15 points each, and your ship is further ahead: it is home."
    assert end(t.looks(A)).text == "Basile wins: level with you at 15 points, but further ahead, home already."
    assert end(t.looks(A, "fr")).text.endswith("mais plus en tête\u00a0: son bateau est arrivé.")
    assert [note(t.looks(None), seat) for seat in (A, B)] == ["6 steps to go", "home in Port Royal"]


def test_jam_43_who_is_level_in_both_shares(table: type[Table]) -> None:
    t = over(table, (12, 0), (14, 0), (3, 0), players=3)
    t.ends_round()
    assert ranks(t.looks(None)) == [(1, (A,), -5), (1, (B,), -5), (3, (C,), -5)]
    assert end(t.looks(C)).text == "Ada and Basile share the win: −5 points each, and their ships are level."
    assert end(t.looks(A)).title == "You share the win"


def test_jam_r37_a_race_that_is_stopped_says_so(table: type[Table]) -> None:
    t = over(table, (45, 0), (44, 0))
    score_all(t.s, End.ROUND_LIMIT)
    assert end(t.looks(A)).text == "After 500 rounds the race is stopped, and you have the highest score: 6."
    assert end(t.looks(B)).text == "After 500 rounds the race is stopped: Ada wins with 6 points."
