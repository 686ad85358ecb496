"""The wire as TypeScript: what is declared is what is sent, and a client that reads anything else is noticed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, make_dataclass
from enum import Enum
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Annotated, Literal, NotRequired, TypedDict

import msgspec
import pytest
from msgspec import Meta, Raw, Struct

from tablee.core.chance import Dice
from tablee.core.game import load, names
from tablee.core.scene import Node, Scene
from tablee.core.state import apply
from tablee.i18n import Words
from tablee.web.changes import changes
from tablee.web.typescript import Declarations

ROOT = Path(__file__).parents[2]
COMPILER = ROOT / "node_modules/.bin/tsc"


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass
class Pawn:
    """A pawn."""

    at: tuple[int, float]
    colour: Colour = Colour.RED
    carries: tuple[Pawn | None, ...] = ()
    notes: Mapping[str, bool] = field(default_factory=dict)
    kind: Literal["pawn"] = "pawn"


class Moved(Struct, tag_field="type", tag="moved", omit_defaults=True, rename={"where": "to"}):
    where: Annotated[str, Meta(pattern="^(left|right)$")]
    why: Annotated[str, Meta(pattern="^[a-z]*$")] = ""
    pawns: tuple[Pawn | Raw, ...] | None = None


class Told(TypedDict):
    text: str
    rule: NotRequired[int]


def declared(annotation: object, *, sent: bool = False) -> str:
    known = Declarations({Pawn | Moved: "Thing"})
    if sent:
        known.sent(annotation)
    else:
        known.received(annotation)
    return str(known)


def test_everything_of_a_dataclass_is_received() -> None:
    assert declared(Pawn) == (
        "/** A pawn. */\n"
        "export interface Pawn {\n"
        "  readonly at: readonly [number, number];\n"
        '  readonly colour: "red" | "blue";\n'
        "  readonly carries: readonly (Pawn | null)[];\n"
        "  readonly notes: Readonly<Record<string, boolean>>;\n"
        '  readonly kind: "pawn";\n'
        "}\n"
    )


def test_what_has_a_default_need_not_be_sent() -> None:
    assert re.findall(r"readonly (\w+\??):", declared(Pawn, sent=True)) == [
        "at",
        "colour?",
        "carries?",
        "notes?",
        "kind?",
    ]


def test_a_struct_has_its_tag_its_names_in_json_and_leaves_out_what_it_leaves_out() -> None:
    assert declared(Moved).startswith(
        "export interface Moved {\n"
        '  readonly type: "moved";\n'
        '  readonly to: "left" | "right";\n'
        "  readonly why?: string;\n"
        "  readonly pawns?: readonly Pawn[] | null;\n"
        "}\n"
    )


def test_a_typed_dict_may_leave_out_what_is_not_required() -> None:
    assert "readonly text: string;\n  readonly rule?: number;\n" in declared(Told)


def test_a_union_has_the_name_it_was_given() -> None:
    assert "export type Thing = Pawn | Moved\n" in declared(list[Pawn | Moved])


def test_two_types_of_one_name_are_refused() -> None:
    known = Declarations({})
    known.received(Pawn)
    with pytest.raises(TypeError, match="Pawn is the name of two types"):
        known.received(make_dataclass("Pawn", ["at"]))


def test_a_type_that_means_two_things_on_its_two_ways_is_refused() -> None:
    known = Declarations({})
    known.sent(Pawn)
    with pytest.raises(TypeError, match="Pawn goes both ways"):
        known.received(Pawn)


def test_a_type_that_has_no_json_is_refused() -> None:
    with pytest.raises(TypeError, match="has no declaration"):
        declared(Callable)


# --- With the compiler -------------------------------------------------------------------------------------------------------


@cache
def printed() -> str:
    """All declarations, as the command prints them."""
    done = subprocess.run(
        [sys.executable, "-m", "tablee.web.typescript"], capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout


def wrong_lines(folder: Path, source: str) -> dict[int, str]:
    """What the compiler finds in that source beside the declarations, by line."""
    if not COMPILER.exists():
        pytest.fail("The types of the pages are checked with tools from npm: make node_modules/.made installs them.")
    (folder / "wire.d.ts").write_text(printed(), "utf-8")
    (folder / "client.ts").write_text(source, "utf-8")
    (folder / "tsconfig.json").write_text(
        '{"compilerOptions": {"strict": true, "noEmit": true, "target": "es2024", "module": "esnext", "types": []}}'
    )
    done = subprocess.run([COMPILER, "--pretty", "false"], cwd=folder, capture_output=True, text=True, check=False)
    found = re.findall(r"^(\S+)\((\d+),\d+\): error (.*)", done.stdout, re.MULTILINE)
    assert {file for file, _, _ in found} <= {"client.ts"}, done.stdout
    return {int(line): problem for _, line, problem in found}


RIGHT_AND_WRONG = """
import type { Command, Message, Node, Routes, Scene } from "./wire";
export const right = (scene: Scene) => scene.prompt?.offers.map((offer) => offer.move);
export const wrong_member = (scene: Scene) => scene.promt;
export const right_kind = (node: Node) => (node.kind === "zone" ? node.count : null);
export const wrong_kind = (node: Node) => (node.kind === "card" ? node.count : null);
export const wrong_word = (node: Node) => node.kind === "bord";
export const right_command: Command = { wish: "answer", seat: 0, moment: 1, move: "play 7" };
export const wrong_command: Command = { wish: "answer", seat: 0, revision: 1, move: "play 7" };
export const wrong_name: Command = { wish: "reply" };
export const right_message = (told: Message) => (told.type === "seen" ? told.looks : told.type);
export const wrong_message = (told: Message) => told.looks;
export const right_route = (told: Routes["GET"]["/api/tables"]["answer"]) => told.mine[0]?.asks_me;
export const wrong_route = (told: Routes["GET"]["/api/table"]["answer"]) => told;
export const wrong_answer = (told: Routes["GET"]["/api/tables"]["answer"]) => told.mine[0]?.asksMe;
"""


@pytest.mark.process
def test_a_client_that_reads_what_is_not_there_is_noticed(tmp_path: Path) -> None:
    wrong = {at for at, line in enumerate(RIGHT_AND_WRONG.splitlines(), 1) if "wrong_" in line}
    assert set(wrong_lines(tmp_path, RIGHT_AND_WRONG)) == wrong


def scenes(game: str) -> list[Scene]:
    """A few scenes of one seat, one after the other."""
    found = load(game)
    state, rng = found.start(found.setup(found.players[0]), Dice(b"declared" * 4)), Random(game)
    shown = []
    for _ in range(12):
        shown.append(found.scene(found.view(state, 0), Words(found, "en", 0)))
        if state.outcome is None:
            seat = rng.choice(list(state.waiting))
            apply(state, seat, rng.choice(found.answers(state, seat, rng)))
    return shown


@pytest.mark.process
def test_what_is_sent_of_every_game_is_what_is_declared(tmp_path: Path) -> None:
    source = ['import type { Scene, SceneChanges } from "./wire";', "export const whole: Scene[] = [];"]
    source.append("export const changed: SceneChanges[] = [];")
    for game in names():
        shown = scenes(game)
        told = [msgspec.json.encode(one).decode() for one in (shown[0], shown[-1])]
        source += [f"whole.push({one});" for one in told]
        after = [changes(before, scene) for before, scene in pairwise(shown)]
        source += [f"changed.push({msgspec.json.encode(one).decode()});" for one in after]
    more = json.loads(msgspec.json.encode(scenes("fuji_flush")[0]))
    less = {name: value for name, value in more.items() if name != "title"}
    source += [f"whole.push({json.dumps(one)});" for one in ({**more, "secret": 1}, less)]
    assert set(wrong_lines(tmp_path, "\n".join(source))) == {len(source) - 1, len(source)}


def test_every_kind_of_node_is_told_apart() -> None:
    kinds = re.findall(r'readonly kind: ("\w+");', declared(Node))
    assert len(kinds) == len(set(kinds)) == len(Node.__args__)
