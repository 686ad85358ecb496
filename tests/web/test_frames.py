"""Frames of a match that goes on: what happened is told with its steps once, to who sees it happen."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.table.conftest import Club, seated

from tablee.web.frames import Frames, Subscription

Event = dict[str, Any]


class Screen:
    """A socket of Ada's at a table of three."""

    def __init__(self, club: Club, frames: Frames, *, beats: bool = True) -> None:
        self.club = club
        self.frames = frames
        self.to = Subscription("ada", "en", lean=True, beats=beats)

    def sees(self) -> list[Event]:
        """The events of the next frame."""
        frame = self.frames.next(self.club.table.state, self.to, self.club.now)
        assert frame is not None
        (look,) = json.loads(frame)["looks"]
        told: list[Event] = look["events"]
        return told


@pytest.fixture
def club() -> Club:
    return seated(Club())


def test_what_has_just_happened_is_told_with_its_steps(club: Club) -> None:
    screen = Screen(club, Frames())
    screen.sees()
    club.plays(Random(1))
    first, *_ = screen.sees()
    assert first["text"].endswith(".")
    assert (first["answer"], first["cause"]) == (1, True)
    assert [step["kind"] for step in first["steps"]] == ["together", "mark"]


def test_whoever_comes_later_is_told_the_same_without_steps(club: Club) -> None:
    frames = Frames()
    there = Screen(club, frames)
    there.sees()
    club.plays(Random(1))
    now = there.sees()
    later = Screen(club, frames).sees()
    assert later[-len(now) :] == [{name: value for name, value in one.items() if name != "steps"} for one in now]


def test_who_has_missed_an_answer_is_told_of_both_without_steps(club: Club) -> None:
    screen = Screen(club, Frames())
    screen.sees()
    for number in range(2):
        club.plays(Random(number))
    told = screen.sees()
    assert {one["answer"] for one in told} == {1, 2}
    assert not any("steps" in one for one in told)


def test_a_program_that_does_not_ask_for_steps_is_sent_none(club: Club) -> None:
    frames = Frames()
    program, screen = Screen(club, frames, beats=False), Screen(club, frames)
    program.sees()
    screen.sees()
    club.plays(Random(1))
    assert any("steps" in one for one in screen.sees())
    assert not any("steps" in one for one in program.sees())


def test_talk_between_two_answers_takes_no_steps_away(club: Club) -> None:
    screen = Screen(club, Frames())
    screen.sees()
    club.comes("zoé")
    screen.sees()
    club.plays(Random(1))
    assert any("steps" in one for one in screen.sees())


def test_an_answer_that_is_taken_back_is_not_shown_again(club: Club) -> None:
    screen = Screen(club, Frames())
    screen.sees()
    _, person = club.turn
    club.plays(Random(1))
    screen.sees()
    club.do(club.judge.ask_undo(person))
    for voter in {"ada", "basile", "chloé"} - {person}:
        club.do(club.judge.agree(voter))
    assert screen.sees() == []


def test_each_event_knows_the_answer_it_came_of(club: Club) -> None:
    for number in range(12):
        club.plays(Random(number))
    told = Screen(club, Frames()).sees()
    answers = [one.get("answer", 0) for one in told]
    assert answers == sorted(answers)
    assert set(answers) == set(range(13))
    firsts = [one for at, one in enumerate(told) if at == 0 or answers[at] != answers[at - 1]]
    assert all(one["cause"] for one in firsts)
