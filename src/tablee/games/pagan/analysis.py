"""What is worked out once for a position and not once for each option: what visits, powers and cards would bring, in influence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.notation import Seat
from tablee.games.pagan.facts import (
    BLACKMAIL,
    COLOUR,
    EVIDENCE_AT,
    EVIDENCE_IN_BOX,
    HOUSE_ARREST,
    HUNTER,
    JOHNSON,
    NEEDS,
    NO_CARD,
    NOBODY,
    OF_COLOUR,
    PERSUASION,
    PRIVATE_INFORMATION,
    RUMOURS,
    TARGET,
    TOKENS,
    VILLAGE,
    WITCH,
)
from tablee.games.pagan.heuristics import (
    DRAWS,
    PLAYS,
    POWER_WORTH,
    menace,
    others_missing,
    sure_enough,
    suspicion,
    worth,
)
from tablee.games.pagan.play_style import PLAIN, PlayStyle
from tablee.games.pagan.rules.modifiers import eliminate_clues, eliminate_price, fog, pawns_needed
from tablee.games.pagan.rules.play import cost
from tablee.games.pagan.table import Pagan


class Analysis:
    """What a player sees at one glance, before looking at the options."""

    __slots__ = (
        "bare",
        "hot",
        "hunt",
        "lack",
        "missing",
        "nets",
        "s",
        "seat",
        "style",
        "suspects",
        "threat",
        "top",
        "visits",
    )

    def __init__(self, s: Pagan, seat: Seat, style: PlayStyle = PLAIN) -> None:
        self.s = s
        self.seat = seat
        self.style = style
        self.nets: dict[
            int, float
        ] = {}  # what each card of the hand would bring for its usual price, once it was looked at
        self.visits: Sequence[float] = ()  # what a visit to each villager would bring, once it was looked at
        if seat == HUNTER:
            self.suspects = suspects = suspicion(s, style.believe)
            sure = max(suspects)
            self.top = top = suspects.index(sure)  # whom he suspects most
            self.lack = max(0, eliminate_clues(s) + 1 - s.clues[top])  # clues missing there, with one to ready it by
            self.missing = others_missing(s, top)
            self.hunt = max(0.0, sure - 0.15) * 30.0 / (1 + self.missing) if self.missing else 0.0
            self.hot = [suspects[one] + suspects[two] + suspects[three] for one, two, three in OF_COLOUR]
        # villagers on whom a ritual may come, ready or not; the dead have no favours
        ritual, favours = s.scenario.ritual, s.favours
        self.threat = [one for one in VILLAGE if favours[one] >= ritual] if max(favours) >= ritual else NO_THREAT
        # those of them that the Hunter can't get at for want of a clue: the Witch stands there
        self.bare = [one for one in self.threat if one in s.pawn[:3] and not s.clues[one]] if self.threat else NO_THREAT


NO_THREAT: Final[list[int]] = []


# --- Visits ----------------------------------------------------------------------------------------------------------

GAINS_BY, DRAWS_BY, PLAYS_BY, PLAYS_FOR_LESS = range(4)  # what a power is good for
POWER_KIND: Final = tuple(
    PLAYS_BY if one == PLAYS[2] else PLAYS_FOR_LESS if one in PLAYS else DRAWS_BY if one in DRAWS else GAINS_BY
    for one in VILLAGE
)


def power_worths(analysis: Analysis) -> list[float]:
    """What the power of each villager would bring now."""
    s, seat = analysis.s, analysis.seat
    rich = influence_worth(s, seat)
    known = 1.0 if len(s.hand[seat]) < 5 else 0.5
    by_kind = (rich, known, *best_plays(analysis))
    found = [
        by_kind[kind] * (worth if kind < PLAYS_BY else 1.0) for kind, worth in zip(POWER_KIND, POWER_WORTH, strict=True)
    ]
    if s.influence[seat] < s.influence[1 - seat]:
        found[JOHNSON] += 0.8 * rich
    return found


def influence_worth(s: Pagan, seat: Seat) -> float:
    """What a point of influence is worth to a player, by how many he has."""
    return RICH[min(s.influence[seat], len(RICH) - 1)]


RICH: Final = (1.0,) * 6 + (0.6, 0.5, 0.4, 0.3, 0.2, 0.1)


def best_plays(analysis: Analysis) -> tuple[float, float]:
    """What the best card of the hand would bring, for its price and for 1 less."""
    s, seat, nets = analysis.s, analysis.seat, analysis.nets
    hand = s.hand[seat]
    if not hand:
        return 0.0, 0.0
    influence = s.influence[seat]
    dear = PRICE * influence_worth(s, seat)
    best = less = 0.1
    for card in hand:
        if card in nets:
            continue
        price = cost(s, seat, card, 0)
        value = worth(s, card) - 0.8
        net = nets[card] = max(0.2, value - dear * price) if price <= influence else 0.1
        if price:
            price -= 1
        best = max(best, net)
        if price <= influence:
            less = max(less, value - dear * price)
    return best, less


PRICE: Final = 0.75  # what a point of influence is worth as a price


def visit_worths(analysis: Analysis) -> Sequence[float]:
    """A whole visit to each villager: investigation, favours or evidence, tokens, power, and being in the way."""
    if not analysis.visits:
        analysis.visits = visits_of_witch(analysis) if analysis.seat == WITCH else visits_of_hunter(analysis)
    return analysis.visits


def visits_of_witch(analysis: Analysis) -> list[float]:
    s = analysis.s
    witch, secrets, favours, investigations = s.witch, s.secrets, s.favours, s.investigations
    colour = COLOUR[witch] if favours[witch] < s.scenario.ritual else NOBODY
    room = sum(NEEDS[card] - held for card, held in zip(s.potions, s.filled, strict=True) if card != NO_CARD)
    elsewhere = 1.4 if room else 0.9
    powers = power_worths(analysis)
    found = []
    for one in VILLAGE:
        value = (2.1 if TARGET[one] == colour else elsewhere) * TOKENS[one]
        new = min(2, secrets[one] // 3)
        if new and one == witch:
            missing = s.scenario.ritual - favours[one]
            value += 7.0 * min(new, missing) + 0.5 * max(0, new - missing)
        elif new:
            value += 1.6 * new
        value += powers[one] * (2 if favours[one] + new >= 2 else 1)
        card = investigations[one]
        if card != NO_CARD:
            value -= TOLL.get(card, 0.0)
        found.append(value)
    if analysis.threat and s.pawns_left.bit_count() == pawns_needed(s, witch):
        found[witch] += 2.0  # nobody harasses or eliminates a villager with a pawn on it
    else:
        found[witch] += 8.0 * menace(s)
    return found


TOLL: Final = {HOUSE_ARREST: 3.0, BLACKMAIL: 2.0, RUMOURS: 1.0}  # what an investigation costs the Witch who comes by


def visits_of_hunter(analysis: Analysis) -> list[float]:
    s, suspects, hot = analysis.s, analysis.suspects, analysis.hot
    clues, secrets, favours, investigations = s.clues, s.secrets, s.favours, s.investigations
    alive = s.alive
    powers = power_worths(analysis)
    bare = [sum(1 for one in three if not clues[one] and alive >> one & 1) for three in OF_COLOUR]
    first = 1.6 + analysis.hunt if analysis.missing else 0.4
    top = COLOUR[analysis.top] if analysis.lack else NOBODY
    there = 10.0 * suspects[analysis.top]  # few visits reach it: the Witch stands around it
    proof = 2.6 if s.evidence < EVIDENCE_IN_BOX and not fog(s) else 0.0
    found = []
    for one in VILLAGE:
        colour, number, sure = TARGET[one], TOKENS[one], suspects[one]
        value = number * (0.9 + 1.2 * hot[colour]) + powers[one]
        if colour == top:
            aimed = min(number, analysis.lack)
            value += there * aimed
            number -= aimed
        value += first * min(number, bare[colour])
        if clues[one] >= EVIDENCE_AT:
            value += proof
        card = investigations[one]
        if card != NO_CARD:
            value += REWARD.get(card, 0.0)
        # to be in the way: of what feeds the suspect, and of the suspect's own favours
        value += BLOCK * TOKENS[one] * hot[COLOUR[one]] * (1.0 if secrets[one] else 2.0) + sure * min(
            6.0, 1.5 * secrets[one] + 2.0 * favours[one]
        )
        found.append(value)
    for one in analysis.threat:
        found[one] += 22.0 * suspects[one] + 1.0
    rescue = guard(analysis)
    for one in rescuers(analysis) if rescue else ():
        found[one] += rescue
    end = eliminate_worth(analysis, analysis.top)
    if end >= SURE:
        for one in last_visits(analysis):
            found[one] += end
    return found


def guard(analysis: Analysis) -> float:
    """What a pawn is worth to the Hunter that brings the missing clue, if two more are left to ready the villager and stand there."""
    if not analysis.bare or analysis.s.pawns_left.bit_count() < 3:
        return 0.0
    return analysis.style.defend * max(analysis.suspects[one] for one in analysis.bare)


def rescuers(analysis: Analysis) -> list[int]:
    """Visits that bring a clue to a villager whom the Hunter can't get at without one."""
    return [one for one in VILLAGE if any(TARGET[one] == COLOUR[other] and one != other for other in analysis.bare)]


