"""What things are worth to a decent player, in influence, and who is ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.core.notation import Seat
from tablee.games.pagan.belief import BeliefModel, belief, share_out
from tablee.games.pagan.facts import (
    ADAMS,
    AGENT,
    ANNIE,
    APPRENTICES,
    ARMORY,
    ASSISTANCE,
    ATKINS,
    BIGGS,
    BLACK_CAT,
    BLACKMAIL,
    BRAMBLE_VENOM,
    BRIBERY,
    BRUTALITY,
    CLAIRVOYANCE,
    CLERK,
    COLOUR,
    COVEN,
    DENUNCIATION,
    DISCREDIT,
    DUNGEON,
    EXORCIST,
    FAMINE,
    HARASS_CLUES,
    HEADQUARTERS,
    HENCHMAN,
    HOUSE_ARREST,
    HUNTER,
    HYPNOSIS,
    INTERROGATION,
    JOHNSON,
    LOCAL_GUIDE,
    LOVE_PHILTRE,
    MAIN_HALL,
    MIA,
    MILITIAMAN,
    MISDIRECTION,
    NATURES_BLEND,
    NEEDS,
    NIGHTMARES,
    NO_CARD,
    NOBODY,
    ON_THE_TRAIL,
    PAMUY,
    PERSUASION,
    POTION_OF_KNOWLEDGE,
    PRIVATE_INFORMATION,
    QUARANTINE,
    RANSACKING,
    RAVEN,
    RUMOURS,
    SEDUCTION,
    SPECTRE,
    STUDY,
    SUE,
    SUGGESTION,
    TARGET,
    TAVERN,
    THEFT,
    THICK_FOG,
    TOKENS,
    TRANCE,
    TRUTH_ELIXIR,
    VIAL_OF_OBLIVION,
    VILLAGE,
    WAKING_DRAUGHT,
    WEAKENING,
    WITCH,
    WITCHS_MARK,
    WULFRIC,
)
from tablee.games.pagan.rules.modifiers import eliminate_clues, eliminate_price, pawns_needed, ready_tax
from tablee.games.pagan.rules.tokens import clues_there
from tablee.games.pagan.table import Pagan, innocents, living

# What a card is worth once it is played, in influence.
_WORTH: Final = {
    LOCAL_GUIDE: 4.0, CLERK: 4.5, MILITIAMAN: 2.5, AGENT: 3.5, HENCHMAN: 3.0, EXORCIST: 2.0,
    BRIBERY: 2.5, INTERROGATION: 6.5, WEAKENING: 2.5, ON_THE_TRAIL: 4.5, RANSACKING: 3.5, DENUNCIATION: 4.0,
    RUMOURS: 3.0, PRIVATE_INFORMATION: 3.5, QUARANTINE: 3.0, HOUSE_ARREST: 5.0, PERSUASION: 5.5, BLACKMAIL: 3.0, BRUTALITY: 2.5,
    MAIN_HALL: 6.0, HEADQUARTERS: 5.0, STUDY: 6.5, TAVERN: 7.5, DUNGEON: 3.0, ARMORY: 4.0,
    VIAL_OF_OBLIVION: 3.5, WAKING_DRAUGHT: 3.0, NATURES_BLEND: 4.0, POTION_OF_KNOWLEDGE: 4.0, TRUTH_ELIXIR: 5.5,
    LOVE_PHILTRE: 6.0, BRAMBLE_VENOM: 2.5,
    CLAIRVOYANCE: 3.5, DISCREDIT: 3.5, MISDIRECTION: 3.5, THEFT: 4.0, SUGGESTION: 4.0, SEDUCTION: 3.5,
    NIGHTMARES: 4.0, HYPNOSIS: 3.0, THICK_FOG: 5.5, TRANCE: 6.0, WITCHS_MARK: 5.0, FAMINE: 4.0,
    ASSISTANCE: 5.0, RAVEN: 4.0, COVEN: 4.5, APPRENTICES: 3.5, SPECTRE: 2.5, BLACK_CAT: 3.5,
}  # fmt: skip
WORTH: Final = tuple(worth for _, worth in sorted(_WORTH.items()))

# What the power of a villager is worth to who can use it.
_POWER_WORTH: Final = {
    JOHNSON: 2.2, SUE: 2.4, ANNIE: 1.9, PAMUY: 2.6, ADAMS: 2.3, WULFRIC: 1.9, MIA: 2.5, ATKINS: 2.0, BIGGS: 2.2,
}  # fmt: skip
POWER_WORTH: Final = tuple(worth for _, worth in sorted(_POWER_WORTH.items()))
FIRST_OF_WITCH: Final = VIAL_OF_OBLIVION
PLAYS: Final = (SUE, PAMUY, WULFRIC)
DRAWS: Final = (ANNIE, ADAMS, BIGGS)


def suspicion(s: Pagan, believe: BeliefModel = belief) -> list[float]:
    """For each villager, how likely it is the witch, as the Hunter sees it: what he has drawn or seen is innocent."""
    return share_out(believe(s, VILLAGE), (*s.drawn, *s.suspects[: s.peeked]))


def worth(s: Pagan, card: int) -> float:
    """A card in hand or in the pile, by what it would do now."""
    if card not in BY_LUCK:
        return WORTH[card]
    return WORTH[card] + (hunter_luck(s, card) if card < FIRST_OF_WITCH else witch_luck(s, card))


BY_LUCK: Final = frozenset((
    RANSACKING, WEAKENING, ON_THE_TRAIL, ARMORY, BRUTALITY, DUNGEON, CLERK,
    SEDUCTION, WAKING_DRAUGHT, MISDIRECTION, VIAL_OF_OBLIVION, BLACK_CAT, DISCREDIT, THEFT, HYPNOSIS, WITCHS_MARK,
))  # fmt: skip


def hunter_luck(s: Pagan, card: int) -> float:
    """What the table adds to a card of the Hunter, or takes off it."""
    if card in (RANSACKING, WEAKENING):
        bare = all(one == NO_CARD for one in (*s.potions, *s.familiars))
        return 0.6 * sum(s.filled) - 1.5 * bare
    if card == ON_THE_TRAIL:
        return sum(0 <= pawn < len(VILLAGE) for pawn in s.pawn[:3]) - 2.0
    if card in (ARMORY, BRUTALITY):
        return 0.2 * sum(s.secrets) - 1.0
    if card == DUNGEON:
        return 1.0 * sum(s.favours)
    return -3.0 if card == CLERK and HYPNOSIS in s.curses else 0.0


def witch_luck(s: Pagan, card: int) -> float:
    """What the table adds to a card of the Witch, or takes off it."""
    if card in (SEDUCTION, WAKING_DRAUGHT):
        return 0.5 if any(0 <= pawn < len(VILLAGE) for pawn in s.pawn[3:]) else -2.0
    if card in (MISDIRECTION, VIAL_OF_OBLIVION, BLACK_CAT):
        return 0.25 * sum(s.clues) - 1.5 + RESCUE * menace(s)
    if card == WITCHS_MARK:
        return RESCUE * menace(s)
    if card == DISCREDIT:
        return 1.2 * min(2, s.evidence) - 2.0
    if card == THEFT:
        return min(3, s.influence[HUNTER]) - 2.0
    return 1.2 * sum(ally != NO_CARD for ally in s.allies) - 1.5 if card == HYPNOSIS else 0.0


def others_missing(s: Pagan, target: int) -> int:
    """How many more villagers need a clue before this one can be eliminated."""
    alive = s.alive.bit_count()
    bare = s.clues.count(0) - innocents(s) - (not s.clues[target])
    return max(0, min(s.scenario.others, alive - 1) - (alive - 1 - bare))


def menace(s: Pagan) -> float:
    """From 0 to 1: how near the Hunter is to eliminating the true witch."""
    clues = max(0, eliminate_clues(s) + 1 - s.clues[s.witch]) + others_missing(s, s.witch)
    return max(0.0, 1.0 - clues / IN_A_TURN)


def within_reach(s: Pagan, target: int) -> bool:
    """Whether the Hunter can eliminate a villager with the pawns he has left, readying it first if the Witch stands there."""
    taken = target in s.pawn[:3]
    return (
        s.active == HUNTER
        and s.pawns_left.bit_count() > taken
        and s.clues[target] >= eliminate_clues(s) + taken
        and target not in s.pawn[3:]
        and not others_missing(s, target)
        and s.influence[HUNTER] >= eliminate_price(s)
    )


def sure_enough(s: Pagan, *, pressed: bool) -> float:
    """How sure the Hunter has to be to eliminate a villager; less so when a ritual may come in the next turn."""
    left = s.scenario.innocents - innocents(s)
    return SURE_ENOUGH[min(left, len(SURE_ENOUGH)) - 1] - (PRESSED if pressed else 0.0)


SURE_ENOUGH: Final = (0.62, 0.48, 0.4)  # by the innocents that may still be lost
PRESSED: Final = 0.1

IN_A_TURN: Final = 5  # clues that the Hunter finds in a good turn
RESCUE: Final = 6.0  # what it is worth to be out of his reach again


# --- Who is ahead ----------------------------------------------------------------------------------------------------

STEADY: Final = 0.9  # turns of difference that make the leader e times as likely to win
RATE_SECRETS: Final = 3.4  # secrets that reach the true witch in a turn
RATE_CLUES: Final = 4.2
RATE_THERE: Final = 2.0  # clues that reach one villager, whose colour the Witch holds
BLOCKED: Final = 0.25  # turns that the Witch loses by a secret she can't get
HARASS: Final = 0.12  # turns that a clue in the colour of the witch is worth, as a threat
RATE_EVIDENCE: Final = 2.0
BOARD: Final = 0.05  # turns that a point of influence is worth


def witch_turns(s: Pagan) -> float:
    """How many turns the Witch still needs for the ritual."""
    witch = s.witch
    missing = max(0, s.scenario.ritual - s.favours[witch])
    secrets = max(0.0, 3.0 * missing - min(s.secrets[witch], 3 * missing))
    helpful = sum(
        (secret / NEEDS[potion]) * (1.5 if potion in (LOVE_PHILTRE, TRUTH_ELIXIR) else 0.5)
        for potion, secret in zip(s.potions, s.filled, strict=True)
        if potion != NO_CARD
    )
    near = 0.15 * sum(min(s.secrets[one], 3) for one in VILLAGE if COLOUR[one] == COLOUR[witch] and one != witch)
    turns = max(0.0, secrets - helpful - near) / RATE_SECRETS + 0.35 * missing
    if witch in s.pawn[3:]:
        turns += 0.25 if s.secrets[witch] else 0.9
    return turns + BLOCKED * cut_off(s) if missing else turns


def cut_off(s: Pagan) -> float:
    """The secrets of her colour that the Hunter's pawns keep from the Witch in her next turn, or in what is left of this one."""
    secrets = s.secrets
    lost = sum(
        TOKENS[one] * (0.5 if secrets[one] else 1.0)
        for one in s.pawn[3:]
        if 0 <= one < len(VILLAGE) and TARGET[one] == COLOUR[s.witch]
    )
    return lost if s.active == HUNTER else lost * s.pawns_left.bit_count() / PAWNS_A_TURN


