"""Who is asking: a guest or an account by the cookie of a session, or a program by a token."""

from __future__ import annotations

import enum
import hmac
import secrets
from asyncio import to_thread
from base64 import b64encode, urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import blake2b, sha256
from time import time
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablee.core.errors import Refusal
from tablee.store import Account, Store

COOKIE: Final = "tablee"
DEVICE: Final = "tablee-device"
LIFETIME: Final = 400 * 86_400  # seconds; as long as browsers keep a cookie
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 256
TOKEN: Final = "tbl_"  # noqa: S105  # how every token begins, so that one left lying about is recognised


class NobodyThere(Refusal):
    """Asked by nobody, where somebody is needed."""

    key = "error-web-nobody"
    sentence = "Tell us your name first: come in as a guest, or sign in."


class WrongPassword(Refusal):
    """A name and a password that don't belong together; it isn't told which of them is wrong."""

    key = "error-web-password"
    sentence = "That name and that password don’t belong together."


class BadPassword(Refusal):
    """A password that can't be kept."""

    key = "error-web-bad-password"
    sentence = "A password has {least} to {most} characters."

    def __init__(self) -> None:
        super().__init__(least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


class GuestsCant(Refusal):
    """Something for which one needs an account."""

    key = "error-web-guests-cant"
    sentence = "For that you need an account: choose a password first."


class ScopeMissing(Refusal):
    """A token that may not do this."""

    key = "error-web-scope"
    sentence = "This key may not do that: it is only good to {scope}."

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope=scope.value)


class Scope(enum.Enum):
    """What a token is good for. Each may do what those before it may."""

    READ = "read"  # look at tables, replays and players
    PLAY = "play"  # do at tables whatever its owner may do
    ACCOUNT = "account"  # change the account itself: name, password, tokens, deletion

    def allows(self, needed: Scope) -> bool:
        """Whether this is enough."""
        order = list(Scope)
        return order.index(self) >= order.index(needed)


@dataclass(frozen=True)
class Identity:
    """Who is asking, and what may be asked in this way."""

    account: Account
    scope: Scope = Scope.ACCOUNT

    def check(self, needed: Scope) -> None:
        """ScopeMissing where that is not enough."""
        if not self.scope.allows(needed):
            raise ScopeMissing(self.scope)


# --- Sessions ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seal:
    """Signs what a browser keeps, and reads what it has signed."""

    secret: bytes
    purpose: bytes

    def write(self, claim: str) -> str:
        """The claim, signed now."""
        dated = f"{claim}.{int(time())}"
        return f"{_text(dated.encode())}.{self._sign(dated)}"

    def read(self, told: str) -> str | None:
        """The claim; None for whatever we have not signed, or signed too long ago."""
        said, _, signature = told.rpartition(".")
        try:
            dated = urlsafe_b64decode(said + "=" * (-len(said) % 4)).decode()
            claim, at = dated.rsplit(".", 1)
            age = time() - int(at)
        except ValueError:
            return None
        fits = hmac.compare_digest(self._sign(dated).encode(), signature.encode())
        return claim if fits and age <= LIFETIME else None

    def _sign(self, dated: str) -> str:
        return _text(blake2b(dated.encode(), key=self.secret, digest_size=32, person=self.purpose).digest())


@dataclass(frozen=True)
class Sessions:
    """The signed cookies of version 0.1, which no database kept. They are good until their account signs out of one of them."""

    secret: bytes

    def cookie(self, account: Account) -> str:
        """Such a cookie."""
        return self._seal.write(f"{account.id}.{account.sessions_epoch}")

    def read(self, cookie: str) -> tuple[str, int] | None:
        """The account and its epoch."""
        account, _, epoch = (self._seal.read(cookie) or "").rpartition(".")
        return (account, int(epoch)) if epoch.isdecimal() else None

    @property
    def _seal(self) -> Seal:
        return Seal(self.secret, b"tablee-session")


@dataclass(frozen=True)
class Devices:
    """The proof that a browser has once signed in to an account. It lets nobody in; its owner is not slowed down by strangers."""

    secret: bytes

    def cookie(self, account: Account) -> str:
        """The proof, with a number of its own."""
        return self._seal.write(f"{account.id}.{secrets.token_urlsafe(9)}")

    def known(self, cookie: str, account: Account | None) -> str:
        """The number of a browser that has signed in to this account; nothing for any other."""
        owner, _, device = (self._seal.read(cookie) or "").rpartition(".")
        return device if account is not None and owner == account.id else ""

    @property
    def _seal(self) -> Seal:
        return Seal(self.secret, b"tablee-device")


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


async def who(store: Store, sessions: Sessions, *, cookie: str, bearer: str) -> Identity | None:
    """Whoever is asking, or None. A token that we don't know is nobody, even beside a good cookie."""
    if bearer:
        known = await store.people.by_token(hashed(bearer))
        return Identity(known[0], Scope(known[1].scope)) if known is not None else None
    if not cookie:
        return None
    if "." not in cookie:
        found = await store.people.by_session(hashed(cookie), expired=time() - LIFETIME)
        return Identity(found) if found is not None else None
    claim = sessions.read(cookie)
    account = await store.people.by_id(claim[0]) if claim is not None else None
    return Identity(account) if account is not None and claim == (account.id, account.sessions_epoch) else None


async def begin_session(store: Store, account: Account) -> str:
    """A new session: what the browser keeps. The store has its hash."""
    cookie = secrets.token_urlsafe(32)
    await store.people.begin_session(account.id, hashed(cookie), expired=time() - LIFETIME)
    return cookie


async def end_session(store: Store, sessions: Sessions, cookie: str) -> None:
    """The session of this cookie is over, whoever has a copy; one of version 0.1 takes all others of its kind with it."""
    if cookie and "." not in cookie:
        await store.people.end_session(hashed(cookie))
    elif (claim := sessions.read(cookie)) is not None:
        await store.people.end_older_sessions(*claim)


# --- Tokens --------------------------------------------------------------------------------------------------------------


def new_token() -> str:
    """A key for a program. It is shown once; we keep its hash."""
    return TOKEN + secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token: it is as long as a hash, so a plain one will do."""
    return sha256(token.encode()).hexdigest()


# --- Passwords -----------------------------------------------------------------------------------------------------------

_HASHER: Final = PasswordHasher()


def _of_nobody(hasher: PasswordHasher) -> str:
    """A hash that no password has, made without hashing: checking against it takes as long as against a true one."""
    salt, made_up = (
        b64encode(secrets.token_bytes(size)).rstrip(b"=").decode() for size in (hasher.salt_len, hasher.hash_len)
    )
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${cost}${salt}${made_up}"


_NOBODY: Final = _of_nobody(_HASHER)  # an unknown name takes as long as a known one


async def hash_password(password: str) -> str:
    """What is kept of a password. In a thread: it takes its time on purpose."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or "\0" in password:
        raise BadPassword
    return await to_thread(_HASHER.hash, password)


async def check_password(account: Account | None, password: str) -> Account:
    """The account, if this is its password; WrongPassword otherwise."""
    kept = account.password_hash if account is not None else None
    try:
        await to_thread(_HASHER.verify, kept or _NOBODY, password[: LONGEST_PASSWORD + 1])
    except (VerificationError, InvalidHashError):
        raise WrongPassword from None
    if account is None or kept is None:
        raise WrongPassword
    return account
