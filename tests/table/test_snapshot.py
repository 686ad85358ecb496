"""What a person receives: its own seats, what everybody sees, and nothing that depends on more than that."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.json import encode
from tests.table.conftest import Judge

from tablee.core.chance import Dice, seed_from
from tablee.core.errors import Refusal
from tablee.core.notation import Seat
from tablee.core.state import Event, Move
from tablee.i18n import LANGUAGES, Words
from tablee.table import chat, play
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.cast import CAST
from tablee.table.entries import Channel
from tablee.table.snapshot import may_undo, snapshot, summary
from tablee.table.state import Phase
from tablee.table.table import Table, record
from tablee.table.terms import Absent, Time

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub

PEOPLE = ("ada", "basile", "chloé")


def received(club: Club, table: Table, person: str) -> bytes:
    """Everything that can reach a person: snapshots in both languages, records, and what is refused."""
    told = [encode(snapshot(table.state, person, language, club.now)) for language in LANGUAGES]
    for seat in (None, *table.state.visible_seats(person)):
        told.append(str(record(table.state, person, seat)).encode())
        told.extend(refusals(table, person, seat))
    told.append(encode(may_undo(table.state, person)))
    return b"\n".join(told)


def refusals(table: Table, person: str, seat: Seat | None) -> list[bytes]:
    told = []
    words = Words(table.state.game, "en")
    for move in ("fly", *map(str, table.state.game.moves)):
        try:
            Judge(table).answer(person, seat or 0, table.state.revision, move)
        except Refusal as refusal:
            told.append(f"{refusal} {words.refusal(refusal)} {refusal.values}".encode())
        else:
            told.append(b"accepted")
    return told


def twin_of(club: Club, seat: Seat, rng: Random) -> Table:
    """The same table, but for what the seat can't know."""
    twin = club.restarted()
    assert twin.state.match is not None
    game, match = twin.state.game, twin.state.match.match
    s = match.state.clone()
    s.journal = match.journal
    game.determinize(s, seat, rng)
    s.chance = twin.state.match.dice = Dice(rng.randbytes(32))
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
    while opened.table.state.phase is Phase.RUNNING:
        if rng.random() < 0.4:
            seat = rng.randrange(3)
            twin = twin_of(opened, seat, rng)
            for person in (PEOPLE[seat], "zoé"):
                # the true record is the one that was played: a twin has no other past
                for language in LANGUAGES:
                    mine = encode(snapshot(opened.table.state, person, language, opened.now))
                    assert mine == encode(snapshot(twin.state, person, language, opened.now))
                for one in (None, *opened.table.state.visible_seats(person)):
                    assert refusals(opened.table, person, one) == refusals(twin, person, one)
                assert [turn.seat for turn in play.bots_due(opened.table.state)] == [
                    turn.seat for turn in play.bots_due(twin.state)
                ]
            looked += 1
            other = PEOPLE[(seat + 1) % 3]
            theirs = encode(snapshot(twin.state, other, "en", opened.now))
            differed += encode(snapshot(opened.table.state, other, "en", opened.now)) != theirs
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
    monkeypatch.setattr("tablee.table.snapshot.Words", Echoing)
    club = parlour(seats=3, time=Time.per_move(60))
    club.comes("zoé")
    rng = Random(seed)
    looked = 0
    while club.table.state.phase is Phase.RUNNING:
        seat = rng.randrange(3)
        twin = twin_of(club, seat, rng)
        assert twin.state.match is not None
        sealed = twin.state.match.state.sealed
        for other in sealed:
            if other != seat:
                sealed[other] = twin.state.game.read_move(f"bid {rng.randrange(3)}")
        for person in (PEOPLE[seat], "zoé"):
            mine = encode(snapshot(club.table.state, person, "en", club.now))
            assert mine == encode(snapshot(twin.state, person, "en", club.now))
        looked += 1
        club.plays(rng)
    assert looked > 3


def test_a_summary_tells_strangers_little(three: Club) -> None:
    three.comes("zoé")
    told = summary(three.table.state)
    assert told.players == ("Ada", "Basile", "Chloé")
    assert (told.seats, told.open_seats, told.bots, told.spectators) == (3, 0, 0, 1)
    for secret in (b"link-1", b"CODE", seed_from("1").hex().encode(), b"Zo"):
        assert secret not in encode(told)


