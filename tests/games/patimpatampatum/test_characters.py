"""The characters of one's own turn: PPP-80 to PPP-83."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import IllegalMove
from tablee.games.patimpatampatum.board import CELL, NAMES
from tablee.games.patimpatampatum.cards import ALIGA, CARDS
from tablee.games.patimpatampatum.rules.push import Stayed
from tablee.games.patimpatampatum.rules.turn import Administered, DrewOne, HouseTaken, TouristCame, Used

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)


def test_ppp_80_a_tabaler_goes_with_a_push_and_is_spent(table: type[Table]) -> None:
    for answer in ("yield", "block 6"):
        t = table(4)
        t.stand("q_joan", G, K, K)
        t.stand("maj3", T)
        t.hand(T, 6, "tabaler", 2)
        t.hand(G, 6, 2)
        t.turn(T)
        t.plays(T, "pawn maj3", "lay 6", "use tabaler")
        assert t.choices() == ["push q_joan against 1", "push q_joan against 2", "lay 2"]
        t.plays(T, "push q_joan against 1")
        t.plays(G, answer)
        assert "tabaler" in t.discarded()
        assert t.owner("maj3") == (T if answer == "block 6" else None)
        t.told(*([Stayed(T, NAMES[CELL["maj3"]])] if answer == "block 6" else []))


def test_ppp_81_the_administradors_lead_from_sant_pere_to_an_empty_house(table: type[Table]) -> None:
    t = table(4)
    t.stand("h_buxade", G)
    t.hand(T, "admin", 2)
    t.turn(T)
    houses = [choice for choice in t.choices() if choice.startswith("house")]
    assert houses == ["house h_angels", "house h_ciutat", "house h_huch", "house h_salo", "house h_roser"]
    t.plays(T, "house h_salo")
    t.told(Administered(T, NAMES[CELL["h_salo"]]), DrewOne(T))
    assert t.owner("h_salo") == T
    assert t.discarded() == ["admin"]
    assert t.asked[0] == G


def test_ppp_81_if_all_are_taken_a_rival_goes_to_sant_pere(table: type[Table]) -> None:
    t = table(3)
    for house in ("h_buxade", "h_angels", "h_ciutat", "h_huch", "h_salo"):
        t.stand(house, G)
    t.hand(T, "admin", 2)
    t.turn(T)
    t.plays(T, "house h_huch")
    t.told(HouseTaken(T, G, NAMES[CELL["h_huch"]]))
    assert t.owner("h_huch") == T
    assert t.count("sp", G) == 9


def test_ppp_81_not_if_every_house_is_ones_own(table: type[Table]) -> None:
    t = table(3)
    for house in ("h_buxade", "h_angels", "h_ciutat", "h_huch", "h_salo"):
        t.stand(house, T)
    t.hand(T, "admin", 2)
    t.turn(T)
    assert not any(choice.startswith("house") for choice in t.choices())


def test_ppp_82_a_pixapi_ends_on_a_rival_in_the_street(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", G)
    t.stand("can3", T)
    t.stand("h_angels", G)
    t.stand("q_forn", G)
    t.hand(T, 3, "pixapi", 6)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 3", "use pixapi")
    assert t.ends() == {"maj3"}
    t.plays(T, "go maj3")
    t.told(TouristCame(T, G, NAMES[CELL["maj3"]]))
    assert t.owner("maj3") == T
    assert t.count("sp", G) == 10


def test_ppp_82_squares_houses_and_sant_pere_are_no_place_for_a_pixapi(table: type[Table]) -> None:
    t = table(4)
    t.stand("h_angels", G)
    t.stand("ang1", T)
    t.stand("q_forn", G)
    t.hand(T, 2, "pixapi", 6)
    t.turn(T)
    t.plays(T, "pawn ang1", "lay 2")
    assert "use pixapi" not in t.choices()


def test_ppp_83_an_aliga_moves_two_pawns_by_the_whole_sum(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", T)
    t.hand(T, 4, "aliga", 2)
    t.turn(T)
    before = len(t.s.pile)
    t.plays(T, "pawn sp", "lay 4", "use aliga")
    t.told(Used(T, CARDS[ALIGA]))
    t.plays(T, "go maj4")
    assert t.asked == (T, "ChooseSecond")
    assert t.choices() == ["pawn sp", "pawn maj3", "stop"]
    t.plays(T, "pawn maj3")
    assert "go maj7" in t.choices()
    assert not any(choice.startswith(("lay", "use")) for choice in t.choices())
    t.plays(T, "go maj7")
    assert (t.owner("maj4"), t.owner("maj7")) == (T, T)
    assert t.asked[0] == G
    assert len(t.s.pile) == before - 1


def test_ppp_83_the_second_move_may_be_waived(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 4, "aliga", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4", "use aliga", "go maj4", "stop")
    assert t.asked[0] == G
    assert t.where(T) == {"sp": 11, "maj4": 1}


def test_ppp_83_the_second_move_is_skipped_if_it_is_impossible(table: type[Table]) -> None:
    t = table(4)
    t.s.crowd[T] = 1
    t.hand(T, 4, "aliga", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4", "use aliga", "go maj4")
    assert t.asked[0] == G


def test_ppp_83_each_walk_counts_its_own_cells(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 4, "aliga", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4", "use aliga", "go maj4", "pawn sp")
    assert "go ang2" in t.choices()  # again over maj1 and maj2


def test_ppp_83_a_second_card_may_follow_the_aliga_but_no_second_character(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", G)
    t.hand(T, 4, 3, "aliga", "pixapi")
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4", "use aliga")
    assert "lay 3" in t.choices()
    assert "use pixapi" not in t.choices()
    with pytest.raises(IllegalMove):
        t.plays(T, "use pixapi")
    t.plays(T, "lay 3", "go maj7", "pawn sp", "go huc1")
    assert t.asked[0] == G
