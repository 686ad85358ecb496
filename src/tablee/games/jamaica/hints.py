"""How a decent player of Jamaica judges the table. Sees only determinized states.

A ship is judged in points: how far it has come, what it carries, its treasures. A card is judged by simulating its two actions
on the open board; every other choice by what the ship would be worth after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from tablee.bots.hints import Hints, Tuning
from tablee.core.notation import Seat
from tablee.core.state import Move
from tablee.games.jamaica.odds import attack_odds, defence_odds
from tablee.games.jamaica.rules.battle import Attack, AttackGhost, Powder, Reroll
from tablee.games.jamaica.rules.facts import (
    AHEAD,
    ASTERN,
    BEFORE,
    BETH,
    BETH_ADDS,
    CARDS,
    COMBAT,
    EMPTY,
    FOOD,
    FORWARD,
    GOLD,
    HOLD,
    LAP,
    LEFT,
    PORT_ROYAL,
    POWDER,
    POWERS,
    PRICES,
    SIXTH,
    STAR,
    WANTS,
    WORDS,
    WORTH,
)
from tablee.games.jamaica.rules.ghost import GhostTarget, GhostWay, Steer, SteerGhost
from tablee.games.jamaica.rules.load import Empty, Load
from tablee.games.jamaica.rules.loot import Give, TakeHidden, TakeHold, TakePower
from tablee.games.jamaica.rules.move import Retreat, Sail
from tablee.games.jamaica.rules.pay import Pay
from tablee.games.jamaica.rules.rounds import CARD, ChooseCard, Morning, Play
from tablee.games.jamaica.rules.state import (
    ATTACK_FACE,
    ATTACK_POWDER,
    ATTACKER,
    DEFENCE_FACE,
    DEFENCE_POWDER,
    DEFENDER,
    Jamaica,
    amount,
    steps_left,
    treasure,
)

HORIZON: Final = 14  # answers of a rollout before the value is trusted
SLIP: Final = 0.08  # how often a rollout does anything at all
TEMPERATURE: Final = 1.6  # points that make an option e times as likely in the prior

PER_STEP: Final = 1.0
FOOD_WORTH: Final = (0.0, 1.1, 2.1, 3.1, 4.0, 4.7, 5.3, 5.7, 6.0, 6.2, 6.4, *(6.5 + 0.05 * n for n in range(30)))
POWDER_WORTH: Final = (0.0, 0.7, 1.3, 1.8, 2.2, 2.5, 2.7, 2.9, 3.0, *(3.1 + 0.03 * n for n in range(30)))
GOLD_NEED: Final = 0.15  # what each of the first few pieces of gold is worth beside its point: it pays for a port
FREE_HOLD: Final = (0.0, 1.0, 1.5, 1.8, 2.0, 2.1, 2.1)
POWER_WORTH: Final = (3.0, 3.0, 3.5, 2.5)
TREASURE_MEAN: Final = 2.4  # what a lair with its token is worth: one card of those that are left
STAKE: Final = 4.0  # what is won or lost in a battle, on the average
PRINTED: Final = (15, *range(10, 1, -1))  # what a space is worth by the steps that are left


def printed(left: int) -> int:
    """JAM-42: the value of a space by its distance from the finish."""
    return PRINTED[left] if left < len(PRINTED) else -5


def nearness(s: Jamaica) -> float:
    """How near the end of the match is, from 0 to 1: then it is the space that counts, not the way still to go."""
    if s.ending:
        return 0.9
    nearest = 8
    for seat in range(s.seats):
        if s.lap[seat] == 0 and LEFT[s.pos[seat]] < nearest:
            nearest = LEFT[s.pos[seat]]
    return (8 - nearest) / 14


def hull_worth(holds: list[int], left: int, near: float) -> float:
    """What a ship at that distance is worth by itself: the way it has come and what it carries."""
    food = gold = powder = free = 0
    for hold in holds:
        if hold == EMPTY:
            free += 1
        else:
            goods = hold >> 3
            if goods == FOOD:
                food += hold & 7
            elif goods == GOLD:
                gold += hold & 7
            else:
                powder += hold & 7
    way = (1 - near) * left / 9 if left < 9 else 1 - near
    need = GOLD_NEED * gold if gold < 5 else GOLD_NEED * 5
    worth = gold + (FOOD_WORTH[food] + POWDER_WORTH[powder] + FREE_HOLD[free] + need) * way
    return worth + (1 - near) * (15 - PER_STEP * left) + near * (PRINTED[left] if left < 10 else -5)


def standing(s: Jamaica, seat: Seat, near: float) -> float:
    """A seat's hope in points."""
    left = steps_left(s, seat)
    worth = hull_worth(s.holds[seat], left, near) + treasure(s, seat)
    if seat in s.powers:
        rest = min(1.0, left / 16) * (1 - near)
        worth += rest * sum(POWER_WORTH[power] for power, owner in enumerate(s.powers) if owner == seat)
    return worth


