"""The table on a screen: what each role is asked, what can be clicked, what the sheets show."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import WHITE_WORDS, A, B, C, D, E
from tests.games.looking import end

from tablee.core.scene import Card, Note, Piece, Prompt, Sheet, Steps, Zone, walk
from tablee.games.decrypto.rules.rounds import end_round

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table

    from tablee.core.scene import Node, Scene


def node(scene: Scene, name: str) -> Node:
    (found,) = [one for one in walk(scene) if one.id == name]
    return found


def has(scene: Scene, name: str) -> bool:
    return any(one.id == name for one in walk(scene))


def asked(t: Table, seat: int | None, language: str = "en") -> Prompt:
    prompt = t.looks(seat, language).prompt
    assert prompt is not None
    return prompt


def test_dec_3_my_keywords_lie_before_me_and_theirs_nowhere(table: type[Table]) -> None:
    t = table()
    mine = node(t.looks(A), "keywords")
    assert isinstance(mine, Zone)
    assert [card.label for card in mine.nodes if isinstance(card, Card)] == list(WHITE_WORDS)
    assert not has(t.looks(None), "keywords")
    assert not has(t.looks(A), "screen.1")


def test_dec_7_only_the_encryptor_has_a_code_card(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    card = node(t.looks(A), "code")
    assert isinstance(card, Card)
    assert card.label == "4-2-1"
    assert not any(has(t.looks(seat), "code") for seat in (B, C, D, None))


def test_dec_8_the_form_names_the_keyword_of_each_clue(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    entry = asked(t, A).entry
    assert entry is not None
    assert [blank.text for blank in entry.blanks] == ["For 4, chapeau", "For 2, papillon", "For 1, fantôme"]
    assert entry.notation == "clues {first} {second} {third}"


def test_dec_8_the_form_stays_the_same_whatever_the_others_do(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    before = asked(t, A)
    t.draws(C, 123)
    t.writes(C, "ruche", "avion", "forêt")
    assert asked(t, A) == before


def test_dec_22_the_encryptor_alone_is_warned(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    t.draws(C)
    t.writes(A, "sept lettres", "trois", "horreur")
    notes = [one.text for one in walk(t.looks(A)) if isinstance(one, Note) and "warning" in one.style]
    assert [text.split(":")[0] for text in notes] == ["“sept lettres”", "“trois”"]
    assert not has(t.looks(B), "my-clues")


def test_dec_14_a_guess_is_a_number_beside_each_clue(table: type[Table]) -> None:
    t = table(6)
    t.round()
    t.encrypts(421, 123)
    offers = {offer.move: offer for offer in asked(t, A).offers}
    assert offers["guess 421"].path == ("digit.0.4", "digit.1.2", "digit.2.1", "propose")
    assert "→ chapeau" in offers["guess 421"].preview
    offers = {offer.move: offer for offer in asked(t, D).offers}
    assert offers["guess 0"].path == ("none",)
    assert offers["flag 2"].path == ("flag.1",)
    assert offers["guess 421"].preview.startswith("indice9x → 4 (indice3x) · ")  # what was said for that number last


def test_dec_3_the_slots_of_the_decoder_name_our_keywords_and_never_theirs(table: type[Table]) -> None:
    t = table()
    t.encrypts()

    def slots(seat: int | None) -> list[str]:
        row = node(t.looks(seat), "slots")
        assert isinstance(row, Zone)
        return [card.label for card in row.nodes if isinstance(card, Card)]

    assert slots(B) == list(WHITE_WORDS)
    assert slots(D) == slots(None) == ["?"] * 4


def test_dec_7_whoever_has_sent_the_clues_sees_their_own_code_in_the_slots(table: type[Table]) -> None:
    t = table()
    t.encrypts(421, 123)

    def laid(seat: int | None) -> list[str]:
        return [one.id for one in walk(t.looks(seat)) if isinstance(one, Card) and one.style.endswith("chosen")]

    assert laid(A) == ["digit.0.4", "digit.1.2", "digit.2.1"]
    assert [laid(seat) for seat in (B, C, D, None)] == [[]] * 4


def test_dec_15_what_i_propose_lies_in_the_slots_for_me_alone(table: type[Table]) -> None:
    t = table(6)
    t.encrypts(123, 123)
    t.guesses(B, 421)

    def laid(seat: int | None) -> bool:
        card = node(t.looks(seat), "digit.0.4")
        assert isinstance(card, Card)
        return card.style.endswith("chosen")

    assert [seat for seat in (A, B, C, D, E, None) if laid(seat)] == [B]


def test_dec_18_a_token_says_on_demand_what_it_is_for(table: type[Table]) -> None:
    slot = node(table().looks(None), "token.i.0.0")
    assert isinstance(slot, Piece)
    assert slot.detail.startswith("Earned by finding the other team’s code.")


def test_dec_15_what_partners_want_is_written_beside_them_for_the_team_alone(table: type[Table]) -> None:
    t = table(6)
    t.round()
    t.encrypts()
    t.guesses(A, 421)
    wish = node(t.looks(B), "wish.0")
    assert isinstance(wish, Note)
    assert wish.text == "wants 4-2-1: indice9x → chapeau · indice8x → papillon · indice7x → fantôme"
    digit = node(t.looks(C, "fr"), "digit.0.4")
    assert isinstance(digit, Card)
    assert digit.text == "L’indice 1 désigne 4 (chapeau), selon Ada"
    assert (digit.badge, digit.style) == ("✓", "digit to-4 wanted")
    assert not any(has(t.looks(seat), "wish.0") for seat in (D, None))
    offers = {offer.move: offer.text for offer in asked(t, C).offers}
    assert offers["guess 421"] == "Support 4-2-1, as Ada"
    assert [offer.move for offer in asked(t, C).offers if offer.proposed] == ["guess 421"]
    assert offers["fix 421"] == "Decide alone: 4-2-1"


def test_dec_55_a_lone_guesser_is_asked_once_more(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    guesses = [offer for offer in asked(t, B).offers if offer.move.startswith("guess")]
    assert all(offer.grave and len(offer.path) == 3 for offer in guesses)
    assert not has(t.looks(B), "propose")


def test_dec_13_the_encryptor_is_told_to_be_silent(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    assert asked(t, A).text.startswith("Your clues are being read")
    role = node(t.looks(C), "role.0")
    assert isinstance(role, Note)
    assert role.text == "encrypts · silent"


def test_dec_19_the_sheet_files_each_clue_under_its_number(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    t.draws(C, 123)
    t.writes(A, "Mexique", "insecte", "horreur")
    t.writes(C, "ruche", "avion", "forêt")
    t.half(412)
    sheet = node(t.looks(B), "sheet.0")
    assert isinstance(sheet, Sheet)
    assert sheet.columns[1:5] == ("1 fantôme", "2 papillon", "3 cocktail", "4 chapeau")
    assert sheet.rows == (("1", "horreur", "insecte", "·", "Mexique", "421", "✗ 412", "·"),)
    sheet = node(t.looks(C), "sheet.0")
    assert isinstance(sheet, Sheet)
    assert sheet.columns[1:5] == ("1", "2", "3", "4")


def test_dec_56_a_replaced_clue_is_struck_out_beside_the_new_one(table: type[Table]) -> None:
    t = table()
    t.encrypts(421, 123)
    old = t.sees(None).clues[1]
    t.does(D, "flag 2")
    entry = asked(t, A).entry
    assert entry is not None
    assert entry.blanks[0].choices == ("2",)
    t.does(A, 'replace 2 by "orage"')
    said, new = node(t.looks(D), "clue.1.said"), node(t.looks(D), "clue.1.new")
    assert isinstance(said, Card)
    assert isinstance(new, Card)
    assert (said.label, said.style, new.label) == (old, "strip struck", "orage")


def test_dec_32_the_hourglass_stands_on_the_table_while_it_runs(table: type[Table]) -> None:
    t = table(4, hourglass=True)
    t.draws(A)
    t.draws(C)
    t.writes(A, "Mexique", "insecte", "horreur")
    assert not has(t.looks(None), "hourglass")
    t.does(A, "turn")
    assert node(t.looks(None), "hourglass").text == "The hourglass runs for black"


def test_dec_o9_the_agreement_is_written_on_the_table(table: type[Table]) -> None:
    assert has(table(4, no_translations=True).looks(None), "strict")
    assert not has(table().looks(None), "strict")


def test_dec_45_at_the_end_the_windows_are_opened(table: type[Table]) -> None:
    t = table(4, tokens=1)
    t.round(white=421, says_white=412)
    scene = t.looks(None, "fr")
    assert end(scene).title == "Chloé et Dario gagnent"
    assert end(scene).text == "Les noirs gagnent\u00a0: les blancs ont 1 Malentendu."
    assert has(scene, "window.0.1")
    assert has(scene, "window.1.4")


def test_dec_42_the_words_of_a_tie_are_a_form_and_then_a_sheet(table: type[Table]) -> None:
    t = table()
    t.at_round(8)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    entry = asked(t, A).entry
    assert entry is not None
    assert len(entry.blanks) == 4
    steps = node(t.looks(A), "where")
    assert isinstance(steps, Steps)
    assert steps.steps[steps.now] == "The keywords"
    for seat in (A, B):
        t.does(seat, 'words "miel" "lune" "mer" "sel"')
    for seat in (C, D):
        t.does(seat, 'words "vent" "lune" "mer" "sel"')
    sheet = node(t.looks(None), "words")
    assert isinstance(sheet, Sheet)
    assert sheet.rows[0] == ("White", "miel", "lune", "mer", "sel")


def test_dec_4_a_named_team_is_called_by_its_name(table: type[Table]) -> None:
    assert node(table(4, white_name="Hiboux").looks(None), "team.0").text == "Hiboux (white)"
    assert node(table(3).looks(None), "team.1").text == "The Interceptor"


def test_dec_57_waiting_names_whom_the_match_waits_for(table: type[Table]) -> None:
    t = table()
    assert asked(t, None).text == "Waiting for Ada and Chloé to draw and write."
    t.encrypts()
    assert asked(t, None).text == "White’s clues are on the table. Waiting for Basile."


def test_without_a_vocabulary_the_table_says_what_is_missing(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """DEC-R28: bots then answer at random, and people are told why."""
    t = table()
    assert not has(t.looks(None), "vocabulary")
    monkeypatch.setattr(import_module("tablee.games.decrypto.scene"), "has_vocabulary", lambda _language: False)
    assert "NumPy" in node(t.looks(None), "vocabulary").text
