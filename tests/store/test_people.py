"""Accounts, tokens, ratings, results: and that who leaves is forgotten while the matches stay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tablee.store import (
    NameTaken,
    NewEntry,
    NewTable,
    Rating,
    RatingMoved,
    Result,
    Store,
    UnknownPerson,
    UnknownTable,
)

Story = Callable[[Store], Awaitable[None]]


def tell(address: str, story: Story) -> None:
    """Run a story with an open store."""

    async def run() -> None:
        async with await Store.open(address) as store:
            await story(store)

    asyncio.run(run())


# --- Accounts ----------------------------------------------------------------------------------------------------------


def test_an_account_is_found_by_id_and_by_name_in_any_capitals(address: str) -> None:
    async def story(store: Store) -> None:
        zoe = await store.people.create("Zoé Straße", "hash")
        assert not zoe.guest
        assert await store.people.by_id(zoe.id) == zoe
        for name in ("Zoé Straße", "ZOÉ STRASSE", "zoe\u0301 strasse", " zoé straße "):
            assert await store.people.by_name(name) == zoe
        for nobody in ("Zoe Strasse", "z\0", "\ud800"):
            assert await store.people.by_name(nobody) is None
            assert await store.people.by_id(nobody) is None

    tell(address, story)


def test_a_name_is_taken_once_whoever_asks_first(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            asked = [store.people.create(name, "hash") for name in ("Ann", "ANN", "ann") for store in (one, other)]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, NameTaken) for answer in told) == 5

    asyncio.run(run())


@pytest.mark.parametrize("name", ["Zоé", "ZOE", "Z-o-é", "Ζοé", "Zo\u0336e"])
def test_a_name_that_looks_like_an_accounts_is_taken(name: str, address: str) -> None:
    async def story(store: Store) -> None:
        zoe, other = await store.people.create("Zoé", "hash"), await store.people.create("Basile", "hash")
        for asked in (
            store.people.create(name, "hash"),
            store.people.create(name),
            store.people.rename(other.id, name),
        ):
            with pytest.raises(NameTaken):
                await asked
        await store.people.rename(zoe.id, name)

    tell(address, story)


def test_of_names_that_look_the_same_one_is_taken_whoever_asks_first(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            asked = [store.people.create(name, "hash") for name in ("Ann", "Аnn", "A.nn") for store in (one, other)]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, NameTaken) for answer in told) == 5

    asyncio.run(run())


@pytest.mark.parametrize("name", ["", "  ", "a\0"])
def test_a_name_must_be_one(address: str, name: str) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(ValueError, match="name"):
            await store.people.create(name)

    tell(address, story)


def test_a_guest_who_gets_a_password_is_a_guest_no_more_and_signed_out_elsewhere(address: str) -> None:
    async def story(store: Store) -> None:
        ann = await store.people.create("Ann")
        assert ann.guest
        await store.people.set_password(ann.id, "hash")
        await store.people.end_sessions(ann.id)
        after = await store.people.by_id(ann.id)
        assert after is not None
        assert (after.guest, after.password_hash, after.sessions_epoch) == (False, "hash", 2)

    tell(address, story)


def test_guests_may_share_a_name_but_not_with_an_account(address: str) -> None:
    async def story(store: Store) -> None:
        first, second = await store.people.create("Ann"), await store.people.create("ann")
        assert first.id != second.id
        assert await store.people.by_name("Ann") is None
        account = await store.people.create("Ann", "hash")
        assert await store.people.by_name("ANN") == account
        with pytest.raises(NameTaken, match="“aNN”"):
            await store.people.create("aNN")
        with pytest.raises(NameTaken):
            await store.people.create("Ann", "hash")

    tell(address, story)


def test_a_guest_who_gets_a_password_needs_a_name_that_is_free(address: str) -> None:
    async def story(store: Store) -> None:
        first, second = await store.people.create("Ann"), await store.people.create("Ann")
        await store.people.set_password(first.id, "hash")
        assert (await store.people.by_name("ann") or second).id == first.id
        with pytest.raises(NameTaken):
            await store.people.set_password(second.id, "hash")
        assert await store.people.by_id(second.id) == second
        await store.people.rename(second.id, "Anna")
        await store.people.set_password(second.id, "hash")
        assert (await store.people.by_name("anna") or first).id == second.id

    tell(address, story)


def test_of_guests_of_one_name_one_becomes_an_account_whoever_asks_first(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            guests = [await one.people.create("Ann") for _ in range(4)]
            asked = [
                store.people.set_password(guest.id, "hash")
                for guest, store in zip(guests, (one, other, one, other), strict=True)
            ]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, NameTaken) for answer in told) == 3
            after = [await one.people.by_id(guest.id) for guest in guests]
            assert sum(account is not None and not account.guest for account in after) == 1

    asyncio.run(run())


def test_a_guest_is_renamed_to_what_no_account_is_called(address: str) -> None:
    async def story(store: Store) -> None:
        ann, bob = await store.people.create("Ann"), await store.people.create("Bob")
        await store.people.create("Zoé", "hash")
        await store.people.rename(bob.id, "Ann")
        with pytest.raises(NameTaken):
            await store.people.rename(ann.id, "zoé")
        names = [account.name for guest in (ann, bob) if (account := await store.people.by_id(guest.id))]
        assert names == ["Ann", "Ann"]

    tell(address, story)


def test_one_may_change_the_capitals_of_ones_name_but_not_take_anothers(address: str) -> None:
    async def story(store: Store) -> None:
        ann = await store.people.create("Ann", "hash")
        await store.people.create("Bob", "hash")
        await store.people.rename(ann.id, "ANN")
        with pytest.raises(NameTaken, match="“bob”"):
            await store.people.rename(ann.id, "bob")
        after = await store.people.by_id(ann.id)
        assert after is not None
        assert after.name == "ANN"

    tell(address, story)


def test_nothing_can_be_done_to_an_account_that_is_not_there(address: str) -> None:
    async def story(store: Store) -> None:
        for name in ("nobody", "n\0"):
            with pytest.raises(UnknownPerson):
                await store.people.rename(name, "Ann")
            with pytest.raises(UnknownPerson):
                await store.people.set_password(name, "hash")
            with pytest.raises(UnknownPerson):
                await store.people.end_sessions(name)
            with pytest.raises(UnknownPerson):
                await store.people.add_token("hash", name, "bot")
            assert not await store.people.delete(name)
            assert not await store.people.delete_token(name, name)
            await store.people.touch_token(name)
            assert await store.people.tokens(name) == []
            assert await store.people.matches(name) == []
            assert await store.people.ratings_of(name) == []
            assert await store.people.ratings(name, [name]) == {}
            assert await store.people.best(name) == []
            assert await store.open_tables(person=name) == []
            assert await store.outcome(name) == []
        assert await store.people.by_name("Ann") is None

    tell(address, story)


# --- Tokens ------------------------------------------------------------------------------------------------------------


def test_a_token_signs_in_until_it_is_taken_back(address: str) -> None:
    async def story(store: Store) -> None:
        ann, bob = await store.people.create("Ann"), await store.people.create("Bob")
        token = await store.people.add_token("h1", ann.id, "my bot")
        await store.people.add_token("h2", ann.id, "another")
        assert await store.people.by_token("h1") == (ann, token)
        assert await store.people.by_token("h3") is None
        assert await store.people.by_token("h\0") is None
        await store.people.touch_token("h1")
        first, second = await store.people.tokens(ann.id)
        assert (first.hash, first.label, first.created_at) == (token.hash, "my bot", token.created_at)
        assert first.last_used is not None
        assert second.last_used is None
        await store.people.touch_token("h1")
        assert (await store.people.tokens(ann.id))[0] == first, "once a minute is enough"
        assert not await store.people.delete_token(bob.id, "h1")
        assert await store.people.delete_token(ann.id, "h1")
        assert await store.people.by_token("h1") is None

    tell(address, story)


# --- Finished matches and ratings --------------------------------------------------------------------------------------


def test_a_token_that_was_used_a_while_ago_and_now_was_used_now(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(store: Store) -> None:
        ann = await store.people.create("Ann", "hash")
        await store.people.add_token("h1", ann.id, "my bot")
        for now, noted in ((1000.0, 1000.0), (1059.0, 1000.0), (1060.0, 1060.0)):
            monkeypatch.setattr("tablee.store.people.time", lambda now=now: now)
            await store.people.touch_token("h1")
            assert [token.last_used for token in await store.people.tokens(ann.id)] == [noted]

    tell(address, story)


def test_a_finished_match_is_on_the_page_of_everybody_who_was_there(address: str) -> None:
    async def story(store: Store) -> None:
        ann, bob = await store.people.create("Ann"), await store.people.create("Bob")
        for n in range(3):
            await store.create(NewTable(f"t{n}", "fuji_flush", public=True, summary=f'"{n}"'))
            outcome = [Result(0, ann.id, 1, 1.0), Result(1, bob.id if n else None, 2, 0.0), Result(2, ann.id, 3, 0.0)]
            assert await store.finish(f"t{n}", outcome)
        assert await store.outcome("t2") == outcome
        assert [(match.table.id, match.result.seat) for match in await store.people.matches(ann.id)] == [
            ("t2", 0), ("t2", 2), ("t1", 0), ("t1", 2), ("t0", 0), ("t0", 2),
        ]  # fmt: skip
        latest, before = await store.people.matches(bob.id)
        assert (latest.table.summary, latest.result) == ('"2"', Result(1, bob.id, 2, 0.0))
        assert latest.table.ended_at is not None
        assert await store.people.matches(bob.id, before=latest.table.ended_at) == [before]
        assert await store.people.matches(bob.id, limit=1) == [latest]
        assert await store.open_tables() == await store.public_tables() == []

    tell(address, story)


def test_finishing_again_writes_nothing(address: str) -> None:
    async def story(store: Store) -> None:
        ann = await store.people.create("Ann")
        await store.create(NewTable("t", "fuji_flush"))
        outcome, rated = [Result(0, ann.id, 1, 1.0)], [Rating(ann.id, "fuji_flush", 26.0, 8.0, 1)]
        assert await store.finish("t", outcome, rated)
        assert not await store.finish("t", [Result(0, None, 2, 0.0)], [Rating(ann.id, "fuji_flush", 1.0, 1.0, 2)])
        assert await store.outcome("t") == outcome
        assert await store.people.ratings("fuji_flush", [ann.id]) == {ann.id: rated[0]}
        with pytest.raises(UnknownTable):
            await store.finish("none")

    tell(address, story)


def test_a_rating_computed_from_an_old_one_is_refused_with_the_whole_finish(address: str) -> None:
    async def story(store: Store) -> None:
        ann, bob = await store.people.create("Ann"), await store.people.create("Bob")
        for name in "tu":
            await store.create(NewTable(name, "fuji_flush"))
        assert await store.finish("t", (), [Rating(ann.id, "fuji_flush", 26.0, 8.0, 1)])
        stale = [Rating(bob.id, "fuji_flush", 20.0, 8.0, 1), Rating(ann.id, "fuji_flush", 30.0, 8.0, 1)]
        with pytest.raises(RatingMoved):
            await store.finish("u", [Result(0, ann.id, 1, 1.0)], stale)
        assert await store.outcome("u") == []
        assert [table.id for table in await store.open_tables()] == ["u"]
        fresh = [stale[0], Rating(ann.id, "fuji_flush", 30.0, 7.0, 2)]
        assert await store.finish("u", [Result(0, ann.id, 1, 1.0)], fresh)
        assert await store.people.ratings_of(ann.id) == [fresh[1]]
        assert [(account.name, rating) for account, rating in await store.people.best("fuji_flush")] == [
            ("Ann", fresh[1]),
            ("Bob", fresh[0]),
        ]
        assert await store.people.best("fuji_flush", limit=1) == [(ann, fresh[1])]
        assert await store.people.best("pagan") == []

    tell(address, story)


# --- Being forgotten ---------------------------------------------------------------------------------------------------


def test_who_deletes_an_account_is_forgotten_and_the_matches_stay(address: str) -> None:
    async def story(store: Store) -> None:
        ann, bob = await store.people.create("Ann", "hash"), await store.people.create("Bob")
        await store.create(NewTable("t", "fuji_flush"), [NewEntry("sit", "0")], person=ann.id)
        await store.append("t", 1, [NewEntry("move", "1")], person=ann.id, key="k")
        await store.append("t", 2, [NewEntry("move", "2")], person=bob.id, key="k")
        await store.people.add_token("h", ann.id, "bot")
        outcome = [Result(0, ann.id, 1, 1.0), Result(1, bob.id, 2, 0.0)]
        await store.finish("t", outcome, [Rating(ann.id, "fuji_flush", 26.0, 8.0, 1)])

        assert await store.people.delete(ann.id)
        assert not await store.people.delete(ann.id)

        assert await store.people.by_name("Ann") is None
        assert await store.people.by_token("h") is None
        assert await store.people.ratings_of(ann.id) == []
        assert await store.people.matches(ann.id) == []
        assert [(entry.body, entry.person) for entry in await store.read("t")] == [
            ("0", None),
            ("1", None),
            ("2", bob.id),
        ]
        assert await store.outcome("t") == [Result(0, None, 1, 1.0), outcome[1]]
        assert [match.table.id for match in await store.people.matches(bob.id)] == ["t"]
        assert await store.people.create("ann") is not None

    tell(address, story)


def test_a_match_can_end_after_somebody_was_forgotten(address: str) -> None:
    async def story(store: Store) -> None:
        ann = await store.people.create("Ann")
        await store.create(NewTable("t", "fuji_flush"))
        await store.people.delete(ann.id)
        assert await store.finish("t", [Result(0, ann.id, 1, 1.0)], [Rating(ann.id, "fuji_flush", 26.0, 8.0, 1)])
        assert await store.outcome("t") == [Result(0, None, 1, 1.0)]
        assert await store.people.ratings("fuji_flush", [ann.id]) == {}

    tell(address, story)


def test_deleting_an_account_while_it_plays_leaves_the_log_whole(address: str) -> None:
    async def run() -> None:
        async with await Store.open(address) as one, await Store.open(address) as other:
            ann = await one.people.create("Ann")
            await one.create(NewTable("t", "fuji_flush"))
            asked = [one.append("t", seq, [NewEntry("move", "1")], person=ann.id) for seq in range(20)]
            told = await asyncio.gather(*asked, other.people.delete(ann.id), return_exceptions=True)
            assert told[-1] is True
            entries = await one.read("t")
            assert [entry.person for entry in entries] == [None] * len(entries)
            assert len(entries) == sum(not isinstance(answer, Exception) for answer in told[:-1])

    asyncio.run(run())
