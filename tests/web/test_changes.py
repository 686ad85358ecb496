"""Scenes that tell only what changed: put together again they are the scenes."""

from __future__ import annotations

import json
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import Dice
from tablee.core.game import load, names
from tablee.core.goal import table_of
from tablee.core.scene import Note, Offer, Prompt, Scene
from tablee.core.state import apply
from tablee.i18n import Words
from tablee.web.changes import changes
from tablee.web.client import Snapshot, whole

STEPS = 40


def sent(value: object) -> dict[str, Any]:
    """What arrives at the other end."""
    return cast("dict[str, Any]", json.loads(msgspec.json.encode(value)))


@pytest.mark.parametrize("game", names())
def test_what_changed_makes_the_next_scene_of_the_last(game: str) -> None:
    found = load(game)
    seats = found.players[0]
    state = found.start(found.setup(seats), Dice(b"changes!" * 4))
    rng = Random(game)
    last: dict[int | None, Scene] = {}
    whole_size = changed_size = 0
    for _ in range(STEPS):
        for reader in (None, *range(seats)):
            scene = table_of(found, found.view(state, reader), Words(found, "fr", reader))
            if reader in last:
                told = sent(changes(last[reader], scene))
                assert whole(sent(last[reader]), told) == sent(scene)
                whole_size += len(json.dumps(sent(scene)))
                changed_size += len(json.dumps(told))
            last[reader] = scene
        if state.outcome is not None:
            break
        seat = rng.choice(list(state.waiting))
        apply(state, seat, rng.choice(found.answers(state, seat, rng)))
    assert changed_size < whole_size


def test_a_scene_that_did_not_change_is_told_by_names() -> None:
    found = load("aquatika")
    state = found.start(found.setup(2), Dice(b"changes!" * 4))
    scene = found.scene(found.view(state, 0), Words(found, "en", 0))
    assert changes(scene, scene)["nodes"] == [node.id for node in scene.nodes]


def scene_of(*notes: Note, offers: tuple[Offer, ...] = ()) -> Scene:
    return Scene("g", "", notes, Prompt("?", "G-1", (0,), mine=True, offers=offers))


@given(st.permutations(range(6)), st.sets(st.integers(0, 5)), st.permutations(range(6)), st.sets(st.integers(0, 5)))
def test_nodes_may_come_go_and_change_places(
    first: list[int], gone: set[int], second: list[int], missing: set[int]
) -> None:
    notes = [Note(f"n{one}", str(one)) for one in range(6)]
    before = scene_of(*(notes[one] for one in first if one not in gone))
    after = scene_of(*(notes[one] for one in second if one not in missing))
    told = changes(before, after)["nodes"]
    assert whole(sent(before), sent(changes(before, after))) == sent(after)
    assert [isinstance(one, str) for one in told] == [node in before.nodes for node in after.nodes]


def test_an_offer_is_told_in_the_same_words_however_often_it_is_handed_out() -> None:
    often = Offer("play 1", "Play “1”", ("hand.0",), touches=("front.1",))
    told = [sent(changes(scene_of(), scene_of(offers=(often,))))["prompt"] for _ in range(4)]
    assert told == [sent(scene_of(offers=(often,)))["prompt"]] * 4


def test_what_changed_since_another_moment_is_a_gap() -> None:
    scene = {"game": "g", "title": "", "nodes": [{"id": "a", "kind": "note"}], "prompt": None, "standings": None}
    snapshot = Snapshot()
    assert snapshot.take({"since": 0, "moment": 4, "looks": [{"seat": 0, "scene": scene, "start": 0, "events": []}]})
    on = {"seat": 0, "base": 3, "scene": {**scene, "nodes": ["a"]}, "start": 0, "events": []}
    assert not snapshot.take({"since": 3, "moment": 5, "looks": [on]})
    assert snapshot.moment == 4
    assert snapshot.take({"since": 4, "moment": 5, "looks": [{**on, "base": 4}]})
    assert snapshot.looks[0].scene["nodes"] == scene["nodes"]
