"""What is hidden: AQU-60 to AQU-65, in views, events, records, and in the world dealt anew for a bot."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Dice
from tablee.core.game import Game, View
from tablee.core.notation import Word
from tablee.core.record import Match, redact
from tablee.core.serialize import encode
from tablee.core.state import State, options
from tablee.games.aquatika import GAME
from tablee.games.aquatika.rules.pieces import Colour, Kind
from tablee.games.aquatika.rules.turn import Carried
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)
PROPERTY: Final = settings(max_examples=20, deadline=None, derandomize=True, database=None)
numbers = st.integers(0, 10**6)
layouts = st.sampled_from(["classic", "strip", "rect"])


def holding(table: type[Table], **given: bool) -> Table:
    """Each side holds a prey of the other: Yellow's octopus a grey shark, Grey's octopus a yellow fish."""
    return table("YO(GS) c4", "GO(YF) d6", "GS e8", "YS a1", **given).turn(Y)


# --- The picture -------------------------------------------------------------------------------------------------------


def test_aqu_60_a_player_looks_under_the_own_octopuses_only(table: type[Table]) -> None:
    t = holding(table)
    assert (t.seen_on("c4", Y), t.seen_on("d6", Y)) == ("YO(GS)", "GO")
    assert (t.seen_on("c4", G), t.seen_on("d6", G)) == ("YO", "GO(YF)")


def test_aqu_61_nothing_shows_whether_the_others_octopus_holds_anything(table: type[Table]) -> None:
    with_prey = table("YO(GS) c4", "GF e8").turn(Y)
    without = table("YO c4", "GF e8").turn(Y)
    assert with_prey.sees(G).board == without.sees(G).board


def test_aqu_61_in_the_picture_a_carry_looks_like_any_move_and_a_release_shows_the_prey(table: type[Table]) -> None:
    t = holding(table)
    t.plays("c4=c5")
    assert (t.seen_on("c4", G), t.seen_on("c5", G)) == ("", "YO")
    t = holding(table)
    t.plays("c4-c5")
    assert (t.seen_on("c4", G), t.seen_on("c5", G)) == ("GS", "YO")


@pytest.mark.parametrize("reader", [Y, G, None])
def test_aqu_61_what_happens_is_told_in_the_open(table: type[Table], reader: int | None) -> None:
    t = holding(table)
    t.plays("c4=c5")
    assert t.log(reader) == [Carried(Y, Word("c4"), Word("c5"), Colour.GREY, Kind.SHARK)]


@pytest.mark.parametrize("reader", [Y, G, None])
def test_aqu_62_with_the_option_every_prey_is_shown(table: type[Table], reader: int | None) -> None:
    """AQU-O3: for beginners."""
    t = holding(table, show_prey=True)
    assert (t.seen_on("c4", reader), t.seen_on("d6", reader)) == ("YO(GS)", "GO(YF)")


def test_aqu_64_a_spectator_looks_under_nothing(table: type[Table]) -> None:
    t = holding(table)
    assert (t.seen_on("c4", None), t.seen_on("d6", None)) == ("YO", "GO")


@pytest.mark.parametrize("reader", [Y, G, None])
def test_aqu_64_once_it_is_over_everything_is_shown(table: type[Table], reader: int | None) -> None:
    t = holding(table)
    t.gives_up(G)
    assert (t.seen_on("c4", reader), t.seen_on("d6", reader)) == ("YO(GS)", "GO(YF)")


# --- The rest of the view ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", [Y, G, None])
def test_aqu_64_in_play_everybody_sees_camps_moves_eaten_pieces_and_the_count(
    table: type[Table], reader: int | None
) -> None:
    t = table.opened("SSS OOO FFF", "OOO SSS FFF")
    t.plays("b3-b4", "b6-a6", "b4-a4", "a6-b6")
    seen = t.sees(reader)
    assert seen.camps == ((1, 1, 1, 0, 0, 0, 2, 2, 2), (0, 0, 0, 1, 1, 1, 2, 2, 2))
    assert [str(move) for move in seen.moves] == ["b3-b4", "b6-a6", "b4-a4", "a6-b6"]
    assert seen.asked.waiting == (Y,)
    assert seen.eaten == ()
    assert seen.occurred == 1


def test_aqu_64_legal_moves_are_shown_to_who_is_to_move(table: type[Table]) -> None:
    t = table.opened()
    assert len(t.sees(Y).asked.options) == 32
    assert t.sees(G).asked.options == ()
    assert t.sees(None).asked.options == ()


def test_aqu_53_who_is_to_move_sees_what_is_barred(table: type[Table]) -> None:
    t = table("YS a1", "GS e8").turn(Y)
    t.plays("a1-b1", "e8-d8", "b1-a1", "d8-e8", "a1-b1", "e8-d8", "b1-a1")
    assert [str(move) for move in t.sees(G).barred] == ["d8-e8"]
    assert t.sees(Y).barred == ()
    assert t.sees(None).barred == ()


# --- Placement -----------------------------------------------------------------------------------------------------------


def test_aqu_64_in_secret_placement_only_whether_the_other_is_ready_is_seen(table: type[Table]) -> None:
    t = table.begun()
    before = encode(t.sees(G)), encode(t.sees(None))
    t.places(Y, "OSF")
    assert (encode(t.sees(G)), encode(t.sees(None))) == before
    assert t.sees(Y).camps[Y] == (0, 1, 2)
    t.places(Y, "OSF OSF")
    assert t.sees(G).ready == (True, False)
    assert t.sees(G).camps == ((), ())
    assert t.sees(None).camps == ((), ())


def test_aqu_64_nothing_is_told_while_a_camp_is_filled(table: type[Table]) -> None:
    t = table.begun()
    told = len(t.journal.told)
    t.places(Y, "OSF OSF")
    assert len(t.journal.told) == told


def test_aqu_64_in_sequence_a_camp_is_shown_once_it_is_full(table: type[Table]) -> None:
    t = table.begun(placement="sequential")
    t.places(Y, "OSF OSF")
    assert t.sees(G).camps == ((), ())
    t.places(Y, "OS")
    for reader in (Y, G, None):
        assert t.sees(reader).camps[Y] == (0, 1, 2) * 3


def test_aqu_3_a_record_for_the_other_seat_hides_what_was_placed() -> None:
    match = Match(cast("Game[State, View]", GAME), GAME.setup(2), Dice.from_int(1))
    for _ in range(3):
        match.play(Y, options(match.state, Y)[0])
    assert "octopus" not in str(redact(match.record(), G))
    assert "octopus" not in str(redact(match.record(), None))
    assert "octopus" in str(redact(match.record(), Y))


# --- Dealt anew ----------------------------------------------------------------------------------------------------------


def test_aqu_65_a_full_camp_may_be_any_of_them_all_equally_likely(table: type[Table]) -> None:
    t = table.begun()
    t.places(Y, "SSS OOO FFF")
    worlds = [GAME.sample_world(t.s, G, Random(number)) for number in range(600)]
    assert all(Counter(world.placed[Y]) == {0: 3, 1: 3, 2: 3} for world in worlds)
    assert len({tuple(world.placed[Y]) for world in worlds}) > 450  # of 1680
    for cell in range(9):
        found = Counter(world.placed[Y][cell] for world in worlds)
        assert all(140 < found[kind] < 260 for kind in range(3))


def test_aqu_65_an_unfinished_camp_is_still_to_be_made(table: type[Table]) -> None:
    for placement in ("secret", "sequential"):
        t = table.begun(placement=placement)
        t.places(Y, "SSS O")
        world = GAME.sample_world(t.s, G, Random(1))
        assert world.placed[Y] == []
        assert GAME.sample_world(t.s, Y, Random(1)).placed[Y] == [1, 1, 1, 0]


def test_aqu_65_in_sequence_a_full_camp_stays_as_it_is(table: type[Table]) -> None:
    t = table.begun(placement="sequential")
    t.places(Y, "SSS OOO FFF")
    assert fingerprint(GAME.sample_world(t.s, G, Random(1))) == fingerprint(t.s)


@given(layouts, numbers, st.integers(20, 90))
@PROPERTY
def test_aqu_65_once_the_camps_are_shown_nothing_changes(
    table: type[Table], layout: str, number: int, answers: int
) -> None:
    """AQU-63: a bot is handed the true table."""
    t, rng = table.begun(number, layout=layout), Random(number)
    for _ in range(answers):
        if not t.over:
            t.plays_something(rng)
    for seat in (Y, G):
        assert fingerprint(GAME.sample_world(t.s, seat, Random(5))) == fingerprint(t.s)


@given(numbers)
@PROPERTY
def test_aqu_64_during_play_the_view_determines_the_whole_state(table: type[Table], number: int) -> None:
    """A spectator who writes down the camps and the moves can set up every prey."""
    t, rng = table.begun(number), Random(number)
    while not t.over and len(t.s.log) < 60:
        t.plays_something(rng)
    seen = t.sees(None)
    letters = ["".join("OSF"[kind] for kind in camp) for camp in seen.camps]
    again = table.opened(*letters, first="yellow" if seen.first == Y else "grey")
    again.plays(*(str(move) for move in seen.moves))
    assert again.standing() == t.standing()
    assert again.s.seen == t.s.seen
