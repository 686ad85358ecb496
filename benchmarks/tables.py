"""The live table under load, beside boardgame.io's server in the same run.

Ours stores and syncs every move before anybody is told, and sends every seat its own scene: redacted, in words, with what it may
answer. boardgame.io keeps tic-tac-toe in memory and sends its whole state. What is compared is the processor time of the server
for one move, from the first byte to the last screen, and the memory for each table with its sockets.

    python benchmarks/tables.py compare            200 tables, 50 moves each, next to boardgame.io (installed by npm)
    python benchmarks/tables.py crowd              1,000 tables of 4, a move in 5 seconds at each: how late is a screen?
    python benchmarks/tables.py workers            the same crowd, smaller, on PostgreSQL with one worker and with two
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.core.game import load
from tablee.web.client import Client
from tablee.web.settings import VARIABLE, Limits, Settings

HERE = Path(__file__).parent
BOARDGAME_IO = "boardgame.io@0.50.2"
PATIENCE = 120.0
WARM = 20  # tables that play before anything is measured
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


# --- A process and what it costs -------------------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for one in found:
        for thread in Path(f"/proc/{one}/task").iterdir():
            found += [int(child) for child in (thread / "children").read_text().split()]
    return found


def processor(pid: int) -> float:
    """Seconds of processor time so far, in user and system, of the process and those it has started."""
    total = 0.0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / TICK
    return total


def memory(pid: int) -> float:
    """Megabytes in memory now."""
    return sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) * PAGE for one in family(pid)) / 1e6


def free_port() -> int:
    """Two ports in a row, the first of them."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port = int(one.getsockname()[1])
            try:
                other.bind(("127.0.0.1", port + 1))
            except (OSError, OverflowError):
                continue
            return port


# --- The servers -----------------------------------------------------------------------------------------------------------


@dataclass
class Running:
    """A server and its address."""

    pid: int
    port: int

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"


