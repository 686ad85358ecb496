"""The command of the host of a server."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from tests.conftest import Run
from tests.web.conftest import *  # noqa: F403
from tests.web.conftest import Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tablee.store import Store
from tablee.web.client import Client, Refused

pytestmark = pytest.mark.database


def until_closed(socket: ClientConnection) -> list[str | bytes]:
    """Everything until the server closes it."""
    told: list[str | bytes] = []
    with suppress(ConnectionClosed):
        told.extend(socket)
    return told


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with two people."""
    address = f"sqlite:///{tmp_path / 'club.db'}"

    async def make() -> None:
        async with await Store.open(address) as store:
            await store.people.create("Zoé", "hash")
            await store.people.create("Max")

    asyncio.run(make())
    return address


def test_people_are_listed_in_words_and_as_json(database: str, tablee: Run) -> None:
    told = tablee("admin", "people", "--database", database)
    assert told.code == 0
    assert "Zoé (account)" in told.out
    assert "Max (guest)" in told.out
    (zoe,) = json.loads(tablee("admin", "people", "zoe", "--database", database, "--json").out)
    assert (zoe["name"], zoe["guest"], zoe["sessions"], zoe["tokens"]) == ("Zoé", False, 0, 0)
    assert "password" not in json.dumps(zoe)


def test_a_person_is_renamed_revoked_and_removed(database: str, tablee: Run) -> None:
    assert "now called Chloé" in tablee("admin", "rename", "Zoé", "Chloé", "--database", database).out
    assert json.loads(tablee("admin", "revoke", "Chloé", "--database", database, "--json").out)["sessions"] == 0
    assert "Chloé" in tablee("admin", "remove", "Chloé", "--database", database).out
    assert tablee("admin", "remove", "Chloé", "--database", database).code == 2


@pytest.mark.parametrize(
    "words",
    [
        ("close", "no-such-table", "--why", "x"),
        ("remove", "nobody"),
        ("rename", "nobody", "Ada"),
        ("revoke", "nobody"),
        ("people", "nobody"),
        ("rename", "Max", "Bot 2"),
        ("rename", "Max", "ZОÉ"),
    ],
)
def test_what_is_not_there_is_a_sentence_and_exits_with_2(words: tuple[str, ...], database: str, tablee: Run) -> None:
    for language, sign in (("en", "."), ("fr", ".")):
        told = tablee("admin", *words, "--database", database, "--lang", language)
        assert (told.code, told.out) == (2, "")
        assert told.err.strip().endswith(sign)
        assert "Traceback" not in told.err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, tablee: Run) -> None:
    told = tablee("admin", "tables", "--database", f"sqlite:///{tmp_path / 'typo.db'}")
    assert told.code == 2
    assert list(tmp_path.iterdir()) == []


def test_what_is_done_takes_effect_on_a_server_that_runs(server: Served, tablee: Run) -> None:
    database = server.settings.database
    with Client(server.address) as ada, Client(server.address) as basile:
        ada.be_guest("Ada")
        basile.sign_up("Basile", "une théière bleue")
        table = ada.open_table("fuji_flush", 3, sit=[0])
        seat = basile.join(table.code)
        (listed,) = json.loads(tablee("admin", "tables", "--database", database, "--json").out)
        assert [one["name"] for one in listed["people"]] == ["Ada", "Basile"]
        assert "Ada, Basile" in tablee("admin", "tables", "--database", database).out
        with table._connect() as mine, seat._connect() as his:
            tablee("admin", "revoke", "Basile", "--database", database)
            until_closed(his)
            assert his.close_code == 4401
            with pytest.raises(Refused):
                basile.me()
            tablee("admin", "close", table.table, "--why", "Closing time", "--database", database)
            told = [json.loads(message) for message in until_closed(mine)]
            assert "Closing time" in told[-1]["text"]
            assert mine.close_code == 4403
        for path in (table.path, f"{table.path}/record", f"{table.path}/outcome"):
            with pytest.raises(Refused, match="Closing time") as refused:
                ada.ask("GET", path)
            assert refused.value.status == 410
        assert ada.ask("GET", "/api/tables") == {"mine": [], "public": []}
    assert tablee("admin", "tables", "--database", database).out.strip() == "No table is open."
