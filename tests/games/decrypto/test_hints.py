"""How bots play: they read and write clues, follow people, and never make a table wait."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import A, B, C, D, E

from tablee.bots import make
from tablee.core.chance import Dice
from tablee.core.game import load
from tablee.core.state import PASS, apply
from tablee.games.decrypto import GAME, hints, strategy
from tablee.games.decrypto.rules.moves import DRAW, SWAP, Clues, Guess, Keep, Words
from tablee.games.decrypto.rules.rounds import end_round
from tablee.games.decrypto.rules.state import CODES, WHITE, Decrypto, Phase, Row
from tablee.games.decrypto.strategy import SKILLS, chances, weigh
from tablee.games.decrypto.vocabulary.semantics import NoVocabulary, narrow, semantic_model

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table

STRENGTHS = ("easy", "normal", "hard")


def thinks(t: Table, seat: int, strength: str = "hard") -> object:
    return hints.decide(GAME.sample_world(t.s, seat, Random(1)), seat, strength, Random(2))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_bot_writes_clues_that_are_accepted_and_that_a_bot_understands(strength: str, language: str) -> None:
    understood = 0
    for number in range(4):
        s = GAME.start(GAME.setup(4, {"language": language, "teams": "sides"}), Dice.from_int(number))
        writer = s.encryptor[WHITE]
        apply(s, writer, DRAW)
        move = hints.decide(GAME.sample_world(s, writer, Random(1)), writer, strength, Random(2))
        assert isinstance(move, Clues)
        apply(s, writer, move)
        likely = strategy.read_own(semantic_model(language), s, WHITE)
        understood += max(likely, key=lambda code: likely[code]) == s.code[WHITE]
    assert understood >= 3


def test_codes_are_weighed_together() -> None:
    fits = [[0.5, 0.45, 0.0, 0.0], [0.6, 0.1, 0.0, 0.0], [0.0, 0.0, 0.3, 0.1]]
    likely = chances(weigh(fits))
    assert max(likely, key=lambda code: likely[code]) == 213  # the first clue gives way to the second
    assert sum(likely.values()) == pytest.approx(1)


def with_sheet(language: str = "en") -> Decrypto:
    """Black has three rounds of white's clues: slot 1 sea, 2 bread, 3 music, 4 winter."""
    s = GAME.start(GAME.setup(4, {"language": language, "teams": "sides"}), Dice.from_int(3))
    said = ("wave", "flour", "violin", "snow"), ("ship", "baker", "concert", "ice"), ("fish", "toast", "piano", "cold")
    for number, clues in enumerate(said, start=1):
        for code in (123, 341):
            row = tuple(clues[int(digit) - 1] for digit in str(code))
            s.sheet = (*s.sheet, Row(number, WHITE, row, ("", "", ""), 0, code, code, number > 1))
    s.round, s.phase, s.half = 4, Phase.HALF, WHITE
    return s


@pytest.mark.parametrize("strength", STRENGTHS)
def test_an_interceptor_reads_the_sheet(strength: str) -> None:
    s = with_sheet()
    s.clues[WHITE] = ["guitar", "sailor", "oven"]
    likely = strategy.read_theirs(semantic_model("en"), s, WHITE, SKILLS[strength])
    assert max(likely, key=lambda code: likely[code]) == 312


def test_a_careful_writer_keeps_away_from_what_is_on_the_sheet(table: type[Table]) -> None:
    t = table(4, language="en")
    t.deal(WHITE, "anchor", "apple", "violin" if "violin" in str(t.sees(A)) else "drum", "castle")
    t.s.code[WHITE] = 123
    t.s.round = 3
    best = [clue for _, clue in strategy.candidates(semantic_model("en"), t.s, WHITE, 1, SKILLS["easy"])[:3]]
    t.s.sheet = tuple(
        Row(at + 1, WHITE, (clue, f"x{at}", f"y{at}"), ("", "", ""), 0, 123, 123, at > 0)
        for at, clue in enumerate(best)
    )
    again = [clue for _, clue in strategy.candidates(semantic_model("en"), t.s, WHITE, 1, SKILLS["hard"])]
    assert not set(best) & set(again)


def test_a_clue_has_a_margin_over_the_other_keywords(table: type[Table]) -> None:
    t = table()
    for digit in range(1, 5):
        words = t.sees(A).words[0]
        for _, clue in strategy.candidates(semantic_model("fr"), t.s, WHITE, digit, SKILLS["hard"]):
            near = semantic_model("fr").likeness(clue, words[digit - 1])
            assert all(
                near - semantic_model("fr").likeness(clue, word) >= 0.05 for word in words if word != words[digit - 1]
            )


