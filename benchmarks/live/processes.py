"""The two servers as processes of their own, and what they cost."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

PORT = Path(__file__).parents[1] / "boardgame_io"
BOARDGAME_IO = "boardgame.io@0.50.2"
PATIENCE = 120.0
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


@dataclass(frozen=True)
class Running:
    """A server and its address."""

    pid: int
    port: int

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"


@dataclass
class Tally:
    """What happened under the load."""

    moves: int = 0  # that were acknowledged
    late: list[float] = field(default_factory=list)  # seconds from a move to each screen
    bytes: int = 0


@dataclass(frozen=True)
class Cost:
    """What a run came to."""

    name: str
    tally: Tally
    seconds: float  # of processor time of the server
    wall: float
    base: float  # megabytes before the first table
    peak: float
    tables: int

    @property
    def moves(self) -> int:
        return self.tally.moves

    @property
    def microseconds(self) -> float:
        """Of processor time for a move."""
        return 1e6 * self.seconds / self.moves

    @property
    def kilobytes(self) -> float:
        """Per table, at the peak."""
        return 1000 * (self.peak - self.base) / self.tables

    def line(self) -> str:
        hundred = statistics.quantiles(self.tally.late, n=100)
        return (
            f"{self.name:<42}{self.moves:>7} moves {self.microseconds:>7.0f} µs CPU/move"
            f" {1e6 / self.microseconds:>7.0f} moves/CPU-s {self.kilobytes:>6.0f} kB/table"
            f" {self.tally.bytes / self.moves:>7.0f} bytes/move"
            f"   p50 {1000 * hundred[49]:.1f} ms  p99 {1000 * hundred[98]:.1f} ms"
        )


class Meter:
    """Watches a server from before the first table until the last move."""

    def __init__(self, server: Running) -> None:
        self.pid = server.pid
        self.base = memory(self.pid)

    async def cost(self, name: str, tally: Tally, playing: Sequence[Coroutine[None, None, None]]) -> Cost:
        """What it takes to let all tables play at once."""
        began, wall, peak = processor(self.pid), time.monotonic(), memory(self.pid)
        all_of_them = asyncio.gather(*playing)
        while not all_of_them.done():
            await asyncio.wait([all_of_them], timeout=0.5)
            peak = max(peak, memory(self.pid))
        await all_of_them
        spent = processor(self.pid) - began
        return Cost(name, tally, spent, time.monotonic() - wall, self.base, peak, len(playing))


# --- The servers -----------------------------------------------------------------------------------------------------------


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


@contextmanager
def ours(database: str, workers: int = 1) -> Iterator[Running]:
    """Our server, as any host starts it."""
    port = free_port()
    command = [sys.executable, "-c", "from tablee.cli import main; main()", "serve", "--port", str(port)]
    with _serving(
        [*command, "--database", database, "--workers", str(workers)], f"http://127.0.0.1:{port}/health"
    ) as pid:
        yield Running(pid, port)


@contextmanager
def theirs(folder: Path, store: str = "") -> Iterator[Running]:
    """boardgame.io's server: in memory, or with a `synced` or `shared` journal."""
    port = free_port()
    with tempfile.TemporaryDirectory() as place:
        stored = [store, f"{place}/journal"] if store else []
        command = ["node", "server.cjs", str(port), *stored]
        with _serving(command, f"http://127.0.0.1:{port + 1}/games", folder) as pid:
            yield Running(pid, port)


def install(folder: Path) -> None:
    """boardgame.io beside our ports of the games."""
    folder.mkdir(exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--silent", "--prefix", str(folder), BOARDGAME_IO], check=True)
    for one in PORT.glob("*.cjs"):
        shutil.copy(one, folder)


@contextmanager
def _serving(command: Sequence[str], answers_at: str, folder: Path | None = None) -> Iterator[int]:
    environment = {**os.environ, "NODE_ENV": "production"}
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
        try:
            _wait(answers_at, process)
            yield process.pid
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