@contextmanager
def ours(database: str, workers: int = 1) -> Iterator[Running]:
    """Our server, with limits out of the way: all of the load comes from one address."""
    port = free_port()
    settings = Settings(database=database, limits=Limits().times(10_000))
    code = (
        "from tablee.web.serve import serve; from tablee.web.settings import Settings; "
        f"serve(Settings.from_environment(), host='127.0.0.1', port={port}, workers={workers})"
    )
    environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen([sys.executable, "-c", code], env=environment, stderr=log)
        try:
            _wait(f"http://127.0.0.1:{port}/health", process)
            yield Running(process.pid, port)
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextmanager
def theirs(folder: Path) -> Iterator[Running]:
    """boardgame.io's server."""
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--silent", "--prefix", str(folder), BOARDGAME_IO], check=True)
    shutil.copy(HERE / "boardgame_io" / "server.cjs", folder / "server.cjs")
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            ["node", "server.cjs", str(port)], cwd=folder, env=environment, stdout=log, stderr=log
        )
        try:
            _wait(f"http://127.0.0.1:{port + 1}/games", process)
            yield Running(process.pid, port)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _wait(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        if process.poll() is not None or time.monotonic() > end:
            raise SystemExit(f"the server at {address} did not start")
        try:
            with urlopen(address, timeout=5):
                return
        except OSError:
            time.sleep(0.1)


# --- The load --------------------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What happened under the load."""

    moves: int = 0
    late: list[float] = field(default_factory=list)  # seconds from a move to each screen
    bytes: int = 0


@dataclass
class OurTable:
    """A table with a socket on every seat. Whoever is asked answers at random, at once or in its turn."""

    sockets: list[ClientConnection]
    moves: int
    tally: Tally
    rng: Random
    every: float = 0.0  # seconds between two moves
    sent: dict[int, float] = field(default_factory=dict)  # by moment: when the move was sent that leads to it
    waiting: set[int] = field(default_factory=set)  # seats whose answer is on its way
    asked: dict[int, tuple[int, dict[str, Any]]] = field(default_factory=dict)  # by seat: the moment, and the prompt

    async def play(self) -> None:
        """Until so many moves were made, or the match is over."""
        self.left = self.moves
        self.over = asyncio.Event()
        followers = [asyncio.create_task(self._follow(one)) for one in self.sockets]
        await self.over.wait()
        for follower in followers:
            follower.cancel()
        await asyncio.gather(*followers, return_exceptions=True)

    async def _follow(self, one: ClientConnection) -> None:
        async for message in one:
            self.tally.bytes += len(message)
            frame = msgspec.json.decode(message)
            for key in frame.get("done", ()):
                self.waiting.discard(int(key.partition(".")[0]))
                self.tally.moves += 1
            if frame["type"] == "refused":  # somebody was quicker; the next frame asks again
                self.waiting.discard(int(frame["key"].partition(".")[0]))
                self.left += 1
            if frame["type"] == "seen":
                self._see(frame)
            for seat in [seat for seat in self.asked if self.sockets[seat] is one and seat not in self.waiting]:
                await self._answer(one, seat, *self.asked.pop(seat))

    def _see(self, frame: dict[str, Any]) -> None:
        moment = frame["moment"]
        began = self.sent.get(moment)
        if began is not None:
            self.tally.late.append(time.monotonic() - began)
        for look in frame.get("looks") or ():
            prompt = look["scene"]["prompt"]
            self.asked.pop(look["seat"], None)
            if prompt is None:
                self.over.set()
            elif prompt["mine"]:
                self.asked[look["seat"]] = (moment, prompt)

    async def _answer(self, one: ClientConnection, seat: int, moment: int, prompt: dict[str, Any]) -> None:
        if self.left == 0:
            self.over.set()
            return
        self.left -= 1
        self.waiting.add(seat)
        if self.every:
            await asyncio.sleep(self.every)
        move = self.rng.choice(prompt["offers"])["move"]
        key = f"{seat}.{moment}"
        wish = {"wish": "answer", "seat": seat, "moment": moment, "move": move, "key": key}
        self.sent[moment + 1] = time.monotonic()
        await one.send(json.dumps(wish))


def seat_people(server: Running, game: str, seats: int, tables: int) -> tuple[list[Client], list[str]]:
    """So many tables where the same people sit, each with a socket of its own for every table."""
    people = [Client(f"http://{server.address}", timeout=PATIENCE) for _ in range(seats)]
    for number, one in enumerate(people):
        one.be_guest(f"Player {number + 1}")
    found = []
    for _ in range(tables):
        first = people[0].open_table(game, seats, sit=[0], language="en")
        for number, one in enumerate(people[1:], start=1):
            other = one.come(first.table, first.code)
            other.wish("sit", seat=number)
            other.wish("prepare")
        first.wish("start")
        found.append(first.table)
    return people, found


@asynccontextmanager
async def our_sockets(server: Running, people: list[Client], table: str) -> AsyncIterator[list[ClientConnection]]:
    """A socket for every seat."""
    opened = []
    for number, one in enumerate(people):
        address = f"ws://{server.address}/api/tables/{table}/live?lang={'fr' if number % 2 else 'en'}&lean=true"
        headers = {"cookie": one.cookie}
        opened.append(
            await connect(
                address,
                additional_headers=headers,
                origin=Origin(one.server),
                compression=None,
                max_size=None,
                ping_interval=None,
            )
        )
    try:
        yield opened
    finally:
        await asyncio.gather(*(one.close() for one in opened))


@dataclass(frozen=True)
class Cost:
    """What a run came to."""

    name: str
    moves: int
    seconds: float  # of processor time of the server
    wall: float
    base: float  # megabytes before anybody came
    connected: float
    peak: float
    tables: int
    late: list[float]
    bytes: int

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def kilobytes(self) -> float:
        """Per table, at the peak."""
        return 1000 * (self.peak - self.base) / self.tables

    def line(self) -> str:
        told = f"{self.name:<34}{self.moves:>7} moves {1e6 * self.seconds / self.moves:>7.0f} µs CPU/move"
        told += f" {self.per_second:>7.0f} moves/CPU-s {self.kilobytes:>6.0f} kB/table"
        if self.late:
            hundred = statistics.quantiles(self.late, n=100)
            told += f"   p50 {1000 * hundred[49]:.1f} ms  p99 {1000 * hundred[98]:.1f} ms"
        return told


async def warm_ours(server: Running, game: str, seats: int) -> None:
    """A few tables, before anything is measured."""
    people, ids = await asyncio.to_thread(seat_people, server, game, seats, WARM)
    for one in ids:
        async with our_sockets(server, people, one) as sockets:
            await OurTable(sockets, 50, Tally(), Random(one)).play()


async def measure_ours(
    server: Running, name: str, game: str, tables: int, moves: int, *, seats: int = 0, every: float = 0.0
) -> Cost:
    """All tables at once. The memory is counted from when a few others have played: what is loaded once belongs to no table."""
    seats = seats or load(game).players[0]
    if not every:
        await warm_ours(server, game, seats)
    base = memory(server.pid)
    people, ids = await asyncio.to_thread(seat_people, server, game, seats, tables)
    tally = Tally()
    opened = [our_sockets(server, people, one) for one in ids]
    sockets = [await one.__aenter__() for one in opened]
    connected = peak = memory(server.pid)
    rng = Random(1)
    began, wall = processor(server.pid), time.monotonic()
    boards = [
        OurTable(one, moves, tally, Random(rng.random()), every=every and every * (0.5 + rng.random()))
        for one in sockets
    ]
    playing = asyncio.gather(*(one.play() for one in boards))
    while not playing.done():
        await asyncio.wait([playing], timeout=0.5)
        peak = max(peak, memory(server.pid))
    await playing
    cost = Cost(
        name, tally.moves, processor(server.pid) - began, time.monotonic() - wall, base, connected, peak, tables,
        tally.late, tally.bytes,
    )  # fmt: skip
    for one in opened:
        await one.__aexit__(None, None, None)
    return cost


# --- boardgame.io ----------------------------------------------------------------------------------------------------------


@dataclass
class TheirTable:
    """A match of tic-tac-toe over socket.io's own frames."""

    sockets: list[ClientConnection]
    match: str
    moves: int
    tally: Tally
    sent: float = 0.0

    async def play(self) -> None:
        self.left = self.moves
        self.over = asyncio.Event()
        followers = [asyncio.create_task(self._follow(one, str(seat))) for seat, one in enumerate(self.sockets)]
        await self.over.wait()
        for follower in followers:
            follower.cancel()
        await asyncio.gather(*followers, return_exceptions=True)

    async def _follow(self, one: ClientConnection, seat: str) -> None:
        await one.send(f'42/tic-tac-toe,["sync","{self.match}","{seat}",null,2]')
        async for message in one:
            assert isinstance(message, str)
            if message == "2":
                await one.send("3")
                continue
            if not message.startswith("42/"):
                continue
            self.tally.bytes += len(message)
            event, *rest = msgspec.json.decode(message.partition(",")[2])
            if event == "sync":
                state = rest[1]["state"]
            elif event == "update":
                state = rest[1]
                self.tally.late.append(time.monotonic() - self.sent)
            else:
                continue
            if state["ctx"]["currentPlayer"] == seat:
                await self._move(one, seat, state["_stateID"])

    async def _move(self, one: ClientConnection, seat: str, number: int) -> None:
        if self.left == 0:
            self.over.set()
            return
        self.left -= 1
        self.tally.moves += 1
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "click", "args": [number], "playerID": seat, "credentials": None},
        }
        self.sent = time.monotonic()
        await one.send("42/tic-tac-toe," + json.dumps(["update", action, number, self.match, seat]))


