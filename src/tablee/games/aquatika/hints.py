"""What a decent player of Aquatika feels. Sees only a table dealt anew for the seat that thinks.

No piece comes back. So an attacker fears only those defenders that stand beside it or ahead of it, and a piece next to its goal
wins unless it is eaten or covered at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from tablee.bots.hints import Hints, Tuning
from tablee.core.notation import Seat
from tablee.core.state import Move
from tablee.games.aquatika.rules.board import CELLS, GREY, WIDTH, YELLOW
from tablee.games.aquatika.rules.moves import GEOMETRIES, Carry, Geometry, Onto, Travel
from tablee.games.aquatika.rules.pieces import FISH, KIND, OCTOPUS, OWNER, PREY, SHARK, TOP
from tablee.games.aquatika.rules.setup import Place
from tablee.games.aquatika.rules.state import Aquatika, in_placement

HORIZON: Final = 0  # the value is trusted at once: it looks two moves ahead by itself

WORTH: Final = (28.0, 30.0, 24.0)  # an octopus, a shark, a flying fish
PER_ROW: Final = 0.4  # times the square of the rows that a piece has gone
CAUGHT: Final = 14.0  # a prey of the other side under my octopus
SHELTERED: Final = -4.0  # a piece of mine under my own octopus: nothing can eat it alone, but it can do nothing either
HANGING: Final = 0.55  # of its worth, for what the side to move can take for nothing
AT_RISK: Final = 0.12  # of its worth, for what the other side could take after that
RUNNER: Final = 60.0  # a piece that nobody can stop any more …
PER_STEP: Final = 9.0  # … less this for every move it still needs
TEMPO: Final = 5.0
SCALE: Final = 28.0

WINS: Final = 1000.0  # how a move looks that reaches the goal …
STOPS: Final = 60.0  # … one that takes a piece about to do so …
AT_THE_GATE: Final = 20.0  # … one that will reach it next, and can't be taken there
FORCES: Final = 3.0  # … and one that will, and so has to be taken there: it drags a defender away
ONWARD: Final = 0.12
LEAST: Final = 0.02

SURE: Final = 0.995  # who reaches the goal with the next move
ALMOST: Final = 0.95  # who steps beside the goal where nobody can reach the piece
LOST: Final = 0.03  # who can't stop the other from doing so


class Ground:
    """What a player knows of a board by heart: where each piece may step, and how far it has to go."""

    def __init__(self, geometry: Geometry) -> None:
        self.goals = geometry.layout.goals
        self.within = geometry.layout.within
        self.steps = tuple(
            tuple(tuple(geometry.beside(seat, cell)) for cell in range(CELLS)) for seat in (YELLOW, GREY)
        )
        self.masks = tuple(tuple(sum(1 << at for at in steps) for steps in side) for side in self.steps)
        self.far = (self._far(YELLOW), self._far(GREY))
        rows = [cell // WIDTH for cell in geometry.layout.cells]
        self.gone = (
            tuple(cell // WIDTH - min(rows) for cell in range(CELLS)),
            tuple(max(rows) - cell // WIDTH for cell in range(CELLS)),
        )
        self.gates = tuple(
            sum(1 << cell for cell in geometry.layout.cells if self.goals[seat] in self.steps[seat][cell])
            for seat in (YELLOW, GREY)
        )

    def _far(self, seat: Seat) -> tuple[int, ...]:
        """How many steps it takes from each cell to the goal; 99 where it is behind."""
        far = [99] * CELLS
        far[self.goals[seat]] = 0
        for _ in range(CELLS):
            for cell in range(CELLS):
                far[cell] = min([far[cell], *(1 + far[at] for at in self.steps[seat][cell])])
        return tuple(far)


GROUNDS: Final = tuple(Ground(geometry) for geometry in GEOMETRIES)


# --- The value of a position ---------------------------------------------------------------------------------------------


def winners(s: Aquatika, seat: Seat) -> list[int]:
    """AQU-50: the cells from which a piece of that side reaches its goal in one move."""
    ground, geometry = GROUNDS[s.variant], GEOMETRIES[s.variant]
    goal, gates, board, look = ground.goals[seat], ground.gates[seat], s.board, s.look
    found = []
    for cell in s.men[seat]:
        code = board[cell]
        if gates >> cell & 1 or KIND[code & TOP] == FISH:
            for move in geometry.moves(code, cell, look):
                if move.b == goal:
                    found.append(cell)
                    break
    return found


def value(s: Aquatika) -> list[float]:
    """Each side's hope of the win."""
    if s.outcome is not None:
        return [s.outcome.share(YELLOW), s.outcome.share(GREY)]
    if in_placement(s):
        return [0.5, 0.5]
    seat = s.waiting[0]
    hope = mover_hopes(s, seat)
    return [hope, 1 - hope] if seat == YELLOW else [1 - hope, hope]


