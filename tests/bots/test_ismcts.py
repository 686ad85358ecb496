"""The search: it finds the best answer where there is one, mixes where any fixed one would be exploited, and never peeks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from tablee.bots import make
from tablee.bots.bot import Budget
from tablee.bots.hints import Hints, Tuning
from tablee.bots.ismcts import Edge, IsmctsBot, Node, Search, Trees
from tablee.core.chance import Dice
from tablee.core.game import Game, View, load
from tablee.core.notation import Seat
from tablee.core.state import Move, State, apply, options
from tablee.testing.introspect import fingerprint

Tiny = Game[State, View]


def left(s: State) -> int:
    return s.stones  # type: ignore[attr-defined, no-any-return]


def at(game: Tiny, stones: int) -> State:
    s = game.start(game.setup(2), Dice.from_int(1))
    s.stones = stones  # type: ignore[attr-defined]
    return s


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11, 13, 14, 15])
def test_in_nim_it_always_leaves_a_multiple_of_four(nim: Tiny, stones: int) -> None:
    bot = IsmctsBot(Budget(iterations=10_000))
    move = bot.choose(nim, nim.sample_world(at(nim, stones), 0, Random(1)), 0, Random(2))
    assert str(move) == f"take {stones % 4}"


def test_of_moves_that_look_alike_the_first_to_be_tried_is_drawn_by_lot(nim: Tiny) -> None:
    tried = Counter(
        str(IsmctsBot(Budget(iterations=1)).choose(nim, nim.sample_world(at(nim, 9), 0, Random(1)), 0, Random(seed)))
        for seed in range(150)
    )
    assert len(tried) == 3
    assert min(tried.values()) > 25


def test_it_expects_to_win_where_it_can_and_to_lose_where_it_must(nim: Tiny) -> None:
    hopes = []
    for stones in (9, 8):
        bot = IsmctsBot(Budget(iterations=4000))
        bot.choose(nim, nim.sample_world(at(nim, stones), 0, Random(1)), 0, Random(2))
        hopes.append(bot.explain()[0].value)
    assert hopes[0] is not None
    assert hopes[1] is not None
    assert hopes[0] > 0.8
    assert hopes[1] < 0.3


def test_with_an_opponent_model_it_expects_the_others_to_answer_by_the_prior(nim: Tiny) -> None:
    def takes_one(_s: State, _seat: Seat, answers: Sequence[Move], _rng: Random) -> Move:
        return answers[0]

    simple = Hints[State](
        rollout=takes_one,
        prior=lambda _s, _seat, answers: [1.0] + [0.01] * (len(answers) - 1),
        value=lambda _s: (0.5, 0.5),
    )
    found = []
    for model in (0.0, 1.0):
        bot = IsmctsBot(Budget(iterations=4000), hints=replace(simple, tuning=Tuning(opponent_model=model)))
        move = bot.choose(nim, nim.sample_world(at(nim, 4), 0, Random(1)), 0, Random(2))
        found.append((str(move), bot.explain()[0].value or 0.0))
    assert found[0][1] < 0.3  # who is met by the best play has lost
    assert found[1][0] == "take 2"  # who takes one stone leaves the last
    assert found[1][1] > 0.9


def misleading(*, common: bool, unlikely: float = 2e-3) -> Hints[State]:
    """Hints that like the first answer far too much."""
    return Hints[State](
        rollout=lambda _s, _seat, answers, rng: rng.choice(answers),
        prior=lambda _s, _seat, answers: [1.0] + [unlikely] * (len(answers) - 1),
        value=lambda _s: (0.5, 0.5),
        tuning=Tuning(common_random_numbers=common),
    )


def test_with_common_random_numbers_it_compares_all_answers_however_low_their_prior(nim: Tiny) -> None:
    chosen = []
    for common in (False, True):
        bot = IsmctsBot(Budget(iterations=300), hints=misleading(common=common))
        move = bot.choose(nim, nim.sample_world(at(nim, 2), 0, Random(1)), 0, Random(2))
        assert bot.explain()[0].move == move
        assert sum(thought.share for thought in bot.explain()) == pytest.approx(1)
        assert bot.iterations == 300
        chosen.append(str(move))
    assert chosen == ["take 1", "take 2"]  # both stones, and the match is won
    assert bot.explain()[0].value == 1.0


def test_of_answers_that_bring_the_same_it_takes_the_one_that_looks_best(nim: Tiny) -> None:
    hints = Hints[State](
        rollout=lambda _s, _seat, answers, rng: rng.choice(answers),
        prior=lambda _s, _seat, answers: [0.2, 0.5, 0.3][: len(answers)],
        value=lambda _s: (0.5, 0.5),
        tuning=Tuning(horizon=0, common_random_numbers=True),  # nothing tells them apart
    )
    bot = IsmctsBot(Budget(iterations=300), hints=hints)
    assert str(bot.choose(nim, nim.sample_world(at(nim, 400), 0, Random(1)), 0, Random(2))) == "take 2"


def test_what_is_out_of_the_question_is_not_compared(nim: Tiny) -> None:
    bot = IsmctsBot(Budget(iterations=300), hints=misleading(common=True, unlikely=1e-6))
    assert str(bot.choose(nim, nim.sample_world(at(nim, 2), 0, Random(1)), 0, Random(2))) == "take 1"
    assert bot.iterations == 50
    assert [thought.share for thought in bot.explain()] == [1.0, 0.0]


@pytest.mark.parametrize(("iterations", "drawn"), [(400, 1), (40, 2)])  # `hard` has time to weigh, `normal` has not
def test_where_seats_answer_together_what_is_out_of_the_question_is_not_drawn(
    pennies: Tiny, iterations: int, drawn: int
) -> None:
    hints = Hints[State](
        rollout=lambda _s, _seat, answers, rng: rng.choice(answers),
        prior=lambda _s, _seat, answers: [1.0, 1e-5],
        value=lambda _s: (0.5, 0.5),
        tuning=Tuning(common_random_numbers=True),
    )
    start = pennies.start(pennies.setup(2), Dice.from_int(1))
    chosen = set()
    for seed in range(60):
        bot = IsmctsBot(Budget(iterations=iterations), hints=hints)
        chosen.add(bot.choose(pennies, pennies.sample_world(start, 0, Random(seed)), 0, Random(seed)))
        assert (min(thought.share for thought in bot.explain()) == 0) == (drawn == 1)
    assert len(chosen) == drawn


def test_with_few_iterations_it_does_not_compare(nim: Tiny) -> None:
    worlds = []
    for iterations in (149, 150):
        world = nim.sample_world(at(nim, 3), 0, Random(1))
        search = Search(nim, world, 0, Random(2), hints=misleading(common=True))
        search.run(Budget(iterations=iterations))
        worlds.append(search.worlds)
    assert worlds == [0, 50]


def test_a_comparison_can_be_had_again(nim: Tiny) -> None:
    found = []
    for _ in range(2):
        bot = IsmctsBot(Budget(iterations=300), hints=misleading(common=True))
        bot.choose(nim, nim.sample_world(at(nim, 13), 0, Random(1)), 0, Random(2))
        found.append([(str(thought.move), thought.share, thought.value) for thought in bot.explain()])
    assert found[0] == found[1]


def test_a_rollout_goes_on_until_the_state_is_quiescent(nim: Tiny) -> None:
    """The value is only asked where the game trusts it: a value that is wrong elsewhere misleads nobody."""

    def takes_one(_s: State, _seat: Seat, answers: Sequence[Move], _rng: Random) -> Move:
        return answers[0]

    judged = []

    def value(s: State) -> Sequence[float]:
        judged.append(left(s))
        return (0.5, 0.5)

    hints = Hints[State](
        rollout=takes_one,
        prior=lambda _s, _seat, answers: [1.0] * len(answers),
        value=value,
        tuning=Tuning(horizon=0, quiescent=lambda s: left(s) % 4 == 0),
    )
    world = nim.sample_world(at(nim, 14), 0, Random(1))
    Search(nim, world, 0, Random(2), hints=hints).run(Budget(iterations=200))
    assert judged
    assert all(stones % 4 == 0 for stones in judged)
    hasty = replace(hints, tuning=Tuning(horizon=0))
    Search(nim, world, 0, Random(2), hints=hasty).run(Budget(iterations=200))
    assert any(stones % 4 for stones in judged)


def test_a_move_made_without_a_search_is_still_weighed_when_it_is_searched(nim: Tiny) -> None:
    """One who does as he feels half of the time, and searches the other half, does not shun what he feels like."""

    def takes_three(_s: State, _seat: Seat, answers: Sequence[Move], _rng: Random) -> Move:
        return answers[-1]

    hints = Hints[State](
        rollout=takes_three,
        prior=lambda _s, _seat, answers: [0.05] * (len(answers) - 1) + [0.9],
        value=lambda _s: (0.5, 0.5),
        tuning=Tuning(horizon=0, opponent_model=0.5),  # all answers bring the same: only the priors tell them apart
    )
    search = Search(nim, nim.sample_world(at(nim, 13), 0, Random(1)), 0, Random(2), hints=hints)
    search.run(Budget(iterations=600))
    replies = [reply.edges for reply in search.roots[1].observed.values() if len(reply.edges) == 3]
    tries = [[edges[move].visits for move in sorted(edges, key=str)] for edges in replies]
    assert tries
    assert all(three > one + two for one, two, three in tries)


def shares(game: Tiny, seat: int, iterations: int, seed: int) -> dict[str, float]:
    s = game.start(game.setup(2), Dice.from_int(seed))
    bot = IsmctsBot(Budget(iterations=iterations))
    bot.choose(game, game.sample_world(s, seat, Random(seed)), seat, Random(seed))
    return {str(thought.move): thought.share for thought in bot.explain()}


@pytest.mark.parametrize("seat", [0, 1])
def test_in_matching_pennies_it_shows_either_side_half_of_the_time(pennies: Tiny, seat: int) -> None:
    mean = sum(shares(pennies, seat, 3000, seed)["show 0"] for seed in range(6)) / 6
    assert 0.4 < mean < 0.6


@pytest.mark.parametrize("seat", [0, 1])
def test_where_one_side_pays_half_it_is_shown_twice_as_often(loaded_pennies: Tiny, seat: int) -> None:
    mean = sum(shares(loaded_pennies, seat, 6000, seed)["show 0"] for seed in range(6)) / 6
    assert 1 / 3 - 0.1 < mean < 1 / 3 + 0.1


@pytest.mark.parametrize("mixture", [(0.5, 0.5), (0.9, 0.1), (0.2, 0.8)])
@pytest.mark.parametrize("before", [(), (0.3, 0.9)])
def test_regrets_are_right_on_the_average_whatever_was_known_before(
    pennies: Tiny, mixture: tuple[float, float], before: tuple[float, ...]
) -> None:
    """Each answer is played as often as the mixture says, and its regret is what it brings beside the mixture."""
    rewards = (1.0, 0.2)
    answers = options(pennies.start(pennies.setup(2), Dice.from_int(1)), 0)
    regrets = [0.0, 0.0]
    for played, part in enumerate(mixture):
        node = Node()
        edges = [node.edges.setdefault(move, Edge()) for move in answers]
        for edge, known in zip(edges, before, strict=False):
            edge.visits, edge.total_reward = 1, known
        Search._update_regrets(node, edges[played], answers, mixture, rewards[played])
        for at, edge in enumerate(edges):
            regrets[at] += part * edge.regret
    brought = sum(part * reward for part, reward in zip(mixture, rewards, strict=True))
    if before:
        assert regrets == pytest.approx([reward - brought for reward in rewards])
    else:
        assert regrets[0] == pytest.approx(0.0) == regrets[1]  # nothing to compare with: no answer is regretted


def test_an_answer_that_always_brings_more_is_soon_played_most_of_the_time(pennies: Tiny) -> None:
    answers = options(pennies.start(pennies.setup(2), Dice.from_int(1)), 0)
    search = Search(pennies, pennies.start(pennies.setup(2), Dice.from_int(1)), 0, Random(1))
    node, rng = Node(), Random(2)
    for _ in range(150):
        edge, move, mixture = search._sample_strategy(search.world, 0, node, answers)
        luck = 0.6 * rng.random()  # a few tenths are at stake, and luck is as large
        search._update_regrets(node, edge, answers, mixture, luck + (0.3 if move == answers[0] else 0.1))
    good, bad = (node.edges[move].strategy_sum for move in answers)
    assert good > 2 * bad


def test_where_the_game_says_that_a_pure_strategy_is_best_it_is_played_every_time(plain_pennies: Tiny) -> None:
    hints = Hints[State](
        rollout=lambda _s, _seat, answers, rng: rng.choice(answers),
        prior=lambda _s, _seat, answers: [1.0] * len(answers),
        value=lambda _s: (0.5, 0.5),
        tuning=Tuning(pure=plain_pennies.kinds.questions),
    )
    for seed in range(20):
        s = plain_pennies.start(plain_pennies.setup(2), Dice.from_int(seed))
        bot = IsmctsBot(Budget(iterations=400), hints=hints)
        assert (
            str(bot.choose(plain_pennies, plain_pennies.sample_world(s, 0, Random(seed)), 0, Random(seed))) == "show 0"
        )


def test_its_answers_to_a_sealed_question_are_drawn_not_fixed(pennies: Tiny) -> None:
    s = pennies.start(pennies.setup(2), Dice.from_int(1))
    drawn = set()
    for seed in range(12):
        bot = IsmctsBot(Budget(iterations=300))
        drawn.add(str(bot.choose(pennies, pennies.sample_world(s, 0, Random(seed)), 0, Random(seed))))
    assert drawn == {"show 0", "show 1"}


def test_a_sealed_answer_of_another_changes_nothing_of_the_search(pennies: Tiny) -> None:
    found = []
    for side in ("show 0", "show 1"):
        s = pennies.start(pennies.setup(2), Dice.from_int(1))
        apply(s, 0, pennies.read_move(side))
        bot = IsmctsBot(Budget(iterations=200))
        move = bot.choose(pennies, pennies.sample_world(s, 1, Random(3)), 1, Random(4))
        found.append((move, bot.explain()))
    assert found[0] == found[1]


def midgame(seed: int, moves: int) -> tuple[Tiny, State]:
    game = load("fuji_flush")
    s = game.start(game.setup(4), Dice.from_int(seed))
    rng = Random(seed)
    for _ in range(moves):
        if s.outcome is None:
            apply(s, s.waiting[0], rng.choice(options(s, s.waiting[0])))
    return game, s


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "ismcts:60"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_poisoned_hidden_part_changes_nothing_that_a_bot_returns(name: str, seed: int) -> None:
    game, s = midgame(seed, 9)
    seat = s.waiting[0]
    found = []
    for poison in (1, 2, 3):
        poisoned = s.clone()
        poisoned.chance = Dice.from_int(poison)
        if poison > 1:
            game.determinize(poisoned, seat, Random(poison))
        bot = make(name)
        move = bot.choose(game, game.sample_world(poisoned, seat, Random(7)), seat, Random(8))
        found.append((move, [(t.move, t.share, t.value) for t in bot.explain()]))
    assert found[0] == found[1] == found[2]


def test_any_world_of_its_seat_leads_a_search_to_the_same_thoughts() -> None:
    game, s = midgame(4, 12)
    seat = s.waiting[0]
    worlds = [game.sample_world(s, seat, Random(number)) for number in (1, 2)]
    assert fingerprint(worlds[0]) != fingerprint(worlds[1])
    found = []
    for world in worlds:
        bot = IsmctsBot(Budget(iterations=80))
        found.append((bot.choose(game, world, seat, Random(5)), bot.explain()))
    assert found[0] == found[1]


def test_the_same_seed_and_iterations_give_the_same_choice() -> None:
    game, s = midgame(2, 6)
    seat = s.waiting[0]
    first, again = (
        IsmctsBot(Budget(iterations=100)).choose(game, game.sample_world(s, seat, Random(1)), seat, Random(9))
        for _ in "ab"
    )
    assert first == again


def test_a_single_option_is_not_thought_about() -> None:
    game, s = midgame(1, 0)
    seat = s.waiting[0]
    s.hand[seat][:] = [2] * 6  # type: ignore[attr-defined]
    bot = IsmctsBot(Budget(iterations=100))
    assert str(bot.choose(game, s, seat, Random(1))) == "play 2"
    assert bot.iterations == 0


def test_the_tree_is_used_again_after_answers_that_were_seen(nim: Tiny) -> None:
    s = nim.start(nim.setup(2), Dice.from_int(1))
    trees = Trees(2)
    search = Search(nim, nim.sample_world(s, 0, Random(1)), 0, Random(1), trees)
    search.run(Budget(iterations=400))
    move, reply = nim.read_move("take 1"), nim.read_move("take 2")
    known = trees.roots[0].edges[move].node.observed[1, reply]
    assert known.edges
    bot = IsmctsBot(Budget(iterations=1))
    bot._trees, bot._followed = trees, True
    bot.saw(0, move)
    bot.saw(1, reply)
    assert bot._trees.roots[0] is known


def test_trees_that_were_not_told_of_the_answers_begin_anew(nim: Tiny) -> None:
    bot = IsmctsBot(Budget(iterations=50))
    bot.choose(nim, nim.sample_world(at(nim, 9), 0, Random(1)), 0, Random(1))
    before = bot._trees
    bot.choose(nim, nim.sample_world(at(nim, 6), 0, Random(1)), 0, Random(1))
    assert bot._trees is not before


def test_an_unseen_answer_begins_only_the_tree_of_its_own_seat_anew(pennies: Tiny) -> None:
    trees = Trees(2)
    s = pennies.start(pennies.setup(2), Dice.from_int(1))
    Search(pennies, pennies.sample_world(s, 0, Random(1)), 0, Random(1), trees).run(Budget(iterations=50))
    mine, theirs = trees.roots[0].edges[pennies.read_move("show 0")].node.observed[1, None], trees.roots[1]
    trees.follow(0, pennies.read_move("show 0"))
    trees.follow(1, None)
    assert trees.roots[0] is mine
    assert trees.roots[1] is not theirs
    assert not trees.roots[1].edges


def test_a_budget_of_seconds_ends() -> None:
    game, s = midgame(3, 4)
    seat = s.waiting[0]
    bot = IsmctsBot(Budget(seconds=0.05))
    bot.choose(game, game.sample_world(s, seat, Random(1)), seat, Random(1))
    assert bot.iterations > 0


def test_a_bot_with_time_thinks_no_longer_than_the_maximum_of_the_game(nim: Tiny) -> None:
    plain = Hints[State](
        rollout=lambda _s, _seat, answers, _rng: answers[0],
        prior=lambda _s, _seat, answers: [1.0] * len(answers),
        value=lambda _s: (0.5, 0.5),
        tuning=Tuning(max_iterations=30),
    )
    made = []
    for budget in (Budget(seconds=60.0), Budget(iterations=20, seconds=60.0), Budget(iterations=90)):
        bot = IsmctsBot(budget, hints=plain)
        bot.choose(nim, nim.sample_world(at(nim, 9), 0, Random(1)), 0, Random(2))
        made.append(bot.iterations)
    assert made == [30, 20, 90]


def test_an_open_question_is_searched_through_what_it_suggests(password: Tiny) -> None:
    s = password.start(password.setup(2), Dice.from_int(1))
    bot = IsmctsBot(Budget(iterations=200))
    move = bot.choose(password, password.sample_world(s, 1, Random(1)), 1, Random(2))
    assert str(move) == 'speak "sesame"'
    assert len(bot.explain()) == 4


@pytest.mark.parametrize("seat", [0, 1])
def test_on_an_open_floor_it_thinks_about_its_own_answer(floor: Tiny, seat: int) -> None:
    s = floor.start(floor.setup(2), Dice.from_int(1))
    bot = IsmctsBot(Budget(iterations=200))
    assert str(bot.choose(floor, floor.sample_world(s, seat, Random(1)), seat, Random(2))) == 'speak "sesame"'
