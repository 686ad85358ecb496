"""What is seen of each event: pieces go, fish come down between two jumps, and what is eaten leaves after that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import pytest
from tests.games.staging import lost, shown

from tablee.core.beats import Beat, Beats, Cheer, Drop, Go, flat, staged
from tablee.core.game import Game, View
from tablee.core.state import State
from tablee.games.aquatika import GAME
from tablee.games.aquatika.beats import BEATS, flight
from tablee.games.aquatika.rules.state import LAYOUT
from tablee.i18n import Words

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = 0, 1
AQUATIKA: Final = cast("Game[State, View]", GAME)


def plays(t: Table, move: str, reader: int | None) -> list[Beat]:
    """What the reader is shown of that move."""
    before, words = t.sees(reader), Words(AQUATIKA, "en", reader)
    t.plays(move)
    return list(staged(cast("Beats[View]", BEATS), before, t.sees(reader), tuple(t.log(reader)), words))


@pytest.mark.parametrize(
    ("start", "end", "between"),
    [("a1", "a3", ()), ("a1", "a5", ("a3",)), ("c1", "c7", ("c3", "c5")), ("e5", "a1", ("c3",)), ("a5", "e5", ("c5",))],
)
def test_aqu_42_between_two_jumps_a_fish_comes_down(start: str, end: str, between: tuple[str, ...]) -> None:
    assert flight(start, end) == between


@pytest.mark.parametrize("reader", [Y, G, None])
def test_aqu_30_the_shark_arrives_and_then_its_prey_goes_to_its_owner(table: type[Table], reader: int | None) -> None:
    t = table("YS c4", "GF c5", "GO d6", "YO e2").turn(Y)
    (ate, *_) = plays(t, "c4xc5", reader)
    gone = [step for step in flat(ate.steps) if isinstance(step, Go | Drop)]
    assert [type(step) for step in gone] == [Go, Drop]
    assert gone[0] == Go(gone[0].node, "c5")
    assert isinstance(gone[1], Drop)
    assert gone[1].end == G
    assert ate.weight == "drama"


@pytest.mark.parametrize("layout", LAYOUT.choices)
def test_whatever_happens_in_a_match_is_shown_of_things_that_are_on_the_table(layout: str) -> None:
    last: tuple[Beat, ...] = ()
    for one in shown(AQUATIKA, 2, 1, layout=layout):
        assert [beat.rule for beat in one.beats] == [event.rule for event in one.events]
        assert lost(one) == set()
        last = one.beats
    assert isinstance(last[-1].steps[-1], Cheer)