def mover_hopes(s: Aquatika, seat: Seat) -> float:
    """The hope of the side to move."""
    if winners(s, seat):
        return SURE
    other = 1 - seat
    mine, yours = Reach(s, seat), Reach(s, other)
    threats = winners(s, other)
    if len(threats) > 1:
        return LOST
    if threats:
        if not mine.takes(threats[0], s.board[threats[0]]) and not spoils(s, seat, threats[0]):
            return LOST
    elif walks_home(s, seat, yours):
        return ALMOST
    feeling = TEMPO + strength(s, seat, mine, yours, AT_RISK) - strength(s, other, yours, mine, HANGING)
    return LOST + (SURE - LOST) / (1 + exp(-feeling / SCALE))


class Reach:
    """Where one side's sharks could eat and its octopuses could cover, as bits."""

    __slots__ = ("bites", "grabs", "twice")

    def __init__(self, s: Aquatika, seat: Seat) -> None:
        steps, board = GROUNDS[s.variant].masks[seat], s.board
        bites = grabs = twice = 0
        for cell in s.men[seat]:
            kind = KIND[board[cell] & TOP]
            if kind != FISH:
                twice |= (bites | grabs) & steps[cell]
                if kind == SHARK:
                    bites |= steps[cell]
                else:
                    grabs |= steps[cell]
        self.bites = bites
        self.grabs = grabs
        self.twice = twice  # by two pieces: whoever goes there is guarded

    def takes(self, cell: int, code: int) -> bool:
        """Whether that piece on that cell could be eaten or covered."""
        return bool(self.bites >> cell & 1 or (self.grabs >> cell & 1 and KIND[code & TOP] != OCTOPUS))


def walks_home(s: Aquatika, seat: Seat, yours: Reach) -> bool:
    """Whether a piece can step beside its goal, onto a cell where the other side can't take it."""
    ground, board = GROUNDS[s.variant], s.board
    steps, gates, goal = ground.masks[seat], ground.gates[seat], board[ground.goals[seat]]
    for cell in s.men[seat]:
        if steps[cell] & gates & ~yours.bites:
            kind = KIND[board[cell] & TOP]
            if ground.within and kind != SHARK:
                continue  # somebody may stand on the goal in time
            for at in ground.steps[seat][cell]:
                if (
                    gates >> at & 1
                    and not yours.takes(at, board[cell])
                    and enters(kind, board[at])
                    and enters(kind, goal)
                ):
                    return True
    return False


def enters(kind: int, met: int) -> bool:
    """AQU-20, AQU-30, AQU-40: whether such a piece may step onto what stands there."""
    return met == 0 or kind == SHARK or (kind == OCTOPUS and KIND[met & TOP] != OCTOPUS)


