"""The tables that version 0.1 has left in a database: what was open goes on, what was over comes out the same."""

from __future__ import annotations

from random import Random

from tests.node.players import answer, node_on, replayed, run

from tablee.core.state import options
from tablee.table import commands as do
from tablee.table.state import Phase

PLAYERS = {0: "account-ann", 1: "guest-bob"}  # of the match that was running; a bot has the third seat


def test_a_match_that_was_running_goes_on_to_its_end(written_by_0_1: str) -> None:
    async def work() -> None:
        rng = Random(3)
        async with node_on(written_by_0_1) as (node, store), node.watch("running") as woken:
            while (table := await node.table("running")).phase is not Phase.OVER:
                woken.clear()
                assert table.match is not None
                asked = [seat for seat in PLAYERS if seat in table.match.asked]
                for seat in asked[:1]:
                    move = str(rng.choice(options(table.match.state, seat)))
                    await answer(node, "running", PLAYERS[seat], table.revision, move, seat)
                if not asked:
                    await woken.wait()
            assert len(await store.outcome("running")) == 3

    run(work)


def test_a_match_that_was_over_comes_out_the_same(written_by_0_1: str) -> None:
    async def work() -> None:
        async with node_on(written_by_0_1) as (_, store):
            table = await replayed(store, "over")
            assert table.match is not None
            assert table.match.state.outcome is not None
            winners = [result.seat for result in await store.outcome("over") if result.rank == 1]
            assert list(table.match.state.outcome.winners) == winners == [2]

    run(work)


def test_a_lobby_is_still_open(written_by_0_1: str) -> None:
    async def work() -> None:
        async with node_on(written_by_0_1) as (node, _):
            code = (await node.table("lobby")).code
            await node.submit("lobby", do.Join(name="Bob", invitation=code), "guest-bob")
            await node.submit("lobby", do.Sit(seat=1), "guest-bob")
            assert (await node.table("lobby")).seating.chairs[1].person == "guest-bob"

    run(work)
