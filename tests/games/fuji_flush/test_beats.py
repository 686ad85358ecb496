"""What is seen of each event: cards leave hands, lie in front, are swept away and drawn, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, cast

import pytest
from tests.games.staging import lost, shown

from tablee.core.beats import Beat, Beats, Cheer, Count, Drop, Fly, Mark, Put, Show, Step, flat, staged
from tablee.core.game import Game, View
from tablee.core.scene import Card, Note
from tablee.core.state import State
from tablee.games.fuji_flush import GAME
from tablee.games.fuji_flush.beats import BEATS

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

    from tablee.core.notation import Seat

A, B, C, D = range(4)
FUJI: Final = cast("Game[State, View]", GAME)
S = TypeVar("S", bound=Step)


def plays(t: Table, seat: Seat, card: int, reader: Seat | None) -> list[Beat]:
    """What the reader is shown of that card."""
    before = t.sees(reader)
    t.plays(seat, card)
    return list(staged(cast("Beats[View]", BEATS), before, t.sees(reader), t.log(reader), t.words(reader)))


def steps(told: list[Beat], kind: type[S]) -> list[S]:
    return [step for beat in told for step in flat(beat.steps) if isinstance(step, kind)]


def in_the_middle(table: type[Table]) -> Table:
    """C has to play: A and B have 7s in front, D a 9; three cards are discarded."""
    t = table(4)
    t.front(A, 7)
    t.front(B, 7)
    t.front(D, 9)
    t.hand(B, 3, 7)
    t.hand(C, 2, 7, 14, 14, 20)
    t.discards(4, 4, 9)
    t.next_draws(5, 6, 8)
    t.turn(C)
    return t


def test_fuj_9_my_card_leaves_its_place_in_my_hand_and_lies_in_front(table: type[Table]) -> None:
    (put, *_) = steps(told := plays(in_the_middle(table), C, 20, C), Put)
    assert (put.zone, put.node.id, put.start, put.at) == ("seat.2", "front.2", "hand.2.4", 0)
    assert steps(told, Drop)[0] == Drop("hand.2.4")
    assert steps(told, Count)[0] == Count("hand.2", 4)


@pytest.mark.parametrize("reader", [A, None])
def test_fuj_2_the_card_of_another_comes_off_the_top_of_the_hand(table: type[Table], reader: Seat | None) -> None:
    (put, *_) = steps(told := plays(in_the_middle(table), C, 2, reader), Put)
    assert (put.zone, put.node.id, put.start) == ("seat.2", "front.2", "hand.2.2")
    assert Drop("hand.2.2") not in steps(told, Drop)  # more lie below it
    assert steps(told, Count)[0] == Count("hand.2", 4)


def test_fuj_10_a_card_is_tied_to_its_equals_with_one_sum(table: type[Table]) -> None:
    (played, *_) = plays(in_the_middle(table), C, 7, A)
    told = [step.node for step in steps([played], Show)]
    assert [(card.id, card.style) for card in told if isinstance(card, Card)] == [
        ("front.0", "slope tied"),
        ("front.1", "slope tied"),
    ]
    assert steps([played], Put)[-1] == Put("sums", Note("sum.7", "7+7+7 = 21", "tied"))
    assert steps([played], Mark) == [Mark(("front.2", "front.0", "front.1"))]


def test_fuj_11_each_beaten_card_slides_to_the_discards_after_the_play(table: type[Table]) -> None:
    told = plays(in_the_middle(table), C, 20, A)
    assert [beat.text for beat in told[:4]] == [
        "Chloé plays a 20.",
        "Dario’s 9 is flushed.",
        "Your 7 is flushed.",
        "Basile’s 7 is flushed.",
    ]
    assert [beat.cause for beat in told[:4]] == [True, False, False, False]
    assert [step.node for step in steps(told[1:4], Drop)] == ["front.3", "sum.7", "front.0", "front.1"]
    assert steps(told[1:4], Count) == [Count("discard", lie) for lie in (4, 5, 6)]


def test_fuj_2_i_see_what_i_draw_and_of_the_others_only_that_they_do(table: type[Table]) -> None:
    told = plays(in_the_middle(table), C, 20, A)[4:7]
    assert [beat.text for beat in told] == ["Dario draws a card.", "You draw a 6.", "Basile draws a card."]
    assert {beat.weight for beat in told} == {"quiet"}
    (mine,) = steps(told, Put)
    assert isinstance(mine.node, Card)
    assert (mine.zone, mine.start, mine.node.label) == ("hand.0", "draw", "6")
    flown = steps(told, Fly)
    assert [(one.start, one.end) for one in flown] == [("draw", "hand.3"), ("draw", "hand.1")]
    assert all(isinstance(one.node, Card) and not one.node.up for one in flown)


def test_fuj_12_a_group_that_ties_is_marked(table: type[Table]) -> None:
    told = plays(in_the_middle(table), C, 14, B)
    assert told[1].text == "The 2 cards of value 7 stay: 14 against 14 is a tie."
    assert told[1].steps == (Mark(("front.0", "front.1")),)


def test_fuj_5_the_card_that_is_pushed_through_leaves_with_its_equals_as_a_move_of_its_own(
    table: type[Table],
) -> None:
    t = table(3)
    t.front(B, 9)
    t.front(C, 9)
    t.turn(A)
    _, pushed = plays(t, A, 2, C)
    assert (pushed.text, pushed.seat, pushed.cause) == (
        "Basile pushes a 9 through, and every 9 leaves (you and Basile). Nobody draws.",
        B,
        True,
    )
    assert steps([pushed], Drop) == [Drop("sum.9"), Drop("front.1", end="sums"), Drop("front.2", end="sums")]
    assert [put.start for put in steps([pushed], Put)] == ["sums"]


def test_fuj_17_the_discards_become_the_draw_pile(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 4)
    t.hand(C, 9, 12)
    t.discards(3, 3)
    t.draw_pile()
    t.turn(C)
    told = plays(t, C, 9, B)
    assert [step.value for step in steps(told, Count) if step.node == "draw"] == [3, 2]
    assert [step.value for step in steps(told, Count) if step.node == "discard"] == [3, 0]


def test_fuj_19_the_winner_is_cheered(table: type[Table]) -> None:
    t = table(3)
    t.front(A, 15)
    t.hand(A)
    t.hand(C, 9, 12)
    t.turn(C)
    told = plays(t, C, 9, B)
    assert told[-1].text == "Ada has no card left."
    assert told[-1].weight == "drama"
    assert steps(told, Cheer) == [Cheer((A,))]


@pytest.mark.parametrize(("seats", "deals"), [(3, 1), (5, 2), (8, 1)])
def test_whatever_happens_in_a_match_is_shown_of_things_that_are_on_the_table(seats: int, deals: int) -> None:
    for number in range(2):
        for one in shown(FUJI, seats, number, deals=deals):
            assert [beat.rule for beat in one.beats] == [event.rule for event in one.events]
            assert lost(one) == set()
