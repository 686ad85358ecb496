"""A finished match goes on at a table of its own, against bots."""

from __future__ import annotations

import pytest
from tests.node.players import guest, node_on, play_on, replayed, run, seated

from tablee.node import Counts, ServerNode
from tablee.node.ratings import contenders
from tablee.store import Store, UnknownPerson
from tablee.table import refusals as no
from tablee.table.snapshot import snapshot
from tablee.table.state import Phase


async def finished(node: ServerNode, store: Store) -> tuple[str, str]:
    person = await guest(store, "Zoé")
    table_id = await seated(node, person)
    await play_on(node, table_id, person)
    return person, table_id


def test_a_match_goes_on_from_an_earlier_moment_to_another_end(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            person, table_id = await finished(node, store)
            node.counts = Counts()
            new = await node.continue_from(table_id, person, 4, 0, "random")
            table = await node.table(new)
            assert table.phase is Phase.RUNNING
            assert snapshot(table, person, "en", 0.0).room.continued == table_id
            assert node.counts.moves <= 1  # a bot may have answered already
            await play_on(node, new, person)
            assert (await replayed(store, new)).phase is Phase.OVER
            assert contenders(await node.table(new), {person, "somebody"}) == ()
            assert len(await store.outcome(new)) == 3

    run(work)


def test_a_stranger_needs_the_key_and_brings_the_name_of_the_account(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            _, table_id = await finished(node, store)
            other = await guest(store, "Max")
            with pytest.raises(no.NotInvited):
                await node.continue_from(table_id, other, 4, 0)
            with pytest.raises(UnknownPerson):
                await node.continue_from(table_id, "nobody", 4, 0)
            key = (await node.table(table_id)).code
            new = await node.continue_from(table_id, other, 4, 0, invitation=key)
            assert (await node.table(new)).seating.people[other].name == "Max"
            with pytest.raises(no.NothingToContinue):
                await node.continue_from(table_id, other, 10_000, 0, invitation=key)

    run(work)
