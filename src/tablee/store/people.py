"""Accounts, tokens, ratings and finished matches. Whoever leaves is forgotten; the matches stay, with an empty name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from secrets import token_urlsafe
from time import time

from sqlalchemy import Connection, delete, insert, select, update

from tablee.store.database import Database
from tablee.store.errors import NameTaken, RatingMoved, UnknownPerson
from tablee.store.schema import accounts, ratings, results, tables, tokens
from tablee.store.values import Account, Match, Rating, Result, Table, Token, check, sound
from tablee.store.writer import Writer

_ACCOUNT = (accounts.c.id, accounts.c.name, accounts.c.password_hash, accounts.c.created_at, accounts.c.sessions_epoch)
_TABLE = tuple(tables.c)
_RESULT = (results.c.seat, results.c.account, results.c.rank, results.c.share)


def folded(name: str) -> str:
    """A name as it is compared: without regard to capitals, to spaces around it, or to how accents are encoded."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def claim(account: str, name: str, password_hash: str | None) -> str:
    """What must be unique. Accounts claim their names; a guest claims what no name can be, for a name begins with no space."""
    return f" {account}" if password_hash is None else folded(name)


class People:
    """Those who sit at the tables."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    # --- Accounts ------------------------------------------------------------------------------------------------------

    async def create(self, name: str, password_hash: str | None = None) -> Account:
        """A new account, or a guest if there is no password. NameTaken if an account is called so; guests may share a name."""
        _check_name(name)
        check(password_hash or "", "a password's hash")
        account = Account(token_urlsafe(12), name, password_hash, time(), 0)

        def run(connection: Connection) -> Account:
            _free(connection, name, but=account.id)
            connection.execute(
                insert(accounts).values(
                    id=account.id,
                    name=name,
                    folded=claim(account.id, name, password_hash),
                    password_hash=password_hash,
                    created_at=account.created_at,
                    sessions_epoch=0,
                )
            )
            return account

        return await self._writer.work(run)

    async def by_id(self, account: str) -> Account | None:
        rows = await self._database.fetch(select(*_ACCOUNT).where(accounts.c.id == account), account)
        return Account(*rows[0]) if rows else None

    async def by_name(self, name: str) -> Account | None:
        """The account that is called so, in whatever capitals; no guest."""
        rows = await self._database.fetch(select(*_ACCOUNT).where(accounts.c.folded == folded(name)), name)
        return Account(*rows[0]) if rows else None

    async def rename(self, account: str, name: str) -> None:
        """Be called otherwise from now on. NameTaken if another account is called so."""
        _check_name(name)
        _check_person(account)

        def run(connection: Connection) -> None:
            _, password_hash = _held(connection, account)
            _free(connection, name, but=account)
            _change(connection, account, name=name, folded=claim(account, name, password_hash))

        await self._writer.work(run)

    async def set_password(self, account: str, password_hash: str) -> None:
        """A new password; all sessions begun with the old one are over.

        A guest who gets one is a guest no more: NameTaken, and nothing changed, if an account is called so already.
        """
        check(password_hash, "a password's hash")
        _check_person(account)

        def run(connection: Connection) -> None:
            name, _ = _held(connection, account)
            _free(connection, name, but=account)
            _change(connection, account, password_hash=password_hash, folded=folded(name))
            _end_sessions(connection, account)

        await self._writer.work(run)

    async def end_sessions(self, account: str) -> None:
        """Sign out everywhere: sessions of an older epoch are over."""
        _check_person(account)
        await self._writer.work(lambda connection: _end_sessions(connection, account))

    async def delete(self, account: str) -> bool:
        """Forget a person: tokens and ratings go, matches stay without the name. False if there was nobody."""

        def run(connection: Connection) -> bool:
            done = connection.execute(delete(accounts).where(accounts.c.id == account))
            return done.rowcount > 0

        return sound(account) and await self._writer.work(run)

    # --- Tokens --------------------------------------------------------------------------------------------------------

    async def add_token(self, token_hash: str, account: str, label: str) -> Token:
        """A key for a program of this account. The token itself never comes here, only its hash."""
        check(token_hash, "a token's hash")
        check(label, "a token's label")
        token = Token(token_hash, account, label, time(), None)

        def run(connection: Connection) -> Token:
            if account not in known(connection, [account]):
                raise UnknownPerson
            connection.execute(
                insert(tokens).values(hash=token_hash, account=account, label=label, created_at=token.created_at)
            )
            return token

        return await self._writer.work(run)

    async def by_token(self, token_hash: str) -> Account | None:
        """Whose token this is."""
        query = select(*_ACCOUNT).join(tokens, tokens.c.account == accounts.c.id).where(tokens.c.hash == token_hash)
        rows = await self._database.fetch(query, token_hash)
        return Account(*rows[0]) if rows else None

    async def tokens(self, account: str) -> list[Token]:
        """The tokens of an account, oldest first."""
        query = select(tokens).where(tokens.c.account == account).order_by(tokens.c.created_at, tokens.c.hash)
        return [Token(*row) for row in await self._database.fetch(query, account)]

    async def touch_token(self, token_hash: str) -> None:
        """Note that a token was used now. It costs a commit: once in a while is enough."""

        def run(connection: Connection) -> None:
            connection.execute(update(tokens).where(tokens.c.hash == token_hash).values(last_used=time()))

        if sound(token_hash):
            await self._writer.work(run)

    async def delete_token(self, account: str, token_hash: str) -> bool:
        """Take a token back. False if this account has no such token."""

        def run(connection: Connection) -> bool:
            mine = (tokens.c.hash == token_hash) & (tokens.c.account == account)
            done = connection.execute(delete(tokens).where(mine))
            return done.rowcount > 0

        return sound(account) and sound(token_hash) and await self._writer.work(run)

    # --- Ratings and finished matches ----------------------------------------------------------------------------------

    async def ratings(self, game: str, people: Iterable[str]) -> dict[str, Rating]:
        """The ratings of these people in a game; those without a match are missing."""
        listed = list(people)
        query = select(ratings).where(ratings.c.game == game, ratings.c.account.in_(listed))
        found = await self._database.fetch(query, game, *listed)
        return {rating.account: rating for rating in (Rating(*row) for row in found)}

    async def ratings_of(self, account: str) -> list[Rating]:
        """What an account is rated in every game."""
        query = select(ratings).where(ratings.c.account == account).order_by(ratings.c.game)
        return [Rating(*row) for row in await self._database.fetch(query, account)]

    async def best(self, game: str, limit: int = 100) -> list[tuple[Account, Rating]]:
        """Who is surely strongest in a game: by mu less three sigma."""
        sure = ratings.c.mu - 3 * ratings.c.sigma
        query = (
            select(*_ACCOUNT, *ratings.c)
            .join(ratings, ratings.c.account == accounts.c.id)
            .where(ratings.c.game == game)
            .order_by(sure.desc(), accounts.c.id)
            .limit(limit)
        )
        found = await self._database.fetch(query, game)
        return [(Account(*row[: len(_ACCOUNT)]), Rating(*row[len(_ACCOUNT) :])) for row in found]

    async def matches(self, account: str, *, limit: int = 50, before: float | None = None) -> list[Match]:
        """The finished matches of an account, latest first; `before` is the `ended_at` of the last one shown."""
        query = (
            select(*_TABLE, *_RESULT)
            .join(results, results.c.table_id == tables.c.id)
            .where(results.c.account == account)
            .order_by(results.c.ended_at.desc(), results.c.table_id, results.c.seat)
            .limit(limit)
        )
        if before is not None:
            query = query.where(results.c.ended_at < before)
        found = await self._database.fetch(query, account)
        return [Match(Table(*row[: len(_TABLE)]), Result(*row[len(_TABLE) :])) for row in found]


def _check_name(name: str) -> None:
    check(name, "a name")
    if not folded(name):
        raise ValueError("a name must have a letter")


def _check_person(account: str) -> None:
    if not sound(account):
        raise UnknownPerson


def known(connection: Connection, people: Sequence[str]) -> set[str]:
    """Those of them who have an account."""
    sayable = [one for one in people if sound(one)]
    return set(connection.scalars(select(accounts.c.id).where(accounts.c.id.in_(sayable)))) if sayable else set()


def rate(connection: Connection, new: Sequence[Rating]) -> None:
    """Write ratings after a match, if none of them changed since they were read: one match more than is stored."""
    here = known(connection, [rating.account for rating in new])
    for rating in sorted(new, key=lambda rating: rating.account):
        if rating.account not in here:
            continue
        values = {"mu": rating.mu, "sigma": rating.sigma, "matches": rating.matches}
        mine = (ratings.c.account == rating.account) & (ratings.c.game == rating.game)
        before = connection.scalar(select(ratings.c.matches).where(mine).with_for_update())
        if (before or 0) != rating.matches - 1:
            raise RatingMoved
        if before is None:
            connection.execute(insert(ratings).values(account=rating.account, game=rating.game, **values))
        else:
            connection.execute(update(ratings).where(mine).values(values))


def _held(connection: Connection, account: str) -> tuple[str, str | None]:
    """The name and the password's hash of an account; nobody else changes them until this is committed."""
    query = select(accounts.c.name, accounts.c.password_hash).where(accounts.c.id == account).with_for_update()
    row = connection.execute(query).one_or_none()
    if row is None:
        raise UnknownPerson
    return row.name, row.password_hash


def _free(connection: Connection, name: str, *, but: str) -> None:
    taken = select(accounts.c.id).where(accounts.c.folded == folded(name), accounts.c.id != but)
    if connection.scalar(taken) is not None:
        raise NameTaken(name)


def _change(connection: Connection, account: str, **values: str) -> None:
    done = connection.execute(update(accounts).where(accounts.c.id == account).values(values))
    if done.rowcount == 0:
        raise UnknownPerson


def _end_sessions(connection: Connection, account: str) -> None:
    later = accounts.c.sessions_epoch + 1
    done = connection.execute(update(accounts).where(accounts.c.id == account).values(sessions_epoch=later))
    if done.rowcount == 0:
        raise UnknownPerson
