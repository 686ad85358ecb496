"""How Jamaica lies on the table: the dice, the chart with the ships, everybody's holds and treasures, my hand."""

from __future__ import annotations

from dataclasses import replace

from tablee.core.notation import Seat
from tablee.core.scene import SUMMARY, Counter, Die, Node, Note, Piece, Scene, Sheet, Speaker, Steps, Zone, prompt
from tablee.core.state import clockwise
from tablee.games.jamaica.offers import help_text, offer
from tablee.games.jamaica.rules.battle import CommitPowder, Powder
from tablee.games.jamaica.rules.facts import (
    BETH,
    BETH_ADDS,
    CARDS,
    COMBAT,
    STAR,
)
from tablee.games.jamaica.rules.ghost import GhostTarget, GhostWay, SteerGhost
from tablee.games.jamaica.rules.pay import Pay, PayFrom
from tablee.games.jamaica.rules.rounds import ChooseCard, PlaceDice
from tablee.games.jamaica.rules.state import ATTACK_FACE, ATTACK_POWDER, ATTACKER, DEFENCE_FACE, DEFENCE_POWDER
from tablee.games.jamaica.things import (
    chart,
    ghost_place,
    hold_zone,
    mover,
    my_hand,
    place,
    ship_name,
    sign,
)
from tablee.games.jamaica.view import JamaicaView


def scene(view: JamaicaView, speaker: Speaker) -> Scene:
    """The table as the view tells it."""
    nodes: list[Node] = [phase(view, speaker), dice(view, speaker)]
    if view.ending and view.outcome is None:
        nodes.append(Note("last-round", speaker.say("last-round"), "warning"))
    if view.seat is not None and view.outcome is None:
        nodes.append(replace(hold_zone(view, speaker, view.seat), style=f"holds {SUMMARY}"))
    if view.battle:
        nodes.append(battle(view, speaker))
    if view.seat in view.asked.waiting and isinstance(view.asked.question, CommitPowder | PayFrom):
        nodes.append(amounts(view, speaker))
    nodes.append(chart(view, speaker))
    if view.seat is not None and view.outcome is None:
        nodes.append(my_hand(view, speaker, view.seat))
    places = [place(view, speaker, seat) for seat in clockwise(view.seat or 0, view.seats)]
    if view.ghost:
        places.append(ghost_place(view, speaker))
    nodes.append(Zone("fleet", speaker.say("fleet"), tuple(places), "grid", style="fleet"))
    if view.outcome is None:
        nodes.append(played_cards(view, speaker))
    return Scene(
        game="jamaica",
        title=speaker.say("name"),
        nodes=tuple(nodes),
        prompt=prompt(view, speaker, lambda move: offer(view, speaker, move), help=help_text(view, speaker)),
    )


def phase(view: JamaicaView, speaker: Speaker) -> Steps:
    """JAM-01 to JAM-06: dice, cards, morning, evening; with the Ghost, its turn."""
    steps = [
        speaker.say("step-dice"),
        speaker.say("step-cards"),
        speaker.say("step-morning"),
        speaker.say("step-evening"),
    ]
    haunted = isinstance(view.asked.question, SteerGhost | GhostWay | GhostTarget)
    if view.ghost:
        steps.append(speaker.say("step-ghost"))
    if isinstance(view.asked.question, PlaceDice):
        now = 0
    elif isinstance(view.asked.question, ChooseCard):
        now = 1
    elif haunted or (view.battle and view.battle[ATTACKER] == view.seats):
        now = 4
    else:
        now = 2 if view.in_morning else 3
    seat = mover(view)
    told = speaker.say("round", round=view.round, captain=speaker.name(view.captain))
    if now in {2, 3} and seat is not None and view.outcome is None:
        told = speaker.say("round-turn", round=view.round, name=speaker.name(seat))
    return Steps("phase", told, tuple(steps), now)


