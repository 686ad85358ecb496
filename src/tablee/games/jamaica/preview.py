"""What a card would do with the dice as they lie, told before it is played. From the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.games.jamaica.rules.facts import (
    AHEAD,
    ASTERN,
    BANK,
    BEFORE,
    CARDS,
    EMPTY,
    FORWARD,
    PORT_ROYAL,
    PRICES,
    WANTS,
    WORDS,
)
from tablee.games.jamaica.rules.state import amount
from tablee.games.jamaica.view import JamaicaView

Holds = tuple[int, ...]


@dataclass(frozen=True)
class Hull:
    """A ship as a plan sees it; after a battle or at a fork nobody knows what it has or where it is.

    Its player chooses which hold to empty and which to pay from: all that may come of it is kept, each once.
    """

    pos: int
    lap: int
    holds: tuple[Holds, ...]
    sure: bool = True

    def has(self, goods: int) -> tuple[int, int]:
        """How many tokens of these goods are on board: at least, and at most."""
        found = [amount(holds, goods) for holds in self.holds]
        return min(found), max(found)

    def without(self, goods: int) -> Hull:
        """JAM-18: all of these goods is lost."""
        return replace(
            self, holds=distinct(tuple(EMPTY if hold >> 3 == goods else hold for hold in one) for one in self.holds)
        )


@dataclass(frozen=True)
class Forecast:
    """What a card would do: in words, the spaces where it could lead, and whether it ends the race."""

    text: str
    spaces: tuple[int, ...]
    home: bool


def forecast(view: JamaicaView, speaker: Speaker, seat: Seat, card: int) -> Forecast:
    """JAM-04: the morning, and the evening as far as it can be foreseen."""
    hull: Hull | None = Hull(view.pos[seat], view.lap[seat], distinct([view.holds[seat]]))
    told: list[str] = []
    spaces: list[int] = []
    for action, pips in zip(CARDS[card], (view.morning, view.evening), strict=True):
        if hull is None:
            break
        if action >= FORWARD:
            text, hull, ends = sailing(view, speaker, seat, hull, action, pips)
            spaces += ends
        else:
            text, hull = loading(view, speaker, seat, hull, action, pips)
        told.append(text)
    return Forecast(" ".join(told), tuple(dict.fromkeys(spaces)), hull is None)


def loading(view: JamaicaView, speaker: Speaker, seat: Seat, hull: Hull, goods: int, pips: int) -> tuple[str, Hull]:
    """JAM-22 to JAM-24, JAM-O1: into an empty hold, or one has to be emptied, or nothing at all."""
    word = WORDS[goods]
    tokens = min(pips, in_bank(view, seat, hull, goods))
    if not tokens:
        return speaker.say("preview-bank-empty", goods=word), hull
    if not hull.sure:
        return speaker.say("preview-load", goods=word, tokens=tokens), hull
    after = replace(hull, holds=distinct(one for holds in hull.holds for one in stowed(holds, goods, tokens)))
    if after.holds == hull.holds and all(hold >> 3 == goods for holds in hull.holds for hold in holds):
        return speaker.say("preview-no-room", goods=word), hull
    if all(EMPTY in holds for holds in hull.holds):
        return speaker.say("preview-load", goods=word, tokens=tokens), after
    return speaker.say("preview-empty-first", goods=word, tokens=tokens), after


def stowed(holds: Holds, goods: int, tokens: int) -> Iterator[Holds]:
    """JAM-22, JAM-23: the holds with the goods in them, for each hold that could be emptied. JAM-24: or as they are."""
    places = [holds.index(EMPTY)] if EMPTY in holds else [at for at, hold in enumerate(holds) if hold >> 3 != goods]
    if not places:
        yield holds
    for at in places:
        yield (*holds[:at], goods * 8 + tokens, *holds[at + 1 :])


def in_bank(view: JamaicaView, seat: Seat, hull: Hull, goods: int) -> int:
    """JAM-O1: how many tokens the bank has, as the table lies now. JAM-R1: any number, if it is not counted."""
    if not view.strict:
        return BANK[goods]
    others = sum(amount(holds, goods) for ship, holds in enumerate(view.holds) if ship != seat)
    return BANK[goods] - others - hull.has(goods)[0]


def paid(holds: Holds, goods: int, due: int) -> Iterator[Holds]:
    """JAM-15: what may be left in the holds, whichever of them it is paid from."""
    at = next((at for at, hold in enumerate(holds) if due and hold >> 3 == goods), None)
    if at is None:
        yield holds
        return
    head, hold, tail = holds[:at], holds[at], holds[at + 1 :]
    rest = amount(tail, goods)
    for tokens in range(max(0, due - rest), min(due, hold & 7) + 1):
        left = EMPTY if tokens == hold & 7 else hold - tokens
        for end in paid(tail, goods, due - tokens):
            yield (*head, left, *end)


def distinct(holds: Iterable[Holds]) -> tuple[Holds, ...]:
    """Each once; in which hold something lies makes no difference."""
    return tuple(dict.fromkeys(tuple(sorted(one)) for one in holds))


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
    least, most = hull.has(goods)
    if most >= price:
        left = distinct(
            one for holds in hull.holds if amount(holds, goods) >= price for one in paid(holds, goods, price)
        )
        pays = speaker.say("preview-pay", space=here, goods=WORDS[goods], tokens=price)
        if least < price:
            pays = speaker.say("preview-pay-if-kept", space=here, goods=WORDS[goods], tokens=price)
        return before + pays, replace(hull, holds=left, sure=sure)
    where = ", ".join(str(space) for space in fallen(view, hull))
    short = speaker.say("preview-short", space=here, goods=WORDS[goods], tokens=price, where=where)
    return before + short, replace(hull, sure=False)


def fallen(view: JamaicaView, hull: Hull) -> list[int]:
    """JAM-18, JAM-19, JAM-44: where a ship that can't pay could come to rest, battles left aside."""
    ends: set[int] = set()
    left = hull.without(WANTS[hull.pos])
    todo = [(space, holds) for space in BEFORE[hull.pos] for holds in left.holds]
    while todo:
        space, holds = todo.pop()
        asked = WANTS[space]
        if not asked or amount(holds, asked) >= PRICES[view.swap][space]:
            ends.add(space)
            continue
        if not view.jump:
            holds = tuple(EMPTY if hold >> 3 == asked else hold for hold in holds)
        todo += [(before, holds) for before in BEFORE[space]]
    return sorted(ends)


