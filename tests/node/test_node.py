"""A node full of tables: what was said yes to is never lost, bots play, clocks run, and two nodes share a database."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.node.players import FUJI, answer, guest, node_on, play_on, replayed, run, seated

from tablee.core.state import options
from tablee.store import Store, UnknownTable
from tablee.table import commands as do
from tablee.table.refusals import NotTheHost, StaleAnswer
from tablee.table.state import Phase
from tablee.table.terms import Absent, Terms, Time

KILLED = Path(__file__).with_name("killed.py")


def test_a_person_and_bots_play_a_match_to_its_end(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            await play_on(node, table_id, person)
            table = await node.table(table_id)
            assert table.phase is Phase.OVER
            assert table.seed == bytes(32).hex()
            assert len(await store.outcome(table_id)) == 3
            assert not await store.open_tables()
            assert [one.table.id for one in await store.people.matches(person)] == [table_id]

    run(work)


def test_a_node_that_closes_goes_on_where_it_was(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            await play_on(node, table_id, person, answers=2)
        async with node_on(address) as (node, _):
            before = (await node.table(table_id)).seq
            await play_on(node, table_id, person)
            table = await node.table(table_id)
            assert table.seq > before
            assert table.phase is Phase.OVER

    run(work)


def test_the_log_replayed_is_the_table(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            await play_on(node, table_id, person)
            table, again = await node.table(table_id), await replayed(store, table_id)
            assert again.seq == table.seq
            assert again.match is not None
            assert table.match is not None
            assert str(again.match.match.record()) == str(table.match.match.record())

    run(work)


def test_a_refused_command_stores_nothing(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            host, other = await guest(store, "Zoé"), await guest(store, "Max")
            table_id = await node.open_table(host, "Zoé", "fuji_flush", FUJI)
            key = (await node.table(table_id)).link
            await node.submit(table_id, do.Join(name="Max", invitation=key), other)
            before = await store.read(table_id)
            with pytest.raises(NotTheHost):
                await node.submit(table_id, do.PlaceBot(seat=1, bot="easy"), other)
            assert await store.read(table_id) == before

    run(work)


def test_an_answer_to_an_older_question_is_refused(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            await play_on(node, table_id, person, answers=1)
            async with node.watch(table_id) as woken:
                while 0 not in (await node.table(table_id)).match.asked:  # type: ignore[union-attr]
                    await woken.wait()
                    woken.clear()
            table = await node.table(table_id)
            assert table.match is not None
            move = str(options(table.match.state, 0)[0])
            with pytest.raises(StaleAnswer):
                await answer(node, table_id, person, 1, move)

    run(work)


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            terms = Terms(3, {"first": "0"}, Time.per_move(1), "en", absent=Absent.BOT, stand_in="random")
            table_id = await seated(node, person, terms)
            async with node.watch(table_id) as woken:
                while (await node.table(table_id)).phase is not Phase.OVER:
                    await woken.wait()
                    woken.clear()
            assert (await node.table(table_id)).seating.chairs[0].bot == "random"

    run(work)


def test_a_table_is_found_by_its_code_and_an_unknown_one_is_not(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await node.open_table(person, "Zoé", "fuji_flush", FUJI)
            code = (await node.table(table_id)).code
            assert await node.by_code(f" {code.lower()} ") == table_id
            with pytest.raises(UnknownTable):
                await node.by_code("NOPE")
            with pytest.raises(UnknownTable):
                await node.table("nowhere")

    run(work)


def test_a_rematch_is_one_new_table_whoever_asks(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            await play_on(node, table_id, person)
            new = await node.rematch(table_id, person)
            assert await node.rematch(table_id, person) == new
            assert (await node.table(new)).seating.chairs[1].person == person

    run(work)


def test_the_seed_is_stored_apart_until_the_end(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            told = [one for one in await store.read(table_id) if bytes(32).hex() in one.body]
            assert [one.private for one in told] == [True]

    run(work)


def test_two_houses_on_one_database_take_each_turn_once(postgres: str) -> None:
    async def work() -> None:
        async with node_on(postgres) as (one, store), node_on(postgres) as (other, _):
            person = await guest(store, "Zoé")
            table_id = await seated(one, person)
            await other.table(table_id)
            await play_on(other, table_id, person)
            async with one.watch(table_id) as woken:
                while (await one.table(table_id)).phase is not Phase.OVER:
                    await woken.wait()
                    woken.clear()
            table, again = await one.table(table_id), await replayed(store, table_id)
            assert table.seq == again.seq == (await other.table(table_id)).seq
            assert again.phase is Phase.OVER

    run(work)


async def prepare(address: str, name: str) -> tuple[str, str]:
    async with node_on(address) as (node, store):
        person = await guest(store, name)
        return person, await seated(node, person, Terms(3, {"first": "0", "deals": 9}, language="en"))


async def judge(address: str, table_id: str, yes: list[str]) -> None:
    """Everything that was said yes to is there, where it was said to be; and the log replays."""
    async with await Store.open(address) as store:
        stored = {one.seq: one for one in await store.read(table_id)}
        assert sorted(stored) == list(range(1, len(stored) + 1))
        for line in yes:
            kind, seq, *rest = line.split(" ", 2)
            body = json.loads(stored[int(seq)].body)
            told = f"{body['seat']} {body['move']}" if kind == "yes" else body["text"]
            assert rest == [told]
        await replayed(store, table_id)


def test_a_node_killed_at_any_moment_has_lost_nothing_it_said_yes_to(address: str) -> None:
    rng = Random(3)
    person, table_id = asyncio.run(prepare(address, "Zoé"))
    heard: list[str] = []
    for _ in range(8):
        node = subprocess.Popen(
            [sys.executable, str(KILLED), address, table_id, person], stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert node.stdout is not None
        for _line in range(rng.randrange(1, 12)):
            heard.append(node.stdout.readline().strip())
            if heard[-1] in {"over", ""}:
                break
        node.kill()
        heard += [line.strip() for line in node.stdout.read().splitlines()]
        node.stdout.close()
        node.wait()
        asyncio.run(judge(address, table_id, [line for line in heard if line.startswith(("yes ", "said "))]))
    assert sum(line.startswith("yes ") for line in heard) >= 8
