"""The table on a screen: the streets, the cards, the sheets, and every option with its path, in both languages."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.looking import end, ids, node, offers, prompt

from tablee.core.scene import (
    Board,
    Card,
    Counter,
    Note,
    Piece,
    Scene,
    Sheet,
    Spot,
    Steps,
    Zone,
    walk,
)
from tablee.core.serialize import encode
from tablee.games.patimpatampatum import GAME
from tablee.games.patimpatampatum.board import NAMES
from tablee.i18n import LANGUAGES

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)
PROPERTY: Final = settings(max_examples=4, deadline=None, derandomize=True, database=None)
ART: Final = files(GAME.package).joinpath("art")


def spot(scene: Scene, cell: str) -> Spot:
    return node(scene, f"cell.{cell}", Spot)


def a_push(table: type[Table]) -> Table:
    """Turcs on maj3 push guites in Sant Joan with 4 + 3; guites hold all that defends."""
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("q_forn", T)
    t.stand("maj3", T)
    t.hand(T, 4, 3, 2)
    t.hand(G, 6, 3, "fuets", "plens", "comparse-turcs", "borratxos")
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 4", "lay 3", "push q_joan against 1")
    return t


# --- The board -------------------------------------------------------------------------------------------------------


def test_every_cell_is_a_spot_at_its_place_and_every_way_a_link(table: type[Table]) -> None:
    board = node(table.dealt(4).looks(T), "berga", Board)
    assert {one.id for one in board.spots} == {f"cell.{name}" for name in NAMES}
    assert len(board.links) == 113
    for one in board.spots:
        assert 0 <= one.x <= board.width - one.width
        assert 0 <= one.y <= board.height - one.height


def test_a_square_shows_its_value_its_places_and_whether_it_is_full(table: type[Table]) -> None:
    t = table(4, number=2)
    t.stand("q_joan", G, G, K, K)
    t.stand("q_forn", T)
    t.turn(T)
    scene = t.looks(T)
    assert (spot(scene, "q_joan").label, spot(scene, "q_joan").badge, spot(scene, "q_joan").style) == (
        "7",
        "4/4",
        "square full",
    )
    assert (spot(scene, "q_forn").badge, spot(scene, "q_forn").style) == ("1/4", "square")
    assert spot(scene, "q_joan").text == "Plaça de Sant Joan, worth 7, 4 of 4 places taken: Basile 2, Chloé 2"


def test_with_three_players_the_west_is_grey(table: type[Table]) -> None:
    scene = table.dealt(3).looks(T)
    assert "off" in spot(scene, "q_creu").style
    assert spot(scene, "q_creu").text == "Plaça de la Creu (out of play with three players)"
    assert "off" not in spot(table.dealt(4).looks(T), "q_creu").style


def test_pawns_carry_their_letter_and_seat_and_are_named_by_their_place(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, G)
    t.stand("maj3", K)
    t.turn(T)
    scene = t.looks(None)
    pawn = node(scene, "pawn.maj3", Piece)
    assert (pawn.label, pawn.seat, pawn.at, pawn.picture) == ("K", K, "cell.maj3", "gegants")
    assert {"pawn.q_joan.1.0", "pawn.q_joan.1.1"} <= ids(scene)
    assert node(scene, "pawn.sp.0", Piece).badge == "×12"


def test_once_a_pawn_is_chosen_the_distances_are_shown(table: type[Table]) -> None:
    t = table(4)
    t.stand("maj3", T)
    t.turn(T)
    assert "↦" not in spot(t.looks(T), "q_joan").badge
    t.plays(T, "pawn maj3")
    for seat in (T, G, None):
        scene = t.looks(seat)
        assert spot(scene, "q_joan").badge == "0/3 ↦2"
        assert spot(scene, "h_angels").badge == "↦4"
        assert "chosen" in spot(scene, "maj3").style
        assert "chosen" in node(scene, "pawn.maj3", Piece).style


# --- Where we are ----------------------------------------------------------------------------------------------------


def test_round_capacity_order_and_step_are_always_there(table: type[Table]) -> None:
    t = a_push(table)
    scene = t.looks(N)
    assert node(scene, "round", Counter).value == 1
    assert node(scene, "round", Counter).most == 3
    assert node(scene, "capacity", Counter).value == 3
    assert node(scene, "order", Zone).text == "Order of play: Ada, Basile, Chloé, Dario"
    assert node(scene, "order.0", Piece).style == "turcs now"
    steps = node(scene, "turn", Steps)
    assert (steps.steps[steps.now], steps.text) == ("Defence", "Ada has the turn")
    assert node(scene, "seat.1", Zone).style == "guites active"
    t.plays(G, "yield")
    steps = node(t.looks(N), "turn", Steps)
    assert (steps.steps[steps.now], steps.text) == ("Pawn", "Basile has the turn")


def test_ppp_71_who_is_without_cards_and_who_has_pushed_is_said(table: type[Table]) -> None:
    t = table(4)
    t.hand(G)
    t.s.spent = 1 << (K * 4 + G)
    t.turn(T)
    assert node(t.looks(T), "warning.1", Note).text == (
        "Basile is without cards: each opponent may push once. Already done: Chloé"
    )


def test_ppp_74_the_sheets_tell_what_was_and_what_would_be_paid(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, G)
    t.stand("h_salo", T)
    t.s.score = (3, 4, 5, 6)
    t.s.sheet = (((0, 0, 0, 0, 0, 3, 0), (0, 0, 0, 0, 0, 4, 0), (0, 0, 0, 0, 0, 5, 0), (0, 0, 0, 0, 0, 6, 0)),)
    t.turn(T)
    scene = t.looks(T)
    assert node(scene, "scoring", Sheet).rows == (
        ("Round 1", "3", "4", "5", "6"),
        ("Points so far", "3", "4", "5", "6"),
        ("If the round ended now", "4", "11", "5", "6"),
    )
    rows = {row[0]: row[1:] for row in node(scene, "due", Sheet).rows}
    assert rows["Plaça de Sant Joan (7)"] == ("–", "7 (2)", "–", "–")
    assert rows["Houses"] == ("1 (1)", "–", "–", "–")


def test_ppp_74_the_order_of_play_tells_who_would_have_how_many_points_now(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_creu", G)
    t.s.score = (3, 4, 0, 0)
    t.turn(T)
    scene = t.looks(T)
    assert node(scene, "order.0", Piece).badge == "3"
    assert node(scene, "order.1", Piece).badge == "19"
    assert "19" in node(scene, "order.1", Piece).text


def test_ppp_85_the_discards_are_counted(table: type[Table]) -> None:
    t = a_push(table)
    t.plays(G, "block 6")
    rows = {row[0]: row[1:] for row in node(t.looks(N), "tally", Sheet).rows}
    assert rows["6"] == ("1", "8")
    assert rows["4"] == ("1", "11")
    assert rows["Plens"] == ("0", "3")


def test_the_cards_of_a_turn_and_the_push_lie_open(table: type[Table]) -> None:
    scene = a_push(table).looks(N)
    assert node(scene, "laid", Zone).text == "Ada has laid 7 in all"
    assert [node(scene, name, Card).label for name in ("laid.0", "laid.1")] == ["4", "3"]
    assert node(scene, "push", Note).text == "Ada pushes Basile in Plaça de Sant Joan with 5 (distance 2)"


# --- Hands -----------------------------------------------------------------------------------------------------------


def test_ppp_85_my_hand_lies_open_and_the_others_are_backs(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 4, "tabaler")
    t.hand(G, 6)
    t.turn(T)
    scene = t.looks(T)
    mine = [one for one in node(scene, "hand.0", Zone).nodes if isinstance(one, Card)]
    assert [(card.id, card.label, card.badge) for card in mine] == [("hand.0.0", "4", ""), ("hand.0.1", "Tabaler", "2")]
    assert mine[1].detail.startswith("The drummer.")
    theirs = node(scene, "hand.1", Zone)
    assert theirs.count == 1
    assert [one.id for one in theirs.nodes] == ["hand.1.0"]
    assert all(isinstance(one, Card) and not one.up and not one.label for one in theirs.nodes)
    up = [one for one in walk(t.looks(None)) if isinstance(one, Card) and one.up]
    assert up == []


# --- Offers ----------------------------------------------------------------------------------------------------------


def test_a_comparse_is_taken_by_its_card(table: type[Table]) -> None:
    t = table.opened(3)
    scene = t.looks(T)
    assert offers(scene)["take nans"].path == ("comparse.nans",)
    assert node(scene, "comparse.nans", Card).picture == "nans"
    assert prompt(scene).help


def test_a_turn_is_a_click_on_a_pawn_on_a_card_and_on_a_cell(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", T, T, G)
    t.stand("maj3", T)
    t.hand(T, 4, 4, 3, "admin")
    t.turn(T)
    found = offers(t.looks(T))
    assert found["pawn sp"].path == ("pawn.sp.0",)
    assert found["pawn maj3"].path == ("pawn.maj3",)
    assert (found["pawn q_joan"].path, found["pawn q_joan"].like) == (("pawn.q_joan.0.0",), ("pawn.q_joan.0.1",))
    assert found["pawn maj3"].preview.startswith("Squares, with their distance: 7 ↦2 · 6 ↦3")
    assert found["house h_salo"].path == ("use.admin", "cell.h_salo")
    t.plays(T, "pawn sp")
    found = offers(t.looks(T))
    assert (found["lay 4"].path, found["lay 4"].like) == (("hand.0.1",), ("hand.0.2",))
    assert found["lay admin"].preview == "As a value card: 1. Its action is then lost."
    t.plays(T, "lay 4")
    found = offers(t.looks(T))
    assert found["go q_forn"].path == ("cell.q_forn",)
    assert found["go q_forn"].preview == "4 steps away."
    assert found["go q_forn"].touches == ("cell.ciu1", "cell.ciu2", "cell.ciu3", "cell.q_forn")
    assert found["go maj4"].preview == "Exactly 4 steps."
    assert found["lay 3"].preview == "Makes 7 in all."


def test_a_push_is_a_click_on_the_rival_with_what_it_comes_to(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 6, "tabaler", 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6")
    found = offers(t.looks(T))
    push = found["push q_joan against 2"]
    assert (push.path, push.like) == (("pawn.q_joan.2.0",), ("pawn.q_joan.2.1",))
    assert push.preview == "A push of 6 − 2 = 4 against Chloé, who has 3 cards."
    assert push.text == "Push Chloé out of Plaça de Sant Joan"
    assert found["use tabaler"].path == ("use.tabaler",)
    assert found["lay tabaler"].path == ("hand.0.1",)


def test_a_rival_in_a_house_or_under_a_tourist_is_foreseen(table: type[Table]) -> None:
    t = table(4)
    t.stand("h_angels", G)
    t.stand("maj5", K)
    t.hand(T, 5, "pixapi", 2)
    t.turn(T)
    t.plays(T, "pawn sp", "lay 5")
    assert offers(t.looks(T))["go h_angels"].preview == "5 steps away. Basile’s pawn goes to Sant Pere."
    assert offers(t.looks(T))["go h_angels"].like == ("pawn.h_angels",)
    t.plays(T, "use pixapi")
    assert offers(t.looks(T))["go maj5"].preview == "Exactly 5 steps. Chloé’s pawn goes to Sant Pere."


def test_ppp_50_every_answer_to_a_push_tells_what_comes_of_it(table: type[Table]) -> None:
    scene = a_push(table).looks(G)
    found = offers(scene)
    assert found["yield"].path == ()
    assert found["yield"].preview == "Ada enters; your pawn goes to Sant Pere."
    assert found["block 6"].path == ("hand.1.1",)
    assert found["block 6"].preview == "The push fails; Ada’s pawn falls back to Carrer Major 2."
    assert found["block 6"].touches == ("cell.maj2",)
    assert found["fuets 3"].path == ("use.fuets", "hand.1.0")
    assert found["fuets 6"].preview == "The push fails; Ada’s pawn falls back to Plaça de Sant Pere."
    assert found["plens 3"].path == ("use.plens", "hand.1.0")
    assert found["comparse"].path == ("use.comparse-turcs",)
    assert found["borratxos q_forn"].path == ("use.borratxos", "cell.q_forn")
    assert prompt(scene).rule == "PPP-50"
    assert prompt(scene).help.startswith("A card holds only if it is higher")


def test_to_give_a_dear_square_away_is_asked_once_more(table: type[Table]) -> None:
    for square, start, grave in (("q_fonts", "maj8", True), ("q_forn", "ciu3", False)):
        t = table(4)
        t.stand(square, G, K, K)
        t.stand(start, T)
        t.hand(T, 4, 2)
        t.hand(G, 6, 2)
        t.turn(T)
        t.plays(T, f"pawn {start}", "lay 4", f"push {square} against 1")
        assert offers(t.looks(G))["yield"].grave is grave
        assert [move for move, offer in offers(t.looks(G)).items() if offer.passive] == ["yield"]


def test_ppp_62_the_cells_of_a_retreat_are_clicked(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_fonts", G, K, K)
    t.stand("ron8", T)
    t.hand(T, 6, 2)
    t.hand(G, 6, 2)
    t.turn(T)
    t.plays(T, "pawn ron8", "lay 6", "push q_fonts against 1")
    assert offers(t.looks(G))["block 6"].touches == ("cell.ron7", "cell.ros1")
    t.plays(G, "block 6")
    assert offers(t.looks(G))["retreat ros1"].path == ("cell.ros1",)


def test_ppp_v1_a_pawn_is_placed_by_a_click_on_a_square(table: type[Table]) -> None:
    t = table.dealt(4, 1, strategic=True)
    scene = t.looks(t.s.waiting[0])
    assert offers(scene)["place q_creu"].path == ("cell.q_creu",)
    assert "counts 15 for the order" in offers(scene)["place q_creu"].preview


def test_the_end_is_told(table: type[Table]) -> None:
    t = table.dealt(3, 2)
    t.plays_on(Random(2))
    scene = t.looks(t.outcome.winners[0])
    assert end(scene).title == "You win"
    assert scene.prompt is None
    assert len(node(scene, "scoring", Sheet).rows) == 4
    assert "due" not in ids(scene)


@given(st.integers(3, 5), st.integers(0, 10**6))
@PROPERTY
def test_every_path_leads_somewhere_in_both_languages_and_no_two_offers_share_one(
    table: type[Table], players: int, number: int
) -> None:
    t, rng = table.dealt(players, number), Random(number)
    for _ in range(60):
        if t.s.outcome is not None:
            break
        for language in LANGUAGES:
            scene = t.looks(t.s.waiting[0], language)
            found = prompt(scene).offers
            paths = [offer.path for offer in found if offer.path]
            assert len(paths) == len(set(paths))
            assert {step for path in paths for step in path} <= ids(scene)
            encode(scene)
        t.plays_something(rng)


# --- Art -------------------------------------------------------------------------------------------------------------


def test_every_picture_is_a_small_file_of_our_own(table: type[Table]) -> None:
    drawn = {file.name.removesuffix(".svg"): file.read_text("utf-8") for file in ART.iterdir()}
    named = set()
    for t in (table.opened(3), table.dealt(5), a_push(table)):
        for seat in (T, G, None):
            named |= {picture for one in walk(t.looks(seat)) if (picture := getattr(one, "picture", ""))}
    assert named <= set(drawn)
    characters = {"tabaler", "plens", "admin", "fuets", "pixapi", "aliga", "borratxos"}
    comparses = {"turcs", "guites", "gegants", "nans", "maces"}
    assert characters | comparses | {"berga", "number", "back", "house", "cover"} == set(drawn)
    assert sum(map(len, drawn.values())) < 60_000
    for name, text in drawn.items():
        root = ET.fromstring(text)
        assert root.get("viewBox"), name
        assert not {"script", "image", "foreignObject", "text"} & {one.tag.split("}")[-1] for one in root.iter()}
        assert "href" not in text


@pytest.mark.parametrize("word", ["--ground:", "--ink:", "--accent:", "--card:", "light-dark(", ".spot.square.full"])
def test_the_style_sheet_has_the_colours_of_the_game(word: str) -> None:
    assert word in files(GAME.package).joinpath("table.css").read_text("utf-8")
