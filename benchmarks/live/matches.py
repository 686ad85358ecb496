"""Recorded matches in boardgame.io's terms: the same deal, the same moves, and what every seat has to see of them.

The games in `boardgame_io/` are ports, so they are checked before they are measured: `check` plays whole matches on both sides and
compares what every seat and a spectator see after every move, and which moves are legal.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tablee.core import record
from tablee.core.chance import Dice, seed_from
from tablee.core.game import View, load
from tablee.games.aquatika.rules.board import NUMBER
from tablee.games.aquatika.rules.pieces import KIND, OWNER, PREY, TOP
from tablee.games.aquatika.view import AquatikaView
from tablee.games.fuji_flush.view import FujiView

Json = dict[str, Any]
TheirMove = tuple[str | int, ...]  # the name of the move, and its arguments

SIGNS = {"-": "go", "=": "carry", "x": "onto"}
LETTERS = "OSF"  # the kinds, in the order of ours
COLOURS = "YG"
QUIET = {**os.environ, "NODE_ENV": "production"}  # boardgame.io logs nothing then
TRIED = 6  # moves that are tried at every step of a check: so many legal ones, so many of all


class Disagreement(Exception):  # noqa: N818
    """The two servers did not play the same match."""


@dataclass(frozen=True)
class Recorded:
    """A match as far as it was played."""

    game: str
    seats: int
    setup: Json | None  # what boardgame.io calls `setupData`
    moves: tuple[tuple[int, TheirMove], ...]  # by whom
    views: tuple[Json, ...] = ()  # what each seat sees at the end


def tic_tac_toe(moves: int) -> Recorded:
    """Two players who take turns, for as long as we like."""
    return Recorded("tic-tac-toe", 2, None, tuple((number % 2, ("click", number)) for number in range(moves)))


def from_record(text: str) -> Recorded:
    """The moves of a record; if somebody gave up at its end, up to there."""
    told = record.read(text)
    made = [entry for entry in told.entries if entry.move]
    state = record.replay(told, at=made[-1].line).state
    game = load(told.game)
    setup = _setup(told.entries)
    return Recorded(
        told.game,
        told.setup.seats,
        setup,
        tuple((entry.seat, translate(entry.move)) for entry in made),
        tuple(_seen(game.view(state, seat), setup, len(made)) for seat in range(told.setup.seats)),
    )


# --- Our words in theirs -----------------------------------------------------------------------------------------------------


def translate(move: str) -> TheirMove:
    """`play 12`, `place shark b3`, `c4xc5`."""
    verb, *rest = move.split()
    if verb == "play":
        return ("play", int(rest[0]))
    if verb == "place":
        return ("place", rest[0][0].upper())
    return (SIGNS[move[2]], NUMBER[move[:2]], NUMBER[move[3:]])


def _setup(entries: Sequence[record.Entry]) -> Json:
    draws = [entry.draw for entry in entries if entry.draw is not None]
    piles = [draw.values for draw in draws if draw.what == "deck"]
    (first,) = (draw.values[0] for draw in draws if draw.what == "first")
    return {"first": first, "piles": piles} if piles else {"first": first}


def _seen(view: View, setup: Json, moves: int) -> Json:
    """What their `playerView` has to give where ours gives this, who is asked, and how it ended."""
    over = view.outcome and {"winners": list(view.outcome.winners), "reason": view.outcome.reason}
    if isinstance(view, AquatikaView):
        board = _aquatika(view)
    else:
        assert isinstance(view, FujiView)
        board = _fuji_flush(view) | {"played": moves}
    return {"G": board | {"first": setup["first"]}, "waiting": sorted(view.asked.waiting), "over": over}


def _aquatika(view: AquatikaView) -> Json:
    return {
        "camps": [[LETTERS[kind] for kind in camp] for camp in view.camps],
        "ready": list(view.ready),
        "board": [_piece(code & TOP) for code in view.board],
        "prey": {str(cell): _piece(code >> PREY) for cell, code in enumerate(view.board) if code >> PREY},
        "eaten": [_piece(code) for code in view.eaten],
        "occurred": view.occurred,
        "barred": sorted(list(translate(str(move))) for move in view.barred),
    }


def _piece(number: int) -> str | None:
    return COLOURS[OWNER[number]] + LETTERS[KIND[number]] if number else None


def _fuji_flush(view: FujiView) -> Json:
    return {
        "hand": list(view.hand),
        "sizes": list(view.sizes),
        "front": [card or None for card in view.front],
        "discard": list(view.discard),
        "draw": view.draw,
        "hands": [list(hand) for hand in view.hands],
        "pile": list(view.pile),
    }


def seen_there(told: Json) -> Json:
    """The same of what boardgame.io tells a seat."""
    board, ctx = told["G"], told["ctx"]
    if "barred" in board:
        board = board | {"barred": sorted(board["barred"])}
    over = ctx.get("gameover")
    waiting = () if over else map(int, ctx["activePlayers"] or [ctx["currentPlayer"]])
    return {"G": board, "waiting": sorted(waiting), "over": over}


def compare_views(what: str, ours: Json, theirs: Json) -> None:
    """Or say where they differ."""
    if ours != theirs:
        raise Disagreement(f"{what}: the servers disagree\n ours   {json.dumps(ours)}\n theirs {json.dumps(theirs)}")


# --- The check ---------------------------------------------------------------------------------------------------------------


def check(game: str, seats: int, matches: int, folder: Path) -> int:
    """Whole matches between players who choose at random; how many moves were compared."""
    played = [_play(game, seats, number) for number in range(matches)]
    told = "".join(json.dumps(sent) + "\n" for sent, _ in played)
    answer = subprocess.run(
        ["node", "replay.cjs"], cwd=folder, input=told, env=QUIET, stdout=subprocess.PIPE, text=True, check=True
    )
    moves = 0
    for number, ((_, expected), line) in enumerate(zip(played, answer.stdout.splitlines(), strict=True)):
        found = json.loads(line)
        if found["wrong"]:
            raise Disagreement(f"{game}, match {number}: legal on one side only: {found['wrong'][:5]}")
        for step, (ours, theirs) in enumerate(zip(expected, found["views"], strict=True)):
            for reader, (one, other) in enumerate(zip(ours, theirs, strict=True)):
                compare_views(f"{game}, match {number}, move {step}, reader {reader}", one, seen_there(other))
        moves += len(expected) - 1
    return moves


def _play(name: str, seats: int, number: int) -> tuple[Json, list[list[Json]]]:
    """A match for boardgame.io to play, and what all see at the start and after every move.

    In every other match whoever can goes back to where he came from: positions come again, and AQU-53 matters.
    """
    game, rng = load(name), Random(number)
    match = record.Match(game, game.setup(seats), Dice(seed_from(f"{name} {number}")))
    every = [str(move) for move in game.moves]
    readers = (*range(seats), None)
    setup = _setup(match.entries)
    steps: list[Json] = []
    views = [[_seen(game.view(match.state, reader), setup, 0) for reader in readers]]
    last = [""] * seats
    while match.state.outcome is None:
        seat = rng.choice(match.state.waiting)
        legal = [str(move) for move in game.answers(match.state, seat, rng)]
        move = _back(last[seat]) if number % 2 and _back(last[seat]) in legal else rng.choice(legal)
        match.play(seat, game.read_move(move))
        last[seat] = move
        allowed = {translate(one) for one in legal}
        steps.append(
            {
                "seat": seat,
                "move": translate(move),
                "legal": [translate(one) for one in rng.sample(legal, min(TRIED, len(legal)))],
                "illegal": [one for one in map(translate, rng.sample(every, TRIED)) if one not in allowed],
            }
        )
        views.append([_seen(game.view(match.state, reader), setup, len(steps)) for reader in readers])
    return {"game": name, "seats": seats, "setupData": _setup(match.entries), "steps": steps}, views


def _back(move: str) -> str:
    """`c4-b4` after `b4-c4`."""
    return f"{move[3:]}{move[2:3]}{move[:2]}"
