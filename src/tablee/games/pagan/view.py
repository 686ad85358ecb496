"""What each side may know, and dealing anew what it can't."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tablee.core.game import View, asked
from tablee.core.notation import Seat, Word
from tablee.games.pagan.belief import BeliefModel, belief
from tablee.games.pagan.facts import HUNTER, NO_CARD, NOBODY, WITCH
from tablee.games.pagan.table import Pagan


@dataclass(frozen=True, slots=True)
class PaganView(View):
    """The table as one of the two sees it, or a spectator. Cards and villagers by number; NOBODY for a hidden Suspect."""

    scenario: Word
    turn: int
    active: Seat
    phase: int
    influence: tuple[int, ...]
    hand: tuple[int, ...]  # mine
    hands: tuple[tuple[int, ...], ...]  # of both, once the match is over
    sizes: tuple[int, ...]
    decks: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    known: tuple[
        tuple[int, ...], ...
    ]  # of each hand, what the other player has lawfully seen there; nothing for a spectator
    clues: tuple[int, ...]
    secrets: tuple[int, ...]
    favours: tuple[int, ...]
    reserve: tuple[int, ...]
    fed: tuple[int, ...]
    alive: int
    pawn: tuple[int, ...]
    pawns_left: int
    investigations: tuple[int, ...]
    allies: tuple[int, ...]
    locations: tuple[int, ...]
    potions: tuple[int, ...]
    filled: tuple[int, ...]
    familiars: tuple[int, ...]
    curses: tuple[int, ...]
    evidence: int
    witch: int  # NOBODY for who does not know
    suspects: int  # how many are left in the deck
    bottom: tuple[int, ...]  # the Hunter's: the cards at the bottom of it that he has seen, the lowest first
    peeked: int  # how many these are
    drawn: tuple[int, ...]  # the Suspects that the Hunter has drawn
    revealed: int
    factions: tuple[int, ...]
    limited: bool
    used_familiar: bool
    cheap: int
    played: int
    fresh: bool
    colour: int
    pending: tuple[int, ...]
    visited: int
    step: int
    visitor_familiar: bool
    conversions: int
    resolving: tuple[int, ...]
    looked: tuple[int, ...]  # mine: what I choose from
    looks: int  # how many cards somebody looks at
    spread: int
    agent: int  # what the Agent has just seen; nothing for a spectator
    spurned: int


def view(s: Pagan, seat: Seat | None) -> PaganView:
    """PGN-72, PGN-R33, PGN-R40, PGN-R47: built from nothing; hands, the true witch and drawn Suspects only for who may see them."""
    over = s.outcome is not None
    return PaganView(
        seat=seat,
        seats=s.seats,
        asked=asked(s, seat),
        outcome=s.outcome,
        scenario=s.scenario.word,
        turn=s.turn,
        active=s.active,
        phase=s.phase,
        influence=tuple(s.influence),
        hand=() if seat is None else tuple(s.hand[seat]),
        hands=tuple(tuple(hand) for hand in s.hand) if over else (),
        sizes=tuple(len(hand) for hand in s.hand),
        decks=tuple(len(deck) for deck in s.deck),
        discards=tuple(tuple(cards) for cards in s.discard),
        known=() if seat is None else tuple(tuple(cards) for cards in s.known),
        clues=tuple(s.clues),
        secrets=tuple(s.secrets),
        favours=tuple(s.favours),
        reserve=tuple(s.reserve),
        fed=tuple(s.fed),
        alive=s.alive,
        pawn=tuple(s.pawn),
        pawns_left=s.pawns_left,
        investigations=tuple(s.investigations),
        allies=tuple(s.allies),
        locations=tuple(s.locations),
        potions=tuple(s.potions),
        filled=tuple(s.filled),
        familiars=tuple(s.familiars),
        curses=tuple(s.curses),
        evidence=s.evidence,
        witch=s.witch if over or seat == WITCH else NOBODY,
        suspects=len(s.suspects),
        bottom=tuple(s.suspects[: s.peeked]) if seat == HUNTER else (),
        peeked=s.peeked,
        drawn=tuple(
            suspect if over or seat == HUNTER or s.revealed >> at & 1 else NOBODY for at, suspect in enumerate(s.drawn)
        ),
        revealed=s.revealed,
        factions=tuple(s.factions),
        limited=s.limited,
        used_familiar=s.used_familiar,
        cheap=s.cheap,
        played=s.played,
        fresh=s.fresh,
        colour=s.colour,
        pending=tuple(s.pending),
        visited=s.visited,
        step=s.step,
        visitor_familiar=s.visitor_familiar,
        conversions=s.conversions,
        resolving=tuple(s.resolving),
        looked=tuple(s.looked) if seat == s.active else (),
        looks=len(s.looked),
        spread=s.spread,
        agent=NO_CARD if seat is None else s.agent,
        spurned=s.spurned,
    )


# --- Dealing anew ----------------------------------------------------------------------------------------------------


def determinize(s: Pagan, seat: Seat, rng: Random, believe: BeliefModel = belief) -> None:
    """A world that the seat can't tell from this one; to the Hunter, with a witch drawn by what he believes.

    Once the match is over only what lies face down in piles is hidden.
    """
    mine, theirs = s.deck[seat], HUNTER - seat
    shuffle(mine, rng)
    if s.outcome is not None:
        shuffle(s.deck[theirs], rng)
        deal_suspects_over(s, seat, rng)
        return
    deal_hand(s, theirs, rng)
    if seat == HUNTER:
        deal_witch(s, rng, believe)
    else:
        deal_drawn(s, rng)


def shuffle(cards: list[int], rng: Random) -> None:
    """In place, whatever their order was. By a random key for each: twice as fast as a call of the rng's own shuffle."""
    random = rng.random
    cards.sort()
    cards.sort(key=lambda _: random())


