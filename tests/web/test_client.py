"""The client of programs and a server that closes what it had kept open."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from tablee.web import client as clients
from tablee.web.client import Client, Seat

pytestmark = pytest.mark.process

TOLD = b'HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n{"moment":7}'


class Forgetful:
    """A server that answers the first request of a connection, reads the second and hangs up."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.connections = 0
        self.bodies: list[Any] = []
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):  # closed at the end
            while True:
                connection, _ = self.listening.accept()
                self.connections += 1
                with connection, connection.makefile("rb") as heard:
                    self._read(heard)
                    connection.sendall(TOLD)
                    self._read(heard)

    def _read(self, heard: Any) -> None:
        length = 0
        while (line := heard.readline().strip()) != b"":
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        if length:
            self.bodies.append(json.loads(heard.read(length)))


@pytest.fixture
def forgetful() -> Iterator[Forgetful]:
    server = Forgetful()
    yield server
    server.listening.close()


def test_a_wish_that_was_not_answered_is_sent_again_under_its_key(forgetful: Forgetful) -> None:
    with Client(forgetful.address) as client:
        seat = Seat(client, "t")
        assert [seat.wish("prepare"), seat.wish("start")] == [7, 7]
    first, lost, again = forgetful.bodies
    assert first["wish"] == "prepare"
    assert lost == again
    assert lost["wish"] == "start"
    assert lost["key"] != first["key"]


def test_what_has_no_key_is_not_sent_twice(forgetful: Forgetful) -> None:
    with Client(forgetful.address) as client:
        client.ask("POST", "/api/guests", {"name": "Ada"})
        with pytest.raises(clients.LOST):
            client.ask("POST", "/api/guests", {"name": "Basile"})
        client.ask("POST", "/api/guests", {"name": "Chloé"})
    assert [body["name"] for body in forgetful.bodies] == ["Ada", "Basile", "Chloé"]


def test_what_has_no_key_is_not_sent_on_a_connection_that_was_idle(
    forgetful: Forgetful, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "FRESH", 0.0)
    with Client(forgetful.address) as client:
        for name in ("Ada", "Basile"):
            client.ask("POST", "/api/guests", {"name": name})
    assert forgetful.connections == 2


def test_who_leaves_with_much_unread_still_hears_the_goodbye() -> None:
    def tell(socket: ServerConnection) -> None:
        for number in range(100):
            socket.send(str(number))
        with suppress(ConnectionClosed):
            socket.recv()

    with serve(tell, "127.0.0.1", 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with (
            Client(f"http://127.0.0.1:{server.socket.getsockname()[1]}") as client,
            Seat(client, "t")._connect() as line,
        ):
            assert line.recv() == "0"
        server.shutdown()
    assert line.close_code == 1000
