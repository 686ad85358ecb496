"""The table on a screen, at the start, in the middle and at the end, in both languages."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.looking import end, ids, node, offers, prompt, ranks

from tablee.core.scene import Card, Note, Sheet, Zone, walk
from tablee.core.serialize import encode
from tablee.core.standings import ended
from tablee.games.fuji_flush import GAME
from tablee.games.fuji_flush.rules import COPIES, Flushed, Played
from tablee.i18n import LANGUAGES

if TYPE_CHECKING:
    from tests.games.fuji_flush.conftest import Table

A, B, C, D, E, F, G, H = range(8)
PROPERTY: Final = settings(max_examples=8, deadline=None, derandomize=True, database=None)
NBSP: Final = "\u00a0"


def in_the_middle(table: type[Table], **given: bool) -> Table:
    """C has to play: A and B have 7s in front, D a 12 and nothing else; three cards are discarded."""
    t = table(4, **given)
    t.front(A, 7)
    t.front(B, 7)
    t.front(D, 12)
    t.hand(C, 2, 7, 14, 14, 20)
    t.hand(D)
    t.discards(4, 4, 9)
    t.turn(C)
    return t


def at_the_end(table: type[Table]) -> Table:
    """A has won; B has a card in front and one in hand, C two in hand."""
    t = table(3)
    t.front(A, 7)
    t.hand(A)
    t.front(B, 5)
    t.hand(B, 4)
    t.hand(C, 2, 20)
    t.turn(A)
    return t


# --- At the start ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "Play a card from your hand.", "Ada has to play a card."),
        ("fr", "Jouez une carte de votre main.", "Ada doit jouer une carte."),
    ],
)
def test_start_everybody_reads_who_has_to_play(table: type[Table], language: str, mine: str, others: str) -> None:
    t = table.dealt(3, first="0")
    assert prompt(t.looks(A, language)).text == mine
    assert prompt(t.looks(A, language)).mine
    for reader in (B, None):
        assert prompt(t.looks(reader, language)).text == others
        assert not prompt(t.looks(reader, language)).mine
        assert prompt(t.looks(reader, language)).offers == ()
    assert prompt(t.looks(B, language)).rule == "FUJ-9"


def test_start_the_active_place_is_marked(table: type[Table]) -> None:
    scene = table.dealt(3, first="1").looks(A)
    assert [node(scene, f"seat.{seat}", Zone).style for seat in (A, B, C)] == ["", "active", ""]


def test_start_my_hand_lies_open_sorted_and_by_place(table: type[Table]) -> None:
    t = table.dealt(4)
    mine = node(t.looks(B), "hand.1", Zone)
    assert mine.style == "mine"
    assert mine.count == 6
    cards = [one for one in mine.nodes if isinstance(one, Card)]
    assert [card.id for card in cards] == [f"hand.1.{at}" for at in range(6)]
    assert [card.label for card in cards] == [str(card) for card in t.in_hand(B)]
    assert all(card.up for card in cards)


def test_fuj_2_start_the_hand_of_another_is_a_number_and_backs_without_a_label(table: type[Table]) -> None:
    scene = table.dealt(4).looks(B)
    theirs = node(scene, "hand.0", Zone)
    assert theirs.count == 6
    assert theirs.text == "Ada: 6 cards in hand"
    assert len(theirs.nodes) == 3
    for at, card in enumerate(theirs.nodes):
        assert card == Card(f"hand.0.{at}", "A hidden card", up=False, seat=A)


def test_start_a_spectator_sees_no_hand(table: type[Table]) -> None:
    scene = table.dealt(4).looks(None)
    up = [one for one in walk(scene) if isinstance(one, Card) and one.up]
    assert up == []
    assert {f"hand.{seat}" for seat in range(4)} <= ids(scene)


def test_start_the_piles_tell_their_sizes(table: type[Table]) -> None:
    t = table.dealt(3)
    assert node(t.looks(A), "piles", Zone).text == "Draw pile: 72 cards · Discard pile: empty"
    assert node(t.looks(A, "fr"), "piles", Zone).text == f"Pioche{NBSP}: 72 cartes · Défausse{NBSP}: vide"
    assert node(t.looks(A), "draw", Zone).count == 72
    assert node(t.looks(A), "discard", Zone).nodes == ()


def test_the_others_sit_clockwise_after_me_and_i_come_last(table: type[Table]) -> None:
    t = table.dealt(4)
    for reader, order in ((A, [B, C, D, A]), (C, [D, A, B, C]), (None, [A, B, C, D])):
        places = [one for one in node(t.looks(reader), "table", Zone).nodes if isinstance(one, Zone)]
        assert [one.seat for one in places if one.seat is not None] == order


# --- In the middle ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            {
                "seat.0": "Ada: 7 in front, combined value 14, 2 cards in hand",
                "seat.2": "Chloé: nothing in front, 5 cards in hand",
                "seat.3": "Dario: 12 in front, combined value 12, no card in hand",
                "front.0": "7 in front of Ada",
                "warning.3": "Dario wins if this card survives",
                "hand.2": "Your hand",
                "hand.1": "Basile: 2 cards in hand",
                "discard": "Discard pile: 3 cards",
            },
        ),
        (
            "fr",
            {
                "seat.0": f"Ada{NBSP}: 7 devant soi, valeur combinée 14, 2 cartes en main",
                "seat.2": f"Chloé{NBSP}: rien devant soi, 5 cartes en main",
                "seat.3": f"Dario{NBSP}: 12 devant soi, valeur combinée 12, aucune carte en main",
                "front.0": "7 devant Ada",
                "warning.3": "Dario gagne si cette carte survit",
                "hand.2": "Votre main",
                "hand.1": f"Basile{NBSP}: 2 cartes en main",
                "discard": f"Défausse{NBSP}: 3 cartes",
            },
        ),
    ],
)
def test_middle_every_place_is_told_in_words(table: type[Table], language: str, texts: dict[str, str]) -> None:
    told = {one.id: one.text for one in walk(in_the_middle(table).looks(C, language))}
    assert {name: told[name] for name in texts} == texts


def test_fuj_10_middle_the_cards_of_a_group_are_tied_and_have_one_sum_and_a_single_card_none(
    table: type[Table],
) -> None:
    scene = in_the_middle(table).looks(C)
    assert node(scene, "sums", Zone).nodes == (Note("sum.7", "7+7 = 14", "tied"),)
    assert [node(scene, f"front.{seat}", Card).style for seat in (A, B, D)] == ["slope tied", "slope tied", "snow"]
    assert [node(scene, f"front.{seat}", Card).label for seat in (A, B, D)] == ["7", "7", "12"]


def test_middle_a_warning_lies_only_before_who_has_an_empty_hand(table: type[Table]) -> None:
    scene = in_the_middle(table).looks(None)
    assert [one.id for one in walk(scene) if isinstance(one, Note)] == ["warning.3", "sum.7"]


def test_middle_the_top_of_the_discards_lies_open(table: type[Table]) -> None:
    assert node(in_the_middle(table).looks(A), "discard.top", Card).label == "9"


def test_middle_one_card_and_the_last_cards_of_a_pile_are_told_in_the_singular(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, 5)
    t.hand(B, 6)
    t.hand(C, 7)
    t.discards(9)
    t.draw_pile(8)
    t.turn(A)
    assert node(t.looks(A), "piles", Zone).text == "Draw pile: one card · Discard pile: one card"
    assert node(t.looks(A, "fr"), "piles", Zone).text == f"Pioche{NBSP}: une carte · Défausse{NBSP}: une carte"
    assert node(t.looks(A), "hand.1", Zone).text == "Basile: one card in hand"


def test_middle_an_empty_draw_pile_says_so(table: type[Table]) -> None:
    t = table(3)
    t.draw_pile()
    t.turn(A)
    assert node(t.looks(A), "draw", Zone).text == "Draw pile: empty"
    assert node(t.looks(A, "fr"), "draw", Zone).text == f"Pioche{NBSP}: vide"


def test_fuj_9_middle_each_value_is_one_offer_that_sits_on_its_cards(table: type[Table]) -> None:
    scene = in_the_middle(table).looks(C)
    assert {move: (offer.path, offer.like) for move, offer in offers(scene).items()} == {
        "play 2": (("hand.2.0",), ()),
        "play 7": (("hand.2.1",), ()),
        "play 14": (("hand.2.2",), ("hand.2.3",)),
        "play 20": (("hand.2.4",), ()),
    }
    for offer in offers(scene).values():
        for step in (*offer.path, *offer.like):
            assert f"play {node(scene, step, Card).label}" == offer.move


@pytest.mark.parametrize(
    ("language", "previews"),
    [
        (
            "en",
            {
                "play 2": "Makes 2.",
                "play 7": "Joins Ada and Basile: 3 × 7 = 21. Flushes Dario.",
                "play 14": "Makes 14. Flushes Dario. Ties with 7.",
                "play 20": "Makes 20. Flushes Ada, Basile and Dario.",
            },
        ),
        (
            "fr",
            {
                "play 2": "Cela fait 2.",
                "play 7": f"Rejoint Ada et Basile{NBSP}: 3 × 7 = 21. Balaie Dario.",
                "play 14": "Cela fait 14. Balaie Dario. À égalité avec le 7.",
                "play 20": "Cela fait 20. Balaie Ada, Basile et Dario.",
            },
        ),
    ],
)
def test_middle_an_offer_tells_beforehand_what_it_would_do(
    table: type[Table], language: str, previews: dict[str, str]
) -> None:
    scene = in_the_middle(table).looks(C, language)
    assert {move: offer.preview for move, offer in offers(scene).items()} == previews


def test_middle_an_offer_touches_the_cards_it_joins_or_flushes(table: type[Table]) -> None:
    scene = in_the_middle(table).looks(C)
    assert {move: set(offer.touches) for move, offer in offers(scene).items()} == {
        "play 2": set(),
        "play 7": {"front.0", "front.1", "front.3"},
        "play 14": {"front.3"},
        "play 20": {"front.0", "front.1", "front.3"},
    }


def test_middle_offers_are_sentences(table: type[Table]) -> None:
    t = in_the_middle(table)
    assert offers(t.looks(C))["play 14"].text == "Play the 14"
    assert offers(t.looks(C, "fr"))["play 14"].text == "Jouer le 14"


@given(st.integers(3, 8), st.integers(0, 10**6))
@PROPERTY
def test_fuj_11_a_preview_tells_just_what_happens(table: type[Table], players: int, number: int) -> None:
    """The cards an offer touches are those of the same value, and those gone from the table once it is played."""
    t, rng = table.dealt(players, number), Random(number)
    while t.to_play is not None:
        seat, before = t.to_play, t.on_table()
        told = offers(t.looks(seat))
        t.plays_something(rng)
        (card,) = (event.card for event in t.log(None) if isinstance(event, Played))
        flushed = {event.seat for event in t.log(None) if isinstance(event, Flushed)}
        allies = {other for other, lies in before.items() if lies == card}
        assert set(told[f"play {card}"].touches) == {f"front.{other}" for other in allies | flushed}


def test_fuj_r16_middle_the_place_of_who_left_is_empty(table: type[Table]) -> None:
    t = in_the_middle(table)
    t.leaves(A)
    assert node(t.looks(C), "seat.0", Zone) == Zone("seat.0", "Ada has left", seat=A, style="gone")
    assert node(t.looks(C, "fr"), "seat.0", Zone).text == "Ada a quitté la partie"


@pytest.mark.parametrize(("card", "band"), [(2, "foot"), (6, "slope"), (11, "snow"), (16, "summit"), (20, "summit")])
def test_middle_a_cards_height_on_the_mountain_is_its_style(table: type[Table], card: int, band: str) -> None:
    t = table(3)
    t.hand(A, card)
    t.turn(A)
    assert node(t.looks(A), "hand.0.0", Card).style == band


# --- The tally and the series ----------------------------------------------------------------------------------------


def test_fuj_o1_the_tally_counts_the_discards_by_value(table: type[Table]) -> None:
    tally = node(in_the_middle(table).looks(A), "tally", Sheet)
    (at,) = (place for place, column in enumerate(tally.columns) if column == "4")
    assert [row[at] for row in tally.rows] == ["2", "9"]  # two 4s of nine
    shown = Counter({int(value): int(count) for value, count in zip(tally.columns[1:], tally.rows[0][1:], strict=True)})
    assert +shown == Counter((4, 4, 9))
    assert tally.columns[1:] == tuple(str(card) for card in COPIES)


def test_fuj_o1_the_tally_has_words_in_both_languages(table: type[Table]) -> None:
    t = in_the_middle(table)
    assert node(t.looks(A), "tally", Sheet).text == "Discards by value"
    assert node(t.looks(A, "fr"), "tally", Sheet).text == "Défausse par valeur"


def test_fuj_o1_without_the_tally_only_the_top_card_of_the_discards_is_seen(table: type[Table]) -> None:
    scene = in_the_middle(table, tally=False).looks(A)
    assert "tally" not in ids(scene)
    assert [one.id for one in node(scene, "discard", Zone).nodes] == ["discard.top"]


def test_fuj_o2_a_series_shows_the_deals_won(table: type[Table]) -> None:
    t = table(3, deals=3)
    t.s.wins = (0, 2, 1)
    t.s.deal = 2
    t.turn(A)
    series = node(t.looks(A), "series", Sheet)
    assert series.text == "Deal 2 of 3"
    assert series.rows == (("Ada", "0"), ("Basile", "2"), ("Chloé", "1"))
    assert node(t.looks(A, "fr"), "series", Sheet).text == "Manche 2 sur 3"
    assert "series" not in ids(table.dealt(3).looks(A))


# --- At the end ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "winner", "others"),
    [
        (
            "en",
            "At your own turn you had no card left.",
            "Ada wins, with no card left at the start of the turn.",
        ),
        (
            "fr",
            "À votre tour, vous n’aviez plus de carte.",
            "Ada gagne, sans plus de carte au début de son tour.",
        ),
    ],
)
def test_end_the_result_is_told_in_words_and_nothing_is_asked(
    table: type[Table], language: str, winner: str, others: str
) -> None:
    t = at_the_end(table)
    assert end(t.looks(A, language)).text == winner
    assert end(t.looks(B, language)).text == end(t.looks(None, language)).text == others
    assert t.looks(A, language).prompt is None


def test_fuj_2_end_all_hands_lie_open(table: type[Table]) -> None:
    scene = at_the_end(table).looks(None)
    assert [node(scene, f"hand.1.{at}", Card).label for at in range(1)] == ["4"]
    assert [node(scene, f"hand.2.{at}", Card).label for at in range(2)] == ["2", "20"]
    assert node(scene, "front.1", Card).label == "5"


def test_fuj_22_end_the_others_are_ranked_and_the_tally_is_gone(table: type[Table]) -> None:
    scene = at_the_end(table).looks(B)
    assert ranks(scene) == [(1, (A,), None), (2, (B,), None), (2, (C,), None)]
    assert [place.note for place in end(scene).places] == ["no card left", "2 cards left", "2 cards left"]
    assert end(scene).title == "You share second place"
    assert "tally" not in ids(scene)


def test_end_before_it_there_are_no_standings(table: type[Table]) -> None:
    assert in_the_middle(table).looks(A).standings is None


# --- At any time -----------------------------------------------------------------------------------------------------


@given(st.integers(3, 8), st.integers(0, 10**6))
@PROPERTY
def test_everything_has_a_name_of_its_own_and_words(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number, deals=2), Random(number)
    while not t.over:
        for language in LANGUAGES:
            for reader in (rng.randrange(players), None):
                nodes = list(walk(t.looks(reader, language)))
                assert len({one.id for one in nodes}) == len(nodes)
                assert all(one.text for one in nodes)
        t.plays_something(rng)


@given(st.integers(3, 8), st.integers(0, 10**6), st.integers(0, 60))
@PROPERTY
def test_fuj_2_a_scene_depends_on_nothing_that_its_reader_can_not_know(
    table: type[Table], players: int, number: int, turns: int
) -> None:
    t, rng = table.dealt(players, number), Random(number)
    for _ in range(turns):
        if not t.over:
            t.plays_something(rng)
    for seat in range(players):
        world = GAME.sample_world(t.s, seat, rng)
        for reader in (seat, None):
            words = t.words(reader, "fr")
            assert encode(ended(GAME, GAME.view(world, reader), words)) == encode(t.looks(reader, "fr"))


@given(st.integers(3, 8), st.integers(0, 10**6))
@PROPERTY
def test_fuj_2_a_hidden_card_is_named_by_its_place(table: type[Table], players: int, number: int) -> None:
    t, rng = table.dealt(players, number), Random(number)
    while not t.over:
        for reader in (rng.randrange(players), None):
            for card in walk(t.looks(reader)):
                if isinstance(card, Card) and not card.up:
                    assert (card.text, card.label, card.style, card.badge) == ("A hidden card", "", "", "")
                    pile, *_, at = card.id.split(".")
                    assert pile in {"hand", "draw"}
                    assert int(at) < 3
        t.plays_something(rng)