def ghost_course(view: JamaicaView, speaker: Speaker, action: int, pips: int) -> tuple[str, Sequence[int]]:
    """JAM-G3, JAM-G8: where the Ghost could come to that way."""
    ghost = view.seats
    ends, crosses = (AHEAD if action == FORWARD else ASTERN)[view.pos[ghost]][pips]
    if crosses and action == FORWARD and view.lap[ghost] == 0:
        ends = (PORT_ROYAL,)
    return speaker.say("preview-or").join(ghost_landing(view, speaker, end) for end in ends), ends


def ghost_landing(view: JamaicaView, speaker: Speaker, space: int) -> str:
    """JAM-G2 to JAM-G4: it never pays; it attacks whom it meets, and takes the treasure of a lair."""
    if space == PORT_ROYAL:
        return speaker.say("preview-port-royal")
    met = tuple(ship for ship in range(view.seats) if view.pos[ship] == space)
    told = speaker.say("preview-battle", names=names(view, speaker, met), space=space) if met else ""
    told += speaker.say("preview-ghost", space=space)
    if space in view.tokens:
        told += " " + speaker.say("preview-ghost-treasure")
    return told


def names(view: JamaicaView, speaker: Speaker, ships: tuple[int, ...]) -> str:
    """Several ships in one breath, the Ghost among them."""
    told = [speaker.names((ship,)) if ship < view.seats else speaker.say("the-ghost") for ship in ships]
    return ", ".join(told)
