"""The arena is fair, its arithmetic is right, and the same seed gives the same scores."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import factorial, sqrt
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import tablee
from tablee.bots import Bot
from tablee.cli import app, main
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.state import Move, Outcome, State
from tablee.games.fuji_flush.rules import FujiFlush
from tablee.lab import simulate
from tablee.lab.arena import Standing, arena, block, interval, ratings, schedule, standings, wilson
from tablee.lab.simulate import Meeting, Played

COMMAND = [sys.executable, "-c", "from tablee.cli import main; main()"]
PIPE = {"FORCE_COLOR": "", "PYTHONUTF8": "1"}  # no bar and no colours, whatever the tests run in
Z = 1.959964

LINE_UPS = [
    ["a", "b"],
    ["a", "b", "c"],
    ["a", "a", "b"],
    ["a", "b", "c", "d"],
    ["a", "b", "c", "c"],
    ["a", "b", "a", "b"],
    ["a", "b", "c", "d", "e"],
    ["a", "b", "b", "b", "b"],
    ["a", "b", "c", "a", "b", "c"],
    ["a", "b", "c", "d", "e", "f", "g"],
    ["a", "b", "c", "d", "e", "f", "g", "h"],
]

line_ups = pytest.mark.parametrize("line_up", LINE_UPS, ids="".join)


def won(line_up: str, *winners: Seat, deal: str = "1") -> tuple[Meeting, Played]:
    """A match between bots with names of one letter; every seat answered ten times, seat i in i + 1 ms each."""
    n = len(line_up)
    seconds = tuple(0.01 * (seat + 1) for seat in range(n))
    return Meeting(tuple(line_up), "", deal), Played(Outcome(winners, "over"), 10 * n, seconds, (10,) * n)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "arena", *words], capture_output=True, encoding="utf-8", env=os.environ | PIPE, check=False
    )


def told(*words: str) -> str:
    """What the command says, in this process."""
    result = CliRunner(env=PIPE).invoke(app, ["arena", *words])
    assert result.exit_code == 0
    return result.stdout


def by_name(found: Sequence[Standing]) -> dict[str, Standing]:
    return {one.name: one for one in found}


# --- Who sits where ------------------------------------------------------------------------------------------------------


@line_ups
def test_in_a_block_every_bot_has_every_seat_equally_often(line_up: list[str]) -> None:
    for number in range(3):
        seatings = block(line_up, 1, number)
        seen = Counter((name, seat) for seating in seatings for seat, name in enumerate(seating))
        for name in line_up:
            for seat in range(len(line_up)):
                assert seen[name, seat] * len(line_up) == line_up.count(name) * len(seatings)


@line_ups
def test_every_seating_is_the_whole_line_up(line_up: list[str]) -> None:
    for seating in block(line_up, 1, 0):
        assert sorted(seating) == sorted(line_up)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_up_to_four_seats_a_block_is_every_order_once(seats: int) -> None:
    line_up = "abcd"[:seats]
    seatings = block(list(line_up), 1, 0)
    assert len(seatings) == factorial(seats)
    assert set(seatings) == set(permutations(line_up))


def test_orders_that_differ_in_nothing_are_one() -> None:
    assert len(block(["greedy", "easy", "random", "random"], 1, 0)) == 12
    assert block(["random"] * 4, 1, 0) == [("random",) * 4]


def test_beyond_four_seats_a_block_is_a_random_order_turned_round_the_table() -> None:
    first, second = (block(list("abcdef"), 1, number) for number in (0, 1))
    assert len(first) == 6
    order = "".join(first[0])
    assert {"".join(seating) for seating in first} == {order[turn:] + order[:turn] for turn in range(6)}
    assert set(first) != set(second)
    assert first == block(list("abcdef"), 1, 0)
    assert first != block(list("abcdef"), 2, 0)


@line_ups
def test_a_block_has_one_deal_and_every_match_its_own_luck(line_up: list[str]) -> None:
    size = len(block(line_up, 5, 0))
    meetings = schedule(line_up, 3 * size, 5)
    assert [meeting.line_up for meeting in meetings] == [
        one for number in range(3) for one in block(line_up, 5, number)
    ]
    assert [len({one.deal for one in meetings[at : at + size]}) for at in range(0, 3 * size, size)] == [1, 1, 1]
    assert len({one.deal for one in meetings}) == 3
    assert len({one.seed for one in meetings}) == 3 * size


def test_as_many_matches_are_played_as_were_asked_for() -> None:
    meetings = schedule(["a", "b", "c"], 8, 1)
    assert len(meetings) == 8
    assert meetings == schedule(["a", "b", "c"], 12, 1)[:8]


class Onlooker(Bot):
    """Plays anything, and writes down the hand that it was dealt, in the order of the first answers."""

    def __init__(self, name: str, dealt: list[tuple[Seat, tuple[int, ...]]]) -> None:
        super().__init__(name)
        self.dealt = dealt
        self.asked = False

    def choose(self, game: Game[State, View], world: State, seat: Seat, rng: Random) -> Move:
        if not self.asked:
            assert isinstance(world, FujiFlush)
            self.dealt.append((seat, tuple(world.hand[seat])))
            self.asked = True
        return rng.choice(game.answers(world, seat, rng))


def test_in_a_block_the_cards_and_the_first_player_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[Seat, tuple[int, ...]]] = []
    monkeypatch.setattr(simulate, "make", lambda name: Onlooker(name, dealt))
    arena("fuji_flush", ["random", "easy", "greedy"], games=18)
    assert len(dealt) == 18 * 3
    matches = [dealt[at : at + 3] for at in range(0, len(dealt), 3)]
    blocks = [matches[at : at + 6] for at in range(0, 18, 6)]
    for same in blocks:
        assert all(match == same[0] for match in same)
    assert blocks[0] != blocks[1] != blocks[2] != blocks[0]


# --- Scores --------------------------------------------------------------------------------------------------------------


def test_a_score_is_the_share_of_the_wins_beside_a_fair_share() -> None:
    found = by_name(standings([won("abc", 0), won("bca", 2), won("cab", 0), won("abc", 1)]))
    assert found["a"].score == pytest.approx(2 / 4 * 3)
    assert found["b"].score == pytest.approx(1 / 4 * 3)
    assert found["c"].score == pytest.approx(1 / 4 * 3)


def test_a_shared_win_is_split() -> None:
    found = by_name(standings([won("abc", 0, 1), won("abc", 0, 1, 2)]))
    assert found["a"].score == pytest.approx((1 / 2 + 1 / 3) / 2 * 3)
    assert found["c"].score == pytest.approx((0 + 1 / 3) / 2 * 3)


def test_the_copies_of_a_bot_are_pooled() -> None:
    found = by_name(standings([won("abbb", 1), won("babb", 0), won("bbab", 2), won("bbba", 0)]))
    assert found["a"].games == 4
    assert found["b"].games == 12
    assert found["a"].score == pytest.approx(1 / 4 * 4)
    assert found["b"].score == pytest.approx(3 / 4 * 4 / 3)


def test_nobody_gains_by_a_match_that_is_void() -> None:
    assert [one.score for one in standings([won("abc"), won("abc")])] == [0, 0, 0]


def test_the_best_stands_first() -> None:
    assert [one.name for one in standings([won("abc", 2), won("abc", 2), won("abc", 1)])] == ["c", "b", "a"]


def test_the_time_of_a_decision_is_the_mean_over_all_seats_of_a_bot() -> None:
    found = by_name(standings([won("abb", 0), won("bab", 0)]))
    assert found["a"].ms_per_decision == pytest.approx((1 + 2) / 2)
    assert found["b"].ms_per_decision == pytest.approx((2 + 3 + 1 + 3) / 4)


def test_who_was_never_asked_took_no_time() -> None:
    meeting = Meeting(("a", "b"), "", "1")
    found = by_name(standings([(meeting, Played(Outcome((1,), "over"), 1, (0.0, 0.5), (0, 1)))]))
    assert found["a"].ms_per_decision == 0
    assert found["b"].ms_per_decision == pytest.approx(500)


def test_an_interval_takes_each_block_as_one_observation() -> None:
    low, high = interval([[1, 1], [1, 0]])  # the sums deviate by 1/2 and -1/2 from 3/2
    error = sqrt((1 / 4 + 1 / 4) * 2 / 1) / 4
    assert (low, high) == pytest.approx((0.75 - Z * error, 0.75 + Z * error))


def test_with_equal_blocks_the_error_is_that_of_the_mean_of_their_means() -> None:
    blocks = [[1.0, 0, 0], [1.0, 1, 0], [0.0, 0, 0], [1.0, 0.5, 0]]
    means = [sum(shares) / 3 for shares in blocks]
    mean = sum(means) / 4
    error = sqrt(sum((one - mean) ** 2 for one in means) / 3 / 4)
    assert interval(blocks) == pytest.approx((max(0, mean - Z * error), mean + Z * error))


def test_what_differs_only_within_the_blocks_is_no_uncertainty() -> None:
    assert interval([[1, 0], [0, 1], [0.5, 0.5]]) == pytest.approx((0.5, 0.5))


def test_an_unfinished_block_weighs_as_much_as_its_matches() -> None:
    low, high = interval([[1, 0], [1, 1], [0]])  # the mean is 3/5
    error = sqrt(((-0.2) ** 2 + 0.8**2 + (-0.6) ** 2) * 3 / 2) / 5
    assert (low + high) / 2 == pytest.approx(0.6)
    assert (high - low) / 2 == pytest.approx(Z * error)


def test_an_interval_never_goes_below_nothing() -> None:
    assert interval([[1, 0], [0, 0]])[0] == 0
    assert interval([[0, 0, 0]])[0] == 0


def test_a_single_block_has_the_interval_of_wilson() -> None:
    assert interval([[1, 0] * 5]) == wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(1, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_a_score_and_its_interval_have_the_same_measure() -> None:
    matches = [won("abcc", 0, deal="1"), won("bacc", 1, deal="1"), won("abcc", 0, deal="2"), won("bacc", 2, deal="2")]
    found = by_name(standings(matches))
    low, high = interval([[1, 1], [1, 0]])
    assert (found["a"].score, found["a"].low, found["a"].high) == pytest.approx((0.75 * 4, low * 4, high * 4))
    low, high = interval([[0, 0], [0, 1]])
    assert (found["c"].score, found["c"].low, found["c"].high) == pytest.approx((0.25 * 2, low * 2, high * 2))


# --- Ratings -------------------------------------------------------------------------------------------------------------


def test_who_wins_more_is_rated_higher() -> None:
    matches = [won("abc", "abc".index(winner)) for winner in "abacababcaab"]  # a wins six, b four, c two
    found = ratings(matches)
    assert [one.name for one in found] == ["a", "b", "c"]
    assert [one.mu for one in found] == sorted((one.mu for one in found), reverse=True)
    assert all(one.ordinal == pytest.approx(one.mu - 3 * one.sigma) for one in found)


def test_every_match_makes_a_rating_surer() -> None:
    sigmas = [ratings([won("abc", 0)] * matches)[0].sigma for matches in (1, 2, 5, 10)]
    assert sigmas == sorted(sigmas, reverse=True)
    assert sigmas[0] < 25 / 3


def test_those_who_win_together_are_rated_alike_and_so_are_the_others() -> None:
    mu = {one.name: one.mu for one in ratings([won("abcd", 0, 2)])}
    assert mu["a"] == pytest.approx(mu["c"])
    assert mu["b"] == pytest.approx(mu["d"])
    assert mu["a"] > 25 > mu["b"]


def test_a_bot_with_several_seats_is_rated_by_the_mean_of_its_copies() -> None:
    single = {one.name: one for one in ratings([won("abcd", 1)])}
    pooled = {one.name: one for one in ratings([won("abbb", 1)])}
    assert pooled["a"].mu == pytest.approx(single["a"].mu)
    for part in ("mu", "sigma"):
        copies = [vars(single[name])[part] for name in "bcd"]
        assert vars(pooled["b"])[part] == pytest.approx(sum(copies) / 3)


def test_the_seats_of_a_match_do_not_matter_to_a_rating() -> None:
    one, other = (ratings([match]) for match in (won("abbc", 0), won("cbab", 2)))
    assert {rating.name: pytest.approx(rating.mu) for rating in one} == {rating.name: rating.mu for rating in other}


def test_where_nobody_wins_nobody_is_rated() -> None:
    assert ratings([won("abc", 0), won("abc")]) == ratings([won("abc", 0)])
    assert [one.mu for one in ratings([won("abc")])] == [25, 25, 25]


def test_who_plays_alone_has_nobody_to_be_rated_against() -> None:
    assert [one.mu for one in ratings([won("a", 0)])] == [25]


def test_only_the_arena_and_the_node_rate() -> None:
    root = Path(tablee.__file__).parent
    importers = [file.relative_to(root) for file in root.rglob("*.py") if "openskill" in file.read_text("utf-8")]
    assert {path.as_posix() for path in importers} == {"lab/arena.py", "node/ratings.py"}


# --- Matches -------------------------------------------------------------------------------------------------------------


def test_greedy_is_above_random() -> None:
    result = arena("fuji_flush", ["greedy", "random", "random"], games=240)
    greedy, other = result.bots
    assert (greedy.name, other.name) == ("greedy", "random")
    assert greedy.low > 1 > other.high
    assert [one.name for one in result.ratings] == ["greedy", "random"]
    assert (result.deals, result.seatings) == (80, 3)


@pytest.mark.parametrize("bots", [["easy", "random", "greedy"], ["easy", "random", "random", "greedy", "random"]])
def test_the_shares_of_the_wins_add_up(bots: list[str]) -> None:
    result = arena("fuji_flush", bots, games=30, seed=4)
    assert sum(one.score * one.games for one in result.bots) == pytest.approx(sum(one.games for one in result.bots))
    assert {one.name: one.games for one in result.bots} == {name: 30 * bots.count(name) for name in bots}
    for one in result.bots:
        assert 0 <= one.low <= one.score <= one.high


def test_a_bot_alone_in_all_seats_has_its_fair_share_for_sure() -> None:
    (only,) = arena("fuji_flush", ["random"] * 4, games=10).bots
    assert (only.games, only.score, only.low, only.high) == pytest.approx((40, 1, 1, 1))


def test_every_match_is_told_to_the_progress_bar() -> None:
    steps: list[int] = []
    arena("fuji_flush", ["random", "random", "easy"], games=50, progress=steps.append)
    assert sum(steps) == 50


# --- The command ---------------------------------------------------------------------------------------------------------


def without_times(text: str) -> object:
    result = json.loads(text)
    for one in result["bots"]:
        assert one.pop("ms_per_decision") >= 0
    return result


@pytest.mark.process
def test_the_number_of_processes_changes_nothing() -> None:
    words = ["fuji_flush", "greedy", "easy", "random", "random", "-n", "67", "--seed", "3", "--ratings", "--json"]
    alone, together = run(*words, "--jobs", "1"), run(*words, "--jobs", "2")
    assert (alone.returncode, alone.stderr) == (together.returncode, together.stderr) == (0, "")
    assert without_times(alone.stdout) == without_times(together.stdout)
    assert without_times(alone.stdout) == without_times(told(*words))


def test_another_seed_gives_other_matches() -> None:
    one, other = (told("fuji_flush", "greedy", "easy", "random", "-n", "30", "--seed", s, "--json") for s in "12")
    assert without_times(one) != without_times(other)


def test_the_json_tells_of_the_bots_and_of_ratings_only_when_asked() -> None:
    words = ["fuji_flush", "random", "greedy", "easy", "random", "-n", "12", "--json"]
    result = json.loads(told(*words))
    assert list(result) == ["bots"]
    assert {one["name"]: one["games"] for one in result["bots"]} == {"random": 24, "greedy": 12, "easy": 12}
    for one in result["bots"]:
        assert list(one) == ["name", "games", "score", "low", "high", "ms_per_decision"]
    rated = json.loads(told(*words, "--ratings"))
    assert list(rated) == ["bots", "ratings"]
    assert {one["name"] for one in rated["ratings"]} == {"random", "greedy", "easy"}
    for one in rated["ratings"]:
        assert list(one) == ["name", "mu", "sigma", "ordinal"]


def test_the_table_has_the_best_first() -> None:
    words = ["fuji_flush", "random", "greedy", "random", "-n", "60"]
    names = [one["name"] for one in json.loads(told(*words, "--json"))["bots"]]
    lines = told(*words).split("\n")
    firsts = [line.split()[0] for line in lines if line.split()]
    assert [first for first in firsts if first in names] == names == ["greedy", "random"]


@pytest.mark.parametrize(
    ("bots", "asked", "rated"),
    [
        (["greedy", "random", "random"], False, False),
        (["greedy", "random", "random"], True, True),
        (["greedy", "easy", "random"], False, True),
    ],
)
def test_the_text_has_ratings_when_asked_for_and_from_three_bots_on(
    bots: list[str], *, asked: bool, rated: bool
) -> None:
    text = told("fuji_flush", *bots, "-n", "6", *["--ratings"] * asked)
    assert ("ordinal" in text) == rated


def test_the_text_says_when_the_last_deal_is_unfinished() -> None:
    assert "a multiple of 6 is fairer" in told("fuji_flush", "greedy", "easy", "random", "-n", "7")
    assert "fairer" not in told("fuji_flush", "greedy", "easy", "random", "-n", "12")


def test_the_options_of_the_game_reach_the_table() -> None:
    words = ["fuji_flush", "greedy", "easy", "random", "-n", "12", "--json"]
    assert without_times(told(*words)) != without_times(told(*words, "-o", "deals=3"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["fuji_flush", "greedy", "easy", "nobody"], "nobody"),
        (["fuji_flush", "greedy", "random"], "3 to 8 players, not 2"),
        (["fuji_flush", "greedy", "easy", "random", "-o", "colour=red"], "no option “colour”"),
        (["fuji_flush", "greedy", "easy", "random", "-o", "deals"], "NAME=VALUE"),
        (["ludo", "greedy", "easy", "random"], "ludo"),
    ],
)
def test_what_is_refused_is_one_sentence_and_exits_with_2(
    words: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "")
    monkeypatch.setattr(sys, "argv", ["tablee", "arena", *words])
    with pytest.raises(SystemExit) as exit_:
        main()
    said = capsys.readouterr()
    assert exit_.value.code == 2
    assert said.out == ""
    assert reason in said.err
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")
