"""Measuring: bots against bots, and how fast the games are."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from tablee.cli.shared import GameName, Jobs, Json, Options, Seed, progress_bar, read_options, say_json
from tablee.core.game import load, names
from tablee.lab.arena import Arena
from tablee.lab.arena import arena as run_arena
from tablee.lab.bench import bench as measure
from tablee.lab.simulate import simulate as run_simulation

app = typer.Typer()


@app.command()
def simulate(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="A bot for each seat.")],
    matches: Annotated[int, typer.Option("-n", min=1, help="How many matches.")] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    option: Options = None,
    *,
    as_json: Json = False,
) -> None:
    """Many matches between bots; the same for the same seed, whatever the number of processes."""
    with progress_bar(f"simulate {game}", matches) as advance:
        result = run_simulation(
            game,
            bots,
            games=matches,
            seed=seed,
            options=read_options(option),
            jobs=jobs,
            progress=advance,
            note=pass_on,
        )
    if as_json:
        say_json(asdict(result))
        return
    table = Grid(box=box.SIMPLE_HEAD)
    for column in ("seat", "bot", "wins", "share"):
        table.add_column(column, justify="right")
    for seat, (bot, wins) in enumerate(zip(bots, result.wins, strict=True)):
        table.add_row(str(seat), bot, str(wins), f"{wins / result.games:.1%}")
    Console().print(table)
    sys.stdout.write(
        f"{result.games} matches, {result.ties} with several winners, "
        f"{result.mean_length:.1f} answers each, {result.seconds:.1f} s\n"
    )


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(help="The line-up: a bot for each seat; a name may stand several times.")
    ],
    matches: Annotated[
        int, typer.Option("-n", min=1, help="How many matches; multiples of the seatings of a deal are fairest.")
    ] = 840,  # a multiple for every number of seats up to eight
    seed: Seed = 1,
    jobs: Jobs = 1,
    option: Options = None,
    *,
    ratings: Annotated[
        bool, typer.Option("--ratings", help="Rate the bots too; as text that is done for three or more anyway.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Which bot is better: every deal is played in each seating of the line-up, so that luck and seats cancel.

    Up to four seats a deal is played in every different order of the line-up: 24 for four different bots.
    With more seats it is played in as many orders as there are seats, and everybody sits once in each.
    A score of 1 is a fair share of the wins; its 95 % interval takes each deal as one observation.
    """
    with progress_bar(f"arena {game}", matches) as advance:
        result = run_arena(
            game,
            bots,
            games=matches,
            seed=seed,
            options=read_options(option),
            jobs=jobs,
            progress=advance,
            note=pass_on,
        )
    if as_json:
        told = {"bots": [asdict(one) for one in result.bots]}
        say_json(told | {"ratings": [asdict(one) for one in result.ratings]} if ratings else told)
        return
    show_standings(result)
    if ratings or len(result.ratings) >= 3:
        show_ratings(result)
    sys.stdout.write(f"{matches} matches; deals: {result.deals}, each in {result.seatings} seatings\n")
    if matches % result.seatings:
        sys.stdout.write(f"The last deal is unfinished: a multiple of {result.seatings} is fairer.\n")


def show_standings(result: Arena) -> None:
    """The scores as a table."""
    table = Grid(box=box.SIMPLE_HEAD)
    for column in ("bot", "games", "score", "95 % interval", "ms per decision"):
        table.add_column(column, justify="right")
    for one in result.bots:
        interval = f"{one.low:.3f} - {one.high:.3f}"
        table.add_row(one.name, str(one.games), f"{one.score:.3f}", interval, f"{one.ms_per_decision:.3f}")
    Console().print(table)


def show_ratings(result: Arena) -> None:
    """The ratings as a table."""
    table = Grid(box=box.SIMPLE_HEAD)
    for column in ("bot", "mu", "sigma", "ordinal"):
        table.add_column(column, justify="right")
    for one in result.ratings:
        table.add_row(one.name, f"{one.mu:.2f}", f"{one.sigma:.2f}", f"{one.ordinal:.2f}")
    Console().print(table)


@app.command()
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help="Games; all of them by default.", metavar="[GAME]...")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="CPU seconds for the playouts of each game.")] = 1.0,
    *,
    as_json: Json = False,
) -> None:
    """Playouts and decisions per second; what a clone, a view and a scene cost."""
    chosen = [load(name) for name in game or names()]
    figures = {one.name: asdict(measure(one, seconds)) for one in chosen}
    if as_json:
        say_json(figures)
        return
    table = Grid(box=box.SIMPLE_HEAD)
    columns = ("seats", "steps_per_s", "games_per_s", "steps_per_game", "clone_us", "view_us", "scene_us")
    for column in ("game", *columns):
        table.add_column(column.replace("_", " "), justify="right")
    for name, speed in figures.items():
        table.add_row(name, *(f"{speed[column]:,}" for column in columns))
    Console().print(table)


def pass_on(note: str) -> None:
    """What a bot says of itself, on the error stream."""
    sys.stderr.write(f"{note}\n")
