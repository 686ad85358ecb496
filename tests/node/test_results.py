"""The end of a match: results and ratings are written once, whatever happened to the node."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.node.players import (
    FUJI,
    answer,
    comes_true,
    copy_of,
    guest,
    node_on,
    places,
    play_on,
    run,
    seated,
    sits,
    starts,
)

from tablee.core.state import options
from tablee.node import ServerNode
from tablee.store import Rating, Store, StoreFailed
from tablee.table.state import Phase, TableState
from tablee.table.terms import Terms


@pytest.mark.parametrize("without", [0, 1])
def test_a_node_killed_at_the_end_of_a_match_finishes_it_on_opening(address: str, without: int) -> None:
    """Killed after the entry of the end was written and before the results were; or even before that entry."""

    async def work() -> None:
        async with node_on(address) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)
            await play_on(node, table_id, person)
            expected = await store.outcome(table_id)
            assert len(expected) == 3
        async with await Store.open(address) as store:
            await copy_of(store, table_id, "killed", without=without)
            assert await store.outcome("killed") == []
        async with node_on(address) as (node, store):
            assert await store.outcome("killed") == expected
            assert await store.open_tables() == []
            assert (await node.table("killed")).phase is Phase.OVER
            found = await store.table("killed")
            assert found is not None
            assert '"over"' in found.summary

    run(work)


def test_results_that_could_not_be_written_are_written_later(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with node_on(address, heartbeat=600) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person)

            async def fails(*_: object) -> bool:
                raise StoreFailed

            with monkeypatch.context() as patch:
                patch.setattr(store, "finish", fails)
                await play_on(node, table_id, person)
                await comes_true(node, table_id, lambda table: table.phase is Phase.OVER)
            assert await store.outcome(table_id) == []
            await node.maintenance.once()
            assert len(await store.outcome(table_id)) == 3

    run(work)


# --- Ratings -----------------------------------------------------------------------------------------------------------


async def sit_down(node: ServerNode, people: list[str], terms: Terms = FUJI) -> str:
    """A running match of these people, the first of them its host; bots on the other seats."""
    table_id = await node.open_table(people[0], "Host", "fuji_flush", terms)
    for seat, person in enumerate(people):
        await sits(node, table_id, person, seat)
    for seat in range(len(people), terms.seats):
        await places(node, table_id, people[0], seat)
    await starts(node, table_id, people[0])
    return table_id


async def play_out(node: ServerNode, table_id: str) -> None:
    """Everybody answers something, to the end."""
    rng = Random(1)
    while (table := await comes_true(node, table_id, _waits_for_people)).phase is not Phase.OVER:
        assert table.match is not None
        (seat,) = table.match.asked
        move = str(rng.choice(options(table.match.state, seat)))
        await answer(node, table_id, table.seating.chairs[seat].person, table.revision, move, seat)


def _waits_for_people(table: TableState) -> bool:
    assert table.match is not None
    return table.phase is Phase.OVER or any(table.seating.chairs[seat].played_by for seat in table.match.asked)


async def account(store: Store, name: str) -> str:
    return (await store.people.create(name, "hash")).id


async def ratings(store: Store, *people: str) -> list[Rating | None]:
    found = await store.people.ratings("fuji_flush", people)
    return [found.get(person) for person in people]


def test_a_match_of_two_accounts_is_rated_and_guests_and_bots_are_left_out(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            ann, bob, zoe = await account(store, "Ann"), await account(store, "Bob"), await guest(store, "Zoé")
            table_id = await sit_down(node, [ann, bob, zoe], Terms(4, {"first": "0"}, language="en"))
            await play_out(node, table_id)
            one, other, none = await ratings(store, ann, bob, zoe)
            assert one is not None
            assert other is not None
            assert none is None
            assert one.matches == other.matches == 1
            ranks = {result.account: result.rank for result in await store.outcome(table_id)}
            assert (one.mu > other.mu) == (ranks[ann] < ranks[bob])

    run(work)


def test_a_match_with_one_account_is_not_rated(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            ann, zoe = await account(store, "Ann"), await guest(store, "Zoé")
            await play_out(node, await sit_down(node, [ann, zoe]))
            assert await ratings(store, ann, zoe) == [None, None]

    run(work)


def test_matches_that_end_at_the_same_moment_are_all_rated(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            ann, bob = await account(store, "Ann"), await account(store, "Bob")
            table_id = await sit_down(node, [ann, bob])
            await play_out(node, table_id)
        async with await Store.open(address) as store:
            await asyncio.gather(*(copy_of(store, table_id, f"killed {n}") for n in range(4)))
        async with node_on(address) as (_, store):
            assert [one.matches for one in await ratings(store, ann, bob) if one is not None] == [5, 5]

    run(work)
