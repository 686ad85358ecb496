"""A table is opened once for each idempotency key, whatever happens to the server or to the answer."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import People, Serve, Served

from tablee.web.client import Client

PLAN: dict[str, Any] = {
    "game": "fuji_flush", "terms": {"seats": 3}, "sit": [1], "bots": ["random", "easy"], "start": True, "key": "mine 1",
}  # fmt: skip


def open_as(client: Client, **changes: object) -> Any:
    return client.ask("POST", "/api/tables", PLAN | changes)


def test_the_same_key_of_the_same_person_opens_one_table(guest: People) -> None:
    ada, basile = guest("Ada"), guest("Basile")
    first = open_as(ada)
    assert open_as(ada) == first
    assert open_as(ada, key="mine 2")["id"] != first["id"]
    assert open_as(basile)["id"] != first["id"]
    assert len(ada.ask("GET", "/api/tables")["mine"]) == 2


def test_the_same_key_opens_one_table_across_a_killed_server(server: Served, guest: People) -> None:
    ada = guest("Ada")
    first = open_as(ada)
    server.kill()
    server.start()
    assert open_as(ada) == first


def test_the_same_key_opens_one_table_at_two_nodes(serve: Serve, postgres: str) -> None:
    servers = [serve(database=postgres), serve(database=postgres)]
    with Client(servers[0].address) as one, Client(servers[1].address) as two:
        one.be_guest("Ada")
        two.cookie = one.cookie
        assert open_as(one) == open_as(two)


def test_playing_on_from_a_moment_has_a_key_too(guest: People) -> None:
    seat = guest("Ada").open_table("fuji_flush", 3, sit=[0], bots=["random", "random"], start=True)
    for snapshot in seat.snapshots():
        for look in snapshot.asked():
            seat.answer(look, look.offers[0])
    body = {"step": 1, "seat": 0, "bot": "random", "key": "again"}
    told = [seat.client.ask("POST", f"{seat.path}/continue", body) for _ in range(2)]
    assert told[0] == told[1]


def test_the_client_gives_every_new_table_a_key(guest: People) -> None:
    ada = guest("Ada")
    assert ada.open_table("fuji_flush", 3).table != ada.open_table("fuji_flush", 3).table
    assert ada.open_table("fuji_flush", 3, key="k").table == ada.open_table("fuji_flush", 3, key="k").table
