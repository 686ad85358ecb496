"""Phase 3, sharing the loot: PGM-20 to PGM-31, and bribes on a split: PGM-66."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import IllegalMove
from tablee.games.pagamas import GAME
from tablee.games.pagamas.rules.ballot import Bribed, OfferBribe, PaidBribe, PayBribe, VoteShown
from tablee.games.pagamas.rules.hideout import ChooseHideout
from tablee.games.pagamas.rules.split import (
    ForceSplit,
    LootDrawn,
    LootLanded,
    Offered,
    OfferedSome,
    ShareLoot,
    SplitAdopted,
    SplitRefused,
    ThrewOverboard,
    ThrowOverboard,
    VoteOnSplit,
    WentOverboard,
    choices,
)

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)
PROPERTY = settings(max_examples=30, deadline=None, derandomize=True, database=None)


def drawn(table: type[Table], *values: int) -> Table:
    """A table of one player more than there are cards; the Captain is about to deal."""
    t = table(len(values) + 1)
    t.next_loot(*values)
    t.begin(3)
    return t


def test_pgm_20_the_captain_draws_one_card_fewer_than_there_are_players(table: type[Table]) -> None:
    t = drawn(table, 3, 1, 1)
    assert t.s.today == [3, 1, 1]
    assert len(t.s.loot) == 25
    assert not t.s.last_turn
    assert LootLanded(3) in t.log(D)


def test_pgm_20_the_turn_that_empties_the_deck_is_the_last(table: type[Table]) -> None:
    t = table(4)
    t.s.loot = [2]
    t.begin(3)
    assert t.s.today == [2]
    assert t.s.last_turn


def test_pgm_21_captain_and_lookout_see_the_loot_and_nobody_else(table: type[Table]) -> None:
    t = drawn(table, 3, 2, 1)
    for seat in (A, C):
        assert LootDrawn((3, 2, 1)) in t.log(seat)
        assert t.sees(seat).today == (3, 2, 1)
    for other in (B, D, None):
        assert LootDrawn((3, 2, 1)) not in t.log(other)
        assert t.sees(other).today == ()
        assert t.sees(other).drawn == 3


def test_pgm_21_the_lookout_does_not_see_who_is_dealt_what(table: type[Table]) -> None:
    t = drawn(table, 3, 2, 1)
    t.split(A, B, D)
    assert t.sees(C).offers == (1, 1, 0, 1)
    assert t.sees(C).offer == ()
    assert t.sees(C).dealing == ()


def test_pgm_22_any_card_may_go_to_anybody(table: type[Table]) -> None:
    t = drawn(table, 3, 1, 1)
    t.is_asked(ShareLoot, A)
    assert t.choices(A) == [f"share 3 to {seat}" for seat in range(4)]
    with pytest.raises(IllegalMove):
        t.does(A, "share 1 to 0")
    t.split(D, D, A)
    assert t.sees(None).offers == (1, 0, 0, 2)


def test_pgm_22_nobody_sees_a_proposal_before_it_is_whole(table: type[Table]) -> None:
    t = drawn(table, 3, 2, 1)
    before = [t.sees(seat).offers for seat in (B, C, D, None)]
    t.does(A, "share 3 to 1")
    assert [t.sees(seat).offers for seat in (B, C, D, None)] == before
    assert t.sees(B).offer == ()
    assert t.log(C) == []
    assert t.sees(A).dealing == (1,)


def test_pgm_23_counts_are_public_and_each_sees_his_own_cards(table: type[Table]) -> None:
    t = drawn(table, 3, 2, 1)
    t.split(A, B, B)
    assert t.sees(B).offer == (2, 1)
    assert t.sees(D).offer == ()
    assert t.sees(D).offers == (1, 2, 0, 0)
    assert Offered(B, (2, 1)) in t.log(B)
    assert Offered(B, (2, 1)) in t.log(A)
    assert OfferedSome(B, 2) in t.log(D)
    assert Offered(B, (2, 1)) not in t.log(C)


def test_pgm_24_everybody_votes_at_the_same_time_and_sees_nothing_before_the_end(table: type[Table]) -> None:
    t = drawn(table, 3, 2, 1)
    t.split(A, B, D)
    t.is_asked(VoteOnSplit, A, B, C, D)
    assert t.choices(C) == ["vote for", "vote against"]
    t.does(A, "vote for")
    t.does(C, "vote against")
    assert t.sees(D).votes == (-1, -1, -1, -1)
    assert t.sees(D).asked.answered == (A, C)
    t.does(B, "vote for")
    t.does(D, "vote for")
    assert t.sees(None).votes == (1, 1, 0, 1)


def test_pgm_24_a_vote_weighs_one_and_one_for_each_sailor(table: type[Table]) -> None:
    t = drawn(table, 1, 1)
    t.crew(C, 3, 1)
    t.split(A, B)
    t.votes(A, B)
    assert VoteShown(C, 0, 3) in t.log()
    assert SplitRefused(2, 3, 1) in t.log()


def test_pgm_25_a_tie_adopts(table: type[Table]) -> None:
    t = drawn(table, 2, 1, 1)
    t.split(A, B, A)
    t.votes(A, B)
    assert SplitAdopted(2, 2) in t.log()
    assert t.has(A) == [1, 2]


def test_pgm_26_after_the_first_refusal_there_is_a_second_proposal(table: type[Table]) -> None:
    t = drawn(table, 2, 1, 1)
    t.split(A, A, A)
    t.votes(A)
    t.is_asked(ShareLoot, A)
    assert t.s.proposal == 2
    assert t.sees(B).offers == (0, 0, 0, 0)
    t.split(A, B, C)
    t.is_asked(VoteOnSplit, A, B, C, D)
    t.votes(A, B, C)
    assert [t.has(seat) for seat in range(4)] == [[2], [1], [1], []]


def refused_twice(table: type[Table]) -> Table:
    t = drawn(table, 3, 2, 1)
    t.split(A, A, A)
    t.votes(A)
    t.split(A, A, B)
    t.votes(A)
    return t


def test_pgm_27_after_the_second_refusal_the_second_may_force(table: type[Table]) -> None:
    t = refused_twice(table)
    t.is_asked(ForceSplit, B)
    t.does(B, "force")
    assert t.s.forced
    assert (t.has(A), t.has(B)) == ([2, 3], [1])
    assert not t.s.kept_all


def test_pgm_27_if_he_lets_it_be_the_captain_takes_everything(table: type[Table]) -> None:
    t = refused_twice(table)
    t.does(B, "let-be")
    assert not t.s.forced
    assert t.has(A) == [1, 2, 3]
    assert t.s.kept_all


def test_pgm_28_kept_all_by_an_adopted_a_forced_and_a_lost_proposal(table: type[Table]) -> None:
    t = drawn(table, 1, 1)
    t.split(A, A)
    t.votes(A, B)
    assert t.s.kept_all
    t = drawn(table, 1, 1)
    for _ in range(2):
        t.split(A, A)
        t.votes(A)
    t.does(B, "force")
    assert t.s.kept_all
    assert t.s.forced


def test_pgm_28_it_is_settled_before_anything_goes_overboard(table: type[Table]) -> None:
    t = drawn(table, 2, 1)
    t.split(A, A)
    t.votes(A, B)
    t.does(A, "overboard 2,1")
    assert t.s.kept_all


def test_pgm_29_adopted_cards_join_the_magot_face_down(table: type[Table]) -> None:
    t = table(3)
    t.loot(B, 3)
    t.next_loot(2, 1)
    t.begin(3)
    t.split(A, B)
    t.votes(A, B, C)
    assert t.has(B) == [1, 3]
    assert t.values_seen(B, B) == [3, 1]
    assert t.values_seen(C, B) == [0, 0]


def test_pgm_30_everybody_may_throw_any_part_of_his_loot_away_and_others_see_how_much(table: type[Table]) -> None:
    t = table(3)
    t.loot(B, 3, 1)
    t.next_loot(2, 1)
    t.begin(3)
    t.split(A, B)
    t.votes(A, B, C)
    t.is_asked(ThrowOverboard, A, B)
    assert t.choices(A) == ["overboard -", "overboard 2"]
    assert "overboard 3,1,1" in t.choices(B)
    t.does(A, "overboard -")
    t.does(B, "overboard 3,1")
    assert t.has(B) == [1]
    assert t.thrown() == [1, 3]
    assert ThrewOverboard((3, 1)) in t.log(B)
    assert WentOverboard(B, 2) in t.log(C)
    t.is_asked(ChooseHideout, A, B, C)


@given(st.lists(st.integers(1, 3), max_size=9))
@PROPERTY
def test_pgm_30_every_part_of_a_magot_is_offered_once(values: list[int]) -> None:
    cards = [value << 16 for value in values]
    picks = choices(cards)
    assert len(picks) == len(set(picks))
    product = 1
    for value in (1, 2, 3):
        product *= values.count(value) + 1
    assert len(picks) == product
    assert picks[0] == tuple(sorted(values, reverse=True))
    assert picks[-1] == ()


def test_pgm_31_no_move_gives_loot_away(table: type[Table]) -> None:
    """PGM-31: whatever happens, the values in the box stay the same; the suite looks at every moment, this at one turn."""
    t = table(4)
    t.loot(B, 3, 2)
    box = dict(GAME.inventory(t.s))
    t.begin(3)
    t.quietly(ChooseHideout)
    assert t.has(B)[-2:] == [2, 3]
    assert dict(GAME.inventory(t.s)) == box


# --- Bribes ----------------------------------------------------------------------------------------------------------


def test_pgm_66_a_bribe_turns_the_sailors_and_not_their_master(table: type[Table]) -> None:
    t = table(3)
    t.hand(B, "bribe")
    t.loot(B, 2, 1)
    t.crew(C, 1, 1)
    t.next_loot(1, 1)
    t.begin(3)
    t.split(A, B)
    t.votes(A, B)
    t.is_asked(OfferBribe, B)
    assert t.choices(B) == ["pass", "bribe 0", "bribe 2"]
    t.does(B, "bribe 2")
    assert Bribed(B, C, 2) in t.log()
    t.is_asked(PayBribe, B)
    assert t.choices(B) == ["pay 1", "pay 2"]
    t.does(B, "pay 1")
    assert SplitAdopted(4, 1) in t.log()
    assert PaidBribe(B, 1) in t.log(B)
    assert PaidBribe(B, 1) not in t.log(C)
    assert t.thrown() == [1]
    assert t.discards() == ["bribe"]


def test_pgm_66_a_later_bribe_of_the_same_sailors_overrides_an_earlier_one(table: type[Table]) -> None:
    t = table(4)
    for seat in (B, D):
        t.hand(seat, "bribe")
        t.loot(seat, 1)
    t.crew(C, 1, 1, 1)
    t.next_loot(1, 1, 1)
    t.begin(3)
    t.split(A, B, C)
    t.votes(A, B)
    t.does(B, "bribe 2")
    assert t.sees(None).crew_votes == (1, 1, 1, 0)
    t.does(D, "bribe 2")
    assert SplitRefused(2, 5, 1) in t.log()


def test_pgm_66_the_order_is_that_of_the_table_and_everybody_who_could_hold_one_is_asked(table: type[Table]) -> None:
    t = table(4)
    t.role(A, "second")
    t.role(B, "captain")
    for seat in range(4):
        t.loot(seat, 1)
    t.hand(A, "dodge")
    t.hand(C, "ambush")
    t.hand(D, "bribe")
    t.next_loot(1, 1, 1)
    t.begin(3)
    t.split(B, B, B)
    t.votes(B)
    t.is_asked(OfferBribe, C)
    assert t.choices(C) == ["pass"]
    t.does(C, "pass")
    t.does(D, "pass")
    t.is_asked(OfferBribe, A)
