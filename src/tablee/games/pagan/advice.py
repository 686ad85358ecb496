"""What a player can gather from the table, in words, when somebody asks for advice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from tablee.core.scene import Speaker
from tablee.games.pagan.belief import share_out, shrewd
from tablee.games.pagan.facts import VILLAGE, VILLAGERS, WITCH
from tablee.games.pagan.view import PaganView

NAMED: Final = 3  # villagers at most
CLEARLY: Final = 1.15  # times a fair share, from which on the signs point at a villager


def deductions(view: PaganView, speaker: Speaker) -> Sequence[str]:
    """PGN-62, PGN-75: whom the signs point at; to the Witch also how much they point at her."""
    if view.seat is None or view.outcome is not None:
        return ()
    likely = share_out(shrewd(view, VILLAGE), (*view.drawn, *view.bottom))
    fair = 1 / max(1, sum(one > 0 for one in likely))
    suspects = sorted((one for one in VILLAGE if likely[one] > CLEARLY * fair), key=lambda one: -likely[one])[:NAMED]
    if not suspects:
        return [speaker.say("signs-none")]
    named = [speaker.say("signs-one", villager=VILLAGERS[one], percent=round(100 * likely[one])) for one in suspects]
    lines = [speaker.say("signs", named=reduce(lambda some, one: speaker.say("signs-more", some=some, one=one), named))]
    if view.seat == WITCH:
        mine = round(100 * likely[view.witch])
        lines.append(speaker.say("signs-witch", villager=VILLAGERS[view.witch], percent=mine))
    return lines