def test_dec_52_a_bot_draws_and_agrees_with_a_partner_who_wants_another(table: type[Table]) -> None:
    t = table()
    assert thinks(t, A) == DRAW
    assert thinks(t, B) == PASS
    t.does(B, "swap 1")
    assert thinks(t, A) == SWAP[B]


def test_dec_55_the_spokesperson_proposes_and_the_others_go_along(table: type[Table]) -> None:
    t = table(6)
    t.encrypts()
    assert isinstance(thinks(t, B), Guess)
    assert thinks(t, C) == PASS


def test_dec_55_a_bot_moves_to_what_a_partner_says_after_it(table: type[Table]) -> None:
    t = table(6)
    t.encrypts()
    t.guesses(B, 421)
    t.guesses(C, 243)
    assert thinks(t, B) == Guess(243)
    t.guesses(B, 243)
    assert t.s.sheet[0].guess == 243


def test_dec_31_a_bot_keeps_its_clue_and_flags_none(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    assert thinks(t, D) == PASS
    t.does(D, "flag 1")
    assert thinks(t, A) == Keep(1)


def test_dec_32_a_bot_turns_no_hourglass(table: type[Table]) -> None:
    t = table(4, hourglass=True)
    t.draws(A)
    t.draws(C)
    t.writes(A, "Mexique", "insecte", "horreur")
    assert thinks(t, A) == PASS


def test_dec_42_a_bot_names_words_from_the_sheet() -> None:
    s = with_sheet()
    named = strategy.name_words(semantic_model("en"), s, 1, SKILLS["hard"], Random(1))
    assert len(set(named)) == 4
    fits = [
        semantic_model("en").likeness(word, clue)
        for word, clue in zip(named, ("wave", "flour", "violin", "snow"), strict=True)
    ]
    assert min(fits) > 0.1


def test_dec_58_bots_agree_on_words(table: type[Table]) -> None:
    t = table(6)
    t.at_round(8)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    speaker = t.sees(A).spokesperson
    others = [seat for seat in (A, B, C) if seat != speaker]
    assert isinstance(thinks(t, speaker), Words)
    assert [thinks(t, seat) for seat in others] == [PASS, PASS]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dec_r28_bots_of_all_strengths_play_to_the_end(seats: int) -> None:
    game = load("decrypto")
    s = game.start(game.setup(seats, {"language": "en"}), Dice.from_int(seats))
    bots = [make(STRENGTHS[seat % 3]) for seat in range(seats)]
    rng = Random(seats)
    answers = 0
    while s.outcome is None:
        seat = rng.choice(s.waiting)
        apply(s, seat, bots[seat].choose(game, game.sample_world(s, seat, rng), seat, rng))
        answers += 1
    assert answers < 60 * 8


def test_without_a_vocabulary_bots_still_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_language: str) -> None:
        raise NoVocabulary("NumPy is missing.")

    monkeypatch.setattr(hints, "semantic_model", missing)
    game = load("decrypto")
    s = game.start(game.setup(4, {"rounds": "4"}), Dice.from_int(1))
    rng = Random(1)
    while s.outcome is None:
        seat = rng.choice(s.waiting)
        apply(s, seat, make("hard").choose(game, game.sample_world(s, seat, rng), seat, rng))
    assert s.outcome.reason in game.kinds.endings


def test_a_prior_likes_likely_codes_and_what_partners_want(table: type[Table]) -> None:
    t = table(6)
    t.encrypts()
    t.guesses(B, 421)
    options = list(GAME.answers(t.s, C, Random(1)))
    weights = hints.prior(t.s, C, options)
    assert options[weights.index(max(weights))] == Guess(421)
    assert E in t.s.members[1]
    assert len(CODES) == 24


def test_tokens_are_hopes(table: type[Table]) -> None:
    t = table()
    assert hints.value(t.s) == [0.25] * 4
    t.tokens(white=(1, 0), black=(0, 1))
    white, black = hints.value(t.s)[A], hints.value(t.s)[C]
    assert white > 0.25 > black


def test_a_clue_fits_a_slot_by_the_keyword_that_it_fits_best() -> None:
    guesses = [[("castle", 1.0)], [("honey", 1.0)], [], [("castle", 0.1), ("honey", 0.9)]]
    sure, other, unknown, maybe = strategy.sharper_fit(semantic_model("en"), "moat", guesses)
    assert sure > maybe > other
    assert unknown == strategy.UNKNOWN


def test_each_bot_can_think_with_a_vocabulary_of_its_own() -> None:
    s = GAME.start(GAME.setup(4, {"language": "en", "teams": "sides"}), Dice.from_int(1))
    writer = s.encryptor[WHITE]
    apply(s, writer, DRAW)
    world = GAME.sample_world(s, writer, Random(1))
    said = {
        str(hints.decide_with(narrow(semantic_model("en"), seed), world, writer, "normal", Random(2)))
        for seed in range(4)
    }
    assert len(said) > 1
