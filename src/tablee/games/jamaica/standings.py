"""How a race of Jamaica ended: every score part by part, and the steps that part equals (JAM-41 to JAM-43)."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.standings import Order, Part, Place, Standings, conclude, outcome_of, ranked, runners_up, signed
from tablee.games.jamaica.rules.facts import ARRIVED, BEFORE_THE_LINE, GOLD, VALUE, WORTH
from tablee.games.jamaica.things import steps_to_go
from tablee.games.jamaica.view import JamaicaView


def standings(view: JamaicaView, speaker: Speaker) -> Standings:
    """JAM-43: the highest score, then whoever is furthest ahead; who is level in both shares."""
    places = [place(view, speaker, seat) for seat in range(view.seats)]
    return conclude(view, speaker, places, decided(view, speaker, ranked(places)), speaker.say("score-unit"))


def place(view: JamaicaView, speaker: Speaker, seat: Seat) -> tuple[Order, Place]:
    """JAM-41: the space, the gold in all holds, the treasures; nothing else counts."""
    steps = steps_to_go(view, seat)
    parts = (
        Part(speaker.say("score-space"), space_value(view, seat)),
        Part(speaker.say("score-gold"), sum(hold & 7 for hold in view.holds[seat] if hold >> 3 == GOLD)),
        Part(speaker.say("score-treasure"), sum(WORTH[view.faces[back]] for back in view.backs[seat])),
    )
    score = sum(part.amount for part in parts)
    return (-score, steps), Place((seat,), speaker.name(seat), score, parts, speaker.say("fared", steps=steps))


def space_value(view: JamaicaView, seat: Seat) -> int:
    """JAM-42: what the space of a ship is worth."""
    if view.lap[seat] == 1:
        return ARRIVED
    return VALUE[view.pos[seat]] if view.lap[seat] == 0 else BEFORE_THE_LINE


def decided(view: JamaicaView, speaker: Speaker, places: tuple[Place, ...]) -> str:
    """JAM-43: by how many points, or by how many steps."""
    outcome, rivals = outcome_of(view), runners_up(places)
    best, steps = outcome.scores[outcome.winners[0]], steps_to_go(view, outcome.winners[0])
    margin = best - outcome.scores[rivals[0]] if rivals else 0
    others = steps_to_go(view, rivals[0]) if rivals else steps
    return speaker.result(outcome, rivals=rivals, margin=margin, score=signed(best), steps=steps, others=others)
