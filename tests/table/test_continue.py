"""A match that is over goes on at another table, from where it stood and with the same luck."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import Judge

from tablee.core.chance import commitment
from tablee.table import absence, rematch
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.entries import NumberedEntry
from tablee.table.snapshot import may_undo
from tablee.table.state import Phase
from tablee.table.table import Table
from tablee.table.terms import Time
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub


def played_out(club: Club, seed: int = 1) -> Club:
    rng = Random(seed)
    while club.table.state.phase is Phase.RUNNING:
        club.plays(rng)
    return club


def continued(table: Table, steps: int, seat: int = 1, person: str = "ada", key: str = "") -> Table:
    entries = rematch.continuation(
        table.state, person, "Ada", steps, seat, "easy", table="t1", link="link-2", code="EDOC", key=key
    )
    return Table.replay(NumberedEntry(seq, 5.0, entry) for seq, entry in enumerate(entries, start=1))


@pytest.mark.parametrize("steps", [0, 1, 7])
def test_the_match_stands_where_it_stood_and_luck_goes_on(three: Club, steps: int) -> None:
    table = played_out(three).table
    new = continued(table, steps)
    assert table.state.match is not None
    assert new.state.match is not None
    assert new.state.phase is Phase.RUNNING
    assert fingerprint(new.state.match.state) == fingerprint(table.state.match.after(steps).state)
    for step in table.state.match.steps[steps:]:
        new.state.match.play(step.seat, step.move, "", 99)
    assert str(new.state.match.match.record()) == str(table.state.match.match.record())
    assert new.state.commitment == table.state.commitment == commitment(table.state.match.seed)


def test_the_person_has_the_seat_and_bots_the_others_and_the_answers_are_nobodys(three: Club) -> None:
    table = played_out(three).table
    new = continued(table, 5, seat=2)
    assert [(chair.person, chair.bot) for chair in new.state.seating.chairs] == [
        ("", "easy"),
        ("", "easy"),
        ("ada", ""),
    ]
    assert new.state.match is not None
    assert {step.person for step in new.state.match.steps} == {""}
    assert not may_undo(new.state, "ada")
    assert (new.state.terms.public, new.state.terms.options, new.state.seating.host) == (
        False,
        table.state.terms.options,
        "ada",
    )
    assert new.state.seed == ""


def test_it_says_what_it_continues_and_has_no_clock(club: MakeClub) -> None:
    opened = club(time=Time.stock(600))
    opened.comes("basile", "chloé")
    for seat, person in enumerate(("ada", "basile", "chloé")):
        opened.sits(person, seat)
    opened.starts()
    new = continued(played_out(opened).table, 3)
    assert new.state.continued == "t1"
    assert absence.shown_clocks(new.state, 6.0) == ()
    assert opened.table.state.continued == ""


def test_a_seat_that_had_left_leaves_again(club: MakeClub) -> None:
    opened = club(seats=4)
    opened.comes("basile", "chloé", "dario")
    for seat, person in enumerate(("ada", "basile", "chloé", "dario")):
        opened.sits(person, seat)
    opened.starts()
    rng = Random(2)
    for _ in range(3):
        opened.plays(rng)
    opened.do(opened.judge.resign("basile", 1))
    table = played_out(opened).table
    new = continued(table, 6, seat=0)
    assert table.state.match is not None
    assert new.state.match is not None
    assert fingerprint(new.state.match.state) == fingerprint(table.state.match.after(6).state)
    assert [chair.gone for chair in new.state.seating.chairs] == [False, True, False, False]
    with pytest.raises(no.SeatGone):
        continued(table, 4, seat=1)
    assert not continued(table, 3, seat=1).state.seating.chairs[1].gone


def test_what_cannot_be_continued_is_refused(three: Club) -> None:
    with pytest.raises(no.NotOver):
        continued(three.table, 0)
    table = played_out(three).table
    assert table.state.match is not None
    for steps in (-1, len(table.state.match.steps), len(table.state.match.steps) + 1):
        with pytest.raises(no.NothingToContinue):
            continued(table, steps)
    with pytest.raises(no.NoSuchSeat):
        continued(table, 1, seat=3)
    with pytest.raises(no.UnknownStrength):
        rematch.continuation(table.state, "ada", "Ada", 1, 0, "genius", table="t1", link="", code="")


def test_it_is_for_those_who_were_there_or_have_the_key(three: Club) -> None:
    table = played_out(three).table
    for key in ("", "no"):
        with pytest.raises(no.NotInvited):
            continued(table, 1, person="zoé", key=key)
    for key in ("CODE", "link-1"):
        assert continued(table, 1, person="zoé", key=key).state.seating.chairs[1].person == "zoé"
    three.do(Judge(table).leave("basile"))
    assert continued(table, 1, person="basile").state.seating.host == "basile"


def test_a_public_match_may_be_continued_by_anybody_but_who_was_sent_away(club: MakeClub) -> None:
    opened = club(public=True)
    opened.comes("basile", "chloé", "zoé")
    for seat, person in enumerate(("ada", "basile", "chloé")):
        opened.sits(person, seat)
    opened.do(opened.judge.kick("ada", "zoé"))
    opened.starts()
    table = played_out(opened).table
    assert continued(table, 1, person="yves").state.seating.host == "yves"
    with pytest.raises(no.Barred):
        continued(table, 1, person="zoé")


def test_answers_that_were_taken_back_are_not_taken_over(three: Club) -> None:
    rng = Random(3)
    three.plays(rng)
    _, person = three.turn
    three.plays(rng)
    three.do(three.judge.ask_undo(person))
    for other in {"ada", "basile", "chloé"} - {person}:
        three.do(three.judge.agree(other))
    table = played_out(three, 4).table
    assert any(isinstance(one.entry, log.Undone) for one in three.log)
    new = continued(table, 4)
    assert table.state.match is not None
    assert new.state.match is not None
    assert fingerprint(new.state.match.state) == fingerprint(table.state.match.after(4).state)
