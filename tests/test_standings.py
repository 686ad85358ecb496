"""Every way a match of ours can end is told, to every reader in both languages, as the rules say it ended."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tablee.core import record
from tablee.core.game import Game, View, load
from tablee.core.standings import standings_of
from tablee.core.state import State
from tablee.i18n import LANGUAGES, Words
from tablee.testing.checks import disagreement

RECORDS: Final = sorted(Path(__file__).parent.joinpath("records").glob("*/*.match"))
EVERY_RECORD: Final = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")


@cache
def ended(path: Path) -> tuple[Game[State, View], State]:
    told = record.read(path.read_text("utf-8"))
    game = load(told.game)
    return game, record.replay(told, game=game).state


@EVERY_RECORD
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standings_of_every_recorded_ending_agree_with_the_rules(path: Path, language: str) -> None:
    game, s = ended(path)
    assert s.outcome is not None
    for reader in (*range(s.seats), None):
        told = standings_of(game, game.view(s, reader), Words(game, language, reader))
        assert told is not None
        assert disagreement(told, s.outcome, s.seats) == ""
        assert told.text.endswith(".")
        assert all(part.text for place in told.places for part in place.parts)


@EVERY_RECORD
def test_what_the_standings_tell_is_the_same_for_all_but_in_how_they_address_their_reader(path: Path) -> None:
    game, s = ended(path)
    public = standings_of(game, game.view(s, None), Words(game, "en"))
    assert public is not None
    for reader in range(s.seats):
        told = standings_of(game, game.view(s, reader), Words(game, "en", reader))
        assert told is not None
        assert told.places == public.places
