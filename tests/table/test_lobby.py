"""Before the match: who comes in, who sits where, and what is agreed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import commitment, seed_from
from tablee.core.errors import BadSetup, CantLeave, Refusal, UnknownGame
from tablee.table import Absent, Logged, Pace, Phase, Table, Terms, Time
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.table import Entries

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub

SEED = seed_from("lobby")


def test_a_table_opens_with_its_host_and_its_terms(club: MakeClub) -> None:
    table = club(options={"deals": 2}).table
    assert table.seating.host == "ada"
    assert table.phase is Phase.LOBBY
    assert table.terms.options == {"tally": True, "deals": 2, "first": "random"}
    assert [chair.open for chair in table.seating.chairs] == [True] * 3


@pytest.mark.parametrize(
    ("terms", "refusal"),
    [
        (Terms(2), BadSetup),
        (Terms(3, {"deals": 99}), BadSetup),
        (Terms(3, language="de"), no.UnknownLanguage),
        (Terms(3, stand_in="program:rm"), no.UnknownStrength),
        (Terms(3, time=Time(Pace.MOVE, 0)), no.BadTime),
        (Terms(3, time=Time(Pace.MOVE, float("nan"))), no.BadTime),
        (Terms(3, time=Time(Pace.MOVE, 30, 5)), no.BadTime),
        (Terms(3, time=Time(Pace.DAYS, 60)), no.BadTime),
        (Terms(3, time=Time(Pace.NONE, 60)), no.BadTime),
    ],
)
def test_terms_that_cant_be_played_are_refused(terms: Terms, refusal: type[Refusal], club: MakeClub) -> None:
    with pytest.raises(refusal):
        Table.open("ada", "Ada", "fuji_flush", terms, link="l", code="c")
    with pytest.raises(refusal):
        club().table.change("ada", terms)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        Table.open("ada", "Ada", "chess", Terms(2), link="l", code="c")


def test_a_seat_can_end_by_the_rules_only_where_the_game_has_such_a_rule(
    club: MakeClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club().table
    table.change("ada", Terms(3, absent=Absent.LEAVE))
    table.game = replace(table.game, leave=None)
    with pytest.raises(CantLeave):
        table.change("ada", Terms(3, absent=Absent.LEAVE))


def test_by_invitation_the_link_or_the_code_opens(club: MakeClub) -> None:
    table = club().table
    for key in ("", "wrong", "LINK-1"):
        with pytest.raises(no.NotInvited):
            table.come("basile", "Basile", key)
    opened = [table.come("basile", "Basile", key) for key in ("link-1", "CODE", " code ")]
    assert opened[0] == opened[1] == opened[2]


def test_a_table_without_a_link_is_not_opened_by_an_empty_key() -> None:
    first, *_ = Table.open("ada", "Ada", "fuji_flush", Terms(3), link="", code="")
    table = Table.replay([Logged(1, 0.0, first)])
    with pytest.raises(no.NotInvited):
        table.come("basile", "Basile", "")


def test_anybody_may_come_to_a_public_table(club: MakeClub) -> None:
    assert club(public=True).table.come("basile", "Basile") == (log.Came("basile", "Basile"),)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x07b", "\u202egnol"])
def test_a_name_can_be_seen(name: str, club: MakeClub) -> None:
    with pytest.raises(no.BadName):
        club(public=True).table.come("basile", name)


def test_two_people_dont_have_one_name(club: MakeClub) -> None:
    with pytest.raises(no.NameTaken):
        club(public=True).table.come("basile", " ADA ")


def test_coming_twice_is_nothing_and_another_name_is_a_change(club: MakeClub) -> None:
    opened = club()
    assert opened.table.come("ada", "Ada") == ()
    opened.do(opened.table.come("ada", "Countess"))
    assert opened.table.seating.people["ada"].name == "Countess"
    assert opened.table.seating.people["ada"].number == 1


def test_sit_and_stand(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    opened.sits("ada", 1)
    with pytest.raises(no.SeatTaken):
        opened.table.sit("basile", 1)
    with pytest.raises(no.NoSuchSeat):
        opened.table.sit("basile", 3)
    with pytest.raises(no.NoSuchSeat):
        opened.table.sit("basile", -1)
    with pytest.raises(no.NotYourSeat):
        opened.table.stand("basile", 1)
    with pytest.raises(no.NotHere):
        opened.table.sit("chloé", 0)
    opened.do(opened.table.stand("ada", 1))
    opened.sits("basile", 0, 1)
    assert opened.table.seating.seats_of("basile") == (0, 1)


def test_the_host_places_bots_and_sends_them_away(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    opened.sits("basile", 0)
    with pytest.raises(no.NotTheHost):
        opened.table.place("basile", 1, "easy")
    with pytest.raises(no.SeatTaken):
        opened.table.place("ada", 0, "easy")
    for bot in ("program:./bot", "ismcts:9999s", "", "?"):
        with pytest.raises(no.UnknownStrength):
            opened.table.place("ada", 1, bot)
    opened.do(opened.table.place("ada", 1, "easy"))
    opened.do(opened.table.place("ada", 1, "hard"))
    assert opened.table.seating.chairs[1].bot == "hard"
    with pytest.raises(no.NotYourSeat):
        opened.table.stand("basile", 1)
    opened.do(opened.table.stand("ada", 1))
    assert opened.table.seating.chairs[1].open


def test_whoever_is_sent_away_does_not_come_back(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    opened.sits("basile", 2)
    with pytest.raises(no.NotTheHost):
        opened.table.kick("basile", "ada")
    with pytest.raises(no.NotHere):
        opened.table.kick("ada", "ada")
    opened.do(opened.table.kick("ada", "basile"))
    assert opened.table.seating.chairs[2].open
    with pytest.raises(no.Barred):
        opened.table.come("basile", "Basile", "CODE")


def test_the_next_player_becomes_host_when_the_host_leaves(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile", "chloé")
    opened.sits("chloé", 0)
    opened.do(opened.table.leave("ada"))
    assert opened.table.seating.host == "chloé"
    opened.do(opened.table.leave("chloé"))
    opened.do(opened.table.leave("basile"))
    assert opened.table.seating.host == ""
    opened.comes("dario")
    assert opened.table.seating.host == "dario"


def test_other_terms_make_everybody_say_again_that_they_are_ready(club: MakeClub) -> None:
    opened = club(seats=4)
    opened.comes("basile")
    opened.sits("basile", 3)
    opened.do(opened.table.prepare("basile"))
    assert opened.table.prepare("basile") == ()
    assert opened.table.change("ada", opened.table.terms) == ()
    opened.do(opened.table.change("ada", Terms(3)))
    assert not opened.table.seating.people["basile"].ready
    assert not opened.table.seating.seated("basile")
    with pytest.raises(no.NotTheHost):
        opened.table.change("basile", Terms(4))
    with pytest.raises(no.OnlyPlayers):
        opened.table.prepare("basile")


def test_a_start_needs_full_seats_people_and_readiness(club: MakeClub) -> None:
    opened = club()
    with pytest.raises(no.SeatsMissing) as missing:
        opened.table.start("ada", SEED)
    assert missing.value.values == {"count": 3}
    for seat in range(3):
        opened.do(opened.table.place("ada", seat, "easy"))
    with pytest.raises(no.NobodyPlays):
        opened.table.start("ada", SEED)
    opened.do(opened.table.stand("ada", 0))
    opened.comes("basile")
    opened.sits("basile", 0)
    with pytest.raises(no.NotReady):
        opened.table.start("ada", SEED)
    opened.do(opened.table.prepare("basile"))
    with pytest.raises(no.NotTheHost):
        opened.table.start("basile", SEED)
    sealed, started = opened.do(opened.table.start("ada", SEED))
    assert sealed == log.Sealed(SEED.hex())
    assert started == log.Started(commitment(SEED))
    assert SEED.hex() not in repr(sealed)


def test_after_the_start_the_lobby_is_closed(three: Club) -> None:
    table = three.table
    wishes: list[Callable[[], Entries]] = [
        lambda: table.change("ada", Terms(4)),
        lambda: table.sit("ada", 0),
        lambda: table.stand("ada", 0),
        lambda: table.place("ada", 0, "easy"),
        lambda: table.kick("ada", "basile"),
        lambda: table.prepare("ada"),
        lambda: table.start("ada", SEED),
    ]
    for wish in wishes:
        with pytest.raises(no.NotInTheLobby):
            wish()
