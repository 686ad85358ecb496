"""Tables over the JSON API: everything that a socket can do, and what surrounds a match."""

from __future__ import annotations

import json
from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, Any, Final

import segno
from litestar import Request, Response, Router, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from tablee.bots.hints import deductions
from tablee.core.notation import Seat
from tablee.core.scene import Prompt, Scene
from tablee.core.standings import Standings, standings_of
from tablee.i18n import Words
from tablee.store import Account, StoredTable
from tablee.table import table as table_records
from tablee.table.advice import spoken
from tablee.table.commands import Key, Number, PlaceBot, PlayerCommand, SeatNumber, Sit, Start
from tablee.table.goal import GoalSeen, goal_seen
from tablee.table.refusals import NotInvited, NotOver, OnlyPlayers, TableClosed
from tablee.table.review import OPEN, Review
from tablee.table.snapshot import BotSeen, EventSeen, bots, seat_names, snapshot
from tablee.table.state import Phase, TableState
from tablee.table.terms import Word
from tablee.web import wire
from tablee.web.context import AppContext, address_of, language_of
from tablee.web.limits import TooManyHere, TooManyLobbies, TooManyOpen
from tablee.web.wire import (
    FoundTable,
    HintOut,
    ListedTable,
    NewTable,
    OpenedTable,
    SnapshotOut,
    Tables,
    ThoughtOut,
    snapshot_out,
)

Asking = Request[Any, Any, Any]

REVIEWS: Final = 32  # finished matches that are kept ready
Invitation = Annotated[str, Parameter(max_length=100)]


class Done(Struct, frozen=True):
    """It is on the disk. The revision is the table's, as whoever asked counts."""

    revision: int = field(name="moment")


@dataclass(frozen=True)
class Position:
    """Where the table stands after so many answers, and how it came there from the answer before."""

    step: int
    scene: Scene
    events: tuple[EventSeen, ...]


@dataclass(frozen=True)
class ReplayStepOut:
    """What happened with one answer."""

    step: int
    seat: int
    move: str
    text: str
    events: tuple[EventSeen, ...]


@dataclass(frozen=True)
class Replay:
    """A finished match, step by step."""

    game: str
    players: tuple[str, ...]
    bots: tuple[BotSeen | None, ...]  # by seat
    steps: int
    moments: tuple[ReplayStepOut, ...]
    standings: Standings | None  # nothing, if the table was closed before the end
    commitment: str
    seed: str
    link: str  # for those who may invite, so that they can share it


class ContinueIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished match, on one of its seats, against bots."""

    step: Number
    seat: SeatNumber
    bot: Word = "normal"
    invitation: Annotated[str, Meta(max_length=100)] = ""
    key: Key = ""


# --- Finding and opening ---------------------------------------------------------------------------------------------------


def listed_players(stored: StoredTable) -> tuple[str, ...]:
    """Who played there, as a list tells it."""
    return tuple(json.loads(stored.summary).get("players", ()))


async def _listed(context: AppContext, stored: StoredTable, account: Account | None) -> ListedTable:
    told = json.loads(stored.summary)
    asks = False
    if account is not None:
        table = await context.node.table(stored.id)
        asks = table.phase is Phase.RUNNING and table.asks(account.id)
    return ListedTable(
        id=stored.id,
        game=stored.game,
        phase=told["phase"],
        seats=told["seats"],
        open_seats=told["open_seats"],
        bots=told["bots"],
        players=tuple(told["players"]),
        spectators=told["spectators"],
        public=stored.public,
        language=told["language"],
        idle=told.get("idle", False),
        updated_at=told.get("since", stored.created_at),
        asks_me=asks,
    )


async def _is_at(context: AppContext, stored: StoredTable, account: Account) -> bool:
    try:
        return (await context.node.table(stored.id)).is_here(account.id)
    except TableClosed:  # in this very moment
        return False


@get("/tables")
async def tables(request: Asking, context: AppContext) -> Tables:
    """My tables that are not over, with whether I am asked there, and those that anybody may join."""
    account = await context.asker(request)
    mine = await context.store.open_tables(person=account.id) if account is not None else []
    here = [one for one in mine if account is not None and await _is_at(context, one, account)]
    others = [one for one in await context.store.public_tables() if one.id not in {table.id for table in here}]
    others.sort(key=lambda one: one.created_at, reverse=True)  # the store's order shows when somebody whispers
    return Tables(
        mine=tuple([await _listed(context, one, account) for one in reversed(here)]),
        public=tuple([await _listed(context, one, None) for one in others]),
    )


async def check_may_open(request: Asking, context: AppContext, account: Account, *, begins: bool) -> None:
    """A person, and an address, have so many tables open; fewer of them wait for people, so that the public list stays one.

    `begins`: the new table waits for nobody.
    """
    limits, address = context.settings.limits, address_of(request)
    if len(await context.store.open_tables(person=account.id)) >= limits.tables_of_person:
        raise TooManyOpen
    if not begins and _lobbies(await context.store.open_tables(opener=account.id)) >= limits.lobbies_of_person:
        raise TooManyLobbies(limits.lobbies_of_person)
    here = await context.store.still_open(context.opened_from.tables(address))
    context.opened_from.keep(address, [one.id for one in here])
    if len(here) >= limits.tables_of_address:
        raise TooManyHere(limits.tables_of_address)
    if not begins and _lobbies(here) >= limits.lobbies_of_address:
        raise TooManyHere(limits.lobbies_of_address)


def _lobbies(found: list[StoredTable]) -> int:
    return sum(json.loads(one.summary).get("phase") == Phase.LOBBY.name.lower() for one in found)


def note_opened(request: Asking, context: AppContext, table_id: str) -> None:
    """Remember from where a table was opened, while it is open."""
    address = address_of(request)
    context.opened_from.keep(address, [*context.opened_from.tables(address), table_id])


@post("/tables", status_code=201)
async def open_table(request: Asking, context: AppContext, data: NewTable) -> OpenedTable:
    """Open a table, sit down, seat bots and perhaps begin. The same key again goes on with what the first time has begun."""
    account = await context.person(request)
    opened = await context.node.opened_under(account.id, data.key)
    if not opened:
        await check_may_open(request, context, account, begins=data.start)
    terms = data.terms
    free = [seat for seat in range(terms.seats) if seat not in data.sit]
    if len(data.bots) > len(free) or len(set(data.sit)) != len(data.sit) or any(one >= terms.seats for one in data.sit):
        raise wire.BadMessage("there are not that many seats")
    if opened:
        table_id = opened
    else:
        name = "" if account.guest else account.name
        table_id = await context.node.open_table(account.id, account.name, data.game, terms, account=name, key=data.key)
        note_opened(request, context, table_id)
    names = [*data.names, *[""] * len(data.sit)]
    commands: list[PlayerCommand] = [Sit(seat=seat, name=name) for seat, name in zip(data.sit, names, strict=False)]
    commands += [PlaceBot(seat=seat, bot=bot) for seat, bot in zip(free, data.bots, strict=False)]
    commands += [Start()] if data.start else []
    for number, command in enumerate(commands):
        await context.submit(table_id, account, replace(command, key=f"opening {number}" if data.key else ""))
    table = await context.node.table(table_id)
    return OpenedTable(table_id, table.link, table.code)


@get("/codes/{code:str}")
async def by_code(request: Asking, context: AppContext, code: str) -> FoundTable:
    """The table with that code. Trying codes costs as much as trying passwords."""
    context.knock(request)
    return FoundTable(await context.node.by_code(code[:20]))


# --- At a table ------------------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}")
async def look(
    request: Asking,
    context: AppContext,
    table_id: str,
    since: Annotated[int, Parameter(ge=0)] = 0,
    lines: Annotated[int, Parameter(ge=0)] = 0,
) -> SnapshotOut:
    """What I may know of the table now: the same that a socket is sent."""
    account = await context.person(request)
    table = await context.node.seen(table_id, account.id)
    return snapshot_out(snapshot(table, account.id, language_of(request), context.node.now(), since=since, lines=lines))


@post("/tables/{table_id:str}/wishes", status_code=200)
async def command(request: Asking, context: AppContext, table_id: str, data: PlayerCommand) -> Done:
    """Whatever a person can ask of a table. It is on the disk when this is answered."""
    account = await context.person(request)
    await context.submit(table_id, account, data)
    return Done((await context.node.seen(table_id, account.id)).revision_of(account.id))


@post("/tables/{table_id:str}/rematch", status_code=201)
async def rematch(request: Asking, context: AppContext, table_id: str) -> FoundTable:
    """The same people and bots at a new table, each one seat further."""
    account = await context.person(request)
    known = (await context.node.table(table_id)).rematched
    if known:
        return FoundTable(known)
    await check_may_open(request, context, account, begins=False)
    new = await context.node.rematch(table_id, account.id)
    note_opened(request, context, new)
    return FoundTable(new)


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(
    request: Asking, context: AppContext, table_id: str, seat: Annotated[int, Parameter(ge=0, le=63)], bot: str = "hard"
) -> HintOut:
    """What a bot would do on my seat, knowing what I know. It thinks for about a second."""
    account = await context.person(request)
    context.thoughts.take(account.id)
    found = await context.node.hint(table_id, account.id, seat, bot)
    table = await context.node.table(table_id)
    language = language_of(request)
    words = Words(table.game, language, seat, seat_names(table, language))
    said = spoken(found, words, prompt_of(table, seat, words))
    return HintOut(
        str(found.move),
        said.headline,
        said.expectation,
        found.measure,
        tuple(ThoughtOut(str(one.line.move), one.text, one.line.figure, one.worth) for one in said.lines),
        told(table, seat, words),
    )


def prompt_of(table: TableState, seat: Seat, words: Words) -> Prompt | None:
    """What the seat is asked now."""
    if table.match is None:
        return None
    return table.game.scene(table.match.view(seat), words).prompt


def told(table: TableState, seat: Seat, words: Words) -> tuple[str, ...]:
    """What can be gathered from what the seat sees, where the game tells it."""
    if table.match is None:
        return ()
    return deductions(table.game, table.match.view(seat), words)


@get("/tables/{table_id:str}/goal")
async def goal(
    request: Asking, context: AppContext, table_id: str, seat: Annotated[int | None, Parameter(ge=0, le=63)] = None
) -> GoalSeen:
    """What I play for on this seat, or watch others play for: how one wins and loses, who I am in this match, and pictures."""
    account = await context.person(request)
    return goal_seen(await context.node.seen(table_id, account.id), account.id, seat, language_of(request))


@get("/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asking, context: AppContext, table_id: str) -> Response[bytes]:
    """The invitation as a picture, for those who may invite."""
    account = await context.person(request)
    told = snapshot(await context.node.table(table_id), account.id, "en", context.node.now()).room
    if not told.link:
        raise OnlyPlayers
    address = f"{request.base_url}t/{table_id}?k={told.link}"
    drawn = BytesIO()
    segno.make(address, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, scale=4, border=2, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=600"})


@get("/tables/{table_id:str}/outcome")
async def outcome(request: Asking, context: AppContext, table_id: str, k: Invitation = "") -> Standings:
    """How a finished match ended, place by place; told to a player as such, and to whoever holds several seats as to a spectator."""
    table = await context.node.table(table_id)
    account = await context.asker(request)
    _may_review(table, account, k)
    if table.phase is not Phase.OVER or table.match is None:
        raise NotOver
    language = language_of(request)
    mine = table.visible_seats(account.id) if account is not None else ()
    reader = mine[0] if len(mine) == 1 else None
    words = Words(table.game, language, reader, seat_names(table, language))
    found = standings_of(table.game, table.match.view(reader), words)
    if found is None:
        raise NotOver
    return found


# --- Records and replays ---------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def record(
    request: Asking,
    context: AppContext,
    table_id: str,
    seat: Annotated[int | None, Parameter(ge=0, le=63)] = None,
    k: Invitation = "",
) -> Response[str]:
    """The match as a record: whole once it is over, before that as my seat may read it."""
    account = await context.asker(request)
    table = await context.node.table(table_id)
    if table.phase is Phase.OVER:
        _may_review(table, account, k)
        told = table_records.whole_record(table)
    else:
        told = table_records.record(table, (await context.person(request)).id, seat)
    name = f"{table.game.name}-{table_id}.match"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(str(told), media_type="text/plain; charset=utf-8", headers=headers)


def _may_review(table: TableState, account: Account | None, key: str) -> None:
    """A finished match is for those who were there, for those with its link, and for all if the table was public."""
    if not table.lets_in(key) and (account is None or not table.knows(account.id)):
        raise NotInvited


async def _review(request: Asking, context: AppContext, table_id: str, key: str) -> Review:
    table = await context.node.table(table_id)
    _may_review(table, await context.asker(request), key)
    known = context.reviews.pop(table_id, None)
    context.reviews[table_id] = review = known or Review(table)
    while len(context.reviews) > REVIEWS:
        context.reviews.pop(next(iter(context.reviews)))
    return review


@get("/tables/{table_id:str}/replay")
async def replay(request: Asking, context: AppContext, table_id: str, eyes: Word = OPEN, k: Invitation = "") -> Replay:
    """A finished match in words, through the eyes of a seat (its number), of a `spectator`, or with all `open`."""
    review = await _review(request, context, table_id, k)
    table, language = review.table, language_of(request)
    account = await context.asker(request)
    moments = tuple(
        ReplayStepOut(one.step, one.seat, one.move, one.text, one.events) for one in review.timeline(eyes, language)
    )
    return Replay(
        game=table.game.name,
        players=seat_names(table, language),
        bots=bots(table),
        steps=review.steps,
        moments=moments,
        standings=review.scene(review.steps, eyes, language).standings,
        commitment=table.commitment,
        seed=table.seed,
        link=table.link if account is not None and table.seating.seated(account.id) else "",
    )


@get("/tables/{table_id:str}/replay/{step:int}")
async def position(
    request: Asking, context: AppContext, table_id: str, step: int, eyes: Word = OPEN, k: Invitation = ""
) -> Position:
    """The table of a finished match after so many answers."""
    review = await _review(request, context, table_id, k)
    language = language_of(request)
    return Position(step, review.scene(step, eyes, language), review.played(step, eyes, language))


@post("/tables/{table_id:str}/continue", status_code=201)
async def continue_from(request: Asking, context: AppContext, table_id: str, data: ContinueIn) -> FoundTable:
    """Play on from a moment of a finished match, against bots. Luck goes on as it did."""
    account = await context.person(request)
    await check_may_open(request, context, account, begins=True)
    new = await context.node.continue_from(
        table_id, account.id, data.step, data.seat, bot=data.bot, invitation=data.invitation, key=data.key
    )
    note_opened(request, context, new)
    return FoundTable(new)


router: Final = Router(
    path="/",
    route_handlers=[
        tables, open_table, by_code, look, command, rematch, hint, goal, qr, outcome, record, replay, position, continue_from,
    ],
    tags=["tables"],
)  # fmt: skip
