"""The live table under load, beside boardgame.io's server in the same run.

Ours stores and syncs every move before anybody is told, and sends every seat its own scene: redacted, in words, with what it may
answer. boardgame.io plays our ports of the same games (boardgame_io/): the same deals and the same moves, which were recorded at
our server just before. It sends every player its own `playerView`, and keeps the match in memory, in a journal with a sync for
every move, or in one whose syncs are shared by all matches. Tic-tac-toe in memory stands beside it: the least it can do.

What is compared is the processor time of the server for one move that was acknowledged, from the first byte to the last screen,
and the memory for each table with its sockets. Nothing is measured before both sides agree on whole matches, move by move, and
after every run they have to agree on the last position of every table: else this ends with an error.

    python benchmarks/tables.py compare            200 tables, 50 moves each, next to boardgame.io (installed by npm)
    python benchmarks/tables.py check              only whether both sides play the same game
    python benchmarks/tables.py crowd              1,000 tables of 4, a move in 5 seconds at each: how late is a screen?
    python benchmarks/tables.py workers            the same crowd, smaller, on PostgreSQL with one worker and with two
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.live import boardgame_io_load, tablee_load
from benchmarks.live.matches import Disagreement, Recorded, check, from_record, tic_tac_toe
from benchmarks.live.processes import Cost, install, ours, theirs

from tablee.core.game import load

OURS = "Tablée, synced, own scenes"
PEERS = {
    "boardgame.io, a sync for every move": "synced",
    "boardgame.io, shared syncs": "shared",
    "boardgame.io, in memory": "",
}
LEAST = "boardgame.io, tic-tac-toe in memory"


def check_ports(games: Sequence[str], matches: int, folder: Path) -> None:
    """Whether boardgame.io plays our games as we do."""
    for game in games:
        moves = check(game, load(game).players[0], matches, folder)
        print(f"{game}: both sides agree on {matches} matches, {moves} moves")


def compare(games: Sequence[str], tables: int, moves: int, rounds: int, folder: Path) -> None:
    """All servers, one after the other, several times."""
    found: dict[str, dict[str, list[Cost]]] = {game: {} for game in games}
    for _ in range(rounds):
        least = _their_cost(LEAST, [tic_tac_toe(moves)] * tables, "", folder)
        for game in games:
            cost, matches = _our_cost(game, tables, moves)
            peers = [_their_cost(name, matches, store, folder) for name, store in PEERS.items()]
            for one in (cost, *peers, least):
                found[game].setdefault(one.name, []).append(one)
    for game, costs in found.items():
        print(
            f"\n{game}, medians of {rounds} rounds; ours / it: moves per CPU second (bar: 1), memory of a table (bar: 0.5)"
        )
        spent, kept = _medians(costs[OURS])
        for name, some in costs.items():
            their_spent, their_kept = _medians(some)
            ratios = "" if name == OURS else f"{their_spent / spent:>8.2f} {kept / their_kept:>6.2f}"
            print(f"  {name:<38}{their_spent:>6.0f} µs/move {their_kept:>6.0f} kB/table {ratios}")


def _medians(costs: Sequence[Cost]) -> tuple[float, float]:
    return statistics.median(one.microseconds for one in costs), statistics.median(one.kilobytes for one in costs)


def _our_cost(game: str, tables: int, moves: int) -> tuple[Cost, list[Recorded]]:
    """What it costs us, and what was played."""
    seats = load(game).players[0]
    with tempfile.TemporaryDirectory() as place, ours(f"sqlite:///{place}/tablee.db") as server:
        cost, played = asyncio.run(tablee_load.measure(server, OURS, game, seats, tables, moves))
        matches = [from_record(table.record()) for table in played]
    print(f"{game}, {seats} seats, load {os.getloadavg()[0]:.1f}\n  {cost.line()}", flush=True)
    recorded = sum(len(match.moves) for match in matches)
    if recorded != cost.moves:
        raise Disagreement(f"{game}: {cost.moves} moves were acknowledged and {recorded} recorded")
    return cost, matches


def _their_cost(name: str, matches: list[Recorded], store: str, folder: Path) -> Cost:
    with theirs(folder, store) as server:
        cost = asyncio.run(boardgame_io_load.measure(server, name, matches))
    print(f"  {cost.line()}", flush=True)
    return cost


def crowd(game: str, tables: int, seats: int, moves: int, every: float, database: str, workers: int) -> None:
    """Many tables at the pace of people."""
    with tempfile.TemporaryDirectory() as place, ours(database or f"sqlite:///{place}/tablee.db", workers) as server:
        name = f"Tablée {game}, {tables} of {seats}, {workers} workers"
        cost, _ = asyncio.run(tablee_load.measure(server, name, game, seats, tables, moves, every))
        print(cost.line())
        print(
            f"  {cost.moves / cost.wall:.0f} moves/s, {100 * cost.seconds / cost.wall:.0f} % of a core, {cost.peak:.0f} MB"
        )


@contextmanager
def postgresql() -> Iterator[str]:
    """A real PostgreSQL of our own."""
    from pgserver.postgres_server import get_server  # noqa: PLC0415  # of the development tools

    with tempfile.TemporaryDirectory() as place:
        server = get_server(Path(place) / "data", cleanup_mode="delete")
        yield str(server.get_uri())
        server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["compare", "check", "crowd", "workers"])
    parser.add_argument("--games", default="fuji_flush", help="compare and check: aquatika, fuji_flush, or both")
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--moves", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=10, help="whole matches that are checked, for each game")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table, in a crowd")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "tablee-boardgame-io")
    chosen = parser.parse_args()
    games = chosen.games.split(",")
    if chosen.what in {"compare", "check"}:
        install(chosen.folder)
        try:
            check_ports(games, chosen.matches, chosen.folder)
            if chosen.what == "compare":
                compare(games, chosen.tables or 200, chosen.moves, chosen.rounds, chosen.folder)
        except Disagreement as found:
            raise SystemExit(str(found)) from None
    elif chosen.what == "crowd":
        crowd(games[0], chosen.tables or 1000, 4, min(chosen.moves, 8), chosen.every, "", 1)
    else:
        for workers in (1, 2):
            with postgresql() as database:
                crowd(games[0], chosen.tables or 300, 4, min(chosen.moves, 8), chosen.every, database, workers)


if __name__ == "__main__":
    main()
