"""Whatever counts, counts what its reader may notice: revisions, clocks and undone answers that others give in secret."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tablee.core.state import options
from tablee.table import absence
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.noticed import SPECTATOR, Noticed
from tablee.table.snapshot import TableSnapshot, snapshot, summary
from tablee.table.table import record
from tablee.table.terms import Time

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub


@pytest.fixture
def duo(parlour: MakeClub) -> Club:
    """Aquatika: both lay their camps in secret; Chloé watches."""
    club = parlour("aquatika", seats=2, time=Time.stock(600, 7))
    club.comes("chloé")
    return club


def places(club: Club, seat: int, times: int = 1) -> None:
    for _ in range(times):
        club.answers(seat, str(options(club.state(), seat)[0]))


def seen(club: Club, person: str) -> TableSnapshot:
    return snapshot(club.table.state, person, "en", club.now)


def test_a_hidden_answer_raises_the_revision_of_nobody_else(duo: Club) -> None:
    before = {person: seen(duo, person) for person in ("ada", "basile", "chloé")}
    places(duo, 0, 3)
    assert seen(duo, "ada").revision == before["ada"].revision + 3
    assert [seen(duo, person) for person in ("basile", "chloé")] == [before["basile"], before["chloé"]]
    assert duo.same_after_restart()


def test_what_shows_raises_everybodys_revision_by_one(duo: Club) -> None:
    before = {person: seen(duo, person).revision for person in ("basile", "chloé")}
    while 0 in duo.state().waiting:
        places(duo, 0)
    assert {person: seen(duo, person).revision for person in before} == {
        person: revision + 1 for person, revision in before.items()
    }


def test_clocks_tell_nobody_how_often_somebody_answered_in_secret(duo: Club) -> None:
    """No increment, and no new time, for what the others can't notice."""
    duo.wait(10)
    before = absence.shown_clocks(duo.table.state, duo.now)
    places(duo, 0, 3)
    assert absence.shown_clocks(duo.table.state, duo.now) == before
    while 0 in duo.state().waiting:
        places(duo, 0)
    assert [clock.left for clock in absence.shown_clocks(duo.table.state, duo.now)] == [597, 590]


def test_per_move_a_whole_camp_is_one_move(parlour: MakeClub) -> None:
    club = parlour("aquatika", seats=2, time=Time.per_move(100))
    club.wait(10)
    places(club, 0, 2)
    assert [clock.left for clock in absence.shown_clocks(club.table.state, club.now)] == [90, 90]


def test_an_answer_carries_the_revision_that_its_person_was_told(duo: Club) -> None:
    told = seen(duo, "basile").revision
    places(duo, 0, 3)
    move = str(options(duo.state(), 1)[0])
    with pytest.raises(no.StaleAnswer):
        duo.judge.answer("basile", 1, told + 1, move)  # the table's own count is nobody's
    duo.do(duo.judge.answer("basile", 1, told, move))
    with pytest.raises(no.StaleAnswer):
        duo.judge.answer("basile", 1, told, move)
    places(duo, 0)
    duo.do(duo.judge.answer("basile", 1, told + 1, str(options(duo.state(), 1)[0])))
    assert duo.same_after_restart()


def test_events_after_a_revision_are_told_once_whatever_happened_unseen_in_between(duo: Club) -> None:
    places(duo, 0, 3)
    before = seen(duo, "basile")
    places(duo, 0, 2)
    while 0 in duo.state().waiting:
        places(duo, 0)
    (look,) = snapshot(duo.table.state, "basile", "en", duo.now, since=before.revision).perspectives
    assert look.start == len(before.perspectives[0].events)
    assert len(look.events) == 1


def test_a_hidden_answer_taken_back_is_noticed_by_nobody_else(duo: Club) -> None:
    places(duo, 0, 2)
    before, listed = [seen(duo, person) for person in ("basile", "chloé")], summary(duo.table.state)
    duo.wait(3)
    duo.do(duo.judge.ask_undo("ada"))
    assert duo.log[-1].entry == log.Undone("ada", 1)
    assert [replace(seen(duo, person), clocks=()) for person in ("basile", "chloé")] == [
        replace(one, clocks=()) for one in before
    ]
    assert summary(duo.table.state) == listed
    assert duo.same_after_restart()


def test_the_record_that_others_may_read_has_no_line_for_it(duo: Club) -> None:
    texts = []
    for _ in range(3):
        places(duo, 0)
        texts.append([str(record(duo.table.state, "basile", 1)), str(record(duo.table.state, "chloé"))])
    assert texts == [texts[0]] * 3


def test_who_owns_both_seats_notices_both(parlour: MakeClub) -> None:
    club = parlour("aquatika", seats=2)
    state = club.table.state
    state.noticed = Noticed([(0, 1)])
    state.noticed.note(5, frozenset([1, None]), ())
    assert (state.noticed.shown((0, 1), 9), state.noticed.shown(SPECTATOR, 9)) == (9, 8)


def test_who_has_no_seat_left_counts_on_as_a_spectator_does() -> None:
    noticed = Noticed([(0,), (1,)])
    noticed.note(3, frozenset([1, None]), ())
    noticed.note(5, frozenset([1]), gone=[1])
    noticed.note(6, frozenset([0, None]), gone=[1])
    assert [noticed.shown((1,), revision) for revision in range(2, 8)] == [2, 2, 3, 4, 4, 5]
    assert [noticed.true((1,), shown) for shown in (2, 3, 4, 5)] == [3, 4, 6, 7]