def test_the_seed_is_in_nothing_that_is_sent_before_the_end(three: Club) -> None:
    three.comes("zoé")
    secret = seed_from("1")
    shapes = [secret.hex().encode(), secret, repr(secret).encode(), str(int.from_bytes(secret, "big")).encode()]
    rng = Random(1)
    while three.table.state.phase is Phase.RUNNING:
        for person in (*PEOPLE, "zoé"):
            told = received(three, three.table, person)
            assert not any(shape in told for shape in shapes)
            assert three.table.state.commitment.encode() in told
        public = [logged.entry for logged in three.log if not logged.entry.private]
        assert not any(shape in log.write(entry) for entry in public for shape in shapes)
        three.plays(rng)
    assert secret.hex().encode() in received(three, three.table, "zoé")


def test_a_person_sees_the_own_seats_and_a_spectator_what_everybody_sees(three: Club) -> None:
    three.comes("zoé")
    assert [look.seat for look in snapshot(three.table.state, "basile", "fr", three.now).perspectives] == [1]
    assert [look.seat for look in snapshot(three.table.state, "zoé", "fr", three.now).perspectives] == [None]
    hand = re.compile(rb'"id":"hand\.1\.[^}]*"up":true')
    assert not hand.search(encode(snapshot(three.table.state, "zoé", "fr", three.now).perspectives))
    with pytest.raises(no.NotHere):
        snapshot(three.table.state, "stranger", "fr", three.now)


def test_ids_of_others_are_never_told(club: MakeClub) -> None:
    opened = club(public=True)
    for number, seat in enumerate((0, 1), 1):
        opened.do(opened.judge.come(f"cookie-{number}", f"Player {number}"))
        opened.sits(f"cookie-{number}", seat)
    opened.do(opened.judge.say("cookie-1", Channel.TABLE, "hi", opened.now))
    told = encode(snapshot(opened.table.state, "ada", "en", opened.now))
    assert b"cookie" not in told
    assert opened.table.state.person(2) == "cookie-1"
    with pytest.raises(no.NotHere):
        opened.table.state.person(9)


def test_the_invitation_is_for_those_who_may_invite(three: Club) -> None:
    three.comes("zoé")
    assert snapshot(three.table.state, "basile", "fr", three.now).room.link == "link-1"
    told = encode(snapshot(three.table.state, "zoé", "fr", three.now))
    assert b"link-1" not in told
    assert b"CODE" not in told


def test_an_aside_changes_nothing_that_others_receive(three: Club) -> None:
    three.comes("zoé")
    before = {person: encode(snapshot(three.table.state, person, "en", three.now)) for person in ("chloé", "zoé")}
    three.do(three.judge.say("ada", Channel.ASIDE, "psst", three.now, to=["basile"]))
    for person, told in before.items():
        assert encode(snapshot(three.table.state, person, "en", three.now)) == told


def test_events_are_told_once(three: Club) -> None:
    rng = Random(2)
    told: list[str] = []
    since = 0
    while three.table.state.phase is Phase.RUNNING:
        seen = snapshot(three.table.state, "ada", "en", three.now, since=since)
        (look,) = seen.perspectives
        told = [*told[: look.start], *(event.text for event in look.events)]
        since = seen.revision
        three.plays(rng)
        if rng.random() < 0.2 and may_undo(three.table.state, "basile"):
            three.do(three.judge.ask_undo("basile"))
            for voter in ("ada", "chloé"):
                three.do(three.judge.agree(voter))
    (look,) = snapshot(three.table.state, "ada", "en", three.now, since=since).perspectives
    told = [*told[: look.start], *(event.text for event in look.events)]
    (whole,) = snapshot(three.table.state, "ada", "en", three.now).perspectives
    assert told == [event.text for event in whole.events]


