"""What there is to play, and its rules."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

from tablee import i18n
from tablee.cli.shared import GameName, Json, Language, chosen_language, say_json
from tablee.core.game import Game, OptionValue, View, load, names
from tablee.core.state import State
from tablee.rulebook import rulebook

app = typer.Typer()


@app.command()
def games(*, as_json: Json = False, lang: Language = None) -> None:
    """What can be played, by how many, with which options."""
    language = chosen_language(lang)
    known = [load(name) for name in names()]
    if as_json:
        say_json([describe(game, language) for game in known])
        return
    table = Grid(box=box.SIMPLE_HEAD)
    for column in ("game", "", "players", "minutes", "options"):
        table.add_column(column)
    for game in known:
        told = describe(game, language)
        options = "\n".join(f"{option.name} = {spell(option.default)}  ({option.told})" for option in game.options)
        least, most = game.players[0], game.players[-1]
        minutes = f"{game.minutes[0]}-{game.minutes[1]}"
        table.add_row(game.name, str(told["title"]), f"{least}-{most}", minutes, options)
    Console().print(table)


def describe(game: Game[State, View], language: str) -> dict[str, object]:
    """A game for a program."""
    words = i18n.Words(game, language)
    return {
        "name": game.name,
        "title": words.say("name"),
        "tagline": words.say("tagline"),
        "version": game.version,
        "players": list(game.players),
        "minutes": list(game.minutes),
        "options": [
            {
                "name": option.name,
                "title": words.say(f"option-{option.name}"),
                "help": words.say(f"option-{option.name}-help"),
                "default": option.default,
                "values": option.told,
            }
            for option in game.options
        ],
    }


def spell(value: OptionValue) -> str:
    """An option's value as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule by its number: FUJ-9, or 9.", metavar="[RULE]")] = None,
    lang: Language = None,
) -> None:
    """The rules in our words; one rule with its ruling."""
    book = rulebook(load(game).package, chosen_language(lang))
    if rule is None:
        text = book.text
    else:
        found = book.rule(rule)
        text = f"### {found.number} {found.title}\n\n{found.text}\n"
    console = Console(highlight=False)
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        sys.stdout.write(text)
