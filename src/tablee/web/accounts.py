"""Guests, accounts, sessions, tokens, and the pages of players."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta, Struct

from tablee.store import Account, NameTaken, Rating, UnknownPerson
from tablee.table.refusals import BadName
from tablee.web.hall import Hall
from tablee.web.identity import (
    COOKIE,
    LIFETIME,
    GuestsCant,
    WrongPassword,
    check_password,
    hash_password,
    hashed,
    new_token,
)
from tablee.web.limits import TooManyOpen
from tablee.web.tables import listed_players
from tablee.web.wire import (
    LONGEST_NAME,
    WITHOUT_NUL,
    MatchOut,
    MeOut,
    Name,
    NewToken,
    PlayerOut,
    RatingOut,
    SessionOut,
    TokenOut,
)

Asking = Request[Any, Any, Any]
Password = Annotated[str, Meta(max_length=1_000)]

LATEST: Final = 50  # matches on a page
SIGMAS: Final = 3  # a rating is what one is surely worth


class GuestIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who only wants to play."""

    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change of oneself. A new password needs the old one, where there is one."""

    name: Name | None = None
    password: Password | None = None
    old_password: Password = ""


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """An account is deleted with its password; a guest has none."""

    password: Password = ""


class TokenIn(Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for, in the owner's words."""

    label: Annotated[str, Meta(min_length=1, max_length=80, pattern=WITHOUT_NUL)]


