"""The worked examples of the dossier, under their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import IllegalMove
from tablee.core.state import Outcome

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)


def test_example_1_an_opening_with_sharks_in_front_has_32_moves(table: type[Table]) -> None:
    t = table.opened("SSS OOO FFF", "SSS OOO FFF")
    assert len(t.moves()) == 32
    assert {"c1-a3", "c1-e3", "b2xb3", "b3xc3"} <= t.moves()


@pytest.mark.parametrize(("camp", "count"), [("FFF OOO SSS", 37), ("FFF SSS OOO", 37), ("SOF SOF SOF", 38)])
def test_example_2_other_openings_have_37_or_38(table: type[Table], camp: str, count: int) -> None:
    t = table.opened(camp, camp)
    assert len(t.moves()) == count
    if camp == "SOF SOF SOF":
        assert {"d2-d4", "d2-b4"} <= t.moves()


def test_example_3_an_octopus_covers_a_shark_and_not_an_octopus(table: type[Table]) -> None:
    t = table("YO c4", "GS c5", "GO b5").turn(Y)
    assert t.moves("c4") == {"c4-b4", "c4-d4", "c4-d5", "c4xc5"}


def test_example_4_an_octopus_with_a_prey_has_nine_moves(table: type[Table]) -> None:
    t = table("YO(GS) c4", "GF d5").turn(Y)
    assert t.moves() == {
        "c4-b4", "c4-b5", "c4-c5", "c4-d4",
        "c4=b4", "c4=b5", "c4=c5", "c4=d4",
        "c4xd5",
    }  # fmt: skip


def test_example_5_leaving_one_prey_for_another(table: type[Table]) -> None:
    t = table("YO(GS) c4", "GF d5").turn(Y)
    t.plays("c4xd5")
    assert t.standing() == {"YO(GF) d5", "GS c4"}


def test_example_6_a_double_diagonal_jump(table: type[Table]) -> None:
    t = table("YF a1", "YS b2", "GO d4").turn(Y)
    assert t.moves("a1") == {"a1-a2", "a1-b1", "a1-c3", "a1-e5"}


def test_example_7_a_chain_of_jumps_never_turns(table: type[Table]) -> None:
    t = table("YF c2", "YO c3", "GS c5", "GF d5").turn(Y)
    assert t.moves("c2") == {"c2-b2", "c2-b3", "c2-d2", "c2-d3", "c2-c4", "c2-c6"}


def test_example_8_a_fish_jumps_home_over_b8(table: type[Table]) -> None:
    t = table("YF a7", "GO b8").turn(Y)
    assert t.moves() == {"a7-a8", "a7-b7", "a7-c9"}
    t.plays("a7-c9")
    assert t.outcome == Outcome((Y,), "goal")


def test_example_9_a_fish_jumps_home_over_c8(table: type[Table]) -> None:
    t = table("YF c7", "GS c8").turn(Y)
    t.plays("c7-c9")
    assert t.outcome == Outcome((Y,), "goal")


def test_example_10_beside_the_goal_and_in_the_corner(table: type[Table]) -> None:
    t = table("YF b8", "GF a1").turn(Y)
    assert t.moves() == {"b8-a8", "b8-c8", "b8-c9"}
    assert table("YF a8", "GF a1").turn(Y).moves() == {"a8-b8"}
    t.plays("b8-c9")
    assert t.outcome == Outcome((Y,), "goal")


def test_example_11_grey_goes_the_other_way(table: type[Table]) -> None:
    t = table("GS b1", "YO a1").turn(G)
    assert t.moves() == {"b1-c0", "b1-c1", "b1xa1"}
    t.plays("b1-c0")
    assert t.outcome == Outcome((G,), "goal")


def test_example_12_a_shark_eats_an_octopus_with_its_prey_or_its_own_fish(table: type[Table]) -> None:
    t = table("YS c4", "GO(YF) b5", "YF c5", "GS e8").turn(Y)
    assert t.moves("c4") == {"c4xb5", "c4xc5", "c4-b4", "c4-d4", "c4-d5"}
    before = len(t.eaten())
    t.plays("c4xb5")
    assert t.eaten()[before:] == ["GO", "YF"]
    assert t.standing() == {"YS b5", "YF c5", "GS e8"}
    t = table("YS c4", "GO(YF) b5", "YF c5", "GS e8").turn(Y)
    t.plays("c4xc5")
    assert t.standing() == {"YS c5", "GO(YF) b5", "GS e8"}


def test_example_13_a_fish_in_the_corner_behind_an_octopus_can_not_move(table: type[Table]) -> None:
    t = table("YF a8", "GO b8").turn(Y)
    assert t.outcome == Outcome((G,), "no-move")


def test_example_14_between_two_octopuses_only_the_goal_is_left(table: type[Table]) -> None:
    t = table("YO c8", "GO b8", "GO d8").turn(Y)
    assert t.moves() == {"c8-c9"}
    t.plays("c8-c9")
    assert t.outcome == Outcome((Y,), "goal")


def test_example_15_a_last_piece_under_an_octopus_can_not_move(table: type[Table]) -> None:
    t = table("YO(GS) c4").turn(G)
    assert t.outcome == Outcome((Y,), "no-move")


@pytest.mark.parametrize("move", ["c8=c9", "c8-c9"])
def test_example_16_an_octopus_arrives_with_a_grey_fish(table: type[Table], move: str) -> None:
    t = table("YO(GF) c8", "GS a1").turn(Y)
    t.plays(move)
    assert t.outcome == Outcome((Y,), "goal")


def test_example_17_a_position_does_not_come_a_third_time(table: type[Table]) -> None:
    t = table("YS a1", "GS e8").turn(Y)
    t.plays("a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1", "e8-d8", "b1-a1")
    assert t.to_move == G
    assert "d8-e8" not in t.moves()
    with pytest.raises(IllegalMove, match="d8-e8"):
        t.plays("d8-e8")


@pytest.mark.parametrize("lateral", [True, False])
def test_example_18_sideways_jumps_are_an_option(table: type[Table], lateral: bool) -> None:  # noqa: FBT001
    t = table("YF b4", "GS c4", lateral_jumps=lateral).turn(Y)
    assert ("b4-d4" in t.moves()) == lateral


def test_example_19_what_a_yellow_octopus_covers_is_hidden_from_grey(table: type[Table]) -> None:
    t = table("YO b3", "GF c4", "GS e8", "YS a1").turn(Y)
    t.plays("b3xc4", "e8-d8")
    assert t.seen_on("c4", G) == "YO"
    assert t.seen_on("c4", Y) == "YO(GF)"
