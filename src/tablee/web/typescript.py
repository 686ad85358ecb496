"""The wire as TypeScript declarations, made from the types that the server itself encodes and decodes.

`python -m tablee.web.typescript` prints them. The browser client is checked against them, so a member that is renamed here and not
there is a mistake that the type checker finds. A client in TypeScript of somebody else's can use them too.
"""

from __future__ import annotations

import json
import re
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from msgspec import Meta, Raw, Struct

from tablee.core import beats, scene
from tablee.table.commands import PlayerCommand
from tablee.table.terms import Terms, Time
from tablee.web import changes, tables, wire
from tablee.web.app import build
from tablee.web.settings import Settings

SIMPLE: Final[dict[object, str]] = {
    type(None): "null",
    None: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    object: "unknown",
    Any: "unknown",
}
UNIONS: Final = (Union, types.UnionType)
WORDS: Final = re.compile(r"\^\(([\w|-]+)\)\$")  # a pattern that is a list of words
METHODS: Final = ("GET", "POST", "PATCH", "DELETE")


class Member(NamedTuple):
    """A member of an object in JSON."""

    name: str
    type: object
    optional: bool


class Declarations:
    """Declarations of all types that are reachable from those that were asked for."""

    def __init__(self, names: Mapping[Any, str], sent_names: Mapping[Any, str] | None = None) -> None:
        """`names` are those of unions, and of classes that the client knows by another name; `sent_names` where it sends them."""
        self._names = names
        self._sent_names = sent_names or {}
        self._known: dict[str, tuple[object, bool]] = {}  # what has that name, and whether the client sends it
        self._texts: list[str] = []

    def __str__(self) -> str:
        """All of them, as a module."""
        return "\n".join(self._texts)

    def add(self, text: str) -> None:
        """A declaration made by hand of others."""
        self._texts.append(text)

    def sent(self, annotation: Any) -> str:
        """The type of what the client sends: whatever has a default may be left out."""
        return self._type(annotation, sent=True)

    def received(self, annotation: Any) -> str:
        """The type of what the client receives: everything is there, unless its struct leaves out defaults."""
        return self._type(annotation, sent=False)

    def _type(self, annotation: Any, *, sent: bool) -> str:
        origin, arguments = get_origin(annotation), get_args(annotation)
        if annotation in SIMPLE:
            return SIMPLE[annotation]
        if annotation in self._names and origin in UNIONS:
            return self._named(annotation, lambda: self._union(arguments, sent=sent), sent=sent)
        if origin is Annotated:
            return self._annotated(arguments, sent=sent)
        if origin is NotRequired:
            return self._type(arguments[0], sent=sent)
        if origin is Literal:
            return _literals(arguments)
        if origin in UNIONS:
            return self._union(arguments, sent=sent)
        if isinstance(origin, type):
            return self._container(origin, arguments, sent=sent)
        if isinstance(annotation, type) and issubclass(annotation, Enum):
            return _literals(one.value for one in annotation)
        return self._named(annotation, lambda: self._object(annotation, sent=sent), sent=sent)

    def _container(self, origin: type, arguments: tuple[Any, ...], *, sent: bool) -> str:
        inside = [self._type(one, sent=sent) for one in arguments if one is not Ellipsis]
        if issubclass(origin, Mapping):
            return f"Readonly<Record<string, {inside[1]}>>"
        if origin is tuple and Ellipsis not in arguments:
            return f"readonly [{', '.join(inside)}]"
        return f"readonly {_grouped(inside[0])}[]"

    def _annotated(self, arguments: tuple[Any, ...], *, sent: bool) -> str:
        """Words that are listed in a pattern are literals."""
        for one in arguments[1:]:
            if isinstance(one, Meta) and one.pattern and (words := WORDS.fullmatch(one.pattern)):
                return _literals(words[1].split("|"))
        return self._type(arguments[0], sent=sent)

    def _union(self, arguments: tuple[Any, ...], *, sent: bool) -> str:
        """Something that is encoded already is one of the others."""
        told = [self._type(one, sent=sent) for one in arguments if one is not Raw]
        return " | ".join(dict.fromkeys(told))

    def _named(self, annotation: Any, declare: Callable[[], str], *, sent: bool) -> str:
        """The name of a type, declared when it is met for the first time."""
        name = (sent and self._sent_names.get(annotation)) or self._names.get(annotation) or annotation.__name__
        if name not in self._known:
            self._known[name] = (annotation, sent)
            at = len(self._texts)
            body = declare()
            head = f"export interface {name} " if body.startswith("{") else f"export type {name} = "
            self._texts.insert(at, f"{_comment(annotation)}{head}{body}\n")
        known, way = self._known[name]
        if known != annotation:
            raise TypeError(f"{name} is the name of two types: {known} and {annotation}")
        if way != sent and isinstance(annotation, type) and any(one.optional for one in members(annotation, sent=True)):
            raise TypeError(f"{name} goes both ways, and what may be left out differs")
        return name

    def _object(self, annotation: Any, *, sent: bool) -> str:
        lines = [
            f"  readonly {one.name}{'?' if one.optional else ''}: {self._type(one.type, sent=sent)};\n"
            for one in members(annotation, sent=sent)
        ]
        return f"{{\n{''.join(lines)}}}"