def value(s: Jamaica) -> list[float]:
    """Each seat's hope of the win: the more points it is ahead and the nearer the end, the surer."""
    if s.outcome is not None:
        return [s.outcome.share(seat) for seat in range(s.seats)]
    near = nearness(s)
    hopes = [standing(s, seat, near) for seat in range(s.seats)]
    best = max(hopes)
    spread = 2.0 + 4.0 * (1 - near)
    weights = [exp((hope - best) / spread) for hope in hopes]
    whole = sum(weights)
    return [weight / whole for weight in weights]


# --- A card, simulated -----------------------------------------------------------------------------------------------


class Plan:
    """A simulated ship: its own holds, its own place, and what was gained beside."""

    __slots__ = ("bonus", "holds", "left_home", "near", "pos", "s", "seat")

    def __init__(self, s: Jamaica, seat: Seat, near: float) -> None:
        self.s = s
        self.seat = seat
        self.near = near
        self.holds = s.holds[seat][:]
        self.pos = s.pos[seat]
        self.left_home = s.lap[seat]
        self.bonus = 0.0

    def worth(self) -> float:
        lap = self.left_home
        left = 0 if lap == 1 else LEFT[self.pos] - LAP * lap
        return hull_worth(self.holds, left, self.near) + self.bonus

    def act(self, action: int, pips: int) -> None:
        if self.left_home == 1:
            return
        if action < FORWARD:
            self.load(action * 8 + pips)
        else:
            self.sail(action, pips)

    def load(self, cargo: int) -> None:
        """Into the first empty hold, or in the place of what is worth least."""
        holds = self.holds
        if EMPTY in holds:
            holds[holds.index(EMPTY)] = cargo
            return
        at = cheapest(holds, cargo >> 3)
        if at >= 0:
            holds[at] = cargo

    def sail(self, action: int, pips: int) -> None:
        """To the better of the spaces within reach."""
        ends, crosses = (AHEAD if action == FORWARD else ASTERN)[self.pos][pips]
        if crosses:
            if action == FORWARD and self.left_home == 0:
                self.pos, self.left_home = PORT_ROYAL, 1
                return
            self.left_home += 1 if action == FORWARD else -1
        if len(ends) == 1:
            self.land(ends[0])
            return
        holds, bonus = self.holds, self.bonus
        best: tuple[float, int, list[int], float] | None = None
        for end in ends:
            self.holds, self.bonus = holds[:], bonus
            self.land(end)
            worth = self.worth()
            if best is None or worth > best[0]:
                best = (worth, self.pos, self.holds, self.bonus)
        assert best is not None
        _, self.pos, self.holds, self.bonus = best

    def land(self, space: int) -> None:
        """Fight, pay, or walk back to where one can; at a meeting of ways back along the better one."""
        s = self.s
        prices = PRICES[s.swap]
        while True:
            self.pos = space
            if space == PORT_ROYAL:
                return
            if space in s.pos:
                self.fight(space)
            goods = WANTS[space]
            if not goods:
                if s.tokens >> space & 1:
                    self.bonus += TREASURE_MEAN
                return
            price = prices[space]
            have = amount(self.holds, goods)
            if have >= price:
                spend(self.holds, goods, price)
                return
            spend(self.holds, goods, have)
            behind = BEFORE[space]
            space = behind[0] if len(behind) == 1 else self.better(behind)

    def better(self, behind: Sequence[int]) -> int:
        """The way back that leaves the ship nearer to home."""
        return max(behind, key=self.rest)

    def rest(self, space: int) -> float:
        """What the ship would be worth at the end of that way back."""
        s = self.s
        holds = self.holds[:]
        bonus = 0.0
        while True:
            goods = WANTS[space]
            if not goods:
                if s.tokens >> space & 1:
                    bonus = TREASURE_MEAN
                break
            price = PRICES[s.swap][space]
            have = amount(holds, goods)
            spend(holds, goods, min(price, have))
            if have >= price:
                break
            space = BEFORE[space][0]
        return hull_worth(holds, LEFT[space] - LAP * min(self.left_home, 0), self.near) + bonus

    def fight(self, space: int) -> None:
        """What a battle there promises or threatens."""
        s, seat = self.s, self.seat
        rivals = [ship for ship, pos in enumerate(s.pos) if pos == space and ship != seat]
        if not rivals:
            return
        self.bonus += max(edge(s, seat, self.holds, rival) for rival in rivals)