def test_lines_are_told_once_and_anew_when_the_phase_changes(three: Club) -> None:
    three.comes("zoé")
    three.do(three.judge.say("zoé", Channel.GALLERY, "psst", three.now))
    three.do(three.judge.say("ada", Channel.TABLE, "hello", three.now))
    seen = snapshot(three.table.state, "ada", "en", three.now)
    assert [line.text for line in seen.lines] == ["hello"]
    again = snapshot(three.table.state, "ada", "en", three.now, since=seen.revision, lines=1)
    assert (again.heard, again.lines) == (1, ())
    rng = Random(1)
    while three.table.state.phase is Phase.RUNNING:
        three.plays(rng)
    over = snapshot(three.table.state, "ada", "en", three.now, since=seen.revision, lines=1)
    assert (over.heard, [line.text for line in over.lines]) == (0, ["psst", "hello"])


def test_a_hot_seat_shows_one_seat_at_a_time(club: MakeClub) -> None:
    alone = club(hot_seat=True)
    alone.sits("ada", 0, 1, 2)
    alone.starts()
    seat, _ = alone.turn
    assert [look.seat for look in snapshot(alone.table.state, "ada", "fr", alone.now).perspectives] == [seat]
    other = (seat + 1) % 3
    with pytest.raises(no.NotYourSeat):
        snapshot(alone.table.state, "ada", "fr", alone.now, only=other)
    (look,) = snapshot(alone.table.state, "ada", "fr", alone.now, only=seat).perspectives
    assert look.scene.prompt is not None
    assert look.scene.prompt.mine


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_open_seats_and_undo_are_said(language: str, club: MakeClub) -> None:
    opened = club()
    opened.comes("basile")
    opened.sits("ada", 0)
    opened.do(opened.judge.place("ada", 1, "easy"))
    lobby = snapshot(opened.table.state, "ada", language, opened.now)
    assert lobby.perspectives == ()
    assert lobby.room.chairs[0].name == "Ada"
    assert lobby.room.chairs[1].name in CAST["easy"]
    assert lobby.room.chairs[2].name in {"Place 3", "Seat 3"}
    opened.sits("basile", 2)
    opened.starts()
    rng = Random(1)
    while not may_undo(opened.table.state, "ada"):
        opened.plays(rng)
    opened.do(opened.judge.ask_undo("ada"))
    asked = snapshot(opened.table.state, "basile", language, opened.now).room.undo
    assert asked is not None
    assert (asked.person, asked.agreed, asked.asks_me) == (1, (), True)


def test_the_terms_are_told(club: MakeClub) -> None:
    opened = club(seats=4, absent=Absent.BOT, stand_in="hard", hot_seat=True)
    seen = snapshot(opened.table.state, "ada", "en", opened.now).room
    assert (seen.seats, seen.absent, seen.stand_in, seen.hot_seat) == (4, "bot", "hard", True)
    assert (seen.teams, seen.continued) == ((), "")


def test_one_sees_ones_own_team_and_after_the_end_all(parlour: MakeClub) -> None:
    club = parlour("pairs", seats=4)
    club.comes("zoé")
    seen = {
        person: snapshot(club.table.state, person, "en", club.now).room.teams
        for person in ("ada", "basile", "chloé", "zoé")
    }
    assert seen == {"ada": ((0, 2),), "basile": ((1, 3),), "chloé": ((0, 2),), "zoé": ()}
    rng = Random(1)
    while club.table.state.phase is Phase.RUNNING:
        club.plays(rng)
    assert {club.table.state.teams(person) for person in ("ada", "zoé")} == {((0, 2), (1, 3))}


def test_one_sees_where_one_may_talk(parlour: MakeClub) -> None:
    club = parlour("mute", seats=4)
    club.comes("zoé")
    seen = {person: snapshot(club.table.state, person, "en", club.now) for person in ("ada", "basile", "zoé")}
    assert {person: (told.room.channels, told.muted) for person, told in seen.items()} == {
        "ada": (("table", "team", "aside"), ("aside", "team")),
        "basile": (("table", "team", "aside"), ()),
        "zoé": (("gallery",), ()),
    }
    assert snapshot(parlour(seats=2).table.state, "ada", "en", club.now).room.channels == ("table", "aside")


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
                    club.judge.say(person, channel, "psst", club.now, to=["chloé"])
                    heard.add(channel)
            muted = chat.muted(club.table.state, person)
            assert {one for one in chat.channels(club.table.state, person) if one.name.lower() not in muted} == heard
        if club.table.state.phase is Phase.OVER:
            break
        club.plays(rng)
