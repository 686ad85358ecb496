"""Random wishes of random people: whatever happens, the log replayed gives the same table, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import Judge

from tablee.core.chance import seed_from
from tablee.core.errors import Refusal
from tablee.table import entries as log
from tablee.table.commands import Close
from tablee.table.entries import Channel, Entries
from tablee.table.state import Phase
from tablee.table.table import Table
from tablee.table.terms import Absent, Terms, Time

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub

NAMES = ("ada", "basile", "chloé", "dario", "zoé")
TIMES = (Time(), Time.per_move(5), Time.stock(40, 1), Time.days(1))


def some_move(table: Table, seat: int, rng: Random) -> str:
    live = table.state.match
    if live is not None and seat in live.state.waiting and rng.random() < 0.9:
        return str(rng.choice(table.state.game.answers(live.state, seat, rng)))
    return str(rng.choice(table.state.game.moves))


def wish(club: Club, rng: Random) -> Entries:
    """Something that somebody might want, sensible or not."""
    t = club.table
    person, other = rng.choice(NAMES), rng.choice(NAMES)
    seat = rng.randrange(4)
    owner = t.state.seating.chairs[seat].person if seat < len(t.state.seating.chairs) else person
    seen = t.state.revision - (rng.random() < 0.1)
    terms = Terms(
        rng.randrange(1, 5),
        time=rng.choice(TIMES),
        absent=rng.choice(list(Absent)),
        public=True,
        grace=rng.choice((2, 50)),
    )
    lobby: list[Callable[[], Entries]] = [
        lambda: Judge(t).change(t.state.seating.host, terms),
        lambda: Judge(t).sit(person, seat),
        lambda: Judge(t).sit(person, seat),
        lambda: Judge(t).stand(person, seat),
        lambda: Judge(t).place(t.state.seating.host, seat, rng.choice(("easy", "hard", "nobody"))),
        lambda: Judge(t).kick(person, other) if rng.random() < 0.1 else (),
        lambda: Judge(t).prepare(owner),
        lambda: Judge(t).prepare(owner),
        lambda: Judge(t).start(t.state.seating.host, seed_from(str(rng.random()))),
        lambda: Judge(t).start(t.state.seating.host, seed_from(str(rng.random()))),
    ]
    playing: list[Callable[[], Entries]] = [
        *([lambda: Judge(t).answer(owner, seat, seen, some_move(t, seat, rng))] * 8),
        *([lambda: Judge(t).answer_for_bot(seat, seen, some_move(t, seat, rng))] * 3),
        lambda: Judge(t).pass_for(seat, seen),
        lambda: Judge(t).ask_undo(person),
        lambda: Judge(t).agree(person),
        lambda: Judge(t).refuse_undo(person),
        lambda: Judge(t).resign(person, seat) if rng.random() < 0.05 else (),
        lambda: Judge(t).end_for(person, seat),
        lambda: Judge(t).hand_over(person, seat, rng.choice(("", "easy"))),
        lambda: Judge(t).take_back(owner, seat),
        lambda: Judge(t).flag(club.now),
        lambda: Judge(t).wake(club.now - 3),
        lambda: Judge(t).rematch(person, "next", link="x", code="y")[0],
    ]
    always: list[Callable[[], Entries]] = [
        lambda: Judge(t).come(person, person.capitalize(), rng.choice(("CODE", "no"))),
        lambda: Judge(t).leave(person) if rng.random() < 0.3 else (),
        lambda: Judge(t).goes_away(person, club.now - rng.random()),
        lambda: Judge(t).goes_away(t.state.seating.host, club.now - rng.random()),
        lambda: Judge(t).comes_back(person),
        lambda: Judge(t).departs(person) if rng.random() < 0.1 else (),
        lambda: Judge(t).give_up(club.now + rng.choice((1.0, 1e6))),
        lambda: Judge(t).flag(club.now),
        lambda: t.handle("", Close(reason="late"), club.now) if rng.random() < 0.05 else (),
        lambda: Judge(t).say(person, rng.choice(list(Channel)), "hello", club.now, to=[other]),
    ]
    if t.state.undo is not None and rng.random() < 0.5:
        return Judge(t).refuse_undo(person) if rng.random() < 0.3 else Judge(t).agree(person)
    mostly = lobby if t.state.phase is Phase.LOBBY else playing
    return rng.choice(mostly if rng.random() < 0.8 else [*lobby, *playing, *always, *always, *always])()


def walk(opened: Club, rng: Random, wishes: int, parts_of: Callable[[Table], Hashable] | None = None) -> None:
    """So many wishes; with `parts_of`, each is looked at closely."""
    opened.comes(*NAMES[1:])
    for _ in range(wishes):
        opened.wait(rng.random() * 2)
        before = parts_of(opened.table) if parts_of else None
        try:
            entries = wish(opened, rng)
        except Refusal:
            entries = ()
        if parts_of:
            assert parts_of(opened.table) == before  # a wish alone changes nothing
        opened.do(entries)
        if parts_of and entries and rng.random() < 0.3:
            assert opened.same_after_restart()


@pytest.mark.parametrize("game", ["parlour", "fuji_flush"])
@pytest.mark.parametrize("seed", range(6))
def test_at_every_point_the_log_replayed_is_the_table(
    game: str,
    seed: int,
    club: MakeClub,
    parlour: MakeClub,
    parts_of: Callable[[Table], Hashable],
) -> None:
    rng = Random(f"{game} {seed}")
    opened = club(game, seats=3, public=True, time=rng.choice(TIMES))
    walk(opened, rng, 500, parts_of)
    assert opened.same_after_restart()


def test_the_walks_go_everywhere(club: MakeClub, parlour: MakeClub) -> None:
    kinds: set[str] = set()
    for seed in range(40):
        rng = Random(seed)
        opened = club("parlour", seats=3, public=True, time=rng.choice(TIMES))
        walk(opened, rng, 500)
        kinds |= {logged.entry.kind for logged in opened.log}
    assert set(log.KINDS) - kinds == {log.Continued.kind}  # only in a table that was made so
