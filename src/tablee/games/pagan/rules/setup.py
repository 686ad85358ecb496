"""Setting up: the village, the true witch, the hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.chance import Chance
from tablee.core.game import Choice, Setup, Switch
from tablee.core.notation import Word
from tablee.core.state import do
from tablee.games.pagan.facts import (
    COLOURS,
    DEALT,
    FACTION_COLOUR,
    FACTION_MEMBERS,
    FACTIONS,
    HUNTER,
    NOBODY,
    SCENARIO_WORDS,
    SCENARIOS,
    START_INFLUENCE,
    WITCH,
)
from tablee.games.pagan.rules.decks import deck_of
from tablee.games.pagan.rules.hands import PILE, draw
from tablee.games.pagan.rules.turn import take_turn
from tablee.games.pagan.table import Pagan

SCENARIO: Final = Choice("scenario", SCENARIO_WORDS, SCENARIO_WORDS[0])
TURN_LIMIT: Final = Switch("turn_limit", default=False)
GREEN: Final = COLOURS.index(Word("green"))
BOX: Final = tuple(
    tuple(name for name, its in zip(FACTIONS, FACTION_COLOUR, strict=True) if its == colour)
    for colour in range(len(COLOURS))
)  # the factions of each colour


def faction_options(box: Sequence[Sequence[str]]) -> tuple[Choice, ...]:
    """PGN-O1: which faction of a colour is played, where the box has several."""
    return tuple(
        Choice(f"{colour}_faction", tuple(names), names[0])
        for colour, names in zip(COLOURS, box, strict=True)
        if len(names) > 1
    )


FACTION_OPTIONS: Final = faction_options(BOX)


def new(setup: Setup, chance: Chance) -> Pagan:
    """PGN-S1, PGN-S2, PGN-S3, PGN-S6, PGN-83, PGN-R4: nothing is in play yet. The first seat is the Witch; the box, the boards, what the table agreed on."""
    scenario = SCENARIOS[SCENARIO_WORDS.index(SCENARIO.of(setup))]
    s = Pagan(
        setup.seats,
        chance,
        scenario=scenario,
        limited=TURN_LIMIT.of(setup),
        deck=[deck_of(setup, WITCH), deck_of(setup, HUNTER)],
        suspects=suspects(factions_in_use(setup, BOX)),
        factions=[NOBODY] * len(COLOURS) if scenario.factions else [],
    )
    s.then(do(hide_the_witch), do(deal), do(take_turn))
    return s


def factions_in_use(setup: Setup, box: Sequence[Sequence[str]]) -> list[str]:
    """PGN-O1: one faction of each colour, by agreement; but a scenario names the green one."""
    used = [str(setup.options.get(f"{colour}_faction", names[0])) for colour, names in zip(COLOURS, box, strict=True)]
    scenario = SCENARIO.of(setup)
    if scenario != SCENARIO.default:
        used[GREEN] = SCENARIOS[SCENARIO_WORDS.index(Word(scenario))].green
    return used


def suspects(factions: Sequence[str]) -> list[int]:
    """PGN-O1, PGN-S4: the Suspects of the factions in use."""
    return sorted(member for name in factions for member in FACTION_MEMBERS[FACTIONS.index(Word(name))])


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
