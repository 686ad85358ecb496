"""People who try what they may not: everything is refused with a sentence, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import re
import socket as sockets
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from argon2 import extract_parameters
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from litestar.exceptions import LitestarDeprecationWarning
from litestar.routes import HTTPRoute
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.definitions import OPENAPI_31
from tests.web.conftest import Served, until
from tests.web.crowd import BODY, HEADER, UPGRADE, Crowd, Visitor, room_for
from websockets.asyncio.client import connect as connect_later
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.store import Account
from tablee.web import identity
from tablee.web.app import build
from tablee.web.client import Client, Refused, Seat
from tablee.web.identity import COOKIE, Sessions
from tablee.web.settings import Limits, Settings

pytestmark = pytest.mark.process

PASSWORD = "une théière bleue"
ENDED, REFUSED, FLOODED, TOO_BIG = 4401, 4403, 1008, 1009
SENTENCE = {"error", "text"}
WATCHWORD = "what-the-host-has-chosen"
SOON = 2.0  # seconds: enough for a busy machine to come and to ask
WATCHING = {"authorization": f"Bearer {WATCHWORD}"}


@contextmanager
def served(folder: Path, *, files: int = 0, **given_settings: Any) -> Iterator[Served]:
    chosen: dict[str, Any] = {"pace": 0.01, "limits": Limits().times(100), **given_settings}
    settings = Settings(database=f"sqlite:///{folder / 'tablee.db'}", **chosen)
    server = Served(settings, folder / "server.log", files=files)
    server.start()
    try:
        yield server
        log = server.log.read_text()  # nothing broke, whatever came
        assert '"what": "broken"' not in log
        assert "Exception in ASGI application" not in log
    finally:
        server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A patient server."""
    with served(tmp_path_factory.mktemp("patient"), metrics=WATCHWORD) as server:
        yield server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that servers have, but for the number of sockets."""
    limits = Limits(sockets_of_person=3, sockets_of_address=5)
    with served(tmp_path_factory.mktemp("strict"), limits=limits, secure=True, metrics=WATCHWORD + WATCHWORD) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that lets go of the silent soon."""
    limits = replace(Limits(), header_patience=SOON, body_patience=SOON, idle_patience=SOON, patience=SOON)
    with served(tmp_path_factory.mktemp("hasty"), limits=limits) as server:
        yield server


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def come(stack: ExitStack, server: Served, name: str) -> Client:
    client = stack.enter_context(Client(server.address))
    client.be_guest(name)
    return client


def three(stack: ExitStack, server: Served, **terms: Any) -> list[Seat]:
    """Ada, Basile and Chloé in a running match."""
    clients = [come(stack, server, name) for name in ("Ada", "Basile", "Chloé")]
    first = clients[0].open_table("fuji_flush", 3, sit=[0], language="en", options={"talk": True}, **terms)
    seats = [first, *(client.join(first.code) for client in clients[1:])]
    for place, seat in enumerate(seats[1:], start=1):
        seat.wish("sit", seat=place)
        seat.wish("prepare")
    first.wish("start")
    return seats


def refusal(client: Client, method: str, path: str, body: object = None, **query: str) -> Refused:
    with pytest.raises(Refused) as refused:
        client.ask(method, path, body, **query)
    assert refused.value.error
    assert len(str(refused.value)) > 10
    return refused.value


