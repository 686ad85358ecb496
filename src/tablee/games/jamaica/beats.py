"""How Jamaica is staged: dice tumble, ships sail space by space, both sides of a battle show their strength, loot changes hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from tablee.core.beats import (
    Beats,
    Change,
    Cheer,
    Count,
    Drop,
    Duel,
    Fly,
    Go,
    Mark,
    Put,
    Roll,
    Row,
    Show,
    Side,
    Step,
    Tally,
    Together,
    Where,
)
from tablee.core.notation import Seat
from tablee.core.scene import Card, Die, Speaker
from tablee.core.standings import signed
from tablee.core.state import Event
from tablee.games.jamaica.meanwhile import AllHolds, holds_around, holds_at_first
from tablee.games.jamaica.rules.battle import Attacked, Committed, Rolled, RolledStar, Tied
from tablee.games.jamaica.rules.end import Scored
from tablee.games.jamaica.rules.facts import (
    BEFORE,
    BETH,
    BETH_ADDS,
    CARDS,
    COMBAT,
    NEXT,
    PORT_ROYAL,
    POWDER,
    STAR,
    WORDS,
)
from tablee.games.jamaica.rules.ghost import GhostTurned
from tablee.games.jamaica.rules.load import BankShort, Loaded, LoadIgnored, ThrownAway
from tablee.games.jamaica.rules.loot import (
    FoundHidden,
    FoundPower,
    FoundTreasure,
    Gave,
    GaveCursed,
    Sunk,
    TookHidden,
    TookHold,
    TookPower,
    TookTreasure,
    WonBattle,
)
from tablee.games.jamaica.rules.move import CameHome, FellBack, Paid, RanShort, Sailed
from tablee.games.jamaica.rules.pay import PayFrom
from tablee.games.jamaica.rules.rounds import CompassPassed, DiceRolled, Drew, Reshuffled, Revealed
from tablee.games.jamaica.rules.state import (
    ATTACK_FACE,
    ATTACK_POWDER,
    ATTACKER,
    DEFENCE_FACE,
    DEFENCE_POWDER,
    DEFENDER,
)
from tablee.games.jamaica.things import action_card, one_hold, ship_name, to_go
from tablee.games.jamaica.view import JamaicaView

CARD_OF: Final = {(WORDS[morning], WORDS[evening]): card for card, (morning, evening) in enumerate(CARDS)}

Crew = tuple[Seat, ...]
"""Who sails a ship, as events tell it: nobody on the Ghost Ship."""


def steps(event: Event, change: Change[JamaicaView]) -> Iterator[Step]:
    """What is seen of one event."""
    if change.at == 0 and isinstance(change.before.asked.question, PayFrom):
        was, speaker = change.before.holds, change.speaker.anybody()
        yield from relabelled(was, holds_at_first(change), change.before.seats, speaker)
    part = PARTS.get(type(event))
    if part is not None:
        yield from part(event, change)


def dealt(event: Event, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-01 to JAM-06: dice, cards, the compass."""
    match event:
        case DiceRolled():
            yield from thrown(event, change.speaker)
        case Revealed():
            yield Show(turned_up(event, change))
        case Drew():
            yield from drew(event, change)
        case CompassPassed():
            yield Go("compass", f"seat.{event.seat}")