def dice(view: JamaicaView, speaker: Speaker) -> Zone:
    """JAM-01, JAM-02: two dice on the table, then one under the sun and one under the moon."""
    first, second = view.rolled
    if not view.morning:
        both = tuple(
            Die(f"die.{at}", speaker.say("die", die=pips), str(pips), "action")
            for at, pips in enumerate((first, second))
        )
        return Zone("dice", speaker.say("dice"), both, style="dice")
    early = 0 if view.morning == first else 1
    morning = Die(f"die.{early}", speaker.say("die-morning", die=view.morning), str(view.morning), "action sun")
    evening = Die(f"die.{1 - early}", speaker.say("die-evening", die=view.evening), str(view.evening), "action moon")
    return Zone(
        "dice",
        speaker.say("dice"),
        (
            Zone("morning", speaker.say("step-morning"), (morning,), style="sun"),
            Zone("evening", speaker.say("step-evening"), (evening,), style="moon"),
        ),
        style="dice",
    )


def played_cards(view: JamaicaView, speaker: Speaker) -> Sheet:
    """JAM-R42: the cards each player has played since the last reshuffle; the others are in hand or deck."""
    rows = tuple(
        (
            f"{sign(speaker, morning)} {sign(speaker, evening)}",
            *(played_mark(view, seat, card) for seat in range(view.seats)),
        )
        for card, (morning, evening) in enumerate(CARDS)
    )
    heading = (speaker.say("played-card"), *(speaker.name(seat) for seat in range(view.seats)))
    return Sheet("played", speaker.say("played"), heading, rows, "tally")


def played_mark(view: JamaicaView, seat: Seat, card: int) -> str:
    return "●" if card in view.discards[seat] or card == view.chosen[seat] else "○" if card in view.known[seat] else "·"


def battle(view: JamaicaView, speaker: Speaker) -> Zone:
    """JAM-32 to JAM-34: both sides with gunpowder, die and total."""
    attacker, defender = view.battle[:2]
    both = (
        side(view, speaker, "attack", attacker, view.battle[ATTACK_POWDER], view.battle[ATTACK_FACE]),
        side(view, speaker, "defence", defender, view.battle[DEFENCE_POWDER], view.battle[DEFENCE_FACE]),
    )
    text = speaker.say(
        "battle", attacker=ship_name(view, speaker, attacker), defender=ship_name(view, speaker, defender)
    )
    return Zone("battle", text, both, style="battle mine")


def side(view: JamaicaView, speaker: Speaker, role: str, one: int, powder: int, face: int) -> Zone:
    """One side of a battle."""
    name = ship_name(view, speaker, one)
    name = name[:1].upper() + name[1:]  # “The Ghost Ship” begins these sentences
    beth = BETH_ADDS if view.powers[BETH] == one else 0
    inside: list[Node] = [
        Counter(
            f"{role}.powder", speaker.say("side-powder", name=name, tokens=powder), speaker.say("powder-label"), powder
        )
    ]
    if beth:
        inside.append(Counter(f"{role}.beth", speaker.say("side-beth", name=name), speaker.say("beth-label"), beth))
    if face:
        shown = "★" if face == STAR else str(COMBAT[face])
        inside.append(Die(f"{role}.die", speaker.say("side-die", name=name, die=shown), shown, "combat"))
        if face != STAR:
            total = COMBAT[face] + powder + beth
            inside.append(
                Counter(
                    f"{role}.total",
                    speaker.say("side-total", name=name, total=total),
                    speaker.say("total-label"),
                    total,
                )
            )
    text = speaker.say("side-attack", name=name) if role == "attack" else speaker.say("side-defence", name=name)
    seat = one if one < view.seats else None
    return Zone(f"battle.{role}", text, tuple(inside), style=f"fighter {role}", seat=seat)


def amounts(view: JamaicaView, speaker: Speaker) -> Zone:
    """How many tokens: one to click for each number."""
    numbers = [move.tokens for move in view.asked.options if isinstance(move, Powder | Pay)]
    pieces = tuple(
        Piece(f"amount.{number}", speaker.say("amount", tokens=number), str(number), style="amount")
        for number in numbers
    )
    return Zone("amounts", speaker.say("amounts"), pieces, style="amounts mine")
