"""What a seat may know, and dealing anew what it can't: the visibility of every zone (PGM-2, PGM-12, PGM-21 to PGM-23, PGM-35).

Of the loot a seat knows the cards that it owned or dealt, or saw where nothing could be confused; of today's loot also the values
that it saw, even where it can't tell which card is which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tablee.core.game import View, asked
from tablee.core.notation import Seat
from tablee.games.pagamas.cards import NOBODY, VALUE, knows, worth
from tablee.games.pagamas.rules.split import offered
from tablee.games.pagamas.rules.turn import turns
from tablee.games.pagamas.table import AMBUSHES, HIDDEN, Pagamas, Promise, Trap, members


@dataclass(frozen=True, slots=True, order=True)
class Loot:
    """A loot card: its value if I know it, else 0, and of whom everybody can tell that they know it."""

    value: int
    known_by: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PagamasView(View):
    """The table as one seat sees it."""

    past: tuple[int, ...]  # where everybody hid in the last turn
    past_traps: tuple[Trap, ...]
    lots: tuple[tuple[Seat, int], ...]  # what each drew for the first Captain, in its order
    turn: int
    turns: int
    phase: int
    last_turn: bool
    captain: Seat
    fallen: Seat
    roles: tuple[int, ...]  # NOBODY for who has lost his character
    crews: tuple[tuple[int, ...], ...]  # the Forces of everybody's sailors
    hand: tuple[int, ...]  # mine, sorted
    sizes: tuple[int, ...]  # of every hand
    deck: int  # Action cards in the deck
    discard: tuple[int, ...]  # Action cards, face up
    beside: tuple[int, ...]  # Ambush cards beside the stacks
    loot: int  # loot cards in the deck
    thrown: tuple[Loot, ...]  # discarded loot, face down
    magots: tuple[tuple[Loot, ...], ...]
    hoards: tuple[tuple[Loot, ...], ...]
    totals: tuple[
        int, ...
    ]  # buried parts: of everybody with open hoards or at the end, else mine; NOBODY where unknown
    drawn: int  # loot cards drawn today
    sharing: bool  # they are not anybody's yet
    today: tuple[int, ...]  # those of which I have seen the value, the highest first
    proposal: int
    offers: tuple[int, ...]  # how many cards each is offered now
    offer: tuple[int, ...]  # the cards that I am offered
    dealing: tuple[int, ...]  # of the Captain's own cards of the day, to whom each goes; of the others nothing
    ballot: int
    electors: tuple[Seat, ...]
    candidates: tuple[Seat, ...]
    votes: tuple[int, ...]
    crew_votes: tuple[int, ...]
    hideouts: tuple[int, ...]  # NOBODY where I can't know
    traps: tuple[Trap, ...]  # in the order in which they were set
    revealed: int
    robbers: tuple[int, ...]
    harmed: tuple[Seat, ...]
    fell: tuple[Seat, ...]
    forced: bool
    kept_all: bool
    ambush_success: bool
    mutiny: bool
    starter: Seat
    mutineers: tuple[Seat, ...]
    locked: bool
    won: bool
    reinforced: tuple[Seat, ...]
    spoils: tuple[int, ...]  # of the cards that I share out, the highest first, to whom each goes
    promises: tuple[Promise, ...]
    kept: tuple[int, ...]
    broken: tuple[int, ...]
    bribes: bool
    open_hoards: bool
    together_sides: bool
    talk: bool  # whether promises are made (PGM-O4)
    hands: tuple[tuple[int, ...], ...]  # of everybody, once the match is over


def view(s: Pagamas, seat: Seat | None) -> PagamasView:
    """PGM-21, PGM-23: the view of a seat, or of a spectator."""
    over = s.outcome is not None
    dealing = seat is not None and seat == s.captain
    return PagamasView(
        seat=seat,
        seats=s.seats,
        asked=asked(s, seat),
        outcome=s.outcome,
        past=s.past,
        past_traps=s.past_traps,
        lots=s.lots,
        turn=s.turn,
        turns=turns(s.seats),
        phase=s.phase,
        last_turn=s.last_turn,
        captain=s.captain,
        fallen=s.fallen,
        roles=tuple(s.role),
        crews=tuple(tuple(crew) for crew in s.crew),
        hand=() if seat is None else tuple(s.hand[seat]),
        sizes=tuple(len(hand) for hand in s.hand),
        deck=len(s.deck),
        discard=tuple(s.discard),
        beside=tuple(s.beside),
        loot=len(s.loot),
        thrown=pile(s.loot_discard, seat, over=over),
        magots=tuple(pile(cards, seat, over=over) for cards in s.magot),
        hoards=tuple(pile(cards, seat, over=over) for cards in s.hoard),
        totals=tuple(
            worth(cards) if over or s.open_hoards or one == seat else NOBODY for one, cards in enumerate(s.hoard)
        ),
        drawn=len(s.today),
        sharing=s.sharing,
        today=() if seat is None else note(s, seat),
        proposal=s.proposal,
        offers=tuple(offered(s)),
        offer=() if seat is None else my_offer(s, seat),
        dealing=tuple(s.offer) if dealing else (),
        ballot=s.ballot,
        electors=members(s, s.electors),
        candidates=members(s, s.candidates),
        votes=tuple(s.vote),
        crew_votes=tuple(s.crew_vote),
        hideouts=tuple(place if s.revealed != HIDDEN or one == seat else NOBODY for one, place in enumerate(s.hideout)),
        traps=tuple(seen_trap(s, trap, seat) for trap in s.traps),
        revealed=s.revealed,
        robbers=tuple(s.robber),
        harmed=members(s, s.harmed),
        fell=members(s, s.fell),
        forced=s.forced,
        kept_all=s.kept_all,
        ambush_success=s.ambush_success,
        mutiny=s.mutiny,
        starter=s.starter,
        mutineers=members(s, s.mutineers),
        locked=s.locked,
        won=s.won,
        reinforced=members(s, s.reinforced),
        spoils=tuple(s.spoils) if dealing else (),
        promises=tuple(s.promise),
        kept=tuple(s.kept),
        broken=tuple(s.broken),
        bribes=s.bribes,
        open_hoards=s.open_hoards,
        together_sides=s.together_sides,
        talk=s.promises,
        hands=tuple(tuple(hand) for hand in s.hand) if over else (),
    )


def pile(cards: Sequence[int], seat: Seat | None, *, over: bool) -> tuple[Loot, ...]:
    """Loot as a seat sees it, what it knows first: the order in which cards lie tells nothing."""
    return tuple(
        sorted(
            (
                Loot(
                    card >> VALUE if over or (seat is not None and knows(card, seat)) else 0,
                    tuple(one for one in range(6) if card >> one & 1),
                )
                for card in cards
            ),
            key=lambda loot: (-loot.value, loot.known_by),
        )
    )


def note(s: Pagamas, seat: Seat) -> tuple[int, ...]:
    """PGM-21, PGM-R7: the values of today's loot that a seat has seen, the highest first."""
    if seat in (s.dealer, s.lookout):
        return tuple(sorted(s.today, reverse=True))
    return tuple(sorted((card for at, card in enumerate(s.today) if s.saw[seat] >> at & 1), reverse=True))


def my_offer(s: Pagamas, seat: Seat) -> tuple[int, ...]:
    """PGM-23: what a seat is offered, once the whole proposal is made."""
    if len(s.offer) < len(s.today):
        return ()
    return tuple(sorted((card for card, one in zip(s.today, s.offer, strict=False) if one == seat), reverse=True))


def seen_trap(s: Pagamas, trap: Trap, seat: Seat | None) -> Trap:
    """PGM-41: everybody sees who set an ambush on whom; the place only its author, until it is turned up."""
    return trap if s.revealed == AMBUSHES or trap.author == seat else replace(trap, place=NOBODY)
