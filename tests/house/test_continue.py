"""A finished match goes on at a table of its own, against bots."""

from __future__ import annotations

import pytest
from tests.house.players import guest, house_on, play_on, replayed, run, seated

from tablee.house import Counts, House
from tablee.house.ratings import contenders
from tablee.store import Store, UnknownPerson
from tablee.table import refusals as no
from tablee.table.sight import sight
from tablee.table.standing import Phase


async def finished(house: House, store: Store) -> tuple[str, str]:
    person = await guest(store, "Zoé")
    table_id = await seated(house, person)
    await play_on(house, table_id, person)
    return person, table_id


def test_a_match_goes_on_from_an_earlier_moment_to_another_end(address: str) -> None:
    async def work() -> None:
        async with house_on(address) as (house, store):
            person, table_id = await finished(house, store)
            house.counts = Counts()
            new = await house.continue_from(table_id, person, 4, 0, "random")
            table = await house.table(new)
            assert table.phase is Phase.RUNNING
            assert sight(table, person, "en", 0.0).setting.continued == table_id
            assert house.counts.moves <= 1  # a bot may have answered already
            await play_on(house, new, person)
            assert (await replayed(store, new)).phase is Phase.OVER
            assert contenders(await house.table(new), {person, "somebody"}) == ()
            assert len(await store.outcome(new)) == 3

    run(work)


def test_a_stranger_needs_the_key_and_brings_the_name_of_the_account(address: str) -> None:
    async def work() -> None:
        async with house_on(address) as (house, store):
            _, table_id = await finished(house, store)
            other = await guest(store, "Max")
            with pytest.raises(no.NotInvited):
                await house.continue_from(table_id, other, 4, 0)
            with pytest.raises(UnknownPerson):
                await house.continue_from(table_id, "nobody", 4, 0)
            key = (await house.table(table_id)).code
            new = await house.continue_from(table_id, other, 4, 0, key=key)
            assert (await house.table(new)).seating.people[other].name == "Max"
            with pytest.raises(no.NothingToContinue):
                await house.continue_from(table_id, other, 10_000, 0, key=key)

    run(work)
