"""How a match of Driftwood ended: what every raft carries (DRI-7 to DRI-9)."""

from __future__ import annotations

from driftwood.view import DriftwoodView
from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.standings import Order, Part, Place, Standings, conclude, outcome_of


def standings(view: DriftwoodView, speaker: Speaker) -> Standings:
    """DRI-8: the heaviest raft wins; DRI-9: equals share."""
    outcome = outcome_of(view)
    places = [place(view, speaker, seat) for seat in range(view.seats)]
    text = speaker.result(outcome, weight=outcome.scores[outcome.winners[0]])
    return conclude(view, speaker, places, text, speaker.say("weight-label"))


def place(view: DriftwoodView, speaker: Speaker, seat: Seat) -> tuple[Order, Place]:
    """DRI-8: a raft, wood by wood."""
    parts = tuple(Part(speaker.say("wood", card=card), card) for card in view.rafts[seat])
    weight = sum(view.rafts[seat])
    return (-weight,), Place((seat,), speaker.name(seat), weight, parts)
