"""The bots: a search with the game's hints beats a player who looks two moves ahead, and the strengths are apart.

The opponent is alpha-beta to depth 2 with the evaluation of the dossier: 30 for a shark, 28 for an octopus, 24 for a fish, 0.4
times the square of the rows gone, 10 for a caught piece and 8 for a sheltered one.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

import pytest

from tablee.bots import make
from tablee.core.chance import Dice
from tablee.core.game import Game, View, load
from tablee.core.state import State, apply, options
from tablee.games.aquatika.rules.board import WIDTH
from tablee.games.aquatika.rules.moves import Onto, Travel
from tablee.games.aquatika.rules.pieces import KIND, OWNER, PREY, TOP
from tablee.games.aquatika.rules.state import Aquatika
from tablee.lab.arena import arena

Y, G = range(2)
WORTH: Final = (28, 30, 24)
WON: Final = 10**6


def evaluate(s: Aquatika, seat: int) -> float:
    total = 0.0
    for side in (Y, G):
        sign = 1 if side == seat else -1
        for cell in s.men[side]:
            code = s.board[cell]
            rows = cell // WIDTH - 1 if side == Y else 8 - cell // WIDTH
            total += sign * (WORTH[KIND[code & TOP]] + 0.4 * rows * rows)
            if code > TOP:
                total += sign * (8 if OWNER[code >> PREY] == side else 10)
    return total


def search(s: Aquatika, seat: int, depth: int, low: float, high: float) -> float:
    """Alpha-beta, captures and advances first."""
    if s.outcome is not None:
        return WON + depth if s.outcome.winners == (seat,) else -WON - depth
    if depth == 0:
        return evaluate(s, seat)
    moves = [move for move in options(s, seat) if isinstance(move, Travel)]
    for move in sorted(moves, key=lambda move: (type(move) is not Onto, -abs(move.b // WIDTH - move.a // WIDTH))):
        after = s.clone()
        apply(after, seat, move)
        low = max(low, -search(after, 1 - seat, depth - 1, -high, -low))
        if low >= high:
            break
    return low


def looks_ahead(s: Aquatika, seat: int, rng: Random) -> Travel:
    """The best move two plies deep; any of several."""
    best: list[Travel] = []
    top = -10.0 * WON
    for move in options(s, seat):
        assert isinstance(move, Travel)
        after = s.clone()
        apply(after, seat, move)
        value = -search(after, 1 - seat, 1, -10.0 * WON, -top + 1e-9)
        if value > top:
            best, top = [move], value
        elif value == top:
            best.append(move)
    return rng.choice(best)


def bot_wins(game: Game[State, View], name: str, number: int) -> bool:
    """One match: the bot has Yellow in even ones, Grey in odd ones, and both begin equally often; the opponent's camp is random."""
    rng, seat = Random(number), number % 2
    first = "yellow" if number // 2 % 2 else "grey"
    s = game.start(game.setup(2, {"first": first}), Dice.from_int(number))
    bot = make(name)
    while s.outcome is None:
        mover = s.waiting[0]
        placing = not cast("Aquatika", s).start
        if mover == seat:
            move = bot.choose(game, game.sample_world(s, seat, rng), seat, rng)
        elif placing:
            move = rng.choice(options(s, mover))
        else:
            move = looks_ahead(cast("Aquatika", s), mover, rng)
        apply(s, mover, move)
        bot.saw(mover, None if placing and mover != seat else move)
    return s.outcome.winners == (seat,)


def test_a_search_of_200_beats_a_player_who_looks_two_moves_ahead() -> None:
    game = load("aquatika")
    won = sum(bot_wins(game, "ismcts:200", number) for number in range(8))
    assert won >= 6


@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("ismcts:80", "easy")])
def test_the_strengths_are_apart(stronger: str, weaker: str) -> None:
    found = arena("aquatika", [stronger, weaker], games=12, seed=1)
    best, worst = found.bots
    assert best.name == stronger
    assert best.score > 1.5
    assert worst.score < 0.5
