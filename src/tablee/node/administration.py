"""What the host of a server does, from outside: tables closed, people renamed, removed or signed out.

It works on the database alone and serves no table. A command goes the way of all commands: it is judged by the table that the log leads
to, and appended where the log ends. Nodes that run see it as they see what another node has done, and sockets that lost their session
are closed by the signal that goes with it (`People.endings`).
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import Final

import msgspec

from tablee.core.errors import Refusal
from tablee.node.loaded_table import Busy, numbered, stored
from tablee.node.results import finish, summary_of
from tablee.store import Account, Behind, KnownPerson, Store, StoredTable, UnknownPerson, UnknownTable
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table.refusals import NameInUse
from tablee.table.seats import shown_name
from tablee.table.state import Phase, TableState
from tablee.table.table import Table

TRIES: Final = 20  # at a command while nodes move the same table

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Visitor:
    """Somebody at a table, with the id that no player is told."""

    id: str
    name: str
    present: bool


@dataclass(frozen=True)
class OpenTable:
    """A table that is not over, as the host of a server sees it."""

    id: str
    game: str
    phase: str
    public: bool
    created_at: float
    idle_since: float  # when somebody last did something there
    people: tuple[Visitor, ...]


@dataclass(frozen=True)
class Removed:
    """Who is gone, and from which tables."""

    name: str
    tables: tuple[str, ...]


@dataclass(frozen=True)
class Renamed:
    """Who is called otherwise, and at which tables; at some, somebody else has such a name."""

    before: str
    name: str
    tables: tuple[str, ...]
    kept: tuple[str, ...]


class Administration:
    """What a host may do."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Tables --------------------------------------------------------------------------------------------------------

    async def tables(self) -> list[OpenTable]:
        """All tables that are not over, oldest first."""
        return [await self._seen(one) for one in await self._store.open_tables()]

    async def _seen(self, one: StoredTable) -> OpenTable:
        phase = str(msgspec.json.decode(one.summary).get("phase", ""))
        people = await self._visitors(one.id)
        return OpenTable(one.id, one.game, phase, one.public, one.created_at, one.updated_at, people)

    async def _visitors(self, table_id: str) -> tuple[Visitor, ...]:
        """Who is there, from the log alone: no match is played again for it, and one under older rules is no obstacle."""
        found: dict[str, Visitor] = {}
        begun = False
        for kept in await self._store.read(table_id):
            if kept.kind not in _COMINGS:
                continue
            match log.read(kept.kind, kept.body):
                case log.Started():
                    begun = True
                case log.Came(person=person, name=name):
                    found[person] = Visitor(person, name, present=True)
                case log.Left(person=person) if begun and person in found:
                    found[person] = Visitor(person, found[person].name, present=False)
                case log.Left(person=person) | log.Kicked(person=person):
                    found.pop(person, None)
        return tuple(found.values())

    async def close(self, table_id: str, reason: str) -> None:
        """Close a table for good. Whoever is there is told why."""
        if await self._store.table(table_id) is None:
            raise UnknownTable
        await self._submit(table_id, do.Close(reason=reason))

    # --- People --------------------------------------------------------------------------------------------------------

    async def people(self, name: str = "") -> list[KnownPerson]:
        """Everybody, the latest first; with a name or an id, those whom it may mean."""
        return await self._store.people.listed(name)

    async def rename(self, who: str, name: str) -> Renamed:
        """Have somebody called otherwise, here and at every open table where he is."""
        account = await self._person(who)
        shown = shown_name(name)
        await self._store.people.rename(account.id, shown)
        enter = do.Join(name=shown) if account.guest else do.Enter(account=shown, name=shown)
        tables, kept = [], []
        for table_id in await self._tables_of(account):
            try:
                await self._submit(table_id, enter, account.id)
            except NameInUse:
                kept.append(table_id)
            else:
                tables.append(table_id)
        return Renamed(account.name, shown, tuple(tables), tuple(kept))

    async def remove(self, who: str) -> Removed:
        """Forget somebody, who leaves every table before. The matches go on, or stay, without him."""
        account = await self._person(who)
        tables = await self._tables_of(account)
        for table_id in tables:
            with suppress(Refusal):  # whoever has just gone is gone
                await self._submit(table_id, do.Leave(), account.id)
        await self._store.people.delete(account.id)
        return Removed(account.name, tuple(tables))

    async def revoke(self, who: str) -> KnownPerson:
        """Sign somebody out everywhere, programs too; with how many sessions and tokens that were."""
        account = await self._person(who)
        (known,) = [one for one in await self.people(account.id) if one.account.id == account.id]
        await self._store.people.end_sessions(account.id)
        await self._store.people.end_tokens(account.id)
        return known

    async def _person(self, who: str) -> Account:
        """Somebody by id, or by the name of an account; guests share names."""
        found = await self._store.people.by_id(who) or await self._store.people.by_name(who)
        if found is None:
            raise UnknownPerson
        return found

    async def _tables_of(self, account: Account) -> list[str]:
        """The open tables where somebody is now."""
        entered = await self._store.open_tables(person=account.id)
        return [
            one.id
            for one in entered
            if any(there.id == account.id and there.present for there in await self._visitors(one.id))
        ]

    # --- Commands ------------------------------------------------------------------------------------------------------

    async def _submit(self, table_id: str, command: do.Command, person: str = "") -> None:
        """Do this at a table, as a node would; if a node is quicker, judge anew."""
        for _ in range(TRIES):
            now = time()
            table = Table.replay(numbered(await self._store.read(table_id)))
            entries = table.handle(person, command, now)
            if not entries:
                return
            new = [stored(entry, now) for entry in entries]
            try:
                await self._store.append(table_id, table.state.seq, new)
            except Behind:
                continue
            for entry in entries:
                table.apply(entry, now)
            await self._settle(table_id, table.state)
            return
        raise Busy

    async def _settle(self, table_id: str, s: TableState) -> None:
        if s.phase is Phase.OVER:
            await finish(self._store, table_id, s)
        await self._store.describe(table_id, summary=summary_of(s), public=s.terms.public)


_COMINGS: Final = frozenset({log.Started.kind, log.Came.kind, log.Left.kind, log.Kicked.kind})
