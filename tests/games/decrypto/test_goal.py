"""What Decrypto is played for, as its players read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.aims import labels, line, texts, told
from tests.games.decrypto.conftest import A, B, C

from tablee.games.decrypto import GAME

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


def test_dec_37_the_tokens_of_both_teams_are_in_sight(table: type[Table]) -> None:
    t = table()
    t.tokens(white=(1, 0), black=(0, 1))
    assert labels(GAME, t.s, None) == ["✓1 ✗0", "✓0 ✗1"]
    assert texts(GAME, t.s, A)[0] == "White: 1 of 2 Interceptions, 0 of 2 Miscommunications"


def test_dec_5_everybody_is_told_the_team_and_who_gives_its_clues(table: type[Table]) -> None:
    t = table()
    assert told(GAME, t.s, A).role == "You are on a team with Basile: White. In this round you give the clues."
    assert told(GAME, t.s, B).role == "You are on a team with Ada: White. In this round Ada gives the clues."
    assert told(GAME, t.s, None).role == ""


def test_dec_50_with_three_one_sides_win_is_the_others_loss(table: type[Table]) -> None:
    t = table(3)
    pair, alone = told(GAME, t.s, A), told(GAME, t.s, C)
    assert (set(pair.wins), set(pair.loses)) == (set(alone.loses), set(alone.wins))
    assert alone.role == "You are the Interceptor, alone against the two others."
    assert line(GAME, t.s, A) == "Hold out 5 rounds"
    assert line(GAME, t.s, C) == "Intercept 2 codes"
    assert labels(GAME, t.s, None) == ["0/5", "✓0/2"]


def test_dec_r27_other_limits_are_told(table: type[Table]) -> None:
    t = table(4, tokens=3, rounds=6)
    assert line(GAME, t.s, A) == "Intercept 3 codes"
    assert "With 3," in told(GAME, t.s, A).loses[0]
    assert "after 6 rounds" in told(GAME, t.s, A).wins[1]
