"""Multiple-observer information-set Monte Carlo tree search (MO-ISMCTS), for any game.

Each iteration determinizes the state for the seat that searches, descends the trees, rolls out to the end (or to a depth where
the game's hints value the state), and backs the reward up.

There is one tree for each seat, and a seat descends its own by what it observes: a sealed or secret answer of another is just “has
answered”. So a node is an information set of its seat: nobody in the search profits from what he can't know, and an answer given
later does not know an earlier sealed one. Where seats answer together a node learns a mixed strategy by regret matching instead of
picking the best move, and the bot draws from it: against secret simultaneous choices any pure strategy can be exploited.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from tablee.bots.bot import Budget, Thought
from tablee.bots.hints import Hints, Tuning
from tablee.bots.simple import HintedBot, priors
from tablee.core.chance import Dice
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.state import Move, OpenQuestion, State, apply, forget_sealed, is_secret, options

C_PUCT: Final = 0.9  # the weight of exploration in PUCT
TIE_BREAK: Final = 1e-6  # moves of the same prior are tried in an order drawn by lot, not in the order of the seats
FIRST_PLAY_REDUCTION: Final = 0.1  # how much less an untried move is valued than the mean of its siblings
PRIOR_REGRET: Final = 6.0  # regret that a mixed strategy begins with, shared out by the priors
UNIFORM_PART: Final = 0.1  # of every mixed strategy while it learns, so that everything is tried
CLOCK_EVERY: Final = 16  # iterations between two looks at the clock
MAX_SUGGESTIONS: Final = 24  # answers kept of a question that can't be listed
MIN_WORLDS: Final = 50  # in which candidates are compared, at least; with fewer iterations than that, none are
MIN_PRIOR: Final = 0.001  # of a candidate: what is out of the question stays so
PRIOR_BONUS: Final = 0.005  # of a win, for a prior of 1: it decides between candidates of the same reward
LOOKED_AT: Final = 0.1  # of the visits of the answer visited most: with fewer, a mean says nothing
REMEMBERED: Final = 8  # visits at the mean of all that an answer's own mean is drawn towards
TEMPERATURE: Final = 0.02  # of a win: so much more makes a candidate e times as good as another


class Edge:
    """One move from an information set of the seat that moves."""

    __slots__ = (
        "availability",
        "child",
        "exploration",
        "has_prior",
        "regret",
        "strategy_sum",
        "total_reward",
        "visits",
    )

    def __init__(self) -> None:
        self.child: Node | None = None  # where it leads, once it was tried
        self.visits = 0
        self.availability = 0  # how often it was among the options
        self.total_reward = 0.0
        self.has_prior = False  # a move that was made without a search has none yet
        self.exploration = 0.0  # C_PUCT times the prior
        self.regret = 0.0  # cumulative
        self.strategy_sum = 0.0  # of the mixed strategies so far: their average is what is played

    @property
    def node(self) -> Node:
        """Where it leads."""
        if self.child is None:
            self.child = Node()
        return self.child


UNTRIED: Final = Edge()


class Node:
    """An information set of the seat that owns the tree: its own moves from there, and what it can observe of the others'."""

    __slots__ = ("edges", "observed", "suggestions", "total_reward", "visits")

    def __init__(self) -> None:
        self.visits = 0  # by my own moves
        self.total_reward = 0.0
        self.edges: dict[Move, Edge] = {}  # my own moves
        self.observed: dict[object, Node] = {}  # after what another did, as I observe it
        self.suggestions: tuple[Move, ...] = ()  # of an open question

    def after(self, observation: object) -> Node:
        """The information set after what another did."""
        found = self.observed.get(observation)
        if found is None:
            found = self.observed[observation] = Node()
        return found


class IsmctsBot(HintedBot):
    """Searches. With a budget of iterations and a seed its choices are reproducible."""

    def __init__(self, budget: Budget, name: str = "ismcts", *, hints: Hints[State] | None = None) -> None:
        super().__init__(name, hints=hints)
        self.strength = "normal" if name == "normal" else "hard"
        self.budget = budget
        self.iterations = 0  # of the last search
        self._trees: Trees | None = None
        self._followed = (
            False  # whether the answers since the last choice were seen: only then are the roots up to date
        )

    def decide(
        self, game: Game[State, View], hints: Hints[State] | None, world: State, seat: Seat, rng: Random
    ) -> Move:
        if self.strength == "hard" and hints is not None and hints.expert is not None:
            hints = hints.expert(seat)
        trees = self._trees if self._followed else None
        self._trees, self._followed = trees or Trees(world.seats), False
        search = Search(game, world, seat, rng, self._trees, hints=hints)
        if len(search.answers) == 1:
            self.thoughts = [Thought(search.answers[0], 1.0, None)]
            self.iterations = 0
            return search.answers[0]
        self.iterations = search.run(self.budget)
        self.thoughts = search.thoughts()
        return search.decide()

    def saw(self, mover: Seat, move: Move | None) -> None:
        """What was searched below this answer is kept."""
        self._followed = True
        if self._trees is not None:
            self._trees.follow(mover, move)


