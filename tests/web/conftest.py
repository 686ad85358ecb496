"""A real server in a process of its own, and people who talk to it over the loopback."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
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
        end = time.monotonic() + PATIENCE
        while True:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-4000:]
            try:
                with urlopen(f"{self.address}/health", timeout=PATIENCE):
                    return
            except OSError:
                assert time.monotonic() < end, self.log.read_text()[-4000:]
                time.sleep(0.05)

    def kill(self) -> None:
        """Without a word: the whole of it, with the processes it has started."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a host does it; how it ended."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)


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
