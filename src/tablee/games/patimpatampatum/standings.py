"""How a Patum ended: what each square and the houses have paid in the three rounds (PPP-74, PPP-75, PPP-90)."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.standings import Order, Part, Place, Standings, conclude, outcome_of, ranked, runners_up
from tablee.games.patimpatampatum.board import NAMES, SQUARES
from tablee.games.patimpatampatum.view import PatumView


def standings(view: PatumView, speaker: Speaker) -> Standings:
    """PPP-90: most points win, and whoever is level wins too."""
    places = [place(view, speaker, seat) for seat in range(view.seats)]
    return conclude(view, speaker, places, decided(view, speaker, ranked(places)), speaker.say("score-label"))


def place(view: PatumView, speaker: Speaker, seat: Seat) -> tuple[Order, Place]:
    """PPP-74, PPP-75: the points, by what paid them. PPP-R42: who has left can't win."""
    paid = [sum(row) for row in zip(*(one[seat] for one in view.sheet), strict=True)]
    payers = [speaker.say("cell-name", cell=NAMES[square]) for square in SQUARES]
    payers.append(speaker.say("houses-label"))
    parts = tuple(Part(text, points) for text, points in zip(payers, paid, strict=False) if points)
    gone = seat in view.gone
    note = speaker.say("fared-gone") if gone else ""
    return (int(gone), -view.score[seat]), Place((seat,), speaker.name(seat), view.score[seat], parts, note)


def decided(view: PatumView, speaker: Speaker, places: tuple[Place, ...]) -> str:
    """PPP-90: by how many points."""
    outcome = outcome_of(view)
    if not outcome.winners:
        return speaker.result(outcome)
    rivals, best = runners_up(places), view.score[outcome.winners[0]]
    margin = best - view.score[rivals[0]] if rivals else 0
    return speaker.result(outcome, rivals=rivals, margin=margin, score=best)