class Trees:
    """One tree for each seat, rooted where the match stands."""

    def __init__(self, seats: int) -> None:
        self.roots = [Node() for _ in range(seats)]

    def follow(self, mover: Seat, move: Move | None) -> None:
        """Descend by an answer; where it isn't known, its own seat's tree begins anew."""
        for seat, root in enumerate(self.roots):
            if seat != mover:
                self.roots[seat] = root.observed.get(observation(mover, move)) or Node()
            elif move is not None and move in root.edges:
                self.roots[seat] = root.edges[move].node
            else:
                self.roots[seat] = Node()


def observation(mover: Seat, move: Move | None) -> object:
    """An answer as another seat observes it; None where it doesn't see what."""
    return (mover, move)


class Search:
    """One search from one world."""

    def __init__(
        self,
        game: Game[State, View],
        world: State,
        seat: Seat,
        rng: Random,
        trees: Trees | None = None,
        *,
        hints: Hints[State] | None = None,
    ) -> None:
        self.game = game
        self.hints = hints
        self.tuning = Tuning[State]() if hints is None else hints.tuning
        self.world = world
        self.seat = seat
        self.rng = rng
        self.dice = Dice(rng.randbytes(32))
        self.roots = (trees or Trees(world.seats)).roots
        self.mixed = self._is_mixed(world)
        self.opponent_model = self.tuning.opponent_model
        self._sample = game.determinize if hints is None or hints.determinize is None else hints.determinize
        self.answers = self._answers(world, seat, self.roots[seat])
        self.candidates: Sequence[Move] = ()  # answers that are compared in the same worlds
        self.rewards: list[float] = []  # of each of them, in total
        self.candidate_priors: list[float] = []
        self.worlds = 0  # in which they were compared
        self.excluded: frozenset[Move] = frozenset()  # from a mixed strategy

    def run(self, budget: Budget) -> int:
        """Search until the budget is spent, or the game's maximum where time is what counts; the number of iterations."""
        done = 0
        most, end = budget.iterations, None
        if budget.seconds is not None:
            end = perf_counter() + budget.seconds
            most = min((one for one in (most, self.tuning.max_iterations) if one is not None), default=None)
        if self.tuning.common_random_numbers:
            self._choose_candidates(most)
            if len(self.candidates) == 1:
                most = MIN_WORLDS  # there is nothing to choose, only to see what it is worth
        step = len(self.candidates) or 1
        while most is None or done < most:
            if end is not None and done % CLOCK_EVERY < step and done and perf_counter() >= end:
                break
            if self.candidates:
                self.compare()
            else:
                self.iterate()
            done += step
        return done

    def _is_mixed(self, s: State) -> bool:
        """Whether a mixed strategy is learnt: where seats answer together, unless the game says that a pure one is best."""
        return s.together and type(s.question) not in self.tuning.pure

    def _choose_candidates(self, most: int | None) -> None:
        """Rule out what is out of the question, if the rest can be tried in enough worlds; then compare it, or mix it."""
        weights = priors(self.hints, self.world, self.seat, self.answers)
        sensible = {move: prior for move, prior in zip(self.answers, weights, strict=True) if prior >= MIN_PRIOR}
        if most is not None and most < MIN_WORLDS * len(sensible):
            return
        if self.mixed:
            self.excluded = frozenset(self.answers).difference(sensible)
        else:
            self.candidates, self.candidate_priors = list(sensible), list(sensible.values())
            self.rewards = [0.0] * len(sensible)

    def compare(self) -> None:
        """Every candidate in one determinization with common random numbers: what tells them apart is then the answer itself."""
        world = self._determinize()
        luck, rng = self.rng.randbytes(32), self.rng
        for at, answer in enumerate(self.candidates):
            s = world.clone()
            s.chance, self.rng = Dice(luck), Random(luck)
            self.rewards[at] += self._simulate(s, answer)
        self.rng = rng
        self.worlds += 1

    def iterate(self) -> None:
        """Determinize, descend, roll out, back up."""
        self._simulate(self._determinize())

    def _determinize(self) -> State:
        s = self.world.clone()
        s.chance = self.dice
        forget_sealed(s, self.seat)
        self._sample(s, self.seat, self.rng)
        return s

    def _simulate(self, s: State, first: Move | None = None) -> float:
        """From a determinization to its end or to a trusted value, perhaps with a given answer; the reward of the seat that searches."""
        nodes = list(self.roots)
        path: list[tuple[Seat, Node, Edge]] = []
        mixed: list[tuple[Seat, Node, Edge, Sequence[Move], Sequence[float]]] = []
        seat = self.seat  # who is asked now, perhaps with others: its answer is what the search is about
        while s.outcome is None:
            node = nodes[seat]
            answers = self._answers(s, seat, node)
            secret = is_secret(s)
            fresh = False
            if first is not None:
                edge, move, first = node.edges.setdefault(first, Edge()), first, None
                path.append((seat, node, edge))
                fresh = edge.visits == 0
            elif (modelled := self._unsearched(s, seat, answers)) is not None:
                move = modelled
                if move not in node.edges:
                    node.edges[move] = Edge()
            elif self._is_mixed(s):
                edge, move, strategy = self._sample_strategy(s, seat, node, answers)
                mixed.append((seat, node, edge, answers, strategy))
                fresh = edge.visits == 0
            else:
                edge, move = self._select(s, seat, node, answers)
                path.append((seat, node, edge))
                fresh = edge.visits == 0
            seen = observation(seat, None if secret else move)
            for other in range(s.seats):
                nodes[other] = node.edges[move].node if other == seat else nodes[other].after(seen)
            apply(s, seat, move)
            if fresh or s.outcome is not None:
                break
            seat = s.waiting[0] if len(s.waiting) == 1 else self._next_to_answer(s)
        rewards = self._roll_out(s)
        for seat, node, edge in path:
            reward = rewards[seat]
            node.visits += 1
            node.total_reward += reward
            edge.visits += 1
            edge.total_reward += reward
        for seat, node, edge, answers, strategy in mixed:
            self._update_regrets(node, edge, answers, strategy, rewards[seat])
        return rewards[self.seat]

    def _next_to_answer(self, s: State) -> Seat:
        """Who answers first where several may: those who answer together in turn, an open floor by chance."""
        return s.waiting[0] if s.together else self.rng.choice(s.waiting)

    def _answers(self, s: State, seat: Seat, node: Node) -> Sequence[Move]:
        if not isinstance(s.question, OpenQuestion):
            return options(s, seat)
        if not node.suggestions:
            listed = options(s, seat)
            if listed:
                return listed
            node.suggestions = tuple(dict.fromkeys(self.game.answers(s, seat, self.rng)))[:MAX_SUGGESTIONS]
        return node.suggestions

    def _unsearched(self, s: State, seat: Seat, answers: Sequence[Move]) -> Move | None:
        """An answer that is not searched: the only one, or what the opponent model gives."""
        if len(answers) == 1:
            return answers[0]
        if not self.opponent_model or seat == self.seat or self.rng.random() >= self.opponent_model:
            return None
        return self.rng.choices(answers, priors(self.hints, s, seat, answers))[0]

    def _new_priors(
        self, s: State, seat: Seat, edges: dict[Move, Edge], answers: Sequence[Move]
    ) -> Iterator[tuple[Edge, float]]:
        """The answers that had no prior yet, each with its own."""
        if all(move in edges and edges[move].has_prior for move in answers):
            return
        for move, prior in zip(answers, priors(self.hints, s, seat, answers), strict=True):
            edge = edges.get(move)
            if edge is None:
                edge = edges[move] = Edge()
            if not edge.has_prior:
                edge.has_prior = True
                yield edge, prior

    def _select(self, s: State, seat: Seat, node: Node, answers: Sequence[Move]) -> tuple[Edge, Move]:
        """PUCT, with availability counts in place of the parent's visits."""
        edges = node.edges
        for edge, prior in self._new_priors(s, seat, edges, answers):
            edge.exploration = C_PUCT * prior + TIE_BREAK * self.rng.random()
        untried = node.total_reward / node.visits - FIRST_PLAY_REDUCTION if node.visits else 0.0
        best_score = -1.0
        best: Edge | None = None
        best_move = answers[0]
        for move in answers:
            edge = edges[move]
            edge.availability = available = edge.availability + 1
            visits = edge.visits
            mean = edge.total_reward / visits if visits else untried
            score = mean + edge.exploration * sqrt(available) / (1 + visits)
            if score > best_score:
                best_score, best, best_move = score, edge, move
        assert best is not None
        return best, best_move

    def _sample_strategy(
        self, s: State, seat: Seat, node: Node, answers: Sequence[Move]
    ) -> tuple[Edge, Move, Sequence[float]]:
        """Regret matching: each answer in proportion to its positive regret, with a uniform part."""
        edges = node.edges
        for edge, prior in self._new_priors(s, seat, edges, answers):
            edge.regret = PRIOR_REGRET * prior
        regrets = [max(edges[move].regret, 0.0) for move in answers]
        whole = sum(regrets)
        even = 1 / len(answers)
        matched = [regret / whole for regret in regrets] if whole else [even] * len(answers)
        for move, part in zip(answers, matched, strict=True):
            edges[move].strategy_sum += part
        strategy = [(1 - UNIFORM_PART) * part + UNIFORM_PART * even for part in matched]
        move = self.rng.choices(answers, strategy)[0]
        return edges[move], move, strategy

    @staticmethod
    def _update_regrets(
        node: Node, played: Edge, answers: Sequence[Move], strategy: Sequence[float], reward: float
    ) -> None:
        """Add what each answer would have brought beyond the strategy, by a control variate.

        An answer that was not played is taken at its mean so far, and the one that was is corrected by the difference, weighted by
        its inverse probability: unbiased as plain importance sampling is, and of far smaller variance.
        """
        edges = [node.edges[move] for move in answers]
        visits = sum(edge.visits for edge in edges)
        mean = sum(edge.total_reward for edge in edges) / visits if visits else reward
        values = [edge.total_reward / edge.visits if edge.visits else mean for edge in edges]
        at = edges.index(played)
        values[at] += (reward - values[at]) / strategy[at]
        expected = sum(part * one for part, one in zip(strategy, values, strict=True))
        for edge, one in zip(edges, values, strict=True):
            edge.regret += one - expected
        played.visits += 1
        played.total_reward += reward

    def _roll_out(self, s: State) -> Sequence[float]:
        """The reward of each seat: its part of the win at the end, or the value of a quiescent state beyond the horizon."""
        hints = self.hints
        rng = self.rng
        game = self.game
        horizon, quiescent = self.tuning.horizon, self.tuning.quiescent
        steps = 0
        while s.outcome is None:
            if hints is not None and horizon is not None and steps >= horizon and (not quiescent or quiescent(s)):
                return hints.value(s)
            seat = s.waiting[0] if len(s.waiting) == 1 else self._next_to_answer(s)
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
        """The answer visited most, or the best candidate; where seats answer together, one drawn from the average strategy."""
        if self.worlds:
            return self.thoughts()[0].move
        edges = self.roots[self.seat].edges
        if self.mixed:
            return self.rng.choices(self.answers, [self._average_strategy(move) + 1e-9 for move in self.answers])[0]
        return max(
            self.answers, key=lambda move: (edges[move].visits, edges[move].total_reward) if move in edges else (0, 0.0)
        )

    def _average_strategy(self, move: Move) -> float:
        """An answer's part of the average strategy, not normalised. To learn everything is tried; to play, nothing excluded is."""
        return 0.0 if move in self.excluded else self.roots[self.seat].edges[move].strategy_sum

    def thoughts(self) -> list[Thought]:
        """Every option with its share, best first: of the visits, or how often a mixed strategy chooses it.

        With it the part of the win that is expected, where that is what decides: not in a mixed strategy, and not of an answer that
        was hardly looked at.
        """
        return sorted(self._compared() if self.worlds else self._visited(), key=lambda thought: -thought.share)

    def _compared(self) -> list[Thought]:
        """Candidates: their mean rewards, and shares by a softmax of these."""
        means = [reward / self.worlds for reward in self.rewards]
        scores = [mean + PRIOR_BONUS * prior for mean, prior in zip(means, self.candidate_priors, strict=True)]
        weights = [exp((score - max(scores)) / TEMPERATURE) for score in scores]
        whole = sum(weights)
        found = [
            Thought(move, weight / whole, mean)
            for move, weight, mean in zip(self.candidates, weights, means, strict=True)
        ]
        return found + [Thought(move, 0.0, None) for move in self.answers if move not in self.candidates]

    def _visited(self) -> list[Thought]:
        edges = self.roots[self.seat].edges
        known = [edges.get(move, UNTRIED) for move in self.answers]
        if self.mixed:
            shares = [self._average_strategy(move) if move in edges else 0.0 for move in self.answers]
            expected: list[float | None] = [None] * len(shares)
        else:
            shares = [float(edge.visits) for edge in known]
            expected = self._expected(known)
        total = sum(shares) or 1.0
        return [
            Thought(move, share / total, value)
            for move, share, value in zip(self.answers, shares, expected, strict=True)
        ]

    @staticmethod
    def _expected(edges: Sequence[Edge]) -> list[float | None]:
        """The part of the win that is expected of each answer: the mean of few visits leans on that of all."""
        visits = sum(edge.visits for edge in edges)
        most = max(edge.visits for edge in edges)
        mean = sum(edge.total_reward for edge in edges) / max(visits, 1)
        return [
            (edge.total_reward + REMEMBERED * mean) / (edge.visits + REMEMBERED)
            if edge.visits and edge.visits >= LOOKED_AT * most
            else None
            for edge in edges
        ]
