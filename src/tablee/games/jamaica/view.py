"""What a seat may know (JAM-R41, JAM-R42): its own hand, of the others' what was played; of treasures, what it has held."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tablee.core.game import View, asked
from tablee.core.notation import Seat
from tablee.games.jamaica.rules.facts import CARDS, GONE, LAIRS, NO_CARD, POWERS, UNSEEN, WORTH
from tablee.games.jamaica.rules.rounds import EVENING
from tablee.games.jamaica.rules.state import Jamaica

FACE_DOWN = -2  # in front of a player: a card that one does not see


@dataclass(frozen=True, slots=True)
class JamaicaView(View):
    """The table as one seat sees it."""

    round: int
    captain: Seat
    rolled: tuple[int, int]
    morning: int
    evening: int
    turn: int  # how many cards are turned up in this round
    in_morning: bool  # the evening of this turn is still to come
    hand: tuple[int, ...]  # mine, sorted
    sizes: tuple[int, ...]  # of every hand
    decks: tuple[int, ...]  # cards in every deck
    discards: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]  # cards of every hand that all know since a reshuffle
    chosen: tuple[int, ...]  # the card in front of each seat: -1 none, -2 face down
    pos: tuple[int, ...]  # of every ship, the Ghost last
    lap: tuple[int, ...]
    holds: tuple[tuple[int, ...], ...]
    cargo: int  # what is being loaded
    powers: tuple[int, ...]  # the ship that has each power
    backs: tuple[tuple[int, ...], ...]  # the face-down treasures of every ship
    faces: tuple[int, ...]  # of every back, -1 where I don't know it
    held: tuple[tuple[Seat, ...], ...]  # of every back, who knows it
    cursed: tuple[int, ...]  # of every back, 1 if it was given away as cursed
    uncursed: tuple[int, ...]  # of every back, 1 if all know that it is not cursed
    pile: int
    removed: int
    tokens: tuple[int, ...]  # the lairs that still have theirs
    battle: tuple[int, ...]
    ending: bool
    jump: bool
    decline: bool
    ghost: bool
    strict: bool
    swap: int
    hands: tuple[tuple[int, ...], ...]  # of everybody, once the match is over, and so on
    deck: tuple[tuple[int, ...], ...]
    treasures: tuple[tuple[int, ...], ...]  # the pile and what was put away


def view(s: Jamaica, seat: Seat | None) -> JamaicaView:
    """The view of a seat, or of a spectator. JAM-R47: once the match is over all is shown."""
    over = s.outcome is not None
    return JamaicaView(
        seat=seat,
        seats=s.seats,
        asked=asked(s, seat),
        outcome=s.outcome,
        round=s.round,
        captain=s.captain,
        rolled=s.rolled,
        morning=s.morning,
        evening=s.evening,
        turn=s.turn,
        in_morning=s.expects(EVENING),
        hand=() if seat is None else tuple(s.hand[seat]),
        sizes=tuple(len(hand) for hand in s.hand),
        decks=tuple(len(deck) for deck in s.deck),
        discards=tuple(tuple(discard) for discard in s.discard),
        known=s.known,
        chosen=tuple(
            card if card == NO_CARD or one == seat or turned_up(s, one) else FACE_DOWN
            for one, card in enumerate(s.chosen)
        ),
        pos=tuple(s.pos),
        lap=tuple(s.lap),
        holds=tuple(tuple(holds) for holds in s.holds),
        cargo=s.cargo,
        powers=s.powers,
        backs=tuple(tuple(backs) for backs in s.backs),
        faces=tuple(card if over or knows(s, seat, back) else UNSEEN for back, card in enumerate(s.face)),
        held=tuple(tuple(one for one in range(s.seats) if holders >> one & 1) for holders in s.holders),
        cursed=s.cursed,
        uncursed=tuple(s.uncursed >> back & 1 for back in range(len(s.face))),
        pile=len(s.pile),
        removed=len(s.removed),
        tokens=tuple(lair for lair in LAIRS if s.tokens >> lair & 1),
        battle=tuple(s.battle),
        ending=s.ending,
        jump=s.jump,
        decline=s.decline,
        ghost=s.ghost,
        strict=s.strict,
        swap=s.swap,
        hands=tuple(tuple(hand) for hand in s.hand) if over else (),
        deck=tuple(tuple(deck) for deck in s.deck) if over else (),
        treasures=(tuple(s.pile), tuple(s.removed)) if over else (),
    )


def turned_up(s: Jamaica, seat: Seat) -> bool:
    """JAM-04: whether the card in front of a seat has been turned up; later ones stay face down until their turn."""
    return (seat - s.captain) % s.seats < s.turn


def knows(s: Jamaica, seat: Seat | None, back: int) -> bool:
    """JAM-R41: whether a seat knows the face of a back: it holds it, or has held it. JAM-G7: all know what was turned up."""
    return s.face[back] == GONE or (seat is not None and bool(s.holders[back] >> seat & 1))


# --- Dealt anew ------------------------------------------------------------------------------------------------------


def determinize(s: Jamaica, seat: Seat, rng: Random) -> None:
    """All that the seat can't know: the order of its own deck, the others' cards, and the treasures it has never held."""
    if s.outcome is not None or not s.hand:
        return
    for other in range(s.seats):
        if other == seat:
            s.deck[seat].sort()
            rng.shuffle(s.deck[seat])
        else:
            determinize_actions(s, other, rng)
    determinize_treasures(s, seat, rng)


def determinize_actions(s: Jamaica, other: Seat, rng: Random) -> None:
    """JAM-R42: hand, face-down card and deck are the eleven cards without the discards; what all know stays in the hand."""
    hidden = s.chosen[other] != NO_CARD and not turned_up(s, other)
    gone = set(s.discard[other])
    if not hidden:
        gone.add(s.chosen[other])
    known = s.known[other]
    rest = [card for card in range(len(CARDS)) if card not in gone and card not in known]
    rng.shuffle(rest)
    more = len(s.hand[other]) + hidden - len(known)
    held = [*known, *rest[:more]]
    if hidden:
        s.chosen[other] = held.pop(int(rng.random() * len(held)))
    held.sort()
    s.hand[other] = held
    s.deck[other] = rest[more:]


def determinize_treasures(s: Jamaica, seat: Seat, rng: Random) -> None:
    """JAM-R41: a treasure known to be cursed stays cursed, JAM-35 (d): and one known not to be does not become so.

    A player's face-down treasure is never a power; one that the Ghost took from a lair may be anything (JAM-G4). Backs
    with the fewest possible faces come first, so that a card is left for each and every deal is as likely as any other.
    """
    unknown = [back for back in range(len(s.face)) if not knows(s, seat, back)]
    cards = [*s.pile, *s.removed, *(s.face[back] for back in unknown)]
    cards.sort()
    rng.shuffle(cards)
    for back in sorted(unknown, key=lambda one: (-s.cursed[one], -(s.uncursed >> one & 1), not s.holders[one])):
        if s.cursed[back]:
            card = next(one for one in cards if WORTH[one] < 0)
        elif s.uncursed >> back & 1:
            card = next(one for one in cards if WORTH[one] > 0)
        elif s.holders[back]:
            card = next(one for one in cards if one >= len(POWERS))
        else:
            card = cards[0]
        cards.remove(card)
        s.face[back] = card
    size = len(s.pile)
    s.pile = cards[:size]
    s.removed = cards[size:]
