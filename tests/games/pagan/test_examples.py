"""The worked examples of the dossier, each under its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.chance import Scripted
from tablee.games.pagan.facts import VILLAGER_AT
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.hands import DiscardCard
from tablee.games.pagan.rules.tokens import MoveToken

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_example_1_clerk(table: type[Table]) -> None:
    t = table()
    t.in_play("clerk")
    t.hand("hunter", "study", "tavern", "agent", "armory")
    t.influence("hunter", 2)
    t.upkeep("hunter")
    t.plays("hunter", "use clerk", "discard armory", "pay-upkeep")
    assert (t.has("hunter"), len(t.holds("hunter"))) == (4, 3)
    assert t.lies("clerk")


def test_example_2_armory(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "armory")
    t.influence("hunter", 1)
    t.secrets(johnson=3)
    t.turn("hunter")
    t.plays("hunter", "play armory", "activate armory", "from johnson", "from johnson")
    assert t.secrets_on("johnson") == 1
    assert not t.can("hunter", "activate armory")


def test_example_3_persuasion_on_sue_house_arrest_on_wulfric(table: type[Table]) -> None:
    t = table()
    t.investigates("persuasion", "sue")
    t.investigates("house-arrest", "wulfric")
    t.turn("hunter")
    t.plays("hunter", "visit sue", "on sue")
    assert t.s.evidence == 1
    t.turn("witch")
    t.plays("witch", "gain", "gain")
    assert not t.can("witch", "visit wulfric with familiar")
    t.turn("witch")
    t.plays("witch", "visit wulfric")
    assert t.stands("witch", "wulfric") == 2


def test_example_4_truth_elixir(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "truth-elixir")
    t.influence("witch", 2)
    t.turn("witch")
    t.plays("witch", "play truth-elixir", "visit wulfric", "fill truth-elixir", "fill truth-elixir")
    t.plays("witch", "visit atkins with familiar", "fill truth-elixir", "fill truth-elixir")
    assert t.secrets_in("truth-elixir") == 4
    t.plays("witch", "drink truth-elixir")
    assert t.s.secrets == [1] * 9
    assert t.discards("witch") == ["truth-elixir"]
    assert t.s.reserve[1] == 21


def test_example_5_spectre(table: type[Table]) -> None:
    for reinforced in (False, True):
        t = table()
        t.in_play("spectre")
        t.investigates("private-information", "johnson")
        t.turn("witch")
        t.plays("witch", "visit johnson with familiar", "on sue")
        if reinforced:
            t.plays("witch", "reinforce spectre")
            assert t.holds("hunter") == ["private-information"]
            assert t.has("witch") == 0
        else:
            t.plays("witch", "send spectre", "on wulfric")
            assert t.investigation("wulfric") == "private-information"


def test_example_6_trance_at_three_and_one(table: type[Table]) -> None:
    t = table()
    t.in_play("hypnosis")
    t.hand("witch", "trance")
    t.influence("witch", 4)
    t.turn("witch")
    t.plays("witch", "play trance")
    assert t.has("witch") == 0
    assert t.curses() == ["hypnosis", "trance"]


def test_example_7_conversion(table: type[Table]) -> None:
    t = table()
    t.secrets(annie=6)
    t.turn("witch")
    t.plays("witch", "visit annie", "convert 3", "convert 3")
    assert (t.secrets_on("annie"), t.favours_on("annie")) == (0, 2)
    t.plays("witch", "on sue", "on sue", "again")
    assert len(t.holds("witch")) == 2


def test_example_8_evidence(table: type[Table]) -> None:
    t = table()
    t.clues(sue=4)
    t.turn("hunter")
    t.plays("hunter", "visit sue")
    assert (t.s.evidence, t.clues_on("sue")) == (1, 4)


def test_example_9_split_distribution(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    t.plays("hunter", "visit annie", "on johnson", "on sue")
    assert (t.clues_on("johnson"), t.clues_on("sue"), len(t.holds("hunter"))) == (1, 1, 1)


def test_example_10_biggs_twice(table: type[Table]) -> None:
    t = table()
    t.favours(biggs=2)
    t.turn("witch")
    t.plays("witch", "visit biggs", "on mia")
    t.plays("witch", t.choices("witch")[0])
    t.plays("witch", "again")
    t.plays("witch", t.choices("witch")[0])
    assert (len(t.holds("witch")), len(t.discards("witch"))) == (2, 4)


def test_example_11_lift_hypnosis(table: type[Table]) -> None:
    t = table()
    t.in_play("hypnosis", "famine", "trance")
    t.influence("hunter", 1)
    t.turn("hunter")
    t.plays("hunter", "lift hypnosis")
    assert t.curses() == ["famine", "trance"]
    assert (t.has("hunter"), t.pawns_left()) == (0, 2)


def test_example_12_harass_johnson(table: type[Table]) -> None:
    t = table()
    t.clues(sue=2, annie=1)
    t.favours(johnson=1)
    t.turn("hunter")
    t.plays("hunter", "harass johnson favour")
    assert t.s.clues == [0] * 9
    assert t.favours_on("johnson") == 0
    assert t.stands("hunter", "johnson") == 1


def test_example_13_ritual(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.turn("witch")
    t.plays("witch", "ritual")
    assert t.winner == "witch"


def test_example_14_the_hunters_turn_of_howard(table: type[Table]) -> None:
    t = table()
    t.in_play("clerk")
    t.pawns("witch", "pamuy")
    t.investigates("persuasion", "pamuy")
    t.clues(pamuy=1)
    t.evidence(2)
    t.influence("hunter", 1)
    t.hand("hunter", "armory")
    t.suspects("sue")
    t.favours(sue=2)
    t.upkeep("hunter")
    t.plays("hunter", "pass", "pay-upkeep")
    assert t.has("hunter") == 0
    t.plays("hunter", "ready pamuy")
    assert t.clues_on("pamuy") == 0
    t.plays("hunter", "visit pamuy", "on pamuy", "play armory")
    assert t.s.evidence == 3
    t.plays("hunter", "exonerate")
    assert (t.s.evidence, t.has("hunter"), t.clues_on("pamuy"), t.favours_on("sue")) == (0, 0, 1, 2)
    assert t.sees("hunter").drawn == (VILLAGER_AT["sue"],)
    assert t.lies("clerk")
    assert t.lies("armory")
    assert t.stands("hunter", "pamuy") == 1


def test_example_15_the_witchs_turn_of_wilma(table: type[Table]) -> None:
    t = table()
    t.influence("witch", 5)
    t.hand("witch", "apprentices", "raven")
    t.next_cards("witch", "trance")
    t.in_play("truth-elixir", "hypnosis")
    t.filled("truth-elixir", 2)
    t.secrets(wulfric=2)
    t.favours(wulfric=1)
    t.turn("witch")
    t.plays("witch", "visit annie", "fill truth-elixir", "fill truth-elixir", "pass")
    assert t.holds("witch") == ["trance", "raven", "apprentices"]
    t.plays("witch", "drink truth-elixir")
    assert t.secrets_on("wulfric") == 3
    t.plays("witch", "visit wulfric", "convert 3", "on adams", "on adams", "play trance")
    assert (t.favours_on("wulfric"), t.has("witch")) == (2, 1)
    t.plays("witch", "play apprentices")
    assert t.has("witch") == 0
    t.plays("witch", "visit mia with familiar", "on biggs", "reinforce apprentices")
    assert (t.has("witch"), t.has("hunter")) == (6, 1)
    assert t.holds("witch") == []


def test_example_16_first_turn(table: type[Table]) -> None:
    t = table.dealt()
    assert t.choices("witch") == [
        f"visit {one}" for one in ("johnson", "sue", "annie", "pamuy", "adams", "wulfric", "mia", "atkins", "biggs")
    ]
    t.plays("witch", "visit annie", "on annie", "on annie")
    assert t.choices("witch") == ["visit johnson", "visit sue"]


def test_example_17_blocked_villager(table: type[Table]) -> None:
    t = table()
    t.pawns("hunter", "wulfric")
    t.turn("witch")
    assert not t.can("witch", "ready wulfric")
    t.secrets(wulfric=1)
    t.plays("witch", "ready wulfric")
    assert t.secrets_on("wulfric") == 0
    t.plays("witch", "visit wulfric")
    assert t.stands("witch", "wulfric") == 1


def test_example_18_militiaman(table: type[Table]) -> None:
    t = table()
    t.in_play("militiaman")
    t.pawns("hunter", "wulfric")
    t.secrets(wulfric=1)
    t.influence("witch", 1)
    t.turn("witch")
    assert not t.can("witch", "ready wulfric")
    t.influence("witch", 2)
    t.plays("witch", "ready wulfric")
    assert t.has("witch") == 0


def test_example_19_elimination_conditions(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere()
    t.clues(sue=3, biggs=0)
    t.evidence(4)
    t.turn("hunter")
    assert not t.can("hunter", "eliminate sue")
    t.clues(biggs=1)
    t.plays("hunter", "eliminate sue")
    assert t.s.clues == [0] * 9
    assert t.s.evidence == 4
    assert t.s.alive.bit_count() == 8


def test_example_20_two_eliminated_earlier(table: type[Table]) -> None:
    t = table()
    t.eliminated("sue", "mia")
    t.clue_everywhere()
    t.clues(biggs=3)
    assert sum(t.s.clues) == 9
    t.turn("hunter")
    t.plays("hunter", "eliminate biggs")
    assert t.winner == "witch"


def test_example_21_mark(table: type[Table]) -> None:
    t = table()
    t.in_play("witchs-mark")
    t.clue_everywhere()
    t.clues(annie=3)
    t.influence("hunter", 2)
    t.turn("hunter")
    assert not t.can("hunter", "eliminate annie")
    t.clues(annie=4)
    t.plays("hunter", "eliminate annie")
    assert t.winner == "hunter"


def test_example_22_exoneration_win(table: type[Table]) -> None:
    t = table()
    t.drawn("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    t.evidence(3)
    t.turn("hunter")
    t.plays("hunter", "exonerate")
    assert t.winner == "hunter"
    assert len(t.s.drawn) == 8


def test_example_23_ally_upkeep_short(table: type[Table]) -> None:
    t = table()
    t.in_play("henchman", "militiaman")
    t.influence("hunter", 1)
    t.upkeep("hunter")
    t.plays("hunter", "dismiss", "pay-upkeep")
    assert (t.lies("henchman"), t.lies("militiaman"), t.has("hunter")) == (False, True, 0)
    t = table()
    t.in_play("henchman", "militiaman")
    t.influence("hunter", 1)
    t.upkeep("hunter")
    t.plays("hunter", "pay-upkeep")
    t.is_asked(ChooseAction, "hunter")
    assert (t.lies("henchman"), t.lies("militiaman")) == (True, False)


def test_example_24_famine(table: type[Table]) -> None:
    t = table()
    t.in_play("famine", "henchman", "militiaman")
    t.influence("hunter", 3)
    t.upkeep("hunter")
    t.plays("hunter", "pay-upkeep")
    assert t.has("hunter") == 1
    assert (t.lies("henchman"), t.lies("militiaman")) == (True, False)
    t.plays("hunter", "gain")
    assert t.has("hunter") == 2


def test_example_25_hand_limit(table: type[Table]) -> None:
    t = table()
    t.in_play("potion-of-knowledge")
    t.filled("potion-of-knowledge", 2)
    t.hand("witch", "raven", "raven", "coven", "coven", "theft", "theft")
    t.next_cards("witch", "trance", "trance", "spectre", "spectre", "famine")
    t.upkeep("witch", 3)
    t.plays("witch", "drink potion-of-knowledge", "take trance", "take trance", "take famine")
    assert len(t.holds("witch")) == 9
    assert t.discards("witch") == ["spectre", "spectre", "potion-of-knowledge"]
    t.is_asked(DiscardCard, "witch")
    t.plays("witch", "discard raven", "discard raven")
    assert len(t.holds("witch")) == 7
    t.plays("witch", "draw")
    assert len(t.holds("witch")) == 8


def test_example_26_cost_floor(table: type[Table]) -> None:
    t = table()
    t.in_play("headquarters")
    t.hand("hunter", "armory")
    t.turn("hunter")
    t.plays("hunter", "activate headquarters", "play armory")
    assert t.lies("armory")
    t = table()
    t.hand("hunter", "private-information", "study")
    t.turn("hunter")
    t.plays("hunter", "visit sue", "on sue", "play private-information cheaper", "discard study", "on mia")
    assert t.investigation("mia") == "private-information"
    assert t.has("hunter") == 0


def test_example_27_fourth_curse(table: type[Table]) -> None:
    t = table()
    t.in_play("hypnosis", "famine", "trance")
    t.hand("witch", "nightmares")
    t.influence("witch", 4)
    t.turn("witch")
    t.plays("witch", "play nightmares", "replace hypnosis")
    assert t.has("witch") == 0
    assert t.curses() == ["famine", "trance", "nightmares"]


def test_example_28_reshuffle(table: type[Table]) -> None:
    t = table()
    t.in_play("study")
    t.piles("hunter", 1, 5)
    t.turn("hunter")
    t.plays("hunter", "activate study")
    assert (len(t.holds("hunter")), len(t.s.deck[1]), len(t.s.discard[1])) == (3, 3, 0)


def test_example_29_thick_fog(table: type[Table]) -> None:
    t = table()
    t.in_play("thick-fog")
    t.clues(annie=3)
    t.investigates("persuasion", "annie")
    t.turn("hunter")
    t.plays("hunter", "visit annie", "on sue", "on sue")
    assert t.s.evidence == 1


def test_example_30_evidence_cap(table: type[Table]) -> None:
    t = table()
    t.evidence(9)
    t.clues(mia=3)
    t.turn("hunter")
    t.plays("hunter", "visit mia")
    assert t.s.evidence == 9


def test_example_31_love_philtre(table: type[Table]) -> None:
    t = table()
    t.favours(mia=2, sue=1)
    t.in_play("love-philtre")
    t.filled("love-philtre", 3)
    t.turn("witch")
    t.plays("witch", "drink love-philtre")
    assert not t.can("witch", "on mia")
    t.plays("witch", "on sue")
    assert t.favours_on("sue") == 2


def test_example_32_misdirection(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere()
    t.clues(sue=3)
    t.hand("witch", "misdirection")
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "play misdirection", "from sue", "on mia", "pass")
    t.turn("hunter")
    assert t.clues_on("sue") == 2
    assert not t.can("hunter", "eliminate sue")


def test_example_33_harass_to_win_time(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.clues(sue=3)
    t.turn("hunter")
    t.plays("hunter", "harass annie favour", "gain", "gain")
    assert (t.favours_on("annie"), t.stands("hunter", "annie")) == (2, 1)
    assert not t.can("witch", "ritual")
    assert not t.can("witch", "visit annie")


def test_example_34_token_exhaustion(table: type[Table]) -> None:
    t = table()
    t.clues(sue=2)
    t.none_left("clue")
    t.turn("hunter")
    t.plays("hunter", "visit wulfric", "on adams")
    t.is_asked(MoveToken, "hunter")
    t.plays("hunter", "from sue", "on pamuy", "from sue")
    assert (t.clues_on("adams"), t.clues_on("pamuy"), t.clues_on("sue")) == (1, 1, 0)


def test_example_35_trance(table: type[Table]) -> None:
    t = table()
    t.in_play("trance")
    t.secrets(mia=5, biggs=2)
    t.turn("witch")
    t.plays("witch", "visit mia", "convert 2", "convert 3")
    assert (t.secrets_on("mia"), t.favours_on("mia")) == (0, 2)
    t.plays("witch", "on atkins", "pass", "visit biggs")
    assert t.choices("witch") == ["on mia", "on atkins", "on biggs"]


def test_example_36_quarantine(table: type[Table]) -> None:
    t = table()
    t.investigates("quarantine", "pamuy")
    t.in_play("truth-elixir", "natures-blend")
    t.filled("truth-elixir", 4)
    t.turn("witch")
    t.plays("witch", "visit wulfric")
    assert t.choices("witch") == ["on adams", "on wulfric", "fill natures-blend"]
    t.plays("witch", "on adams", "on adams", "drink truth-elixir")
    assert t.secrets_on("pamuy") == 1


def test_example_37_agent(table: type[Table]) -> None:
    for pick, seen, kept in ((0, "theft", "trance"), (1, "trance", "theft")):
        t = table(Scripted(pick))
        t.in_play("agent")
        t.hand("witch", "theft", "trance")
        t.influence("hunter", 3)
        t.upkeep("hunter")
        t.plays("hunter", "use agent", "expel")
        assert t.discards("witch") == [seen]
        assert t.holds("witch") == [kept]


def test_example_38_denunciation_twice(table: type[Table]) -> None:
    t = table()
    t.suspects("mia", "sue", "biggs")
    t.hand("hunter", "denunciation", "denunciation")
    t.influence("hunter", 6)
    t.evidence(3)
    t.turn("hunter")
    t.plays("hunter", "play denunciation", "play denunciation")
    assert t.sees("hunter").bottom == (VILLAGER_AT["sue"], VILLAGER_AT["mia"])
    t.plays("hunter", "exonerate")
    assert t.sees("hunter").drawn == (VILLAGER_AT["biggs"],)


def test_example_39_scenario_one_elimination(table: type[Table]) -> None:
    t = table(1, scenario="welcome")
    t.clue_everywhere()
    t.clues(sue=2, biggs=0, mia=0)
    t.turn("hunter")
    assert t.can("hunter", "eliminate sue")
    t.clues(atkins=0)
    assert not t.can("hunter", "eliminate sue")
    t.clues(atkins=1)
    t.plays("hunter", "eliminate sue")
    assert t.s.clues == [0] * 9
    t.clue_everywhere()
    t.clues(mia=2)
    t.plays("hunter", "eliminate mia")
    assert (t.winner, t.outcome.reason) == ("witch", "innocents")


def test_example_39_scenario_one_ritual_and_suspects(table: type[Table]) -> None:
    t = table(1, scenario="welcome")
    t.favours(annie=2)
    t.turn("witch")
    assert t.can("witch", "ritual")
    t = table(1, scenario="welcome")
    t.drawn("johnson", "sue", "pamuy", "adams")
    t.evidence(3)
    t.turn("hunter")
    t.plays("hunter", "exonerate")
    assert (t.winner, t.outcome.reason) == ("hunter", "suspects")


def test_example_40_scenario_two_claim(table: type[Table]) -> None:
    t = table(1, scenario="souls")
    t.clues(pamuy=2, adams=1, wulfric=1)
    t.secrets(pamuy=3)
    t.turn("hunter")
    t.plays("hunter", "gain", "gain", "gain")
    assert t.s.factions == [-1, 1, -1]
    t.secrets(pamuy=1)
    t.favours(pamuy=1)
    t.turn("witch")
    t.quietly("witch")
    assert t.s.factions[1] == 1
    t.secrets(pamuy=2)
    t.turn("witch")
    t.quietly("witch")
    assert t.s.factions[1] == 0


def test_pgn_o2_the_first_card_of_a_turn_costs_the_owner_of_the_red_card_one_less(table: type[Table]) -> None:
    t = table(1, scenario="souls")
    t.owns("hunter", "red")
    t.hand("hunter", "armory", "henchman")
    t.influence("hunter", 1)
    t.turn("hunter")
    t.plays("hunter", "play armory")
    assert t.has("hunter") == 1
    t.plays("hunter", "play henchman")
    assert t.has("hunter") == 0


def test_pgn_o2_green_gives_influence_and_blue_a_card_for_a_card(table: type[Table]) -> None:
    t = table(1, scenario="souls")
    t.owns("witch", "green")
    t.owns("witch", "blue")
    t.hand("witch", "raven")
    t.next_cards("witch", "trance")
    t.upkeep("witch", 3)
    assert t.has("witch") == 1
    assert t.choices("witch") == ["use strays", "pass"]
    t.plays("witch", "use strays", "discard raven")
    assert t.holds("witch") == ["trance"]
    t.is_asked(ChooseAction, "witch")
