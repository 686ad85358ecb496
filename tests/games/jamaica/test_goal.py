"""What Jamaica is played for, as its players read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.aims import labels, texts, told

from tablee.games.jamaica import GAME

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B = range(2)


def test_jam_41_points_are_those_of_the_space_and_the_gold(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 47)
    t.aboard(A, "G3 G3 F6")
    t.aboard(B, "G5")
    assert labels(GAME, t.s, None) == ["14", "0"]
    assert texts(GAME, t.s, A)[0] == "Ada: 14 points as it stands, 3 spaces to go"


def test_jam_r41_a_treasure_counts_only_for_who_knows_it(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 47)
    t.aboard(A, "-")
    t.treasure(A, 7)
    assert labels(GAME, t.s, A)[0] == "15"
    assert labels(GAME, t.s, B)[0] == "8?"
    assert texts(GAME, t.s, B, "fr")[0].endswith("encore 3 cases, et un trésor que vous ne voyez pas")


def test_jam_02_the_captain_is_told_so(table: type[Table]) -> None:
    t = table(2)
    t.s.captain = B
    assert told(GAME, t.s, B).role.startswith("You are the Captain")
    assert "Basile is the Captain" in told(GAME, t.s, A).role


def test_jam_g1_the_ghost_ship_is_spoken_of_where_it_sails(table: type[Table]) -> None:
    assert any("Ghost" in said for said in told(GAME, table(2, ghost_ship=True).s, A).loses)
    assert not any("Ghost" in said for said in told(GAME, table(2).s, A).loses)
