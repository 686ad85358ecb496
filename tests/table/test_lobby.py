"""Before the match: who comes in, who sits where, and what is agreed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import Judge

from tablee.core.chance import commitment, seed_from
from tablee.core.errors import BadSetup, CantLeave, Refusal, UnknownGame
from tablee.core.game import load
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import lobby
from tablee.table import refusals as no
from tablee.table.entries import Entries, NumberedEntry
from tablee.table.state import Phase
from tablee.table.table import Table
from tablee.table.terms import Absent, Pace, Terms, Time

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub

SEED = seed_from("lobby")


def test_a_table_opens_with_its_host_and_its_terms(club: MakeClub) -> None:
    table = club(options={"deals": 2}).table
    assert table.state.seating.host == "ada"
    assert table.state.phase is Phase.LOBBY
    assert table.state.terms.options == {"tally": True, "deals": 2, "first": "random", "talk": False}
    assert [chair.open for chair in table.state.seating.chairs] == [True] * 3


def test_words_are_dealt_in_the_language_of_the_table_unless_the_host_says_otherwise() -> None:
    game = load("decrypto")
    assert Terms(4, language="en").checked(game).options["language"] == "en"
    assert Terms(4, {"language": "fr"}, language="en").checked(game).options["language"] == "fr"


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
        lobby.open_table("ada", "Ada", "fuji_flush", terms, link="l", code="c")
    with pytest.raises(refusal):
        club().judge.change("ada", terms)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        lobby.open_table("ada", "Ada", "chess", Terms(2), link="l", code="c")


def test_a_seat_can_end_by_the_rules_only_where_the_game_has_such_a_rule(
    club: MakeClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club().table
    Judge(table).change("ada", Terms(3, absent=Absent.LEAVE))
    table.state.game = replace(table.state.game, leave=None)
    with pytest.raises(CantLeave):
        Judge(table).change("ada", Terms(3, absent=Absent.LEAVE))


def test_by_invitation_the_link_or_the_code_opens(club: MakeClub) -> None:
    table = club().table
    for key in ("", "wrong", "LINK-1"):
        with pytest.raises(no.NotInvited):
            Judge(table).come("basile", "Basile", key)
    opened = [Judge(table).come("basile", "Basile", key) for key in ("link-1", "CODE", " code ")]
    assert opened[0] == opened[1] == opened[2]


def test_a_table_without_a_link_is_not_opened_by_an_empty_key() -> None:
    first, *_ = lobby.open_table("ada", "Ada", "fuji_flush", Terms(3), link="", code="")
    table = Table.replay([NumberedEntry(1, 0.0, first)])
    with pytest.raises(no.NotInvited):
        Judge(table).come("basile", "Basile", "")


def test_anybody_may_come_to_a_public_table(club: MakeClub) -> None:
    assert club(public=True).judge.come("basile", "Basile") == (log.Came("basile", "Basile"),)


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "小" * 21, "a\x07b", "\u202egnol", "Ada\u3164", "A\u0301\u0302\u0303da"]
)
def test_a_name_can_be_seen(name: str, club: MakeClub) -> None:
    with pytest.raises(no.BadName):
        club(public=True).judge.come("basile", name)


@pytest.mark.parametrize("name", [" ADA ", "Аdа", "A\u0336da", "Àdä", "A-da", "𝓐da"])
def test_two_people_dont_have_names_that_look_the_same(name: str, club: MakeClub) -> None:
    with pytest.raises(no.NameInUse) as taken:
        club(public=True).judge.come("basile", name)
    assert "alike" in str(taken.value)


@pytest.mark.parametrize(
    "name",
    [
        "Bot 2 (hard)",
        "bot 12 (HARD)",
        "Robot 3 (fort)",
        "B0t l",
        "Bоt 2",
        "Robot",
        "hard 3",
        "normal 12",
        "Seat 2",
        "Place 2",
        "Ro-bot 2",
    ],
)
def test_nobody_has_a_name_like_a_bots_or_an_open_seats(name: str, club: MakeClub) -> None:
    opened = club(public=True)
    with pytest.raises(no.LikeABot):
        opened.judge.come("basile", name)
    with pytest.raises(no.LikeABot):
        opened.judge.sit("ada", 0, name)
    with pytest.raises(no.LikeABot):
        lobby.open_table("ada", name, "fuji_flush", Terms(3), link="l", code="c")


@pytest.mark.parametrize("name", ["Botticelli", "Robert", "Harding", "Placido", "Bot-tom", "Robotnik 2"])
def test_a_name_that_only_begins_like_a_bots_is_a_name(name: str, club: MakeClub) -> None:
    assert club(public=True).judge.come("basile", name) == (log.Came("basile", name),)


def test_the_name_of_an_account_at_the_table_is_nobody_elses_there(club: MakeClub) -> None:
    opened = club(public=True)
    opened.do(opened.table.handle("zoe", do.Enter(name="Countess", account="Zoé"), 0.0))
    for name in ("Zoé", "zoe", "countess"):
        with pytest.raises(no.NameInUse):
            opened.judge.come("basile", name)
        with pytest.raises(no.NameInUse):
            opened.judge.sit("ada", 0, name)
    assert opened.table.handle("zoe", do.Enter(name="Zoé", account="Zoé"), 0.0) == (log.Came("zoe", "Zoé", "Zoé"),)


def test_an_account_that_comes_later_is_told_that_somebody_has_its_name(club: MakeClub) -> None:
    opened = club(public=True)
    opened.do(opened.judge.come("mallory", "Zoé"))
    with pytest.raises(no.NameInUse):
        opened.table.handle("zoe", do.Enter(name="", account="Zoé"), 0.0)
    opened.do(opened.table.handle("zoe", do.Enter(name="Zoé B.", account="Zoé"), 0.0))


def test_at_one_screen_everybody_has_a_name_too(club: MakeClub) -> None:
    opened = club(public=True)
    opened.comes("basile")
    opened.do(opened.judge.sit("ada", 0, "Max"))
    for person, seat, name in (("ada", 1, "MAX"), ("basile", 1, "Маx"), ("ada", 1, "Basile")):
        with pytest.raises(no.NameInUse):
            opened.judge.sit(person, seat, name)
    with pytest.raises(no.NameInUse):
        opened.judge.come("basile", "max")
    opened.do(opened.judge.sit("ada", 1, "Ada"))
    with pytest.raises(no.NameInUse):
        opened.judge.sit("ada", 2)


def test_one_person_on_several_seats_has_one_name_on_all_of_them(club: MakeClub) -> None:
    opened = club(public=True)
    opened.sits("ada", 0, 1)
    with pytest.raises(no.NameInUse):
        opened.judge.sit("ada", 2, "ada")


def test_a_log_with_names_that_would_be_refused_today_is_read_as_it_is() -> None:
    first, *_ = lobby.open_table("ada", "Ada", "fuji_flush", Terms(3, public=True), link="", code="")
    older = [
        first, log.read("came", b'{"person":"ada","name":"Ada"}'), log.Came("basile", "ADA"), log.Came("c", "Bot 2 (hard)"),
        log.Came("d", "a\u200db\u3164" * 20), log.Sat("ada", 0, "Ada"), log.Sat("basile", 1, "Ada"),
    ]  # fmt: skip
    table = Table.replay(NumberedEntry(seq, 0.0, entry) for seq, entry in enumerate(older, 1))
    assert [one.name for one in table.state.seating.people.values()][:3] == ["Ada", "ADA", "Bot 2 (hard)"]
    assert Judge(table).come("basile", "ADA") == (), "whoever is there stays"


def test_coming_twice_is_nothing_and_another_name_is_a_change(club: MakeClub) -> None:
    opened = club()
    assert opened.judge.come("ada", "Ada") == ()
    opened.do(opened.judge.come("ada", "Countess"))
    assert opened.table.state.seating.people["ada"].name == "Countess"
    assert opened.table.state.seating.people["ada"].number == 1


def test_sit_and_stand(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    opened.sits("ada", 1)
    with pytest.raises(no.SeatTaken):
        opened.judge.sit("basile", 1)
    with pytest.raises(no.NoSuchSeat):
        opened.judge.sit("basile", 3)
    with pytest.raises(no.NoSuchSeat):
        opened.judge.sit("basile", -1)
    with pytest.raises(no.NotYourSeat):
        opened.judge.stand("basile", 1)
    with pytest.raises(no.NotHere):
        opened.judge.sit("chloé", 0)
    opened.do(opened.judge.stand("ada", 1))
    opened.sits("basile", 0, 1)
    assert opened.table.state.seating.seats_of("basile") == (0, 1)


def test_the_host_places_bots_and_sends_them_away(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    opened.sits("basile", 0)
    with pytest.raises(no.NotTheHost):
        opened.judge.place("basile", 1, "easy")
    with pytest.raises(no.SeatTaken):
        opened.judge.place("ada", 0, "easy")
    for bot in ("program:./bot", "ismcts:9999s", "", "?"):
        with pytest.raises(no.UnknownStrength):
            opened.judge.place("ada", 1, bot)
    opened.do(opened.judge.place("ada", 1, "easy"))
    opened.do(opened.judge.place("ada", 1, "hard"))
    assert opened.table.state.seating.chairs[1].bot == "hard"
    with pytest.raises(no.NotYourSeat):
        opened.judge.stand("basile", 1)
    opened.do(opened.judge.stand("ada", 1))
    assert opened.table.state.seating.chairs[1].open


def test_whoever_is_sent_away_does_not_come_back(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    opened.sits("basile", 2)
    with pytest.raises(no.NotTheHost):
        opened.judge.kick("basile", "ada")
    with pytest.raises(no.NotHere):
        opened.judge.kick("ada", "ada")
    opened.do(opened.judge.kick("ada", "basile"))
    assert opened.table.state.seating.chairs[2].open
    with pytest.raises(no.Barred):
        opened.judge.come("basile", "Basile", "CODE")


def test_the_next_player_becomes_host_when_the_host_leaves(club: MakeClub) -> None:
    opened = club()
    opened.comes("basile", "chloé")
    opened.sits("chloé", 0)
    opened.do(opened.judge.leave("ada"))
    assert opened.table.state.seating.host == "chloé"
    opened.do(opened.judge.leave("chloé"))
    opened.do(opened.judge.leave("basile"))
    assert opened.table.state.seating.host == ""
    opened.comes("dario")
    assert opened.table.state.seating.host == "dario"


def test_other_terms_make_everybody_say_again_that_they_are_ready(club: MakeClub) -> None:
    opened = club(seats=4)
    opened.comes("basile")
    opened.sits("basile", 3)
    opened.do(opened.judge.prepare("basile"))
    assert opened.judge.prepare("basile") == ()
    assert opened.judge.change("ada", opened.table.state.terms) == ()
    opened.do(opened.judge.change("ada", Terms(3)))
    assert not opened.table.state.seating.people["basile"].ready
    assert not opened.table.state.seating.seated("basile")
    with pytest.raises(no.NotTheHost):
        opened.judge.change("basile", Terms(4))
    with pytest.raises(no.OnlyPlayers):
        opened.judge.prepare("basile")


def test_a_start_needs_full_seats_people_and_readiness(club: MakeClub) -> None:
    opened = club()
    with pytest.raises(no.SeatsMissing) as missing:
        opened.judge.start("ada", SEED)
    assert missing.value.values == {"count": 3}
    for seat in range(3):
        opened.do(opened.judge.place("ada", seat, "easy"))
    with pytest.raises(no.NobodyPlays):
        opened.judge.start("ada", SEED)
    opened.do(opened.judge.stand("ada", 0))
    opened.comes("basile")
    opened.sits("basile", 0)
    with pytest.raises(no.NotReady):
        opened.judge.start("ada", SEED)
    opened.do(opened.judge.prepare("basile"))
    with pytest.raises(no.NotTheHost):
        opened.judge.start("basile", SEED)
    sealed, started = opened.do(opened.judge.start("ada", SEED))
    assert sealed == log.Sealed(SEED.hex())
    assert started == log.Started(commitment(SEED))
    assert SEED.hex() not in repr(sealed)


def test_after_the_start_the_lobby_is_closed(three: Club) -> None:
    table = three.table
    wishes: list[Callable[[], Entries]] = [
        lambda: Judge(table).change("ada", Terms(4)),
        lambda: Judge(table).sit("ada", 0),
        lambda: Judge(table).stand("ada", 0),
        lambda: Judge(table).place("ada", 0, "easy"),
        lambda: Judge(table).kick("ada", "basile"),
        lambda: Judge(table).prepare("ada"),
        lambda: Judge(table).start("ada", SEED),
    ]
    for wish in wishes:
        with pytest.raises(no.NotInTheLobby):
            wish()
