"""DEC-35, DEC-57: what each seat sees in each phase, and worlds that it can't tell apart."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import A, B, C, D, E, F

from tablee.core.serialize import encode
from tablee.games.decrypto import GAME
from tablee.games.decrypto.rules.rounds import end_round

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


def test_dec_35_a_view_is_all_that_a_seat_is_given_and_worlds_look_the_same_to_it(table: type[Table]) -> None:
    t = table(6)
    rng = Random(1)
    while not t.over:
        for seat in range(6):
            assert encode(t.sampled(seat, rng.randrange(999)).sees(seat)) == encode(t.sees(seat))
        seat = rng.choice(t.s.waiting)
        t.does(seat, str(rng.choice(GAME.answers(t.s, seat, rng))))


def test_dec_57_lobby_and_keywords(table: type[Table]) -> None:
    t = table()
    view = t.sees(None)
    assert (view.members, view.round, view.interceptions, view.misses) == (((A, B), (C, D)), 1, (0, 0), (0, 0))


def test_dec_57_choose_tells_all_who_encrypts_and_who_has_drawn(table: type[Table]) -> None:
    t = table()
    t.draws(C)
    assert (t.sees(None).encryptors, t.sees(None).drawn) == ((A, C), (False, True))


def test_dec_57_encrypt_tells_all_who_has_submitted_or_recalled(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    t.writes(A, "Mexique", "insecte", "horreur")
    t.does(A, "recall")
    assert (t.sees(D).submitted, t.sees(D).recalled) == ((0, 0), (1, 0))
    assert all("Mexique" not in str(t.sees(seat)) for seat in (B, C, D, None))


def test_dec_57_a_half_tells_each_team_its_own_talk(table: type[Table]) -> None:
    t = table(6)
    t.round()
    t.encrypts(421, 123)
    t.guesses(A, 214)
    t.guesses(D, 341)
    assert "214" in str(t.sees(B).voices)
    assert "341" not in str(t.sees(B).voices)
    assert "214" not in str(t.sees(E).voices)
    assert t.sees(None).voices == ()
    assert t.sees(B).code == 421  # white's encryptor alone
    assert t.sees(E).code == 123
    assert [t.sees(seat).code for seat in (A, C, D, F)] == [0, 0, 0, 0]


def test_dec_57_to_the_others_a_team_that_talks_looks_the_same_whoever_has_spoken(table: type[Table]) -> None:
    t = table(6)
    t.round()
    t.encrypts()
    before = encode(t.sees(D)), encode(t.sees(None))
    t.guesses(A, 214)
    t.does(A, "pass")
    assert (encode(t.sees(D)), encode(t.sees(None))) == before


def test_dec_57_reveal_tells_everything_of_the_half(table: type[Table]) -> None:
    t = table()
    t.round(white=421, says_white=412)
    row = t.sees(None).sheet[0]
    assert (row.team, row.attempted, row.guess, row.code) == (0, False, 412, 421)


def test_dec_57_a_tie_tells_only_who_has_fixed_words(table: type[Table]) -> None:
    t = table()
    t.at_round(8)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    for seat in (A, B):
        t.does(seat, 'words "miel" "lune" "sel" "mer"')
    assert t.sees(C).fixed == (True, False)
    assert "lune" not in str(t.sees(C)) + t.told(C)
    for seat in (C, D):
        t.does(seat, 'words "vent" "sable" "sel" "mer"')
    assert t.sees(None).attempts == (("miel", "lune", "sel", "mer"), ("vent", "sable", "sel", "mer"))


def test_dec_57_an_sampled_world_varies_their_words_codes_clues_and_talk_and_nothing_else(table: type[Table]) -> None:
    t = table(6)
    t.round()
    t.encrypts(421, 123)
    for seat in (A, C):
        t.guesses(seat, 421)
    worlds = [t.sampled(D, number).s for number in range(40)]
    assert all(world.words[1] == t.s.words[1] for world in worlds)
    assert len({tuple(world.words[0]) for world in worlds}) > 30
    assert len({world.code[0] for world in worlds}) > 15
    assert len({world.code[1] for world in worlds}) > 15
    assert len({world.guess[0] for world in worlds}) > 15
    assert all(world.clues[0] == t.s.clues[0] for world in worlds)
    assert all(world.clues[1] != t.s.clues[1] for world in worlds)
    assert all(world.sheet == t.s.sheet and world.order == t.s.order for world in worlds)


def test_dec_57_an_encryptor_keeps_code_and_clues_in_every_world(table: type[Table]) -> None:
    t = table(6)
    t.draws(A, 421)
    t.writes(A, "Mexique", "insecte", "horreur")
    for number in range(10):
        world = t.sampled(A, number).s
        assert world.code[0] == 421
        assert world.clues[0] == ["Mexique", "insecte", "horreur"]


def test_dec_57_the_interceptor_imagines_the_teams_keywords(table: type[Table]) -> None:
    t = table(3)
    assert len({tuple(t.sampled(C, number).s.words[0]) for number in range(20)}) > 15
    assert t.sampled(A).s.words == t.s.words


@pytest.mark.parametrize("seats", range(3, 9))
def test_dec_35_what_the_others_are_told_never_names_a_secret(table: type[Table], seats: int) -> None:
    t = table(seats)
    t.encrypts(421, 123)
    secret = t.s.clues[1][0] if seats > 3 else "CodeSeen"
    holders = {t.s.encryptor[1 if seats > 3 else 0]}
    for seat in (*range(seats), None):
        assert (secret in t.told(seat)) is (seat in holders)
