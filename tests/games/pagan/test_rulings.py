"""The rulings, PGN-R1 to PGN-R67, each under its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.chance import Scripted
from tablee.games.pagan.facts import VILLAGER_AT
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.cards.events import FollowTrail
from tablee.games.pagan.rules.cards.familiars import SendFamiliar
from tablee.games.pagan.rules.drink import DrinkPotion
from tablee.games.pagan.rules.hands import DiscardCard, Reshuffled
from tablee.games.pagan.rules.play import PlayCard
from tablee.games.pagan.rules.tokens import Distribute, MoveToken, SpreadTokens
from tablee.games.pagan.rules.upkeep import UseEffect
from tablee.games.pagan.rules.visit import ConvertSecrets, MoveFavour

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_pgn_r1_ones_own_pawn_occupies_too(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    t.plays("hunter", "visit mia", "on mia")
    assert not t.can("hunter", "visit mia")


def test_pgn_r2_one_pawn_is_not_enough_under_house_arrest(table: type[Table]) -> None:
    t = table()
    t.investigates("house-arrest", "annie")
    t.favours(annie=3)
    t.turn("witch")
    t.plays("witch", "gain", "gain")
    assert not t.can("witch", "visit annie with familiar")
    assert not t.can("witch", "ritual")


def test_pgn_r3_any_two_pawns_and_one_ready_sends_both_back(table: type[Table]) -> None:
    t = table()
    t.investigates("house-arrest", "mia")
    t.in_play("apprentices")
    t.turn("witch")
    assert t.can("witch", "visit mia")
    t.plays("witch", "visit mia with familiar", "on mia")
    t.is_asked(SendFamiliar, "witch")
    t.plays("witch", "pass", "gain")
    t.is_asked(ChooseAction, "hunter")
    assert t.stands("witch", "mia") == 2
    t.clues(mia=1)
    t.plays("hunter", "ready mia")
    assert t.stands("witch", "mia") == 0


def test_pgn_r4_no_investigation_lies_there_in_the_first_turn(table: type[Table]) -> None:
    t = table.dealt()
    assert t.s.investigations == [-1] * 9
    assert len(t.choices("witch")) == 9


def test_pgn_r5_secrets_of_step_three_wait_for_a_later_visit(table: type[Table]) -> None:
    t = table()
    t.secrets(mia=2)
    t.turn("witch")
    t.plays("witch", "visit mia", "on mia")
    assert (t.secrets_on("mia"), t.favours_on("mia")) == (3, 0)


def test_pgn_r6_trance_allows_no_third_conversion_and_works_with_two_secrets(table: type[Table]) -> None:
    t = table()
    t.in_play("trance")
    t.secrets(mia=9)
    t.turn("witch")
    t.plays("witch", "visit mia")
    assert t.choices("witch") == ["convert 3", "convert 2", "pass"]
    t.plays("witch", "convert 2")
    assert t.choices("witch") == ["convert 3", "pass"]
    t.plays("witch", "convert 3")
    assert not isinstance(t.s.question, ConvertSecrets)
    assert (t.secrets_on("mia"), t.favours_on("mia")) == (4, 2)


def test_pgn_r7_persuasion_gives_evidence_in_the_fog(table: type[Table]) -> None:
    t = table()
    t.in_play("thick-fog")
    t.investigates("persuasion", "mia")
    t.clues(mia=3)
    t.turn("hunter")
    t.plays("hunter", "visit mia", "on mia")
    assert t.s.evidence == 1


def test_pgn_r8_the_second_use_plays_a_second_card_with_the_reduction(table: type[Table]) -> None:
    t = table()
    t.favours(pamuy=2)
    t.hand("witch", "spectre", "raven")
    t.influence("witch", 2)
    t.turn("witch")
    t.plays("witch", "visit pamuy", "on adams", "play raven", "play spectre")
    assert t.has("witch") == 0


def test_pgn_r9_mia_twice_gives_the_opponent_two(table: type[Table]) -> None:
    t = table()
    t.favours(mia=2)
    t.turn("witch")
    t.plays("witch", "visit mia", "on mia", "again")
    assert (t.has("witch"), t.has("hunter")) == (6, 2)


def test_pgn_r10_johnson_compares_afresh(table: type[Table]) -> None:
    t = table()
    t.favours(johnson=2)
    t.influence("hunter", 1)
    t.turn("witch")
    t.plays("witch", "visit johnson", "on sue", "again")
    assert t.has("witch") == 3 + 2


def test_pgn_r11_a_short_pile_is_made_longer_and_fewer_cards_are_looked_at_if_there_are_fewer(
    table: type[Table],
) -> None:
    t = table()
    t.piles("witch", 1, 1)
    t.turn("witch")
    t.plays("witch", "visit biggs", "on biggs")
    assert t.told(Reshuffled)
    assert len(t.s.looked) == 2
    t.plays("witch", t.choices("witch")[0])
    assert len(t.holds("witch")) == len(t.discards("witch")) == 1


def test_pgn_r11_the_potion_takes_all_if_there_are_three_at_most(table: type[Table]) -> None:
    t = table()
    t.in_play("potion-of-knowledge")
    t.filled("potion-of-knowledge", 2)
    t.piles("witch", 2, 0)
    t.turn("witch")
    t.plays("witch", "drink potion-of-knowledge")
    assert len(t.holds("witch")) == 2
    assert t.discards("witch") == ["potion-of-knowledge"]


def test_pgn_r12_adams_without_any_card_asks_nothing(table: type[Table]) -> None:
    t = table()
    t.piles("witch", 0, 0)
    t.turn("witch")
    t.plays("witch", "visit adams", "on adams")
    t.is_asked(ChooseAction, "witch")


def test_pgn_r13_the_card_discarded_at_sues_is_another_one(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "study")
    t.influence("hunter", 1)
    t.turn("hunter")
    t.plays("hunter", "visit sue", "on sue")
    assert t.choices("hunter") == ["pass"]
    t = table()
    t.hand("hunter", "study", "study")
    t.influence("hunter", 1)
    t.turn("hunter")
    t.plays("hunter", "visit sue", "on sue", "play study cheaper", "discard study")
    assert t.lies("study")
    assert t.discards("hunter") == ["study"]


def test_pgn_r13_what_costs_nothing_is_not_made_cheaper(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "bribery", "study")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "visit sue", "on sue")
    assert t.choices("hunter") == ["play bribery", "play study cheaper", "pass"]


def test_pgn_r14_a_familiar_played_in_step_four_may_be_used_in_step_five(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "apprentices")
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "visit wulfric with familiar", "on adams", "on adams", "play apprentices")
    assert t.choices("witch") == ["send apprentices", "pass"]


def test_pgn_r15_a_familiar_played_by_the_coven_waits(table: type[Table]) -> None:
    t = table()
    t.in_play("coven")
    t.hand("witch", "apprentices")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on mia", "send coven", "play apprentices")
    t.is_asked(ChooseAction, "witch")


def test_pgn_r16_a_spectre_with_nothing_to_move_is_not_offered(table: type[Table]) -> None:
    t = table()
    t.in_play("spectre")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on mia")
    t.is_asked(ChooseAction, "witch")


def test_pgn_r16_reinforced_it_needs_no_free_villager(table: type[Table]) -> None:
    t = table()
    t.eliminated("johnson", "pamuy", "adams", "wulfric", "atkins", "biggs", "sue")
    t.in_play("spectre")
    t.investigates("quarantine", "mia")
    t.investigates("rumours", "annie")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar")
    assert t.choices("witch") == ["reinforce spectre", "pass"]


def test_pgn_r17_a_moved_investigation_stays_triggered_and_on_its_side(table: type[Table]) -> None:
    t = table()
    t.in_play("spectre")
    t.investigates("rumours", "mia")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on mia", "send spectre", "on biggs")
    assert t.clues_on("mia") == 1
    t.plays("witch", "visit biggs")
    assert t.clues_on("biggs") == 1


def test_pgn_r18_the_hunters_hand_may_grow_beyond_seven(table: type[Table]) -> None:
    t = table()
    t.in_play("spectre")
    t.investigates("quarantine", "mia")
    t.hand("hunter", "clerk", "clerk", "agent", "agent", "study", "study", "tavern")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on biggs", "reinforce spectre")
    assert len(t.holds("hunter")) == 8
    t.quietly("witch")
    t.is_asked(DiscardCard, "hunter")


def test_pgn_r19_quarantine_forbids_only_the_distribution(table: type[Table]) -> None:
    t = table()
    t.investigates("quarantine", "mia")
    t.in_play("truth-elixir", "assistance")
    t.filled("truth-elixir", 4)
    t.hand("witch", "suggestion")
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "drink truth-elixir")
    assert t.secrets_on("mia") == 1
    t.plays("witch", "play suggestion", "colour green", "on mia", "on mia")
    t.plays("witch", "visit mia with familiar", "convert 3", "on biggs", "send assistance")
    assert t.secrets_on("mia") == 1


def test_pgn_r20_tokens_with_nowhere_to_go_are_not_placed_and_a_potion_is_never_compulsory(table: type[Table]) -> None:
    t = table()
    t.eliminated("atkins", "biggs")
    t.investigates("quarantine", "mia")
    t.in_play("truth-elixir")
    t.turn("witch")
    t.plays("witch", "visit mia")
    assert t.choices("witch") == ["fill truth-elixir", "pass"]
    t.plays("witch", "pass")
    assert t.secrets_in("truth-elixir") == 0
    t = table()
    t.eliminated("atkins", "biggs")
    t.investigates("quarantine", "mia")
    t.turn("witch")
    t.plays("witch", "visit mia")
    t.is_asked(ChooseAction, "witch")
    assert sum(t.s.secrets) == 0


def test_pgn_r21_blackmail_of_who_has_nothing(table: type[Table]) -> None:
    t = table()
    t.investigates("blackmail", "mia")
    t.turn("witch")
    t.plays("witch", "visit mia", "on mia")
    assert (t.has("witch"), t.has("hunter")) == (3, 1)


def test_pgn_r22_the_third_clue_of_rumours_gives_no_evidence_now(table: type[Table]) -> None:
    t = table()
    t.investigates("rumours", "mia")
    t.clues(mia=2)
    t.turn("witch")
    t.plays("witch", "visit mia", "on mia")
    assert (t.clues_on("mia"), t.s.evidence) == (3, 0)


def test_pgn_r23_two_militiamen_ask_four_and_free_readying_is_not_taxed(table: type[Table]) -> None:
    t = table()
    t.in_play("militiaman", "militiaman", "waking-draught")
    t.filled("waking-draught", 2)
    t.pawns("hunter", "mia", "sue")
    t.secrets(mia=1)
    t.influence("witch", 3)
    t.turn("witch")
    assert not t.can("witch", "ready mia")
    t.plays("witch", "drink waking-draught", "on sue", "pass")
    assert t.has("witch") == 3
    t.influence("witch", 4)
    t.plays("witch", "ready mia")
    assert t.has("witch") == 0


def test_pgn_r24_two_henchmen_leave_one_clue_of_the_colour(table: type[Table]) -> None:
    t = table()
    t.in_play("henchman", "henchman")
    t.secrets(mia=1)
    t.clues(sue=5)
    t.turn("hunter")
    assert not t.can("hunter", "harass mia secrets")
    t.clues(biggs=1)
    t.plays("hunter", "harass mia secrets")
    assert (t.clues_on("biggs"), t.clues_on("sue")) == (0, 5)


def test_pgn_r25_hypnosis_blanks_every_ally_and_upkeep_is_still_due(table: type[Table]) -> None:
    t = table()
    t.in_play("hypnosis", "exorcist", "henchman", "militiaman")
    t.clues(mia=2)
    t.secrets(mia=1, sue=1)
    t.influence("hunter", 4)
    t.upkeep("hunter")
    t.plays("hunter", "pay-upkeep", "pay-upkeep", "pay-upkeep")
    t.is_asked(ChooseAction, "hunter")
    assert not t.can("hunter", "harass mia secrets")
    t.plays("hunter", "lift hypnosis")
    assert t.has("hunter") == 0
    assert t.can("hunter", "harass mia secrets")


def test_pgn_r26_an_ally_that_famine_makes_too_dear_goes(table: type[Table]) -> None:
    t = table()
    t.in_play("famine", "henchman")
    t.influence("hunter", 1)
    t.upkeep("hunter")
    t.is_asked(ChooseAction, "hunter")
    assert not t.lies("henchman")


def test_pgn_r27_nightmares_and_an_empty_hand_and_two_copies(table: type[Table]) -> None:
    t = table()
    t.in_play("nightmares", "nightmares")
    t.upkeep("hunter")
    t.is_asked(ChooseAction, "hunter")
    t = table()
    t.in_play("nightmares", "nightmares")
    t.hand("hunter", "clerk", "study", "agent")
    t.upkeep("hunter")
    t.plays("hunter", "use nightmares", "discard study", "discard agent")
    assert t.holds("hunter") == ["clerk"]
    t.is_asked(ChooseAction, "hunter")


def test_pgn_r28_numbers_add_up_but_fog_is_fog(table: type[Table]) -> None:
    t = table()
    t.in_play("witchs-mark", "witchs-mark")
    t.clue_everywhere()
    t.clues(annie=5)
    t.influence("hunter", 4)
    t.turn("hunter")
    assert t.can("hunter", "eliminate annie")
    t.clues(annie=4)
    assert not t.can("hunter", "eliminate annie")
    t = table()
    t.in_play("thick-fog", "thick-fog")
    t.clues(mia=3)
    t.turn("hunter")
    t.plays("hunter", "visit mia", "on mia")
    assert t.s.evidence == 0


def test_pgn_r29_the_mark_changes_nothing_elsewhere(table: type[Table]) -> None:
    t = table()
    t.in_play("witchs-mark")
    t.clue_everywhere(1)
    t.clues(annie=4)
    t.influence("hunter", 2)
    t.turn("hunter")
    assert t.can("hunter", "eliminate annie")


def test_pgn_r30_clues_for_lifting_come_from_anywhere(table: type[Table]) -> None:
    t = table()
    t.in_play("thick-fog")
    t.clues(mia=2, sue=1, adams=1)
    t.turn("hunter")
    t.plays("hunter", "lift thick-fog", "from sue", "from adams")
    assert (t.clues_on("mia"), t.clues_on("sue"), t.clues_on("adams")) == (2, 0, 0)


def test_pgn_r31_an_occupied_target_cant_be_eliminated(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere()
    t.clues(annie=3)
    t.turn("hunter")
    t.plays("hunter", "visit annie", "on annie", "on annie")
    assert not t.can("hunter", "eliminate annie")


def test_pgn_r32_the_card_of_an_eliminated_innocent_still_counts(table: type[Table]) -> None:
    t = table()
    t.eliminated("sue")
    t.suspects("sue")
    t.evidence(3)
    t.turn("hunter")
    t.plays("hunter", "exonerate")
    assert t.s.drawn == [VILLAGER_AT["sue"]]


def test_pgn_r33_an_elimination_tells_yes_or_no_and_nothing_else(table: type[Table]) -> None:
    t = table()
    t.clue_everywhere()
    t.clues(sue=3)
    t.turn("hunter")
    t.plays("hunter", "eliminate sue")
    assert t.sees("hunter").witch == -1
    assert t.sees("hunter").drawn == ()


def test_pgn_r34_clues_for_harassing_may_come_from_the_target(table: type[Table]) -> None:
    t = table()
    t.clues(mia=3)
    t.secrets(mia=2)
    t.turn("hunter")
    t.plays("hunter", "harass mia secrets")
    assert (t.clues_on("mia"), t.secrets_on("mia")) == (0, 0)


def test_pgn_r35_the_last_suspect_can_be_looked_at(table: type[Table]) -> None:
    t = table()
    t.drawn("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    t.hand("hunter", "denunciation")
    t.influence("hunter", 3)
    t.turn("hunter")
    t.plays("hunter", "play denunciation")
    assert t.sees("hunter").bottom == (VILLAGER_AT["biggs"],)
    assert t.s.outcome is None
    assert {t.sampled("hunter", number).s.witch for number in range(20)} == {VILLAGER_AT["annie"]}


def test_pgn_r36_evidence_stops_at_nine_and_at_nothing(table: type[Table]) -> None:
    t = table()
    t.evidence(9)
    t.investigates("persuasion", "mia")
    t.turn("hunter")
    t.plays("hunter", "visit mia")
    assert t.s.evidence == 9
    t = table()
    t.evidence(1)
    t.hand("witch", "discredit")
    t.influence("witch", 2)
    t.turn("witch")
    t.plays("witch", "play discredit")
    assert t.s.evidence == 0


def test_pgn_r37_the_elixir_without_secrets_in_the_reserve(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir")
    t.filled("truth-elixir", 4)
    t.secrets(sue=3)
    t.left("secret", 0)
    t.turn("witch")
    t.plays("witch", "drink truth-elixir")
    t.is_asked(SpreadTokens, "witch")
    assert not t.can("witch", "pass")
    t.plays("witch", "on annie", "on mia", "on biggs", "on atkins")
    assert t.can("witch", "pass")
    t.plays("witch", "on adams")
    t.is_asked(MoveToken, "witch")
    t.plays("witch", "from sue", "on pamuy", "pass", "pass")
    assert (t.secrets_on("adams"), t.secrets_on("pamuy"), t.secrets_on("sue")) == (1, 0, 2)
    t.is_asked(ChooseAction, "witch")


def test_pgn_r38_without_favours_one_may_be_moved_for_the_same_secrets(table: type[Table]) -> None:
    for answer, favours, secrets in (("from sue", 1, 0), ("pass", 0, 3)):
        t = table()
        t.favours(sue=2)
        t.none_left("favour")
        t.secrets(mia=3)
        t.turn("witch")
        t.plays("witch", "visit mia", "convert 3")
        t.is_asked(MoveFavour, "witch")
        t.plays("witch", answer)
        assert (t.favours_on("mia"), t.secrets_on("mia")) == (favours, secrets)


def test_pgn_r39_one_token_sends_two_pawns_back(table: type[Table]) -> None:
    t = table()
    t.pawns("witch", "mia", "mia")
    t.clues(mia=2)
    t.turn("hunter")
    t.plays("hunter", "ready mia")
    assert (t.stands("witch", "mia"), t.clues_on("mia")) == (0, 1)


def test_pgn_r40_discard_piles_are_public(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "theft")
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "play theft")
    assert t.sees("hunter").discards == t.sees(None).discards == t.sees("witch").discards != ((), ())


def test_pgn_r41_cards_of_a_potion_drunk_in_the_upkeep_count_for_the_limit(table: type[Table]) -> None:
    t = table()
    t.in_play("potion-of-knowledge")
    t.filled("potion-of-knowledge", 2)
    t.hand("witch", "raven", "raven", "coven", "coven", "theft", "theft")
    t.next_cards("witch", "trance", "trance", "spectre", "spectre", "famine")
    t.upkeep("witch", 3)
    t.plays("witch", "drink potion-of-knowledge", "take trance", "take trance", "take famine")
    t.is_asked(DiscardCard, "witch")


def test_pgn_r42_a_full_potion_discarded_for_room_does_nothing(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend", "truth-elixir", "truth-elixir")
    t.filled("natures-blend", 2)
    t.hand("witch", "love-philtre")
    t.influence("witch", 2)
    t.turn("witch")
    t.plays("witch", "play love-philtre", "replace natures-blend")
    assert t.has("witch") == 0


def test_pgn_r43_headquarters_may_play_what_the_first_card_brought_or_nothing(table: type[Table]) -> None:
    t = table()
    t.in_play("headquarters")
    t.hand("hunter", "henchman", "study")
    t.turn("hunter")
    t.plays("hunter", "activate headquarters", "play henchman")
    t.is_asked(PlayCard, "hunter")
    t.plays("hunter", "pass")
    t.is_asked(ChooseAction, "hunter")


def test_pgn_r44_bribery_needs_two_influence(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "bribery")
    t.influence("hunter", 1)
    t.turn("hunter")
    assert not t.can("hunter", "play bribery")


def test_pgn_r45_cards_without_a_target_may_be_played_for_nothing(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "seduction", "misdirection")
    t.influence("witch", 2)
    t.turn("witch")
    t.plays("witch", "play seduction", "play misdirection")
    assert t.discards("witch") == ["seduction", "misdirection"]
    assert sum(t.s.secrets) == 0
    t = table()
    t.hand("hunter", "ransacking")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play ransacking")
    assert t.discards("hunter") == ["ransacking"]


def test_pgn_r46_on_the_trail_readies_without_a_clue(table: type[Table]) -> None:
    t = table()
    t.none_left("clue")
    t.hand("hunter", "on-the-trail")
    t.pawns("witch", "mia", "mia")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play on-the-trail")
    t.is_asked(FollowTrail, "hunter")
    t.plays("hunter", "on mia")
    assert t.stands("witch", "mia") == 0


def test_pgn_r47_clairvoyance_without_a_suspect_only_draws(table: type[Table]) -> None:
    t = table(Scripted())
    t.drawn("sue")
    t.s.revealed = 1
    t.hand("witch", "clairvoyance")
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "play clairvoyance")
    assert len(t.holds("witch")) == 2
    assert len(t.s.drawn) == 1


def test_pgn_r48_theft_of_nothing_and_a_clue_moves_to_a_different_villager(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "theft", "misdirection")
    t.influence("witch", 2)
    t.clues(mia=1)
    t.turn("witch")
    t.plays("witch", "play theft")
    assert (t.has("witch"), t.has("hunter")) == (1, 0)
    t.plays("witch", "play misdirection", "from mia")
    assert not t.can("witch", "on mia")
    assert len(t.choices("witch")) == 8


def test_pgn_r49_the_familiar_pawn_may_hold_the_ritual(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.turn("witch")
    t.plays("witch", "gain", "gain", "ritual")
    assert t.winner == "witch"
    assert t.stands("witch", "annie") == 1


def test_pgn_r50_nobody_readies_a_villager_by_taking_a_pawn_of_ones_own(table: type[Table]) -> None:
    t = table()
    t.pawns("hunter", "mia")
    t.hand("witch", "seduction")
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "visit sue", "on sue", "pass")
    t.secrets(sue=3)
    assert not t.can("witch", "ready sue")
    t.plays("witch", "play seduction")
    assert t.choices("witch") == ["on mia"]


def test_pgn_r51_with_all_ready_villagers_under_house_arrest_the_familiar_pawn_needs_a_second(
    table: type[Table],
) -> None:
    t = table()
    t.eliminated("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    t.investigates("house-arrest", "annie")
    t.investigates("house-arrest", "biggs")
    t.turn("witch")
    assert t.can("witch", "visit annie with familiar")
    t.plays("witch", "gain", "gain")
    t.is_asked(ChooseAction, "hunter")


def test_pgn_r52_a_cost_below_nothing_is_nothing(table: type[Table]) -> None:
    t = table()
    t.in_play("coven")
    t.hand("witch", "theft", "trance")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on mia", "reinforce coven", "discard trance", "play theft")
    assert t.has("witch") == 3 + 1
    assert t.has("hunter") == 0


def test_pgn_r53_the_pawn_of_a_replaced_location_is_spent(table: type[Table]) -> None:
    t = table()
    t.in_play("main-hall", "study", "tavern")
    t.hand("hunter", "armory")
    t.turn("hunter")
    t.plays("hunter", "activate main-hall", "play armory", "replace main-hall")
    assert t.pawns_left() == 1
    assert all(pawn < 10 for pawn in t.s.pawn)


def test_pgn_r54_headquarters_may_be_replaced_by_what_it_plays_and_goes_on(table: type[Table]) -> None:
    t = table()
    t.in_play("headquarters", "study", "tavern")
    t.hand("hunter", "armory", "henchman")
    t.turn("hunter")
    t.plays("hunter", "activate headquarters", "play armory", "replace headquarters")
    t.is_asked(PlayCard, "hunter")
    t.plays("hunter", "play henchman")
    assert t.lies("henchman")
    assert not t.lies("headquarters")


def test_pgn_r55_the_pawn_on_a_poisoned_location_goes_home(table: type[Table]) -> None:
    t = table()
    t.in_play("main-hall", "bramble-venom")
    t.turn("hunter")
    t.plays("hunter", "activate main-hall", "gain", "gain")
    t.filled("bramble-venom", 3)
    t.turn("witch")
    t.plays("witch", "drink bramble-venom", "remove main-hall")
    assert all(pawn < 10 for pawn in t.s.pawn)


def test_pgn_r56_a_location_with_nothing_to_do_may_be_activated(table: type[Table]) -> None:
    t = table()
    t.in_play("dungeon", "armory")
    t.evidence(1)
    t.turn("hunter")
    t.plays("hunter", "activate dungeon", "activate armory")
    assert t.s.evidence == 0
    assert t.pawns_left() == 1


def test_pgn_r57_a_familiar_with_nothing_to_do_is_not_offered_but_for_the_coven(table: type[Table]) -> None:
    t = table()
    t.in_play("raven", "black-cat", "coven")
    t.investigates("quarantine", "annie")
    t.eliminated("sue", "johnson")
    t.turn("witch")
    t.plays("witch", "visit annie with familiar")
    assert t.choices("witch") == ["send coven", "reinforce coven", "pass"]


def test_pgn_r57_the_covens_discard_is_lost_if_nothing_is_played(table: type[Table]) -> None:
    t = table()
    t.in_play("coven")
    t.hand("witch", "theft", "trance")
    t.turn("witch")
    t.plays("witch", "visit mia with familiar", "on mia", "reinforce coven", "discard trance", "pass")
    assert t.discards("witch") == ["trance"]
    assert t.holds("witch") == ["theft"]


def test_pgn_r58_two_copies_of_a_permanent_card_may_lie_there(table: type[Table]) -> None:
    t = table()
    t.in_play("main-hall")
    t.hand("hunter", "main-hall", "persuasion")
    t.investigates("persuasion", "mia")
    t.influence("hunter", 4)
    t.turn("hunter")
    t.plays("hunter", "play main-hall", "play persuasion", "on sue")
    assert t.s.locations.count(t.s.locations[0]) == 2
    assert t.investigation("mia") == t.investigation("sue") == "persuasion"
    t.plays("hunter", "activate main-hall")


def test_pgn_r59_a_fresh_copy_gives_no_second_cheap_conversion(table: type[Table]) -> None:
    t = table()
    t.in_play("trance")
    t.secrets(mia=2, biggs=2)
    t.turn("witch")
    t.plays("witch", "visit mia", "convert 2", "on atkins")
    t.s.curses.clear()
    t.s.curses.append(41)
    t.plays("witch", "visit biggs")
    assert not isinstance(t.s.question, ConvertSecrets)
    t = table()
    t.in_play("trance", "trance")
    t.secrets(mia=4)
    t.turn("witch")
    t.plays("witch", "visit mia", "convert 2", "convert 2")
    assert t.favours_on("mia") == 2


def test_pgn_r60_an_exorcist_who_is_not_paid_lifts_nothing(table: type[Table]) -> None:
    t = table()
    t.in_play("exorcist", "hypnosis")
    t.s.curses[0] = 43
    t.influence("hunter", 4)
    t.upkeep("hunter")
    t.plays("hunter", "dismiss")
    t.is_asked(ChooseAction, "hunter")


def test_pgn_r61_the_clerk_may_save_the_last_card_from_the_nightmares(table: type[Table]) -> None:
    t = table()
    t.in_play("clerk", "nightmares")
    t.hand("hunter", "study")
    t.upkeep("hunter")
    t.plays("hunter", "use clerk", "discard study")
    assert t.has("hunter") == 3
    assert t.choices("hunter") == ["pay-upkeep", "dismiss"]


def test_pgn_r62_tokens_are_added_one_by_one_in_the_acting_players_order(table: type[Table]) -> None:
    t = table()
    t.left("clue", 1)
    t.hand("hunter", "on-the-trail")
    t.pawns("witch", "mia", "sue", "annie")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play on-the-trail")
    assert t.choices("hunter") == ["on sue", "on annie", "on mia"]
    t.plays("hunter", "on annie")
    assert t.choices("hunter") == ["on sue", "on mia", "pass"]
    t.plays("hunter", "on mia", "from annie", "pass")
    assert (t.clues_on("mia"), t.clues_on("annie"), t.clues_on("sue")) == (1, 0, 0)
    t.is_asked(FollowTrail, "hunter")


def test_pgn_r62_interrogation_with_a_small_reserve(table: type[Table]) -> None:
    t = table()
    t.clues(sue=1)
    t.left("clue", 1)
    t.hand("hunter", "interrogation")
    t.influence("hunter", 1)
    t.turn("hunter")
    t.plays("hunter", "play interrogation", "on mia")
    t.is_asked(MoveToken, "hunter")
    t.plays("hunter", "from sue")
    assert (t.clues_on("mia"), t.clues_on("sue")) == (2, 0)
    assert t.discards("hunter") == ["interrogation"]


def test_pgn_r63_the_hunter_says_whether_a_clue_moves_to_the_rumours(table: type[Table]) -> None:
    t = table()
    t.investigates("rumours", "mia")
    t.clues(sue=1)
    t.none_left("clue")
    t.turn("witch")
    t.plays("witch", "visit mia")
    t.is_asked(MoveToken, "hunter")
    t.plays("hunter", "from sue")
    assert t.clues_on("mia") == 1
    assert t.s.waiting == (0,)


def test_pgn_r64_step_one_is_over_before_the_rest(table: type[Table]) -> None:
    t = table()
    t.investigates("blackmail", "wulfric")
    t.hand("witch", "trance")
    t.influence("witch", 4)
    t.turn("witch")
    t.plays("witch", "visit wulfric", "on adams", "on adams")
    assert t.choices("witch") == ["pass"]
    t = table()
    t.investigates("private-information", "wulfric")
    t.next_cards("hunter", "armory")
    t.influence("hunter", 1)
    t.turn("hunter")
    t.plays("hunter", "visit wulfric", "on adams", "on adams", "play armory")
    assert t.lies("armory")


def test_pgn_r65_the_mark_is_paid_whatever_the_answer(table: type[Table]) -> None:
    t = table()
    t.in_play("witchs-mark")
    t.clue_everywhere()
    t.clues(sue=4)
    t.influence("hunter", 3)
    t.turn("hunter")
    t.plays("hunter", "eliminate sue")
    assert t.has("hunter") == 1


def test_pgn_r66_pawns_sent_back_by_effects_go_to_the_opponents_reserve(table: type[Table]) -> None:
    t = table()
    t.pawns("hunter", "mia")
    t.hand("witch", "seduction")
    t.influence("witch", 1)
    t.turn("witch")
    t.plays("witch", "visit sue", "on sue", "pass", "play seduction", "on mia")
    assert t.stands("hunter", "mia") == 0
    assert t.stands("witch", "sue") == 1


def test_pgn_r67_nobody_has_to_keep_a_pawn_for_the_familiar(table: type[Table]) -> None:
    t = table()
    t.eliminated("johnson", "sue", "pamuy", "adams", "wulfric", "mia", "atkins")
    t.investigates("house-arrest", "annie")
    t.investigates("house-arrest", "biggs")
    t.turn("witch")
    assert t.can("witch", "gain")
    t.plays("witch", "gain")
    assert t.can("witch", "gain")


def test_pgn_r68_drinking_is_not_asked_again_while_nothing_has_happened(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.secrets(mia=3)
    t.turn("witch")
    t.plays("witch", "visit mia")
    t.is_asked(ConvertSecrets, "witch")
    t.plays("witch", "convert 3")
    t.is_asked(DrinkPotion, "witch")


def test_pgn_r68_what_is_declined_between_two_windows_is_nothing(table: type[Table]) -> None:
    t = table()
    t.in_play("natures-blend", "apprentices")
    t.filled("natures-blend", 2)
    t.secrets(atkins=3)
    t.favours(atkins=2)
    t.turn("witch")
    t.plays("witch", "gain", "gain", "visit atkins with familiar", "pass")
    t.is_asked(Distribute, "witch")
    t.plays("witch", "on mia", "on mia", "pass")
    t.is_asked(DrinkPotion, "witch")
    t.plays("witch", "pass", "pass")
    t.is_asked(SendFamiliar, "witch")
    t.plays("witch", "pass")
    t.is_asked(ChooseAction, "hunter")


def test_pgn_r68_nor_is_a_start_of_upkeep_in_which_nothing_happens(table: type[Table]) -> None:
    t = table(1, scenario="souls")
    t.owns("witch", "blue")
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.upkeep("witch", 3)
    t.plays("witch", "pass")
    t.is_asked(UseEffect, "witch")
    t.plays("witch", "pass")
    t.is_asked(ChooseAction, "witch")


def test_pgn_r68_but_an_effect_of_the_upkeep_is_something(table: type[Table]) -> None:
    t = table(1, scenario="souls")
    t.owns("witch", "green")
    t.in_play("natures-blend")
    t.filled("natures-blend", 2)
    t.upkeep("witch", 3)
    t.plays("witch", "pass")
    assert t.has("witch") == 1
    t.is_asked(DrinkPotion, "witch")


def test_pgn_r69_of_two_copies_the_fuller_is_filled_and_a_full_one_drunk(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir", "truth-elixir")
    t.filled("truth-elixir", 1)
    t.filled("truth-elixir", 3, copy=2)
    t.turn("witch")
    t.plays("witch", "visit mia", "fill truth-elixir")
    assert (t.secrets_in("truth-elixir"), t.secrets_in("truth-elixir", copy=2)) == (1, 4)
    t.plays("witch", "drink truth-elixir")
    assert t.secrets_in("truth-elixir") == 1


def test_pgn_r69_of_two_copies_the_one_that_holds_more_is_removed_and_the_emptier_makes_room(
    table: type[Table],
) -> None:
    t = table()
    t.in_play("truth-elixir", "truth-elixir", "natures-blend")
    t.filled("truth-elixir", 1)
    t.filled("truth-elixir", 3, copy=2)
    t.hand("witch", "love-philtre")
    t.influence("witch", 2)
    t.turn("witch")
    t.plays("witch", "play love-philtre", "replace truth-elixir")
    assert t.secrets_in("truth-elixir") == 3
    t.hand("hunter", "ransacking")
    t.influence("hunter", 2)
    t.turn("hunter")
    t.plays("hunter", "play ransacking", "remove truth-elixir")
    assert not t.lies("truth-elixir")


def test_pgn_r69_of_two_copies_the_ready_location_is_activated_and_the_used_one_makes_room(table: type[Table]) -> None:
    t = table()
    t.in_play("main-hall", "main-hall", "study")
    t.hand("hunter", "armory")
    t.turn("hunter")
    t.plays("hunter", "activate main-hall", "play armory", "replace main-hall")
    t.plays("hunter", "activate main-hall")
    assert t.has("hunter") == 4 - 1 + 4


def test_pgn_r70_who_has_no_choice_is_not_asked(table: type[Table]) -> None:
    t = table()
    t.eliminated("mia", "biggs")
    t.turn("hunter")
    t.plays("hunter", "visit atkins")
    t.is_asked(ChooseAction, "hunter")
    assert t.clues_on("atkins") == 2
    t.plays("hunter", "visit wulfric", "on adams", "on adams")
    t.is_asked(ChooseAction, "hunter")
