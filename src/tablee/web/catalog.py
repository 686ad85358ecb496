"""The catalog: which games there are, their options in words, and their rules."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Request, Router, get
from litestar.params import Parameter

from tablee.core.game import Choice, Game, Number, Option, OptionValue, Switch, View, load, names, usual
from tablee.core.state import State
from tablee.i18n import Words
from tablee.rulebook import rulebook
from tablee.table.terms import STRENGTHS
from tablee.web.context import language_of
from tablee.web.pages import has_cover
from tablee.web.wire import GameOut, OptionOut, RulebookOut, RuleOut, SectionOut

Asking = Request[Any, Any, Any]
Name = Annotated[str, Parameter(max_length=40)]


def game_out(game: Game[State, View], language: str) -> GameOut:
    """A game in words."""
    words = Words(game, language)
    return GameOut(
        name=game.name,
        title=words.say("name"),
        about=words.say("tagline"),
        least=game.players[0],
        most=game.players[-1],
        minutes=game.minutes,
        version=game.version,
        options=tuple(option_out(option, words, usual(option, language)) for option in game.options),
        strengths=STRENGTHS,
        cover=has_cover(game.name),
        leavable=game.leave is not None,
        sides=tuple(words.say(f"side-{side}") for side in game.sides),
    )


def option_out(option: Option, words: Words, default: OptionValue) -> OptionOut:
    """An option in words, with what a form needs to offer it."""
    title, told = words.say(f"option-{option.name}"), words.say(f"option-{option.name}-help")
    match option:
        case Switch():
            return OptionOut(option.name, "switch", default, title, told)
        case Number():
            return OptionOut(option.name, "number", default, title, told, option.least, option.most)
        case Choice():
            labels = tuple(words.choice(option.name, choice) for choice in option.choices)
            return OptionOut(
                option.name, "choice", default, title, told, choices=option.choices, labels=labels, quick=option.quick
            )
        case _:
            return OptionOut(option.name, "text", default, title, told, most=option.longest)


@get("/games")
async def games(request: Asking) -> list[GameOut]:
    """Every game that can be played here."""
    language = language_of(request)
    return [game_out(load(name), language) for name in names()]


@get("/games/{game:str}")
async def game(request: Asking, game: Name) -> GameOut:
    """One game."""
    return game_out(load(game), language_of(request))


def section_out(part: str) -> SectionOut:
    """A part of a rulebook, up to its first rule."""
    title, _, text = part.partition("\n")
    return SectionOut(title.strip(), re.split(r"^### ", text, maxsplit=1, flags=re.MULTILINE)[0].strip())


@get("/games/{game:str}/rules")
async def rules(request: Asking, game: Name) -> RulebookOut:
    """The numbered rules of a game, in our words."""
    found = load(game)
    language = language_of(request)
    book = rulebook(found.package, language)
    heading, _, rest = book.text.partition("\n")
    introduction, *parts = re.split(r"^## ", rest, flags=re.MULTILINE)
    told = tuple(RuleOut(rule.number, rule.title, rule.section, rule.text) for rule in book.rules)
    return RulebookOut(
        found.name, heading.removeprefix("#").strip(), introduction.strip(), tuple(map(section_out, parts)), told
    )


router: Final = Router(path="/", route_handlers=[games, game, rules], tags=["games"])