def edge(s: Jamaica, seat: Seat, holds: list[int], rival: int) -> float:
    """What attacking a ship promises: the odds, weighed with what either could lose."""
    lead = min(amount(holds, POWDER), 3) + (BETH_ADDS if s.powers[BETH] == seat else 0)
    lead -= min(amount(s.holds[rival], POWDER), 3) + (BETH_ADDS if s.powers[BETH] == rival else 0)
    win, _, lose = attack_odds(lead)
    return win * prize(s, rival) - lose * max(dearest(holds), 2.0 if s.backs[seat] else 0.0)


def prize(s: Jamaica, ship: int) -> float:
    """The best that can be taken from a ship."""
    best = dearest(s.holds[ship])
    if s.backs[ship]:
        best = max(best, 2.0)
    if ship in s.powers:
        best = max(best, 2.5)
    return best


def dearest(holds: list[int]) -> float:
    """What the best hold of a ship is worth."""
    best = 0.0
    for hold in holds:
        if hold:
            goods, tokens = hold >> 3, hold & 7
            worth = tokens * 1.15 if goods == GOLD else tokens * 0.8 if goods == FOOD else tokens * 0.5
            best = max(best, worth)
    return best


def cheapest(holds: list[int], goods: int) -> int:
    """The hold that one would rather empty for a load of these goods; -1 if there is none."""
    best, at = 99.0, -1
    for one, hold in enumerate(holds):
        kind, tokens = hold >> 3, hold & 7
        if kind != goods:
            worth = tokens * 1.15 if kind == GOLD else tokens * 0.8 if kind == FOOD else tokens * 0.5
            if worth < best:
                best, at = worth, one
    return at


def spend(holds: list[int], goods: int, tokens: int) -> None:
    """Out of the smallest holds first."""
    while tokens > 0:
        best, at = 99, -1
        for one, hold in enumerate(holds):
            if hold >> 3 == goods and hold < best:
                best, at = hold, one
        have = best & 7
        if have > tokens:
            holds[at] = best - tokens
            return
        holds[at] = EMPTY
        tokens -= have


def card_worth(s: Jamaica, seat: Seat, card: int, morning: int, evening: int, near: float) -> float:
    """What the ship is worth after that card with these dice."""
    plan = Plan(s, seat, near)
    early, late = CARDS[card]
    plan.act(early, morning)
    plan.act(late, evening)
    worth = plan.worth()
    if plan.left_home == 1:
        worth += homecoming(s, seat, worth)
    return worth


def homecoming(s: Jamaica, seat: Seat, mine: float) -> float:
    """To end the race is good for who leads, and bad for who would lose it by that."""
    own = mine + treasure(s, seat)
    best = max(
        printed(max(0, steps_left(s, other) - 3)) + amount(s.holds[other], GOLD) + treasure(s, other)
        for other in range(s.seats)
        if other != seat
    )
    return 6.0 if own > best else -4.0


