"""Every game passes the public suite, at every number of players, in both languages, with every value of every option.

Each value is tried with one number of players; `tablee check` tries it with all of them.
"""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.game import Setup, load, names
from tablee.core.notation import Seat
from tablee.i18n import LANGUAGES, Words
from tablee.testing import checks


@pytest.mark.parametrize("name", names())
def test_every_value_of_every_option_is_tried_with_some_number_of_players(name: str) -> None:
    game = load(name)
    tried = {
        (key, value) for setup in checks.setups(game, Random(1), quick=True) for key, value in setup.options.items()
    }
    assert tried >= {(option.name, value) for option in game.options for value in option.values}


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in names() for seats in load(name).players])
def test_a_game_passes_the_suite(name: str, seats: int) -> None:
    game = load(name)

    def speaker(language: str) -> checks.Speakers:
        def speak(setup: Setup, seat: Seat | None) -> Words:
            return Words(game, language, seat)

        return speak

    speakers = [speaker(language) for language in LANGUAGES]
    report = checks.check(game, games=1, players=(seats,), speakers=speakers, quick=True)
    assert report.setups > 1
    assert {"clone", "ends", "hidden", "inventory", "notation", "options", "record", "determinize", "secrets"} <= set(
        report.looks
    )
