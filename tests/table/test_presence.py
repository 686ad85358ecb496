"""Who is away, and what follows from it by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.table import absence, presence
from tablee.table import entries as log
from tablee.table.refusals import NotYourSeat, StillThere
from tablee.table.snapshot import AbsenceSeen, absences, summary
from tablee.table.state import Phase
from tablee.table.terms import DAY, Absent, Time

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub


def gone(club: Club, *people: str) -> None:
    for person in people:
        club.do(club.judge.goes_away(person, club.now))


def settle(club: Club) -> list[type[log.LogEntry]]:
    """All that is due now."""
    kinds = []
    while entries := club.judge.flag(club.now):
        kinds += club.kinds(club.do(entries))
    return kinds


def test_the_grace_counts_from_when_somebody_went_and_everybody_sees_it(parlour: MakeClub) -> None:
    club = parlour(seats=3, grace=60)
    gone(club, "chloé")
    club.wait(20)
    assert absences(club.table.state, club.now) == (AbsenceSeen(3, 40.0),)
    with pytest.raises(StillThere):
        club.judge.hand_over("ada", 2)
    club.wait(40)
    assert club.same_after_restart()
    assert club.kinds(club.do(club.judge.hand_over("ada", 2))) == [log.HandedOver]
    assert absences(club.table.state, club.now) == ()


def test_who_is_back_in_time_is_waited_for_as_before(parlour: MakeClub) -> None:
    club = parlour(seats=2, grace=60)
    gone(club, "basile")
    club.do(club.judge.comes_back("basile"))
    club.wait(1000)
    assert absences(club.table.state, club.now) == ()
    with pytest.raises(StillThere):
        club.judge.hand_over("ada", 1)


def test_the_match_can_be_ended_for_who_is_away_where_the_terms_say_so(parlour: MakeClub) -> None:
    club = parlour(seats=2, absent=Absent.LEAVE)
    gone(club, "basile")
    club.wait(120)
    assert club.kinds(club.judge.end_for("ada", 1)) == [log.Resigned, log.Ended]


def test_a_bot_plays_on_by_itself_where_the_terms_say_so_and_somebody_is_there(parlour: MakeClub) -> None:
    club = parlour(seats=2, absent=Absent.BOT)
    gone(club, "basile")
    assert absence.next_due(club.table.state) == club.now + 120
    gone(club, "ada")
    assert absence.next_due(club.table.state) is None
    club.do(club.judge.comes_back("ada"))
    club.wait(120)
    assert settle(club) == [log.HandedOver]
    assert club.table.state.seating.chairs[1].bot == "normal"


def test_the_role_of_the_host_passes_on_in_the_lobby_and_in_the_match(club: MakeClub, parlour: MakeClub) -> None:
    lobby, match = club("fuji_flush", seats=3), parlour(seats=2)
    lobby.comes("basile")
    for one in (lobby, match):
        gone(one, "ada")
        assert settle(one) == []
        one.wait(120)
        assert settle(one) == [log.HostPassed]
        assert one.table.state.seating.host == "basile"
        assert one.same_after_restart()


def test_a_match_without_its_people_is_not_being_played(parlour: MakeClub) -> None:
    club = parlour(seats=3)
    assert not summary(club.table.state).idle
    gone(club, "ada", "basile")
    assert not summary(club.table.state).idle
    gone(club, "chloé")
    assert summary(club.table.state).idle
    club.do(club.judge.comes_back("basile"))
    assert not summary(club.table.state).idle


def test_nobody_inherits_who_is_away_too(club: MakeClub) -> None:
    table = club("fuji_flush", seats=3)
    table.comes("basile")
    gone(table, "ada", "basile")
    table.wait(1000)
    assert settle(table) == []
    table.comes("chloé")
    assert settle(table) == [log.HostPassed]
    assert table.table.state.seating.host == "chloé"


def test_the_host_may_free_the_seat_of_somebody_who_does_not_come_back(club: MakeClub) -> None:
    table = club("fuji_flush", seats=3)
    table.comes("basile")
    table.sits("basile", 1)
    with pytest.raises(NotYourSeat):
        table.judge.stand("ada", 1)
    gone(table, "basile")
    table.wait(120)
    assert table.kinds(table.judge.stand("ada", 1)) == [log.Stood]


def test_a_match_that_counts_days_knows_no_absence(parlour: MakeClub) -> None:
    club = parlour(seats=2, time=Time.days(2))
    assert club.judge.goes_away("basile", club.now) == ()
    club.wait(DAY)
    assert presence.abandoned_at(club.table.state) is None
    with pytest.raises(StillThere):
        club.judge.hand_over("ada", 1)


def test_an_account_that_goes_leaves_its_seats_to_bots_and_the_host_s_role_to_another(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    kinds = []
    while entries := club.judge.departs("ada"):
        kinds += club.kinds(club.do(entries))
    assert kinds == [log.Left, log.HandedOver]
    assert club.table.state.seating.host == "basile"


def test_an_account_that_goes_is_out_where_the_terms_say_so(parlour: MakeClub) -> None:
    club = parlour(seats=2, absent=Absent.LEAVE)
    club.do(club.judge.departs("ada"))
    club.do(club.judge.departs("ada"))
    assert club.table.state.phase is Phase.OVER


def test_a_match_where_nobody_is_waits_for_days_and_then_bots_play_on(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    gone(club, "ada")
    assert presence.abandoned_at(club.table.state) is None
    gone(club, "basile")
    end = presence.abandoned_at(club.table.state)
    assert end == club.now + presence.FORGOTTEN
    assert club.judge.give_up(end - 1) == ()
    assert club.kinds(club.judge.give_up(end)) == [log.HandedOver, log.HandedOver]


def test_a_lobby_is_kept_for_hours_and_one_that_will_count_days_for_as_long_as_a_move(club: MakeClub) -> None:
    for terms, kept in (({}, presence.DESERTED), ({"time": Time.days(1)}, 30 * DAY)):
        table = club("fuji_flush", seats=3, **terms)
        gone(table, "ada")
        assert presence.abandoned_at(table.table.state) == table.now + kept
    table.do(table.judge.leave("ada"))
    assert presence.abandoned_at(table.table.state) == table.now + presence.EMPTIED


def test_while_no_server_was_there_nobody_could_come_back(parlour: MakeClub) -> None:
    club = parlour(seats=2, grace=60)
    gone(club, "basile")
    club.wait(50)
    asleep = club.now
    club.wait(1000)
    club.do(club.judge.wake(asleep))
    assert absences(club.table.state, club.now) == (AbsenceSeen(2, 10.0),)