def last_visits(analysis: Analysis) -> list[int]:
    """Visits after which the Hunter can still ready and eliminate the villager he suspects most, in this turn."""
    s, top = analysis.s, analysis.top
    taken = top in s.pawn[:3]
    there = max(0, eliminate_clues(s) + taken - s.clues[top])
    before = s.pawns_left.bit_count() - 1 - taken  # pawns for visits
    if before < 1 or not there + analysis.missing or top in s.pawn[3:] or s.influence[HUNTER] < eliminate_price(s):
        return []
    found = []
    for one in VILLAGE:
        colour = TARGET[one]
        aimed = min(TOKENS[one], there) if colour == COLOUR[top] else 0
        bare = sum(1 for other in OF_COLOUR[colour] if other != top and not s.clues[other] and s.alive >> other & 1)
        first = min(TOKENS[one] - aimed, bare, analysis.missing)
        left = there + analysis.missing - aimed - first
        if one != top and aimed + first and (not left or (before > 1 and left < 3)):
            found.append(one)
    return found


def eliminate_worth(analysis: Analysis, villager: int) -> float:
    """All on one villager: good when one is sure enough, and better than losing to a ritual."""
    s = analysis.s
    sure = analysis.suspects[villager]
    if sure > 0.97:
        return WIN
    pressed = any(one not in s.pawn[3:] and analysis.suspects[one] > 0.2 for one in analysis.threat)
    enough = sure_enough(s, pressed=pressed)
    return 80.0 * (sure - enough) + (SURE if sure >= enough else 20.0)  # once sure enough, rather that than to harass


WIN: Final = 200.0
SURE: Final = 60.0


BLOCK: Final = 1.0  # a secret that the Witch can't get; where she has none, she can't even ready the villager

REWARD: Final = {PERSUASION: 2.6, PRIVATE_INFORMATION: 1.8}  # what an investigation brings the Hunter who comes by


# --- Playing cards ---------------------------------------------------------------------------------------------------


def play_worth(analysis: Analysis, card: int, delta: int) -> float:
    """What a card brings beyond its price; below nothing if it can't be paid."""
    s, seat = analysis.s, analysis.seat
    if not delta and card in analysis.nets:
        return analysis.nets[card]
    price = cost(s, seat, card, delta)
    if price > s.influence[seat]:
        return 0.1
    return max(0.2, worth(s, card) - PRICE * influence_worth(s, seat) * price - 0.8)
