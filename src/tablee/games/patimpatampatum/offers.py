"""What can be answered: for each option its sentence, the nodes to click, and what would come of it. From the view alone."""

from __future__ import annotations

from tablee.core.notation import Seat, Word
from tablee.core.scene import Card, Node, Offer, Speaker, Zone
from tablee.core.state import Move
from tablee.games.patimpatampatum.board import (
    CELL,
    HOUSES,
    LONGEST,
    NAMES,
    NOBODY,
    SANT_PERE,
    SQUARES,
    STREETS,
    VALUE,
    retreat_cells,
    walks,
    way,
)
from tablee.games.patimpatampatum.cards import ADMIN, CARDS, FIRST_COMPARSE, FLAT, KIND, PRINTED, TABALER
from tablee.games.patimpatampatum.rules.push import (
    Block,
    Borratxos,
    ChooseRetreat,
    Comparse,
    Defend,
    Fuets,
    Plens,
    PlensWith,
    Retreat,
    Yield,
)
from tablee.games.patimpatampatum.rules.setup import Place, PlacePawn, Take, TakeComparse
from tablee.games.patimpatampatum.rules.turn import (
    ChoosePawn,
    ChooseSecond,
    ChooseWay,
    Discard,
    Go,
    House,
    Lay,
    LayCard,
    Pawn,
    Push,
    Stop,
    Use,
)
from tablee.games.patimpatampatum.view import PatumView

# --- Characters that can be played for their action --------------------------------------------------------------------


def character_of(view: PatumView, move: Move) -> str:
    """The character card that a move plays for its action, if any."""
    if isinstance(move, Use):
        return move.card
    if isinstance(move, House):
        return "admin"
    if isinstance(move, Fuets):
        return "fuets"
    if isinstance(move, Plens | PlensWith):
        return "plens"
    if isinstance(move, Comparse):
        return CARDS[FIRST_COMPARSE + view.comparse[view.active]]
    return "borratxos" if isinstance(move, Borratxos) else ""


def actions(view: PatumView, speaker: Speaker) -> list[Node]:
    """My characters that have an action now, apart from the hand, where a card is worth its value."""
    cards = dict.fromkeys(filter(None, (character_of(view, move) for move in view.asked.options)))
    if not cards:
        return []
    nodes = tuple(
        Card(
            f"use.{card}",
            speaker.say("action", card=speaker.say("the-card", card=card)),
            speaker.say("card-name", card=card),
            style="character action",
            detail=speaker.say("card-about", card=card),
            picture=card.removeprefix("comparse-"),
        )
        for card in cards
    )
    return [Zone("actions", speaker.say("actions"), nodes, style="actions")]


# --- Help ------------------------------------------------------------------------------------------------------------


def help_for(view: PatumView, speaker: Speaker) -> str:
    """A few sentences for whoever has never read the rules."""
    match view.asked.question:
        case TakeComparse():
            return speaker.say("help-take-comparse")
        case PlacePawn():
            return speaker.say("help-place-pawn")
        case ChoosePawn():
            return speaker.say("help-choose-pawn")
        case LayCard():
            return speaker.say("help-lay-card")
        case ChooseWay():
            return speaker.say("help-choose-way")
        case ChooseSecond():
            return speaker.say("help-choose-second")
        case Defend():
            return speaker.say("help-defend")
        case ChooseRetreat():
            return speaker.say("help-choose-retreat")
        case _:
            return ""


# --- Offers ----------------------------------------------------------------------------------------------------------


def offer(view: PatumView, speaker: Speaker, move: Move) -> Offer:
    """An option with its path and what it would do."""
    path, like = where(view, move)
    return Offer(
        move=str(move),
        text=speaker.sentence(move),
        path=path,
        like=like,
        preview=foreseen(view, speaker, move),
        touches=touched(view, move),
        grave=is_grave(view, move),
        cost=speaker.say("cost-yield", value=VALUE[view.target]) if is_grave(view, move) else "",
        passive=isinstance(move, Yield | Stop),
    )


