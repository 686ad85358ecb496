"""Bots are somebody: a name, a face and a strength that stay."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from tests.table.conftest import Club, MakeClub

from tablee.i18n import NAMES
from tablee.lookalikes import alike
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.cast import CAST, FACES, bot_name
from tablee.table.entries import NumberedEntry
from tablee.table.seats import is_like_a_bots, shown_name
from tablee.table.snapshot import seat_names, snapshot
from tablee.table.table import Table
from tablee.table.terms import STRENGTHS


def names_of(table: Table) -> tuple[str, ...]:
    return seat_names(table.state, "en")


def with_bots(club: MakeClub, *bots: str, name: str = "Ada") -> Club:
    opened = club(seats=len(bots) + 1)
    opened.do(opened.judge.come("ada", name))
    opened.sits("ada", 0)
    for seat, bot in enumerate(bots, 1):
        opened.do(opened.judge.place("ada", seat, bot))
    return opened


def test_no_two_names_of_bots_look_alike_and_all_could_be_a_persons() -> None:
    assert tuple(CAST) == STRENGTHS
    assert not [pair for pair in combinations((*FACES, *NAMES), 2) if alike(*pair)]
    assert all(shown_name(name) == name and len(name) <= 7 for name in FACES)
    assert not any(is_like_a_bots(name) for name in FACES)


def test_every_bot_has_a_face_of_its_own() -> None:
    assert sorted(FACES.values()) == list(range(sum(len(names) for names in CAST.values())))


def test_a_bot_is_called_like_nobody_at_the_table(club: MakeClub) -> None:
    for name in CAST["easy"]:
        table = with_bots(club, "easy", "easy", "easy", name=name.upper()).table
        assert not [pair for pair in combinations(names_of(table), 2) if alike(*pair)]
        assert set(names_of(table)[1:]) < set(CAST["easy"])


def test_where_no_name_is_left_a_bot_has_its_number(club: MakeClub) -> None:
    assert bot_name("hard", CAST["hard"], "") == ""
    opened = club()
    opened.do((log.Placed(1, "hard"),))  # so does a bot in a log of 0.1
    assert names_of(opened.table)[1] == "Bot 2 (hard)"
    assert snapshot(opened.table.state, "ada", "en", 0.0).room.chairs[1].face == 1


def test_the_same_company_meets_the_same_bots(club: MakeClub) -> None:
    first, again = (with_bots(club, "easy", "hard") for _ in range(2))
    assert names_of(first.table) == names_of(again.table)
    assert len({bot_name("easy", (), f"host {number}") for number in range(200)}) == len(CAST["easy"])


def test_a_bot_of_another_strength_is_another_and_of_the_same_the_same(club: MakeClub) -> None:
    opened = with_bots(club, "easy", "easy")
    before = names_of(opened.table)
    assert opened.judge.place("ada", 1, "easy") == ()
    opened.do(opened.judge.place("ada", 1, "hard"))
    assert names_of(opened.table)[1] in CAST["hard"]
    assert names_of(opened.table)[2] == before[2]


def test_nobody_comes_in_or_is_renamed_like_a_bot_that_sits_there(club: MakeClub) -> None:
    opened = with_bots(club, "easy", "easy")
    taken = names_of(opened.table)[1]
    for person in ("ada", "basile"):
        with pytest.raises(no.NameInUse):
            opened.judge.come(person, taken.upper(), "CODE")
    with pytest.raises(no.NameInUse):
        opened.judge.sit("ada", 0, taken) if opened.do(opened.judge.stand("ada", 0)) else None


def test_a_bot_keeps_name_and_face_through_the_match_and_its_log(club: MakeClub) -> None:
    opened = with_bots(club, "easy", "hard")
    before = snapshot(opened.table.state, "ada", "fr", 0.0).room.chairs
    opened.starts()
    rng = Random(1)
    while opened.table.state.is_running:
        opened.plays(rng)
    assert snapshot(opened.table.state, "ada", "fr", 0.0).room.chairs == before
    assert Table.replay(opened.log).state.seating.chairs == opened.table.state.seating.chairs
    assert [chair.face for chair in before] == [None, FACES[before[1].name], FACES[before[2].name]]


def test_a_rematch_keeps_the_bots_one_seat_further(club: MakeClub) -> None:
    opened = with_bots(club, "easy", "hard")
    opened.starts()
    rng = Random(1)
    while opened.table.state.is_running:
        opened.plays(rng)
    _, there = opened.judge.rematch("ada", "next", link="l", code="c")
    again = Table.replay(NumberedEntry(seq, 5.0, entry) for seq, entry in enumerate(there, 1))
    first = names_of(opened.table)
    assert names_of(again) == (first[2], first[0], first[1])


def test_a_seat_that_a_bot_plays_for_a_person_keeps_the_persons_name(club: MakeClub) -> None:
    opened = with_bots(club, "easy", "easy")
    opened.starts()
    opened.do(opened.judge.hand_over("ada", 0, "hard"))
    chair = snapshot(opened.table.state, "ada", "en", 0.0).room.chairs[0]
    assert (chair.name, chair.bot, chair.face) == ("Ada", "hard", None)


def test_a_record_names_bots_by_strength_and_seat(club: MakeClub) -> None:
    assert with_bots(club, "easy", "hard").table.state.names() == ("Ada", "easy 2", "hard 3")
