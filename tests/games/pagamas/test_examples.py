"""The worked examples of the dossier, under their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Scripted
from tablee.core.state import Outcome
from tablee.games.pagamas.rules.ambush import PlaceAmbush
from tablee.games.pagamas.rules.ballot import OfferBribe
from tablee.games.pagamas.rules.hideout import ChooseHideout
from tablee.games.pagamas.rules.mutiny import ChooseSide, MutinyFailed, MutinyWon, ShareSpoils, StartMutiny
from tablee.games.pagamas.rules.reveal import BuryLoot, Trapped
from tablee.games.pagamas.rules.split import ForceSplit, SplitAdopted, SplitRefused

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)


def six(table: type[Table]) -> Table:
    """Examples 1 and 2: A First mate, B Lookout on the island with 1 and 3, C Captain, D Bosun, E Cook, F Chaplain."""
    t = table(6)
    for seat, role in ((A, "second"), (B, "lookout"), (C, "captain"), (D, "bosun"), (E, "cook"), (F, "chaplain")):
        t.role(seat, role)
    t.hidden("tavern", "island", "hammock", "hammock", "hammock", "hammock")
    t.loot(B, 1, 3)
    t.trap(A, B, "island", power=True)
    t.trap(E, B, "island")
    return t


def test_example_1_the_second_is_first_and_the_cook_too_late(table: type[Table]) -> None:
    t = six(table)
    t.begin(6)
    assert t.has(A) == [1, 3]
    assert t.has(E) == []
    assert t.stripped(B)
    assert t.has(B) == []


def test_example_2_a_robber_who_is_robbed(table: type[Table]) -> None:
    t = six(table)
    t.loot(A, 2)
    t.trap(D, A, "tavern")
    t.begin(6)
    assert t.has(D) == [1, 2, 3]
    assert t.stripped(A)
    assert t.stripped(B)


def test_example_3_two_trap_each_other(table: type[Table]) -> None:
    t = table(4)
    t.role(A, "second")
    t.role(C, "captain")
    t.role(B, "lookout")
    t.hidden("hammock", "tavern", "island", "island")
    t.loot(A, 2, 1)
    t.loot(B, 3)
    t.trap(A, B, "tavern", power=True)
    t.trap(B, A, "hammock")
    t.begin(6)
    assert t.stripped(A)
    assert t.stripped(B)
    assert len(t.thrown()) == 3


def test_example_4_a_circle_of_three_swallows_what_reaches_it(table: type[Table]) -> None:
    t = table(5)
    t.role(E, "captain")
    t.role(A, "bosun")
    t.hidden("hammock", "tavern", "island", "house", "hammock")
    for seat, loot in ((A, (1,)), (B, (1,)), (C, (2,)), (D, (3, 1, 1))):
        t.loot(seat, *loot)
    t.trap(A, B, "tavern")
    t.trap(B, C, "island", power=True)
    t.trap(C, A, "hammock")
    t.trap(A, D, "house")
    t.begin(6)
    t.does(D, "pay 1")
    assert [t.has(seat) for seat in (A, B, C, D)] == [[], [], [], []]
    assert t.thrown() == [1, 1, 1, 1, 2, 3]
    assert {event.seat for event in t.history(Trapped)} == {A, B, C, D}


@pytest.mark.parametrize(
    ("sailors_of_c", "ayes", "result"),
    [(3, (A, B), SplitRefused(4, 5, 1)), (3, (A, B, D), SplitAdopted(5, 4)), (2, (A, B), SplitAdopted(4, 4))],
)
def test_example_5_a_split_vote(
    table: type[Table], sailors_of_c: int, ayes: tuple[int, ...], result: SplitAdopted | SplitRefused
) -> None:
    t = table(4)
    t.crew(A, 1, 1)
    t.crew(C, *([1] * sailors_of_c))
    t.begin(3)
    t.split(A, A, B)
    t.votes(*ayes)
    assert result in t.log()


def test_example_6_a_bribe_turns_it(table: type[Table]) -> None:
    t = table(4)
    t.crew(A, 1, 1)
    t.crew(C, 1, 1, 1)
    t.hand(B, "bribe")
    t.loot(B, 1)
    t.begin(3)
    t.split(A, A, B)
    t.votes(A, B)
    t.is_asked(OfferBribe, B)
    t.does(B, "bribe 2")
    assert SplitAdopted(7, 2) in t.log()
    assert t.thrown() == [1]


def refused_twice(table: type[Table], *takers: int) -> Table:
    t = table(5)
    t.begin(3)
    for _ in range(2):
        t.split(*takers)
        t.votes(A)
    t.is_asked(ForceSplit, B)
    return t


def test_example_7_not_forced_the_captain_keeps_all(table: type[Table]) -> None:
    t = refused_twice(table, A, A, A, B)
    t.does(B, "let-be")
    t.quietly(ChooseHideout)
    assert len(t.has(A)) == 4
    assert t.s.kept_all
    assert "hide island" not in t.choices(C)
    asked = []
    t.quietly(StartMutiny)
    while isinstance(t.s.question, StartMutiny):
        asked.append(t.asked[0])
        t.does(t.asked[0], "keep-calm")
    assert asked == [B, C, D, E]


def test_example_8_forced_the_island_is_open_and_so_is_mutiny(table: type[Table]) -> None:
    t = refused_twice(table, A, A, A, B)
    t.does(B, "force")
    t.quietly(ChooseHideout)
    assert t.s.forced
    assert not t.s.kept_all
    assert "hide island" in t.choices(C)
    t.quietly(StartMutiny)
    t.is_asked(StartMutiny, B)


def test_example_9_the_last_turns_of_six_players(table: type[Table]) -> None:
    t = table(6)
    t.s.turn = 8
    t.s.loot = [1, 1, 1, 1, 1, 2, 3]
    t.begin(3)
    assert len(t.s.today) == 5
    assert not t.s.last_turn
    t = table(6)
    t.s.turn = 9
    t.s.loot = [1, 3]
    t.begin(3)
    assert t.s.today == [3, 1]
    assert t.s.last_turn


def test_example_10_a_dodge_kept_and_a_sailor_drawn(table: type[Table]) -> None:
    t = table(3)
    t.hand(C, "dodge")
    t.next_actions("m1", "m1", "m1", "m1", "m2")
    t.begin(1)
    t.does(C, "keep-hand")
    assert t.s.crew[C] == [2]
    assert t.holds(C) == ["dodge"]


def test_example_11_six_players_and_no_card_left(table: type[Table]) -> None:
    t = table(6)
    for seat in range(6):
        t.crew(seat, *([1] * (6 if seat < 2 else 1)))
    t.s.crew[F] += [card for card in t.s.deck if card <= 3]
    t.s.deck = [card for card in t.s.deck if card > 3]
    t.hand(A, "ambush", "ambush")
    t.hand(B, "ambush", "dodge")
    t.hand(C, "dodge", "hands")
    t.hand(D, "hands", "bribe")
    t.hand(E, "bribe")
    assert sum(map(len, t.s.crew)) == 28
    assert t.s.deck == t.s.discard == []
    t.begin(1)
    for seat in range(5):
        t.does(seat, "keep-hand")
    assert [len(hand) for hand in t.s.hand] == [2, 2, 2, 2, 1, 0]
    assert sum(map(len, t.s.crew)) == 28


def mutiny_of_four(table: type[Table]) -> Table:
    t = table(4)
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    return t


def test_example_12_a_tie_and_all_hands(table: type[Table]) -> None:
    sides = ("revolt", "join-mutiny", "join-mutiny", "stay-loyal", "stay-loyal")
    t = mutiny_of_four(table)
    t.begin(7)
    t.all_do(*sides)
    assert MutinyFailed(A, 5, 5) in t.log()
    t = mutiny_of_four(table)
    t.hand(B, "hands")
    t.crew(B, 1, 3)
    t.begin(7)
    t.all_do(*sides, "reinforce 1")
    assert MutinyWon(A, 9, 5) in t.log()


def test_example_13_all_hands_on_both_sides(table: type[Table]) -> None:
    t = mutiny_of_four(table)
    t.hand(B, "hands")
    t.crew(B, 1, 3)
    t.hand(D, "hands")
    t.crew(A, 1, 1, 2)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "join-mutiny", "stay-loyal", "stay-loyal", "reinforce 1", "reinforce 0")
    assert MutinyFailed(A, 9, 9) in t.log()


def test_example_14_who_fell_in_the_house_takes_no_part_in_a_mutiny(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "tavern", "house")
    t.trap(B, C, "tavern", power=True)
    t.begin(6)
    assert t.is_role(D) == "none"
    t.is_asked(StartMutiny, B)
    t.does(B, "revolt", "join-mutiny")
    assert not (isinstance(t.s.question, ChooseSide) and D in t.asked)


@pytest.mark.parametrize(
    ("votes", "trapped", "captain"),
    [(("elect 2", "elect 2", "elect 3", "elect 3"), False, D), (("elect 2", "elect 2", "elect 3", "elect 2"), False, C),
     (("elect 2", "elect 2", "elect 3"), True, B)],
)  # fmt: skip
def test_example_15_an_election(table: type[Table], votes: tuple[str, ...], trapped: bool, captain: int) -> None:  # noqa: FBT001
    t = table(5)
    t.hidden("tavern", "hammock", "hammock", "hammock", "island")
    t.crew(B, 1)
    t.crew(D, 1, 1)
    t.trap(D, A, "tavern")
    if trapped:
        t.trap(C, E, "island")
    t.begin(6)
    t.all_do("stand-back", "stand", "stand", "stand-back", *votes)
    assert t.s.captain == captain


def test_example_16_the_captain_rewards_the_faithful(table: type[Table]) -> None:
    t = table(4)
    t.role(B, "lookout")
    t.role(C, "second")
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    t.loot(C, 2, 1)
    t.loot(D, 3)
    t.begin(7)
    t.all_do("revolt", "stay-loyal", "join-mutiny", "join-mutiny", "stay-loyal", "plank 2")
    t.is_asked(ShareSpoils, A)
    t.all_do("share 2 to 0", "share 1 to 1")
    assert [t.has(seat) for seat in range(4)] == [[2], [1], [], [3]]


def test_example_17_a_dodge_that_works(table: type[Table]) -> None:
    t = table(3, Scripted(1))
    t.hidden("hammock", "hammock", "tavern")
    t.hand(C, "dodge", "bribe")
    t.crew(C, 2)
    t.loot(C, 3)
    t.trap(A, C, "tavern")
    t.begin(6)
    t.does(C, "dodge")
    assert t.holds(C) == ["bribe"]
    assert (t.has(C), t.s.crew[C], t.is_role(C)) == ([3], [2], "lookout")
    assert not t.s.ambush_success


def test_example_18_the_second_in_the_tavern_cannot_name_it(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "tavern", "hammock")
    t.begin(5)
    t.does(B, "ambush 0")
    t.is_asked(PlaceAmbush, B)
    assert t.choices(B) == ["at hammock", "at house", "at island"]


def test_example_19_who_is_asked_to_start_a_mutiny(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "tavern", "hammock", "hammock")
    t.begin(6)
    t.is_asked(StartMutiny, B)
    t.does(B, "keep-calm")
    assert t.s.turn == 2
    t = table(4)
    t.hidden("hammock", "tavern", "hammock", "hammock")
    t.trap(D, B, "tavern")
    t.begin(6)
    asked = []
    while isinstance(t.s.question, StartMutiny):
        asked.append(t.asked[0])
        t.does(t.asked[0], "keep-calm")
    assert asked == [C, D]


def test_example_20_scoring(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "hammock")
    t.s.last_turn = True
    t.buried(A, 3, 2, 1)
    t.buried(B, 2, 2, 2)
    t.buried(C, 1, 1, 1, 1, 1)
    t.loot(C, 3)
    t.begin(7)
    assert t.outcome == Outcome((A, B), "level", (6, 6, 5))


def test_example_21_camps_in_rounds(table: type[Table]) -> None:
    t = mutiny_of_four(table)
    t.begin(7)
    t.all_do("revolt", "join-mutiny", "stay-loyal", "join-mutiny")
    t.is_asked(ChooseSide, C)
    t.does(C, "stay-loyal")
    assert MutinyFailed(A, 4, 6) in t.log()


def test_example_22_what_the_lookout_sees(table: type[Table]) -> None:
    t = table(4)
    t.next_loot(3, 1, 1)
    t.begin(3)
    t.split(A, B, D)
    t.votes(A, B, C, D)
    t.quietly(ChooseHideout)
    assert t.sees(C).today == (3, 1, 1)
    assert [t.values_seen(C, seat) for seat in range(4)] == [[0], [0], [], [0]]
    assert t.sees(D).today == (1,)
    assert [t.values_seen(D, seat) for seat in range(4)] == [[0], [0], [], [1]]
    t = table(4)
    t.next_loot(3, 1, 1)
    t.begin(3)
    t.split(A, A, A)
    t.votes(A, B, C, D)
    t.quietly(ChooseHideout, BuryLoot)
    assert t.values_seen(C, A) == [3, 1, 1]
    assert t.values_seen(D, A) == [0, 0, 0]