def raw(
    server: Served, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> httpx.Response:
    return httpx.request(  # nothing of this machine's settings, and no certificates to load
        method, server.address + path, content=body, headers=headers or {}, timeout=60, verify=False, trust_env=False
    )


def cookie_of(client: Client) -> dict[str, str]:
    return {"cookie": client.cookie, "origin": client.server, "content-type": "application/json"}


def heard(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything until the socket is closed."""
    told = []
    while True:
        try:
            told.append(json.loads(socket.recv(60)))
        except ConnectionClosed:
            return told


# --- Other people's things ---------------------------------------------------------------------------------------------------


def test_the_seat_of_another_is_not_played(people: ExitStack, server: Served) -> None:
    ada, basile, chloe = three(people, server)
    mallory = come(people, server, "Mallory").join(ada.code)
    asked = next(look for seat in (ada, basile, chloe) for look in seat.look().asked())
    before = ada.look()
    for intruder in (mallory, basile if asked.seat == 0 else ada):
        for wish in (
            {"wish": "answer", "seat": asked.seat, "moment": asked.moment, "move": asked.offers[0]},
            {"wish": "resign", "seat": asked.seat},
            {"wish": "take-back", "seat": asked.seat},
            {"wish": "hand-over", "seat": asked.seat, "bot": "easy"},
        ):
            refused = refusal(intruder.client, "POST", f"{intruder.path}/wishes", wish)
            assert refused.status in {403, 409}
        with intruder._connect() as socket:
            socket.recv(60)
            socket.send(json.dumps({"wish": "answer", "key": "k", "seat": asked.seat, "moment": 9, "move": "play 2"}))
            told = json.loads(socket.recv(60))
            assert (told["type"], told["key"], told["error"]) == ("refused", "k", "error-table-not-your-seat")
    assert refusal(mallory.client, "GET", f"{ada.path}/record", seat="0").status == 403
    assert ada.look() == before


def test_an_aside_reaches_those_it_is_for(people: ExitStack, server: Served) -> None:
    ada, basile, chloe = three(people, server)
    zoe = come(people, server, "Zoé").join(ada.code)
    with chloe._connect() as hers, zoe._connect() as watching:
        for socket in (hers, watching):
            socket.recv(60)
        basile.wish("say", text="the three is mine", channel="aside", to=[1])
        basile.wish("say", text="hello all")
        for socket in (hers, watching):
            assert [line["text"] for line in json.loads(socket.recv(60))["lines"]] == ["hello all"]
    assert [line["text"] for line in ada.look().lines] == ["the three is mine", "hello all"]
    for seat in (chloe, zoe):
        assert "the three" not in json.dumps(seat.client.ask("GET", seat.path))
    refused = refusal(
        zoe.client, "POST", f"{zoe.path}/wishes", {"wish": "say", "text": "x", "channel": "aside", "to": [1]}
    )
    assert refused.status == 403


def test_a_key_of_another_person_is_only_a_word(people: ExitStack, server: Served) -> None:
    ada, basile, _ = three(people, server)
    ada.wish("say", text="mine", key="k")
    basile.wish("say", text="not mine", key="k")
    assert [(line["name"], line["text"]) for line in ada.look().lines] == [("Ada", "mine"), ("Basile", "not mine")]
    asked = next(seat for seat in (ada, basile, _) if seat.look().asked())
    other = next(seat for seat in (ada, basile, _) if seat is not asked)
    (look,) = asked.look().asked()
    asked.wish("answer", seat=look.seat, moment=look.moment, move=look.offers[0], key="answer")
    answer = {"wish": "answer", "seat": look.seat, "moment": look.moment, "move": look.offers[0], "key": "answer"}
    assert refusal(other.client, "POST", f"{other.path}/wishes", answer).status == 403


# --- Sessions and tokens -------------------------------------------------------------------------------------------------


def test_a_cookie_that_was_changed_is_nobodys(people: ExitStack, server: Served) -> None:
    ada = come(people, server, "Ada")
    name, _, value = ada.cookie.partition("=")
    assert name == COOKIE
    claim, _, signature = value.partition(".")
    rng = Random(1)
    tampered = [
        value[:at] + rng.choice("AZaz09-_".replace(value[at], "")) + value[at + 1 :] for at in range(len(value) - 1)
    ]
    other = come(people, server, "Basile").cookie.partition("=")[2]
    forged = Sessions(b"x" * 32).cookie(Account("ada", "Ada", None, 0.0, 0))
    made_up = [
        f"{claim}.", f".{signature}", f"{claim}.{other.partition('.')[2]}", f"{other.partition('.')[0]}.{signature}",
        forged, "", ".", "..", "x" * 4000, "%00", "é".encode().decode("latin-1"), value[::-1], value * 2, f'"{value}"x',
    ]  # fmt: skip
    with httpx.Client(verify=False, trust_env=False) as asking:
        for cookie in (*rng.sample(tampered, 40), *made_up):
            headers = {b"cookie": f"{COOKIE}={cookie}".encode("latin-1"), b"origin": server.address.encode()}
            answer = asking.get(f"{server.address}/api/me", headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (401, "error-web-nobody"), cookie
    assert ada.me()["name"] == "Ada"


def test_signing_out_everywhere_closes_the_sockets_and_the_cookie_is_dead(people: ExitStack, server: Served) -> None:
    ada, basile, _ = three(people, server)
    old = ada.client.cookie
    with ada._connect() as socket, basile._connect() as others:
        socket.recv(60)
        others.recv(60)
        ada.client.ask("DELETE", "/api/sessions")
        heard(socket)
        assert socket.close_code == ENDED
        basile.say("still here")
        assert json.loads(others.recv(60))["lines"][0]["text"] == "still here"
    ada.client.cookie = old
    assert refusal(ada.client, "GET", "/api/me").status == 401
    with ada._connect() as socket:
        (told,) = heard(socket)
        assert told["error"] == "error-web-nobody"
        assert socket.close_code == REFUSED


def test_a_token_that_was_taken_away_opens_nothing(people: ExitStack, server: Served) -> None:
    ada, *_ = three(people, server)
    token = ada.client.new_token("bot")
    program = people.enter_context(Client(server.address, token=token))
    seat = Seat(program, ada.table)
    with seat._connect() as socket:
        socket.recv(60)
        (told,) = ada.client.ask("GET", "/api/me/tokens")
        ada.client.ask("DELETE", f"/api/me/tokens/{told['id']}")
        heard(socket)
        assert socket.close_code == ENDED
    assert refusal(program, "GET", "/api/me").status == 401
    with seat._connect() as socket:
        heard(socket)
        assert socket.close_code == REFUSED
    for wrong in ("tbl_", "x", "tbl_" + "A" * 43, token[:-1], token + "x", "\x7f"):
        assert raw(server, "GET", "/api/me", headers={"authorization": f"Bearer {wrong}"}).status_code == 401


def test_a_token_of_another_is_not_taken_away(people: ExitStack, server: Served) -> None:
    ada, mallory = come(people, server, "Ada"), come(people, server, "Mallory")
    token = ada.new_token("bot")
    (told,) = ada.ask("GET", "/api/me/tokens")
    assert refusal(mallory, "DELETE", f"/api/me/tokens/{told['id']}").status == 404
    with Client(server.address, token=token) as program:
        assert program.me()["name"] == "Ada"


def test_an_unknown_name_costs_as_much_as_a_wrong_password() -> None:
    true = identity._HASHER.hash("x" * 10)
    assert extract_parameters(identity._NOBODY) == extract_parameters(true)


# --- Pages of other sites ----------------------------------------------------------------------------------------------------


def foreign(server: Served) -> list[str]:
    host = server.address.removeprefix("http://")
    return [
        "http://evil.example", "null", "", f"http://{host}.evil.example", f"http://evil@{host}", "http://127.0.0.1",
        "http://127.0.0.1:1", f"http://evil.example/{host}", f"http://evil.example#{host}", f"{host}", "file://",
    ]  # fmt: skip


def test_a_page_of_another_site_changes_nothing(people: ExitStack, server: Served) -> None:
    ada, *_ = three(people, server)
    before = ada.look()
    cookie = {"cookie": ada.client.cookie, "content-type": "application/json"}
    tries = [
        ("POST", f"{ada.path}/wishes", b'{"wish": "leave"}'),
        ("PATCH", "/api/me", b'{"name": "Eve"}'),
        ("DELETE", "/api/me", b"{}"),
        ("DELETE", "/api/sessions", None),
        ("POST", "/api/me/tokens", b'{"label": "x"}'),
        ("POST", "/api/tables", b'{"game": "fuji_flush", "terms": {"seats": 3}}'),
    ]
    for method, path, body in tries:
        for origin in [*foreign(server), None]:
            headers = cookie if origin is None else {**cookie, "origin": origin}
            answer = raw(server, method, path, body, headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "error-web-origin")
            with_token = {**headers, "authorization": "Bearer tbl_x"}  # a cookie beside it: may be a browser after all
            assert raw(server, method, path, body, with_token).status_code == 403
    assert ada.look() == before
    assert ada.client.me()["name"] == "Ada"


def test_a_socket_of_another_site_is_told_nothing(people: ExitStack, server: Served) -> None:
    ada, *_ = three(people, server)
    address = f"{server.address.replace('http', 'ws', 1)}{ada.path}/live"
    for origin in [*foreign(server), None]:
        with connect(
            address, additional_headers={"cookie": ada.client.cookie}, origin=None if origin is None else Origin(origin)
        ) as socket:
            (told,) = heard(socket)
            assert told["error"] == "error-web-origin"
            assert socket.close_code == REFUSED


# --- Too much ----------------------------------------------------------------------------------------------------------------

DEEP = 100_000
BOMBS: dict[str, bytes] = {
    "deep arrays": b"[" * DEEP,
    "deep objects": b'{"wish":' * (DEEP // 4),
    "deep and closed": b"[" * DEEP + b"]" * DEEP,
    "deep inside a field": b'{"wish": "say", "text": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "a huge number": b'{"wish": "sit", "seat": 1e999999}',
    "a long number": b'{"wish": "sit", "seat": ' + b"9" * 50_000 + b"}",
    "a negative number": b'{"wish": "sit", "seat": -1}',
    "not a number": b'{"wish": "sit", "seat": NaN}',
    "a long string": b'{"wish": "say", "text": "' + b"x" * 60_000 + b'"}',
    "a label with a NUL": b'{"label": "a\\u0000b"}',
    "a name with a NUL": b'{"name": "a\\u0000b"}',
    "a long key": b'{"wish": "leave", "key": "' + b"k" * 60_000 + b'"}',
    "keys twice": b'{"wish": "sit", "wish": "leave", "seat": 0, "seat": 1}',
    "unknown fields": b'{"wish": "leave", "why": 1}',
    "NUL in a key": b'{"wish": "say", "text": "x", "key": "\\u0000"}',
    "a lone surrogate": b'{"wish": "say", "text": "\\ud800", "key": "\\udfff"}',
    "a NUL that is not escaped": b'{"wish": "say", "text": "\x00"}',
    "NUL in a move": b'{"wish": "answer", "seat": 0, "moment": 9, "move": "play \\u0000"}',
    "a long move": b'{"wish": "answer", "seat": 0, "moment": 9, "move": "' + b"(" * 900 + b'"}',
    "a long name": b'{"wish": "come", "name": "' + b"x" * 190 + b'"}',
    "a name that turns around": '{"wish": "come", "name": "\u202eada"}'.encode(),
    "no JSON": b"wish",
    "nothing": b"",
    "a list": b"[]",
    "null": b"null",
    "a text": b'"leave"',
    "many fields": b'{"wish": "change", "terms": {"seats": 3, "options": {'
    + b",".join(b'"o%d": 1' % n for n in range(3_000))
    + b"}}}",
    "not UTF-8": b'{"wish": "say", "text": "\xff\xfe"}',
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_over_http_is_refused_with_a_sentence(people: ExitStack, server: Served, bomb: str) -> None:
    ada = come(people, server, "Ada")
    table = ada.open_table("fuji_flush", 3, language="en")
    before = table.look()
    paths = [
        ("POST", f"{table.path}/wishes"),
        ("POST", "/api/tables"),
        ("PATCH", "/api/me"),
        ("POST", "/api/me/tokens"),
    ]
    for method, path in paths:
        answer = raw(server, method, path, BOMBS[bomb], cookie_of(ada))
        if answer.status_code != 400:
            assert answer.status_code in {403, 404, 409, 413, 422}, answer.text
        assert set(answer.json()) == SENTENCE
        assert len(answer.content) < 1_000  # what was sent is not sent back
    assert table.look() == before


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_on_a_socket_is_refused_and_the_socket_goes_on(people: ExitStack, server: Served, bomb: str) -> None:
    ada = come(people, server, "Ada")
    table = ada.open_table("fuji_flush", 3, language="en")
    before = table.look()
    with table._connect() as socket:
        socket.recv(60)
        socket.send(BOMBS[bomb], text=True)
        if bomb == "not UTF-8" or len(BOMBS[bomb]) > Limits().message:
            assert heard(socket) == []
            assert socket.close_code in {1007, TOO_BIG}  # no text, or too much of it
        else:
            told = json.loads(socket.recv(60))
            assert told["type"] == "refused"
            assert len(json.dumps(told)) < 1_000
            socket.send(json.dumps({"wish": "look"}))
            assert json.loads(socket.recv(60))["type"] == "seen"
    assert table.look() == before


def test_bytes_on_a_socket_are_refused(people: ExitStack, server: Served) -> None:
    table = come(people, server, "Ada").open_table("fuji_flush", 3, language="en")
    with table._connect() as socket:
        socket.recv(60)
        for message in (b"\xff\x00", b"", b'{"wish": "look"}'):
            socket.send(message)
            assert json.loads(socket.recv(60))["type"] in {"refused", "seen"}
        socket.send(json.dumps({"wish": "look"}))
        assert json.loads(socket.recv(60))["type"] == "seen"


def test_ten_million_bytes_are_refused(people: ExitStack, server: Served) -> None:
    seats = three(people, server)
    mallory = come(people, server, "Mallory")
    much = b'{"wish": "say", "text": "' + b"x" * 10_000_000 + b'"}'
    table = mallory.join(seats[0].code)
    for path in (f"{table.path}/wishes", "/api/guests", "/api/session"):
        try:
            answer = raw(server, "POST", path, much, cookie_of(mallory))
        except httpx.TransportError:  # closed while we were still sending
            continue
        assert answer.status_code == 413
        assert set(answer.json()) == SENTENCE
    for size, codes in ((70_000, {TOO_BIG}), (len(much), {TOO_BIG, 1006})):  # 1006: closed while we were still sending
        with table._connect() as socket:
            socket.recv(60)
            with suppress(ConnectionClosed):
                socket.send(much[:size], text=True)
            heard(socket)
            assert socket.close_code in codes
    plays_on(seats)


def plays_on(seats: list[Seat], answers: int = 3) -> None:
    """The others go on: their answers are acknowledged."""
    for _ in range(answers):
        asked, look = next((seat, look) for seat in seats for look in seat.look().asked())
        assert asked.answer(look, look.offers[0]) > look.moment


def test_ten_thousand_messages_a_second_close_the_socket_and_nobody_else_notices(
    people: ExitStack, strict: Served
) -> None:
    seats = three(people, strict)
    mallory = come(people, strict, "Mallory")
    table = mallory.open_table("fuji_flush", 3, language="en")
    message = json.dumps({"wish": "look"})

    async def flood() -> int:
        headers = {"cookie": mallory.cookie}
        address = f"{strict.address.replace('http', 'ws', 1)}{table.path}/live"
        async with connect_later(
            address, additional_headers=headers, origin=Origin(strict.address), compression=None, max_queue=None
        ) as socket:
            try:
                for _ in range(10_000):
                    await socket.send(message)
                async for _ in socket:
                    pass
            except ConnectionClosed:
                pass
            return int(socket.close_code or 0)

    async def work() -> int:
        flooding = asyncio.create_task(flood())
        playing = asyncio.create_task(asyncio.to_thread(plays_on, seats, 6))
        await playing
        return await flooding

    assert asyncio.run(asyncio.wait_for(work(), 120)) == FLOODED
    plays_on(seats)
    assert (
        'reason="too-many"' in raw(strict, "GET", "/metrics", headers={"authorization": f"Bearer {WATCHWORD * 2}"}).text
    )


def test_somebody_has_so_many_sockets_and_no_more(people: ExitStack, strict: Served) -> None:
    ada = come(people, strict, "Ada")
    table = ada.open_table("fuji_flush", 3, language="en")

    def listens(stack: ExitStack, seat: Seat) -> bool:
        socket = stack.enter_context(seat._connect())
        told = json.loads(socket.recv(60))
        if told["type"] == "refused":
            assert told["error"] == "error-web-too-many-open"
            heard(socket)
        return bool(told["type"] == "seen")

    with ExitStack() as held:
        assert [listens(held, table) for _ in range(5)] == [True] * 3 + [False] * 2
        basile = come(people, strict, "Basile").join(table.code)
        assert [listens(held, basile) for _ in range(3)] == [True, True, False]  # five from one address
    for _ in range(100):  # those that were closed make room, as soon as the server has heard of it
        with ExitStack() as held:
            if [listens(held, table) for _ in range(3)] == [True] * 3:
                return
    raise AssertionError("closed sockets are still counted")


# --- Silence -----------------------------------------------------------------------------------------------------------------

CROWDED = 300.0  # seconds that such a test may take at the very most
FEW = 1024  # files: what most systems give a process
INTRUDER = "127.0.0.2"  # 127.0.0.1 is believed to be a proxy, which speaks for many
SILENT, SLOW, VISITORS = 2_000, 600, 40


async def besieged(crowd: Crowd, address: str) -> list[Visitor]:
    """Two thousand connections that say nothing, and six hundred that say little."""
    silent, slow = await crowd.come(address, SILENT), await crowd.come(address, SLOW)
    for begin, some in ((HEADER, slow[::3]), (BODY, slow[1::3]), (UPGRADE, slow[2::3])):
        crowd.drip(some, begin)
    return silent + slow


async def get_their_page(crowd: Crowd, addresses: Sequence[str]) -> None:
    """Every one of them comes, asks, and is answered."""
    for address in addresses:
        (visitor,) = await crowd.come(address)
        answer = await visitor.page()
        assert answer.startswith(b"HTTP/1.1 200 "), (address, answer[:200])
        assert answer.endswith(b"</html>\n")


@pytest.mark.parametrize(
    "intruder", [pytest.param(INTRUDER, id="from one address"), pytest.param("127.0.0.1", id="through our own proxy")]
)
def test_two_thousand_silent_and_six_hundred_slow_connections_shut_nobody_out(tmp_path: Path, intruder: str) -> None:
    """Others are served at once, and so is whoever shares the address."""
    room_for(SILENT + SLOW + 2 * VISITORS)

    async def siege(server: Served) -> None:
        async with asyncio.timeout(CROWDED), Crowd(server.port) as crowd:
            besiegers = await besieged(crowd, intruder)
            await get_their_page(crowd, [f"127.0.0.{10 + n}" for n in range(VISITORS)])
            await get_their_page(crowd, [intruder] * VISITORS)
            for one in besiegers[:SILENT]:
                assert await one.closed() == b""  # with nobody in their place, their time is up
            await get_their_page(crowd, [intruder])

    with served(tmp_path, limits=Limits(), files=FEW) as server:
        assert "few open files" in server.log.read_text()
        asyncio.run(siege(server))


@pytest.mark.parametrize("begin", [b"", b"G", HEADER, BODY, UPGRADE, b"x" * 10, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_whoever_does_not_go_on_is_let_go(hasty: Served, begin: bytes) -> None:
    """Before a header, within one, within a body, within a handshake, and after an answer."""

    async def stall() -> None:
        async with asyncio.timeout(CROWDED), Crowd(hasty.port) as crowd:
            (visitor,) = await crowd.come(INTRUDER)
            visitor.writer.write(begin)
            await visitor.closed()

    asyncio.run(stall())


def test_what_comes_after_an_answer_keeps_no_connection_open(hasty: Served) -> None:
    """The rest of a body that was refused, a byte at a time."""

    async def trickle() -> None:
        async with asyncio.timeout(CROWDED), Crowd(hasty.port) as crowd:
            (visitor,) = await crowd.come(INTRUDER)
            visitor.writer.write(BODY.replace(b"200000", b"90000000"))
            assert b" 403 " in await visitor.reader.readline()  # a page of no site of ours: nobody has read the body
            await visitor.drips(b"")

    asyncio.run(trickle())


def test_a_body_of_two_lengths_is_refused_and_the_connection_closed(hasty: Served) -> None:
    """What one reads as a body another may read as a request."""
    both = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n"
    body = b"0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"

    async def smuggle(begin: bytes) -> bytes:
        async with asyncio.timeout(CROWDED), Crowd(hasty.port) as crowd:
            (visitor,) = await crowd.come(INTRUDER)
            visitor.writer.write(begin + b"Host: x\r\n" + both + b"\r\n" + body)
            return await visitor.closed()

    assert (
        asyncio.run(smuggle(b"GET /api/tables/x/live HTTP/1.1\r\n" + upgrade)) == b""
    )  # `websockets` knows no lengths
    for begin in (b"POST /api/guests HTTP/1.1\r\n", b"GET / HTTP/1.1\r\n"):
        told = asyncio.run(smuggle(begin))
        assert told.startswith(b"HTTP/1.1 400 "), told
        assert told.count(b"HTTP/1.1") == 1
        assert b"connection: close" in told.lower()


# --- Guessing ----------------------------------------------------------------------------------------------------------------


def test_guessing_passwords_and_codes_is_slowed_down(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(door_rate=0.0001, door_burst=8)) as server, ExitStack() as people:
        ada = come(people, server, "Ada")
        ada.sign_up("Ada", PASSWORD)
        with Client(server.address) as guessing:
            told = [
                refusal(guessing, "POST", "/api/session", {"name": "Ada", "password": f"guess {n}"}) for n in range(9)
            ]
            assert [one.status for one in told] == [401] * 6 + [429] * 3
            right = refusal(guessing, "POST", "/api/session", {"name": "Ada", "password": PASSWORD})
            assert right.status == 429  # being right is of no use either
            assert refusal(guessing, "GET", "/api/codes/KIWI42").status == 429
            assert refusal(guessing, "POST", "/api/guests", {"name": "Eve"}).status == 429
        answer = raw(server, "GET", "/api/codes/KIWI42")
        assert (answer.status_code, int(answer.headers["retry-after"]) > 0) == (429, True)
        assert ada.me()["name"] == "Ada"  # whoever is in, stays in


def test_codes_can_be_guessed_only_so_often(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(door_rate=0.0001, door_burst=5)) as server:
        told = [raw(server, "GET", f"/api/codes/GUESS{n}").status_code for n in range(8)]
        assert told == [404] * 5 + [429] * 3


def test_one_address_asks_so_often_and_no_more(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(address_rate=0.0001, address_burst=20)) as server:
        with httpx.Client(base_url=server.address, verify=False, trust_env=False) as asking:
            told = [asking.get("/api/games").status_code for _ in range(25)]
        assert told == [200] * 20 + [429] * 5
        assert raw(server, "GET", "/health").status_code == 200


# --- What every answer says ----------------------------------------------------------------------------------------------


def kinds_of_answers(stack: ExitStack, server: Served) -> dict[str, httpx.Response]:
    ada, *_ = three(stack, server)
    cookie = cookie_of(ada.client)
    page = raw(server, "GET", "/")
    script = re.search(r'src="(/static/[^"]+)"', page.text)
    assert script is not None
    return {
        "page": page,
        "page of a table": raw(server, "GET", f"/t/{ada.table}"),
        "script": raw(server, "GET", script[1]),
        "no script": raw(server, "GET", "/static/x/nothing.js"),
        "elsewhere": raw(server, "GET", "/nowhere"),
        "elsewhere in the API": raw(server, "GET", "/api/nowhere"),
        "head": raw(server, "HEAD", "/api/games"),
        "options": raw(server, "OPTIONS", "/api/games"),
        "wrong method": raw(server, "DELETE", "/api/games", headers=cookie),
        "snapshot": raw(server, "GET", ada.path, headers=cookie),
        "wish": raw(server, "POST", f"{ada.path}/wishes", b'{"wish": "say", "text": "x"}', cookie),
        "refused": raw(server, "POST", f"{ada.path}/wishes", b'{"wish": "start"}', cookie),
        "misread": raw(server, "POST", f"{ada.path}/wishes", b"{", cookie),
        "misread parameter": raw(server, "GET", f"{ada.path}?since=x", headers=cookie),
        "nobody": raw(server, "GET", "/api/me"),
        "foreign": raw(server, "POST", "/api/guests", b'{"name": "x"}', {"origin": "http://evil.example"}),
        "too large": raw(server, "POST", "/api/guests", b"x" * 300_000, cookie),
        "picture": raw(server, "GET", f"{ada.path}/qr.svg", headers=cookie),
        "record": raw(server, "GET", f"{ada.path}/record?seat=0", headers=cookie),
        "health": raw(server, "GET", "/health"),
        "metrics": raw(server, "GET", "/metrics", headers=WATCHING),
        "schema": raw(server, "GET", "/schema/openapi.json"),
        "schema elsewhere": raw(server, "GET", "/schema/nothing"),
        "socket without a socket": raw(server, "GET", f"{ada.path}/live", headers=cookie),
    }


def test_every_answer_has_our_headers(people: ExitStack, server: Served) -> None:
    for kind, answer in kinds_of_answers(people, server).items():
        headers = answer.headers
        assert answer.status_code < 500, kind
        policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'", kind
        assert policy["frame-ancestors"] == "'none'", kind
        assert policy["script-src"] == "'self'", kind
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff", kind
        assert headers["x-frame-options"] == "DENY", kind
        assert headers["referrer-policy"] == "no-referrer", kind
        assert headers["cross-origin-opener-policy"] == "same-origin", kind
        assert headers["cross-origin-resource-policy"] == "same-origin", kind
        assert "permissions-policy" in headers, kind
        assert "cache-control" in headers, kind
        assert "server" not in headers, kind
        assert "access-control-allow-origin" not in headers, kind
        if answer.status_code >= 400 and kind not in {"head", "schema elsewhere"}:
            assert set(answer.json()) == SENTENCE, kind
        if kind in {"snapshot", "wish", "record"}:
            assert headers["cache-control"] == "no-store", kind


def get_routes() -> list[str]:
    """Every address of the application that can be read."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = build(Settings())
    return sorted(route.path for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods)


def test_head_answers_like_get_without_a_body_wherever_there_is_a_get(people: ExitStack, server: Served) -> None:
    table = finished(people, server)
    ada = come(people, server, "Ada")
    ada.sign_up("Ada Head", PASSWORD)
    script = re.search(r'src="/static/([^/]+)/([^"]+)"', raw(server, "GET", "/").text)
    assert script is not None
    code = ada.open_table("fuji_flush", 3, language="en").code
    parts = {
        "table_id": [table, "nothing"], "game": ["fuji_flush", "nothing"], "name": ["Ada Head", "nobody"], "step": ["1", "99999"],
        "version": [script[1], "old"], "path": [script[2], "nothing"], "code": [code, "NOCODE"],
    }  # fmt: skip
    asked = 0
    for route in get_routes():
        for which in (0, 1):
            path = re.sub(r"{(\w+):\w+}", lambda found, which=which: parts[found[1]][which], route)  # type: ignore[misc]
            for headers in ({}, {**cookie_of(ada), "accept": "text/html", "accept-encoding": "gzip"}):
                get, head = (raw(server, method, path, headers=headers) for method in ("GET", "HEAD"))
                assert head.status_code == get.status_code, path
                assert head.content == b"", path
                told = [{name: value for name, value in one.headers.items() if name != "date"} for one in (get, head)]
                if path == "/metrics":  # it has counted the other answer meanwhile
                    told = [{**one, "content-length": ""} for one in told]
                assert told[0] == told[1], path
                asked += get.status_code == 200
    assert asked > len(get_routes()) / 2


def test_a_cookie_is_for_the_server_alone(people: ExitStack, server: Served, strict: Served) -> None:
    for one, secure in ((server, False), (strict, True)):
        answer = raw(one, "POST", "/api/guests", b'{"name": "Ada"}', {"origin": one.address})
        flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
        assert {"httponly", "path=/", "samesite=lax"} <= flags
        assert ("secure" in flags) is secure
        assert not any(flag.startswith("domain") for flag in flags)


def test_files_outside_are_not_found(server: Served) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    for path in (
        "/static/x/../../app.py",
        "/static/x/%2e%2e/%2e%2e/app.py",
        "/static/x//etc/passwd",
        "/static/x/..%2fapp.py",
    ):
        with sockets.create_connection((host, int(port)), 60) as line:  # as it is written: no client tidies it up
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while more := line.recv(65_536):
                answer += more
        assert b" 404 " in answer.split(b"\r\n", 1)[0]
        assert b"import" not in answer


def test_strange_addresses_are_not_found(people: ExitStack, server: Served) -> None:
    ada = come(people, server, "Ada")
    for strange in ("%00", "%ff%fe", "%ed%a0%80", "x" * 3_000, "%2e%2e", "'; DROP TABLE log; --", "😀", "-1"):
        for path in ("/api/tables/{}", "/api/tables/{}/record", "/api/players/{}", "/api/codes/{}", "/api/games/{}"):
            answer = raw(server, "GET", path.format(strange), headers=cookie_of(ada))
            assert answer.status_code in {400, 404}, (path, strange, answer.text)
            assert set(answer.json()) == SENTENCE


# --- For the host ------------------------------------------------------------------------------------------------------------


def test_health_is_told(server: Served) -> None:
    assert raw(server, "GET", "/health").json() == {"status": "ok"}


SAMPLE = re.compile(r'^([a-z_]+)(?:\{([a-z_]+)="((?:[^"\\\n]|\\.)*)"\})? (\S+)$')


def test_metrics_are_for_whoever_has_the_hosts_token(server: Served, strict: Served) -> None:
    """Elsewhere there is nothing to see, and where the host has chosen no token there is nothing for anybody."""
    nowhere = raw(server, "GET", "/nowhere")
    for one, headers in (
        (server, {}),
        (server, {"authorization": "Bearer"}),
        (server, {"authorization": f"Bearer {WATCHWORD}x"}),
        (server, {"authorization": f"Basic {WATCHWORD}"}),
        (strict, WATCHING),
        (strict, {"authorization": "Bearer"}),
    ):
        answer = raw(one, "GET", "/metrics", headers=headers)
        assert (answer.status_code, answer.content) == (404, nowhere.content)
    assert raw(server, "GET", "/metrics", headers=WATCHING).status_code == 200


def lines_of(server: Served) -> list[dict[str, Any]]:
    """The log."""
    return [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]


def test_somebody_who_leaves_in_the_middle_of_a_body_is_no_error(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host, port = server.address.removeprefix("http://").split(":")
        with sockets.create_connection((host, int(port)), 60) as line:
            line.sendall(
                BODY.replace(b"Host: tablee", f"Host: {host}:{port}\r\nOrigin: {server.address}".encode()) + b"{"
            )
        until(lambda: any(one.get("route") == "/api/guests" for one in lines_of(server)))
        (left,) = [one for one in lines_of(server) if one.get("route") == "/api/guests"]
        assert (left["level"], left["status"]) == ("info", 499)
        assert not [one for one in lines_of(server) if one["level"] in {"warning", "error"} or "error" in one]


def test_files_are_not_in_the_log_and_pages_are(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        script = re.search(r'src="(/static/[^"]+)"', raw(server, "GET", "/").text)
        assert script is not None
        assert raw(server, "GET", script[1]).status_code == 200
        assert raw(server, "GET", "/about").status_code == 200
        until(lambda: any(one.get("route") == "/about" for one in lines_of(server)))
        assert not [one for one in lines_of(server) if "static" in one.get("route", "")]


def test_metrics_can_be_read_by_prometheus(people: ExitStack, server: Served) -> None:
    seats = three(people, server)
    plays_on(seats)
    raw(server, "GET", '/api/"nowhere"\n'.replace("\n", "%0A"))
    answer = raw(server, "GET", "/metrics", headers=WATCHING)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert answer.text.endswith("\n")
    types: dict[str, str] = {}
    values: dict[tuple[str, str], float] = {}
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in types
            types[name] = kind
        elif not line.startswith("# HELP "):
            found = SAMPLE.match(line)
            assert found is not None, line
            name, _, label, value = found.groups()
            family = re.sub(r"_(bucket|sum|count)$", "", name) if name not in types else name
            assert family in types, line
            assert (name, label or "") not in values
            values[name, label or ""] = float(value)
    for name, kind in types.items():
        if kind == "histogram":
            steps = [value for (one, _), value in values.items() if one == f"{name}_bucket"]
            assert steps == sorted(steps)
            assert values[f"{name}_bucket", "+Inf"] == values[f"{name}_count", ""]
    assert values["tablee_wishes_total", "answer"] >= 3
    assert values["tablee_tables", ""] >= 1
    for secret in ("Ada", seats[0].table, seats[0].code, seats[0].link, seats[0].client.cookie):
        assert secret not in answer.text


# --- The description of the API ----------------------------------------------------------------------------------------------


def described(server: Served) -> dict[str, Any]:
    found: dict[str, Any] = raw(server, "GET", "/schema/openapi.json").json()
    return found


def references(thing: object) -> Iterator[str]:
    if isinstance(thing, dict):
        if isinstance(thing.get("$ref"), str):
            yield thing["$ref"]
        for part in thing.values():
            yield from references(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from references(part)


def test_the_description_is_valid_and_names_every_route(server: Served) -> None:
    told = described(server)
    jsonschema_rs.Draft202012Validator(OPENAPI_31, validate_formats=False).validate(told)
    for reference in references(told):
        assert reference.removeprefix("#/components/schemas/") in told["components"]["schemas"], reference
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = build(server.settings)
    routes = {
        (re.sub(r"{(\w+):\w+}", r"{\1}", route.path), method.lower())
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS"}
        if route.path.startswith(("/api/", "/health"))
    }
    assert {(path, method) for path, methods in told["paths"].items() for method in methods} == routes
    names = [one["operationId"] for methods in told["paths"].values() for one in methods.values()]
    assert len(set(names)) == len(names)


# --- Whatever the description allows -----------------------------------------------------------------------------------------

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = {GenerationMode.POSITIVE: 15, GenerationMode.NEGATIVE: 10}  # of every operation
ENDS_IT = {("delete", "/api/me"), ("delete", "/api/sessions"), ("delete", "/api/session"), ("post", "/api/guests")}


def finished(stack: ExitStack, server: Served) -> str:
    seat = come(stack, server, "Over").open_table(
        "fuji_flush", 3, sit=[0], bots=["random"] * 2, start=True, public=True
    )
    for snapshot in seat.snapshots():
        for look in snapshot.asked():
            seat.answer(look, look.offers[0])
    return seat.table


def still(client: Client) -> Client:
    return client


def hammer(operation: Any, mode: GenerationMode, tables: list[str], asking: Callable[[], Client]) -> Iterator[str]:
    """What went wrong."""

    @settings(
        max_examples=EXAMPLES[mode],
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(tables))
    def attempt(case: Any, table: str) -> None:
        if table and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        client = asking()
        headers = {"cookie": client.cookie, "origin": client.server}
        answer = case.call(base_url=client.server, headers=headers, timeout=60)
        case.validate_response(answer, checks=CHECKS)

    try:
        attempt()
    except Unsatisfiable:  # there is no wrong way to ask this
        return
    except BaseExceptionGroup as failures:
        for one in failures.exceptions:
            yield f"{operation.label}: {one}"
    except Exception as failure:  # noqa: BLE001  # all of them are told at the end
        yield f"{operation.label}: {failure}"


def test_nothing_that_the_description_allows_breaks_the_server(people: ExitStack, server: Served) -> None:
    """Every operation is tried with what its description allows, and with what it doesn't, at tables of all phases."""
    over = finished(people, server)
    told = described(server)
    schema = schemathesis.openapi.from_dict(told)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    broken: list[str] = []
    for operation in operations:
        ada, *_ = three(people, server)
        lobby = ada.client.open_table("fuji_flush", 3, language="en")
        fresh = (operation.method.lower(), operation.path) in ENDS_IT
        asking = partial(come, people, server, "Somebody") if fresh else partial(still, ada.client)
        for mode in EXAMPLES:
            broken += hammer(operation, mode, [ada.table, lobby.table, over, ""], asking)
    assert len(operations) == sum(len(methods) for methods in told["paths"].values())
    assert not broken, "\n\n".join(broken)
