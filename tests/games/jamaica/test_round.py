"""The round: JAM-01 to JAM-06."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Scripted
from tablee.core.errors import IllegalMove
from tablee.games.jamaica.rules.rounds import (
    ChooseCard,
    CompassPassed,
    DicePlaced,
    DiceRolled,
    Drew,
    PlaceDice,
    Reshuffled,
    Revealed,
)

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)
ORDER = list(range(11))


def started(table: type[Table], players: int, *, captain: int, dice: tuple[int, int]) -> Table:
    """A match where this player is the first Captain and throws these dice."""
    return table(players, Scripted(captain, *([ORDER] * players), [], dice[0] - 1, dice[1] - 1))


def test_jam_01_the_captain_throws_both_dice_openly(table: type[Table]) -> None:
    t = started(table, 3, captain=B, dice=(2, 5))
    for seat in (A, B, None):
        t.told(seat, DiceRolled(B, 1, 2, 5))
        assert t.sees(seat).rolled == (2, 5)


def test_jam_02_the_captain_says_which_die_is_for_the_morning(table: type[Table]) -> None:
    t = started(table, 3, captain=B, dice=(2, 5))
    assert t.is_asked(B, PlaceDice)
    assert t.choices(B) == ["morning 2", "morning 5"]
    t.answers(B, "morning 5")
    t.told(A, DicePlaced(B, 5, 2))
    assert (t.s.morning, t.s.evening) == (5, 2)


def test_jam_02_the_first_die_may_stay_first(table: type[Table]) -> None:
    t = started(table, 2, captain=A, dice=(2, 5))
    t.answers(A, "morning 2")
    assert (t.s.morning, t.s.evening) == (2, 5)


def test_jam_02_a_double_leaves_no_choice(table: type[Table]) -> None:
    t = started(table, 3, captain=A, dice=(4, 4))
    assert isinstance(t.s.question, ChooseCard)
    assert (t.s.morning, t.s.evening) == (4, 4)


def test_jam_02_the_captain_sees_the_own_hand_before(table: type[Table]) -> None:
    t = started(table, 2, captain=A, dice=(2, 5))
    assert len(t.sees(A).hand) == 3


def test_jam_03_all_choose_together_and_nobody_sees_what(table: type[Table]) -> None:
    t = started(table, 3, captain=A, dice=(4, 4))
    t.hand(B, "gold gold", "forward food", "food powder")
    assert set(t.s.waiting) == {A, B, C}
    t.answers(B, "play gold gold")
    assert set(t.s.waiting) == {A, C}
    assert t.sees(A).asked.answered == (B,)
    assert t.sees(A).asked.mine is None
    assert str(t.sees(B).asked.mine) == "play gold gold"


def test_jam_03_only_a_card_of_the_own_hand(table: type[Table]) -> None:
    t = started(table, 2, captain=A, dice=(4, 4))
    t.hand(A, "gold gold", "forward food", "food powder")
    assert t.choices(A) == ["play gold gold", "play forward food", "play food powder"]
    with pytest.raises(IllegalMove) as refused:
        t.answers(A, "play forward forward")
    assert refused.value.key == "refuse-not-in-hand"
    with pytest.raises(IllegalMove) as other:
        t.answers(A, "keep")
    assert other.value.key == "error-illegal-move"


def test_jam_04_turns_go_clockwise_from_the_captain(table: type[Table]) -> None:
    t = table(3)
    t.round(B, 1, 2, "gold gold", "powder gold", "food powder")
    turned = [event.seat for event in t.log(None) if isinstance(event, Revealed)]
    assert turned == [B, C, A]


def test_jam_04_morning_first_then_evening_each_with_its_die(table: type[Table]) -> None:
    t = table(2)
    t.plays(A, "powder gold", 2, 5)
    assert t.done
    assert t.cargo(A) == "F3 G3 G5 P2"


def test_jam_04_later_cards_stay_face_down(table: type[Table]) -> None:
    t = table(3)
    t.at(A, 6)
    t.round(A, 1, 1, "forward forward", "powder gold", "food powder")
    t.at(A, 6)
    assert t.sees(C).chosen[A] == 1
    t = table(2)
    t.aboard(A, "F1 G1 F2 G2 P1")
    t.round(A, 1, 2, "powder gold", "food powder")
    assert t.s.turn == 1  # A has to empty a hold: the turn of A is not over
    assert t.sees(None).chosen == (5, -2)
    assert t.sees(A).chosen == (5, -2)
    assert t.sees(B).chosen == (5, 9)


def test_jam_05_both_halves_are_done_with_the_exact_number(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F6 G6")
    t.plays(A, "forward forward", 3, 2)
    assert t.where(A) == (5, 0)


def test_jam_06_everybody_discards_and_draws_up_to_three(table: type[Table]) -> None:
    t = table(2)
    for seat in (A, B):
        t.piles(seat, [0, 1], [7, 6, 5, 4], [2, 3, 8, 9])
        t.played(seat, 10)
    t.ends_round()
    assert t.s.hand[A] == [0, 1, 4]
    assert t.s.deck[A] == [7, 6, 5]
    assert t.s.discard[A] == [2, 3, 8, 9, 10]
    t.told(A, Drew(A, "forward", "powder"))  # type: ignore[arg-type]
    t.not_told(None, Drew)


def test_jam_06_an_empty_deck_is_made_of_all_discards_with_the_card_just_played(table: type[Table]) -> None:
    t = table(2)
    for seat in (A, B):
        t.piles(seat, [0, 1], [], [2, 3, 4, 5, 6, 7, 8, 9])
        t.played(seat, 10)
    t.luck([10, 2], [3], 0, 1)
    t.ends_round()
    assert t.s.hand == [[0, 1, 10], [0, 1, 3]]
    assert len(t.s.deck[A]) == 8
    assert t.s.discard[A] == []
    t.told(B, Reshuffled(A, 9), Reshuffled(B, 9))


def test_jam_06_the_compass_passes_to_the_left_and_a_round_begins(table: type[Table]) -> None:
    t = table(3)
    for seat in range(3):
        t.played(seat, 5)
    t.s.captain = B
    t.ends_round()
    assert t.s.captain == C
    assert t.s.round == 2
    t.told(A, CompassPassed(C))


def test_jam_06_after_the_last_round_nobody_draws(table: type[Table]) -> None:
    t = table(2)
    for seat in (A, B):
        t.piles(seat, [0, 1], [7, 6, 5, 4], [2, 3, 8, 9])
        t.played(seat, 10)
    t.at(A, 0, 1)
    t.s.ending = True
    t.ends_round()
    assert t.s.outcome is not None
    assert t.s.hand[A] == [0, 1]
    t.not_told(A, Drew)
    t.not_told(A, CompassPassed)


@pytest.mark.parametrize("players", range(2, 7))
def test_jam_06_hands_are_full_at_the_start_of_every_round(table: type[Table], players: int) -> None:
    t, rng = table(players, 5), Random(5)
    while t.s.outcome is None:
        if isinstance(t.s.question, PlaceDice):
            for seat in range(players):
                held = len(t.s.hand[seat])
                assert held == 4 if t.s.powers[0] == seat else held in {3, 4}
        t.plays_something(rng)
