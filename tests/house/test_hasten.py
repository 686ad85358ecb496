"""What people do most takes a short way; whatever stands in it is dealt with as ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.house.players import FUJI, comes_true, guest, house_on, places, replayed, run, seated, sits, starts

from tablee.core.errors import IllegalMove, NotAsked, Refusal, RulesError
from tablee.core.game import load
from tablee.core.state import options
from tablee.house import House
from tablee.house.house import QUEUE
from tablee.house.room import again, stored
from tablee.store import Store, StoreFailed, Unsure
from tablee.table.entries import Answered
from tablee.table.refusals import StaleAnswer
from tablee.table.table import Table
from tablee.table.terms import Terms


class Called:
    """Somebody who is called back."""

    def __init__(self) -> None:
        self.with_: list[Refusal | None] = []
        self._done = asyncio.Event()

    def __call__(self, refusal: Refusal | None) -> None:
        self.with_.append(refusal)
        self._done.set()

    async def back(self) -> Refusal | None:
        await self._done.wait()
        (one,) = self.with_
        return one


@asynccontextmanager
async def at_a_table(address: str, game: str = "fuji_flush") -> AsyncIterator[tuple[House, Store, str, str, Table]]:
    """A house, its store, a person, and a running match where that person has all the seats."""
    async with house_on(address) as (house, store):
        person = await guest(store, "Zoé")
        table_id = await alone(house, person, game)
        yield house, store, person, table_id, await house.table(table_id)


async def alone(house: House, person: str, game: str = "fuji_flush") -> str:
    """A running match where one person has all the seats: no bot moves it."""
    seats = load(game).players[0]
    table_id = await house.open_table(person, "Zoé", game, FUJI if game == "fuji_flush" else Terms(seats))
    for seat in range(seats):
        await sits(house, table_id, person, seat)
    await starts(house, table_id, person)
    return table_id


def hasten(house: House, table: Table, table_id: str, person: str, called: Called, key: str, **more: Any) -> bool:
    """The first answer that the table would take, or another."""
    assert table.live is not None
    seat = more.get("seat", table.live.state.waiting[0])
    move = more.get("move", str(options(table.live.state, seat)[0]))
    seen = more.get("seen", table.moment)
    return house.hasten(
        table_id, lambda table, _: table.answer(person, seat, seen, move, key=key), called, person=person, key=key
    )


def test_a_hastened_answer_is_on_the_disk_when_somebody_is_called_back_and_not_before(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, store, person, table_id, table):
            called = Called()
            before = table.seq
            assert hasten(house, table, table_id, person, called, "one")
            assert (table.seq, called.with_) == (before, [])
            assert await called.back() is None
            assert table.seq == before + 1
            kept = await replayed(store, table_id)
            assert (kept.seq, kept.moment) == (table.seq, table.moment)
            assert house.counts.moves == 1

    run(work)


def test_who_watches_is_told_of_a_hastened_answer(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, _, person, table_id, table):
            called = Called()
            async with house.watch(table_id) as woken:
                assert hasten(house, table, table_id, person, called, "one")
                await woken.wait()
            assert await called.back() is None

    run(work)


def test_bots_go_on_after_a_hastened_answer(sqlite: str) -> None:
    async def work() -> None:
        async with house_on(sqlite) as (house, store):
            person = await guest(store, "Zoé")
            table_id = await seated(house, person)
            table = await comes_true(house, table_id, lambda table: table.live is not None and 0 in table.live.asked)
            moment, called = table.moment, Called()
            assert hasten(house, table, table_id, person, called, "one")
            assert await called.back() is None
            await comes_true(house, table_id, lambda table: table.moment > moment + 1)

    run(work)


def test_what_would_be_refused_is_left_to_a_wish(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, _, person, table_id, table):
            called = Called()
            assert not hasten(house, table, table_id, person, called, "one", seen=0)
            assert not hasten(house, table, table_id, person, called, "two", move="play 99")
            with pytest.raises(IllegalMove):
                await house.wish(table_id, lambda table, _: table.answer(person, 0, table.moment, "play 99"))
            assert called.with_ == []
            assert hasten(house, table, table_id, person, called, "three"), "the table is free again"
            assert await called.back() is None

    run(work)


def test_a_rule_that_stumbles_leaves_the_table_free(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, _, person, table_id, table):
            called = Called()

            def stumbles(*_: object) -> tuple[()]:
                raise RulesError("nobody thought of that")

            with pytest.raises(RulesError):
                house.hasten(table_id, stumbles, called, person=person, key="one")
            assert called.with_ == []
            assert hasten(house, table, table_id, person, called, "two")
            assert await called.back() is None

    run(work)


def test_an_answer_that_comes_while_another_is_under_way_waits_for_it(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite, "aquatika") as (house, store, person, table_id, table):
            before, first, second = table.seq, Called(), Called()
            assert hasten(house, table, table_id, person, first, "one", seat=0)
            assert hasten(house, table, table_id, person, second, "two", seat=1)
            assert await first.back() is None
            assert await second.back() is None
            assert table.seq == before + 2
            assert (await replayed(store, table_id)).seq == table.seq
            assert hasten(house, table, table_id, person, third := Called(), "three", seat=0), "the table is free again"
            assert await third.back() is None

    run(work)


def test_an_answer_that_waited_and_is_overtaken_by_what_it_waited_for_is_refused(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, _, person, table_id, table):
            before, first, second = table.seq, Called(), Called()
            assert hasten(house, table, table_id, person, first, "one")
            assert hasten(house, table, table_id, person, second, "two"), "it waits"
            assert await first.back() is None
            assert isinstance(await second.back(), NotAsked | StaleAnswer)
            assert table.seq == before + 1
            assert hasten(house, table, table_id, person, third := Called(), "three"), "the table is free again"
            assert await third.back() is None

    run(work)


def test_a_rule_that_stumbles_over_an_answer_that_waited_leaves_the_table_free(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, _, person, table_id, table):
            first, second = Called(), Called()

            def stumbles(*_: object) -> tuple[()]:
                raise RulesError("nobody thought of that")

            assert hasten(house, table, table_id, person, first, "one")
            assert house.hasten(table_id, stumbles, second, person=person, key="two")
            assert await first.back() is None
            assert isinstance(await second.back(), Unsure)
            assert hasten(house, table, table_id, person, third := Called(), "three")
            assert await third.back() is None

    run(work)


def test_where_many_answers_wait_the_next_one_is_not_hastened(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, _, person, table_id, table):
            first, others = Called(), [Called() for _ in range(QUEUE)]
            assert hasten(house, table, table_id, person, first, "one")
            assert all(hasten(house, table, table_id, person, one, f"{n}") for n, one in enumerate(others))
            assert not hasten(house, table, table_id, person, Called(), "last")
            assert await first.back() is None
            assert all([isinstance(await one.back(), NotAsked | StaleAnswer) for one in others])

    run(work)


def test_what_is_no_answer_and_no_talk_is_not_hastened(sqlite: str) -> None:
    async def work() -> None:
        async with house_on(sqlite) as (house, store):
            person = await guest(store, "Zoé")
            table_id = await house.open_table(person, "Zoé", "fuji_flush", FUJI)
            called = Called()
            assert not house.hasten(table_id, lambda table, _: table.sit(person, 0), called, person=person, key=None)
            assert not house.hasten("no such table", lambda *_: (), called, person=person, key=None)
            await places(house, table_id, person, 1)

    run(work)


def test_the_same_key_again_is_done_once(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, _, person, table_id, table):
            called = Called()
            assert hasten(house, table, table_id, person, called, "one")
            assert await called.back() is None
            before = table.seq
            assert not hasten(house, table, table_id, person, called, "one"), "there is nothing to store"
            assert table.seq == before

    run(work)


def test_an_answer_that_somebody_else_has_overtaken_is_judged_again(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, _, person, table_id, table):
            called = Called()
            assert table.live is not None
            seat, before = table.live.state.waiting[0], table.seq
            entry = Answered(seat, str(options(table.live.state, seat)[-1]), person)
            async with await Store.open(sqlite) as other:  # nobody wakes the house
                await other.append(table_id, table.seq, [stored(entry, 1.0)])
            assert hasten(house, table, table_id, person, called, "one")
            assert isinstance(await called.back(), NotAsked)
            assert table.seq == before + 1

    run(work)


def test_a_store_that_fails_is_told_and_the_table_is_free_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (house, store, person, table_id, table):
            called = Called()
            before = table.seq

            async def fails(*_: object, **__: object) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(store._database, "writing", fails)
                assert hasten(house, table, table_id, person, called, "one")
                assert isinstance(await called.back(), StoreFailed)
            assert table.seq == before
            later = Called()
            assert hasten(house, table, table_id, person, later, "one")
            assert await later.back() is None

    run(work)


def test_whatever_goes_wrong_at_a_table_the_store_goes_on_and_the_table_is_free_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house_on(sqlite) as (house, store):
            person = await guest(store, "Zoé")
            table_id, other = await alone(house, person), await alone(house, person)
            table, called = await house.table(table_id), Called()

            def stumbles(*_: object) -> None:
                raise RuntimeError("nobody thought of that")

            with monkeypatch.context() as patch:
                patch.setattr(house._tender, "tend", stumbles)
                assert hasten(house, table, table_id, person, called, "one")
                assert isinstance(await called.back(), Unsure)
            assert table.seq == (await replayed(store, table_id)).seq
            for one in (table_id, other):
                later = Called()
                assert hasten(house, await house.table(one), one, person, later, "two")
                assert await later.back() is None

    run(work)


def test_a_refusal_that_is_remembered_keeps_nothing_else_alive() -> None:
    for first in (StaleAnswer(), IllegalMove("play 7", "error-illegal-move")):
        try:
            raise first
        except Refusal as refusal:
            kept = again(refusal)
        assert first.__traceback__ is not None
        assert kept.__traceback__ is None
        assert (type(kept), kept.key, kept.values, str(kept)) == (type(first), first.key, first.values, str(first))