def deal_hand(s: Pagan, seat: Seat, rng: Random) -> None:
    """The opponent's hand, what he looks at and his pile, but for the cards that were seen in his hand."""
    known = s.known[seat]
    rest = s.hand[seat][:]
    for card in known:
        rest.remove(card)
    looking = s.looked if s.active == seat else []
    pool = [*rest, *looking, *s.deck[seat]]
    shuffle(pool, rng)
    size, looks = len(rest), len(looking)
    s.hand[seat] = sorted((*known, *pool[:size]))
    if looks:
        s.looked = sorted(pool[size : size + looks])
    s.deck[seat] = pool[size + looks :]


def deal_witch(s: Pagan, rng: Random, believe: BeliefModel) -> None:
    """PGN-S4, PGN-R32: for the Hunter: who the true witch is, by what he believes, and the order of the Suspects he has not seen.

    He knows those he has drawn, those he put at the bottom, and that no eliminated villager was the witch.
    """
    seen, unseen = s.suspects[: s.peeked], sorted((s.witch, *s.suspects[s.peeked :]))
    likely = believe(s, unseen)
    s.witch = rng.choices(unseen, likely)[0]
    unseen.remove(s.witch)
    rng.shuffle(unseen)
    s.suspects = seen + unseen


def deal_drawn(s: Pagan, rng: Random) -> None:
    """PGN-R47: for the Witch: which innocents the Hunter has drawn, but for those that lie face up, and the order of the rest."""
    hidden = [at for at in range(len(s.drawn)) if not s.revealed >> at & 1]
    pool = sorted((*s.suspects, *(s.drawn[at] for at in hidden)))
    rng.shuffle(pool)
    for at in hidden:
        s.drawn[at] = pool.pop()
    s.suspects = pool


def deal_suspects_over(s: Pagan, seat: Seat, rng: Random) -> None:
    """What is left of the Suspects deck: hidden even now, but for what the Hunter saw."""
    known = s.peeked if seat == HUNTER else 0
    rest = sorted(s.suspects[known:])
    rng.shuffle(rest)
    s.suspects = s.suspects[:known] + rest
