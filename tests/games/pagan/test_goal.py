"""What Pagan is played for, as either side reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.aims import labels, line, texts, told

from tablee.games.pagan import GAME
from tablee.games.pagan.facts import HUNTER, WITCH

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_pgn_s4_only_the_witch_is_told_which_villager_she_is(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    assert told(GAME, t.s, WITCH).role == "You are the Witch, secretly Doctor Annie. Only you know it."
    for reader in (HUNTER, None):
        seen = told(GAME, t.s, reader)
        assert "Annie" not in " ".join((seen.goal, *seen.wins, *seen.loses, seen.role))


def test_pgn_62_only_the_witch_counts_the_favours_on_her_own_villager(table: type[Table]) -> None:
    t = table()
    t.favours(annie=1, mia=2)
    t.turn("witch")
    assert labels(GAME, t.s, WITCH)[0] == "Ritual 1/3"
    assert labels(GAME, t.s, HUNTER)[0] == "Ritual 2/3"
    assert texts(GAME, t.s, None)[0] == "For the ritual: no villager has more than 2 of 3 favours"


def test_pgn_72_pgn_75_innocents_and_suspects_are_counted_for_both(table: type[Table]) -> None:
    t = table()
    t.drawn("sue", "mia")
    t.eliminated("biggs")
    t.turn("hunter")
    for reader in (WITCH, HUNTER, None):
        assert labels(GAME, t.s, reader)[1:] == ["Innocents 1/3", "Suspects 2/8"]


def test_pgn_o1_a_scenario_has_figures_of_its_own(table: type[Table]) -> None:
    t = table(scenario="welcome")
    t.turn("hunter")
    assert labels(GAME, t.s, None) == ["Ritual 0/2", "Innocents 0/2", "Suspects 0/5"]
    assert told(GAME, t.s, HUNTER).wins[0] == "You eliminate the Witch: 2 clues on that villager, and one on 6 others."


def test_one_sides_win_is_the_others_loss_and_is_said_to_whom_it_concerns(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    assert told(GAME, t.s, WITCH).loses[0].startswith("The Hunter eliminates you")
    assert told(GAME, t.s, HUNTER).loses[1] == "You have eliminated 3 innocents."
    assert line(GAME, t.s, HUNTER) == "Find the Witch"
    assert line(GAME, t.s, WITCH, "fr") == "Le rituel, sans être vue"


def test_pgn_92_a_last_turn_is_told(table: type[Table]) -> None:
    assert "200 turns" in told(GAME, table(turn_limit=True).s, HUNTER).loses[-1]