async def _their_socket(server: Running) -> ClientConnection:
    address = f"ws://{server.address}/socket.io/?EIO=4&transport=websocket"
    one = await connect(address, compression=None, max_size=None, ping_interval=None)
    await one.recv()
    await one.send("40/tic-tac-toe,")
    await one.recv()
    return one


async def measure_theirs(server: Running, tables: int, moves: int) -> Cost:
    """All tables at once, after a few others."""
    for number in range(WARM):
        warm = [await _their_socket(server) for _ in range(2)]
        await TheirTable(warm, f"warm{number}", 50, Tally()).play()
        await asyncio.gather(*(one.close() for one in warm))
    base = memory(server.pid)
    sockets = [[await _their_socket(server) for _ in range(2)] for _ in range(tables)]
    tally = Tally()
    connected = peak = memory(server.pid)
    boards = [TheirTable(one, f"match{number}", moves, tally) for number, one in enumerate(sockets)]
    began, wall = processor(server.pid), time.monotonic()
    playing = asyncio.gather(*(one.play() for one in boards))
    while not playing.done():
        await asyncio.wait([playing], timeout=0.5)
        peak = max(peak, memory(server.pid))
    await playing
    cost = Cost(
        "boardgame.io tic-tac-toe", tally.moves, processor(server.pid) - began, time.monotonic() - wall, base, connected,
        peak, tables, tally.late, tally.bytes,
    )  # fmt: skip
    await asyncio.gather(*(one.close() for one in itertools.chain(*sockets)))
    return cost


