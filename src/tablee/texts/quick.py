"""A text of Fluent as plain functions: the same words, many times sooner.

The library walks through a text each time it is said. Ours are simple: words, values, choices by a value, other texts, and a function
or two. Such a text is taken apart once. What is not so simple, or is said with values that the library would write in a way of
its own (a thousand and more, a fraction), is left to the library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast

Values = Mapping[str, str | int]
Part = Callable[[Values], str]

LARGE: Final = 1_000  # from here on a number is written in groups
LONG: Final = 2_500  # characters of a value, from which the library refuses it


class NotSimpleError(Exception):
    """Something that is left to the library."""


class Quick:
    """The texts of one bundle, each taken apart when it is first said."""

    def __init__(self, texts: FluentBundle, language: str, functions: Mapping[str, Callable[[Any], Any]]) -> None:
        self._texts = texts
        self._plural = Locale.parse(language).plural_form
        self._functions = functions
        self._known: dict[str, Part | None] = {}

    def say(self, key: str, values: Values) -> str | None:
        """The text of a key that is there; None where the library has to say it."""
        try:
            part = self._known[key]
        except KeyError:
            part = self._known[key] = self._simple(key)
        if part is None:
            return None
        try:
            return part(values)
        except NotSimpleError:
            return None

    def _simple(self, key: str) -> Part | None:
        try:
            return self._message(key, ())
        except NotSimpleError:
            return None

    def _message(self, key: str, within: tuple[str, ...]) -> Part:
        if key in within or not self._texts.has_message(key):
            raise NotSimpleError
        pattern = self._texts.get_message(key).value
        if pattern is None:
            raise NotSimpleError
        return self._pattern(pattern, (*within, key))

    def _pattern(self, pattern: object, within: tuple[str, ...]) -> Part:
        if not isinstance(pattern, ast.Pattern):  # one element alone
            return self._element(pattern, within)
        parts = [self._element(element, within) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _element(self, element: object, within: tuple[str, ...]) -> Part:
        match element:
            case ast.TextElement():
                return _always(element.value)
            case ast.Placeable():
                return self._element(element.expression, within)
            case ast.StringLiteral():
                return _always(element.parse()["value"])
            case ast.VariableReference():
                return _value(element.id.name)
            case ast.MessageReference(attribute=None):
                return self._message(element.id.name, within)
            case ast.SelectExpression(selector=ast.VariableReference(id=by)):
                return self._choice(by.name, element.variants, within)
            case ast.FunctionReference():
                return self._call(element, within)
        raise NotSimpleError

    def _choice(self, name: str, variants: Sequence[ast.Variant], within: tuple[str, ...]) -> Part:
        words: dict[str, Part] = {}
        numbers: dict[int, Part] = {}
        order: list[tuple[int | str, Part]] = []
        default: Part | None = None
        counted = False
        for variant in variants:
            part = self._pattern(variant.value, within)
            default = part if variant.default else default
            key = _key(variant.key)
            order.append((key, part))
            if isinstance(key, str):
                words.setdefault(key, part)
            else:
                counted = True
        if default is None:
            raise NotSimpleError
        otherwise = default

        def number(value: int) -> Part:
            form = self._plural(value)
            return next((part for key, part in order if key in (value, form)), otherwise)

        def choose(values: Values) -> str:
            value = values.get(name)
            if type(value) is str and not counted:
                return words.get(value, otherwise)(values)
            if type(value) is not int:
                raise NotSimpleError
            part = numbers.get(value)
            if part is None:
                part = number(value)
                if len(numbers) < LARGE:
                    numbers[value] = part
            return part(values)

        return choose

    def _call(self, call: ast.FunctionReference, within: tuple[str, ...]) -> Part:
        function = self._functions.get(call.id.name)
        if function is None or call.arguments.named or len(call.arguments.positional) != 1:
            raise NotSimpleError
        of = self._element(call.arguments.positional[0], within)
        return lambda values: str(function(of(values)))


def _key(key: object) -> int | str:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    if isinstance(key, ast.NumberLiteral) and int(key.value) == float(key.value):
        return int(key.value)
    raise NotSimpleError


def _always(text: str) -> Part:
    if len(text) > LONG:
        raise NotSimpleError
    return lambda _: text


def _value(name: str) -> Part:
    def value(values: Values) -> str:
        one = values.get(name)
        if type(one) is str and len(one) <= LONG:
            return one
        if type(one) is int and 0 <= one < LARGE:
            return str(one)
        raise NotSimpleError

    return value
