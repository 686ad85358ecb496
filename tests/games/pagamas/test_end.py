"""The end of a turn and of the game: PGM-80, PGM-81, PGM-90 to PGM-92."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.state import Outcome
from tablee.games.pagamas.cards import worth
from tablee.games.pagamas.rules.election import StandForCaptain
from tablee.games.pagamas.rules.hideout import ChooseHideout
from tablee.games.pagamas.rules.mutiny import CalmHeld
from tablee.games.pagamas.rules.refit import RefitHand
from tablee.games.pagamas.rules.turn import Scored, TurnBegan

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)
PROPERTY = settings(max_examples=12, deadline=None, derandomize=True, database=None)


def test_pgm_80_hideouts_mutiny_card_and_flags_go_back(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "tavern", "hammock")
    t.s.forced = t.s.kept_all = t.s.ambush_success = True
    t.begin(7)
    t.all_do("revolt", "stay-loyal", "stay-loyal")
    seen = t.sees(None)
    assert TurnBegan(2, 11) in t.log()
    assert (seen.mutiny, seen.forced, seen.kept_all, seen.ambush_success) == (False, False, False, False)
    assert seen.hideouts == ()
    assert seen.past == (0, 1, 0)


def test_pgm_81_who_has_no_character_has_no_part_until_phase_2_but_may_stand(table: type[Table]) -> None:
    t = table(4)
    t.hidden("house", "house", "tavern", "hammock")
    t.begin(6)
    t.is_asked(StandForCaptain, B)
    t.all_do("stand", "stand", "stand-back", "elect 1", "elect 2")
    assert not t.s.electors >> B & 1
    t.quietly(ChooseHideout)
    assert "none" not in [t.is_role(seat) for seat in range(4)]


def test_pgm_81_he_keeps_his_hoard_and_draws_as_usual(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "hammock")
    t.buried(B, 3)
    t.next_actions(*(["m1"] * 6))
    t.begin(6)
    assert t.is_role(B) == "none"
    assert t.hoard(B) == [3]
    assert t.s.crew[B] == [1, 1]


def test_pgm_90_the_game_ends_after_phase_7_of_the_turn_that_emptied_the_deck(table: type[Table]) -> None:
    t = table(3)
    t.s.loot = [1, 2]
    t.begin(3)
    assert t.s.last_turn
    t.quietly(RefitHand)
    assert t.outcome.reason == "level"
    assert isinstance(next(event for event in t.log() if isinstance(event, CalmHeld | Scored)), CalmHeld)


def test_pgm_91_only_buried_loot_counts(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "hammock")
    t.s.last_turn = True
    t.buried(B, 3, 1)
    t.loot(A, 3, 3)
    t.begin(7)
    assert t.outcome == Outcome((B,), "richest", (0, 4, 0))
    assert Scored(A, 0, 6) in t.log()


def test_pgm_92_equals_share_the_win(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "hammock")
    t.s.last_turn = True
    t.buried(B, 3)
    t.buried(C, 1, 2)
    t.begin(7)
    assert t.outcome == Outcome((B, C), "level", (0, 3, 3))
    assert t.outcome.share(B) == 0.5


@given(st.integers(3, 6), st.integers(0, 10**6))
@PROPERTY
def test_pgm_91_the_scores_of_any_match_are_what_lies_in_the_hoards(
    table: type[Table], players: int, number: int
) -> None:
    t = table.dealt(players, number, promises=bool(number % 2))
    t.plays_on(Random(number))
    assert t.outcome.scores == tuple(worth(hoard) for hoard in t.s.hoard)
    assert t.outcome.winners == tuple(
        seat for seat in range(players) if t.outcome.scores[seat] == max(t.outcome.scores)
    )
