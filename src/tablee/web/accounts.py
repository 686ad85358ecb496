"""Guests, accounts, sessions, tokens, and the pages of players."""

from __future__ import annotations

from time import time
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta, Struct

from tablee.store import Account, NameTaken, Rating, UnknownPerson
from tablee.table.commands import WITHOUT_NUL
from tablee.table.seats import shown_name
from tablee.table.terms import DAY
from tablee.web.context import AppContext
from tablee.web.identity import (
    COOKIE,
    DEVICE,
    LIFETIME,
    GuestsCant,
    Scope,
    WrongPassword,
    begin_session,
    check_password,
    end_session,
    hash_password,
    hashed,
    new_token,
)
from tablee.web.limits import TooManyOpen
from tablee.web.tables import listed_players
from tablee.web.wire import (
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
    end_tokens: bool = False  # with a new password


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """An account is deleted with its password; a guest has none."""

    password: Password = ""


class TokenIn(Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for, in the owner's words; what it may do, and for how long."""

    label: Annotated[str, Meta(min_length=1, max_length=80, pattern=WITHOUT_NUL)]
    scope: Annotated[str, Meta(pattern="^(read|play|account)$")] = Scope.PLAY.value
    days: Annotated[int, Meta(ge=1, le=366)] = 90


def me_out(account: Account) -> MeOut:
    """Who I am, for my own eyes."""
    return MeOut(account.name, account.guest, account.created_at)


async def signed_in(context: AppContext, request: Asking, account: Account) -> Response[MeOut]:
    """The answer that begins a session, in the place of the one that this browser had."""
    await end_session(context.store, context.sessions, request.cookies.get(COOKIE, ""))
    kept = [_cookie(context, COOKIE, await begin_session(context.store, account))]
    if not account.guest:
        kept.append(_cookie(context, DEVICE, context.devices.cookie(account)))
    return Response(me_out(account), cookies=kept)


def signed_out(context: AppContext, *names: str) -> Response[None]:
    """The answer that takes the cookie away. That this browser was once signed in may stay."""
    gone = [_cookie(context, name, "", lifetime=0) for name in (COOKIE, *names)]
    return Response(None, status_code=204, cookies=gone)


def _cookie(context: AppContext, name: str, value: str, lifetime: int = LIFETIME) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=lifetime,
        path="/",
        httponly=True,
        samesite="lax",
        secure=context.settings.secure,
    )


# --- Coming and going ------------------------------------------------------------------------------------------------------


@post("/guests", status_code=201)
async def be_guest(request: Asking, context: AppContext, data: GuestIn) -> Response[MeOut]:
    """Come in with nothing but a name. Whoever is somebody already stays so, under the new name if it is a guest."""
    name = shown_name(data.name)
    known = await context.asker(request, Scope.ACCOUNT)
    if known is not None and known.guest:
        await context.store.people.rename(known.id, name)
        return Response(me_out(await _again(context, known.id)))
    context.knock(request)
    return await signed_in(context, request, await context.store.people.create(name))


@post("/accounts", status_code=201)
async def sign_up(request: Asking, context: AppContext, data: Credentials) -> Response[MeOut]:
    """A new account. A guest who is at tables keeps them: the guest becomes the account."""
    name = shown_name(data.name)
    context.knock(request)
    password = await hash_password(data.password)
    known = await context.asker(request, Scope.ACCOUNT)
    people = context.store.people
    if known is None or not known.guest:
        return await signed_in(context, request, await people.create(name, password))
    taken = await people.by_name(name)
    if taken is not None and taken.id != known.id:
        raise NameTaken(name)
    await people.rename(known.id, name)
    await people.set_password(known.id, password)
    return await signed_in(context, request, await _again(context, known.id))


@post("/session", status_code=201)
async def sign_in(request: Asking, context: AppContext, data: Credentials) -> Response[MeOut]:
    """Sign in."""
    context.knock(request)
    found = await context.store.people.by_name(data.name)
    context.guess(request, data.name, found)
    return await signed_in(context, request, await check_password(found, data.password))


@get("/session")
async def session(request: Asking, context: AppContext) -> SessionOut:
    """Who is asking, if anybody: for a page, which may ask before somebody has come in."""
    account = await context.asker(request)
    return SessionOut(None if account is None else me_out(account))


@delete("/session", status_code=204)
async def sign_out(request: Asking, context: AppContext) -> Response[None]:
    """Sign out here: the session is over, for whoever has its cookie, and its sockets are closed."""
    await end_session(context.store, context.sessions, request.cookies.get(COOKIE, ""))
    await context.check_sessions()
    return signed_out(context)


@delete("/sessions", status_code=204)
async def sign_out_everywhere(request: Asking, context: AppContext) -> Response[None]:
    """Sign out everywhere: no cookie of this account is good any more, and its sockets are closed."""
    account = await context.person(request, Scope.ACCOUNT)
    await context.store.people.end_sessions(account.id)
    await context.check_sessions()
    return signed_out(context)


# --- Oneself ---------------------------------------------------------------------------------------------------------------


@get("/me")
async def me(request: Asking, context: AppContext) -> MeOut:
    """Who I am."""
    return me_out(await context.person(request))


@patch("/me")
async def change_me(request: Asking, context: AppContext, data: Changes) -> Response[MeOut]:
    """Another name, or another password, which signs out everywhere else; where it is asked, the tokens of programs end too."""
    account = await context.person(request, Scope.ACCOUNT)
    people = context.store.people
    if data.password is not None:
        if account.guest:
            raise GuestsCant
        context.knock(request)
        context.confirm(account)
        await check_password(account, data.old_password)
        fresh = await hash_password(data.password)
        await people.set_password(account.id, fresh, end_tokens=data.end_tokens)
        await context.check_sessions()
    if data.name is not None:
        await people.rename(account.id, shown_name(data.name))
    changed = await _again(context, account.id)
    return Response(me_out(changed)) if data.password is None else await signed_in(context, request, changed)


@delete("/me", status_code=204)
async def delete_me(request: Asking, context: AppContext, data: Farewell) -> Response[None]:
    """Be forgotten: tables go on without this person, tokens and ratings go, matches stay without the account."""
    account = await context.person(request, Scope.ACCOUNT)
    if not account.guest:
        context.knock(request)
        context.confirm(account)
        await check_password(account, data.password)
    await context.node.forget(account.id)
    await context.store.people.delete(account.id)
    await context.check_sessions()
    return signed_out(context, DEVICE)


async def _again(context: AppContext, account: str) -> Account:
    found = await context.store.people.by_id(account)
    if found is None:
        raise WrongPassword
    return found


# --- Tokens ----------------------------------------------------------------------------------------------------------------


@get("/me/tokens")
async def tokens(request: Asking, context: AppContext) -> list[TokenOut]:
    """The tokens of my programs."""
    account = await context.person(request, Scope.ACCOUNT)
    return [
        TokenOut(one.hash[:16], one.label, one.scope, one.created_at, one.last_used, one.expires_at)
        for one in await context.store.people.tokens(account.id)
    ]


@post("/me/tokens", status_code=201)
async def add_token(request: Asking, context: AppContext, data: TokenIn) -> NewToken:
    """A token for a program, which then is me. It is told this once."""
    account = await context.person(request, Scope.ACCOUNT)
    if len(await context.store.people.tokens(account.id)) >= context.settings.limits.tokens_of_person:
        raise TooManyOpen
    token = new_token()
    expires = time() + data.days * DAY
    await context.store.people.add_token(hashed(token), account.id, data.label, scope=data.scope, expires_at=expires)
    return NewToken(hashed(token)[:16], token)


@delete("/me/tokens/{token_id:str}", status_code=204)
async def drop_token(request: Asking, context: AppContext, token_id: str) -> None:
    """Take a token away; its sockets are closed."""
    account = await context.person(request, Scope.ACCOUNT)
    for one in await context.store.people.tokens(account.id):
        if one.hash[:16] == token_id:
            await context.store.people.delete_token(account.id, one.hash)
            await context.check_sessions()
            return
    raise UnknownPerson


# --- Players ---------------------------------------------------------------------------------------------------------------


@get("/players/{name:str}")
async def player(
    request: Asking, context: AppContext, name: str, before: Annotated[float | None, Parameter(ge=0)] = None
) -> PlayerOut:
    """A player's page: ratings, and finished matches, latest first. `before` goes on from the last one shown.

    `me` is oneself, guest or not. Of others, matches at tables by invitation are left out.
    """
    own = await context.asker(request)
    found = own if name == "me" else await context.store.people.by_name(name)
    if found is None:
        raise UnknownPerson
    mine = own is not None and own.id == found.id
    matches = await context.store.people.matches(found.id, limit=LATEST, before=before)
    return PlayerOut(
        name=found.name,
        since=found.created_at,
        ratings=tuple(rating_out(one) for one in await context.store.people.ratings_of(found.id)),
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
