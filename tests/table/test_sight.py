"""What a person receives: its own seats, what everybody sees, and nothing that depends on more than that."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Dice, seed_from
from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.core.plain import encode
from tablee.core.state import Event, Move
from tablee.i18n import LANGUAGES, Words
from tablee.table import Absent, Phase, Table, Time
from tablee.table import refusals as no
from tablee.table.entries import Channel
from tablee.table.sight import sight, summary

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub

PEOPLE = ("ada", "basile", "chloé")


def received(club: Club, table: Table, person: str) -> bytes:
    """Everything that can reach a person: sights in both languages, records, and what is refused."""
    told = [encode(sight(table, person, language, club.now)) for language in LANGUAGES]
    for seat in (None, *table.looks(person)):
        told.append(str(table.record(person, seat)).encode())
        told.extend(refusals(table, person, seat))
    told.append(encode(table.may_undo(person)))
    return b"\n".join(told)


def refusals(table: Table, person: str, seat: Seat | None) -> list[bytes]:
    told = []
    words = Words(table.game, "en")
    for move in ("fly", *map(str, table.game.moves)):
        try:
            table.answer(person, seat or 0, table.moment, move)
        except Refusal as refusal:
            told.append(f"{refusal} {words.refusal(refusal)} {refusal.values}".encode())
        else:
            told.append(b"accepted")
    return told


def twin_of(club: Club, seat: Seat, rng: Random) -> Table:
    """The same table, but for what the seat can't know."""
    twin = club.restarted()
    assert twin.live is not None
    game, match = twin.game, twin.live.match
    s = match.state.clone()
    s.journal = match.journal
    game.redeal(s, seat, rng)
    s.chance = twin.live.dice = Dice(rng.randbytes(32))
    match.state = s
    return twin


@pytest.mark.parametrize("seed", range(4))
def test_for_two_tables_that_a_seat_cant_tell_apart_it_receives_the_same_bytes(seed: int, club: MakeClub) -> None:
    opened = club(time=Time.stock(600))
    opened.comes("basile", "chloé", "zoé")
    for seat, person in enumerate(PEOPLE):
        opened.sits(person, seat)
    opened.starts(seed)
    rng = Random(seed)
    looked = differed = 0
    while opened.table.phase is Phase.RUNNING:
        if rng.random() < 0.4:
            seat = rng.randrange(3)
            twin = twin_of(opened, seat, rng)
            for person in (PEOPLE[seat], "zoé"):
                # the true record is the one that was played: a twin has no other past
                for language in LANGUAGES:
                    mine = encode(sight(opened.table, person, language, opened.now))
                    assert mine == encode(sight(twin, person, language, opened.now))
                for one in (None, *opened.table.looks(person)):
                    assert refusals(opened.table, person, one) == refusals(twin, person, one)
                assert [turn.seat for turn in opened.table.bots_due()] == [turn.seat for turn in twin.bots_due()]
            looked += 1
            other = PEOPLE[(seat + 1) % 3]
            theirs = encode(sight(twin, other, "en", opened.now))
            differed += encode(sight(opened.table, other, "en", opened.now)) != theirs
        opened.wait(rng.random())
        opened.plays(rng)
    assert looked > 3
    assert differed > 0  # the twins do differ, for those who may know


class Echoing(Words):
    """Says an event of a game that has no texts."""

    def sentence(self, thing: Move | Event, /) -> str:
        return repr(thing)


