"""How a match of Decrypto ended, in words: DEC-37 to DEC-44, DEC-50, DEC-R29. A team wins as one, and nothing is counted but balances."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import A, B, C, D
from tests.games.decrypto.test_end import after, names
from tests.games.looking import end, made_of, note, ranks

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table

WHITE, BLACK = (A, B), (C, D)


@pytest.mark.parametrize(
    ("white", "black", "english", "french"),
    [
        ((2, 0), (0, 0), "White wins with 2 Interceptions.", "Les blancs gagnent avec 2 Interceptions."),
        (
            (0, 2),
            (0, 0),
            "Black wins: White has 2 Miscommunications.",
            "Les noirs gagnent\u00a0: les blancs ont 2 Malentendus.",
        ),
    ],
)
def test_dec_38_the_tokens_that_decided_are_told(
    table: type[Table], white: tuple[int, int], black: tuple[int, int], english: str, french: str
) -> None:
    t = after(table, white, black)
    assert end(t.looks(A)).text == end(t.looks(C)).text == end(t.looks(None)).text == english
    assert end(t.looks(A, "fr")).text == french


def test_dec_38_a_team_stands_in_one_place_without_points(table: type[Table]) -> None:
    t = after(table, (2, 0), (0, 1))
    assert ranks(t.looks(None)) == [(1, WHITE, None), (2, BLACK, None)]
    assert end(t.looks(None)).places[0].text == "White: Ada, Basile"
    assert note(t.looks(None), C) == "no Interception, one Miscommunication"
    assert [end(t.looks(one)).title for one in (A, D, None)] == [
        "Your team wins",
        "Your team loses",
        "Ada and Basile win",
    ]


def test_dec_41_the_better_balance_is_told_with_its_parts(table: type[Table]) -> None:
    t = after(table, (1, 1), (1, 0), 8)
    assert ranks(t.looks(None)) == [(1, BLACK, 1), (2, WHITE, 0)]
    assert made_of(t.looks(None), A) == [("Interceptions", 1), ("Miscommunications", -1)]
    assert end(t.looks(None)).text == "Black wins on balance, 1 to 0: Interceptions less Miscommunications."
    assert end(t.looks(None)).unit == "Balance"


def test_dec_42_where_words_decided_they_are_counted(table: type[Table]) -> None:
    t = after(table, (0, 0), (0, 0), 8)
    for seat in WHITE:
        names(t, seat, "miel", "château", "pilote", "lune")
    for seat in BLACK:
        names(t, seat, "fantôme", "papillon", "mer", "sel")
    assert end(t.looks(A)).text == "The balances were level. White wins: it named 3 of Black’s keywords, Black 2."
    assert end(t.looks(A, "fr")).text == "Les soldes étaient égaux. Les blancs gagnent aux mots-clés, 3 contre 2."
    assert [note(t.looks(None), seat) for seat in (A, C)] == ["3 keywords named", "2 keywords named"]


def test_dec_44_a_draw_is_a_shared_victory(table: type[Table]) -> None:
    t = after(table, (0, 0), (0, 0), 8)
    for seat in WHITE:
        names(t, seat, "miel", "lune", "mer", "sel")
    for seat in BLACK:
        names(t, seat, "papillon", "lune", "mer", "sel")
    assert [rank for rank, _, _ in ranks(t.looks(None))] == [1, 1]
    assert end(t.looks(A)).title == "You share the win"
    assert end(t.looks(None)).title == "Everybody shares the win"
    assert end(t.looks(None)).text.startswith("A draw: the balances were level, and so were the keywords, 1 each.")


def test_dec_50_the_interceptor_wins_alone(table: type[Table]) -> None:
    t = table(3)
    t.round()
    t.round(white=421, says_white=412, by_black=421)
    assert end(t.looks(C)).title == "You win"
    assert end(t.looks(A)).title == "Your team loses"
    assert end(t.looks(C)).text == "The Interceptor wins with 2 tokens, in round 2."
    assert note(t.looks(None), C) == "2 of 2 tokens"


def test_dec_50_the_team_wins_by_holding_out(table: type[Table]) -> None:
    t = table(3)
    for _ in range(5):
        t.round()
    assert end(t.looks(None)).text == "The team wins: after 5 rounds the Interceptor has only 0 of the 2 tokens needed."
    assert ranks(t.looks(None)) == [(1, (A, B), None), (2, (C,), None)]


def test_dec_r29_a_match_that_all_have_left_has_no_winner(table: type[Table]) -> None:
    t = table()
    for seat in (A, B, C, D):
        t.leaves(seat)
    assert end(t.looks(None)).title == "Nobody wins"
    assert end(t.looks(None)).text == "Everybody has left: the match is void."
