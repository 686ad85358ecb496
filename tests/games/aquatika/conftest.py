"""A table of Aquatika for tests, which speak of it like the dossier: `YO(GS) c4` is a yellow octopus on c4 that holds a grey shark."""

from __future__ import annotations

import re
from random import Random
from typing import Final, cast

import pytest

from tablee.core.chance import Chance, Dice
from tablee.core.game import Game, OptionValue, View
from tablee.core.notation import Seat
from tablee.core.scene import Node, Offer, Prompt, Scene, walk
from tablee.core.standings import ended
from tablee.core.state import Event, Journal, Outcome, State, apply, options, run
from tablee.games.aquatika import GAME
from tablee.games.aquatika.rules.board import NAMES, NUMBER
from tablee.games.aquatika.rules.end import legal_moves
from tablee.games.aquatika.rules.moves import OCCUPIED, TENTACLED
from tablee.games.aquatika.rules.pieces import FIRST, KIND, OCTOPUS, OWNER, PREY, TOP
from tablee.games.aquatika.rules.state import position
from tablee.games.aquatika.rules.turn import begin_turn
from tablee.games.aquatika.view import AquatikaView
from tablee.i18n import Words

Y: Final = 0
G: Final = 1
KINDS: Final = "OSF"
COLOURS: Final = "YG"
NAMED: Final = {"O": "octopus", "S": "shark", "F": "fish"}
PLAIN_CAMP: Final = "SSS OOO FFF"  # front row first

_STANDS: Final = re.compile(r"([YG])([OSF])(?:\(([YG])([SF])\))? ([a-e][0-9])")


def kinds_of(camp: str) -> tuple[int, ...]:
    """`SSS OOO FFF`: a camp from its front row to its back row, each row from its owner's left."""
    return tuple(KINDS.index(letter) for letter in camp.replace(" ", ""))