@pytest.mark.parametrize("seed", range(4))
def test_the_same_with_peeks_marks_and_sealed_answers(
    seed: int, parlour: MakeClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.table.sight.Words", Echoing)
    club = parlour(seats=3, time=Time.per_move(60))
    club.comes("zoé")
    rng = Random(seed)
    looked = 0
    while club.table.phase is Phase.RUNNING:
        seat = rng.randrange(3)
        twin = twin_of(club, seat, rng)
        assert twin.live is not None
        sealed = twin.live.state.sealed
        for other in sealed:
            if other != seat:
                sealed[other] = twin.game.read_move(f"bid {rng.randrange(3)}")
        for person in (PEOPLE[seat], "zoé"):
            mine = encode(sight(club.table, person, "en", club.now))
            assert mine == encode(sight(twin, person, "en", club.now))
        looked += 1
        club.plays(rng)
    assert looked > 3


def test_a_summary_tells_strangers_little(three: Club) -> None:
    three.comes("zoé")
    told = summary(three.table)
    assert told.players == ("Ada", "Basile", "Chloé")
    assert (told.seats, told.open_seats, told.bots, told.spectators) == (3, 0, 0, 1)
    for secret in (b"link-1", b"CODE", seed_from("1").hex().encode(), b"Zo"):
        assert secret not in encode(told)


def test_the_seed_is_in_nothing_that_is_sent_before_the_end(three: Club) -> None:
    three.comes("zoé")
    secret = seed_from("1")
    shapes = [secret.hex().encode(), secret, repr(secret).encode(), str(int.from_bytes(secret, "big")).encode()]
    rng = Random(1)
    while three.table.phase is Phase.RUNNING:
        for person in (*PEOPLE, "zoé"):
            told = received(three, three.table, person)
            assert not any(shape in told for shape in shapes)
            assert three.table.commitment.encode() in told
        public = [logged.entry for logged in three.log if not logged.entry.private]
        assert not any(shape in encode(entry.body) for entry in public for shape in shapes)
        three.plays(rng)
    assert secret.hex().encode() in received(three, three.table, "zoé")


def test_a_person_sees_the_own_seats_and_a_spectator_what_everybody_sees(three: Club) -> None:
    three.comes("zoé")
    assert [look.seat for look in sight(three.table, "basile", "fr", three.now).looks] == [1]
    assert [look.seat for look in sight(three.table, "zoé", "fr", three.now).looks] == [None]
    hand = re.compile(rb'"id":"hand\.1\.[^}]*"up":true')
    assert not hand.search(encode(sight(three.table, "zoé", "fr", three.now).looks))
    with pytest.raises(no.NotHere):
        sight(three.table, "stranger", "fr", three.now)


def test_ids_of_others_are_never_told(club: MakeClub) -> None:
    opened = club(public=True)
    for number, seat in enumerate((0, 1), 1):
        opened.do(opened.table.come(f"cookie-{number}", f"Player {number}"))
        opened.sits(f"cookie-{number}", seat)
    opened.do(opened.table.say("cookie-1", Channel.TABLE, "hi", opened.now))
    told = encode(sight(opened.table, "ada", "en", opened.now))
    assert b"cookie" not in told
    assert opened.table.person(2) == "cookie-1"
    with pytest.raises(no.NotHere):
        opened.table.person(9)


def test_the_invitation_is_for_those_who_may_invite(three: Club) -> None:
    three.comes("zoé")
    assert sight(three.table, "basile", "fr", three.now).setting.link == "link-1"
    told = encode(sight(three.table, "zoé", "fr", three.now))
    assert b"link-1" not in told
    assert b"CODE" not in told


def test_an_aside_changes_nothing_that_others_receive(three: Club) -> None:
    three.comes("zoé")
    before = {person: encode(sight(three.table, person, "en", three.now)) for person in ("chloé", "zoé")}
    three.do(three.table.say("ada", Channel.ASIDE, "psst", three.now, to=["basile"]))
    for person, told in before.items():
        assert encode(sight(three.table, person, "en", three.now)) == told


def test_events_are_told_once(three: Club) -> None:
    rng = Random(2)
    told: list[str] = []
    since = 0
    while three.table.phase is Phase.RUNNING:
        seen = sight(three.table, "ada", "en", three.now, since=since)
        (look,) = seen.looks
        told = [*told[: look.start], *(event.text for event in look.events)]
        since = seen.moment
        three.plays(rng)
        if rng.random() < 0.2 and three.table.may_undo("basile"):
            three.do(three.table.ask_undo("basile"))
            for voter in ("ada", "chloé"):
                three.do(three.table.agree(voter))
    (look,) = sight(three.table, "ada", "en", three.now, since=since).looks
    told = [*told[: look.start], *(event.text for event in look.events)]
    (whole,) = sight(three.table, "ada", "en", three.now).looks
    assert told == [event.text for event in whole.events]


def test_lines_are_told_once_and_anew_when_the_phase_changes(three: Club) -> None:
    three.comes("zoé")
    three.do(three.table.say("zoé", Channel.GALLERY, "psst", three.now))
    three.do(three.table.say("ada", Channel.TABLE, "hello", three.now))
    seen = sight(three.table, "ada", "en", three.now)
    assert [line.text for line in seen.lines] == ["hello"]
    again = sight(three.table, "ada", "en", three.now, since=seen.moment, lines=1)
    assert (again.heard, again.lines) == (1, ())
    rng = Random(1)
    while three.table.phase is Phase.RUNNING:
        three.plays(rng)
    over = sight(three.table, "ada", "en", three.now, since=seen.moment, lines=1)
    assert (over.heard, [line.text for line in over.lines]) == (0, ["psst", "hello"])


def test_a_hot_seat_shows_one_seat_at_a_time(club: MakeClub) -> None:
    alone = club(hot_seat=True)
    alone.sits("ada", 0, 1, 2)
    alone.starts()
    seat, _ = alone.turn
    assert [look.seat for look in sight(alone.table, "ada", "fr", alone.now).looks] == [seat]
    other = (seat + 1) % 3
    with pytest.raises(no.NotYourSeat):
        sight(alone.table, "ada", "fr", alone.now, only=other)
    (look,) = sight(alone.table, "ada", "fr", alone.now, only=seat).looks
    assert look.scene.prompt is not None
    assert look.scene.prompt.mine


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_open_seats_and_undo_are_said(language: str, club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    opened.sits("ada", 0)
    opened.do(opened.table.place("ada", 1, "easy"))
    lobby = sight(opened.table, "ada", language, opened.now)
    assert lobby.looks == ()
    assert lobby.setting.chairs[0].name == "Ada"
    assert lobby.setting.chairs[1].name in {"Robot 2 (facile)", "Bot 2 (easy)"}
    assert lobby.setting.chairs[2].name in {"Place 3", "Seat 3"}
    opened.sits("basile", 2)
    opened.starts()
    rng = Random(1)
    while not opened.table.may_undo("ada"):
        opened.plays(rng)
    opened.do(opened.table.ask_undo("ada"))
    asked = sight(opened.table, "basile", language, opened.now).setting.undo
    assert asked is not None
    assert (asked.person, asked.agreed, asked.asks_me) == (1, (), True)


def test_the_terms_are_told(club: MakeClub) -> None:
    opened = club(seats=4, absent=Absent.BOT, stand_in="hard", hot_seat=True)
    seen = sight(opened.table, "ada", "en", opened.now).setting
    assert (seen.seats, seen.absent, seen.stand_in, seen.hot_seat) == (4, "bot", "hard", True)
    assert (seen.teams, seen.continued) == ((), "")


def test_one_sees_ones_own_team_and_after_the_end_all(parlour: MakeClub) -> None:
    club = parlour("pairs", seats=4)
    club.comes("zoé")
    seen = {
        person: sight(club.table, person, "en", club.now).setting.teams for person in ("ada", "basile", "chloé", "zoé")
    }
    assert seen == {"ada": ((0, 2),), "basile": ((1, 3),), "chloé": ((0, 2),), "zoé": ()}
    rng = Random(1)
    while club.table.phase is Phase.RUNNING:
        club.plays(rng)
    assert {club.table.teams(person) for person in ("ada", "zoé")} == {((0, 2), (1, 3))}


def test_one_sees_where_one_may_talk(parlour: MakeClub) -> None:
    club = parlour("mute", seats=4)
    club.comes("zoé")
    seen = {person: sight(club.table, person, "en", club.now) for person in ("ada", "basile", "zoé")}
    assert {person: (told.setting.channels, told.muted) for person, told in seen.items()} == {
        "ada": (("table", "team", "aside"), ("aside", "team")),
        "basile": (("table", "team", "aside"), ()),
        "zoé": (("gallery",), ()),
    }
    assert sight(parlour(seats=2).table, "ada", "en", club.now).setting.channels == ("table", "aside")


@pytest.mark.parametrize("name", ["mute", "parlour"])
def test_a_channel_is_open_exactly_if_what_is_said_there_is_heard(name: str, parlour: MakeClub) -> None:
    club = parlour(name, seats=4)
    club.comes("zoé")
    rng = Random(1)
    while True:
        for person in ("ada", "basile", "zoé"):
            heard = set()
            for channel in Channel:
                with suppress(Refusal):
                    club.table.say(person, channel, "psst", club.now, to=["chloé"])
                    heard.add(channel)
            muted = club.table.muted(person)
            assert {one for one in club.table.channels(person) if one.name.lower() not in muted} == heard
        if club.table.phase is Phase.OVER:
            break
        club.plays(rng)
