"""The golden records of every game: they replay, their luck is checked, and each way of ending has one.

`tests/records/<game>/<ending>.match`, made by `tests/records/make.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from tablee.core.errors import BadRecord
from tablee.core.game import load, names
from tablee.core.record import Record, read, replay, verify

RECORDS: Final = Path(__file__).parent / "records"
FILES: Final = sorted(RECORDS.glob("*/*.match"))
EVERY_RECORD: Final = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
EVERY_GAME: Final = pytest.mark.parametrize("game", names())

# Endings that no play reaches, by game, each with the reason why no record can show it.
OUT_OF_REACH: Final[dict[str, dict[str, str]]] = {
    "fuji_flush": {
        "turn-limit": (
            "Nobody's cards, hand and front together, ever become more (FUJ-15), and each push takes one away. Between two"
            " pushes every card played is beaten by a higher combined value before its owner's next turn, and none is above"
            " 44; so n players push at least once in about 42 (n - 1) + n turns. With three or four players 3000 turns can't be"
            " reached at all; with more they could only by perfect luck and everybody's help: a search that sees all cards and"
            " wants nothing but a long game ends after some 400 turns with eight players. FUJ-R15 is tested on positions."
        )
    }
}


def ending_of(path: Path) -> str:
    """What the name of a file says: `own-turn.reshuffled.match` ends “own-turn”."""
    return path.name.split(".")[0]


def records_of(game: str) -> list[Path]:
    return [path for path in FILES if path.parent.name == game]


def never_shown(endings: Iterable[str], paths: Iterable[Path], out_of_reach: Iterable[str] = ()) -> list[str]:
    """The endings of which there is no record, though there could be."""
    shown = {ending_of(path) for path in paths}
    return [ending for ending in endings if ending not in shown and ending not in out_of_reach]


@EVERY_RECORD
def test_a_record_is_read_and_written_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    assert str(read(text)) == text


@EVERY_RECORD
def test_a_record_replays_to_its_outcome(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    assert record.outcome is not None
    assert replay(record).state.outcome == record.outcome


@EVERY_RECORD
def test_the_luck_of_a_record_is_checked(path: Path) -> None:
    verdict = verify(read(path.read_text("utf-8")))
    assert verdict.over
    assert verdict.luck
    assert verdict.committed
    assert verdict.moves > 0
    assert verdict.draws > 0


@EVERY_RECORD
def test_a_records_file_is_named_after_game_and_ending(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    assert record.game == path.parent.name
    assert record.outcome is not None
    assert record.outcome.reason == ending_of(path)


@EVERY_GAME
def test_every_way_to_end_has_a_record(game: str) -> None:
    assert never_shown(load(game).kinds.endings, records_of(game), OUT_OF_REACH.get(game, {})) == []


@EVERY_GAME
def test_every_number_of_players_has_a_record(game: str) -> None:
    seats = {read(path.read_text("utf-8")).setup.seats for path in records_of(game)}
    assert seats == set(load(game).players)


@EVERY_GAME
def test_what_is_out_of_reach_is_an_ending_without_a_record(game: str) -> None:
    excused = OUT_OF_REACH.get(game, {})
    assert set(excused) <= set(load(game).kinds.endings)
    assert set(excused) & {ending_of(path) for path in records_of(game)} == set()


# --- These tests can fail --------------------------------------------------------------------------------------------


def test_an_ending_without_a_record_is_found() -> None:
    paths = [Path("xyz/won.match"), Path("xyz/lost.late.match")]
    assert never_shown(("won", "lost", "void", "never"), paths, ("never",)) == ["void"]


def altered(record: Record, old: str, new: str) -> Record:
    text = str(record)
    assert text.count(old) >= 1
    return read(text.replace(old, new, 1))


def test_a_record_that_tells_another_outcome_does_not_verify() -> None:
    record = read((RECORDS / "fuji_flush" / "void.match").read_text("utf-8"))
    with pytest.raises(BadRecord, match="did not end like this"):
        verify(altered(record, "= void", "= own-turn 2"))


def test_a_record_with_other_luck_does_not_verify() -> None:
    record = read((RECORDS / "fuji_flush" / "own-turn.match").read_text("utf-8"))
    assert record.outcome is not None
    with pytest.raises(BadRecord, match="seed"):
        verify(altered(record, f"seed {record.seed}", f"seed {'0' * 64}"))