def where(view: PatumView, move: Move) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The nodes to click, and those that do as well as the first of them."""
    character = character_of(view, move)
    action = (f"use.{character}",) if character else ()
    if isinstance(move, Take):
        return (f"comparse.{move.comparse}",), ()
    if isinstance(move, Pawn):
        return pawn_at(view, CELL[move.cell], view.seat)
    if isinstance(move, Lay | Block | Discard):
        first, *like = in_hand(view, move.card)
        return (first,), tuple(like)
    if isinstance(move, Fuets | PlensWith):
        return (*action, in_hand(view, move.card)[-1]), ()
    if isinstance(move, Push):
        return pawn_at(view, CELL[move.cell], move.victim)
    if isinstance(move, Go):
        cell = CELL[move.cell]
        occupied = cell > SQUARES[-1] and view.street[cell] != NOBODY
        return (f"cell.{move.cell}",), (f"pawn.{move.cell}",) if occupied else ()
    if isinstance(move, Place | Retreat | House | Borratxos):
        return (*action, f"cell.{move.cell}"), ()
    return action, ()


def pawn_at(view: PatumView, cell: int, seat: Seat | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A player's pawn on a cell; in a square any of them, and the square itself where nobody else could be meant."""
    assert seat is not None
    name = f"pawn.{NAMES[cell]}"
    if cell > SQUARES[-1]:
        return (name,), ()
    if cell == SANT_PERE:
        return (f"{name}.{seat}",), ()
    count = view.crowd[cell * view.seats + seat]
    return (f"{name}.{seat}.0",), tuple(f"{name}.{seat}.{at}" for at in range(1, count))


def in_hand(view: PatumView, card: Word) -> list[str]:
    """The places in my hand where such a card is."""
    return [f"hand.{view.seat}.{at}" for at, kind in enumerate(view.hand) if CARDS[kind] == card]


def worth(view: PatumView, card: Word) -> int:
    return (FLAT if view.flat else PRINTED)[KIND[card]]


def laid(view: PatumView) -> int:
    return sum((FLAT if view.flat else PRINTED)[kind] for kind in view.laid)


def is_grave(view: PatumView, move: Move) -> bool:
    """PPP-54: to give way although one could hold the square is asked once more."""
    return isinstance(move, Yield) and len(view.asked.options) > 1 and VALUE[view.target] >= VALUE[SQUARES[1]]


def touched(view: PatumView, move: Move) -> tuple[str, ...]:
    """The way of a walk or push, or the pawns that would go."""
    if isinstance(move, Go):
        cell = CELL[move.cell]
        return tuple(f"cell.{NAMES[one]}" for one in route(view, cell))
    if isinstance(move, Push):
        return tuple(f"cell.{NAMES[one]}" for one in route(view, CELL[move.cell]))
    if isinstance(move, House) and view.street[CELL[move.cell]] != NOBODY:
        return (f"pawn.{move.cell}",)
    if isinstance(move, Block | Fuets | Plens | PlensWith | Comparse):
        return tuple(f"cell.{NAMES[cell]}" for cell in falls_back_to(view, move))
    return ()


def route(view: PatumView, cell: int) -> tuple[int, ...]:
    """PPP-30: one of the walks that lead there."""
    if cell in SQUARES or cell in HOUSES:
        found = walks(view.origin, view.full, west=view.west)
        steps = next(distance for distance, one in (*found.open, *found.full) if one == cell)
    else:
        steps = laid(view)
    return way(view.origin, cell, steps, view.full, west=view.west)


# --- What would come of it -------------------------------------------------------------------------------------------


def foreseen(view: PatumView, speaker: Speaker, move: Move) -> str:
    """What an option would do, in a sentence."""
    if isinstance(move, Pawn):
        return preview_pawn(view, speaker, CELL[move.cell])
    if isinstance(move, Lay):
        return preview_lay(view, speaker, move)
    if isinstance(move, Use):
        return speaker.say("card-about", card=move.card)
    if isinstance(move, House):
        return preview_arrival(view, speaker, CELL[move.cell], speaker.say("card-about", card=CARDS[ADMIN]))
    if isinstance(move, Go):
        return preview_go(view, speaker, CELL[move.cell])
    if isinstance(move, Push):
        return preview_push(view, speaker, move)
    return foreseen_elsewhere(view, speaker, move)


