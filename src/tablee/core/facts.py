"""A game's facts: the TOML files of its folder, read once."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def facts(package: str, name: str) -> dict[str, dict[str, int]]:
    """Tables of whole numbers from a TOML file in a game's folder."""
    return tomllib.loads(files(package).joinpath(name).read_text("utf-8"))
