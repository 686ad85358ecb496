"""What a host is told of the health of a worker."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient
from tests.store.test_faults import no_more_room

from tablee.store import NewEntry, NewTable, Store, StoreFailed
from tablee.web.app import build
from tablee.web.settings import Settings

pytestmark = [pytest.mark.database, pytest.mark.process]

TOKEN = "what-the-host-has-chosen"
HOST = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = build(Settings(database=f"sqlite:///{tmp_path / 'tablee.db'}", metrics=TOKEN))
    with TestClient(app) as client:
        yield client


def test_a_full_disk_is_told_by_its_name_and_where_it_is_to_the_host_alone(
    client: TestClient[Any], tmp_path: Path
) -> None:
    store: Store = client.app.state.context.store
    client.blocking_portal.call(client.app.state.context.node.maintenance.stop)  # its heartbeats need no other page

    async def write(table: str) -> None:
        await store.create(NewTable(table, "fuji_flush"), [NewEntry("move", "x" * 100_000)])

    assert client.get("/health").json() == {"status": "ok"}
    with no_more_room(store):
        with pytest.raises(StoreFailed):
            client.blocking_portal.call(write, "t1")
        answer = client.get("/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "disk full"})
        told = client.get("/health", headers=HOST).json()
        assert told["where"] == str(tmp_path / "tablee.db")
        assert "full" in told["said"]
    client.blocking_portal.call(write, "t2")
    assert client.get("/health").json() == {"status": "ok"}


def test_lost_bots_are_counted(client: TestClient[Any]) -> None:
    client.app.state.context.node.automation._pool.lost["late"] += 2
    assert 'tablee_bots_lost_total{why="late"} 2\n' in client.get("/metrics", headers=HOST).text
