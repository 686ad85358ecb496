"""How a match of Fuji Flush ended: who got rid of all cards, and what the others have left (FUJ-19 to FUJ-22)."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.standings import Order, Place, Standings, conclude, outcome_of
from tablee.games.fuji_flush.rules import EMPTY, End
from tablee.games.fuji_flush.view import FujiView


def standings(view: FujiView, speaker: Speaker) -> Standings:
    """FUJ-O2: a series goes by deals won; FUJ-22: a single deal by the cards that are left."""
    outcome = outcome_of(view)
    series = outcome.reason == End.SERIES
    tell = series_place if series else place
    places = [tell(view, speaker, seat) for seat in range(view.seats)]
    unit = speaker.say("series-wins") if series else ""
    return conclude(view, speaker, places, decided(view, speaker), unit)


def place(view: FujiView, speaker: Speaker, seat: Seat) -> tuple[Order, Place]:
    """FUJ-21, FUJ-22: the winners, then the fewest cards. FUJ-R16: who has left comes last, and holds none."""
    if seat not in view.present:
        return (2, 0), Place((seat,), speaker.name(seat), note=speaker.say("fared-gone"))
    cards = view.sizes[seat] + (view.front[seat] != EMPTY)
    note = speaker.say("fared", cards=cards)
    return (int(seat not in outcome_of(view).winners), cards), Place((seat,), speaker.name(seat), note=note)


def series_place(view: FujiView, speaker: Speaker, seat: Seat) -> tuple[Order, Place]:
    """FUJ-O2: most deals won, and as many share. FUJ-R16: not for who has left."""
    gone = seat not in view.present
    note = speaker.say("fared-gone") if gone else ""
    return (int(gone), -view.wins[seat]), Place((seat,), speaker.name(seat), view.wins[seat], note=note)


def decided(view: FujiView, speaker: Speaker) -> str:
    """What decided it, in the words of the ending."""
    outcome = outcome_of(view)
    first = outcome.winners[0] if outcome.winners else 0
    match outcome.reason:
        case End.SERIES:
            return speaker.result(outcome, won=view.wins[first], deals=view.deals)
        case End.TURN_LIMIT:
            return speaker.result(outcome, cards=view.sizes[first] + (view.front[first] != EMPTY))
        case _:
            return speaker.result(outcome)
