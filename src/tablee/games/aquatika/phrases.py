"""What is the same in every match, said once for each language and handed out again: cells, pieces, and what a move would do.

A scene is made for every reader after every move. Its cells never change, and a piece on a cell always reads the same: so
they are made once and shared between scenes. Nobody changes a node after it was made.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import Board, Card, Node, Note, Offer, Piece, Sheet, Speaker, Spot, Steps, Zone
from tablee.games.aquatika.rules.board import NAMES, WIDTH
from tablee.games.aquatika.rules.moves import GEOMETRIES, Carry, Onto, Travel
from tablee.games.aquatika.rules.pieces import EMPTY, KIND, KINDS, OCTOPUS, OWNER, PREY, TOP

COLOURS: Final = ("yellow", "grey")
KIND_NAMES: Final = tuple(kind.name.lower() for kind in KINDS)
MOST: Final = 4_000  # offers remembered in one language
PIECES: Final = tuple(f"piece.{piece}" for piece in range(TOP + 1))  # the ids of pieces

_BOOKS: Final[dict[str, Phrases]] = {}


def phrases(speaker: Speaker) -> Phrases:
    """The phrases in the speaker's language."""
    book = _BOOKS.get(speaker.language)
    if book is None:
        book = _BOOKS[speaker.language] = Phrases(speaker)
    return book


