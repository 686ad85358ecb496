"""How the table stands at one event of an answer, for who was told of it: hands, hideouts, voices, and who has lost what."""

from __future__ import annotations

from tablee.core.beats import Change, Count
from tablee.core.notation import Seat
from tablee.core.state import Event
from tablee.games.pagamas.cards import NOBODY
from tablee.games.pagamas.rules.ballot import Bribed, Elected, VoteShown
from tablee.games.pagamas.rules.mutiny import Reinforced, ShareSpoils, WalkedThePlank
from tablee.games.pagamas.rules.refit import Drew, DrewOne, HandDiscarded, Reshuffled, SailorHired
from tablee.games.pagamas.rules.reveal import AmbushShown, CameTooLate, Dodged, FellAtHouse, FoundAt, Trapped
from tablee.games.pagamas.view import PagamasView

Voices = list[tuple[Seat, str, int, int]]
"""Whose votes, in words, how many, and for what: a choice or a candidate."""


def deck(change: Change[PagamasView]) -> Count:
    """What is left of the Action deck. PGM-13: the discards may have gone into it."""
    left = change.before.deck
    for one in change.so_far:
        if isinstance(one, Reshuffled):
            left += one.cards
        elif isinstance(one, SailorHired | Drew | DrewOne):
            left -= 1
    return Count("deck", left)


def hand_size(change: Change[PagamasView], seat: Seat) -> int:
    """How many cards somebody holds after this event."""
    size, decided = change.before.sizes[seat], settled(change)
    for at, one in enumerate(change.so_far):
        if loses_all(one, seat) or (at == decided and seat in trapped(change)):
            size = 0
        match one:
            case HandDiscarded() if one.seat == seat:
                size = 0
            case Drew() | DrewOne() if one.seat == seat:
                size += 1
            case Bribed() | Reinforced() | Dodged() if one.seat == seat and size:
                size -= 1
    return size


def crew_size(change: Change[PagamasView], seat: Seat) -> int:
    """How many sailors somebody has after this event."""
    size, decided = len(change.before.crews[seat]), settled(change)
    for at, one in enumerate(change.so_far):
        if loses_all(one, seat) or (at == decided and seat in trapped(change)):
            size = 0
        elif isinstance(one, SailorHired) and one.seat == seat:
            size += 1
    return size


def loses_all(event: Event, seat: Seat) -> bool:
    """PGM-51, PGM-76: hand and sailors are lost at once."""
    return isinstance(event, FellAtHouse | WalkedThePlank) and event.seat == seat


def voices(change: Change[PagamasView]) -> Voices:
    """PGM-24, PGM-66: everybody's voices in this ballot, and those of his sailors where they were bribed to vote otherwise."""
    before, speaker = change.before, change.speaker
    votes = {seat: vote for seat, vote in enumerate(before.votes) if vote != NOBODY}
    crews = {seat: vote for seat, vote in enumerate(before.crew_votes) if vote != NOBODY}
    for one in change.so_far:
        if isinstance(one, VoteShown | Elected):
            votes[one.seat] = crews[one.seat] = one.choice if isinstance(one, VoteShown) else one.candidate
        elif isinstance(one, Bribed):
            crews[one.victim] = votes[one.seat]
    counted: Voices = []
    for seat, vote in votes.items():
        name, sailors = speaker.name(seat), len(before.crews[seat])
        bribed = sailors > 0 and crews[seat] != vote
        counted.append((seat, name, 1 if bribed else 1 + sailors, vote))
        if bribed:
            counted.append((seat, speaker.say("sailors-of", name=name), sailors, crews[seat]))
    return counted


def hideout(change: Change[PagamasView], seat: Seat, *, earlier: bool = False) -> int:
    """Where the reader knows somebody to be at this event, or before it."""
    told = change.so_far[: -1 if earlier else None]
    found = next((one.place.value for one in told if isinstance(one, FoundAt) and one.seat == seat), NOBODY)
    before = change.before.hideouts
    return before[seat] if before and before[seat] != NOBODY else found


def trapped(change: Change[PagamasView]) -> tuple[Seat, ...]:
    """PGM-54: whose ambushes have succeeded by the end of this answer, and not been settled before it."""
    waiting = () if change.before.ambush_success else change.before.robbers
    held = {seat for seat, robber in enumerate(waiting) if robber != NOBODY}
    held |= {one.seat for one in change.events if isinstance(one, Trapped)}
    return tuple(sorted(held))


def settled(change: Change[PagamasView]) -> int:
    """PGM-55, PGM-56: with which event of the answer the last ambush is decided, and the trapped lose everything; -1: none."""
    before, after = change.before, change.after
    if before.ambush_success or (after.turn == before.turn and not after.ambush_success) or not trapped(change):
        return -1
    decided = (AmbushShown, Trapped, CameTooLate, Dodged)
    return max((at for at, one in enumerate(change.events) if isinstance(one, decided)), default=-1)


def planked(change: Change[PagamasView]) -> Seat:
    """PGM-76: whose loot is shared out."""
    asked = change.before.asked.question
    victim = asked.victim if isinstance(asked, ShareSpoils) else NOBODY
    return next((one.seat for one in change.so_far if isinstance(one, WalkedThePlank)), victim)
