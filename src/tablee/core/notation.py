r"""Moves as text and back: `play 12`, `share 3 to 2`, `clues "sea" "salt" "sun"`.

The text of a move is its verb followed by its fields, or the words of its class's `notation` with the fields in braces.
How a field is written follows from its annotation:

| annotation               | text                                        |
|--------------------------|---------------------------------------------|
| `int`, `Seat`            | `12`                                        |
| `Word`                   | a bare word of letters, digits, `-` and `_` |
| `str`                    | text in double quotes, `\"`, `\\` and `\u000a` escaped   |
| an `Enum`                | the member's name in lower case             |
| `tuple[X, ...]`          | the parts joined by commas, `-` when empty; X is any of those but `str` |
"""

from __future__ import annotations

import dataclasses
import enum
import re
import sys
import typing
from collections.abc import Iterable
from typing import NewType, TypeVar

Word = NewType("Word", str)
Seat = int  # 0 … seats - 1, in the order of play around the table

_T = TypeVar("_T")
_TOKEN = re.compile(r'"(?:[^"\\\n]|\\["\\]|\\u[0-9a-f]{4})*"|[^\s"]+')
_ESCAPED = re.compile(r'\\(?:(["\\])|u([0-9a-f]{4}))')
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")  # what would break a line, or hide in it
_HALVES = re.compile(r"[\ud800-\udfff]")
_WORD = re.compile(r"[\w-]+")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,17})")


class NotationError(ValueError):
    """A text that does not spell a value, with the reason as a sentence."""


@dataclasses.dataclass(frozen=True)
class Field:
    """One field of a move, question or event, as its annotation describes it."""

    name: str
    kind: type  # int, str, Word's stand-in `_Bare`, or an Enum class
    many: bool
    seat: bool  # annotated `Seat`: a number in text, a name in a sentence


class _Bare:
    """Stands for `Word`, which is no class at run time."""


_FIELDS: dict[type, tuple[Field, ...]] = {}
_VERBS: dict[type, str] = {}
_TEMPLATES: dict[type, tuple[str | Field, ...]] = {}


def fields(cls: type) -> tuple[Field, ...]:
    """The fields of a dataclass, in order, with what their annotations say."""
    known = _FIELDS.get(cls)
    if known is None:
        namespace = vars(sys.modules[cls.__module__])
        parts = dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else ()
        known = _FIELDS[cls] = tuple(_field(cls, f.name, f.type, namespace) for f in parts)
    return known


def _field(cls: type, name: str, annotation: object, namespace: dict[str, object]) -> Field:
    if not isinstance(annotation, str):
        raise TypeError(f"{cls.__module__} has to begin with “from __future__ import annotations”")
    many = annotation.startswith("tuple[")
    inner = annotation.removeprefix("tuple[").split(",")[0].rstrip("]").strip() if many else annotation
    if inner == "Seat":
        return Field(name, int, many, seat=True)
    if inner == "int" or (inner == "str" and not many):
        return Field(name, int if inner == "int" else str, many, seat=False)
    if inner == "Word":
        return Field(name, _Bare, many, seat=False)
    kind = namespace.get(inner)
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return Field(name, kind, many, seat=False)
    raise TypeError(
        f"{cls.__name__}.{name}: {annotation} can't be written in a move; use int, Seat, Word, str, an Enum, or a tuple of int, Seat, Word or Enum"
    )


def verb(cls: type) -> str:
    """`PlayCard` is spelled `play-card`."""
    known = _VERBS.get(cls)
    if known is None:
        known = _VERBS[cls] = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
    return known


def _template(cls: type) -> tuple[str | Field, ...]:
    known = _TEMPLATES.get(cls)
    if known is None:
        known = _TEMPLATES[cls] = _make_template(cls)
    return known


def _make_template(cls: type) -> tuple[str | Field, ...]:
    by_name = {field.name: field for field in fields(cls)}
    words = typing.cast("str", getattr(cls, "notation", ""))
    if not words:
        return (verb(cls), *by_name.values())
    parts = tuple(by_name.get(word[1:-1], "") if word.startswith("{") else word for word in words.split())
    if sorted(p.name for p in parts if isinstance(p, Field)) != sorted(by_name):
        raise TypeError(f"{cls.__name__}.notation must name each field once: {words}")
    return parts


def write(value: object) -> str:
    """The text of a move."""
    return " ".join(
        part if isinstance(part, str) else _write_field(part, getattr(value, part.name))
        for part in _template(type(value))
    )


def _write_field(field: Field, value: object) -> str:
    if field.many:
        parts = typing.cast("tuple[object, ...]", value)
        return ",".join(_write_one(part) for part in parts) or "-"
    return _write_one(value, quoted=field.kind is str)


def _write_one(value: object, *, quoted: bool = False) -> str:
    if isinstance(value, enum.Enum):
        return value.name.lower()
    return quote(str(value)) if quoted else str(value)


def quote(text: str) -> str:
    """Free text in double quotes, on one line whatever it holds."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + _UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", escaped) + '"'


def unquote(token: str) -> str:
    """The text between the quotes."""
    return _ESCAPED.sub(lambda found: found[1] or chr(int(found[2], 16)), token[1:-1])


def tokens(text: str) -> list[str]:
    """The words and quoted texts of a line, in one pass."""
    found = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        token = _TOKEN.match(text, at)
        if token is None:
            raise NotationError(f"a quotation mark is missing in: {text[:60]}")
        found.append(token[0])
        at = token.end()
    return found


def read(text: str, kinds: Iterable[type[_T]]) -> _T:
    """The move that this text spells, among these kinds; NotationError otherwise."""
    if not text.isascii() and _HALVES.search(text):
        raise NotationError("it holds half of a character")
    words = tokens(text)
    problem = ""
    for kind in kinds:
        template = _template(kind)
        if len(words) == len(template) and all(
            not isinstance(part, str) or part == word.lower() for part, word in zip(template, words, strict=True)
        ):
            try:
                return kind(**_values(template, words))
            except NotationError as error:
                problem = str(error)
    raise NotationError(problem or f"no move of this game is written “{' '.join(words)[:60]}”")


def _values(template: tuple[str | Field, ...], words: list[str]) -> dict[str, object]:
    return {
        part.name: _read_field(part, word)
        for part, word in zip(template, words, strict=True)
        if not isinstance(part, str)
    }


def _read_field(field: Field, word: str) -> object:
    if field.many:
        return () if word == "-" else tuple(_read_one(field, part) for part in word.split(","))
    return _read_one(field, word)


def _read_one(field: Field, word: str) -> object:
    if field.kind is int:
        if not _NUMBER.fullmatch(word):
            raise NotationError(f"“{word}” is not a number")
        return int(word)
    if field.kind is str:
        if not word.startswith('"'):
            raise NotationError(f"put {word} in double quotes")
        return unquote(word)
    if field.kind is _Bare:
        if not _WORD.fullmatch(word):
            raise NotationError(f"“{word}” is not a word")
        return word
    members = {member.name.lower(): member for member in typing.cast("type[enum.Enum]", field.kind)}
    if word.lower() not in members:
        raise NotationError(f"“{word}” is none of {', '.join(members)}")
    return members[word.lower()]
