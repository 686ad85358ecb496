"""Setting up: the village, the true witch, the hands."""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Chance
from tablee.core.game import Choice, Setup, Switch
from tablee.core.state import do
from tablee.games.pagan.facts import (
    DEALT,
    FACTION_COLOUR,
    FACTION_MEMBERS,
    FACTIONS,
    HUNTER,
    IN_BOX,
    NOBODY,
    SCENARIO_WORDS,
    SCENARIOS,
    START_INFLUENCE,
    WITCH,
    Scenario,
)
from tablee.games.pagan.rules.decks import deck_of
from tablee.games.pagan.rules.hands import PILE, draw
from tablee.games.pagan.rules.turn import take_turn
from tablee.games.pagan.table import Pagan, empty_table

SCENARIO: Final = Choice("scenario", SCENARIO_WORDS, SCENARIO_WORDS[0])
TURN_LIMIT: Final = Switch("turn_limit", default=True)


def new(setup: Setup, chance: Chance) -> Pagan:
    """PGN-S1, PGN-S2, PGN-S3, PGN-S6, PGN-83, PGN-R4: nothing is in play yet. The first seat is the Witch; the box, the boards, what the table agreed on."""
    s = empty_table(chance)
    s.scenario = SCENARIOS[SCENARIO_WORDS.index(SCENARIO.of(setup))]
    s.limited = TURN_LIMIT.of(setup)
    s.reserve = list(IN_BOX)
    s.suspects = suspects(s.scenario)
    if s.scenario.factions:
        s.factions = [NOBODY] * len(FACTIONS)
    s.deck = [deck_of(setup, WITCH), deck_of(setup, HUNTER)]
    s.then(do(hide_the_witch), do(deal), do(take_turn))
    return s


def suspects(scenario: Scenario) -> list[int]:
    """PGN-O1, PGN-S4: the Suspects of the three factions in use: one red, one blue, and the scenario's green one."""
    green = FACTIONS.index(scenario.green)
    used = {FACTION_COLOUR[faction]: faction for faction in range(len(FACTIONS))} | {FACTION_COLOUR[green]: green}
    return sorted(member for faction in used.values() for member in FACTION_MEMBERS[faction])


def hide_the_witch(s: Pagan) -> None:
    """PGN-S4: the top Suspect is the true witch, and only the Witch looks at it; the others are the Suspects deck."""
    s.chance.shuffle("suspects", s.suspects)
    s.witch = s.suspects.pop()


def deal(s: Pagan) -> None:
    """PGN-S5, PGN-S7: shuffle both decks; three cards and 2 influence each, and no second hand."""
    for seat in (WITCH, HUNTER):
        s.chance.shuffle(PILE[seat], s.deck[seat])
        draw(s, seat, DEALT)
        s.influence[seat] = START_INFLUENCE
