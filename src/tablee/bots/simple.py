"""Bots that do not look ahead: any option, or what a decent player feels."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from tablee.bots.bot import Bot, Thought
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.state import Move, State, apply

SENSE = 0.3  # how often an easy bot does what looks best
SAMPLES = 4  # worlds in which a greedy bot looks at the table after its move


class RandomBot(Bot):
    """Any option, all equally likely."""

    def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        answers = game.answers(world, seat, rng)
        self.thoughts = [Thought(move, 1 / len(answers), None) for move in answers]
        return rng.choice(answers)


class ThinkingBot(Bot):
    """Leaves the answer to the game where the game thinks for its bots, and else decides."""

    strength: str  # as the game knows it

    def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        if game.hints is None or game.hints.think is None:
            return self.decide(game, world, seat, rng)
        own = game.hints.think(world, seat, self.strength, rng)
        self.thoughts = [Thought(own, 1.0, None)]
        return own

    @abstractmethod
    def decide(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        """The bot's own answer."""


class EasyBot(ThinkingBot):
    """Now and then plays what looks best, else anything that looks good: the better an option looks, the more often it is chosen."""

    strength = "easy"

    def decide(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        answers = game.answers(world, seat, rng)
        feelings = priors(game, world, seat, answers)
        self.thoughts = thoughts(answers, feelings)
        if rng.random() < SENSE:
            return self.thoughts[0].move
        ease = 1.0 if game.hints is None else game.hints.ease
        return rng.choices(answers, [feeling**ease for feeling in feelings])[0]


class GreedyBot(ThinkingBot):
    """The option that looks best; among equals, the one after which the table looks best."""

    strength = "normal"

    def decide(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        answers = game.answers(world, seat, rng)
        feelings = priors(game, world, seat, answers)
        self.thoughts = thoughts(answers, feelings)
        best = max(feelings)
        equals = [move for move, feeling in zip(answers, feelings, strict=True) if feeling == best]
        if len(equals) == 1 or game.hints is None:
            return rng.choice(equals)
        worlds = [game.imagine(world, seat, rng) for _ in range(SAMPLES)]
        return max(equals, key=lambda move: (hope(game, worlds, seat, move), rng.random()))


def priors(game: Game[State, View], world: State, seat: Seat, answers: Sequence[Move]) -> Sequence[float]:
    """How good each answer looks, as parts of one; all alike in a game without hints."""
    if game.hints is None:
        return [1 / len(answers)] * len(answers)
    weights = game.hints.prior(world, seat, answers)
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else [1 / len(answers)] * len(answers)


def hope(game: Game[State, View], worlds: Sequence[State], seat: Seat, move: Move) -> float:
    """What the table looks like after a move, on the average of some worlds."""
    assert game.hints is not None
    total = 0.0
    for world in worlds:
        after = world.clone()
        after.chance = world.chance
        apply(after, seat, move)
        total += game.hints.value(after)[seat]
    return total / len(worlds)


def thoughts(answers: Sequence[Move], feelings: Sequence[float]) -> list[Thought]:
    """Options with their shares, best first."""
    pairs = sorted(zip(answers, feelings, strict=True), key=lambda pair: -pair[1])
    return [Thought(move, share, None) for move, share in pairs]