def members(annotation: Any, *, sent: bool) -> Iterator[Member]:
    """The members that an object of that class has in JSON."""
    hints = get_type_hints(annotation, include_extras=True) if isinstance(annotation, type) else {}
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        config = annotation.__struct_config__
        if config.tag_field:
            yield Member(config.tag_field, Literal[config.tag], optional=False)
        for one in msgspec.structs.fields(annotation):
            yield Member(one.encode_name, hints[one.name], not one.required and (sent or config.omit_defaults))
    elif is_dataclass(annotation):
        for part in fields(annotation):
            given = part.default is not MISSING or part.default_factory is not MISSING
            yield Member(part.name, hints[part.name], sent and given)
    elif is_typeddict(annotation):
        for name, hint in hints.items():
            yield Member(name, hint, get_origin(hint) is NotRequired)
    else:
        raise TypeError(f"{annotation} has no declaration")


def _literals(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(one) for one in values)


def _grouped(text: str) -> str:
    return f"({text})" if " " in text else text


def _comment(annotation: Any) -> str:
    first = (annotation.__doc__ or "").partition("\n")[0] if isinstance(annotation, type) else ""
    return f"/** {first} */\n" if first else ""


# --- The JSON API ------------------------------------------------------------------------------------------------------------


def routes(app: Litestar, known: Declarations) -> Iterator[tuple[str, str, str]]:
    """The routes that answer in JSON: method, path, and the type of their parameters, body and answer."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith("/api/"):
            continue
        for handler in route.route_handlers:
            answer = handler.parsed_fn_signature.return_type.annotation
            answer = get_args(answer)[0] if get_origin(answer) is Response else answer
            for method in METHODS:
                if method in handler.http_methods and answer not in {bytes, str}:
                    yield method, route.path_format, _route(handler, answer, known)


def _route(handler: HTTPRouteHandler, answer: object, known: Declarations) -> str:
    asked = handler.parsed_fn_signature.parameters
    own = {"data", *handler.resolve_dependencies()}
    given = "; ".join(
        f"readonly {name}{'?' if one.has_default else ''}: {known.sent(one.annotation)}"
        for name, one in asked.items()
        if name not in own and get_origin(one.annotation) is not Request
    )
    body = known.sent(asked["data"].annotation) if "data" in asked else "Readonly<Record<string, never>>"
    parameters = f"{{ {given} }}" if given else "{}"
    return f"{{ parameters: {parameters}; body: {body}; answer: {known.received(answer)} }}"


# --- All of it -----------------------------------------------------------------------------------------------------------------

NAMES: Final[Mapping[Any, str]] = {
    PlayerCommand: "Command",
    wire.Resync: "Resume",
    scene.Node: "Node",
    beats.Step: "Step",
    changes.Told: "NodeChange",
    tables.Done: "Stored",
    tables.ReplayStepOut: "MomentOut",
}
SENT_NAMES: Final[Mapping[Any, str]] = {Terms: "TermsIn", Time: "TimeIn"}  # these go both ways


def declarations() -> str:
    """Commands, messages and the JSON API."""
    known = Declarations(NAMES, SENT_NAMES)
    known.sent(PlayerCommand)
    known.sent(wire.Resync)
    known.add(f"export type Message = {known.received(wire.Frame | wire.Acknowledged | wire.Refused)};\n")
    found = sorted(routes(build(Settings()), known))
    known.add("export interface Routes {")
    for method in METHODS:
        lines = [f"    {json.dumps(path)}: {text};" for one, path, text in found if one == method]
        known.add("\n".join([f"  {method}: {{", *lines, "  };"]))
    known.add("}\n")
    return str(known)


if __name__ == "__main__":
    sys.stdout.write(declarations())
