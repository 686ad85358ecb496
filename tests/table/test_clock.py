"""Time, to the second: clocks run while somebody is waited for, and a table says what is due."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.table import absence, play
from tablee.table import entries as log
from tablee.table.state import Phase
from tablee.table.terms import DAY, Absent, Time

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub


def lefts(club: Club) -> list[float]:
    return [clock.left for clock in absence.shown_clocks(club.table.state, club.now)]


def runs(club: Club) -> list[bool]:
    return [clock.runs for clock in absence.shown_clocks(club.table.state, club.now)]


def test_without_a_time_nothing_runs(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    club.wait(1e9)
    assert absence.shown_clocks(club.table.state, club.now) == ()
    assert club.table.state.clocks.next_due() is None
    assert club.judge.flag(club.now) == ()


def test_per_move_each_question_has_its_own_time(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.per_move(30))
    assert runs(club) == [True, False]
    assert club.table.state.clocks.next_due() == 1030
    club.wait(20)
    assert lefts(club) == [10, 30]
    club.answers(0, "walk 1")
    assert lefts(club) == [30, 30]
    club.answers(0, "do stop")
    club.wait(5)
    assert (lefts(club), runs(club)) == ([30, 25], [False, True])
    assert club.same_after_restart()


def test_a_stock_goes_down_and_each_answer_adds_the_increment(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.stock(100, 3))
    club.wait(40)
    club.answers(0, "walk 1")
    assert lefts(club) == [63, 100]
    club.wait(10)
    club.answers(0, "do stop")
    assert lefts(club) == [56, 100]
    club.wait(7)
    assert lefts(club) == [56, 93]
    assert club.same_after_restart()


def test_days_are_seconds_too(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.days(3))
    club.wait(2 * DAY)
    assert lefts(club) == [DAY, 3 * DAY]
    assert club.judge.flag(club.now) == ()
    club.wait(DAY)
    assert club.judge.flag(club.now) == (log.Flagged(0),)


def test_asked_together_several_clocks_run_and_each_stops_by_itself(parlour: MakeClub) -> None:
    club = parlour(seats=3, time=Time.stock(100))
    club.answers(0, "do bid")
    club.wait(10)
    club.answers(1, "bid 0")
    club.wait(10)
    assert (lefts(club), runs(club)) == ([80, 90, 80], [True, False, True])


def test_time_given_back_by_no_undo(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.stock(100))
    club.wait(10)
    club.answers(0, "walk 1")
    club.wait(10)
    club.do(club.judge.ask_undo("ada"))
    assert (lefts(club), runs(club)) == ([80, 100], [True, False])


def test_a_clock_of_a_bot_does_not_run(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.stock(100))
    club.wait(10)
    club.do(club.judge.hand_over("ada", 0))
    club.wait(50)
    assert (lefts(club), runs(club)) == ([90, 100], [False, False])
    club.do(club.judge.take_back("ada", 0))
    club.wait(1)
    assert (lefts(club), runs(club)) == ([89, 100], [True, False])


def test_when_time_runs_out_the_others_may_hand_the_seat_over(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.stock(100))
    club.wait(99.5)
    assert club.judge.flag(club.now) == ()
    club.wait(0.5)
    club.do(club.judge.flag(club.now))
    assert club.judge.flag(club.now) == ()
    assert club.table.state.clocks.next_due() is None
    assert club.same_after_restart()
    club.do(club.judge.hand_over("basile", 0))
    club.do(club.judge.take_back("ada", 0))
    assert lefts(club) == [10, 100]


def test_who_is_late_may_still_answer_until_the_seat_is_handed_over(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.per_move(10))
    club.wait(60)
    club.do(club.judge.flag(club.now))
    club.answers(0, "walk 1")
    assert not absence.shown_clocks(club.table.state, club.now)[0].flagged


def test_a_bot_plays_on_at_once_where_the_table_chose_so(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.per_move(10), absent=Absent.BOT, stand_in="easy")
    club.wait(10)
    entries = club.do(club.judge.flag(club.now))
    assert entries == (log.Flagged(0), log.HandedOver(0, "easy", ""))
    assert [turn.seat for turn in play.bots_due(club.table.state)] == [0]


def test_the_match_ends_for_the_seat_where_the_table_chose_so(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.per_move(10), absent=Absent.LEAVE)
    club.wait(10)
    assert club.kinds(club.do(club.judge.flag(club.now))) == [log.Flagged, log.Resigned, log.Ended]
    assert club.table.state.phase is Phase.OVER
    assert absence.shown_clocks(club.table.state, club.now) == ()


def test_several_seats_are_flagged_one_after_the_other(parlour: MakeClub) -> None:
    club = parlour(seats=3, time=Time.per_move(10), absent=Absent.BOT)
    club.answers(0, "do bid")
    club.wait(10)
    flagged = []
    while entries := club.judge.flag(club.now):
        club.do(entries)
        flagged += [entry.seat for entry in entries if isinstance(entry, log.Flagged)]
    assert flagged == [0, 1, 2]


def test_leaving_costs_no_more_than_the_clock(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.per_move(60))
    club.do(club.judge.leave("ada"))
    club.wait(59)
    club.do(club.judge.come("ada", "Ada"))
    club.answers(0, "walk 1")


def test_while_the_server_was_away_no_clock_ran(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.stock(100))
    club.wait(10)
    asleep = club.now
    club.wait(500)
    club.do(club.judge.wake(asleep))
    assert lefts(club) == [90, 100]
    assert club.same_after_restart()


def test_a_clock_that_goes_backwards_gives_no_time(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.stock(100))
    club.wait(-50)
    assert lefts(club) == [100, 100]


@pytest.mark.parametrize("seed", range(3))
def test_no_stock_is_ever_more_than_what_was_given(parlour: MakeClub, seed: int) -> None:
    club = parlour(seats=3, time=Time.stock(100))
    rng = Random(seed)
    for _ in range(40):
        if club.table.state.phase is not Phase.RUNNING:
            break
        club.wait(rng.random() * 3)
        club.plays(rng)
        assert all(0 <= left <= 100 for left in lefts(club))
