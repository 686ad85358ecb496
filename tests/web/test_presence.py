"""Nobody who vanishes holds the others: their table goes on to its end, over HTTP, on either database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random

import pytest
from tests.web.conftest import People, Serve, until

from tablee.web.client import Client, Refused, Seat, Snapshot

GRACE = 1.0  # seconds: the shortest


@pytest.fixture
def guest(serve: Serve, address: str) -> Iterator[People]:
    """People at a server that notes quickly who is gone."""
    server = serve(database=address, linger=0.3)
    with ExitStack() as stack:

        def come(name: str) -> Client:
            client = stack.enter_context(Client(server.address))
            client.be_guest(name)
            return client

        yield come


def until_seen(seat: Seat, seen: Callable[[Snapshot], object]) -> None:
    """Stay connected until this person sees it."""
    assert any(seen(snapshot) for snapshot in seat.snapshots())


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    """The sockets of those who stay."""
    with ExitStack() as stack:
        yield stack


def three(guest: People, lines: ExitStack) -> list[Seat]:
    """Ada, Basile and Chloé in a match without a clock; the first two stay connected."""
    first = guest("Ada").open_table("fuji_flush", 3, sit=[0], grace=GRACE, stand_in="random")
    lines.enter_context(first._connect())
    seats = [first, *(guest(name).join(first.code) for name in ("Basile", "Chloé"))]
    lines.enter_context(seats[1]._connect())
    for number, seat in enumerate(seats[1:], start=1):
        seat.wish("sit", seat=number)
        seat.wish("prepare")
    first.wish("start")
    return seats


def play_on(seats: list[Seat]) -> None:
    """Those who are still there answer, whenever something has happened, until the match is over."""
    rng = Random(1)

    def answered(snapshot: Snapshot) -> bool:
        for seat in seats:
            for look in seat.look().asked():
                try:
                    seat.answer(look, rng.choice(look.offers))
                except Refused as refused:
                    if refused.error != "error-table-stale":
                        raise
        return snapshot.phase == "over"

    until_seen(seats[0], answered)


def host(snapshot: Snapshot) -> str:
    return next(str(person["name"]) for person in snapshot.setting["people"] if person["host"])


def replaced(seat: Seat, number: int) -> bool:
    """Ask for a bot on that seat, as long as it is too early."""
    try:
        seat.wish("hand-over", seat=number)
    except Refused as refused:
        if refused.error != "error-table-still-there":
            raise
        return False
    return True


def test_who_vanishes_is_replaced_after_the_grace_that_the_table_shows(guest: People, lines: ExitStack) -> None:
    ada, basile, chloe = three(guest, lines)
    with chloe._connect():
        until_seen(basile, lambda seen: not seen.absences)
        with pytest.raises(Refused) as refused:
            basile.wish("hand-over", seat=2)
        assert refused.value.error == "error-table-still-there"
    number = next(one["number"] for one in basile.look().setting["people"] if one["name"] == "Chloé")
    until_seen(basile, lambda seen: [one["person"] for one in seen.absences] == [number])
    assert all(0 <= one["left"] <= GRACE for one in basile.look().absences)
    until(lambda: replaced(basile, 2))
    play_on([ada, basile])
    assert chloe.look().setting["chairs"][2]["bot"] == "random"


def test_who_comes_back_in_time_keeps_the_seat(guest: People, lines: ExitStack) -> None:
    _, basile, chloe = three(guest, lines)
    until_seen(basile, lambda seen: seen.absences)
    with chloe._connect():
        until_seen(basile, lambda seen: not seen.absences)
        assert not replaced(basile, 2)


def test_the_host_who_vanishes_from_the_lobby_is_followed_by_another(guest: People) -> None:
    first = guest("Ada").open_table("fuji_flush", 3, sit=[0], grace=GRACE)
    basile = guest("Basile").join(first.code)
    basile.wish("sit", seat=1)
    until_seen(basile, lambda seen: host(seen) == "Basile")
    basile.wish("stand", seat=0)
    for number in (0, 2):
        basile.wish("place", seat=number, bot="random")
    basile.wish("start")
    play_on([basile])


def test_an_account_that_is_deleted_in_a_match_leaves_its_seat_to_a_bot_at_once(
    guest: People, lines: ExitStack
) -> None:
    ada, basile, chloe = three(guest, lines)
    chloe.client.ask("DELETE", "/api/me", {})
    assert basile.look().setting["chairs"][2]["bot"] == "random"
    play_on([ada, basile])


def test_the_host_who_deletes_the_account_leaves_a_match_that_goes_on(guest: People, lines: ExitStack) -> None:
    ada, basile, chloe = three(guest, lines)
    ada.client.ask("DELETE", "/api/me", {})
    assert host(basile.look()) in {"Basile", "Chloé"}
    play_on([basile, chloe])


def test_the_host_of_a_lobby_who_deletes_the_account_is_followed_by_another(guest: People) -> None:
    first = guest("Ada").open_table("fuji_flush", 3, sit=[0])
    basile = guest("Basile").join(first.code)
    basile.wish("sit", seat=1)
    first.client.ask("DELETE", "/api/me", {})
    assert host(basile.look()) == "Basile"
    for number in (0, 2):
        basile.wish("place", seat=number, bot="random")
    basile.wish("start")
    play_on([basile])


def test_the_last_person_who_deletes_the_account_leaves_no_bots_behind_that_wait(guest: People) -> None:
    seat = guest("Ada").open_table(
        "fuji_flush", 3, sit=[0], bots=["random", "random"], start=True, public=True, stand_in="random"
    )
    seat.client.ask("DELETE", "/api/me", {})
    onlooker = guest("Basile").come(seat.table)
    until_seen(onlooker, lambda seen: seen.phase == "over")


def test_who_was_only_taken_along_to_the_rematch_leaves_it_with_the_account(guest: People, lines: ExitStack) -> None:
    seats = three(guest, lines)
    play_on(seats)
    ada = seats[0]
    again = Seat(ada.client, ada.client.ask("POST", f"{ada.path}/rematch")["id"])
    assert [one["id"] for one in seats[1].client.ask("GET", "/api/tables")["mine"]] == [again.table]
    seats[1].client.ask("DELETE", "/api/me", {})
    assert [one["name"] for one in again.look().setting["people"]] == ["Ada", "Chloé"]
