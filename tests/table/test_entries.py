"""Entries are plain data: what was written is read back, and anything else is refused."""

from __future__ import annotations

import json

import pytest

from tablee.core.serialize import JsonValue
from tablee.table import entries as log
from tablee.table import lobby
from tablee.table.entries import NumberedEntry
from tablee.table.refusals import OtherRules, UnknownEntry
from tablee.table.table import Table
from tablee.table.terms import Terms


def test_every_kind_has_a_name_of_its_own() -> None:
    kinds = [kind for kind in vars(log).values() if isinstance(kind, type) and issubclass(kind, log.LogEntry)]
    assert set(log.KINDS.values()) == {kind for kind in kinds if not kind.__subclasses__()}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("exploded", {}),
        ("sat", {"person": "ada"}),
        ("sat", {"person": "ada", "seat": "0"}),
        ("sat", {"person": "ada", "seat": True}),
        ("sat", {"person": "ada", "seat": 0, "more": 1}),
        ("sat", {"person": None, "seat": 0}),
        ("said", {"person": "ada", "channel": "roof", "text": "x", "to": []}),
        ("said", {"person": "ada", "channel": "table", "text": "x", "to": "ada"}),
        ("changed", {"terms": {"public": True}}),
        ("changed", {"terms": None}),
    ],
)
def test_what_is_no_entry_is_refused(kind: str, body: dict[str, JsonValue]) -> None:
    with pytest.raises(UnknownEntry):
        log.read(kind, json.dumps(body))


def test_the_kinds_that_hold_secrets_are_marked() -> None:
    private = {name for name, kind in log.KINDS.items() if kind.private}
    assert private == {"opened", "sealed", "answered", "said"}


def test_a_log_begins_with_its_table_and_has_no_gaps() -> None:
    opened, came = lobby.open_table("ada", "Ada", "fuji_flush", Terms(3), link="l", code="c")
    for entries in ([], [NumberedEntry(1, 0.0, came)], [NumberedEntry(1, 0.0, opened), NumberedEntry(3, 0.0, came)]):
        with pytest.raises(UnknownEntry):
            Table.replay(entries)


def test_a_match_of_other_rules_is_refused() -> None:
    opened = log.Opened("ada", "fuji_flush", 0, Terms(3), "l", "c")
    with pytest.raises(OtherRules):
        Table.replay([NumberedEntry(1, 0.0, opened)])


def test_neither_seed_nor_link_is_in_a_repr() -> None:
    assert "ff" * 32 not in repr(log.Sealed("ff" * 32))
    assert "secret-link" not in repr(log.Opened("ada", "fuji_flush", 1, Terms(3), "secret-link", "c"))


def test_an_entry_written_before_a_part_was_added_is_read_with_its_default() -> None:
    assert log.read("sat", '{"person": "ada", "seat": 2}') == log.Sat("ada", 2)
    assert log.read("changed", '{"terms": {"seats": 4}}') == log.Changed(Terms(4))
