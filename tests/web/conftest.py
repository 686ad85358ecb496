"""A real server in a process of its own, and people who talk to it over the loopback."""

from __future__ import annotations

import atexit
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest
from tests.store.conftest import *  # noqa: F403

from tablee.web.client import Client
from tablee.web.settings import Limits, Settings

PATIENCE = 60.0  # seconds until a server has to answer
PORTS = range(20_000, 32_768)
"""Below those that the system gives to outgoing connections: nobody takes one while its server is killed and started again."""


def free_port() -> int:
    """A port that nobody uses, and that no connection will be given."""
    for port in random.sample(PORTS, 100):
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Forge:
    """A process that has imported everything: a server that is forked from it starts in no time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from tests.web.forge import main; main()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2],
        )  # fmt: skip

    def order(self, **order: object) -> int:
        """See `tests/web/forge.py`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def end(self) -> None:
        with self._process as process:
            assert process.stdin is not None
            process.stdin.close()


@cache
def forge() -> Forge:
    """One for the tests of a process, as long as that lives."""
    made = Forge()
    atexit.register(made.end)
    return made


@dataclass
class Served:
    """A server: killed and started again, it has the same address and the same database."""

    settings: Settings
    log: Path
    workers: int = 1
    port: int = field(default_factory=free_port)
    process: int = 0
    files: int = 0  # that it may have open; 0 for as many as we may

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start it, and don't wait."""
        settings = msgspec.json.encode(self.settings).decode()
        self.process = forge().order(
            settings=settings, port=self.port, log=str(self.log), workers=self.workers, files=self.files
        )

    def start(self) -> None:
        """Start it, and wait until it answers. Workers that were killed may hold the port a moment longer: then once more."""
        self.begin()
        try:
            self.wait()
        except AssertionError:
            if "ddress already in use" not in self.log.read_text():
                raise
            self.begin()
            self.wait()

    def wait(self) -> None:
        answers(self.address, self.log, lambda: bool(command(self.process)))

    def kill(self) -> None:
        """Without a word: the whole of it, with the processes it has started."""
        for send in (os.killpg, os.kill):  # so early it may have no group of its own yet
            with suppress(ProcessLookupError):
                send(self.process, signal.SIGKILL)
        self._ended()

    def worker_processes(self) -> list[int]:
        """Of a server with several workers: theirs."""
        return children(self.process)

    def stop(self) -> int:
        """As a host does it; how it ended."""
        os.kill(self.process, signal.SIGTERM)
        return self._ended()

    def end(self) -> None:
        """If it still runs."""
        if self.process:
            self.kill()

    def _ended(self) -> int:
        process, self.process = self.process, 0
        return forge().order(wait=process)


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


def until(condition: Callable[[], bool], told: Callable[[], str] = str) -> None:
    """Wait for what another process does: the one place where tests have nothing better than to look again."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, told()
        time.sleep(0.02)


def answers(address: str, log: Path, lives: Callable[[], bool] = lambda: True) -> None:
    """Wait until the server there is well."""

    def told() -> str:
        return log.read_text()[-4000:] if log.exists() else f"{address} does not answer"

    def well() -> bool:
        assert lives(), told()
        try:
            with urlopen(f"{address}/health", timeout=PATIENCE):
                return True
        except OSError:
            return False

    until(well, told)


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
            stack.callback(served.end)
            served.start()
            return served

        yield start


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
