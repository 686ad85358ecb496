"""The application: every route, what is refused and how, and the headers that all answers carry."""

from __future__ import annotations

import gc
import hmac
import json
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State as Shared
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send
from litestar.typing import FieldDefinition
from msgspec import structs

from tablee.core.errors import BadSetup, Refusal, UnknownGame
from tablee.core.game import configure
from tablee.i18n import told
from tablee.node import Busy
from tablee.rulebook import UnknownRule
from tablee.store import Behind, StoreClosed, StoreFailed, UnknownPerson, UnknownTable, Unsure
from tablee.table import refusals as no
from tablee.table.snapshot import EventSeen
from tablee.web import accounts, catalog, pages, tables
from tablee.web.connection import live
from tablee.web.context import LOG, AppContext, address_of, bearer_of, language_of, opened
from tablee.web.guard import connections, guarded, open_files, tell_if_few
from tablee.web.identity import BadPassword, GuestsCant, NobodyThere, ScopeMissing, WrongPassword
from tablee.web.limits import TooMany, TooManyOpen
from tablee.web.metrics import Counter
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
    no.LikeABot: 400,
    no.BadTime: 400,
    no.BadKey: 400,
    no.UnknownLanguage: 400,
    no.UnknownStrength: 400,
    no.EmptyLine: 400,
    no.LineTooLong: 400,
    ForeignOrigin: 403,
    GuestsCant: 403,
    ScopeMissing: 403,
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
    no.NoSuchStep: 404,
    no.TableClosed: 410,
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
    context: AppContext = request.app.state.context
    if isinstance(refusal, TooMany) or not _at_a_table(request.scope):  # those were counted where the command was known
        context.metrics.refused.add(refusal.key)
    status = next((STATUS[kind] for kind in type(refusal).__mro__ if kind in STATUS), CONFLICT)
    text = context.words(refusal, language_of(request), request.path_params.get("table_id", ""))
    headers = {"retry-after": "2"} if status in {429, 503} else {}
    return Response(Problem(refusal.key, text), status_code=status, headers=headers, media_type=MediaType.JSON)


def _at_a_table(scope: Scope) -> bool:
    """Whether a request asks something of a table: an answer perhaps, which nobody else may notice."""
    return scope.get("path_template") == "/api/tables/{table_id}/wishes"


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
    context: AppContext = request.app.state.context
    context.addresses.take(address_of(request))
    if request.method not in SAFE:
        check_origin(request, context.settings)


# --- For the host ------------------------------------------------------------------------------------------------------------


@get("/health", tags=["host"], responses={503: ResponseSpec(dict[str, str], description="A fault, by its name.")})
async def health(request: Asking, context: AppContext) -> Response[dict[str, str]]:
    """Whether this worker and its database answer, and the last writing went well; else the name of the fault.

    Where the fault is, and what the database says of it, is told to the host: with the token of `/metrics`.
    """
    fault = context.store.fault
    try:
        await context.store.table("")
    except StoreFailed as failed:
        fault = context.store.fault_of(failed.__cause__ or failed)
    if fault is None:
        return Response({"status": "ok"})
    more = {"where": fault.where, "said": fault.said} if is_host(request, context) else {}
    return Response({"status": fault.name, **more}, status_code=503)


def is_host(request: Asking, context: AppContext) -> bool:
    """Whether somebody has the token that the host has chosen."""
    chosen = context.settings.metrics
    return bool(chosen) and hmac.compare_digest(bearer_of(request.headers).encode(), chosen.encode())


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Asking, context: AppContext) -> str:
    """Numbers of this worker, for Prometheus, if it has the host's token. For others there is nothing here."""
    if not is_host(request, context):
        raise NotFoundException
    told = context.metrics.text(tables=context.node.loaded, sockets=len(context.connections), worker=os.getpid())
    lost = Counter("tablee_bots_lost_total", "Searches of bots that came to nothing, by why.", "why")
    lost.counts.update(context.node.automation.bots_lost)
    return told + "".join(f"{line}\n" for line in (*lost.lines(), *connections().dropped.lines()))