def spoils(s: Aquatika, seat: Seat, at: int) -> bool:
    """Whether some move of mine keeps the piece on that cell from its goal otherwise than by taking it.

    A jump home fails if what the fish jumps over steps away, or if its landing is taken; on the short board the goal itself
    can be stood on (AQU-12).
    """
    ground = GROUNDS[s.variant]
    goal, kind = ground.goals[1 - seat], KIND[s.board[at] & TOP]
    bridges: list[int] = []
    landings: list[int] = []
    rows, columns = goal // WIDTH - at // WIDTH, goal % WIDTH - at % WIDTH
    length = max(abs(rows), abs(columns))
    if length > 1:
        line = [at + step * (rows // length) * WIDTH + step * (columns // length) for step in range(1, length)]
        bridges, landings = line[::2], line[1::2]
    if ground.within and s.board[goal] == 0 and kind != SHARK:
        landings.append(goal)
    for cell in s.men[seat]:
        if cell in bridges:
            return True
        for landing in landings:
            if landing in ground.steps[seat][cell] and not (landing == goal and enters(kind, s.board[cell])):
                return True
    return False


def strength(s: Aquatika, seat: Seat, mine: Reach, yours: Reach, risk: float) -> float:
    """What one side's pieces are worth, where they stand and who is after them."""
    board, ground = s.board, GROUNDS[s.variant]
    gone, far = ground.gone[seat], ground.far[seat]
    guards = mine.bites | mine.grabs
    defended = max([gone[cell] for cell in s.men[1 - seat] if KIND[board[cell] & TOP] != FISH], default=-1)
    feeling = hanging = 0.0
    best = 99
    for cell in s.men[seat]:
        code = board[cell]
        kind, rows = KIND[code & TOP], gone[cell]
        worth = WORTH[kind] + PER_ROW * rows * rows
        feeling += worth
        if code > TOP:
            prey = code >> PREY
            feeling += CAUGHT if OWNER[prey] != seat else SHELTERED + WORTH[KIND[prey]]
        if yours.takes(cell, code):
            hanging = max(hanging, worth / 2 if guards >> cell & 1 else worth)
        elif rows > defended and far[cell] < best:
            best = far[cell]
    if best < 99:
        feeling += max(RUNNER - PER_STEP * best, 0.0)
    return feeling - risk * hanging


# --- How good a move looks -----------------------------------------------------------------------------------------------


def prior(s: Aquatika, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How good each option looks."""
    if in_placement(s):
        return camp_prior(s, seat, options)
    ground = GROUNDS[s.variant]
    goal, gates, gone = ground.goals[seat], ground.gates[seat], ground.gone[seat]
    mine, yours = Reach(s, seat), Reach(s, 1 - seat)
    threats = winners(s, 1 - seat)
    weights = []
    for move in options:
        assert isinstance(move, Travel)
        a, b, code = move.a, move.b, s.board[move.a]
        if b == goal:
            weights.append(WINS)
            continue
        weight = deed(s, seat, move, 1.0 + ONWARD * (gone[b] - gone[a]) * gone[b])
        feared = yours.takes(b, code)
        if feared:
            weight *= 0.5 if mine.twice >> b & 1 else 0.25
            weight = max(weight - (WORTH[KIND[code & TOP]] + PER_ROW * gone[b] ** 2) / 40, LEAST)
            if gates >> b & 1:
                weight = max(weight, FORCES)
        else:
            if gates >> b & 1:
                weight += AT_THE_GATE
            if yours.takes(a, code):
                weight += 1.0 if mine.twice >> a & 1 else 2.0
        if threats:
            weight = weight + STOPS if b in threats and s.board[b] else weight * 0.2
        weights.append(weight)
    return weights


def deed(s: Aquatika, seat: Seat, move: Travel, weight: float) -> float:
    """What a move does to the pieces it meets, and to the prey it carries or leaves."""
    code, met = s.board[move.a], s.board[move.b]
    if type(move) is Onto:
        top, eats = met & TOP, KIND[code & TOP] == SHARK
        if OWNER[top] == seat:
            weight *= 0.02 if eats else 0.15
        else:
            gain = WORTH[KIND[top]] + PER_ROW * GROUNDS[s.variant].gone[1 - seat][move.b] ** 2
            if met > TOP:
                gain += WORTH[KIND[met >> PREY]] * (-1 if OWNER[met >> PREY] == seat else 1)
            weight += max(gain, 0.0) / (4 if eats else 6)
    if code > TOP and type(move) is not Carry:
        weight *= 1.5 if OWNER[code >> PREY] == seat else 0.25
    return weight


def rollout(s: Aquatika, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    """An option, the better ones more often."""
    return rng.choices(options, prior(s, seat, options))[0]


# --- The camp ------------------------------------------------------------------------------------------------------------


# Front row first, as they are placed. Found by letting bots play 524 matches with random camps: sharks do a little better at the
# back, octopuses in the middle column, flying fish outside and in front; nothing matters much more than that.
CAMPS: Final = tuple(
    tuple("OSF".index(letter) for letter in camp.replace(" ", ""))
    for camp in (
        "FOF SOF SOS",
        "FOF FOS SOS",
        "FOF OFO SSS",
        "OFO FOF SSS",
        "FOF SFO SOS",
        "FOF OFS SOS",
        "OFF FOS SOS",
        "FFO SOF SOS",
        "FSF OOF SOS",
        "FSF FOO SOS",
    )
)
WANTED: Final = 8.0  # how much the piece of the chosen camp is liked, beside the others
UNWANTED: Final = 0.3


def camp_prior(s: Aquatika, seat: Seat, options: Sequence[Move]) -> list[float]:
    """AQU-2: one of a few good camps, drawn by lot so that nobody knows which; failing that, anything.

    The lot comes from the luck of the sampled world, which is nobody's but the bot's.
    """
    placed = tuple(s.placed[seat])
    fitting = [camp for camp in CAMPS if camp[: len(placed)] == placed]
    if not fitting:
        return [1.0] * len(options)
    wanted = fitting[s.chance.pick("camp", len(fitting))][len(placed)]
    return [WANTED if isinstance(move, Place) and move.kind.value == wanted else UNWANTED for move in options]


HINTS: Final[Hints[Aquatika]] = Hints(rollout=rollout, prior=prior, value=value, tuning=Tuning(horizon=HORIZON))
