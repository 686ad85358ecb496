"""Who sees what, and what is dealt anew for whom."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Dice
from tablee.core.state import apply, options
from tablee.games.pagan import GAME
from tablee.games.pagan.belief import belief
from tablee.games.pagan.facts import CARD_AT, VILLAGER_AT
from tablee.games.pagan.rules.hands import Looked, LookedSome, Took, TookOne
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_nobody_but_the_witch_knows_her_and_only_the_hunter_what_he_drew(table: type[Table]) -> None:
    t = table()
    t.drawn("sue", "mia")
    t.turn("hunter")
    assert (t.sees("witch").witch, t.sees("hunter").witch, t.sees(None).witch) == (VILLAGER_AT["annie"], -1, -1)
    assert t.sees("hunter").drawn == (VILLAGER_AT["sue"], VILLAGER_AT["mia"])
    assert t.sees("witch").drawn == t.sees(None).drawn == (-1, -1)


def test_each_sees_the_own_hand_and_the_size_of_the_other(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "trance", "raven")
    t.hand("hunter", "clerk")
    t.turn("witch")
    assert t.sees("witch").hand == (CARD_AT["trance"], CARD_AT["raven"])
    assert t.sees("hunter").hand == (CARD_AT["clerk"],)
    assert t.sees(None).hand == ()
    assert t.sees(None).sizes == t.sees("hunter").sizes == (2, 1)


def test_the_ritual_is_offered_to_the_witch_alone(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3, sue=3)
    t.turn("witch")
    assert t.can("witch", "ritual")
    assert t.sees("hunter").asked.options == t.sees(None).asked.options == ()


def test_what_one_looks_at_and_takes_is_hidden_from_the_other(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    t.plays("hunter", "visit biggs", "on biggs")
    assert len(t.sees("hunter").looked) == 3
    assert t.sees("witch").looked == t.sees(None).looked == ()
    assert t.sees("witch").looks == 3
    assert t.told(Looked, "witch") == []
    assert t.told(LookedSome, "witch") == [LookedSome(1, 3)]
    t.plays("hunter", t.choices("hunter")[0])
    assert t.told(Took, "witch") == []
    assert t.told(TookOne, None) == [TookOne(1)]


def test_a_card_seen_in_a_hand_stays_known_until_such_a_card_leaves_it(table: type[Table]) -> None:
    t = table()
    t.in_play("agent")
    t.hand("witch", "theft")
    t.influence("hunter", 1)
    t.upkeep("hunter")
    t.plays("hunter", "use agent", "pay-upkeep")
    assert t.sees("hunter").known[0] == (CARD_AT["theft"],)
    for number in range(5):
        assert t.sampled("hunter", number).holds("witch") == ["theft"]
    t.influence("witch", 1)
    t.quietly("hunter")
    t.plays("witch", "play theft")
    assert t.sees("hunter").known[0] == ()


def test_everything_is_shown_when_the_match_is_over(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "trance")
    t.drawn("sue")
    t.favours(annie=3)
    t.turn("witch")
    t.plays("witch", "ritual")
    for side in ("witch", "hunter", None):
        assert t.sees(side).witch == VILLAGER_AT["annie"]
        assert t.sees(side).drawn == (VILLAGER_AT["sue"],)
        assert t.sees(side).hands == ((CARD_AT["trance"],), ())


# --- Dealing anew ----------------------------------------------------------------------------------------------------


def test_the_hunter_never_imagines_a_witch_he_knows_to_be_innocent(table: type[Table]) -> None:
    t = table()
    t.drawn("sue", "mia")
    t.eliminated("biggs")
    t.suspects("adams")
    t.hand("hunter", "denunciation")
    t.influence("hunter", 3)
    t.turn("hunter")
    t.plays("hunter", "play denunciation")
    sampled = {t.sampled("hunter", number).s.witch for number in range(200)}
    assert sampled == {VILLAGER_AT[one] for one in ("johnson", "annie", "pamuy", "wulfric", "atkins")}
    for number in range(20):
        s = t.sampled("hunter", number).s
        assert s.suspects[0] == VILLAGER_AT["adams"]
        assert s.drawn == t.s.drawn
        assert VILLAGER_AT["biggs"] in s.suspects


def test_the_witch_imagines_any_innocents_in_the_hunters_hand_but_those_shown(table: type[Table]) -> None:
    t = table()
    t.drawn("sue", "mia")
    t.s.revealed = 0b01
    t.turn("witch")
    worlds = [t.sampled("witch", number).s for number in range(200)]
    assert {s.drawn[0] for s in worlds} == {VILLAGER_AT["sue"]}
    assert {s.drawn[1] for s in worlds} == {one for one in range(9) if one not in (1, 2)}
    assert {s.witch for s in worlds} == {VILLAGER_AT["annie"]}


def test_the_other_hand_and_pile_are_dealt_anew(table: type[Table]) -> None:
    t = table.dealt(3)
    worlds = [t.sampled("witch", number).s for number in range(30)]
    assert all(s.hand[0] == t.s.hand[0] for s in worlds)
    assert len({tuple(s.hand[1]) for s in worlds}) > 20
    assert all(Counter(s.hand[1] + s.deck[1]) == Counter(t.s.hand[1] + t.s.deck[1]) for s in worlds)
    assert len({tuple(s.deck[0]) for s in worlds}) == 30


def test_pgn_62_the_hunter_suspects_whom_the_witch_feeds_and_clears_whom_she_spurned(table: type[Table]) -> None:
    t = table()
    t.favours(annie=2, mia=3)
    t.secrets(annie=3, sue=1)
    t.turn("witch")
    t.plays("witch", "gain")
    weights = belief(t.s, range(9))
    assert max(weights) == weights[VILLAGER_AT["annie"]]
    assert min(weights) == weights[VILLAGER_AT["mia"]]
    assert weights[VILLAGER_AT["sue"]] > weights[VILLAGER_AT["johnson"]]
    assert weights[VILLAGER_AT["johnson"]] > 0


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), answers=st.integers(0, 400), scenario=st.sampled_from(["none", "welcome", "souls"]))
def test_at_any_moment_a_world_looks_to_the_player_as_the_true_one_does(seed: int, answers: int, scenario: str) -> None:
    s = GAME.start(GAME.setup(2, {"scenario": scenario}), Dice.from_int(seed))
    rng = Random(seed)
    for _ in range(answers):
        if s.outcome is not None:
            break
        seat = s.waiting[0]
        apply(s, seat, rng.choice(options(s, seat)))
    for seat in (0, 1):
        world = GAME.sample_world(s, seat, rng)
        assert GAME.view(world, seat) == GAME.view(s, seat)
        assert GAME.view(world, None) == GAME.view(s, None)
        assert GAME.inventory(world) == GAME.inventory(s)
    copy = s.clone()
    assert fingerprint(copy) == fingerprint(s)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_whatever_happens_numbers_stay_within_their_bounds(seed: int) -> None:
    s = GAME.start(GAME.setup(2, {"decks": "quick", "scenario": "souls"}), Dice.from_int(seed))
    rng = Random(seed)
    for _ in range(600):
        if s.outcome is not None:
            break
        seat = s.waiting[0]
        apply(s, seat, rng.choice(options(s, seat)))
        assert min(*s.influence, *s.clues, *s.secrets, *s.favours, *s.reserve, *s.filled) >= 0
        assert 0 <= s.evidence <= 9
        assert len(s.curses) <= 3
        assert all(s.alive >> one & 1 or not (s.clues[one] or s.secrets[one] or s.favours[one]) for one in range(9))
        assert s.alive >> s.witch & 1
