"""What lies on a table, for any screen: said once, drawn by the browser and by the terminal.

A scene says what things are and where they belong, not how pixels are drawn. Every node has an id that stays the same from one
scene to the next, a text in the reader's language (what a screen reader says), and a style class.

**The id of a hidden thing says nothing**: it is a place (`hand.2.3`, "hand of seat 2, third card"), never a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, Protocol, TypeAlias

from tablee.core.game import View
from tablee.core.notation import Seat
from tablee.core.standings import Standings
from tablee.core.state import Event, Move, Outcome, Pass, Question, clockwise

Value = str | int
Layout: TypeAlias = Literal["row", "column", "fan", "stack", "grid"]

MINE: Final = "mine"
"""The style of what the reader holds: a screen keeps a zone of the scene with this style within reach, below all else.

It is the one style that screens know; any other is a word between a game's scene and its own style sheet. The terminal, which has
no style sheet, also reads `active` and `warning`, the names of a few colours, and `…-line` of a link that crosses a line.
"""


SUMMARY: Final = "mine summary"
"""The style of a zone with what its reader always has to have in sight, in one line: influence, holds, votes, score."""


class Speaker(Protocol):
    """Finds the words, in one language, for one reader.

    Two speakers that say the same to the same reader are equal: what was built with one can be kept for the other, with
    `functools.lru_cache` on a function of a speaker and plain values. Whatever is in a scene is never changed.
    """

    language: str

    def __hash__(self) -> int: ...

    def anybody(self) -> Speaker:
        """The same language, for no reader and without names: what is said so can be kept for all."""

    def say(self, key: str, /, **values: Value) -> str:
        """The text of that key."""

    def name(self, seat: Seat) -> str:
        """How the player of a seat is called."""

    def names(self, seats: tuple[Seat, ...]) -> str:
        """Several players in one breath: “Ada, Basile and Chloé”."""

    def sentence(self, thing: Move | Event, /) -> str:
        """A move or an event in words; its fields are the values of its text."""

    def ask(self, question: Question, waiting: tuple[Seat, ...], /) -> str:
        """A question in words, with who has still to answer."""

    def result(self, outcome: Outcome, /, **decided: Value | tuple[Seat, ...]) -> str:
        """How the match ended, in words; with what decided it, which may be seats too."""


# --- Things ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Card:
    """A card, face up with a label and perhaps a longer text, or its back."""

    id: str
    text: str
    label: str = ""  # what is printed large; nothing on a back
    up: bool = True
    style: str = ""
    detail: str = ""  # the whole text, for a closer look
    picture: str = ""  # a name in the game's art
    badge: str = ""  # a short mark on a corner: "7+7 = 14"
    seat: Seat | None = None
    kind: Literal["card"] = "card"


@dataclass(slots=True)
class Piece:
    """A pawn, token, ship or cube. `at` is the spot it stands on, where it lies on a board."""

    id: str
    text: str
    label: str = ""  # a letter or sign: colour is never alone
    at: str = ""
    style: str = ""
    detail: str = ""
    picture: str = ""
    badge: str = ""
    seat: Seat | None = None
    under: tuple[Node, ...] = ()  # what it covers or carries, for who may see it
    kind: Literal["piece"] = "piece"


@dataclass(slots=True)
class Counter:
    """A number that matters: influence 4, evidence 3 of 9."""

    id: str
    text: str
    label: str
    value: int
    most: int | None = None
    style: str = ""
    seat: Seat | None = None
    kind: Literal["counter"] = "counter"


@dataclass(slots=True)
class Die:
    """A die that shows a face."""

    id: str
    text: str
    label: str
    style: str = ""
    kind: Literal["die"] = "die"


@dataclass(slots=True)
class Note:
    """A line of words on the table: a warning, a heading, a phase."""

    id: str
    text: str
    style: str = ""
    kind: Literal["note"] = "note"


@dataclass(slots=True)
class Steps:
    """Where we are in a turn or a visit: all steps, one of them now."""

    id: str
    text: str
    steps: tuple[str, ...]
    now: int
    style: str = ""
    kind: Literal["steps"] = "steps"


@dataclass(slots=True)
class Sheet:
    """A table of words: notes, scores, tallies."""

    id: str
    text: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    style: str = ""
    kind: Literal["sheet"] = "sheet"


@dataclass(slots=True)
class Spot:
    """A place on a board, in the board's own units."""

    id: str
    text: str
    x: float
    y: float
    width: float = 1.0
    height: float = 1.0
    label: str = ""
    style: str = ""
    picture: str = ""
    badge: str = ""
    round: bool = False
    kind: Literal["spot"] = "spot"


