"""For the host of a server: tables and people, in the database that its processes share."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from tablee.cli.shared import Json, Language, chosen_language, say_json
from tablee.i18n import OUR_TEXTS, Value, say
from tablee.node.administration import Administration, OpenTable, Visitor
from tablee.store import KnownPerson, Store, UnknownPerson, UnusableDatabase
from tablee.web.settings import DATABASE

T = TypeVar("T")

app = typer.Typer()
admin = typer.Typer(
    help="For the host of a server: list and close tables, rename, remove or sign out people. It works while servers run.",
    no_args_is_help=True,
)
app.add_typer(admin, name="admin")

Database = Annotated[str, typer.Option(help="The database of the server, as for `tablee serve`.")]
Who = Annotated[str, typer.Argument(help="The id of a person, or the name of an account.", metavar="PERSON")]


@admin.command()
def tables(*, database: Database = DATABASE, lang: Language = None, json: Json = False) -> None:
    """The tables that are not over: where, what, since when they are idle, and who is there."""
    found = _work(database, lambda administration: administration.tables())
    if json:
        say_json([asdict(one) for one in found])
        return
    language = chosen_language(lang)
    if not found:
        _tell(language, "admin-no-tables")
    for one in found:
        _tell(language, "admin-table", table=one.id, game=one.game, phase=one.phase, **_of_table(one, language))


def _of_table(one: OpenTable, language: str) -> dict[str, str]:
    people = ", ".join(_visitor(visitor, language) for visitor in one.people)
    return {"since": _when(one.idle_since), "people": people or say(OUR_TEXTS, language, "admin-nobody", {})}


def _visitor(one: Visitor, language: str) -> str:
    return one.name if one.present else say(OUR_TEXTS, language, "admin-away", {"name": one.name})


@admin.command()
def close(
    table: Annotated[str, typer.Argument(help="The id of a table, as `tablee admin tables` tells it.")],
    *,
    why: Annotated[str, typer.Option(help="What the people there are told.")],
    database: Database = DATABASE,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Close a table for good. Whoever is there is told why."""
    _work(database, lambda administration: administration.close(table, why))
    _done(lang, json, {"table": table, "why": why}, "admin-closed", table=table, why=why)


@admin.command()
def people(
    name: Annotated[
        str, typer.Argument(help="Only those of this name, or one that looks like it; or of this id.")
    ] = "",
    *,
    database: Database = DATABASE,
    lang: Language = None,
    json: Json = False,
) -> None:
    """People, the latest first, with their ids, sessions and keys of programs."""
    found = _work(database, lambda administration: administration.people(name))
    if name and not found:
        raise UnknownPerson
    if json:
        say_json([_person(one) for one in found])
        return
    for one in found:
        _tell(
            chosen_language(lang),
            "admin-person",
            id=one.account.id,
            name=one.account.name,
            guest="guest" if one.account.guest else "account",
            since=_when(one.account.created_at),
            sessions=one.sessions,
            tokens=one.tokens,
        )


def _person(one: KnownPerson) -> dict[str, str | float | bool]:
    account = one.account
    return {
        "id": account.id, "name": account.name, "guest": account.guest, "since": account.created_at,
        "sessions": one.sessions, "tokens": one.tokens,
    }  # fmt: skip


@admin.command()
def rename(
    person: Who,
    name: Annotated[str, typer.Argument(help="The new name.")],
    *,
    database: Database = DATABASE,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Have somebody called otherwise, at open tables too."""
    done = _work(database, lambda administration: administration.rename(person, name))
    count = len(done.tables)
    _done(lang, json, asdict(done), "admin-renamed", before=done.before, name=done.name, tables=count)
    for table in () if json else done.kept:
        _tell(chosen_language(lang), "admin-kept", table=table)


@admin.command()
def remove(person: Who, *, database: Database = DATABASE, lang: Language = None, json: Json = False) -> None:
    """Remove somebody for good: from open tables, with password, sessions, keys and ratings. Finished matches stay."""
    done = _work(database, lambda administration: administration.remove(person))
    _done(lang, json, asdict(done), "admin-removed", name=done.name, tables=len(done.tables))


@admin.command()
def revoke(person: Who, *, database: Database = DATABASE, lang: Language = None, json: Json = False) -> None:
    """Sign somebody out everywhere, and end the keys of their programs."""
    done = _work(database, lambda administration: administration.revoke(person))
    name, counts = done.account.name, {"sessions": done.sessions, "tokens": done.tokens}
    _done(lang, json, {"name": name, **counts}, "admin-revoked", name=name, **counts)


# --- What they share -----------------------------------------------------------------------------------------------------


def _work(database: str, ask: Callable[[Administration], Awaitable[T]]) -> T:
    """Do this in the database of a server, which has to be there."""
    _, file, path = database.partition("sqlite:///")
    if file and not Path(path).is_file():
        raise UnusableDatabase(database, "there is no such file; name the database of the server with --database")

    async def work() -> T:
        async with await Store.open(database) as store:
            return await ask(Administration(store))

    return asyncio.run(work())


def _done(lang: str | None, json: bool, told: object, key: str, **values: Value) -> None:  # noqa: FBT001
    if json:
        say_json(told)
    else:
        _tell(chosen_language(lang), key, **values)


def _tell(language: str, key: str, **values: Value) -> None:
    sys.stdout.write(say(OUR_TEXTS, language, key, values) + "\n")


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(" ", "minutes")
