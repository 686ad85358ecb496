"""What the browser makes of the frames it is sent: `snapshot.js` needs no page, so it runs here in Node."""

from __future__ import annotations

import itertools
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from tablee.core.chance import Dice
from tablee.core.game import load, names
from tablee.core.goal import table_of
from tablee.core.scene import Scene
from tablee.core.state import apply
from tablee.i18n import Words
from tablee.web.changes import changes

pytestmark = pytest.mark.process

MODULE = Path(__file__).parents[2] / "src/tablee/web/static/js/snapshot.js"
SCRIPT = """
import { readFileSync } from "node:fs";
const { next } = await import(process.argv[1]);
let known = null;
const told = JSON.parse(readFileSync(0, "utf8")).map((frame) => {
  const found = next(known, frame, 0);
  if (typeof found === "string") return found;
  known = found.snapshot;
  return found;
});
process.stdout.write(JSON.stringify(told));
"""
SETTING = {"phase": "running"}
Frame = dict[str, Any]


def after(*frames: Frame) -> list[Any]:
    """What each frame makes of what came before it: a snapshot with its news, `old` or `gap`."""
    command = ["node", "--input-type=module", "--eval", SCRIPT, "--", MODULE.as_uri()]
    done = subprocess.run(command, input=json.dumps(frames), capture_output=True, encoding="utf-8", check=True)
    return cast("list[Any]", json.loads(done.stdout))


def sent(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def scenes(game: str) -> list[Scene]:
    """Scenes of one seat, one after the other."""
    found = load(game)
    state, rng = found.start(found.setup(found.players[0]), Dice(b"snapshot" * 4)), Random(game)
    shown = [table_of(found, found.view(state, 0), Words(found, "fr", 0))]
    while state.outcome is None and len(shown) < 25:
        seat = rng.choice(list(state.waiting))
        apply(state, seat, rng.choice(found.answers(state, seat, rng)))
        shown.append(table_of(found, found.view(state, 0), Words(found, "fr", 0)))
    return shown


@pytest.mark.parametrize("game", names())
def test_what_changed_makes_the_next_scene_of_the_last(game: str) -> None:
    shown = scenes(game)
    look = {"seat": 0, "start": 0, "events": []}
    frames = [
        {"type": "seen", "since": 0, "moment": 1, "setting": SETTING, "looks": [{**look, "scene": sent(shown[0])}]}
    ]
    for at, (before, scene) in enumerate(itertools.pairwise(shown), 1):
        changed = {**look, "base": at, "scene": sent(changes(before, scene))}
        frames.append({"type": "seen", "since": at, "moment": at + 1, "looks": [changed]})
    told = after(*frames)
    assert [one["snapshot"]["views"][0]["scene"] for one in told] == [sent(scene) for scene in shown]


def frame(since: int, moment: int, *lines: str, heard: int = 0, events: tuple[str, ...] = (), start: int = 0) -> Frame:
    look = {"seat": 0, "scene": {"nodes": []}, "start": start, "events": [{"text": one, "rule": ""} for one in events]}
    return {
        "type": "seen",
        "since": since,
        "moment": moment,
        "heard": heard,
        "setting": SETTING,
        "lines": [{"text": one} for one in lines],
        "looks": [look],
    }


def test_lines_and_events_go_on_where_they_were() -> None:
    first, second = after(frame(0, 3, "a", events=("x",)), frame(3, 4, "b", heard=1, events=("y",), start=1))
    assert [line["text"] for line in second["snapshot"]["lines"]] == ["a", "b"]
    assert [event["text"] for event in second["snapshot"]["views"][0]["events"]] == ["x", "y"]
    assert first["news"]["fresh"]
    assert first["news"]["lines"] == []
    assert [line["text"] for line in second["news"]["lines"]] == ["b"]
    assert [event["text"] for event in second["news"]["events"]] == ["y"]


def test_an_answer_that_is_taken_back_takes_its_events_with_it() -> None:
    _, second = after(frame(0, 3, events=("x", "y")), frame(3, 4, events=("z",), start=1))
    assert [event["text"] for event in second["snapshot"]["views"][0]["events"]] == ["x", "z"]


def test_a_frame_that_was_overtaken_changes_nothing() -> None:
    assert after(frame(0, 5), frame(3, 4))[1] == "old"


@pytest.mark.parametrize(
    "late",
    [
        frame(7, 8),
        frame(5, 6, "b", heard=1),
        frame(5, 6, start=2),
        {**frame(5, 6), "looks": [{"seat": 0, "base": 4, "start": 0}]},
    ],
    ids=["revision", "lines", "events", "base"],
)
def test_a_frame_that_goes_on_from_what_never_came_leaves_a_gap(late: Frame) -> None:
    assert after(frame(0, 5), late)[1] == "gap"


def test_the_first_frame_has_to_tell_the_setting() -> None:
    assert after({**frame(0, 5), "setting": None}) == ["gap"]
