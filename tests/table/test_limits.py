"""Rules of time: the table keeps the clock, gives the move when it is due, and nobody else can give it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import PEOPLE, Club

from tablee.core.errors import IllegalMove
from tablee.table import absence
from tablee.table import entries as log
from tablee.table.terms import Time

if TYPE_CHECKING:
    from tablee.core.notation import Seat
    from tablee.games.decrypto.rules.state import Decrypto


def teams(**terms: object) -> Club:
    """Ada and Basile against Chloé and Dario."""
    options = {"teams": "sides", "language": "en"} | dict(terms.pop("options", {}))  # type: ignore[call-overload]
    club = Club("decrypto", seats=4, options=options, **terms)
    club.comes(*PEOPLE[1:])
    for seat, person in enumerate(PEOPLE):
        club.sits(person, seat)
    club.starts()
    return club


def writers(club: Club) -> tuple[Seat, Seat]:
    state: Decrypto = club.state()  # type: ignore[assignment]
    white, black = state.encryptor
    return white, black


def hourglass_runs(**terms: object) -> Club:
    club = teams(options={"hourglass": True}, **terms)
    white, black = writers(club)
    club.answers(white, "draw")
    club.answers(black, "draw")
    club.answers(white, 'clues "abacus" "zebra" "quartz"')
    club.answers(white, "turn")
    return club


def test_a_rule_of_time_is_due_after_its_seconds_and_not_before() -> None:
    club = hourglass_runs()
    _, black = writers(club)
    assert absence.next_due(club.table.state) == club.now + 30
    club.wait(29)
    assert club.judge.flag(club.now) == ()
    club.wait(1)
    (entry,) = club.do(club.judge.flag(club.now))
    assert entry == log.Answered(black, "time-up", "", forced=True)
    assert absence.next_due(club.table.state) is None
    assert club.same_after_restart()


def test_the_time_of_a_rule_is_shown_to_those_it_presses() -> None:
    club = hourglass_runs()
    _, black = writers(club)
    club.wait(12)
    ((seat, left),) = [(clock.seat, clock.left) for clock in absence.shown_clocks(club.table.state, club.now)]
    assert (seat, left) == (black, 18)


def test_the_time_of_a_rule_is_shown_before_a_players_own_where_it_ends_sooner() -> None:
    club = hourglass_runs(time=Time.per_move(60))
    _, black = writers(club)
    assert {clock.seat: (clock.left, clock.rule) for clock in absence.shown_clocks(club.table.state, club.now)}[
        black
    ] == (30, True)
    assert not any(clock.rule for clock in absence.shown_clocks(club.table.state, club.now) if clock.seat != black)
    club = hourglass_runs(time=Time.per_move(20))
    _, black = writers(club)
    assert {clock.seat: (clock.left, clock.rule) for clock in absence.shown_clocks(club.table.state, club.now)}[
        black
    ] == (20, False)


def test_nobody_can_say_by_himself_that_the_time_is_up() -> None:
    club = hourglass_runs()
    _, black = writers(club)
    with pytest.raises(IllegalMove):
        club.answers(black, "time-up")


def test_nor_can_a_bot_or_a_program() -> None:
    club = hourglass_runs()
    _, black = writers(club)
    club.do(club.judge.hand_over(PEOPLE[black], black, "easy"))
    with pytest.raises(IllegalMove):
        club.judge.answer_for_bot(black, club.table.state.revision, "time-up")


def test_the_time_of_a_rule_runs_on_whatever_is_said_meanwhile() -> None:
    club = hourglass_runs()
    white, black = writers(club)
    club.wait(20)
    club.answers(black, 'clues "violin" "-" "-"')
    assert absence.next_due(club.table.state) == club.now + 10
    club.wait(10)
    club.do(club.judge.flag(club.now))
    assert "violin" in str(club.table.state.game.view(club.state(), black))
    assert club.table.state.timer.limit is None
    assert white not in club.table.state.timed_people()


def test_a_server_that_was_away_gives_the_time_of_a_rule_back() -> None:
    club = hourglass_runs()
    since = club.now + 10
    club.wait(100)
    club.do(club.judge.wake(since))
    assert absence.next_due(club.table.state) == club.now + 20


def test_a_limit_of_talk_ends_the_talk_of_both_teams() -> None:
    club = teams(options={"discussion": "60"})
    white, black = writers(club)
    for seat in (white, black):
        club.answers(seat, "draw")
    club.answers(white, 'clues "abacus" "zebra" "quartz"')
    club.answers(black, 'clues "abacus" "zebra" "quartz"')
    assert absence.next_due(club.table.state) == club.now + 60
    club.wait(60)
    club.do(club.judge.flag(club.now))
    state: Decrypto = club.state()  # type: ignore[assignment]
    assert (state.half, state.misses) == (1, [1, 0])
    assert absence.next_due(club.table.state) == club.now + 60


def test_no_clock_runs_for_somebody_who_may_speak_and_need_not() -> None:
    club = teams(time=Time.per_move(30))
    white, black = writers(club)
    assert [clock.seat for clock in absence.shown_clocks(club.table.state, club.now) if clock.runs] == sorted(
        (white, black)
    )
    assert len(club.state().waiting) == 4  # partners may ask for another encryptor
    assert [club.table.state.asks(person) for person in PEOPLE].count(True) == 2
