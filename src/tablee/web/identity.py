"""Who is asking: a guest or an account by a signed cookie, or a program by a token."""

from __future__ import annotations

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


@dataclass(frozen=True)
class Sessions:
    """Signs cookies, and reads those that it has signed."""

    secret: bytes

    def cookie(self, account: Account) -> str:
        """A session of this account, until it signs out everywhere."""
        claim = f"{account.id}.{account.sessions_epoch}.{int(time())}"
        return f"{_text(claim.encode())}.{self._sign(claim)}"

    def read(self, cookie: str) -> tuple[str, int] | None:
        """The account and its epoch; None for whatever we have not signed, or signed too long ago."""
        told, _, signature = cookie.rpartition(".")
        try:
            claim = urlsafe_b64decode(told + "=" * (-len(told) % 4)).decode()
            account, epoch, at = claim.rsplit(".", 2)
            age = time() - int(at)
            read = account, int(epoch)
        except ValueError:
            return None
        fits = hmac.compare_digest(self._sign(claim).encode(), signature.encode())
        return read if fits and age <= LIFETIME else None

    def _sign(self, claim: str) -> str:
        return _text(blake2b(claim.encode(), key=self.secret, digest_size=32, person=b"tablee-session").digest())


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


async def who(store: Store, sessions: Sessions, *, cookie: str, bearer: str) -> Account | None:
    """Whoever is asking, or None. A token that we don't know is nobody, even beside a good cookie."""
    if bearer:
        return await store.people.by_token(hashed(bearer))
    claim = sessions.read(cookie) if cookie else None
    if claim is None:
        return None
    account = await store.people.by_id(claim[0])
    return account if account is not None and account.sessions_epoch == claim[1] else None


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
