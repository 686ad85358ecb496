"""Appending and reading: compare and set, keys, group commit, and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import OperationalError

from tablee.store import (
    Appended,
    Behind,
    NewEntry,
    NewTable,
    Store,
    StoreClosed,
    StoreFailed,
    TableTaken,
    UnknownPerson,
    UnknownTable,
    Unsure,
)
from tablee.store.database import Postgresql, Progress, Sqlite
from tablee.store.writer import asked_before

T = TypeVar("T")
Story = Callable[[Store], Awaitable[None]]


def tell(address: str, story: Story) -> None:
    """Run a story with an open store."""

    async def run() -> None:
        async with await Store.open(address) as store:
            await story(store)

    asyncio.run(run())


def moves(*bodies: str) -> list[NewEntry]:
    return [NewEntry("move", body, at=1.0) for body in bodies]


async def bodies(store: Store, table_id: str) -> list[str]:
    entries = await store.read(table_id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.body for entry in entries]


async def outcomes(asked: Sequence[Awaitable[Appended]]) -> tuple[list[Appended], list[Behind]]:
    """Who won, and who was behind; anything else is an error."""
    told = await asyncio.gather(*asked, return_exceptions=True)
    won = [one for one in told if isinstance(one, Appended)]
    behind = [one for one in told if isinstance(one, Behind)]
    assert len(won) + len(behind) == len(told), told
    return won, behind


# --- Append and read ---------------------------------------------------------------------------------------------------


def test_what_is_appended_is_read_back(address: str) -> None:
    async def story(store: Store) -> None:
        ann = await store.people.create("Ann")
        await store.create(NewTable("t", "fuji_flush"), moves("1"))
        said = await store.append("t", 1, [NewEntry("seed", '"s"', private=True, at=2.5)], person=ann.id, key="k")
        assert said == Appended(2, 2)
        first, second = await store.read("t")
        assert (first.seq, first.kind, first.body, first.private, first.at, first.person, first.key) == (
            1, "move", "1", False, 1.0, None, None,
        )  # fmt: skip
        assert (second.seq, second.kind, second.body, second.private, second.at, second.person, second.key) == (
            2, "seed", '"s"', True, 2.5, ann.id, "k",
        )  # fmt: skip

    tell(address, story)


def test_reading_goes_on_from_where_one_was_and_stops_at_a_limit(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"), moves(*"abcde"))
        assert [entry.body for entry in await store.read("t", after=3)] == ["d", "e"]
        assert [entry.body for entry in await store.read("t", after=1, limit=2)] == ["b", "c"]
        assert await store.read("t", after=5) == []
        assert await store.read("t", after=10**30) == []

    tell(address, story)


def test_a_table_that_is_not_there_is_refused(address: str) -> None:
    async def story(store: Store) -> None:
        for name in ("none", "n\0ne", "\ud800"):
            with pytest.raises(UnknownTable):
                await store.read(name)
            with pytest.raises(UnknownTable):
                await store.append(name, 0, moves("1"))
            assert await store.table(name) is None
            assert await store.by_code(name) is None

    tell(address, story)


def test_a_person_without_an_account_is_refused(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"))
        for name in ("nobody", "nob\0dy"):
            with pytest.raises(UnknownPerson):
                await store.append("t", 0, moves("1"), person=name)
        with pytest.raises(UnknownPerson):
            await store.create(NewTable("u", "fuji_flush"), moves("1"), person="nobody")
        assert await store.read("t") == []
        assert await store.table("u") is None

    tell(address, story)


def test_two_tables_share_neither_id_nor_code(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush", code="ABCD"))
        with pytest.raises(TableTaken):
            await store.create(NewTable("t", "fuji_flush"))
        with pytest.raises(TableTaken):
            await store.create(NewTable("u", "fuji_flush", code="ABCD"))
        await store.create(NewTable("u", "fuji_flush"))
        await store.create(NewTable("v", "fuji_flush"))

    tell(address, story)


def test_of_many_who_want_one_code_one_gets_it(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            asked = [
                store.create(NewTable(f"{n} {at}", "fuji_flush", code="ABCD"), moves("1"))
                for n in range(10)
                for at, store in enumerate((one, other))
            ]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, TableTaken) for answer in told) == 19
            (table,) = await one.open_tables()
            assert await bodies(one, table.id) == ["1"]

    asyncio.run(run())


@pytest.mark.parametrize("body", ['"' + "é🂡\u2028\\u0000 中" * 10 + '"', '"' + "x" * 3_000_000 + '"', '""', "null"])
def test_bodies_come_back_as_they_were_whatever_they_hold(address: str, body: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("Table d’été 🏔", "fuji_flush", code="ÉTÉ", summary=body))
        await store.append("Table d’été 🏔", 0, moves(body, body))
        assert await bodies(store, "Table d’été 🏔") == [body, body]
        found = await store.by_code("ÉTÉ")
        assert found is not None
        assert found.summary == body

    tell(address, story)


@pytest.mark.parametrize("bad", ["\0", "\ud800"])
def test_what_not_every_database_can_hold_is_refused_at_once(bad: str) -> None:
    with pytest.raises(ValueError, match="UTF-8"):
        NewEntry("move", bad)
    with pytest.raises(ValueError, match="UTF-8"):
        NewEntry(bad, "1")
    with pytest.raises(ValueError, match="UTF-8"):
        NewTable("t", "fuji_flush", code=bad)
    with pytest.raises(ValueError, match="seconds"):
        NewEntry("move", "1", at=float("nan"))


def test_an_append_has_entries_and_its_key_a_person(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"))
        with pytest.raises(ValueError, match="something"):
            await store.append("t", 0, [])
        with pytest.raises(ValueError, match="person"):
            await store.append("t", 0, moves("1"), key="k")

    tell(address, story)


# --- Compare and set ---------------------------------------------------------------------------------------------------


def test_an_append_that_expects_another_end_is_refused_and_told_the_end(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"), moves(*"abc"))
        for expected in (0, 2, 4, -1, 10**30):
            with pytest.raises(Behind) as refused:
                await store.append("t", expected, moves("x"))
            assert refused.value.actual == 3
        assert await bodies(store, "t") == ["a", "b", "c"]

    tell(address, story)


def test_of_two_stores_that_append_at_once_one_wins_and_the_other_is_behind(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            await one.create(NewTable("t", "fuji_flush"))
            for seq in range(20):
                asked = [store.append("t", seq, moves(str(seq))) for store in (one, other) for _ in range(3)]
                won, behind = await outcomes(asked)
                assert won == [Appended(seq + 1, seq + 1)]
                assert {refusal.actual for refusal in behind} == {seq + 1}
            assert await bodies(other, "t") == [str(seq) for seq in range(20)]

    asyncio.run(run())


def test_writers_who_read_on_and_try_again_all_get_their_turn_in_one_order(address: str) -> None:
    async def insist(store: Store, name: str) -> None:
        seq = 0
        for turn in range(10):
            while True:
                try:
                    seq = (await store.append("t", seq, moves(f"{name} {turn} a", f"{name} {turn} b"))).last
                except Behind as behind:
                    seq = behind.actual
                else:
                    break

    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            await one.create(NewTable("t", "fuji_flush"))
            names = [("one", one), ("two", one), ("three", other), ("four", other)]
            await asyncio.gather(*(insist(store, name) for name, store in names))
            said = await bodies(one, "t")
            for name, _ in names:
                mine = [body for body in said if body.startswith(f"{name} ")]
                assert mine == [f"{name} {turn} {part}" for turn in range(10) for part in "ab"]
            assert all(said[n][:-1] == said[n + 1][:-1] for n in range(0, len(said), 2))

    asyncio.run(run())


def test_stores_whose_batches_hold_the_same_tables_do_not_block_each_other(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            names = [f"t{n}" for n in range(12)]
            for name in names:
                await one.create(NewTable(name, "fuji_flush"))
            for seq in range(8):
                there = [one.append(name, seq, moves("x")) for name in names]
                back = [other.append(name, seq, moves("x")) for name in reversed(names)]
                won, behind = await outcomes([*there, *back])
                assert (len(won), len(behind)) == (12, 12)
            for name in names:
                assert await bodies(one, name) == ["x"] * 8

    asyncio.run(run())


# --- Keys --------------------------------------------------------------------------------------------------------------


def test_the_same_key_again_gets_the_same_answer_and_writes_nothing(address: str) -> None:
    async def story(store: Store) -> None:
        ann = await store.people.create("Ann", "hash")
        await store.create(NewTable("t", "fuji_flush"), moves("0"))
        assert await store.append("t", 1, moves(*"ab"), person=ann.id, key="k") == Appended(2, 3)
        await store.append("t", 3, moves("c"))
        for expected in (1, 3, 4):
            again = await store.append("t", expected, moves(*"xyz"), person=ann.id, key="k")
            assert again == Appended(2, 3, repeated=True)
        assert await bodies(store, "t") == ["0", "a", "b", "c"]

    tell(address, story)
    tell(address, lambda store: _again(store, "Ann"))


async def _again(store: Store, name: str) -> None:
    ann = await store.people.by_name(name)
    assert ann is not None
    assert await store.append("t", 1, moves("x"), person=ann.id, key="k") == Appended(2, 3, repeated=True)


def test_a_key_is_a_persons_own_at_one_table(address: str) -> None:
    async def story(store: Store) -> None:
        ann, bob = await store.people.create("Ann"), await store.people.create("Bob")
        await store.create(NewTable("t", "fuji_flush"))
        await store.create(NewTable("u", "fuji_flush"))
        assert await store.append("t", 0, moves("1"), person=ann.id, key="k") == Appended(1, 1)
        assert await store.append("t", 1, moves("2"), person=bob.id, key="k") == Appended(2, 2)
        assert await store.append("u", 0, moves("3"), person=ann.id, key="k") == Appended(1, 1)

    tell(address, story)


def test_a_refused_key_can_be_used_again(address: str) -> None:
    async def story(store: Store) -> None:
        ann = await store.people.create("Ann")
        await store.create(NewTable("t", "fuji_flush"))
        with pytest.raises(Behind):
            await store.append("t", 7, moves("1"), person=ann.id, key="k")
        assert await store.append("t", 0, moves("1"), person=ann.id, key="k") == Appended(1, 1)

    tell(address, story)


def test_a_key_sent_many_times_at_once_from_two_stores_is_written_once(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            ann = await one.people.create("Ann")
            await one.create(NewTable("t", "fuji_flush"))
            asked = [
                store.append("t", 0, moves(*"ab"), person=ann.id, key="k") for _ in range(10) for store in (one, other)
            ]
            told = await asyncio.gather(*asked)
            assert {(answer.first, answer.last) for answer in told} == {(1, 2)}
            assert sum(not answer.repeated for answer in told) == 1
            assert await bodies(other, "t") == ["a", "b"]

    asyncio.run(run())


def test_a_key_is_looked_up_by_index_not_by_reading_the_log(sqlite: str) -> None:
    async def story(store: Store) -> None:
        words = {f"{part}{n}": "x" for part in "tpk" for n in range(2)}
        sql = text(f"EXPLAIN QUERY PLAN {asked_before(2)}")
        rows = await store._database.reading(lambda connection: connection.execute(sql, words).all())
        plan = [row[3] for row in rows if "log" in row[3]]
        assert plan == ["SEARCH log USING INDEX uq_log_key (table_id=? AND person=? AND key=?)"]

    tell(sqlite, story)


# --- Group commit ------------------------------------------------------------------------------------------------------


def test_appends_to_many_tables_share_commits_and_are_all_there_in_order(address: str) -> None:
    async def play(store: Store, name: str) -> None:
        for seq in range(10):
            await store.append(name, seq, moves(str(seq)))

    async def story(store: Store) -> None:
        names = [f"t{n}" for n in range(100)]
        await asyncio.gather(*(store.create(NewTable(name, "fuji_flush")) for name in names))
        before = store.commits
        await asyncio.gather(*(play(store, name) for name in names))
        assert store.commits - before <= 1000 // 10
        for name in names:
            assert await bodies(store, name) == [str(seq) for seq in range(10)]

    tell(address, story)


def test_appends_to_one_table_in_flight_are_written_in_the_order_they_were_asked(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"))
        before = store.commits
        told = await asyncio.gather(*(store.append("t", seq, moves(str(seq))) for seq in range(50)))
        assert told == [Appended(seq + 1, seq + 1) for seq in range(50)]
        assert store.commits - before < 50
        assert await bodies(store, "t") == [str(seq) for seq in range(50)]

    tell(address, story)


def test_a_refusal_costs_nobody_else_in_the_commit_anything(address: str) -> None:
    async def story(store: Store) -> None:
        for n in range(20):
            await store.create(NewTable(f"t{n}", "fuji_flush", code=f"c{n}"))
        before = store.commits
        taken = asyncio.create_task(store.create(NewTable("t20", "fuji_flush", code="c0")))
        made = asyncio.create_task(store.create(NewTable("t21", "fuji_flush", code="c21"), moves("z")))
        await asyncio.sleep(0)  # both are in the queue now, and the writer has not been woken yet
        told = await asyncio.gather(
            *(store.append(f"t{n}", n % 2, moves("x")) for n in range(20)),
            store.append("none", 0, moves("x")),
            store.append("t0", 1, moves("y"), person="nobody"),
            taken,
            made,
            return_exceptions=True,
        )
        assert store.commits - before == 1
        assert [type(one) for one in told[:20]] == [Appended, Behind] * 10
        assert [type(one) for one in told[20:23]] == [UnknownTable, UnknownPerson, TableTaken]
        for n in range(20):
            assert await bodies(store, f"t{n}") == ["x"] * (1 - n % 2)
        assert await bodies(store, "t21") == ["z"]

    tell(address, story)


def test_more_appends_than_one_commit_holds_are_all_written_in_order(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"))
        told = await asyncio.gather(*(store.append("t", seq, moves("x")) for seq in range(1500)))
        assert [answer.first for answer in told] == list(range(1, 1501))

    tell(address, story)


def test_who_goes_away_while_waiting_hurts_nobody(address: str) -> None:
    async def story(store: Store) -> None:
        for name in "abc":
            await store.create(NewTable(name, "fuji_flush"))
        asked = [store.append(name, 0, moves("x")) for name in "abc"]
        asked[1].cancel()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in told] == [Appended, asyncio.CancelledError, Appended]
        assert await store.append("c", 1, moves("y")) == Appended(2, 2)
        assert await bodies(store, "b") == []

    tell(address, story)


def test_a_commit_that_nobody_objects_to_is_one_statement_on_sqlite(sqlite: str) -> None:
    inserted: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO log"):
            inserted.append(statement)

    async def story(store: Store) -> None:
        person = (await store.people.create("Zoé")).id
        for name in "abc":
            await store.create(NewTable(name, "fuji_flush"))
        event.listen(engine_of(store), "before_cursor_execute", note)
        asked = [store.append(name, 0, moves("1", "2"), person=person, key="k") for name in "abc"]
        asked += [store.append("a", 2, moves("3")), store.append("a", 3, moves(*"4567"))]
        assert await asyncio.gather(*asked) == [Appended(1, 2)] * 3 + [Appended(3, 3), Appended(4, 7)]
        assert len(inserted) == 1
        assert await bodies(store, "a") == list("1234567")

    tell(sqlite, story)


def test_a_log_grows_by_thousands_of_entries_at_once(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"))
        for first in (0, 3000):
            said = await store.append("t", first, moves(*(str(n) for n in range(first, first + 3000))))
            assert said == Appended(first + 1, first + 3000)
        assert await bodies(store, "t") == [str(n) for n in range(6000)]

    tell(address, story)


# --- When the database objects -----------------------------------------------------------------------------------------


def engine_of(store: Store) -> Engine:
    """What writes."""
    database = store._database
    assert isinstance(database, Sqlite | Postgresql)
    return database._writer if isinstance(database, Sqlite) else database._writer.sync_engine


def test_an_append_that_the_database_can_not_write_costs_nobody_else_anything(address: str) -> None:
    def choke(_connection: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        if statement.startswith("INSERT INTO log") and "poison" in repr(parameters):
            raise OperationalError(statement, {}, Exception("I can't swallow that"))

    async def story(store: Store) -> None:
        for n in range(6):
            await store.create(NewTable(f"t{n}", "fuji_flush"))
        event.listen(engine_of(store), "before_cursor_execute", choke)
        asked = [store.append(f"t{n}", 0, moves("poison" if n == 3 else "food")) for n in range(6)]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in told] == [Appended] * 3 + [StoreFailed] + [Appended] * 2
        assert [len(await store.read(f"t{n}")) for n in range(6)] == [1, 1, 1, 0, 1, 1]

    tell(address, story)


def test_a_commit_that_fails_is_never_acknowledged_and_the_key_tells_what_became_of_it(address: str) -> None:
    failing = [True]

    def fail(_connection: object) -> None:
        if failing:
            raise OperationalError("COMMIT", {}, Exception("no answer"))

    async def story(store: Store) -> None:
        ann = await store.people.create("Ann")
        await store.create(NewTable("t", "fuji_flush"))
        bell: list[tuple[str, int]] = []
        store.on_commit(lambda table_id, seq: bell.append((table_id, seq)))
        event.listen(engine_of(store), "commit", fail)
        with pytest.raises(Unsure):
            await store.append("t", 0, moves("1"), person=ann.id, key="k")
        assert bell == []
        failing.clear()
        said = await store.append("t", 0, moves("1"), person=ann.id, key="k")
        assert (said.first, said.last) == (1, 1)
        assert await bodies(store, "t") == ["1"]

    tell(address, story)


# --- Closing and coming back -------------------------------------------------------------------------------------------


def test_closing_writes_what_waits_and_refuses_what_comes_later(address: str) -> None:
    async def run() -> None:
        store = await Store.open(address)
        await store.create(NewTable("t", "fuji_flush"))
        asked = [store.append("t", seq, moves("x")) for seq in range(5)]
        await store.close()
        await store.close()
        assert [answer.first for answer in await asyncio.gather(*asked)] == [1, 2, 3, 4, 5]
        with pytest.raises(StoreClosed):
            await store.append("t", 5, moves("x"))
        with pytest.raises(StoreClosed):
            await store.read("t")
        with pytest.raises(StoreClosed):
            await store.people.by_name("Ann")
        with pytest.raises(StoreClosed):
            await store.listen(lambda _table, _seq: None)

    asyncio.run(run())


def test_a_restart_finds_every_table_where_it_was(address: str) -> None:
    async def before(store: Store) -> None:
        for n in range(5):
            await store.create(NewTable(f"t{n}", "fuji_flush", code=f"c{n}"), moves("0"))
            await store.append(f"t{n}", 1, moves(*"abc"[: n % 3 + 1]))
            await store.describe(f"t{n}", summary=f'"{n}"')
        await store.finish("t4")

    async def after(store: Store) -> None:
        tables = await store.open_tables()
        assert [(table.id, table.summary) for table in tables] == [(f"t{n}", f'"{n}"') for n in range(4)]
        for n, table in enumerate(tables):
            log = await bodies(store, table.id)
            assert log == ["0", *"abc"[: n % 3 + 1]]
            assert await store.append(table.id, len(log), moves("z")) == Appended(len(log) + 1, len(log) + 1)

    tell(address, before)
    tell(address, after)


# --- The future --------------------------------------------------------------------------------------------------------


def test_a_callback_is_called_when_the_entries_are_on_the_disk_and_not_before(address: str) -> None:
    async def story(store: Store) -> None:
        person = (await store.people.create("Zoé")).id
        await store.create(NewTable("t", "fuji_flush"))
        told: asyncio.Queue[asyncio.Future[Appended]] = asyncio.Queue()

        async def came() -> asyncio.Future[Appended]:
            return await told.get()

        store.append("t", 0, moves("a", "b"), person=person, key="k").add_done_callback(told.put_nowait)
        assert told.empty()
        assert (await came()).result() == Appended(1, 2)
        assert await bodies(store, "t") == ["a", "b"]
        store.append("t", 2, moves("c"), person=person, key="k").add_done_callback(told.put_nowait)
        assert (await came()).result() == Appended(1, 2, repeated=True)
        for table, expected, who, refusal in (
            ("t", 1, person, Behind),
            ("t", 2, "nobody", UnknownPerson),
            ("t", 2, "nob\0dy", UnknownPerson),
            ("elsewhere", 0, person, UnknownTable),
            ("else\0where", 0, person, UnknownTable),
        ):
            store.append(table, expected, moves("c"), person=who).add_done_callback(told.put_nowait)
            assert isinstance((await came()).exception(), refusal)
        assert await bodies(store, "t") == ["a", "b"]

    tell(address, story)


def test_appends_are_written_in_the_order_of_the_calls_whoever_is_awaited_first(address: str) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"))
        asked = [store.append("t", seq, moves(str(seq))) for seq in range(5)]
        for seq in reversed(range(5)):
            assert await asked[seq] == Appended(seq + 1, seq + 1)
        assert await bodies(store, "t") == list("01234")

    tell(address, story)


def test_a_write_that_has_begun_goes_on_though_the_awaiting_task_is_cancelled(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        await store.create(NewTable("t", "fuji_flush"))
        begun, writing = asyncio.Event(), store._database.writing

        async def tells(run: Callable[[Connection], T], progress: Progress | None = None) -> T:
            begun.set()
            return await writing(run, progress)

        async def waits() -> Appended:
            return await store.append("t", 0, moves("x"))

        monkeypatch.setattr(store._database, "writing", tells)
        task = asyncio.create_task(waits())
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await store.append("t", 1, moves("y")) == Appended(2, 2)
        assert await bodies(store, "t") == ["x", "y"]

    tell(address, story)


def test_of_a_group_those_who_are_late_are_refused_and_the_others_written(address: str) -> None:
    async def story(store: Store) -> None:
        person = (await store.people.create("Zoé")).id
        for number in range(6):
            await store.create(NewTable(f"t{number}", "fuji_flush"), moves("first"))
        expected = [1, 1, 1, 0, 5, 1]
        asked = [store.append(f"t{n}", seq, moves("second"), person=person) for n, seq in enumerate(expected)]
        asked.append(store.append("t0", 2, moves("third")))
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in told] == [Appended, Appended, Appended, Behind, Behind, Appended, Appended]
        assert await bodies(store, "t0") == ["first", "second", "third"]
        assert await bodies(store, "t3") == await bodies(store, "t4") == ["first"]
        assert await bodies(store, "t5") == ["first", "second"]

    tell(address, story)