@dataclass(slots=True)
class Link:
    """A way between two spots."""

    start: str
    end: str
    style: str = ""


@dataclass(slots=True)
class Board:
    """Spots at coordinates, the ways between them, and what stands on them."""

    id: str
    text: str
    width: float
    height: float
    spots: tuple[Spot, ...]
    nodes: tuple[Node, ...] = ()
    links: tuple[Link, ...] = ()
    picture: str = ""
    style: str = ""
    kind: Literal["board"] = "board"


@dataclass(slots=True)
class Zone:
    """Things that lie together, in one of the layouts; with a seat, a player's place at the table."""

    id: str
    text: str
    nodes: tuple[Node, ...] = ()
    layout: Layout = "row"
    columns: int = 0
    count: int | None = None  # how many lie there, where not all are drawn
    style: str = ""
    seat: Seat | None = None
    kind: Literal["zone"] = "zone"


Node: TypeAlias = Zone | Board | Spot | Card | Piece | Counter | Die | Note | Steps | Sheet


# --- The question ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Offer:
    """One option: its notation, its sentence, and the nodes to click for it, in order. Without a path it is a button."""

    move: str
    text: str
    path: tuple[str, ...] = ()
    like: tuple[str, ...] = ()  # nodes that do as well as the first of the path: another card of the same value
    preview: str = ""  # what it would do, for a hovering hand
    touches: tuple[str, ...] = ()  # nodes that it would change
    grave: bool = False  # ask once more
    cost: str = ""  # what a grave answer costs, said before it is asked once more
    passive: bool = False  # to do nothing: a screen offers it quietly, beside what can be done
    proposed: bool = False  # a partner wants it: a screen has it at hand as a button, wherever else it lies


@dataclass(slots=True)
class Blank:
    """A part of an answer that is written, not picked: a clue, a word; or picked from a few choices, like a wheel."""

    name: str
    text: str
    longest: int = 60
    choices: tuple[str, ...] = ()


@dataclass(slots=True)
class Entry:
    """An answer that can't be listed: a form. The blanks fill the braces of the notation."""

    notation: str  # "clues {first} {second} {third}"
    blanks: tuple[Blank, ...]
    text: str


@dataclass(slots=True)
class Prompt:
    """What is asked, in words, with the number of the rule behind it."""

    text: str
    rule: str
    waiting: tuple[Seat, ...]
    mine: bool
    offers: tuple[Offer, ...] = ()
    entry: Entry | None = None
    help: str = ""


@dataclass(slots=True)
class Near:
    """How near a player, a team or a side is to the goal, as far as the reader may know."""

    seats: tuple[Seat, ...]  # whose it is
    label: str  # as short as can be: “4”, “2/3”
    text: str  # the same in words: “Ada: 4 cards left”


@dataclass(slots=True)
class Aim:
    """What the reader plays for, in one line, and how near everybody is. A game tells it in its `goal.py` (see `core.goal`)."""

    text: str
    near: tuple[Near, ...]


@dataclass(slots=True)
class Scene:
    """The whole table, for one reader."""

    game: str
    title: str
    nodes: tuple[Node, ...]
    prompt: Prompt | None
    aim: Aim | None = None
    standings: Standings | None = None  # once the match is over; whoever shows the scene adds them


def prompt(view: View, speaker: Speaker, offer: Callable[[Move], Offer], *, help: str = "") -> Prompt | None:
    """The prompt of a view: the question's text and an offer for each option; the help is for whoever has to answer."""
    asked = view.asked
    if asked.question is None:
        return None
    mine = view.seat in asked.waiting
    return Prompt(
        text=speaker.ask(asked.question, asked.waiting),
        rule=asked.question.rule,
        waiting=asked.waiting,
        mine=mine,
        offers=tuple(offered(offer, move) for move in asked.options),
        help=help if mine else "",
    )


def offered(offer: Callable[[Move], Offer], move: Move) -> Offer:
    """The offer of a move; to pass is to do nothing, in every game."""
    found = offer(move)
    return replace(found, passive=True) if isinstance(move, Pass) and not found.passive else found


def around(view: View) -> tuple[Seat, ...]:
    """The seats in the order of play, beginning after the reader, who sits at the near side."""
    return clockwise(0 if view.seat is None else view.seat + 1, view.seats)


def walk(scene: Scene) -> Iterator[Node]:
    """Every node of a scene."""
    todo = list(reversed(scene.nodes))
    while todo:
        node = todo.pop()
        yield node
        inside: tuple[Node, ...] = ()
        if isinstance(node, Zone):
            inside = node.nodes
        elif isinstance(node, Board):
            inside = (*node.spots, *node.nodes)
        elif isinstance(node, Piece):
            inside = node.under
        todo.extend(reversed(inside))
