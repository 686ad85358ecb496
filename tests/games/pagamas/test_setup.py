"""Set-up: PGM-1 to PGM-8; the facts against the dossier's counts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Scripted
from tablee.games.pagamas import GAME
from tablee.games.pagamas.cards import COPIES, FORCE, HAND, Place, Role, action_deck, loot_deck
from tablee.games.pagamas.rules.hideout import ChooseHideout
from tablee.games.pagamas.rules.role import Appointed
from tablee.games.pagamas.rules.setup import BecameFirstCaptain, ShowedLoot
from tablee.games.pagamas.rules.split import LootLanded
from tablee.games.pagamas.rules.turn import turns

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)


@pytest.mark.parametrize(
    ("players", "ones", "twos", "threes", "cards", "parts"),
    [(3, 12, 6, 3, 21, 33), (4, 16, 8, 4, 28, 44), (5, 20, 10, 5, 35, 55), (6, 24, 12, 6, 42, 66)],
)
def test_pgm_1_the_loot_deck_is_that_of_the_dossier(
    players: int, ones: int, twos: int, threes: int, cards: int, parts: int
) -> None:
    assert Counter(loot_deck(players)) == {1: ones, 2: twos, 3: threes}
    assert len(loot_deck(players)) == cards
    assert sum(loot_deck(players)) == parts


def test_pgm_1_the_action_deck_has_37_cards_as_the_dossier_counts_them() -> None:
    assert list(COPIES.values()) == [16, 8, 4, 3, 2, 2, 2]
    deck = action_deck(bribes=True)
    assert len(deck) == 37
    assert sum(card for card in deck if card <= 3) == 44
    assert HAND == 2


def test_pgm_1_the_characters_have_the_forces_of_the_dossier_and_join_in_its_order(table: type[Table]) -> None:
    assert [role.name for role in Role] == ["CAPTAIN", "SECOND", "LOOKOUT", "CHAPLAIN", "BOSUN", "COOK"]
    assert FORCE == (4, 3, 2, 1, 3, 2)
    for players in range(3, 7):
        t = table.dealt(players)
        t.quietly(ChooseHideout)
        assert sorted(t.s.role) == list(range(players))


def test_pgm_1_the_box_of_a_match_holds_just_these_cards(table: type[Table]) -> None:
    box = dict(GAME.inventory(table.dealt(5).s))
    assert [box[f"loot {value}"] for value in (1, 2, 3)] == [20, 10, 5]
    assert [box[f"action {card}"] for card in COPIES] == list(COPIES.values())


def test_pgm_2_everybody_has_the_same_four_hideouts(table: type[Table]) -> None:
    assert [place.name for place in Place] == ["HAMMOCK", "TAVERN", "HOUSE", "ISLAND"]
    t = table(4)
    t.begin(4)
    for seat in range(4):
        assert t.choices(seat) == ["hide hammock", "hide tavern", "hide house", "hide island"]


def test_pgm_3_the_highest_loot_card_becomes_captain_and_only_the_tied_draw_again(table: type[Table]) -> None:
    t = table.dealt(4, Scripted([2, 3, 1, 3, 1, 1, 2, 3], [], []))
    shown = t.history(ShowedLoot)
    assert [(event.seat, event.card) for event in shown] == [
        (A, 2), (B, 3), (C, 1), (D, 3), (B, 1), (D, 1), (B, 2), (D, 3),
    ]  # fmt: skip
    assert t.s.captain == D
    assert len(t.s.loot) == 28
    assert t.sees(None).lots[0] == (A, 2)


def test_pgm_3_if_the_deck_runs_out_in_ties_the_cards_shown_are_shuffled_back(table: type[Table]) -> None:
    ties = [3, 3, 3, 2, 2, 2, 2, 2, 2, *([1] * 12)]
    t = table.dealt(3, Scripted(ties, [1, 1, 2], [], []))
    assert len(t.history(ShowedLoot)) == 24
    assert t.s.captain == C


def test_pgm_4_the_captain_has_his_card_and_the_others_wait_for_phase_2(table: type[Table]) -> None:
    t = table.dealt(4, Scripted([3, 1, 1, 1], [], []))
    assert t.history(BecameFirstCaptain) == [BecameFirstCaptain(A)]
    assert [t.is_role(seat) for seat in range(4)] == ["captain", "none", "none", "none"]
    assert t.history(Appointed) == []


def test_pgm_5_nobody_has_action_cards_before_the_first_refit(table: type[Table]) -> None:
    s = GAME.new(GAME.setup(5), table(5).s.chance)
    assert s.hand == [[]] * 5
    assert s.crew == [[]] * 5
    t = table.dealt(5)
    assert sum(map(len, t.s.hand)) + sum(map(len, t.s.crew)) == 10


def test_pgm_6_the_mutiny_card_lies_on_dead_calm(table: type[Table]) -> None:
    assert not table.dealt(4).sees(None).mutiny


def test_pgm_7_table_order_goes_clockwise_from_the_captain(table: type[Table]) -> None:
    t = table(4)
    t.role(A, "lookout")
    t.role(C, "captain")
    for seat in range(4):
        t.hand(seat, "ambush" if seat < 3 else "dodge")
    t.begin(1)
    order = []
    for _ in range(4):
        order.append(t.asked[0])
        t.does(t.asked[0], "keep-hand")
    assert order == [C, D, A, B]


@pytest.mark.parametrize(("players", "last", "drawn"), [(3, 11, 1), (4, 10, 1), (5, 9, 3), (6, 9, 2)])
def test_pgm_8_the_number_of_turns_is_fixed_and_the_last_is_never_full(
    table: type[Table], players: int, last: int, drawn: int
) -> None:
    assert turns(players) == last
    t = table.dealt(players)
    t.quietly()
    landed = t.history(LootLanded)
    assert len(landed) == last
    assert [event.count for event in landed] == [players - 1] * (last - 1) + [drawn]
