"""How a match of Pagamás ended: what everybody has buried, card by card (PGM-91, PGM-92)."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.standings import Order, Part, Place, Standings, conclude, outcome_of, ranked, runners_up
from tablee.games.pagamas.cards import VALUES
from tablee.games.pagamas.view import PagamasView


def standings(view: PagamasView, speaker: Speaker) -> Standings:
    """PGM-92: the highest score wins; equals share."""
    places = [place(view, speaker, seat) for seat in range(view.seats)]
    return conclude(view, speaker, places, decided(view, speaker, ranked(places)), speaker.say("score-unit"))


def place(view: PagamasView, speaker: Speaker, seat: Seat) -> tuple[Order, Place]:
    """PGM-91: only what is buried counts; the rest is lost."""
    values = [loot.value for loot in view.hoards[seat]]
    parts = tuple(
        Part(speaker.say("counted-loot", cards=values.count(value), parts=value), values.count(value) * value)
        for value in sorted(VALUES, reverse=True)
        if value in values
    )
    lost = sum(loot.value for loot in view.magots[seat])
    note = speaker.say("fared", lost=lost) if lost else ""
    return (-sum(values),), Place((seat,), speaker.name(seat), sum(values), parts, note)


def decided(view: PagamasView, speaker: Speaker, places: tuple[Place, ...]) -> str:
    """PGM-92: by how many parts."""
    outcome, rivals = outcome_of(view), runners_up(places)
    best = outcome.scores[outcome.winners[0]]
    margin = best - outcome.scores[rivals[0]] if rivals else 0
    return speaker.result(outcome, rivals=rivals, margin=margin, score=best)
