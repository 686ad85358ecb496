"""The worked examples of the rulebook, by their numbers. The keywords of white are ours; black's are those of the examples."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.games.decrypto.conftest import BLACK_WORDS, A, B, C, D, E

from tablee.core.chance import Dice
from tablee.games.decrypto.rules.rounds import end_round
from tablee.games.decrypto.rules.state import CODES, Phase
from tablee.games.decrypto.rules.tie import matches

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


def sent(t: Table, code: int, *clues: str) -> None:
    """White sends this; black's clues are anything."""
    white, black = t.s.encryptor
    t.draws(white, code)
    t.writes(white, *clues)
    t.draws(black, 123)
    t.writes(black, *t.fresh_clues())


def test_example_1_transmit(table: type[Table]) -> None:
    t = table()
    sent(t, 421, "Mexique", "insecte", "horreur")
    t.guesses(B, 421)
    assert t.s.misses == [0, 0]
    row = t.sees(C).sheet[0]
    assert dict(zip(str(row.code), row.clues, strict=True)) == {"4": "Mexique", "2": "insecte", "1": "horreur"}


def test_example_2_round_1_takes_no_attempt(table: type[Table]) -> None:
    t = table()
    sent(t, 421, "Mexique", "insecte", "horreur")
    assert t.refuses(D, "guess 421") == "refuse-no-interception"


def test_example_3_miscommunication(table: type[Table]) -> None:
    t = table()
    sent(t, 421, "Mexique", "insecte", "horreur")
    t.guesses(B, 412)
    assert t.s.misses == [1, 0]


def third_round(table: type[Table]) -> Table:
    t = table()
    t.round()
    t.round()
    sent(t, 243, "étang", "sieste", "glaçon")
    return t


def test_example_4_interception(table: type[Table]) -> None:
    t = third_round(table)
    t.half(243, 243)
    assert (t.s.interceptions, t.s.misses) == ([0, 1], [0, 0])


def test_example_5_both(table: type[Table]) -> None:
    t = third_round(table)
    t.half(234, 243)
    assert (t.s.interceptions, t.s.misses) == ([0, 1], [1, 0])


def both_intercept(table: type[Table], misses: int) -> Table:
    t = table()
    for _ in range(3):
        t.round()
    t.tokens(white=(1, misses), black=(1, 0))
    t.encrypts(421, 123)
    t.half(421, 421)
    assert not t.over
    t.half(123, 123)
    return t


def test_example_6_the_end_only_after_both_halves(table: type[Table]) -> None:
    t = both_intercept(table, 0)
    assert t.s.interceptions == [2, 2]
    assert t.s.phase == Phase.TIE


def test_example_7_the_same_with_a_miscommunication_of_white(table: type[Table]) -> None:
    assert both_intercept(table, 1).ended() == ("balance", (C, D))


def ends_with(table: type[Table], white: tuple[int, int], black: tuple[int, int], number: int = 4) -> Table:
    t = table()
    t.tokens(white=white, black=black)
    t.at_round(number)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    return t


def test_example_8_two_and_two(table: type[Table]) -> None:
    assert ends_with(table, (2, 2), (1, 0)).ended() == ("balance", (C, D))


def test_example_9_double_loss(table: type[Table]) -> None:
    assert ends_with(table, (1, 2), (0, 2)).ended() == ("balance", (A, B))


def named(t: Table, white: str, black: str) -> None:
    for seat, words in ((A, white), (B, white), (C, black), (D, black)):
        t.does(seat, "words " + " ".join(f'"{word}"' for word in words.split()))


def test_example_10_round_8_goes_to_words(table: type[Table]) -> None:
    t = ends_with(table, (1, 1), (0, 0), 8)
    named(t, "château miel pilote lune", "fantôme papillon lune mer")
    assert t.ended() == ("words", (A, B))
    t = ends_with(table, (1, 1), (0, 0), 8)
    named(t, "château miel sel lune", "fantôme papillon lune mer")
    assert t.ended() == ("drawn", (A, B, C, D))


def test_example_11_a_repeated_clue(table: type[Table]) -> None:
    t = table()
    sent(t, 421, "Mexique", "insecte", "horreur")
    t.half(421)
    t.half(123)
    t.round()
    for again in ("Mexique", "le mexique", "MEXIQUE"):
        t.draws(A) if t.s.code[0] < 0 else None
        assert t.refuses(A, f'clues "{again}" "sel" "bleu"') == "refuse-first-repeated"
    t.draws(C)
    t.writes(C, "Mexique", "sel", "bleu")


def test_example_12_a_keyword_as_a_clue(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    t.draws(C)
    for clue in ("châteaux", "château fort"):
        assert t.refuses(C, f'clues "{clue}" "sel" "bleu"') == "refuse-first-keyword"
    t.writes(A, "château", "sel", "bleu")


def test_example_13_a_blank_clue(table: type[Table]) -> None:
    t = table(4, hourglass=True)
    t.draws(A, 421)
    t.draws(C, 123)
    t.writes(A, "Mexique", "insecte", "horreur")
    t.does(A, "turn")
    t.writes(C, "ruche", "avion", "")
    t.time_is_up()
    t.half(421)
    assert t.sees(A).clues == ("ruche", "avion", "…")
    t.half(123)
    assert t.s.round == 2


def test_example_14_rotation_of_three_and_two(table: type[Table]) -> None:
    t = table(5)
    named = []
    for _ in range(6):
        named.append(tuple(t.s.encryptor))
        t.round()
    assert named == [(A, D), (B, E), (C, D), (A, E), (B, D), (C, E)]


def test_example_15_view_test(table: type[Table]) -> None:
    t = table()
    t.round()
    t.draws(B, 421)
    t.draws(D, 123)
    t.writes(B, "étang", "sieste", "glaçon")
    partner, encryptor = t.sees(A), t.sees(D)
    assert partner.words[0]
    assert not partner.words[1]
    assert (partner.code, partner.mine, partner.draft) == (0, (), ())
    assert "sieste" not in str(partner)
    assert encryptor.words == ((), BLACK_WORDS)
    assert encryptor.code == 123


def test_example_16_mute_test(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    assert "table" in t.muted(A)
    assert "team" in t.muted(A)
    t.half(421)
    assert t.muted(A) == frozenset()


def test_example_17_uniform_codes() -> None:
    dice = Dice.from_int(17)
    counted = Counter(dice.pick("code-black", len(CODES)) for _ in range(24_000))
    assert all(850 < counted[at] < 1150 for at in range(24))


def test_example_18_tie_break_matching() -> None:
    assert matches(("Chateau", "abeille", "pilotes", "château"), BLACK_WORDS, "fr") == 2