# --- Commands --------------------------------------------------------------------------------------------------------------


def compare(games: list[str], tables: int, moves: int, rounds: int, folder: Path) -> None:
    """Both servers, one after the other, several times."""
    found: dict[str, list[Cost]] = {}
    for _ in range(rounds):
        for game in games:
            with tempfile.TemporaryDirectory() as place, ours(f"sqlite:///{place}/tablee.db") as server:
                name = f"Tablée {game}, {load(game).players[0]} seats"
                found.setdefault(game, []).append(asyncio.run(measure_ours(server, name, game, tables, moves)))
        with theirs(folder) as server:
            found.setdefault("boardgame.io", []).append(asyncio.run(measure_theirs(server, tables, moves)))
    for costs in found.values():
        for cost in costs:
            print(cost.line())
    their = statistics.median(cost.per_second for cost in found["boardgame.io"])
    theirs_kept = statistics.median(cost.kilobytes for cost in found["boardgame.io"])
    for game in games:
        speed = statistics.median(cost.per_second for cost in found[game]) / their
        kept = statistics.median(cost.kilobytes for cost in found[game]) / theirs_kept
        print(f"{game}: {speed:.2f}x the moves per CPU second (bar: 2), {kept:.2f}x the memory of a table (bar: 0.5)")


def crowd(game: str, tables: int, seats: int, moves: int, every: float, database: str, workers: int) -> None:
    """Many tables at the pace of people."""
    with tempfile.TemporaryDirectory() as place, ours(database or f"sqlite:///{place}/tablee.db", workers) as server:
        name = f"Tablée {game}, {tables} of {seats}, {workers} workers"
        cost = asyncio.run(measure_ours(server, name, game, tables, moves, seats=seats, every=every))
        print(cost.line())
        print(
            f"  {cost.moves / cost.wall:.0f} moves/s, {100 * cost.seconds / cost.wall:.0f} % of a core, {cost.peak:.0f} MB"
        )


@contextmanager
def postgresql() -> Iterator[str]:
    """A real PostgreSQL of our own."""
    from pgserver.postgres_server import get_server  # noqa: PLC0415  # of the development tools

    with tempfile.TemporaryDirectory() as place:
        server = get_server(Path(place) / "data", cleanup_mode="delete")
        yield str(server.get_uri())
        server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["compare", "crowd", "workers"])
    parser.add_argument("--games", default="fuji_flush")
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--moves", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table, in a crowd")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "tablee-boardgame-io")
    chosen = parser.parse_args()
    games = chosen.games.split(",")
    if chosen.what == "compare":
        chosen.folder.mkdir(exist_ok=True)
        compare(games, chosen.tables or 200, chosen.moves, chosen.rounds, chosen.folder)
    elif chosen.what == "crowd":
        crowd(games[0], chosen.tables or 1000, 4, min(chosen.moves, 8), chosen.every, "", 1)
    else:
        for workers in (1, 2):
            with postgresql() as database:
                crowd(games[0], chosen.tables or 300, 4, min(chosen.moves, 8), chosen.every, database, workers)


if __name__ == "__main__":
    main()