def hunter_turns(s: Pagan) -> float:
    """How many turns the Hunter still needs, by the nearer of his two ways; not knowing whom to eliminate costs turns."""
    alive = living(s)
    witch = s.witch
    # the Witch will stand there, and a clue goes for that; but if it is ready now, and a pawn is left
    free = s.active == HUNTER and s.pawns_left and witch not in s.pawn
    there = max(0, eliminate_clues(s) + (not free) - s.clues[witch])
    bare = others_missing(s, witch)
    sure = suspicion(s)[witch]
    left = s.scenario.innocents - innocents(s)
    guess = (1 - sure) * (2.0 if left > 1 else 4.5)
    by_clues = max((there + bare) / RATE_CLUES, there / RATE_THERE) + guess + 0.3
    evidence = 3 * (s.scenario.suspects - len(s.drawn)) - s.evidence
    sources = sum(1 for one in alive if s.clues[one] >= 3)
    by_suspects = evidence / (RATE_EVIDENCE + 0.25 * min(3, sources)) + 0.4
    turns = min(by_clues, by_suspects) - 0.12 * max(0.0, 4.0 - abs(by_clues - by_suspects))
    return max(0.0, turns) - HARASS * min(HARASS_CLUES, clues_there(s, COLOUR[witch]))


def tempo(s: Pagan) -> float:
    """Turns that the Witch is ahead by the pawns still to be placed in this turn; a visit that goes on is half a pawn."""
    ahead = (s.pawns_left.bit_count() + 0.5 * (s.visited != NOBODY)) / PAWNS_A_TURN - 0.5
    return ahead if s.active == WITCH else -ahead


