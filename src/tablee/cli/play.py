"""A match in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tablee.cli.shared import GameName, Language, Options, chosen_language, read_options
from tablee.core.chance import seed_from
from tablee.core.game import load
from tablee.terminal.play import Quit, TerminalTable, free_to_write, record_text, seat_players

app = typer.Typer()


@app.command()
def play(
    game: GameName,
    seats: Annotated[
        list[str], typer.Argument(help="me, me:NAME, or a bot: random easy normal hard greedy ismcts:1s …")
    ],
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same deal.")] = None,
    record_to: Annotated[Path | None, typer.Option("--record", help="Write the match to this new file.")] = None,
    lang: Language = None,
) -> None:
    """In the terminal: tablee play fuji_flush me ismcts:1s greedy."""
    found = load(game)
    language = chosen_language(lang)
    setup = found.setup(len(seats), read_options(option), language)
    players = seat_players(seats)
    if record_to is not None:
        free_to_write(record_to)
    secret = secrets.token_bytes(32) if seed is None else seed_from(str(seed))
    console = Console(highlight=False)
    table = TerminalTable(
        found,
        setup,
        players,
        seed=secret,
        language=language,
        console=console,
        read_line=read_line,
    )
    try:
        table.play()
    except Quit:
        console.print(table.say("goodbye"))
    if record_to is not None:
        record_to.write_text(record_text(table), "utf-8")
        console.print(table.say("recorded", file=str(record_to)))


def read_line(prompt: str) -> str:
    """A line from the person; the end of the input is somebody who leaves."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