# --- Every other choice ----------------------------------------------------------------------------------------------


def evaluate(s: Jamaica, seat: Seat, move: Move, near: float) -> float:
    """How good an option looks, in points."""
    match move:
        case Play():
            return card_worth(s, seat, CARD[move], s.morning, s.evening, near)
        case Morning():
            other = s.rolled[0] + s.rolled[1] - move.die
            cards = [card_worth(s, seat, card, move.die, other, near) for card in s.hand[seat]]
            return max(cards) + 0.2 * sum(cards) / len(cards)
        case Pay():
            return float(move.tokens)  # the smallest hold is asked first: empty it
        case Powder():
            return powder_worth(s, seat, move.tokens, near)
        case Sail() if isinstance(s.question, GhostWay):
            return evaluate_for_ghost(s, seat, move.space)
        case Sail() | Retreat():
            return landing_worth(s, seat, move.space, near)
        case Empty():
            hold = s.holds[seat][move.hold - 1]
            return -dearest([hold])
        case Load():
            return 0.0 if move.hold > SIXTH else 1.0  # who takes the 6th Hold takes what lies in it
        case _:
            return evaluate_in_battle(s, seat, move, near)


def landing_worth(s: Jamaica, seat: Seat, space: int, near: float) -> float:
    """A space as the end of a move or of a step back."""
    plan = Plan(s, seat, near)
    plan.land(space)
    return plan.worth()


def evaluate_for_ghost(s: Jamaica, seat: Seat, space: int) -> float:
    """The Ghost should meet the other one, not me, and leave me the lairs."""
    worth = 0.0
    if s.pos[1 - seat] == space and space:
        worth += 3.0
    if s.pos[seat] == space and space:
        worth -= 3.0
    return worth - (1.0 if s.tokens >> space & 1 else 0.0)


def evaluate_in_battle(s: Jamaica, seat: Seat, move: Move, near: float) -> float:
    """Whom to attack, what to roll again, what to take."""
    match move:
        case Attack() if isinstance(s.question, GhostTarget):
            return 0.0 if move.seat == seat else 3.0
        case Attack():
            return edge(s, seat, s.holds[seat], move.seat)
        case AttackGhost():
            return edge(s, seat, s.holds[seat], s.seats)
        case Reroll():
            return reroll_worth(s, seat)
        case TakeHold() | TakePower() | TakeHidden() | Give():
            return loot_worth(s, seat, move, near)
        case Steer():
            assert isinstance(s.question, SteerGhost)
            ways, pips = AHEAD if move.way == WORDS[FORWARD] else ASTERN, s.question.pips
            return max(evaluate_for_ghost(s, seat, space) for space in ways[s.pos[s.seats]][pips][0])
        case _:
            return 0.0


def reroll_worth(s: Jamaica, seat: Seat) -> float:
    """Above 0 where another roll promises more than the one that lies there."""
    battle = s.battle
    mine_attacks = battle[ATTACKER] == seat
    beth = s.powers[BETH]
    attack = battle[ATTACK_POWDER] + (BETH_ADDS if beth == battle[ATTACKER] else 0)
    defence = battle[DEFENCE_POWDER] + (BETH_ADDS if beth == battle[DEFENDER] else 0)
    if battle[DEFENCE_FACE]:
        missing = COMBAT[battle[ATTACK_FACE]] + attack - defence
        win, tie, lose = defence_odds(missing)
        again = win - lose
        die = battle[DEFENCE_FACE]
        now = 1.0 if die == STAR or COMBAT[die] > missing else 0.0 if COMBAT[die] == missing else -1.0
    else:
        win, tie, lose = attack_odds(attack - defence)
        again = lose - win
        if battle[ATTACK_FACE] == STAR:
            now = -1.0
        else:
            win, tie, lose = defence_odds(COMBAT[battle[ATTACK_FACE]] + attack - defence)
            now = win - lose
    gain = (again - now) * STAKE - 0.02 * tie
    return -gain if mine_attacks else gain


