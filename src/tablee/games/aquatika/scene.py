"""How Aquatika lies on the table: the reef between the two players, what each has lost, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tablee.core.notation import Seat
from tablee.core.scene import MINE, Board, Card, Link, Node, Note, Offer, Prompt, Scene, Speaker, Zone
from tablee.games.aquatika.phrases import COLOURS, KIND_NAMES, Phrases, phrases
from tablee.games.aquatika.rules.board import GREY, NAMES, NUMBER, YELLOW
from tablee.games.aquatika.rules.moves import GEOMETRIES, Travel
from tablee.games.aquatika.rules.pieces import EACH, EMPTY, KINDS, OWNER, TOP, numbered
from tablee.games.aquatika.rules.setup import Place
from tablee.games.aquatika.view import AquatikaView

Occupant = tuple[int, int]  # a piece, and the cell it stands on


def scene(view: AquatikaView, speaker: Speaker) -> Scene:
    """AQU-61: the table as the view tells it, with the reader at the near side."""
    words = phrases(speaker)
    near = GREY if view.seat == GREY else YELLOW
    standing = [(code, cell) for cell, code in enumerate(view.board) if code]
    placing = not standing and view.outcome is None
    nodes: list[Node] = [
        words.steps[2 if view.outcome is not None else 0 if placing else 1],
        place(view, speaker, words, 1 - near),
        reef(view, words, near, standing, placing=placing),
        place(view, speaker, words, near),
    ]
    if placing and view.seat in view.asked.waiting:
        nodes.append(stock(view, speaker, words, near))
    holding = [one for one in standing if one[0] > TOP]
    if holding and view.asked.options and any(OWNER[code & TOP] == view.seat for code, _ in holding):
        nodes.append(words.choice)
    nodes += notes(view, speaker, words, holding)
    nodes.append(words.legend)
    return Scene(
        game="aquatika",
        title=words.title,
        nodes=tuple(nodes),
        prompt=asked(view, speaker, words, placing=placing),
    )


def place(view: AquatikaView, speaker: Speaker, words: Phrases, seat: Seat) -> Zone:
    """A player's place: the colour, the goal, and the pieces that were eaten."""
    style = COLOURS[seat]
    if seat in view.asked.waiting:
        style += " active"
    elif not view.moves and view.ready[seat] and not all(view.ready):
        style += " ready"
    lost = tuple([piece for piece in view.eaten if OWNER[piece] == seat]) if view.eaten else ()
    return _place(speaker, words, seat, NAMES[GEOMETRIES[view.variant].layout.goals[seat]], lost, style)


@lru_cache(maxsize=2_000)
def _place(speaker: Speaker, words: Phrases, seat: Seat, goal: str, lost: tuple[int, ...], style: str) -> Zone:
    name = speaker.name(seat)
    inside = (_lost(speaker, words, seat, lost),) if lost else ()
    text = speaker.say("player", name=name, colour=COLOURS[seat], goal=goal)
    return Zone(f"seat.{seat}", text, inside, style=style, seat=seat)


@lru_cache(maxsize=2_000)
def _lost(speaker: Speaker, words: Phrases, seat: Seat, lost: tuple[int, ...]) -> Zone:
    text = speaker.say("lost", name=speaker.name(seat), pieces=len(lost))
    pieces = tuple([words.piece(piece, -1) for piece in lost])
    return Zone(f"lost.{seat}", text, pieces, count=len(lost), seat=seat)


def reef(view: AquatikaView, words: Phrases, near: Seat, standing: Sequence[Occupant], *, placing: bool) -> Board:
    """The board with its pieces and the last move."""
    pieces: list[Node] = []
    links: tuple[Link, ...] = ()
    now = -1
    if placing:
        camps = GEOMETRIES[view.variant].layout.camps
        for seat in (YELLOW, GREY):
            shown = view.camps[seat]
            pieces += [words.piece(one, cell) for one, cell in zip(numbered(seat, shown), camps[seat], strict=False)]
            if view.ready[seat] and not shown:
                pieces += [words.hidden(cell, seat) for cell in camps[seat]]
        if view.seat in view.asked.waiting:
            now = camps[near][len(view.camps[near])]
    else:
        known, piece = words.pieces, words.piece  # two dozen for every look: most are known
        pieces = [known.get(one) or piece(*one) for one in standing]
        if view.moves:
            links = (Link(view.moves[-1].start, view.moves[-1].end, "last"),)
    cells = words.board(view.variant, turned=near == GREY, now=now)
    return Board(
        cells.id,
        cells.text,
        cells.width,
        cells.height,
        cells.spots,
        tuple(pieces),
        links,
        picture=cells.picture,
        style=cells.style,
    )


