"""How a match of Pagan ended, in words: PGN-90 to PGN-92; and only then who the witch was (PGN-S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.looking import end, note, ranks

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table

WITCH, HUNTER = range(2)


def test_pgn_90_the_ritual_wins_for_the_witch_whose_name_is_told(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.turn("witch")
    assert t.looks("hunter").standings is None
    t.plays("witch", "ritual")
    assert end(t.looks("witch")).text == "Your secret stayed hidden until the ritual. Roanoke is yours, Doctor Annie."
    assert end(t.looks("hunter")).text.endswith("stayed hidden until the ritual. It was Doctor Annie.")
    assert end(t.looks("hunter")).title == "You lose"
    assert ranks(t.looks(None)) == [(1, (WITCH,), None), (2, (HUNTER,), None)]
    assert note(t.looks(None), WITCH) == "The Witch: Doctor Annie"


def test_pgn_90_the_third_innocent_wins_for_the_witch(table: type[Table]) -> None:
    t = table()
    t.eliminated("sue", "mia")
    t.clue_everywhere()
    t.clues(biggs=3)
    t.turn("hunter")
    t.plays("hunter", "eliminate biggs")
    assert end(t.looks("witch")).text == "The Hunter eliminated 3 innocents and never you, Doctor Annie."
    assert end(t.looks("hunter")).text.endswith("3 innocents were eliminated, and never the witch, Doctor Annie.")


def test_pgn_90_the_true_witch_wins_for_the_hunter(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere()
    t.clues(annie=3)
    t.turn("hunter")
    t.plays("hunter", "eliminate annie")
    assert end(t.looks("hunter")).text == "You eliminated the true witch, Doctor Annie."
    assert end(t.looks("witch", "fr")).text.endswith(
        "gagne\u00a0: la véritable sorcière a été éliminée, Annie, le Docteur."
    )
    assert ranks(t.looks(None)) == [(1, (HUNTER,), None), (2, (WITCH,), None)]


def test_pgn_90_the_last_suspect_wins_for_the_hunter(table: type[Table]) -> None:
    t = table()
    t.drawn("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    t.evidence(3)
    t.turn("hunter")
    t.plays("hunter", "exonerate")
    assert end(t.looks("hunter")).text.startswith("You proved 8 Suspects innocent")
    assert note(t.looks(None), HUNTER) == "The Hunter: 8 of 8 Suspects proved innocent"


def test_pgn_91_there_are_no_points(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.turn("witch")
    t.plays("witch", "ritual")
    assert [place.score for place in end(t.looks(None)).places] == [None, None]
    assert end(t.looks(None)).unit == ""


def test_pgn_92_after_the_last_turn_of_all_nobody_wins(table: type[Table]) -> None:
    t = table(1, turn_limit=True)
    t.upkeep("hunter", 200)
    t.quietly("hunter")
    assert end(t.looks("witch")).title == "Nobody wins"
    assert end(t.looks("hunter")).text.startswith("After 200 turns nobody has won. The witch was ")
    assert {rank for rank, _, _ in ranks(t.looks(None))} == {0}
