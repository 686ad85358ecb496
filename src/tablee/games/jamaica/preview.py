"""What a card would do with the dice as they lie, told before it is played. From the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.games.jamaica.rules.facts import (
    AHEAD,
    ASTERN,
    BEFORE,
    CARDS,
    EMPTY,
    FOOD,
    FORWARD,
    GOLD,
    PORT_ROYAL,
    PRICES,
    WANTS,
    WORDS,
)
from tablee.games.jamaica.view import JamaicaView


@dataclass(frozen=True)
class Hull:
    """A ship as a plan sees it; after a battle or at a fork nobody knows what it has or where it is."""

    pos: int
    lap: int
    food: int
    gold: int
    holds: tuple[int, ...]
    sure: bool = True

    def has(self, goods: int) -> int:
        """How many tokens of these goods are on board."""
        return self.food if goods == FOOD else self.gold


@dataclass(frozen=True)
class Forecast:
    """What a card would do: in words, the spaces where it could lead, and whether it ends the race."""

    text: str
    spaces: tuple[int, ...]
    home: bool


def forecast(view: JamaicaView, speaker: Speaker, seat: Seat, card: int) -> Forecast:
    """JAM-04: the morning, and the evening as far as it can be foreseen."""
    hull: Hull | None = aboard(view, seat)
    told: list[str] = []
    spaces: list[int] = []
    for action, pips in zip(CARDS[card], (view.morning, view.evening), strict=True):
        if hull is None:
            break
        if action >= FORWARD:
            text, hull, ends = sailing(view, speaker, seat, hull, action, pips)
            spaces += ends
        else:
            text, hull = loading(speaker, hull, action, pips)
        told.append(text)
    return Forecast(" ".join(told), tuple(dict.fromkeys(spaces)), hull is None)


def aboard(view: JamaicaView, seat: Seat) -> Hull:
    """My ship as it lies there."""
    holds = view.holds[seat]
    food = sum(hold & 7 for hold in holds if hold >> 3 == FOOD)
    gold = sum(hold & 7 for hold in holds if hold >> 3 == GOLD)
    return Hull(view.pos[seat], view.lap[seat], food, gold, holds)


def loading(speaker: Speaker, hull: Hull, goods: int, pips: int) -> tuple[str, Hull]:
    """JAM-22 to JAM-24: into an empty hold, or one has to be emptied, or nothing at all."""
    word = WORDS[goods]
    if EMPTY in hull.holds:
        at = hull.holds.index(EMPTY)
        holds = (*hull.holds[:at], goods * 8 + pips, *hull.holds[at + 1 :])
        more = replace(hull, holds=holds)
        if goods == FOOD:
            more = replace(more, food=hull.food + pips)
        elif goods == GOLD:
            more = replace(more, gold=hull.gold + pips)
        return speaker.say("preview-load", goods=word, tokens=pips), more
    if all(hold >> 3 == goods for hold in hull.holds):
        return speaker.say("preview-no-room", goods=word), hull
    return speaker.say("preview-empty-first", goods=word, tokens=pips), hull


def sailing(
    view: JamaicaView, speaker: Speaker, seat: Seat, hull: Hull, action: int, pips: int
) -> tuple[str, Hull | None, Sequence[int]]:
    """JAM-10 to JAM-19: where the ship would come to, and what is due there. No ship any more: it is home."""
    word = WORDS[action]
    if not hull.sure:
        return speaker.say("preview-sail", way=word, pips=pips), hull, ()
    ends, crosses = (AHEAD if action == FORWARD else ASTERN)[hull.pos][pips]
    if crosses and action == FORWARD and hull.lap == 0:
        return speaker.say("preview-home"), None, (PORT_ROYAL,)
    lap = hull.lap + (crosses if action == FORWARD else -crosses)
    told = []
    after = hull
    for end in ends:
        text, after = landing(view, speaker, seat, replace(hull, pos=end, lap=lap))
        told.append(text)
    if len(ends) > 1:
        after = replace(after, sure=False)
    return speaker.say("preview-or").join(told), after, ends


def landing(view: JamaicaView, speaker: Speaker, seat: Seat, hull: Hull) -> tuple[str, Hull]:
    """JAM-14: the battle, then the price, the treasure or the walk back."""
    here = hull.pos
    goods, price = WANTS[here], PRICES[view.swap][here]
    if here == PORT_ROYAL:
        return speaker.say("preview-port-royal"), hull
    rivals = tuple(ship for ship, pos in enumerate(view.pos) if pos == here and ship != seat)
    before = speaker.say("preview-battle", names=names(view, speaker, rivals), space=here) if rivals else ""
    sure = not rivals
    if not goods:
        found = here in view.tokens
        text = speaker.say("preview-treasure", space=here) if found else speaker.say("preview-lair", space=here)
        return before + text, replace(hull, sure=sure)
    if hull.has(goods) >= price:
        left = replace(hull, sure=sure)
        left = replace(left, food=left.food - price) if goods == FOOD else replace(left, gold=left.gold - price)
        return before + speaker.say("preview-pay", space=here, goods=WORDS[goods], tokens=price), left
    where = ", ".join(str(space) for space in fallen(view, hull))
    short = speaker.say("preview-short", space=here, goods=WORDS[goods], tokens=price, where=where)
    return before + short, replace(hull, sure=False)


def fallen(view: JamaicaView, hull: Hull) -> list[int]:
    """JAM-18, JAM-19, JAM-44: where a ship that can't pay could come to rest, battles left aside."""
    goods = WANTS[hull.pos]
    left = replace(hull, food=0) if goods == FOOD else replace(hull, gold=0)
    ends: list[int] = []
    todo = [(space, left) for space in BEFORE[hull.pos]]
    while todo:
        space, ship = todo.pop()
        asked = WANTS[space]
        if not asked or ship.has(asked) >= PRICES[view.swap][space]:
            ends.append(space)
            continue
        if not view.jump:
            ship = replace(ship, food=0) if asked == FOOD else replace(ship, gold=0)
        todo += [(before, ship) for before in BEFORE[space]]
    return sorted(set(ends))


def names(view: JamaicaView, speaker: Speaker, ships: tuple[int, ...]) -> str:
    """Several ships in one breath, the Ghost among them."""
    told = [speaker.names((ship,)) if ship < view.seats else speaker.say("the-ghost") for ship in ships]
    return ", ".join(told)
