"""Where a pawn can go: PPP-30 to PPP-42, asked of a pawn and the cards in a hand."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.games.patimpatampatum.board import NOBODY, Walks, walks
from tablee.games.patimpatampatum.cards import NO_CARD, PIXAPI, TABALER
from tablee.games.patimpatampatum.rules.push import victims
from tablee.games.patimpatampatum.rules.state import Patum, stands


def has_end(s: Patum, seat: Seat, found: Walks, value: int, character: int) -> bool:
    """PPP-24: whether a move of this value has anywhere to go, with this character beside it."""
    street = s.street
    if character == PIXAPI:
        return any(street[cell] not in (NOBODY, seat) for cell in found.exact[value])
    if character != TABALER:
        for cell in found.exact[value]:
            if street[cell] == NOBODY:
                return True
        for distance, cell in found.open:
            if distance > value:
                break
            if street[cell] != seat:
                return True
    return any(distance < value and victims(s, seat, square) for distance, square in found.full)


def leads_somewhere(
    s: Patum, seat: Seat, found: Walks, value: int, hand: list[int], character: int, *, more: bool
) -> bool:
    """PPP-22, PPP-24: whether the cards laid so far, perhaps with one more and a Pixapi, make a legal move."""
    tourist = character == NO_CARD and PIXAPI in hand
    if has_end(s, seat, found, value, character) or (tourist and has_end(s, seat, found, value, PIXAPI)):
        return True
    if not more:
        return False
    worth = s.worth
    for kind in set(hand):
        after = value + worth[kind]
        if has_end(s, seat, found, after, character):
            return True
        if tourist and (kind != PIXAPI or hand.count(PIXAPI) > 1) and has_end(s, seat, found, after, PIXAPI):
            return True
    return False


def rest(hand: list[int], kind: int) -> list[int]:
    """A hand without one card."""
    left = hand[:]
    left.remove(kind)
    return left


def first_cards(s: Patum, seat: Seat, cell: int) -> list[int]:
    """PPP-20: the kinds of cards with which a move from here can begin."""
    hand, worth = s.hand[seat], s.worth
    found = walks(cell, s.full, west=s.west)
    return [
        kind
        for kind in sorted(set(hand))
        if has_end(s, seat, found, worth[kind], NO_CARD)
        or leads_somewhere(s, seat, found, worth[kind], rest(hand, kind), NO_CARD, more=True)
    ]


def can_move(s: Patum, seat: Seat, cell: int) -> bool:
    """PPP-22: whether a pawn on this cell has a legal move with any cards of the hand."""
    hand, worth = s.hand[seat], s.worth
    found = walks(cell, s.full, west=s.west)
    for kind in hand:
        if has_end(s, seat, found, worth[kind], NO_CARD):
            return True
    return any(leads_somewhere(s, seat, found, worth[kind], rest(hand, kind), NO_CARD, more=True) for kind in set(hand))


def movable(s: Patum, seat: Seat) -> list[int]:
    """PPP-22: where a pawn stands that has a legal move. Nearly always the first card already leads to an empty cell."""
    street, full, west, value = s.street, s.full, s.west, s.worth[s.hand[seat][0]]
    cells = []
    for cell in stands(s, seat):
        for end in walks(cell, full, west=west).exact[value]:
            if street[end] == NOBODY:
                cells.append(cell)
                break
        else:
            if can_move(s, seat, cell):
                cells.append(cell)
    return cells
