"""The application: every route, what is refused and how, and the headers that all answers carry."""

from __future__ import annotations

import gc
import json
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State as Shared
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablee.core.errors import BadSetup, Refusal, UnknownGame
from tablee.core.game import bring
from tablee.house import Busy
from tablee.rulebook import UnknownRule
from tablee.store import Behind, StoreClosed, StoreFailed, UnknownPerson, UnknownTable, Unsure
from tablee.table import refusals as no
from tablee.web import accounts, pages, shelf, tables
from tablee.web.hall import LOG, Hall, address_of, language_of, opened, told
from tablee.web.identity import BadPassword, GuestsCant, NobodyThere, WrongPassword
from tablee.web.limits import TooMany, TooManyOpen
from tablee.web.live import live
from tablee.web.origin import ForeignOrigin, check_origin
from tablee.web.settings import Settings
from tablee.web.wire import BadMessage, Problem

Asking = Request[Any, Any, Any]


class Careful(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; BadMessage for one that breaks whoever reads it."""
        try:
            return await super().json()
        except RecursionError:
            raise BadMessage("it is nested too deep") from None
        except UnicodeDecodeError:
            raise BadMessage("it is not UTF-8") from None


RARELY: Final = (
    50_000,
    20,
    50,
)  # rounds of the garbage collector: a server holds much that stays, and makes little rubbish in circles
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

STATUS: Final[dict[type[Refusal], int]] = {
    NobodyThere: 401,
    WrongPassword: 401,
    BadMessage: 400,
    BadPassword: 400,
    BadSetup: 400,
    no.BadName: 400,
    no.BadTime: 400,
    no.BadKey: 400,
    no.UnknownLanguage: 400,
    no.UnknownStrength: 400,
    no.EmptyLine: 400,
    no.LineTooLong: 400,
    ForeignOrigin: 403,
    GuestsCant: 403,
    no.NotInvited: 403,
    no.Barred: 403,
    no.NotHere: 403,
    no.NotYourSeat: 403,
    no.NotTheHost: 403,
    no.OnlyPlayers: 403,
    no.NotForYou: 403,
    no.Muted: 403,
    UnknownTable: 404,
    UnknownPerson: 404,
    UnknownGame: 404,
    UnknownRule: 404,
    no.NoSuchSeat: 404,
    no.NoSuchMoment: 404,
    TooMany: 429,
    TooManyOpen: 429,
    no.TooFast: 429,
    Busy: 503,
    Behind: 503,
    StoreFailed: 503,
    StoreClosed: 503,
    Unsure: 503,
}
CONFLICT: Final = 409  # whatever the rules or the table refuse


def refused(request: Asking, refusal: Refusal) -> Response[Problem]:
    """A refusal is an answer: a sentence in the asker's language, and nothing has changed."""
    hall: Hall = request.app.state.hall
    hall.metrics.refused.add(refusal.key)
    status = STATUS.get(type(refusal), CONFLICT)
    text = hall.words(refusal, language_of(request), request.path_params.get("table_id", ""))
    headers = {"retry-after": "2"} if status in {429, 503} else {}
    return Response(Problem(refusal.key, text), status_code=status, headers=headers, media_type=MediaType.JSON)


def misread(request: Asking, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: an unknown address, a body that can't be read."""
    status = error.status_code
    if status >= 500:
        return broken(request, error)
    key = {404: "error-web-not-found", 405: "error-web-method", 413: "error-web-too-large"}.get(status, BadMessage.key)
    found = [one["message"] for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    refusal: Refusal = BadMessage("; ".join(str(one) for one in found)[:300] or error.detail[:300])
    text = told(refusal, language_of(request)) if key == BadMessage.key else told(_Keyed(key), language_of(request))
    return Response(Problem(key, text), status_code=status, headers=error.headers or {}, media_type=MediaType.JSON)


def broken(request: Asking, error: Exception) -> Response[Problem]:
    """A mistake of ours. It is in the log; what is answered says nothing of it."""
    LOG.error("broken", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    text = told(_Keyed("error-web-broken"), language_of(request))
    return Response(Problem("error-web-broken", text), status_code=500, media_type=MediaType.JSON)


class _Keyed(Refusal):
    """A sentence by its key."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


def before(request: Asking) -> None:
    """Within the limits of its address, and from one of our own pages where it could change something."""
    hall: Hall = request.app.state.hall
    hall.addresses.take(address_of(request))
    if request.method not in SAFE:
        check_origin(request, hall.settings)


# --- For the host ------------------------------------------------------------------------------------------------------------


@get("/health", tags=["host"])
async def health(hall: Hall) -> dict[str, str]:
    """Whether this worker and its database answer."""
    await hall.store.table("")
    return {"status": "ok"}


@get("/metrics", tags=["host"], media_type="text/plain; version=0.0.4")
async def metrics(hall: Hall) -> str:
    """Numbers of this worker, for Prometheus."""
    return hall.metrics.text(tables=hall.house.rooms, sockets=len(hall.lines), worker=os.getpid())


# --- The description of the API ------------------------------------------------------------------------------------------------


class Described(JsonRenderPlugin):
    """OpenAPI, with what Litestar can't know of our answers."""

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        """The description as it is sent."""
        return super().render(request, described(openapi_schema))


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with a `Problem` as the answer to whatever is refused, and with nodes told apart by their kind."""
    paths = {
        path: {method: {**one, "responses": _answers(one["responses"])} for method, one in operations.items()}
        for path, operations in schema["paths"].items()
    }
    _, problem = msgspec.json.schema_components([Problem])
    known = {name: _of_its_kind(one) for name, one in schema["components"]["schemas"].items()}
    return {**schema, "paths": paths, "components": {**schema["components"], "schemas": known | problem}}


REFUSED: Final = {
    "description": "Refused, and nothing has changed.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def _answers(responses: dict[str, Any]) -> dict[str, Any]:
    granted = {status: dict(told) for status, told in responses.items() if status < "400"}
    if "204" in granted:
        granted["204"].pop("content", None)
    return {**granted, "default": REFUSED}


def _of_its_kind(schema: dict[str, Any]) -> dict[str, Any]:
    """A node has the kind that its class has, and always says so."""
    kind = schema.get("properties", {}).get("kind", {})
    if "default" not in kind:
        return schema
    properties = {**schema["properties"], "kind": {"type": "string", "const": kind["default"]}}
    return {**schema, "properties": properties, "required": [*schema.get("required", ()), "kind"]}


# --- Around all of it --------------------------------------------------------------------------------------------------------


def dressed(app: ASGIApp) -> ASGIApp:
    """Our headers on every answer, and a line in the log for every request: never a query, a body, a cookie or a name."""

    async def dress(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began = monotonic()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in _HEADERS if one[0] not in names)]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            hall: Hall = scope["litestar_app"].state.hall
            took = monotonic() - began
            hall.metrics.requests.add(str(status))
            hall.metrics.answered.add(took)
            route = scope.get("path_template") or ""
            LOG.info(
                "request",
                extra={"method": scope["method"], "route": route, "status": status, "ms": round(1000 * took, 1)},
            )

    return dress


def build(settings: Settings) -> Litestar:
    """The application of one worker."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings) as hall:
            app.state.hall = hall
            yield

    def the_hall(state: Shared) -> Hall:
        found: Hall = state.hall
        return found

    api = Router(
        path="/api",
        route_handlers=[accounts.router, shelf.router, tables.router],
        before_request=before,
    )
    app = Litestar(
        route_handlers=[api, live, health, metrics, *pages.handlers],
        dependencies={"hall": Provide(the_hall, sync_to_thread=False)},
        exception_handlers={Refusal: refused, HTTPException: misread, Exception: broken},
        lifespan=[lifespan],
        request_class=Careful,
        openapi_config=OpenAPIConfig(
            title="Tablée",
            version="1",
            description="Everything that a person can do at a table, for programs. See docs/host-a-table.md.",
            path="/schema",
            render_plugins=[Described()],
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = dressed(app.asgi_handler)  # around what has no route, too
    return app


class Plain(logging.Formatter):
    """One JSON object on each line."""

    KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "worker": record.process,
        }
        told |= {name: value for name, value in vars(record).items() if name not in self.KNOWN}
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def write_log(level: int = logging.INFO) -> None:
    """Log to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain())
    for name in ("tablee", "uvicorn", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(level)


def from_environment() -> Litestar:
    """What a worker process runs."""
    write_log()
    bring(os.environ)
    app = build(Settings.from_environment())
    gc.freeze()  # what is there now stays
    gc.set_threshold(*RARELY)
    return app
