"""The table on a screen: while the camps are filled, in play and at the end, in both languages."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.looking import end

import tablee
from tablee.core.scene import Board, Card, Link, Note, Piece, Spot, Steps, Zone, walk
from tablee.core.state import options
from tablee.i18n import LANGUAGES

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)
PROPERTY: Final = settings(max_examples=6, deadline=None, derandomize=True, database=None)
FOLDER: Final = Path(str(tablee.__file__)).parent / "games" / "aquatika"
layouts = st.sampled_from(["classic", "strip", "rect"])
numbers = st.integers(0, 10**6)


def board(t: Table, seat: int | None, language: str = "en") -> Board:
    found = t.node("board", seat, language)
    assert isinstance(found, Board)
    return found


def spot(t: Table, name: str, seat: int | None) -> Spot:
    found = t.node(name, seat)
    assert isinstance(found, Spot)
    return found


def piece_on(t: Table, name: str, seat: int | None, language: str = "en") -> Piece:
    (found,) = (node for node in board(t, seat, language).nodes if isinstance(node, Piece) and node.at == name)
    return found


# --- While the camps are filled --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "asks", "offers"),
    [
        (
            "en",
            "Fill your camp: choose a piece for the marked cell.",
            ["Octopus on b3", "Shark on b3", "Flying fish on b3"],
        ),
        (
            "fr",
            "Remplissez votre camp\u00a0: choisissez une pièce pour la case marquée.",
            ["Pieuvre en b3", "Requin en b3", "Poisson volant en b3"],
        ),
    ],
)
def test_aqu_2_placement_asks_for_a_piece_and_says_for_which_cell(
    table: type[Table], language: str, asks: str, offers: list[str]
) -> None:
    prompt = table.begun().prompt(Y, language)
    assert prompt.text == asks
    assert [offer.text for offer in prompt.offers] == offers
    assert [offer.path for offer in prompt.offers] == [("stock.octopus",), ("stock.shark",), ("stock.fish",)]
    assert prompt.help


def test_aqu_2_the_next_cell_is_marked_and_the_stock_counts_down(table: type[Table]) -> None:
    t = table.begun()
    t.places(Y, "OOSO")
    assert spot(t, "c2", Y).style == "cell now camp yellow"
    assert spot(t, "c2", G).style == "cell camp yellow"
    stock = t.node("stock", Y)
    assert isinstance(stock, Zone)
    assert [(card.id, card.badge) for card in stock.nodes if isinstance(card, Card)] == [
        ("stock.shark", "×2"),
        ("stock.fish", "×3"),
    ]
    assert piece_on(t, "d3", Y).picture == "shark-yellow"


def test_aqu_3_a_full_camp_is_shown_as_hidden_pieces_called_by_their_places(table: type[Table]) -> None:
    t = table.begun()
    t.places(Y, "OSF")
    assert [node for node in board(t, G).nodes] == []  # noqa: C416
    t.places(Y, "OSF OSF")
    hidden = [node for node in board(t, G).nodes if isinstance(node, Piece)]
    assert {node.id for node in hidden} == {f"hidden.{column}{row}" for column in "bcd" for row in (1, 2, 3)}
    assert {(node.label, node.picture, node.style) for node in hidden} == {("?", "hidden", "hidden yellow")}
    assert "ready" in t.node("seat.0", G).style


def test_the_phase_is_told(table: type[Table]) -> None:
    assert phase(table.begun()) == 0
    t = table.opened()
    assert phase(t) == 1
    t.gives_up(Y)
    assert phase(t) == 2


def phase(t: Table) -> int:
    steps = t.node("phase", None)
    assert isinstance(steps, Steps)
    return steps.now


# --- The board -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("layout", "size", "cells"), [("classic", (5, 10), 42), ("strip", (3, 10), 26), ("rect", (5, 6), 30)]
)
def test_aqu_o1_a_board_has_its_cells_at_their_places(
    table: type[Table], layout: str, size: tuple[int, int], cells: int
) -> None:
    t = table.opened(layout=layout)
    found = board(t, Y)
    assert [found.width, found.height] == list(size)
    assert len(found.spots) == cells
    assert all(0 <= spot.x < found.width and 0 <= spot.y < found.height for spot in found.spots)
    assert len({(spot.x, spot.y) for spot in found.spots}) == cells


def test_everybody_sits_at_the_near_side(table: type[Table]) -> None:
    t = table.opened()
    assert spot(t, "a1", Y).y > spot(t, "a8", Y).y
    assert spot(t, "a1", G).y < spot(t, "a8", G).y
    assert spot(t, "a1", Y).x < spot(t, "e1", Y).x
    assert spot(t, "a1", G).x > spot(t, "e1", G).x
    assert [node.id for node in t.looks(G).nodes if isinstance(node, Zone | Board)] == ["seat.0", "board", "seat.1"]
    assert [node.id for node in t.looks(Y).nodes if isinstance(node, Zone | Board)] == ["seat.1", "board", "seat.0"]


def test_both_goals_are_marked_in_their_colour(table: type[Table]) -> None:
    t = table.opened()
    assert (spot(t, "c9", None).style, spot(t, "c0", None).style) == ("goal yellow", "goal grey")
    assert spot(t, "c9", None).text == "c9, the goal of Yellow"


def test_a_piece_keeps_its_id_wherever_it_goes(table: type[Table]) -> None:
    t = table("YO c4", "GS c5", "GF e8", "YS b3").turn(Y)
    octopus, shark = piece_on(t, "c4", None).id, piece_on(t, "c5", None).id
    t.plays("c4xc5", "e8-d8", "c5-c6")
    assert piece_on(t, "c6", None).id == octopus
    assert piece_on(t, "c5", None).id == shark


def test_eaten_pieces_lie_beside_the_board(table: type[Table]) -> None:
    t = table.opened("FFF OOO SSS", "FFF OOO SSS")
    t.plays("c3-c4", "c6-c5", "b3-b4", "b6-b5")
    assert "lost.0" not in t.ids(None)
    t = table("YS c4", "GO(YF) c5", "GS e8").turn(Y)
    eaten = [piece_on(t, "c5", None).id]
    t.plays("c4xc5")
    lost = t.node("lost.1", None)
    assert isinstance(lost, Zone)
    assert eaten[0] in [node.id for node in lost.nodes]
    assert all(isinstance(node, Piece) and node.seat == G for node in lost.nodes)


def test_the_last_move_is_drawn(table: type[Table]) -> None:
    t = table.opened()
    assert board(t, None).links == ()
    t.plays("b3-b4")
    assert board(t, None).links == (Link("b3", "b4", "last"),)


def test_aqu_60_who_may_look_sees_the_prey_under_the_octopus(table: type[Table]) -> None:
    t = table("YO(GS) c4", "GF e8").turn(Y)
    mine, theirs = piece_on(t, "c4", Y), piece_on(t, "c4", G)
    assert [node.id for node in mine.under] == ["piece.13"]
    assert mine.text == "Yellow octopus on c4, holding the grey shark"
    assert (mine.label, mine.badge) == ("O+", "S")
    assert (theirs.under, theirs.label, theirs.badge) == ((), "O", "")
    assert theirs.text == "Yellow octopus on c4"
    assert isinstance(t.node("under.c4", Y), Note)
    assert "under.c4" not in t.ids(G)


# --- Offers ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("b2-b3", "Shark b2 → b3", "Requin b2 → b3"),
        ("c4xb5", "Octopus c4 → b5, covering the grey flying fish and leaving the grey shark on c4",
         "Pieuvre c4 → b5, recouvre le poisson volant gris et laisse le requin gris en c4"),
        ("c4=c5", "Octopus c4 → c5, carrying the grey shark along", "Pieuvre c4 → c5, emporte le requin gris"),
        ("c4-c5", "Octopus c4 → c5, leaving the grey shark on c4", "Pieuvre c4 → c5, laisse le requin gris en c4"),
        ("b2xa3", "Shark b2 → a3, eating the grey octopus", "Requin b2 → a3, mange la pieuvre grise"),
        ("d1xd2", "Octopus d1 → d2, covering the yellow flying fish", "Pieuvre d1 → d2, recouvre le poisson volant jaune"),
        ("a1-c3", "Flying fish a1 → c3, jumping once", "Poisson volant a1 → c3, en un saut"),
        ("a1-e5", "Flying fish a1 → e5, jumping 2 times", "Poisson volant a1 → e5, en 2 sauts"),
    ],
)  # fmt: skip
def test_every_move_has_a_sentence_that_says_what_it_does(
    table: type[Table], move: str, english: str, french: str
) -> None:
    t = table(
        "YO(GS) c4", "GF b5", "YS b2", "GO a3", "YO d1", "YF d2", "YF a1", "GO d4", "GS e8"
    ).turn(Y)  # fmt: skip
    assert t.offer(move).text == english
    assert t.offer(move, "fr").text == french


def test_a_move_is_a_click_on_the_piece_and_one_on_where_it_goes(table: type[Table]) -> None:
    t = table("YS c4", "GO c5", "GS e8").turn(Y)
    me, other = piece_on(t, "c4", Y).id, piece_on(t, "c5", Y).id
    assert t.offer("c4-d5").path == (me, "d5")
    assert t.offer("c4xc5").path == (me, other)
    assert t.offer("c4xc5").touches == (other,)


def test_aqu_22_an_octopus_with_a_prey_asks_whether_to_carry_or_to_release(table: type[Table]) -> None:
    t = table("YO(GS) c4", "GF e8").turn(Y)
    me = piece_on(t, "c4", Y).id
    assert t.offer("c4=c5").path == (me, "c5", "choice.carry")
    assert t.offer("c4-c5").path == (me, "c5", "choice.release")
    assert "choice" in t.ids(Y)
    assert "choice" not in t.ids(G)
    t.plays("c4-c5")
    assert "choice" not in t.ids(G)


def test_aqu_30_eating_ones_own_piece_is_asked_once_more(table: type[Table]) -> None:
    t = table("YS c4", "YF c5", "GF d5", "GS e8").turn(Y)
    assert t.offer("c4xc5").grave
    assert t.offer("c4xc5").preview == "That piece is your own."
    assert not t.offer("c4xd5").grave


def test_aqu_31_eating_an_octopus_warns_of_what_it_may_hold_and_tells_nothing(table: type[Table]) -> None:
    holding = table("YS c4", "GO(YF) c5", "GS e8").turn(Y)
    empty = table("YS c4", "GO c5", "GS e8").turn(Y)
    assert holding.offer("c4xc5").preview == empty.offer("c4xc5").preview == "If it holds a prey, that is lost too."
    open_and_empty = table("YS c4", "GO c5", "GS e8", show_prey=True).turn(Y)
    assert open_and_empty.offer("c4xc5").preview == ""
    shown = table("YS c4", "GO(YF) c5", "GS e8", show_prey=True).turn(Y)
    assert shown.offer("c4xc5").preview == "With it goes the yellow flying fish beneath it."


def test_aqu_50_a_winning_move_says_so(table: type[Table]) -> None:
    t = table("YS b8", "GS e1").turn(Y)
    assert t.offer("b8-c9").preview == "This wins."
    assert t.offer("b8-c8").preview == ""
    rect = table("YS b5", "GF c6", "GS e1", layout="rect").turn(Y)
    assert rect.offer("b5xc6").preview == "This wins."


def test_aqu_53_a_position_that_came_twice_is_told_and_what_is_barred(table: type[Table]) -> None:
    t = table("YS a1", "GS e8").turn(Y)
    t.plays("a1-b1", "e8-d8", "b1-a1", "d8-e8")
    assert "repetition" in t.ids(None)
    assert "barred" not in t.ids(Y)
    t.plays("a1-b1", "e8-d8", "b1-a1")
    assert t.node("barred", G).text.endswith("third time: d8-e8.")
    assert "barred" not in t.ids(Y)


# --- The end ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "winner", "others"),
    [
        ("en", "Your shark has reached your goal, c9.", "Ada wins: a shark has reached the goal, c9."),
        ("fr", "Votre requin a atteint votre but, c9.", "Ada gagne\u00a0: un requin a atteint le but, c9."),
    ],
)
def test_the_result_is_told_in_words_and_nothing_is_asked(
    table: type[Table], language: str, winner: str, others: str
) -> None:
    t = table("YS b8", "GS e1").turn(Y)
    t.plays("b8-c9")
    assert end(t.looks(Y, language)).text == winner
    assert end(t.looks(G, language)).text == end(t.looks(None, language)).text == others
    assert t.looks(Y, language).prompt is None


# --- At any time -------------------------------------------------------------------------------------------------------------


@given(layouts, numbers)
@PROPERTY
def test_everything_has_a_name_of_its_own_words_and_art_that_is_there(
    table: type[Table], layout: str, number: int
) -> None:
    t, rng = table.begun(number, layout=layout), Random(number)
    art = {path.stem for path in (FOLDER / "art").glob("*.svg")}
    while not t.over:
        for language in LANGUAGES:
            for reader in (Y, G, None):
                nodes = list(walk(t.looks(reader, language)))
                assert len({one.id for one in nodes}) == len(nodes)
                assert all(one.text for one in nodes)
                pictures = {one.picture for one in nodes if isinstance(one, Board | Card | Piece | Spot)}
                assert pictures - {""} <= art
        t.plays_something(rng)


@given(numbers)
@PROPERTY
def test_the_offers_of_a_match_lead_to_things_on_the_table(table: type[Table], number: int) -> None:
    t, rng = table.begun(number), Random(number)
    while not t.over:
        for seat in t.s.waiting:
            ids, prompt = t.ids(seat), t.prompt(seat)
            assert [offer.move for offer in prompt.offers] == [str(move) for move in options(t.s, seat)]
            assert len({offer.path for offer in prompt.offers}) == len(prompt.offers)
            assert all(set(offer.path) | set(offer.touches) <= ids for offer in prompt.offers)
        t.plays_something(rng)


def test_the_art_is_our_own_small_and_loads_nothing() -> None:
    files = sorted((FOLDER / "art").glob("*.svg"))
    assert sum(path.stat().st_size for path in files) < 60_000
    for path in files:
        text = path.read_text("utf-8")
        assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="')
        for word in ("<script", "href", "url(http", "<image", "@font-face", "<style", "<text"):
            assert word not in text, (path.name, word)
