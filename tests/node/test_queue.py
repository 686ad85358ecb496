"""The queue of a table: one command after the other, and whatever goes wrong with one, the next has its turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.node.players import FUJI, comes_true, guest, node_on, places, replayed, run, seated, sits, starts

from tablee.core.errors import IllegalMove, NotAsked, Refusal, RulesError
from tablee.core.game import load
from tablee.core.state import options
from tablee.node import Busy, ServerNode
from tablee.node.loaded_table import LONGEST_QUEUE, again, stored
from tablee.store import Store, StoreFailed, UnknownTable, Unsure
from tablee.table import commands as do
from tablee.table.entries import Answered
from tablee.table.refusals import SeatTaken, StaleAnswer
from tablee.table.state import TableState
from tablee.table.table import Table
from tablee.table.terms import Terms


@asynccontextmanager
async def at_a_table(
    address: str, game: str = "fuji_flush"
) -> AsyncIterator[tuple[ServerNode, Store, str, str, TableState]]:
    """A node, its store, a person, and a running match where that person has all the seats."""
    async with node_on(address) as (node, store):
        person = await guest(store, "Zoé")
        table_id = await alone(node, person, game)
        yield node, store, person, table_id, await node.table(table_id)


async def alone(node: ServerNode, person: str, game: str = "fuji_flush") -> str:
    """A running match where one person has all the seats: no bot moves it."""
    seats = load(game).players[0]
    table_id = await node.open_table(person, "Zoé", game, FUJI if game == "fuji_flush" else Terms(seats))
    for seat in range(seats):
        await sits(node, table_id, person, seat)
    await starts(node, table_id, person)
    return table_id


def some_answer(s: TableState, key: str = "", **more: Any) -> do.Answer:
    """The first answer that the table would take, or another."""
    assert s.match is not None
    seat = more.get("seat", s.match.state.waiting[0])
    move = more.get("move", str(options(s.match.state, seat)[0]))
    return do.Answer(seat=seat, revision=more.get("revision", s.revision), move=move, key=key)


async def refusal_of(answer: asyncio.Future[int]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        await answer
    return refused.value


def test_an_answer_is_on_the_disk_when_it_is_acknowledged_and_not_before(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, store, person, table_id, s):
            before = s.seq
            answer = node.submit(table_id, some_answer(s), person)
            assert (s.seq, answer.done()) == (before, False)
            assert await answer == s.seq == before + 1
            kept = await replayed(store, table_id)
            assert (kept.seq, kept.revision) == (s.seq, s.revision)
            assert node.counts.moves == 1

    run(work)


def test_subscribers_are_told_before_the_answer_is_acknowledged(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, _, person, table_id, s):
            told: list[tuple[int, bool]] = []
            answer = node.submit(table_id, some_answer(s), person)
            async with node.subscribe(table_id, lambda: told.append((s.seq, answer.done()))):
                await answer
            assert told == [(s.seq, False)]

    run(work)


def test_bots_go_on_after_an_answer(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            s = await comes_true(node, table_id, lambda s: s.match is not None and 0 in s.match.asked)
            revision = s.revision
            await node.submit(table_id, some_answer(s), person)
            await comes_true(node, table_id, lambda s: s.revision > revision + 1)

    run(work)


def test_what_is_refused_changes_nothing_and_the_next_command_has_its_turn(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, _, person, table_id, s):
            before = s.seq
            refused = [
                node.submit(table_id, some_answer(s, "one", revision=0), person),
                node.submit(table_id, some_answer(s, "two", move="play 99"), person),
                node.submit(table_id, some_answer(s, move="play 99"), person),
            ]
            found = [type(await refusal_of(one)) for one in refused]
            assert found == [StaleAnswer, IllegalMove, IllegalMove]
            assert await node.submit(table_id, some_answer(s, "three"), person) == before + 1

    run(work)


def test_a_rule_that_stumbles_leaves_the_table_free(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, _, person, table_id, s):

            def stumbles(*_: object) -> tuple[()]:
                raise RulesError("nobody thought of that")

            first = node.submit(table_id, some_answer(s, "one"), person)
            with monkeypatch.context() as patch:
                patch.setattr(Table, "handle", stumbles)
                second = node.submit(table_id, do.AskUndo(key="two"), person)  # it waits, and is judged meanwhile
                await first
                assert isinstance(await refusal_of(second), Unsure)
                assert isinstance(await refusal_of(node.submit(table_id, do.AskUndo(), person)), Unsure)
            await node.submit(table_id, some_answer(s, "three"), person)

    run(work)


def test_commands_that_come_together_are_done_in_order(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite, "aquatika") as (node, store, person, table_id, s):
            before = s.seq
            first = node.submit(table_id, some_answer(s, "one", seat=0), person)
            second = node.submit(table_id, some_answer(s, "two", seat=1), person)
            third = node.submit(table_id, do.Say(text="three", key="three"), person)
            assert [await one for one in (first, second, third)] == [before + 1, before + 2, before + 3]
            assert (await replayed(store, table_id)).seq == s.seq

    run(work)


def test_an_answer_that_is_overtaken_by_what_it_waited_for_is_refused(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, _, person, table_id, s):
            before = s.seq
            first = node.submit(table_id, some_answer(s, "one"), person)
            second = node.submit(table_id, some_answer(s, "two"), person)
            await first
            assert isinstance(await refusal_of(second), NotAsked | StaleAnswer)
            assert s.seq == before + 1

    run(work)


def test_a_queue_that_is_too_long_takes_nothing_more(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, _, person, table_id, s):
            first = node.submit(table_id, some_answer(s), person)
            others = [node.submit(table_id, some_answer(s), person) for _ in range(LONGEST_QUEUE)]
            assert isinstance(await refusal_of(node.submit(table_id, do.Leave(), person)), Busy)
            await first
            for one in others:
                assert isinstance(await refusal_of(one), NotAsked | StaleAnswer)
            await node.submit(table_id, some_answer(s), person)

    run(work)


def test_a_command_for_a_table_that_is_not_in_memory_loads_it(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await node.open_table(person, "Zoé", "fuji_flush", FUJI)
            node.tables.drop(node.tables._loaded[table_id])
            await places(node, table_id, person, 1)
            assert (await node.table(table_id)).seating.chairs[1].bot
            assert isinstance(await refusal_of(node.submit("no such table", do.Leave(), person)), UnknownTable)

    run(work)


# --- Idempotency keys --------------------------------------------------------------------------------------------------


def test_the_same_key_again_is_done_once_and_acknowledged_again(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, _, person, table_id, s):
            answer = some_answer(s, "one")
            last = await node.submit(table_id, answer, person)
            assert await node.submit(table_id, answer, person) == last == s.seq

    run(work)


def test_the_same_key_again_is_acknowledged_though_it_could_not_be_done_now(address: str) -> None:
    """A seat that one has taken is taken; the store remembers who took it under which key."""

    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await node.open_table(person, "Zoé", "fuji_flush", FUJI)
            last = await node.submit(table_id, do.Sit(seat=0, key="one"), person)
            for _ in range(2):
                assert await node.submit(table_id, do.Sit(seat=0, key="one"), person) == last
                node.tables.drop(node.tables._loaded[table_id])
            assert isinstance(await refusal_of(node.submit(table_id, do.Sit(seat=0, key="two"), person)), SeatTaken)

    run(work)


def test_the_same_key_again_is_refused_again_though_it_could_be_done_now(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await node.open_table(person, "Zoé", "fuji_flush", FUJI)
            await places(node, table_id, person, 0)
            sit = do.Sit(seat=0, key="one")
            assert isinstance(await refusal_of(node.submit(table_id, sit, person)), SeatTaken)
            await node.submit(table_id, do.Stand(seat=0), person)
            assert isinstance(await refusal_of(node.submit(table_id, sit, person)), SeatTaken)
            await node.submit(table_id, do.Sit(seat=0, key="two"), person)

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


# --- When something goes wrong -----------------------------------------------------------------------------------------


def test_an_answer_that_another_node_has_overtaken_is_judged_again(sqlite: str) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, _, person, table_id, s):
            assert s.match is not None
            seat, before = s.match.state.waiting[0], s.seq
            entry = Answered(seat, str(options(s.match.state, seat)[-1]), person)
            async with await Store.open(sqlite) as other:  # nobody wakes the node
                await other.append(table_id, s.seq, [stored(entry, 1.0)])
            assert isinstance(await refusal_of(node.submit(table_id, some_answer(s, "one"), person)), NotAsked)
            assert s.seq == before + 1

    run(work)


def test_a_store_that_fails_is_told_and_the_table_is_free_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with at_a_table(sqlite) as (node, store, person, table_id, s):
            before = s.seq

            async def fails(*_: object, **__: object) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(store._database, "writing", fails)
                assert isinstance(await refusal_of(node.submit(table_id, some_answer(s, "one"), person)), StoreFailed)
            assert s.seq == before
            await node.submit(table_id, some_answer(s, "one"), person)

    run(work)


def test_whatever_goes_wrong_at_a_table_the_store_goes_on_and_the_table_is_free_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person = await guest(store, "Zoé")
            table_id, other = await alone(node, person), await alone(node, person)
            s = await node.table(table_id)

            def stumbles(*_: object) -> None:
                raise RuntimeError("nobody thought of that")

            with monkeypatch.context() as patch:
                patch.setattr(node.automation, "attend", stumbles)
                assert isinstance(await refusal_of(node.submit(table_id, some_answer(s, "one"), person)), Unsure)
            assert s.seq == (await replayed(store, table_id)).seq
            for one in (table_id, other):
                await node.submit(one, some_answer(await node.table(one), "two"), person)

    run(work)
