"""The server is killed at any moment, again and again, while people play: whatever it said yes to is there, once and in order."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.web.conftest import PATIENCE, Serve, Served, children, until
from tests.web.players import Listener, Player

from tablee.core import record
from tablee.node.loaded_table import numbered
from tablee.store import Store, StoredEntry
from tablee.table import entries as log
from tablee.table.state import Phase, TableState
from tablee.table.table import Table, whole_record
from tablee.web.client import Client
from tablee.web.settings import Limits, Settings

pytestmark = pytest.mark.process

PLAIN: dict[str, Any] = {"language": "en"}
LONG: dict[str, Any] = {**PLAIN, "time": {"pace": "stock", "seconds": 3600, "increment": 1}}
SHORT: dict[str, Any] = {**PLAIN, "time": {"pace": "move", "seconds": 1}, "absent": "bot", "stand_in": "random"}


# --- People at their tables --------------------------------------------------------------------------------------------------


@dataclass
class Load:
    """Tables where people play on for ever: some ask over HTTP, some over a socket, and bots sit between them."""

    address: str
    players: list[Player] = field(default_factory=list)

    def sit_down(self, tables: int) -> None:
        """At every third table bots have two seats; at one the time is long, at another somebody sleeps."""
        for number in range(tables):
            terms = {1: LONG, 2: SHORT}.get(number, PLAIN)
            self._table(number, terms, bots=2 if number % 3 == 0 else 1)

    def _table(self, number: int, terms: dict[str, Any], bots: int) -> None:
        host = self._person(f"Ada{number}")
        people = [host, *(self._person(f"Basile{number}.{n}") for n in range(3 - bots))]
        first = host.open_table("fuji_flush", 4, sit=[0], bots=["random"] * bots, options={"talk": True}, **terms)
        seats = [first, *(one.join(first.code) for one in people[1:])]
        free = range(bots + 1, 4)
        for seat, place in zip(seats[1:], free, strict=True):
            seat.wish("sit", seat=place)
        leader = None
        for n, (client, seat) in enumerate(zip(people, seats, strict=True)):
            kind = Listener if n == 1 else Player
            sleeps = terms is SHORT and n == 2
            player = kind(client, seat, f"p{number}.{n}", leader=leader, sleeps=sleeps)
            leader = leader or player
            self.players.append(player)

    def _person(self, name: str) -> Client:
        client = Client(self.address, timeout=PATIENCE)
        client.be_guest(name)
        return client

    def check(self) -> None:
        for player in self.players:
            if player.failure is not None:
                raise AssertionError(f"{player.name} gave up") from player.failure

    def tables(self) -> list[str]:
        return list(dict.fromkeys(table for player in self.players for table in list(player.tables)))


@contextmanager
def playing(address: str, tables: int) -> Iterator[Load]:
    """People play as long as this lasts; after it, every match that was under way has been played to its end."""
    load = Load(address)
    load.sit_down(tables)
    for player in load.players:
        player.start()
    yield load
    for player in load.players:
        player.last.set()
    end = time.monotonic() + 2 * PATIENCE
    for player in load.players:
        player.join(max(0.0, end - time.monotonic()))
    load.check()
    waiting = [(player.name, player._pending, player.seat.table) for player in load.players if player.is_alive()]
    assert not waiting, f"these matches don't go on: {waiting}"
    for player in load.players:
        player.client.close()


# --- What has to be so ---------------------------------------------------------------------------------------------------


class Judge:
    """Reads the logs as they are on the disk, and compares them with what people were promised."""

    def __init__(self, database: str, load: Load) -> None:
        self._database = database
        self._load = load
        self._logs: dict[str, list[StoredEntry]] = {}
        self.tables: dict[str, TableState] = {}
        self.heard = Counter[str]()  # promises that were found kept, by kind

    def look(self) -> None:
        """Everything promised until now is there; every log can be replayed."""
        promised = {player.name: list(player.promised) for player in self._load.players}
        refused = {wanted.key for player in self._load.players for wanted in list(player.refused)}
        asyncio.run(self._read())
        places: dict[str, tuple[str, StoredEntry]] = {}
        for table, entries in self._logs.items():
            for entry in entries:
                if entry.key is not None:  # those of an opening are counted at each table
                    key = f"{table} {entry.key}" if entry.key.startswith("opening ") else entry.key
                    assert key not in places, f"{key} was done twice"
                    places[key] = table, entry
        assert not refused & set(places), "refused, and done all the same"
        self.heard.clear()
        for wishes in promised.values():
            self._kept(wishes, places)
        said = Counter(line.text for table in self.tables.values() for line in table.chat.lines)
        assert not [text for text, times in said.items() if times > 1]

    def _kept(self, wishes: list[Any], places: dict[str, tuple[str, StoredEntry]]) -> None:
        """What one person was promised, in the order of the promises."""
        last: dict[str, int] = {}
        for wanted in wishes:
            if wanted.kind not in {"answer", "say"}:
                continue
            assert wanted.key in places, f"{wanted} was promised, and is lost"
            table, entry = places[wanted.key]
            body = json.loads(entry.body)
            told = body["move"] if wanted.kind == "answer" else body["text"]
            assert (table, told) == (wanted.table, wanted.fields["move" if wanted.kind == "answer" else "text"])
            assert entry.seq > last.get(table, 0), f"{wanted} is not where it was promised"
            last[table] = entry.seq
            self.heard[wanted.kind] += 1

    async def _read(self) -> None:
        async with await Store.open(self._database) as store:
            for table_id in self._load.tables():
                known = self._logs.setdefault(table_id, [])
                new = await store.read(table_id, after=len(known))
                known += new
                if new:
                    self.tables[table_id] = Table.replay(numbered(known)).state

    def end(self) -> None:
        """All matches are over; their results are written and their luck can be verified."""
        self.look()
        asyncio.run(self._results())
        for table in self.tables.values():
            assert table.phase is Phase.OVER
            assert record.verify(whole_record(table))

    async def _results(self) -> None:
        async with await Store.open(self._database) as store:
            left = {one.id for one in await store.open_tables()}
            for table_id, table in self.tables.items():
                assert table_id not in left, "over, and still listed as open"
                assert len(await store.outcome(table_id)) == len(table.seating.chairs)

    def count(self, kind: type[log.LogEntry]) -> int:
        return sum(entry.kind == kind.kind for entries in self._logs.values() for entry in entries)


def many_times(times: int, load: Load, judge: Judge, kill: Callable[[Random, int], None], seed: int) -> None:
    rng = Random(seed)
    for time_ in range(times):
        time.sleep(rng.choice((0.0, 0.05, 0.3, 0.6, 1.2)) * rng.random())
        kill(rng, time_)
        load.check()
        if time_ % 2:
            judge.look()


def well_played(judge: Judge, times: int) -> None:
    """Enough happened between the kills, of everything."""
    print(judge.heard, len(judge.tables))
    assert judge.heard["answer"] >= 2 * times
    assert judge.heard["say"] >= times / 2
    assert any(table.keys for table in judge.tables.values())
    assert judge.count(log.Flagged) > 0  # the sleeper's clock ran out, kills or no kills
    long = [table for table in judge.tables.values() if table.terms.time.seconds > 1]
    assert long
    assert not any(clock.flagged for table in long for clock in table.clocks.clocks)
    bots = [step for table in judge.tables.values() if table.match for step in table.match.steps if not step.person]
    assert bots


def test_fifty_kills_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    server = Served(Settings(database=database, pace=0.01, limits=Limits().times(100)), tmp_path / "server.log")

    def kill(rng: Random, _: int) -> None:
        """In the middle of something; now and then a second time while it starts."""
        server.kill()
        if rng.random() < 0.2:
            server.begin()
            time.sleep(0.2 * rng.random())
            server.kill()
        server.start()

    try:
        server.start()
        with playing(server.address, 6) as load:
            judge = Judge(database, load)
            many_times(50, load, judge, kill, seed=1)
        judge.end()
        well_played(judge, 50)
        assert judge.count(log.Slept) > 0  # what the clocks ran while nobody was there was given back
    finally:
        server.end()


def test_kills_of_the_server_and_of_single_workers_lose_nothing_on_postgresql(serve: Serve, postgres: str) -> None:
    server = serve(database=postgres, workers=2)

    def kill(rng: Random, number: int) -> None:
        if number % 3:
            kill_one_worker(server, rng)
        else:
            server.kill()
            server.start()

    with playing(server.address, 6) as load:
        judge = Judge(postgres, load)
        many_times(21, load, judge, kill, seed=2)
    judge.end()
    well_played(judge, 21)


def kill_one_worker(server: Served, rng: Random) -> None:
    """One of the two; the other plays on, a new one comes, and the bots of the dead one leave with it."""
    before = server.worker_processes()
    victim = rng.choice(before)
    orphans = children(victim)
    os.kill(victim, signal.SIGKILL)
    until(lambda: not set(server.worker_processes()) <= set(before))
    until(lambda: not any(Path(f"/proc/{one}").exists() for one in orphans))
    server.wait()