def foreseen_elsewhere(view: PatumView, speaker: Speaker, move: Move) -> str:
    """The same for the set-up and for the defence."""
    if isinstance(move, Take):
        return speaker.say("comparse-about", comparse=move.comparse)
    if isinstance(move, Place):
        return speaker.say("preview-place", value=VALUE[CELL[move.cell]])
    if isinstance(move, Yield):
        return speaker.say("preview-yield", name=speaker.name(view.active))
    if isinstance(move, Borratxos):
        return speaker.say("preview-borratxos", name=speaker.name(view.active))
    if isinstance(move, Block | Fuets | Plens | PlensWith | Comparse):
        return preview_defence(view, speaker, move)
    return ""


def preview_pawn(view: PatumView, speaker: Speaker, cell: int) -> str:
    """PPP-41: how far the squares are that two cards can reach."""
    found = walks(cell, view.full, west=view.west)
    near = sorted((*found.open, *found.full))
    squares = " · ".join(f"{VALUE[one]} ↦{far}" for far, one in near if one in SQUARES and far <= LONGEST)
    return speaker.say("preview-pawn", squares=squares or "–")


def preview_lay(view: PatumView, speaker: Speaker, move: Lay) -> str:
    value = worth(view, move.card)
    if view.laid:
        return speaker.say("preview-sum", value=laid(view) + value)
    if KIND[move.card] < TABALER:
        return speaker.say("preview-value", value=value)
    return speaker.say("preview-value-only", value=value)


def preview_go(view: PatumView, speaker: Speaker, cell: int) -> str:
    value = laid(view)
    if cell not in SQUARES and cell not in HOUSES:
        return preview_arrival(view, speaker, cell, speaker.say("preview-steps", steps=value))
    steps = len(route(view, cell))
    told = speaker.say("preview-enter", steps=steps, lost=value - steps)
    return preview_arrival(view, speaker, cell, told)


def preview_arrival(view: PatumView, speaker: Speaker, cell: int, told: str) -> str:
    """PPP-36, PPP-82: a rival in a house, or under the tourist, goes to Sant Pere."""
    rival = view.street[cell]
    if rival == NOBODY or cell <= SQUARES[-1]:
        return told
    return f"{told} {speaker.say('preview-evict', name=speaker.name(rival))}"


def preview_push(view: PatumView, speaker: Speaker, move: Push) -> str:
    distance = len(route(view, CELL[move.cell]))
    return speaker.say(
        "preview-push",
        value=laid(view),
        distance=distance,
        push=laid(view) - distance,
        name=speaker.name(move.victim),
        cards=view.sizes[move.victim],
    )


def difference(view: PatumView, move: Block | Fuets | PlensWith) -> int:
    """PPP-56: by how much a defence beats the push."""
    value = worth(view, move.card)
    if isinstance(move, Fuets):
        return 2 * value - view.push
    if isinstance(move, PlensWith):
        return value - (max(worth(view, CARDS[kind]) for kind in view.laid) - view.distance)
    return value - view.push


def falls_back_to(view: PatumView, move: Block | Fuets | Plens | PlensWith | Comparse) -> tuple[int, ...]:
    """PPP-56, PPP-57: where the attacker would end, or the cells to choose from."""
    stays = view.character == TABALER or HOUSES[0] <= view.origin < STREETS[0]
    if stays or isinstance(move, Plens) or view.origin == SANT_PERE:
        return (view.origin,)
    if isinstance(move, Comparse):
        return (SANT_PERE,)
    return retreat_cells(view.street, view.origin, view.target, difference(view, move), west=view.west)


def preview_defence(view: PatumView, speaker: Speaker, move: Block | Fuets | Plens | PlensWith | Comparse) -> str:
    cells = falls_back_to(view, move)
    name = speaker.name(view.active)
    if cells == (view.origin,):
        return speaker.say("preview-stays", name=name)
    told = " / ".join(speaker.say("cell-name", cell=NAMES[cell]) for cell in cells)
    return speaker.say("preview-retreat", name=name, cell=told)
