"""Tables over the JSON API: everything that a socket can do, and what surrounds a match."""

from __future__ import annotations

import json
from dataclasses import dataclass
from io import BytesIO
from time import time
from typing import Annotated, Any, Final

import segno
from litestar import Request, Response, Router, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.i18n import Words
from tablee.store import Account
from tablee.store import Table as Stored
from tablee.table.refusals import NotInvited, NotOver, OnlyPlayers
from tablee.table.review import OPEN, Review
from tablee.table.sight import EventSeen, Sight, seat_names, sight
from tablee.table.standing import Phase
from tablee.table.table import Table
from tablee.web import wire
from tablee.web.hall import Hall, language_of
from tablee.web.limits import TooManyOpen
from tablee.web.wire import FoundTable, HintOut, ListedTable, NewTable, OpenedTable, Tables, ThoughtOut

Asking = Request[Any, Any, Any]

REVIEWS: Final = 32  # finished matches that are kept ready
Invitation = Annotated[str, Parameter(max_length=100)]


class Done(Struct, frozen=True):
    """It is on the disk. `moment` is the table's."""

    moment: int


@dataclass(frozen=True)
class Position:
    """Where the table stands after so many answers."""

    step: int
    scene: Scene


@dataclass(frozen=True)
class MomentOut:
    """What happened with one answer."""

    step: int
    seat: int
    move: str
    text: str
    events: tuple[EventSeen, ...]


@dataclass(frozen=True)
class Replay:
    """A finished match, moment by moment."""

    game: str
    players: tuple[str, ...]
    steps: int
    moments: tuple[MomentOut, ...]
    result: str
    commitment: str
    seed: str
    link: str  # for those who may invite, so that they can share it


class PlaceOut(Struct, frozen=True):
    """How one seat fared: winners come first, and everybody else shares the next place."""

    seat: int
    name: str
    won: bool
    score: int | None


class OutcomeOut(Struct, frozen=True):
    """How a match ended. Nobody wins one that is void."""

    reason: str
    places: tuple[PlaceOut, ...]


class ContinueIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished match, on one of its seats, against bots."""

    step: wire.Number
    seat: wire.Seat
    bot: wire.Word = "normal"
    invitation: Annotated[str, Meta(max_length=100)] = ""


# --- Finding and opening ---------------------------------------------------------------------------------------------------


def listed_players(stored: Stored) -> tuple[str, ...]:
    """Who played there, as a list tells it."""
    return tuple(json.loads(stored.summary).get("players", ()))


async def _listed(hall: Hall, stored: Stored, account: Account | None) -> ListedTable:
    told = json.loads(stored.summary)
    asks = False
    if account is not None:
        table = await hall.house.table(stored.id)
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
        updated_at=told.get("since", stored.created_at),
        asks_me=asks,
    )


@get("/tables")
async def tables(request: Asking, hall: Hall) -> Tables:
    """My tables that are not over, with whether I am asked there, and those that anybody may join."""
    account = await hall.asker(request)
    mine = await hall.store.open_tables(person=account.id) if account is not None else []
    here = [one for one in mine if account is not None and (await hall.house.table(one.id)).is_here(account.id)]
    others = [one for one in await hall.store.public_tables() if one.id not in {table.id for table in here}]
    others.sort(key=lambda one: one.created_at, reverse=True)  # the store's order shows when somebody whispers
    return Tables(
        mine=tuple([await _listed(hall, one, account) for one in reversed(here)]),
        public=tuple([await _listed(hall, one, None) for one in others]),
    )


@post("/tables", status_code=201)
async def open_table(request: Asking, hall: Hall, data: NewTable) -> OpenedTable:
    """Open a table, sit down, seat bots and perhaps begin."""
    account = await hall.person(request)
    if len(await hall.store.open_tables(person=account.id)) >= hall.settings.limits.tables_of_person:
        raise TooManyOpen
    terms = data.terms.terms()
    free = [seat for seat in range(terms.seats) if seat not in data.sit]
    if len(data.bots) > len(free) or len(set(data.sit)) != len(data.sit) or any(one >= terms.seats for one in data.sit):
        raise wire.BadMessage("there are not that many seats")
    table_id = await hall.house.open_table(account.id, account.name, data.game, terms)
    names = [*data.names, *[""] * len(data.sit)]
    wishes: list[wire.AnyWish] = [wire.Sit(seat=seat, name=name) for seat, name in zip(data.sit, names, strict=False)]
    wishes += [wire.Place(seat=seat, bot=bot) for seat, bot in zip(free, data.bots, strict=False)]
    wishes += [wire.Start()] if data.start else []
    for wish in wishes:
        await hall.granted(table_id, account, wish)
    table = await hall.house.table(table_id)
    return OpenedTable(table_id, table.link, table.code)


@get("/codes/{code:str}")
async def by_code(request: Asking, hall: Hall, code: str) -> FoundTable:
    """The table with that code. Trying codes costs as much as trying passwords."""
    hall.knock(request)
    return FoundTable(await hall.house.by_code(code[:20]))


# --- At a table ------------------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}")
async def look(
    request: Asking,
    hall: Hall,
    table_id: str,
    since: Annotated[int, Parameter(ge=0)] = 0,
    lines: Annotated[int, Parameter(ge=0)] = 0,
) -> Sight:
    """What I may know of the table now: the same that a socket is sent."""
    account = await hall.person(request)
    table = await hall.house.table(table_id)
    return sight(table, account.id, language_of(request), time(), since=since, lines=lines)


@post("/tables/{table_id:str}/wishes", status_code=200)
async def wish(request: Asking, hall: Hall, table_id: str, data: wire.AnyWish) -> Done:
    """Whatever a person can want of a table. It is on the disk when this is answered."""
    account = await hall.person(request)
    await hall.granted(table_id, account, data)
    return Done((await hall.house.table(table_id)).moment)


@post("/tables/{table_id:str}/rematch", status_code=201)
async def rematch(request: Asking, hall: Hall, table_id: str) -> FoundTable:
    """The same people and bots at a new table, each one seat further."""
    account = await hall.person(request)
    return FoundTable(await hall.house.rematch(table_id, account.id))


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(
    request: Asking, hall: Hall, table_id: str, seat: Annotated[int, Parameter(ge=0, le=63)], bot: str = "hard"
) -> HintOut:
    """What a bot would do on my seat, knowing what I know. It thinks for about a second."""
    account = await hall.person(request)
    hall.thoughts.take(account.id)
    answer = await hall.house.hint(table_id, account.id, seat, bot)
    table = await hall.house.table(table_id)
    words = Words(table.game, language_of(request), seat, table.names())
    return HintOut(
        str(answer.move),
        tuple(ThoughtOut(str(one.move), words.sentence(one.move), one.share, one.value) for one in answer.thoughts),
        told(table, seat, words),
    )


def told(table: Table, seat: Seat, words: Words) -> tuple[str, ...]:
    """What can be gathered from what the seat sees, where the game tells it."""
    if table.game.tell is None or table.live is None:
        return ()
    return tuple(table.game.tell(table.game.view(table.live.state, seat), words))


@get("/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asking, hall: Hall, table_id: str) -> Response[bytes]:
    """The invitation as a picture, for those who may invite."""
    account = await hall.person(request)
    told = sight(await hall.house.table(table_id), account.id, "en", time()).setting
    if not told.link:
        raise OnlyPlayers
    address = f"{request.base_url}t/{table_id}?k={told.link}"
    drawn = BytesIO()
    segno.make(address, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, scale=4, border=2, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=600"})


@get("/tables/{table_id:str}/outcome")
async def outcome(request: Asking, hall: Hall, table_id: str, k: Invitation = "") -> OutcomeOut:
    """How a finished match ended for each seat, winners first."""
    table = await hall.house.table(table_id)
    _may_review(table, await hall.asker(request), k)
    ended = table.live.state.outcome if table.live is not None else None
    if table.phase is not Phase.OVER or ended is None:
        raise NotOver
    places = [
        PlaceOut(seat, name, seat in ended.winners, ended.scores[seat] if ended.scores else None)
        for seat, name in enumerate(seat_names(table, language_of(request)))
    ]
    return OutcomeOut(ended.reason, tuple(sorted(places, key=lambda one: (not one.won, one.seat))))


# --- Records and replays ---------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def record(
    request: Asking,
    hall: Hall,
    table_id: str,
    seat: Annotated[int | None, Parameter(ge=0, le=63)] = None,
    k: Invitation = "",
) -> Response[str]:
    """The match as a record: whole once it is over, before that as my seat may read it."""
    account = await hall.asker(request)
    table = await hall.house.table(table_id)
    if table.phase is Phase.OVER:
        _may_review(table, account, k)
        told = table.whole_record()
    else:
        told = table.record((await hall.person(request)).id, seat)
    name = f"{table.game.name}-{table_id}.match"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(str(told), media_type="text/plain; charset=utf-8", headers=headers)


def _may_review(table: Table, account: Account | None, key: str) -> None:
    """A finished match is for those who were there, for those with its link, and for all if the table was public."""
    if not table.lets_in(key) and (account is None or not table.knows(account.id)):
        raise NotInvited


async def _review(request: Asking, hall: Hall, table_id: str, key: str) -> Review:
    table = await hall.house.table(table_id)
    _may_review(table, await hall.asker(request), key)
    known = hall.reviews.pop(table_id, None)
    hall.reviews[table_id] = review = known or Review(table)
    while len(hall.reviews) > REVIEWS:
        hall.reviews.pop(next(iter(hall.reviews)))
    return review


@get("/tables/{table_id:str}/replay")
async def replay(request: Asking, hall: Hall, table_id: str, eyes: wire.Word = OPEN, k: Invitation = "") -> Replay:
    """A finished match in words, through the eyes of a seat (its number), of a `spectator`, or with all `open`."""
    review = await _review(request, hall, table_id, k)
    table, language = review.table, language_of(request)
    account = await hall.asker(request)
    moments = tuple(
        MomentOut(one.step, one.seat, one.move, one.text, tuple(EventSeen(*event) for event in one.events))
        for one in review.moments(eyes, language)
    )
    return Replay(
        game=table.game.name,
        players=seat_names(table, language),
        steps=review.steps,
        moments=moments,
        result=review.scene(review.steps, eyes, language).result,
        commitment=table.commitment,
        seed=table.seed,
        link=table.link if account is not None and table.seating.seated(account.id) else "",
    )


@get("/tables/{table_id:str}/replay/{step:int}")
async def position(
    request: Asking, hall: Hall, table_id: str, step: int, eyes: wire.Word = OPEN, k: Invitation = ""
) -> Position:
    """The table of a finished match after so many answers."""
    review = await _review(request, hall, table_id, k)
    return Position(step, review.scene(step, eyes, language_of(request)))


@post("/tables/{table_id:str}/continue", status_code=201)
async def continue_from(request: Asking, hall: Hall, table_id: str, data: ContinueIn) -> FoundTable:
    """Play on from a moment of a finished match, against bots. Luck goes on as it did."""
    account = await hall.person(request)
    new = await hall.house.continue_from(table_id, account.id, data.step, data.seat, bot=data.bot, key=data.invitation)
    return FoundTable(new)


router: Final = Router(
    path="/",
    route_handlers=[
        tables, open_table, by_code, look, wish, rematch, hint, qr, outcome, record, replay, position, continue_from,
    ],
    tags=["tables"],
)  # fmt: skip
