"""Our sockets: a message that comes whole takes the shortest way, and every other one arrives all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tablee.web.socket import EXTENSION, Quick, Socket, quick

HELLO = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """The other end: it keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Host:
    """An application that notes what reaches it by the usual way, and a listener that notes what it is told at once."""

    def __init__(self, *, largest: int = 1 << 20) -> None:
        self.usual: list[str] = []
        self.at_once: list[bytes] = []
        self.wants: Callable[[bytes], bool] = lambda _: True
        self.wire = Wire()
        self.quick: Quick | None = None
        config = Config(
            self._app,
            interface="asgi3",
            proxy_headers=False,
            ws_max_size=largest,
            ws_ping_interval=None,
            log_config=None,
        )
        self.socket = Socket(config, ServerState(), {})
        self.socket.connection_made(self.wire)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        self.quick = scope["extensions"][EXTENSION]
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.usual.append(message["text"])

    def listen(self, message: bytes) -> bool:
        wanted = self.wants(message)
        if wanted:
            self.at_once.append(message)
        return wanted

    async def open(self) -> None:
        self.socket.data_received(HELLO)
        await self.rest()
        assert self.wire.written.startswith(b"HTTP/1.1 101 ")
        self.wire.written = b""
        assert self.quick is self.socket
        self.socket.listener = self.listen

    async def hear(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.data_received(piece)
            await self.rest()

    @staticmethod
    async def rest() -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def run(story: Callable[[Host], Any], **more: Any) -> Host:
    async def told() -> Host:
        host = Host(**more)
        await host.open()
        await story(host)
        return host

    return asyncio.run(told())


def frame(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin=fin).serialize(mask=True)


def sent(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 1_000, 65_535, 65_536, 100_000])
def test_a_message_that_comes_whole_is_heard_at_once(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    host = run(lambda host: host.hear(frame(text), frame("next")))
    assert host.at_once == [text.encode(), b"next"]
    assert host.usual == []


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_what_is_written_is_the_frame_that_the_library_would_send(length: int) -> None:
    async def story(host: Host) -> None:
        assert host.socket.write(b"x" * length)

    assert run(story).wire.written == sent("x" * length)


def test_what_the_listener_does_not_want_comes_the_usual_way() -> None:
    async def story(host: Host) -> None:
        host.wants = lambda message: message != b"two"
        await host.hear(frame("one"), frame("two"), frame("three"))

    host = run(story)
    assert host.at_once == [b"one", b"three"]
    assert host.usual == ["two"]


def test_what_comes_in_pieces_is_heard_and_so_is_all_that_follows() -> None:
    whole = frame("in pieces")
    host = run(lambda host: host.hear(frame("whole"), whole[:3], whole[3:], frame("after it")))
    assert host.at_once == [b"whole"]
    assert host.usual == ["in pieces", "after it"]


def test_a_piece_that_looks_like_a_frame_of_its_own_is_not_taken_for_one() -> None:
    trap = frame("I was never said")
    bait = Frame(Opcode.TEXT, b"x" * len(trap)).serialize(mask=True)
    head = bait[: len(bait) - len(trap)]

    async def story(host: Host) -> None:
        await host.hear(head, trap)

    host = run(story)
    assert host.at_once == []
    assert len(host.usual) <= 1  # the message that it was part of, if its bytes are text at all
    assert "I was never said" not in host.usual


def test_two_messages_that_come_together_are_both_heard_in_order() -> None:
    host = run(lambda host: host.hear(frame("one") + frame("two"), frame("three")))
    assert host.at_once == []
    assert host.usual == ["one", "two", "three"]


def test_a_message_in_several_frames_is_one_message() -> None:
    host = run(lambda host: host.hear(frame("in two ", fin=False), frame("frames", Opcode.CONT), frame("whole")))
    assert host.at_once == []
    assert host.usual == ["in two frames", "whole"]


def test_a_ping_is_answered_and_changes_nothing() -> None:
    host = run(lambda host: host.hear(frame("one"), frame("hallo", Opcode.PING), frame("two")))
    assert host.at_once == [b"one", b"two"]
    assert host.wire.written == Frame(Opcode.PONG, b"hallo").serialize(mask=False)


def test_a_message_that_is_too_large_closes_the_socket_unheard() -> None:
    host = run(lambda host: host.hear(frame("x" * 200)), largest=100)
    assert (host.at_once, host.usual, host.wire.closed) == ([], [], True)


@pytest.mark.parametrize("first", [0xC1, 0xF1, 0x83])
def test_a_frame_that_nobody_agreed_on_closes_the_socket_unheard(first: int) -> None:
    bad = bytes([first]) + frame("x")[1:]
    host = run(lambda host: host.hear(bad))
    assert (host.at_once, host.usual, host.wire.closed) == ([], [], True)


def test_a_frame_that_is_not_masked_closes_the_socket_unheard() -> None:
    host = run(lambda host: host.hear(sent("not masked")))
    assert (host.at_once, host.usual, host.wire.closed) == ([], [], True)


@given(st.lists(st.text(max_size=300), min_size=1, max_size=6), st.lists(st.integers(1, 400), max_size=12))
def test_however_the_bytes_are_cut_every_message_is_heard_once_and_in_order(texts: list[str], cuts: list[int]) -> None:
    stream = b"".join(frame(text) for text in texts)
    pieces = []
    for cut in cuts:
        piece, stream = stream[:cut], stream[cut:]
        pieces += [piece] if piece else []
    host = run(lambda host: host.hear(*pieces, *([stream] if stream else [])))
    assert [one.decode() for one in host.at_once] + host.usual == texts


def test_nothing_is_written_to_an_end_that_is_slow_or_gone() -> None:
    async def story(host: Host) -> None:
        host.socket.pause_writing()
        assert not host.socket.write(b"too much")
        host.socket.resume_writing()
        assert host.socket.write(b"now")
        await host.hear(Frame(Opcode.CLOSE, b"").serialize(mask=True))
        host.socket.connection_lost(None)
        assert not host.socket.write(b"too late")

    host = run(story)
    assert host.wire.written.startswith(sent("now"))
    assert b"too" not in host.wire.written


def test_a_connection_of_another_kind_has_no_short_way() -> None:
    assert quick(cast("Any", SimpleNamespace(scope={"type": "websocket"}))) is None
