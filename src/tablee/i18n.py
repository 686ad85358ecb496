"""Words: the texts of Tablée and of each game, in French and English.

Texts are Fluent files. The keys of a game follow from its classes: `move-play`, `ask-play-card`, `event-flushed`, `end-own-turn`.
The fields of a move or event are the values of its text. A seat `$seat` becomes a name, and `$seat_is` says whether it is `you`,
the first seat of the sentence once more (`self`), or `other`; for several seats, `$seats_is` is `you`, `us` (you among others), `one`, `many` or `nobody`. Before a name French drops
a vowel: `DE($name)` is “de Basile” and “d’Ada”, and `QUE($name)` alike. English has `AN($card)`: “a 7” and “an 8”.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

from tablee.core import notation
from tablee.core.errors import Refusal
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.state import Event, Move, Outcome, Question, State
from tablee.texts.quick import Quick

LANGUAGES = ("fr", "en")
NAMES = ("Ada", "Basile", "Chloé", "Dario", "Elsa", "Farid", "Gaïa", "Hugo")
OUR_TEXTS = "tablee.texts"
CACHED = 2_500  # texts of a game in one language that are remembered
QUESTIONS = 40  # of one table, remembered for one reader

Value = str | int
Said = tuple[object, ...]  # a key, the names of its values, and the values


def _elided(word: str, name: object) -> str:
    """A little word of French before a name: its vowel falls before another; before an h it may stay."""
    told = str(name)
    plain = normalize("NFD", told[:2]).lower()
    vowel = plain[:1] in {"a", "e", "i", "o", "u", "œ", "æ"} or re.match(r"y[^aeiou\W]", plain)
    return f"{word[:-1]}’{told}" if vowel else f"{word} {told}"


def _article(thing: object) -> str:
    """“a” or “an” before it, as it is spoken: a 7, an 8, an 11, an 80."""
    told = str(thing)
    vowel = re.match(r"8|1[18](?!\d)", told) or normalize("NFD", told[:1]).lower() in set("aeiou")
    return f"an {told}" if vowel else f"a {told}"


FUNCTIONS: Final[dict[str, dict[str, Callable[[Any], Any]]]] = {
    "en": {"AN": _article},
    "fr": {"DE": partial(_elided, "de"), "QUE": partial(_elided, "que")},
}


class MissingTextError(KeyError):
    """A text that is not there, or that can't be said with these values."""


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The texts of a package above our own, in one language."""
    if language not in LANGUAGES:
        raise MissingTextError(f"there are no texts in “{language}”")
    texts = FluentBundle([language], functions=FUNCTIONS.get(language), use_isolating=False)
    for source in dict.fromkeys((OUR_TEXTS, package)):
        text = files(source).joinpath(f"{language}.ftl").read_text("utf-8")
        texts.add_resource(FluentResource(text))
    return texts


@cache
def _spoken(package: str, language: str) -> dict[Said, str]:
    return {}


def say(package: str, language: str, key: str, values: dict[str, Value]) -> str:
    """The text of a key; each is formatted once and remembered."""
    known = _spoken(package, language)
    asked: Said = (key, *values, *values.values())
    spoken = known.get(asked)
    if spoken is None:
        spoken = _quick(package, language).say(key, values) or _slow(package, language, key, values)
        if len(known) >= CACHED:
            for old in list(known)[: CACHED // 4]:
                del known[old]
        known[asked] = spoken
    return spoken


@cache
def _quick(package: str, language: str) -> Quick:
    return Quick(bundle(package, language), language, FUNCTIONS.get(language, {}))


def _slow(package: str, language: str, key: str, values: dict[str, Value]) -> str:
    """As the library says it, or why it can't."""
    texts = bundle(package, language)
    if not texts.has_message(key):
        raise MissingTextError(f"{package} has no text “{key}” in “{language}”")
    pattern = texts.get_message(key).value
    if pattern is None:
        raise MissingTextError(f"the text “{key}” of {package} is empty in “{language}”")
    told, errors = texts.format_pattern(pattern, values)
    if errors:
        raise MissingTextError(f"{package}, “{key}” in “{language}”: {errors[0]}")
    return str(told)


def told(refusal: Refusal, language: str, package: str = OUR_TEXTS) -> str:
    """A refusal in words."""
    try:
        return say(refusal.package or package, language, refusal.key, refusal.values)
    except MissingTextError:
        return str(refusal)