def good_name(name: str) -> str:
    """The name as it is shown, or its refusal."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
        raise BadName(LONGEST_NAME)
    return shown


def me_out(account: Account) -> MeOut:
    """Who I am, for my own eyes."""
    return MeOut(account.name, account.guest, account.created_at)


def signed_in(hall: Hall, account: Account) -> Response[MeOut]:
    """The answer that carries the cookie."""
    cookie = Cookie(
        key=COOKIE,
        value=hall.sessions.cookie(account),
        max_age=LIFETIME,
        path="/",
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure,
    )
    return Response(me_out(account), cookies=[cookie])


def signed_out(hall: Hall) -> Response[None]:
    """The answer that takes the cookie away."""
    gone = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=hall.settings.secure)
    return Response(None, status_code=204, cookies=[gone])


# --- Coming and going ------------------------------------------------------------------------------------------------------


@post("/guests", status_code=201)
async def be_guest(request: Asking, hall: Hall, data: GuestIn) -> Response[MeOut]:
    """Come in with nothing but a name. Whoever is somebody already stays so, under the new name if it is a guest."""
    name = good_name(data.name)
    known = await hall.asker(request)
    if known is not None and known.guest:
        await hall.store.people.rename(known.id, name)
        return signed_in(hall, await _again(hall, known.id))
    hall.knock(request)
    return signed_in(hall, await hall.store.people.create(name))


@post("/accounts", status_code=201)
async def sign_up(request: Asking, hall: Hall, data: Credentials) -> Response[MeOut]:
    """A new account. A guest who is at tables keeps them: the guest becomes the account."""
    name = good_name(data.name)
    hall.knock(request)
    password = await hash_password(data.password)
    known = await hall.asker(request)
    people = hall.store.people
    if known is None or not known.guest:
        return signed_in(hall, await people.create(name, password))
    taken = await people.by_name(name)
    if taken is not None and taken.id != known.id:
        raise NameTaken(name)
    await people.rename(known.id, name)
    await people.set_password(known.id, password)
    return signed_in(hall, await _again(hall, known.id))


@post("/session", status_code=201)
async def sign_in(request: Asking, hall: Hall, data: Credentials) -> Response[MeOut]:
    """Sign in."""
    hall.knock(request, data.name)
    found = await hall.store.people.by_name(data.name)
    return signed_in(hall, await check_password(found, data.password))


@get("/session")
async def session(request: Asking, hall: Hall) -> SessionOut:
    """Who is asking, if anybody: for a page, which may ask before somebody has come in."""
    account = await hall.asker(request)
    return SessionOut(None if account is None else me_out(account))


@delete("/session", status_code=204)
async def sign_out(hall: Hall) -> Response[None]:
    """Sign out here."""
    return signed_out(hall)


@delete("/sessions", status_code=204)
async def sign_out_everywhere(request: Asking, hall: Hall) -> Response[None]:
    """Sign out everywhere: no cookie of this account is good any more, and its sockets are closed."""
    account = await hall.person(request)
    await hall.store.people.end_sessions(account.id)
    await hall.check_sessions()
    return signed_out(hall)


# --- Oneself ---------------------------------------------------------------------------------------------------------------


@get("/me")
async def me(request: Asking, hall: Hall) -> MeOut:
    """Who I am."""
    return me_out(await hall.person(request))


@patch("/me")
async def change_me(request: Asking, hall: Hall, data: Changes) -> Response[MeOut]:
    """Another name, or another password, which signs out everywhere else."""
    account = await hall.person(request)
    people = hall.store.people
    if data.password is not None:
        if account.guest:
            raise GuestsCant
        hall.knock(request, account.name)
        await check_password(account, data.old_password)
        fresh = await hash_password(data.password)
        await people.set_password(account.id, fresh)
    if data.name is not None:
        await people.rename(account.id, good_name(data.name))
    return signed_in(hall, await _again(hall, account.id))


@delete("/me", status_code=204)
async def delete_me(request: Asking, hall: Hall, data: Farewell) -> Response[None]:
    """Be forgotten: tokens and ratings go, matches stay without the account."""
    account = await hall.person(request)
    if not account.guest:
        hall.knock(request, account.name)
        await check_password(account, data.password)
    await hall.store.people.delete(account.id)
    await hall.check_sessions()
    return signed_out(hall)


async def _again(hall: Hall, account: str) -> Account:
    found = await hall.store.people.by_id(account)
    if found is None:
        raise WrongPassword
    return found


# --- Tokens ----------------------------------------------------------------------------------------------------------------


@get("/me/tokens")
async def tokens(request: Asking, hall: Hall) -> list[TokenOut]:
    """The tokens of my programs."""
    account = await hall.person(request)
    return [
        TokenOut(one.hash[:16], one.label, one.created_at, one.last_used)
        for one in await hall.store.people.tokens(account.id)
    ]


@post("/me/tokens", status_code=201)
async def add_token(request: Asking, hall: Hall, data: TokenIn) -> NewToken:
    """A token for a program, which then is me. It is told this once."""
    account = await hall.person(request)
    if len(await hall.store.people.tokens(account.id)) >= hall.settings.limits.tokens_of_person:
        raise TooManyOpen
    token = new_token()
    await hall.store.people.add_token(hashed(token), account.id, data.label)
    return NewToken(hashed(token)[:16], token)


@delete("/me/tokens/{token_id:str}", status_code=204)
async def drop_token(request: Asking, hall: Hall, token_id: str) -> None:
    """Take a token away; its sockets are closed."""
    account = await hall.person(request)
    for one in await hall.store.people.tokens(account.id):
        if one.hash[:16] == token_id:
            await hall.store.people.delete_token(account.id, one.hash)
            await hall.check_sessions()
            return
    raise UnknownPerson


# --- Players ---------------------------------------------------------------------------------------------------------------


@get("/players/{name:str}")
async def player(
    request: Asking, hall: Hall, name: str, before: Annotated[float | None, Parameter(ge=0)] = None
) -> PlayerOut:
    """A player's page: ratings, and finished matches, latest first. `before` goes on from the last one shown.

    `me` is oneself, guest or not. Of others, matches at tables by invitation are left out.
    """
    own = await hall.asker(request)
    found = own if name == "me" else await hall.store.people.by_name(name)
    if found is None:
        raise UnknownPerson
    mine = own is not None and own.id == found.id
    matches = await hall.store.people.matches(found.id, limit=LATEST, before=before)
    return PlayerOut(
        name=found.name,
        since=found.created_at,
        ratings=tuple(rating_out(one) for one in await hall.store.people.ratings_of(found.id)),
        matches=tuple(
            MatchOut(
                one.table.id,
                one.table.game,
                listed_players(one.table),
                one.table.ended_at or 0.0,
                one.result.seat,
                one.result.rank,
                one.result.share,
            )
            for one in matches
            if mine or one.table.public
        ),
    )


def rating_out(one: Rating) -> RatingOut:
    """A rating for people: what somebody is surely worth, and what that comes from."""
    return RatingOut(one.game, round(one.mu - SIGMAS * one.sigma, 2), one.mu, one.sigma, one.matches)


router: Final = Router(
    path="/",
    route_handlers=[
        be_guest, sign_up, sign_in, session, sign_out, sign_out_everywhere, me, change_me, delete_me, tokens, add_token,
        drop_token, player,
    ],
    tags=["people"],
)  # fmt: skip
