"""Records: looking at a position, verifying a match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tablee import i18n
from tablee.cli.shared import Json, Language, chosen_language, say_json
from tablee.core import record
from tablee.core.errors import Refusal
from tablee.core.game import load
from tablee.core.goal import table_of
from tablee.core.serialize import serialize
from tablee.terminal import picture
from tablee.terminal.layout import compose

app = typer.Typer()


class SeatNotInRecord(Refusal):
    """A seat that nobody had in a recorded match."""

    key = "error-no-seat"
    sentence = "There is no seat {seat} in this match: there are seats 0 to {last}."


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option(help="After this line of the record; by default, at its end.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Through the eyes of this seat, from 0; else of a spectator.")
    ] = None,
    *,
    as_json: Json = False,
    svg: Annotated[bool, typer.Option("--svg", help="Print a picture.")] = False,
    lang: Language = None,
) -> None:
    """A position of a record, as text."""
    told = read_record(file)
    game = load(told.game)
    if seat is not None and seat not in range(told.setup.seats):
        raise SeatNotInRecord(seat=seat, last=told.setup.seats - 1)
    match = record.replay(told, at=at, game=game)
    view = game.view(match.state, seat)
    people = told.names or i18n.NAMES
    words = i18n.Words(game, chosen_language(lang), seat, people)
    scene = table_of(game, view, words)
    if as_json:
        say_json({"view": serialize(view), "scene": serialize(scene)})
    elif svg:
        sys.stdout.write(picture.to_svg(scene, words.say))
    else:
        console = Console(highlight=False)
        for line in compose(scene, words.say, width=console.width, reader=seat).lines:
            console.print(line, soft_wrap=True)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record.")],
    commitment: Annotated[str, typer.Option(help="What was published before the deal, to compare with.")] = "",
) -> None:
    """Run a match again and check its luck."""
    told = read_record(file)
    found = record.verify(told, promised=commitment)
    sys.stdout.write(f"{file}: {found.moves} moves and {found.draws} draws of {told.game} replay as recorded.\n")
    if not found.over:
        sys.stdout.write("The match is not over, so its seed is not told: the luck can't be checked yet.\n")
    elif found.committed:
        sys.stdout.write("Every draw came from the seed, and the seed is the one that was committed to.\n")
    elif found.luck:
        sys.stdout.write("Every draw came from the seed; no commitment to it was recorded before the deal.\n")
    else:
        sys.stdout.write("The record tells no seed: the luck can't be checked.\n")


class BadFile(Refusal):
    """A file that can't be read."""

    key = "error-file"
    sentence = "I can't read {file}: {problem}."

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(file=file, problem=problem)


def read_record(file: Path) -> record.Record:
    """The record in a file."""
    try:
        return record.read(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadFile(str(file), "it is not a text") from None
    except OSError as error:
        raise BadFile(str(file), (error.strerror or "it can't be opened").lower()) from None