class Words:
    """A speaker: one game, one language, one reader, the names at the table."""

    def __init__(
        self, game: Game[State, View], language: str, reader: Seat | None = None, names: Sequence[str] = NAMES
    ) -> None:
        self.language = language
        self.reader = reader
        self._game = game
        self._package = game.package
        self._names = tuple(names)
        self._known = _spoken(game.package, language)
        self._asked: dict[tuple[Question, tuple[Seat, ...]], str] = {}
        self._same = (self._package, language, reader, self._names)
        self._hash = hash(self._same)

    def __eq__(self, other: object) -> bool:
        """Whoever says the same to the same reader is the same speaker: scenes keep what was built for one."""
        return isinstance(other, Words) and self._same == other._same

    def __hash__(self) -> int:
        return self._hash

    def anybody(self) -> Words:
        known = _ANYBODY.get((self._package, self.language))
        if known is None:
            known = _ANYBODY[self._package, self.language] = Words(self._game, self.language)
        return known

    def say(self, key: str, /, **values: Value) -> str:
        spoken = self._known.get((key, *values, *values.values()))
        return spoken if spoken is not None else say(self._package, self.language, key, values)

    def name(self, seat: Seat) -> str:
        return self._names[seat]

    def names(self, seats: tuple[Seat, ...]) -> str:
        told = [self.say("you")] if self.reader in seats else []
        told += [self.name(seat) for seat in seats if seat != self.reader]
        if len(told) < 2:
            return "".join(told)
        return self.say("list", all=", ".join(told[:-1]), last=told[-1])

    def sentence(self, thing: Move | Event, /) -> str:
        return self._sentence(_key(type(thing)), self._values(thing))

    def ask(self, question: Question, waiting: tuple[Seat, ...], /) -> str:
        spoken = self._asked.get((question, waiting))
        if spoken is None:
            values = self._values(question)
            self._add_seats(values, "waiting", waiting)
            spoken = self._sentence(_key(type(question)), values)
            if len(self._asked) >= QUESTIONS:
                self._asked.clear()
            self._asked[question, waiting] = spoken
        return spoken

    def result(self, outcome: Outcome, /, **decided: Value | tuple[Seat, ...]) -> str:
        values: dict[str, Value] = {}
        for name, value in {"seats": outcome.winners, **decided}.items():
            if isinstance(value, tuple):
                self._add_seats(values, name, value)
            else:
                values[name] = value
        return self._sentence(f"end-{outcome.reason}", values)

    def _sentence(self, key: str, values: dict[str, Value]) -> str:
        """A text that begins with a capital, even one that begins with “you”."""
        spoken = say(self._package, self.language, key, values)
        return spoken[:1].upper() + spoken[1:]

    def choice(self, option: str, choice: str) -> str:
        """A value of an option; one without a text of its own is said as it is written."""
        key = f"option-{option}-{choice}"
        return self.say(key) if bundle(self._package, self.language).has_message(key) else choice

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused."""
        return say(refusal.package or self._package, self.language, refusal.key, refusal.values)

    def _values(self, thing: object) -> dict[str, Value]:
        values: dict[str, Value] = {}
        first: Seat | None = None
        for field in notation.fields(type(thing)):
            value = getattr(thing, field.name)
            if field.seat and field.many:
                self._add_seats(values, field.name, value)
            elif field.seat:
                values[field.name] = self._names[value]
                values[f"{field.name}_is"] = "you" if value == self.reader else "self" if value == first else "other"
                first = value if first is None else first
            elif field.many:
                values[field.name] = ", ".join(map(str, value))
                values[f"{field.name}_n"] = len(value)
            elif isinstance(value, int | str):
                values[field.name] = value if isinstance(value, str) or value >= 0 else f"−{-value}"
            else:
                values[field.name] = value._name_.lower()  # sooner than `name`
        return values

    def _add_seats(self, values: dict[str, Value], name: str, seats: tuple[Seat, ...]) -> None:
        if self.reader in seats:
            what = "you" if len(seats) == 1 else "us"
        else:
            what = "nobody" if not seats else "one" if len(seats) == 1 else "many"
        values[name] = self.names(seats)
        values[f"{name}_is"] = what
        values[f"{name}_n"] = len(seats)


_ANYBODY: Final[dict[tuple[str, str], Words]] = {}


_KEYS: Final[dict[type, str]] = {}


def _key(cls: type[Move | Event | Question]) -> str:
    """The key of what is said of such a thing."""
    known = _KEYS.get(cls)
    if known is None:
        kind = "move" if issubclass(cls, Move) else "ask" if issubclass(cls, Question) else "event"
        known = _KEYS[cls] = f"{kind}-{notation.verb(cls)}"
    return known


def keys(package: str, language: str) -> set[str]:
    """Every key that a package's own file defines."""
    text = files(package).joinpath(f"{language}.ftl").read_text("utf-8")
    body = FluentResource(text).body
    return {entry.id.name for entry in body if hasattr(entry, "id")}
