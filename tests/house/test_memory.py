"""Tables come into memory when they are asked for, and leave it when nobody needs them there."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from tests.house.players import FUJI, Clock, comes_true, guest, house_on, places, play_on, run, seated

from tablee.house import Counts, House
from tablee.store import Store, UnknownTable
from tablee.table.entries import Channel
from tablee.table.refusals import NotTheHost
from tablee.table.standing import Phase
from tablee.table.terms import Terms, Time


async def beats_later(house: House, clock: Clock, seconds: float = 600) -> None:
    clock.now += seconds
    await house._beat_once()


def test_a_table_that_nobody_touches_leaves_the_memory_and_comes_back(sqlite: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house_on(sqlite, clock=clock, beat=600) as (house, store):
            person = await guest(store, "Zoé")
            table_id = await house.open_table(person, "Zoé", "fuji_flush", FUJI)
            await beats_later(house, clock, 599)
            assert house.rooms == 1
            await beats_later(house, clock, 1)
            assert house.rooms == 0
            await places(house, table_id, person, 1)
            assert house.rooms == 1
            await beats_later(house, clock)
            assert house.rooms == 0
            async with house.watch(table_id) as woken:
                await beats_later(house, clock)
                assert (house.rooms, house.watching) == (1, 1)
                await places(house, table_id, person, 2)
                assert woken.is_set()
            await beats_later(house, clock)
            assert (house.rooms, house.watching) == (0, 0)

    run(work)


def test_a_match_whose_clock_runs_here_stays_and_one_without_may_leave(sqlite: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house_on(sqlite, clock=clock, beat=600) as (house, store):
            person = await guest(store, "Zoé")
            timed = await seated(house, person, Terms(3, {"first": "0"}, Time.days(3), "en"))
            await seated(house, person)
            await beats_later(house, clock)
            assert list(house._rooms) == [timed]

    run(work)


def test_a_match_whose_bot_thinks_stays(sqlite: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house_on(sqlite, clock=clock, beat=600) as (house, store):
            house._tender._pace = lambda _rng: 3600.0
            person = await guest(store, "Zoé")
            await seated(house, person, Terms(3, {"first": "1"}, language="en"))
            await beats_later(house, clock)
            assert house.rooms == 1

    run(work)


def test_a_table_does_not_leave_in_the_middle_of_a_wish(sqlite: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with house_on(sqlite, clock=clock, beat=600) as (house, store):
            person = await guest(store, "Zoé")
            table_id = await house.open_table(person, "Zoé", "fuji_flush", FUJI)
            room = house._rooms[table_id]
            await room.lock.acquire()
            wishes = [asyncio.create_task(places(house, table_id, person, seat)) for seat in (1, 2)]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            room.lock.release()
            assert not room.lock.locked()  # free, though two wait for it
            await beats_later(house, clock)
            assert house._rooms[table_id] is room
            await asyncio.gather(*wishes)

    run(work)


def test_a_wish_is_carried_out_though_its_asker_goes_away(address: str) -> None:
    async def work() -> None:
        async with house_on(address) as (house, store):
            person = await guest(store, "Zoé")
            table_id = await house.open_table(person, "Zoé", "fuji_flush", FUJI)
            async with house.watch(table_id) as woken:
                asked = asyncio.create_task(places(house, table_id, person, 1))
                await asyncio.sleep(0)
                asked.cancel()
                with suppress(asyncio.CancelledError):
                    await asked
                await woken.wait()
            assert (await house.table(table_id)).seating.chairs[1].bot == "random"
            assert (await store.read(table_id))[-1].kind == "placed"

    run(work)


def test_opening_keeps_no_lobby_and_no_match_in_memory_that_waits_for_a_person(address: str) -> None:
    async def work() -> None:
        async with house_on(address) as (house, store):
            person = await guest(store, "Zoé")
            for _ in range(5):
                await house.open_table(person, "Zoé", "fuji_flush", FUJI)
            waiting = await seated(house, person)
            timed = await seated(house, person, Terms(3, {"first": "0"}, Time.stock(600), "en"))
        async with house_on(address) as (house, store):
            assert list(house._rooms) == [timed]
            await play_on(house, waiting, person)
            assert (await house.table(waiting)).phase is Phase.OVER

    run(work)


def test_a_table_that_cannot_be_loaded_does_not_keep_a_house_from_opening(address: str) -> None:
    async def work() -> None:
        async with house_on(address) as (house, store):
            person = await guest(store, "Zoé")
            old, timed = [
                await seated(house, person, Terms(3, {"first": "0"}, Time.stock(600), "en")) for _ in range(2)
            ]
        async with await Store.open(address) as store:
            other = f"UPDATE log SET body = replace(body, '\"version\":1', '\"version\":0') WHERE table_id = '{old}'"
            await store._database.writing(lambda connection: connection.exec_driver_sql(other))
        async with house_on(address) as (house, _):
            assert list(house._rooms) == [timed]

    run(work)


def test_a_table_that_is_not_there_leaves_nothing_in_memory(sqlite: str) -> None:
    async def work() -> None:
        async with house_on(sqlite) as (house, _):
            for n in range(5):
                with pytest.raises(UnknownTable):
                    await house.table(f"nowhere {n}")
            await asyncio.sleep(0)
            assert (house.rooms, len(house._loading)) == (0, 0)

    run(work)


def test_what_goes_on_is_counted(sqlite: str) -> None:
    async def work() -> None:
        async with house_on(sqlite) as (house, store):
            person = await guest(store, "Zoé")
            table_id = await seated(house, person)
            await house.wish(table_id, lambda table, now: table.say(person, Channel.TABLE, "hello", now), person=person)
            with pytest.raises(NotTheHost):
                await house.wish(table_id, refused, person=person)
            await play_on(house, table_id, person, answers=2)
            table = await comes_true(house, table_id, lambda table: table.live is not None and 0 in table.live.asked)
            assert table.live is not None
            steps = len(table.live.steps)
            assert house.counts == Counts(moves=steps, bots=steps - 2, lines=1, refused=1)

    def refused(_table: object, _now: float) -> tuple[()]:
        raise NotTheHost

    run(work)