def powder_worth(s: Jamaica, seat: Seat, tokens: int, near: float) -> float:
    """The smallest number that moves the odds: what the battle promises with it, less what it costs."""
    battle = s.battle
    beth = s.powers[BETH]
    mine = tokens + (BETH_ADDS if beth == seat else 0)
    if battle[ATTACKER] == seat:
        rival = battle[DEFENDER]
        theirs = (BETH_ADDS if beth == rival else 0) + min(amount(s.holds[rival], POWDER), 2) * 0.5
        win, _, lose = attack_odds(mine - round(theirs))
    else:
        rival = battle[ATTACKER]
        total = COMBAT[battle[ATTACK_FACE]] + battle[ATTACK_POWDER] + (BETH_ADDS if beth == rival else 0)
        win, _, lose = defence_odds(total - mine)
    have = amount(s.holds[seat], POWDER)
    way = min(1.0, steps_left(s, seat) / 9) * (1 - near)
    cost = (POWDER_WORTH[have] - POWDER_WORTH[have - tokens]) * way + 0.05 * tokens
    stake = max(dearest(s.holds[seat]), 2.0)
    return win * prize(s, rival) - lose * stake - cost


def loot_worth(s: Jamaica, seat: Seat, move: Move, near: float) -> float:
    """What a piece of loot is worth to the winner, and a little for what it costs the loser."""
    attacker, defender = s.battle[ATTACKER], s.battle[DEFENDER]
    if s.seats in (attacker, defender) and seat not in (attacker, defender):
        return ghost_loot_worth(s, 1 - seat, move)
    loser = defender if attacker == seat else attacker
    hurt = 1 / s.seats
    if isinstance(move, TakeHold):
        cargo = s.holds[loser][move.hold - 1]
        plan = Plan(s, seat, near)
        before = plan.worth()
        plan.load(cargo)
        gain = plan.worth() - before
        return gain + hurt * dearest([cargo])
    if isinstance(move, TakePower):
        rest = min(1.0, steps_left(s, seat) / 16) * (1 - near)
        power = POWERS.index(move.power)
        extra = dearest([s.holds[loser][SIXTH]]) if power == HOLD else 0.0
        return POWER_WORTH[power] * rest * (1 + hurt) + extra
    if isinstance(move, Give):
        return -WORTH[s.face[move.treasure - 1]] * (1 + hurt)
    faces = [WORTH[s.face[back]] for back in s.backs[loser]]
    return (1 + hurt) * sum(faces) / len(faces)


def ghost_loot_worth(s: Jamaica, loser: Seat, move: Move) -> float:
    """For the Ghost one takes what hurts the other player most."""
    if isinstance(move, TakeHold):
        return dearest([s.holds[loser][move.hold - 1]])
    if isinstance(move, TakePower):
        return POWER_WORTH[POWERS.index(move.power)]
    faces = [WORTH[s.face[back]] for back in s.backs[loser]]
    return sum(faces) / len(faces)


def prior(s: Jamaica, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How good each option looks: e times as good for every point and a half."""
    near = nearness(s)
    points = [evaluate(s, seat, move, near) for move in options]
    best = max(points)
    return [exp((one - best) / TEMPERATURE) for one in points]


def rollout(s: Jamaica, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    """What looks best, with a slip now and then; the gunpowder and the change of a payment without much thought."""
    if len(options) == 1:
        return options[0]
    if rng.random() < SLIP:
        return options[int(rng.random() * len(options))]
    best, chosen = -1e9, options[0]
    if isinstance(chosen, Pay):
        return chosen  # the smallest hold is asked first, and the most out of it is the first option
    near = nearness(s)
    alike = 1
    for move in options:
        points = evaluate(s, seat, move, near)
        if points > best:
            best, chosen, alike = points, move, 1
        elif points == best:  # by lot: else the ships of the first seats would be attacked more often
            alike += 1
            if rng.random() * alike < 1:
                chosen = move
    return chosen


HINTS: Final[Hints[Jamaica]] = Hints(
    rollout=rollout,
    prior=prior,
    value=value,
    tuning=Tuning(
        horizon=HORIZON,
        pure=(ChooseCard,),  # a good card is good whatever the others play: searches that mixed them played worse
    ),
)
