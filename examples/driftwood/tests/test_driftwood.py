"""Driftwood, rule by rule."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tablee.core import record
from tablee.core.chance import Scripted
from tablee.core.errors import IllegalMove
from tablee.core.game import Setup, load
from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.state import Journal, State, apply, options
from tablee.i18n import LANGUAGES, Words
from tablee.rulebook import NUMBER, rulebook
from tablee.testing import checks

GAME = load("driftwood")
RECORDS = Path(__file__).parent / "records"


def table(*cards: int, seats: int = 2, load: int = 15) -> State:
    """A table where the first seat holds the first three cards, the next the next three; then comes the pile."""
    return GAME.start(GAME.setup(seats, {"load": load}), Scripted(cards))


def plays(s: State, *moves: str) -> None:
    """Each move is that of the first seat that is waited for."""
    for move in moves:
        apply(s, s.waiting[0], GAME.read_move(move))


def seen(s: State, seat: int | None) -> str:
    return str(GAME.view(s, seat))


def test_dri_1_there_are_twelve_cards_of_different_weights() -> None:
    assert dict(GAME.inventory(table(1))) == {f"wood {weight}": 1 for weight in range(1, 13)}


def test_dri_2_each_is_dealt_three_cards_and_sees_only_those() -> None:
    s = table(1, 2, 3, 10, 11, 12)
    assert "hand=(1, 2, 3), sizes=(3, 3), pile=6" in seen(s, 0)
    assert "hand=(10, 11, 12)" in seen(s, 1)
    assert "hand=(), sizes=(3, 3), pile=6" in seen(s, None)


def test_dri_3_nobody_sees_a_card_before_everybody_has_chosen() -> None:
    s = table(1, 2, 3, 10, 11, 12)
    plays(s, "lay 2")
    assert "laid=(0, 0)" in seen(s, 1)
    plays(s, "lay 10")
    assert "laid=(2, 10)" in seen(s, 1)


def test_dri_4_the_lightest_card_picks_what_the_raft_can_carry() -> None:
    s = table(7, 8, 9, 1, 2, 3, load=10)
    plays(s, "lay 9", "lay 3")
    assert s.waiting == (1,)
    assert [str(move) for move in options(s, 1)] == ["take 3", "take 9", "leave"]
    plays(s, "take 9", "lay 7", "lay 2")
    with pytest.raises(IllegalMove):
        plays(s, "take 2")


def test_dri_5_who_leaves_draws_a_card_that_the_others_do_not_see() -> None:
    s = table(1, 2, 3, 10, 11, 12, 5)
    s.journal = Journal()
    plays(s, "lay 3", "lay 10", "leave")
    assert "hand=(1, 2, 5)" in seen(s, 0)
    assert "Drew(seat=0, card=5)" in str(s.journal.seen_by(0))
    assert "DrewOne(seat=0)" in str(s.journal.seen_by(1))
    assert "Drew(" not in str(s.journal.seen_by(None))


def test_dri_6_the_sea_takes_the_rest() -> None:
    s = table(1, 2, 3, 10, 11, 12)
    plays(s, "lay 3", "lay 10", "take 10")
    assert "washed=(3,)" in seen(s, None)


def test_dri_7_exactly_the_load_wins_at_once() -> None:
    s = table(1, 2, 3, 10, 11, 12)
    plays(s, "lay 3", "lay 10", "take 3", "lay 2", "lay 12", "take 12")
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((0,), "full")


def test_dri_8_with_a_hand_empty_the_heaviest_raft_wins() -> None:
    s = table(1, 2, 3, 10, 11, 12)
    plays(s, "lay 3", "lay 10", "take 3", "lay 2", "lay 11", "take 2", "lay 1", "lay 12", "take 1")
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason, s.outcome.scores) == ((0,), "heaviest", (6, 0))


def test_dri_9_level_rafts_share() -> None:
    s = table(1, 2, 9, 3, 4, 10, 12, 11)
    plays(s, "lay 1", "lay 3", "take 3", "lay 9", "lay 4", "leave", "lay 2", "lay 10", "leave")
    assert s.outcome is None  # who leaves has a card more
    s = table(1, 2, 3, 10, 11, 12, seats=4)
    plays(s, "lay 1", "lay 10", *(str(options(s, seat)[0]) for seat in (2, 3)), "leave")
    plays(s, "lay 2", "lay 11", *(str(options(s, seat)[0]) for seat in (2, 3)), "leave")
    plays(s, "lay 3", "lay 12", *(str(options(s, seat)[0]) for seat in (2, 3)), "leave")
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((0, 1, 2, 3), "level")


def test_dri_o1_the_table_agrees_on_the_load() -> None:
    assert "load=20" in seen(table(1, load=20), None)


def test_dri_r1_who_can_carry_nothing_is_asked_all_the_same() -> None:
    s = table(1, 2, 3, 11, 12, 10, load=10)
    plays(s, "lay 3", "lay 10", "take 3", "lay 2", "lay 11", "take 2", "lay 1", "lay 12")
    assert [str(move) for move in options(s, 0)] == ["take 1", "leave"]
    s = table(7, 8, 9, 10, 11, 12, load=10)
    plays(s, "lay 9", "lay 10", "take 9", "lay 7", "lay 11")
    assert [str(move) for move in options(s, 0)] == ["leave"]


def test_every_rule_stands_in_the_code_in_a_test_and_in_both_languages() -> None:
    numbers = {rule.number for rule in rulebook("driftwood", "en").rules}
    assert numbers == {rule.number for rule in rulebook("driftwood", "fr").rules}
    code = "".join(file.read_text("utf-8") for file in files("driftwood").iterdir() if file.name.endswith(".py"))
    assert numbers == set(NUMBER.findall(code))
    for number in numbers:
        test = f"test_{number.lower().replace('-', '_')}_"
        assert any(name.startswith(test) for name in globals()), f"{number} has no test"


def test_every_ending_has_a_record_that_replays() -> None:
    endings = set()
    for file in RECORDS.glob("*.match"):
        told = record.read(file.read_text("utf-8"))
        record.replay(told)  # raises BadRecord if the match does not go like this
        assert told.outcome is not None
        endings.add(told.outcome.reason)
    assert endings == set(GAME.kinds.endings)


def test_the_conformance_suite_passes_in_both_languages() -> None:
    def speaker(language: str) -> checks.Speakers:
        def speak(_setup: Setup, seat: Seat | None) -> Speaker:
            return Words(GAME, language, seat)

        return speak

    checks.check(GAME, speakers=[speaker(language) for language in LANGUAGES])