class Table:
    """A position, set up by saying what stands where; all other pieces have been eaten. Then `t.turn(Y)`, `t.plays("c4xc5")`."""

    def __init__(self, *standing: str, luck: Chance | int = 1, **given: OptionValue) -> None:
        self.setup = GAME.setup(2, {"first": "yellow"} | given)
        self.s = GAME.new(self.setup, luck if isinstance(luck, Chance) else Dice.from_int(luck))
        self.s.journal = Journal()
        self._since = 0
        if standing:
            self._stand(standing)

    def _stand(self, standing: tuple[str, ...]) -> None:
        s = self.s
        s.agenda.clear()
        s.start = (kinds_of(PLAIN_CAMP), kinds_of(PLAIN_CAMP))
        s.placed = []
        left = {(seat, kind): [FIRST[seat][kind] + at for at in range(3)] for seat in (Y, G) for kind in range(3)}
        for text in standing:
            found = _STANDS.fullmatch(text)
            assert found is not None, text
            colour, kind, prey_colour, prey_kind, name = found.groups()
            cell, seat = NUMBER[name], COLOURS.index(colour)
            code = left[seat, KINDS.index(kind)].pop(0)
            s.men[seat].append(cell)
            s.look |= OCCUPIED[cell] | (TENTACLED[cell] if kind == "O" else 0)
            if prey_colour:
                code |= left[COLOURS.index(prey_colour), KINDS.index(prey_kind)].pop(0) << PREY
            s.board[cell] = code
        s.eaten = [piece for pieces in left.values() for piece in pieces]
        for cells in s.men:
            cells.sort()
        s.position = position(s.board)

    @classmethod
    def opened(cls, yellow: str = PLAIN_CAMP, grey: str = PLAIN_CAMP, /, **given: OptionValue) -> Table:
        """A match with these camps, by the rules, Yellow to move unless it is said otherwise."""
        t = cls(luck=1, **given)
        run(t.s)
        for seat, camp in ((Y, yellow), (G, grey)) if t.s.first == Y or t.s.secret else ((G, grey), (Y, yellow)):
            t.places(seat, camp)
        return t

    @classmethod
    def begun(cls, luck: Chance | int = 1, /, **given: OptionValue) -> Table:
        """A match where the camps have still to be filled."""
        t = cls(luck=luck, **given)
        run(t.s)
        return t

    # --- Playing ------------------------------------------------------------------------------------------------------

    def turn(self, seat: Seat) -> Table:
        """This player has to move."""
        self._mark()
        begin_turn(self.s, seat)
        return self

    def places(self, seat: Seat, camp: str) -> None:
        """The player puts these pieces onto the next cells of the camp; the last ones lie by themselves."""
        self._mark()
        for letter in camp.replace(" ", ""):
            if seat in self.s.waiting and not self.s.start:
                choices = {str(move).split()[1]: move for move in options(self.s, seat)}
                apply(self.s, seat, choices[NAMED[letter]])

    def plays(self, *moves: str) -> None:
        """Whoever's turn it is makes these moves, one after the other."""
        for move in moves:
            self._mark()
            apply(self.s, self.s.waiting[0], GAME.read_move(move))

    def plays_something(self, rng: Random) -> None:
        """Whoever is asked does anything."""
        seat = rng.choice(self.s.waiting)
        self._mark()
        apply(self.s, seat, rng.choice(options(self.s, seat)))

    def gives_up(self, seat: Seat) -> None:
        self._mark()
        GAME.end_for(self.s, seat)

    def _mark(self) -> None:
        self._since = len(self.journal.told)

    # --- Looking ------------------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Journal:
        assert self.s.journal is not None
        return self.s.journal

    @property
    def to_move(self) -> Seat | None:
        return self.s.waiting[0] if self.s.waiting else None

    @property
    def outcome(self) -> Outcome:
        assert self.s.outcome is not None
        return self.s.outcome

    @property
    def over(self) -> bool:
        return self.s.outcome is not None

    def moves(self, start: str = "", seat: Seat | None = None) -> set[str]:
        """What may be done, all of it or with the piece on that cell; a seat that isn't asked yet may be named."""
        if seat is None:
            assert self.to_move is not None
            found = {str(move) for move in options(self.s, self.to_move)}
        else:
            found = {str(move) for move in legal_moves(self.s, seat)}
        return {move for move in found if move.startswith(start)}

    def on(self, name: str) -> str:
        """What stands on a cell: `YO(GS)`, or nothing."""
        return spelled(self.s.board[NUMBER[name]])

    def standing(self) -> set[str]:
        return {f"{spelled(code)} {NAMES[cell]}" for cell, code in enumerate(self.s.board) if code}

    def eaten(self) -> list[str]:
        return [spelled(piece) for piece in self.s.eaten]

    def log(self, seat: Seat | None = None) -> list[Event]:
        """What was told of the last thing that happened; to a spectator, unless it is said to whom."""
        return self.journal.seen_by(seat, self._since)

    def sees(self, seat: Seat | None) -> AquatikaView:
        return GAME.view(self.s, seat)

    def seen_on(self, name: str, seat: Seat | None) -> str:
        """What a reader's picture shows on a cell."""
        return spelled(self.sees(seat).board[NUMBER[name]])

    def words(self, seat: Seat | None, language: str = "en") -> Words:
        return Words(cast("Game[State, View]", GAME), language, seat)

    def looks(self, seat: Seat | None, language: str = "en") -> Scene:
        return ended(GAME, self.sees(seat), self.words(seat, language))

    def prompt(self, seat: Seat | None, language: str = "en") -> Prompt:
        found = self.looks(seat, language).prompt
        assert found is not None
        return found

    def offer(self, move: str, language: str = "en") -> Offer:
        """The offer of a move to who has to move."""
        (found,) = (offer for offer in self.prompt(self.to_move, language).offers if offer.move == move)
        return found

    def node(self, name: str, seat: Seat | None, language: str = "en") -> Node:
        (found,) = (one for one in walk(self.looks(seat, language)) if one.id == name)
        return found

    def ids(self, seat: Seat | None) -> set[str]:
        return {one.id for one in walk(self.looks(seat))}

    def consistent(self) -> None:
        """What the state keeps beside the board follows from the board."""
        s = self.s
        assert s.position == position(s.board)
        for seat in (Y, G):
            assert s.men[seat] == [cell for cell, code in enumerate(s.board) if code and OWNER[code & TOP] == seat]
        look = sum(
            OCCUPIED[cell] | (TENTACLED[cell] if KIND[code & TOP] == OCTOPUS else 0)
            for cell, code in enumerate(s.board)
            if code
        )
        assert s.look == look


def spelled(code: int) -> str:
    """`YO(GS)` for what stands on a cell; nothing for an empty one."""
    if not code:
        return ""
    piece = code & TOP
    prey = f"({spelled(code >> PREY)})" if code >> PREY else ""
    return f"{COLOURS[OWNER[piece]]}{KINDS[KIND[piece]]}{prey}"


@pytest.fixture(scope="session")
def table() -> type[Table]:
    """`t = table("YO c4", "GS c5")` for a position, `table.opened()` and `table.begun()` for a match."""
    return Table
