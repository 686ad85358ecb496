"""The command line: few verbs; errors are one sentence that says what to do next, and exit with 2."""

from __future__ import annotations

import json
import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from time import sleep
from typing import Annotated
from urllib.request import urlopen

import typer
from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress
from rich.table import Table as Grid

from tablee import i18n
from tablee.core import checks, record
from tablee.core.chance import seed_from
from tablee.core.errors import BadSetup, Refusal
from tablee.core.game import Game, OptionValue, Setup, View, bring, load, names
from tablee.core.notation import Seat
from tablee.core.plain import plain
from tablee.core.scene import Speaker
from tablee.core.state import State
from tablee.lab.arena import Arena
from tablee.lab.arena import arena as run_arena
from tablee.lab.bench import bench as measure
from tablee.lab.simulate import simulate as run_simulation
from tablee.rulebook import rulebook
from tablee.terminal import draw
from tablee.terminal.play import Quit, Table, free_to_write, record_text, seat_players
from tablee.web.serve import serve as run_server
from tablee.web.settings import DATABASE, Settings

app = typer.Typer(
    name="tablee",
    help="A table for modern board games: play in the browser or the terminal, read the rules, simulate, verify.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(help="The game, as `tablee games` calls it.", metavar="GAME")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, NAME=VALUE; may be repeated.")
]
Language = Annotated[str | None, typer.Option("--lang", help="fr or en; by default the language of your system.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes to use.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same matches.")]


class BadFile(Refusal):
    """A file that can't be read."""

    key = "error-file"
    sentence = "I can't read {file}: {problem}."

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(file=file, problem=problem)


def main() -> None:
    """Run the command; whatever is refused is one sentence on the error stream, and exits with 2."""
    try:
        app()
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None


# --- Playing -------------------------------------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: a table on this machine, in the browser."""
    bring(os.environ)
    if context.invoked_subcommand is None:
        serve(open_browser=True)


@app.command()
def serve(  # every option of a host
    *,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")] = DATABASE,
    workers: Annotated[int, typer.Option(min=1, help="Processes that serve; several need PostgreSQL.")] = 1,
    thinkers: Annotated[int, typer.Option(min=1, help="Processes in which bots think, for each worker.")] = 1,
    https: Annotated[
        bool, typer.Option("--https", help="A proxy in front speaks https: cookies go over it alone.")
    ] = False,
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose word on addresses is believed.")
    ] = "127.0.0.1",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables: in the browser, and to programs."""
    settings = Settings(database=database, thinkers=thinkers, secure=https)
    shown = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::", "::1"} else host  # noqa: S104  # compared, not used
    if port and taken(host, port):
        raise PortTaken(port)
    sys.stderr.write(f"Tablée: http://{shown}:{port}  (Ctrl+C ends it; everything is kept in {settings.shown})\n")
    if open_browser:
        open_when_ready(f"http://{shown}:{port}")
    run_server(settings, host=host, port=port, workers=workers, proxies=proxies)


class PortTaken(Refusal):
    """Somebody listens there already."""

    key = "error-port"
    sentence = "Something listens on port {port} already: end it, or choose another with --port."

    def __init__(self, port: int) -> None:
        super().__init__(port=port)


def taken(host: str, port: int) -> bool:
    """Whether the address can't be listened on."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return True
    return False


def open_when_ready(address: str) -> None:
    """Show the address in a browser as soon as something answers there, if this machine has one."""

    def wait() -> None:
        for _ in range(100):
            try:
                with urlopen(f"{address}/health", timeout=2):  # noqa: S310  # our own address
                    break
            except OSError:
                sleep(0.1)
        with suppress(webbrowser.Error):
            webbrowser.open(address)

    if sys.stdout.isatty():
        threading.Thread(target=wait, daemon=True).start()


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


@app.command("play")
def play_command(
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
    play(game, seats, option=option, seed=seed, record_to=record_to, lang=lang)


def play(
    game: str,
    seats: list[str],
    *,
    option: list[str] | None = None,
    seed: int | None = None,
    record_to: Path | None = None,
    lang: str | None = None,
) -> None:
    """A match in the terminal."""
    found = load(game)
    setup = found.setup(len(seats), read_options(option))
    players = seat_players(seats)
    if record_to is not None:
        free_to_write(record_to)
    secret = secrets.token_bytes(32) if seed is None else seed_from(str(seed))
    console = Console(highlight=False)
    table = Table(
        found,
        setup,
        players,
        seed=secret,
        language=chosen_language(lang),
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


def read_line() -> str:
    """A line from the person; the end of the input is somebody who leaves."""
    try:
        return input()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None


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


# --- Checking ------------------------------------------------------------------------------------------------------------


@app.command()
def check(
    game: GameName,
    matches: Annotated[int, typer.Option("--games", min=1, help="Random matches of every set-up.")] = 1,
    seed: Seed = 1,
) -> None:
    """The conformance suite: every number of players, every option."""
    found = load(game)

    def speakers(language: str) -> checks.Speakers:
        def speaker(_setup: Setup, seat: Seat | None) -> Speaker:
            return i18n.Words(found, language, seat)

        return speaker

    with progress_bar(f"check {game}", None) as advance:
        try:
            report = checks.check(
                found,
                games=matches,
                seed=seed,
                speakers=[speakers(language) for language in i18n.LANGUAGES],
                progress=lambda _setup: advance(1),
            )
        except checks.Broken as broken:
            sys.stderr.write(f"{broken}\n")
            raise typer.Exit(1) from None
    for name, looks in sorted(report.looks.items()):
        sys.stdout.write(f"{name:10} {looks:8}\n")
    sys.stdout.write(f"{game} passes: {report.games} matches of {report.setups} set-ups\n")


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
        raise BadSetup(f"There is no seat {seat} in this match: there are seats 0 to {told.setup.seats - 1}.")
    match = record.replay(told, at=at, game=game)
    view = game.view(match.state, seat)
    people = told.names or i18n.NAMES
    scene = game.scene(view, i18n.Words(game, chosen_language(lang), seat, people))
    if as_json:
        say_json({"view": plain(view), "scene": plain(scene)})
    elif svg:
        sys.stdout.write(draw.to_svg(scene))
    else:
        Console(highlight=False).print(draw.draw(scene))
        if scene.prompt is not None:
            Console(highlight=False).print(draw.draw_prompt(scene.prompt, ""))


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


# --- Measuring -----------------------------------------------------------------------------------------------------------


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


# --- Small things --------------------------------------------------------------------------------------------------------


def chosen_language(asked: str | None) -> str:
    """The language asked for, or the system's if we speak it, or English."""
    if asked is not None:
        if asked not in i18n.LANGUAGES:
            raise BadSetup(f"I speak {' and '.join(i18n.LANGUAGES)}, not “{asked}”.")
        return asked
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return spoken if spoken in i18n.LANGUAGES else "en"


def read_options(given: list[str] | None) -> dict[str, OptionValue]:
    """`deals=3` as the game reads it."""
    chosen: dict[str, OptionValue] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadSetup(f"An option is written NAME=VALUE, not “{text}”.")
        chosen[name] = value
    return chosen


def read_record(file: Path) -> record.Record:
    """The record in a file."""
    try:
        return record.read(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadFile(str(file), "it is not a text") from None
    except OSError as error:
        raise BadFile(str(file), (error.strerror or "it can't be opened").lower()) from None


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


def pass_on(note: str) -> None:
    """What a bot says of itself, on the error stream."""
    sys.stderr.write(f"{note}\n")


def say_json(value: object) -> None:
    """One object on the output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


@contextmanager
def progress_bar(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing in a pipe."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _done: None
        return
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)
