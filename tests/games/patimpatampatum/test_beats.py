"""What is seen of each event: pawns walk cell by cell, a push is a duel, a round is paid square by square."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar, cast

import pytest
from tests.games.staging import lost, played, shown

from tablee.core.beats import Beat, Beats, Count, Duel, Fly, Go, Put, Step, flat, staged
from tablee.core.game import Game, View
from tablee.core.scene import Counter, Piece, walk
from tablee.core.state import State
from tablee.games.patimpatampatum import GAME
from tablee.games.patimpatampatum.beats import BEATS
from tablee.games.patimpatampatum.rules.rounds import Scored

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)
PATUM: Final = cast("Game[State, View]", GAME)
S = TypeVar("S", bound=Step)


def plays(t: Table, seat: int, move: str, reader: int | None = K) -> list[Beat]:
    """What the reader is shown of that answer."""
    before = t.sees(reader)
    t.plays(seat, move)
    return list(staged(cast("Beats[View]", BEATS), before, t.sees(reader), tuple(t.log(reader)), t.words(reader)))


def steps(told: list[Beat], kind: type[S]) -> list[S]:
    return [step for beat in told for step in flat(beat.steps) if isinstance(step, kind)]


def pushing(table: type[Table], *defence: int) -> Table:
    """Turcs are about to push guites out of a full square, with 6 in two cards."""
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 3, 3, 2, 2)
    t.hand(G, *defence, 2, 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 3", "lay 3")
    return t


def test_ppp_30_a_pawn_walks_cell_by_cell_under_the_name_it_will_have(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", T)
    t.hand(T, 3, 2, 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 3")
    end = next(move for move in t.choices() if move.startswith("go ") and move != "go sp").removeprefix("go ")
    told = plays(t, T, f"go {end}")
    (walk,) = steps(told, Go)
    (put,) = steps(told, Put)
    assert isinstance(put.node, Piece)
    assert (put.node.id, put.node.at) == (walk.node, "cell.maj3")
    assert walk.to == f"cell.{end}"
    assert len(walk.via) == 2


def test_ppp_50_a_push_that_is_held_is_a_duel_that_the_defender_wins(table: type[Table]) -> None:
    t = pushing(table, 6)
    t.plays(T, "push q_joan against 1")
    (held,) = steps(plays(t, G, next(move for move in t.choices() if move.startswith("block"))), Duel)
    assert held.winner == 1
    assert int(held.sides[1].total) > int(held.sides[0].total)
    assert [side.seat for side in held.sides] == [T, G]


def test_ppp_54_the_beaten_pawn_leaves_for_sant_pere_and_then_the_attacker_enters(table: type[Table]) -> None:
    t = pushing(table, 6)
    t.plays(T, "push q_joan against 1")
    told = plays(t, G, "yield")
    (given_way,) = steps(told, Duel)
    assert given_way.winner == 0
    assert steps(told, Go)[-1].to == "cell.q_joan"
    left = [step for step in flat(step for beat in told for step in beat.steps) if isinstance(step, Go | Fly)]
    assert (left[0].to if isinstance(left[0], Go) else left[0].end) == "cell.sp"


def test_ppp_74_each_square_pays_before_the_scores_change() -> None:
    rounds = 0
    for one in shown(PATUM, 3, 2):
        assert [beat.rule for beat in one.beats] == [event.rule for event in one.events]
        assert lost(one) == set()
        scored = [event for event in one.events if isinstance(event, Scored)]
        if one.reader is None and scored:
            rounds += 1
            counts = [step for step in steps(list(one.beats), Count) if step.node.startswith("score.")]
            counted = [(step.node, step.value) for step in counts]
            assert counted == [(f"score.{event.seat}", event.score) for event in scored]
    assert rounds == 3


@pytest.mark.parametrize("strategic", [False, True])
def test_whatever_happens_is_shown_of_things_that_are_on_the_table(*, strategic: bool) -> None:
    for one in islice(shown(PATUM, 5, 5, strategic=strategic), 600):
        assert [beat.rule for beat in one.beats] == [event.rule for event in one.events]
        assert lost(one) == set()


def test_ppp_85_how_many_cards_everybody_has_changes_with_each_beat() -> None:
    for one in shown(PATUM, 3, 1):
        left = played(one)
        for node in walk(one.after):
            if one.beats and isinstance(node, Counter) and node.id.startswith(("cards.", "own.cards", "score.")):
                before = left.get(node.id, node)
                assert isinstance(before, Counter)
                assert before.value == node.value
