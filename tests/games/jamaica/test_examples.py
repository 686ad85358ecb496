"""The worked examples of the dossier, under their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.games.jamaica.rules.battle import Attacked, Rerolled, Rolled, Tied
from tablee.games.jamaica.rules.ghost import SteerGhost
from tablee.games.jamaica.rules.load import LoadIgnored
from tablee.games.jamaica.rules.loot import ChooseLoot, GhostLoot, WonBattle
from tablee.games.jamaica.rules.move import ChooseRetreat
from tablee.games.jamaica.rules.rounds import CompassPassed, Drew, Revealed

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)
GHOST = 2


def test_example_1_set_up(table: type[Table]) -> None:
    t = table(4)
    for seat in range(4):
        assert t.cargo(seat) == "F3 G3"
        assert (len(t.s.hand[seat]), len(t.s.deck[seat]), len(t.s.discard[seat])) == (3, 8, 0)
    assert (t.s.tokens.bit_count(), len(t.s.pile), len(t.s.removed)) == (9, 9, 3)


def test_example_2_move_and_load(table: type[Table]) -> None:
    t = table(2)
    t.plays(A, "forward food", 2, 5)
    assert t.where(A) == (2, 0)
    assert t.cargo(A) == "F5 G3"


def test_example_3_first_turn_shortage(table: type[Table]) -> None:
    t = table(2)
    t.plays(A, "forward powder", 6, 2)
    assert t.where(A) == (4, 0)
    assert t.cargo(A) == "F3 P2"
    assert not t.token(4)
    assert len(t.s.backs[A]) + len(t.powers(A)) == 1


def test_example_4_two_moves(table: type[Table]) -> None:
    t = table(2)
    t.plays(A, "forward forward", 4, 1)
    assert t.where(A) == (5, 0)
    assert t.cargo(A) == "F3"
    assert not t.token(4)


def test_example_5_gold_gold(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 G3 P2 F1 -")
    t.plays(A, "gold gold", 4, 2)
    assert t.choices(A) == ["empty 1", "empty 3", "empty 4"]
    t.answers(A, "empty 4")
    assert t.cargo(A) == "F3 G2 G3 G4 P2"


def test_example_6_ignored_load(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "G1 G2 G3 G4 G5")
    t.acts(A, "gold", 6)
    t.told(B, LoadIgnored(A, "gold"))  # type: ignore[arg-type]
    assert t.cargo(A) == "G1 G2 G3 G4 G5"
    t.acts(A, "food", 6)
    assert t.choices(A) == [f"empty {hold}" for hold in range(1, 6)]


@pytest.mark.parametrize(("start", "pips", "ends"), [(5, 3, (8, 14)), (19, 6, (25, 31)), (32, 4, (36, 42))])
def test_example_7_fork(table: type[Table], start: int, pips: int, ends: tuple[int, int]) -> None:
    t = table(2)
    t.at(A, start)
    t.acts(A, "forward", pips)
    assert t.choices(A) == [f"sail {end}" for end in ends]


@pytest.mark.parametrize(("start", "ends"), [(15, (6, 10)), (28, (19, 23)), (41, (32, 36))])
def test_example_8_backward_at_a_merge(table: type[Table], start: int, ends: tuple[int, int]) -> None:
    t = table(2)
    t.at(A, start)
    t.acts(A, "backward", 3)
    assert t.choices(A) == [f"sail {end}" for end in ends]


def test_example_9_behind_the_start(table: type[Table]) -> None:
    t = table(2)
    t.plays(A, "backward forward", 4, 6)
    assert t.where(A) == (0, 0)
    assert t.cargo(A) == "G3"
    assert not t.s.ending
    t = table(2)
    t.aboard(A, "F5 G3")
    t.plays(A, "backward forward", 4, 6)
    assert t.where(A) == (2, 0)
    assert t.cargo(A) == "G3"


def test_example_10_stopping_on_port_royal_from_behind(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 46, -1)
    t.acts(A, "forward", 4)
    assert t.where(A) == (0, 0)
    assert t.cargo(A) == "F3 G3"
    t.aboard(A, "")
    for seat in (A, B):
        t.played(seat, t.s.hand[seat][0])
    t.s.ending = True
    t.ends_round()
    assert t.outcome.scores[A] == -5


def test_example_11_arrival(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 47)
    t.aboard(A, "")
    t.plays(A, "forward forward", 6, 2)
    assert t.where(A) == (0, 1)
    t.played(B, t.s.hand[B][0])
    t.ends_round()
    assert t.outcome.scores[A] == 15


def short_at(table: type[Table], space: int, holds: str, *, jump: bool = False) -> Table:
    """A comes to this meeting of ways from three spaces ahead, with this on board."""
    t = table(2, shortage_jump=jump)
    t.at(A, space + 3)
    t.aboard(A, holds)
    t.acts(A, "backward", 3)
    return t


@pytest.mark.parametrize(
    ("holds", "way", "end", "left"),
    [("F2", 12, 11, ""), ("F2", 14, 4, ""), ("F2 G3", 12, 11, "G3"), ("F2 G3", 14, 4, "")],
)
def test_example_12_choice_of_fall_back(table: type[Table], holds: str, way: int, end: int, left: str) -> None:
    t = short_at(table, 15, holds)
    assert t.is_asked(A, ChooseRetreat)
    t.answers(A, f"retreat {way}")
    assert t.where(A) == (end, 0)
    assert t.cargo(A) == left


def test_example_12_with_the_jump(table: type[Table]) -> None:
    t = short_at(table, 15, "F2 G3", jump=True)
    assert t.choices(A) == ["retreat 5", "retreat 11"]
    t.answers(A, "retreat 5")
    assert t.cargo(A) == ""


def test_example_13_fall_back_at_the_red_line(table: type[Table]) -> None:
    t = short_at(table, 41, "G4 F1")
    t.answers(A, "retreat 38")
    assert t.where(A) == (38, 0)
    assert t.cargo(A) == ""
    for second, end in ((25, 25), (27, 19)):
        t = short_at(table, 41, "G4 F1")
        t.answers(A, "retreat 40")
        assert t.is_asked(A, ChooseRetreat)
        assert t.where(A) == (28, 0)
        t.answers(A, f"retreat {second}")
        assert t.where(A) == (end, 0)
    t = short_at(table, 41, "G4")
    t.answers(A, "retreat 38")
    assert t.where(A) == (37, 0)


@pytest.mark.parametrize(("holds", "ends"), [("G4 F1", (29, 38)), ("G4", (19, 25, 37))])
def test_example_13_with_the_jump(table: type[Table], holds: str, ends: tuple[int, ...]) -> None:
    t = short_at(table, 41, holds, jump=True)
    assert t.choices(A) == [f"retreat {end}" for end in ends]


def test_example_14_costly_last_port(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 43)
    t.aboard(A, "G5")
    t.acts(A, "forward", 2)
    assert t.where(A) == (44, 0)
    assert t.cargo(A) == ""
    assert not t.token(44)


@pytest.mark.parametrize(("way", "end"), [(12, 11), (14, 4)])
def test_example_15_repeated_shortage(table: type[Table], way: int, end: int) -> None:
    t = table(2)
    t.at(A, 15)
    t.at(B, 16)
    t.aboard(A, "G3")
    t.aboard(B, "")
    t.rolls(2, 8)
    t.acts(A, "forward", 2)
    assert t.cargo(B) == "G3"
    assert t.is_asked(A, ChooseRetreat)
    t.answers(A, f"retreat {way}")
    assert t.where(A) == (end, 0)


def battle(table: type[Table], mine: str, theirs: str) -> Table:
    """A sails four forward to the emptied lair 4, where B is."""
    t = table(2)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, mine)
    t.aboard(B, theirs)
    return t


def test_example_16_battle_arithmetic(table: type[Table]) -> None:
    t = battle(table, "P2", "P1")
    t.power(B, "beth")
    t.acts(A, "forward", 4)
    t.rolls(6, 6)
    t.answers(A, "powder 2")
    t.told(None, Rolled((A,), 6, 8))
    t.answers(B, "powder 1")
    t.told(None, Rolled((B,), 6, 9), WonBattle((B,), (A,)))
    assert (t.has(A, "P"), t.has(B, "P")) == (0, 0)


def test_example_17_attackers_star(table: type[Table]) -> None:
    t = battle(table, "P3", "P2 G1")
    t.acts(A, "forward", 4)
    t.rolls("star")
    t.answers(A, "powder 3")
    assert t.is_asked(A, ChooseLoot)
    assert t.has(A, "P") == 0
    assert t.has(B, "P") == 2


def test_example_18_defenders_star(table: type[Table]) -> None:
    t = battle(table, "P6", "P1")
    t.acts(A, "forward", 4)
    t.rolls(10, "star")
    t.answers(A, "powder 6")
    t.told(None, Rolled((A,), 10, 16))
    t.answers(B, "powder 0")
    t.told(None, WonBattle((B,), (A,)))


def test_example_19_tie(table: type[Table]) -> None:
    t = table(2)
    t.at(B, 3)
    t.aboard(A, "P2 F2")
    t.aboard(B, "G1")
    t.acts(A, "forward", 3)
    t.rolls(6, 8)
    t.answers(A, "powder 2")
    t.told(None, Tied(8))
    assert t.cargo(A) == ""
    assert t.where(A) == (3, 0)


def test_example_20_sabre(table: type[Table]) -> None:
    t = battle(table, "F1", "F1")
    t.power(B, "sabre")
    t.rolls("star", 4, 2)
    t.acts(A, "forward", 4)
    t.answers(B, "reroll")
    t.told(None, Rerolled(B), Rolled((A,), 4, 4), Rolled((B,), 2, 2))
    assert t.is_asked(A, ChooseLoot)


def test_example_21_loot_with_full_holds(table: type[Table]) -> None:
    t = battle(table, "G5 G2 F3 P1 G1", "G4")
    t.acts(A, "forward", 4)
    t.rolls("star")
    t.answers(A, "powder 0")
    assert t.choices(A) == ["empty 3", "empty 4"]
    t = battle(table, "G1 G1 G1 G1 G1", "G4 F5")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.choices(A) == [f"empty {hold}" for hold in range(1, 6)]
    t.answers(A, "empty 1")
    assert t.cargo(A) == "F5 G1 G1 G1 G1"
    assert t.cargo(B) == "G4"


def test_example_22_sixth_hold_stolen(table: type[Table]) -> None:
    t = battle(table, "F1 G1", "")
    t.power(B, "hold")
    t.aboard(B, "- - - - - G6")
    t.rolls("star")
    t.acts(A, "forward", 4)
    t.answers(A, "take-power hold")
    assert t.powers(A) == {"hold"}
    assert t.cargo(A) == "F1 G1 G6"
    assert t.cargo(B) == ""


def test_example_23_map_stolen(table: type[Table]) -> None:
    t = table(2)
    t.power(A, "map")
    t.piles(A, [0, 1, 2], [3, 4, 5, 6, 7, 8, 9], [])
    t.piles(B, [0, 1], [2, 3, 4, 5, 6, 7, 8, 9], [])
    for seat in (A, B):
        t.s.chosen[seat] = 10
    t.s.powers = (B, *t.s.powers[1:])
    t.ends_round()
    assert [len(hand) for hand in t.s.hand] == [3, 4]
    assert len([event for event in t.log(A) if isinstance(event, Drew)]) == 0
    assert len([event for event in t.log(B) if isinstance(event, Drew)]) == 2


def without_the_map(table: type[Table], rounds: int) -> Table:
    """So many rounds in which nothing happens but cards being played and drawn."""
    t = table(2)
    for _ in range(rounds):
        for seat in (A, B):
            t.played(seat, t.s.hand[seat][0])
        t.ends_round()
    return t


def test_example_24_reshuffle(table: type[Table]) -> None:
    t = without_the_map(table, 8)
    assert (len(t.s.hand[A]), len(t.s.deck[A]), len(t.s.discard[A])) == (3, 0, 8)
    t = without_the_map(table, 9)
    assert (len(t.s.hand[A]), len(t.s.deck[A]), len(t.s.discard[A])) == (3, 8, 0)


def scored(table: type[Table], space: int, lap: int, holds: str, *worths: int) -> int:
    t = table(2)
    t.at(A, space, lap)
    t.aboard(A, holds)
    for worth in worths:
        t.treasure(A, worth)
    for seat in (A, B):
        t.played(seat, t.s.hand[seat][0])
    t.s.ending = True
    t.ends_round()
    return t.outcome.scores[A]


def test_example_25_score(table: type[Table]) -> None:
    assert scored(table, 47, 0, "G3 G3 G6", 7, -4) == 23


def test_example_26_before_the_line(table: type[Table]) -> None:
    assert scored(table, 40, 0, "G6 G6", 7, -2) == 12
    assert scored(table, 49, -1, "G4") == -1


@pytest.mark.parametrize(
    ("a", "b", "gold", "winners", "reason"),
    [
        ((46, 0), (48, 0), ("G6 G6 G1", "G6 G5"), (B,), "ahead"),
        ((0, 1), (0, 1), ("G6 G6 G3", "G6 G6 G3"), (A, B), "shared"),
        ((12, 0), (14, 0), ("G1", "G1"), (A, B), "shared"),
    ],
)
def test_example_27_tie_break(
    table: type[Table],
    a: tuple[int, int],
    b: tuple[int, int],
    gold: tuple[str, str],
    winners: tuple[int, ...],
    reason: str,
) -> None:
    t = table(2)
    for seat, place in ((A, a), (B, b)):
        t.at(seat, *place)
        t.aboard(seat, gold[seat])
        t.played(seat, t.s.hand[seat][0])
    t.s.ending = True
    t.ends_round()
    assert len(set(t.outcome.scores)) == 1
    assert (t.outcome.winners, t.outcome.reason) == (winners, reason)


def test_example_28_last_round(table: type[Table]) -> None:
    t = table(3)
    t.at(B, 48)
    t.round(B, 3, 2, "gold gold", "forward powder", "powder gold")
    assert [event.seat for event in t.log(None) if isinstance(event, Revealed)] == [B, C, A]
    assert t.s.outcome is not None
    t.not_told(A, Drew)
    t.not_told(A, CompassPassed)
    assert t.cargo(B) == "F3 G3"


def test_example_29_three_ships(table: type[Table]) -> None:
    t = table(3)
    t.at(A, 17)
    t.at(B, 18)
    t.at(C, 18)
    t.aboard(A, "F1 G3")
    t.rolls(2, 8)
    t.acts(A, "forward", 1)
    t.answers(A, "attack 2")
    t.told(None, Attacked((A,), (C,), 18))
    t.answers(C, "take-hold 1")
    assert t.done
    assert t.where(A) == (18, 0)
    assert t.cargo(A) == ""


def test_example_30_lair_with_a_rival(table: type[Table]) -> None:
    t = table(2)
    t.at(B, 8)
    t.top_treasure(6)
    t.acts(B, "forward", 1)
    t.at(A, 8)
    t.rolls(4, 4)
    pile = len(t.s.pile)
    t.acts(A, "forward", 1)
    t.told(None, Attacked((A,), (B,), 9))
    assert t.cargo(A) == "F3 G3"
    assert len(t.s.pile) == pile


def test_example_31_ghost(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 10)
    t.at(B, 4)
    t.emptied(4)
    t.aboard(B, "P1 G3")
    t.s.captain = A
    t.rolls(6, 6)
    t.haunts(4, 2)
    t.told(None, Attacked((), (B,), 4), Rolled((), 6, 8))
    t.answers(B, "powder 1")
    t.told(None, Rolled((B,), 6, 7), WonBattle((), (B,)))
    assert t.is_asked(A, GhostLoot)
    t.answers(A, "take-hold 2")
    assert t.cargo(GHOST) == "G3 G3 G5"
    assert t.is_asked(A, SteerGhost)  # level with B in last place: the Captain chooses


def test_example_32_ghost_steals_food(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 10)
    t.at(B, 4)
    t.aboard(B, "F5")
    t.s.captain = A
    t.rolls("star")
    t.haunts(4)
    t.answers(A, "take-hold 1")
    assert t.cargo(B) == ""
    assert t.cargo(GHOST) == "G3 G5"


def on_the_way_back(table: type[Table], *, jump: bool = False) -> Table:
    t = table(2, shortage_jump=jump)
    t.at(A, 6)
    t.at(B, 7)
    t.aboard(A, "F1 P1")
    t.aboard(B, "F4")
    t.acts(A, "forward", 2)
    t.answers(A, "sail 8")
    return t


def test_example_33_battle_on_the_way_back(table: type[Table]) -> None:
    t = on_the_way_back(table)
    t.rolls(6, 4)
    t.answers(A, "powder 1")
    assert t.done
    assert t.where(A) == (7, 0)
    assert t.cargo(A) == "F2"


@pytest.mark.parametrize("theirs", [10, 6])
def test_example_33_lost_or_tied(table: type[Table], theirs: int) -> None:
    t = on_the_way_back(table)
    t.rolls(6, theirs)
    t.answers(A, "powder 0")
    assert t.where(A) == (4, 0)


def test_example_33_with_the_jump(table: type[Table]) -> None:
    t = on_the_way_back(table, jump=True)
    assert t.done
    assert t.where(A) == (4, 0)
    assert t.cargo(A) == "P1"


def test_example_34_two_battles_on_the_way_back(table: type[Table]) -> None:
    t = table(3)
    t.at(B, 2)
    t.at(C, 1)
    for seat in (A, B, C):
        t.aboard(seat, "")
    t.rolls(4, 4, 6, 6)
    t.acts(A, "forward", 3)
    t.told(None, Attacked((A,), (B,), 2), Attacked((A,), (C,), 1))
    assert t.where(A) == (0, 0)


def test_example_35_compulsory_loot(table: type[Table]) -> None:
    t = battle(table, "G6 G5 G4 F3 P2", "F1")
    t.rolls("star")
    t.acts(A, "forward", 4)
    t.answers(A, "powder 0")
    assert t.choices(A) == ["empty 1", "empty 2", "empty 3", "empty 5"]
    t = battle(table, "F1", "")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.done
    assert t.cargo(A) == "F1"


def test_example_35_may_be_declined_by_option(table: type[Table]) -> None:
    t = table(2, decline_loot=True)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, "G6 G5 G4 F3 G2")
    t.aboard(B, "F1")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.choices(A) == ["take-hold 1", "decline"]


def test_example_36_what_is_known_after_a_reshuffle(table: type[Table]) -> None:
    t = without_the_map(table, 9)
    known = set(t.sees(B).known[A])
    assert len(known) == 2
    assert known < set(t.s.hand[A])
