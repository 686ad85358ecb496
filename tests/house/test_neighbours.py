"""Houses that share a database: each table is tended by one that lives, and nobody's clock gains by it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.house.players import (
    FUJI,
    Clock,
    comes_true,
    dies,
    guest,
    house_on,
    opened,
    places,
    play_on,
    replayed,
    run,
    seated,
    sits,
    starts,
)

from tablee.bots.pool import Pool
from tablee.house import House, neighbours
from tablee.house.neighbours import LEASE, owner
from tablee.store import Store, StoreFailed
from tablee.table.entries import Answered, Slept, read
from tablee.table.standing import Phase
from tablee.table.terms import Absent, Terms, Time

SOON = 0.1  # between two beats
TIMED = Terms(3, {"first": "0"}, Time.stock(600), "en")

HOUSES = st.sets(st.text(min_size=1), min_size=1, max_size=6)


@settings(deadline=None, derandomize=True)
@given(HOUSES, st.text(min_size=1), st.text())
def test_a_table_changes_hands_only_if_its_house_goes_or_a_new_one_gets_it(
    houses: set[str], other: str, table: str
) -> None:
    before, after = owner(table, houses), owner(table, houses | {other})
    assert after in {before, other}
    assert owner(table, sorted(houses, reverse=True)) == before


def test_every_house_has_about_its_share_of_the_tables() -> None:
    shares = Counter(owner(f"table {n}", "abcd") for n in range(4000))
    assert min(shares.values()) > 800


@asynccontextmanager
async def two_houses(address: str) -> AsyncIterator[tuple[House, House, Store]]:
    """Two houses on one database that know of each other, and whose clock stands still: no lease ends by itself."""
    clock = Clock()
    async with (
        house_on(address, clock=clock, beat=SOON) as (one, store),
        house_on(address, clock=clock, beat=SOON) as (two, _),
    ):
        await one._beat_once()
        assert one._neighbours.living == two._neighbours.living == {one._neighbours.id, two._neighbours.id}
        yield one, two, store


async def dies_for_good(house: House) -> None:
    """It dies, and its lease ends."""
    await dies(house)
    assert isinstance(house._clock, Clock)
    house._clock.now += LEASE


async def table_of(house: House, at: House, person: str, terms: Terms = FUJI) -> str:
    """A match in the making that this house will tend, opened at another."""
    while True:
        table_id = await at.open_table(person, "Zoé", "fuji_flush", terms)
        if house._neighbours.mine(table_id):
            return table_id


async def begin(house: House, table_id: str, person: str) -> None:
    """The person on seat 0, bots on the others."""
    await sits(house, table_id, person, 0)
    for seat in (1, 2):
        await places(house, table_id, person, seat)
    await starts(house, table_id, person)


def test_the_house_that_owns_a_table_tends_it_wherever_people_sit(postgres: str) -> None:
    async def work() -> None:
        async with two_houses(postgres) as (one, two, store):
            person = await guest(store, "Zoé")
            table_id = await table_of(two, one, person)
            await begin(one, table_id, person)
            await play_on(one, table_id, person, answers=3)
            assert not one._rooms[table_id].under_way
            await play_on(one, table_id, person)
            assert table_id in two._rooms  # nobody asked for it there
            assert (await replayed(store, table_id)).phase is Phase.OVER

    run(work)


def test_when_a_house_dies_another_plays_on_with_its_bots(postgres: str) -> None:
    async def work() -> None:
        async with two_houses(postgres) as (one, two, store):
            person = await guest(store, "Zoé")
            table_id = await table_of(two, one, person)
            await begin(one, table_id, person)
            await play_on(one, table_id, person, answers=1)
            await dies_for_good(two)
            await play_on(one, table_id, person)
            assert one._neighbours.alone
            assert (await replayed(store, table_id)).phase is Phase.OVER

    run(work)


def test_when_a_house_dies_another_minds_its_clocks(postgres: str) -> None:
    async def work() -> None:
        async with two_houses(postgres) as (one, two, store):
            person = await guest(store, "Zoé")
            terms = Terms(3, {"first": "0"}, Time.per_move(1), "en", absent=Absent.BOT, stand_in="random")
            table_id = await table_of(two, one, person, terms)
            await begin(one, table_id, person)
            await dies_for_good(two)
            table = await comes_true(one, table_id, lambda table: table.phase is Phase.OVER)
            assert table.seating.chairs[0].bot == "random"

    run(work)


def test_a_house_that_closes_hands_its_tables_on_at_once(postgres: str) -> None:
    async def work() -> None:
        async with house_on(postgres, beat=0.1, lease=600) as (one, store):
            person = await guest(store, "Zoé")
            async with house_on(postgres, beat=0.1, lease=600) as (two, _):
                await one._beat_once()
                table_id = await table_of(two, one, person)
                await begin(one, table_id, person)
                await play_on(one, table_id, person, answers=1)
            await play_on(one, table_id, person)

    run(work)


def test_a_bots_turn_is_taken_once_though_two_houses_believe_to_own_the_table(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_houses(postgres) as (one, two, store):
            for house in (one, two):
                monkeypatch.setattr(house._tender, "_mine", lambda _table_id: True)
            person = await guest(store, "Zoé")
            table_id = await seated(one, person)
            await two.table(table_id)
            await play_on(two, table_id, person)
            await comes_true(one, table_id, lambda table: table.phase is Phase.OVER)
            table = await replayed(store, table_id)
            answers = [one for one in await store.read(table_id) if one.kind == Answered.kind]
            assert table.live is not None
            assert len(answers) == len(table.live.steps)

    run(work)


def test_what_could_not_be_taken_over_is_taken_over_later(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house_on(postgres, beat=600, lease=600) as (one, store):
            person = await guest(store, "Zoé")
            async with house_on(postgres, beat=600, lease=600) as (two, _):
                await one._beat_once()
                table_id = await table_of(two, one, person, TIMED)
                await begin(one, table_id, person)
                assert one._rooms.pop(table_id).timer is None

            async def fails(*_: object, **__: object) -> int:
                raise StoreFailed

            with monkeypatch.context() as patch:
                patch.setattr(store, "read", fails)
                await one._beat_once()
            assert table_id not in one._rooms
            await one._beat_once()
            assert one._rooms[table_id].timer is not None

    run(work)


def test_a_lost_wake_up_is_made_up_for(sqlite: str) -> None:
    """On SQLite no wake-up crosses from one store to another: only beats tell the owner that a table has moved."""

    async def work() -> None:
        async with two_houses(sqlite) as (one, two, store):
            person = await guest(store, "Zoé")
            table_id = await table_of(two, one, person)
            await begin(one, table_id, person)
            await play_on(one, table_id, person)
            assert (await replayed(store, table_id)).phase is Phase.OVER

    run(work)


# --- Clocks ------------------------------------------------------------------------------------------------------------


async def left(house: House, table_id: str, clock: Clock) -> float:
    """What the person on seat 0 has left."""
    return (await house.table(table_id)).shown_clocks(clock.now)[0].left


async def thinks_for_100_seconds(house: House, store: Store, clock: Clock) -> str:
    """A person whose turn it is, with 500 of 600 seconds left."""
    person = await guest(store, "Zoé")
    table_id = await seated(house, person, TIMED)
    clock.now += 100
    await house._beat_once()
    assert await left(house, table_id, clock) == 500
    return table_id


@pytest.mark.parametrize("killed", [True, False])
def test_what_ran_while_no_house_was_there_is_given_back_and_no_more(address: str, *, killed: bool) -> None:
    async def work() -> None:
        clock = Clock()
        async with await Store.open(address) as store:
            with Pool(1) as pool:
                house = await opened(store, pool, clock=clock, beat=600)
                table_id = await thinks_for_100_seconds(house, store, clock)
                await (dies(house) if killed else house.close())
                clock.now += 5000
                again = await opened(store, pool, clock=clock, beat=600)
                assert await left(again, table_id, clock) == 500
                await again.close()

    run(work)


def test_nobody_gains_time_when_another_house_opens(postgres: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house_on(postgres, clock=clock, beat=600) as (one, store):
            table_id = await thinks_for_100_seconds(one, store, clock)
            async with house_on(postgres, clock=clock, beat=600) as (two, _):
                assert await left(two, table_id, clock) == await left(one, table_id, clock) == 500
                assert await slept(store, table_id) == []
                clock.now += 5
                await one._beat_once()
                await two._beat_once()
                assert await left(two, table_id, clock) == await left(one, table_id, clock) == 495

    run(work)


def test_without_any_beat_time_is_given_back_since_the_last_entry(address: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with await Store.open(address) as store:
            with Pool(1) as pool:
                house = await opened(store, pool, clock=clock, beat=600)
                table_id = await thinks_for_100_seconds(house, store, clock)
                await dies(house)
                await store._database.writing(
                    lambda c: c.exec_driver_sql("DELETE FROM houses")
                )  # an older database has none
                clock.now += 5000
                again = await opened(store, pool, clock=clock, beat=600)
                assert await left(again, table_id, clock) == 600
                await again.close()

    run(work)


def test_a_house_that_dies_while_it_opens_costs_nobody_any_time(address: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with await Store.open(address) as store:
            with Pool(1) as pool:
                house = await opened(store, pool, clock=clock, beat=600)
                table_id = await thinks_for_100_seconds(house, store, clock)
                await dies(house)
                clock.now += 5000
                again = House(store, pool, clock=clock)
                await again._neighbours.look()
                await dies(again)
                clock.now += 100
                once_more = await opened(store, pool, clock=clock, beat=600)
                assert await left(once_more, table_id, clock) == 500
                await once_more.close()

    run(work)


def test_a_match_without_a_running_clock_has_nothing_to_be_given_back(sqlite: str) -> None:
    async def work() -> None:
        async with house_on(sqlite) as (house, store):
            person = await guest(store, "Zoé")
            table_id = await seated(house, person)
        async with house_on(sqlite) as (_, store):
            assert await slept(store, table_id) == []

    run(work)


async def slept(store: Store, table_id: str) -> list[Slept]:
    entries = [read(one.kind, json.loads(one.body)) for one in await store.read(table_id)]
    return [entry for entry in entries if isinstance(entry, Slept)]


def test_a_house_whose_process_is_no_more_is_not_waited_for() -> None:
    mine = neighbours.new_id()
    machine, process, token = mine.split("/")
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert neighbours.surely_dead(f"{machine}/{ended.pid}/{token}")
    assert neighbours.surely_dead(f"{machine}/{process}/an-earlier-one-with-our-number")
    assert not neighbours.surely_dead(f"{machine}/{os.getppid()}/{token}")
    assert not neighbours.surely_dead(f"another-machine/{ended.pid}/{token}")
    assert not neighbours.surely_dead("of-an-older-version")
