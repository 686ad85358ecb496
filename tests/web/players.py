"""People who play on whatever happens to the server: they write down what they were promised, and ask again with the same key."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from http.client import HTTPException
from itertools import count
from random import Random
from threading import Event, Thread
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection

from tablee.web.client import Client, Refused, Seat, Snapshot

LOST = (OSError, HTTPException, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)
LATER = {
    "error-behind", "error-busy", "error-chat-fast", "error-store-closed", "error-store-failed", "error-unsure",
    "error-web-too-many",
}  # fmt: skip  # refusals after which one may ask again
BREATH = 0.05  # seconds before one connects again
STILL = 1.0  # seconds without a word, after which one looks again: that another has left for good is told to nobody
SILENCE = 2.2  # seconds between two lines of one person: a little more than the table asks for


@dataclass(frozen=True)
class Wanted:
    """A wish under its key."""

    table: str
    kind: str
    key: str
    fields: dict[str, Any]


class Player(Thread):
    """Somebody who answers at random, talks now and then, and goes on to the rematch. Asks over HTTP when something has happened."""

    def __init__(
        self, client: Client, seat: Seat, name: str, *, leader: Player | None = None, sleeps: bool = False
    ) -> None:
        super().__init__(name=name, daemon=True)
        self.client = client
        self.seat = seat
        self.leader = leader
        self.sleeps = sleeps
        self.promised: list[Wanted] = []
        self.refused: list[Wanted] = []
        self.tables = [seat.table]
        self.lost = 0  # connections
        self.last = Event()  # this match, and no rematch
        self.failure: BaseException | None = None
        self._rng = Random(name)
        self._keys = count()
        self._pending: Wanted | None = None
        self._silent_until = 0.0
        self.content = False  # the last match is over
        self._line = ExitStack()
        self._socket: ClientConnection | None = None

    def run(self) -> None:
        try:
            while not self.content:
                self._try(self._turn)
        except BaseException as failure:  # noqa: BLE001  # told to the test
            self.failure = failure
        self.forget()

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except LOST:
            self.lost += 1
            time.sleep(BREATH)
        except Refused as refused:
            if refused.status not in {429, 503}:
                raise
            time.sleep(4 * BREATH)
        finally:
            if self._socket is not None and self._socket.close_code is not None:
                self.forget()

    def _turn(self) -> None:
        if self._pending is not None:
            self._ask(self._pending)
            return
        snapshot = self.look()
        if snapshot.phase == "over":
            self._go_on(snapshot)
        elif snapshot.phase == "lobby":
            self._prepare(snapshot)
        elif snapshot.phase == "running":
            self._play(snapshot)

    def _ask(self, wanted: Wanted) -> None:
        """Ask for it until it is promised or refused. In between the server may be killed any number of times."""
        try:
            self.send(wanted)
        except Refused as refused:
            if refused.status in {429, 503}:
                raise
            self._pending = None
            self.refused.append(wanted)
            return
        self._pending = None
        self.promised.append(wanted)

    def _want(self, kind: str, **fields: Any) -> None:
        self._pending = Wanted(self.seat.table, kind, f"{self.name}.{next(self._keys)}", fields)
        self._ask(self._pending)

    def _go_on(self, snapshot: Snapshot) -> None:
        """To the next match with the same people, if there is to be one: that is for one of them to say."""
        found = snapshot.setting["rematch"]
        if not found and self.leader is None and not self.last.is_set():
            found = self.client.ask("POST", f"{self.seat.path}/rematch")["id"]
        if not found and (self.leader is None or self.leader.content):
            self.content = True
        elif found:
            self.forget()
            self.seat = Seat(self.client, found)
            self.tables.append(found)
        else:
            self.wait()

    def _prepare(self, snapshot: Snapshot) -> None:
        people = {one["number"]: one for one in snapshot.setting["people"]}
        players = {one["person"] for one in snapshot.setting["chairs"] if one["person"]}
        me = snapshot.setting["me"]
        if not people[me]["ready"]:
            self._want("prepare")
        elif people[me]["host"] and all(people[one]["ready"] for one in players):
            self._want("start")
        else:
            self.wait()

    def _play(self, snapshot: Snapshot) -> None:
        now = time.monotonic()
        asked = snapshot.asked()
        if now > self._silent_until and self._rng.random() < 0.2:
            self._silent_until = now + SILENCE
            self._want("say", text=f"{self.name} says {next(self._keys)}")
        elif asked and not self.sleeps:
            look = asked[0]
            self._want("answer", seat=look.seat, moment=look.moment, move=self._rng.choice(look.offers))
        else:
            self.wait()

    # --- Hearing what happens ----------------------------------------------------------------------------------------------

    def wait(self) -> None:
        """Until something has happened; then all of it is heard."""
        socket = self._open()
        with suppress(TimeoutError):
            self._hear(socket, STILL)
            while True:
                self._hear(socket, 0)

    def forget(self) -> None:
        """Before another table, or another socket."""
        self._socket = None
        self._line.close()

    def _open(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._line.enter_context(self.seat._connect())
        return self._socket

    def _hear(self, socket: ClientConnection, patience: float) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(socket.recv(patience))
        if told["type"] == "seen" and not self.seat.snapshot.take(told):
            socket.send(json.dumps({"wish": "look"}))
        if told["type"] == "refused" and not told["key"]:
            raise Refused(403, told["error"], told["text"])
        return told

    # --- Over HTTP -------------------------------------------------------------------------------------------------------

    def look(self) -> Snapshot:
        return self.seat.look()

    def send(self, wanted: Wanted) -> None:
        self.seat.wish(wanted.kind, key=wanted.key, **wanted.fields)


class Listener(Player):
    """The same over a socket."""

    def look(self) -> Snapshot:
        socket = self._open()
        if not self.seat.snapshot.setting:
            self._hear(socket, self.client.timeout)
        return self.seat.snapshot

    def send(self, wanted: Wanted) -> None:
        socket = self._open()
        socket.send(json.dumps({"wish": wanted.kind, "key": wanted.key, **wanted.fields}))
        while True:
            told = self._hear(socket, self.client.timeout)
            if wanted.key in told.get("done", ()):
                return
            if told["type"] == "refused" and told["key"] == wanted.key:
                raise Refused(503 if told["error"] in LATER else 409, told["error"], told["text"])
