"""The rulings: AQU-R1 to AQU-R23."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import MatchOver
from tablee.core.state import Outcome
from tablee.games.aquatika import GAME
from tablee.games.aquatika.rules.board import GREY, LAYOUTS, YELLOW
from tablee.games.aquatika.rules.end import GaveUp
from tablee.games.aquatika.rules.state import position

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)


def test_aqu_r1_a_prey_is_not_carried_onto_an_occupied_cell(table: type[Table]) -> None:
    t = table("YO(GS) c4", "GF c5", "GS e8").turn(Y)
    assert "c4=c5" not in t.moves()
    assert "c4xc5" in t.moves()


def test_aqu_r2_an_own_piece_under_an_eaten_octopus_is_lost_with_it(table: type[Table]) -> None:
    t = table("YO(YF) c4", "YS a1", "GS c5").turn(G)
    before = len(t.eaten())
    t.plays("c5xc4")
    assert t.eaten()[before:] == ["YO", "YF"]


def test_aqu_r3_the_sharks_owner_loses_his_own_piece_under_the_octopus(table: type[Table]) -> None:
    t = table("YS c4", "GO(YF) c5", "GS e8").turn(Y)
    before = len(t.eaten())
    t.plays("c4xc5")
    assert t.eaten()[before:] == ["GO", "YF"]


def test_aqu_r4_a_covered_piece_is_no_target_by_itself(table: type[Table]) -> None:
    t = table("YO c4", "GO(GS) c5", "GF e8").turn(Y)
    assert "c4xc5" not in t.moves()


def test_aqu_r5_a_fish_jumps_over_an_octopus_with_its_prey(table: type[Table]) -> None:
    t = table("YF c4", "GO(YS) c5", "GS e8").turn(Y)
    t.plays("c4-c6")
    assert t.on("c5") == "GO(YS)"


def test_aqu_r6_a_chain_of_piece_and_gap_may_stop_after_the_first(table: type[Table]) -> None:
    t = table("YF b2", "GS b3", "GO b5", "GF e8").turn(Y)
    assert {"b2-b4", "b2-b6"} <= t.moves()


def test_aqu_r7_a_chain_does_not_turn(table: type[Table]) -> None:
    t = table("YF c2", "GS c3", "GO d5", "GF e8").turn(Y)
    assert "c2-c4" in t.moves()
    assert "c2-e6" not in t.moves()


@pytest.mark.parametrize(("cell", "beside"), [("a8", "b8"), ("e8", "d8")])
def test_aqu_r8_from_a_corner_a_piece_goes_sideways_before_it_reaches_the_goal(
    table: type[Table], cell: str, beside: str
) -> None:
    t = table(f"YS {cell}", "GS a1").turn(Y)
    assert t.moves() == {f"{cell}-{beside}"}


def test_aqu_r9_a_side_without_pieces_loses_when_it_must_move(table: type[Table]) -> None:
    t = table("YS c4", "GF c5").turn(Y)
    t.plays("c4xc5")
    assert t.outcome == Outcome((Y,), "no-move")


def test_aqu_r10_a_shark_may_eat_the_movers_own_last_other_piece(table: type[Table]) -> None:
    t = table("YS c4", "YF c5", "GS e8").turn(Y)
    t.plays("c4xc5")
    assert t.to_move == G
    assert t.standing() == {"YS c5", "GS e8"}


def test_aqu_r11_the_goals_lie_so_that_one_move_reaches_one_of_them() -> None:
    for layout in LAYOUTS:
        assert layout.goals[YELLOW] != layout.goals[GREY]


def test_aqu_r12_an_octopus_drags_an_opposing_piece_back_towards_its_own_side(table: type[Table]) -> None:
    t = table("YO(GS) c4", "GF e8").turn(Y)
    t.plays("c4=c5", "e8-e7", "c5-c6")
    assert t.on("c5") == "GS"


def test_aqu_r13_a_released_piece_may_win_with_its_next_move(table: type[Table]) -> None:
    t = table("YO(GS) b1", "GF e8").turn(Y)
    t.plays("b1-b2", "b1-c0")
    assert t.outcome == Outcome((G,), "goal")


def test_aqu_r14_the_goal_is_occupied_on_the_short_board_only(table: type[Table]) -> None:
    t = table("YF c5", "GS c6", "GF a2", layout="rect").turn(Y)
    assert "c5-c6" not in t.moves()
    assert [layout.within for layout in LAYOUTS] == [False, False, True]


def test_aqu_r15_who_has_only_repeating_moves_left_loses(table: type[Table]) -> None:
    t = table("YF b6", "GS c6", "GO d5", layout="rect").turn(G)
    t.plays("d5-e5", "b6-a6", "e5-d5", "a6-b6", "d5-e5", "b6-a6")
    assert not t.over
    t.plays("e5-d5")  # now a6-b6, all that Yellow could do, would make the first position for the third time
    assert t.outcome == Outcome((G,), "no-move")
    assert t.on("a6") == "YF"


@pytest.mark.parametrize("seat", [Y, G])
def test_aqu_r16_who_gives_up_loses_whoever_is_to_move(table: type[Table], seat: int) -> None:
    t = table.opened()
    t.gives_up(seat)
    assert t.outcome == Outcome((1 - seat,), "resigned")
    assert t.log() == [GaveUp(seat)]
    with pytest.raises(MatchOver):
        t.gives_up(seat)


def test_aqu_r17_on_the_first_turn_a_player_may_eat_or_cover_in_the_own_camp(table: type[Table]) -> None:
    t = table.opened("SSS OOO FFF", "SSS OOO FFF")
    assert {"b3xc3", "b2xb3"} <= t.moves()


def test_aqu_r18_preys_belong_to_the_position_and_equals_are_interchangeable(table: type[Table]) -> None:
    def placed(*standing: str) -> int:
        return position(table(*standing).s.board)

    assert placed("YO(GS) c4", "GF c5") != placed("YO(GF) c4", "GS c5")
    assert placed("YO(GS) c4", "GF c5") != placed("YO c4", "GF c5")
    assert placed("YS a1", "YS b1") == placed("YS b1", "YS a1")
    assert placed("YO(GS) a1", "YO b1") != placed("YO a1", "YO(GS) b1")


def test_aqu_r18_a_prey_taken_and_left_again_comes_back_to_the_same_position(table: type[Table]) -> None:
    t = table("YO a1", "YS b1", "GS e8").turn(Y)
    t.plays("a1xb1", "e8-d8", "b1-a1", "d8-e8")
    assert t.standing() == {"YO a1", "YS b1", "GS e8"}
    assert t.sees(None).occurred == 2
    t.plays("a1xb1", "e8-d8", "b1-a1")
    assert "d8-e8" not in t.moves()


def test_aqu_r19_beside_the_goal_carry_and_release_both_win(table: type[Table]) -> None:
    for move in ("b8-c9", "b8=c9"):
        t = table("YO(GS) b8", "GF e8").turn(Y)
        t.plays(move)
        assert t.outcome == Outcome((Y,), "goal")


def test_aqu_r20_whose_last_free_piece_is_covered_loses_though_it_is_not_eaten(table: type[Table]) -> None:
    t = table("YO b4", "GS c5").turn(Y)
    t.plays("b4xc5")
    assert t.outcome == Outcome((Y,), "no-move")
    assert t.on("c5") == "YO(GS)"


def test_aqu_r21_an_unfinished_camp_is_nobodys_business_in_sequence_too(table: type[Table]) -> None:
    t = table.begun(placement="sequential")
    t.places(Y, "OS")
    assert t.sees(G).camps == ((), ())
    assert t.sees(None).camps == ((), ())
    assert t.sees(Y).camps == ((0, 1), ())


def test_aqu_r23_who_gives_up_before_the_camps_are_shown_shows_nothing(table: type[Table]) -> None:
    t = table.begun()
    t.places(Y, "SSS OOO FFF")
    t.places(G, "OO")
    t.gives_up(G)
    assert t.outcome == Outcome((Y,), "resigned")
    for reader in (Y, G, None):
        assert t.sees(reader).camps == ((), ())
    assert sum(GAME.inventory(t.s).values()) == 18