def travelled(event: Event, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-10 to JAM-21: the ways of the ships; JAM-G8: the Ghost turns."""
    match event:
        case Sailed():
            yield from sailed(event, change)
        case CameHome():
            yield from came_home(event, change)
        case FellBack():
            yield from fell_back(event, change)
        case GhostTurned():
            yield from at_last((), PORT_ROYAL, change, NEXT)


def traded(event: Event, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-15 to JAM-27: what is paid and loaded, and what lay in a lair; JAM-41: what it is all worth."""
    match event:
        case Paid() | RanShort():
            tokens = event.tokens if isinstance(event, Paid) else event.given
            who = (event.seat,)
            yield from leaves(who, f"space.{place(who, change)}", event.goods, tokens, change)
        case Loaded():
            yield from loaded(event, change)
        case ThrownAway():
            yield from leaves((event.seat,), "chart", event.goods, event.tokens, change)
        case FoundPower() | FoundTreasure():
            yield found((event.seat,), change)
            yield from stowed(change)
        case FoundHidden():
            yield found(event.who, change)
        case Scored():
            yield scored(event, change.speaker)


def fought(event: Event, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-30 to JAM-37: gunpowder, dice, and who is stronger."""
    match event:
        case Attacked():
            yield Mark((*ships(event.who, event.whom), f"space.{event.space}"))
        case Committed():
            yield from leaves((event.seat,), "chart", WORDS[POWDER], event.tokens, change)
            side = "attack" if change.before.battle and change.before.battle[ATTACKER] == event.seat else "defence"
            yield Count(f"{side}.powder", event.tokens)
        case Rolled():
            yield Roll(combat_die(event.who, str(event.die), change))
        case RolledStar():
            yield Roll(combat_die(event.who, "★", change))
        case WonBattle():
            yield duel(change, event.who)
        case Tied():
            yield duel(change, None)


def won(event: Event, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-35: what changes ships."""
    match event:
        case TookHold():
            yield from leaves(event.whom, holds(event.who), event.goods, event.tokens, change)
        case TookPower() | TookTreasure() | TookHidden():
            yield Fly(home(event.whom), home(event.who), picture="treasure")
            yield from stowed(change)
        case Gave() | GaveCursed():
            yield Fly(home((event.seat,)), home(event.whom), picture="treasure-cursed")
        case Sunk():
            yield Mark(ships(()))


PARTS: Final[Mapping[type[Event], Callable[[Event, Change[JamaicaView]], Iterator[Step]]]] = {
    **dict.fromkeys((DiceRolled, Revealed, Drew, CompassPassed), dealt),
    **dict.fromkeys((Sailed, CameHome, FellBack, GhostTurned), travelled),
    **dict.fromkeys((Paid, RanShort, Loaded, ThrownAway, FoundPower, FoundTreasure, FoundHidden, Scored), traded),
    **dict.fromkeys((Attacked, Committed, Rolled, RolledStar, WonBattle, Tied), fought),
    **dict.fromkeys((TookHold, TookPower, TookTreasure, TookHidden, Gave, GaveCursed, Sunk), won),
}


# --- Dice and cards ----------------------------------------------------------------------------------------------------


def thrown(event: DiceRolled, speaker: Speaker) -> Iterator[Step]:
    """JAM-01: both dice at once."""
    faces = (event.first, event.second)
    yield Together(
        tuple(
            Roll(Die(f"die.{at}", speaker.say("die", die=pips), str(pips), "action")) for at, pips in enumerate(faces)
        )
    )


def turned_up(event: Revealed, change: Change[JamaicaView]) -> Card:
    """JAM-04: the card in front of its owner."""
    card = CARD_OF[event.morning, event.evening]
    return action_card(change.after, change.speaker, f"front.{event.seat}", event.seat, card, "front")


def drew(event: Drew, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-06: my new card, which is sorted into the hand with the scene after the answer."""
    card, seat = CARD_OF[event.morning, event.evening], event.seat
    yield Put(f"hand.{seat}", action_card(change.after, change.speaker, f"hand.{seat}.new", seat, card))
    yield Drop(f"hand.{seat}.new")


# --- Ships -------------------------------------------------------------------------------------------------------------


def sailed(event: Sailed, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-10: one space for each pip."""
    ways = NEXT if event.way == "forward" else BEFORE
    start = place(event.who, change, before=True)
    yield from moved(event.who, route(ways, start, event.space, event.pips))
    yield from counted(event.who, change)


def came_home(event: CameHome, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-12: into Port Royal, and a cheer."""
    yield from at_last((event.seat,), PORT_ROYAL, change, NEXT)
    yield from counted((event.seat,), change)
    yield Cheer((event.seat,))


def fell_back(event: FellBack, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-19: back, space by space."""
    yield from at_last((event.seat,), event.space, change, BEFORE)
    yield from counted((event.seat,), change)


def at_last(who: Crew, end: int, change: Change[JamaicaView], ways: Sequence[Sequence[int]]) -> Iterator[Step]:
    """As far as it takes."""
    start = place(who, change, before=True)
    for pips in range(1, len(ways)):
        way = route(ways, start, end, pips)
        if way:
            yield from moved(who, way)
            return


def moved(who: Crew, way: Sequence[int]) -> Iterator[Step]:
    spots = tuple(f"space.{space}" for space in way)
    if spots:
        (ship,) = ships(who)
        yield Go(ship, spots[-1], spots[:-1])
        yield Mark((ship, spots[-1]))


def route(ways: Sequence[Sequence[int]], start: int, end: int, pips: int) -> tuple[int, ...]:
    """The spaces on the way from one to the other, the last one included; nothing if no way has that many."""
    if pips == 0:
        return ()
    for after in ways[start]:
        if pips == 1:
            if after == end:
                return (end,)
        elif rest := route(ways, after, end, pips - 1):
            return (after, *rest)
    return ()


def place(who: Crew, change: Change[JamaicaView], *, before: bool = False) -> int:
    """Where a ship is at this event, or was before it."""
    one = who[0] if who else change.before.seats
    where = change.before.pos[one]
    for past in change.so_far[: -1 if before else None]:
        match past:
            case Sailed() if past.who == who:
                where = past.space
            case FellBack() if (past.seat,) == who:
                where = past.space
            case CameHome() if (past.seat,) == who:
                where = PORT_ROYAL
            case GhostTurned() if not who:
                where = PORT_ROYAL
    return where


# --- Battles -----------------------------------------------------------------------------------------------------------


def duel(change: Change[JamaicaView], winner: Crew | None) -> Duel:
    """JAM-34: gunpowder, die and Lady Beth of both sides; the higher total wins, and a star at once."""
    before, speaker = change.before, change.speaker
    attacker, defender = (before.battle[ATTACKER], before.battle[DEFENDER]) if before.battle else (-1, -1)
    powder = {attacker: before.battle[ATTACK_POWDER], defender: before.battle[DEFENCE_POWDER]} if before.battle else {}
    rolled: dict[int, str] = {}
    if before.battle:
        faces = ((attacker, before.battle[ATTACK_FACE]), (defender, before.battle[DEFENCE_FACE]))
        rolled = {one: "★" if face == STAR else str(COMBAT[face]) for one, face in faces if face}
    totals: dict[int, int] = {}
    for past in change.so_far:
        match past:
            case Attacked():
                attacker, defender = (ship_of(crew, before) for crew in (past.who, past.whom))
                powder, rolled, totals = {}, {}, {}
            case Committed():
                powder[past.seat] = past.tokens
            case Rolled():
                rolled[ship_of(past.who, before)] = str(past.die)
                totals[ship_of(past.who, before)] = past.total
            case RolledStar():
                rolled[ship_of(past.who, before)] = "★"
    both = tuple(
        strength(one, powder.get(one, 0), rolled.get(one, ""), totals.get(one), change) for one in (attacker, defender)
    )
    names = {
        "attacker": ship_name(before, speaker, attacker),
        "defender": ship_name(before, speaker, defender),
    }
    won: Literal[0, 1] | None = None
    if winner is not None:
        won = 0 if ship_of(winner, before) == attacker else 1
    return Duel(speaker.say("battle", **names), (both[0], both[1]), won)


def strength(one: int, powder: int, die: str, total: int | None, change: Change[JamaicaView]) -> Side:
    """One side of a battle, and what its total is made of."""
    view, speaker = change.before, change.speaker
    lines = []
    if powder:
        lines.append(speaker.say("duel-powder", tokens=powder))
    if die:
        lines.append(speaker.say("duel-die", die=die))
    if total is None and die.isdigit():
        total = int(die) + powder + beth(one, view)
    more = 0 if total is None or not die.isdigit() else total - int(die) - powder
    if more:
        lines.append(speaker.say("duel-beth", tokens=more))
    shown = "★" if die == "★" else "" if total is None else str(total)
    return Side(one if one < view.seats else None, ship_name(view, speaker, one), tuple(lines), shown)


def beth(one: int, view: JamaicaView) -> int:
    """JAM-37: two more with Lady Beth."""
    return BETH_ADDS if view.powers[BETH] == one else 0


def combat_die(who: Crew, shown: str, change: Change[JamaicaView]) -> Die:
    """JAM-34: the die of a side."""
    ship = ship_name(change.before, change.speaker, ship_of(who, change.before))
    text = change.speaker.say("side-die", name=ship[:1].upper() + ship[1:], die=shown)
    return Die("combat.die", text, shown, "combat")


# --- Goods and treasures -----------------------------------------------------------------------------------------------


def leaves(who: Crew, end: Where, goods: str, tokens: int, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-15, JAM-23, JAM-35: goods on their way out of a hold, which has less at once."""
    if tokens:
        less = stowed(change)
        start = less[0].node.id if less and isinstance(less[0], Show) else holds(who)
        yield Together((cargo(start, end, goods, tokens), *less))


def loaded(event: Loaded, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-22: goods come from the card that says so and lie in a hold; those that were taken are on their way already."""
    done = [past for past in change.so_far[:-1] if not isinstance(past, ThrownAway)]
    more = stowed(change)
    if not (done and isinstance(done[-1], TookHold)):
        end = more[0].node.id if more and isinstance(more[0], Show) else holds(event.who)
        yield cargo(source(event.who), end, event.goods, event.tokens)
    yield from more


def stowed(change: Change[JamaicaView]) -> tuple[Step, ...]:
    """JAM-22: the holds that this event has changed."""
    return relabelled(*holds_around(change), change.before.seats, change.speaker.anybody())


@lru_cache(maxsize=64)
def relabelled(was: AllHolds, now: AllHolds, seats: int, speaker: Speaker) -> tuple[Step, ...]:
    """What differs between the holds then and now: the same for everybody."""
    steps: list[Step] = []
    for ship in (ship for ship in range(len(now)) if was[ship] != now[ship]):
        seat, old = ship if ship < seats else None, was[ship]
        who = "ghost" if seat is None else str(seat)
        steps += [
            Show(one_hold(speaker, seat, at, hold))
            for at, (hold, last) in enumerate(zip(now[ship], old, strict=False))
            if hold != last
        ]
        steps += [Drop(f"hold.{who}.{at}") for at in range(len(now[ship]), len(old))]
        steps += [
            Put(f"holds.{who}", one_hold(speaker, seat, at, now[ship][at])) for at in range(len(old), len(now[ship]))
        ]
    return tuple(steps)


def counted(who: Crew, change: Change[JamaicaView]) -> Iterator[Step]:
    """JAM-43: how far it still is, once a ship has come where it stays."""
    sails_on = any(
        who == (event.who if isinstance(event, Sailed) else (event.seat,))
        for event in change.events[change.at + 1 :]
        if isinstance(event, Sailed | FellBack | CameHome)
    )
    if who and not sails_on:
        yield Show(to_go(change.after, change.speaker, who[0]))


def cargo(start: Where, end: Where, goods: str, tokens: int) -> Fly:
    """Goods on their way, with their number."""
    return Fly(start, end, label=str(tokens), picture=f"hold-{goods}")


def found(who: Crew, change: Change[JamaicaView]) -> Fly:
    """JAM-16: a treasure from the lair where the ship lies."""
    return Fly(f"space.{place(who, change)}", home(who), picture="treasure")


def source(who: Crew) -> Where:
    """Where goods come from that are loaded: the card that says so."""
    return f"front.{who[0]}" if who else "seat.ghost"


def scored(event: Scored, speaker: Speaker) -> Tally:
    """JAM-41: a score, part by part."""
    parts = (("score-space", event.space), ("score-gold", event.gold), ("score-treasure", event.treasure))
    rows, total = [], 0
    for key, amount in parts:
        total += amount
        rows.append(Row(speaker.say(key), signed(amount), signed(total), event.seat))
    return Tally(speaker.name(event.seat), tuple(rows))


# --- Names of things ---------------------------------------------------------------------------------------------------


def ship_of(who: Crew, view: JamaicaView) -> int:
    return who[0] if who else view.seats


def ships(*crews: Crew) -> tuple[str, ...]:
    return tuple(f"ship.{who[0] if who else 'ghost'}" for who in crews)


def holds(who: Crew) -> str:
    return f"holds.{who[0] if who else 'ghost'}"


def home(who: Crew) -> Where:
    """The place of a ship's owner at the table."""
    return who[0] if who else "seat.ghost"


PICTURES: Final[Mapping[type[Event], str]] = {
    Committed: "hold-powder",
    CompassPassed: "compass",
    FoundHidden: "treasure",
    TookHidden: "treasure",
    Gave: "treasure-gold",
    TookTreasure: "treasure-gold",
    FoundTreasure: "treasure-gold",
    GaveCursed: "treasure-cursed",
    GhostTurned: "ghost",
    CameHome: "port-royal",
    Sailed: "ship",
    FellBack: "ship",
}


def picture(event: Event) -> str:
    """What stands before an event in the log: goods, treasures, the ship."""
    match event:
        case Loaded() | ThrownAway() | Paid() | RanShort() | TookHold() | LoadIgnored() | BankShort():
            return f"hold-{event.goods}"
        case FoundPower() | TookPower():
            return f"power-{event.power}"
    return PICTURES.get(type(event), "")


BEATS: Final[Beats[JamaicaView]] = Beats(
    steps,
    picture=picture,
    causes=frozenset({Revealed, DiceRolled}),
    quiet=frozenset({Drew, Reshuffled, CompassPassed}),
    drama=frozenset({Attacked, WonBattle, Tied, CameHome, RolledStar}),
    actors=dict.fromkeys(
        (
            Sailed,
            Loaded,
            Attacked,
            Rolled,
            RolledStar,
            WonBattle,
            TookHold,
            TookPower,
            TookTreasure,
            TookHidden,
            FoundHidden,
        ),
        "who",
    ),
)
