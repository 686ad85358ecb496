"""What holds of the beats of every game."""

from __future__ import annotations

from importlib.resources import files

import pytest
from tests.games.staging import shown

from tablee.core.game import load, names


@pytest.mark.parametrize("name", names())
def test_whatever_an_event_is_about_has_its_picture_in_the_games_art(name: str) -> None:
    game = load(name)
    art = files(game.package) / "art"
    there = {one.name.removesuffix(".svg") for one in art.iterdir()}
    told = {beat.picture for one in shown(game, max(game.players), 1) for beat in one.beats}
    assert told - {""} <= there
    assert len(told) > 1
