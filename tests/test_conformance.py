"""Every game passes the public suite, at every number of players, with every option, in both languages."""

from __future__ import annotations

import pytest

from tablee.core import checks
from tablee.core.game import Setup, load, names
from tablee.core.notation import Seat
from tablee.i18n import LANGUAGES, Words


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in names() for seats in load(name).players])
def test_a_game_passes_the_suite(name: str, seats: int) -> None:
    game = load(name)

    def speaker(language: str) -> checks.Speakers:
        def speak(setup: Setup, seat: Seat | None) -> Words:
            return Words(game, language, seat)

        return speak

    report = checks.check(game, games=1, players=(seats,), speakers=[speaker(language) for language in LANGUAGES])
    assert report.setups > 1
    assert {"clone", "ends", "hidden", "inventory", "notation", "options", "record", "redeal", "secrets"} <= set(
        report.looks
    )
