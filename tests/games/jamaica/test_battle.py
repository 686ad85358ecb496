"""Battle: JAM-30 to JAM-39."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Dice
from tablee.games.jamaica.odds import attack_odds, defence_odds
from tablee.games.jamaica.rules.battle import (
    Attacked,
    ChooseTarget,
    CommitPowder,
    Committed,
    Rerolled,
    Rolled,
    RolledStar,
    Tied,
    UseSabre,
)
from tablee.games.jamaica.rules.loot import ChooseLoot, TookHold, WonBattle

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)


def meeting(table: type[Table], mine: str = "", theirs: str = "G1", players: int = 2) -> Table:
    """A comes to the emptied lair 4, where B is: nothing is due there."""
    t = table(players)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, mine)
    t.aboard(B, theirs)
    return t


def test_jam_30_who_ends_on_an_occupied_space_must_attack(table: type[Table]) -> None:
    t = meeting(table)
    t.rolls(8, 2)
    t.acts(A, "forward", 4)
    t.told(None, Attacked((A,), (B,), 4))


def test_jam_30_never_in_port_royal(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 3)
    t.acts(A, "backward", 3)
    assert t.where(A) == t.where(B) == (0, 0)
    assert t.done
    t.not_told(None, Attacked)


def test_jam_31_the_attacker_chooses_one_opponent(table: type[Table]) -> None:
    t = meeting(table, players=3)
    t.at(C, 4)
    t.aboard(C, "G2")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.is_asked(A, ChooseTarget)
    assert t.choices(A) == ["attack 1", "attack 2"]
    t.answers(A, "attack 2")
    assert t.done
    assert (t.cargo(A), t.cargo(B), t.cargo(C)) == ("G2", "G1", "")


def test_jam_32_the_attacker_spends_any_gunpowder_before_rolling(table: type[Table]) -> None:
    t = meeting(table, mine="P2 P1")
    t.acts(A, "forward", 4)
    assert t.is_asked(A, CommitPowder)
    assert t.choices(A) == [f"powder {tokens}" for tokens in range(4)]
    t.rolls(2, 8)
    t.answers(A, "powder 3")
    t.told(None, Committed(A, 3), Rolled((A,), 2, 5), Rolled((B,), 8, 8))
    assert t.has(A, "P") == 0


def test_jam_32_without_gunpowder_nobody_is_asked(table: type[Table]) -> None:
    t = meeting(table, mine="F1", theirs="F1")
    t.rolls(2, 2)
    t.acts(A, "forward", 4)
    assert t.done


def test_jam_32_a_star_wins_at_once(table: type[Table]) -> None:
    t = meeting(table, theirs="P6")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.done
    t.told(None, RolledStar((A,)), WonBattle((A,), (B,)))
    assert t.cargo(A) == "P6"


def test_jam_33_the_defender_does_the_same_knowing_the_total(table: type[Table]) -> None:
    t = meeting(table, theirs="P2")
    t.rolls(6, 6)
    t.acts(A, "forward", 4)
    assert t.is_asked(B, CommitPowder)
    assert t.sees(B).battle[:4] == (A, B, 0, 3)
    t.answers(B, "powder 1")
    t.told(A, Rolled((B,), 6, 7), WonBattle((B,), (A,)))


def test_jam_33_a_defenders_star_wins_whatever_the_total(table: type[Table]) -> None:
    t = meeting(table, mine="P6", theirs="")
    t.acts(A, "forward", 4)
    t.rolls(10, "star")
    t.answers(A, "powder 6")
    t.told(None, WonBattle((B,), (A,)))


def test_jam_34_the_higher_strength_wins(table: type[Table]) -> None:
    t = meeting(table, mine="G2", theirs="G1")
    t.rolls(4, 6)
    t.acts(A, "forward", 4)
    t.told(None, WonBattle((B,), (A,)))
    assert t.cargo(B) == "G1 G2"


def test_jam_34_equal_strengths_and_nothing_happens(table: type[Table]) -> None:
    t = meeting(table, mine="P1 F2", theirs="P1 F2")
    t.acts(A, "forward", 4)
    t.rolls(4, 4)
    t.answers(A, "powder 1")
    t.answers(B, "powder 1")
    t.told(None, Tied(5))
    assert (t.cargo(A), t.cargo(B)) == ("F2", "F2")
    assert t.s.battle == []


def test_jam_35_the_winner_chooses_a_hold_a_treasure_or_a_curse(table: type[Table]) -> None:
    t = meeting(table, mine="F1", theirs="G2 - P3")
    t.power(B, "sabre")
    t.treasure(B, 5)
    t.treasure(A, 3)
    t.treasure(A, -3)
    t.rolls("star")
    t.acts(A, "forward", 4)
    t.answers(B, "keep")
    assert t.is_asked(A, ChooseLoot)
    assert t.choices(A) == ["take-hold 1", "take-hold 3", "take-power sabre", "take-hidden", "give 3"]
    t.answers(A, "take-hold 3")
    assert t.cargo(A) == "F1 P3"
    t.told(None, TookHold((A,), (B,), "powder", 3))  # type: ignore[arg-type]


def test_jam_35_a_named_power_changes_ships(table: type[Table]) -> None:
    t = meeting(table, theirs="")
    t.power(B, "map")
    t.power(B, "beth")
    t.rolls("star")
    t.acts(A, "forward", 4)
    t.answers(A, "take-power beth")
    assert (t.powers(A), t.powers(B)) == ({"beth"}, {"map"})


def test_jam_35_a_curse_is_given_to_the_loser(table: type[Table]) -> None:
    t = meeting(table)
    t.treasure(A, -4)
    t.rolls("star")
    t.acts(A, "forward", 4)
    t.answers(A, "give 1")
    assert (t.worths(A), t.worths(B)) == ([], [-4])


def test_jam_35_nothing_only_if_nothing_can_be_done(table: type[Table]) -> None:
    t = meeting(table, theirs="")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.done
    t = meeting(table, theirs="")
    t.treasure(A, 3)
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.choices(A) == ["decline"]


def test_jam_36_the_sabre_has_a_roll_done_again(table: type[Table]) -> None:
    t = meeting(table, mine="F1", theirs="F1")
    t.power(A, "sabre")
    t.rolls(2, 8, 4)
    t.acts(A, "forward", 4)
    assert t.is_asked(A, UseSabre)
    assert t.choices(A) == ["keep", "reroll"]
    t.answers(A, "reroll")
    t.told(None, Rerolled(A), Rolled((A,), 8, 8), Rolled((B,), 4, 4))
    assert t.cargo(A) == "F1 F1"


def test_jam_36_or_the_opponents(table: type[Table]) -> None:
    t = meeting(table, mine="F1", theirs="F1")
    t.power(A, "sabre")
    t.rolls(6, 10, 2)
    t.acts(A, "forward", 4)
    t.answers(A, "keep")
    assert t.is_asked(A, UseSabre)
    t.answers(A, "reroll")
    t.told(None, Rolled((B,), 2, 2), WonBattle((A,), (B,)))


def test_jam_37_lady_beth_adds_two_in_attack_and_defence(table: type[Table]) -> None:
    t = meeting(table, mine="F1", theirs="F1")
    t.power(A, "beth")
    t.rolls(4, 4)
    t.acts(A, "forward", 4)
    t.told(None, Rolled((A,), 4, 6), Rolled((B,), 4, 4))
    t = meeting(table, mine="F1", theirs="F1")
    t.power(B, "beth")
    t.rolls(4, 4)
    t.acts(A, "forward", 4)
    t.told(None, WonBattle((B,), (A,)))


def test_jam_38_the_sixth_hold_comes_with_what_lies_in_it(table: type[Table]) -> None:
    t = meeting(table, mine="F1 F1 F1 F1 F1", theirs="")
    t.power(B, "hold")
    t.aboard(B, "- - - - - F6")
    t.rolls("star")
    t.acts(A, "forward", 4)
    assert t.done  # five holds of food have no room for more: only the card can be taken
    assert t.cargo(A) == "F1 F1 F1 F1 F1 F6"
    assert len(t.s.holds[B]) == 5


def test_jam_38_its_contents_alone_are_a_hold_like_any(table: type[Table]) -> None:
    t = meeting(table)
    t.power(B, "hold")
    t.aboard(B, "- - - - - G6")
    t.rolls("star")
    t.acts(A, "forward", 4)
    t.answers(A, "take-hold 6")
    assert t.cargo(A) == "G6"
    assert t.powers(B) == {"hold"}


def test_jam_39_the_map_changes_the_draw_and_nothing_else(table: type[Table]) -> None:
    t = table(2)
    t.piles(A, [0, 1, 2], [3, 4, 5, 6, 7, 8, 9], [])
    t.piles(B, [0, 1], [2, 3, 4, 5, 6, 7, 8, 9], [])
    for seat in (A, B):
        t.s.chosen[seat] = 10
    t.power(B, "map")
    t.ends_round()
    assert len(t.s.hand[A]) == 3
    assert len(t.s.hand[B]) == 4


# --- Odds ------------------------------------------------------------------------------------------------------------

DOSSIER = {
    -9: ("1/6", "0", "5/6"),
    -4: ("1/4", "1/12", "2/3"),
    -2: ("1/3", "1/9", "5/9"),
    -1: ("4/9", "0", "5/9"),
    0: ("4/9", "5/36", "5/12"),
    1: ("7/12", "0", "5/12"),
    2: ("7/12", "1/9", "11/36"),
    3: ("25/36", "0", "11/36"),
    5: ("7/9", "0", "2/9"),
    7: ("5/6", "0", "1/6"),
    9: ("31/36", "0", "5/36"),
}


@pytest.mark.parametrize(("lead", "odds"), DOSSIER.items())
def test_jam_34_the_odds_are_the_dossiers(lead: int, odds: tuple[str, str, str]) -> None:
    assert attack_odds(lead) == pytest.approx([float(Fraction(one)) for one in odds])


def test_jam_34_battles_go_by_the_odds(table: type[Table]) -> None:
    counted: Counter[str] = Counter()
    for number in range(900):
        t = meeting(table, mine="F1", theirs="F1")
        t.s.chance = Dice.from_int(number)
        t.acts(A, "forward", 4)
        (won,) = [event for event in t.log(None) if isinstance(event, WonBattle | Tied)]
        counted["tie" if isinstance(won, Tied) else "win" if won.who == (A,) else "lose"] += 1
    assert counted["win"] / 900 == pytest.approx(4 / 9, abs=0.05)
    assert counted["tie"] / 900 == pytest.approx(5 / 36, abs=0.04)


def test_jam_33_the_odds_of_a_defender_who_has_to_make_so_much() -> None:
    assert defence_odds(1) == pytest.approx((1.0, 0.0, 0.0), abs=1e-9)
    assert defence_odds(6) == pytest.approx((0.5, 1 / 6, 1 / 3))
    assert defence_odds(20) == pytest.approx((1 / 6, 0, 5 / 6))
