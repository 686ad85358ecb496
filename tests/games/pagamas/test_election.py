"""Elections: PGM-60 to PGM-66."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.pagamas.rules.ballot import Elected, OfferBribe
from tablee.games.pagamas.rules.election import BecameCaptain, ElectCaptain, ElectionTied, StandForCaptain
from tablee.games.pagamas.rules.mutiny import StartMutiny
from tablee.games.pagamas.rules.promise import MakeVow
from tablee.games.pagamas.rules.reveal import BuryLoot

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

A, B, C, D, E, F = range(6)


def captain_falls(table: type[Table], seats: int = 4, **given: bool) -> Table:
    """A, the Captain, will not be able to pay in the House; the others are in their hammocks."""
    t = table(seats, **given)
    t.hidden("house", *(["hammock"] * (seats - 1)))
    return t


def test_pgm_60_the_game_goes_on_where_it_was(table: type[Table]) -> None:
    t = captain_falls(table)
    t.s.hideout[D] = 3
    t.loot(D, 2)
    t.begin(6)
    t.all_do("stand", "stand-back", "stand-back")
    t.is_asked(BuryLoot, D)
    assert t.s.captain == B


def test_pgm_61_all_but_the_fallen_say_yes_or_no_from_his_left(table: type[Table]) -> None:
    t = captain_falls(table)
    t.role(D, "none")
    t.begin(6)
    asked = []
    while isinstance(t.s.question, StandForCaptain):
        asked.append(t.asked[0])
        t.does(t.asked[0], "stand")
    assert asked == [B, C, D]
    assert t.sees(None).candidates == (B, C, D)


def test_pgm_62_promises_come_before_the_votes(table: type[Table]) -> None:
    t = captain_falls(table, promises=True)
    t.begin(6)
    t.all_do("stand", "stand", "stand-back")
    t.is_asked(MakeVow, B)
    assert t.choices(B) == ["pass", "vow 1 to 2", "vow 2 to 2", "vow 1 to 3", "vow 2 to 3"]
    t.all_do("pass", "pass")
    t.is_asked(ElectCaptain, B, C, D)


def test_pgm_63_all_with_a_character_vote_at_the_same_time_with_their_sailors(table: type[Table]) -> None:
    t = captain_falls(table)
    t.crew(C, 1, 1)
    t.begin(6)
    t.all_do("stand", "stand", "stand-back")
    t.is_asked(ElectCaptain, B, C, D)
    assert t.choices(D) == ["elect 1", "elect 2"]
    t.does(B, "elect 1")
    assert t.sees(C).votes == (-1, -1, -1, -1)
    t.does(C, "elect 2")
    t.does(D, "elect 1")
    assert Elected(C, C, 3) in t.log()
    assert BecameCaptain(C, 3) in t.log()


def test_pgm_64_the_most_votes_win(table: type[Table]) -> None:
    t = captain_falls(table)
    t.begin(6)
    t.all_do("stand", "stand", "stand", "elect 2", "elect 2", "elect 3")
    assert t.s.captain == C


def test_pgm_64_a_tie_makes_the_second_captain_candidate_or_not(table: type[Table]) -> None:
    t = captain_falls(table, 5)
    t.begin(6)
    t.all_do("stand-back", "stand", "stand", "stand-back", "elect 2", "elect 2", "elect 3", "elect 3")
    assert ElectionTied((C, D), 2) in t.log()
    assert t.s.captain == B


def test_pgm_64_without_a_second_the_nearest_of_the_tied(table: type[Table]) -> None:
    t = captain_falls(table, 5)
    t.role(B, "none")
    t.begin(6)
    t.all_do("stand-back", "stand-back", "stand", "stand", "elect 3", "elect 4", "elect 4")
    assert t.s.captain == E
    t = captain_falls(table, 4)
    t.role(B, "none")
    t.begin(6)
    t.all_do("stand-back", "stand", "stand", "elect 3", "elect 2")
    assert t.s.captain == C


def test_pgm_64_one_candidate_needs_no_ballot_and_none_makes_the_second_captain(table: type[Table]) -> None:
    t = captain_falls(table)
    t.begin(6)
    t.all_do("stand-back", "stand-back", "stand")
    assert t.s.captain == D
    t = captain_falls(table)
    t.begin(6)
    t.all_do("stand-back", "stand-back", "stand-back")
    assert t.s.captain == B


def test_pgm_64_without_candidate_and_second_the_nearest_with_a_character_else_the_nearest(table: type[Table]) -> None:
    t = captain_falls(table)
    t.role(B, "none")
    t.begin(6)
    t.all_do("stand-back", "stand-back", "stand-back")
    assert t.s.captain == C
    t = captain_falls(table)
    for seat in (B, C, D):
        t.role(seat, "none")
    t.begin(6)
    t.all_do("stand-back", "stand-back", "stand-back")
    assert t.history(BecameCaptain)[0].seat == B


def test_pgm_64_without_electors_all_candidates_are_tied(table: type[Table]) -> None:
    t = captain_falls(table)
    for seat in (B, C, D):
        t.role(seat, "none")
    t.begin(6)
    t.all_do("stand-back", "stand", "stand")
    assert t.history(ElectionTied) == [ElectionTied((C, D), 0)]
    assert t.history(BecameCaptain)[0].seat == C


def test_pgm_65_the_elected_takes_the_card_and_his_own_is_vacant(table: type[Table]) -> None:
    t = captain_falls(table)
    t.s.hideout[B] = 1
    t.hand(B, "dodge")
    t.crew(B, 2)
    t.loot(B, 3)
    t.trap(B, D, "tavern", power=True)
    t.s.ambush_success = True
    t.begin(6)
    t.all_do("stand", "stand-back", "stand-back")
    assert [t.is_role(seat) for seat in range(4)] == ["none", "captain", "lookout", "chaplain"]
    assert (t.holds(B), t.s.crew[B], t.has(B)) == (["dodge"], [2], [3])
    t.is_asked(StartMutiny, C)


def test_pgm_66_in_an_election_bribes_go_from_the_left_of_the_fallen(table: type[Table]) -> None:
    t = captain_falls(table)
    for seat in (B, D):
        t.hand(seat, "bribe")
        t.loot(seat, 1)
    t.crew(C, 1, 1)
    t.begin(6)
    t.all_do("stand", "stand", "stand-back", "elect 1", "elect 2", "elect 2")
    t.is_asked(OfferBribe, B)
    assert t.choices(B) == ["pass", "bribe 2", "bribe 3"]
    t.does(B, "bribe 2")
    t.is_asked(OfferBribe, D)
    t.does(D, "pass")
    assert BecameCaptain(B, 3) in t.log()
