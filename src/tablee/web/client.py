"""A table for programs: a client of the JSON API and of the socket, for bots of your own, scripts and tests.

```python
with Client("http://localhost:8000", token="tbl_…") as client:
    table = client.join("KIWI42")
    for snapshot in table.snapshots():
        for look in snapshot.asked():
            table.answer(look, look.offers[0])
```

It needs nothing but the standard library and `websockets`, and has the names of the wire (`looks`, `moment`, `wish`). All calls wait for their answer; whatever is refused raises `Refused`.
"""

from __future__ import annotations

import http.client
import json
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Self
from urllib.parse import quote, urlencode, urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

TRIES = 6  # to come back to a table after the connection was lost
FRESH = 2.0  # seconds that a kept connection is good for, if a request can't be sent twice: servers close idle ones
LOST = (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError)
Body = dict[str, Any]


class Refused(Exception):  # noqa: N818  # a refusal is an answer
    """The server said no; `error` names the reason, and nothing has changed."""

    def __init__(self, status: int, error: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.error = error


@dataclass(frozen=True)
class Look:
    """The match as one of my seats sees it (None: a spectator)."""

    seat: int | None
    scene: Body
    moment: int

    @property
    def asked(self) -> bool:
        """Whether this seat has to answer."""
        prompt = self.scene["prompt"]
        return prompt is not None and bool(prompt["mine"])

    @property
    def offers(self) -> list[str]:
        """What it may answer, where that can be listed."""
        prompt = self.scene["prompt"]
        return [offer["move"] for offer in prompt["offers"]] if prompt is not None else []


@dataclass
class Snapshot:
    """All that a person knows of a table, put together from what came."""

    moment: int = 0
    setting: Body = field(default_factory=dict)
    looks: list[Look] = field(default_factory=list)
    events: dict[int | None, list[Body]] = field(default_factory=dict)  # by seat: everything it was told
    lines: list[Body] = field(default_factory=list)
    clocks: list[Body] = field(default_factory=list)
    absences: list[Body] = field(default_factory=list)

    @property
    def phase(self) -> str:
        return str(self.setting.get("phase", ""))

    def asked(self) -> list[Look]:
        """The looks of my seats that have to answer."""
        return [look for look in self.looks if look.asked]

    def take(self, frame: Body) -> bool:
        """Add what came. False if something is missing in between: then nothing is added, and one has to look again.

        Frames may come twice, or one after another that overtook it: whatever is older than what is known changes nothing.
        """
        moment, since, heard = frame["moment"], frame["since"], frame.get("heard", 0)
        lines, looks = frame.get("lines", []), frame.get("looks")
        if moment < self.moment:
            return True
        if since > self.moment or heard > len(self.lines):
            return False
        known = self.events if since else {}
        if looks is not None and any(len(known.get(one["seat"], ())) < one["start"] for one in looks):
            return False
        if looks is not None and any(one.get("base", self.moment) != self.moment for one in looks):
            return False
        before = {look.seat: look.scene for look in self.looks}
        if moment > self.moment or heard + len(lines) >= len(self.lines):
            self.lines = [*self.lines[:heard], *lines]
        self.moment = moment
        self.setting = frame.get("setting") or self.setting
        self.clocks = frame.get("clocks", [])
        self.absences = frame.get("absences", [])
        if looks is not None:
            self.events = known | {
                one["seat"]: [*known.get(one["seat"], ())[: one["start"]], *one["events"]] for one in looks
            }
            scenes = [whole(before[one["seat"]], one["scene"]) if "base" in one else one["scene"] for one in looks]
            self.looks = [Look(one["seat"], scene, moment) for one, scene in zip(looks, scenes, strict=True)]
        return True


def whole(before: Body, changed: Body) -> Body:
    """A scene, zone or board from what changed in it: nodes and spots told by their id are those of before, like what is not told."""
    known = {node["id"]: node for node in before["nodes"]}
    nodes = []
    for node in changed["nodes"]:
        if isinstance(node, str):
            nodes.append(known[node])
        elif "nodes" in node and node["id"] in known:
            nodes.append(whole(known[node["id"]], node))
        else:
            nodes.append(node)
    found = {**changed, "nodes": nodes}
    if "aim" in before:
        found.setdefault("aim", before["aim"])
    if "spots" not in before:
        return found
    there = {spot["id"]: spot for spot in before["spots"]}
    spots = [there[spot] if isinstance(spot, str) else spot for spot in changed.get("spots") or before["spots"]]
    return {**found, "spots": spots}


class Client:
    """One person at one server: by a token, or as a guest."""

    def __init__(self, server: str, *, token: str = "", language: str = "en", timeout: float = 30.0) -> None:
        self.server = server.rstrip("/")
        self.language = language
        self.timeout = timeout
        self.cookie = ""
        self._token = token
        self._connection: http.client.HTTPConnection | None = None
        self._used = 0.0  # when it was, last

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    # --- Asking ------------------------------------------------------------------------------------------------------------

    def headers(self) -> dict[str, str]:
        """Who we are."""
        if self._token:
            return {"authorization": f"Bearer {self._token}"}
        return {"cookie": self.cookie, "origin": self.server} if self.cookie else {"origin": self.server}

    def ask(self, method: str, path: str, body: object = None, **query: str | int) -> Any:
        """One request; the JSON of its answer."""
        status, text, cookies = self._request(method, path, body, query)
        self._keep(cookies)
        told = json.loads(text) if text.startswith(("{", "[")) else text
        if status >= 400:
            problem = told if isinstance(told, dict) else {}
            raise Refused(status, problem.get("error", ""), problem.get("text", text[:200]))
        return told

    def _keep(self, cookies: list[str]) -> None:
        """Remember what the server gave us to say who we are, as a browser does."""
        kept = dict(one.split("=", 1) for one in self.cookie.split("; ") if one)
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            kept[name] = value.strip('"')
        self.cookie = "; ".join(f"{name}={value}" for name, value in kept.items() if value)

    def _request(self, method: str, path: str, body: object, query: dict[str, str | int]) -> tuple[int, str, list[str]]:
        asked: dict[str, str | int] = {"lang": self.language, **query}
        words = urlencode(asked)
        headers = self.headers() | ({"content-type": "application/json"} if body is not None else {})
        sent = None if body is None else json.dumps(body)
        twice = method != "POST" or (isinstance(body, dict) and "key" in body)  # what has a key is done once
        for fresh in (not twice and time.monotonic() - self._used > FRESH, True):
            connection = self._open(fresh=fresh)  # one that was kept may have been closed at the other end
            try:
                connection.request(method, f"{path}?{words}", sent, headers)
                answer = connection.getresponse()
                told = answer.read().decode()
                self._used = time.monotonic()
                return answer.status, told, answer.headers.get_all("set-cookie") or []
            except (OSError, http.client.HTTPException) as error:
                self.close()  # whatever happened, the next request begins anew
                if fresh or not twice or not isinstance(error, LOST):
                    raise
        raise AssertionError("unreachable")

    def _open(self, *, fresh: bool) -> http.client.HTTPConnection:
        if fresh:
            self.close()
        if self._connection is None:
            url = urlsplit(self.server)
            kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
            self._connection = kind(url.netloc, timeout=self.timeout)
        return self._connection

    # --- People --------------------------------------------------------------------------------------------------------------

    def be_guest(self, name: str) -> Body:
        """Come in with nothing but a name."""
        return self._object("POST", "/api/guests", {"name": name})

    def sign_up(self, name: str, password: str) -> Body:
        """A new account."""
        return self._object("POST", "/api/accounts", {"name": name, "password": password})

    def sign_in(self, name: str, password: str) -> Body:
        """An account that there is."""
        return self._object("POST", "/api/session", {"name": name, "password": password})

    def me(self) -> Body:
        """Who I am."""
        return self._object("GET", "/api/me")

    def new_token(self, label: str, *, scope: str = "play", days: int = 90) -> str:
        """A token for a program that shall be me, as far as its scope goes (`read`, `play` or `account`)."""
        return str(self._object("POST", "/api/me/tokens", {"label": label, "scope": scope, "days": days})["token"])

    def _object(self, method: str, path: str, body: object = None, **query: str | int) -> Body:
        told = self.ask(method, path, body, **query)
        assert isinstance(told, dict)
        return told

    # --- Tables --------------------------------------------------------------------------------------------------------------

    def open_table(self, game: str, seats: int, **more: Any) -> Seat:
        """A new table. `sit`, `names`, `bots`, `start` and `key` are those of the API, everything else is a term: `public=True`."""
        plan: Body = {name: more.pop(name) for name in ("sit", "names", "bots", "start") if name in more}
        plan["key"] = more.pop("key", None) or secrets.token_urlsafe(12)
        terms: Body = {"seats": seats, **more}
        told = self._object("POST", "/api/tables", {"game": game, "terms": terms, **plan})
        return Seat(self, str(told["id"]), link=str(told["link"]), code=str(told["code"]))

    def join(self, code: str, *, name: str = "") -> Seat:
        """Come to the table with that code."""
        found = self._object("GET", f"/api/codes/{quote(code, safe='')}")
        return self.come(str(found["id"]), code, name=name)

    def come(self, table: str, invitation: str = "", *, name: str = "") -> Seat:
        """Come to a table, with the link or the code that opens it."""
        seat = Seat(self, table)
        seat.wish("come", name=name, invitation=invitation)
        return seat

    def record(self, table: str) -> str:
        """The record of a match."""
        return str(self.ask("GET", f"/api/tables/{quote(table, safe='')}/record"))


class Seat:
    """A table at which one is: as a player, or to watch."""

    def __init__(self, client: Client, table: str, *, link: str = "", code: str = "") -> None:
        self.client = client
        self.table = table
        self.link = link
        self.code = code
        self.snapshot = Snapshot()
        self._socket: ClientConnection | None = None

    @property
    def path(self) -> str:
        return f"/api/tables/{quote(self.table, safe='')}"

    def wish(self, wish: str, **fields: Any) -> int:
        """Send a command; when this returns it is on the server’s disk. The revision then."""
        key = fields.pop("key", None) or secrets.token_urlsafe(12)
        told = self.client.ask("POST", f"{self.path}/wishes", {"wish": wish, "key": key, **fields})
        return int(told["moment"])

    def answer(self, look: Look, move: str) -> int:
        """Answer what a seat is asked."""
        return self.wish("answer", seat=look.seat, moment=look.moment, move=move)

    def say(self, text: str, **fields: Any) -> int:
        """Say something, at the table unless `channel` says otherwise."""
        return self.wish("say", text=text, **fields)

    def look(self) -> Snapshot:
        """What I may know now."""
        snapshot = Snapshot()
        assert snapshot.take(self.client.ask("GET", self.path))
        return snapshot

    def snapshots(self) -> Iterator[Snapshot]:
        """What I may know, whenever it changes, until the match is over. Comes back by itself if the connection is lost."""
        missed = 0
        while True:
            try:
                with self._connect() as socket:
                    for message in socket:
                        frame = json.loads(message)
                        missed = 0
                        if frame["type"] == "refused":
                            raise Refused(403, frame["error"], frame["text"])
                        if frame["type"] != "seen":
                            continue
                        if not self.snapshot.take(frame):
                            socket.send(json.dumps({"wish": "look", "since": 0, "lines": 0}))
                            continue
                        yield self.snapshot
                        if self.snapshot.phase == "over":
                            return
            except (ConnectionClosed, OSError):
                missed += 1
                if missed > TRIES:
                    raise

    def _connect(self) -> ClientConnection:
        address = self.client.server.replace("http", "ws", 1)
        asked: dict[str, str | int] = {
            "lang": self.client.language,
            "since": self.snapshot.moment,
            "lines": len(self.snapshot.lines),
            "lean": "true",
        }
        words = urlencode(asked)
        headers = dict(self.client.headers())
        origin = headers.pop("origin", None)
        return connect(
            f"{address}{self.path}/live?{words}",
            additional_headers=headers,
            origin=Origin(origin) if origin else None,
            compression=None,
            open_timeout=self.client.timeout,
            max_size=None,
            max_queue=None,  # a full queue holds up the other side's goodbye, and its pings: leaving would take ten seconds
        )
