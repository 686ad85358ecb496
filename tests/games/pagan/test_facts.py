"""The facts against the counts of the dossier."""

from __future__ import annotations

from collections import Counter

from tablee.games.pagan import facts
from tablee.games.pagan.facts import (
    ARMORY,
    BLACK_CAT,
    CARDS,
    COLOUR,
    COLOURS,
    COST,
    FACTION_MEMBERS,
    FACTIONS,
    IN_BOX,
    LIFT_CLUES,
    LIFT_INFLUENCE,
    LOCAL_GUIDE,
    NEEDS,
    OF_COLOUR,
    OWNER,
    PAWNS,
    POWER,
    QUICK,
    RANK,
    REF,
    SCENARIOS,
    SLOTS_ALLY,
    SLOTS_CURSE,
    SLOTS_FAMILIAR,
    SLOTS_LOCATION,
    SLOTS_POTION,
    TARGET,
    TOKENS,
    TRUTH_ELIXIR,
    TYPE,
    TYPES,
    UPKEEP,
    VILLAGERS,
)
from tablee.games.pagan.rules.decks import box_deck, quick_deck


def test_there_are_fifty_designs_in_the_order_of_their_numbers() -> None:
    assert len(CARDS) == 50
    assert tuple(range(1, 51)) == REF
    assert (CARDS[LOCAL_GUIDE], CARDS[ARMORY], CARDS[TRUTH_ELIXIR], CARDS[BLACK_CAT]) == (
        "local-guide", "armory", "truth-elixir", "black-cat",
    )  # fmt: skip


def test_every_name_in_the_code_is_that_of_the_file() -> None:
    for at, name in enumerate(CARDS):
        assert vars(facts)[name.replace("-", "_").upper()] == at


def test_each_side_has_fifty_cards_of_four_types() -> None:
    for seat, counts in (
        (1, {"ally": 12, "event": 12, "investigation": 14, "location": 12}),
        (0, {"potion": 14, "charm": 12, "curse": 12, "familiar": 12}),
    ):
        deck = box_deck(seat)
        assert len(deck) == 50
        assert Counter(str(TYPES[TYPE[card]]) for card in deck) == counts
        assert set(Counter(deck).values()) == {2}
        assert all(OWNER[card] == seat for card in deck)


def test_the_quick_decks_are_those_of_the_rulebook() -> None:
    hunter = [1, 2, 4, 5, 7, 9, 10, 11, 13, 15, 17, 19, 20, 21, 22]
    witch = [26, 28, 29, 30, 34, 35, 37, 38, 40, 41, 43, 45, 47, 48, 49]
    assert [REF[card] for card in range(50) if QUICK[card]] == hunter + witch
    assert len(quick_deck(0)) == len(quick_deck(1)) == 30
    assert Counter(str(TYPES[TYPE[card]]) for card in quick_deck(1)) == {
        "ally": 8, "event": 8, "investigation": 8, "location": 6,
    }  # fmt: skip
    assert Counter(str(TYPES[TYPE[card]]) for card in quick_deck(0)) == {
        "potion": 8, "charm": 8, "curse": 6, "familiar": 8,
    }  # fmt: skip


def test_costs_upkeeps_and_secrets_are_those_of_the_dossier() -> None:
    assert COST[:25] == (2, 2, 2, 2, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 2, 2, 2, 1, 1, 2, 3, 3, 2, 2, 1)
    assert COST[25:] == (1, 1, 1, 1, 2, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 3, 3, 2, 2, 2, 2, 3, 1, 2, 2)
    assert UPKEEP[:6] == (1,) * 6
    assert NEEDS[25:32] == (2, 2, 2, 2, 4, 3, 3)
    assert list(zip(LIFT_INFLUENCE[38:44], LIFT_CLUES[38:44], strict=True)) == [
        (2, 0), (1, 0), (0, 2), (2, 1), (2, 0), (2, 0),
    ]  # fmt: skip


def test_nine_villagers_in_three_colours_each_with_one_of_two_tokens() -> None:
    assert VILLAGERS == ("johnson", "sue", "annie", "pamuy", "adams", "wulfric", "mia", "atkins", "biggs")
    assert [str(COLOURS[colour]) for colour in COLOUR] == ["blue"] * 3 + ["red"] * 3 + ["green"] * 3
    assert TARGET == COLOUR
    assert TOKENS == (1, 1, 2, 1, 1, 2, 1, 2, 1)
    assert RANK == (1, 2, 3) * 3
    assert Counter(POWER) == {"gain": 3, "play": 3, "draw": 3}
    assert all(sum(TOKENS[one] for one in three) == 4 for three in OF_COLOUR)


def test_the_factions_are_the_colours() -> None:
    assert FACTIONS == ("strays", "frontier-folk", "watchers")
    assert FACTION_MEMBERS == OF_COLOUR


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert IN_BOX == (30, 30, 20)
    assert PAWNS == 6
    assert (SLOTS_ALLY, SLOTS_LOCATION, SLOTS_POTION, SLOTS_FAMILIAR, SLOTS_CURSE) == (3, 3, 3, 3, 3)


def test_the_scenarios_have_the_thresholds_of_the_dossier() -> None:
    told = [(str(one.word), one.ritual, one.suspects, one.innocents, one.eliminate, one.others) for one in SCENARIOS]
    assert told == [("none", 3, 8, 3, 3, 8), ("welcome", 2, 5, 2, 2, 6), ("souls", 3, 8, 3, 3, 8)]
    assert [one.factions for one in SCENARIOS] == [False, False, True]
