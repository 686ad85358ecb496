"""Actions of the boards: PGN-24 to PGN-26, PGN-62, PGN-70 to PGN-75; how a match ends: PGN-90 to PGN-92."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import IllegalMove
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.resolution import (
    Exonerated,
    ExoneratedSomebody,
    FoundGuilty,
    FoundInnocent,
    RitualHeld,
)
from tablee.games.pagan.rules.tokens import PayClues

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_pgn_24_gain_draw_or_play(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "armory", "study")
    t.next_cards("hunter", "clerk")
    t.turn("hunter")
    t.plays("hunter", "gain")
    assert t.has("hunter") == 2
    t.plays("hunter", "draw")
    assert t.holds("hunter") == ["clerk", "study", "armory"]
    assert not t.can("hunter", "play study")
    t.plays("hunter", "play armory")
    assert t.has("hunter") == 1
    assert t.lies("armory")


def test_pgn_25_ready_a_villager_for_a_token_of_ones_own_there(table: type[Table]) -> None:
    t = table()
    t.pawns("hunter", "mia", "sue")
    t.secrets(mia=2)
    t.turn("witch")
    assert t.can("witch", "ready mia")
    assert not t.can("witch", "ready sue")
    t.plays("witch", "ready mia")
    assert t.secrets_on("mia") == 1
    assert t.stands("hunter", "mia") == 0
    assert t.can("witch", "visit mia")


def test_pgn_25_ones_own_pawns_are_never_removed(table: type[Table]) -> None:
    t = table()
    t.clues(mia=2)
    t.turn("hunter")
    t.plays("hunter", "visit mia", "on mia")
    assert not t.can("hunter", "ready mia")


def test_pgn_26_a_pawn_sent_back_gives_nothing_until_its_owners_upkeep(table: type[Table]) -> None:
    t = table()
    t.pawns("witch", "mia")
    t.clues(mia=1)
    t.turn("hunter")
    t.plays("hunter", "ready mia", "gain", "gain")
    t.is_asked(ChooseAction, "witch")
    assert t.pawns_left() == 3


def test_pgn_62_the_ritual_needs_three_favours_on_the_true_witch_and_wins(table: type[Table]) -> None:
    t = table()
    t.favours(annie=2, sue=5)
    t.turn("witch")
    assert not t.can("witch", "ritual")
    t.favours(annie=3)
    assert t.can("witch", "ritual")
    t.plays("witch", "ritual")
    assert (t.winner, t.outcome.reason) == ("witch", "ritual")
    assert t.log() == [RitualHeld(0, t.told(RitualHeld)[0].villager)]
    assert t.stands("witch", "annie") == 1


def test_pgn_62_the_true_witch_must_be_ready(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.pawns("hunter", "annie")
    t.turn("witch")
    assert not t.can("witch", "ritual")


def test_pgn_62_who_passes_a_ritual_up_clears_that_villager(table: type[Table]) -> None:
    t = table()
    t.favours(sue=3, annie=1)
    t.turn("witch")
    t.plays("witch", "gain")
    assert t.s.spurned == 0b10
    assert t.sees("hunter").spurned == 0b10


def test_pgn_70_a_location_is_activated_for_its_price(table: type[Table]) -> None:
    t = table()
    t.in_play("dungeon")
    t.favours(mia=1)
    t.turn("hunter")
    assert not t.can("hunter", "activate dungeon")
    t.evidence(1)
    t.plays("hunter", "activate dungeon", "from mia")
    assert t.s.evidence == 0
    assert t.favours_on("mia") == 0


def test_pgn_71_a_curse_is_lifted_for_its_price_and_the_others_move_left(table: type[Table]) -> None:
    t = table()
    t.in_play("thick-fog", "hypnosis", "famine")
    t.clues(mia=1, sue=2)
    t.influence("hunter", 1)
    t.turn("hunter")
    assert not t.can("hunter", "lift famine")
    t.plays("hunter", "lift thick-fog")
    t.is_asked(PayClues, "hunter")
    t.plays("hunter", "from mia")
    assert (t.clues_on("mia"), t.clues_on("sue")) == (0, 1)
    assert t.curses() == ["hypnosis", "famine"]
    assert t.discards("witch") == ["thick-fog"]


def test_pgn_72_three_evidence_buy_a_look_at_the_top_suspect(table: type[Table]) -> None:
    t = table()
    t.suspects("biggs")
    t.evidence(4)
    t.turn("hunter")
    t.plays("hunter", "exonerate")
    assert t.s.evidence == 1
    assert not t.can("hunter", "exonerate")
    assert t.told(Exonerated, "hunter")[0].villager == "biggs"
    assert t.told(Exonerated, "witch") == []
    assert t.told(ExoneratedSomebody, "witch")[0].number == 1


def test_pgn_73_harass_for_three_clues_of_the_colour(table: type[Table]) -> None:
    t = table()
    t.favours(mia=2)
    t.secrets(mia=4)
    t.clues(mia=1, atkins=1, biggs=2, sue=9)
    t.turn("hunter")
    assert not t.can("hunter", "harass sue favour")
    t.plays("hunter", "harass mia favour", "from biggs", "from biggs", "from mia")
    assert (t.favours_on("mia"), t.secrets_on("mia")) == (1, 4)
    assert (t.clues_on("mia"), t.clues_on("atkins"), t.clues_on("biggs")) == (0, 1, 0)
    assert t.stands("hunter", "mia") == 1
    assert not t.can("hunter", "visit mia")


def test_pgn_73_or_all_secrets_and_something_must_be_there(table: type[Table]) -> None:
    t = table()
    t.secrets(mia=4)
    t.clues(mia=4)
    t.turn("hunter")
    assert t.can("hunter", "harass mia secrets")
    assert not t.can("hunter", "harass mia favour")
    assert not t.can("hunter", "harass atkins secrets")
    t.plays("hunter", "harass mia secrets")
    assert t.secrets_on("mia") == 0
    assert t.clues_on("mia") == 1


def test_pgn_74_eliminate_with_three_clues_there_and_one_everywhere(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere()
    t.clues(annie=2)
    t.turn("hunter")
    assert not t.can("hunter", "eliminate annie")
    t.clues(annie=3)
    assert t.can("hunter", "eliminate annie")
    t.clues(biggs=0)
    with pytest.raises(IllegalMove):
        t.plays("hunter", "eliminate annie")


def test_pgn_75_the_true_witch_loses(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere()
    t.clues(annie=3)
    t.turn("hunter")
    t.plays("hunter", "eliminate annie")
    assert (t.winner, t.outcome.reason) == ("hunter", "witch-eliminated")
    assert t.told(FoundGuilty)[0].villager == "annie"


def test_pgn_75_an_innocent_takes_all_clues_along(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere()
    t.clues(sue=3)
    t.secrets(sue=2, mia=1)
    t.favours(sue=1)
    t.investigates("persuasion", "sue")
    t.turn("hunter")
    t.plays("hunter", "eliminate sue")
    assert t.told(FoundInnocent)[0].number == 1
    assert not t.alive("sue")
    assert t.s.clues == [0] * 9
    assert (t.secrets_on("sue"), t.favours_on("sue"), t.secrets_on("mia")) == (0, 0, 1)
    assert t.investigation("sue") == ""
    assert t.discards("hunter") == ["persuasion"]
    assert t.s.reserve == [30, 29, 20]


def test_pgn_75_the_third_innocent_wins_for_the_witch(table: type[Table]) -> None:
    t = table()
    t.eliminated("sue", "mia")
    t.clue_everywhere()
    t.clues(biggs=3)
    t.turn("hunter")
    t.plays("hunter", "eliminate biggs")
    assert (t.winner, t.outcome.reason) == ("witch", "innocents")


# --- The end ---------------------------------------------------------------------------------------------------------


def test_pgn_90_the_eighth_suspect_wins_for_the_hunter(table: type[Table]) -> None:
    t = table()
    t.drawn("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    t.evidence(3)
    t.turn("hunter")
    t.plays("hunter", "exonerate")
    assert (t.winner, t.outcome.reason) == ("hunter", "suspects")


def test_pgn_91_there_is_one_winner_or_none(table: type[Table]) -> None:
    for number in range(5):
        t = table.dealt(number)
        t.plays_on(Random(number))
        assert len(t.outcome.winners) == (0 if t.outcome.reason == "turn-limit" else 1)
        assert t.outcome.scores == ()


def test_pgn_92_after_two_hundred_turns_nobody_has_won(table: type[Table]) -> None:
    t = table(1, turn_limit=True)
    t.upkeep("hunter", 200)
    t.quietly("hunter")
    assert t.outcome.winners == ()
    assert t.outcome.reason == "turn-limit"


def test_pgn_92_people_play_without_the_limit_unless_they_ask_for_it(table: type[Table]) -> None:
    t = table()
    t.upkeep("hunter", 200)
    t.quietly("hunter")
    assert t.s.outcome is None
    assert t.s.turn == 201


def test_pgn_11_the_familiar_pawn_alone_plays_no_card(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "apprentices")
    t.influence("witch", 9)
    t.turn("witch")
    t.plays("witch", "gain", "gain")
    with pytest.raises(IllegalMove) as refused:
        t.plays("witch", "play apprentices")
    assert refused.value.key == "refuse-pawns"
