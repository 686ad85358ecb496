"""DEC-1 to DEC-4: teams, keywords, tokens."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import BLACK_WORDS, WHITE_WORDS, A, B, C, D, E, F

from tablee.core.chance import Dice
from tablee.core.errors import BadSetup
from tablee.games.decrypto import GAME
from tablee.games.decrypto.rules import setup as rules
from tablee.games.decrypto.vocabulary.lists import Keyword, keywords, may_meet

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


@pytest.mark.parametrize("seats", range(4, 9))
def test_dec_1_teams_are_as_even_as_can_be(seats: int) -> None:
    for number in range(8):
        s = GAME.start(GAME.setup(seats), Dice.from_int(number))
        sizes = sorted(map(len, s.members))
        assert sizes == [seats // 2, (seats + 1) // 2]
        assert sorted(seat for team in s.members for seat in team) == list(range(seats))


def test_dec_1_the_larger_team_is_drawn_by_lot() -> None:
    larger = Counter(len(GAME.start(GAME.setup(5), Dice.from_int(number)).members[0]) for number in range(40))
    assert set(larger) == {2, 3}


def test_dec_2_the_eight_keywords_of_a_game_may_meet() -> None:
    for language in ("fr", "en"):
        for number in range(20):
            s = GAME.start(GAME.setup(4, {"language": language}), Dice.from_int(number))
            dealt = [keywords(language)[one].word for team in s.words for one in team]
            assert len(set(dealt)) == 8
            assert all(may_meet(a, b, language) for a in dealt for b in dealt if a != b)


def test_dec_2_they_stay_for_the_whole_game(table: type[Table]) -> None:
    t = table()
    before = [team[:] for team in t.s.words]
    t.round()
    t.round()
    assert t.s.words == before


def test_dec_3_keywords_are_shown_to_the_whole_team_and_to_nobody_else(table: type[Table]) -> None:
    t = table()
    assert t.sees(A).words == t.sees(B).words == (WHITE_WORDS, ())
    assert t.sees(C).words == t.sees(D).words == ((), BLACK_WORDS)
    assert t.sees(None).words == ((), ())
    assert "KeywordsDealt" not in t.told(None)
    assert t.told(A).count("KeywordsDealt") == 1


def test_dec_4_teams_have_names_and_no_tokens(table: type[Table]) -> None:
    t = table(4, white_name="  Les  Cygnes ", black_name="")
    assert t.sees(None).names == ("Les Cygnes", "")
    assert t.sees(None).interceptions == t.sees(None).misses == (0, 0)


@pytest.mark.parametrize("option", ["white_name", "black_name"])
def test_dec_o10_what_nobody_can_see_is_no_part_of_a_name(option: str) -> None:
    with pytest.raises(BadSetup, match="nobody can see"):
        GAME.setup(4, {option: "Les\u202eCygnes"})


def test_dec_o1_the_list_is_that_of_the_language() -> None:
    for language in ("fr", "en"):
        s = GAME.start(GAME.setup(4, {"language": language}), Dice.from_int(1))
        listed = {keyword.word for keyword in keywords(language)}
        assert set(GAME.view(s, 0).words[s.team[0]]) <= listed


def test_dec_o2_teams_by_every_other_seat_or_by_sides(table: type[Table]) -> None:
    assert table(5, teams="alternate").s.members == ((A, C, E), (B, D))
    assert table(5, teams="sides").s.members == ((A, B, C), (D, E))


def test_dec_o3_four_may_play_against_two(table: type[Table]) -> None:
    assert table(6, uneven=True).s.members == ((A, B, C, D), (E, F))
    assert table(6, uneven=True, teams="alternate").s.members == ((A, C, E, F), (B, D))
    assert sorted(map(len, GAME.start(GAME.setup(6, {"uneven": True}), Dice.from_int(1)).members)) == [2, 4]
    assert table(5, uneven=True).s.members == ((A, B, C), (D, E))


def test_dec_r15_a_list_without_eight_words_that_may_meet_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    few = tuple(Keyword(f"mot{at}", f"theme{at}") for at in range(7))
    monkeypatch.setattr(rules, "keywords", lambda _language: few)
    with pytest.raises(BadSetup, match="8 keywords that may meet"):
        GAME.setup(4)
    assert GAME.setup(3).seats == 3


def test_dec_2_an_sampled_deal_keeps_to_the_same_rule() -> None:
    rng = Random(1)
    for _ in range(50):
        known = rules.deal_beside("en", (), rng)
        every = [keywords("en")[one].word for one in (*known, *rules.deal_beside("en", known, rng))]
        assert all(may_meet(a, b, "en") for a in every for b in every if a != b)
