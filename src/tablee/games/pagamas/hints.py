"""How a decent player of Pagamás judges the table. Sees only determinized states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from tablee.bots.hints import Hints, Tuning
from tablee.core.notation import Seat
from tablee.core.state import Move
from tablee.games.pagamas.cards import (
    ALL_HANDS,
    AMBUSH,
    BRIBE,
    DODGE,
    FORCE,
    HOUSE,
    ISLAND,
    NOBODY,
    SECOND,
    TAVERN,
    VALUE,
    Role,
    worth,
)
from tablee.games.pagamas.determinize import habits
from tablee.games.pagamas.rules.ambush import Ambush, At, PlaceAmbush, SetAmbush, unused
from tablee.games.pagamas.rules.ballot import Bribe, OfferBribe, PayBribe, count
from tablee.games.pagamas.rules.election import Elect, ElectCaptain, StandForCaptain
from tablee.games.pagamas.rules.hideout import ChooseHideout, Hide
from tablee.games.pagamas.rules.moves import Pay, Share
from tablee.games.pagamas.rules.mutiny import (
    CallAllHands,
    ChoosePlank,
    ChooseSide,
    Plank,
    Reinforce,
    ShareSpoils,
    StartMutiny,
    forces,
)
from tablee.games.pagamas.rules.promise import SPLIT as FOR_VOTES
from tablee.games.pagamas.rules.promise import VOTE as PRICE
from tablee.games.pagamas.rules.promise import (
    MakeVow,
    NamePrice,
    Pledge,
    Vow,
    owed,
)
from tablee.games.pagamas.rules.refit import RefitHand
from tablee.games.pagamas.rules.reveal import BuryLoot, DodgeAmbush, PayHouse
from tablee.games.pagamas.rules.role import AppointRole
from tablee.games.pagamas.rules.split import ForceSplit, ShareLoot, ThrowOverboard, VoteOnSplit
from tablee.games.pagamas.rules.turn import turns
from tablee.games.pagamas.table import ELECTION, HIDDEN, Pagamas, holders, weight

HORIZON: Final = (
    4  # answers of a rollout before the value is trusted: what follows from an answer, and little of the others’ luck
)
PRIOR_EXPONENT: Final = 2.0  # how much more a search believes in what looks best than a rollout does
OPPONENT_MODEL: Final = (
    1.0  # opponents answer by the prior: a search that expects their best answers loses to careless players
)
MAX_ITERATIONS: Final = 400  # a search that goes on longer believes its value of the table more than it should
EASY_EXPONENT: Final = 0.2  # nearly flat: where all bluff, choosing by chance is strong enough
MEAN: Final = 11 / 7  # parts of a loot card that nobody has seen

Weigh = Callable[[Pagamas, Seat, Sequence[Move]], list[float]]


def prior(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How good each option looks."""
    if len(options) == 1:
        return [1.0]
    return [weight**PRIOR_EXPONENT for weight in _WEIGH[type(s.question)](s, seat, options)]


