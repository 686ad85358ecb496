"""The time of a node goes on steadily, whatever is done to the clock on the wall."""

from __future__ import annotations

from tests.node.players import Clock, dies, guest, node_on, opened, run, seated

from tablee.bots.pool import Pool
from tablee.node.clock import SteadyClock
from tablee.store import Store
from tablee.table.absence import shown_clocks
from tablee.table.terms import Terms, Time

HOUR = 3600.0
TIMED = Terms(3, {"first": "0"}, language="en", time=Time.stock(600))


def test_time_goes_on_when_somebody_sets_the_clock() -> None:
    wall, spent = Clock(), Clock()
    clock = SteadyClock(wall=wall, monotonic=spent)
    assert clock() == wall.now
    spent.now += 5
    for jump in (HOUR, -2 * HOUR):
        wall.now += jump
        assert clock() == 1005.0


def test_an_hour_on_the_wall_costs_nobody_his_time(sqlite: str) -> None:
    async def work() -> None:
        wall, spent = Clock(), Clock()
        async with node_on(sqlite, clock=SteadyClock(wall=wall, monotonic=spent)) as (node, store):
            zoe = await guest(store, "Zoé")
            table_id = await seated(node, zoe, TIMED)
            spent.now += 60
            wall.now += HOUR
            table = await node.table(table_id)
            assert shown_clocks(table, node.now())[0].left == 540

    run(work)


def test_a_restart_after_the_clock_was_set_gives_the_difference_back(sqlite: str) -> None:
    """The new process begins with the time on the wall; the old one has left its own with its last heartbeat."""

    async def work() -> None:
        wall, spent = Clock(), Clock()
        async with await Store.open(sqlite) as store:
            with Pool(1) as pool:
                node = await opened(store, pool, clock=SteadyClock(wall=wall, monotonic=spent))
                zoe = await guest(store, "Zoé")
                table_id = await seated(node, zoe, TIMED)
                spent.now += 60
                wall.now += HOUR + 60
                await node.maintenance.once()
                await dies(node)
                spent.now += 30
                wall.now += 30
                again = await opened(store, pool, clock=SteadyClock(wall=wall, monotonic=spent))
                assert shown_clocks(await again.table(table_id), again.now())[0].left == 540
                await again.close()

    run(work)


def test_nodes_whose_clocks_differ_by_an_hour_know_each_other_by_their_heartbeats(sqlite: str) -> None:
    async def work() -> None:
        early, late = Clock(), Clock()
        late.now += HOUR
        async with node_on(sqlite, clock=early) as (one, store):
            with Pool(1) as pool:
                two = await opened(store, pool, clock=late)
                for _ in range(2):
                    early.now += 2
                    late.now += 2
                    await one.maintenance.once()
                    await two.maintenance.once()
                assert one.cluster.alive == two.cluster.alive == {one.cluster.id, two.cluster.id}
                await dies(two)
                for _ in range(6):
                    early.now += 2
                    await one.maintenance.once()
                assert one.cluster.alive == {one.cluster.id}

    run(work)
