"""What the host of a server does with tables and people: it takes effect on nodes that run."""

from __future__ import annotations

import asyncio

import pytest
from tests.node.players import FUJI, comes_true, guest, node_on, run, seated, sits

from tablee.node.administration import Administration
from tablee.store import NameTaken, Store, UnknownPerson, UnknownTable
from tablee.table import commands as do
from tablee.table.refusals import BadName, NothingToClose, TableClosed
from tablee.table.state import Phase, TableState


def test_open_tables_are_listed_with_their_people_and_since_when_they_are_idle(address: str) -> None:
    async def work() -> None:
        async with node_on(address) as (node, store):
            ada, basile = await guest(store, "Ada"), await guest(store, "Basile")
            lobby = await node.open_table(ada, "Ada", "fuji_flush", FUJI)
            running = await seated(node, basile)
            await node.submit(running, do.Leave(), basile)
            found = {one.id: one for one in await Administration(store).tables()}
            assert set(found) == {lobby, running}
            assert (found[lobby].phase, found[running].phase) == ("lobby", "running")
            assert [(one.id, one.name, one.present) for one in found[lobby].people] == [(ada, "Ada", True)]
            assert [(one.id, one.present) for one in found[running].people] == [(basile, False)]
            stored = await store.table(lobby)
            assert stored is not None
            assert found[lobby].idle_since == stored.updated_at

    run(work)


@pytest.mark.parametrize("phase", ["lobby", "running"])
def test_a_closed_table_is_over_for_everybody_and_tells_why(phase: str, address: str) -> None:
    async def work() -> None:
        async with node_on(address, heartbeat=0.05) as (node, store):
            ada = await guest(store, "Ada")
            table = (
                await node.open_table(ada, "Ada", "fuji_flush", FUJI) if phase == "lobby" else await seated(node, ada)
            )
            async with await Store.open(address) as other, node.watch(table) as woken:  # as another process does it
                loaded = node.tables.get(table)
                assert loaded is not None
                woken.clear()
                await Administration(other).close(table, "Too loud")
                while not loaded.table.state.closed:
                    await woken.wait()
                    woken.clear()
                with pytest.raises(TableClosed, match="Too loud"):
                    await node.table(table)
                for command in (do.Say(text="But why?"), do.Join(name="Ada"), do.Leave()):
                    with pytest.raises(TableClosed):
                        await node.submit(table, command, ada)
                with pytest.raises(TableClosed):
                    await node.rematch(table, ada)
                with pytest.raises(NothingToClose):
                    await Administration(other).close(table, "Again")
            assert loaded.table.state.phase is Phase.OVER
            assert await store.open_tables() == []
            assert await store.outcome(table) == []
            assert await store.people.matches(ada) == []
        async with node_on(address) as (again, _):
            with pytest.raises(TableClosed):
                await again.table(table)

    run(work)


def test_a_person_who_is_removed_leaves_the_tables_and_the_others_play_on(address: str) -> None:
    async def work() -> None:
        async with node_on(address, heartbeat=0.05) as (node, store):
            ada, basile = await guest(store, "Ada"), await guest(store, "Basile")
            lobby = await node.open_table(ada, "Ada", "fuji_flush", FUJI)
            await sits(node, lobby, basile, 1)
            async with await Store.open(address) as other:
                gone = await Administration(other).remove(ada)
                assert (gone.name, gone.tables) == ("Ada", (lobby,))
                with pytest.raises(UnknownPerson):
                    await Administration(other).remove(ada)

            def ruled_by_basile(table: TableState) -> bool:
                return table.seating.host == basile and ada not in table.seating.people

            await comes_true(node, lobby, ruled_by_basile)
            assert await store.people.by_id(ada) is None

    run(work)


def test_a_person_who_is_renamed_is_called_so_at_every_table(address: str) -> None:
    async def work() -> None:
        async with node_on(address, heartbeat=0.05) as (node, store):
            ada, basile = await guest(store, "Rude word"), await guest(store, "Basile")
            first = await node.open_table(ada, "Rude word", "fuji_flush", FUJI)
            second = await node.open_table(ada, "Rude word", "fuji_flush", FUJI)
            code = (await node.table(second)).code
            await node.submit(second, do.Join(name="Ada", invitation=code), basile)
            async with await Store.open(address) as other:
                administration = Administration(other)
                renamed = await administration.rename(ada, "Ada")
                assert (renamed.before, renamed.name) == ("Rude word", "Ada")
                assert (renamed.tables, renamed.kept) == ((first,), (second,))
                await store.people.create("Zoé", "hash")
                with pytest.raises(NameTaken):
                    await administration.rename(ada, "ZOE")
                with pytest.raises(BadName):
                    await administration.rename(ada, "a\u200db")
            await comes_true(node, first, lambda table: table.seating.people[ada].name == "Ada")
            (known,) = await store.people.listed(ada)
            assert known.account.name == "Ada"

    run(work)


def test_sessions_and_tokens_of_a_person_are_revoked(address: str) -> None:
    async def run_it() -> None:
        async with await Store.open(address) as store:
            people, administration = store.people, Administration(store)
            zoe = await people.create("Zoé", "hash")
            await people.begin_session(zoe.id, "s1")
            await people.begin_session(zoe.id, "s2")
            await people.add_token("t1", zoe.id, "bot")
            (known,) = await administration.people("ZOÉ")
            assert (known.account, known.sessions, known.tokens) == (zoe, 2, 1)
            before = await people.endings()
            revoked = await administration.revoke("Zoé")
            assert (revoked.account.id, revoked.sessions, revoked.tokens) == (zoe.id, 2, 1)
            assert await people.endings() > before
            assert await people.by_session("s1") is None
            assert await people.by_token("t1") is None

    asyncio.run(run_it())


def test_who_and_what_is_not_there_is_refused(address: str) -> None:
    async def run_it() -> None:
        async with await Store.open(address) as store:
            administration = Administration(store)
            for nobody in ("nobody", "n\0", ""):
                for asked in (
                    administration.remove(nobody),
                    administration.rename(nobody, "Ada"),
                    administration.revoke(nobody),
                ):
                    with pytest.raises(UnknownPerson):
                        await asked
                with pytest.raises(UnknownTable):
                    await administration.close(nobody, "why")
            assert await administration.tables() == []

    asyncio.run(run_it())
