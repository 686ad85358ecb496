"""Accounts, tokens, ratings and finished matches. Whoever leaves is forgotten; the matches stay, with an empty name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from secrets import token_urlsafe
from time import time
from typing import Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from tablee.lookalikes import alike, folded, skeleton
from tablee.store.database import Database
from tablee.store.errors import NameTaken, RatingMoved, UnknownPerson
from tablee.store.schema import accounts, ratings, results, sessions, signals, tables, tokens
from tablee.store.values import (
    Account,
    FinishedMatch,
    KnownPerson,
    Rating,
    Result,
    StoredTable,
    Token,
    check,
    sound,
)
from tablee.store.writer import Writer

SESSIONS: Final = "sessions"  # the signal
USES: Final = 60.0  # seconds between two uses of a token that are noted

_ACCOUNT = (accounts.c.id, accounts.c.name, accounts.c.password_hash, accounts.c.created_at, accounts.c.sessions_epoch)
_TABLE = tuple(tables.c)
_RESULT = (results.c.seat, results.c.account, results.c.rank, results.c.share)


def claim(account: str, name: str, password_hash: str | None) -> dict[str, str | None]:
    """What must be unique. Accounts claim their names and all that looks the same; a guest claims what can't be a name (a space first)."""
    if password_hash is None:
        return {"folded": f" {account}", "skeleton": None}
    return {"folded": folded(name), "skeleton": skeleton(name)}


