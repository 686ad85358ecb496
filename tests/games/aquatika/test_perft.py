"""How many positions can be reached in so many moves, counted twice: by the rules, and by a slow program of its own in this file.

The slow one is written from the rulebook alone, with words and dictionaries, and shares nothing with the rules: not the boards,
not the notation, not the way to look a move up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tablee.core.state import apply, options
from tablee.games.aquatika.rules.state import Aquatika

if TYPE_CHECKING:
    from tests.games.aquatika.conftest import Table

Y, G = range(2)


# --- The slow program ----------------------------------------------------------------------------------------------------


class Man(NamedTuple):
    """A piece, with the one beneath it: `Man("Y", "O", Man("G", "S", None))`."""

    colour: str
    kind: str
    prey: Man | None


Position = dict[str, Man]

BODY: Final = {
    "classic": [f"{column}{row}" for row in range(1, 9) for column in "abcde"],
    "strip": [f"{column}{row}" for row in range(1, 9) for column in "abc"],
    "rect": [f"{column}{row}" for row in range(1, 7) for column in "abcde"],
}
GOAL: Final = {
    ("classic", "Y"): "c9", ("classic", "G"): "c0",
    ("strip", "Y"): "b9", ("strip", "G"): "b0",
    ("rect", "Y"): "c6", ("rect", "G"): "c1",
}  # fmt: skip
CAMP: Final = {
    ("classic", "Y"): "b3 c3 d3 b2 c2 d2 b1 c1 d1", ("classic", "G"): "d6 c6 b6 d7 c7 b7 d8 c8 b8",
    ("strip", "Y"): "a3 b3 c3 a2 b2 c2 a1 b1 c1", ("strip", "G"): "c6 b6 a6 c7 b7 a7 c8 b8 a8",
    ("rect", "Y"): "a2 b2 c2 d2 e2 a1 b1 d1 e1", ("rect", "G"): "e5 d5 c5 b5 a5 e6 d6 b6 a6",
}  # fmt: skip


class Slow:
    """The rules once more."""

    def __init__(self, layout: str, *, lateral: bool) -> None:
        self.layout = layout
        self.lateral = lateral

    def start(self, yellow: str, grey: str) -> Position:
        return {
            cell: Man(colour, kind, None)
            for colour, camp in (("Y", yellow), ("G", grey))
            for cell, kind in zip(CAMP[self.layout, colour].split(), camp.replace(" ", ""), strict=True)
        }

    def there(self, cell: str, colour: str) -> bool:
        return cell in BODY[self.layout] or cell == GOAL[self.layout, colour]

    @staticmethod
    def beyond(cell: str, ahead: int, right: int, colour: str) -> str:
        row = int(cell[1:]) + (ahead if colour == "Y" else -ahead)
        return f"{chr(ord(cell[0]) + right)}{row}"

    def moves(self, position: Position, colour: str) -> Iterator[tuple[str, Position]]:
        """Every move of a colour, by its text, with the position after it."""
        for cell, man in position.items():
            if man.colour != colour:
                continue
            for ahead, right in ((1, -1), (1, 0), (1, 1), (0, -1), (0, 1)):
                to = self.beyond(cell, ahead, right, colour)
                if self.there(to, colour):
                    yield from self.steps(position, cell, to)
                if man.kind == "F" and (ahead or self.lateral):
                    yield from self.jumps(position, cell, ahead, right)

    def steps(self, position: Position, cell: str, to: str) -> Iterator[tuple[str, Position]]:
        man, met = position[cell], position.get(to)
        alone = man._replace(prey=None)
        rest = {at: other for at, other in position.items() if at not in {cell, to}}
        left = {cell: man.prey} if man.prey else {}
        if met is None:
            yield f"{cell}-{to}", rest | left | {to: alone}
            if man.prey:
                yield f"{cell}={to}", rest | {to: man}
        elif man.kind == "S":
            yield f"{cell}x{to}", rest | {to: man}
        elif man.kind == "O" and met.kind != "O":
            yield f"{cell}x{to}", rest | left | {to: man._replace(prey=met)}

    def jumps(self, position: Position, cell: str, ahead: int, right: int) -> Iterator[tuple[str, Position]]:
        man, at = position[cell], cell
        while True:
            over = self.beyond(at, ahead, right, man.colour)
            landing = self.beyond(over, ahead, right, man.colour)
            if over not in position or landing in position or not self.there(landing, man.colour):
                return
            yield f"{cell}-{landing}", {one: other for one, other in position.items() if one != cell} | {landing: man}
            at = landing

    def won(self, move: str, colour: str) -> bool:
        return move[-2:] == GOAL[self.layout, colour]


def key(position: Position) -> frozenset[tuple[str, Man]]:
    return frozenset(position.items())


def slow_counts(slow: Slow, start: Position, plies: int) -> list[tuple[int, int]]:
    """For each number of plies: how many ways there are to play them, and how many different positions they lead to."""
    level = Counter({key(start): 1})
    counts = []
    for ply in range(plies):
        colour = "YG"[ply % 2]
        following: Counter[frozenset[tuple[str, Man]]] = Counter()
        home: Counter[frozenset[tuple[str, Man]]] = Counter()
        for position, ways in level.items():
            for move, after in slow.moves(dict(position), colour):
                (home if slow.won(move, colour) else following)[key(after)] += ways
        level = following
        counts.append(((level + home).total(), len(level + home)))
    return counts


# --- The rules -----------------------------------------------------------------------------------------------------------


def counts(s: Aquatika, plies: int) -> list[tuple[int, int]]:
    """The same by the rules: every line is played, move by move."""
    level: dict[int, tuple[Aquatika, int]] = {s.position: (s, 1)}
    found = []
    for _ in range(plies):
        following: dict[int, tuple[Aquatika, int]] = {}
        for state, ways in level.values():
            for seat in state.waiting:  # nobody, where somebody is home
                for move in options(state, seat):
                    after = state.clone()
                    apply(after, seat, move)
                    _, before = following.get(after.position, (after, 0))
                    following[after.position] = (after, before + ways)
        level = following
        found.append((sum(ways for _, ways in level.values()), len(level)))
    return found


PLACEMENTS: Final = [
    ("classic", False, "SSS OOO FFF", "SSS OOO FFF", [(32, 31), (1024, 961), (33451, 17470)]),
    ("classic", False, "FFF OOO SSS", "SOF SOF SOF", [(37, 36), (1407, 1369), (51460, 26829)]),
    ("classic", True, "FSO OFS SOF", "OSF FOS SFO", [(40, 40), (1601, 1601), (62167, 35221)]),
    ("strip", False, "FOS FOS FOS", "SSS FFF OOO", [(26, 26), (601, 575), (15139, 8548)]),
    ("strip", True, "OFO SFS FSO", "FFF SOS OSO", [(24, 23), (648, 598), (15759, 8685)]),
    ("rect", False, "FOSOF SFSO", "SOFFS OSFO", [(32, 32), (961, 961), (30005, 17215)]),
    ("rect", True, "SFSFO FOOS", "FFFSS SOOO", [(32, 32), (960, 960), (30777, 17531)]),
]


@pytest.mark.parametrize(("layout", "lateral", "yellow", "grey", "expected"), PLACEMENTS)
def test_three_plies_lead_to_as_many_positions_by_the_rules_as_by_the_slow_program(
    table: type[Table],
    layout: str,
    lateral: bool,  # noqa: FBT001
    yellow: str,
    grey: str,
    expected: list[tuple[int, int]],
) -> None:
    slow = Slow(layout, lateral=lateral)
    assert slow_counts(slow, slow.start(yellow, grey), 3) == expected
    t = table.opened(yellow, grey, layout=layout, lateral_jumps=lateral)
    assert counts(t.s, 3) == expected


def spelled(position: Position) -> set[str]:
    return {
        f"{man.colour}{man.kind}{f'({man.prey.colour}{man.prey.kind})' if man.prey else ''} {cell}"
        for cell, man in position.items()
    }


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("layout", "lateral", "yellow", "grey", "expected"), PLACEMENTS)
def test_a_whole_match_has_the_same_moves_and_positions_by_both(
    table: type[Table],
    layout: str,
    lateral: bool,  # noqa: FBT001
    yellow: str,
    grey: str,
    expected: list[tuple[int, int]],
    number: int,
) -> None:
    """AQU-53 included: the slow program counts every position of the match; half of the moves are sideways, so that some return."""
    slow, rng = Slow(layout, lateral=lateral), Random(number)
    t = table.opened(yellow, grey, layout=layout, lateral_jumps=lateral)
    position, colour = slow.start(yellow, grey), "Y"
    came = Counter({(key(position), colour): 1})
    assert len(t.moves()) == expected[0][0]
    while not t.over:
        other = "G" if colour == "Y" else "Y"
        legal = {
            move: after
            for move, after in slow.moves(position, colour)
            if slow.won(move, colour) or came[key(after), other] < 2
        }
        assert t.moves() == set(legal)
        sideways = [move for move in sorted(legal) if move[1] == move[-1]]
        move = rng.choice(sideways if sideways and rng.random() < 0.6 else sorted(legal))
        t.plays(move)
        position, colour = legal[move], other
        came[key(position), colour] += 1
        assert t.standing() == spelled(position)
