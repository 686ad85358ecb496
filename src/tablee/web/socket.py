"""Our sockets, on top of those of uvicorn: what is sent and received most takes the shortest way.

A message that comes whole and alone is unmasked and handed on at once; one that is sent is a header and its bytes. Everything else
(the handshake, pings, closing, messages in pieces, several at a time) is left to the library, as is every message of a connection
on which something came in pieces before: only the library knows then where a frame begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from litestar.connection import ASGIConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it has no compiled part
    from websockets.utils import apply_mask

EXTENSION: Final = "tablee.socket"  # in the scope: the socket itself
TEXT: Final = 0x81  # a whole message of text
MASKED: Final = 0x80
SHORT, LONG = 126, 127  # what a length of two bytes, and of eight, begins with
HEADER: Final = 2 + 4  # of a masked frame that has less than 126 bytes

Listener = Callable[[bytes], bool]


class Quick(Protocol):
    """A socket that takes the shortest way."""

    listener: Listener | None

    def write(self, message: bytes) -> bool: ...


def quick(connection: ASGIConnection[Any, Any, Any, Any]) -> Quick | None:
    """The socket behind a connection, if it is one of ours."""
    found: Quick | None = (connection.scope.get("extensions") or {}).get(EXTENSION)  # type: ignore[assignment]
    return found


class Socket(WebSocketsSansIOProtocol):
    """One connection. `listener` is asked first about a message; what it says no to goes the usual way."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.listener: Listener | None = None
        self._whole = True  # frames have come one by one

    def handle_connect(self, event: Request) -> None:
        """The handshake. The application finds us in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # whatever it likes

    def start_keepalive(self) -> None:
        """The handshake is over, and nobody needs it any more: it would be a sixth of what a socket takes."""
        super().start_keepalive()
        del self.request, self.response

    def write(self, message: bytes) -> bool:
        """Send a text at once; False where that can't be: not open, closing, or the other end is slow."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        length = len(message)
        if length < SHORT:
            head = bytes((TEXT, length))
        elif length < 1 << 16:
            head = bytes((TEXT, SHORT, length >> 8, length & 255))
        else:
            head = bytes((TEXT, LONG)) + length.to_bytes(8)
        self.transport.write(head + message)
        return True

    def data_received(self, data: bytes) -> None:
        """Bytes of the other end."""
        if self.handshake_complete and self._whole:
            frame = _only(data)
            if frame is None:
                self._whole = False
            elif (
                data[0] == TEXT
                and self.listener is not None
                and not self.close_sent
                and not self.read_paused
                and len(frame) <= self.config.ws_max_size
                and self.listener(apply_mask(frame, data[len(data) - len(frame) - 4 : len(data) - len(frame)]))
            ):
                return
        super().data_received(data)


def _only(data: bytes) -> bytes | None:
    """What is in the one frame of a client that these bytes are, still masked; None if they are more, less or something else.

    A frame that ends no message is something else too.
    """
    if len(data) < HEADER or data[0] < MASKED or data[1] < MASKED:
        return None
    length, at = data[1] - MASKED, HEADER
    if length == SHORT:
        length, at = int.from_bytes(data[2:4]), at + 2
    elif length == LONG:
        length, at = int.from_bytes(data[2:10]), at + 8
    return data[at:] if len(data) == at + length else None
