"""The options: FUJ-O1 to FUJ-O3."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Scripted
from tablee.core.errors import BadSetup
from tablee.core.scene import walk
from tablee.core.state import Outcome
from tablee.games.fuji_flush import live
from tablee.games.fuji_flush.rules import DECK, DealBegan, DealWon

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)
PROPERTY: Final = settings(max_examples=15, deadline=None, derandomize=True, database=None)


# --- The tally -------------------------------------------------------------------------------------------------------


def test_fuj_o1_the_tally_is_shown_unless_the_table_turns_it_off(table: type[Table]) -> None:
    assert "tally" in {node.id for node in walk(table.dealt(3).looks(A))}
    assert "tally" not in {node.id for node in walk(table.dealt(3, tally=False).looks(A))}


def test_fuj_o1_the_tally_changes_no_rule(table: type[Table]) -> None:
    shown, hidden = table.dealt(4, 7, tally=True), table.dealt(4, 7, tally=False)
    shown.plays_on(Random(7))
    hidden.plays_on(Random(7))
    assert shown.outcome == hidden.outcome
    assert shown.journal.told == hidden.journal.told


# --- A series --------------------------------------------------------------------------------------------------------


def about_to_win(table: type[Table], *seats: int, deal: int = 1, deals: int = 2) -> Table:
    """Four players; these will be without a card as soon as the turn of the first of them begins."""
    t = table(4, deals=deals)
    t.s.deal = deal
    for seat in seats:
        t.front(seat, 3)
        t.hand(seat)
    return t


def test_fuj_o2_without_a_series_one_deal_decides(table: type[Table]) -> None:
    t = about_to_win(table, B, deals=1)
    t.turn(B)
    assert t.outcome == Outcome((B,), "own-turn")


def test_fuj_o2_after_a_deal_all_90_cards_are_dealt_anew(table: type[Table]) -> None:
    t = about_to_win(table, B)
    t.turn(B)
    assert not t.over
    view = t.sees(None)
    assert (view.deal, view.deals) == (2, 2)
    assert view.sizes == (6, 6, 6, 6)
    assert view.draw == 66
    assert view.discard == ()
    assert t.on_table() == {}
    assert t.box() == Counter(DECK)


def test_fuj_o2_the_winner_of_a_deal_counts_one_and_begins_the_next(table: type[Table]) -> None:
    t = about_to_win(table, C)
    t.turn(C)
    assert t.sees(None).wins == (0, 0, 1, 0)
    assert t.to_play == C
    t.told(None, DealWon((C,), C), DealBegan(C, deal=2, deals=2))


def test_fuj_o2_of_several_winners_each_counts_one_and_the_lowest_seat_begins(table: type[Table]) -> None:
    t = about_to_win(table, D, B)
    t.turn(D)
    assert t.sees(None).wins == (0, 1, 0, 1)
    assert t.to_play == B


def test_fuj_o2_most_wins_take_the_series(table: type[Table]) -> None:
    t = about_to_win(table, C, deal=3, deals=3)
    t.s.wins = (1, 0, 1, 0)
    t.turn(C)
    assert t.outcome == Outcome((C,), "series", (1, 0, 2, 0))


def test_fuj_o2_equally_many_wins_share_the_series(table: type[Table]) -> None:
    t = about_to_win(table, C, deal=2, deals=2)
    t.s.wins = (1, 0, 0, 0)
    t.turn(C)
    assert t.outcome == Outcome((A, C), "series", (1, 0, 1, 0))


def test_fuj_o2_a_deal_that_becomes_void_makes_the_match_void(table: type[Table]) -> None:
    t = table.dealt(3, deals=3)
    t.leaves(B)
    assert t.outcome == Outcome((), "void")


def test_fuj_o2_whoever_left_is_dealt_nothing_and_does_not_take_the_series(table: type[Table]) -> None:
    t = about_to_win(table, C)
    t.s.wins = (5, 0, 0, 0)
    t.turn(C)
    t.leaves(A)
    t.plays_on(Random(1))
    assert A not in t.outcome.winners
    assert t.outcome.scores[A] == 5


def test_fuj_o2_when_somebody_left_the_next_deal_is_that_of_the_smaller_table(table: type[Table]) -> None:
    """FUJ-1: seven are dealt five cards each; six, after one of them left, six."""
    t = table(7, deals=2)
    t.front(B, 3)
    t.hand(B)
    t.turn(A)
    t.leaves(G)
    t.plays(A, 2)
    assert t.sees(None).sizes == (6, 6, 6, 6, 6, 6, 0)


@given(st.integers(3, 8), st.integers(2, 9), st.integers(0, 10**6))
@PROPERTY
def test_fuj_o2_a_series_has_as_many_deals_as_were_agreed(
    table: type[Table], players: int, deals: int, number: int
) -> None:
    t = table.dealt(players, number, deals=deals)
    t.plays_on(Random(number))
    told = t.journal.seen_by(None)
    began = [event for event in told if isinstance(event, DealBegan)]
    won = [event for event in told if isinstance(event, DealWon)]
    assert [event.deal for event in began] == list(range(1, deals + 1))
    assert [event.seat for event in began[1:]] == [event.seats[0] for event in won[:-1]]
    scores = Counter(seat for event in won for seat in event.seats)
    assert t.outcome.reason == "series"
    assert t.outcome.scores == tuple(scores[seat] for seat in range(players))
    assert t.outcome.winners == tuple(seat for seat in range(players) if scores[seat] == max(scores.values()))


@pytest.mark.parametrize("deals", [0, 10, "many"])
def test_fuj_o2_a_series_has_one_to_nine_deals(table: type[Table], deals: int | str) -> None:
    with pytest.raises(BadSetup, match="1 to 9"):
        table(3, deals=deals)


# --- The first player ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
def test_fuj_o3_the_table_may_say_who_begins(table: type[Table], seat: int) -> None:
    t = table.dealt(3, Scripted([]), first=str(seat))
    assert t.to_play == seat


def test_fuj_o3_the_said_player_begins_the_first_deal_only(table: type[Table]) -> None:
    t = about_to_win(table, C)
    t.s.first = A
    t.turn(C)
    assert t.to_play == C


def test_fuj_o3_whoever_begins_must_sit_at_the_table(table: type[Table]) -> None:
    with pytest.raises(BadSetup, match="Seat 4 can't begin"):
        table(4, first="4")
    assert table.dealt(5, first="4").to_play == 4


# --- Talk ------------------------------------------------------------------------------------------------------------


def may_talk(t: Table, seat: int) -> set[str]:
    """The channels that are open to this player."""
    return {"table", "aside"} - live.muted(t.s, seat)


@pytest.mark.parametrize("seat", [A, B, C])
def test_fuj_2_while_cards_are_held_nobody_talks(table: type[Table], seat: int) -> None:
    assert may_talk(table.dealt(3), seat) == set()


def test_fuj_2_when_it_is_over_everybody_may(table: type[Table]) -> None:
    t = table.dealt(3)
    t.plays_on(Random(3))
    assert may_talk(t, A) == {"table", "aside"}


def test_fuj_o4_a_host_may_open_the_talk_and_no_rule_changes(table: type[Table]) -> None:
    silent, open_ = table.dealt(3, 7), table.dealt(3, 7, talk=True)
    assert may_talk(open_, A) == {"table", "aside"}
    silent.plays_on(Random(7))
    open_.plays_on(Random(7))
    assert silent.journal.told == open_.journal.told