def stock(view: AquatikaView, speaker: Speaker, words: Phrases, seat: Seat) -> Zone:
    """AQU-2: what I have still to place, and for which cell."""
    placed = view.camps[seat]
    cell = NAMES[GEOMETRIES[view.variant].layout.camps[seat][len(placed)]]
    left = tuple([EACH[kind] - placed.count(kind) for kind in range(len(KINDS))])
    return _stock(speaker.anybody(), words, seat, cell, left)


@lru_cache(maxsize=2_000)
def _stock(speaker: Speaker, words: Phrases, seat: Seat, cell: str, left: tuple[int, ...]) -> Zone:
    cards: list[Node] = [_in_stock(speaker, words, seat, kind, each) for kind, each in enumerate(left) if each]
    text = speaker.say("stock", cell=cell, left=sum(left))
    return Zone("stock", text, tuple(cards), "fan", count=sum(left), seat=seat, style=MINE)


@lru_cache(maxsize=200)
def _in_stock(speaker: Speaker, words: Phrases, seat: Seat, kind: int, left: int) -> Card:
    return Card(
        f"stock.{KIND_NAMES[kind]}",
        speaker.say("stock-piece", kind=KIND_NAMES[kind], left=left),
        words.letters[kind],
        style=f"{KIND_NAMES[kind]} {COLOURS[seat]}",
        detail=words.power(kind),
        picture=f"{KIND_NAMES[kind]}-{COLOURS[seat]}",
        badge=f"×{left}",
        seat=seat,
    )


def notes(view: AquatikaView, speaker: Speaker, words: Phrases, holding: Sequence[Occupant]) -> list[Node]:
    """AQU-60: what sits under octopuses, for who may look. AQU-53: what has come twice, and what is barred."""
    told: list[Node] = [words.peek(code, cell) for code, cell in holding]
    if view.occurred > 1 and view.outcome is None:
        told.append(Note("repetition", speaker.say("repetition"), "warning"))
    if view.barred:
        moves = ", ".join([str(move) for move in view.barred])
        told.append(Note("barred", speaker.say("barred", count=len(view.barred), moves=moves), "warning"))
    return told


def asked(view: AquatikaView, speaker: Speaker, words: Phrases, *, placing: bool) -> Prompt | None:
    """AQU-2, AQU-10: the question with an offer for each option, on (piece, cell)."""
    question = view.asked.question
    if question is None:
        return None
    waiting = view.asked.waiting
    mine = view.seat in waiting
    told = ""
    if mine:
        near = GREY if view.seat == GREY else YELLOW
        goal = NAMES[GEOMETRIES[view.variant].layout.goals[near]]
        told = speaker.say("help-placement") if placing else speaker.say("help-play", goal=goal)
    return Prompt(
        text=speaker.ask(question, waiting),
        rule=question.rule,
        waiting=waiting,
        mine=mine,
        offers=offers(view, words),
        help=told,
    )


def offers(view: AquatikaView, words: Phrases) -> tuple[Offer, ...]:
    """A piece and where it goes; in placement, a piece from the stock."""
    found = []
    options, board, known, masked = view.asked.options, view.board, words.offers, view.masked
    if view.seat is None or not options:
        return ()
    goal = GEOMETRIES[view.variant].layout.goals[view.seat]  # only one's own pieces move
    for move in options:
        if isinstance(move, Travel):
            code, met = board[move.a], board[move.b]
            unseen = met != EMPTY and masked[OWNER[met & TOP]]
            offer = known.get((move, code, met, unseen)) or words.offer(move, code, met, masked=unseen)
            found.append(words.winning(offer) if move.b == goal else offer)
        else:
            assert isinstance(move, Place)
            found.append(words.place(move.kind.value, NUMBER[move.cell], str(move)))
    return tuple(found)
