"""A program of another author joins a table by its code and plays, as the example shows it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.conftest import People, Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "programs" / "sit_down.py"


@pytest.mark.parametrize("owner", ["", "Grace"])
def test_the_example_joins_by_a_code_and_plays_to_the_end(owner: str, guest: People, server: Served) -> None:
    ada = guest("Ada")
    table = ada.open_table("fuji_flush", 3, sit=[0], bots=["random"])
    token = guest(owner).new_token("example") if owner else ""
    command = [sys.executable, str(EXAMPLE), server.address, table.code]
    program = subprocess.Popen(
        command, env={**os.environ, "TABLEE_TOKEN": token}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    started = False
    for snapshot in table.snapshots():
        ready = [one["name"] for one in snapshot.setting["people"] if one["ready"]]
        if snapshot.phase == "lobby" and ready and not started:
            assert ready == [owner or "Program"]
            table.wish("start")
            started = True
        for look in snapshot.asked():
            table.answer(look, look.offers[0])
    told, _ = program.communicate(timeout=60)
    assert program.returncode == 0, told
    assert told.strip().endswith(".")
