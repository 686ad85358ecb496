"""The bots of a table are the same after a restart, at the rematch, and for as long as the match goes on."""

from __future__ import annotations

from tests.node.players import dies, guest, node_on, places, play_on, run, seated

from tablee.table.cast import CAST
from tablee.table.snapshot import seat_names


def test_bots_keep_their_names_after_a_restart_and_at_the_rematch(sqlite: str) -> None:
    async def work() -> None:
        async with node_on(sqlite) as (node, store):
            person = await guest(store, "Zoé")
            table_id = await seated(node, person, bots="easy")
            names = seat_names(await node.table(table_id), "en")
            await play_on(node, table_id, person, answers=2)
            await dies(node)
        assert set(names[1:]) < set(CAST["easy"])
        async with node_on(sqlite) as (node, _):
            await play_on(node, table_id, person)
            assert seat_names(await node.table(table_id), "fr") == names
            rematch = await node.rematch(table_id, person)
        async with node_on(sqlite) as (node, _):
            assert seat_names(await node.table(rematch), "en") == (names[2], names[0], names[1])
            await places(node, rematch, person, 0, "hard")
            assert seat_names(await node.table(rematch), "en")[2] == names[1]

    run(work)