# --- The description of the API ------------------------------------------------------------------------------------------------


class EventSchema(OpenAPISchemaPlugin):
    """What happened, as it is described: msgspec writes a union of dataclasses, and can't describe one."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is EventSeen

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        kinds = field_definition.get_type_hints(include_extras=True, resolve_generics=True)
        members = structs.fields(EventSeen)
        found: Schema = schema_creator.create_component_schema(
            field_definition,
            required=sorted(one.name for one in members if one.required),
            property_fields={
                one.name: FieldDefinition.from_annotation(kinds[one.name], name=one.name) for one in members
            },
        )
        return found


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


LENGTHS: Final = frozenset({b"content-length", b"transfer-encoding"})


def clear(app: ASGIApp) -> ASGIApp:
    """Refuses a request that gives two lengths: a proxy in front may read the one, and we the other."""

    async def clearly(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not {name for name, _ in scope["headers"]} >= LENGTHS:
            await app(scope, receive, send)
            return
        body = msgspec.json.encode(Problem(BadMessage.key, str(BadMessage("it gives two lengths"))))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            *_HEADERS,
        ]
        await send({"type": "http.response.start", "status": 400, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return clearly


class GoneError(Exception):
    """Somebody left in the middle of what he was sending. Nobody did anything wrong, and nobody hears the answer."""


GONE: Final = 499  # in the log, as other servers have it


def gone(_request: Asking, _error: GoneError) -> Response[None]:
    """For nobody."""
    return Response(None, status_code=GONE)


def dressed(app: ASGIApp) -> ASGIApp:
    """Our headers on every answer, `HEAD` wherever there is a `GET`, and a line in the log for every request.

    Never is a query in it, a body, a cookie or a name; files that pages are made of are for those who debug.
    """

    async def dress(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began = monotonic()
        status = 0
        whole = False
        method = scope["method"]
        head = method == "HEAD"
        asked = cast(HTTPScope, {**scope, "method": "GET"} if head else scope)

        async def receiving() -> ReceiveMessage:
            nonlocal whole
            message = await receive()
            if message["type"] == "http.disconnect" and not whole:
                raise GoneError
            whole = not message.get("more_body")
            return message

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in _HEADERS if one[0] not in names)]
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            await app(asked, receiving, sending)
        finally:
            context: AppContext = scope["litestar_app"].state.context
            took = monotonic() - began
            if status >= 500 or not _at_a_table(asked):
                context.metrics.requests.add(str(status))
                context.metrics.answered.add(took)
            route = asked.get("path_template") or ""
            LOG.log(
                logging.DEBUG if route.startswith("/static/") and status < 500 else logging.INFO,
                "request",
                extra={"method": method, "route": route, "status": status, "ms": round(1000 * took, 1)},
            )

    return dress


def build(settings: Settings) -> Litestar:
    """The application of one worker."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings) as context:
            app.state.context = context
            yield

    def the_context(state: Shared) -> AppContext:
        found: AppContext = state.context
        return found

    api = Router(
        path="/api",
        route_handlers=[accounts.router, catalog.router, tables.router],
        before_request=before,
    )
    app = Litestar(
        route_handlers=[api, live, health, metrics, *pages.handlers],
        dependencies={"context": Provide(the_context, sync_to_thread=False)},
        exception_handlers={Refusal: refused, HTTPException: misread, GoneError: gone, Exception: broken},
        lifespan=[lifespan],
        request_class=Careful,
        plugins=[EventSchema()],
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
    app.asgi_handler = guarded(clear(dressed(app.asgi_handler)))  # around what has no route, too
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
    tell_if_few(open_files())
    configure(os.environ)
    app = build(Settings.from_environment())
    gc.freeze()  # what is there now stays
    gc.set_threshold(*RARELY)
    return app
