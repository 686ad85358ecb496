"""The same suite on both databases: a SQLite file in a folder of the test, and a PostgreSQL database of the test."""

from __future__ import annotations

import asyncio
import fcntl
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pytest
from sqlalchemy import Connection

from tablee.store.database import open_database

NAME = "tests"
WRITTEN_BY_0_1 = Path(__file__).with_name("written_by_0_1.sql")


class Server(Protocol):
    """What we need of a PostgreSQL server."""

    def psql(self, command: str) -> str: ...

    def get_uri(self, database: str | None = None) -> str: ...


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A real server, once per worker, on a socket in a folder of its own."""
    folder = Path(tempfile.mkdtemp(prefix="tablee"))
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    with pytest.MonkeyPatch.context() as patch, _alone():
        patch.setenv("XDG_RUNTIME_DIR", str(runtime))  # read once, on import
        from pgserver._commands import POSTGRES_BIN_PATH  # noqa: PLC0415
        from pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(folder / "data", cleanup_mode="delete")
    yield server
    stop = [str(POSTGRES_BIN_PATH / "pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "-w", "stop"]
    subprocess.run(stop, user=server.system_user, check=True, capture_output=True)
    server.cleanup()
    shutil.rmtree(folder)


@contextmanager
def _alone() -> Iterator[None]:
    """One worker at a time: run by root, the first server makes the user that servers run as."""
    with (Path(tempfile.gettempdir()) / "tablee-tests.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tablee.db'}"


@pytest.fixture
def postgres(postgresql: Server) -> str:
    """The address of a database that was emptied."""
    postgresql.psql(f"""
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{NAME}' AND pid <> pg_backend_pid();
        SELECT 'CREATE DATABASE {NAME}' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '{NAME}')
        \\gexec
        ALTER DATABASE {NAME} RESET ALL;
        \\c {NAME}
        DROP SCHEMA public CASCADE;
        CREATE SCHEMA public;
    """)
    return postgresql.get_uri(NAME)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found


@pytest.fixture
def written_by_0_1(address: str) -> str:
    """A database of either kind as version 0.1 left it."""
    asyncio.run(_write_as_0_1(address))
    return address


async def _write_as_0_1(address: str) -> None:
    database = await open_database(address, "0003")
    statements = [line for line in WRITTEN_BY_0_1.read_text().splitlines() if line.startswith("INSERT")]

    def run(connection: Connection) -> None:
        for statement in statements:
            connection.exec_driver_sql(
                re.sub(r"X'([0-9a-f]*)'", r"'\\x\1'", statement) if database.postgresql else statement
            )

    await database.writing(run)
    await database.close()
