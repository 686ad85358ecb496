"""What is seen of each event: ships sail space by space, both sides of a battle show their strength, loot changes hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar, cast

import pytest
from tests.games.staging import lost, played, shown

from tablee.core.beats import Beat, Beats, Cheer, Duel, Fly, Go, Roll, Show, Side, Step, Tally, flat, staged
from tablee.core.game import Game, View
from tablee.core.scene import Card, Node, Piece, walk
from tablee.core.state import State
from tablee.games.jamaica import GAME
from tablee.games.jamaica.beats import BEATS, route
from tablee.games.jamaica.rules.facts import BEFORE, NEXT
from tablee.i18n import Words

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)
JAMAICA: Final = cast("Game[State, View]", GAME)
S = TypeVar("S", bound=Step)


def seen(t: Table, happens: Callable[[], object], reader: int | None = A) -> list[Beat]:
    """What the reader is shown of that."""
    before, words = t.sees(reader), Words(JAMAICA, "en", reader, ("Ada", "Bo", "Cy"))
    happens()
    return list(staged(cast("Beats[View]", BEATS), before, t.sees(reader), t.log(reader), words))


def steps(told: list[Beat], kind: type[S]) -> list[S]:
    return [step for beat in told for step in flat(beat.steps) if isinstance(step, kind)]


def test_jam_10_a_ship_sails_space_by_space(table: type[Table]) -> None:
    t = table(3)
    t.aboard(A, "F3 G3")
    (sailed,) = steps(seen(t, lambda: t.acts(A, "forward", 3)), Go)
    assert (sailed.node, sailed.via, sailed.to) == ("ship.0", ("space.1", "space.2"), "space.3")


def test_jam_13_back_across_the_line_it_goes_the_other_way_round(table: type[Table]) -> None:
    t = table(3)
    t.at(A, 2)
    t.aboard(A, "F6 G6")
    (sailed,) = steps(seen(t, lambda: t.acts(A, "backward", 4)), Go)
    assert sailed.via[:2] == ("space.1", "space.0")
    assert len(sailed.via) == 3


def test_jam_10_a_route_has_one_space_for_each_pip_and_ends_where_it_should() -> None:
    for ways in (NEXT, BEFORE):
        for start in range(len(ways)):
            for pips in range(1, 7):
                ends = {start}
                for _ in range(pips):
                    ends = {after for one in ends for after in ways[one]}
                for end in ends:
                    way = route(ways, start, end, pips)
                    assert (len(way), way[-1]) == (pips, end)
                    assert all(after in ways[one] for one, after in zip((start, *way), way, strict=False))
    assert route(NEXT, 1, 9, 2) == ()


def test_jam_12_a_ship_that_comes_home_is_cheered(table: type[Table]) -> None:
    t = table(3)
    t.at(A, BEFORE[0][0])
    told = seen(t, lambda: t.acts(A, "forward", 5))
    assert [(one.node, one.to) for one in steps(told, Go)] == [("ship.0", "space.0")]
    assert Cheer((A,)) in steps(told, Cheer)


def test_jam_15_the_price_flies_from_the_holds_to_the_space(table: type[Table]) -> None:
    t = table(3)
    t.aboard(A, "F6 G6")
    told = seen(t, lambda: t.acts(A, "forward", 1))
    (paid,) = steps(told, Fly)
    assert (paid.start, paid.end) == ("hold.0.0", "space.1")
    assert paid.picture == "hold-food"
    (less,) = (step.node for step in steps(told, Show) if isinstance(step.node, Piece))
    assert (less.id, less.badge) == ("hold.0.0", "4")


def test_jam_19_a_ship_in_shortage_goes_back_from_where_it_had_come(table: type[Table]) -> None:
    t = table(3)
    t.aboard(A, "")
    sailed, *back = steps(seen(t, lambda: t.acts(A, "forward", 2)), Go)
    assert sailed.to == "space.2"
    assert [one.to for one in back] == ["space.1", "space.0"]


def test_jam_34_both_sides_of_a_battle_show_what_their_strength_is_made_of(table: type[Table]) -> None:
    t = table(3)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, "P3")
    t.aboard(B, "G1")
    t.power(B, "beth")
    t.rolls(8, 4)
    t.acts(A, "forward", 4)
    told = seen(t, lambda: t.answers(A, "powder 3"), C)
    assert [one.die.label for one in steps(told, Roll)] == ["8", "4"]
    (fight,) = steps(told, Duel)
    assert fight.sides == (
        Side(A, "Ada", ("gunpowder 3", "die 8"), "11"),
        Side(B, "Bo", ("die 4", "Lady Beth 2"), "6"),
    )
    assert fight.winner == 0


def test_jam_32_a_star_wins_at_once(table: type[Table]) -> None:
    t = table(3)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, "")
    t.aboard(B, "G1")
    t.rolls("star")
    told = seen(t, lambda: t.acts(A, "forward", 4), C)
    (fight,) = steps(told, Duel)
    assert fight.sides[0].total == "★"
    assert fight.winner == 0


def test_jam_35_loot_flies_from_hold_to_hold(table: type[Table]) -> None:
    t = table(3)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, "")
    t.aboard(B, "G5 F1")
    t.rolls("star")
    t.acts(A, "forward", 4)
    flown = steps(seen(t, lambda: t.answers(A, "take-hold 1"), C), Fly)
    assert flown[0] == Fly("hold.1.0", "holds.0", "5", "hold-gold")


def test_jam_04_a_card_is_turned_up_in_front_of_its_owner_before_anything_is_done_with_it(table: type[Table]) -> None:
    t = table(3)
    for seat in (A, B, C):
        t.aboard(seat, "F6 G6")
    told = seen(t, lambda: t.round(A, 1, 2, "gold gold", "powder gold", "powder food"), C)
    turned = [step.node for step in steps(told, Show) if step.node.id.startswith("front.")]
    assert [card.id for card in turned] == ["front.0", "front.1", "front.2"]
    assert all(isinstance(card, Card) and card.up for card in turned)
    assert told[0].cause


def test_jam_41_each_score_is_counted_up_part_by_part(table: type[Table]) -> None:
    t = table(3)
    t.s.ending = True
    told = seen(t, t.ends_round)
    counted = steps(told, Tally)
    assert [one.rows[-1].total for one in counted] == [str(score).replace("-", "−") for score in t.outcome.scores]


@pytest.mark.parametrize(("seats", "ghost"), [(2, False), (2, True), (3, False), (6, False)])
def test_whatever_happens_in_a_match_is_shown_of_things_that_are_on_the_table(seats: int, *, ghost: bool) -> None:
    for one in shown(JAMAICA, seats, seats, ghost_ship=ghost):
        assert [beat.rule for beat in one.beats] == [event.rule for event in one.events]
        assert lost(one) == set()


@pytest.mark.parametrize("reader", [None, 0])
def test_jam_22_what_lies_in_the_holds_and_how_far_it_still_is_changes_with_each_beat(reader: int | None) -> None:
    for one in shown(JAMAICA, 3, 1):
        if one.reader == reader and one.beats:
            left, after = played(one), {node.id: node for node in walk(one.after)}
            assert cargo(left) == cargo(after)
            assert {name: left[name] for name in after if name.startswith("steps.")} == {
                name: node for name, node in after.items() if name.startswith("steps.")
            }


def cargo(nodes: dict[str, Node]) -> Counter[tuple[str, str]]:
    """How much of which goods every ship has."""
    aboard: Counter[tuple[str, str]] = Counter()
    for name, node in nodes.items():
        if name.startswith("hold.") and isinstance(node, Piece):
            aboard[name.rpartition(".")[0], node.picture] += int(node.badge or 0)
    return aboard
