"""Information-set Monte Carlo tree search, for any game.

Each iteration deals a world anew for the seat that thinks, walks down the trees, plays on to the end (or to a depth where the
game's hints put a value on the table), and remembers what came of it.

There is one tree for each seat, and a seat walks down its own tree by what it sees: a sealed or secret answer of another is just
“has answered”. So nobody in the search profits from what he can't know, and an answer given later does not know an earlier
sealed one. Where seats answer together the tree learns a mixture by regret matching instead of picking the best move, and the
bot draws from that mixture: against secret simultaneous choices any fixed answer can be exploited.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from tablee.bots.bot import Budget, Thought
from tablee.bots.simple import ThinkingBot, priors
from tablee.core.chance import Dice
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.state import Move, OpenQuestion, State, apply, is_secret, options

EXPLORE: Final = 0.9  # how much an untried move attracts, beside what is known
LOT: Final = 1e-6  # moves that look alike are tried in an order drawn by lot, not in the order of the seats
MODEST: Final = 0.1  # how much less an untried move is taken for than what the others have brought on the average
TRUST: Final = 6.0  # regrets that a mixture begins with, shared out by how good each answer looks
SMOOTH: Final = 0.1  # a part of every mixture that tries everything
CLOCK_EVERY: Final = 16  # iterations between two looks at the clock
WIDEST: Final = 24  # answers kept of a question that can't be listed
ROUNDS: Final = 50  # worlds in which all answers are compared, at least; with fewer iterations than that, none are
SENSIBLE: Final = 0.001  # how good an answer has to look to be compared: what is out of the question stays so
LEAN: Final = 0.005  # parts of a win that a good look counts for: it decides between answers that bring the same
NARROW: Final = 0.02  # parts of a win that make a compared answer e times as good as another


class Edge:
    """One move from a node, as the seat that owns the tree knows it."""

    __slots__ = ("available", "felt", "pull", "regret", "share", "then", "total", "visits")

    def __init__(self) -> None:
        self.then: Node | None = None  # where it leads, once it was tried
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.felt = False  # whether it was weighed by how good it looks; a move made without a search was not
        self.pull = 0.0  # how much it attracts while it is little tried
        self.regret = 0.0
        self.share = 0.0  # of the mixtures played so far, where seats answer together

    @property
    def node(self) -> Node:
        """Where it leads."""
        if self.then is None:
            self.then = Node()
        return self.then


class Node:
    """What a seat knows at one moment: the moves it can see made from there."""

    __slots__ = ("answers", "edges", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0  # of my own moves, and what they have brought
        self.total = 0.0
        self.edges: dict[Move, Edge] = {}  # my own moves
        self.seen: dict[object, Node] = {}  # what others did, as I see it
        self.answers: tuple[Move, ...] = ()  # kept suggestions of an open question

    def after(self, what: object) -> Node:
        """Where I stand after what another did."""
        found = self.seen.get(what)
        if found is None:
            found = self.seen[what] = Node()
        return found


class IsmctsBot(ThinkingBot):
    """Searches. With a budget of iterations and a seed its choices can be had again."""

    def __init__(self, budget: Budget, name: str = "ismcts") -> None:
        super().__init__(name)
        self.strength = "normal" if name == "normal" else "hard"
        self.budget = budget
        self.iterations = 0  # of the last search
        self._trees: Trees | None = None
        self._told = False  # whether the answers since the last choice were seen: only then do the trees stand right

    def decide(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        if self.strength == "hard" and game.keen is not None:
            game = game.keen(seat)
        trees = self._trees if self._told else None
        self._trees, self._told = trees or Trees(world.seats), False
        search = Search(game, world, seat, rng, self._trees)
        if len(search.answers) == 1:
            self.thoughts = [Thought(search.answers[0], 1.0, None)]
            self.iterations = 0
            return search.answers[0]
        self.iterations = search.run(self.budget)
        self.thoughts = search.thoughts()
        return search.decide()

    def saw(self, mover: Seat, move: Move | None) -> None:
        """What was thought about this answer is not thought again."""
        self._told = True
        if self._trees is not None:
            self._trees.follow(mover, move)


class Trees:
    """One tree for each seat, standing where the match stands."""

    def __init__(self, seats: int) -> None:
        self.roots = [Node() for _ in range(seats)]

    def follow(self, mover: Seat, move: Move | None) -> None:
        """Walk down with an answer; where it isn't known, its own seat's tree begins anew."""
        for seat, root in enumerate(self.roots):
            if seat != mover:
                self.roots[seat] = root.seen.get(as_seen(mover, move)) or Node()
            elif move is not None and move in root.edges:
                self.roots[seat] = root.edges[move].node
            else:
                self.roots[seat] = Node()


def as_seen(mover: Seat, move: Move | None) -> object:
    """An answer as another seat knows it."""
    return (mover, move)


def mixes(s: State) -> bool:
    """Whether a mixture is looked for: where seats answer together, unless the question says that one answer is simply best."""
    return s.together and s.question is not None and s.question.mixed


class Search:
    """One search from one world."""

    def __init__(
        self, game: Game[State, View], world: State, seat: Seat, rng: Random, trees: Trees | None = None
    ) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self.rng = rng
        self.dice = Dice(rng.randbytes(32))
        self.roots = (trees or Trees(world.seats)).roots
        self.together = mixes(world)
        self.folk = 0.0 if game.hints is None else game.hints.folk
        self.answers = self._answers(world, seat, self.roots[seat])
        self.compared: Sequence[Move] = ()  # answers that are tried in the same worlds
        self.brought: list[float] = []  # what each of them has brought
        self.looks: list[float] = []  # how good each of them looks
        self.rounds = 0
        self.absurd: frozenset[Move] = frozenset()  # answers that no mixture has

    def run(self, budget: Budget) -> int:
        """Search until the budget is spent, or all that a game says is enough where time is what counts; the number of iterations."""
        done = 0
        most, end = budget.iterations, None
        if budget.seconds is not None:
            end = perf_counter() + budget.seconds
            enough = None if self.game.hints is None else self.game.hints.enough
            most = min((one for one in (most, enough) if one is not None), default=None)
        if self.game.hints is not None and self.game.hints.fair:
            self._weigh(most)
            if len(self.compared) == 1:
                most = ROUNDS  # there is nothing to choose, only to see what it is worth
        step = len(self.compared) or 1
        while most is None or done < most:
            if end is not None and done % CLOCK_EVERY < step and done and perf_counter() >= end:
                break
            if self.compared:
                self.compare()
            else:
                self.iterate()
            done += step
        return done

    def _weigh(self, most: int | None) -> None:
        """Rule out what is out of the question, if there is time to try all the rest in enough worlds; then compare it, or mix it."""
        feelings = priors(self.game, self.world, self.seat, self.answers)
        sensible = {move: look for move, look in zip(self.answers, feelings, strict=True) if look >= SENSIBLE}
        if most is not None and most < ROUNDS * len(sensible):
            return
        if self.together:
            self.absurd = frozenset(self.answers).difference(sensible)
        else:
            self.compared, self.looks = list(sensible), list(sensible.values())
            self.brought = [0.0] * len(sensible)

    def compare(self) -> None:
        """Every sensible answer in one imagined world and with the same luck: what tells them apart is then the answer itself."""
        world = self._deal()
        luck, rng = self.rng.randbytes(32), self.rng
        for at, answer in enumerate(self.compared):
            s = world.clone()
            s.chance, self.rng = Dice(luck), Random(luck)
            self.brought[at] += self._walk(s, answer)
        self.rng = rng
        self.rounds += 1

    def iterate(self) -> None:
        """Deal anew, walk down, play on, remember."""
        self._walk(self._deal())

    def _deal(self) -> State:
        s = self.world.clone()
        s.chance = self.dice
        self.game.deal_anew(s, self.seat, self.rng)
        return s

    def _walk(self, s: State, first: Move | None = None) -> float:
        """From a world to its end, or as far as the value is trusted, perhaps with a given answer; what it brings the seat that thinks."""
        cursors = list(self.roots)
        path: list[tuple[Seat, Node, Edge]] = []
        mixed: list[tuple[Seat, Node, Edge, Sequence[Move], Sequence[float]]] = []
        seat = self.seat  # who is asked now, perhaps with others: its answer is what the search is about
        while s.outcome is None:
            node = cursors[seat]
            answers = self._answers(s, seat, node)
            secret = is_secret(s)
            fresh = False
            if first is not None:
                edge, move, first = node.edges.setdefault(first, Edge()), first, None
                path.append((seat, node, edge))
                fresh = edge.visits == 0
            elif (plain := self._plain(s, seat, answers)) is not None:
                move = plain
                if move not in node.edges:
                    node.edges[move] = Edge()
            elif mixes(s):
                edge, move, mixture = self._mix(s, seat, node, answers)
                mixed.append((seat, node, edge, answers, mixture))
                fresh = edge.visits == 0
            else:
                edge, move = self._select(s, seat, node, answers)
                path.append((seat, node, edge))
                fresh = edge.visits == 0
            seen = as_seen(seat, None if secret else move)
            for other in range(s.seats):
                cursors[other] = node.edges[move].node if other == seat else cursors[other].after(seen)
            apply(s, seat, move)
            if fresh or s.outcome is not None:
                break
            seat = s.waiting[0] if len(s.waiting) == 1 else self._speaker(s)
        rewards = self._play_on(s)
        for seat, node, edge in path:
            reward = rewards[seat]
            node.visits += 1
            node.total += reward
            edge.visits += 1
            edge.total += reward
        for seat, node, edge, answers, mixture in mixed:
            self._regret(node, edge, answers, mixture, rewards[seat])
        return rewards[self.seat]

    def _speaker(self, s: State) -> Seat:
        """Who answers first where several may: those who answer together in turn, an open floor by chance."""
        return s.waiting[0] if s.together else self.rng.choice(s.waiting)

    def _answers(self, s: State, seat: Seat, node: Node) -> Sequence[Move]:
        if not isinstance(s.question, OpenQuestion):
            return options(s, seat)
        if not node.answers:
            listed = options(s, seat)
            if listed:
                return listed
            node.answers = tuple(dict.fromkeys(self.game.answers(s, seat, self.rng)))[:WIDEST]
        return node.answers

    def _plain(self, s: State, seat: Seat, answers: Sequence[Move]) -> Move | None:
        """An answer that is not searched: the only one, or what another feels like in a game where people do as they feel."""
        if len(answers) == 1:
            return answers[0]
        if not self.folk or seat == self.seat or self.rng.random() >= self.folk:
            return None
        return self.rng.choices(answers, priors(self.game, s, seat, answers))[0]

    def _unfelt(
        self, s: State, seat: Seat, edges: dict[Move, Edge], answers: Sequence[Move]
    ) -> Iterator[tuple[Edge, float]]:
        """The answers that were not weighed yet, each with how good it looks."""
        if all(move in edges and edges[move].felt for move in answers):
            return
        for move, feeling in zip(answers, priors(self.game, s, seat, answers), strict=True):
            edge = edges.get(move)
            if edge is None:
                edge = edges[move] = Edge()
            if not edge.felt:
                edge.felt = True
                yield edge, feeling

    def _select(self, s: State, seat: Seat, node: Node, answers: Sequence[Move]) -> tuple[Edge, Move]:
        """The answer with the best sum of what it has brought and how little it was tried, likely ones first."""
        edges = node.edges
        for edge, feeling in self._unfelt(s, seat, edges, answers):
            edge.pull = EXPLORE * feeling + LOT * self.rng.random()
        untried = node.total / node.visits - MODEST if node.visits else 0.0
        best_score = -1.0
        best: Edge | None = None
        best_move = answers[0]
        for move in answers:
            edge = edges[move]
            edge.available = times = edge.available + 1
            visits = edge.visits
            known = edge.total / visits if visits else untried
            score = known + edge.pull * sqrt(times) / (1 + visits)
            if score > best_score:
                best_score, best, best_move = score, edge, move
        assert best is not None
        return best, best_move

    def _mix(self, s: State, seat: Seat, node: Node, answers: Sequence[Move]) -> tuple[Edge, Move, Sequence[float]]:
        """Regret matching: play each answer as often as it was missed."""
        edges = node.edges
        for edge, feeling in self._unfelt(s, seat, edges, answers):
            edge.regret = TRUST * feeling
        regrets = [max(edges[move].regret, 0.0) for move in answers]
        whole = sum(regrets)
        even = 1 / len(answers)
        strategy = [regret / whole for regret in regrets] if whole else [even] * len(answers)
        for move, part in zip(answers, strategy, strict=True):
            edges[move].share += part
        mixture = [(1 - SMOOTH) * part + SMOOTH * even for part in strategy]
        move = self.rng.choices(answers, mixture)[0]
        return edges[move], move, mixture

    @staticmethod
    def _regret(node: Node, played: Edge, answers: Sequence[Move], mixture: Sequence[float], reward: float) -> None:
        """What each answer would have brought, beside what the mixture brings; unlucky playouts must not drown it.

        An answer that was not played is taken at what it has brought so far, and the one that was is corrected by the
        difference: the same on the average as counting it alone for all the times it is not played, and far steadier.
        """
        edges = [node.edges[move] for move in answers]
        seen = sum(edge.visits for edge in edges)
        mean = sum(edge.total for edge in edges) / seen if seen else reward
        worth = [edge.total / edge.visits if edge.visits else mean for edge in edges]
        at = edges.index(played)
        worth[at] += (reward - worth[at]) / mixture[at]
        brought = sum(part * one for part, one in zip(mixture, worth, strict=True))
        for edge, one in zip(edges, worth, strict=True):
            edge.regret += one - brought
        played.visits += 1
        played.total += reward

    def _play_on(self, s: State) -> Sequence[float]:
        """Each seat's part of the win: of the end, or of the table as the hints see it after a while."""
        hints = self.game.hints
        rng = self.rng
        game = self.game
        horizon = None if hints is None else hints.horizon
        steps = 0
        while s.outcome is None:
            if hints is not None and horizon is not None and steps >= horizon and (not hints.quiet or hints.quiet(s)):
                return hints.value(s)
            seat = s.waiting[0] if len(s.waiting) == 1 else self._speaker(s)
            answers = game.answers(s, seat, rng)
            if len(answers) == 1:
                move = answers[0]
            elif hints is not None:
                move = hints.rollout(s, seat, answers, rng)
            else:
                move = answers[int(rng.random() * len(answers))]
            apply(s, seat, move)
            steps += 1
        outcome = s.outcome
        return [outcome.share(seat) for seat in range(s.seats)]

    # --- what came of it ----------------------------------------------------------------------------------------------

    def decide(self) -> Move:
        """The answer tried most, or of compared ones the best; where seats answer together, one drawn from the mixture."""
        if self.rounds:
            return self.thoughts()[0].move
        edges = self.roots[self.seat].edges
        if self.together:
            return self.rng.choices(self.answers, [self._share(move) + 1e-9 for move in self.answers])[0]
        return max(
            self.answers, key=lambda move: (edges[move].visits, edges[move].total) if move in edges else (0, 0.0)
        )

    def _share(self, move: Move) -> float:
        """An answer's part of the mixture. To learn what it brings everything is tried; to play it, nothing absurd is."""
        return 0.0 if move in self.absurd else self.roots[self.seat].edges[move].share

    def thoughts(self) -> list[Thought]:
        """Every option with its share of the visits and what it brought, best first; of compared ones, the better the larger."""
        if self.rounds:
            means = [brought / self.rounds for brought in self.brought]
            scores = [mean + LEAN * look for mean, look in zip(means, self.looks, strict=True)]
            likings = [exp((score - max(scores)) / NARROW) for score in scores]
            whole = sum(likings)
            found = [
                Thought(move, liking / whole, mean)
                for move, liking, mean in zip(self.compared, likings, means, strict=True)
            ]
            found += [Thought(move, 0.0, None) for move in self.answers if move not in self.compared]
            return sorted(found, key=lambda thought: -thought.share)
        edges = self.roots[self.seat].edges
        weights = [
            (self._share(move) if self.together else edges[move].visits) if move in edges else 0
            for move in self.answers
        ]
        whole = sum(weights) or 1
        found = [
            Thought(
                move, weight / whole, edges[move].total / edges[move].visits if weight and edges[move].visits else None
            )
            for move, weight in zip(self.answers, weights, strict=True)
        ]
        return sorted(found, key=lambda thought: -thought.share)
