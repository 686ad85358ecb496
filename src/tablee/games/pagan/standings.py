"""How a match of Pagan ended, and who the witch was. There are no points and no ties (PGN-90 to PGN-92)."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.standings import Order, Place, Standings, conclude, outcome_of
from tablee.games.pagan.facts import HUNTER, SCENARIO_WORDS, SCENARIOS, VILLAGERS, WITCH
from tablee.games.pagan.view import PaganView


def standings(view: PaganView, speaker: Speaker) -> Standings:
    """PGN-91: one side has won, the other has lost; after the last turn of all nobody has (PGN-92)."""
    counts = {"number": len(view.drawn), "count": len(VILLAGERS) - view.alive.bit_count()}
    text = speaker.result(outcome_of(view), villager=VILLAGERS[view.witch], **counts)
    return conclude(view, speaker, [place(view, speaker, seat) for seat in (WITCH, HUNTER)], text)


def place(view: PaganView, speaker: Speaker, seat: Seat) -> tuple[Order, Place]:
    """PGN-90: the witch by her name, the Hunter with the Suspects drawn."""
    if seat == WITCH:
        note = speaker.say("fared-witch", villager=VILLAGERS[view.witch])
    else:
        needed = SCENARIOS[SCENARIO_WORDS.index(view.scenario)].suspects
        note = speaker.say("fared-hunter", number=len(view.drawn), needed=needed)
    return (seat not in outcome_of(view).winners,), Place((seat,), speaker.name(seat), note=note)
