"""Who is rated for a match, and how."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import seed_from
from tablee.core.state import Outcome
from tablee.node.ratings import FIRST, LOST, Contender, contenders, rated
from tablee.store import Rating
from tablee.table import commands as do
from tablee.table import lobby
from tablee.table.entries import HandedOver, LogEntry, NumberedEntry, TakenBack
from tablee.table.table import Table
from tablee.table.terms import Terms

EVERYBODY = ("a", "b", "c", "d")


def over(*winners: int, people: tuple[str, ...] = EVERYBODY, gone: tuple[int, ...] = ()) -> Table:
    """A match that ended so; a bot sits where nobody does."""
    opening = lobby.open_table("a", "a", "fuji_flush", Terms(4, language="en"), link="link", code="CODE")
    table = Table.replay(NumberedEntry(seq, 0.0, entry) for seq, entry in enumerate(opening, start=1))
    for person in sorted({*people} - {"", "a"}):
        does(table, person, do.Join(name=person, invitation="CODE"))
    for seat, person in enumerate(people):
        does(table, person or "a", do.Sit(seat=seat) if person else do.PlaceBot(seat=seat, bot="easy"))
    for one in list(table.state.seating.players()):
        does(table, one.id, do.Ready())
    does(table, "a", do.Deal(seed=seed_from("1")))
    table.state.running().state.finish(Outcome(winners, "own-turn"))
    for seat in gone:
        table.state.seating.chairs[seat] = replace(table.state.seating.chairs[seat], gone=True)
    return table


def does(table: Table, person: str, command: do.Command) -> None:
    take(table, *table.handle(person, command, 0.0))


def take(table: Table, *entries: LogEntry) -> None:
    for entry in entries:
        table.apply(entry, 0.0)


def places(table: Table, accounts: str = "abcd") -> dict[str, int]:
    return {one.account: one.place for one in contenders(table.state, set(accounts))}


def test_winners_share_the_first_place_and_the_others_the_second() -> None:
    assert places(over(1, 3)) == {"a": LOST, "b": FIRST, "c": LOST, "d": FIRST}


def test_guests_and_bots_are_left_out() -> None:
    assert places(over(1), "ab") == {"a": LOST, "b": FIRST}
    assert places(over(1, people=("a", "", "c", ""))) == {"a": LOST, "c": LOST}


def test_one_account_alone_is_not_rated() -> None:
    assert places(over(1), "b") == {}
    assert places(over(1, people=("a", "", "", ""))) == {}


def test_who_plays_several_seats_is_left_out() -> None:
    assert places(over(1, people=("a", "a", "c", "d"))) == {"c": LOST, "d": LOST}


def test_who_let_a_bot_play_is_left_out_even_after_taking_the_seat_back() -> None:
    table = over(1)
    take(table, HandedOver(1, "easy", "b"), TakenBack(1))
    assert places(table) == {"a": LOST, "c": LOST, "d": LOST}


def test_who_resigned_has_lost() -> None:
    assert places(over(1, 2, gone=(2,))) == {"a": LOST, "b": FIRST, "c": LOST, "d": LOST}


def test_where_nobody_won_only_who_gave_up_has_lost() -> None:
    assert places(over()) == {}
    assert places(over(gone=(3,))) == {"a": FIRST, "b": FIRST, "c": FIRST, "d": LOST}


def test_before_the_end_nobody_is_rated() -> None:
    table = over(1)
    assert table.state.match is not None
    table.state.match.state.outcome = None
    assert places(table) == {}


def test_strangers_begin_alike_and_the_winner_is_thought_stronger() -> None:
    found = [Contender("a", FIRST), Contender("b", LOST)]
    first, second = rated("fuji_flush", found, {})
    assert (first.account, first.game, first.matches) == ("a", "fuji_flush", 1)
    assert first.mu > 25 > second.mu
    assert first.sigma == pytest.approx(second.sigma)
    assert first.sigma < 25 / 3


def test_nobody_to_rate_is_nothing_to_write() -> None:
    assert rated("fuji_flush", [], {}) == []


@settings(deadline=None, derandomize=True)
@given(
    st.lists(st.sampled_from([FIRST, LOST]), min_size=2, max_size=8),
    st.lists(st.tuples(st.floats(0, 50), st.floats(1, 9), st.integers(1, 500)), min_size=8, max_size=8),
)
def test_a_match_counts_for_each_and_of_equals_the_winner_never_falls_behind(
    won: list[int], strengths: list[tuple[float, float, int]]
) -> None:
    found = [Contender(str(seat), place) for seat, place in enumerate(won)]
    before = {
        str(seat): Rating(str(seat), "g", mu, sigma, matches)
        for seat, (mu, sigma, matches) in enumerate(strengths[: len(won)])
    }
    after = rated("g", found, before)
    assert [one.matches for one in after] == [before[one.account].matches + 1 for one in found]
    equals = rated("g", found, {one: replace(rating, mu=25.0, sigma=5.0) for one, rating in before.items()})
    best = min(one.mu for one, place in zip(equals, won, strict=True) if place == min(won))
    assert all(one.mu <= best + 1e-9 for one, place in zip(equals, won, strict=True) if place != min(won))
