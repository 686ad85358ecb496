"""`tablee serve`: starting, stopping, and what it refuses."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.conftest import PATIENCE, answers, free_port

pytestmark = pytest.mark.process

COMMAND = [sys.executable, "-c", "from tablee.cli import main; main()", "serve"]


def serve(folder: Path, *options: str) -> subprocess.Popen[str]:
    command = [*COMMAND, *options]
    return subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, text=True, start_new_session=True)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_keeps_everything_in_a_file_and_ends_when_told_to(by: signal.Signals, tmp_path: Path) -> None:
    port = free_port()
    process = serve(tmp_path, "--port", str(port))
    answers(f"http://127.0.0.1:{port}", tmp_path / "server.log", lambda: process.poll() is None)
    os.kill(process.pid, by)
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode in {0, -by, 128 + by}
    assert f"Tablée: http://localhost:{port}" in told
    assert "Traceback" not in told
    assert (tmp_path / "tablee.db").exists()


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        process = serve(tmp_path, "--port", str(other.getsockname()[1]))
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "listens on port" in told
    assert "Traceback" not in told


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    process = serve(tmp_path, "--port", str(free_port()), "--workers", "2")
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "PostgreSQL" in told


def test_a_database_that_cant_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    process = serve(tmp_path, "--port", str(free_port()), "--database", f"sqlite:///{tmp_path}/nowhere/tablee.db")
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "nowhere/tablee.db can’t be used" in told
    assert "Traceback" not in told
