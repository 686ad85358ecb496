"""The Ghost Ship, for two players: JAM-G1 to JAM-G9."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import BadSetup
from tablee.games.jamaica import GAME
from tablee.games.jamaica.rules.battle import Attacked, Rolled
from tablee.games.jamaica.rules.facts import BETH
from tablee.games.jamaica.rules.ghost import GhostTarget, GhostTurned, GhostWay, SteerGhost
from tablee.games.jamaica.rules.load import Loaded
from tablee.games.jamaica.rules.loot import (
    ChooseLoot,
    FoundHidden,
    GhostLoot,
    Sunk,
    TookHidden,
    TookPower,
    TookTreasure,
)
from tablee.games.jamaica.rules.move import Paid, Sailed

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, GHOST = range(3)


def haunted(table: type[Table], a: int = 10, b: int = 20, ghost: int = 0) -> Table:
    """Two players and the Ghost, far apart: A is the Captain."""
    t = table(2, ghost_ship=True)
    t.at(A, a)
    t.at(B, b)
    t.at(GHOST, ghost)
    t.s.captain = A
    return t


def test_jam_g1_two_holds_of_gold_and_lady_beth(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    assert t.where(GHOST) == (0, 0)
    assert t.cargo(GHOST) == "G3 G5"
    assert t.powers(GHOST) == {"beth"}
    assert (len(t.s.pile), len(t.s.removed)) == (9, 2)
    assert BETH not in (*t.s.pile, *t.s.removed)


@pytest.mark.parametrize("players", range(3, 7))
def test_jam_g1_with_two_players_only(players: int) -> None:
    with pytest.raises(BadSetup, match="Ghost Ship"):
        GAME.setup(players, {"ghost_ship": True})


def test_jam_g2_it_moves_after_the_players_with_both_dice(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 30)
    t.at(B, 20)
    t.luck(0, 1)
    t.round(A, 2, 3, "gold gold", "powder gold")
    moved = [event for event in t.log(None) if isinstance(event, Sailed)]
    assert [(event.who, event.pips, event.space) for event in moved] == [((), 2, 2), ((), 3, 5)]
    t.not_told(None, Paid)
    assert t.cargo(GHOST) == "G3 G5"


def test_jam_g3_alone_in_last_place_it_goes_forward(table: type[Table]) -> None:
    t = haunted(table)
    t.haunts(3)
    assert t.where(GHOST) == (3, 0)


def test_jam_g3_alone_in_the_lead_it_goes_back(table: type[Table]) -> None:
    t = haunted(table, ghost=31)
    t.haunts(2)
    assert t.where(GHOST) == (29, 0)


def test_jam_g3_otherwise_the_captain_chooses(table: type[Table]) -> None:
    t = haunted(table, ghost=15)
    t.haunts(2)
    assert t.is_asked(A, SteerGhost)
    assert t.choices(A) == ["steer forward", "steer backward"]
    t.answers(A, "steer forward")
    assert t.where(GHOST) == (17, 0)


def test_jam_g3_level_with_another_is_not_alone(table: type[Table]) -> None:
    t = haunted(table, a=0, b=20)
    t.haunts(2)
    assert t.is_asked(A, SteerGhost)


def test_jam_g3_the_captain_chooses_the_way_at_a_fork(table: type[Table]) -> None:
    t = haunted(table, a=20, b=30, ghost=6)
    t.haunts(2)
    assert t.is_asked(A, GhostWay)
    assert t.choices(A) == ["sail 8", "sail 14"]
    t.answers(A, "sail 14")
    assert t.where(GHOST) == (14, 0)


def test_jam_g3_and_whom_it_attacks_even_the_own_ship(table: type[Table]) -> None:
    t = haunted(table, a=3, b=3)
    t.rolls("star")
    t.haunts(3)
    assert t.is_asked(A, GhostTarget)
    assert t.choices(A) == ["attack 0", "attack 1"]
    t.answers(A, "attack 0")
    t.told(None, Attacked((), (A,), 3))
    assert t.is_asked(B, GhostLoot)


def test_jam_g4_it_takes_the_treasure_of_a_lair_unseen(table: type[Table]) -> None:
    t = haunted(table)
    t.top_treasure(0)
    t.haunts(4)
    assert not t.token(4)
    assert t.s.face == [0]
    assert t.powers(GHOST) == {"beth"}
    for seat in (A, B, None):
        t.told(seat, FoundHidden(()))
        assert t.sees(seat).faces == (-1,)


def test_jam_g5_it_fights_without_gunpowder_and_with_two_more(table: type[Table]) -> None:
    t = haunted(table, a=3)
    t.rolls(6, 2)
    t.haunts(3)
    t.told(None, Attacked((), (A,), 3), Rolled((), 6, 8), Rolled((A,), 2, 2))
    assert t.is_asked(B, GhostLoot)


def test_jam_g5_players_attack_it_as_usual(table: type[Table]) -> None:
    t = haunted(table, a=1, ghost=3)
    t.rolls("star")
    t.acts(A, "forward", 2)
    assert t.is_asked(A, ChooseLoot)
    assert t.choices(A) == ["take-hold 1", "take-hold 2"]
    t.answers(A, "take-hold 1")
    assert t.cargo(GHOST) == "G3"


def test_jam_g5_a_player_may_meet_the_ghost_and_the_other(table: type[Table]) -> None:
    t = haunted(table, a=1, b=3, ghost=3)
    t.rolls("star")
    t.acts(A, "forward", 2)
    assert t.choices(A) == ["attack 1", "attack-ghost"]
    t.answers(A, "attack-ghost")
    assert t.is_asked(A, ChooseLoot)


def beaten_by_the_ghost(table: type[Table], holds: str = "F3 G3 P2") -> Table:
    """The Ghost has beaten A on space 3: B decides for it."""
    t = haunted(table, a=3)
    t.aboard(A, holds)
    t.rolls("star")
    return t


def test_jam_g6_gold_is_loaded(table: type[Table]) -> None:
    t = beaten_by_the_ghost(table)
    t.haunts(3)
    assert t.choices(B) == ["take-hold 1", "take-hold 2", "take-hold 3", "decline"]
    t.answers(B, "take-hold 2")
    assert t.cargo(GHOST) == "G3 G3 G5"
    t.told(A, Loaded((), "gold", 3))  # type: ignore[arg-type]
    t.not_told(A, Sunk)


def test_jam_g6_food_and_gunpowder_go_to_the_bank(table: type[Table]) -> None:
    t = beaten_by_the_ghost(table)
    t.haunts(3)
    t.answers(B, "take-hold 1")
    assert t.cargo(GHOST) == "G3 G5"
    assert t.cargo(A) == "G3 P2"
    t.told(A, Sunk())


def test_jam_g6_a_stolen_treasure_stays_unseen_by_who_decides(table: type[Table]) -> None:
    t = beaten_by_the_ghost(table)
    t.treasure(A, 7)
    t.haunts(3)
    t.answers(B, "take-hidden")
    assert t.worths(GHOST) == [7]
    t.told(A, TookTreasure((), (A,), 7, 1))
    t.told(B, TookHidden((), (A,), 1))
    assert t.sees(B).faces == (-1,)
    assert t.sees(A).faces[0] in {7, 8}


def test_jam_g6_a_stolen_power_sleeps_but_the_sixth_hold_holds(table: type[Table]) -> None:
    t = beaten_by_the_ghost(table, "")
    t.power(A, "hold")
    t.aboard(A, "- - - - - G6")
    t.haunts(3)
    t.answers(B, "take-power hold")
    assert t.cargo(GHOST) == "G3 G5 G6"
    t = beaten_by_the_ghost(table, "")
    t.power(A, "hold")
    t.aboard(A, "- - - - - F6")
    t.haunts(3)
    t.answers(B, "take-power hold")
    assert t.cargo(GHOST) == "G3 G5"
    assert len(t.s.holds[GHOST]) == 6


def test_jam_g6_a_sleeping_sabre_is_not_asked(table: type[Table]) -> None:
    t = haunted(table, a=3)
    t.power(GHOST, "sabre")
    t.rolls(2, 10)
    t.haunts(3)
    assert t.is_asked(A, ChooseLoot)


def test_jam_g6_the_ghost_may_take_nothing(table: type[Table]) -> None:
    t = beaten_by_the_ghost(table)
    t.haunts(3)
    t.answers(B, "decline")
    assert t.cargo(A) == "F3 G3 P2"


def test_jam_g7_never_lady_beth(table: type[Table]) -> None:
    t = haunted(table, a=1, ghost=3)
    t.power(GHOST, "map")
    t.rolls("star")
    t.acts(A, "forward", 2)
    assert t.choices(A) == ["take-hold 1", "take-hold 2", "take-power map"]


def test_jam_g7_a_hidden_power_is_turned_up_at_once(table: type[Table]) -> None:
    t = haunted(table, a=1, ghost=3)
    t.hidden(GHOST, 3)
    t.rolls("star")
    t.acts(A, "forward", 2)
    t.answers(A, "take-hidden")
    t.told(B, TookPower((A,), (), "hold"))  # type: ignore[arg-type]
    assert t.powers(A) == {"hold"}
    assert len(t.s.holds[A]) == 6
    assert t.s.backs == [[], [], []]
    assert t.sees(B).faces == (-2,)


def test_jam_g7_a_hidden_treasure_is_for_the_thief_alone(table: type[Table]) -> None:
    t = haunted(table, a=1, ghost=3)
    t.hidden(GHOST, 6)
    t.rolls("star")
    t.acts(A, "forward", 2)
    t.answers(A, "take-hidden")
    t.told(A, TookTreasure((A,), (), 5, 1))
    t.told(B, TookHidden((A,), (), 1))


def test_jam_g7_a_curse_may_be_given_to_the_ghost(table: type[Table]) -> None:
    t = haunted(table, a=1, ghost=3)
    t.treasure(A, -3)
    t.rolls("star")
    t.acts(A, "forward", 2)
    t.answers(A, "give 1")
    assert t.worths(GHOST) == [-3]
    assert t.sees(B).cursed == (1,)


def test_jam_g8_it_stops_at_port_royal_and_ends_nothing(table: type[Table]) -> None:
    t = haunted(table, a=49, b=40, ghost=48)
    t.haunts(5)
    t.answers(A, "steer forward")
    assert t.where(GHOST) == (0, 1)
    assert not t.s.ending
    t.told(B, GhostTurned())


def test_jam_g8_its_next_move_is_backward(table: type[Table]) -> None:
    t = haunted(table, a=0, b=20)
    t.at(A, 0, 1)
    t.at(GHOST, 0, 1)
    t.haunts(2)
    assert t.where(GHOST) == (48, 0)


def test_jam_g8_it_is_not_scored(table: type[Table]) -> None:
    t = table(2, 3, ghost_ship=True)
    t.plays_on(Random(3))
    assert len(t.outcome.scores) == 2


def test_jam_g9_in_the_last_round_it_still_moves(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 49)
    t.at(B, 20)
    t.round(A, 2, 3, "forward food", "powder gold")
    assert [event.space for event in t.log(None) if isinstance(event, Sailed)] == [2, 5]
    assert t.s.outcome is not None


def test_jam_r48_with_gold_in_all_holds_it_can_take_no_gold(table: type[Table]) -> None:
    t = beaten_by_the_ghost(table)
    t.aboard(GHOST, "G1 G1 G1 G1 G1")
    t.haunts(3)
    assert t.choices(B) == ["take-hold 1", "take-hold 3", "decline"]
