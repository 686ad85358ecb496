"""The options: PGM-O1 to PGM-O4."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.notation import Word
from tablee.games.pagamas import GAME
from tablee.games.pagamas.rules.ballot import OfferBribe
from tablee.games.pagamas.rules.hideout import ChooseHideout
from tablee.games.pagamas.rules.mutiny import ChooseSide, MutinyWon, StartMutiny
from tablee.games.pagamas.rules.promise import MakeVow, NamePrice, Pledged, Vowed, WordBroken, WordKept
from tablee.games.pagamas.rules.reveal import Buried
from tablee.games.pagamas.rules.split import ShareLoot, VoteOnSplit

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)


def test_pgm_o1_without_bribes_the_deck_is_two_cards_smaller_and_nobody_is_asked(table: type[Table]) -> None:
    t = table(4, pot_de_vin=False)
    assert len(t.s.deck) == 35
    assert dict(GAME.inventory(t.s))["action 7"] == 0
    for seat in range(4):
        t.hand(seat, "ambush" if seat < 3 else "dodge")
        t.loot(seat, 1)
    t.begin(3)
    t.split(A, A, A)
    t.votes(A)
    assert not isinstance(t.s.question, OfferBribe)
    t.is_asked(ShareLoot, A)


def test_pgm_o2_open_hoards_lie_face_up(table: type[Table]) -> None:
    t = table(3, open_hoards=True)
    t.hidden("hammock", "island", "hammock")
    t.loot(B, 3, 1)
    t.begin(6)
    t.does(B, "bury 3")
    assert Buried(B, (3,)) in t.log(C)
    assert t.sees(None).totals == (0, 3, 0)
    assert [loot.value for loot in t.sees(C).hoards[B]] == [3]
    assert t.sampled(C).hoard(B) == [3]


def test_pgm_o3_all_take_sides_at_once_in_secret(table: type[Table]) -> None:
    t = table(4, sides_mode="simultaneous")
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    t.begin(7)
    t.does(B, "revolt")
    t.is_asked(ChooseSide, B, C, D)
    t.does(C, "join-mutiny")
    assert t.sees(D).mutineers == ()
    t.does(D, "join-mutiny")
    t.does(B, "join-mutiny")
    assert MutinyWon(A, 6, 4) in t.log()


def prices(table: type[Table], *moves: str) -> Table:
    """Four players; B, C and D have said these things, and the Captain deals 3, 2, 1."""
    t = table(4, promises=True)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.is_asked(NamePrice, B, C, D)
    t.all_do(*moves)
    return t


def test_pgm_o4_voters_name_their_price_together(table: type[Table]) -> None:
    t = table(4, promises=True)
    t.begin(3)
    assert t.choices(B) == ["pass", "pledge 1", "pledge 2"]
    t.does(B, "pledge 2")
    assert t.sees(C).promises == ()
    t.does(C, "pass")
    t.does(D, "pledge 1")
    assert [event for event in t.log() if isinstance(event, Pledged)] == [Pledged(B, 2), Pledged(D, 1)]
    assert [(one.maker, one.to, one.cards) for one in t.sees(A).promises] == [(B, A, 2), (D, A, 1)]


@pytest.mark.parametrize(("ayes", "kept"), [((A, B, C), True), ((A, C), False)])
def test_pgm_o4_who_is_offered_his_price_keeps_or_breaks_his_word(
    table: type[Table], ayes: tuple[int, ...], *, kept: bool
) -> None:
    t = prices(table, "pledge 1", "pass", "pledge 2")
    t.split(A, B, D)
    t.does(A, "pass")
    t.votes(*ayes)
    told = [event for event in t.log() if isinstance(event, WordKept | WordBroken)]
    assert told == [WordKept(B, A) if kept else WordBroken(B, A)]
    assert (t.sees(None).kept[B], t.sees(None).broken[B]) == ((1, 0) if kept else (0, 1))


def test_pgm_o4_the_captain_promises_cards_of_the_next_turn_for_a_vote(table: type[Table]) -> None:
    t = prices(table, "pass", "pass", "pass")
    t.split(A, A, B)
    t.is_asked(MakeVow, A)
    assert t.choices(A)[:3] == ["pass", "vow 1 to 1", "vow 2 to 1"]
    t.does(A, "vow 2 to 2")
    assert Vowed(A, C, 2, Word("split")) in t.log()
    t.is_asked(VoteOnSplit, A, B, C, D)
    t.votes(A, B, C)
    assert [one.earned for one in t.sees(None).promises] == [True]


def next_turn(t: Table) -> None:
    """Everybody lies low until the Captain shares the loot of the next turn."""
    turn = t.s.turn
    t.quietly(NamePrice)
    assert t.s.turn == turn + 1
    t.all_do(*(["pass"] * (t.s.seats - 1)))


@pytest.mark.parametrize(("takers", "kept"), [((C, A, C), True), ((C, A, A), False)])
def test_pgm_o4_whoever_earned_a_vow_sees_it_kept_or_broken(
    table: type[Table], takers: tuple[int, ...], *, kept: bool
) -> None:
    t = prices(table, "pass", "pass", "pass")
    t.split(A, A, B)
    t.does(A, "vow 2 to 2")
    t.votes(A, B, C)
    next_turn(t)
    assert [one.due for one in t.sees(None).promises] == [True]
    t.split(*takers)
    t.does(A, "pass")
    t.votes(A, B, C, D)
    t.quietly(ChooseHideout)
    assert (t.s.kept[A], t.s.broken[A]) == ((1, 0) if kept else (0, 1))
    assert t.sees(None).promises == ()


def test_pgm_o4_an_unearned_vow_is_forgotten(table: type[Table]) -> None:
    t = prices(table, "pass", "pass", "pass")
    t.split(A, A, B)
    t.does(A, "vow 1 to 2")
    t.votes(A, B, D)
    assert t.sees(None).promises == ()


def test_pgm_o4_a_vow_of_one_who_is_no_longer_captain_is_void(table: type[Table]) -> None:
    t = prices(table, "pass", "pass", "pass")
    t.split(A, A, B)
    t.does(A, "vow 1 to 2")
    t.votes(A, B, C)
    t.quietly(ChooseHideout)
    t.s.forced = True
    t.quietly(StartMutiny)
    t.all_do("revolt", "pass", "pass", "join-mutiny", "join-mutiny", "join-mutiny")
    t.quietly(ShareLoot)
    assert t.s.captain != A
    t.quietly(ChooseHideout)
    assert (t.s.kept[A], t.s.broken[A]) == (0, 0)
    assert t.sees(None).promises == ()


def test_pgm_o4_leaders_of_a_mutiny_promise_something_to_the_others(table: type[Table]) -> None:
    t = table(4, promises=True)
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    t.begin(7)
    t.does(B, "revolt")
    t.is_asked(MakeVow, B)
    t.does(B, "vow 1 to 2")
    t.is_asked(MakeVow, A)
    t.does(A, "vow 1 to 3")
    t.all_do("join-mutiny", "stay-loyal", "stay-loyal", "stay-loyal", "stay-loyal")
    assert [(one.maker, one.to, one.due) for one in t.sees(None).promises] == [(A, D, True)]


def test_pgm_o4_a_candidate_is_bound_only_to_who_voted_for_him(table: type[Table]) -> None:
    t = table(4, promises=True)
    t.hidden("house", "hammock", "hammock", "hammock")
    t.begin(6)
    t.all_do("stand", "stand", "stand-back", "vow 1 to 3", "vow 2 to 3", "elect 1", "elect 2", "elect 1")
    assert t.s.captain == B
    t.quietly(NamePrice)
    assert [(one.maker, one.to, one.cards) for one in t.sees(None).promises] == [(B, D, 1)]


def test_pgm_o4_in_the_last_turn_only_prices_are_named(table: type[Table]) -> None:
    t = table(4, promises=True)
    t.s.loot = [2]
    t.begin(3)
    t.is_asked(NamePrice, B, C, D)
    assert t.choices(B) == ["pass", "pledge 1"]
    t.all_do("pass", "pass", "pass")
    t.split(B)
    t.is_asked(VoteOnSplit, A, B, C, D)


def test_pgm_o4_without_promises_nobody_is_asked(table: type[Table]) -> None:
    t = table(4, promises=False)
    t.begin(3)
    t.is_asked(ShareLoot, A)
    t.split(A, A, A)
    t.is_asked(VoteOnSplit, A, B, C, D)
