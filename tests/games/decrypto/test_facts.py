"""The facts against the counts of the box."""

from __future__ import annotations

from typing import Final

from tablee.games.decrypto import GAME
from tablee.games.decrypto.rules.state import CODES, FACTS
from tablee.games.decrypto.vocabulary.lists import keywords

LISTED: Final = (
    "123 124 132 134 142 143 213 214 231 234 241 243 312 314 321 324 341 342 412 413 421 423 431 432"  # DEC-7
)


def test_the_deck_is_every_code_once() -> None:
    assert " ".join(map(str, CODES)) == LISTED
    assert len(CODES) == FACTS["codes"]["cards"] == 24


def test_there_are_four_tokens_of_each_kind_and_two_decide() -> None:
    assert FACTS["tokens"] == {"interceptions": 4, "miscommunications": 4, "limit": 2}


def test_eight_rounds_and_five_with_three_players() -> None:
    assert FACTS["rounds"] == {"teams": 8, "three": 5}


def test_the_hourglass_runs_thirty_seconds_and_talk_has_an_end() -> None:
    assert FACTS["talk"] == {"proposals": 60, "hourglass": 30}


def test_teams_have_two_to_four_players() -> None:
    assert FACTS["players"] == {"least": 2, "most": 4}
    assert GAME.players == range(3, 9)


def test_each_language_has_as_many_keywords_as_the_box() -> None:
    assert all(len(keywords(language)) >= FACTS["words"]["list"] == 440 for language in ("fr", "en"))
