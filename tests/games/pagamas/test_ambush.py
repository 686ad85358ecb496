"""Phases 4 and 5: PGM-35 to PGM-44."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import IllegalMove
from tablee.games.pagamas.rules.ambush import AmbushSet, PlaceAmbush, SetAmbush
from tablee.games.pagamas.rules.hideout import AllHid, ChooseHideout

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)


def hidden(table: type[Table], *places: str) -> Table:
    t = table(len(places))
    t.hidden(*places)
    return t


def test_pgm_35_all_hide_secretly_and_at_the_same_time(table: type[Table]) -> None:
    t = table(3)
    t.begin(4)
    t.is_asked(ChooseHideout, A, B, C)
    t.does(A, "hide tavern")
    t.does(C, "hide island")
    t.does(B, "hide hammock")
    assert AllHid(1) in t.log()
    assert t.sees(A).hideouts == (1, -1, -1)
    assert t.sees(None).hideouts == (-1, -1, -1)


def test_pgm_36_the_island_is_closed_when_the_captain_kept_all(table: type[Table]) -> None:
    t = table(3)
    t.s.kept_all = True
    t.begin(4)
    for seat in range(3):
        assert t.choices(seat) == ["hide hammock", "hide tavern", "hide house"]
    with pytest.raises(IllegalMove, match="hide island") as refused:
        t.does(A, "hide island")
    assert refused.value.key == "refuse-island-closed"


def test_pgm_37_the_house_may_be_chosen_with_empty_pockets_and_the_table_warns(table: type[Table]) -> None:
    t = table(3)
    t.begin(4)
    offer = t.offers(A)["hide house"]
    assert offer.grave
    assert "lose your character" in offer.preview
    t.does(A, "hide house")


def test_pgm_70_the_captain_is_not_told_that_the_tavern_lets_him_start_a_mutiny(table: type[Table]) -> None:
    t = table(3)
    t.begin(4)
    assert "a Captain starts no mutiny" in t.offers(A)["hide tavern"].preview
    assert "you may start a mutiny" in t.offers(B)["hide tavern"].preview


def test_pgm_40_the_second_is_first_and_then_all_with_cards_in_table_order(table: type[Table]) -> None:
    t = hidden(table, "hammock", "hammock", "hammock", "hammock")
    t.hand(A, "dodge")
    t.hand(D, "ambush")
    t.begin(5)
    t.is_asked(SetAmbush, B)
    assert t.choices(B) == ["pass", "ambush 0", "ambush 2", "ambush 3"]
    t.does(B, "pass")
    t.is_asked(SetAmbush, A)
    assert t.choices(A) == ["pass"]
    t.does(A, "pass")
    t.is_asked(SetAmbush, D)
    t.does(D, "ambush 1", "at island")
    assert AmbushSet(D, B, 0) in t.log()


def test_pgm_40_a_player_may_play_every_ambush_he_holds(table: type[Table]) -> None:
    t = hidden(table, "hammock", "hammock", "hammock")
    t.hand(C, "ambush", "ambush")
    t.begin(5)
    t.does(B, "pass")
    t.does(C, "ambush 0", "at island")
    t.is_asked(SetAmbush, C)
    t.does(C, "ambush 1", "at tavern")
    assert t.history(AmbushSet) == [AmbushSet(C, A, 0), AmbushSet(C, B, 0)]


def test_pgm_41_author_and_target_are_public_and_the_place_is_not(table: type[Table]) -> None:
    t = hidden(table, "hammock", "hammock", "hammock")
    t.hand(A, "dodge")
    t.begin(5)
    t.does(B, "ambush 2")
    t.is_asked(PlaceAmbush, B)
    t.does(B, "at island")
    assert AmbushSet(B, C, 1) in t.log(A)
    (seen,), (mine,) = t.sees(A).traps, t.sees(B).traps
    assert (seen.author, seen.target, seen.place, seen.power) == (B, C, -1, True)
    assert mine.place == 3


def test_pgm_41_the_target_has_a_character_and_is_somebody_else(table: type[Table]) -> None:
    t = hidden(table, "hammock", "hammock", "hammock", "hammock")
    t.role(D, "none")
    t.begin(5)
    assert t.choices(B) == ["pass", "ambush 0", "ambush 2"]


def test_pgm_42_never_ones_own_hideout_and_never_a_place_twice(table: type[Table]) -> None:
    t = hidden(table, "hammock", "hammock", "tavern")
    t.role(B, "lookout")
    t.role(C, "second")
    t.hand(C, "ambush", "ambush")
    t.begin(5)
    t.does(C, "ambush 0")
    assert t.choices(C) == ["at hammock", "at house", "at island"]
    with pytest.raises(IllegalMove) as refused:
        t.does(C, "at tavern")
    assert refused.value.key == "refuse-place-used"
    t.does(C, "at island", "ambush 0")
    assert t.choices(C) == ["at hammock", "at house"]
    t.does(C, "at house", "ambush 1")
    assert t.choices(C) == ["at hammock"]


def test_pgm_42_at_most_three_ambushes_of_one_player(table: type[Table]) -> None:
    t = hidden(table, "hammock", "hammock", "hammock")
    t.hand(B, "ambush", "ambush")
    t.s.deck.remove(4)
    t.s.hand[B].append(4)
    t.begin(5)
    for place in ("tavern", "house", "island"):
        t.does(B, "ambush 0", f"at {place}")
    assert not isinstance(t.s.question, SetAmbush)
    assert t.holds(B) == ["ambush"]


def test_pgm_43_the_card_lies_beside_the_stack_and_is_discarded_at_the_end(table: type[Table]) -> None:
    t = hidden(table, "hammock", "hammock", "hammock")
    t.hand(C, "ambush")
    t.begin(5)
    t.does(B, "pass")
    t.does(C, "ambush 1")
    assert t.sees(None).beside == (4,)
    assert t.holds(C) == []
    t.does(C, "at island")
    assert t.s.beside == []
    assert "ambush" in t.discards()


def test_pgm_44_the_closed_island_may_be_named(table: type[Table]) -> None:
    t = hidden(table, "hammock", "hammock", "hammock")
    t.s.kept_all = True
    t.begin(5)
    t.does(B, "ambush 0")
    assert "at island" in t.choices(B)
