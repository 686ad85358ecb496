"""A real server in a process of its own, and people who talk to it over the loopback."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest
from tests.store.conftest import *  # noqa: F403

from tablee.web.client import Client
from tablee.web.settings import VARIABLE, Limits, Settings

PATIENCE = 60.0  # seconds until a server has to answer


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@dataclass
class Served:
    """A server: killed and started again, it has the same address and the same database."""

    settings: Settings
    log: Path
    workers: int = 1
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        code = (
            "from tablee.web.serve import serve; from tablee.web.settings import Settings; "
            f"serve(Settings.from_environment(), host='127.0.0.1', port={self.port}, workers={self.workers})"
        )
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self.settings).decode()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], env=environment, stderr=log, stdout=log, start_new_session=True
            )
        self.wait()

    def wait(self) -> None:
        process = self.process
        assert process is not None
        answers(self.address, self.log, lambda: process.poll() is None)

    def kill(self) -> None:
        """Without a word: the whole of it, with the processes it has started."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def worker_processes(self) -> list[int]:
        """Of a server with several workers: theirs."""
        assert self.process is not None
        return [one for one in children(self.process.pid) if b"spawn_main" in command(one)]

    def stop(self) -> int:
        """As a host does it; how it ended."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)


def children(process: int) -> list[int]:
    """The processes that a process has started; none if it has ended."""
    with suppress(OSError):
        return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []


def command(process: int) -> bytes:
    """What a process runs; nothing if it has ended."""
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


class Forged:
    """A server that starts in no time, as a fork of a process that has imported everything."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.log = log
        self.port = free_port()
        self.process = 0
        code = "from tests.web.forge import main; main()"
        here = Path(__file__).parents[2]
        self._forge = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=here
        )

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start it, and don't wait."""
        told = {"settings": msgspec.json.encode(self.settings).decode(), "port": self.port, "log": str(self.log)}
        assert self._forge.stdin is not None
        self._forge.stdin.write(json.dumps(told) + "\n")
        self._forge.stdin.flush()
        self.process = int(self._said())

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.begin()
        answers(self.address, self.log)

    def kill(self) -> None:
        """Without a word, with the processes it has started."""
        with suppress(ProcessLookupError):  # so early that it has no group of its own yet
            os.killpg(self.process, signal.SIGKILL)
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        assert self._said() == "gone"
        self.process = 0

    def end(self) -> None:
        """The forge too."""
        if self.process:
            self.kill()
        assert self._forge.stdin is not None
        assert self._forge.stdout is not None
        self._forge.stdin.close()
        self._forge.wait()
        self._forge.stdout.close()

    def _said(self) -> str:
        assert self._forge.stdout is not None
        return self._forge.stdout.readline().strip()


def answers(address: str, log: Path, lives: Callable[[], bool] = lambda: True) -> None:
    """Wait until the server there is well."""
    end = time.monotonic() + PATIENCE
    while True:
        assert lives(), log.read_text()[-4000:]
        try:
            with urlopen(f"{address}/health", timeout=PATIENCE):
                return
        except OSError:
            assert time.monotonic() < end, log.read_text()[-4000:]
            time.sleep(0.02)


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers; by default on a new SQLite file, with bots that don't pause and limits out of the way."""
    with ExitStack() as stack:

        def start(**settings: object) -> Served:
            workers = settings.pop("workers", 1)
            assert isinstance(workers, int)
            plain = Settings(database=f"sqlite:///{tmp_path / 'tablee.db'}", pace=0.01, limits=Limits().times(100))
            served = Served(replace(plain, **settings), tmp_path / "server.log", workers)  # type: ignore[arg-type]
            stack.callback(_end, served)
            served.start()
            return served

        yield start


def _end(served: Served) -> None:
    if served.process is not None and served.process.poll() is None:
        served.kill()


@pytest.fixture
def server(serve: Serve) -> Served:
    return serve()


People = Callable[[str], Client]


@pytest.fixture
def guest(server: Served) -> Iterator[People]:
    """People who come in with a name: `guest("Ada")`."""
    with ExitStack() as stack:

        def come(name: str) -> Client:
            client = stack.enter_context(Client(server.address))
            client.be_guest(name)
            return client

        yield come