def rollout(s: Pagamas, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    """An option, the better ones more often."""
    question = type(s.question)
    if len(options) == 1 or question in PLAIN:
        return options[0]
    weights = _WEIGH[question](s, seat, options)
    mark = rng.random() * sum(weights)
    for option, part in zip(options, weights, strict=True):
        mark -= part
        if mark < 0:
            return option
    return options[0]


def logistic(advantage: float) -> float:
    """A logistic curve: from an advantage to a probability."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, advantage))))


def rivalry(s: Pagamas, seat: Seat) -> float:
    """How near somebody seems to winning."""
    return len(s.hoard[seat]) + 0.5 * len(s.magot[seat]) + 0.3 * len(s.crew[seat])


def trust(s: Pagamas, seat: Seat) -> float:
    """PGM-O4: how far somebody's word goes, by the words kept and broken so far."""
    return (s.kept[seat] + 1.5) / (s.kept[seat] + 2 * s.broken[seat] + 2)


# --- Phases 1 and 2 --------------------------------------------------------------------------------------------------


def weigh_refit(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Three draws in four bring a sailor; a hand is worth keeping for what it can still do."""
    use = {AMBUSH: 1.1, DODGE: 0.4 + 0.15 * worth(s.magot[seat]), ALL_HANDS: 0.7, BRIBE: 0.8 if s.magot[seat] else 0.4}
    keep = sum(use[card] for card in s.hand[seat]) + 0.65 * (2 - len(s.hand[seat]))
    return [keep**3, 1.3**3]


def weigh_roles(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Force and powers to who is far from winning, the Chaplain to the rival."""
    question = s.question
    assert isinstance(question, AppointRole)
    sign = 0.7 if question.role == Role.CHAPLAIN else -0.7
    takers = [other for other, role in enumerate(s.role) if role == NOBODY]
    return [exp(sign * (rivalry(s, other) + 0.3 * weight(s, other))) for other in takers]


# --- Phase 3 ---------------------------------------------------------------------------------------------------------


def weigh_price(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """One card is a fair price; a heavy voter may ask for two."""
    heavy = weight(s, seat) * 2 > sum(weight(s, one) for one in range(s.seats)) / 2
    return [
        {0: 0.4, 1: 1.0, 2: 0.7 if heavy else 0.1}[option.cards if isinstance(option, Pledge) else 0]
        for option in options
    ]


def weigh_vow(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """A promise costs little when it is made: one card, to somebody whose voice is missing."""
    question = s.question
    assert isinstance(question, MakeVow)
    heaviest = max(weight(s, one) for one in question.listeners)
    weights = []
    for option in options:
        if not isinstance(option, Vow):
            weights.append(0.5)
        elif question.kind == "split" and option.seat in s.offer:
            weights.append(0.02)
        else:
            weights.append((0.6 if option.cards == 1 else 0.15) * weight(s, option.seat) / heaviest)
    return weights


def prices(s: Pagamas, captain: Seat) -> list[int]:
    """How many cards each voter wants for a yes: what he says, if his word is good, and what he was promised."""
    wanted = [max(1, owed(s, captain, seat)) for seat in range(s.seats)]
    for promise in s.promise:
        if promise.kind == PRICE and s.broken[promise.maker] <= s.kept[promise.maker] + 1:
            wanted[promise.maker] = max(wanted[promise.maker], promise.cards)
    return wanted


def plan(s: Pagamas, captain: Seat) -> list[Seat]:
    """A split that buys just enough voices with the lowest cards, and keeps the rest: to whom each card of the day goes."""
    cards = len(s.today)
    if cards == 1 and s.last_turn and worth(s.hoard[captain]) < max(worth(hoard) for hoard in s.hoard):
        return [min((one for one in range(s.seats) if one != captain), key=lambda one: (rivalry(s, one), one))]
    total = sum(weight(s, one) for one in range(s.seats))
    ayes = weight(s, captain)
    wanted = prices(s, captain)
    takers: list[Seat] = []
    debts = [one for one in range(s.seats) if one != captain and owed(s, captain, one)]
    others = sorted(
        (one for one in range(s.seats) if one != captain),
        key=lambda one: (one not in debts, wanted[one] - 0.8 * weight(s, one), rivalry(s, one), one),
    )
    for one in others:
        if ayes * 2 >= total and one not in debts:
            break
        if len(takers) + wanted[one] > max(1, cards - 1):
            continue
        takers += [one] * wanted[one]
        ayes += weight(s, one)
    split = [captain] * cards
    for at, one in zip(sorted(range(cards), key=lambda at: s.today[at]), reversed(takers), strict=False):
        split[at] = one
    return split


def weigh_share(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """The plan, and a little for everything else."""
    question = s.question
    assert isinstance(question, ShareLoot)
    want = plan(s, seat)[question.card - 1]
    weights = [0.04] * len(options)
    weights[seat] = 0.15
    weights[want] = 1.0
    return weights


def offered_parts(s: Pagamas, seat: Seat) -> int:
    """What somebody would get of the split under vote."""
    return sum(card for card, taker in zip(s.today, s.offer, strict=False) if taker == seat)


def weigh_vote(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Yes to a fair share, or to a promise of somebody whose word is good. A second no mostly serves the Captain."""
    if seat == s.captain:
        return [1.0, 0.01]
    fair = sum(s.today) / s.seats
    hope = float(offered_parts(s, seat))
    bound = 0.0
    for promise in s.promise:
        if promise.kind == FOR_VOTES and not promise.due and promise.to == seat:
            hope += promise.cards * MEAN * 0.7 * trust(s, promise.maker)
        elif promise.kind == PRICE and promise.maker == seat and s.offer.count(seat) >= promise.cards:
            bound = 1.2
    advantage = 1.6 * (hope - 0.75 * fair) / max(fair, 0.5) + bound
    if s.proposal > 1:
        advantage += 1.0 if hope else 0.2
    yes = logistic(2 * advantage)
    return [yes + 0.01, 1.01 - yes]


def weigh_bribe(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Only if it turns the ballot."""
    voices = count(s)
    mine = s.vote[seat]
    won = voices.get(1, 0) >= voices.get(0, 0) if s.ballot != ELECTION else voices.get(mine, 0) >= max(voices.values())
    won = won if s.ballot == ELECTION or mine == 1 else not won
    weights = [1.0]
    for option in options[1:]:
        assert isinstance(option, Bribe)
        turned = len(s.crew[option.seat]) if s.crew_vote[option.seat] != mine else 0
        best = max((value for choice, value in voices.items() if choice != mine), default=0)
        enough = voices.get(mine, 0) + turned >= best - turned
        weights.append(2.5 if turned and enough and not won else 0.01)
    return weights


def weigh_pay(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """The lowest card."""
    return [{1: 1.0, 2: 0.1, 3: 0.02}[option.card] for option in options if isinstance(option, Pay)]


def weigh_force(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Force what pays, and what keeps the island open for one's own loot."""
    return [0.2 + offered_parts(s, seat) + 0.3 * worth(s.magot[seat]), 0.8 + 0.2 * len(s.crew[seat])]


def weigh_overboard(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Nobody throws loot away without a reason that only talk could give."""
    return [1.0, *([0.0002] * (len(options) - 1))]


# --- Phases 4 and 5 --------------------------------------------------------------------------------------------------


def weigh_hide(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """The island with much loot and towards the end; the others as decoys; the House only with a card to spare."""
    loot = worth(s.magot[seat])
    late = s.turn / turns(s.seats)
    fear = 0.5 if s.hoard[seat] or loot > 4 else 0.3
    weights = []
    for option in options:
        assert isinstance(option, Hide)
        place = option.place.value
        if place == ISLAND:
            weights.append(0.05 + loot * (4.0 if s.last_turn else 0.5 + 0.7 * late))
        elif place == HOUSE:
            spare = any(card >> VALUE == 1 for card in s.magot[seat])
            few = 0.003 if not s.magot[seat] else 0.03 if len(s.magot[seat]) == 1 else 0.12  # the last card is not paid
            weights.append(fear if spare and loot > 3 else few)
        elif place == TAVERN:
            weights.append(0.25 if seat == s.captain else 0.4 + 0.6 * mutiny_hope(s, seat))
        else:
            weights.append(0.8)
    if s.last_turn and loot and len(weights) > ISLAND:
        weights[:ISLAND] = [0.15 * part for part in weights[:ISLAND]]
    return weights


def prey(s: Pagamas, seat: Seat, target: Seat) -> float:
    """What an ambush on somebody is worth: his loot and his crew, times the chance of naming the right place."""
    chances = habits(s, target)
    best = max((chances[place] for place in unused(s, seat)), default=0.0) / sum(chances)
    loot = len(s.magot[target]) * MEAN
    return best * (loot * (1.3 if s.last_turn else 1.0) + 0.35 * len(s.crew[target]) + 0.15 * len(s.hoard[target]))


def weigh_ambush(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """The richest prey. The Captain, against whom a success opens a mutiny, thinks twice; a card costs something."""
    question = s.question
    assert isinstance(question, SetAmbush)
    price = 0.15 if question.power else 0.7
    if seat == s.captain:
        price += 0.5
    weights = [price * price]
    weights += [prey(s, seat, option.seat) ** 2 for option in options if isinstance(option, Ambush)]
    return weights


def weigh_place(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Where the target probably hides."""
    question = s.question
    assert isinstance(question, PlaceAmbush)
    chances = habits(s, question.target)
    return [chances[option.place.value] ** 1.5 + 0.001 for option in options if isinstance(option, At)]


# --- Phase 6 ---------------------------------------------------------------------------------------------------------


def weigh_dodge(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """There is nothing better to keep a Dodge for."""
    return [1.0, 0.02]


def weigh_bury(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Everything."""
    return [1.0, *([0.0005] * (len(options) - 1))]


def weigh_stand(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """A Captain deals the loot; with no crew at all it is a short reign."""
    return [1.0, 0.5 if not s.crew[seat] else 0.2]


def weigh_elect(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Oneself; else whoever promised something and keeps his word, or is far from winning."""
    weights = []
    for option in options:
        assert isinstance(option, Elect)
        if option.seat == seat:
            weights.append(4.0)
            continue
        gift = sum(
            promise.cards * trust(s, promise.maker)
            for promise in s.promise
            if promise.maker == option.seat and promise.to == seat and not promise.due
        )
        weights.append(exp(gift - 0.4 * rivalry(s, option.seat)))
    return weights


# --- Phase 7 ---------------------------------------------------------------------------------------------------------


def mutiny_hope(s: Pagamas, seat: Seat) -> float:
    """The chance that a mutiny wins if this player is in it and the undecided go half and half."""
    against = loyal = 0.0
    for one, role in enumerate(s.role):
        if role == NOBODY:
            continue
        force = float(FORCE[role])
        if one == seat and ALL_HANDS in s.hand[one]:
            force += sum(s.crew[one])
        if one == s.captain:
            loyal += force + 0.25 * sum(s.crew[one]) * (len(s.hand[one]) > 0)
        elif one == seat or s.mutineers >> one & 1:
            against += force
        elif s.mutiny and s.starter != NOBODY and passed_by(s, one, seat):
            loyal += 0.8 * force
            against += 0.2 * force
        else:
            loyal += 0.5 * force
            against += 0.5 * force
    return logistic(0.9 * (against - loyal - 0.5))


def passed_by(s: Pagamas, one: Seat, seat: Seat) -> bool:
    """Whether somebody was asked for his side before this player, and stayed."""
    return (one - s.starter) % s.seats < (seat - s.starter) % s.seats


def stakes(s: Pagamas, seat: Seat) -> tuple[float, float]:
    """What a won mutiny brings, and what a lost one may cost."""
    last = 0.1 if s.last_turn else 1.0
    fellows = max(1, s.mutineers.bit_count())
    prize = last * (0.7 + worth(s.magot[s.captain]) / (fellows + 1) + 0.4 * len(s.crew[s.captain]) / (fellows + 1))
    prize += 0.15 * rivalry(s, s.captain)
    loss = last * (worth(s.magot[seat]) + 0.6 * len(s.crew[seat]) + 0.3) / fellows
    return prize, loss


def weigh_start(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """If it would probably win, and the Captain has something to lose."""
    hope = mutiny_hope(s, seat)
    prize, loss = stakes(s, seat)
    if s.last_turn:
        return [0.05, 1.0]
    advantage = hope * prize - (1 - hope) * loss - 0.25
    return [logistic(3 * advantage), logistic(-3 * advantage)]


def weigh_side(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """The stronger side; a promise tips the scales."""
    hope = mutiny_hope(s, seat)
    prize, loss = stakes(s, seat)
    advantage = hope * prize - (1 - hope) * loss + (0.4 if seat == s.starter else -0.1)
    for promise in s.promise:
        if promise.to == seat and promise.kind == 3 and not promise.due:
            gain = promise.cards * trust(s, promise.maker)
            advantage += -gain * (1 - hope) if promise.maker == s.captain else gain * hope
    return [logistic(3 * advantage) + 0.005, logistic(-3 * advantage) + 0.005]


def weigh_all_hands(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """When one's own camp is losing: the friend whose sailors turn the scales."""
    against, loyal = forces(s)
    camp = s.mutineers >> seat & 1
    lack = (loyal + 1 - against) if camp else (against - loyal)
    weights = [1.0]
    for option in options[1:]:
        assert isinstance(option, Reinforce)
        gain = sum(s.crew[option.seat])
        if s.mutineers >> option.seat & 1 != camp or lack <= 0 or not gain:
            weights.append(0.001)
        else:
            weights.append(4.0 if gain >= lack else 0.1)
    return weights


def weigh_plank(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Whoever has most to give, and to win."""
    return [
        (0.2 + len(s.magot[option.seat]) * MEAN + 0.5 * len(s.crew[option.seat]) + 0.3 * len(s.hoard[option.seat])) ** 2
        for option in options
        if isinstance(option, Plank)
    ]


def weigh_spoils(s: Pagamas, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Mostly for oneself."""
    return [1.0 if isinstance(option, Share) and option.seat == seat else 0.08 for option in options]


PLAIN: Final = frozenset((ThrowOverboard, BuryLoot, DodgeAmbush))  # a rollout takes the first option: see their weights
_WEIGH: Final[dict[type, Weigh]] = {
    RefitHand: weigh_refit,
    AppointRole: weigh_roles,
    NamePrice: weigh_price,
    MakeVow: weigh_vow,
    ShareLoot: weigh_share,
    VoteOnSplit: weigh_vote,
    OfferBribe: weigh_bribe,
    PayBribe: weigh_pay,
    ForceSplit: weigh_force,
    ThrowOverboard: weigh_overboard,
    ChooseHideout: weigh_hide,
    SetAmbush: weigh_ambush,
    PlaceAmbush: weigh_place,
    PayHouse: weigh_pay,
    DodgeAmbush: weigh_dodge,
    BuryLoot: weigh_bury,
    StandForCaptain: weigh_stand,
    ElectCaptain: weigh_elect,
    StartMutiny: weigh_start,
    ChooseSide: weigh_side,
    CallAllHands: weigh_all_hands,
    ChoosePlank: weigh_plank,
    ShareSpoils: weigh_spoils,
}

# --- How the table looks ---------------------------------------------------------------------------------------------


# What counts for the win: all the time, and how much more in the last turn than far from it. Fitted to how matches of
# players who follow these hints ended (docs/games/pagamas.md). There, many cards went with losing; a card is never taken for
# a burden here all the same, and never for less once it is buried.
BURIED: Final = (0.10, 0.52)  # a part of the loot
MAY_BE_BURIED: Final = (0.02, 0.40)
CARD: Final = (-0.08, 0.08)  # a buried one, beside its parts
IN_SPLIT: Final = (0.0, 0.27)  # a part that the split under vote would bring
COMMAND: Final = (0.27, 0.35)
HOLDER: Final = (0.10, 0.18)
CAN_DODGE: Final = (0.19, 0.43)
CAN_AMBUSH: Final = (0.05, 0.31)
TO_BE_SECOND: Final = (0.03, 0.66)  # while that counts in this turn
FALL: Final = (-0.07, -0.42)  # for each part that a Captain who falls has before him, and one more


def value(s: Pagamas) -> list[float]:
    """Each seat's hope of the win: what is buried, what may still be, and what cards and command will bring."""
    if s.outcome is not None:
        return [s.outcome.share(seat) for seat in range(s.seats)]
    left = turns(s.seats) - s.turn
    near = 1 / (left + 1)

    def of(figures: tuple[float, float]) -> float:
        steady, late = figures
        return steady + late * near

    buried, burial, card = of(BURIED), of(MAY_BE_BURIED), of(CARD)
    holder, can_dodge, can_ambush = of(HOLDER), of(CAN_DODGE), of(CAN_AMBUSH)
    held = holders(s)
    hopes = []
    for seat in range(s.seats):
        magot, hoard, hand = s.magot[seat], s.hoard[seat], s.hand[seat]
        hope = buried * worth(hoard) + card * len(hoard) + holder * (held >> seat & 1)
        if magot:
            hope += burial * burial_chance(s, seat, left) * worth(magot)
        if hand:
            hope += can_dodge * (DODGE in hand) + can_ambush * (AMBUSH in hand)
        if s.role[seat] == SECOND and s.phase < 6:
            hope += of(TO_BE_SECOND)
        hopes.append(hope)
    if proposed(s):
        hopes = [hope + of(IN_SPLIT) * parts for hope, parts in zip(hopes, expected(s), strict=True)]
    if s.captain != NOBODY:
        hopes[s.captain] += of(COMMAND) + of(FALL) * peril(s) * (worth(s.magot[s.captain]) + 1)
    best = max(hopes)
    parts = [exp(hope - best) for hope in hopes]
    whole = sum(parts)
    return [part / whole for part in parts]


def quiet(s: Pagamas) -> bool:
    """Whether the table can be judged: not from the first hideout on until it is seen who was hit."""
    return not HIDE <= s.phase <= REVEAL or (s.phase == HIDE and len(s.waiting) == s.seats)


HIDE: Final = 4  # phases
REVEAL: Final = 6


def proposed(s: Pagamas) -> bool:
    """Whether every card of the day is offered to somebody."""
    return s.sharing and len(s.offer) == len(s.today)


def expected(s: Pagamas) -> list[float]:
    """Parts that each seat may hope for from the split under vote: adopted, or refused and then another, or all to the Captain."""
    captain, fair = s.captain, sum(s.today) / s.seats
    lead = sum(weight(s, seat) * (2 * weigh_vote(s, seat, ())[0] - 1.02) for seat in range(s.seats))
    adopted = logistic(1.2 * lead)
    hopes = [0.8 * adopted * offered_parts(s, seat) for seat in range(s.seats)]
    if s.proposal > 1:
        hopes[captain] += 0.5 * (1 - adopted) * sum(s.today)
        return hopes
    return [hope + 0.6 * (1 - adopted) * fair for hope in hopes]


def peril(s: Pagamas) -> float:
    """How likely the Captain is to fall this turn: a forced split, an ambush, and keeping everything invite a mutiny."""
    if s.captain == NOBODY or s.last_turn:
        return 0.0
    greedy = proposed(s) and s.offer.count(s.captain) == len(s.today)
    if not (s.forced or s.kept_all or s.ambush_success or greedy):
        return 0.0
    return 0.6 * max(mutiny_hope(s, seat) for seat in range(s.seats) if seat != s.captain)


def burial_chance(s: Pagamas, seat: Seat, left: int) -> float:
    """How likely it is that unburied loot will be buried one day."""
    if s.hideout and s.hideout[seat] == ISLAND and s.phase < 7 and not s.harmed >> seat & 1:
        return 0.9 if s.revealed != HIDDEN else 0.75
    if s.last_turn:
        return 0.0 if s.kept_all or (s.hideout and s.hideout[seat] != NOBODY) else 0.6
    return 0.62 if left > 1 else 0.5


HINTS: Final[Hints[Pagamas]] = Hints(
    rollout=rollout,
    prior=prior,
    value=value,
    tuning=Tuning(
        horizon=HORIZON,
        quiescent=quiet,
        opponent_model=OPPONENT_MODEL,
        common_random_numbers=True,
        max_iterations=MAX_ITERATIONS,
        easy_exponent=EASY_EXPONENT,
        pure=(VoteOnSplit, ThrowOverboard, BuryLoot, ElectCaptain, NamePrice),
    ),
)