class Phrases:
    """Everything that depends on the language alone."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker  # only ever asked for texts without names
        self._boards: dict[tuple[int, bool, int], Board] = {}
        self._spots: dict[tuple[int, int, bool, bool], Spot] = {}
        self.pieces: dict[tuple[int, int], Piece] = {}
        self.offers: dict[tuple[Travel, int, int, bool], Offer] = {}
        self._hidden: dict[tuple[int, Seat], Piece] = {}
        self._peeks: dict[tuple[int, int], Note] = {}
        self._places: dict[tuple[int, int], Offer] = {}
        self.title = speaker.say("name")
        self.letters = (speaker.say("letter-octopus"), speaker.say("letter-shark"), speaker.say("letter-fish"))
        self.steps = tuple(map(self._steps, range(3)))
        self.legend = self._legend()
        self.choice = self._choice()

    def _steps(self, now: int) -> Steps:
        speaker = self._speaker
        steps = (speaker.say("phase-placement"), speaker.say("phase-play"), speaker.say("phase-end"))
        return Steps("phase", steps[now], steps, now)

    def _legend(self) -> Sheet:
        """AQU-11, AQU-20, AQU-30, AQU-40: what each kind does, in a line."""
        speaker = self._speaker
        rows = tuple((self.letters[kind], self.kind(kind), self.power(kind)) for kind in range(len(KINDS)))
        return Sheet(
            "legend",
            speaker.say("legend"),
            (speaker.say("legend-letter"), speaker.say("legend-piece"), speaker.say("legend-power")),
            rows,
            style="legend",
        )

    def kind(self, kind: int) -> str:
        return self._speaker.say("kind", kind=KIND_NAMES[kind])

    def power(self, kind: int) -> str:
        return self._speaker.say("power", kind=KIND_NAMES[kind])

    def _choice(self) -> Zone:
        """AQU-22: with a prey, an octopus carries or releases."""
        speaker = self._speaker
        cards: tuple[Node, ...] = (
            Card(
                "choice.carry",
                speaker.say("choice-carry"),
                speaker.say("choice-carry-label"),
                picture="carry",
                style="choice",
            ),
            Card(
                "choice.release",
                speaker.say("choice-release"),
                speaker.say("choice-release-label"),
                picture="release",
                style="choice",
            ),
        )
        return Zone("choice", speaker.say("choice"), cards, style="choice mine")

    # --- Cells ----------------------------------------------------------------------------------------------------------

    def board(self, variant: int, *, turned: bool, now: int = -1) -> Board:
        """The cells of a layout, turned for Grey so that everybody sits at the near side; one may be the next to fill."""
        key = (variant, turned, now)
        board = self._boards.get(key)
        if board is None:
            board = self._boards[key] = self._board(variant, turned=turned, now=now)
        return board

    def _board(self, variant: int, *, turned: bool, now: int) -> Board:
        layout = GEOMETRIES[variant].layout
        rows = [cell // WIDTH for cell in layout.cells]
        columns = [cell % WIDTH for cell in layout.cells]
        spots = []
        for cell in sorted(layout.cells, reverse=not turned):
            x, y = cell % WIDTH - min(columns), max(rows) - cell // WIDTH
            if turned:
                x, y = max(columns) - cell % WIDTH, cell // WIDTH - min(rows)
            key = (variant, cell, turned, cell == now)
            if key not in self._spots:
                self._spots[key] = self._spot(variant, cell, float(x), float(y), now=cell == now)
            spots.append(self._spots[key])
        return Board(
            "board",
            self._speaker.say("board", layout=layout.name),
            float(max(columns) - min(columns) + 1),
            float(max(rows) - min(rows) + 1),
            tuple(sorted(spots, key=lambda spot: (spot.y, spot.x))),
            picture="reef",
            style=layout.name,
        )

    def _spot(self, variant: int, cell: int, x: float, y: float, *, now: bool) -> Spot:
        layout, name, speaker = GEOMETRIES[variant].layout, NAMES[cell], self._speaker
        style = "cell now" if now else "cell"
        for seat, colour in enumerate(COLOURS):
            if cell == layout.goals[seat]:
                text = speaker.say("cell-goal", cell=name, colour=colour)
                return Spot(name, text, x, y, label=f"★{name}", style=f"goal {colour}", picture=f"goal-{colour}")
            if cell in layout.camps[seat]:
                text = speaker.say("cell-camp", cell=name, colour=colour)
                label = f"›{name}‹" if now else name
                return Spot(name, text, x, y, label=label, style=f"{style} camp {colour}")
        return Spot(name, speaker.say("cell", cell=name), x, y, label=name, style=style)

    # --- Pieces ---------------------------------------------------------------------------------------------------------

    def named(self, piece: int) -> str:
        """“the grey shark”"""  # noqa: D400, D415  # an example
        return self._speaker.say("the-piece", kind=KIND_NAMES[KIND[piece]], colour=COLOURS[OWNER[piece]])

    def piece(self, code: int, cell: int) -> Piece:
        """What stands on a cell, with the prey under it as far as the picture shows it; -1: beside the board."""
        node = self.pieces.get((code, cell))
        if node is None:
            node = self.pieces[code, cell] = self._piece(code, cell)
        return node

    def _piece(self, code: int, cell: int) -> Piece:
        piece, prey = code & TOP, code >> PREY
        kind, seat, speaker = KIND[piece], OWNER[piece], self._speaker
        what, where = KIND_NAMES[kind], NAMES[cell] if cell >= 0 else ""
        colour = COLOURS[seat]
        if not where:
            text = speaker.say("piece", kind=what, colour=colour)
        elif prey:
            text = speaker.say("piece-holding", kind=what, colour=colour, cell=where, prey=self.named(prey))
        else:
            text = speaker.say("piece-on", kind=what, colour=colour, cell=where)
        return Piece(
            PIECES[piece],
            text,
            self.letters[kind] + ("+" if prey else ""),
            at=where,
            style=f"{what} {colour}" + (" holding" if prey else ""),
            detail=self.power(kind),
            picture=f"{what}-{colour}",
            badge=self.letters[KIND[prey]] if prey else "",
            seat=seat,
            under=(self.piece(prey, -1),) if prey else (),
        )

    def hidden(self, cell: int, seat: Seat) -> Piece:
        """AQU-3: a piece of a camp that is not shown yet. Its id is its place."""
        node = self._hidden.get((cell, seat))
        if node is None:
            node = self._hidden[cell, seat] = Piece(
                f"hidden.{NAMES[cell]}",
                self._speaker.say("piece-hidden", colour=COLOURS[seat], cell=NAMES[cell]),
                "?",
                at=NAMES[cell],
                style=f"hidden {COLOURS[seat]}",
                picture="hidden",
                seat=seat,
            )
        return node

    def peek(self, code: int, cell: int) -> Note:
        """AQU-60: what sits under an octopus."""
        node = self._peeks.get((code, cell))
        if node is None:
            node = self._peeks[code, cell] = Note(f"under.{NAMES[cell]}", self.piece(code, cell).text, "peek")
        return node

    # --- Offers ---------------------------------------------------------------------------------------------------------

    def place(self, kind: int, cell: int, move: str) -> Offer:
        """AQU-2: a piece for the next cell."""
        offer = self._places.get((kind, cell))
        if offer is None:
            text = self._speaker.say("offer-place", kind=KIND_NAMES[kind], cell=NAMES[cell])
            offer = self._places[kind, cell] = Offer(
                move, text, (f"stock.{KIND_NAMES[kind]}",), preview=self.power(kind), touches=(NAMES[cell],)
            )
        return offer

    def offer(self, move: Travel, code: int, met: int, *, masked: bool) -> Offer:
        """What a move would do, where that code moves and that one stands at its end, perhaps with a prey that is masked."""
        key = (move, code, met, masked)
        offer = self.offers.get(key)
        if offer is None:
            if len(self.offers) >= MOST:
                for old in list(self.offers)[: MOST // 4]:
                    del self.offers[old]
            offer = self.offers[key] = self._offer(move, code, met, masked=masked)
        return offer

    def _offer(self, move: Travel, code: int, met: int, *, masked: bool) -> Offer:
        piece, prey = code & TOP, code >> PREY
        seat = OWNER[piece]
        path = [PIECES[piece], NAMES[move.b] if met == EMPTY else PIECES[met & TOP]]
        touches = [PIECES[met & TOP]] if met else []
        if prey:
            touches.append(PIECES[prey])
            if met == EMPTY:
                path.append("choice.carry" if type(move) is Carry else "choice.release")
        eats = type(move) is Onto and KIND[piece] != OCTOPUS
        own = eats and OWNER[met & TOP] == seat
        return Offer(
            move.text,
            self._sentence(move, code, met),
            tuple(path),
            preview=self._preview(met, own=own, masked=masked) if eats else "",
            touches=tuple(touches),
            grave=own,
            cost=self._speaker.say("preview-own") if own else "",
        )

    def _sentence(self, move: Travel, code: int, met: int) -> str:
        speaker, prey = self._speaker, code >> PREY
        kind, start, end = KIND_NAMES[KIND[code & TOP]], move.start, move.end
        if type(move) is Carry:
            return speaker.say("offer-carry", start=start, end=end, prey=self.named(prey))
        if type(move) is Onto:
            if KIND[code & TOP] != OCTOPUS:
                return speaker.say("offer-eat", start=start, end=end, piece=self.named(met & TOP))
            if prey:
                return speaker.say(
                    "offer-swap", start=start, end=end, piece=self.named(met & TOP), prey=self.named(prey)
                )
            return speaker.say("offer-cover", start=start, end=end, piece=self.named(met & TOP))
        if prey:
            return speaker.say("offer-release", start=start, end=end, prey=self.named(prey))
        length = max(abs(move.a // WIDTH - move.b // WIDTH), abs(move.a % WIDTH - move.b % WIDTH))
        if length > 1:
            return speaker.say("offer-jump", start=start, end=end, jumps=length // 2)
        return speaker.say("offer-step", kind=kind, start=start, end=end)

    def _preview(self, met: int, *, own: bool, masked: bool) -> str:
        """AQU-31: with an octopus goes its prey, known or not. AQU-30: the piece may be one's own."""
        speaker = self._speaker
        told = [speaker.say("preview-own")] if own else []
        if met >> PREY:
            told.append(speaker.say("preview-prey", prey=self.named(met >> PREY)))
        elif masked and KIND[met & TOP] == OCTOPUS:
            told.append(speaker.say("preview-perhaps"))
        return " ".join(told)

    def winning(self, offer: Offer) -> Offer:
        """AQU-50: the move that wins says so."""
        told = f"{offer.preview} {self._speaker.say('preview-win')}".strip()
        return replace(offer, preview=told, grave=False, cost="")
