"""Static modifiers: read off the cards in play whenever they matter, never kept."""

from __future__ import annotations

from tablee.games.pagan.facts import (
    BASIC_GAIN,
    CONVERT_RATE,
    FAMINE,
    HARASS_CLUES,
    HENCHMAN,
    HOUSE_ARREST,
    HYPNOSIS,
    MILITIAMAN,
    QUARANTINE,
    THICK_FOG,
    TRANCE,
    UPKEEP,
    VISIT_PAWNS,
    WITCHS_MARK,
)
from tablee.games.pagan.table import Pagan

MILITIA_TAX = 2
MARK_CLUES = 1
MARK_INFLUENCE = 2
TRANCE_RATE = CONVERT_RATE - 1


def allies_at_work(s: Pagan, ally: int) -> int:
    """PGN-84, PGN-R25: how many copies of an ally do what they say; under Hypnosis the text of none of them counts."""
    return 0 if HYPNOSIS in s.curses else s.allies.count(ally)


def ready_tax(s: Pagan) -> int:
    """PGN-84, PGN-R23: what each Militiaman adds to the Witch's action “ready a villager”."""
    return MILITIA_TAX * allies_at_work(s, MILITIAMAN)


def harass_clues(s: Pagan) -> int:
    """PGN-84, PGN-R24: each Henchman takes a clue off the price, but not the last one."""
    return max(1, HARASS_CLUES - allies_at_work(s, HENCHMAN))


def basic_gain(s: Pagan) -> int:
    """PGN-84, PGN-R28: each Famine takes 1 off the Hunter's basic gain, which never goes below 0."""
    return max(0, BASIC_GAIN - s.curses.count(FAMINE))


def upkeep(s: Pagan, ally: int) -> int:
    """PGN-05, PGN-R26, PGN-R28: what an ally is paid; each Famine adds 1, and Hypnosis takes nothing off."""
    return UPKEEP[ally] + s.curses.count(FAMINE)


def eliminate_clues(s: Pagan) -> int:
    """PGN-84, PGN-R29: clues on the target; each Witch's Mark adds one, and changes nothing elsewhere."""
    return s.scenario.eliminate + MARK_CLUES * s.curses.count(WITCHS_MARK)


def eliminate_price(s: Pagan) -> int:
    """PGN-R65: what each Witch's Mark makes an elimination cost."""
    return MARK_INFLUENCE * s.curses.count(WITCHS_MARK)


def fog(s: Pagan) -> bool:
    """PGN-R7, PGN-R28: the Hunter's step 2 is skipped, by one copy as by two."""
    return THICK_FOG in s.curses


def cheap_left(s: Pagan) -> int:
    """PGN-R59: how many conversions for 2 secrets are left in this turn: the copies in play now, less those made."""
    return s.curses.count(TRANCE) - s.cheap


def pawns_needed(s: Pagan, villager: int) -> int:
    """PGN-R2, PGN-R3: the Witch's pawns for a visit or the ritual: one, or two under House Arrest."""
    return VISIT_PAWNS + (s.investigations[villager] == HOUSE_ARREST)


def quarantined(s: Pagan, villager: int) -> bool:
    """PGN-R19: closed to what the Witch distributes in step 3."""
    return s.investigations[villager] == QUARANTINE