class People:
    """Those who sit at the tables."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    # --- Accounts ------------------------------------------------------------------------------------------------------

    async def create(self, name: str, password_hash: str | None = None) -> Account:
        """A new account, or a guest if there is no password.

        NameTaken if an account has a name that looks the same; guests may share a name.
        """
        _check_name(name)
        check(password_hash or "", "a password's hash")
        account = Account(token_urlsafe(12), name, password_hash, time(), 0)

        def run(connection: Connection) -> Account:
            _free(connection, name, but=account.id)
            connection.execute(
                insert(accounts).values(
                    id=account.id,
                    name=name,
                    password_hash=password_hash,
                    created_at=account.created_at,
                    sessions_epoch=0,
                    **claim(account.id, name, password_hash),
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
        """Be called otherwise from now on. NameTaken if another account has a name that looks the same."""
        _check_name(name)
        _check_person(account)

        def run(connection: Connection) -> None:
            _, password_hash = _held(connection, account)
            _free(connection, name, but=account)
            _change(connection, account, name=name, **claim(account, name, password_hash))

        await self._writer.work(run)

    async def set_password(self, account: str, password_hash: str, *, end_tokens: bool = False) -> None:
        """A new password; all sessions begun with the old one are over, and all tokens where that is wanted.

        A guest who gets one is a guest no more: NameTaken, and nothing changed, if an account is called so already.
        """
        check(password_hash, "a password's hash")
        _check_person(account)

        def run(connection: Connection) -> None:
            name, before = _held(connection, account)
            claimed = {}
            if before is None:
                _free(connection, name, but=account)
                claimed = claim(account, name, password_hash)
            _change(connection, account, password_hash=password_hash, **claimed)
            _end_sessions(connection, account)
            if end_tokens:
                connection.execute(delete(tokens).where(tokens.c.account == account))

        await self._writer.work(run)

    async def listed(self, name: str = "", limit: int = 200) -> list[KnownPerson]:
        """People for the host of a server, the latest first; with a name, those of that id or with a name that looks the same."""
        held = [
            select(func.count()).where(one.c.account == accounts.c.id).scalar_subquery() for one in (sessions, tokens)
        ]
        query = select(*_ACCOUNT, *held).order_by(accounts.c.created_at.desc(), accounts.c.id)
        found = (KnownPerson(Account(*row[:-2]), *row[-2:]) for row in await self._database.fetch(query))
        wanted = (one for one in found if not name or one.account.id == name or alike(one.account.name, name))
        return list(islice(wanted, limit))

    async def delete(self, account: str) -> bool:
        """Forget a person: tokens and ratings go, matches stay without the name. False if there was nobody."""

        def run(connection: Connection) -> bool:
            done = connection.execute(delete(accounts).where(accounts.c.id == account))
            _signal(connection)
            return done.rowcount > 0

        return sound(account) and await self._writer.work(run)

    # --- Sessions ------------------------------------------------------------------------------------------------------

    async def begin_session(self, account: str, session_hash: str, *, expired: float = 0.0) -> None:
        """A session of this account. Its key never comes here, only its hash; sessions begun before `expired` are forgotten."""
        check(session_hash, "a session's hash")

        def run(connection: Connection) -> None:
            if account not in known(connection, [account]):
                raise UnknownPerson
            old = (sessions.c.account == account) & (sessions.c.created_at < expired)
            connection.execute(delete(sessions).where(old))
            connection.execute(insert(sessions).values(hash=session_hash, account=account, created_at=time()))

        await self._writer.work(run)

    async def by_session(self, session_hash: str, *, expired: float = 0.0) -> Account | None:
        """Whose session this is."""
        query = select(*_ACCOUNT).join(sessions, sessions.c.account == accounts.c.id)
        query = query.where(sessions.c.hash == session_hash, sessions.c.created_at >= expired)
        rows = await self._database.fetch(query, session_hash)
        return Account(*rows[0]) if rows else None

    async def end_session(self, session_hash: str) -> bool:
        """Sign out: this one session is over. False if there was none."""

        def run(connection: Connection) -> bool:
            done = connection.execute(delete(sessions).where(sessions.c.hash == session_hash))
            _signal(connection)
            return done.rowcount > 0

        return sound(session_hash) and await self._writer.work(run)

    async def end_sessions(self, account: str) -> None:
        """Sign out everywhere: all sessions are over, and those of an older epoch too, which version 0.1 did not keep."""
        _check_person(account)
        await self._writer.work(lambda connection: _end_sessions(connection, account))

    async def end_older_sessions(self, account: str, epoch: int) -> None:
        """The sessions of that epoch are over, those that version 0.1 did not keep; nothing, if they are already."""
        mine = (accounts.c.id == account) & (accounts.c.sessions_epoch == epoch)

        def run(connection: Connection) -> None:
            connection.execute(update(accounts).where(mine).values(sessions_epoch=epoch + 1))
            _signal(connection)

        if sound(account):
            await self._writer.work(run)

    async def endings(self) -> int:
        """A number that grows whenever somebody's sessions or tokens end, in whatever process."""
        rows = await self._database.fetch(select(signals.c.value).where(signals.c.name == SESSIONS))
        return int(rows[0].value) if rows else 0

    # --- Tokens --------------------------------------------------------------------------------------------------------

    async def add_token(
        self, token_hash: str, account: str, label: str, *, scope: str = "account", expires_at: float | None = None
    ) -> Token:
        """A key for a program of this account. The token itself never comes here, only its hash. Expired ones are forgotten."""
        check(token_hash, "a token's hash")
        check(label, "a token's label")
        check(scope, "a token's scope")
        now = time()
        token = Token(token_hash, account, label, now, None, scope, expires_at)

        def run(connection: Connection) -> Token:
            if account not in known(connection, [account]):
                raise UnknownPerson
            connection.execute(delete(tokens).where(tokens.c.account == account, tokens.c.expires_at <= now))
            values = {"hash": token_hash, "account": account, "label": label, "created_at": now}
            connection.execute(insert(tokens).values(**values, scope=scope, expires_at=expires_at))
            return token

        return await self._writer.work(run)

    async def by_token(self, token_hash: str) -> tuple[Account, Token] | None:
        """Whose token this is, and what it is good for; None once it has expired."""
        query = select(*_ACCOUNT, *tokens.c).join(tokens, tokens.c.account == accounts.c.id)
        query = query.where(
            tokens.c.hash == token_hash, or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > time())
        )
        rows = await self._database.fetch(query, token_hash)
        return (Account(*rows[0][: len(_ACCOUNT)]), Token(*rows[0][len(_ACCOUNT) :])) if rows else None

    async def tokens(self, account: str) -> list[Token]:
        """The tokens of an account, oldest first."""
        query = select(tokens).where(tokens.c.account == account).order_by(tokens.c.created_at, tokens.c.hash)
        return [Token(*row) for row in await self._database.fetch(query, account)]

    async def touch_token(self, token_hash: str) -> None:
        """Note that a token was used now; once a minute at most, and otherwise nothing is written."""
        now = time()
        noted_lately = tokens.c.last_used > now - USES
        touch = update(tokens).where(tokens.c.hash == token_hash, noted_lately.is_not(True)).values(last_used=now)

        def run(connection: Connection) -> None:
            connection.execute(touch)

        if sound(token_hash):
            await self._writer.work(run)

    async def delete_token(self, account: str, token_hash: str) -> bool:
        """Take a token back. False if this account has no such token."""

        def run(connection: Connection) -> bool:
            mine = (tokens.c.hash == token_hash) & (tokens.c.account == account)
            done = connection.execute(delete(tokens).where(mine))
            _signal(connection)
            return done.rowcount > 0

        return sound(account) and sound(token_hash) and await self._writer.work(run)

    async def end_tokens(self, account: str) -> int:
        """Take all tokens of an account back; how many."""

        def run(connection: Connection) -> int:
            done = connection.execute(delete(tokens).where(tokens.c.account == account))
            _signal(connection)
            return done.rowcount

        return await self._writer.work(run) if sound(account) else 0

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

    async def matches(self, account: str, *, limit: int = 50, before: float | None = None) -> list[FinishedMatch]:
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
        return [FinishedMatch(StoredTable(*row[: len(_TABLE)]), Result(*row[len(_TABLE) :])) for row in found]


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
    same = or_(accounts.c.folded == folded(name), accounts.c.skeleton == skeleton(name))
    if connection.scalar(select(accounts.c.id).where(same, accounts.c.id != but).limit(1)) is not None:
        raise NameTaken(name)


def _change(connection: Connection, account: str, **values: str | None) -> None:
    done = connection.execute(update(accounts).where(accounts.c.id == account).values(values))
    if done.rowcount == 0:
        raise UnknownPerson


def _end_sessions(connection: Connection, account: str) -> None:
    later = accounts.c.sessions_epoch + 1
    done = connection.execute(update(accounts).where(accounts.c.id == account).values(sessions_epoch=later))
    if done.rowcount == 0:
        raise UnknownPerson
    connection.execute(delete(sessions).where(sessions.c.account == account))
    _signal(connection)


def _signal(connection: Connection) -> None:
    """Let every process look whether its sockets are still those of somebody."""
    connection.execute(update(signals).where(signals.c.name == SESSIONS).values(value=signals.c.value + 1))
