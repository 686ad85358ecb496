"""Bots that do not look ahead: any option, or what the game's hints prefer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from tablee.bots.bot import Bot, Thought
from tablee.bots.hints import Hints, hints_of
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.state import Move, State, apply

GREEDY_RATE = 0.3  # how often an easy bot takes the option of the highest prior
SAMPLES = 4  # worlds in which a greedy bot evaluates the state after its move


class RandomBot(Bot):
    """Any option, all equally likely."""

    def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        answers = game.answers(world, seat, rng)
        self.thoughts = [Thought(move, 1 / len(answers), None) for move in answers]
        return rng.choice(answers)


class HintedBot(Bot):
    """Leaves the answer to the game where the game decides for its bots, and else decides by its hints."""

    strength: str  # as the game knows it

    def __init__(self, name: str, *, hints: Hints[State] | None = None) -> None:
        super().__init__(name)
        self._hints = hints  # None: those of the game's folder

    def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        hints = self._hints or hints_of(game)
        if hints is None or hints.decide is None:
            return self.decide(game, hints, world, seat, rng)
        own = hints.decide(world, seat, self.strength, rng)
        self.thoughts = [Thought(own, 1.0, None)]
        return own

    @abstractmethod
    def decide(
        self, game: Game[State, View], hints: Hints[State] | None, world: State, seat: Seat, rng: Random
    ) -> Move:
        """The bot's own answer."""


class EasyBot(HintedBot):
    """Now and then the option of the highest prior, else one drawn by the priors."""

    strength = "easy"

    def decide(
        self, game: Game[State, View], hints: Hints[State] | None, world: State, seat: Seat, rng: Random
    ) -> Move:
        answers = game.answers(world, seat, rng)
        weights = priors(hints, world, seat, answers)
        self.thoughts = thoughts(answers, weights)
        if rng.random() < GREEDY_RATE:
            return self.thoughts[0].move
        exponent = 1.0 if hints is None else hints.tuning.easy_exponent
        return rng.choices(answers, [weight**exponent for weight in weights])[0]


class GreedyBot(HintedBot):
    """The option of the highest prior; among equals, the one after which the state has the highest value."""

    strength = "normal"

    def decide(
        self, game: Game[State, View], hints: Hints[State] | None, world: State, seat: Seat, rng: Random
    ) -> Move:
        answers = game.answers(world, seat, rng)
        weights = priors(hints, world, seat, answers)
        self.thoughts = thoughts(answers, weights)
        best = max(weights)
        equals = [move for move, weight in zip(answers, weights, strict=True) if weight == best]
        if len(equals) == 1 or hints is None:
            return rng.choice(equals)
        worlds = [game.sample_world(world, seat, rng) for _ in range(SAMPLES)]
        return max(equals, key=lambda move: (value_after(hints, worlds, seat, move), rng.random()))


def priors(hints: Hints[State] | None, world: State, seat: Seat, answers: Sequence[Move]) -> Sequence[float]:
    """The prior of each answer, as parts of one; all alike in a game without hints."""
    if hints is None:
        return [1 / len(answers)] * len(answers)
    weights = hints.prior(world, seat, answers)
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else [1 / len(answers)] * len(answers)


def value_after(hints: Hints[State], worlds: Sequence[State], seat: Seat, move: Move) -> float:
    """The value of the state after a move, averaged over some worlds."""
    total = 0.0
    for world in worlds:
        after = world.clone()
        after.chance = world.chance
        apply(after, seat, move)
        total += hints.value(after)[seat]
    return total / len(worlds)


def thoughts(answers: Sequence[Move], weights: Sequence[float]) -> list[Thought]:
    """Options with their shares, best first."""
    pairs = sorted(zip(answers, weights, strict=True), key=lambda pair: -pair[1])
    return [Thought(move, share, None) for move, share in pairs]
