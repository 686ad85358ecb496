"""Talk: who hears what, who may say what where, and how much."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import Judge

from tablee.table import chat
from tablee.table import refusals as no
from tablee.table.entries import Channel
from tablee.table.state import Phase

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub


def says(club: Club, person: str, channel: Channel, text: str, *to: str) -> None:
    club.wait(10)
    club.do(club.judge.say(person, channel, text, club.now, to=to))


def heard(club: Club, person: str) -> list[str]:
    return [line.text for line in chat.lines_for(club.table.state, person)]


@pytest.fixture
def four(parlour: MakeClub) -> Club:
    """Four in two teams, and two spectators."""
    club = parlour("pairs", seats=4)
    club.comes("zoé", "yves")
    return club


def test_who_hears_what_while_the_match_runs(four: Club) -> None:
    says(four, "ada", Channel.TABLE, "table")
    says(four, "ada", Channel.TEAM, "team")
    says(four, "basile", Channel.TEAM, "others")
    says(four, "ada", Channel.ASIDE, "aside", "dario")
    says(four, "zoé", Channel.GALLERY, "gallery")
    assert heard(four, "ada") == ["table", "team", "aside"]
    assert heard(four, "basile") == ["table", "others"]
    assert heard(four, "chloé") == ["table", "team"]
    assert heard(four, "dario") == ["table", "others", "aside"]
    assert heard(four, "zoé") == heard(four, "yves") == ["table", "gallery"]
    with pytest.raises(no.NotHere):
        chat.lines_for(four.table.state, "stranger")
    assert four.same_after_restart()


def test_after_the_match_everybody_hears_the_spectators_and_nobody_the_asides(four: Club) -> None:
    says(four, "ada", Channel.ASIDE, "aside", "dario")
    says(four, "zoé", Channel.GALLERY, "gallery")
    rng = Random(1)
    while four.table.state.phase is Phase.RUNNING:
        four.plays(rng)
    says(four, "zoé", Channel.TABLE, "well played")
    assert heard(four, "basile") == heard(four, "yves") == ["gallery", "well played"]
    assert heard(four, "ada") == ["aside", "gallery", "well played"]


def test_spectators_talk_among_themselves_while_the_match_runs(four: Club) -> None:
    for channel in (Channel.TABLE, Channel.TEAM, Channel.ASIDE):
        with pytest.raises(no.NotForYou):
            four.judge.say("zoé", channel, "psst", four.now, to=["ada"])
    with pytest.raises(no.NotForYou):
        four.judge.say("ada", Channel.GALLERY, "psst", four.now)


def test_an_aside_goes_to_other_players(four: Club) -> None:
    for to in ([], ["ada"], ["zoé"], ["stranger"], ["basile", "zoé"]):
        with pytest.raises(no.NobodyListens):
            four.judge.say("ada", Channel.ASIDE, "psst", four.now, to=to)


def test_without_teams_there_is_no_team_talk(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    with pytest.raises(no.NoTeam):
        club.judge.say("ada", Channel.TEAM, "psst", club.now)


def test_who_plays_for_both_teams_says_from_which_seat(parlour: MakeClub, club: MakeClub) -> None:
    alone = club("pairs", seats=4)
    alone.comes("basile")
    alone.sits("ada", 0, 1, 2)
    alone.sits("basile", 3)
    alone.starts()
    with pytest.raises(no.NoTeam):
        alone.judge.say("ada", Channel.TEAM, "psst", alone.now)
    with pytest.raises(no.NotYourSeat):
        alone.judge.say("ada", Channel.TEAM, "psst", alone.now, seat=3)
    alone.do(alone.judge.say("ada", Channel.TEAM, "one", alone.now, seat=0))
    alone.do(alone.judge.say("ada", Channel.TEAM, "two", alone.now, seat=1))
    assert heard(alone, "basile") == ["two"]


def test_whom_the_rules_mute_does_not_talk_there(parlour: MakeClub) -> None:
    club = parlour("mute", seats=4)
    for channel in (Channel.TEAM, Channel.ASIDE):
        with pytest.raises(no.Muted):
            club.judge.say("ada", channel, "psst", club.now, to=["basile"])
    says(club, "ada", Channel.TABLE, "hello")
    says(club, "chloé", Channel.TEAM, "hello?")
    assert heard(club, "ada") == ["hello", "hello?"]


def test_before_the_match_nobody_is_mute(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    says(opened, "basile", Channel.TABLE, "hello")
    says(opened, "basile", Channel.ASIDE, "psst", "ada")
    assert heard(opened, "ada") == ["hello", "psst"]


@pytest.mark.parametrize("text", ["", "  \n ", "\x00\x1b"])
def test_an_empty_line_is_refused(text: str, three: Club) -> None:
    with pytest.raises(no.EmptyLine):
        three.judge.say("ada", Channel.TABLE, text, three.now)


def test_a_line_has_500_characters_and_no_control_signs(three: Club) -> None:
    with pytest.raises(no.LineTooLong):
        three.judge.say("ada", Channel.TABLE, "x" * 501, three.now)
    says(three, "ada", Channel.TABLE, "x" * 500)
    says(three, "ada", Channel.TABLE, " two\nlines\x1b[31m ")
    assert heard(three, "ada")[-1] == "two lines [31m"


def test_five_lines_at_once_then_one_in_two_seconds(three: Club) -> None:
    for _ in range(5):
        three.do(three.judge.say("ada", Channel.TABLE, "hey", three.now))
    with pytest.raises(no.TooFast):
        three.judge.say("ada", Channel.TABLE, "hey", three.now)
    three.do(three.judge.say("basile", Channel.TABLE, "calm down", three.now))
    three.wait(1.9)
    with pytest.raises(no.TooFast):
        Judge(three.restarted()).say("ada", Channel.TABLE, "hey", three.now)
    three.wait(0.1)
    three.do(three.judge.say("ada", Channel.TABLE, "hey", three.now))
    with pytest.raises(no.TooFast):
        three.judge.say("ada", Channel.TABLE, "hey", three.now)


def test_a_line_keeps_the_name_it_was_said_under(three: Club) -> None:
    says(three, "ada", Channel.TABLE, "hello")
    three.do(three.judge.come("ada", "Countess"))
    assert [line.name for line in chat.lines_for(three.table.state, "basile")] == ["Ada"]