PAWNS_A_TURN: Final = 3


def economy(s: Pagan, seat: Seat) -> float:
    """Influence, cards, and what lies on the board."""
    cards = (*s.potions, *s.familiars, *s.curses) if seat == WITCH else (*s.allies, *s.locations, *s.investigations)
    board = sum(WORTH[card] for card in cards if card != NO_CARD)
    return min(s.influence[seat], 9) + 1.5 * min(len(s.hand[seat]), 6) + 0.7 * board


def ritual_at_hand(s: Pagan) -> bool:
    """Whether the Witch can hold the ritual now, or at once in her next turn, and the Hunter has no pawn left to prevent it."""
    witch = s.witch
    if s.favours[witch] < s.scenario.ritual or (s.active == HUNTER and s.pawns_left):
        return False
    pawns = s.pawns_left.bit_count() if s.active == WITCH else PAWNS_A_TURN
    if s.active == WITCH and witch in s.pawn[:3]:
        return False
    needed = pawns_needed(s, witch)
    if witch in s.pawn[3:]:
        needed += 1 if s.secrets[witch] and s.influence[WITCH] >= ready_tax(s) else PAWNS_A_TURN
    return pawns >= needed


AS_GOOD_AS_WON: Final = 0.97


def win_chances(s: Pagan) -> tuple[float, float]:
    """Each side's chance to win."""
    if ritual_at_hand(s):
        return AS_GOOD_AS_WON, 1 - AS_GOOD_AS_WON
    if within_reach(s, s.witch):
        suspects = suspicion(s)
        sure = suspects[s.witch]
        if sure == max(suspects) and sure >= sure_enough(s, pressed=s.favours[s.witch] >= s.scenario.ritual):
            return 1 - AS_GOOD_AS_WON, AS_GOOD_AS_WON
    ahead = hunter_turns(s) - witch_turns(s) + tempo(s) + BOARD * (economy(s, WITCH) - economy(s, HUNTER)) + TILT
    witch = 1 / (1 + exp(-ahead / STEADY))
    return witch, 1 - witch


TILT: Final = -1.0  # the Witch's clock is easier to slow down than it looks
